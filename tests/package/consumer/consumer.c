// SPDX-License-Identifier: MIT
//
// A program outside the tree: it agrees with the published count of depth 5, or fails.
#include <checkers/checkers.h>
#include <stdio.h>

enum { DEPTH = 5, PUBLISHED = 7361 };

int main(void)
{
    ck_rules rules = ck_rules_english(8);
    ck_position *position;
    if (ck_position_new(&position, &rules) != CK_OK)
        return 1;
    uint64_t count = 0;
    ck_perft_options options = {.threads = 2};
    enum ck_status status = ck_perft(position, DEPTH, &options, &count);
    ck_position_free(position);
    if (status != CK_OK || count != PUBLISHED) {
        fprintf(stderr, "perft %d: %llu, %s\n", DEPTH, (unsigned long long)count,
                ck_status_text(status));
        return 1;
    }
    return 0;
}

// SPDX-License-Identifier: MIT
//
// Rules and sides.
#include <checkers/rules.h>

#include "base/error.h"

ck_rules ck_rules_english(int size)
{
    return (ck_rules){.size = size, .quiet_limit = 80};
}

enum ck_status ck_rules_check(const ck_rules *rules, ck_error *error)
{
    if (rules->size < CK_SIZE_MIN || rules->size > CK_SIZE_MAX || rules->size % 2 != 0) {
        return ck_fail(error, CK_BAD_ARGUMENT, 0,
                       "the board size is an even number from %d to %d, not %d", CK_SIZE_MIN,
                       CK_SIZE_MAX, rules->size);
    }
    if (rules->quiet_limit < 0 || rules->quiet_limit > CK_QUIET_LIMIT_MAX) {
        return ck_fail(error, CK_BAD_ARGUMENT, 0,
                       "the limit of quiet plies is a number from 0 (never) to %d, not %d",
                       CK_QUIET_LIMIT_MAX, rules->quiet_limit);
    }
    return CK_OK;
}

int ck_rules_squares(const ck_rules *rules)
{
    return rules->size * rules->size / 2;
}

enum ck_side ck_side_other(enum ck_side side)
{
    return side == CK_RED ? CK_WHITE : CK_RED;
}

const char *ck_side_text(enum ck_side side)
{
    return side == CK_RED ? "red" : "white";
}

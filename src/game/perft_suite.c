// SPDX-License-Identifier: MIT
//
// Published counts of English draughts, and where they were published.
#include <checkers/perft.h>

// clang-format off
static const ck_perft_row suite[] = {
    {.rules = {.size = 8, .quiet_limit = 80}, .unique = false,
     .source = "OEIS A133046; A. Bik, computer checkers page",
     .counts = {7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564,
                85242128, 388623673, 1766623630, 7978439499, 36263167175, 165629569428,
                758818810990, 3493881706141, 16114043592799, 74545030871553}},
    {.rules = {.size = 8, .quiet_limit = 80}, .unique = true,
     .source = "laatste shashki forum, 'Standard validation generator moves'",
     .counts = {7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564,
                85242128, 388617999, 1766564893}},
    {.rules = {.size = 6, .quiet_limit = 80}, .unique = false,
     .source = "FMJD forum, 'Perft for arbitrary board sizes'",
     .counts = {5, 25, 106, 369, 1271, 4104, 12495, 37474, 104013, 290032, 808158,
                2209549, 6039632, 16775007, 45722008, 129088590, 354735390}},
    {.rules = {.size = 4, .quiet_limit = 80}, .unique = false,
     .source = "computed by a separate mailbox program",
     .counts = {3, 9, 12, 16, 22}},
    {.rules = {.size = 10, .quiet_limit = 80}, .unique = false,
     .source = "computed by a separate mailbox program",
     .counts = {9, 81, 658, 4265, 26875}},
    {.rules = {.size = 12, .quiet_limit = 80}, .unique = false,
     .source = "computed by a separate mailbox program",
     .counts = {11, 121, 1222, 10053, 78629}},
};
// clang-format on

const ck_perft_row *ck_perft_suite(size_t *rows)
{
    *rows = sizeof suite / sizeof *suite;
    return suite;
}

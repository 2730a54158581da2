// SPDX-License-Identifier: MIT
//
// Published counts of English draughts and its relatives, and where they were published.
#include <checkers/perft.h>

// The named rules of rules.c as initialisers, which a constant table needs.
#define ENGLISH       .quiet_limit = 80
#define POOL          ENGLISH, .crowning = CK_CROWNING_MAN, .flying = true, .backward = true
#define RUSSIAN       ENGLISH, .crowning = CK_CROWNING_KING, .flying = true, .backward = true
#define BRAZILIAN     POOL, .majority = true
#define INTERNATIONAL BRAZILIAN
#define CANADIAN      BRAZILIAN

// clang-format off
static const ck_perft_row suite[] = {
    {.rules = {ENGLISH, .size = 8},
     .source = "OEIS A133046; A. Bik, computer checkers page",
     .counts = {7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564, 85242128,
                388623673, 1766623630, 7978439499, 36263167175, 165629569428, 758818810990,
                3493881706141, 16114043592799, 74545030871553}},
    {.rules = {ENGLISH, .size = 8}, .unique = true,
     .source = "laatste shashki forum, 'Standard validation generator moves'",
     .counts = {7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564, 85242128,
                388617999, 1766564893}},
    {.rules = {POOL, .size = 8},
     .source = "laatste shashki forum, 'Standard validation generator moves'",
     .counts = {7, 49, 302, 1469, 7482, 37986, 190146, 929902, 4570615, 22442551,
                110877932, 544300084, 2670481140}},
    {.rules = {POOL, .size = 8}, .unique = true,
     .source = "laatste shashki forum, 'Standard validation generator moves'",
     .counts = {7, 49, 302, 1469, 7482, 37986, 190146, 929896, 4570534, 22435955,
                110833952, 544005148, 2668385616}},
    {.rules = {RUSSIAN, .size = 8},
     .source = "laatste shashki forum, 'Standard validation generator moves'",
     .counts = {7, 49, 302, 1469, 7482, 37986, 190146, 929905, 4570667, 22450628,
                110961169, 545059387, 2675994747}},
    {.rules = {RUSSIAN, .size = 8}, .unique = true,
     .source = "laatste shashki forum, 'Standard validation generator moves'",
     .counts = {7, 49, 302, 1469, 7482, 37986, 190146, 929899, 4570586, 22444032,
                110917189, 544770444, 2673979569}},
    {.rules = {BRAZILIAN, .size = 8},
     .source = "laatste shashki forum, 'Standard validation generator moves'",
     .counts = {7, 49, 302, 1469, 7473, 37628, 187302, 907836, 4431847, 21566606,
                105534946, 512171742, 2483592238}},
    {.rules = {BRAZILIAN, .size = 8}, .unique = true,
     .source = "laatste shashki forum, 'Standard validation generator moves'",
     .counts = {7, 49, 302, 1469, 7473, 37628, 187302, 907830, 4431766, 21560022,
                105491257, 511882477, 2481546396}},
    {.rules = {INTERNATIONAL, .size = 10},
     .source = "laatste shashki forum, 'Standard validation generator moves'",
     .counts = {9, 81, 658, 4265, 27117, 167140, 1049442, 6483971, 41022614, 258935682,
                1666207133}},
    {.rules = {INTERNATIONAL, .size = 10}, .unique = true,
     .source = "FMJD forum, 'Perft'",
     .counts = {9, 81, 658, 4265, 27117, 167140, 1049442, 6483961, 41022423, 258895763,
                1665861398}},
    {.rules = {INTERNATIONAL, .size = 10}, .unique = true,
     .fen = "B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46",
     .source = "FMJD forum, 'Perft'",
     .counts = {14, 55, 1168, 5432, 87195, 629010, 9041010, 86724219, 1216917193}},
    {.rules = {INTERNATIONAL, .size = 10}, .unique = true,
     .fen = "W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38",
     .source = "FMJD forum, 'Perft'",
     .counts = {6, 12, 30, 73, 215, 590, 1944, 6269, 22369, 88050, 377436, 1910989,
                9872645, 58360286, 346184885}},
    {.rules = {INTERNATIONAL, .size = 10}, .unique = true,
     .fen = "W:WK31,K32,K33,K34,K35,K36,K37,K38,K39,K40,K41,K42,K43,K44,K45,K46,K47,K48,"
             "K49,K50:BK1,K2,K3,K4,K5,K6,K7,K8,K9,K10,K11,K12,K13,K14,K15,K16,K17,K18,K19,"
             "K20",
     .source = "FMJD forum, 'Perft'",
     .counts = {17, 79, 352, 1399, 7062, 37589, 217575, 1333217, 8558321, 58381162,
                417920283}},
    {.rules = {INTERNATIONAL, .size = 10}, .unique = true,
     .fen = "W:W6,7,8,9,10:B41,42,43,44,45",
     .source = "FMJD forum, 'Perft'",
     .counts = {9, 81, 795, 7578, 86351, 936311, 11448262, 138362698, 1799526674}},
    {.rules = {INTERNATIONAL, .size = 10},
     .fen = "W:B16,17,18,19,20:W31,32,33,34,35",
     .source = "laatste shashki forum, 'Standard validation generator moves'",
     .counts = {9, 81, 534, 2538, 9052, 29999, 98971, 310315, 1008317, 3174159, 10369533,
                34907917, 123162301, 462333827, 1824763597}},
    {.rules = {ENGLISH, .size = 6},
     .source = "FMJD forum, 'Perft for arbitrary board sizes'",
     .counts = {5, 25, 106, 369, 1271, 4104, 12495, 37474, 104013, 290032, 808158, 2209549,
                6039632, 16775007, 45722008, 129088590, 354735390}},
    {.rules = {INTERNATIONAL, .size = 6}, .unique = true,
     .source = "FMJD forum, 'Perft for arbitrary board sizes'",
     .counts = {5, 25, 106, 369, 1301, 4214, 12912, 39526, 113614, 329982, 933564, 2678979,
                7509079, 21546796, 59298144, 172303864, 480328231}},
    {.rules = {CANADIAN, .size = 12}, .unique = true,
     .source = "FMJD forum, 'Perft on large boards'",
     .counts = {11, 121, 1222, 10053, 79049, 584100, 4369366, 31839056, 237209258,
                1761652936}},
    {.rules = {INTERNATIONAL, .size = 14}, .unique = true,
     .source = "FMJD forum, 'Perft on large boards'",
     .counts = {13, 169, 2042, 20513, 195333, 1710812, 15007858, 127249292, 1093968733}},
    {.rules = {ENGLISH, .size = 4},
     .source = "computed by a separate mailbox program",
     .counts = {3, 9, 12, 16, 22}},
    {.rules = {ENGLISH, .size = 10},
     .source = "computed by a separate mailbox program",
     .counts = {9, 81, 658, 4265, 26875}},
    {.rules = {ENGLISH, .size = 12},
     .source = "computed by a separate mailbox program",
     .counts = {11, 121, 1222, 10053, 78629}},
};
// clang-format on

const ck_perft_row *ck_perft_suite(size_t *rows)
{
    *rows = sizeof suite / sizeof *suite;
    return suite;
}

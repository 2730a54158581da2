// SPDX-License-Identifier: MIT
//
// Frames of `checkers play`: three that were published, and boards and terminals of other sizes.
#define _POSIX_C_SOURCE 200809L

#include "../../src/cli/screen.h"
#include <checkers/checkers.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const struct look plain = {.glyphs = &glyphs_unicode};

// A scene after one move of a position.
struct shown {
    ck_game *game;
    ck_verdict verdict;
    ck_decision decision;
    struct scene scene;
};

static void show(struct shown *shown, int size, const char *fen, const char *move, int ply)
{
    ck_rules rules = ck_rules_english(size);
    ck_position *start;
    ck_error error;
    *shown = (struct shown){.scene.ply = ply};
    if (fen)
        assert_int_equal(ck_fen_read(&start, &rules, fen, &error), CK_OK);
    else
        assert_int_equal(ck_position_new(&start, &rules), CK_OK);
    assert_int_equal(ck_game_new(&shown->game, start), CK_OK);
    ck_position_free(start);
    if (move) {
        assert_int_equal(ck_game_play_text(shown->game, move, &error), CK_OK);
        shown->scene.before = ck_game_position_at(shown->game, 0);
        shown->scene.move = ck_game_move_at(shown->game, 0);
    }
    shown->scene.position = ck_game_position(shown->game);
    shown->scene.agents[CK_RED] = "gated · worst-case";
    shown->scene.agents[CK_WHITE] = "greedy";
    shown->scene.full = 12;
}

static void set_counts(struct scene *scene, int count, const int *red, const int *white)
{
    scene->counted = count;
    memcpy(scene->counts[CK_RED], red, (size_t)count * sizeof *red);
    memcpy(scene->counts[CK_WHITE], white, (size_t)count * sizeof *white);
}

// The frame of a scene, to be freed.
static char *frame(const struct shown *shown, const struct look *look, int columns, int rows)
{
    char *text = NULL;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    assert_non_null(out);
    screen_draw(out, &shown->scene, look, columns, rows);
    assert_int_equal(fclose(out), 0);
    return text;
}

// Asserts the frame of a scene, which it frees.
static void assert_frame(struct shown *shown, const struct look *look, int columns, int rows,
                         const char *expected)
{
    char *text = frame(shown, look, columns, rows);
    assert_string_equal(text, expected);
    free(text);
    ck_game_free(shown->game);
}

// The move 20x27, which the gate acts on.
static void show_capture(struct shown *shown)
{
    show(shown, 8, "B:W17,19,22,23,24,25,28-32:B1-8,12,13,20,21", "20x27", 11);
    set_counts(&shown->scene, 11, (int[]){12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12},
               (int[]){12, 12, 11, 11, 11, 11, 11, 11, 11, 11, 10});
    shown->scene.acts = 6;
    shown->scene.took[CK_RED] = 2;
    shown->verdict = (ck_verdict){
        .act = true,
        .checks_run = 2,
        .checks =
            {{"legal", true, "20x27 is legal"},
             {"no_material_blunder", true,
              "at depth 4, 20x27 scores +1.10 men; the best move 20x27 scores +1.10 men"}},
        .legal = true,
        .best_value = 110,
    };
    shown->decision = (ck_decision){.has_verdict = true,
                                    .verdict = &shown->verdict,
                                    .has_material = true,
                                    .material_after = 4,
                                    .has_value = true,
                                    .value = 110,
                                    .depth = 4,
                                    .nodes = 73};
    shown->scene.decision = &shown->decision;
}

static void gated_capture(void **state)
{
    (void)state;
    struct shown shown;
    show_capture(&shown);
    assert_frame(
        &shown, &plain, 110, 0,
        "┌────────────────┐  move 11  ● Red (gated · worst-case): 20x27\n"
        "│  ●   ●   ●   ● │    ACT  the proposal passed the 2 checks that ran\n"
        "│●   ●   ●   ●   │      ✓ legal                  20x27 is legal\n"
        "│  ·   ·   ·   ● │      ✓ no_material_blunder    at depth 4, 20x27 scores +1.10 men; "
        "the best move 20x27 scor…\n"
        "│●   ·   ·   ·   │      material_after=2  nodes_searched=73  best_value=110\n"
        "│  ○   ·   ○   ╱ │    moves 11 · acts 6 · overrides 0 · captured by Red 2 · captured "
        "by White 0 · …\n"
        "│●   ○   ○   ✕   │    ● Red ██████████ 12 men · 0 kings · took 2  ▁▁▁▁▁▁▁▁▁▁▁\n"
        "│  ○   ·   ●   ○ │    ○ White ████████▍░ 10 men · 0 kings · took 0  ██▅▅▅▅▅▅▅▅▁\n"
        "│○   ○   ○   ○   │\n"
        "└────────────────┘\n");
}

static void greedy_recapture(void **state)
{
    (void)state;
    struct shown shown;
    show(&shown, 8, "W:W17,19,22,23,25,28-32:B1-8,12,13,21,27", "31x24", 12);
    set_counts(&shown.scene, 12, (int[]){12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 11},
               (int[]){12, 12, 11, 11, 11, 11, 11, 11, 11, 11, 10, 10});
    shown.scene.acts = 6;
    shown.scene.took[CK_RED] = 2;
    shown.scene.took[CK_WHITE] = 1;
    shown.decision = (ck_decision){.has_material = true, .material_after = -2};
    shown.scene.decision = &shown.decision;
    assert_frame(
        &shown, &plain, 110, 0,
        "┌────────────────┐  move 12  ○ White (greedy): 31x24\n"
        "│  ●   ●   ●   ● │      material_after=-1\n"
        "│●   ●   ●   ●   │    moves 12 · acts 6 · overrides 0 · captured by Red 2 · captured "
        "by White 1 · …\n"
        "│  ·   ·   ·   ● │    ● Red █████████▏ 11 men · 0 kings · took 2  ███████████▁\n"
        "│●   ·   ·   ·   │    ○ White ████████▍░ 10 men · 0 kings · took 1  ██▅▅▅▅▅▅▅▅▁▁\n"
        "│  ○   ·   ○   · │\n"
        "│●   ○   ○   ○   │\n"
        "│  ○   ·   ✕   ○ │\n"
        "│○   ○   ╱   ○   │\n"
        "└────────────────┘\n");
}

static void numbered_squares(void **state)
{
    (void)state;
    struct shown shown;
    struct look look = {.glyphs = &glyphs_unicode, .coords = true};
    show(&shown, 8, "W:W20,27,28:B1-5,13,14,K17", "27-23", 30);
    set_counts(&shown.scene, 30,
               (int[]){12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 11, 11, 11, 10,
                       10, 10, 10, 10, 10, 10, 10, 10, 10, 9,  9,  9,  8,  8,  8},
               (int[]){12, 12, 11, 11, 11, 11, 11, 11, 11, 11, 10, 10, 10, 10, 10,
                       8,  8,  8,  7,  7,  7,  7,  7,  7,  4,  4,  4,  3,  3,  3});
    shown.scene.acts = 14;
    shown.scene.overrides = 1;
    shown.scene.took[CK_RED] = 9;
    shown.scene.took[CK_WHITE] = 4;
    shown.decision = (ck_decision){.has_material = true, .material_after = -11};
    shown.scene.decision = &shown.decision;
    assert_frame(
        &shown, &look, 110, 0,
        "┌────────────────┐  move 30  ○ White (greedy): 27-23\n"
        "│  ●   ●   ●   ● │      material_after=-5.5\n"
        "│●   6   7   8   │    moves 30 · acts 14 · overrides 1 · captured by Red 9 · captured "
        "by White 4 · …\n"
        "│  9   10  11  12│    ● Red ██████▋░░░ 7 men · 1 king · took 9  ████▆▅▅▅▃▁\n"
        "│●   ●   15  16  │    ○ White ██▌░░░░░░░ 3 men · 0 kings · took 4  █▇▇▇▆▅▄▄▂▁\n"
        "│  ◉   18  19  ○ │\n"
        "│21  22  ○   24  │\n"
        "│  25  26  ╲   ○ │\n"
        "│29  30  31  32  │\n"
        "└────────────────┘\n");
}

// Of greedy's proposal 12-16, which a double jump answers, in the other style.
static void degraded(void **state)
{
    (void)state;
    struct shown shown;
    show(&shown, 8, "B:W19,21,28,29,30,32:B1,2,4,7,8,12", "7-10", 17);
    ck_move proposal, reply;
    ck_position *after;
    assert_int_equal(ck_move_read(shown.scene.before, "12-16", &proposal, NULL), CK_OK);
    assert_int_equal(ck_position_copy(&after, shown.scene.before), CK_OK);
    assert_int_equal(ck_position_play(after, proposal), CK_OK);
    assert_int_equal(ck_move_read(after, "19x3", &reply, NULL), CK_OK);
    ck_position_free(after);
    shown.verdict = (ck_verdict){
        .checks_run = 2,
        .checks = {{"legal", true, "12-16 is legal"},
                   {"no_material_blunder", false, "it gives up 2.06 men"}},
        .legal = true,
        .proposal = proposal,
        .best_value = -4,
        .played = shown.scene.move,
        .line = {proposal, reply},
        .line_length = 2,
    };
    shown.decision =
        (ck_decision){.has_verdict = true, .verdict = &shown.verdict, .nodes = 300};
    shown.scene.decision = &shown.decision;
    shown.scene.overrides = 1;
    shown.scene.agents[CK_RED] = "gated, worst-case";
    assert_frame(
        &shown, &(struct look){.glyphs = &glyphs_ascii}, 80, 0,
        "+----------------+  move 17  r Red (gated, worst-case): 7-10\n"
        "|  r   r   .   r |    DEGRADE  12-16 failed no_material_blunder; 7-10 instead\n"
        "|.   .   /   r   |      [pass] legal                  12-16 is legal\n"
        "|  .   r   .   r |      [FAIL] no_material_blunder    it gives up 2.06 men\n"
        "|.   .   .   .   |      why: after 12-16, best play goes 19x12x3 (crowned)\n"
        "|  .   .   w   . |      nodes_searched=300  best_value=-4\n"
        "|w   .   .   .   |    moves 17, acts 0, overrides 1, captured by Red 0, ...\n"
        "|  .   .   .   w |    r Red #####----- 6 men, 0 kings, took 0\n"
        "|w   w   .   w   |    w White #####----- 6 men, 0 kings, took 0\n"
        "+----------------+\n");
}

// 19x12x3 jumps down to the left, then up to the right: it turns on 12.
static void turning_jump(void **state)
{
    (void)state;
    struct shown shown;
    show(&shown, 8, "W:W19,21:B1,8,16", "19x12x3", 2);
    char *text = frame(&shown, &plain, 80, 0);
    assert_non_null(strstr(text, "┐  move 2  ○ White (greedy): 19x12x3 (crowned)\n"));
    assert_non_null(strstr(text, "│  ●   ·   ◎   · │"));
    assert_non_null(strstr(text, "│·   ·   ·   ✕   │"));
    assert_non_null(strstr(text, "│  ·   ·   ·   ╳ │"));
    assert_non_null(strstr(text, "│·   ·   ·   ✕   │    "));
    assert_non_null(strstr(text, "│  ·   ·   ╱   · │"));
    free(text);
    ck_game_free(shown.game);
}

// A long series has a column for each few plies; the last is the latest.
static void latest_count(void **state)
{
    (void)state;
    struct shown shown;
    show(&shown, 8, NULL, "11-15", 14);
    set_counts(&shown.scene, 14,
               (int[]){12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 11},
               (int[]){12, 12, 11, 10, 10, 10, 9, 9, 9, 9, 9, 9, 9, 9});
    char *text = frame(&shown, &plain, 80, 0);
    assert_non_null(strstr(text, "took 0  ██████▁\n"));
    assert_non_null(strstr(text, "took 0  █▆▃▁▁▁▁\n"));
    free(text);
    ck_game_free(shown.game);
}

// A king that jumps in a circle stands where it began.
static void circle(void **state)
{
    (void)state;
    struct shown shown;
    show(&shown, 8, "B:W14,15,22,23:BK10", "10x17x26x19x10", 2);
    assert_int_equal(shown.scene.move.to, 10);
    char *text = frame(&shown, &plain, 80, 0);
    assert_non_null(strstr(text, "│  ·   ◉   ·   · │"));
    assert_non_null(strstr(text, "│·   ✕   ✕   ·   │"));
    assert_non_null(strstr(text, "│  ╳   ·   ╳   · │"));
    assert_non_null(strstr(text, "│  ·   ╳   ·   · │"));
    free(text);
    ck_game_free(shown.game);
}

static void before_the_first_move(void **state)
{
    (void)state;
    struct shown shown;
    show(&shown, 4, NULL, NULL, 0);
    shown.scene.full = 2;
    assert_frame(&shown, &plain, 80, 0,
                 "┌────────┐  start  ● Red (gated · worst-case) to move\n"
                 "│  ●   ● │    moves 0 · acts 0 · overrides 0 · captured by Red 0 · …\n"
                 "│·   ·   │    ● Red ██████████ 2 men · 0 kings · took 0\n"
                 "│  ·   · │    ○ White ██████████ 2 men · 0 kings · took 0\n"
                 "│○   ○   │\n"
                 "└────────┘\n");
}

static void narrow_terminal(void **state)
{
    (void)state;
    struct shown shown;
    show(&shown, 4, NULL, "1-3", 1);
    shown.scene.full = 2;
    set_counts(&shown.scene, 1, (int[]){2}, (int[]){2});
    assert_frame(&shown, &plain, 30, 0,
                 "┌────────┐\n"
                 "│  ╱   ● │\n"
                 "│●   ·   │\n"
                 "│  ·   · │\n"
                 "│○   ○   │\n"
                 "└────────┘\n"
                 "move 1  ● Red: 1-3\n"
                 "  moves 1 · acts 0 · …\n"
                 "  ● Red ██████████ 2 men · 0 …\n"
                 "  ○ White ██████████ 2 men · …\n");
}

static void board_too_wide(void **state)
{
    (void)state;
    struct shown shown;
    show(&shown, 128, NULL, NULL, 0);
    char *text = frame(&shown, &plain, 80, 0);
    assert_true(strncmp(text,
                        "a board of 128 x 128 takes 258 columns, and here are 80\n"
                        "start  ● Red (gated · worst-case) to move\n",
                        99) == 0);
    free(text);
    text = frame(&shown, &plain, 258, 0);
    assert_null(strstr(text, "takes"));
    free(text);
    ck_game_free(shown.game);
}

// Of a tall board the rows around the last move are shown, and the edges show what is cut.
static void board_too_tall(void **state)
{
    (void)state;
    struct shown shown;
    show(&shown, 8, NULL, "11-15", 1);
    char *text = frame(&shown, &plain, 80, 6);
    assert_true(strncmp(text, "┌┄┄┄┄", strlen("┌┄┄┄┄")) == 0);
    assert_non_null(strstr(text, "│●   ●   ●   ●   │"));
    assert_non_null(strstr(text, "│  ●   ●   ╱   ● │"));
    assert_non_null(strstr(text, "│·   ·   ●   ·   │"));
    assert_non_null(strstr(text, "└┄┄┄┄"));
    int lines = 0;
    for (const char *c = text; *c; c++)
        lines += *c == '\n';
    assert_int_equal(lines, 6);
    free(text);
    ck_game_free(shown.game);
}

// With few lines the panel is cut first, beside the board where there is some room; then the
// edges go, then rows, and at last one line says what is missing.
static void few_lines(void **state)
{
    (void)state;
    struct shown shown;
    show(&shown, 4, NULL, "1-3", 1);
    shown.scene.full = 2;
    static const struct {
        int columns, rows;
        const char *expected;
    } cases[] = {
        {37, 7,
         "┌────────┐\n│  ╱   ● │\n│●   ·   │\n│  ·   · │\n│○   ○   │\n└────────┘\n"
         "move 1  ● Red: 1-3\n"},
        {42, 7,
         "┌────────┐  move 1  ● Red: 1-3\n"
         "│  ╱   ● │    moves 1 · acts 0 · …\n"
         "│●   ·   │    ● Red ██████████ 2 men · 0 …\n"
         "│  ·   · │    ○ White ██████████ 2 men · …\n"
         "│○   ○   │\n"
         "└────────┘\n"},
        {20, 6, "┌────────┐\n│  ╱   ● │\n│●   ·   │\n│  ·   · │\n│○   ○   │\n└────────┘\n"},
        {20, 5, "│  ╱   ● │\n│●   ·   │\n│  ·   · │\n│○   ○   │\nmove 1  ● Red: 1-3\n"},
        {20, 4, "│  ╱   ● │\n│●   ·   │\n│  ·   · │\n│○   ○   │\n"},
        {42, 3,
         "a board of 4 x 4 takes 4 lines, and here …\n"
         "move 1  ● Red (gated · worst-case): 1-3\n"
         "  moves 1 · acts 0 · overrides 0 · …\n"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char *text = frame(&shown, &plain, cases[i].columns, cases[i].rows);
        assert_string_equal(text, cases[i].expected);
        free(text);
    }
    ck_game_free(shown.game);
}

// 14 x 14 has 98 dark squares, whose numbers fit; 16 x 16 has 128.
static void numbers_that_fit(void **state)
{
    (void)state;
    struct look look = {.glyphs = &glyphs_unicode, .coords = true};
    struct shown shown;
    show(&shown, 14, NULL, NULL, 0);
    char *text = frame(&shown, &look, 80, 0);
    assert_non_null(strstr(text, "│  43  44  45  46  47  48  49│"));
    free(text);
    ck_game_free(shown.game);

    show(&shown, 16, NULL, NULL, 0);
    text = frame(&shown, &look, 80, 0);
    assert_non_null(strstr(text, "│  ·   ·   ·   ·   ·   ·   ·   · │"));
    free(text);
    ck_game_free(shown.game);
}

// With colours squares are of wood, kings bold, the captured man a red cross, and no dots.
static void colors(void **state)
{
    (void)state;
    struct look look = {.glyphs = &glyphs_unicode, .color = true};
    struct shown shown;
    show(&shown, 4, "B:W4,8:BK1", "1x6", 1);
    char *text = frame(&shown, &look, 80, 0);
    assert_non_null(strstr(text, "\033[0;48;5;223m  \033[0;48;5;137;38;5;230m╲ "
                                 "\033[0;48;5;223m  \033[0;48;5;137;38;5;238m  \033[0m│"));
    assert_non_null(strstr(text, "\033[0;48;5;137;38;5;124;1m✕ "));
    assert_non_null(strstr(text, "\033[0;48;5;137;38;5;88;1m◉ "));
    assert_null(strstr(text, "·  "));
    free(text);
    ck_game_free(shown.game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(gated_capture),    cmocka_unit_test(greedy_recapture),
        cmocka_unit_test(numbered_squares), cmocka_unit_test(degraded),
        cmocka_unit_test(turning_jump),     cmocka_unit_test(latest_count),
        cmocka_unit_test(circle),           cmocka_unit_test(before_the_first_move),
        cmocka_unit_test(narrow_terminal),  cmocka_unit_test(board_too_wide),
        cmocka_unit_test(board_too_tall),   cmocka_unit_test(few_lines),
        cmocka_unit_test(numbers_that_fit), cmocka_unit_test(colors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

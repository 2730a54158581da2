// SPDX-License-Identifier: MIT
//
// The panel beside a board: the decision with its checks, totals, and a bar for each side.
#include "panel.h"
#include "output.h"
#include "show.h"
#include "stream.h"
#include "width.h"
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { BAR_COLUMNS = 10, SPARK_COLUMNS = 12, SPARK_COLUMNS_MIN = 4, FACTS_MAX = 8 };

// Appends to a text what fits.
static void append(char text[PANEL_LINE_SIZE], const char *format, ...) PRINTF_LIKE(2, 3);

static void append(char text[PANEL_LINE_SIZE], const char *format, ...)
{
    size_t used = strlen(text);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text + used, PANEL_LINE_SIZE - used, format, arguments);
    va_end(arguments);
}

// Starts a line of a panel.
static char *add_line(struct panel *panel)
{
    char *line = panel->lines[panel->count++];
    line[0] = '\0';
    return line;
}

static const char *man_glyph(const struct look *look, enum ck_side side)
{
    return look->glyphs->pieces[side == CK_RED ? CK_RED_MAN : CK_WHITE_MAN];
}

static enum ink side_ink(enum ck_side side)
{
    return side == CK_RED ? INK_RED : INK_WHITE;
}

static void append_ink(char text[PANEL_LINE_SIZE], const struct look *look, enum ink ink,
                       const char *part)
{
    append(text, "%s%s%s", look_ink(look, ink), part, look_ink(look, INK_NORMAL));
}

// Writes "move 11  ● Red (gated): 20x27", or whose turn it is where there is no last move.
static void write_title(char line[PANEL_LINE_SIZE], const struct scene *scene,
                        const struct look *look, bool agent)
{
    const ck_position *mover = scene->ply > 0 ? scene->before : scene->position;
    enum ck_side side = ck_position_turn(mover);

    if (scene->ply > 0)
        append(line, "move %d  ", scene->ply);
    else
        append(line, "start  ");
    append_ink(line, look, side_ink(side), man_glyph(look, side));
    append(line, " %s", side_name(side));
    if (agent)
        append(line, " (%s)", scene->agents[side]);
    if (scene->ply == 0) {
        append(line, "%s", scene->over ? "" : " to move");
        return;
    }
    char *move = move_text(mover, scene->move);
    append(line, ": %s%s", move, ck_move_crowns(mover, scene->move) ? " (crowned)" : "");
    free(move);
}

// Adds the title; where not all of it fits, without the agent, for the move says more.
static void add_title(struct panel *panel, const struct scene *scene, const struct look *look,
                      int columns)
{
    char *line = add_line(panel);
    write_title(line, scene, look, true);
    if (text_width(line) <= columns)
        return;
    line[0] = '\0';
    write_title(line, scene, look, false);
}

// ACT or DEGRADE, each check, and the line that refutes the proposal.
static void add_verdict(struct panel *panel, const ck_position *position,
                        const ck_verdict *verdict, const struct look *look)
{
    char *line = add_line(panel);
    append(line, "  ");
    append_ink(line, look, verdict->act ? INK_GOOD : INK_WARN,
               verdict->act ? "ACT" : "DEGRADE");
    if (verdict->act) {
        append(line, "  the proposal passed the %d checks that ran", verdict->checks_run);
    } else {
        char *proposal = verdict->legal ? move_text(position, verdict->proposal) : NULL;
        char *played = move_text(position, verdict->played);
        append(line, "  %s failed %s; %s instead", proposal ? proposal : "the proposal",
               verdict->checks[verdict->checks_run - 1].name, played);
        free(played);
        free(proposal);
    }
    for (int i = 0; i < verdict->checks_run; i++) {
        const ck_check *check = &verdict->checks[i];
        line = add_line(panel);
        append(line, "    ");
        append_ink(line, look, check->pass ? INK_GOOD : INK_BAD,
                   check->pass ? look->glyphs->pass : look->glyphs->fail);
        append(line, " %-22s %s", check->name, check->detail);
    }
    char *why = refutation_text(position, verdict);
    if (why)
        append(add_line(panel), "    why: %s", why);
    free(why);
}

// "name=110", or "name=win_in_5" for a decided value.
static void append_value(char text[PANEL_LINE_SIZE], const char *name, int value)
{
    int plies = ck_value_plies(value);
    if (plies == 0)
        append(text, "%s=%d", name, value);
    else
        append(text, "%s=%s_in_%d", name, plies > 0 ? "win" : "loss", abs(plies));
}

// The numbers behind a decision, where there are any.
static void add_notes(struct panel *panel, const ck_decision *decision, const struct look *look)
{
    char notes[PANEL_LINE_SIZE] = "";
    const char *gap = "";
    if (decision->has_material) {
        append(notes, "material_after=%g", decision->material_after / 2.0);
        gap = "  ";
    }
    if (decision->has_verdict || decision->has_value) {
        append(notes, "%snodes_searched=%" PRIu64 "  ", gap, decision->nodes);
        append_value(notes, "best_value",
                     decision->has_verdict ? decision->verdict->best_value : decision->value);
    }
    if (decision->has_value && !decision->has_verdict)
        append(notes, "  depth=%d", decision->depth);
    if (notes[0] == '\0')
        return;
    char *line = add_line(panel);
    append(line, "    ");
    append_ink(line, look, INK_QUIET, notes);
}

// Joins facts with what stands between them, as many as fit before an ellipsis for the rest.
static void join(char text[PANEL_LINE_SIZE], char facts[][64], int count, int columns,
                 const struct look *look)
{
    const struct glyphs *glyphs = look->glyphs;
    int ellipsis = text_width(glyphs->between) + text_width(glyphs->ellipsis);
    int used = 0;
    for (int i = 0; i < count; i++) {
        int width = text_width(facts[i]) + (i > 0 ? text_width(glyphs->between) : 0);
        bool fits = used + width + (i < count - 1 ? ellipsis : 0) <= columns;
        append(text, "%s%s", i > 0 ? glyphs->between : "", fits ? facts[i] : glyphs->ellipsis);
        if (!fits)
            break;
        used += width;
    }
}

static void add_totals(struct panel *panel, const struct scene *scene, const struct look *look,
                       int columns)
{
    int limit = ck_position_rules(scene->position)->quiet_limit;
    char facts[FACTS_MAX][64], text[PANEL_LINE_SIZE] = "";
    int count = 0;
    snprintf(facts[count++], sizeof *facts, "moves %d", scene->ply);
    snprintf(facts[count++], sizeof *facts, "acts %d", scene->acts);
    snprintf(facts[count++], sizeof *facts, "overrides %d", scene->overrides);
    for (enum ck_side side = CK_RED; side <= CK_WHITE; side++)
        snprintf(facts[count++], sizeof *facts, "captured by %s %d", side_name(side),
                 scene->took[side]);
    if (limit > 0)
        snprintf(facts[count++], sizeof *facts, "quiet plies %d of %d",
                 ck_position_quiet(scene->position), limit);

    join(text, facts, count, columns - 2, look);
    char *line = add_line(panel);
    append(line, "  ");
    append_ink(line, look, INK_QUIET, text);
}

// A bar filled in proportion, in eighths of a column.
static void append_bar(char text[PANEL_LINE_SIZE], const struct look *look, int part, int full)
{
    int eighths = full > 0 ? (2 * BAR_COLUMNS * BAR_STEPS * part + full) / (2 * full) : 0;
    for (int i = 0; i < BAR_COLUMNS; i++) {
        int rest = eighths - i * BAR_STEPS;
        append(text, "%s",
               look->glyphs->bar[rest < 0           ? 0
                                 : rest > BAR_STEPS ? BAR_STEPS
                                                    : rest]);
    }
}

// Draws a series in at most `columns`, from its least to its greatest value: a column for each,
// or where that is too many for each few, of which it shows the first; the last is the latest.
static void append_spark(char text[PANEL_LINE_SIZE], const struct look *look, const int *values,
                         int count, int columns)
{
    int step = (count + columns - 1) / columns;
    int low = values[0], high = values[0];
    for (int i = 1; i < count; i++) {
        low = values[i] < low ? values[i] : low;
        high = values[i] > high ? values[i] : high;
    }
    int range = high - low;
    for (int i = 0; i < count; i += step) {
        int above = (i + step < count ? values[i] : values[count - 1]) - low;
        int level = range > 0 ? (2 * (SPARK_STEPS - 1) * above + range) / (2 * range) : 0;
        append(text, "%s", look->glyphs->spark[level]);
    }
}

// "● Red ██████▋░░░ 7 men · 1 king · took 9  ████▆▅▅▅▃▁"
static void add_side(struct panel *panel, const struct scene *scene, const struct look *look,
                     enum ck_side side, int columns)
{
    bool red = side == CK_RED;
    int men = ck_position_count(scene->position, red ? CK_RED_MAN : CK_WHITE_MAN);
    int kings = ck_position_count(scene->position, red ? CK_RED_KING : CK_WHITE_KING);
    const char *between = look->glyphs->between;

    char *line = add_line(panel);
    append(line, "  ");
    append_ink(line, look, side_ink(side), man_glyph(look, side));
    append(line, " %s %s", side_name(side), look_ink(look, side_ink(side)));
    append_bar(line, look, men + kings, scene->full);
    append(line, "%s %d %s%s%d %s%stook %d", look_ink(look, INK_NORMAL), men,
           men == 1 ? "man" : "men", between, kings, kings == 1 ? "king" : "kings", between,
           scene->took[side]);

    int room = columns - text_width(line) - 2;
    if (scene->counted > 0 && room >= SPARK_COLUMNS_MIN) {
        append(line, "  %s", look_ink(look, side_ink(side)));
        append_spark(line, look, scene->counts[side], scene->counted,
                     room < SPARK_COLUMNS ? room : SPARK_COLUMNS);
        append(line, "%s", look_ink(look, INK_NORMAL));
    }
}

void panel_fill(struct panel *panel, const struct scene *scene, const struct look *look,
                int columns)
{
    panel->count = 0;
    add_title(panel, scene, look, columns);
    if (scene->decision && scene->decision->has_verdict)
        add_verdict(panel, scene->before, scene->decision->verdict, look);
    if (scene->decision)
        add_notes(panel, scene->decision, look);
    add_totals(panel, scene, look, columns);
    add_side(panel, scene, look, CK_RED, columns);
    add_side(panel, scene, look, CK_WHITE, columns);
}

void panel_print_verdict(FILE *out, const ck_position *position, const ck_verdict *verdict,
                         const struct look *look)
{
    struct panel panel = {.count = 0};
    add_verdict(&panel, position, verdict, look);
    for (int i = 0; i < panel.count; i++)
        fprintf(out, "%s\n", panel.lines[i]);
}

char *panel_refusal(const ck_position *position, const ck_decision *decision,
                    const struct look *look)
{
    if (!decision->has_verdict || decision->verdict->act)
        return NULL;
    struct stream stream;
    stream_open(&stream);
    panel_print_verdict(stream.out, position, decision->verdict, look);
    return stream_close(&stream);
}

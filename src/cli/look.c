// SPDX-License-Identifier: MIT
//
// How a board looks: the characters of the two styles, and colours.
#include "look.h"

const struct glyphs glyphs_unicode = {
    .top_left = "┌",
    .top_right = "┐",
    .bottom_left = "└",
    .bottom_right = "┘",
    .across = "─",
    .down = "│",
    .cut = "┄",
    .pieces = {"·", "●", "◉", "○", "◎"},
    .marks = {"", "╱", "╲", "╳", "✕"},
    .pass = "✓",
    .fail = "✗",
    .between = " · ",
    .ellipsis = "…",
    .bar = {"░", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"},
    .spark = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"},
};

// Squares that are part of a bar are filled from one half on.
const struct glyphs glyphs_ascii = {
    .top_left = "+",
    .top_right = "+",
    .bottom_left = "+",
    .bottom_right = "+",
    .across = "-",
    .down = "|",
    .cut = ".",
    .pieces = {".", "r", "R", "w", "W"},
    .marks = {"", "/", "\\", "X", "x"},
    .pass = "[pass]",
    .fail = "[FAIL]",
    .between = ", ",
    .ellipsis = "...",
    .bar = {"-", "-", "-", "-", "#", "#", "#", "#", "#"},
    .spark = {"_", ".", ",", "-", "~", "=", "+", "#"},
};

const char *look_ink(const struct look *look, enum ink ink)
{
    static const char *const sequences[] = {
        [INK_NORMAL] = "\033[0m",  [INK_QUIET] = "\033[2m",   [INK_RED] = "\033[31m",
        [INK_WHITE] = "\033[1m",   [INK_GOOD] = "\033[1;32m", [INK_BAD] = "\033[1;31m",
        [INK_WARN] = "\033[1;33m",
    };
    return look->color ? sequences[ink] : "";
}

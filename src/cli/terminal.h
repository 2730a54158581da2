// SPDX-License-Identifier: MIT
//
// The terminal on stdout: its size and abilities, and frames that are redrawn in place.
#ifndef CLI_TERMINAL_H
#define CLI_TERMINAL_H

#include "options.h"
#include <stdbool.h>

// Whether stdout is a terminal on which the cursor can be moved.
bool terminal_is_screen(void);

// Whether the locale of the environment has UTF-8.
bool terminal_has_unicode(void);

// Whether to use colours: as asked for, or on a terminal unless NO_COLOR is set.
bool terminal_has_color(enum color color);

// Its width, 80 where stdout is no terminal, and its height, 0 where it is none. Also where the
// terminal does not tell.
int terminal_columns(void);
int terminal_rows(void);

// Turns to the alternate screen, until terminal_leave or the end of the program, also by Ctrl-C
// or SIGTERM, which both restore the terminal. Ctrl-Z does so until the program goes on.
void terminal_enter(void);
void terminal_leave(void);

// Has a terminal on stdin bring each key at once and show none, until terminal_leave: lines
// that it edits itself would be lost to sight when the screen is redrawn. False where stdin is
// none.
bool terminal_take_keys(void);

// Redraws the alternate screen from its top with lines of text, and shows the cursor below them
// or hides it.
void terminal_redraw(const char *text, bool cursor);

// Waits for so long. False as soon as the alternate screen has to be redrawn, as the terminal
// has changed its size or the program has come back from Ctrl-Z.
bool terminal_wait(double seconds);

// Waits for input on stdin. False as terminal_wait.
bool terminal_wait_input(void);

#endif

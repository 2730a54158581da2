// SPDX-License-Identifier: MIT
//
// The frames that `play` shows of a game: redrawn in place in the live view, one below the
// other in the history view, none in the view none.
#ifndef CLI_FRAMES_H
#define CLI_FRAMES_H

#include "look.h"
#include "options.h"
#include "record.h"
#include <checkers/match.h>
#include <stdio.h>

struct frames {
    enum view view; // not VIEW_AUTO
    double delay;   // seconds that a frame is to be seen
    struct look look;
    struct record record;
    long printed;    // plies of the last frame that was printed; -1 before the first
    char *refusal;   // of a person's last move in the live view; NULL where it was played
    int refusal_ply; // from 1
};

// Starts the frames of a game of two agents, as the options have them. They are freed with
// frames_free.
void frames_start(struct frames *frames, const struct options *options,
                  ck_agent *const agents[2]);
void frames_free(struct frames *frames);

// Adds a ply to what the frames know of the game, and shows nothing yet.
void frames_add(struct frames *frames, const ck_ply *ply);

// Shows the game now.
void frames_show(struct frames *frames, const ck_game *game);

// Lets the frame of the game now be seen before the next one.
void frames_pause(const struct frames *frames, const ck_game *game);

// Shows the game now to a person who is asked, and on `talk` what is said; or else, if it
// concerns the question, why the gate has overridden the last move of a person.
void frames_ask(struct frames *frames, const ck_game *game, const char *said, FILE *talk);

// Prints a frame with a blank line below it, as the history view does, unless it is the last
// one that was printed.
void frames_print(struct frames *frames, const ck_game *game);

// Leaves the last frame of the live view on the normal screen, once that is back.
void frames_leave(const struct frames *frames, const ck_game *game);

#endif

// SPDX-License-Identifier: MIT
//
// What a score says about strength.
#ifndef PLAY_RATING_H
#define PLAY_RATING_H

struct rating {
    double percent, low, high;
};

// The score of so many games in percent with its 95 % interval (Wilson's score interval: E. B.
// Wilson, JASA 22, 1927). A draw counts as half a win, which makes the interval wide, not
// narrow.
struct rating ck_rating_of(int won, int drawn, int lost);

#endif

// SPDX-License-Identifier: MIT
//
// Scores and their intervals.
#include "play/rating.h"
#include <math.h>

struct rating ck_rating_of(int won, int drawn, int lost)
{
    const double z = 1.959963984540054; // of the normal distribution, two-sided 95 %
    int games = won + drawn + lost;
    if (games == 0)
        return (struct rating){50, 0, 100};
    double n = games, p = (won + 0.5 * drawn) / n;
    double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    double half = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    return (struct rating){100 * p, 100 * fmax(middle - half, 0), 100 * fmin(middle + half, 1)};
}

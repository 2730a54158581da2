// SPDX-License-Identifier: MIT
//
// A clock that only goes forward.
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

// Seconds since some fixed moment.
double ck_clock(void);

#endif

// SPDX-License-Identifier: MIT
//
// The 8 x 8 board once more, compiled for processors that count bits in one instruction.
#define CORE ck_core_8_popcnt
#include "core/core_8.c"

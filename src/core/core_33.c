// SPDX-License-Identifier: MIT
//
// Boards up to 64 x 64: 2080 bits.
#define WORDS      33
#define SIZE_LIMIT 64
#define CORE       ck_core_33
#include "core/core.inc"

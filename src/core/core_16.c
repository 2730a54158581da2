// SPDX-License-Identifier: MIT
//
// Boards up to 44 x 44: 990 bits.
#define WORDS      16
#define SIZE_LIMIT 44
#define CORE       ck_core_16
#include "core/core.inc"

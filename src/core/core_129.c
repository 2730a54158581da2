// SPDX-License-Identifier: MIT
//
// Boards up to 128 x 128.
#define WORDS      129
#define SIZE_LIMIT 128
#define CORE       ck_core_129
#include "core/core.inc"

// SPDX-License-Identifier: MIT
//
// Boards up to 10 x 10.
#define WORDS      1
#define SIZE_LIMIT 10
#define CORE       ck_core_1
#include "core/core.inc"

// SPDX-License-Identifier: MIT
//
// Boards up to 22 x 22.
#define WORDS      4
#define SIZE_LIMIT 22
#define CORE       ck_core_4
#include "core/core.inc"

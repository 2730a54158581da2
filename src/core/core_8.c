// SPDX-License-Identifier: MIT
//
// English draughts on 8 x 8: shifts, squares and rules are constants.
#define WORDS      1
#define SIZE_LIMIT 8
#define SIZE       8
#define ENGLISH
#define SQUARES 0x7fbfdfeff // eight squares, a spare bit, four times
#ifndef CORE
#define CORE ck_core_8
#endif
#include "core/core.inc"

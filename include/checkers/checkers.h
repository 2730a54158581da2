// SPDX-License-Identifier: MIT
//
// All of libcheckers. The search template alphabeta.h, which knows no game, is included by
// itself.
#ifndef CHECKERS_CHECKERS_H
#define CHECKERS_CHECKERS_H

#include <checkers/agent.h>
#include <checkers/game.h>
#include <checkers/gate.h>
#include <checkers/match.h>
#include <checkers/notation.h>
#include <checkers/perft.h>
#include <checkers/position.h>
#include <checkers/report.h>
#include <checkers/rules.h>
#include <checkers/search.h>
#include <checkers/status.h>

#endif

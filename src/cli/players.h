// SPDX-License-Identifier: MIT
//
// The two agents of --agents or --level.
#ifndef CLI_PLAYERS_H
#define CLI_PLAYERS_H

#include "options.h"
#include <checkers/agent.h>

// Makes agents[CK_RED] and agents[CK_WHITE], seeded, each apart. False once it has said what is
// wrong. What was made is freed with players_free, which takes NULLs.
bool players_new(ck_agent *agents[2], const struct options *options, const ck_rules *rules,
                 const ck_agent_setup *setup);
void players_free(ck_agent *agents[2]);

// Whether a person takes part.
bool players_human(ck_agent *const agents[2]);

#endif

// SPDX-License-Identifier: MIT
//
// What the position and search options name, made with the library.
#ifndef CLI_SETUP_H
#define CLI_SETUP_H

#include "options.h"
#include <checkers/checkers.h>

// The rules of --rules, --size and --quiet-limit. False once it has said what is wrong.
bool setup_rules(const struct options *options, ck_rules *rules);

// A game that starts at --fen with --quiet, --moves played. NULL once it has said what is wrong
// on stderr. The caller's to free.
ck_game *setup_game(const struct options *options);

// The weights of --eval. False once it has said what is wrong.
bool setup_weights(const struct options *options, ck_weights *weights);

// The share of --shard, {0, 0} without one. False once it has said what is wrong.
bool setup_shard(const struct options *options, ck_shard *shard);

// A search by these rules with a table of --hash. NULL once it has said what is wrong. The
// caller's to free.
ck_search *setup_search(const struct options *options, const ck_rules *rules);

// Says why work that has a table of --hash failed. Returns EXIT_WRONG.
int setup_fail(const struct options *options, enum ck_status status);

#endif

// SPDX-License-Identifier: MIT
//
// What an agent is made of.
#ifndef PLAY_AGENT_H
#define PLAY_AGENT_H

#include <checkers/agent.h>

#include "base/rng.h"

struct kind {
    ck_agent_row row;
    bool searches, gated; // takes the keys of a search, of a gate
    bool asks;            // a person
    enum ck_status (*decide)(ck_agent *a, const ck_game *game, ck_decision *d);
};

struct ck_agent {
    const struct kind *kind;
    const struct kind *proposer; // of a gated agent, else NULL
    char *name;
    ck_rules rules;
    struct rng rng;
    ck_ask ask;
    void *ask_context;
    ck_gate_options gate; // a plain search has its depth in `horizon`
    int nodes;            // that a plain search is stopped after; 0 = no limit
    int hash;             // MiB
    ck_search *search;
    ck_verdict verdict;
};

// The kind of agent whose name this is, or NULL with an error. In agent_kind.c.
const struct kind *ck_agent_kind_of(const char *name, size_t length, int column,
                                    ck_error *error);

// Reads the keys behind the first word of a->name into the agent, whose other members hold what
// the keys do not say. In agent_name.c.
enum ck_status ck_agent_read_keys(ck_agent *a, ck_error *error);

#endif

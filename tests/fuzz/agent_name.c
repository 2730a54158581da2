// SPDX-License-Identifier: MIT
//
// Fuzz target: the name of an agent. An agent that is made keeps its name and has options that are
// in range.
#include "fuzz.h"

static enum ck_answer leave(void *context, const ck_game *game, ck_move *move)
{
    (void)context;
    (void)game;
    (void)move;
    return CK_ANSWER_LEAVE;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    ck_rules rules = ck_rules_english(8);
    char *name = text_of(data, size);
    ck_agent *agent = NULL;
    ck_error error = {0};
    ck_agent_setup setup = ck_agent_defaults();
    setup.ask = leave;
    setup.hash = 0;
    // A table of the size that a name may ask for is no matter of reading the name.
    enum ck_status status =
        strstr(name, "hash") ? CK_OK : ck_agent_new(&agent, name, &rules, &setup, &error);
    check_error(status, &error, name);
    if (agent != NULL) {
        ck_gate_options gate;
        must(strcmp(ck_agent_name(agent), name) == 0);
        must(ck_agent_gate(agent, &gate) == ck_agent_is_gated(agent));
        if (ck_agent_is_gated(agent)) {
            must(gate.horizon >= 1 && gate.horizon <= CK_DEPTH_MAX);
            must(gate.tolerance >= 0 && gate.tolerance <= CK_TOLERANCE_MAX);
            must(ck_weights_check(&gate.weights, NULL) == CK_OK);
        }
    }
    ck_agent_free(agent);
    free(name);
    return 0;
}

// SPDX-License-Identifier: MIT
//
// Agents: who chooses a move. An agent is named by a text: NAME[:KEY=VALUE]...
//
//   random                        any legal move
//   greedy                        most material after its own move, ties at random
//   search[:depth=6]              the best move of an exact search
//   gated[:proposer=greedy][:horizon=4][:tolerance=50]
//                                 a proposer whose moves pass the tactical gate
//   human                         asks the caller
//
// search and gated also take time=SECONDS a move (then the depth is unlimited unless it is
// said), hash=MIB and the weights: eval=default|second, man=, king=, advance=, guard=. search
// takes nodes=N. A name has each key once at most.
#ifndef CHECKERS_AGENT_H
#define CHECKERS_AGENT_H

#include <checkers/game.h>
#include <checkers/gate.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ck_agent ck_agent;

// What a person answers when asked for a move.
enum ck_answer { CK_ANSWER_MOVE, CK_ANSWER_RESIGN, CK_ANSWER_UNDO, CK_ANSWER_LEAVE };

// Asks a person. With CK_ANSWER_MOVE *move is set to a legal move of the game's position.
typedef enum ck_answer (*ck_ask)(void *context, const ck_game *game, ck_move *move);

typedef struct ck_decision {
    enum ck_answer answer;     // CK_ANSWER_MOVE but for people
    ck_move move;              // what is played
    ck_move proposal;          // what was proposed: the same but where the gate overrode it
    bool has_verdict;          // of the gate, in *verdict
    const ck_verdict *verdict; // belongs to the agent, valid until its next decision
    bool has_material;         // greedy proposed:
    int material_after;        // its material less the other's after the proposal, in half men
    bool has_value;            // a search took place:
    int value;                 // the exact value of `move`, points for the side to move
    int depth;                 // of that search, plies
    uint64_t nodes;            // positions visited for this move
} ck_decision;

// What an agent is where its name does not say: the options of the gate, the depth of a plain
// search in plies, the transposition table in MiB, and whom to ask where a person takes part.
typedef struct ck_agent_setup {
    ck_gate_options gate; // its weights are those of a plain search too
    int depth;            // 1..CK_DEPTH_MAX
    int hash;             // 0..CK_HASH_MAX
    ck_ask ask;           // NULL: no person can take part
    void *ask_context;
} ck_agent_setup;

enum { CK_HASH_MAX = 65536 };

// The gate's defaults, depth 6, 16 MiB, nobody to ask.
ck_agent_setup ck_agent_defaults(void);

// CK_OK, or CK_BAD_ARGUMENT with a message that names what is out of its range.
enum ck_status ck_agent_setup_check(const ck_agent_setup *setup, ck_error *error);

// Makes an agent for games by these rules. `setup` may be NULL for the defaults. *out is the
// caller's to free. CK_BAD_TEXT with the part of the name that is wrong, where it stands
// and what would be right, CK_BAD_ARGUMENT for the setup or the rules, CK_NO_MEMORY.
enum ck_status ck_agent_new(ck_agent **out, const char *name, const ck_rules *rules,
                            const ck_agent_setup *setup, ck_error *error);
void ck_agent_free(ck_agent *agent); // NULL is allowed

// Starts the agent's generator of random numbers; a new agent has seed 0.
void ck_agent_seed(ck_agent *agent, uint64_t seed);

// The name it was made with, and its first word ("gated"). They belong to the agent.
const char *ck_agent_name(const ck_agent *agent);
const char *ck_agent_kind(const ck_agent *agent);

// Writes what the agent is in words, such as "greedy checked by a depth-4 search (tolerance
// 0.50 men)". snprintf's contract.
size_t ck_agent_describe(const ck_agent *agent, char *text, size_t size);

bool ck_agent_is_gated(const ck_agent *agent); // whether its moves carry the gate's guarantee
bool ck_agent_is_human(const ck_agent *agent); // whether a person takes part

// The gate's options of a gated agent; false for any other.
bool ck_agent_gate(const ck_agent *agent, ck_gate_options *options);

// Decides on a move of the game's position. CK_GAME_OVER; CK_BAD_ARGUMENT for a game by other
// rules than the agent's; CK_ILLEGAL where a person answers with a move that is none, to a gate;
// CK_LIMIT, CK_NO_MEMORY.
enum ck_status ck_agent_decide(ck_agent *agent, const ck_game *game, ck_decision *decision);

// Levels for people, 1..CK_LEVELS: the name of the agent that plays at one, from random over
// gated to a deep search; NULL for any other number. Static storage.
enum { CK_LEVELS = 9 };
const char *ck_level_agent(int level);

// A row of the table of agents, for help texts: name, keys with their defaults, what it does.
typedef struct ck_agent_row {
    const char *name, *keys, *help;
} ck_agent_row;

// Row 0, 1, ... of the table; NULL behind the last. Static storage.
const ck_agent_row *ck_agent_row_at(size_t index);

#ifdef __cplusplus
}
#endif
#endif

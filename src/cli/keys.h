// SPDX-License-Identifier: MIT
//
// The keys of a value that a user has written, such as "english,size=10" or "gated:horizon=6".
#ifndef CLI_KEYS_H
#define CLI_KEYS_H

#include <stdbool.h>

// Whether `text` names each key once. Keys are separated by the characters of `between`, and
// those of `behind` end what they belong to, such as an agent. False once it has said that one
// of `what` ("--rules") is named twice.
bool keys_once(const char *what, const char *text, const char *between, const char *behind);

#endif

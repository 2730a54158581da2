// SPDX-License-Identifier: MIT
//
// Finding a name in a list as people type it: in full, as a unique prefix, or nearly right.
#ifndef CLI_NAMES_H
#define CLI_NAMES_H

#include <stddef.h>

enum { NAME_UNKNOWN = -1 };

// The place of `word` in names[0..count): the name itself, or the only one it is a prefix of.
// Otherwise NAME_UNKNOWN, once it has said on stderr which `kind` of name ("command") is
// unknown or ambiguous, and which names, each with `mark` ("--") before it, might be meant, or
// that `help` ("checkers help") tells more.
int name_find(const char *kind, const char *mark, const char *word, const char *help,
              const char *const *names, size_t count);

#endif

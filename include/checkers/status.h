// SPDX-License-Identifier: MIT
//
// What can go wrong, and where in a text it did.
#ifndef CHECKERS_STATUS_H
#define CHECKERS_STATUS_H

#ifdef __cplusplus
extern "C" {
#endif

// The answer of every function that can fail for its data, its memory or its arguments.
enum ck_status {
    CK_OK = 0,
    CK_BAD_ARGUMENT, // an argument is outside its documented range
    CK_BAD_TEXT,     // a text does not have the form that was asked for
    CK_ILLEGAL,      // a move that the rules do not allow here
    CK_AMBIGUOUS,    // a short move text that fits several captures
    CK_GAME_OVER,    // the position is finished: there is nothing to play or to search
    CK_LIMIT,        // more moves, plies or counts than the library holds; nothing was rounded
    CK_NO_MEMORY,    // an allocation failed; nothing was changed
};

// Where and why a text was refused. It belongs to the caller; a function that takes one
// fills it on failure and leaves it alone on success. NULL may be passed wherever one is taken.
typedef struct ck_error {
    enum ck_status status;
    int line;          // of the text, from 1; 0 where there is no text
    int column;        // of the text, in bytes from 1; 0 where there is no text
    char message[256]; // lower case, without a final dot: what is wrong and what would be right
} ck_error;

// A short lower-case phrase for a status, such as "out of memory". Static storage.
const char *ck_status_text(enum ck_status status);

// The version of the library that is linked, such as "0.1.0". Static storage.
const char *ck_version(void);

#ifdef __cplusplus
}
#endif
#endif

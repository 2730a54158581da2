// SPDX-License-Identifier: MIT
//
// Memory for large tables that are read here and there.
#ifndef BASE_PAGES_H
#define BASE_PAGES_H

#include <stddef.h>

// Zeroed memory, which the system hands out as it is touched, in large pages where it has them:
// a table of a gigabyte in small ones costs more for the look-up of the page than for its own.
// NULL without memory. Freed by ck_pages_free with the same size.
void *ck_pages_new(size_t bytes);
void ck_pages_free(void *pages, size_t bytes); // NULL is allowed

#endif

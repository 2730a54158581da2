// SPDX-License-Identifier: MIT
//
// Memory from the system, page by page.
#define _DEFAULT_SOURCE
#include "base/pages.h"

#include <stdlib.h>
#include <sys/mman.h>

#ifdef MAP_ANONYMOUS

void *ck_pages_new(size_t bytes)
{
    void *pages = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED)
        return NULL;
#ifdef MADV_HUGEPAGE
    madvise(pages, bytes, MADV_HUGEPAGE); // a wish: small pages do as well
#endif
    return pages;
}

void ck_pages_free(void *pages, size_t bytes)
{
    if (pages != NULL)
        munmap(pages, bytes);
}

#else

void *ck_pages_new(size_t bytes)
{
    return calloc(1, bytes);
}

void ck_pages_free(void *pages, size_t bytes)
{
    (void)bytes;
    free(pages);
}

#endif

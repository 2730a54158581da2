// SPDX-License-Identifier: MIT
//
// What lies under the library and knows nothing of draughts.
#include "base/error.h"
#include "base/pool.h"
#include "base/rng.h"
#include "base/text.h"
#include "support.h"

#include <stdatomic.h>
#include <string.h>

// The first numbers of seed 1234567, as published with the generator.
static void splitmix64_is_the_published_one(void **state)
{
    (void)state;
    static const uint64_t published[] = {6457827717110365317u, 3203168211198807973u,
                                         9817491932198370423u, 4593380528125082431u,
                                         16408922859458223821u};
    struct rng rng = {1234567};
    for (int i = 0; i < 5; i++)
        assert_true(rng_next(&rng) == published[i]);
}

static void numbers_below_are_uniform(void **state)
{
    (void)state;
    struct rng rng = {1};
    int seen[10] = {0};
    for (int i = 0; i < 10000; i++) {
        uint64_t n = rng_below(&rng, 10);
        assert_true(n < 10);
        seen[n]++;
    }
    // 1000 are expected, with a standard deviation of 30.
    for (int i = 0; i < 10; i++)
        assert_in_range(seen[i], 850, 1150);
    for (int i = 0; i < 100; i++)
        assert_int_equal(rng_below(&rng, 1), 0);
    int high = 0;
    for (int i = 0; i < 1000; i++)
        high += rng_below(&rng, UINT64_C(3) << 62) >= UINT64_C(3) << 61;
    assert_in_range(high, 400, 600);
}

static void parts_are_generators_of_their_own(void **state)
{
    (void)state;
    uint64_t seen[64];
    for (uint64_t i = 0; i < 64; i++) {
        struct rng rng = rng_part(i / 8, i % 8), same = rng_part(i / 8, i % 8);
        seen[i] = rng_next(&rng);
        assert_true(seen[i] == rng_next(&same));
        for (uint64_t k = 0; k < i; k++)
            assert_true(seen[i] != seen[k]);
    }
}

static void text_is_written_piece_by_piece(void **state)
{
    (void)state;
    char memory[12];
    struct text t = ck_text(memory, sizeof memory);
    assert_string_equal(memory, "");
    ck_text_add(&t, "%s-%d", "a", 12);
    ck_text_add(&t, "%c", '!');
    assert_string_equal(memory, "a-12!");
    assert_int_equal(t.length, 5);
    ck_text_mark_cut(&t);
    assert_string_equal(memory, "a-12!");
    ck_text_add(&t, "0123456789");
    assert_int_equal(t.length, 15);
    assert_string_equal(memory, "a-12!012345");
    ck_text_mark_cut(&t);
    assert_string_equal(memory, "a-12!012...");
    struct text none = ck_text(NULL, 0);
    ck_text_add(&none, "12345");
    ck_text_mark_cut(&none);
    assert_int_equal(none.length, 5);
}

static void a_text_is_not_cut_inside_a_character(void **state)
{
    (void)state;
    char memory[9];
    struct text t = ck_text(memory, sizeof memory);
    ck_text_add(&t, "abcd\xc3\xa9"
                    "fgh"); // the two bytes of e acute stand at 4 and 5
    ck_text_mark_cut(&t);
    assert_string_equal(memory, "abcd...");
}

static void errors_are_filled(void **state)
{
    (void)state;
    ck_error error = {0};
    assert_int_equal(ck_fail(&error, CK_BAD_TEXT, 7, "%d is not %s", 1, "two"), CK_BAD_TEXT);
    assert_int_equal(error.status, CK_BAD_TEXT);
    assert_string_equal(error.message, "1 is not two");
    assert_int_equal(error.line, 1);
    assert_int_equal(error.column, 7);
    assert_int_equal(ck_fail(&error, CK_NO_MEMORY, 0, "out of memory"), CK_NO_MEMORY);
    assert_int_equal(error.line, 0);
    assert_int_equal(error.column, 0);
    assert_int_equal(ck_fail(NULL, CK_LIMIT, 0, "too many"), CK_LIMIT);
    char text[1000];
    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    ck_fail(&error, CK_BAD_TEXT, 1, "%s", text);
    assert_int_equal(strlen(error.message), sizeof error.message - 1);
}

static void every_status_has_a_phrase(void **state)
{
    (void)state;
    for (int i = CK_OK; i <= CK_NO_MEMORY; i++)
        for (int k = CK_OK; k < i; k++)
            assert_string_not_equal(ck_status_text((enum ck_status)i),
                                    ck_status_text((enum ck_status)k));
    assert_string_equal(ck_status_text(CK_NO_MEMORY), "out of memory");
    assert_non_null(ck_status_text((enum ck_status)1000));
    assert_non_null(strchr(ck_version(), '.'));
}

enum { TASKS = 500 };

struct work {
    int threads;
    size_t first_failure; // tasks from here on fail, in one of two ways
    atomic_int done[TASKS], busy[8], wrong;
};

static enum ck_status task(void *context, int worker, size_t index)
{
    struct work *work = context;
    if (worker < 0 || worker >= work->threads || work->busy[worker]++ > 0) {
        work->wrong++; // two tasks at once under one number
        return CK_OK;
    }
    work->done[index]++;
    work->busy[worker]--;
    if (index < work->first_failure)
        return CK_OK;
    return index == work->first_failure ? CK_LIMIT : CK_NO_MEMORY;
}

static void every_task_is_done_once(void **state)
{
    (void)state;
    for (int threads = 1; threads <= 8; threads++) {
        struct work work = {.threads = threads, .first_failure = TASKS};
        assert_int_equal(ck_pool_run(threads, TASKS, task, &work), CK_OK);
        for (int i = 0; i < TASKS; i++)
            assert_int_equal(work.done[i], 1);
        assert_int_equal(work.wrong, 0);
        assert_int_equal(ck_pool_run(threads, 0, task, &work), CK_OK);
    }
}

static void the_first_failure_is_the_answer(void **state)
{
    (void)state;
    for (int threads = 1; threads <= 8; threads++)
        for (size_t failure = 0; failure < TASKS; failure += 83) {
            struct work work = {.threads = threads, .first_failure = failure};
            assert_int_equal(ck_pool_run(threads, TASKS, task, &work), CK_LIMIT);
            for (size_t i = 0; i <= failure; i++)
                assert_int_equal(work.done[i], 1);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(splitmix64_is_the_published_one),
        cmocka_unit_test(numbers_below_are_uniform),
        cmocka_unit_test(parts_are_generators_of_their_own),
        cmocka_unit_test(text_is_written_piece_by_piece),
        cmocka_unit_test(a_text_is_not_cut_inside_a_character),
        cmocka_unit_test(errors_are_filled),
        cmocka_unit_test(every_status_has_a_phrase),
        cmocka_unit_test(every_task_is_done_once),
        cmocka_unit_test(the_first_failure_is_the_answer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

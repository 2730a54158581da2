// SPDX-License-Identifier: MIT
//
// The program on a terminal: a pseudo-terminal, at whose other end is this test.
#define _XOPEN_SOURCE 700

#include <fcntl.h>
#include <poll.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <cmocka.h>

#define ENTER "\033[?1049h"
#define LEAVE "\033[0m\033[?7h\033[?25h\033[?1049l"

enum { PATIENCE = 20000, ARGUMENTS = 16 };

static const char *program;

// A program on a terminal, and what it has written so far.
struct session {
    int master;
    pid_t pid;
    size_t used;
    char text[1 << 18];
};

static void resize(const struct session *session, unsigned short columns, unsigned short rows)
{
    struct winsize size = {.ws_col = columns, .ws_row = rows};
    assert_int_equal(ioctl(session->master, TIOCSWINSZ, &size), 0);
}

// Becomes `checkers` with the arguments, separated by blanks, on the terminal of that name.
static void become(const char *terminal, const char *kind, const char *line)
{
    char words[256], *arguments[ARGUMENTS] = {"checkers"};
    int count = 1;
    setsid();
    int slave = open(terminal, O_RDWR); // the controlling terminal of the new session
    for (int fd = 0; fd < 3; fd++)
        if (dup2(slave, fd) < 0)
            _exit(126);
    setenv("TERM", kind, 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    snprintf(words, sizeof words, "%s", line);
    for (char *word = strtok(words, " "); word; word = strtok(NULL, " "))
        arguments[count++] = word;
    execv(program, arguments);
    _exit(127);
}

static struct session *start(const char *kind, const char *line)
{
    struct session *session = calloc(1, sizeof *session);
    assert_non_null(session);
    session->master = posix_openpt(O_RDWR | O_NOCTTY);
    assert_true(session->master >= 0);
    assert_int_equal(grantpt(session->master), 0);
    assert_int_equal(unlockpt(session->master), 0);
    resize(session, 80, 24);
    session->pid = fork();
    assert_true(session->pid >= 0);
    if (session->pid == 0)
        become(ptsname(session->master), kind, line);
    return session;
}

// Reads what comes next. False at the end, or where nothing comes.
static bool read_more(struct session *session)
{
    struct pollfd wait = {.fd = session->master, .events = POLLIN};
    size_t room = sizeof session->text - 1 - session->used;
    if (room == 0 || poll(&wait, 1, PATIENCE) <= 0)
        return false;
    ssize_t count = read(session->master, session->text + session->used, room);
    if (count <= 0)
        return false;
    session->used += (size_t)count;
    return true;
}

// Waits until the program has written a text after `from`. Returns where that is behind it.
static size_t expect(struct session *session, size_t from, const char *text)
{
    for (;;) {
        const char *at = strstr(session->text + from, text);
        if (at)
            return (size_t)(at - session->text) + strlen(text);
        if (!read_more(session))
            fail_msg("no \"%s\" in \"%s\"", text, session->text + from);
    }
}

static void type(const struct session *session, const char *text)
{
    assert_int_equal(write(session->master, text, strlen(text)), strlen(text));
}

// Reads to the end, when the terminal edits and shows lines again. Returns the status of the
// program as wait() has it.
static int finish(struct session *session)
{
    int status;
    struct termios keys;
    while (read_more(session))
        ;
    assert_int_equal(waitpid(session->pid, &status, 0), session->pid);
    assert_int_equal(tcgetattr(session->master, &keys), 0);
    assert_int_equal(keys.c_lflag & (ICANON | ECHO), ICANON | ECHO);
    close(session->master);
    return status;
}

static bool ends_with(const struct session *session, const char *text)
{
    size_t length = strlen(text);
    return session->used >= length && strcmp(session->text + session->used - length, text) == 0;
}

static void interrupt(void **state)
{
    (void)state;
    struct session *session = start("xterm", "play --agents random,random --delay 3600");
    size_t at = expect(session, 0, ENTER);
    expect(session, at, "└────────────────┘");
    type(session, "\003");
    int status = finish(session);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(WTERMSIG(status), SIGINT);
    assert_true(ends_with(session, LEAVE));
    free(session);
}

static void terminate(void **state)
{
    (void)state;
    struct session *session = start("xterm", "play --agents human,random");
    expect(session, 0, "Red's move (? for help): ");
    assert_int_equal(kill(session->pid, SIGTERM), 0);
    int status = finish(session);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(WTERMSIG(status), SIGTERM);
    assert_true(ends_with(session, LEAVE));
    free(session);
}

// A frame is drawn anew for another size: with 40 columns the panel is below the board,
// and with few lines beside it again.
static void change_size(void **state)
{
    (void)state;
    struct session *session = start("xterm", "play --agents human,random --color never");
    size_t at = expect(session, 0, "┌────────────────┐  start");
    at = expect(session, at, "Red's move (? for help): ");
    resize(session, 40, 24);
    at = expect(session, at, "└────────────────┘\r\n\033[2Kstart  ● Red (human) to move");
    at = expect(session, at, "Red's move (? for help): ");
    resize(session, 57, 12);
    at = expect(session, at, "┌────────────────┐  start  ● Red (human) to move");
    at = expect(session, at, "└────────────────┘\r\n");
    at = expect(session, at, "Red's move (? for help): ");
    resize(session, 80, 8);
    at = expect(session, at, "┌┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┐  start");
    at = expect(session, at, "Red's move (? for help): ");
    type(session, "\004");
    assert_int_equal(finish(session), 0);
    free(session);
}

// What has been typed is there after a change of size, and can be edited further by the usual
// keys; those that do nothing here leave nothing behind.
static void typed_so_far(void **state)
{
    (void)state;
    struct session *session =
        start("xterm", "play --agents human,random --color never --delay 0");
    size_t at = expect(session, 0, "Red's move (? for help): ");
    type(session, "11-1");
    at = expect(session, at, "11-1");
    resize(session, 100, 30);
    at = expect(session, at, "Red's move (? for help): 11-1");
    type(session, "\177\177\177");
    at = expect(session, at, "\b \b\b \b\b \b");
    type(session, "0-15 \001\033[A\033[1;5C\033xwrong words\027\027\b");
    at = expect(session, at, "\b \b\b \b\b \b\b \b\b \b\b \b\b \b\b \b\b \b\b \b\b \b\b \b");
    resize(session, 80, 24);
    at = expect(session, at, "Red's move (? for help): 10-15");
    type(session, "\0251");
    resize(session, 100, 30);
    at = expect(session, at, "Red's move (? for help): 1");
    type(session, "1-15\n");
    expect(session, at, "● Red (human): 11-15");
    type(session, "quit\n");
    assert_int_equal(finish(session), 0);
    free(session);
}

// A game that is over may be taken back: White's only move loses, and so it does again.
static void take_back_the_end(void **state)
{
    (void)state;
    struct session *session = start(
        "xterm", "play --agents random,human --color never --delay 0 --fen W:W32:BK23,28");
    size_t at = expect(session, 0, "White's move (? for help): ");
    for (int i = 0; i < 2; i++) {
        type(session, "1\n");
        at = expect(session, at, "Red wins: White has no ");
        at = expect(session, at, "undo takes it back, Enter ends: ");
        type(session, i == 0 ? "what?\n" : "\n");
        if (i > 0)
            break;
        at = expect(session, at, "undo takes it back, Enter ends: ");
        type(session, "undo\n");
        at = expect(session, at, "start  ○ White");
        at = expect(session, at, "White's move (? for help): ");
    }
    assert_int_equal(finish(session), 0);
    at = expect(session, at, LEAVE);
    expect(session, at, "Red wins: White has no ");
    free(session);
}

// A game on the alternate screen leaves its last frame and the result on the normal one.
static void take_a_seat(void **state)
{
    (void)state;
    struct session *session =
        start("xterm", "play --agents human,greedy --color never --delay 0 --seed 1");
    size_t at = expect(session, 0, "Red's move (? for help): ");
    type(session, "11-15\n");
    at = expect(session, at, "move 2  ○ White (greedy)");
    at = expect(session, at, "Red's move (? for help): ");
    type(session, "11-15\n");
    at = expect(session, at, "11-15 is not legal");
    at = expect(session, at, "Red's move (? for help): ");
    type(session, "resign\n");
    assert_int_equal(finish(session), 0);
    at = expect(session, at, LEAVE);
    at = expect(session, at, "move 2  ○ White (greedy)");
    assert_true(ends_with(session, "White wins: Red resigned after 2 plies\r\n"));
    free(session);
}

// What the gate says of a person's move is still there when the other side has moved.
static void guarded_seat(void **state)
{
    (void)state;
    struct session *session =
        start("xterm", "play --agents gated:proposer=human,greedy --color never --delay 0 "
                       "--fen B:W19,21,28,29,30,32:B1,2,4,7,8,12");
    size_t at = expect(session, 0, "Red's move (? for help): ");
    type(session, "12-16\n");
    at = expect(session, at, "move 1  ● Red (gated:proposer=human · worst-case): 7-10");
    at = expect(session, at, "move 2  ○ White (greedy)");
    at = expect(session, at, "  DEGRADE  12-16 failed no_material_blunder; 7-10 instead\r\n");
    at = expect(session, at, "why: after 12-16, best play goes 19x12x3 (crowned)");
    at = expect(session, at, "Red's move (? for help): ");
    type(session, "undo\n");
    at = expect(session, at, "start  ● Red");
    size_t end = expect(session, at, "Red's move (? for help): ");
    session->text[end] = '\0';
    assert_null(strstr(session->text + at, "DEGRADE"));
    type(session, "quit\n");
    assert_int_equal(finish(session), 0);
    free(session);
}

// A report says how far it is once it takes long, on one line that is gone at the end.
static void a_long_report(void **state)
{
    (void)state;
    struct session *session = start("xterm", "report --openings 1 --opening-plies 0 "
                                             "--pairings search:time=0.04/random");
    size_t at = expect(session, 0, "\r2 of 2 games");
    at = expect(session, at, "\r            \rA player");
    assert_int_equal(finish(session), 0);
    assert_null(strstr(session->text + at, "2 of 2 games\r"));
    free(session);

    session = start("xterm", "report --openings 1 --pairings random/random");
    assert_int_equal(finish(session), 0);
    assert_null(strstr(session->text, "2 of 2 games"));
    free(session);
}

static void colors(void **state)
{
    (void)state;
    unsetenv("NO_COLOR");
    struct session *session =
        start("xterm", "play --agents random,random --delay 0 --max-steps 1");
    assert_int_equal(finish(session), 0);
    assert_non_null(strstr(session->text, "\033[0;48;5;137"));
    free(session);

    setenv("NO_COLOR", "1", 1);
    session = start("xterm", "play --agents random,random --delay 0 --max-steps 1");
    assert_int_equal(finish(session), 0);
    assert_null(strstr(session->text, "48;5;137"));
    free(session);

    session =
        start("xterm", "play --agents random,random --delay 0 --max-steps 1 --color always");
    assert_int_equal(finish(session), 0);
    assert_non_null(strstr(session->text, "48;5;137"));
    free(session);
    unsetenv("NO_COLOR");
}

// Where the cursor cannot be moved, frames follow each other, and there are no sequences.
static void dumb_terminal(void **state)
{
    (void)state;
    struct session *session = start("dumb", "play --agents random,random --max-steps 1");
    assert_int_equal(finish(session), 0);
    assert_null(strchr(session->text, '\033'));
    assert_non_null(strstr(session->text, "start  ● Red (random) to move"));
    assert_non_null(strstr(session->text, "move 1  ● Red (random)"));
    free(session);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(interrupt),     cmocka_unit_test(terminate),
        cmocka_unit_test(change_size),   cmocka_unit_test(typed_so_far),
        cmocka_unit_test(take_a_seat),   cmocka_unit_test(take_back_the_end),
        cmocka_unit_test(guarded_seat),  cmocka_unit_test(colors),
        cmocka_unit_test(dumb_terminal), cmocka_unit_test(a_long_report),
    };
    if (argc != 2)
        return 2;
    program = argv[1];
    return cmocka_run_group_tests(tests, NULL, NULL);
}

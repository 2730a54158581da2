// SPDX-License-Identifier: MIT
//
// The terminal on stdout: its size and abilities, and frames that are redrawn in place.
#define _POSIX_C_SOURCE 200809L

#include "terminal.h"
#include <errno.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { NORMAL_COLUMNS = 80 };

// The alternate screen; and back from it with the cursor shown and long lines wrapped.
#define ENTER "\033[?1049h\033[H\033[2J"
#define LEAVE "\033[0m\033[?7h\033[?25h\033[?1049l"

static volatile sig_atomic_t entered;

// Whether stdin brings each key at once, and what it does else.
static volatile sig_atomic_t keys_taken;
static struct termios normal_keys, single_keys;

// The signals that are blocked while the program waits; the change of size is blocked at all
// other times, so that it always ends a wait, however shortly before it comes.
static sigset_t waiting;

// Writes a sequence at once; inside a signal handler stdio may not be used.
static void send(const char *sequence)
{
    size_t length = strlen(sequence);
    while (length > 0) {
        ssize_t sent = write(STDOUT_FILENO, sequence, length);
        if (sent <= 0)
            return;
        sequence += sent;
        length -= (size_t)sent;
    }
}

// A variable of the environment that is set to something, else NULL.
static const char *variable(const char *name)
{
    const char *value = getenv(name);
    return value && value[0] != '\0' ? value : NULL;
}

static bool terminal_is_dumb(void)
{
    const char *kind = variable("TERM");
    return !kind || strcmp(kind, "dumb") == 0;
}

bool terminal_is_screen(void)
{
    return isatty(STDOUT_FILENO) && !terminal_is_dumb();
}

bool terminal_has_unicode(void)
{
    const char *locale = variable("LC_ALL");
    if (!locale)
        locale = variable("LC_CTYPE");
    if (!locale)
        locale = variable("LANG");
    const char *dot = locale ? strchr(locale, '.') : NULL;
    return dot && (strncasecmp(dot, ".UTF-8", 6) == 0 || strncasecmp(dot, ".utf8", 5) == 0);
}

bool terminal_has_color(enum color color)
{
    if (color == COLOR_AUTO)
        return terminal_is_screen() && !variable("NO_COLOR");
    return color == COLOR_ALWAYS;
}

// The size of the terminal; zeros where there is none or it does not tell.
static struct winsize terminal_size(void)
{
    struct winsize size = {0};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
        return (struct winsize){0};
    return size;
}

int terminal_columns(void)
{
    int columns = terminal_size().ws_col;
    return columns > 0 ? columns : NORMAL_COLUMNS;
}

int terminal_rows(void)
{
    return terminal_size().ws_row;
}

// A change of size, which only has to end a wait.
static void on_change(int number)
{
    (void)number;
}

static void restore(void)
{
    send(LEAVE);
    if (keys_taken)
        tcsetattr(STDIN_FILENO, TCSANOW, &normal_keys);
}

// Restores the terminal, then lets the signal do what it does.
static void on_end(int number)
{
    restore();
    signal(number, SIG_DFL);
    raise(number);
}

static void on_stop(int number)
{
    (void)number;
    int error = errno;
    restore();
    raise(SIGSTOP);
    if (keys_taken)
        tcsetattr(STDIN_FILENO, TCSANOW, &single_keys);
    send(ENTER);
    raise(SIGWINCH);
    errno = error;
}

static void handle(int number, void (*handler)(int))
{
    struct sigaction action = {.sa_handler = handler};
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, NULL);
}

void terminal_enter(void)
{
    static const int ends[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
    sigset_t change;
    sigemptyset(&change);
    sigaddset(&change, SIGWINCH);
    sigprocmask(SIG_BLOCK, &change, &waiting);
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        handle(ends[i], on_end);
    handle(SIGTSTP, on_stop);
    handle(SIGWINCH, on_change);
    atexit(terminal_leave);
    fflush(stdout);
    send(ENTER);
    entered = true;
}

void terminal_leave(void)
{
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGWINCH};
    if (!entered)
        return;
    entered = false;
    fflush(stdout);
    restore();
    keys_taken = false;
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        handle(signals[i], SIG_DFL);
    sigprocmask(SIG_SETMASK, &waiting, NULL);
}

bool terminal_take_keys(void)
{
    if (tcgetattr(STDIN_FILENO, &normal_keys) != 0)
        return false;
    single_keys = normal_keys;
    single_keys.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
    single_keys.c_cc[VMIN] = 1;
    single_keys.c_cc[VTIME] = 0;
    keys_taken = true;
    return tcsetattr(STDIN_FILENO, TCSANOW, &single_keys) == 0;
}

void terminal_redraw(const char *text, bool cursor)
{
    // Each line is cleared before it is written: at its end the cursor may stand on the last
    // column, which clearing would take away. Wrapping is off for lines that turn out wider.
    fputs("\033[?25l\033[?7l\033[H", stdout);
    while (*text) {
        int length = (int)strcspn(text, "\n");
        printf("\033[2K%.*s", length, text);
        text += length;
        if (*text == '\n') {
            putchar('\n');
            text++;
        }
    }
    fputs("\033[J\033[?7h", stdout);
    if (cursor)
        fputs("\033[?25h", stdout);
    fflush(stdout);
}

bool terminal_wait(double seconds)
{
    double whole = floor(seconds);
    struct timespec time = {(time_t)whole, (long)((seconds - whole) * 1e9)};
    return pselect(0, NULL, NULL, NULL, &time, entered ? &waiting : NULL) == 0;
}

bool terminal_wait_input(void)
{
    fd_set input;
    FD_ZERO(&input);
    FD_SET(STDIN_FILENO, &input);
    return pselect(STDIN_FILENO + 1, &input, NULL, NULL, NULL, entered ? &waiting : NULL) > 0 ||
           errno != EINTR;
}

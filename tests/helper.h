/* What the tests share: cmocka, and running a cell that is given as text. */
#ifndef HELPER_H
#define HELPER_H

#include "config/arguments.h"
#include "tests/group.h"

/* The cell that "game=uniform branching=8 ..." describes; false after a message if it is wrong.  The words are split in
 * place, so that the text must live as long as the cell. */
static inline bool cell_read(char *text, struct cell *cell)
{
    char *words[64];
    int count = 0;
    for (char *word = strtok(text, " "); word && count < 64; word = strtok(NULL, " "))
        words[count++] = word;
    return arguments_read(words, count, cell);
}

/* The same; fails the test if it is wrong. */
static inline struct cell cell_of(char *text)
{
    struct cell cell;
    assert_true(cell_read(text, &cell));
    return cell;
}

/* The cell of a text in which "seed=" stands.  If the one before differs in its seed alone, it is not read again, since to ask
 * whether a game can be played so takes a process. */
static inline struct cell cell_of_seed(const char *text)
{
    enum { LONG_ENOUGH = 100000 };
    static char last[LONG_ENOUGH], words[LONG_ENOUGH], now[LONG_ENOUGH];
    static struct cell cell;
    const char *digits = strstr(text, " seed=") + strlen(" seed=");
    char *rest;
    const uint64_t seed = strtoull(digits, &rest, 10);
    snprintf(now, sizeof now, "%.*s%s", (int)(digits - text), text, rest);
    if (strcmp(now, last) != 0) {
        last[0] = '\0';
        strcpy(words, text);
        cell = cell_of(words);
        strcpy(last, now);
    }
    cell_change(&cell, GAME_PART, "seed")->seed = seed;
    return cell;
}

/* Run a cell in this process; the text as printf's. */
static inline struct outcome run_cell(const char *format, ...) __attribute__((format(printf, 1, 2)));

static inline struct outcome run_cell(const char *format, ...)
{
    static char text[100000];
    struct outcome outcome;
    va_list arguments;
    va_start(arguments, format);
    assert_true(vsnprintf(text, sizeof text, format, arguments) < (int)sizeof text);
    va_end(arguments);
    const struct cell cell = strstr(text, " seed=") ? cell_of_seed(text) : cell_of(text);
    const struct task task = cell_task(&cell);
    cell_search(&cell)->run(&task, &outcome);
    return outcome;
}

#endif

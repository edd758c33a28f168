/*
 * What is told of a law that is broken: on which game, in which position, in which search, and a command that shows it.  Part
 * of laws.c.
 */
#ifndef TESTS_KIT_BLAME_H
#define TESTS_KIT_BLAME_H

#include "parts/columns.h"
#include "base/text.h"

/* What is tried now. */
static struct {
    const struct cell *cell; /* of which the game counts, and the search if one is made; NULL: it is about none */
    int perft;               /* so many plies are counted; 0: none */
    bool searches;
    bool compared;      /* the search with plain minimax */
    const char *own;    /* NULL, or what of the search is the tests' own, which no command knows */
    const Rules *rules; /* NULL: the cell's position */
    const State *state;
    bool second;
    int ply;
    bool rising; /* were all smaller limits tried before? */
} law_trial;

/* These parts of a cell as a command line has them, without the defaults. */
static void law_write_parts(FILE *out, const struct cell *cell, int first, int last)
{
    const Parameter *parameter;
    for (int kind = first; kind <= last; kind++) {
        if (!part_is_written(kind, cell->part[kind]))
            continue;
        fprintf(out, "%s%s=%s", kind > first ? " " : "", kinds[kind].name, part_at(kind, cell->part[kind])->name);
        for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++) {
            char own[SETTING_TEXT], usual[SETTING_TEXT];
            const char *text = setting_write(parameter, cell->setting[kind][i], own);
            if (strcmp(text, setting_write(parameter, setting_default(parameter), usual)) == 0)
                continue;
            fprintf(out, " %s=", parameter->name);
            write_shell_word(out, text);
        }
    }
}

static void law_write_position(FILE *out, const Rules *rules, const State *state, bool second, int ply)
{
    char text[POSITION_TEXT];
    Text writer = {text, text + sizeof text - 1};
    if (game.write) {
        game.write(rules, state, second, &writer);
        fprintf(out, "  position: %s, at ply %d\n", text, ply);
    } else {
        fprintf(out, "  position: at ply %d\n", ply);
    }
}

/* Where the cell's search begins. */
static void law_write_root(FILE *out, const struct cell *cell)
{
    const struct task task = cell_task(cell);
    struct reached at = {.arena.limit = SIZE_MAX};
    if (!reach(&task, &at))
        law_write_position(out, &at.rules, &at.state, at.second, task.opening + task.played_count);
    arena_free(&at.arena);
}

static void law_write_line(FILE *out, const char *label, const char *verb, const struct cell *cell, int last)
{
    fprintf(out, "  %-9s plymeter %s ", label, verb);
    law_write_parts(out, cell, GAME_PART, last);
    if (law_trial.perft)
        fprintf(out, " depth=%d", law_trial.perft);
    fputc('\n', out);
}

static const Cutoff *law_cutoff(const struct cell *cell)
{
    return part_at(CUTOFF_PART, cell->part[CUTOFF_PART])->traits;
}

/* Does a price depend on the place of its move?  Then values are those of minimax in the same order. */
static bool law_hangs_on_order(const struct cell *cell)
{
    return strcmp(law_cutoff(cell)->depends_on, "order") == 0;
}

/* Minimax without anything that does not matter, under the same cutoff. */
static struct cell law_plain(const struct cell *cell)
{
    struct cell plain = *cell;
    cell_choose(&plain, ALGORITHM_PART, part_find(ALGORITHM_PART, "minimax"));
    if (!law_hangs_on_order(cell))
        cell_choose(&plain, ORDER_PART, part_find(ORDER_PART, "none"));
    plain.setting[CUTOFF_PART][parameter_find(CUTOFF_PART, cell->part[CUTOFF_PART], "deepen")].choice =
        NO_DEEPENING;
    return plain;
}

static void law_write_search(FILE *out, const struct cell *cell)
{
    const struct cell plain = law_plain(cell);
    char limit[SETTING_TEXT];
    const int cutoff = cell->part[CUTOFF_PART], at = parameter_find(CUTOFF_PART, cutoff, "limit");
    fputs("  search:   ", out);
    law_write_parts(out, cell, FIRST_OF_SEARCH, CUTOFF_PART);
    if (law_trial.own)
        fprintf(out, ", with %s that no command has", law_trial.own);
    fprintf(out, "\n  depth:    limit=%s%s\n",
            setting_write(parameter_at(CUTOFF_PART, cutoff, at), cell->setting[CUTOFF_PART][at], limit),
            law_trial.rising ? ", the first of those tried here that differs" : "");
    law_write_line(out, law_trial.own ? "resembles:" : "shown by:", "cell", cell, CUTOFF_PART);
    if (!law_trial.compared || law_trial.own)
        return;
    if (same_parts(cell, &plain, GAME_PART, CUTOFF_PART))
        fputs("  against:  law_reference() of tests/search/laws.c\n", out);
    else
        law_write_line(out, "against:", "cell", &plain, CUTOFF_PART);
}

/* Say what is wrong, where; cmocka's own messages would have room for less.  The message is as printf's. */
__attribute__((format(printf, 1, 2))) static void law_tell(const char *format, ...)
{
    const struct cell *cell = law_trial.cell;
    va_list arguments;
    va_start(arguments, format);
    fputs("a law is broken: ", stderr);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    if (!cell)
        return;
    fputs("  game:     ", stderr);
    law_write_parts(stderr, cell, GAME_PART, GAME_PART);
    fputc('\n', stderr);
    if (law_trial.rules)
        law_write_position(stderr, law_trial.rules, law_trial.state, law_trial.second, law_trial.ply);
    else
        law_write_root(stderr, cell);
    if (law_trial.searches)
        law_write_search(stderr, cell);
    else
        law_write_line(stderr, "shown by:", law_trial.perft ? "perft" : "show", cell, GAME_PART);
}

#define law_require(condition, ...)                                                                                \
    do {                                                                                                           \
        if (!(condition)) {                                                                                        \
            law_tell(__VA_ARGS__);                                                                                 \
            fail();                                                                                                \
        }                                                                                                          \
    } while (0)

/* What could not be tried, why, and what would cure it; a law of which nothing was tried is not kept. */
#define law_require_tried(condition, ...)                                                                          \
    do {                                                                                                           \
        if (!(condition)) {                                                                                        \
            fputs("a law was not tried: ", stderr);                                                                \
            fprintf(stderr, __VA_ARGS__);                                                                          \
            fputc('\n', stderr);                                                                                   \
            fail();                                                                                                \
        }                                                                                                          \
    } while (0)

/* The words go before "is". */
#define law_equal(actual, expected, words)                                                                         \
    do {                                                                                                           \
        const long long law_is = (long long)(actual), law_should = (long long)(expected);                          \
        law_require(law_is == law_should, "%s is %lld, and should be %lld", words, law_is, law_should);            \
    } while (0)

#define law_within(actual, least, most, words)                                                                     \
    do {                                                                                                           \
        const long long law_is = (long long)(actual), law_least = (long long)(least),                              \
                        law_most = (long long)(most);                                                              \
        law_require(law_least <= law_is && law_is <= law_most, "%s is %lld, and should be from %lld to %lld",      \
                    words, law_is, law_least, law_most);                                                           \
    } while (0)

/* What a move is called, which need not be a legal one; valid until the call after the next. */
static const char *law_called(const Rules *rules, Move move)
{
    static char text[2][MOVE_TEXT];
    static int turn;
    turn = !turn;
    snprintf(text[turn], MOVE_TEXT, "%lld", (long long)move);
    if (game.name)
        game.name(rules, move, text[turn]);
    return text[turn];
}

#endif

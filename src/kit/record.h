/*
 * Formats in which games that were played are written down.  A game names those that are its own alone (kit/game.h), each a
 * file beside it; those of every game, lines of moves and PGN, are in config/record_text.c.
 *
 * Where one game of a file ends is found line by line, so that no more than a few of them are in memory; then each is
 * read alone.  Files, gzip, byte order marks and ends of lines are the driver's (config/game_records.c).
 */
#ifndef KIT_RECORD_H
#define KIT_RECORD_H

#include <ctype.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "kit/notation.h"

enum { RECORD_MOVES = 1000, RECORD_WORD = 64 };

/* The first move of those that a text begins with and that stand there without blanks, "f5d6c3": its name, and how many
 * characters it took; 0 if there is none. */
typedef int (*Joined)(const char *text, char name[RECORD_WORD]);

/* A game as its record tells it. */
typedef struct {
    /* Its lines, which may be changed, and the 0 behind them; without carriage returns.  A reader that converts them puts what
     * they became in their place, where only ends of lines may become a 0. */
    char *text;
    size_t size;
    Joined joined; /* of the game; NULL: moves have blanks between them */

    char position[POSITION_TEXT]; /* from which it started, in the game's notation; empty: its own start */
    int count;
    struct {
        char word[RECORD_WORD]; /* its name, or what records say; whether it is legal is not known yet */
        const char *at;         /* where it stands in the text */
    } move[RECORD_MOVES];
    enum { WON_BY_NOBODY, WON_BY_FIRST, WON_BY_SECOND, NOT_SAID } won; /* of a game that has a score */
    bool nothing;                                                      /* there is no game, but a remark */
    bool ended;                                                        /* it says how the game ended */
    const char *unfinished; /* NULL, or why moves are missing at its end */
    char wrong[200];        /* empty, or why it cannot be read */
    const char *wrong_at;
} Record;

/* The first of what is wrong counts; formatted as by printf. */
static inline void record_wrong(Record *record, const char *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static inline void record_wrong(Record *record, const char *at, const char *format, ...)
{
    va_list arguments;
    if (record->wrong[0])
        return;
    va_start(arguments, format);
    vsnprintf(record->wrong, sizeof record->wrong, format, arguments);
    va_end(arguments);
    record->wrong_at = at;
}

/* A move that stands there, so many characters of a text.  Of what is too long for a name no more is kept. */
static inline void record_move(Record *record, const char *at, const char *word, size_t length)
{
    if (record->count == RECORD_MOVES) {
        record_wrong(record, at, "these are more than %d moves", RECORD_MOVES);
        return;
    }
    if (length >= RECORD_WORD)
        length = RECORD_WORD - 1;
    memcpy(record->move[record->count].word, word, length);
    record->move[record->count].word[length] = '\0';
    record->move[record->count++].at = at;
}

/* What a line is to the game that it was thought to belong to.  An end may come before it, with it, or inside of it: then what
 * was noted becomes how many of its bytes still belong to the game. */
typedef enum { GOES_ON, ENDS_BEFORE, ENDS_WITH, ENDS_INSIDE } LineOfGame;

typedef struct {
    const char *name;  /* for --format: "csa" */
    const char *title; /* "CSA" */
    const char *about; /* what is to be known of it, for lists */

    /* Is it this one that a file begins with, as far as it is known? */
    bool (*tells)(const char *text, const char *end);

    /* Called for the lines of a game, one after the other, each up to its end without blanks there; what it notes in
     * `state` is 0 at the first. */
    LineOfGame (*line)(const char *line, const char *end, int *state);

    /* Or a file has `header` bytes, and then so many for each game; it is no text. */
    int header, bytes;

    void (*read)(Record *record);
} Format;

enum { MAX_FORMATS = 4 };

/* --- for readers ------------------------------------------------------------------------------------------------ */

/* Does what stands there begin so? */
static inline bool text_begins(const char *at, const char *end, const char *with)
{
    const size_t length = strlen(with);
    return (size_t)(end - at) >= length && memcmp(at, with, length) == 0;
}

/* Is it somewhere between these? */
static inline bool text_has(const char *at, const char *end, const char *what)
{
    while (at && at < end && !text_begins(at, end, what))
        at = memchr(at + 1, *what, (size_t)(end - at - 1));
    return at && at < end;
}

/* Is this the beginning of some line? */
static inline bool any_line_begins(const char *text, const char *end, const char *with)
{
    for (const char *line = text; line; line = line ? line + 1 : NULL) {
        if (text_begins(line, end, with))
            return true;
        line = memchr(line, '\n', (size_t)(end - line));
    }
    return false;
}

#endif

/*
 * Positions as text.  For configs and command lines a position is one word: the rows of the board from the top with '/'
 * between them, then ':' and the side to move; x is the player who began the game, o the other, '.' an empty cell:
 *
 *     x.o/.x./...:o
 *
 * For people, boards are drawn.
 */
#ifndef KIT_NOTATION_H
#define KIT_NOTATION_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { POSITION_TEXT = 200, BOARD_TEXT = 8000 };

/* --- reading ---------------------------------------------------------------------------------------------- */

/* A text, and how far it has been read. */
typedef struct {
    const char *start, *at;
} Notation;

/* A message, formatted as by printf; valid until the next one. */
static inline const char *complaint(const char *format, ...) __attribute__((format(printf, 1, 2)));

static inline const char *complaint(const char *format, ...)
{
    static char message[300];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    return message;
}

/* The message "expected ... at character 5, at \"/..:x\""; what was expected is formatted as by printf. */
static inline const char *expected(const Notation *notation, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static inline const char *expected(const Notation *notation, const char *format, ...)
{
    const int place = (int)(notation->at - notation->start) + 1;
    char what[150];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(what, sizeof what, format, arguments);
    va_end(arguments);
    return *notation->at ? complaint("expected %s at character %d, at \"%.20s\"", what, place, notation->at)
                         : complaint("expected %s at its end", what);
}

/* Each of these reads what its name says, and moves on.  NULL, or a message that says what was expected. */

static inline const char *read_letter(Notation *notation, char letter)
{
    if (*notation->at != letter)
        return expected(notation, "\"%c\"", letter);
    notation->at++;
    return NULL;
}

static inline const char *read_number(Notation *notation, int most, int *number)
{
    int digits = 0;
    for (*number = 0; digits < 4 && notation->at[digits] >= '0' && notation->at[digits] <= '9'; digits++)
        *number = 10 * *number + notation->at[digits] - '0';
    if (digits == 0 || *number > most)
        return expected(notation, "a number up to %d", most);
    notation->at += digits;
    return NULL;
}

/* The letters of all rows, one after the other, become cells[]. */
static inline const char *read_rows(Notation *notation, int rows, int columns, const char *letters, char *cells)
{
    const char *error = NULL;
    for (int row = 0; row < rows && !error; row++) {
        for (int column = 0; column < columns; column++, notation->at++) {
            if (!*notation->at || !strchr(letters, *notation->at))
                return expected(notation, "%d rows of %d cells, each one of \"%s\", with / between them,", rows,
                                columns, letters);
            cells[row * columns + column] = *notation->at;
        }
        if (row + 1 < rows)
            error = read_letter(notation, '/');
    }
    return error;
}

/* ":x" or ":o", and then the end of the text. */
static inline const char *read_side(Notation *notation, bool *second)
{
    if (notation->at[0] != ':' || (notation->at[1] != 'x' && notation->at[1] != 'o') || notation->at[2])
        return expected(notation, "\":x\" or \":o\" for the side to move,");
    *second = notation->at[1] == 'o';
    return NULL;
}

/* --- writing ---------------------------------------------------------------------------------------------- */

/* A text under construction; what does not fit is dropped. */
typedef struct {
    char *at, *end; /* *end is the last byte, for the '\0' */
} Text;

static inline void put(Text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));

static inline void put(Text *text, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    const int length = vsnprintf(text->at, (size_t)(text->end - text->at) + 1, format, arguments);
    va_end(arguments);
    text->at = length > text->end - text->at ? text->end : text->at + length;
}

static inline void put_rows(Text *text, int rows, int columns, const char *cells)
{
    for (int row = 0; row < rows; row++)
        put(text, "%s%.*s", row ? "/" : "", columns, cells + row * columns);
}

static inline void put_side(Text *text, bool second)
{
    put(text, ":%c", second ? 'o' : 'x');
}

/* Draw a cell: a filled or hollow disc or a dot, or in ASCII the letter itself. */
static inline void put_cell(Text *text, char cell, bool ascii)
{
    if (ascii || !strchr("xo.", cell))
        put(text, "%c", cell);
    else
        put(text, "%s", cell == 'x' ? "\u25cf" : cell == 'o' ? "\u25cb" : "\u00b7");
}

/* Draw a board.  Columns are named from `first_column` on; rows are named 1, 2 ..., if they have names. */
static inline void put_board(Text *text, int rows, int columns, const char *cells, char first_column,
                             bool rows_named, bool ascii)
{
    const int margin = rows_named ? 2 : 0;
    put(text, "%*s", margin, "");
    for (int column = 0; column < columns; column++)
        put(text, " %c", first_column + column);
    put(text, "\n");
    for (int row = 0; row < rows; row++) {
        if (rows_named)
            put(text, "%2d", row + 1);
        for (int column = 0; column < columns; column++) {
            put(text, " ");
            put_cell(text, cells[row * columns + column], ascii);
        }
        put(text, "\n");
    }
}

#endif

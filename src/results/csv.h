#ifndef RESULTS_CSV_H
#define RESULTS_CSV_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/*
 * A CSV file in memory (RFC 4180): a line that names the columns, then rows; every field is a string.
 *
 * Complaints go to stderr as "path:line: message".
 */

struct csv {
    const char *path;    /* the caller's, or "standard input"; NULL: no file has these rows yet */
    const char **fields; /* the names of the columns, then row after row */
    int columns, rows;
    int *line;  /* where each row starts; line[0] is the header's, line[1] that of row 0 */
    char *text; /* what the fields point into */
};

/* Read a file, or standard input if it is "-", or several as one, "a.csv,b.csv", with the same columns: lines that repeat the
 * header are passed over, and counted.  Control characters other than tabs and line ends are refused.  All of it
 * is kept (memory.h).  False after a complaint. */
bool csv_read(struct csv *csv, const char *path);

/* The text of the CSV that journals, X.journal, make so far, to be freed; NULL after a message.  It is for main() to say who does
 * that (run/merge.h), since journals are above this. */
extern char *(*csv_of_journals)(char *const *paths, int count);

/* The same of a text, which is taken over, and nothing is kept; a path that is NULL is that of one with which nothing is wrong. */
bool csv_parse(struct csv *csv, const char *path, char *text);

/* Row -1 is the header. */
static inline const char *csv_field(const struct csv *csv, int row, int column)
{
    return csv->fields[(size_t)(row + 1) * (size_t)csv->columns + (size_t)column];
}

/* Complain of a line, such as csv->line[row + 1], or without one, which is line 0, of the file.  Control characters become "?".
 * Always returns false, so that callers can return that. */
bool csv_complain(const struct csv *csv, int line, const char *format, ...) __attribute__((format(printf, 3, 4)));

static inline bool csv_agree(const struct csv *csv, int row, int other, int column)
{
    return strcmp(csv_field(csv, row, column), csv_field(csv, other, column)) == 0;
}

/* Do two rows agree in these columns, and in how many do they differ? */
bool csv_alike(const struct csv *csv, int row, int other, const int *columns, int count);
int csv_differing(const struct csv *csv, int row, int other, const int *columns, int count);

static inline bool list_has(const int *list, int count, int number)
{
    int i = 0;
    while (i < count && list[i] != number)
        i++;
    return i < count;
}

/* The number of the column of this name, -1 if there is none. */
int csv_find(const struct csv *csv, const char *name);

/* The same, but complain if there is none, with the nearest name as a hint. */
int csv_column(const struct csv *csv, const char *name);

/* The same of several, with a complaint of each that is missing; false if one is. */
bool csv_columns(const struct csv *csv, const char *const *names, int count, int *columns);

/* The numbers from the first to before the end, as a list, such as all columns before one; and all rows.  These lists, as those
 * of groups, are kept (memory.h). */
int *csv_span(int first, int end);
int *csv_rows(const struct csv *csv);

/* Number the listed rows, from 0: those that agree in these columns have the same number.  Returns how many numbers there are. */
int csv_number(const struct csv *csv, const int *rows, int count, const int *columns, int column_count,
               int *number);

/* Rows that have the same fields in some columns.  Groups stand in order of first appearance, and the rows of group
 * g, in their order, are rows[start[g]] to rows[start[g + 1] - 1]. */
struct groups {
    int count;
    int *start;
    int *rows;
};

/* Group the listed rows.  Without columns there is one group of all, even if no row is listed. */
struct groups csv_group(const struct csv *csv, const int *rows, int count, const int *columns, int column_count);

static inline int group_size(const struct groups *groups, int group)
{
    return groups->start[group + 1] - groups->start[group];
}

/* Numbers as they stand in the fields of a CSV. */

/* Read a number as a row may have it: decimal and finite, perhaps with a minus sign, a point or an exponent, but not
 * 0x10, inf or nan. */
bool number_read(const char *text, double *number);

/* Write a statistic with ten digits, or with all digits of a double if ten do not reach its units; nothing if it is
 * NAN. Whole numbers below 2^53 are exact. */
void number_write(FILE *out, double number);

/* For people: how many digits behind the point the interval of a number justifies, so that half its width has two.  Without
 * an interval, or with one that is a point, the number has five digits; whole numbers have all. */
int number_decimals(double number, double low, double high);

/* Write a number with so many digits behind the point, from 10^15 on in powers of ten; "" if it is NAN.  Returns the text,
 * which is in the buffer. */
enum { NUMBER_TEXT = 40 };
const char *number_text(char text[NUMBER_TEXT], double number, int decimals);

/*
 * A CSV of results, and what must be true of it before anybody counts with it.
 *
 * A status is one that a search can end by; a row has counts only if its search could leave some; and no cell counts
 * twice.  A CSV without a column "status", such as an answer of `summary`, is read as it is.
 */

/* Read the file, as csv_read does.  A row that says again what an earlier one of its cell does is left out, which is
 * said: of such rows only what was measured may differ, and then the first one's times count. */
bool results_read(struct csv *csv, const char *path);

/* The statuses, and what must not stand behind them.  False after a complaint. */
bool results_check(const struct csv *csv);

/* Takes apart columns whose fields are lists by ply, such as "8 7 9"; their names end in _by_ply. */

/* As many as a game of MOST_MOVES moves has. */
enum { MOST_PLIES = 1000 };

/* Turn every row into as many rows as its longest list has numbers.  Each has one number of every list, or an empty
 * field if the list has ended, and a last column "ply", from 0; what the CSV had is kept (memory.h), and so is what it has then.
 * False after a complaint, if a list is too long or the result too large. */
bool table_spread(struct csv *csv);

#endif

/*
 * A table for a paper, as data: texts say what each row is and what stands in each column; in each place is a number with
 * its interval, or words.  tabulate and claims fill it in, and formats write it.
 */
#ifndef SHOW_SHEET_H
#define SHOW_SHEET_H

#include <stdbool.h>
#include <stdio.h>

/* What stands in a place: words or, if there are none, a mean, or nothing if n is 0. */
struct sheet_entry {
    const char *words;
    double mean, low, high; /* the bounds of its 95 % interval, NAN if it has none */
    const char *remark;     /* what stands in place of an interval that is none, "exact"; NULL: nothing */
    int decimals;           /* digits behind the point, if more than the interval justifies */
    int n, units;           /* rows that it is of, and what was drawn for them (question_units) */
    bool best;              /* to be marked */
};

enum interval_place { BELOW, BESIDE, NOWHERE };

/* Of a page in print, in TeX's points, of which there are 72.27 an inch: how wide a table may be, 0 if any width is right; and
 * how wide a digit is in \footnotesize, a bold one there, and one in \scriptsize; and the space between two columns. */
struct measures {
    double width, digit, bold_digit, small_digit, between;
};

/* All of it is kept (memory.h).  The first line of headings says what is measured, "leaves"; others are values of what their
 * names say, "limit". */
struct sheet {
    int rows, labels, columns, headings;
    const char **label_name, **label;     /* label[row * labels + i] */
    const char **heading_name, **heading; /* heading[column * headings + i] */
    struct sheet_entry *entry;            /* entry[row * columns + column] */
    unsigned wrapped;             /* the labels that may take several lines in print: bit i stands for label i */
    const char *lead;             /* what all of it comes to; NULL: nothing is said */
    const char *note;             /* what the numbers are */
    const char *marked;           /* which of them are marked; NULL: none */
    const char *origin;           /* the command that makes it, and what of, in lines without control characters */
    enum interval_place interval; /* text has no room below */
    bool bare;                    /* in print, without the note */
    struct measures measures;     /* in LaTeX, where a wider table is split */
};

/* A sheet of that size, with empty places, whose texts are to be said; there is at least one line of headings. */
struct sheet sheet_make(int rows, int labels, int columns, int headings);

static inline struct sheet_entry *sheet_entry(const struct sheet *sheet, int row, int column)
{
    return &sheet->entry[row * sheet->columns + column];
}

/* --- what the formats share ---------------------------------------------------------------------------------------- */

/* All lines of a column's heading in one, "leaves, limit 4" or, if all columns are of leaves, "limit 4" or "static evaluation". */
char *sheet_heading(const struct sheet *sheet, int column);

/* Has it a number?  And an interval that is more than a point?  Has any place of a column? */
bool entry_is_number(const struct sheet_entry *entry);
bool entry_has_interval(const struct sheet_entry *entry);

bool sheet_has_intervals(const struct sheet *sheet, int column);

/* The same sheet with so many of its columns. */
struct sheet sheet_part(const struct sheet *sheet, int first, int columns);

/* Its mean, with the digits that its interval justifies (results/csv.h), and the bounds with as many. */
enum { ENTRY_TEXT = 40 };
struct entry_text {
    char mean[ENTRY_TEXT], low[ENTRY_TEXT], high[ENTRY_TEXT];
};
struct entry_text entry_text(const struct sheet_entry *entry);

/* The least and the greatest of some numbers, which are above 0; of none both are 0. */
struct count_range {
    int least, most;
};
void range_take(struct count_range *range, int number);

/* "17", or "5 to 17"; kept (memory.h). */
char *range_text(struct count_range range);

/* Do the numbers differ in how many rows of the CSV they are of?  If those of a column agree, the last row of the table says it,
 * otherwise a last column: "17", or the range. */
enum count_layout { SAME_COUNTS, COUNTS_OF_COLUMNS, COUNTS_OF_ROWS };
enum count_layout sheet_counts(const struct sheet *sheet);
int sheet_column_count(const struct sheet *sheet, int column);
const char *sheet_row_count(const struct sheet *sheet, int row, const char *between, char text[ENTRY_TEXT]);

/* Its note, and what is marked, where that is bold. */
const char *sheet_bold_note(const struct sheet *sheet);

/* Is there a place without number and words? */
bool sheet_has_holes(const struct sheet *sheet);

/* --- formats ------------------------------------------------------------------------------------------------------- */

enum sheet_format { SHEET_TEX, SHEET_MD, SHEET_CSV, SHEET_TXT, SHEET_FORMATS };
extern const char *const sheet_format_name[SHEET_FORMATS];

/* How files of that format begin (base/file.h). */
extern const char *const sheet_format_kind[SHEET_FORMATS];

void sheet_write(FILE *out, const struct sheet *sheet, enum sheet_format format);

void sheet_write_tex(FILE *out, const struct sheet *sheet);
void sheet_write_md(FILE *out, const struct sheet *sheet);
void sheet_write_csv(FILE *out, const struct sheet *sheet);
void sheet_write_txt(FILE *out, const struct sheet *sheet);

/* --- widths -------------------------------------------------------------------------------------------------------- */

/* What is wrong with the width of a figure's page, which is web, thumbnail, a venue's column such as ieee, or a length
 * (plots/style.gnuplot); kept (memory.h); NULL if it is one. */
const char *width_wrong(const char *width);

/* In inches; 0 if it is none of print, or no width. */
double width_inches(const char *width);

/* What it is for tables, if nothing is wrong with it; of a length the type is that of LaTeX's own classes. */
struct measures width_measures(const char *width);

/* Is an SVG to be shown so wide, and not as wide as a web page has room? */
bool width_is_fixed(const char *width);

/* Is it one of print, where a figure has its title in a caption beside it? */
bool width_prints(const char *width);

/* The option of verbs that draw figures of a width. */
#define WIDTH_OPTION(record, member)                                                                               \
    {                                                                                                              \
        "width", 0, "WIDTH",                                                                                       \
            "of a page in print: ieee, ieee2, acm, acm2, elsevier, elsevier2, lncs, slides, or a length such as "  \
            "3.3in or 84mm, which without a unit is of inches, with the caption beside it as FILE.caption.tex; "   \
            "or with a title on it, for web pages: web, or thumbnail, which is 2.5in",                             \
            INTO(record, member), .fallback = "web"                                                                \
    }

#endif

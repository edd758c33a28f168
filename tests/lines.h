/* Tables in a text, for tests whose cases are more than what is done with them: the lines of a file without comments, which
 * begin with # at the beginning or after a space, and one line for those that end in a backslash. */
#ifndef TESTS_LINES_H
#define TESTS_LINES_H

#include "tests/group.h"

enum { LONG_LINE = 4000 };

struct lines {
    const char *path;
    FILE *file;
    int number, wrong; /* of the line, and how many of them are */
    char text[LONG_LINE];
};

static inline struct lines lines_of(const char *path)
{
    struct lines lines = {.path = path, .file = fopen(path, "r")};
    assert_non_null(lines.file);
    return lines;
}

/* The next line that says something; false at the end. */
static inline bool next_line(struct lines *lines)
{
    size_t length = 0;
    while (fgets(lines->text + length, (int)(LONG_LINE - length), lines->file)) {
        char *comment = lines->text[0] == '#' ? lines->text : strstr(lines->text, " #");
        lines->number++;
        length = comment ? (size_t)(comment - lines->text) : strcspn(lines->text, "\n");
        while (length > 0 && lines->text[length - 1] == ' ')
            length--;
        lines->text[length] = '\0';
        if (length > 0 && lines->text[length - 1] != '\\')
            return true;
        length -= length > 0;
    }
    fclose(lines->file);
    return false;
}

/* Say what is wrong in this line. */
static inline void wrong_line(struct lines *lines, const char *format, ...) __attribute__((format(printf, 2, 3)));

static inline void wrong_line(struct lines *lines, const char *format, ...)
{
    char text[LONG_LINE];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    print_error("%s:%d: %s\n", lines->path, lines->number, text);
    lines->wrong++;
}

#endif

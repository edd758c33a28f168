/*
 * A file of counts, one line for each search, beside what is counted now: what the tests signature and signature_drawn share.
 * Every line of the file must still be true; what is new is listed, and may be.  `make bless` writes the files anew.
 */
#ifndef TESTS_COMPOSE_SIGNATURE_H
#define TESTS_COMPOSE_SIGNATURE_H

#include "tests/helper.h"

/* The line behind this one, NULL at the end. */
static const char *next_line(const char *line)
{
    const char *end = strchr(line, '\n');
    return end && end[1] ? end + 1 : NULL;
}

static int line_length(const char *line)
{
    return (int)strcspn(line, "\n");
}

/* What a line calls its search: all up to the value and the three counts behind it. */
static int name_length(const char *line)
{
    int length = line_length(line);
    for (int commas = 0; length > 0 && commas < 4; commas += line[--length] == ',')
        ;
    return length;
}

/* The line of the text for the same search, NULL if there is none. */
static const char *same_search(const char *text, const char *line)
{
    const size_t length = (size_t)name_length(line) + 1;
    for (const char *at = text; at; at = next_line(at))
        if (strncmp(at, line, length) == 0)
            return at;
    return NULL;
}

/* No more than so many searches are listed of a kind. */
enum { LISTED = 40 };

static int finish_list(const char *what, int count)
{
    if (count > LISTED)
        print_error("%s: and %d more\n", what, count - LISTED);
    return count;
}

/* How many searches of the one text the other does not have; their names are printed. */
static int list_only(const char *what, const char *text, const char *other)
{
    int count = 0;
    for (const char *line = text; line; line = next_line(line))
        if (!same_search(other, line) && count++ < LISTED)
            print_error("%s: %.*s\n", what, name_length(line), line);
    return finish_list(what, count);
}

/* How many searches have other counts or values; they are printed, with what shows them. */
static int list_changed(const char *blessed, const char *now, void (*show)(const char *line))
{
    int count = 0;
    for (const char *was = blessed; was; was = next_line(was)) {
        const char *is = same_search(now, was);
        const bool same =
            !is || (line_length(is) == line_length(was) && strncmp(is, was, (size_t)line_length(is)) == 0);
        if (!same && count++ < LISTED) {
            print_error("changed: %.*s\n     is: %.*s\n", line_length(was), was, line_length(is), is);
            show(is);
        }
    }
    return finish_list("changed", count);
}

static const char *read_signature(const char *path)
{
    static char text[1 << 20];
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    assert_in_range(fread(text, 1, sizeof text, file), 1, sizeof text - 1);
    fclose(file);
    return text;
}

/* The file must have the counts that are written now. */
static void compare_signature(const char *path, void (*write)(FILE *out), void (*show)(const char *line))
{
    const char *blessed = read_signature(path);
    char *now = NULL;
    size_t size;
    FILE *memory = open_memstream(&now, &size);
    write(memory);
    fclose(memory);
    assert_non_null(next_line(blessed));
    if (list_only("new", now, blessed) > 0)
        print_error("these are not in %s yet: make bless\n", path);
    if (list_changed(blessed, now, show) + list_only("missing", blessed, now) > 0)
        fail_msg("%s changed; if it should have, make bless, and let the commit say why", path);
    free(now);
}

#endif

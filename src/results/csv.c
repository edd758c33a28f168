#include "results/csv.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>

#include "base/memory.h"
#include "base/path.h"
#include "base/file.h"
#include "base/terminal.h"
#include "base/text.h"

bool csv_complain(const struct csv *csv, int line, const char *format, ...)
{
    va_list arguments;
    FILE *out = text_open();
    print_plainly(out, "%s:", csv->path);
    if (line)
        fprintf(out, "%d:", line);
    fputc(' ', out);
    va_start(arguments, format);
    vprint_plainly(out, format, arguments);
    va_end(arguments);
    char *text = text_close(out);
    write_wrapped_lines(stderr, text);
    fputc('\n', stderr);
    return false;
}

/* --- the text --- */

/* Read to the end, or to a NUL byte: standard input may have no other end, and no text has one, but what is compressed has. */
static char *slurp(FILE *file, size_t *size)
{
    size_t capacity = 1 << 16, count;
    char *text = allocate(capacity, 1);
    *size = 0;
    while ((count = fread(text + *size, 1, capacity - *size - 1, file)) > 0) {
        const bool text_ended = memchr(text + *size, '\0', count) && !is_packed(text, *size + count);
        *size += count;
        if (text_ended)
            break;
        if (*size == capacity - 1)
            text = resized(text, capacity *= 2);
    }
    text[*size] = '\0';
    return text;
}

static int lines_in(const char *text)
{
    int lines = 1;
    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

/* Has the text no control characters?  A terminal would obey them, and no result has any.  Tabs and line ends in
 * fields are allowed, because spreadsheets may leave them there. */
static bool is_plain(const struct csv *csv)
{
    int line = 1;
    for (const char *at = csv->text; *at; at++) {
        if (is_control(at) && *at != '\t' && *at != '\n' && !(at[0] == '\r' && at[1] == '\n'))
            return csv_complain(csv, line, "a control character, 0x%02x", (unsigned char)*at);
        line += *at == '\n';
    }
    return true;
}

/* The text of one file; NULL after a complaint. */
static char *read_file(struct csv *csv, const char *path, size_t *size)
{
    const char *name = packed_name(path), *wrong = NULL;
    FILE *file = strcmp(path, "-") == 0 ? stdin : stream_open(name, &wrong);
    if (!file)
        return csv_complain(csv, 0, "%s%s", wrong, errno == ENOENT ? results_meant(path) : ""), NULL;
    char *text = slurp(file, size);
    const int error = ferror(file) ? errno : 0;
    if (file != stdin)
        fclose(file);
    wrong = !error && is_packed(text, *size) ? unpack(&text, size) : NULL;
    if (wrong)
        csv->path = strcmp(path, "-") == 0 ? csv->path : name;
    if (error)
        csv_complain(csv, 0, "%s", strerror(error));
    else if (wrong)
        csv_complain(csv, 0, "it cannot be unpacked: %s", wrong);
    else if (*size == 0)
        csv_complain(csv, 1, "the file is empty: expected a line that names the columns");
    else if (strlen(text) < *size)
        csv_complain(csv, lines_in(text), "a NUL byte: this is not a text file");
    else
        return memmove(text, past_mark(text), strlen(past_mark(text)) + 1);
    return NULL;
}

/* The first column of a header that the other one lacks, kept; NULL: none. */
static const char *lacking(const char *header, const char *other)
{
    const char *end = other + strcspn(other, "\r\n");
    for (size_t length; (length = strcspn(header, ",\r\n")) > 0; header += length + (header[length] == ',')) {
        const char *field = other;
        while (field < end && !(strcspn(field, ",\r\n") == length && strncmp(field, header, length) == 0))
            field += strcspn(field, ",\r\n") + 1;
        if (field >= end)
            return printed("%.*s", (int)length, header);
    }
    return NULL;
}

/* An earlier version may have written one of them. */
static void complain_of_columns(const struct csv *csv, const char *text, const char *first)
{
    const char *more = lacking(text, csv->text), *less = lacking(csv->text, text);
    if (more || less)
        csv_complain(
            csv, 1,
            "its columns are not those of %s: \"%s\" is in %s alone; if an earlier version wrote the other, "
            "the same plymeter run writes it anew of its journal, with today's columns",
            first, more ? more : less, more ? "this one" : "that one");
    else
        csv_complain(csv, 1, "its columns are not those of %s: they are in another order", first);
}

/* Put the text, which is taken over, behind what is there; its first line must be the same. */
static bool append_text(struct csv *csv, char *text, const char *first)
{
    const size_t header = strcspn(text, "\r\n"), size = csv->text ? strlen(csv->text) : 0;
    const bool same = size == 0 || (strcspn(csv->text, "\r\n") == header && memcmp(csv->text, text, header) == 0);
    if (size == 0) {
        csv->text = text;
        return true;
    }
    if (same) {
        csv->text = resized(csv->text, size + strlen(text) + 2);
        sprintf(csv->text + size, "%s%s", csv->text[size - 1] == '\n' ? "" : "\n", text);
        release(text);
    } else {
        complain_of_columns(csv, text, first);
    }
    return same;
}

char *(*csv_of_journals)(char *const *paths, int count);

/* Several files are one text, each with its header, as `cat` would put them together; but journals are read as one. */
static bool read_text(struct csv *csv, const char *list)
{
    const char *const whole = csv->path;
    int count, journals = 0;
    char **paths = results_listed(list, &count);
    for (int i = 0; i < count; i++)
        if (path_ends(paths[i], ".journal")) {
            char *const path = paths[i];
            memmove(paths + journals + 1, paths + journals, (size_t)(i - journals) * sizeof *paths);
            paths[journals++] = path;
        }
    for (int i = 0; i < count; i++) {
        size_t size;
        csv->path = count > 1 ? paths[i] : whole;
        char *text = i < journals ? csv_of_journals(paths, journals) : read_file(csv, paths[i], &size);
        i += i < journals ? journals - 1 : 0;
        if (!text || !append_text(csv, text, paths[0]))
            return false;
    }
    csv->path = whole;
    return is_plain(csv);
}

/* --- its fields --- */

struct cursor {
    struct csv *csv;
    char *at; /* the NUL after the text is the end */
    int line;
    size_t fields;
};

static bool at_field_end(const char *at)
{
    return *at == ',' || *at == '\n' || *at == '\0' || (at[0] == '\r' && at[1] == '\n');
}

/* Read a field, plain or quoted, and leave it in place as a string.  Returns where the string must end, NULL after a
 * complaint. */
static char *pass_plain(struct cursor *cursor)
{
    for (; !at_field_end(cursor->at); cursor->at++)
        if (*cursor->at == '"')
            return csv_complain(cursor->csv, cursor->line, "a quote inside a field that is not quoted"), NULL;
    return cursor->at;
}

static char *pass_quoted(struct cursor *cursor)
{
    const int first_line = cursor->line;
    char *to = cursor->at++; /* where the next letter goes; the string may be shorter, because of doubled quotes */
    while (*cursor->at != '"' || *++cursor->at == '"') {
        if (*cursor->at == '\0')
            return csv_complain(cursor->csv, first_line, "a quote is opened and not closed"), NULL;
        cursor->line += *cursor->at == '\n';
        *to++ = *cursor->at++;
    }
    if (!at_field_end(cursor->at))
        return csv_complain(cursor->csv, cursor->line, "text behind a closing quote"), NULL;
    return to;
}

/* Pass what stands after a field.  Was it the last one of its line? */
static bool pass_field_end(struct cursor *cursor)
{
    if (*cursor->at == ',')
        return cursor->at++, false;
    cursor->at += *cursor->at == '\r';
    cursor->line += *cursor->at == '\n';
    cursor->at += *cursor->at == '\n';
    return true;
}

/* Returns the number of fields, 0 after a complaint. */
static int read_row(struct cursor *cursor)
{
    struct csv *csv = cursor->csv;
    bool last = false;
    int fields = 0;
    for (; !last; fields++) {
        csv->fields = grow(csv->fields, cursor->fields, sizeof *csv->fields);
        csv->fields[cursor->fields++] = cursor->at;
        char *end = *cursor->at == '"' ? pass_quoted(cursor) : pass_plain(cursor);
        if (!end)
            return 0;
        last = pass_field_end(cursor);
        *end = '\0';
    }
    return fields;
}

static bool names_differ(const struct csv *csv)
{
    for (int i = 0; i < csv->columns; i++)
        if (csv_find(csv, csv->fields[i]) < i)
            return csv_complain(csv, 1, "two columns are named \"%s\"", csv->fields[i]);
    return true;
}

/* Does the row that was read last repeat the columns' names? */
static bool is_header(const struct csv *csv, const char *const *row)
{
    for (int i = 0; i < csv->columns; i++)
        if (strcmp(row[i], csv->fields[i]) != 0)
            return false;
    return true;
}

static bool read_all_rows(struct csv *csv)
{
    struct cursor cursor = {.csv = csv, .at = csv->text, .line = 1};
    const char *byte_order_mark = "\xEF\xBB\xBF"; /* spreadsheets write it */
    if (strncmp(cursor.at, byte_order_mark, 3) == 0)
        cursor.at += 3;
    for (int read = 0; read == 0 || *cursor.at; read++) {
        csv->line = grow(csv->line, (size_t)read, sizeof *csv->line);
        csv->line[read] = cursor.line;
        const int fields = read_row(&cursor);
        if (fields == 0)
            return false;
        if (read == 0)
            csv->columns = fields;
        if (fields != csv->columns)
            return csv_complain(csv, csv->line[read], "%d fields, the header has %d", fields, csv->columns);
        if (read > 0 && is_header(csv, csv->fields + cursor.fields - fields)) {
            cursor.fields -= (size_t)fields;
            read--;
        }
        csv->rows = read;
    }
    return names_differ(csv);
}

bool csv_read(struct csv *csv, const char *path)
{
    *csv = (struct csv){.path = strcmp(path, "-") == 0 ? "standard input" : path};
    return read_text(csv, path) && read_all_rows(csv);
}

bool csv_parse(struct csv *csv, const char *path, char *text)
{
    *csv = (struct csv){.path = path, .text = text};
    if (is_plain(csv) && read_all_rows(csv))
        return true;
    return false;
}

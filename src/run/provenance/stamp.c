#include "provenance/stamp.h"

#include <cjson/cJSON.h>
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "core/allocate.h"
#include "core/lasting.h"
#include "files/file.h"
#include "files/packed.h"
#include "files/fresh.h"
#include "provenance/provenance.h"
#include "text/utf8.h"

static const char beginning[] = "{\"plymeter\":"; /* of every stamp: its first key */

/* --- what it says ----------------------------------------------------------------------------------------- */

static void copy_fact(cJSON *to, const char *key, const cJSON *from, const char *path)
{
    cJSON_AddStringToObject(to, key, provenance_text(from, path));
}

static cJSON *file_item(const char *path, const char *sum)
{
    cJSON *file = cJSON_CreateObject();
    cJSON_AddStringToObject(file, "path", lasting(utf8_repair(path)));
    cJSON_AddStringToObject(file, "sha256", sum);
    return file;
}

/* `origin` is the record beside the CSV; NULL if there is none for these bytes. */
static cJSON *make_stamp(const cJSON *origin, const char *csv, const char *sum)
{
    static const char *const told[] = {"plymeter", "searches", "harness", "tools", "commit", "state"};
    cJSON *stamp = cJSON_CreateObject();
    for (size_t i = 0; i < sizeof told / sizeof *told; i++)
        copy_fact(stamp, told[i], origin, told[i]);
    const cJSON *command = cJSON_GetObjectItemCaseSensitive(origin, "command");
    if (command)
        cJSON_AddItemToObject(stamp, "command", cJSON_Duplicate(command, true));
    cJSON *config = cJSON_AddObjectToObject(stamp, "config");
    copy_fact(config, "path", origin, "config.path");
    copy_fact(config, "sha256", origin, "config.sha256");
    const cJSON *inputs = cJSON_GetObjectItemCaseSensitive(origin, "inputs");
    if (inputs)
        cJSON_AddItemToObject(stamp, "inputs", cJSON_Duplicate(inputs, true));
    if (cJSON_HasObjectItem(origin, "diff"))
        copy_fact(cJSON_AddObjectToObject(stamp, "diff"), "sha256", origin, "diff.sha256");
    cJSON_AddItemToObject(stamp, "csv", file_item(csv, sum));
    return stamp;
}

/* False after a message if a script cannot be read. */
static bool add_drawing(cJSON *stamp, const struct drawing *drawing)
{
    char sum[SHA256_TEXT];
    cJSON *scripts = drawing->script_count ? cJSON_AddArrayToObject(stamp, "scripts") : NULL;
    for (int i = 0; i < drawing->script_count; i++) {
        if (!file_sha256(drawing->scripts[i], sum))
            return false;
        cJSON_AddItemToArray(scripts, file_item(drawing->scripts[i], sum));
    }
    if (drawing->word_count)
        provenance_add_command(cJSON_AddObjectToObject(stamp, "drawing"), drawing->words, drawing->word_count);
    return true;
}

/* One line that XML does not misread: characters that it would are inside strings, where JSON can escape them. */
static char *print_stamp(const cJSON *stamp)
{
    FILE *out = text_open();
    for (const char *at = lasting(cJSON_PrintUnformatted(stamp)); *at; at++)
        fprintf(out, strchr("<>&", *at) ? "\\u%04x" : "%c", *at);
    return lasting(text_close(out));
}

/* --- where it stands -------------------------------------------------------------------------------------- */

/* The last occurrence of the word; NULL if there is none. */
static const char *find_last(const char *bytes, size_t size, const char *word)
{
    const size_t length = strlen(word);
    for (size_t at = size < length ? 0 : size - length + 1; at > 0; at--)
        if (memcmp(bytes + at - 1, word, length) == 0)
            return bytes + at - 1;
    return NULL;
}

static void put_big_endian(FILE *out, uint32_t number)
{
    for (int shift = 24; shift >= 0; shift -= 8)
        fputc((int)(number >> shift & 0xff), out);
}

/* The chunk's type, keyword, "not compressed", no language, no translated keyword, text. */
static void write_chunk(FILE *out, const char *text)
{
    static const char head[] = "iTXtplymeter\0\0\0\0"; /* the 0 of the string is part of it */
    const size_t size = sizeof head + strlen(text);
    char *chunk = lasting(allocate(size, 1));
    memcpy(chunk, head, sizeof head);
    memcpy(chunk + sizeof head, text, strlen(text));
    put_big_endian(out, (uint32_t)(size - 4));
    fwrite(chunk, 1, size, out);
    put_big_endian(out, (uint32_t)crc32(0, (const unsigned char *)chunk, (unsigned)size));
}

static void write_element(FILE *out, const char *text)
{
    fprintf(out, "<metadata>%s</metadata>\n", text);
}

static void write_comment(FILE *out, const char *text)
{
    fprintf(out, "%%%s\n", text);
}

static const struct format {
    const char *begins, *before; /* the stamp is put `bytes` before the last occurrence of that word */
    size_t bytes;
    void (*write)(FILE *out, const char *text);
    const char *dated, *date; /* behind which word a date stands, and what is written over it */
} formats[] = {{"<?xml", "</svg>", 0, write_element, NULL, NULL},
               {"<svg", "</svg>", 0, write_element, NULL, NULL},
               {"%PDF-", "startxref", 0, write_comment, "/CreationDate (D:", "19700101000000"},
               {"%!PS-", "%%EOF", 0, write_comment, "%%CreationDate: ", "Thu Jan  1 00:00:00 1970"},
               {"% GNUPLOT: LaTeX", "\\endgroup", 0, write_comment, NULL, NULL},
               {"\x89PNG", "IEND", 4, write_chunk, NULL, NULL}};

enum { MOST_BEHIND = 60 }; /* bytes from that word to the end of a figure, at most */

/* Where a stamp belongs, NULL if these are no bytes of a figure. */
static const char *find_place(const char *bytes, size_t size, const struct format **format)
{
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
        if (size > 16 && memcmp(bytes, formats[i].begins, strlen(formats[i].begins)) == 0) {
            const char *word = find_last(bytes, size, formats[i].before);
            *format = &formats[i];
            return word && bytes + size - word <= MOST_BEHIND ? word - formats[i].bytes : NULL;
        }
    return NULL;
}

/* All dates are of the same length, so that nothing moves. */
static void forget_date(char *bytes, size_t size, const struct format *format)
{
    const char *word = format->dated ? find_last(bytes, size, format->dated) : NULL;
    const size_t start = word ? (size_t)(word - bytes) + strlen(format->dated) : size;
    if (word && size - start >= strlen(format->date))
        memcpy(bytes + start, format->date, strlen(format->date));
}

static bool insert(const char *figure, char *bytes, size_t size, const char *text)
{
    const struct format *format;
    const char *place = find_place(bytes, size, &format);
    char *stamped = NULL;
    size_t length;
    if (!place)
        return fprintf(stderr, "%s: no SVG, PDF or PNG, nor an EPS or TeX of gnuplot\n", figure), false;
    forget_date(bytes, size, format);
    FILE *out = need(open_memstream(&stamped, &length));
    fwrite(bytes, 1, (size_t)(place - bytes), out);
    format->write(out, text);
    fwrite(place, 1, size - (size_t)(place - bytes), out);
    fclose(out);
    return fresh_write(figure, FRESH_ANY, lasting(stamped), length);
}

/* --- writing and reading it ------------------------------------------------------------------------------- */

static bool is_at(const char *bytes, size_t size, size_t at, const char *word)
{
    return size - at >= strlen(word) && memcmp(bytes + at, word, strlen(word)) == 0;
}

/* gnuplot writes "]]>" as it stands in a name; in XML it may not stand in a text.  And it names one font, where readers that do
 * not have it take any other.  A figure that is no SVG stays as it is. */
static char *mend_svg(char *bytes, size_t *size)
{
    static const char wrong[] = "]]>", right[] = "]]&gt;", font[] = " font-family=\"",
                      others[] = ", Arial, Helvetica, sans-serif";
    if (!is_at(bytes, *size, 0, "<?xml"))
        return bytes;
    FILE *out = text_open();
    for (size_t at = 0, name = *size; at < *size; at++) {
        if (is_at(bytes, *size, at, font))
            name = at + strlen(font);
        if (at >= name && bytes[at] == '"') {
            fputs(others, out);
            name = *size;
        }
        const bool ends = is_at(bytes, *size, at, wrong);
        fputs(ends ? right : (char[]){bytes[at], '\0'}, out);
        at += ends ? strlen(wrong) - 1 : 0;
    }
    char *mended = lasting(text_close(out));
    *size = strlen(mended);
    return mended;
}

bool stamp_bytes(const char *figure, char *bytes, size_t size, const char *csv, const struct drawing *drawing)
{
    char sum[SHA256_TEXT];
    if (find_last(bytes, size, beginning))
        return fprintf(stderr, "%s: it has a stamp already\n", figure), false;
    if (!packed_sha256(csv, sum))
        return false;
    cJSON *origin = lasting(provenance_read(csv));
    const bool same = strcmp(provenance_text(origin, "csv.sha256"), sum) == 0;
    cJSON *stamp = lasting(make_stamp(same ? origin : NULL, csv, sum));
    char *mended = mend_svg(bytes, &size);
    return add_drawing(stamp, drawing) && insert(figure, mended, size, print_stamp(stamp));
}

bool stamp_write(const char *figure, const char *csv, const struct drawing *drawing)
{
    size_t size;
    char *bytes = lasting(file_read(figure, &size));
    return bytes ? stamp_bytes(figure, bytes, size, csv, drawing) : file_complain(figure);
}

bool stamp_is_on(const char *path)
{
    size_t size;
    const char *bytes = lasting(file_read(path, &size));
    return bytes && find_last(bytes, size, beginning);
}

bool stamp_may_replace(const char *path)
{
    struct stat about;
    const bool good = stat(path, &about) != 0 || about.st_size == 0 || stamp_is_on(path);
    if (!good)
        fprintf(stderr, "%s: plymeter did not draw this and would destroy it; move it, or choose another name\n",
                path);
    return good;
}

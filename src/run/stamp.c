#include "run/provenance.h"

#include <cjson/cJSON.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/program.h"
#include "base/file.h"
#include "base/path.h"
#include "base/text.h"

static const char beginning[] = "{\"plymeter\":"; /* of every stamp: its first key */

/* --- what it says ----------------------------------------------------------------------------------------- */

static void copy_fact(cJSON *to, const char *key, const cJSON *from, const char *path)
{
    cJSON_AddStringToObject(to, key, provenance_text(from, path));
}

/* Of a CSV, or of several that are read as one; NULL after a message. */
static cJSON *file_items(const char *csv)
{
    char sum[SHA256_TEXT];
    int count;
    char **paths = results_listed(csv, &count);
    cJSON *items = count > 1 ? cJSON_CreateArray() : NULL;
    for (int i = 0; i < count; i++) {
        if (!packed_sha256(paths[i], sum))
            return NULL;
        if (count == 1)
            return provenance_file(csv, sum);
        cJSON_AddItemToArray(items, provenance_file(paths[i], sum));
    }
    return items;
}

/* `origin` is the record beside the CSV; NULL if there is none for these bytes. */
static cJSON *make_stamp(const cJSON *origin, cJSON *csv)
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
    cJSON_AddItemToObject(stamp, "csv", csv);
    return stamp;
}

/* False after a message if a script cannot be read. */
static bool add_drawing(cJSON *stamp, const struct drawer *drawer)
{
    char sum[SHA256_TEXT];
    cJSON *scripts = drawer->script_count ? cJSON_AddArrayToObject(stamp, "scripts") : NULL;
    for (int i = 0; i < drawer->script_count; i++) {
        if (!file_sha256(drawer->scripts[i], sum))
            return false;
        cJSON_AddItemToArray(scripts, provenance_file(drawer->scripts[i], sum));
    }
    if (drawer->word_count)
        provenance_add_command(cJSON_AddObjectToObject(stamp, "drawing"), drawer->words, drawer->word_count);
    return true;
}

/* One line that XML does not misread: characters that it would are inside strings, where JSON can escape them. */
static char *print_stamp(const cJSON *stamp)
{
    FILE *out = text_open();
    for (const char *at = cJSON_PrintUnformatted(stamp); *at; at++)
        fprintf(out, strchr("<>&", *at) ? "\\u%04x" : "%c", *at);
    return text_close(out);
}

/* --- where it stands -------------------------------------------------------------------------------------- */

/* The last occurrence of the word; NULL if there is none. */
static char *find_last(char *bytes, size_t size, const char *word)
{
    const size_t length = strlen(word);
    for (size_t at = size < length ? 0 : size - length + 1; at > 0; at--)
        if (memcmp(bytes + at - 1, word, length) == 0)
            return bytes + at - 1;
    return NULL;
}

/* Write the epoch over the date of a PDF or EPS, so that the same data drawn again give the same bytes. */
static void forget_date(char *bytes, size_t size)
{
    static const char *const dates[][2] = {{"/CreationDate (D:", "19700101000000"},
                                           {"%%CreationDate: ", "Thu Jan  1 00:00:00 1970"}};
    for (int i = 0; i < 2; i++) {
        char *word = find_last(bytes, size, dates[i][0]);
        if (word && (size_t)(bytes + size - word) >= strlen(dates[i][0]) + strlen(dates[i][1]))
            memcpy(word + strlen(dates[i][0]), dates[i][1], strlen(dates[i][1]));
    }
}

static bool is_at(const char *bytes, size_t size, size_t at, const char *word)
{
    return size - at >= strlen(word) && memcmp(bytes + at, word, strlen(word)) == 0;
}

/* Behind a title or a description that begins there; else there. */
static size_t skip_title(const char *bytes, size_t size, size_t at)
{
    static const char *const names[][2] = {{"<title>", "</title>"}, {"<desc>", "</desc>"}};
    for (int i = 0; i < 2; i++) {
        const char *end = is_at(bytes, size, at, names[i][0]) ? strstr(bytes + at, names[i][1]) : NULL;
        if (end)
            return (size_t)(end - bytes) + strlen(names[i][1]);
    }
    return at;
}

/* gnuplot calls each figure "Gnuplot", and its parts by numbers.  What the style calls it, in the last title and the description
 * behind it, stands first instead, for those who hear it.  And gnuplot writes "]]>" as it stands in a name; in XML it may not
 * stand in a text.  It names one font, where readers that do not have it take any other. */
static char *mend_svg(char *bytes, size_t *size)
{
    static const char wrong[] = "]]>", right[] = "]]&gt;", font[] = " font-family=\"",
                      others[] = ", Arial, Helvetica, sans-serif";
    FILE *out = text_open();
    const char *title = find_last(bytes, *size, "</title><desc>") ? find_last(bytes, *size, "<title>") : NULL;
    for (size_t at = 0, name = *size, titles = 0; at < *size; at++) {
        const size_t behind = title ? skip_title(bytes, *size, at) : at;
        if (behind > at) {
            if (titles++ == 0)
                fprintf(out, "%.*s</desc>", (int)(strstr(title, "</desc>") - title), title);
            at = behind - 1;
            continue;
        }
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
    char *mended = text_close(out);
    *size = strlen(mended);
    return mended;
}

/* Where an SVG ends, NULL if it is none. */
static const char *svg_end(char *bytes, size_t size)
{
    const bool begins = is_at(bytes, size, 0, "<?xml") || is_at(bytes, size, 0, "<svg");
    const char *end = begins ? find_last(bytes, size, "</svg>") : NULL;
    return end && strspn(end + strlen("</svg>"), "\n") == strlen(end + strlen("</svg>")) ? end : NULL;
}

/* Is it one of the others that plots/draw and plot write? */
static bool is_figure(const char *bytes, size_t size)
{
    static const char *const begins[] = {"%PDF-", "%!PS-", "% GNUPLOT: LaTeX", "\x89PNG"};
    for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
        if (is_at(bytes, size, 0, begins[i]))
            return true;
    return false;
}

/* What made it stands behind all that is drawn. */
static bool write_svg(FILE *out, char *bytes, size_t size, const char *csv, const struct drawer *drawer)
{
    cJSON *files = file_items(csv);
    if (!files)
        return false;
    cJSON *origin = provenance_read(csv);
    const bool same = strcmp(provenance_text(origin, "csv.sha256"), provenance_text(files, "sha256")) == 0;
    cJSON *stamp = make_stamp(same ? origin : NULL, files);
    if (!add_drawing(stamp, drawer))
        return false;
    bytes = mend_svg(bytes, &size);
    const char *end = svg_end(bytes, size);
    fwrite(bytes, 1, (size_t)(end - bytes), out);
    fprintf(out, "<metadata>%s</metadata>\n%s", print_stamp(stamp), end);
    return true;
}

void stamp_line(FILE *out)
{
    fprintf(out, "%%%s\"%s\"}\n", beginning, version);
}

bool stamp_put(FILE *out, const char *figure, char *bytes, size_t size, const char *csv,
               const struct drawer *drawer)
{
    const bool svg = svg_end(bytes, size);
    if (!svg && !is_figure(bytes, size))
        return fprintf(stderr, "%s: no SVG, PDF or PNG, nor an EPS or TeX of gnuplot\n", figure), false;
    if (find_last(bytes, size, beginning))
        return fprintf(stderr, "%s: it has a stamp already\n", figure), false;
    if (svg)
        return write_svg(out, bytes, size, csv, drawer);
    forget_date(bytes, size);
    fwrite(bytes, 1, size, out);
    stamp_line(out);
    return true;
}

bool stamp_bytes(const char *figure, char *bytes, size_t size, const char *csv, const struct drawer *drawer)
{
    struct new_file new_file;
    if (!new_file_open(&new_file, figure, ANY_KIND))
        return false;
    if (stamp_put(new_file.out, figure, bytes, size, csv, drawer))
        return new_file_put(&new_file);
    new_file_drop(&new_file);
    return false;
}

bool stamp_write(const char *figure, const char *csv, const struct drawer *drawer)
{
    size_t size;
    char *bytes = file_read(figure, &size);
    return bytes ? stamp_bytes(figure, bytes, size, csv, drawer) : file_complain(figure);
}

bool stamp_is_on(const char *path)
{
    size_t size;
    char *bytes = file_read(path, &size);
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

#include "config/openings.h"

#include <stdio.h>
#include <string.h>

#include "parts/inputs.h"
#include "base/memory.h"
#include "base/path.h"
#include "base/text.h"
#include "results/csv.h"

enum { FILE_KEY, FIRST_KEY, POSITIONS_KEYS };
const struct key positions_keys[] = {
    [FILE_KEY] = {{"file", TEXT, .about = "with a position in each line"}, ONE_FILE},
    [FIRST_KEY] = {{"first", INTEGER, NULL, 1, LONGEST_AXIS, .about = "only so many of them"}, ONE_VALUE},
    [POSITIONS_KEYS] = {.takes = ANY_TEXT},
};
const struct rule positions_rules[] = {
    {ANYWAY, NEEDS, KEY_BIT(FILE_KEY),
     .message = "expected the name of a file, as in { \"file\": \"positions.txt\" }"},
    {.message = NULL},
};

struct file {
    char *path, *text; /* NULL: the CSV has it */
    struct csv csv;
    struct positions positions;
    const char *wrong; /* NULL, or why it has none */
};

static struct file **files;
static size_t file_count;

/* --- lines ------------------------------------------------------------------------------------------------------ */

static bool is_blank(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\r';
}

static void add(struct positions *positions, const char *text, int line)
{
    positions->list = grow(positions->list, (size_t)positions->count, sizeof *positions->list);
    positions->list[positions->count++] = (struct positioned){text, line};
}

static void add_line(struct positions *positions, char *line, int number)
{
    char *end = line + strlen(line);
    while (is_blank(*line))
        line++;
    while (end > line && is_blank(end[-1]))
        *--end = '\0';
    for (char *at = line; *at; at++)
        if (is_blank(*at))
            *at = '_';
    if (*line && *line != '#')
        add(positions, line, number);
}

static void split(struct positions *positions, char *text)
{
    int number = 1;
    for (char *line = past_mark(text), *next; line; line = next, number++) {
        next = strchr(line, '\n');
        if (next)
            *next++ = '\0';
        add_line(positions, line, number);
    }
}

static void take_column(struct positions *positions, const struct csv *csv, int column)
{
    for (int row = 0; row < csv->rows; row++)
        if (row == 0 || !csv_agree(csv, row - 1, row, column))
            add(positions, csv_field(csv, row, column), csv->line[row + 1]);
}

/* --- a file ------------------------------------------------------------------------------------------------------ */

/* Notes what is wrong with a file as a whole, which has no place in it. */
static void note(void *context, struct place place, const char *message)
{
    (void)place;
    snprintf(context, SETTING_ERROR, "%s", message);
}

static const char *path_of(const cJSON *object)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, positions_keys[FILE_KEY].value.name);
    return cJSON_IsString(item) ? item->valuestring : NULL;
}

const char *labels_refusal(const char *text)
{
    return strncmp(text, "# plymeter labels: ", strlen("# plymeter labels: ")) == 0
               ? "these are labels as version 0.3.0 wrote them: awk -f configs/positions/labels.awk makes a CSV of "
                 "them"
               : NULL;
}

/* NULL, or what is wrong with the file's text, which is taken over. */
static const char *take_text(struct file *file, char *text, size_t length)
{
    const char *wrong = strlen(text) != length ? "this is no text" : labels_refusal(text);
    if (!wrong && is_csv(file->path)) {
        const bool good = csv_parse(&file->csv, file->path, text);
        const int column = good ? csv_find(&file->csv, "position") : -1;
        if (column >= 0)
            take_column(&file->positions, &file->csv, column);
        return !good ? "this is no CSV, as is said above" : column < 0 ? "it has no column \"position\"" : NULL;
    }
    if (!wrong)
        split(&file->positions, file->text = text);
    return wrong;
}

/* The file, read once, and kept until the verb ends; NULL, and the reason, if it cannot be read. */
static struct file *file_of(const char *path, char error[SETTING_ERROR])
{
    for (size_t f = 0; f < file_count; f++)
        if (strcmp(files[f]->path, path) == 0)
            return files[f];
    size_t length;
    void *mark = memory_mark();
    char *text = inputs_text(path, &length, note, error);
    if (!text)
        return NULL;
    struct file *file = allocate(1, sizeof *file);
    *file = (struct file){.path = copied(path)};
    file->wrong = take_text(file, text, length);
    files = grow(files, file_count, sizeof *files);
    files[file_count++] = file;
    memory_keep(mark);
    return file;
}

/* All positions of a file; NULL, and the reason, if it has none that can be read. */
static const struct positions *positions_of(const char *path, char error[SETTING_ERROR])
{
    const struct file *file = file_of(path, error);
    if (file && file->wrong)
        snprintf(error, SETTING_ERROR, "%s", file->wrong);
    return file && !file->wrong ? &file->positions : NULL;
}

int positions_count(const cJSON *object)
{
    char error[SETTING_ERROR];
    const char *path = path_of(object);
    const struct positions *positions = path ? positions_of(path, error) : NULL;
    const cJSON *first = cJSON_GetObjectItemCaseSensitive(object, positions_keys[FIRST_KEY].value.name);
    const int most = cJSON_IsNumber(first) && first->valuedouble >= 1 && first->valuedouble < LONGEST_AXIS
                         ? (int)first->valuedouble
                         : LONGEST_AXIS;
    return !positions || positions->count == 0 ? 1 : positions->count < most ? positions->count : most;
}

/* --- what a config says ------------------------------------------------------------------------------------------ */

const struct positions *positions_read(struct reader *reader, const cJSON *object)
{
    static struct positions taken;
    struct value value[POSITIONS_KEYS];
    char error[SETTING_ERROR];
    const int complaints = reader->complaints;
    keys_read(reader, object, positions_keys, positions_rules, value);
    const cJSON *file = value[FILE_KEY].item;
    if (file && !cJSON_IsString(file))
        complain_at(reader, file, "%s", positions_rules[0].message);
    if (!cJSON_IsString(file))
        return NULL;
    const struct positions *positions = positions_of(file->valuestring, error);
    if (!positions) {
        complain_at(reader, file, "%s: %s", file->valuestring, error);
        return NULL;
    }
    if (positions->count == 0)
        complain_at(reader, file, "%s: it has no positions", file->valuestring);
    reader_note_file(reader, file->valuestring);
    const int64_t first = value[FIRST_KEY].setting.integer;
    if (first > positions->count)
        complain_at(reader, value[FIRST_KEY].item, "the file has only %d positions", positions->count);
    taken = (struct positions){positions->list, value[FIRST_KEY].good ? (int)first : positions->count};
    for (int i = 0; i < taken.count && i < positions->count; i++)
        if (!setting_harmless(taken.list[i].text))
            complain_at(reader, file,
                        "%s:%d: this has control characters, or a spreadsheet would take it for a formula",
                        file->valuestring, taken.list[i].line);
    return reader->complaints == complaints ? &taken : NULL;
}

const char *positions_place(const char *text)
{
    static char place[500];
    for (size_t f = 0; f < file_count; f++)
        for (int i = 0; i < files[f]->positions.count; i++)
            if (files[f]->positions.list[i].text == text) {
                snprintf(place, sizeof place, "%s:%d", files[f]->path, files[f]->positions.list[i].line);
                return place;
            }
    return NULL;
}

#include "cell/labels.h"

#include <limits.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "cell/inputs.h"
#include "core/allocate.h"
#include "core/lasting.h"
#include "text/utf8.h"

const char *const label_keys[LABEL_KEYS] = {
    [LABELS_KEY] = "plymeter labels", [LABELS_GAME] = "game",         [LABELS_ENGINE] = "engine",
    [LABELS_PROGRAM] = "program",     [LABELS_PROTOCOL] = "protocol", [LABELS_OPTIONS] = "options",
    [LABELS_NODES] = "nodes",         [LABELS_COMMAND] = "command",
};

struct reading {
    struct labels *labels;
    Complain complain;
    void *context;
    const char *start; /* of the line, */
    int line;          /* from 1 */
};

static void complain_of_label(const struct reading *reading, const char *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* At a place of the current line. */
static void complain_of_label(const struct reading *reading, const char *at, const char *format, ...)
{
    char message[300];
    struct place place = {reading->line, 1};
    va_list arguments;
    for (const char *before = reading->start; before < at; before++)
        place.column += !utf8_continues(*before);
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    reading->complain(reading->context, place, message);
}

/* --- a line of the header -------------------------------------------------------------------------------------- */

static void check_version(const struct reading *reading, const char *version)
{
    char *end;
    if (strtol(version, &end, 10) != LABELS_VERSION || *end)
        complain_of_label(reading, version, "these are labels of version \"%.20s\": expected %d", version,
                          LABELS_VERSION);
}

/* "# game: chess"; anything else that begins with # is a remark. */
static void read_header(const struct reading *reading, char *line)
{
    const char *key = line + 1 + strspn(line + 1, " ");
    char *value = strstr(key, ": ");
    for (int i = 0; value && i < LABEL_KEYS; i++)
        if (strlen(label_keys[i]) == (size_t)(value - key) &&
            strncmp(label_keys[i], key, strlen(label_keys[i])) == 0) {
            const bool twice = reading->labels->header[i];
            reading->labels->header[i] = value + 2;
            if (twice)
                complain_of_label(reading, key, "\"%s\" stands here for the second time", label_keys[i]);
            else if (i == LABELS_KEY)
                check_version(reading, value + 2);
        }
}

static void check_header(struct reading *reading)
{
    reading->line = 1;
    for (int i = 0; i < LABEL_KEYS; i++)
        if (!reading->labels->header[i])
            complain_of_label(reading, reading->start, "the header is to say \"# %s: ...\"", label_keys[i]);
}

/* --- a position ------------------------------------------------------------------------------------------------ */

/* "e2e4=-25" */
static bool read_move(const struct reading *reading, char *word, struct label *label)
{
    char *sign = strchr(word, '='), *end = sign;
    const long score = sign ? strtol(sign + 1, &end, 10) : 0;
    if (!sign || sign == word)
        return complain_of_label(reading, word, "expected a move and its score, such as e2e4=-25, not \"%.40s\"",
                                 word),
               false;
    if (end == sign + 1 || *end || score < -LABEL_MATE || score > LABEL_MATE)
        return complain_of_label(reading, sign + 1, "a score is a whole number from %d to %d, not \"%.40s\"",
                                 -LABEL_MATE, LABEL_MATE, sign + 1),
               false;
    *sign = '\0';
    if (label_move(label, word))
        return complain_of_label(reading, word, "the move \"%.40s\" stands here for the second time", word), false;
    label->moves = grow(label->moves, (size_t)label->count, sizeof *label->moves);
    label->moves[label->count++] = (struct labelled){word, (int)score};
    label->best = (int)score > label->best ? (int)score : label->best;
    return true;
}

static void read_position(const struct reading *reading, char *line)
{
    struct labels *labels = reading->labels;
    struct label label = {.line = reading->line, .best = INT_MIN};
    char *rest;
    bool good = true;
    label.position = strtok_r(line, " \t", &rest);
    for (char *word; label.count <= MOST_CHILDREN && (word = strtok_r(NULL, " \t", &rest));)
        good = read_move(reading, word, &label) && good;
    if (good && label.count == 0)
        complain_of_label(reading, reading->start, "the position has no moves");
    if (label.count > MOST_CHILDREN)
        complain_of_label(reading, reading->start, "the position has more than %d moves", MOST_CHILDREN);
    if (!good)
        label.count = 0;
    labels->label = grow(labels->label, (size_t)labels->count, sizeof label);
    labels->label[labels->count++] = label;
}

/* --- a file ---------------------------------------------------------------------------------------------------- */

static int by_position(const void *a, const void *b)
{
    const struct label *x = *(const struct label *const *)a, *y = *(const struct label *const *)b;
    const int order = strcmp(x->position, y->position);
    return order ? order : x->line - y->line;
}

static void sort(struct reading *reading)
{
    struct labels *labels = reading->labels;
    labels->by_position = allocate((size_t)labels->count, sizeof *labels->by_position);
    for (int i = 0; i < labels->count; i++)
        labels->by_position[i] = &labels->label[i];
    qsort(labels->by_position, (size_t)labels->count, sizeof *labels->by_position, by_position);
    for (int i = 1; i < labels->count; i++) {
        const struct label *one = labels->by_position[i - 1], *other = labels->by_position[i];
        reading->line = other->line;
        if (strcmp(one->position, other->position) == 0)
            complain_of_label(reading, reading->start, "the position stands in line %d, too", one->line);
    }
}

static void read_label_lines(struct reading *reading, char *text)
{
    char *rest;
    for (char *line = text; line; line = rest) {
        rest = strchr(line, '\n');
        if (rest)
            *rest++ = '\0';
        reading->start = line;
        reading->line++;
        line[strcspn(line, "\r")] = '\0';
        if (*line == '#')
            read_header(reading, line);
        else if (line[strspn(line, " \t")])
            read_position(reading, line);
    }
}

struct labels *labels_read(const char *path, Complain complain_to, void *context)
{
    size_t length;
    char *text = inputs_text(path, &length, complain_to, context);
    if (!text)
        return NULL;
    if (strlen(text) != length) {
        complain_to(context, (struct place){0, 0}, "this is no text");
        free(text);
        return NULL;
    }
    struct labels *labels = allocate(1, sizeof *labels);
    struct reading reading = {labels, complain_to, context, text, 0};
    *labels = (struct labels){.path = path, .text = text};
    read_label_lines(&reading, text);
    reading.start = text;
    sort(&reading);
    check_header(&reading);
    return labels;
}

void labels_free(struct labels *labels)
{
    if (!labels)
        return;
    for (int i = 0; i < labels->count; i++)
        free(labels->label[i].moves);
    free(labels->by_position);
    free(labels->label);
    free(labels->text);
    free(labels);
}

/* --- what they say ---------------------------------------------------------------------------------------------- */

static int find_position(const void *key, const void *element)
{
    return strcmp(key, (*(const struct label *const *)element)->position);
}

const struct label *labels_find(const struct labels *labels, const char *position)
{
    const struct label **found =
        bsearch(position, labels->by_position, (size_t)labels->count, sizeof *labels->by_position, find_position);
    return found ? *found : NULL;
}

const struct labelled *label_move(const struct label *label, const char *move)
{
    for (int i = 0; i < label->count; i++)
        if (strcmp(label->moves[i].move, move) == 0)
            return &label->moves[i];
    return NULL;
}

char *labels_game(const struct cell *cell)
{
    const struct part *game = part_at(GAME_PART, cell->part[GAME_PART]);
    char value[SETTING_TEXT], usual[SETTING_TEXT];
    FILE *out = text_open();
    fputs(game->name, out);
    for (int i = 0; game->parameters[i].name; i++) {
        const Parameter *parameter = &game->parameters[i];
        const char *set = setting_write(parameter, cell->setting[GAME_PART][i], value);
        if (!parameter->evaluation && strcmp(set, setting_write(parameter, setting_default(parameter), usual)) != 0)
            fprintf(out, " %s=%s", parameter->name, set);
    }
    return text_close(out);
}

#include "config/keys.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/path.h"
#include "base/text.h"
#include "base/verb.h"
#include "config/openings.h"
#include "parts/inputs.h"
#include "parts/parts.h"

enum { MOST_TOLD = 1000 }; /* a long list of nonsense is to take no memory */
static const struct place nowhere = {0};

void reader_complain(void *context, struct place place, const char *message)
{
    struct reader *reader = context;
    const int number = reader->complaints++;
    if (number >= MOST_TOLD)
        return;
    reader->list = grow(reader->list, (size_t)number, sizeof *reader->list);
    reader->list[number] = (struct complaint){place, number, copied(message)};
}

struct json *reader_text(struct reader *reader)
{
    char message[500];
    if (access(data_path(reader->path), F_OK) != 0 && errno == ENOENT) {
        const char *meant = file_meant(reader->path, "configs/", ".json");
        snprintf(message, sizeof message, "%s%s", strerror(ENOENT),
                 *meant ? meant : "; a config is wanted, or the name or the results of its experiment");
        return reader_complain(reader, nowhere, message), NULL;
    }
    struct json *json = (reader->asked_by ? inputs_json : json_read)(reader->path, reader_complain, reader);
    if (!json && is_csv(reader->path))
        reader_complain(reader, nowhere, "this is a CSV: expected a config, which is JSON");
    return json;
}

/* In the order of the texts, that of the config itself first. */
static int compare_places(const struct place *a, const struct place *b)
{
    const int lines = a->line - b->line;
    if (a->file != b->file && (!a->file || !b->file || strcmp(a->file, b->file) != 0))
        return !a->file ? -1 : !b->file ? 1 : strcmp(a->file, b->file);
    return lines ? lines : a->column - b->column;
}

static int by_place(const void *a, const void *b)
{
    const struct complaint *x = a, *y = b;
    const int places = compare_places(&x->place, &y->place);
    return places ? places : x->number - y->number;
}

const char *reader_note_file(struct reader *reader, const char *path)
{
    for (int i = 0; i < reader->file_count; i++)
        if (strcmp(reader->files[i], path) == 0)
            return reader->files[i];
    reader->files = grow(reader->files, (size_t)reader->file_count, sizeof *reader->files);
    return reader->files[reader->file_count++] = copied(path);
}

char **reader_take_files(struct reader *reader)
{
    char **files = reader->files = resized(reader->files, ((size_t)reader->file_count + 1) * sizeof *files);
    files[reader->file_count] = NULL;
    reader->files = NULL;
    reader->file_count = 0;
    return files;
}

/* Was it said before, as if a key is wrong in the same way for several games, or stands in a piece that is used twice? */
static bool is_repeated(const struct complaint *list, int i)
{
    int before = i - 1;
    while (before >= 0 && compare_places(&list[before].place, &list[i].place) == 0 &&
           strcmp(list[before].message, list[i].message) != 0)
        before--;
    return before >= 0 && compare_places(&list[before].place, &list[i].place) == 0;
}

static void write_complaint(FILE *out, const struct reader *reader, const struct complaint *complaint)
{
    fprintf(out, "%s:", complaint->place.file ? complaint->place.file : reader->path);
    if (complaint->place.line > 0)
        fprintf(out, "%d:%d:", complaint->place.line, complaint->place.column);
    fputc(' ', out);
    write_plainly(out, complaint->message);
    fputc('\n', out);
}

void reader_end(struct reader *reader)
{
    const int count = reader->complaints < MOST_TOLD ? reader->complaints : MOST_TOLD;
    FILE *out = reader->to ? reader->to : stderr;
    if (count > 0)
        qsort(reader->list, (size_t)count, sizeof *reader->list, by_place);
    for (int i = 0; i < count; i++)
        if (!is_repeated(reader->list, i))
            write_complaint(out, reader, &reader->list[i]);
    if (reader->complaints > count)
        fprintf(out, "%s: and %d errors more\n", reader->path, reader->complaints - count);
}

void complain_at(struct reader *reader, const cJSON *item, const char *format, ...)
{
    char message[1000];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    reader_complain(reader, reader->unplaced ? nowhere : json_place(item), message);
}

const char *const remark_keys[] = {"$schema", "$comment", NULL};
const char remark_prefix[] = "x-";

bool is_remark(const char *key)
{
    int i = 0;
    while (remark_keys[i] && strcmp(key, remark_keys[i]) != 0)
        i++;
    return remark_keys[i] || strncmp(key, remark_prefix, strlen(remark_prefix)) == 0;
}

void complain_of_key(struct reader *reader, const cJSON *item, const char *hint)
{
    char message[400];
    const char *instead = retired(NULL, item->string);
    snprintf(message, sizeof message, instead ? "the key \"%.60s\" is gone: %s" : "unknown key \"%.60s\"%s",
             item->string, instead ? instead : hint);
    reader_complain(reader, reader->unplaced ? nowhere : json_key_place(item), message);
}

/* What this is the name of, if it belongs elsewhere in a config: as a key, or else as the value of a key.  "" if it is none. */
static const char *belonging(const char *key)
{
    static char text[200];
    *text = '\0';
    for (int kind = 0; kind < CELL_PARTS; kind++)
        for (int part = 0; part < part_count(kind); part++) {
            const bool names = kind < LIMITS_PART && strcmp(key, kinds[kind].name) == 0;
            if (names || parameter_find(kind, part, key) >= 0) {
                snprintf(text, sizeof text, "; it goes into \"%s\"", kinds[kind].section);
                return text;
            }
            if (!*text && kind < LIMITS_PART && strcmp(key, part_at(kind, part)->name) == 0)
                snprintf(text, sizeof text, "; it is named as \"%s\": \"%s\"%s", kinds[kind].name, key,
                         kind == CUTOFF_PART ? ", with a \"limit\"" : "");
        }
    return text;
}

int key_read(struct reader *reader, const cJSON *object, const cJSON *item, const char *const *words, int count)
{
    const int found = find_word(item->string, words, count);
    if (found >= 0 || is_remark(item->string))
        return found;
    const char *near = nearest(item->string, words, count), *elsewhere = belonging(item->string);
    if (*elsewhere && find_word("where", words, count) >= 0)
        elsewhere = "; it goes into \"where\"";
    complain_of_key(reader, item, *elsewhere ? elsewhere : suggestion(item->string, words, count));
    if (!near || *elsewhere || retired(NULL, item->string) || reader->complaints > MOST_TOLD ||
        cJSON_GetObjectItemCaseSensitive(object, near))
        return -1;
    return find_word(near, words, count);
}

void doubt(struct reader *reader, const char *key)
{
    if (doubted(reader, key))
        return;
    reader->doubts = grow(reader->doubts, (size_t)reader->doubt_count, sizeof *reader->doubts);
    reader->doubts[reader->doubt_count++] = key;
}

bool doubted(const struct reader *reader, const char *key)
{
    for (int i = 0; i < reader->doubt_count; i++)
        if (!reader->doubts[i] || (key && strcmp(reader->doubts[i], key) == 0))
            return true;
    return false;
}

void reader_hand_over(struct reader *reader, struct reader *other, const cJSON *name)
{
    for (int i = 0; i < other->complaints; i++) {
        struct complaint *complaint = &other->list[i];
        if (!complaint->place.file)
            complaint->place.file = other->path;
        if (complaint->place.line > 0)
            reader_complain(reader, complaint->place, complaint->message);
        else
            complain_at(reader, name, "%s: %s", other->path, complaint->message);
    }
}

/* A single value as text; NULL after a complaint.  Only a TEXT parameter insists on a string. */
static const char *text_of(struct reader *reader, const cJSON *item, const Parameter *parameter)
{
    if (cJSON_IsString(item) || (cJSON_IsNumber(item) && parameter->kind != TEXT))
        return item->valuestring; /* of a number its spelling (json.h) */
    complain_at(reader, item, "\"%s\" is to be %s%s", parameter->name, setting_expected(parameter),
                parameter->kind == TEXT ? ", in quotes" : "");
    return NULL;
}

bool value_read(struct reader *reader, const cJSON *item, const Parameter *parameter, Setting *setting)
{
    char error[SETTING_ERROR];
    const char *text = text_of(reader, item, parameter);
    if (!text)
        return false;
    if (setting_read(parameter, text, setting, error))
        return true;
    complain_at(reader, item, "%s", error);
    return false;
}

const cJSON *first_of(const cJSON *item)
{
    return cJSON_IsArray(item) ? item->child : item;
}

const cJSON *next_of(const cJSON *item, const cJSON *one)
{
    return item == one ? NULL : one->next;
}

bool are_texts(const cJSON *item)
{
    const cJSON *one = first_of(item);
    while (cJSON_IsString(one) && next_of(item, one))
        one = next_of(item, one);
    return cJSON_IsString(one);
}

/* Has the key one of these values?  One that cannot be read is `unknown`. */
static bool has_value(const struct value *value, unsigned among, bool unknown)
{
    const int number = cJSON_IsBool(value->item) ? cJSON_IsTrue(value->item) : value->setting.choice;
    return value->item && (!among || (value->good ? among >> number & 1 : unknown));
}

static bool has_one_of(const struct value *values, unsigned keys, unsigned among, bool unknown)
{
    for (int key = 0; keys >> key; key++)
        if (keys >> key & 1 && has_value(&values[key], among, unknown))
            return true;
    return false;
}

/* The rules end at the first without a message. */
static void check_rules(struct reader *reader, const cJSON *object, const struct value *values,
                        const struct rule *rules)
{
    for (const struct rule *rule = rules; rule->message; rule++) {
        const bool applies = rule->key == ANYWAY || has_value(&values[rule->key], rule->own, false),
                   bars = rule->what == BARS;
        if (applies && has_one_of(values, rule->others, rule->theirs, !bars) == bars)
            complain_at(reader, rule->key == ANYWAY ? object : values[rule->key].item, "%s", rule->message);
    }
}

/* What has a form that JSON knows, and what that is called. */
static const struct form {
    int types; /* 0: the key's reader says more of it */
    const char *expected;
} forms[] = {
    [ANY_TEXT] = {cJSON_String, "a text"},
    [SOME_GAMES] = {cJSON_String | cJSON_Array, "the name of a game, or a list of names"},
    [SOME_EXPERIMENTS] = {cJSON_String | cJSON_Array, "the name of an experiment, or a list of names"},
    [SOME_PIECES] = {cJSON_String | cJSON_Array, "the name of a piece, or a list of names"},
    [NAMED_PIECES] = {cJSON_Object, "an object of named pieces"},
    [TRUE_OR_FALSE] = {cJSON_True | cJSON_False, "true or false"},
    [TWO_VALUES] = {cJSON_Array, "a list of two numbers"},
    [AN_OBJECT] = {cJSON_Object, "an object"},
    [ALL_LIMITS] = {cJSON_Object, "an object"},
    [ONE_SEARCH] = {cJSON_Object, "an object, such as { \"limit\": 8 }"},
    [ONE_SELECTION] = {cJSON_Object, "an object that says which cells"},
    [SELECTIONS] = {cJSON_Array, "a list of objects"},
    [SPRT_OBJECT] = {cJSON_Object, "an object"},
    [TUNE_OBJECT] = {cJSON_Object, "an object, such as { \"settings\": 32 }"},
    [CLAIM_LIST] = {cJSON_Array, "a list of objects"},
    [SOURCE_OBJECT] = {cJSON_Object, "an object with \"cite\", \"says\" and \"game\""},
};

static bool has_form(const cJSON *item, enum takes takes)
{
    return (item->type & forms[takes].types) &&
           ((takes != SOME_GAMES && takes != SOME_EXPERIMENTS && takes != SOME_PIECES) || are_texts(item)) &&
           (takes != TWO_VALUES || cJSON_GetArraySize(item) == 2);
}

void key_take(struct reader *reader, const cJSON *item, const struct key *key, struct value *value)
{
    const enum takes takes = key->takes;
    const Setting usual = value->setting;
    value->item = item;
    if (takes == ONE_VALUE || takes == ONE_METRIC || takes == THEORY_COLUMN) {
        value->good = value_read(reader, item, &key->value, &value->setting);
        if (!value->good)
            value->setting = usual;
        return;
    }
    value->good = (size_t)takes >= sizeof forms / sizeof *forms || !forms[takes].types || has_form(item, takes);
    if (!value->good)
        complain_at(reader, item, "\"%s\" is to be %s", key->value.name, forms[takes].expected);
    else if (takes == ANY_TEXT)
        value->setting.text = item->valuestring;
}

void keys_read(struct reader *reader, const cJSON *object, const struct key *keys, const struct rule *rules,
               struct value *values)
{
    const char *words[MOST_KEYS];
    const cJSON *item;
    int count = 0;
    for (; keys[count].value.name; count++) {
        words[count] = keys[count].value.name;
        values[count] = (struct value){.setting = {0}};
        if (keys[count].value.fallback)
            values[count].setting = setting_default(&keys[count].value);
    }
    cJSON_ArrayForEach (item, object) {
        const int key = key_read(reader, object, item, words, count);
        if (key >= 0)
            key_take(reader, item, &keys[key], &values[key]);
    }
    if (rules)
        check_rules(reader, object, values, rules);
}

/* Ranges could make a list of any length, so that it is limited. */
static bool append(const Parameter *parameter, Setting setting, struct axis *axis, char error[SETTING_ERROR])
{
    if (axis->count == LONGEST_AXIS) {
        snprintf(error, SETTING_ERROR, "the list of \"%s\" has more than %d values", parameter->name, LONGEST_AXIS);
        return false;
    }
    axis->settings = grow(axis->settings, (size_t)axis->count, sizeof setting);
    axis->settings[axis->count++] = setting;
    return true;
}

bool axis_add(const Parameter *parameter, const char *text, struct axis *axis, char error[SETTING_ERROR])
{
    uint64_t first = 0, last = 0;
    char number[SETTING_TEXT];
    Setting setting;
    const bool range = setting_range(parameter, text, &first, &last);
    if (range && (first > last || last - first >= LONGEST_AXIS)) {
        snprintf(error, SETTING_ERROR,
                 first > last ? "the range \"%s\" is empty: its first number is the larger"
                              : "the range \"%s\" has more than %d values",
                 text, LONGEST_AXIS);
        return false;
    }
    for (uint64_t i = 0; i <= (range ? last - first : 0); i++) {
        snprintf(number, sizeof number, "%" PRIu64, first + i);
        if (!setting_read(parameter, range ? number : text, &setting, error) ||
            !append(parameter, setting, axis, error))
            return false;
    }
    return true;
}

static bool append_file(struct reader *reader, const cJSON *item, const Parameter *parameter, struct axis *axis)
{
    char error[SETTING_ERROR];
    const struct positions *positions = positions_read(reader, item);
    for (int i = 0; positions && i < positions->count; i++)
        if (!append(parameter, (Setting){.text = positions->list[i].text}, axis, error))
            return complain_at(reader, item, "%s", error), false;
    return positions;
}

static bool append_item(struct reader *reader, const cJSON *item, const Parameter *parameter, struct axis *axis)
{
    char error[SETTING_ERROR];
    if (cJSON_IsObject(item) && is_position(parameter))
        return append_file(reader, item, parameter, axis);
    const char *text = text_of(reader, item, parameter);
    const bool good = text && axis_add(parameter, text, axis, error);
    if (text && !good)
        complain_at(reader, item, "%s", error);
    return good;
}

bool axis_read(struct reader *reader, const cJSON *item, const Parameter *parameter, struct axis *axis)
{
    bool good = true;
    const cJSON *element;
    *axis = (struct axis){0};
    if (!cJSON_IsArray(item))
        return append_item(reader, item, parameter, axis);
    if (cJSON_GetArraySize(item) == 0)
        return complain_at(reader, item, "the list of \"%s\" is empty", parameter->name), false;
    cJSON_ArrayForEach (element, item)
        if (axis->count < LONGEST_AXIS || good)
            good = append_item(reader, element, parameter, axis) && good;
    return good;
}

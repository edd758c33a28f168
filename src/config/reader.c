#include "config/reader.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "text/plain.h"

void reader_complain(void *context, struct place place, const char *message)
{
    struct reader *reader = context;
    reader->complaints++;
    fprintf(stderr, "%s:", reader->path);
    if (place.line > 0 && !reader->unplaced)
        fprintf(stderr, "%d:%d:", place.line, place.column);
    fputc(' ', stderr);
    write_plainly(stderr, message);
    fputc('\n', stderr);
}

void complain_at(struct reader *reader, const cJSON *item, const char *format, ...)
{
    char message[1000];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    reader_complain(reader, json_place(item), message);
}

bool is_remark(const char *key)
{
    return strcmp(key, "$schema") == 0 || strcmp(key, "$comment") == 0 || strncmp(key, "x-", 2) == 0;
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

static void axis_append(struct axis *axis, Setting setting)
{
    axis->settings = grow(axis->settings, (size_t)axis->count, sizeof setting);
    axis->settings[axis->count++] = setting;
}

/* Ranges could make a list of any length, so that it is limited. */
static bool is_full(struct reader *reader, const cJSON *item, const Parameter *parameter, const struct axis *axis)
{
    if (axis->count < LONGEST_AXIS)
        return false;
    complain_at(reader, item, "the list of \"%s\" has more than %d values", parameter->name, LONGEST_AXIS);
    return true;
}

static bool append_range(struct reader *reader, const cJSON *item, const Parameter *parameter, uint64_t first,
                         uint64_t last, struct axis *axis)
{
    char text[SETTING_TEXT], error[SETTING_ERROR];
    if (first > last)
        return complain_at(reader, item, "the range \"%s\" is empty: its first number is the larger",
                           item->valuestring),
               false;
    if (last - first >= LONGEST_AXIS)
        return complain_at(reader, item, "the range \"%s\" has more than %d values", item->valuestring,
                           LONGEST_AXIS),
               false;
    for (uint64_t i = 0; i <= last - first; i++) {
        Setting setting;
        if (is_full(reader, item, parameter, axis))
            return false;
        snprintf(text, sizeof text, "%" PRIu64, first + i);
        if (!setting_read(parameter, text, &setting, error))
            return complain_at(reader, item, "%s", error), false;
        axis_append(axis, setting);
    }
    return true;
}

static bool append_item(struct reader *reader, const cJSON *item, const Parameter *parameter, struct axis *axis)
{
    uint64_t first, last;
    Setting setting;
    if (cJSON_IsString(item) && setting_range(parameter, item->valuestring, &first, &last))
        return append_range(reader, item, parameter, first, last, axis);
    if (is_full(reader, item, parameter, axis) || !value_read(reader, item, parameter, &setting))
        return false;
    axis_append(axis, setting);
    return true;
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

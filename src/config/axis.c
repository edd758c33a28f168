#include "config/axis.h"

#include <inttypes.h>
#include <stdio.h>

#include "base/allocate.h"
#include "config/positions.h"
#include "parts/parts.h"

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

static bool append_file(struct reader *reader, const cJSON *item, const Parameter *parameter, struct axis *axis)
{
    const struct positions *positions = positions_read(reader, item);
    for (int i = 0; positions && i < positions->count; i++) {
        if (is_full(reader, item, parameter, axis))
            return false;
        axis_append(axis, (Setting){.text = positions->list[i].text});
    }
    return positions;
}

static bool append_item(struct reader *reader, const cJSON *item, const Parameter *parameter, struct axis *axis)
{
    uint64_t first, last;
    Setting setting;
    if (cJSON_IsObject(item) && is_position(parameter))
        return append_file(reader, item, parameter, axis);
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

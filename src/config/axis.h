/* The values of one key: one, a list, a range, or the positions in a file. */
#ifndef CONFIG_AXIS_H
#define CONFIG_AXIS_H

#include "config/reader.h"

struct axis {
    Setting *settings;
    int count;
};

/* Read a value, or a list of values and ranges; at least one.  The caller frees axis->settings, whatever is
 * returned.  False after complaints. */
bool axis_read(struct reader *reader, const cJSON *item, const Parameter *parameter, struct axis *axis);

#endif

/* The values of one key: one, a list, a range, or the positions in a file. */
#ifndef KEYS_AXIS_H
#define KEYS_AXIS_H

#include "keys/reader.h"

struct axis {
    Setting *settings;
    int count;
};

/* Read a value, or a list of values and ranges; at least one.  The caller frees axis->settings, whatever is
 * returned.  False after complaints. */
bool axis_read(struct reader *reader, const cJSON *item, const Parameter *parameter, struct axis *axis);

#endif

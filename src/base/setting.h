/*
 * Settings as text, the way configs, command lines and results spell them.
 */
#ifndef BASE_SETTING_H
#define BASE_SETTING_H

#include <stdbool.h>
#include <stddef.h>

#include "base/parameter.h"

enum { SETTING_TEXT = 32, SETTING_ERROR = 400, LONGEST_AXIS = 1000000 };

/* What a parameter takes, for messages and lists: "a whole number from 1 to 64".  Valid until the next call. */
const char *setting_expected(const Parameter *parameter);

/* Read one value.  False: `error` says what was expected.  A TEXT setting points into `text`. */
bool setting_read(const Parameter *parameter, const char *text, Setting *setting, char error[SETTING_ERROR]);

/* The texts that may be read as one value, as a regular expression (ECMA-262), which says nothing of a number's size; with
 * `ranges` also those that are a range.  Of a CHOICE any word. */
const char *setting_pattern(const Parameter *parameter, bool ranges);

/* Is the text a single line, and nothing that a spreadsheet would compute? */
bool setting_harmless(const char *text);

/* How many words a CHOICE has. */
int setting_choices(const Parameter *parameter);

/* The word of a number's parameter, as it is kept; and is it that? */
Setting setting_word(const Parameter *parameter);
bool setting_is_word(const Parameter *parameter, Setting setting);

/* The default, which is always readable. */
Setting setting_default(const Parameter *parameter);

/* Are they the same value?  (Never by memcmp: of a union only the member that was set has bytes that mean something.) */
bool setting_same(const Parameter *parameter, Setting a, Setting b);

/* The canonical spelling: reading it back gives the same setting.  Numbers are written to `buffer`. */
const char *setting_write(const Parameter *parameter, Setting setting, char buffer[SETTING_TEXT]);

/* Is the text a range of this parameter, as in "1..8"?  Then its ends are set; first > last is left to the
 * caller.  Only INTEGER and SEED have ranges. */
bool setting_range(const Parameter *parameter, const char *text, uint64_t *first, uint64_t *last);

#endif

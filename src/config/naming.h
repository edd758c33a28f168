/* Which parts an entry of a list names. */
#ifndef CONFIG_NAMING_H
#define CONFIG_NAMING_H

#include "config/reader.h"

enum { MAX_WORDS = 128 };

/* The numbers of the parts of this kind that the entry names, which may name parts of the kinds from the first to the last;
 * the default if it names none.  False after complaints: the numbers are then those of the nearest names, or there are
 * none. */
bool naming_read(struct reader *reader, int first_kind, int last_kind, int kind, const cJSON *entry,
                 int numbers[MAX_WORDS], int *count);

/* Which part of this kind an entry means that names none; NULL: it must name one. */
const char *naming_fallback(int kind);

/* The name of some part of this kind, for messages. */
const char *example_of(int kind);

/* Is there a part of these kinds that has such a parameter? */
bool is_parameter(int first_kind, int last_kind, const char *key);

/* Add what the parameters of a part are called, or of all parts of a kind, to a list of so many; returns how many it has
 * then. */
int names_of_part(int kind, int part, const char *words[MAX_WORDS], int count);
int names_of_kind(int kind, const char *words[MAX_WORDS], int count);

#endif

/* Words that the one which is being typed may become (complete.h). */
#ifndef SCHEMA_OFFER_H
#define SCHEMA_OFFER_H

#include <stdbool.h>
#include <stdio.h>

struct typing {
    FILE *out;
    char *const *words; /* the verb first */
    int count;
    const char *word; /* the last */
};

/* A word that consists of these three, of the first two so many letters; unless a shell would obey the second. */
void offer_part(const struct typing *typing, const char *before, int length, const char *text, int text_length,
                const char *behind, const char *meaning);

/* A whole word, or one that is continued behind "=". */
void offer(const struct typing *typing, const char *text, const char *behind, const char *meaning);

/* A value that goes into the word behind its first so many letters. */
void offer_value(const struct typing *typing, int start, const char *value, const char *meaning);

/* The same of each in "first|second", up to a space. */
void offer_choices(const struct typing *typing, int start, const char *choices);

/* Where the last item of a list begins, which may begin at `start`. */
int last_item(const struct typing *typing, int start, char separator);

/* What belongs to a cell: its keys, or the value of the key in the word; and the names of all parts. */
void offer_cell(const struct typing *typing);
void offer_all_parts(const struct typing *typing);

#endif

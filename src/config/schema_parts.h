/* Objects of a config that name parts and have their parameters, as JSON Schema. */
#ifndef CONFIG_SCHEMA_PARTS_H
#define CONFIG_SCHEMA_PARTS_H

#include "config/section.h"

struct scope_of_parts {
    int first_kind, last_kind;         /* the kinds of part that are named */
    bool axes;                         /* may values be lists? */
    const char *(*fallback)(int kind); /* the part that is meant where none is named, or NULL */
    bool of_games;                     /* may it have parameters of games besides, whichever they are? */
};

/* Such an object, without keys but those; the caller owns it.  Where a part is named, its parameters have its ranges and
 * defaults, and a parameter that none of the parts named there has is wrong. */
cJSON *object_of_parts(const struct scope_of_parts *scope);

/* What parts of these kinds take for a parameter of this name, whichever of them is meant; the caller owns it. */
cJSON *value_for_any(const char *name, int first_kind, int last_kind, bool axis);

#endif

#include "parts/engines.h"

#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/file.h"
#include "base/text.h"
#include "engines/engine.h"
#include "kit/notation.h"

/* --- which there are, and which of them run ---------------------------------------------------------------------- */

_Static_assert((int)ENGINE_PROGRAM == (int)ENGINE_SUM, "there is room for what engine_identify writes");

static struct {
    const struct engine_spec *list;
    int count;
    const char *path; /* NULL: none is allowed */
} specs;
static struct roster_engine *known;
static int known_count;

void roster_allow(const struct engine_spec *list, int count, const char *path)
{
    specs.list = list;
    specs.count = count;
    specs.path = path;
}

static const struct engine_spec *spec_of(const char *name)
{
    for (int i = 0; i < specs.count; i++)
        if (strcmp(specs.list[i].name, name) == 0)
            return &specs.list[i];
    return NULL;
}

const char *roster_unknown(const char *name)
{
    if (!specs.path)
        return NULL;
    const char **names = allocate((size_t)specs.count, sizeof *names);
    for (int i = 0; i < specs.count; i++)
        names[i] = specs.list[i].name;
    const char *message =
        complaint("%s has no engine \"%.60s\"%s", specs.path, name, suggestion(name, names, specs.count));
    return message;
}

struct roster_engine *roster_find(const char *name)
{
    for (int i = 0; i < known_count; i++)
        if (strcmp(known[i].name, name) == 0)
            return &known[i];
    void *mark = memory_mark();
    known = grow(known, (size_t)known_count, sizeof *known);
    struct roster_engine *new = &known[known_count++];
    *new = (struct roster_engine){.name = copied(name), .spec = spec_of(name)};
    memory_keep(mark);
    if (new->spec)
        engine_identify(new->spec, new->program);
    return new;
}

void roster_stop(void)
{
    for (int i = 0; i < known_count; i++) {
        engine_stop(known[i].engine);
        known[i].engine = NULL;
    }
}

uint64_t roster_hash(const char *name)
{
    const struct roster_engine *engine = roster_find(name);
    const struct engine_spec *spec = engine->spec;
    uint64_t sum = checksum(CHECKSUM_START, engine->program, strlen(engine->program) + 1);
    if (spec) {
        sum = checksum(sum, spec->command, strlen(spec->command) + 1);
        sum = checksum(sum, &spec->protocol, sizeof spec->protocol);
    }
    for (int i = 0; spec && i < spec->option_count; i++) {
        sum = checksum(sum, spec->options[i].name, strlen(spec->options[i].name) + 1);
        sum = checksum(sum, spec->options[i].value, strlen(spec->options[i].value) + 1);
    }
    return sum;
}

const char *roster_changed(void)
{
    char program[ENGINE_PROGRAM] = "";
    for (int i = 0; i < known_count; i++) {
        if (known[i].spec)
            engine_identify(known[i].spec, program);
        if (known[i].spec && strcmp(known[i].program, program) != 0)
            return known[i].name;
    }
    return NULL;
}

/* --- what they said --------------------------------------------------------------------------------------------- */

void engine_report_add(struct engine_report *sum, const struct engine_report *one)
{
    const struct engine_report before = *sum;
    *sum = *one;
    sum->score = NOT_KNOWN; /* there is none of a game */
    if (before.answers > 0) {
        sum->answers += before.answers;
        sum->nodes = before.nodes == NOT_KNOWN || one->nodes == NOT_KNOWN ? NOT_KNOWN : before.nodes + one->nodes;
        sum->depth = (before.answers * before.depth + one->answers * one->depth) / sum->answers;
    }
}

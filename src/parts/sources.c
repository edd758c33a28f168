#include "parts/sources.h"

#include <cjson/cJSON.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif

#include "base/memory.h"
#include "base/file.h"
#include "base/program.h"
#include "parts/parts.h"

static int by_file(const void *file, const void *entry)
{
    return strcmp(file, ((const struct source *)entry)->file);
}

const struct source *source_find(const char *file)
{
    return bsearch(file, sources, (size_t)source_count, sizeof *sources, by_file);
}

/* --- what a search runs -------------------------------------------------------------------------------------------- */

static void use(bool *used, const struct source *source)
{
    if (used[source - sources])
        return;
    used[source - sources] = true;
    for (const short *included = source->includes; *included >= 0; included++)
        use(used, &sources[*included]);
}

void use_search(const struct cell *cell, bool *used)
{
    int members[MOST_MEMBERS];
    use(used, source_find("src/kit/unit/unit.c"));
    for (int kind = GAME_PART; kind < PART_KINDS; kind++)
        if (kind != ALGORITHM_PART || !cell_asks(cell))
            for (int i = part_members(kind, cell->part[kind], members); i-- > 0;)
                use(used, source_find(part_at(kind, members[i])->file));
    if (cell->rival)
        use_search(cell->rival, used);
}

/* --- what else makes rows ------------------------------------------------------------------------------------------ */

static bool begins(const char *text, const char *start)
{
    return strncmp(text, start, strlen(start)) == 0;
}

static bool ends(const char *text, const char *end)
{
    return strlen(text) >= strlen(end) && strcmp(text + strlen(text) - strlen(end), end) == 0;
}

static void use_included(bool *used, const struct source *by);

/* Claims judge rows and reports tell of them, but make none. */
static void use_in_harness(bool *used, const struct source *source)
{
    static const char apart[] = "src/config/claims.c src/config/claim_preview.c src/run/progress.c";
    if (used[source - sources] || strstr(apart, source->file))
        return;
    used[source - sources] = true;
    use_included(used, source);
}

static bool in_one_room(const struct source *one, const struct source *other)
{
    const size_t room = (size_t)(strrchr(one->file, '/') + 1 - one->file);
    return strncmp(one->file, other->file, room) == 0 && !strchr(other->file + room, '/');
}

/* What is compiled of a header is in the files of its room that include it first. */
static void use_code_of(bool *used, const struct source *header)
{
    for (int i = 0; i < source_count; i++)
        if (sources[i].includes[0] == header - sources && ends(sources[i].file, ".c") &&
            begins(sources[i].file, "src/") && in_one_room(header, &sources[i]))
            use_in_harness(used, &sources[i]);
}

static void use_included(bool *used, const struct source *by)
{
    for (const short *i = by->includes; *i >= 0; i++) {
        use_in_harness(used, &sources[*i]);
        use_code_of(used, &sources[*i]);
    }
}

/* It begins with what reads configs, runs cells and writes rows; and of what searches include, what is compiled apart. */
void use_harness(bool *used)
{
    static const char roots[] = "src/config/experiment.c src/run/run.c src/parts/task.c";
    bool *searched = allocate((size_t)source_count, sizeof *searched);
    for (int i = 0; i < source_count; i++)
        if (begins(sources[i].file, "games/") || begins(sources[i].file, "algorithms/") ||
            begins(sources[i].file, "src/kit/unit/"))
            use(searched, &sources[i]);
    for (int i = 0; i < source_count; i++) {
        if (strstr(roots, sources[i].file) ||
            (begins(sources[i].file, "src/engines/") && ends(sources[i].file, ".c")))
            use_in_harness(used, &sources[i]);
        if (searched[i] && begins(sources[i].file, "src/") && !begins(sources[i].file, "src/kit/unit/"))
            use_code_of(used, &sources[i]);
    }
}

/* --- ids ---------------------------------------------------------------------------------------------------- */

uint64_t sources_id(const bool *used)
{
    uint64_t sum = CHECKSUM_START;
    for (int i = 0; i < source_count; i++)
        if (used[i]) {
            sum = checksum(sum, sources[i].file, strlen(sources[i].file) + 1);
            sum = checksum(sum, &sources[i].sum, sizeof sources[i].sum);
        }
    return sum;
}

/* The id of what a cell runs, or of the harness. */
static uint64_t compute_id(const struct cell *cell)
{
    bool *used = allocate((size_t)source_count, sizeof *used);
    if (cell)
        use_search(cell, used);
    else
        use_harness(used);
    const uint64_t id = sources_id(used);
    release(used);
    return id;
}

/* What decides which sources a cell and its rival use; it has no padding. */
struct search_parts {
    const struct search *search[2];
    int part[2][PART_KINDS];
};

static struct search_parts key_of(const struct cell *cell)
{
    struct search_parts key;
    memset(&key, 0, sizeof key);
    for (int i = 0; i < 2 && cell; i++, cell = cell->rival) {
        key.search[i] = cell_search(cell);
        memcpy(key.part[i], cell->part, sizeof key.part[i]);
    }
    return key;
}

/* Ids are kept, since most cells run what others ran before. */
uint64_t search_id(const struct cell *cell)
{
    enum { KEPT = 256 };
    static struct {
        struct search_parts key;
        uint64_t id;
    } kept[KEPT];
    const struct search_parts key = key_of(cell);
    const size_t place = (size_t)(checksum(CHECKSUM_START, &key, sizeof key) % KEPT);
    if (memcmp(&kept[place].key, &key, sizeof key) != 0) {
        kept[place].key = key;
        kept[place].id = compute_id(cell);
    }
    return kept[place].id;
}

uint64_t harness_id(void)
{
    static uint64_t id;
    return id ? id : (id = compute_id(NULL));
}

uint64_t tools_id(void)
{
    uint64_t sum = checksum(CHECKSUM_START, tools, strlen(tools));
    sum = checksum(sum, cJSON_Version(), strlen(cJSON_Version()) + 1);
#ifdef __GLIBC__
    sum = checksum(sum, gnu_get_libc_version(), strlen(gnu_get_libc_version()) + 1);
#endif
    return sum;
}

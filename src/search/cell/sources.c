#include "cell/sources.h"

#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif

#include "core/allocate.h"
#include "core/checksum.h"
#include "core/version.h"
#include "parts/combination.h"

static int by_object(const void *name, const void *entry)
{
    return strcmp(name, ((const struct compiled *)entry)->object);
}

static void use(bool *used, const char *object)
{
    const struct compiled *found = bsearch(object, compiled, (size_t)compiled_count, sizeof *compiled, by_object);
    if (!found)
        abort(); /* cannot happen: every object is in the list */
    for (const short *source = found->source; *source >= 0; source++)
        used[*source] = true;
}

void use_search(const struct cell *cell, bool *used)
{
    char object[3 * 64];
    int members[MOST_MEMBERS];
    const char *game = part_at(GAME_PART, cell->part[GAME_PART])->name;
    const char *walk = cell_walks_plainly(cell) ? "-plain" : "-full";
    snprintf(object, sizeof object, "game/%s", game);
    use(used, object);
    snprintf(object, sizeof object, "search/%s", game);
    use(used, object);
    for (int kind = cell_asks(cell) ? ORDER_PART : ALGORITHM_PART; kind < PART_KINDS; kind++)
        for (int i = part_members(kind, cell->part[kind], members); i-- > 0;) {
            snprintf(object, sizeof object, "%s/%s-%s%s", kinds[kind].name, game, part_at(kind, members[i])->name,
                     kind == ALGORITHM_PART ? walk : "");
            use(used, object);
        }
    if (cell->rival)
        use_search(cell->rival, used);
}

void use_harness(bool *used)
{
    use(used, "harness");
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
    free(used);
    return id;
}

/* What decides which sources a cell and its rival use; it has no padding. */
struct key {
    const struct search *search[2];
    int part[2][PART_KINDS];
};

static struct key key_of(const struct cell *cell)
{
    struct key key;
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
        struct key key;
        uint64_t id;
    } kept[KEPT];
    const struct key key = key_of(cell);
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

static int by_file(const void *file, const void *entry)
{
    return strcmp(file, ((const struct source *)entry)->file);
}

const struct source *source_find(const char *file)
{
    return bsearch(file, sources, (size_t)source_count, sizeof *sources, by_file);
}

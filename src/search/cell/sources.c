#include "cell/sources.h"

#include <cjson/cJSON.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif

#include "core/allocate.h"
#include "core/checksum.h"
#include "core/version.h"
#include "parts/combination.h"

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
    use(used, source_find("src/search/compose/unit.c"));
    for (int kind = GAME_PART; kind < PART_KINDS; kind++)
        if (kind != ALGORITHM_PART || !cell_asks(cell))
            for (int i = part_members(kind, cell->part[kind], members); i-- > 0;)
                use(used, source_find(part_at(kind, members[i])->file));
    if (cell->rival)
        use_search(cell->rival, used);
}

/* --- what else makes rows ------------------------------------------------------------------------------------------ */

/* What is compiled of a header X.h is X.c; NULL if there is none. */
static const struct source *code_of(const struct source *header)
{
    char file[200];
    const size_t length = strlen(header->file);
    snprintf(file, sizeof file, "%.*sc", (int)length - 1, header->file);
    return header->file[length - 1] == 'h' ? source_find(file) : NULL;
}

static bool begins(const char *text, const char *start)
{
    return strncmp(text, start, strlen(start)) == 0;
}

/* What a source includes, and what is compiled of that.  Claims judge rows and reports tell of them, but make none. */
static void use_included(bool *used, const struct source *by)
{
    static const char apart[] = "src/run/config/claims.c src/run/run/report.c src/run/run/progress.c";
    for (const short *i = by->includes; *i >= 0; i++) {
        const struct source *list[2] = {&sources[*i], code_of(&sources[*i])};
        for (int j = 0; j < 2; j++)
            if (list[j] && !used[list[j] - sources] && !strstr(apart, list[j]->file)) {
                used[list[j] - sources] = true;
                use_included(used, list[j]);
            }
    }
}

/* It begins with what reads configs, runs cells and writes rows; and of what searches include, what is compiled apart. */
void use_harness(bool *used)
{
    static const char roots[] = "src/run/config/experiment.c src/run/run/run.c src/search/cell/combined.c";
    bool *searched = allocate((size_t)source_count, sizeof *searched);
    for (int i = 0; i < source_count; i++)
        if (begins(sources[i].file, "games/") || begins(sources[i].file, "algorithms/") ||
            begins(sources[i].file, "src/search/compose/"))
            use(searched, &sources[i]);
    for (int i = 0; i < source_count; i++) {
        const struct source *code = searched[i] ? code_of(&sources[i]) : NULL;
        const bool root = strstr(roots, sources[i].file) || (begins(sources[i].file, "src/search/engines/") &&
                                                             strchr(sources[i].file, '.')[1] == 'c');
        const struct source *source = root ? &sources[i] : code;
        if (source && !used[source - sources]) {
            used[source - sources] = true;
            use_included(used, source);
        }
    }
    free(searched);
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

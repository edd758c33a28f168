#include "config/asking.h"

#include <stdio.h>
#include <string.h>

#include "config/engines.h"
#include "config/section.h"
#include "parts/outside.h"
#include "parts/roster.h"
#include "base/apart.h"

enum { MOST_REFUSALS = 16, REFUSAL = 400, CHECK_SECONDS = 60 };

/* --- which there are ------------------------------------------------------------------------------------------- */

static bool allowed, read, readable;
static const char *wanted;

static bool read_once(void)
{
    static struct engines engines;
    if (!read && (readable = engines_read(&engines, wanted)))
        roster_allow(engines.list, engines.count, engines.path);
    read = true;
    return readable;
}

bool engines_allow(const char *path)
{
    allowed = true;
    wanted = path;
    return !path || read_once();
}

const char *engines_prepare(const struct cell *cell)
{
    if (cell_asks(cell) && allowed && !read_once())
        return "which engines there are is not known";
    if (cell_asks(cell))
        roster_find(cell_engine(cell));
    return NULL;
}

/* --- may they be asked so? --------------------------------------------------------------------------------------- */

static bool is_default(const struct cell *cell, int kind)
{
    return strcmp(part_at(kind, cell->part[kind])->name, kinds[kind].fallback) == 0;
}

const char *engines_refusal(const struct cell *cell)
{
    if (!cell_asks(cell))
        return NULL;
    if (cell->measure == MEASURE_SHAPE || cell->measure == MEASURE_ANATOMY)
        return "an engine does not say what it visits ply by ply";
    if (!is_default(cell, ORDER_PART))
        return "an engine has an order of its own: leave \"order\" out";
    if (!is_default(cell, LEAF_PART))
        return "an engine has leaves of its own: leave \"leaf\" out";
    if (!is_default(cell, CUTOFF_PART))
        return complaint("an engine is told a depth, nodes or milliseconds: cutoff=depth, not %s",
                         part_at(CUTOFF_PART, cell->part[CUTOFF_PART])->name);
    const struct task task = cell_task(cell);
    return outside_refusal(&task);
}

struct refusal {
    int cell;
    char text[REFUSAL];
};

struct checking {
    const struct cell *cells;
    int count;
    enum measure measure;
    struct refusal *refusals; /* shared; the first without a text is behind the last */
};

static bool is_told(const struct checking *checking, const struct cell *cell)
{
    const struct refusal *refusal = checking->refusals;
    for (; refusal->text[0]; refusal++)
        if (same_parts(&checking->cells[refusal->cell], cell, FIRST_OF_SEARCH, LAST_OF_SEARCH))
            return true;
    return false;
}

static void check(void *context, int item)
{
    const struct checking *checking = context;
    int told = 0;
    (void)item;
    for (int i = 0; i < checking->count && told < MOST_REFUSALS; i++) {
        struct cell cell = checking->cells[i];
        cell.measure = checking->measure;
        const char *why = cell_asks(&cell) && !is_told(checking, &cell) ? engines_refusal(&cell) : NULL;
        if (!why)
            continue;
        checking->refusals[told].cell = i;
        snprintf(checking->refusals[told++].text, REFUSAL, "%s", why);
    }
}

static void tell_of_fall(void *context, int item, const char *how)
{
    const struct checking *checking = context;
    (void)item;
    snprintf(checking->refusals[0].text, REFUSAL, "its game could not be asked: %s", how);
}

/* Complain where the cell's search is described. */
static void complain(struct reader *reader, const struct lists *lists, const struct cell *cell, const char *why)
{
    const cJSON *search = search_of_cell(lists, cell);
    const cJSON *named = cJSON_GetObjectItemCaseSensitive(search, "engine");
    complain_at(reader, named ? named : search ? search : json_root(reader->json), "%s", why);
}

/* Is every engine known that a cell asks, and are there any such cells? */
static bool prepare(struct reader *reader, const struct lists *lists, const struct cell *cells, int count)
{
    bool found = false;
    for (int i = 0; i < count; i++) {
        found |= cell_asks(&cells[i]);
        const char *why = engines_prepare(&cells[i]);
        if (why)
            complain(reader, lists, &cells[i], why);
        if (why)
            return false;
    }
    return found;
}

void engines_check(struct reader *reader, const struct lists *lists, const struct cell *cells, int count,
                   enum measure measure)
{
    const size_t size = (MOST_REFUSALS + 1) * sizeof(struct refusal);
    if (!allowed || !prepare(reader, lists, cells, count))
        return;
    struct checking checking = {cells, count, measure, shared_take(size)};
    const struct chore chore = {check, tell_of_fall, &checking, CHECK_SECONDS, cell_memory(&cells[0])};
    do_apart(&chore, 1);
    for (const struct refusal *refusal = checking.refusals; refusal->text[0]; refusal++)
        complain(reader, lists, &cells[refusal->cell], refusal->text);
    shared_free(checking.refusals, size);
}

void engines_note(struct experiment *experiment)
{
    for (int i = 0; i < experiment->count; i++) {
        const struct cell *cell = &experiment->cells[i];
        experiment->asks[0] |= cell_asks(cell);
        experiment->asks[1] |= cell->rival && cell_asks(cell->rival);
    }
}

#include "config/lists.h"

#include <string.h>

#include "parts/cell.h"
#include "parts/parts.h"
#include "config/experiment.h"
#include "base/process.h"

enum { MOST_KINDS = 64, LOOK_SECONDS = 60 };

/* --- what there is --------------------------------------------------------------------------------------------- */

struct kind_of_idle {
    struct idle idle;
    int first, count; /* of the cells */
    int game;         /* the game of these cells; -1: there are several */
};

struct idle_list {
    struct kind_of_idle kind[MOST_KINDS];
    int count;
};

struct looking {
    const struct cell *cells;
    int count;
};

static bool same_idle(const struct idle *a, const struct idle *b)
{
    return a->kind == b->kind && a->part == b->part && a->key == b->key && a->why == b->why;
}

static void note(struct idle_list *found, const struct idle *idle, int cell, int game)
{
    int k = 0;
    while (k < found->count && !same_idle(&found->kind[k].idle, idle))
        k++;
    if (k == MOST_KINDS)
        return;
    if (k == found->count)
        found->kind[found->count++] = (struct kind_of_idle){*idle, cell, 0, game};
    found->kind[k].count++;
    if (found->kind[k].game != game)
        found->kind[k].game = -1;
}

static void look(const void *question, void *answer)
{
    const struct looking *looking = question;
    struct idle list[MOST_IDLE];
    for (int i = 0; i < looking->count; i++) {
        const int count = cell_idle(&looking->cells[i], list);
        for (int k = 0; k < count; k++)
            note(answer, &list[k], i, looking->cells[i].part[GAME_PART]);
    }
}

static void find(const struct cell *cells, int count, struct idle_list *found)
{
    const struct looking looking = {cells, count};
    const char *how = ask_isolated(look, &looking, found, sizeof *found, LOOK_SECONDS, (size_t)1 << 30);
    if (how)
        fprintf(stderr, "plymeter: warning: what cannot take effect could not be found out: %s\n", how);
}

/* --- where it stands ------------------------------------------------------------------------------------------- */

/* The text that names the part: the value itself or one in its list; NULL if there is none. */
static const cJSON *naming(const cJSON *item, int kind, int part)
{
    const cJSON *element;
    int members[MOST_MEMBERS];
    if (cJSON_IsArray(item)) {
        cJSON_ArrayForEach (element, item)
            if (naming(element, kind, part))
                return element;
    } else if (cJSON_IsString(item)) {
        const int number = part_find(kind, item->valuestring);
        if (number == part)
            return item;
        for (int i = number >= 0 ? part_members(kind, number, members) : 0; i-- > 0;)
            if (members[i] == part)
                return item;
    }
    return NULL;
}

/* The same, looked for in every object within this value. */
static const cJSON *naming_within(const cJSON *value, int kind, int part)
{
    const cJSON *item, *found = NULL;
    if (cJSON_IsObject(value))
        found = naming(cJSON_GetObjectItemCaseSensitive(value, kinds[kind].name), kind, part);
    if (!found && (cJSON_IsObject(value) || cJSON_IsArray(value)))
        cJSON_ArrayForEach (item, value)
            if ((found = naming_within(item, kind, part)))
                break;
    return found;
}

static const cJSON *place_of(const struct reader *reader, const struct lists *lists, const cJSON *reference,
                             const struct cell *cell, const struct idle *idle)
{
    const cJSON *object = reference ? reference : search_of_cell(lists, cell), *place = NULL;
    if (object && idle->key)
        place = cJSON_GetObjectItemCaseSensitive(object, idle->key);
    if (!place && object)
        place = naming_within(object, idle->kind, idle->part);
    if (!place)
        place = naming_within(json_root(reader->json), idle->kind, idle->part);
    return place ? place : object ? object : json_root(reader->json);
}

/* --- what is said of it ---------------------------------------------------------------------------------------- */

void begin_warning(FILE *out, const struct reader *reader, const cJSON *item)
{
    const struct place place = json_place(item);
    fprintf(out, "%s:%d:%d: warning: ", place.file ? place.file : reader->path, place.line, place.column);
}

static void write_idle(FILE *out, const struct idle *idle, const struct cell *cell)
{
    char buffer[SETTING_TEXT];
    if (idle->key)
        fprintf(out, "%s=%s", idle->key, cell_value(cell, idle->key, buffer));
    else
        fprintf(out, "%s %s", kinds[idle->kind].name, part_at(idle->kind, idle->part)->name);
}

/* Do all cells have the same game? */
static bool one_game(const struct cell *cells, int count)
{
    int i = 0;
    while (i < count && cells[i].part[GAME_PART] == cells[0].part[GAME_PART])
        i++;
    return i == count;
}

void warn_of_cells(FILE *out, struct reader *reader, const struct lists *lists, const cJSON *reference,
                   const struct cell *cells, int count)
{
    struct idle_list found;
    find(cells, count, &found);
    for (int k = 0; k < found.count; k++) {
        const struct kind_of_idle *kind = &found.kind[k];
        const struct cell *cell = &cells[kind->first];
        begin_warning(out, reader, place_of(reader, lists, reference, cell, &kind->idle));
        write_idle(out, &kind->idle, cell);
        if (kind->game >= 0 && !one_game(cells, count))
            fprintf(out, " on %s", part_at(GAME_PART, kind->game)->name);
        fprintf(out, ": %s (%d of %d %s)\n", kind->idle.why, kind->count, count,
                reference ? "references" : "cells");
    }
}

static int count_own(const struct section *section)
{
    int count = 0;
    for (int e = 0; e < section->count; e++)
        count += section->entry[e].own_cutoffs != NULL;
    return count;
}

void warn_of_cutoffs(FILE *out, struct reader *reader, const struct lists *lists)
{
    static const char *const unused = "no cell has these cutoffs: all %s have their own\n";
    const bool all_searches = count_own(&lists->searches) == lists->searches.count,
               all_games = count_own(&lists->games) == lists->games.count;
    int searched = 0;
    for (int e = 0; e < lists->games.count; e++)
        searched += !lists->games.entry[e].own_searches;
    if (searched == 0 && !lists->searches.entry[0].of_game) {
        begin_warning(out, reader, lists->searches.entry[0].object);
        fputs("no cell has these searches: all games have their own\n", out);
    }
    if (lists->cutoffs.count > 0 && (all_searches || all_games)) {
        begin_warning(out, reader, lists->cutoffs.entry[0].object);
        fprintf(out, unused, all_searches ? "searches" : "games");
    }
    for (int e = 0; e < lists->games.count && all_searches; e++)
        if (lists->games.entry[e].own_cutoffs) {
            begin_warning(out, reader, lists->games.entry[e].own_cutoffs);
            fprintf(out, unused, "searches");
            return;
        }
}

void warn_of_cell(const struct cell *cell)
{
    struct idle_list found;
    find(cell, 1, &found);
    for (int k = 0; k < found.count; k++) {
        fputs("plymeter: warning: ", stderr);
        write_idle(stderr, &found.kind[k].idle, cell);
        fprintf(stderr, ": %s\n", found.kind[k].idle.why);
    }
}

#include "config/lists.h"

#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "parts/parts.h"

/* --- which parts an entry names ------------------------------------------------------------------------------------ */

/* Has any part of this kind such a parameter? */
static bool is_known(int kind, const char *key)
{
    int part = 0;
    while (part < part_count(kind) && parameter_find(kind, part, key) < 0)
        part++;
    return part < part_count(kind);
}

bool is_parameter(int first_kind, int last_kind, const char *key)
{
    int kind = first_kind;
    while (kind <= last_kind && !is_known(kind, key))
        kind++;
    return kind <= last_kind;
}

int names_of_part(int kind, int part, const char *words[MAX_WORDS], int count)
{
    const Parameter *parameter;
    for (int i = 0; (parameter = parameter_at(kind, part, i)) && count < MAX_WORDS; i++)
        if (find_word(parameter->name, words, count) < 0)
            words[count++] = parameter->name;
    return count;
}

int names_of_kind(int kind, const char *words[MAX_WORDS], int count)
{
    for (int part = 0; part < part_count(kind); part++)
        count = names_of_part(kind, part, words, count);
    return count;
}

/* The name of some part of this kind, for messages. */
static const char *example_of(int kind)
{
    return kinds[kind].fallback ? kinds[kind].fallback : part_at(kind, 0)->name;
}

/* The key that names the entry's part of this kind, or that is nearest to doing so; NULL if there is none. */
static const cJSON *find_naming(int first_kind, int last_kind, int kind, const cJSON *entry)
{
    const char *words[] = {kinds[first_kind].name, kinds[last_kind].name, "cutoffs", "name"};
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(entry, kinds[kind].name);
    if (!item)
        cJSON_ArrayForEach (item, entry) {
            const char *near = nearest(item->string, words, 4);
            if (near && strcmp(near, kinds[kind].name) == 0 && !is_parameter(first_kind, last_kind, item->string))
                break;
        }
    return item;
}

/* The numbers of the parts that this value names, or comes nearest to naming. */
static bool read_names(struct reader *reader, int kind, const cJSON *item, int numbers[MAX_WORDS], int *count)
{
    const Parameter naming = {.name = kinds[kind].name, .kind = TEXT};
    struct axis axis;
    bool good = axis_read(reader, item, &naming, &axis);
    if (axis.count > MAX_WORDS) {
        complain_at(reader, item, "the list of \"%s\" has more than %d names", kinds[kind].name, MAX_WORDS);
        good = false;
    }
    for (int i = 0; i < axis.count && *count < MAX_WORDS; i++) {
        const char *name = axis.settings[i].text;
        int number = part_find(kind, name);
        if (number < 0) {
            complain_at(reader, cJSON_IsArray(item) && good ? cJSON_GetArrayItem(item, i) : item, "%s",
                        part_unknown(kind, name));
            number = part_nearest(kind, name);
        }
        if (number >= 0)
            numbers[(*count)++] = number;
    }
    return good;
}

/* A config says which algorithm. */
const char *naming_fallback(int kind)
{
    return kind == ALGORITHM_PART ? NULL : kinds[kind].fallback;
}

/* The numbers of the parts of this kind that the entry names, which may name parts of the kinds from the first to the last;
 * the default if it names none.  False after complaints: the numbers are then those of the nearest names, or there are
 * none. */
static bool naming_read(struct reader *reader, int first_kind, int last_kind, int kind, const cJSON *entry,
                        int numbers[MAX_WORDS], int *count)
{
    const char *fallback = naming_fallback(kind);
    const cJSON *item = find_naming(first_kind, last_kind, kind, entry);
    const int complaints = reader->complaints;
    *count = 0;
    if (item)
        read_names(reader, kind, item, numbers, count);
    else if (fallback)
        numbers[(*count)++] = part_find(kind, fallback);
    else
        complain_at(reader, entry, "this entry names no \"%s\", such as \"%s\": \"%s\"", kinds[kind].name,
                    kinds[kind].name, example_of(kind));
    if (reader->complaints > complaints && *count == 0)
        doubt(reader, NULL);
    if (!item || strcmp(item->string, kinds[kind].name) == 0)
        return reader->complaints == complaints;
    *count = *count > 1 ? 1 : *count; /* count.h knows nothing of such a list */
    doubt(reader, kinds[kind].name);
    return false;
}

/* --- cells ------------------------------------------------------------------------------------------------------ */

void cells_append(struct cells *cells, const struct cell *cell)
{
    const size_t count = (size_t)cells->count;
    cells->cell = grow(cells->cell, count, sizeof *cell);
    if ((count & (count - 1)) == 0)
        ask_for_large_pages(cells->cell, 2 * count * sizeof *cell);
    cells->cell[cells->count++] = *cell;
}

static void mention(struct mentions *mentions, int kind, const char *name)
{
    for (int i = 0; i < mentions->count[kind]; i++)
        if (strcmp(mentions->name[kind][i], name) == 0)
            return;
    if (mentions->count[kind] < MAX_WORDS)
        mentions->name[kind][mentions->count[kind]++] = copied(name);
}

/* --- parts ------------------------------------------------------------------------------------------------------ */

/* It may be that part's name alone. */
static void complain_of_no_object(struct reader *reader, int kind, const cJSON *item)
{
    const char *name = kinds[kind].name;
    complain_at(reader, item, "expected an object that names %s \"%s\", such as { \"%s\": \"%.60s\" }",
                *name == 'a' ? "an" : "a", name, name, cJSON_IsString(item) ? item->valuestring : example_of(kind));
}

static bool names_a_part(const struct section *section, struct mentions *mentions, const char *key)
{
    for (int kind = section->first_kind; kind <= section->last_kind; kind++)
        if (strcmp(key, kinds[kind].name) == 0)
            return mentions->part[kind] = true;
    return false;
}

static bool multiply_by_parts(struct reader *reader, const struct section *section, struct cells *variants,
                              int kind, const cJSON *entry)
{
    int numbers[MAX_WORDS], count;
    struct cells product = {0};
    const bool good = naming_read(reader, section->first_kind, section->last_kind, kind, entry, numbers, &count);
    for (int v = 0; v < variants->count; v++)
        for (int i = 0; i < count; i++) {
            struct cell cell = variants->cell[v];
            cell_choose(&cell, kind, numbers[i]);
            cells_append(&product, &cell);
        }
    release(variants->cell);
    *variants = product;
    return good;
}

/* --- parameters ------------------------------------------------------------------------------------------------- */

/* Multiply the variants by the values of one parameter, but for those whose part has no such parameter.  What is wrong leaves
 * them as they are. */
static void multiply_by_values(struct reader *reader, struct entry *entry, int kind, const cJSON *item)
{
    struct cells *variants = &entry->variants, product = {0};
    struct axis axis = {0};
    int part = -1, index = -1;
    bool good = true;
    for (int v = 0; good && v < variants->count; v++) {
        struct cell cell = variants->cell[v];
        if (cell.part[kind] != part) { /* the range of a key may differ from part to part */
            part = cell.part[kind];
            index = parameter_find(kind, part, item->string);
            axis = (struct axis){0};
            good = index < 0 || axis_read(reader, item, parameter_at(kind, part, index), &axis);
        }
        for (int i = 0; good && index >= 0 && i < axis.count; i++) {
            cell.setting[kind][index] = axis.settings[i];
            cells_append(&product, &cell);
        }
        if (index < 0)
            cells_append(&product, &cell);
    }
    release(good ? variants->cell : product.cell);
    if (good)
        *variants = product;
    else
        doubt(reader, item->string);
}

/* Which kind of part takes this key in this entry; -1 if none does. */
static int owner_of(const struct section *section, const struct cells *variants, const char *key)
{
    for (int kind = section->first_kind; kind <= section->last_kind; kind++)
        for (int v = 0; v < variants->count; v++)
            if (parameter_find(kind, variants->cell[v].part[kind], key) >= 0)
                return kind;
    return -1;
}

int parameter_names(int kind, const struct cells *cells, const char *words[MAX_WORDS], int count)
{
    for (int i = 0; i < cells->count; i++)
        if (i == 0 || cells->cell[i].part[kind] != cells->cell[i - 1].part[kind])
            count = names_of_part(kind, cells->cell[i].part[kind], words, count);
    return count;
}

/* A key that none of the entry's parts has, but another part of that kind. */
static void complain_of_other_part(struct reader *reader, const struct section *section, const struct entry *entry,
                                   const cJSON *item)
{
    char hint[200];
    int kind = section->first_kind, part = 0;
    while (!is_parameter(kind, kind, item->string))
        kind++;
    while (parameter_find(kind, part, item->string) < 0)
        part++;
    snprintf(hint, sizeof hint, ": \"%s\" has no such parameter, but \"%s\" has",
             part_at(kind, entry->variants.cell[0].part[kind])->name, part_at(kind, part)->name);
    complain_of_key(reader, item, hint);
}

const struct key name_key = {{"name", TEXT, .about = "what the search is called in results, and as a player"},
                             ONE_VALUE};

const struct key *entry_keys(int first_kind, int *count)
{
    static struct key keys[] = {
        {{"searches", TEXT, .about = "of a game: its own searches, which replace those of the config"},
         SEARCH_ENTRIES},
        {{"cutoffs", TEXT,
          .about = "its own cutoffs, which replace those of the config; a search's those of a game"},
         CUTOFF_ENTRIES},
        {.takes = ONE_VALUE},
    };
    keys[2] = name_key;
    *count = first_kind == CUTOFF_PART ? 0 : 2;
    return first_kind == GAME_PART ? keys : keys + 1;
}

/* If the entry's parts are a guess, its keys may be those of others. */
static void complain_of_entry_key(struct reader *reader, struct mentions *mentions, const struct section *section,
                                  const struct entry *entry, const cJSON *item)
{
    const char *words[MAX_WORDS];
    int count;
    const struct key *keys = entry_keys(section->first_kind, &count);
    for (int i = 0; i < count; i++)
        words[i] = keys[i].value.name;
    if (is_parameter(section->first_kind, section->last_kind, item->string)) {
        if (entry->sound)
            complain_of_other_part(reader, section, entry, item);
        doubt(reader, item->string);
        return;
    }
    for (int kind = section->first_kind; kind <= section->last_kind; kind++)
        words[count++] = kinds[kind].name;
    for (int kind = section->first_kind; kind <= section->last_kind; kind++)
        count = parameter_names(kind, &entry->variants, words, count);
    const int meant = key_read(reader, entry->object, item, words, count);
    const int kind = meant < 0 ? -1 : owner_of(section, &entry->variants, words[meant]);
    if (meant >= 0)
        doubt(reader, words[meant]);
    if (kind >= 0)
        mention(mentions, kind, words[meant]);
}

/* An entry's own cutoffs are a section one level down. */
static void read_own_cutoffs(struct reader *reader, struct mentions *mentions, struct cells *cutoffs,
                             const cJSON *array)
{
    struct section own = {"cutoffs", CUTOFF_PART, CUTOFF_PART, NULL, 0};
    section_read(reader, mentions, &own, array);
    for (int e = 0; e < own.count; e++)
        for (int v = 0; v < own.entry[e].variants.count; v++)
            cells_append(cutoffs, &own.entry[e].variants.cell[v]);
}

static void read_key(struct reader *reader, struct mentions *mentions, const struct section *section,
                     struct entry *entry, const cJSON *item)
{
    const char *key = item->string;
    const int kind = owner_of(section, &entry->variants, key);
    if (is_remark(key) || names_a_part(section, mentions, key))
        return;
    if (strcmp(key, "name") == 0 && section->first_kind == ALGORITHM_PART) {
        Setting name = {.text = NULL};
        value_read(reader, item, &name_key.value, &name);
        entry->name = name.text;
        mention(mentions, ALGORITHM_PART, key);
    } else if (strcmp(key, "cutoffs") == 0 && section->first_kind != CUTOFF_PART) {
        entry->own_cutoffs = item;
        read_own_cutoffs(reader, mentions, &entry->cutoffs, item);
    } else if (strcmp(key, "searches") == 0 && section->first_kind == GAME_PART) {
        entry->own_searches = item;
    } else if (kind < 0) {
        complain_of_entry_key(reader, mentions, section, entry, item);
    } else if (kind == GAME_PART && strcmp(key, "seed") == 0 && cJSON_IsObject(item)) {
        mention(mentions, kind, key);
        entry->drawn = item;
    } else {
        mention(mentions, kind, key);
        multiply_by_values(reader, entry, kind, item);
    }
}

/* Has the entry this key, spelt as it may be? */
static bool has_key(const cJSON *entry, const char *key)
{
    const cJSON *item;
    cJSON_ArrayForEach (item, entry)
        if (nearest(item->string, &key, 1))
            return true;
    return false;
}

/* A budget without what it is a budget of. */
static void check_budget(struct reader *reader, const cJSON *entry)
{
    const cJSON *budget = cJSON_GetObjectItemCaseSensitive(entry, "budget");
    const cJSON *deepen = cJSON_GetObjectItemCaseSensitive(entry, "deepen");
    if (budget && !has_key(entry, "deepen"))
        complain_at(reader, budget, "a \"budget\" is spent only if \"deepen\" says of what");
    if (budget && cJSON_IsString(deepen) && strcmp(deepen->valuestring, "limit") == 0)
        complain_at(reader, budget, "deepen=limit goes up to the limit, whatever the \"budget\"");
}

static void read_entry(struct reader *reader, struct mentions *mentions, const struct section *section,
                       struct entry *entry, const cJSON *object)
{
    const int complaints = reader->complaints;
    const cJSON *item;
    entry->object = object;
    entry->sound = true;
    if (!cJSON_IsObject(object)) {
        complain_of_no_object(reader, section->first_kind, object);
        doubt(reader, NULL);
        entry->sound = false;
        return;
    }
    cells_append(&entry->variants, &(struct cell){0});
    for (int kind = section->first_kind; kind <= section->last_kind; kind++)
        entry->sound = multiply_by_parts(reader, section, &entry->variants, kind, object) && entry->sound;
    cJSON_ArrayForEach (item, object)
        read_key(reader, mentions, section, entry, item);
    if (section->first_kind == CUTOFF_PART)
        check_budget(reader, object);
    for (int v = 0; section->first_kind == CUTOFF_PART && !has_key(object, "limit") && v < entry->variants.count;
         v++)
        cell_begin_least(&entry->variants.cell[v]);
    entry->sound = reader->complaints == complaints;
}

void section_read(struct reader *reader, struct mentions *mentions, struct section *section, const cJSON *array)
{
    const int count = cJSON_GetArraySize(array);
    const cJSON *object;
    if (!cJSON_IsArray(array) || count == 0) {
        complain_at(reader, array, "\"%s\" is to be a list of at least one object%s", section->key,
                    cJSON_IsObject(array) ? ": put [ ] around this one" : "");
        doubt(reader, NULL);
        return;
    }
    section->entry = resized(section->entry, (size_t)(section->count + count) * sizeof *section->entry);
    cJSON_ArrayForEach (object, array) {
        section->entry[section->count] = (struct entry){0};
        read_entry(reader, mentions, section, &section->entry[section->count++], object);
    }
}

void section_read_own(struct reader *reader, struct mentions *mentions, struct section *searches,
                      const struct section *games)
{
    for (int g = 0; g < games->count; g++) {
        const int before = searches->count;
        if (games->entry[g].own_searches)
            section_read(reader, mentions, searches, games->entry[g].own_searches);
        for (int e = before; e < searches->count; e++)
            searches->entry[e].of_game = &games->entry[g];
    }
}

bool is_searched(const struct entry *game, const struct entry *search)
{
    return search->of_game == (game->own_searches ? game : NULL);
}

const cJSON *search_of_cell(const struct lists *lists, const struct cell *cell)
{
    for (int e = 0; e < lists->searches.count; e++)
        for (int v = 0; v < lists->searches.entry[e].variants.count; v++)
            if (same_parts(cell, &lists->searches.entry[e].variants.cell[v], FIRST_OF_SEARCH, LAST_OF_SEARCH))
                return lists->searches.entry[e].object;
    return NULL;
}

bool part_read(struct reader *reader, const cJSON *object, int kind, struct cell *cell)
{
    const Parameter naming = {.name = kinds[kind].name, .kind = TEXT};
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, kinds[kind].name);
    Setting name = {.text = NULL};
    if (!item)
        return true;
    if (reader->unplaced) /* an empty name is no part's either */
        name.text = item->valuestring;
    else
        value_read(reader, item, &naming, &name);
    if (!name.text)
        return false;
    const int number = part_find(kind, name.text), chosen = number < 0 ? part_nearest(kind, name.text) : number;
    if (number < 0)
        complain_at(reader, item, "%s", part_unknown(kind, name.text));
    if (chosen >= 0)
        cell_choose(cell, kind, chosen);
    return number >= 0;
}

void settings_take(struct reader *reader, const cJSON *object, int first_kind, int last_kind, struct cell *cell)
{
    const cJSON *item;
    cJSON_ArrayForEach (item, object)
        for (int kind = first_kind; kind <= last_kind; kind++) {
            const int i = parameter_find(kind, cell->part[kind], item->string);
            if (i >= 0)
                value_read(reader, item, parameter_at(kind, cell->part[kind], i), &cell->setting[kind][i]);
        }
}

#include "config/section.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/allocate.h"
#include "text/nearest.h"

/* Ask for large pages: the system copies our page table for every worker, and large pages make it short.  Ask for
 * all of the mapping, because one that is only partly of large pages cannot grow without being copied. */
static void ask_for_large_pages(void *memory, size_t size)
{
#ifdef MADV_HUGEPAGE
    const size_t page = (size_t)sysconf(_SC_PAGESIZE), start = (size_t)memory / page * page;
    if (size > (size_t)1 << 24)
        madvise((void *)start, ((size_t)memory + size - start + page - 1) / page * page, MADV_HUGEPAGE);
#else
    (void)memory;
    (void)size;
#endif
}

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
        mentions->name[kind][mentions->count[kind]++] = need(strdup(name));
}

/* The numbers of the parts that an entry names; the default if it names none. */
static bool read_parts(struct reader *reader, int kind, const cJSON *entry, int numbers[MAX_WORDS], int *count)
{
    const char *fallback = kind == ALGORITHM_PART ? NULL : kinds[kind].fallback; /* a config says which algorithm */
    const Parameter naming = {.name = kinds[kind].name, .kind = TEXT};
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(entry, kinds[kind].name);
    const char *known[MAX_WORDS];
    const int known_count = part_names(kind, known, MAX_WORDS);
    struct axis axis;
    *count = 0;
    if (!item && fallback) {
        numbers[(*count)++] = part_find(kind, fallback);
        return true;
    }
    if (!item)
        return complain_at(reader, entry, "this entry names no \"%s\"", kinds[kind].name), false;
    bool good = axis_read(reader, item, &naming, &axis);
    if (good && axis.count > MAX_WORDS) {
        complain_at(reader, item, "the list of \"%s\" has more than %d names", kinds[kind].name, MAX_WORDS);
        good = false;
    }
    for (int i = 0; good && i < axis.count; i++) {
        const char *name = axis.settings[i].text;
        numbers[*count] = part_find(kind, name);
        if (numbers[(*count)++] < 0) {
            complain_at(reader, cJSON_IsArray(item) ? cJSON_GetArrayItem(item, i) : item, "there is no %s \"%s\"%s",
                        kinds[kind].name, name, suggestion(name, known, known_count));
            good = false;
        }
    }
    free(axis.settings);
    return good;
}

static bool multiply_by_parts(struct reader *reader, struct cells *variants, int kind, const cJSON *entry)
{
    int numbers[MAX_WORDS], count;
    struct cells product = {0};
    if (!read_parts(reader, kind, entry, numbers, &count))
        return false;
    for (int v = 0; v < variants->count; v++)
        for (int i = 0; i < count; i++) {
            struct cell cell = variants->cell[v];
            cell_choose(&cell, kind, numbers[i]);
            cells_append(&product, &cell);
        }
    free(variants->cell);
    *variants = product;
    return true;
}

/* Multiply the variants by the values of one parameter, which every part of that kind must have. */
static void multiply_by_values(struct reader *reader, struct cells *variants, int kind, const cJSON *item)
{
    struct cells product = {0};
    struct axis axis = {0};
    int part = -1, index = -1;
    bool good = true;
    for (int v = 0; good && v < variants->count; v++) {
        struct cell cell = variants->cell[v];
        if (cell.part[kind] != part) { /* the range of a key may differ from part to part */
            part = cell.part[kind];
            index = parameter_find(kind, part, item->string);
            free(axis.settings);
            axis = (struct axis){0};
            if (index < 0)
                complain_at(reader, item, "%s \"%s\" has no parameter \"%s\"", kinds[kind].name,
                            part_at(kind, part)->name, item->string);
            good = index >= 0 && axis_read(reader, item, parameter_at(kind, part, index), &axis);
        }
        for (int i = 0; good && i < axis.count; i++) {
            cell.setting[kind][index] = axis.settings[i];
            cells_append(&product, &cell);
        }
    }
    free(axis.settings);
    free(good ? variants->cell : product.cell);
    if (good)
        *variants = product;
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

static bool names_a_part(const struct section *section, const char *key)
{
    for (int kind = section->first_kind; kind <= section->last_kind; kind++)
        if (strcmp(key, kinds[kind].name) == 0)
            return true;
    return false;
}

void complain_of_key(struct reader *reader, const cJSON *item, const char *const *words, int count)
{
    char message[300];
    snprintf(message, sizeof message, "unknown key \"%.60s\"%s", item->string,
             suggestion(item->string, words, count));
    reader_complain(reader, json_key_place(item), message);
}

static void complain_of_entry_key(struct reader *reader, const struct section *section,
                                  const struct cells *variants, const cJSON *item)
{
    const char *words[MAX_WORDS];
    int count = 0;
    const Parameter *parameter;
    words[count++] = "cutoffs";
    words[count++] = "name";
    for (int kind = section->first_kind; kind <= section->last_kind; kind++) {
        words[count++] = kinds[kind].name;
        for (int i = 0; (parameter = parameter_at(kind, variants->cell[0].part[kind], i)); i++)
            words[count++] = parameter->name;
    }
    complain_of_key(reader, item, words, count);
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
    section_free(&own);
}

static void read_key(struct reader *reader, struct mentions *mentions, const struct section *section,
                     struct entry *entry, const cJSON *item)
{
    const char *key = item->string;
    const int kind = owner_of(section, &entry->variants, key);
    const Parameter naming = {.name = "name", .kind = TEXT};
    if (is_remark(key) || names_a_part(section, key))
        return;
    if (strcmp(key, "name") == 0 && section->first_kind == ALGORITHM_PART) {
        Setting name = {.text = NULL};
        value_read(reader, item, &naming, &name);
        entry->name = name.text;
        mention(mentions, ALGORITHM_PART, key);
    } else if (strcmp(key, "cutoffs") == 0 && section->first_kind != CUTOFF_PART) {
        entry->own_cutoffs = item;
        read_own_cutoffs(reader, mentions, &entry->cutoffs, item);
    } else if (kind < 0) {
        complain_of_entry_key(reader, section, &entry->variants, item);
    } else {
        mention(mentions, kind, key);
        multiply_by_values(reader, &entry->variants, kind, item);
    }
}

static void read_entry(struct reader *reader, struct mentions *mentions, const struct section *section,
                       struct entry *entry, const cJSON *object)
{
    const int complaints = reader->complaints;
    const cJSON *item;
    bool good = true;
    if (!cJSON_IsObject(object)) {
        complain_at(reader, object, "expected an object that names a \"%s\"", kinds[section->first_kind].name);
        return;
    }
    cells_append(&entry->variants, &(struct cell){0});
    for (int kind = section->first_kind; kind <= section->last_kind; kind++)
        good = multiply_by_parts(reader, &entry->variants, kind, object) && good;
    if (!good)
        return;
    cJSON_ArrayForEach (item, object)
        read_key(reader, mentions, section, entry, item);
    item = cJSON_GetObjectItemCaseSensitive(object, "budget");
    if (section->first_kind == CUTOFF_PART && item && !cJSON_GetObjectItemCaseSensitive(object, "deepen"))
        complain_at(reader, item, "a \"budget\" is spent only if \"deepen\" says of what");
    const cJSON *deepen = cJSON_GetObjectItemCaseSensitive(object, "deepen");
    if (section->first_kind == CUTOFF_PART && item && cJSON_IsString(deepen) &&
        strcmp(deepen->valuestring, "limit") == 0)
        complain_at(reader, item, "deepen=limit goes up to the limit, whatever the \"budget\"");
    entry->sound = reader->complaints == complaints;
}

void section_read(struct reader *reader, struct mentions *mentions, struct section *section, const cJSON *array)
{
    const int count = cJSON_GetArraySize(array);
    const cJSON *object;
    if (!cJSON_IsArray(array) || count == 0) {
        complain_at(reader, array, "\"%s\" is to be a list of at least one object", section->key);
        return;
    }
    section->entry = allocate((size_t)count, sizeof *section->entry);
    cJSON_ArrayForEach (object, array) {
        section->entry[section->count].object = object;
        read_entry(reader, mentions, section, &section->entry[section->count], object);
        section->count++;
    }
}

void section_free(struct section *section)
{
    for (int e = 0; e < section->count; e++) {
        free(section->entry[e].variants.cell);
        free(section->entry[e].cutoffs.cell);
    }
    free(section->entry);
}

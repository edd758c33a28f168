#include "config/keys.h"

#include <string.h>

#include "base/memory.h"
#include "base/path.h"
#include "base/text.h"
#include "config/lists.h"

/* Of a text that means harm: how many pieces, how deep they use each other, and how long that takes. */
enum { MOST_PIECES = 1000, DEEPEST = 16, MOST_STEPS = 10000000 };

struct piece {
    cJSON *value;
    bool used;
    enum { AS_WRITTEN, OPEN, PLACED } state; /* what it uses: not placed, being placed, in its place */
    int depth;                               /* how many are used one in the other, with this */
};

struct pieces {
    struct reader *reader;
    struct piece list[MOST_PIECES];
    const char *name[MOST_PIECES];
    int count, own;     /* of all, and of those that "from" did not bring */
    int depth, deepest; /* how many are open, and the greatest depth of those that the innermost uses */
    int steps;
    bool lost; /* something could not be placed */
};

static cJSON *value_of(const cJSON *object, int key)
{
    return cJSON_GetObjectItemCaseSensitive(object, config_keys[key].value.name);
}

/* --- which there are ---------------------------------------------------------------------------------------------- */

static void read_pieces(struct pieces *pieces, struct reader *reader, const cJSON *root, const char *file);

/* There is one way from config to config, so that whichever has been on it already leads round. */
static void read_other(struct pieces *pieces, struct reader *reader, const cJSON *name)
{
    char *meant = config_named(name->valuestring);
    const int before = pieces->reader->file_count;
    const char *path = reader_note_file(pieces->reader, meant ? meant : name->valuestring);
    struct reader other = {.path = path, .asked_by = reader};
    if (pieces->reader->file_count == before || strcmp(path, pieces->reader->path) == 0) {
        complain_at(reader, name, "%s cannot have pieces \"from\" itself", path);
        pieces->lost = true;
        return;
    }
    struct json *json = reader_text(&other);
    if (json)
        read_pieces(pieces, &other, json_root(json), path);
    pieces->lost |= !json;
    reader_hand_over(reader, &other, name);
}

/* What the config says under one of these keys, if that is good. */
static const cJSON *good_value(struct pieces *pieces, struct reader *reader, const cJSON *root, int key)
{
    struct value value = {.good = true};
    const cJSON *item = value_of(root, key);
    if (item)
        key_take(reader, item, &config_keys[key], &value);
    pieces->lost |= !value.good;
    return value.good ? item : NULL;
}

/* Add a piece unless there is one of its name. */
static void add_piece(struct pieces *pieces, struct reader *reader, const cJSON *item, const char *file)
{
    const cJSON *entry = cJSON_IsArray(item) ? item->child : NULL;
    while (entry && cJSON_IsObject(entry))
        entry = entry->next;
    const bool good = (cJSON_IsObject(item) || cJSON_IsArray(item)) && !entry;
    if (is_remark(item->string) || find_word(item->string, pieces->name, pieces->count) >= 0)
        return;
    if (!good)
        complain_at(reader, item, "the piece \"%s\" is to be an object, or a list of objects", item->string);
    else if (pieces->count == MOST_PIECES)
        complain_at(reader, item, "there are more than %d pieces", MOST_PIECES);
    if (!good || pieces->count == MOST_PIECES) {
        pieces->lost = true;
        return;
    }
    cJSON *piece = json_copy(item, file);
    pieces->name[pieces->count] = piece->string;
    pieces->list[pieces->count++] = (struct piece){.value = piece};
}

/* Add those of this config, and then those that it has from another. */
static void read_pieces(struct pieces *pieces, struct reader *reader, const cJSON *root, const char *file)
{
    const cJSON *define = good_value(pieces, reader, root, DEFINE_KEY),
                *from = good_value(pieces, reader, root, FROM_KEY), *item;
    cJSON_ArrayForEach (item, define)
        add_piece(pieces, reader, item, file);
    if (!file)
        pieces->own = pieces->count;
    if (from)
        read_other(pieces, reader, from);
}

/* --- where they are used ------------------------------------------------------------------------------------------ */

static void place(struct pieces *pieces, cJSON *value);

/* False after a complaint: it uses itself, or too many others one in the other. */
static bool place_piece(struct pieces *pieces, struct piece *piece, const cJSON *name)
{
    const int beside = pieces->deepest;
    if (piece->state == OPEN) {
        complain_at(pieces->reader, name, "the piece \"%s\" uses itself", piece->value->string);
        return false;
    }
    if (piece->state == AS_WRITTEN && pieces->depth < DEEPEST) {
        pieces->depth++;
        pieces->deepest = 0;
        piece->state = OPEN;
        place(pieces, piece->value);
        piece->state = PLACED;
        piece->depth = pieces->deepest + 1;
        pieces->depth--;
    }
    pieces->deepest = piece->depth > beside ? piece->depth : beside;
    if (piece->state == PLACED && piece->depth <= DEEPEST)
        return true;
    complain_at(pieces->reader, name, "more than %d pieces are used one in the other", DEEPEST);
    piece->state = PLACED; /* once is enough */
    piece->depth = pieces->deepest = 0;
    return false;
}

/* The piece of this name, or else of the nearest; NULL after a complaint. */
static const cJSON *find(struct pieces *pieces, const cJSON *name)
{
    const char *near = nearest(name->valuestring, pieces->name, pieces->count);
    int found = find_word(name->valuestring, pieces->name, pieces->count);
    if (found < 0) {
        complain_at(pieces->reader, name, "there is no piece \"%s\"%s", name->valuestring,
                    suggestion(name->valuestring, pieces->name, pieces->count));
        found = near ? find_word(near, pieces->name, pieces->count) : -1;
    }
    if (found < 0)
        return NULL;
    pieces->list[found].used = true;
    return place_piece(pieces, &pieces->list[found], name) ? pieces->list[found].value : NULL;
}

static int size_of(const cJSON *value)
{
    int size = 1;
    const cJSON *child;
    cJSON_ArrayForEach (child, value)
        size += size_of(child);
    return size;
}

/* Add a copy of what stands in a piece to an object or a list. */
static void add_copy(struct pieces *pieces, const cJSON *name, const cJSON *item, cJSON *added)
{
    pieces->steps += size_of(item);
    if (pieces->steps <= MOST_STEPS)
        cJSON_AddItemToArray(added, json_copy(item, NULL));
    else if (!pieces->lost)
        complain_at(pieces->reader, name, "the pieces that are used up to here make too much");
    pieces->lost |= pieces->steps > MOST_STEPS;
}

/* Add what an object gets from a piece, besides its own keys and those of the pieces before. */
static void add_keys(struct pieces *pieces, const cJSON *object, const cJSON *name, const cJSON *piece,
                     cJSON *added)
{
    const int own = cJSON_GetArraySize(object);
    const cJSON *item;
    cJSON_ArrayForEach (item, piece) {
        pieces->steps += own;
        if (is_remark(item->string) || cJSON_GetObjectItemCaseSensitive(object, item->string))
            continue;
        if (cJSON_GetObjectItemCaseSensitive(added, item->string))
            complain_at(pieces->reader, name, "\"%s\" of the piece \"%s\" is in another of these, too",
                        item->string, piece->string);
        else
            add_copy(pieces, name, item, added);
        if (pieces->lost)
            return;
    }
}

/* Put what is in one value into another, before this mark. */
static void move_before(cJSON *parent, cJSON *mark, cJSON *from)
{
    cJSON *first = from->child, *last = first ? first->prev : NULL; /* cJSON: a first one's prev is the last */
    if (!first)
        return;
    from->child = NULL;
    first->prev = mark->prev;
    last->next = mark;
    *(mark == parent->child ? &parent->child : &mark->prev->next) = first;
    mark->prev = last;
}

/* Replace "use" by what it stands for; with lists its object becomes one. */
static void use_pieces(struct pieces *pieces, cJSON *object, cJSON *use)
{
    const bool alone = cJSON_GetArraySize(object) == 1;
    const cJSON *first = NULL, *item;
    cJSON *added = cJSON_CreateArray();
    struct value value = {.good = false};
    key_take(pieces->reader, use, &config_keys[USE_KEY], &value);
    pieces->lost |= !value.good;
    for (const cJSON *name = value.good ? first_of(use) : NULL; name; name = next_of(use, name)) {
        const cJSON *piece = find(pieces, name);
        first = first ? first : piece;
        if (!piece) {
            pieces->lost = true;
        } else if (cJSON_IsArray(piece) ? !alone || !cJSON_IsArray(first) : cJSON_IsArray(first)) {
            complain_at(pieces->reader, name,
                        "a piece that is a list has neither keys nor pieces with keys beside it");
            pieces->lost = true;
        } else if (cJSON_IsObject(piece)) {
            add_keys(pieces, object, name, piece, added);
        } else {
            cJSON_ArrayForEach (item, piece)
                add_copy(pieces, name, item, added);
        }
    }
    move_before(object, use, added);
    cJSON_DetachItemViaPointer(object, use);
    if (first)
        object->type = first->type;
}

/* Place them in a value and all that is in it. */
static void place(struct pieces *pieces, cJSON *value)
{
    for (cJSON *child = value->child, *next; child; child = next) {
        const bool object = cJSON_IsObject(child);
        next = child->next;
        if (child->string && is_remark(child->string))
            continue;
        place(pieces, child);
        if (object && cJSON_IsArray(child) && cJSON_IsArray(value)) {
            move_before(value, child, child);
            cJSON_DetachItemViaPointer(value, child);
        }
    }
    cJSON *use = cJSON_IsObject(value) ? value_of(value, USE_KEY) : NULL;
    if (use)
        use_pieces(pieces, value, use);
}

static void warn(const struct pieces *pieces, FILE *warnings)
{
    for (int i = 0; i < pieces->own && warnings; i++)
        if (!pieces->list[i].used) {
            begin_warning(warnings, pieces->reader, pieces->list[i].value);
            fprintf(warnings, "nothing uses the piece \"%s\"\n", pieces->name[i]);
        }
}

bool pieces_place(struct reader *reader, FILE *warnings)
{
    struct pieces *pieces = allocate(1, sizeof *pieces);
    cJSON *root = json_root(reader->json);
    pieces->reader = reader;
    read_pieces(pieces, reader, root, NULL);
    const bool lost = pieces->lost;
    cJSON_DetachItemFromObjectCaseSensitive(root, config_keys[DEFINE_KEY].value.name);
    cJSON_DetachItemFromObjectCaseSensitive(root, config_keys[FROM_KEY].value.name);
    for (int i = 0; i < pieces->count && !lost; i++)
        if (pieces->list[i].state == AS_WRITTEN)
            pieces->lost |= !place_piece(pieces, &pieces->list[i], pieces->list[i].value);
    if (!lost)
        place(pieces, root);
    warn(pieces, warnings);
    const bool good = !pieces->lost && cJSON_IsObject(root);
    if (!pieces->lost && !good)
        complain_at(reader, root, "a config is to be an object");
    return good;
}

/*
 * An explicit tree, as in textbooks.  It is JSON: a leaf is a number, an inner node the array of its children.
 * A node may also be an object with the keys
 *     value     its value, static if it has children
 *     p         the probability of the move that leads to it
 *     children  the array
 * Values are MAX's view.  An inner node that states no value has the static value 0.
 */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "config/json.h"
#include "kit/part.h"

typedef struct {
    uint32_t node;
    int32_t sign; /* 1: MAX is to move, -1: MIN */
} State;

typedef uint16_t Move; /* the child's number */

typedef struct {
    int64_t value; /* for MAX */
    double p;      /* of the move that leads here; NAN if not stated */
    uint32_t children, first_child;
} Node;

typedef struct {
    const Node *nodes; /* the root first, a node's children side by side */
    int32_t sign;      /* the root's */
    Value bound;
} Rules;

enum { MAX_MOVES = 256 };

#include "kit/game.h"

enum { TREE, FIRST };      /* settings */
enum { MAXIMUM, MINIMUM }; /* first= */

/* The tree while it is read: the nodes used so far, and the first thing wrong. */
typedef struct {
    const struct json *json;
    Node *nodes;
    uint32_t used;
    struct place place;
    char wrong[200];
} Reader;

static inline void note_problem(void *context, struct place place, const char *message)
{
    Reader *reader = context;
    if (reader->wrong[0])
        return;
    reader->place = place;
    snprintf(reader->wrong, sizeof reader->wrong, "%s", message);
}

static inline bool wrong(Reader *reader, const cJSON *item, const char *message)
{
    note_problem(reader, json_place(reader->json, item), message);
    return false;
}

static inline bool read_value(Reader *reader, const cJSON *item, Node *node)
{
    const double value = item->valuedouble;
    if (!cJSON_IsNumber(item) || value != floor(value))
        return wrong(reader, item, "expected a whole number, the value of a node");
    if (fabs(value) > 0x1p53)
        return wrong(reader, item, "expected a value of at most 2^53");
    node->value = (int64_t)value;
    return true;
}

static inline bool read_node(Reader *reader, const cJSON *item, uint32_t index);

static inline bool read_children(Reader *reader, const cJSON *array, Node *node)
{
    const int count = cJSON_GetArraySize(array);
    if (!cJSON_IsArray(array) || count < 1 || count > MAX_MOVES)
        return wrong(reader, array, "expected an array of 1 to 256 children");
    const uint32_t first = reader->used;
    node->children = (uint32_t)count;
    node->first_child = first;
    reader->used += (uint32_t)count;
    uint32_t i = 0;
    const cJSON *child;
    cJSON_ArrayForEach (child, array)
        if (!read_node(reader, child, first + i++))
            return false;
    return true;
}

static inline bool read_object(Reader *reader, const cJSON *object, Node *node)
{
    bool good = true;
    const cJSON *item;
    cJSON_ArrayForEach (item, object) {
        if (strcmp(item->string, "value") == 0)
            good = good && read_value(reader, item, node);
        else if (strcmp(item->string, "children") == 0)
            good = good && read_children(reader, item, node);
        else if (strcmp(item->string, "p") == 0 && cJSON_IsNumber(item) && item->valuedouble >= 0 &&
                 item->valuedouble <= 1)
            node->p = item->valuedouble;
        else if (strcmp(item->string, "p") == 0)
            return wrong(reader, item, "expected a probability from 0 to 1");
        else
            return wrong(reader, item, "unknown key; a node has \"value\", \"p\" and \"children\"");
    }
    if (good && !node->children && !cJSON_GetObjectItemCaseSensitive(object, "value"))
        return wrong(reader, object, "a node needs \"value\" or \"children\"");
    return good;
}

static inline bool read_node(Reader *reader, const cJSON *item, uint32_t index)
{
    Node *node = &reader->nodes[index];
    node->p = NAN;
    if (cJSON_IsArray(item))
        return read_children(reader, item, node);
    if (cJSON_IsObject(item))
        return read_object(reader, item, node);
    return read_value(reader, item, node);
}

/* At least as many as the tree has nodes. */
static inline size_t count_items(const cJSON *item)
{
    size_t count = 1;
    const cJSON *child;
    cJSON_ArrayForEach (child, item)
        count += count_items(child);
    return count;
}

static inline const char *describe(const Reader *reader, const char *text, bool literal)
{
    static char message[400];
    if (literal)
        snprintf(message, sizeof message, "column %d of the tree: %s", reader->place.column, reader->wrong);
    else if (reader->place.line == 0)
        snprintf(message, sizeof message, "%.150s: %s", text, reader->wrong);
    else
        snprintf(message, sizeof message, "%.150s:%d:%d: %s", text, reader->place.line, reader->place.column,
                 reader->wrong);
    return message;
}

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    (void)seed;
    const char *text = settings[TREE].text;
    const bool literal = strchr("[{-0123456789", text[0]) != NULL;
    Reader reader = {.used = 1};
    struct json *json = literal ? json_parse(text, strlen(text), note_problem, &reader)
                                : json_read_regular(text, note_problem, &reader);
    if (!json)
        return describe(&reader, text, literal);
    reader.json = json;
    const size_t nodes = count_items(json_root(json));
    reader.nodes = arena_take(arena, nodes * sizeof *reader.nodes);
    const bool good = reader.nodes && read_node(&reader, json_root(json), 0);
    json_free(json);
    if (!reader.nodes)
        return out_of_memory;
    if (!good)
        return describe(&reader, text, literal);
    *rules = (Rules){reader.nodes, settings[FIRST].choice == MAXIMUM ? 1 : -1, 0};
    for (uint32_t i = 0; i < reader.used; i++) {
        const Value size = reader.nodes[i].value < 0 ? -reader.nodes[i].value : reader.nodes[i].value;
        rules->bound = size > rules->bound ? size : rules->bound;
    }
    return NULL;
}

static inline State initial(const Rules *rules)
{
    return (State){0, rules->sign};
}

static inline bool finished(const Rules *rules, const State *state)
{
    return rules->nodes[state->node].children == 0;
}

static inline Value evaluate(const Rules *rules, const State *state)
{
    return state->sign * rules->nodes[state->node].value;
}

static inline Value score(const Rules *rules, const State *state)
{
    return evaluate(rules, state);
}

static inline Value bound(const Rules *rules)
{
    return rules->bound;
}

static inline int moves(const Rules *rules, const State *state, Move *list)
{
    const int count = (int)rules->nodes[state->node].children;
    for (int i = 0; i < count; i++)
        list[i] = (Move)i;
    return count;
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    return (State){rules->nodes[state->node].first_child + move, -state->sign};
}

/* Where none is stated, all siblings are as likely. */
static inline double probability(const Rules *rules, const State *state, Move move)
{
    const Node *parent = &rules->nodes[state->node];
    const double p = rules->nodes[parent->first_child + move].p;
    return isnan(p) ? 1.0 / parent->children : p;
}

static const Game game = {
    .line = "an explicit tree, such as [[3,5,1],[7,3,-4],[-3,0,3]]; values are MAX's view",
    .parameters =
        {
            {"tree", TEXT, "[[3,5,1],[7,3,-4],[-3,0,3]]",
             .line = "nested arrays of leaf values, or a file of them, from where the program runs"},
            {"first", CHOICE, "max", .choices = "max|min", .line = "who moves at the root"},
        },
    .probability = probability,
    .known = {{"", {3, 9}}, {"tree=[[3,5],[[2,9],[12]],5]", {3, 4, 3}}},
};

/*
 * An explicit tree, as textbooks print it, from its text.  A leaf is a number, an inner node the array of its children; a
 * node may also be an object with the keys
 *     value     its value, static if it has children
 *     p         the probability of the move that leads to it
 *     noisy     true: the move that leads to it is noisy
 *     check     true: its mover is in check
 *     children  the array
 *
 * A text is read once, however many cells ask for its tree; a file again when it has changed.
 */
#ifndef GAMES_TREE_READ_H
#define GAMES_TREE_READ_H

#include <ctype.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/file.h"
#include "base/json.h"
#include "base/memory.h"
#include "base/path.h"
#include "parts/inputs.h"

enum { MOST_SIBLINGS = 256, TREE_ERROR = 400 };

struct tree_node {
    int64_t value; /* 0 if not stated */
    uint16_t children;
    bool noisy, check;
    uint32_t first_child;
};

struct tree {
    struct tree_node *nodes; /* the root first, a node's children side by side */
    double *p;               /* of the move that leads to each, NAN if not stated; NULL if none is */
    uint32_t count;
    uint64_t bound; /* the largest absolute value */
    size_t bytes;
};

enum { DEEPEST = 1000 }; /* brackets, more than the scanner allows */

/* --- complaints ------------------------------------------------------------------------------------------- */

/* The first thing wrong, and where. */
struct tree_problem {
    struct place place;
    char text[200];
};

static void note_problem(void *context, struct place place, const char *message)
{
    struct tree_problem *problem = context;
    if (problem->text[0])
        return;
    problem->place = place;
    snprintf(problem->text, sizeof problem->text, "%s", message);
}

static void describe_tree(const struct tree_problem *problem, const char *text, bool literal,
                          char error[TREE_ERROR])
{
    if (literal)
        snprintf(error, TREE_ERROR, "column %d of the tree: %s", problem->place.column, problem->text);
    else if (problem->place.line == 0)
        snprintf(error, TREE_ERROR, "%.150s: %s", text, problem->text);
    else
        snprintf(error, TREE_ERROR, "%.150s:%d:%d: %s", text, problem->place.line, problem->place.column,
                 problem->text);
}

/* --- first pass: how many children has each array? -------------------------------------------------------- */

struct array_sizes {
    uint32_t *list; /* of the arrays, in the order in which they begin */
    size_t count, total;
    size_t open[DEEPEST]; /* the arrays that have begun; NOT_COUNTED: an object */
    int depth;
};

static const size_t NOT_COUNTED = SIZE_MAX;

static bool count_value(void *context, const struct start *start)
{
    struct array_sizes *sizes = context;
    const size_t parent = sizes->depth > 0 ? sizes->open[sizes->depth - 1] : NOT_COUNTED;
    if (parent != NOT_COUNTED) {
        sizes->list[parent]++;
        sizes->total++;
    }
    if (*start->at == '[') {
        sizes->open[sizes->depth++] = sizes->count;
        sizes->list = grow(sizes->list, sizes->count, sizeof *sizes->list);
        sizes->list[sizes->count++] = 0;
    } else if (*start->at == '{') {
        sizes->open[sizes->depth++] = NOT_COUNTED;
    }
    return true;
}

static bool count_end(void *context)
{
    struct array_sizes *sizes = context;
    sizes->depth--;
    return true;
}

/* --- second pass: what are the nodes? --------------------------------------------------------------------- */

enum node_key { VALUE, P, NOISY, CHECK, CHILDREN, KEYS };
static const char *const key_names[KEYS] = {"\"value\"", "\"p\"", "\"noisy\"", "\"check\"", "\"children\""};

/* A bracket that has begun. */
struct bracket {
    bool object;
    uint32_t node, next_child; /* whose it is; of an array: the child that comes next */
    bool has[KEYS];            /* of an object */
    struct place place;
};

struct tree_reader {
    struct tree *tree;
    const uint32_t *size; /* of the next array */
    uint32_t used;        /* nodes */
    struct bracket open[DEEPEST];
    int depth;
    struct tree_problem *problem;
};

static bool wrong(struct tree_reader *reader, struct place place, const char *message)
{
    note_problem(reader->problem, place, message);
    return false;
}

static bool is_tree_number(const char *at)
{
    return *at == '-' || isdigit((unsigned char)*at);
}

static bool take_value(struct tree_reader *reader, const struct start *start, uint32_t node)
{
    const double value = is_tree_number(start->at) ? strtod(start->at, NULL) : 0.5;
    if (value != floor(value))
        return wrong(reader, start->place, "expected a whole number, the value of a node");
    if (fabs(value) > 0x1p53 || strtoull(start->at + (*start->at == '-'), NULL, 10) > (1ull << 53)) /* rounded */
        return wrong(reader, start->place, "expected a value of at most 2^53");
    reader->tree->nodes[node].value = (int64_t)value;
    if (fabs(value) > (double)reader->tree->bound)
        reader->tree->bound = (uint64_t)fabs(value);
    return true;
}

static bool take_p(struct tree_reader *reader, const struct start *start, uint32_t node)
{
    struct tree *tree = reader->tree;
    const double p = is_tree_number(start->at) ? strtod(start->at, NULL) : -1;
    if (!(p >= 0 && p <= 1))
        return wrong(reader, start->place, "expected a probability from 0 to 1");
    if (!tree->p) {
        tree->p = allocate(tree->count, sizeof *tree->p);
        for (uint32_t i = 0; i < tree->count; i++)
            tree->p[i] = NAN;
    }
    tree->p[node] = p;
    return true;
}

static bool take_children(struct tree_reader *reader, const struct start *start, uint32_t node)
{
    const uint32_t count = *start->at == '[' ? *reader->size++ : 0;
    if (count < 1 || count > MOST_SIBLINGS)
        return wrong(reader, start->place, "expected an array of 1 to 256 children");
    reader->tree->nodes[node].children = (uint16_t)count;
    reader->tree->nodes[node].first_child = reader->used;
    reader->open[reader->depth++] = (struct bracket){.node = node, .next_child = reader->used};
    reader->used += count;
    return true;
}

static bool take_truth(struct tree_reader *reader, const struct start *start, bool *truth)
{
    *truth = *start->at == 't';
    return *truth || *start->at == 'f' || wrong(reader, start->place, "expected true or false");
}

static bool take_node(struct tree_reader *reader, const struct start *start, uint32_t node)
{
    if (*start->at == '[')
        return take_children(reader, start, node);
    if (*start->at != '{')
        return take_value(reader, start, node);
    reader->open[reader->depth++] = (struct bracket){.object = true, .node = node, .place = start->place};
    return true;
}

static bool take_member(struct tree_reader *reader, const struct start *start, struct bracket *frame)
{
    int key = 0;
    while (key < KEYS && strncmp(start->key, key_names[key], strlen(key_names[key])) != 0)
        key++;
    if (key == KEYS)
        return wrong(reader, start->key_place,
                     "unknown key; a node has \"value\", \"p\", \"noisy\", \"check\" and \"children\"");
    if (frame->has[key])
        return wrong(reader, start->key_place, "duplicate key");
    frame->has[key] = true;
    struct tree_node *node = &reader->tree->nodes[frame->node];
    return key == VALUE   ? take_value(reader, start, frame->node)
           : key == P     ? take_p(reader, start, frame->node)
           : key == NOISY ? take_truth(reader, start, &node->noisy)
           : key == CHECK ? take_truth(reader, start, &node->check)
                          : take_children(reader, start, frame->node);
}

static bool read_leaf_value(void *context, const struct start *start)
{
    struct tree_reader *reader = context;
    struct bracket *frame = reader->depth > 0 ? &reader->open[reader->depth - 1] : NULL;
    if (!frame)
        return take_node(reader, start, 0);
    return frame->object ? take_member(reader, start, frame) : take_node(reader, start, frame->next_child++);
}

static bool read_end(void *context)
{
    struct tree_reader *reader = context;
    const struct bracket *frame = &reader->open[--reader->depth];
    return !frame->object || frame->has[VALUE] || frame->has[CHILDREN] ||
           wrong(reader, frame->place, "a node needs \"value\" or \"children\"");
}

static void free_tree(struct tree *tree)
{
    release(tree->nodes);
    release(tree->p);
    *tree = (struct tree){0};
}

static bool read_tree(const char *text, size_t length, struct tree *tree, struct tree_problem *problem)
{
    const struct listener listener = {note_problem, problem};
    struct array_sizes sizes = {0};
    struct tree_reader reader = {.tree = tree, .used = 1, .problem = problem};
    const struct visitor counting = {count_value, count_end, &sizes},
                         reading = {read_leaf_value, read_end, &reader};
    bool good = json_walk(text, length, &counting, &listener);
    if (good) {
        tree->count = (uint32_t)sizes.total + 1;
        tree->nodes = allocate(tree->count, sizeof *tree->nodes);
        reader.size = sizes.list;
        good = json_walk(text, length, &reading, &listener);
    }
    release(sizes.list);
    tree->bytes = tree->count * (sizeof *tree->nodes + (tree->p ? sizeof *tree->p : 0));
    if (!good)
        free_tree(tree);
    return good;
}

/* --- reading once ----------------------------------------------------------------------------------------- */

struct kept_tree {
    char *text;
    struct stat about; /* of a file; otherwise all 0 */
    struct tree tree;
};

static void forget(struct kept_tree *kept)
{
    free_tree(&kept->tree);
    release(kept->text);
    *kept = (struct kept_tree){0};
}

/* The tree of a text or, unless it begins as a tree does, of the file that it names.  It stays until eight others were
 * asked for.  NULL: the error says what is wrong and where. */
static const struct tree *tree_of(const char *text, char error[TREE_ERROR])
{
    static struct kept_tree all[8];
    static int oldest;
    const bool literal = strchr("[{-0123456789", text[0]) != NULL;
    struct tree_problem problem = {.text = ""};
    struct stat about = {0};
    if (!literal)
        stat(data_path(text), &about); /* if it is not there, reading it will say so */
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i].text && strcmp(all[i].text, text) == 0 && same_file(&all[i].about, &about))
            return &all[i].tree;
    struct kept_tree *kept = &all[oldest];
    forget(kept);
    void *mark = memory_mark();
    size_t length = strlen(text);
    char *read = literal ? NULL : inputs_text(text, &length, note_problem, &problem);
    kept->text = copied(text);
    kept->about = about;
    const bool good = (literal || read) && read_tree(literal ? text : read, length, &kept->tree, &problem);
    release(read);
    memory_keep(mark);
    if (good) {
        oldest = (oldest + 1) % (int)(sizeof all / sizeof *all);
        return &kept->tree;
    }
    forget(kept);
    describe_tree(&problem, text, literal, error);
    return NULL;
}

#endif

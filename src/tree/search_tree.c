#include "tree/search_tree.h"

#include <string.h>

#include "base/memory.h"

/* --- nodes by their keys --------------------------------------------------------------------------------------- */

static int *slot_of_node(const struct search_tree *tree, uint64_t key)
{
    int i = (int)(key % (uint64_t)tree->slots);
    while (tree->slot[i] >= 0 && tree->node[tree->slot[i]].key != key)
        i = (i + 1) % tree->slots;
    return &tree->slot[i];
}

static void make_slots(struct search_tree *tree, int slots)
{
    release(tree->slot);
    tree->slots = slots;
    tree->slot = allocate((size_t)slots, sizeof *tree->slot);
    memset(tree->slot, -1, (size_t)slots * sizeof *tree->slot);
    for (int i = 0; i < tree->nodes; i++)
        *slot_of_node(tree, tree->node[i].key) = i;
}

/* Among its siblings, in visiting order. */
static void hang(struct search_tree *tree, int number)
{
    struct node *node = &tree->node[number], *parent = &tree->node[node->parent];
    int *link = &parent->first_child;
    while (*link >= 0 && tree->node[*link].place < node->place)
        link = &tree->node[*link].next_sibling;
    node->next_sibling = *link;
    *link = number;
    parent->known += !node->beyond;
}

static int type_of(const struct node *parent, int place)
{
    return parent->type == 2 ? 3 : parent->type == 1 && place == 0 ? 1 : 2;
}

/* A child that was left out is searched after all, and has a place among those that are. */
static void take_place(struct search_tree *tree, int number, int place)
{
    struct node *node = &tree->node[number], *parent = &tree->node[node->parent];
    int *link = &parent->first_child;
    while (*link != number)
        link = &tree->node[*link].next_sibling;
    *link = node->next_sibling;
    parent->known--;
    node->place = place;
    node->type = type_of(parent, place);
    hang(tree, number);
}

static int add_node(struct search_tree *tree, const struct event *event, int parent)
{
    if (2 * tree->nodes >= tree->slots)
        make_slots(tree, 2 * tree->slots + 64);
    tree->node = grow(tree->node, (size_t)tree->nodes, sizeof *tree->node);
    const int number = tree->nodes++;
    tree->node[number] = (struct node){
        .key = event->key,
        .parent = parent,
        .first_child = -1,
        .next_sibling = -1,
        .type = 1,
        .first_visit = -1,
        .last_visit = -1,
        .visit = -1,
        .pruned_by = -1,
        .lower = -UNBOUNDED,
        .upper = UNBOUNDED,
        .own_lower = -UNBOUNDED,
        .own_upper = UNBOUNDED,
        .last = {-1, NO_CUT, -1},
        .refuted_by = -1,
    };
    *slot_of_node(tree, event->key) = number;
    if (parent >= 0) {
        struct node *node = &tree->node[number];
        node->place = event->place;
        node->number = event->number;
        node->ply = tree->node[parent].ply + 1;
        node->type = type_of(&tree->node[parent], event->place);
        node->beyond = event->kind == BEYOND_EVENT;
        if (!node->beyond && event->siblings > tree->node[parent].count) /* fewer once some are left out */
            tree->node[parent].count = event->siblings;
        hang(tree, number);
    }
    return number;
}

int search_tree_find(const struct search_tree *tree, uint64_t key)
{
    return *slot_of_node(tree, key);
}

/* The node that an event is about; it may be new. */
static int node_of(struct search_tree *tree, const struct event *event)
{
    const int found = search_tree_find(tree, event->key);
    if (found >= 0)
        return found;
    return add_node(tree, event, event->siblings ? search_tree_find(tree, event->parent) : -1);
}

/* --- events ---------------------------------------------------------------------------------------------------- */

static int64_t within(int64_t value)
{
    return value > UNBOUNDED ? UNBOUNDED : value < -UNBOUNDED ? -UNBOUNDED : value;
}

/* Its visit has gone beyond what prunings ask before there are children. */
static void told_of_child(struct search_tree *tree, int number)
{
    if (tree->node[number].visit >= 0)
        tree->visit[tree->node[number].visit].latest = false;
}

/* The visit of which the last one was a part goes on, and knows nothing of what was found there. */
static void go_on(struct search_tree *tree, int number)
{
    struct node *node = &tree->node[number];
    forget(tree, number);
    node->visit = tree->visit[node->visit].within;
    node->state = INNER;
    node->last = (struct expansion){node->visit, NO_CUT, -1};
}

/*
 * A child is visited with so much left to spend.  Before it asks for children a pruning may search the position itself, with
 * less left; that is over once a child has more left than that search had, or as much, and is the first again.
 */
static void note_child(struct search_tree *tree, int number, int left, int place)
{
    const struct node *node = &tree->node[number];
    while (node->visit >= 0 && tree->visit[node->visit].within >= 0) {
        const struct visit *visit = &tree->visit[node->visit];
        if (left < visit->left || (left == visit->left && (visit->latest || place > 0)))
            break;
        go_on(tree, number);
    }
    told_of_child(tree, number);
}

/* Which visit of a node is not over when it is visited again?  One of which nothing was told yet, or that which the last one
 * was a part of. */
static int visit_around(const struct search_tree *tree, const struct node *node)
{
    if (node->visit < 0 || tree->best_first)
        return -1;
    return tree->visit[node->visit].latest ? node->visit : tree->visit[node->visit].within;
}

static void take_visit(struct search_tree *tree, int number, const struct event *event)
{
    struct node *node = &tree->node[number];
    const bool max = is_max(tree, node);
    const int left = event->limit - event->spent, around = visit_around(tree, node);
    if (node->parent >= 0 && event->kind == VISIT_EVENT)
        note_child(tree, node->parent, left, event->place);
    if (node->visits > 0 && left != tree->visit[node->visit].left)
        forget(tree, number);
    if (node->left_out && event->siblings > 0)
        take_place(tree, number, event->place);
    tree->visit = grow(tree->visit, (size_t)tree->visits, sizeof *tree->visit);
    const int last = tree->visits++;
    tree->visit[last] = (struct visit){
        .node = number,
        .alpha = within(max ? event->alpha : -event->beta),
        .beta = within(max ? event->beta : -event->alpha),
        .outcome = INNER,
        .next = -1,
        .left = left,
        .latest = true,
        .within = around,
    };
    tree->windowed |= tree->visit[last].alpha > -UNBOUNDED || tree->visit[last].beta < UNBOUNDED;
    if (node->visits++ == 0)
        node->first_visit = last;
    else
        tree->visit[node->last_visit].next = last;
    node->last_visit = node->visit = last;
    node->state = INNER;
    node->left_out = false;
    node->pruned_by = -1;
    node->refuted_by = -1;
    tree->before = node->last;
    node->last = (struct expansion){last, NO_CUT, -1};
}

/* Which bound lets a child refute this node?  That of the parent, whose other children were searched before; of the
 * parent's grandparent, and so on; or, if the bound of the window is that of none of them, the window's. */
static enum cut depth_of_cut(const struct search_tree *tree, const struct node *node)
{
    const bool max = is_max(tree, node);
    const struct visit *last = &tree->visit[node->visit];
    enum cut cut = WINDOW_CUT;
    bool known = false;
    int up = 1;
    for (const struct node *above, *below = node; below->parent >= 0; below = above, up++) {
        int64_t lower, upper;
        above = &tree->node[below->parent];
        bounds_of_children(tree, above, (int)(below - tree->node), &lower, &upper);
        const bool enough = max ? upper <= node->lower : lower >= node->upper;
        if (up % 2 == 1 && enough && cut == WINDOW_CUT)
            cut = up == 1 ? SHALLOW_CUT : DEEP_CUT;
        known |= up % 2 == 1 && (max ? upper == last->beta : lower == last->alpha);
    }
    return known ? cut : WINDOW_CUT;
}

static void take_cut(struct search_tree *tree, struct node *node, int place)
{
    node->last.cut_by = place;
    node->last.cut = node->refuted_by == place ? TABLE_CUT
                     : tree->best_first        ? SOLVED_CUT
                                               : depth_of_cut(tree, node);
}

static void take_grown(const struct search_tree *tree, struct node *node, const struct event *event)
{
    const bool max = is_max(tree, node);
    node->grown = event->spent;
    node->grown_value = max ? event->value : -event->value;
    node->grown_low = max ? event->alpha : -event->beta;
    node->grown_high = max ? event->beta : -event->alpha;
}

static void take_leaf(struct search_tree *tree, int number, const struct event *event)
{
    struct node *node = &tree->node[number];
    struct visit *visit = &tree->visit[node->visit];
    if (event->leaf == PRUNED && !visit->latest && visit->within >= 0) {
        go_on(tree, number);
        visit = &tree->visit[node->visit];
    }
    visit->outcome = node->state = LEAF;
    visit->latest = false;
    tree->leaves++;
    node->leaf = event->leaf;
    node->last = (struct expansion){-1, NO_CUT, -1};
    find(tree, number, event->value, event->exact);
    if (event->leaf == PRUNED)
        node->pruned_by = event->pruning;
}

/* A child was told of that is worth no more to its parent, whose other side it says: as the table knows, and enough to cut, or as
 * a pruning takes it to be, as long as nothing contradicts it. */
static void take_bound(struct search_tree *tree, int number, const struct event *event)
{
    struct node *node = &tree->node[number];
    const bool refuted = event->kind == REFUTED_EVENT, max = is_max(tree, node);
    const int64_t value = max ? within(event->value) : -within(event->value);
    told_of_child(tree, node->parent);
    if (refuted)
        tree->node[node->parent].refuted_by = event->place;
    if (max == refuted)
        claim(tree, number, -UNBOUNDED, value);
    else
        claim(tree, number, value, UNBOUNDED);
    if (refuted)
        return;
    node->left_out = true;
    node->pruned_by = event->pruning;
}

void search_tree_take(struct search_tree *tree, const struct event *event)
{
    if (is_pass(event)) {
        tree->passed += (int)event->value;
        return;
    }
    const int number = node_of(tree, event);
    struct node *node = &tree->node[number];
    switch ((enum event_kind)event->kind) {
    case LISTED_EVENT:
        tree->best_first = true;
        break;
    case VISIT_EVENT:
        take_visit(tree, number, event);
        break;
    case LEAF_EVENT:
        take_leaf(tree, number, event);
        break;
    case BEYOND_EVENT:
        take_visit(tree, number, event);
        tree->visit[node->last_visit].outcome = node->state = BEYOND;
        break;
    case STAND_EVENT:
        node->stands = true;
        node->standing = is_max(tree, node) ? event->value : -event->value;
        break;
    case WORTH_EVENT:
        find(tree, number, event->value, event->exact);
        break;
    case GROWN_EVENT:
        take_grown(tree, node, event);
        break;
    case TABLE_EVENT:
        tree->visit[node->visit].outcome = ANSWERED;
        tree->visit[node->visit].latest = false;
        node->last = tree->before;
        find(tree, number, event->value, false);
        if (node->last.visit < 0)
            node->state = ANSWERED;
        break;
    case REFUTED_EVENT:
    case LEFT_OUT_EVENT:
        take_bound(tree, number, event);
        break;
    case CUT_EVENT:
        take_cut(tree, node, event->place);
        break;
    case EVENT_KINDS:
        break;
    }
}

/* --- the whole ------------------------------------------------------------------------------------------------- */

void search_tree_begin(struct search_tree *tree, bool root_is_min)
{
    *tree = (struct search_tree){.root_is_min = root_is_min};
    make_slots(tree, 64);
}

/* The first child that is worth what its parent is; at the root the one that is played, if it is worth as much. */
static int principal_child(const struct search_tree *tree, const struct node *node, int played)
{
    int first = -1;
    for (int i = node->first_child; i >= 0; i = tree->node[i].next_sibling) {
        const struct node *child = &tree->node[i];
        const bool equal =
            child->visits > 0 && !child->beyond && child->lower == node->lower && child->upper == node->upper;
        if (equal && (first < 0 || child->number == played))
            first = i;
    }
    return first;
}

void search_tree_end(struct search_tree *tree, const struct outcome *outcome)
{
    tree->finished = outcome->status == OK;
    for (int i = 0, played = outcome->number;
         i >= 0 && tree->nodes > 0 && tree->node[i].lower == tree->node[i].upper; played = -1) {
        tree->node[i].principal = true;
        i = principal_child(tree, &tree->node[i], played);
    }
}

void search_tree_replay(struct search_tree *tree, bool root_is_min, const struct trace *trace, uint64_t first,
                        uint64_t end)
{
    search_tree_begin(tree, root_is_min);
    for (uint64_t i = first; i < end; i++)
        search_tree_take(tree, &trace->event[i]);
}

/* The first event of the last step of deepening. */
static uint64_t first_of_last_step(const struct trace *trace)
{
    const struct event *last = NULL;
    uint64_t first = 0;
    for (uint64_t i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        if (event->kind != VISIT_EVENT)
            continue;
        if (last && event->limit != last->limit)
            first = i;
        last = event;
    }
    return first;
}

void search_tree_read(struct search_tree *tree, bool root_is_min, const struct trace *trace,
                      const struct outcome *outcome, uint64_t *earlier)
{
    *earlier = first_of_last_step(trace);
    search_tree_replay(tree, root_is_min, trace, *earlier, trace->count);
    search_tree_end(tree, outcome);
}

int unvisited_children(const struct search_tree *tree, const struct node *node)
{
    int told = 0;
    for (int i = node->first_child; i >= 0; i = tree->node[i].next_sibling)
        told += (tree->node[i].visits > 0 || tree->node[i].left_out) && !tree->node[i].beyond;
    return node->count - told;
}

int left_out_children(const struct search_tree *tree, const struct node *node, int pruning)
{
    int count = 0;
    for (int i = node->first_child; i >= 0; i = tree->node[i].next_sibling)
        count += tree->node[i].visits == 0 && tree->node[i].left_out && tree->node[i].pruned_by == pruning;
    return count;
}

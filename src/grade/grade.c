#include "grade/grade.h"

#include <string.h>

#include "base/clock.h"
#include "base/memory.h"

/* --- one answer ---------------------------------------------------------------------------------------------------- */

static bool is_leaf(const struct twigs *twigs, int twig)
{
    return twigs_first_child(twigs, twig) < 0;
}

/* The twigs that are leaves, from left to right; how many. */
static int list_leaves(const struct twigs *twigs, int twig, int list[MOST_TREE_NODES], int count)
{
    if (is_leaf(twigs, twig))
        list[count++] = twig;
    for (int i = twigs_first_child(twigs, twig); i >= 0; i = twigs_next_sibling(twigs, i))
        count = list_leaves(twigs, i, list, count);
    return count;
}

void leaves_told(const struct twigs *twigs, const struct tree_answer *answer, int leaf[MOST_VISITS_TOLD])
{
    int list[MOST_TREE_NODES], next = 0;
    bool visited[MOST_TREE_NODES] = {false};
    const int count = list_leaves(twigs, 0, list, 0);
    for (int i = 0; i < answer->told; i++) {
        int found = -1, again = -1;
        for (int j = 0; j < count && found < 0; j++) {
            const int place = (next + j) % count;
            if (twigs->twig[list[place]].value != answer->order[i])
                continue;
            again = place;
            found = visited[place] ? -1 : place;
        }
        found = found >= 0 ? found : again;
        leaf[i] = found >= 0 ? list[found] : -1;
        if (found >= 0) {
            visited[found] = true;
            next = found + 1;
        }
    }
}

/* Are its leaves those, as far as it tells? */
static bool visits_alike(const struct twigs *twigs, const struct tree_answer *answer,
                         const struct leaf_visits *visits)
{
    if (answer->told < 0)
        return answer->leaves == visits->count;
    for (int i = 0; i < answer->told && i < visits->count; i++)
        if (answer->order[i] != twigs->twig[visits->leaf[i]].value)
            return false;
    return answer->told == visits->count;
}

static int64_t count_told(const struct tree_answer *answer)
{
    return answer->told >= 0 ? answer->told : answer->leaves;
}

static enum fault judge(const struct graded_tree *tree)
{
    const struct tree_answer *answer = &tree->answer;
    struct leaf_visits visits;
    if (!tree->answered)
        return NO_ANSWER;
    search_twigs(&tree->twigs, ALPHABETA_SEARCH, tree->root_is_min, &visits);
    if (answer->value != visits.value)
        return WRONG_VALUE;
    if (answer->move != NOT_TOLD && !is_best_move(&tree->twigs, tree->root_is_min, answer->move))
        return WRONG_MOVE;
    return count_told(answer) >= 0 && !visits_alike(&tree->twigs, answer, &visits) ? OTHER_LEAVES : NO_FAULT;
}

/* --- all of them --------------------------------------------------------------------------------------------------- */

static void note_example(struct example *example, int number, int nodes)
{
    if (example->count++ == 0 || nodes < example->nodes)
        *example = (struct example){example->count, number, nodes};
}

/* Does it go from left to right?  And does what it visited prove the value?  Of equal leaves nobody knows which it told of. */
static void note_order(struct grade *grade, const struct graded_tree *tree, int number, bool right)
{
    int leaf[MOST_VISITS_TOLD], list[MOST_TREE_NODES], at = 0;
    bool visited[MOST_TREE_NODES] = {false}, ordered = true;
    const int count = list_leaves(&tree->twigs, 0, list, 0), nodes = twigs_size(&tree->twigs).nodes;
    leaves_told(&tree->twigs, &tree->answer, leaf);
    for (int i = 0; i < tree->answer.told; i++) {
        if (leaf[i] < 0)
            continue;
        while (at < count && list[at] != leaf[i])
            at++;
        ordered &= at++ < count;
        visited[leaf[i]] = true;
    }
    if (!ordered)
        note_example(&grade->out_of_order, number, nodes);
    const struct proof proof = prove(&tree->twigs, 0, !tree->root_is_min, visited);
    if (right && proof.lower < proof.upper)
        note_example(&grade->unproved, number, nodes);
}

static void note_searches(struct grade *grade, const struct graded_tree *tree)
{
    const struct tree_answer *answer = &tree->answer;
    const int64_t told = count_told(answer);
    for (enum search_kind kind = 0; kind < SEARCH_KINDS; kind++) {
        struct leaf_visits visits;
        search_twigs(&tree->twigs, kind, tree->root_is_min, &visits);
        grade->value_of[kind] += answer->value == visits.value;
        if (told >= 0 && kind < RIGHT_VALUES)
            grade->leaves_of[kind] += visits_alike(&tree->twigs, answer, &visits);
        grade->more += kind == MINIMAX_SEARCH && told > visits.count;
        grade->fewer += kind == ALPHABETA_SEARCH && told >= 0 && told < visits.count;
    }
}

static void note_fault(struct fault_found *found, const struct graded_tree *tree, int number)
{
    if (found->count++ == 0) {
        found->first = number;
        found->traits = ~0u;
    }
    found->traits &= tree_traits(&tree->twigs);
}

static void note_clip(struct clip *clip, int64_t value)
{
    clip->differs |= clip->count++ > 0 && clip->value != value;
    clip->value = value;
}

static void note_wrong_value(struct grade *grade, const struct graded_tree *tree)
{
    const bool too_large = tree->answer.value > worth_of(&tree->twigs, 0, !tree->root_is_min);
    note_clip(too_large ? &grade->low : &grade->high, tree->answer.value);
}

static void note_move(struct grade *grade, const struct graded_tree *tree)
{
    struct leaf_visits right;
    search_twigs(&tree->twigs, MINIMAX_SEARCH, tree->root_is_min, &right);
    grade->moves_behind += tree->answer.move > right.move;
}

static void note(struct grade *grade, const struct graded_tree *tree, int number, Wide before)
{
    const enum fault fault = judge(tree);
    const unsigned traits = tree_traits(&tree->twigs);
    grade->asked++;
    if (fault != NO_FAULT)
        note_fault(&grade->fault[fault], tree, number);
    if (fault == WRONG_VALUE)
        note_wrong_value(grade, tree);
    if (fault == WRONG_MOVE)
        note_move(grade, tree);
    if (fault == NO_ANSWER)
        return;
    grade->answered++;
    grade->right += fault != WRONG_VALUE;
    for (int i = 0; i < TREE_TRAITS; i++)
        grade->right_without[i] += fault != WRONG_VALUE && !(traits >> i & 1);
    grade->value_before += tree->answer.value == before;
    grade->moves_told += tree->answer.move != NOT_TOLD;
    grade->leaves_told += count_told(&tree->answer) >= 0;
    grade->orders_told += tree->answer.told >= 0;
    note_searches(grade, tree);
    if (tree->answer.told >= 0 && !(traits >> HAS_TIES & 1))
        note_order(grade, tree, number, fault != WRONG_VALUE);
}

static void take_tree(const struct grading *grading, int number, struct graded_tree *tree)
{
    enum { MIN_BEGINS = 5 };
    tree_make(number, grading->span, &tree->twigs);
    tree->root_is_min = grading->both_roots && number / TREE_KINDS % MIN_BEGINS == MIN_BEGINS - 1;
}

/* Until the deadline. */
static void ask_all(struct pupil *pupil, const struct grading *grading, double deadline, struct grade *grade)
{
    enum { MOST_HANGS = 3, MOST_TROUBLES = 30 };
    struct graded_tree tree = {.answered = false};
    int hangs = 0;
    Wide before = (Wide)1 << 90;
    for (int number = 0; number < grading->trees && !grade->stopped; number++) {
        struct leaf_visits right;
        take_tree(grading, number, &tree);
        tree.answered =
            pupil_ask(pupil, &tree.twigs, tree.root_is_min, deadline - seconds_now(), &tree.answer, &tree.trouble);
        note(grade, &tree, number, before);
        search_twigs(&tree.twigs, MINIMAX_SEARCH, tree.root_is_min, &right);
        before = right.value;
        hangs += !tree.answered && strcmp(tree.trouble.word, "hung") == 0;
        grade->stopped =
            seconds_now() > deadline || hangs == MOST_HANGS || grade->fault[NO_ANSWER].count == MOST_TROUBLES;
    }
}

/* --- the smallest tree --------------------------------------------------------------------------------------------- */

struct narrowing {
    struct pupil *pupil;
    struct graded_tree tree;
    enum fault wanted;
    char word[ENGINE_WORD]; /* of trouble */
    double deadline;
    int tries;
};

static bool ask_again(struct narrowing *narrowing)
{
    struct graded_tree *tree = &narrowing->tree;
    const double left = narrowing->deadline - seconds_now();
    if (left <= 0)
        return false;
    narrowing->tries++;
    tree->answered =
        pupil_ask(narrowing->pupil, &tree->twigs, tree->root_is_min, left, &tree->answer, &tree->trouble);
    if (!tree->answered && seconds_now() > narrowing->deadline)
        return false;
    return judge(tree) == narrowing->wanted &&
           (tree->answered || !narrowing->word[0] || strcmp(tree->trouble.word, narrowing->word) == 0);
}

/* The tree that shrinks is the context's own. */
static bool still_wrong(void *context, const char *text)
{
    (void)text;
    return ask_again(context);
}

/* Where it shows again at all: a program may be wrong by chance. */
static void shrink_from(struct narrowing *narrowing, struct fault_found *found)
{
    narrowing->word[0] = '\0';
    if (!ask_again(narrowing))
        return;
    if (!narrowing->tree.answered)
        memcpy(narrowing->word, narrowing->tree.trouble.word, sizeof narrowing->word);
    struct graded_tree first = narrowing->tree;
    twigs_shrink(&narrowing->tree.twigs, still_wrong, narrowing);
    const struct size size = twigs_size(&narrowing->tree.twigs);
    if (found->size.nodes > 0 && found->size.nodes <= size.nodes)
        return;
    if (!ask_again(narrowing)) {
        narrowing->tree.answer = first.answer;
        narrowing->tree.trouble = first.trouble;
    }
    found->shrunk = narrowing->tree;
    found->size = size;
    found->shrunk.twigs.twig = allocate(MOST_TREE_NODES, sizeof(struct twig));
    memcpy(found->shrunk.twigs.twig, narrowing->tree.twigs.twig,
           (size_t)narrowing->tree.twigs.count * sizeof(struct twig));
}

/* From several trees, since none may be made smaller by one change, but another may be smaller. */
static void shrink_fault(struct pupil *pupil, const struct grading *grading, enum fault fault, double deadline,
                         struct grade *grade)
{
    enum { STARTS = 8 };
    struct fault_found *found = &grade->fault[fault];
    struct narrowing narrowing = {.pupil = pupil, .wanted = fault, .deadline = deadline};
    int starts = 0;
    for (int number = found->first; number < grade->asked && starts < STARTS && seconds_now() < deadline;
         number++) {
        take_tree(grading, number, &narrowing.tree);
        const unsigned traits = tree_traits(&narrowing.tree.twigs);
        if ((traits & found->traits) != found->traits)
            continue;
        const int before = narrowing.tries;
        shrink_from(&narrowing, found);
        starts += narrowing.tries > before + 1;
    }
    found->tries = narrowing.tries;
}

void grade_take(struct pupil *pupil, const struct grading *grading, struct grade *grade)
{
    const double start = seconds_now();
    bool grave = false;
    *grade = (struct grade){.asked = 0};
    ask_all(pupil, grading, start + grading->seconds / 2, grade);
    for (enum fault fault = 0; fault < FAULTS; fault++) {
        if (grade->fault[fault].count > 0 && (fault != OTHER_LEAVES || !grave))
            shrink_fault(pupil, grading, fault, start + 0.95 * grading->seconds, grade);
        grave |= grade->fault[fault].count > 0;
    }
}

enum search_kind search_with_leaves(const struct grade *grade)
{
    static const enum search_kind order[RIGHT_VALUES] = {ALPHABETA_SEARCH, STRICT_SEARCH, SHALLOW_SEARCH,
                                                         GRANDPARENT_BETA, MINIMAX_SEARCH};
    for (int i = 0; i < RIGHT_VALUES; i++)
        if (grade->leaves_told > 0 && grade->leaves_of[order[i]] == grade->leaves_told)
            return order[i];
    return SEARCH_KINDS;
}

enum search_kind search_nearest(const struct grade *grade)
{
    enum search_kind nearest = ALPHABETA_SEARCH;
    for (enum search_kind kind = 0; kind < RIGHT_SEARCHES; kind++)
        if (grade->leaves_of[kind] > grade->leaves_of[nearest])
            nearest = kind;
    return nearest;
}

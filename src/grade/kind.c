/* What kind of fault it is, as far as the answers say. */
#include "grade/report.h"

#include <stdio.h>
#include <string.h>

#include "base/memory.h"

/* The first wrong search whose values all answers are; SEARCH_KINDS: none. */
static enum search_kind wrong_search(const struct grade *grade)
{
    enum search_kind kind = RIGHT_VALUES;
    while (kind < SEARCH_KINDS && grade->value_of[kind] < grade->answered)
        kind++;
    return kind;
}

/* The trait that all trees with the fault have, and that most other trees lack; TREE_TRAITS: there is none of which the
 * trees without it tell enough. */
static enum tree_trait telling_trait(const struct grade *grade, const struct fault_found *found)
{
    enum { ENOUGH = 100 };
    enum tree_trait best = TREE_TRAITS;
    for (enum tree_trait trait = 0; trait < TREE_TRAITS; trait++)
        if (found->traits >> trait & 1 && grade->right_without[trait] >= ENOUGH &&
            (best == TREE_TRAITS || grade->right_without[trait] > grade->right_without[best]))
            best = trait;
    return best;
}

static const char *trait_said(const struct grade *grade, const struct fault_found *found)
{
    const enum tree_trait trait = telling_trait(grade, found);
    if (trait == TREE_TRAITS)
        return "";
    const char *why = trait != HAS_EXTREMES
                          ? ""
                          : ": something leaves what its type holds, as the least int does when its sign "
                            "is turned, or a difference of two that are compared";
    return printed("This happens only on trees %s, and on none of the %d others%s.", trait_text[trait],
                   grade->right_without[trait], why);
}

/* A bound of what is proved. */
static const char *wide_text(Wide value)
{
    return value < INT64_MIN ? "-inf" : value > INT64_MAX ? "inf" : printed("%lld", (long long)value);
}

static const char *proof_said(const struct graded_tree *tree)
{
    int leaf[MOST_VISITS_TOLD];
    bool visited[MOST_TREE_NODES] = {false};
    if (tree->answer.told < 0)
        return "";
    leaves_told(&tree->twigs, &tree->answer, leaf);
    for (int i = 0; i < tree->answer.told; i++)
        if (leaf[i] >= 0)
            visited[leaf[i]] = true;
    const struct proof proof = prove(&tree->twigs, 0, !tree->root_is_min, visited);
    if (proof.lower == proof.upper)
        return printed("The leaves that it visits here prove %s, so that what it makes of them is wrong.",
                       wide_text(proof.lower));
    return printed(
        "The leaves that it visits here prove only a value in %s..%s: it cuts off, or never comes to, a child that "
        "matters.",
        wide_text(proof.lower), wide_text(proof.upper));
}

static const char *bound_said(const struct clip *clip, const char *none)
{
    enum { SEVERAL = 5 };
    return clip->count >= SEVERAL && !clip->differs ? printed("%s %lld", none, (long long)clip->value) : "";
}

/* Are all values that are too large the same, or all that are too small?  Empty: neither. */
static const char *clip_said(const struct grade *grade)
{
    const char *low = bound_said(&grade->low, "no value below"), *high = bound_said(&grade->high, "no value above");
    if (*low && *high && grade->low.value == grade->high.value)
        return printed("It answers %lld, whatever the tree is.", (long long)grade->low.value);
    return *low || *high
               ? printed(
                     "It finds %s%s%s: the window at the root, or what the best value begins with, is too narrow.",
                     low, *low && *high ? ", and " : "", high)
               : "";
}

/* Both, with a space between where there are two. */
static const char *both_said(const char *one, const char *other)
{
    return printed("%s%s%s", one, *one && *other ? " " : "", other);
}

const char *kind_of_fault(const struct grade *grade, enum fault fault)
{
    const struct fault_found *found = &grade->fault[fault];
    const enum search_kind kind = wrong_search(grade);
    const char *trait = both_said(fault == WRONG_VALUE ? clip_said(grade) : "", trait_said(grade, found));
    if (fault == WRONG_VALUE && kind < SEARCH_KINDS)
        return printed("All its %d values are those of %s.", grade->answered, search_text[kind]);
    if (fault == WRONG_VALUE && grade->value_before >= grade->answered - 1 && grade->answered > 1)
        return "Each answer is the right one to the question before.";
    if (fault == WRONG_MOVE && grade->moves_behind == found->count)
        return "Each time it names a child behind a best one: what is no more than a bound, where the window cut "
               "that child off, is "
               "taken for a tie (>= stands for > where the best move is kept).";
    if (fault == WRONG_VALUE || fault == WRONG_MOVE) {
        const char *proof = fault == WRONG_VALUE && found->size.nodes ? proof_said(&found->shrunk) : "";
        return *trait || *proof ? both_said(trait, proof) : "Its answers are those of no fault that is known here.";
    }
    return fault == NO_ANSWER ? trait : "";
}

/* --- leaves -------------------------------------------------------------------------------------------------------- */

static const char *tree_text(int number, enum span span)
{
    struct twigs twigs = {NULL, 0};
    tree_make(number, span, &twigs);
    return twigs_text(&twigs);
}

const char *kind_of_leaves(const struct grade *grade, enum span span)
{
    const enum search_kind same = search_with_leaves(grade), nearest = search_nearest(grade);
    FILE *out = text_open();
    if (grade->leaves_told == 0)
        fputs("It tells of no leaves, so that nothing is known of what it cuts off.", out);
    else if (same < SEARCH_KINDS)
        fprintf(out, "On all %d trees its leaves are %s of %s.", grade->leaves_told,
                grade->orders_told ? "those" : "as many as those", search_text[same]);
    else
        fprintf(out, "Its leaves are those of no search that is known here; of %s on %d of %d trees.",
                search_name[nearest], grade->leaves_of[nearest], grade->leaves_told);
    if (grade->more > 0)
        fprintf(out, " On %d trees they are more than there are: it comes to some more than once.", grade->more);
    if (grade->fewer > 0)
        fprintf(out, " On %d trees they are fewer than alpha-beta has in this order.", grade->fewer);
    if (grade->unproved.count > 0)
        fprintf(out, " On %d trees they do not prove the value, which is right by luck, such as on %s.",
                grade->unproved.count, tree_text(grade->unproved.number, span));
    if (grade->out_of_order.count > 0)
        fprintf(out, " Children are not searched from left to right on %d trees, such as %s.",
                grade->out_of_order.count, tree_text(grade->out_of_order.number, span));
    else if (grade->orders_told > 0)
        fputs(" Children are searched from left to right.", out);
    return text_close(out);
}

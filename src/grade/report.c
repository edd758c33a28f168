#include "grade/report.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/terminal.h"
#include "base/text.h"

void say_prose(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *text = vprinted(format, arguments);
    va_end(arguments);
    text_replace(text, '\n', ' ');
    write_wrapped(stdout, text, 0);
    putchar('\n');
}

/* --- both searches, side by side ------------------------------------------------------------------------------------ */

struct both {
    const struct graded_tree *tree;
    enum search_kind right;
    struct leaf_visits visits;
    int leaf[MOST_VISITS_TOLD];
    int parting; /* the step at which they part, from 0; -1: they do not, or nothing is told */
    struct text_table table;
};

/* Which visits were this leaf's, a dash: none; nothing of an inner node. */
static void add_steps(struct both *both, const int *leaf, int count, int twig)
{
    FILE *out = text_open();
    for (int i = 0; i < count; i++)
        if (leaf[i] == twig)
            fprintf(out, "%s%d", ftell(out) > 0 ? "," : "", i + 1);
    const char *steps = text_close(out);
    text_table_add(&both->table, "%s", *steps || twigs_first_child(&both->tree->twigs, twig) >= 0 ? steps : "-");
}

static void draw_below(struct both *both, int twig, const char *path, int ply, bool max)
{
    const struct twigs *twigs = &both->tree->twigs;
    const int first = twigs_first_child(twigs, twig);
    int number = 0;
    add_steps(both, both->visits.leaf, both->visits.count, twig);
    if (both->tree->answer.told >= 0)
        add_steps(both, both->leaf, both->tree->answer.told, twig);
    text_table_add(&both->table, "%*s%s%s%s", 2 * ply, "", max ? "MAX" : "MIN", *path ? " " : "", path);
    text_table_add(&both->table, "%" PRId64, (int64_t)worth_of(twigs, twig, max));
    text_table_end_row(&both->table);
    for (int i = first; i >= 0; i = twigs_next_sibling(twigs, i), number++)
        draw_below(both, i, printed("%s%s%d", path, *path ? "." : "", number), ply + 1, !max);
}

/* "MIN 0.1", as the table names it. */
static const char *path_to(const struct twigs *twigs, int wanted, int twig, const char *path)
{
    int number = 0;
    if (twig == wanted)
        return path;
    for (int i = twigs_first_child(twigs, twig); i >= 0; i = twigs_next_sibling(twigs, i), number++) {
        const char *found = path_to(twigs, wanted, i, printed("%s%s%d", path, *path ? "." : "", number));
        if (found)
            return found;
    }
    return NULL;
}

static const char *step_text(const struct both *both, const int *leaf, int count)
{
    const struct twigs *twigs = &both->tree->twigs;
    if (both->parting >= count)
        return "is at its end";
    const int twig = leaf[both->parting];
    return twig < 0
               ? "comes to a leaf that is not there"
               : printed("comes to %s, which is %" PRId64, path_to(twigs, twig, 0, ""), twigs->twig[twig].value);
}

static void draw_both(enum search_kind right, const struct graded_tree *tree)
{
    const int told = tree->answered ? tree->answer.told : NOT_TOLD;
    struct both both = {.tree = tree, .right = right, .parting = -1};
    search_twigs(&tree->twigs, both.right, tree->root_is_min, &both.visits);
    leaves_told(&tree->twigs, &tree->answer, both.leaf);
    text_table_add(&both.table, "%s", search_name[both.right]);
    if (told >= 0)
        text_table_add(&both.table, "this program");
    text_table_add(&both.table, "node");
    text_table_add(&both.table, "value");
    text_table_end_row(&both.table);
    draw_below(&both, 0, "", 0, !tree->root_is_min);
    text_table_print(&both.table, stdout);
    for (int i = 0; both.parting < 0 && i < told + (told < both.visits.count); i++)
        if (i >= told || i >= both.visits.count || both.leaf[i] != both.visits.leaf[i])
            both.parting = i;
    if (told >= 0 && both.parting >= 0)
        say_prose("They part at step %d: %s %s; this program %s.", both.parting + 1, search_name[both.right],
                  step_text(&both, both.visits.leaf, both.visits.count), step_text(&both, both.leaf, told));
    else if (told >= 0)
        say_prose("Both visit the same leaves, in the same order.");
}

/* --- a fault -------------------------------------------------------------------------------------------------------- */

static void say_answer(const struct graded_tree *tree, enum fault fault)
{
    struct leaf_visits right;
    search_twigs(&tree->twigs, MINIMAX_SEARCH, tree->root_is_min, &right);
    const bool hung = strcmp(tree->trouble.word, "hung") == 0;
    if (fault == NO_ANSWER)
        say_prose(
            "%c%s%s.", toupper((unsigned char)*tree->trouble.detail), tree->trouble.detail + 1,
            hung ? ": it hangs, or does not flush its line, as print(..., flush=True) does, or needs more (--wait)"
                 : "");
    else if (fault == WRONG_VALUE)
        say_prose("It answers %" PRId64 "; the value is %" PRId64 ".", tree->answer.value, (int64_t)right.value);
    else if (fault == WRONG_MOVE)
        say_prose("Its value, %" PRId64 ", is right, but not its move, child %d; child %d is a best one.",
                  tree->answer.value, tree->answer.move, right.move);
}

static const char *const fault_heading[FAULTS] = {
    [NO_ANSWER] = "to which it gives no answer",
    [WRONG_VALUE] = "on which its value is wrong",
    [WRONG_MOVE] = "on which its move is wrong",
    [OTHER_LEAVES] = "on which its leaves are not those of alpha-beta",
};

static void say_fault(const struct grade *grade, enum fault fault)
{
    const struct fault_found *found = &grade->fault[fault];
    const struct graded_tree *tree = &found->shrunk;
    const char *kind = kind_of_fault(grade, fault);
    if (*kind)
        say_prose("%s", kind);
    if (found->size.nodes == 0) {
        say_prose("There are %d trees %s, but asked again none showed it: it may be wrong by chance.", found->count,
                  fault_heading[fault]);
        return;
    }
    const char *text = twigs_text(&tree->twigs);
    printf("\nThe smallest tree found %s has %d nodes, and %s begins:\n  %s\n", fault_heading[fault],
           found->size.nodes, tree->root_is_min ? "MIN" : "MAX", text);
    say_answer(tree, fault);
    if (fault == NO_ANSWER)
        return;
    putchar('\n');
    const enum search_kind same = search_with_leaves(grade),
                           right = fault == OTHER_LEAVES || same >= RIGHT_SEARCHES ? ALPHABETA_SEARCH : same;
    draw_both(right, tree);
    static const char *const setting[RIGHT_SEARCHES] = {"minimax", "shallow", "alphabeta",
                                                        "alphabeta relation=strict"};
    if (!(tree_traits(&tree->twigs) >> HAS_EXTREMES & 1))
        printf("The right one, with its windows: plymeter draw game=tree 'tree=%s'%s algorithm=%s\n", text,
               tree->root_is_min ? " root=min" : "", setting[right]);
}

void report_print(const struct pupil *pupil, const struct grade *grade, enum span span)
{
    const struct fault_found *none = &grade->fault[NO_ANSWER], *move = &grade->fault[WRONG_MOVE];
    print_line_plainly(stdout, "%s", pupil->name);
    say_prose("Its value is right on %d of %d trees.%s%s", grade->right, grade->asked,
              none->count ? printed(" To %d it gave no answer.", none->count) : "",
              grade->moves_told == 0 ? ""
              : move->count          ? printed(" Its move is wrong on %d of those.", move->count)
                                     : printed(" Its move is right on all of them."));
    if (grade->stopped)
        say_prose("Others were not asked: %s.",
                  none->count ? "there was too much trouble" : "half of the time was spent");
    for (enum fault fault = 0; fault < OTHER_LEAVES; fault++)
        if (grade->fault[fault].count > 0)
            say_fault(grade, fault);
    if (grade->answered > 0)
        say_prose("%s", kind_of_leaves(grade, span));
    if (grade->fault[OTHER_LEAVES].size.nodes > 0)
        say_fault(grade, OTHER_LEAVES);
    if (span == SMALL_VALUES && grade->right == grade->asked)
        say_prose("Not asked were values at the ends of an int: --values int does, and long.");
    say_prose(
        "Trees do not show whether a transposition table, visits of UCB, or what it does with time are right.");
}

/* --- CSV ------------------------------------------------------------------------------------------------------------ */

void report_print_header(void)
{
    puts("program,trees,answered,right,moves_wrong,fault,nodes,tree,kind,leaves");
}

void report_print_row(const struct pupil *pupil, const struct grade *grade, enum span span)
{
    static const char *const word[FAULTS + 1] = {"no answer", "value", "move", "", ""};
    enum fault fault = NO_ANSWER;
    while (fault < FAULTS && grade->fault[fault].count == 0)
        fault++;
    const struct fault_found *found = fault < FAULTS ? &grade->fault[fault] : NULL;
    write_field(stdout, pupil->name);
    printf(",%d,%d,%d,%d,%s,", grade->asked, grade->answered, grade->right, grade->fault[WRONG_MOVE].count,
           word[fault]);
    if (found && found->size.nodes)
        printf("%d", found->size.nodes);
    putchar(',');
    write_field(stdout, found && found->size.nodes ? twigs_text(&found->shrunk.twigs) : "");
    putchar(',');
    write_field(stdout, found ? kind_of_fault(grade, fault) : "");
    putchar(',');
    write_field(stdout, grade->answered ? kind_of_leaves(grade, span) : "");
    putchar('\n');
}

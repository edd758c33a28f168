#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "block/block.h"
#include "block/minimal.h"
#include "cell/labels.h"
#include "journal/row.h"
#include "text/plain.h"

static void begin_label(const char *label)
{
    printf("%-*s", LABEL, label);
}

static uint64_t number(const struct block *block, const char *column)
{
    return strtoull(block_text(block, column), NULL, 10);
}

static bool has_column(const struct block *block, const char *column)
{
    return *block_text(block, column) != '\0';
}

/* --- how it ended ----------------------------------------------------------------------------------------------- */

static void print_status(const struct block *block)
{
    static const char *const limit[STATUSES] = {
        [UNFINISHED] = "budget", [BUDGET] = "nodes", [TIMEOUT] = "seconds", [MEMORY] = "memory_mb"};
    static const char *const cure[STATUSES] = {
        [UNFINISHED] = "was spent before a step was completed: raise it, or begin with limit=least",
        [BUDGET] = "were spent: raise nodes= (0: no limit), or search less deep with limit=",
        [TIMEOUT] = "were spent: raise seconds=, or search less deep with limit=",
        [MEMORY] =
            "was not enough: raise memory_mb=, ask for a smaller table with entries=, or, if a path was longer "
            "than 32768 plies, lower limit=",
        [CRASH] = "the game or the search is faulty, or a path was so long that the stack ended: lower limit=",
        [ERROR] = "the search contradicted itself: its game, algorithm or cutoff is faulty"};
    static const char *const engines[2] = {"trouble", "rival_trouble"};
    char buffer[SETTING_TEXT];
    if (block->status == OK)
        return;
    begin_label("status");
    for (int i = 0; i < 2; i++)
        if (has_column(block, engines[i])) {
            printf("%s: %s engine: %s\n", block_text(block, "status"), i ? "the rival's" : "the",
                   block_text(block, engines[i]));
            return;
        }
    if (limit[block->status])
        printf("%s: %s=%s %s\n", block_text(block, "status"), limit[block->status],
               cell_value(block->cell, limit[block->status], buffer), cure[block->status]);
    else
        printf("%s: %s\n", block_text(block, "status"), cure[block->status]);
}

/* --- what it found ---------------------------------------------------------------------------------------------- */

static int64_t unit_of(const struct block *block)
{
    return block->seen ? block->view.description.unit : 1;
}

/* "+7.14" */
static const char *number_text(const struct block *block, int64_t value, char text[32])
{
    if (unit_of(block) != 1)
        return points_text(value, unit_of(block), text);
    snprintf(text, 32, value ? "%+" PRId64 : "%" PRId64, value);
    return text;
}

/* Of a game whose values are points that goes without saying. */
static const char *points_of(const struct block *block)
{
    return unit_of(block) == 1 ? "" : " points";
}

/* Who is to move where the search begins. */
static const char *mover(const struct block *block)
{
    return !block->seen ? "the player" : block->view.description.second ? "the second player" : "the first player";
}

static void print_value(const struct block *block)
{
    const bool game = block->cell->measure == MEASURE_GAME;
    char text[32];
    if (block->status != OK || block->cell->rival || (cell_asks(block->cell) && !game))
        return;
    begin_label(game ? "score" : "value");
    printf("%s%s for %s, who is to move", number_text(block, strtoll(block_text(block, "value"), NULL, 10), text),
           points_of(block), mover(block));
    printf(unit_of(block) == 1 ? "\n" : " (%s in a CSV)\n", block_text(block, "value"));
}

static void print_move(const struct block *block)
{
    if (!ended_well(block->status) || block->cell->rival || block->cell->measure == MEASURE_GAME)
        return;
    begin_label("move");
    puts(has_column(block, "move") ? block_text(block, "move") : "none: the root is a leaf");
}

static void print_match(const struct block *block)
{
    if (!block->cell->rival || block->status != OK)
        return;
    begin_label("points");
    printf("%s of 2 for the player, in two games: %s won, %s drawn, %s lost\n", block_text(block, "points"),
           block_text(block, "wins"), block_text(block, "draws"), block_text(block, "losses"));
    begin_label("plies");
    printf("%s in both; what follows is the player's own\n", block_text(block, "plies"));
}

/* --- decisions -------------------------------------------------------------------------------------------------- */

struct valued {
    const char *move;
    int64_t value;
    bool known;
    int place; /* in the game's own order */
};

static int by_shown_value(const void *a, const void *b)
{
    const struct valued *x = a, *y = b;
    if (x->known != y->known)
        return y->known - x->known;
    return x->value != y->value ? (x->value < y->value) - (x->value > y->value)
                                : (x->place > y->place) - (x->place < y->place);
}

static struct valued valued_by_label(const struct experiment *experiment, int i)
{
    const struct labelled *move = &experiment->label[0]->moves[i];
    return (struct valued){move->move, move->score, true, i};
}

static struct valued valued_by_search(const struct block *block, int i)
{
    const struct experiment *experiment = &block->single->experiment;
    const int reference = experiment->reference[0].first + i;
    char text[ROW_FIELD];
    struct valued move = {.move = experiment->choice[i].move, .place = i};
    move.known = row_field(row_of(block->rows, reference), &experiment->cells[reference], "value", text);
    move.value = move.known ? -strtoll(text, NULL, 10) : 0;
    return move;
}

/* What the reference says of every move, the best first. */
static void print_all_moves(const struct block *block)
{
    const struct experiment *experiment = &block->single->experiment;
    const int count = experiment->labels ? experiment->label[0]->count : experiment->reference[0].count;
    struct valued moves[MOST_CHILDREN];
    char number[32];
    for (int i = 0; i < count; i++)
        moves[i] = experiment->labels ? valued_by_label(experiment, i) : valued_by_search(block, i);
    qsort(moves, (size_t)count, sizeof *moves, by_shown_value);
    begin_label("all moves");
    for (int i = 0; i < count; i++)
        printf("%s%s %s", i ? ", " : "", moves[i].move,
               moves[i].known ? number_text(block, moves[i].value, number) : "?");
    putchar('\n');
}

static void print_reference(const struct block *block)
{
    const struct experiment *experiment = &block->single->experiment;
    const struct labels *labels = experiment->labels ? experiment->labels[0] : NULL;
    if (!labels && cell_judges_itself(block->cell)) {
        puts("exact: the game knows what every move is worth");
    } else if (labels) {
        print_line_plainly(stdout, "labels: what %s said of each move with %s nodes", labels->header[LABELS_ENGINE],
                           labels->header[LABELS_NODES]);
    } else {
        puts(strcmp(block_text(block, "reference"), "exact") == 0
                 ? "exact: it saw the end of the game everywhere, or the game knows its values"
                 : "deeper: it did not see the end of the game everywhere");
    }
}

static void print_decision(const struct block *block)
{
    char text[32];
    if (block->cell->measure != MEASURE_DECISION)
        return;
    begin_label("regret");
    if (!has_column(block, "regret")) {
        puts(!cell_judges_itself(block->cell) ? "not known: the search or one of its references did not end "
                                                "well; raise seconds=, or lower limit= "
                                                "or reference.limit="
                                              : "not known: no move was chosen");
        return;
    }
    const char *regret = number_text(block, strtoll(block_text(block, "regret"), NULL, 10), text);
    printf("%s%s: %s\n", regret + (*regret == '+'), points_of(block),
           number(block, "agrees") ? "a best move" : "there is a better move");
    begin_label("reference");
    print_reference(block);
    if (block->single->experiment.labels || !cell_judges_itself(block->cell))
        print_all_moves(block);
}

/* --- what it cost ----------------------------------------------------------------------------------------------- */

static uint64_t nodes(const struct block *block)
{
    return number(block, "interior") + number(block, "leaves") + number(block, "beyond");
}

static void print_counts(const struct block *block)
{
    if (!has_column(block, "leaves"))
        return;
    begin_label("nodes");
    printf("%" PRIu64 ": %s interior, %s leaves, of which %s finished games", nodes(block),
           block_text(block, "interior"), block_text(block, "leaves"), block_text(block, "terminals"));
    if (number(block, "beyond"))
        printf(", %s beyond the horizon", block_text(block, "beyond"));
    putchar('\n');
    begin_label("evaluations");
    printf("%s, those for ordering and pricing included\n", block_text(block, "evaluations"));
    if (number(block, "recalled")) {
        begin_label("recalled");
        printf("%s positions, by the transposition table, whose entries have %" PRId64 " bytes\n",
               block_text(block, "recalled"), cell_entry_bytes(block->cell));
    }
    if (number(block, "capped")) {
        begin_label("capped");
        printf("%s of the leaves, only by most_plies\n", block_text(block, "capped"));
    }
    if (has_column(block, "reached")) {
        begin_label("reached");
        printf("limit=%s, the last step that was completed\n", block_text(block, "reached"));
    }
}

/* What an engine said, the cell's own or its rival's. */
static void print_engine(const struct block *block, bool rival)
{
    static const char *const said[] = {"nodes", "depth", "score"};
    char name[40];
    snprintf(name, sizeof name, "%stitle", rival ? "rival_" : "");
    if (!has_column(block, name))
        return;
    begin_label(rival ? "rival" : "engine");
    fputs(block_text(block, name), stdout);
    for (int i = 0, before = 0; i < 3; i++) {
        snprintf(name, sizeof name, "%sengine_%s", rival ? "rival_" : "", said[i]);
        if (has_column(block, name))
            printf("%s %s %s", before++ ? "," : ":", said[i], block_text(block, name));
    }
    putchar('\n');
}

static bool is_one_search(const struct cell *cell)
{
    return cell->measure == MEASURE_SEARCH || cell->measure == MEASURE_SHAPE || cell->measure == MEASURE_ANATOMY;
}

static void print_minimal_tree(const struct block *block)
{
    if (block->status != OK || !is_one_search(block->cell) || cell_asks(block->cell))
        return;
    const struct minimal minimal = minimal_of(block->cell, number(block, "terminals"));
    begin_label("minimal tree");
    if (isnan(minimal.leaves))
        puts(minimal.how);
    else
        printf("%.0f %s; this search visits %.4g times that\n", minimal.leaves, minimal.how,
               (double)number(block, "leaves") / minimal.leaves);
}

static void print_cutoffs(const struct block *block)
{
    const uint64_t cutoffs = number(block, "cutoffs"), first = number(block, "cutoffs_first");
    if (!has_column(block, "cutoffs"))
        return;
    begin_label("cutoffs");
    printf("%" PRIu64, cutoffs);
    if (cutoffs > 0)
        printf(", %.1f %% of them by the first child", 100 * (double)first / (double)cutoffs);
    putchar('\n');
}

static void print_time_of(double ns)
{
    printf(ns < 1e9 ? "%.3g ms" : "%.3f s", ns < 1e9 ? ns * 1e-6 : ns * 1e-9);
}

static void print_time(const struct block *block)
{
    const double ns = strtod(block_text(block, "ns"), NULL);
    if (!ended_well(block->status))
        return;
    begin_label("time");
    if (ns == 0) {
        puts(cell_oracle(block->cell) ? "not measured: an oracle's work does not count" : "not measured");
        return;
    }
    print_time_of(ns);
    if (has_column(block, "repeats"))
        printf(", the median of %s", block_text(block, "repeats"));
    if (has_column(block, "ns_low")) {
        fputs(" (", stdout);
        print_time_of(strtod(block_text(block, "ns_low"), NULL));
        fputs(" .. ", stdout);
        print_time_of(strtod(block_text(block, "ns_high"), NULL));
        fputs(" at 95 %)", stdout);
    }
    if (cell_asks(block->cell))
        putchar('\n');
    else
        printf(", %.3g million nodes a second\n", 1e3 * (double)nodes(block) / ns);
}

/* It says what the evaluation is, and what a value means. */
static void print_game(const struct block *block)
{
    begin_label("game");
    puts(*part_at(GAME_PART, block->cell->part[GAME_PART])->about);
}

void block_print_results(const struct block *block)
{
    print_game(block);
    print_status(block);
    print_match(block);
    print_value(block);
    print_move(block);
    print_decision(block);
    print_counts(block);
    print_engine(block, false);
    print_engine(block, true);
    print_minimal_tree(block);
    print_cutoffs(block);
    print_time(block);
}

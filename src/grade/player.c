#include "grade/player.h"

#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/memory.h"
#include "base/text.h"
#include "grade/report.h"

/* --- asking ----------------------------------------------------------------------------------------------------------- */

/* The number of the move that it names; -1: it gives none that is legal. */
static int ask_for_move(struct engine *engine, const struct exam *exam, const struct exam_position *position,
                        double wait, struct engine_trouble *trouble)
{
    enum { TO_THE_END = 100 };
    const char *legal[MOST_EXAM_MOVES];
    struct engine_answer answer;
    for (int i = 0; i < position->count; i++)
        legal[i] = position->name[i];
    const struct engine_question question = {.game = cell_part(&exam->cell, GAME_PART),
                                             .position = position->position,
                                             .depth = TO_THE_END,
                                             .board = position->board,
                                             .legal = legal,
                                             .legal_count = position->count};
    if (!engine_ask(engine, &question, wait, &answer, trouble))
        return -1;
    const int move = find_word(answer.move, legal, position->count);
    if (move < 0) {
        snprintf(trouble->word, sizeof trouble->word, "illegal");
        snprintf(trouble->detail, sizeof trouble->detail, "it answered %s, which is no legal move", answer.move);
    }
    return move;
}

static int sign_of(int64_t value)
{
    return (value > 0) - (value < 0);
}

/* Whoever makes no move gives away all that there is. */
static double note_choice(struct player_grade *grade, const struct exam_position *position, int move)
{
    static int64_t most;
    const int best = best_move(position), chosen = move < 0 ? worst_move(position) : move;
    const int64_t regret = position->worth[best] - position->worth[chosen];
    grade->asked++;
    grade->silent += move < 0;
    grade->best += move >= 0 && regret == 0;
    grade->given_away += move >= 0 && sign_of(position->worth[chosen]) < sign_of(position->worth[best]);
    if (move >= 0 && regret > 0 && (!grade->worst || regret > most)) {
        most = regret;
        grade->worst = position;
        memcpy(grade->worst_move, position->name[move], sizeof grade->worst_move);
    }
    return (double)regret / (double)position->unit;
}

void player_take(struct engine *engine, const struct exam *exam, double seconds, double wait,
                 struct player_grade *grade)
{
    enum { MOST_SILENT = 20 };
    const double deadline = seconds_now() + seconds;
    double *agrees = allocate((size_t)exam->count, sizeof *agrees),
           *regret = allocate((size_t)exam->count, sizeof *regret);
    int *unit = allocate((size_t)exam->count, sizeof *unit);
    *grade = (struct player_grade){.asked = 0};
    for (int i = 0; i < exam->count && seconds_now() < deadline && grade->silent < MOST_SILENT; i++) {
        struct engine_trouble trouble;
        const int n = grade->asked, before = grade->best;
        if (!exam->list[i].judged)
            continue;
        const int move = ask_for_move(engine, exam, &exam->list[i], wait, &trouble);
        if (move < 0 && grade->silent == 0)
            grade->trouble = trouble;
        regret[n] = note_choice(grade, &exam->list[i], move);
        agrees[n] = grade->best - before;
        unit[n] = n;
    }
    grade->agreement = bootstrap_mean(agrees, unit, grade->asked, 0.95);
    grade->regret = bootstrap_mean(regret, unit, grade->asked, 0.95);
    bounds_cut((struct bounds){0, 1}, &grade->agreement.low, &grade->agreement.high);
    bounds_cut((struct bounds){0, INFINITY}, &grade->regret.low, &grade->regret.high);
}

/* --- what is said ----------------------------------------------------------------------------------------------------- */

/* How many positions were judged, could not be, and were not looked at. */
struct exam_counts {
    int judged, hard, late;
};

static struct exam_counts count_exam(const struct exam *exam)
{
    struct exam_counts counts = {0};
    for (int i = 0; i < exam->count; i++) {
        counts.judged += exam->list[i].judged;
        counts.hard += !exam->list[i].judged && exam->list[i].count > 1;
        counts.late += exam->list[i].late;
    }
    return counts;
}

static const char *interval_said(const struct exam *exam, const struct interval *interval, double factor)
{
    return exam->sampled && interval->low <= interval->high
               ? printed(" (%.4g to %.4g, at 95 %%)", factor * interval->low, factor * interval->high)
               : "";
}

static const char *result_said(int64_t worth)
{
    return worth > 0 ? "wins" : worth < 0 ? "loses" : "draws";
}

static void say_worst(const struct player_grade *grade)
{
    const struct exam_position *worst = grade->worst;
    int chosen = 0;
    while (strcmp(worst->name[chosen], grade->worst_move) != 0)
        chosen++;
    const int best = best_move(worst);
    printf("\nIt gives away most here:\n%s\nposition=%s\n", worst->board, worst->position);
    say_prose("It plays %s, which %s and is worth %+.10g; %s %s, and is worth %+.10g.", grade->worst_move,
              result_said(worst->worth[chosen]), (double)worst->worth[chosen] / (double)worst->unit,
              worst->name[best], result_said(worst->worth[best]), (double)worst->worth[best] / (double)worst->unit);
}

void player_print(const char *name, const struct exam *exam, const struct player_grade *grade)
{
    const struct exam_counts counts = count_exam(exam);
    const bool all = grade->asked == counts.judged && counts.hard + counts.late == 0;
    print_line_plainly(stdout, "%s", name);
    if (exam->sampled)
        say_prose(
            "It was asked in %d positions, a sample: one of each of as many games at random, in which there are "
            "two moves at "
            "least.",
            grade->asked);
    else
        say_prose("It was asked in %d positions, %s that can be reached and in which there are two moves at least.",
                  grade->asked, all ? "all" : "of those");
    if (grade->asked < counts.judged)
        say_prose("Others were not asked: %s.",
                  grade->silent ? "there was too much trouble" : "the time was spent");
    if (counts.hard > 0)
        say_prose("%d more were left out, since " EXAM_NODES
                  " nodes did not find out what a move is worth: those that were asked are "
                  "nearer to the end.",
                  counts.hard);
    if (counts.late > 0)
        say_prose("%d more were not looked at: half of the time was spent, and --seconds gives more.", counts.late);
    say_prose(
        "It plays a best move in %d of them, %.4g %%%s, and gives away %.3g points a move%s. In %d it lets a win "
        "or a draw go.",
        grade->best, 100 * grade->agreement.mean, interval_said(exam, &grade->agreement, 100), grade->regret.mean,
        interval_said(exam, &grade->regret, 1), grade->given_away);
    if (grade->silent > 0)
        say_prose("In %d it gives no legal move; at first %s.", grade->silent, grade->trouble.detail);
    if (grade->worst)
        say_worst(grade);
}

void player_print_header(void)
{
    puts("program,game,sampled,positions,best,agreement,agreement_low,agreement_high,regret,regret_low,regret_high,"
         "given_away,"
         "silent");
}

static void print_interval(const struct exam *exam, const struct interval *interval)
{
    printf(",%.6g", interval->mean);
    if (exam->sampled && interval->low <= interval->high)
        printf(",%.6g,%.6g", interval->low, interval->high);
    else
        fputs(",,", stdout);
}

void player_print_row(const char *name, const struct exam *exam, const struct player_grade *grade)
{
    write_field(stdout, name);
    printf(",%s,%s,%d,%d", cell_part(&exam->cell, GAME_PART), exam->sampled ? "yes" : "no", grade->asked,
           grade->best);
    print_interval(exam, &grade->agreement);
    print_interval(exam, &grade->regret);
    printf(",%d,%d\n", grade->given_away, grade->silent);
}

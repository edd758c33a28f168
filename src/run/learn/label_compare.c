#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"
#include "core/exit.h"
#include "core/lasting.h"
#include "learn/labelling.h"
#include "numbers/number.h"
#include "numbers/statistics.h"

struct comparison {
    const char *path; /* of the file that is read */
    int wrong, positions, same_best;
    double *difference, sum, regret; /* of all moves */
    size_t moves;
};

static void complain_of_either(void *context, struct place place, const char *message)
{
    struct comparison *comparison = context;
    comparison->wrong++;
    labels_complain((void *)comparison->path, place, message);
}

static int clipped(int score, int cap)
{
    return score > cap ? cap : score < -cap ? -cap : score;
}

/* The first of the moves that one judge holds best, as the other sees it; false if they do not have the same moves. */
static bool add_position(struct comparison *comparison, const struct label *one, const struct label *other, int cap)
{
    const struct labelled *best = NULL;
    for (int i = 0; i < one->count; i++) {
        const struct labelled *same = label_move(other, one->moves[i].move);
        if (!same || one->count != other->count)
            return false;
        const double difference = abs(clipped(one->moves[i].score, cap) - clipped(same->score, cap));
        comparison->difference = grow(comparison->difference, comparison->moves, sizeof *comparison->difference);
        comparison->difference[comparison->moves++] = difference;
        comparison->sum += difference;
        if (!best && one->moves[i].score == one->best)
            best = same;
    }
    const int regret = other->best - best->score;
    comparison->positions++;
    comparison->same_best += regret == 0;
    comparison->regret += regret < cap ? regret : cap;
    return true;
}

static void print_comparison(struct comparison *comparison)
{
    const double positions = comparison->positions;
    puts("positions,moves,same_best,mean_difference,median_difference,regret");
    printf("%d,%zu,", comparison->positions, comparison->moves);
    number_write(stdout, comparison->same_best / positions);
    putchar(',');
    number_write(stdout, comparison->sum / (double)comparison->moves);
    putchar(',');
    sort_numbers(comparison->difference, (int)comparison->moves);
    number_write(stdout, quantile_of(comparison->difference, (int)comparison->moves, 0.5));
    putchar(',');
    number_write(stdout, comparison->regret / positions);
    putchar('\n');
}

static int compare_files(struct comparison *comparison, const struct labels *one, const struct labels *other,
                         int cap)
{
    if (strcmp(one->header[LABELS_GAME], other->header[LABELS_GAME]) != 0) {
        fprintf(stderr, "%s: these are labels of %s, and those of %s are of %s\n", other->path,
                other->header[LABELS_GAME], one->path, one->header[LABELS_GAME]);
        return EXIT_CONFIG;
    }
    for (int i = 0; i < one->count; i++) {
        const struct label *label = labels_find(other, one->label[i].position);
        if (label && !add_position(comparison, &one->label[i], label, cap)) {
            fprintf(stderr, "%s:%d: its moves are not those of %s:%d\n", other->path, label->line, one->path,
                    one->label[i].line);
            return EXIT_CONFIG;
        }
    }
    if (comparison->positions == 0) {
        fprintf(stderr, "%s: it has no position of %s\n", other->path, one->path);
        return EXIT_CONFIG;
    }
    print_comparison(comparison);
    return EXIT_FINE;
}

int labels_compare(const char *path, const char *other, int cap)
{
    static struct comparison comparison;
    comparison.path = path;
    struct labels *one = lasting(labels_read(path, complain_of_either, &comparison));
    comparison.path = other;
    struct labels *two = lasting(labels_read(other, complain_of_either, &comparison));
    return comparison.wrong == 0 ? compare_files(&comparison, one, two, cap) : EXIT_CONFIG;
}

#include "verbs/position.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *points_text(int64_t value, int64_t unit, char text[32])
{
    snprintf(text, 32, "%+.10g", (double)value / (double)unit);
    return strcmp(text, "+0") == 0 ? "0" : text;
}

const char *player_text(int player)
{
    return player ? "o" : "x";
}

static void print_end(const struct description *description)
{
    const int64_t score = description->second ? -description->value : description->value;
    char points[32];
    if (score == 0)
        printf("over: a draw\n");
    else
        printf("over: %s wins, %s\n", player_text(score < 0), points_text(llabs(score), description->unit, points));
}

void print_board(const struct game *game, const struct task *task, bool ascii)
{
    struct description description;
    game->describe(task, ascii, &description);
    printf("%s\n", description.board);
    if (description.position[0])
        printf("position=%s\n", description.position);
    if (description.finished)
        print_end(&description);
    else
        printf("%s to move\n", player_text(description.second));
}

void print_moves(const struct game *game, const struct task *task)
{
    struct sight sight;
    game->look(task, &sight);
    if (sight.count == 0)
        return;
    printf("%d moves:", sight.count);
    for (int i = 0; i < sight.count; i++)
        printf(" %s", sight.name[i]);
    putchar('\n');
}

void print_evaluation(const struct game *game, const struct task *task)
{
    struct description description;
    char points[32];
    game->describe(task, true, &description);
    if (description.finished)
        return;
    printf("evaluation %s for %s", points_text(description.value, description.unit, points),
           player_text(description.second));
    for (int i = 0; i < MAX_FEATURES && description.feature_names[i]; i++)
        printf("%s %s %lld", i ? "," : ":", description.feature_names[i], (long long)description.feature[i]);
    putchar('\n');
}

#include "verbs/position.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "system/apart.h"

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

enum { VIEW_SECONDS = 5 };

struct viewing {
    const struct game *game;
    const struct task *task;
    bool ascii;
    struct view *view; /* shared */
};

static void look(void *context, int item)
{
    const struct viewing *viewing = context;
    (void)item;
    viewing->game->look(viewing->task, &viewing->view->sight);
    viewing->game->describe(viewing->task, viewing->ascii, &viewing->view->description);
}

void tell_of_game(void *context, int item, const char *how)
{
    (void)context;
    (void)item;
    fprintf(stderr, "plymeter: the game did not end well: %s\n", how);
}

bool view_take(const struct game *game, const struct task *task, bool ascii, struct view *view)
{
    struct viewing viewing = {game, task, ascii, shared_take(sizeof *view)};
    const struct chore chore = {look, tell_of_game, &viewing, VIEW_SECONDS, task->memory};
    const bool good = do_apart(&chore, 1);
    *view = *viewing.view;
    shared_free(viewing.view, sizeof *view);
    return good;
}

void print_board(const struct view *view)
{
    const struct description *description = &view->description;
    printf("%s\n", description->board);
    if (description->position[0])
        printf("position=%s\n", description->position);
    if (description->finished)
        print_end(description);
    else
        printf("%s to move\n", player_text(description->second));
}

void print_moves(const struct view *view)
{
    if (view->sight.count == 0)
        return;
    printf("%d moves:", view->sight.count);
    for (int i = 0; i < view->sight.count; i++)
        printf(" %s", view->sight.name[i]);
    putchar('\n');
}

void print_evaluation(const struct view *view)
{
    const struct description *description = &view->description;
    char points[32];
    if (description->finished)
        return;
    printf("evaluation %s for %s", points_text(description->value, description->unit, points),
           player_text(description->second));
    for (int i = 0; i < MAX_FEATURES && description->feature_names[i]; i++)
        printf("%s %s %lld", i ? "," : ":", description->feature_names[i], (long long)description->feature[i]);
    putchar('\n');
}

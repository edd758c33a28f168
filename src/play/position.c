#include "play/position.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/process.h"
#include "parts/cell.h"
#include "base/terminal.h"
#include "base/text.h"

const char *points_text(int64_t value, int64_t unit)
{
    return value == 0 ? "0" : printed("%+.10g", (double)value / (double)unit);
}

/* All games draw their players' pieces by put_cell of kit/notation.h; the board of those that draw nothing is their
 * notation, or empty. */
struct players players_signed(const struct view *view, bool ascii)
{
    const char *board = view->description.board, *position = view->description.position;
    const bool letters = ascii || strncmp(board, position, strlen(position)) == 0;
    return (struct players){.sign = {letters ? "x" : "\u25cf", letters ? "o" : "\u25cb"}};
}

const char *player_text(const struct players *players, int player)
{
    const char *name = players->name[player], *sign = players->sign[player];
    return name ? printed("%.80s (%s)", name, sign) : sign;
}

void print_players(const struct players *players)
{
    for (int player = 0; player < 2; player++)
        print_line_plainly(stdout, "%s is %s", players->sign[player], players->name[player]);
}

/* By how much someone won is told by the last position, unless the match ended before it did. */
static void print_end(const struct view *view, const struct players *players)
{
    const struct description *description = &view->description;
    const char *ending = view->sight.ending;
    const int64_t value = *ending ? view->sight.score : description->value;
    const int64_t score = description->second ? -value : value;
    if (score == 0)
        fputs("over: a draw", stdout);
    else
        print_plainly(stdout, "over: %s wins", player_text(players, score < 0));
    if (*ending)
        printf(" by %s", ending);
    else if (score != 0)
        printf(", %s", points_text(llabs(score), description->unit));
    putchar('\n');
}

enum { VIEW_SECONDS = 5 };

struct viewing {
    const struct task *task;
    bool ascii;
};

static void take_view(const void *question, void *answer)
{
    const struct viewing *viewing = question;
    struct view *view = answer;
    task_look(viewing->task, &view->sight);
    cell_game(viewing->task->cell)->describe(viewing->task, viewing->ascii, &view->description);
}

bool ended_well_isolated(const char *how)
{
    if (how)
        fprintf(stderr, "plymeter: the game did not end well: %s\n", how);
    return !how;
}

bool view_take(const struct task *task, bool ascii, struct view *view)
{
    const struct viewing viewing = {task, ascii};
    return ended_well_isolated(
        ask_isolated(take_view, &viewing, view, sizeof *view, VIEW_SECONDS, cell_memory(task->cell)));
}

void print_board(const struct view *view, const struct players *players)
{
    const struct description *description = &view->description;
    if (description->board[0])
        printf("%s\n", description->board);
    if (description->position[0])
        printf("position=%s\n", description->position);
    if (description->finished || view->sight.ending[0]) {
        print_end(view, players);
    } else {
        print_line_plainly(stdout, "%s to move", player_text(players, description->second));
    }
}

const char *move_text(const struct view *view, int number)
{
    const char *name = view->sight.name[number], *record = view->description.record[number];
    const bool both = view->description.recorded && strcmp(name, record) != 0;
    return both ? printed("%s (%s)", name, record) : name;
}

void print_moves(const struct view *view)
{
    if (view->sight.count == 0)
        return;
    struct wrapping wrapping = wrapping_begin(stdout, 2);
    printf("%d moves:", view->sight.count);
    for (int i = 0; i < view->sight.count; i++)
        printf(" %s", move_text(view, i));
    putchar('\n');
    wrapping_end(&wrapping);
}

/* How many of their first letters are the same, in capitals or not? */
static size_t letters_shared(const char *a, const char *b)
{
    size_t count = 0;
    while (a[count] && tolower((unsigned char)a[count]) == tolower((unsigned char)b[count]))
        count++;
    return count;
}

/* Of a word, with what a move is called or with how records write it. */
static size_t likeness(const struct view *view, const char *word, int number)
{
    const size_t name = letters_shared(word, view->sight.name[number]);
    const size_t record = letters_shared(word, view->description.record[number]);
    return name > record ? name : record;
}

void print_near_moves(const struct view *view, const char *word)
{
    enum { FEW = 12 };
    const struct sight *sight = &view->sight;
    size_t most = 0;
    int shown = 0;
    for (int i = 0; i < sight->count && sight->count > FEW; i++) {
        const size_t shared = likeness(view, word, i);
        most = shared > most ? shared : most;
    }
    fputs(sight->count ? "legal moves:" : "the game is over", stdout);
    for (int i = 0; i < sight->count && shown < FEW; i++)
        if (likeness(view, word, i) >= most) {
            printf(" %s", move_text(view, i));
            shown++;
        }
    if (shown < sight->count)
        printf(" ...; \"moves\" lists all %d", sight->count);
    putchar('\n');
}

void print_evaluation(const struct view *view, const struct players *players)
{
    const struct description *description = &view->description;
    if (description->finished)
        return;
    struct wrapping wrapping = wrapping_begin(stdout, 2);
    printf("evaluation %s for %s", points_text(description->value, description->unit),
           players->sign[description->second]);
    for (int i = 0; i < MAX_FEATURES && description->feature_names[i]; i++)
        printf("%s %s %lld", i ? "," : ":", description->feature_names[i], (long long)description->feature[i]);
    putchar('\n');
    wrapping_end(&wrapping);
}

#include "play/replay.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "parts/cell.h"
#include "base/program.h"
#include "play/position.h"
#include "base/process.h"
#include "base/text.h"

enum { NOTATING_SECONDS = 30, PGN_COLUMNS = 80 };

/* --- in another process --------------------------------------------------------------------------------------- */

struct notating {
    const struct replayed *replayed;
    bool recorded; /* are moves to be written as records write them? */
};

struct notation {
    char position[POSITION_TEXT]; /* from which the first of the moves was made; empty: the game's own start */
    bool second;                  /* does the player who did not begin the game make that one? */
    bool too_long;
    char move[MOST_MOVES][MOVE_NAME];
    int count;
};

/* Record of the task's move number `ply`, or its name if records have names. */
static const char *move_of(const struct notating *notating, struct task *task, int count, int ply)
{
    static struct description description;
    static struct sight sight;
    const struct replayed *replayed = notating->replayed;
    const int before = count - replayed->count, number = task->played[ply];
    task->played_count = ply;
    cell_game(task->cell)->describe(task, true, &description);
    if (notating->recorded && description.recorded)
        return description.record[number];
    if (ply >= before)
        return replayed->name[ply - before];
    task_look(task, &sight);
    return sight.name[number];
}

static void take_notation(const void *question, void *answer)
{
    const struct notating *notating = question;
    struct notation *notation = answer;
    struct task task = notating->replayed->task;
    static struct description description;
    notation->too_long = !opening_unfold(&task);
    if (notation->too_long)
        return;
    notation->count = task.played_count;
    for (int ply = 0; ply < notation->count; ply++)
        snprintf(notation->move[ply], sizeof notation->move[ply], "%s",
                 move_of(notating, &task, notation->count, ply));
    task.played_count = 0;
    cell_game(task.cell)->describe(&task, true, &description);
    notation->second = description.second;
    if (strcmp(task.position, "start") != 0)
        snprintf(notation->position, sizeof notation->position, "%s", description.position);
}

/* --- in this one ---------------------------------------------------------------------------------------------- */

/* What positions of chess and shogi are called where the protocols of their engines mention them; NULL of other
 * games. */
static const char *notation_of(const struct replayed *replayed)
{
    const char *game = cell_part(&replayed->cell, GAME_PART);
    return strcmp(game, "chess") == 0 ? "fen" : strcmp(game, "shogi") == 0 ? "sfen" : NULL;
}

/* The result for the player who begins the game, who need not have moved first after the opening. */
static const char *result_for_first(const struct replayed *replayed, bool turned)
{
    const char *result = replayed->line.result;
    if (!turned || strcmp(result, "1/2-1/2") == 0)
        return result;
    return strcmp(result, "1-0") == 0 ? "0-1" : "1-0";
}

static void print_notation_line(const struct replayed *replayed, const struct notation *notation,
                                const char *result)
{
    const char *called = notation_of(replayed);
    if (notation->position[0])
        printf("position %s%s%s moves ", called ? called : "", called ? " " : "", notation->position);
    for (int i = 0; i < notation->count; i++)
        printf("%s ", notation->move[i]);
    puts(result);
}

/* Control characters would end a tag early. */
static void print_tag(const char *name, const char *value)
{
    printf("[%s \"", name);
    for (; *value; value++) {
        if (*value == '"' || *value == '\\')
            putchar('\\');
        const char character[] = {*value, '\0'};
        write_plainly(stdout, character);
    }
    puts("\"]");
}

/* With a line's end instead of a space where a line is full. */
static void print_wrapped(const char *word, int *column)
{
    const int length = (int)strlen(word);
    if (*column && *column + 1 + length >= PGN_COLUMNS) {
        putchar('\n');
        *column = 0;
    }
    *column += printf("%s%s", *column ? " " : "", word);
}

static void print_pgn_moves(const struct notation *notation, const char *result)
{
    int column = 0;
    for (int i = 0; i < notation->count; i++) {
        const int halves = i + notation->second;
        char number[20];
        snprintf(number, sizeof number, "%d.%s", halves / 2 + 1, halves % 2 ? ".." : "");
        if (halves % 2 == 0 || i == 0)
            print_wrapped(number, &column);
        print_wrapped(notation->move[i], &column);
    }
    print_wrapped(result, &column);
    puts("\n");
}

static void print_pgn(const struct replayed *replayed, const struct notation *notation, const char *path,
                      int number, bool turned, const char *result)
{
    const struct game_line *line = &replayed->line;
    char round[20];
    snprintf(round, sizeof round, "%d", number);
    print_tag("Event", path);
    print_tag("Site", "?");
    print_tag("Date", "????.??.??");
    print_tag("Round", round);
    print_tag("White", turned ? line->second : line->first);
    print_tag("Black", turned ? line->first : line->second);
    print_tag("Result", result);
    if (strcmp(cell_part(&replayed->cell, GAME_PART), "chess") != 0)
        print_tag("Variant", cell_part(&replayed->cell, GAME_PART));
    if (notation->position[0]) {
        print_tag("SetUp", "1");
        print_tag("FEN", notation->position);
    }
    putchar('\n');
    print_pgn_moves(notation, result);
}

int notate(const struct replayed *replayed, const char *path, int number, enum notation_form form)
{
    static struct notation notation;
    const struct notating notating = {replayed, form == AS_PGN};
    if (!ended_well_isolated(ask_isolated(take_notation, &notating, &notation, sizeof notation, NOTATING_SECONDS,
                                          cell_memory(replayed->task.cell))))
        return EXIT_CELLS_FAILED;
    if (notation.too_long)
        return replayed_complain(replayed, "with its opening it has more than %d moves", MOST_MOVES), EXIT_CONFIG;
    const bool turned = notation.second ^ ((notation.count - replayed->count) & 1);
    const char *result = result_for_first(replayed, turned);
    if (notation_of(replayed)) /* outside of configs and command lines it has spaces */
        text_replace(notation.position, '_', ' ');
    if (form == AS_PGN)
        print_pgn(replayed, &notation, path, number, turned, result);
    else
        print_notation_line(replayed, &notation, result);
    return EXIT_FINE;
}

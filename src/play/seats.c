#include "play/seats.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "config/experiment.h"
#include "config/arguments.h"
#include "base/program.h"

static const char you[] = "You", as_told[] = ""; /* who searches as the command line says */

static bool is_level(const char *player)
{
    return *player && strcasecmp(player, you) != 0;
}

/* as= and level= are another way to say first= and second=. */
static bool name_players(const struct call *call, const struct wishes *wishes, const char *player[2])
{
    player[0] = wishes->player[0];
    player[1] = wishes->player[1];
    if ((player[0] || player[1]) && (wishes->as || wishes->level))
        return misused(call, "say as= and level=, or first= and second=, not both"), false;
    if (!player[0] && !player[1])
        player[!(wishes->as && strcmp(wishes->as, "second") == 0)] = wishes->level ? wishes->level : as_told;
    for (int i = 0; i < 2; i++)
        player[i] = player[i] ? player[i] : you;
    return true;
}

/* --- asking a person ---------------------------------------------------------------------------------------- */

/* Do all arguments describe the position, and none a search? */
static bool says_no_search(const struct call *call, const struct cell *cell)
{
    for (int i = 0; i < call->count; i++) {
        char key[40];
        snprintf(key, sizeof key, "%.*s", (int)strcspn(call->arguments[i], "="), call->arguments[i]);
        if (strcmp(key, "game") != 0 && parameter_find(GAME_PART, cell->part[GAME_PART], key) < 0)
            return false;
    }
    return true;
}

/* The level that a person chooses; NULL at the end of the input. */
static const char *ask_for_level(const struct experiment *levels)
{
    char line[200];
    levels_print(stdout, levels);
    for (;;) {
        fputs("Whom do you play against? ", stdout);
        fflush(stdout);
        if (!fgets(line, sizeof line, stdin) || strcasecmp(line, "quit\n") == 0)
            return NULL;
        line[strcspn(line, "\r\n")] = '\0';
        const struct cell *level = *line ? levels_find(levels, line) : NULL;
        if (level)
            return level->name;
    }
}

/* --- seating ------------------------------------------------------------------------------------------------ */

static bool seat_level(const struct experiment *levels, const char *name, struct seat *seat)
{
    const struct cell *level = levels_find(levels, name);
    if (!level) {
        levels_print(stderr, levels);
        fputs("say level=NAME, or first=NAME and second=NAME\n", stderr);
    }
    if (!level || !levels_apply(level, &seat->cell))
        return false;
    seat->name = level->name;
    return true;
}

static int seat_players(const char *const player[2], const struct cell *cell, const struct experiment *levels,
                        struct seat seats[2])
{
    for (int i = 0; i < 2; i++) {
        const bool human = strcasecmp(player[i], you) == 0;
        const char *search = cell_part(cell, ALGORITHM_PART);
        seats[i] = (struct seat){human ? you : cell_asks(cell) ? cell_engine(cell) : search, human, *cell};
        if (is_level(player[i]) && !seat_level(levels, player[i], &seats[i]))
            return EXIT_USAGE;
    }
    return EXIT_FINE;
}

int seats_take(const struct call *call, const struct wishes *wishes, const struct cell *cell,
               struct experiment *levels, struct seat seats[2])
{
    const char *player[2], *game = cell_part(cell, GAME_PART);
    *levels = (struct experiment){0};
    if (!name_players(call, wishes, player))
        return EXIT_USAGE;
    const bool asked = (player[0] == as_told || player[1] == as_told) && isatty(STDIN_FILENO) &&
                       says_no_search(call, cell) && (wishes->levels || levels_exist(NULL, game));
    if ((asked || is_level(player[0]) || is_level(player[1])) && !levels_read(levels, wishes->levels, cell))
        return EXIT_CONFIG;
    if (asked && !(player[player[1] == as_told] = ask_for_level(levels)))
        return EXIT_FINE;
    return seat_players(player, cell, levels, seats);
}

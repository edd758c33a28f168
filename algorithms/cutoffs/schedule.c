/*
 * A depth that grows as the game goes on: `limit` plies at first, and more the less of the game is left,
 *
 *     limit * (all - skip) / left
 *
 * where the game says how much is left: stones in stock, empty squares.  The first `skip` moves are not searched at
 * all. The tutorial's Senior Master plays Upper Hand in this way, 52 * 4 / (balls in stock) plies deep from the third
 * move on.
 */

enum { SCHEDULE_LIMIT, SCHEDULE_GROWTH, SCHEDULE_SKIP }; /* settings */
enum { SCHEDULE_INVERSE, SCHEDULE_NONE };                /* growth= */

/* If the game does not say how much of it is left, the limit stays as it is. */
static const char *schedule_prepare(Search *search, Arena *arena)
{
    (void)arena;
    search->limit = (int)search->cutoff[SCHEDULE_LIMIT].integer;
    if (game.remaining) {
        const State first = initial(search->rules);
        const int searched = game.remaining(search->rules, &first) - (int)search->cutoff[SCHEDULE_SKIP].integer;
        const int left = game.remaining(search->rules, search->root);
        if (left > searched)
            search->limit = 0;
        else if (left > 0 && search->cutoff[SCHEDULE_GROWTH].choice == SCHEDULE_INVERSE)
            search->limit = search->limit * searched / left;
    }
    return NULL;
}

static double schedule_spelled(int limit, const Setting *settings)
{
    (void)settings;
    return limit;
}

static const char *schedule_idle(const Setting *settings, bool table)
{
    (void)table;
    return game.remaining ||
                   (settings[SCHEDULE_GROWTH].choice == SCHEDULE_NONE && settings[SCHEDULE_SKIP].integer == 0)
               ? NULL
               : "the game does not say how much of it is left, so that its limit stands";
}

static const Cutoff schedule_cutoff = {
    .about = "a number of plies that grows as the game ends",
    .prepare = (Function)schedule_prepare,
    .parameters =
        {
            {"limit", INTEGER, "4", 0, 1000, .about = "plies at first", .word = "least",
             .label = "1=1 ply at first|# plies at first", .axis = "search depth at first (plies)"},
            {"growth", CHOICE, "inverse", .choices = "inverse|none",
             .about = "inverse: in inverse proportion to what is left of the game"},
            {"skip", INTEGER, "0", 0, 1000, .about = "moves at the beginning of the game that are not searched"},
        },
    .depends_on = "path",
    .step = 1,
    .spelled = schedule_spelled,
    .idle = schedule_idle,
};

/* The move that the transposition table knows as the best of this position first; without a table, as listed. */

static int table_propose(Search *search, const State *state, Path path, Move list[MOST_PROPOSED])
{
    (void)path;
    return best_known(search, state, &list[0]);
}

static const char *table_idle(const Setting *settings, bool table)
{
    (void)settings;
    return table ? NULL : "there is no transposition table (\"entries\"), so that moves stay as listed";
}

static const Order table_order = {.about = "the move that the transposition table knows as best first",
                                  .propose = (Function)table_propose,
                                  .idle = table_idle};

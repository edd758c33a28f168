/* The two moves that last made a cutoff at the same ply, the newer first. */

static int killer_propose(Search *search, const State *state, Path path, Move list[MOST_PROPOSED])
{
    (void)state;
    const int plies = plies_from_root(path);
    if (plies >= KILLER_PLIES || !search->heuristics->killed[plies])
        return 0;
    memcpy(list, search->heuristics->killer[plies], KILLERS * sizeof *list);
    return KILLERS;
}

static const Order killer_order = {.about = "the two moves that last made a cutoff at this ply first",
                                   .propose = (Function)killer_propose,
                                   .remembers = true};

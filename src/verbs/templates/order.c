/*
 * NAME: the moves from the last to the first.
 *
 * This is a whole order, to be changed; src/search/kit/walk.h is the contract.  It gives every child a key, and the
 * largest key comes first.
 */

/* Set children->key[n] of every child without a place: n is its number in the game's own order, and children->list[n]
 * its move.  Children of equal keys stay as they stand, so that orders can be combined, as in "table+NAME".
 * assess_children(search, state, children) has their static values, if they are wanted, and counts the evaluations. */
static void NAME_arrange(Search *search, const State *state, Path path, Children *children)
{
    (void)search;
    (void)state;
    (void)path;
    for (int i = children->placed; i < children->count; i++) {
        const int n = number_at(children, i);
        children->key[n] = n;
    }
}

/*
 * An order that knows which move should come first, but not the place of every other, has instead
 *
 *     static int propose(Search *search, const State *state, Path path, Move list[MOST_PROPOSED]);
 *
 * and names up to MOST_PROPOSED moves, the first of them first; they need not be legal here.  If one makes a cutoff, the
 * others are not even listed.  algorithms/orders/killer.c is an example.
 *
 * What else an order may say (src/search/kit/part.h): parameters; remembers, if it looks at search->heuristics; keyed, if it
 * looks at the keys of paths, as orders/random.c does; oracle, if its work is not to be counted; idle.
 */
static const Order NAME_order = {
    .about = "the game's own order, backwards",
    .arrange = (Function)NAME_arrange,
};

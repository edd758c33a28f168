/* Children shuffled.  The order depends only on the seed and the path, so that a position that is searched again in the
 * same place of the tree has the same order. */

static void random_arrange(Search *search, const State *state, Path path, Children *children)
{
    const uint64_t key = search->way[plies_from_root(path) + 1].key;
    (void)state;
    for (int n = 0; n < children->count; n += 4) {
        FourKeys *four = (FourKeys *)&children->key[n];
        descend_four(key, (uint64_t)n, four);
        *four |= 1; /* so that none is INT64_MIN */
    }
}

static const Order random_order = {
    .about = "shuffled, by a hash of the seed and the path", .arrange = (Function)random_arrange, .keyed = true};

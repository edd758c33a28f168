/* The most doubtful children first: those whose static value is nearest to zero. */

static void doubtful_arrange(Search *search, const State *state, Path path, Children *children)
{
    (void)path;
    const Value *value = assess_children(search, state, children);
    for (int n = 0; n < children->count; n++)
        children->key[n] = value[n] < 0 ? value[n] : -value[n];
}

static const Order doubtful_order = {
    .about = "the most doubtful first: the static value nearest to zero",
    .arrange = (Function)doubtful_arrange,
    .assesses = true,
};

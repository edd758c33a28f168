/* Children as the game lists them. */

static void arrange(Search *search, const State *state, Path path, Children *children)
{
    (void)search;
    (void)state;
    (void)path;
    (void)children;
}

static const Order order = {.about = "as the game lists its moves", .natural = true};

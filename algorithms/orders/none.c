/* Children as the game lists them. */

static void arrange(Search *search, const State *state, Path path, Children *children)
{
    leave_as_listed(search, state, path, children);
}

static const Order order = {.line = "as the game lists its moves", .natural = true};

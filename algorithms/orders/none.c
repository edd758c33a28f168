/* Children as the game lists them. */

static const Order order = {.about = "as the game lists its moves", .natural = true};

/* Children as the game lists them. */

static const Order none_order = {.about = "as the game lists its moves", .natural = true};

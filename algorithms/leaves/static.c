/* The static evaluation, and nothing more. */

static const Leaf static_leaf = {.about = "the static evaluation"};

/* The static evaluation, and nothing more. */

static const Leaf leaf = {.about = "the static evaluation"};

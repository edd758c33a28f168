/* A first guess at the value of the root, and another search where the guess was wrong. */
#ifndef GUESS_H
#define GUESS_H

enum { GUESS_LAST_STEP, GUESS_EVALUATION, GUESS_ZERO }; /* guess= */

static inline Value guess_first(Search *search, const State *root, int choice)
{
    if (choice == GUESS_ZERO)
        return 0;
    return choice == GUESS_LAST_STEP && search->deepened ? search->last_value : assess(search, root);
}

static inline void guess_pass_again(Search *search)
{
    search->counts.passes++;
    search_again(search, root_path(search));
}

#endif

/* A first guess at the value of the root, and another search where the guess was wrong. */
#ifndef GUESS_H
#define GUESS_H

enum { LAST_STEP, EVALUATION, ZERO }; /* guess= */

static inline Value first_guess(Search *search, const State *root, int choice)
{
    if (choice == ZERO)
        return 0;
    return choice == LAST_STEP && search->deepened ? search->last_value : assess(search, root);
}

static inline void pass_again(Search *search)
{
    search->counts.passes++;
    search_again(search, root_path(search));
}

#endif

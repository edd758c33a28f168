/*
 * Elo ratings of several players from their matches: the strengths under which the results are most likely, if a player
 * of strength p scores p / (p + q) a game against one of strength q and a draw is half a win (R. Bradley, M. Terry, "Rank
 * analysis of incomplete block designs", 1952; found by the iteration of D. Hunter, "MM algorithms for generalized
 * Bradley-Terry models", 2004).
 *
 * Whoever met counts one more drawn game against each other, so that a player who won everything has a rating, too.
 */
#ifndef RATINGS_H
#define RATINGS_H

/* Two games of players a and b from one position; points: a's, 0..2. */
struct encounter {
    int a, b;
    double points;
};

struct rating {
    double elo; /* the mean of all players is 0 */
    double low,
        high; /* 95 %: percentiles over 400 resamples of the encounters (bootstrap), drawn alike at every call */
};

/* Rate players 0..players-1 by n encounters.  Players who are not connected by encounters cannot be compared: each
 * connected group then has a level of its own. */
void ratings_fit(const struct encounter *encounters, int n, int players, struct rating *ratings);

#endif

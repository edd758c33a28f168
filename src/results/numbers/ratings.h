/*
 * Elo ratings of several players from their matches: the strengths under which the results are most likely, if a
 * player of strength p scores p / (p + q) a game against one of strength q, and a draw is half a win (R. Bradley, M.
 * Terry, "Rank analysis of incomplete block designs", 1952).
 *
 * Every player is given one drawn game more, which is shared out among its opponents in proportion to how often they
 * met. So a player who won everything has a rating, too; its interval says that nothing bounds it from above.
 *
 * The interval of a rating, at 95 %, is that of the player's score, turned into Elo: which strength would have this
 * score against the same opponents?  The score has Clopper and Pearson's bounds (beta.h), for as many trials as the
 * player's pairs are worth.  Pairs are worth more the smaller their variance is, to which four more pairs of the
 * largest variance are counted; and they are worth less for what is not known of the opponents (by the information
 * matrix).
 *
 * A rating is bounded from above by the players who took points from this one, directly or by way of others, and from
 * below by those from whom it took points.  If these, and the player, are not more than half of all, the bound is
 * infinite.
 *
 * In simulations of 2 to 7 players, 0 to 300 Elo apart, with 1 to 100 pairs for each two of them, such intervals
 * contained the true rating in 94 to 100 % of cases, 98 % on average: those of few pairs are wider than they need be.
 */
#ifndef NUMBERS_RATINGS_H
#define NUMBERS_RATINGS_H

/* Time grows with the cube of the number of players, and memory with its square. */
enum { MOST_PLAYERS = 2000 };

/* Two games of players a and b from one position; points: a's, 0..2. */
struct encounter {
    int a, b;
    double points;
};

struct rating {
    double elo;       /* the mean of all players is 0 */
    double low, high; /* may be infinite */
};

/* Players of different parts never met, not even by way of others, so that nothing compares them.  Sets the number
 * of each player's part, from 0, and returns how many parts there are. */
int ratings_parts(const struct encounter *encounters, int n, int players, int *part);

/* Rate players 0..players-1, at least one and at most MOST_PLAYERS, by n encounters.  All must be of one part. */
void ratings_fit(const struct encounter *encounters, int n, int players, struct rating *ratings);

#endif

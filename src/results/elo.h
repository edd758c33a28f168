#ifndef RESULTS_ELO_H
#define RESULTS_ELO_H

#include <stddef.h>
#include <stdint.h>

#include "results/csv.h"
#include "results/statistics.h"

/*
 * What a match says of two players, who play every opening twice with colours swapped.
 *
 * The two games of a pair share an opening and are not independent, so that variances are those of pairs
 * (pentanomial), or of seeds, if some seeds have several pairs (unit.h).  A score is the first player's mean number of
 * points per game, in 0..1, and
 *
 *     Elo = -400 log10(1 / score - 1) = 400 log10(score / (1 - score))
 *
 * (A. Elo, "The rating of chessplayers", 1978), which is -INFINITY at 0 and INFINITY at 1.  What so few pairs do not
 * have is NAN.
 */

/* How many pairs gave the first player 0, 1/2, 1, 3/2 and 2 points. */
struct pairs {
    uint64_t count[5];
};

struct elo {
    double value, low, high;
};

double elo_of_score(double score);
double score_of_elo(double elo);

/* The index in pairs.count: 3 for "1.5"; -1 for a text that is none of 0, 0.5, 1, 1.5 and 2. */
int half_points_of_text(const char *text);

/* NAN without pairs. */
double pairs_score(const struct pairs *pairs);

/*
 * Elo of a score whose mean and interval at 95 % are known (statistics.h).  The bounds are those of the score,
 * transformed: a bound at or beyond 0 or 1 is an infinite bound of Elo.
 *
 * If all n units had the same score, resampling says nothing, and the bounds are found exactly: with a confidence of
 * 97.5 % such units have a probability of at least q = 0.025^(1/n) (C. Clopper and E. Pearson, "The use of confidence
 * or fiducial limits", 1934), and whatever other units score, the mean lies in score * q..1 - (1 - score) * q.
 */
struct elo elo_between(const struct interval *score);

/* Likelihood that the first player is the stronger one, in 0..1: the normal distribution function of
 * (score - 1/2) / standard error.  NAN where that error is 0 or NAN. */
double elo_superiority(const struct interval *score);

/*
 * Sequential test of "the difference is elo0" against "it is elo1", elo0 < elo1, to be made after every pair (A. Wald,
 * "Sequential tests of statistical hypotheses", 1945).  The log-likelihood ratio of n pairs of this mean and variance,
 *
 *     n/2 (s1 - s0) (2 mean - s0 - s1) / variance,    s0, s1: scores of elo0, elo1,
 *
 * is equation 2.1 of M. Van den Bergh, "A practical introduction to the GSPRT", 2017
 * (https://www.cantate.be/Fishtest/GSPRT_approximation.pdf).
 *
 * The first pairs are often alike, and must not decide by a variance of zero.  So the variance (not the mean) counts
 * four more pairs of the largest possible variance, 1/4: (sum of squares + 1) / (n + 4).  A single pair then never
 * decides at error rates of 5 %.  Fishtest's prior of 0.001 is too small here: it belongs to the exact ratio, and with
 * the approximation one pair would decide.
 *
 * In simulations that asked for error rates of 0.05, pairs of independent games kept to that (0 against 20, 50 and
 * 100), except for 0.06 at 100 against 150.  Pairs that are all lost or won outright had 0.050 at 0 against 20, 0.06
 * at 0 against 50, 0.08 against 100 and 0.11 against 200: the approximation needs hypotheses near to each other and to
 * 0.
 */
enum sprt { SPRT_GOES_ON, SPRT_ACCEPTS_H0, SPRT_ACCEPTS_H1 };

/* 0 without pairs. */
double sprt_llr(const struct pairs *pairs, double elo0, double elo1);

/* alpha: rate of accepting H1 where H0 holds, beta: of H0 where H1 holds; 0 < alpha, beta < 1/2. */
enum sprt sprt_decide(const struct pairs *pairs, double elo0, double elo1, double alpha, double beta);

/* How many of the n values are different; sorts them.  Deterministic players repeat games, and a repeated game says
 * nothing new. */
uint64_t distinct(uint64_t *hashes, size_t n);

#endif

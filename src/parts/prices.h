/*
 * Tables of move categories: how often moves of each were played, and so what they cost.  `plymeter learn` writes
 * them as JSON; the integer prices stand in them, so that no rounding differs between machines.
 */
#ifndef PARTS_PRICES_H
#define PARTS_PRICES_H

#include <stdint.h>
#include <stdio.h>

enum { BIT = 1024, DEAREST = 16 * BIT }; /* prices are in 1/1024 bits; none is above 16 bits */
enum { CATEGORIES = 64 };

/* Seeds from here on are for learning tables, the others for testing them. */
#define LEARNING_SEEDS ((uint64_t)1 << 63)

/* In how many positions a move of the category was possible, and in how many one was played. */
struct category {
    uint64_t available, played;
};

/* (played + 1/2) / (available + 1), so that none is impossible (R. Krichevsky, V. Trofimov 1981). */
double category_probability(const struct category *category);

/* How many categories these are: up to the first NULL, or CATEGORIES. */
int prices_count_names(const char *const *names);

/* Read the prices of a game's categories, in the order of `names`: a list that ends with NULL or after CATEGORIES
 * names. If it is empty, the categories are called "0" to "63".  The table may be without the category `optional`, whose
 * price is negative then; 0: it has them all.  NULL, or what is wrong with the table, valid until the next call. */
const char *prices_read(const char *path, const char *game, const char *const *names, int optional,
                        int price[CATEGORIES]);

/* Read the table without using it, so that it is known as an input (inputs.h). */
void prices_look(const char *path);

/* Write a table.  A category's price is -log2 of its probability, at most DEAREST; `low` and `high` are the 95 % interval of
 * that (E. Wilson 1927). */
void prices_write(FILE *out, const char *game, const char *const *names, const struct category *category,
                  const char *learned_from, uint64_t games, uint64_t positions);

#endif

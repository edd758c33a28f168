/* What `make bench` measures with: runs that are named by a text, their time and their instructions. */
#ifndef BENCH_MEASURE_H
#define BENCH_MEASURE_H

#include <stdbool.h>
#include <stdint.h>

/* What a run counts, and in *ns, unless that is NULL, how long it took.  A mode is "perft DEPTH CELL", which counts leaves,
 * "sequences DEPTH CELL", which leaves out those where the game is over earlier, or "nodes CELL" or "full CELL", which
 * count nodes, where "full" takes the walk that has every order and cutoff, even where the plain one would do; "leaves CELL", which in
 * a tree that grows are its visits, or "beyond CELL", which are the plies of its playouts.  The program ends if it makes no sense. */
uint64_t count_mode(const char *mode, uint64_t *ns);

/* Of such a mode that counts nodes: how many leaves its tree has to a position that is none, those that a table answered for
 * among them. */
double leaves_to_inner(const char *mode);

/* Of the same: print "value" and what the root is worth; false: it was not found. */
bool print_value(const char *mode);

/* Instructions of this program in one mode, by callgrind; 0 if that cannot be had. */
double instructions(const char *bench, const char *mode);

/* Time and instructions a node of some searches, as ratios of those of others. */
void print_ratios(const char *bench);

/* Leaves of perft a second, nodes and time to a depth, and the time of a whole solution, as ratios to those of other engines; it
 * says which is not installed.  Did all find the same? */
bool print_peers(const char *bench);

#endif

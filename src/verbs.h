/* The smaller verbs of the command line; each returns an exit status (exit.h). */
#ifndef VERBS_H
#define VERBS_H

int cell_command(int argc, char **argv);   /* run one cell */
int list_command(int argc, char **argv);   /* what there is to run */
int plan_command(int argc, char **argv);   /* what a config would run */
int perft_command(int argc, char **argv);  /* count the sequences of moves of a game */
int theory_command(int argc, char **argv); /* what the formulas say */

#endif

/*
 * The verbs of the command line.  argv[0] is the verb, and argv[-1] the program as it was called; each returns an exit
 * status (exit.h).
 */
#ifndef VERBS_VERBS_H
#define VERBS_VERBS_H

int run_command(int argc, char **argv);     /* a config's cells, measured, as a CSV */
int merge_command(int argc, char **argv);   /* the rows of its shards */
int submit_command(int argc, char **argv);  /* its shards as a cluster's job */
int cell_command(int argc, char **argv);    /* one cell */
int plan_command(int argc, char **argv);    /* what a config would run */
int learn_command(int argc, char **argv);   /* a table of move categories */
int list_command(int argc, char **argv);    /* what there is to run */
int perft_command(int argc, char **argv);   /* a game's sequences of moves */
int show_command(int argc, char **argv);    /* a position */
int play_command(int argc, char **argv);    /* a game against a level, or of two */
int theory_command(int argc, char **argv);  /* what the formulas say */
int claims_command(int argc, char **argv);  /* whether results bear out a config's claims */
int elo_command(int argc, char **argv);     /* the strength of players in matches */
int ratings_command(int argc, char **argv); /* Elo of several players */
int summary_command(int argc, char **argv); /* statistics of results */
int compare_command(int argc, char **argv); /* two results */
int doctor_command(int argc, char **argv);  /* what makes times unreliable here */
int explain_command(int argc, char **argv); /* what made results or a figure */
int stamp_command(int argc, char **argv);   /* write that into a figure */

#endif

/* The verb "summary": statistics of a column of a results table, for each group of rows. */
#ifndef SUMMARY_H
#define SUMMARY_H

/* argv[0] is "summary"; returns an exit status (exit.h). */
int summary_command(int argc, char **argv);

#endif

/* The verb `run`: a config's cells, measured, as a CSV. */
#ifndef RUN_H
#define RUN_H

int run_command(int argc, char **argv);

#endif

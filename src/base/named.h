/*
 * An experiment has one name for all of its files: "tutorial" is configs/tutorial.json and results/tutorial.csv, and
 * "gallery/etc" is configs/gallery/etc.json.  Whoever asks for one of them may be given the name, or another of them.
 */
#ifndef BASE_NAMED_H
#define BASE_NAMED_H

#include <stdbool.h>

/* The config that is meant by a name, or by results: of results/reference/x.csv it is configs/x.json.  NULL if the words mean
 * what they say, or there is no such config; the caller frees it. */
char *config_named(const char *words);

/* Where a run of this config writes its results: of configs/gallery/x.json into results/gallery/x.csv; the caller frees it. */
char *results_of(const char *config);

/* The results that are meant by a name, or by a config if that may stand for them, whether or not it has been run.  NULL if
 * the words mean what they say; the caller frees it. */
char *results_named(const char *words, bool by_config);

/* The files of a list, "a.csv,b.csv", which are read as one; just one, if there is such a file or no comma.  They are kept
 * (lasting.h). */
char **results_listed(const char *words, int *count);

/* Of results that are not there: how they would come to be there, or else which were meant or are wanted, as the end of a
 * message; valid until the next call of this and of file_meant. */
const char *results_meant(const char *path);

#endif

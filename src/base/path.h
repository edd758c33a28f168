/* Where files are, and what they are called. */
#ifndef BASE_PATH_H
#define BASE_PATH_H

#include <stdbool.h>
#include <stddef.h>

/* Files that belong together have one stem, which is what stands before the ending: results/x of results/x.csv. */

/* How much of a path is its stem: all of it if its last part has no ending, as .profile has none.  .csv.gz
 * is one ending. */
int stem_length(const char *path);

/* The path with another ending, such as ".journal". */
char *with_ending(const char *path, const char *ending);

/* The same in another folder, as "results/". */
char *in_folder(const char *folder, const char *path, const char *ending);

/* What stands below a folder of this name, "configs", or the name of the file if it is in none. */
const char *path_below(const char *path, const char *folder);

/* What the experiment is called whose results these are: "gallery/ply", also where they are kept in results/reference/.  It is
 * kept (memory.h). */
const char *experiment_name(const char *results);

/* A file that does not exist: which one may have been meant? */

/* The file with this ending in the path's own folder, or else in this one, that takes the fewest edits, as the end of a message:
 * "; did you mean "configs/growth.json"?", or "" if none is near. */
const char *file_meant(const char *path, const char *folder, const char *ending);

/* Does the path end so? */
int path_ends(const char *path, const char *ending);

/*
 * An experiment has one name for all of its files: "tutorial" is configs/tutorial.json and results/tutorial.csv, and
 * "gallery/etc" is configs/gallery/etc.json.  Whoever asks for one of them may be given the name, or another of them.
 */

/* The config that is meant by a name, or by results: of results/reference/x.csv it is configs/x.json.  NULL if the words mean
 * what they say, or there is no such config. */
char *config_named(const char *words);

/* Where a run of this config writes its results: of configs/gallery/x.json into results/gallery/x.csv. */
char *results_of(const char *config);

/* The results that are meant by a name, or by a config if that may stand for them, whether or not it has been run.  NULL if
 * the words mean what they say. */
char *results_named(const char *words, bool by_config);

/* The files of a list, "a.csv,b.csv", which are read as one; just one, if there is such a file or no comma.  They are kept
 * (memory.h). */
char **results_listed(const char *words, int *count);

/* Of results that are not there: how they would come to be there, or else which were meant or are wanted, as the end of a
 * message. */
const char *results_meant(const char *path);

/*
 * CSVs that are kept compressed: where X.csv is named and only X.csv.gz is there, that is read.  What counts is always what
 * is in it, since versions of zlib differ in the bytes that they write.
 */

/* Does it end as a CSV does, compressed or not? */
bool is_csv(const char *path);

/* The file that is read for this path: itself, or X.csv.gz for an X.csv that is not there. */
const char *packed_name(const char *path);

/*
 * Files that come with the program: configs, tables, levels, and the scripts of figures.
 *
 * In the project's folder they are where their names say.  Elsewhere the program finds them from where it is itself: built in
 * a clone as build/plymeter, in the clone; installed as PREFIX/bin/plymeter, in PREFIX/share/plymeter.  Either may be moved as a
 * whole.
 */

/* The program was called by this name, argv[0]. */
void shipped_begin(const char *name);

/* Where a program of this name is, looked for on PATH, as a shell does, unless it has a "/".  NULL: nowhere. */
char *program_find(const char *name);

/* Where this program is, as an absolute path; NULL if that cannot be found. */
const char *shipped_program(void);

/* Where to read the file of this name: as it stands, unless there is no such file here, but one that came with the
 * program, which lies in $PLYMETER_DATA if that is set.  Names that do not begin with "configs" or "plots" mean what they
 * say.  Only for reading. */
const char *data_path(const char *path);

/* Where to read what belongs to a file, in a folder with as many of the file's own folders as there is such a file in: to
 * results/gallery/x.csv in "configs/", with ".json", configs/gallery/x.json, or else configs/x.json. */
char *shipped_for(const char *folder, const char *path, const char *ending);

#endif

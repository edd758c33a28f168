/* Files that belong together have one stem, which is what stands before the ending: results/x of results/x.csv. */
#ifndef BASE_PATH_H
#define BASE_PATH_H

/* How much of a path is its stem: all of it if its last part has no ending, as .profile has none.  .csv.gz
 * is one ending. */
int stem_length(const char *path);

/* The path with another ending, such as ".journal"; the caller frees it. */
char *with_ending(const char *path, const char *ending);

/* The same in another folder, as "results/"; the caller frees it. */
char *in_folder(const char *folder, const char *path, const char *ending);

/* What stands below a folder of this name, "configs", or the name of the file if it is in none. */
const char *path_below(const char *path, const char *folder);

/* What the experiment is called whose results these are: "gallery/ply", also where they are kept in results/reference/.  It is
 * kept (lasting.h). */
const char *experiment_name(const char *results);

#endif

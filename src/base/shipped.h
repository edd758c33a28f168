/*
 * Files that come with the program: configs, tables, levels, and the scripts of figures.
 *
 * In the project's folder they are where their names say.  Elsewhere the program finds them from where it is itself: built in
 * a clone as build/plymeter, in the clone; installed as PREFIX/bin/plymeter, in PREFIX/share/plymeter.  Either may be moved as a
 * whole.
 */
#ifndef BASE_SHIPPED_H
#define BASE_SHIPPED_H

/* The program was called by this name, argv[0]. */
void shipped_begin(const char *name);

/* Where a program of this name is, looked for on PATH, as a shell does, unless it has a "/"; the caller frees it.  NULL: nowhere. */
char *program_find(const char *name);

/* Where this program is, as an absolute path; NULL if that cannot be found. */
const char *shipped_program(void);

/* Where to read the file of this name: as it stands, unless there is no such file here, but one that came with the
 * program, which lies in $PLYMETER_DATA if that is set.  Names that do not begin with "configs" or "plots" mean what they
 * say.  Only for reading.  Valid until the next call. */
const char *shipped(const char *path);

/* Where to read what belongs to a file, in a folder with as many of the file's own folders as there is such a file in: to
 * results/gallery/x.csv in "configs/", with ".json", configs/gallery/x.json, or else configs/x.json.  The caller frees it. */
char *shipped_for(const char *folder, const char *path, const char *ending);

#endif

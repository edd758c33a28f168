/*
 * Files that are written, without losing anything.  A file is replaced only when the new one is whole and on the disk,
 * and only if this program wrote it or it is empty.  No link is followed, and nothing but regular files is touched.
 */
#ifndef BASE_FRESH_H
#define BASE_FRESH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* How each kind of file begins that this program writes, as patterns for fnmatch. */
#define FRESH_CSV "game,*,status,value,move,*"
#define FRESH_RECORD "{\n\t\"plymeter\":*"
#define FRESH_TABLE "{ \"game\": \"*\",\n  \"learned_from\":*"
#define FRESH_SCRIPT "#!/bin/sh\n#SBATCH --job-name=plymeter\n*"
#define FRESH_GAMES "game=*\tfirst=*\tsecond=*\tresult=*"
#define FRESH_RULE "*.csv:*"
#define FRESH_LOCK "process * on *"
#define FRESH_ANY "*"

/* May a file of this kind be written there?  False after a message. */
bool fresh_allowed(const char *path, const char *kind);

/* A file that is being written as PATH.new. */
struct fresh {
    FILE *out;
    char *path, *unfinished;
};

/* Begin a file that will be put at this path.  False after a message. */
bool fresh_open(struct fresh *fresh, const char *path, const char *kind);

/* Put it in place.  False after a message, if anything could not be written; then the old file stays as it was. */
bool fresh_put(struct fresh *fresh);

/* Give it up. */
void fresh_drop(struct fresh *fresh);

/* All of these at once. */
bool fresh_write(const char *path, const char *kind, const void *data, size_t size);

#endif

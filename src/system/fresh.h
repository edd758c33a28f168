/*
 * Files that are written.  Nothing is lost by it: a file is replaced when the new one is whole and on the disk, and only
 * one that this program wrote, or that is empty; no link is followed, and nothing but regular files is touched.
 */
#ifndef SYSTEM_FRESH_H
#define SYSTEM_FRESH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* How what this program writes begins, for fnmatch. */
#define FRESH_CSV "game,*,status,value,move,*"
#define FRESH_RECORD "{\n\t\"plymeter\":*"
#define FRESH_TABLE "{ \"game\": \"*\",\n  \"learned_from\":*"
#define FRESH_SCRIPT "#!/bin/sh\n#SBATCH --job-name=plymeter\n*"
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

/* Begin one that is to stand at this path.  False after a message. */
bool fresh_open(struct fresh *fresh, const char *path, const char *kind);

/* Put it in place.  False after a message, if anything could not be written; then what stood there is as it was. */
bool fresh_put(struct fresh *fresh);

/* Give it up. */
void fresh_drop(struct fresh *fresh);

/* All of these at once. */
bool fresh_write(const char *path, const char *kind, const void *data, size_t size);

#endif

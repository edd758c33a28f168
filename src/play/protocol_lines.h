/* What another program says to this one, line by line, while a search goes on; and what it is told besides answers. */
#ifndef PLAY_PROTOCOL_LINES_H
#define PLAY_PROTOCOL_LINES_H

#include <stdbool.h>
#include <stddef.h>

enum { LONGEST_LINE = 1 << 16 };

/* Zeroed at first. */
struct lines {
    char text[LONGEST_LINE];
    size_t first, used; /* text[first..used-1] has not been handed out */
    bool skipping;      /* is this the rest of a line that was too long? */
    bool ended;         /* will nothing more come? */
};

/* Wait for more on this file, and take what is there. */
void lines_fill(struct lines *lines, int file);

/* The next whole line without its end, NULL if there is none; the last one may lack its end.  It may be changed, and is
 * valid until the next call of either function.  A line that is too long, or has a zero byte, is refused by say(). */
char *lines_next(struct lines *lines);

/* Print "info string ..." on one line, whatever is in the arguments. */
void say(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif

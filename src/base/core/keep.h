/* Memory that lives as long as what a verb does: who keeps it frees none of it. */
#ifndef CORE_KEEP_H
#define CORE_KEEP_H

#include <stdio.h>

/* Have memory of malloc live until the process ends, or until `release`.  Returns it. */
void *keep(void *memory);

/* A stream into a text, which is kept when it is closed. */
FILE *text_open(void);
char *text_close(FILE *out);

/* Free all that was kept since this was returned, or NULL: for who does the same again and again. */
void *kept_last(void);
void release(void *last);

#endif

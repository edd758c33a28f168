/* The caption of a figure in print, STEM.caption.tex beside it. */
#ifndef SHOW_CAPTION_H
#define SHOW_CAPTION_H

#include <stdbool.h>

/* May the figure's caption be written?  It goes with the figure: what is drawn again replaces only what was drawn, and a figure
 * knows that of itself.  False after a message. */
bool caption_may_replace(const char *figure);

/* Put the text that stands in this file there.  False after a message. */
bool caption_write(const char *figure, const char *file);

#endif

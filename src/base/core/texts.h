/* Files of the project that the program has in it, as texts; the Makefile writes them into build/texts.c. */
#ifndef CORE_TEXTS_H
#define CORE_TEXTS_H

extern const char text_style[]; /* plots/style.gnuplot */

/* src/verbs/templates/: what `plymeter new` writes, with NAME wherever the name belongs. */
extern const char text_game[], text_algorithm[], text_order[], text_leaf[], text_pruning[], text_cutoff[],
    text_experiment[], text_figure[];

/* src/page/: what a page of results is filled into, how it looks, and what moves on it. */
extern const char text_page[], text_looks[], text_moves[];

#endif

/*
 * The gnuplot script of a chart, in the house style (plots/style.gnuplot).
 *
 * The same script draws at once and stands as plots/NAME.gp: it differs only in where the points come from, which is a
 * block of text in the one case and a call of `plymeter plot --data` in the other.
 */
#ifndef SHOW_SCRIPT_H
#define SHOW_SCRIPT_H

#include "show/axes.h"

/* A script to start from, which loads the style and asks for the points. */
void script_write(FILE *out, const struct script *script);

/* A script that has the style and the points in it, for the terminal "svg", "pdf" or "png"; and writes a caption, if there is to be
 * one, into that file. */
void script_write_whole(FILE *out, const struct script *script, const char *terminal, const char *captions);

#endif

/*
 * A search as a film: one SVG in which every picture of it lies, event by event, each box in the place that it has in the
 * tree of the whole search.  What stands in a box is a group for every time at which something else stood there:
 *
 *     <g class="moment" data-from="3" data-to="8">       from the third event to the eighth
 *     <g class="moment end" data-from="9" data-to="22">  until the end
 *
 * So whoever shows just those groups whose time it is sees the tree as it was then; those of class "end" are the finished
 * tree.  A node that is not visited yet is a "ghost", and the ring around the node that an event is about is "here".
 */
#ifndef TREE_FILM_H
#define TREE_FILM_H

#include "tree/watch.h"

enum { MOST_SCENES = 500 };

/* How many pictures it has: one after each event, and that of the finished tree. */
int film_scenes(const struct drawn *drawn);

/* Write the SVG, without a style, at most MOST_SCENES; `label` is what it shows. */
void film_write(FILE *out, const struct drawn *drawn, const char *label);

#endif

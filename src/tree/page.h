/* A search told event by event: in words, and as a page that steps through its pictures. */
#ifndef TREE_PAGE_H
#define TREE_PAGE_H

#include "tree/cell_tree.h"

/* --- words --------------------------------------------------------------------------------------------------------- */

/* "visit", "leaf", "table", "list", "cut", "prune" and so on. */
const char *step_kind(const struct event *event);

/* A node by the moves that lead there: "MIN 0.2", "MAX b2 c1". */
const char *step_name(const struct search_tree *tree, const struct node_names *names, int number);

/* Take the next event, and write what happened, and of which nodes more is proved now.  The tree holds what came before; the
 * names are those of the whole tree. */
void step_tell(FILE *out, struct search_tree *tree, const struct node_names *names, const struct signs *signs,
               const struct event *event);

/* Print all events from `first` on or, if a person can be asked, one after the other. */
void step_through(const struct trace *trace, uint64_t first, bool root_is_min, const struct node_names *names,
                  bool ask);

/* What a student wants to be told of a step: write a sentence or two on an event that the tree has just taken: what a window asks for, why a value is one, and why the
 * rest of a node's children cannot matter. */
void why_write(FILE *out, const struct search_tree *tree, const struct node_names *names,
               const struct event *event);

/* What came of the whole search, when it has ended. */
void why_end(FILE *out, const struct search_tree *tree, const struct node_names *names);

/* --- the film: all pictures of a search in one ----------------------------------------------------------------------- */

enum { MOST_SCENES = 500 };

/* How many pictures it has: one after each event, and that of the finished tree. */
int film_scenes(const struct cell_tree *whole);

/* The event after which a scene is drawn, from 1 on; the last scene has none.  And the node that an event is about. */
const struct event *event_of(const struct cell_tree *whole, int scene);
int node_told_of(const struct search_tree *tree, const struct event *event);

/* Write it as an SVG for a page, without a style; `label` is what it shows.  A still one has only the finished tree. */
void film_write(FILE *out, const struct cell_tree *whole, const char *label, bool still);

/* An SVG that moves through its pictures by itself. */
void film_animate(FILE *out, const struct cell_tree *whole, const char *title);

/* --- the page ------------------------------------------------------------------------------------------------------ */

/* How the page begins (base/file.h). */
#define PAGE_KIND "<!doctype html>\n<html lang=\"en\">\n<!-- plymeter *"

struct tree_page {
    const struct cell_tree *whole; /* which has at most MOST_SCENES */
    const char *command;           /* tells the same in a terminal */
    const char *tree;              /* NULL, or the explicit tree of which the page can make the search by itself: */
    bool cutting;                  /* alpha-beta, or else minimax */
};

/* Write one file of HTML, from its template, that needs no other and may ask for none. */
void page_write(FILE *out, const struct tree_page *page);

#endif

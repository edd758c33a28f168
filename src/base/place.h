/* Places in a text, and who is told what is wrong there. */
#ifndef BASE_PLACE_H
#define BASE_PLACE_H

/* Both count from 1; a column is one character (a tab, too). {0, 0} is no place in the text. */
struct place {
    int line, column;
};

/* Called once per problem. */
typedef void (*Complain)(void *context, struct place place, const char *message);

#endif

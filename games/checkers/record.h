/* Moves as records of games have them: of a capture only where it begins and ends, if no other does so. */
#ifndef CHECKERS_RECORD_H
#define CHECKERS_RECORD_H

/* The numbers of a text such as "22x15x8", "22:15:8" or "8-11*"; how many they are, or 0 if it is no such text. */
static inline int read_path(const char *text, int path[MOST_TAKEN + 1])
{
    Notation notation = {text, text};
    int length = 0;
    while (length <= MOST_TAKEN && !read_number(&notation, SQUARES, &path[length])) {
        length++;
        if (notation.at[strspn(notation.at, "!?*")] == '\0')
            return length;
        if (!strchr("-xX:", *notation.at++))
            return 0;
    }
    return 0;
}

/* Of the moves in a list those that take these ways, if `whole`; or else that begin and end there. */
static inline int find_paths(const Move *all, int number, const int *path, int length, bool whole, Move *list)
{
    int found = 0, other[MOST_TAKEN + 1];
    for (int i = 0; i < number; i++) {
        const int other_length = squares_of(all[i], other);
        if (whole ? length == other_length && memcmp(path, other, (size_t)length * sizeof *path) == 0
                  : path[0] == other[0] && path[length - 1] == other[other_length - 1])
            list[found++] = all[i];
    }
    return found;
}

static inline void record(const Rules *rules, const State *state, Move move, char text[MOVE_TEXT])
{
    Move all[MAX_MOVES], list[MAX_MOVES];
    int path[MOST_TAKEN + 1];
    const int length = squares_of(move, path), number = moves(rules, state, all);
    if (length > 2 && find_paths(all, number, path, length, false, list) == 1)
        snprintf(text, MOVE_TEXT, "%dx%d", path[0], path[length - 1]);
    else
        name(rules, move, text);
}

/* People write x or a colon for a step, too; a line is none for a capture. */
static inline int recorded(const Rules *rules, const State *state, const char *text, Move list[MAX_MOVES])
{
    Move all[MAX_MOVES];
    int path[MOST_TAKEN + 1];
    const int length = read_path(text, path);
    if (length < 2)
        return 0;
    const int number = moves(rules, state, all);
    if (number == 0 || (taken_by(all[0]) && strchr(text, '-')))
        return 0;
    const int found = find_paths(all, number, path, length, true, list);
    return found || length > 2 ? found : find_paths(all, number, path, length, false, list);
}

#endif

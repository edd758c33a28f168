/* The principal variation, which is the line of play that a search expects: its best move, and from there on those that its table knows. */
#ifndef KIT_UNIT_PRINCIPAL_VARIATION_H
#define KIT_UNIT_PRINCIPAL_VARIATION_H

#include "kit/transposition_table.h"
#include "kit/unit/reach.h"

enum { MOST_PV = 64 };

/* Its place in moves(), or -1. */
static inline int number_of(const Rules *rules, const State *state, Move move)
{
    Move list[MAX_MOVES];
    int number = finished(rules, state) ? -1 : moves(rules, state, list) - 1;
    while (number >= 0 && list[number] != move)
        number--;
    return number;
}

static inline bool was_passed(const State *passed, int count, const State *state)
{
    while (count > 0 && memcmp(&passed[count - 1], state, sizeof *state) != 0)
        count--;
    return count > 0;
}

/* A position of the line, */
struct pv_position {
    const State *state;
    Value value;   /* what it is worth, */
    uint64_t left; /* and the most that may be left to spend there */
};

/* What was best in the search of it that had the most left; false if the table knows of none that goes with all this.  Then
 * `left` is what was left there to whoever moves next. */
static inline bool find_expected(const Search *search, struct pv_position *at, Move *best)
{
    const Layout *layout = &search->table->layout;
    const Bucket bucket = bucket_of(search->table, hash_of(at->state));
    uint64_t most = NO_CODE;
    for (int i = 0; i < BUCKET; i++) {
        const uint64_t *entry = bucket.entry + i * layout->words, code = code_in(layout, entry);
        if (!is_at(search, &bucket, i, at->state) || left_in(layout, code) > at->left)
            continue;
        const Entry known = read_known(layout, entry);
        const bool fits = known.lower <= at->value && at->value <= known.upper && !(known.marks & IS_LEAF);
        if (fits && (most == NO_CODE || code > most)) {
            most = code;
            *best = known.best;
        }
    }
    at->left =
        search->each_side ? last_bits(most >> layout->plies_bits, layout->elsewhere_bits) : left_in(layout, most);
    return most != NO_CODE;
}

/* Of a search that ended with this value, whose root is no leaf; nothing of this is counted.  The line ends where a position
 * comes again, or where with hash_bits the table takes a position for another. */
static inline void write_pv(const Search *search, const State *root, Value value, char text[PV_TEXT])
{
    const int below = search->table ? search->table->layout.below : 0;
    State passed[MOST_PV], state = *root;
    struct pv_position at = {&state, value, (uint64_t)((int64_t)search->limit + below)};
    Move move = search->best;
    size_t used = 0;
    *text = '\0';
    for (int count = 0, number; count < MOST_PV && used + MOVE_TEXT + 1 < PV_TEXT; count++) {
        number = number_of(search->rules, &state, move);
        if (number < 0 || was_passed(passed, count, &state))
            break;
        if (count > 0)
            text[used++] = ' ';
        name_move(search->rules, move, number, text + used);
        used += strlen(text + used);
        passed[count] = state;
        state = play(search->rules, &state, move);
        at.value = -at.value;
        if (!search->table || !find_expected(search, &at, &move))
            break;
    }
}

#endif

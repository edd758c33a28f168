/* Moves whose consequences the evaluation does not foresee: captures and promotions; and those that check. */
#ifndef CHESS_NOISY_H
#define CHESS_NOISY_H

/* Where pieces check the other king. */
typedef struct {
    uint64_t from[KING + 1]; /* squares, by kinds */
    uint64_t unsure;         /* these pieces may also uncover a check, or castle: checks() knows */
} Checking;

static inline Checking checking_of(const Rules *rules, const State *state, const View *view)
{
    const uint64_t own = state->own, king = view->enemies & all_of(state, KING);
    View other = {.occupied = view->occupied, .king = square_of(king)};
    const uint64_t straight = rook_attacks(rules, other.king, view->occupied);
    const uint64_t diagonal = bishop_attacks(rules, other.king, view->occupied);
    const uint64_t lines = pins(rules, &other, own, own & straight_of(state) & rules->straight[other.king]) |
                           pins(rules, &other, own, own & diagonal_of(state) & rules->diagonal[other.king]);
    return (Checking){
        .from = {0, pawns_attack_down(king), rules->knight[other.king], diagonal, straight, straight | diagonal, 0},
        .unsure = (lines & own) | (state->rights & OWN_RIGHTS ? own & all_of(state, KING) : 0),
    };
}

/* Of moves that neither take nor promote, those that check. */
static inline Move *add_checks(const Rules *rules, const State *state, const Checking *checking, int from,
                               uint64_t to, Move *next)
{
    const bool sure = !(checking->unsure >> from & 1);
    for (to &= sure ? checking->from[kind_at(state, from)] : ~(uint64_t)0; to; to &= to - 1) {
        Move *after = add_move(next, from, square_of(to), 0, state->black);
        next = sure || checks(rules, state, *next) ? after : next;
    }
    return next;
}

/* A pawn becomes a queen; what else it may become is a move for those who look for checks. */
static inline Move *add_promotions(const Rules *rules, const State *state, bool with_checks, int from, int to,
                                   Move *next)
{
    next = add_move(next, from, to, QUEEN, state->black);
    for (int becomes = ROOK; with_checks && becomes >= KNIGHT; becomes--) {
        Move *after = add_move(next, from, to, becomes, state->black);
        next = checks(rules, state, *next) ? after : next;
    }
    return next;
}

/* Of pawns, in the order of moves(). */
static inline Move *add_noisy_pawns(const Rules *rules, const State *state, const View *view,
                                    const Checking *checking, bool with_checks, Move *next)
{
    Bundle bundle[MOST_BUNDLES];
    const int count = pawn_bundles(state, view, bundle);
    for (int i = 0; i < count; i++) {
        const int far = bundle[i].far;
        const uint64_t to = bundle[i].to, loud = view->enemies | checking->from[PAWN] | checking->unsure << far;
        for (uint64_t set = to & RANK(8); set; set &= set - 1)
            next = add_promotions(rules, state, with_checks, square_of(set) - far, square_of(set), next);
        for (uint64_t set = to & loud & ~RANK(8); set; set &= set - 1)
            next = set & -set & view->enemies
                       ? add_move(next, square_of(set) - far, square_of(set), 0, state->black)
                       : add_checks(rules, state, checking, square_of(set) - far, set & -set, next);
    }
    for (uint64_t set = passing_pawns(rules, state, view); set; set &= set - 1)
        next = add_move(next, square_of(set), 40 + state->passing - 1, 0, state->black);
    return next;
}

static inline int noisy(const Rules *rules, const State *state, bool with_checks, Move *list)
{
    View view = view_of(rules, state);
    const Checking checking = with_checks ? checking_of(rules, state, &view) : (Checking){.unsure = 0};
    Bundle bundle[MOST_BUNDLES];
    Move *next = add_noisy_pawns(rules, state, &view, &checking, with_checks, list);
    view.target &= with_checks ? ~(uint64_t)0 : view.enemies;
    const bool king = with_checks || rules->king[view.king] & view.enemies;
    const int count =
        king ? piece_bundles(rules, state, &view, bundle) : officer_bundles(rules, state, &view, bundle);
    for (int i = 0; i < count; i++) {
        for (uint64_t set = bundle[i].to & view.enemies; set; set &= set - 1)
            next = add_move(next, bundle[i].from, square_of(set), 0, state->black);
        if (with_checks)
            next = add_checks(rules, state, &checking, bundle[i].from, bundle[i].to & ~view.enemies, next);
    }
    return (int)(next - list);
}

/* What a move adds at once to what the own pieces are worth where they stand, less the other's, as that counts at this
 * stage of the game. */
static inline Value gain(const Rules *rules, const State *state, Move move)
{
    const State next = play(rules, state, move);
    return tapered(-next.places - state->places, officers_of(state));
}

#endif

/* What a move is about, and what it wins at its square. */
#ifndef SHOGI_EXCHANGE_H
#define SHOGI_EXCHANGE_H

typedef struct {
    int from, to;         /* from is DROP or more for a drop */
    int kind, taken;      /* of the piece that moves, as it stands afterwards, and of what it takes: 0 is nothing */
    Set occupied;         /* afterwards */
    bool promotes, check; /* checks by the piece itself */
} Deed;

/* Does a piece attack a square?  Told from the way that leads there. */
static inline bool reaches(const Rules *rules, int kind, int from, int to, Set occupied)
{
    const int way = rules->way[from][to];
    if (kind != BISHOP && kind != ROOK && has(rules->step[0][from][stepper[kind]], to))
        return true;
    const bool slides = kind == LANCE             ? way == UP
                        : base_of(kind) == BISHOP ? way % 4 >= UP_LEFT
                        : base_of(kind) == ROOK   ? way % 4 < UP_LEFT
                                                  : false;
    return slides && way != NOWHERE && !(between(rules, from, to) & occupied);
}

static inline Deed deed_of(const Rules *rules, const Board *board, Move move)
{
    Deed deed = {.from = move & SQUARE, .to = move >> TO_SHIFT & SQUARE, .promotes = move & PROMOTES};
    const int other = square_of(all_of(board, KING) & ~board->own);
    deed.occupied = occupied_of(board);
    deed.taken = has(deed.occupied, deed.to) ? kind_at(board, deed.to) : 0;
    deed.occupied |= bit(deed.to);
    if (deed.from >= DROP) {
        deed.kind = dropped_kind(deed.from - DROP);
    } else {
        deed.kind = kind_at(board, deed.from) | (deed.promotes ? PROMOTED : 0);
        deed.occupied &= ~bit(deed.from);
    }
    deed.check = reaches(rules, deed.kind, deed.to, other, deed.occupied);
    return deed;
}

/* From the cheapest to the dearest. */
static const uint8_t by_worth[] = {PAWN,
                                   LANCE,
                                   KNIGHT,
                                   SILVER,
                                   PAWN | PROMOTED,
                                   LANCE | PROMOTED,
                                   KNIGHT | PROMOTED,
                                   SILVER | PROMOTED,
                                   GOLD,
                                   BISHOP,
                                   HORSE,
                                   ROOK,
                                   DRAGON,
                                   KING};

/* The cheapest of some pieces. */
static inline int cheapest_kind(const Board *board, Set pieces)
{
    int i = 0;
    while (!(pieces & all_of(board, by_worth[i])))
        i++;
    return by_worth[i];
}

/* What a move wins or loses if both sides take on its square, cheapest pieces first, as long as that pays. */
static inline int exchange(const Rules *rules, const Board *board, const Deed *deed)
{
    const Set enemies = occupied_of(board) & ~board->own;
    Set occupied = deed->occupied;
    int gain[40] = {prize_of(deed->taken)}, last = 0;
    for (int standing = deed->kind, own = false; last < 39; own = !own) {
        const Set side = own ? board->own : enemies, other = own ? enemies : board->own;
        const Set takers = attackers_of(rules, board, side & occupied, !own, deed->to, occupied);
        if (!takers)
            break;
        const int kind = cheapest_kind(board, takers);
        if (kind == KING && attackers_of(rules, board, other & occupied, own, deed->to, occupied))
            break;
        last++;
        gain[last] = prize_of(standing) - gain[last - 1];
        standing = kind;
        const Set taker = takers & all_of(board, kind);
        occupied &= ~(taker & -taker);
    }
    for (; last > 0; last--)
        if (gain[last] > -gain[last - 1])
            gain[last - 1] = -gain[last];
    return gain[0];
}

#endif

/* Lines of k cells, in all four directions at once. */
#ifndef MNK_LINES_H
#define MNK_LINES_H

/* One lane for each direction: right, down, left and down, right and down. */
typedef uint64_t u64x4 __attribute__((vector_size(32)));

static const u64x4 stride = {1, 8, 7, 9};

/* Vectors are passed by address, because how they are passed by value depends on the machine. */
static inline void load(const uint64_t lane[DIRECTIONS], u64x4 *lanes)
{
    memcpy(lanes, lane, sizeof *lanes);
}

static inline uint64_t join(const u64x4 *lanes)
{
    return (*lanes)[0] | (*lanes)[1] | (*lanes)[2] | (*lanes)[3];
}

/* Where lines may start: only where no own cell makes them longer, if they are to be exact. */
static inline void find_starts(const Rules *rules, uint64_t own, u64x4 *starts)
{
    load(rules->start, starts);
    if (rules->exact) {
        const u64x4 lanes = {own, own, own, own};
        u64x4 before, after, end = stride;
        load(rules->before, &before);
        load(rules->after, &after);
        for (int i = 1; i < rules->k && i < LONGEST - 1; i++)
            end += stride;
        *starts &= ~((lanes << stride & before) | (lanes >> end & after));
    }
}

/* Runs of 1, 2, 4 cells, as long as these are no longer than k; then two of them that overlap. */
static inline bool has_line(const Rules *rules, uint64_t own)
{
    u64x4 runs = {own, own, own, own}, shift = stride, starts;
    int length = 1;
    for (; 2 * length <= rules->k; length *= 2, shift += shift)
        runs &= runs >> shift;
    shift ^= shift;
    for (int i = length; i < rules->k; i++)
        shift += stride;
    runs &= runs >> shift;
    find_starts(rules, own, &starts);
    runs &= starts;
    return join(&runs);
}

/* Cells that would complete a line, even if they are taken. */
static inline uint64_t completions(const Rules *rules, uint64_t own)
{
    const u64x4 lanes = {own, own, own, own};
    u64x4 after[LONGEST + 1], before, ends = {0}, shift = {0}; /* of a line's cells: all after one, all before it */
    find_starts(rules, own, &before);
    for (int i = 0; i < rules->k; i++, shift += stride)
        after[i] = lanes >> shift;
    after[rules->k] = before;
    for (int i = rules->k - 1; i > 0; i--)
        after[i] &= after[i + 1];
    shift ^= shift;
    for (int i = 0; i < rules->k; i++, shift += stride) {
        ends |= (before & after[i + 1]) << shift;
        before &= lanes >> shift;
    }
    return join(&ends);
}

/* --- setting up ------------------------------------------------------------------------------------------- */

static inline uint64_t cell_at(const Rules *rules, int column, int row)
{
    const bool on_board = column >= 0 && column < rules->columns && row >= 0 && row < rules->rows;
    return on_board ? (uint64_t)1 << (8 * row + column) : 0;
}

static inline void set_line(Rules *rules, int lane, int column, int row)
{
    static const int right[DIRECTIONS] = {1, 0, -1, 1}, down[DIRECTIONS] = {0, 1, 1, 1};
    const int x = right[lane], y = down[lane], k = rules->k;
    const uint64_t first = cell_at(rules, column, row);
    if (!cell_at(rules, column + (k - 1) * x, row + (k - 1) * y))
        return;
    rules->start[lane] |= first;
    rules->before[lane] |= cell_at(rules, column - x, row - y) ? first : 0;
    rules->after[lane] |= cell_at(rules, column + k * x, row + k * y) ? first : 0;
    for (int i = 0; i < k; i++)
        rules->lines[8 * (row + i * y) + column + i * x]++;
}

static inline void set_lines(Rules *rules)
{
    for (int row = 0; row < rules->rows; row++)
        for (int column = 0; column < rules->columns; column++) {
            rules->board |= cell_at(rules, column, row);
            for (int lane = 0; lane < DIRECTIONS; lane++)
                set_line(rules, lane, column, row);
        }
}

#endif

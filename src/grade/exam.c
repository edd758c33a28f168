#include "grade/exam.h"

#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/memory.h"
#include "base/process.h"
#include "base/text.h"
#include "config/arguments.h"
#include "kit/random.h"
#include "play/position.h"

/* --- finding positions, in another process --------------------------------------------------------------------------- */

/* What is shared with it. */
struct found_positions {
    bool sampled;
    int count;
    struct exam_position list[MOST_REACHED];
};

struct exam_wish {
    const struct cell *cell;
    int sample;
};

struct seen_positions {
    uint64_t key[2 * MOST_REACHED];
    int count;
};

/* False if it was there before. */
static bool see(struct seen_positions *seen, uint64_t key)
{
    enum { SLOTS = 2 * MOST_REACHED };
    size_t slot = (size_t)(key % SLOTS);
    while (seen->key[slot] != 0 && seen->key[slot] != key)
        slot = (slot + 1) % SLOTS;
    const bool fresh = seen->key[slot] == 0;
    seen->key[slot] = key;
    seen->count += fresh;
    return fresh;
}

static void add_position(struct found_positions *found, const struct task *task)
{
    struct exam_position *position = &found->list[found->count++];
    *position = (struct exam_position){.played_count = task->played_count};
    memcpy(position->played, task->played, (size_t)task->played_count * sizeof *position->played);
}

static struct task task_of(const struct cell *cell, const struct exam_position *position)
{
    struct task task = cell_task(cell);
    memcpy(task.played, position->played, (size_t)position->played_count * sizeof *task.played);
    task.played_count = position->played_count;
    return task;
}

/* Breadth first; false if there are too many. */
static bool find_all(const struct cell *cell, struct found_positions *found)
{
    static struct seen_positions seen;
    static struct sight sight;
    struct task task = cell_task(cell);
    see(&seen, cell_game(cell)->hash(&task));
    add_position(found, &task);
    for (int i = 0; i < found->count; i++) {
        struct task child = task_of(cell, &found->list[i]);
        const bool more = task_look(&child, &sight);
        for (int move = 0; more && move < sight.count; move++) {
            task_move(&child, move);
            const bool fresh = see(&seen, cell_game(cell)->hash(&child));
            if (seen.count == MOST_REACHED || child.played_count == MOST_EXAM_PLIES)
                return false;
            if (fresh)
                add_position(found, &child);
            child.played_count--;
        }
    }
    return true;
}

/* From a game at random one of the positions with several moves; false if it has none. */
static bool draw_position(const struct cell *cell, uint64_t seed, struct task *task)
{
    static struct sight sight;
    uint16_t ply[MOST_EXAM_PLIES];
    uint32_t several = 0;
    for (*task = cell_task(cell); task->played_count < MOST_EXAM_PLIES && task_look(task, &sight);) {
        if (sight.count > 1 && sight.count <= MOST_EXAM_MOVES)
            ply[several++] = (uint16_t)task->played_count;
        task_move(task, drawn_move(seed, 0, task->played_count, sight.count));
    }
    if (several > 0)
        task->played_count = ply[below(descend(0x6578616d, seed), several)];
    return several > 0;
}

static void find_sample(const struct cell *cell, int sample, struct found_positions *found)
{
    static struct seen_positions seen;
    struct task task;
    for (uint64_t seed = 0; found->count < sample && seed < 20 * (uint64_t)sample; seed++)
        if (draw_position(cell, seed, &task) && see(&seen, cell_game(cell)->hash(&task)))
            add_position(found, &task);
}

static void find_positions(const void *question, void *answer)
{
    const struct exam_wish *wish = question;
    struct found_positions *found = answer;
    if (find_all(wish->cell, found))
        return;
    found->sampled = true;
    found->count = 0;
    find_sample(wish->cell, wish->sample, found);
}

/* --- what moves are worth -------------------------------------------------------------------------------------------- */

/* It is judged if all searches come to the end of the game. */
static void judge_position(void *context, int item)
{
    static struct sight sight;
    static struct description description;
    static struct outcome outcome;
    const struct exam *exam = context;
    struct exam_position *position = &exam->list[item];
    struct task task = task_of(&exam->cell, position);
    position->late = seconds_now() > exam->deadline;
    if (position->late)
        return;
    task_look(&task, &sight);
    cell_game(&exam->cell)->describe(&task, true, &description);
    position->count = sight.count <= MOST_EXAM_MOVES ? sight.count : 0;
    position->unit = description.unit;
    snprintf(position->position, sizeof position->position, "%s", description.position);
    snprintf(position->board, sizeof position->board, "%.*s", EXAM_BOARD - 1, description.board);
    position->judged = position->count > 1;
    for (int move = 0; move < position->count && position->judged; move++) {
        memcpy(position->name[move], sight.name[move], MOVE_NAME);
        task_move(&task, move);
        search_run(&task, &outcome);
        task.played_count--;
        position->worth[move] = -outcome.value;
        position->judged = outcome.status == OK;
    }
}

static void leave_position(void *context, int item, const char *how)
{
    const struct exam *exam = context;
    (void)how;
    exam->list[item].judged = false;
}

int best_move(const struct exam_position *position)
{
    int best = 0;
    for (int i = 1; i < position->count; i++)
        best = position->worth[i] > position->worth[best] ? i : best;
    return best;
}

int worst_move(const struct exam_position *position)
{
    int worst = 0;
    for (int i = 1; i < position->count; i++)
        worst = position->worth[i] < position->worth[worst] ? i : worst;
    return worst;
}

/* --- both ------------------------------------------------------------------------------------------------------------ */

static bool read_exam_game(const char *game, struct cell *cell)
{
    enum { MOST_GAME_WORDS = 20, JUDGING_WORDS = 5 };
    static char *words[JUDGING_WORDS + MOST_GAME_WORDS] = {"algorithm=pvs", "limit=1000", "order=table+static",
                                                           "entries=4096", ("nodes=" EXAM_NODES)};
    const int count = read_shell_words(printed("game=%s", game), words + JUDGING_WORDS, MOST_GAME_WORDS);
    if (count >= 0)
        return arguments_read(words, JUDGING_WORDS + count, cell);
    fprintf(stderr, "plymeter grade: --game has a quotation without an end, or more than %d words\n",
            MOST_GAME_WORDS);
    return false;
}

bool exam_take(const char *game, int sample, double seconds, struct exam *exam)
{
    enum { SAMPLE_ENTRIES = 1 << 18 };
    struct exam_wish wish = {&exam->cell, sample};
    *exam = (struct exam){.deadline = seconds_now() + seconds};
    if (!read_exam_game(game, &exam->cell))
        return false;
    struct found_positions *found = shared_take(sizeof *found);
    const char *how = ask_isolated(find_positions, &wish, found, sizeof *found, seconds, cell_memory(&exam->cell));
    if (!ended_well_isolated(how))
        return false;
    exam->sampled = found->sampled;
    exam->count = found->count;
    exam->list = found->list;
    if (exam->sampled)
        cell_change(&exam->cell, ALGORITHM_PART, "entries")->integer = SAMPLE_ENTRIES;
    const struct chore chore = {judge_position, leave_position, exam, exam->cell.setting[LIMITS_PART][SECONDS].real,
                                cell_memory(&exam->cell)};
    do_isolated(&chore, exam->count);
    return true;
}

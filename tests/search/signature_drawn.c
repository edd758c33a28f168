/*
 * The second signature: every parameter of every part off its default, in small searches whose other parts and settings
 * are drawn at random, always the same ones.  Their counts are kept in tests/signature-drawn.txt.  Each parameter must
 * also change something in one of these searches at least, when it is put back to its default.
 */
#include "tests/search/signature.h"

#include "base/memory.h"
#include "parts/columns.h"
#include "kit/random.h"

enum { DRAWS = 3, TRIES = 20, MOST_NODES = 2000, MOST_CELLS = 5000, MOST_PARTS = 40 };

/* Where a parameter's whole range would make too large a tree, or almost never matter, one of these is drawn. */
static const struct {
    const char *parameter;
    Kind kind;
    const char *texts;
} values[] = {
    {"limit", INTEGER, "1|2|3"},
    {"limit", REAL, "0.3|0.1|0.05"},
    {"most_plies", INTEGER, "1|2|3"},
    {"deepen", CHOICE, "nodes|evaluations|limit"}, /* a search by the clock ends anywhere */
    {"budget", INTEGER, "40|200|1000"},
    {"skip", INTEGER, "1|4|30"},
    {"margin", INTEGER, "1|10|100"},
    {"opening", INTEGER, "1|2|3|6"},
    {"moves", TEXT, "0|1|0.1|1.0"},
    {"tree", TEXT,
     "[[[3,1],[5,2]],[[4,9],[0,7],[6,6]],[[8,1],[2,3]]]|[[[[1,5],[3,2]],[[4,2],[9,1]]],[[[7,3],[0,2]],[[6,6],[5,8]]"
     "]]"},
    {"branching", INTEGER, "2|3"},
    {"height", INTEGER, "4|5|6"},
    {"noise", REAL, "0.3|2"},
    {"p", REAL, "0.3|0.5|0.8"},
    {"similarity", REAL, "0.5|0.9"},
    {"entries", INTEGER, "2|64|4096"},
    {"width", INTEGER, "1|5|40|1000"},
    {"error", INTEGER, "-30|5|200"},
    {"step", INTEGER, "1|3|50"},
    {"deepen_step", REAL, "1.5|2"},
    {"alternatives", INTEGER, "0|1|4"},
    {"delta", INTEGER, "1|10|100"},
    {"deviation", REAL, "0.5|3|20"},
    {"range", REAL, "1|10|1000"},
    {"delta_margin", REAL, "0|1|20"},
    {"checks", INTEGER, "1|2"},
    {"most_beyond", INTEGER, "0|1|3"},
    {"null_verify", INTEGER, "1|2|3"},
    {"futility_margin", REAL, "0|0.2|5"},
    {"futility_plies", INTEGER, "0|1|5"},
    {"reverse_margin", REAL, "0|0.2|5"},
    {"reverse_plies", INTEGER, "0|1|5"},
    {"razor_margin", REAL, "0|0.2|5"},
    {"razor_plies", INTEGER, "0|1|5"},
    {"late_moves", INTEGER, "0|1|2"},
    {"late_plies", INTEGER, "0|1|5"},
    {"reduce_moves", INTEGER, "1|2"},
    {"reduce_plies", INTEGER, "2|3"},
    {"beam_width", INTEGER, "1|2|3"},
    {"research_price", REAL, "0.3|0.7|2"},
    {"research_cheap", INTEGER, "1|2|5"},
    {"exchange_plies", INTEGER, "0|1|2"},
    {"singular_margin", REAL, "0|0.2|5"},
    {"singular_left", INTEGER, "2|3"},
    {"threat_margin", REAL, "0|0.2|5"},
    {"threat_left", INTEGER, "1|2"},
    {"forget_rate", REAL, "0.3|0.7|1"},
};

/* What is not drawn, of one part or of any. */
static const struct {
    int kind;
    const char *part, *parameter, *reason;
} undrawn[] = {
    {CUTOFF_PART, "realization", "table", "a file, which plymeter learn may write anew"},
    {ALGORITHM_PART, NULL, "prior", "likewise"},
    {ALGORITHM_PART, NULL, "hash_bits",
     "so small searches rarely meet two positions of one hash: entries.c makes some"},
    {PRUNING_PART, NULL, "recheck", "it changes nothing that is counted here, which is a law of selective.c"},
};

/* What the draw would hardly meet: a late position with the clock; a first quarter of
 * more than one child; a seed whose first tree is not critical; a move that is dear enough to be searched again. */
static const char *const written[] = {
    "game=checkers clock=state position=W:WK29:BK4:H78 limit=4",
    "game=ordered branching=8 p2=0.5 seed=3 limit=3",
    "game=splitting height=6 seed=3 critical=yes limit=6",
    "game=kalah pruning=research research_price=3 research_window=open cutoff=realization limit=0.001",
    "game=chess opening=6 leaf=noise delta_margin=0 limit=2",
    "game=chess opening=12 pruning=exchange exchange_plies=1 limit=3",
    "game=othello opening=52 pruning=extend extend_only=0 limit=6",
    "game=incremental pruning=futility futility_margin=1000000000 futility_plies=3 limit=5",
    "game=uniform pruning=late late_moves=1 late_plies=2 limit=5",
    "game=othello opening=20 pruning=null null_plies=1 limit=4",
    "game=othello opening=20 pruning=probcut probcut_pairs=3:1:1:0:200 probcut_threshold=0.5 limit=4",
    "game=incremental pruning=razor razor_margin=500000000 limit=5",
    "game=chess opening=14 pruning=retake retake_less=1 limit=3",
    "game=incremental pruning=singular singular_margin=1000000000 singular_left=3 limit=5",
    "game=chess opening=12 pruning=extend extend_check=1 limit=3",
    "game=kalah pruning=research research_price=1 research_between=yes cutoff=realization limit=0.001",
    "game=uniform branching=3 pruning=forget forget_rate=0.5 forget_fall=0.5 limit=5",
    "game=kalah opening=20 pruning=threat threat_margin=100 cutoff=late limit=4.5 late_from=1000",
    "game=connect4 opening=10 algorithm=uct choose=mean deepen=evaluations budget=12 limit=6",
    "game=connect4 opening=10 algorithm=puct choose=mean deepen=evaluations budget=12 limit=6",
    "game=kalah opening=20 pruning=threat threat_less=0.75 cutoff=late limit=4.5 late_from=1000",
    "game=chess opening=20 leaf=noise quiet=yes exchange=yes limit=1",
    "game=incremental pruning=singular singular_margin=0 singular_left=2 singular_less=0.5 cutoff=late limit=4.5 "
    "late_from=1000",
};

/* Does the game write positions?  Where it does not, none can be given. */
static bool has_notation(int number)
{
    static struct description description;
    struct cell cell = {0};
    for (int kind = GAME_PART; kind < CELL_PARTS; kind++)
        cell_choose(&cell, kind, kind == GAME_PART ? number : 0);
    const struct task task = cell_task(&cell);
    memset(&description, 0, sizeof description);
    game_at(number)->describe(&task, true, &description);
    return description.position[0] != '\0';
}

static bool is_listed(int kind, int number, const Parameter *parameter)
{
    for (int i = 0; i < (int)(sizeof undrawn / sizeof *undrawn); i++)
        if (undrawn[i].kind == kind &&
            (!undrawn[i].part || strcmp(undrawn[i].part, part_at(kind, number)->name) == 0) &&
            strcmp(undrawn[i].parameter, parameter->name) == 0)
            return true;
    return false;
}

static bool is_undrawn(int kind, int number, const Parameter *parameter)
{
    static int notation[MOST_PARTS]; /* of a game: 0 is not known yet, 1 none, 2 one */
    if (kind != GAME_PART || !is_position(parameter))
        return is_listed(kind, number, parameter);
    if (notation[number] == 0)
        notation[number] = 1 + has_notation(number);
    return notation[number] == 1;
}

/* --- drawing -------------------------------------------------------------------------------------------------- */

/* Word number i of those between bars, in memory that is never freed, since cells point into it. */
static char *word_of(const char *texts, int i)
{
    for (; i > 0; i--)
        texts = strchr(texts, '|') + 1;
    return strndup(texts, strcspn(texts, "|"));
}

static uint32_t count_words(const char *texts)
{
    uint32_t count = 1;
    for (; *texts; texts++)
        count += *texts == '|';
    return count;
}

/* A position after a few moves, in the game's notation; "start" if it has none. */
static const char *draw_position(struct cell cell, uint64_t key)
{
    static struct description description;
    const int number = cell.part[GAME_PART];
    cell.setting[GAME_PART][parameter_find(GAME_PART, number, "position")].text = "start";
    cell.setting[GAME_PART][parameter_find(GAME_PART, number, "moves")].text = "none";
    cell.setting[GAME_PART][parameter_find(GAME_PART, number, "opening")].integer = 1 + below(key, 5);
    if (cell_check_game(&cell))
        return "start";
    const struct task task = cell_task(&cell);
    memset(&description, 0, sizeof description);
    game_at(number)->describe(&task, true, &description);
    return description.position[0] ? strdup(description.position) : "start";
}

static Setting draw_value(const Parameter *parameter, uint64_t key)
{
    Setting setting = setting_default(parameter);
    for (int i = 0; i < (int)(sizeof values / sizeof *values); i++)
        if (strcmp(values[i].parameter, parameter->name) == 0 && values[i].kind == parameter->kind) {
            char error[SETTING_ERROR];
            const char *word = word_of(values[i].texts, (int)below(key, count_words(values[i].texts)));
            assert_true(setting_read(parameter, word, &setting, error));
            return setting;
        }
    const double width = parameter->most - parameter->least;
    if (parameter->kind == CHOICE)
        setting.choice = (int)below(key, (uint32_t)setting_choices(parameter));
    else if (parameter->kind == INTEGER)
        setting.integer = (int64_t)parameter->least + below(key, width < 9 ? (uint32_t)width + 1 : 9);
    else if (parameter->kind == SEED)
        setting.seed = 2 + below(key, 1000);
    else if (parameter->kind == REAL)
        setting.real = parameter->least + (width < 1 ? width : 1) * (1 + below(key, 9)) / 10;
    return setting;
}

static bool is_default(const struct cell *cell, int kind, int i)
{
    char buffers[2][SETTING_TEXT];
    const Parameter *parameter = parameter_at(kind, cell->part[kind], i);
    return strcmp(setting_write(parameter, cell->setting[kind][i], buffers[0]),
                  setting_write(parameter, setting_default(parameter), buffers[1])) == 0;
}

static bool is_refused(const struct cell *cell)
{
    return cell_check_game(cell) || cell_check_leaf(cell) || cell_check_prunings(cell) || cell_check_cutoff(cell);
}

/* "0.1" as "#0.#1" where numbers are names. */
static const char *drawn_moves(const struct cell *cell, const char *moves)
{
    const char *dot = strchr(moves, '.'), *sign = move_sign(cell);
    const int first = dot ? (int)(dot - moves) : (int)strlen(moves);
    return printed("%s%.*s%s%s%s", sign, first, moves, dot ? "." : "", dot ? sign : "", dot ? dot + 1 : "");
}

/* Give a parameter another value than its default, if there is one that the game and the other settings allow. */
static void draw_setting(struct cell *cell, int kind, int i, uint64_t key)
{
    const Parameter *parameter = parameter_at(kind, cell->part[kind], i);
    Setting *setting = &cell->setting[kind][i];
    if (is_undrawn(kind, cell->part[kind], parameter))
        return;
    for (uint64_t try = 0; try < 10 && is_default(cell, kind, i); try++) {
        if (kind == GAME_PART && is_position(parameter))
            setting->text = draw_position(*cell, descend(key, try));
        else
            *setting = draw_value(parameter, descend(key, try));
        if (kind == GAME_PART && strcmp(parameter->name, "moves") == 0 && !is_default(cell, kind, i))
            setting->text = drawn_moves(cell, setting->text);
        if (is_refused(cell))
            *setting = setting_default(parameter);
    }
}

/* The number by which a kind is drawn: prunings became one last, and left those of the others as they were.  So they are
 * drawn only beside their own parameters. */
static uint64_t drawn_as(int kind)
{
    return (uint64_t)(kind == PRUNING_PART ? CUTOFF_PART : kind - (kind > PRUNING_PART));
}

/* The number by which a parameter is drawn: hash_bits came later, too. */
static uint64_t setting_drawn_as(int kind, int number, int i)
{
    const int late = parameter_find(kind, number, "hash_bits");
    return (uint64_t)(i - (late >= 0 && i > late));
}

static void draw_parts(struct cell *cell, int kind, int number, uint64_t key)
{
    static const char *const combined[] = {"table+killer+history", "killer+eval", "history+random"};
    *cell = (struct cell){0};
    cell_choose(cell, LIMITS_PART, 0);
    for (int k = GAME_PART; k < PART_KINDS; k++) {
        const uint32_t count = (uint32_t)part_counts[k], drawn = below(descend(key, drawn_as(k)), count + 3);
        const int another = k == PRUNING_PART ? part_find(k, kinds[k].fallback)
                            : drawn < count   ? (int)drawn
                            : k == ORDER_PART ? part_find(k, combined[drawn - count])
                                              : (int)(drawn - count) % (int)count;
        cell_choose(cell, k, k == kind ? number : another);
    }
    if (kind != LEAF_PART && cell_check_leaf(cell))
        cell_choose(cell, LEAF_PART, part_find(LEAF_PART, "static"));
}

/* Does plain minimax finish it?  Otherwise it is only searched without oracles, whose work no budget ends. */
static bool is_small(struct cell cell)
{
    struct outcome outcome;
    cell_choose(&cell, ALGORITHM_PART, part_find(ALGORITHM_PART, "minimax"));
    cell_choose(&cell, ORDER_PART, part_find(ORDER_PART, "none"));
    cell_change(&cell, CUTOFF_PART, "deepen")->choice = NO_DEEPENING;
    struct task task = cell_task(&cell);
    task.nodes = MOST_NODES / 5;
    cell_search(&cell)->run(&task, &outcome);
    return outcome.status == OK;
}

/* It tries tree after tree, which beside other settings may take for ever: it is drawn with no other of its game. */
static bool is_slow(const Parameter *parameter)
{
    return strcmp(parameter->name, "critical") == 0;
}

/* A cell with this part, and this parameter of it off its default; -1: any.  The limit is always given. */
static bool draw_cell(struct cell *cell, int kind, int number, int focus, uint64_t key)
{
    const Parameter *parameter;
    draw_parts(cell, kind, number, key);
    if (focus >= 0)
        draw_setting(cell, kind, focus, descend(key, 10));
    const int limit = parameter_find(CUTOFF_PART, cell->part[CUTOFF_PART], "limit");
    draw_setting(cell, CUTOFF_PART, limit, descend(key, 11));
    const bool alone = focus >= 0 && is_slow(parameter_at(kind, number, focus));
    for (int k = alone ? ALGORITHM_PART : GAME_PART; k < PART_KINDS; k++)
        for (int i = 0; (parameter = parameter_at(k, cell->part[k], i)); i++) {
            const uint64_t as = 20 * drawn_as(k) + setting_drawn_as(k, cell->part[k], i);
            if (!is_slow(parameter) && descend(key, 100 + as) >> 63)
                draw_setting(cell, k, i, descend(key, 200 + as));
        }
    return !is_refused(cell) && (focus < 0 || !is_default(cell, kind, focus)) &&
           !is_default(cell, CUTOFF_PART, limit) && (!cell_oracle(cell) || is_small(*cell));
}

/* --- what is kept --------------------------------------------------------------------------------------------- */

static struct cell cells[MOST_CELLS];
static int cell_total;

static void draw_some(int kind, int number, int focus)
{
    if (focus >= 0 && is_undrawn(kind, number, parameter_at(kind, number, focus)))
        return;
    for (int draw = 0; draw < DRAWS; draw++)
        for (uint64_t try = 0; try < TRIES; try++) {
            assert_true(cell_total < MOST_CELLS);
            uint64_t key = 0x647261776e;
            for (const char *at = part_at(kind, number)->name; *at; at++)
                key = descend(key, (uint64_t)*at);
            const uint64_t as = focus < 0 ? 0 : 1 + setting_drawn_as(kind, number, focus);
            key = descend(descend(descend(descend(key, drawn_as(kind)), as), (uint64_t)draw), try);
            if (draw_cell(&cells[cell_total], kind, number, focus, key)) {
                cell_total++;
                break;
            }
        }
}

static void draw_all(void)
{
    if (cell_total > 0)
        return;
    for (int kind = GAME_PART; kind < PART_KINDS; kind++)
        for (int number = 0; number < part_counts[kind] && part_counts[kind] > 1; number++)
            for (int i = -1; i < 0 || parameter_at(kind, number, i); i++)
                draw_some(kind, number, i);
    for (int i = 0; i < (int)(sizeof written / sizeof *written); i++)
        cells[cell_total++] = cell_of(strdup(written[i])); /* never freed, since the cell points into it */
}

static struct outcome search_cell(const struct cell *cell)
{
    struct outcome outcome;
    struct task task = cell_task(cell);
    task.nodes = MOST_NODES;
    cell_search(cell)->run(&task, &outcome);
    return outcome;
}

/* The parts, and what is off its default: words that plymeter cell takes. */
static void write_name(FILE *out, const struct cell *cell)
{
    char buffer[SETTING_TEXT];
    const Parameter *parameter;
    for (int kind = GAME_PART; kind < PART_KINDS; kind++) {
        if (part_is_written(kind, cell->part[kind]))
            fprintf(out, "%s%s=%s", kind ? " " : "", kinds[kind].name, part_at(kind, cell->part[kind])->name);
        for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++)
            if (!is_default(cell, kind, i))
                fprintf(out, " %s=%s", parameter->name, setting_write(parameter, cell->setting[kind][i], buffer));
    }
}

static void write_drawn(FILE *out)
{
    draw_all();
    fprintf(out, "cell nodes=%d,value,interior,leaves,beyond\n", MOST_NODES);
    for (int i = 0; i < cell_total; i++) {
        const struct outcome outcome = search_cell(&cells[i]);
        const struct counts *counts = &outcome.counts;
        write_name(out, &cells[i]);
        if (outcome.status == OK)
            fprintf(out, ",%lld", (long long)outcome.value);
        else
            fprintf(out, ",%s", status_name[outcome.status]);
        fprintf(out, ",%llu,%llu,%llu\n", (unsigned long long)counts->interior, (unsigned long long)counts->leaves,
                (unsigned long long)counts->beyond);
    }
}

/* Its name is what plymeter cell takes. */
static void show_drawn(const char *line)
{
    print_error("  shown by: plymeter cell %.*s nodes=%d\n", name_length(line), line, MOST_NODES);
}

/* --- the tests ------------------------------------------------------------------------------------------------ */

static void test_drawn(void **state)
{
    (void)state;
    compare_signature("tests/signature-drawn.txt", write_drawn, show_drawn);
}

/* Is another search what this one is with that parameter at its default? */
static bool matters(const struct cell *cell, int kind, int i)
{
    struct cell usual = *cell;
    usual.setting[kind][i] = setting_default(parameter_at(kind, cell->part[kind], i));
    if (is_refused(&usual) || (cell_oracle(&usual) && !is_small(usual)))
        return false;
    const struct outcome a = search_cell(cell), b = search_cell(&usual);
    return a.status != b.status || (a.status == OK && a.value != b.value) || strcmp(a.move, b.move) != 0 ||
           memcmp(&a.counts, &b.counts, sizeof a.counts) != 0;
}

/* Every parameter is drawn, and changes something. */
static void test_every_parameter(void **state)
{
    static bool drawn[PART_KINDS][MOST_PARTS][MAX_SETTINGS], mattered[PART_KINDS][MOST_PARTS][MAX_SETTINGS];
    const Parameter *parameter;
    int wrong = 0;
    (void)state;
    draw_all();
    for (int c = 0; c < cell_total; c++)
        for (int kind = GAME_PART; kind < PART_KINDS; kind++) {
            const int number = cells[c].part[kind];
            for (int i = 0; number < part_counts[kind] && parameter_at(kind, number, i); i++)
                if (!mattered[kind][number][i] && !is_default(&cells[c], kind, i)) {
                    drawn[kind][number][i] = true;
                    mattered[kind][number][i] = matters(&cells[c], kind, i);
                }
        }
    for (int kind = GAME_PART; kind < PART_KINDS; kind++)
        for (int number = 0; number < part_counts[kind]; number++)
            for (int i = 0; (parameter = parameter_at(kind, number, i)); i++) {
                const char *part = part_at(kind, number)->name;
                if (drawn[kind][number][i] == is_undrawn(kind, number, parameter) && ++wrong)
                    print_error("%s=%s: %s is %s\n", kinds[kind].name, part, parameter->name,
                                drawn[kind][number][i] ? "drawn" : "never drawn");
                if (drawn[kind][number][i] && !mattered[kind][number][i] && ++wrong)
                    print_error("%s=%s: %s changes nothing\n", kinds[kind].name, part, parameter->name);
            }
    assert_int_equal(wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_drawn), cmocka_unit_test(test_every_parameter)};
    if (test_arguments[1] && strcmp(test_arguments[1], "--write") == 0) {
        write_drawn(stdout);
        return 0;
    }
    return cmocka_run_group_tests_name("signature_drawn", tests, NULL, NULL);
}

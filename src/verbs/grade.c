#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/program.h"
#include "base/text.h"
#include "base/verb.h"
#include "grade/player.h"
#include "grade/report.h"

enum { WORDS, LINES, SPOKEN };
static const char *const spoken[SPOKEN] = {"words", "lines"};
static const char *const spans[SPANS] = {"small", "int", "long"};
enum { ANY_LEAVES, LEAF_CHOICES = 4 };
static const char *const leaf_choices[LEAF_CHOICES] = {"any", "minimax", "shallow", "alphabeta"};

struct request {
    const char *protocol, *values, *search, *leaves, *game;
    double seconds, wait;
    int trees, sample;
    bool csv;
};

/* --- trees --------------------------------------------------------------------------------------------------------- */

static struct grading grading_of(const struct request *request)
{
    return (struct grading){.trees = request->trees,
                            .span = (enum span)find_word(request->values, spans, SPANS),
                            .both_roots = request->search || strcmp(request->protocol, "lines") == 0,
                            .seconds = request->seconds};
}

/* Is all right that a course may ask for? */
static bool passes(const struct request *request, const struct grade *grade)
{
    const int leaves = find_word(request->leaves, leaf_choices, LEAF_CHOICES);
    bool right = grade->right == grade->asked && grade->fault[WRONG_MOVE].count == 0;
    if (leaves != ANY_LEAVES)
        right &= grade->leaves_told > 0 && grade->leaves_of[leaves - 1] == grade->leaves_told;
    return right;
}

/* Grade who has begun. */
static int grade_pupil(const struct request *request, struct pupil *pupil)
{
    static struct grade grade;
    const struct grading grading = grading_of(request);
    grade_take(pupil, &grading, &grade);
    pupil_end(pupil);
    if (request->csv)
        report_print_row(pupil, &grade, grading.span);
    else
        report_print(pupil, &grade, grading.span);
    return passes(request, &grade) ? EXIT_FINE : EXIT_CELLS_FAILED;
}

/* --- programs ------------------------------------------------------------------------------------------------------ */

/* Grade a player who has begun. */
static int grade_player(const struct request *request, struct pupil *pupil, const struct exam *exam)
{
    static struct player_grade grade;
    player_take(pupil->engine, exam, request->seconds / 2, request->wait, &grade);
    pupil_end(pupil);
    (request->csv ? player_print_row : player_print)(pupil->name, exam, &grade);
    return grade.asked > 0 && grade.best == grade.asked ? EXIT_FINE : EXIT_CELLS_FAILED;
}

/* Trees, or the positions of an exam. */
static int grade_command(const struct request *request, const char *command, const struct exam *exam)
{
    static struct pupil pupil;
    struct engine_trouble trouble;
    const enum engine_protocol protocol = strcmp(request->protocol, "lines") == 0 ? ENGINE_LINES : ENGINE_WORDS;
    if (pupil_start(&pupil, command, protocol, request->wait, &trouble))
        return exam ? grade_player(request, &pupil, exam) : grade_pupil(request, &pupil);
    fprintf(stderr, "plymeter grade: %s: %s\n", command, trouble.detail);
    return strcmp(trouble.word, "missing") == 0 ? EXIT_CONFIG : EXIT_CELLS_FAILED;
}

/* All words as one command. */
static const char *command_of(const struct call *call)
{
    FILE *out = text_open();
    if (call->count == 1)
        fputs(call->arguments[0], out);
    for (int i = 0; i < call->count && call->count > 1; i++) {
        fputs(i ? " " : "", out);
        write_shell_word(out, call->arguments[i]);
    }
    return text_close(out);
}

static int grade_all(const struct call *call, const struct exam *exam)
{
    const struct request *request = call->record;
    int worst = EXIT_FINE;
    if (!request->csv)
        return grade_command(request, command_of(call), exam);
    (exam ? player_print_header : report_print_header)();
    for (int i = 0; i < call->count; i++) {
        const int status = grade_command(request, call->arguments[i], exam);
        worst = status > worst ? status : worst;
    }
    return worst;
}

static int run_grade(const struct call *call)
{
    const struct request *request = call->record;
    static struct pupil pupil;
    static struct exam exam;
    if ((call->count == 0) != (request->search != NULL))
        return misused(call, "say which program, or by --search which search of ours, is to be graded");
    if (strcmp(request->values, "long") == 0 && strcmp(request->protocol, "lines") == 0)
        return misused(call, "JSON has no whole numbers beyond 2^53: --values long goes with --protocol words");
    if (strcmp(request->values, "long") == 0 && request->search)
        return misused(call, "trees of ours have values up to 2^53: --values long is for programs");
    if (request->search && request->game)
        return misused(call, "--search goes with trees: plymeter run plays matches of searches");
    if (request->search)
        return pupil_search(&pupil, request->search, request->wait) ? grade_pupil(request, &pupil) : EXIT_USAGE;
    if (request->game && !exam_take(request->game, request->sample, request->seconds / 2, &exam))
        return EXIT_USAGE;
    return grade_all(call, request->game ? &exam : NULL);
}

const struct verb verb_grade = {
    .name = "grade",
    .group = GAMES,
    .purpose = "say whether a program's search is right",
    .arguments = "[COMMAND]...",
    .about = "Asks a program about thousands of small trees, and says on how many its value is right, the smallest "
             "tree on "
             "which it is not, what kind of fault that may be, and which search its leaves are those of. In the "
             "protocol "
             "words it reads a tree a line, \"[[3,5],[2,9]]\", in which MAX begins, and writes the value, 3; "
             "behind it may "
             "stand the leaves that it visited, \"3 3 5 2\". configs/README.md has the protocol lines. With --game "
             "it is asked for "
             "moves: it reads a position and the legal moves, \"xx./oo./...:x c1 a3 b3 c3\", and writes one of "
             "these; in how "
             "many positions is that a best one, and what do the others give away?\n"
             "\n"
             "    plymeter grade python3 mine.py\n"
             "    plymeter grade --game 'connect4 columns=5 rows=4' python3 player.py\n"
             "    plymeter grade --csv './alice' 'python3 bob.py' > class.csv\n"
             "    plymeter grade --search 'algorithm=abc alternatives=1'",
    .notes = "It ends with 0 if all values, and moves if they are told, are right, and the leaves are those that "
             "--leaves asks "
             "for; with 1 if not, or where it gives no answer; and with 3 where there is no such program.",
    .options =
        {
            {"protocol", 0, "P", "how it is spoken to", INTO(struct request, protocol), .choices = spoken,
             .choice_count = SPOKEN, .fallback = "words"},
            {"values", 0, "V",
             "how large values it takes: some trees have those at the ends of an int, or of a long of 64 bits",
             INTO(struct request, values), .choices = spans, .choice_count = SPANS, .fallback = "small"},
            {"leaves", 0, "L", "which its leaves must be", INTO(struct request, leaves), .choices = leaf_choices,
             .choice_count = LEAF_CHOICES, .fallback = "any"},
            {"trees", 0, "N", "how many trees", INTO(struct request, trees), .least = 1, .most = MOST_TREES,
             .fallback = "2000"},
            {"seconds", 0, "S", "the most that all may take", INTO(struct request, seconds), .least = 0.1,
             .most = 1e6, .fallback = "60"},
            {"wait", 0, "S", "the most that an answer may take, the program's start included",
             INTO(struct request, wait), .least = 0.01, .most = 1e6, .fallback = "15"},
            {"search", 0, "SEARCH",
             "instead of a program a search of ours, in one word: \"algorithm=pvs order=eval\"",
             INTO(struct request, search)},
            {"game", 0, "GAME",
             "for players: in one word a game that can be searched to its end, \"kalah seeds=3\"",
             INTO(struct request, game)},
            {"sample", 0, "N", "so many positions, where more than some thousands can be reached",
             INTO(struct request, sample), .least = 1, .most = MOST_REACHED / 2, .fallback = "200"},
            {"csv", 0, NULL, "a row for each COMMAND, which is one word then", INTO(struct request, csv)},
        },
    .size = sizeof(struct request),
    .run = run_grade,
};

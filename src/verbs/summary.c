#include "show/summary.h"

#include "base/program.h"
#include "base/verb.h"
#include "show/printer.h"

struct request {
    struct question question;
    struct macros macros;
    struct printer_form form;
    bool as_macros;
};

static int run_summary(const struct call *call)
{
    struct request *request = call->record;
    struct question *question = &request->question;
    if (request->as_macros && (request->form.csv || request->form.table))
        return misused(call, "\"--macros\" goes with neither \"--csv\" nor \"--table\"");
    if (!request->as_macros && (request->macros.names.count || request->macros.prefix || request->macros.output))
        return misused(call, "\"--name\", \"--prefix\" and \"--output\" go with \"--macros\"");
    if (printer_check(call, request->form) != EXIT_FINE ||
        question_check_competing(call, question, "--by") != EXIT_FINE)
        return EXIT_USAGE;
    int status = macros_check(call, &request->macros);
    if (status == EXIT_FINE)
        status = question_ask(call, question);
    if (status != EXIT_FINE)
        return status;
    if (request->as_macros)
        return macros_write(call, question, &request->macros);
    (printer_is_table(request->form) ? summary_print_tables : summary_print_csv)(question);
    return EXIT_FINE;
}

const struct verb verb_summary = {
    .name = "summary",
    .group = RESULTS,
    .purpose = "summarize a CSV of results",
    .arguments = "FILE.csv...",
    .about =
        "Writes statistics of columns for each group of rows: on a terminal as a table with a sentence that says "
        "which group has the least or the most, elsewhere as CSV. FILE.csv may be \"-\", standard input. Several "
        "files of one experiment are read as one, and a journal, X.journal, as far as it goes; so they are in "
        "every verb that takes FILE.csv, which also takes them as one word, \"a.csv,b.csv\".",
    .options =
        {
            {"by", 0, "COLUMN,...", "group rows that agree in these columns; without it all rows are one group",
             INTO(struct request, question.by)},
            {"of", 0, "COLUMN,...",
             "what to summarize; rows where it is empty do not count. Thirteen columns are derived from the "
             "others: nodes, interior + leaves + beyond, minimax_depth, the depth at which minimax has as many "
             "leaves, gain, which is limit / minimax_depth, node_gain, evaluation_gain and time_gain, the same of "
             "nodes, evaluations and nanoseconds, over_minimal, leaves / those of the minimal tree, over_best, "
             "leaves / those in perfect order, over_graph, leaves / those of the smallest minimal graph, "
             "first_cuts, cutoffs_first / cutoffs, fresh_share, fresh of those that changed, wrong_share, "
             "wrong_cuts / rechecked, and effective_branching, the square root of nodes / those of the same search "
             "with a limit two smaller. With --by ply, columns named ..._by_ply are taken apart: a row for each "
             "ply",
             INTO(struct request, question.of), .fallback = "leaves"},
            OPTIONS_OF_QUESTION(struct request, question),
            {"competing", 0, "COLUMN,...",
             "the sentence compares what differs in these columns of --by; without it in others than the axes "
             "before \"algorithm\", limit, budget, ply, handicap and rival",
             INTO(struct request, question.competing)},
            OPTIONS_OF_PRINTER(struct request, form),
            {"macros", 0, NULL, "write LaTeX commands for the numbers of a text", INTO(struct request, as_macros)},
            {"prefix", 0, "LETTERS", "begin their names with this, for a second file in the same paper",
             INTO(struct request, macros.prefix)},
            {"name", 0, "WHAT=LETTERS,...",
             "shorter names: what a column, or a value of --by, is called in them, \"gain=G,eval=E\"; nothing "
             "behind = leaves it out",
             INTO(struct request, macros.names)},
            {"output", 'o', "FILE", "write them there", INTO(struct request, macros.output)},
        },
    .size = sizeof(struct request),
    .notes =
        "The standard error and the 95 % interval, low to high, are those of the mean (studentised bootstrap, cut "
        "off where no value can lie, as beyond 0 and 2 points); fewer than 5 units have no interval. The median "
        "and the other quantiles, of type 7 (linear), are those of the rows.\n"
        "\n"
        "The sentence pairs rows that agree in all axes but those compared, and those that follow from them. "
        "Ratios are geometric means over pairs, differences, where something is not above 0, arithmetic ones. A "
        "sentence calls two groups different that are not in at most 5 % of cases (Bonferroni's correction for all "
        "pairs of its groups).\n"
        "\n"
        "Bars behind a table show its means, from 0: each row's beside the largest of those that the sentence "
        "compares, or of all. What all groups agree in stands above the table, and columns that find no room on a "
        "terminal are left out, which is said.\n"
        "\n"
        "With --macros each number is a LaTeX command, so that a text never says another than the data; above it "
        "stands the command that prints it again. In the paper, behind \\usepackage{siunitx} if that is used:\n"
        "\n"
        "    \\input{gain}\n"
        "    Order by evaluation gains \\GainEval{} (\\GainEvalLow{} to \\GainEvalHigh{}; \\GainEvalN{} positions)."
        "\n"
        "\n"
        "Names consist of the column and the values of --by; digits are spelled, and before a number stands what "
        "it is of: \\LeavesAlphabetaLimitEight. Other rows change no name; if two groups would share one, nothing "
        "is written. ...Low and ...High are the bounds of the interval, ...N and ...Units how many rows and "
        "independent samples the mean is of. What has no interval has no ...Low and ...High, so that a paper that "
        "names them does not compile. Numbers stand in \\num, which without siunitx is the digits alone.",
    .run = run_summary,
};

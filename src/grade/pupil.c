#include "grade/pupil.h"

#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "config/arguments.h"
#include "grade/trees.h"

bool pupil_start(struct pupil *pupil, const char *command, enum engine_protocol protocol, double wait,
                 struct engine_trouble *trouble)
{
    *pupil = (struct pupil){.name = command, .wait = wait};
    pupil->spec = (struct engine_spec){.name = command, .command = command, .protocol = protocol};
    pupil->engine = engine_start(&pupil->spec, wait, trouble);
    return pupil->engine;
}

bool pupil_search(struct pupil *pupil, const char *search, double wait)
{
    enum { MOST_SEARCH_WORDS = 20 };
    char *words[MOST_SEARCH_WORDS + 2] = {"game=tree", "limit=1000"};
    const int count = read_shell_words(copied(search), words + 2, MOST_SEARCH_WORDS);
    *pupil = (struct pupil){.name = search, .wait = wait};
    if (count >= 0)
        return arguments_read(words, count + 2, &pupil->cell);
    fprintf(stderr, "plymeter grade: --search has a quotation without an end, or more than %d words\n",
            MOST_SEARCH_WORDS);
    return false;
}

static bool ask_search(struct pupil *pupil, const char *tree, bool root_is_min, double seconds,
                       struct tree_answer *answer, struct engine_trouble *trouble)
{
    static struct outcome outcome;
    cell_change(&pupil->cell, GAME_PART, "tree")->text = tree;
    cell_change(&pupil->cell, GAME_PART, "root")->choice = root_is_min;
    pupil->cell.setting[LIMITS_PART][SECONDS].real = seconds;
    const struct task task = cell_task(&pupil->cell);
    const char *how = search_isolated(&task, &outcome);
    *answer = (struct tree_answer){.told = NOT_TOLD};
    if (!how && outcome.status != OK)
        how = "the search did not end well";
    snprintf(trouble->word, sizeof trouble->word, "crashed");
    snprintf(trouble->detail, sizeof trouble->detail, "%s", how ? how : "");
    answer->value = root_is_min ? -outcome.value : outcome.value;
    answer->move = outcome.number;
    answer->leaves = (int64_t)outcome.counts.leaves;
    return !how;
}

bool pupil_ask(struct pupil *pupil, const struct twigs *twigs, bool root_is_min, double seconds,
               struct tree_answer *answer, struct engine_trouble *trouble)
{
    char *tree = twigs_text(twigs);
    const double wait = seconds < pupil->wait ? seconds : pupil->wait;
    const struct tree_question question = {tree, tree_height(twigs), root_is_min};
    const bool answered = pupil->engine ? engine_ask_tree(pupil->engine, &question, wait, answer, trouble)
                                        : ask_search(pupil, tree, root_is_min, wait, answer, trouble);
    release(tree);
    return answered;
}

void pupil_end(struct pupil *pupil)
{
    engine_stop(pupil->engine);
    pupil->engine = NULL;
}

/*
 * ProbCut: where a shallow search says that a deep one will most likely lie beyond the window, it is believed.
 *
 * M. Buro, "ProbCut: an effective selective extension of the alpha-beta algorithm", 1995; with several pairs of depths, and
 * for stages of the game, it is Multi-ProbCut (M. Buro, "Experiments with Multi-ProbCut and a new high-quality evaluation
 * function for othello", 1997).
 *
 * A deep value is taken to be slope * shallow value + offset, with errors of standard deviation sigma: what `plymeter
 * correlate` prints of pairs of depths, in the units of values.  With `deep` plies left a position is worth beta if the
 * shallow search says that it is more than that by threshold * sigma, and alpha if less likewise.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "algorithms/prunings/look.h"

enum { PROBCUT_PAIRS, PROBCUT_THRESHOLD };
enum { PROBCUT_MOST_PAIRS = 40, PROBCUT_LONGEST_PAIRS = 2000 };

struct probcut_pair {
    int deep, shallow;
    double slope, offset, sigma;
    int from, to; /* so much of the game is left */
};

/* The pairs that were read last, since a search asks for the same ones all the time. */
static struct probcut_pair probcut_pairs[PROBCUT_MOST_PAIRS];
static int probcut_pair_count;
static char probcut_read_last[PROBCUT_LONGEST_PAIRS];

/* What stands behind the name of the game that they were measured on, if they say that; NULL: it is another one. */
static const char *probcut_behind_game(const char *text)
{
    const char *file = strrchr(GAME, '/') ? strrchr(GAME, '/') + 1 : GAME, *slash = strchr(text, '/');
    const size_t length = slash ? (size_t)(slash - text) : 0;
    if (!slash)
        return text;
    return strncmp(text, file, length) == 0 && strcmp(file + length, ".c") == 0 ? slash + 1 : NULL;
}

/* One of them; where the text goes on, or NULL if it is none. */
static const char *probcut_read_pair(const char *text, struct probcut_pair *pair)
{
    int used = 0, more = 0;
    *pair = (struct probcut_pair){.from = 0, .to = INT_MAX};
    if (sscanf(text, "%d:%d:%lf:%lf:%lf%n", &pair->deep, &pair->shallow, &pair->slope, &pair->offset, &pair->sigma,
               &used) != 5)
        return NULL;
    if (text[used] == ':' && sscanf(text + used, ":%d-%d%n", &pair->from, &pair->to, &more) == 2)
        used += more;
    const bool sound = pair->shallow >= 0 && pair->deep > pair->shallow && pair->slope > 0 && pair->sigma >= 0 &&
                       isfinite(pair->slope) && isfinite(pair->offset) && isfinite(pair->sigma);
    return sound && (text[used] == ',' || text[used] == '\0') ? text + used + (text[used] == ',') : NULL;
}

static bool probcut_read_pairs(const char *text)
{
    if (strcmp(text, probcut_read_last) == 0)
        return true;
    const char *first = probcut_behind_game(text);
    probcut_pair_count = 0;
    probcut_read_last[0] = '\0';
    if (!first || strlen(text) >= PROBCUT_LONGEST_PAIRS)
        return false;
    for (const char *at = first; *at; probcut_pair_count++)
        if (probcut_pair_count == PROBCUT_MOST_PAIRS ||
            !(at = probcut_read_pair(at, &probcut_pairs[probcut_pair_count])))
            return false;
    strcpy(probcut_read_last, text);
    return probcut_pair_count > 0;
}

/* The same position with no more left than the pair's shallow search has. */
static bool probcut_agrees(Search *search, const State *state, Path path, Value alpha,
                           const struct probcut_pair *pair, bool above)
{
    const int less = (pair->deep - pair->shallow) * search->ply_price;
    const Value value = peek(search, state, alpha, alpha + 1, spend_less(search, path, -less));
    return above ? value > alpha : value <= alpha;
}

static bool probcut_is_within(double value, Value most)
{
    return fabs(value) < (double)most;
}

static bool probcut_answer_by(Search *search, const State *state, Path path, Value alpha, Value beta,
                              const struct probcut_pair *pair, Worth *worth)
{
    const Value most = bound(search->rules);
    const double margin = search->pruning[PROBCUT_THRESHOLD].real * pair->sigma;
    const double high = ceil(((double)beta + margin - pair->offset) / pair->slope),
                 low = floor(((double)alpha - margin - pair->offset) / pair->slope);
    if (beta < most && probcut_is_within(high, most) &&
        probcut_agrees(search, state, path, (Value)high - 1, pair, true)) {
        *worth = (Worth){beta, false};
        return true;
    }
    *worth = (Worth){alpha, false};
    return alpha > -most && probcut_is_within(low, most) &&
           probcut_agrees(search, state, path, (Value)low, pair, false);
}

static bool probcut_answer(Search *search, const State *state, Path path, Value alpha, Value beta, Worth *worth)
{
    const int left = look_plies_left(search, path);
    probcut_read_pairs(search->pruning[PROBCUT_PAIRS].text);
    for (int i = 0; i < probcut_pair_count; i++) {
        const struct probcut_pair *pair = &probcut_pairs[i];
        const int remaining = game.remaining ? game.remaining(search->rules, state) : 0;
        if (pair->deep == left && remaining >= pair->from && remaining <= pair->to &&
            probcut_answer_by(search, state, path, alpha, beta, pair, worth))
            return true;
    }
    return false;
}

static const char *probcut_refuses(const Setting *settings)
{
    if (!probcut_behind_game(settings[PROBCUT_PAIRS].text))
        return "\"probcut_pairs\" are those of another game, whose name stands before \"/\"";
    if (!probcut_read_pairs(settings[PROBCUT_PAIRS].text))
        return "\"probcut_pairs\" is to be DEEP:SHALLOW:SLOPE:OFFSET:SIGMA, with :FROM-TO of what is left of the "
               "game if need "
               "be, and further ones after commas";
    for (int i = 0; i < probcut_pair_count && !game.remaining; i++)
        if (probcut_pairs[i].from > 0 || probcut_pairs[i].to < INT_MAX)
            return "the game does not say how much of it is left, which FROM-TO of \"probcut_pairs\" asks for";
    return NULL;
}

static const Pruning probcut_pruning = {
    .about = "where a shallow search says that a deep one will lie beyond the window, it is believed",
    .parameters =
        {
            {"probcut_pairs", TEXT, "4:2:1:0:100",
             .about = "pairs of depths as DEEP:SHALLOW:SLOPE:OFFSET:SIGMA, of values; :FROM-TO of what is left of "
                      "the game; GAME/ before the first refuses them in others"},
            {"probcut_threshold", REAL, "1.5", 0, 100, .about = "so many sigma beyond the window"},
        },
    .answer = (Function)probcut_answer,
    .depends_on = look_by_window,
    .refuses = probcut_refuses,
};

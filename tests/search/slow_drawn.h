/* Searches that are drawn by lot, of all that slow.h knows: what no one would think of together. */
#ifndef TESTS_SEARCH_SLOW_DRAWN_H
#define TESTS_SEARCH_SLOW_DRAWN_H

enum { LAW_CHOICES = 8, LAW_DRAWN_PRUNINGS = 4 };

static const char *const law_drawn_algorithms[] = {"alphabeta",
                                                   "alphabeta fail=hard",
                                                   "alphabeta relation=strict",
                                                   "alphabeta relation=strict fail=hard window=bounds",
                                                   "pvs",
                                                   "mtdf step=1",
                                                   "aspiration width=3",
                                                   "aspiration inner=pvs width=2 guess=zero",
                                                   "negamax",
                                                   "mtdf first=+infinity",
                                                   "mtdf",
                                                   "minimax"};
static const char *const law_drawn_tables[] = {"",
                                               "entries=2",
                                               "entries=4 etc=yes",
                                               "entries=4 keep=all",
                                               "entries=16",
                                               "entries=64 keep=all",
                                               "entries=64 etc=yes keep=all",
                                               "entries=4096 etc=yes",
                                               "entries=4096 keep=all",
                                               "entries=4096 keep=all hash_bits=16"};
static const char *const law_drawn_orders[] = {
    "none", "static", "killer", "history", "killer+static", "history+killer", "killer+history+static"};
static const char *const law_drawn_cutoffs[] = {
    "depth",
    "depth deepen=limit",
    "late late_left=2 late_from=1",
    "late late_left=1 late_from=2 late_table=log late_divisor=1 most_plies=5",
    "late late_from=1 deepen=limit",
    "conspiracy most_plies=4",
    "conspiracy margin=2 most_plies=6",
    "conspiracy counters=two ties=ranked most_plies=8",
    "conspiracy counters=two most_plies=5 deepen=limit",
    "realization meaning=bits most_plies=6",
    "realization meaning=bits deepen=limit"};

/* Of each pruning what it may be set to, behind its first setting's own default. */
static const struct {
    int needs;
    const char *name, *settings[LAW_CHOICES];
} law_drawn_prunings[] = {
    {0,
     "futility",
     {"futility_margin=0.5", "futility_margin=0 futility_plies=3", "futility_margin=0.25 futility_plies=1"}},
    {0,
     "reverse",
     {"reverse_margin=0.5", "reverse_margin=0.25 reverse_plies=3", "reverse_margin=0 reverse_plies=1"}},
    {0, "razor", {"razor_margin=0.5", "razor_margin=0.25 razor_plies=3", "razor_margin=0 razor_plies=1"}},
    {0,
     "late",
     {"late_moves=1", "late_moves=1 late_plies=2", "late_moves=0 late_plies=1", "late_moves=2 late_plies=4"}},
    {LAW_EXCHANGE, "exchange", {"exchange_plies=3", "exchange_plies=1", "exchange_plies=10"}},
    {LAW_SWAP,
     "null",
     {"null_plies=2", "null_plies=1", "null_plies=1 null_verify=2", "null_plies=adaptive",
      "null_plies=2 null_verify=3", "null_plies=3 null_verify=1"}},
    {0,
     "probcut",
     {"probcut_pairs=2:1:1:0:1,3:1:0.9:1:1 probcut_threshold=1", "probcut_pairs=3:1:1.5:-1:2,2:0:1:0:1",
      "probcut_pairs=2:0:0.5:1:0,4:2:1:0:2 probcut_threshold=0.5"}},
    {0, "beam", {"beam_width=2", "beam_width=1", "beam_width=1 beam_loud=no", "beam_width=3"}},
    {0,
     "forget",
     {"forget_rate=0.3", "forget_rate=0.9 forget_side=own forget_fall=0.5", "forget_rate=0.6 forget_side=other"}},
    {0,
     "research",
     {"research_price=1", "research_price=0.5 research_window=open research_cheap=1",
      "research_price=0 research_between=yes", "research_price=1 research_cheap=1 research_between=yes"}},
    {LAW_IN_CHECK,
     "extend",
     {"extend_check=1", "extend_check=0.5 extend_only=0.75", "extend_check=1 extend_only=0.5"}},
    {LAW_LANDING, "retake", {"retake_less=1", "retake_less=0.5"}},
    {0,
     "singular",
     {"singular_left=2 singular_margin=0.3", "singular_left=2 singular_margin=0",
      "singular_left=3 singular_margin=0.5 singular_less=0.5"}},
    {LAW_SWAP, "threat", {"threat_left=2 threat_margin=0.2 threat_less=1", "threat_left=1 threat_margin=0"}},
};
enum { LAW_PRUNING_NAMES = sizeof law_drawn_prunings / sizeof *law_drawn_prunings };

#define LAW_ONE_OF(list, key, what) law_one_of(list, sizeof list / sizeof *list, descend(key, what))
static const char *law_one_of(const char *const *list, size_t count, uint64_t key)
{
    return list[below(key, (uint32_t)count)];
}

static const char *law_setting_of(int pruning, uint64_t key)
{
    int count = 0;
    while (count < LAW_CHOICES && law_drawn_prunings[pruning].settings[count])
        count++;
    return law_drawn_prunings[pruning].settings[below(key, (uint32_t)count)];
}

/* Up to four prunings, each once, and how many of what they prune is searched after all. */
static void law_draw_prunings(uint64_t key, char text[600])
{
    static const char *const shares[] = {"0", "0", "0.5", "1"};
    char names[100] = "", settings[400] = "";
    int most = (int)below(descend(key, 100), LAW_DRAWN_PRUNINGS + 1);
    for (int i = (int)below(descend(key, 101), LAW_PRUNING_NAMES), tried = 0; most > 0 && tried < LAW_PRUNING_NAMES;
         i = (i + 5) % LAW_PRUNING_NAMES, tried++) {
        if (!law_game_has(law_drawn_prunings[i].needs) || below(descend(key, 200 + (uint64_t)i), 2) == 0)
            continue;
        most--;
        snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s", *names ? "+" : "",
                 law_drawn_prunings[i].name);
        snprintf(settings + strlen(settings), sizeof settings - strlen(settings), " %s",
                 law_setting_of(i, descend(key, 300 + (uint64_t)i)));
    }
    snprintf(text, 600, *names ? " pruning=%s%s recheck=%s" : "", names, settings,
             shares[below(descend(key, 102), sizeof shares / sizeof *shares)]);
}

static void law_draw_slow(uint64_t key, char text[1000])
{
    char prunings[600];
    const char *algorithm = LAW_ONE_OF(law_drawn_algorithms, key, 0), *table = LAW_ONE_OF(law_drawn_tables, key, 1),
               *order = LAW_ONE_OF(law_drawn_orders, key, 2);
    if (strstr(algorithm, "minimax") || strstr(algorithm, "negamax")) { /* they take no table, and make no cutoff */
        table = "";
        order = "static";
    }
    law_draw_prunings(key, prunings);
    snprintf(text, 1000, "algorithm=%s %s order=%s%s cutoff=%s%s", algorithm, table,
             *table && below(descend(key, 3), 2) ? "table+" : "", order, LAW_ONE_OF(law_drawn_cutoffs, key, 4),
             prunings);
}

#endif

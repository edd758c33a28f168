#include "play/protocol.h"

static int run_uci(const struct call *call)
{
    static const struct protocol uci = {.name = "uci", .game = "chess", .nothing = "(none)", .white_begins = true};
    return protocol_talk(&uci, call);
}

const struct verb verb_uci = {
    .name = "uci",
    .group = GAMES,
    .purpose = "be an engine for chess programs",
    .arguments = "[key=value]...",
    .about =
        "Answers another program on standard input, by the Universal Chess Interface. The keys are those of a "
        "cell, with game=chess if none is named; what a search has for parameters is an option, too.\n"
        "\n"
        "    plymeter uci algorithm=pvs order=table+killer+history entries=1000000 leaf=quiescence\n"
        "\n"
        "A search starts with the first step of deepening, and goes on as go says: up to a step (depth N), until "
        "so many nodes are visited (nodes N), or for so long (movetime, wtime and btime). Without any of these it "
        "is the cell's own. It ends early where a win is proved, and tells a mate in as many moves as that step "
        "has plies for: where limits are no plies, or quiet leaves look beyond them, that is not how long it "
        "takes. It knows of no position before its own, and keeps nothing for the next. seconds=S is the most that "
        "any may take.",
    .run = run_uci,
};

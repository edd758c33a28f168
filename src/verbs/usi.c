#include "play/protocol.h"

static int run_usi(const struct call *call)
{
    static const struct protocol usi = {
        .name = "usi", .game = "shogi", .nothing = "resign", .mates_of_shogi = true};
    return protocol_talk(&usi, call);
}

const struct verb verb_usi = {
    .name = "usi",
    .group = GAMES,
    .purpose = "be an engine for shogi programs",
    .arguments = "[key=value]...",
    .about =
        "Answers another program on standard input, by the Universal Shogi Interface, as plymeter uci does for "
        "chess; the game is shogi if none is named.\n"
        "\n"
        "    plymeter usi variant=mini algorithm=pvs order=table+killer+history entries=1000000",
    .run = run_usi,
};

/* A CSV as a whole command reads it: the first byte says which. */
#include "base/memory.h"
#include "base/verb.h"
#include "tests/fuzz/fuzz.h"

enum { WORDS = 7 };

static const char *const commands[][WORDS] = {
    {"summary", "--by=game,ply", "--of=leaves_by_ply", "--pool=cutoff"},
    {"summary", "--of=gain,minimax_depth,leaves", "--where=algorithm=alphabeta|minimax",
     "--pool=game,order,cutoff,limit"},
    {"summary", "--by=algorithm,limit", "--of=leaves", "--pool=game,order,cutoff", "--status=ok,budget"},
    {"summary", "--by=order,limit", "--where=limit=1..3,.5|6", "--table", "--pool=game,algorithm"},
    {"compare", "--by=limit,algorithm=alphabeta,minimax", "--of=leaves,gain", "--table"},
    {"compare", "--pair=seed,limit", "--by=order", "--difference", "--pool=game,algorithm"},
    {"elo", "--by=cutoff", "--sprt=0,20"},
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *words[WORDS + 2] = {NULL};
    int count = 0;
    if (size == 0)
        return 0;
    void *mark = memory_mark();
    const size_t which = data[0] % (sizeof commands / sizeof *commands);
    for (; commands[which][count]; count++)
        words[count] = copied(commands[which][count]);
    words[count] = copied(file_of(data + 1, size - 1));
    verb_call(verb_find(words[0]), count + 1, words);
    memory_release(mark);
    return 0;
}

/* Any bytes are no game of a file of games, or one whose parts lie within its line. */
#include "base/memory.h"
#include "run/games.h"
#include "tests/fuzz/fuzz.h"
#include "base/text.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { LINES = 3, WORDS = 20 };
    const char *path = file_of(data, size);
    void *mark = memory_mark();
    for (int number = 1; number <= LINES; number++) {
        struct game_line line;
        char *words[WORDS];
        if (!game_read(path, number, &line))
            continue;
        insist(strlen(line.first) + strlen(line.second) + strlen(line.result) + strlen(line.moves) < size);
        const int count = read_shell_words(line.start, words, WORDS);
        for (int i = 0; i < count; i++)
            insist(strlen(words[i]) < size);
    }
    memory_release(mark);
    return 0;
}

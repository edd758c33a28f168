/* A table of move categories: the first byte says of which game. */
#include "parts/prices.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    int price[CATEGORIES];
    if (size == 0)
        return 0;
    const int number = data[0] % game_count;
    const struct game *game = game_at(number);
    if (!prices_read(file_of(data + 1, size - 1), part_at(GAME_PART, number)->name, game->category_names, 0, price))
        for (int i = 0; i < CATEGORIES && (!game->category_names[0] || game->category_names[i]); i++)
            insist(price[i] >= 0 && price[i] <= DEAREST);
    return 0;
}

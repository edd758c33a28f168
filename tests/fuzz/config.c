/* A config, with its claims: what is accepted can be written out cell by cell. */
#include "base/memory.h"
#include "config/experiment.h"
#include "base/json.h"
#include "base/setting.h"
#include "tests/fuzz/fuzz.h"

enum { MOST_CELLS = 300 };

static void ignore(void *context, struct place place, const char *message)
{
    (void)context, (void)place, (void)message;
}

/* At most so many cells can an item make: entries add up, the keys of one multiply.  Configs of many cells are right,
 * but slow to try. */
static double variants(const cJSON *item)
{
    static const Parameter number = {.name = "", .kind = SEED};
    uint64_t first, last;
    const cJSON *child;
    double sum = 0, product = 1;
    if (cJSON_IsString(item) && setting_range(&number, item->valuestring, &first, &last))
        return last >= first ? (double)(last - first) + 1 : 1;
    cJSON_ArrayForEach (child, item) {
        const double more = variants(child);
        sum += more;
        product *= more > 1 ? more : 1;
    }
    return cJSON_IsArray(item) ? sum : product;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    void *mark = memory_mark();
    struct json *json = json_parse((const char *)data, size, ignore, NULL);
    const bool quick = !json || variants(json_root(json)) <= MOST_CELLS;
    struct experiment experiment;
    if (quick && experiment_read(&experiment, file_of(data, size)))
        for (int i = 0; i < experiment.total; i++)
            cell_identity(&experiment.cells[i]);
    memory_release(mark);
    return 0;
}

#include <stdio.h>

#include "base/program.h"
#include "base/verb.h"
#include "config/schema.h"

static int run_schema(const struct call *call)
{
    (void)call;
    puts(schema_text());
    return EXIT_FINE;
}

const struct verb verb_schema = {
    .name = "schema",
    .group = EXPERIMENTS,
    .purpose = "print what a config may be, as a JSON Schema for editors",
    .about =
        "Prints a JSON Schema (draft 7) of configs: every game, algorithm, order, cutoff and key, with its "
        "values, its default and what it is about. An editor that knows it completes and explains configs, "
        "and marks mistakes:\n"
        "\n"
        "    plymeter schema > schema.json\n"
        "\n"
        "A config names it in its first line, \"$schema\": \"schema.json\", or the editor's settings do. What a "
        "schema cannot say, plymeter plan does.",
    .run = run_schema,
};

#include <stdio.h>
#include <string.h>

#include "core/exit.h"
#include "options/call.h"
#include "options/manual.h"

static int run_manual(const struct call *call)
{
    if (call->count > 0 && strcmp(call->arguments[0], "config") != 0)
        return misused(call, "there is a page \"config\", but none \"%s\"", call->arguments[0]);
    (call->count > 0 ? manual_config_write : manual_write)(stdout);
    return EXIT_FINE;
}

const struct verb verb_manual = {
    .name = "manual",
    .group = ITSELF,
    .purpose = "print its manual page",
    .arguments = "[config]",
    .about = "Prints plymeter(1) as man reads it, or with \"config\" plymeter-config(5). To read them:\n"
             "\n"
             "    plymeter manual | man -l -\n"
             "    plymeter manual config | man -l -",
    .run = run_manual,
};

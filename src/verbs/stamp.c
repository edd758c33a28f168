#include <stdio.h>
#include <string.h>

#include "base/exit.h"
#include "provenance/stamp.h"
#include "verbs/verbs.h"

static const char usage[] =
    "usage: plymeter stamp FIGURE FILE.csv\n"
    "\n"
    "Writes into a figure (SVG, PDF or PNG) which command, config and build made the results that it shows, for\n"
    "plymeter explain to find; make does so for every figure that it draws.\n";

int stamp_command(int argc, char **argv)
{
    if (argc > 1 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0))
        return fputs(usage, stdout), EXIT_FINE;
    if (argc != 3)
        return fputs(usage, stderr), EXIT_USAGE;
    return stamp_write(argv[1], argv[2]) ? EXIT_FINE : EXIT_CONFIG;
}

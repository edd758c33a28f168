/* All tests, as groups of one program: `test GROUP [ARGUMENT ...]` runs a group, `test` lists them.
 *
 * "groups.h" the Makefile writes: EACH_GROUP(GROUP) is GROUP("laws-kalah", group_laws_kalah) and so on. */
#include <stdio.h>
#include <string.h>

#include "groups.h"

#define DECLARE(name, group) int group(void);
EACH_GROUP(DECLARE)

static const struct {
    const char *name;
    int (*run)(void);
} groups[] = {
#define ENTRY(name, group) {name, group},
    EACH_GROUP(ENTRY)};

extern char **test_arguments;
char **test_arguments;

int main(int argc, char **argv)
{
    for (size_t i = 0; i < sizeof groups / sizeof *groups; i++)
        if (argc < 2) {
            puts(groups[i].name);
        } else if (strcmp(argv[1], groups[i].name) == 0) {
            argv[1] = argv[0];
            test_arguments = argv + 1;
            return groups[i].run();
        }
    if (argc > 1)
        fprintf(stderr, "there is no group \"%s\" here\n", argv[1]);
    return 2;
}

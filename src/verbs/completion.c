#include <string.h>

#include "core/exit.h"
#include "core/texts.h"
#include "options/call.h"
#include "schema/complete.h"

static int run_completion(const struct call *call)
{
    static const struct {
        const char *name, *script;
    } shells[] = {{"bash", text_bash}, {"zsh", text_zsh}, {"fish", text_fish}};
    const char *name = call->arguments[0];
    if (strcmp(name, "words") == 0)
        return complete(stdout, call->arguments + 1, call->count - 1), EXIT_FINE;
    if (call->count > 1)
        return misused(call, "one argument too many: \"%s\"", call->arguments[1]);
    for (size_t i = 0; i < sizeof shells / sizeof *shells; i++)
        if (strcmp(shells[i].name, name) == 0)
            return fputs(shells[i].script, stdout), EXIT_FINE;
    return misused(call, "there is completion for bash, zsh and fish, not for \"%s\"", name);
}

const struct verb verb_completion = {
    .name = "completion",
    .group = ITSELF,
    .purpose = "print what lets a shell complete its words",
    .arguments = "bash|zsh|fish|words [WORD]...",
    .about =
        "Prints a script by which the shell completes verbs, options, names of games and other parts, keys and "
        "columns; make install puts it where shells look for it. Otherwise:\n"
        "\n"
        "    bash    source <(plymeter completion bash)         # in .bashrc\n"
        "    zsh     plymeter completion zsh > FOLDER/_plymeter # a folder of $fpath\n"
        "    fish    plymeter completion fish | source          # in config.fish\n"
        "\n"
        "The scripts call \"plymeter completion words -- WORD...\", which prints what the last of these words "
        "behind "
        "plymeter may become, a line each, with a tab and what it means; \":\" and a pattern stand for files.",
    .run = run_completion,
};

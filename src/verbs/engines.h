/* The option of verbs whose cells may ask engines; what it says is for engines_allow (checks/asking.h). */
#ifndef VERBS_ENGINES_H
#define VERBS_ENGINES_H

#define ENGINES_OPTION(record, member)                                                                             \
    {                                                                                                              \
        "engines", 0, "FILE",                                                                                      \
            "the engines that cells may ask; without it those of plymeter/engines.json in $XDG_CONFIG_HOME, or "   \
            "~/.config, if there is one",                                                                          \
            INTO(record, member)                                                                                   \
    }

#endif

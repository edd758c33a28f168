/*
 * What affects times on this machine, as /proc and /sys tell it; nothing is changed.
 *
 * A fact is good or bad for timing, or unknown where the kernel does not say.
 */
#ifndef BASE_MACHINE_H
#define BASE_MACHINE_H

enum state { STATE_UNKNOWN, STATE_OK, STATE_BAD };
extern const char *const state_name[];

enum { FACTS = 8, FACT_TEXT = 160 };

struct fact {
    const char *name;
    enum state state;
    char value[FACT_TEXT]; /* "unknown" if nothing is known */
    const char *remedy;    /* what to do about a bad one */
};

struct machine {
    char host[FACT_TEXT], cpu[FACT_TEXT], kernel[2 * FACT_TEXT]; /* or "unknown" */
    struct fact fact[FACTS];
};

/* Look at the machine, on which `jobs` searches will run at a time.  The files are looked for below `root`: "" is the
 * machine itself. */
void machine_look(struct machine *machine, const char *root, int jobs);

#endif

#include <stdbool.h>
#include <stdio.h>

#include "base/memory.h"
#include "base/program.h"
#include "results/statistics.h"
#include "base/verb.h"
#include "base/machine.h"
#include "run/provenance.h"
#include "base/terminal.h"
#include "run/worker.h"

struct doctor_request {
    int jobs, comparisons;
};

static void print_fact(enum fact_state state, const char *name, const char *value, const char *remedy)
{
    printf("%-8s %-9s %s\n", state_name[state], name, value);
    if (state == STATE_BAD)
        printf("         %-9s %s\n", "", remedy);
}

static void print_machine(int jobs)
{
    struct machine machine;
    const char *unfit = provenance_unfit(compiler_flags);
    machine_look(&machine, "", jobs);
    printf("%s: %s, %s\n", machine.host, machine.cpu, machine.kernel);
    for (int i = 0; i < FACTS; i++)
        print_fact(machine.fact[i].state, machine.fact[i].name, machine.fact[i].value, machine.fact[i].remedy);
    print_fact(unfit ? STATE_BAD : STATE_OK, "build", unfit ? unfit : compiler_flags,
               "build with the flags of the Makefile");
}

/* Compare runs of the first half with runs of the second half, so that slow changes of the machine show. */
static int count_false(double (*logarithms)[FLOOR_SEARCHES], int comparisons, double floor)
{
    int wrong = 0;
    for (int c = 0; c < comparisons; c++) {
        double ratios[FLOOR_SEARCHES];
        for (int i = 0; i < FLOOR_SEARCHES; i++)
            ratios[i] = logarithms[comparisons + c][i] - logarithms[c][i];
        const enum timing_verdict verdict = timing_judge(ratios, FLOOR_SEARCHES, floor, 0, 0.95).verdict;
        wrong += verdict == TIMING_FASTER || verdict == TIMING_SLOWER;
    }
    return wrong;
}

static void print_floor(int comparisons)
{
    const int runs = 2 * comparisons;
    double(*logarithms)[FLOOR_SEARCHES] = allocate((size_t)runs, sizeof *logarithms);
    double *means = allocate((size_t)runs, sizeof *means);
    floor_measure(logarithms, means, runs);
    const double floor = timing_floor(means, runs);
    struct wrapping wrapping = wrapping_begin(stdout, 0);
    printf("noise floor: %.2g %%: of two runs of the same %d searches, 95 in 100 differ by no more (%d runs)\n",
           100 * floor, FLOOR_SEARCHES, runs);
    printf("of %d such comparisons, %d say \"faster\" or \"slower\", which is wrong; 5 in 100 may\n", comparisons,
           count_false(logarithms, comparisons, floor));
    wrapping_end(&wrapping);
}

static int run_doctor(const struct call *call)
{
    const struct doctor_request *wish = call->record;
    struct wrapping wrapping = wrapping_begin(stdout, 19);
    print_machine(wish->jobs);
    wrapping_end(&wrapping);
    fflush(stdout);
    print_floor(wish->comparisons);
    return EXIT_FINE;
}

const struct verb verb_doctor = {
    .name = "doctor",
    .group = EXPERIMENTS,
    .purpose = "say what makes times unreliable here, and measure the noise floor",
    .about =
        "Says what on this machine makes times unreliable, each \"ok\", \"bad\" or \"unknown\", and measures the "
        "noise floor: how far two runs of the same searches differ. Nothing is changed, and nothing is written.",
    .options = {{"jobs", 'j', "N", "you mean to run N cells at a time", INTO(struct doctor_request, jobs),
                 .least = 1, .most = MOST_JOBS, .fallback = "1"},
                {"comparisons", 0, "N", "compare so many runs with others of the same; 1000 take half a minute",
                 INTO(struct doctor_request, comparisons), .least = 1, .most = 100000, .fallback = "20"}},
    .size = sizeof(struct doctor_request),
    .run = run_doctor,
};

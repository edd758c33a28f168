/* Shards: who takes which cells, the runs that take their rows, and the batch script. */

#include "base/file.h"
#include "run/plan.h"
#include "config/experiment.h"
#include "tests/shell.h"

static const char small[] =
    "{ \"games\": [ { \"game\": \"uniform\", \"branching\": [2, 3], \"seed\": \"1..10\" } ],\n"
    "  \"searches\": [ { \"algorithm\": [\"minimax\", \"alphabeta\"], \"order\": \"random\" } ],\n"
    "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": \"1..6\" } ] }\n";

static const char decision[] =
    "{ \"measure\": \"decision\", \"games\": [ { \"game\": \"tictactoe\", \"opening\": 3, \"seed\": \"1..5\" } ],\n"
    "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"order\": \"eval\" } ],\n"
    "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": [1, 2, 3] } ], \"reference\": { \"limit\": 9 } }\n";

static const char match[] = "{ \"measure\": \"match\", \"pairing\": \"all\",\n"
                            "  \"games\": [ { \"game\": \"tictactoe\", \"opening\": 1, \"seed\": \"1..4\" } ],\n"
                            "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"order\": \"eval\" } ],\n"
                            "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": [1, 3, 9] } ] }\n";

static const char sequential[] =
    "{ \"measure\": \"match\", \"sprt\": { \"elo0\": 0, \"elo1\": 50 },\n"
    "  \"games\": [ { \"game\": \"tictactoe\", \"opening\": 1, \"seed\": \"1..4\" } ],\n"
    "  \"searches\": [ { \"algorithm\": \"alphabeta\" } ],\n"
    "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": [1, 9] } ] }\n";

/* --- who takes which ---------------------------------------------------------------------------------------- */

/* Each cell is in one shard, and shards are alike: of 40 cells to each limit seven have five or six each. */
static void test_cells_of_shards(void **state)
{
    enum { SHARDS = 7, LIMITS = 6 };
    struct experiment experiment;
    int kept = 0;
    (void)state;
    write_file("small.json", small, strlen(small));
    for (int i = 1; i <= SHARDS; i++) {
        int of[LIMITS + 1] = {0};
        assert_true(experiment_read(&experiment, "small.json"));
        bool *due = shard_due(&experiment, "small.csv");
        shard_keep(&experiment, (struct shard){i, SHARDS}, due);
        free(due);
        kept += experiment.total;
        assert_in_range(experiment.total, 240 / SHARDS, 240 / SHARDS + 1);
        for (int c = 0; c < experiment.total; c++) {
            char text[SETTING_TEXT];
            of[atoi(cell_value(&experiment.cells[c], "limit", text))]++;
        }
        for (int limit = 1; limit <= LIMITS; limit++)
            assert_in_range(of[limit], 3, 9); /* they are of four kinds, and of each it has one or two */
        experiment_free(&experiment);
    }
    assert_int_equal(kept, 240);
}

/* The same cells go to the same shards on every machine, by every program. */
static void test_deal_is_fixed(void **state)
{
    struct experiment experiment;
    uint64_t sum = CHECKSUM_START;
    (void)state;
    write_file("small.json", small, strlen(small));
    assert_true(experiment_read(&experiment, "small.json"));
    bool *due = shard_due(&experiment, "small.csv");
    int *shard = shard_of_cells(&experiment, 5, due);
    for (int i = 0; i < experiment.total; i++) {
        const unsigned char number = (unsigned char)shard[i];
        sum = checksum(sum, &number, 1);
    }
    assert_true(sum == 0xf42d56f48566bdad);
    free(shard);
    free(due);
    experiment_free(&experiment);
}

static void test_values(void **state)
{
    static const char *const bad[] = {"",
                                      "3",
                                      "0/3",
                                      "4/3",
                                      "-1/3",
                                      "1/0",
                                      "1/3/5",
                                      "a/b",
                                      "1/b",
                                      "1 /3",
                                      "1/ 3",
                                      "auto/2",
                                      "99999999999/99999999999",
                                      "1/10001"};
    char command[200];
    (void)state;
    write_file("small.json", small, strlen(small));
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        snprintf(command, sizeof command, "plymeter run --shard '%s' small.json", bad[i]);
        expect(2, "--shard takes I/N with 1 <= I <= N <= 10000", command);
    }
    expect(0, "results/small.shard-4-of-200.journal: 2 cells, 2 of them run now",
           "plymeter run --shard 4/200 small.json");
    expect(0, "0 cells, 0 of them run now", "plymeter run --shard 400/1000 small.json");
    write_file("sequential.json", sequential, strlen(sequential));
    expect(2, "sequential.json: \"sprt\" decides", "plymeter run --shard 1/2 sequential.json");
    expect(2, "\"sprt\" decides", "plymeter run sequential.json x.journal");
    expect(2, "\"sprt\" decides", "plymeter submit --shards 2 sequential.json");
    expect_status(0, "rm -r results");
}

/* --- taking their rows ------------------------------------------------------------------------------------------------ */

static void check_union(const char *name)
{
    static const int shards[] = {1, 2, 3, 7};
    char command[1500];
    snprintf(command, sizeof command, "plymeter run -o whole.csv %s.json", name);
    expect_status(0, command);
    for (int i = 0; i < 4; i++) {
        snprintf(command, sizeof command, SCRIPT("run/union.sh") "%s %d", name, shards[i]);
        expect_status(0, command);
    }
    expect_status(0, "rm whole.*");
}

/* All shards together are the run on one machine; to take them twice is to take them once, and a later run finds it done. */
static void test_union(void **state)
{
    (void)state;
    write_file("small.json", small, strlen(small));
    write_file("decision.json", decision, strlen(decision));
    write_file("match.json", match, strlen(match));
    check_union("small");
    check_union("decision");
    check_union("match");
}

/* Shards of several divisions, taken at once or one after another, and in any order. */
static void test_orders_of_taking(void **state)
{
    (void)state;
    write_file("small.json", small, strlen(small));
    expect_status(0, "for i in 1 2; do plymeter run --shard $i/2 small.json || exit 9; done;"
                     "for i in 1 2 3; do plymeter run --shard $i/3 small.json || exit 9; done");
    expect(0, "240 cells, 240 of them taken now", "plymeter run small.json results/small.shard-*.journal");
    expect(0, "240 cells, 0 of them taken now", "plymeter run results/small.shard-*.journal small.json");
    expect_status(
        0, "cd results; plymeter run -o a.csv ../small.json small.shard-?-of-?.journal &&"
           " plymeter run -o b.csv ../small.json $(ls -r small.shard-?-of-?.journal) && cmp a.csv small.csv &&"
           " counted a.csv > a.txt && counted b.csv | cmp - a.txt && wc -l < a.journal > a.lines &&"
           " wc -l < b.journal | cmp - a.lines");
    expect_status(0, "cd results; plymeter run -o c.csv ../small.json small.shard-[12]-of-2.journal &&"
                     " plymeter run -o c.csv ../small.json small.shard-*-of-3.journal &&"
                     " counted a.csv > a.txt && counted c.csv | cmp - a.txt");
    expect_status(0, "rm -r results");
}

#define TAKE "plymeter run small.json results/small.shard-*.journal"

static void test_missing(void **state)
{
    (void)state;
    write_file("small.json", small, strlen(small));
    expect(3, "results/small.shard-*.journal: No such file", TAKE);
    expect(3, "none.json", "plymeter run none.json x.journal");
    expect(2, "journals go with one config", "plymeter run x.journal");
    expect(2, "journals go with one config", "plymeter run small.json small.json x.journal");
    expect(2, "and without --shard", "plymeter run --shard 1/2 small.json x.journal");
    expect(2, "and without --shard, --force and --retry", "plymeter run --retry timeout small.json x.journal");
    expect_status(0,
                  "for i in 1 3; do plymeter run --shard $i/4 small.json || exit 9; done; ln -s \"$PLYMETER\" p");
    expect(4,
           "results/small.shard-1-of-4.journal: 60 of 240 cells\n"
           "results/small.shard-3-of-4.journal: 60 of 240 cells\n"
           "results/small.csv: 120 rows taken now; 120 of 240 cells are missing; to run them:\n"
           "    for shard in 2 4; do ./p run --shard $shard/4 small.json; done; "
           "./p run small.json results/small.shard-*-of-4.journal\n",
           "./p run small.json results/*.shard-*.journal");
    expect_status(0, "test ! -e results/small.csv");
    /* A shard that was interrupted, and a line that was torn. */
    expect_status(0, "plymeter run --shard 2/4 small.json && plymeter run --shard 4/4 small.json &&"
                     " grep -v '^#end' results/small.shard-2-of-4.journal | head -c -9 > torn &&"
                     " mv torn results/small.shard-2-of-4.journal");
    expect(
        4,
        "results/small.shard-2-of-4.journal: 59 of 240 cells; 1 unusable line\n"
        "results/small.shard-3-of-4.journal: 60 of 240 cells\n"
        "results/small.shard-4-of-4.journal: 60 of 240 cells\n"
        "results/small.csv: 119 rows taken now; 1 of 240 cells are missing; to run them:\n    for shard in 2; do",
        TAKE);
    /* What it says is what helps. */
    expect(0, "240 cells, 1 of them taken now", "eval \"$(" TAKE " 2>&1 | tail -1)\"");
    expect_status(0, "rm results/small.csv results/small.journal; mv results/small.shard-4-of-4.journal x.journal");
    expect(4, "    ./p run --reuse=hosts -o 'a b.csv' small.json\n",
           "./p run -o 'a b.csv' small.json results/*.journal");
    expect(0, "240 cells, 60 of them run now", "plymeter run --reuse=hosts -o 'a b.csv' small.json");
    expect_status(0, "rm -r results");
}

/* Cut anywhere, a journal gives the rows that are whole, and a shard that was killed goes on beside the others. */
static void test_cut_and_killed(void **state)
{
    (void)state;
    write_file("small.json", small, strlen(small));
    expect_status(0, "plymeter run -o whole.csv small.json && counted whole.csv > whole.txt;"
                     "plymeter run --shard 1/2 small.json && plymeter run --shard 2/2 small.json &&"
                     " mv results/small.shard-2-of-2.journal full");
    expect_status(
        0, "size=$(wc -c < full); for cut in 0 9 700 $((size / 2)) $((size * 8 / 10)) $((size * 9 / 10)); do\n"
           "head -c $cut full > results/small.shard-2-of-2.journal; rm -f results/small.journal\n" TAKE
           "; test $? = 4 || exit 9; eval \"$(" TAKE " 2>&1 | tail -1)\" &&"
           " counted results/small.csv | cmp - whole.txt || exit 8\ndone");
    expect_status(0,
                  "rm -r results; plymeter run --shard 1/2 small.json; for wait in 0.02 0.05 0.1; do\n"
                  "\"$PLYMETER\" run --shard 2/2 small.json & run=$!; sleep $wait; kill -9 $run; wait $run; " TAKE
                  "; done; plymeter run --shard 2/2 small.json && " TAKE
                  " && counted results/small.csv | cmp - whole.txt");
    expect_status(0, "rm -r results whole.*");
}

/* How many runs a record tells of. */
#define SESSIONS "grep -c config_sha256 "

/* Rows of shards go on saying which runs made them; each run is told of once, however often its rows are taken. */
static void test_runs_of_shards(void **state)
{
    (void)state;
    write_file("small.json", small, strlen(small));
    expect_status(0, "for i in 1 2 3; do plymeter run --shard $i/3 small.json || exit 9; done; " TAKE);
    expect(0, "[\"plymeter\", \"run\", \"small.json\", \"results/small.shard-1-of-3.journal\", ",
           "cat results/small.meta.json");
    expect(0, "[\"plymeter\", \"run\", \"--shard\", \"2/3\", \"small.json\"]", "cat results/small.meta.json");
    expect(0, "3\n", SESSIONS "results/small.meta.json");
    expect_status(
        0, "cd results; cp small.journal before; cp small.shard-1-of-3.journal copy.journal; cp small.meta.json m;"
           "plymeter run -o small.csv ../small.json small.shard-*.journal copy.journal &&"
           " cmp small.journal before && cmp small.meta.json m && test $(grep -c '^#' before) = 6");
    expect(0, "3\n", "rm results/small.meta.json; " TAKE "; " SESSIONS "results/small.meta.json");
    /* One alone; one that was stopped has no end. */
    expect(0, "\n1\n",
           "plymeter run --shard 1/1 -o one.csv small.json; plymeter run -o one.csv small.json "
           "one.shard-1-of-1.journal; " SESSIONS "one.meta.json");
    expect_status(0, "grep '^\t\t\t\"end\":' one.meta.json && sed -i '/^#end/d' one*.journal &&"
                     " rm one.meta.json && plymeter run -o one.csv small.json one.shard-1-of-1.journal &&"
                     " ! grep '^\t\t\t\"end\":' one.meta.json");
    expect_status(0, "rm -r results one.*");
}

/* Copy a journal, with another text in one line, sealed again. */
static void forge(const char *from, const char *to, int number, const char *old, const char *new)
{
    static char line[2000000], changed[2000000]; /* a note has what differs from the commit */
    FILE *in = fopen(from, "r"), *out = fopen(to, "w");
    assert_non_null(in);
    assert_non_null(out);
    for (int i = 0; fgets(line, sizeof line, in);) {
        i += line[0] != '#'; /* notes are no rows */
        char *seal = strrchr(line, '\t');
        char *place = strstr(line, old);
        if (line[0] == '#' || (i != number && number != 0)) {
            fputs(line, out);
            continue;
        }
        assert_non_null(place);
        *seal = '\0';
        const char *rest = strstr(new, "crash") ? "" : place + strlen(old); /* what crashed counted nothing */
        snprintf(changed, sizeof changed, "%.*s%s%s", (int)(place - line), line, new, rest);
        fprintf(out, "%s\t%016llx\n", changed,
                (unsigned long long)checksum(CHECKSUM_START, changed, strlen(changed)));
    }
    fclose(in);
    fclose(out);
}

static void test_conflicts(void **state)
{
    (void)state;
    write_file("small.json", small, strlen(small));
    expect_status(0, "for i in 1 2; do plymeter run --shard $i/2 small.json || exit 9; done");
    forge("results/small.shard-1-of-2.journal", "same.journal", 0, "@", "@other-");
    forge("same.journal", "wrong.journal", 5, ",0,1,,,,", ",7,1,,,,");
    forge("same.journal", "failed.journal", 5, "\tok,", "\tcrash:SIGSEGV,,,,,,,,,,,,,,,,,,");
    forge("wrong.journal", "foreign.journal", 0, "\t", "\tx");
    /* Other machines count alike, and their times are not compared. */
    expect(0, "240 of them taken now", "plymeter run -o a.csv small.json results/*.journal same.journal");
    expect(5, "a.journal: 1 rows were counted differently; nothing was taken\n",
           "cksum a.csv a.journal > before; plymeter run -o a.csv small.json results/*.journal wrong.journal");
    expect_status(0, "cksum a.csv a.journal | cmp - before");
    /* The cell, and both rows with where they stand. */
    expect(5, "counts differ: game=uniform branching=",
           "plymeter run -o b.csv small.json results/*.journal wrong.journal");
    expect(5, ",7,1,,,", "plymeter run -o b.csv small.json results/*.journal wrong.journal");
    expect(5, ": results/small.shard-1-of-2.journal\n    ok,",
           "plymeter run -o b.csv small.json results/*.journal wrong.journal");
    expect(5, ": wrong.journal\n", "plymeter run -o b.csv small.json wrong.journal results/*.journal");
    expect_status(0, "test ! -s b.journal && test ! -e b.csv");
    /* A row that did not end well gives way, and rows of another build do to this one's. */
    expect(0, "240 of them taken now\n",
           "plymeter run -o b.csv small.json failed.journal foreign.journal results/*.journal");
    expect_status(0, "counted a.csv > a.txt; counted b.csv | cmp - a.txt");
    /* Rows of other builds serve if that is asked for and there are no others, but must agree. */
    forge("same.journal", "one.journal", 0, "\t", "\ty");
    expect(4, "one.journal: 0 of 240 cells; other sources or other tools made 120 rows; only --reuse takes those\n",
           "plymeter run -o c.csv small.json one.journal");
    expect(4, "c.csv: 0 rows taken now; 240 of 240", "plymeter run -o c.csv small.json one.journal");
    expect(4, "120 rows taken now; 120 of 240", "plymeter run --reuse -o c.csv small.json one.journal");
    expect(5, "1 rows were counted differently",
           "plymeter run --reuse -o c.csv small.json one.journal foreign.journal");
    expect(3, "none.journal", "plymeter run -o d.csv small.json none.journal");
    expect_status(0, "rm -r results");
}

/* Every question reads several files as one, and journals before all cells have run. */
static void test_questions_of_several(void **state)
{
    static const char *const questions[] = {
        "summary $1 --by algorithm,limit --of leaves --pool branching",
        "tabulate $1 --rows algorithm --cols limit --of leaves --pool branching --format csv",
        "plot $1 --x limit --y leaves --by algorithm --pool branching --data",
        "compare $1 --by algorithm --of leaves --pool branching,limit --csv",
        "claims $1 small.json",
    };
    static const char claim[] =
        "{ \"claims\": [ { \"claim\": \"few\", \"metric\": \"leaves\",\n"
        "  \"where\": { \"algorithm\": \"minimax\" }, \"pool\": [\"branching\", \"limit\"],\n"
        "  \"relation\": \"<\", \"value\": 800 } ],";
    char text[1000], command[1000];
    (void)state;
    snprintf(text, sizeof text, "%s%s", claim, small + 1);
    write_file("small.json", text, strlen(text));
    expect_status(0, "plymeter run -o whole.csv small.json || exit 9; for i in 1 2 3; do plymeter run --shard $i/3 "
                     "small.json || exit 8; done; head -n 141 whole.csv > a.csv;"
                     " (head -n 1 whole.csv; tail -n +101 whole.csv) > b.csv");
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++) {
        snprintf(command, sizeof command,
                 "ask() { plymeter %s 2> said | sed \"s#$1#FILE#g\"; cat said; }; ask whole.csv > 1;"
                 " ask a.csv,b.csv | grep -v 'left out: 41 of 281 rows' | cmp - 1 || exit 9;"
                 " ask $(echo results/*.journal | tr ' ' ,) | grep -v '240 of 240 cells so far' | cmp - 1",
                 questions[i]);
        expect_status(0, command);
    }
    /* As many words, as cat puts them together, and together. */
    expect_status(0, "ask() { plymeter summary \"$@\" --by algorithm --of leaves --pool branching,limit 2> said; };"
                     "ask whole.csv > 1; ask a.csv b.csv | cmp - 1 || exit 9; cat b.csv a.csv | ask - | sort > 2;"
                     " sort 1 | cmp - 2 || exit 8; ask b.csv results/small.shard-*.journal | cmp - 1");
    expect(0, "small.json: 80 of 240 cells so far\nalgorithm,of,n,",
           "plymeter summary results/small.shard-2-of-3.journal --by algorithm --of leaves --pool branching,limit");
    expect(0, "a.csv has SHA-256 ",
           "plymeter tabulate a.csv b.csv --rows algorithm --cols limit --pool branching --format tex");
    expect_status(0, "plymeter plot a.csv b.csv --x limit --y leaves --by algorithm --pool branching -o f.svg &&"
                     " grep '\"csv\":\\[{\"path\":\"a.csv\",\"sha256\"' f.svg");
    /* What is wrong with one of them. */
    expect(3, "b.csv:1: its columns are not those of a.csv: \"leafs\" is in this one alone; if an earlier version",
           "sed -i 1s/leaves/leafs/ b.csv; plymeter summary a.csv b.csv --by algorithm");
    expect(3, "less.csv:1: its columns are not those of a.csv: \"game\" is in that one alone",
           "cut -d, -f2- a.csv > less.csv; plymeter summary a.csv less.csv --by algorithm");
    expect(3, "none.csv: No such file", "plymeter summary a.csv none.csv --by algorithm");
    expect(3, "none.journal: no journal that can be read", "plymeter summary none.journal --by algorithm");
    expect(3, "small.journal: no journal that says of which config its rows are",
           "cp small.json small.journal; plymeter summary small.journal --by algorithm");
    expect(3, "of the same cell as line",
           "sed 's/,ok,\\([0-9-]*\\),/,ok,1\\1,/' a.csv > b.csv; plymeter summary a.csv b.csv --by algorithm");
    forge("results/small.shard-1-of-3.journal", "wrong.journal", 5, ",0,1,,,,", ",7,1,,,,");
    forge("wrong.journal", "foreign.journal", 0, "\t", "\tx");
    expect(0, "80 of 240 cells so far; other sources or other tools made 80 rows\n",
           "plymeter summary foreign.journal --by algorithm --pool branching,limit");
    expect(3, "its row counts differently from that of another journal: game=uniform",
           "plymeter summary results/small.shard-1-of-3.journal wrong.journal --by algorithm");
    expect_status(0, "rm -r results *.csv *.journal f.svg");
}

/* A shard runs once at a time, different ones at once. */
static void test_locks(void **state)
{
    const char config[] = "{ \"games\": [ { \"game\": \"uniform\", \"seed\": \"1..2\" } ],\n"
                          "  \"searches\": [ { \"algorithm\": \"negamax\" } ],\n"
                          "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": 30 } ] }";
    (void)state;
    write_file("long.json", config, strlen(config));
    expect(
        0, "results/long.shard-1-of-2.journal: process ",
        "\"$PLYMETER\" run --shard 1/2 long.json & first=$!; \"$PLYMETER\" run --shard 2/2 long.json & second=$!;"
        " sleep 0.3; plymeter run --shard 1/2 long.json; test $? = 4 || exit 9; kill -TERM $first $second;"
        " wait $first; test $? = 4 || exit 9; wait $second; test $? = 4 && ! ls results/*.lock");
    expect_status(0, "rm -r results");
}

/* --- the batch script --------------------------------------------------------------------------------------- */

#define FAKE ". " SCRIPT("run/fake/enter.sh") "&& "

static void test_submit(void **state)
{
    (void)state;
    write_file("small.json", small, strlen(small));
    expect(2, "\"--shards\" is to say how many shards", "plymeter submit small.json");
    expect(2, "\"--shards\" is to be a whole number", "plymeter submit --shards 0 small.json");
    expect(2, "these are 240 cells, which makes no 241 shards", "plymeter submit --shards 241 small.json");
    expect(2, "may have line ends", "cp small.json 'a\nb.json'; plymeter submit --shards 2 'a\nb.json'");
    expect(2, "\"--jobs\" is to be", "plymeter submit --shards 2 -j 0 small.json");
    expect(2, "an argument is missing", "plymeter submit --shards 2");
    expect(0, "#SBATCH --array=1-8\n", "PATH=/usr/bin:/bin; plymeter submit --shards 8 small.json");
    expect(0,
           "#SBATCH --cpus-per-task=3\n#SBATCH --time=1-2\n#SBATCH --mem=500M\n#SBATCH --signal=B:USR1@30\n"
           "#SBATCH --requeue\n",
           "plymeter submit --shards 8 -j 3 --time 1-2 --mem 500M small.json");
    /* 64 MB, the plan, and 1 GB a job. */
    expect(0, "#SBATCH --mem=3136M\n", "plymeter submit --shards 8 -j 3 small.json");
    expect_status(0, "test ! -e results");
    expect_status(0, FAKE "plymeter submit --shards 8 -o run.sh 'a b.json' && test ! -e asked");
    expect(0, "job 41: 8 shards\njob 43: their CSV\n", FAKE "plymeter submit --shards 8 --go 'a b.json'");
    expect_status(0,
                  FAKE "grep -x -e --parsable asked && grep -x -e '--parsable --array=0 --dependency=afterany:41' "
                       "asked && cmp script.1 script.3 && plymeter submit --shards 8 'a b.json' | cmp - script.1");
    expect(0, "\nengines='some where.json'\n",
           "printf '{ \"one\": { \"command\": \"true\", \"protocol\": \"uci\" } }' > 'some where.json';"
           " plymeter submit --shards 8 --engines 'some where.json' small.json");
    /* The script, run as Slurm would. */
    expect_status(
        0, FAKE "for i in 3 1 2 8 7 6 5 4 0; do (cd / && SLURM_ARRAY_TASK_ID=$i sh \"$OLDPWD/run.sh\") || exit $i; "
                "done");
    expect(0, "8\n", FAKE "ls results/*.shard-*-of-8.journal | wc -l");
    expect(0, "240 of them taken now", FAKE "cat 'results/a b.slurm-0.log'");
    expect_status(0, FAKE "plymeter run -o whole.csv 'a b.json' && counted whole.csv > whole.txt &&"
                          " counted 'results/a b.csv' | cmp - whole.txt");
    /* Without sbatch. */
    expect(4, "sbatch", "PATH=; plymeter submit --shards 8 --go small.json");
}

/* Near the time limit a task stops and comes again, if it got anywhere. */
static void test_requeue(void **state)
{
    const char config[] =
        "{ \"games\": [ { \"game\": \"uniform\" } ], \"searches\": [ { \"algorithm\": \"negamax\" } ],\n"
        "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": [1, 2, 3, 30] } ] }";
    (void)state;
    write_file("small.json", config, strlen(config));
    expect_status(0, FAKE "rm -rf asked results; plymeter submit --shards 1 -o long.sh 'a b.json'");
    expect(0, "requeue 5_1\n",
           FAKE "true; SLURM_ARRAY_JOB_ID=5 SLURM_ARRAY_TASK_ID=1 sh long.sh & task=$!; sleep 0.5;"
                " kill -USR1 $task; wait $task; test $? = 4 && grep requeue asked");
    expect_status(0, FAKE "rm asked; SLURM_ARRAY_JOB_ID=5 SLURM_ARRAY_TASK_ID=1 sh long.sh & task=$!; sleep 0.5;"
                          " kill -USR1 $task; wait $task; test $? = 4 && test ! -e asked");
    /* Slurm itself puts it back after a SIGTERM. */
    expect_status(0,
                  FAKE "rm -r results; SLURM_ARRAY_JOB_ID=5 SLURM_ARRAY_TASK_ID=1 sh long.sh & task=$!; sleep 0.5;"
                       " kill -TERM $task; wait $task; test $? = 4 && test ! -e asked");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cells_of_shards),
        cmocka_unit_test(test_deal_is_fixed),
        cmocka_unit_test(test_values),
        cmocka_unit_test(test_union),
        cmocka_unit_test(test_orders_of_taking),
        cmocka_unit_test(test_missing),
        cmocka_unit_test(test_runs_of_shards),
        cmocka_unit_test(test_cut_and_killed),
        cmocka_unit_test(test_conflicts),
        cmocka_unit_test(test_questions_of_several),
        cmocka_unit_test(test_locks),
        cmocka_unit_test(test_submit),
        cmocka_unit_test(test_requeue),
    };
    return cmocka_run_group_tests_name("shards", tests, make_folder, remove_folder);
}

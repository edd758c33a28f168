/* The journal: what was changed in it, by accident, by another process or by a stranger, is never taken for a row. */

#include <fcntl.h>

#include "base/memory.h"
#include "base/file.h"
#include "parts/columns.h"
#include "config/experiment.h"
#include "run/journal.h"
#include "tests/shell.h"

/* Rows of several kinds: searches with a budget, everything by ply, decisions, a match. */
static const struct {
    const char *stem, *text;
} configs[] = {
    {"plain",
     "{ \"games\": [ { \"game\": \"uniform\", \"branching\": [2, 3], \"seed\": \"1..3\" } ],\n"
     "  \"searches\": [ { \"algorithm\": [\"minimax\", \"alphabeta\"], \"order\": \"random\" } ],\n"
     "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": \"1..3\" } ], \"limits\": { \"nodes\": 30 } }\n"},
    {"anatomy",
     "{ \"games\": [ { \"game\": \"connect4\", \"opening\": 2, \"seed\": \"1..4\" } ], \"measure\": \"anatomy\",\n"
     "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"entries\": [0, 1000] } ],\n"
     "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": \"1..3\" } ] }\n"},
    {"decision", "{ \"games\": [ { \"game\": \"tictactoe\", \"opening\": 6, \"seed\": \"1..3\" } ],\n"
                 "  \"measure\": \"decision\", \"reference\": { \"limit\": 9 },\n"
                 "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"order\": \"eval\" } ],\n"
                 "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": [1, 2] } ] }\n"},
    {"match",
     "{ \"games\": [ { \"game\": \"tictactoe\", \"opening\": 1, \"seed\": \"1..4\" } ],\n"
     "  \"measure\": \"match\", \"pairing\": \"all\", \"searches\": [ { \"algorithm\": \"alphabeta\" } ],\n"
     "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": [1, 3, 9] } ] }\n"},
};
enum { CONFIGS = sizeof configs / sizeof *configs, CORRUPTIONS = 600 };

/* --- journals as they should be ------------------------------------------------------------------------------- */

struct whole {
    struct experiment experiment;
    char **row;  /* of each cell */
    char *bytes; /* the journal */
    size_t size;
} wholes[CONFIGS];

static char *read_whole(const char *path, size_t *size)
{
    static char bytes[1000000];
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    *size = fread(bytes, 1, sizeof bytes - 1, file);
    bytes[*size] = '\0';
    fclose(file);
    return bytes;
}

static void make_journal(int which)
{
    struct whole *whole = &wholes[which];
    char path[100];
    snprintf(path, sizeof path, "%s.json", configs[which].stem);
    write_file(path, configs[which].text, strlen(configs[which].text));
    assert_true(experiment_read(&whole->experiment, copied(path)));
    whole->row = allocate((size_t)whole->experiment.total, sizeof *whole->row);
    snprintf(path, sizeof path, "results/%s.journal", configs[which].stem);
    whole->bytes = copied(read_whole(path, &whole->size));
    struct journal journal;
    assert_true(journal_open(&journal, path));
    for (int i = 0; i < whole->experiment.total; i++) {
        const char *row = journal_row(&journal, journal_find(&journal, &whole->experiment.cells[i], true));
        assert_non_null(row);
        whole->row[i] = copied(row);
    }
    journal_close(&journal);
}

static int make_journals(void **state)
{
    int status;
    if (make_folder(state))
        return -1;
    for (int i = 0; i < CONFIGS; i++) {
        char path[100];
        snprintf(path, sizeof path, "%s.json", configs[i].stem);
        write_file(path, configs[i].text, strlen(configs[i].text));
        shell(&status,
              "plymeter run %s && status=0 || status=$?; counted results/%s.csv > %s.counted; exit $status", path,
              configs[i].stem, configs[i].stem);
        if (status != 0 && status != 1)
            return -1;
        make_journal(i);
    }
    return 0;
}

/* Run the config on the journal that is there: in the end its CSV counts what it should. */
static void expect_right_csv(int which, const char *said)
{
    int status;
    const char *stem = configs[which].stem;
    const char *output =
        shell(&status,
              "plymeter run %s.json; test $? -le 1 || plymeter run %s.json; test $? -le 1 || exit 9;"
              " counted results/%s.csv | cmp - %s.counted",
              stem, stem, stem, stem);
    if (status != 0 || !strstr(output, said))
        fail_msg("%s: ended with %d, and said not \"%s\" but\n%s", stem, status, said, output);
}

/* --- accidents ------------------------------------------------------------------------------------------------- */

static uint64_t seed;

/* A number below n (S. Vigna, "splitmix64", 2015). */
static size_t draw(size_t n)
{
    uint64_t z = seed += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return (size_t)((z ^ z >> 31) % n);
}

/* Change a text somehow, in which there is room for 100 more bytes. */
static void corrupt(char *text, size_t *size)
{
    const size_t at = draw(*size - 100), length = 1 + draw(60), other = draw(*size - 100);
    char piece[60];
    switch (draw(8)) {
    case 0:
        text[at] ^= (char)(1 << draw(8));
        break;
    case 1:
        text[at] = (char)draw(256);
        break;
    case 2: { /* a digit becomes another */
        char *digit = text + at + strcspn(text + at, "0123456789");
        *digit = (char)('0' + (*digit - '0' + 1 + (int)draw(9)) % 10);
        break;
    }
    case 3:
        memmove(text + at, text + at + length, *size - at - length);
        *size -= length;
        break;
    case 4:
        memmove(text + at + length, text + at, *size - at);
        *size += length;
        for (size_t i = 0; i < length; i++)
            text[at + i] = (char)draw(256);
        break;
    case 5:
        memmove(text + at, text + other, length);
        break;
    case 6: /* the pieces may overlap */
        memcpy(piece, text + at, length);
        memmove(text + at, text + other, length);
        memcpy(text + other, piece, length);
        break;
    case 7:
        memset(text + at, 0, length);
        break;
    }
}

static void write_corrupted(int which, const char *path)
{
    static char text[1000000];
    size_t size = wholes[which].size;
    memcpy(text, wholes[which].bytes, size + 1);
    /* The first line is a note, which has the whole diff of sources that are not committed: mostly rows are to be hit. */
    const size_t note = draw(8) ? strcspn(text, "\n") : 0;
    size -= note;
    corrupt(text + note, &size);
    write_file(path, text, note + size);
}

/* The messages of what this process does stand in the file said. */
static int hush(void)
{
    const int before = dup(STDERR_FILENO), file = open("said", O_WRONLY | O_CREAT | O_TRUNC, 0666);
    fflush(stderr);
    dup2(file, STDERR_FILENO);
    close(file);
    return before;
}

static void speak(int before)
{
    fflush(stderr);
    dup2(before, STDERR_FILENO);
    close(before);
}

/* Each cell has its own row or none; returns how many have none. */
static int count_lost(int which, struct journal *journal, const struct stored_row *places)
{
    int lost = 0;
    for (int i = 0; i < wholes[which].experiment.total; i++) {
        const char *row = journal_row(journal, places[i]);
        if (row && strcmp(row, wholes[which].row[i]) != 0)
            fail_msg("%s, seed %#llx: %s\nis not %s", configs[which].stem, (unsigned long long)seed, row,
                     wholes[which].row[i]);
        lost += !row;
    }
    return lost;
}

static void find_all(int which, struct journal *journal, struct stored_row *places)
{
    for (int i = 0; i < wholes[which].experiment.total; i++)
        places[i] = journal_find(journal, &wholes[which].experiment.cells[i], true);
}

static void test_no_corruption_is_accepted(void **state)
{
    static struct stored_row places[1000];
    struct journal journal;
    int lost = 0, unusable = 0;
    (void)state;
    seed = 1;
    for (int i = 0; i < CORRUPTIONS; i++) {
        write_corrupted(i % CONFIGS, "corrupted.journal");
        assert_true(journal_open(&journal, "corrupted.journal"));
        find_all(i % CONFIGS, &journal, places);
        lost += count_lost(i % CONFIGS, &journal, places) > 0;
        unusable += journal.unusable > 0;
        assert_false(journal.damaged);
        journal_close(&journal);
    }
    assert_true(lost > CORRUPTIONS / 2 && unusable > CORRUPTIONS / 2);
}

static void test_no_corruption_is_accepted_later(void **state)
{
    static struct stored_row places[1000];
    struct journal journal;
    int lost = 0;
    (void)state;
    seed = 2;
    const int messages = hush();
    for (int i = 0; i < CORRUPTIONS; i++) {
        write_file("changing.journal", wholes[i % CONFIGS].bytes, wholes[i % CONFIGS].size);
        assert_true(journal_open(&journal, "changing.journal"));
        find_all(i % CONFIGS, &journal, places);
        write_corrupted(i % CONFIGS, "changing.journal");
        const bool some = count_lost(i % CONFIGS, &journal, places) > 0;
        assert_int_equal(journal.damaged, some);
        lost += some;
        journal_close(&journal);
    }
    speak(messages);
    assert_true(lost > CORRUPTIONS / 2);
}

/* The cells whose lines were hit run again. */
static void test_corrupted_journals_give_the_right_csv(void **state)
{
    (void)state;
    seed = 3;
    for (int i = 0; i < 24; i++) {
        char path[100];
        snprintf(path, sizeof path, "results/%s.journal", configs[i % CONFIGS].stem);
        write_corrupted(i % CONFIGS, path);
        expect_right_csv(i % CONFIGS, "");
    }
}

/* --- while a run goes on ---------------------------------------------------------------------------------------- */

/* The first cell is done at once, the second out of time in a second. */
static const char slow[] = "{ \"games\": [ { \"game\": \"uniform\" } ], \"limits\": { \"seconds\": 1 },\n"
                           "  \"searches\": [ { \"algorithm\": \"negamax\" } ],\n"
                           "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": [3, 40] } ] }\n";

/* Run it; when the first row is there do something; say what it said. */
#define MEANWHILE(something)                                                                                       \
    "rm -f slow.csv slow.journal; \"$PLYMETER\" run -o slow.csv slow.json > log 2>&1 & "                           \
    "for i in $(seq 1000); do grep -qs ^game= slow.journal && break; sleep 0.01; done; " something                 \
    "; wait $!; status=$?; cat log; exit $status"

#define EXPECT_SLOW_CSV                                                                                            \
    expect(1, "; 1 ended by timeout", "plymeter run -o slow.csv slow.json");                                       \
    expect(0, "depth,3,ok,646437198506769422,3,21,64,0,64,84,0,0,0,0,", "cat slow.csv")

static void test_digit_flipped_during_a_run(void **state)
{
    int status;
    (void)state;
    write_file("slow.json", slow, strlen(slow));
    const char *output =
        shell(&status, MEANWHILE("at=$(grep -b -o ',64,' slow.journal | head -n 1 | cut -d: -f1);"
                                 "printf 46 | dd of=slow.journal bs=1 seek=$((at + 1)) conv=notrunc 2> /dev/null"));
    if (status != 4 || !strstr(output, "slow.journal:2: somebody else changed this line"))
        fail_msg("ended with %d and said %s", status, output);
    assert_null(strstr(output, "ioctl"));
    expect_status(1, "test -e slow.csv");
    EXPECT_SLOW_CSV;
}

static void test_another_process_writes(void **state)
{
    (void)state;
    write_file("slow.json", slow, strlen(slow));
    expect(4, "slow.journal: somebody else writes into it\n", MEANWHILE("echo garbage >> slow.journal"));
    EXPECT_SLOW_CSV;
    /* Even a line that is well sealed has no place where another was. */
    expect(4, "slow.journal: somebody else writes into it\n",
           MEANWHILE("sed -n 2p slow.journal > line; cat line >> slow.journal"));
    EXPECT_SLOW_CSV;
    expect(4, "slow.journal: somebody else removed it\n", MEANWHILE("rm slow.journal"));
    EXPECT_SLOW_CSV;
}

/* Otherwise messages would go into the file that got the number of the standard error stream. */
static void test_closed_streams(void **state)
{
    (void)state;
    expect_status(1, "plymeter run -o closed.csv plain.json <&- >&- 2>&-");
    expect_status(1, "grep -vE '^(game=|#run |#end )' closed.journal");
    expect_status(0, "counted closed.csv | cmp - plain.counted");
    expect_status(1, "plymeter run -o closed.csv plain.json <&- >&- 2>&-; grep -vE '^(game=|#)' closed.journal");
    expect_status(0, "test $(grep -c ^game= closed.journal) = $(tail -n +2 closed.csv | wc -l)");
}

/* --- strangers ---------------------------------------------------------------------------------------------------- */

/* A copy of the row with one field replaced; the caller frees it. */
static char *with_field(int which, const char *name, const char *text)
{
    const struct column *list[MOST_COLUMNS];
    const int count = columns_of_row(&wholes[which].experiment.cells[0], list);
    const char *row = wholes[which].row[0];
    int field = 0;
    while (field < count && strcmp(list[field]->name, name) != 0)
        field++;
    char *changed = NULL;
    size_t size;
    FILE *out = open_memstream(&changed, &size);
    assert_non_null(out);
    for (int i = 0; *row || i <= field; i++) {
        const size_t length = strcspn(row, ",");
        fprintf(out, "%s%.*s", i ? "," : "", i == field ? (int)strlen(text) : (int)length, i == field ? text : row);
        row += length + (row[length] == ',');
    }
    fclose(out);
    return changed;
}

/* The journal, in which this cell has that row, and all lines are well sealed. */
static void write_forged(int which, int cell, const char *row)
{
    char path[100], *copy = strdup(wholes[which].bytes), *rest;
    snprintf(path, sizeof path, "results/%s.journal", configs[which].stem);
    FILE *out = fopen(path, "wb");
    assert_non_null(out);
    for (char *line = strtok_r(copy, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        char *seal = strrchr(line, '\t'), *text = NULL;
        size_t size;
        *seal = '\0';
        char *old = strrchr(line, '\t') + 1;
        FILE *forged = open_memstream(&text, &size);
        assert_non_null(forged);
        fprintf(forged, "%.*s%s", (int)(old - line), line, strcmp(old, wholes[which].row[cell]) == 0 ? row : old);
        fclose(forged);
        fprintf(out, "%s\t%016llx\n", text, (unsigned long long)checksum(CHECKSUM_START, text, size));
        free(text);
    }
    assert_int_equal(fclose(out), 0);
    free(copy);
}

static void test_forged_rows(void **state)
{
    enum { PLAIN, ANATOMY, DECISION, MATCH };
    static const struct {
        int which;
        const char *column, *text;
    } forged[] = {
        {PLAIN, "status", "okay"},
        {PLAIN, "status", ""},
        {PLAIN, "status", "ok:1"},
        {PLAIN, "status", "crash"},
        {PLAIN, "status", "crash:=1"},
        {PLAIN, "status", "timeout"}, /* which has no counts */
        {PLAIN, "status", "ok,1"},    /* a field too many */
        {PLAIN, "value", "nan"},
        {PLAIN, "value", "9223372036854775808"},
        {PLAIN, "move", "=cmd|calc!A1"},
        {PLAIN, "move", "@SUM(A1)"},
        {PLAIN, "move", "\"1"},
        {PLAIN, "move", "\033[2J"},
        {PLAIN, "leaves", ""},
        {PLAIN, "leaves", "-1"},
        {PLAIN, "leaves", "0x10"},
        {PLAIN, "leaves", "1e3"},
        {PLAIN, "leaves", " 6"},
        {PLAIN, "leaves", "18446744073709551616"},
        {PLAIN, "reached", "inf"},
        {PLAIN, "ns", "1.5"},
        {PLAIN, "none", "1"}, /* a field too many */
        {ANATOMY, "type1_by_ply", "1  2"},
        {ANATOMY, "type1_by_ply", "1 2 "},
        {ANATOMY, "type1_by_ply", "1 x"},
        {DECISION, "value", "1.5"},
        {MATCH, "points", "NaN"},
        {MATCH, "first_game", "=1"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof forged / sizeof *forged; i++) {
        const int which = forged[i].which;
        char *row = with_field(which, forged[i].column, forged[i].text);
        write_forged(which, 0, row);
        expect_right_csv(which, "its journal has 1 unusable line; those cells run again");
        free(row);
    }
    /* A field too few. */
    char *row = strdup(wholes[PLAIN].row[0]);
    *strrchr(row, ',') = '\0';
    write_forged(PLAIN, 0, row);
    expect_right_csv(PLAIN, "its journal has 1 unusable line; those cells run again");
    free(row);
    /* What is well sealed and may be true is taken. */
    write_forged(PLAIN, 0, wholes[PLAIN].row[0]);
    expect(1, "36 cells, 0 of them run now", "plymeter run plain.json");
}

/* A shard's journal may come from a stranger, too. */
static void test_forged_rows_of_shards(void **state)
{
    (void)state;
    char *row = with_field(0, "move", "=cmd|calc!A1");
    write_forged(0, 0, row);
    free(row);
    expect(4, "forged/plain.shard-1-of-1.journal: 35 of 36 cells; 1 unusable line\n",
           "mkdir forged && cp results/plain.journal forged/plain.shard-1-of-1.journal &&"
           "plymeter run -o forged/plain.csv plain.json forged/plain.shard-1-of-1.journal");
    expect_status(1, "grep calc forged/plain.journal");
}

static void test_journals_without_end(void **state)
{
    (void)state;
    expect(3, "fifo/plain.shard-1-of-2.journal: not a regular file",
           "mkdir fifo && mkfifo fifo/plain.shard-1-of-2.journal &&"
           "timeout 20 \"$PLYMETER\" run -o fifo/plain.csv plain.json fifo/plain.shard-1-of-2.journal");
    expect(3, "named.journal: not a regular file",
           "mkfifo named.journal && timeout 20 \"$PLYMETER\" run -o fifo/plain.csv plain.json named.journal");
    expect(
        3, "zero.journal: not a regular file",
        "ln -s /dev/zero zero.journal && timeout 20 \"$PLYMETER\" run -o fifo/plain.csv plain.json zero.journal");
    expect(3, "none.journal: No such file", "plymeter run -o fifo/plain.csv plain.json none.journal");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_corruption_is_accepted),
        cmocka_unit_test(test_no_corruption_is_accepted_later),
        cmocka_unit_test(test_corrupted_journals_give_the_right_csv),
        cmocka_unit_test(test_digit_flipped_during_a_run),
        cmocka_unit_test(test_another_process_writes),
        cmocka_unit_test(test_closed_streams),
        cmocka_unit_test(test_forged_rows),
        cmocka_unit_test(test_forged_rows_of_shards),
        cmocka_unit_test(test_journals_without_end),
    };
    return cmocka_run_group_tests_name("journal", tests, make_journals, remove_folder);
}

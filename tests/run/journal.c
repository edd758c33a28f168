/* The journal: what was changed in it by accident is never taken for a row; what others write into it is in forged.t. */

#include <fcntl.h>

#include "base/memory.h"
#include "base/file.h"
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
static void expect_right_csv(int which)
{
    int status;
    const char *stem = configs[which].stem;
    const char *output =
        shell(&status,
              "plymeter run %s.json; test $? -le 1 || plymeter run %s.json; test $? -le 1 || exit 9;"
              " counted results/%s.csv | cmp - %s.counted",
              stem, stem, stem, stem);
    if (status != 0)
        fail_msg("%s: ended with %d, and said\n%s", stem, status, output);
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
        expect_right_csv(i % CONFIGS);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_corruption_is_accepted),
        cmocka_unit_test(test_no_corruption_is_accepted_later),
        cmocka_unit_test(test_corrupted_journals_give_the_right_csv),
    };
    return cmocka_run_group_tests_name("journal", tests, make_journals, remove_folder);
}

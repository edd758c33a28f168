/* Do claims that say that they were "written" before their data stand in the history before these?  They must be in the config,
 * but for its words and sources, at the commit before the results came into results/reference/, and at the one of which their
 * record says that the first run began there. */

#include <cjson/cJSON.h>

#include "tests/shell.h"

/* Where a complaint stands, all of them in a text. */
struct findings {
    int claims, wrong;
    char said[20000];
};

static cJSON *json_of(const char *command)
{
    int status;
    const char *output = shell(&status, "%s", command);
    return status == 0 ? cJSON_Parse(output) : NULL;
}

/* A file of the repository here, as a commit has it. */
static cJSON *file_at(const char *commit, const char *path)
{
    char command[1000];
    snprintf(command, sizeof command, "git show %s:'%s' 2>/dev/null", commit, path);
    return json_of(command);
}

/* --- one claim ---------------------------------------------------------------------------------------------------- */

/* What was claimed and expected. */
static cJSON *bare(const cJSON *claim)
{
    cJSON *copy = cJSON_Duplicate(claim, true);
    cJSON_DeleteItemFromObjectCaseSensitive(copy, "claim");
    cJSON_DeleteItemFromObjectCaseSensitive(copy, "source");
    cJSON_DeleteItemFromObjectCaseSensitive(copy, "written");
    return copy;
}

static bool stands_in(const cJSON *config, const cJSON *claim)
{
    cJSON *wanted = bare(claim);
    const cJSON *other;
    bool found = false;
    cJSON_ArrayForEach (other, cJSON_GetObjectItemCaseSensitive(config, "claims")) {
        cJSON *its = bare(other);
        found |= cJSON_Compare(its, wanted, true);
    }
    return found;
}

static bool is_before(const cJSON *claim)
{
    const cJSON *written = cJSON_GetObjectItemCaseSensitive(claim, "written");
    return cJSON_IsString(written) && strcmp(written->valuestring, "before") == 0;
}

/* --- one config --------------------------------------------------------------------------------------------------- */

static void compare(const cJSON *config, const char *path, const char *commit, struct findings *findings)
{
    cJSON *then = file_at(commit, path);
    const cJSON *claim;
    cJSON_ArrayForEach (claim, cJSON_GetObjectItemCaseSensitive(config, "claims")) {
        const size_t used = strlen(findings->said);
        if (!is_before(claim) || (then && stands_in(then, claim)))
            continue;
        findings->wrong++;
        snprintf(findings->said + used, sizeof findings->said - used,
                 "%s: not there before its data, at %s: \"%s\"\n", path, commit,
                 cJSON_GetObjectItemCaseSensitive(claim, "claim")->valuestring);
    }
}

/* The commit that brought the results, the file packed or not; "" if there are none. */
static void find_data(const char *stem, char commit[100])
{
    int status;
    const char *output = shell(&status,
                               "git log --format=%%H --diff-filter=A --reverse -- 'results/reference/%s.csv' "
                               "'results/reference/%s.csv.gz' | head -1",
                               stem, stem);
    snprintf(commit, 100, "%.*s", (int)strcspn(output, "\n"), output);
}

static void look_at(const char *path, struct findings *findings)
{
    char command[1000], stem[500], data[100], before[110], record[600];
    snprintf(command, sizeof command, "cat '%s'", path);
    cJSON *config = json_of(command);
    const cJSON *claim;
    int claims = 0;
    cJSON_ArrayForEach (claim, cJSON_GetObjectItemCaseSensitive(config, "claims"))
        claims += is_before(claim);
    findings->claims += claims;
    snprintf(stem, sizeof stem, "%.*s", (int)strlen(path) - (int)strlen("configs/.json"),
             path + strlen("configs/"));
    if (claims > 0)
        find_data(stem, data);
    if (claims > 0 && *data) {
        snprintf(before, sizeof before, "%s^", data);
        compare(config, path, before, findings);
        snprintf(record, sizeof record, "results/reference/%s.meta.json", stem);
        cJSON *meta = file_at(data, record);
        const cJSON *first = cJSON_GetArrayItem(cJSON_GetObjectItemCaseSensitive(meta, "sessions"), 0);
        const cJSON *begun = cJSON_GetObjectItemCaseSensitive(first, "commit");
        if (cJSON_IsString(begun))
            compare(config, path, begun->valuestring, findings);
    }
}

/* --- all of them -------------------------------------------------------------------------------------------------- */

/* Those of the repository that is the folder here; -1 claims if its history is not there. */
static struct findings look(void)
{
    struct findings findings = {.claims = -1};
    int status;
    const char *shallow = shell(&status, "test \"$(git rev-parse --show-toplevel 2>/dev/null)\" = \"$(pwd -P)\" && "
                                         "git rev-parse --is-shallow-repository");
    if (status != 0 || strcmp(shallow, "false\n") != 0)
        return findings;
    char *paths = strdup(shell(&status, "grep -rlE '\"written\": *\"before\"' configs --include='*.json'; true"));
    findings.claims = 0;
    for (char *path = strtok(paths, "\n"); path; path = strtok(NULL, "\n"))
        look_at(path, &findings);
    free(paths);
    return findings;
}

static void what_says_so_was_written_before_its_data(void **state)
{
    (void)state;
    const char *project = getenv("PROJECT");
    assert_int_equal(chdir(project), 0);
    const struct findings findings = look();
    assert_int_equal(chdir(folder), 0);
    if (findings.claims < 0) {
        fputs("not tested: without the whole history, in a clone of git, nobody can see which claims were written "
              "before "
              "their data\n",
              stderr);
        skip();
    }
    printf("%d claims were written before their data\n", findings.claims);
    if (findings.wrong)
        fail_msg("%s", findings.said);
}

/* --- a history that was made for it -------------------------------------------------------------------------------- */

#define GIT "git -c user.name=a -c user.email=a@b -c commit.gpgsign=false "
#define COMMIT "git add -A && " GIT "commit -q -m x && "
#define CLAIM(value)                                                                                               \
    "echo '{\"claims\":[{\"claim\":\"c\",\"metric\":\"leaves\",\"relation\":\"<\",\"value\":" value                \
    ",\"expect\":\"FAIL\",\"written\":\"before\"}]}' > configs/x.json && "
#define DATA(commit)                                                                                               \
    "echo '{\"sessions\":[{\"commit\":\"'" commit "'\"}]}' > results/reference/x.meta.json && "                    \
    "echo 1 > results/reference/x.csv && "

static void expect_wrong(int wrong, const char *history)
{
    char command[4000];
    snprintf(command, sizeof command,
             "rm -rf r && git init -q r && cd r && mkdir -p configs results/reference && echo > a && " COMMIT
             "%s true",
             history);
    expect_status(0, command);
    assert_int_equal(chdir("r"), 0);
    const struct findings findings = look();
    assert_int_equal(chdir(".."), 0);
    if (findings.claims != 1 || findings.wrong != wrong)
        fail_msg("%s: of %d claims %d are wrong, not %d of 1: %s", history, findings.claims, findings.wrong, wrong,
                 findings.said);
}

static void what_was_written_later_is_found(void **state)
{
    (void)state;
    int status;
    shell(&status, "command -v git");
    if (status != 0) {
        fputs("not tested: git is not installed\n", stderr);
        skip();
    }
    expect_wrong(0, CLAIM("1"));
    expect_wrong(0, CLAIM("1") COMMIT DATA("$(git rev-parse HEAD)") COMMIT);
    /* Packed, and claimed in other words. */
    expect_wrong(0, CLAIM("1") COMMIT DATA("$(git rev-parse HEAD)") COMMIT
                 "gzip results/reference/x.csv && sed -i 's/\"c\"/\"d\"/' configs/x.json && " COMMIT);
    /* Changed later; of the same commit; begun before. */
    expect_wrong(2, CLAIM("1") COMMIT DATA("$(git rev-parse HEAD)") COMMIT CLAIM("2"));
    expect_wrong(1, "base=$(git rev-parse HEAD) && " CLAIM("1") COMMIT DATA("$base") COMMIT);
    expect_wrong(2, CLAIM("1") DATA("$(git rev-parse HEAD)") COMMIT);
    expect_status(0, "rm -rf s && git clone -q --depth 1 file://\"$PWD\"/r s");
    assert_int_equal(chdir("s"), 0);
    assert_int_equal(look().claims, -1);
    assert_int_equal(chdir(".."), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_says_so_was_written_before_its_data),
        cmocka_unit_test(what_was_written_later_is_found),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}

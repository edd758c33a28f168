/* plymeter report: what stands on its page, that it is HTML which asks for nothing, and whose texts are escaped. */
#include "core/exit.h"
#include "tests/shell.h"

static const char config[] = "{ \"question\": \"Which order saves leaves?\",\n"
                             "  \"games\": [ { \"game\": \"uniform\", \"branching\": 3, \"seed\": \"1..6\" } ],\n"
                             "  \"searches\": [ { \"algorithm\": \"minimax\" }, { \"algorithm\": \"alphabeta\", "
                             "\"order\": [\"random\", \"best\"] } ],\n"
                             "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": \"1..4\" } ],\n"
                             "  \"claims\": [ { \"claim\": \"it visits leaves\", \"metric\": \"leaves\", "
                             "\"relation\": \">=\", \"value\": 1, \"each\": true },\n"
                             "              { \"claim\": \"it visits one\", \"metric\": \"leaves\", \"relation\": "
                             "\"<=\", \"value\": 1, \"each\": true } ] }\n";

static int make_results(void **state)
{
    if (make_folder(state))
        return -1;
    write_file("r.json", config, strlen(config));
    return system("\"$PLYMETER\" run -o r.csv r.json > run.txt 2>&1; test $? = 6 && "
                  "\"$PROJECT\"/tests/verbs/hostile.sh");
}

/* --- HTML ----------------------------------------------------------------------------------------------------- */

static char *read_page(const char *path)
{
    static char text[1 << 20];
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    return text;
}

static bool is_void(const char *name)
{
    static const char *const names[] = {"meta", "img", "input", "line", "rect", "ellipse", "path"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(names[i], name) == 0)
            return true;
    return false;
}

/* Every element ends where it should, and no text has a "<" of its own. */
static void check_elements(const char *path)
{
    char open[100][20], name[20];
    int depth = 0, count = 0;
    for (char *at = strchr(read_page(path), '\n'); (at = strchr(at, '<')); at++) {
        if (strncmp(at, "<!--", 4) == 0)
            continue;
        const bool ends = at[1] == '/';
        if (sscanf(at + 1 + ends, "%19[a-z0-9]", name) != 1)
            fail_msg("%s: a text has \"%.30s\"", path, at);
        count++;
        if (ends && (depth == 0 || strcmp(open[--depth], name) != 0))
            fail_msg("%s: \"%.30s\" ends nothing", path, at);
        if (!ends && !is_void(name))
            strcpy(open[depth++], name);
        if (strcmp(name, "script") == 0 && !ends) /* in which a "<" is less */
            at = strstr(at, "</script>") - 1;
    }
    assert_int_equal(depth, 0);
    assert_true(count > 100);
}

static void test_elements(void **state)
{
    (void)state;
    expect_status(EXIT_FINE, "plymeter report r.csv -o r.html && plymeter report 'h<i>.csv' -o h.html");
    check_elements("r.html");
    check_elements("h.html");
    expect(EXIT_FINE, "&#60;script&#62;document.title=&#39;owned&#39;", "cat h.html");
    expect(EXIT_FINE, "h&#60;i&#62;.csv", "cat h.html");
}

/* What an address may stand in: places on the page, and images that are in it. */
static void test_no_addresses(void **state)
{
    (void)state;
    expect_status(
        EXIT_FINE,
        "grep -o 'href=\"[^\"]*\"' r.html h.html | grep -v '=\"#result-1\"$\\|=\"#tree-1\"$'; test $? = 1");
    expect_status(
        EXIT_FINE,
        "grep -o ' src=\"[^\"]*' h.html | grep -v '=\"data:image/svg+xml;base64,[A-Za-z0-9+/=]*$'; test $? = 1");
    expect_status(EXIT_FINE, "grep 'url(\\|@import\\|[a-z]*://' r.html; test $? = 1");
    expect(EXIT_FINE,
           "content=\"default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; style-src 'sha256-",
           "cat r.html");
}

/* --- what is said --------------------------------------------------------------------------------------------- */

static void test_results(void **state)
{
    (void)state;
    expect(EXIT_FINE, "<h1>Which order saves leaves?</h1>", "cat r.html");
    expect(EXIT_FINE,
           "Of 2 claims <span class=\"held\">1 came out as expected</span>, <span class=\"failed\">1 came out "
           "otherwise</span>.",
           "cat r.html");
    expect(EXIT_FINE, "leaves &#60;= 1 in 0 of 72 rows", "cat r.html");
    expect(EXIT_FINE, "<code>plymeter plot r.csv --x limit --y leaves -o r.svg</code>", "cat r.html");
    expect(EXIT_FINE, "<dt>command</dt><dd><code>plymeter run -o r.csv r.json</code>",
           "sed 's,<code>/.*/plymeter,<code>plymeter,' r.html");
    expect_status(EXIT_FINE, "plymeter summary r.csv --by algorithm,order,limit --of leaves | grep "
                             "'^alphabeta,random,4,' | cut -d, -f 6 > mean && "
                             "grep '<td class=\"name\">alphabeta</td><td class=\"name\">random</td><td "
                             "class=\"number\">4</td>' r.html | "
                             "grep -q \"data-value=\\\"$(cut -c 1-8 mean)\"");
}

static void test_warnings(void **state)
{
    (void)state;
    expect(EXIT_FINE, "1 of 36 rows ended &#34;timeout&#34;", "cat h.html");
    expect(EXIT_FINE, "The data differ from those that their record describes", "cat h.html");
    expect(EXIT_FINE, "The figure does not say which data it shows", "cat h.html");
    expect_status(EXIT_FINE, "grep 'The data differ\\|The figure' r.html; test $? = 1");
    expect(EXIT_FINE, "There is no .meta.json beside it",
           "cp r.csv alone.csv; plymeter report --no-tree alone.csv");
}

/* Times are told of only where they were measured with care. */
static void test_times(void **state)
{
    (void)state;
    expect_status(EXIT_FINE, "grep '>ns<\\|Times may' r.html; test $? = 1");
    expect_status(EXIT_FINE,
                  "sed 's/\"question\"/\"repeat\": 2, \"question\"/; s/1\\.\\.4/2/' r.json > times.json && "
                  "{ plymeter run -o times.csv times.json > run.txt 2>&1 || test $? = 6; } && "
                  "sed 's/\"state\":\\(.*\\)\"[a-z]*\"/\"state\":\\1\"bad\"/; s/\"floor\":.*,/\"floor\": 0.25,/' "
                  "times.meta.json > noisy.meta.json && cp times.csv noisy.csv");
    expect(EXIT_FINE, ">ns</th>", "plymeter report noisy.csv");
    expect(EXIT_FINE, "Times may be noisy: ", "plymeter report noisy.csv");
    expect(EXIT_FINE, "Two runs of the same searches may differ by 25 %", "plymeter report noisy.csv");
}

/* A config that cannot be read any more costs the verdicts alone. */
static void test_foreign_config(void **state)
{
    (void)state;
    expect(EXIT_FINE, "They are not judged",
           "cp r.csv f.csv; sed 's/uniform/univorm/' r.meta.json > f.meta.json; plymeter report f.csv 2>/dev/null");
}

/* --- searches ------------------------------------------------------------------------------------------------- */

/* The page's steps are those of draw, and its last picture has the same texts. */
static void test_steps(void **state)
{
    (void)state;
#define CELL "game=tictactoe opening=6 seed=3 algorithm=pvs"
    expect_status(EXIT_FINE,
                  "plymeter report --tree '" CELL "' -o t.html && plymeter draw " CELL " --step > steps && "
                  "test $(grep -c '<li class=\"[a-z]*\"><b>' t.html) = $(($(wc -l < steps) + 1)) && "
                  "grep -q '<li class=\"cut\"' t.html");
    expect_status(
        EXIT_FINE,
        "plymeter draw " CELL " --bare -o t.svg && texts() { grep '^<text' | sed 's/<[^>]*>//g' | sort; } && "
        "texts < t.svg > drawn && test -s drawn && "
        "awk '/class=\"moment end\"/ { end = 1 } /^<\\/g>/ { end = 0 } end' t.html | texts | diff drawn -");
    check_elements("t.html");
}

static void test_reasons(void **state)
{
    (void)state;
    expect(EXIT_FINE,
           "MIN 2 is worth at most -3, whatever else there is below it; MAX already has a move worth 1 or more, "
           "and will not "
           "come here. So the 2 children left cannot matter.",
           "cat r.html");
    expect(EXIT_FINE, "the null window is answered: not less than",
           "plymeter report --tree 'game=uniform values=9 algorithm=mtdf limit=3 seed=2' 2>/dev/null");
    expect(EXIT_FINE, "further up the tree",
           "plymeter report --tree 'game=tree tree=[5,[[[4,9],8],7]] algorithm=alphabeta'");
}

/* --- the rest ------------------------------------------------------------------------------------------------- */

static void test_same_bytes(void **state)
{
    (void)state;
    expect_status(EXIT_FINE, "plymeter report r.csv 'h<i>.csv' -o a.html && plymeter report r.csv 'h<i>.csv' > "
                             "b.html && cmp a.html b.html && "
                             "plymeter report r.csv 'h<i>.csv' -o a.html && cmp a.html b.html");
}

static void test_errors(void **state)
{
    (void)state;
    expect(EXIT_CONFIG, "none.csv", "plymeter report none.csv -o e.html");
    expect(EXIT_CONFIG, "it has no column \"status\"",
           "printf 'a,b\\n1,2\\n' > s.csv; plymeter report s.csv -o e.html");
    expect(EXIT_USAGE, "there is no game \"othelo\"; did you mean \"othello\"?",
           "plymeter report --tree game=othelo -o e.html");
    expect(EXIT_USAGE, "a quotation has no end", "plymeter report --tree \"game=tree 'tree=[1,2]\" -o e.html");
    expect(EXIT_CONFIG, "steps are too many for a page",
           "plymeter report --tree 'game=uniform limit=8 algorithm=minimax' -o e.html");
    expect(EXIT_USAGE, "neither a FILE.csv nor a tree", "plymeter report --no-tree -o e.html");
    expect(EXIT_CONFIG, "plymeter did not write this", "echo mine > m.html; plymeter report r.csv -o m.html");
    if (system("command -v script > /dev/null") == 0)
        expect(EXIT_USAGE, "-o report.html", "script -qec '\"$PLYMETER\" report' /dev/null");
    else
        print_message("skipped: what a terminal gets; there is no script(1) here\n");
    expect_status(EXIT_FINE, "! test -e e.html && ! test -e e.html.new && test \"$(cat m.html)\" = mine");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_elements), cmocka_unit_test(test_no_addresses), cmocka_unit_test(test_results),
        cmocka_unit_test(test_warnings), cmocka_unit_test(test_times),        cmocka_unit_test(test_foreign_config),
        cmocka_unit_test(test_steps),    cmocka_unit_test(test_reasons),      cmocka_unit_test(test_same_bytes),
        cmocka_unit_test(test_errors),
    };
    return cmocka_run_group_tests_name("report", tests, make_results, remove_folder);
}

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
    static const char *const names[] = {"meta", "img", "source", "input", "line", "rect", "ellipse", "path"};
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
    expect_status(EXIT_FINE,
                  "plymeter report r.csv -o r.html && plymeter report 'h<i>.csv' -o h.html && "
                  "cp r.csv doubling.csv && cp r.meta.json doubling.meta.json && cp 'h<i>.svg' doubling.svg && "
                  "cp 'h<i>.svg' doubling.column.svg && plymeter report r.csv doubling.csv -o w.html");
    check_elements("r.html");
    check_elements("h.html");
    check_elements("w.html");
    expect(EXIT_FINE, "&#60;script&#62;document.title=&#39;owned&#39;", "cat h.html");
    expect(EXIT_FINE, "h&#60;i&#62;.csv", "cat h.html");
}

/* What an address may stand in: places on the page, and images that are in it. */
static void test_no_addresses(void **state)
{
    (void)state;
    expect_status(EXIT_FINE,
                  "grep -o 'href=\"[^\"]*\"' r.html h.html w.html | grep -v '=\"#[a-z0-9-]*\"$'; test $? = 1");
    expect_status(EXIT_FINE, "grep -o ' src\\(set\\)*=\"[^\"]*' h.html w.html | grep -v "
                             "'=\"data:image/svg+xml;base64,[A-Za-z0-9+/=]*$'; test $? = 1");
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
           "Of 2 claims <a class=\"failed\" href=\"#failed\">1 came out otherwise</a>, <a class=\"held\" "
           "href=\"#results\">1 came out as their configs say</a>.",
           "cat r.html");
    expect(EXIT_FINE, "leaves &#60;= 1 in 0 of 72 rows", "cat r.html");
    expect(EXIT_FINE, "<code class=\"command\">plymeter plot r.csv --x limit --y leaves -o r.svg</code>",
           "cat r.html");
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
           "plymeter report");
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
                             "b.html && cmp a.html b.html");
}

/* --- what stands first ------------------------------------------------------------------------------------------ */

/* Failures and the wall, on which doubling is first wherever it is named; whatever is linked to is there. */
static void test_front(void **state)
{
    (void)state;
    expect_status(EXIT_FINE,
                  "grep -o 'href=\"#[^\"]*\"' w.html | sed 's/.*#//; s/\"//' | sort -u > linked && "
                  "test $(wc -l < linked) -ge 6 && while read -r id; do grep -q \"id=\\\"$id\\\"\" w.html || "
                  "{ echo \"$id\"; exit 1; }; done < linked");
    expect(EXIT_FINE, "#claim-1-2\n#claim-2-2\n#result-1\n#result-2\n",
           "awk '/<main>/,/id=\"results\"/' w.html | grep -o 'href=\"#[^\"]*' | sed 's/.*#/#/'");
    expect(EXIT_FINE, "doubling\nr\n",
           "sed -n '/class=\"contents\"/,/nav>/s/.*#result-.\">\\([a-z]*\\)<.*/\\1/p' w.html");
    expect_status(EXIT_FINE, "grep 'class=\"wall\"\\|<h2>Which' r.html; test $? = 1");
    expect(EXIT_FINE, "<h2>Which order saves leaves? (doubling)</h2>\n<h2>Which order saves leaves? (r)</h2>\n",
           "grep '<h2>Which' w.html");
}

/* A narrow window gets the drawing of one column; means are folded, and no column is empty. */
static void test_sections(void **state)
{
    (void)state;
    expect_status(EXIT_FINE,
                  "test $(grep -c '<source media=\"(max-width: 40rem)\" srcset=\"data:image' w.html) = 1");
    expect(EXIT_FINE, "<details class=\"means\"><summary>Means of 12 groups</summary>", "cat r.html");
    expect_status(EXIT_FINE, "grep '>published<\\|>measured<\\|>outcome<' r.html; test $? = 1");
    expect(EXIT_FINE, "<th scope=\"col\">published</th><th scope=\"col\">measured</th>",
           "sed 's/\"each\": true }/\"each\": true, \"source\": { \"cite\": \"Knuth 1975\", \"says\": \"more than "
           "one\", "
           "\"game\": [\"uniform\"] } }/' r.json > configs.json && mkdir -p configs && mv configs.json "
           "configs/s.json && "
           "cp r.csv s.csv && plymeter report s.csv");
    expect(EXIT_FINE, "more than one, in uniform (Knuth 1975)", "plymeter report s.csv");
}

/* Each row of a table has the command that runs one of its cells again: what that counts is what the line of the CSV says. */
static void test_cells(void **state)
{
    (void)state;
    expect_status(EXIT_FINE,
                  "sed -n 's/.*<summary>line \\([0-9]*\\)<.summary><code class=\"command\">\\([^<]*\\)<.*/\\1 "
                  "\\2/p' r.html > "
                  "cells && test $(wc -l < cells) = 12 && while read -r line command; do "
                  "column() { head -n 1 \"$1\" | tr , '\\n' | grep -nx leaves | cut -d: -f 1; } && "
                  "sed -n \"${line}p\" r.csv | cut -d, -f $(column r.csv) > old && eval \"$command\" > row.csv && "
                  "sed -n 2p row.csv | cut -d, -f $(column row.csv) | cmp - old || exit 1; done < cells");
    expect_status(EXIT_FINE,
                  "test $(cut -d ' ' -f 1 cells | sort -u | wc -l) = 12 && "
                  "grep '>random</td><td class=\"number\">4</td>' r.html | grep -q 'order=random .*limit=4 '");
}

/* The search to step through is one of the experiment's own. */
static void test_own_tree(void **state)
{
    (void)state;
    expect(EXIT_FINE, "plymeter draw game=uniform branching=3", "cat r.html");
    expect(EXIT_FINE, "order=best leaf=static cutoff=depth limit=2 ",
           "sed 's/1\\.\\.4/6/; s/\"random\", //' r.json > deep.json && { plymeter run -o deep.csv deep.json > "
           "run.txt 2>&1 || "
           "test $? = 6; } && plymeter report deep.csv | grep 'plymeter draw'");
    expect(EXIT_FINE, "plymeter draw game=tree", "plymeter report");
}

/* Verdicts are those of `claims`, by the config of today. */
static void test_config_beside(void **state)
{
    (void)state;
    expect_status(
        EXIT_FINE,
        "cp r.csv today.csv && cp r.meta.json today.meta.json && plymeter report today.csv -o today.html && "
        "mkdir -p configs && sed 's/\"value\": 1,/\"value\": 100000,/' r.json > configs/today.json");
    expect(EXIT_CLAIMS_FAILED, "FAIL  it visits leaves", "plymeter claims today.csv");
    expect(EXIT_FINE, "<a class=\"failed\" href=\"#failed\">1 came out otherwise</a>", "plymeter report today.csv");
    expect(EXIT_FINE, "FAIL</span></td><td class=\"claim\">it visits leaves", "plymeter report today.csv");
}

/* What has changed since the page that is replaced, which may be anybody's. */
static void test_changes(void **state)
{
    (void)state;
    expect_status(EXIT_FINE, "grep 'since the last report' today.html; test $? = 1");
    expect(EXIT_FINE, "2 changes since the last report",
           "cp today.html then.html && plymeter report today.csv -o then.html && cat then.html");
    expect(EXIT_FINE, "it visits leaves: <span class=\"verdict\">FAIL, and was PASS</span>", "cat then.html");
    expect(EXIT_FINE, "it visits one: <span class=\"verdict\">PASS, and was FAIL</span>", "cat then.html");
    expect(EXIT_FINE, "Nothing has changed since the last report",
           "plymeter report today.csv -o then.html && cat then.html");
    expect(EXIT_FINE, "leaves of algorithm=minimax order=none limit=1: 3, and was 4 (-25 %)",
           "sed 's/\"algorithm=minimax order=none limit=1\":\\[\\([^]]*\\),3\\]/\"algorithm=minimax order=none "
           "limit=1\":[\\1,4]/' "
           "then.html > t && "
           "mv t then.html && plymeter report today.csv -o then.html && cat then.html");
    expect(EXIT_FINE, "<p>",
           "sed 's/^<script type=\"application.*/<script type=\"application\\/json\" "
           "id=\"said\">{\"today\":{\"claims\":[3],"
           "\"means\":{\"\":1,\"algorithm=minimax order=none limit=1\":\"x\"}}}<\\/script>/' then.html > t && mv t "
           "then.html && "
           "plymeter report today.csv -o then.html && cat then.html");
    expect_status(EXIT_FINE, "plymeter report 'h<i>.csv' -o evil.html && plymeter report 'h<i>.csv' -o evil.html");
    check_elements("evil.html");
}

/* A gallery has what lies beside the CSV to be saved, byte for byte, and an entry of BibTeX. */
static void test_gallery(void **state)
{
    (void)state;
    expect_status(
        EXIT_FINE,
        "printf '%%PDF-1 ink' > doubling.pdf && echo ink > doubling.tex && "
        "echo 'Leaves; 95 \\% intervals.' > doubling.caption.tex && "
        "plymeter report --gallery doubling.csv -o g.html && for ending in pdf tex caption.tex; do "
        "sed -n \"s/.*download=.doubling.$ending. href=.data:[a-z/-]*;base64,\\([^\\\"]*\\).*/\\1/p\" g.html | "
        "base64 -d | cmp - doubling.$ending || exit 1; done");
    check_elements("g.html");
    expect(EXIT_FINE, "<body class=\"gallery\">", "cat g.html");
    expect(EXIT_FINE, "<span class=\"says\">Leaves; 95 % intervals.</span>", "cat g.html");
    expect(EXIT_FINE, "plymeter figure doubling.csv -o doubling.svg", "cat g.html");
    expect(EXIT_FINE,
           "@misc{plymeter:doubling,\n  author = {the plymeter authors},\n  title = {Which order saves leaves?}",
           "cat g.html");
    expect_status(EXIT_FINE, "grep 'id=\"tree-1\"' g.html; test $? = 1");
    expect(EXIT_FINE, "title = {99 \\% of\\_it}",
           "cp r.csv part.csv && sed 's/Which order saves leaves?/99 % of_it/' r.meta.json > part.meta.json && "
           "plymeter report part.csv");
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
    expect(EXIT_USAGE, "neither a FILE.csv nor a tree", "plymeter report --gallery -o e.html");
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
        cmocka_unit_test(test_errors),   cmocka_unit_test(test_front),        cmocka_unit_test(test_sections),
        cmocka_unit_test(test_cells),    cmocka_unit_test(test_own_tree),     cmocka_unit_test(test_config_beside),
        cmocka_unit_test(test_changes),  cmocka_unit_test(test_gallery),
    };
    return cmocka_run_group_tests_name("report", tests, make_results, remove_folder);
}

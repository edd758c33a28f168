/* The page that steps through a search: that it is HTML which asks for nothing, whose texts are escaped, and that it tells
 * what `draw` draws. */
#include "base/program.h"
#include "tests/shell.h"

#define CELL "game=tictactoe opening=6 seed=3 algorithm=pvs"

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
    static const char *const names[] = {"meta", "input", "line", "rect", "ellipse", "path"};
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

/* The name of a tree's file is a text of others. */
static void test_elements(void **state)
{
    (void)state;
    expect_status(EXIT_FINE, "plymeter draw " CELL " -o t.html && echo '[[3,5,1],[7,3]]' > '<b>&' && "
                             "plymeter draw game=tree 'tree=<b>&' algorithm=alphabeta -o evil.html");
    check_elements("t.html");
    check_elements("evil.html");
    expect(EXIT_FINE, "plymeter draw game=tree &#39;tree=&#60;b&#62;&#38;&#39; algorithm=alphabeta --step</code>",
           "cat evil.html");
}

static void test_no_addresses(void **state)
{
    (void)state;
    expect_status(EXIT_FINE, "grep ' href=\\| src\\|url(\\|@import\\|[a-z]*://' t.html; test $? = 1");
    expect(EXIT_FINE, "content=\"default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-",
           "cat t.html");
}

/* --- searches ------------------------------------------------------------------------------------------------- */

/* The page's steps are those of --step, and its last picture has the same texts as the picture. */
static void test_steps(void **state)
{
    (void)state;
    expect_status(EXIT_FINE, "plymeter draw " CELL " --step > steps && "
                             "test $(grep -c '<li class=\"[a-z]*\"><b>' t.html) = $(($(wc -l < steps) + 1)) && "
                             "grep -q '<li class=\"cut\"' t.html");
    expect_status(
        EXIT_FINE,
        "plymeter draw " CELL " --bare -o t.svg && texts() { grep '^<text' | sed 's/<[^>]*>//g' | sort; } && "
        "texts < t.svg > drawn && test -s drawn && "
        "awk '/class=\"moment end\"/ { end = 1 } /^<\\/g>/ { end = 0 } end' t.html | texts | diff drawn -");
}

static void test_reasons(void **state)
{
    (void)state;
    expect(EXIT_FINE,
           "MIN 2 is worth at most -3, whatever else there is below it; MAX already has a move worth 1 or more, "
           "and will not "
           "come here. So the 2 children left cannot matter.",
           "plymeter draw game=tree algorithm=alphabeta --format html");
    expect(EXIT_FINE, "the null window is answered: not less than",
           "plymeter draw game=uniform values=9 algorithm=mtdf limit=3 seed=2 --format html 2>/dev/null");
    expect(EXIT_FINE, "further up the tree",
           "plymeter draw game=tree 'tree=[5,[[[4,9],8],7]]' algorithm=alphabeta --format html");
}

static void test_same_bytes(void **state)
{
    (void)state;
    expect_status(EXIT_FINE,
                  "plymeter draw " CELL " --format html | cmp - t.html && plymeter draw " CELL " -o t.html");
}

static void test_errors(void **state)
{
    (void)state;
    expect(EXIT_USAGE, "steps are too many for a page, which holds 500",
           "plymeter draw game=uniform limit=8 algorithm=minimax -o e.html");
    expect(EXIT_USAGE, "a page has the whole search", "plymeter draw game=tree --fold 1 -o e.html");
    expect(EXIT_CONFIG, "plymeter did not write this", "echo mine > m.html; plymeter draw game=tree -o m.html");
    if (system("command -v script > /dev/null") == 0)
        expect(EXIT_USAGE, "-o tree.html", "script -qec '\"$PLYMETER\" draw game=tree --format html' /dev/null");
    else
        print_message("skipped: what a terminal gets; there is no script(1) here\n");
    expect_status(EXIT_FINE, "! test -e e.html && ! test -e e.html.new && test \"$(cat m.html)\" = mine");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_elements), cmocka_unit_test(test_no_addresses), cmocka_unit_test(test_steps),
        cmocka_unit_test(test_reasons),  cmocka_unit_test(test_same_bytes),   cmocka_unit_test(test_errors),
    };
    return cmocka_run_group_tests_name("page", tests, make_folder, remove_folder);
}

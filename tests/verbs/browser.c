/* The page of `report` in a browser: it asks for nothing, it moves, it sorts, and hostile texts stay texts. */
#include "tests/browser.h"

#define STEP "document.querySelector('.viewer input').value"

/* What one can see of a selection. */
#define SEEN(selector) "[...document.querySelectorAll('" selector "')].filter(e => e.getClientRects().length > 0)"

/* Nodes that are visited; their values are what is written large. */
#define NODES_SEEN SEEN(".tree .moment .large") ".length"

static int make_page(void **state)
{
    return make_folder(state) ||
           system("\"$PROJECT\"/tests/verbs/hostile.sh && \"$PLYMETER\" report 'h<i>.csv' --tree "
                  "\"game=tree 'tree=[[3,5,1],[7,3,-4],[-3,0,3]]' algorithm=alphabeta\" -o page.html 2>said && "
                  "cp 'h<i>.csv' doubling.csv && cp 'h<i>.svg' doubling.svg && "
                  "sed 's/width=\"300\"/width=\"100\"/' 'h<i>.svg' > doubling.column.svg && "
                  "\"$PLYMETER\" report 'h<i>.csv' doubling.csv -o wall.html 2>>said && "
                  "\"$PLYMETER\" report --gallery 'h<i>.csv' doubling.csv -o gallery.html 2>>said");
}

static int remove_page(void **state)
{
    close_browser();
    return remove_folder(state);
}

static void test_steps(void **state)
{
    (void)state;
    show("page.html");
    page_says("1", STEP);
    page_says("1", NODES_SEEN);
    page_says("21", "document.querySelector('.viewer input').max");
    value_of("document.querySelector('.viewer input').focus()");
    press("ArrowRight");
    press("ArrowRight");
    page_says("3", STEP);
    page_says("3", NODES_SEEN);
    press("ArrowLeft");
    page_says("2", STEP);
    page_says("2", NODES_SEEN);
    page_says("true", "document.querySelector('.said').textContent.includes('MIN 0  window (-∞, ∞)')");
    press("End");
    page_says("21", STEP);
    page_says("11", NODES_SEEN);
    page_says("true", "document.querySelector('.said').textContent.includes('the root is worth 1')");
    press("Home");
    page_says("1", STEP);
    expect_silence();
}

static void test_buttons(void **state)
{
    (void)state;
    show("page.html");
    value_of("document.querySelector('[data-go=next]').click()");
    page_says("2", STEP);
    value_of("document.querySelectorAll('.steps li')[19].click()");
    page_says("20", STEP);
    page_says("true", "document.querySelector('.said').textContent.includes('MIN 2 is worth at most -3')");
    page_says("α cut", SEEN(".tree .moment text") ".at(-1).textContent");
    value_of(
        "{ const s = document.querySelector('.viewer input'); s.value = 7; s.dispatchEvent(new Event('input')) }");
    page_says("7 of 21", "document.querySelector('.viewer output').textContent");
    page_says("7",
              "[...document.querySelectorAll('.steps li')].findIndex(l => l.hasAttribute('aria-current')) + 1");
    page_says("1", SEEN(".tree .here") ".length");
    value_of("document.querySelector('[data-go=play]').click()");
    page_says("Pause", "document.querySelector('[data-go=play]').textContent");
    value_of("new Promise(done => setTimeout(done, 2000))");
    page_says("8", STEP);
    expect_silence();
}

#define COLUMN                                                                                                     \
    "[...document.querySelectorAll('.result .wide:not(:has(.claims)) tbody tr')].map(r => "                        \
    "r.cells[3].textContent).join()"
#define HEAD "document.querySelector('.result .wide:not(:has(.claims)) thead').rows[0].cells[3]"

static void test_tables_sort(void **state)
{
    (void)state;
    show("page.html");
    page_says("leaves", HEAD ".textContent");
    char *before = need(strdup(value_of(COLUMN)));
    value_of(HEAD ".querySelector('button').click()");
    page_says("ascending", HEAD ".getAttribute('aria-sort')");
    page_says("true", "{ const v = " COLUMN
                      ".split(',').map(Number); v.length == 6 && v.every((x, i) => !i || v[i - 1] <= x) }");
    value_of(HEAD ".querySelector('button').click()");
    page_says("descending", HEAD ".getAttribute('aria-sort')");
    page_says("true", "{ const v = " COLUMN ".split(',').map(Number); v.every((x, i) => !i || v[i - 1] >= x) }");
    assert_string_not_equal(before, value_of(COLUMN));
    free(before);
    expect_silence();
}

/* Rows are chosen by words, of which numbers are meant as a whole; a click on a command marks it. */
static void test_tables_choose(void **state)
{
    (void)state;
    show("page.html");
    value_of("document.querySelector('.means').open = true");
#define ROWS SEEN(".means tbody tr") ".length"
    page_says("6", ROWS);
    value_of("{ const f = document.querySelector('.means .filter'); f.value = 'NONE limit=3'; f.dispatchEvent(new "
             "Event('input')) }");
    page_says("1", ROWS);
    page_says("1 of 6", "document.querySelector('.means output').textContent");
    value_of("{ const f = document.querySelector('.means .filter'); f.value = ''; f.dispatchEvent(new "
             "Event('input')) }");
    page_says("6", ROWS);
    value_of("document.querySelector('.means .again details').open = true");
    value_of("document.querySelector('.means .again .command').click()");
    page_says("true", "getSelection().toString().startsWith('plymeter cell game=uniform')");
    expect_silence();
}

/* Small figures are those of the sections; the first is that of doubling, whose narrow drawing a narrow window shows. */
static void test_wall(void **state)
{
    (void)state;
    show("wall.html");
    page_says("2", SEEN(".thumb img") ".filter(i => i.complete && i.naturalWidth > 0).length");
    page_says("doubling", "document.querySelector('.wall .card .file').textContent.split(',')[0]");
    page_says("true",
              "document.querySelector('.thumb img').src == document.querySelector('#result-1 source').srcset");
    page_says("true",
              "document.querySelector('#result-1 img').currentSrc == document.querySelector('#result-1 img').src");
    tell("Emulation.setDeviceMetricsOverride",
         "{\"width\":390,\"height\":740,\"deviceScaleFactor\":2,\"mobile\":true}");
    show("wall.html");
    page_says(
        "true",
        "document.querySelector('#result-1 img').currentSrc == document.querySelector('#result-1 source').srcset");
    value_of("document.querySelectorAll('details').forEach(d => d.open = true)");
    page_says("390", "document.documentElement.scrollWidth");
    expect_silence();
    tell("Emulation.clearDeviceMetricsOverride", NULL);
}

/* In a gallery figures are small beside what is said of them, and large at a click. */
static void test_gallery(void **state)
{
    (void)state;
#define BESIDE                                                                                                     \
    "(() => { const b = s => document.querySelector('#result-1 ' + s).getBoundingClientRect(); "                   \
    "return b('.plot').right <= b('.take').left })()"
    show("gallery.html");
    page_says("true", BESIDE);
    page_says(
        "true",
        "document.querySelector('#result-1 img').currentSrc == document.querySelector('#result-1 source').srcset");
    page_says("true",
              "document.querySelector('#result-1 .shown').href == document.querySelector('#result-1 img').src");
    value_of("document.querySelector('#result-1 img').click()");
    page_says("false", BESIDE);
    value_of("document.querySelector('#result-1 img').click()");
    page_says("true", BESIDE);
    expect_silence();
}

static void test_hostile_texts(void **state)
{
    (void)state;
    show("page.html");
    page_says(
        "true",
        "document.title == document.querySelector('h1').textContent && document.title.startsWith('</title>')");
    page_says("1", "document.querySelectorAll('script:not([type])').length");
    page_says("1", "document.images.length");
    page_says("true", "document.images[0].complete && document.images[0].naturalWidth > 0");
    page_says("0", "document.querySelectorAll('i, iframe, object, embed, link, form').length");
    page_says("3", "[...document.querySelectorAll('td')].filter(c => "
                   "c.textContent.includes('<script>document.title')).length - 2");
    page_says("true", "document.querySelector('.warnings').textContent.includes('ended \"timeout\"')");
    expect_silence();
}

/* The watch itself: what the page may not do is complained of. */
static void test_watch(void **state)
{
    (void)state;
    show("page.html");
    value_of("document.body.append(Object.assign(new Image(), { src: 'http://127.0.0.1:9/x.png' }))");
    value_of("new Promise(done => setTimeout(done, 300))");
    assert_non_null(strstr(browser.complaints, "Content Security Policy"));
    assert_non_null(strstr(browser.complaints, "http://127.0.0.1:9/x.png"));
    show("page.html");
    value_of("{ const s = document.createElement('script'); s.textContent = 'document.title = 1'; "
             "document.body.append(s) }");
    value_of("new Promise(done => setTimeout(done, 300))");
    assert_non_null(strstr(browser.complaints, "Content Security Policy"));
    page_says("true", "document.title.startsWith('</title>')");
    value_of("console.error('so')");
    assert_non_null(strstr(browser.complaints, "console: error"));
}

static void test_phone(void **state)
{
    (void)state;
    open_browser();
    tell("Emulation.setDeviceMetricsOverride",
         "{\"width\":360,\"height\":740,\"deviceScaleFactor\":2,\"mobile\":true}");
    show("page.html");
    value_of("document.querySelectorAll('details').forEach(d => d.open = true)");
    page_says("360", "document.documentElement.scrollWidth");
    page_says(
        "0", SEEN("button") ".filter(b => b.closest('.controls') && b.getBoundingClientRect().height < 40).length");
    expect_silence();
    tell("Emulation.clearDeviceMetricsOverride", NULL);
}

/* Light on dark, and dark on light; a ratio of 4.5 at least (WCAG 2.1, 1.4.3). */
#define CONTRAST                                                                                                   \
    "(() => { const lum = c => { const v = c.match(/[\\d.]+/g).slice(0, 3).map(x => (x /= 255) <= .04045 ? x / "   \
    "12.92 : ((x "                                                                                                 \
    "+ .055) / 1.055) ** 2.4); return .2126 * v[0] + .7152 * v[1] + .0722 * v[2] };"                               \
    " const ratio = (e, back) => { const a = lum(getComputedStyle(e).color), b = "                                 \
    "lum(getComputedStyle(back).backgroundColor);"                                                                 \
    " return (Math.max(a, b) + .05) / (Math.min(a, b) + .05) };"                                                   \
    " return Math.min(ratio(document.querySelector('h1'), document.body), "                                        \
    "ratio(document.querySelector('.kicker'), document.body), ratio(document.querySelector('.lead a'), "           \
    "document.body),"                                                                                              \
    " ratio(document.querySelector('.legend'), document.querySelector('.viewer')), "                               \
    "...[...document.querySelectorAll('.verdict')].map(v =>"                                                       \
    " ratio(v, v.closest('.wide, .failures'))), ratio(document.querySelector('.warnings li'), "                    \
    "document.querySelector('.warnings'))) >= 4.5 })()"
#define FILTER "getComputedStyle(document.querySelector('.plot img')).filter"
#define BACK "getComputedStyle(document.body).backgroundColor"

static void test_dark(void **state)
{
    (void)state;
    show("page.html");
    char *light = need(strdup(value_of(BACK)));
    page_says("true", CONTRAST);
    page_says("none", FILTER);
    tell("Emulation.setEmulatedMedia", "{\"features\":[{\"name\":\"prefers-color-scheme\",\"value\":\"dark\"}]}");
    assert_string_not_equal(light, value_of(BACK));
    page_says("true", CONTRAST);
    page_says("true", FILTER ".startsWith('invert')");
    tell("Emulation.setEmulatedMedia", "{}");
    free(light);
    expect_silence();
}

/* On paper stands the whole tree, with every step in words, and nothing to press. */
static void test_print(void **state)
{
    (void)state;
    show("page.html");
    tell("Emulation.setEmulatedMedia", "{\"media\":\"print\"}");
    page_says("11", NODES_SEEN);
    page_says("0", SEEN(".controls, .said") ".length");
    page_says("21", SEEN(".steps li") ".length");
    page_says(
        "true",
        "document.querySelector('.steps ol').scrollHeight <= document.querySelector('.steps ol').clientHeight");
    tell("Emulation.setEmulatedMedia", "{}");
    cJSON *pdf = ask("Page.printToPDF", NULL);
    assert_true(strncmp(text_at(pdf, "data", NULL), "JVBERi0", 7) == 0); /* "%PDF-" */
    cJSON_Delete(pdf);
    expect_silence();
}

/* Without a script the finished tree stands there, and the list. */
static void test_without_script(void **state)
{
    (void)state;
    open_browser();
    tell("Emulation.setScriptExecutionDisabled", "{\"value\":true}");
    show("page.html");
    tell("Emulation.setScriptExecutionDisabled", "{\"value\":false}");
    page_says("11", NODES_SEEN);
    page_says("0", SEEN(".controls, .said") ".length");
    page_says("21", SEEN(".steps li") ".length");
    expect_silence();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tables_choose), cmocka_unit_test(test_wall),    cmocka_unit_test(test_gallery),
        cmocka_unit_test(test_steps),         cmocka_unit_test(test_buttons), cmocka_unit_test(test_tables_sort),
        cmocka_unit_test(test_hostile_texts), cmocka_unit_test(test_watch),   cmocka_unit_test(test_phone),
        cmocka_unit_test(test_dark),          cmocka_unit_test(test_print),   cmocka_unit_test(test_without_script),
    };
    return cmocka_run_group_tests_name("browser", tests, make_page, remove_page);
}

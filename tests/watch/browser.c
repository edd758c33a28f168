/* The page that steps through a search in a browser: it asks for nothing, it moves, and hostile texts stay texts. */
#include "tests/browser.h"

#define STEP "document.querySelector('.viewer input').value"

/* What one can see of a selection. */
#define SEEN(selector) "[...document.querySelectorAll('" selector "')].filter(e => e.getClientRects().length > 0)"

/* Nodes that are visited; their values are what is written large. */
#define NODES_SEEN SEEN(".tree .moment .large") ".length"

/* A tree in a file whose name wishes the page ill. */
#define EVIL "<img src=x onerror=document.title=1>"

static int make_page(void **state)
{
    return make_folder(state) ||
           system("echo '[[3,5,1],[7,3,-4],[-3,0,3]]' > '" EVIL "' && \"$PLYMETER\" draw game=tree 'tree=" EVIL
                  "' algorithm=alphabeta -o page.html 2>said");
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

static void test_hostile_texts(void **state)
{
    (void)state;
    show("page.html");
    page_says("Game-tree searches, step by step", "document.title");
    page_says("1", "document.scripts.length");
    page_says("0", "document.querySelectorAll('img, iframe, object, embed, link, form').length");
    page_says("true", "document.querySelector('.command').textContent.includes('" EVIL "')");
    expect_silence();
}

/* A click on a command marks it. */
static void test_command(void **state)
{
    (void)state;
    show("page.html");
    value_of("document.querySelector('.command').click()");
    page_says("true", "getSelection().toString().startsWith('plymeter draw game=tree')");
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
    page_says("Game-tree searches, step by step", "document.title");
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
    "ratio(document.querySelector('.kicker'), document.body), "                                                    \
    "ratio(document.querySelector('.legend'), document.querySelector('.viewer')), "                                \
    "ratio(document.querySelector('.steps b'), document.querySelector('.viewer'))) >= 4.5 })()"
#define BACK "getComputedStyle(document.body).backgroundColor"

static void test_dark(void **state)
{
    (void)state;
    show("page.html");
    char *light = copied(value_of(BACK));
    page_says("true", CONTRAST);
    tell("Emulation.setEmulatedMedia", "{\"features\":[{\"name\":\"prefers-color-scheme\",\"value\":\"dark\"}]}");
    assert_string_not_equal(light, value_of(BACK));
    page_says("true", CONTRAST);
    tell("Emulation.setEmulatedMedia", "{}");
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
        cmocka_unit_test(test_steps),   cmocka_unit_test(test_buttons), cmocka_unit_test(test_hostile_texts),
        cmocka_unit_test(test_command), cmocka_unit_test(test_watch),   cmocka_unit_test(test_phone),
        cmocka_unit_test(test_dark),    cmocka_unit_test(test_print),   cmocka_unit_test(test_without_script),
    };
    return cmocka_run_group_tests_name("browser", tests, make_page, remove_page);
}

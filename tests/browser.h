/*
 * A browser for the tests: headless Chromium, spoken to in its DevTools protocol over two pipes, in which every message is
 * JSON and ends in a 0 (chromedevtools.github.io/devtools-protocol).
 */
#ifndef BROWSER_H
#define BROWSER_H

#include <cjson/cJSON.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <time.h>

#include "base/memory.h"
#include "tests/shell.h"

enum { PATIENCE_MS = 60000, MOST_COMPLAINTS = 4000 };

static struct {
    pid_t process;
    int to, from;
    int last; /* the number of the last message that was sent */
    char session[100];
    bool loaded;
    char complaints[MOST_COMPLAINTS]; /* errors, violations of the policy, and requests for anything but the page */
    char page[600];                   /* its address */
    char *text;                       /* what has come and is not taken yet */
    size_t size, room;
} browser;

/* --- messages ------------------------------------------------------------------------------------------------- */

static void complain(const char *kind, const char *text)
{
    const size_t used = strlen(browser.complaints);
    snprintf(browser.complaints + used, sizeof browser.complaints - used, "%s: %.500s\n", kind, text);
}

static const char *text_at(const cJSON *item, const char *first, const char *second)
{
    item = cJSON_GetObjectItemCaseSensitive(item, first);
    item = second ? cJSON_GetObjectItemCaseSensitive(item, second) : item;
    return cJSON_IsString(item) ? item->valuestring : "";
}

/* What the browser tells unasked. */
static void take_event(const char *method, const cJSON *parameters)
{
    if (strcmp(method, "Page.loadEventFired") == 0) {
        browser.loaded = true;
    } else if (strcmp(method, "Runtime.exceptionThrown") == 0) {
        complain("exception", text_at(parameters, "exceptionDetails", "text"));
    } else if (strcmp(method, "Log.entryAdded") == 0) {
        complain("log", text_at(parameters, "entry", "text"));
    } else if (strcmp(method, "Runtime.consoleAPICalled") == 0) {
        complain("console", text_at(parameters, "type", NULL));
    } else if (strcmp(method, "Network.requestWillBeSent") == 0) {
        const char *address = text_at(parameters, "request", "url");
        if (strcmp(address, browser.page) != 0 && strncmp(address, "data:", 5) != 0)
            complain("request", address);
    }
}

static void read_more(void)
{
    struct pollfd file = {browser.from, POLLIN, 0};
    if (poll(&file, 1, PATIENCE_MS) != 1)
        fail_msg("the browser says nothing any more");
    if (browser.room - browser.size < 65536)
        browser.text = resized(browser.text, browser.room = 2 * browser.room + 65536);
    const ssize_t count = read(browser.from, browser.text + browser.size, browser.room - browser.size);
    if (count <= 0)
        fail_msg("the browser has ended");
    browser.size += (size_t)count;
}

/* The next message. */
static cJSON *next_message(void)
{
    const char *end;
    while (!browser.size || !(end = memchr(browser.text, '\0', browser.size)))
        read_more();
    cJSON *message = cJSON_Parse(browser.text);
    const size_t length = (size_t)(end - browser.text) + 1;
    memmove(browser.text, browser.text + length, browser.size -= length);
    assert_non_null(message);
    const cJSON *method = cJSON_GetObjectItemCaseSensitive(message, "method");
    if (cJSON_IsString(method))
        take_event(method->valuestring, cJSON_GetObjectItemCaseSensitive(message, "params"));
    return message;
}

/* Send a command with these parameters, which are JSON or NULL, and wait for the answer. */
static cJSON *ask(const char *method, cJSON *parameters)
{
    cJSON *message = cJSON_CreateObject(), *answer = NULL;
    cJSON_AddNumberToObject(message, "id", ++browser.last);
    cJSON_AddStringToObject(message, "method", method);
    cJSON_AddItemToObject(message, "params", parameters ? parameters : cJSON_CreateObject());
    if (*browser.session)
        cJSON_AddStringToObject(message, "sessionId", browser.session);
    char *text = cJSON_PrintUnformatted(message);
    const size_t size = strlen(text) + 1;
    for (size_t sent = 0; sent < size;) {
        const ssize_t count = write(browser.to, text + sent, size - sent);
        assert_true(count > 0);
        sent += (size_t)count;
    }
    while (!answer) {
        answer = next_message();
        const cJSON *id = cJSON_GetObjectItemCaseSensitive(answer, "id");
        if (!cJSON_IsNumber(id) || id->valueint != browser.last)
            answer = NULL;
    }
    if (cJSON_HasObjectItem(answer, "error"))
        fail_msg("%s: %s", method, text_at(answer, "error", "message"));
    return cJSON_DetachItemFromObject(answer, "result");
}

static void tell(const char *method, const char *parameters)
{
    ask(method, parameters ? cJSON_Parse(parameters) : NULL);
}

/* What a script has for its value, as text; valid until the next call. */
static const char *value_of(const char *script)
{
    static char text[100000];
    cJSON *parameters = cJSON_CreateObject();
    cJSON_AddStringToObject(parameters, "expression", script);
    cJSON_AddBoolToObject(parameters, "returnByValue", true);
    cJSON_AddBoolToObject(parameters, "awaitPromise", true);
    cJSON *answer = ask("Runtime.evaluate", parameters);
    const cJSON *result = cJSON_GetObjectItemCaseSensitive(answer, "result"),
                *value = cJSON_GetObjectItemCaseSensitive(result, "value");
    if (cJSON_HasObjectItem(answer, "exceptionDetails"))
        fail_msg("%s: %s", script, text_at(result, "description", NULL));
    char *printed = cJSON_IsString(value) ? NULL : cJSON_PrintUnformatted(value);
    snprintf(text, sizeof text, "%s", printed ? printed : cJSON_IsString(value) ? value->valuestring : "");
    return text;
}

static void page_says(const char *expected, const char *script)
{
    const char *value = value_of(script);
    if (strcmp(value, expected) != 0)
        fail_msg("%s\nis %s, not %s", script, value, expected);
}

static void press(const char *key)
{
    char parameters[200];
    static const char *const types[] = {"rawKeyDown", "keyUp"};
    const int code = strcmp(key, "ArrowLeft") == 0    ? 37
                     : strcmp(key, "ArrowRight") == 0 ? 39
                     : strcmp(key, "Home") == 0       ? 36
                                                      : 35;
    for (int i = 0; i < 2; i++) {
        snprintf(parameters, sizeof parameters,
                 "{\"type\":\"%s\",\"key\":\"%s\",\"code\":\"%s\",\"windowsVirtualKeyCode\":%d}", types[i], key,
                 key, code);
        tell("Input.dispatchKeyEvent", parameters);
    }
}

/* --- the browser ---------------------------------------------------------------------------------------------- */

static const char *program_of_browser(void)
{
    int status;
    static char path[400];
    snprintf(path, sizeof path, "%s",
             shell(&status, "command -v chromium || command -v chromium-browser || command -v "
                            "google-chrome"));
    path[strcspn(path, "\n")] = '\0';
    return *path ? path : NULL;
}

/* The pipes are its files 3 and 4; what it says besides is of no interest. */
static void become_browser(const char *program, int in, int out)
{
    char profile[300];
    snprintf(profile, sizeof profile, "--user-data-dir=%s/profile", folder);
    const int high_in = fcntl(in, F_DUPFD, 10), high_out = fcntl(out, F_DUPFD, 10),
              nothing = open("/dev/null", O_RDWR);
    setpgid(0, 0);
    dup2(high_in, 3);
    dup2(high_out, 4);
    for (int i = 0; i < 3; i++)
        dup2(nothing, i);
    execl(program, program, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions",
          "--disable-background-networking", "--disable-dev-shm-usage", "--disable-breakpad",
          "--remote-debugging-pipe", profile, "about:blank", NULL);
    _exit(127);
}

static void attach(void)
{
    cJSON *target = ask("Target.createTarget", cJSON_Parse("{\"url\":\"about:blank\"}")),
          *parameters = cJSON_CreateObject();
    cJSON_AddStringToObject(parameters, "targetId", text_at(target, "targetId", NULL));
    cJSON_AddBoolToObject(parameters, "flatten", true);
    cJSON *session = ask("Target.attachToTarget", parameters);
    snprintf(browser.session, sizeof browser.session, "%s", text_at(session, "sessionId", NULL));
    tell("Page.enable", NULL);
    tell("Runtime.enable", NULL);
    tell("Log.enable", NULL);
    tell("Network.enable", NULL);
}

/* It ends by itself, with all its processes, when nobody speaks to it any more; and is ended if it does not. */
static void close_browser(void)
{
    if (browser.process <= 0)
        return;
    close(browser.to);
    close(browser.from);
    pid_t ended = 0;
    for (int i = 0; i < 100 && ended == 0; i++) {
        nanosleep(&(struct timespec){.tv_nsec = 50000000}, NULL);
        ended = waitpid(browser.process, NULL, WNOHANG);
    }
    if (ended == 0) {
        kill(-browser.process, SIGKILL);
        waitpid(browser.process, NULL, 0);
    }
    browser.process = 0;
}

/* Skips the test where there is none. */
static void open_browser(void)
{
    int to[2], from[2];
    const char *program = program_of_browser();
    if (browser.process > 0)
        return;
    if (!program) {
        print_message("skipped: there is no chromium here, so that no page is looked at\n");
        skip();
    }
    assert_int_equal(pipe(to) || pipe(from), 0);
    browser.process = fork();
    assert_true(browser.process >= 0);
    if (browser.process == 0)
        become_browser(program, to[0], from[1]);
    setpgid(browser.process, browser.process);
    close(to[0]);
    close(from[1]);
    browser.to = to[1];
    browser.from = from[0];
    attach();
}

/* Show a file of the test's folder, in a browser that is opened if it is not yet. */
static void show(const char *name)
{
    open_browser();
    cJSON *parameters = cJSON_CreateObject();
    browser.complaints[0] = '\0';
    browser.loaded = false;
    snprintf(browser.page, sizeof browser.page, "file://%s/%s", folder, name);
    cJSON_AddStringToObject(parameters, "url", browser.page);
    ask("Page.navigate", parameters);
    while (!browser.loaded)
        next_message();
}

static void expect_silence(void)
{
    value_of("new Promise(done => setTimeout(done, 300))"); /* what is under way arrives */
    if (*browser.complaints)
        fail_msg("the browser complains:\n%s", browser.complaints);
}

#endif

/*
 * The protocol for beginners' programs: a line of words for each question and each answer, and no greeting
 * (configs/README.md).
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "engines/protocol.h"

static bool greet_in_words(struct engine *engine)
{
    (void)engine;
    return true;
}

/* Takes the line. */
static char *reply_to(struct engine *engine, char *line)
{
    char *reply = engine_is_quiet(engine) && engine_tell(engine, line) ? engine_line(engine) : NULL;
    release(line);
    return reply;
}

static bool ask_in_words(struct engine *engine, const struct engine_question *question,
                         struct engine_answer *answer)
{
    FILE *out = text_open();
    fputs(question->position, out);
    for (int i = 0; i < question->legal_count; i++)
        fprintf(out, " %s", question->legal[i]);
    fputc('\n', out);
    const char *reply = reply_to(engine, text_close(out));
    if (!reply)
        return false;
    reply += strspn(reply, " ");
    const size_t length = strcspn(reply, " ");
    if (length == 0 || length >= sizeof answer->move)
        return engine_fails(engine, "nonsense", "it answered \"%.100s\", which is no move", reply);
    memcpy(answer->move, reply, length);
    return true;
}

/* A whole number, such as 3, -3, or 3.0; NULL if there is none, and otherwise its end. */
static char *read_word_number(char *text, int64_t *number)
{
    char *end;
    errno = 0;
    *number = strtoll(text, &end, 10);
    if (end == text || errno)
        return NULL;
    end += *end == '.' ? 1 + (int)strspn(end + 1, "0") : 0;
    return *end == '\0' || strchr(" ,[]()", *end) ? end : NULL;
}

/* The value, and behind it the leaves that were visited, if it tells them: "5 3 5 2", or "5 [3, 5, 2]". */
static bool ask_tree_in_words(struct engine *engine, const struct tree_question *question,
                              struct tree_answer *answer)
{
    char *reply = reply_to(engine, printed("%s\n", question->tree));
    char *at = reply ? read_word_number(reply, &answer->value) : NULL;
    if (!reply)
        return false;
    if (!at)
        return engine_fails(engine, "nonsense", "it answered \"%.100s\", which is no whole number", reply);
    for (at += strspn(at, " ,[]()"); *at; at += strspn(at, " ,[]()")) {
        answer->told = answer->told < 0 ? 0 : answer->told;
        at = answer->told < MOST_VISITS_TOLD ? read_word_number(at, &answer->order[answer->told++]) : NULL;
        if (!at)
            return engine_fails(engine, "nonsense",
                                "it answered \"%.100s\": behind the value at most %d leaves may stand", reply,
                                MOST_VISITS_TOLD);
    }
    return true;
}

const struct protocol_driver protocol_words = {"", greet_in_words, ask_in_words, ask_tree_in_words};

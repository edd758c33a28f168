/* Strict reading: what is refused, where and in which words; what a good document keeps. */
#include "base/json.h"
#include "tests/group.h"

#define LENGTH(array) (sizeof(array) / sizeof *(array))

/* --- what was complained about, a line each --- */

struct transcript {
    char text[4096];
};

static void note(void *context, struct place place, const char *message)
{
    struct transcript *transcript = context;
    size_t used = strlen(transcript->text);
    snprintf(transcript->text + used, sizeof transcript->text - used, "%d:%d: %s\n", place.line, place.column,
             message);
}

static void assert_refused_bytes(const char *text, size_t length, const char *complaints)
{
    struct transcript transcript = {""};
    struct json *json = json_parse(text, length, note, &transcript);
    assert_string_equal(transcript.text, complaints);
    assert_null(json);
}

static void assert_refused(const char *text, const char *complaints)
{
    assert_refused_bytes(text, strlen(text), complaints);
}

/* The caller frees it. */
static struct json *accepted(const char *text)
{
    struct transcript transcript = {""};
    struct json *json = json_parse(text, strlen(text), note, &transcript);
    assert_string_equal(transcript.text, "");
    assert_non_null(json);
    return json;
}

static void assert_accepted(const char *text)
{
    accepted(text);
}

/* --- malformed text --- */

struct refusal {
    const char *text, *complaints;
};

static const struct refusal structure[] = {
    {"", "1:1: the file is empty: expected a value\n"},
    {" \n\t", "2:2: the file is empty: expected a value\n"},
    {"{\"a\": 1 x", "1:9: expected ',' or '}' after this value, found 'x'\n"},
    {"{\"a\": 1]", "1:8: expected ',' or '}' after this value, found ']'\n"},
    {"[1 2]", "1:4: expected ',' or ']' after this value, found '2'\n"},
    {"[1}", "1:3: expected ',' or ']' after this value, found '}'\n"},
    {"[1,]", "1:4: expected a value after ',', found ']'\n"},
    {"[1,,2]", "1:4: expected a value after ',', found ','\n"},
    {"[,1]", "1:2: expected a value or ']', found ','\n"},
    {"{,}", "1:2: expected a key in double quotes or '}', found ','\n"},
    {"{\"a\": 1,}", "1:9: expected a key in double quotes after ',', found '}'\n"},
    {"{a: 1}", "1:2: expected a key in double quotes or '}', found 'a'\n"},
    {"{'a': 1}", "1:2: expected a key in double quotes or '}', found '''\n"},
    {"{\"a\" 1}", "1:6: expected ':' after this key, found '1'\n"},
    {"{\"a\":}", "1:6: expected a value after ':', found '}'\n"},
    {"{\"a\"}", "1:5: expected ':' after this key, found '}'\n"},
    {"]", "1:1: expected a value, found ']'\n"},
    {"{} {}", "1:4: expected nothing after the end of the value, found '{'\n"},
    {"1\n2", "2:1: expected nothing after the end of the value, found '2'\n"},
    {"[1, // one\n2]", "1:5: expected a value after ',', found '/' (JSON has no comments)\n"},
    {"[1\f]", "1:3: expected ',' or ']' after this value, found the control character 0x0c\n"},
    {"[1\u00a0]", "1:3: expected ',' or ']' after this value, found '\u00a0'\n"},
};

static const struct refusal unclosed[] = {
    {"[", "1:2: unexpected end of file: the '[' of line 1 is not closed\n"},
    {"{\n", "2:1: unexpected end of file: the '{' of line 1 is not closed\n"},
    {"[\n\n{\"a\": 1", "3:8: unexpected end of file: the '{' of line 3 is not closed\n"},
    {"[\n{\n}\n", "4:1: unexpected end of file: the '[' of line 1 is not closed\n"},
    {"{\"a\"", "1:5: unexpected end of file: the '{' of line 1 is not closed\n"},
    {"{\"a\":", "1:6: unexpected end of file: the '{' of line 1 is not closed\n"},
    {"[1,", "1:4: unexpected end of file: the '[' of line 1 is not closed\n"},
    {"\"abc", "1:5: the string that starts at column 1 is not closed on its line\n"},
    {"[\"abc", "1:6: the string that starts at column 2 is not closed on its line\n"},
    {"[\"abc\n\"]", "1:6: the string that starts at column 2 is not closed on its line\n"},
    {"[\"abc\r\n\"]", "1:6: the string that starts at column 2 is not closed on its line\n"},
};

static const struct refusal words[] = {
    {"nul", "1:1: expected a value, found 'nul'\n"},
    {"[nulls]", "1:2: expected a value or ']', found 'nulls'\n"},
    {"[True]", "1:2: expected a value or ']', found 'True'\n"},
    {"{\"a\": NaN}", "1:7: expected a value after ':', found 'NaN'\n"},
    {"[1, Infinity]", "1:5: expected a value after ',', found 'Infinity'\n"},
    {"truefalse", "1:1: expected a value, found 'truefalse'\n"},
    {"true1", "1:1: expected a value, found 'true1'\n"},
};

static const struct refusal numbers[] = {
    {"007", "1:1: a number cannot have leading zeros\n"},
    {"[-01]", "1:2: a number cannot have leading zeros\n"},
    {"+1", "1:1: expected a value, found '+'\n"},
    {".5", "1:1: expected a value, found '.'\n"},
    {"-", "1:2: expected a digit after '-', found the end of the file\n"},
    {"[-]", "1:3: expected a digit after '-', found ']'\n"},
    {"-Infinity", "1:2: expected a digit after '-', found 'I'\n"},
    {"[1.]", "1:4: expected a digit after '.', found ']'\n"},
    {"1.\n", "1:3: expected a digit after '.', found the end of the line\n"},
    {"1.e5", "1:3: expected a digit after '.', found 'e'\n"},
    {"1e", "1:3: expected a digit in the exponent, found the end of the file\n"},
    {"1e+x", "1:4: expected a digit in the exponent, found 'x'\n"},
    {"0x10", "1:2: expected nothing after the end of the value, found 'x'\n"},
    {"1.2.3", "1:4: expected nothing after the end of the value, found '.'\n"},
    {"1e400", "1:1: the number 1e400 is too large: the limit is 1.79e308\n"},
    {"[-1E+999]", "1:2: the number -1E+999 is too large: the limit is 1.79e308\n"},
    {"9007199254740993", "1:1: the integer 9007199254740993 is beyond 2^53: write it as a string\n"},
    {"[-9007199254740993]", "1:2: the integer -9007199254740993 is beyond 2^53: write it as a string\n"},
    {"18446744073709551617", "1:1: the integer 18446744073709551617 is beyond 2^53: write it as a string\n"},
    {"[1000000000000000000000000000000000000000000000000000000000000000]",
     "1:2: a number of more than 63 characters: write it as a string\n"},
};

static const struct refusal strings[] = {
    {"\"a\tb\"", "1:3: control character 0x09 in a string: write it as '\\u0009'\n"},
    {"{\"a\x01\": 1}", "1:4: control character 0x01 in a string: write it as '\\u0001'\n"},
    {"\"a\\x\"", "1:4: expected one of \" \\ / b f n r t u after '\\', found 'x'\n"},
    {"\"a\\", "1:4: expected one of \" \\ / b f n r t u after '\\', found the end of the file\n"},
    {"\"\\u12g4\"", "1:6: expected four hexadecimal digits after '\\u', found 'g'\n"},
    {"\"\\u12", "1:6: expected four hexadecimal digits after '\\u', found the end of the file\n"},
    {"\"a\\u0000\"", "1:3: a string cannot hold '\\u0000'\n"},
    {"\"a\\ud800\"", "1:3: lone surrogate: '\\ud800' to '\\udbff' come right before '\\udc00' to '\\udfff'\n"},
    {"\"a\\ud800\\n\"", "1:3: lone surrogate: '\\ud800' to '\\udbff' come right before '\\udc00' to '\\udfff'\n"},
    {"\"a\\ud800\\u0041\"",
     "1:3: lone surrogate: '\\ud800' to '\\udbff' come right before '\\udc00' to '\\udfff'\n"},
    {"\"ab\\udc00\"", "1:4: lone surrogate: '\\ud800' to '\\udbff' come right before '\\udc00' to '\\udfff'\n"},
    {"\"\\udbff\"", "1:2: lone surrogate: '\\ud800' to '\\udbff' come right before '\\udc00' to '\\udfff'\n"},
    {"\"\\udfff\"", "1:2: lone surrogate: '\\ud800' to '\\udbff' come right before '\\udc00' to '\\udfff'\n"},
    {"\"\\ud800\\u12\"", "1:12: expected four hexadecimal digits after '\\u', found '\"'\n"},
};

static const struct refusal encodings[] = {
    {"\xEF\xBB\xBF[1}", "1:3: expected ',' or ']' after this value, found '}'\n"}, /* a byte order mark */
    {" \xEF\xBB\xBF[]", "1:2: expected a value, found '\xEF\xBB\xBF'\n"},          /* only before the text */
    {"\xFF\xFE[", "1:1: invalid UTF-8: byte 0xff\n"},
    {"[\n\"a\x80\"]", "2:3: invalid UTF-8: byte 0x80\n"},
    {"\"\xC0\xAF\"", "1:2: invalid UTF-8: byte 0xc0\n"},             /* longer than it needs to be */
    {"\"\xE0\x9F\xBF\"", "1:2: invalid UTF-8: byte 0xe0\n"},         /* likewise */
    {"\"\xF0\x8F\xBF\xBF\"", "1:2: invalid UTF-8: byte 0xf0\n"},     /* likewise */
    {"\"\xED\xBF\xBF\"", "1:2: invalid UTF-8: byte 0xed\n"},         /* a surrogate */
    {"\"\xED\xA0\x80\"", "1:2: invalid UTF-8: byte 0xed\n"},         /* a surrogate */
    {"\"\xF4\x90\x80\x80\"", "1:2: invalid UTF-8: byte 0xf4\n"},     /* beyond U+10FFFF */
    {"\"\xF8\x88\x80\x80\x80\"", "1:2: invalid UTF-8: byte 0xf8\n"}, /* five bytes */
    {"\"\xE2\x82", "1:2: invalid UTF-8: byte 0xe2\n"},               /* cut short */
};

static const struct refusal columns[] = {
    {"[1,\r\n 2,\r\n  x]", "3:3: expected a value after ',', found 'x'\n"},
    {"{\"größe\": x}", "1:11: expected a value after ':', found 'x'\n"},
    {"[\"€\U0001F600\", x]", "1:8: expected a value after ',', found 'x'\n"},
    {"[\n\t\tx]", "2:3: expected a value or ']', found 'x'\n"},
    {"[\"é\",\r\n\"日本\" é]", "2:6: expected ',' or ']' after this value, found 'é'\n"},
};

static void assert_all_refused(const struct refusal *refusals, size_t count)
{
    for (size_t i = 0; i < count; i++)
        assert_refused(refusals[i].text, refusals[i].complaints);
}

#define REFUSAL_TEST(name, refusals)                                                                               \
    static void name(void **state)                                                                                 \
    {                                                                                                              \
        (void)state;                                                                                               \
        assert_all_refused(refusals, LENGTH(refusals));                                                            \
    }

REFUSAL_TEST(refuses_bad_structure, structure)
REFUSAL_TEST(refuses_what_is_not_closed, unclosed)
REFUSAL_TEST(refuses_unknown_words, words)
REFUSAL_TEST(refuses_bad_numbers, numbers)
REFUSAL_TEST(refuses_bad_strings, strings)
REFUSAL_TEST(refuses_bad_encodings, encodings)
REFUSAL_TEST(columns_count_characters, columns)

static void refuses_nul_bytes(void **state)
{
    (void)state;
    assert_refused_bytes("[1]\0", 4, "1:4: NUL byte: this is not a text file\n");
    assert_refused_bytes("[\n\"\0\"]", 6, "2:2: NUL byte: this is not a text file\n");
}

static void reads_no_further_than_the_length(void **state)
{
    (void)state;
    assert_refused_bytes("[1]]", 2, "1:3: unexpected end of file: the '[' of line 1 is not closed\n");
    struct transcript transcript = {""};
    struct json *json = json_parse("12x", 2, note, &transcript);
    assert_string_equal(transcript.text, "");
    assert_string_equal(json_root(json)->valuestring, "12");
}

static void limits_depth(void **state)
{
    (void)state;
    enum { LIMIT = 500 };
    char text[2 * LIMIT + 3] = "";
    memset(text, '[', LIMIT);
    memset(text + LIMIT, ']', LIMIT);
    assert_accepted(text);
    memset(text, '[', LIMIT + 1);
    memset(text + LIMIT + 1, ']', LIMIT + 1);
    assert_refused(text, "1:501: nested deeper than 500 levels\n");
    assert_accepted("[[[]], [[]], {\"a\": [[]]}]");
}

/* --- problems that leave the structure readable --- */

static const struct refusal all_at_once[] = {
    {"{\"a\": 1, \"b\": 2, \"a\": 3,\n \"a\": 4, \"b\": 5}",
     "1:18: duplicate key \"a\": the first is at line 1, column 2\n"
     "2:2: duplicate key \"a\": the first is at line 1, column 2\n"
     "2:10: duplicate key \"b\": the first is at line 1, column 10\n"},
    {"{\"n\": 1,\n \"\\u006E\": 2}", "2:2: duplicate key \"n\": the first is at line 1, column 2\n"},
    {"{\"\": 1, \"\": 2}", "1:9: duplicate key \"\": the first is at line 1, column 2\n"},
    {"{\"a\": {\"b\": 1, \"b\": 1e400}, \"a\": 9007199254740993, \"c\": 2}",
     "1:16: duplicate key \"b\": the first is at line 1, column 8\n"
     "1:21: the number 1e400 is too large: the limit is 1.79e308\n"
     "1:29: duplicate key \"a\": the first is at line 1, column 2\n"
     "1:34: the integer 9007199254740993 is beyond 2^53: write it as a string\n"},
    {"[1e999, {\"a\": 1, \"a\": 2}, {\"a\": 1, \"a\": 2}]",
     "1:2: the number 1e999 is too large: the limit is 1.79e308\n"
     "1:18: duplicate key \"a\": the first is at line 1, column 10\n"
     "1:36: duplicate key \"a\": the first is at line 1, column 28\n"},
};

REFUSAL_TEST(complains_about_all_at_once, all_at_once)

static void grammar_stops_at_the_first(void **state)
{
    (void)state;
    assert_refused("{\"a\": 1, \"a\": 2, x, y}", "1:18: expected a key in double quotes after ',', found 'x'\n");
}

static void same_key_elsewhere_is_no_duplicate(void **state)
{
    (void)state;
    assert_accepted("{\"a\": {\"a\": {\"a\": 1}}, \"A\": 2, \"b\": [{\"a\": 1}, {\"a\": 2}, \"a\", \"a\"]}");
}

/* --- good documents --- */

static void assert_place(struct place place, int line, int column)
{
    assert_int_equal(place.line, line);
    assert_int_equal(place.column, column);
}

static cJSON *member(const cJSON *object, const char *key)
{
    return cJSON_GetObjectItemCaseSensitive(object, key);
}

static void knows_the_places(void **state)
{
    (void)state;
    struct json *json = accepted("\n {\"game\": \"othello\",\r\n"
                                 "\t\"größe\" : [1, 22,\n"
                                 "   {\"tief\": null}]}\n");
    const cJSON *root = json_root(json);
    const cJSON *game = member(root, "game");
    const cJSON *list = member(root, "größe");
    const cJSON *nested = cJSON_GetArrayItem(list, 2);
    assert_place(json_place(root), 2, 2);
    assert_place(json_key_place(root), 0, 0);
    assert_place(json_key_place(game), 2, 3);
    assert_place(json_place(game), 2, 11);
    assert_place(json_key_place(list), 3, 2);
    assert_place(json_place(list), 3, 12);
    assert_place(json_place(cJSON_GetArrayItem(list, 0)), 3, 13);
    assert_place(json_place(cJSON_GetArrayItem(list, 1)), 3, 16);
    assert_place(json_key_place(cJSON_GetArrayItem(list, 1)), 0, 0);
    assert_place(json_place(nested), 4, 4);
    assert_place(json_place(member(nested, "tief")), 4, 13);
    assert_place(json_key_place(member(nested, "tief")), 4, 5);
}

static void nothing_has_no_place(void **state)
{
    (void)state;
    assert_place(json_place(NULL), 0, 0);
    assert_place(json_key_place(NULL), 0, 0);
}

static void spells_numbers_as_the_source_does(void **state)
{
    (void)state;
    static const char *const spellings[] = {
        "0",   "-0",   "0.10", "1E+2",   "1e-07", "9007199254740992", "-9007199254740992", "9007199254740993.5",
        "1e5", "1E22", "-2.5", "1.5e308"};
    char text[1024] = "[\"7\"";
    for (size_t i = 0; i < LENGTH(spellings); i++) {
        strcat(text, i % 2 ? ",\n" : " , ");
        strcat(text, spellings[i]);
    }
    strcat(text, "]");
    struct json *json = accepted(text);
    const cJSON *element = json_root(json)->child;
    for (size_t i = 0; i < LENGTH(spellings); i++) {
        element = element->next;
        assert_string_equal(element->valuestring, spellings[i]);
        assert_true(cJSON_GetNumberValue(element) == strtod(spellings[i], NULL));
    }
    assert_null(element->next);
}

static void reads_the_longest_number(void **state)
{
    (void)state;
    const char *text = "0.1000000000000000000000000000000000000000000000000000000000001";
    assert_int_equal(strlen(text), 63);
    struct json *json = accepted(text);
    assert_string_equal(json_root(json)->valuestring, text);
    assert_place(json_place(json_root(json)), 1, 1);
}

static void unescapes_strings(void **state)
{
    (void)state;
    struct json *json = accepted("[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\", \"\\u00E9\\ud83d\\uDE00\", \"é\x7f/\", \"\"]");
    const char *const unescaped[] = {"\"\\/\b\f\n\r\t", "é\U0001F600", "é\x7f/", ""};
    assert_int_equal(cJSON_GetArraySize(json_root(json)), LENGTH(unescaped));
    for (int i = 0; i < (int)LENGTH(unescaped); i++)
        assert_string_equal(cJSON_GetStringValue(cJSON_GetArrayItem(json_root(json), i)), unescaped[i]);
}

/* The first and the last of two, three and four bytes, and those around the surrogates. */
static void reads_the_outermost_characters(void **state)
{
    (void)state;
    static const char characters[] = "\xC2\x80 \xDF\xBF \xE0\xA0\x80 \xED\x9F\xBF \xEE\x80\x80 \xEF\xBF\xBF "
                                     "\xF0\x90\x80\x80 \xF4\x8F\xBF\xBF";
    char raw[sizeof characters + 2];
    snprintf(raw, sizeof raw, "\"%s\"", characters);
    struct json *json = accepted(raw);
    assert_string_equal(cJSON_GetStringValue(json_root(json)), characters);
    json = accepted("\"\\u0080 \\u07ff \\u0800 \\ud7ff \\ue000 \\uffff \\ud800\\udc00 \\udbff\\udfff\"");
    assert_string_equal(cJSON_GetStringValue(json_root(json)), characters);
}

static void accepts_every_kind_of_value(void **state)
{
    (void)state;
    static const char *const texts[] = {"true", "false", "null", "\"\"", "0", "{}", " [ ]\n", "[{}]", "{\"a\":[]}"};
    static const int types[] = {cJSON_True,   cJSON_False, cJSON_NULL,  cJSON_String, cJSON_Number,
                                cJSON_Object, cJSON_Array, cJSON_Array, cJSON_Object};
    for (size_t i = 0; i < LENGTH(texts); i++) {
        struct json *json = accepted(texts[i]);
        assert_int_equal(json_root(json)->type, types[i]);
    }
}

/* Anything quadratic would take hours. */
static void reads_large_documents(void **state)
{
    (void)state;
    enum { COUNT = 300000, WIDTH = 16 };
    char *text = malloc(COUNT * WIDTH + 3);
    strcpy(text, "{");
    for (int i = 0; i < COUNT; i++)
        sprintf(text + 1 + i * WIDTH, "\"%06d\":%6d%c", i, i, i + 1 < COUNT ? ',' : '}');
    struct json *json = accepted(text);
    int i = 0;
    for (const cJSON *value = json_root(json)->child; value; value = value->next, i++) {
        int digits = snprintf(NULL, 0, "%d", i);
        assert_place(json_key_place(value), 1, 2 + i * WIDTH);
        assert_place(json_place(value), 1, 2 + i * WIDTH + 15 - digits);
        assert_int_equal(atoi(value->valuestring), i);
    }
    assert_int_equal(i, COUNT);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(refuses_bad_structure),
        cmocka_unit_test(refuses_what_is_not_closed),
        cmocka_unit_test(refuses_unknown_words),
        cmocka_unit_test(refuses_bad_numbers),
        cmocka_unit_test(refuses_bad_strings),
        cmocka_unit_test(refuses_bad_encodings),
        cmocka_unit_test(columns_count_characters),
        cmocka_unit_test(refuses_nul_bytes),
        cmocka_unit_test(reads_no_further_than_the_length),
        cmocka_unit_test(limits_depth),
        cmocka_unit_test(complains_about_all_at_once),
        cmocka_unit_test(grammar_stops_at_the_first),
        cmocka_unit_test(same_key_elsewhere_is_no_duplicate),
        cmocka_unit_test(knows_the_places),
        cmocka_unit_test(nothing_has_no_place),
        cmocka_unit_test(spells_numbers_as_the_source_does),
        cmocka_unit_test(reads_the_longest_number),
        cmocka_unit_test(unescapes_strings),
        cmocka_unit_test(reads_the_outermost_characters),
        cmocka_unit_test(accepts_every_kind_of_value),
        cmocka_unit_test(reads_large_documents),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

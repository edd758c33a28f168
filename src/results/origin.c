#include "results/origin.h"

#include <stdio.h>
#include <sys/stat.h>

#include "base/allocate.h"
#include "base/version.h"
#include "base/named.h"
#include "base/packed.h"
#include "base/plain.h"
#include "base/shell.h"

static void write_word(FILE *out, const char *text)
{
    char *word = shell_word(text);
    write_plainly(out, word);
    free(word);
}

static bool has_hash(const char *path, char hash[SHA256_TEXT])
{
    struct stat about;
    return stat(packed_name(path), &about) == 0 && S_ISREG(about.st_mode) && packed_sha256(path, hash);
}

static void write_files_read(FILE *out, const struct csv *csv)
{
    char hash[SHA256_TEXT];
    int count;
    char **paths = results_listed(csv->path, &count);
    fputc('\n', out);
    print_plainly(out, "%s has %d rows", csv->path, csv->rows);
    if (count == 1 && has_hash(csv->path, hash))
        fprintf(out, " and SHA-256 %s", hash);
    fputc('.', out);
    for (int i = 0; i < count && count > 1; i++)
        if (has_hash(paths[i], hash)) {
            fputc('\n', out);
            print_plainly(out, "%s has SHA-256 %s.", paths[i], hash);
        }
}

char *origin_of(const struct call *call, const struct csv *const *files, int count)
{
    char *text;
    size_t size;
    FILE *out = need(open_memstream(&text, &size));
    fprintf(out, "By plymeter %s:\n   ", version);
    for (int i = -1; i < call->word_count; i++) {
        fputc(' ', out);
        write_word(out, call->words[i]);
    }
    for (int i = 0; i < count; i++)
        write_files_read(out, files[i]);
    fclose(out);
    return need(text);
}

#include "base/packed.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include "base/allocate.h"
#include "base/file.h"
#include "base/meant.h"

/* A small file may say that it holds a thousand times as much.  This is fifty times the largest of results/reference/. */
enum { LARGEST = 256 << 20 };
static const char too_large[] = "more than 256 MB are in it: gunzip it, since only compressed ones have a limit";

bool is_csv(const char *path)
{
    return path_ends(path, ".csv") || path_ends(path, ".csv.gz");
}

const char *packed_name(const char *path)
{
    static char *name;
    struct stat about;
    if (!path_ends(path, ".csv") || lstat(path, &about) == 0)
        return path;
    name = need(realloc(name, strlen(path) + sizeof ".gz"));
    sprintf(name, "%s.gz", path);
    return access(name, F_OK) == 0 ? name : path;
}

bool is_packed(const char *bytes, size_t size)
{
    return size >= 2 && bytes[0] == '\x1f' && bytes[1] == '\x8b';
}

/* Members that follow one another are one text, as for gunzip; nothing else may follow. */
static const char *inflate_all(z_stream *stream, char **text, size_t *size)
{
    for (size_t room = 1 << 16;;) {
        if (*size + 1 == room || !*text)
            *text = need(realloc(*text, *text ? room *= 2 : room));
        stream->next_out = (unsigned char *)*text + *size;
        stream->avail_out = (unsigned)(room - 1 - *size);
        const int status = inflate(stream, Z_NO_FLUSH);
        *size = room - 1 - stream->avail_out;
        if (*size > LARGEST)
            return too_large;
        if (status == Z_STREAM_END && stream->avail_in == 0)
            return NULL;
        if (status == Z_STREAM_END && !is_packed((const char *)stream->next_in, stream->avail_in))
            return "bytes follow its end";
        if (status == Z_STREAM_END)
            inflateReset(stream);
        else if (status == Z_BUF_ERROR)
            return "it is cut short";
        else if (status == Z_MEM_ERROR)
            need(NULL);
        else if (status != Z_OK)
            return stream->msg ? stream->msg : "it is no gzip file";
    }
}

const char *unpack(char **bytes, size_t *size)
{
    enum { GZIP = 16 };
    z_stream stream = {.next_in = (unsigned char *)*bytes, .avail_in = (unsigned)*size};
    char *text = NULL;
    size_t length = 0;
    if (*size > LARGEST)
        return too_large;
    if (inflateInit2(&stream, GZIP + MAX_WBITS) != Z_OK)
        need(NULL);
    const char *wrong = inflate_all(&stream, &text, &length);
    inflateEnd(&stream);
    if (wrong)
        return free(text), wrong;
    text[length] = '\0';
    free(*bytes);
    *bytes = text;
    *size = length;
    return NULL;
}

bool packed_sha256(const char *path, char text[SHA256_TEXT])
{
    size_t size;
    const char *name = packed_name(path);
    if (!path_ends(name, ".csv.gz"))
        return file_sha256(name, text);
    char *bytes = file_read(name, &size);
    if (!bytes)
        return file_complain(name);
    const char *wrong = is_packed(bytes, size) ? unpack(&bytes, &size) : NULL;
    if (wrong)
        fprintf(stderr, "%s: it cannot be unpacked: %s\n", name, wrong);
    else
        sha256(bytes, size, text);
    free(bytes);
    return !wrong;
}

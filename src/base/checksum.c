#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include "base/memory.h"
#include "base/path.h"

enum { BLOCK = 64, ROUNDS = 64, LENGTH = 8 }; /* bytes; the message's length ends its last block */

/* The first 32 bits of the fractional parts of the cube roots of the first 64 primes (4.2.2). */
static const uint32_t constant[ROUNDS] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t turn(uint32_t x, int bits)
{
    return x >> bits | x << (32 - bits);
}

/* The message schedule (6.2.2, step 1). */
static void expand(const unsigned char *block, uint32_t w[ROUNDS])
{
    for (int t = 0; t < 16; t++)
        w[t] = (uint32_t)block[4 * t] << 24 | (uint32_t)block[4 * t + 1] << 16 | (uint32_t)block[4 * t + 2] << 8 |
               (uint32_t)block[4 * t + 3];
    for (int t = 16; t < ROUNDS; t++) {
        const uint32_t near = w[t - 2], far = w[t - 15];
        w[t] = (turn(near, 17) ^ turn(near, 19) ^ near >> 10) + w[t - 7] +
               (turn(far, 7) ^ turn(far, 18) ^ far >> 3) + w[t - 16];
    }
}

/* Steps 2 to 4; x is a..h. */
static void take_block(uint32_t state[8], const unsigned char *block)
{
    uint32_t w[ROUNDS], x[8];
    expand(block, w);
    memcpy(x, state, sizeof x);
    for (int t = 0; t < ROUNDS; t++) {
        const uint32_t choice = (x[4] & x[5]) ^ (~x[4] & x[6]);
        const uint32_t majority = (x[0] & x[1]) ^ (x[0] & x[2]) ^ (x[1] & x[2]);
        const uint32_t one = x[7] + (turn(x[4], 6) ^ turn(x[4], 11) ^ turn(x[4], 25)) + choice + constant[t] + w[t];
        const uint32_t two = (turn(x[0], 2) ^ turn(x[0], 13) ^ turn(x[0], 22)) + majority;
        memmove(x + 1, x, 7 * sizeof *x);
        x[4] += one;
        x[0] = one + two;
    }
    for (int i = 0; i < 8; i++)
        state[i] += x[i];
}

/* The message ends with a bit 1, zeros, and its length in bits (5.1.1). */
static void take_end(uint32_t state[8], const unsigned char *rest, size_t left, size_t size)
{
    unsigned char end[2 * BLOCK] = {0};
    const size_t blocks = left + 1 + LENGTH <= BLOCK ? 1 : 2;
    memcpy(end, rest, left);
    end[left] = 0x80;
    for (size_t i = 0; i < LENGTH; i++)
        end[blocks * BLOCK - 1 - i] = (unsigned char)((uint64_t)size * 8 >> 8 * i);
    for (size_t i = 0; i < blocks; i++)
        take_block(state, end + i * BLOCK);
}

void sha256(const void *data, size_t size, char text[SHA256_TEXT])
{
    /* Square roots of the first 8 primes (5.3.3). */
    uint32_t state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                         0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    const unsigned char *bytes = data;
    size_t done = 0;
    for (; size - done >= BLOCK; done += BLOCK)
        take_block(state, bytes + done);
    take_end(state, bytes + done, size - done, size);
    for (int i = 0; i < 8; i++)
        snprintf(text + 8 * i, 9, "%08" PRIx32, state[i]);
}

/* --- of files -------------------------------------------------------------------------------------------------------- */

/* An empty file cannot be mapped. */
static bool sum_mapped(int file, char text[SHA256_TEXT])
{
    struct stat about;
    if (fstat(file, &about) != 0)
        return false;
    if (!S_ISREG(about.st_mode))
        return errno = EINVAL, false;
    const size_t size = (size_t)about.st_size;
    void *data = size ? mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0) : NULL;
    if (data == MAP_FAILED)
        return false;
    sha256(data ? data : "", size, text);
    if (data)
        munmap(data, size);
    return true;
}

bool file_sha256(const char *path, char text[SHA256_TEXT])
{
    const int file = open(data_path(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    const bool good = file >= 0 && sum_mapped(file, text);
    if (!good)
        file_complain(path);
    if (file >= 0)
        close(file);
    return good;
}

/* --- what is packed ----------------------------------------------------------------------------------------------- */

/* A small file may say that it holds a thousand times as much.  This is fifty times the largest of results/reference/. */
enum { LARGEST = 256 << 20 };
static const char too_large[] = "more than 256 MB are in it: gunzip it, since only compressed ones have a limit";

bool is_packed(const char *bytes, size_t size)
{
    return size >= 2 && bytes[0] == '\x1f' && bytes[1] == '\x8b';
}

/* Members that follow one another are one text, as for gunzip; nothing else may follow. */
static const char *inflate_all(z_stream *stream, char **text, size_t *size)
{
    for (size_t room = 1 << 16;;) {
        if (*size + 1 == room || !*text)
            *text = resized(*text, *text ? room *= 2 : room);
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
        return release(text), wrong;
    text[length] = '\0';
    release(*bytes);
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
    release(bytes);
    return !wrong;
}

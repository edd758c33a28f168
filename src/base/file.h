/* Files as a whole: their sums, read, unpacked, written, locked. */
#ifndef BASE_FILE_H
#define BASE_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/stat.h>

/* --- sums of bytes ----------------------------------------------------------------------------------------------- */

/* FNV-1a (G. Fowler, L. Noll, K. Vo): it shows that a line was torn or a file changed, but is no
 * protection against somebody who means to deceive. */

static const uint64_t CHECKSUM_START = 0xcbf29ce484222325;

static inline uint64_t checksum(uint64_t sum, const void *bytes, size_t count)
{
    const unsigned char *byte = bytes;
    for (size_t i = 0; i < count; i++)
        sum = (sum ^ byte[i]) * 0x100000001b3;
    return sum;
}

/* The same with 128 bits: so many that no two texts will ever share one by chance. */
typedef unsigned __int128 Fingerprint;

static inline Fingerprint fingerprint(const void *bytes, size_t count)
{
    const unsigned char *byte = bytes;
    const Fingerprint prime = (Fingerprint)1 << 88 | 0x13b;
    Fingerprint sum = (Fingerprint)0x6c62272e07bb0142 << 64 | 0x62b821756295c58d;
    for (size_t i = 0; i < count; i++)
        sum = (sum ^ byte[i]) * prime;
    return sum;
}

/* SHA-256 (FIPS 180-4, "Secure hash standard", 2015): names the bytes of a file for ever and for everyone. */

enum { SHA256_TEXT = 65 }; /* 64 hexadecimal digits and the 0 */

void sha256(const void *data, size_t size, char text[SHA256_TEXT]);

/* --- reading ---------------------------------------------------------------------------------------------------- */

/* Say on standard error what errno says is wrong with it.  Always false. */
bool file_complain(const char *path);

/* Open for reading a file, a pipe or a terminal, since what else a path may name need not end.  NULL, errno, and in `wrong` a
 * text that says why not, which is valid until the next call. */
FILE *stream_open(const char *path, const char **wrong);

/* What is left of a stream, with a 0 behind it; no more than this many bytes are of interest, and the size is larger if there
 * are more.  NULL and errno if it cannot be read. */
char *stream_read(FILE *file, size_t most, size_t *size);

/* The bytes of a file, with a 0 behind them.  NULL and errno if it cannot be read. */
char *file_read(const char *path, size_t *size);

/* Lines that another program writes, as they come, from a pipe or a terminal that is waited for elsewhere (poll). */
enum { LONGEST_LINE = 1 << 16 };

struct lines {
    int file;
    bool ended;        /* nothing more will come */
    bool begun;        /* its first line was handed out */
    bool skipping;     /* what comes is the rest of a line that is too long */
    int left_out;      /* so many were */
    size_t begin, end; /* what has come and was not handed out */
    char bytes[LONGEST_LINE + 1];
};

static inline void lines_begin(struct lines *lines, int file)
{
    lines->file = file;
    lines->ended = lines->begun = lines->skipping = false;
    lines->left_out = 0;
    lines->begin = lines->end = 0;
}

static inline bool lines_have_room(const struct lines *lines)
{
    return lines->end - lines->begin < LONGEST_LINE;
}

/* Take what is there, as far as there is room. */
void lines_fill(struct lines *lines);

/* The next whole line and its length without its end, in place of which is a 0, and without a byte order mark; it may be changed, and is valid until the next
 * call of either function.  NULL if it is not there yet.  The last one may lack its end.  Lines of LONGEST_LINE bytes and more are
 * left out. */
char *lines_next(struct lines *lines, size_t *length);

/* Open a file that is only read.  NULL after a message.  It must be a regular file: a FIFO may never have a writer. */
FILE *file_open(const char *path);

/* Open a file for reading and writing, with these flags besides, and create it if it is missing.  -1 and errno if that
 * fails, or if it is a link, a pipe or a device. */
int file_keep(const char *path, int flags);

/* Sync the folder of this file: only then is a new file's name on the disk, too.  Where folders cannot be synced,
 * nothing more can be done. */
void folder_sync(const char *path);

/* Sync what was written to an open file.  False and errno if that failed. */
bool data_sync(int file);

/* Is it the same file, unchanged as far as its size and its time say? */
bool same_file(const struct stat *a, const struct stat *b);

/* The SHA-256 of a file of any size.  False after a message. */
bool file_sha256(const char *path, char text[SHA256_TEXT]);

/* Do these bytes begin as those of gzip do?  No text does. */
bool is_packed(const char *bytes, size_t size);

/* Put what is in them, with a 0 behind it, in place of bytes that is_packed.  Returns what is wrong with them, and leaves
 * them, or NULL. */
const char *unpack(char **bytes, size_t *size);

/* A file, a pipe, or standard input ("-"), of any size, and unpacked if gzip has packed it. */
struct unpacking;

/* NULL and what is wrong if it cannot be opened. */
struct unpacking *unpacking_open(const char *path, const char **wrong);

/* As many of its bytes as there are, up to `size`; fewer only at its end, or before what is wrong with it, which is NULL or
 * valid until it is closed. */
size_t unpacking_read(struct unpacking *unpacking, char *bytes, size_t size, const char **wrong);

void unpacking_close(struct unpacking *unpacking);

/* The SHA-256 of what is in it.  False after a message. */
bool packed_sha256(const char *path, char text[SHA256_TEXT]);

/* --- writing ----------------------------------------------------------------------------------------------------
 *
 * Nothing is lost of files that are written.  A file is replaced only when the new one is whole and on the disk,
 * and only if this program wrote it or it is empty.  No link is followed, and nothing but regular files is touched.
 */

/* How each kind of file begins that this program writes, as patterns for fnmatch. */
#define CSV_KIND "game,*,status,value,move,*"
#define RECORD_KIND "{\n\t\"plymeter\":*"
#define TABLE_KIND "{ \"game\": \"*\",\n  \"learned_from\":*"
#define GAMES_KIND "game=*\tfirst=*\tsecond=*\tresult=*"
#define RULE_KIND "*.csv:*"
#define LOCK_KIND "process * on *"
#define ANY_KIND "*"

/* May a file of this kind be written there?  False after a message.  No path means standard output, here and below. */
bool new_file_allowed(const char *path, const char *kind);

/* A file that is being written as PATH.new. */
struct new_file {
    FILE *out;
    char *path, *temporary;
};

/* Begin a file that will be put at this path.  False after a message. */
bool new_file_open(struct new_file *new_file, const char *path, const char *kind);

/* Put it in place.  False after a message, if anything could not be written; then the old file stays as it was. */
bool new_file_put(struct new_file *new_file);

/* Give it up. */
void new_file_drop(struct new_file *new_file);

/* All of these at once. */
bool new_file_write(const char *path, const char *kind, const void *data, size_t size);

/* --- locks ------------------------------------------------------------------------------------------------------
 *
 * The right to be the only process that writes some results: a lock on a file beside them, in which its holder says
 * which process it is.  The lock decides, not that text: it ends with its holder, in whatever way that ends.
 */

struct lock {
    int file;
    char *path;
    bool left; /* its last holder ended without giving it back */
};

/* EXIT_FINE; or, after a message, EXIT_RESUMABLE if another process holds it, which the message names, or if the
 * disk is full; or EXIT_CONFIG if there can be no such file.  `results` is what the message calls the thing that is
 * locked. */
int lock_take(struct lock *lock, const char *path, const char *results);

void lock_give(struct lock *lock);

#endif

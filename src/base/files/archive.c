#include "files/archive.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/allocate.h"
#include "process/apart.h"
#include "process/interrupt.h"
#include "text/inside.h"
#include "text/plain.h"

enum { BLOCK = 512, MOST_MEMBERS = 100000 };
static const uint64_t most_bytes = (uint64_t)4 << 30; /* of all files together */

/* The header of a member, a block: numbers are octal, texts end at a 0 or where they are full. */
struct header {
    char name[100], mode[8], owner[8], group[8], size[12], time[12], sum[8], type, link[100], magic[6], version[2],
        owner_name[32], group_name[32], major[8], minor[8], prefix[155], padding[12];
};
_Static_assert(sizeof(struct header) == BLOCK, "a header is a block");

struct unpacking {
    const char *archive, *folder;
    FILE *in;
    int members;
    uint64_t bytes;
    char name[LONGEST_INSIDE + 2]; /* of the member; "": none yet */
};

/* Returns false. */
static bool complain_of_archive(const struct unpacking *unpacking, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static bool complain_of_archive(const struct unpacking *unpacking, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "%s: ", unpacking->archive);
    if (*unpacking->name)
        print_plainly(stderr, "%s: ", unpacking->name);
    vprint_plainly(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    return false;
}

/* --- blocks ----------------------------------------------------------------------------------------------------- */

static bool read_block(struct unpacking *unpacking, void *block)
{
    if (interrupted())
        return false;
    return fread(block, BLOCK, 1, unpacking->in) == 1 ||
           (!interrupted() &&
            complain_of_archive(unpacking,
                                "the archive is torn off here: expected a tar that gzip has compressed"));
}

static bool is_empty(const unsigned char *block)
{
    for (int i = 0; i < BLOCK; i++)
        if (block[i])
            return false;
    return true;
}

/* What is behind the end of the archive must be empty, too; reading it lets gzip check the whole. */
static bool read_rest(struct unpacking *unpacking)
{
    *unpacking->name = '\0';
    for (int byte; (byte = getc(unpacking->in)) != EOF;)
        if (byte != '\0')
            return complain_of_archive(unpacking, "there is more behind the end of the archive");
    return !interrupted();
}

/* --- headers ---------------------------------------------------------------------------------------------------- */

/* A number of octal digits, which end at a space or a 0; more than any file has if it is none. */
static uint64_t octal_in(const char *text, size_t size)
{
    uint64_t number = 0;
    size_t i = 0;
    for (; i < size && text[i] >= '0' && text[i] <= '7'; i++)
        number = 8 * number + (uint64_t)(text[i] - '0');
    return i > 0 && (i == size || text[i] == ' ' || text[i] == '\0') ? number : UINT64_MAX;
}

/* The sum of all bytes of the header, with spaces in the place of the sum itself. */
static bool is_header(const struct header *header)
{
    const unsigned char *bytes = (const unsigned char *)header;
    uint64_t sum = 0;
    for (size_t i = 0; i < BLOCK; i++)
        sum += i >= offsetof(struct header, sum) && i < offsetof(struct header, type) ? ' ' : bytes[i];
    return octal_in(header->sum, sizeof header->sum) == sum && memcmp(header->magic, "ustar", 6) == 0;
}

/* Set the member's name, without the "/" behind that of a folder. */
static void read_name(struct unpacking *unpacking, const struct header *header)
{
    const int prefix = (int)strnlen(header->prefix, sizeof header->prefix);
    snprintf(unpacking->name, sizeof unpacking->name, "%.*s%s%.*s", prefix, header->prefix, prefix ? "/" : "",
             (int)strnlen(header->name, sizeof header->name), header->name);
    const size_t length = strlen(unpacking->name);
    if (header->type == '5' && length > 1 && unpacking->name[length - 1] == '/')
        unpacking->name[length - 1] = '\0';
}

static bool is_file_member(const struct header *header)
{
    return header->type == '0' || header->type == '\0';
}

static bool check_member(struct unpacking *unpacking, const struct header *header)
{
    const uint64_t size = octal_in(header->size, sizeof header->size);
    if (!is_header(header))
        return complain_of_archive(unpacking, "what follows is no member of an archive of the format ustar");
    read_name(unpacking, header);
    if (!path_inside(unpacking->name))
        return complain_of_archive(unpacking, "this path leads elsewhere: expected names with / between them");
    if (!is_file_member(header) && header->type != '5')
        return complain_of_archive(unpacking, "neither a file nor a folder: links and the like are not unpacked");
    if (++unpacking->members > MOST_MEMBERS)
        return complain_of_archive(unpacking, "there are more than %d files and folders", MOST_MEMBERS);
    if (is_file_member(header) && (size > most_bytes || (unpacking->bytes += size) > most_bytes))
        return complain_of_archive(unpacking, "its files are larger than 4 GiB together");
    return header->type != '5' || size == 0 || complain_of_archive(unpacking, "a folder with a size");
}

/* --- members ---------------------------------------------------------------------------------------------------- */

/* Make the folders on the way to a path in the folder, and the last of its names if it is one, too. */
static bool make_folders(struct unpacking *unpacking, char *path, bool last)
{
    const size_t begin = strlen(unpacking->folder) + 1;
    for (char *at = path + begin;; at++) {
        at += strcspn(at, "/");
        if (!*at && !last)
            return true;
        const bool end = !*at;
        *at = '\0';
        const bool made = mkdir(path, 0700) == 0 || errno == EEXIST;
        *at = end ? '\0' : '/';
        if (!made)
            return complain_of_archive(unpacking, "%s", strerror(errno));
        if (end)
            return true;
    }
}

static bool copy(struct unpacking *unpacking, FILE *out, uint64_t size)
{
    char block[BLOCK];
    for (; size > 0; size -= size < BLOCK ? size : BLOCK)
        if (!read_block(unpacking, block) || fwrite(block, 1, size < BLOCK ? (size_t)size : BLOCK, out) == 0)
            break;
    return size == 0;
}

static bool write_member(struct unpacking *unpacking, const char *path, uint64_t size)
{
    const int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (file < 0)
        return complain_of_archive(unpacking, "%s",
                                   errno == EEXIST ? "it is twice in the archive" : strerror(errno));
    FILE *out = need(fdopen(file, "wb"));
    const bool whole = copy(unpacking, out, size), failed = ferror(out);
    if ((fclose(out) != 0 || failed) && !interrupted())
        return complain_of_archive(unpacking, "it could not be written: %s", strerror(errno));
    return whole;
}

static bool unpack_member(struct unpacking *unpacking, const struct header *header)
{
    char path[4096];
    if (!check_member(unpacking, header))
        return false;
    if ((size_t)snprintf(path, sizeof path, "%s/%s", unpacking->folder, unpacking->name) >= sizeof path)
        return complain_of_archive(unpacking, "%s", strerror(ENAMETOOLONG));
    return make_folders(unpacking, path, !is_file_member(header)) &&
           (!is_file_member(header) || write_member(unpacking, path, octal_in(header->size, sizeof header->size)));
}

static bool unpack_members(struct unpacking *unpacking)
{
    union {
        struct header header;
        unsigned char bytes[BLOCK];
    } block;
    for (;;) {
        if (!read_block(unpacking, &block))
            return false;
        if (is_empty(block.bytes))
            return read_rest(unpacking);
        if (!unpack_member(unpacking, &block.header))
            return false;
    }
}

/* --- gzip ------------------------------------------------------------------------------------------------------- */

static void become_gzip(int archive, int out)
{
    static char *arguments[] = {"gzip", "-dc", NULL};
    if (dup2(archive, STDIN_FILENO) >= 0 && dup2(out, STDOUT_FILENO) >= 0)
        execvp(*arguments, arguments);
    perror("gzip");
    _exit(127);
}

/* Unpack what gzip, reading this file, writes. */
static bool unpack(struct unpacking *unpacking, int archive)
{
    int end;
    const pid_t pid = fork_telling(&end);
    if (pid < 0)
        return complain_of_archive(unpacking, "%s", strerror(errno));
    if (pid == 0)
        become_gzip(archive, end);
    unpacking->in = need(fdopen(end, "rb"));
    const bool good = unpack_members(unpacking);
    fclose(unpacking->in);
    return (await_child(pid) == 0 || !good ||
            complain_of_archive(unpacking, "gzip could not unpack the whole of it")) &&
           good;
}

bool archive_unpack(const char *archive, const char *folder)
{
    struct unpacking unpacking = {.archive = archive, .folder = folder};
    struct stat about;
    const int file = open(archive, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (file < 0)
        return complain_of_archive(&unpacking, "%s", strerror(errno));
    const bool regular = fstat(file, &about) == 0 && S_ISREG(about.st_mode);
    const bool good = regular ? unpack(&unpacking, file) : complain_of_archive(&unpacking, "this is no file");
    close(file);
    return good;
}

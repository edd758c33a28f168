/* FNV-1a (G. Fowler, L. Noll, K. Vo): it shows that a line was torn or a file changed, but is no
 * protection against somebody who means to deceive. */
#ifndef BASE_CHECKSUM_H
#define BASE_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

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

#endif

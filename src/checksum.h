/* FNV-1a, 64 bits (G. Fowler, L. Noll, K. Vo): tells torn lines and changed files, keeps no secrets. */
#ifndef CHECKSUM_H
#define CHECKSUM_H

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

#endif

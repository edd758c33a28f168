/*
 * A 64-bit hash of a position: of all its bytes, since a position has no pointers or padding.
 */
#ifndef KIT_HASH_H
#define KIT_HASH_H

#include <string.h>

#include "kit/random.h"

static inline uint64_t hash_of(const State *state)
{
    uint64_t hash = 0x706f736974696f6e, word;
    size_t done = 0;
    for (; done + sizeof word <= sizeof *state; done += sizeof word) {
        memcpy(&word, (const char *)state + done, sizeof word);
        hash = mix(hash ^ word) + word;
    }
    if (done < sizeof *state) {
        word = 0;
        memcpy(&word, (const char *)state + done, sizeof *state - done);
        hash = mix(hash ^ word) + word;
    }
    return hash;
}

#endif

/* SHA-256 (FIPS 180-4, "Secure hash standard", 2015): names the bytes of a file for ever and for everyone. */
#ifndef BASE_SHA256_H
#define BASE_SHA256_H

#include <stdbool.h>
#include <stddef.h>

enum { SHA256_TEXT = 65 }; /* 64 hexadecimal digits and the 0 */

void sha256(const void *data, size_t size, char text[SHA256_TEXT]);

#endif

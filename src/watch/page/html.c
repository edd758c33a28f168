#include "page/html.h"

#include <stdint.h>
#include <string.h>

#include "core/lasting.h"
#include "files/sha256.h"
#include "text/plain.h"
#include "text/utf8.h"

void html_text(FILE *out, const char *text)
{
    char *whole = utf8_repair(text);
    for (const char *at = whole; *at; at++) {
        const char *reserved = strchr("<>&\"'", *at);
        if (reserved)
            fprintf(out, "&#%d;", *at);
        else
            fputc(is_control(at) ? '?' : *at, out);
        at += is_control(at) && (unsigned char)*at == 0xC2;
    }
    free(whole);
}

void html_vprint(FILE *out, const char *format, va_list arguments)
{
    char *text = vprinted(format, arguments);
    html_text(out, text);
    free(text);
}

void html_print(FILE *out, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    html_vprint(out, format, arguments);
    va_end(arguments);
}

void html_base64(FILE *out, const void *bytes, size_t size)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const unsigned char *byte = bytes;
    for (size_t i = 0; i < size; i += 3) {
        const size_t count = size - i < 3 ? size - i : 3;
        uint32_t bits = 0;
        for (size_t b = 0; b < 3; b++)
            bits = bits << 8 | (b < count ? byte[i + b] : 0);
        for (size_t d = 0; d < 4; d++)
            fputc(d <= count ? digits[bits >> (18 - 6 * d) & 63] : '=', out);
    }
}

void html_hash(FILE *out, const char *text)
{
    char sum[SHA256_TEXT];
    unsigned char byte[SHA256_TEXT / 2];
    sha256(text, strlen(text), sum);
    for (size_t i = 0; i < sizeof byte; i++) {
        unsigned value;
        sscanf(sum + 2 * i, "%2x", &value);
        byte[i] = (unsigned char)value;
    }
    fputs("'sha256-", out);
    html_base64(out, byte, sizeof byte);
    fputc('\'', out);
}

/* Writing HTML. */
#ifndef PAGE_HTML_H
#define PAGE_HTML_H

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

/* Text as text, whoever wrote it: in an element, or between the quotation marks of an attribute.  What HTML reserves is
 * escaped, control characters and bytes that are not UTF-8 become "?". */
void html_text(FILE *out, const char *text);

/* The same of what printf, or vprintf, would write. */
void html_print(FILE *out, const char *format, ...) __attribute__((format(printf, 2, 3)));
void html_vprint(FILE *out, const char *format, va_list arguments) __attribute__((format(printf, 2, 0)));

/* RFC 4648, with padding. */
void html_base64(FILE *out, const void *bytes, size_t size);

/* The source expression of a Content-Security-Policy that allows just this script or style: 'sha256-...'. */
void html_hash(FILE *out, const char *text);

#endif

/*
 * Unpacking an archive that anybody may have made: gzip around the format ustar ("ustar Interchange Format" of pax in
 * POSIX.1-2017), which tar --format=ustar -z writes.
 *
 * Files and folders are unpacked, and nothing else: an archive with a link, a device, a path that leads elsewhere, the
 * same file twice, or far too much of anything is refused at that member.  Owners, modes and times are not restored.
 */
#ifndef FILES_ARCHIVE_H
#define FILES_ARCHIVE_H

#include <stdbool.h>

/* Unpack into a folder that is there and empty.  False after a message, or if it was interrupted (interrupt.h); then a
 * part of it may be there. */
bool archive_unpack(const char *archive, const char *folder);

#endif

/* Which plymeter this is. */
#ifndef VERSION_H
#define VERSION_H

extern const char version[];

/* A checksum of everything that runs inside a search, of the compiler and of its flags: measured rows of
 * different builds are not mixed. */
extern const char build_id[];

extern const char compiler[], compiler_flags[];

/* The commit of the source, and whether the source was "clean" or "dirty"; both "unknown" outside git. */
extern const char commit[], commit_state[];

#endif

/* Which plymeter this is. */
#ifndef BASE_VERSION_H
#define BASE_VERSION_H

extern const char version[], release_date[]; /* "0.4.0", "2026-11-28"; CITATION.cff has them, too */

/* A hash of compiler, linker and their flags. */
extern const char tools[];

extern const char compiler[], compiler_flags[];

/* The commit of the source, and whether the source was "clean" or "dirty"; of what was unpacked from an archive (make dist)
 * "archive": whether it was changed since is not known.  Without git or such an archive both are "unknown". */
extern const char commit[], commit_state[];

/* What the source of a dirty program differs in from its commit, as git diff prints it; otherwise "". */
extern const char commit_diff[];

#endif

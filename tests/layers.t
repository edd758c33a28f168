Rooms use those on floors below them only, as src/main.c lists these, and no two files need each other (layers.awk).

  $ . "$PROJECT"/tests/setup.sh
  $ check() { # what is found in what is compiled and included, if these lines were there, too
  >   (cd "$PROJECT"; find src/*/ -name '*.c' | sed 's,^src/kit/unit/.*,unit/tree.c,; s,c$,o,' | (cd "${PLYMETER%/*}"; xargs nm -P -A)
  >     find src -name '*.[ch]' -exec grep -Ho '^#include "[^"]*"' {} +; lines "$@") |
  >     awk -f "$PROJECT"/tests/layers.awk "$PROJECT"/src/main.c -; }
  $ check

Others are found.

  $ check 'b/src/show/script.o: figure_draw T 0 0' 'b/src/run/run.o: figure_draw U'
  run/run uses figure_draw of show/script, which is no floor below
  [1]
  $ check 'b/src/hall/door.o: cell_find T 0 0' 'b/src/run/run.o: cell_find U'
  run/run uses cell_find of hall/door: main.c does not list both rooms
  [1]
  $ check 'b/unit/beside.o: unit_beside R 0 0' 'b/src/parts/cell.o: unit_beside U'
  parts/cell uses unit_beside of kit/unit/unit, which is no floor below
  [1]
  $ check 'src/run/run.c:#include "show/sheet.h"'
  run/run includes show/sheet, which is no floor below
  [1]
  $ check 'src/kit/walk.h:#include "algorithms/windows/alphabeta.h"'
  kit/walk includes algorithms/windows/alphabeta, which is no floor below
  [1]
  $ check 'src/run/run.c:#include "elsewhere/other.h"'
  run/run includes elsewhere/other: main.c does not list both rooms
  [1]
  $ check 'src/parts/columns.h:#include "parts/row.h"'
  these need each other: parts/row parts/columns parts/row
  [1]

No struct's name means two things, and no file has a name that was given up (words.awk).

  $ words() { # NAME LINE...: what is found in the sources if there is such a file, too
  >   file=$PWD/$1; shift; lines "$@" > "$file"
  >   (cd "$PROJECT"; awk -f tests/words.awk "$file" $(find src -name '*.[ch]' | sort)) | sed "s,$PWD/,,; s/:[0-9][0-9]*:/:/g"; }
  $ words new.h 'struct new {' 'struct request {' 'struct cell;'
  $ words new.h 'struct cell {'
  src/parts/cell.h: cell is another thing at new.h: give one of them a name of its own
  $ words said.c
  said.c: files were called said that nobody could guess: name it by what is there

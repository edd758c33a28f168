plymeter new: what it refuses, and that what it writes works: tests/verbs/new.sh builds and runs one of each kind.

  $ . "$PROJECT"/tests/setup.sh
  $ mkdir project; cd project; mkdir -p games algorithms/orders algorithms/cutoffs configs plots src/kit
  $ touch Makefile src/kit/part.h games/there.c plots/drawn.gp
  $ for wrong in 'gmae heap' game 'game 4x4' 'game a-b' 'game ../x' "cutoff $(printf 'a%.0s' $(seq 41))" 'experiment a.b'; do
  >   refused 2 new $wrong; done; refused 2 new order 'a b'
  plymeter new: KIND is game, algorithm, order, leaf, pruning, cutoff or experiment, not "gmae"; did you mean "game"?
  plymeter new: an argument is missing: it takes game|algorithm|order|leaf|pruning|cutoff|experiment NAME
  plymeter new: a name begins with a letter, and has letters, digits and _, at most 40, unlike "4x4"
  plymeter new: a name begins with a letter, and has letters, digits and _, at most 40, unlike "a-b"
  plymeter new: a name begins with a letter, and has letters, digits and _, at most 40, unlike "../x"
  plymeter new: a name begins with a letter, and has letters, digits and _, at most 40, unlike "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
  plymeter new: a name begins with a letter, and has letters, digits, _ and -, at most 40, unlike "a.b"
  plymeter new: a name begins with a letter, and has letters, digits and _, at most 40, unlike "a b"
  $ for wrong in 'game there' 'order there' 'experiment drawn'; do refused 3 new $wrong; done # is there, as another kind, too
  games/there.c: is there already; choose another name
  games/there.c: is there already; choose another name
  plots/drawn.gp: is there already; choose another name
  $ cd games; refused 3 new game heap; cd ..; find . -type f ! -name refused.said | wc -l; wc -c < games/there.c
  plymeter new: this is not the project's folder, which has the Makefile, games/, algorithms/ and configs/: it is to be a clone of it, where make builds the program with what is new
  4
  0

Both of an experiment's files are written, or none; and what it says is what is there. What it would copy may be missing.

  $ refused 3 new experiment my-own
  configs/deepening.json: No such file or directory
  $ cp "$PROJECT/configs/deepening.json" configs; cp "$PROJECT/plots/deepening.gp" plots; plymeter new experiment my-own > said
  $ sed '/^$/,$d' said | sort > one; find . -name 'my-own*' | sed 's|^./||' | sort | diff one -; cat one
  configs/my-own.json
  plots/my-own.gp
  $ refused 3 new experiment my-own; plymeter plan configs/my-own.json 2>&1 | grep -c my-own.json; grep -c 'results/my-own.csv' plots/my-own.gp
  configs/my-own.json: is there already; choose another name
  2
  1

  $ mkdir ../works; cd ../works; by_script verbs/new.sh

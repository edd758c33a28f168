A game and all parts are one unit. Names that clash there are said in words, each with both its places, before anything is compiled; and
a game's names are plain, whatever functions parts have.

  $ . "$PROJECT"/tests/setup.sh; unset MAKEFLAGS MAKELEVEL BUILD
  $ mkdir games plots; cp -pR "$PROJECT"/Makefile "$PROJECT"/src "$PROJECT"/algorithms .; cp "$PROJECT"/plots/style.gnuplot plots
  $ game() { # NAME...: whose functions are called so
  >   for name; do echo "static int $name(void) { return 0; }"; done > own; rm -rf build
  >   sed '/include "kit.game.h"/r own' "$PROJECT"/games/tictactoe.c > games/own.c; }
  $ make_own() {
  >   make BUILD=build GAMES=own "$@" > said 2>&1; made=$?; sed '/^grep: \|^make/d; s/:[0-9][0-9]*/:N/g' said | sort; return $made; }
  $ game alphabeta_solve killer_propose random_worth null_answer depth_prepare; make_own build/unit/own.o
  games/own.c:N: alphabeta_solve is defined at algorithms/alphabeta.c:N, too, and both are one unit: give one of them another name
  games/own.c:N: depth_prepare is defined at algorithms/cutoffs/depth.c:N, too, and both are one unit: give one of them another name
  games/own.c:N: killer_propose is defined at algorithms/orders/killer.c:N, too, and both are one unit: give one of them another name
  games/own.c:N: null_answer is defined at algorithms/prunings/null.c:N, too, and both are one unit: give one of them another name
  games/own.c:N: random_worth is defined at algorithms/leaves/random.c:N, too, and both are one unit: give one of them another name
  [2]
  $ game solve propose worth answer prepare; make_own build/names

Nor do two parts clash, since each part's names begin with that of its file.

  $ game plain; echo 'static int killer_propose;' > algorithms/orders/mine.c; make_own build/names
  algorithms/orders/mine.c:N: killer_propose is defined at algorithms/orders/killer.c:N, too, and both are one unit: give one of them another name
  algorithms/orders/mine.c:N: killer_propose is to begin with the name of its file, for all parts are one unit
  [2]
  $ echo 'static int mine_propose;' > algorithms/orders/mine.c; make_own build/names; rm algorithms/orders/mine.c

Whatever a game includes, and however it is written, is among what its rows are made by.

  $ mkdir games/own; touch games/own/a.inc games/own/b.h games/own/c.def; echo '#include "c.def"' > games/own/b.h
  $ printf '\t#include"games/own/a.inc"\n# include \t<games/own/b.h>\n' >> games/own.c; make_own build/sources.c
  $ number() { sed -n 's/^    {"//p' build/sources.c | grep -n "^$1" | cut -d: -f1; }
  $ includes() { sed -n "s,^    {.$1.*{,{,p" build/sources.c | grep -q "[{ ]$(($(number $2) - 1)), " && echo "$1 includes $2"; }
  $ for file in own/a.inc own/b.h own/c.def; do includes games/own.c games/$file; done; includes games/own/b.h games/own/c.def
  games/own.c includes games/own/a.inc
  games/own.c includes games/own/b.h
  games/own/b.h includes games/own/c.def

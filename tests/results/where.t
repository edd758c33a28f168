Conditions on rows: which they keep, and what is said of those that keep none.

  $ . "$PROJECT"/tests/setup.sh
  $ summary() { plymeter summary x.csv --pool game,cutoff,limit "$@"; }
  $ kept() { for where; do summary --where "$where" > said && echo "$(tail -1 said | cut -d, -f2): $where"; done; }

Limits of 1 to 6 in othello, up to 4 in kalah; one leaf for each, so that n says how many rows were kept.

  $ lines game,cutoff,limit,leaves othello,depth,1,1 othello,depth,2,1 othello,depth,3,1 othello,depth,4,1 othello,late,5,1 \
  >   othello,late,6,1 kalah,depth,1,1 kalah,depth,2.0,1 kalah,depth,3,1 kalah,depth,4,1 kalah,depth,,1 \
  >   kalah,'"a,b",0.5,1' > x.csv

Values, and lists of them; what has a comma as it stands is no list.  Numbers are compared as numbers.

  $ kept game=othello 'game=othello|kalah' game=othello,kalah cutoff=a,b 'cutoff=a,b|depth' limit=
  6: game=othello
  12: game=othello|kalah
  12: game=othello,kalah
  1: cutoff=a,b
  10: cutoff=a,b|depth
  1: limit=
  $ summary --where game=othello --where limit=3..6 | tail -1 | cut -d, -f2
  4
  $ kept limit=2 limit=02.00 limit=.5 limit=5e-1 limit=3..5,.5 limit=0.1..1.5 limit=1..100
  2: limit=2
  2: limit=02.00
  1: limit=.5
  1: limit=5e-1
  6: limit=3..5,.5
  3: limit=0.1..1.5
  10: limit=1..100

What no row has:

  $ for wrong in cutoff=lat 'cutoff=depth|lat' cutoff=xyz limit=9 limit=-9..0 limit=1,7..9 limit=5..3 limit=low limi=3; do
  >   refused 2 summary x.csv --where "$wrong"; done
  x.csv: no row has cutoff=lat; did you mean "late"?
  x.csv: no row has cutoff=lat; did you mean "late"?
  x.csv: no row has cutoff=xyz; there is "depth", "late", "a,b"
  x.csv: no row has limit=9; the nearest is 6
  x.csv: no row has limit=-9..0; the nearest is 0.5
  x.csv: no row has limit=7..9; the nearest is 6
  x.csv: the range limit=5..3 is empty: its first number is the larger
  x.csv: no row has limit=low; there is "1", "2", "3", "4", "5", "6", "2.0", "" and 1 more
  x.csv:1: no column "limi"; did you mean "limit"?
  $ for all in 'limit=5|6' 'cutoff=depth --where limit=.5 --where limit=1..9'; do
  >   refused 2 summary x.csv --where game=kalah --where $all; done
  x.csv: no row has all of this: of the 6 with game=kalah, none has limit=5|6; there is "1", "2.0", "3", "4", "", "0.5"
  x.csv: no row has all of this: of the 5 with game=kalah and cutoff=depth, none has limit=.5; the nearest is 1

A double holds neither of these; and a table without rows has no wrong values.

  $ lines seed,leaves 9007199254740992,1 9007199254740993,1 18446744073709551615,1 -5,1 > x.csv
  $ summary() { plymeter summary x.csv "$@"; }
  $ kept seed=9007199254740993 seed=9007199254740993..18446744073709551615 seed=-7..9007199254740992
  1: seed=9007199254740993
  2: seed=9007199254740993..18446744073709551615
  2: seed=-7..9007199254740992
  $ lines game,leaves > x.csv; kept game=othello
  0: game=othello

With which budget a reference does as well.

  $ . "$PROJECT"/tests/setup.sh
  $ equivalent() { plymeter equivalent d.csv "$@"; }
  $ { echo game,seed,algorithm,cutoff,budget,status,regret; while read -r cutoff budget one two; do
  >   lines kalah,1,alphabeta,$cutoff,$budget,ok,$one kalah,2,alphabeta,$cutoff,$budget,ok,$two; done; } > d.csv << end
  > depth 100 9 7
  > depth 200 5 3
  > depth 400 4 2
  > late 100 5 3
  > late 400 5 3
  > late 200 0 0
  > end
  $ equivalent --of regret --to cutoff=depth --by cutoff,budget
  cutoff,budget,units,times,low,high,least,most
  late,100,2,2,,,1,4
  late,400,2,0.5,,,0.25,1
  late,200,2,inf,,,0.5,2
  $ equivalent --of regret --to cutoff=depth --by cutoff,budget --table
  cutoff=late  units=2
  
  budget  times  low  high  least  most
     100      2                 1     4
     400    0.5              0.25     1
     200    inf               0.5     2
  
  times: with so many times the budget cutoff=depth does as well; 0: less than the least that was tried, inf: more than the most
  low, high: the bounds of that, at 95 %; without them there were too few units
  Each of these 3 intervals has 95 % for itself: about one in twenty misses.
  $ sed 's/,depth,/,depth,-/' d.csv | plymeter equivalent - --of regret --to cutoff=depth --by cutoff,budget | grep late,100
  late,100,0,,,,,
  $ for wrong in '--to cutoff=depth' '' '--to cutoff=dept --by cutoff,budget'; do
  >   refused 2 equivalent d.csv --of regret $wrong; done; refused 2 equivalent d.csv --to rival=one
  d.csv: means of regret would mix different budget: "100" in line 8, "400" in line 10
  d.csv: name what differs in --by, or allow it with --pool budget
  plymeter equivalent: "--to" is to say what is compared with, such as cutoff=depth
  d.csv: no row has cutoff=dept; did you mean "depth"?
  d.csv:1: this is no match: it has no column "points"

Of a match, which was played at three handicaps:

  $ json > m.json << end
  > { measure: match, handicap: [0.5, 1, 2], games: [ { game: kalah, opening: 4, seed: 1..20 } ],
  >   searches: [ { algorithm: alphabeta, name: one }, { algorithm: alphabeta, name: two } ],
  >   cutoffs: [ { limit: 1, deepen: nodes, budget: [50, 200] } ] }
  > end
  $ plymeter run m.json -o m.csv 2> said; plymeter equivalent m.csv --to rival=one --by budget
  budget,units,times,low,high,least,most
  50,20,1,1,1,0.5,2
  200,20,1,0,1,0.5,2
  $ plymeter equivalent m.csv --to rival=one --pool budget
  units,times,low,high,least,most
  20,1,0,1,0.5,2
  $ plymeter equivalent m.csv --to rival=one
  m.csv: means of points would mix different budget: "50" in line 2, "200" in line 5
  m.csv: name what differs in --by, or allow it with --pool budget
  [2]

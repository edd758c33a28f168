Tables for papers: what tabulate and claims --format write, byte for byte.  latex.t has LaTeX set it.

  $ . "$PROJECT"/tests/setup.sh
  $ tabulate() { plymeter tabulate r.csv "$@"; }
  $ text() { tabulate --format txt "$@"; }

Six seeds and three orders at two limits; "none" has nothing at limit 2, and "best" is exact.

  $ awk 'BEGIN { print "game,seed,algorithm,order,limit,status,leaves,gain"; split("none eval best", name, " ")
  >   for (limit = 10; limit >= 2; limit -= 8) for (seed = 1; seed <= 6; seed++) for (o = 1 + (limit < 10); o <= 3; o++)
  >     print "x_y," seed ",alphabeta," name[o] "," limit ",ok," (o == 3 ? 100 : 1000 * limit + 100 * seed) "," \
  >       o - 1 + 0.125 * (seed % 2) }' > r.csv

  $ text --rows order --cols limit
  Means of leaves over 6 seeds, with 95 % intervals. A dash: not measured. *: the fewest leaves for each limit, and what its interval does not exclude.
  
  order              limit 2                limit 10
  as listed                -                   10350  10162 .. 10538
  static evaluation     2350  2162 .. 2538     10350  10162 .. 10538
  perfect order         *100   (all alike)      *100     (all alike)
  $ text --cols limit,order --of gain --where limit=2 --interval none
  Means of gain over 6 seeds. *: the most gain for each limit, and what its interval does not exclude.
  
  limit 2, static evaluation  limit 2, perfect order
                       1.062                  *2.062
  $ tabulate --rows order --cols limit
  order,limit,of,n,units,mean,low,high,best
  none,2,leaves,0,0,,,,0
  eval,2,leaves,6,6,2350,2162.329742,2537.670258,0
  best,2,leaves,6,6,100,100,100,1
  none,10,leaves,6,6,10350,10162.32974,10537.67026,0
  eval,10,leaves,6,6,10350,10162.32974,10537.67026,0
  best,10,leaves,6,6,100,100,100,1
  $ tabulate --rows game,order --cols limit --of leaves,gain --format md --interval none | sed 1,3d
  
  | game | order | leaves, limit 2 | leaves, limit 10 | gain, limit 2 | gain, limit 10 |
  |:---|:---|---:|---:|---:|---:|
  | x\\_y | as listed | \xe2\x80\x93 | 10350 | \xe2\x80\x93 | 0.062 | (esc)
  | x\_y | static evaluation | 2350 | 10350 | 1.062 | 1.062 |
  | x\_y | perfect order | **100** | **100** | **2.062** | **2.062** |
  
  Means of leaves and gain over 6 seeds. A dash: not measured. Bold: the fewest leaves, the most gain for each game and limit, and what its interval does not exclude.
  $ tabulate --rows game,order --cols limit --format tex --bare | sed 1,3d
  % It takes \usepackage{booktabs,siunitx}, of siunitx version 3.
  {\sisetup{mode=text, reset-text-series=false}%
  \begin{tabular}{@{}llS[table-format=4.0]S[table-format=5.0]@{}}
  \toprule
   &  & \multicolumn{2}{c}{leaves, by limit} \\
  \cmidrule(lr){3-4}
  game & order & {2} & {10} \\
  \midrule
  x\_y & as listed & {--} & 10350 \\[-.5ex]
   & &  & {\scriptsize[\num{10162}, \num{10538}]} \\[.3ex]
   & static evaluation & 2350 & 10350 \\[-.5ex]
   & & {\scriptsize[\num{2162}, \num{2538}]} & {\scriptsize[\num{10162}, \num{10538}]} \\[.3ex]
   & perfect order & \bfseries 100 & \bfseries 100 \\[-.5ex]
   & & {\scriptsize all alike} & {\scriptsize all alike} \\[.3ex]
  \bottomrule
  \end{tabular}%
  }%

The numbers are those of summary.

  $ tabulate --rows order --cols limit | sed -n 's/^\(eval,.*\),.*/\1/p' | sort | tee table
  eval,10,leaves,6,6,10350,10162.32974,10537.67026
  eval,2,leaves,6,6,2350,2162.329742,2537.670258
  $ plymeter summary r.csv --by order,limit | awk -F, -v OFS=, '/^eval/ { print $1, $2, $3, $4, $14, $5, $12, $13 }' | sort |
  >   diff table -

The best is marked, and what may be as good.

  $ best() { tabulate --format csv "$@" | sed -n 's/,1$//p'; }
  $ one='--where limit=10'
  $ best --rows order $one; best --rows order $one --best least; best --cols limit,order
  best,leaves,6,6,100,100,100
  best,leaves,6,6,100,100,100
  2,best,leaves,6,6,100,100,100
  10,best,leaves,6,6,100,100,100

Two that are alike share it.  Nobody asks which limit has fewer leaves, alone nobody competes, and no seed is better than another.

  $ best --rows order $one --best greatest
  none,leaves,6,6,10350,10162.32974,10537.67026
  eval,leaves,6,6,10350,10162.32974,10537.67026
  $ best --rows order $one --best none; best --rows limit --where order=best; best --rows limit --where order=eval
  $ best --rows order $one --of seed

Fewer nodes are better, too.

  $ sed '1s/$/,cutoff,interior/; 2,$s/$/,depth,0/' r.csv > nodes.csv
  $ for of in nodes leaves; do plymeter tabulate nodes.csv --rows order --cols limit --of $of --format txt > $of; done
  $ head -1 nodes; sed s/nodes/leaves/g nodes | diff leaves -
  Means of nodes over 6 seeds, with 95 % intervals. A dash: not measured. *: the fewest nodes for each limit, and what its interval does not exclude.

Three players; against the first rival the second's interval contains the first's mean, and not the third's.

  $ awk 'BEGIN { print "game,seed,algorithm,name,handicap,rival,status,points"
  >   for (h = 1; h <= 2; h++) for (s = 1; s <= 10; s++) { d = (s - 5.5) / 10; p = 4 * h
  >     print "x," s ",pvs,a," h ",r,ok," p + 1 + d; print "x," s ",pvs,b," h ",r,ok," p + 1.1 - d
  >     print "x," s ",pvs,c," h ",r,ok," p + d } }' > p.csv
  $ points() { plymeter tabulate p.csv --of points "$@"; }
  $ for competing in '' '--competing name,handicap' '--competing handicap'; do
  >   points --rows name,handicap $competing | sed -n 's/,points.*,1$//p' | paste -sd ' '; done
  a,1 a,2 b,1 b,2
  a,2 b,2
  a,2 b,2 c,2
  $ points --rows name --cols handicap --format txt | head -1
  Means of points over 10 seeds, with 95 % intervals. *: the most points for each handicap, and what its interval does not exclude.
  $ plymeter summary p.csv --of points --by handicap,name --table | grep most
  handicap=1: name=b has the most points, over 10 seeds, but cannot be told apart from name=a, which has 0.98 (0.87 .. 1.10) times as much; name=c has 0.78 (0.69 .. 0.89) times as much.
  handicap=2: name=b has the most points, over 10 seeds, but cannot be told apart from name=a, which has 0.989 (0.927 .. 1.055) times as much; name=c has 0.879 (0.820 .. 0.942) times as much.
  $ plymeter summary p.csv --of points --by handicap,name --competing handicap --table | grep most
  name=a: handicap=2 has the most points, over 10 seeds: handicap=1 has 0.555 (0.544 .. 0.565) times as much.
  name=b: handicap=2 has the most points, over 10 seeds: handicap=1 has 0.560 (0.549 .. 0.570) times as much.
  name=c: handicap=2 has the most points, over 10 seeds: handicap=1 has 0.499 (0.485 .. 0.512) times as much.
  $ refused 2 tabulate p.csv --of points --rows name --cols handicap --competing nam
  plymeter tabulate: "nam" of --competing is not in --rows or --cols; did you mean "name"?
  $ refused 2 summary p.csv --of points --by handicap,name --competing rival
  plymeter summary: "rival" of --competing is not in --by

The baseline of ratios has no interval, but what is compared with it has, and may be no worse.

  $ { echo game,seed,algorithm,status,leaves; for seed in 1 2 3 4 5 6; do
  >   lines x,$seed,alphabeta,ok,100 x,$seed,pvs,ok,$((98 + seed)) x,$seed,mtdf,ok,$((120 + seed)); done; } > b.csv
  $ plymeter tabulate b.csv --rows algorithm --ratio-to algorithm=alphabeta --format csv
  algorithm,of,n,units,mean,low,high,best
  alphabeta,leaves / algorithm=alphabeta,6,6,1,1,1,1
  pvs,leaves / algorithm=alphabeta,6,6,1.014856297,0.9960657857,1.033600504,1
  mtdf,leaves / algorithm=alphabeta,6,6,1.234881902,1.216095618,1.25363012,0

What is too wide for a page is split.

  $ awk 'BEGIN { print "game,seed,algorithm,order,limit,status,leaves"
  >   for (l = 1; l <= 16; l++) for (s = 1; s <= 6; s++) print "x," s ",pvs,best," l ",ok," 1000 * l + s }' > wide.csv
  $ wide() { plymeter tabulate wide.csv --rows order --format tex --cols "$@"; }
  $ parts() { wide limit "$@" | grep -c 'begin{tabular}'; }
  $ parts --where limit=1..3 --width ieee; parts --width ieee; parts
  1
  6
  3
  $ wide limit --width ieee | grep '{[0-9]*} \\'; wide limit,seed --where limit=1 --where seed=1 | grep -o '{leaves, by.*}'
  order & {1} & {2} & {3} \\
  order & {4} & {5} & {6} \\
  order & {7} & {8} & {9} \\
  order & {10} & {11} & {12} \\
  order & {13} & {14} \\
  order & {15} & {16} \\
  {leaves, by limit and seed}
  $ refused 2 tabulate wide.csv --rows order --cols limit --width wide
  plymeter tabulate: a width is ieee, ieee2, acm, acm2, lncs, elsevier, elsevier2, slides, web, thumbnail, or a length from 2.5in to 20in such as 3.3, 3.3in or 84mm, unlike "wide"; did you mean "slides"?

What is said of samples, and of each mean if they differ:

  $ said() { text "$@" | head -1; }
  $ said --rows order $one --where seed=1; said --rows order $one --where seed=1..4 --where order=eval
  Exact numbers of single searches: leaves. *: the fewest leaves.
  Means of leaves over 4 seeds, too few for intervals.
  $ text --rows order --pool limit
  Means of leaves over 6 to 12 rows of 6 seeds, with 95 % intervals. *: the fewest leaves, and what its interval does not exclude.
  
  order              leaves                   n
  as listed           10350  10162 .. 10538   6
  static evaluation    6350    6162 .. 6538  12
  perfect order        *100     (all alike)  12
  $ for format in md txt tex; do
  >   tabulate --rows game --cols limit --pool order --interval beside --format $format | grep '^|* *$*n'; done
  | n | 12 | 18 |
  n          12                      18
  $n$ & {12} & & {18} & \\
  $ said --rows order --pool limit --where order=best
  Means of leaves over 12 rows of 6 seeds, all alike in each place.

Of one search it is exact, unless it is a time.

  $ sed -n '/^x_y,[2-6],alphabeta,none/d; s/^x_y,1,alphabeta,none/x_y,,alphabeta,none/; p' r.csv > one.csv
  $ one() { plymeter tabulate one.csv --rows order --cols limit "$@"; }
  $ one --where order=none,eval --format txt; one --format txt | head -1
  Means of leaves over 1 to 6 seeds, with 95 % intervals; exact numbers are those of one search. A dash: not measured. *: the fewest leaves for each limit, and what its interval does not exclude.
  
  order              limit 2                limit 10                  n
  as listed                -                  *10100         (exact)  1
  static evaluation     2350  2162 .. 2538     10350  10162 .. 10538  6
  Means of leaves over 1 to 6 seeds, with 95 % intervals; exact numbers are those of one search. A dash: not measured. *: the fewest leaves for each limit, and what its interval does not exclude.
  $ one --format tex | grep -A1 'as listed'; one --format md | grep 'as listed'
  as listed & {--} & 10100 & 1 \\[-.5ex]
   &  & {\scriptsize exact} \\[.3ex]
  | as listed | \xe2\x80\x93 | 10100 (exact) | 1 | (esc)
  $ grep -v '^x_y,[2-6],alphabeta,none' r.csv > seed.csv
  $ plymeter tabulate seed.csv --rows order --cols limit --where order=none,eval --format txt | grep 'as listed'
  as listed                -                  *10100                  1
  $ sed '1s/$/,ns/; 2,$s/$/,7/' r.csv > ns.csv
  $ for of in ns leaves,ns; do
  >   plymeter tabulate ns.csv --rows order --where seed=1 $one --of $of --format txt --best none | head -1; done
  Numbers of single searches: ns.
  Numbers of single searches: leaves and ns.
  $ plymeter summary one.csv --by order,limit --table | grep -c '(exact)'
  1
  $ plymeter summary r.csv --by order,limit --table | grep -c '(all alike)'
  2
  $ tabulate --rows order
  r.csv: means of leaves would mix different limit: "10" in line 3, "2" in line 20
  r.csv: name what differs in --by, or allow it with --pool limit
  [2]

A unit is called what it is: a position that a seed drew, a seed that stands for several, or for a tree.  Another evaluation of
the same position is no other position.

  $ units() { plymeter tabulate $1.csv --rows $2 --format txt | head -1; }
  $ { echo game,opening,seed,algorithm,status,leaves
  >   for game in othello chess; do for seed in 1 2 3 4 5 6; do echo $game,8,$seed,minimax,ok,$seed; done; done; } > u.csv
  $ sed 's/,8,/,0,/' u.csv > v.csv; sed 's/opening,seed/x,position/' v.csv > w.csv
  $ sed 's/^game/&,without/; s/^othello/chess,nothing/; s/^chess,8/chess,king,8/' u.csv > x.csv
  $ units u game; units u 'game --unit seed'; units u 'algorithm --pool game'; units u 'algorithm --pool game --unit game,seed'
  Means of leaves over 6 positions, with 95 % intervals.
  Means of leaves over 6 positions, with 95 % intervals.
  Means of leaves over 12 rows of 6 seeds, with 95 % intervals.
  Means of leaves over 12 positions, with 95 % intervals.
  $ units v game; units v 'game --unit opening,seed'; units w game; units x 'algorithm --pool without'
  Means of leaves over 6 seeds, with 95 % intervals.
  Means of leaves over 6 units, with 95 % intervals.
  Means of leaves over 6 positions, with 95 % intervals.
  Means of leaves over 12 rows of 6 positions, with 95 % intervals.

Ratios are those of compare, whose interval is that of one comparison if there is only one.

  $ plymeter compare r.csv --by order=eval,best --of leaves --where limit=2 |
  >   awk -F, -v OFS=, 'NR == 2 { print $1, $4, $5, $6, $7, $8 }' > compared; cat compared
  best,6,6,0.04266622949,0.0395397959,0.04635341595
  $ tabulate --rows order --of leaves --where limit=2 --ratio-to order=eval |
  >   sed -n 's/^best,.*eval,\(.*\),1$/best,\1/p' | diff compared -
  $ text --rows order --cols limit --ratio-to order=none --interval none
  r.csv: left out: 12 of 30 numbers, which have no partner, or several, with order=none
  Geometric means of leaves as multiples of those with order=none in the same position over 6 seeds. A dash: not measured. *: the fewest leaves for each limit, and what its interval does not exclude.
  
  order              limit 2  limit 10
  as listed                -         1
  static evaluation        -         1
  perfect order            -  *0.00966
  $ sed '1s/$/,zero/; 2,$s/$/,0/' r.csv > zero.csv
  $ for wrong in none order=nine 'order=none --where order=best' oder=none 'order=none --of zero'; do
  >   refused 2 tabulate zero.csv --rows order,limit --ratio-to $wrong; done
  plymeter tabulate: "--ratio-to" takes COLUMN=VALUE, not "none"
  zero.csv: no row has order=nine; did you mean "none"?
  zero.csv: --where leaves no row with order=none
  zero.csv:1: no column "oder"; did you mean "order"?
  zero.csv:2: zero is 0 here, which has no ratio

Verdicts of claims are a table, too.

  $ json > c.json << end
  > { games: [ { game: uniform, branching: 3, seed: 1..6 } ], searches: [ { algorithm: [minimax, alphabeta] } ],
  >   cutoffs: [ { limit: 3 } ], claims: [ { claim: "alpha-beta & co. save 5 %", metric: leaves, relation: <, value: 1,
  >     where: { algorithm: alphabeta }, against: { algorithm: minimax } },
  >   { claim: each, metric: leaves, relation: <=, value: 27, each: true } ] }
  > end
  $ plymeter run -o c.csv c.json 2> said
  PASS  alpha-beta & co. save 5 %  leaves / partner's = 0.63362 (0.51695 .. 0.75286 at 95 %), wanted < 1; n = 6 of 6 seeds
  PASS  each                       leaves <= 27 in 12 of 12 rows
  $ judge() { plymeter claims "$@" c.csv c.json; }
  $ judge > lines; judge --format txt | diff - lines; judge --csv > tidy; judge --format csv | diff - tidy
  $ judge --format tex | sed '/^%/d'; judge --format md | sed '1,/-->/d'
  {\sisetup{mode=text, reset-text-series=false}\setbox0\hbox{%
  \begin{tabularx}{\linewidth}{@{}l>{\raggedright\arraybackslash}XlS[table-format=1.2]@{\enspace}l@{}}
  \toprule
  verdict & claim & relation & \multicolumn{2}{c}{measured} \\
  \midrule
  PASS & alpha-beta \& co. save 5\,\% & leaves / partner's $<$ 1 & 0.63 & {\scriptsize[\num{0.52}, \num{0.75}]} \\
  PASS & each & leaves $\le$ 27 & \multicolumn{2}{c}{12 of 12 rows} \\
  \bottomrule
  \end{tabularx}}%
  \parbox{\wd0}{\noindent\box0\par\smallskip\footnotesize\raggedright
  Means over 6 seeds, with 95\,\% intervals; those of ratios to partners are geometric.\par}}%
  
  | verdict | claim | relation | measured |
  |:---|:---|:---|---:|
  | PASS | alpha-beta \& co. save 5 % | leaves / partner's \< 1 | 0.63 (0.52 .. 0.75) |
  | PASS | each | leaves \<= 27 | 12 of 12 rows |
  
  Means over 6 seeds, with 95 % intervals; those of ratios to partners are geometric.
  $ refused 2 claims --csv --format tex c.csv c.json
  plymeter claims: "--csv" and "--format" exclude each other

What is wrong:

  $ for wrong in 'order --cols limit,order' oder 'order --best worst' 'order -o t.pdf'; do
  >   refused 2 tabulate r.csv --rows $wrong; done
  plymeter tabulate: "order" is named twice in --rows and --cols
  r.csv:1: no column "oder"; did you mean "order"?
  plymeter tabulate: "--best" is to be one of column|least|greatest|none, not "worst"
  plymeter tabulate: "t.pdf" does not end in .tex, .md, .csv or .txt; --format says what it is to be
  $ echo mine > mine.tex; for file in mine.tex r.csv; do refused 3 tabulate r.csv --rows order --where limit=2 -o $file; done
  mine.tex: plymeter did not write this and would destroy it; move it, or choose another name
  r.csv: plymeter did not write this and would destroy it; move it, or choose another name
  $ for format in tex md csv txt; do
  >   for time in 1 2; do tabulate --rows order --where limit=2 -o "it's.$format"; done; test -s "it's.$format"; done

What `summary` prints, and what it says of files and options that are wrong.

  $ . "$PROJECT"/tests/setup.sh
  $ summary() { plymeter summary x.csv "$@"; }
  $ rows() { lines "$@" > x.csv; }
  $ says() { summary "$@" | sed 1d; } # without its header

By hand: the standard error is the root of (9 + 4 + 1 + 0 + 36) / 4 / 5, q05 lies at position 0.2. The median of an even number
lies between, and few values have few statistics.

  $ rows leaves 10 2 4 1 3; summary
  of,n,mean,stderr,median,q05,q25,q75,q95,low,high,units
  leaves,5,4,1.58113883,3,1.2,2,4,8.8,1.418011103,10.6,5
  $ rows leaves 7 1 2 4; says; rows leaves 6; says
  leaves,4,3.5,1.322875656,3,1.15,1.75,4.75,6.55,,,4
  leaves,1,6,,6,6,6,6,6,,,1

Standard errors and bounds were computed by another program from the definition (splitmix64, key 1979). They are the same in any
order of the rows, and of the units.

  $ rows leaves 1 2 4 8 16 32 64; says; rows leaves 64 2 16 8 1 32 4; says
  leaves,7,18.14285714,8.66967504,8,1.3,3,24,54.4,3.909978802,56.28571429,7
  leaves,7,18.14285714,8.66967504,8,1.3,3,24,54.4,3.909978802,56.28571429,7
  $ rows seed,leaves 1,1 1,2 2,4 3,8 3,16 3,32 4,64 5,5 5,5 5,5; says
  leaves,10,14.2,7.220249303,5,1.45,4.25,14,49.6,3.061907488,47.13333333,5
  $ rows seed,leaves 7,5 9,32 7,5 1,2 2,4 9,16 9,8 4,64 7,5 1,1; says
  leaves,10,14.2,7.220249303,5,1.45,4.25,14,49.6,3.061907488,47.13333333,5

A mark of byte order is no name. A list of names has commas, so that no name has.

  $ printf '\357\273\277leaves\n5\n' > x.csv; says
  leaves,1,5,,5,5,5,5,5,,,1
  $ rows '"a,b",leaves' 'plain,4'; refused 2 summary x.csv --by a,b
  x.csv:1: no column "a"
  x.csv:1: no column "b"
  $ rows key,leaves '"x,y",1' '"say ""x""",2' '"two' 'lines",3' plain,4; summary --by key
  key,of,n,mean,stderr,median,q05,q25,q75,q95,low,high,units
  "x,y",leaves,1,1,,1,1,1,1,1,,,1
  "say ""x""",leaves,1,2,,2,2,2,2,2,,,1
  "two
  lines",leaves,1,3,,3,3,3,3,3,,,1
  plain,leaves,1,4,,4,4,4,4,4,,,1

Lines may end as elsewhere, and the last one need not.

  $ printf 'a,"b ""x""",leaves\r\n"1,5","two\nlines",1\r\n,x y,2' > x.csv; summary --by 'b "x"'; says --by a
  "b ""x""",of,n,mean,stderr,median,q05,q25,q75,q95,low,high,units
  "two
  lines",leaves,1,1,,1,1,1,1,1,,,1
  x y,leaves,1,2,,2,2,2,2,2,,,1
  "1,5",leaves,1,1,,1,1,1,1,1,,,1
  ,leaves,1,2,,2,2,2,2,2,,,1

Malformed ones:

  $ wrong() { rows "$@"; refused 3 summary x.csv; }
  $ wrong a,leaves 1,2 3; wrong a,leaves 1,2,3; wrong a,leaves '' 1,2; wrong a,leaves '"1' '' '2",3' 4
  x.csv:3: 1 fields, the header has 2
  x.csv:2: 3 fields, the header has 2
  x.csv:2: 1 fields, the header has 2
  x.csv:5: 1 fields, the header has 2
  $ wrong a,leaves 1,2 '"x,3' 4,5; wrong a,leaves '1,x"y"'; wrong a,leaves '"x"y,1'
  x.csv:3: a quote is opened and not closed
  x.csv:2: a quote inside a field that is not quoted
  x.csv:2: text behind a closing quote
  $ wrong leaves,leaves 1,2; wrong leaves 1 many; wrong leaves 1x
  x.csv:1: two columns are named "leaves"
  x.csv:3: "many" in the column "leaves" is no number
  x.csv:2: "1x" in the column "leaves" is no number
  $ : > x.csv; refused 3 summary x.csv; printf 'a,leaves\n1,"' > x.csv; refused 3 summary x.csv
  x.csv:1: the file is empty: expected a line that names the columns
  x.csv:2: a quote is opened and not closed
  $ printf 'leaves\n1\n2\0003\n' > x.csv; refused 3 summary x.csv; refused 3 summary qqqqqqqq.csv; refused 3 summary .
  x.csv:3: a NUL byte: this is not a text file
  qqqqqqqq.csv: No such file or directory; a CSV of results is wanted, or the name or the config of their experiment
  .: Is a directory

Standard input is a table, too.

  $ lines leaves 5 | plymeter summary -; lines leaves 5,6 | refused 3 summary -
  of,n,mean,stderr,median,q05,q25,q75,q95,low,high,units
  leaves,1,5,,5,5,5,5,5,,,1
  standard input:2: 2 fields, the header has 1

Groups stand in the order in which they appear.

  $ rows game,algorithm,limit,leaves,ns othello,minimax,1,4, kalah,minimax,1,6,90 othello,alphabeta,2,8,70 \
  >   othello,minimax,1,,50 kalah,minimax,2,20,10
  $ summary --by limit,algorithm --where 'limit=1|2' --where game=othello
  limit,algorithm,of,n,mean,stderr,median,q05,q25,q75,q95,low,high,units
  1,minimax,leaves,1,4,,4,4,4,4,4,,,1
  2,alphabeta,leaves,1,8,,8,8,8,8,8,,,1

A row has to pass every filter.  Of several columns each has its rows.

  $ says --where limit=2 --where=game=othello; says --where ns= --where limit=1
  leaves,1,8,,8,8,8,8,8,,,1
  leaves,1,4,,4,4,4,4,4,,,1
  $ plymeter summary --of=leaves,ns --where limit=2 --by game x.csv
  game,of,n,mean,stderr,median,q05,q25,q75,q95,low,high,units
  othello,leaves,1,8,,8,8,8,8,8,,,1
  kalah,leaves,1,20,,20,20,20,20,20,,,1
  othello,ns,1,70,,70,70,70,70,70,,,1
  kalah,ns,1,10,,10,10,10,10,10,,,1

Missing cells do not count, and a table may have no rows.

  $ rows a,leaves x, x,4 y,; says --by a; says
  x,leaves,1,4,,4,4,4,4,4,,,1
  y,leaves,0,,,,,,,,,,0
  leaves,1,4,,4,4,4,4,4,,,1
  $ printf a,leaves > x.csv; says; summary --by a
  leaves,0,,,,,,,,,,0
  a,of,n,mean,stderr,median,q05,q25,q75,q95,low,high,units

Wrong options:

  $ rows game,algorithm,limit,leaves,ns othello,minimax,1,4,
  $ refused 2 summary; refused 2 summary --by game
  plymeter summary: an argument is missing: it takes FILE.csv...
  plymeter summary: an argument is missing: it takes FILE.csv...
  $ for wrong in '--wher limit' '--were limit=1' --byy=game --zebra -xh --help=x --by '--by gme' '--by game,' '--of leave' \
  >   '--of minimaxdepth' '--by minimax_depth' '--by zebra --of zebra --where limits=3'; do refused 2 summary x.csv $wrong; done
  plymeter summary: "--where" takes COLUMN=VALUE, not "limit"
  plymeter summary: there is no option "--were"; did you mean "--where"?
  plymeter summary: there is no option "--byy"; did you mean "--by"?
  plymeter summary: there is no option "--zebra"
  plymeter summary: there is no option "-x"
  plymeter summary: "--help=x": that option takes nothing
  plymeter summary: "--by" takes COLUMN,...
  x.csv:1: no column "gme"; did you mean "game"?
  plymeter summary: "--by" has an empty name in "game,"
  x.csv:1: no column "leave"; did you mean "leaves"?
  x.csv:1: no column "minimaxdepth"; did you mean "minimax_depth"?
  x.csv:1: no column "minimax_depth"
  x.csv:1: no column "zebra"
  x.csv:1: no column "zebra"
  x.csv:1: no column "limits"; did you mean "limit"?
  $ summary --help | head -1; plymeter summary -h | head -1; plymeter summary none.csv --help | head -1
  usage: plymeter summary [OPTION]... FILE.csv...
  usage: plymeter summary [OPTION]... FILE.csv...
  usage: plymeter summary [OPTION]... FILE.csv...

Gain
----

Derived columns of single rows, which the column "row" names:

  $ derived() {
  >   sed '1d; s/.*,//' x.csv | grep . > names; for of; do
  >     says --by row --where row="$(paste -sd '|' names)" --status ok,budget,timeout --of $of 2> said | cut -d, -f4 > $of; done
  >   { echo row "$@" | tr ' ' ,; paste -d, names "$@"; }; }

On regular trees:

  $ rows branching,seed,algorithm,cutoff,limit,status,leaves,row \
  >   4,1,minimax,depth,3,ok,64,full 4,1,alphabeta,depth,3,ok,16,half 4,2,alphabeta,depth,4,ok,32,other \
  >   4,2,alphabeta,depth,4,budget,32,stopped 4,2,alphabeta,depth,4,timeout,,nothing 4,2,alphabeta,realization,4,ok,32,priced \
  >   4,2,alphabeta,depth,0,ok,1,root 1,2,alphabeta,depth,4,ok,2,thread
  $ derived gain minimax_depth over_minimal # half: 3 of 2; other: 32 = 4^2.5; full: 64 / (16 + 4 - 1)
  row,gain,minimax_depth,over_minimal
  full,1,3,3.368421053
  half,1.5,2,0.8421052632
  other,1.6,2.5,1.032258065
  stopped,,,
  nothing,,,
  priced,,2.5,
  root,,,1
  thread,,,2

Nodes beyond the horizon count, and minimax is that with the same leaf and its parameters.

  $ rows branching,seed,algorithm,leaf,checks,cutoff,limit,status,interior,leaves,beyond,row \
  >   4,1,minimax,static,,depth,1,ok,1,4,0, 4,1,minimax,static,,depth,2,ok,4,16,0, \
  >   4,1,minimax,quiescence,0,depth,1,ok,1,4,5, 4,1,minimax,quiescence,0,depth,2,ok,4,16,980, \
  >   4,1,minimax,quiescence,1,depth,1,ok,1,4,20, 4,1,minimax,quiescence,1,depth,2,ok,4,16,2480, \
  >   4,1,alphabeta,static,,depth,2,ok,3,7,0,standing 4,1,alphabeta,quiescence,0,depth,2,ok,3,7,90,quiet \
  >   4,1,alphabeta,quiescence,1,depth,2,ok,3,7,240,checked 4,1,alphabeta,quiescence,0,depth,1,timeout,,,,stopped
  $ derived node_gain # 10 = 5 (20 / 5)^(1/2), 100 = 10 (1000 / 10)^(1/2), 250 = 25 (2500 / 25)^(1/2)
  row,node_gain
  standing,1.333333333
  quiet,1.333333333
  checked,1.333333333
  stopped,

What ordering evaluates is in evaluations and in time, not in leaves.  Time begins with the first depth that was searched: there
is nothing below it.

  $ rows game,seed,algorithm,order,cutoff,limit,status,interior,leaves,evaluations,ns,row \
  >   othello,1,minimax,none,depth,1,ok,1,4,4,500, othello,1,minimax,none,depth,2,ok,4,16,16,2000, \
  >   othello,1,alphabeta,none,depth,2,ok,3,8,8,1000,plain othello,1,alphabeta,eval,depth,2,ok,3,4,16,2000,ordered \
  >   othello,1,alphabeta,none,depth,1,ok,1,2,2,499,early
  $ derived gain evaluation_gain time_gain # by evaluations, plain: 8 = 4 (16 / 4)^(1/2); early: 2 = 4^(1/2)
  row,gain,evaluation_gain,time_gain
  plain,1.333333333,1.333333333,1.333333333
  ordered,2,1,1
  early,2,2,

Elsewhere it is interpolated between the depths of minimax.

  $ rows game,branching,seed,algorithm,order,cutoff,limit,status,leaves,row othello,,1,alphabeta,none,depth,3,ok,16,early \
  >   othello,,1,minimax,none,depth,3,ok,256, othello,,1,minimax,none,depth,1,ok,4, othello,,1,minimax,eval,depth,1,ok,4, \
  >   othello,,1,minimax,none,realization,2,ok,9999, othello,,1,minimax,none,depth,2,budget,5, \
  >   othello,,1,minimax,none,depth,5,timeout,, othello,,1,alphabeta,none,depth,1,ok,2,low \
  >   othello,,1,alphabeta,none,depth,4,ok,256,last othello,,1,pvs,none,depth,4,ok,257,beyond \
  >   othello,,2,minimax,none,depth,1,ok,16, othello,,2,alphabeta,none,depth,1,ok,4,two \
  >   kalah,,1,alphabeta,none,depth,1,ok,4,alone kalah,,3,minimax,none,depth,1,ok,2, \
  >   kalah,,3,minimax,none,depth,2,ok,8, kalah,,3,minimax,none,depth,3,ok,8,over kalah,,3,alphabeta,none,depth,3,ok,4,short
  $ derived minimax_depth gain # early: 1 + 2 log(16 / 4) / log(256 / 4); over: the smallest with so many; low: halfway to four
  row,minimax_depth,gain
  early,1.666666667,1.8
  low,0.5,2
  last,3,1.333333333
  beyond,,
  two,0.5,2
  alone,,
  over,2,1.5
  short,1.5,2

Leaves that do not grow with the depth:

  $ rows algorithm,cutoff,limit,status,leaves,row minimax,depth,1,ok,8, minimax,depth,2,ok,2, minimax,depth,3,ok,32, \
  >   alphabeta,depth,4,ok,4,up alphabeta,depth,11,ok,16,up_again
  $ derived gain # up_again: 11 / (2 + log(16 / 2) / log(32 / 2))
  row,gain
  up,6
  up_again,4

Nodes are all that was visited; a file may be from before anything was beyond.

  $ rows algorithm,cutoff,limit,status,interior,leaves,beyond,row minimax,depth,1,ok,3,8,0,quiet \
  >   minimax,depth,2,budget,5,2,30,loud minimax,depth,9,timeout,,,,none
  $ derived nodes
  row,nodes
  quiet,11
  loud,37
  none,
  $ rows algorithm,cutoff,limit,status,interior,leaves,row minimax,depth,1,ok,3,8,old
  $ derived nodes
  row,nodes
  old,11

Gain needs its columns, and a column of the file comes first.

  $ rows game,algorithm,cutoff,status,leaves kalah,minimax,depth,ok,3; refused 3 summary x.csv --of gain
  x.csv:1: no column "limit"
  $ rows game,gain kalah,7; says --of gain
  gain,1,7,,7,7,7,7,7,,,1

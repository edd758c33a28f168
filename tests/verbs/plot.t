plymeter plot: which points it draws, its script, and names that mean harm to gnuplot or a shell.

  $ . "$PROJECT"/tests/setup.sh
  $ mkdir -p plots build; cp "$PROJECT"/plots/style.gnuplot "$PROJECT"/plots/draw plots; ln -s "$PLYMETER" build/plymeter
  $ plot() { plymeter plot x.csv --x limit --y leaves "$@"; }
  $ gnuplot() { command gnuplot "$@" 2> warnings; }
  $ of() { plymeter plot x.csv --y leaves --x "$@"; }

Leaves are 10 * limit (first) and 1000 * limit (second), more or less a little; evaluations are twice that.

  $ awk 'BEGIN { print "game,seed,algorithm,order,cutoff,limit,status,value,move,leaves,evaluations,ns"
  >   for (o = 0; o < 2; o++) for (l = 3; l >= 1; l--) for (s = 1; s <= 5; s++) { n = (o ? 1000 : 10) * l + s - 3
  >     print "toy," s ",alphabeta," (o ? "second" : "first") ",depth," l ",ok,0,a," n "," 2 * n "," s } }' > x.csv

Points
------

Curves in the order of the rows, their points in that of x, the intervals those of summary. The CSV is read once.

  $ plot --by order --data > points; cut -d, -f1,2 points
  x,mean
  1,10
  2,20
  3,30
  
  
  x,mean
  1,1000
  2,2000
  3,3000
  $ plymeter summary x.csv --by order,limit --of leaves > whole
  $ for order in first second; do grep ^$order whole | sort -t, -k2n | cut -d, -f 2,5,12,13,14; done > wanted
  $ grep '^[0-9]' points | diff wanted -; plymeter plot - --x limit --y leaves --by order --data < x.csv | diff points -

Of a measured x, and of texts, which stand side by side, in the order of the rows:

  $ of evaluations --by order --data | cut -d, -f1,2 | paste -sd' '
  x,mean 20,10 40,20 60,30   x,mean 2000,1000 4000,2000 6000,3000
  $ of evaluations --points order --pool limit --data | cut -d, -f1,2 | paste -sd' '
  x,mean 40,20 4000,2000
  $ of order --by limit --script | grep names_at_x; of order --by limit --where limit=2 --data | cut -d, -f1,2 | paste -sd' '
  array names_at_x[2]
  names_at_x[1] = 'first'
  names_at_x[2] = 'second'
  eval write_names_at_x
  x,mean 1,20 2,2000

The script, with the project's style, draws what the program draws alone; make can call it. A figure is compared without its stamp
and the names that go with it, and with one font: stamping names others, for who has not that one.

  $ drawn() {
  >   sed '/^<metadata>/d; /^<title>/d; /^<desc>/d; /^$/d; s,<title>gnuplot_[^<]*</title>,,; s/, Arial, Helvetica, sans-serif//g' "$1"; }
  $ cp x.csv y.csv
  $ for call in '--x limit --y leaves --by order' '--x evaluations --y leaves --by order --points limit' \
  >   '--x order --y leaves --where limit=2' '--x limit --y leaves --where order=first' '--x limit --y leaves --panel order' \
  >   '--x order --y leaves --panel limit' '--x evaluations --y leaves --panel order --points limit --log xy'; do
  >   plymeter plot x.csv $call > a.svg; plymeter plot x.csv $call --script > plots/b.gp
  >   head -4 plots/b.gp | grep -Fx 'load "plots/style.gnuplot"'
  >   gnuplot -e "plymeter='build/plymeter'; csv='y.csv'; terminal='svg'" plots/b.gp > b.svg
  >   drawn b.svg > b; drawn a.svg | diff - b; done | uniq -c
        7 load "plots/style.gnuplot"

Every point stands where the ticks say that it is, whatever room the legend takes: evaluations that begin just below a power of ten.

  $ cat > place.awk << 'end'
  > FNR == NR { if ($1 + 0 > 0) x[++n] = log($1) / log(10); next }
  > { at = $0; sub(/.*translate\(/, "", at); split(at, place, /[,)]/) }
  > /<g transform="translate/ { column = place[1] }
  > /<tspan[^>]*>10?0?0?(,000)?</ { word = $0; gsub(/<[^>]*>|[ \t,]/, "", word); tick[length(word) - 1] = column; ticks++ }
  > /<use .*translate/ { drawn[++m] = place[1] }
  > END { if (ticks < 3) print "few ticks"
  >     for (i = 1; i <= n; i++) { wanted = tick[2] + (x[i] - 2) * (tick[4] - tick[2]) / 2
  >         near = 0; for (j = 1; j <= m; j++) near += (drawn[j] - wanted)^2 < 1
  >         if (near) right++; else print x[i], wanted }
  >     print right " points" }
  > end
  $ awk 'BEGIN { print "game,seed,algorithm,order,limit,status,leaves,evaluations"
  >   for (s = 0; s < 5; s++) for (l = 0; l < 3; l++) for (o = 0; o < 6; o++)
  >     print "toy," s ",pvs,a name that takes room " o "," l ",ok," 50 * l + s + 20 * o "," int(99.5 * 10^l * (1 + o / 50)) }' > place.csv
  $ of='plymeter plot place.csv --x evaluations --y leaves --by order'; $of --data > points
  $ for width in 3.3 7; do $of --width $width -o place.svg; awk -F, -f place.awk points FS=' ' place.svg; done
  place.svg: Leaves against evaluations, by order
  18 points
  place.svg: Leaves against evaluations, by order
  18 points

"]]>" ends a section of XML, wherever it stands; gnuplot does not know.

  $ plot --by order --title 'a ]]> b' -o xml.svg 2> said; grep -c ']]>' xml.svg; grep -o -m1 'a ]]&gt; b' xml.svg
  0
  a ]]&gt; b

What a figure says
------------------

Of what, and of how many:

  $ texts() { plymeter plot "$@" --script | grep -o '[A-Z][a-z]* against .*\|^shown.*\|._label = .*'; }
  $ texts x.csv --x limit --y leaves --where order=first
  Leaves against search depth'
  shown = 'first; means and 95 % intervals over 5 seeds'
  x_label = 'search depth (plies)'
  y_label = 'leaves'
  $ texts x.csv --x limit --y leaves --where seed=2 --pool order,seed --status ok
  Leaves against search depth'
  shown = 'seed 2; means over 1 seed, too few for intervals; pooled over order and seed; of rows that ended ok'
  x_label = 'search depth (plies)'
  y_label = 'leaves'
  $ sed '1s/leaves/gain of 5/' x.csv | texts - --x limit --y 'gain of 5' --by order
  shown = 'means and 95 % intervals over 5 seeds'
  x_label = 'search depth (plies)'
  y_label = 'gain of 5'

A curve is called by what differs, as people say it, and looks as its meaning does in all figures.

  $ axes() { # COLUMNS ROW...: leaves, of 5 seeds and the limits 1 to 3
  >   columns=$1; shift
  >   echo seed,$columns,limit,status,leaves,regret,ns > w.csv
  >   for axes; do n=$((n + 1)); for seed in 1 2 3 4 5; do for limit in 1 2 3; do
  >     echo "$seed,$axes,$limit,ok,$((n * n * limit * 100 + seed)),$((n * 100)),$((n * n * 1000000))"; done; done; done >> w.csv; n=0; }
  $ curves() { plymeter plot w.csv --y leaves --x "$@" --script | grep -a '^curve[0-9]'; }
  $ axes game,algorithm,entries,etc,order,cutoff othello,minimax,,,none,depth othello,alphabeta,0,no,random,depth \
  >   othello,alphabeta,131072,yes,random,depth othello,alphabeta,0,no,table+best,depth
  $ curves limit --by game,algorithm,entries,etc,order
  curve1 = 'plain minimax'; eval styled(1, "grey")
  curve2 = 'alpha-beta, no table, without ETC, random order'; eval styled(2, "black")
  curve3 = 'alpha-beta, table of 131,072, with ETC, random order'; eval styled(3, "green")
  curve4 = 'alpha-beta, no table, without ETC, table + perfect order'; eval styled(4, "blue")
  $ curves limit --by order --where entries=,0 --pool algorithm
  curve1 = 'plain minimax'; eval styled(1, "grey")
  curve2 = 'random order'; eval styled(2, "blue")
  curve3 = 'table + perfect order'; eval styled(3, "black")
  $ curves order --by limit --where etc=no
  curve1 = '1 ply'; eval styled(1, "black")
  curve2 = '2 plies'; eval styled(2, "green")
  curve3 = '3 plies'; eval styled(3, "blue")
  $ texts w.csv --x limit --y leaves --where entries=131072 --where 'limit=1|3'
  Leaves against search depth'
  shown = 'table of 131,072; 1 ply and 3 plies; means and 95 % intervals over 5 seeds'
  x_label = 'search depth (plies)'
  y_label = 'leaves'
  $ axes game,variant,cutoff,ties shogi,mini,depth, shogi,standard,depth, shogi,mini,conspiracy,strict shogi,mini,conspiracy,ranked
  $ curves limit --by game,variant --where cutoff=depth; curves limit --by cutoff,ties --where variant=mini
  curve1 = 'minishogi'; eval styled(1, "brown")
  curve2 = 'shogi'; eval styled(2, "royal")
  curve1 = 'depth'; eval styled(1, "black")
  curve2 = 'conspiracy depth, ties strict'; eval styled(2, "amber")
  curve3 = 'conspiracy depth, ties ranked'; eval styled(3, "green")

"none" is said where nothing else tells the curve from another, or where nothing else is said.

  $ axes algorithm,order pvs,none mtdf,none mtdf,eval; curves limit --by algorithm,order
  curve1 = 'PVS / NegaScout'; eval styled(1, "amber")
  curve2 = 'MTD(f), as listed'; eval styled(2, "pink")
  curve3 = 'MTD(f), static evaluation'; eval styled(3, "black")

Axes are called as people call them, with units; numbers of four digits have a comma.

  $ axes game,algorithm,order,cutoff othello,alphabeta,eval,depth othello,alphabeta,best,depth
  $ plymeter plot w.csv --x limit --y ns --by order --script | grep -o 'y_label = .*\|set yrange.*\|"mean") / 1000000' | uniq -c
        1 y_label = 'time (ms)'
        1 set yrange [0:4]
        4 "mean") / 1000000
  $ texts w.csv --x limit --y regret --by order
  Regret against search depth, by order'
  shown = 'means and 95 % intervals over 5 seeds'
  x_label = 'search depth (plies)'
  y_label = 'regret (discs)'
  $ sed 's/,ok,/,ok,9/' w.csv | texts - --x limit --y leaves --by order | grep y_label
  y_label = 'leaves, in thousands'
  $ sed '2s/othello/chess/' w.csv | texts - --x limit --y regret --by order --pool game | grep y_label
  y_label = 'regret'
  $ plymeter plot w.csv --x order --y leaves --where limit=2 --script | grep names_at
  array names_at_x[2]
  names_at_x[1] = 'static evaluation'
  names_at_x[2] = 'perfect order'
  eval write_names_at_x

Curves that share an x stand side by side, so that each interval is seen, and each once in the legend; others stand where they are.

  $ places() { grep '<use.* scale(1' a.svg | sed 's/.*translate(//; s/,.*//' | sort -u | wc -l; }
  $ plot --by order --width ieee > a.svg; places; plot --where order=first --width ieee > a.svg; places
  8
  3
  $ of evaluations --by order --script | grep -c aside
  0
  [1]

Panels have the same axes, and a series looks the same in all of them; the legend has it once.

  $ of seed --by limit --panel order --where limit=1,2 --script | grep '^same\|^across\|^y_powers\|^curve'
  same_x = 1; same_y = 1
  across = fitting(2, 14)
  y_powers = "0 4 1"
  curve1 = '2 plies'; eval styled(1, "black")
  curve2 = '1 ply'; eval styled(2, "green")
  curves = 2
  $ plot --panel order --script | grep 'yrange\|panel_title = \|page('; plot --by order --panel seed --script | grep -o 'Leaves against.*'
  eval page(2, across, 12)
  panel_title = 'first'; eval next_as("drawn(panel_title)")
  set yrange [1:10000]
  panel_title = 'second'; eval next_as("drawn(panel_title)")
  Leaves against search depth, by order and seed'
  $ plot --panel order > a.svg; for text in first second leaves 10,000; do grep -c ">$text<" a.svg; done | paste -sd' '
  1 1 1 1
  $ refused 2 plot x.csv --x limit --y leaves --panel limit; refused 2 plot x.csv --x order --y leaves --panel seed,limit
  plymeter plot: "limit" is along x, and so no name of curves (--by) or panels
  x.csv: 15 panels by seed,limit are too many, 12 at most: choose some with --where
  $ refused 2 plot x.csv --x limit --y leaves --panel gme
  x.csv:1: no column "gme"; did you mean "game"?

Two decades or more want a logarithm; the means of all curves together have them here, those of the first have not.

  $ for options in '--by order' '--where order=first' '--by order --log none' '--by order --log xy'; do
  >   plot $options --script | grep -c '^set logscale'; done | paste -sd' '
  1 0 0 2
  $ plymeter plot x.csv --x limit --y value --log y --by order > value.svg
  plymeter plot: y is not always above 0: what has no logarithm is not drawn

Widths and files
----------------

A width is what it is of other figures; in print the caption stands beside the figure, and no title on it.

  $ for width in ieee elsevier2 3.3 3.3in 84mm 8.4cm; do
  >   plot --by order --width $width --title 'How many & why?' -o w.svg 2> said
  >   grep -o '^ width="[0-9]*pt"' w.svg; grep -v '^<metadata>\|^<title>' w.svg | grep 'How many'; done | uniq -c
        1  width="251pt"
        1  width="520pt"
        2  width="237pt"
        2  width="238pt"
  $ cat w.caption.tex; plot --where order=first --width acm -o w.pdf; cat w.caption.tex
  How many \& why? means and 95 \% intervals over 5 seeds.
  w.pdf: Leaves against search depth
  Leaves against search depth; first; means and 95 \% intervals over 5 seeds.
  $ rm w.*; plot --by order --title 'How many?' -o w.svg; test -e w.caption.tex || grep -c 'How many' w.svg
  w.svg: How many?
  3
  $ echo mine > v.caption.tex; refused 3 plot x.csv --x limit --y leaves --by order --width ieee -o v.svg; ls v.*; cat v.caption.tex
  v.caption.tex: no figure beside it shows that plymeter wrote it; move it, or choose another name
  v.caption.tex
  mine
  $ plymeter plot --help | tr -s ' \n' ' ' > help; sed -n '/^$widths/,/^end/p' plots/style.gnuplot | sed '1d;$d' |
  >   while read name length; do grep -q "[ ,]$name[ ,]" help || grep -q "or $name" help || echo $name; done
  $ for width in iee 2 30in 3,3 '' 3.3inch in 1e1 '3in;' -3; do
  >   refused 2 plot x.csv --x limit --y leaves --width="$width"; done | sed 's/width is ieee.*web, thumb/.../; s/"[^m].*"$/.../' | uniq -c
        1 plymeter plot: a ...nail, or a length from 2.5in to 20in such as 3.3, 3.3in or 84mm, unlike "iee"; did you mean "ieee"?
        3 plymeter plot: a ...nail, or a length from 2.5in to 20in such as 3.3, 3.3in or 84mm, unlike ...
        1 plymeter plot: a ...nail, or a length from 2.5in to 20in such as 3.3, 3.3in or 84mm, unlike ""
        5 plymeter plot: a ...nail, or a length from 2.5in to 20in such as 3.3, 3.3in or 84mm, unlike ...

A script is drawn as those in plots/ are: as wide as is asked for, or as it was asked for first, with a caption in print.

  $ plot --by order --script > plots/w.gp; plymeter figure x.csv --script w --width ieee -o i.svg
  $ plot --by order --width ieee -o j.svg; cmp i.caption.tex j.caption.tex
  j.svg: Leaves against search depth, by order
  $ grep -v '^<metadata>' i.svg > a; grep -v '^<metadata>' j.svg | diff a -
  $ for ending in pdf png eps tex; do plymeter figure x.csv --script w --width 84mm -o c.$ending; done
  $ plot --by order --width acm --script > plots/w.gp
  $ gnuplot -e "plymeter='build/plymeter'" plots/w.gp | grep -o 'viewBox="0 0 [0-9]*'
  viewBox="0 0 240
  $ gnuplot -e "plymeter='build/plymeter'; paper='ieee'" plots/w.gp | grep -o 'viewBox="0 0 [0-9]*'
  viewBox="0 0 251

Its own files are replaced, and others' are not.

  $ for again in 0 1; do for ending in svg pdf png; do plot --by order --width 3.3 -o "it's.$ending"; done; done 2>&1 | sort -u
  it's.pdf: Leaves against search depth, by order
  it's.png: Leaves against search depth, by order
  it's.svg: Leaves against search depth, by order
  $ head -c 4 it*.pdf; echo; head -c 4 it*.png | tail -c 3; echo; head -c 5 it*.svg; grep -o '"csv":{"path":"x.csv",' it*.svg
  %PDF
  PNG
  <?xml"csv":{"path":"x.csv",
  $ refused 2 plot x.csv --x limit --y leaves -o x.csv
  plymeter plot: a figure's name ends in .svg, .pdf or .png, unlike "x.csv"
  $ echo mine > own.svg; refused 3 plot x.csv --x limit --y leaves --by order -o own.svg; cat own.svg
  own.svg: plymeter did not draw this and would destroy it; move it, or choose another name
  mine
  $ plot --by order | grep -o '<metadata>\|"drawing":{[^}]*}'
  <metadata>
  "drawing":{"command":["plymeter","plot","--x","limit","--y","leaves","--by","order","x.csv"]}
  $ PATH=/nowhere "$PLYMETER" plot x.csv --x limit --y leaves --by order -o z.svg; echo $?; ls z.svg*
  gnuplot is not installed; on Debian it is in the package gnuplot-nox, which make deps installs
  3
  ls: cannot access 'z.svg*': No such file or directory
  [2]

What is wrong
-------------

  $ refused 2 plot x.csv --x limit; refused 2 plot x.csv --x limit --y leafs --by order
  plymeter plot: "--x" and "--y" are to say what is plotted, such as --x limit --y leaves
  x.csv:1: no column "leafs"; did you mean "leaves"?
  $ refused 2 plot x.csv --x depth --y leaves --by order; refused 2 plot x.csv --x limit --y leaves --by order,pvs
  x.csv:1: no column "depth"; that is a cutoff: did you mean "limit"?
  x.csv:1: no column "pvs"; that is an algorithm: did you mean "algorithm"?
  $ refused 2 plot x.csv --x limit --y leaves; refused 2 plot x.csv --x limit --y leaves --by limit # it would mix orders
  x.csv: means of leaves would mix different order: "first" in line 2, "second" in line 17
  x.csv: name what differs in --by, or allow it with --pool order
  plymeter plot: "limit" is along x, and so no name of curves (--by) or panels
  $ refused 2 plot x.csv --x evaluations --y leaves --by order,limit; refused 2 plot x.csv --x order --y leaves --by seed,limit
  plymeter plot: "evaluations" is no axis: --points is to name the axis whose values make points
  x.csv: 15 curves by seed,limit are too many to tell apart, 7 at most: choose some with --where
  $ refused 3 plot none.csv --x limit --y leaves | cut -d';' -f1; refused 2 plot x.csv --x limit --y leaves --where order
  none.csv: No such file or directory
  plymeter plot: "--where" takes COLUMN=VALUE, not "order"

Names that would be commands for a shell or for gnuplot: each would make a file, whose name begins with "made".

  $ cat > 'a dir.csv' << 'end'
  > game,seed,algorithm,order,cutoff,limit,status,value,move,leaves
  > "a`touch made1`",1,x,"$(touch made2) it's",depth,1,ok,1,a,10
  > "''`touch made3`@open } # {",1,x,"'",depth,1,ok,1,a,20
  > "'",1,x,"'`touch made4`''""''`touch made5`",depth,1,ok,1,a,30
  > "
  > END
  > system('touch made6')
  > ",1,x,@plymeter; touch made7 \,depth,1,ok,1,a,40
  > end
  $ mkdir "a dir's"; cp 'a dir.csv' "a dir's/x.csv; touch made8 '\"@open"; cd "a dir's"; ln -s ../plots ../build .
  $ harm() { plymeter plot x.csv* --y leaves --title "'''\`touch made9\`' @open {" "$@"; }
  $ harm --x limit --by game,order > ../a.svg 2> ../said; harm --x limit --by game,order --script > ../a.gp
  $ gnuplot ../a.gp > ../b.svg; drawn ../b.svg > ../b; drawn ../a.svg | diff - ../b
  $ grep -o 'a`touch made1`, $(touch made2) it' ../b.svg
  a`touch made1`, $(touch made2) it
  $ harm --x order --by limit --pool game > ../a.svg 2> ../said; harm --x limit --by order --panel game > ../a.svg 2> ../said
  $ harm --x limit --by order --panel game --script > ../a.gp; gnuplot ../a.gp > ../a.svg
  $ harm --x limit --where 'game=a`touch made1`' --script > ../a.gp; gnuplot ../a.gp > ../a.svg
  $ cd ..; find . -name 'made*'

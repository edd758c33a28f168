LaTeX commands for the numbers of a text: their names, their numbers, and the commands that print these again.

  $ . "$PROJECT"/tests/setup.sh
  $ macros() { plymeter summary --macros r.csv "$@" | grep -v '^%\|^$\|provide'; }

Names are of letters.

  $ lines name,gain over_best,1 connect4,1 table+killer+history,1 131072,1 -0.5,1 1-2,1 'äa ≥.b-,1' ,1 > r.csv
  $ macros --by name --of gain | grep 'N}'
  \newcommand{\GainOverBestN}{\num{1}}
  \newcommand{\GainConnectFourN}{\num{1}}
  \newcommand{\GainTableKillerHistoryN}{\num{1}}
  \newcommand{\GainNameOneThreeOneZeroSevenTwoN}{\num{1}}
  \newcommand{\GainNameMinusZeroPointFiveN}{\num{1}}
  \newcommand{\GainOneTwoN}{\num{1}}
  \newcommand{\GainABN}{\num{1}}
  \newcommand{\GainN}{\num{1}}

Numbers, of which there may be none:

  $ lines game,seed,algorithm,order,limit,status,leaves,gain x,1,pvs,a_b,8,ok,10,1 x,2,pvs,a_b,8,ok,12,1.5 \
  >   x,3,pvs,a_b,8,ok,17,1.5 x,4,pvs,a_b,8,ok,19,2 x,5,pvs,a_b,8,ok,19,1 \
  >   "x,1,pvs,it's,8,ok,1000," x,1,pvs,a.b,9,ok,7,1 x,1,pvs,a_b_low,8,ok,7,1 > r.csv
  $ macros --by order --where limit=8 --where "order=a_b|it's"
  \newcommand{\LeavesAB}{\num{15.4}}
  \newcommand{\LeavesABLow}{\num{5.8}}
  \newcommand{\LeavesABHigh}{\num{19.9}}
  \newcommand{\LeavesABN}{\num{5}}
  \newcommand{\LeavesABUnits}{\num{5}}
  \newcommand{\LeavesItS}{\num{1000}}
  \newcommand{\LeavesItSN}{\num{1}}
  \newcommand{\LeavesItSUnits}{\num{1}}
  $ macros --by order,limit --of gain --where order=a_b --prefix My | head -1
  \newcommand{\MyGainABLimitEight}{\num{1.40}}
  $ plymeter summary --macros r.csv --by order --of gain --where "order=it's" | grep '^% .G'
  % \GainItS: no row has a number

Each command that stands above numbers prints a row of summary whose mean they round.

  $ plymeter summary --macros r.csv --by order,limit,game > all.tex
  $ while IFS= read -r line; do case $line in
  >   *" --macros "*|*Low}*|*High}*|*N}*|*Units}*) ;;
  >   "% "*" summary "*) eval "${line#% }" | sed -n '2,$p' | cut -d, -f6;;
  >   *newcommand*) printf '  rounds to %s\n' "$line";; esac; done < all.tex
  15.4
    rounds to \newcommand{\LeavesABLimitEightX}{\num{15.4}}
  1000
    rounds to \newcommand{\LeavesItSLimitEightX}{\num{1000}}
  7
    rounds to \newcommand{\LeavesABLimitNineX}{\num{7}}
  7
    rounds to \newcommand{\LeavesABLowLimitEightX}{\num{7}}

Names that clash are refused, with no file written; short names may part them.

  $ plymeter summary --macros r.csv --by order --pool limit --where order=a_b,a.b -o m.tex; test -e m.tex || echo there is none
  r.csv: order=a_b and order=a.b would both be named \LeavesAB: choose some of them with --where, in a file of their own with --prefix, or call them otherwise with --name
  there is none
  $ plymeter summary --macros r.csv --by order --where order=a_b,a_b_low
  r.csv: order=a_b and order=a_b_low would both be named \LeavesABLow: choose some of them with --where, in a file of their own with --prefix, or call them otherwise with --name
  [2]
  $ macros --by order,limit --where order=a_b,a.b | grep -v 'Low\|High\|N}\|Units'
  \newcommand{\LeavesABLimitEight}{\num{15.4}}
  \newcommand{\LeavesABLimitNine}{\num{7}}
  $ macros --by order --pool limit --where order=a_b,a.b --name a.b=Dot | grep Dot}
  \newcommand{\LeavesDot}{\num{7}}
  $ gain="--by order,limit --of gain --where order=a_b"
  $ macros $gain --name gain=G,limit=,a_b=A | head -2; macros $gain --name 8=Deep | head -1
  \newcommand{\GAEight}{\num{1.40}}
  \newcommand{\GAEightLow}{\num{0.94}}
  \newcommand{\GainABDeep}{\num{1.40}}

Rows that come later change no name.

  $ names() { grep -o '{.L[^}]*}' | sort; }
  $ macros --by order,limit --where limit=8 --name leaves=L,limit=d | names > before; wc -l < before
  11
  $ lines x,1,mtdf,a,8,ok,3,1 x,1,pvs,b,9,ok,3,1 | cat r.csv - > more.csv
  $ plymeter summary --macros more.csv --by order,limit --name leaves=L,limit=d | names > after
  $ wc -l < after; comm -23 before after
  20

Wrong calls:

  $ for wrong in '--name gain' '--name gain=G2' '--name gian=G' '--prefix My2'; do
  >   refused 2 summary --macros r.csv $gain $wrong; done
  plymeter summary: "--name" takes COLUMN=LETTERS or VALUE=LETTERS, not "gain"
  plymeter summary: "--name" takes COLUMN=LETTERS or VALUE=LETTERS, not "gain=G2"
  plymeter summary: "--name": "gian" is no column of --of or --by, and no value there
  plymeter summary: "--prefix" begins names of LaTeX commands, of letters only, unlike "My2"
  $ echo mine > mine.tex; refused 3 summary --macros r.csv --by order,limit -o mine.tex; refused 2 summary --macros r.csv
  mine.tex: plymeter did not write this and would destroy it; move it, or choose another name
  r.csv: means of leaves would mix different order: "a_b" in line 2, "it's" in line 7
  r.csv: name what differs in --by, or allow it with --pool order
  $ plymeter summary --macros --help | grep GainEval{}
      Order by evaluation gains \GainEval{} (\GainEvalLow{} to \GainEvalHigh{}; \GainEvalN{} positions).

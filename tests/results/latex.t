LaTeX sets tables and numbers without a complaint.

  $ . "$PROJECT"/tests/setup.sh; needs pdflatex
  $ kpsewhich booktabs.sty siunitx.sty tabularx.sty > /dev/null || needs siunitx
  $ latex() { pdflatex -interaction=nonstopmode -halt-on-error "$1" > said 2>&1 || tail said; }

Texts say what LaTeX would take for commands, and numbers have every size.

  $ cat > odd.csv << 'end'
  > game,seed,algorithm,order,limit,status,leaves
  > "[[1,2],[3,4]]",1,a_b&c%d$e#f{g}h~i^j\k,"<=5""|>x",1,ok,1e300
  > "[[1,2],[3,4]]",1,pvs,,1,ok,-12.5
  > x,1,a_b&c%d$e#f{g}h~i^j\k,"<=5""|>x",1,ok,12345678
  > x,1,pvs,,1,ok,0.00001
  > end
  $ plymeter tabulate odd.csv --rows game,algorithm --cols limit,order -o odd.tex
  $ plymeter tabulate odd.csv --cols game,algorithm --rows order -o wide.tex --interval beside
  $ json > c.json << end
  > { games: [ { game: uniform, branching: 3, seed: 1..6 } ], searches: [ { algorithm: [minimax, alphabeta] } ],
  >   cutoffs: [ { limit: 2 } ], claims: [ { claim: "alpha-beta & co. save 5 %", metric: leaves, relation: <, value: 1,
  >     where: { algorithm: alphabeta }, against: { algorithm: minimax } },
  >   { claim: each, metric: leaves, relation: <=, value: 27, each: true } ] }
  > end
  $ plymeter run -o c.csv c.json > said 2>&1; plymeter claims --format tex c.csv c.json > claims.tex
  $ plymeter summary --macros c.csv --by algorithm -o macros.tex
  $ lines '\documentclass{article}' '\usepackage{booktabs,siunitx,tabularx}' '\input{macros}' '\begin{document}' '\input{odd}' \
  >   '' '{\tiny\input{wide}}' '' '\input{claims}' '' '\LeavesAlphabeta{} of \LeavesAlphabetaN, from' \
  >   '\LeavesAlphabetaLow{} to \LeavesAlphabetaHigh.' '\end{document}' > set.tex
  $ latex set.tex; grep -E '^(! |LaTeX Warning|Package .* Warning|Missing character)' set.log
  [1]

Without siunitx the numbers of a text are there, too.

  $ lines '\documentclass{article}' '\input{macros}' '\begin{document}' '\LeavesAlphabeta' '\end{document}' > plain.tex
  $ latex plain.tex

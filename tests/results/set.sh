#!/bin/sh
# LaTeX sets tables whose texts say what LaTeX would take for commands, and numbers of every size, without a complaint.
set -eu
cat > odd.csv <<'end'
game,seed,algorithm,order,limit,status,leaves
"[[1,2],[3,4]]",1,a_b&c%d$e#f{g}h~i^j\k,"<=5""|>x",1,ok,1e300
"[[1,2],[3,4]]",1,pvs,,1,ok,-12.5
x,1,a_b&c%d$e#f{g}h~i^j\k,"<=5""|>x",1,ok,12345678
x,1,pvs,,1,ok,0.00001
end
"$PLYMETER" tabulate odd.csv --rows game,algorithm --cols limit,order -o odd.tex
"$PLYMETER" tabulate odd.csv --cols game,algorithm --rows order -o wide.tex --interval beside
"$PLYMETER" claims --format tex c.csv c.json > claims.tex
"$PLYMETER" summary --macros r.csv --by order,limit -o macros.tex
cat > set.tex <<'end'
\documentclass{article}
\usepackage{booktabs,siunitx,tabularx}
\input{macros}
\begin{document}
\input{odd}

{\tiny\input{wide}}

\input{claims}

\LeavesEvalLimitTwo{} of \LeavesEvalLimitTwoN, from \LeavesEvalLimitTwoLow{} to \LeavesEvalLimitTwoHigh.
\end{document}
end
pdflatex -interaction=nonstopmode -halt-on-error set.tex || exit
! grep -E '^(! |LaTeX Warning|Package .* Warning|Missing character)' set.log

# Without siunitx the numbers of a text are there, too.
printf '%s\n' '\documentclass{article}' '\input{macros}' '\begin{document}' '\LeavesEvalLimitTwo' '\end{document}' > plain.tex
pdflatex -interaction=nonstopmode -halt-on-error plain.tex

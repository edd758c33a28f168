#!/bin/sh
# Make the sample paper from results/reference/, and hold it to what a journal would: no error, no reference that leads
# nowhere, nothing that sticks out by more than a point, no character without a glyph, two pages.
#     tests/paper/paper.sh PLYMETER FOLDER        from the project's folder; FOLDER/paper.pdf is the paper
set -eu
plymeter=$1 folder=$2

missing=
for command in pdflatex pdfinfo pdftotext gnuplot rsvg-convert; do
    command -v $command > /dev/null || missing="$missing $command"
done
for file in booktabs siunitx tabularx caption microtype mathptmx geometry; do
    test -n "$missing" || kpsewhich $file.sty > /dev/null || missing="$missing $file.sty"
done
if test -n "$missing"; then
    echo "not tested: the sample paper is not made, because this is missing:$missing" \
        "(Debian has it in texlive-latex-recommended, texlive-science, texlive-fonts-recommended, poppler-utils, librsvg2-bin)"
    exit 0
fi

parts=$folder/parts data=results/reference tree='[[3,5,1],[7,3,-4],[-3,0,3]]'
rm -rf "$folder"
mkdir -p "$parts"

# Figures
plots/draw "$plymeter" $data/doubling.csv plots/doubling.gp "$parts/doubling.tex" ieee
plots/draw "$plymeter" $data/games-order.csv plots/games-order.gp "$parts/games-order.tex" ieee2
"$plymeter" draw game=tree "tree=$tree" algorithm=alphabeta --bare --width 252pt -o "$parts/worked.pdf"

# Tables
"$plymeter" tabulate $data/tutorial.csv --rows algorithm,order --of value,interior,leaves,cutoffs --where "tree=$tree" \
    -o "$parts/worked-table.tex"
"$plymeter" tabulate $data/doubling.csv --rows order --cols limit --of gain --where game=othello \
    --where limit=4,6,8 --where order=random,eval,best -o "$parts/gain-table.tex"
"$plymeter" claims $data/games-order.csv --format tex > "$parts/claims-table.tex"

# Numbers
"$plymeter" summary --macros $data/doubling.csv --by order --of gain --where game=othello --where limit=8 -o "$parts/gain.tex"
"$plymeter" summary --macros $data/doubling.csv --by order --of leaves,terminals --prefix Finished --where game=connect4 \
    --where limit=8 -o "$parts/finished.tex"
"$plymeter" summary --macros $data/tutorial.csv --by algorithm,order --of leaves --prefix Worked --where "tree=$tree" \
    -o "$parts/worked-numbers.tex"

cp tests/paper/paper.tex "$folder"
cd "$folder"
for time in 1 2 3; do
    if ! max_print_line=1000 pdflatex -interaction=nonstopmode -halt-on-error paper.tex > said; then grep -A 6 '^!' said || tail said; exit 1; fi
done

wrong=0
complain() { echo "$*"; wrong=1; }
grep -E '^(LaTeX|Package [a-z]+) Warning|^Missing character' paper.log > warnings && complain "LaTeX warns: $(cat warnings)"
awk '/^Overfull/ { match($0, /\([0-9.]*pt/); if (substr($0, RSTART + 1, RLENGTH - 3) > 1) { print; n++ } } END { exit n > 0 }' paper.log ||
    complain "more than a point sticks out"
pages=$(pdfinfo paper.pdf | awk '$1 == "Pages:" { print $2 }')
test "$pages" = 2 || complain "it has $pages pages, not 2"
# The first line of what stands together, if a sentence of some words ends with it, is a paragraph's last one.
pdftotext paper.pdf text
grep -nE '^([[:alpha:]]+ )?[[:alpha:]]+\.$' text > short && complain "a paragraph ends in a word or two: $(cat short)"
awk 'before == "" && NF > 3 && /[a-z]\.$/ && !/^(Table|Figure|Means|Exact|\[)/ { print; n++ } { before = $0 } END { exit n > 0 }' text > widows ||
    complain "a line stands alone: $(cat widows)"
test $wrong = 1 || echo "$folder/paper.pdf: 2 pages, without a complaint"
exit $wrong

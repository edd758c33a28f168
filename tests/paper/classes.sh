#!/bin/sh
# Figures and tables of the widths that have names, set by the classes of LaTeX that these are called after: nothing sticks out of a
# column, no figure leaves two points of it, and no table is split that would have fitted.
#     tests/paper/classes.sh PROJECT PROGRAM        works in the current folder
set -eu
project=$1 program=$2
top=$PWD
failed=0

complain() {
    echo "$*"
    failed=1
}

draw() { # draw FIGURE WIDTH
    (cd "$project" && plots/draw "$program" results/reference/tutorial.csv plots/tutorial.gp "$top/$1" "$2")
}

tabulate() { # tabulate NAME ARGUMENT...: print them
    (cd "$project" && shift && "$program" tabulate "$@" --format tex)
}

# Tables of two columns and more, with intervals below the numbers, beside them and nowhere, and of long words: each WHAT NAME
# ARGUMENT...
each_table() {
    doubling=results/reference/doubling.csv
    for last in 3 4 5 8; do
        "$@" "below-$last" $doubling --rows order --cols limit --of gain --where game=othello --where limit=1..$last
        "$@" "beside-$last" $doubling --rows order --cols limit --of gain --where game=othello --where limit=1..$last --interval beside
        "$@" "nowhere-$last" $doubling --rows game,order --cols limit --where game=othello,kalah --where limit=1..$last --interval none
    done
    "$@" algorithms results/reference/gallery/muszycka.csv --rows limit,branching --cols algorithm
    "$@" games results/reference/games-order.csv --rows game,limit --cols order --of gain
}

whole() { tabulate "$@" --width 20in --bare > "$1-whole.tex"; }

split() { # split WIDTH NAME ARGUMENT...
    width=$1 name=$2
    shift
    tabulate "$@" --width "$width" > "$name.tex"
    cat >> class.tex << END
\\begin{table}[p]\\footnotesize\\input{$name}\\setbox0\\hbox{\\input{$name-whole}}\\typeout{table $name \\the\\wd0 \\space of \\the\\linewidth}\\end{table}
\\clearpage
END
}

# class WIDTH CLASS OPTIONS BEGINNING WIDE END NEEDS: figures and tables of that width, between these texts, and a figure of the
# width of two columns; the class needs these files.
class() {
    width=$1 kind=$2
    for file in "$kind.cls" siunitx.sty $7; do
        kpsewhich "$file" > /dev/null || { echo "not tested: $file is not installed, so that nothing of width $width was set"; return; }
    done
    # In draft mode LaTeX needs no outlines, without which letters of other fonts than acmart's cannot be made wider.
    printf '%s\n' '\PassOptionsToPackage{expansion=false}{microtype}' "\\documentclass[$3]{$kind}" '\usepackage{graphicx,color,booktabs,siunitx}' '\begin{document}' "$4" > class.tex
    for figure in $width.pdf $width.tex ${5:+"$5.pdf"}; do
        draw "$figure" "${figure%.*}"
        include="\\includegraphics{$figure}" star=
        case $figure in *.tex) include="\\input{$figure}";; $width.pdf) ;; *) star=*;; esac
        cat >> class.tex << END
\\begin{figure$star}[p]\\noindent$include\\caption{\\protect\\input{${figure%.*}.caption.tex}}
\\setbox0\\hbox{$include}\\typeout{figure $figure \\the\\wd0 \\space of \\the\\linewidth}\\end{figure$star}
END
    done
    if test $width = acm && ! kpsewhich libertine.sty > /dev/null; then
        echo "not tested: libertine.sty, acmart's type, is not installed (Debian: texlive-fonts-extra), so that no table was set in it"
    else
        each_table split "$width"
    fi
    printf '%s\n' "$6" '\end{document}' >> class.tex
    if ! max_print_line=1000 pdflatex -draftmode -interaction=nonstopmode -halt-on-error class.tex > said; then
        complain "$kind sets nothing of width $width: $(grep -A 6 '^!' said || tail said)"
        return
    fi
    ! grep '^Overfull .hbox' class.log || complain "of width $width something sticks out of $kind's column"
    awk '$1 == "figure" && $4 == "of" { seen++; if ($5 - $3 > 2 || $5 - $3 < 0) { print; wrong = 1 } } END { exit wrong || !seen }' class.log ||
        complain "a figure of width $width has not the width of $kind's column"
    for name in $(awk '$1 == "table" && $4 == "of" && $3 + 0 <= 0.97 * $5 { print $2 }' class.log); do
        test "$(grep -c 'begin{tabular' "$name.tex")" = 1 || complain "of width $width $name is split, but fits: $(grep "^table $name " class.log)"
    done
    test "$(grep -c '^table ' class.log)" = "$(grep -c 'typeout{table' class.tex)" || complain "of width $width not all tables were set"
}

each_table whole
class ieee IEEEtran '' '' ieee2 '' ''
class acm acmart sigconf,nonacm '\title{A title}\author{An author}\affiliation{\institution{A place}\country{Here}}\maketitle' acm2 '' 'balance.sty xstring.sty'
class lncs llncs '' '' '' '' ''
class elsevier elsarticle final,5p,twocolumn '' elsevier2 '' ''
class slides beamer aspectratio=169 '\begin{frame}' '' '\end{frame}' pgfcore.sty
exit $failed

#!/bin/sh
# Figures at the size that was asked for, drawn of results/reference/ without a complaint.
#     tests/plots/figures.sh PROJECT PROGRAM findings|kept|pages|widths|languages|fonts|missing|hostile
# works in the current folder.
# "findings" draws one whose sentence no claim bears, "kept" looks at those of results/reference/, "pages" at what belongs
# to the gallery; "widths" draws one figure at each width and in each format, twice, and "languages" figures where numbers
# have a decimal comma, but these three do a part only without LONG=1 in the environment; "fonts" each figure in one column
# with its font, and some without it; "missing" is about a gnuplot that is not there, "hostile" about
# results that mean harm.
set -eu
project=$1 program=$2
top=$PWD
failed=0

complain() {
    echo "$*"
    failed=1
}

# What draws a kept figure, X, X-paper, X-all or X-paper-all.
script_of() { echo "$1" | sed 's/-paper\(-all\)\{0,1\}$/\1/'; }

# draw NAME FIGURE WIDTH: what it says is a complaint.
draw() {
    (cd "$project" && plots/draw "$program" "results/reference/${1%-all}.csv" "plots/$1.gp" "$top/$2" "$3") > said 2>&1 ||
        complain "$2 of width $3 was not drawn"
    grep -v '^the font .* is missing\|^$' said > more || :
    test ! -s more || complain "$2 of width $3: $(cat more)"
}

# The width of a page in points, of which there are 72 an inch; of a PNG 300 dots an inch.
width_of() {
    case $1 in
    *.svg) sed -n 's/^ *width="\([0-9]*\)pt".*/\1/p' "$1";;
    *.pdf) LC_ALL=C sed -n 's/.*MediaBox \[ 0 0 \([0-9]*\) .*/\1/p' "$1";;
    *.eps) sed -n 's/^%%BoundingBox: 0 0 \([0-9]*\) .*/\1/p' "$1";;
    *.tex) sed -n 's/^\\begin{picture}(\([0-9]*\).*/\1/p' "$1" | awk '{ print $1 / 20 }';;
    *.png) case $1 in thumbnail*) dots=144;; *) dots=300;; esac # of a screen, and of print
        od -An -tu1 -j16 -N4 "$1" | awk "{ print int(((\$1 * 256 + \$2) * 256 + \$3) * 256 + \$4 + 1) * 72 / $dots }" | cut -d. -f1;;
    esac
}

# Of an SVG: type of 6 pt at least, no text beyond the page, if letters are about half as wide as high, and labels of the y axis
# clear of its numbers, whose digits are somewhat wider.
look_at_texts() {
    awk -v name="$1" '
        /viewBox/ { gsub(/[^0-9. ]/, ""); split($0, box, " "); wide = box[3]; high = box[4]; if (!high) { wide = box[5]; high = box[6] } }
        /transform="translate/ { place = $0; sub(/.*translate\(/, "", place); split(place, at, /[,)]/)
            turned = /rotate/; anchor = /anchor="end"/ ? 1 : /anchor="middle"/ ? 0.5 : 0
            size = $0; sub(/.*font-size="/, "", size); size += 0 }
        /<text>/ { text = $0; while (match(text, /font-size="[0-9.]+"/)) { part = substr(text, RSTART + 11, RLENGTH) + 0
                if (part < 6) print name ": type of " part " pt"; sub(/font-size="[0-9.]+"/, "", text) }
            gsub(/<[^>]*>/, "", text); gsub(/&[a-z]+;/, "x", text); gsub(/^[ \t]+/, "", text)
            if (size < 6) print name ": type of " size " pt"
            long = length(text) * size * 0.47; texts++
            from = turned ? at[2] + anchor * long : at[1] - anchor * long
            to = turned ? from - long : from + long
            if (from < -2 || to < -2 || from > (turned ? high : wide) + 2 || to > (turned ? high : wide) + 2)
                print name ": \"" text "\" goes from " from " to " to " on a page of " wide " by " high
            n++; said[n] = text; up[n] = turned; left[n] = turned ? at[1] + 0.2 * size : at[1] - anchor * (length(text) - gsub(/[.,]/, "&", text) / 2) * size * 0.556
            top[n] = turned ? to : at[2] - 0.7 * size; bottom[n] = turned ? from : at[2]
            for (i = 1; i < n; i++) if (up[i] != turned) { label = up[i] ? i : n; number = i + n - label
                if (top[label] < bottom[number] && top[number] < bottom[label] && left[number] < left[label] + 0.3 * size && left[number] > left[label] - size)
                    print name ": the label \"" said[label] "\" stands at \"" said[number] "\"" } }
        END { if (!texts) print name ": no text" }' "$1" > texts
    test ! -s texts || complain "$(cat texts)"
}

# Of an SVG of width web: it is called by a title of at most 12 words, of which it says more in a description, which stands below
# the title in at most two lines, and all its texts have at most 60 words, which have a letter.  These thresholds are our own.
what_is_long() {
    awk -v name="$1" '
        function words(text,  part, i, n, count) { n = split(text, part, " "); for (i = 1; i <= n; i++) count += part[i] ~ /[A-Za-z]/; return count }
        !title && match($0, /<title>.*<\/title><desc>.+<\/desc>/) { title = $0; sub(/<title>/, "", title); sub(/<.*/, "", title) }
        /font-size="12.35"/ { lines++ }
        /<text>/ { gsub(/<[^>]*>/, ""); all += words($0) }
        END { if (title == "" || title == "Gnuplot") print name ": no title and description of its own"
            if (words(title) > 12) print name ": a title of " words(title) " words"
            if (lines > 2) print name ": a subtitle of " lines " lines"
            if (all > 60) print name ": " all " words" }' "$1"
}

findings() {
    printf '%s\n' 'load "plots/style.gnuplot"' 'finding = verdict("in ").verdict("it is so")' 'eval page(1, 1, 9)' 'eval next("")' \
        'plot 1' 'eval finish' > unborne.gp
    (cd "$project" && plots/draw "$program" results/reference/doubling.csv "$top/unborne.gp" "$top/unborne.svg") > said 2>&1
    grep -q '"in " begins [0-9][0-9]* claims' said && grep -q '"it is so" begins 0 claims' said ||
        complain "a finding that no claim, or no one claim, bears: $(cat said)"
}

kept() {
    for figure in "$project"/results/reference/*.svg "$project"/results/reference/gallery/*.svg; do
        look_at_texts "$figure"
        name=${figure#"$project/results/reference/"} name=${name%.svg} name=${name%-thumbnail}
        test -e "$project/plots/$(script_of "$name").gp" || complain "no script draws $name.svg"
        what_is_long "$figure" > long
        test ! -s long || complain "$(cat long)"
    done
    sed -e 's|<title>[^<]*</title>|<title>one two three four five six seven eight nine ten eleven twelve thirteen</title><desc>so</desc>|' -e '/<text>/s/.*/& & & & & & &/' \
        "$project/results/reference/doubling.svg" > planted
    test "$(what_is_long planted | grep -c 'a title of 13 words\|: [0-9]* words\|a subtitle of')" = 2 || complain "what is long is not seen"
}

# Of a PDF: no word beyond the page, none over another, and none of less than 6 pt, whose box is a tenth higher, but exponents.
look_at_words() {
    pdftotext -bbox "$1" words
    awk -v name="$1" -F '"' '
        /<page/ { wide = $2; high = $4 }
        /<word/ { text = $0; gsub(/<[^>]*>/, "", text); gsub(/^ +/, "", text); n++; word[n] = text
            left[n] = $2; top[n] = $4; right[n] = $6; bottom[n] = $8; width = $6 - $2; height = $8 - $4; turned[n] = height > width && length(text) > 2
            if ($2 < -0.5 || $4 < -1 || $6 > wide + 0.5 || $8 > high + 1) print name ": \"" text "\" is cut off"
            exponent = n > 1 && word[n - 1] == "10" && text ~ /^[0-9]$/
            if (!exponent && (turned[n] || length(text) < 3 && width > height ? width : height) < 6.6) print name ": \"" text "\" is small"
            for (i = 1; i < n; i++) if (least(right[i], right[n]) - most(left[i], left[n]) > 0.7 && least(bottom[i], bottom[n]) - most(top[i], top[n]) > 3)
                print name ": \"" word[i] "\" and \"" text "\" overlap" }
        function least(a, b) { return a + 0 < b + 0 ? a : b }
        function most(a, b) { return a + 0 > b + 0 ? a : b }
        END { if (!n) print name ": no text" }' words > texts
    test ! -s texts || complain "$(cat texts)"
}

# Without its font a figure is in whatever there is; the widest that machines have is DejaVu Sans.
without() {
    FONTCONFIG_FILE=$top/without.conf draw "$1" "$1-without.pdf" ieee
    look_at_words "$1-without.pdf"
    grep -q 'the font Liberation Sans is missing' "$top/said" || complain "$1 does not say which font is missing"
}

fonts() {
    mkdir gallery
    drawn=0
    cat > without.conf << END
<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><include>/etc/fonts/fonts.conf</include><selectfont><rejectfont><pattern>
<patelt name="family"><string>Liberation Sans</string></patelt></pattern></rejectfont></selectfont></fontconfig>
END
    for script in "$project"/plots/*.gp "$project"/plots/gallery/*.gp; do
        name=${script#"$project/plots/"} name=${name%.gp}
        draw "$name" "$name.pdf" ieee
        test "$(width_of "$name.pdf")" = 251 || complain "$name.pdf is $(width_of "$name.pdf") points wide, not 251"
        look_at_words "$name.pdf"
        grep -q '[0-9a-z]\.$' "$name.caption.tex" || complain "$name has no caption"
        ! grep -q '\(^\|[^\\]\)[%&_#]' "$name.caption.tex" || complain "$name.caption.tex is not TeX"
        test $((drawn % 6)) -gt 0 || without "$name"
        drawn=$((drawn + 1))
    done
    pdffonts "$name.pdf" | grep -q 'LiberationSans.* yes yes yes' || complain "$name.pdf does not hold its font: $(pdffonts "$name.pdf")"
}

# Of each experiment of the gallery there is all that belongs to it, and its page shows each figure.
pages() {
    for config in "$project"/configs/gallery/*.json; do
        name=$(basename "$config" .json)
        case $name in
        *-paper) test -e "${config%-paper.json}.json" || complain "$name enlarges nothing";;
        *)
            test -e "${config%.json}-paper.json" || complain "$name has no paper size"
            grep -q '"claims": ' "$config" || complain "$name claims nothing"
            grep -q "results/reference/gallery/$name\.csv" "$project/plots/gallery/README.md" || complain "plots/gallery/README.md leaves out $name"
            test -e "$project/results/reference/gallery/$name.csv.gz" || complain "$name has no data"
            test -z "${LONG-}" ||
                (cd "$project" && "$program" claims --format md "results/reference/gallery/$name.csv") > judged 2> said ||
                complain "$name: $(cat said; grep 'not expected' judged)";;
        esac
    done
    for script in "$project"/plots/gallery/*.gp; do
        name=gallery/$(basename "$script" .gp)
        test -e "$project/results/reference/$name.svg" || complain "$name has no figure"
        grep -q "reference/$name\.svg.*plots/$name\.gp" "$project/plots/gallery/README.md" || complain "plots/gallery/README.md does not show $name"
    done
}

widths() {
    some="'ieee 251' 'slides 396' '84mm 238' 'thumbnail 180'"
    test -z "${LONG-}" || some="$some 'ieee2 514' 'acm 240' 'acm2 504' 'lncs 345' 'elsevier 251' 'elsevier2 520' \
        '3.3 237' '3.3in 237' '8.4cm 238' '240pt 239'"
    eval "set -- $some"
    for width; do
        points=${width#* } width=${width% *}
        endings='svg pdf png eps tex'
        test "$width" = ieee || test -n "${LONG-}" || endings=svg
        for ending in $endings; do
            draw tutorial "$width.$ending" "$width"
            found=$(width_of "$width.$ending")
            test "$found" = "$points" || complain "$width.$ending is $found points wide, not $points"
        done
        look_at_texts "$width.svg"
    done
    mkdir again
    for ending in svg pdf png eps tex; do # a second later
        draw tutorial "again/ieee.$ending" ieee
        cmp "ieee.$ending" "again/ieee.$ending" || complain "ieee.$ending drawn again is another"
        grep -qa '{"plymeter":' "ieee.$ending" || complain "ieee.$ending does not say that plymeter drew it"
        for width in web thumbnail; do
            draw tutorial "$width.$ending" $width
            test ! -e $width.caption.tex || complain "$width.$ending has a caption beside its title"
        done
    done
    cmp ieee-ink.pdf again/ieee-ink.pdf || complain "ieee-ink.pdf drawn again is another"
    grep -q '{ieee-ink}' ieee.tex || complain "ieee.tex does not include its lines"
    # Names on white stand above it in TeX, too.
    draw deepening named.tex ieee
    awk '/gplgaddtomacro/ { front = /fronttext/ } /after [0-9]* moves/ && front { n++ } END { exit n != 3 }' named.tex ||
        complain "white hides names in named.tex"
    for width in 2in 30in ieee3 2 in '3in;'; do
        (cd "$project" && plots/draw "$program" results/reference/tutorial.csv plots/tutorial.gp "$top/odd.svg" "$width") \
            > said 2>&1 &&
            complain "a width of $width was drawn"
        grep -q 'should be ieee, \|is no word' said || complain "a width of $width: $(cat said)"
    done
}

# german NAME: without what its comment says of its scripts it is as it was kept, or else, with another gnuplot than Debian 12's,
# which draws what is kept, as it is drawn in English.
german() {
    mkdir -p "$1"
    cd "$1"
    whole=${1%-thumbnail} width=web
    test "$whole" = "$1" || width=thumbnail
    drawn() {
        (cd "$project" && LC_ALL=$1 plots/draw "$program" "results/reference/${whole%-all}.csv" "plots/$(script_of "$whole").gp" \
            "$2/$1.svg" $width) > said 2>&1 || complain "$whole was not drawn: $(cat said)"
        grep -v '<metadata>' "$1.svg" > "$1"
    }
    drawn de_DE.UTF-8 "$PWD"
    grep -v '<metadata>' "$project/results/reference/$1.svg" > kept
    cmp -s kept de_DE.UTF-8 || { drawn C "$PWD"; cmp C de_DE.UTF-8 || complain "$1 is another one in German"; }
    cmp -s kept de_DE.UTF-8 || test "$(gnuplot --version)" != 'gnuplot 5.4 patchlevel 4' ||
        complain "$1 is kept otherwise than its script draws it"
}

# Where numbers have a decimal comma, a figure is the same.  What writes numbers is shared, so that with LONG every sixth is
# drawn: all take minutes, most of them for intervals.
languages() {
    export LOCPATH="$top/locales"
    mkdir locales
    localedef -i de_DE -f UTF-8 locales/de_DE.UTF-8 > said 2>&1 || :
    test "$(LC_ALL=de_DE.UTF-8 locale decimal_point)" = , ||
        { echo "not tested: there is no German locale here (Debian's package locales has it): $(cat said)"; exit 77; }
    (cd "$project/results/reference" && if test -n "${LONG-}"; then ls *.svg gallery/*.svg | grep -v -e -paper | sed -n 'p;n;n;n;n;n'
        else printf '%s\n' doubling.svg gallery/ply-thumbnail.svg; fi) | sed 's/\.svg$//' |
        xargs -n 1 -P "$(getconf _NPROCESSORS_ONLN)" sh "$project/tests/plots/figures.sh" "$project" "$program" german ||
        failed=1
    find "$project/plots" "$project/configs" "$project/src" "$project/results/artifact" "$project/.ci" -type f \
        -exec grep -l '^#!/bin/sh' {} + > scripts
    while read -r script; do
        grep -qx 'export LC_ALL=C' "$script" || complain "$script leaves numbers to the user's language"
    done < scripts
}

# A folder of everything that plots/draw calls, but for gnuplot.
missing() {
    mkdir bin
    for command in awk basename cat cut grep gunzip gzip head ln mkdir mv paste rm sed sh sort tr wc; do
        ln -s "$(command -v $command)" bin
    done
    echo old > kept.svg
    draw_here() {
        (cd "$project" && PATH="$top/bin" plots/draw "$program" results/reference/tutorial.csv plots/tutorial.gp "$top/kept.svg") > said 2>&1
    }
    ! draw_here || complain "drawn without gnuplot"
    grep -q 'gnuplot-nox' said || complain "without gnuplot: $(cat said)"
    printf '#!/bin/sh\necho "line 0: unknown or ambiguous terminal name" >&2; exit 1\n' > bin/gnuplot
    chmod +x bin/gnuplot
    ! draw_here || complain "drawn without a terminal"
    grep -q "cannot write .svg .*gnuplot-nox" said || complain "without a terminal: $(cat said)"
    test "$(cat kept.svg)" = old || complain "the old figure is lost"
    test "$(ls -d kept*)" = kept.svg || complain "something is left behind: $(ls)"
    cp "$project/results/reference/prunings-left-out.csv.gz" .
    ! (cd "$project" && plots/draw "$program" "$top/prunings-left-out.csv" plots/prunings-left-out.gp "$top/kept.svg") > said 2>&1 ||
        complain "drawn without the second experiment that it shows"
    grep -q 'reads .*/prunings-match.csv, too' said || complain "without its second experiment: $(cat said)"
}

# What a CSV says is no command, neither of the shell nor of gnuplot.
hostile() {
    echo 'touch pwned' > evil
    ln -s "$project/plots" plots
    ln -s "$program" plymeter
    for name in games-order tutorial prunings-left-out; do
        for text in '`sh evil`' '$(sh evil)' '";sh evil;"' "';sh evil;'" '\");system("sh evil");#' '@evil'; do
            gunzip -c "$project/results/reference/$name.csv.gz" |
                awk -v text="$text" 'BEGIN { gsub(/\\/, "&&", text); gsub(/&/, "\\\\&", text) }
                NR > 1 { gsub(/othello|eval|futility|\[\[3,5\]/, text) } 1' > "$name.csv"
            gnuplot -e "plymeter='./plymeter'; csv='$name.csv'; second='$name.csv'; paper='ieee'; captions='caption'" "plots/$name.gp" > drawn.svg 2> said || :
            test ! -e pwned || { complain "$name obeys $text"; rm pwned; }
        done
    done
}

shift 2
"$@"
exit $failed

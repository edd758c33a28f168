#!/bin/sh
# Installs the Debian packages that are missing, or names them to somebody who cannot:
#     src/deps.sh COMPILER [FOLDER]        with the folder, what make test-long needs besides, npm's part of it in there
set -eu
export LC_ALL=C
compiler=$1 folder=${2-}
missing=

need() { # need PACKAGE COMMAND...: the command succeeds where the package is there
    package=$1
    shift
    "$@" > /dev/null 2>&1 || missing="$missing $package"
}

includes() {
    for header; do echo "#include <$header>"; done | $compiler -E -x c -
}

need "$(basename "${compiler%% *}")" command -v "${compiler%% *}"
need libc6-dev includes stdio.h
need libcjson-dev includes cjson/cJSON.h
need zlib1g-dev includes zlib.h
need libcmocka-dev includes stdarg.h stddef.h setjmp.h stdint.h cmocka.h
need python3-cram sh -c 'command -v cram || command -v cram3'
need gnuplot-nox command -v gnuplot
need locales test -e /usr/share/i18n/locales/de_DE
need fonts-liberation sh -c 'fc-list "Liberation Sans" | grep -q .'

# Other compilers, and the programs of others by which tests judge what plymeter writes.
if test -n "$folder"; then
    PATH=$PATH:/usr/games
    for command in clang clang-format gcc valgrind chromium help2man \
        stockfish fairy-stockfish gpsshogi pgn-extract xboard polyglot xauth npm; do
        need $command command -v $command
    done
    need xvfb command -v xvfb-run
    need nodejs command -v node
    need librsvg2-bin command -v rsvg-convert
    need poppler-utils command -v pdftotext
    need r-base-core command -v Rscript
    for module in pandas jsonschema; do need python3-$module /usr/bin/python3 -c "import $module"; done
    need texlive-latex-recommended kpsewhich booktabs.sty
    need texlive-latex-extra kpsewhich balance.sty
    need texlive-plain-generic kpsewhich xstring.sty
    need texlive-publishers kpsewhich IEEEtran.cls
    need texlive-science kpsewhich siunitx.sty
    need texlive-fonts-recommended kpsewhich ptmr7t.tfm
fi

if test -n "$missing"; then
    sudo=
    test "$(id -u)" = 0 || sudo=sudo
    if ! command -v apt-get > /dev/null; then
        echo "please install what your system calls$missing" >&2
        exit 1
    elif test -n "$sudo" && ! command -v sudo > /dev/null; then
        echo "please install as root: apt-get install$missing" >&2
        exit 1
    fi
    echo "installing$missing"
    $sudo apt-get update -qq
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
fi

# A library of rules of shogi, which npm has and Debian has not.
if test -n "$folder" && ! test -e "$folder/node_modules/shogiops"; then
    npm install --silent --no-audit --no-fund --prefix "$folder" shogiops
fi

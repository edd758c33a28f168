#!/bin/sh
# Install the program and the files that it comes with, or remove them:
#     src/install.sh install|uninstall PREFIX PROGRAM         works in the project's folder
# What is removed does not depend on the version that was installed.
set -eu
export LC_ALL=C
what=$1 prefix=$2 program=$3
share=$prefix/share/plymeter doc=$prefix/share/doc/plymeter
man=$prefix/share/man/man1 completion=$prefix/share/bash-completion/completions/plymeter

put() { # put MODE FILE PLACE
    install -d "$(dirname "$3")"
    install -m "$1" "$2" "$3"
}

if test "$what" = uninstall; then
    rm -rf "$share" "$doc"
    rm -f "$prefix/bin/plymeter" "$completion" "$man"/plymeter.1 "$man"/plymeter-*.1
    # And what version 0.3.0 installed besides.
    rm -f "$prefix/share/man/man5/plymeter-config.5" "$prefix/share/zsh/site-functions/_plymeter" \
        "$prefix/share/fish/vendor_completions.d/plymeter.fish"
    exit
fi

put 755 "$program" "$prefix/bin/plymeter"
for file in configs/*.json configs/*/*.json configs/positions/*.csv configs/positions/*.awk plots/*.gp plots/gallery/*.gp plots/*.gnuplot; do
    put 644 "$file" "$share/$file"
done
put 755 plots/draw "$share/plots/draw"
for file in LICENSE CITATION.cff README.md CHANGELOG.md CONTRIBUTING.md */README.md results/reference/*.svg plots/trees/*.svg; do
    put 644 "$file" "$doc/$file"
done
install -d "${completion%/*}"
src/completion.sh "$program" > "$completion"
chmod 644 "$completion"

# page NAME PURPOSE OPTION: what the program prints when it is asked for help so, as a manual page.
page() {
    help2man --no-info --name="$2" --help-option="$3" --version-string="$("$program" --version | cut -d' ' -f2)" \
        --output="$man/page" "$program"
    sed "s/^plymeter /$1 /" "$man/page" > "$man/$1.1"
    rm "$man/page"
    chmod 644 "$man/$1.1"
}
if command -v help2man > /dev/null; then
    install -d "$man"
    page plymeter "measure game-tree searches" --help
    "$program" --help | sed -n 's/^  \([a-z][a-z]*\)  *\(.*\)/\1 \2/p' | while read -r verb purpose; do
        page "plymeter-$verb" "$purpose" "$verb --help" < /dev/null
    done
else
    echo "there are no manual pages: help2man, which writes them, is not installed; plymeter VERB --help says the same"
fi
echo "installed as $prefix/bin/plymeter"

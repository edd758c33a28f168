#!/bin/sh
# Install the program and the files that it comes with, or remove them:
#     src/install.sh install|uninstall PREFIX PROGRAM         works in the project's folder
# What is removed does not depend on the version that was installed.
set -eu
export LC_ALL=C
what=$1 prefix=$2 program=$3
share=$prefix/share/plymeter doc=$prefix/share/doc/plymeter

# What the program prints: its words, and where they go.
printed() {
    cat << list
manual              share/man/man1/plymeter.1
manual config       share/man/man5/plymeter-config.5
completion bash     share/bash-completion/completions/plymeter
completion zsh      share/zsh/site-functions/_plymeter
completion fish     share/fish/vendor_completions.d/plymeter.fish
list
}

put() { # put MODE FILE PLACE
    install -d "$(dirname "$3")"
    install -m "$1" "$2" "$3"
}

if test "$what" = uninstall; then
    rm -rf "$share" "$doc"
    rm -f "$prefix/bin/plymeter"
    printed | while read -r words place; do rm -f "$prefix/${place##* }"; done
    exit
fi

put 755 "$program" "$prefix/bin/plymeter"
for file in configs/*.json configs/*/*.json configs/positions/*.labels plots/*.gp plots/gallery/*.gp plots/style.gnuplot; do
    put 644 "$file" "$share/$file"
done
put 755 plots/draw "$share/plots/draw"
for file in LICENSE CITATION.cff README.md CHANGELOG.md CONTRIBUTING.md */README.md results/reference/*.svg plots/trees/*.svg; do
    put 644 "$file" "$doc/$file"
done
printed | while read -r verb word place; do
    test -n "$place" || { place=$word word=; }
    install -d "$prefix/$(dirname "$place")"
    "$program" $verb $word > "$prefix/$place"
    chmod 644 "$prefix/$place"
done
echo "installed as $prefix/bin/plymeter"

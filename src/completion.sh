#!/bin/sh
# Print completion for bash, of what --help says: verbs, their options, and behind these files.
#     src/completion.sh PROGRAM > /etc/bash_completion.d/plymeter
set -eu
export LC_ALL=C
verbs=$("$1" --help | sed -n 's/^  \([a-z][a-z]*\)  *.*/\1/p')
cat << 'end'
_plymeter() {
    local words=
    case $COMP_CWORD:${COMP_WORDS[1]} in
end
echo "    1:*|2:help) words='help $(echo $verbs)';;"
for verb in $verbs; do
    options=$("$1" "$verb" --help | sed -n 's/^  \(-., \|    \)\(--[a-z-]*\).*/\2/p')
    echo "    *:$verb) words='$(echo $options)';;"
done
cat << 'end'
    esac
    case $COMP_CWORD:${COMP_WORDS[1]}:$2 in
    1:*|2:help:*|*:-*) mapfile -t COMPREPLY < <(compgen -W "$words" -- "$2");;
    *) COMPREPLY=();;
    esac
}
complete -o default -F _plymeter plymeter
end

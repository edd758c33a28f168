#!/bin/sh
# What each shell completes, as the shell itself says.
#     tests/verbs/completion.sh PROGRAM bash|zsh|fish        works in the current folder, which is to be empty
set -eu
program=$1 shell=$2
mkdir programs z
ln -s "$program" programs/plymeter
PATH="$PWD/programs:$PATH"
export PATH
touch 'a b.csv' b.json
printf 'game,order,limit,status,value\n' > results.csv
command -v "$shell" > /dev/null || { echo "not tested: $shell is not installed, so that nothing was completed"; exit; }

# of WORDS: what the last of them may become, a line each.
case $shell in
bash) # The program's name, and the words as bash takes them apart.
    cat > of.bash << 'end'
source <(plymeter completion bash)
COMP_WORDS=(plymeter "$@") COMP_CWORD=$#
_plymeter plymeter
printf '%s\n' "${COMPREPLY[@]}"
end
    of() {
        line=$1
        set --
        for word in $line; do
            case $word in
            --*=) set -- "$@" "${word%=}" =;;
            *=*) set -- "$@" "${word%%=*}" = "${word#*=}";;
            *) set -- "$@" "$word";;
            esac
        done
        case $line in *' ') set -- "$@" '';; esac
        bash of.bash "$@"
    };;
fish) of() { fish --no-config -c 'source (plymeter completion fish | psub); complete -C "plymeter $argv[1]"' "$1" | cut -f1; };;
zsh) # In a terminal, as somebody types it: of all WORDS at once, each followed by what is to be seen then.
    plymeter completion zsh > z/_plymeter
    zsh -n z/_plymeter
    cat > of.zsh << 'end'
zmodload zsh/zpty
export TERM=dumb
wait_for() {
    repeat 200; do
        while zpty -r -t typed more; do seen+=$more; done
        [[ $seen == *$1* ]] && return
        sleep 0.05
    done
    print -r -- "zsh: \"plymeter $words\" does not become $1, but $seen"
    exit 1
}
zpty typed zsh -f -i
zpty -w typed "PS1=; stty cols 200 -echo; fpath=(\$PWD/z \$fpath); autoload -Uz compinit; compinit -u -D
    bindkey '^I' complete-word; echo READ""Y"
wait_for READY
while IFS= read -r words && IFS= read -r expected; do
    seen=
    zpty -n -w typed "plymeter $words"$'\t'
    wait_for "$expected"
    zpty -n -w typed $'\x15'
done
zpty -d typed
end
    ;;
esac

# may WORDS WORD: the words may end in this one, which bash has taken apart at "=".
may() {
    expected=$2
    if test $shell = zsh; then
        printf '%s\n' "$1" "$2" >> lines
        return
    fi
    test $shell != bash || case $2 in *=) ;; *) expected=${2##*=};; esac
    of "$1" > said
    grep -qxF -- "$expected" said || { echo "$shell: \"plymeter $1\" does not become $2, but"; cat said; exit 1; }
}

may 'comple' completion
may 'summary --tab' --table
may 'cell game=oth' game=othello
may 'cell game=kalah algorithm=mt' algorithm=mtdf
may 'cell game=kalah order=eval+ran' order=eval+random
may 'cell game=othello si' size=
may 'plot --log x' xy
may 'summary results.csv --by ord' order
may 'new gam' game
test $shell = zsh || may 'summary ' 'a b.csv' # which zsh writes with a \
may 'cell game=kalah cutoff=realization table=b' table=b.json
test $shell != zsh || zsh -f of.zsh < lines

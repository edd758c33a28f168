#compdef plymeter
# Completion of plymeter for zsh.  What a word may become the program says itself: plymeter completion words.

_plymeter() {
    local line word
    local -a whole begun patterns
    for line in "${(@f)$(_call_program words ${(q)words[1]} completion words -- ${(q)words[2,CURRENT-1]} ${(q)PREFIX} 2> /dev/null)}"; do
        word=${${line%%$'\t'*}//:/\\:}
        if [[ $line == :* ]]; then
            patterns+=(${line#:})
        elif [[ $word == *[=,] ]]; then
            begun+=("$word:${line#*$'\t'}")
        elif [[ -n $word ]]; then
            whole+=("$word:${line#*$'\t'}")
        fi
    done
    _describe -t words plymeter whole
    _describe -t keys plymeter begun -S ''
    if (( $#patterns )); then
        compset -P '*='
        _files -g "(${(j:|:)patterns})"
    fi
}
_plymeter "$@"

# Completion of plymeter for bash.  What a word may become the program says itself: plymeter completion words.

_plymeter() {
    local words=() count=0 word joined= line file rest before
    # bash has taken the words apart at "=" and ":".
    for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if [[ $word == [=:] && $count -gt 0 ]]; then
            words[count-1]+=$word joined=1
        elif [[ $joined ]]; then
            words[count-1]+=$word joined=
        else
            words[count++]=$word
        fi
    done
    word=${words[count-1]} rest=${word##*=} before=
    [[ $COMP_WORDBREAKS == *[=:]* ]] && before=${word%"${word##*[=:]}"}
    COMPREPLY=()
    while IFS= read -r line; do
        if [[ $line == :* ]]; then
            compopt -o filenames 2> /dev/null
            while IFS= read -r file; do
                COMPREPLY+=("$file")
            done < <({ compgen -f -X "!${line#:}" -- "$rest"; compgen -d -- "$rest"; } | sort -u)
        else
            line=${line%%$'\t'*}
            [[ $line == *[=,] ]] && compopt -o nospace 2> /dev/null
            COMPREPLY+=("${line#"$before"}")
        fi
    done < <("$1" completion words -- "${words[@]}" 2> /dev/null)
}
complete -F _plymeter plymeter

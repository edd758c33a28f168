# Completion of plymeter for fish.  What a word may become the program says itself: plymeter completion words.

function __plymeter_words
    set -l words (commandline -opc) (commandline -ct)
    set -l rest (string replace -r '^.*=' '' -- $words[-1])
    set -l before (string replace -r '[^=]*$' '' -- $words[-1])
    for line in (command $words[1] completion words -- $words[2..-1] 2> /dev/null)
        if not string match -q ':*' -- $line
            echo $line
            continue
        end
        for file in $rest*
            if test -d $file
                echo $before$file/
            else if string match -q -- (string sub -s 2 -- $line) $file
                echo $before$file
            end
        end
    end
end
complete -c plymeter -f -a '(__plymeter_words)'

# Does a word mean one thing in the sources?  Each struct, union and enum has a name of its own in all of src/, and no file has
# a name that was given up because nobody could guess from it what is there (src/README.md, "What words mean").
#     awk -f words.awk FILE...
# What is wrong is printed; exit status 1 if anything is.

BEGIN {
    # What the command line says to a verb; each file of src/verbs/ has one.
    shared["request"] = 1
    count = split("aligned answer apart asked drawn fill floor foresight foreseen fresh inside lasting line meant named " \
                  "names played said searched seen series shipped table tuned turns unfinished watch words", words, " ")
    for (i = 1; i <= count; i++)
        retired[words[i]] = 1
}

FNR == 1 {
    stem = FILENAME
    sub(/.*\//, "", stem)
    sub(/\.[ch]$/, "", stem)
    if (stem in retired)
        complain(FILENAME ": files were called " stem " that nobody could guess: name it by what is there")
}

match($0, /^[ \t]*(typedef )?(struct|union|enum) [A-Za-z_0-9]+ *{/) {
    name = substr($0, RSTART, RLENGTH)
    sub(/ *{$/, "", name)
    sub(/.* /, "", name)
    if (!(name in home))
        home[name] = FILENAME ":" FNR
    else if (!(name in shared))
        complain(FILENAME ":" FNR ": " name " is another thing at " home[name] ": give one of them a name of its own")
}

function complain(text) { print text; wrong = 1 }

END { exit wrong }

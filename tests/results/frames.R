# frames.R BLOCK SUMMARY COLUMNS: the same with R as frames.py does with pandas.
paths <- commandArgs(trailingOnly = TRUE)
source(paths[1]) # which makes rows and ended

table <- strsplit(readLines(paths[3])[-(1:2)], " *[|] *")
types <- setNames(sapply(table, `[`, 5), gsub("`", "", sapply(table, `[`, 2)))
known <- Filter(function(name) !is.na(types[name]) && any(!is.na(rows[[name]])), names(rows))
stopifnot(length(known) > 10)
for (name in known) stopifnot(is.numeric(rows[[name]]) == grepl("number$", types[name]))
stopifnot(all(!is.na(rows$order)), any(rows$order == "none"))
stopifnot(any(is.na(rows$branching)), any(is.na(rows$ns)), !any(rows$ns == 0, na.rm = TRUE))

means <- aggregate(leaves ~ algorithm + order + limit, ended, mean)
both <- merge(means, read.csv(paths[2]), by = c("algorithm", "order", "limit"))
stopifnot(nrow(both) == nrow(means), nrow(means) > 10, abs(both$leaves - both$mean) <= 1e-9 * both$mean)

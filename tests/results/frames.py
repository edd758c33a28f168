"""frames.py BLOCK SUMMARY COLUMNS: run the README's lines of pandas, and hold what they read to summary and list columns."""
import csv
import sys

block, summary, columns = sys.argv[1:]
with open(block, encoding="utf-8") as file:
    exec(file.read())  # which makes rows and ended

types = {}
with open(columns, encoding="utf-8") as file:
    for line in list(file)[2:]:
        fields = [field.strip() for field in line.split("|")]
        types[fields[1].strip("`")] = fields[4]
seen = 0
for name in rows.columns:
    if name in types and rows[name].notna().any():
        is_number = pandas.api.types.is_numeric_dtype(rows[name])
        assert is_number == types[name].endswith("number"), (name, types[name], rows[name].dtype)
        seen += 1
assert seen > 10
assert rows.order.notna().all() and (rows.order == "none").any()
assert rows.branching.isna().any() and rows.ns.isna().any() and not (rows.ns == 0).any()

means = ended.groupby(["algorithm", "order", "limit"]).leaves.mean()
with open(summary, encoding="utf-8") as file:
    lines = list(csv.DictReader(file))
assert len(lines) == len(means) > 10
for line in lines:
    mean = means[line["algorithm"], line["order"], int(line["limit"])]
    assert abs(mean - float(line["mean"])) <= 1e-9 * mean, line

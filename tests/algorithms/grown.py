"""Do searches find the values that others know?  Those that do not end, or that nobody knows, are named.

    grown.py KNOWN.csv GROWN.csv
"""
import csv, sys


def rows(path):
    """What is searched and how deep, as one text; by which algorithm; and what came of it."""
    with open(path) as file:
        for row in csv.DictReader(file):
            asked = [text for name, text in list(row.items())[:list(row).index('algorithm')] if text]
            yield ' '.join(asked + [row['limit']]), row['algorithm'], row['status'], row['value']


known = {asked: value for asked, algorithm, status, value in rows(sys.argv[1]) if status == 'ok'}
for asked, algorithm, status, value in rows(sys.argv[2]):
    if status != 'ok':
        print(algorithm, asked, status)
    elif asked not in known:
        print(algorithm, asked, value, 'is not known')
    elif value != known[asked]:
        print(algorithm, asked, value, 'is', known[asked])

"""schema.py PROJECT PROGRAM READER SCHEMA [MOST]: do the schema and the reader say the same of configs?

The configs are what there is: those that are shipped, those that tests and READMEs have as texts, and the seeds of the
fuzzers; and a sample of MOST changes of these, and of small configs that are made from the schema.  Whatever the schema
rejects must be rejected by the reader.  What the reader alone rejects must be wrong by one of the rules below, each of which
must be met.  Works in the current folder.
"""
import copy
import glob
import json
import os
import random
import re
import subprocess
import sys

from jsonschema import Draft7Validator

project, program, reader, schema_path = sys.argv[1:5]
most = int(sys.argv[5]) if len(sys.argv) > 5 else 800

# What only the reader knows: what it is about, how its complaints read, and what must be true of their place.
RULES = [
    ("a key that stands twice in an object", r"duplicate key", None),
    ("remarks with integers beyond 2^53, half of a surrogate pair, or values nested more than 500 deep", r"nested deeper|beyond 2\^53|cannot hold '|lone surrogate|is too large: the limit", None),
    ("`4.0` and `1e1`, which are no whole numbers here", r'not "-?[0-9]*(\.[0-9]*)?([eE][+-]?[0-9]+)?"(;|$)|not "-0"', "number"),
    ("how large numbers in quotes are, and ranges", r'number from .*, not "|one of [0-9|]+, not "|: the range "|the list of "\w+" has more', "quoted"),
    ("files that are named, and what is in them", r": No such file or directory(; did you mean .*)?$|\.(csv|txt)(:\d+|:| has)|the file has only", None),
    ("what a game, a leaf or a cutoff finds wrong with itself", r"^\d+:\d+: [a-z0-9]+( on [a-z0-9]+)?: ", None),
    ("how many cells there are, and that a match has two players of different names",
     r"these are more than \d+ cells|excludes every cell|excludes nothing|a match needs two|are both named", None),
    ("values and columns that no cell has", r"no cell here has the|there will be no column|no axis is named", None),
    ("rows of claims without a partner, or with several", r"has no partner: |has more than one partner: ", None),
    ("metrics that these rows do not have, and theory that is not about these cells",
     r"is no column of numbers here: rows have it|\"theory\" wants cells|is an axis, no column of numbers", None),
    ("values that contradict each other", r'nothing is "within" these|"elo0" is to be below|none is asked for$|"==" is of counts|each needs a name of its own', None),
    ("budgets that a handicap cannot multiply", r"a handicap (multiplies budgets|is to make a whole)|no budget can be so large", None),
    ("which engines there are, and what they cannot be asked", r"as no engine does", None),
    ("what there is to tune, and by how many positions",
     r"positions are too few to tell|and so nothing to choose|is tuned for one game|\"tune\" chooses among", None),
    ("which leaves and algorithms cannot judge decisions", r"errs on purpose$|answers another question than what a move is worth$", None),
    ("of which games a reference speaks", r"the config has no game|\"reference\" says nothing of", None),
    ("experiments from which positions are to be apart", r"cannot be apart from itself$|; a config is wanted, or the name", None),
    ("which games judge their decisions themselves, and so need no reference", r'needs a "reference" to judge by', None),
    ("pieces that are not there, use themselves, or do not fit", r'there is no piece "|uses itself$|is a list has neither keys|is in another of these|from" itself$', None),
    ("what is in pieces, wherever it is used", r"", "use"),
    ("what one key asks of others", r'goes with|names no "|spent only if|has no such parameter, but|has no ("|sentence)|needs? "|this has neither'
     r'|to what\?|, not both|exclude each other|, not of each row|does not say|takes a "|none is asked for|expected the name', None),
    ("keys that only other games or searches have", r'unknown key "|is to be', "selection"),
]


def place_of(text, complaint):
    """What stands before the place of a complaint, and there."""
    line, column = (int(number) for number in complaint.split(":")[:2])
    before = text.split(b"\n")[:line - 1]
    start = sum(len(one) + 1 for one in before) + column - 1
    return text[:start], text[start:]


def is_there(where, text, complaint):
    before, after = place_of(text, complaint)
    if where == "quoted":
        return after[:1] in (b'"', b"[")
    if where == "number":
        return after[:1] not in (b'"', b"[") or b"." in after
    if where == "use":
        return b'"use"' in text
    return where is None or any(key in before for key in (b'"exclude"', b'"where"', b'"against"', b'"reference"'))


def rules_of(text, complaint):
    complaint = complaint.strip()
    return [name for name, pattern, where in RULES if re.search(pattern, complaint) and is_there(where, text, complaint)]


def parse(text):
    """As an editor does: strict in its grammar, but of keys that stand twice the last one counts."""
    def refuse(word):
        raise ValueError(word)
    return json.loads(text.decode("utf-8-sig"), parse_constant=refuse)


# --- the corpus -----------------------------------------------------------------------------------------------------

corpus = {}


# Long ranges, and large experiments that positions are to be apart from, of which the reader would make cells for seconds.
LONG = re.compile(rb'\.\.[0-9]{5,7}"|"[a-z-]*-paper"')


def add(origin, text):
    text = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
    if not LONG.search(text):
        corpus.setdefault(text, origin)


made = {}


def make(origin, value):
    """One of which a sample is taken."""
    made.setdefault(json.dumps(value, ensure_ascii=False), origin)


def take_sample():
    for text in dice.sample(list(made), min(most, len(made))):
        add(made[text], text)


def shipped():
    folders = ["", "gallery/", "levels/", "strong/", "placed/"]
    names = [folder + "*.json" for folder in folders] + ["tables/*.learn.json", "tables/strong/*.games.json"]
    for path in sorted(sum((glob.glob("configs/" + name) for name in names), [])):
        if not path.endswith("/engines.json"):
            with open(path, "rb") as file:
                yield path, file.read()


def settings_of(path, name):
    """What a search of a config is, but for the limits of its cutoff; None if it has no such search."""
    with open(path, encoding="utf-8") as file:
        config = json.load(file)
    for search in config["searches"]:
        if search.pop("name", None) == name:
            cutoff = search.pop("cutoffs", config.get("cutoffs"))[0]
            return search, {key: value for key, value in cutoff.items() if key != "limit"}
    return None


def strong_levels():
    """Each level that was placed, and whether it is still what was placed."""
    for path in sorted(glob.glob("configs/levels/*.json")):
        level = settings_of(path, "Strong")
        if level:
            yield path, level == settings_of(path.replace("levels", "placed"), "Strong")


LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
LITERALS = re.compile(r'(?:"(?:[^"\\\n]|\\.)*"\s*)+')
BEGINNING = re.compile(r'\{\s*"(?:games|searches|measure|question)"')


def unescape(text):
    def one(found):
        code = found.group(1)
        if code[0] == "x":
            return chr(int(code[1:], 16))
        if code[0] in "01234567":
            return chr(int(code, 8))
        return {"n": "\n", "t": "\t"}.get(code, code)
    return re.sub(r"\\(x[0-9a-fA-F]+|[0-7]{1,3}|.)", one, text)


def from_tests():
    """The texts of tests in C, as the preprocessor puts them together, and what stands in scripts and transcripts."""
    for path in sorted(glob.glob("tests/*/*.c")):
        with open(path, encoding="utf-8") as file:
            if 'games\\":' not in file.read():
                continue
        macros = [f'-D{name}="x"' for name in ("GAME", "NAME", "PROGRAM", "STEPS", "BROKEN")]
        compiler = os.environ.get("CC", "cc").split()
        folders = [f"-I{folder}" for folder in [".", "src"] + glob.glob("src/*/")]
        expanded = subprocess.run(compiler + ["-E", "-P", "-D_DEFAULT_SOURCE"] + folders + macros + [path],
                                  capture_output=True, encoding="utf-8", check=True)
        for literals in LITERALS.finditer(expanded.stdout):
            add_texts(path, unescape("".join(LITERAL.findall(literals.group()))).replace("%%", "%"))
    for path in sorted(glob.glob("tests/*/*.sh") + glob.glob("tests/*/*.t") + glob.glob("*/README.md") + ["README.md"]):
        with open(path, encoding="utf-8") as file:
            add_texts(path, re.sub(r"^  > ", "", file.read(), flags=re.MULTILINE))


def add_texts(origin, text):
    if BEGINNING.match(text):
        add(origin, text.encode("latin-1", "replace") if "\xff" in text else text)
    for found in BEGINNING.finditer(text):
        try:
            value, end = json.JSONDecoder().raw_decode(text, found.start())
            add(origin, text[found.start():end])
        except ValueError:
            pass


def seeds():
    subprocess.run(["tests/fuzz/seeds", program, os.path.join(here, "seeds")], check=True)
    for path in sorted(glob.glob(os.path.join(here, "seeds/config/*"))):
        with open(path, "rb") as file:
            add("seed " + os.path.basename(path), file.read())


# --- changes --------------------------------------------------------------------------------------------------------

WRONG_TYPES = [None, True, False, {}, [], [[]], [{}], 7, -1, 0.5, 1e300, "", "x", "=x", "a\nb", "-3", "1..3", "3..1", "1-3",
               [1, 1], ["1..2", 5], "7", "1e1", "none", 2**53 + 1, 2**70]


def places(value, path=()):
    """Every key and element, as a path."""
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    for key, child in children:
        yield path + (key,)
        yield from places(child, path + (key,))


def changed(value, path, change):
    result = copy.deepcopy(value)
    parent = result
    for key in path[:-1]:
        parent = parent[key]
    change(parent, path[-1])
    return result


def replace(new):
    def change(parent, key):
        parent[key] = new
    return change


def remove(parent, key):
    del parent[key]


def misspell(parent, key):
    if isinstance(parent, dict):
        parent[key[:-1] + "q"] = parent.pop(key)


def repeat(parent, key):
    if isinstance(parent, list):
        parent.append(copy.deepcopy(parent[key]))


def mutate(origin, value):
    for path in places(value):
        for change in [remove, misspell, repeat] + [replace(new) for new in dice.sample(WRONG_TYPES, 3)]:
            make("changed " + origin, changed(value, path, change))


def changes():
    for text, origin in list(corpus.items()):
        try:
            value = parse(text)
        except ValueError:
            continue
        if isinstance(value, dict) and len(text) < 3000:
            mutate(origin, value)


# --- configs that are made from the schema --------------------------------------------------------------------------

BASE = {"games": [{"game": "uniform"}], "searches": [{"algorithm": "alphabeta"}]}


def branches(entry):
    """Each part of an entry: its kind, its name, and what its keys take, of which `list` knows which these are."""
    for kind, value in entry["properties"].items():
        for name in [way["const"] for way in value.get("anyOf", []) if "const" in way] if isinstance(value, dict) else []:
            told = subprocess.run([program, "list", name], capture_output=True, encoding="utf-8", check=True).stdout
            own = set(re.findall(r"^ +([a-z_]+) ", told, flags=re.MULTILINE))
            yield kind, name, {key: takes for key, takes in entry["properties"].items() if key in own}


def candidates(schema):
    """Values within, at and beyond the bounds, every word, and what is of no use."""
    found = list(WRONG_TYPES)
    for way in [schema] + schema.get("anyOf", []) + [way for several in schema.get("anyOf", []) for way in several.get("anyOf", [])]:
        found += way.get("enum", []) + [str(word) + "q" for word in way.get("enum", [])] + [[word] for word in way.get("enum", [])]
        for bound, step in (("minimum", -1), ("maximum", 1)):
            if bound in way:
                number = way[bound]
                found += [number, number + step, str(number), str(number + step), [number], [number + step], float(number)]
        if way.get("type") == "integer":
            found += [f"{way['minimum']}..{way['minimum'] + 1}", f"{way['maximum']}..{way['maximum'] + 1}", "1.5"]
    return found


def with_entry(section, entry):
    return {**BASE, section: [entry]}


def from_schema(schema):
    sections = [("games", schema["properties"]["games"]["items"]), ("searches", schema["definitions"]["searches"]["items"]),
                ("cutoffs", schema["definitions"]["cutoffs"]["items"])]
    for section, entry in sections:
        for kind, name, takes in branches(entry):
            for key, value in takes.items():
                for one in candidates(value) if value else [1]:
                    make(f"{name} {key}", with_entry(section, {kind: name, key: one}))
                make(f"{name} {key}q", with_entry(section, {kind: name, key + "q": 1}))
    for key, value in schema["properties"].items():
        for one in candidates(value) if isinstance(value, dict) else [1]:
            make(key, {**BASE, key: one})
    for key, value in schema["properties"]["limits"]["properties"].items():
        for one in candidates(value) if isinstance(value, dict) else [1]:
            make("limits " + key, {**BASE, "limits": {key: one}})
    objects(schema)


def objects(schema):
    """Claims, matches, decisions and selections, changed at every place."""
    claim = {"claim": "c", "metric": "leaves", "relation": "<=", "value": 3}
    wide = {"games": [{"game": "uniform", "seed": "1..3", "name": "x"}, {"game": "tree"}],
            "searches": [{"algorithm": ["alphabeta", "pvs"], "order": ["best", "eval+table"], "name": "a"}],
            "cutoffs": [{"limit": [2, 3], "deepen": "nodes", "budget": 100}]}
    del wide["games"][0]["name"]
    wholes = [
        {**wide, "claims": [claim], "exclude": [{"limit": 2, "order": "best"}]},
        {**wide, "claims": [{**claim, "where": {"limit": 3}, "pool": ["limit"], "unit": "seed", "confidence": 0.9}]},
        {**wide, "claims": [{"claim": "c", "metric": "value", "against": {"limit": 2}, "compare": "correlation", "relation": ">", "value": 0.5}]},
        {**wide, "claims": [{"claim": "c", "metric": "value", "against": {"limit": 2}, "compare": "ranks", "relation": "~", "value": 0.5, "margin": 0.1}]},
        {**wide, "claims": [{**claim, "source": {"cite": "Doe", "says": "3", "game": ["uniform", "go"], "same": ["depth", "design"]}}]},
        {**wide, "claims": [{"claim": "c", "metric": "gain", "within": [1, 2], "expect": "FAIL", "written": "before"}]},
        {**wide, "claims": [{**claim, "against": {"algorithm": "pvs"}, "pair": ["seed"], "compare": "ratio"}]},
        {**wide, "claims": [{"claim": "c", "metric": "leaves", "relation": "==", "each": True, "theory": "minimal_leaves"}]},
        {**wide, "measure": "decision", "reference": {"algorithm": "pvs", "order": "eval", "limit": 3, "branching": 4, "fail": "soft"}},
        {**wide, "measure": "decision", "reference": {"limit": 3, "seed": 3, "first": "min", "fail": "soft"}},
        {**wide, "measure": "decision", "reference": {"file": "x.csv", "cap": 1000}},
        {**wide, "measure": "decision", "reference": {"file": ["x.csv", "y.csv"]}},
        {**BASE, "games": [{"game": "tictactoe", "position": ["start", {"file": "x.txt", "first": 3}]}]},
        {**BASE, "games": [{"game": "tictactoe", "opening": 1, "seed": {"first": 5, "distinct": 3}}]},
        {**BASE, "games": [{"game": "tictactoe", "opening": 1, "seed": {"distinct": 3, "apart": ["x", "growth"]}}]},
        {**BASE, "searches": [{"algorithm": "alphabeta", "name": "a"}, {"algorithm": "pvs", "name": "b"}], "measure": "match",
         "pairing": "all", "sprt": {"elo0": 0, "elo1": 5, "errors": 0.1}},
        {**wide, "measure": "match", "handicap": [0.5, 1, 2], "claims": [{**claim, "metric": "points", "where": {"handicap": 2}}]},
        {**BASE, "limits": {"seconds": 1, "repeat": 5, "precision": 0.2, "timing_seconds": 2}},
        {"games": [{"game": "uniform", "searches": BASE["searches"]}, {"game": "tree", "searches": [{"algorithm": "pvs", "name": "a"}]}]},
        {**wide, "games": [{"game": "tree"}, {"game": "uniform", "searches": BASE["searches"]}]},
        {**BASE, "define": {"a": {"order": "eval"}, "b": [{"algorithm": "pvs", "use": "a"}]}, "searches": [{"use": ["a"], "algorithm": "minimax"}, {"use": "b"}]},
        {**BASE, "define": {"a": {"limit": [1, 2], "deepen": "nodes", "budget": 9}, "b": [{"game": "uniform", "searches": {"use": "c"}}],
                            "c": [{"algorithm": "pvs"}], "d": {"games": {"use": "b"}}}, "cutoffs": [{"use": "a", "limit": 3}], "games": {"use": "b"}},
        {**BASE, "define": {"d": {"games": [{"game": "uniform"}], "measure": "decision"}}, "use": "d", "reference": {"limit": 3}},
        {**BASE, "from": "noise", "define": {"d": {"games": [{"game": "uniform"}], "measure": "decision"}}},
        {**BASE, "measure": "anatomy", "$schema": "s", "$comment": [1], "x-mine": {"a": 1}},
    ]
    words = [word for key in schema["properties"]["claims"]["items"]["properties"].values() if isinstance(key, dict)
             for word in key.get("enum", [])] + ["==", "<", "match", "decision", "limit", 2, 1.5]
    for whole in wholes:
        make("whole", whole)
        for path in places(whole):
            for change in [remove, misspell, repeat] + [replace(new) for new in dice.sample(WRONG_TYPES, 8) + dice.sample(words, 4)]:
                make("whole", changed(whole, path, change))
    for key, value in schema["properties"]["claims"]["items"]["properties"].items():
        for word in value.get("enum", []) if isinstance(value, dict) else []:
            for relation in ("==", "<"):
                make("claim " + key, {**wide, "claims": [{**claim, "relation": relation, key: word}]})
    for key in schema["definitions"]["selection"]["properties"]:
        for one in (1, "x", "pvs", [2, "1..3"]):
            make("selection " + key, {**wide, "exclude": [{key: one}]})
            make("selection " + key, {**wide, "claims": [{**claim, "where": {key: one}}]})


def written():
    """What no tree of values can say."""
    inner = json.dumps(BASE)[1:]
    for text in ('{ "question": "a", "question": "b", ', '{ "x-a": 9007199254740993, ', '{ "question": "\\u0000", ',
                 '{ "x-a": 1e400, ', '{ "x-a": "\\ud800", ', '{ "limits": { "repeat": 2.0 }, ', '{ "limits": { "repeat": 2e0 }, ', '{ "x-a": NaN, ',
                 '{ "x-a": ' + "[" * 600 + "]" * 600 + ", ", '\ufeff{', "{,", '{ "limits": { "repeat": 007 }, '):
        add("written", text + inner)
    add("written", b'{ "question": "\xff", ' + inner.encode())
    game, decision = {"game": "tictactoe", "opening": 3}, {**BASE, "measure": "decision"}
    two = {**BASE, "measure": "match", "searches": [{"algorithm": "pvs"}, {"algorithm": "alphabeta", "order": ["none", "best"]}]}
    claim = {"claim": "c", "metric": "leaves", "relation": "<", "against": {"order": "best"}}
    for value in ({**two, "tune": {}}, {**two, "handicap": 2}, {**two, "sprt": {"elo0": 5, "elo1": 0}}, {**two, "measure": "search", "claims": [claim]},
                  {**decision, "reference": {"algorithm": "engine", "engine": "x", "limit": 1}}, {**decision, "games": [game]},
                  {**decision, "reference": {"limit": 3, "leaf": "noise"}}, {**decision, "reference": {"chess": {"limit": 2}}},
                  {**BASE, "games": [{**game, "seed": {"distinct": 3, "apart": "x"}}]},
                  {**BASE, "claims": [{"claim": "c", "metric": "regret", "relation": "<", "value": 3}]},
                  {**BASE, "define": {"a": {"use": "a"}}}, {**BASE, "from": "nothing"}):
        add("written", json.dumps(value))
    add("written", '{ "exclude": [ { "houses": 2 } ], ' + inner)  # a key of another game


# --- verdicts -------------------------------------------------------------------------------------------------------

def judge_by_reader(paths):
    """What the reader says of each: a list of complaints, or None of a good one."""
    said = {path: [] for path in paths}
    run = subprocess.run([reader, "schema"] + paths, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, check=True)
    for line in run.stderr.decode("utf-8", "replace").splitlines():
        path, _, message = line.partition(":")
        if path in said:
            said[path].append(message)
    return {path: None if lines == [" good"] else lines for path, lines in said.items()}


def judge_by_schema(validator, text):
    try:
        return validator.is_valid(parse(text))
    except (ValueError, RecursionError):
        return False


def main():
    global dice, here
    dice, here = random.Random(1), os.getcwd()
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    Draft7Validator.check_schema(schema)
    validator = Draft7Validator(schema)
    os.chdir(project)
    failed = 0
    for path, text in shipped():  # which the reader would take a minute for; the seeds are the same with short ranges
        if not judge_by_schema(validator, text):
            failed += 1
            print("the schema rejects", path)
    for path, same in strong_levels():
        if not same:
            failed += 1
            print("the level is another than that of", path)
    from_tests()
    seeds()
    changes()
    from_schema(schema)
    take_sample()
    written()
    os.chdir(here)
    texts, paths = list(corpus), []
    for number, text in enumerate(texts):
        paths.append(f"{number}.json")
        with open(paths[-1], "wb") as file:
            file.write(text)
    os.symlink(os.path.join(project, "configs"), "configs")
    verdicts = judge_by_reader(paths)
    met, accepted = set(), 0
    for path, text in zip(paths, texts):
        good, complaints = judge_by_schema(validator, text), verdicts[path]
        accepted += complaints is None
        if good == (complaints is None):
            continue
        unknown = ["the schema alone rejects this"] if not good else [c for c in complaints if not rules_of(text, c)]
        met.update(name for c in complaints or [] for name in rules_of(text, c))
        failed += len(unknown) > 0
        if unknown and failed < 20:
            print(corpus[text], text.decode("utf-8", "replace")[:400], *unknown[:3], sep="\n    ")
    for name, _, _ in RULES:
        if name not in met:
            failed += 1
            print("never met:", name)
    print(f"{len(texts)} configs, {accepted} of them good; {failed} differences")
    return failed > 0


sys.exit(main())

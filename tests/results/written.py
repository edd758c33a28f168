"""written.py: do claims that say "written": "before" stand in the history before their data?

In the repository that is the current folder each must be in its config, but for its words and sources, at the commit before the
results came into results/reference/, and at the one of which their record says that the first run began there.  Says how many
there are, and which were not there; ends with 80 where the whole history is not there."""
import glob
import json
import os
import subprocess
import sys


def git(*arguments):
    done = subprocess.run(["git", *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    return done.stdout.decode().strip() if done.returncode == 0 else ""


def file_at(commit, path):
    return json.loads(git("show", f"{commit}:{path}") or "{}")


def bare(claim):
    """What was claimed and expected."""
    return {key: value for key, value in claim.items() if key not in ("claim", "source", "written")}


if git("rev-parse", "--show-toplevel") != os.path.realpath(".") or git("rev-parse", "--is-shallow-repository") != "false":
    print("not tested: without the whole history, in a clone of git, nobody can see which claims were written before their data")
    sys.exit(80)
count = 0
for path in sorted(glob.glob("configs/**/*.json", recursive=True)):
    with open(path, encoding="utf-8") as file:
        claims = [claim for claim in json.load(file).get("claims", []) if claim.get("written") == "before"]
    count += len(claims)
    kept = "results/reference/" + path[len("configs/"):-len(".json")]
    data = claims and git("log", "--format=%H", "--diff-filter=A", "--reverse", "--", kept + ".csv", kept + ".csv.gz").split()
    if data:
        record = file_at(data[0], kept + ".meta.json")
        for commit in [data[0] + "^"] + [session["commit"] for session in record.get("sessions", [])[:1] if "commit" in session]:
            then = [bare(claim) for claim in file_at(commit, path).get("claims", [])]
            for claim in claims:
                if bare(claim) not in then:
                    print(f'{path}: not there before its data, at {commit}: "{claim["claim"]}"')
print(f"{count} claims")

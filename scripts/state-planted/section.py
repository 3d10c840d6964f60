"""The section about planted bugs, of the report of `measure` and of how the suite ended on the JVM with each of them.

Fails where the report does not say what the section is about: the attributes have to be open, and their lines executed.
"""

import json
import sys

path, project, ends = sys.argv[1:]
report = json.load(open(path))
objectives = report["objectives"]


def covered(criterion):
    of = [o["verdict"]["kind"] == "covered" for o in objectives if o["criterion"] == criterion]
    return f"{100 * sum(of) / len(of):.1f} %"


def ended(counts):
    passed, failed = map(int, counts.split())
    return f"{passed} pass" if failed == 0 else f"{failed} of {passed + failed} fail"


def row(attribute, file, line, bug, published, checked):
    if not file:
        return f"| {attribute} | | | | {ended(published)} | {ended(checked)} |"
    number = next(i for i, known in enumerate(report["files"]) if known["path"] == file)
    objective = next(o for o in objectives if o["criterion"] == "state" and o["what"] == attribute)
    assert objective["verdict"]["kind"] == "open", f"{attribute} is checked"
    code = next(code for code in report["files"][number]["code"] if code["line"] == int(line))
    assert code["tests"], f"{file}:{line} is not executed"
    assertion = objective["assertion"]
    added = "<br>".join(f"`{line}`" for line in assertion["code"]) if assertion["file"] else f"none: {assertion['reason']}"
    place = f"{file.rsplit('/', 1)[-1]}:{line}"
    return f"| `{attribute}` | `{bug}` ({place}) | {len(code['tests'])} | {added} | {ended(published)} | {ended(checked)} |"


in_vm = [test["in_vm"] for test in report["tests"]]
unfinished = sum(how.startswith("ended") for how in in_vm)
print(f"""### Bugs at attributes that are not checked

Made by `scripts/state-planted/run`, as in section 6 of the paper. The project is `{project}` with its suite. In the VM its {len(in_vm)} tests, of
which {unfinished} are not followed to their end (files, or many instructions), execute {covered("statement")} of the lines and check {covered("state")} of the
attributes that they modify. At two of the attributes that they do not check a bug is planted, and the whole suite runs with it on the JVM: as it is
published, and with the assertions that `obligato measure --test-source` adds to it for what is missing. *Tests* execute the line with the bug.
""")
print("| attribute | bug | tests | assertion that is added for it | suite as published | with added assertions |\n|---|---|--:|---|---|---|")
for line in open(ends):
    print(row(*line.rstrip("\n").split("|")))

//! State coverage: small suites, one folder each, with the verdict of every attribute in `expected.txt`; and the judge: on
//! the JVM the last write of each attribute is changed, and where that fails a test the attribute must be covered.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use obligato::coverage::report::{RunReport, Verdict};

use super::{LIMIT, junit, root};
use crate::support::{in_parallel, java, javac, jdks, obligato, run, scratch};

/// Attributes that are covered although no small change of their last write fails a test, and why.
const MASKED: &[(&str, &str)] = &[
    ("containers Cart.items", "only how many there are is asserted"),
    ("containers Cart.prices", "the price that is asserted is not the last one"),
    ("content Stack.names", "the name that is asserted is not the last one"),
    ("equality Money.currency", "both objects change alike"),
    ("exceptions Door.code", "any other code is as wrong"),
    ("expected4 K.map", "any other value is not at the key that is asked for either"),
    ("flows M.obj", "any other text is a text"),
    ("guards G.idx", "any other index that is tried is out of bounds as well"),
    ("guards G.ores", "the ore that is asked for is another"),
    ("guards G.pair", "only how many there are decides"),
    ("guards G.tri", "no other value that is tried is a third of twelve"),
    ("guards G.val", "any other text is a text"),
    ("implicit I.items", "only how many there are decides what is thrown"),
    ("library-assertj Point.x", "both objects change alike"),
    ("library-assertj Point.y", "both objects change alike"),
    ("lists L.m", "only the keys are asserted"),
    ("printed Chain.capacity", "only one that is too small throws"),
    ("texts Q.kind", "any other text has no price either"),
    ("unasserted Valve.turns", "one turn more is not too many"),
];

fn cases() -> Vec<PathBuf> {
    let chosen = std::env::var("OBLIGATO_ONLY").ok();
    let folder = root().join("tests/measure/state");
    let mut found: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    found.retain(|path| chosen.as_ref().is_none_or(|names| names.split(',').any(|name| path.ends_with(name))));
    if !root().join(".tools/assertions").exists() {
        eprintln!("suites with AssertJ, Hamcrest and Truth are left out: scripts/setup assertions");
        found.retain(|path| !name(path).starts_with("library-"));
    }
    found.sort();
    found
}

fn name(case: &Path) -> String {
    case.file_name().unwrap().to_str().unwrap().to_string()
}

/// JUnit and libraries of assertions.
fn libraries() -> String {
    let folder = fs::read_dir(root().join(".tools/assertions")).into_iter().flatten();
    let mut jars: Vec<String> = folder.map(|entry| entry.unwrap().path().display().to_string()).collect();
    jars.sort();
    jars.insert(0, junit());
    jars.join(":")
}

/// Compiles a case into `main` and `tests` below a folder.
fn compiled(case: &Path, out: PathBuf) -> PathBuf {
    let (main, tests) = (out.join("main"), out.join("tests"));
    let mut sources: Vec<PathBuf> = fs::read_dir(case).unwrap().map(|e| e.unwrap().path()).collect();
    sources.retain(|path| path.extension().is_some_and(|e| e == "java"));
    sources.sort();
    let is_test = |path: &PathBuf| path.display().to_string().ends_with("Test.java");
    let (test, own): (Vec<PathBuf>, Vec<PathBuf>) = sources.into_iter().partition(is_test);
    let path = format!("{}:{}", main.display(), libraries());
    javac(&own, &main, &["-g", "--release", "17"]);
    javac(&test, &tests, &["-g", "--release", "17", "-cp", &path]);
    out
}

fn measured(folder: &Path, more: &[&str]) -> RunReport {
    let mut command = obligato();
    command.current_dir(folder).args(["measure", "--json", "--criterion", "state", "--classpath", "main", "--tests"]);
    command.arg(format!("tests:{}", libraries())).args(more);
    let seen = run(&mut command, b"", LIMIT);
    serde_json::from_str(&seen.stdout).unwrap_or_else(|e| panic!("{command:?}: {e}\n{}\n{}", seen.stdout, seen.stderr))
}

fn verdicts(report: &RunReport) -> BTreeMap<String, String> {
    let word = |verdict: &Verdict| match verdict {
        Verdict::Covered { tests, .. } if !tests.is_empty() => "covered",
        Verdict::Open { .. } => "open",
        _ => "something else",
    };
    report.objectives.iter().map(|o| (o.what.clone(), word(&o.verdict).to_string())).collect()
}

#[test]
fn attributes_are_covered_or_open_as_expected() {
    let wrong: Vec<String> = in_parallel(&cases(), |case| {
        let report = measured(
            &compiled(case, scratch(&format!("state-{}", name(case)))),
            &["--source", &case.display().to_string()],
        );
        let text = fs::read_to_string(case.join("expected.txt")).unwrap();
        let expected: BTreeMap<String, String> =
            text.lines().map(|line| line.split_once(' ').unwrap()).map(|(a, v)| (a.into(), v.into())).collect();
        let found = verdicts(&report);
        let failed: Vec<_> =
            report.tests.iter().filter(|test| test.in_vm != "passed").map(|test| &test.in_vm).collect();
        // Scores are those of the lists, and every write has its line.
        let total = report.totals.iter().find(|total| total.criterion == "state").unwrap();
        assert_eq!(total.all as usize, found.len());
        assert_eq!(total.covered as usize, found.values().filter(|verdict| *verdict == "covered").count());
        assert_eq!(report.state.len(), report.objectives.len());
        assert!(report.state.iter().flat_map(|attribute| &attribute.writes).all(|write| write.line > 0));
        for test in &report.tests {
            let (modified, checked) = (test.modified.as_ref().unwrap(), test.checked.as_ref().unwrap());
            assert!(checked.iter().all(|attribute| modified.contains(attribute)));
        }
        let same = found == expected && failed.is_empty();
        (!same).then(|| format!("{}: expected {expected:#?}, found {found:#?}; {failed:?}", name(case)))
    })
    .into_iter()
    .flatten()
    .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Nothing that a changed last write shows is called open.
#[test]
fn changes_of_what_is_open_fail_no_test_on_the_jvm() {
    // The judge takes the bytecode library that JDKs before 24 have inside.
    let Some(jdk) = jdks().into_iter().find(|jdk| jdk.feature < 24) else {
        eprintln!("nothing was judged: that takes a JDK of 17 to 23");
        return;
    };
    let judge = scratch("state-judge");
    let export = ["--add-exports", "java.base/jdk.internal.org.objectweb.asm=ALL-UNNAMED"];
    let source = [root().join("scripts/state-judge/Judge.java")];
    javac(&source, &judge, &[export[0], export[1], "-cp", &junit()]);
    let told = in_parallel(&cases(), |case| {
        let case = name(case);
        let folder = scratch(&format!("state-judged-{case}"));
        let folder = compiled(&root().join("tests/measure/state").join(&case), folder);
        let lines: Vec<String> = verdicts(&measured(&folder, &[])).iter().map(|(a, v)| format!("{a} {v}\n")).collect();
        fs::write(folder.join("attributes.txt"), lines.concat()).unwrap();
        let mut command = java(&jdk);
        command.current_dir(&folder).args(export).arg("-cp").arg(format!("{}:{}", judge.display(), libraries()));
        let seen = run(command.args(["Judge", "main", "tests", "attributes.txt"]), b"", LIMIT);
        assert_eq!(seen.stdout.lines().count(), lines.len(), "{case}: {}", seen.stderr);
        seen.stdout.lines().map(|line| format!("{case} {line}")).collect::<Vec<_>>()
    });
    let told: Vec<String> = told.into_iter().flatten().collect();
    let wrong: Vec<&String> = told.iter().filter(|line| line.ends_with(" open fails")).collect();
    assert!(wrong.is_empty(), "open, and a test fails: {wrong:#?}");
    let is_masked = |line: &str| MASKED.iter().any(|(attribute, _)| line.starts_with(&format!("{attribute} ")));
    let unexplained: Vec<&String> =
        told.iter().filter(|line| line.ends_with(" covered passes") && !is_masked(line)).collect();
    assert!(unexplained.is_empty(), "covered, and no test fails: {unexplained:#?}");
}

/// Missing assertions: what a test can see gets one, in copies that compile, pass on the JVM and cover it; the rest has a reason.
#[test]
fn missing_assertions_cover_what_is_visible() {
    let case = root().join("tests/measure/missing");
    let folder = compiled(&case, scratch("state-missing"));
    let sources = case.display().to_string();
    let report = measured(&folder, &["--source", &sources, "--test-source", &sources, "--out", "report"]);
    let open = |report: &RunReport| {
        let open = report.objectives.iter().filter(|o| matches!(o.verdict, Verdict::Open { .. }));
        open.map(|o| o.what.clone()).collect::<Vec<String>>()
    };
    let mut hidden = Vec::new();
    for objective in report.objectives.iter().filter(|o| matches!(o.verdict, Verdict::Open { .. })) {
        let missing = objective.assertion.as_ref().unwrap();
        match &missing.file {
            Some(file) => assert!(folder.join("report").join(file).exists() && !missing.code.is_empty()),
            None => hidden.push(format!("{}: {}", objective.what, missing.reason.as_ref().unwrap())),
        }
    }
    let expected = fs::read_to_string(case.join("hidden.txt")).unwrap();
    assert_eq!(hidden.join("\n"), expected.trim_end());
    let line = |what: &str| {
        let objective = report.objectives.iter().find(|o| o.what == what).unwrap();
        objective.assertion.as_ref().unwrap().code.join(" ")
    };
    assert_eq!(line("Cart.total"), "assertEquals(7, cart.getTotal());");
    assert_eq!(line("Cart.owner"), "assertEquals(\"Cart of ann\", cart.toString());");
    assert_eq!(line("Purse.weight"), "assertEquals(0.25f, p.weight(), 0.0f);");
    // Measured again with the copies, only what is hidden is open.
    let copies: Vec<PathBuf> =
        fs::read_dir(folder.join("report/tests")).unwrap().map(|entry| entry.unwrap().path()).collect();
    let path = format!("{}:{}", folder.join("main").display(), junit());
    javac(&copies, &folder.join("tests"), &["-g", "--release", "17", "-cp", &path]);
    let again = measured(&folder, &[]);
    assert!(again.tests.iter().all(|test| test.in_vm == "passed"));
    assert_eq!(open(&again).len(), hidden.len(), "{:?}", open(&again));
}

/// Results of public methods and objects passed to them are state where that is asked for; listed methods write and tell content.
#[test]
fn outputs_and_listed_methods() {
    let case = root().join("tests/measure/outputs");
    let folder = compiled(&case, scratch("state-outputs"));
    let attributes = |more: &[&str]| verdicts(&measured(&folder, &[more, &["Shop"]].concat()));
    let own = ["Shop.bag", "Shop.sold"].map(|name| (name.to_string(), "covered".to_string()));
    let own = BTreeMap::from(own);
    assert_eq!(attributes(&[]), own);
    let mut outputs = own.clone();
    for (what, verdict) in [
        ("Shop.sell()", "open"),
        ("Shop.sold()", "covered"),
        ("Shop.packed()", "covered"),
        ("Shop.fill(1)", "covered"),
        ("Shop.fill(2)", "open"),
    ] {
        outputs.insert(what.into(), verdict.into());
    }
    assert_eq!(attributes(&["--outputs"]), outputs);
    // Nobody tells what the modifier wrote, unless the verifier is listed as well.
    let bag = |list: &Path| attributes(&["--state-methods", &list.display().to_string()])["Shop.bag"].clone();
    fs::write(folder.join("modifier.txt"), "modifier Bag.add\n").unwrap();
    assert_eq!(bag(&folder.join("modifier.txt")), "open");
    assert_eq!(bag(&case.join("methods.txt")), "covered");
}

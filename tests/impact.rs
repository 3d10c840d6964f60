//! What a change impacts, and that an exploration which looks only at that loses nothing: every impacted obligation that
//! full exploration covers is covered by the pruned one too.

pub mod harness;

use std::fs;
use std::path::{Path, PathBuf};

use harness::{How, Pair, compile, explore};

fn artifacts() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/artifacts")
}

fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("impact").join(name)
}

/// Full and pruned exploration cover the same of what is impacted.
fn loses_nothing(pair: &Pair, name: &str, target: &str) {
    for criterion in ["mcdc", "branch"] {
        let full = explore(pair, target, How::Full, "dfs", criterion);
        for strategy in ["directed", "dfs"] {
            let pruned = explore(pair, target, How::Dise, strategy, criterion);
            assert_eq!(pruned.covered, full.covered, "{name} {criterion} {strategy}");
            let (few, all) = (pruned.tally.states(), full.tally.states());
            assert!(few <= all, "{name} {criterion} {strategy}: {few} states of {all}");
        }
    }
}

#[test]
fn versions_of_the_artifact_lose_nothing() {
    let old = scratch("base");
    compile(&old, &[artifacts().join("Tcas.java")]);
    for version in ["V1", "V2", "V3", "V4", "V5"] {
        let source = artifacts().join("versions").join(version);
        let new = scratch(version);
        compile(&new, &[source.join("Tcas.java")]);
        let pair = Pair::new(&old, &new, "Tcas", "advise", &source);
        assert_eq!(pair.changes.methods().count(), 1, "{version}");
        assert!(!pair.impacted.is_empty(), "{version}");
        for decision in pair.impacted.decisions() {
            let chain = pair.impacted.chain(&pair.impact, decision);
            assert!(chain.first().is_some_and(|s| s.what.starts_with("changed") || s.what.starts_with("was")));
            assert!(chain.iter().all(|step| step.line > 0), "{chain:?}");
        }
        let plain = explore(&pair, "Tcas::advise", How::Plain, "dfs", "mcdc");
        let full = explore(&pair, "Tcas::advise", How::Full, "dfs", "mcdc");
        assert_eq!(plain.tally.states(), full.tally.states(), "recording changes no path of {version}");
        loses_nothing(&pair, version, "Tcas::advise");
    }
}

/// A class of the artifacts with one text replaced, and a target.
const EDITS: &[(&str, &str, &str, &str)] = &[
    ("Triangle", "Triangle::classify", "a == b", "a == c"),
    ("Triangle", "Triangle::classify", "a == b", "a == b"),
    ("AltitudeSwitch", "AltitudeSwitch::launch", "&&", "||"),
    ("Wbs", "Wbs::launch", "== 0", "== 1"),
];

#[test]
fn edits_of_other_artifacts_lose_nothing() {
    for (number, (class, target, from, to)) in EDITS.iter().enumerate() {
        let (old, new, source) =
            (scratch(&format!("old{number}")), scratch(&format!("new{number}")), scratch(&format!("source{number}")));
        let text = fs::read_to_string(artifacts().join(format!("{class}.java"))).unwrap();
        assert!(text.contains(from), "{class} {from}");
        fs::create_dir_all(&source).unwrap();
        fs::write(source.join(format!("{class}.java")), text.replacen(from, to, 1)).unwrap();
        compile(&old, &[artifacts().join(format!("{class}.java"))]);
        compile(&new, &[source.join(format!("{class}.java"))]);
        let pair = Pair::new(&old, &new, class, target.rsplit("::").next().unwrap(), &source);
        assert_eq!(pair.changes.is_empty(), from == to, "{class}");
        assert_eq!(pair.impacted.is_empty(), from == to, "{class}");
        loses_nothing(&pair, class, target);
        if from == to {
            let explored = explore(&pair, target, How::Dise, "dfs", "mcdc");
            assert_eq!((explored.tally.finished(), explored.covered.len()), (0, 0), "nothing is explored");
        }
    }
}

//! Mode `instrumented`: it covers what a full run covers, no more and, where both looked at everything, no less; and it pays
//! for it with states.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use obligato::experiment::record::{End, Record};
use obligato::experiment::{Experiment, Mode, Options, Subject, in_process};

use crate::support::{javac, scratch};

const MODES: [Mode; 3] = [Mode::Preprocessed, Mode::Instrumented, Mode::Tracked];

/// By mode and seed.
fn explored(classes: &Path, targets: &[&str], criterion: &str, seeds: u64) -> BTreeMap<(Mode, u64), Record> {
    let source = if classes.ends_with("tricky") { "tests/experiments" } else { "benches/artifacts" };
    let experiment = Experiment {
        subjects: vec![Subject {
            name: "subject".into(),
            classpath: classes.display().to_string(),
            source: Some(Path::new(env!("CARGO_MANIFEST_DIR")).join(source).display().to_string()),
            targets: targets.iter().map(ToString::to_string).collect(),
            options: Options { steps: 1, ..Options::default() },
        }],
        criteria: vec![criterion.into()],
        strategies: vec!["random".into()],
        modes: MODES.to_vec(),
        seeds: (0..seeds).collect(),
        budgets: vec![200.0],
        ..Experiment::default()
    };
    let records = in_process(&experiment, &[], &AtomicBool::new(false), &mut |_| {}).unwrap();
    records.into_iter().map(|record| ((record.run.mode, record.run.seed), record)).collect()
}

fn compare(classes: &Path, targets: &[&str], criterion: &str, seeds: u64) {
    let records = explored(classes, targets, criterion, seeds);
    for seed in 0..seeds {
        let [full, baseline, tracked] = MODES.map(|mode| &records[&(mode, seed)]);
        let what = format!("{targets:?} {criterion} seed {seed}");
        assert_eq!(baseline.end, End::Done, "{what}");
        assert_eq!(baseline.not_instrumented, [""; 0], "{what}");
        assert_eq!(baseline.all, full.all, "{what}");
        let more: Vec<&String> = baseline.shown.difference(&full.shown).collect();
        let less: Vec<&String> = full.shown.difference(&baseline.shown).collect();
        assert!(more.is_empty() && less.is_empty(), "{what}: only the baseline {more:?}, only the full run {less:?}");
        assert_eq!(baseline.covered, Some(baseline.shown.len() as u64), "{what}");
        assert_eq!(baseline.timeline.last().map(|point| point.covered), baseline.covered, "{what}");
        // As in figure 1: each obligation has a test of its own, and its branches are states.
        assert_eq!(Some(baseline.tests), baseline.covered, "{what}");
        assert!(baseline.states > tracked.states, "{what}: {} {}", baseline.states, tracked.states);
    }
}

#[test]
fn the_baseline_covers_what_full_runs_cover() {
    let artifacts = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/artifacts");
    let classes = scratch("baseline-artifacts");
    javac(&["Triangle", "Tcas", "Wbs"].map(|name| artifacts.join(format!("{name}.java"))), &classes, &["-g"]);
    compare(&classes, &["Triangle"], "mcdc", 2);
    compare(&classes, &["Tcas::advise"], "mcdc", 2);
    compare(&classes, &["Wbs::update"], "mcdc", 1);
}

#[test]
fn conditions_with_effects_are_handled_truthfully() {
    let classes = scratch("baseline").join("tricky");
    fs::create_dir(&classes).unwrap();
    javac(&[Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/experiments/Tricky.java")], &classes, &["-g"]);
    for criterion in ["mcdc", "decision-condition", "multiple-condition"] {
        compare(&classes, &["Tricky"], criterion, 1);
    }
}

//! The ways of paper 002 to explore a program with labels: they cover the same, and differ in what they pay.

use std::fs;
use std::sync::atomic::AtomicBool;

use obligato::experiment::record::{End, Record};
use obligato::experiment::{Experiment, Mode, Options, Subject, in_process};

use crate::support::{javac, scratch};

const MODES: [Mode; 5] = [Mode::None, Mode::Tracked, Mode::Deleting, Mode::Tight, Mode::Direct];

const PROGRAM: &str = "
public class Fare {
    public static int fare(int zones, int age) {
        int due = zones * 3;
        if (age < 6 || zones == 0) { due = 0; }
        return due > 20 ? 20 : due;
    }
}
";

#[test]
fn ways_to_explore_with_labels_cover_the_same() {
    let folder = scratch("experiments-labelled");
    fs::write(folder.join("Fare.java"), PROGRAM).unwrap();
    javac(&[folder.join("Fare.java")], &folder, &["-g"]);
    let subject = Subject {
        name: "fare".into(),
        classpath: folder.display().to_string(),
        source: None,
        targets: vec!["Fare::fare".into()],
        options: Options::default(),
    };
    let experiment = Experiment {
        subjects: vec![subject],
        criteria: vec!["weak-mutation".into()],
        strategies: vec!["dfs".into()],
        modes: MODES.to_vec(),
        seeds: vec![0],
        budgets: vec![200.0],
        ..Experiment::default()
    };
    let records = in_process(&experiment, &[], &AtomicBool::new(false), &mut |_| {}).unwrap();
    let [none, tracked, deleting, tight, direct] = &records[..] else { panic!("a record for each mode") };
    assert!(records.iter().all(|record| record.end == End::Done && record.exhaustive));
    for other in [deleting, tight, direct] {
        let what = other.run.mode.name();
        let only = |a: &Record, b: &Record| a.shown.difference(&b.shown).cloned().collect::<Vec<_>>();
        assert_eq!((only(tracked, other), only(other, tracked)), (Vec::new(), Vec::new()), "{what}");
    }
    assert!(tracked.covered > Some(20), "{tracked:?}");
    let paths = records.iter().map(|record| record.paths).collect::<Vec<_>>();
    // Labels that hold wherever they are reached do not fork a path, but have paths of their own.
    assert!(none.paths < tracked.paths && paths[..4].is_sorted() && direct.paths > tracked.paths, "{paths:?}");
}

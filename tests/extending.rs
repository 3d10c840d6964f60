//! What `docs/extending.md` adds from outside works: the modules of `examples/extending`, on programs compiled here.

mod as_labels;
#[path = "../examples/extending/criterion.rs"]
mod criterion;
#[path = "../examples/extending/labelling.rs"]
mod labelling;
#[path = "../examples/extending/model.rs"]
mod model;
#[path = "../examples/extending/pruner.rs"]
mod pruner;
#[path = "../examples/extending/report.rs"]
mod report;

use std::fs;
use std::path::PathBuf;
use std::sync::OnceLock;

use crate::support::{javac, scratch};
use obligato::coverage::report::RunReport;

const KEYS: &str = "
import java.io.File;

public class Keys {
    public int open(int key, boolean spare) {
        if (new File(\"keys\").exists()) {
            return -1;
        }
        boolean fits = key > 3 && spare;
        return key == 7 || fits ? 1 : inside(key);
    }

    public static int turn(int key, int by) {
        return key << by | key >> (by & 7);
    }

    private int inside(int key) {
        return deeper(key) + (key < 0 ? 1 : 2);
    }

    private int deeper(int key) {
        return key == -5 ? 3 : 4;
    }
}
";

fn classes() -> &'static str {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    let folder = CLASSES.get_or_init(|| {
        let folder = scratch("extending");
        fs::write(folder.join("Keys.java"), KEYS).unwrap();
        javac(&[folder.join("Keys.java")], &folder, &["-g"]);
        folder
    });
    folder.to_str().unwrap()
}

#[test]
fn a_criterion_a_model_and_a_report() {
    let found = criterion::generate(classes(), "Keys", &criterion::CONTROL).unwrap();
    let [total] = &found.totals[..] else { panic!("one criterion") };
    // Without the model every path would end at the file. That no file exists is known for sure, so one is infeasible.
    assert_eq!((total.criterion.as_str(), total.open), ("control-condition", 0), "{}", report::write(&found));
    assert_eq!((total.all, total.infeasible), (10, 1), "{}", report::write(&found));
    let text = report::write(&found);
    assert!(text.starts_with("control-condition: 9 of 10 covered\n- [ ] "), "{text}");
    // What is written as report.json gives the same report.
    let again: RunReport = serde_json::from_str(&serde_json::to_string(&found).unwrap()).unwrap();
    assert_eq!(report::write(&again), text);
}

#[test]
fn a_labelling_function() {
    let found = criterion::generate(classes(), "Keys::turn", &labelling::SHIFTS).unwrap();
    let text = report::write(&found);
    assert!(text.starts_with("long-shifts: 1 of 2 covered\n- [ ] the count is above 31"), "{text}");
    assert!(text.contains("infeasible: "), "{text}");
}

#[test]
fn a_pruner() {
    let all = pruner::explore(classes(), "Keys::open", 100).unwrap();
    assert!(all.contains(", 0 states dropped"), "{all}");
    let some = pruner::explore(classes(), "Keys::open", 1).unwrap();
    // What is dropped without a promise is left out.
    assert!(some.contains("inside too many calls") && !all.contains("inside too many calls"), "{some}\n{all}");
    let paths = |text: &str| text.split(' ').nth(1).and_then(|n| n.parse::<u64>().ok()).unwrap();
    assert!(!some.contains(", 0 states dropped") && paths(&some) < paths(&all), "{some}\n{all}");
}

/// Criteria of the paper are labels: these have the same objectives and verdicts.
#[test]
fn criteria_as_labels() {
    let artifacts = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/artifacts");
    let folder = scratch("extending-labels");
    javac(&["Triangle", "Tcas"].map(|name| artifacts.join(format!("{name}.java"))), &folder, &["-g"]);
    for target in ["Triangle::classify", "Tcas::advise"] {
        as_labels::compare(folder.to_str().unwrap(), target);
    }
    as_labels::compare(classes(), "Keys");
}

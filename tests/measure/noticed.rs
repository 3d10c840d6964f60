//! `diff --tests`: which tests run a change, and which of them would not notice it.

use std::collections::BTreeMap;
use std::fs;

use serde_json::Value;

use super::{LIMIT, junit, root};
use crate::support::{javac, obligato, run, scratch};

/// A change of `Meter`, and what is said of the tests that it can affect.
struct Case {
    name: &'static str,
    before: &'static str,
    after: &'static str,
    notices: &'static [(&'static str, &'static str)],
}

const CASES: [Case; 5] = [
    Case {
        name: "sum",
        before: "total += x;",
        after: "total = x + total * 1;",
        notices: &[
            ("adds", "checks"),
            ("counts", "checks-nothing"),
            ("looks", "checks-nothing"),
            ("isCalm", "checks-nothing"),
            ("tells", "checks-nothing"),
        ],
    },
    // All tests of the class can reach what a lambda of one of them calls. What goes through library code is taken to go anywhere.
    Case {
        name: "branch",
        before: "x > 10",
        after: "x >= 11",
        notices: &[
            ("adds", "checks-nothing"),
            ("counts", "checks-nothing"),
            ("looks", "checks-nothing"),
            ("isCalm", "checks-nothing"),
            ("tells", "checks"),
            ("refuses", "checks"),
            ("keeps", "checks"),
        ],
    },
    // What is gone has an influence as well: `counts` fails.
    Case {
        name: "gone",
        before: "count++;",
        after: "",
        notices: &[
            ("adds", "checks-nothing"),
            ("counts", "checks"),
            ("looks", "checks-nothing"),
            ("isCalm", "checks"),
            ("tells", "checks"),
        ],
    },
    Case {
        name: "content",
        before: "log.add(\"+\" + x);",
        after: "log.add((x < 0 ? \"\" : \"+\") + x);",
        notices: &[
            ("adds", "checks-nothing"),
            ("counts", "checks-nothing"),
            ("looks", "checks-nothing"),
            ("isCalm", "checks-nothing"),
            ("tells", "checks"),
        ],
    },
    Case {
        name: "message",
        before: "\"more than 10\"",
        after: "\"above 10\"",
        notices: &[
            ("adds", "checks-nothing"),
            ("counts", "checks-nothing"),
            ("looks", "checks-nothing"),
            ("isCalm", "checks-nothing"),
            ("tells", "checks"),
            ("refuses", "checks"),
            ("keeps", "checks-nothing"),
        ],
    },
];

#[test]
fn tests_that_would_not_notice_a_change_are_named() {
    let folder = scratch("measure-noticed");
    let source = root().join("tests/measure/noticed/m");
    let text = fs::read_to_string(source.join("Meter.java")).unwrap();
    let compile = |name: &str, text: &str| {
        let out = folder.join(name);
        fs::create_dir_all(out.join("src")).unwrap();
        let file = out.join("src/Meter.java");
        fs::write(&file, text).unwrap();
        javac(&[file], &out, &["-g"]);
        out
    };
    let old = compile("old", &text);
    let tests = folder.join("tests");
    fs::create_dir(&tests).unwrap();
    let path = format!("{}:{}", old.display(), junit());
    javac(&[source.join("MeterTest.java")], &tests, &["-g", "-cp", &path]);
    for case in CASES {
        assert_eq!(text.matches(case.before).count(), 1, "{}", case.name);
        let new = compile(case.name, &text.replace(case.before, case.after));
        let mut command = obligato();
        command.args(["diff", "--json", "--no-jvm", "--cache", "off", "--budget", "60", "--old"]).arg(&old);
        command.arg("--new").arg(&new).arg("--tests").arg(format!("{}:{}", tests.display(), junit()));
        let seen = run(&mut command, b"", LIMIT);
        let report: Value = serde_json::from_str(&seen.stdout).unwrap_or_else(|e| panic!("{e}\n{}", seen.stderr));
        let affected = report["affected"].as_array().unwrap().iter().filter(|test| test["affected"] == true);
        let found: BTreeMap<&str, &str> = affected
            .map(|test| {
                (test["test"].as_str().unwrap().rsplit('.').next().unwrap(), test["notice"]["kind"].as_str().unwrap())
            })
            .collect();
        assert_eq!(found, case.notices.iter().copied().collect(), "{}: {}", case.name, report["affected"]);
    }
}

//! What is there already: a suite that is completed, and justifications that hold or are stale.

use super::TURN;
use super::corpus::{self, Program};
use crate::support::{self, scratch};
use obligato::coverage::report::{TestReport, Verdict};
use std::fs;

fn program(name: &str) -> Option<Program> {
    corpus::programs().into_iter().find(|p| p.class == name)
}

/// A suite that covers everything leaves nothing to write; half of it leaves the other half.
#[test]
fn only_what_is_missing_is_written() {
    let _turn = TURN.read();
    let Some(program) = program("Counter") else { return };
    let jdk = corpus::jdk();
    let folder = scratch("generate-complete");
    corpus::compile(&jdk, std::slice::from_ref(&program), &folder);
    let first = folder.join("first");
    corpus::generate(&jdk, &folder, &program, &first, &["--budget", "120"]);
    let report = corpus::read_report(&first);
    assert!(report.tests.len() > 2);
    let compile = |sources: &[std::path::PathBuf], name: &str| {
        let out = folder.join(name);
        fs::create_dir_all(&out).unwrap();
        let path = std::env::join_paths([corpus::classes(&folder, &program), support::junit_jar()]).unwrap();
        support::javac_with(jdk.javac.as_ref().unwrap(), sources, &out, &["-cp", path.to_str().unwrap()]);
        format!("{}:{}", out.display(), support::junit_jar().display())
    };
    let all = compile(&corpus::java_files(&first.join("junit")), "all-tests");
    let second = folder.join("second");
    let seen = corpus::generate(&jdk, &folder, &program, &second, &["--budget", "120", "--complete", &all]);
    assert_eq!(seen.code, Some(0), "{}{}", seen.stdout, seen.stderr);
    let completed = corpus::read_report(&second);
    assert_eq!(completed.totals, report.totals);
    assert_eq!(completed.tests.len(), report.tests.len());
    assert!(completed.tests.iter().all(|t| t.file.is_none() && t.in_vm == "passed"));
    assert!(!second.join("junit").exists());
    // A suite of one test that shows nothing: everything is still to be written, beside a class of that name.
    let source = folder.join("CounterTest.java");
    let text = "class CounterTest { @org.junit.jupiter.api.Test void nothing() { } }\n";
    fs::write(&source, text).unwrap();
    let lazy = compile(&[source], "lazy");
    let third = folder.join("third");
    let seen = corpus::generate(&jdk, &folder, &program, &third, &["--budget", "120", "--complete", &lazy]);
    assert_eq!(seen.code, Some(0), "{}{}", seen.stdout, seen.stderr);
    let written = corpus::read_report(&third);
    assert_eq!(written.totals, report.totals);
    assert_eq!(written.tests.iter().filter(|t| t.file.is_some()).count(), report.tests.len());
    let confirmed = |t: &&TestReport| t.coverage_on_jvm.as_deref() == Some("confirmed");
    assert_eq!(written.tests.iter().filter(confirmed).count(), report.tests.len());
    assert!(written.tests.iter().all(|t| t.file.as_deref().is_none_or(|file| file == "junit/CounterTest2.java")));
    // Which paths a suite takes is not looked at, and that is said.
    let fourth = folder.join("fourth");
    let options = ["--budget", "120", "--no-jvm", "--criterion", "block-1", "--complete", &lazy];
    corpus::generate(&jdk, &folder, &program, &fourth, &options);
    let written = corpus::read_report(&fourth);
    assert!(written.warnings.iter().any(|warning| warning.contains("which paths")), "{:?}", written.warnings);
}

/// An accepted objective ends the run with 0 and stays open; entries that say nothing any more are named.
#[test]
fn justifications_hold_or_are_stale() {
    let _turn = TURN.read();
    let Some(program) = program("Retained") else { return };
    let jdk = corpus::jdk();
    let folder = scratch("generate-justified");
    corpus::compile(&jdk, std::slice::from_ref(&program), &folder);
    let first = folder.join("first");
    let seen = corpus::generate(&jdk, &folder, &program, &first, &["--budget", "120", "--no-jvm"]);
    assert_eq!(seen.code, Some(1), "{}{}", seen.stdout, seen.stderr);
    let report = corpus::read_report(&first);
    let open: Vec<&str> =
        report.objectives.iter().filter(|o| matches!(o.verdict, Verdict::Open { .. })).map(|o| o.id.as_str()).collect();
    assert!(!open.is_empty());
    let covered = report.objectives.iter().find(|o| matches!(o.verdict, Verdict::Covered { .. })).unwrap();
    let mut text = String::from("# accepted\n0123456789abcdef.0T the decision is gone\n");
    text += &format!("{} covered by now\n", covered.id);
    open.iter().for_each(|id| text += &format!("{id} reviewed: nobody does so\n"));
    let file = folder.join("accepted.txt");
    fs::write(&file, text).unwrap();
    let second = folder.join("second");
    let options = ["--budget", "120", "--justifications", file.to_str().unwrap()];
    let seen = corpus::generate(&jdk, &folder, &program, &second, &options);
    assert_eq!(seen.code, Some(0), "{}{}", seen.stdout, seen.stderr);
    let justified = corpus::read_report(&second);
    let total = &justified.totals[0];
    assert_eq!((total.open, total.justified), (open.len() as u64, open.len() as u64));
    assert_eq!(total.all, report.totals[0].all);
    let stale: Vec<&str> = justified.justifications.iter().filter_map(|j| j.stale.as_deref()).collect();
    assert_eq!(stale.len(), 2, "{stale:?}");
    assert!(stale[0].contains("changed") && stale[1].contains("covers"), "{stale:?}");
    assert!(justified.justifications[1].test.is_some());
    fs::write(&file, "0123456789abcdef.0T\n").unwrap();
    let third = folder.join("third");
    let seen = corpus::generate(&jdk, &folder, &program, &third, &options);
    assert_eq!(seen.code, Some(2));
    assert!(seen.stderr.contains("accepted.txt: line 1:"), "{}", seen.stderr);
}

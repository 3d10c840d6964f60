//! Drawn inputs where the solver is no help. How many paths come to nothing meanwhile is a matter of time, so such programs
//! are not in the corpus: only that everything is covered is looked at.

use super::TURN;
use super::corpus::{self, Program};
use super::support::scratch;
use obligato::coverage::report::Verdict;
use std::path::Path;

/// Objects of a class whose constructor is private are made by its static methods, as arguments too.
#[test]
fn arguments_come_from_static_methods_too() {
    let _turn = TURN.read();
    let folder = scratch("generate-drawn");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/generate/drawn");
    let program = Program { class: "Ratio".into(), root };
    let jdk = corpus::jdk();
    corpus::compile(&jdk, std::slice::from_ref(&program), &folder);
    let out = folder.join("out");
    let seen = corpus::generate(&jdk, &folder, &program, &out, &["--budget", "20"]);
    for objective in &corpus::read_report(&out).objectives {
        let covered = matches!(objective.verdict, Verdict::Covered { .. });
        assert!(covered, "{}: {:?}\n{}{}", objective.what, objective.verdict, seen.stdout, seen.stderr);
    }
}

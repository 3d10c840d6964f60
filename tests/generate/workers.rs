//! Several workers over one generation: what others find counts once it was run, and the answer is the one of a single worker.

use super::TURN;
use super::corpus::{self, Program};
use crate::support::scratch;
use obligato::coverage::facts::Recorder;
use obligato::coverage::report::{RunReport, Verdict};
use obligato::explore::target::Reach;
use obligato::interp::{Config, Vm};
use obligato::program::Jdk;
use obligato::testgen::generate::exchange::Exchange;
use obligato::testgen::generate::scope::{machine, scope};
use obligato::testgen::generate::{Generated, Request, generate};
use std::collections::BTreeSet;
use std::path::Path;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;

fn program(name: &str) -> Program {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/generate/programs");
    Program { class: name.into(), root }
}

fn settled(report: &RunReport, wanted: fn(&Verdict) -> bool) -> BTreeSet<&str> {
    report.objectives.iter().filter(|o| wanted(&o.verdict)).map(|o| o.id.as_str()).collect()
}

#[test]
fn two_workers_give_the_answer_of_one() {
    let _turn = TURN.read();
    let (jdk, folder) = (corpus::jdk(), scratch("generate-workers"));
    let programs = ["BankAccount", "Fsm", "Clearance"].map(program);
    corpus::compile(&jdk, &programs, &folder);
    for program in &programs {
        let made = ["1", "2"].map(|jobs| {
            let out = folder.join(format!("out-{jobs}")).join(program.name());
            let seen = corpus::generate(&jdk, &folder, program, &out, &["--budget", "150", "--jobs", jobs]);
            assert!(matches!(seen.code, Some(0 | 1)), "{}{}", seen.stdout, seen.stderr);
            assert!(!seen.stderr.contains("--jobs"), "{}", seen.stderr);
            corpus::read_report(&out)
        });
        let [one, two] = &made;
        assert!(one.settings.bounds.iter().all(|(option, _)| option != "--jobs"));
        assert!(two.settings.bounds.contains(&("--jobs".into(), "2".into())), "{:?}", two.settings.bounds);
        let covered = |verdict: &Verdict| matches!(verdict, Verdict::Covered { not_run: None, .. });
        assert_eq!(settled(one, covered), settled(two, covered), "{}", program.name());
        assert!(!settled(one, covered).is_empty());
        let proved = |verdict: &Verdict| matches!(verdict, Verdict::Infeasible { .. });
        assert_eq!(settled(one, proved), settled(two, proved), "{}", program.name());
        assert!(two.tests.iter().all(|test| test.coverage_on_jvm.as_deref() == Some("confirmed")));
    }
}

fn machines(jdk: &Path, classpath: &str) -> [Vm; 2] {
    [true, false].map(|exploring| {
        let config = Config { exploring, assertions: true, ..Config::default() };
        machine(Jdk::open(jdk).unwrap(), classpath, config).unwrap()
    })
}

fn run(request: &Request<'_>) -> Generated {
    let recorder = Recorder::new(Rc::clone(&request.subject));
    generate(request, recorder, &AtomicBool::new(false), &mut |_| {}, &mut |_| {})
}

/// What a worker finds covers the same for another one, without any exploration of its own.
#[test]
fn what_others_left_is_enough() {
    let _turn = TURN.read();
    let (jdk, folder) = (corpus::jdk(), scratch("generate-left"));
    let program = program("Fsm");
    corpus::compile(&jdk, std::slice::from_ref(&program), &folder);
    let classpath = corpus::classes(&folder, &program).display().to_string();
    let exchange = Exchange::default();
    let by = |number: usize| {
        let [vm, concrete] = machines(&jdk.home, &classpath);
        let scope = scope(&vm, &[program.name()], &Reach::built(2), Some(&program.root), false).unwrap();
        run(&Request { worker: Some(exchange.worker(number)), ..Request::new(&vm, &concrete, &scope) })
    };
    let other = by(1);
    let first = by(0);
    assert!(other.goals.covered() > 0);
    assert_eq!(first.goals.covered(), other.goals.covered());
    let brought = first.means.iter().find(|means| means.means == "other-workers").unwrap();
    assert_eq!(
        (brought.covered, brought.tests),
        (first.goals.covered() as u64, first.means.iter().map(|m| m.tests).sum())
    );
}

//! What only follows a change against full exploration: states and time.
//!
//! Five versions of the TCAS-like artifact, each with one change, as in table III of paper 001, whose share of states is
//! beside ours; explored by directed incremental symbolic execution. And five of the wheel brake system, whose exploration
//! takes long enough for times to say something: there the tests for what is impacted are generated, as `obligato diff`
//! does it, and the states of incremental execution alone are beside them. Full exploration is plain: nothing is tracked.
//! Aim: no larger share of the states than the paper's. `--json FILE` writes the figures for programs as well.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout)]

#[allow(dead_code)]
#[path = "../tests/impact/harness.rs"]
mod harness;

use std::path::Path;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use harness::{How, Pair, compile, explore};
use obligato::coverage::criteria::Criterion;
use obligato::coverage::facts::Recorder;
use obligato::explore::target::Reach;
use obligato::interp::Config;
use obligato::output::bench::evidence::{PAPER_VERSIONS, VersionRow};
use obligato::program::Jdk;
use obligato::prune::impacted::Impacted;
use obligato::testgen::generate::scope::{machine, machine_beside, scope};
use obligato::testgen::generate::{Request, generate};

/// As in the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const ROUNDS: usize = 7;
/// The letter of the versions, the class and the method that is explored. Those of the paper come first.
const ARTIFACTS: [(char, &str, &str); 2] = [('V', "Tcas", "advise"), ('W', "Wbs", "launch")];
const VERSIONS: usize = 5;

/// What came of a version.
struct Followed {
    states: u64,
    time: Duration,
    covered: Vec<bool>,
}

fn incremental(pair: &Pair, target: &str) -> Followed {
    let explored = explore(pair, target, How::Dise, "directed", "mcdc");
    Followed { states: explored.tally.states(), time: explored.time, covered: explored.covered }
}

/// As `obligato diff` makes the tests of what is impacted.
fn generation(pair: &Pair, classes: &Path, target: &str, source: &Path) -> Followed {
    let config = Config { assertions: true, exploring: true, functions: true, ..Config::default() };
    let vm = machine(Jdk::locate(None).expect("a JDK"), &classes.display().to_string(), config.clone()).expect("a VM");
    let concrete = machine_beside(&vm, Config { exploring: false, functions: false, ..config }).expect("a VM");
    let mut scope = scope(&vm, &[target.to_string()], &Reach::built(1), Some(source), false).expect("a target");
    let mcdc = Criterion::named("mcdc").expect("a criterion");
    Impacted::alone(&mut scope.subject, &pair.impact, mcdc).expect("nobody else has the subject");
    let request = Request { deepen: false, ..Request::new(&vm, &concrete, &scope) };
    let recorder = Recorder::new(Rc::clone(&scope.subject));
    let started = Instant::now();
    let generated = generate(&request, recorder, &AtomicBool::new(false), &mut |_| {}, &mut |_| {});
    let time = started.elapsed();
    let goals = &generated.goals;
    Followed {
        states: generated.explorations().map(|explored| explored.tally.states()).sum(),
        time,
        covered: (0..goals.aims.len()).map(|number| goals.is_covered(number)).collect(),
    }
}

fn main() {
    // `cargo test --benches` only wants to know that it runs.
    let rounds = if std::env::args().any(|a| a == "--bench") { ROUNDS } else { 1 };
    let artifacts = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/artifacts");
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench-dise");
    let mut rows = Vec::new();
    println!(
        "{:<4} {:>10} {:>8} {:>8} {:>7} {:>7} {:>7} {:>10} {:>10}",
        "", "impacted", "covered", "DiSE", "full", "share", "paper", "time", "full time"
    );
    let versions = ARTIFACTS.iter().flat_map(|artifact| (1..=VERSIONS).map(move |number| (artifact, number)));
    for (place, ((letter, class, method), number)) in versions.enumerate() {
        let name = format!("{letter}{number}");
        let source = artifacts.join("versions").join(&name);
        let (old, new) = (out.join(class), out.join(&name));
        if number == 1 {
            compile(&old, &[artifacts.join(format!("{class}.java"))]);
        }
        compile(&new, &[source.join(format!("{class}.java"))]);
        let pair = Pair::new(&old, &new, class, method, &source);
        let target = format!("{class}::{method}");
        let is_larger = place >= PAPER_VERSIONS.len();
        let mut best = [Duration::MAX; 2];
        let mut states = [0; 2];
        let mut covered = Vec::new();
        for _ in 0..rounds {
            let followed =
                if is_larger { generation(&pair, &new, &target, &source) } else { incremental(&pair, &target) };
            let full = explore(&pair, &target, How::Plain, "dfs", "mcdc");
            best = [best[0].min(followed.time), best[1].min(full.time)];
            states = [followed.states, full.tally.states()];
            covered = followed.covered;
        }
        let incremental_states = is_larger.then(|| incremental(&pair, &target).states);
        rows.push(VersionRow {
            version: name.clone(),
            impacted: covered.len(),
            covered: covered.iter().filter(|c| **c).count(),
            states: [states[0], states[1]],
            seconds: [best[0].as_secs_f64(), best[1].as_secs_f64()],
            incremental_states,
        });
        let paper =
            PAPER_VERSIONS.get(place).map(|p| format!("{:.1}%", 100.0 * p.states[0] as f64 / p.states[1] as f64));
        println!(
            "{name:<4} {:>10} {:>8} {:>8} {:>7} {:>6.1}% {:>7} {:>10.2?} {:>10.2?}",
            covered.len(),
            covered.iter().filter(|c| **c).count(),
            states[0],
            states[1],
            100.0 * states[0] as f64 / states[1] as f64,
            paper.unwrap_or_default(),
            best[0],
            best[1],
        );
    }
    let mut arguments = std::env::args().skip_while(|a| a != "--json").skip(1);
    if let Some(file) = arguments.next() {
        std::fs::write(file, serde_json::to_string_pretty(&rows).expect("plain data")).expect("a file");
    }
}

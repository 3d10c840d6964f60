//! What exploration costs, on the artifacts in `benches/artifacts`: time, paths per second, calls of the decision
//! procedures per path and per branch with two possible sides, memory per waiting state, and whether a path costs the
//! same after a million others. Prints a table, then measures the first artifact with criterion.
//!
//! `cargo bench --bench explore`; `OBLIGATO_QUICK=1` leaves out the million paths.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use criterion::Criterion;
use obligato::explore::engine::{Engine, Limits, Listener};
use obligato::explore::script::Receiver;
use obligato::explore::target::{self, Reach, Target};
use obligato::interp::{Config, Vm};
use obligato::program::{ClassPath, Jdk, Program};
use obligato::search;
use obligato::solver::{Options, Solver};

struct Nothing;

impl Listener for Nothing {}

fn classes() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/artifacts");
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("artifacts");
    std::fs::create_dir_all(&out).unwrap();
    let sources = std::fs::read_dir(root).unwrap().flatten().map(|e| e.path());
    let jdk = Jdk::locate(None).unwrap();
    let status = Command::new(jdk.home().join("bin/javac")).args(["-g", "-d"]).arg(&out).args(sources).status();
    assert!(status.expect("javac runs").success());
    out
}

fn vm(classes: &Path) -> Vm {
    let jdk = Jdk::locate(None).unwrap();
    let classpath = ClassPath::open(&classes.display().to_string(), jdk.feature()).unwrap();
    let config = Config { assertions: true, exploring: true, max_depth: 3000, ..Config::default() };
    Vm::new(Program::new(jdk, classpath), config, obligato::models::registry()).expect("core classes")
}

fn find(vm: &Vm, name: &str) -> Target {
    let reach = Reach { receiver: Receiver::Built { steps: 1 }, symbolic_statics: false, prefer_main: false };
    target::find(vm, name, &reach).expect("a target").remove(0)
}

fn engine<'v>(vm: &'v Vm, target: &'v Target, strategy: &str, paths: Option<u64>) -> Engine<'v> {
    let strategy = search::strategy(strategy, 1).expect("a strategy");
    let limits = Limits { time: Some(Duration::from_secs(600)), paths, ..Limits::default() };
    let mut engine = Engine::new(vm, &target.script, strategy, Solver::new(&Options::default()), limits);
    engine.start();
    engine
}

fn exhaust(classes: &Path, name: &str, paths: Option<u64>) -> f64 {
    let started = Instant::now();
    let vm = vm(classes);
    let target = find(&vm, name);
    let ready = started.elapsed();
    let mut engine = engine(&vm, &target, "dfs", paths);
    engine.run(&mut Nothing, &AtomicBool::new(false));
    let time = started.elapsed() - ready;
    let (tally, counters) = (&engine.tally, engine.solver.counters());
    let finished = tally.finished();
    let rate = finished as f64 / time.as_secs_f64();
    println!(
        "{name:24} {finished:>8} {:>9.3} {:>9.3} {rate:>9.0} {:>9.3} {:>9.3} {:>9.3}",
        ready.as_secs_f64(),
        time.as_secs_f64(),
        counters.queries as f64 / finished as f64,
        counters.backend_calls() as f64 / finished as f64,
        counters.backend_calls() as f64 / tally.two_sided.max(1) as f64,
    );
    rate
}

/// Resident memory in bytes.
fn resident() -> u64 {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    text.split(' ').nth(1).and_then(|n| n.parse::<u64>().ok()).unwrap_or(0) * 4096
}

fn memory(classes: &Path, name: &str, states: usize) {
    let vm = vm(classes);
    let target = find(&vm, name);
    let mut engine = engine(&vm, &target, "bfs", None);
    let stop = AtomicBool::new(false);
    while engine.waiting() < states / 10 && engine.step(&mut Nothing, &stop) {}
    let (before, few) = (resident(), engine.waiting());
    while engine.waiting() < states && engine.step(&mut Nothing, &stop) {}
    let more = engine.waiting().saturating_sub(few).max(1);
    let bytes = resident().saturating_sub(before) / more as u64;
    println!("{name:24} {more:>8} more waiting states: {bytes} bytes each, terms and caches included");
}

fn main() {
    let classes = classes();
    println!(
        "{:24} {:>8} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9}",
        "", "paths", "ready s", "time s", "paths/s", "queries", "calls", "calls"
    );
    println!("{:64} {:>9} {:>9} {:>9}", "", "per path", "per path", "per branch");
    memory(&classes, "Scalable::run", 10_000);
    memory(&classes, "Wbs::launch", 10_000);
    for name in [
        "Tcas::advise",
        "Wbs::launch",
        "AltitudeSwitch::launch",
        "FlightGuidance::single",
        "RedBlackTree::mixed",
        "FibonacciHeap::mixed",
        "Triangle::classify",
        "Permutation::order4",
    ] {
        exhaust(&classes, name, None);
    }
    let short = exhaust(&classes, "Scalable::run", Some(10_000));
    if std::env::var_os("OBLIGATO_QUICK").is_none() {
        let long = exhaust(&classes, "Scalable::run", Some(1_000_000));
        println!("paths per second at 10^6 paths: {:.0} % of those at 10^4", 100.0 * long / short);
    }
    let mut criterion = Criterion::default().sample_size(10).configure_from_args();
    let vm = vm(&classes);
    let target = find(&vm, "Tcas::advise");
    criterion.bench_function("Tcas exhausted", |bencher| {
        bencher.iter(|| {
            let mut engine = engine(&vm, &target, "dfs", None);
            engine.run(&mut Nothing, &AtomicBool::new(false));
            engine.tally.finished()
        });
    });
    criterion.final_summary();
}

//! What exploration costs, on the artifacts in `benches/artifacts`: CPU time, paths per second, calls of the decision
//! procedures per path and per branch with two possible sides, memory per waiting state, what a second worker brings, and
//! whether a path costs the same after a million others. Prints a table, then the figures that were aimed at, then
//! measures the first artifact with criterion.
//!
//! `cargo bench --bench explore`; `OBLIGATO_QUICK=1` leaves out the million paths and the second worker.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use criterion::Criterion;
use obligato::explore::engine::{Engine, Limits, Listener};
use obligato::explore::target::{self, Reach, Target};
use obligato::explore::workers::{self, Exchange};
use obligato::interp::{Config, Vm};
use obligato::program::{ClassPath, Jdk, Program};
use obligato::search;
use obligato::solver::{Options, Solver};

/// As in the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

struct Nothing;

impl Listener for Nothing {}

fn classes() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/artifacts");
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("artifacts");
    std::fs::create_dir_all(&out).unwrap();
    let sources = std::fs::read_dir(root).unwrap().flatten().map(|e| e.path());
    let sources = sources.filter(|path| path.extension().is_some_and(|e| e == "java"));
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
    let reach = Reach::built(1);
    target::find(vm, name, &reach).expect("a target").remove(0)
}

fn engine<'v>(vm: &'v Vm, target: &'v Target, strategy: &str, paths: Option<u64>) -> Engine<'v> {
    let strategy = search::strategy(strategy, 1).expect("a strategy");
    let limits = Limits { time: Some(Duration::from_secs(600)), paths, ..Limits::default() };
    let mut engine = Engine::new(vm, &target.script, strategy, Solver::new(&Options::default()), limits);
    engine.start();
    engine
}

/// CPU time of this thread: other load on the machine counts for little.
fn cpu() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    Duration::from_nanos(text.split(' ').next().and_then(|n| n.parse().ok()).unwrap_or(0))
}

struct Measured {
    /// From nothing to the last path.
    all_in: f64,
    rate: f64,
    calls_per_branch: f64,
}

/// Repeats what is short: the clock of CPU time ticks a few hundred times a second.
fn exhaust(classes: &Path, name: &str, paths: Option<u64>) -> Measured {
    let (mut ready, mut time) = (Duration::ZERO, Duration::ZERO);
    let mut runs = 0;
    let (tally, counters) = loop {
        let started = cpu();
        let vm = vm(classes);
        let target = find(&vm, name);
        let found = cpu() - started;
        let mut engine = engine(&vm, &target, "dfs", paths);
        engine.run(&mut Nothing, &AtomicBool::new(false));
        ready += found;
        time += cpu() - started - found;
        runs += 1;
        if runs == 100 || ready + time > Duration::from_millis(500) {
            break (engine.tally.clone(), engine.solver.counters().clone());
        }
    };
    let (ready, time) = (ready / runs, time / runs);
    let finished = tally.finished();
    let rate = finished as f64 / time.as_secs_f64();
    let calls_per_branch = counters.backend_calls() as f64 / tally.two_sided.max(1) as f64;
    println!(
        "{name:24} {finished:>8} {:>9.3} {:>9.3} {rate:>9.0} {:>9.3} {:>9.3} {calls_per_branch:>9.3}",
        ready.as_secs_f64(),
        time.as_secs_f64(),
        counters.queries as f64 / finished as f64,
        counters.backend_calls() as f64 / finished as f64,
    );
    Measured { all_in: (ready + time).as_secs_f64(), rate, calls_per_branch }
}

/// The CPU time of the busiest of several workers, and how many paths they found.
fn together(classes: &Path, name: &str, workers: usize) -> (f64, u64) {
    let exchange = Exchange::new(workers);
    let stop = AtomicBool::new(false);
    let work = |first: bool| {
        let vm = vm(classes);
        let target = find(&vm, name);
        let strategy = search::strategy("dfs", 1).expect("a strategy");
        let limits = Limits { time: Some(Duration::from_secs(600)), ..Limits::default() };
        let mut engine = Engine::new(&vm, &target.script, strategy, Solver::new(&Options::default()), limits);
        let started = cpu();
        workers::work(&mut engine, first, &exchange, &mut Nothing, &stop);
        ((cpu() - started).as_secs_f64(), engine.tally.finished())
    };
    std::thread::scope(|scope| {
        let work = &work;
        let all: Vec<_> = (0..workers).map(|i| scope.spawn(move || work(i == 0))).collect();
        let all = all.into_iter().map(|worker| worker.join().expect("a worker that does not panic"));
        all.fold((0.0, 0), |(most, paths), (time, found)| (f64::max(most, time), paths + found))
    })
}

/// Resident memory in bytes.
fn resident() -> u64 {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    text.split(' ').nth(1).and_then(|n| n.parse::<u64>().ok()).unwrap_or(0) * 4096
}

fn memory(classes: &Path, name: &str, states: usize) -> f64 {
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
    bytes as f64
}

/// What was aimed at.
struct Goals(Vec<String>);

impl Goals {
    fn at_most(&mut self, what: &str, value: f64, goal: f64) {
        self.add(what, value, "at most", goal, value <= goal);
    }

    fn at_least(&mut self, what: &str, value: f64, goal: f64) {
        self.add(what, value, "at least", goal, value >= goal);
    }

    fn add(&mut self, what: &str, value: f64, kind: &str, goal: f64, met: bool) {
        let word = if met { "met" } else { "MISSED" };
        self.0.push(format!("{what:56} {value:>9.3}   {kind:8} {goal:>6}   {word}"));
    }
}

fn main() {
    let classes = classes();
    println!(
        "{:24} {:>8} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9}",
        "", "paths", "ready s", "time s", "paths/s", "queries", "calls", "calls"
    );
    println!("{:64} {:>9} {:>9} {:>9}", "", "per path", "per path", "per branch");
    let mut goals = Goals(Vec::new());
    goals.at_most("bytes per waiting state, Scalable", memory(&classes, "Scalable::run", 10_000), 4096.0);
    let tcas = exhaust(&classes, "Tcas::advise", None);
    goals.at_most("CPU seconds, Tcas, all in", tcas.all_in, 0.15);
    goals.at_most("backend calls per branch with two sides, Tcas", tcas.calls_per_branch, 0.6);
    let wbs = exhaust(&classes, "Wbs::launch", None);
    goals.at_most("CPU seconds, Wbs, all in", wbs.all_in, 3.0);
    for name in [
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
        let [(one, paths), (two, again)] = [1, 2].map(|workers| together(&classes, "Scalable::run", workers));
        assert_eq!(paths, again, "two workers find other paths");
        println!("Scalable::run, {paths} paths: CPU seconds {one:.3} with one worker, {two:.3} for the busier of two");
        goals.at_least("one worker's time over the busier of two, Scalable", one / two, 1.6);
        goals.at_least("paths per second at 10^6 paths over those at 10^4", long.rate / short.rate, 0.8);
    }
    println!();
    goals.0.iter().for_each(|line| println!("{line}"));
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

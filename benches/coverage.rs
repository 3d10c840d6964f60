//! What tracking of MC/DC costs: the same exploration with and without it, by turns in one process, as a ratio of the
//! best times. Aim: at most 3 % (paper 001: 7.9 to 124 %).
//!
//! Both explorations follow the same paths in the same order (their counts are compared). Tracking is everything that happens
//! from the first path to the last: watched instructions tell, each path keeps what it has shown, paths that show something
//! new are counted as tests, spots that have nothing more to tell are left alone. The classes are loaded and their methods
//! decoded before either clock starts. What is made once, the subject (sources, decisions, tables), its goals and the
//! watches, is the column `set-up`; `all in` is the ratio with that.
//!
//! For counts of instructions run the binary under `valgrind --tool=callgrind` without `--bench` and compare the functions
//! `run_plain` and `run_tracked`; `OBLIGATO_ONLY=Wbs` chooses a target.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use obligato::coverage::criteria::Criterion;
use obligato::coverage::facts::{Recorder, Trail};
use obligato::coverage::goals::Goals;
use obligato::coverage::scope;
use obligato::coverage::subject::Subject;
use obligato::coverage::watching::Watching;
use obligato::explore::engine::{Ended, Engine, Limits, Listener, Notes, Wish};
use obligato::explore::target::{self, Reach};
use obligato::interp::{Config, Vm};
use obligato::program::{ClassPath, Jdk, Program};
use obligato::search;
use obligato::solver::{Options, Solver};
use obligato::state::Event;

/// As in the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const TARGETS: [(&str, &str); 4] = [
    ("Tcas", "Tcas::advise"),
    ("Wbs", "Wbs::launch"),
    ("AltitudeSwitch", "AltitudeSwitch::launch"),
    ("Triangle", "Triangle::classify"),
];
/// What is short is repeated more often.
const ROUNDS: usize = 15;
const MOST_ROUNDS: usize = 200;
const AT_LEAST: Duration = Duration::from_secs(8);

struct Nothing;

impl Listener for Nothing {}

/// Tracks what paths show and stops watching what is covered, as generation does, without making tests.
struct Tracker<'a> {
    subject: Rc<Subject>,
    watching: Watching<'a>,
    recorder: Recorder,
    goals: Goals,
    tests: u32,
}

impl Listener for Tracker<'_> {
    fn begin(&mut self) -> Option<Rc<dyn Notes>> {
        Some(Rc::new(Trail::default()))
    }

    fn told(&mut self, notes: Option<&mut dyn Notes>, events: &[Event]) {
        if let Some(trail) = notes.and_then(|notes| notes.of_mut::<Trail>()) {
            self.recorder.take_news(trail, events);
        }
    }

    fn ended(&mut self, path: &mut Ended<'_>) -> Wish {
        let trail = path.notes.and_then(|notes| notes.of::<Trail>()).expect("a trail");
        if !self.goals.news(&mut self.recorder, trail.facts()).is_empty() {
            self.goals.keep(&self.recorder, self.tests, trail.facts());
            self.tests += 1;
            self.watching.update(&self.subject, &self.goals);
        }
        Wish::GoOn
    }
}

fn classes() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench-coverage");
    std::fs::create_dir_all(&out).expect("a folder");
    let javac = Jdk::locate(None).expect("a JDK").javac().expect("javac");
    let mut command = Command::new(javac);
    command.args(["-g", "-d"]).arg(&out);
    for (class, _) in TARGETS {
        command.arg(root.join(format!("benches/artifacts/{class}.java")));
    }
    assert!(command.status().expect("javac runs").success());
    out
}

struct Measured {
    set_up: Duration,
    time: Duration,
    paths: u64,
    covered: usize,
}

#[inline(never)]
fn run_plain(engine: &mut Engine<'_>) {
    engine.run(&mut Nothing, &AtomicBool::new(false));
}

#[inline(never)]
fn run_tracked(engine: &mut Engine<'_>, tracker: &mut Tracker<'_>) {
    engine.run(tracker, &AtomicBool::new(false));
}

fn explore(classes: &Path, class: &str, target: &str, tracked: bool) -> Measured {
    let jdk = Jdk::locate(None).expect("a JDK");
    let classpath = ClassPath::open(&classes.display().to_string(), jdk.feature()).expect("a class path");
    let config = Config { assertions: true, exploring: true, ..Config::default() };
    let vm = Vm::new(Program::new(jdk, classpath), config, obligato::models::registry()).expect("core classes");
    let reach = Reach::built(1);
    let found = target::find(&vm, target, &reach).expect("a target").remove(0);
    let strategy = search::strategy("dfs", 0).expect("a strategy");
    let solver = Solver::new(&Options::default());
    let mut engine = Engine::new(&vm, &found.script, strategy, solver, Limits::default());
    engine.start();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/artifacts");
    let started = Instant::now();
    let subject = scope::subject(vm.program.classpath(), &[class.to_string()], Some(&source), &|_, _| true);
    let subject = Rc::new(subject.expect("a subject"));
    let mut set_up = started.elapsed();
    for method in 0..subject.methods.len() {
        subject.code(&vm.program, method);
    }
    if !tracked {
        let started = Instant::now();
        run_plain(&mut engine);
        let time = started.elapsed();
        return Measured { set_up: Duration::ZERO, time, paths: engine.tally.finished(), covered: 0 };
    }
    let started = Instant::now();
    let goals = Goals::new(&subject, &[Criterion::named("mcdc").expect("a criterion")]);
    let watching = Watching::start(&subject, &vm.program, &goals);
    let recorder = Recorder::new(Rc::clone(&subject));
    let mut tracker = Tracker { subject, watching, recorder, goals, tests: 0 };
    set_up += started.elapsed();
    let started = Instant::now();
    run_tracked(&mut engine, &mut tracker);
    let time = started.elapsed();
    Measured { set_up, time, paths: engine.tally.finished(), covered: tracker.goals.covered() }
}

fn main() {
    // `cargo test --benches` only wants to know that it runs.
    let measuring = std::env::args().any(|a| a == "--bench");
    let classes = classes();
    println!(
        "{:<24} {:>7} {:>8} {:>10} {:>10} {:>7} {:>10} {:>7}",
        "target", "paths", "covered", "plain", "tracked", "ratio", "set-up", "all in"
    );
    let only = std::env::var("OBLIGATO_ONLY").unwrap_or_default();
    for (class, target) in TARGETS.into_iter().filter(|(class, _)| class.contains(&only)) {
        let mut plain = Duration::MAX;
        let (mut tracked, mut set_up) = (Duration::MAX, Duration::MAX);
        let (mut paths, mut covered) = (0, 0);
        let (started, mut rounds) = (Instant::now(), 0);
        while rounds < 1 || measuring && rounds < MOST_ROUNDS && (rounds < ROUNDS || started.elapsed() < AT_LEAST) {
            let without = explore(&classes, class, target, false);
            plain = plain.min(without.time);
            let with = explore(&classes, class, target, true);
            tracked = tracked.min(with.time);
            set_up = set_up.min(with.set_up);
            assert_eq!(without.paths, with.paths, "tracking changes no path of {target}");
            (paths, covered) = (with.paths, with.covered);
            rounds += 1;
        }
        let ratio = |time: Duration| time.as_secs_f64() / plain.as_secs_f64();
        println!(
            "{target:<24} {paths:>7} {covered:>8} {plain:>10.2?} {tracked:>10.2?} {:>7.3} {set_up:>10.2?} {:>7.3}",
            ratio(tracked),
            ratio(tracked + set_up)
        );
    }
}

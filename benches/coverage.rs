//! What tracking of MC/DC costs: the same exploration with and without it, by turns in one process, as a ratio of the
//! best times. Aim: at most 3 % (paper 001: 7.9 to 124 %).

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
use obligato::explore::engine::{Ended, Engine, Limits, Listener, Notes, Wish};
use obligato::explore::script::Receiver;
use obligato::explore::target::{self, Reach};
use obligato::interp::{Config, Vm};
use obligato::program::{ClassPath, Jdk, Program};
use obligato::search;
use obligato::solver::{Options, Solver};
use obligato::state::Event;

const TARGETS: [(&str, &str); 4] = [
    ("Tcas", "Tcas::advise"),
    ("Wbs", "Wbs::launch"),
    ("AltitudeSwitch", "AltitudeSwitch::launch"),
    ("Triangle", "Triangle::classify"),
];
const ROUNDS: usize = 15;

struct Nothing;

impl Listener for Nothing {}

/// Tracks what paths show and stops watching what is covered, as generation does, without making tests.
struct Tracker<'a> {
    vm: &'a Vm,
    subject: Rc<Subject>,
    recorder: Recorder,
    goals: Goals,
    tests: u32,
}

impl Listener for Tracker<'_> {
    fn begin(&mut self) -> Option<Box<dyn Notes>> {
        Some(Box::new(Trail::default()))
    }

    fn told(&mut self, notes: Option<&mut Box<dyn Notes>>, events: &[Event]) {
        if let Some(trail) = notes.and_then(|notes| notes.as_any_mut().downcast_mut::<Trail>()) {
            self.recorder.take(trail, events);
        }
    }

    fn ended(&mut self, path: &mut Ended<'_>) -> Wish {
        let trail = path.notes.and_then(|notes| notes.as_any().downcast_ref::<Trail>()).expect("a trail");
        if self.goals.wants_any(&self.recorder, trail.facts()) {
            self.goals.keep(&self.recorder, self.tests, trail.facts());
            self.tests += 1;
            for (number, spot) in self.subject.spots.iter().enumerate() {
                if !self.goals.spot_is_open(&spot.hooks) {
                    self.subject.unwatch(&self.vm.program, number);
                }
            }
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

fn explore(classes: &Path, class: &str, target: &str, tracked: bool) -> (Duration, u64, usize) {
    let jdk = Jdk::locate(None).expect("a JDK");
    let classpath = ClassPath::open(&classes.display().to_string(), jdk.feature()).expect("a class path");
    let config = Config { assertions: true, exploring: true, ..Config::default() };
    let vm = Vm::new(Program::new(jdk, classpath), config, obligato::models::registry()).expect("core classes");
    let reach = Reach { receiver: Receiver::Built { steps: 1 }, symbolic_statics: false, prefer_main: false };
    let found = target::find(&vm, target, &reach).expect("a target").remove(0);
    let strategy = search::strategy("dfs", 0).expect("a strategy");
    let solver = Solver::new(&Options::default());
    let mut engine = Engine::new(&vm, &found.script, strategy, solver, Limits::default());
    engine.start();
    let stop = AtomicBool::new(false);
    if !tracked {
        let started = Instant::now();
        engine.run(&mut Nothing, &stop);
        return (started.elapsed(), engine.tally.finished(), 0);
    }
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/artifacts");
    let subject = scope::subject(vm.program.classpath(), &[class.to_string()], Some(&source), &|_, _| true);
    let subject = Rc::new(subject.expect("a subject"));
    subject.watch(&vm.program);
    let goals = Goals::new(&subject, &[Criterion::named("mcdc").expect("a criterion")]);
    let recorder = Recorder::new(Rc::clone(&subject));
    let mut tracker = Tracker { vm: &vm, subject, recorder, goals, tests: 0 };
    let started = Instant::now();
    engine.run(&mut tracker, &stop);
    (started.elapsed(), engine.tally.finished(), tracker.goals.covered())
}

fn main() {
    // `cargo test --benches` only wants to know that it runs.
    let rounds = if std::env::args().any(|a| a == "--bench") { ROUNDS } else { 1 };
    let classes = classes();
    println!("{:<28} {:>8} {:>10} {:>12} {:>12} {:>8}", "target", "paths", "covered", "plain", "tracked", "ratio");
    for (class, target) in TARGETS {
        let (mut plain, mut tracked) = (Duration::MAX, Duration::MAX);
        let (mut paths, mut covered) = (0, 0);
        for _ in 0..rounds {
            let (time, count, _) = explore(&classes, class, target, false);
            plain = plain.min(time);
            let (time, same, found) = explore(&classes, class, target, true);
            tracked = tracked.min(time);
            assert_eq!(count, same, "tracking changes no path of {target}");
            (paths, covered) = (count, found);
        }
        let ratio = tracked.as_secs_f64() / plain.as_secs_f64();
        println!("{target:<28} {paths:>8} {covered:>10} {plain:>12.2?} {tracked:>12.2?} {ratio:>8.3}");
    }
}

//! Two versions of a class, what the change between them impacts, and explorations of the new one: all of it, or only
//! what the change can reach.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use obligato::analysis::diff::{Changes, MethodKey, Version};
use obligato::analysis::impact::Impact;
use obligato::coverage::criteria::Criterion;
use obligato::coverage::scope;
use obligato::coverage::subject::Subject;
use obligato::explore::engine::{Engine, Limits};
use obligato::explore::tally::Tally;
use obligato::explore::target::{self, Reach};
use obligato::interp::{Config, Vm};
use obligato::program::{ClassPath, Jdk, Program};
use obligato::prune::dise::Dise;
use obligato::prune::impacted::Impacted;
use obligato::search;
use obligato::solver::{Options, Solver};

/// Compiles sources into a fresh folder.
pub fn compile(out: &Path, sources: &[PathBuf]) {
    let _ = std::fs::remove_dir_all(out);
    std::fs::create_dir_all(out).expect("a folder");
    let javac = Jdk::locate(None).expect("a JDK").javac().expect("javac");
    let quick = ["-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"];
    let output =
        Command::new(javac).args(quick).args(["-g", "-d"]).arg(out).args(sources).output().expect("javac runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

fn open(classes: &Path) -> ClassPath {
    let feature = Jdk::locate(None).expect("a JDK").feature();
    ClassPath::open(&classes.display().to_string(), feature).expect("a class path")
}

/// Two compiled versions; the sources of the new one are in `source`.
pub struct Pair {
    pub changes: Changes,
    pub impact: Impact,
    pub subject: Rc<Subject>,
    pub impacted: Impacted,
    new: PathBuf,
}

impl Pair {
    /// `method` is the target; constructors of its class may be called before it.
    pub fn new(old: &Path, new: &Path, class: &str, method: &str, source: &Path) -> Self {
        Self::of(old, new, class, method, Some(source)).expect("the class")
    }

    /// None if the new version has no such class.
    pub fn of(old: &Path, new: &Path, class: &str, method: &str, source: Option<&Path>) -> Option<Self> {
        let path = open(new);
        let changes = Changes::between(&open(old), &path).expect("class files");
        let file = changes.files(Version::New).get(class)?;
        let called = file.methods.iter().filter(|m| &*m.name == method || &*m.name == "<init>");
        let targets: Vec<MethodKey> = called.map(|m| MethodKey::of(file, m)).collect();
        let impact = Impact::within(&changes, &targets);
        let subject = scope::subject(&path, &[class.to_string()], source, &|_, _| true).expect("a subject");
        let impacted = Impacted::new(&subject, &impact);
        Some(Self { changes, impact, subject: Rc::new(subject), impacted, new: new.to_owned() })
    }
}

/// What an exploration did.
pub struct Explored {
    pub tally: Tally,
    #[allow(dead_code, reason = "only the benchmark shows it")]
    pub time: Duration,
    /// Of the impacted obligations, in their order.
    pub covered: Vec<bool>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// Nobody listens.
    Plain,
    /// All paths, recording what they cover.
    Full,
    Dise,
}

pub fn explore(pair: &Pair, target: &str, how: How, strategy: &str, criterion: &str) -> Explored {
    let limits = Limits { loops: Some(6), ..Limits::default() };
    explore_within(pair, target, how, strategy, criterion, limits)
}

pub fn explore_within(
    pair: &Pair,
    target: &str,
    how: How,
    strategy: &str,
    criterion: &str,
    limits: Limits,
) -> Explored {
    let jdk = Jdk::locate(None).expect("a JDK");
    let config = Config { assertions: true, exploring: true, ..Config::default() };
    let vm = Vm::new(Program::new(jdk, open(&pair.new)), config, obligato::models::registry()).expect("core classes");
    let reach = Reach::built(1);
    let found = target::find(&vm, target, &reach).expect("a target").remove(0);
    let strategy = search::strategy(strategy, 0).expect("a strategy");
    let mut engine = Engine::new(&vm, &found.script, strategy, Solver::new(&Options::default()), limits);
    engine.start();
    let stop = AtomicBool::new(false);
    let started = Instant::now();
    let mut covered = Vec::new();
    if how == How::Plain {
        engine.run(&mut obligato::explore::listener::Deaf, &stop);
    } else {
        let criteria = [Criterion::named(criterion).expect("a criterion")];
        let calls = Rc::clone(pair.impact.calls());
        let mut dise = Dise::new(&vm, &found.script, Rc::clone(&pair.subject), calls, &criteria, &pair.impacted);
        if how == How::Full {
            dise = dise.exhaustive();
        }
        engine.run(&mut dise, &stop);
        covered = dise.covered();
    }
    Explored { time: started.elapsed(), tally: engine.tally.clone(), covered }
}

//! The hot paths by themselves: making terms, simplifying, marking conditions, finding decisions, one step of an
//! exploration, writing tests and reports. (Forks and plain code: `vm.rs`; the layers of the solver: `solver.rs`.)
//!
//! Each is a few hundred milliseconds, so that `scripts/compare-revisions` can afford all of them.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main, measurement::WallTime};
use obligato::analysis::decisions::decisions_of;
use obligato::analysis::decisions::marking::Marked;
use obligato::analysis::decisions::observe::Observer;
use obligato::analysis::decisions::table::Table;
use obligato::classfile;
use obligato::coverage::facts::Recorder;
use obligato::coverage::report::RunReport;
use obligato::coverage::scope::subject;
use obligato::explore::engine::{Deaf, Engine, Limits};
use obligato::explore::target::{self, Reach};
use obligato::expr::ops::{Cmp, IntBin};
use obligato::expr::{Sort, TermId, Terms};
use obligato::interp::{Config, Vm};
use obligato::output::run::FORMATS;
use obligato::program::{ClassPath, Jdk};
use obligato::search;
use obligato::solver::{Options, Solver};
use obligato::source::tree::Tree;
use obligato::testgen::generate::scope::{machine, scope};
use obligato::testgen::generate::{Request, generate, notes, outcome};
use obligato::testgen::{JUnit, TestCase, write};

/// As in the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const ARTIFACTS: [&str; 4] = ["Tcas", "Wbs", "Triangle", "FlightGuidance"];
const TERMS: u64 = 1_000;

fn group<'c>(c: &'c mut Criterion, name: &str) -> BenchmarkGroup<'c, WallTime> {
    let mut group = c.benchmark_group(name);
    group.sample_size(20).warm_up_time(Duration::from_millis(100)).measurement_time(Duration::from_millis(400));
    group
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/artifacts")
}

fn classes() -> String {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench-hot");
    std::fs::create_dir_all(&out).expect("a folder");
    let javac = Jdk::locate(None).expect("a JDK").javac().expect("javac");
    let sources = ARTIFACTS.map(|class| root().join(format!("{class}.java")));
    assert!(Command::new(javac).args(["-g", "-d"]).arg(&out).args(sources).status().expect("javac runs").success());
    out.to_str().expect("a path in UTF-8").to_string()
}

fn exploring() -> Config {
    Config { assertions: true, exploring: true, max_depth: 3_000, ..Config::default() }
}

/// A sum of products that no rule shortens.
fn sum(terms: &mut Terms, variables: &[TermId], first: i32) -> TermId {
    let mut all = terms.int(first);
    for (i, variable) in variables.iter().enumerate() {
        let factor = terms.int(first.wrapping_mul(7).wrapping_add(i as i32 * 2 + 3));
        let product = terms.int_bin(IntBin::Mul, *variable, factor);
        all = terms.int_bin(IntBin::Xor, all, product);
    }
    all
}

fn terms(c: &mut Criterion) {
    let mut group = group(c, "terms");
    group.throughput(Throughput::Elements(TERMS));
    let variables = |terms: &mut Terms| (0..4).map(|i| terms.var(&format!("v{i}"), Sort::Bv32)).collect::<Vec<_>>();
    group.bench_function("new", |b| {
        b.iter(|| {
            let mut terms = Terms::new();
            let variables = variables(&mut terms);
            for i in 0..TERMS as i32 / 8 {
                black_box(sum(&mut terms, &variables, i));
            }
        });
    });
    let mut known = Terms::new();
    let variables = variables(&mut known);
    group.bench_function("known", |b| {
        b.iter(|| {
            for i in 0..TERMS as i32 / 8 {
                black_box(sum(&mut known, &variables, i % 8));
            }
        });
    });
    group.finish();
}

/// What exploration builds most: comparisons of sums with constants, negated, in both orders.
fn simplifier(c: &mut Criterion) {
    let mut group = group(c, "simplifier");
    group.throughput(Throughput::Elements(TERMS));
    group.bench_function("comparisons", |b| {
        b.iter(|| {
            let mut terms = Terms::new();
            let (x, y) = (terms.var("x", Sort::Bv32), terms.var("y", Sort::Bv32));
            for i in 0..TERMS as i32 / 10 {
                let constant = terms.int(i);
                let sum = terms.int_bin(IntBin::Add, x, constant);
                let back = terms.int_bin(IntBin::Sub, sum, constant);
                let shifted = terms.int_bin(IntBin::Sub, y, back);
                let less = terms.cmp(Cmp::Lt, shifted, constant);
                let not = terms.not(less);
                let again = terms.cmp(Cmp::Ge, constant, sum);
                let both = terms.and(not, again);
                let chosen = terms.ite(both, sum, back);
                let same = terms.cmp(Cmp::Eq, chosen, back);
                black_box(terms.implies(same, both));
            }
        });
    });
    group.finish();
}

/// `(c0 && c1) || (c2 && c3) || ...`
fn wide(pairs: u16) -> Tree {
    let pair = |n: u16| Tree::And(Box::new(Tree::Condition(2 * n)), Box::new(Tree::Condition(2 * n + 1)));
    (1..pairs).fold(pair(0), |tree, n| Tree::Or(Box::new(tree), Box::new(pair(n))))
}

/// The marking function (paper 001, section III): conditions show one after the other.
fn marking(c: &mut Criterion) {
    let mut group = group(c, "marking");
    for pairs in [1, 4, 16] {
        let tree = wide(pairs);
        group.bench_function(format!("table of {} conditions", 2 * pairs), |b| {
            b.iter(|| black_box(Table::new(&tree).expect("a table")));
        });
        let table = Table::new(&tree).expect("a table");
        // The longest evaluation: every second condition is false.
        group.throughput(Throughput::Elements(u64::from(2 * pairs)));
        group.bench_function(format!("evaluation of {} conditions", 2 * pairs), |b| {
            b.iter(|| {
                let mut observer = Observer::idle(&table);
                for condition in 0..2 * pairs {
                    let marked = observer.show(&table, &[(condition, condition % 2 == 0)]);
                    if let Marked::Complete(completion) = marked {
                        black_box(completion);
                    }
                }
            });
        });
    }
    group.finish();
}

fn preprocessing(c: &mut Criterion) {
    let classes = classes();
    let jdk = Jdk::locate(None).expect("a JDK");
    let mut group = group(c, "preprocessing");
    let bytes = std::fs::read(Path::new(&classes).join("FlightGuidance.class")).expect("a class");
    group.throughput(Throughput::Bytes(bytes.len() as u64));
    group.bench_function("read a class", |b| b.iter(|| black_box(classfile::parse(&bytes).expect("a class"))));
    let class = classfile::parse(&bytes).expect("a class");
    group.bench_function("decisions of a class, from bytecode", |b| b.iter(|| black_box(decisions_of(&class))));
    let classpath = ClassPath::open(&classes, jdk.feature()).expect("a class path");
    let names = ARTIFACTS.map(str::to_string);
    for (name, source) in [("four classes, with sources", Some(root())), ("four classes, without sources", None)] {
        group.bench_function(name, |b| {
            b.iter(|| black_box(subject(&classpath, &names, source.as_deref(), &|_, _| true).expect("a subject")));
        });
    }
    // A large class of the JDK, with all that is inside its methods.
    let large = jdk.find("java/lang/invoke/MethodHandles$Lookup").expect("the JDK").expect("the class").bytes.to_vec();
    group.throughput(Throughput::Bytes(large.len() as u64));
    group.bench_function("decisions of a large class", |b| {
        b.iter(|| black_box(decisions_of(&classfile::parse(&large).expect("a class"))));
    });
    group.finish();
}

/// A step that depends on unknown inputs, with the queries that it needs: the first paths of an artifact.
fn steps(c: &mut Criterion) {
    let classes = classes();
    let vm = machine(Jdk::locate(None).expect("a JDK"), &classes, exploring()).expect("a machine");
    let reach = Reach::built(1);
    let mut group = group(c, "step");
    for name in ["Tcas::advise", "Triangle::classify", "FlightGuidance::single"] {
        let target = target::find(&vm, name, &reach).expect("a target").remove(0);
        let explore = || {
            let limits = Limits { paths: Some(20), ..Limits::default() };
            let strategy = search::strategy("dfs", 0).expect("a strategy");
            let mut engine = Engine::new(&vm, &target.script, strategy, Solver::new(&Options::default()), limits);
            engine.start();
            engine.run(&mut Deaf, &AtomicBool::new(false));
            engine.tally.steps
        };
        group.throughput(Throughput::Elements(explore()));
        group.bench_function(format!("twenty paths of {name}"), |b| b.iter(|| black_box(explore())));
    }
    group.finish();
}

/// Calls `f` with the tests that reach MC/DC for an artifact, and the report about them.
fn with_tests(classes: &str, target: &str, f: impl FnOnce(&[TestCase], &[obligato::testgen::Note], &RunReport)) {
    let open =
        |config: Config| -> Vm { machine(Jdk::locate(None).expect("a JDK"), classes, config).expect("a machine") };
    let (vm, concrete) = (open(exploring()), open(Config { exploring: false, ..exploring() }));
    let reach = Reach::built(1);
    let scope = scope(&vm, &[target.to_string()], &reach, Some(&root()), false).expect("a scope");
    let until = Some(Instant::now() + Duration::from_secs(20));
    let request = Request { until, ..Request::new(&vm, &concrete, &scope) };
    let recorder = Recorder::new(Rc::clone(&scope.subject));
    let mut generated = generate(&request, recorder, &AtomicBool::new(false), &mut |_| {}, &mut |_| {});
    let suite = outcome::suite(&request, &mut generated, JUnit::Five, Err("not wanted".into()));
    let mut report = RunReport { command: "generate".into(), ..RunReport::default() };
    outcome::report(&request, &generated, &suite, &[], Some(&root()), &mut report);
    let cases: Vec<TestCase> = generated.tests.iter().map(|test| test.case.clone()).collect();
    let notes = notes(&request.subject, &request.criteria, &generated.recorder, &[], &generated.tests);
    f(&cases, &notes, &report);
}

fn writing(c: &mut Criterion) {
    let classes = classes();
    let mut group = group(c, "writing");
    with_tests(&classes, "Tcas::advise", |cases, notes, report| {
        group.throughput(Throughput::Elements(cases.len() as u64));
        group.bench_function("tests of Tcas", |b| b.iter(|| black_box(write(cases, notes, JUnit::Five))));
        for format in FORMATS {
            group.bench_function(format!("{} of Tcas", format.file), |b| b.iter(|| black_box((format.write)(report))));
        }
    });
    group.finish();
}

criterion_group!(benches, terms, simplifier, marking, preprocessing, steps, writing);
criterion_main!(benches);

//! The VM's contract with a driver: it returns data and never decides. Methods are run with terms for arguments, every
//! alternative of every fork is followed, and the results are evaluated and compared with concrete runs.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::Duration;

use crate::support::{javac, obligato, run, scratch};
use obligato::explore::concrete::{self, Host, Limits};
use obligato::expr::{Assignment, Const, EvalCache, Sort, TermId, Terms, eval, eval_bool};
use obligato::interp::{Config, End, ForkReason, Outcome, Vm};
use obligato::program::{ClassPath, Jdk, Method, Program};
use obligato::state::console::Stream;
use obligato::state::{Console, State, Value, View};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

/// Runs a `main` for a while, whatever it does.
fn run_for_a_while(folder: &Path, class: &str) {
    let jdk = Jdk::locate(None).unwrap();
    let classpath = ClassPath::open(&folder.display().to_string(), jdk.feature()).unwrap();
    let config = Config { max_heap: 64 << 20, ..Config::default() };
    let vm = Vm::new(Program::new(jdk, classpath), config, obligato::models::registry()).expect("core classes");
    if let Ok(main) = concrete::find_main(&vm, class) {
        concrete::run_main(&vm, main, &["10".to_string()], &Limits { max_steps: 200_000 }, &mut Silent);
    }
}

struct Silent;

impl Host for Silent {
    fn write(&mut self, _: Stream, _: &[u8]) {}
    fn read(&mut self) -> Vec<u8> {
        Vec::new()
    }
}

/// Damaged code is refused or runs into a Java error or a partial end: a panic fails the test.
#[test]
fn damaged_code_never_panics() {
    let classes = scratch("damaged-from");
    let programs = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("benches/java");
    let sources = fs::read_dir(programs).unwrap().flatten().map(|e| e.path());
    let sources: Vec<PathBuf> = sources.filter(|p| p.extension().is_some_and(|e| e == "java")).collect();
    javac(&sources, &classes, &[]);
    let mut files: Vec<PathBuf> = fs::read_dir(&classes).unwrap().flatten().map(|e| e.path()).collect();
    files.retain(|f| !f.to_string_lossy().contains('$'));
    files.sort();
    let mut random = SmallRng::seed_from_u64(7);
    let folder = scratch("damaged");
    for round in 0..1200 {
        let file = &files[round % files.len()];
        let mut bytes = fs::read(file).unwrap();
        for _ in 0..random.random_range(1..4) {
            let at = random.random_range(bytes.len() / 4..bytes.len());
            bytes[at] =
                if random.random_bool(0.5) { random.random() } else { bytes[at] ^ 1 << random.random_range(0..8) };
        }
        fs::write(folder.join(file.file_name().unwrap()), &bytes).unwrap();
        run_for_a_while(&folder, file.file_stem().unwrap().to_str().unwrap());
    }
}

fn classes() -> &'static PathBuf {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let out = scratch("vm");
        let source = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/vm/Branches.java");
        javac(&[source], &out, &[]);
        out
    })
}

fn vm() -> Vm {
    let jdk = Jdk::locate(None).unwrap();
    let classpath = ClassPath::open(&classes().display().to_string(), jdk.feature()).unwrap();
    Vm::new(Program::new(jdk, classpath), Config::default(), obligato::models::registry()).expect("core classes")
}

fn method<'v>(vm: &'v Vm, name: &str) -> &'v Method {
    let class = vm.program.load("Branches").expect("the class is compiled");
    let found = vm.program.class(class).methods.iter().map(|m| vm.program.method(*m)).find(|m| &*m.name == name);
    found.expect("the method exists")
}

fn start(vm: &Vm, method: &Method, arguments: &[Value]) -> State {
    let mut state = State::new(Console::with_input(&[]));
    vm.enter_static(&mut state, method, arguments);
    state
}

/// How a path ended: the result, or the name of the exception's class.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Ending {
    Returned(Value),
    Threw(&'static str),
}

struct Explored {
    guards: Vec<TermId>,
    reasons: Vec<ForkReason>,
    ending: Ending,
}

/// Follows every alternative of every fork.
fn explore(vm: &Vm, terms: &mut Terms, state: State) -> Vec<Explored> {
    let mut paths = Vec::new();
    let mut work = vec![(state, Vec::new(), Vec::new())];
    while let Some((mut state, guards, reasons)) = work.pop() {
        match vm.advance(terms, &mut state, 1_000_000) {
            Outcome::Fork(fork) => {
                for guard in &fork.guards {
                    let mut side = state.fork();
                    side.path.assume(terms, *guard);
                    let guards: Vec<TermId> = guards.iter().copied().chain([*guard]).collect();
                    let reasons: Vec<ForkReason> = reasons.iter().copied().chain([fork.reason]).collect();
                    work.push((side, guards, reasons));
                }
            }
            Outcome::End(End::Returned(value)) => {
                paths.push(Explored { guards, reasons, ending: Ending::Returned(value) })
            }
            Outcome::End(End::Threw(exception)) => {
                let class = vm.program.class(state.heap.class_of(exception).unwrap());
                assert_eq!(&*class.name, "java/lang/ArithmeticException");
                paths.push(Explored { guards, reasons, ending: Ending::Threw("arithmetic") });
            }
            other => panic!("{other:?}"),
        }
    }
    paths
}

/// The one path that an assignment takes, and its result as plain bits.
fn result_under(terms: &Terms, paths: &[Explored], assignment: &Assignment) -> Result<Const, &'static str> {
    let mut cache = EvalCache::new();
    let mut taken = paths.iter().filter(|p| p.guards.iter().all(|g| eval_bool(terms, *g, assignment, &mut cache)));
    let path = taken.next().expect("the alternatives cover everything");
    assert!(taken.next().is_none(), "the alternatives are disjoint");
    let mut cache = EvalCache::new();
    match path.ending {
        Ending::Threw(what) => Err(what),
        Ending::Returned(value) => Ok(match value.view() {
            View::Int(v) => Const::Bv32(v),
            View::Long(v) => Const::Bv64(v),
            View::Sym(t) => eval(terms, t, assignment, &mut cache),
            other => panic!("{other:?}"),
        }),
    }
}

const BOUNDARIES: [i32; 11] = [0, 1, 2, -1, 50, 51, 7, 31, i32::MAX, i32::MIN, -12345];

#[test]
fn forks_cover_all_inputs_and_each_side_gives_the_concrete_result() {
    let vm = vm();
    for (name, inputs, least_paths) in [("sign", 1, 3), ("divide", 2, 2), ("pick", 1, 3)] {
        let mut terms = Terms::new();
        let method = method(&vm, name);
        let variables: Vec<TermId> = (0..inputs).map(|i| terms.var(&format!("x{i}"), Sort::Bv32)).collect();
        let arguments: Vec<Value> = variables.iter().map(|t| Value::sym(*t)).collect();
        let paths = explore(&vm, &mut terms, start(&vm, method, &arguments));
        assert_eq!(paths.len(), least_paths, "{name}");
        for a in BOUNDARIES {
            for b in BOUNDARIES {
                let mut assignment = Assignment::new();
                for (variable, value) in variables.iter().zip([a, b]) {
                    assignment.set(terms.as_var(*variable).unwrap(), Const::Bv32(value));
                }
                let concrete: Vec<Value> = [a, b].iter().take(inputs).map(|v| Value::int(*v)).collect();
                let expected = explore(&vm, &mut terms, start(&vm, method, &concrete));
                let expected = result_under(&terms, &expected, &assignment);
                assert_eq!(result_under(&terms, &paths, &assignment), expected, "{name}({a}, {b})");
            }
        }
    }
}

#[test]
fn forks_say_why() {
    let vm = vm();
    for (name, inputs, reason) in
        [("sign", 1, ForkReason::Branch), ("divide", 2, ForkReason::Division), ("pick", 1, ForkReason::Switch)]
    {
        let mut terms = Terms::new();
        let arguments: Vec<Value> = (0..inputs).map(|i| Value::sym(terms.var(&format!("x{i}"), Sort::Bv32))).collect();
        let paths = explore(&vm, &mut terms, start(&vm, method(&vm, name), &arguments));
        assert!(paths.iter().all(|p| p.reasons.iter().all(|r| *r == reason)), "{name}");
    }
}

#[test]
fn all_primitive_kinds_have_one_semantics() {
    let vm = vm();
    let mut terms = Terms::new();
    let sorts = [Sort::Bv64, Sort::Bv32, Sort::F64, Sort::F32];
    let variables: Vec<TermId> = sorts.iter().enumerate().map(|(i, s)| terms.var(&format!("x{i}"), *s)).collect();
    let method = method(&vm, "mix");
    let arguments: Vec<Value> = variables.iter().map(|t| Value::sym(*t)).collect();
    let paths = explore(&vm, &mut terms, start(&vm, method, &arguments));
    for (i, b) in BOUNDARIES.into_iter().enumerate() {
        let a = i64::from(b).wrapping_mul(0x1_0000_0001);
        let c = [0.5, -0.0, 1e300, f64::NAN, -3.75][i % 5];
        let d = [2.0f32, f32::INFINITY, -1.5][i % 3];
        let mut assignment = Assignment::new();
        let values = [Const::Bv64(a), Const::Bv32(b), Const::double(c), Const::float(d)];
        for (variable, value) in variables.iter().zip(values) {
            assignment.set(terms.as_var(*variable).unwrap(), value);
        }
        let concrete = [Value::long(a), Value::int(b), Value::double(c), Value::float(d)];
        let expected = explore(&vm, &mut terms, start(&vm, method, &concrete));
        let expected = result_under(&terms, &expected, &assignment);
        assert_eq!(result_under(&terms, &paths, &assignment), expected, "mix({a}, {b}, {c}, {d})");
    }
}

#[test]
fn memory_and_stack_end_at_their_bounds_and_garbage_is_reused() {
    let mut command = obligato();
    command.args(["run", "--max-heap", "20m", "--max-depth", "600", "--classpath"]).arg(classes()).arg("Branches");
    let seen = run(&mut command, &[], Duration::from_secs(120));
    assert_eq!(seen.stdout, "Java heap space true\n30000000\ntoo deep\n500\n", "{}", seen.stderr);
    assert_eq!(seen.code, Some(0));
}

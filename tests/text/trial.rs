//! One method, one assignment: the path it takes with terms, and the plain run that it must agree with.

use std::path::PathBuf;
use std::sync::OnceLock;

use obligato::expr::{Assignment, Const, EvalCache, Sort, TermId, Terms, eval, eval_bool};
use obligato::interp::{Bounds, Config, End, ForkReason, Machine, Outcome, Partial, Vm};
use obligato::program::{ClassPath, Jdk, Method, Program};
use obligato::state::{Console, Ref, Rest, State, Value, View};

use crate::support::{javac, scratch};

/// Characters of an unknown string that are known at first.
pub const BOUND: u32 = 5;

pub fn classes() -> &'static PathBuf {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let out = scratch("text");
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/text");
        let sources = std::fs::read_dir(folder).unwrap().flatten().map(|e| e.path());
        let sources: Vec<PathBuf> = sources.filter(|p| p.extension().is_some_and(|e| e == "java")).collect();
        javac(&sources, &out, &[]);
        out
    })
}

pub fn vm(exploring: bool) -> Vm {
    let jdk = Jdk::locate(None).unwrap();
    let classpath = ClassPath::open(&classes().display().to_string(), jdk.feature()).unwrap();
    let bounds = Bounds { text: BOUND, ..Bounds::default() };
    let config = Config { exploring, bounds, ..Config::default() };
    Vm::new(Program::new(jdk, classpath), config, obligato::models::registry()).expect("core classes")
}

#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    Text(Vec<u16>),
    Int(i32),
    Long(i64),
    Char(u16),
    Bool(bool),
    Float(f32),
    Double(f64),
}

impl Arg {
    pub fn text(text: &str) -> Arg {
        Arg::Text(text.encode_utf16().collect())
    }
}

/// How a run ended, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seen {
    Value(String),
    Threw(String),
    Bound(String),
    Unsupported(String),
}

pub fn method<'v>(vm: &'v Vm, name: &str) -> &'v Method {
    method_of(vm, "Texts", name)
}

pub fn method_of<'v>(vm: &'v Vm, class: &str, name: &str) -> &'v Method {
    let class = vm.program.load(class).expect("the class is compiled");
    let found = vm.program.class(class).methods.iter().map(|m| vm.program.method(*m)).find(|m| &*m.name == name);
    found.unwrap_or_else(|| panic!("no method {name}"))
}

/// The values of the variables: those of the arguments by their names.
fn assignment(terms: &Terms, state: &State, args: &[Arg]) -> Assignment {
    let mut assignment = Assignment::new();
    for i in 0..terms.all_variables().len() {
        let variable = &terms.all_variables()[i];
        let Some(id) = terms.as_var(variable.term) else { continue };
        let name = &*variable.name;
        let Some(rest) = name.strip_prefix('a') else { continue };
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        let Some(arg) = digits.parse::<usize>().ok().and_then(|i| args.get(i)) else { continue };
        let rest = &rest[digits.len()..];
        let value = match (arg, rest) {
            (Arg::Text(units), ".length") => Const::Bv32(units.len() as i32),
            (Arg::Text(units), part) if part.starts_with('[') => {
                let at: usize = part.trim_matches(['[', ']']).parse().unwrap();
                Const::from_bits(Sort::Bv16, u64::from(units.get(at).copied().unwrap_or(0)))
            }
            // The choice of an unknown reference: the object that was made for it, neither null nor another input.
            (Arg::Text(_), "?") => {
                let name = name.trim_end_matches('?');
                let made = state.inputs.objects.iter().find(|o| &*o.name == name);
                let exists = |choice: &i32| {
                    let mut alone = Assignment::new();
                    alone.set(id, Const::Bv32(*choice));
                    made.is_some_and(|o| eval_bool(terms, o.exists, &alone, &mut EvalCache::new()))
                };
                Const::Bv32((0..8).find(exists).unwrap_or(1))
            }
            (Arg::Int(v), "") => Const::Bv32(*v),
            (Arg::Long(v), "") => Const::Bv64(*v),
            (Arg::Char(v), "") => Const::from_bits(Sort::Bv16, u64::from(*v)),
            (Arg::Bool(v), "") => Const::Bool(*v),
            (Arg::Float(v), "") => Const::float(*v),
            (Arg::Double(v), "") => Const::double(*v),
            _ => continue,
        };
        assignment.set(id, value);
    }
    assignment
}

pub struct Trial {
    pub seen: Seen,
    pub forks: Vec<ForkReason>,
}

/// Runs the method. `unknown` says which arguments are terms.
pub fn run(vm: &Vm, method: &Method, args: &[Arg], unknown: &[bool]) -> Trial {
    let mut terms = Terms::new();
    let mut state = State::new(Console::with_input(&[]));
    let types = parameter_types(&method.descriptor);
    assert_eq!(types.len(), args.len(), "{}", method.name);
    let mut values = Vec::new();
    for (i, arg) in args.iter().enumerate() {
        let value = if unknown[i] {
            // References may be null, so that the choice of null is always possible.
            Machine::new(vm, &mut terms, &mut state).ask(&format!("a{i}"), &types[i], None, true)
        } else {
            match arg {
                Arg::Text(units) => Value::reference(vm.new_string(&mut state, units)),
                Arg::Int(v) => Value::int(*v),
                Arg::Long(v) => Value::long(*v),
                Arg::Char(v) => Value::int(i32::from(*v)),
                Arg::Bool(v) => Value::bool(*v),
                Arg::Float(v) => Value::float(*v),
                Arg::Double(v) => Value::double(*v),
            }
        };
        values.push(value);
    }
    vm.enter_static(&mut state, method, &values);
    let mut forks = Vec::new();
    for _ in 0..100_000 {
        match vm.advance(&mut terms, &mut state, 10_000_000) {
            Outcome::Quantum => {}
            Outcome::Fork(fork) => {
                let assignment = assignment(&terms, &state, args);
                let mut cache = EvalCache::new();
                let hold = |g: &&TermId| eval_bool(&terms, **g, &assignment, &mut cache);
                let holding: Vec<TermId> = fork.guards.iter().filter(hold).copied().collect();
                assert_eq!(holding.len(), 1, "{} {args:?}: one guard of {:?} holds", method.name, fork.reason);
                state.path.assume(&terms, holding[0]);
                forks.push(fork.reason);
            }
            Outcome::End(end) => {
                let seen = seen(vm, &mut terms, &state, args, end, &method.descriptor);
                return Trial { seen, forks };
            }
            other => panic!("{} {args:?}: {other:?}", method.name),
        }
    }
    panic!("{} {args:?} does not end", method.name);
}

fn seen(vm: &Vm, terms: &mut Terms, state: &State, args: &[Arg], end: End, descriptor: &str) -> Seen {
    match end {
        End::Returned(value) => {
            Seen::Value(show(vm, terms, state, args, value, descriptor.rsplit(')').next().unwrap()))
        }
        End::Threw(exception) => {
            let class = vm.program.class(state.heap.class_of(exception).unwrap());
            let field = vm.program.find_field(class.id, "detailMessage", None).unwrap();
            let message = state.heap.field(exception, field.slot as usize).unwrap();
            let message = show(vm, terms, state, args, message, "Ljava/lang/String;");
            Seen::Threw(format!("{}: {message}", class.java_name()))
        }
        End::Partial(Partial::Bound(what)) => Seen::Bound(what),
        End::Partial(Partial::Unsupported(what)) => Seen::Unsupported(what),
        other => panic!("{other:?}"),
    }
}

fn show(vm: &Vm, terms: &mut Terms, state: &State, args: &[Arg], value: Value, descriptor: &str) -> String {
    let assignment = assignment(terms, state, args);
    let value = resolved(state, value);
    let constant = |v: Value| match v.view() {
        View::Int(v) => Const::Bv32(v),
        View::Long(v) => Const::Bv64(v),
        View::Float(v) => Const::float(v),
        View::Double(v) => Const::double(v),
        View::Ref(v) => Const::Ref(v.0),
        View::Sym(t) => eval(terms, t, &assignment, &mut EvalCache::new()),
        other => panic!("{other:?}"),
    };
    let object = match constant(value) {
        Const::Ref(id) => Ref(id),
        Const::Bv32(v) if descriptor == "Z" || descriptor == "C" => return format!("{descriptor}{v}"),
        other => return format!("{other:?}"),
    };
    if object.is_null() {
        return "null".to_string();
    }
    let array = if state.heap.class_of(object) == Some(vm.known.string) {
        let value = state.heap.field(object, vm.known.string_value as usize).unwrap();
        match value.as_sym() {
            Some(t) if terms.as_var(t).is_some() => return "<text>".to_string(),
            _ => match constant(value) {
                Const::Ref(id) => Ref(id),
                other => panic!("{other:?}"),
            },
        }
    } else {
        object
    };
    if let Some(elements) = state.heap.array(array) {
        let all: Vec<Const> = (0..elements.len()).map(|i| constant(elements.get(i).unwrap())).collect();
        return format!("{all:?}");
    }
    let open = state.heap.open(array).unwrap_or_else(|| panic!("an object of another class")).clone();
    let Const::Bv32(length) = constant(Value::sym(open.length)) else { panic!("a length") };
    let mut all: Vec<Const> = open.elements.iter().map(|v| constant(*v)).collect();
    if let Rest::Given { condition, more } = &open.rest {
        let sure = all.len();
        all.extend(more.iter().map(|t| constant(Value::sym(*t))));
        let holds = constant(Value::sym(*condition)) == Const::Bool(true);
        assert!(!holds || length as usize <= all.len(), "all of a given text is there");
        if !holds {
            all.truncate(sure);
        }
    }
    if length as usize > all.len() {
        return "beyond".to_string();
    }
    all.truncate(length as usize);
    format!("{all:?}")
}

/// What an unknown reference became.
fn resolved(state: &State, value: Value) -> Value {
    let lazy = value.as_sym().and_then(|t| state.inputs.lazies.get(&t));
    lazy.and_then(|l| l.resolved).map_or(value, Value::sym)
}

fn parameter_types(descriptor: &str) -> Vec<String> {
    let mut types = Vec::new();
    let mut rest = descriptor[1..].split(')').next().unwrap();
    while !rest.is_empty() {
        let end = if rest.starts_with('L') { rest.find(';').unwrap() + 1 } else { 1 };
        types.push(rest[..end].to_string());
        rest = &rest[end..];
    }
    types
}

/// Runs with terms and plainly, and compares. Gives the forks.
pub fn check(symbolic: &Vm, plain: &Vm, name: &str, args: &[Arg], unknown: &[bool]) -> Vec<ForkReason> {
    let expected = run(plain, method(plain, name), args, &vec![false; args.len()]).seen;
    let trial = run(symbolic, method(symbolic, name), args, unknown);
    let long = args.iter().zip(unknown).any(|(a, u)| *u && matches!(a, Arg::Text(t) if t.len() > BOUND as usize));
    let foreign = args.iter().any(|a| matches!(a, Arg::Text(t) if t.iter().any(|u| *u > 255 || *u == 0xdf)));
    match (&trial.seen, &expected) {
        (Seen::Bound(what), _) if long && what.contains("longer than") => {}
        (Seen::Bound(what), _) if foreign && what.starts_with("unknown characters beyond Latin-1") => {}
        (Seen::Value(v), _) if v == "beyond" && long => {}
        // A message may be unknown; the class is not.
        (Seen::Threw(found), Seen::Threw(wanted)) if found.ends_with("<text>") => {
            assert_eq!(found.split(':').next(), wanted.split(':').next(), "{name} {args:?} {unknown:?}");
        }
        (found, wanted) => assert_eq!(found, wanted, "{name} {args:?} {unknown:?} {:?}", trial.forks),
    }
    trial.forks
}

//! The second oracle: what the mapping sees in a run equals what an instrumented copy records.
//!
//! The plain class runs in the VM, one instruction at a time; at every point of the mapping the condition's value is
//! read off the operands. The instrumented copy, whose source has each condition wrapped in a call of a recorder, runs
//! on the real JVM. For every condition, both must give the same values in the same order.

use obligato::analysis::decisions::Point;
use obligato::analysis::decisions::mapping::{Mapped, Mapping};
use obligato::explore::concrete::find_main;
use obligato::expr::Terms;
use obligato::interp::{Config, Outcome, Vm};
use obligato::program::{ClassPath, Jdk, Program};
use obligato::source::ast::ExprKind;
use obligato::source::tree::{Strict, Tree};
use obligato::source::{Place, SourceFile};
use obligato::state::{Console, Elements, Role, State, Value};
use std::collections::BTreeMap;
use std::path::Path;

/// Decision and condition.
pub type Key = (usize, usize);
pub type Trace = BTreeMap<Key, String>;

/// Conditions that can be wrapped in a call: not those that bind variables, nor the target of an assignment.
pub fn recordable(file: &SourceFile, mapped: &Mapped) -> Vec<Key> {
    let mut keys = Vec::new();
    for (at, (decision, mapping)) in mapped.decisions.iter().enumerate() {
        if !matches!(mapping, Mapping::Mapped(_)) {
            continue;
        }
        for (number, condition) in decision.conditions.iter().enumerate() {
            let binds = matches!(file.ast.expr(condition.expr).kind, ExprKind::InstanceOf { pattern: Some(_), .. });
            let target = decision.place == Place::Assign
                && matches!(file.ast.expr(decision.expr).kind, ExprKind::Assign { bit: Some(_), left, .. }
                    if file.ast.bare(left) == condition.expr);
            if !binds && !target {
                keys.push((at, number));
            }
        }
    }
    keys
}

/// The source with each of the conditions wrapped, and a recorder beside the class.
pub fn instrumented(file: &SourceFile, text: &str, mapped: &Mapped, keys: &[Key]) -> String {
    // At one place, what is inserted belongs to the inner range first at its start, last at its end.
    let mut inserts: Vec<(u32, u32, bool, String)> = Vec::new();
    for (decision, condition) in keys {
        let range = mapped.decisions[*decision].0.conditions[*condition].span.range;
        let length = range.end - range.start;
        inserts.push((range.start, u32::MAX - length, false, format!("Recorder.see({decision}, {condition}, ")));
        inserts.push((range.end, length, true, ")".into()));
    }
    inserts.sort_by_key(|(at, order, end, _)| (*at, !*end, *order));
    let mut out = String::new();
    let mut done = 0;
    for (at, _, _, what) in inserts {
        out.push_str(&text[done..at as usize]);
        out.push_str(&what);
        done = at as usize;
    }
    out.push_str(&text[done..]);
    assert!(file.problems.is_empty());
    out.push_str(
        "
class Recorder {
    static final java.util.TreeMap<String, StringBuilder> seen = new java.util.TreeMap<>();
    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> seen.forEach((k, v) -> System.out.println(k + \" \" + v))));
    }
    static boolean see(int decision, int condition, boolean value) {
        seen.computeIfAbsent(decision + \" \" + condition, k -> new StringBuilder()).append(value ? 'T' : 'F');
        return value;
    }
}
",
    );
    out
}

/// What the recorder printed.
pub fn parse(printed: &str) -> Trace {
    let mut trace = Trace::new();
    for line in printed.lines() {
        let parts: Vec<&str> = line.split(' ').collect();
        let [decision, condition, values] = parts[..] else { panic!("{line}") };
        trace.insert((decision.parse().unwrap(), condition.parse().unwrap()), values.to_owned());
    }
    trace
}

/// The outcome of a decision, or the conditions that may show next: of strict operators, either operand.
fn needed(tree: &Tree, known: &[Option<bool>]) -> Result<bool, Vec<usize>> {
    Ok(match tree {
        Tree::Condition(at) => known[usize::from(*at)].ok_or(vec![usize::from(*at)])?,
        Tree::Constant(value) => *value,
        Tree::Not(inner) => !needed(inner, known)?,
        Tree::And(a, b) => needed(a, known)? && needed(b, known)?,
        Tree::Or(a, b) => needed(a, known)? || needed(b, known)?,
        Tree::Ternary(c, a, b) => {
            if needed(c, known)? {
                needed(a, known)?
            } else {
                needed(b, known)?
            }
        }
        Tree::Strict(op, a, b) => match (needed(a, known), needed(b, known)) {
            (Ok(a), Ok(b)) => match op {
                Strict::And => a & b,
                Strict::Or => a | b,
                Strict::Eq => a == b,
                Strict::Ne | Strict::Xor => a != b,
            },
            (a, b) => return Err([a.err(), b.err()].into_iter().flatten().flatten().collect()),
        },
    })
}

struct Watch {
    decision: usize,
    condition: usize,
    point: Point,
}

/// Runs `main` in the VM and records what shows at the points.
pub fn run(classes: &Path, main: &str, mapped: &Mapped) -> Trace {
    let mut watched: BTreeMap<(String, String, String, u32), Vec<Watch>> = BTreeMap::new();
    for (decision, (_, mapping)) in mapped.decisions.iter().enumerate() {
        let Mapping::Mapped(sites) = mapping else { continue };
        for site in sites {
            for (condition, points) in site.points.iter().enumerate() {
                for point in points {
                    let key = (site.class.clone(), site.method.clone(), site.descriptor.clone(), point.pc());
                    watched.entry(key).or_default().push(Watch { decision, condition, point: *point });
                }
            }
        }
    }
    let jdk = Jdk::locate(None).unwrap();
    let classpath = ClassPath::open(&classes.display().to_string(), jdk.feature()).unwrap();
    let config = Config { assertions: true, ..Config::default() };
    let vm = Vm::new(Program::new(jdk, classpath), config, obligato::models::registry()).expect("core classes");
    let entry = find_main(&vm, main).expect("a main");
    let mut state = State::new(Console::interactive());
    let mut terms = Terms::default();
    let array = vm.program.load("[Ljava/lang/String;").expect("an array class");
    let array = state.heap.alloc_array(array, Elements::Ref(obligato::state::Chunked::from_slice(&[])));
    vm.enter_static(&mut state, entry, &[Value::reference(array)]);
    let mut trace = Trace::new();
    // By depth of the stack and decision: the conditions known in the evaluation under way.
    let mut known: BTreeMap<(u32, usize), Vec<Option<bool>>> = BTreeMap::new();
    let mut depth = 0;
    let mut methods: BTreeMap<u32, Option<Place3>> = BTreeMap::new();
    let mut files = BTreeMap::new();
    loop {
        let mut pending = None;
        if let Some(frame) = state.stack.top() {
            let now = state.stack.depth();
            if now > depth {
                known.retain(|(at, _), _| *at < now);
            }
            depth = now;
            let name = methods.entry(frame.method.0).or_insert_with(|| {
                let method = vm.program.method(frame.method);
                let class = vm.program.class(method.class).name.to_string();
                class.starts_with(main).then(|| (class, method.name.to_string(), method.descriptor.to_string()))
            });
            if let Some((class, method, descriptor)) = name {
                let code = vm.program.code(vm.program.method(frame.method)).expect("code");
                let pc = u32::from(code.pcs[frame.pc as usize]);
                let key = (class.clone(), method.clone(), descriptor.clone(), pc);
                if let Some(watches) = watched.get(&key) {
                    let top = (frame.base + frame.sp) as usize;
                    let operands: Vec<Value> = state.stack.slots[frame.base as usize..top].to_vec();
                    let file = files.entry(class.clone()).or_insert_with(|| {
                        let bytes = std::fs::read(classes.join(format!("{class}.class"))).expect("a class");
                        obligato::classfile::parse(&bytes).expect("a class")
                    });
                    let code = file.method(method, descriptor).and_then(|m| m.code.as_ref()).expect("code");
                    pending = Some((watches, operands, code.bytes[pc as usize]));
                }
            }
        }
        let before = state.stack.top().map(|frame| (frame.pc, frame.sp));
        let outcome = vm.advance(&mut terms, &mut state, 1);
        // An instruction that has to wait for a reference to be resolved or a class to be initialised comes again.
        let again = match state.stack.top() {
            Some(frame) if state.stack.depth() == depth => before == Some((frame.pc, frame.sp)),
            Some(frame) => state.stack.depth() > depth && matches!(frame.role, Role::Init(_)),
            None => false,
        };
        if let Some((watches, operands, op)) = pending.filter(|_| !again) {
            observe(watches, &operands, op, depth, mapped, &mut known, &mut trace);
        }
        match outcome {
            Outcome::Quantum => {}
            Outcome::End(end) => {
                assert!(matches!(end, obligato::interp::End::Returned(_)), "{end:?}");
                return trace;
            }
            _ => panic!("the program wants input or forks"),
        }
    }
}

/// Class, name and descriptor.
type Place3 = (String, String, String);

/// Is a branch with this opcode taken on these operands?
fn taken(op: u8, operands: &[Value]) -> bool {
    let int = |depth: usize| operands[operands.len() - 1 - depth].as_int().expect("an int");
    let reference = |depth: usize| operands[operands.len() - 1 - depth].as_ref().expect("a reference");
    match op {
        0x99 => int(0) == 0,
        0x9a => int(0) != 0,
        0x9b => int(0) < 0,
        0x9c => int(0) >= 0,
        0x9d => int(0) > 0,
        0x9e => int(0) <= 0,
        0x9f => int(1) == int(0),
        0xa0 => int(1) != int(0),
        0xa1 => int(1) < int(0),
        0xa2 => int(1) >= int(0),
        0xa3 => int(1) > int(0),
        0xa4 => int(1) <= int(0),
        0xa5 => reference(1) == reference(0),
        0xa6 => reference(1) != reference(0),
        0xc6 => reference(0).is_null(),
        0xc7 => !reference(0).is_null(),
        other => panic!("{other:#x} is no branch"),
    }
}

/// Points at one pc show in the order in which their decision evaluates them: of the arms of a `?:` only one is chosen.
fn observe(
    watches: &[Watch],
    operands: &[Value],
    op: u8,
    depth: u32,
    mapped: &Mapped,
    known: &mut BTreeMap<(u32, usize), Vec<Option<bool>>>,
    trace: &mut Trace,
) {
    let mut decisions: Vec<usize> = watches.iter().map(|watch| watch.decision).collect();
    decisions.dedup();
    for at in decisions {
        let decision = &mapped.decisions[at].0;
        let values = known.entry((depth, at)).or_insert_with(|| vec![None; decision.conditions.len()]);
        let mut record = |condition: usize, value: bool, values: &mut Vec<Option<bool>>| {
            values[condition] = Some(value);
            trace.entry((at, condition)).or_default().push(if value { 'T' } else { 'F' });
        };
        for watch in watches.iter().filter(|watch| watch.decision == at) {
            if let Point::Branch { taken_means, .. } = watch.point {
                record(watch.condition, taken(op, operands) == taken_means, values);
            }
        }
        while let Err(next) = needed(&decision.tree, values) {
            let here = watches.iter().find(|watch| watch.decision == at && next.contains(&watch.condition));
            let Some(Watch { point: Point::Value { depth, nonzero_means, .. }, condition, .. }) = here else { break };
            let value = operands[operands.len() - 1 - usize::from(*depth)].as_int().expect("a boolean");
            record(*condition, (value != 0) == *nonzero_means, values);
        }
        if needed(&decision.tree, values).is_ok() {
            known.remove(&(depth, at));
        }
    }
}

//! The second oracle: what the mapping sees in a run equals what an instrumented copy records.
//!
//! The plain class runs in the VM, one instruction at a time; at every point of the mapping the condition's value is
//! read off the operands. The instrumented copy, whose source has each condition wrapped in a call of a recorder, runs
//! on the real JVM. For every condition both must give the same values in the same order, and for every decision the same
//! evaluations: this is the contract of `analysis::decisions::observe`.

use obligato::analysis::decisions::Point;
use obligato::analysis::decisions::mapping::{Mapped, Mapping};
use obligato::analysis::decisions::marking::Marked;
use obligato::analysis::decisions::observe::Observer;
use obligato::analysis::decisions::table::Table;
use obligato::explore::concrete::find_main;
use obligato::expr::Terms;
use obligato::interp::{Config, Outcome, Vm};
use obligato::program::{ClassPath, Jdk, Program};
use obligato::source::ast::{ExprId, ExprKind, Range};
use obligato::source::tree::{Strict, Tree};
use obligato::source::{Place, SourceFile};
use obligato::state::{Console, Elements, Role, State, Value};
use std::collections::BTreeMap;
use std::path::Path;

/// Decision and condition.
pub type Key = (usize, usize);

/// Conditions that can be wrapped in a call: not those that bind variables, nor the target of an assignment.
pub fn recordable(file: &SourceFile, mapped: &Mapped) -> Vec<Key> {
    let mut keys = Vec::new();
    for (at, (decision, mapping)) in mapped.decisions.iter().enumerate() {
        if !matches!(mapping, Mapping::Mapped(_)) {
            continue;
        }
        for (number, condition) in decision.conditions.iter().enumerate() {
            let target = decision.place == Place::Assign
                && matches!(file.ast.expr(decision.expr).kind, ExprKind::Assign { bit: Some(_), left, .. }
                    if file.ast.bare(left) == condition.expr);
            if !binds(file, condition.expr) && !target {
                keys.push((at, number));
            }
        }
    }
    keys
}

/// A condition that declares variables: it cannot be the argument of a call, only the left operand of `&&`.
pub fn binds(file: &SourceFile, expr: ExprId) -> bool {
    matches!(file.ast.expr(expr).kind, ExprKind::InstanceOf { pattern: Some(_), .. })
}

/// Text that is inserted at a place: ends before starts, then the outer start or the inner end first.
struct Insert {
    at: u32,
    starts: bool,
    order: (u32, u32),
    text: String,
}

fn around(inserts: &mut Vec<Insert>, range: Range, outer: bool, before: String, after: &str) {
    let length = range.end - range.start;
    let rank = u32::from(outer);
    inserts.push(Insert { at: range.start, starts: true, order: (u32::MAX - length, 1 - rank), text: before });
    inserts.push(Insert { at: range.end, starts: false, order: (length, rank), text: after.into() });
}

/// A recorder that prints at the end.
pub const RECORDER: &str = "
class Recorder {
    static final StringBuilder seen = new StringBuilder();
    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.print(seen)));
    }
    static boolean begin(int decision) {
        seen.append(decision).append('\\n');
        return true;
    }
    static boolean none(int decision) { return !begin(decision); }
    static boolean see(int decision, int condition, boolean value) {
        seen.append(decision).append(' ').append(condition).append(value ? \" T\\n\" : \" F\\n\");
        return value;
    }
}
";

/// The source with each of the conditions wrapped and the beginnings of evaluations marked: calls of the class `recorder`.
pub fn instrumented(file: &SourceFile, text: &str, mapped: &Mapped, keys: &[Key], recorder: &str) -> String {
    let mut inserts: Vec<Insert> = Vec::new();
    for (at, (decision, mapping)) in mapped.decisions.iter().enumerate() {
        if !matches!(mapping, Mapping::Mapped(_)) {
            continue;
        }
        match file.ast.expr(decision.expr).kind {
            ExprKind::Assign { left, bit: Some(_), right } if decision.place == Place::Assign => {
                let target = file.text(file.ast.expr(left).range);
                let marks = format!("{recorder}.begin({at}) && ({recorder}.see({at}, 0, {target}) | true) && (");
                around(&mut inserts, file.ast.expr(file.ast.bare(right)).range, true, marks, ")");
            }
            _ => {
                // Variables that the decision declares stay in scope: where it is true, or where it is false.
                let mark = match decision.tree {
                    Tree::Not(_) | Tree::Or(..) => format!("{recorder}.none({at}) || ("),
                    _ => format!("{recorder}.begin({at}) && ("),
                };
                around(&mut inserts, decision.span.range, true, mark, ")");
            }
        }
        for (number, condition) in decision.conditions.iter().enumerate() {
            let range = condition.span.range;
            if binds(file, condition.expr) {
                around(&mut inserts, range, false, "(".into(), &format!(" && {recorder}.see({at}, {number}, true))"));
            } else if keys.contains(&(at, number)) {
                around(&mut inserts, range, false, format!("{recorder}.see({at}, {number}, "), ")");
            }
        }
    }
    inserts.sort_by_key(|insert| (insert.at, insert.starts, insert.order));
    let mut out = String::new();
    let mut done = 0;
    for insert in inserts {
        out.push_str(&text[done..insert.at as usize]);
        out.push_str(&insert.text);
        done = insert.at as usize;
    }
    out.push_str(&text[done..]);
    assert!(file.problems.is_empty());
    out
}

/// What a run shows: by condition its values in order, and by decision its evaluations, sorted.
#[derive(Default)]
pub struct Trace {
    pub values: BTreeMap<Key, String>,
    pub evaluations: BTreeMap<usize, Vec<String>>,
}

/// What the recorder printed. That a condition which declares variables is false shows by what comes after it.
pub fn parse(file: &SourceFile, mapped: &Mapped, printed: &str) -> Trace {
    let mut trace = Trace::default();
    let mut open: BTreeMap<usize, Vec<Vec<Option<bool>>>> = BTreeMap::new();
    let settle = |decision: usize, known: &mut Vec<Option<bool>>, but: Option<usize>| {
        let decision = &mapped.decisions[decision].0;
        while let Err(next) = needed(&decision.tree, known) {
            // In the source, the left operand of a strict operator comes first.
            let due = next[0];
            if Some(due) == but || !binds(file, decision.conditions[due].expr) {
                break;
            }
            known[due] = Some(false);
        }
    };
    for line in printed.lines() {
        let parts: Vec<&str> = line.split(' ').collect();
        let decision: usize = parts[0].parse().unwrap();
        let conditions = mapped.decisions[decision].0.conditions.len();
        let [_, condition, value] = parts[..] else {
            open.entry(decision).or_default().push(vec![None; conditions]);
            continue;
        };
        let condition: usize = condition.parse().unwrap();
        let expr = mapped.decisions[decision].0.conditions[condition].expr;
        if !binds(file, expr) {
            trace.values.entry((decision, condition)).or_default().push_str(value);
        }
        let frames = open.get_mut(&decision).expect("an evaluation has begun");
        let known = frames.last_mut().expect("an evaluation has begun");
        settle(decision, known, Some(condition));
        known[condition] = Some(value == "T");
        if let Ok(outcome) = needed(&mapped.decisions[decision].0.tree, known) {
            let row = letters(known, outcome);
            trace.evaluations.entry(decision).or_default().push(row);
            frames.pop();
        }
    }
    for (decision, frames) in open {
        for mut known in frames {
            settle(decision, &mut known, None);
            if let Ok(outcome) = needed(&mapped.decisions[decision].0.tree, &known) {
                let row = letters(&known, outcome);
                trace.evaluations.entry(decision).or_default().push(row);
            }
        }
    }
    trace.evaluations.values_mut().for_each(|rows| rows.sort());
    trace
}

fn letters(known: &[Option<bool>], outcome: bool) -> String {
    let letter = |value: &Option<bool>| value.map_or('-', |value| if value { 'T' } else { 'F' });
    known.iter().map(letter).chain(['=', if outcome { 'T' } else { 'F' }]).collect()
}

/// The outcome of a decision, or the conditions that may show next: of strict operators, either operand.
pub fn needed(tree: &Tree, known: &[Option<bool>]) -> Result<bool, Vec<usize>> {
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
    let mut trace = Trace::default();
    // By depth of the stack and decision: what is known of the evaluation under way.
    let mut known: BTreeMap<(u32, usize), Known> = BTreeMap::new();
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
                trace.evaluations.values_mut().for_each(|rows| rows.sort());
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

/// An evaluation under way, twice: as the tree says, and as the library's observer has it.
struct Known {
    values: Vec<Option<bool>>,
    table: Table,
    observer: Observer,
}

/// The reference: branches show their conditions, values those that are due at the place. The observer must agree.
fn observe(
    watches: &[Watch],
    operands: &[Value],
    op: u8,
    depth: u32,
    mapped: &Mapped,
    known: &mut BTreeMap<(u32, usize), Known>,
    trace: &mut Trace,
) {
    let mut decisions: Vec<usize> = watches.iter().map(|watch| watch.decision).collect();
    decisions.dedup();
    for at in decisions {
        let decision = &mapped.decisions[at].0;
        let state = known.entry((depth, at)).or_insert_with(|| {
            let table = Table::new(&decision.tree).expect("a table");
            let observer = Observer::idle(&table);
            Known { values: vec![None; decision.conditions.len()], table, observer }
        });
        let here: Vec<&Watch> = watches.iter().filter(|watch| watch.decision == at).collect();
        let shown: Vec<(u16, bool)> = here
            .iter()
            .map(|watch| {
                let value = match watch.point {
                    Point::Branch { taken_means, .. } => taken(op, operands) == taken_means,
                    Point::Value { depth, nonzero_means, .. } => {
                        let value = operands[operands.len() - 1 - usize::from(depth)].as_int().expect("a boolean");
                        (value != 0) == nonzero_means
                    }
                };
                (watch.condition as u16, value)
            })
            .collect();
        if here.iter().any(|watch| state.values[watch.condition].is_some()) {
            state.values.fill(None);
        }
        let mut record = |condition: usize, value: bool, values: &mut Vec<Option<bool>>| {
            values[condition] = Some(value);
            trace.values.entry((at, condition)).or_default().push(if value { 'T' } else { 'F' });
        };
        for (watch, (_, value)) in here.iter().zip(&shown) {
            if let Point::Branch { .. } = watch.point {
                record(watch.condition, *value, &mut state.values);
            }
        }
        while let Err(next) = needed(&decision.tree, &state.values) {
            let due = shown.iter().find(|(condition, _)| next.contains(&usize::from(*condition)));
            let Some((condition, value)) = due else { break };
            record(usize::from(*condition), *value, &mut state.values);
        }
        let row = needed(&decision.tree, &state.values).ok().map(|outcome| letters(&state.values, outcome));
        let seen = match state.observer.show(&state.table, &shown) {
            Marked::Complete(done) => {
                Some(format!("{}={}", done.row.letters(), if done.row.outcome { 'T' } else { 'F' }))
            }
            Marked::Pending => None,
            Marked::Unexpected => panic!("unexpected: {}", decision.text),
        };
        assert_eq!(row, seen, "{}", decision.text);
        if let Some(row) = row {
            trace.evaluations.entry(at).or_default().push(row);
            known.remove(&(depth, at));
        }
    }
}

//! What lies ahead of a state, with the values that it holds: the code after it is walked with plain values and terms
//! where they are known, so that a branch that the path has settled goes one way only.
//!
//! An over-approximation of what can run: fields that may be written, elements, and what the program does not compute
//! itself are unknown, a branch on them goes both ways, and every instruction inside a handler's range may throw. So what
//! is not met here is not met by the state. Calls that can go to one method only are walked into. A branch on terms is
//! settled if the path assumed it, its negation, or the same two terms in another order; the solver is not asked. The walk
//! is bounded; beyond that everything is taken to lie ahead.

use std::collections::BTreeSet;
use std::rc::Rc;

use hashbrown::HashMap;

use crate::analysis::callgraph::MethodIndex;
use crate::analysis::cfg::{branch_target, can_throw};
use crate::analysis::impact::{effect, shuffle};
use crate::classfile::{ClassFile, Constant, access};
use crate::explore::engine::Waits;
use crate::expr::ops::Cmp;
use crate::expr::{Sort, TermId, Terms};
use crate::interp::ForkReason;
use crate::program::operators::comparison;
use crate::program::{Code, Insn, decode};
use crate::state::path::Path;
use crate::state::stack::Role;
use crate::state::{Ref, Value, View};
use crate::util::{ClassId, LiteralId, MethodId};

/// Instructions walked for one state.
const MOST_STEPS: usize = 20_000;
/// Calls walked into from one another.
const DEEPEST: u32 = 8;

/// What the walk wants to know of the program.
pub trait Map {
    fn method(&self, id: MethodId) -> Option<MethodIndex>;
    /// Class, name and descriptor.
    fn name(&self, method: MethodIndex) -> Option<(&str, &str, &str)>;
    /// Whether an instruction tells something that is wanted; of a branch, if it goes this way.
    fn is_wanted(&self, method: MethodIndex, at: u32, way: Option<bool>) -> bool;
    /// Where a call goes.
    fn callee(&self, method: MethodIndex, at: u32) -> Callee;
    /// Whether code that is not the program's own may come to something wanted.
    fn outside(&self) -> bool;
}

pub enum Callee {
    /// Nothing is called.
    None,
    /// This and nothing else.
    One(MethodIndex),
    /// Several, or what is not known; whether they may come to something wanted.
    Some(bool),
}

/// A method as it was before instructions were rewritten in place.
struct Known {
    class: ClassId,
    file: Rc<ClassFile>,
    code: Code,
}

#[derive(Default)]
pub struct Ahead {
    known: HashMap<MethodIndex, Option<Rc<Known>>>,
}

/// Values that are known, by local and by operand.
#[derive(Clone, PartialEq, Debug)]
struct Env {
    locals: Vec<Option<Value>>,
    stack: Vec<Option<Value>>,
}

/// How the walk through a frame ended.
#[derive(Clone, Copy)]
enum Walked {
    /// Something was met, or the walk was too long.
    Met,
    /// The frame may return, with this value if it is the only one.
    Returns(Option<Value>),
    /// It can only throw.
    Throws,
}

struct Walk<'a> {
    ahead: &'a mut Ahead,
    terms: &'a mut Terms,
    waiting: &'a Waits<'a>,
    map: &'a dyn Map,
    /// With what the way ahead assumes.
    path: Path,
    steps: usize,
    /// No constructor runs, so final fields stay what they are...
    settled: bool,
    /// ...but for objects that are made and whose constructor is still to be called.
    unmade: BTreeSet<Ref>,
}

impl Ahead {
    /// Whether the state may come to something that is wanted.
    pub fn meets(&mut self, terms: &mut Terms, waiting: &Waits<'_>, map: &dyn Map) -> bool {
        let program = &waiting.vm.program;
        let settled = waiting.state.stack.frames_down().all(|f| !program.method(f.method).is_constructor());
        let mut path = waiting.state.path.clone();
        if let Some(guard) = waiting.guard {
            path.assume(terms, guard);
        }
        Walk { ahead: self, terms, waiting, map, path, steps: 0, settled, unmade: BTreeSet::new() }.frames()
    }
}

impl Walk<'_> {
    fn frames(&mut self) -> bool {
        let mut above: Option<(Walked, Role)> = None;
        let waiting = self.waiting;
        for (frame, slots) in waiting.state.stack.frames_with_slots() {
            let own = self.map.method(frame.method).and_then(|m| self.code(m).map(|known| (m, known)));
            let Some((method, known)) = own else {
                if self.map.outside() {
                    return true;
                }
                above = Some((Walked::Returns(None), frame.role));
                continue;
            };
            let env = Env::new(slots, known.code.locals as usize);
            let mut starts = Vec::new();
            match above {
                None => starts.push(begin(waiting, &known, frame.pc, env.clone())),
                Some((Walked::Returns(value), Role::Call)) => {
                    starts.push(after_call(&known, frame.pc, env.clone(), value));
                }
                Some((_, Role::Call)) => {}
                Some(_) => starts.push(Some((frame.pc, env.clone()))),
            }
            if above.is_some() {
                let covering = known.code.handlers.iter().filter(|h| h.start <= frame.pc && frame.pc < h.end);
                let caught = |target| Some((target, Env { stack: vec![None], ..env.clone() }));
                starts.extend(covering.map(|h| caught(h.target)));
            }
            let starts: Option<Vec<(u32, Env)>> = starts.into_iter().collect();
            let Some(starts) = starts else { return true };
            match self.walk(method, &known, starts, 0) {
                Some(Walked::Met) | None => return true,
                Some(walked) => above = Some((walked, frame.role)),
            }
        }
        false
    }

    fn code(&mut self, method: MethodIndex) -> Option<Rc<Known>> {
        if let Some(known) = self.ahead.known.get(&method) {
            return known.clone();
        }
        let find = || {
            let (class, name, descriptor) = self.map.name(method)?;
            let class = self.waiting.vm.program.load(class).ok()?;
            let file = self.waiting.vm.program.class(class).file.clone()?;
            let info = file.method(name, descriptor)?;
            let code = decode(&file, info, info.code.as_ref()?, &mut |_| LiteralId(0)).ok()?;
            Some(Rc::new(Known { class, code, file: Rc::clone(&file) }))
        };
        let found = find();
        self.ahead.known.insert(method, found.clone());
        found
    }

    /// None if the code cannot be walked: it may lead anywhere.
    fn walk(&mut self, method: MethodIndex, known: &Known, starts: Vec<(u32, Env)>, depth: u32) -> Option<Walked> {
        let code = &known.code;
        let mut flow = Flow { entries: vec![None; code.insns.len()], open: Vec::new() };
        for (at, env) in &starts {
            flow.to(*at, env)?;
        }
        let mut result: Option<Option<Value>> = None;
        while let Some(at) = flow.open.pop() {
            self.steps += 1;
            if self.steps > MOST_STEPS {
                return Some(Walked::Met);
            }
            let mut env = flow.entries.get(at as usize)?.clone()?;
            let insn = code.insn(at)?;
            if can_throw(insn) {
                let caught = Env { stack: vec![None], locals: env.locals.clone() };
                for handler in code.handlers.iter().filter(|h| h.start <= at && at < h.end) {
                    flow.to(handler.target, &caught)?;
                }
            }
            let target = branch_target(insn);
            let way = if target.is_some() { self.decided(insn, &mut env)? } else { None };
            if self.map.is_wanted(method, at, way) {
                return Some(Walked::Met);
            }
            match insn {
                Insn::Jsr(_) | Insn::Ret(_) => return None,
                Insn::Throw => {}
                Insn::Return => result = Some(None),
                Insn::ReturnValue => {
                    let value = env.stack.pop()?;
                    result = Some(match result {
                        None => value,
                        Some(other) => value.filter(|_| value == other),
                    });
                }
                Insn::Goto(to) => flow.to(to, &env)?,
                Insn::Switch(table) => {
                    let switch = code.switches.get(table as usize)?;
                    match env.stack.pop()?.and_then(Value::as_int) {
                        Some(key) => flow.to(switch.target(key), &env)?,
                        None => switch.targets().try_for_each(|to| flow.to(to, &env))?,
                    }
                }
                insn => match target {
                    Some(target) => {
                        if way != Some(false) {
                            flow.to(target, &env)?;
                        }
                        if way != Some(true) {
                            flow.to(at + 1, &env)?;
                        }
                    }
                    None => match self.step(method, known, at, insn, &mut env, depth)? {
                        Walked::Met => return Some(Walked::Met),
                        Walked::Returns(_) => flow.to(at + 1, &env)?,
                        Walked::Throws => {}
                    },
                },
            }
        }
        Some(result.map_or(Walked::Throws, Walked::Returns))
    }

    /// Whether a branch is taken, where the path has settled that; its operands are popped.
    fn decided(&mut self, insn: Insn, env: &mut Env) -> Option<Option<bool>> {
        let compared = comparison(insn);
        let alone = matches!(insn, Insn::IfNull(_) | Insn::IfNonNull(_));
        let one = compared.map_or(alone, |(_, with_zero)| with_zero);
        let right = if one { Some(Value::int(0)) } else { env.stack.pop()? };
        let left = env.stack.pop()?;
        let (Some((op, _)), Some(left), Some(right)) = (compared, left, right) else { return Some(None) };
        let (Some(left), Some(right)) = (self.term(left), self.term(right)) else { return Some(None) };
        // Which of the three relations are still possible.
        let mut possible = [Cmp::Lt, Cmp::Eq, Cmp::Gt].map(|relation| {
            let term = self.terms.cmp(relation, left, right);
            self.path.decided(self.terms, term)
        });
        if let Some(only) = possible.iter().position(|p| *p == Some(true)) {
            possible = [Some(false); 3];
            possible[only] = None;
        }
        let holds = match op {
            Cmp::Eq => [false, true, false],
            Cmp::Ne => [true, false, true],
            Cmp::Lt => [true, false, false],
            Cmp::Ge => [false, true, true],
            Cmp::Gt => [false, false, true],
            Cmp::Le => [true, true, false],
        };
        let open = |wanted: bool| possible.iter().zip(holds).any(|(p, holds)| *p != Some(false) && holds == wanted);
        Some(match (open(true), open(false)) {
            (true, false) => Some(true),
            (false, true) => Some(false),
            _ => None,
        })
    }

    /// An int as a term.
    fn term(&mut self, value: Value) -> Option<TermId> {
        match value.view() {
            View::Int(v) => Some(self.terms.int(v)),
            View::Sym(term) if self.terms.sort(term) == Sort::Bv32 => Some(term),
            _ => None,
        }
    }

    /// Any other instruction; [`Walked::Returns`] if it goes on with the next.
    fn step(
        &mut self,
        method: MethodIndex,
        known: &Known,
        at: u32,
        insn: Insn,
        env: &mut Env,
        depth: u32,
    ) -> Option<Walked> {
        if let Some((takes, puts)) = shuffle(insn) {
            let from = env.stack.len().checked_sub(takes)?;
            let taken = env.stack.split_off(from);
            for place in puts {
                env.stack.push(*taken.get(*place)?);
            }
            return Some(Walked::Returns(None));
        }
        let (takes, puts) = effect(&known.file, insn)?;
        let from = env.stack.len().checked_sub(takes)?;
        let taken = env.stack.split_off(from);
        // Nothing reads an object before its constructor is called, so this comes before all that reads it.
        if let Insn::InvokeSpecial(pool) = insn
            && let Some(Constant::Method(called)) = known.file.pool.get(pool)
            && &*called.name == "<init>"
            && let Some(View::Ref(object)) = taken.first().copied().flatten().map(Value::view)
        {
            self.unmade.insert(object);
        }
        let value = match self.map.callee(method, at) {
            Callee::None => self.value(known, insn, &taken, env)?,
            Callee::Some(true) => return Some(Walked::Met),
            Callee::Some(false) => None,
            Callee::One(callee) => {
                let inside = self.code(callee).filter(|_| depth < DEEPEST)?;
                let mut locals = vec![None; inside.code.locals as usize];
                for (local, argument) in locals.iter_mut().zip(&taken) {
                    *local = *argument;
                }
                match self.walk(callee, &inside, vec![(0, Env { locals, stack: Vec::new() })], depth + 1)? {
                    Walked::Returns(value) => value,
                    other => return Some(other),
                }
            }
        };
        env.stack.extend((0..puts).map(|_| value));
        Some(Walked::Returns(None))
    }

    /// What an instruction makes that calls nothing.
    fn value(&mut self, known: &Known, insn: Insn, taken: &[Option<Value>], env: &mut Env) -> Option<Option<Value>> {
        let int = |place: usize| taken.get(place).copied().flatten().and_then(Value::as_int);
        let pair = || int(0).zip(int(1));
        Some(match insn {
            Insn::IntConst(value) => Some(Value::int(value)),
            Insn::NullConst => Some(Value::NULL),
            Insn::Load(local) => *env.locals.get(usize::from(local))?,
            Insn::IAdd => pair().map(|(a, b)| Value::int(a.wrapping_add(b))),
            Insn::ISub => pair().map(|(a, b)| Value::int(a.wrapping_sub(b))),
            Insn::IAnd => pair().map(|(a, b)| Value::int(a & b)),
            Insn::IOr => pair().map(|(a, b)| Value::int(a | b)),
            Insn::IXor => pair().map(|(a, b)| Value::int(a ^ b)),
            Insn::Store(local) => {
                *env.locals.get_mut(usize::from(local))? = *taken.first()?;
                None
            }
            Insn::IntInc { local, by } => {
                let place = env.locals.get_mut(usize::from(local))?;
                let old = place.and_then(Value::as_int);
                *place = old.map(|v| Value::int(v.wrapping_add(i32::from(by))));
                None
            }
            Insn::GetField(pool) => match taken.first().copied().flatten().map(Value::view) {
                Some(View::Ref(object)) => self.final_field(known, pool, object),
                _ => None,
            },
            _ => None,
        })
    }

    /// A final field of an object that is there already.
    fn final_field(&self, known: &Known, pool: u16, object: Ref) -> Option<Value> {
        if !self.settled || object.is_null() || self.unmade.contains(&object) {
            return None;
        }
        let program = &self.waiting.vm.program;
        let found = program.resolve_field(known.class, pool).ok().filter(|f| !f.is_static)?;
        let mut declared = program.class(found.class).fields.iter().filter(|f| !f.is_static() && f.slot == found.slot);
        let is_final = declared.next().is_some_and(|f| f.access & access::FINAL != 0);
        self.waiting.state.heap.field(object, found.slot as usize).filter(|_| is_final)
    }
}

/// What is known at each instruction, and where there is more to walk.
struct Flow {
    entries: Vec<Option<Env>>,
    open: Vec<u32>,
}

impl Flow {
    fn to(&mut self, to: u32, env: &Env) -> Option<()> {
        match self.entries.get_mut(to as usize)? {
            place @ None => {
                *place = Some(env.clone());
                self.open.push(to);
            }
            Some(there) => {
                if there.join(env)? {
                    self.open.push(to);
                }
            }
        }
        Some(())
    }
}

/// Where the running frame goes on. None if that cannot be said.
fn begin(waiting: &Waits<'_>, known: &Known, pc: u32, mut env: Env) -> Option<(u32, Env)> {
    let Some((place, ForkReason::Branch)) = waiting.way else { return Some((pc, env)) };
    let insn = known.code.insn(place.at)?;
    let Some(target) = branch_target(insn).filter(|_| place.at == pc) else { return Some((pc, env)) };
    let (takes, _) = effect(&known.file, insn)?;
    let left = env.stack.len().checked_sub(takes)?;
    env.stack.truncate(left);
    Some((if place.way == 1 { target } else { pc + 1 }, env))
}

/// Behind a call that has returned.
fn after_call(known: &Known, pc: u32, mut env: Env, value: Option<Value>) -> Option<(u32, Env)> {
    let (_, puts) = known.code.insn(pc).and_then(|insn| effect(&known.file, insn))?;
    env.stack.extend((0..puts).map(|_| value));
    Some((pc + 1, env))
}

impl Env {
    fn new(slots: &[Value], locals: usize) -> Self {
        let values: Vec<Option<Value>> = slots.iter().map(|v| Some(*v)).collect();
        let (locals, stack) = values.split_at(locals.min(values.len()));
        Self { locals: locals.to_vec(), stack: stack.to_vec() }
    }

    /// Keeps what both know; whether anything was lost. None if they do not fit together.
    fn join(&mut self, other: &Self) -> Option<bool> {
        if self.stack.len() != other.stack.len() || self.locals.len() != other.locals.len() {
            return None;
        }
        let mut lost = false;
        let here = self.locals.iter_mut().chain(&mut self.stack);
        for (mine, theirs) in here.zip(other.locals.iter().chain(&other.stack)) {
            if mine.is_some() && mine != theirs {
                *mine = None;
                lost = true;
            }
        }
        Some(lost)
    }
}

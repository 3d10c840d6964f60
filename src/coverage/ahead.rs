//! What lies ahead of a state, with the plain ints that it holds: the code after it is walked with known values where they
//! are known, so that a branch on a local that the path has settled goes one way only.
//!
//! An over-approximation of what can run: fields, elements, terms and results of calls are unknown, a branch on them goes
//! both ways, and every instruction inside a handler's range may throw. So what is not met here is not met by the state.
//! The walk is bounded; beyond that everything is taken to lie ahead.

use std::rc::Rc;

use hashbrown::HashMap;

use crate::analysis::cfg::{branch_target, can_throw};
use crate::analysis::impact::{effect, shuffle};
use crate::classfile::ClassFile;
use crate::explore::engine::Waits;
use crate::interp::ForkReason;
use crate::program::{Code, Insn, decode};
use crate::state::Value;
use crate::state::stack::Role;
use crate::util::{LiteralId, MethodId};

/// Instructions walked for one state.
const MOST_STEPS: usize = 20_000;

/// A method as it was before instructions were rewritten in place.
struct Known {
    file: Rc<ClassFile>,
    code: Code,
    returns: bool,
}

#[derive(Default)]
pub struct Ahead {
    known: HashMap<MethodId, Option<Rc<Known>>>,
}

/// Ints that are known, by local and by operand.
#[derive(Clone, PartialEq, Debug)]
struct Env {
    locals: Vec<Option<i32>>,
    stack: Vec<Option<i32>>,
}

/// How the walk through a frame ended.
enum Walked {
    /// Something was met, or the walk was too long.
    Met,
    /// The frame may return, with this value if it is the only one.
    Returns(Option<i32>),
    /// It can only throw.
    Throws,
}

impl Ahead {
    /// Whether the state may come to an instruction for which `met` holds; it is asked with the method and the number of the
    /// instruction. `outside` says the same of code that is not the program's own.
    pub fn meets(&mut self, waiting: &Waits<'_>, met: &dyn Fn(MethodId, u32) -> bool, outside: bool) -> bool {
        let mut steps = 0;
        let mut above: Option<(Walked, Role)> = None;
        for (frame, slots) in waiting.state.stack.frames_with_slots() {
            let Some(known) = self.code(waiting, frame.method) else {
                if outside {
                    return true;
                }
                above = Some((Walked::Returns(None), frame.role));
                continue;
            };
            let env = Env::new(slots, known.code.locals as usize);
            let mut starts = Vec::new();
            match &above {
                None => starts.push(begin(waiting, &known, frame.pc, env.clone())),
                Some((Walked::Returns(value), Role::Call)) => {
                    let mut env = env.clone();
                    // How the callee declares its result is how the call leaves it.
                    if known.code.insn(frame.pc).and_then(|i| effect(&known.file, i)).is_none_or(|(_, puts)| puts > 0) {
                        env.stack.push(*value);
                    }
                    starts.push(Some((frame.pc + 1, env)));
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
            match walk(&known, starts, &mut steps, &|at| met(frame.method, at)) {
                Walked::Met => return true,
                walked => above = Some((walked, frame.role)),
            }
        }
        false
    }

    fn code(&mut self, waiting: &Waits<'_>, id: MethodId) -> Option<Rc<Known>> {
        let known = self.known.entry(id).or_insert_with(|| {
            let program = &waiting.vm.program;
            let method = program.method(id);
            let file = program.class(method.class).file.clone()?;
            let info = file.methods.get(method.info? as usize)?;
            let code = decode(&file, info, info.code.as_ref()?, &mut |_| LiteralId(0)).ok()?;
            let returns = method.result.is_some();
            Some(Rc::new(Known { code, returns, file: Rc::clone(&file) }))
        });
        known.clone()
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

impl Env {
    fn new(slots: &[Value], locals: usize) -> Self {
        let ints: Vec<Option<i32>> = slots.iter().map(|v| v.as_int()).collect();
        let (locals, stack) = ints.split_at(locals.min(ints.len()));
        Self { locals: locals.to_vec(), stack: stack.to_vec() }
    }

    fn pop(&mut self) -> Option<Option<i32>> {
        self.stack.pop()
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

fn walk(known: &Known, starts: Vec<(u32, Env)>, steps: &mut usize, met: &dyn Fn(u32) -> bool) -> Walked {
    match try_walk(known, starts, steps, met) {
        Some(walked) => walked,
        // What cannot be walked may lead anywhere.
        None => Walked::Met,
    }
}

fn try_walk(known: &Known, starts: Vec<(u32, Env)>, steps: &mut usize, met: &dyn Fn(u32) -> bool) -> Option<Walked> {
    let code = &known.code;
    let mut entries: Vec<Option<Env>> = vec![None; code.insns.len()];
    let mut open: Vec<u32> = Vec::new();
    let flow = |to: u32, env: &Env, open: &mut Vec<u32>, entries: &mut Vec<Option<Env>>| -> Option<()> {
        match entries.get_mut(to as usize)? {
            place @ None => {
                *place = Some(env.clone());
                open.push(to);
            }
            Some(there) => {
                if there.join(env)? {
                    open.push(to);
                }
            }
        }
        Some(())
    };
    for (at, env) in &starts {
        flow(*at, env, &mut open, &mut entries)?;
    }
    let mut result: Option<Option<i32>> = None;
    while let Some(at) = open.pop() {
        *steps += 1;
        if *steps > MOST_STEPS || met(at) {
            return Some(Walked::Met);
        }
        let before = entries.get(at as usize)?.clone()?;
        let insn = code.insn(at)?;
        if can_throw(insn) {
            let caught = Env { stack: vec![None], locals: before.locals.clone() };
            for handler in code.handlers.iter().filter(|h| h.start <= at && at < h.end) {
                flow(handler.target, &caught, &mut open, &mut entries)?;
            }
        }
        let mut env = before;
        match insn {
            Insn::Jsr(_) | Insn::Ret(_) => return None,
            Insn::Throw => {}
            Insn::Return => result = Some(None),
            Insn::ReturnValue => {
                let value = env.pop()?;
                result = Some(match result {
                    None => value,
                    Some(other) => value.filter(|_| value == other),
                });
            }
            Insn::Goto(to) => flow(to, &env, &mut open, &mut entries)?,
            Insn::Switch(table) => {
                let switch = code.switches.get(table as usize)?;
                match env.pop()? {
                    Some(key) => flow(switch.target(key), &env, &mut open, &mut entries)?,
                    None => switch.targets().try_for_each(|to| flow(to, &env, &mut open, &mut entries))?,
                }
            }
            insn => match branch_target(insn) {
                Some(target) => {
                    let way = decided(insn, &mut env)?;
                    if way != Some(false) {
                        flow(target, &env, &mut open, &mut entries)?;
                    }
                    if way != Some(true) {
                        flow(at + 1, &env, &mut open, &mut entries)?;
                    }
                }
                None => {
                    step(&known.file, insn, &mut env)?;
                    flow(at + 1, &env, &mut open, &mut entries)?;
                }
            },
        }
    }
    Some(match result {
        Some(value) => Walked::Returns(value.filter(|_| known.returns)),
        None => Walked::Throws,
    })
}

/// Whether a branch is taken, where its operands are known; they are popped.
fn decided(insn: Insn, env: &mut Env) -> Option<Option<bool>> {
    use Insn::*;
    let one = matches!(insn, IfEq(_) | IfNe(_) | IfLt(_) | IfGe(_) | IfGt(_) | IfLe(_) | IfNull(_) | IfNonNull(_));
    let right = if one { Some(0) } else { env.pop()? };
    let left = env.pop()?;
    let Some((left, right)) = left.zip(right) else { return Some(None) };
    Some(match insn {
        IfEq(_) | IfICmpEq(_) => Some(left == right),
        IfNe(_) | IfICmpNe(_) => Some(left != right),
        IfLt(_) | IfICmpLt(_) => Some(left < right),
        IfGe(_) | IfICmpGe(_) => Some(left >= right),
        IfGt(_) | IfICmpGt(_) => Some(left > right),
        IfLe(_) | IfICmpLe(_) => Some(left <= right),
        _ => None,
    })
}

fn step(file: &ClassFile, insn: Insn, env: &mut Env) -> Option<()> {
    if let Some((takes, puts)) = shuffle(insn) {
        let from = env.stack.len().checked_sub(takes)?;
        let taken = env.stack.split_off(from);
        for place in puts {
            env.stack.push(*taken.get(*place)?);
        }
        return Some(());
    }
    let (takes, puts) = effect(file, insn)?;
    let from = env.stack.len().checked_sub(takes)?;
    let taken = env.stack.split_off(from);
    let pair = || taken.first().copied().flatten().zip(taken.get(1).copied().flatten());
    let value = match insn {
        Insn::IntConst(value) => Some(value),
        Insn::Load(local) => *env.locals.get(usize::from(local))?,
        Insn::IAdd => pair().map(|(a, b)| a.wrapping_add(b)),
        Insn::ISub => pair().map(|(a, b)| a.wrapping_sub(b)),
        Insn::IAnd => pair().map(|(a, b)| a & b),
        Insn::IOr => pair().map(|(a, b)| a | b),
        Insn::IXor => pair().map(|(a, b)| a ^ b),
        Insn::Store(local) => {
            *env.locals.get_mut(usize::from(local))? = *taken.first()?;
            None
        }
        Insn::IntInc { local, by } => {
            let place = env.locals.get_mut(usize::from(local))?;
            *place = place.map(|v| v.wrapping_add(i32::from(by)));
            None
        }
        _ => None,
    };
    env.stack.extend((0..puts).map(|_| value));
    Some(())
}

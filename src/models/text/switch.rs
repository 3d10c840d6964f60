//! `switch` on an unknown string.
//!
//! Compilers translate it to a switch on `hashCode`, whose cases compare with `equals` and go to the default if nothing
//! is equal. Taken literally, that asks for strings that collide with a label, behaves for them as for any other string,
//! and needs the whole text. So where `hashCode` is called for such a switch, it gives the hash of the label that the
//! string is equal to, and for all others a number that is no label's: the same behaviour, without the arithmetic.
//!
//! The branches are not the same for a string that collides with a label. Where they matter (`Config::exact_branches`),
//! such strings are a case of their own, in which the hash is what it is.

use super::compare::{self, same_unit};
use super::shape;
use super::view::{Text, argument, complete, give};
use crate::interp::{Call, ForkReason, Reply};
use crate::program::{Code, Insn, Switch};
use crate::util::{ClassId, LiteralId};

/// A label with its hash.
type Label = (i32, Vec<u16>);

/// Labels of one switch.
const MOST_LABELS: usize = 400;

/// The hash for the switch that follows the call, if one does.
pub fn hash(call: &mut Call) -> Result<Option<Reply>, Reply> {
    let Some((labels, other)) = labels(call) else { return Ok(None) };
    let longest = labels.iter().map(|(_, units)| units.len()).max().unwrap_or(0);
    let mut text = argument(call, 0, longest)?;
    let mut result = call.terms.int(other);
    let mut any = call.terms.bool(false);
    for (hash, units) in labels.iter().rev() {
        let label = Text::of_units(call.terms, units);
        let (equal, certain) = compare::equal(call.terms, &text, &label, same_unit);
        shape::certainly(call, certain)?;
        let hash = call.terms.int(*hash);
        result = call.terms.ite(equal, hash, result);
        any = call.terms.or(any, equal);
    }
    if call.vm.config.exact_branches && !call.decide(any, ForkReason::Library)? {
        complete(call, &mut text)?;
        let exact = compare::hash(call.terms, &text);
        let mut collides = call.terms.bool(false);
        for (hash, _) in &labels {
            let key = call.terms.int(*hash);
            let here = call.terms.eq(exact, key);
            collides = call.terms.or(collides, here);
        }
        if call.decide(collides, ForkReason::Library)? {
            return Ok(Some(give(call, exact)));
        }
    }
    Ok(Some(give(call, result)))
}

/// The labels of the switch behind the running call, and a number that is none of its keys.
pub(super) fn labels(call: &Call) -> Option<(Vec<Label>, i32)> {
    let frame = call.state.stack.top()?;
    let method = call.vm.program.method(frame.method);
    let code = call.vm.program.code(method).ok()?;
    let at = frame.pc as usize;
    if !is_call(call, code.insn(at as u32)?, method.class, "hashCode") {
        return None;
    }
    let Insn::Switch(switch) = code.insn(at as u32 + 1)? else { return None };
    let (keys, default): (Vec<(i32, u32)>, u32) = match code.switches.get(switch as usize)? {
        Switch::Lookup { pairs, default } => (pairs.to_vec(), *default),
        Switch::Table { low, targets, default } => {
            let keys = targets.iter().enumerate().map(|(i, t)| (low.wrapping_add(i as i32), *t));
            (keys.filter(|(_, t)| t != default).collect(), *default)
        }
    };
    let mut labels = Vec::new();
    for (key, target) in &keys {
        for literal in chain(call, code, method.class, *target, default)? {
            let units = call.vm.program.literal_units(literal).to_vec();
            if hash_of(&units) != *key || labels.len() == MOST_LABELS {
                return None;
            }
            labels.push((*key, units));
        }
    }
    let other = (0..=keys.len() as i32).find(|n| keys.iter().all(|(key, _)| key != n))?;
    Some((labels, other))
}

fn hash_of(units: &[u16]) -> i32 {
    units.iter().fold(0, |hash: i32, unit| hash.wrapping_mul(31).wrapping_add(i32::from(*unit)))
}

/// The literals that the code at `at` compares the string with before it gives up and goes to the default.
fn chain(call: &Call, code: &Code, class: ClassId, at: u32, default: u32) -> Option<Vec<LiteralId>> {
    let insn = |at: usize| code.insn(at as u32);
    let frame = call.state.stack.top()?;
    let mut literals = Vec::new();
    let mut at = at as usize;
    while at != default as usize {
        if let Insn::Goto(target) = insn(at)? {
            return (target == default).then_some(literals);
        }
        let (Insn::Load(local), Insn::StringConst(literal)) = (insn(at)?, insn(at + 1)?) else { return None };
        let compared = call.state.stack.slots.get(frame.base as usize + local as usize)?;
        if *compared != call.arg(0) || !is_call(call, insn(at + 2)?, class, "equals") || literals.len() == MOST_LABELS {
            return None;
        }
        literals.push(literal);
        at = match insn(at + 3)? {
            Insn::IfEq(next) => next as usize,
            Insn::IfNe(_) => at + 4,
            _ => return None,
        };
    }
    Some(literals)
}

/// Whether an instruction calls this method of objects.
fn is_call(call: &Call, insn: Insn, class: ClassId, name: &str) -> bool {
    let program = &call.vm.program;
    let method = match insn {
        Insn::InvokeVirtual(pool) => program.resolve_method(class, pool).ok(),
        Insn::InvokeVirtualQ { index, .. } => {
            let string = program.class(call.vm.known.string);
            string.vtable.get(index as usize).map(|m| program.method(*m))
        }
        Insn::InvokeSpecialQ(method) => Some(program.method(method)),
        _ => None,
    };
    method.is_some_and(|m| &*m.name == name)
}

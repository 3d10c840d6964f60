//! Variables that a loop counts up or down by one: in every iteration they are at least, or at most, what they were before
//! the loop.
//!
//! That they do not wrap around is said by the loop's condition: it is asked first in each iteration, of the variable
//! itself, so one that is counted up was below something before each step.

use super::Known;
use crate::analysis::cfg::branch_target;
use crate::analysis::impact::effect;
use crate::analysis::loops::Loop;
use crate::expr::ops::Cmp;
use crate::program::Insn;
use crate::program::operators::comparison;

/// How a variable compares in each iteration with what it was before the loop.
pub fn counted(known: &Known, looped: &Loop, local: u16) -> Option<Cmp> {
    let assigns = |at: &&u32| match known.code.insn(**at) {
        Some(Insn::Store(to) | Insn::IntInc { local: to, .. }) => to == local,
        _ => false,
    };
    let mut assigned = looped.insns.iter().filter(assigns);
    let (at, None) = (assigned.next()?, assigned.next()) else { return None };
    let Some(Insn::IntInc { by, .. }) = known.code.insn(*at) else { return None };
    let is_within = |inner: &&Loop| inner.header != looped.header && looped.insns.binary_search(&inner.header).is_ok();
    if known.loops.values().filter(is_within).any(|inner| inner.insns.binary_search(at).is_ok()) {
        return None;
    }
    match (by, stays_while(known, looped, local)?) {
        (1, (Cmp::Lt, _) | (Cmp::Le, true)) => Some(Cmp::Ge),
        (-1, (Cmp::Gt, _) | (Cmp::Ge, true)) => Some(Cmp::Le),
        _ => None,
    }
}

/// The comparison of the variable, with zero or something else, that lets an iteration begin.
fn stays_while(known: &Known, looped: &Loop, local: u16) -> Option<(Cmp, bool)> {
    let block = known.cfg.block(known.cfg.block_of(looped.header)?)?;
    let last = block.end.checked_sub(1)?;
    let branch = known.code.insn(last)?;
    let (op, with_zero) = comparison(branch)?;
    if known.code.insn(block.first)? != Insn::Load(local) {
        return None;
    }
    // Nothing takes the variable off the stack before the branch does.
    let mut above = 0;
    for at in block.first + 1..last {
        let (takes, puts) = effect(&known.file, known.code.insn(at)?)?;
        above = usize::checked_sub(above, takes)? + puts;
    }
    if above != usize::from(!with_zero) {
        return None;
    }
    let is_inside = |at: u32| looped.insns.binary_search(&at).is_ok();
    match (is_inside(branch_target(branch)?), is_inside(block.end)) {
        (true, false) => Some((op, with_zero)),
        (false, true) => Some((op.negate(), with_zero)),
        _ => None,
    }
}

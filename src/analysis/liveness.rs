//! Which local variables may still be read: what the others hold makes no difference to what follows.
//!
//! Over-approximated: what an instruction inside a `try` block throws may be caught, whatever it is.

use super::cfg::branch_target;
use crate::program::{Code, Insn};

/// Instructions times words of one method; larger ones are not analysed.
const LARGEST: usize = 1 << 18;

/// Of one method.
pub struct Liveness {
    words: usize,
    /// By instruction: a bit for each local variable that is read before it is written, from this instruction on.
    before: Vec<u64>,
}

impl Liveness {
    /// None of code with subroutines, or that is too large.
    pub fn of(code: &Code) -> Option<Self> {
        let (count, words) = (code.insns.len(), (code.locals as usize).div_ceil(64));
        let has_subroutine = |at: u32| matches!(code.insn(at), Some(Insn::Jsr(_) | Insn::Ret(_)));
        if count * words > LARGEST || (0..count as u32).any(has_subroutine) {
            return None;
        }
        let mut found = Liveness { words, before: vec![0; count * words] };
        // Backwards until nothing changes: loops need as many rounds as they are nested.
        loop {
            let changed = (0..count as u32).rev().filter(|at| found.step(code, *at)).count();
            if changed == 0 {
                return Some(found);
            }
        }
    }

    /// Whether a local variable may be read from this instruction on.
    pub fn is_live(&self, at: u32, local: u32) -> bool {
        let word = self.before.get(at as usize * self.words + local as usize / 64);
        word.is_none_or(|word| word >> (local % 64) & 1 != 0)
    }

    /// Looks at one instruction again; whether it says more than before.
    fn step(&mut self, code: &Code, at: u32) -> bool {
        let Some(insn) = code.insn(at) else { return false };
        let mut live = vec![0; self.words];
        for next in successors(code, at, insn) {
            self.add(next, &mut live);
        }
        let bit = |local: u16| (local as usize / 64, 1u64 << (local % 64));
        if let Insn::Store(local) = insn {
            let (word, mask) = bit(local);
            live.get_mut(word).into_iter().for_each(|live| *live &= !mask);
        }
        if let Insn::Load(local) | Insn::IntInc { local, .. } = insn {
            let (word, mask) = bit(local);
            live.get_mut(word).into_iter().for_each(|live| *live |= mask);
        }
        for handler in code.handlers.iter().filter(|handler| handler.start <= at && at < handler.end) {
            self.add(handler.target, &mut live);
        }
        let from = at as usize * self.words;
        let Some(before) = self.before.get_mut(from..from + self.words) else { return false };
        let changed = *before != *live;
        before.copy_from_slice(&live);
        changed
    }

    fn add(&self, at: u32, live: &mut [u64]) {
        let from = at as usize * self.words;
        let there = self.before.get(from..from + self.words).unwrap_or_default();
        live.iter_mut().zip(there).for_each(|(live, there)| *live |= there);
    }
}

/// Where control goes from an instruction that does not throw.
fn successors(code: &Code, at: u32, insn: Insn) -> Vec<u32> {
    match insn {
        Insn::Goto(to) => vec![to],
        Insn::Return | Insn::ReturnValue | Insn::Throw => Vec::new(),
        Insn::Switch(table) => code.switches.get(table as usize).map(|s| s.targets().collect()).unwrap_or_default(),
        branch => branch_target(branch).into_iter().chain([at + 1]).collect(),
    }
}

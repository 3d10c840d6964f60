//! Runs of plain instructions: those that only move and compute what is in the frame, in a row, up to and with the branch that ends
//! them. In a frame that holds nothing with an influence they change nothing that is followed, so the VM runs them at once.

use std::rc::Rc;

use super::{is_jump, transfer};
use crate::analysis::impact::shuffle;
use crate::program::{Code, Insn};
use crate::util::MethodId;

/// By instruction: how many plain ones come in a row from there.
pub type Runs = Rc<[u8]>;

/// The runs of methods, by their numbers.
#[derive(Default)]
pub struct Plain {
    known: Vec<Option<Runs>>,
}

impl Plain {
    pub fn of(&mut self, method: MethodId, code: &Code) -> &[u8] {
        if method.index() >= self.known.len() {
            self.known.resize(method.index() + 1, None);
        }
        self.known[method.index()].get_or_insert_with(|| {
            let mut runs = vec![0u8; code.insns.len()];
            let mut next = 0u8;
            for pc in (0..runs.len()).rev() {
                next = match code.insn(pc as u32) {
                    Some(insn) if transfer::is_branch(insn) || (is_jump(insn) && !matches!(insn, Insn::Ret(_))) => 1,
                    Some(insn) if is_plain(insn) => next.saturating_add(1),
                    _ => 0,
                };
                runs[pc] = next;
            }
            runs.into()
        })
    }
}

/// How many plain instructions come in a row.
pub fn run_from(runs: &[u8], pc: u32) -> u64 {
    runs.get(pc as usize).copied().map_or(0, u64::from)
}

/// It throws nothing, enters nothing, and touches neither heap nor static fields.
fn is_plain(insn: Insn) -> bool {
    use Insn::*;
    let moves = matches!(
        insn,
        Nop | NullConst
            | IntConst(_)
            | LongConst(_)
            | FloatConst(_)
            | LongWide(_)
            | DoubleWide(_)
            | Load(_)
            | Store(_)
            | IntInc { .. }
    );
    moves || shuffle(insn).is_some() || is_unary(insn) || is_binary(insn)
}

/// It makes a value of one operand.
pub fn is_unary(insn: Insn) -> bool {
    use Insn::*;
    matches!(
        insn,
        INeg | LNeg
            | FNeg
            | DNeg
            | I2L
            | I2F
            | I2D
            | L2I
            | L2F
            | L2D
            | F2I
            | F2L
            | F2D
            | D2I
            | D2L
            | D2F
            | I2B
            | I2C
            | I2S
    )
}

/// It makes a value of two operands, whatever they are.
pub fn is_binary(insn: Insn) -> bool {
    use Insn::*;
    let integral = matches!(
        insn,
        IAdd | ISub
            | IMul
            | IShl
            | IShr
            | IUShr
            | IAnd
            | IOr
            | IXor
            | LAdd
            | LSub
            | LMul
            | LShl
            | LShr
            | LUShr
            | LAnd
            | LOr
            | LXor
            | LCmp
    );
    integral
        || matches!(
            insn,
            FAdd | FSub | FMul | FDiv | FRem | DAdd | DSub | DMul | DDiv | DRem | FCmpL | FCmpG | DCmpL | DCmpG
        )
}

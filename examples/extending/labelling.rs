//! A labelling function: each shift by a number that is not constant is to be seen with a count that Java cuts off.
//!
//! It says where its labels are and what must hold there, over the operands of the instruction. That is all: paths are asked
//! aside, tests are found, infeasible ones are refuted and probes confirm them as for every other label.

use obligato::coverage::criteria::{About, Criterion, labelled};
use obligato::coverage::labels::{Labels, Located, Marked};
use obligato::expr::Const;
use obligato::expr::ops::Cmp;
use obligato::program::predicate::{Num, Predicate};
use obligato::program::{Insn, Kind};

pub static SHIFTS: Criterion = Criterion {
    name: "long-shifts",
    title: "long shift",
    asks: "each shift of an int is seen with a count above 31",
    about: About::Labels(shifts),
    aims: |subject| labelled(subject, "long-shifts"),
};

fn shifts(method: &Located<'_>) -> Labels {
    let is_shift = |at: &u32| matches!(method.code.insn(*at), Some(Insn::IShl | Insn::IShr | Insn::IUShr));
    let is_long = Predicate::Compare(Cmp::Gt, Num::Operand(0), Num::Const(Const::Bv32(31)));
    let marked = |at| Marked::new(at, is_long.clone(), &[Kind::Int, Kind::Int], "the count is above 31".into());
    (0..method.code.insns.len() as u32).filter(is_shift).map(marked).collect()
}

//! What occurs in terms, found once per term: what decides how a query is decided, and its variables.

use crate::expr::ops::{Conv, FloatBin, FloatUn};
use crate::expr::{Node, TermId, TermMap, Terms, VarId, sorts_of};

#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Traits {
    /// An operation whose image allows more values than its term has.
    pub inexact: bool,
    /// Operations on floats other than comparisons.
    pub arithmetic: bool,
    pub arrays: bool,
    /// The levels below a term.
    pub depth: u32,
}

impl Traits {
    fn add(&mut self, others: Traits) {
        self.inexact |= others.inexact;
        self.arithmetic |= others.arithmetic;
        self.arrays |= others.arrays;
        self.depth = self.depth.max(others.depth);
    }

    /// What a node itself contributes.
    fn of(node: &Node) -> Traits {
        let arithmetic = match node {
            Node::Float(..) | Node::Fma(..) => true,
            Node::FloatUnary(op, _) => !matches!(op, FloatUn::Neg | FloatUn::Abs),
            Node::Convert(op, _) => {
                let moves_bits = matches!(op, Conv::F2Bits | Conv::D2Bits | Conv::Bits2F | Conv::Bits2D);
                let (from, to) = sorts_of(*op);
                !moves_bits && (from.is_float() || to.is_float())
            }
            _ => false,
        };
        let arrays = matches!(node, Node::Select(..) | Node::Store(..) | Node::ConstArray(_));
        Traits { inexact: matches!(node, Node::Float(FloatBin::Rem, ..)), arithmetic, arrays, depth: 0 }
    }
}

/// Of a conjunction.
pub(super) fn of_all(terms: &Terms, conjuncts: &[TermId], known: &mut TermMap<Traits>) -> Traits {
    let mut all = Traits::default();
    for &conjunct in conjuncts {
        all.add(*terms.fold(conjunct, known, |t, operands| {
            let mut traits = Traits::of(terms.node(t));
            operands.iter().for_each(|operand| traits.add(*operand));
            traits.depth = traits.depth.saturating_add(1);
            traits
        }));
    }
    all
}

/// The variables of conjuncts.
#[derive(Default)]
pub(super) struct Variables {
    known: TermMap<Box<[VarId]>>,
}

impl Variables {
    /// The variables of all conjuncts, each once, in order.
    pub fn of(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Vec<VarId> {
        let mut all = Vec::new();
        for &conjunct in conjuncts {
            if self.known.get(conjunct).is_none() {
                self.known.insert(conjunct, terms.variables(conjunct).into());
            }
            all.extend_from_slice(&self.known[conjunct]);
        }
        all.sort_unstable();
        all.dedup();
        all
    }
}

//! Bounds on unknown arrays and texts that are too narrow for a target which keeps them short itself: `if (a.length != 12) return;`.
//!
//! A bound is there because a loop over an array of any length need not end. Where a path ends beyond it, the solver is asked how long
//! the arrays and texts among the inputs can be on that path. If one can be longer than what is looked at, but not longer than [`MOST`],
//! the target is explored once more with that length as its bound. A path that has longer ones only ends the exploration at
//! once; otherwise what is within the bound is explored first, because that is less.
//!
//! Bounds only grow, and an exploration says whether it met those it had, so nothing is proved by this that was not explored.

use std::rc::Rc;

use hashbrown::HashSet;

use super::listener::{Ended, Wish};
use crate::expr::TermId;
use crate::expr::ops::Cmp;
use crate::interp::Bounds;
use crate::solver::Answer;
use crate::state::{Made, Rest};

/// As long as an array or a text may be.
const MOST: u32 = 64;

#[derive(Default)]
pub struct Widening {
    /// What the next exploration is to look at.
    pub wanted: Option<Bounds>,
    /// Names of inputs that nothing keeps short.
    endless: HashSet<Rc<str>>,
}

impl Widening {
    /// A path ended beyond a bound. Whether the exploration is of any use.
    pub fn met(&mut self, path: &mut Ended<'_>) -> Wish {
        if self.wanted.is_some() || path.doubtful {
            return Wish::GoOn;
        }
        let (inputs, bounds) = (Rc::clone(&path.state.inputs), path.vm.bounds.get());
        let (mut wanted, mut wish) = (bounds, Wish::GoOn);
        for made in &inputs.objects {
            let Made::Array(array) = &made.content else { continue };
            if !matches!(array.rest, Rest::Input(_)) || self.endless.contains(&made.name) {
                continue;
            }
            let is_text = made.class == path.vm.known.string || made.class == path.vm.known.char_array;
            let (bound, wanted) = match is_text {
                true => (bounds.text, &mut wanted.text),
                false => (bounds.array, &mut wanted.array),
            };
            let longer = |path: &mut Ended<'_>, than: u32| {
                let than = path.terms.int(than as i32);
                let longer = path.terms.cmp(Cmp::Gt, array.length, than);
                path.terms.and(made.exists, longer)
            };
            let beyond = longer(path, bound);
            if bound >= MOST || !is_possible(path, beyond) {
                continue;
            }
            let endless = longer(path, MOST);
            if is_possible(path, endless) {
                self.endless.insert(Rc::clone(&made.name));
                continue;
            }
            let (mut below, mut most) = (bound, MOST);
            while most - below > 1 {
                let middle = below + (most - below) / 2;
                let beyond = longer(path, middle);
                *(if is_possible(path, beyond) { &mut below } else { &mut most }) = middle;
            }
            *wanted = (*wanted).max(most);
            let within = path.terms.not(beyond);
            if !is_possible(path, within) {
                wish = Wish::Stop;
            }
        }
        self.wanted = Some(wanted).filter(|wanted| *wanted != bounds);
        wish
    }
}

/// Whether a path may have something true; what the solver does not know may be.
fn is_possible(path: &mut Ended<'_>, goal: TermId) -> bool {
    let model = Some(path.model);
    !matches!(path.solver.check(path.terms, &path.state.path.constraints, model, goal), Answer::Unsat)
}

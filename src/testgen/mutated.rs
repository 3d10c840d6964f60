//! Tests on mutants of the program, in the VM: whether a test would fail there.
//!
//! A test is what its run does and what that asserts. A mutant of which the same inputs do not show some of that fails it; so does one
//! that throws where the inputs are made, and one that does not end. What a mutant shows besides, the test does not look at.

use super::capture::Draft;
use super::case::TestCase;
use super::java::Stmt;
use super::run::{Runner, perform, target};
use super::scope::Scope;
use super::world::{Stop, World};
use crate::interp::Vm;
use crate::state::State;

impl Runner<'_> {
    /// What a settled draft does with the program as it is now, in so many instructions at most; those that it took. `Err` says
    /// whether a test of it fails: what comes to nothing otherwise fails no test.
    pub fn outcome(&self, draft: &Draft, most: u64, told: &mut dyn FnMut(&mut State)) -> Result<(TestCase, u64), bool> {
        let mut observe = |_: &Vm, state: &mut State| told(state);
        let mut world = World::new(self.vm, &mut observe);
        world.most_steps = most;
        let class = world.class(&draft.class).map_err(|_| false)?;
        let owner = world.class(&draft.owner).map_err(|_| false)?;
        let scope = Scope::new(self.vm, class);
        let method = target(&scope, class, owner, draft).map_err(|_| false)?;
        for class in [class, owner] {
            world.initialize(class.id).map_err(|stop| matches!(stop, Stop::Threw(_)))?;
        }
        let mut first = world.state.fork();
        let done = perform(&mut world, &scope, class, method, draft, &self.assumed, &mut first);
        let steps = world.state.steps;
        match done {
            Ok(case) if !world.state.varies => Ok((case, steps)),
            Ok(_) => Err(false),
            Err(Stop::Threw(_)) => Err(true),
            Err(Stop::Other(_)) => Err(steps > most),
        }
    }
}

impl TestCase {
    /// Whether a test would fail where the same inputs give another one.
    pub fn fails_as(&self, other: &TestCase) -> bool {
        lacks(&other.body, &self.body)
    }
}

fn lacks(body: &[Stmt], of: &[Stmt]) -> bool {
    of.iter().any(|stmt| !body.contains(stmt))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testgen::java::Expr;

    #[test]
    fn a_test_fails_by_what_it_asserts_itself() {
        let asserted = |value: &&str| Stmt::Equals(Expr::Literal((*value).into()), Expr::Local("result".into()));
        let body = |values: &[&str]| values.iter().map(asserted).collect::<Vec<Stmt>>();
        let kept = body(&["1", "2"]);
        assert!(!lacks(&body(&["1", "2", "3"]), &kept), "what only the mutant shows");
        assert!(lacks(&body(&["1", "3"]), &kept) && lacks(&body(&["1"]), &kept));
    }
}

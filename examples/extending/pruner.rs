//! A pruner: states that waited inside too many calls are dropped, and counted under its name.
//!
//! This one may lose something and does not promise otherwise, so its exploration is not exhaustive.

use std::sync::atomic::AtomicBool;

use obligato::explore::engine::{Deaf, Engine, Limits, Pruner};
use obligato::explore::target::{self, Reach};
use obligato::interp::Vm;
use obligato::search;
use obligato::solver::{Options, Solver};
use obligato::state::State;
use obligato::util::InputError;
use obligato::util::error::Result;
use obligato::world::LeftOut;

use super::model::machine;

/// Drops what is inside more calls than this.
pub struct Shallow {
    pub most: u32,
}

impl Pruner for Shallow {
    fn prune(&mut self, _: &Vm, state: &State) -> Option<&'static str> {
        (state.stack.depth() > self.most).then_some("inside too many calls")
    }
}

/// Explores the first target with it and says what came of it.
pub fn explore(classpath: &str, target: &str, most: u32) -> Result<String> {
    let vm = machine(classpath, true)?;
    let reach = Reach::built(0);
    let found = target::find(&vm, target, &reach)?.into_iter().next();
    let found = found.ok_or_else(|| InputError::usage(format!("{target} is no target")))?;
    let strategy = search::strategy("dfs", 0).ok_or_else(|| InputError::usage("no strategy"))?;
    let mut engine = Engine::new(&vm, &found.script, strategy, Solver::new(&Options::default()), Limits::default());
    engine.add_pruner(Box::new(Shallow { most }));
    engine.start();
    engine.run(&mut Deaf, &AtomicBool::new(false));
    let dropped: u64 = engine.tally.pruned.values().sum();
    let left_out: Vec<&str> = engine.tally.cut.iter().map(LeftOut::what).collect();
    let (name, paths, left_out) = (found.name, engine.tally.finished(), left_out.join("; "));
    Ok(format!("{name}: {paths} paths, {dropped} states dropped, left out: {left_out}"))
}

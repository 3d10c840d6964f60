//! Code that a test could run though no target does: the bodies of functions, and methods of classes without a name, where what
//! runs them may leave the class that makes it (`world::leaving`). Nothing in them is infeasible only because the targets never ran it.

use std::collections::BTreeSet;

use super::scope::Closed;
use crate::analysis::callgraph::CallGraph;
use crate::interp::Vm;

/// The methods that a test could get at in this way, with the reason why they are no targets. `explored`: whether all that a test
/// can call of a class is.
pub fn escaping(
    vm: &Vm,
    graph: &CallGraph,
    inside: &dyn Fn(&str) -> bool,
    explored: &dyn Fn(&str) -> bool,
) -> Vec<Closed> {
    let names: BTreeSet<&str> = graph.methods.iter().map(|m| &*m.class).filter(|class| inside(class)).collect();
    let outlets = vm.world.outlets(&vm.program, &names, explored);
    let closed = outlets.into_iter().map(|outlet| {
        let place = (outlet.class.to_string(), outlet.name.to_string(), outlet.descriptor.to_string());
        (place, format!("a test would have to run what {} hands on", outlet.by))
    });
    closed.collect()
}

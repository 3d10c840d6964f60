//! What classes keep true of their private fields (`analysis::invariants`), for an exploration from any receiver: the objects
//! that calls cannot lead to are no inputs then, and a proof holds after any number of calls.

use std::collections::BTreeSet;
use std::rc::Rc;
use std::time::Instant;

use super::script::Script;
use crate::analysis::callgraph::CallGraph;
use crate::analysis::invariants::Invariants;
use crate::analysis::related::related;
use crate::classfile::access;
use crate::classfile::descriptor::top_level;
use crate::interp::Vm;
use crate::solver::Options;

/// What the classes that a target may have to do with keep true, its own first. None if that is nothing, or if the target may be
/// called while an object is not whole.
pub fn invariants(vm: &Vm, script: &Script, options: &Options, until: Option<Instant>) -> Option<Rc<Invariants>> {
    let target = vm.program.method(script.target);
    // A private method runs in the middle of others; what stands for a method need not keep what its code keeps.
    if target.access & access::PRIVATE != 0 || !vm.config.stand_ins.is_empty() {
        return None;
    }
    let own = vm.program.class(target.class);
    let tops = BTreeSet::from([top_level(&own.name).to_string(), own.name.to_string()]);
    let files = related(vm.program.classpath(), &tops).ok()?;
    let graph = CallGraph::new(&files);
    let inherited = own.display.iter().rev().map(|class| Rc::clone(&vm.program.class(*class).name));
    let others = files.iter().map(|file| Rc::clone(&file.name));
    let classes: Vec<Rc<str>> = inherited.chain(others).collect();
    let found = Invariants::of(&classes, &graph, &|name| vm.program.file(name), options, until);
    (!found.is_empty()).then(|| Rc::new(found))
}

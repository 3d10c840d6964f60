//! How tests come to what the user names: a method that no test can call is reached through those that can be, and a method
//! that asks the driver API for inputs works inside Obligato only, so no test can call it. Both are known before anything is explored.

use crate::analysis::callgraph::CallGraph;
use crate::classfile::Constant;
use crate::classfile::descriptor::top_level;
use crate::explore::target::{self, Reach, Target};
use crate::interp::Vm;
use crate::program::stubs::API_CLASS;
use crate::program::{Insn, Method, decode};
use crate::testgen::scope::Scope as View;
use crate::util::LiteralId;

/// Callers of one hidden method that are explored, the nearest ones.
const MOST_CALLERS: usize = 12;
/// Who gives inputs to drivers, under the names that programs use.
const DRIVERS: [&str; 3] = [API_CLASS, "gov/nasa/jpf/symbc/Debug", "org/sosy_lab/sv_benchmarks/Verifier"];
/// Of the driver API, what works on a plain JVM: our own runs bring its classes along.
const PLAIN: [&str; 4] = ["assume", "check", "label", "unreachable"];

/// Whether a test in the package of its class can call the method.
pub fn is_callable(vm: &Vm, method: &Method) -> bool {
    let class = vm.program.class(method.class);
    let view = View::new(vm, class);
    view.class_name(class).is_some() && view.sees(class, method.access)
}

/// What tests can call that leads to this method, those of the same source file first, then by distance.
pub fn callers(vm: &Vm, graph: &CallGraph, hidden: &Method, reach: &Reach) -> Vec<Target> {
    let owner = &vm.program.class(hidden.class).name;
    let entry = graph.method(owner, &hidden.name, &hidden.descriptor).and_then(|m| graph.entry(m));
    let Some(entry) = entry else { return Vec::new() };
    let distances = graph.distances([entry]);
    let mut found: Vec<(bool, u32, Target)> = Vec::new();
    for method in graph.methods.iter().filter(|m| &*m.name != "<clinit>") {
        let distance = distances.get(method.first as usize).copied().unwrap_or(u32::MAX);
        if distance == u32::MAX {
            continue;
        }
        let Ok(class) = vm.program.load(&method.class) else { continue };
        let own = vm.program.find_named(class, &method.name, &method.descriptor).filter(|m| m.class == class);
        let Some(own) = own.filter(|m| m.id != hidden.id && !m.is_abstract() && is_callable(vm, m)) else { continue };
        if let Ok(target) = target::of_method(vm, own, reach, class) {
            found.push((top_level(&method.class) != top_level(owner), distance, target));
        }
    }
    found.sort_by_key(|(elsewhere, distance, _)| (*elsewhere, *distance));
    found.into_iter().take(MOST_CALLERS).map(|(_, _, target)| target).collect()
}

/// What the target, or code of its source file that it runs, asks the driver API for.
pub fn driver_call(vm: &Vm, graph: &CallGraph, target: &Target) -> Option<String> {
    let method = vm.program.method(target.script.target);
    let owner = &vm.program.class(method.class).name;
    let start = graph.method(owner, &method.name, &method.descriptor)?;
    let mut marked = vec![false; graph.methods.len()];
    let run = graph.methods_from([start], &mut marked);
    let own = run.into_iter().filter_map(|number| graph.methods.get(number as usize));
    own.filter(|m| top_level(&m.class) == top_level(owner)).find_map(|m| {
        let class = vm.program.load(&m.class).ok()?;
        asked(vm, vm.program.find_named(class, &m.name, &m.descriptor).filter(|found| found.class == class)?)
    })
}

fn asked(vm: &Vm, method: &Method) -> Option<String> {
    let class = vm.program.class(method.class).file.as_ref()?;
    let info = class.methods.get(method.info? as usize)?;
    let code = decode(class, info, info.code.as_ref()?, &mut |_| LiteralId(0)).ok()?;
    code.insns.iter().find_map(|cell| {
        let Insn::InvokeStatic(pool) = cell.get() else { return None };
        let Some(Constant::Method(called)) = class.pool.get(pool) else { return None };
        let driver = DRIVERS.iter().find(|name| **name == &*called.class)?;
        let plain = *driver == API_CLASS && PLAIN.contains(&&*called.name);
        (!plain).then(|| format!("{}.{}", driver.replace('/', "."), called.name))
    })
}

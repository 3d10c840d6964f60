//! Calls that leave something where a comparison does not look: in properties, thread locals, default locales, loggers,
//! buffers of streams.
//!
//! Two paths that end in the same way are not the same for a caller who looks there. Only paths through code that differs
//! have to say so: what is the same in both versions leaves the same.

use std::collections::BTreeMap;

use crate::analysis::callgraph::MethodIndex;
use crate::analysis::diff::{Changes, MethodKey, Version};
use crate::classfile::{ClassFile, Constant, MethodInfo};
use crate::explore::target::Target;
use crate::interp::Vm;
use crate::program::{Insn, decode};
use crate::util::LiteralId;

/// The instructions of a version that call such a method, by method; and the method, `java.lang.System.setProperty`.
pub type Effects = BTreeMap<MethodKey, Vec<(u32, String)>>;

/// As a reason.
pub fn in_words(call: &str) -> String {
    format!("what {call} leaves, which is not compared")
}

/// Looks at all code that may run from a target's calls, in a version.
pub fn effects(changes: &Changes, version: Version, roots: &[MethodKey]) -> Effects {
    let (graph, classes) = (changes.graph(version), changes.files(version));
    let mut marked = vec![false; graph.methods.len()];
    let roots: Vec<MethodIndex> = roots.iter().filter_map(|k| graph.method(&k.class, &k.name, &k.descriptor)).collect();
    let reached = graph.methods_from(roots, &mut marked);
    let mut found = Effects::new();
    for method in reached.iter().filter_map(|m| graph.methods.get(*m as usize)) {
        let Some(class) = classes.get(&method.class) else { continue };
        let Some(info) = class.method(&method.name, &method.descriptor) else { continue };
        let own = of_method(class, info);
        if !own.is_empty() {
            found.insert(MethodKey::of(class, info), own);
        }
    }
    found
}

pub fn of_method(class: &ClassFile, method: &MethodInfo) -> Vec<(u32, String)> {
    let Some(info) = &method.code else { return Vec::new() };
    let Ok(code) = decode(class, method, info, &mut |_| LiteralId(0)) else { return Vec::new() };
    let calls = (0..code.insns.len() as u32).filter_map(|at| Some((at, effect(class, code.insn(at)?)?)));
    calls.collect()
}

fn effect(class: &ClassFile, insn: Insn) -> Option<String> {
    if let Insn::GetStatic(pool) = insn {
        let input = matches!(class.pool.get(pool), Some(Constant::Field(m)) if &*m.class == "java/lang/System" && &*m.name == "in");
        return input.then(|| "java.lang.System.in".to_string());
    }
    let (Insn::InvokeStatic(pool) | Insn::InvokeVirtual(pool)) = insn else { return None };
    let Some(Constant::Method(m) | Constant::InterfaceMethod(m)) = class.pool.get(pool) else { return None };
    let changes = match &*m.class {
        "java/lang/System" => m.name.starts_with("set") || &*m.name == "clearProperty",
        "java/lang/ThreadLocal" | "java/lang/InheritableThreadLocal" => matches!(&*m.name, "set" | "remove"),
        "java/util/Locale" | "java/util/TimeZone" => &*m.name == "setDefault",
        "java/lang/Thread" => m.name.starts_with("set") || matches!(&*m.name, "start" | "interrupt" | "interrupted"),
        "java/util/Properties" => matches!(&*m.name, "setProperty" | "put" | "putAll" | "remove" | "clear" | "load"),
        "java/lang/Runtime" => &*m.name == "addShutdownHook",
        "java/io/PrintStream" => matches!(&*m.name, "flush" | "close"),
        name => name.starts_with("java/util/logging/") || name.starts_with("java/util/prefs/"),
    };
    changes.then(|| format!("{}.{}", m.class.replace('/', "."), m.name))
}

/// The calls of a target's script by name, in the new version.
pub fn roots(vm: &Vm, target: &Target) -> Vec<MethodKey> {
    let script = &target.script;
    let all = script.targets(vm).into_iter().chain(script.constructors.iter().chain(&script.between).copied());
    let mut found: Vec<MethodKey> = all
        .map(|id| {
            let method = vm.program.method(id);
            MethodKey::new(&vm.program.class(method.class).name, &method.name, &method.descriptor)
        })
        .collect();
    // The method as the class has it that it is called on.
    if let Some((class, _)) = target.name.split_once("::") {
        let method = vm.program.method(script.target);
        found.push(MethodKey::new(&class.replace('.', "/"), &method.name, &method.descriptor));
    }
    found.sort();
    found.dedup();
    found
}

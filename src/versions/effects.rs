//! Calls that leave something where a comparison does not look: in properties, thread locals, default locales, loggers,
//! buffers of streams, in what threads have and how they are numbered.
//!
//! Two paths that end in the same way are not the same for a caller who looks there. Only paths through code that differs
//! have to say so: what is the same in both versions leaves the same.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::analysis::callgraph::MethodIndex;
use crate::analysis::diff::{Changes, Classes, MethodKey, Version};
use crate::classfile::{ClassFile, Constant, MemberRef, MethodInfo};
use crate::explore::target::Target;
use crate::interp::Vm;
use crate::program::{Insn, decode};
use crate::util::{LiteralId, MethodId};

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
        let own = of_method(classes, class, info);
        if !own.is_empty() {
            found.insert(MethodKey::of(class, info), own);
        }
    }
    found
}

/// The calls of a method that leave something elsewhere.
pub fn of_method(classes: &Classes, class: &ClassFile, method: &MethodInfo) -> Vec<(u32, String)> {
    let Some(info) = &method.code else { return Vec::new() };
    let Ok(code) = decode(class, method, info, &mut |_| LiteralId(0)) else { return Vec::new() };
    let calls = (0..code.insns.len() as u32).filter_map(|at| Some((at, effect(classes, class, code.insn(at)?)?)));
    calls.collect()
}

/// The method that an instruction calls, or makes a function of, if it leaves something elsewhere.
pub fn effect(classes: &Classes, class: &ClassFile, insn: Insn) -> Option<String> {
    let (pool, is_static) = match insn {
        Insn::InvokeDynamic(pool) => {
            return class.referred_methods(pool).into_iter().find_map(|member| {
                let owner = meant(classes, member)
                    .into_iter()
                    .find(|owner| leaves(owner, member, true) || leaves(owner, member, false))?;
                Some(format!("{}.{}", owner.replace('/', "."), member.name))
            });
        }
        Insn::GetStatic(pool) => {
            let input = matches!(class.pool.get(pool), Some(Constant::Field(m)) if &*m.class == "java/lang/System" && &*m.name == "in");
            return input.then(|| "java.lang.System.in".to_string());
        }
        Insn::InvokeStatic(pool) => (pool, true),
        Insn::InvokeVirtual(pool) | Insn::InvokeSpecial(pool) | Insn::InvokeInterface(pool) => (pool, false),
        _ => return None,
    };
    let Some(Constant::Method(m) | Constant::InterfaceMethod(m)) = class.pool.get(pool) else { return None };
    let library = meant(classes, m);
    let owner = library.iter().find(|owner| leaves(owner, m, is_static))?;
    Some(format!("{}.{}", owner.replace('/', "."), m.name))
}

/// The classes of libraries in which a call may find its method: the one that it names, or those above a class of the
/// program that does not have it itself.
pub fn meant(classes: &Classes, member: &MemberRef) -> Vec<Rc<str>> {
    let (mut found, mut todo) = (Vec::new(), vec![member.class.clone()]);
    for _ in 0..1000 {
        let Some(name) = todo.pop() else { break };
        match classes.get(&name) {
            None => found.push(name),
            Some(class) if class.method(&member.name, &member.descriptor).is_some() => {}
            Some(class) => todo.extend(class.super_name.iter().chain(&class.interfaces).cloned()),
        }
    }
    found
}

/// Whether a method of the library leaves something that a later call of anybody finds.
fn leaves(class: &str, method: &MemberRef, is_static: bool) -> bool {
    let name = &*method.name;
    match class {
        // They change what is passed to them.
        "java/util/Arrays" if !name.starts_with("parallel") => false,
        "java/util/Collections" | "java/lang/reflect/Array" => false,
        "java/lang/System" if name == "arraycopy" => false,
        // They are for other threads and for the machine.
        "java/lang/Thread" if matches!(name, "yield" | "onSpinWait" | "dumpStack") => false,
        _ if works_with_threads(class, method) => true,
        "java/lang/invoke/VarHandle" | "java/lang/ref/Reference" if is_static => false,
        // That the program ends is compared.
        "java/lang/System" if name == "exit" => false,
        // What a class of the library sets for all. What gives nothing is called for what it leaves.
        _ if is_static && class.starts_with("java") => {
            let names = ["set", "register", "deregister"];
            names.iter().any(|word| name.starts_with(word)) || method.descriptor.ends_with(")V") || named(class, name)
        }
        _ => named(class, name),
    }
}

/// Whether a method of the library may wait, which takes the flag of who was interrupted, or interrupt, or make threads, groups
/// and pools, which are numbered and counted.
fn works_with_threads(class: &str, method: &MemberRef) -> bool {
    let name = &*method.name;
    let starts = |words: &[&str]| words.iter().any(|word| name.starts_with(word));
    match class {
        // It is everybody's.
        _ if name == "wait" => true,
        "java/lang/Process" => name == "waitFor",
        "java/lang/Thread" | "java/lang/ThreadGroup" => {
            let looks =
                ["active", "check", "current", "enumerate", "get", "holds", "is", "list", "parentOf", "run", "to"];
            !starts(&looks) && !matches!(name, "equals" | "hashCode" | "yield" | "onSpinWait" | "dumpStack")
        }
        "java/lang/ref/Cleaner" | "java/util/Timer" => starts(&["<init>", "create"]),
        "java/lang/ref/ReferenceQueue" => name == "remove",
        _ if class.starts_with("java/lang/Thread$Builder") => true,
        _ if class.starts_with("java/io/Piped") => starts(&["read", "write"]),
        _ if class.starts_with("java/util/") && starts(&["parallel"]) => true,
        "java/util/stream/StreamSupport" => true,
        _ => class.strip_prefix("java/util/concurrent/").is_some_and(|simple| waits_or_starts(simple, method)),
    }
}

/// The same of a class in `java.util.concurrent`, by its name there.
fn waits_or_starts(class: &str, method: &MemberRef) -> bool {
    let name = &*method.name;
    let starts = |words: &[&str]| words.iter().any(|word| name.starts_with(word));
    let has = |words: &[&str]| words.iter().any(|word| class.contains(word));
    let is_timed = method.descriptor.contains("Ljava/util/concurrent/TimeUnit;") && !name.starts_with("get");
    match class {
        // From so many elements on they work in parallel.
        "ConcurrentHashMap" if method.descriptor.starts_with("(J") => starts(&["forEach", "reduce", "search"]),
        "SubmissionPublisher" => starts(&["close", "consume", "offer", "submit", "subscribe"]),
        _ if has(&["Concurrent", "CopyOnWrite", "Exception", "Random", "atomic/"]) => false,
        "TimeUnit" => starts(&["sleep", "timed"]),
        "CompletableFuture" | "CompletionStage" => name == "get" || name.ends_with("Async") || is_timed,
        _ if has(&["Executor", "ForkJoin", "Thread"]) => !starts(&["equals", "hashCode", "is", "to"]),
        _ => {
            let waits = ["acquire", "await", "block", "exchange", "invoke", "put", "take", "transfer"];
            let for_others = ["cancel", "close", "fork", "join", "run", "shutdown", "submit"];
            is_timed || name == "get" || name.contains("Interruptibly") || starts(&waits) || starts(&for_others)
        }
    }
}

/// The same for what can be told by its name alone.
fn named(class: &str, name: &str) -> bool {
    match class {
        "java/lang/System" => name == "clearProperty",
        "java/lang/ThreadLocal" | "java/lang/InheritableThreadLocal" => matches!(name, "set" | "remove"),
        "java/lang/ClassLoader" => name.starts_with("set") || name == "clearAssertionStatus",
        "java/util/Properties" => matches!(name, "setProperty" | "put" | "putAll" | "remove" | "clear" | "load"),
        // Whether hooks run then is not compared.
        "java/lang/Runtime" => matches!(name, "addShutdownHook" | "removeShutdownHook" | "halt"),
        "java/security/Security" => name.starts_with("add") || name.starts_with("insert") || name.starts_with("remove"),
        // Texts and bytes in memory have nothing to let go of.
        _ if matches!(name, "flush" | "close") && class.starts_with("java/") => {
            let memory = ["java/io/ByteArray", "java/io/CharArray", "java/io/String"];
            !memory.iter().any(|start| class.starts_with(start))
        }
        _ => class.starts_with("java/util/logging/") || class.starts_with("java/util/prefs/"),
    }
}

/// The calls of a target's script by name, in the new version.
pub fn roots(vm: &Vm, target: &Target) -> Vec<MethodKey> {
    let before = target.script.constructors.iter().chain(&target.script.between);
    let mut found = own(vm, target);
    found.extend(before.map(|id| key(vm, *id)));
    found.sort();
    found.dedup();
    found
}

/// The target itself by name.
pub fn own(vm: &Vm, target: &Target) -> Vec<MethodKey> {
    let mut found: Vec<MethodKey> = target.script.targets(vm).into_iter().map(|id| key(vm, id)).collect();
    // The method as the class has it that it is called on.
    if let Some((class, _)) = target.name.split_once("::") {
        let method = vm.program.method(target.script.target);
        found.push(MethodKey::new(&class.replace('.', "/"), &method.name, &method.descriptor));
    }
    found.sort();
    found.dedup();
    found
}

fn key(vm: &Vm, id: MethodId) -> MethodKey {
    let method = vm.program.method(id);
    MethodKey::new(&vm.program.class(method.class).name, &method.name, &method.descriptor)
}

//! Code that a test could run though no target does: the bodies of lambda expressions, and methods of classes without a
//! name, where an object of them may leave the class that makes it. Nothing in them is infeasible only because the
//! targets never ran it.
//!
//! An object may leave if a method that others can call gives a type that it has, or mentions that type in its generic
//! signature, or if the method that makes it gives an object of the program, which may hold it. A field that others see
//! counts as well. Objects that are passed to functions of the caller are not followed: such functions are unknown, and
//! nothing is called infeasible where one is used.

use std::collections::BTreeSet;

use super::scope::Closed;
use crate::analysis::callgraph::CallGraph;
use crate::classfile::{ClassFile, Constant, MemberRef, MethodInfo, access};
use crate::explore::input::java_type;
use crate::interp::Vm;
use crate::program::{Class, Insn, Origin};
use crate::testgen::scope::Scope as View;

/// The methods that a test could get at in this way, with the reason why they are no targets.
pub fn escaping(vm: &Vm, graph: &CallGraph, inside: &dyn Fn(&str) -> bool) -> Vec<Closed> {
    let names: BTreeSet<&str> = graph.methods.iter().map(|m| &*m.class).filter(|c| inside(c)).collect();
    let classes: Vec<&Class> =
        names.iter().filter_map(|n| vm.program.load(n).ok()).map(|c| vm.program.class(c)).collect();
    let look = Look { vm, classes: &classes };
    let mut found = Vec::new();
    for class in &classes {
        let Some(file) = class.file.as_ref() else { continue };
        for method in &file.methods {
            for (interface, body) in lambdas(vm, class, file, method) {
                let by = look.giver(&interface, Some((class, method)));
                if let Some(by) = by.filter(|_| inside(&body.class)) {
                    found.push((place(&body.class, &body.name, &body.descriptor), why(&by)));
                }
            }
        }
        // The constants of an enum are receivers, with their own classes.
        let constant = class.super_class.is_some_and(|c| vm.program.class(c).access & access::ENUM != 0);
        if constant || View::new(vm, class).class_name(class).is_some() {
            continue;
        }
        if let Some(by) = look.giver(&class.name, None) {
            let hidden = access::PRIVATE | access::STATIC;
            let open =
                file.methods.iter().filter(|m| m.access & hidden == 0 && m.code.is_some() && &*m.name != "<init>");
            found.extend(open.map(|m| (place(&class.name, &m.name, &m.descriptor), why(&by))));
        }
    }
    found
}

fn place(class: &str, name: &str, descriptor: &str) -> (String, String, String) {
    (class.to_string(), name.to_string(), descriptor.to_string())
}

fn why(giver: &str) -> String {
    format!("a test would have to call what {giver} gives")
}

/// The interfaces and bodies of the functions that a method makes.
fn lambdas(vm: &Vm, class: &Class, file: &ClassFile, method: &MethodInfo) -> Vec<(String, MemberRef)> {
    let code = vm.program.find_named(class.id, &method.name, &method.descriptor).and_then(|m| vm.program.code(m).ok());
    let insns = code.iter().flat_map(|code| code.insns.iter());
    let made = insns.filter_map(|insn| match insn.get() {
        Insn::InvokeDynamic(index) => file.pool.get(index),
        _ => None,
    });
    made.filter_map(|constant| {
        let Constant::InvokeDynamic { bootstrap, descriptor, .. } = constant else { return None };
        let interface = descriptor.rsplit(')').next()?.strip_prefix('L')?.strip_suffix(';')?;
        let arguments = &file.bootstrap_methods.get(*bootstrap as usize)?.arguments;
        let body = arguments.iter().find_map(|argument| match file.pool.get(*argument)? {
            Constant::MethodHandle { reference, .. } => match file.pool.get(*reference)? {
                Constant::Method(body) | Constant::InterfaceMethod(body) => Some(body.clone()),
                _ => None,
            },
            _ => None,
        })?;
        Some((interface.to_string(), body))
    })
    .collect()
}

struct Look<'a> {
    vm: &'a Vm,
    classes: &'a [&'a Class],
}

impl Look<'_> {
    /// Who hands out objects of this class, which `maker` makes.
    fn giver(&self, made: &str, maker: Option<(&Class, &MethodInfo)>) -> Option<String> {
        for class in self.classes {
            let file = class.file.as_ref()?;
            let shown = class.java_name();
            for method in &file.methods {
                // A function may give another one.
                let open = method.access & access::PRIVATE == 0 || method.name.starts_with("lambda$");
                let bridge = method.access & access::BRIDGE != 0;
                let is_maker = maker.is_some_and(|(c, m)| c.id == class.id && std::ptr::eq(m, method));
                let given = method.descriptor.rsplit(')').next().unwrap_or_default();
                let signature = method.signature.as_deref().and_then(|s| s.rsplit(')').next()).unwrap_or(given);
                if open && !bridge && (self.holds(given, signature, made) || is_maker && self.is_object(given)) {
                    return Some(format!("{shown}.{}", method.name));
                }
            }
            for field in file.fields.iter().filter(|f| f.access & (access::PRIVATE | access::SYNTHETIC) == 0) {
                let signature = field.signature.as_deref().unwrap_or(&field.descriptor);
                if self.holds(&field.descriptor, signature, made) {
                    return Some(format!("{shown}.{}", field.name));
                }
            }
        }
        None
    }

    /// Whether a value of this type may be, or hold, an object of the class.
    fn holds(&self, descriptor: &str, signature: &str, made: &str) -> bool {
        // What a type variable stands for comes from outside.
        if signature.starts_with('T') {
            return false;
        }
        let program = &self.vm.program;
        let mentioned = [format!("L{made};"), format!("L{made}<")].iter().any(|name| signature.contains(name.as_str()));
        let Some(name) = descriptor.trim_start_matches('[').strip_prefix('L').and_then(|d| d.strip_suffix(';')) else {
            return false;
        };
        let fits = match (program.load(made), program.load(name)) {
            (Ok(made), Ok(given)) => program.is_subtype(made, given),
            _ => true,
        };
        mentioned || fits
    }

    /// An object of the program, or a collection of some.
    fn is_object(&self, descriptor: &str) -> bool {
        let name = java_type(descriptor.trim_start_matches('[')).replace('.', "/");
        let class = self.vm.program.load(&name).ok().map(|c| self.vm.program.class(c));
        class.is_some_and(|c| matches!(c.origin, Origin::App(_)) && c.access & access::ENUM == 0)
    }
}

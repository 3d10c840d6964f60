//! What a user assumes of the inputs: a method that answers `true` for those that count (`--assume pkg.Class::method`).
//!
//! It is called before the target with the same arguments, and only where it answers `true` the path goes on. It is no part of
//! what is explored: its branches tell nobody anything, and no test calls it. So it may look at everything and change nothing.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::script::{Script, parameter_types};
use super::target::{self, Target, shown};
use crate::classfile::Constant;
use crate::classfile::descriptor::FieldType;
use crate::interp::Vm;
use crate::program::{Insn, Method, Origin, Program};
use crate::state::inputs::MadeObject;
use crate::state::{Heap, Made, State, Statics, Value};
use crate::util::error::Result;
use crate::util::{InputError, MethodId};
use crate::world::library;

/// What to do about one that does more than answer.
pub const ADVICE: &str = "a precondition answers true or false and does nothing else";

/// What a precondition is called with, of what the target is called with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// The receiver, if there is one, and the arguments.
    All,
    Arguments,
    Receiver,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Precondition {
    pub method: MethodId,
    pub takes: Takes,
}

impl Precondition {
    /// Of the receiver (of a constructor: what it makes) and the arguments of the target, those that it takes.
    pub fn chosen<'a>(&self, has_receiver: bool, all: &'a [Value]) -> &'a [Value] {
        let first = usize::from(has_receiver);
        match self.takes {
            Takes::All => all,
            Takes::Arguments => all.get(first..).unwrap_or_default(),
            Takes::Receiver => all.get(..first).unwrap_or_default(),
        }
    }
}

/// Whether an input is not as it was when it was made for an unknown reference. Strings, boxes and records never change.
pub fn changed_inputs(vm: &Vm, state: &State) -> bool {
    let can_change = |made: &&MadeObject| {
        let class = vm.program.class(made.class);
        let is_record = class.file.as_ref().is_some_and(|file| file.record_components.is_some());
        !is_record && !library::is_value(&class.name)
    };
    state.inputs.objects.iter().filter(can_change).any(|made| match &made.content {
        Made::Fields(fields) => {
            fields.iter().enumerate().any(|(slot, value)| state.heap.field(made.object, slot) != Some(*value))
        }
        Made::Array(array) => state.heap.get(made.object).is_none_or(|now| !now.body.follows(array)),
        _ => false,
    })
}

/// A precondition that is being asked.
#[derive(Clone)]
pub struct Asking {
    /// Its number among those of the script.
    pub number: usize,
    /// The target's receiver and arguments.
    pub arguments: Rc<[Value]>,
    /// What it must not change.
    pub before: (Heap, Statics),
    /// Calls before it have changed inputs.
    pub changed: bool,
}

/// `pkg.Class::method(int)` of each.
pub fn names(vm: &Vm, script: &Script) -> Vec<String> {
    script.preconditions.iter().map(|p| shown(vm, vm.program.method(p.method))).collect()
}

/// What is said where preconditions count in a verdict.
pub fn scope(vm: &Vm, script: &Script) -> Vec<String> {
    names(vm, script).into_iter().map(|name| format!("{name} answers true")).collect()
}

/// Gives the targets, and further ones that lead to them, the preconditions that fit. Each must fit one of the targets.
pub fn assume(vm: &Vm, texts: &[String], targets: &mut [Target], further: &mut [Target]) -> Result<()> {
    for text in texts {
        let method = find(vm, text)?;
        let mut fits = false;
        for target in targets.iter_mut() {
            fits |= add(vm, method, &mut target.script);
        }
        if !fits {
            return Err(InputError::usage(misfit(vm, method, targets)));
        }
        for target in further.iter_mut() {
            add(vm, method, &mut target.script);
        }
    }
    Ok(())
}

/// Assumes a method where it fits; of itself it is not assumed.
fn add(vm: &Vm, method: &Method, script: &mut Script) -> bool {
    let takes = if script.target == method.id { None } else { takes(vm, method, script) };
    script.preconditions.extend(takes.map(|takes| Precondition { method: method.id, takes }));
    takes.is_some()
}

fn find<'v>(vm: &'v Vm, text: &str) -> Result<&'v Method> {
    let wrong = |what: String| InputError::usage(format!("--assume {text}: {what}"));
    if !text.contains("::") {
        return Err(wrong("name a method, as in com.example.Shape::isValid".into()));
    }
    let method = target::one_method(vm, text).map_err(|error| wrong(error.to_string()))?;
    match method.descriptor.rsplit(')').next() {
        Some("Z") if !method.is_constructor() => match effect(&vm.program, method) {
            Some(effect) => Err(wrong(format!("it {effect}; {ADVICE}"))),
            None => Ok(method),
        },
        given => {
            let given = given.and_then(|given| FieldType::parse(given).ok()).map_or("void".into(), |t| t.java());
            Err(wrong(format!("{} gives {given}; a precondition gives boolean", shown(vm, method))))
        }
    }
}

/// What the method, or a method of the program that it calls by name, does besides answering, as far as its code tells.
pub fn effect(program: &Program, method: &Method) -> Option<String> {
    let (mut todo, mut seen) = (vec![method.id], BTreeSet::from([method.id]));
    while let Some(method) = todo.pop().map(|id| program.method(id)) {
        let file = program.class(method.class).file.as_ref()?;
        let Ok(code) = program.code(method) else { continue };
        for insn in (0..code.insns.len() as u32).filter_map(|at| code.insn(at)) {
            match insn {
                Insn::PutStatic(pool) => match file.pool.get(pool) {
                    Some(Constant::Field(field)) => {
                        return Some(format!("assigns {}.{}", field.class.replace('/', "."), field.name));
                    }
                    _ => continue,
                },
                Insn::GetStatic(pool) => match file.pool.get(pool) {
                    Some(Constant::Field(field)) if &*field.class == "java/lang/System" => {
                        return Some(format!("uses System.{}", field.name));
                    }
                    _ => continue,
                },
                Insn::InvokeStatic(pool) | Insn::InvokeSpecial(pool) | Insn::InvokeVirtual(pool) => {
                    let Some(Constant::Method(called)) = file.pool.get(pool) else { continue };
                    let owner = program.load(&called.class).ok().map(|id| program.class(id));
                    let own = owner.filter(|owner| matches!(owner.origin, Origin::App(_)));
                    let found = own.and_then(|own| program.find_named(own.id, &called.name, &called.descriptor));
                    todo.extend(found.map(|found| found.id).filter(|id| seen.insert(*id)));
                }
                _ => {}
            }
        }
    }
    None
}

/// What of the target's receiver and arguments a precondition can be called with.
fn takes(vm: &Vm, method: &Method, script: &Script) -> Option<Takes> {
    let target = vm.program.method(script.target);
    let on_receiver = !target.is_static() && !target.is_constructor();
    let (own, given) = (parameter_types(&method.descriptor), parameter_types(&target.descriptor));
    let fit = |own: &[String], given: &[String]| {
        own.len() == given.len() && own.iter().zip(given).all(|(own, given)| accepts(vm, own, given))
    };
    if !method.is_static() {
        let class = vm.program.class(method.class).id;
        if !on_receiver || !vm.program.is_subtype(script.on.unwrap_or(target.class), class) {
            return None;
        }
        return match own.is_empty() {
            true => Some(Takes::Receiver),
            false => fit(&own, &given).then_some(Takes::All),
        };
    }
    if fit(&own, &given) {
        return Some(Takes::Arguments);
    }
    let receiver = format!("L{};", vm.program.class(target.class).name);
    let all: Vec<String> = on_receiver.then_some(receiver).into_iter().chain(given).collect();
    fit(&own, &all).then_some(Takes::All)
}

fn accepts(vm: &Vm, own: &str, given: &str) -> bool {
    let class = |descriptor: &str| {
        let name = descriptor.strip_prefix('L').and_then(|name| name.strip_suffix(';')).unwrap_or(descriptor);
        vm.program.load(name).ok().filter(|_| descriptor.starts_with(['L', '[']))
    };
    own == given || class(own).zip(class(given)).is_some_and(|(own, given)| vm.program.is_subtype(given, own))
}

fn misfit(vm: &Vm, method: &Method, targets: &[Target]) -> String {
    let of = match targets {
        [one] => one.name.clone(),
        _ => "any target".to_string(),
    };
    let what = if method.is_static() {
        "has other parameters than"
    } else {
        "is no method of the receiver, or has other parameters, of"
    };
    let advice = "a precondition is a static method with the target's parameters, or an instance method of its receiver without any";
    format!("--assume: {} {what} {of}; {advice}", shown(vm, method))
}

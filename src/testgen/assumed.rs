//! Preconditions in plain runs: a test is one only if its inputs satisfy what is assumed of them, however they were found.

use std::collections::BTreeMap;

use super::capture::Draft;
use super::world::{Called, Stop, World};
use crate::explore::precondition::Precondition;
use crate::explore::target::Target;
use crate::interp::Vm;
use crate::state::Value;
use crate::util::MethodId;

/// A method by class, name and descriptor: machines of their own have ids of their own.
type Named = (String, String, String);

/// What is assumed, by target.
#[derive(Default)]
pub struct Assumed(BTreeMap<Named, Vec<(Named, Precondition)>>);

impl Assumed {
    pub fn of<'t>(vm: &Vm, targets: impl Iterator<Item = &'t Target>) -> Self {
        let named = |id: MethodId| {
            let method = vm.program.method(id);
            let class = vm.program.class(method.class).name.to_string();
            (class, method.name.to_string(), method.descriptor.to_string())
        };
        let assuming = targets.filter(|target| !target.script.preconditions.is_empty());
        let all = assuming.map(|target| {
            let preconditions = target.script.preconditions.iter().map(|p| (named(p.method), *p)).collect();
            (named(target.script.target), preconditions)
        });
        Self(all.collect())
    }

    /// Asks the preconditions about the receiver and the arguments of a draft. The world is as before.
    pub fn check(&self, world: &mut World<'_>, draft: &Draft, values: &[Value]) -> Called<()> {
        let target = (draft.owner.clone(), draft.method.clone(), draft.descriptor.clone());
        for ((class, name, descriptor), precondition) in self.0.get(&target).into_iter().flatten() {
            let chosen = precondition.chosen(draft.receiver.is_some(), values);
            let answer = world.aside(|world| world.invoke_named(class, name, descriptor, chosen));
            if !matches!(answer, Ok(value) if value.as_int().is_some_and(|value| value != 0)) {
                return Err(Stop::Other(format!("the inputs do not satisfy {}::{name}", class.replace('/', "."))));
            }
        }
        Ok(())
    }
}

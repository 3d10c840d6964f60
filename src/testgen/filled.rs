//! A guess at how a container that an object keeps to itself comes to its content: a method that takes what goes in is called for
//! each part, as `put(key, value)` and `add(element)` are. As with `guess`, a concrete run shows whether it is right.

use super::case::Access;
use super::recipe::{Wanted, Work, holds_numbers};
use super::ways;
use super::world::box_class;
use crate::explore::input::{Built, CallInput, Input, Primitive};
use crate::explore::script::parameter_types;
use crate::program::Method;

/// More is rarely put in one by one.
const MOST_PARTS: usize = 8;

impl Work<'_, '_> {
    /// A constructor, and a call for each part of the one container that is wanted.
    pub(super) fn guess_content(&mut self, wanted: &Wanted<'_>, level: Access) -> Option<Built> {
        let class = self.scope.load(wanted.class)?;
        if class.is_abstract() || class.is_inner() {
            return None;
        }
        let mut containers = wanted.fields.iter().filter_map(|field| Some((*field, parts(&field.value)?)));
        let (container, parts) = containers.next()?;
        let others = wanted.without(container);
        let mut values = parts.iter().flatten().copied().chain(others.fields.iter().map(|field| &field.value));
        if containers.next().is_some() || parts.len() > MOST_PARTS || values.any(holds_numbers) {
            return None;
        }
        for constructor in ways::constructors(&self.scope, class, level) {
            let constructor = self.scope.vm.program.method(constructor);
            let Some(arguments) = self.arguments_for(constructor, &others) else { continue };
            for filler in ways::setters(&self.scope, class, level) {
                let filler = self.scope.vm.program.method(filler);
                let calls = parts.iter().map(|part| Some(call(wanted.class, filler, fitting(filler, part)?)));
                let Some(calls) = calls.collect::<Option<Vec<CallInput>>>() else { continue };
                let (number, class) = (self.fresh(), wanted.class.to_string());
                let first = call(wanted.class, constructor, arguments.clone());
                let mut built = Built { number, class, first, calls, last_gives: false, assigned: Vec::new() };
                if self.confirm(&mut built, wanted, &|_| false) {
                    return Some(built);
                }
            }
        }
        None
    }
}

pub(super) fn call(class: &str, method: &Method, arguments: Vec<Input>) -> CallInput {
    CallInput::new(class.to_string(), &*method.name, &*method.descriptor, arguments)
}

/// What is in a container, part by part; none of what is no container, or empty.
fn parts(container: &Input) -> Option<Vec<Vec<&Input>>> {
    let parts: Vec<Vec<&Input>> = match container {
        Input::Map(_, entries) => entries.iter().map(|(key, value)| vec![key, value]).collect(),
        Input::Set(_, items) | Input::List(_, items) => items.iter().map(|item| vec![item]).collect(),
        _ => return None,
    };
    (!parts.is_empty()).then_some(parts)
}

/// A part as arguments; none where its values are of other types.
fn fitting(method: &Method, part: &[&Input]) -> Option<Vec<Input>> {
    let types = parameter_types(&method.descriptor);
    let pairs = types.iter().zip(part);
    let arguments: Option<Vec<Input>> = pairs.map(|(ty, input)| argument(ty, input)).collect();
    arguments.filter(|_| types.len() == part.len())
}

pub(super) fn argument(ty: &str, input: &Input) -> Option<Input> {
    let primitive = ty.chars().next().filter(|_| ty.len() == 1);
    match (primitive, input) {
        (Some(kind), Input::Boxed(value)) => (value.kind == kind).then_some(Input::Primitive(*value)),
        (Some(kind), Input::Unseen(_)) => Some(Input::Primitive(Primitive::new(kind, 0))),
        (Some(kind), Input::Primitive(value)) => (value.kind == kind).then(|| input.clone()),
        (Some(_), _) => None,
        (None, Input::Primitive(value)) => {
            let takes_box = box_class(value.kind).is_some_and(|class| *ty == format!("L{class};"));
            takes_box.then_some(Input::Boxed(*value))
        }
        (None, Input::Text(_) | Input::OwnText(_) | Input::KnownText(..)) => {
            let takes_text = ["String", "CharSequence", "Object", "Comparable"];
            takes_text.iter().any(|name| ty == format!("Ljava/lang/{name};")).then(|| input.clone())
        }
        (None, _) => Some(input.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_a_container_become_arguments_of_their_types() {
        let seven = Input::Boxed(Primitive::new('I', 7));
        let text = Input::Text(vec![97]);
        assert_eq!(argument("I", &seven), Some(Input::Primitive(Primitive::new('I', 7))));
        assert_eq!(argument("J", &seven), None);
        assert_eq!(argument("Ljava/lang/Integer;", &seven), Some(seven.clone()));
        assert_eq!(argument("Ljava/lang/String;", &text), Some(text.clone()));
        assert_eq!(argument("Ljava/io/File;", &text), None);
        assert_eq!(argument("I", &Input::Null), None);
        let plain = Input::Primitive(Primitive::new('I', 7));
        assert_eq!(argument("I", &plain), Some(plain.clone()));
        assert_eq!(argument("Ljava/lang/Integer;", &plain), Some(seven.clone()));
        assert_eq!(argument("Ljava/lang/Long;", &plain), None);
        let map = Input::Map(1, vec![(text.clone(), seven.clone())]);
        assert_eq!(parts(&map), Some(vec![vec![&text, &seven]]));
        assert_eq!(parts(&Input::Set(1, Vec::new())), None);
        assert_eq!(parts(&text), None);
    }
}

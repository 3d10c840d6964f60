//! What the type variables of a call stand for in a test: the types of the values that are passed, where they agree.

use std::collections::BTreeMap;

use super::build::passed;
use super::java::Type;
use super::java::signature::{Sig, TypeParameter};
use super::scope::{Bindings, Scope, method_signature, type_parameters};
use super::world::box_class;
use crate::explore::input::{Built, Input, Number};

/// Types inside types.
const DEEPEST: u32 = 8;

/// Collects evidence, then decides.
#[derive(Default)]
pub struct Evidence {
    seen: BTreeMap<String, Vec<Type>>,
    /// Variables of arrays: their elements have the erased type.
    erased: Vec<String>,
    /// Variables of values whose type is not told here: an object that is used twice, an array.
    untold: Vec<String>,
    /// The types of objects that may be used again.
    numbered: BTreeMap<Number, Type>,
}

impl Evidence {
    pub fn add(&mut self, scope: &Scope<'_>, sig: &Sig, input: &Input) {
        self.walk(scope, sig, input, 0);
    }

    fn walk(&mut self, scope: &Scope<'_>, sig: &Sig, input: &Input, depth: u32) {
        if depth > DEEPEST {
            return;
        }
        match (sig, input) {
            (Sig::Var(name), input) => {
                let found = match input {
                    Input::Null | Input::Unseen(_) => return,
                    Input::Alias(number) => self.numbered.get(number).cloned(),
                    input => type_of(scope, input),
                };
                let Some(found) = found else { return self.untold.push(name.clone()) };
                if let Some(number) = input.number() {
                    self.numbered.insert(number, found.clone());
                }
                self.saw(name, found);
            }
            (Sig::Array(element), input) => {
                if let Sig::Var(name) = &**element {
                    self.erased.push(name.clone());
                }
                if let Input::Array { items, .. } = input {
                    items.iter().for_each(|i| self.walk(scope, element, i, depth + 1));
                }
            }
            (Sig::Wildcard(Some(bound)), input) => self.walk(scope, bound, input, depth + 1),
            (Sig::Class(_, arguments), Input::List(_, items) | Input::Set(_, items)) => {
                if let [element] = arguments.as_slice() {
                    items.iter().for_each(|i| self.walk(scope, element, i, depth + 1));
                }
            }
            (Sig::Class(_, arguments), Input::Map(_, entries)) => {
                if let [key, value] = arguments.as_slice() {
                    for (k, v) in entries {
                        self.walk(scope, key, k, depth + 1);
                        self.walk(scope, value, v, depth + 1);
                    }
                }
            }
            (Sig::Class(_, arguments), Input::Stub { class, methods, .. }) => {
                self.add_stub(scope, arguments, (class, methods));
            }
            (Sig::Class(_, arguments), Input::New(built)) => self.add_built(scope, arguments, built, depth + 1),
            (Sig::Class(name, arguments), Input::Constant { class, .. })
                if name == "java/lang/Class" && input.is_class_literal() =>
            {
                let literal = Input::Object { number: 0, class: class.clone(), fields: Vec::new() };
                arguments.iter().for_each(|of| self.walk(scope, of, &literal, depth + 1));
            }
            (Sig::Class(_, arguments), Input::Optional(value)) => {
                if let [element] = arguments.as_slice() {
                    self.walk(scope, element, value, depth + 1);
                }
            }
            _ => {}
        }
    }

    /// What an object is made with says what the type arguments of its class are, and so those of the place that it is for.
    fn add_built(&mut self, scope: &Scope<'_>, arguments: &[Sig], built: &Built, depth: u32) {
        let Some(class) = scope.load(&built.class) else { return };
        // What a collection gives is of its elements: an iterator, a stream.
        if let [of @ (Input::List(..) | Input::Set(..))] = built.first.arguments.as_slice()
            && built.first.class != built.class
        {
            let collection = Sig::Class("java/util/Collection".into(), arguments.to_vec());
            return self.walk(scope, &collection, of, depth);
        }
        let parameters = type_parameters(class);
        if parameters.len() != arguments.len() {
            return;
        }
        for call in std::iter::once(&built.first).chain(&built.calls) {
            let found = scope.load(&call.class).filter(|owner| owner.id == class.id);
            let found = found.and_then(|_| scope.vm.program.find_named(class.id, &call.name, &call.descriptor));
            let Some(method) = found else { continue };
            let Some(sig) = method_signature(scope.vm, method) else { continue };
            if method.is_static() {
                self.add_given(scope, arguments, &sig.result);
                continue;
            }
            for (sig, input) in sig.arguments.iter().zip(passed(method, call)) {
                self.walk(scope, &sig.with(&parameters, arguments), input, depth);
            }
        }
    }

    fn saw(&mut self, variable: &str, found: Type) {
        let seen = self.seen.entry(variable.to_string()).or_default();
        if !seen.contains(&found) {
            seen.push(found);
        }
    }

    /// What a factory gives may have type arguments of its own: `DiscreteDomain<Long> longs()`.
    fn add_given(&mut self, scope: &Scope<'_>, arguments: &[Sig], result: &Sig) {
        let Sig::Class(_, given) = result else { return };
        for (argument, given) in arguments.iter().zip(given) {
            if let (Sig::Var(name), Sig::Class(..)) = (argument, given)
                && let Some(found) = scope.exact(given, &Bindings::new(), 0)
            {
                self.saw(name, found);
            }
        }
    }

    /// A type for each of the parameters; those that are missing have none that Java can write without a warning.
    pub fn decide(&self, scope: &Scope<'_>, parameters: &[TypeParameter], bindings: &mut Bindings) {
        for parameter in parameters {
            let bound = self.bound(scope, parameter);
            let chosen = match self.seen.get(&parameter.name).map(Vec::as_slice) {
                Some([one]) if !self.is_open(&parameter.name) => Some(one.clone()),
                _ => bound,
            };
            match chosen {
                Some(chosen) => bindings.insert(parameter.name.clone(), chosen),
                None => bindings.remove(&parameter.name),
            };
        }
    }

    /// Other types than those seen may be meant.
    fn is_open(&self, name: &str) -> bool {
        self.erased.iter().chain(&self.untold).any(|n| n == name)
    }

    fn bound(&self, scope: &Scope<'_>, parameter: &TypeParameter) -> Option<Type> {
        match &parameter.bound {
            None => scope.erased("Ljava/lang/Object;"),
            // Something that can be compared with its like.
            Some(Sig::Class(name, _)) if name == "java/lang/Comparable" => {
                let several = self.seen.get(&parameter.name).is_some_and(|seen| seen.len() > 1);
                let other = several || self.is_open(&parameter.name);
                (!other).then(|| scope.erased("Ljava/lang/String;")).flatten()
            }
            Some(Sig::Class(name, _)) => {
                let class = scope.load(name)?;
                type_parameters(class).is_empty().then(|| scope.class_type(class)).flatten()
            }
            Some(_) => None,
        }
    }
}

/// The type of a value that is passed; none for null.
fn type_of(scope: &Scope<'_>, input: &Input) -> Option<Type> {
    let class = match input {
        Input::Constant { .. } if input.is_class_literal() => return None,
        Input::Boxed(value) => box_class(value.kind)?.to_string(),
        Input::Text(_) | Input::OwnText(_) | Input::KnownText(..) => "java/lang/String".to_string(),
        Input::Constant { class, .. } | Input::Record { class, .. } | Input::Object { class, .. } => class.clone(),
        Input::New(built) => built.class.clone(),
        Input::Written { base, .. } => return type_of(scope, base),
        _ => return None,
    };
    scope.class_type(scope.load(&class)?)
}

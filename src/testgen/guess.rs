//! A first guess at how to make an object: a constructor that just takes the values of its fields, as most do.
//!
//! It costs one concrete run, which shows whether the guess is right, where a constructor that computes (a fraction that is
//! reduced, a hash that is kept) may cost a solver more than there is.

use super::case::Access;
use super::recipe::{Wanted, Work, holds_numbers};
use super::ways;
use crate::explore::input::{Built, CallInput, FieldInput, Input, Primitive};
use crate::explore::script::parameter_types;
use crate::program::Method;

impl Work<'_, '_> {
    /// A constructor with the values of the fields for its parameters: by name, else in order.
    pub(super) fn guess(&mut self, wanted: &Wanted<'_>, level: Access) -> Option<Built> {
        let class = self.scope.load(wanted.class)?;
        let plain = wanted.fields.iter().all(|field| !holds_numbers(&field.value));
        if wanted.fields.is_empty() || !plain || class.is_abstract() || class.is_inner() {
            return None;
        }
        for constructor in ways::constructors(&self.scope, class, level) {
            let method = self.scope.vm.program.method(constructor);
            let Some(arguments) = self.arguments_for(method, wanted) else { continue };
            let first = CallInput::new(wanted.class.to_string(), "<init>", &*method.descriptor, arguments);
            let (number, class) = (self.fresh(), wanted.class.to_string());
            let mut built = Built { number, class, first, calls: Vec::new(), last_gives: false, assigned: Vec::new() };
            if self.confirm(&mut built, wanted, &|_| false) {
                return Some(built);
            }
        }
        None
    }

    /// None where a field that is wanted has no parameter.
    pub(super) fn arguments_for(&self, method: &Method, wanted: &Wanted<'_>) -> Option<Vec<Input>> {
        let (arguments, left) = self.arguments_from(method, wanted);
        left.is_empty().then_some(arguments)
    }

    /// The values of the fields where a parameter takes one, and the fields that no parameter takes.
    pub(super) fn arguments_from<'d>(&self, method: &Method, wanted: &Wanted<'d>) -> (Vec<Input>, Vec<&'d FieldInput>) {
        let types = parameter_types(&method.descriptor);
        let names = self.scope.parameter_names(method);
        let mut left: Vec<&FieldInput> = wanted.fields.clone();
        let mut arguments: Vec<Option<Input>> = vec![None; types.len()];
        for by_name in [true, false] {
            for (at, ty) in types.iter().enumerate().filter(|(at, _)| *at < names.len()) {
                let fits = |f: &&FieldInput| f.descriptor == **ty && (!by_name || f.name == names[at]);
                if arguments[at].is_none()
                    && let Some(found) = left.iter().position(fits)
                {
                    let field = left.remove(found);
                    arguments[at] = Some(simple_value(wanted, field));
                }
            }
        }
        let other = |ty: &String| match ty.chars().next().filter(|_| ty.len() == 1) {
            Some(kind) => Input::Primitive(Primitive::new(kind, 0)),
            None => Input::Null,
        };
        let all = arguments.into_iter().zip(&types).map(|(argument, ty)| argument.unwrap_or_else(|| other(ty)));
        (all.collect(), left)
    }
}

/// Where any value of a range will do: one, which is the least special of all, or what is nearest to it.
pub(super) fn simple_value(wanted: &Wanted<'_>, field: &FieldInput) -> Input {
    match (&field.value, wanted.range(field)) {
        (Input::Primitive(value), Some((low, high))) if low <= high => {
            Input::Primitive(Primitive::new(value.kind, 1.clamp(low, high) as u64))
        }
        (value, _) => value.clone(),
    }
}

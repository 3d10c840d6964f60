//! A guess at how an object with many fields comes to their values: by methods that are named after them, of the object itself
//! or of its builder, as `setWidth(3)`, `withWidth(3)` and `width(3)` are. As with `guess`, a concrete run shows whether it is
//! right, where a solver would have to look for the calls among all sequences of so many.

use super::case::Access;
use super::filled::{argument, call};
use super::guess::simple_value;
use super::recipe::{Wanted, Work, holds_numbers};
use super::ways;
use crate::explore::input::{Built, CallInput, FieldInput};
use crate::explore::script::parameter_types;
use crate::program::Method;

/// What such methods are called besides the field.
const PREFIXES: [&str; 4] = ["set", "with", "add", "use"];

impl Work<'_, '_> {
    /// A constructor or static method, a call for each field that a method is named after, and the builder's last one.
    pub(super) fn guess_named(&mut self, wanted: &Wanted<'_>, level: Access) -> Option<Built> {
        let class = self.scope.load(wanted.class)?;
        let plain = wanted.fields.iter().all(|field| !holds_numbers(&field.value));
        if wanted.fields.is_empty() || !plain || class.is_abstract() || class.is_inner() {
            return None;
        }
        let builders = ways::builders(&self.scope, class, level).into_iter().map(|(owner, build)| (owner, Some(build)));
        for (owner, build) in std::iter::once((class, None)).chain(builders) {
            let program = &self.scope.vm.program;
            let build = build.map(|build| program.method(build));
            let is_usable = |m: &&Method| !m.is_static() && !m.is_constructor() && m.params.len() == 1;
            let all = ways::methods(self.scope.vm, owner).filter(is_usable);
            let all: Vec<&Method> = all.filter(|m| ways::open(&self.scope, owner, m.access, level)).collect();
            let name = owner.java_name();
            for first in ways::beginnings(&self.scope, owner, level) {
                let (arguments, left) = self.arguments_from(program.method(first), wanted);
                let calls: Vec<CallInput> =
                    left.into_iter().filter_map(|field| named_after(&all, &name, field, wanted)).collect();
                if calls.is_empty() {
                    continue;
                }
                let first =
                    call(&program.class(program.method(first).class).java_name(), program.method(first), arguments);
                let calls = calls.into_iter().chain(build.map(|build| call(&name, build, Vec::new()))).collect();
                let (number, class) = (self.fresh(), wanted.class.to_string());
                let mut built =
                    Built { number, class, first, calls, last_gives: build.is_some(), assigned: Vec::new() };
                if self.confirm(&mut built, wanted, &|_| false) {
                    return Some(self.with_fewer_calls(built, wanted));
                }
            }
        }
        None
    }

    /// Without the calls for what is so anyway.
    fn with_fewer_calls(&mut self, built: Built, wanted: &Wanted<'_>) -> Built {
        let mut best = built;
        for at in (0..best.calls.len() - usize::from(best.last_gives)).rev() {
            let mut fewer = best.clone();
            fewer.calls.remove(at);
            if self.confirm(&mut fewer, wanted, &|_| false) {
                best = fewer;
            }
        }
        best
    }
}

/// The call that gives a field its value, of the method whose name says most of the field's.
fn named_after(all: &[&Method], class: &str, field: &FieldInput, wanted: &Wanted<'_>) -> Option<CallInput> {
    let value = simple_value(wanted, field);
    let fitting = all.iter().filter_map(|method| {
        let argument = argument(parameter_types(&method.descriptor).first()?, &value)?;
        Some((likeness(&method.name, &field.name)?, *method, argument))
    });
    // Of equals the first.
    let (_, method, argument) = fitting.min_by_key(|(unlike, ..)| *unlike)?;
    Some(call(class, method, vec![argument]))
}

/// By how many letters the name of a method that may be named after a field differs from it.
fn likeness(method: &str, field: &str) -> Option<usize> {
    let (method, field) = (method.to_lowercase(), field.to_lowercase());
    let stem = PREFIXES.iter().find_map(|prefix| method.strip_prefix(prefix)).unwrap_or(&method);
    let is_part = |part: &str, whole: &str| !part.is_empty() && (whole.starts_with(part) || whole.ends_with(part));
    (is_part(stem, &field) || is_part(&field, stem)).then_some(stem.len().abs_diff(field.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn methods_are_named_after_fields() {
        assert_eq!(likeness("setWidth", "width"), Some(0));
        assert_eq!(likeness("width", "width"), Some(0));
        assert_eq!(likeness("withQuote", "quoteCharacter"), Some(9));
        assert_eq!(likeness("setHeader", "headers"), Some(1));
        assert_eq!(likeness("setHeight", "width"), None);
        assert_eq!(likeness("set", "width"), None);
    }
}

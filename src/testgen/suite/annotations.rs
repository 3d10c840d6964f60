//! Finding annotations as JUnit does: on the element itself, or on the type of an annotation that is on it, and so on.

use std::collections::BTreeSet;

use crate::classfile::{Annotation, ElementValue, MethodInfo};
use crate::program::{Class, Method, Program};
use crate::util::ClassId;

/// Annotations on annotations are followed so deep.
const DEEPEST: usize = 16;

/// The annotations of an element and those that they stand for, in the order of a depth-first walk. Types that cannot be
/// loaded are seen, but not what is on them: the JVM ignores such annotations too.
pub fn flattened(program: &Program, given: &[Annotation]) -> Vec<Annotation> {
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    walk(program, given, 0, &|_| false, &mut seen, &mut found);
    found
}

/// The same; what is on an annotation for which `known` holds is not of interest.
pub fn flattened_until(program: &Program, given: &[Annotation], known: &dyn Fn(&str) -> bool) -> Vec<Annotation> {
    let mut found = Vec::new();
    walk(program, given, 0, known, &mut BTreeSet::new(), &mut found);
    found
}

fn walk(
    program: &Program,
    given: &[Annotation],
    depth: usize,
    known: &dyn Fn(&str) -> bool,
    seen: &mut BTreeSet<String>,
    found: &mut Vec<Annotation>,
) {
    for annotation in given {
        found.push(annotation.clone());
        let Some(name) = annotation.type_name() else { continue };
        // What is on a type is the same for every use of it; repeated annotations themselves all count.
        if known(name) || depth >= DEEPEST || name.starts_with("java/lang/") || !seen.insert(name.to_string()) {
            continue;
        }
        let file = program.file(name);
        if let Some(file) = file {
            walk(program, &file.annotations, depth + 1, known, seen, found);
        }
    }
}

/// The first annotation of this type, on the element or behind what is on it.
pub fn find(program: &Program, given: &[Annotation], name: &str) -> Option<Annotation> {
    given.iter().find(|a| a.is(name)).cloned().or_else(|| flattened(program, given).into_iter().find(|a| a.is(name)))
}

pub fn has(program: &Program, given: &[Annotation], name: &str) -> bool {
    find(program, given, name).is_some()
}

/// An annotation of a class: its own, or of an interface of it; of a superclass where the type is inherited.
pub fn of_class(program: &Program, class: ClassId, name: &str, inherited: bool) -> Option<Annotation> {
    let class = program.class(class);
    find(program, on_class(class), name)
        .or_else(|| class.interfaces.iter().find_map(|i| of_class(program, *i, name, inherited)))
        .or_else(|| class.super_class.filter(|_| inherited).and_then(|c| of_class(program, c, name, inherited)))
}

/// What stands on the class itself.
pub fn on_class(class: &Class) -> &[Annotation] {
    class.file.as_ref().map_or(&[], |file| &file.annotations)
}

pub fn info<'p>(program: &'p Program, method: &Method) -> Option<&'p MethodInfo> {
    program.class(method.class).file.as_ref()?.methods.get(method.info? as usize)
}

pub fn on_method<'p>(program: &'p Program, method: &Method) -> &'p [Annotation] {
    info(program, method).map_or(&[], |info| &info.annotations)
}

/// `Lorg/junit/Test;` as people write it: `@Test`.
pub fn shown(annotation: &Annotation) -> String {
    let name = annotation.type_name().unwrap_or(&annotation.kind);
    format!("@{}", name.rsplit(['/', '$']).next().unwrap_or(name))
}

/// The class that a value names, in its internal form.
pub fn class_value(value: &ElementValue) -> Option<&str> {
    match value {
        ElementValue::Class(descriptor) => descriptor.strip_prefix('L')?.strip_suffix(';'),
        _ => None,
    }
}

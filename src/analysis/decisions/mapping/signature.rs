//! Finds the method of a class file that a declaration means, by name, parameter types and lines.
//!
//! Types are compared by simple names: a source does not say which package a name comes from. What that leaves open,
//! lines decide; what they leave open is not decided.

use super::predict::erased_simple;
use crate::classfile::descriptor::parse_method_descriptor;
use crate::classfile::{ClassFile, MethodInfo, access};
use crate::source::ast::{Class, ClassKind, Nesting};

/// The only method of the name.
pub fn only(compiled: &ClassFile, name: &str) -> Result<usize, String> {
    let mut found = candidates(compiled, name, name.starts_with("lambda$"));
    match (found.next(), found.next()) {
        (Some((at, _)), None) => Ok(at),
        (None, _) => Err(format!("{} has no method {name}", compiled.name)),
        _ => Err(format!("{} has several methods {name}", compiled.name)),
    }
}

fn candidates<'c>(
    compiled: &'c ClassFile,
    name: &'c str,
    synthetic: bool,
) -> impl Iterator<Item = (usize, &'c MethodInfo)> {
    let methods = compiled.methods.iter().enumerate();
    methods.filter(move |(_, m)| &*m.name == name && m.code.is_some() && (synthetic || !m.has(access::SYNTHETIC)))
}

pub fn method(
    class: &Class,
    compiled: &ClassFile,
    name: &str,
    parameters: &[String],
    lines: (u32, u32),
) -> Result<usize, String> {
    choose(class, candidates(compiled, name, false), parameters, |_| vec![0], lines)
        .map_err(|why| format!("method {name}: {why}"))
}

/// Constructors of enums have a name and a number in front, those of inner classes the outer object, those of local
/// classes the variables they use behind.
pub fn constructor(
    class: &Class,
    compiled: &ClassFile,
    parameters: &[String],
    lines: (u32, u32),
) -> Result<usize, String> {
    let local = matches!(class.nesting, Nesting::Local | Nesting::Anonymous);
    let offsets = |extra: usize| match class.kind {
        ClassKind::Enum if extra == 2 => vec![2],
        _ if local => vec![1.min(extra), 0],
        ClassKind::Class if extra == 1 && class.nesting == Nesting::Member => vec![1],
        _ if extra == 0 => vec![0],
        _ => Vec::new(),
    };
    choose(class, candidates(compiled, "<init>", false), parameters, offsets, lines)
        .map_err(|why| format!("constructor: {why}"))
}

fn choose<'c>(
    class: &Class,
    candidates: impl Iterator<Item = (usize, &'c MethodInfo)>,
    parameters: &[String],
    offsets: impl Fn(usize) -> Vec<usize>,
    lines: (u32, u32),
) -> Result<usize, String> {
    let mut fitting: Vec<(usize, bool, &MethodInfo)> = Vec::new();
    for (at, method) in candidates {
        let Ok(parsed) = parse_method_descriptor(&method.descriptor) else { continue };
        let Some(extra) = parsed.params.len().checked_sub(parameters.len()) else { continue };
        let types: Vec<String> = parsed.params.iter().map(|ty| ty.java()).collect();
        let fits = offsets(extra).into_iter().filter_map(|offset| {
            let types = types.get(offset..offset + parameters.len())?;
            // Behind a method's parameters nothing follows; only local classes have more.
            let mut exact = true;
            for (written, actual) in parameters.iter().zip(types) {
                match compare(class, written, actual) {
                    Some(same) => exact &= same,
                    None => return None,
                }
            }
            (offset + parameters.len() == parsed.params.len() || offsets(usize::MAX).len() == 2).then_some(exact)
        });
        if let Some(exact) = fits.max() {
            fitting.push((at, exact, method));
        }
    }
    if fitting.is_empty() {
        return Err("the class has none with these parameters".into());
    }
    if fitting.len() > 1 && fitting.iter().any(|(_, exact, _)| *exact) {
        fitting.retain(|(_, exact, _)| *exact);
    }
    if fitting.len() > 1 {
        fitting.retain(|(_, _, method)| ends_inside(method, lines));
    }
    match fitting[..] {
        [(at, _, _)] => Ok(at),
        _ => Err("several have such parameters".into()),
    }
}

/// Does the last instruction stand inside the declaration? The first may be that of a field's initialiser.
fn ends_inside(method: &MethodInfo, (first, last): (u32, u32)) -> bool {
    let Some(code) = &method.code else { return false };
    code.lines.last().is_some_and(|entry| (first..=last).contains(&u32::from(entry.line)))
}

/// Can the parameter written so have this type? Some(true) if its name is the same.
fn compare(class: &Class, written: &str, actual: &str) -> Option<bool> {
    let brackets = |text: &str| text.matches("[]").count();
    // Brackets inside type arguments do not count.
    let outside = written.rfind('>').map_or(written, |at| &written[at..]);
    let generic_array = brackets(outside) == brackets(actual);
    let base = actual.trim_end_matches("[]");
    let simple = erased_simple(written);
    let primitive =
        |name: &str| matches!(name, "boolean" | "byte" | "short" | "char" | "int" | "long" | "float" | "double");
    if primitive(simple) || primitive(base) {
        return (simple == base && generic_array).then_some(true);
    }
    if !generic_array {
        return None;
    }
    let actual_simple = base.rsplit(['.', '$']).next().unwrap_or(base);
    let actual_simple = actual_simple.trim_start_matches(|c: char| c.is_ascii_digit());
    // A name that is not the same may be a type variable's; those of the class are known, those of methods are not.
    let _ = class;
    if simple == actual_simple { Some(true) } else { Some(false) }
}

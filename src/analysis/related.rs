//! The classes of the class path that may have to do with the targets: those that they name, those that name them, and so
//! on. Others share a folder with them, as programs of a collection do: nothing that these do is seen by the targets, so
//! they must not make anything uncertain.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use crate::classfile::{ClassFile, Constant};
use crate::program::ClassPath;
use crate::util::error::Result;

/// Classes that are looked at; of more, only those that the targets name, and that these name, and so on.
const MOST_CLASSES: usize = 4_000;

/// The classes that are related to these.
pub fn related(classpath: &ClassPath, tops: &BTreeSet<String>) -> Result<Vec<Rc<ClassFile>>> {
    let all = classpath.classes()?;
    let load = |name: &str| classpath.load(name).ok().flatten().map(|loaded| Rc::new(loaded.class));
    if all.len() > MOST_CLASSES {
        let known: BTreeSet<String> = all.into_iter().collect();
        let names = |name: &str| load(name).map(|file| named(&file)).unwrap_or_default();
        let found = closure(tops, &|name| names(name).into_iter().filter(|other| known.contains(other)).collect());
        return Ok(found.iter().filter_map(|name| load(name)).collect());
    }
    let files: Vec<Rc<ClassFile>> = all.iter().filter_map(|name| load(name)).collect();
    let mut links: BTreeMap<String, BTreeSet<String>> =
        files.iter().map(|file| (file.name.to_string(), BTreeSet::new())).collect();
    for file in &files {
        for other in named(file) {
            if let Some(back) = links.get_mut(&other) {
                back.insert(file.name.to_string());
                links.entry(file.name.to_string()).or_default().insert(other);
            }
        }
    }
    let found = closure(tops, &|name| links.get(name).cloned().unwrap_or_default());
    Ok(files.into_iter().filter(|file| found.contains(&*file.name)).collect())
}

/// These and all that they lead to, as far as there is room.
fn closure(from: &BTreeSet<String>, leads: &dyn Fn(&str) -> BTreeSet<String>) -> BTreeSet<String> {
    let mut found: BTreeSet<String> = BTreeSet::new();
    let mut todo: Vec<String> = from.iter().cloned().collect();
    while let Some(name) = todo.pop() {
        if found.len() < MOST_CLASSES && found.insert(name.clone()) {
            todo.extend(leads(&name));
        }
    }
    found
}

/// The classes that a class names, in its code and in its types.
fn named(file: &ClassFile) -> BTreeSet<String> {
    let mut found: BTreeSet<String> = file.nest_members.iter().map(|member| member.to_string()).collect();
    let mut types: Vec<&str> = Vec::new();
    for (_, constant) in file.pool.iter() {
        match constant {
            Constant::Class(name) if name.starts_with('[') => types.push(name),
            Constant::Class(name) => _ = found.insert(name.to_string()),
            Constant::Field(member) | Constant::Method(member) | Constant::InterfaceMethod(member) => {
                types.push(&member.descriptor);
            }
            Constant::InvokeDynamic { descriptor, .. } | Constant::Dynamic { descriptor, .. } => types.push(descriptor),
            Constant::MethodType(descriptor) => types.push(descriptor),
            _ => {}
        }
    }
    types.extend(file.fields.iter().map(|field| &*field.descriptor));
    types.extend(file.methods.iter().map(|method| &*method.descriptor));
    for descriptor in types {
        // What begins a type is no part of a name before it: names end with a semicolon.
        let mut rest = descriptor;
        while let Some((_, name)) = rest.split_once('L') {
            let Some((name, behind)) = name.split_once(';') else { break };
            found.insert(name.to_string());
            rest = behind;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_leads_to_another_is_found() {
        let links: BTreeMap<&str, &[&str]> =
            [("a", &["b", "c"][..]), ("b", &["a"]), ("c", &["d"]), ("e", &["f"])].into_iter().collect();
        let leads = |name: &str| links.get(name).into_iter().flat_map(|to| to.iter().map(|n| n.to_string())).collect();
        let found = closure(&BTreeSet::from(["a".to_string()]), &leads);
        assert_eq!(found.into_iter().collect::<Vec<_>>(), ["a", "b", "c", "d"]);
    }
}

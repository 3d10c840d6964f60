//! What differs between two versions of a program, by their class files (paper 001, section IV-B; the first step of
//! Directed Incremental Symbolic Execution, there on syntax trees).
//!
//! Classes, methods and instructions are matched by what they mean: moved lines, renamed locals, reordered members,
//! another constant pool, debug information and compilers' numbers make no difference (`names`, `tokens`). Instructions
//! are aligned by a longest common subsequence (`align`). Annotations count where the program has code that looks at its own
//! declarations.
//!
//! Only the program's own classes are compared; both versions are taken to run on the same JDK. Code that looks at the
//! program by reflection, at stack traces or at resources (`mirror`) never counts as the same.
//!
//! [`Changes::is_same`] speaks of a method's own code, [`Changes::same_deep`] of all that it can call.

mod align;
mod classes;
mod methods;
mod mirror;
mod names;
pub mod naming;
mod reach;
#[cfg(test)]
pub(in crate::analysis) mod testing;
#[cfg(test)]
mod tests;
mod tokens;

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

pub use classes::{ClassDiff, meant_for, needed};
pub use methods::{Kind, MethodDiff, MethodKey, Part};
pub use names::{Classes, declaring_class};
use names::{Lens, Names};
use reach::Reach;
pub use reach::supertypes;

use super::callgraph::{CallGraph, MethodIndex, is_service};
use crate::classfile::{self, ClassFile};
use crate::program::ClassPath;
use crate::util::InputError;
use crate::util::error::Result;

/// Which version.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Version {
    Old,
    New,
}

pub struct Changes {
    diffs: Vec<ClassDiff>,
    old: Classes,
    new: Classes,
    /// What changed methods are called in the other version: by the new key.
    names: Names,
    /// In what code can see the versions differ.
    unlike: mirror::Unlike,
    /// The library finds other implementations of its services.
    provided_otherwise: bool,
    /// Places of changed methods in `diffs`: class, method.
    by_old: BTreeMap<MethodKey, (usize, usize)>,
    by_new: BTreeMap<MethodKey, (usize, usize)>,
    old_graph: OnceCell<Rc<CallGraph>>,
    new_graph: OnceCell<Rc<CallGraph>>,
    reach: OnceCell<Reach>,
    old_looking: OnceCell<BTreeSet<MethodKey>>,
    new_looking: OnceCell<BTreeSet<MethodKey>>,
}

impl Changes {
    /// Compares all classes of two class paths.
    pub fn between(old: &ClassPath, new: &ClassPath) -> Result<Self> {
        let (mut before, mut after) = (Classes::new(), Classes::new());
        let mut identical = BTreeSet::new();
        let old_names = old.classes()?;
        let new_names: BTreeSet<String> = new.classes()?.into_iter().collect();
        for name in old_names.iter().filter(|n| !new_names.contains(*n)) {
            before.extend(load(old, name)?);
        }
        let old_names: BTreeSet<String> = old_names.into_iter().collect();
        for name in &new_names {
            if !old_names.contains(name) {
                after.extend(load(new, name)?);
                continue;
            }
            let (Some(a), Some(b)) = (old.find(name)?, new.find(name)?) else { continue };
            if a.bytes != b.bytes {
                before.extend(load(old, name)?);
                after.extend(load(new, name)?);
            } else if let Ok(class) = classfile::parse(&b.bytes) {
                // What cannot be read is at least the same, and nothing of it runs.
                let class = Rc::new(class);
                identical.insert(class.name.clone());
                before.insert(class.name.clone(), class.clone());
                after.insert(class.name.clone(), class);
            }
        }
        let services = services(&before).into_iter().chain(services(&after));
        let mut provided_otherwise = false;
        for path in services.collect::<BTreeSet<String>>() {
            provided_otherwise |= old.resources(&path)? != new.resources(&path)?;
        }
        Ok(Self { provided_otherwise, ..Self::of_classes(before, after, &identical) })
    }

    fn of_classes(old: Classes, new: Classes, identical: &BTreeSet<Rc<str>>) -> Self {
        let everything = identical.len() == old.len() && identical.len() == new.len();
        let names = if everything { Names::default() } else { Names::pair(&old, &new) };
        let diffs = if everything { Vec::new() } else { compare(&old, &new, &names, identical) };
        let (mut by_old, mut by_new) = (BTreeMap::new(), BTreeMap::new());
        for (class, diff) in diffs.iter().enumerate() {
            for (place, method) in diff.methods.iter().enumerate() {
                by_old.extend(method.old_key.clone().map(|key| (key, (class, place))));
                by_new.extend(method.new_key.clone().map(|key| (key, (class, place))));
            }
        }
        let (old_graph, new_graph, reach) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        let (old_looking, new_looking) = (OnceCell::new(), OnceCell::new());
        let unlike = mirror::Unlike { classes: !everything, simple_names: simple_names_differ(&old, &new, &names) };
        let provided_otherwise = false;
        Self {
            diffs,
            old,
            new,
            names,
            unlike,
            provided_otherwise,
            by_old,
            by_new,
            old_graph,
            new_graph,
            reach,
            old_looking,
            new_looking,
        }
    }

    /// The classes that differ, by name.
    pub fn classes(&self) -> &[ClassDiff] {
        &self.diffs
    }

    /// The methods of a version that look at the program itself, and so may do something else where no code differs.
    pub fn looking(&self, version: Version) -> &BTreeSet<MethodKey> {
        let (cell, classes) = match version {
            Version::Old => (&self.old_looking, &self.old),
            Version::New => (&self.new_looking, &self.new),
        };
        cell.get_or_init(|| {
            let looking = |class| mirror::looking(classes, class, self.unlike).into_iter();
            let keys = classes.values().flat_map(|class| looking(class).map(|method| MethodKey::of(class, method)));
            keys.collect()
        })
    }

    /// Nothing differs, not even where it cannot matter.
    pub fn is_empty(&self) -> bool {
        self.diffs.is_empty()
    }

    /// The methods that differ, with their classes.
    pub fn methods(&self) -> impl Iterator<Item = &MethodDiff> {
        self.diffs.iter().flat_map(|class| &class.methods)
    }

    /// The class files of a version.
    pub fn files(&self, version: Version) -> &Classes {
        match version {
            Version::Old => &self.old,
            Version::New => &self.new,
        }
    }

    /// How a method of one version differs from its counterpart; None if it does not.
    pub fn method(&self, version: Version, key: &MethodKey) -> Option<&MethodDiff> {
        let index = if version == Version::Old { &self.by_old } else { &self.by_new };
        let (class, method) = index.get(key)?;
        self.diffs.get(*class)?.methods.get(*method)
    }

    /// The declaration that a method named in the new version stands for: in its class, or inherited. None if it is not
    /// the program's own.
    fn declared(&self, version: Version, key: &MethodKey) -> Option<MethodKey> {
        let classes = self.files(version);
        let mut todo = vec![key.class.clone()];
        for _ in 0..1000 {
            let Some(class) = classes.get(&todo.pop()?) else { continue };
            if class.method(&key.name, &key.descriptor).is_some() {
                return Some(MethodKey { class: class.name.clone(), ..key.clone() });
            }
            todo.extend(class.interfaces.iter().rev().cloned());
            todo.extend(class.super_name.clone());
        }
        None
    }

    /// The counterpart of a method of the new version in the old one. None if there is none, or the class is not the
    /// program's own.
    pub fn old_key(&self, key: &MethodKey) -> Option<MethodKey> {
        let name = self.names.method(&key.class, &key.name, &key.descriptor);
        let old = MethodKey::new(self.names.class(&key.class), name, &self.names.descriptor(&key.descriptor));
        let class = self.old.get(&old.class)?;
        class.method(&old.name, &old.descriptor).is_some().then_some(old)
    }

    /// What a class of the new version was called in the old one; other than itself only for compilers' numbers.
    pub fn old_class<'c>(&'c self, name: &'c str) -> &'c str {
        self.names.class(name)
    }

    /// Whether the own code of a method of the new version is that of the old version. Methods of the JDK always are.
    pub fn is_same(&self, class: &str, name: &str, descriptor: &str) -> bool {
        match self.declared(Version::New, &MethodKey::new(class, name, descriptor)) {
            Some(key) => !self.by_new.contains_key(&key) && !self.is_moved(class, &key),
            // Of a class that is gone, or a method that it no longer has.
            None => self.declared(Version::Old, &MethodKey::new(class, name, descriptor)).is_none(),
        }
    }

    /// Whether a class of the new version inherits another method than it had: one between was removed.
    fn is_moved(&self, class: &str, found: &MethodKey) -> bool {
        if *found.class == *class {
            return false;
        }
        let before = MethodKey::new(self.old_class(class), &found.name, &self.names.descriptor(&found.descriptor));
        let before = self.declared(Version::Old, &before);
        before.is_some_and(|before| *before.class != *self.old_class(&found.class))
    }

    /// Whether a method of the new version and everything that it can call, initialisers of the classes that it touches
    /// included, is the same in both versions.
    pub fn same_deep(&self, class: &str, name: &str, descriptor: &str) -> bool {
        if !self.is_same(class, name, descriptor) {
            return false;
        }
        let key = MethodKey::new(class, name, descriptor);
        match self.declared(Version::New, &key) {
            Some(key) => !self.reach().new.contains(&key),
            None => !self.reach().outside,
        }
    }

    /// The methods of a version from which something can be reached that differs, those that differ included.
    pub fn reaching(&self, version: Version) -> &BTreeSet<MethodKey> {
        match version {
            Version::Old => &self.reach().old,
            Version::New => &self.reach().new,
        }
    }

    fn reach(&self) -> &Reach {
        self.reach.get_or_init(|| Reach::new(self))
    }

    /// The methods of a version that read as before but name a class or field that is declared otherwise now.
    pub fn declared_otherwise(&self, version: Version) -> BTreeSet<MethodIndex> {
        reach::declared_otherwise(self, version, self.graph(version))
    }

    /// Who calls whom in a version.
    pub fn graph(&self, version: Version) -> &Rc<CallGraph> {
        let (cell, classes) = match version {
            Version::Old => (&self.old_graph, &self.old),
            Version::New => (&self.new_graph, &self.new),
        };
        cell.get_or_init(|| Rc::new(CallGraph::new(&classes.values().cloned().collect::<Vec<_>>())))
    }
}

fn load(classpath: &ClassPath, name: &str) -> Result<Option<(Rc<str>, Rc<classfile::ClassFile>)>> {
    let missing = || InputError::usage(format!("the class {} vanished while it was read", name.replace('/', ".")));
    let loaded = classpath.load(name)?.ok_or_else(missing)?;
    Ok(Some((loaded.class.name.clone(), Rc::new(loaded.class))))
}

fn compare(old: &Classes, new: &Classes, names: &Names, identical: &BTreeSet<Rc<str>>) -> Vec<ClassDiff> {
    let blank = Names::default();
    let old_lens = Lens { classes: old, names: &blank, blurred: false };
    let new_lens = Lens { classes: new, names, blurred: false };
    let dispatched = dispatched(old, new);
    let looks = [old, new].iter().any(|all| all.values().any(|class| mirror::looks(all, class)));
    let mut diffs = Vec::new();
    let mut met: BTreeSet<&str> = BTreeSet::new();
    for (name, class) in new {
        let canonical = names.class(name);
        let Some(before) = old.get(canonical) else {
            diffs.push(classes::single(new_lens, class, Kind::Added));
            continue;
        };
        met.insert(canonical);
        // Code that names a class by its number may mean another although it reads the same; so may a switch over an enum,
        // whose numbers are given out in a class of their own, and a field that another class declares now.
        let means_other = || {
            names.renames_classes()
                || tokens::reads_switch_map(class)
                || tokens::names_other_fields(old_lens, new_lens, class)
        };
        if identical.contains(name) && canonical == &**name && !means_other() {
            continue;
        }
        diffs.push(classes::compare((old_lens, before), (new_lens, class), &dispatched, looks));
    }
    for (_, class) in old.iter().filter(|(name, _)| !met.contains(&***name)) {
        diffs.push(classes::single(old_lens, class, Kind::Removed));
    }
    diffs.retain(|diff| !diff.is_empty());
    diffs.sort_by(|a, b| a.name().cmp(b.name()));
    diffs
}

/// The files that name what a program provides for the library.
fn services(classes: &Classes) -> BTreeSet<String> {
    let above = classes.keys().flat_map(|name| supertypes(classes, name));
    above.filter(|name| is_service(name)).map(|name| format!("META-INF/services/{}", name.replace('/', "."))).collect()
}

/// Whether a class lies in another class than before, or has another name there.
fn simple_names_differ(old: &Classes, new: &Classes, names: &Names) -> bool {
    new.iter().any(|(name, class)| {
        let Some(before) = old.get(names.class(name)) else { return false };
        let own = |class: &ClassFile| {
            let inner = class.inner_classes.iter().find(|inner| inner.inner == class.name)?;
            Some((inner.outer.is_some(), inner.name.clone()))
        };
        own(before) != own(class)
    })
}

/// Instance methods whose name and descriptor more than one class has, in either version.
fn dispatched(old: &Classes, new: &Classes) -> classes::Dispatched {
    let mut found = classes::Dispatched::new();
    for version in [old, new] {
        let mut once = BTreeSet::new();
        let all = version.values().flat_map(|c| &c.methods).filter(|m| !m.is_static() && !m.name.starts_with('<'));
        for method in all {
            let key = (method.name.clone(), method.descriptor.clone());
            if !once.insert(key.clone()) {
                found.insert(key);
            }
        }
    }
    found
}

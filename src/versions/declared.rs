//! What differs in declarations and shows to a caller without any call: fields that it reads, the types that an object has,
//! what it may override, extend and set, and what its compiler makes of a name.
//!
//! What a caller of the old version names and the new version no longer gives it makes the versions different, as a method
//! that was removed does. Everything else is told as left: what callers that are compiled again choose, and what their own
//! classes below the program's inherit, is not followed. Throws clauses are not compared: a caller that they matter for does
//! not compile, and what does not compile does nothing.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::same_code::{begins_otherwise, begins_with_its_classes};
use super::targets::{Chosen, shown};
use crate::analysis::diff::{Changes, ClassDiff, MethodKey, Version};
use crate::classfile::{ClassFile, FieldInfo, InnerClass, MethodInfo, access};
use crate::explore::script::parameter_types;
use crate::explore::target;
use crate::interp::Vm;
use crate::program::{Field, Method};
use crate::util::ClassId;
use crate::world::Beyond;

const ONLY_OLD: &str = "only the old version has it";

/// Adds what differs in declarations to what is compared or left.
pub fn declarations(old: &Vm, new: &Vm, changes: &Changes, chosen: &mut Chosen) {
    let others_write = new.config.world.granting(Beyond::Classes).is_none();
    begins(changes, chosen);
    for diff in changes.classes() {
        let file = |version, name: &Option<Rc<str>>| name.as_ref().and_then(|n| changes.files(version).get(n)).cloned();
        let before = file(Version::Old, &diff.old_name).filter(|class| class.is_nameable());
        let after = file(Version::New, &diff.new_name);
        match (before, after) {
            (Some(before), Some(after)) => {
                let [x, y] = [(old, &before), (new, &after)].map(|(vm, file)| vm.program.load(&file.name).ok());
                let (Some(x), Some(y)) = (x, y) else { continue };
                let mut look = Look { old, new, changes, chosen, others_write, diff, before, after, ids: [x, y] };
                look.all();
            }
            (None, Some(after)) if diff.old_name.is_none() && after.is_nameable() => {
                let meant = match after.inner_classes.iter().find(|inner| inner.inner == after.name) {
                    Some(InnerClass { outer: Some(outer), .. }) => others_write
                        .then(|| changes.files(Version::New).get(outer).filter(|outer| outer.is_open()))
                        .flatten()
                        .map(|outer| format!("another class of its name inside classes below {}", dotted(&outer.name))),
                    _ => same_simple_name(new, changes, &after.name),
                };
                if let Some(meant) = meant {
                    chosen.left.insert((dotted(&after.name), format!("it was added, and callers may mean {meant}")));
                }
            }
            (Some(before), None)
                if before.methods.iter().all(|m| !is_entrance(m)) && !before.has(access::SYNTHETIC) =>
            {
                chosen.removed.insert((dotted(&before.name), ONLY_OLD.into()));
            }
            _ => {}
        }
    }
}

/// The class that callers who are compiled again may have meant by the simple name of one that was added to their package: one
/// that they import with all others of its package.
fn same_simple_name(new: &Vm, changes: &Changes, name: &str) -> Option<String> {
    let simple = name.rsplit('/').next().unwrap_or_default();
    let of_library = IMPORTED.iter().map(|package| format!("{package}/{simple}"));
    let mut of_library = of_library.filter(|other| new.program.load(other).is_ok());
    let of_program = || {
        let mut names = changes.files(Version::Old).keys();
        names.find(|other| &***other != name && other.rsplit('/').next() == Some(simple)).map(|other| other.to_string())
    };
    of_library.next().or_else(of_program).map(|other| dotted(&other))
}

/// Packages of which callers import everything.
const IMPORTED: [&str; 16] = [
    "java/lang",
    "java/util",
    "java/util/function",
    "java/util/stream",
    "java/util/concurrent",
    "java/util/concurrent/atomic",
    "java/util/regex",
    "java/io",
    "java/math",
    "java/net",
    "java/nio",
    "java/nio/charset",
    "java/nio/file",
    "java/text",
    "java/time",
    "java/time/format",
];

/// Classes whose static fields a caller can read, and whose initialisers come to something that differs.
fn begins(changes: &Changes, chosen: &mut Chosen) {
    let shown = |f: &FieldInfo| f.is_static() && !f.has(access::PRIVATE | access::SYNTHETIC);
    for (name, class) in changes.files(Version::New) {
        let old = changes.files(Version::Old).get(changes.old_class(name));
        let in_both = [Some(class), old].iter().all(|c| c.is_some_and(|c| c.method("<clinit>", "()V").is_some()));
        if in_both && class.fields.iter().any(shown) && !changes.same_deep(name, "<clinit>", "()V") {
            chosen.begin.insert(Rc::clone(name));
        }
    }
}

/// Two versions of a class that a caller can name.
struct Look<'a> {
    old: &'a Vm,
    new: &'a Vm,
    changes: &'a Changes,
    chosen: &'a mut Chosen,
    /// Callers write classes of their own.
    others_write: bool,
    diff: &'a ClassDiff,
    before: Rc<ClassFile>,
    after: Rc<ClassFile>,
    ids: [ClassId; 2],
}

impl Look<'_> {
    fn all(&mut self) {
        let visible = |f: &FieldInfo| f.is_static() && !f.has(access::PRIVATE | access::SYNTHETIC);
        let begins = begins_otherwise(self.diff) || !self.diff.constants.is_empty();
        if begins && self.before.fields.iter().chain(&self.after.fields).any(visible) {
            self.chosen.begin.insert(self.after.name.clone());
        }
        for (method, other) in self.meets_others() {
            let why = format!("it was added beside {other}, in whose place callers or subclasses may meet it");
            self.chosen.left.insert((method, why));
        }
        self.class();
        self.fields_of_before();
        self.fields_of_after();
        self.methods_of_before();
        self.methods_of_after();
    }

    fn left(&mut self, what: String, why: impl Into<String>) {
        self.chosen.left.insert((what, why.into()));
    }

    fn gone(&mut self, what: String, why: impl Into<String>) {
        self.chosen.removed.insert((what, why.into()));
    }

    fn class(&mut self) {
        let name = dotted(&self.after.name);
        let with_classes = [(Version::Old, &self.before), (Version::New, &self.after)]
            .map(|(version, file)| begins_with_its_classes(self.changes, version, &file.name));
        if with_classes[0] != with_classes[1] {
            self.left(name.clone(), "it is initialised with the classes that implement it in one version only");
        }
        if self.diff.hierarchy {
            let (before, after) = both_types(self.changes, &self.before.name, &self.after.name);
            let one = before.symmetric_difference(&after).next();
            if let Some(one) = one {
                let is = if after.contains(one) { "is now" } else { "is no longer" };
                self.left(name.clone(), format!("it {is} a {}, which a caller can ask for", dotted(one)));
            }
        }
        if (self.before.access ^ self.after.access) & access::INTERFACE != 0 {
            self.left(name.clone(), "it is an interface in one version only");
        } else if self.after.has(access::ABSTRACT) && !self.before.has(access::ABSTRACT) {
            self.left(name.clone(), "it is abstract now, so that callers can make none");
        }
        if self.others_write && self.before.is_open() && !self.after.is_open() {
            self.left(name.clone(), "classes that extend or implement it are not allowed any more");
        }
        if self.before.signature != self.after.signature {
            self.left(name, COMPILED_AGAIN);
        }
    }

    /// Fields that callers of the old version name.
    fn fields_of_before(&mut self) {
        let before = Rc::clone(&self.before);
        for field in before.fields.iter().filter(|f| !f.has(access::PRIVATE | access::SYNTHETIC)) {
            let what = format!("{}.{}", dotted(&before.name), field.name);
            let Some((owner, now)) = found(self.new, self.ids[1], &field.name, Some(&field.descriptor)) else {
                let other_type = found(self.new, self.ids[1], &field.name, None).is_some();
                self.gone(what, if other_type { "it has another type" } else { ONLY_OLD });
                continue;
            };
            let turned = |flag: u16| (field.access ^ now.access) & flag != 0;
            if now.access & access::PRIVATE != 0 {
                self.gone(what, "it is private now");
            } else if turned(access::STATIC) {
                self.gone(what, "it is static in one version only");
            } else if turned(access::FINAL) && now.access & access::FINAL != 0 {
                self.left(what, "it is final now, so that callers can no longer set it");
            } else if owner != self.ids[1] && field.is_static() && !field.has(access::FINAL) {
                let owner = self.new.program.class(owner).java_name();
                self.left(what, format!("it is the field of {owner} now, which others share"));
            } else if owner != self.ids[1] && field.is_static() {
                self.chosen.begin.insert(self.after.name.clone());
            } else if owner != self.ids[1] && self.had(owner, field) {
                let owner = self.new.program.class(owner).java_name();
                self.left(what, format!("the field of {owner} that it hid is meant now"));
            } else if self
                .after
                .field(&field.name, &field.descriptor)
                .is_some_and(|f| is_constant(f) != is_constant(field))
            {
                self.left(what, "it is a constant that compilers copy in one version only");
            } else if self.after.field(&field.name, &field.descriptor).is_some_and(|f| f.signature != field.signature) {
                self.left(what, COMPILED_AGAIN);
            }
        }
    }

    /// Whether the old version of a class has a field of this name and type as well.
    fn had(&self, owner: ClassId, field: &FieldInfo) -> bool {
        let owner = &self.new.program.class(owner).name;
        let before = self.changes.files(Version::Old).get(self.changes.old_class(owner));
        before.is_none_or(|class| class.field(&field.name, &field.descriptor).is_some())
    }

    /// Fields that were added, where a name meant another.
    fn fields_of_after(&mut self) {
        let (before, after) = (Rc::clone(&self.before), Rc::clone(&self.after));
        let added = after.fields.iter().filter(|f| before.fields.iter().all(|g| g.name != f.name));
        for field in added.filter(|f| !f.has(access::PRIVATE | access::SYNTHETIC)) {
            let what = format!("{}.{}", dotted(&after.name), field.name);
            let below = self.new.subtypes_of(self.ids[1]);
            let names = below.names.iter().map(|n| &**n).chain([&*after.name]);
            let hidden = names.into_iter().find_map(|name| {
                let class = self.old.program.load(self.changes.old_class(name)).ok()?;
                let (owner, was) = found(self.old, class, &field.name, None)?;
                let visible = was.access & access::PRIVATE == 0;
                let class = self.new.program.load(name).ok()?;
                let (now, _) = found(self.new, class, &field.name, None)?;
                let [was, now] = [(self.old, owner), (self.new, now)].map(|(vm, id)| vm.program.class(id));
                (visible && *was.name != *self.changes.old_class(&now.name)).then(|| was.java_name())
            });
            if let Some(hidden) = hidden {
                self.left(what, format!("it hides the field of {hidden}, which callers may mean"));
            } else if after.is_open() && before.is_open() && self.others_write {
                self.left(what, "it was added, and classes below this one may inherit or mean another of its name");
            }
        }
    }

    /// Methods that callers of the old version name or override.
    fn methods_of_before(&mut self) {
        let before = Rc::clone(&self.before);
        for method in before.methods.iter().filter(|m| is_visible(m)) {
            let key = MethodKey::of(&before, method);
            let Some(now) = named(self.new, self.ids[1], method) else {
                // Those with code are compared, or seen to be gone.
                if method.has(access::ABSTRACT) {
                    self.gone(shown(&key), ONLY_OLD);
                }
                continue;
            };
            let own = self.after.method(&method.name, &method.descriptor);
            if now.access & access::PRIVATE != 0 {
                self.gone(shown(&key), "it is private now");
            } else if now.access & access::FINAL != 0
                && method.is_overridable()
                && before.is_open()
                && self.others_write
            {
                self.left(shown(&key), "it is final now, and classes that override it are not allowed any more");
            } else if now.access & access::ABSTRACT != 0 && !method.has(access::ABSTRACT) && before.is_open() {
                self.left(shown(&key), "it is abstract now");
            } else if own.is_some_and(|m| m.signature != method.signature)
                || (now.access ^ method.access) & access::VARARGS != 0
            {
                self.left(shown(&key), COMPILED_AGAIN);
            }
        }
    }

    /// Methods that were added to what others extend.
    fn methods_of_after(&mut self) {
        let after = Rc::clone(&self.after);
        if !self.others_write || !after.is_open() || !self.before.is_open() {
            return;
        }
        for method in after.methods.iter().filter(|m| is_visible(m) && &*m.name != "<init>") {
            let was = named(self.old, self.ids[0], method);
            let from_class = was.is_some_and(|m| !self.old.program.class(m.class).is_interface());
            if self.before.method(&method.name, &method.descriptor).is_some() || from_class {
                continue;
            }
            let why = match method.has(access::ABSTRACT) {
                true if was.is_some() => continue,
                true => "it was added without code, and classes of callers have none",
                // Those of interfaces are not inherited.
                false if method.is_static() && after.is_interface() => continue,
                false => "it was added, and classes that extend this one may have, inherit or mean another of its name",
            };
            self.left(shown(&MethodKey::of(&after, method)), why);
        }
    }

    /// Methods that were added to a class and share their name with others that could have been meant: callers who are
    /// compiled again choose between them, and what is inherited may be overridden by them.
    fn meets_others(&self) -> Vec<(String, String)> {
        let (program, class) = (&self.new.program, self.ids[1]);
        let added = self.diff.methods.iter().filter(|m| m.old_key.is_none()).filter_map(|m| m.new_key.as_ref());
        let below = self.new.subtypes_of(class);
        let below: Vec<ClassId> = below.names.iter().filter_map(|name| program.loaded(name)).chain([class]).collect();
        let mut found = Vec::new();
        for key in added {
            let Some(method) = program.find_named(class, &key.name, &key.descriptor) else { continue };
            if method.access & (access::PRIVATE | access::SYNTHETIC) != 0 || &*key.name == "<clinit>" {
                continue;
            }
            let others = below.iter().flat_map(|id| supertypes(self.new, *id)).flat_map(|id| {
                let class = program.class(id);
                let same_class = &*key.name != "<init>" || id == method.class;
                class.methods.iter().map(|m| program.method(*m)).filter(move |_| same_class)
            });
            let count = parameter_types(&key.descriptor).len();
            let mut rivals = others.filter(|other| {
                let fits = parameter_types(&other.descriptor).len() == count;
                let variable = (other.access | method.access) & access::VARARGS != 0;
                // What it overrides itself is compared with it.
                let overridden = other.descriptor == method.descriptor && program.is_subtype(class, other.class);
                other.id != method.id && other.name == method.name && (fits || variable) && !overridden
            });
            if let Some(rival) = rivals.find(|rival| rival.access & (access::PRIVATE | access::SYNTHETIC) == 0) {
                found.push((shown(key), target::shown(self.new, rival)));
            }
        }
        found
    }
}

const COMPILED_AGAIN: &str =
    "its generic type or its variable arguments differ: callers that are compiled again may mean something else";

/// Whether a field is a constant variable, whose value compilers copy.
fn is_constant(field: &FieldInfo) -> bool {
    field.constant.is_some() && field.has(access::FINAL)
}

fn dotted(name: &str) -> String {
    name.replace(['/', '$'], ".")
}

/// Whether a caller can name a method.
fn is_visible(method: &MethodInfo) -> bool {
    !method.has(access::PRIVATE | access::SYNTHETIC | access::BRIDGE) && &*method.name != "<clinit>"
}

/// Whether a caller can call a method, and something runs.
fn is_entrance(method: &MethodInfo) -> bool {
    is_visible(method) && !method.has(access::ABSTRACT | access::NATIVE)
}

/// The field that a name means in a class, and the class that declares it.
fn found<'v>(vm: &'v Vm, class: ClassId, name: &str, descriptor: Option<&str>) -> Option<(ClassId, &'v Field)> {
    let found = vm.program.find_field(class, name, descriptor)?;
    let mut fields = vm.program.class(found.class).fields.iter();
    let field = fields.find(|f| &*f.name == name && descriptor.is_none_or(|d| &*f.descriptor == d))?;
    Some((found.class, field))
}

fn named<'v>(vm: &'v Vm, class: ClassId, method: &MethodInfo) -> Option<&'v Method> {
    vm.program.find_named(class, &method.name, &method.descriptor)
}

/// A class and all its supertypes, as far as they are there.
fn supertypes(vm: &Vm, class: ClassId) -> BTreeSet<ClassId> {
    let mut found = BTreeSet::new();
    let mut todo = vec![class];
    while let Some(id) = todo.pop() {
        if found.insert(id) {
            let class = vm.program.class(id);
            todo.extend(class.super_class.iter().chain(class.interfaces.iter()).copied());
        }
    }
    found
}

/// The types of objects of a class, as the old version calls them, that callers of both versions know: those of libraries, and
/// those that both have.
fn both_types(changes: &Changes, old: &Rc<str>, new: &Rc<str>) -> (BTreeSet<Rc<str>>, BTreeSet<Rc<str>>) {
    let all = |version: Version, name: &Rc<str>| {
        let classes = changes.files(version);
        let mut found = BTreeSet::new();
        let mut todo = vec![name.clone()];
        while let Some(name) = todo.pop() {
            if found.insert(name.clone())
                && let Some(class) = classes.get(&name)
            {
                todo.extend(class.super_name.iter().chain(&class.interfaces).cloned());
            }
        }
        found
    };
    let (mut before, after) = (all(Version::Old, old), all(Version::New, new));
    let mut after: BTreeSet<Rc<str>> = after.iter().map(|name| Rc::from(changes.old_class(name))).collect();
    let [here, there] = [Version::Old, Version::New].map(|version| changes.files(version));
    let new_names: BTreeSet<&str> = there.keys().map(|name| changes.old_class(name)).collect();
    before.retain(|name| !here.contains_key(name) || new_names.contains(&**name));
    after.retain(|name| !new_names.contains(&**name) || here.contains_key(name));
    (before, after)
}

/// The classes whose objects have other types than before, by the names of both versions.
pub fn retyped(changes: &Changes) -> BTreeSet<Rc<str>> {
    let mut found = BTreeSet::new();
    if !changes.classes().iter().any(|diff| diff.hierarchy) {
        return found;
    }
    for name in changes.files(Version::New).keys() {
        let Some((old, _)) = changes.files(Version::Old).get_key_value(changes.old_class(name)) else { continue };
        let (before, after) = both_types(changes, old, name);
        if before != after {
            found.extend([old.clone(), name.clone()]);
        }
    }
    found
}

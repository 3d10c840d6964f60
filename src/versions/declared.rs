//! What differs in declarations and shows to a caller without any call: fields that it reads, the types that an object has,
//! what it may override, extend and set, and what its compiler makes of a name.
//!
//! What a caller of the old version names and the new version no longer gives it makes the versions different, as a method
//! that was removed does. Everything else is told as left: what callers that are compiled again choose, and what their own
//! classes below the program's inherit, is not followed. What is added is not taken for something else that callers import on
//! demand (`granted`).

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::same_code::{begins_otherwise, begins_with_its_classes};
use super::targets::{Chosen, shown};
use crate::analysis::diff::naming::{is_named, types_of};
use crate::analysis::diff::{Changes, ClassDiff, MethodKey, Version, meant_for, needed};
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
        let named = |version, class: &Rc<ClassFile>| is_named(changes.files(version), class);
        let before = file(Version::Old, &diff.old_name).filter(|class| named(Version::Old, class));
        let after = file(Version::New, &diff.new_name);
        match (before, after) {
            (None, Some(after)) if named(Version::New, &after) => {
                let meant = match after.inner_classes.iter().find(|inner| inner.inner == after.name) {
                    Some(InnerClass { outer: Some(outer), .. }) => new
                        .program
                        .load(outer)
                        .is_ok_and(|outer| others_write && is_open_below(new, outer))
                        .then(|| format!("another class of its name inside classes below {}", dotted(outer))),
                    _ => same_simple_name(new, changes, &after.name),
                };
                if let Some(meant) = meant {
                    let came = if diff.old_name.is_none() { "was added" } else { "can be named by others now" };
                    chosen.left.insert((dotted(&after.name), format!("it {came}, and callers may mean {meant}")));
                }
            }
            (None, Some(after)) => {
                if let Some(hidden) = hides_class(changes, &after) {
                    let why = format!("it was added, and hides {hidden}, which callers may mean");
                    chosen.left.insert((dotted(&after.name), why));
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
    let of_new = changes.classes().iter().filter_map(|diff| Some((diff.new_name.as_deref()?, diff)));
    let differing: BTreeMap<&str, &ClassDiff> = of_new.collect();
    let names: BTreeSet<&Rc<str>> =
        changes.classes().iter().flat_map(|diff| diff.old_name.iter().chain(&diff.new_name)).collect();
    for (name, after) in changes.files(Version::New).iter().filter(|_| !names.is_empty()) {
        let before = changes.files(Version::Old).get(changes.old_class(name));
        let Some(before) = before.filter(|class| is_named(changes.files(Version::Old), class)) else { continue };
        let shows = shows(changes, before, after);
        let diff = differing.get(&**name).copied();
        let mut above = shows.iter().flat_map(|files| files.iter().skip(1));
        if diff.is_none() && !above.any(|file| names.contains(&file.name)) {
            continue;
        }
        let [x, y] = [(old, before), (new, after)].map(|(vm, file)| vm.program.load(&file.name).ok());
        let (Some(x), Some(y)) = (x, y) else { continue };
        let (before, after, ids) = (Rc::clone(before), Rc::clone(after), [x, y]);
        let mut look = Look { old, new, changes, chosen, others_write, before, after, shows, ids };
        if let Some(diff) = diff {
            look.class(diff);
        }
        look.members();
    }
}

/// The class files, in the old version and in the new one, whose members callers name by a class: its own, then of those above it
/// which nobody can name, or which the other version's class is not below.
fn shows(changes: &Changes, before: &Rc<ClassFile>, after: &Rc<ClassFile>) -> [Vec<Rc<ClassFile>>; 2] {
    let above = [(Version::Old, before), (Version::New, after)].map(|(version, class)| {
        let files = changes.files(version);
        types_of(files, &class.name).into_iter().filter_map(|name| files.get(&name).cloned()).collect::<Vec<_>>()
    });
    let names = |files: &[Rc<ClassFile>]| -> BTreeSet<Rc<str>> {
        files.iter().map(|file| Rc::from(changes.old_class(&file.name))).collect()
    };
    let [old_names, new_names] = [names(&above[0]), names(&above[1])];
    [(before, &above[0], new_names), (after, &above[1], old_names)].map(|(class, above, others)| {
        let alone = |file: &&Rc<ClassFile>| {
            file.name != class.name && (!file.is_nameable() || !others.contains(changes.old_class(&file.name)))
        };
        [class].into_iter().chain(above.iter().filter(alone)).cloned().collect()
    })
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

/// The class of its simple name that the class around one inherits, in the old version, where it is a private member.
fn hides_class(changes: &Changes, class: &ClassFile) -> Option<String> {
    let own = class.inner_classes.iter().find(|inner| inner.inner == class.name)?;
    let (outer, simple) = (own.outer.as_ref()?, own.name.as_ref()?);
    let files = changes.files(Version::Old);
    let around: Rc<str> = changes.old_class(outer).into();
    let above = types_of(files, &around).into_iter().filter(|above| *above != around);
    let mut hidden = above.map(|above| format!("{above}${simple}"));
    hidden.find(|name| files.contains_key(name.as_str())).map(|name| dotted(&name))
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
    before: Rc<ClassFile>,
    after: Rc<ClassFile>,
    /// See [`shows`].
    shows: [Vec<Rc<ClassFile>>; 2],
    ids: [ClassId; 2],
}

impl Look<'_> {
    fn members(&mut self) {
        let generic = |files: &[Rc<ClassFile>]| -> BTreeMap<Rc<str>, Option<Rc<str>>> {
            let above = files.iter().skip(1);
            above.map(|file| (self.changes.old_class(&file.name).into(), file.signature.clone())).collect()
        };
        if generic(&self.shows[0]) != generic(&self.shows[1]) {
            self.left(dotted(&self.after.name), COMPILED_AGAIN);
        }
        for (method, other) in self.meets_others() {
            let why = format!("it was added beside {other}, in whose place callers or subclasses may meet it");
            self.chosen.left.insert((method, why));
        }
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

    fn class(&mut self, diff: &ClassDiff) {
        let visible = |f: &FieldInfo| f.is_static() && !f.has(access::PRIVATE | access::SYNTHETIC);
        let begins = begins_otherwise(diff) || !diff.constants.is_empty();
        if begins && self.before.fields.iter().chain(&self.after.fields).any(visible) {
            self.chosen.begin.insert(self.after.name.clone());
        }
        let name = dotted(&self.after.name);
        let with_classes = [(Version::Old, &self.before), (Version::New, &self.after)]
            .map(|(version, file)| begins_with_its_classes(self.changes, version, &file.name));
        if with_classes[0] != with_classes[1] {
            self.left(name.clone(), "it is initialised with the classes that implement it in one version only");
        }
        if diff.hierarchy {
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
        let needs_more = !needed(&self.after).is_subset(&needed(&self.before));
        if needs_more || meant_for(&self.before) != meant_for(&self.after) {
            self.left(name.clone(), "annotations of callers that are compiled again may not be allowed any more");
        }
        if self.before.signature != self.after.signature {
            self.left(name, COMPILED_AGAIN);
        }
    }

    /// Whether callers write classes below the class, in both versions.
    fn is_extended(&self) -> bool {
        self.others_write && is_open_below(self.old, self.ids[0]) && is_open_below(self.new, self.ids[1])
    }

    /// Fields that callers of the old version name.
    fn fields_of_before(&mut self) {
        for file in self.shows[0].clone() {
            for field in file.fields.iter().filter(|f| !f.has(access::PRIVATE | access::SYNTHETIC)) {
                self.field_of_before(&file, field);
            }
        }
    }

    fn field_of_before(&mut self, file: &ClassFile, field: &FieldInfo) {
        let what = format!("{}.{}", dotted(&self.before.name), field.name);
        let Some((owner, now)) = found(self.new, self.ids[1], &field.name, Some(&field.descriptor)) else {
            let other_type = found(self.new, self.ids[1], &field.name, None).is_some();
            self.gone(what, if other_type { "it has another type" } else { ONLY_OLD });
            return;
        };
        let turned = |flag: u16| (field.access ^ now.access) & flag != 0;
        let owner_name = &self.new.program.class(owner).name;
        let moved = *self.changes.old_class(owner_name) != *file.name;
        let twin = self.new.program.class(owner).file.as_ref();
        let twin = twin.and_then(|file| file.field(&field.name, &field.descriptor));
        if moved && field.is_static() && field.has(access::FINAL) {
            self.chosen.begin.insert(self.after.name.clone());
        }
        if now.access & access::PRIVATE != 0 {
            self.gone(what, "it is private now");
        } else if turned(access::STATIC) {
            self.gone(what, "it is static in one version only");
        } else if turned(access::FINAL) && now.access & access::FINAL != 0 {
            self.left(what, "it is final now, so that callers can no longer set it");
        } else if moved && field.is_static() && !field.has(access::FINAL) {
            let owner = self.new.program.class(owner).java_name();
            self.left(what, format!("it is the field of {owner} now, which others share"));
        } else if moved && !field.is_static() && self.had(owner, field) {
            let owner = self.new.program.class(owner).java_name();
            self.left(what, format!("the field of {owner} that it hid is meant now"));
        } else if twin.is_some_and(|f| is_constant(f) != is_constant(field)) {
            self.left(what, "it is a constant that compilers copy in one version only");
        } else if twin.is_some_and(|f| f.signature != field.signature) {
            self.left(what, COMPILED_AGAIN);
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
        let [before, after] = self.shows.clone();
        // A private one is named by nobody, but hides what is inherited.
        let had = |f: &FieldInfo| {
            let visible = |g: &FieldInfo| f.has(access::PRIVATE) || !g.has(access::PRIVATE);
            let same = |g: &FieldInfo| g.name == f.name && !g.has(access::SYNTHETIC) && visible(g);
            before.iter().any(|file| file.fields.iter().any(same))
        };
        for field in after.iter().flat_map(|file| &file.fields).filter(|f| !f.has(access::SYNTHETIC) && !had(f)) {
            let what = format!("{}.{}", dotted(&self.after.name), field.name);
            let below = self.new.subtypes_of(self.ids[1]);
            let names = below.names.iter().map(|n| &**n).chain([&*self.after.name]);
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
            } else if !field.has(access::PRIVATE) && self.is_extended() {
                self.left(what, "it was added, and classes below this one may inherit or mean another of its name");
            }
        }
    }

    /// Methods that callers of the old version name or override.
    fn methods_of_before(&mut self) {
        let open = is_open_below(self.old, self.ids[0]);
        for (file, method) in self.named_by_class(0) {
            let inherited = file.name != self.before.name;
            let key = MethodKey { class: self.before.name.clone(), ..MethodKey::of(&file, &method) };
            let Some(now) = named(self.new, self.ids[1], &method) else {
                // Those of its own with code are compared, or seen to be gone.
                if inherited || method.has(access::ABSTRACT) {
                    self.gone(shown(&key), ONLY_OLD);
                }
                continue;
            };
            if now.access & access::PRIVATE != 0 {
                self.gone(shown(&key), "it is private now");
            } else if now.access & access::FINAL != 0 && method.is_overridable() && open && self.others_write {
                self.left(shown(&key), "it is final now, and classes that override it are not allowed any more");
            } else if now.access & access::ABSTRACT != 0 && !method.has(access::ABSTRACT) && open {
                self.left(shown(&key), "it is abstract now");
            } else if now.access & access::ABSTRACT == 0 && method.has(access::ABSTRACT) && self.before.is_interface() {
                self.left(
                    shown(&key),
                    "it has code now: callers that are compiled again may write functions for others",
                );
            } else if declared(self.new, now).is_none_or(|now| self.reads_otherwise(&method, now)) {
                self.left(shown(&key), COMPILED_AGAIN);
            }
        }
    }

    /// The methods that callers of a version name by the class, with the class files that declare them. Constructors, and static
    /// methods of interfaces, are not inherited.
    fn named_by_class(&self, side: usize) -> Vec<(Rc<ClassFile>, MethodInfo)> {
        let files = self.shows[side].iter().enumerate();
        let all = files.flat_map(|(at, file)| file.methods.iter().map(move |method| (at, file, method)));
        let own_only = |file: &ClassFile, m: &MethodInfo| &*m.name == "<init>" || m.is_static() && file.is_interface();
        all.filter(|(at, file, method)| is_visible(method) && (*at == 0 || !own_only(file, method)))
            .map(|(_, file, method)| (Rc::clone(file), method.clone()))
            .collect()
    }

    /// The methods that callers name by the class in the new version only: added, no longer private, or inherited now.
    fn added(&self) -> Vec<(Rc<ClassFile>, MethodInfo)> {
        let had = |file: &ClassFile, method: &MethodInfo| match file.name == self.after.name {
            true => self.before.method(&method.name, &method.descriptor).is_some_and(is_visible),
            false => self.was(method).is_some(),
        };
        let mut found = self.named_by_class(1);
        found.retain(|(file, method)| !had(file, method));
        found
    }

    /// Whether compilers make something else of calls of a method: of its generic type, its variable arguments, or the checked
    /// exceptions that type arguments are inferred from.
    fn reads_otherwise(&self, before: &MethodInfo, after: &MethodInfo) -> bool {
        let checked = |vm: &Vm, method: &MethodInfo, name: &dyn Fn(&str) -> Rc<str>| -> BTreeSet<Rc<str>> {
            method.exceptions.iter().filter(|class| is_checked(vm, class)).map(|class| name(class)).collect()
        };
        before.signature != after.signature
            || (before.access ^ after.access) & access::VARARGS != 0
            || checked(self.old, before, &|class| class.into())
                != checked(self.new, after, &|class| self.changes.old_class(class).into())
    }

    /// What a method's name means in the class of the old version, for callers.
    fn was(&self, method: &MethodInfo) -> Option<&Method> {
        named(self.old, self.ids[0], method).filter(|was| was.access & access::PRIVATE == 0)
    }

    /// Methods that were added, where a name meant another or others extend the class.
    fn methods_of_after(&mut self) {
        let is_extended = self.is_extended();
        for (file, method) in self.added().into_iter().filter(|(_, m)| &*m.name != "<init>") {
            let is_abstract = method.has(access::ABSTRACT);
            let why = match self.was(&method) {
                Some(was) if is_abstract && was.access & access::ABSTRACT == 0 => "it is abstract now",
                Some(was) if declared(self.old, was).is_none_or(|was| self.reads_otherwise(was, &method)) => {
                    COMPILED_AGAIN
                }
                _ if !is_extended => continue,
                Some(was) if method.has(access::FINAL) && was.access & (access::FINAL | access::STATIC) == 0 => {
                    "it is final now, and classes that override it are not allowed any more"
                }
                Some(was) if is_abstract || !self.old.program.class(was.class).is_interface() => continue,
                // Those of interfaces are not inherited.
                _ if method.is_static() && file.is_interface() => continue,
                None if is_abstract => "it was added without code, and classes of callers have none",
                _ => "it was added, and classes that extend this one may have, inherit or mean another of its name",
            };
            self.left(shown(&MethodKey { class: self.after.name.clone(), ..MethodKey::of(&file, &method) }), why);
        }
    }

    /// Methods that were added to a class and share their name with others that could have been meant: callers who are
    /// compiled again choose between them, and what is inherited may be overridden by them.
    fn meets_others(&self) -> Vec<(String, String)> {
        let (program, class) = (&self.new.program, self.ids[1]);
        let below = self.new.subtypes_of(class);
        let below: Vec<ClassId> = below.names.iter().filter_map(|name| program.loaded(name)).chain([class]).collect();
        let mut found = Vec::new();
        for (file, added) in self.added() {
            let key = MethodKey { class: self.after.name.clone(), ..MethodKey::of(&file, &added) };
            let Some(method) = program.find_named(class, &key.name, &key.descriptor) else { continue };
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
                found.push((shown(&key), target::shown(self.new, rival)));
            }
        }
        found
    }
}

/// Whether somebody outside can write classes below one, or one below that.
fn is_open_below(vm: &Vm, class: ClassId) -> bool {
    let below = vm.subtypes_of(class);
    let mut classes = below.names.iter().filter_map(|name| vm.program.loaded(name)).map(|id| vm.program.class(id));
    classes.any(|class| class.file.as_ref().is_some_and(|file| file.is_open()))
}

const COMPILED_AGAIN: &str = "its generic type, its variable arguments or its checked exceptions differ: callers that are compiled again may mean something else";

/// A method as its class file declares it.
fn declared<'v>(vm: &'v Vm, method: &Method) -> Option<&'v MethodInfo> {
    vm.program.class(method.class).file.as_ref()?.method(&method.name, &method.descriptor)
}

/// Whether an exception has to be declared; one that is not there may have to.
fn is_checked(vm: &Vm, name: &str) -> bool {
    let Ok(class) = vm.program.load(name) else { return true };
    let unchecked = ["java/lang/RuntimeException", "java/lang/Error"];
    !unchecked.iter().any(|above| vm.program.load(above).is_ok_and(|above| vm.program.is_subtype(class, above)))
}

/// Whether a field is a constant variable, whose value compilers copy.
fn is_constant(field: &FieldInfo) -> bool {
    field.copied.is_some()
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
    let mut before = types_of(changes.files(Version::Old), old);
    let after = types_of(changes.files(Version::New), new);
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

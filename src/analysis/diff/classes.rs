//! Two versions of a class: what differs in its declaration, fields and methods.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::methods::{self, Kind, MethodDiff, Side, visibility};
use super::names::Lens;
use super::naming::hands_down;
use crate::classfile::{Annotation, ClassFile, Constant, FieldInfo, MethodInfo, access};

/// A class that is not the same in both versions.
#[derive(Clone, Debug)]
pub struct ClassDiff {
    pub kind: Kind,
    /// As each version calls it; only compilers' numbers differ. None where it is not there.
    pub old_name: Option<Rc<str>>,
    pub new_name: Option<Rc<str>>,
    /// Methods that are not the same, in the order of the new version, then those that were removed.
    pub methods: Vec<MethodDiff>,
    /// What else differs, a sentence each.
    pub other: Vec<String>,
    /// What it extends or implements, or whether it is an interface, has changed.
    pub hierarchy: bool,
    /// Static fields that begin with another constant: name and descriptor.
    pub constants: Vec<(Rc<str>, Rc<str>)>,
}

impl ClassDiff {
    /// In the newest version that has it.
    pub fn name(&self) -> &str {
        self.new_name.as_deref().or(self.old_name.as_deref()).unwrap_or_default()
    }

    pub fn is_empty(&self) -> bool {
        self.kind == Kind::Changed && self.methods.is_empty() && self.other.is_empty()
    }
}

/// A class that only one version has.
pub fn single(lens: Lens<'_>, class: &ClassFile, kind: Kind) -> ClassDiff {
    let name = Some(class.name.clone());
    let (old_name, new_name) = if kind == Kind::Removed { (name, None) } else { (None, name) };
    let methods = class.methods.iter().map(|m| methods::single(lens, class, m, kind)).collect();
    let (other, constants) = (Vec::new(), Vec::new());
    ClassDiff { kind, old_name, new_name, methods, other, hierarchy: false, constants }
}

/// Names and descriptors of instance methods that more than one class of a version has.
pub type Dispatched = BTreeSet<(Rc<str>, Rc<str>)>;

/// `looks`: the program looks at its own declarations.
pub fn compare(
    old: (Lens<'_>, &ClassFile),
    new: (Lens<'_>, &ClassFile),
    dispatched: &Dispatched,
    looks: bool,
) -> ClassDiff {
    let ((old_lens, before), (new_lens, after)) = (old, new);
    let mut diff = ClassDiff {
        kind: Kind::Changed,
        old_name: Some(before.name.clone()),
        new_name: Some(after.name.clone()),
        methods: Vec::new(),
        other: Vec::new(),
        hierarchy: false,
        constants: Vec::new(),
    };
    declaration(&mut diff, old_lens, before, new_lens, after);
    fields(&mut diff, old_lens, before, new_lens, after);
    if looks && annotations(before) != annotations(after) {
        diff.other.push("has other annotations".into());
    }
    if needed(before) != needed(after) || meant_for(before) != meant_for(after) {
        diff.other.push("is written otherwise, as an annotation".into());
    }
    let key = |lens: Lens<'_>, class: &ClassFile, method: &MethodInfo| {
        let name = lens.method(&class.name, &method.name, &method.descriptor).to_string();
        (name, lens.descriptor(&method.descriptor).into_owned())
    };
    let known: BTreeMap<(String, String), &MethodInfo> =
        before.methods.iter().map(|m| (key(old_lens, before, m), m)).collect();
    let mut met = BTreeSet::new();
    for method in &after.methods {
        let key = key(new_lens, after, method);
        let Some(other) = known.get(&key) else {
            diff.methods.push(methods::single(new_lens, after, method, Kind::Added));
            continue;
        };
        let old = Side { lens: old_lens, class: before, method: other };
        let new = Side { lens: new_lens, class: after, method };
        // Whether a call goes to a class below hangs on who may see the method: to one of the program, or of a caller's own.
        let is_private = |m: &MethodInfo| m.has(access::PRIVATE);
        let opened = is_private(other) != is_private(method) && (before.is_open() || after.is_open());
        let dispatched = !method.is_static()
            && &*method.name != "<init>"
            && (opened || dispatched.contains(&(method.name.clone(), method.descriptor.clone())));
        diff.methods.extend(methods::compare(old, new, dispatched));
        if !method.has(access::PRIVATE | access::SYNTHETIC) {
            let notes = for_callers(other, method);
            if !notes.is_empty() && hands_down(new_lens.classes, after) {
                diff.other.extend(notes);
            }
        }
        if !dispatched && visibility(other.access) != visibility(method.access) {
            let shown = format!("{}{}", method.name, method.descriptor);
            diff.other.push(format!("{shown} was {} and is {}", visibility(other.access), visibility(method.access)));
        }
        met.insert(key);
    }
    for method in before.methods.iter().filter(|m| !met.contains(&key(old_lens, before, m))) {
        diff.methods.push(methods::single(old_lens, before, method, Kind::Removed));
    }
    diff
}

fn declaration(diff: &mut ClassDiff, old_lens: Lens<'_>, old: &ClassFile, new_lens: Lens<'_>, new: &ClassFile) {
    let name = |lens: Lens<'_>, name: &Rc<str>| lens.class(name).replace('/', ".");
    let (before, after) = (
        old.super_name.as_ref().map(|n| name(old_lens, n)).unwrap_or_default(),
        new.super_name.as_ref().map(|n| name(new_lens, n)).unwrap_or_default(),
    );
    if before != after {
        diff.hierarchy = true;
        diff.other.push(format!("extended {before} and extends {after}"));
    }
    let before: Vec<String> = old.interfaces.iter().map(|n| name(old_lens, n)).collect();
    let after: Vec<String> = new.interfaces.iter().map(|n| name(new_lens, n)).collect();
    let left: Vec<String> =
        before.iter().filter(|n| !after.contains(n)).map(|n| format!("no longer implements {n}")).collect();
    let came: Vec<String> =
        after.iter().filter(|n| !before.contains(n)).map(|n| format!("now implements {n}")).collect();
    // The order decides which default method is inherited where several are: rarely, so it is only said to differ.
    diff.hierarchy |= before != after;
    if before != after && left.is_empty() && came.is_empty() {
        diff.other.push("implements the same interfaces in another order".into());
    }
    diff.other.extend(left);
    diff.other.extend(came);
    for (flag, word) in [(access::ABSTRACT, "abstract"), (access::INTERFACE, "an interface")] {
        if (old.access ^ new.access) & flag != 0 {
            diff.hierarchy = true;
            diff.other.push(format!("{} {word}", if new.has(flag) { "is now" } else { "is no longer" }));
        }
    }
    if old.signature != new.signature && hands_down(new_lens.classes, new) {
        diff.other.push("has another generic type".into());
    }
    if old.permitted_subclasses.is_empty() != new.permitted_subclasses.is_empty() && new.is_nameable() {
        diff.other
            .push(format!("{} sealed", if old.permitted_subclasses.is_empty() { "is now" } else { "is no longer" }));
    }
    if old.is_nameable() != new.is_nameable() {
        let says = if new.is_nameable() { "can be named by others now" } else { "can no longer be named by others" };
        diff.other.push(says.into());
    }
    if (old.access ^ new.access) & access::FINAL != 0 {
        diff.other.push(format!("{} final", if new.has(access::FINAL) { "is now" } else { "is no longer" }));
    }
}

/// What of a method shows to callers only: whether they may override it, and what compilers make of a call.
fn for_callers(old: &MethodInfo, new: &MethodInfo) -> Vec<String> {
    let mut found = Vec::new();
    let shown = format!("{}{}", new.name, new.descriptor);
    for (flag, word) in [(access::FINAL, "final"), (access::VARARGS, "of variable arguments")] {
        if (old.access ^ new.access) & flag != 0 {
            found.push(format!("{shown} {} {word}", if new.has(flag) { "is now" } else { "is no longer" }));
        }
    }
    if old.signature != new.signature {
        found.push(format!("{shown} has another generic type"));
    }
    if old.exceptions != new.exceptions {
        found.push(format!("{shown} declares other exceptions"));
    }
    found
}

fn fields(diff: &mut ClassDiff, old_lens: Lens<'_>, old: &ClassFile, new_lens: Lens<'_>, new: &ClassFile) {
    let key = |lens: Lens<'_>, class: &ClassFile, field: &FieldInfo| {
        (lens.field(class, &field.name).into_owned(), lens.descriptor(&field.descriptor).into_owned())
    };
    let known: BTreeMap<(String, String), &FieldInfo> = old.fields.iter().map(|f| (key(old_lens, old, f), f)).collect();
    let here: BTreeSet<(String, String)> = new.fields.iter().map(|f| key(new_lens, new, f)).collect();
    let removed: Vec<&(String, String)> = known.keys().filter(|k| !here.contains(k)).collect();
    let mut retyped = BTreeSet::new();
    for field in &new.fields {
        let key = key(new_lens, new, field);
        let Some(other) = known.get(&key) else {
            match removed.iter().find(|(name, _)| *name == key.0) {
                Some((name, was)) => {
                    retyped.insert(name.clone());
                    diff.other.push(format!("field {name} had the type {was} and has {}", key.1));
                }
                None => diff.other.push(format!("field {} was added", key.0)),
            }
            continue;
        };
        const MATTER: [(u16, &str); 3] =
            [(access::STATIC, "static"), (access::FINAL, "final"), (access::VOLATILE, "volatile")];
        for (flag, word) in MATTER.iter().filter(|(flag, _)| (other.access ^ field.access) & flag != 0) {
            let says = if field.has(*flag) { "is now" } else { "is no longer" };
            diff.other.push(format!("field {} {says} {word}", key.0));
        }
        if visibility(other.access) != visibility(field.access) {
            let (was, is) = (visibility(other.access), visibility(field.access));
            diff.other.push(format!("field {} was {was} and is {is}", key.0));
        }
        let shows = other.signature != field.signature && !field.has(access::PRIVATE | access::SYNTHETIC);
        if shows && hands_down(new_lens.classes, new) {
            diff.other.push(format!("field {} has another generic type", key.0));
        }
        let (before, after) = (constant(old, other), constant(new, field));
        if before != after {
            if field.is_static() {
                diff.constants.push((field.name.clone(), field.descriptor.clone()));
            }
            let shown = |value: &Option<String>| value.clone().unwrap_or_else(|| "no constant".into());
            diff.other.push(format!("field {} began with {} and begins with {}", key.0, shown(&before), shown(&after)));
        }
    }
    for (name, _) in removed.into_iter().filter(|(name, _)| !retyped.contains(name)) {
        diff.other.push(format!("field {name} was removed"));
    }
}

/// The elements that who writes an annotation of this type has to give.
pub fn needed(class: &ClassFile) -> BTreeSet<Rc<str>> {
    let is_needed = |m: &&MethodInfo| m.has(access::ABSTRACT) && m.default.is_none();
    let elements = class.methods.iter().filter(|_| class.has(access::ANNOTATION));
    elements.filter(is_needed).map(|m| m.name.clone()).collect()
}

/// Where, and how often, annotations of this type may be written.
pub fn meant_for(class: &ClassFile) -> Vec<&Annotation> {
    let tells = |a: &&Annotation| a.is("java/lang/annotation/Target") || a.is("java/lang/annotation/Repeatable");
    class.annotations.iter().filter(|_| class.has(access::ANNOTATION)).filter(tells).collect()
}

/// All annotations of a class and its members, and the defaults of these, in words.
fn annotations(class: &ClassFile) -> BTreeSet<String> {
    let own = class.annotations.iter().map(|a| format!("{a:?}"));
    let fields = class.fields.iter().flat_map(|f| f.annotations.iter().map(|a| format!("{} {a:?}", f.name)));
    let methods = class.methods.iter().flat_map(|m| {
        let all = m.annotations.iter().chain(m.parameter_annotations.iter().flatten());
        let default = m.default.iter().map(|value| format!("{} has {value:?}", m.name));
        all.map(|a| format!("{}{} {a:?}", m.name, m.descriptor)).chain(default)
    });
    own.chain(fields).chain(methods).collect()
}

fn constant(class: &ClassFile, field: &FieldInfo) -> Option<String> {
    Some(match class.pool.get(field.constant.or(field.copied)?)? {
        Constant::Integer(value) => value.to_string(),
        Constant::Long(value) => format!("{value}L"),
        // By bits, as the zeros and the NaNs differ.
        Constant::Float(value) => format!("{value:?}f ({:x})", value.to_bits()),
        Constant::Double(value) => format!("{value:?} ({:x})", value.to_bits()),
        Constant::String(units) => format!(
            "{:?}",
            char::decode_utf16(units.iter().copied())
                .map(|c| c.map_err(|e| e.unpaired_surrogate()))
                .map(|c| c.map_or_else(|u| format!("\\u{u:04x}"), |c| c.to_string()))
                .collect::<String>()
        ),
        other => format!("{other:?}"),
    })
}

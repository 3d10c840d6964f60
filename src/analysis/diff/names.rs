//! Names that compilers number: anonymous and local classes (`Foo$1`, `Foo$2Bar`), lambda bodies (`lambda$foo$0`), access
//! methods (`access$000`), fields of captured variables (`val$x`).
//!
//! The numbers move when something is inserted before, so the two versions' names are paired by what they stand for:
//! first the same content, then the most similar. Any pairing is sound, as long as it is one to one: code is compared
//! under it, in both directions. What has no counterpart gets a name that the other version cannot have.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

use super::methods::MethodKey;
use super::tokens::{self, Body};
use crate::classfile::{ClassFile, FieldInfo, MethodInfo, access};

/// The classes of one version by name.
pub type Classes = BTreeMap<Rc<str>, Rc<ClassFile>>;

/// Rests of groups up to this size are paired by similarity, larger ones in order.
const MOST_COMPARED: usize = 40;

/// What the names of a version are called in the old one. Of the old version it is empty.
#[derive(Default, Debug)]
pub struct Names {
    classes: BTreeMap<Rc<str>, Rc<str>>,
    /// By names as this version has them.
    methods: BTreeMap<MethodKey, Rc<str>>,
}

/// A version as the comparison sees it.
#[derive(Clone, Copy)]
pub struct Lens<'a> {
    pub classes: &'a Classes,
    pub names: &'a Names,
    /// Numbers are left out of names: to guess what belongs together.
    pub blurred: bool,
}

impl Names {
    /// The name of a class in the old version.
    pub fn class<'n>(&'n self, name: &'n str) -> &'n str {
        self.classes.get(name).map_or(name, |n| n)
    }

    pub fn renames_classes(&self) -> bool {
        !self.classes.is_empty()
    }

    pub fn method<'n>(&'n self, class: &str, name: &'n str, descriptor: &str) -> &'n str {
        if self.methods.is_empty() {
            return name;
        }
        self.methods.get(&MethodKey::new(class, name, descriptor)).map_or(name, |n| n)
    }

    pub fn descriptor<'n>(&'n self, descriptor: &'n str) -> Cow<'n, str> {
        if self.classes.is_empty() {
            Cow::Borrowed(descriptor)
        } else {
            map_types(descriptor, &|name| self.class(name).into())
        }
    }

    /// Pairs the numbered classes and methods of two versions.
    pub fn pair(old: &Classes, new: &Classes) -> Self {
        let mut names = Self::default();
        names.pair_classes(old, new);
        let back: BTreeMap<Rc<str>, Rc<str>> = new.keys().map(|n| (Rc::from(names.class(n)), n.clone())).collect();
        for (name, old_class) in old {
            if let Some(new_class) = back.get(name).and_then(|n| new.get(n)) {
                names.pair_methods(old, new, old_class, new_class);
            }
        }
        names
    }

    fn pair_classes(&mut self, old: &Classes, new: &Classes) {
        // By depth, so that what is around a class has its name already.
        let mut depths: BTreeMap<usize, (Groups<'_>, Groups<'_>)> = BTreeMap::new();
        for (name, class) in old {
            if let Some((outer, rest)) = numbered_class(name) {
                let groups = &mut depths.entry(name.matches('$').count()).or_default().0;
                groups.entry((outer.into(), rest.into())).or_default().push(class);
            }
        }
        for (name, class) in new {
            if let Some((outer, rest)) = numbered_class(name) {
                let groups = &mut depths.entry(name.matches('$').count()).or_default().1;
                groups.entry((outer.into(), rest.into())).or_default().push(class);
            }
        }
        let blank = Names::default();
        for (_, (old_groups, new_groups)) in depths {
            // New groups under the name that the class around them has in the old version.
            let mut renamed: BTreeMap<(String, String), Vec<&Rc<ClassFile>>> = BTreeMap::new();
            for ((outer, rest), members) in new_groups {
                renamed.entry((self.class(&outer).to_string(), rest)).or_default().extend(members);
            }
            for (group, members) in renamed {
                let others = old_groups.get(&group).map_or(&[][..], Vec::as_slice);
                if same_list(others, &members) {
                    continue;
                }
                let content = |version, class: &ClassFile| {
                    class_content(Lens { classes: version, names: &blank, blurred: true }, class)
                };
                let left: Vec<Item> = others.iter().map(|c| Item::new(&c.name, content(old, c))).collect();
                let right: Vec<Item> = members.iter().map(|c| Item::new(&c.name, content(new, c))).collect();
                for (to, item) in pair_items(&left, &right).into_iter().zip(&right) {
                    let canonical = to.map_or_else(|| unpaired(&item.name), |at| left[at].name.clone());
                    if canonical != item.name {
                        self.classes.insert(item.name.clone(), canonical);
                    }
                }
            }
        }
    }

    fn pair_methods(&mut self, old: &Classes, new: &Classes, old_class: &ClassFile, new_class: &ClassFile) {
        let blank = Names::default();
        let groups = |class: &ClassFile, names: &Names| -> BTreeMap<(String, String), Vec<usize>> {
            let mut found: BTreeMap<(String, String), Vec<usize>> = BTreeMap::new();
            for (at, method) in class.methods.iter().enumerate() {
                if let Some(base) = numbered_method(method) {
                    found.entry((base.into(), names.descriptor(&method.descriptor).into_owned())).or_default().push(at);
                }
            }
            found
        };
        let (left, right) = (groups(old_class, &blank), groups(new_class, self));
        let take = |class: &'_ ClassFile, version: &Classes, members: &[usize]| -> Vec<Item> {
            let lens = Lens { classes: version, names: &blank, blurred: true };
            let methods = members.iter().filter_map(|at| class.methods.get(*at));
            methods.map(|m| Item::new(&m.name, hashes(&Body::new(lens, class, m)))).collect()
        };
        for (group, members) in &right {
            let others = left.get(group).map_or(&[][..], Vec::as_slice);
            let (before, after) = (take(old_class, old, others), take(new_class, new, members));
            for (to, (item, at)) in pair_items(&before, &after).into_iter().zip(after.iter().zip(members)) {
                let canonical = to.map_or_else(|| unpaired(&item.name), |at| before[at].name.clone());
                if canonical != item.name
                    && let Some(method) = new_class.methods.get(*at)
                {
                    let key = MethodKey::of(new_class, method);
                    self.methods.insert(key, canonical);
                }
            }
        }
    }
}

/// Classes by what is around them and the name behind their number.
type Groups<'a> = BTreeMap<(String, String), Vec<&'a Rc<ClassFile>>>;

fn same_list(old: &[&Rc<ClassFile>], new: &[&Rc<ClassFile>]) -> bool {
    // Most versions differ nowhere near here: alike classes under alike names need no look inside.
    old.len() == new.len() && old.iter().zip(new).all(|(a, b)| a.name == b.name && alike(a, b))
}

/// Whether two classes have the same members of the same length.
fn alike(a: &ClassFile, b: &ClassFile) -> bool {
    let shape = |class: &ClassFile| -> Vec<(Rc<str>, Rc<str>, usize)> {
        let length = |m: &MethodInfo| m.code.as_ref().map_or(0, |c| c.bytes.len());
        class.methods.iter().map(|m| (m.name.clone(), m.descriptor.clone(), length(m))).collect()
    };
    a.super_name == b.super_name && a.interfaces == b.interfaces && shape(a) == shape(b)
}

struct Item {
    name: Rc<str>,
    content: Vec<u64>,
}

impl Item {
    fn new(name: &Rc<str>, content: Vec<u64>) -> Self {
        Self { name: name.clone(), content }
    }

    /// How many tokens they have in common.
    fn similarity(&self, other: &Self) -> usize {
        let mut counts: BTreeMap<u64, usize> = BTreeMap::new();
        self.content.iter().for_each(|token| *counts.entry(*token).or_default() += 1);
        let taken = other.content.iter().filter(|token| match counts.get_mut(token) {
            Some(left) if *left > 0 => {
                *left -= 1;
                true
            }
            _ => false,
        });
        taken.count()
    }
}

/// For each on the right its partner on the left.
fn pair_items(left: &[Item], right: &[Item]) -> Vec<Option<usize>> {
    let mut partner: Vec<Option<usize>> = vec![None; right.len()];
    let mut free = vec![true; left.len()];
    // The same content under the same name, then the same content in order.
    for same_name in [true, false] {
        for (to, item) in right.iter().enumerate() {
            if partner[to].is_some() {
                continue;
            }
            let fits = |other: &Item| other.content == item.content && (!same_name || other.name == item.name);
            if let Some(at) = (0..left.len()).find(|at| free[*at] && fits(&left[*at])) {
                partner[to] = Some(at);
                free[at] = false;
            }
        }
    }
    let mut rest: Vec<usize> = (0..left.len()).filter(|at| free[*at]).collect();
    for to in 0..right.len() {
        if partner[to].is_some() || rest.is_empty() {
            continue;
        }
        let open = right.len() - to;
        let place = if rest.len() <= MOST_COMPARED && open <= MOST_COMPARED {
            let score = |place: &usize| (left[rest[*place]].similarity(&right[to]), std::cmp::Reverse(*place));
            (0..rest.len()).max_by_key(score).unwrap_or(0)
        } else {
            0
        };
        partner[to] = Some(rest.remove(place));
    }
    partner
}

/// A name that no class file has.
fn unpaired(name: &str) -> Rc<str> {
    format!("{name};new").into()
}

/// `a/Foo$1Bar` is `a/Foo` and `Bar`; none if there is no number.
fn numbered_class(name: &str) -> Option<(&str, &str)> {
    let (outer, last) = name.rsplit_once('$')?;
    let rest = last.trim_start_matches(|c: char| c.is_ascii_digit());
    (rest.len() < last.len() && !outer.is_empty()).then_some((outer, rest))
}

fn numbered_method(method: &MethodInfo) -> Option<&str> {
    let base = method.name.trim_end_matches(|c: char| c.is_ascii_digit());
    (method.has(access::SYNTHETIC) && base.len() < method.name.len()).then_some(base)
}

/// Replaces class names in a descriptor.
fn map_types<'d>(descriptor: &'d str, name: &dyn Fn(&str) -> String) -> Cow<'d, str> {
    let mut mapped = String::with_capacity(descriptor.len());
    let mut rest = descriptor;
    while let Some(start) = rest.find('L') {
        let Some(length) = rest.get(start..).and_then(|r| r.find(';')) else { break };
        mapped.push_str(rest.get(..=start).unwrap_or_default());
        mapped.push_str(&name(rest.get(start + 1..start + length).unwrap_or_default()));
        rest = rest.get(start + length..).unwrap_or_default();
    }
    mapped.push_str(rest);
    Cow::Owned(mapped)
}

fn blur_class(name: &str) -> String {
    let parts = name.split('$').map(|part| part.trim_start_matches(|c: char| c.is_ascii_digit()));
    parts.collect::<Vec<_>>().join("$")
}

impl<'a> Lens<'a> {
    /// A class, or the descriptor of an array type.
    pub fn class<'s>(&'s self, name: &'s str) -> Cow<'s, str> {
        if name.starts_with('[') {
            self.descriptor(name)
        } else if self.blurred {
            Cow::Owned(blur_class(name))
        } else {
            Cow::Borrowed(self.names.class(name))
        }
    }

    pub fn descriptor<'s>(&'s self, descriptor: &'s str) -> Cow<'s, str> {
        if self.blurred { map_types(descriptor, &blur_class) } else { self.names.descriptor(descriptor) }
    }

    pub fn method<'s>(&'s self, class: &str, name: &'s str, descriptor: &str) -> &'s str {
        if self.blurred {
            let base = name.trim_end_matches(|c: char| c.is_ascii_digit());
            let numbered = base.len() < name.len() && (base.starts_with("lambda$") || base.starts_with("access$"));
            if numbered { base } else { name }
        } else {
            self.names.method(class, name, descriptor)
        }
    }

    /// The name of a field: captured variables by their place.
    pub fn field<'n>(&self, class: &ClassFile, name: &'n str) -> Cow<'n, str> {
        let captured = |f: &&FieldInfo| f.name.starts_with("val$") && f.has(access::SYNTHETIC);
        if !name.starts_with("val$") {
            return Cow::Borrowed(name);
        }
        match class.fields.iter().filter(captured).position(|f| &*f.name == name) {
            Some(place) => Cow::Owned(format!("val${place}")),
            None => Cow::Borrowed(name),
        }
    }
}

/// The class of these that declares a field, seen from a class that names it.
pub fn declaring_class<'a>(
    classes: &'a Classes,
    class: &str,
    name: &str,
    descriptor: &str,
) -> Option<&'a Rc<ClassFile>> {
    let mut todo: Vec<&str> = vec![class];
    for _ in 0..1000 {
        let Some(class) = classes.get(todo.pop()?) else { continue };
        if class.field(name, descriptor).is_some() {
            return Some(class);
        }
        // Interfaces come before the superclass (JVMS 5.4.3.2).
        todo.extend(class.super_name.iter().map(|s| &**s));
        todo.extend(class.interfaces.iter().rev().map(|s| &**s));
    }
    None
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

fn hashes(body: &Option<Body>) -> Vec<u64> {
    body.iter().flat_map(|b| &b.tokens).map(|t| hash(t)).collect()
}

/// What a class consists of, with the numbers left out.
fn class_content(lens: Lens<'_>, class: &ClassFile) -> Vec<u64> {
    let mut content: Vec<u64> =
        class.super_name.iter().chain(&class.interfaces).map(|n| hash(&lens.class(n))).collect();
    content.extend(class.fields.iter().map(|f| hash(&lens.descriptor(&f.descriptor))));
    for method in &class.methods {
        let name = lens.method(&class.name, &method.name, &method.descriptor);
        content.push(hash(&format!("{name}{}", lens.descriptor(&method.descriptor))));
        content.extend(hashes(&Body::new(lens, class, method)));
    }
    content.extend(tokens::switch_map_fields(class).map(hash));
    content
}

//! Objects that code has in hand which others made, or may have as well: what a call on them leaves or finds may be
//! elsewhere, however harmless the type looks that they are known by. A table may be the properties of the system.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::deeds::Field;
use super::effects::{meant, reach_of};
use crate::analysis::diff::{Classes, declaring_class, supertypes};
use crate::analysis::impact::calls;
use crate::classfile::descriptor::top_level;
use crate::classfile::{ClassFile, Constant, FieldInfo, MemberRef, MethodInfo, access as flags};
use crate::explore::script::parameter_types;
use crate::program::Insn;
use crate::world::Nest;
use crate::world::library::{is_of_library, is_value_type};
use crate::world::reach::{Reach, is_open_type};

/// Who has what the fields of a program hold.
pub struct Owners<'c> {
    pub classes: &'c Classes,
    nests: RefCell<BTreeMap<Rc<str>, Rc<Nest>>>,
    /// Fields whose objects a caller, or other code, may have and give away.
    given: RefCell<BTreeMap<Field, bool>>,
    /// Private fields that hold what their nest made and keeps.
    kept: RefCell<BTreeMap<Field, bool>>,
    /// The program puts streams in the place of the standard ones.
    redirects: bool,
}

impl<'c> Owners<'c> {
    pub fn new(classes: &'c Classes) -> Self {
        let sets = |member: &MemberRef| &*member.class == "java/lang/System" && member.name.starts_with("set");
        let redirects = classes.values().any(|class| {
            class.pool.iter().any(|(_, constant)| matches!(constant, Constant::Method(member) if sets(member)))
        });
        let (nests, given, kept) = (RefCell::default(), RefCell::default(), RefCell::default());
        Self { classes, nests, given, kept, redirects }
    }

    /// Classes around it and inside it see what is private.
    fn nest(&self, class: &str) -> Rc<Nest> {
        let top = top_level(class);
        let mut nests = self.nests.borrow_mut();
        let nest = nests.entry(top.into()).or_insert_with(|| Rc::new(Nest::among(self.classes.values(), top)));
        Rc::clone(nest)
    }

    /// Whether a field holds an object which others may have, and give to code that takes such types.
    pub fn may_be_given(&self, field: &Field) -> bool {
        if let Some(known) = self.given.borrow().get(field) {
            return *known;
        }
        let found = || {
            let (class, info) = self.classes.get(&field.0).zip(field_info(self.classes, field))?;
            let kind = &*info.descriptor;
            let visible = |flags_of: u16| flags_of & (flags::PRIVATE | flags::SYNTHETIC) == 0;
            let may_hold = |other: &str| !is_value_type(other) && related(other, kind);
            let nest = self.nest(&class.name);
            let shared = || {
                let mut methods =
                    nest.classes.iter().flat_map(|class| class.methods.iter()).filter(|m| visible(m.access));
                methods.any(|m| {
                    let given = m.descriptor.rsplit(')').next().unwrap_or_default();
                    may_hold(given) || parameter_types(&m.descriptor).iter().any(|parameter| may_hold(parameter))
                })
            };
            Some(!is_value_type(kind) && (visible(info.access) || shared() || nest.shares(info)))
        };
        let found = found().unwrap_or_default();
        self.given.borrow_mut().insert(field.clone(), found);
        found
    }

    /// Whether a field holds what code of its nest made and nobody else has.
    fn keeps(&self, class: &ClassFile, info: &FieldInfo) -> bool {
        let field = (class.name.clone(), info.name.clone());
        if let Some(known) = self.kept.borrow().get(&field) {
            return *known;
        }
        let found = info.has(flags::PRIVATE) && !self.nest(&class.name).shares(info);
        self.kept.borrow_mut().insert(field, found);
        found
    }

    /// What a method has in hand that others made.
    pub fn in_hand(&self, class: &ClassFile, method: &MethodInfo, insns: &[Insn]) -> InHand {
        let mut found = InHand::default();
        let casts = insns.iter().any(|insn| match insn {
            Insn::CheckCast(pool) => class.pool.class(*pool).is_some_and(|name| self.is_foreign(name)),
            _ => false,
        });
        let result = |text: &str| text.rsplit(')').next().unwrap_or_default().to_string();
        let signature = method.signature.as_deref().unwrap_or(&method.descriptor);
        let declared = signature.rsplit_once('(').and_then(|(_, behind)| behind.split(')').next()).unwrap_or_default();
        let (generic, plain) = (self.split(declared), parameter_types(&method.descriptor));
        // Parameters that compilers add are in no signature.
        let is_whole = generic.len() == plain.len();
        for (number, kind) in plain.iter().enumerate() {
            let generic = generic.get(number).copied().filter(|_| is_whole);
            found.take(self, Type { plain: kind, generic, variables: true }, casts);
        }
        for insn in insns {
            match insn {
                Insn::GetStatic(pool) | Insn::GetField(pool) => {
                    let Some(Constant::Field(field)) = class.pool.get(*pool) else { continue };
                    match declaring_class(self.classes, &field.class, &field.name, &field.descriptor) {
                        None if self.redirects => found.take(self, Type::of(&field.descriptor, None), casts),
                        None => {}
                        Some(owner) => {
                            let info = owner.field(&field.name, &field.descriptor);
                            let info = info.filter(|info| is_open_type(&info.descriptor) && !self.keeps(owner, info));
                            if let Some(info) = info {
                                found.take(self, Type::of(&info.descriptor, info.signature.as_deref()), casts);
                            }
                        }
                    }
                }
                insn => {
                    let Some(member) = calls::member(class, *insn) else { continue };
                    let own = declaring_method(self.classes, member);
                    let goes_elsewhere = || reach_of(self.classes, class, *insn) != Reach::NOWHERE;
                    if let Some(info) = own {
                        let generic = info.signature.as_deref().map(result);
                        found.take(self, Type::of(&result(&info.descriptor), generic.as_deref()), casts);
                    } else if meant(self.classes, member).iter().any(|owner| !self.classes.contains_key(owner))
                        && goes_elsewhere()
                    {
                        found.take(self, Type::of(&result(&member.descriptor), None), casts);
                    }
                }
            }
        }
        found
    }

    fn is_foreign(&self, name: &str) -> bool {
        !self.classes.contains_key(name) && is_open_type(&format!("L{name};"))
    }
}

/// What a method has in hand that others made.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct InHand {
    /// Objects of open types of the library.
    pub any: bool,
    /// Among them some through which something may be left elsewhere.
    pub leading: bool,
}

impl InHand {
    fn take(&mut self, owners: &Owners<'_>, kind: Type<'_>, casts: bool) {
        // What a variable stands for is bounded by the plain type.
        let is_variable = |kind: &&str| kind.trim_start_matches('[').starts_with('T');
        let text = kind.generic.filter(|kind| !is_variable(kind)).unwrap_or(kind.plain);
        let (kind, _) = owners.kind(text, kind.variables);
        self.any |= matches!(kind, Kind::Open | Kind::Leading) || kind == Kind::Anything && casts;
        self.leading |= kind == Kind::Leading || kind == Kind::Anything && casts;
    }
}

/// A type as it is declared.
#[derive(Clone, Copy)]
struct Type<'t> {
    plain: &'t str,
    generic: Option<&'t str>,
    /// Variables stand for whatever a caller says.
    variables: bool,
}

impl<'t> Type<'t> {
    fn of(plain: &'t str, generic: Option<&'t str>) -> Self {
        Self { plain, generic, variables: false }
    }
}

/// Types whose objects programs make for themselves, and what nobody changes.
const OF_PROGRAMS: [&str; 11] = [
    "java/lang/Cloneable",
    "java/lang/Comparable",
    "java/lang/CharSequence",
    "java/lang/Enum",
    "java/lang/Number",
    "java/lang/Record",
    "java/lang/Runnable",
    "java/lang/Throwable",
    "java/util/Comparator",
    "java/util/Locale",
    "java/util/concurrent/Callable",
];

/// What objects that a type stands for may lead to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Nothing but themselves.
    Plain,
    /// The same; tables of texts are often tables of anything.
    Text,
    /// Functions, and collections of objects that only programs put there: what the library keeps elsewhere holds anything, or
    /// objects of its own.
    Open,
    /// Whatever a type variable, a wildcard or `Object` stands for.
    Anything,
    Leading,
}

impl Owners<'_> {
    /// Some (generic) types, one by one.
    fn split<'t>(&self, mut types: &'t str) -> Vec<&'t str> {
        let mut found = Vec::new();
        while !types.is_empty() {
            let (_, behind) = self.kind(types, true);
            found.extend(types.get(..types.len() - behind.len()));
            types = behind;
        }
        found
    }

    /// What the first of some (generic) types is, and the others.
    fn kind<'t>(&self, types: &'t str, variables: bool) -> (Kind, &'t str) {
        let after = |at: usize| types.get(at..).unwrap_or_default();
        match types.chars().next() {
            Some('[' | '+' | '-') => self.kind(after(1), variables),
            Some('*') => (Kind::Anything, after(1)),
            Some('T') => (Kind::Anything, after(types.find(';').map_or(types.len(), |end| end + 1))),
            Some('L') => {
                let end = types.find(['<', ';']).unwrap_or(types.len());
                let name = types.get(1..end).unwrap_or_default();
                let mut rest = after(end);
                let mut arguments = Vec::new();
                // Of a class inside a generic one, the arguments of both count.
                while let Some(first) = rest.chars().next().filter(|first| *first != ';') {
                    rest = rest.get(first.len_utf8()..).unwrap_or_default();
                    while first == '<' && !rest.is_empty() && !rest.starts_with('>') {
                        let (kind, behind) = self.kind(rest, variables);
                        let is_unknown = variables || !rest.starts_with('T');
                        arguments.push(if is_unknown { kind } else { Kind::Open });
                        rest = behind;
                    }
                }
                (self.kind_of(name, &arguments), rest.get(1..).unwrap_or_default())
            }
            Some(other) => (Kind::Plain, after(other.len_utf8())),
            None => (Kind::Plain, ""),
        }
    }

    fn kind_of(&self, name: &str, arguments: &[Kind]) -> Kind {
        let is_of_programs =
            |name: &str| OF_PROGRAMS.contains(&name) || name.ends_with("Exception") || name.ends_with("Error");
        match name {
            "java/lang/Object" => Kind::Anything,
            "java/lang/String" => Kind::Text,
            // What it holds, or makes, is given with it.
            _ if arguments.contains(&Kind::Leading) => Kind::Leading,
            _ if !self.is_foreign(name) => Kind::Plain,
            _ if name.starts_with("java/util/function/") || is_of_programs(name) => Kind::Open,
            _ if arguments.is_empty() => Kind::Leading,
            _ if arguments.iter().all(|kind| matches!(kind, Kind::Anything | Kind::Leading | Kind::Text)) => {
                Kind::Leading
            }
            _ => Kind::Open,
        }
    }
}

/// The method of the program that a call names, or one above it that has the same result.
pub fn declaring_method<'c>(classes: &'c Classes, member: &MemberRef) -> Option<&'c MethodInfo> {
    let above = supertypes(classes, &member.class);
    above.iter().find_map(|name| classes.get(name)?.method(&member.name, &member.descriptor))
}

pub fn field_info<'c>(classes: &'c Classes, (owner, name): &Field) -> Option<&'c FieldInfo> {
    classes.get(owner)?.fields.iter().find(|field| field.name == *name)
}

/// Whether one object may be of both types. Any two classes may have a common subclass as far as their names tell.
pub fn related(one: &str, other: &str) -> bool {
    let is_reference = |kind: &str| kind.starts_with(['L', '[']);
    // Lists and buffers may be views of arrays.
    let holds_arrays = |kind: &str| kind.strip_prefix('L').is_some_and(is_of_library) && !is_value_type(kind);
    match (one.strip_prefix('['), other.strip_prefix('[')) {
        (Some(one), Some(other)) => one == other || related(one, other),
        (Some(_), None) => holds_arrays(other),
        (None, Some(_)) => holds_arrays(one),
        (None, None) => is_reference(one) && is_reference(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_of_anything_may_be_the_properties_of_the_system() {
        let classes = Classes::default();
        let owners = Owners::new(&classes);
        for types in [
            "Ljava/util/Map;",
            "Ljava/util/Map<Ljava/lang/Object;Ljava/lang/Object;>;",
            "Ljava/util/Map<Ljava/lang/String;Ljava/lang/String;>;",
            "Ljava/util/Map<TK;TV;>;",
            "Ljava/util/Set<*>;",
            "Ljava/util/Iterator<Ljava/util/Map$Entry<Ljava/lang/Object;Ljava/lang/Object;>;>;",
            "Ljava/util/Map<Ljava/lang/Integer;Ljava/util/Properties;>;",
            "Ljava/util/function/Supplier<Ljava/util/Map<**>;>;",
            "[Ljava/util/Map;",
        ] {
            assert!(owners.kind(types, true).0 == Kind::Leading, "{types}");
        }
        for types in ["I", "Ljava/util/List<Ljava/lang/Integer;>;", "Ljava/lang/Runnable;", "Ljava/lang/String;"] {
            assert!(owners.kind(types, true).0 != Kind::Leading, "{types}");
        }
        assert!(owners.kind("Ljava/util/Map<TK;TV;>;", false).0 != Kind::Leading);
        assert_eq!(owners.split("I[JLjava/util/Map<TK;*>;TT;"), ["I", "[J", "Ljava/util/Map<TK;*>;", "TT;"]);
    }
}

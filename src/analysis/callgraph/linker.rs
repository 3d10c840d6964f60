//! Which methods an instruction may call, and which can be called from elsewhere.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::{Index, Method, MethodIndex, key};
use crate::analysis::handles::{Names, makes_method_handles};
use crate::analysis::impact::calls;
use crate::classfile::{ClassFile, Constant, MemberRef, MethodInfo, access};
use crate::program::{Code, Insn};

/// What declares nothing to override but what every object has.
const PLAIN: [&str; 3] = ["java/lang/Object", "java/lang/Record", "java/lang/Enum"];
/// Methods that every object has.
const OF_ALL_OBJECTS: [&str; 5] = ["equals", "hashCode", "toString", "clone", "finalize"];

const CLASS: &str = "Ljava/lang/Class;";

/// Finds callees.
pub(super) struct Linker<'a> {
    classes: BTreeMap<&'a str, &'a ClassFile>,
    index: &'a Index,
    /// Methods by name and descriptor.
    named: BTreeMap<(&'a str, &'a str), Vec<MethodIndex>>,
    /// Lambda bodies and targets of method references.
    handles: BTreeSet<MethodIndex>,
    pub(super) callbacks: BTreeSet<MethodIndex>,
}

impl<'a> Linker<'a> {
    pub(super) fn new(classes: &'a [Rc<ClassFile>], index: &'a Index, methods: &'a [Method]) -> Self {
        let mut named: BTreeMap<(&str, &str), Vec<MethodIndex>> = BTreeMap::new();
        for (number, method) in methods.iter().enumerate() {
            named.entry((&method.name, &method.descriptor)).or_default().push(number as MethodIndex);
        }
        let by_name: BTreeMap<&str, &ClassFile> = classes.iter().map(|c| (&*c.name, &**c)).collect();
        let mut linker = Self { classes: by_name, index, named, handles: BTreeSet::new(), callbacks: BTreeSet::new() };
        for class in classes {
            for (_, constant) in class.pool.iter() {
                if let Constant::MethodHandle { reference, .. } = constant
                    && let Some(Constant::Method(member) | Constant::InterfaceMethod(member)) =
                        class.pool.get(*reference)
                {
                    let found = linker.by_name(member);
                    linker.handles.extend(found);
                }
            }
        }
        linker.callbacks.extend(linker.handles.iter().copied());
        linker.callbacks.extend(methods_by_handle(classes, methods));
        let foreign = linker.with_foreign_types(classes);
        let made = |class: &Rc<ClassFile>| {
            let constructor = index.get(&key(&class.name, "<init>", "()V")).copied();
            linker.initialisers(&class.name).into_iter().chain(constructor).collect::<Vec<_>>()
        };
        let providers = classes.iter().filter(|class| linker.is_provider(class));
        let made: Vec<MethodIndex> = providers.flat_map(made).collect();
        linker.callbacks.extend(made);
        for class in classes {
            for method in class.methods.iter().filter(|m| can_be_overrider(m)) {
                let of_all = OF_ALL_OBJECTS.contains(&&*method.name);
                if (foreign.contains(&*class.name) || of_all)
                    && let Some(found) = index.get(&key(&class.name, &method.name, &method.descriptor))
                {
                    linker.callbacks.insert(*found);
                }
            }
        }
        linker
    }

    /// The classes that extend or implement something that is not here, and all above them: what one inherits may be how
    /// it implements that.
    fn with_foreign_types(&self, classes: &[Rc<ClassFile>]) -> BTreeSet<&'a str> {
        let mut found = BTreeSet::new();
        for class in classes.iter().filter(|class| self.has_foreign_type(class, 0)) {
            let mut todo: Vec<&str> = vec![&class.name];
            while let Some(class) = todo.pop() {
                if let Some(class) = self.classes.get(class).filter(|class| found.insert(&*class.name)) {
                    todo.extend(class.super_name.iter().chain(&class.interfaces).map(|name| &**name));
                }
            }
        }
        found
    }

    /// Whether a class extends or implements something that is not here, besides [`PLAIN`].
    fn has_foreign_type(&self, class: &ClassFile, depth: u32) -> bool {
        let supers = class.super_name.iter().chain(&class.interfaces);
        supers.into_iter().any(|name| match self.classes.get(&**name) {
            Some(class) if depth < 100 => self.has_foreign_type(class, depth + 1),
            Some(_) => true,
            None => !PLAIN.contains(&&**name),
        })
    }

    /// Whether the library may make objects of a class by itself: it provides what the library looks for among services.
    fn is_provider(&self, class: &ClassFile) -> bool {
        let (mut met, mut todo) = (BTreeSet::new(), vec![&*class.name]);
        while let Some(name) = todo.pop().filter(|_| class.has(access::PUBLIC)) {
            match self.classes.get(name) {
                Some(class) if met.insert(name) => {
                    todo.extend(class.super_name.iter().chain(&class.interfaces).map(|name| &**name));
                }
                Some(_) => {}
                None if is_service(name) => return true,
                None => {}
            }
        }
        false
    }

    fn by_name(&self, member: &MemberRef) -> Vec<MethodIndex> {
        self.named.get(&(&*member.name, &*member.descriptor)).cloned().unwrap_or_default()
    }

    /// The method that a call without dispatch goes to, if it is here.
    fn resolve(&self, member: &MemberRef) -> Option<MethodIndex> {
        let mut todo: Vec<&str> = vec![&member.class];
        for _ in 0..1000 {
            let Some(class) = self.classes.get(todo.pop()?) else { continue };
            if let Some(found) = self.index.get(&key(&class.name, &member.name, &member.descriptor)) {
                return Some(*found);
            }
            // The superclass is asked first (JVMS 5.4.3.3).
            todo.extend(class.interfaces.iter().rev().map(|name| &**name));
            todo.extend(class.super_name.as_deref());
        }
        None
    }

    /// The class of the static field that is read, unless it is final.
    pub(super) fn variable(&self, class: &ClassFile, insn: Insn) -> Option<Rc<str>> {
        let Insn::GetStatic(pool) = insn else { return None };
        let Some(Constant::Field(member)) = class.pool.get(pool) else { return None };
        let mut owner = self.classes.get(&*member.class).copied()?;
        for _ in 0..100 {
            let found = owner.fields.iter().find(|f| f.name == member.name && f.descriptor == member.descriptor);
            if let Some(field) = found {
                return (field.access & access::FINAL == 0).then(|| owner.name.clone());
            }
            // Fields of interfaces are final.
            owner = owner.super_name.as_ref().and_then(|name| self.classes.get(&**name)).copied()?;
        }
        None
    }

    /// Whether the initialiser of a class is here, or is one of the JDK's, none of which calls the program.
    fn is_known(&self, name: &str) -> bool {
        self.classes.contains_key(name) || name.starts_with("java/")
    }

    /// Whether a call makes one of the JDK's exceptions: that looks at the stack, which a program may override.
    fn makes_exception(&self, member: &MemberRef) -> bool {
        let class = &*member.class;
        let of_jdk = class.starts_with("java/lang/") && (class.ends_with("Exception") || class.ends_with("Error"));
        let plain = matches!(&*member.descriptor, "()V" | "(Ljava/lang/String;)V");
        let overridden = self.named.contains_key(&("fillInStackTrace", "()Ljava/lang/Throwable;"));
        of_jdk && plain && &*member.name == "<init>" && !overridden
    }

    /// The initialisers of a class and of all above it: a constant may be declared in an interface, whose initialiser runs
    /// when it is read by the name of a class below.
    fn initialisers(&self, name: &str) -> Vec<MethodIndex> {
        let mut found = Vec::new();
        let mut met: BTreeSet<&str> = BTreeSet::new();
        let mut todo: Vec<&str> = vec![name];
        while let Some(class) = todo.pop().and_then(|name| self.classes.get(name)) {
            if met.insert(&class.name) {
                found.extend(self.index.get(&key(&class.name, "<clinit>", "()V")));
                let above = class.super_name.iter().chain(&class.interfaces).map(|name| &**name);
                todo.extend(above.filter(|name| self.classes.contains_key(name)));
            }
        }
        found
    }

    /// Whether a method may have a class that is none of its own literals.
    pub(super) fn finds_classes(&self, class: &ClassFile, method: &Method, code: &Code) -> bool {
        let is_class = |pool: u16| class.pool.class(pool).is_some_and(|name| &**name == "java/lang/Class");
        let found = |insn: Insn| match insn {
            Insn::CheckCast(pool) => is_class(pool),
            Insn::GetStatic(pool) | Insn::GetField(pool) => {
                matches!(class.pool.get(pool), Some(Constant::Field(m)) if m.descriptor.contains(CLASS))
            }
            insn => calls::member(class, insn)
                .is_some_and(|m| m.descriptor.rsplit(')').next().is_some_and(|r| r.contains(CLASS))),
        };
        method.descriptor.contains(CLASS) || code.insns.iter().any(|cell| found(cell.get()))
    }

    /// The initialisers that a library may run for a class that it is given as a value, or by its name.
    pub(super) fn begun_by_library(&self, class: &ClassFile, insn: Insn, finds_classes: bool) -> BTreeSet<MethodIndex> {
        let begun = match insn {
            Insn::InvokeDynamic(pool) => class.referred_methods(pool).into_iter().filter_map(begun_by).collect(),
            insn => {
                let by_name = |member: &&MemberRef| finds_classes || !member.descriptor.contains(CLASS);
                calls::member(class, insn).filter(by_name).and_then(begun_by).into_iter().collect::<Vec<_>>()
            }
        };
        if begun.is_empty() {
            return BTreeSet::new();
        }
        let is_it = |class: &&&ClassFile| begun.contains(&Begun::All) || class.has(access::ENUM);
        let classes = self.classes.values().filter(is_it);
        classes.flat_map(|class| self.initialisers(&class.name)).collect()
    }

    /// The methods that an instruction may call, and whether it may run code that is not here.
    pub(super) fn called(&self, class: &ClassFile, insn: Insn) -> (BTreeSet<MethodIndex>, bool) {
        let mut found = BTreeSet::new();
        let mut leaves = false;
        match insn {
            Insn::InvokeStatic(pool)
            | Insn::InvokeSpecial(pool)
            | Insn::InvokeVirtual(pool)
            | Insn::InvokeInterface(pool) => {
                if let Some(Constant::Method(member) | Constant::InterfaceMethod(member)) = class.pool.get(pool) {
                    if is_plain_value_code(member) || self.makes_exception(member) {
                        return (found, false);
                    }
                    let target = self.classes.get(&*member.class);
                    if matches!(insn, Insn::InvokeStatic(_) | Insn::InvokeSpecial(_)) {
                        // One method, known by now: declared there or inherited.
                        let resolved = self.resolve(member);
                        leaves = resolved.is_none();
                        found.extend(resolved);
                        found.extend(self.initialisers(&member.class));
                    } else {
                        found.extend(self.by_name(member));
                        leaves = target.is_none_or(|t| t.is_interface() || self.has_foreign_type(t, 0));
                    }
                    // A functional interface of the program may be a lambda.
                    if target.is_some_and(|t| t.is_interface()) {
                        found.extend(self.handles.iter().copied());
                    }
                }
            }
            // The class of a literal is loaded, not initialised, but the JDK initialises what it is given (`EnumSet.allOf`;
            // see `begun_by_library`); a dynamic constant is computed.
            Insn::Ldc(pool) => match class.pool.get(pool) {
                Some(Constant::Class(name)) => found.extend(self.initialisers(name)),
                Some(Constant::Dynamic { .. }) => leaves = true,
                _ => {}
            },
            Insn::InvokeDynamic(_) => leaves = true,
            Insn::New(pool) => {
                if let Some(name) = class.pool.class(pool) {
                    found.extend(self.initialisers(name));
                    leaves = !self.is_known(name);
                }
            }
            Insn::GetStatic(pool) | Insn::PutStatic(pool) => {
                if let Some(Constant::Field(member)) = class.pool.get(pool) {
                    found.extend(self.initialisers(&member.class));
                    leaves = !self.is_known(&member.class);
                }
            }
            _ => {}
        }
        (found, leaves)
    }
}

/// The classes of the program that a call of the library may begin, by a value that tells which.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Begun {
    Enums,
    All,
}

fn begun_by(member: &MemberRef) -> Option<Begun> {
    let takes_class = member.descriptor.split(')').next().is_some_and(|taken| taken.contains(CLASS));
    match (&*member.class, &*member.name) {
        ("java/lang/Class", "getEnumConstants") => Some(Begun::Enums),
        ("java/lang/Enum" | "java/util/EnumMap" | "java/util/EnumSet", _) if takes_class => Some(Begun::Enums),
        ("java/lang/Class", "forName" | "newInstance") | ("java/lang/reflect/Constructor", "newInstance") => {
            Some(Begun::All)
        }
        ("java/util/ResourceBundle", "getBundle") | ("java/io/ObjectInputStream", "readObject") => Some(Begun::All),
        // They ask for the class alone.
        (
            "java/lang/Class"
            | "java/lang/Package"
            | "java/lang/Module"
            | "java/util/Objects"
            | "java/util/Collections",
            _,
        )
        | ("java/lang/reflect/Array" | "java/lang/reflect/AnnotatedElement" | "java/lang/invoke/MethodType", _)
        | ("java/util/Arrays", _) => None,
        (class, _) if takes_class && class.starts_with("java") => Some(Begun::All),
        _ => None,
    }
}

/// Whether a type of the library may be one of which it looks for implementations by itself.
pub fn is_service(name: &str) -> bool {
    let kinds = ["Provider", "Finder", "Factory", "Driver", "Processor", "Chronology"];
    name.starts_with("java") && (name.contains("/spi/") || kinds.iter().any(|kind| name.ends_with(kind)))
}

/// The methods that handles may stand for which the program makes itself.
fn methods_by_handle(classes: &[Rc<ClassFile>], methods: &[Method]) -> Vec<MethodIndex> {
    let made = |kinds: &[&str]| classes.iter().any(|class| makes_method_handles(class, kinds));
    let (constructors, others) = (made(&["Constructor"]), made(&["Virtual", "Static", "Special", "bind", "unreflect"]));
    if !constructors && !others {
        return Vec::new();
    }
    let names = Names::of(classes.iter().map(|class| &**class));
    let may_be = |method: &Method| match &*method.name {
        "<init>" => constructors,
        name => others && names.may_be(name),
    };
    let all = methods.iter().enumerate().filter(|(_, method)| may_be(method));
    all.map(|(number, _)| number as MethodIndex).collect()
}

fn can_be_overrider(method: &MethodInfo) -> bool {
    method.access & (access::STATIC | access::PRIVATE) == 0 && !method.name.starts_with('<')
}

/// Classes of the JDK whose objects are values, so that none of their methods runs code of the program unless it is given
/// some of its objects.
const OF_VALUES: [&str; 14] = [
    "java/lang/Boolean",
    "java/lang/Byte",
    "java/lang/Character",
    "java/lang/Double",
    "java/lang/Float",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Math",
    "java/lang/Object",
    "java/lang/Short",
    "java/lang/StrictMath",
    "java/lang/String",
    "java/lang/StringBuilder",
    "java/lang/StringBuffer",
];

/// Whether a call stays among the JDK's values: it takes only numbers and texts. Of `Object` only its constructor and
/// `getClass` do.
pub fn is_plain_value_code(member: &MemberRef) -> bool {
    let parameters = member.descriptor.split_once(')').map_or("", |(before, _)| before);
    let mut rest = parameters.trim_start_matches('(');
    while !rest.is_empty() {
        let after = rest.trim_start_matches('[');
        rest = match after.strip_prefix('L') {
            None => after.get(1..).unwrap_or_default(),
            Some(name) => {
                let Some((name, behind)) = name.split_once(';') else { return false };
                if name == "java/lang/Object" || !OF_VALUES.contains(&name) {
                    return false;
                }
                behind
            }
        };
    }
    match &*member.class {
        "java/lang/Object" => matches!(&*member.name, "<init>" | "getClass"),
        class => OF_VALUES.contains(&class),
    }
}

//! What a predicate would do to the program besides giving a value: the code that it may run is followed, that of methods that
//! override, that which the library calls back, and the initialisers of classes that are not initialised yet.
//!
//! Over-approximated: what is not understood may change something. What only fills objects that are made on the way changes
//! nothing. An initialiser that runs too early must not read what changes until then, either.

use std::collections::BTreeSet;

use crate::analysis::library::{self, Effect};
use crate::analysis::loops::is_pure_library;
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::classfile::{self, ClassFile, Constant, MemberRef, access};
use crate::program::operands::Operands;
use crate::program::{Class, Code, Insn, Method, Origin, Program};

/// Methods and initialisers that are looked at to see that there is no effect.
const MOST_STEPS: usize = 1000;

pub struct Effects<'p> {
    pub program: &'p Program,
    /// The class in whose code the predicate counts: it is initialised there.
    pub home: &'p str,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Step {
    what: What,
    /// As part of an initialiser that runs earlier than it would.
    is_early: bool,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum What {
    Initialise(String),
    Call(Call),
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Call {
    /// The class that it names, internal.
    on: String,
    name: String,
    descriptor: String,
    how: How,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum How {
    Static,
    /// This very method.
    Exact,
    /// Whatever overrides it.
    Selected,
}

impl Call {
    fn selected((on, name, descriptor): (&str, &str, &str)) -> Self {
        Self { on: on.into(), name: name.into(), descriptor: descriptor.into(), how: How::Selected }
    }

    fn shown(&self) -> String {
        let class = self.on.replace('/', ".");
        if self.name == "<clinit>" { format!("the initialiser of {class}") } else { format!("{class}.{}", self.name) }
    }
}

impl Effects<'_> {
    /// Why a call may have an effect; None if it has none. It names the class on which it is made, or whose method it is.
    pub fn of_call(&self, on: &str, name: &str, descriptor: &str, is_static: bool) -> Option<String> {
        let how = if is_static { How::Static } else { How::Selected };
        self.of(What::Call(Call { how, ..Call::selected((on, name, descriptor)) }))
    }

    /// Why it may have an effect that a class is needed.
    pub fn of_initialising(&self, class: &str) -> Option<String> {
        self.of(What::Initialise(class.into()))
    }

    fn of(&self, first: What) -> Option<String> {
        let mut seen = BTreeSet::new();
        let mut todo = vec![Step { what: first, is_early: false }];
        while let Some(step) = todo.pop() {
            if !seen.insert(step.clone()) {
                continue;
            }
            let found = match &step.what {
                What::Call(call) if seen.len() > MOST_STEPS => {
                    Some(format!("{} is called among too much to see that it has none", call.shown()))
                }
                What::Call(call) => self.call(call, step.is_early, &mut todo),
                What::Initialise(class) => {
                    self.initialise(class, &mut todo);
                    None
                }
            };
            if found.is_some() {
                return found;
            }
        }
        None
    }

    fn class_of(&self, internal: &str) -> Option<&Class> {
        self.program.load(internal).ok().map(|id| self.program.class(id))
    }

    /// A class, its parents and its interfaces, without those that are initialised.
    fn initialise(&self, class: &str, todo: &mut Vec<Step>) {
        let Some(class) = self.class_of(class) else { return };
        let home = self.class_of(self.home).map(|home| home.id);
        for parent in class.display.iter().chain(&class.all_interfaces).map(|id| self.program.class(*id)) {
            let is_begun = home.is_some_and(|home| self.program.is_subtype(home, parent.id));
            if is_own(parent) && !is_begun && parent.initializer.is_some() {
                let call = Call { how: How::Exact, ..Call::selected((&parent.name, "<clinit>", "()V")) };
                todo.push(Step { what: What::Call(call), is_early: true });
            }
        }
    }

    fn call(&self, call: &Call, is_early: bool, todo: &mut Vec<Step>) -> Option<String> {
        let shown = call.shown();
        let on = self.class_of(&call.on);
        let found = on.and_then(|on| Some((on, self.program.find_named(on.id, &call.name, &call.descriptor)?)));
        let Some((on, method)) = found else { return Some(format!("{shown} is not there")) };
        let owner = self.program.class(method.class);
        if call.how == How::Static {
            todo.push(Step { what: What::Initialise(owner.name.to_string()), is_early });
        }
        let mut calls = Vec::new();
        if is_own(owner) {
            if method.is_abstract() || method.is_native() || method.is_synchronized() {
                return Some(format!("{shown} is not known to have none"));
            }
            let Some(body) = Body::of(self.program, owner, method) else {
                return Some(format!("{shown} cannot be read"));
            };
            for at in 0..body.code.insns.len() as u32 {
                match self.insn(&body, at, is_early) {
                    Does::Nothing => {}
                    Does::Call(call) => calls.push(call),
                    Does::Initialise(class) => todo.push(Step { what: What::Initialise(class), is_early }),
                    Does::Link(linked) => calls.extend(linked),
                    Does::Change => return Some(format!("{shown} changes something")),
                    Does::Read(what) => return Some(format!("{shown} reads {what}, which may change before")),
                }
            }
        } else {
            // What a class of the program inherits is the library's.
            let named = if is_own(on) && !on.is_array() { owner } else { on };
            let member = MemberRef {
                class: named.name.clone(),
                name: call.name.as_str().into(),
                descriptor: call.descriptor.as_str().into(),
            };
            if !(is_harmless(&member, call.how == How::Static) || self.makes_throwable(&member)) {
                return Some(format!("{shown} is not known to have none"));
            }
            calls.extend(called_back(&member, call));
        }
        if call.how == How::Selected {
            calls.extend(self.overriding(on, method));
        }
        todo.extend(calls.into_iter().map(|call| Step { what: What::Call(call), is_early }));
        None
    }

    fn insn(&self, body: &Body<'_>, at: u32, is_early: bool) -> Does {
        use Insn::*;
        let Some(insn) = body.code.insn(at) else { return Does::Nothing };
        let pool = |index: u16| body.file.pool.get(index);
        match insn {
            InvokeStatic(index) | InvokeSpecial(index) | InvokeVirtual(index) | InvokeInterface(index) => {
                let Some(Constant::Method(m) | Constant::InterfaceMethod(m)) = pool(index) else { return Does::Change };
                let how = match insn {
                    InvokeStatic(_) => How::Static,
                    InvokeSpecial(_) => How::Exact,
                    _ => How::Selected,
                };
                Does::Call(Call { how, ..Call::selected((&m.class, &m.name, &m.descriptor)) })
            }
            InvokeDynamic(index) => linked(body.file, index).map_or(Does::Change, Does::Link),
            New(index) => match pool(index) {
                Some(Constant::Class(class)) => Does::Initialise(class.to_string()),
                _ => Does::Change,
            },
            GetStatic(index) => match pool(index) {
                Some(Constant::Field(field)) => self.static_read(body, field, is_early),
                _ => Does::Change,
            },
            PutStatic(index) => match pool(index) {
                Some(Constant::Field(f)) if body.is_initialiser && f.class == body.file.name => Does::Nothing,
                _ => Does::Change,
            },
            PutField(index) => match pool(index) {
                Some(Constant::Field(f)) if body.is_constructor && body.is_this(at, slots(&f.descriptor)) => {
                    Does::Nothing
                }
                _ => Does::Change,
            },
            IntStore | FloatStore | RefStore | ByteStore | CharStore | ShortStore if body.is_new_array(at, 2) => {
                Does::Nothing
            }
            LongStore | DoubleStore if body.is_new_array(at, 3) => Does::Nothing,
            IntStore | LongStore | FloatStore | DoubleStore | RefStore | ByteStore | CharStore | ShortStore => {
                Does::Change
            }
            MonitorEnter | MonitorExit => Does::Change,
            _ => Does::Nothing,
        }
    }

    fn static_read(&self, body: &Body<'_>, field: &MemberRef, is_early: bool) -> Does {
        let Some(class) = self.class_of(&field.class) else { return Does::Change };
        let lineage = class.display.iter().rev().chain(&class.all_interfaces).map(|id| self.program.class(*id));
        let found = lineage.into_iter().find_map(|one| Some((one, one.field(&field.name, Some(&field.descriptor))?)));
        let Some((owner, declared)) = found else { return Does::Change };
        let is_fixed = declared.access & access::FINAL != 0 && library::is_value_type(&field.descriptor);
        let is_of_initialiser = owner.name == body.file.name;
        if is_early && is_own(owner) && !is_fixed && !is_of_initialiser {
            return Does::Read(format!("{}.{}", owner.name.replace('/', "."), field.name));
        }
        Does::Initialise(owner.name.to_string())
    }

    /// Whether it makes an exception of the library.
    fn makes_throwable(&self, member: &MemberRef) -> bool {
        let load = |name: &str| self.program.load(name).ok();
        let takes_values =
            MethodType::parse(&member.descriptor).is_ok_and(|parsed| parsed.params.iter().all(library::is_value_kind));
        &*member.name == "<init>"
            && takes_values
            && load(&member.class)
                .zip(load("java/lang/Throwable"))
                .is_some_and(|(class, throwable)| self.program.is_subtype(class, throwable))
    }

    /// Methods of the class path that may run instead, where a method is called on this class.
    fn overriding(&self, on: &Class, method: &Method) -> Vec<Call> {
        if method.is_static() || method.is_private() || method.is_constructor() {
            return Vec::new();
        }
        let all = self.program.classpath().classes().unwrap_or_default();
        let children = all.iter().filter_map(|name| self.class_of(name)).filter(|class| {
            class.id != method.class
                && self.program.is_subtype(class.id, on.id)
                && class.declared.contains_key(&method.selector)
        });
        let call = |class: &Class| {
            let call = Call::selected((&class.name, &method.name, &method.descriptor));
            Call { how: How::Exact, ..call }
        };
        children.map(call).collect()
    }
}

/// What an instruction does to others.
enum Does {
    Nothing,
    Change,
    /// Something that may change.
    Read(String),
    Call(Call),
    Initialise(String),
    Link(Vec<Call>),
}

struct Body<'p> {
    file: &'p ClassFile,
    code: &'p Code,
    raw: &'p classfile::Code,
    is_initialiser: bool,
    is_constructor: bool,
}

impl<'p> Body<'p> {
    fn of(program: &'p Program, owner: &'p Class, method: &'p Method) -> Option<Self> {
        let file = owner.file.as_deref()?;
        let raw = file.method(&method.name, &method.descriptor)?.code.as_ref()?;
        let code = program.code(method).ok()?;
        let (is_initialiser, is_constructor) = (method.is_class_initializer(), method.is_constructor());
        Some(Self { file, code, raw, is_initialiser, is_constructor })
    }

    /// The code of what pushed an operand.
    fn pushed(&self, at: u32, slots: usize) -> Option<&'p [u8]> {
        let pc = *self.code.pcs.get(at as usize)?;
        let pushed = Operands::until(self.file, self.raw, pc).source(pc, slots)?;
        self.raw.bytes.get(usize::from(pushed)..)
    }

    fn is_this(&self, at: u32, slots: usize) -> bool {
        let stores = |insn: Insn| insn == Insn::Store(0);
        let is_first = matches!(self.pushed(at, slots), Some([0x2a, ..]));
        is_first && !(0..self.code.insns.len() as u32).filter_map(|at| self.code.insn(at)).any(stores)
    }

    /// Whether an array is new, or of the class whose initialiser fills it.
    fn is_new_array(&self, at: u32, slots: usize) -> bool {
        match self.pushed(at, slots) {
            Some([0xbc | 0xbd | 0xc5, ..]) => true,
            Some([0xb2, high, low, ..]) if self.is_initialiser => {
                let field = self.file.pool.get(u16::from_be_bytes([*high, *low]));
                matches!(field, Some(Constant::Field(field)) if field.class == self.file.name)
            }
            _ => false,
        }
    }
}

fn slots(descriptor: &str) -> usize {
    FieldType::parse(descriptor).map_or(1, |parsed| parsed.slots().into())
}

fn is_own(class: &Class) -> bool {
    matches!(class.origin, Origin::App(_))
}

type Named = (&'static str, &'static str, &'static str);
const EQUALS: Named = ("java/lang/Object", "equals", "(Ljava/lang/Object;)Z");
const HASH: Named = ("java/lang/Object", "hashCode", "()I");
const TEXT: Named = ("java/lang/Object", "toString", "()Ljava/lang/String;");
const ORDER: Named = ("java/lang/Comparable", "compareTo", "(Ljava/lang/Object;)I");
const OF_TEXTS: [Named; 3] = [
    ("java/lang/CharSequence", "length", "()I"),
    ("java/lang/CharSequence", "charAt", "(I)C"),
    ("java/lang/CharSequence", "toString", "()Ljava/lang/String;"),
];

/// What a method of the library that only looks calls of the objects that it is given or holds.
fn called_back(member: &MemberRef, call: &Call) -> Vec<Call> {
    let (class, name) = (&*member.class, &*member.name);
    let takes_values =
        MethodType::parse(&member.descriptor).is_ok_and(|parsed| parsed.params.iter().all(library::is_value_kind));
    let named: &[Named] = match name {
        "<init>" | "getClass" | "isNull" | "nonNull" => &[],
        "toString" if class == "java/lang/Object" => {
            return vec![Call { on: call.on.clone(), ..Call::selected(HASH) }];
        }
        // They look at values, or at what is of their own class.
        "equals" | "hashCode" | "compareTo" | "toString" if is_plain(class) => &[],
        "equals" | "deepEquals" => &[EQUALS],
        "hashCode" | "hash" => &[HASH],
        "toString" | "valueOf" => &[TEXT],
        "compareTo" => &[ORDER],
        _ if takes_values => &[],
        _ if member.descriptor.contains("Ljava/lang/CharSequence;") => &OF_TEXTS,
        _ => &[EQUALS, HASH, ORDER],
    };
    named.iter().copied().map(Call::selected).collect()
}

/// Whether objects of a class of the library compare and show themselves without asking others.
fn is_plain(class: &str) -> bool {
    const OTHERS: [&str; 5] =
        ["java/lang/Object", "java/lang/Enum", "java/lang/Number", "java/lang/CharSequence", "java/lang/Comparable"];
    library::is_value(class) || OTHERS.contains(&class)
}

/// What an `invokedynamic` calls, for those of the compiler that change nothing.
fn linked(file: &ClassFile, index: u16) -> Option<Vec<Call>> {
    let Some(Constant::InvokeDynamic { bootstrap, name, descriptor }) = file.pool.get(index) else { return None };
    let handle = file.pool.get(file.bootstrap_methods.get(usize::from(*bootstrap))?.handle)?;
    let Constant::MethodHandle { reference, .. } = handle else { return None };
    let Some(Constant::Method(by)) = file.pool.get(*reference) else { return None };
    let named: &[Named] = match (&*by.class, &**name) {
        ("java/lang/invoke/LambdaMetafactory", _) => &[],
        ("java/lang/invoke/StringConcatFactory", _) => {
            let parsed = MethodType::parse(descriptor).ok()?;
            if parsed.params.iter().all(library::is_value_kind) { &[] } else { &[TEXT] }
        }
        ("java/lang/runtime/ObjectMethods", "equals") => &[EQUALS],
        ("java/lang/runtime/ObjectMethods", "hashCode") => &[HASH],
        ("java/lang/runtime/ObjectMethods", "toString") => &[TEXT],
        _ => return None,
    };
    Some(named.iter().copied().map(Call::selected).collect())
}

/// Methods of the library that only look.
fn is_harmless(member: &MemberRef, is_static: bool) -> bool {
    const VALUES: [&str; 16] = [
        "java/lang/String",
        "java/lang/CharSequence",
        "java/lang/Comparable",
        "java/lang/Enum",
        "java/lang/Number",
        "java/lang/Byte",
        "java/lang/Short",
        "java/lang/Integer",
        "java/lang/Long",
        "java/lang/Float",
        "java/lang/Double",
        "java/lang/Character",
        "java/lang/Boolean",
        "java/math/BigInteger",
        "java/math/BigDecimal",
        "java/util/Objects",
    ];
    let looks = matches!(library::effect(member, 0, is_static), Some(Effect::Looks | Effect::Copies));
    let of_object = matches!(
        (&*member.class, &*member.name),
        ("java/lang/Object", "equals" | "hashCode" | "getClass" | "toString" | "<init>")
            | ("java/lang/Record", "<init>")
            | ("java/lang/Class", "desiredAssertionStatus")
    );
    let by_name = !matches!(&*member.name, "getChars" | "getBytes" | "next" | "requireNonNull" | "remove" | "iterator");
    is_pure_library(&member.class, &member.descriptor)
        || of_object
        || by_name && (VALUES.contains(&&*member.class) || looks)
}

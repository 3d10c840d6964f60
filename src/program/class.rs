//! Classes, methods and fields as the VM runs them: laid out, with dispatch tables, code decoded on first use.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use hashbrown::HashMap;

use super::insn::{Insn, Kind, Prim, Switch};
use super::link::primitive_code;
use super::watch::Watch;
use crate::classfile::{ClassFile, access};
use crate::util::{ClassId, MethodId};

/// An interned pair of method name and descriptor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Selector(pub u32);

/// Where a class came from: decides its loader, its module and whether messages call it the program's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The JDK, or a stub of ours standing in for a JDK class; with the module's name.
    Jdk(Rc<str>),
    /// The user's class path; with the file or jar.
    App(Rc<str>),
    /// Made by the VM: arrays, primitives, lambda classes.
    Vm,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    Instance,
    Array { component: ClassId },
    Primitive(Option<Prim>),
}

#[derive(Clone, Debug)]
pub struct Field {
    pub name: Rc<str>,
    pub descriptor: Rc<str>,
    pub access: u16,
    pub kind: Kind,
    /// Index into the object's fields, or the class's statics.
    pub slot: u32,
    /// Pool index of a static's constant value.
    pub constant: Option<u16>,
}

impl Field {
    pub fn is_static(&self) -> bool {
        self.access & access::STATIC != 0
    }
}

pub struct Class {
    pub id: ClassId,
    /// Internal form (`java/lang/String`, `[I`); a primitive's Java name.
    pub name: Rc<str>,
    pub access: u16,
    pub shape: Shape,
    pub origin: Origin,
    pub super_class: Option<ClassId>,
    pub interfaces: Box<[ClassId]>,
    /// The class file; none for arrays, primitives and synthesised classes.
    pub file: Option<Rc<ClassFile>>,
    /// Superclasses from `Object` down to this class: a subclass test is one look-up.
    pub display: Box<[ClassId]>,
    /// All interfaces, own and inherited, sorted.
    pub all_interfaces: Box<[ClassId]>,
    /// Declared fields, static and not.
    pub fields: Box<[Field]>,
    /// The kind of every instance field, inherited ones first, by slot.
    pub layout: Rc<[Kind]>,
    pub static_kinds: Box<[Kind]>,
    /// Declared methods, in the order of the file.
    pub methods: Box<[MethodId]>,
    pub declared: HashMap<Selector, MethodId>,
    pub vtable: Box<[MethodId]>,
    pub vtable_index: HashMap<Selector, u32>,
    pub initializer: Option<MethodId>,
    /// What an interface call on this class selects, remembered.
    pub selected: RefCell<HashMap<Selector, Option<MethodId>>>,
    /// The array class with this component, once made.
    pub array_of: OnceCell<ClassId>,
}

impl Class {
    pub fn is_interface(&self) -> bool {
        self.access & access::INTERFACE != 0
    }
    pub fn is_abstract(&self) -> bool {
        self.access & access::ABSTRACT != 0
    }
    /// An abstract type of which others can write classes.
    pub fn is_left_to_others(&self) -> bool {
        let sealed = self.file.as_ref().is_some_and(|f| !f.permitted_subclasses.is_empty());
        (self.is_interface() || self.is_abstract()) && !sealed && self.access & access::ENUM == 0
    }
    /// Whether objects of this class live inside one of another class, which its constructors get first: never null, because an
    /// expression that makes one looks at it before.
    pub fn is_inner(&self) -> bool {
        let entry = self.file.as_ref().and_then(|f| f.inner_classes.iter().find(|i| i.inner == self.name));
        entry.is_some_and(|e| e.access & (access::STATIC | access::INTERFACE) == 0 && e.outer.is_some())
            && self.access & (access::ENUM | access::INTERFACE) == 0
    }
    pub fn is_array(&self) -> bool {
        matches!(self.shape, Shape::Array { .. })
    }
    pub fn component(&self) -> Option<ClassId> {
        match self.shape {
            Shape::Array { component } => Some(component),
            _ => None,
        }
    }
    pub fn is_primitive(&self) -> bool {
        matches!(self.shape, Shape::Primitive(_))
    }
    /// `java.lang.String`, `[Ljava.lang.String;`: what `Class.getName` gives.
    pub fn java_name(&self) -> String {
        self.name.replace('/', ".")
    }
    /// The descriptor of a value of this type.
    pub fn descriptor(&self) -> String {
        match self.shape {
            Shape::Array { .. } => self.name.to_string(),
            Shape::Primitive(_) => primitive_code(self.id).to_string(),
            Shape::Instance => format!("L{};", self.name),
        }
    }
    /// The package's internal name, empty for the unnamed one.
    pub fn package(&self) -> &str {
        self.name.rsplit_once('/').map_or("", |(package, _)| package)
    }
    pub fn field(&self, name: &str, descriptor: Option<&str>) -> Option<&Field> {
        self.fields.iter().find(|f| &*f.name == name && descriptor.is_none_or(|d| &*f.descriptor == d))
    }
}

/// A handler's range and target are instruction indices.
#[derive(Clone, Copy, Debug)]
pub struct Handler {
    pub start: u32,
    pub end: u32,
    pub target: u32,
    /// Pool index of the class caught; 0 catches everything.
    pub catch: u16,
}

/// Decoded code. Invariant: every instruction that can be reached pops what was pushed, of the right kind, and stays
/// within `size` slots; every target is inside the code.
#[derive(Default)]
pub struct Code {
    pub insns: Box<[Cell<Insn>]>,
    /// The bytecode offset of each instruction.
    pub pcs: Box<[u16]>,
    pub switches: Box<[Switch]>,
    /// Long and double constants by their bits.
    pub wide: Box<[u64]>,
    pub handlers: Box<[Handler]>,
    /// Number of local slots after renumbering.
    pub locals: u32,
    /// Locals and operands together.
    pub size: u32,
    /// Where each local of the class file went.
    pub local_map: Box<[u16]>,
    /// What [`Insn::Watched`] names.
    pub watches: RefCell<Vec<Watch>>,
}

/// Which Rust model stands for a method; decided once, when it is first called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ModelSlot {
    #[default]
    Unknown,
    None,
    /// Its own code; classes that are not here may have another, or nobody knows what it asks of its surroundings.
    Open,
    Model(u32),
    /// Run this static method instead, with the same operands.
    Redirect(MethodId),
    /// A user's model: this static method runs instead, with the same operands, and what is found depends on it.
    StandIn(MethodId),
    /// A function of its arguments, of which nothing else is known.
    Function,
}

pub struct Method {
    pub id: MethodId,
    pub class: ClassId,
    pub name: Rc<str>,
    pub descriptor: Rc<str>,
    pub selector: Selector,
    pub access: u16,
    /// Values that a call passes, the receiver included.
    pub args: u32,
    /// Kinds of the parameters, without the receiver.
    pub params: Box<[Kind]>,
    pub result: Option<Kind>,
    /// Index into the class file's methods; none for synthesised ones.
    pub info: Option<u32>,
    /// Not shown in stack traces: made by the VM.
    pub hidden: bool,
    pub(super) code: OnceCell<Result<Code, String>>,
    pub model: Cell<ModelSlot>,
}

impl Method {
    pub fn is_static(&self) -> bool {
        self.access & access::STATIC != 0
    }
    pub fn is_native(&self) -> bool {
        self.access & access::NATIVE != 0
    }
    pub fn is_abstract(&self) -> bool {
        self.access & access::ABSTRACT != 0
    }
    pub fn is_private(&self) -> bool {
        self.access & access::PRIVATE != 0
    }
    pub fn is_public(&self) -> bool {
        self.access & access::PUBLIC != 0
    }
    pub fn is_synchronized(&self) -> bool {
        self.access & access::SYNCHRONIZED != 0
    }
    pub fn is_constructor(&self) -> bool {
        &*self.name == "<init>"
    }
    pub fn is_class_initializer(&self) -> bool {
        &*self.name == "<clinit>"
    }
}

//! The model of one class file: plain data, names shared by reference count.
//!
//! The invariants are in the head of the module `classfile`; only `parse` builds these values.

use super::annotations::{Annotation, ElementValue};
use super::pool::{Constant, ConstantPool, MemberRef};
use std::rc::Rc;

/// Access and property flags (JVMS tables 4.1-B, 4.5-A, 4.6-A, 4.7.6-A). Some bits mean different things in different
/// places, hence the equal values.
pub mod access {
    pub const PUBLIC: u16 = 0x0001;
    pub const PRIVATE: u16 = 0x0002;
    pub const PROTECTED: u16 = 0x0004;
    pub const STATIC: u16 = 0x0008;
    pub const FINAL: u16 = 0x0010;
    pub const SUPER: u16 = 0x0020;
    pub const SYNCHRONIZED: u16 = 0x0020;
    pub const VOLATILE: u16 = 0x0040;
    pub const BRIDGE: u16 = 0x0040;
    pub const TRANSIENT: u16 = 0x0080;
    pub const VARARGS: u16 = 0x0080;
    pub const NATIVE: u16 = 0x0100;
    pub const INTERFACE: u16 = 0x0200;
    pub const ABSTRACT: u16 = 0x0400;
    pub const STRICT: u16 = 0x0800;
    pub const SYNTHETIC: u16 = 0x1000;
    pub const ANNOTATION: u16 = 0x2000;
    pub const ENUM: u16 = 0x4000;
    pub const MODULE: u16 = 0x8000;
    pub const MANDATED: u16 = 0x8000;
}

/// One class, interface, enum, record, annotation type or module descriptor.
#[derive(Debug, Clone)]
pub struct ClassFile {
    pub major: u16,
    pub minor: u16,
    /// Written by a compiler newer than those this program knows; the caller warns.
    pub newer_than_supported: bool,
    pub access: u16,
    /// Internal form: `java/lang/String`.
    pub name: Rc<str>,
    /// None for `java/lang/Object` and module descriptors only.
    pub super_name: Option<Rc<str>>,
    pub interfaces: Vec<Rc<str>>,
    pub fields: Vec<FieldInfo>,
    pub methods: Vec<MethodInfo>,
    pub pool: ConstantPool,
    pub bootstrap_methods: Vec<BootstrapMethod>,
    pub source_file: Option<Rc<str>>,
    pub signature: Option<Rc<str>>,
    pub nest_host: Option<Rc<str>>,
    pub nest_members: Vec<Rc<str>>,
    pub inner_classes: Vec<InnerClass>,
    pub enclosing_method: Option<EnclosingMethod>,
    /// Some for records, also for those without components.
    pub record_components: Option<Vec<RecordComponent>>,
    pub permitted_subclasses: Vec<Rc<str>>,
    /// Those visible at run time.
    pub annotations: Vec<Annotation>,
}

#[derive(Debug, Clone)]
pub struct FieldInfo {
    pub access: u16,
    pub name: Rc<str>,
    pub descriptor: Rc<str>,
    /// Pool index of the initial value of a static field. The attribute is dropped from instance fields, where the JVM
    /// ignores it (JVMS 4.7.2): there the constructor assigns the value.
    pub constant: Option<u16>,
    /// The same of any final field, as far as it makes sense: compilers write the value where the field is named.
    pub copied: Option<u16>,
    pub signature: Option<Rc<str>>,
    /// As in `ClassFile`.
    pub annotations: Vec<Annotation>,
}

#[derive(Debug, Clone)]
pub struct MethodInfo {
    pub access: u16,
    pub name: Rc<str>,
    pub descriptor: Rc<str>,
    /// None exactly for native and abstract methods.
    pub code: Option<Code>,
    /// The declared exceptions.
    pub exceptions: Vec<Rc<str>>,
    pub signature: Option<Rc<str>>,
    /// As in `ClassFile`.
    pub annotations: Vec<Annotation>,
    /// By parameter; empty where there are none.
    pub parameter_annotations: Vec<Vec<Annotation>>,
    /// What an annotation has where it is not given.
    pub default: Option<ElementValue>,
    /// Names (None: not recorded) and flags of the parameters, empty without `javac -parameters`.
    pub parameters: Vec<(Option<Rc<str>>, u16)>,
}

#[derive(Debug, Clone)]
pub struct Code {
    pub max_stack: u16,
    pub max_locals: u16,
    /// The bytecode as it stands in the file, not decoded; 1 to 65535 bytes.
    pub bytes: Box<[u8]>,
    /// In the order of the file, which is the order of search.
    pub handlers: Vec<Handler>,
    /// Sorted by pc; entries of the same pc stay in the order of the file. Empty without debug information.
    pub lines: Vec<LineEntry>,
    /// Empty unless compiled with `-g`.
    pub locals: Vec<LocalVar>,
}

/// Covers `start..end`; both lie inside the code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Handler {
    pub start: u16,
    pub end: u16,
    pub target: u16,
    /// Pool index of the class caught; 0 catches everything.
    pub catch: u16,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LineEntry {
    pub pc: u16,
    pub line: u16,
}

/// A named local variable, in scope for `start..start + len`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LocalVar {
    pub start: u16,
    pub len: u16,
    pub name: Rc<str>,
    pub descriptor: Rc<str>,
    pub index: u16,
}

/// Pool indices of a method handle and of its loadable arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BootstrapMethod {
    pub handle: u16,
    pub arguments: Vec<u16>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InnerClass {
    pub inner: Rc<str>,
    /// None for local and anonymous classes.
    pub outer: Option<Rc<str>>,
    /// None for anonymous classes.
    pub name: Option<Rc<str>>,
    pub access: u16,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnclosingMethod {
    pub class: Rc<str>,
    /// Name and descriptor; None when the class stands in an initialiser.
    pub method: Option<(Rc<str>, Rc<str>)>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordComponent {
    pub name: Rc<str>,
    pub descriptor: Rc<str>,
    pub signature: Option<Rc<str>>,
}

impl ClassFile {
    pub fn has(&self, flag: u16) -> bool {
        self.access & flag != 0
    }

    pub fn is_interface(&self) -> bool {
        self.has(access::INTERFACE)
    }

    /// The method of this very class; inherited ones are the program layer's business.
    pub fn method(&self, name: &str, descriptor: &str) -> Option<&MethodInfo> {
        self.methods.iter().find(|m| &*m.name == name && &*m.descriptor == descriptor)
    }

    pub fn field(&self, name: &str, descriptor: &str) -> Option<&FieldInfo> {
        self.fields.iter().find(|f| &*f.name == name && &*f.descriptor == descriptor)
    }

    /// The method that links an `invokedynamic`.
    pub fn linked_by(&self, dynamic: u16) -> Option<&MemberRef> {
        let Some(Constant::InvokeDynamic { bootstrap, .. }) = self.pool.get(dynamic) else { return None };
        let entry = self.bootstrap_methods.get(usize::from(*bootstrap))?;
        let Some(Constant::MethodHandle { reference, .. }) = self.pool.get(entry.handle) else { return None };
        match self.pool.get(*reference) {
            Some(Constant::Method(member) | Constant::InterfaceMethod(member)) => Some(member),
            _ => None,
        }
    }

    /// The methods that an `invokedynamic` makes function objects of.
    pub fn referred_methods(&self, dynamic: u16) -> Vec<&MemberRef> {
        let method = |constant: &Constant| matches!(constant, Constant::Method(_) | Constant::InterfaceMethod(_));
        self.referred(dynamic, method)
    }

    /// The methods that handles in the constant pool stand for.
    pub fn handled_methods(&self) -> impl Iterator<Item = &MemberRef> {
        self.pool.iter().filter_map(|(_, constant)| {
            let Constant::MethodHandle { reference, .. } = constant else { return None };
            match self.pool.get(*reference)? {
                Constant::Method(member) | Constant::InterfaceMethod(member) => Some(member),
                _ => None,
            }
        })
    }

    /// The fields that an `invokedynamic` gets handles of: those of a record, of which it makes `equals` and the like.
    pub fn referred_fields(&self, dynamic: u16) -> Vec<&MemberRef> {
        self.referred(dynamic, |constant| matches!(constant, Constant::Field(_)))
    }

    fn referred(&self, dynamic: u16, wanted: impl Fn(&Constant) -> bool) -> Vec<&MemberRef> {
        let Some(Constant::InvokeDynamic { bootstrap, .. }) = self.pool.get(dynamic) else { return Vec::new() };
        let entry = self.bootstrap_methods.get(usize::from(*bootstrap));
        let arguments = entry.into_iter().flat_map(|entry| &entry.arguments).filter_map(|index| self.pool.get(*index));
        let handles = arguments.filter_map(|argument| match argument {
            Constant::MethodHandle { reference, .. } => self.pool.get(*reference),
            _ => None,
        });
        let wanted = handles.filter(|constant| wanted(constant));
        wanted
            .filter_map(|constant| match constant {
                Constant::Method(member) | Constant::InterfaceMethod(member) | Constant::Field(member) => Some(member),
                _ => None,
            })
            .collect()
    }

    /// Whether other sources of its package can name it: neither it nor a class around it is private or inside a method.
    pub fn is_nameable(&self) -> bool {
        let mut name = &self.name;
        // An attribute that goes round in circles is no reason to hang.
        for _ in 0..=self.inner_classes.len() {
            let Some(inner) = self.inner_classes.iter().find(|inner| inner.inner == *name) else { return true };
            match &inner.outer {
                Some(outer) if inner.access & access::PRIVATE == 0 && inner.name.is_some() => name = outer,
                _ => return false,
            }
        }
        false
    }

    /// Whether others of its package can write classes that extend or implement it.
    pub fn is_open(&self) -> bool {
        let closed = access::FINAL | access::ENUM | access::ANNOTATION;
        let makes = |m: &MethodInfo| &*m.name == "<init>" && m.access & (access::PRIVATE | access::SYNTHETIC) == 0;
        !self.has(closed)
            && self.permitted_subclasses.is_empty()
            && self.is_nameable()
            && (self.is_interface() || self.methods.iter().any(makes))
    }
}

impl FieldInfo {
    pub fn has(&self, flag: u16) -> bool {
        self.access & flag != 0
    }

    pub fn is_static(&self) -> bool {
        self.has(access::STATIC)
    }
}

impl MethodInfo {
    pub fn has(&self, flag: u16) -> bool {
        self.access & flag != 0
    }

    /// Whether classes that extend its class can have another of its name.
    pub fn is_overridable(&self) -> bool {
        !self.has(access::STATIC | access::PRIVATE | access::FINAL) && !self.name.starts_with('<')
    }

    pub fn is_static(&self) -> bool {
        self.has(access::STATIC)
    }
}

impl LocalVar {
    /// Whether the variable has a value at the instruction at `pc`.
    pub fn lives_at(&self, pc: u16) -> bool {
        pc.checked_sub(self.start).is_some_and(|offset| offset < self.len)
    }
}

impl Code {
    /// The source line of the instruction at `pc`.
    pub fn line_at(&self, pc: u16) -> Option<u16> {
        let after = self.lines.partition_point(|entry| entry.pc <= pc);
        after.checked_sub(1).and_then(|last| self.lines.get(last)).map(|entry| entry.line)
    }
}

//! Classes that answer: what stands for a class that a caller writes, and what repeats its answers in a test run.
//!
//! Such a class implements an interface or extends a class. What it has to have asks `obligato.Answers` for each answer; what
//! it only may override asks first whether it is overridden, and is inherited otherwise.

use std::rc::Rc;

use super::super::class::{Class, Method, Origin, Shape};
use super::super::insn::Insn;
use super::super::link::{ClassDraft, MethodDraft};
use super::super::{LinkError, Program};
use super::builder::Builder;
use crate::classfile::access;
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::util::ClassId;

/// The class with the methods that answer.
const ANSWERS: &str = "obligato/Answers";
/// Between the name of a type and the number of a class that answers for it.
const ANSWERING: &str = "$$Answers$";
/// Methods that keep contracts of the library: what breaks them is no caller of this world.
const BOUND_BY_CONTRACT: [&str; 5] = ["equals", "hashCode", "compareTo", "clone", "finalize"];

impl Program {
    /// The methods that a class has to have to implement an interface, the interface's own first.
    pub fn unimplemented(&self, interface: ClassId) -> Vec<&Method> {
        let class = self.class(interface);
        let supers = class.all_interfaces.iter().copied().filter(|i| *i != interface);
        let owners: Vec<ClassId> = std::iter::once(interface).chain(supers).collect();
        let all = || owners.iter().flat_map(|c| self.class(*c).methods.iter().map(|m| self.method(*m)));
        let object = self.load("java/lang/Object").ok();
        let mut found: Vec<&Method> = Vec::new();
        for method in all().filter(|m| m.is_abstract() && !m.is_static()) {
            let same = |m: &Method| m.selector == method.selector;
            let inherited = object.is_some_and(|o| self.class(o).methods.iter().any(|m| same(self.method(*m))));
            // A default method of a more special interface stands for it.
            let replaced = all().any(|m| same(m) && !m.is_abstract() && self.is_subtype(m.class, method.class));
            if !inherited && !replaced && !found.iter().any(|m| same(m)) {
                found.push(method);
            }
        }
        found
    }

    /// The methods of a class that a caller writes for a type of the program: those that it has to have, then those that it
    /// may override. What a contract of the library binds is left as it is.
    pub fn answered(&self, of: ClassId) -> Vec<&Method> {
        let class = self.class(of);
        let mut found = if class.is_interface() { self.unimplemented(of) } else { self.missing(class) };
        let inherited = class.vtable.iter().map(|m| self.method(*m));
        let interfaces = class.all_interfaces.iter().flat_map(|i| self.class(*i).methods.iter());
        let interfaces = interfaces.map(|m| self.method(*m)).filter(|m| !m.is_static());
        for method in inherited.chain(interfaces).filter(|m| self.may_override(class, m)) {
            let hidden = self.select(of, method.selector).is_some_and(|selected| selected != method.id);
            if !hidden && !found.iter().any(|m| m.selector == method.selector) {
                found.push(method);
            }
        }
        found
    }

    /// The abstract methods of a class and of its interfaces that it has no code for.
    fn missing(&self, class: &Class) -> Vec<&Method> {
        let of_interfaces = class.all_interfaces.iter().flat_map(|i| self.class(*i).methods.iter());
        let all = class.vtable.iter().chain(of_interfaces).map(|m| self.method(*m));
        let mut found: Vec<&Method> = Vec::new();
        for method in all.filter(|m| m.is_abstract() && !m.is_static()) {
            let selected = self.select(class.id, method.selector).map(|m| self.method(m));
            if selected.is_none_or(|m| m.is_abstract()) && !found.iter().any(|m| m.selector == method.selector) {
                found.push(method);
            }
        }
        found
    }

    fn may_override(&self, class: &Class, method: &Method) -> bool {
        let closed = access::FINAL | access::STATIC | access::PRIVATE | access::SYNTHETIC | access::NATIVE;
        let owner = self.class(method.class);
        let visible = method.access & (access::PUBLIC | access::PROTECTED) != 0
            || owner.name.rsplit_once('/').map(|(p, _)| p) == class.name.rsplit_once('/').map(|(p, _)| p);
        matches!(owner.origin, Origin::App(_))
            && method.access & closed == 0
            && !method.is_abstract()
            && !method.name.starts_with('<')
            && visible
            && !BOUND_BY_CONTRACT.contains(&&*method.name)
    }

    /// The class that a caller would name: of one that answers, the class that it extends.
    pub fn named(&self, class: ClassId) -> ClassId {
        let found = self.class(class);
        match found.super_class {
            Some(parent) if matches!(found.origin, Origin::Vm) && found.name.contains(ANSWERING) => {
                if matches!(self.class(parent).origin, Origin::App(_)) { parent } else { class }
            }
            _ => class,
        }
    }

    /// The class that a caller writes for a type of the program, and that asks `obligato.Answers`: the same for every object.
    pub fn written(&self, of: ClassId) -> Result<ClassId, LinkError> {
        if let Some(known) = self.written.borrow().get(&of) {
            return Ok(*known);
        }
        let class = self.written_anew(of)?;
        self.written.borrow_mut().insert(of, class);
        Ok(class)
    }

    /// The same as a class of its own.
    pub fn written_anew(&self, of: ClassId) -> Result<ClassId, LinkError> {
        let methods = self.answered(of);
        let mut drafts = Vec::new();
        for (number, method) in methods.into_iter().enumerate() {
            drafts.push(self.answering_method(number, method)?);
        }
        let class = self.class(of);
        for constructor in class.methods.iter().map(|m| self.method(*m)) {
            if constructor.is_constructor() && constructor.access & (access::PRIVATE | access::SYNTHETIC) == 0 {
                let mut body = Builder::new(self);
                (0..constructor.args).for_each(|i| {
                    body.op(Insn::Load(i as u16));
                });
                body.needs_stack(constructor.args + 4).op(Insn::InvokeSpecialQ(constructor.id)).op(Insn::Return);
                drafts.push(draft(constructor, body));
            }
        }
        self.define_answering(of, drafts)
    }

    /// The class that implements an interface by asking `obligato.Answers`.
    pub fn answering(&self, interface: ClassId) -> Result<ClassId, LinkError> {
        if let Some(known) = self.answering.borrow().get(&interface) {
            return Ok(*known);
        }
        let mut methods = Vec::new();
        for (number, method) in self.unimplemented(interface).into_iter().enumerate() {
            methods.push(self.answering_method(number, method)?);
        }
        let class = self.define_answering(interface, methods)?;
        self.answering.borrow_mut().insert(interface, class);
        Ok(class)
    }

    fn answering_method(&self, number: usize, method: &Method) -> Result<MethodDraft, LinkError> {
        let malformed = |_| LinkError::new("java/lang/ClassFormatError", "a malformed descriptor");
        let ty = MethodType::parse(&method.descriptor).map_err(malformed)?;
        let (name, result) = match &ty.result {
            None => ("nextVoid", "V"),
            Some(FieldType::Long) => ("nextLong", "J"),
            Some(FieldType::Float) => ("nextFloat", "F"),
            Some(FieldType::Double) => ("nextDouble", "D"),
            Some(result) if result.is_reference() => ("nextObject", "Ljava/lang/Object;"),
            Some(_) => ("nextInt", "I"),
        };
        let mut body = Builder::new(self);
        let give_back = |body: &mut Builder<'_>| {
            match &ty.result {
                None => body.op(Insn::Return),
                Some(result) => body.cast(result).op(Insn::ReturnValue),
            };
        };
        if !method.is_abstract() {
            body.op(Insn::Load(0)).op(Insn::IntConst(number as i32));
            body.call(ANSWERS, "overrides", "(Ljava/lang/Object;I)Z")?;
            let jump = body.here();
            body.op(Insn::IfNe(0));
            (0..method.args).for_each(|i| {
                body.op(Insn::Load(i as u16));
            });
            body.needs_stack(method.args + 4).op(Insn::InvokeSpecialQ(method.id));
            give_back(&mut body);
            body.patch(jump);
        }
        body.op(Insn::Load(0)).op(Insn::IntConst(number as i32));
        body.call(ANSWERS, name, &format!("(Ljava/lang/Object;I){result}"))?;
        give_back(&mut body);
        Ok(draft(method, body))
    }

    fn define_answering(&self, of: ClassId, methods: Vec<MethodDraft>) -> Result<ClassId, LinkError> {
        let class = self.class(of);
        let (super_class, interfaces) = match class.is_interface() {
            true => (self.load("java/lang/Object")?, vec![of]),
            false => (of, Vec::new()),
        };
        self.define(ClassDraft {
            name: format!("{}{ANSWERING}{}", class.name, self.class_count()).into(),
            access: access::FINAL | access::SYNTHETIC,
            shape: Shape::Instance,
            origin: Origin::Vm,
            super_class: Some(super_class),
            interfaces: interfaces.into(),
            fields: Vec::new(),
            methods,
            hidden: true,
            file: None,
        })
    }
}

/// A public method with this body, in the place of another.
fn draft(method: &Method, body: Builder<'_>) -> MethodDraft {
    MethodDraft {
        name: Rc::clone(&method.name),
        descriptor: Rc::clone(&method.descriptor),
        access: access::PUBLIC,
        info: None,
        code: Some(body.finish(method.args)),
    }
}

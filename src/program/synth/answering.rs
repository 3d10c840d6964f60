//! Classes that implement an interface by asking for each answer: what an unknown function or service is made of, and what
//! repeats its answers in a test run.

use std::rc::Rc;

use super::super::class::{Method, Origin, Shape};
use super::super::insn::Insn;
use super::super::link::{ClassDraft, MethodDraft};
use super::super::{LinkError, Program};
use super::builder::Builder;
use crate::classfile::access;
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::util::ClassId;

/// The class with the methods that answer.
const ANSWERS: &str = "obligato/Answers";

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

    /// The class that implements an interface by asking `obligato.Answers`.
    pub fn answering(&self, interface: ClassId) -> Result<ClassId, LinkError> {
        if let Some(known) = self.answering.borrow().get(&interface) {
            return Ok(*known);
        }
        let malformed = |_| LinkError::new("java/lang/ClassFormatError", "a malformed descriptor");
        let mut methods = Vec::new();
        for (number, method) in self.unimplemented(interface).into_iter().enumerate() {
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
            body.op(Insn::Load(0)).op(Insn::IntConst(number as i32));
            body.call(ANSWERS, name, &format!("(Ljava/lang/Object;I){result}"))?;
            match &ty.result {
                None => body.op(Insn::Return),
                Some(result) => body.cast(result).op(Insn::ReturnValue),
            };
            methods.push(MethodDraft {
                name: Rc::clone(&method.name),
                descriptor: Rc::clone(&method.descriptor),
                access: access::PUBLIC,
                info: None,
                code: Some(body.finish(method.args)),
            });
        }
        let draft = ClassDraft {
            name: format!("{}$$Answers${}", self.class(interface).name, self.class_count()).into(),
            access: access::FINAL | access::SYNTHETIC,
            shape: Shape::Instance,
            origin: Origin::Vm,
            super_class: Some(self.load("java/lang/Object")?),
            interfaces: vec![interface].into(),
            fields: Vec::new(),
            methods,
            hidden: true,
            file: None,
        };
        let class = self.define(draft)?;
        self.answering.borrow_mut().insert(interface, class);
        Ok(class)
    }
}

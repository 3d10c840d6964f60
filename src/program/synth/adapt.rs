//! Adapters for reflection: call any method or constructor with a receiver and boxed arguments.

use super::super::class::Method;
use super::super::insn::Insn;
use super::super::{LinkError, Program};
use super::builder::Builder;
use crate::classfile::access;
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::util::MethodId;

impl Program {
    /// A static method `(Object receiver, Object[] arguments) -> Object` that calls `method`. Arguments are cast and
    /// unboxed, the result is boxed; `void` gives null; a constructor initialises its receiver. With `exact` the call is
    /// not dispatched on the receiver's class.
    pub fn reflective_adapter(&self, method: &Method, exact: bool) -> Result<MethodId, LinkError> {
        if let Some(known) = self.adapters.borrow().get(&(method.id, exact)) {
            return Ok(*known);
        }
        let signature = MethodType::parse(&method.descriptor)
            .map_err(|e| LinkError::new("java/lang/ClassFormatError", e.to_string()))?;
        let object = FieldType::Object("java/lang/Object");
        let owner = self.class(method.class);
        let mut body = Builder::new(self);
        body.needs_stack(method.args + 6);
        if !method.is_static() {
            body.op(Insn::Load(0)).cast(&FieldType::Object(&owner.name));
        }
        for (i, param) in signature.params.iter().enumerate() {
            body.op(Insn::Load(1)).op(Insn::IntConst(i as i32)).op(Insn::RefLoad);
            body.convert(&object, &object, param)?;
        }
        let insn = if exact && !method.is_static() { Insn::InvokeSpecialQ(method.id) } else { self.call_insn(method) };
        body.op(insn);
        body.give_back(signature.result.as_ref(), None, Some(&object))?;
        let descriptor = "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;";
        let made = self.synthesize(&owner.name, "Invoke", descriptor, body)?;
        self.adapters.borrow_mut().insert((method.id, exact), made);
        Ok(made)
    }

    /// A hidden static method that does nothing but call this one, whose receiver is its first argument: where a run enters the program, so that
    /// initialising the class, stack traces and exceptions are as in any call.
    pub fn entry(&self, method: &Method) -> Result<MethodId, LinkError> {
        if let Some(known) = self.entries.borrow().get(&method.id) {
            return Ok(*known);
        }
        let mut body = Builder::new(self);
        body.needs_stack(method.args + 1);
        // The object is there already; the class begins as where somebody makes one.
        if method.is_constructor() && !self.class(method.class).is_abstract() {
            body.op(Insn::NewQ(method.class)).op(Insn::Pop);
        }
        (0..method.args).for_each(|i| {
            body.op(Insn::Load(i as u16));
        });
        let call = match method.is_static() {
            true => Insn::InvokeStaticQ(method.id),
            // A constant may have its own.
            false if self.class(method.class).access & access::ENUM != 0 => self.call_insn(method),
            false => Insn::InvokeSpecialQ(method.id),
        };
        body.op(call);
        body.op(if method.result.is_some() { Insn::ReturnValue } else { Insn::Return });
        let descriptor = match method.descriptor.strip_prefix('(') {
            Some(rest) if !method.is_static() => format!("(Ljava/lang/Object;{rest}"),
            _ => method.descriptor.to_string(),
        };
        let made = self.synthesize("obligato", "Entry", &descriptor, body)?;
        self.entries.borrow_mut().insert(method.id, made);
        Ok(made)
    }
}

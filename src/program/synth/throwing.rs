//! Exceptions that the VM raises: a method that makes the exception with its constructor and throws it, called in the
//! place of the failing instruction. So class initialisation, stack traces and handlers work as for any `throw`.

use super::super::insn::Insn;
use super::super::{LinkError, Program};
use super::builder::Builder;
use crate::util::MethodId;

impl Program {
    /// A static method that throws `exception`; takes the message (a String) if `with_message`.
    pub fn thrower(&self, exception: &str, with_message: bool) -> Result<MethodId, LinkError> {
        let key = (exception.to_string(), with_message);
        if let Some(known) = self.throwers.borrow().get(&key) {
            return Ok(*known);
        }
        let mut body = Builder::new(self);
        body.new_object(exception)?;
        let descriptor = if with_message { "(Ljava/lang/String;)V" } else { "()V" };
        if with_message {
            body.op(Insn::Load(0));
        }
        let owner = self.load(exception)?;
        let declared = self.class(owner).declared.get(&self.selector("<init>", descriptor)).copied();
        let by_object = || {
            // Some errors (AssertionError) take any object as their detail.
            let selector = self.selector("<init>", "(Ljava/lang/Object;)V");
            self.class(owner).declared.get(&selector).copied()
        };
        let constructor = declared.or_else(by_object).ok_or_else(|| LinkError::not_found(exception))?;
        body.op(Insn::InvokeSpecialQ(constructor)).op(Insn::Throw);
        let made = self.synthesize("obligato", "Throw", descriptor, body)?;
        self.throwers.borrow_mut().insert(key, made);
        Ok(made)
    }
}

impl Program {
    /// A static method that throws an `ExceptionInInitializerError` with its argument as the cause.
    pub fn initializer_thrower(&self) -> Result<MethodId, LinkError> {
        const ERROR: &str = "java/lang/ExceptionInInitializerError";
        let descriptor = "(Ljava/lang/Throwable;)V";
        self.thrower_once("initializer", descriptor, |body| {
            body.new_object(ERROR)?.op(Insn::Load(0)).call_special(ERROR, "<init>", descriptor)?;
            Ok(())
        })
    }

    /// A static method that throws a `NoClassDefFoundError` with a message and a cause.
    pub fn failed_class_thrower(&self) -> Result<MethodId, LinkError> {
        const ERROR: &str = "java/lang/NoClassDefFoundError";
        self.thrower_once("failed class", "(Ljava/lang/String;Ljava/lang/Throwable;)V", |body| {
            body.new_object(ERROR)?.op(Insn::Load(0)).call_special(ERROR, "<init>", "(Ljava/lang/String;)V")?;
            body.op(Insn::Dup).op(Insn::Load(1));
            body.call("java/lang/Throwable", "initCause", "(Ljava/lang/Throwable;)Ljava/lang/Throwable;")?;
            body.op(Insn::Pop);
            Ok(())
        })
    }

    /// Makes a throwing method once; `exception` leaves the exception on the stack.
    fn thrower_once<'p>(
        &'p self,
        purpose: &str,
        descriptor: &str,
        exception: impl FnOnce(&mut Builder<'p>) -> Result<(), LinkError>,
    ) -> Result<MethodId, LinkError> {
        let key = (purpose.to_string(), true);
        if let Some(known) = self.throwers.borrow().get(&key) {
            return Ok(*known);
        }
        let mut body = Builder::new(self);
        exception(&mut body)?;
        body.op(Insn::Throw);
        let made = self.synthesize("obligato", "Throw", descriptor, body)?;
        self.throwers.borrow_mut().insert(key, made);
        Ok(made)
    }
}

//! Methods and classes that the VM makes itself, as ordinary code: what `invokedynamic` links to, adapters for
//! reflection, and the throwing of exceptions. They run like any other method, so lambdas, boxing, class
//! initialisation and exceptions inside them need no special case in the interpreter.

mod adapt;
mod answering;
mod builder;
mod concat;
mod handles;
mod lambda;
mod record;
mod throwing;
mod typeswitch;

pub use lambda::LambdaSpec;

use std::rc::Rc;

use super::class::Origin;
use super::link::{ClassDraft, MethodDraft};
use super::{LinkError, Program};
use crate::classfile::{Constant, access};
use crate::program::class::Shape;
use crate::program::insn::Insn;
use crate::util::{ClassId, MethodId};
use builder::Builder;

/// What a call site resolves to: an instruction that takes the site's operands and leaves its result.
pub type Linked = Result<Insn, LinkError>;

impl Program {
    /// Links an `invokedynamic` instruction of `class`, by its pool index.
    pub fn link_dynamic(&self, class: ClassId, index: u16) -> Linked {
        let caller = self.class(class);
        let file = caller.file.clone().ok_or_else(|| LinkError::unsupported("invokedynamic in synthetic code"))?;
        let bad = || LinkError::new("java/lang/ClassFormatError", "malformed invokedynamic constant");
        let Some(Constant::InvokeDynamic { bootstrap, name, descriptor }) = file.pool.get(index) else {
            return Err(bad());
        };
        let entry = file.bootstrap_methods.get(usize::from(*bootstrap)).ok_or_else(bad)?;
        let arguments: Vec<&Constant> = entry.arguments.iter().filter_map(|a| file.pool.get(*a)).collect();
        let Some(Constant::MethodHandle { reference, .. }) = file.pool.get(entry.handle) else { return Err(bad()) };
        let Some(Constant::Method(factory) | Constant::InterfaceMethod(factory)) = file.pool.get(*reference) else {
            return Err(bad());
        };
        match (&*factory.class, &*factory.name) {
            ("java/lang/invoke/LambdaMetafactory", "metafactory" | "altMetafactory") => {
                let spec = LambdaSpec::parse(&file, name, descriptor, &arguments).ok_or_else(bad)?;
                self.link_lambda(caller, spec)
            }
            ("java/lang/invoke/StringConcatFactory", "makeConcatWithConstants") => {
                let recipe = match arguments.first() {
                    Some(Constant::String(units)) => Rc::clone(units),
                    _ => return Err(bad()),
                };
                self.link_concat(caller, descriptor, &recipe, arguments.get(1..).unwrap_or_default())
            }
            ("java/lang/invoke/StringConcatFactory", "makeConcat") => {
                let count = crate::classfile::descriptor::MethodType::parse(descriptor).map_or(0, |t| t.params.len());
                self.link_concat(caller, descriptor, &vec![1u16; count], &[])
            }
            ("java/lang/runtime/ObjectMethods", "bootstrap") => {
                self.link_record_method(caller, &file, name, descriptor, &arguments)
            }
            ("java/lang/runtime/SwitchBootstraps", method @ ("typeSwitch" | "enumSwitch")) => {
                self.link_type_switch(caller, &file, descriptor, &entry.arguments, method == "enumSwitch")
            }
            _ => self.link_by_bootstrap(caller, &file, *bootstrap, name, descriptor),
        }
    }

    /// A static method of a fresh synthetic class, hidden from stack traces.
    fn synthesize(&self, caller: &str, purpose: &str, descriptor: &str, code: Builder) -> Result<MethodId, LinkError> {
        let name: Rc<str> = format!("{caller}$${purpose}${}", self.class_count()).into();
        let arguments = crate::classfile::descriptor::MethodType::parse(descriptor).map_or(0, |t| t.params.len());
        let draft = ClassDraft {
            name: Rc::clone(&name),
            access: access::FINAL | access::SYNTHETIC,
            shape: Shape::Instance,
            origin: Origin::Vm,
            super_class: Some(self.load("java/lang/Object")?),
            interfaces: Box::from([]),
            fields: Vec::new(),
            methods: vec![MethodDraft {
                name: Rc::from(purpose),
                descriptor: Rc::from(descriptor),
                access: access::STATIC | access::SYNTHETIC,
                info: None,
                code: Some(code.finish(arguments as u32)),
            }],
            hidden: true,
            file: None,
        };
        let class = self.define(draft)?;
        self.class(class).methods.first().copied().ok_or_else(|| LinkError::not_found(&name))
    }
}

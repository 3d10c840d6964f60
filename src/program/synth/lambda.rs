//! Lambdas and method references: a class that implements the functional interface and calls the implementation.

use std::rc::Rc;

use super::super::class::{Class, Origin, Shape};
use super::super::insn::Insn;
use super::super::link::{ClassDraft, FieldDraft, MethodDraft};
use super::super::{LinkError, Program};
use super::Linked;
use super::builder::Builder;
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::classfile::{ClassFile, Constant, MemberRef, access};

/// The arguments of `LambdaMetafactory.metafactory` and `altMetafactory`.
pub struct LambdaSpec {
    method: Rc<str>,
    /// Captured values to the interface: the call site's type.
    factory: Rc<str>,
    erased: Rc<str>,
    instantiated: Rc<str>,
    implementation: MemberRef,
    handle_kind: u8,
    markers: Vec<Rc<str>>,
    bridges: Vec<Rc<str>>,
}

const FLAG_SERIALIZABLE: i32 = 1;
const FLAG_MARKERS: i32 = 2;
const FLAG_BRIDGES: i32 = 4;

impl LambdaSpec {
    pub fn parse(file: &ClassFile, name: &Rc<str>, factory: &Rc<str>, arguments: &[&Constant]) -> Option<Self> {
        let (
            Constant::MethodType(erased),
            Constant::MethodHandle { kind, reference },
            Constant::MethodType(instantiated),
        ) = (*arguments.first()?, *arguments.get(1)?, *arguments.get(2)?)
        else {
            return None;
        };
        let (Constant::Method(member) | Constant::InterfaceMethod(member)) = file.pool.get(*reference)? else {
            return None;
        };
        let mut spec = Self {
            method: Rc::clone(name),
            factory: Rc::clone(factory),
            erased: Rc::clone(erased),
            instantiated: Rc::clone(instantiated),
            implementation: member.clone(),
            handle_kind: *kind,
            markers: Vec::new(),
            bridges: Vec::new(),
        };
        let mut more = arguments.get(3..)?.iter();
        if let Some(Constant::Integer(flags)) = more.next() {
            if flags & FLAG_SERIALIZABLE != 0 {
                spec.markers.push(Rc::from("java/io/Serializable"));
            }
            if flags & FLAG_MARKERS != 0 {
                let Some(Constant::Integer(count)) = more.next() else { return None };
                for _ in 0..*count {
                    let Some(Constant::Class(name)) = more.next() else { return None };
                    spec.markers.push(Rc::clone(name));
                }
            }
            if flags & FLAG_BRIDGES != 0 {
                let Some(Constant::Integer(count)) = more.next() else { return None };
                for _ in 0..*count {
                    let Some(Constant::MethodType(t)) = more.next() else { return None };
                    spec.bridges.push(Rc::clone(t));
                }
            }
        }
        Some(spec)
    }
}

fn parse(descriptor: &str) -> Result<MethodType<'_>, LinkError> {
    MethodType::parse(descriptor).map_err(|e| LinkError::new("java/lang/ClassFormatError", e.to_string()))
}

impl Program {
    pub(super) fn link_lambda(&self, caller: &Class, spec: LambdaSpec) -> Linked {
        let factory = parse(&spec.factory)?;
        let Some(FieldType::Object(interface)) = factory.result else {
            return Err(LinkError::new("java/lang/ClassFormatError", "a lambda that is no interface"));
        };
        let name: Rc<str> = format!("{}$$Lambda${}", caller.name, self.class_count()).into();
        let mut interfaces = vec![self.load(interface)?];
        for marker in &spec.markers {
            let marker = self.load(marker)?;
            if !interfaces.contains(&marker) {
                interfaces.push(marker);
            }
        }
        let captured = &factory.params;
        let mut fields: Vec<FieldDraft> = captured
            .iter()
            .enumerate()
            .map(|(i, t)| (format!("arg${i}").into(), t.to_string().into(), access::FINAL, None))
            .collect();
        if captured.is_empty() {
            fields.push((Rc::from("INSTANCE"), format!("L{name};").into(), access::STATIC, None));
        }
        let mut methods = Vec::new();
        for erased in std::iter::once(&spec.erased).chain(&spec.bridges) {
            let arguments = parse(erased)?.params.len() as u32 + 1;
            methods.push(MethodDraft {
                name: Rc::clone(&spec.method),
                descriptor: Rc::clone(erased),
                access: access::PUBLIC,
                info: None,
                code: Some(self.lambda_body(&spec, captured, erased)?.finish(arguments)),
            });
        }
        let draft = ClassDraft {
            name,
            access: access::FINAL | access::SYNTHETIC,
            shape: Shape::Instance,
            origin: Origin::Vm,
            super_class: Some(self.load("java/lang/Object")?),
            interfaces: interfaces.into(),
            fields,
            methods,
            hidden: true,
            file: None,
        };
        let class = self.define(draft)?;
        // Making the object is code too: for captured values a factory, else one instance made on first use.
        let mut make = Builder::new(self);
        make.op(Insn::NewQ(class));
        for i in 0..captured.len() {
            make.op(Insn::Dup).op(Insn::Load(i as u16)).op(Insn::PutFieldQ(i as u32));
        }
        if captured.is_empty() {
            make.op(Insn::Dup).op(Insn::PutStaticQ { slot: 0, class });
        }
        make.op(Insn::ReturnValue);
        if !captured.is_empty() {
            let make = self.synthesize(&caller.name, "LambdaFactory", &spec.factory, make)?;
            return Ok(Insn::InvokeStaticQ(make));
        }
        let mut shared = Builder::new(self);
        shared.op(Insn::GetStaticQ { slot: 0, class });
        let absent = shared.here();
        shared.op(Insn::Dup).op(Insn::IfNonNull(0));
        shared.op(Insn::Pop);
        let make = self.synthesize(&caller.name, "LambdaFactory", &spec.factory, make)?;
        shared.op(Insn::InvokeStaticQ(make));
        shared.patch(absent + 1);
        shared.op(Insn::ReturnValue);
        let shared = self.synthesize(&caller.name, "LambdaInstance", &spec.factory, shared)?;
        Ok(Insn::InvokeStaticQ(shared))
    }

    fn lambda_body(&self, spec: &LambdaSpec, captured: &[FieldType], erased: &str) -> Result<Builder<'_>, LinkError> {
        let erased = parse(erased)?;
        let instantiated = parse(&spec.instantiated)?;
        let target = parse(&spec.implementation.descriptor)?;
        let receiver = FieldType::Object(&spec.implementation.class);
        let mut wanted: Vec<FieldType> = Vec::new();
        const INVOKE_STATIC: u8 = 6;
        const NEW_INVOKE_SPECIAL: u8 = 8;
        const INVOKE_SPECIAL: u8 = 7;
        if !matches!(spec.handle_kind, INVOKE_STATIC | NEW_INVOKE_SPECIAL) {
            // An array's methods (clone) are named on the array's own descriptor.
            wanted.push(
                FieldType::parse(&spec.implementation.class)
                    .ok()
                    .filter(|_| spec.implementation.class.starts_with('['))
                    .unwrap_or(receiver),
            );
        }
        wanted.extend(target.params.iter().copied());
        let given = captured.len() + erased.params.len();
        if wanted.len() != given || erased.params.len() != instantiated.params.len() {
            return Err(LinkError::new("java/lang/ClassFormatError", "a lambda with the wrong number of arguments"));
        }
        let method = self.resolve_member(&spec.implementation)?;
        if method.is_static() != (spec.handle_kind == INVOKE_STATIC) {
            return Err(LinkError::new("java/lang/IncompatibleClassChangeError", "a lambda of the wrong kind"));
        }
        let mut body = Builder::new(self);
        body.needs_stack(wanted.len() as u32 + 6);
        if spec.handle_kind == NEW_INVOKE_SPECIAL {
            body.new_object(&spec.implementation.class)?;
        }
        let mut wanted = wanted.iter();
        for (i, from) in captured.iter().enumerate() {
            body.op(Insn::Load(0)).op(Insn::GetFieldQ(i as u32));
            if let Some(to) = wanted.next() {
                body.convert(from, from, to)?;
            }
        }
        for (i, (from, seen)) in erased.params.iter().zip(&instantiated.params).enumerate() {
            body.op(Insn::Load(i as u16 + 1));
            if let Some(to) = wanted.next() {
                body.convert(from, seen, to)?;
            }
        }
        let call = match spec.handle_kind {
            INVOKE_SPECIAL | NEW_INVOKE_SPECIAL => Insn::InvokeSpecialQ(method.id),
            _ => self.call_insn(method),
        };
        body.op(call);
        let result = if spec.handle_kind == NEW_INVOKE_SPECIAL { Some(receiver) } else { target.result };
        body.give_back(result.as_ref(), instantiated.result.as_ref(), erased.result.as_ref())?;
        Ok(body)
    }
}

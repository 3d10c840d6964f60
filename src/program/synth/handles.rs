//! Method handles, method types and dynamic constants: linked through the stubs of `java.lang.invoke`, which do the work
//! in Java. What is computed once is kept in a static field of the synthetic class.

use std::rc::Rc;

use super::super::class::{Class, Origin, Shape};
use super::super::insn::Insn;
use super::super::link::{ClassDraft, MethodDraft};
use super::super::resolve::PolymorphicSite;
use super::super::{LinkError, Program};
use super::Linked;
use super::builder::Builder;
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::classfile::{ClassFile, Constant, access};
use crate::util::{ClassId, MethodId};

const HANDLE: &str = "java/lang/invoke/MethodHandle";
const HANDLES: &str = "java/lang/invoke/MethodHandles";
const OBJECT: FieldType<'static> = FieldType::Object("java/lang/Object");

/// The access modes of `VarHandle` in the order of the stub's enum.
const ACCESS_MODES: [&str; 31] = [
    "get",
    "set",
    "getVolatile",
    "setVolatile",
    "getAcquire",
    "setRelease",
    "getOpaque",
    "setOpaque",
    "compareAndSet",
    "compareAndExchange",
    "compareAndExchangeAcquire",
    "compareAndExchangeRelease",
    "weakCompareAndSetPlain",
    "weakCompareAndSet",
    "weakCompareAndSetAcquire",
    "weakCompareAndSetRelease",
    "getAndSet",
    "getAndSetAcquire",
    "getAndSetRelease",
    "getAndAdd",
    "getAndAddAcquire",
    "getAndAddRelease",
    "getAndBitwiseOr",
    "getAndBitwiseOrRelease",
    "getAndBitwiseOrAcquire",
    "getAndBitwiseAnd",
    "getAndBitwiseAndRelease",
    "getAndBitwiseAndAcquire",
    "getAndBitwiseXor",
    "getAndBitwiseXorRelease",
    "getAndBitwiseXorAcquire",
];

fn bad() -> LinkError {
    LinkError::new("java/lang/ClassFormatError", "malformed method handle or dynamic constant")
}

fn parse(descriptor: &str) -> Result<MethodType<'_>, LinkError> {
    MethodType::parse(descriptor).map_err(|_| bad())
}

impl Program {
    /// What a call of a signature-polymorphic method runs: a static method that takes the handle and the operands.
    pub fn link_polymorphic(&self, site: &PolymorphicSite) -> Result<MethodId, LinkError> {
        let descriptor = &site.member.descriptor;
        let call = parse(descriptor)?;
        let mut body = Builder::new(self);
        body.op(Insn::Load(0));
        if &*site.member.class == HANDLE {
            self.pack(&mut body, &call, 1)?;
            body.string(descriptor).op(Insn::ClassConstQ(site.caller));
            body.op(Insn::IntConst(i32::from(&*site.member.name == "invokeExact")));
            let generic = "([Ljava/lang/Object;Ljava/lang/String;Ljava/lang/Class;Z)Ljava/lang/Object;";
            body.call(HANDLE, "invokeSite", generic)?;
        } else {
            let mode = ACCESS_MODES.iter().position(|m| *m == &*site.member.name).ok_or_else(bad)?;
            body.op(Insn::IntConst(mode as i32));
            self.pack(&mut body, &call, 1)?;
            let result = call.result.map_or('V', |r| r.to_string().chars().next().unwrap_or('V'));
            body.op(Insn::IntConst(result as i32));
            body.call(&site.member.class, "invokeVar", "(I[Ljava/lang/Object;C)Ljava/lang/Object;")?;
        }
        unpack(&mut body, call.result.as_ref())?;
        let (params, result) = descriptor.split_once(')').unwrap_or((descriptor, "V"));
        let outer = format!("(L{};{}){result}", site.member.class, params.trim_start_matches('('));
        self.synthesize(&site.member.class, "Polymorphic", &outer, body)
    }

    /// Leaves an `Object[]` with the boxed locals from `first` on.
    fn pack(&self, body: &mut Builder, call: &MethodType, first: u16) -> Result<(), LinkError> {
        let array = self.array_class(self.load("java/lang/Object")?);
        body.op(Insn::IntConst(call.params.len() as i32)).op(Insn::NewRefArrayQ(array));
        for (i, param) in call.params.iter().enumerate() {
            body.op(Insn::Dup).op(Insn::IntConst(i as i32)).op(Insn::Load(first + i as u16));
            body.convert(param, param, &OBJECT)?.op(Insn::RefStore);
        }
        Ok(())
    }

    /// `ldc` of a method type, a method handle or a dynamic constant: a call of a method that gives the value.
    pub fn link_constant(&self, class: ClassId, index: u16) -> Linked {
        let caller = self.class(class);
        let file = caller.file.clone().ok_or_else(bad)?;
        let descriptor = match file.pool.get(index) {
            Some(Constant::MethodType(_)) => "Ljava/lang/invoke/MethodType;".to_string(),
            Some(Constant::MethodHandle { .. }) => "Ljava/lang/invoke/MethodHandle;".to_string(),
            Some(Constant::Dynamic { descriptor, .. }) => descriptor.to_string(),
            _ => return Err(bad()),
        };
        let mut link = Builder::new(self);
        self.push_constant(&mut link, caller, &file, index, 0)?;
        let method = self.synthesize_once(caller, &format!("(){descriptor}"), link, |_| Ok(()))?;
        Ok(Insn::InvokeStaticQ(method))
    }

    /// An `invokedynamic` whose bootstrap method is none that the VM knows: it is run, and its target is called.
    pub(super) fn link_by_bootstrap(
        &self,
        caller: &Class,
        file: &ClassFile,
        bootstrap: u16,
        name: &str,
        descriptor: &str,
    ) -> Linked {
        let call = parse(descriptor)?;
        let mut link = Builder::new(self);
        link.needs_stack(24);
        let entry = file.bootstrap_methods.get(usize::from(bootstrap)).ok_or_else(bad)?;
        self.push_constant(&mut link, caller, file, entry.handle, 0)?;
        link.op(Insn::ClassConstQ(caller.id)).string(name).string(descriptor);
        self.push_constants(&mut link, caller, file, &entry.arguments, 0)?;
        let types = "(Ljava/lang/invoke/MethodHandle;Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;\
                     [Ljava/lang/Object;)Ljava/lang/invoke/MethodHandle;";
        link.call(HANDLES, "linkCallSite", types)?;
        let method = self.synthesize_once(caller, descriptor, link, |body| {
            self.pack(body, &call, 0)?;
            body.string(descriptor).op(Insn::ClassConstQ(caller.id)).op(Insn::IntConst(1));
            let generic = "([Ljava/lang/Object;Ljava/lang/String;Ljava/lang/Class;Z)Ljava/lang/Object;";
            body.call(HANDLE, "invokeSite", generic)?;
            Ok(())
        })?;
        Ok(Insn::InvokeStaticQ(method))
    }

    fn push_constants(
        &self,
        body: &mut Builder,
        caller: &Class,
        file: &ClassFile,
        indices: &[u16],
        depth: u32,
    ) -> Result<(), LinkError> {
        let array = self.array_class(self.load("java/lang/Object")?);
        body.op(Insn::IntConst(indices.len() as i32)).op(Insn::NewRefArrayQ(array));
        for (i, index) in indices.iter().enumerate() {
            body.op(Insn::Dup).op(Insn::IntConst(i as i32));
            self.push_constant(body, caller, file, *index, depth + 1)?;
            body.op(Insn::RefStore);
        }
        Ok(())
    }

    /// Leaves a constant as an object (primitives boxed).
    pub(super) fn push_constant(
        &self,
        body: &mut Builder,
        caller: &Class,
        file: &ClassFile,
        index: u16,
        depth: u32,
    ) -> Result<(), LinkError> {
        const DEEPEST: u32 = 16;
        if depth > DEEPEST {
            return Err(LinkError::unsupported("dynamic constants nested too deeply"));
        }
        body.needs_stack(8 * (depth + 3));
        match file.pool.get(index).ok_or_else(bad)? {
            Constant::Integer(v) => {
                body.op(Insn::IntConst(*v)).boxed(&FieldType::Int)?;
            }
            Constant::Long(v) => {
                body.wide(Insn::LongWide, *v as u64).boxed(&FieldType::Long)?;
            }
            Constant::Float(v) => {
                body.op(Insn::FloatConst(super::super::insn::FloatBits(v.to_bits()))).boxed(&FieldType::Float)?;
            }
            Constant::Double(v) => {
                body.wide(Insn::DoubleWide, v.to_bits()).boxed(&FieldType::Double)?;
            }
            Constant::String(units) => {
                body.op(Insn::StringConst(self.literal(units)));
            }
            Constant::Class(name) => {
                body.op(Insn::ClassConstQ(self.load(name)?));
            }
            Constant::MethodType(descriptor) => {
                body.string(descriptor).op(Insn::ClassConstQ(caller.id));
                let types = "(Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/MethodType;";
                body.call("java/lang/invoke/MethodType", "fromDescriptor", types)?;
            }
            Constant::MethodHandle { kind, reference } => {
                let (Constant::Field(member) | Constant::Method(member) | Constant::InterfaceMethod(member)) =
                    file.pool.get(*reference).ok_or_else(bad)?
                else {
                    return Err(bad());
                };
                body.op(Insn::IntConst(i32::from(*kind))).op(Insn::ClassConstQ(self.load(&member.class)?));
                body.string(&member.name).string(&member.descriptor).op(Insn::ClassConstQ(caller.id));
                let types = "(ILjava/lang/Class;Ljava/lang/String;Ljava/lang/String;Ljava/lang/Class;)\
                             Ljava/lang/invoke/MethodHandle;";
                body.call(HANDLES, "linkConstant", types)?;
            }
            Constant::Dynamic { bootstrap, name, descriptor } => {
                let entry = file.bootstrap_methods.get(usize::from(*bootstrap)).ok_or_else(bad)?;
                self.push_constant(body, caller, file, entry.handle, depth + 1)?;
                let t = FieldType::parse(descriptor).map_err(|_| bad())?;
                body.op(Insn::ClassConstQ(caller.id)).string(name).op(Insn::ClassConstQ(self.class_of_type(&t)?));
                self.push_constants(body, caller, file, &entry.arguments, depth + 1)?;
                let types = "(Ljava/lang/invoke/MethodHandle;Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;\
                             [Ljava/lang/Object;)Ljava/lang/Object;";
                body.call(HANDLES, "linkDynamicConstant", types)?;
            }
            _ => return Err(bad()),
        }
        Ok(())
    }

    /// A static method that runs `link` on its first call, keeps the object it leaves, goes on with `then` on it, and
    /// returns the result as the descriptor says.
    fn synthesize_once<'p>(
        &'p self,
        caller: &Class,
        descriptor: &str,
        mut link: Builder<'p>,
        then: impl FnOnce(&mut Builder<'p>) -> Result<(), LinkError>,
    ) -> Result<MethodId, LinkError> {
        let name: Rc<str> = format!("{}$$Dynamic${}", caller.name, self.class_count()).into();
        let holder = self.define(ClassDraft {
            name,
            access: access::FINAL | access::SYNTHETIC,
            shape: Shape::Instance,
            origin: Origin::Vm,
            super_class: Some(self.load("java/lang/Object")?),
            interfaces: Box::from([]),
            fields: vec![(Rc::from("value"), Rc::from("Ljava/lang/Object;"), access::STATIC, None)],
            methods: Vec::<MethodDraft>::new(),
            hidden: true,
            file: None,
        })?;
        link.op(Insn::Dup).op(Insn::PutStaticQ { slot: 0, class: holder }).op(Insn::ReturnValue);
        let link = self.synthesize(&caller.name, "Link", "()Ljava/lang/Object;", link)?;
        let call = parse(descriptor)?;
        let mut body = Builder::new(self);
        body.needs_stack(call.params.len() as u32 + 12);
        body.op(Insn::GetStaticQ { slot: 0, class: holder }).op(Insn::Dup);
        let known = body.here();
        body.op(Insn::IfNonNull(0)).op(Insn::Pop).op(Insn::InvokeStaticQ(link));
        body.patch(known);
        then(&mut body)?;
        unpack(&mut body, call.result.as_ref())?;
        self.synthesize(&caller.name, "Dynamic", descriptor, body)
    }
}

/// Returns the object on the stack as the type of the call.
fn unpack(body: &mut Builder, result: Option<&FieldType>) -> Result<(), LinkError> {
    match result {
        None => {
            body.op(Insn::Pop).op(Insn::Return);
        }
        Some(result) => {
            body.convert(&OBJECT, &OBJECT, result)?.op(Insn::ReturnValue);
        }
    }
    Ok(())
}

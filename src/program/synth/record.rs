//! `equals`, `hashCode` and `toString` of records (`java.lang.runtime.ObjectMethods`).

use super::super::class::Class;
use super::super::insn::Insn;
use super::super::{LinkError, Program};
use super::Linked;
use super::builder::{Builder, wrapper_of};
use super::concat::append;
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::classfile::{ClassFile, Constant};

impl Program {
    pub(super) fn link_record_method(
        &self,
        caller: &Class,
        file: &ClassFile,
        name: &str,
        descriptor: &str,
        arguments: &[&Constant],
    ) -> Linked {
        let bad = || LinkError::new("java/lang/ClassFormatError", "malformed record method");
        let components: Vec<(String, String, u32)> = arguments
            .iter()
            .skip(2)
            .map(|c| {
                let Constant::MethodHandle { reference, .. } = c else { return Err(bad()) };
                let Some(Constant::Field(field)) = file.pool.get(*reference) else { return Err(bad()) };
                let slot = self.find_field(caller.id, &field.name, Some(&field.descriptor)).ok_or_else(bad)?.slot;
                Ok((field.name.to_string(), field.descriptor.to_string(), slot))
            })
            .collect::<Result<_, _>>()?;
        let call = MethodType::parse(descriptor).map_err(|_| bad())?;
        let fits = match name {
            "equals" => call.params.len() == 2 && call.result == Some(FieldType::Boolean),
            "hashCode" => call.params.len() == 1 && call.result == Some(FieldType::Int),
            _ => call.params.len() == 1 && call.result.is_some_and(|r| r.is_reference()),
        };
        if !fits || !call.params.iter().all(FieldType::is_reference) {
            return Err(bad());
        }
        let mut body = Builder::new(self);
        match name {
            "toString" => to_string(&mut body, caller, &components)?,
            "hashCode" => hash_code(&mut body, &components)?,
            "equals" => equals(&mut body, caller, &components)?,
            _ => return Err(bad()),
        }
        Ok(Insn::InvokeStaticQ(self.synthesize(&caller.name, "Record", descriptor, body)?))
    }
}

type Component = (String, String, u32);

fn field_type(descriptor: &str) -> Result<FieldType<'_>, LinkError> {
    FieldType::parse(descriptor).map_err(|e| LinkError::new("java/lang/ClassFormatError", e.to_string()))
}

/// The name in the source: a nested class without its outer ones.
pub fn simple_name(class: &Class) -> String {
    let inner = class.file.as_ref().and_then(|f| f.inner_classes.iter().find(|i| i.inner == class.name));
    match inner.and_then(|i| i.name.as_ref()) {
        Some(name) => name.to_string(),
        None => class.name.rsplit('/').next().unwrap_or_default().to_string(),
    }
}

fn to_string(body: &mut Builder, caller: &Class, components: &[Component]) -> Result<(), LinkError> {
    const BUILDER: &str = "java/lang/StringBuilder";
    let text = FieldType::Object("java/lang/String");
    body.new_object(BUILDER)?.call_special(BUILDER, "<init>", "()V")?;
    let mut before = format!("{}[", simple_name(caller));
    for (name, descriptor, slot) in components {
        body.string(&format!("{before}{name}="));
        append(body, &text)?;
        body.op(Insn::Load(0)).op(Insn::GetFieldQ(*slot));
        append(body, &field_type(descriptor)?)?;
        before = ", ".into();
    }
    let end = if components.is_empty() { format!("{before}]") } else { "]".into() };
    body.string(&end);
    append(body, &text)?;
    body.call(BUILDER, "toString", "()Ljava/lang/String;")?.op(Insn::ReturnValue);
    Ok(())
}

/// `31 * (31 * 0 + hash(a)) + hash(b)` and so on.
fn hash_code(body: &mut Builder, components: &[Component]) -> Result<(), LinkError> {
    body.op(Insn::IntConst(0));
    for (_, descriptor, slot) in components {
        body.op(Insn::IntConst(31)).op(Insn::IMul);
        body.op(Insn::Load(0)).op(Insn::GetFieldQ(*slot));
        let t = field_type(descriptor)?;
        match wrapper_of(&t) {
            Some(class) => body.call(class, "hashCode", &format!("({t})I"))?,
            None => body.call("java/util/Objects", "hashCode", "(Ljava/lang/Object;)I")?,
        };
        body.op(Insn::IAdd);
    }
    body.op(Insn::ReturnValue);
    Ok(())
}

fn equals(body: &mut Builder, caller: &Class, components: &[Component]) -> Result<(), LinkError> {
    let mut failures = Vec::new();
    body.op(Insn::Load(0)).op(Insn::Load(1));
    let different = body.here();
    body.op(Insn::IfACmpNe(0)).op(Insn::IntConst(1)).op(Insn::ReturnValue);
    body.patch(different);
    body.op(Insn::Load(1)).op(Insn::InstanceOfQ(caller.id));
    failures.push(body.here());
    body.op(Insn::IfEq(0));
    for (_, descriptor, slot) in components {
        let t = field_type(descriptor)?;
        body.op(Insn::Load(0)).op(Insn::GetFieldQ(*slot)).op(Insn::Load(1)).op(Insn::GetFieldQ(*slot));
        match wrapper_of(&t) {
            Some(class) => {
                body.call(class, "compare", &format!("({t}{t})I"))?;
                failures.push(body.here());
                body.op(Insn::IfNe(0));
            }
            None => {
                body.call("java/util/Objects", "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z")?;
                failures.push(body.here());
                body.op(Insn::IfEq(0));
            }
        }
    }
    body.op(Insn::IntConst(1)).op(Insn::ReturnValue);
    failures.into_iter().for_each(|f| body.patch(f));
    body.op(Insn::IntConst(0)).op(Insn::ReturnValue);
    Ok(())
}

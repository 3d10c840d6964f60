//! Pattern and enum switches of Java 21 (`java.lang.runtime.SwitchBootstraps`): the index of the first label, from
//! `restart` on, that the selector matches; -1 for null; the number of labels if none does.

use super::super::class::Class;
use super::super::insn::Insn;
use super::super::{LinkError, Program};
use super::Linked;
use super::builder::{Builder, primitive_of, wrapper_of};
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::classfile::{ClassFile, Constant};

/// The call site of a switch: `typeSwitch` takes any selector, `enumSwitch` an enum whose constants are named.
struct Site<'a> {
    caller: &'a Class,
    file: &'a ClassFile,
    selector: FieldType<'a>,
    is_enum: bool,
}

impl Program {
    pub(super) fn link_type_switch(
        &self,
        caller: &Class,
        file: &ClassFile,
        descriptor: &str,
        labels: &[u16],
        is_enum: bool,
    ) -> Linked {
        let call = MethodType::parse(descriptor).map_err(|_| malformed())?;
        let (&[selector, FieldType::Int], Some(FieldType::Int)) = (call.params.as_slice(), call.result) else {
            return Err(malformed());
        };
        let site = Site { caller, file, selector, is_enum };
        let mut body = Builder::new(self);
        if site.selector.is_reference() {
            body.op(Insn::Load(0));
            let not_null = body.here();
            body.op(Insn::IfNonNull(0)).op(Insn::IntConst(-1)).op(Insn::ReturnValue);
            body.patch(not_null);
        }
        for (i, label) in labels.iter().enumerate() {
            // Skipped when the restart index is behind it.
            body.op(Insn::Load(1)).op(Insn::IntConst(i as i32));
            let skip = body.here();
            body.op(Insn::IfICmpGt(0));
            self.match_label(&mut body, &site, *label)?;
            let fail = body.here();
            body.op(Insn::IfEq(0)).op(Insn::IntConst(i as i32)).op(Insn::ReturnValue);
            body.patch(skip);
            body.patch(fail);
        }
        body.op(Insn::IntConst(labels.len() as i32)).op(Insn::ReturnValue);
        Ok(Insn::InvokeStaticQ(self.synthesize(&caller.name, "TypeSwitch", descriptor, body)?))
    }

    /// Leaves 1 or 0: whether local 0, boxed if it is a primitive, matches the label.
    fn match_label(&self, body: &mut Builder, site: &Site, label: u16) -> Result<(), LinkError> {
        const EQUALS: &str = "(Ljava/lang/Object;)Z";
        match site.file.pool.get(label) {
            Some(Constant::Class(name)) => {
                let class = self.load(name)?;
                body.op(Insn::Load(0)).boxed(&site.selector)?.op(Insn::InstanceOfQ(class));
            }
            Some(Constant::String(units)) => {
                body.op(Insn::StringConst(self.literal(units))).op(Insn::Load(0)).boxed(&site.selector)?;
                if site.is_enum {
                    body.call("java/lang/Enum", "name", "()Ljava/lang/String;")?;
                }
                body.call("java/lang/String", "equals", EQUALS)?;
            }
            Some(Constant::Integer(v)) => {
                body.op(Insn::IntConst(*v)).op(Insn::Load(0)).boxed(&site.selector)?;
                body.call("java/lang/SwitchLabels", "isInteger", "(ILjava/lang/Object;)Z")?;
            }
            Some(Constant::Long(_) | Constant::Float(_) | Constant::Double(_)) => {
                self.push_constant(body, site.caller, site.file, label, 0)?;
                body.op(Insn::Load(0)).boxed(&site.selector)?.call("java/lang/Object", "equals", EQUALS)?;
            }
            Some(Constant::Dynamic { bootstrap, name, descriptor }) => {
                match (constant_bootstrap(site.file, *bootstrap), &**name, &**descriptor) {
                    (Some("primitiveClass"), ..) => return self.match_primitive(body, site, name),
                    (Some("getStaticFinal"), "TRUE" | "FALSE", "Ljava/lang/Boolean;") => {
                        body.op(Insn::IntConst(i32::from(&**name == "TRUE"))).boxed(&FieldType::Boolean)?;
                        body.op(Insn::Load(0)).boxed(&site.selector)?.call("java/lang/Object", "equals", EQUALS)?;
                        return Ok(());
                    }
                    _ => {}
                }
                if let Some((class, name)) = enum_label(site.file, *bootstrap) {
                    body.string(&class).string(&name).op(Insn::Load(0)).boxed(&site.selector)?;
                    let descriptor = "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/Object;)Z";
                    body.call("java/lang/SwitchLabels", "isEnumConstant", descriptor)?;
                    return Ok(());
                }
                body.op(self.link_constant(site.caller.id, label)?).op(Insn::Load(0)).boxed(&site.selector)?;
                let descriptor = "(Ljava/lang/Object;Ljava/lang/Object;)Z";
                body.call("java/lang/SwitchLabels", "matches", descriptor)?;
            }
            _ => return Err(LinkError::unsupported("this kind of switch label")),
        }
        Ok(())
    }

    /// The label is the class of a primitive, by its descriptor. A selector of a primitive or wrapper type matches if
    /// the conversion loses nothing, any other if it is of the label's wrapper class.
    fn match_primitive(&self, body: &mut Builder, site: &Site, label: &str) -> Result<(), LinkError> {
        let to = FieldType::parse(label).map_err(|_| LinkError::unsupported("this kind of switch label"))?;
        match primitive_of(&site.selector) {
            Some(from) if always_exact(&from, &to) => {
                body.op(Insn::IntConst(1));
            }
            Some(_) => {
                let kind = to.to_string().chars().next().unwrap_or('V');
                body.op(Insn::Load(0)).boxed(&site.selector)?.op(Insn::IntConst(kind as i32));
                body.call("java/lang/SwitchLabels", "isExact", "(Ljava/lang/Object;C)Z")?;
            }
            None => {
                let wrapper = wrapper_of(&to).ok_or_else(|| LinkError::unsupported("this kind of switch label"))?;
                let wrapper = self.load(wrapper)?;
                body.op(Insn::Load(0)).op(Insn::InstanceOfQ(wrapper));
            }
        }
        Ok(())
    }
}

/// Whether every value of `from` is one of `to`.
fn always_exact(from: &FieldType, to: &FieldType) -> bool {
    use FieldType::{Byte, Char, Double, Float, Int, Long, Short};
    from == to
        || matches!(
            (from, to),
            (Byte, Short | Int | Long | Float | Double)
                | (Short | Char, Int | Long | Float | Double)
                | (Int, Long | Double)
                | (Float, Double)
        )
}

/// The name of the bootstrap method if it is one of `java.lang.invoke.ConstantBootstraps`.
fn constant_bootstrap(file: &ClassFile, bootstrap: u16) -> Option<&str> {
    let entry = file.bootstrap_methods.get(usize::from(bootstrap))?;
    let Constant::MethodHandle { reference, .. } = file.pool.get(entry.handle)? else { return None };
    let Constant::Method(method) = file.pool.get(*reference)? else { return None };
    (&*method.class == "java/lang/invoke/ConstantBootstraps").then_some(&*method.name)
}

/// `EnumDesc.of(ClassDesc.of("C"), "NAME")`, as javac spells a qualified enum constant among patterns.
fn enum_label(file: &ClassFile, bootstrap: u16) -> Option<(String, String)> {
    let text = |c: &Constant| match c {
        Constant::String(units) => Some(String::from_utf16_lossy(units)),
        _ => None,
    };
    let outer = file.bootstrap_methods.get(usize::from(bootstrap))?;
    let [_, class, name] = outer.arguments.as_slice() else { return None };
    let Constant::Dynamic { bootstrap, .. } = file.pool.get(*class)? else { return None };
    let inner = file.bootstrap_methods.get(usize::from(*bootstrap))?;
    let class = text(file.pool.get(*inner.arguments.get(1)?)?)?;
    Some((class, text(file.pool.get(*name)?)?))
}

fn malformed() -> LinkError {
    LinkError::new("java/lang/ClassFormatError", "malformed switch")
}

//! Pattern and enum switches of Java 21 (`java.lang.runtime.SwitchBootstraps`): the index of the first label, from
//! `restart` on, that the selector matches; -1 for null; the number of labels if none does.

use super::super::class::Class;
use super::super::insn::Insn;
use super::super::{LinkError, Program};
use super::Linked;
use super::builder::Builder;
use crate::classfile::{ClassFile, Constant};

impl Program {
    pub(super) fn link_type_switch(
        &self,
        caller: &Class,
        file: &ClassFile,
        descriptor: &str,
        labels: &[u16],
    ) -> Linked {
        let mut body = Builder::new(self);
        body.op(Insn::Load(0));
        let not_null = body.here();
        body.op(Insn::IfNonNull(0)).op(Insn::IntConst(-1)).op(Insn::ReturnValue);
        body.patch(not_null);
        let is_enum = !descriptor.starts_with("(Ljava/lang/Object;");
        for (i, label) in labels.iter().enumerate() {
            // Skipped when the restart index is behind it.
            body.op(Insn::Load(1)).op(Insn::IntConst(i as i32));
            let skip = body.here();
            body.op(Insn::IfICmpGt(0));
            self.match_label(&mut body, file, *label, is_enum)?;
            let fail = body.here();
            body.op(Insn::IfEq(0)).op(Insn::IntConst(i as i32)).op(Insn::ReturnValue);
            body.patch(skip);
            body.patch(fail);
        }
        body.op(Insn::IntConst(labels.len() as i32)).op(Insn::ReturnValue);
        Ok(Insn::InvokeStaticQ(self.synthesize(&caller.name, "TypeSwitch", descriptor, body)?))
    }

    /// Leaves 1 or 0: whether local 0 matches the label.
    fn match_label(&self, body: &mut Builder, file: &ClassFile, label: u16, is_enum: bool) -> Result<(), LinkError> {
        match file.pool.get(label) {
            Some(Constant::Class(name)) => {
                let class = self.load(name)?;
                body.op(Insn::Load(0)).op(Insn::InstanceOfQ(class));
            }
            Some(Constant::String(units)) => {
                body.op(Insn::StringConst(self.literal(units))).op(Insn::Load(0));
                if is_enum {
                    body.call("java/lang/Enum", "name", "()Ljava/lang/String;")?;
                }
                body.call("java/lang/String", "equals", "(Ljava/lang/Object;)Z")?;
            }
            Some(Constant::Integer(v)) => {
                body.op(Insn::IntConst(*v)).op(Insn::Load(0));
                body.call("java/lang/SwitchLabels", "isInteger", "(ILjava/lang/Object;)Z")?;
            }
            Some(Constant::Dynamic { bootstrap, .. }) => {
                let (class, name) = enum_label(file, *bootstrap)
                    .ok_or_else(|| LinkError::unsupported("a switch label computed by a bootstrap method"))?;
                body.string(&class).string(&name).op(Insn::Load(0));
                let descriptor = "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/Object;)Z";
                body.call("java/lang/SwitchLabels", "isEnumConstant", descriptor)?;
            }
            _ => return Err(LinkError::unsupported("this kind of switch label")),
        }
        Ok(())
    }
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

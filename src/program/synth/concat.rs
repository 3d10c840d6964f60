//! String concatenation: one method per call site that appends the pieces in order.

use super::super::class::Class;
use super::super::insn::Insn;
use super::super::{LinkError, Program};
use super::Linked;
use super::builder::Builder;
use crate::classfile::Constant;
use crate::classfile::descriptor::{FieldType, MethodType};

const BUILDER: &str = "java/lang/StringBuilder";
/// In a recipe: the next operand, and the next constant.
const OPERAND: u16 = 1;
const CONSTANT: u16 = 2;

impl Program {
    pub(super) fn link_concat(
        &self,
        caller: &Class,
        descriptor: &str,
        recipe: &[u16],
        constants: &[&Constant],
    ) -> Linked {
        let signature =
            MethodType::parse(descriptor).map_err(|e| LinkError::new("java/lang/ClassFormatError", e.to_string()))?;
        let operands = recipe.iter().filter(|unit| **unit == OPERAND).count();
        if operands != signature.params.len() || !signature.result.is_some_and(|r| r.is_reference()) {
            return Err(LinkError::new("java/lang/ClassFormatError", "malformed string concatenation"));
        }
        let mut body = Builder::new(self);
        body.new_object(BUILDER)?.call_special(BUILDER, "<init>", "()V")?;
        let mut operands = signature.params.iter().enumerate();
        let mut constants = constants.iter();
        for piece in recipe.chunk_by(|a, b| *a > CONSTANT && *b > CONSTANT) {
            match piece {
                [OPERAND] => {
                    if let Some((i, t)) = operands.next() {
                        body.op(Insn::Load(i as u16));
                        append(&mut body, t)?;
                    }
                }
                [CONSTANT] => {
                    let text = match constants.next() {
                        Some(Constant::String(units)) => units.to_vec(),
                        Some(Constant::Integer(v)) => v.to_string().encode_utf16().collect(),
                        Some(Constant::Long(v)) => v.to_string().encode_utf16().collect(),
                        _ => return Err(LinkError::unsupported("string concatenation with this kind of constant")),
                    };
                    body.op(Insn::StringConst(self.literal(&text)));
                    append(&mut body, &FieldType::Object("java/lang/String"))?;
                }
                text => {
                    body.op(Insn::StringConst(self.literal(text)));
                    append(&mut body, &FieldType::Object("java/lang/String"))?;
                }
            }
        }
        body.call(BUILDER, "toString", "()Ljava/lang/String;")?.op(Insn::ReturnValue);
        Ok(Insn::InvokeStaticQ(self.synthesize(&caller.name, "Concat", descriptor, body)?))
    }
}

/// Appends the value on the stack to the builder below it, as Java converts it to a string.
pub(super) fn append(body: &mut Builder, t: &FieldType) -> Result<(), LinkError> {
    let as_type = match t {
        FieldType::Byte | FieldType::Short => "I".to_string(),
        FieldType::Object("java/lang/String") => "Ljava/lang/String;".to_string(),
        t if t.is_reference() => "Ljava/lang/Object;".to_string(),
        t => t.to_string(),
    };
    body.call(BUILDER, "append", &format!("({as_type})Ljava/lang/StringBuilder;"))?;
    Ok(())
}

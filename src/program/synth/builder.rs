//! A small assembler for synthetic methods, with the conversions of method handles (`MethodHandle.asType`).

use super::super::class::{Code, Method};
use super::super::insn::{Insn, Kind};
use super::super::link::synthetic_code;
use super::super::{LinkError, Program};
use crate::classfile::descriptor::FieldType;
use crate::util::ClassId;

pub struct Builder<'p> {
    pub program: &'p Program,
    insns: Vec<Insn>,
    wide: Vec<u64>,
    stack: u32,
}

/// Primitive, wrapper class, and the wrapper's accessor name.
const WRAPPERS: [(FieldType<'static>, &str, &str); 8] = [
    (FieldType::Boolean, "java/lang/Boolean", "booleanValue"),
    (FieldType::Byte, "java/lang/Byte", "byteValue"),
    (FieldType::Char, "java/lang/Character", "charValue"),
    (FieldType::Short, "java/lang/Short", "shortValue"),
    (FieldType::Int, "java/lang/Integer", "intValue"),
    (FieldType::Long, "java/lang/Long", "longValue"),
    (FieldType::Float, "java/lang/Float", "floatValue"),
    (FieldType::Double, "java/lang/Double", "doubleValue"),
];

/// The class that boxes a primitive.
pub fn wrapper_of(primitive: &FieldType) -> Option<&'static str> {
    WRAPPERS.iter().find(|(prim, ..)| prim == primitive).map(|(_, class, _)| *class)
}

/// The primitive that a type is or boxes.
pub fn primitive_of(t: &FieldType) -> Option<FieldType<'static>> {
    let found = WRAPPERS.into_iter().find(|(prim, class, _)| prim == t || *t == FieldType::Object(class));
    found.map(|(prim, ..)| prim)
}

impl<'p> Builder<'p> {
    pub fn new(program: &'p Program) -> Self {
        Self { program, insns: Vec::new(), wide: Vec::new(), stack: 8 }
    }

    pub fn op(&mut self, insn: Insn) -> &mut Self {
        self.insns.push(insn);
        self
    }

    /// A long or double constant by its bits.
    pub fn wide(&mut self, insn: fn(u32) -> Insn, bits: u64) -> &mut Self {
        self.wide.push(bits);
        self.op(insn(self.wide.len() as u32 - 1))
    }

    /// Where the next instruction will stand.
    pub fn here(&self) -> u32 {
        self.insns.len() as u32
    }

    /// Sets the target of the jump at `at` to the next instruction.
    pub fn patch(&mut self, at: u32) {
        let here = self.here();
        if let Some(insn) = self.insns.get_mut(at as usize) {
            *insn = match *insn {
                Insn::IfEq(_) => Insn::IfEq(here),
                Insn::IfNe(_) => Insn::IfNe(here),
                Insn::IfICmpGt(_) => Insn::IfICmpGt(here),
                Insn::IfNonNull(_) => Insn::IfNonNull(here),
                Insn::IfACmpNe(_) => Insn::IfACmpNe(here),
                Insn::IfICmpNe(_) => Insn::IfICmpNe(here),
                _ => Insn::Goto(here),
            };
        }
    }

    pub fn needs_stack(&mut self, stack: u32) -> &mut Self {
        self.stack = self.stack.max(stack);
        self
    }

    pub fn finish(self, arguments: u32) -> Code {
        synthetic_code(self.insns, self.wide, arguments, self.stack)
    }

    pub fn string(&mut self, text: &str) -> &mut Self {
        let units: Vec<u16> = text.encode_utf16().collect();
        let literal = self.program.literal(&units);
        self.op(Insn::StringConst(literal))
    }

    /// A call of a method that must exist in the JDK or the program.
    pub fn call(&mut self, class: &str, name: &str, descriptor: &str) -> Result<&mut Self, LinkError> {
        let owner = self.program.load(class)?;
        let method = self.program.find_named(owner, name, descriptor).ok_or_else(|| {
            LinkError::new("java/lang/NoSuchMethodError", format!("{}.{name}{descriptor}", class.replace('/', ".")))
        })?;
        let insn = self.program.call_insn(method);
        Ok(self.op(insn))
    }

    pub fn call_special(&mut self, class: &str, name: &str, descriptor: &str) -> Result<&mut Self, LinkError> {
        let owner = self.program.load(class)?;
        let method = self.program.find_named(owner, name, descriptor).ok_or_else(|| {
            LinkError::new("java/lang/NoSuchMethodError", format!("{}.{name}{descriptor}", class.replace('/', ".")))
        })?;
        Ok(self.op(Insn::InvokeSpecialQ(method.id)))
    }

    /// `new class` with its reference duplicated for the constructor.
    pub fn new_object(&mut self, class: &str) -> Result<&mut Self, LinkError> {
        let class = self.program.load(class)?;
        Ok(self.op(Insn::NewQ(class)).op(Insn::Dup))
    }

    /// Casts the reference on the stack to a type named by its descriptor; nothing for `Object` and classes that cannot
    /// be loaded (no object can be of those).
    pub fn cast(&mut self, to: &FieldType) -> &mut Self {
        let class = match to {
            FieldType::Object("java/lang/Object") => return self,
            FieldType::Object(name) => self.program.load(name),
            FieldType::Array { .. } => self.program.load(&to.to_string()),
            _ => return self,
        };
        match class {
            Ok(class) => self.op(Insn::CheckCastQ(class)),
            Err(_) => self,
        }
    }

    /// Boxes the primitive on the stack.
    pub fn boxed(&mut self, from: &FieldType) -> Result<&mut Self, LinkError> {
        match WRAPPERS.iter().find(|(prim, ..)| prim == from) {
            Some((prim, class, _)) => self.call(class, "valueOf", &format!("({prim})L{class};")),
            None => Ok(self),
        }
    }

    /// Converts the value on the stack; `seen` is what a reference of type `from` is known to be (the instantiated
    /// type of a functional interface's parameter).
    pub fn convert(&mut self, from: &FieldType, seen: &FieldType, to: &FieldType) -> Result<&mut Self, LinkError> {
        match (from.is_reference(), to.is_reference()) {
            (true, true) => Ok(self.cast(seen).cast(to)),
            (false, true) => self.boxed(from),
            (false, false) => {
                self.widen(from, to);
                Ok(self)
            }
            (true, false) => {
                let by_name = |name: &str| WRAPPERS.iter().find(|(_, class, _)| *class == name);
                let known = match seen {
                    FieldType::Object(name) => by_name(name),
                    _ => None,
                };
                let Some((prim, class, accessor)) = known.or_else(|| WRAPPERS.iter().find(|(prim, ..)| prim == to))
                else {
                    return Ok(self);
                };
                self.cast(&FieldType::Object(class));
                self.call(class, accessor, &format!("(){prim}"))?;
                self.widen(prim, to);
                Ok(self)
            }
        }
    }

    /// Widening primitive conversion; nothing where the kinds agree.
    fn widen(&mut self, from: &FieldType, to: &FieldType) {
        use super::super::decode::kind_of;
        let insn = match (kind_of(from), kind_of(to)) {
            (Kind::Int, Kind::Long) => Insn::I2L,
            (Kind::Int, Kind::Float) => Insn::I2F,
            (Kind::Int, Kind::Double) => Insn::I2D,
            (Kind::Long, Kind::Float) => Insn::L2F,
            (Kind::Long, Kind::Double) => Insn::L2D,
            (Kind::Float, Kind::Double) => Insn::F2D,
            _ => return,
        };
        self.op(insn);
    }

    /// Returns the value on the stack as `to` (`None`: void), converting from `from` (`None`: there is no value).
    pub fn give_back(
        &mut self,
        from: Option<&FieldType>,
        seen: Option<&FieldType>,
        to: Option<&FieldType>,
    ) -> Result<(), LinkError> {
        match (from, to) {
            (None, None) => self.op(Insn::Return),
            (Some(_), None) => self.op(Insn::Pop).op(Insn::Return),
            (None, Some(_)) => self.op(Insn::NullConst).op(Insn::ReturnValue),
            (Some(from), Some(to)) => {
                // An int result for a `Long`-returning interface is widened before it is boxed.
                let boxed_as = match seen {
                    Some(FieldType::Object(name)) => WRAPPERS.iter().find(|(_, class, _)| class == name),
                    _ => None,
                };
                match boxed_as {
                    Some((prim, ..)) if !from.is_reference() && to.is_reference() => {
                        self.widen(from, prim);
                        self.boxed(prim)?
                    }
                    _ => self.convert(from, from, to)?,
                }
                .op(Insn::ReturnValue)
            }
        };
        Ok(())
    }
}

impl Program {
    /// The instruction that calls this method the way its kind asks for.
    pub fn call_insn(&self, method: &Method) -> Insn {
        if method.is_static() {
            return Insn::InvokeStaticQ(method.id);
        }
        if method.is_private() || method.is_constructor() {
            return Insn::InvokeSpecialQ(method.id);
        }
        let owner = self.class(method.class);
        let args = method.args as u8;
        match owner.vtable_index.get(&method.selector) {
            Some(index) if !owner.is_interface() => Insn::InvokeVirtualQ { args, index: *index },
            _ => Insn::InvokeInterfaceQ { args, site: self.interface_site(method) },
        }
    }

    /// The class that a field type names.
    pub fn class_of_type(&self, t: &FieldType) -> Result<ClassId, LinkError> {
        match t {
            FieldType::Object(name) => self.load(name),
            FieldType::Array { .. } => self.load(&t.to_string()),
            other => super::super::link::primitive_id(&other.to_string()).ok_or_else(|| LinkError::not_found("void")),
        }
    }
}

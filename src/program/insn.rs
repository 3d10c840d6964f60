//! Pre-decoded instructions: eight bytes each, operands resolved where that needs no class loading.
//!
//! Operands that name a class, field or method start as constant-pool indices and are rewritten in place when they are
//! first executed (the `…Q` forms, "quick"). Rewriting depends on the program alone, never on a state, so the code
//! means the same for every state. Longs, doubles and references take one slot each: stack instructions are decoded
//! by the number of values that they move, and locals are renumbered so that arguments are consecutive.

use crate::util::{ClassId, LiteralId, MethodId};

/// The type of a value as the instruction set sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Kind {
    Int,
    Long,
    Float,
    Double,
    Ref,
}

/// An element type of arrays as `newarray` and the array instructions see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Prim {
    Boolean,
    Byte,
    Char,
    Short,
    Int,
    Long,
    Float,
    Double,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Insn {
    Nop,
    // Constants.
    NullConst,
    IntConst(i32),
    /// A long that fits an int.
    LongConst(i32),
    FloatConst(FloatBits),
    /// Index into the method's wide constants.
    LongWide(u32),
    DoubleWide(u32),
    StringConst(LiteralId),
    /// Class, method type, method handle or dynamic constant, by pool index.
    Ldc(u16),
    ClassConstQ(ClassId),
    // Locals and the operand stack.
    Load(u16),
    Store(u16),
    IntInc {
        local: u16,
        by: i16,
    },
    Pop,
    Pop2,
    Dup,
    DupX1,
    DupX2,
    Dup2,
    Dup2X1,
    Dup2X2,
    Swap,
    // Arrays.
    IntLoad,
    LongLoad,
    FloatLoad,
    DoubleLoad,
    RefLoad,
    ByteLoad,
    CharLoad,
    ShortLoad,
    IntStore,
    LongStore,
    FloatStore,
    DoubleStore,
    RefStore,
    ByteStore,
    CharStore,
    ShortStore,
    ArrayLength,
    NewArray(Prim),
    NewRefArray(u16),
    NewRefArrayQ(ClassId),
    NewMultiArray {
        dims: u8,
        pool: u16,
    },
    NewMultiArrayQ {
        dims: u8,
        class: ClassId,
    },
    // Arithmetic.
    IAdd,
    ISub,
    IMul,
    IDiv,
    IRem,
    INeg,
    IShl,
    IShr,
    IUShr,
    IAnd,
    IOr,
    IXor,
    LAdd,
    LSub,
    LMul,
    LDiv,
    LRem,
    LNeg,
    LShl,
    LShr,
    LUShr,
    LAnd,
    LOr,
    LXor,
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
    FNeg,
    DAdd,
    DSub,
    DMul,
    DDiv,
    DRem,
    DNeg,
    I2L,
    I2F,
    I2D,
    L2I,
    L2F,
    L2D,
    F2I,
    F2L,
    F2D,
    D2I,
    D2L,
    D2F,
    I2B,
    I2C,
    I2S,
    LCmp,
    FCmpL,
    FCmpG,
    DCmpL,
    DCmpG,
    // Control; targets are instruction indices.
    IfEq(u32),
    IfNe(u32),
    IfLt(u32),
    IfGe(u32),
    IfGt(u32),
    IfLe(u32),
    IfICmpEq(u32),
    IfICmpNe(u32),
    IfICmpLt(u32),
    IfICmpGe(u32),
    IfICmpGt(u32),
    IfICmpLe(u32),
    IfACmpEq(u32),
    IfACmpNe(u32),
    IfNull(u32),
    IfNonNull(u32),
    Goto(u32),
    Jsr(u32),
    Ret(u16),
    /// Index into the method's switches.
    Switch(u32),
    Return,
    ReturnValue,
    Throw,
    // Fields.
    GetStatic(u16),
    GetStaticQ {
        slot: u16,
        class: ClassId,
    },
    /// The same, and whoever reads it has to say that it may hold something else.
    GetStaticOpen {
        slot: u16,
        class: ClassId,
    },
    PutStatic(u16),
    PutStaticQ {
        slot: u16,
        class: ClassId,
    },
    GetField(u16),
    GetFieldQ(u32),
    PutField(u16),
    PutFieldQ(u32),
    // Calls.
    InvokeStatic(u16),
    InvokeStaticQ(MethodId),
    InvokeSpecial(u16),
    InvokeSpecialQ(MethodId),
    InvokeVirtual(u16),
    InvokeVirtualQ {
        args: u8,
        index: u32,
    },
    InvokeInterface(u16),
    InvokeInterfaceQ {
        args: u8,
        site: u32,
    },
    /// `MethodHandle.invoke…` and `VarHandle` access: a site of the program's polymorphic sites.
    InvokePolymorphicQ {
        args: u8,
        site: u32,
    },
    InvokeDynamic(u16),
    // Objects.
    New(u16),
    NewQ(ClassId),
    CheckCast(u16),
    CheckCastQ(ClassId),
    InstanceOf(u16),
    InstanceOfQ(ClassId),
    MonitorEnter,
    MonitorExit,
    /// Tells that it runs, and runs as the instruction that it replaces; index into the method's watches.
    Watched(u32),
}

impl Insn {
    /// Whether it reads an element of an array.
    pub fn is_element_load(self) -> bool {
        use Insn::*;
        matches!(self, IntLoad | LongLoad | FloatLoad | DoubleLoad | RefLoad | ByteLoad | CharLoad | ShortLoad)
    }

    /// Whether it writes an element of an array.
    pub fn is_element_store(self) -> bool {
        use Insn::*;
        matches!(self, IntStore | LongStore | FloatStore | DoubleStore | RefStore | ByteStore | CharStore | ShortStore)
    }
}

/// A float constant by its bits, so that instructions compare and hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatBits(pub u32);

/// `tableswitch` or `lookupswitch`.
#[derive(Clone, Debug)]
pub enum Switch {
    Table {
        low: i32,
        targets: Box<[u32]>,
        default: u32,
    },
    /// Keys are sorted.
    Lookup {
        pairs: Box<[(i32, u32)]>,
        default: u32,
    },
}

impl Switch {
    pub fn target(&self, key: i32) -> u32 {
        match self {
            Switch::Table { low, targets, default } => {
                let index = key.wrapping_sub(*low) as u32 as usize;
                if key < *low { *default } else { targets.get(index).copied().unwrap_or(*default) }
            }
            Switch::Lookup { pairs, default } => {
                pairs.binary_search_by_key(&key, |(k, _)| *k).ok().and_then(|i| pairs.get(i)).map_or(*default, |p| p.1)
            }
        }
    }

    pub fn default(&self) -> u32 {
        match self {
            Switch::Table { default, .. } | Switch::Lookup { default, .. } => *default,
        }
    }

    /// Keys with where they lead, the default aside.
    pub fn cases(&self) -> Vec<(i32, u32)> {
        match self {
            Switch::Table { low, targets, .. } => {
                targets.iter().enumerate().map(|(i, t)| (low.wrapping_add(i as i32), *t)).collect()
            }
            Switch::Lookup { pairs, .. } => pairs.to_vec(),
        }
    }

    pub fn targets(&self) -> impl Iterator<Item = u32> + '_ {
        let (table, pairs, default): (&[u32], &[(i32, u32)], u32) = match self {
            Switch::Table { targets, default, .. } => (targets, &[], *default),
            Switch::Lookup { pairs, default } => (&[], pairs, *default),
        };
        table.iter().copied().chain(pairs.iter().map(|p| p.1)).chain(std::iter::once(default))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_are_eight_bytes() {
        assert_eq!(std::mem::size_of::<Insn>(), 8);
    }

    #[test]
    fn switches_find_their_targets() {
        let table = Switch::Table { low: -1, targets: Box::from([10, 11, 12]), default: 99 };
        let found: Vec<u32> = [-2, -1, 1, 2, i32::MIN, i32::MAX].iter().map(|k| table.target(*k)).collect();
        assert_eq!(found, [99, 10, 12, 99, 99, 99]);
        let lookup = Switch::Lookup { pairs: Box::from([(i32::MIN, 1), (0, 2), (7, 3)]), default: 9 };
        assert_eq!([i32::MIN, 0, 7, 8].map(|k| lookup.target(k)), [1, 2, 3, 9]);
    }
}

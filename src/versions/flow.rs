//! Which instruction takes what which instruction has pushed, inside one method: one pass in the order of the code, in which
//! nothing is known of operands that cross a place where ways meet. So a flow that is told is there; one that is not told
//! may be.

use std::collections::BTreeSet;

use crate::analysis::cfg::branch_target;
use crate::classfile::{ClassFile, Constant};
use crate::explore::script::parameter_types;
use crate::program::{Code, Insn};

/// One operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flow {
    /// What pushed it.
    pub from: u32,
    /// What takes it.
    pub to: u32,
    /// Operands of the taker above it.
    pub depth: usize,
}

/// The flows of a method.
pub fn flows(class: &ClassFile, code: &Code) -> Vec<Flow> {
    let joins = joins(code);
    let mut found = Vec::new();
    // The known top of the stack.
    let mut stack: Vec<Option<u32>> = Vec::new();
    for at in 0..code.insns.len() as u32 {
        let Some(insn) = code.insn(at) else { continue };
        if joins.contains(&at) {
            stack.clear();
        }
        if insn == Insn::Dup {
            let top = stack.last().copied().flatten();
            stack.push(top);
            continue;
        }
        let Some((pops, pushes)) = effect(class, insn) else {
            stack.clear();
            continue;
        };
        for depth in 0..pops {
            if let Some(from) = stack.pop().flatten() {
                found.push(Flow { from, to: at, depth });
            }
        }
        if pushes > 0 {
            stack.push(Some(at));
        }
        if branch_target(insn).is_some() || matches!(insn, Insn::Switch(_) | Insn::Goto(_)) {
            stack.clear();
        }
    }
    found
}

/// Where ways may meet.
fn joins(code: &Code) -> BTreeSet<u32> {
    let mut found: BTreeSet<u32> = code.handlers.iter().map(|h| h.target).collect();
    for cell in code.insns.iter() {
        match cell.get() {
            Insn::Goto(target) | Insn::Jsr(target) => {
                found.insert(target);
            }
            Insn::Switch(table) => {
                found.extend(code.switches.get(table as usize).into_iter().flat_map(|s| s.targets()))
            }
            insn => found.extend(branch_target(insn)),
        }
    }
    found
}

/// The operands that an instruction takes and gives; none where that is not followed.
fn effect(class: &ClassFile, insn: Insn) -> Option<(usize, usize)> {
    use Insn::*;
    Some(match insn {
        Nop | IntInc { .. } | Goto(_) | Return => (0, 0),
        NullConst | IntConst(_) | LongConst(_) | FloatConst(_) | LongWide(_) | DoubleWide(_) | StringConst(_)
        | Ldc(_) => (0, 1),
        Load(_) | GetStatic(_) | New(_) => (0, 1),
        Store(_) | Pop | PutStatic(_) | ReturnValue | Throw | MonitorEnter | MonitorExit | Switch(_) => (1, 0),
        IntLoad | LongLoad | FloatLoad | DoubleLoad | RefLoad | ByteLoad | CharLoad | ShortLoad => (2, 1),
        IntStore | LongStore | FloatStore | DoubleStore | RefStore | ByteStore | CharStore | ShortStore => (3, 0),
        ArrayLength | NewArray(_) | NewRefArray(_) | GetField(_) | CheckCast(_) | InstanceOf(_) => (1, 1),
        NewMultiArray { dims, .. } => (usize::from(dims), 1),
        PutField(_) => (2, 0),
        INeg | LNeg | FNeg | DNeg | I2L | I2F | I2D | L2I | L2F | L2D | F2I | F2L | F2D | D2I | D2L | D2F | I2B
        | I2C | I2S => (1, 1),
        IAdd | ISub | IMul | IDiv | IRem | IShl | IShr | IUShr | IAnd | IOr | IXor | LAdd | LSub | LMul | LDiv
        | LRem | LShl | LShr | LUShr | LAnd | LOr | LXor | FAdd | FSub | FMul | FDiv | FRem | DAdd | DSub | DMul
        | DDiv | DRem | LCmp | FCmpL | FCmpG | DCmpL | DCmpG => (2, 1),
        IfEq(_) | IfNe(_) | IfLt(_) | IfGe(_) | IfGt(_) | IfLe(_) | IfNull(_) | IfNonNull(_) => (1, 0),
        IfICmpEq(_) | IfICmpNe(_) | IfICmpLt(_) | IfICmpGe(_) | IfICmpGt(_) | IfICmpLe(_) | IfACmpEq(_)
        | IfACmpNe(_) => (2, 0),
        InvokeStatic(pool) | InvokeDynamic(pool) => called(class, pool, 0)?,
        InvokeSpecial(pool) | InvokeVirtual(pool) | InvokeInterface(pool) => called(class, pool, 1)?,
        _ => return None,
    })
}

fn called(class: &ClassFile, pool: u16, receivers: usize) -> Option<(usize, usize)> {
    let descriptor = match class.pool.get(pool)? {
        Constant::Method(member) | Constant::InterfaceMethod(member) => &member.descriptor,
        Constant::InvokeDynamic { descriptor, .. } => descriptor,
        _ => return None,
    };
    Some((parameter_types(descriptor).len() + receivers, usize::from(!descriptor.ends_with(")V"))))
}

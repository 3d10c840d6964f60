//! Inside one method: which instructions may have made the values that an instruction takes, from the operand stack or
//! from a local.
//!
//! Reaching definitions over the basic blocks, with values instead of slots. A shuffle (`dup`, `swap`) hands its values on
//! and counts as one of their makers. Sizes that a class file controls are bounded: beyond them there is no answer, and
//! the caller takes everything to influence everything.

use std::rc::Rc;

use crate::analysis::cfg::{Cfg, EdgeKind, branch_target};
use crate::classfile::descriptor::MethodType;
use crate::classfile::{ClassFile, Constant};
use crate::program::{Code, Insn};

/// Definitions that are copied or merged until this gives up.
const MOST_WORK: usize = 30_000_000;

/// What made a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Def {
    /// The parameter with this number, the receiver included.
    Param(u32),
    /// The instruction with this index.
    Insn(u32),
    /// A handler got it.
    Caught,
}

type Defs = Rc<[Def]>;

/// By instruction: the makers of each value that it takes, the deepest first. For a load, those of the local.
pub struct DefUse {
    pub uses: Vec<Vec<Defs>>,
}

#[derive(Clone, PartialEq)]
struct State {
    locals: Vec<Defs>,
    stack: Vec<Defs>,
}

/// How many values an instruction takes from the stack and puts there. Shuffles are not among them.
pub fn effect(class: &ClassFile, insn: Insn) -> Option<(usize, usize)> {
    use Insn::*;
    Some(match insn {
        Nop | IntInc { .. } | Goto(_) | Ret(_) | Return => (0, 0),
        NullConst
        | IntConst(_)
        | LongConst(_)
        | FloatConst(_)
        | LongWide(_)
        | DoubleWide(_)
        | StringConst(_)
        | Ldc(_)
        | ClassConstQ(_)
        | Load(_)
        | New(_)
        | NewQ(_)
        | GetStatic(_)
        | GetStaticQ { .. }
        | Jsr(_) => (0, 1),
        Store(_) | Switch(_) | ReturnValue | Throw | PutStatic(_) | PutStaticQ { .. } | MonitorEnter | MonitorExit => {
            (1, 0)
        }
        IntLoad | LongLoad | FloatLoad | DoubleLoad | RefLoad | ByteLoad | CharLoad | ShortLoad => (2, 1),
        IntStore | LongStore | FloatStore | DoubleStore | RefStore | ByteStore | CharStore | ShortStore => (3, 0),
        ArrayLength | NewArray(_) | NewRefArray(_) | NewRefArrayQ(_) | GetField(_) | GetFieldQ(_) | CheckCast(_)
        | CheckCastQ(_) | InstanceOf(_) | InstanceOfQ(_) | INeg | LNeg | FNeg | DNeg | I2L | I2F | I2D | L2I | L2F
        | L2D | F2I | F2L | F2D | D2I | D2L | D2F | I2B | I2C | I2S => (1, 1),
        NewMultiArray { dims, .. } | NewMultiArrayQ { dims, .. } => (usize::from(dims), 1),
        IAdd | ISub | IMul | IDiv | IRem | IShl | IShr | IUShr | IAnd | IOr | IXor | LAdd | LSub | LMul | LDiv
        | LRem | LShl | LShr | LUShr | LAnd | LOr | LXor | FAdd | FSub | FMul | FDiv | FRem | DAdd | DSub | DMul
        | DDiv | DRem | LCmp | FCmpL | FCmpG | DCmpL | DCmpG => (2, 1),
        IfEq(_) | IfNe(_) | IfLt(_) | IfGe(_) | IfGt(_) | IfLe(_) | IfNull(_) | IfNonNull(_) => (1, 0),
        insn if branch_target(insn).is_some() => (2, 0),
        PutField(_) | PutFieldQ(_) => (2, 0),
        InvokeStatic(pool) | InvokeDynamic(pool) => call(class, pool, 0)?,
        InvokeSpecial(pool) | InvokeVirtual(pool) | InvokeInterface(pool) => call(class, pool, 1)?,
        // Code as it is decoded has none of the quick forms.
        _ => return None,
    })
}

fn call(class: &ClassFile, pool: u16, receiver: usize) -> Option<(usize, usize)> {
    let descriptor = match class.pool.get(pool)? {
        Constant::Method(member) | Constant::InterfaceMethod(member) => &member.descriptor,
        Constant::InvokeDynamic { descriptor, .. } => descriptor,
        _ => return None,
    };
    let signature = MethodType::parse(descriptor).ok()?;
    Some((signature.params.len() + receiver, usize::from(signature.result.is_some())))
}

/// Values taken, and for each value put back its place among them.
pub fn shuffle(insn: Insn) -> Option<(usize, &'static [usize])> {
    Some(match insn {
        Insn::Pop => (1, &[]),
        Insn::Pop2 => (2, &[]),
        Insn::Dup => (1, &[0, 0]),
        Insn::DupX1 => (2, &[1, 0, 1]),
        Insn::DupX2 => (3, &[2, 0, 1, 2]),
        Insn::Dup2 => (2, &[0, 1, 0, 1]),
        Insn::Dup2X1 => (3, &[1, 2, 0, 1, 2]),
        Insn::Dup2X2 => (4, &[2, 3, 0, 1, 2, 3]),
        Insn::Swap => (2, &[1, 0]),
        _ => return None,
    })
}

impl DefUse {
    /// None for code that is too large, or that does not fit together.
    pub fn new(class: &ClassFile, code: &Code, cfg: &Cfg, params: u32) -> Option<Self> {
        let nothing: Defs = Rc::from([]);
        let mut locals: Vec<Defs> = (0..code.locals).map(|_| nothing.clone()).collect();
        // Arguments are the first locals, one each.
        for (place, local) in locals.iter_mut().enumerate().take(params as usize) {
            *local = Rc::from([Def::Param(place as u32)]);
        }
        let mut entries: Vec<Option<State>> = vec![None; cfg.len()];
        *entries.first_mut()? = Some(State { locals, stack: Vec::new() });
        let mut work = 0;
        let mut open: std::collections::BTreeSet<(u32, u32)> = [(cfg.rank(0), 0)].into();
        let mut this = Self { uses: vec![Vec::new(); code.insns.len()] };
        while let Some((_, block)) = open.pop_first() {
            let Some(mut state) = entries.get(block as usize)?.clone() else { continue };
            let about = cfg.block(block)?;
            let mut before_last = None;
            for at in about.first..about.end {
                if at + 1 == about.end {
                    before_last = Some(state.clone());
                }
                work += 1 + state.locals.len() / 8;
                this.step(class, code, at, &mut state)?;
            }
            for edge in &about.successors {
                // An exception leaves before the instruction has had an effect; the stack is then the exception.
                let next = match edge.kind {
                    EdgeKind::Exception(_) => {
                        let mut thrown = before_last.clone()?;
                        thrown.stack = vec![Rc::from([Def::Caught])];
                        thrown
                    }
                    _ => state.clone(),
                };
                let place = entries.get_mut(edge.to as usize)?;
                if merge(place, next, &mut work)? {
                    open.insert((cfg.rank(edge.to), edge.to));
                }
                if work > MOST_WORK {
                    return None;
                }
            }
        }
        Some(this)
    }

    fn step(&mut self, class: &ClassFile, code: &Code, at: u32, state: &mut State) -> Option<()> {
        let insn = code.insn(at)?;
        let here: Defs = Rc::from([Def::Insn(at)]);
        if let Some((takes, puts)) = shuffle(insn) {
            let from = state.stack.len().checked_sub(takes)?;
            let taken = state.stack.split_off(from);
            self.uses[at as usize] = taken.clone();
            for place in puts {
                let mut defs = taken.get(*place)?.to_vec();
                if let Err(to) = defs.binary_search(&Def::Insn(at)) {
                    defs.insert(to, Def::Insn(at));
                }
                state.stack.push(defs.into());
            }
            return Some(());
        }
        let (takes, puts) = effect(class, insn)?;
        let from = state.stack.len().checked_sub(takes)?;
        let mut taken = state.stack.split_off(from);
        match insn {
            Insn::Load(local) | Insn::Ret(local) => taken.push(state.locals.get(usize::from(local))?.clone()),
            Insn::IntInc { local, .. } => {
                taken.push(state.locals.get(usize::from(local))?.clone());
                *state.locals.get_mut(usize::from(local))? = here.clone();
            }
            Insn::Store(local) => *state.locals.get_mut(usize::from(local))? = here.clone(),
            _ => {}
        }
        self.uses[at as usize] = taken;
        state.stack.extend((0..puts).map(|_| here.clone()));
        Some(())
    }
}

/// Merges into what is known at the start of a block; whether that has grown.
fn merge(known: &mut Option<State>, next: State, work: &mut usize) -> Option<bool> {
    let Some(known) = known else {
        *known = Some(next);
        return Some(true);
    };
    if known.stack.len() != next.stack.len() {
        return None;
    }
    let mut grown = false;
    let pairs = known.locals.iter_mut().zip(next.locals).chain(known.stack.iter_mut().zip(next.stack));
    for (into, from) in pairs {
        if Rc::ptr_eq(into, &from) || *into == from {
            continue;
        }
        *work += into.len() + from.len();
        let mut all: Vec<Def> = into.iter().chain(from.iter()).copied().collect();
        all.sort_unstable();
        all.dedup();
        if all.len() > into.len() {
            *into = all.into();
            grown = true;
        }
    }
    Some(grown)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    fn uses(insns: &[Insn], locals: u32, params: u32) -> Vec<Vec<Vec<Def>>> {
        let code = Code {
            insns: insns.iter().map(|insn| Cell::new(*insn)).collect(),
            pcs: (0..insns.len() as u16).collect(),
            locals,
            ..Code::default()
        };
        let class = crate::classfile::parse(&crate::classfile::testing::Builder::new("A").build()).unwrap();
        let cfg = Cfg::new(&code).unwrap();
        let found = DefUse::new(&class, &code, &cfg, params).unwrap();
        found.uses.iter().map(|all| all.iter().map(|defs| defs.to_vec()).collect()).collect()
    }

    #[test]
    fn values_are_followed_through_locals_and_joins() {
        use Insn::*;
        // 0 load 0; 1 ifeq 5; 2 const; 3 store 1; 4 goto 7; 5 const; 6 store 1; 7 load 1; 8 load 0; 9 add; 10 return
        let insns = [
            Load(0),
            IfEq(5),
            IntConst(1),
            Store(1),
            Goto(7),
            IntConst(2),
            Store(1),
            Load(1),
            Load(0),
            IAdd,
            ReturnValue,
        ];
        let found = uses(&insns, 2, 1);
        assert_eq!(found[0], [[Def::Param(0)]]);
        assert_eq!(found[1], [[Def::Insn(0)]]);
        assert_eq!(found[7], [[Def::Insn(3), Def::Insn(6)]]);
        assert_eq!(found[9], [[Def::Insn(7)], [Def::Insn(8)]]);
        assert_eq!(found[10], [[Def::Insn(9)]]);
    }

    #[test]
    fn loops_and_shuffles() {
        use Insn::*;
        // 0 load 0; 1 dup; 2 ifeq 6; 3 store 0; 4 inc 0; 5 goto 0; 6 return value
        let insns = [Load(0), Dup, IfEq(6), Store(0), IntInc { local: 0, by: 1 }, Goto(0), ReturnValue];
        let found = uses(&insns, 1, 1);
        assert_eq!(found[0], [[Def::Param(0), Def::Insn(4)]]);
        assert_eq!(found[2], [[Def::Insn(0), Def::Insn(1)]]);
        assert_eq!(found[4], [[Def::Insn(3)]]);
        assert_eq!(found[6], [[Def::Insn(0), Def::Insn(1)]]);
    }
}

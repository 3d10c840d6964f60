//! The control-flow graph of a method: basic blocks over decoded instructions, normal and exceptional edges, reverse
//! post-order, reachability.
//!
//! Only blocks that can be reached from the start are in it. An exception leaves in the middle of an instruction, so
//! inside a handler's range a block ends with each instruction that can throw: all but the last instruction of a block
//! are executed whenever control enters it. Exceptions that no handler of the method covers have no edge, except that
//! `throw` leads out of the method. A `ret` leads behind every `jsr`.
//!
//! Dominators are in `dominators`. Sizes that a class file controls are bounded; see [`CfgError`].

use std::collections::BTreeSet;
use std::fmt;

use crate::analysis::bits::Bits;
use crate::program::{Code, Insn};

/// Exceptional edges beyond this are malice: handlers times blocks.
const MOST_EXCEPTION_EDGES: usize = 1 << 20;
/// Blocks up to which the closure is computed: eight megabytes of bits.
const MOST_CLOSED: usize = 8192;
const NO_BLOCK: u32 = u32::MAX;

/// The number of a block, in the order of the code; block 0 is the start.
pub type BlockId = u32;

#[derive(Debug)]
pub struct Cfg {
    blocks: Vec<Block>,
    /// By instruction index.
    block_of: Vec<u32>,
    order: Vec<BlockId>,
    rank: Vec<u32>,
}

#[derive(Clone, Debug)]
pub struct Block {
    /// Instruction indices `first..end`, not empty.
    pub first: u32,
    pub end: u32,
    /// For a conditional branch: taken, then not taken. For a switch: its cases in order, then its default. Then the
    /// exceptional edges in the order of the search. The same block may come more than once.
    pub successors: Vec<Edge>,
    /// Each block once, ascending.
    pub predecessors: Vec<BlockId>,
    /// Control can leave the method here: a return, or a throw that may not be caught.
    pub leaves: bool,
    /// It ends with a return.
    pub returns: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Edge {
    pub to: BlockId,
    pub kind: EdgeKind,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EdgeKind {
    /// To the instruction behind, or by a jump without a condition.
    Always,
    Taken,
    NotTaken,
    /// A case of a switch, by its place in [`crate::program::Switch::targets`].
    Case(u32),
    /// By the handler with this place in the table.
    Exception(u32),
}

/// The method is one that no compiler makes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CfgError {
    Empty,
    TooManyHandlers,
}

impl fmt::Display for CfgError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "there is no code"),
            Self::TooManyHandlers => write!(f, "more than {MOST_EXCEPTION_EDGES} ways from instructions to handlers"),
        }
    }
}

/// The target of a conditional branch.
pub fn branch_target(insn: Insn) -> Option<u32> {
    use Insn::*;
    match insn {
        IfEq(t) | IfNe(t) | IfLt(t) | IfGe(t) | IfGt(t) | IfLe(t) | IfICmpEq(t) | IfICmpNe(t) | IfICmpLt(t)
        | IfICmpGe(t) | IfICmpGt(t) | IfICmpLe(t) | IfACmpEq(t) | IfACmpNe(t) | IfNull(t) | IfNonNull(t) => Some(t),
        _ => None,
    }
}

/// Whether an instruction can throw something that a handler could catch. What a return can throw (a monitor that is
/// not held) compilers do not produce.
pub fn can_throw(insn: Insn) -> bool {
    use Insn::*;
    let array = matches!(
        insn,
        ArrayLength | NewArray(_) | NewRefArray(_) | NewRefArrayQ(_) | NewMultiArray { .. } | NewMultiArrayQ { .. }
    ) || insn.is_element_load()
        || insn.is_element_store();
    let field = matches!(
        insn,
        GetStatic(_)
            | GetStaticQ { .. }
            | PutStatic(_)
            | PutStaticQ { .. }
            | GetField(_)
            | GetFieldQ(_)
            | PutField(_)
            | PutFieldQ(_)
    );
    let call = matches!(
        insn,
        InvokeStatic(_)
            | InvokeStaticQ(_)
            | InvokeSpecial(_)
            | InvokeSpecialQ(_)
            | InvokeVirtual(_)
            | InvokeVirtualQ { .. }
            | InvokeInterface(_)
            | InvokeInterfaceQ { .. }
            | InvokePolymorphicQ { .. }
            | InvokeDynamic(_)
    );
    let class =
        matches!(insn, Ldc(_) | New(_) | NewQ(_) | CheckCast(_) | CheckCastQ(_) | InstanceOf(_) | InstanceOfQ(_));
    let other = matches!(insn, IDiv | IRem | LDiv | LRem | Throw | MonitorEnter | MonitorExit);
    array || field || call || class || other
}

fn falls_through(insn: Insn) -> bool {
    use Insn::*;
    !matches!(insn, Goto(_) | Jsr(_) | Ret(_) | Switch(_) | Return | ReturnValue | Throw)
}

impl Cfg {
    pub fn new(code: &Code) -> Result<Self, CfgError> {
        Builder::new(code)?.finish()
    }

    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    pub fn block(&self, id: BlockId) -> Option<&Block> {
        self.blocks.get(id as usize)
    }

    pub fn len(&self) -> usize {
        self.blocks.len()
    }

    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }

    /// The block of an instruction; None if it cannot be reached.
    pub fn block_of(&self, insn: u32) -> Option<BlockId> {
        self.block_of.get(insn as usize).copied().filter(|block| *block != NO_BLOCK)
    }

    /// All blocks, each before its successors except along back edges.
    pub fn reverse_post_order(&self) -> &[BlockId] {
        &self.order
    }

    /// The place of a block in the reverse post-order.
    pub fn rank(&self, id: BlockId) -> u32 {
        self.rank.get(id as usize).copied().unwrap_or(u32::MAX)
    }

    pub fn successors(&self, id: BlockId) -> impl Iterator<Item = BlockId> + '_ {
        self.block(id).into_iter().flat_map(|block| block.successors.iter().map(|edge| edge.to))
    }

    /// The blocks to which some path of at least one edge leads.
    pub fn reachable_from(&self, id: BlockId) -> Bits {
        let mut seen = Bits::new(self.len());
        let mut todo = vec![id];
        while let Some(block) = todo.pop() {
            todo.extend(self.successors(block).filter(|to| seen.insert(*to as usize)));
        }
        seen
    }

    /// [`Self::reachable_from`] for all blocks at once. None for a method of so many blocks that it would not pay.
    pub fn closure(&self) -> Option<Vec<Bits>> {
        if self.len() > MOST_CLOSED {
            return None;
        }
        let mut sets = vec![Bits::new(self.len()); self.len()];
        let mut changed = true;
        // As many rounds as loops are nested, and two.
        while changed {
            changed = false;
            for block in self.order.iter().rev() {
                let mut set = sets[*block as usize].clone();
                for to in self.successors(*block) {
                    let new = set.insert(to as usize);
                    changed |= set.union_with(&sets[to as usize]) | new;
                }
                sets[*block as usize] = set;
            }
        }
        Some(sets)
    }
}

struct Builder<'c> {
    code: &'c Code,
    insns: Vec<Insn>,
    /// Starts of blocks, ascending, and the number of instructions.
    starts: Vec<u32>,
    /// By instruction.
    block_of: Vec<u32>,
    /// Instructions behind a `jsr`.
    after_jsr: Vec<u32>,
}

impl<'c> Builder<'c> {
    fn new(code: &'c Code) -> Result<Self, CfgError> {
        // Watched or not.
        let insns: Vec<Insn> = (0..code.insns.len() as u32).filter_map(|at| code.insn(at)).collect();
        let count = insns.len();
        if count == 0 {
            return Err(CfgError::Empty);
        }
        let protected = protected(code, count);
        let mut leaders = Bits::new(count);
        leaders.insert(0);
        let mut after_jsr = Vec::new();
        for (index, insn) in insns.iter().enumerate() {
            let targets = jumps(code, *insn);
            let ends = !targets.is_empty() || !falls_through(*insn) || (protected.contains(index) && can_throw(*insn));
            targets.iter().for_each(|target| _ = leaders.insert(*target as usize));
            if ends {
                leaders.insert(index + 1);
            }
            if matches!(insn, Insn::Jsr(_)) && index + 1 < count {
                after_jsr.push(index as u32 + 1);
            }
        }
        for handler in &code.handlers {
            for place in [handler.start, handler.end, handler.target] {
                leaders.insert(place as usize);
            }
        }
        let mut starts: Vec<u32> = leaders.iter().map(|leader| leader as u32).collect();
        starts.push(count as u32);
        let mut block_of = Vec::with_capacity(count);
        for (block, pair) in starts.windows(2).enumerate() {
            block_of.extend((pair[0]..pair[1]).map(|_| block as u32));
        }
        Ok(Self { code, insns, starts, block_of, after_jsr })
    }

    fn finish(self) -> Result<Cfg, CfgError> {
        let mut blocks = self.blocks()?;
        let post_order = post_order(&blocks);
        // Keep what is reached, in the order of the code.
        let mut kept: Vec<u32> = post_order.clone();
        kept.sort_unstable();
        let mut renamed = vec![NO_BLOCK; blocks.len()];
        kept.iter().enumerate().for_each(|(new, old)| renamed[*old as usize] = new as u32);
        let mut index = 0;
        blocks.retain(|_| {
            index += 1;
            renamed[index - 1] != NO_BLOCK
        });
        let mut predecessors: Vec<BTreeSet<u32>> = vec![BTreeSet::new(); blocks.len()];
        for (from, block) in blocks.iter_mut().enumerate() {
            for edge in &mut block.successors {
                edge.to = renamed[edge.to as usize];
                predecessors[edge.to as usize].insert(from as u32);
            }
        }
        for (block, before) in blocks.iter_mut().zip(predecessors) {
            block.predecessors = before.into_iter().collect();
        }
        let order: Vec<u32> = post_order.iter().rev().map(|old| renamed[*old as usize]).collect();
        let mut rank = vec![0; blocks.len()];
        order.iter().enumerate().for_each(|(place, block)| rank[*block as usize] = place as u32);
        let block_of = self.block_of.iter().map(|old| renamed[*old as usize]).collect();
        Ok(Cfg { blocks, block_of, order, rank })
    }

    fn blocks(&self) -> Result<Vec<Block>, CfgError> {
        let mut handlers = Sweep::new(self.code);
        let mut exceptional = 0;
        let mut blocks = Vec::with_capacity(self.starts.len());
        for pair in self.starts.windows(2) {
            let (first, end) = (pair[0], pair[1]);
            let last = self.insns[end as usize - 1];
            let mut successors = self.normal_edges(end - 1, last);
            let throws = (first..end).any(|index| can_throw(self.insns[index as usize]));
            let caught = handlers.edges_at(first, throws, |handler| self.block_of[handler as usize]);
            exceptional += caught.edges.len();
            if exceptional > MOST_EXCEPTION_EDGES {
                return Err(CfgError::TooManyHandlers);
            }
            successors.extend(caught.edges);
            let leaves = match last {
                Insn::Return | Insn::ReturnValue => true,
                Insn::Throw => !caught.everything,
                // A `ret` without a `jsr`.
                _ => successors.is_empty(),
            };
            let returns = matches!(last, Insn::Return | Insn::ReturnValue);
            blocks.push(Block { first, end, successors, predecessors: Vec::new(), leaves, returns });
        }
        Ok(blocks)
    }

    fn normal_edges(&self, index: u32, insn: Insn) -> Vec<Edge> {
        let to = |target: u32, kind: EdgeKind| self.block_of.get(target as usize).map(|to| Edge { to: *to, kind });
        if let Some(target) = branch_target(insn) {
            return [to(target, EdgeKind::Taken), to(index + 1, EdgeKind::NotTaken)].into_iter().flatten().collect();
        }
        match insn {
            Insn::Goto(target) | Insn::Jsr(target) => to(target, EdgeKind::Always).into_iter().collect(),
            Insn::Ret(_) => self.after_jsr.iter().filter_map(|after| to(*after, EdgeKind::Always)).collect(),
            Insn::Switch(_) => {
                let targets = jumps(self.code, insn).into_iter().enumerate();
                targets.filter_map(|(case, target)| to(target, EdgeKind::Case(case as u32))).collect()
            }
            insn if falls_through(insn) => to(index + 1, EdgeKind::Always).into_iter().collect(),
            _ => Vec::new(),
        }
    }
}

fn jumps(code: &Code, insn: Insn) -> Vec<u32> {
    match insn {
        Insn::Goto(target) | Insn::Jsr(target) => vec![target],
        Insn::Switch(index) => code.switches.get(index as usize).map_or(Vec::new(), |s| s.targets().collect()),
        insn => branch_target(insn).into_iter().collect(),
    }
}

/// The instructions in the range of some handler.
fn protected(code: &Code, count: usize) -> Bits {
    let mut depth = vec![0i32; count + 1];
    for handler in code.handlers.iter().filter(|h| h.start < h.end && h.end as usize <= count) {
        depth[handler.start as usize] += 1;
        depth[handler.end as usize] -= 1;
    }
    let mut inside = Bits::new(count);
    let mut now = 0;
    for (index, change) in depth.iter().take(count).enumerate() {
        now += change;
        inside.set(index, now > 0);
    }
    inside
}

/// The handlers that cover a block, for blocks in ascending order: cheap however many handlers there are elsewhere.
struct Sweep<'c> {
    code: &'c Code,
    /// (instruction, handler starts here, handler), descending, so that the next is last.
    events: Vec<(u32, bool, u32)>,
    active: BTreeSet<u32>,
}

struct Caught {
    edges: Vec<Edge>,
    /// A handler takes every exception.
    everything: bool,
}

impl<'c> Sweep<'c> {
    fn new(code: &'c Code) -> Self {
        let ranges = code.handlers.iter().enumerate().filter(|(_, h)| h.start < h.end);
        let mut events: Vec<(u32, bool, u32)> =
            ranges.flat_map(|(i, h)| [(h.start, true, i as u32), (h.end, false, i as u32)]).collect();
        events.sort_unstable_by(|a, b| b.cmp(a));
        Self { code, events, active: BTreeSet::new() }
    }

    fn edges_at(&mut self, first: u32, throws: bool, block_at: impl Fn(u32) -> u32) -> Caught {
        while let Some((_, starts, handler)) = self.events.pop_if(|(at, ..)| *at <= first) {
            if starts {
                self.active.insert(handler);
            } else {
                self.active.remove(&handler);
            }
        }
        let mut caught = Caught { edges: Vec::new(), everything: false };
        let mut targets = BTreeSet::new();
        for index in self.active.iter().filter(|_| throws) {
            let Some(handler) = self.code.handlers.get(*index as usize) else { continue };
            if targets.insert(handler.target) {
                caught.edges.push(Edge { to: block_at(handler.target), kind: EdgeKind::Exception(*index) });
            }
            if handler.catch == 0 {
                caught.everything = true;
                break;
            }
            if caught.edges.len() > MOST_EXCEPTION_EDGES {
                break;
            }
        }
        caught
    }
}

/// The blocks reached from the first one, each after those that it leads to, except along back edges.
fn post_order(blocks: &[Block]) -> Vec<u32> {
    let mut seen = Bits::new(blocks.len());
    let mut order = Vec::with_capacity(blocks.len());
    let mut path: Vec<(u32, usize)> = vec![(0, 0)];
    seen.insert(0);
    while let Some((block, next)) = path.last_mut() {
        match blocks.get(*block as usize).and_then(|b| b.successors.get(*next)) {
            Some(edge) => {
                *next += 1;
                if seen.insert(edge.to as usize) {
                    path.push((edge.to, 0));
                }
            }
            None => {
                order.push(*block);
                path.pop();
            }
        }
    }
    order
}

/// The instruction that stands at a byte offset.
pub fn instruction_at(code: &Code, pc: u32) -> Option<u32> {
    let pc = u16::try_from(pc).ok()?;
    code.pcs.binary_search(&pc).ok().map(|index| index as u32)
}

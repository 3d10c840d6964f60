//! Where the ways of a fork meet again: the immediate post-dominator of the instruction that forked.
//!
//! A state that throws goes its own way, until behind the handler that catches it. Where a method's returns alone are common, its
//! ways meet behind its call. Ways that stay in a loop meet before it goes round again, whatever leaves it. What they leave in local
//! variables that nobody reads any more is forgotten there.

use std::collections::BTreeSet;

use hashbrown::HashMap;

use super::Vm;
use crate::analysis::cfg::{BlockId, Cfg, EdgeKind};
use crate::analysis::dominators::Dominators;
use crate::analysis::liveness::Liveness;
use crate::program::Origin;
use crate::state::{Role, State, Value};
use crate::util::MethodId;

/// Frames in which a handler is looked for.
const MOST_FRAMES: usize = 8;

/// Of one method, by instruction.
struct Places {
    /// Where the ways meet that do not throw.
    plain: Box<[Option<u32>]>,
    /// Where they meet those that throw and are caught; none where nothing catches.
    caught: Box<[Option<u32>]>,
    /// Where those meet that stay in the innermost loop, if others leave it; none where not two stay.
    staying: Box<[Option<u32>]>,
    /// Which local variables may still be read, if that is known.
    live: Option<Liveness>,
}

#[derive(Default)]
pub struct Joins {
    methods: HashMap<MethodId, Places>,
}

impl Joins {
    /// Where the ways meet that begin where a state stands: so many frames, and the instruction of the newest.
    pub fn of(&mut self, vm: &Vm, state: &State) -> Option<(u32, u32)> {
        let mut frames = state.stack.frames_down();
        let top = frames.next()?;
        if let Some(at) = place(&self.places(vm, top.method).plain, top.pc) {
            return Some((state.stack.depth(), at));
        }
        let caller = frames.next().filter(|_| top.role == Role::Call)?;
        Some((state.stack.depth() - 1, caller.pc + 1))
    }

    /// Where those ways meet that stay in the innermost loop of the newest frame, if others leave it.
    pub fn inside_loop(&mut self, vm: &Vm, state: &State) -> Option<(u32, u32)> {
        let top = state.stack.top()?;
        let at = place(&self.places(vm, top.method).staying, top.pc)?;
        Some((state.stack.depth(), at))
    }

    /// Where the ways meet behind the library method that a state is in: where it returns to the program's own code.
    pub fn behind_library(&mut self, vm: &Vm, state: &State) -> Option<(u32, u32)> {
        let depth = state.stack.depth();
        let mut of_library = true;
        for (frame, below) in state.stack.frames_down().zip(0..) {
            if is_own(vm, frame.method) {
                return Some((depth - below, frame.pc + 1));
            }
            of_library &= frame.role == Role::Call;
            if !of_library {
                return None;
            }
        }
        None
    }

    /// Where they meet those that throw, behind the nearest handler.
    pub fn behind_handler(&mut self, vm: &Vm, state: &State) -> Option<(u32, u32)> {
        let depth = state.stack.depth();
        for (frame, below) in state.stack.frames_down().zip(0..).take(MOST_FRAMES) {
            if let Some(at) = place(&self.places(vm, frame.method).caught, frame.pc) {
                return Some((depth - below, at));
            }
            if frame.role != Role::Call {
                return None;
            }
        }
        None
    }

    /// Forgets what the newest frame has in local variables that are not read any more: it keeps no states apart.
    pub fn forget_unread(&mut self, vm: &Vm, state: &mut State) {
        let Some(top) = state.stack.top().copied() else { return };
        let locals = vm.program.code(vm.program.method(top.method)).map_or(0, |code| code.locals);
        let Some(live) = &self.places(vm, top.method).live else { return };
        for local in (0..locals).filter(|local| !live.is_live(top.pc, *local)) {
            if let Some(slot) = state.stack.slots.get_mut((top.base + local) as usize) {
                *slot = Value::VOID;
            }
        }
    }

    fn places(&mut self, vm: &Vm, method: MethodId) -> &Places {
        self.methods.entry(method).or_insert_with(|| places(vm, method))
    }
}

/// Whether a method is of the program itself.
pub fn is_own(vm: &Vm, method: MethodId) -> bool {
    matches!(vm.program.class(vm.program.method(method).class).origin, Origin::App(_))
}

fn place(places: &[Option<u32>], at: u32) -> Option<u32> {
    places.get(at as usize).copied().flatten()
}

fn places(vm: &Vm, method: MethodId) -> Places {
    let none = || Places { plain: Box::default(), caught: Box::default(), staying: Box::default(), live: None };
    let Ok(code) = vm.program.code(vm.program.method(method)) else { return none() };
    let Ok(cfg) = Cfg::new(code) else { return none() };
    let mut plain = vec![None; code.insns.len()];
    let mut caught = if code.handlers.is_empty() { Vec::new() } else { plain.clone() };
    let post = Dominators::post_of_returns(&cfg, false);
    let with_handlers = (!caught.is_empty()).then(|| Dominators::post_of_returns(&cfg, true));
    for (block, id) in cfg.blocks().iter().zip(0..) {
        let behind = |post: &Dominators| post.immediate(id).and_then(|next| cfg.block(next)).map(|next| next.first);
        for at in block.first..block.end {
            let last = at + 1 == block.end;
            if let Some(place) = plain.get_mut(at as usize) {
                *place = if last { behind(&post) } else { Some(at + 1) };
            }
            let throws = last && block.successors.iter().any(|edge| matches!(edge.kind, EdgeKind::Exception(_)));
            if let (true, Some(post), Some(place)) = (throws, &with_handlers, caught.get_mut(at as usize)) {
                *place = behind(post);
            }
        }
    }
    let staying = staying(&cfg, &plain).into();
    Places { plain: plain.into(), caught: caught.into(), staying, live: Liveness::of(code) }
}

/// Within each loop by itself, with going round as the only way out.
fn staying(cfg: &Cfg, plain: &[Option<u32>]) -> Vec<Option<u32>> {
    let mut found = vec![None; plain.len()];
    let mut loops = natural_loops(cfg);
    // Inner loops are smaller, and have the last word.
    loops.sort_by_key(|(_, blocks)| std::cmp::Reverse(blocks.len()));
    for (head, blocks) in loops {
        let post = Dominators::post_of_round(cfg, head, &blocks);
        for &block in &blocks {
            let Some(last) = cfg.block(block).map(|block| block.end - 1) else { continue };
            let stays = |to: &BlockId| *to == head || blocks.binary_search(to).is_ok() && post.immediate(*to).is_some();
            let leaves =
                place(plain, last).and_then(|at| cfg.block_of(at)).is_none_or(|at| blocks.binary_search(&at).is_err());
            let mut ways: Vec<BlockId> = cfg.successors(block).filter(stays).collect();
            ways.sort_unstable();
            ways.dedup();
            let meets = post.immediate(block).and_then(|next| cfg.block(next)).map(|next| next.first);
            if let Some(place) = found.get_mut(last as usize) {
                *place = meets.filter(|_| leaves && ways.len() > 1);
            }
        }
    }
    found
}

/// The head and the blocks of each loop.
fn natural_loops(cfg: &Cfg) -> Vec<(BlockId, Vec<BlockId>)> {
    let dominators = Dominators::of(cfg);
    let mut found: Vec<(BlockId, Vec<BlockId>)> = Vec::new();
    for head in 0..cfg.len() as BlockId {
        let Some(block) = cfg.block(head) else { continue };
        let goes_back = |from: &&BlockId| dominators.dominates(head, **from);
        let mut todo: Vec<BlockId> = block.predecessors.iter().filter(goes_back).copied().collect();
        if todo.is_empty() {
            continue;
        }
        let mut blocks = BTreeSet::from([head]);
        while let Some(at) = todo.pop() {
            if blocks.insert(at) {
                todo.extend(cfg.block(at).into_iter().flat_map(|block| block.predecessors.iter().copied()));
            }
        }
        found.push((head, blocks.into_iter().collect()));
    }
    found
}

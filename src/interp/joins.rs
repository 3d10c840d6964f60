//! Where the ways of a fork meet again: the immediate post-dominator of the instruction that forked.
//!
//! A state that throws goes its own way, until behind the handler that catches it. Where a method's returns alone are common, its
//! ways meet behind its call.

use hashbrown::HashMap;

use super::Vm;
use crate::analysis::cfg::{Cfg, EdgeKind};
use crate::analysis::dominators::Dominators;
use crate::program::Origin;
use crate::state::{Role, State};
use crate::util::MethodId;

/// Frames in which a handler is looked for.
const MOST_FRAMES: usize = 8;

/// Of one method, by instruction.
struct Places {
    /// Where the ways meet that do not throw.
    plain: Box<[Option<u32>]>,
    /// Where they meet those that throw and are caught; none where nothing catches.
    caught: Box<[Option<u32>]>,
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
    let none = || Places { plain: Box::default(), caught: Box::default() };
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
    Places { plain: plain.into(), caught: caught.into() }
}

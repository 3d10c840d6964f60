//! The call stack: frames laid end to end in one buffer, so that a call allocates nothing and its arguments are already
//! where the callee's locals are; forked in O(1) by freezing.
//!
//! A fork moves the live buffer into a shared, immutable [`Segment`] and both sides go on with an empty one. Returning
//! into a frozen frame copies that one frame back. Invariant: the top frame is always in the live buffer.

use std::rc::Rc;

use super::value::{Ref, Value};
use crate::util::{ClassId, MethodId};

/// Why a frame is there, which decides what happens when it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The first frame: its end is the end of the path.
    Entry,
    /// An ordinary call: the result goes to the caller, which continues after the call.
    Call,
    /// A class initialiser that the VM started: the caller repeats its instruction.
    Init(ClassId),
    /// Code that makes an unknown input: the caller repeats its instruction; an exception means that there is no such
    /// input.
    Made,
}

#[derive(Clone, Copy, Debug)]
pub struct Frame {
    pub method: MethodId,
    /// The index of the instruction that is executed (for a caller: of its call).
    pub pc: u32,
    /// Where the frame's slots start in the buffer: locals, then operands.
    pub base: u32,
    /// Slots in use, counted from `base`; valid while the frame is not running.
    pub sp: u32,
    pub role: Role,
    /// What a synchronized method has locked.
    pub lock: Ref,
}

/// Frozen frames, oldest first, over an older segment.
struct Segment {
    below: Option<(Rc<Segment>, u32)>,
    frames: Vec<Frame>,
    slots: Vec<Value>,
}

#[derive(Default)]
pub struct Stack {
    /// Live slots; the length only grows, what is above the top frame's `sp` is garbage.
    pub slots: Vec<Value>,
    pub frames: Vec<Frame>,
    /// The newest frozen segment and how many of its frames are still on the stack.
    frozen: Option<(Rc<Segment>, u32)>,
    depth: u32,
}

impl Stack {
    /// Number of frames, frozen ones included.
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// The running frame.
    #[inline(always)]
    pub fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }

    #[inline(always)]
    pub fn top_mut(&mut self) -> Option<&mut Frame> {
        self.frames.last_mut()
    }

    /// Adds a frame whose first `args` slots were pushed by the caller and end at the caller's `sp`; `size` is the number
    /// of slots that it needs. The caller's `sp` must already exclude the arguments.
    #[inline]
    pub fn push(&mut self, method: MethodId, role: Role, args: u32, locals: u32, size: u32) {
        let base = self.frames.last().map_or(0, |f| f.base + f.sp);
        let end = (base + size) as usize;
        if self.slots.len() < end {
            self.slots.resize(end.max(64).next_power_of_two(), Value::VOID);
        }
        self.slots[(base + args) as usize..(base + locals) as usize].fill(Value::VOID);
        self.frames.push(Frame { method, pc: 0, base, sp: locals, role, lock: Ref::NULL });
        self.depth += 1;
    }

    /// Removes the running frame and makes its caller (if any) the running one.
    #[inline]
    pub fn pop(&mut self) -> Option<Frame> {
        let frame = self.frames.pop()?;
        self.depth -= 1;
        if self.frames.is_empty() {
            self.thaw();
        }
        Some(frame)
    }

    /// Copies the newest frozen frame into the live buffer.
    #[cold]
    fn thaw(&mut self) {
        let Some((segment, count)) = self.frozen.take() else { return };
        let Some(frame) = (count as usize).checked_sub(1).and_then(|i| segment.frames.get(i)).copied() else { return };
        let from = frame.base as usize;
        let slots = &segment.slots[from..(frame.base + frame.sp) as usize];
        if self.slots.len() < slots.len() {
            self.slots.resize(slots.len(), Value::VOID);
        }
        self.slots[..slots.len()].copy_from_slice(slots);
        self.frames.push(Frame { base: 0, ..frame });
        self.frozen = if count > 1 { Some((segment, count - 1)) } else { segment.below.clone() };
    }

    /// Makes sure that the running frame has `size` slots (after [`Stack::pop`] thawed it).
    #[inline(always)]
    pub fn reserve_top(&mut self, size: u32) {
        let end = self.frames.last().map_or(0, |f| f.base + size) as usize;
        if self.slots.len() < end {
            self.slots.resize(end.next_power_of_two(), Value::VOID);
        }
    }

    /// A second stack with the same content, in constant time apart from the copy of the one running frame.
    pub fn fork(&mut self) -> Stack {
        let used = self.frames.last().map_or(0, |f| f.base + f.sp) as usize;
        let mut slots = std::mem::take(&mut self.slots);
        slots.truncate(used);
        let frames = std::mem::take(&mut self.frames);
        let count = frames.len() as u32;
        if count > 0 {
            self.frozen = Some((Rc::new(Segment { below: self.frozen.take(), frames, slots }), count));
        }
        let mut other = Stack { slots: Vec::new(), frames: Vec::new(), frozen: self.frozen.clone(), depth: self.depth };
        self.thaw();
        other.thaw();
        other
    }

    /// All frames, newest first.
    pub fn frames_down(&self) -> impl Iterator<Item = &Frame> {
        self.frames_with_slots().map(|(frame, _)| frame)
    }

    /// All frames, newest first, with their slots in use: locals, then operands.
    pub fn frames_with_slots(&self) -> impl Iterator<Item = (&Frame, &[Value])> {
        let used = |frame: &Frame| frame.base as usize..(frame.base + frame.sp) as usize;
        let live = self.frames.iter().rev().map(move |f| (f, self.slots.get(used(f)).unwrap_or_default()));
        let mut next = self.frozen.as_ref();
        let mut left = next.map_or(0, |(_, count)| *count as usize);
        live.chain(std::iter::from_fn(move || {
            let (segment, _) = next?;
            left = left.checked_sub(1)?;
            let frame = segment.frames.get(left)?;
            let slots = segment.slots.get(used(frame)).unwrap_or_default();
            if left == 0 {
                next = segment.below.as_ref();
                left = next.map_or(0, |(_, count)| *count as usize);
            }
            Some((frame, slots))
        }))
    }

    /// Whether the frames below the newest are those of another stack, with the same values.
    pub fn has_callers_of(&self, other: &Stack) -> bool {
        let place = |frame: &Frame| (frame.method, frame.pc, frame.sp, frame.role, frame.lock);
        let mut pairs = self.frames_with_slots().zip(other.frames_with_slots()).skip(1);
        self.depth == other.depth && pairs.all(|((a, mine), (b, theirs))| place(a) == place(b) && mine == theirs)
    }

    /// Every value that a frame holds, for the collector.
    pub fn values(&self) -> impl Iterator<Item = Value> + '_ {
        let used = self.frames.last().map_or(0, |f| f.base + f.sp) as usize;
        let live = self.slots[..used].iter().copied();
        let mut next = self.frozen.as_ref();
        let frozen = std::iter::from_fn(move || {
            let (segment, count) = next?;
            next = segment.below.as_ref();
            let last = (*count as usize).checked_sub(1).and_then(|i| segment.frames.get(i));
            Some(&segment.slots[..last.map_or(0, |f| f.base + f.sp) as usize])
        });
        live.chain(frozen.flat_map(|slots| slots.iter().copied()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(stack: &mut Stack, method: u32, local: i32) {
        stack.push(MethodId(method), Role::Call, 0, 2, 6);
        let base = stack.top().unwrap().base as usize;
        stack.slots[base] = Value::int(local);
    }

    #[test]
    fn forks_return_into_their_own_copies_of_frozen_frames() {
        let mut a = Stack::default();
        (1..=3).for_each(|i| call(&mut a, i, 10 * i as i32));
        let mut b = a.fork();
        let base = b.top().unwrap().base as usize;
        b.slots[base] = Value::int(99);
        call(&mut b, 4, 40);
        let mut c = b.fork();
        assert_eq!(c.frames_down().map(|f| f.method.0).collect::<Vec<_>>(), [4, 3, 2, 1]);
        c.pop();
        let base = c.top().unwrap().base as usize;
        assert_eq!(c.slots[base], Value::int(99));
        a.pop();
        let base = a.top().unwrap().base as usize;
        assert_eq!(a.slots[base], Value::int(20));
        assert_eq!((a.depth(), b.depth(), c.depth()), (2, 4, 3));
        assert!(b.has_callers_of(&b) && !b.has_callers_of(&c));
        let mut d = b.fork();
        let base = d.top().unwrap().base as usize;
        d.slots[base] = Value::int(41);
        assert!(b.has_callers_of(&d));
        d.pop();
        let base = d.top().unwrap().base as usize;
        d.slots[base] = Value::int(98);
        call(&mut d, 4, 40);
        assert!(!b.has_callers_of(&d));
        assert_eq!(c.values().filter(|v| *v != Value::VOID).count(), 3);
        for stack in [&mut a, &mut b, &mut c] {
            while stack.pop().is_some() {}
            assert_eq!(stack.depth(), 0);
        }
    }
}

//! Running beside somebody who follows values: the VM runs on as long as no instruction can touch one of them, and leaves those that
//! can, as they are, to whoever follows. In frames that hold some of them whoever follows is told of each instruction, and says whether
//! the VM may run it.

use crate::program::{Code, Insn, Method};
use crate::state::{Frame, Heap, Ref, Statics, Value};
use crate::util::ClassId;

/// A set of small numbers.
#[derive(Clone, Default, Debug)]
pub struct Marks(Vec<u64>);

impl Marks {
    pub fn insert(&mut self, number: u32) {
        let at = number as usize / 64;
        if at >= self.0.len() {
            self.0.resize(at + 1, 0);
        }
        if let Some(word) = self.0.get_mut(at) {
            *word |= 1 << (number % 64);
        }
    }

    pub fn has(&self, number: u32) -> bool {
        self.0.get(number as usize / 64).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }
}

/// The instruction that is about to run, in the frame that is the last of these.
pub struct At<'a> {
    pub method: &'a Method,
    pub code: &'a Code,
    pub pc: usize,
    /// The slots in use.
    pub values: &'a [Value],
    /// Those that no fork shares.
    pub frames: &'a [Frame],
    pub heap: &'a Heap,
    pub statics: &'a Statics,
    /// It is told what happens here.
    pub is_watched: bool,
}

impl At<'_> {
    /// The operand that is so many below the top.
    pub fn operand(&self, below: usize) -> Value {
        self.values.len().checked_sub(below + 1).and_then(|at| self.values.get(at)).copied().unwrap_or_default()
    }
}

/// Somebody who follows values beside the VM.
pub trait Beside {
    const FOLLOWS: bool = true;

    /// What reads an object is left.
    fn is_read(&self, object: Ref) -> bool;

    /// What writes to an object is left.
    fn is_written(&self, object: Ref) -> bool;

    /// What reads a static field of a class is left.
    fn has_statics(&self, class: ClassId) -> bool;

    /// The frame that has so many below it and itself does not return.
    fn is_last(&self, depth: u32) -> bool;

    /// Whether each instruction of such a frame is told to `passes`, which alone says then what is left.
    fn minds(&self, _depth: u32) -> bool {
        false
    }

    /// Whether the VM may run an instruction. It may be told twice before it runs.
    fn passes(&mut self, _insn: Insn, _at: &At<'_>) -> bool {
        true
    }
}

/// Nobody follows anything.
pub struct Nobody;

impl Beside for Nobody {
    const FOLLOWS: bool = false;

    fn is_read(&self, _object: Ref) -> bool {
        false
    }

    fn is_written(&self, _object: Ref) -> bool {
        false
    }

    fn has_statics(&self, _class: ClassId) -> bool {
        false
    }

    fn is_last(&self, _depth: u32) -> bool {
        false
    }
}

/// What is left to others, whatever frames hold.
pub struct Followed<'a> {
    /// Objects that hold something that is followed: what reads or writes them is left.
    pub hold: &'a Marks,
    /// Classes whose static fields hold something that is followed.
    pub classes: &'a Marks,
    /// Objects with lower numbers were there before: what writes them is left. 0 where nobody wants to know.
    pub old: u32,
    /// So many frames: the last of them does not return.
    pub frames: u32,
}

impl Beside for Followed<'_> {
    fn is_read(&self, object: Ref) -> bool {
        self.hold.has(object.0)
    }

    fn is_written(&self, object: Ref) -> bool {
        object.0 < self.old || self.hold.has(object.0)
    }

    fn has_statics(&self, class: ClassId) -> bool {
        self.classes.has(class.0)
    }

    fn is_last(&self, depth: u32) -> bool {
        depth == self.frames
    }
}

/// An instruction that only computes in its frame or jumps: nobody who follows objects has to see it.
pub(super) fn only_computes(insn: Insn) -> bool {
    use Insn::*;
    let touches = insn.is_element_load()
        || insn.is_element_store()
        || matches!(insn, GetFieldQ(_) | PutFieldQ(_) | GetStaticQ { .. } | GetStaticOpen { .. } | PutStaticQ { .. })
        || matches!(insn, ArrayLength | Return | ReturnValue | Throw | NewQ(_) | NewArray(_) | NewRefArrayQ(_))
        || matches!(insn, InvokeStaticQ(_) | InvokeSpecialQ(_) | InvokeVirtualQ { .. } | InvokeInterfaceQ { .. })
        || matches!(insn, InvokePolymorphicQ { .. } | NewMultiArrayQ { .. });
    !touches
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_kept_until_they_are_cleared() {
        let mut marks = Marks::default();
        for number in [0, 63, 64, 1000] {
            assert!(!marks.has(number));
            marks.insert(number);
            assert!(marks.has(number) && !marks.has(number + 1));
        }
        marks.clear();
        assert!(!marks.has(64));
    }
}

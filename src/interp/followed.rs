//! Running beside somebody who follows values: the VM runs on as long as no instruction can touch one of them, and leaves those that
//! can, as they are, to whoever follows.

use crate::state::Ref;
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

/// What is left to others.
pub struct Followed<'a> {
    /// Objects that hold something that is followed: what reads or writes them is left.
    pub hold: &'a Marks,
    /// Objects that belong to something: what writes them is left.
    pub owned: &'a Marks,
    /// Classes whose static fields hold something that is followed.
    pub classes: &'a Marks,
    /// Objects with lower numbers were there before: what writes them is left. 0 where nobody wants to know.
    pub old: u32,
    /// So many frames: the last of them does not return.
    pub frames: u32,
    /// Local variables of the last of these frames (the first 64, a bit each) that are followed: what loads or stores them is left.
    pub locals: u64,
}

impl Followed<'_> {
    pub fn is_read(&self, object: Ref) -> bool {
        self.hold.has(object.0)
    }

    pub fn is_written(&self, object: Ref) -> bool {
        object.0 < self.old || self.hold.has(object.0) || self.owned.has(object.0)
    }

    /// The local variables that are followed in a frame, which has so many below it and itself.
    pub fn locals_at(&self, depth: u32) -> u64 {
        if depth == self.frames { self.locals } else { 0 }
    }

    pub fn has_statics(&self, class: ClassId) -> bool {
        self.classes.has(class.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn local_variables_are_those_of_the_last_frame() {
        let nothing = Marks::default();
        let followed = Followed { hold: &nothing, owned: &nothing, classes: &nothing, old: 0, frames: 3, locals: 0b10 };
        assert_eq!((followed.locals_at(3), followed.locals_at(4)), (0b10, 0));
    }

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

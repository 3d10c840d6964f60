//! Layer 1: terms.
pub mod ops;
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct TermId(pub u32);
#[derive(Default)]
pub struct Terms {}

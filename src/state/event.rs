//! What watched instructions told, for whoever drives the state to take out.

use std::rc::Rc;

use super::value::Value;
use crate::expr::TermId;

/// The number that says that the target of a test is called now.
pub const TARGET_BEGINS: u32 = u32::MAX;
/// The same for its end: what assertions run comes behind.
pub const TARGET_ENDS: u32 = u32::MAX - 1;

/// One thing that a watched instruction told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// The watch's number.
    pub watch: u32,
    /// Frames on the stack: tells activations apart.
    pub depth: u32,
    pub seen: Seen,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// The instruction runs.
    Reached,
    /// A branch is taken (1) or not (0); a switch goes to this instruction.
    Way(u32),
    /// Booleans on the operand stack, one bit each, in the order in which they were asked for.
    Values(u32),
    /// These two are compared: whole numbers, or fractions in their order.
    Compared(i64, i64),
    /// The predicate of this number holds.
    Holds(u16),
    /// It holds if this does, which depends on the inputs.
    May(u16, TermId),
}

/// A path came to the head of a loop that is cut.
#[derive(Clone, Debug)]
pub struct Cut {
    /// The loop.
    pub number: u32,
    /// The depth of its frame.
    pub depth: u32,
    /// The loop may go round from here.
    pub open: bool,
    /// It went round.
    pub again: bool,
    /// The variables that are compared.
    pub values: Rc<[Value]>,
}

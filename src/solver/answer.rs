//! What a query can be answered with.

use std::rc::Rc;

use crate::expr::Assignment;

/// Values for the variables; what is not set is zero.
pub type Model = Rc<Assignment>;

#[derive(Clone, Debug)]
pub enum Answer {
    /// The model satisfies every conjunct: it was evaluated.
    Sat(Model),
    Unsat,
    /// Neither could be shown.
    Unknown(Why),
}

/// Why a query stayed undecided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Why {
    /// The resource limit of the query.
    Limit,
    /// An operation that no backend of this build decides.
    Theory,
    /// A backend gave a model that does not satisfy the query.
    WrongModel,
}

//! Layer 2: queries to answers.
//!
//! A query asks whether a path condition and one more term can hold together. The [`Solver`] is a chain of small
//! layers over backends; every model that it gives was evaluated on our terms first.

mod answer;
mod backend;
mod constraints;
#[cfg(feature = "z3")]
pub mod z3;

pub use answer::{Answer, Model, Why};
pub use backend::{Backend, Verdict};
pub use constraints::Constraints;

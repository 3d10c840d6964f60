//! Aligns the decisions of a source with the branches of its classes.

pub mod bind;
pub mod code;
pub mod nfa;
pub mod predict;
mod signature;

//! Layer 3: what can be said about code without running it: control flow, and decisions with their tables.
//!
//! Reads classes (`classfile`, `program`) and decision trees (`source`); knows no states.

pub mod bits;
pub mod callgraph;
pub mod cfg;
pub mod decisions;
pub mod diff;
pub mod dominators;
pub mod handles;
pub mod impact;
pub mod invariants;
pub mod label_calls;
pub mod library;
pub mod liveness;
pub mod loops;
pub mod merged;
pub mod related;

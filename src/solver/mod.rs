//! Layer 2: queries to answers.
//!
//! A query asks whether a path condition and one more term can hold together. The [`Solver`] is a chain of small
//! layers over backends; every model that it gives was evaluated on our terms first.
//!
//! - `answer`, `constraints`, `options`: what is asked, answered, set up and counted.
//! - `chain`: the layers in order. `path` with `ranges` and `support`: what is known of the current path; `rewrite`, `slice`,
//!   `sums`, `cache`, `order`, `repair`, `hulls`, `remainders` with `positions`, `cases`: one layer each. `simple`: models with values that
//!   people would choose.
//! - `memory`: what decision procedures answered in earlier runs.
//! - `backend`: what a decision procedure is. `bitblast`: the one that is always there. `z3`: with the feature `z3`.

mod answer;
mod backend;
pub mod bitblast;
mod cache;
mod cases;
mod chain;
mod constraints;
mod hulls;
mod memory;
mod options;
mod order;
mod path;
mod positions;
mod ranges;
mod remainders;
mod repair;
mod rewrite;
mod simple;
mod slice;
mod sums;
mod support;
#[cfg(test)]
mod tests;
#[cfg(feature = "z3")]
pub mod z3;

pub use answer::{Answer, Model, Why};
pub use backend::{Backend, Verdict};
pub use chain::Solver;
pub use constraints::Constraints;
pub use memory::Memory;
pub use options::{BackendCounter, Counters, Layer, LayerCounter, Options};

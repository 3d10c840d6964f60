//! Layer 1: terms. Typed expressions over Java's primitive values, references and arrays: hash-consed in an arena,
//! simplified when built, evaluated under an assignment, printed for people and for solvers.
//!
//! - `ops`: what Java's primitive operations do, on machine values; the only place that says so.
//! - `sort`, `node`, `terms`: sorts and constants, the shapes of terms, the arena.
//! - `build`: the builders, one method per operation. `simplify`: the rules they apply, one file per family.
//! - `facts`: ranges and bits known of each term. `semantics`: a node's meaning on bits.
//! - `eval`: values under an assignment. `traverse`: folds, variables, substitution. `choices`: what a choice can be.
//!   `print`: SMT-LIB and Java syntax.
//!   `polynomial`: sums of products that are multiplied out differently.
//!
//! Terms know no solver and no JVM state; what uses them translates them.

mod build;
mod choices;
pub mod eval;
mod facts;
mod made;
mod node;
pub mod ops;
mod polynomial;
mod print;
mod semantics;
mod simplify;
mod sort;
mod terms;
mod traverse;

#[cfg(test)]
mod tests;

pub use build::sorts_of;
pub use eval::{ArrayValue, Assignment, EvalCache, Evaluation, Remembered, eval, eval_all, eval_bool};
pub use node::{Children, Node, TermId, VarId};
pub use sort::{Const, Element, Sort};
pub use terms::{Terms, Variable};
pub use traverse::{Operands, TermMap};

//! Layer 8: two versions of a program: what changed, what it can reach, and what behaves differently.
//!
//! Paper 001 section IV-B. The result is plain data ([`report::DiffReport`]); `output::diff` writes it.

pub mod abstracted;
pub mod affected;
pub mod beginnings;
pub mod compare;
pub mod congruence;
pub mod effects;
pub mod flow_of_state;
pub mod granted;
pub mod handed_out;
pub mod induction;
pub mod obligations;
pub mod printed;
pub mod product;
pub mod report;
pub mod run;
pub mod same;
pub mod sample;
pub mod targets;
pub mod touch;
pub mod why;

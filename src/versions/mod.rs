//! Layer 8: two versions of a program: what changed, what it can reach, and what behaves differently.
//!
//! Paper 001 section IV-B. The result is plain data ([`report::DiffReport`]); `output::diff` writes it.

pub mod abstracted;
pub mod affected;
pub mod beginnings;
mod begun;
pub mod compare;
pub mod congruence;
pub mod constants;
pub mod declared;
pub mod deeds;
pub mod effects;
pub mod fields;
pub mod flow_of_state;
pub mod granted;
pub mod handed_out;
mod in_hand;
pub mod induction;
mod linked;
mod made;
pub mod obligations;
pub mod open_types;
pub mod printed;
pub mod product;
pub mod report;
pub mod run;
pub mod same;
pub mod same_code;
pub mod sample;
pub mod targets;
pub mod touch;
pub mod twins;
pub mod types_out;
pub mod unusual;
pub mod why;

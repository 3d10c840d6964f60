//! Layer 6: drivers that run states. `concrete` runs one to its end as `java` does; `engine` explores all of them.

pub mod bounds;
pub mod check;
pub mod composing;
pub mod concrete;
pub mod cuts;
pub mod engine;
pub mod further;
#[cfg(test)]
mod hand_made;
pub mod influence;
pub mod input;
pub mod kept;
pub mod ledger;
pub mod listener;
mod main_class;
pub mod passed;
pub mod precondition;
mod prefix;
pub mod readable;
pub mod replay;
pub mod report;
pub mod script;
pub mod specified;
pub mod tally;
pub mod target;
pub mod widening;
pub mod witness;
pub mod workers;

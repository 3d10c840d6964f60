//! Layer 7: what tests cover. `watch` marks the instructions of a program that tell; `record` turns what they say into
//! evaluations of decisions; each criterion is one file over these facts; `report` is the result as plain data.

mod ahead;
pub mod compass;
pub mod criteria;
pub mod facts;
pub mod goals;
pub mod justify;
pub mod report;
pub mod scope;
pub mod subject;
pub mod summary;
pub mod words;

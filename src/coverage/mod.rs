//! Layer 7: what tests cover. `subject` marks the instructions of a program that tell, `watching` those that
//! still can tell something wanted; `facts` turns what they say into facts, `evaluations` into evaluations of decisions;
//! criteria are functions of facts; `report` is the result as plain data.

mod ahead;
pub mod beside;
pub mod compass;
pub mod criteria;
pub mod evaluations;
mod fact_set;
pub mod facts;
pub mod goals;
pub mod justify;
pub mod labels;
pub mod leads;
pub mod mutants;
mod mutated_source;
pub mod partition;
pub mod passages;
pub mod paths;
pub mod probes;
pub mod reasons;
mod redundant;
pub mod refute;
pub mod report;
pub mod scope;
pub mod state;
pub mod subject;
pub mod summary;
pub mod watching;
pub mod words;

//! Layer 8: from paths to tests.
//!
//! `capture` takes the input of a path, `run` runs it in the VM and makes a test case of what happens, `write` makes Java
//! files of test cases, `junit` runs those on a real JVM, `record` once more with probes. `jvm` replays an input on a real JVM; `keep` writes it down for
//! later; `files` has the class files that both need.

mod assumed;
mod build;
mod callers;
mod capture;
mod case;
mod changes;
mod constants;
pub mod draw;
mod files;
mod filled;
pub mod generate;
mod guess;
mod infer;
pub mod java;
mod junit;
pub mod jvm;
pub mod keep;
mod look;
mod mutated;
mod named;
mod oracle;
mod overloads;
mod plan;
mod probe;
mod queries;
mod question;
mod reads;
mod recipe;
mod record;
mod restore;
mod run;
mod scope;
mod stub;
pub mod suite;
mod tail;
mod ways;
pub(crate) mod world;
mod write;

pub use callers::Callers;
pub use capture::{Draft, capture, capture_also, capture_with};
pub use case::{Access, TestCase, Throws};
pub use junit::{OnJvm, run_and_record, run_on_jvm};
pub use record::Recorded;
pub use run::Runner;
pub use write::{JUnit, JavaFile, Note, write, write_as, write_beside};

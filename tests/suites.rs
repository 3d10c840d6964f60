//! All end-to-end tests in one program: it is linked once, and no core waits for the last test of a suite.
//!
//! A suite is a module: `cargo test --test suites world::` runs one. The readers stand beside them (`tests/reader.rs`),
//! because they count what is allocated.

// Helpers of tests count as tests, which clippy does not know.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, clippy::print_stderr)]

mod analysis;
mod cache;
mod check;
mod cli;
mod conformance;
mod decisions;
mod diff_reports;
mod differential;
mod docs;
mod experiments;
mod explore;
mod extending;
mod generate;
mod impact;
mod labels;
mod layers;
mod measure;
mod models;
mod paths;
mod probes;
mod random_classes;
mod refute;
mod reports;
mod solver_z3;
mod support;
mod testgen;
mod text;
mod versions;
mod vm;
mod world;

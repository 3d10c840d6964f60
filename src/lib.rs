//! Obligato: a symbolic virtual machine for JVM bytecode.
//!
//! Data flows one way through the layers; `tests/layers.rs` checks it. ARCHITECTURE.md is the map.

pub mod analysis;
pub mod cache;
pub mod classfile;
pub mod cli;
pub mod coverage;
pub mod experiment;
pub mod explore;
pub mod expr;
pub mod interp;
pub mod models;
pub mod output;
pub mod program;
pub mod prune;
pub mod search;
pub mod solver;
pub mod source;
pub mod state;
pub mod testgen;
pub mod util;
pub mod versions;
pub mod world;

//! Obligato: a symbolic virtual machine for JVM bytecode.
//!
//! Data flows one way through the layers; `tests/layers.rs` checks it. ARCHITECTURE.md is the map.

pub mod classfile;
pub mod expr;
pub mod program;
pub mod util;

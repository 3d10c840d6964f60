//! Layer 1: terms.

pub mod ops;

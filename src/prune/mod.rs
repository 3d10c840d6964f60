//! Layer 7: what an exploration need not look at. One file for each pruner.

pub mod dise;
pub mod impacted;

//! Layer 3: Java sources to decision trees.

pub mod tree;

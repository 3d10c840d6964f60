//! Layer 1: terms.

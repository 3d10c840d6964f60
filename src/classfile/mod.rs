//! Layer 1: bytes to a class model.

//! Layer 2: class path and JDK to a resolved program.

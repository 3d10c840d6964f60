//! The thin binary: everything lives in the library's `cli` module.
fn main() {}

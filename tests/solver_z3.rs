//! The Z3 backend.
#![cfg(feature = "z3")]

#[test]
fn the_library_is_the_one_that_setup_fetches() {
    assert!(z3::full_version().starts_with(env!("Z3_SYS_Z3_VERSION")), "{}", z3::full_version());
}

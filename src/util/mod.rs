//! Layer 0: what every other layer may use.

pub mod error;
#[cfg(test)]
pub(crate) mod testing;

pub use error::InputError;

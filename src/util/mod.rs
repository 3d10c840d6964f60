//! Layer 0: what every other layer may use.

pub mod error;

pub use error::InputError;

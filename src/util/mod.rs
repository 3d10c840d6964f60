//! Layer 0: what every other layer may use.

pub mod error;
pub mod ids;
pub mod pvec;
pub mod size;
#[cfg(test)]
pub(crate) mod testing;

pub use error::InputError;
pub use ids::{ClassId, LiteralId, MethodId};
pub use pvec::PVec;

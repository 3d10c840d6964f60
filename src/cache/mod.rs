//! Layer 1: what was learnt, kept on disk from run to run.
//!
//! - `print`: a cryptographic digest of everything that an answer depends on. Equal prints mean equal inputs.
//! - `store`: bytes by print, in a folder that several processes share.
//!
//! Neither knows what it keeps. Who asks for an entry names everything that went into it; what it gets is what was put
//! there under the same name, bit by bit, or nothing.

mod print;
mod store;

pub use print::{Print, Printer};
pub use store::{FOLDER, Holdings, Store};

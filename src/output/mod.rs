//! Layer 9: reports.
//!
//! Plain data to text, JSON and XML. Writers take an [`std::io::Write`] and print nothing themselves; a failed write is
//! the caller's to judge.

pub mod check;
pub mod decisions;
pub mod run;
pub mod terminal;

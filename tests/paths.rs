//! Paths as objectives (papers 003 and 004), and preconditions.

// Helpers of tests count as tests, which clippy does not know.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "paths/all_inputs.rs"]
mod all_inputs;
#[path = "paths/asked.rs"]
mod asked;
#[path = "paths/preconditions.rs"]
mod preconditions;
#[path = "paths/programs.rs"]
mod programs;
mod support;

//! Paths as objectives (papers 003 and 004), and preconditions.

mod all_inputs;
mod asked;
mod preconditions;
mod programs;

//! Library methods on unknown strings and numbers. Each method of `tests/text/Texts.java` is run with some arguments
//! unknown along the one path that an assignment takes; the result, evaluated, must be that of a plain run with the same
//! values, and the alternatives of every fork must exclude each other and cover everything.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stderr)]

#[path = "text/programs.rs"]
mod programs;
#[path = "text/random.rs"]
mod random;
mod support;
#[path = "text/trial.rs"]
mod trial;

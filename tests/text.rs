//! Library methods on unknown strings and numbers. Each method of `tests/text/Texts.java` is run with some arguments
//! unknown along the one path that an assignment takes; the result, evaluated, must be that of a plain run with the same
//! values, and the alternatives of every fork must exclude each other and cover everything.

mod patterns;
mod programs;
mod random;
mod trial;

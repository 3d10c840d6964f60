//! Strings as terms: models of `String`, the builders, characters, numbers and what works on them, for unknown arguments.
//!
//! Bound only while exploring, so that plain runs do not pay for them. Every model declines where nothing is unknown; in
//! hard cases it gives the lengths and lets the Java code run, which is right and only slower. See `view` for how a
//! text is held.

mod arrays;
mod builder;
mod character;
mod compare;
mod digits;
mod format;
mod making;
mod math;
mod numbers;
mod print;
mod regex;
mod shape;
mod split;
mod string;
mod switch;
mod tables;
mod told;
mod view;

pub use math::bits as bits_of_float;
pub use told::MODELS as TELLING;

use crate::interp::Model;

pub const TABLES: &[&[(&str, Model)]] = &[
    arrays::MODELS,
    builder::MODELS,
    builder::TO_STRING,
    character::MODELS,
    format::MODELS,
    making::MODELS,
    math::MODELS,
    numbers::MODELS,
    print::MODELS,
    print::OBJECTS,
    regex::MODELS,
    split::MODELS,
    string::MODELS,
];

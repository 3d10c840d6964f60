//! Writers of [`BenchReport`], the result of `bench`: one file per format, each a pure function.
//!
//! To add a report: a file here and a line in [`FORMATS`]. [`text`] is what the terminal shows, [`csv`] has a row for each
//! run and grows while they are made, [`plot`] makes pictures that go into papers as they are.
//!
//! Invariants: every format shows the figures of `tables` in the same words; the same report gives the same bytes; names
//! of the experiment are escaped as the format wants it.

pub mod csv;
pub mod evidence;
mod html;
mod markdown;
pub mod plot;
mod tables;
pub mod text;

use crate::experiment::summary::BenchReport;

pub struct Format {
    /// As options name it.
    pub name: &'static str,
    /// Below the output folder.
    pub file: &'static str,
    pub write: fn(&BenchReport) -> String,
}

pub const FORMATS: &[Format] = &[
    Format { name: "html", file: "bench.html", write: html::write },
    Format { name: "json", file: "bench.json", write: crate::output::pretty },
    Format { name: "markdown", file: "bench.md", write: markdown::write },
];

//! Writers of [`DiffReport`], the result of `diff`: one file per format, each a pure function.
//!
//! To add a report: a file here and a line in [`FORMATS`]. [`text`] is what the terminal shows and no file.
//!
//! Invariants: every format says the same answer, what was compared and what the answer assumes; the same report gives
//! the same bytes; text of the analysed program is escaped as its format wants it; numbers that point nowhere are left
//! out.

mod html;
mod json;
mod lines;
mod markdown;
mod places;
mod sarif;
pub mod text;
mod words;

use crate::versions::report::DiffReport;

pub struct Format {
    /// As options name it.
    pub name: &'static str,
    /// Below the output folder.
    pub file: &'static str,
    pub write: fn(&DiffReport) -> String,
}

pub const FORMATS: &[Format] = &[
    Format { name: "html", file: "diff.html", write: html::write },
    Format { name: "json", file: "diff.json", write: json::write },
    Format { name: "sarif", file: "diff.sarif", write: sarif::write },
    Format { name: "markdown", file: "diff.md", write: markdown::write },
];

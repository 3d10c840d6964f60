//! Writers of [`RunReport`], the result of `generate` and `measure`: one file per format, each a pure function.
//!
//! To add a report: a file here and a line in [`FORMATS`]. [`summary`] is what the terminal shows and no file.
//!
//! Invariants: all objectives are 100 %, whatever their verdict; nothing is rounded up; the same report gives the same
//! bytes; text of the analysed program is escaped as its format wants it.

mod cobertura;
pub(super) mod figures;
mod html;
mod json;
mod lcov;
mod sarif;
pub mod summary;

use crate::coverage::report::RunReport;

pub struct Format {
    /// As options name it.
    pub name: &'static str,
    /// Below the output folder.
    pub file: &'static str,
    pub write: fn(&RunReport) -> String,
}

pub const FORMATS: &[Format] = &[
    Format { name: "html", file: "report.html", write: html::write },
    Format { name: "json", file: "report.json", write: json::write },
    Format { name: "cobertura", file: "cobertura.xml", write: cobertura::write },
    Format { name: "lcov", file: "lcov.info", write: lcov::write },
    Format { name: "sarif", file: "sarif.json", write: sarif::write },
];

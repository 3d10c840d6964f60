//! `diff.json`: the report as it is; docs/diff-schema.md describes its fields.

use crate::output::pretty;
use crate::versions::report::DiffReport;

pub fn write(report: &DiffReport) -> String {
    pretty(report)
}

//! `report.json`: the report as it is; docs/report-schema.md describes its fields.

use crate::coverage::report::RunReport;

pub fn write(report: &RunReport) -> String {
    // Cannot fail: the report is plain data with keys that are strings.
    let mut text = serde_json::to_string_pretty(report).unwrap_or_default();
    text.push('\n');
    text
}

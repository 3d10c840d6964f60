//! `report.json`: the report as it is; docs/report-schema.md describes its fields.

use crate::coverage::report::RunReport;
use crate::output::pretty;

pub fn write(report: &RunReport) -> String {
    pretty(report)
}

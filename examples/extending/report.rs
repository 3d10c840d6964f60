//! A report: what is not covered, as a list for a review.
//!
//! A report is a function of plain data; `report.json` can be read back into the same.

use std::fmt::Write;

use obligato::coverage::report::{RunReport, Verdict};

pub fn write(report: &RunReport) -> String {
    let mut text = String::new();
    for total in &report.totals {
        let _ = writeln!(text, "{}: {} of {} covered", total.criterion, total.covered, total.all);
    }
    for objective in &report.objectives {
        let why = match &objective.verdict {
            Verdict::Covered { .. } => continue,
            Verdict::Infeasible { reason, .. } => format!("infeasible: {reason}"),
            Verdict::Open { reason, .. } => format!("open: {reason}"),
        };
        let _ = writeln!(text, "- [ ] {} (`{}`): {why}", objective.what, objective.id);
    }
    text
}

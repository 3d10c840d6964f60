//! `report.html`: the frame of [`Page`] with the views of a run.

use super::figures::criterion;
use crate::coverage::report::RunReport;
use crate::output::decisions::xml::escape;
use crate::output::page::Page;

const SCRIPTS: [&str; 4] = [
    include_str!("html/data.js"),
    include_str!("html/parts.js"),
    include_str!("html/summary.js"),
    include_str!("html/details.js"),
];
const VIEWS: [(&str, &str); 5] = [
    ("summary", "Summary"),
    ("objectives", "Objectives"),
    ("decisions", "Decisions"),
    ("files", "Files"),
    ("tests", "Tests"),
];

pub fn write(report: &RunReport) -> String {
    let page = Page {
        title: &format!("{} {}", report.settings.targets.join(", "), report.command),
        views: &VIEWS,
        search: "Search objectives, decisions, tests and files",
        style: "",
        icons: "",
        scripts: &SCRIPTS,
        data: serde_json::to_string(report).unwrap_or_default(),
        brief: format!("<ul>{}</ul>", totals(report)),
    };
    page.write()
}

/// What is shown where scripts are off.
fn totals(report: &RunReport) -> String {
    let row = |total: &crate::coverage::report::Total| {
        format!(
            "<li>{}: {} of {} covered, {} infeasible, {} open ({} justified)</li>",
            escape(criterion(&total.criterion)),
            total.covered,
            total.all,
            total.infeasible,
            total.open,
            total.justified
        )
    };
    report.totals.iter().map(row).collect()
}

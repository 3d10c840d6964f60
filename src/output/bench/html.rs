//! `bench.html`: the frame of [`Page`] with plots and tables, which are made here; the scripts only arrange them.

use serde::Serialize;

use super::plot::{Over, curves, reached};
use super::tables::{self, NOTES, Table, comparisons, coverage, effort, lead, standing};
use crate::experiment::summary::BenchReport;
use crate::output::decisions::xml::escape;
use crate::output::page::Page;

const STYLE: &str = include_str!("html/style.css");
const SCRIPTS: [&str; 1] = [include_str!("html/views.js")];
const VIEWS: [(&str, &str); 3] = [("summary", "Summary"), ("comparisons", "Comparisons"), ("setup", "Set-up")];

#[derive(Serialize)]
struct Data<'r> {
    report: &'r BenchReport,
    standing: String,
    notes: [&'static str; 5],
    groups: Vec<Shown>,
}

#[derive(Serialize)]
struct Shown {
    title: String,
    lead: String,
    over_time: Option<String>,
    over_paths: Option<String>,
    reached: Option<String>,
    coverage: Option<Table>,
    effort: Table,
    /// By the chief measures, and by all.
    chief: Option<Table>,
    comparisons: Option<Table>,
}

pub fn write(report: &BenchReport) -> String {
    let shown = report.groups.iter().map(|group| Shown {
        title: tables::title(report, group),
        lead: lead(group),
        over_time: curves(report, group, Over::Time),
        over_paths: curves(report, group, Over::Paths),
        reached: reached(report, group),
        coverage: coverage(report, group),
        effort: effort(report, group),
        chief: comparisons(report, group, true),
        comparisons: comparisons(report, group, false),
    });
    let data = Data { report, standing: standing(report), notes: NOTES, groups: shown.collect() };
    let page = Page {
        title: &format!("{}: experiment", report.experiment.name),
        views: &VIEWS,
        search: "Search programs and configurations",
        style: STYLE,
        icons: "",
        scripts: &SCRIPTS,
        brief: format!("<p>{}: {}</p>", escape(&report.experiment.name), escape(&data.standing)),
        data: serde_json::to_string(&data).unwrap_or_default(),
    };
    page.write()
}

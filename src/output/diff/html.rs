//! `diff.html`: the frame of [`Page`] with the views of a comparison. What needs work to find, the alignment of the
//! sources and the files of classes, is made here; the scripts only show it.

use serde::Serialize;

use super::lines::{Stretch, align};
use super::places::{file_of_class, file_of_target};
use super::words::{changed, sentence, word};
use crate::output::decisions::xml::escape;
use crate::output::page::Page;
use crate::versions::report::DiffReport;

const STYLE: &str = include_str!("html/style.css");
const ICONS: &str = include_str!("html/icons.html");
const SCRIPTS: [&str; 4] = [
    include_str!("html/data.js"),
    include_str!("html/source.js"),
    include_str!("html/behaviour.js"),
    include_str!("html/views.js"),
];
const VIEWS: [(&str, &str); 5] =
    [("summary", "Summary"), ("methods", "Methods"), ("source", "Source"), ("impact", "Impact"), ("tests", "Tests")];

#[derive(Serialize)]
struct Data<'r> {
    report: &'r DiffReport,
    sentence: String,
    changed: String,
    /// Of each file.
    stretches: Vec<Vec<Stretch>>,
    /// The files of the targets and of the changed classes.
    target_files: Vec<Option<usize>>,
    class_files: Vec<Option<usize>>,
}

pub fn write(report: &DiffReport) -> String {
    let data = Data {
        report,
        sentence: sentence(report),
        changed: changed(report),
        stretches: report.files.iter().map(|file| align(&file.old, &file.new)).collect(),
        target_files: report.targets.iter().map(|target| file_of_target(report, target)).collect(),
        class_files: report.changes.iter().map(|change| file_of_class(report, &change.class)).collect(),
    };
    let brief = format!("<p>{}: {}</p>", word(report.answer), escape(&data.sentence));
    let page = Page {
        title: &format!("{}: {} and {}", word(report.answer), report.old.classpath, report.new.classpath),
        views: &VIEWS,
        search: "Search methods, decisions, tests and files",
        style: STYLE,
        icons: ICONS,
        scripts: &SCRIPTS,
        data: serde_json::to_string(&data).unwrap_or_default(),
        brief,
    };
    page.write()
}

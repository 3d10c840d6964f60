//! What the terminal shows after an experiment.

use super::FORMATS;
use super::tables::{Table, comparisons, coverage, effort, lead, standing, title};
use crate::experiment::summary::BenchReport;
use crate::output::terminal::{Out, short};

/// Characters of a cell.
const WIDEST: usize = 40;
/// Failed runs that are listed.
const MOST_FAILED: usize = 5;

pub fn summary(report: &BenchReport, colours: bool) -> String {
    let mut out = Out::new(colours);
    // Writing to a string cannot fail.
    let _ = all(&mut out, report);
    out.finish()
}

fn all(out: &mut Out, report: &BenchReport) -> std::fmt::Result {
    for group in &report.groups {
        out.heading(&short(&title(report, group), 80), &format!("({})", lead(group)))?;
        let tables = [coverage(report, group), Some(effort(report, group)), comparisons(report, group, true)];
        for table in tables.iter().flatten() {
            out.lines(&aligned(table))?;
        }
    }
    if !report.failed.is_empty() {
        out.heading("failed", "")?;
        for (id, why) in report.failed.iter().take(MOST_FAILED) {
            out.paragraph("  ", &format!("{id}: {why}"))?;
        }
        out.more(2, report.failed.len(), MOST_FAILED)?;
    }
    out.heading(&short(&report.experiment.name, 80), &standing(report))
}

/// The lines of a table, numbers to the right; columns that say nothing are left out.
fn aligned(table: &Table) -> Vec<String> {
    let said = |column: usize| table.rows.iter().any(|row| row.get(column).is_some_and(|cell| !cell.is_empty()));
    let columns: Vec<usize> = (0..table.head.len()).filter(|column| said(*column)).collect();
    let cell = |row: &[String], column: usize| short(row.get(column).map_or("", String::as_str), WIDEST);
    let head: Vec<String> = table.head.iter().map(|title| title.trim_start_matches('#').to_string()).collect();
    let all: Vec<&Vec<String>> = std::iter::once(&head).chain(&table.rows).collect();
    let widest = |column: usize| all.iter().map(|row| cell(row, column).chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = columns.iter().map(|column| widest(*column)).collect();
    let line = |row: &Vec<String>| {
        let cells = columns.iter().zip(&widths).map(|(column, width)| {
            let text = cell(row, *column);
            let right = table.head.get(*column).is_some_and(|title| title.starts_with('#'));
            if right { format!("{text:>width$}") } else { format!("{text:<width$}") }
        });
        format!("  {}", cells.collect::<Vec<_>>().join("  ")).trim_end().to_string()
    };
    all.into_iter().map(line).collect()
}

/// Where to look further.
pub fn files(out: &std::path::Path) -> String {
    let names: Vec<&str> = FORMATS.iter().map(|format| format.file).chain(["results.csv", "results.jsonl"]).collect();
    format!("written to {}: {}", out.display(), names.join(", "))
}

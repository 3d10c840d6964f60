//! `bench.md`: the tables, for a repository or a review.

use super::tables::{NOTES, Table, comparisons, coverage, effort, lead, standing, title};
use crate::experiment::summary::BenchReport;
use crate::output::terminal::short;

/// Characters of a name.
const LONGEST: usize = 200;

pub fn write(report: &BenchReport) -> String {
    let mut out = format!("# {}\n\n{}. {}.\n", plain(&report.experiment.name), plain(&standing(report)), report.tool);
    for group in &report.groups {
        out += &format!("\n## {}\n\n{}.\n", plain(&title(report, group)), plain(&lead(group)));
        let tables = [coverage(report, group), Some(effort(report, group)), comparisons(report, group, true)];
        for table in tables.iter().flatten() {
            out += &format!("\n### {}\n\n", table.title);
            out += &rows(table);
        }
    }
    if !report.failed.is_empty() {
        out += "\n## Failed runs\n\n";
        for (id, why) in &report.failed {
            out += &format!("- {}: {}\n", plain(id), plain(why));
        }
    }
    out += "\n## How to read this\n\n";
    for note in NOTES {
        out += &format!("- {note}\n");
    }
    out
}

fn rows(table: &Table) -> String {
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let mut out = line(table.head.iter().map(|title| plain(title.trim_start_matches('#'))).collect());
    out += &line(table.head.iter().map(|title| if title.starts_with('#') { "--:" } else { "---" }.into()).collect());
    for row in &table.rows {
        out += &line(row.iter().map(|cell| plain(cell)).collect());
    }
    out
}

/// Text on one line that is nothing but text, in a table as well.
fn plain(text: &str) -> String {
    let mut out = String::new();
    for c in short(text, LONGEST).chars() {
        match c {
            '|' | '<' | '>' | '&' | '`' | '*' | '_' | '[' | ']' | '\\' | '@' | '#' | '~' | '!' => {
                out += &format!("&#{};", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out
}

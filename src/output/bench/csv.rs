//! `results.csv`: a row for each run, for spreadsheets and statistics programs. The coverage over time is in
//! `results.jsonl` only.

use crate::experiment::record::{End, Record};

const COLUMNS: [&str; 24] = [
    "id",
    "target",
    "criterion",
    "strategy",
    "mode",
    "budget",
    "seed",
    "end",
    "why",
    "covered",
    "all",
    "seconds",
    "setup_seconds",
    "seconds_to_last",
    "tests",
    "paths",
    "states",
    "instructions",
    "queries",
    "solver_seconds",
    "backend_seconds",
    "exhaustive",
    "peak_memory",
    "tool",
];

pub fn head() -> String {
    COLUMNS.join(",") + "\n"
}

pub fn row(record: &Record) -> String {
    let run = &record.run;
    let (end, why) = match &record.end {
        End::Done => ("done", ""),
        End::Budget { what } => ("budget", what.as_str()),
        End::Failed { why } => ("failed", why.as_str()),
    };
    let optional = |value: Option<u64>| value.map(|n| n.to_string()).unwrap_or_default();
    let last = record.timeline.last().map(|point| point.seconds.to_string()).unwrap_or_default();
    let cells: [String; 24] = [
        field(&run.id),
        field(&run.subject.name),
        field(&run.criterion),
        field(&run.strategy),
        run.mode.name().into(),
        run.budget.to_string(),
        run.seed.to_string(),
        end.into(),
        field(why),
        optional(record.covered),
        optional(record.all),
        record.seconds.to_string(),
        record.setup_seconds.to_string(),
        last,
        record.tests.to_string(),
        record.paths.to_string(),
        record.states.to_string(),
        record.instructions.to_string(),
        record.queries.to_string(),
        record.solver_seconds.to_string(),
        record.backend_seconds.to_string(),
        record.exhaustive.to_string(),
        optional(record.peak_memory),
        field(&record.tool),
    ];
    cells.join(",") + "\n"
}

/// As RFC 4180 wants it. What a spreadsheet would take for a formula gets a quote before it.
fn field(text: &str) -> String {
    let formula = text.starts_with(['=', '+', '-', '@', '\t']);
    let text = if formula { format!("'{text}") } else { text.to_string() };
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_quoted() {
        assert_eq!(field("a"), "a");
        assert_eq!(field("a,\"b\""), "\"a,\"\"b\"\"\"");
        assert_eq!(field("=1+2"), "'=1+2");
        assert_eq!(head().split(',').count(), COLUMNS.len());
    }
}

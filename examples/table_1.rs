//! Writes the part of `docs/evidence.md` about paper 002: table I, exploration with labels, redone.
//!
//! table_1 OBLIGATO CLASSES SOURCES OUT SECONDS quick|full PART
//!
//! `CLASSES` and `SOURCES` are of `benches/artifacts` and `benches/labels`, compiled together. Every way to explore gets this many
//! seconds; a process of its own generates tests and proofs.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::AtomicBool;

use obligato::coverage::report::RunReport;
use obligato::experiment::record::{End, Record};
use obligato::experiment::{Experiment, Mode, Options, Subject, in_process};

/// A row of the table: the paper's figures are paths and time without labels, and those of the direct, tight and best way.
struct Row {
    name: &'static str,
    target: &'static str,
    criterion: &'static str,
    labels: (u32, u32),
    none: &'static str,
    direct: &'static str,
    tight: &'static str,
    best: &'static str,
}

const WEAK: &str = "weak-mutation";

#[rustfmt::skip]
const ROWS: [Row; 11] = [
    Row { name: "Trityp-cc", target: "Triangle::classify", criterion: "condition", labels: (24, 24), none: "35, 1.3 s", direct: "183, 1.6 s", tight: "83, 2 s", best: "46, 4.5 s" },
    Row { name: "Trityp-mcc", target: "Triangle::classify", criterion: "multiple-condition", labels: (28, 28), none: "35, 1.3 s", direct: "337, 1.9 s", tight: "110, 3 s", best: "66, 2.1 s" },
    Row { name: "Trityp-wm", target: "Triangle::classify", criterion: WEAK, labels: (120, 129), none: "35, 1.3 s", direct: "failed", tight: "506, 12 s", best: "48, 5.1 s" },
    Row { name: "4Balls-wm", target: "FourBalls::odd", criterion: WEAK, labels: (56, 67), none: "7, 1.2 s", direct: "195, 1.9 s", tight: "75, 2.1 s", best: "23, 2.1 s" },
    Row { name: "utf8-3-wm", target: "Utf8Text::three", criterion: WEAK, labels: (55, 84), none: "134, 1.4 s", direct: "1379, 4.2 s", tight: "626, 4.3 s", best: "313, 3.8 s" },
    Row { name: "utf8-5-wm", target: "Utf8Text::five", criterion: WEAK, labels: (82, 84), none: "680, 2 s", direct: "11111, 40 s", tight: "3239, 24 s", best: "743, 8.1 s" },
    Row { name: "utf8-7-wm", target: "Utf8Text::seven", criterion: WEAK, labels: (82, 84), none: "3069, 5.8 s", direct: "81133, 576 s", tight: "14676, 110 s", best: "3265, 35 s" },
    Row { name: "Tcas-cc", target: "Tcas::advise", criterion: "condition", labels: (10, 10), none: "2787, 2.9 s", direct: "3508, 3.6 s", tight: "3508, 5 s", best: "2815, 3.4 s" },
    Row { name: "Tcas-mcc", target: "Tcas::advise", criterion: "multiple-condition", labels: (11, 12), none: "2787, 2.9 s", direct: "3988, 4.2 s", tight: "3988, 5.2 s", best: "3059, 3.9 s" },
    Row { name: "Tcas-wm", target: "Tcas::advise", criterion: WEAK, labels: (101, 111), none: "4420, 5.6 s", direct: "300213, 662 s", tight: "20312, 120 s", best: "6014, 27 s" },
    Row { name: "Replace-wm", target: "Replace::changes", criterion: WEAK, labels: (70, 79), none: "866, 2 s", direct: "87498, 245 s", tight: "6420, 64 s", best: "2347, 14 s" },
];

/// What a way came to: none if it failed.
fn explored(row: &Row, classes: &str, sources: &str, mode: Mode, seconds: f64) -> Option<Record> {
    let subject = Subject {
        name: row.name.into(),
        classpath: classes.into(),
        source: Some(sources.into()),
        targets: vec![row.target.into()],
        options: Options::default(),
    };
    let experiment = Experiment {
        subjects: vec![subject],
        criteria: vec![row.criterion.into()],
        strategies: vec!["dfs".into()],
        modes: vec![mode],
        seeds: vec![0],
        budgets: vec![seconds],
        ..Experiment::default()
    };
    let records = in_process(&experiment, &[], &AtomicBool::new(false), &mut |_| {}).ok()?;
    records.into_iter().next()
}

/// Paths and time, marked where the time was up; behind a plus the runs with inputs for labels.
fn shown(record: Option<&Record>) -> String {
    let Some(record) = record else { return "failed".into() };
    let more = if record.end == End::Done { "" } else { "> " };
    let answers = if record.answers > 0 { format!(" + {}", record.answers) } else { String::new() };
    format!("{more}{}{answers}, {:.2} s", record.paths - record.answers, record.seconds)
}

/// Covered, proved infeasible, and open, by tests and proofs of `generate`.
fn generated(row: &Row, program: &str, classes: &str, sources: &str, out: &Path) -> Option<(u64, u64, u64)> {
    let _ = fs::remove_dir_all(out);
    let mut command = Command::new(program);
    command.args([
        "generate",
        "--quiet",
        "--no-jvm",
        "--classpath",
        classes,
        "--source",
        sources,
        "--criterion",
        row.criterion,
    ]);
    command.arg("--out").arg(out).arg(row.target).stdout(Stdio::null()).stderr(Stdio::null()).status().ok()?;
    let report: RunReport = serde_json::from_str(&fs::read_to_string(out.join("report.json")).ok()?).ok()?;
    report.totals.first().map(|total| (total.covered, total.infeasible, total.open))
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [program, classes, sources, out, limit, form, part] = &arguments[..] else {
        return Err("table_1 OBLIGATO CLASSES SOURCES OUT SECONDS quick|full PART".into());
    };
    let limit: f64 = limit.parse()?;
    let (quick, busy) = match form.as_str() {
        "quick" => (" --quick", "**This is the quick form**, on a machine that may have had other work. "),
        _ => ("", ""),
    };
    let build = if cfg!(debug_assertions) { "**Built without optimisation.** " } else { "" };
    let mut text = format!(
        "## Paper 002: exploration with labels (table I)\n\n\
         Made by `scripts/evidence{quick} table-1`. {busy}{build}Programs of ours with the logic of the paper's (`benches/labels`, and Triangle \
         and Tcas of `benches/artifacts`), so counts of labels and paths differ. All paths, depth first: without labels (`none`), each label a \
         branch (`direct`, the paper's P'), a path of its own for each label that a path passes (`tight`, P*), that once for each label \
         (`deleting`, IDL-1), and Obligato's way (`tracked`: the path's model first, the solver aside, nothing for what is covered; the paper's \
         best way, IDL-2). Paths and time of exploration; `>` where {limit} s were up. cc and mcc are the criteria condition and multiple-condition, \
         which are no labels in Obligato, so only two of the ways have them. Behind a plus are runs with inputs that the solver gave for a label. \
         *Ratio* is `tracked` to `none`, in paths, in paths and runs together, and in time; the aim is at most 1.2x the paths and the time. The last column is what `generate` says: covered, proved infeasible, open. The paper's figures are below Obligato's.\n\n\
         | program | labels covered | none | direct | tight | deleting | tracked | ratio | covered, infeasible, open |\n\
         |---|--:|--:|--:|--:|--:|--:|--:|--:|\n"
    );
    let mut short = Vec::new();
    for row in &ROWS {
        let run = |mode| explored(row, classes, sources, mode, limit);
        let is_weak = row.criterion == WEAK;
        let (none, tracked) = (run(Mode::None), run(Mode::Tracked));
        let of_labels = |mode| if is_weak { shown(run(mode).as_ref()) } else { String::new() };
        let covered = tracked.as_ref().and_then(|record| record.covered.zip(record.all));
        let ratio = none.as_ref().zip(tracked.as_ref()).map(|(none, tracked)| {
            let to_none = |paths: u64| paths as f64 / none.paths.max(1) as f64;
            let explored = tracked.paths - tracked.answers;
            (to_none(explored), to_none(tracked.paths), tracked.seconds / none.seconds)
        });
        let verdicts = generated(row, program, classes, sources, Path::new(out));
        text += &format!(
            "| {} | {} | {} | {} | {} | {} | {} | {} | {} |\n",
            row.name,
            covered.map_or(String::new(), |(covered, all)| format!("{covered}/{all}")),
            shown(none.as_ref()),
            of_labels(Mode::Direct),
            of_labels(Mode::Tight),
            of_labels(Mode::Deleting),
            shown(tracked.as_ref()),
            ratio.map_or(String::new(), |(paths, all, time)| format!("{paths:.2}x, {all:.2}x, {time:.2}x")),
            verdicts.map_or("failed".into(), |(covered, infeasible, open)| format!("{covered}, {infeasible}, {open}")),
        );
        let (theirs, of) = row.labels;
        text += &format!("| | {theirs}/{of} | {} | {} | {} | | {} | | |\n", row.none, row.direct, row.tight, row.best);
        if let Some((paths, all, time)) = ratio.filter(|(paths, _, time)| *paths > 1.2 || *time > 1.2) {
            short.push(format!(
                "{}: {paths:.2}x the paths ({all:.2}x with runs for labels) and {time:.2}x the time.",
                row.name
            ));
        }
        match verdicts {
            Some((_, _, 0)) => {}
            Some((.., open)) => short.push(format!("{}: {open} open.", row.name)),
            None => short.push(format!("{}: generate failed.", row.name)),
        }
    }
    text += "\nA label does not fork, so the paths of `tracked` are those of exploration without labels. A run for a label follows the solver's \
             answer to its end without further queries, on one of these paths; the paper counts such runs as paths. They are inputs that \
             labels need beyond one for each path: programs with few paths and hundreds of labels need more inputs than they have paths, \
             and milliseconds of exploration are less than hundreds of labels take to be told.\n";
    text += "\n### What falls short\n\n";
    if short.is_empty() {
        text += "Nothing: at most 1.2x the paths and the time, and every label is covered or proved infeasible.\n";
    }
    for line in short {
        text += &format!("- {line}\n");
    }
    fs::write(part, text)?;
    Ok(())
}

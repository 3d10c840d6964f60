//! Decisions, conditions, both, and multiple conditions written as labels of a file (paper 002, theorem 1): each objective has the
//! verdict that the criterion of that name gives it.
//!
//! What a row of a truth table asks for is a Java expression over the conditions as they are written, so this holds for decisions
//! whose evaluation begins a line and has no effect; the others are not compared, and counted.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use obligato::coverage::report::{DecisionReport, Objective, RunReport, Verdict};

use crate::support::{self, javac, scratch};

/// A target of `benches/artifacts`; how many objectives are compared, and how many decisions are not.
const TARGETS: [(&str, usize, usize); 4] =
    [("Triangle::classify", 83, 0), ("Tcas::advise", 190, 3), ("Wbs::update", 120, 0), ("Utf8::decode", 93, 0)];

struct Corpus {
    folder: PathBuf,
    sources: PathBuf,
}

impl Corpus {
    fn new() -> Self {
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/artifacts");
        let folder = scratch("labels-criteria");
        let names = TARGETS.map(|(target, ..)| target.split("::").next().unwrap().to_string());
        javac(&names.map(|name| sources.join(format!("{name}.java"))), &folder, &["-g"]);
        Self { folder, sources }
    }

    fn generated(&self, target: &str, options: &[&str]) -> RunReport {
        let out = self.folder.join("out");
        let mut command = support::obligato();
        // Every objective is settled long before, also on a busy machine.
        command.args(["generate", target, "--budget", "600", "--no-jvm", "--force", "--classpath"]).arg(&self.folder);
        command.arg("--source").arg(&self.sources).arg("--out").arg(&out).args(options);
        let seen = support::run(&mut command, b"", Duration::from_secs(900));
        assert!(matches!(seen.code, Some(0 | 1)), "{target} {options:?}: {}{}", seen.stdout, seen.stderr);
        serde_json::from_str(&fs::read_to_string(out.join("report.json")).unwrap()).unwrap()
    }
}

/// Whether a line of code begins with the decision, and has no other.
fn begins_its_line(decision: &DecisionReport, report: &RunReport) -> bool {
    let line = &report.files[decision.file.unwrap()].lines[decision.line as usize - 1];
    let alone = report.decisions.iter().filter(|d| d.file == decision.file && d.line == decision.line).count() == 1;
    // The code of an expression over several lines may be all in the first.
    let has_code = report.files[decision.file.unwrap()].code.iter().any(|code| code.line == decision.line);
    alone && has_code && !["for (", "while ("].iter().any(|word| line.contains(word))
}

/// The conditions that are evaluated have these values.
fn row(decision: &DecisionReport, letters: &str) -> String {
    let parts = decision.conditions.iter().zip(letters.chars()).filter_map(|(condition, letter)| match letter {
        'T' => Some(format!("({})", condition.text)),
        'F' => Some(format!("!({})", condition.text)),
        _ => None,
    });
    parts.collect::<Vec<_>>().join(" && ")
}

/// The decision as it is written.
fn whole(decision: &DecisionReport) -> String {
    let text = |c: char| decision.conditions.iter().find(|condition| condition.letter == c.to_string());
    decision.formula.chars().map(|c| text(c).map_or(c.to_string(), |of| format!("({})", of.text))).collect()
}

/// What an objective asks for: the rows of its decision, by their letters, are what it is made of.
fn asked(decision: &DecisionReport, objective: &str, rows: &[&str]) -> String {
    match objective {
        "T" => whole(decision),
        "F" => format!("!({})", whole(decision)),
        letters if letters.chars().all(|c| c.is_ascii_uppercase() || c == '-') => row(decision, letters),
        condition => {
            let (number, value) = condition.split_at(condition.len() - 1);
            let wanted = value.to_uppercase().chars().next();
            let own = rows.iter().filter(|row| row.chars().nth(number.parse().unwrap()) == wanted);
            own.map(|letters| format!("({})", row(decision, letters))).collect::<Vec<_>>().join(" || ")
        }
    }
}

fn word(objective: &Objective) -> &'static str {
    match objective.verdict {
        Verdict::Covered { .. } => "covered",
        Verdict::Infeasible { .. } => "infeasible",
        Verdict::Open { .. } => "open",
    }
}

#[test]
fn criteria_as_labels_of_a_file() {
    let corpus = Corpus::new();
    for (target, compared, left_out) in TARGETS {
        let rows = corpus.generated(target, &["--criterion", "multiple-condition"]);
        let others = corpus.generated(target, &["--criterion", "decision-condition"]);
        let (mut labels, mut expected, mut skipped) = (String::new(), Vec::new(), 0);
        for decision in &rows.decisions {
            let of = |objective: &&Objective| objective.id.starts_with(&format!("{}.", decision.id));
            let letters = |objective: &Objective| objective.id[decision.id.len() + 1..].to_string();
            let own: Vec<String> = rows.objectives.iter().filter(of).map(letters).collect();
            let own: Vec<&str> = own.iter().map(String::as_str).collect();
            if !begins_its_line(decision, &rows) {
                skipped += usize::from(!own.is_empty());
                continue;
            }
            for (criterion, report) in [("row", &rows), ("value", &others)] {
                for objective in report.objectives.iter().filter(of) {
                    let (asks, name) = (letters(objective), format!("{criterion} {}", objective.id));
                    let predicate = asked(decision, &asks, &own);
                    labels += &format!("{} {} \"{name}\" {predicate}\n", decision.class, decision.line);
                    expected.push((name, word(objective)));
                }
            }
        }
        let file = corpus.folder.join("labels.txt");
        fs::write(&file, labels).unwrap();
        let found = corpus.generated(target, &["--criterion", "labels", "--labels", file.to_str().unwrap()]);
        for (name, verdict) in &expected {
            let same = found.objectives.iter().filter(|o| o.what.split(" (line").next() == Some(name));
            assert_eq!(same.map(word).collect::<Vec<_>>(), [*verdict], "{target} {name}");
        }
        assert_eq!((expected.len(), skipped), (compared, left_out), "{target}");
    }
}

//! `diff.sarif`: differences and what was not decided as results of SARIF 2.1.0, for code review tools.
//!
//! A difference has the level `error` where the new version throws and the old one does not, else `warning`; a reason
//! why a method was not decided is a `note`. Regions are lines of the new version, below the folder of its sources. A
//! result is known again by its target, its kind and its number among those, which do not depend on lines.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::places::{file_of_difference, file_of_target};
use super::words::{CONFIRMED, assigned, reason, sentence, word};
use crate::output::sarif::{Log, artifact};
use crate::versions::report::{Answer, DiffReport, Difference, TargetReport};

const DIFFERENCE: &str = "behaviour-difference";
const UNDECIDED: &str = "not-decided";

pub fn write(report: &DiffReport) -> String {
    let early = report.ended_early.iter().map(|why| format!("the run ended early: {why}"));
    let log = Log {
        tool: &report.tool,
        rules: rules(),
        notifications: early.chain(report.warnings.iter().cloned()).collect(),
        source: report.new.source.as_deref(),
        results: report.targets.iter().flat_map(|target| results(report, target)).collect(),
        properties: json!({
            "command": "diff",
            "answer": word(report.answer),
            "sentence": sentence(report),
            "old": report.old.classpath,
            "new": report.new.classpath,
            "totals": report.totals,
        }),
    };
    log.write()
}

fn rules() -> Vec<Value> {
    let rule = |id: &str, short: &str, full: &str, help: &str, level: &str| {
        json!({
            "id": id,
            "shortDescription": { "text": short },
            "fullDescription": { "text": full },
            "help": { "text": help },
            "defaultConfiguration": { "level": level },
        })
    };
    vec![
        rule(
            DIFFERENCE,
            "The versions behave differently",
            "There is an input on which the new version ends, or changes what it was given, in another way than the old.",
            "If the change is wanted, keep the generated test; else the message names an input to look at.",
            "warning",
        ),
        rule(
            UNDECIDED,
            "Not decided whether the versions behave the same",
            "Some inputs could not be compared, for the reason that the message gives.",
            "Raise the bound or budget that the message names, or review the change by hand.",
            "note",
        ),
    ]
}

fn results(report: &DiffReport, target: &TargetReport) -> Vec<Value> {
    let mut numbers = BTreeMap::<&str, usize>::new();
    let mut print = |kind: &'static str| {
        let number = numbers.entry(kind).or_default();
        *number += 1;
        format!("{} {kind} {number}", target.target)
    };
    let mut found = Vec::new();
    for difference in &target.differences {
        found.push(one_difference(report, target, difference, &print(kind(&difference.kind))));
    }
    if target.answer != Answer::Unknown {
        return found;
    }
    let advice = target.advice.first().map(|advice| format!(" Advice: {advice}.")).unwrap_or_default();
    let mut reasons: Vec<String> = target.reasons.iter().map(|(why, count)| reason((why, *count))).collect();
    if reasons.is_empty() {
        reasons.push(if target.because.is_empty() { "no reason was recorded" } else { &target.because }.to_string());
    }
    for why in reasons {
        let fingerprint = print(UNDECIDED);
        found.push(json!({
            "ruleId": UNDECIDED,
            "ruleIndex": 1,
            "kind": "fail",
            "level": "note",
            "message": { "text": format!("Not decided for all inputs of {}: {why}.{advice}", target.target) },
            "partialFingerprints": { "obligatoDiff/v1": fingerprint },
            "locations": [location(report, target, file_of_target(report, target), None)],
        }));
    }
    found
}

/// The kinds of differences that are told apart.
fn kind(kind: &str) -> &'static str {
    ["result", "exception", "state", "output", "end"].into_iter().find(|known| *known == kind).unwrap_or("other")
}

fn one_difference(report: &DiffReport, target: &TargetReport, difference: &Difference, print: &str) -> Value {
    let throws = |end: &str| end.starts_with("throws");
    let level = if throws(&difference.new.end) && !throws(&difference.old.end) { "error" } else { "warning" };
    let inputs = if difference.inputs.is_empty() { "no inputs".to_string() } else { assigned(&difference.inputs) };
    let side = |observed: &crate::versions::report::Observed| {
        let state = if observed.state.is_empty() { String::new() } else { format!(", {}", assigned(&observed.state)) };
        format!("{}{state}", observed.end)
    };
    let message = format!(
        "{} behaves differently on {inputs}: the old version {}; the new version {}. {}",
        target.target,
        side(&difference.old),
        side(&difference.new),
        difference.cause
    );
    let file = file_of_difference(report, target, difference);
    let mut lines = difference.new_lines.iter().copied().filter(|line| *line > 0);
    let mut result = json!({
        "ruleId": DIFFERENCE,
        "ruleIndex": 0,
        "kind": "fail",
        "level": level,
        "message": { "text": message.trim_end() },
        "partialFingerprints": { "obligatoDiff/v1": print },
        "locations": [location(report, target, file, lines.next())],
        "properties": {
            "kind": difference.kind,
            "inputs": difference.inputs,
            "old": difference.old,
            "new": difference.new,
            "confirmedOnJvm": difference.on_jvm == CONFIRMED,
        },
    });
    // Further lines that changed, where there is a file to show them in.
    let related: Vec<Value> = lines
        .take(20)
        .filter(|_| file.is_some())
        .enumerate()
        .map(|(id, line)| {
            let mut place = location(report, target, file, Some(line));
            place["id"] = json!(id);
            place["message"] = json!({ "text": "also changed" });
            place
        })
        .collect();
    if !related.is_empty() {
        result["relatedLocations"] = json!(related);
    }
    result
}

fn location(report: &DiffReport, target: &TargetReport, file: Option<usize>, line: Option<u32>) -> Value {
    let name = target.target.replace("::", ".");
    let mut place = json!({ "logicalLocations": [{ "fullyQualifiedName": name, "kind": "function" }] });
    if let Some(file) = file.and_then(|number| report.files.get(number)) {
        place["physicalLocation"] = json!({ "artifactLocation": artifact(report.new.source.as_deref(), &file.path) });
        if let Some(line) = line {
            place["physicalLocation"]["region"] = json!({ "startLine": line });
        }
    }
    place
}

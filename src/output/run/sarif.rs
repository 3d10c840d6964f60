//! `sarif.json`: what is open or infeasible as results of SARIF 2.1.0, for code review tools.
//!
//! Open objectives are failures with the level `warning`, or `note` and a suppression where the user has justified them.
//! Infeasible ones are `informational`, for which the standard allows no level but `none` (3.27.10). Covered objectives
//! are no results. A result is known again by its objective's id, which does not depend on lines.

use serde_json::{Map, Value, json};

use super::figures::criterion;
use crate::coverage::report::{Objective, RunReport, Verdict};
use crate::output::sarif::{Log, artifact};

pub fn write(report: &RunReport) -> String {
    let log = Log {
        tool: &report.tool,
        rules: rules(report),
        notifications: notifications(report),
        source: report.settings.source.as_deref(),
        results: report.objectives.iter().filter_map(|objective| result(report, objective)).collect(),
        properties: json!({ "command": report.command, "totals": report.totals }),
    };
    log.write()
}

fn rules(report: &RunReport) -> Vec<Value> {
    let rule = |name: &String| {
        let shown = criterion(name);
        json!({
            "id": name,
            "shortDescription": { "text": format!("{shown} objective not covered") },
            "fullDescription": { "text": format!("No test covers this objective of {shown} coverage.") },
            "help": { "text": "An open objective may need a larger budget or bound, a test written by hand, or a \
                justification. An infeasible one has been proved to have no test." },
            "defaultConfiguration": { "level": "warning" },
        })
    };
    report.settings.criteria.iter().map(rule).collect()
}

fn notifications(report: &RunReport) -> Vec<String> {
    let early = report.ended_early.iter().map(|why| format!("the run ended early: {why}"));
    let stale = report.justifications.iter().filter_map(|justification| {
        let why = justification.stale.as_ref()?;
        Some(format!("the justification of {} is stale: {why}", justification.objective))
    });
    early.chain(stale).chain(report.warnings.iter().cloned()).collect()
}

fn result(report: &RunReport, objective: &Objective) -> Option<Value> {
    let what = &objective.what;
    let (kind, level, message) = match &objective.verdict {
        Verdict::Covered { .. } => return None,
        Verdict::Infeasible { reason, scope } => {
            let scope = if scope.is_empty() { String::new() } else { format!(" (assumed: {})", scope.join("; ")) };
            ("informational", "none", format!("Infeasible: {what}. {reason}{scope}"))
        }
        Verdict::Open { reason, advice, .. } => {
            let level = if objective.justified.is_some() { "note" } else { "warning" };
            let advice = match objective.assertion.as_ref().filter(|missing| !missing.code.is_empty()) {
                Some(missing) => format!(" Advice: {}", missing.code.join(" ")),
                None if advice.is_empty() => String::new(),
                None => format!(" Advice: {advice}"),
            };
            ("fail", level, format!("Not covered: {what}. {reason}{advice}"))
        }
    };
    let mut result = json!({
        "ruleId": objective.criterion,
        "kind": kind,
        "level": level,
        "message": { "text": message },
        "partialFingerprints": { "obligatoObjective/v1": objective.id },
        "locations": locations(report, objective),
    });
    if let Some(rule) = report.settings.criteria.iter().position(|name| *name == objective.criterion) {
        result["ruleIndex"] = json!(rule);
    }
    if let Verdict::Open { cause, .. } = &objective.verdict {
        result["properties"] = json!({ "cause": cause });
    }
    if let Some(accepted) = objective.justified.and_then(|number| report.justifications.get(number)) {
        result["suppressions"] = json!([{ "kind": "external", "status": "accepted", "justification": accepted.text }]);
    }
    Some(result)
}

fn locations(report: &RunReport, objective: &Objective) -> Value {
    let decision = objective.decision.and_then(|number| report.decisions.get(number));
    let mut location = Map::new();
    if let Some(file) = objective.file.and_then(|number| report.files.get(number)) {
        let artifact = artifact(report.settings.source.as_deref(), &file.path);
        let mut physical = json!({ "artifactLocation": artifact });
        let condition = objective.condition.and_then(|number| decision?.conditions.get(number));
        let line = condition.map_or(objective.line, |condition| condition.line);
        if line > 0 {
            physical["region"] = json!({ "startLine": line });
            if let Some(condition) = condition.filter(|condition| condition.column > 0) {
                physical["region"]["startColumn"] = json!(condition.column);
            }
        }
        location.insert("physicalLocation".to_string(), physical);
    }
    if let Some(decision) = decision {
        let name = format!("{}.{}{}", decision.class, decision.method, decision.descriptor);
        location.insert("logicalLocations".to_string(), json!([{ "fullyQualifiedName": name, "kind": "function" }]));
    }
    if location.is_empty() { json!([]) } else { json!([location]) }
}

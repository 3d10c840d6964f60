//! The terminal's summary, JSON, SARIF and Markdown.
use obligato::output::diff::text::summary;
use obligato::versions::report::*;
use serde_json::Value;

use crate::diff_reports::fixture::{NASTY, all, different, equivalent, gaps, unknown};
use crate::diff_reports::written;
use crate::support::pages::field_names;

#[test]
fn json_is_the_report() {
    for (name, report) in all() {
        let read: DiffReport = serde_json::from_str(&written("json", &report)).unwrap();
        assert_eq!(read, report, "{name}");
    }
    let older: DiffReport = serde_json::from_str(r#"{ "schema": 1, "answer": "different", "later": 3 }"#).unwrap();
    assert_eq!(older.answer, Answer::Different);
}

#[test]
fn every_field_of_the_json_is_documented() {
    let documented = include_str!("../../docs/diff-schema.md");
    let found = field_names(&different());
    assert!(found.len() > 50);
    let missing: Vec<_> = found.iter().filter(|name| !documented.contains(&format!("`{name}`"))).collect();
    assert!(missing.is_empty(), "not in docs/diff-schema.md: {missing:?}");
}

#[test]
fn the_last_line_of_the_summary_is_the_answer() {
    let last = |report: &DiffReport| summary(report, false).lines().last().unwrap().to_string();
    assert_eq!(
        last(&different()),
        "DIFFERENT: 2 of 5 methods behave differently; 3 differences, 2 of them confirmed on the JVM; 1 more not decided"
    );
    assert_eq!(last(&equivalent()), "EQUIVALENT: 1 method compared, the same behaviour for all inputs");
    assert_eq!(
        last(&unknown()),
        "UNKNOWN: 1 of 1 method not decided: 4 x a loop goes on beyond the bound (raise --loops); \
         the run ended early: the budget of 60 s was used up"
    );
    assert_eq!(last(&DiffReport::default()), "UNKNOWN: nothing was compared");
    let mut same = DiffReport { answer: Answer::Equivalent, ..DiffReport::default() };
    assert_eq!(last(&same), "EQUIVALENT: no class, method or field differs, so nothing had to be compared");
    same.ended_early = Some(format!("\nEQUIVALENT: {NASTY}"));
    same.answer = Answer::Unknown;
    assert!(last(&same).starts_with("UNKNOWN: nothing was compared; the run ended early: \\nEQUIVALENT"));
}

#[test]
fn the_summary_says_what_matters() {
    let plain = summary(&different(), false);
    for wanted in [
        "diff v1/classes -> v2/classes",
        "2 classes differ; methods: 4 changed, 1 removed",
        "compared (5 methods: 2 equivalent, 2 different, 1 unknown)",
        "different com.acme.rail.Governor::update(int,boolean): 2 of 9 pairs of paths differ",
        "1 of 2: result: speed > limit became speed >= limit",
        "inputs  this = new Governor(80), speed = 80, wet = false",
        "old     returns 0; this.braking = false",
        "new     returns 1; this.braking = false, this.warnings = 1",
        "on the JVM: confirmed; 3 pairs of paths",
        "on the JVM: not tried: no time left",
        "4 x the loop of line 57 goes on beyond the bound",
        "raise --loops",
        "the receiver is built by its constructors and up to 1 call",
        "MC/DC obligations: 3 of 5 covered (60.0 %), 1 infeasible, 1 open",
        "out/junit/com/acme/rail/GovernorTest.java",
        "existing tests (2 of 3 can be affected and need to run again)",
        "1 test runs what changed and checks nothing that it influences",
        "open out/diff.html in a browser",
    ] {
        assert!(plain.contains(wanted), "{wanted:?} is not in\n{plain}");
    }
    // Text of the program plays no tricks, and only the answer begins a line.
    assert!(!plain.contains(['\x1b', '\u{202e}']));
    let answers = plain.lines().filter(|line| ["EQUIV", "DIFF", "UNKN"].iter().any(|word| line.starts_with(word)));
    assert_eq!(answers.count(), 1);
    let coloured = summary(&different(), true);
    let mut bare = coloured.clone();
    for code in ["1", "2", "1;31", "1;32", "1;33", "0"] {
        bare = bare.replace(&format!("\x1b[{code}m"), "");
    }
    assert_eq!(bare, plain);
    assert_ne!(coloured, plain);
    for (_, report) in all() {
        let _ = summary(&report, false);
    }
}

#[test]
fn sarif_has_a_result_for_each_difference_and_reason() {
    let log: Value = serde_json::from_str(&written("sarif", &different())).unwrap();
    assert_eq!(log["version"], "2.1.0");
    let run = &log["runs"][0];
    assert_eq!(run["tool"]["driver"]["name"], "obligato");
    assert_eq!(run["properties"]["answer"], "DIFFERENT");
    let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
    let results = run["results"].as_array().unwrap();
    let mut prints = std::collections::BTreeSet::new();
    for result in results {
        assert!(result["message"]["text"].as_str().is_some_and(|text| !text.is_empty()));
        let rule = result["ruleIndex"].as_u64().unwrap() as usize;
        assert_eq!(rules[rule]["id"], result["ruleId"]);
        assert_eq!(result["kind"], "fail");
        assert!(prints.insert(result["partialFingerprints"]["obligatoDiff/v1"].as_str().unwrap()));
        let place = &result["locations"][0];
        assert_eq!(place["physicalLocation"]["artifactLocation"]["uri"], "v2/src/com/acme/rail/Governor.java");
        let base = place["physicalLocation"]["artifactLocation"]["uriBaseId"].as_str().unwrap();
        assert!(run["originalUriBaseIds"].as_object().unwrap().contains_key(base));
    }
    let levels: Vec<&str> = results.iter().map(|result| result["level"].as_str().unwrap()).collect();
    assert_eq!(levels, ["note", "note", "error", "warning", "warning"]);
    assert!(results[0]["message"]["text"].as_str().unwrap().ends_with("Advice: raise --loops."));
    let update = &results[3];
    assert_eq!(update["locations"][0]["physicalLocation"]["region"]["startLine"], 24);
    assert_eq!(update["properties"]["confirmedOnJvm"], true);
    let said = update["message"]["text"].as_str().unwrap();
    assert!(said.contains("on this = new Governor(80), speed = 80, wet = false: the old version returns 0"), "{said}");
    assert_eq!(results[2]["relatedLocations"].as_array().unwrap().len(), 1);

    let results = |report: &DiffReport| -> usize {
        let log: Value = serde_json::from_str(&written("sarif", report)).unwrap();
        log["runs"][0]["results"].as_array().unwrap().len()
    };
    assert_eq!(results(&equivalent()), 0);
    assert_eq!(results(&unknown()), 1);
    assert_eq!(results(&DiffReport::default()), 0);
    assert_eq!(results(&gaps()), 4);
}

#[test]
fn markdown_says_what_matters() {
    let text = written("markdown", &different());
    for wanted in [
        "## ⚠️ Obligato: DIFFERENT\n",
        "**2 of 5 methods behave differently; 3 differences",
        "### <code>com.acme.rail.Governor&#58;&#58;update(int,boolean)</code>\n\n| inputs | old | new | cause |\n|---|---|---|---|\n",
        "| <code>this = new Governor(80), speed = 80, wet = false</code> | <code>returns 0</code><br><code>this.braking = false</code> | ",
        "### Not decided\n\n- <code>com.acme.rail.Governor&#58;&#58;average(int&#91;&#93;)</code>: 4 x the loop",
        "(**raise --loops, raise --array**)",
        "### As long as\n\n- the receiver is built by its constructors",
        "MC/DC obligations: 3 of 5 covered (60.0 %), 1 infeasible, 1 open",
        "the constant 5 was removed from margin(boolean) (old line 36) |",
        "2 of 3 can be affected and need to run again.",
        "\n1 test runs what changed and checks nothing that it influences.\n",
        "<details><summary>Run these again</summary>\n\n- <code>com.acme.rail.GovernorTest.warns</code>",
    ] {
        assert!(text.contains(wanted), "{wanted:?} is not in\n{text}");
    }
    assert!(written("markdown", &equivalent()).starts_with("## ✅ Obligato: EQUIVALENT\n"));
    assert!(written("markdown", &unknown()).starts_with("## ❔ Obligato: UNKNOWN\n"));
}

/// Whatever the program says: tables keep their columns, only our own markup is there, and nobody is called.
#[test]
fn markdown_is_escaped() {
    for (name, report) in all() {
        let text = written("markdown", &report);
        for line in text.lines() {
            if line.starts_with('|') {
                assert_eq!(line.matches('|').count(), 5, "{name}: {line}");
            }
            assert!(!line.contains(['`', '@', '\x1b', '\u{202e}']), "{name}: {line}");
        }
        let ours =
            ["<code>", "</code>", "<br>", "<details>", "</details>", "<summary>", "</summary>", "<sub>", "</sub>"];
        let mut rest = text.clone();
        ours.iter().for_each(|tag| rest = rest.replace(tag, ""));
        assert!(!rest.contains(['<', '>']), "{name}: {rest}");
        assert!(!text.contains("](") && !text.contains("http:"), "{name}");
        assert_eq!(text.matches("<details>").count(), text.matches("</details>").count(), "{name}");
        // Entities for numbers of issues, headings of ours.
        assert!(!text.contains(" #1"), "{name}");
    }
}

#[test]
fn markdown_fits_into_a_comment() {
    let mut report = different();
    let long = NASTY.repeat(20);
    for target in &mut report.targets {
        for difference in &mut target.differences {
            difference.cause = long.clone();
            difference.inputs = vec![(long.clone(), long.clone()); 40];
        }
    }
    for _ in 0..8 {
        report.targets.extend(report.targets.clone());
        report.impacted.extend(report.impacted.clone());
        report.tests.extend(report.tests.clone());
        report.warnings.extend(report.warnings.clone());
        let affected = report.affected.as_mut().unwrap();
        affected.extend(affected.clone());
    }
    report.old.classpath = "\u{1}".repeat(5000);
    report.new.classpath = "@".repeat(5000);
    let text = written("markdown", &report);
    assert!(text.len() < 65_536, "{}", text.len());
    assert!(text.contains("more that differ") && text.contains("\nand "), "{text}");
    assert_eq!(text.matches("<details>").count(), text.matches("</details>").count());
    assert!(text.ends_with("<sub>obligato 0.1.0</sub>\n"));
}

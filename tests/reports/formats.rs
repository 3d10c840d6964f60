//! What other tools read: the structure that each format prescribes, and numbers that add up.
use std::collections::BTreeMap;

use obligato::coverage::report::*;
use quick_xml::events::{BytesStart, Event};
use serde_json::Value;

use crate::reports::fixture::fixture;
use crate::reports::written;
use crate::support::pages::field_names;

/// Elements of coverage-04.dtd: the parent, the element, its attributes.
const COBERTURA: &[(&str, &str, &[&str])] = &[
    (
        "",
        "coverage",
        &[
            "line-rate",
            "branch-rate",
            "lines-covered",
            "lines-valid",
            "branches-covered",
            "branches-valid",
            "complexity",
            "version",
            "timestamp",
        ],
    ),
    ("coverage", "sources", &[]),
    ("sources", "source", &[]),
    ("coverage", "packages", &[]),
    ("packages", "package", &["name", "line-rate", "branch-rate", "complexity"]),
    ("package", "classes", &[]),
    ("classes", "class", &["name", "filename", "line-rate", "branch-rate", "complexity"]),
    ("class", "methods", &[]),
    ("methods", "method", &["name", "signature", "line-rate", "branch-rate", "complexity"]),
    ("method", "lines", &[]),
    ("class", "lines", &[]),
    ("lines", "line", &["number", "hits", "branch"]),
    ("line", "conditions", &[]),
    ("conditions", "condition", &["number", "type", "coverage"]),
];

fn attributes(tag: &BytesStart) -> BTreeMap<String, String> {
    let all = tag.attributes().map(|attribute| {
        let attribute = attribute.unwrap();
        let name = attribute.key.as_ref().to_string();
        let value = attribute.value.to_string();
        (name, quick_xml::escape::unescape(&value).unwrap().into_owned())
    });
    all.collect()
}

/// Parents from the root, the element, its attributes.
fn elements(xml: &str) -> Vec<(Vec<String>, String, BTreeMap<String, String>)> {
    let mut reader = quick_xml::Reader::from_str(xml);
    let (mut open, mut found) = (Vec::new(), Vec::new());
    loop {
        match reader.read_event().unwrap() {
            Event::Start(tag) => {
                let name = tag.name().as_ref().to_string();
                found.push((open.clone(), name.clone(), attributes(&tag)));
                open.push(name);
            }
            Event::Empty(tag) => {
                let name = tag.name().as_ref().to_string();
                found.push((open.clone(), name, attributes(&tag)));
            }
            Event::End(_) => {
                open.pop();
            }
            Event::Eof => return found,
            _ => {}
        }
    }
}

#[test]
fn cobertura_follows_its_document_type() {
    let report = fixture();
    let xml = written("cobertura", &report);
    let elements = elements(&xml);
    let (mut lines, mut hit, mut ways) = (0, 0, (0, 0));
    for (parents, name, found) in &elements {
        let parent = parents.last().map_or("", String::as_str);
        let (_, _, wanted) =
            COBERTURA.iter().find(|(p, n, _)| *p == parent && n == name).expect("an element of the DTD");
        for attribute in *wanted {
            assert!(found.contains_key(*attribute), "<{name}> without {attribute}");
        }
        assert!(found.len() == wanted.len() || name == "line" && found.len() == 4, "{name}: {found:?}");
        if name == "line" && parents[parents.len() - 2] == "class" {
            lines += 1;
            hit += u32::from(found["hits"] != "0");
            if found["branch"] == "true" {
                let (_, counts) = found["condition-coverage"].split_once("% (").unwrap();
                let (taken, all) = counts.trim_end_matches(')').split_once('/').unwrap();
                ways = (ways.0 + taken.parse::<u32>().unwrap(), ways.1 + all.parse::<u32>().unwrap());
            }
        }
    }
    let root = &elements[0].2;
    assert_eq!((root["lines-valid"].clone(), root["lines-covered"].clone()), (lines.to_string(), hit.to_string()));
    assert_eq!(
        (root["branches-covered"].clone(), root["branches-valid"].clone()),
        (ways.0.to_string(), ways.1.to_string())
    );
    let all: u32 = report.files.iter().flat_map(|file| &file.code).map(|line| line.branches.1).sum();
    assert_eq!(ways.1, all);
    assert_eq!(root["timestamp"], "0");
    assert!(elements.iter().any(|(_, name, found)| name == "method" && found["name"] == "<init>"));
    assert!(xml.contains(r#"<line number="33" hits="3" branch="true" condition-coverage="50% (1/2)">"#));
    assert!(
        xml.contains(r#"<condition number="1" type="switch" coverage="40%"/>"#),
        "the rest of line 12 is no decision"
    );
}

#[test]
fn cobertura_gives_a_line_to_the_innermost_method() {
    let method = |class: &str, name: &str, lines| MethodReport {
        class: class.to_string(),
        method: name.to_string(),
        lines,
        ..MethodReport::default()
    };
    let line = |line| LineReport { line, ..LineReport::default() };
    let file = SourceText {
        path: "p/A.java".to_string(),
        code: [1, 3, 5, 8].map(line).to_vec(),
        methods: vec![
            method("p.A", "outer", (3, 8)),
            method("p.A.1", "inner", (5, 6)),
            method("p.A", "unknown", (0, 0)),
        ],
        ..SourceText::default()
    };
    let xml = written("cobertura", &RunReport { files: vec![file], ..RunReport::default() });
    let mut class = String::new();
    let mut by_class = BTreeMap::<String, Vec<String>>::new();
    for (parents, name, found) in elements(&xml) {
        if name == "class" {
            class = found["name"].clone();
        } else if name == "line" && parents[parents.len() - 2] == "class" {
            by_class.entry(class.clone()).or_default().push(found["number"].clone());
        }
    }
    assert_eq!(by_class["p.A"], ["1", "3", "8"]);
    assert_eq!(by_class["p.A.1"], ["5"]);
}

/// The records of a trace file as their kind and fields, each checked against the grammar of geninfo(1).
fn records(text: &str) -> Vec<(String, Vec<String>)> {
    let number = |field: &str| field.parse::<u64>().is_ok();
    let mut found = Vec::new();
    for line in text.lines() {
        if line == "end_of_record" {
            found.push((line.to_string(), Vec::new()));
            continue;
        }
        let (kind, rest) = line.split_once(':').unwrap();
        let most = match kind {
            "TN" | "SF" | "LF" | "LH" | "FNF" | "FNH" | "BRF" | "BRH" | "MCF" | "MCH" => 1,
            "FN" | "FNDA" | "DA" => 2,
            "BRDA" => 4,
            "MCDC" => 6,
            _ => panic!("{line}"),
        };
        let fields: Vec<String> = rest.splitn(most, ',').map(str::to_string).collect();
        assert_eq!(fields.len(), most, "{line}");
        let right = match kind {
            "TN" => fields[0].is_empty(),
            "SF" => !fields[0].is_empty(),
            "FN" | "FNDA" => number(&fields[0]) && !fields[1].is_empty() && !fields[1].contains(','),
            "BRDA" => fields[..3].iter().all(|f| number(f)) && (fields[3] == "-" || number(&fields[3])),
            "MCDC" => {
                let index = fields[4].parse::<u64>().unwrap();
                let size = fields[1].parse::<u64>().unwrap();
                number(&fields[0])
                    && matches!(fields[2].as_str(), "t" | "f")
                    && number(&fields[3])
                    && index < size
                    && !fields[5].is_empty()
            }
            _ => fields.iter().all(|f| number(f)),
        };
        assert!(right, "{line}");
        found.push((kind.to_string(), fields));
    }
    found
}

#[test]
fn lcov_records_are_well_formed_and_add_up() {
    let report = fixture();
    let mut counts = BTreeMap::<String, (u64, u64)>::new();
    let mut mcdc = (0, 0);
    for (kind, fields) in records(&written("lcov", &report)) {
        let mut count = |name: &str, hit: bool| {
            let count = counts.entry(name.to_string()).or_default();
            *count = (count.0 + 1, count.1 + u64::from(hit));
        };
        match kind.as_str() {
            "FNDA" => count("FN", fields[0] != "0"),
            "BRDA" => count("BR", !matches!(fields[3].as_str(), "0" | "-")),
            "MCDC" => count("MC", fields[3] != "0"),
            "DA" => count("L", fields[1] != "0"),
            "end_of_record" => {
                assert!(counts.values().all(|count| *count == (0, 0)), "{counts:?}");
                counts.clear();
            }
            "TN" | "SF" | "FN" => {}
            _ => {
                let (name, what) = kind.split_at(kind.len() - 1);
                let number: u64 = fields[0].parse().unwrap();
                let count = counts.entry(name.to_string()).or_default();
                let own = if what == "F" { &mut count.0 } else { &mut count.1 };
                assert_eq!(*own, number, "{kind}");
                *own = 0;
                if name == "MC" {
                    if what == "F" { mcdc.0 += number } else { mcdc.1 += number }
                }
            }
        }
    }
    let total = &report.totals[0];
    assert_eq!(mcdc, (total.all, total.covered));
}

#[test]
fn lcov_keeps_decisions_of_one_line_apart() {
    let decision = |count: usize| DecisionReport {
        file: Some(0),
        line: 7,
        conditions: (0..count)
            .map(|c| ConditionReport { text: format!("c{c}"), ..ConditionReport::default() })
            .collect(),
        ..DecisionReport::default()
    };
    let objective = |decision: usize| Objective {
        id: String::new(),
        criterion: "mcdc".to_string(),
        decision: Some(decision),
        condition: Some(0),
        value: Some(true),
        file: Some(0),
        line: 7,
        what: String::new(),
        verdict: Verdict::Covered { tests: vec![0], not_run: None },
        justified: None,
        assertion: None,
    };
    let sizes = |counts: &[usize]| {
        let report = RunReport {
            settings: Settings { criteria: vec!["mcdc".to_string()], ..Settings::default() },
            files: vec![SourceText { path: "A.java".to_string(), ..SourceText::default() }],
            decisions: counts.iter().map(|count| decision(*count)).collect(),
            objectives: (0..counts.len()).map(objective).collect(),
            ..RunReport::default()
        };
        let mut groups = BTreeMap::<String, usize>::new();
        for (_, fields) in records(&written("lcov", &report)).into_iter().filter(|(kind, _)| kind == "MCDC") {
            *groups.entry(fields[1].clone()).or_default() += 1;
        }
        groups.into_iter().map(|(size, records)| (size.parse().unwrap(), records)).collect::<Vec<(usize, usize)>>()
    };
    assert_eq!(sizes(&[2, 3]), [(2, 4), (3, 6)]);
    assert_eq!(sizes(&[2, 2]), [(4, 8)], "readers of lcov would take the two for one");
    assert_eq!(sizes(&[1, 2, 1]), [(4, 8)]);
}

#[test]
fn sarif_has_what_the_standard_requires() {
    let report = fixture();
    let log: Value = serde_json::from_str(&written("sarif", &report)).unwrap();
    assert_eq!(log["version"], "2.1.0");
    assert!(log["$schema"].as_str().unwrap().ends_with("sarif-schema-2.1.0.json"));
    let run = &log["runs"][0];
    assert_eq!(run["tool"]["driver"]["name"], "obligato");
    assert_eq!(run["tool"]["driver"]["version"], "0.1.0");
    assert_eq!(run["invocations"][0]["executionSuccessful"], true);
    let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
    let bases = run["originalUriBaseIds"].as_object().unwrap();
    let results = run["results"].as_array().unwrap();
    let expected: u64 = report.totals.iter().map(|total| total.open + total.infeasible).sum();
    assert_eq!(results.len() as u64, expected);
    let mut prints = std::collections::BTreeSet::new();
    for result in results {
        assert!(result["message"]["text"].as_str().is_some_and(|text| !text.is_empty()));
        let rule = result["ruleIndex"].as_u64().unwrap() as usize;
        assert_eq!(rules[rule]["id"], result["ruleId"]);
        let (kind, level) = (result["kind"].as_str().unwrap(), result["level"].as_str().unwrap());
        assert!(matches!((kind, level), ("fail", "warning" | "note") | ("informational", "none")), "{kind} {level}");
        assert_eq!(level == "note", result["suppressions"].is_array());
        assert!(prints.insert(result["partialFingerprints"]["obligatoObjective/v1"].as_str().unwrap()));
        let place = &result["locations"][0]["physicalLocation"];
        let uri = place["artifactLocation"]["uri"].as_str().unwrap();
        assert!(uri.starts_with("src/main/java/com/acme/"), "{uri}");
        assert!(bases.contains_key(place["artifactLocation"]["uriBaseId"].as_str().unwrap()));
        assert!(place["region"]["startLine"].as_u64().unwrap() > 0);
    }
}

#[test]
fn sarif_of_an_absolute_folder_has_it_as_base() {
    let mut report = fixture();
    report.settings.source = Some("/opt/the source/".to_string());
    let log: Value = serde_json::from_str(&written("sarif", &report)).unwrap();
    assert_eq!(log["runs"][0]["originalUriBaseIds"]["SRCROOT"]["uri"], "file:///opt/the%20source/");
    let uri = &log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"];
    assert_eq!(*uri, "com/acme/avionics/AltitudeSwitch.java");
    report.settings.source = Some("C:\\src".to_string());
    let log: Value = serde_json::from_str(&written("sarif", &report)).unwrap();
    assert_eq!(log["runs"][0]["originalUriBaseIds"]["SRCROOT"]["uri"], "file:///C:/src/");
}

#[test]
fn every_field_of_the_json_is_documented() {
    let documented = include_str!("../../docs/report-schema.md");
    let found = field_names(&fixture());
    assert!(found.len() > 80);
    let missing: Vec<_> = found.iter().filter(|name| !documented.contains(&format!("`{name}`"))).collect();
    assert!(missing.is_empty(), "not in docs/report-schema.md: {missing:?}");
}

#[test]
fn an_older_report_can_be_read() {
    let report: RunReport = serde_json::from_str(r#"{ "schema": 1, "tool": "obligato 0.1.0", "later": 3 }"#).unwrap();
    assert_eq!(report.tool, "obligato 0.1.0");
}

#[test]
fn an_empty_report_is_written_too() {
    for format in obligato::output::run::FORMATS {
        assert!(!(format.write)(&RunReport::default()).is_empty() || format.name == "lcov", "{}", format.name);
    }
    // Numbers that point nowhere are left out.
    let mut report = fixture();
    report.files.truncate(1);
    report.tests.truncate(3);
    report.decisions.truncate(2);
    report.justifications.clear();
    for format in obligato::output::run::FORMATS {
        let _ = (format.write)(&report);
    }
    let _ = obligato::output::run::summary::text(&report, Default::default());
}

//! Reports as comparisons could give them: one with differences and texts that try to break out of every format, one
//! with the same behaviour, and one that was not decided.
use obligato::coverage::report::{Total, Verdict};
use obligato::versions::report::*;

const OLD: &str = include_str!("old/Governor.java");
const NEW: &str = include_str!("new/Governor.java");
const CLASS: &str = "com.acme.rail.Governor";
/// For HTML, Markdown tables, mentions, scripts and terminals.
pub const NASTY: &str = "</script><script>alert('<!--')</script> | `tick` @team #12 **b** <img src=x onerror=alert(1)> \
    [a](http://evil.example) {{data}} \u{1b}[2J\u{202e} &amp; \"q\"";

fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_string).collect()
}

/// The line that holds a text, from 1.
pub fn line(source: &str, text: &str) -> u32 {
    source.lines().position(|line| line.contains(text)).unwrap_or_else(|| panic!("{text} is not there")) as u32 + 1
}

fn new_line(text: &str) -> u32 {
    line(NEW, text)
}

fn values(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect()
}

fn observed(end: &str, state: &[(&str, &str)]) -> Observed {
    Observed { end: end.to_string(), state: values(state) }
}

fn target(method: &str, answer: Answer, because: &str) -> TargetReport {
    TargetReport {
        target: format!("{CLASS}::{method}"),
        answer,
        because: because.to_string(),
        paths: 12,
        ..TargetReport::default()
    }
}

fn base(answer: Answer) -> DiffReport {
    DiffReport {
        schema: SCHEMA,
        tool: "obligato 0.1.0".to_string(),
        answer,
        old: Side { classpath: "v1/classes".to_string(), source: Some("v1/src".to_string()) },
        new: Side { classpath: "v2/classes".to_string(), source: Some("v2/src".to_string()) },
        settings: values(&[("--budget", "60"), ("--loops", "8")]),
        ..DiffReport::default()
    }
}

fn governor() -> FilePair {
    let impacted = ["warnings++", "braking = true", "doorsClosed &&", "speed > limit + margin"];
    let mut new_impacted: Vec<u32> = impacted.iter().map(|text| new_line(text)).collect();
    new_impacted.sort_unstable();
    FilePair {
        path: "com/acme/rail/Governor.java".to_string(),
        old: lines(OLD),
        new: lines(NEW),
        old_changed: ["return warnings;", "speed > limit)", "wet ?", "length() > 3"].map(|t| line(OLD, t)).to_vec(),
        new_changed: ["speed >= limit)", "wet ?", "length() >= 3", "speeds.length == 0"].map(new_line).to_vec(),
        new_impacted,
    }
}

fn test(method: &str, shows: &str, body: &[&str]) -> WrittenTest {
    let mut code = vec!["@Test".to_string(), format!("void {method}() {{")];
    code.extend(body.iter().map(|line| format!("    {line}")));
    code.push("}".to_string());
    WrittenTest {
        class: "com.acme.rail.GovernorTest".to_string(),
        method: method.to_string(),
        file: "junit/com/acme/rail/GovernorTest.java".to_string(),
        line: 12,
        code,
        shows: vec![shows.to_string()],
        on_jvm: "passed".to_string(),
    }
}

fn changes() -> Vec<ClassChange> {
    let method = |shown: &str, kind, old: &[&str], new: &[&str]| MethodChange {
        shown: shown.to_string(),
        kind,
        old_lines: old.iter().map(|text| line(OLD, text)).collect(),
        new_lines: new.iter().map(|text| new_line(text)).collect(),
    };
    let governor = ClassChange {
        class: CLASS.to_string(),
        kind: ChangeKind::Changed,
        methods: vec![
            method("average(int[])", ChangeKind::Changed, &[], &["speeds.length == 0"]),
            method("label(String, int)", ChangeKind::Changed, &["length() > 3"], &["length() >= 3"]),
            method("margin(boolean)", ChangeKind::Changed, &["wet ?"], &["wet ?"]),
            method("update(int, boolean)", ChangeKind::Changed, &["speed > limit)"], &["speed >= limit)"]),
            method("warnings()", ChangeKind::Removed, &["return warnings;"], &[]),
        ],
        other: vec![format!("the field {NASTY} is no longer final")],
    };
    let added =
        ClassChange { class: "com.acme.rail.Odometer".to_string(), kind: ChangeKind::Added, ..Default::default() };
    vec![governor, added]
}

fn update() -> TargetReport {
    let mut update = target("update(int,boolean)", Answer::Different, "2 of 9 pairs of paths differ");
    update.scope = vec!["the receiver is built by its constructors and up to 1 call (--steps 1)".to_string()];
    update.abstracted = vec!["com.acme.rail.Governor::limit()".to_string()];
    update.differences = vec![
        Difference {
            kind: "result".to_string(),
            cause: format!("speed > limit became speed >= limit (line {})", new_line("speed >= limit)")),
            old_lines: vec![line(OLD, "speed > limit)")],
            new_lines: vec![new_line("speed >= limit)")],
            inputs: values(&[("this", "new Governor(80)"), ("speed", "80"), ("wet", "false")]),
            old: observed("returns 0", &[("this.braking", "false")]),
            new: observed("returns 1", &[("this.braking", "false"), ("this.warnings", "1")]),
            count: 3,
            on_jvm: "confirmed".to_string(),
            test: Some(0),
            ..Difference::default()
        },
        Difference {
            kind: "state".to_string(),
            cause: "margin(wet) returns 3 instead of 5".to_string(),
            old_lines: vec![line(OLD, "wet ?")],
            new_lines: vec![new_line("wet ?")],
            inputs: values(&[("this", "new Governor(80)"), ("speed", "84"), ("wet", "true")]),
            old: observed("returns 1", &[("this.warnings", "1")]),
            new: observed("returns 2", &[("this.braking", "true")]),
            count: 1,
            on_jvm: "not tried: no time left".to_string(),
            test: Some(1),
            ..Difference::default()
        },
    ];
    update
}

fn label() -> TargetReport {
    let mut label = target("label(String,int)", Answer::Different, "");
    label.differences = vec![Difference {
        kind: "output".to_string(),
        cause: NASTY.to_string(),
        file: Some(0),
        old_lines: vec![line(OLD, "length() > 3")],
        new_lines: vec![new_line("length() >= 3"), new_line("return \"Größe: \"")],
        inputs: values(&[("größe", &format!("\"{NASTY}\"")), ("speed", "0")]),
        old: observed(&format!("returns \"{NASTY}\""), &[(NASTY, "1")]),
        new: observed(&format!("throws java.lang.IllegalStateException: {NASTY}"), &[("System.out", NASTY)]),
        count: 1,
        on_jvm: "confirmed".to_string(),
        test: Some(2),
    }];
    label
}

fn impacted() -> Vec<ImpactedDecision> {
    let covered = |id: &str, what: &str, tests: &[usize]| ImpactedObligation {
        id: id.to_string(),
        what: what.to_string(),
        verdict: Verdict::Covered { tests: tests.to_vec(), not_run: None },
    };
    let decision = |id: &str, method: &str, text: &str, obligations| ImpactedDecision {
        id: id.to_string(),
        class: CLASS.to_string(),
        method: method.to_string(),
        file: Some(0),
        line: new_line(text),
        text: text.to_string(),
        obligations,
        ..ImpactedDecision::default()
    };
    let open = Verdict::Open {
        cause: "budget".to_string(),
        reason: "the budget ended before it was explored".to_string(),
        advice: "raise --budget".to_string(),
    };
    let infeasible = Verdict::Infeasible {
        reason: "braking is only set where speed is above the limit".to_string(),
        scope: vec!["--steps 1".to_string()],
    };
    let mut far = decision(
        "00000000000000b1",
        "mayDepart",
        "doorsClosed && speed == 0 && (signal || !braking)",
        vec![
            covered("00000000000000b1.0T", "doorsClosed is true and decides", &[1]),
            ImpactedObligation { id: "00000000000000b1.2F".to_string(), what: NASTY.to_string(), verdict: open },
            ImpactedObligation {
                id: "00000000000000b1.3F".to_string(),
                what: "!braking is false and decides".to_string(),
                verdict: infeasible,
            },
        ],
    );
    far.chain = vec![
        ("the constant 5 was removed from margin(boolean)".to_string(), line(OLD, "wet ?")),
        ("margin(boolean) returns it".to_string(), new_line("wet ?")),
        ("controls the write of braking".to_string(), new_line("braking = true")),
        ("the field braking is read".to_string(), new_line("doorsClosed &&")),
    ];
    far.chain_at = vec![Place { file: Some(0), old: true }, Place { file: Some(0), old: false }];
    let near = decision(
        "00000000000000a1",
        "update",
        "speed >= limit",
        vec![
            covered("00000000000000a1.0T", "speed >= limit is true", &[0]),
            covered("00000000000000a1.0F", "speed >= limit is false", &[0, 1, 2]),
        ],
    );
    vec![near, far]
}

/// Everything that a report can have.
pub fn different() -> DiffReport {
    let mut report = base(Answer::Different);
    let mut average = target("average(int[])", Answer::Unknown, "");
    average.reasons = vec![("the loop of line 57 goes on beyond the bound".to_string(), 4), (NASTY.to_string(), 1)];
    average.advice = vec!["raise --loops".to_string(), "raise --array".to_string()];
    let mut depart =
        target("mayDepart(boolean,int,boolean)", Answer::Equivalent, "all 12 pairs of paths give the same");
    depart.scope = vec!["the receiver is built by its constructors and up to 1 call (--steps 1)".to_string()];
    let same = target("distance(int,int)", Answer::Equivalent, "the same code");
    report.targets = vec![average, same, label(), depart, update()];
    report.changes = changes();
    report.impacted = impacted();
    report.totals =
        Some(Total { criterion: "mcdc".to_string(), all: 5, covered: 3, infeasible: 1, open: 1, ..Total::default() });
    report.tests = vec![
        test(
            "update_returns1",
            "returns 1 where the old version returned 0",
            &["assertEquals(1, new Governor(80).update(80, false));"],
        ),
        test(
            "update_brakes",
            "margin(wet)",
            &["Governor governor = new Governor(80);", "assertEquals(2, governor.update(84, true));"],
        ),
        test(
            "label_throws",
            NASTY,
            &[&format!("// {NASTY}"), "assertThrows(IllegalStateException.class, () -> governor.label(\"\", 0));"],
        ),
    ];
    let affected = |test: &str, because: &str| AffectedTest {
        test: format!("com.acme.rail.{test}"),
        affected: !because.is_empty(),
        because: because.to_string(),
        notice: match (because.is_empty(), because == NASTY) {
            (true, _) => None,
            (_, true) => Some(Notice::Unknown { reason: NASTY.into() }),
            _ => Some(Notice::ChecksNothing),
        },
    };
    report.affected = Some(vec![
        affected("OdometerTest.counts", ""),
        affected("GovernorTest.warns", "reaches Governor.update(int, boolean)"),
        affected("GovernorTest.labels", NASTY),
    ]);
    let comment = FilePair {
        path: "com/acme/rail/Odometer.java".to_string(),
        new: lines("package com.acme.rail;\n\nclass Odometer {\n}\n"),
        ..FilePair::default()
    };
    let unseen =
        FilePair { path: "com/acme/rail/Unseen.java".to_string(), new_changed: vec![7, 9], ..Default::default() };
    report.files = vec![governor(), comment, unseen];
    report.warnings = vec![NASTY.to_string()];
    report.out = Some("out".to_string());
    report
}

pub fn equivalent() -> DiffReport {
    let mut report = base(Answer::Equivalent);
    report.targets = vec![target("distance(int,int)", Answer::Equivalent, "all 3 pairs of paths give the same")];
    report.changes = changes().into_iter().take(1).collect();
    let mut file = governor();
    (file.old_changed, file.new_changed, file.new_impacted) = Default::default();
    report.files = vec![file];
    report
}

pub fn unknown() -> DiffReport {
    let mut report = base(Answer::Unknown);
    let mut average = target("average(int[])", Answer::Unknown, "");
    average.reasons = vec![("a loop goes on beyond the bound".to_string(), 4)];
    average.advice = vec!["raise --loops".to_string()];
    report.targets = vec![average];
    report.ended_early = Some("the budget of 60 s was used up".to_string());
    report
}

/// Numbers that point nowhere.
pub fn gaps() -> DiffReport {
    let mut report = different();
    report.files.truncate(1);
    report.tests.truncate(1);
    report.impacted[0].file = Some(9);
    report.impacted[1].file = None;
    report.impacted[1].chain_at = vec![Place { file: Some(7), old: true }];
    report.impacted[1].line = 0;
    report.targets[2].differences[0].file = Some(8);
    report.targets[4].differences[0] = Difference::default();
    report.targets[0].reasons.clear();
    report.targets[0].advice.clear();
    report.totals = None;
    report.affected = None;
    report.files[0].new.clear();
    report
}

pub fn all() -> Vec<(&'static str, DiffReport)> {
    vec![
        ("different", different()),
        ("equivalent", equivalent()),
        ("unknown", unknown()),
        ("empty", DiffReport::default()),
        ("gaps", gaps()),
    ]
}

//! The reports of a run: each format is what its readers expect, and the page works in a browser.

mod fixture;
mod formats;
mod page;

use fixture::fixture;
use obligato::coverage::report::RunReport;
use obligato::output::run::FORMATS;
use obligato::output::run::summary::{Style, text};

fn written(name: &str, report: &RunReport) -> String {
    let format = FORMATS.iter().find(|format| format.name == name).unwrap();
    (format.write)(report)
}

#[test]
fn json_is_the_report() {
    let report = fixture();
    let read: RunReport = serde_json::from_str(&written("json", &report)).unwrap();
    assert_eq!(read, report);
}

/// For a look at them: `OBLIGATO_REPORTS=folder` keeps what is written.
#[test]
fn all_formats_are_written_alike_twice() {
    let report = fixture();
    for format in FORMATS {
        let text = (format.write)(&report);
        assert_eq!(text, (format.write)(&report), "{}", format.name);
        if let Some(folder) = std::env::var_os("OBLIGATO_REPORTS") {
            std::fs::write(std::path::Path::new(&folder).join(format.file), &text).unwrap();
        }
    }
}

#[test]
fn the_summary_says_what_matters() {
    let mut report = fixture();
    report.ended_early = Some("the budget of 30 s was used up".to_string());
    let plain = text(&report, Style::default());
    for wanted in [
        "generate com.acme.avionics.AltitudeSwitch (0.0 s)",
        "ended early: the budget of 30 s was used up",
        "MC/DC      148 of 152 covered (97.3 %), 2 infeasible, 2 open (1 justified); 98.6 % covered or",
        "40 tests written to 1 file, JUnit 5",
        "out/junit/com/acme/avionics/AltitudeSwitchTest.java",
        "all 40 passed on the JVM, which confirms their coverage",
        "withheld: 2 tests: the JVM returned 3",
        "open (8 objectives, 1 more justified)",
        "raise --loops above 8",
        "infeasible (4 objectives, proved)",
        "contradict each other",
        "as long as unknown arrays have at most 8 elements\n",
        "granted: contracts of the library are kept; no reflection",
        "the objective is covered (test shouldSwitchOn_f2)",
        "open out/report.html in a browser",
    ] {
        assert!(plain.contains(wanted), "{wanted:?} is not in\n{plain}");
    }
    assert!(plain.lines().all(|line| line.chars().count() <= 100), "{plain}");
    assert!(!plain.contains('\x1b'));
    let coloured = text(&report, Style { colour: true });
    let mut bare = coloured.clone();
    for code in ["1", "2", "32", "33", "1;33", "0"] {
        bare = bare.replace(&format!("\x1b[{code}m"), "");
    }
    assert_eq!(bare, plain);
    assert_ne!(coloured, plain);
    report.tests[3].coverage_on_jvm = Some("not confirmed: a jump gets too long".to_string());
    let plain = text(&report, Style::default());
    for wanted in ["all 40 passed on the JVM\n", "coverage on the JVM: 39 confirmed, 1 not confirmed: a jump"] {
        assert!(plain.contains(wanted), "{wanted}: {plain}");
    }
}

#[test]
fn the_summary_says_where_there_is_nothing_to_cover() {
    let mut report = fixture();
    (report.objectives, report.totals) = (Vec::new(), Vec::new());
    report.settings.criteria = vec!["mcdc".to_string()];
    let said = |report: &RunReport| text(report, Style::default()).replace("\n ", "");
    assert!(
        said(&report).contains("there are no decisions (a switch is none); --criterion branch"),
        "{}",
        said(&report)
    );
    report.settings.criteria.push("branch".to_string());
    assert!(said(&report).contains("nothing to cover: there is no such code"), "{}", said(&report));
    for (criterion, why) in
        [("depth-1", "every path goes beyond depth-1; a larger"), ("paths", "no path runs to its end")]
    {
        report.settings.criteria = vec![criterion.to_string()];
        assert!(said(&report).contains(&format!("nothing to cover: {why}")), "{}", said(&report));
    }
}

#[test]
fn the_summary_of_a_measured_suite() {
    let mut report = fixture();
    report.command = "measure".to_string();
    report.settings.out = None;
    for test in &mut report.tests {
        (test.file, test.on_jvm, test.coverage_on_jvm) = (None, None, None);
    }
    report.tests[3].in_vm = "ended: Thread.start\u{1b}[2J is not supported".to_string();
    let plain = text(&report, Style::default());
    assert!(plain.contains("40 tests run"), "{plain}");
    assert!(plain.contains("in the VM: 39 passed, 1 ended: Thread.start\\u001b[2J is not supported"), "{plain}");
    assert!(!plain.contains("reports"), "{plain}");
}

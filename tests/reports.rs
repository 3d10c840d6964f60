//! The reports of a run: each format is what its readers expect, and the page works in a browser.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "reports/fixture.rs"]
mod fixture;

use obligato::coverage::report::RunReport;
use obligato::output::run::FORMATS;

fn written(name: &str, report: &RunReport) -> String {
    let format = FORMATS.iter().find(|format| format.name == name).unwrap();
    (format.write)(report)
}

#[test]
fn json_is_the_report() {
    let report = fixture::fixture();
    let read: RunReport = serde_json::from_str(&written("json", &report)).unwrap();
    assert_eq!(read, report);
}

/// For a look at them: `OBLIGATO_REPORTS=folder` keeps what is written.
#[test]
fn all_formats_are_written_alike_twice() {
    let report = fixture::fixture();
    for format in FORMATS {
        let text = (format.write)(&report);
        assert_eq!(text, (format.write)(&report), "{}", format.name);
        if let Some(folder) = std::env::var_os("OBLIGATO_REPORTS") {
            std::fs::write(std::path::Path::new(&folder).join(format.file), &text).unwrap();
        }
    }
    if let Some(folder) = std::env::var_os("OBLIGATO_REPORTS") {
        let text = obligato::output::run::summary::text(&report, Default::default());
        std::fs::write(std::path::Path::new(&folder).join("summary.txt"), text).unwrap();
    }
}

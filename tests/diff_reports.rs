//! The reports of `diff`: each format is what its readers expect, and the page works in a browser.

mod fixture;
mod formats;
mod page;

use obligato::output::diff::FORMATS;
use obligato::versions::report::DiffReport;

fn written(name: &str, report: &DiffReport) -> String {
    let format = FORMATS.iter().find(|format| format.name == name).unwrap();
    (format.write)(report)
}

/// For a look at them: `OBLIGATO_REPORTS=folder` keeps what is written.
#[test]
fn all_formats_are_written_alike_twice() {
    for (name, report) in fixture::all() {
        for format in FORMATS {
            let text = (format.write)(&report);
            assert!(!text.is_empty());
            assert_eq!(text, (format.write)(&report), "{name} {}", format.name);
            if let Some(folder) = std::env::var_os("OBLIGATO_REPORTS") {
                let folder = std::path::Path::new(&folder).join(name);
                std::fs::create_dir_all(&folder).unwrap();
                std::fs::write(folder.join(format.file), &text).unwrap();
            }
        }
    }
}

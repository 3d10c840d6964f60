//! Where things of a report are: the source file of a class, and the lines of a difference.

use crate::versions::report::{DiffReport, Difference, TargetReport};

/// The file of a class like `pkg.Foo.Bar`, by its position: that of the outermost class of its name.
pub fn file_of_class(report: &DiffReport, class: &str) -> Option<usize> {
    let mut name = class.replace(['.', '$'], "/");
    loop {
        let path = format!("{name}.java");
        if let Some(found) = report.files.iter().position(|file| file.path == path) {
            return Some(found);
        }
        name.truncate(name.rfind('/')?);
    }
}

pub fn file_of_target(report: &DiffReport, target: &TargetReport) -> Option<usize> {
    file_of_class(report, target.target.split("::").next().unwrap_or_default())
}

/// The file that the lines of a difference are in.
pub fn file_of_difference(report: &DiffReport, target: &TargetReport, difference: &Difference) -> Option<usize> {
    difference.file.filter(|file| *file < report.files.len()).or_else(|| file_of_target(report, target))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::versions::report::FilePair;

    #[test]
    fn a_nested_class_is_in_the_file_of_the_outer_one() {
        let file = |path: &str| FilePair { path: path.to_string(), ..FilePair::default() };
        let report = DiffReport { files: vec![file("p/q/A.java"), file("B.java")], ..DiffReport::default() };
        assert_eq!(file_of_class(&report, "p.q.A"), Some(0));
        assert_eq!(file_of_class(&report, "p.q.A.C.D"), Some(0));
        assert_eq!(file_of_class(&report, "p.q.A$1"), Some(0));
        assert_eq!(file_of_class(&report, "B"), Some(1));
        assert_eq!(file_of_class(&report, "p.A"), None);
        assert_eq!(file_of_class(&report, ""), None);
    }
}

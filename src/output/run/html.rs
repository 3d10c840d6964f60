//! `report.html`: one file that works offline. The page is `html/page.html` with its style, its scripts and the report
//! as data; the scripts make each view when it is asked for, so that a large report opens at once.
//!
//! Text of the program reaches the page only as data: the scripts escape it. In the data itself no `<` is left that
//! could end the element around it. A policy in the page's head forbids to load anything.

use super::figures::criterion;
use crate::coverage::report::RunReport;
use crate::output::decisions::xml::escape;

const PAGE: &str = include_str!("html/page.html");
const STYLE: &str = include_str!("html/style.css");
/// In this order: each uses what comes before it.
const SCRIPTS: [&str; 5] = [
    include_str!("html/data.js"),
    include_str!("html/parts.js"),
    include_str!("html/summary.js"),
    include_str!("html/details.js"),
    include_str!("html/main.js"),
];

pub fn write(report: &RunReport) -> String {
    let data = serde_json::to_string(report).unwrap_or_default().replace('<', "\\u003c");
    let title = format!("{} {}", report.settings.targets.join(", "), report.command);
    let values = [
        ("title", escape(&title)),
        ("style", STYLE.to_string()),
        ("totals", totals(report)),
        ("data", data),
        ("scripts", SCRIPTS.concat()),
    ];
    fill(PAGE, &values)
}

/// What is shown where scripts are off.
fn totals(report: &RunReport) -> String {
    let row = |total: &crate::coverage::report::Total| {
        format!(
            "<li>{}: {} of {} covered, {} infeasible, {} open ({} justified)</li>",
            escape(criterion(&total.criterion)),
            total.covered,
            total.all,
            total.infeasible,
            total.open,
            total.justified
        )
    };
    report.totals.iter().map(row).collect()
}

/// Each `{{name}}` of the page becomes its value; values are not looked at again.
fn fill(page: &str, values: &[(&str, String)]) -> String {
    let mut out = String::with_capacity(page.len() + values.iter().map(|(_, value)| value.len()).sum::<usize>());
    let mut rest = page;
    while let Some((before, after)) = rest.split_once("{{") {
        out.push_str(before);
        let Some((name, after)) = after.split_once("}}") else {
            out.push_str("{{");
            rest = after;
            continue;
        };
        if let Some((_, value)) = values.iter().find(|(known, _)| *known == name) {
            out.push_str(value);
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_not_templates() {
        let values = [("a", "{{b}}".to_string()), ("b", "x".to_string())];
        assert_eq!(fill("<{{a}}|{{b}}|{{c}}|{{", &values), "<{{b}}|x||{{");
    }
}

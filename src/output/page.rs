//! The frame of a page that works offline: one file with its style, its scripts and a report as data. The scripts make
//! each view when it is asked for, so that a large report opens at once. Both `report.html` and `diff.html` are one.
//!
//! Text of the program reaches a page only as data: `page/base.js` escapes it. In the data itself no `<` is left that
//! could end the element around it. A policy in the page's head forbids to load anything.

use crate::output::decisions::xml::escape;

const FRAME: &str = include_str!("page/frame.html");
const STYLE: &str = include_str!("page/style.css");
/// Before a page's own scripts, and after them.
const BASE: &str = include_str!("page/base.js");
const SHELL: &str = include_str!("page/shell.js");

/// What one page has of its own. All but `title` is markup or code of ours, or text that is escaped already.
pub struct Page<'p> {
    pub title: &'p str,
    /// Name and title of each view of the menu; the first is where one begins.
    pub views: &'p [(&'p str, &'p str)],
    /// What the search goes through, for screen readers.
    pub search: &'p str,
    pub style: &'p str,
    /// Templates with the attribute `data-icon`.
    pub icons: &'p str,
    /// In this order: each uses what comes before it.
    pub scripts: &'p [&'p str],
    /// As JSON.
    pub data: String,
    /// What is shown where scripts are off.
    pub brief: String,
}

impl Page<'_> {
    pub fn write(self) -> String {
        let link = |(number, (name, title)): (usize, &(&str, &str))| {
            let address = if number == 0 { "" } else { name };
            format!(r##"<a href="#/{address}" data-view="{name}">{title}</a>"##)
        };
        let values = [
            ("title", escape(self.title)),
            ("style", format!("{STYLE}{}", self.style)),
            ("nav", self.views.iter().enumerate().map(link).collect::<Vec<_>>().join("\n")),
            ("search", self.search.to_string()),
            ("icons", self.icons.to_string()),
            ("brief", self.brief),
            ("data", self.data.replace('<', "\\u003c")),
            ("scripts", format!("{BASE}{}{SHELL}", self.scripts.concat())),
        ];
        fill(FRAME, &values)
    }
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

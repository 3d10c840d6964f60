//! `cobertura.xml`: lines, branches and methods in the structure of Cobertura's coverage-04.dtd.
//!
//! The format knows neither obligations nor verdicts. A line belongs to the innermost method around it, and to that
//! method's class; so each line is there once. `hits` is the number of tests. The timestamp is 0, or two equal runs
//! would differ.

use std::collections::BTreeMap;
use std::fmt::{Result, Write};

use super::figures::{Branch, Places, rate};
use crate::coverage::report::{LineReport, MethodReport, RunReport, SourceText};
use crate::output::decisions::xml::escape;

pub fn write(report: &RunReport) -> String {
    let packages = packages(report);
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = document(&mut out, report, &packages);
    out
}

/// A line with its branches.
struct Line<'r> {
    of: &'r LineReport,
    branches: Vec<Branch>,
}

#[derive(Default)]
struct Class<'r> {
    file: &'r str,
    name: String,
    methods: Vec<(&'r MethodReport, Vec<Line<'r>>)>,
    /// Those outside methods.
    lines: Vec<Line<'r>>,
}

/// Lines and branches that were reached, and all.
#[derive(Clone, Copy, Default)]
struct Sums {
    lines: (u64, u64),
    branches: (u64, u64),
}

impl Sums {
    fn of<'a>(lines: impl Iterator<Item = &'a Line<'a>>) -> Self {
        let mut sums = Self::default();
        for line in lines {
            sums.lines.0 += u64::from(!line.of.tests.is_empty());
            sums.lines.1 += 1;
            sums.branches.0 += line.branches.iter().map(Branch::taken).sum::<u64>();
            sums.branches.1 += line.branches.iter().map(Branch::all).sum::<u64>();
        }
        sums
    }

    fn rates(self) -> String {
        let (lines, branches) = (rate(self.lines.0, self.lines.1), rate(self.branches.0, self.branches.1));
        format!(r#"line-rate="{lines}" branch-rate="{branches}""#)
    }
}

impl<'r> Class<'r> {
    fn all_lines(&self) -> impl Iterator<Item = &Line<'r>> {
        self.methods.iter().flat_map(|(_, lines)| lines).chain(&self.lines)
    }
}

fn packages(report: &RunReport) -> BTreeMap<String, Vec<Class<'_>>> {
    let places = Places::of(report);
    let mut packages = BTreeMap::<String, Vec<Class>>::new();
    for (number, file) in report.files.iter().enumerate() {
        let package = file.path.rsplit_once('/').map_or("", |(folder, _)| folder).replace('/', ".");
        packages.entry(package).or_default().extend(classes(number, file, &places));
    }
    packages
}

/// The classes of a file in the order of their methods.
fn classes<'r>(number: usize, file: &'r SourceText, places: &Places) -> Vec<Class<'r>> {
    let mut classes: Vec<Class> = Vec::new();
    // Where each method is: its class, and its place there.
    let mut at = Vec::new();
    let mut by_name = BTreeMap::new();
    for method in &file.methods {
        let class = *by_name.entry(method.class.as_str()).or_insert_with(|| {
            classes.push(Class { file: &file.path, name: method.class.clone(), ..Class::default() });
            classes.len() - 1
        });
        at.push((class, classes[class].methods.len()));
        classes[class].methods.push((method, Vec::new()));
    }
    if classes.is_empty() {
        let name = file.path.strip_suffix(".java").unwrap_or(&file.path).replace('/', ".");
        classes.push(Class { file: &file.path, name, ..Class::default() });
    }
    for (line, owner) in file.code.iter().zip(innermost(file)) {
        let found = Line { of: line, branches: places.branches(number, line) };
        match owner.and_then(|method| at.get(method)) {
            Some(&(class, method)) => classes[class].methods[method].1.push(found),
            None => classes[0].lines.push(found),
        }
    }
    classes
}

/// For each line with code the shortest method around it; the first of equally long ones.
fn innermost(file: &SourceText) -> Vec<Option<usize>> {
    let mut owners = vec![None; file.code.len()];
    let mut longest_first: Vec<usize> = (0..file.methods.len()).filter(|m| file.methods[*m].lines.0 > 0).collect();
    let length = |method: usize| {
        let (first, last) = file.methods[method].lines;
        last.saturating_sub(first)
    };
    longest_first.sort_by_key(|method| std::cmp::Reverse((length(*method), *method)));
    for method in longest_first {
        let (first, last) = file.methods[method].lines;
        let from = file.code.partition_point(|line| line.line < first);
        let to = file.code.partition_point(|line| line.line <= last);
        owners.get_mut(from..to).into_iter().flatten().for_each(|owner| *owner = Some(method));
    }
    owners
}

fn document(out: &mut String, report: &RunReport, packages: &BTreeMap<String, Vec<Class>>) -> Result {
    let sums = Sums::of(packages.values().flatten().flat_map(Class::all_lines));
    writeln!(out, r#"<?xml version="1.0" encoding="UTF-8"?>"#)?;
    writeln!(out, r#"<!DOCTYPE coverage SYSTEM "http://cobertura.sourceforge.net/xml/coverage-04.dtd">"#)?;
    writeln!(
        out,
        r#"<coverage {} lines-covered="{}" lines-valid="{}" branches-covered="{}" branches-valid="{}" complexity="0" version="{}" timestamp="0">"#,
        sums.rates(),
        sums.lines.0,
        sums.lines.1,
        sums.branches.0,
        sums.branches.1,
        escape(&report.tool)
    )?;
    let source = report.settings.source.as_deref().unwrap_or(".");
    writeln!(out, "  <sources>\n    <source>{}</source>\n  </sources>\n  <packages>", escape(source))?;
    for (name, classes) in packages {
        let rates = Sums::of(classes.iter().flat_map(Class::all_lines)).rates();
        writeln!(out, r#"    <package name="{}" {rates} complexity="0">"#, escape(name))?;
        writeln!(out, "      <classes>")?;
        for class in classes {
            one_class(out, class)?;
        }
        writeln!(out, "      </classes>\n    </package>")?;
    }
    writeln!(out, "  </packages>\n</coverage>")
}

fn one_class(out: &mut String, class: &Class) -> Result {
    let (name, file) = (escape(&class.name), escape(class.file));
    let rates = Sums::of(class.all_lines()).rates();
    writeln!(out, r#"        <class name="{name}" filename="{file}" {rates} complexity="0">"#)?;
    writeln!(out, "          <methods>")?;
    for (method, lines) in &class.methods {
        let mut sums = Sums::of(lines.iter());
        if lines.is_empty() {
            // Its lines are those of another method, or not known: it was called or it was not.
            sums.lines = (u64::from(!method.tests.is_empty()), 1);
        }
        let (name, signature, rates) = (escape(&method.method), escape(&method.descriptor), sums.rates());
        writeln!(out, r#"            <method name="{name}" signature="{signature}" {rates} complexity="0">"#)?;
        write_lines(out, lines.iter(), 14)?;
        writeln!(out, "            </method>")?;
    }
    writeln!(out, "          </methods>")?;
    let mut lines: Vec<&Line> = class.all_lines().collect();
    lines.sort_by_key(|line| line.of.line);
    write_lines(out, lines.into_iter(), 10)?;
    writeln!(out, "        </class>")
}

fn write_lines<'a>(out: &mut String, lines: impl Iterator<Item = &'a Line<'a>>, indent: usize) -> Result {
    let (outer, inner) = (" ".repeat(indent), " ".repeat(indent + 2));
    writeln!(out, "{outer}<lines>")?;
    for line in lines {
        let (number, hits) = (line.of.line, line.of.tests.len());
        if line.branches.is_empty() {
            writeln!(out, r#"{inner}<line number="{number}" hits="{hits}" branch="false"/>"#)?;
            continue;
        }
        let sums = Sums::of(std::iter::once(line)).branches;
        let covered = format!("{} ({}/{})", whole_percent(sums), sums.0, sums.1);
        writeln!(out, r#"{inner}<line number="{number}" hits="{hits}" branch="true" condition-coverage="{covered}">"#)?;
        writeln!(out, "{inner}  <conditions>")?;
        for (number, branch) in line.branches.iter().enumerate() {
            let kind = if branch.decision { "jump" } else { "switch" };
            let covered = whole_percent((branch.taken(), branch.all()));
            writeln!(out, r#"{inner}    <condition number="{number}" type="{kind}" coverage="{covered}"/>"#)?;
        }
        writeln!(out, "{inner}  </conditions>\n{inner}</line>")?;
    }
    writeln!(out, "{outer}</lines>")
}

/// Without a fraction, as readers of the format expect it; rounded down.
fn whole_percent((part, all): (u64, u64)) -> String {
    format!("{}%", u128::from(part) * 100 / u128::from(all.max(1)))
}

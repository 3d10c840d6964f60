//! Copies of test sources with missing assertions at the ends of test methods.
//!
//! Invariants: nothing else of a text changes; an assertion stands on lines of its own where the method's brace does; names are
//! written in full unless the file imports them.

use std::collections::BTreeSet;

use super::missing::Assertion;
use crate::source::SourceFile;
use crate::source::ast::MemberKind;
use crate::testgen::java::render::Names;
use crate::testgen::write::JUnit;

/// A text with assertions in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Patched {
    pub text: String,
    /// By number of the assertion: its first and last line.
    pub lines: Vec<(usize, (u32, u32))>,
    /// Those for which there is no place, and why.
    pub left_out: Vec<(usize, String)>,
}

/// Puts numbered assertions into a source.
pub fn patched(path: &str, text: &str, assertions: &[(usize, &Assertion)]) -> Patched {
    let file = SourceFile::parse(path, text);
    let mut found: Vec<(usize, usize, Vec<String>)> = Vec::new();
    let mut result = Patched::default();
    for (number, assertion) in assertions {
        match end_of(&file, text, assertion) {
            Some(at) => found.push((at, *number, statements(assertion, text))),
            None => result.left_out.push((*number, "the end of its method was not found in the source".into())),
        }
    }
    found.sort();
    let mut done = 0;
    for (at, number, lines) in found {
        let start = text.get(..at).and_then(|before| before.rfind('\n')).map_or(0, |line| line + 1);
        let indent = text.get(start..at).unwrap_or_default();
        let alone = indent.trim().is_empty();
        let from = if alone { start } else { at };
        result.text.push_str(text.get(done.min(from)..from).unwrap_or_default());
        done = from;
        let first = line_of(&result.text);
        for line in &lines {
            match alone {
                true => result.text.push_str(&format!("{indent}    {line}\n")),
                false => result.text.push_str(&format!("{line} ")),
            }
        }
        let last = if alone { first + (lines.len() as u32).saturating_sub(1) } else { first };
        result.lines.push((number, (first, last)));
    }
    result.text.push_str(text.get(done..).unwrap_or_default());
    result
}

fn line_of(text: &str) -> u32 {
    text.matches('\n').count() as u32 + 1
}

/// The closing brace of the test's method.
fn end_of(file: &SourceFile, text: &str, assertion: &Assertion) -> Option<usize> {
    let class = file.ast.classes.iter().find(|class| class.name == assertion.class)?;
    class.members.iter().filter(|member| member.broken.is_none()).find_map(|member| {
        let MemberKind::Method { name, body: Some(body), .. } = &member.kind else { return None };
        let end = file.ast.stmt(*body).range.end.checked_sub(1)?;
        let here = *name == assertion.method && file.line(end) == assertion.line;
        (here && text.as_bytes().get(end as usize) == Some(&b'}')).then_some(end as usize)
    })
}

/// The statements as a file with these imports has to write them.
fn statements(assertion: &Assertion, text: &str) -> Vec<String> {
    let imports: Vec<&str> = text
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("import "))
        .map(|rest| rest.split(';').next().unwrap_or_default().trim())
        .collect();
    let imported = |full: &str| {
        let (package, _) = full.rsplit_once('.').unwrap_or(("", full));
        imports.iter().any(|import| *import == full || *import == format!("{package}.*"))
    };
    let mut names = assertion.names(BTreeSet::new());
    assertion.statements.iter().for_each(|stmt| _ = names.stmt(stmt));
    let simple = |full: &String| full.rsplit('.').next().unwrap_or_default().to_string();
    let shadowed = names.imports.iter().filter(|full| !imported(full)).map(simple).collect();
    let mut names = assertion.names(shadowed);
    let asserts = match assertion.junit {
        JUnit::Four => "org.junit.Assert",
        JUnit::Five => "org.junit.jupiter.api.Assertions",
    };
    let statically = |name: &str| {
        let all = [format!("static {asserts}.{name}"), format!("static {asserts}.*")];
        let inherited = assertion.inherits_assertions && name != "assertArrayEquals";
        inherited || imports.iter().any(|import| all.iter().any(|wanted| wanted == import))
    };
    let write = |names: &mut Names, stmt| {
        let line = names.stmt(stmt);
        let called = line.split('(').next().unwrap_or_default().to_string();
        match called.starts_with("assert") && !statically(&called) {
            true => format!("{asserts}.{line}"),
            false => line,
        }
    };
    assertion.statements.iter().map(|stmt| write(&mut names, stmt)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testgen::java::{Expr, Stmt};

    fn assertion(method: &str, line: u32) -> Assertion {
        let actual = Expr::Call(Box::new(Expr::Local("a".into())), "size".into(), Vec::new());
        Assertion {
            statements: vec![Stmt::Equals(Expr::Literal("7".into()), actual)],
            class: "p/ATest".into(),
            method: method.into(),
            line,
            junit: JUnit::Five,
            inherits_assertions: false,
        }
    }

    #[test]
    fn assertions_stand_before_the_brace() {
        let text = "package p;\nclass ATest {\n    void one() {\n        a.b();\n    }\n    void two() { a.c(); }\n}\n";
        let (one, two, gone) = (assertion("one", 5), assertion("two", 6), assertion("three", 9));
        let found = patched("p/ATest.java", text, &[(4, &one), (5, &two), (6, &gone)]);
        let line = "org.junit.jupiter.api.Assertions.assertEquals(7, a.size());";
        let expected = text
            .replace("a.b();\n", &format!("a.b();\n        {line}\n"))
            .replace("a.c(); }", &format!("a.c(); {line} }}"));
        assert_eq!(found.text, expected);
        assert_eq!(found.lines, [(4, (5, 5)), (5, (7, 7))]);
        assert_eq!(found.left_out.len(), 1);
    }

    #[test]
    fn what_a_file_imports_is_written_short() {
        let text = "package p;\nimport static org.junit.jupiter.api.Assertions.*;\nclass ATest {\n    void one() {\n    }\n}\n";
        let found = patched("p/ATest.java", text, &[(0, &assertion("one", 5))]);
        assert!(found.text.contains("\n        assertEquals(7, a.size());\n"), "{}", found.text);
    }
}

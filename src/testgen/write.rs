//! Test cases to Java files: one per tested class, in its package, with nothing but JUnit's own API.
//!
//! Invariant: the same cases and notes give the same bytes.

use std::collections::{BTreeMap, BTreeSet};

use super::case::{Access, TestCase, Throws};
use super::java::render::{Names, WIDTH, harmless, wrapped};
use super::java::{ClassName, Expr, Helper, Stmt, Type};
use super::scope::is_identifier;

/// What a test is called and what its comment says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    pub name: String,
    pub comment: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JavaFile {
    /// `pkg/FooTest.java`.
    pub path: String,
    pub text: String,
    /// The number of the case, the name of its method, the line of its declaration.
    pub tests: Vec<(usize, String, u32)>,
    /// The cases that look at what another run may see otherwise.
    pub doubtful: BTreeSet<usize>,
}

impl JavaFile {
    /// Of which only the text is known.
    pub fn new(path: String, text: String) -> Self {
        Self { path, text, tests: Vec::new(), doubtful: BTreeSet::new() }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JUnit {
    Four,
    Five,
}

impl JUnit {
    fn assertions(self) -> &'static str {
        match self {
            JUnit::Four => "org.junit.Assert",
            JUnit::Five => "org.junit.jupiter.api.Assertions",
        }
    }

    fn test(self) -> &'static str {
        match self {
            JUnit::Four => "org.junit.Test",
            JUnit::Five => "org.junit.jupiter.api.Test",
        }
    }

    fn after(self) -> &'static str {
        match self {
            JUnit::Four => "org.junit.After",
            JUnit::Five => "org.junit.jupiter.api.AfterEach",
        }
    }

    /// JUnit 4 wants public classes and methods.
    fn modifier(self) -> &'static str {
        match self {
            JUnit::Four => "public ",
            JUnit::Five => "",
        }
    }
}

/// The name of the method that restores static fields.
const RESTORE: &str = "restoreStaticFields";

/// One file per tested class, with the cases in their order. A case without a note is called after its method.
pub fn write(cases: &[TestCase], notes: &[Note], junit: JUnit) -> Vec<JavaFile> {
    write_as(cases, notes, junit, "Test", &BTreeSet::new())
}

/// Beside tests that are there: no class is called as one of these, by Java names.
pub fn write_beside(cases: &[TestCase], notes: &[Note], junit: JUnit, taken: &BTreeSet<String>) -> Vec<JavaFile> {
    write_as(cases, notes, junit, "Test", taken)
}

/// The same with another end of the classes' names.
pub fn write_as(
    cases: &[TestCase],
    notes: &[Note],
    junit: JUnit,
    suffix: &str,
    taken: &BTreeSet<String>,
) -> Vec<JavaFile> {
    let split = |name: &String| {
        let (package, name) = name.rsplit_once('.').unwrap_or(("", name));
        (package.to_string(), name.to_lowercase())
    };
    files(cases, notes, junit, suffix, taken.iter().map(split).collect())
}

fn files(
    cases: &[TestCase],
    notes: &[Note],
    junit: JUnit,
    suffix: &str,
    mut used: BTreeSet<(String, String)>,
) -> Vec<JavaFile> {
    let mut groups: BTreeMap<&ClassName, Vec<usize>> = BTreeMap::new();
    for (i, case) in cases.iter().enumerate() {
        groups.entry(&case.class).or_default().push(i);
    }
    let mut files = Vec::new();
    for (class, members) in groups {
        let base = format!("{}{suffix}", class.names.concat());
        let mut name = base.clone();
        let mut number = 2;
        while !used.insert((class.package.clone(), name.to_lowercase())) {
            name = format!("{base}{number}");
            number += 1;
        }
        files.push(file(class, &name, &members, cases, notes, junit));
    }
    files
}

fn file(
    class: &ClassName,
    name: &str,
    members: &[usize],
    cases: &[TestCase],
    notes: &[Note],
    junit: JUnit,
) -> JavaFile {
    let of = |i: &usize| cases.get(*i);
    let shadowed = members.iter().filter_map(of).flat_map(|c| c.shadowed.iter().cloned()).collect();
    let mut names = Names::new(&class.package, name, junit, shadowed);
    let annotation = names.import(junit.test());
    let tested = names.class(class);
    let mut taken: BTreeSet<String> =
        [Helper::Construct.name(), Helper::GetField.name(), Helper::SetField.name(), RESTORE]
            .map(str::to_string)
            .into();
    let mut body: Vec<String> = Vec::new();
    let mut places: Vec<(usize, String, usize)> = Vec::new();
    for &i in members {
        let Some(case) = cases.get(i) else { continue };
        let note = notes.get(i);
        let method = method_name(note.map_or("", |n| &n.name), case, &mut taken);
        body.push(String::new());
        for line in comment(case, note) {
            body.push(format!("    // {line}"));
        }
        body.push(format!("    @{annotation}"));
        let mut warnings = Vec::new();
        if case.deprecated {
            warnings.push("\"deprecation\"");
        }
        if case.unchecked {
            warnings.extend(["\"rawtypes\"", "\"unchecked\""]);
        }
        if !warnings.is_empty() {
            let suppress = names.import("java.lang.SuppressWarnings");
            body.push(format!("    @{suppress}({{{}}})", warnings.join(", ")));
        }
        places.push((i, method.clone(), body.len()));
        let throws = declared(&mut names, case.throws);
        body.push(format!("    {}void {method}(){throws} {{", junit.modifier()));
        for stmt in &case.body {
            let text = names.stmt(stmt);
            body.extend(wrapped(&text, 8));
        }
        body.push("    }".into());
    }
    let restore: Vec<&Stmt> = members.iter().filter_map(of).flat_map(|c| &c.restore).collect();
    body.extend(restored(&mut names, &restore, junit));
    for helper in names.helpers.clone() {
        body.extend(helper_method(&mut names, helper));
    }
    let head = head(class, name, &tested, &names, junit);
    let offset = head.lines().count();
    let mut text = head;
    for line in &body {
        text += line;
        text.push('\n');
    }
    text += "}\n";
    let folder = class.package.replace('.', "/");
    let path = if folder.is_empty() { format!("{name}.java") } else { format!("{folder}/{name}.java") };
    let tests = places.into_iter().map(|(i, method, line)| (i, method, (offset + line + 1) as u32)).collect();
    let doubtful = members.iter().copied().filter(|i| cases.get(*i).is_some_and(|case| case.doubtful)).collect();
    JavaFile { path, text, tests, doubtful }
}

fn head(class: &ClassName, name: &str, tested: &str, names: &Names, junit: JUnit) -> String {
    let mut text = String::new();
    if !class.package.is_empty() {
        text += &format!("package {};\n\n", class.package);
    }
    for assertion in &names.assertions {
        text += &format!("import static {}.{assertion};\n", junit.assertions());
    }
    if !names.assertions.is_empty() {
        text.push('\n');
    }
    for import in &names.imports {
        text += &format!("import {import};\n");
    }
    if !names.imports.is_empty() {
        text.push('\n');
    }
    text += &format!("/** Tests of {{@link {tested}}}, written by Obligato from what the class does now. */\n");
    text += &format!("{}class {name} {{\n", junit.modifier());
    text
}

/// What the note says, then how the objects are made and what is not asserted.
fn comment(case: &TestCase, note: Option<&Note>) -> Vec<String> {
    let mut all: Vec<String> = note.map(|n| n.comment.clone()).unwrap_or_default();
    if case.access == Access::Reflection {
        all.push("Private state is set by reflection: no public way to it was found.".into());
    }
    all.extend(case.remarks.iter().cloned());
    all.iter().flat_map(|line| filled(&harmless(line), WIDTH - 7)).collect()
}

/// Words in lines of bounded length.
fn filled(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ').filter(|w| !w.is_empty()) {
        let Some(last) = lines.last_mut() else { break };
        if !last.is_empty() && last.chars().count() + 1 + word.chars().count() > width {
            lines.push(word.to_string());
        } else {
            if !last.is_empty() {
                last.push(' ');
            }
            *last += word;
        }
    }
    lines
}

fn declared(names: &mut Names, throws: Throws) -> String {
    match throws {
        Throws::Nothing => String::new(),
        Throws::Exception => format!(" throws {}", names.import("java.lang.Exception")),
        Throws::Throwable => format!(" throws {}", names.import("java.lang.Throwable")),
    }
}

/// A lowerCamelCase name that no other test of the file has.
fn method_name(wanted: &str, case: &TestCase, taken: &mut BTreeSet<String>) -> String {
    let called = case.target.split_once("::").map_or("", |(_, m)| m).split('(').next().unwrap_or_default();
    let mut name = camel(wanted);
    if name.is_empty() {
        name = camel(called);
    }
    if !is_identifier(&name) {
        name = format!("test{}", upper_first(&name));
    }
    if !is_identifier(&name) {
        name = "test".into();
    }
    let base = name.clone();
    let mut number = 2;
    while !taken.insert(name.clone()) {
        name = format!("{base}{number}");
        number += 1;
    }
    name
}

fn camel(text: &str) -> String {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty());
    let mut name = String::new();
    for word in words {
        if name.is_empty() {
            name += &super::plan::lower_first(word);
        } else {
            name += &upper_first(word);
        }
    }
    name
}

fn upper_first(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map(|c| c.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// A method that gives static fields their first values back after each test.
fn restored(names: &mut Names, all: &[&Stmt], junit: JUnit) -> Vec<String> {
    let mut stmts: Vec<&Stmt> = Vec::new();
    all.iter().for_each(|stmt| {
        if !stmts.contains(stmt) {
            stmts.push(stmt);
        }
    });
    if stmts.is_empty() {
        return Vec::new();
    }
    let mut lines: Vec<String> = stmts.iter().flat_map(|stmt| wrapped(&names.stmt(stmt), 8)).collect();
    let annotation = names.import(junit.after());
    let reflects = |line: &String| [Helper::GetField, Helper::SetField].iter().any(|h| line.contains(h.name()));
    let throws = if lines.iter().any(reflects) { declared(names, Throws::Exception) } else { String::new() };
    let mut method = vec![
        String::new(),
        "    // The tested code changes static state: each test starts with its first values.".into(),
        format!("    @{annotation}"),
    ];
    if stmts.iter().any(|stmt| is_unchecked(stmt)) {
        method.push(format!("    @{}(\"unchecked\")", names.import("java.lang.SuppressWarnings")));
    }
    method.push(format!("    {}void {RESTORE}(){throws} {{", junit.modifier()));
    method.append(&mut lines);
    method.push("    }".into());
    method
}

/// It calls something on, or with, what is cast to a type with arguments.
fn is_unchecked(stmt: &Stmt) -> bool {
    let on = match stmt {
        Stmt::Do(Expr::Call(on, ..)) => Some(&**on),
        Stmt::Do(Expr::StaticCall(_, _, arguments)) => arguments.first(),
        _ => None,
    };
    matches!(on, Some(Expr::Cast(Type::Class(_, arguments), _)) if arguments.iter().any(|a| *a != Type::Any))
}

fn helper_method(names: &mut Names, helper: Helper) -> Vec<String> {
    let text = match helper {
        Helper::Construct => {
            let constructor = names.import("java.lang.reflect.Constructor");
            let (class, object, exception) = lang_names(names);
            format!(
                "
    private static <T> T construct({class}<T> type, {class}<?>[] parameters, {object}[] arguments) throws {exception} {{
        {constructor}<T> constructor = type.getDeclaredConstructor(parameters);
        constructor.setAccessible(true);
        return constructor.newInstance(arguments);
    }}"
            )
        }
        Helper::GetField => {
            let field = names.import("java.lang.reflect.Field");
            let (class, object, exception) = lang_names(names);
            let string = names.import("java.lang.String");
            format!(
                "
    private static {object} getField({object} target, {class}<?> owner, {string} name) throws {exception} {{
        {field} field = owner.getDeclaredField(name);
        field.setAccessible(true);
        return field.get(target);
    }}"
            )
        }
        Helper::SetField => {
            let field = names.import("java.lang.reflect.Field");
            let (class, object, exception) = lang_names(names);
            let string = names.import("java.lang.String");
            format!(
                "
    private static void setField({object} target, {class}<?> owner, {string} name, {object} value) throws {exception} {{
        {field} field = owner.getDeclaredField(name);
        field.setAccessible(true);
        field.set(target, value);
    }}"
            )
        }
    };
    text.lines().map(str::to_string).collect()
}

fn lang_names(names: &mut Names) -> (String, String, String) {
    (names.import("java.lang.Class"), names.import("java.lang.Object"), names.import("java.lang.Exception"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_camel_case() {
        assert_eq!(camel("withdraw: condition 1 is true"), "withdrawCondition1IsTrue");
        assert_eq!(camel("URLParser_parse"), "urlParserParse");
        assert_eq!(camel("***"), "");
    }

    #[test]
    fn comments_are_filled() {
        assert_eq!(filled("aa bb cc", 5), ["aa bb", "cc"]);
        assert_eq!(filled("", 5), [""]);
    }
}

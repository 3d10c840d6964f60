//! Java source from data: names with their imports, expressions, statements, lines of bounded length.

use std::collections::{BTreeMap, BTreeSet};

use super::{ClassName, Expr, Helper, Member, Real, Stmt, Type};
use crate::testgen::write::JUnit;

/// Columns of a line.
pub const WIDTH: usize = 120;

/// The names that one file uses.
pub struct Names {
    package: String,
    junit: JUnit,
    shadowed: BTreeSet<String>,
    /// Which class a simple name means in this file.
    taken: BTreeMap<String, String>,
    pub imports: BTreeSet<String>,
    /// Assertion methods, imported statically.
    pub assertions: BTreeSet<&'static str>,
    pub helpers: BTreeSet<Helper>,
}

impl Names {
    pub fn new(package: &str, own: &str, junit: JUnit, shadowed: BTreeSet<String>) -> Self {
        let full = if package.is_empty() { own.to_string() } else { format!("{package}.{own}") };
        Self {
            package: package.to_string(),
            junit,
            shadowed,
            taken: BTreeMap::from([(own.to_string(), full)]),
            imports: BTreeSet::new(),
            assertions: BTreeSet::new(),
            helpers: BTreeSet::new(),
        }
    }

    /// The name of a class, imported if it has to be.
    pub fn class(&mut self, class: &ClassName) -> String {
        let Some(outermost) = class.names.first() else { return String::new() };
        let path = class.names.join(".");
        let same = class.package == self.package;
        if class.package.is_empty() {
            return path;
        }
        let full = format!("{}.{outermost}", class.package);
        let hidden = !same && (class.shadowed || self.shadowed.contains(outermost));
        let owner = self.taken.get(outermost);
        if hidden || owner.is_some_and(|o| *o != full) {
            return format!("{}.{path}", class.package);
        }
        if !same && class.package != "java.lang" {
            self.imports.insert(full.clone());
        }
        self.taken.insert(outermost.clone(), full);
        path
    }

    /// A class outside of the tested package by its full name.
    pub fn import(&mut self, full: &str) -> String {
        let (package, name) = full.rsplit_once('.').unwrap_or(("", full));
        self.class(&ClassName { package: package.into(), names: vec![name.into()], shadowed: false })
    }

    pub fn ty(&mut self, ty: &Type) -> String {
        match ty {
            Type::Plain(name) => (*name).to_string(),
            Type::Any => "?".to_string(),
            Type::Array(element) => format!("{}[]", self.ty(element)),
            Type::Class(name, arguments) if arguments.is_empty() => self.class(name),
            Type::Class(name, arguments) => {
                let name = self.class(name);
                let arguments: Vec<String> = arguments.iter().map(|a| self.ty(a)).collect();
                format!("{name}<{}>", arguments.join(", "))
            }
        }
    }

    fn all(&mut self, exprs: &[Expr]) -> String {
        let all: Vec<String> = exprs.iter().map(|e| self.expr(e)).collect();
        all.join(", ")
    }

    pub fn expr(&mut self, expr: &Expr) -> String {
        match expr {
            Expr::Literal(text) => text.clone(),
            Expr::Static(class, name) => format!("{}.{name}", self.class(class)),
            Expr::Local(name) => name.clone(),
            Expr::Cast(ty, inner) => format!("({}) {}", self.ty(ty), self.operand(inner)),
            Expr::New(outer, ty, arguments) => {
                let prefix = outer.as_ref().map(|o| format!("{}.", self.operand(o))).unwrap_or_default();
                let name = match ty {
                    // Inside of its outer object an inner class has only its own name.
                    Type::Class(class, _) if outer.is_some() => class.names.last().cloned().unwrap_or_default(),
                    Type::Class(class, _) => self.class(class),
                    other => self.ty(other),
                };
                let types = match ty {
                    Type::Class(_, types) if types.is_empty() => String::new(),
                    // Where they are told they cannot be inferred.
                    Type::Class(_, types) if !types.contains(&Type::Any) => {
                        let types: Vec<String> = types.iter().map(|ty| self.ty(ty)).collect();
                        format!("<{}>", types.join(", "))
                    }
                    Type::Class(..) => "<>".into(),
                    _ => String::new(),
                };
                format!("{prefix}new {name}{types}({})", self.all(arguments))
            }
            Expr::Call(on, name, arguments) => {
                format!("{}.{name}({})", self.operand(on), self.all(arguments))
            }
            Expr::StaticCall(class, name, arguments) => {
                format!("{}.{name}({})", self.class(class), self.all(arguments))
            }
            Expr::ArrayOf(element, items) if items.is_empty() => self.expr(&Expr::ArrayFor(element.clone(), 0)),
            Expr::ArrayOf(element, items) => {
                let items: Vec<String> = items.iter().map(|i| self.item(element, i)).collect();
                format!("new {}[] {{{}}}", self.ty(element), items.join(", "))
            }
            Expr::ArrayFor(element, length) => {
                // The first brackets hold the length: `new int[3][]`.
                let mut element = element;
                let mut more = String::new();
                while let Type::Array(inner) = element {
                    more += "[]";
                    element = inner;
                }
                format!("new {}[{length}]{more}", self.ty(element))
            }
            Expr::Field(on, name) => format!("{}.{name}", self.operand(on)),
            Expr::Index(on, index) => format!("{}[{index}]", self.operand(on)),
            Expr::Lambda(parameters, value) => {
                let head = match parameters.as_slice() {
                    [one] => one.clone(),
                    all => format!("({})", all.join(", ")),
                };
                match value.as_deref() {
                    Some(throw @ Expr::Throw(_)) => format!("{head} -> {{ {}; }}", self.expr(throw)),
                    Some(value) => format!("{head} -> {}", self.expr(value)),
                    None => format!("{head} -> {{ }}"),
                }
            }
            Expr::Anonymous(outer, ty, arguments, members) => {
                let inferred = match ty {
                    Type::Class(name, types) => Type::Class(name.clone(), vec![Type::Any; types.len()]),
                    other => other.clone(),
                };
                let new = self.expr(&Expr::New(outer.clone(), inferred, arguments.clone()));
                let members: Vec<String> = members.iter().map(|m| self.member(m)).collect();
                match members.is_empty() {
                    true => format!("{new} {{ }}"),
                    false => format!("{new} {{\n{}}}", members.concat()),
                }
            }
            Expr::Throw(ty) => format!("throw new {}()", self.ty(ty)),
            Expr::ClassOf(ty) => format!("{}.class", self.ty(ty)),
            Expr::Helper(helper, arguments) => {
                self.helpers.insert(*helper);
                format!("{}({})", helper.name(), self.all(arguments))
            }
        }
    }

    fn member(&mut self, member: &Member) -> String {
        let parameters: Vec<String> = member.parameters.iter().map(|(t, n)| format!("{} {n}", self.ty(t))).collect();
        let throws = match (&member.value, member.declares) {
            (Some(Expr::Throw(ty)), true) => format!(" throws {}", self.ty(ty)),
            _ => String::new(),
        };
        let head = format!("public {} {}({}){throws}", self.ty(&member.result), member.name, parameters.join(", "));
        let body = match &member.value {
            Some(throw @ Expr::Throw(_)) => format!("{{ {}; }}", self.expr(throw)),
            Some(value) => format!("{{ return {}; }}", self.expr(value)),
            None => "{ }".to_string(),
        };
        format!("    @Override\n    {head} {body}\n")
    }

    /// An element of an array initialiser: arrays in it need no type.
    fn item(&mut self, element: &Type, item: &Expr) -> String {
        match (element, item) {
            (Type::Array(inner), Expr::ArrayOf(ty, items)) if **inner == *ty => {
                let items: Vec<String> = items.iter().map(|i| self.item(inner, i)).collect();
                format!("{{{}}}", items.join(", "))
            }
            _ => self.expr(item),
        }
    }

    /// In parentheses where something follows.
    fn operand(&mut self, expr: &Expr) -> String {
        let text = self.expr(expr);
        match expr {
            Expr::Cast(..) | Expr::ArrayOf(..) | Expr::ArrayFor(..) | Expr::Lambda(..) => format!("({text})"),
            Expr::Literal(literal) if literal.starts_with('-') => format!("({text})"),
            _ => text,
        }
    }

    fn assertion(&mut self, name: &'static str, arguments: &[String]) -> String {
        self.assertions.insert(name);
        format!("{name}({});", arguments.join(", "))
    }

    pub fn stmt(&mut self, stmt: &Stmt) -> String {
        match stmt {
            Stmt::Local(ty, name, value) => {
                let value = self.expr(value);
                format!("{} {name} = {value};", self.ty(ty))
            }
            Stmt::Assign(place, value) => format!("{} = {};", self.expr(place), self.expr(value)),
            Stmt::Do(expr) => format!("{};", self.expr(expr)),
            Stmt::Repeat(name, count, expr) => {
                format!("for (int {name} = 0; {name} < {count}; {name}++) {{\n    {};\n}}", self.expr(expr))
            }
            Stmt::Comment(text) => format!("// {}", harmless(text)),
            Stmt::Equals(expected, actual) => self.pair("assertEquals", expected, actual),
            Stmt::RealEquals(real, expected, actual) => self.real_equals(*real, expected, actual),
            Stmt::ArrayEquals(expected, actual) => self.pair("assertArrayEquals", expected, actual),
            Stmt::RealArrayEquals(real, expected, actual) => {
                let mut arguments = vec![self.expr(expected), self.expr(actual)];
                if self.junit == JUnit::Four {
                    arguments.push(real.zero().to_string());
                }
                self.assertion("assertArrayEquals", &arguments)
            }
            Stmt::True(actual) => self.one("assertTrue", actual),
            Stmt::False(actual) => self.one("assertFalse", actual),
            Stmt::Null(actual) => self.one("assertNull", actual),
            Stmt::NotNull(actual) => self.one("assertNotNull", actual),
            Stmt::Same(expected, actual) => self.pair("assertSame", expected, actual),
            Stmt::Throws(ty, call, local) => {
                let class = self.ty(ty);
                let arguments = [format!("{class}.class"), format!("() -> {}", self.expr(call))];
                let text = self.assertion("assertThrows", &arguments);
                match local {
                    Some(name) => format!("{class} {name} = {text}"),
                    None => text,
                }
            }
            Stmt::DoesNotThrow(call) => match self.junit {
                JUnit::Five => {
                    let lambda = format!("() -> {}", self.expr(call));
                    self.assertion("assertDoesNotThrow", &[lambda])
                }
                // There is no such assertion: an exception makes the test fail.
                JUnit::Four => format!("{};", self.expr(call)),
            },
        }
    }

    fn one(&mut self, name: &'static str, actual: &Expr) -> String {
        let actual = self.expr(actual);
        self.assertion(name, &[actual])
    }

    fn pair(&mut self, name: &'static str, expected: &Expr, actual: &Expr) -> String {
        let arguments = [self.expr(expected), self.expr(actual)];
        self.assertion(name, &arguments)
    }

    /// Exactly, as `Double.equals` compares: JUnit 4 has no such assertion for zeros.
    fn real_equals(&mut self, real: Real, expected: &Expr, actual: &Expr) -> String {
        let (expected_text, actual_text) = (self.expr(expected), self.expr(actual));
        if self.junit == JUnit::Five {
            return self.assertion("assertEquals", &[expected_text, actual_text]);
        }
        let zero = matches!(expected, Expr::Literal(t) if t.trim_start_matches('-').starts_with("0.0") && !t.contains(|c: char| c.is_ascii_digit() && c != '0'));
        if !zero {
            return self.assertion("assertEquals", &[expected_text, actual_text, real.zero().to_string()]);
        }
        let class = self.class(&super::literal::lang(real.class()));
        let boxed = |text: String| format!("{class}.valueOf({text})");
        self.assertion("assertEquals", &[boxed(expected_text), boxed(actual_text)])
    }
}

impl Real {
    fn zero(self) -> &'static str {
        match self {
            Real::Float => "0.0f",
            Real::Double => "0.0",
        }
    }

    fn class(self) -> &'static str {
        match self {
            Real::Float => "Float",
            Real::Double => "Double",
        }
    }
}

impl Helper {
    pub fn name(self) -> &'static str {
        match self {
            Helper::Construct => "construct",
            Helper::GetField => "getField",
            Helper::SetField => "setField",
        }
    }
}

/// Text for a comment: nothing that ends it or that the compiler reads.
pub fn harmless(text: &str) -> String {
    let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    text.replace("\\u", "\\ u").replace("*/", "* /")
}

/// A statement in lines of bounded length, broken after commas and indented.
pub fn wrapped(text: &str, indent: usize) -> Vec<String> {
    text.split('\n').flat_map(|line| wrapped_line(line, indent)).collect()
}

fn wrapped_line(text: &str, indent: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest = text.to_string();
    let mut margin = indent;
    while rest.chars().count() + margin > WIDTH {
        let Some(at) = break_at(&rest, WIDTH - margin) else { break };
        let tail = rest.split_off(at);
        lines.push(format!("{}{}", " ".repeat(margin), rest.trim_end()));
        rest = tail.trim_start().to_string();
        margin = indent + 8;
    }
    lines.push(format!("{}{rest}", " ".repeat(margin)));
    lines
}

/// The last comma outside of literals before a column; the first one if all are behind it.
fn break_at(text: &str, column: usize) -> Option<usize> {
    let mut quote = None;
    let mut escaped = false;
    let mut best = None;
    for (count, (at, c)) in text.char_indices().enumerate() {
        match (quote, c) {
            (Some(_), _) if escaped => escaped = false,
            (Some(_), '\\') => escaped = true,
            (Some(q), c) if c == q => quote = None,
            (None, '"' | '\'') => quote = Some(c),
            (None, ',') if text.get(at + 1..).is_some_and(|r| r.starts_with(' ')) => {
                if count >= column && best.is_some() {
                    return best;
                }
                best = Some(at + 1);
            }
            _ => {}
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_statements_are_broken_after_commas() {
        let long = format!("f({});", vec!["\"a, b\""; 30].join(", "));
        let lines = wrapped(&long, 8);
        assert!(lines.len() > 1 && lines.iter().all(|l| l.len() <= WIDTH), "{lines:#?}");
        assert!(lines[0].ends_with("\","), "{}", lines[0]);
        assert_eq!(wrapped("g();", 4), ["    g();"]);
    }

    #[test]
    fn comments_cannot_break_out() {
        assert_eq!(harmless("a */ \\u000a b\n"), "a * / \\ u000a b ");
    }

    #[test]
    fn names_are_imported_once_and_written_in_full_where_they_clash() {
        let mut names = Names::new("p", "FooTest", JUnit::Five, BTreeSet::from(["Map".to_string()]));
        assert_eq!(names.import("java.util.List"), "List");
        assert_eq!(names.import("java.awt.List"), "java.awt.List");
        assert_eq!(names.import("java.util.Map"), "java.util.Map");
        assert_eq!(names.import("p.Foo"), "Foo");
        assert_eq!(names.imports.iter().collect::<Vec<_>>(), ["java.util.List"]);
    }
}

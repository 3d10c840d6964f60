//! What decisions a source has.

use super::*;
use crate::source::tree::{Strict, Tree};

fn show(tree: &Tree) -> String {
    match tree {
        Tree::Condition(number) => number.to_string(),
        Tree::Constant(value) => value.to_string(),
        Tree::Not(inner) => format!("!{}", show(inner)),
        Tree::And(a, b) => format!("({} && {})", show(a), show(b)),
        Tree::Or(a, b) => format!("({} || {})", show(a), show(b)),
        Tree::Ternary(a, b, c) => format!("({} ? {} : {})", show(a), show(b), show(c)),
        Tree::Strict(op, a, b) => {
            let op = match op {
                Strict::And => "&",
                Strict::Or => "|",
                Strict::Xor => "^",
                Strict::Eq => "==",
                Strict::Ne => "!=",
            };
            format!("({} {op} {})", show(a), show(b))
        }
    }
}

/// The decisions of a file: place, tree, conditions, and what they are nested in.
fn decisions(source: &str) -> Vec<String> {
    let file = SourceFile::parse("T.java", source);
    assert_eq!(file.problems, [], "{source}");
    let each = file.decisions.iter().map(|d| {
        let conditions: Vec<&str> = d.conditions.iter().map(|c| c.text.as_str()).collect();
        let nested = d.nested_in.map(|(at, condition)| format!(" in {at}.{condition}")).unwrap_or_default();
        let open = if d.unsettled.is_empty() { "" } else { " ?" };
        format!("{:?} {} [{}]{nested}{open}", d.place, show(&d.tree), conditions.join(", "))
    });
    each.collect()
}

/// The decisions of statements in a method of a class with some fields.
fn check(statements: &str, expected: &[&str]) {
    let around = "class T { boolean a, b, c; int i, j; long l; Object o; static final boolean DEBUG = false; \
                  static final int N = 3; boolean g(Object... x) { return true; } ";
    let source = format!("{around} Object m(boolean p, int q) {{ {statements} }} }}");
    assert_eq!(decisions(&source), expected, "{statements}");
}

#[test]
fn control_positions() {
    check("if (a) return 1; else if (b || c) {}", &["If 0 [a]", "If (0 || 1) [b, c]"]);
    check("while (a && (b || c));", &["While (0 && (1 || 2)) [a, b, c]"]);
    check("do ; while (!a);", &["Do !0 [a]"]);
    check("for (int k = 0; k < 3; k++) {}", &["For 0 [k < 3]"]);
    check("for (;;) {}", &[]);
    check("assert i > 0 : g(a && b);", &["Assert 0 [i > 0]", "Argument (0 && 1) [a, b]"]);
    check("o = i > 0 ? o : null;", &["Ternary 0 [i > 0]"]);
}

#[test]
fn values() {
    check("a = b; g(b); return a;", &[]);
    check("a = g(); boolean z = true; a = this.b;", &[]);
    check("a = !b;", &["Assign !0 [b]"]);
    check("return o instanceof String;", &["Return 0 [o instanceof String]"]);
    check("boolean z = i > j;", &["Initializer 0 [i > j]"]);
    check("g(a && b, i == 3);", &["Argument (0 && 1) [a, b]", "Argument 0 [i == 3]"]);
    check("return a ? b : c;", &["Return (0 ? 1 : 2) [a, b, c]"]);
    check("return a ? i : j;", &["Ternary 0 [a]"]);
    check("int[] v = {a && b ? 1 : 0};", &["Ternary (0 && 1) [a, b]"]);
    check("java.util.function.Predicate<Integer> f = x -> x > 3;", &["LambdaBody 0 [x > 3]"]);
}

#[test]
fn strict_operators_need_booleans() {
    check("a = b & c;", &["Assign (0 & 1) [b, c]"]);
    check("i = i & j; l = l ^ i;", &[]);
    check("a ^= i > 0;", &["Assign (0 ^ 1) [a, i > 0]"]);
    check("i |= j;", &[]);
    check("if (a == b) {}", &["If (0 == 1) [a, b]"]);
    check("if (i == j) {}", &["If 0 [i == j]"]);
    check("if (o == null) {}", &["If 0 [o == null]"]);
    check("if (i > 0 & j > 0) {}", &["If (0 & 1) [i > 0, j > 0]"]);
    check("if ((a && b) != c) {}", &["If ((0 && 1) != 2) [a, b, c]"]);
    check("boolean[] f = null; if (f[0] == f[1]) {}", &["If (0 == 1) [f[0], f[1]]"]);
    check("a = x() & y();", &["Assign (0 & 1) [x(), y()] ?"]);
    check("if (x() == y()) {}", &["If 0 [x() == y()] ?"]);
    check("return x() ? y() : z();", &["Ternary 0 [x()] ?"]);
}

#[test]
fn constants_are_no_conditions() {
    check("while (true) {}", &[]);
    check("if (DEBUG && a) {}", &["If (false && 0) [a]"]);
    check("if (a || N > 2) {}", &["If (0 || true) [a]"]);
    check("final int k = 5; if (k == 5 && a) {} ", &["If (true && 0) [a]"]);
    check("int k = 5; if (k == 5 && a) {} ", &["If (0 && 1) [k == 5, a]"]);
    check("if (T.N << 1 != 6) {}", &[]);
}

#[test]
fn nested_decisions() {
    check("if (g(a && b) || c) {}", &["If (0 || 1) [g(a && b), c]", "Argument (0 && 1) [a, b] in 0.0"]);
    check("if ((a = b && c) || p) {}", &["If (0 || 1) [a = b && c, p]", "Assign (0 && 1) [b, c] in 0.0"]);
    check("while ((i = a ? 1 : 2) > 0) {}", &["While 0 [(i = a ? 1 : 2) > 0]", "Ternary 0 [a] in 0.0"]);
    check("if (a &= b) {}", &["If 0 [a &= b]", "Assign (0 & 1) [a, b] in 0.0"]);
}

#[test]
fn switches_and_lambdas() {
    check("switch (i) { case 1: if (a) {} break; default: }", &["If 0 [a]"]);
    check(
        "return switch (o) { case String s when s.isEmpty() && a -> i > 0; case null, default -> { yield !b; } };",
        &["Guard (0 && 1) [s.isEmpty(), a]", "SwitchArm 0 [i > 0]", "SwitchArm !0 [b]"],
    );
    check(
        "if (switch (i) { case 1 -> a && b; default -> c; }) {}",
        &["If 0 [switch (i) { case 1 -> a && b; default -> c; }]", "SwitchArm (0 && 1) [a, b] in 0.0"],
    );
    check("Runnable r = () -> { while (a) {} };", &["While 0 [a]"]);
    check(
        "if (o instanceof T(boolean x, var y) && x == a) {}",
        &["If (0 && (1 == 2)) [o instanceof T(boolean x, var y), x, a]"],
    );
}

#[test]
fn classes_have_binary_names() {
    let source = "package p.q; class A { class B {} void m() { class L {} new Object() {}; Runnable r = new R() {}; } \
                  void n() { class L { void k() { new Object() {}; } } } } enum E { X { } } record R(int a) {}";
    let file = SourceFile::parse("A.java", source);
    let names: Vec<&str> = file.ast.classes.iter().map(|class| class.name.as_str()).collect();
    assert_eq!(
        names,
        ["p/q/A", "p/q/A$B", "p/q/A$1L", "p/q/A$1", "p/q/A$2", "p/q/A$2L", "p/q/A$2L$1", "p/q/E", "p/q/E$1", "p/q/R"]
    );
    assert_eq!(file.package, "p.q");
}

#[test]
fn positions_are_those_of_the_file() {
    let file =
        SourceFile::parse("T.java", "class T {\r\n  // ä\r\n  int \\u0061ä; void m() { if (\\u0061ä > 0) {} }\r\n}");
    let [decision] = &file.decisions[..] else { panic!("{:?}", file.decisions) };
    assert_eq!((decision.span.line, decision.span.column), (3, 31));
    assert_eq!(decision.text, "\\u0061ä > 0");
}

#[test]
fn what_does_not_parse_is_said_by_line() {
    let file = SourceFile::parse("T.java", "class T {\n void m() { if (a { } }\n void n() { if (b) {} }\n}");
    assert!(file.problems.iter().any(|problem| problem.line == 2), "{:?}", file.problems);
    let deep = format!(
        "class T {{ boolean a; void m() {{ if ({}a{}) {{}} }} void n() {{ if (a) {{}} }} }}",
        "!(".repeat(9999),
        ")".repeat(9999)
    );
    let file = SourceFile::parse("T.java", &deep);
    assert_eq!(file.problems.len(), 1, "{:?}", file.problems);
    let broken: Vec<bool> = file.decisions.iter().map(|d| d.broken.is_some()).collect();
    assert_eq!(broken.last(), Some(&false));
    for garbage in ["", "class", "}}}{", "class A { void m() { if (", "\u{0}\u{1}", "class A<T extends { int x = ; }"] {
        SourceFile::parse("G.java", garbage);
    }
}

#[test]
fn long_chains_are_not_nested() {
    let sum = vec!["x"; 5000].join(" + ");
    let calls = ".f()".repeat(5000);
    let and = vec!["a"; 2000].join(" && ");
    let elses = "else if (a) {} ".repeat(2000);
    let source = format!("class T {{ void m() {{ int s = {sum}; o{calls}; if ({and}) {{}} {elses} }} }}");
    let file = SourceFile::parse("T.java", &source);
    assert_eq!(file.problems, []);
    assert_eq!(file.decisions.len(), 2001);
    assert_eq!(file.decisions[0].conditions.len(), 2000);
}

#[test]
fn answers_settle_what_the_file_leaves_open() {
    let source = "class T { void m() { boolean r = x() & y(); if (x() == y()) {} r = x() ? y() : z(); } }";
    let file = SourceFile::parse("T.java", source);
    let open: Vec<_> = file.decisions.iter().flat_map(|d| d.unsettled.iter().copied()).collect();
    assert_eq!(open.len(), 3);
    let all = |answer| Answers { booleans: open.iter().map(|node| (*node, answer)).collect(), ..Answers::default() };
    let shapes = |answers| file.settled(&answers).iter().map(|d| show(&d.tree)).collect::<Vec<_>>();
    assert_eq!(shapes(all(true)), ["(0 & 1)", "(0 == 1)", "(0 ? 1 : 2)"]);
    assert_eq!(shapes(all(false)), ["0", "0"]);
}

//! Small programs with few inputs: what all of them do on the JVM, branch by branch, is exactly what the generated tests do.
//! None is missing and none is there twice.
//!
//! `@3[x > 0]` is a branch: itself in the program, and told in a copy of it. So is `@3;`, the case of a switch or a handler.

use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::support::{self, java, javac_with, jdks, junit_jar, obligato, scratch};

struct Small {
    name: &'static str,
    parameters: &'static str,
    arguments: &'static str,
    /// The method `f0`, and what it needs.
    code: &'static str,
    /// The precondition `pre` says which inputs count; these loops make all of them, and more.
    inputs: &'static str,
    pre: &'static str,
}

const TWO: &str = "for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> NAME.pre(x, y), () -> NAME.f(x, y)); }";
const SMALL_TWO: &str = "x >= -3 & x <= 3 & y >= -3 & y <= 3";
const THREE: &str = "for (int i = -1; i <= 5; i++) for (int j = -1; j <= 5; j++) for (int k = -1; k <= 5; k++) { int x = i, y = j, z = k; Trace.all(() -> NAME.pre(x, y, z), () -> NAME.f(x, y, z)); }";
const ARRAY: &str = "for (int n = 0; n < 4; n++) for (int c = 0; c < 64; c++) { int[] p = new int[n]; int rest = c; for (int i = 0; i < n; i++) { p[i] = rest % 4; rest /= 4; } Trace.all(() -> NAME.pre(p), () -> NAME.f(p)); }";
const SMALL_ARRAY: &str = "p != null && p.length <= 3 && small(p)";
const SMALL: &str = "static boolean small(int[] p) { boolean ok = true; for (int i = 0; i < p.length; i++) { ok &= p[i] >= 0 && p[i] < 4; } return ok; }";

const PROGRAMS: &[Small] = &[
    Small {
        name: "Nested",
        parameters: "int x, int y",
        arguments: "x, y",
        code: "static int f0(int x, int y) { if (@1[x > 0] && @2[y > x]) { return 1; } if (@3[x == y] || @4[x + y == 2]) { return 2; } boolean b = @5[x < y]; return @6[b] ? 3 : 4; }",
        inputs: TWO,
        pre: SMALL_TWO,
    },
    Small {
        name: "Rounds",
        parameters: "int x, int y",
        arguments: "x, y",
        code: "static int f0(int x, int y) { int s = 0; for (int i = 0; @1[i < x]; i++) { if (@2[(i + y) % 2 == 0]) { s += i; } } while (@3[s > y]) { s -= 2; } return s; }",
        inputs: TWO,
        pre: SMALL_TWO,
    },
    Small {
        name: "Chosen",
        parameters: "int x, int y",
        arguments: "x, y",
        code: "static int f0(int x, int y) { switch (x) { case 0: @1; return 0; case 1: case 2: @2; if (@3[y < 0]) { break; } return 5; default: @4; } return y / x; }",
        inputs: TWO,
        pre: SMALL_TWO,
    },
    Small {
        name: "Thrown",
        parameters: "int x, int y",
        arguments: "x, y",
        code: "static int f0(int x, int y) { int[] a = new int[3]; try { a[x] = y; return 6 / y; } catch (ArithmeticException e) { @1; if (@2[x == 1]) { throw new IllegalStateException(); } return -1; } }",
        inputs: TWO,
        pre: SMALL_TWO,
    },
    Small {
        name: "Recursive",
        parameters: "int x, int y",
        arguments: "x, y",
        code: "static final int[] TABLE = table(); static int[] table() { int[] t = new int[4]; for (int i = 0; i < 4; i++) { t[i] = i * i; } return t; } static int f0(int x, int y) { if (@1[x <= 0]) { return y; } return @2[y > 1] ? f0(x - 1, y - 1) : f0(x - 2, y + 1); }",
        inputs: TWO,
        pre: SMALL_TWO,
    },
    Small {
        name: "Initialised",
        parameters: "int x, int y",
        arguments: "x, y",
        code: "private static final int[] T = {1, 2}; static int g(int n) { return @1[n > 0] ? 1 : 2; } static int h(int n) { return g(n) + T[0]; } static int f0(int x, int y) { return h(x); }",
        inputs: TWO,
        pre: SMALL_TWO,
    },
    Small {
        name: "InitialisedLater",
        parameters: "int x, int y",
        arguments: "x, y",
        code: "static class V { static int k; static { for (int i = 0; i < 3; i++) { k += i; } } static int m(int x) { return n(x); } static int n(int x) { return @1[x > 0] ? 1 : 2; } } static int f0(int x, int y) { if (@2[y == 0]) { return 0; } assert y != 9; return V.m(x) + V.n(y); }",
        inputs: TWO,
        pre: SMALL_TWO,
    },
    Small {
        name: "Values",
        parameters: "int x, int y",
        arguments: "x, y",
        code: "static boolean less(int x, int y) { return @1[x < y]; } static int f0(int x, int y) { boolean ok = less(x, y); ok &= @2[x != -y]; ok ^= @3[y == 2]; return @4[ok] ? 1 : 0; }",
        inputs: TWO,
        pre: SMALL_TWO,
    },
    Small {
        name: "Max3Als",
        parameters: "int x, int y, int z",
        arguments: "x, y, z",
        code: "static int f0(int x, int y, int z) { int[] a = {6, 7, 6, 6, 7}; int max = a[x]; if (@1[max < a[y]]) { max = a[y]; } if (@2[max < a[z]]) { max = a[z]; } return max; }",
        inputs: THREE,
        pre: "x >= 0 && x < 5 && y >= 0 && y < 5 && z >= 0 && z < 5",
    },
    Small {
        name: "Outside",
        parameters: "int x, int y, int z",
        arguments: "x, y, z",
        code: "static int f0(int x, int y, int z) { int[] a = {4, 0, 3, 1}; a[x] = y; if (@1[a[a[z]] == y]) { return 1; } a[y] = z; return @2[a[x] == z] ? 2 : 3; }",
        inputs: THREE,
        pre: "x >= -1 & x <= 5 & y >= -1 & y <= 5 & z >= -1 & z <= 5",
    },
    Small {
        name: "Sorted",
        parameters: "int[] p",
        arguments: "p",
        code: "static int f0(int[] p) { int swaps = 0; for (int i = 1; @1[i < p.length]; i++) { for (int j = i; @2[j > 0] && @3[p[j - 1] > p[j]]; j--) { int t = p[j]; p[j] = p[j - 1]; p[j - 1] = t; swaps++; } } return swaps; }",
        inputs: ARRAY,
        pre: SMALL_ARRAY,
    },
    Small {
        name: "Chased",
        parameters: "int[] p",
        arguments: "p",
        code: "static int f0(int[] p) { int at = 0, steps = 0; while (@1[steps < 3]) { int next = p[at]; if (@2[next == at]) { return steps; } p[at] = at; at = next; steps++; } return -1; }",
        inputs: ARRAY,
        pre: SMALL_ARRAY,
    },
];

const TRACE: &str = r#"
import java.util.function.BooleanSupplier;
public class Trace {
    static StringBuilder steps = new StringBuilder();
    static String last = "";
    static boolean b(int number, boolean taken) { steps.append(number).append(taken ? "T " : "F "); return taken; }
    static void begin() { steps.setLength(0); }
    static void end(String how) { last = steps + how; }
    static void all(BooleanSupplier counts, Runnable run) {
        if (!counts.getAsBoolean()) { return; }
        try { run.run(); } catch (RuntimeException e) { /* told */ }
        System.out.println(last);
    }
}
"#;

const EACH: &str = r#"
public class Each {
    public static void main(String[] names) throws Exception {
        Class<?> tests = Class.forName(names[0]);
        java.lang.reflect.Constructor<?> made = tests.getDeclaredConstructor();
        made.setAccessible(true);
        for (java.lang.reflect.Method test : tests.getDeclaredMethods()) {
            if (test.getParameterCount() > 0 || test.isSynthetic()) { continue; }
            test.setAccessible(true);
            test.invoke(made.newInstance());
            System.out.println(Trace.last);
        }
    }
}
"#;

/// The program, and the copy that tells.
fn sources(small: &Small) -> (String, String) {
    let Small { name, parameters, arguments, code, pre, .. } = small;
    let (mut plain, mut telling) = (String::new(), String::new());
    let mut rest = *code;
    while let Some((before, after)) = rest.split_once('@') {
        let digits = after.find(|c: char| !c.is_ascii_digit()).unwrap();
        let (number, after) = after.split_at(digits);
        plain += before;
        telling += before;
        if let Some(after) = after.strip_prefix(';') {
            telling += &format!("Trace.b({number}, true);");
            rest = after;
            continue;
        }
        // The brackets of arrays are inside.
        let mut depth = 0;
        let end = after.find(|c| {
            depth += i32::from(c == '[') - i32::from(c == ']');
            depth == 0
        });
        let (condition, after) = after.split_at(end.unwrap() + 1);
        let condition = &condition[1..condition.len() - 1];
        plain += condition;
        telling += &format!("Trace.b({number}, {condition})");
        rest = after;
    }
    plain += rest;
    telling += rest;
    let pre = format!("{SMALL} static boolean pre({parameters}) {{ return {pre}; }}");
    let result = if code.contains("static int f0") { "int" } else { "boolean" };
    let plain = format!(
        "public class {name} {{ {plain} {pre} public static {result} f({parameters}) {{ return f0({arguments}); }} }}"
    );
    let telling = format!(
        "public class {name} {{ {telling} {pre} public static {result} f({parameters}) {{ Trace.begin(); \
         try {{ {result} r = f0({arguments}); Trace.end(\"returns\"); return r; }} \
         catch (RuntimeException e) {{ Trace.end(e.getClass().getName()); throw e; }} }} }}"
    );
    (plain, telling)
}

fn traces(folder: &Path, arguments: &[&str]) -> Vec<String> {
    let jdk = jdks().into_iter().find(|jdk| jdk.javac.is_some()).unwrap();
    let path = std::env::join_paths([folder.join("telling"), junit_jar()]).unwrap();
    let mut command = java(&jdk);
    command.arg("-cp").arg(path).args(arguments);
    let seen = support::run(&mut command, b"", Duration::from_secs(60));
    assert_eq!(seen.code, Some(0), "{}{}", seen.stdout, seen.stderr);
    let mut found: Vec<String> = seen.stdout.lines().map(str::to_string).collect();
    found.sort();
    found
}

fn compare(small: &Small, options: &[&str]) {
    let jdk = jdks().into_iter().find(|jdk| jdk.javac.is_some()).unwrap();
    let folder = scratch(&format!("paths-{}{}", small.name, options.concat()));
    for name in ["classes", "telling", "src"] {
        fs::create_dir_all(folder.join(name)).unwrap();
    }
    let (plain, telling) = sources(small);
    let file = folder.join("src").join(format!("{}.java", small.name));
    fs::write(&file, plain).unwrap();
    let javac = jdk.javac.as_ref().unwrap();
    javac_with(javac, std::slice::from_ref(&file), &folder.join("classes"), &["-g"]);
    let out = folder.join("out");
    let mut command = obligato();
    command.args(["generate", "--criterion", "paths", "--classpath"]).arg(folder.join("classes"));
    command.args(["--assume", &format!("{}::pre", small.name)]).args(options).arg("--out").arg(&out);
    command.arg(format!("{}::f", small.name));
    let seen = support::run(&mut command, b"", Duration::from_secs(120));
    let output = format!("{}{}", seen.stdout, seen.stderr);
    assert_eq!(seen.code, Some(0), "{}: {output}", small.name);
    let inputs = small.inputs.replace("NAME", small.name);
    let all = format!("public class All {{ public static void main(String[] a) {{ {inputs} }} }}");
    let mut files = vec![out.join(format!("junit/{}Test.java", small.name))];
    for (name, text) in [("Trace", TRACE), ("Each", EACH), ("All", all.as_str()), (small.name, telling.as_str())] {
        let file = folder.join("telling").join(format!("{name}.java"));
        fs::write(&file, text).unwrap();
        files.push(file);
    }
    let jar = junit_jar().display().to_string();
    javac_with(javac, &files, &folder.join("telling"), &["-cp", &jar]);
    let mut expected = traces(&folder, &["All"]);
    expected.dedup();
    let tests = traces(&folder, &["Each", &format!("{}Test", small.name)]);
    assert_eq!(tests, expected, "{}: {output}", small.name);
}

#[test]
fn tests_take_exactly_the_paths_of_all_inputs() {
    support::in_parallel(PROGRAMS, |small| compare(small, &[]));
}

#[test]
fn aliases_are_settled_early_late_or_by_terms() {
    let wanted = ["Max3Als", "Outside", "Chased"];
    let chosen: Vec<&Small> = PROGRAMS.iter().filter(|small| wanted.contains(&small.name)).collect();
    for aliases in ["early", "late", "terms"] {
        support::in_parallel(&chosen, |small| compare(small, &["--aliases", aliases]));
    }
}

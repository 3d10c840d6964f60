//! Labels and run-time errors that are hard to reach or impossible, judged by a JVM that runs an independently instrumented copy
//! with all inputs: what a run reaches is covered, what none reaches is proved infeasible, and nothing is left open.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::labels::made::{compiled, generated};
use crate::support;

/// What is hard about it, and the body of a method of two bytes; `L(name, predicate)` is a label.
const BODIES: [(&str, &str); 14] = [
    (
        "a sum that no branch looks at",
        "int s = a + b; L(top, s == 254); L(over, s > 254); L(low, s == -256); return s & 1;",
    ),
    ("squares", "int x = a * a; L(rest, x % 4 == 3); L(neg, x < 0); L(most, x == 16384); return x > 0 ? 1 : 0;"),
    (
        "a label in a loop",
        "int s = 0; for (int i = 0; i < 3; i++) { s += i % 2 == 0 ? a : b; L(mid, i == 1 && s == 7); L(end, i == 2 && s == -300); \
         L(never, i == 2 && s == 382); } return s;",
    ),
    (
        "bits, counted",
        "int v = a & 255, k = 0; while (v != 0) { v &= v - 1; k++; L(eight, k == 8); L(nine, k == 9); } return k;",
    ),
    ("shifts", "int v = a << b; L(min, v == Integer.MIN_VALUE); L(one, v >>> 31 == 1 && v << 1 == 2); return v;"),
    (
        "conversions",
        "char c = (char) a; short s = (short) (c * 2); L(wide, c == 0xff80); L(neg, s < 0 && c > 60000); L(odd, (s & 1) == 1); \
         return s;",
    ),
    (
        "a product, folded",
        "int p = a * b, h = p ^ p >>> 5; L(zero, h == 0 && p != 0); L(same, h == p && p < -31); return h % 7;",
    ),
    (
        "what one branch needs of another",
        "int m = Math.max(a, b), n = Math.min(a, b); L(less, m < n); L(far, m - n == 255); L(sum, m + n != a + b); return m;",
    ),
    (
        "an object and several calls",
        "Cell c = new Cell(); if (a > 5) { c.open(); } c.put(a); c.put(b); c.put(a - b); L(full, c.n == 4); L(five, c.n == 5); \
         L(shut, !c.open && c.n > 0); return c.n;",
    ),
    (
        "an array, written and read",
        "int[] d = {3, 1, 2}; d[(a & 3) % 3] -= d[b & 1]; L(swap, d[0] == 2 && d[1] == 1); L(nil, d[2] == 0); L(gone, d[2] == -2); \
         return d[0] + d[1] * 4;",
    ),
    (
        "Euclid",
        "int x = a & 63, y = b & 63, k = 0; while (y != 0 && k < 4) { int t = x % y; x = y; y = t; k++; } L(four, k == 4 && y == 0); \
         L(both, x == 31 && k == 2); L(odd, x == 40 && k == 3); return x;",
    ),
    (
        "a division in a label",
        "L(quot, a / b == 9 && b > 12); L(part, b != 0 && a % b == 100); L(zero, a / b == 0 && a == b && b > 0); return 0;",
    ),
    (
        "long arithmetic",
        "long p = (long) a * b * 1000003L; L(hash, (int) (p >>> 32) == -3); L(big, p > 1L << 34); return (int) p;",
    ),
    (
        "floating point",
        "float y = (float) a / (b & 7); L(nan, y != y); L(inf, y == 1 / 0f); L(tiny, y > 0 && y < 0.143f); L(tinier, y > 0 && y < 0.14f); \
         return y > 3 ? 1 : 0;",
    ),
];

/// A body that may throw at one instruction of its line.
const THROWING: [&str; 6] = [
    "return a / (b - 3);",
    "return a / (b * b + 1);",
    "return new int[(a & 3) - (b & 1)].length;",
    "return \"0123456\".toCharArray()[(a & 3) + (b & 7)];",
    "return \"01234567\".toCharArray()[(a & 3) * 2 + (b & 1)];",
    "int k = a * 2 - b; return (k & 1) == 0 && k != b ? a % (k - b) : 1;",
];

const CELL: &str = "    static class Cell {
        int n; boolean open;
        void open() { open = true; }
        void put(int b) { if (open && n < 4) { n += b > 0 ? 1 : 2; } }
    }
";

/// `Adv` with a method for each body, a line each.
fn program() -> String {
    let label = |number: usize, body: &str| {
        let mut text = String::new();
        let mut rest = body;
        while let Some((before, after)) = rest.split_once("L(") {
            let (name, after) = after.split_once(',').unwrap();
            text += &format!("{before}Obligato.label(\"{number} {name}\",");
            rest = after;
        }
        text + rest
    };
    let method =
        |(number, body): (usize, String)| format!("    public static int f{number}(byte a, byte b) {{ {body} }}\n");
    let labelled = BODIES.iter().enumerate().map(|(number, (_, body))| (number, label(number, body)));
    let throwing = THROWING.iter().enumerate().map(|(number, body)| (BODIES.len() + number, body.to_string()));
    let methods: String = labelled.chain(throwing).map(method).collect();
    format!("public class Adv {{\n{methods}{CELL}}}\n")
}

/// What a JVM sees when it runs everything: names of labels that held, lines that threw.
fn truth(folder: &Path) -> BTreeSet<String> {
    let judge = folder.join("judge");
    fs::create_dir_all(judge.join("obligato")).unwrap();
    let library = "package obligato;
public class Obligato {
    public static final java.util.TreeSet<String> HELD = new java.util.TreeSet<>();
    public static void label(String name, boolean holds) { if (holds) { HELD.add(name); } }
}
";
    let main = "public class Main {
    public static void main(String[] none) throws Exception {
        for (java.lang.reflect.Method m : Adv.class.getDeclaredMethods()) {
            for (int a = -128; a < 128; a++) {
                for (int b = -128; b < 128; b++) {
                    try {
                        m.invoke(null, (byte) a, (byte) b);
                    } catch (java.lang.reflect.InvocationTargetException e) {
                        obligato.Obligato.HELD.add(\"line \" + e.getCause().getStackTrace()[0].getLineNumber());
                    }
                }
            }
        }
        obligato.Obligato.HELD.forEach(System.out::println);
    }
}
";
    let files = [judge.join("obligato/Obligato.java"), judge.join("Main.java"), folder.join("src/Adv.java")];
    fs::write(&files[0], library).unwrap();
    fs::write(&files[1], main).unwrap();
    let jdk = support::jdks().into_iter().find(|jdk| jdk.javac.is_some()).unwrap();
    support::javac_with(jdk.javac.as_ref().unwrap(), &files, &judge, &[]);
    let seen = support::run(support::java(&jdk).arg("-cp").arg(&judge).arg("Main"), b"", Duration::from_secs(60));
    assert_eq!(seen.code, Some(0), "{}", seen.stderr);
    seen.stdout.lines().map(str::to_string).collect()
}

#[test]
fn a_jvm_that_runs_all_inputs_agrees() {
    let folder = compiled("Adv", &program());
    let truth = truth(&folder);
    let made = generated(&folder, "Adv", &["--criterion", "labels,runtime-errors"]);
    let names: BTreeSet<String> =
        made.verdicts("labels").iter().map(|v| v[2..].split(" (line").next().unwrap().into()).collect();
    let written: usize = BODIES.iter().map(|(_, body)| body.matches("L(").count()).sum();
    assert_eq!(names.len(), written, "{names:?}");
    for verdict in made.verdicts("labels") {
        let name = verdict[2..].split(" (line").next().unwrap();
        let expected = if truth.contains(name) { '+' } else { '-' };
        let about = name.split(' ').next().unwrap().parse::<usize>().map(|number| BODIES[number].0);
        assert_eq!(verdict.chars().next(), Some(expected), "{verdict}: {about:?}\n{}", made.output);
    }
    for (number, body) in THROWING.iter().enumerate() {
        // Behind the import, the class, and the labelled methods, a line each.
        let line = number + BODIES.len() + 3;
        let end = format!("(line {line})");
        let own: Vec<String> = made.verdicts("runtime-errors").into_iter().filter(|v| v.ends_with(&end)).collect();
        let throws = own.iter().any(|verdict| verdict.starts_with('+'));
        assert_eq!(throws, truth.contains(&format!("line {line}")), "{body}: {own:?}\n{}", made.output);
        assert!(own.iter().all(|verdict| !verdict.starts_with('?')), "{body}: {own:?}");
    }
    made.is_confirmed();
}

/// Its operands have mutants as those of other numbers do; what is positive is its own absolute value.
#[test]
fn floating_point_numbers_have_mutants() {
    let text = "public class Flo {
        public static double half(double a) { return a / 2; }
        public static float large(float b) {
            if (!(b > 3e8f)) { return 0; }
            return b / 4;
        }
    }";
    let options = ["--criterion", "weak-mutation", "--mutations", "ABS,UOI"];
    let made = generated(&compiled("Flo", text), "Flo", &options);
    let verdicts = made.verdicts("weak-mutation");
    let expected = [
        "+ ABS: operand 2 becomes its absolute value (line 3)",
        "+ ABS: operand 2 becomes minus its absolute value (line 3)",
        "+ UOI: operand 2 becomes one more (line 3)",
        "+ UOI: operand 2 becomes one less (line 3)",
        "+ UOI: operand 2 is negated (line 3)",
        "- ABS: operand 2 becomes its absolute value (line 6)",
        "+ ABS: operand 2 becomes minus its absolute value (line 6)",
        "+ UOI: operand 2 is negated (line 6)",
    ];
    for expected in expected {
        assert!(verdicts.iter().any(|verdict| verdict == expected), "{expected}: {verdicts:#?}");
    }
    made.is_confirmed();
}

/// A NaN differs from itself, which no other relation says: the mutants of a relation are those of the source's, also where the branch
/// is taken when it holds.
#[test]
fn a_relation_is_the_one_of_the_source() {
    let text = "public class Nan { public static boolean f(double t, boolean b) { return t != t || b; } \
                public static boolean g(float t, float u, boolean b) { return t == u || b; } }";
    let made =
        generated(&compiled("Nan", text), "Nan", &["--criterion", "weak-mutation", "--mutations", "ROR", "--no-jvm"]);
    let verdicts = made.verdicts("weak-mutation");
    for expected in ["+ ROR: != becomes <", "+ ROR: != becomes >", "+ ROR: == becomes <", "+ ROR: == becomes >="] {
        assert!(verdicts.iter().any(|verdict| verdict.starts_with(expected)), "{expected}: {verdicts:#?}");
    }
    assert!(!verdicts.iter().any(|verdict| verdict.starts_with('-') && verdict.contains("becomes <")), "{verdicts:#?}");
}

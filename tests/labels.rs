//! Labels: predicates at locations as objectives (paper 002), and programs that call the driver API.

mod conditional;
mod criteria;
mod effects;
mod judged;
mod made;
mod measured;
mod partition;
mod written;

use crate::support;
use made::made;

#[test]
fn programs_with_assumptions_and_labels_get_tests() {
    let text = "
public class Toll {
    public static int toll(int weight, int axles) {
        Obligato.assume(axles > 0 && weight >= 0);
        Obligato.label(\"heavy\", weight / axles > 9000);
        if (weight > 10) { return 2; }
        return axles < 1 ? 3 : 1;
    }
}
";
    let made = made("Toll", text, &["--criterion", "branch"]);
    let warned = |w: &String| w.contains("obligato api --out DIR");
    assert!(made.report.warnings.iter().any(warned), "{:?}", made.report.warnings);
    let total = &made.report.totals[0];
    // One side of the second contradicts what is assumed.
    assert_eq!((total.all, total.covered, total.infeasible), (4, 3, 1), "{}", made.output);
    made.is_confirmed();
}

/// What a program assumes stands in the scope of a verdict; what only one version assumes is not compared.
#[test]
fn assumptions_are_told() {
    let program = |assumed: &str, range: &str| {
        format!(
            "public class Ass {{
                public static int f(int x) {{ Obligato.assume({assumed}); assert x > 5; return 1; }}
                public static int g() {{ return Obligato.anyInt(\"a\", 0, {range}); }}
            }}"
        )
    };
    let first = made::compiled("Ass", &program("x > 5", "5"));
    let second = made::compiled("Ass", &program("x > 50", "9"));
    let same = made::compiled("Ass", &program("5 < x", "2 + 3"));
    let run = |arguments: &[&str]| {
        let mut command = support::obligato();
        command.args(arguments);
        let seen = support::run(&mut command, b"", std::time::Duration::from_secs(120));
        (seen.code, format!("{}{}", seen.stdout, seen.stderr))
    };
    let classes = |folder: &std::path::Path| folder.join("classes").display().to_string();
    let (code, output) = run(&["check", "--classpath", &classes(&first), "Ass::f"]);
    assert_eq!(code, Some(0), "{output}");
    assert!(output.contains("as long as the assumptions of Ass::f are true"), "{output}");
    for (other, target, code) in
        [(&second, "Ass::f", 4), (&second, "Ass::g", 4), (&same, "Ass::f", 0), (&same, "Ass::g", 0)]
    {
        let (seen, output) = run(&["diff", "--old", &classes(&first), "--new", &classes(other), target]);
        assert_eq!(seen, Some(code), "{target}: {output}");
    }
}

const LABELLED: &str = "
public class Lab {
    public static int f(int x, int y) {
        Obligato.label(\"sum is 7\", x + y == 7);
        Obligato.label(\"both\", x > 3 && y > 3 || x == -5);
        Obligato.label(\"never\", x > 0 && x < 0);
        Obligato.label(x * x == 49);
        if (x > 100) { Obligato.label(\"in branch\", y * 2 == 12); return 1; }
        Obligato.label(\"excluded\", x > 200);
        return 0;
    }
}
";

/// What the solver is asked aside costs no path, and what a predicate computes is no decision.
#[test]
fn labels_are_objectives_and_not_part_of_the_program() {
    let made = made("Lab", LABELLED, &["--criterion", "labels,mcdc,branch"]);
    let expected = [
        "+ sum is 7 (line 5)",
        "+ both (line 6)",
        "- never (line 7)",
        "+ a label without a name (line 8)",
        "+ in branch (line 9)",
        "- excluded (line 10)",
    ];
    assert_eq!(made.verdicts("labels"), expected, "{}", made.output);
    assert_eq!(
        made.verdicts("mcdc"),
        ["+ x > 100 is false and decides (line 9)", "+ x > 100 is true and decides (line 9)"]
    );
    assert_eq!(made.verdicts("branch").len(), 2);
    made.is_confirmed();
    let paths: u64 = made.report.exploration.iter().map(|e| e.paths).sum();
    assert_eq!(paths, 2, "{}", made.output);
}

/// A label in a loop, in a constructor, over fields that several calls lead to, and in code without branches.
#[test]
fn labels_are_found_wherever_they_are() {
    let text = "
public class Till {
    private int sum;
    private final int limit;
    public Till(int limit) {
        Obligato.label(\"small\", limit == 12345);
        this.limit = limit;
    }
    public void add(int coin) {
        if (coin < 1 || coin > 3) { throw new IllegalArgumentException(); }
        sum += coin;
        Obligato.label(\"full\", sum == 4 && limit == 6);
    }
    public static int count(int n) {
        int all = 0;
        for (int i = 0; i < n && i < 4; i++) {
            all += i;
            Obligato.label(\"three\", all == 3 && n == 3);
        }
        return all;
    }
    public static long straight(long a) {
        Obligato.label(\"bits\", (a ^ (a << 7)) == 0x1234567890L);
        return a + 1;
    }
    public static String text(String s) {
        Obligato.label(\"called\", s != null && s.equals(\"ok\"));
        return s;
    }
}
";
    let made = made("Till", text, &["--criterion", "labels"]);
    let expected =
        ["+ small (line 7)", "+ full (line 13)", "+ three (line 19)", "+ bits (line 24)", "+ called (line 28)"];
    assert_eq!(made.verdicts("labels"), expected, "{}", made.output);
    made.is_confirmed();
}

/// Each instruction that can throw is seen to throw, or proved not to. Arrays of other classes than their type are beyond what is
/// explored, so nothing is proved of what follows them.
#[test]
fn runtime_errors_are_shown_or_refuted() {
    let text = "
public class Errs {
    private int[] own = new int[3]; static class Other { int spare; }
    public static int divide(int a, int b) { return b == 0 ? 0 : a / b; }
    public static int half(int a) { return a / 2; }
    public static int any(int a, int b) { return a % (b - 7); }
    public static int at(int[] all, int i) { return all[i]; }
    public int mine(int i) { return own[i & 1]; }
    public static int[] make(int n) { return new int[n]; }
    public static String cast(Object o) { return (String) o; }
    public static int length(String s) { return s.length(); }
    public static int run(Runnable r, Errs e) { if (e.own == null) { return 1; } r.run(); return 2; }
    public static void put(Other e, Object[] all, Object o, long d) { e.spare = 1; all[0] = o; all[1] = 7 / d; }
    public static int size(int n, int m) { return new int[n][m].length; }
    public static int rows(long[][] all) { return all.length; }
    public static int lock(Object o) { synchronized (o) { return 1; } }
    public static void fail(RuntimeException e) { throw e; }
}
";
    let made = made("Errs", text, &["--criterion", "runtime-errors"]);
    let expected = [
        "- ArithmeticException: the divisor is zero (line 5)",
        "+ ArithmeticException: the divisor is zero (line 7)",
        "+ NullPointerException: the array is null (line 8)",
        "+ ArrayIndexOutOfBoundsException: the index is outside the array (line 8)",
        "- NullPointerException: the array is null (line 9)",
        "- ArrayIndexOutOfBoundsException: the index is outside the array (line 9)",
        "+ NegativeArraySizeException: the size is negative (line 10)",
        "+ ClassCastException: the object is of another class (line 11)",
        "+ NullPointerException: length is called on null (line 12)",
        "+ NullPointerException: the object whose field is read is null (line 13)",
        "+ NullPointerException: run is called on null (line 13)",
        "+ NullPointerException: the object whose field is written is null (line 14)",
        "+ NullPointerException: the array is null (line 14)",
        "+ ArrayIndexOutOfBoundsException: the index is outside the array (line 14)",
        "+ ArrayStoreException: the element does not fit (line 14)",
        "+ ArithmeticException: the divisor is zero (line 14)",
        "? NullPointerException: the array is null (line 14)",
        "+ ArrayIndexOutOfBoundsException: the index is outside the array (line 14)",
        "+ ArrayStoreException: the element does not fit (line 14)",
        "+ NegativeArraySizeException: the size is negative (line 15)",
        "+ NullPointerException: the array is null (line 16)",
        "+ NullPointerException: what is locked is null (line 17)",
        "+ NullPointerException: what is thrown is null (line 18)",
    ];
    assert_eq!(made.verdicts("runtime-errors"), expected, "{}", made.output);
    made.is_confirmed();
}

/// Overflow is an option: shown where an input overflows, refuted where none does, in what javac makes of `++` too.
#[test]
fn overflow_is_shown_or_refuted() {
    let text = "
public class Over {
    public static int add(int a, int b) { return a + b; }
    public static int small(byte a, byte b) { return a * b - a; }
    public static long mul(long a, int b) { return a * b; }
    public static int times(int a, int b) { return a * b; }
    public static int next(int a) { if (a < 5) { return 0; } a++; return a; }
    public static int last(int a) { if (a < 5) { return 0; } a--; return a; }
    public static int neg(int a) { return -a / 2; }
    public static int div(int a, int b) { return b == 0 ? 1 : a / b; }
}
";
    let made = made("Over", text, &["--criterion", "runtime-errors", "--overflow"]);
    let expected = [
        "+ overflow: int + (line 4)",
        "- overflow: int * (line 5)",
        "- overflow: int - (line 5)",
        "+ overflow: long * (line 6)",
        "+ overflow: int * (line 7)",
        "+ overflow: int + (line 8)",
        "- overflow: int - (line 9)",
        "+ overflow: int - (line 10)",
        "- overflow: int / (line 10)",
        "- ArithmeticException: the divisor is zero (line 11)",
        "+ overflow: int / (line 11)",
    ];
    assert_eq!(made.verdicts("runtime-errors"), expected, "{}", made.output);
    made.is_confirmed();
}

/// One label for each mutant: what differs for some input is shown, what never does is refuted.
#[test]
fn mutants_are_told_from_the_original() {
    let text = "
public class Mut {
    public static int f(int a, int b) { return a + b; }
    public static int g(int a) { int low = a & 7; return low * 1 < 9 ? 1 : 2; }
}
";
    let made = made("Mut", text, &["--criterion", "weak-mutation"]);
    let all = made.verdicts("weak-mutation");
    let of = |word: &str| all.iter().filter(|w| w.contains(word)).cloned().collect::<Vec<_>>();
    let arithmetic = [
        "+ AOR: + becomes - (line 4)",
        "+ AOR: + becomes * (line 4)",
        "+ AOR: + becomes / (line 4)",
        "+ AOR: + becomes % (line 4)",
    ];
    assert_eq!(of("AOR: +"), arithmetic, "{}", made.output);
    assert_eq!(of("AOR: * becomes /"), ["- AOR: * becomes / (line 5)"], "{}", made.output);
    let relations = [
        "+ ROR: < becomes == (line 5)",
        "- ROR: < becomes != (line 5)",
        "+ ROR: < becomes >= (line 5)",
        "+ ROR: < becomes > (line 5)",
        "- ROR: < becomes <= (line 5)",
    ];
    assert_eq!(of("ROR: < becomes"), relations, "{all:?}");
    assert!(all.iter().all(|verdict| !verdict.starts_with('?')), "{all:?}");
    made.is_confirmed();
    let place = |word: &str| made.report.objectives.iter().position(|o| o.what.starts_with(word)).unwrap();
    let mutant = |word: &str| made.report.mutants.iter().find(|m| m.objective == place(word)).unwrap();
    let minus = mutant("AOR: + becomes -");
    assert_eq!(minus.before, "public static int f(int a, int b) { return a + b; }");
    assert_eq!(minus.after, "public static int f(int a, int b) { return a - b; }");
    let after = |word: &str| mutant(word).after.clone();
    assert_eq!(after("UOI: the operand becomes one more"), "public static int f(int a, int b) { return a + (b + 1); }");
    assert_eq!(
        after("ABS: operand 2 becomes its abs"),
        "public static int f(int a, int b) { return Math.abs(a) + b; }"
    );
    let low = "public static int g(int a) { int low = a & 7; return";
    assert_eq!(after("ROR: < becomes >="), format!("{low} low * 1 >= 9 ? 1 : 2; }}"));
    assert_eq!(after("ROR: the comparison < becomes true"), format!("{low} true ? 1 : 2; }}"));
    assert_eq!(mutant("UOI: the operand becomes one less").same_as, Some(place("UOI: the operand becomes one more")));
    assert!(mutant("UOI: the operand becomes one more").subsumed_by.is_some());
    let (total, distinct) = (&made.report.totals[0], made.report.distinct_mutants.as_ref().unwrap());
    assert!(distinct.all < total.all && distinct.infeasible == total.infeasible, "{distinct:?} {total:?}");
}

/// Booleans have no order and no successor; what is shown is Java, and the mutant that is meant.
#[test]
fn mutants_are_those_of_java() {
    let text = "
public class Shown {
    public static int sum(int a, int n) { int s = n; s += a; return -s; }
    public static int same(boolean p, boolean q) { boolean r = p ^ q; if (r && p == q) { return 1; } return 2; }
    public static int both(byte a, byte b) { return a > b == b < a ? 1 : 2; }
    public static int assigned(int a) { int k; if ((k = a * 3) > 1) { return k; } return 0; }
    public static int masked(int a) { return (a & 3) == 0 ? 1 : 2; }
    public static int signs(byte[] all) { return all.length > 0 && all[0] < 0 ? 1 : 2; }
    public static int size(int[] all) { if (all == null) { return -1; } return 7; }
}
";
    let made = made("Shown", text, &["--criterion", "weak-mutation"]);
    let all = made.verdicts("weak-mutation");
    let in_line = |line: u32| {
        let end = format!(" (line {line})");
        all.iter().filter_map(move |verdict| verdict[2..].strip_suffix(&end)).collect::<Vec<_>>()
    };
    let numeric = ["ABS", "UOI", "ROR: == becomes <", "ROR: == becomes >"];
    assert!(!in_line(5).iter().any(|what| numeric.iter().any(|word| what.starts_with(word))), "{:?}", in_line(5));
    assert!(in_line(5).contains(&"ROR: == becomes !="), "{:?}", in_line(5));
    assert!(in_line(8).contains(&"ROR: == becomes <") && in_line(8).contains(&"UOI: the operand is negated"));
    assert!(in_line(9).contains(&"ROR: < becomes <="), "{:?}", in_line(9));
    let with_null =
        ["ROR: == becomes !=", "ROR: the comparison == becomes true", "ROR: the comparison == becomes false"];
    assert_eq!(in_line(10), with_null);
    assert!(all.iter().all(|verdict| !verdict.starts_with('?')), "{all:?}");
    let shown = |part: &str| made.report.mutants.iter().filter(|mutant| mutant.after.contains(part)).count();
    assert_eq!([shown("Math.abs(s) +="), shown("return --Math"), shown("(k = (a * 3")], [0, 0, 0]);
    let minus = "public static int sum(int a, int n) { int s = n; s += a; return -(-Math.abs(s)); }";
    assert_eq!(shown(minus), 1, "{:?}", made.report.mutants);
    assert_eq!(shown("return false == b < a ? 1 : 2;"), 1, "{:?}", made.report.mutants);
    made.is_confirmed();
}

/// A getter that only an assertion calls has labels too: the VM and the JVM agree on what the test shows.
#[test]
fn labels_of_getters_in_assertions_are_told() {
    let text = "
public class Count {
    private int size;
    private Count inner;
    public boolean add(int x) { if (x == 7) { return false; } size++; return true; }
    public void nest() { inner = new Count(); inner.size = 3; }
    public int size() { return size; }
    public Count inner() { return inner; }
}
";
    let made = made("Count", text, &["--criterion", "weak-mutation"]);
    made.is_confirmed();
    let all = made.verdicts("weak-mutation");
    assert!(all.iter().any(|verdict| verdict == "+ AOR: + becomes - (line 6)"), "{all:?}");
}

/// A NaN is in no relation but `!=`, whatever instruction compares it; what throws differs from what does not.
#[test]
fn mutants_of_relations_know_what_is_not_a_number() {
    let text = "
public class Nan {
    public static boolean unlike(double a) { return a != a; }
    public static boolean like(float a) { return a == a; }
    public static int least(double a, double b) { if (!(a < b)) { return 1; } return 0; }
    public static int never(int k) { int m = 0; return k * m; }
}
";
    let made = made("Nan", text, &["--criterion", "weak-mutation"]);
    let all = made.verdicts("weak-mutation");
    let of = |word: &str| all.iter().filter(|w| w.contains(word)).cloned().collect::<Vec<_>>();
    assert_eq!(of("!= becomes < "), ["+ ROR: != becomes < (line 4)"], "{}", made.output);
    assert_eq!(of("== becomes <="), ["- ROR: == becomes <= (line 5)"], "{}", made.output);
    assert_eq!(of("== becomes < "), ["+ ROR: == becomes < (line 5)"], "{}", made.output);
    assert_eq!(of("< becomes >="), ["+ ROR: < becomes >= (line 6)"], "{}", made.output);
    assert_eq!(of("* becomes /"), ["+ AOR: * becomes / (line 7)"], "{}", made.output);
    made.is_confirmed();
}

/// A mutant that differs right after its instruction need not differ in the result: inputs are looked for with which it does.
#[test]
fn mutants_are_killed_by_what_tests_assert() {
    let text = "
public class Far {
    public static int f(int a, int b) { int sum = a + b; return sum < 100 ? 0 : sum - 100; }
}
";
    let made = made("Far", text, &["--criterion", "weak-mutation"]);
    let killed = |word: &str| {
        let place = made.report.objectives.iter().position(|o| o.what.starts_with(word)).unwrap();
        made.report.mutants.iter().find(|m| m.objective == place).unwrap().killed
    };
    for word in ["AOR: + becomes -", "AOR: + becomes *", "AOR: + becomes /", "AOR: + becomes %", "AOR: - becomes +"] {
        assert_eq!(killed(word), Some(true), "{word}: {}", made.output);
    }
    // 100 - 100 is 0 as well.
    assert_eq!(killed("ROR: < becomes <="), Some(false), "{}", made.output);
    assert!(made.output.contains("strongly killed"), "{}", made.output);
    made.is_confirmed();
}

/// A suite is run once for all labels, and only the mutants that are asked for count.
#[test]
fn an_existing_suite_is_measured_by_labels() {
    let folder = made::compiled("Lab", LABELLED);
    let test = "
import org.junit.jupiter.api.Test;
public class LabTest {
    @Test void one() { Lab.f(3, 4); }
    @Test void two() { Lab.f(101, 6); }
}
";
    std::fs::write(folder.join("LabTest.java"), test).unwrap();
    let (classes, tests) = (folder.join("classes"), folder.join("tests"));
    std::fs::create_dir(&tests).unwrap();
    let path = std::env::join_paths([&classes, &support::junit_jar()]).unwrap();
    support::javac(&[folder.join("LabTest.java")], &tests, &["-cp", path.to_str().unwrap()]);
    let mut command = support::obligato();
    let suite = std::env::join_paths([&tests, &support::junit_jar()]).unwrap();
    command.args(["measure", "--json", "--criterion", "labels,weak-mutation", "--mutations", "ror", "--classpath"]);
    command.arg(&classes).arg("--tests").arg(suite).arg("Lab");
    let seen = support::run(&mut command, b"", std::time::Duration::from_secs(60));
    let report: obligato::coverage::report::RunReport = serde_json::from_str(&seen.stdout).unwrap();
    let made = made::Made { report, output: seen.stderr };
    let labels = made.verdicts("labels");
    let covered: Vec<&String> = labels.iter().filter(|verdict| verdict.starts_with('+')).collect();
    assert_eq!(covered, ["+ sum is 7 (line 5)", "+ both (line 6)", "+ in branch (line 9)"], "{labels:?}");
    let mutants = made.verdicts("weak-mutation");
    assert!(!mutants.is_empty() && mutants.iter().all(|mutant| mutant.contains(" ROR: ")), "{mutants:?}");
}

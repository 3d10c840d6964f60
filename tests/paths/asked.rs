//! What is reported of paths: how many there are, whether these are all, and which is the longest.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use obligato::coverage::report::{RunReport, Verdict};

use crate::support::{self, javac_with, jdks, obligato, scratch};

/// The classes of `examples/paths`, or of one text.
pub fn compiled(folder: &str, text: Option<(&str, &str)>) -> PathBuf {
    let folder = scratch(folder);
    let classes = folder.join("classes");
    fs::create_dir_all(&classes).unwrap();
    let sources: Vec<PathBuf> = match text {
        Some((name, text)) => {
            let file = folder.join(format!("{name}.java"));
            fs::write(&file, text).unwrap();
            vec![file]
        }
        None => ["Order", "Max3"]
            .map(|name| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("examples/paths/{name}.java")))
            .to_vec(),
    };
    let jdk = jdks().into_iter().find(|jdk| jdk.javac.is_some()).unwrap();
    javac_with(jdk.javac.as_ref().unwrap(), &sources, &classes, &["-g"]);
    folder
}

/// What `generate` with these arguments reports, its exit code and its output.
pub fn generated(folder: &std::path::Path, arguments: &[&str]) -> (Option<RunReport>, Option<i32>, String) {
    let out = folder.join("out");
    let mut command = obligato();
    command.arg("generate").arg("--classpath").arg(folder.join("classes")).args(arguments);
    command.args(["--force", "--budget", "120", "--out"]).arg(&out);
    let seen = support::run(&mut command, b"", Duration::from_secs(150));
    let report = fs::read_to_string(out.join("report.json")).ok().and_then(|text| serde_json::from_str(&text).ok());
    (report, seen.code, format!("{}{}", seen.stdout, seen.stderr))
}

/// Paper 003, figure 9.
#[test]
fn permutations_have_as_many_paths_as_in_the_paper() {
    let folder = compiled("paths-order", None);
    for (n, paths) in [(3, 4), (4, 7), (5, 16), (6, 30), (7, 62), (8, 110)] {
        let assume = format!("Order::is{n}");
        let arguments = ["--criterion", "paths", "--array", "10", "--no-jvm", "--assume", &assume, "Order::getOrder"];
        let (report, _, output) = generated(&folder, &arguments);
        let report = report.unwrap();
        let covered = report.objectives.iter().filter(|o| matches!(o.verdict, Verdict::Covered { .. }));
        assert_eq!((covered.count(), report.objectives.len(), report.tests.len()), (paths, paths, paths), "{output}");
        assert!(report.paths[0].complete, "{output}");
    }
}

#[test]
fn three_elements_of_a_table_have_three_paths() {
    let folder = compiled("paths-max3", None);
    let (report, code, output) =
        generated(&folder, &["--criterion", "paths", "--assume", "Max3::inside", "Max3::max3"]);
    let report = report.unwrap();
    assert_eq!((code, report.tests.len()), (Some(0), 3), "{output}");
    assert!(output.contains("3 paths, these are all"), "{output}");
    assert!(output.contains("the longest runs"), "{output}");
    assert!(report.objectives.iter().all(|objective| objective.criterion == "paths"));
}

const LOOP: &str = "public class Sum { public static int sum(int n) { int s = 0; for (int i = 0; i < n; i++) { if (i % 2 == 0) { s += i; } } return s; } }";

#[test]
fn what_has_no_end_is_bounded_or_left_open() {
    let folder = compiled("paths-loop", Some(("Sum", LOOP)));
    for (criterion, paths) in [("loop-2", 3), ("block-3", 3), ("depth-5", 3)] {
        let (report, code, output) = generated(&folder, &["--criterion", criterion, "Sum::sum"]);
        let report = report.unwrap();
        assert_eq!((code, report.tests.len()), (Some(0), paths), "{criterion}: {output}");
        assert_eq!(report.objectives[0].criterion, criterion);
    }
    let (report, code, output) = generated(&folder, &["--criterion", "paths", "--loops", "4", "Sum::sum"]);
    let report = report.unwrap();
    assert_eq!(code, Some(1), "{output}");
    assert!(!report.paths[0].complete && output.contains("there may be more"), "{output}");
    assert!(matches!(report.objectives.last().unwrap().verdict, Verdict::Open { .. }), "{output}");
}

const AGAIN: &str = "public class Again { public static int f(int n) { int s = 0; for (int o = 0; o < 2; o++) { int i = 0; while (i < n) { i++; if (i == 2) { break; } } s += i; } return s; } }";

#[test]
fn a_loop_that_is_entered_again_begins_afresh() {
    let folder = compiled("paths-again", Some(("Again", AGAIN)));
    let (report, code, output) = generated(&folder, &["--criterion", "loop-2", "Again::f"]);
    assert_eq!((code, report.unwrap().tests.len()), (Some(0), 3), "{output}");
}

const INSIDE: &str = "public class Inside { public static int f(int x) { int i = 0; for (;;) { for (int j = 0; j < 2; j++) { if (i >= x) { return i; } } i++; } } }";

#[test]
fn a_loop_that_is_left_from_inside_another_goes_round_too() {
    let folder = compiled("paths-inside", Some(("Inside", INSIDE)));
    for (criterion, paths) in [("loop-2", 3), ("loop-4", 5)] {
        let (report, code, output) = generated(&folder, &["--criterion", criterion, "Inside::f"]);
        assert_eq!((code, report.unwrap().tests.len()), (Some(0), paths), "{criterion}: {output}");
    }
    let mut command = obligato();
    command.args(["check", "--no-jvm", "--bound", "Inside::f=loop-3", "--classpath"]).arg(folder.join("classes"));
    let seen = support::run(command.arg("Inside::f"), b"", Duration::from_secs(150));
    assert!(seen.stdout.starts_with("HOLDS") && seen.stdout.contains("at most 3 times"), "{}", seen.stdout);
}

const SKIPS: &str = "public class Skips { public static int f(int x) { int i = 0; for (;;) { if (((x >> i++) & 1) != 0) {\n continue; } if (((x >> i++) & 1) != 0) { break; } } return i; } static int g(int x) { for (;;) { x = x - 1; for (;;) { if (x <= 0) { return x; } x = x - 1; if (x < 7) { break; } } } } public static void h(int a) { if (a < 0 || a > 5) { return; } g(a); assert a != 3; } }";

/// Not every round comes to where a loop is left; and a loop may begin with its method.
#[test]
fn rounds_are_counted_wherever_a_loop_is_left() {
    let folder = compiled("paths-skips", Some(("Skips", SKIPS)));
    let (report, _, output) = generated(&folder, &["--criterion", "loop-2", "--no-jvm", "Skips::f"]);
    assert!(report.unwrap().tests.len() == 7 && output.contains("these are all"), "{output}");
    let mut command = obligato();
    command.args(["check", "--no-jvm", "--bound", "Skips::g=loop-1", "--classpath"]).arg(folder.join("classes"));
    let seen = support::run(command.arg("Skips::h"), b"", Duration::from_secs(150));
    assert!(seen.stdout.starts_with("VIOLATED"), "{}", seen.stdout);
}

const ROUNDS: &str = "
public class Rounds {
    static boolean small(int x, int y) { return x >= 0 && x <= 4 && y >= 0 && y <= 4; }
    public static int both(int x, int y) { int n = 0; while (n < x && n != y) { n++; } return n; }
    public static int either(int x, int y) { int n = 0; while (n < x && (n != y || x == 3)) { n++; } return n; }
    public static int doDo(int x, int y) { int n = 0, i = 0; do { do { n++; } while (n < x); i++; n -= 2; } while (i < y); return n; }
    public static int doWhile(int x, int y) { int n = 0, k = 0; do { while (n < x) { n++; } k++; n -= 2; } while (k < y); return n; }
    public static int inside(int x, int y) { int n = 0, k = 0; while (true) { while (n < x) { n++; } if (k == y) { break; } k++; n -= 2; } return n; }
    public static int guarded(int x, int y) { int n = x; do { if (n == y) { return -1; } n--; } while (n > 0); return n; }
    public static int atTheEnd(int x, int y) { int n = 0; boolean go = true; while (go) { n++; go = n < x; if (n == y) { go = false; } } return n; }
    public static int returns(int x, int y) { int n = x; while (n > 0) { n--; if (n == y) { return n; } } return n; }
    static int goes(int x, int y) { int n = 0; while (n < x && n != y) { n++; } return n; }
    public static void asserts(int x, int y) { goes(x, y); assert x != 2 || y != 1; }
}";

/// What counts as a round: the operands of one condition are passed together, and a loop at the beginning of another is another.
/// Counted on the JVM, with a mark where each loop is entered and one where its body begins (of `do`: begins again).
#[test]
fn rounds_are_those_of_the_source() {
    let folder = compiled("paths-rounds", Some(("Rounds", ROUNDS)));
    let cases = [
        ("both", [4, 6]),
        ("either", [4, 6]),
        ("doDo", [5, 11]),
        ("doWhile", [2, 9]),
        ("inside", [2, 9]),
        ("guarded", [4, 6]),
        ("atTheEnd", [3, 6]),
        ("returns", [3, 5]),
    ];
    for (target, counts) in cases {
        for (criterion, count) in ["loop-1", "loop-2"].into_iter().zip(counts) {
            let target = format!("Rounds::{target}");
            let arguments = ["--criterion", criterion, "--no-jvm", "--assume", "Rounds::small", &target];
            let (report, _, output) = generated(&folder, &arguments);
            let found = report.unwrap().tests.len();
            assert!(found == count && output.contains("these are all"), "{target} {criterion}: {found}\n{output}");
        }
    }
    let mut command = obligato();
    command.args(["check", "--no-jvm", "--bound", "Rounds::goes=loop-1", "--classpath"]).arg(folder.join("classes"));
    let seen = support::run(command.arg("Rounds::asserts"), b"", Duration::from_secs(150));
    assert!(seen.stdout.starts_with("VIOLATED"), "{}", seen.stdout);
}

/// Paper 004, section 3.5.
#[test]
fn a_method_may_have_a_bound_of_its_own() {
    let folder = compiled("paths-own", Some(("Sum", LOOP)));
    let arguments = ["--criterion", "paths", "--no-jvm", "--bound", "Sum::sum=loop-2", "Sum::sum"];
    let (report, code, output) = generated(&folder, &arguments);
    let report = report.unwrap();
    assert_eq!((code, report.tests.len(), report.paths[0].complete), (Some(1), 3, false), "{output}");
    assert!(output.contains("each loop of Sum::sum goes round at most 2 times"), "{output}");
    for (bound, said) in [
        ("Sum::sum", "as in com.example.Parser::parse=loop-3"),
        ("Sum::sum=loops", "loop-K, block-K and depth-K"),
        ("Sum::none=loop-2", "none"),
    ] {
        let (_, code, output) = generated(&folder, &["--criterion", "paths", "--bound", bound, "Sum::sum"]);
        assert_eq!(code, Some(2), "{output}");
        assert!(output.contains(&format!("--bound {bound}: ")) && output.contains(said), "{output}");
    }
    let (_, code, output) = generated(&folder, &["--criterion", "branch", "--bound", "Sum::sum=loop-2", "Sum::sum"]);
    assert_eq!(code, Some(2), "{output}");
    assert!(output.contains("no paths are asked for"), "{output}");
}

const ENDED: &str = "public class Ended { static void a(int n) { for (int i = 0; i < 10; i++) { int q = 1 / (i - n); } } static int b(int n) { while (true) { n = next(n); } } static int next(int n) { if (n > 2) { throw new IllegalStateException(); } return n + 1; } public static void f(int x, int y) { try { a(x); } catch (ArithmeticException e) { } try { a(y); } catch (ArithmeticException e) { } assert x != 2 || y != 2; } public static void g(int x, int y) { try { b(x); } catch (IllegalStateException e) { } try { b(y); } catch (IllegalStateException e) { } assert x != 1 || y != 1; } }";

/// A call that an exception ends does not count for the next one at the same depth.
#[test]
fn a_bounded_loop_that_an_exception_ends_begins_afresh() {
    let folder = compiled("paths-ended", Some(("Ended", ENDED)));
    for (bound, target) in [("Ended::a=loop-3", "Ended::f"), ("Ended::b=loop-3", "Ended::g")] {
        let mut command = obligato();
        command.args(["check", "--no-jvm", "--bound", bound, "--classpath"]).arg(folder.join("classes")).arg(target);
        let seen = support::run(&mut command, b"", Duration::from_secs(150));
        assert!(seen.stdout.starts_with("VIOLATED"), "{bound}: {}{}", seen.stdout, seen.stderr);
    }
}

#[test]
fn other_criteria_may_be_asked_for_as_well() {
    let folder = compiled("paths-both", None);
    let (report, code, output) =
        generated(&folder, &["--criterion", "branch,paths", "--assume", "Max3::inside", "Max3::max3"]);
    let report = report.unwrap();
    assert_eq!(code, Some(0), "{output}");
    let names: Vec<&str> = report.totals.iter().map(|total| total.criterion.as_str()).collect();
    assert_eq!(names, ["branch", "paths"]);
}

#[test]
fn wrong_criteria_are_refused() {
    let folder = compiled("paths-wrong", None);
    for (criterion, said) in [("loop-0", "loop-K"), ("loops-3", "loop-K"), ("paths,loop-2", "one at a time")] {
        let (_, code, output) = generated(&folder, &["--criterion", criterion, "Max3::max3"]);
        assert_eq!(code, Some(2), "{output}");
        assert!(output.contains(said), "{output}");
    }
    let mut command = obligato();
    command.args(["measure", "--criterion", "paths", "--tests", ".", "--classpath"]).arg(folder.join("classes"));
    let seen = support::run(&mut command, b"", Duration::from_secs(60));
    assert_eq!(seen.code, Some(2));
    assert!(seen.stderr.contains("use `generate`"), "{}", seen.stderr);
}

const LATER: &str = "
public class Later {
    static class Conf { static int level = 1; static { if (level > 0) { level = 2; } } }
    public static int f(boolean b, boolean c) { if (b) { return c ? 1 : 2; } Conf.level++; return Conf.level > 2 ? 3 : 4; }
}";

/// What restores static fields after a test is no part of it, though it may initialise a class.
#[test]
fn tests_are_judged_without_what_restores_static_fields() {
    let folder = compiled("paths-later", Some(("Later", LATER)));
    let (report, _, output) = generated(&folder, &["--criterion", "paths", "Later::f"]);
    let report = report.unwrap();
    assert_eq!((report.paths[0].paths, report.tests.len(), report.withheld.len()), (3, 3, 0), "{output}");
}

/// Objects of several classes may be meant until a cast says which; what others have in the place of a field is nothing to the path.
#[test]
fn a_field_is_read_of_objects_that_have_it() {
    let text = "public record Both(int x, String s) { public int f(int k) { return x + k; } }";
    let folder = compiled("paths-both", Some(("Both", text)));
    let (_, _, output) = generated(&folder, &["--criterion", "statement", "--no-jvm", "Both"]);
    assert!(!output.contains("malformed") && output.contains("statement"), "{output}");
}

/// Three references to at most two objects, which refer to each other.
const TWO_NODES: &str = "public class TwoNodes {
    static sealed class Node permits Leaf { int value; Node left, right; Node(int value) { this.value = value; } }
    static final class Leaf extends Node { Leaf(int value) { super(value); } }
    static boolean seen(Node node, Node[] all) {
        if (node == null || node == all[0] || node == all[1]) { return true; }
        if (all[0] == null) { all[0] = node; } else if (all[1] == null) { all[1] = node; } else { return false; }
        return (node.value & ~1) == 0 && seen(node.left, all) && seen(node.right, all);
    }
    static boolean two(Node a, Node b, Node c) {
        Node[] all = new Node[2];
        return seen(a, all) && seen(b, all) && seen(c, all);
    }
    public static int linked(Node a, Node b, Node c) {
        a = b;
        if (a != b.left) { if (c.left == null) { return 1; } }
        c.right.left = c.left.left;
        return a.value;
    }
}
";

/// Rows of a table that are put in each other's place.
const ROWS: &str = "public class Rows {
    static boolean inside(int a, int b, int c, int d) { return (a | b | c | d) >= 0 && a < 8 && b < 8 && c < 8 && d < 8; }
    public static int moved(int a, int b, int c, int d) {
        int[][] rows = new int[8][1];
        rows[b] = rows[a];
        rows[c] = rows[d];
        rows[b][0]++;
        int found = 0;
        for (int row = 0; row < 8; row++) {
            if (rows[row][0] > 0) { found++; }
        }
        return found;
    }
}
";

/// How many states it takes to find all of so many paths.
fn states(class: &str, text: &str, (assume, target): (&str, &str), paths: usize, more: &[&str]) -> u64 {
    let folder = compiled(&format!("paths-{class}-{}", more.len()), Some((class, text)));
    let asked = ["--criterion", "paths", "--no-jvm", "--assume", assume, target];
    let (report, _, output) = generated(&folder, &[&asked[..], more].concat());
    let report = report.unwrap();
    assert_eq!((report.tests.len(), report.paths[0].complete), (paths, true), "{output}");
    report.exploration[0].states
}

#[test]
fn what_may_be_the_same_costs_little_more_than_a_path_for_each_object() {
    let programs = [
        ("TwoNodes", TWO_NODES, ("TwoNodes::two", "TwoNodes::linked"), 7),
        ("Rows", ROWS, ("Rows::inside", "Rows::moved"), 92),
    ];
    for (class, text, asked, paths) in programs {
        let early = states(class, text, asked, paths, &["--aliases", "early"]);
        let chosen = states(class, text, asked, paths, &[]);
        assert!(
            chosen <= early + early / 10,
            "{class}: {chosen} states where each object is a path of its own has {early}"
        );
    }
}

const RINGS: &str = "
public class Ring {
    static final class Node { Node[] next; }
    static boolean shared(Node a) { return a != null && a.next != null && a.next.length == 1 && a.next[0] != null && a.next[0] != a && a.next[0].next == a.next; }
    public static int leads(Node a) { return a.next[0] == a ? 1 : 2; }
    static boolean holdsItself(Object[] a) { return a != null && a.getClass() == Object[].class && a.length == 2 && a[1] == a; }
    public static int firstIs(Object[] a) { return a[0] == a ? 1 : 2; }
    static boolean back(Node a) { return a != null && a.next != null && a.next.length == 1 && a.next[0] != null && a.next[0] != a && a.next[0].next != null && a.next[0].next.length == 1 && a.next[0].next[0] == a; }
}
";

/// A test makes the array first and fills it then.
#[test]
fn arrays_may_lead_back_to_themselves() {
    let folder = compiled("paths-rings", Some(("Ring", RINGS)));
    for (assume, target, paths) in [("Ring::shared", "Ring::leads", 1), ("Ring::holdsItself", "Ring::firstIs", 2)] {
        let (report, _, output) = generated(&folder, &["--criterion", "paths", "--assume", assume, target]);
        let report = report.unwrap();
        assert_eq!((report.paths[0].paths, report.tests.len()), (paths, paths as usize), "{output}");
        assert!(report.tests.iter().all(|test| test.on_jvm.as_deref() == Some("passed")), "{output}");
    }
}

/// What no input was found for may lie beyond a bound, which is named.
#[test]
fn a_bound_that_a_precondition_meets_is_named() {
    let folder = compiled("paths-ring-far", Some(("Ring", RINGS)));
    let asked = ["--criterion", "paths", "--assume", "Ring::back", "--depth", "3", "Ring::leads"];
    let (_, code, output) = generated(&folder, &asked);
    let said = output.contains("no input was found that satisfies --assume Ring::back") && output.contains("--depth 3");
    assert!(code == Some(2) && said, "{output}");
}

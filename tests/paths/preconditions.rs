//! `--assume`: what it means for verdicts and tests, and which methods are refused.

use std::path::Path;
use std::time::Duration;

use super::asked::{compiled, generated};
use crate::support::{self, obligato};

const TEXT: &str = "
public class Part {
    static int seen;
    static boolean positive(int a, int b) { return a > 0 && b > 0; }
    static boolean never(int a, int b) { return a > b && b > a; }
    static boolean throwing(int a, int b) { throw new IllegalStateException(); }
    static boolean counting(int a, int b) { seen++; return true; }
    static boolean printing(int a, int b) { System.out.println(a); return true; }
    static boolean dividing(int a, int b) { return 10 / b > 0; }
    static boolean one(int a) { return a > 0; }
    static int number(int a, int b) { return 0; }
    static boolean writes(int[] p) { p[0] = 3; return true; }
    static boolean two(int[] p) { return p.length == 2 && p[0] > 0; }
    private int size;
    public Part(int size) { this.size = size; }
    public boolean repOk() { return size >= 0 && size < 4; }
    public int at(int[] table) { if (size > 2) { return 1; } return 10 / (size + 1); }
    public static int div(int a, int b) { if (a > 10) { return a / b; } return 10 / b; }
    public static int first(int[] p) { if (p[1] > p[0]) { return 1; } return 0; }
}
";

fn checked(folder: &Path, assume: Option<&str>, target: &str) -> (Option<i32>, String) {
    let mut command = obligato();
    command.args(["check", "--property", "all", "--classpath"]).arg(folder.join("classes"));
    command.args(assume.into_iter().flat_map(|assume| ["--assume", assume])).arg(target);
    let seen = support::run(&mut command, b"", Duration::from_secs(60));
    (seen.code, format!("{}{}", seen.stdout, seen.stderr))
}

#[test]
fn verdicts_are_about_inputs_that_satisfy_them() {
    let folder = compiled("assume-check", Some(("Part", TEXT)));
    let cases = [
        (None, "Part::div", "VIOLATED"),
        (Some("Part::positive"), "Part::div", "HOLDS"),
        (Some("Part::two"), "Part::first", "HOLDS"),
        (None, "Part::at", "VIOLATED"),
        (Some("Part::repOk"), "Part::at", "HOLDS"),
        (Some("Part::never"), "Part::div", "UNKNOWN"),
        (Some("Part::throwing"), "Part::div", "UNKNOWN"),
    ];
    for (assume, target, verdict) in cases {
        let (_, output) = checked(&folder, assume, target);
        assert!(output.starts_with(verdict), "{assume:?}: {output}");
        let assumed = assume.filter(|_| verdict == "HOLDS").map(|assume| format!("as long as {assume}("));
        assert!(assumed.is_none_or(|assumed| output.contains(&assumed)), "{output}");
    }
    let (_, output) = checked(&folder, Some("Part::never"), "Part::div");
    assert!(output.contains("no input satisfies what is assumed"), "{output}");
}

#[test]
fn what_is_no_precondition_is_refused() {
    let folder = compiled("assume-wrong", Some(("Part", TEXT)));
    let cases = [
        ("Part::positiv", "Part::div", "did you mean Part::positive(int,int)?"),
        ("Part::one", "Part::div", "has other parameters than Part::div(int,int)"),
        ("Part::number", "Part::div", "gives int; a precondition gives boolean"),
        ("Part::counting", "Part::div", "it assigns Part.seen"),
        ("Part::writes", "Part::first", "changes what it looks at"),
        ("Part::printing", "Part::div", "it uses System.out"),
        ("Part", "Part::div", "name a method"),
        ("Part::repOk", "Part::div", "no method of the receiver"),
        ("Part::one", "Part::repOk", "has other parameters than Part::repOk()"),
    ];
    for (assume, target, said) in cases {
        let (code, output) = checked(&folder, Some(assume), target);
        assert_eq!(code, Some(2), "{assume}: {output}");
        assert!(output.contains(said), "{assume}: {output}");
        let (_, code, output) = generated(&folder, &["--assume", assume, target]);
        assert_eq!(code, Some(2), "{assume}: {output}");
        assert!(output.contains(said), "{assume}: {output}");
    }
}

#[test]
fn tests_satisfy_them_and_nothing_else_is_proved() {
    let folder = compiled("assume-generate", Some(("Part", TEXT)));
    let (report, code, output) =
        generated(&folder, &["--criterion", "branch", "--assume", "Part::positive", "Part::div"]);
    assert_eq!(code, Some(0), "{output}");
    let calls: Vec<String> = report.unwrap().tests.iter().flat_map(|test| test.code.clone()).collect();
    assert!(
        calls.iter().all(|line| !line.contains("div(0") && !line.contains(", 0)") && !line.contains("-")),
        "{calls:?}"
    );
    let (_, code, output) = generated(&folder, &["--assume", "Part::never", "Part::div"]);
    assert_eq!(code, Some(2), "{output}");
    assert!(output.contains("no input satisfies --assume Part::never(int,int)"), "{output}");
    let (_, _, output) = generated(&folder, &["--criterion", "branch", "--assume", "Part::dividing", "Part::div"]);
    let warning = "Part::dividing(int,int) throws java.lang.ArithmeticException for some inputs";
    assert!(output.contains(warning), "{output}");
}

const LOOKING: &str = "
public class Look {
    static boolean isShort(String s) { return s != null && s.length() < 3; }
    static boolean begins(String[] s) { return s != null && s.length > 1 && s[0] == null; }
    static boolean large(int n) { return n > 5; }
    record Even(int n) { Even { if (n % 2 != 0) { throw new IllegalArgumentException(); } } }
    static boolean isSmall(Even e) { return e != null && e.n < 8; }
    static boolean isSorted(int[] a) { if (a == null || a.length != 2) { return false; } int[] b = a.clone(); java.util.Arrays.sort(b); return java.util.Arrays.equals(a, b); }
    static boolean isPlain(int[][] a) { return a != null && a.length == 1 && a.getClass() == int[][].class; }
    public static void even(Even e) { assert e.n < 8; }
    public static void sorted(int[] a) { assert a[0] <= a[1]; }
    public static void plain(int[][] a) { assert a.length == 1; }
    private final int n;
    public Look(int n) { assert n > 5; this.n = n; }
    public static void text(String s) { assert s.length() < 3; }
    public static void texts(String[] s) { assert s[0] == null; }
    public static int size(int n) { if (n < 3) { return 1; } return 2; }
}
";

/// Strings, records, arrays and what a constructor takes can be looked at; the line of the verdict says what is assumed.
#[test]
fn the_line_of_a_verdict_names_them() {
    let folder = compiled("assume-look", Some(("Look", LOOKING)));
    let cases = [
        ("Look::isShort", "Look::text", "java.lang.String"),
        ("Look::begins", "Look::texts", "java.lang.String[]"),
        ("Look::large", "Look::new", "int"),
        ("Look::isSmall", "Look::even", "Look$Even"),
        ("Look::isSorted", "Look::sorted", "int[]"),
        ("Look::isPlain", "Look::plain", "int[][]"),
    ];
    for (assume, target, types) in cases {
        let (code, output) = checked(&folder, Some(assume), target);
        let line = format!("HOLDS {target}({types}), assuming that {assume}({types}) answers true");
        assert_eq!((code, output.lines().next()), (Some(0), Some(line.as_str())), "{output}");
    }
    let (_, _, output) = generated(&folder, &["--criterion", "branch,paths", "--assume", "Look::large", "Look::size"]);
    let output = output.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(output.contains("these are all, assuming that Look::large(int) answers true"), "{output}");
}

const KINDS: &str = "
public class Kind {
    int k;
    public Kind(int k) { this.k = k; }
    boolean repOk() { return k == 1; }
    int t() { return k > 0 ? repOk() ? 1 : 2 : 3; }
    public static boolean never(int k) { return k > k; }
    public static int g(int k) { return k > 1 ? 1 : 2; }
    public int h(int[] k) { return k == null ? 1 : 2; }
    static class Sub extends Kind { Sub(int k) { super(k); } boolean repOk() { return false; } }
}
";

/// The method that is named is asked, whatever subclasses have instead of it; and each target says what is assumed of it, not of others.
#[test]
fn the_method_that_is_named_is_asked_of_the_targets_that_it_fits() {
    let folder = compiled("assume-kinds", Some(("Kind", KINDS)));
    let arguments = ["--criterion", "paths", "--no-jvm", "--receiver", "any", "--assume", "Kind::repOk", "Kind::t"];
    let (report, _, output) = generated(&folder, &arguments);
    let report = report.unwrap();
    assert_eq!((report.paths[0].paths, report.tests.len()), (2, 2), "{output}");
    let (report, _, output) =
        generated(&folder, &["--criterion", "paths", "--no-jvm", "--assume", "Kind::never", "Kind"]);
    assert!(output.contains("--assume: no input of Kind::g(int) satisfies it"), "{output}");
    let assumed = |name: &str| report.as_ref().unwrap().paths.iter().find(|p| p.target == name).unwrap().assumed.len();
    assert_eq!(["Kind::g(int)", "Kind::never(int)", "Kind::h(int[])"].map(assumed), [1, 0, 0], "{output}");
}

const FAR: &str = "
public class Far {
    static boolean few(int x, int[] y) { return x >= 0 && x <= 3 && (y == null || y.length < 3); }
    static boolean never(int x, int[] y) { return x > 3 && x < 3; }
    public static int walk(int x, int[] y) { int n = 0; for (int q = 0; q < 3; q++) { n++; } if (x == 1) { n++; } assert n != 4; return n; }
}
";

/// Inputs that satisfy one are there, though all their paths go beyond a bound.
#[test]
fn a_bound_on_paths_is_no_precondition() {
    let folder = compiled("assume-far", Some(("Far", FAR)));
    let generate = |assume: &str| generated(&folder, &["--criterion", "depth-1", "--assume", assume, "Far::walk"]);
    let (_, code, output) = generate("Far::few");
    assert!(code == Some(1) && output.contains("every path goes beyond depth-1"), "{code:?}: {output}");
    let (_, code, output) = generate("Far::never");
    assert!(code == Some(2) && output.contains("no input satisfies --assume"), "{code:?}: {output}");
    for (assume, said) in [
        (Some("Far::few"), "no path runs to its end where at most 1 branches of Far::walk run"),
        (None, "no path runs to its end where at most 1 branches of Far::walk run"),
        (Some("Far::never"), "no input satisfies what is assumed"),
    ] {
        let mut command = obligato();
        command
            .args(["check", "--no-jvm", "--bound", "Far::walk=depth-1"])
            .args(assume.map(|_| "--assume"))
            .args(assume);
        command.arg("--classpath").arg(folder.join("classes")).arg("Far::walk");
        let seen = support::run(&mut command, b"", Duration::from_secs(60));
        let is_as_said = seen.stdout.starts_with("UNKNOWN") && seen.stdout.contains(said);
        assert!(is_as_said, "{assume:?}: {}{}", seen.stdout, seen.stderr);
    }
}

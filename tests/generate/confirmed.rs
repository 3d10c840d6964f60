//! The coverage that is claimed against that on the JVM, as the tool itself compares them: a claim that is wrong costs the
//! test, what cannot be looked at is said to be so. That all claims of the corpus are confirmed is part of
//! `the_jvm_confirms_every_claim`.

use super::TURN;
use super::corpus::{self, Program};
use crate::support::scratch;
use obligato::coverage::facts::{FactSet, Recorder};
use obligato::coverage::report::{RunReport, Verdict};
use obligato::explore::target::Reach;
use obligato::interp::Config;
use obligato::program::Jdk;
use obligato::testgen::JUnit;
use obligato::testgen::generate::outcome::{self, Trial};
use obligato::testgen::generate::scope::{machine, scope};
use obligato::testgen::generate::{Coverage, Generated, Request, generate};
use obligato::testgen::java::{Expr, Stmt};
use std::fs;
use std::path::Path;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// A program of this text.
fn program(folder: &Path, class: &str, text: &str) -> Program {
    fs::write(folder.join(format!("{class}.java")), text).unwrap();
    Program { class: class.into(), root: folder.to_path_buf() }
}

/// What becomes of the tests of a class when what is claimed of them is changed before they are tried.
fn tried(folder: &Path, program: &Program, change: &dyn Fn(&mut Generated)) -> (Vec<Option<Coverage>>, RunReport) {
    let jdk = corpus::jdk();
    let classpath = corpus::classes(folder, program).display().to_string();
    let open = |exploring: bool| {
        let config = Config { exploring, assertions: true, ..Config::default() };
        machine(Jdk::open(&jdk.home).unwrap(), &classpath, config).unwrap()
    };
    let (vm, concrete) = (open(true), open(false));
    let scope = scope(&vm, &[program.name()], &Reach::built(2), Some(&program.root), false).unwrap();
    let request = Request::new(&vm, &concrete, &scope);
    reported(&request, &classpath, change)
}

fn reported(
    request: &Request<'_>,
    classpath: &str,
    change: &dyn Fn(&mut Generated),
) -> (Vec<Option<Coverage>>, RunReport) {
    let (recorder, stop) = (Recorder::new(Rc::clone(&request.subject)), AtomicBool::new(false));
    let mut generated = generate(request, recorder, &stop, &mut |_| {}, &mut |_| {});
    change(&mut generated);
    let until = Instant::now() + Duration::from_secs(60);
    let trial = Trial { jdk: request.vm.program.jdk(), classpath, until, stop: &stop, confirm: true };
    let suite = outcome::suite(request, &mut generated, JUnit::Five, Ok(trial));
    let mut report = RunReport::default();
    outcome::report(request, &generated, &suite, &[], None, &mut report);
    (suite.coverage, report)
}

const CLAIMS: &str = "
public class Claims {
    private static boolean less(int a, int b) { return a < b && b < 100; }
    public static int all(int a, int b, boolean strict) {
        if (strict & less(a, b) || a == 7 && less(b, a)) {
            return 1;
        }
        return switch (b) { case 1, 2 -> 2; case 900 -> 3; default -> 4; };
    }
    private static int use(boolean first, long wide, double other, Object last, boolean most) {
        return first == most ? 1 : 2;
    }
    // Booleans that lie below operands of all kinds, some of them not yet initialised objects.
    public static int deep(boolean c, boolean a, boolean b, long wide) {
        Object last = a ? \"text\" : new StringBuilder(b ^ c ? 1 : 2);
        return use(c ? a : b, wide, wide * 0.5, new Object(), a | last instanceof String);
    }
    public final int[] made;
    public Claims(int size, Object other) {
        this(size > 3 && other != null ? size : 0);
    }
    private Claims(int size) { made = new int[size & 7]; }
    // An exception leaves an evaluation, and the method goes on.
    public static int left(int[] values, int at) {
        int found = 0;
        for (int i = 0; i < 2; i++) {
            try {
                if (at > 0 && values[at] == 3 || values.length == 1) {
                    found++;
                }
            } catch (ArrayIndexOutOfBoundsException e) {
                at = i;
            }
        }
        return found;
    }
    // An evaluation inside an evaluation of the same decision.
    public static boolean even(int n) { return n == 0 || n > 0 && n < 9 && !even(n - 1); }
}
";

#[test]
fn a_wrong_claim_costs_the_test() {
    let _turn = TURN.read();
    let folder = scratch("generate-claims");
    let program = program(&folder, "Claims", CLAIMS);
    corpus::compile(&corpus::jdk(), std::slice::from_ref(&program), &folder);
    let (coverage, report) = tried(&folder, &program, &|_| {});
    assert!(coverage.len() > 3 && coverage.iter().all(|c| *c == Some(Coverage::Confirmed)), "{coverage:?}");
    assert!(report.withheld.is_empty() && report.totals[0].open == 0, "{:?}", report.withheld);
    let objectives = report.totals[0].all;
    // One test is said to show what another shows.
    let (more, report) = tried(&folder, &program, &|generated| {
        let [first, second, ..] = generated.tests.as_mut_slice() else { panic!("too few tests") };
        let other = second.facts.iter().find(|fact| !first.facts.contains(*fact)).unwrap();
        first.facts.insert(other);
    });
    // It counts for what both show, and that is said; nothing is called infeasible by a VM that may be wrong.
    assert_eq!((more.len(), report.withheld.len()), (coverage.len(), 0));
    assert!(report.warnings.iter().any(|w| w.contains("only in the VM; it counts for")), "{:?}", report.warnings);
    assert!(report.totals[0].infeasible == 0, "{:?}", report.totals);
    // What is claimed without being shown is open where no other test shows it.
    let (_, report) = tried(&folder, &program, &|generated| {
        let all: Vec<u32> = generated.tests[0].facts.iter().collect();
        generated.tests.remove(0);
        all.into_iter().for_each(|fact| _ = generated.tests[0].facts.insert(fact));
    });
    assert!(report.totals[0].open > 0 && report.totals[0].infeasible == 0, "{:?}", report.totals);
    assert_eq!(report.totals[0].all, objectives);
    // One test is said to show nothing.
    let (less, report) = tried(&folder, &program, &|generated| generated.tests[0].facts = FactSet::default());
    assert_eq!(less.len(), coverage.len() - 1);
    assert!(report.withheld[0].reason.ends_with("only there"), "{:?}", report.withheld);
}

/// It costs itself, not the others of its file, and says nothing about the program.
#[test]
fn a_test_that_does_not_compile_is_withheld_alone() {
    let _turn = TURN.read();
    let folder = scratch("generate-broken");
    let text = "public class Parts {
    public static int some(int x, int y) { return x > 3 && y < 7 ? 1 : 2; }
    public static int never(int x) { return x > 3 && x < 2 ? 1 : 2; }
}";
    let program = program(&folder, "Parts", text);
    corpus::compile(&corpus::jdk(), std::slice::from_ref(&program), &folder);
    let (whole, _) = tried(&folder, &program, &|_| {});
    let (coverage, report) = tried(&folder, &program, &|generated| {
        generated.tests[0].case.body.insert(0, Stmt::Do(Expr::Literal("Object o = () -> { }".into())));
    });
    assert_eq!(coverage.len(), whole.len() - 1);
    assert!(coverage.iter().all(|c| *c == Some(Coverage::Confirmed)), "{coverage:?}");
    assert!(report.tests.iter().all(|t| t.on_jvm.as_deref() == Some("passed")), "{:?}", report.tests);
    assert!(report.withheld[0].reason.starts_with("the test does not compile: "), "{:?}", report.withheld);
    assert!(report.totals[0].open > 0 && report.totals[0].infeasible > 0, "{:?}", report.totals);
}

/// The VM says that it is another machine than the JVM; both ways give the same result.
#[test]
fn what_the_jvm_does_otherwise_is_not_claimed() {
    let _turn = TURN.read();
    let folder = scratch("generate-otherwise");
    let text = "
public class Otherwise {
    public static int size(int x) {
        int small = 0;
        if (\"Obligato\".equals(System.getProperty(\"java.vm.name\"))) {
            small = 1;
        }
        return x > 3 ? 1 : 0;
    }
    public static boolean other(int x, int y) { return x > 3 && y < x; }
}
";
    let program = program(&folder, "Otherwise", text);
    let jdk = corpus::jdk();
    corpus::compile(&jdk, std::slice::from_ref(&program), &folder);
    let out = folder.join("out");
    let seen = corpus::generate(&jdk, &folder, &program, &out, &["--budget", "20"]);
    assert_eq!(seen.code, Some(1), "{}{}", seen.stdout, seen.stderr);
    let report = corpus::read_report(&out);
    assert!(seen.stdout.contains("which confirms their coverage"), "{}", seen.stdout);
    assert!(report.tests.iter().all(|t| t.on_jvm.as_deref() == Some("passed")));
    let warning = "a test covers something else on the JVM than in the VM: Otherwise, line 5";
    assert!(report.warnings.iter().any(|w| w.starts_with(warning)), "{:?}", report.warnings);
    // What both show is claimed, and what only one of them shows is not.
    for objective in &report.objectives {
        let of_name = objective.line == 5;
        match &objective.verdict {
            Verdict::Covered { .. } => assert!(!of_name, "{}", objective.what),
            Verdict::Open { .. } => assert!(of_name, "{}", objective.what),
            verdict => panic!("{}: {verdict:?}", objective.what),
        }
    }
}

/// A test that fails on the JVM shows that it goes another way there, so what the VM never did may be possible. What is
/// another thing in each JVM proves nothing either, whether a test fails or not.
#[test]
fn nothing_is_proved_where_the_jvm_may_do_something_else() {
    let _turn = TURN.read();
    let folder = scratch("generate-deeper");
    let jdk = corpus::jdk();
    for (number, condition) in [
        "x > 3 && new Throwable().getStackTrace().length > 5",
        "x > 3 && java.util.concurrent.ThreadLocalRandom.current().nextInt(10) > 7",
        "x > 3 && java.util.Set.of(1, 2, 3).iterator().next() == 2",
    ]
    .iter()
    .enumerate()
    {
        let name = format!("Deeper{number}");
        let text = format!("public class {name} {{ public static boolean deep(int x) {{ return {condition}; }} }}");
        let program = program(&folder, &name, &text);
        corpus::compile(&jdk, std::slice::from_ref(&program), &folder);
        let out = folder.join(format!("out{number}"));
        let seen = corpus::generate(&jdk, &folder, &program, &out, &["--budget", "20"]);
        assert_eq!(seen.code, Some(1), "{}{}", seen.stdout, seen.stderr);
        for objective in &corpus::read_report(&out).objectives {
            let proved = matches!(objective.verdict, Verdict::Infeasible { .. });
            assert!(!proved, "{}: {:?}", objective.what, objective.verdict);
        }
    }
}

/// A method that is too long for probes.
#[test]
fn what_cannot_be_probed_is_said() {
    let _turn = TURN.read();
    let folder = scratch("generate-blind");
    let mut text = "public class Blind {\n    public static int m(int a, int b) {\n        int c = b;\n".to_string();
    // 32 KB but for a few bytes, which one jump goes over, from a probe.
    text += "        if (a > 3) {\n";
    (0..4679).for_each(|_| text += " c += 7; c &= a;");
    text += "            if (b > 7) {\n                c++;\n            }\n        }\n        return c;\n    }\n";
    text += "    public static int n(int a) {\n        return a > 3 ? 1 : 2;\n    }\n}\n";
    let program = program(&folder, "Blind", &text);
    let jdk = corpus::jdk();
    corpus::compile(&jdk, std::slice::from_ref(&program), &folder);
    let out = folder.join("out");
    let seen = corpus::generate(&jdk, &folder, &program, &out, &["--budget", "120"]);
    assert_eq!(seen.code, Some(0), "{}{}", seen.stdout, seen.stderr);
    let report = corpus::read_report(&out);
    for test in &report.tests {
        let expected = if test.target.contains("::m") { "not confirmed: a jump gets too long" } else { "confirmed" };
        assert_eq!(test.coverage_on_jvm.as_deref(), Some(expected), "{}", test.target);
    }
    let warning = "Blind.m: its coverage is not confirmed on the JVM: a jump gets too long";
    assert!(report.warnings.iter().any(|w| w == warning), "{:?}", report.warnings);
    assert!(seen.stdout.contains("coverage on the JVM: 2 confirmed, 3 not confirmed: a jump"), "{}", seen.stdout);
}

/// Where the time is over before a target was begun, what else a test can call proves nothing of it.
#[test]
fn nothing_is_proved_without_time() {
    let _turn = TURN.read();
    let folder = scratch("generate-late");
    let text = "public class Late {
    public static int some(int x) { return x > 3 ? 1 : 2; }
    static int other(int x) { return x < 2 ? 1 : 2; }
}";
    let program = program(&folder, "Late", text);
    let jdk = corpus::jdk();
    corpus::compile(&jdk, std::slice::from_ref(&program), &folder);
    let classpath = corpus::classes(&folder, &program).display().to_string();
    let open = |exploring: bool| {
        let config = Config { exploring, assertions: true, ..Config::default() };
        machine(Jdk::open(&jdk.home).unwrap(), &classpath, config).unwrap()
    };
    let (vm, concrete) = (open(true), open(false));
    let scope = scope(&vm, &[program.name()], &Reach::built(2), Some(&program.root), false).unwrap();
    assert!(!scope.further.is_empty());
    let request = Request { until: Some(Instant::now()), ..Request::new(&vm, &concrete, &scope) };
    let (_, report) = reported(&request, &classpath, &|_| {});
    assert_eq!((report.totals[0].open, report.totals[0].infeasible), (report.totals[0].all, 0), "{:?}", report.totals);
}

//! Models of native, absent and large code (paper 004, section 3.3): `--models` in `check`, `generate` and `diff`.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::support::{Observed, javac, obligato, run, scratch};
use obligato::coverage::report::{RunReport, Verdict};

/// A program in `classes` and models in `models`. What is in `gone` is compiled against and not there.
struct Project(PathBuf);

impl Project {
    fn new(name: &str, program: &str, models: &str) -> Project {
        let folder = scratch(&format!("models-{name}"));
        let write = |file: &str, text: &str| {
            let file = folder.join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(&file, text).unwrap();
            file
        };
        for out in ["classes", "models", "absent"] {
            fs::create_dir_all(folder.join(out)).unwrap();
        }
        let path = |names: &[&str]| names.iter().map(|n| folder.join(n).display().to_string()).collect::<Vec<_>>();
        let gone = "package gone; public class Clock { public static long ticks(int n) { return -n; } }";
        javac(&[write("src/gone/Clock.java", gone)], &folder.join("absent"), &[]);
        let program = write("src/P.java", program);
        javac(&[program], &folder.join("classes"), &["-g", "-cp", &path(&["absent"])[0]]);
        let drivers = Path::new(env!("CARGO_MANIFEST_DIR")).join("jdk-stubs/driver").display().to_string();
        let head = "import obligato.*;\n";
        let models = write("src/M.java", &format!("{head}{models}"));
        let classpath = path(&["classes", "absent"]).join(":");
        javac(&[models], &folder.join("models"), &["-g", "-implicit:none", "-sourcepath", &drivers, "-cp", &classpath]);
        Project(folder)
    }

    fn run(&self, command: &str, options: &[&str]) -> Observed {
        let mut all = obligato();
        all.current_dir(&self.0).args([command, "--models", "models"]).args(options);
        run(&mut all, b"", Duration::from_secs(120))
    }

    fn check(&self, options: &[&str]) -> Observed {
        self.run("check", &[&["--classpath", "classes"], options].concat())
    }
}

const PROGRAM: &str = "
public final class P {
    public native int read();
    static int level(int x) { return x < 0 ? -1 : x; }
    public static int percent(P p) {
        int percent = (p.read() + 40) * 100 / 165;
        assert percent >= 0 && percent <= 100;
        return percent;
    }
    public static void time() { assert gone.Clock.ticks(3) >= 0; }
    public static void levels(int x) { assert level(x) >= 0; }
    public static void below(int x) { assert level(x) < 100; }
    public static void copy(int a, int b) {
        int[] to = new int[2];
        System.arraycopy(new int[] {a, b}, 0, to, 0, 2);
        assert to[0] == a && to[1] == b;
    }
    public static void other() { }
    public static int rate(int x) {
        if (level(x) == 77) { return 1; }
        if (level(x) < 0) { return 2; }
        return 3;
    }
}
";

const MODELS: &str = "
public class M {
    @StandsFor(\"P::read\")
    static int read(P p) { return Obligato.anyInt(\"reading\", -40, 125); }
    @StandsFor(\"gone.Clock::ticks\")
    static long ticks(int n) { long t = Obligato.anyLong(); Obligato.assume(t >= 0); return t; }
    @StandsFor(\"P::level\")
    static int level(int x) { int y = P.level(x); Obligato.assume(y >= 0); return y; }
    @StandsFor(\"java.lang.System::arraycopy\")
    static void copy(Object a, int i, Object b, int j, int n) {
        int[] from = (int[]) a;
        int[] to = (int[]) b;
        for (int k = 0; k < n; k++) { to[j + k] = from[i + k]; }
    }
}
";

/// Native methods, absent classes, methods of the program and of the JDK; each verdict names its models and no others.
#[test]
fn verdicts_say_what_they_stand_on() {
    let project = Project::new("check", PROGRAM, MODELS);
    let first = |target: &str| {
        let seen = project.check(&["--quiet", target]);
        seen.stdout.lines().next().unwrap_or(&seen.stderr).to_string()
    };
    let holds = |target: &str, types: &str, method: &str, model: &str| {
        let line = format!("HOLDS P::{target}({types}), assuming that {method} does only what its model {model} does");
        assert_eq!(first(&format!("P::{target}")), line);
    };
    holds("percent", "P", "P::read()", "M::read(P)");
    holds("time", "", "gone.Clock::ticks(int)", "M::ticks(int)");
    holds("levels", "int", "P::level(int)", "M::level(int)");
    let model = "M::copy(java.lang.Object,int,java.lang.Object,int,int)";
    holds("copy", "int,int", "java.lang.System::arraycopy(java.lang.Object,int,java.lang.Object,int,int)", model);
    assert_eq!(first("P::other"), "HOLDS P::other()");
    // The real code does it too.
    let below = first("P::below");
    assert!(below.starts_with("VIOLATED P::below(int): java.lang.AssertionError"), "{below}");
    let report: serde_json::Value = serde_json::from_str(&project.check(&["--json", "P::percent"]).stdout).unwrap();
    let target = &report["targets"][0];
    assert_eq!(target["models"], serde_json::json!([{ "method": "P::read()", "model": "M::read(P)" }]));
    assert_eq!(target["scope"][0], "P::read() does only what its model M::read(P) does");
}

/// A model that ran before the target, in a call that comes to nothing, is named too; of what a model stands for nothing is said.
#[test]
fn models_in_calls_before_the_target_are_named() {
    let program = "
public final class P {
    private boolean done;
    static int level() { return 2; }
    public void step() { done = level() > 1; }
    public void after() { assert !done; }
}
";
    let models = "public class M { @StandsFor(\"P::level\") static int level() { return 1; } }";
    let project = Project::new("before", program, models);
    let seen = project.check(&["--quiet", "P::after"]);
    let line = "HOLDS P::after(), assuming that P::level() does only what its model M::level() does\n";
    assert_eq!(seen.stdout, line, "{}", seen.stderr);
    let seen = project.check(&["P::level"]);
    assert_eq!((seen.code, seen.stdout.as_str()), (Some(2), ""));
    assert!(seen.stderr.contains("M::level() stands for the target P::level() itself"), "{}", seen.stderr);
}

/// What only a model does is no violation.
#[test]
fn violations_by_a_model_alone_are_unknown() {
    let models = "public class M { @StandsFor(\"P::level\") static int level(int x) { return Obligato.anyInt(); } }";
    let project = Project::new("invented", PROGRAM.replace("x < 0 ? -1 : x", "5").as_str(), models);
    let seen = project.check(&["P::levels"]);
    assert_eq!(seen.code, Some(4), "{}{}", seen.stdout, seen.stderr);
    assert!(seen.stdout.contains("a model may allow more than the real code does"), "{}", seen.stdout);
    let seen = project.check(&["--no-jvm", "--quiet", "P::levels"]);
    assert!(seen.stdout.contains(", assuming that P::level(int) does only what"), "{}", seen.stdout);
}

/// Tests are true on the JVM whatever a model says, and proofs name it.
#[test]
fn tests_show_what_the_real_code_does() {
    let project = Project::new("generate", PROGRAM, MODELS);
    let seen = project.run("generate", &["--classpath", "classes", "--criterion", "branch", "--out", "out", "P::rate"]);
    let text = fs::read_to_string(project.0.join("out/report.json")).unwrap_or_else(|_| panic!("{}", seen.stderr));
    let report: RunReport = serde_json::from_str(&text).unwrap();
    assert_eq!(report.models.len(), 1, "{}", seen.stdout);
    assert!(report.tests.iter().all(|test| test.coverage_on_jvm.as_deref() == Some("confirmed")), "{text}");
    for objective in &report.objectives {
        if let Verdict::Infeasible { reason, .. } = &objective.verdict {
            assert!(reason.contains("assuming that P::level(int) does only what its model"), "{reason}");
        }
    }
    let covered = report.objectives.iter().filter(|o| matches!(o.verdict, Verdict::Covered { .. })).count();
    assert!(covered >= 3, "{}", seen.stdout);
}

/// Both versions go by the model, and the answer says so.
#[test]
fn versions_are_compared_by_models() {
    let project = Project::new("diff", PROGRAM, MODELS);
    fs::create_dir_all(project.0.join("new")).unwrap();
    let changed = PROGRAM.replace("x < 0 ? -1 : x", "x < 0 ? -1 : 0 + x").replace("to[0] == a", "a == to[0]");
    let file = project.0.join("src/new/P.java");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, changed).unwrap();
    let absent = project.0.join("absent").display().to_string();
    javac(&[file], &project.0.join("new"), &["-g", "-cp", &absent]);
    let seen = project.run("diff", &["--old", "classes", "--new", "new", "P::copy"]);
    let last = seen.stdout.lines().last().unwrap_or_default();
    assert!(last.starts_with("EQUIVALENT"), "{}{}", seen.stdout, seen.stderr);
    assert!(last.contains("assuming that java.lang.System::arraycopy"), "{last}");
    // Of the change of a method that did not run nothing was seen.
    let seen = project.run("diff", &["--old", "classes", "--new", "new", "P::levels"]);
    assert_eq!(seen.code, Some(4), "{}{}", seen.stdout, seen.stderr);
    assert!(seen.stdout.contains("the change of P::level(int), in whose place its model ran"), "{}", seen.stdout);
}

/// One line for each mistake, with what would be right.
#[test]
fn mistakes_are_explained() {
    let model = |text: &str| format!("public class M {{ {text} }}");
    let cases = [
        ("misfit", "@StandsFor(\"P::read\") static long read(P p) { return 1; }", "what fits is static int read(P)"),
        ("name", "@StandsFor(\"P::reed\") static int read(P p) { return 1; }", "did you mean P::read()?"),
        ("class", "@StandsFor(\"p::read\") static int read(P p) { return 1; }", "did you mean P?"),
        ("plain", "static int read(P p) { return 1; }", "no method in models has the annotation @StandsFor"),
        (
            "two",
            "@StandsFor(\"P::read\") static int a(P p) { return 1; } @StandsFor(\"P::read\") static int b(P p) { return 2; }",
            "two models stand for P::read(): M::a(P) and M::b(P)",
        ),
        ("instance", "@StandsFor(\"P::read\") int read(P p) { return 1; }", "a model is a static method with code"),
        (
            "constructor",
            "@StandsFor(\"P::new\") static void make() { }",
            "constructors and initialisers have no models",
        ),
    ];
    for (name, text, expected) in cases {
        let seen = Project::new(name, PROGRAM, &model(text)).check(&["P::other"]);
        assert_eq!(seen.code, Some(2), "{name}: {}", seen.stdout);
        assert!(seen.stderr.contains(expected), "{name}: {}", seen.stderr);
        assert_eq!(seen.stderr.lines().count(), 1, "{name}: {}", seen.stderr);
    }
}

#[test]
fn a_file_says_what_models_stand_for() {
    let program = PROGRAM.replace("gone.Clock.ticks(3)", "3");
    let project = Project::new("file", &program, "public class M { static int read(P p) { return 0; } }");
    let lines = |text: &str| fs::write(project.0.join("stand-ins.txt"), text).unwrap();
    lines("# the sensor\nP::read = M::read # always zero\n");
    let seen = project.check(&["--models", "stand-ins.txt", "--quiet", "P::percent"]);
    assert!(seen.stdout.starts_with("HOLDS P::percent(P), assuming that P::read()"), "{}{}", seen.stdout, seen.stderr);
    lines("\nP::read M::read\n");
    let seen = project.check(&["--models", "stand-ins.txt", "P::percent"]);
    assert!(seen.stderr.contains("stand-ins.txt: line 2: a line is"), "{}", seen.stderr);
    lines("P::read = M::reads\n");
    let seen = project.check(&["--models", "stand-ins.txt", "P::percent"]);
    assert!(seen.stderr.contains("did you mean M::read(P)?"), "{}", seen.stderr);
}

/// A model stands for one method: what a caller's subclass does instead is not in it.
#[test]
fn methods_that_override_are_not_modelled() {
    let program = PROGRAM.replace("public final class P", "public class P");
    let seen = Project::new("open", &program, MODELS).check(&["--quiet", "P::percent"]);
    assert!(seen.stdout.starts_with("UNKNOWN") || seen.stdout.starts_with("VIOLATED"), "{}", seen.stdout);
}

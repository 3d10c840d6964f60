//! Tests that are written compile, and pass alone, together, in any order and in any JVM: whatever static state the code
//! keeps, and whatever it asks of identities and orders. What was not run is marked; what no test can call is said at once.

use super::TURN;
use super::corpus::{self, Program};
use crate::support::{self, JdkHome, Observed, scratch};
use obligato::coverage::report::{RunReport, Verdict};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// More than is needed on a busy machine; a search in vain is over sooner than usual.
const BUDGET: [&str; 4] = ["--budget", "120", "--patience", "60000000"];
/// Identity hashes of other kinds; the order of `Set.of` is another one in each start.
const HASHES: [&str; 4] = ["5", "3", "0", "4"];

struct Made {
    jdk: JdkHome,
    folder: PathBuf,
    program: Program,
    seen: Observed,
    report: RunReport,
}

fn made(name: &str, text: &str, options: &[&str]) -> Made {
    let folder = scratch(&format!("generate-steady-{name}"));
    fs::write(folder.join(format!("{name}.java")), text).unwrap();
    let program = Program { class: name.into(), root: folder.clone() };
    let jdk = corpus::jdk();
    let classes = corpus::classes(&folder, &program);
    fs::create_dir_all(&classes).unwrap();
    support::javac_with(jdk.javac.as_ref().unwrap(), &[program.source()], &classes, &["-g"]);
    let out = folder.join("out");
    let seen = corpus::generate(&jdk, &folder, &program, &out, &[&BUDGET[..], options].concat());
    let report = corpus::read_report(&out);
    Made { jdk, folder, program, seen, report }
}

impl Made {
    /// The text of all tests.
    fn tests(&self) -> String {
        let files = corpus::java_files(&self.folder.join("out/junit"));
        files.iter().map(|file| fs::read_to_string(file).unwrap()).collect()
    }

    /// Real JUnit runs the tests: all of them, with these options for the JVM and for JUnit.
    fn junit(&self, jvm: &[&str], console: &[&str], count: usize) {
        let out = self.folder.join("tests");
        let classes = corpus::classes(&self.folder, &self.program);
        let mut command = support::java(&self.jdk);
        command.arg("-ea").args(jvm).arg("-jar").arg(support::junit_jar());
        command.args(["--disable-banner", "--details=tree", "--disable-ansi-colors", "-cp"]);
        command.arg(std::env::join_paths([&out, &classes]).unwrap()).args(console);
        let seen = support::run(&mut command, b"", Duration::from_secs(120));
        let all = format!("[{count:>10} tests successful");
        assert!(seen.stdout.contains(&all), "{jvm:?} {console:?}:\n{}\n{}", seen.stdout, self.tests());
    }

    /// Whether some test fails where this is changed in the program, whose text is given.
    fn fails_with(&self, text: &str, before: &str, after: &str) -> bool {
        assert!(text.contains(before));
        fs::write(self.program.source(), text.replace(before, after)).unwrap();
        let classes = corpus::classes(&self.folder, &self.program);
        support::javac_with(self.jdk.javac.as_ref().unwrap(), &[self.program.source()], &classes, &["-g"]);
        let tests = self.folder.join("tests");
        let mut command = support::java(&self.jdk);
        command.args(["-ea", "-jar"]).arg(support::junit_jar());
        command.args(["--disable-banner", "--details=tree", "--disable-ansi-colors", "-cp"]);
        command.arg(std::env::join_paths([&tests, &classes]).unwrap());
        command.arg(format!("--scan-classpath={}", tests.display()));
        let seen = support::run(&mut command, b"", Duration::from_secs(120));
        match seen.code {
            Some(0) => false,
            Some(1) => true,
            other => panic!("{other:?}: {}", seen.stdout),
        }
    }

    /// All of the tests pass, without a warning of the compiler, in every way that they may be run.
    fn is_steady(&self) {
        let tests = corpus::java_files(&self.folder.join("out/junit"));
        let classes = corpus::classes(&self.folder, &self.program);
        let count = self.report.tests.len();
        assert!(count > 0, "{}", self.seen.stdout);
        corpus::confirm(&self.jdk, &classes, &tests, count, &self.folder.join("confirmed"));
        fs::rename(self.folder.join("confirmed/out"), self.folder.join("tests")).unwrap();
        let scan = format!("--scan-classpath={}", self.folder.join("tests").display());
        for mode in HASHES {
            let flag = format!("-XX:hashCode={mode}");
            self.junit(&["-XX:+UnlockExperimentalVMOptions", &flag], &[&scan], count);
        }
        let order = "junit.jupiter.testmethod.order.default=org.junit.jupiter.api.MethodOrderer$Random";
        for seed in ["1", "2", "3"] {
            let seed = format!("junit.jupiter.execution.order.random.seed={seed}");
            self.junit(&[], &[&scan, "--config", order, "--config", &seed], count);
        }
        for test in &self.report.tests {
            self.junit(&[], &[&format!("--select-method={}#{}", test.class, test.method)], 1);
        }
    }

    fn all_is_covered(&self) {
        let said = format!("{}\n{}", self.seen.stdout, self.tests());
        assert_eq!(self.seen.code, Some(0), "{said}");
        assert!(self.report.withheld.is_empty(), "{said}");
        assert!(self.report.objectives.iter().all(|o| matches!(o.verdict, Verdict::Covered { .. })), "{said}");
        self.is_steady();
    }
}

const TAKES: &str = "
import java.util.*;
import java.util.function.*;
public class Takes {
    interface Two { int a(); int b(int x); }
    public static int kind(Object o) {
        if (o instanceof Runnable) { return 1; }
        if (o instanceof Comparator) { return 2; }
        if (o instanceof Function) { return 4; }
        return o instanceof Two ? 3 : 0;
    }
    public static int over(Object o) { return o instanceof Runnable ? 5 : 6; }
    public static int over(String o) { return o == null ? 7 : 8; }
    public static int all(List<Object> os) {
        int n = 0;
        for (Object o : os) { if (o instanceof Runnable) { n++; } }
        return n;
    }
    public static <T> int any(T t) { return t instanceof Supplier ? 1 : 2; }
}
";

#[test]
fn functions_where_any_object_is_wanted_compile() {
    let _turn = TURN.read();
    let made = made("Takes", TAKES, &[]);
    made.all_is_covered();
    assert!(made.tests().contains("Object o = (Runnable) "), "{}", made.tests());
}

#[test]
fn what_was_not_run_is_marked() {
    let _turn = TURN.read();
    let text = "public class Sign { public static int of(int x) { return x < 0 ? -1 : 1; } }";
    let made = made("Sign", text, &["--no-jvm"]);
    assert_eq!(made.seen.code, Some(1));
    assert!(made.seen.stdout.contains("2 of these by tests that were not run on the JVM"), "{}", made.seen.stdout);
    assert_eq!((made.report.totals[0].covered, made.report.totals[0].not_run), (2, 2));
    for objective in &made.report.objectives {
        let marked = matches!(&objective.verdict, Verdict::Covered { not_run: Some(why), .. } if why == "--no-jvm");
        assert!(marked, "{objective:?}");
    }
    let page = fs::read_to_string(made.folder.join("out/report.html")).unwrap();
    assert!(page.contains("\"not_run\":\"--no-jvm\""), "the page has the mark");
}

const ORDERS: &str = "
import java.util.*;
public class Orders {
    enum E { A, B, C, D }
    public static String map(int x) {
        StringBuilder b = new StringBuilder();
        for (String k : Map.of(\"a\", 1, \"b\", 2, \"c\", 3).keySet()) { b.append(k); }
        return x > 0 ? b.toString() : \"none\";
    }
    public static E first(boolean c) {
        E e = new HashSet<>(Arrays.asList(E.A, E.B)).iterator().next();
        return c ? e : E.D;
    }
    public static boolean isFirst(boolean c) {
        return c && new HashSet<>(Arrays.asList(E.values())).iterator().next() == E.B;
    }
    public static int two(int x) { int n = Set.of(3, 4).iterator().next(); return x > 5 ? n : 0; }
    public static String shown(boolean c) { return c ? new Object().toString() : \"x\"; }
    public static int sum(boolean c) { int n = 0; for (int i : Set.of(1, 2, 3)) { n += c ? i : 1; } return n; }
}
";

#[test]
fn orders_that_are_nobodys_are_not_asserted() {
    let _turn = TURN.read();
    let made = made("Orders", ORDERS, &[]);
    let tests = made.tests();
    assert!(tests.contains("assertEquals(6, Orders.sum(true))"), "{tests}");
    assert!(tests.contains("Orders.map(1)") && tests.contains("Orders.first(true)"), "{tests}");
    // One order shows it, another does not.
    let by_order = made.report.objectives.iter().filter(|o| o.what.contains("E.B"));
    assert!(by_order.clone().count() > 0 && by_order.clone().all(|o| !matches!(o.verdict, Verdict::Covered { .. })));
    made.is_steady();
}

const RANKS: &str = "
public class Ranks {
    public static int first(Object a, Object b) {
        if (a == null || b == null || a == b) {
            return 0;
        }
        return System.identityHashCode(a) < System.identityHashCode(b) ? 1 : 2;
    }
}
";

/// One of two objects has the smaller identity hash, on the JVM perhaps the other one.
#[test]
fn ranks_by_identity_are_nobodys() {
    let _turn = TURN.read();
    let made = made("Ranks", RANKS, &[]);
    let by_rank = made.report.objectives.iter().filter(|o| o.what.contains("identityHashCode"));
    assert!(by_rank.clone().count() == 2 && by_rank.clone().all(|o| !matches!(o.verdict, Verdict::Covered { .. })));
    let withheld = made.report.withheld.iter().find(|withheld| withheld.reason.contains("on the JVM"));
    assert!(withheld.is_none(), "{withheld:?}");
    made.is_steady();
}

const ELSEWHERE: &str = "
import java.util.TimeZone;
public class Elsewhere {
    public static final class Offset {
        private final int sign;
        Offset(int sign) { this.sign = sign; }
        public int sign() { return sign; }
    }
    private static final Offset[] ALL = {new Offset(-1), null, new Offset(1)};
    public static Offset here(boolean local) {
        return local ? ALL[Integer.signum(TimeZone.getDefault().getRawOffset()) + 1] : ALL[0];
    }
}
";

/// What a call gives is null here and an object elsewhere, so it is looked at in other ways: it is called all the same.
#[test]
fn what_is_of_another_kind_elsewhere_is_not_asserted() {
    let _turn = TURN.read();
    made("Elsewhere", ELSEWHERE, &[]).all_is_covered();
}

/// Runs that take longer than most, and classes of the program whose initialisers do.
#[test]
fn long_runs_have_their_share() {
    let _turn = TURN.read();
    made("Rounds", include_str!("drawn/Rounds.java"), &[]).all_is_covered();
}

/// A counter behind a final field, a table with first entries, a singleton, constants of an enum, and a class that the test initialises.
#[test]
fn static_state_is_given_back() {
    let _turn = TURN.read();
    let generator = "
import java.util.concurrent.atomic.AtomicInteger;
public class Gen {
    private static final AtomicInteger NEXT = new AtomicInteger(1);
    public static int next() { return NEXT.getAndIncrement(); }
    public static String label(boolean wide) { int n = next(); return wide ? \"id-000\" + n : \"id-\" + n; }
    public static boolean first() { return next() == 1; }
    public static int other(int x) { int n = next(); return x > 0 && n > 0 ? n + x : n - x; }
}
";
    let made_generator = made("Gen", generator, &["--criterion", "branch"]);
    assert!(made_generator.report.withheld.is_empty(), "{}", made_generator.seen.stdout);
    assert!(made_generator.report.tests.len() > 3, "{}", made_generator.tests());
    made_generator.is_steady();
    let register = "
import java.util.*;
public class Reg {
    private static final Map<String, Integer> NAMES = new HashMap<>(Map.of(\"zero\", 0));
    static final List<String> LOG = new ArrayList<>(List.of(\"a\", \"a\"));
    static int calls;
    public static int put(String name) {
        if (name == null || name.isEmpty()) { return -1; }
        Integer old = NAMES.get(name);
        if (old != null) { return old; }
        NAMES.put(name, NAMES.size());
        calls++;
        return NAMES.size() - 1;
    }
    public static boolean log(String s) { LOG.add(s); return LOG.size() > 3; }
    public static boolean any() { return calls > 0; }
}
";
    let register = made("Reg", register, &[]);
    assert!(register.report.withheld.is_empty(), "{}\n{}", register.seen.stdout, register.tests());
    register.is_steady();
    let singleton = "
public class Sing {
    private static final Sing ONE = new Sing();
    private int count;
    private final int[] seen = new int[3];
    private String last = \"none\";
    private Sing() { }
    public static Sing get() { return ONE; }
    public boolean hit(int k) {
        count++;
        if (k >= 0 && k < 3) { seen[k]++; last = \"k\" + k; }
        return count > 1;
    }
    public String last() { return last.equals(\"none\") ? \"-\" : last; }
    public int seen(int k) { return k == 1 && seen[1] > 0 ? 1 : 0; }
}
";
    made("Sing", singleton, &[]).all_is_covered();
    let constants = "
public class Gate {
    enum Mode {
        SLOW, FAST { int most() { return 20; } };
        private int uses;
        private boolean locked;
        int most() { return 10; }
        int use(int n) {
            if (locked) { return -1; }
            uses += n;
            if (uses > most()) { locked = true; return uses; }
            return 0;
        }
    }
    private final Mode mode;
    Gate(Mode mode) { this.mode = mode; }
    public String pass(int n) {
        int r = mode.use(n);
        return r < 0 ? \"closed\" : r > 20 ? \"much\" : \"open\";
    }
}
";
    made("Gate", constants, &[]).all_is_covered();
    let late = "
public class User {
    public static String greet(String name) {
        int n = Cnt.next();
        if (n > 1) { return \"again \" + n; }
        return name == null ? \"who\" + n : \"hi\" + n;
    }
    static class Cnt { private static int n; static int next() { return ++n; } }
}
";
    made("User", late, &[]).all_is_covered();
}

fn said_at_once(folder: &Path, source: &str, target: &str, words: &[&str]) {
    let jdk = corpus::jdk();
    let (classes, out) = (folder.join("classes"), folder.join("out"));
    fs::create_dir_all(&classes).unwrap();
    let path = folder.join(format!("{}.java", target.split("::").next().unwrap()));
    fs::write(&path, source).unwrap();
    let drivers = Path::new(env!("CARGO_MANIFEST_DIR")).join("jdk-stubs/driver").display().to_string();
    let options = ["-g", "-implicit:none", "-sourcepath", &drivers];
    support::javac_with(jdk.javac.as_ref().unwrap(), &[path], &classes, &options);
    let mut command = support::obligato();
    command.args(["generate", target, "--jdk"]).arg(&jdk.home).arg("--classpath").arg(&classes).arg("--out").arg(&out);
    let seen = support::run(&mut command, b"", Duration::from_secs(120));
    assert_eq!(seen.code, Some(2), "{}{}", seen.stdout, seen.stderr);
    words.iter().for_each(|word| assert!(seen.stderr.contains(word), "{word}: {}", seen.stderr));
    assert!(!seen.stderr.contains("Engine") && !out.exists(), "{}", seen.stderr);
}

#[test]
fn what_no_test_can_call_is_said_at_once() {
    let _turn = TURN.read();
    let folder = scratch("generate-uncallable");
    let driver = "
import obligato.Obligato;
public class Drv {
    public static int f(int x) { Obligato.assume(x > 2); return x > 5 ? 1 : 2; }
    public static int g() { int x = Obligato.anyInt(); Obligato.label(\"here\", x > 7); return x > 5 ? 1 : 2; }
    public static void main(String[] args) { if (g() > 1) { System.out.println(f(3)); } }
}
";
    said_at_once(&folder, driver, "Drv::g", &["Drv::g() calls obligato.Obligato.anyInt", "obligato check"]);
    said_at_once(&folder, driver, "Drv::main", &["Drv::main(java.lang.String[]) calls obligato.Obligato."]);
    let alone = "public class Alone { private static int hidden(int x) { return x > 3 ? 1 : 2; } }";
    said_at_once(&folder, alone, "Alone::hidden", &["Alone::hidden(int) cannot be called by a test"]);
}

#[test]
fn a_private_method_is_tested_through_its_callers() {
    let _turn = TURN.read();
    let text = "
public class Priv {
    private int own(int x) { return x > 3 && x < 9 ? 1 : 2; }
    public int twice(int x) { return x == 77 ? 0 : own(x) + 1; }
    public int other(int x) { return x > 5 ? 1 : 2; }
}
";
    let folder = scratch("generate-private");
    fs::write(folder.join("Priv.java"), text).unwrap();
    let program = Program { class: "Priv".into(), root: folder.clone() };
    let jdk = corpus::jdk();
    corpus::compile(&jdk, std::slice::from_ref(&program), &folder);
    let out = folder.join("out");
    let mut command = support::obligato();
    command.args(["generate", "Priv::own", "--budget", "120", "--jdk"]).arg(&jdk.home).arg("--out").arg(&out);
    command.arg("--classpath").arg(corpus::classes(&folder, &program)).arg("--source").arg(&folder);
    let seen = support::run(&mut command, b"", Duration::from_secs(120));
    assert_eq!(seen.code, Some(0), "{}{}", seen.stdout, seen.stderr);
    let report = corpus::read_report(&out);
    assert_eq!((report.totals[0].all, report.totals[0].covered), (4, 4), "{}", seen.stdout);
    assert!(report.withheld.is_empty() && report.tests.iter().all(|t| t.target == "Priv::twice(int)"));
}

#[test]
fn boundary_values_are_tried_where_the_solver_gives_up() {
    let _turn = TURN.read();
    let text = "
public class Signal {
    public static int kind(double x, float y) {
        double wave = x * x * x - Math.sqrt(x) / (x + 3.7);
        if (Double.isNaN(wave * x)) { return 1; }
        if (Float.isInfinite(y * y * y / 7.3f)) { return 2; }
        return Double.isInfinite(wave / x) ? 3 : 4;
    }
}
";
    let made = made("Signal", text, &["--solver-limit", "1"]);
    let open: Vec<&str> = made
        .report
        .objectives
        .iter()
        .filter(|o| !matches!(o.verdict, Verdict::Covered { .. }))
        .map(|o| &*o.what)
        .collect();
    assert!(open.is_empty(), "{open:?}\n{}{}", made.seen.stdout, made.seen.stderr);
}

/// What a test modifies and does not check: `frozen` and `moves` can be seen (one of them by a query that has a parameter), `secret`
/// cannot.
const ACCOUNT: &str = "
public class Account {
    private int balance;
    private int moves;
    private boolean frozen;
    private int secret;

    public void deposit(int amount) {
        if (amount <= 0) throw new IllegalArgumentException(\"amount\");
        secret = amount * 31;
        if (frozen) return;
        balance += amount;
        moves++;
    }

    public boolean withdraw(int amount) {
        if (amount > balance) { frozen = true; return false; }
        balance -= amount;
        moves++;
        return true;
    }

    public int balance() { return balance; }
    public boolean isFrozen() { return frozen; }
    public boolean movedAtLeast(int times) { return moves >= times; }
}
";

#[test]
fn what_tests_modify_is_checked_where_it_can_be_seen() {
    let _turn = TURN.read();
    let made = made("Account", ACCOUNT, &["--criterion", "mcdc,state"]);
    assert_eq!(made.seen.code, Some(1), "{}", made.seen.stdout);
    let state = made.report.objectives.iter().filter(|objective| objective.criterion == "state");
    let state: Vec<(&str, &Verdict)> = state.map(|objective| (objective.what.as_str(), &objective.verdict)).collect();
    for (attribute, verdict) in &state {
        match (*attribute, verdict) {
            ("Account.secret", Verdict::Open { reason, .. }) => {
                assert!(reason.contains("no field, getter or query that the test sees shows it"), "{reason}");
            }
            ("Account.balance" | "Account.moves" | "Account.frozen", Verdict::Covered { .. }) => {}
            other => panic!("{other:?}\n{}", made.tests()),
        }
    }
    assert_eq!(state.len(), 4, "{state:?}");
    assert!(made.report.tests.iter().all(|test| test.modified.is_some()), "{:?}", made.report.tests);
    made.is_steady();
    assert!(!made.tests().contains("  org.junit.jupiter.api.Assertions.assert"), "{}", made.tests());
    // A change of what is checked fails some test; one of what is not fails none.
    for (before, after, fails) in [
        ("frozen = true", "frozen = false", true),
        ("moves++", "moves--", true),
        ("secret = amount * 31", "secret = 7", false),
    ] {
        assert_eq!(made.fails_with(ACCOUNT, before, after), fails, "{after}\n{}", made.tests());
    }
}

/// What a call changes is seen by queries: of the object that it is called on, of the one that it gives, and of the class.
const BAG: &str = "
import java.util.*;

public class Bag {
    private static int made;
    private final Map<String, Integer> counts = new HashMap<>();
    private int asked;

    public Bag() { made++; }

    public void add(String name, int count) {
        if (count > 0 && name != null) counts.merge(name, count, Integer::sum);
    }

    public void ask(int times) {
        if (times > 5) asked += times;
    }

    public Bag twice(boolean really) {
        Bag bag = new Bag();
        for (String name : counts.keySet()) bag.add(name, really ? 2 * counts.get(name) : counts.get(name));
        return bag;
    }

    public int total() {
        int total = 0;
        for (int count : counts.values()) total += count;
        return total;
    }

    public boolean isAsked() { return asked != 0; }
    public int askedSoFar() { return ++asked; }
    public long since() { return System.nanoTime() - made; }
    public static int madeSoFar() { return made + 0; }
}
";

#[test]
fn what_calls_change_is_asked_for() {
    let _turn = TURN.read();
    let made = made("Bag", BAG, &[]);
    made.all_is_covered();
    let tests = made.tests();
    for query in ["assertTrue(bag.isAsked())", "(2, result.total())", "(2, Bag.madeSoFar())"] {
        assert!(tests.contains(query), "{query}\n{tests}");
    }
    // What changes something or depends on the time is none.
    assert!(!tests.contains("askedSoFar()") && !tests.contains("since()"), "{tests}");
    for (before, after) in [
        ("merge(name, count,", "merge(name, 1 + count,"),
        ("2 * counts", "3 * counts"),
        ("made++", "made += 2"),
        ("asked += times", "made += 0"),
    ] {
        assert!(made.fails_with(BAG, before, after), "{after}\n{tests}");
    }
}

#[test]
fn what_is_not_measured_is_open() {
    let made = made("Account", ACCOUNT, &["--criterion", "state", "--no-jvm"]);
    assert_eq!(made.seen.code, Some(1), "{}", made.seen.stdout);
    let state = made.report.objectives.iter().find(|objective| objective.criterion == "state");
    assert!(matches!(state.map(|o| &o.verdict), Some(Verdict::Open { reason, .. }) if reason.contains("--no-jvm")));
    assert!(made.report.objectives.iter().any(|objective| objective.criterion == "mcdc"));
}

/// Keys of several types on one object: no type arguments fit them all, so none are written.
#[test]
fn type_arguments_fit_all_calls() {
    let _turn = TURN.read();
    let tree = "
public class Tree<K extends Comparable<K>, V> {
    private static class Node<K, V> {
        K key; V value; Node<K, V> left, right;
        Node(K key, V value) { this.key = key; this.value = value; }
    }
    private Node<K, V> root;
    public V put(K key, V value) {
        if (key == null) { throw new NullPointerException(\"key\"); }
        if (root == null) { root = new Node<>(key, value); return null; }
        Node<K, V> node = root;
        while (true) {
            int order = key.compareTo(node.key);
            if (order == 0) { V old = node.value; node.value = value; return old; }
            Node<K, V> next = order < 0 ? node.left : node.right;
            if (next != null) { node = next; continue; }
            if (order < 0) { node.left = new Node<>(key, value); } else { node.right = new Node<>(key, value); }
            return null;
        }
    }
}
";
    made("Tree", tree, &[]).all_is_covered();
}

/// A map where any object is wanted is filled before it is passed.
#[test]
fn maps_are_filled_where_any_object_is_wanted() {
    let _turn = TURN.read();
    let writer = "
import java.util.*;
public class Plain {
    private final StringBuilder out = new StringBuilder();
    private boolean comma;
    public Plain value(Object v) {
        if (comma) { out.append(','); }
        if (v instanceof Map) {
            for (Map.Entry<?, ?> e : ((Map<?, ?>) v).entrySet()) { value(e.getKey()).value(e.getValue()); }
        } else if (v instanceof Number) {
            out.append(((Number) v).intValue());
        } else {
            out.append(v == null);
        }
        comma = true;
        return this;
    }
    @Override public String toString() { return out.toString(); }
}
";
    made("Plain", writer, &[]).all_is_covered();
}

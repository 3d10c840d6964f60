//! Predicates change nothing: what might is refused by name, and what only a predicate runs is no objective.

use crate::labels::made::{compiled, generated, made};
use crate::support;

const NOISY: &str = "
public class Noisy {
    private static int count;
    public static int f(Object o, Noisy n, Comparable<Object> c, CharSequence s, java.util.List<Object> l, int x) {
        if (x > 3) { return count; }
        return x;
    }
    static int deep(int x) { return x > 100 ? x - 7 : x < -5 ? x + 1 : x; }
    static Fresh fresh(int x) { return new Fresh(x, \"a\" + x); }
    @Override public int hashCode() { count++; return 5; }
    @Override public boolean equals(Object other) { return this == other; }
}
class Text implements CharSequence {
    static int read;
    public int length() { return read++; }
    public char charAt(int at) { return 'a'; }
    public CharSequence subSequence(int from, int to) { return this; }
}
class Ordered implements Comparable<Ordered> {
    static int asked;
    public int compareTo(Ordered other) { return asked++; }
}
class Lazy { static int value = 7; static { Text.read = 3; } static final int FIXED = 7; }
class Late { static int value = Text.read; }
class Plain { static int value = 3; static final int[] SQUARES = {0, 1, 4}; static final Plain ONE = new Plain(2); int own;
    Plain(int own) { this.own = own; } }
enum Mode { SLOW, FAST; int speed() { return this == FAST ? 3 : 1; } }
record Fresh(int a, String b) { }
";

#[test]
fn what_may_run_code_with_effects_is_refused() {
    let folder = compiled("Noisy", NOISY);
    let file = folder.join("labels.txt");
    let said = |predicate: &str| {
        std::fs::write(&file, format!("Noisy 6 a {predicate}\n")).unwrap();
        let mut command = support::obligato();
        command.args(["generate", "Noisy::f", "--budget", "1", "--no-jvm", "--force", "--classpath"]);
        command.arg(folder.join("classes")).arg("--out").arg(folder.join("none")).arg("--labels").arg(&file);
        let seen = support::run(&mut command, b"", std::time::Duration::from_secs(60));
        if seen.code == Some(2) { seen.stderr } else { String::new() }
    };
    let refused = [
        ("n.hashCode() == 5", "Noisy.hashCode changes something"),
        ("o.hashCode() == 5", "Noisy.hashCode changes something"),
        ("java.util.Objects.hashCode(n) == 5", "Noisy.hashCode changes something"),
        ("o.toString().isEmpty()", "Noisy.hashCode changes something"),
        ("l.contains(o)", "Ordered.compareTo changes something"),
        ("c.compareTo(o) > 0", "Ordered.compareTo changes something"),
        ("s.length() == 2", "Text.length changes something"),
        ("\"ab\".contains(s)", "Text.length changes something"),
        ("Lazy.value == 7", "the initialiser of Lazy changes something"),
        ("Late.value == 7", "the initialiser of Late reads Text.read, which may change before"),
    ];
    for (predicate, why) in refused {
        let found = said(predicate);
        assert!(found.contains("labels.txt:1:") && found.contains(why), "{predicate}: {found}");
    }
    let taken = [
        "o.equals(n)",
        "java.util.Objects.isNull(o)",
        "l.size() == 2 && l.get(0) == o",
        "\"ab\".equals(o)",
        "Lazy.FIXED == x",
        "Plain.value == x && Plain.SQUARES[1] == 1 && Plain.ONE.own == 2",
        "Mode.values()[1].speed() == x && Mode.FAST != o",
        "fresh(x).a() == 3 && fresh(x).equals(o)",
    ];
    for predicate in taken {
        assert_eq!(said(predicate), "", "{predicate}");
    }
}

/// Neither its decisions nor its lines.
#[test]
fn what_only_a_predicate_calls_is_no_objective() {
    let folder = compiled("Noisy", NOISY);
    let file = folder.join("labels.txt");
    std::fs::write(&file, "Noisy 6 deep deep(x) == 30\n").unwrap();
    let options = ["--criterion", "labels,mcdc,statement", "--labels", file.to_str().unwrap()];
    let made = generated(&folder, "Noisy::f", &options);
    assert_eq!(made.verdicts("labels"), ["+ deep (line 6)"], "{}", made.output);
    assert_eq!(made.verdicts("mcdc").len(), 2, "{}", made.output);
    assert!(!made.verdicts("statement").iter().any(|line| line.contains('9')), "{:?}", made.verdicts("statement"));
    made.is_confirmed();
}

/// Compilers copy the code of `finally`: a label there is one, and different ones of a line are not.
#[test]
fn copies_of_a_label_are_one() {
    let text = "
public class Last {
    public static int f(int a, int b) {
        int sum = 0;
        try {
            if (a == 7) return 1;
            sum = 10 / b;
        } finally {
            int twice = 2 * a;
            Obligato.label(\"big\", twice > 100 && b != 3); Obligato.label(\"big\", twice > 300 || b == 9);
            Obligato.label(\"never\", twice == 1);
        }
        return sum;
    }
}
";
    let made = made("Last", text, &["--criterion", "labels"]);
    assert_eq!(made.verdicts("labels"), ["+ big (line 11)", "+ big (line 11)", "- never (line 12)"], "{}", made.output);
    made.is_confirmed();
}

/// What is found while exploring is an objective beside the mutants that were chosen.
#[test]
fn chosen_mutants_do_not_hide_paths() {
    let text = "
public class Both {
    public static int f(int a) {
        return a > 3 ? a + 1 : 2;
    }
}
";
    let made = made("Both", text, &["--criterion", "weak-mutation,paths", "--mutations", "ROR"]);
    // Two of the method, one of the constructor.
    assert_eq!(made.verdicts("paths").len(), 3, "{}", made.output);
    let mutants = made.verdicts("weak-mutation");
    assert!(!mutants.is_empty() && mutants.iter().all(|mutant| mutant.contains("ROR")), "{mutants:?}");
}

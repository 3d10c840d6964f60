//! Mutants of `&&` and `||`: a JVM says of all inputs of a small domain which of them differ.

use crate::labels::made::{compiled, generated};
use crate::support;

/// Left operand, operator, right operand, over two bytes and a field that is 5.
const DECISIONS: [(&str, &str, &str); 12] = [
    ("a > 3", "&&", "b < a"),
    ("a > 3", "&&", "a < 2"),
    ("(a & 1) == 0", "||", "a % 2 == 0"),
    ("a > 3", "||", "a > 5"),
    ("a * 1000 > b", "&&", "(long) a * b << 3 > 9000L"),
    ("a * 0.5 > b", "||", "(float) b < -1.5f"),
    ("a == limit", "&&", "b != limit"),
    ("a > limit", "||", "LOW < b - 7"),
    ("a > 3 || b > 3", "&&", "a < b"),
    ("a > 3", "||", "b > 3 && a < b"),
    ("!(a > 3 && b > 3)", "&&", "!(a < -3 || b < -3)"),
    ("!(a > b)", "&&", "(byte) (a + b) == a + b"),
];

fn mutants(left: &str, operator: &str, right: &str) -> [String; 7] {
    let other = if operator == "&&" { "||" } else { "&&" };
    [
        format!("({left}) {other} ({right})"),
        format!("({left}) ^ ({right})"),
        format!("({left}) == ({right})"),
        left.to_string(),
        right.to_string(),
        "true".into(),
        "false".into(),
    ]
}

/// `Cond` has a method for each decision, `CondJudge` says by all inputs which mutants differ.
fn program() -> String {
    let (mut methods, mut judges, mut calls) = (String::new(), String::new(), String::new());
    for (number, (left, operator, right)) in DECISIONS.iter().enumerate() {
        let whole = format!("({left}) {operator} ({right})");
        methods += &format!("    public int f{number}(byte a, byte b) {{ if ({whole}) {{ return 1; }} return 0; }}\n");
        for (at, mutant) in mutants(left, operator, right).iter().enumerate() {
            judges += &format!("    boolean d{number}_{at}(byte a, byte b) {{ return ({whole}) != ({mutant}); }}\n");
            calls += &format!(
                "        {{ boolean d = false; for (int i = -128; i < 128; i++) for (int j = -128; j < 128; j++) d |= \
                 c.d{number}_{at}((byte) i, (byte) j); System.out.print(d ? '+' : '-'); }}\n"
            );
        }
    }
    methods += "    public int g(byte a) { if ((a > 3) == false && a < 9) { return 1; } return 0; }\n";
    let fields = "    private final int limit = Integer.parseInt(\"5\");\n    private static final int LOW = Integer.parseInt(\"-60\");\n";
    format!(
        "public final class Cond {{\n{fields}{methods}}}\nclass CondJudge {{\n{fields}{judges}    public static void main(String[] s) {{\n        \
         CondJudge c = new CondJudge();\n{calls}    }}\n}}\n"
    )
}

#[test]
fn a_jvm_says_which_mutants_of_conditional_operators_differ() {
    let folder = compiled("Cond", &program());
    let jdk = support::jdks().into_iter().find(|jdk| jdk.javac.is_some()).unwrap();
    let mut command = support::java(&jdk);
    command.arg("-cp").arg(folder.join("classes")).arg("CondJudge");
    let all = support::run(&mut command, b"", std::time::Duration::from_secs(60));
    let truth: Vec<char> = all.stdout.chars().collect();
    assert_eq!(truth.len(), 7 * DECISIONS.len(), "{}", all.stderr);
    let made = generated(&folder, "Cond", &["--criterion", "weak-mutation", "--mutations", "COR"]);
    let verdicts = made.verdicts("weak-mutation");
    for (number, decision) in DECISIONS.iter().enumerate() {
        // Behind the import and the fields, a line each.
        let line = format!("(line {})", number + 5);
        let own: Vec<&String> = verdicts.iter().filter(|verdict| verdict.ends_with(&line)).collect();
        let expected = &truth[7 * number..7 * number + 7];
        assert_eq!(outermost(&own), expected, "{decision:?}: {own:?}\n{}", made.output);
    }
    made.is_confirmed();
    assert!(made.output.contains("a constant is among the operands"), "{}", made.output);
}

/// The verdicts of the mutants of the operator that is in no other.
fn outermost(verdicts: &[&String]) -> Vec<char> {
    let operator = |verdict: &&&String| verdict[2..].split(" becomes ").next().unwrap().to_string();
    let longest = verdicts.iter().map(|verdict| operator(&verdict)).max_by_key(|operator| operator.len()).unwrap();
    let own = verdicts.iter().filter(|verdict| operator(verdict) == longest);
    own.map(|verdict| verdict.chars().next().unwrap()).collect()
}

/// Operands that have an effect, may throw, or assign what another reads: their mutants are left out, by name and count.
#[test]
fn mutants_that_need_more_than_a_value_are_left_out_by_name() {
    let text = "
public class Eff {
    private int calls;
    boolean next() { return calls++ > 3; }
    public int throwing(int a, int b) { if (a != 0 && b / a > 2) { return 1; } return 0; }
    public int calling(int a) { if (a > 0 && next()) { return 1; } return calls; }
    public int counting(int a, int b) { if (a > 0 || ++b > 3) { return b; } return 0; }
    public int assigning(int n) { int k; if (n > 0 && (k = n * 3) > 1 && k < 50) { return k; } return 0; }
    public int first(int n) { int k; if ((k = n * 3) > 1 && k < 50) { return k; } return 0; }
}
";
    let made = crate::labels::made::made("Eff", text, &["--criterion", "weak-mutation", "--mutations", "COR"]);
    let said = |part: &str| made.report.warnings.iter().any(|w| w.contains(part));
    assert!(said(
        "7 objectives of Eff are left out, since an operand may throw: 7 of COR: a != 0 && b / a > 2 (line 6)"
    ));
    assert!(said("an operand calls a method: 7 of COR: a > 0 && next() (line 7)"), "{:?}", made.report.warnings);
    let verdicts = made.verdicts("weak-mutation");
    let mutant = made.report.mutants.iter().find(|m| m.after.contains("(k = n * 3) > 1 || k < 50"));
    let before = "public int first(int n) { int k; if ((k = n * 3) > 1 && k < 50) { return k; } return 0; }";
    assert_eq!(mutant.map(|m| m.before.as_str()), Some(before), "{:?}", made.report.mutants);
    // Where only the right operand is looked at aside, it does not matter that the left one assigns.
    assert!(verdicts.iter().any(|v| v.starts_with("+ COR: (k = n * 3) > 1 && k < 50 becomes (k = n * 3) > 1 || ")));
    assert!(!verdicts.iter().any(|v| v.contains("next()") || v.contains("++b") || v.contains("b / a")), "{verdicts:?}");
    made.is_confirmed();
}

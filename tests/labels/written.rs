//! `--labels`: predicates at lines of a program that has none of its own.

use crate::labels::made::{compiled, generated};
use crate::support;

const SHOP: &str = "
public final class Shop {
    private int sum; private final int[] prices; static final int LIMIT = 40;
    public Shop(int[] prices) {
        this.prices = prices;
    }
    int count() { return prices == null ? 0 : prices.length; }
    void clear() { sum = 0; }
    public int buy(int item, long paid, String note) {
        int found = 0;
        for (int i = 0; i < 3; i++) {
            if (item == i) {
                found = i + 1;
            }
        }
        try {
            sum += found;
        } finally {
            found = found * 2;
        }
        return found;
    }
}
";

/// Labels over parameters, locals, fields, elements, lengths and calls, in loops and in code that the compiler copied.
#[test]
fn a_file_of_labels_is_used_without_touching_the_program() {
    let folder = compiled("Shop", SHOP);
    let labels = "\
# class, line, name, predicate
Shop 11 \"paid seven\"  paid == 7L && item > 1 || note == null && item == 4
Shop 11 never           paid > 3 && paid < 2
Shop 13 in-loop         i == 2 && found == 0
Shop 14 second          i + item == 4 && paid % 10 == 3
Shop 14 no-such         i != item
Shop 18 summed          sum == 6 && (found & 1) == 1
Shop 20 copied          found > LIMIT / 20
Shop 20 cast            (byte) paid == -1 && (int) (paid >> 32) == 5
Shop 22 priced          prices != null && prices.length == 2 && prices[1] == 99
Shop 22 counted         count() == 1 && note != null && item == -3
Shop 22 throwing        this.prices[2] == 5
Shop 22 floating        paid / 2.0 == 0.5 && Math.max(item, 3) == 3
Shop 22 escapes         note.equals(\"\\101\\ud800\")
";
    std::fs::write(folder.join("labels.txt"), labels).unwrap();
    let file = folder.join("labels.txt").display().to_string();
    let made = generated(&folder, "Shop", &["--criterion", "labels,mcdc", "--labels", &file]);
    let expected = [
        "+ paid seven (line 11)",
        "- never (line 11)",
        "+ in-loop (line 13)",
        "+ second (line 14)",
        "- no-such (line 14)",
        "+ summed (line 18)",
        "+ copied (line 20)",
        "+ cast (line 20)",
        "+ priced (line 22)",
        "+ counted (line 22)",
        "+ throwing (line 22)",
        "+ floating (line 22)",
        "+ escapes (line 22)",
    ];
    assert_eq!(made.verdicts("labels"), expected, "{}", made.output);
    // Nothing of the labels is a decision, and the sources still fit.
    assert_eq!(made.verdicts("mcdc").len(), 6, "{}", made.output);
    assert!(made.report.warnings.is_empty(), "{:?}", made.report.warnings);
    made.is_confirmed();
}

#[test]
fn what_does_not_parse_or_resolve_is_said_with_its_place() {
    let folder = compiled("Shop", SHOP);
    let file = folder.join("wrong.txt");
    let said = |line: &str| {
        std::fs::write(&file, format!("# wrong\n{line}\n")).unwrap();
        let mut command = support::obligato();
        command.args(["generate", "Shop", "--classpath"]).arg(folder.join("classes"));
        command.arg("--out").arg(folder.join("none")).arg("--labels").arg(&file);
        let seen = support::run(&mut command, b"", std::time::Duration::from_secs(60));
        assert_eq!(seen.code, Some(2), "{line}: {}", seen.stderr);
        let start = format!("{}:2:", file.display());
        let at = seen.stderr.find(&start).unwrap_or_else(|| panic!("{line}: {}", seen.stderr));
        seen.stderr[at + start.len()..].trim().to_string()
    };
    let all = [
        ("Shop x a true", "6: expected the number of a line"),
        ("shop 11 a true", "1: expected a class of the class path, found 'shop'; there is Shop"),
        ("Shop 13000 a true", "6: expected a line with code of Shop, found 13000; the nearest is"),
        ("Shop 11 a item >", "1"),
        ("Shop 11 a item + 1", "11: expected a boolean, found int"),
        (
            "Shop 11 a items > 1",
            "11: expected a local variable, parameter or field, found 'items'; locals here: this, item",
        ),
        ("Shop 11 a item > 1 && found == 0", "23: expected a local variable"),
        ("Shop 11 a (sum = 3) > 2", "12: expected an expression without effects, found an assignment"),
        ("Shop 11 a note > 3", "11: expected a number, found java.lang.String"),
        ("Shop 11 a note.size() > 3", "11: expected a method of java.lang.String, found size()"),
        ("Shop 11 a buy(1, 2, null) > 3", "11: expected a call without effects: Shop.buy changes something"),
        ("Shop 11 a (note + item).isEmpty()", "12: expected numbers: + does not join texts here, concat does"),
        ("Shop 11 a prices.size > 3", "11: expected a field"),
        ("Shop 11 a item[3] > 3", "11: expected an array, found int"),
        ("Shop 11 a ~(item * 0.5) > 3", "13: expected a whole number, found double"),
        ("Shop 11 a item << 2.5 == 4", "19: expected a whole number, found double"),
        ("Shop 11 a item instanceof Integer", "11: expected what can be an object of java.lang.Integer, found int"),
        ("Shop 11 a note instanceof int", "11: expected a class behind instanceof, found int"),
        ("Shop 11 a note instanceof Integer", "11: expected what can be an object of java.lang.Integer"),
        ("Shop 11 a (String) item == note", "20: expected what can be cast to java.lang.String, found int"),
        ("Shop 11 a (Integer) paid > 3", "21: expected what can be cast to java.lang.Integer, found long"),
        ("Shop 11 a (Runnable) note != null", "22: expected what can be cast to java.lang.Runnable"),
        ("Shop 11 a item == 2147483648", "19: expected an int, found 2147483648, which is too large"),
        ("Shop 11 a item == 'ab'", "19: expected one character between quotes, found 'ab'"),
        ("Shop 11 a item < 1e400", "18: expected a number, found 1e400, which is too large"),
    ];
    for (line, expected) in all {
        let found = said(line);
        assert!(found.starts_with(expected), "{line}: {found}");
    }
}

/// Predicates with Java's conversions and operators: for all inputs of a small domain the JVM says which can be true.
#[test]
fn a_jvm_says_the_same_of_all_inputs() {
    let predicates = [
        "(a & b) * 3 == ~x",
        "(short) (x << 9) > 30000 && a != b",
        "l >>> 40 == 5L || (char) a > 65500",
        "(a / b) % 3 == -2 && a * 1.0 / b < -2.5",
        "(a > b ? x : l) < -9000000000L",
        "arr[1] + arr.length == h(a) - 100",
        "arr[a] == 3 & b > 126",
        "!(x == a * b)",
        "a / (b - b) == 1 || a == 200",
        "(x ^ a) < 0 == (l > 0L) && 'c' - a == 100",
        "-x > 16000 && (byte) x != 0",
        "2.5f * a > 317.4f && b >> 40 == b >> 8",
        "x + 1 > x == false",
        "Math.abs(a) < 0 || Integer.bitCount(b) == 8 && a == -128",
    ];
    let locals = "int x = a * b; long l = (long) x << 20; int[] arr = {a, b, 3};";
    let tried: Vec<String> = (0..predicates.len())
        .map(|n| format!("            try {{ seen[{n}] |= {}; }} catch (Throwable t) {{ }}\n", predicates[n]))
        .collect();
    let text = format!(
        "public final class All {{
    static int h(int v) {{ return v > 3 ? v - 3 : v; }}
    public static int f(byte a, byte b) {{
        {locals}
        return a > b ? 1 : 2;
    }}
    public static void main(String[] s) {{
        boolean[] seen = new boolean[{}];
        for (int i = -128; i < 128; i++) for (int j = -128; j < 128; j++) {{
            byte a = (byte) i, b = (byte) j; {locals}
{}        }}
        for (boolean one : seen) System.out.print(one ? '+' : '-');
    }}
}}
",
        predicates.len(),
        tried.concat()
    );
    let folder = compiled("All", &text);
    let jdk = support::jdks().into_iter().find(|jdk| jdk.javac.is_some()).unwrap();
    let all = support::run(
        support::java(&jdk).arg("-cp").arg(folder.join("classes")).arg("All"),
        b"",
        std::time::Duration::from_secs(60),
    );
    let lines: Vec<String> = predicates.iter().enumerate().map(|(n, p)| format!("All 6 p{n} {p}\n")).collect();
    let file = folder.join("labels.txt");
    std::fs::write(&file, lines.concat()).unwrap();
    let made = generated(&folder, "All::f", &["--criterion", "labels", "--labels", file.to_str().unwrap()]);
    let verdicts = made.verdicts("labels");
    assert_eq!(verdicts.len(), predicates.len(), "{}", made.output);
    for (verdict, (predicate, seen)) in verdicts.iter().zip(predicates.iter().zip(all.stdout.chars())) {
        // What is hard for a solver may stay open.
        assert!(verdict.starts_with([seen, '?']), "{predicate}: {verdict}, but {seen} on the JVM\n{}", made.output);
    }
    let open = verdicts.iter().filter(|verdict| verdict.starts_with('?')).count();
    assert!(open <= 2, "{verdicts:?}\n{}", made.output);
    made.is_confirmed();
}

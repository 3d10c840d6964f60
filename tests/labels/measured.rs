//! Labels of a file in a suite that is measured: which test covers which, whether their code runs or is passed by.

use std::collections::BTreeMap;
use std::time::Duration;

use obligato::coverage::report::{RunReport, Verdict};

use crate::labels::made::compiled;
use crate::support;

const STOCK: &str = "
public final class Stock {
    static int made = 3;
    final int[] values; final byte[] bytes = {-1, 2}; Stock next; long sum; double rate = 0.5; boolean open;
    Stock(int... values) { this.values = values; made++; }
    int size() { return values.length; }
    long add(int first, long by, String note) {
        long before = sum; // BEGIN
        for (int i = 0; i < values.length; i++) {
            sum += values[i] * first + by; // LOOP
        }
        return sum - before; // END
    }
}
";

const SUITE: &str = "
import org.junit.jupiter.api.Test;
public class StockTest {
    @Test void a() { new Stock(1, 2, 3).add(2, 5L, null); }
    @Test void b() { Stock s = new Stock(0, -7); s.next = s; s.open = true; s.add(0, Long.MIN_VALUE, \"text\"); s.add(1, 1, \"\"); }
    @Test void c() { Stock s = new Stock(); s.rate = Double.NaN; s.add(-3, 4, \"text\"); }
    @Test void d() { for (int i = -40; i < 40; i++) { new Stock(i, i * i).add(i, i, null); } }
}
";

/// Each with the tests that cover it.
const LABELS: [(&str, &str, &str); 34] = [
    ("BEGIN", "true", "abcd"),
    ("BEGIN", "first == 2", "ad"),
    ("BEGIN", "first > 2 && by < 5", "d"),
    ("BEGIN", "first < -2 || by == 5", "acd"),
    ("BEGIN", "by < -40", "b"),
    ("BEGIN", "by - 1 > 0 && by < 0", "b"),
    ("BEGIN", "first / by == 0", "abc"),
    ("BEGIN", "10 / first == 5", "ad"),
    ("BEGIN", "10 / first == 5 || true", "abcd"),
    ("BEGIN", "first == 0 && 10 / first >= 0", ""),
    ("BEGIN", "first != 0 && 10 / first == -10", "d"),
    ("BEGIN", "values.length == 0", "c"),
    ("BEGIN", "values[1] == 2", "a"),
    ("BEGIN", "values[first] == 3", "a"),
    ("BEGIN", "bytes[0] == -1 && bytes[1] == 2", "abcd"),
    ("BEGIN", "next == this", "b"),
    ("BEGIN", "next == null", "acd"),
    ("BEGIN", "next.next != null", "b"),
    ("BEGIN", "next.values.length == 2 && next.values[1] == -7", "b"),
    ("BEGIN", "note == null ? first == 2 : first == 0", "abd"),
    ("BEGIN", "open == (first == 0)", "abcd"),
    ("BEGIN", "rate != rate", "c"),
    ("BEGIN", "rate < 1 && (float) rate == 0.5f", "abd"),
    ("BEGIN", "made > 3 && Stock.made < 1000", "abcd"),
    ("BEGIN", "size() == 2 && first > 30", "d"),
    ("BEGIN", "note.length() == 4", "bc"),
    ("BEGIN", "note.equals(\"text\") && size() == 0", "c"),
    ("BEGIN", "(byte) by == -1 && (first & 1) == 1", "d"),
    ("LOOP", "i == 2", "a"),
    ("LOOP", "values[i] == first", "abd"),
    ("LOOP", "i > 0 && sum > before", "abd"),
    ("LOOP", "i > 0 && values[i - 1] * first == sum - before - by", "abd"),
    ("END", "sum == before", "bcd"),
    ("END", "sum - before > 50000L", "d"),
];

fn line(marker: &str) -> usize {
    // The file begins with an import.
    STOCK.lines().position(|line| line.ends_with(marker)).unwrap() + 2
}

#[test]
fn labels_are_covered_by_the_same_tests_whether_their_code_runs() {
    let folder = compiled("Stock", STOCK);
    let mut text = String::new();
    for (number, (at, predicate, _)) in LABELS.iter().enumerate() {
        text += &format!("Stock {} n{number} {predicate}\n", line(at));
    }
    // Many at one place, each covered in another turn, and some that never are.
    for number in 0..300 {
        text += &format!("Stock {} m{number} first == {} || by == -{number}L\n", line("BEGIN"), number - 150);
    }
    std::fs::write(folder.join("labels.txt"), text).unwrap();
    std::fs::write(folder.join("StockTest.java"), SUITE).unwrap();
    let (classes, tests) = (folder.join("classes"), folder.join("tests"));
    std::fs::create_dir(&tests).unwrap();
    let path = std::env::join_paths([&classes, &support::junit_jar()]).unwrap();
    support::javac(&[folder.join("StockTest.java")], &tests, &["-cp", path.to_str().unwrap()]);
    let suite = std::env::join_paths([&tests, &support::junit_jar()]).unwrap();
    // Who follows values has every instruction run.
    let covered = ["labels,branch", "labels,state"].map(|criteria| {
        let mut command = support::obligato();
        command.args(["measure", "--json", "--criterion", criteria, "--classpath"]).arg(&classes);
        command.arg("--labels").arg(folder.join("labels.txt")).arg("--tests").arg(&suite).arg("Stock");
        let seen = support::run(&mut command, b"", Duration::from_secs(60));
        let report: RunReport = serde_json::from_str(&seen.stdout).unwrap_or_else(|e| panic!("{e}: {}", seen.stderr));
        covered_labels(&report)
    });
    for (number, (at, predicate, expected)) in LABELS.iter().enumerate() {
        let name = format!("n{number} (line {})", line(at));
        assert_eq!(covered[0].get(&name).map(String::as_str), Some(*expected), "{at}: {predicate}");
    }
    let of_many = |number: i32| &*covered[0][&format!("m{number} (line {})", line("BEGIN"))];
    assert_eq!((of_many(0), of_many(150), of_many(189), of_many(190), of_many(30)), ("d", "bd", "d", "", "d"));
    assert_eq!(covered[0], covered[1]);
}

/// By name, the tests that cover each label.
fn covered_labels(report: &RunReport) -> BTreeMap<String, String> {
    let labels = report.objectives.iter().filter(|objective| objective.criterion == "labels");
    let tests = |verdict: &Verdict| match verdict {
        Verdict::Covered { tests, .. } => tests.iter().map(|test| &*report.tests[*test].method).collect(),
        _ => String::new(),
    };
    labels.map(|objective| (objective.what.clone(), tests(&objective.verdict))).collect()
}

//! `--partition`: blocks as objectives, and what is said of the partition itself.

use obligato::coverage::report::PartitionReport;

use crate::labels::made::{Made, compiled, made};
use crate::support;

fn only(made: &Made) -> &PartitionReport {
    let [about] = &made.report.partitions[..] else { panic!("one target\n{}", made.output) };
    about
}

/// Each finding as `kind: blocks: input`, or with `?` where it is not known.
fn findings(made: &Made) -> Vec<String> {
    let shown = |f: &obligato::coverage::report::Finding| {
        let input = if f.test.is_some() { f.input.as_str() } else { "?" };
        format!("{}: {}: {input}", f.kind, f.blocks.join(", "))
    };
    only(made).findings.iter().map(shown).collect()
}

/// Blocks that are a partition are proved to be one, and each has a test.
#[test]
fn each_block_gets_a_test_and_a_partition_is_proved() {
    let text = "
public class Fare {
    public static int fare(int age, boolean member) {
        return member ? 3 : 5;
    }
}
class Ages {
    static boolean impossible(int age, boolean member) { return age < 0 && age >= 0; }
    static boolean unborn(int age, boolean member) { return age < 0; }
    static boolean child(int age, boolean member) { return age >= 0 && age < 14; }
    static boolean rest(int age, boolean member) { return !unborn(age, member) && !child(age, member); }
    static int none(int age, boolean member) { return 1; }
    static boolean other(int age) { return true; }
}
";
    let made = made("Fare", text, &["--criterion", "input-domain", "--partition", "Ages"]);
    let expected = ["- impossible (line 5)", "+ unborn (line 5)", "+ child (line 5)", "+ rest (line 5)"];
    assert_eq!(made.verdicts("input-domain"), expected, "{}", made.output);
    assert!(only(&made).is_proved, "{}", made.output);
    assert_eq!(only(&made).target, "Fare.fare(int, boolean)");
    assert_eq!(made.report.totals.len(), 1);
    made.is_confirmed();
}

/// Blocks that only compute make no paths: these would make a thousand.
#[test]
fn blocks_do_not_fork() {
    let blocks: Vec<String> = (0..10)
        .map(|bit| format!("    static boolean bit{bit}(int x) {{ return (x & {}) != 0 && x > {bit}; }}\n", 1 << bit))
        .collect();
    let text = format!(
        "\npublic class Bits {{\n    public static int f(int x) {{ return x > 0 ? 1 : 2; }}\n}}\nclass Ten {{\n{}}}\n",
        blocks.concat()
    );
    let made = made("Bits", &text, &["--criterion", "input-domain", "--partition", "Ten"]);
    assert!(made.verdicts("input-domain").iter().all(|verdict| verdict.starts_with('+')), "{}", made.output);
    let paths: u64 = made.report.exploration.iter().map(|e| e.paths).sum();
    assert!(paths < 60, "{paths} paths\n{}", made.output);
    assert_eq!(findings(&made).len(), 45 + 1, "every two, and none; no throws\n{}", made.output);
    made.is_confirmed();
}

/// Of many blocks each is compared with all others at once.
#[test]
fn two_hundred_blocks_are_a_partition_or_overlap() {
    for (rest, overlaps) in [("x < 0 || x >= 200", false), ("x < 1 || x >= 200", true)] {
        let blocks: Vec<String> =
            (0..200).map(|n| format!("    static boolean is{n}(int x) {{ return x == {n}; }}\n")).collect();
        let target = "\npublic class Wide {\n    public static int f(int x) { return x > 0 ? 1 : 2; }\n}\n";
        let rest = format!("    static boolean rest(int x) {{ return {rest}; }}\n");
        let text = format!("{target}class Blocks {{\n{}{rest}}}\n", blocks.concat());
        let made = made("Wide", &text, &["--criterion", "input-domain", "--partition", "Blocks"]);
        assert!(made.verdicts("input-domain").iter().all(|verdict| verdict.starts_with('+')), "{}", made.output);
        let seen = findings(&made);
        match overlaps {
            false => assert!(only(&made).is_proved && seen.is_empty(), "{seen:?}"),
            true => assert!(matches!(&seen[..], [one] if one.starts_with("overlap: rest: ")), "{seen:?}"),
        }
    }
}

/// Overlaps, gaps and exceptions are shown by a call; the target's own branches are not those of the blocks.
#[test]
fn what_is_wrong_with_a_partition_is_shown() {
    let text = "
public class Clamp {
    public int clamp(int x) {
        do { x = x / 2; } while (x > 99999999);
        return helper(x) ? 1 : 2;
    }
    static boolean helper(int x) { return x == 7; }
}
class Parts {
    static boolean low(int x) { return x <= 10; }
    static boolean high(int x) { return x >= 10 && x != 50; }
    static boolean odd(int x) { return 100 / (x - 20) == 3 && x > 60 || Clamp.helper(x) && x < 0; }
}
";
    let made = made("Clamp", text, &["--criterion", "input-domain,mcdc", "--partition", "Parts"]);
    let expected = ["+ low (line 5)", "+ high (line 5)", "- odd (line 5)"];
    assert_eq!(made.verdicts("input-domain"), expected, "{}", made.output);
    let seen = findings(&made);
    let has = |kind: &str, call: &str| seen.iter().any(|f| f.starts_with(kind) && f.contains(call));
    assert!(has("overlap: low, high: ", "clamp(10)"), "{seen:?}");
    assert!(has("left out: : ", "clamp(50)"), "{seen:?}");
    assert!(has("throws: odd: ", "clamp(20)"), "{seen:?}");
    assert_eq!(seen.len(), 3, "{seen:?}");
    assert!(!only(&made).is_proved);
    assert_eq!(made.verdicts("mcdc").len(), 6, "{}", made.output);
    made.is_confirmed();
}

/// Over objects and texts.
#[test]
fn blocks_look_at_objects() {
    let text = "
public class Words {
    public static int size(String s, int[] all) { return s == null ? 0 : s.length(); }
}
class Kinds {
    static boolean none(String s, int[] all) { return s == null; }
    static boolean empty(String s, int[] all) { return s != null && s.isEmpty(); }
    static boolean paired(String s, int[] all) { return s != null && s.length() == 2 && all.length == 2 && all[1] == 7; }
}
";
    let made = made("Words", text, &["--criterion", "input-domain", "--partition", "Kinds"]);
    let expected = ["+ none (line 4)", "+ empty (line 4)", "+ paired (line 4)"];
    assert_eq!(made.verdicts("input-domain"), expected, "{}", made.output);
    assert!(findings(&made).iter().any(|f| f.starts_with("left out") && !f.ends_with('?')), "{}", made.output);
    assert!(findings(&made).iter().any(|f| f.starts_with("throws: paired") && !f.ends_with('?')), "{}", made.output);
    made.is_confirmed();
}

#[test]
fn what_is_missing_is_said() {
    let text = "
public class Gate {
    public static boolean open(int a, long b) { return a > b; }
}
class Wrong {
    static boolean one(int a) { return a > 1; }
    boolean both(int a, long b) { return a > b; }
    private static boolean hidden(int a, long b) { return a > b; }
}
class Counting {
    static int seen;
    static boolean first(int a, long b) { return next() == 0; }
    private static int next() { return seen++; }
}
";
    let folder = compiled("Gate", text);
    let said = |options: &[&str]| {
        let mut command = support::obligato();
        command.args(["generate", "Gate", "--classpath"]).arg(folder.join("classes"));
        command.arg("--out").arg(folder.join("out")).args(options);
        let seen = support::run(&mut command, b"", std::time::Duration::from_secs(60));
        assert_eq!(seen.code, Some(2), "{}", seen.stderr);
        seen.stderr
    };
    let nothing = said(&["--criterion", "input-domain"]);
    assert!(nothing.contains("needs --partition CLASS"), "{nothing}");
    let missing = said(&["--partition", "a.wrong"]);
    assert!(missing.contains("no such class") && missing.contains("there is Wrong"), "{missing}");
    let counting = said(&["--partition", "Counting"]);
    let why = "first(int, long) assigns Counting.seen; a block answers true or false and does nothing else";
    assert!(counting.contains(why), "{counting}");
    let wrong = said(&["--partition", "Wrong"]);
    for part in [
        "a static boolean method with the parameters of the target, (int, long)",
        "boolean one(int)",
        "boolean both(int, long) (is not static)",
        "boolean hidden(int, long) (is private)",
    ] {
        assert!(wrong.contains(part), "{part} in {wrong}");
    }
}

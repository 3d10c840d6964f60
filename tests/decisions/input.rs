//! Sources that do not fit, do not parse, are missing, foreign or extreme: a warning that names the file, decisions from
//! the bytecode, and no more time or stack than the size of the input warrants.

use super::{compilers, map};
use crate::support::{self, run, scratch};
use obligato::analysis::decisions::from_source::Sources;
use obligato::analysis::decisions::mapping::Mapping;
use obligato::analysis::decisions::observe::Observer;
use obligato::analysis::decisions::table::Table;
use obligato::analysis::decisions::{ClassDecisions, Origin, marking::Marked};
use obligato::classfile;
use obligato::source::SourceFile;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};

const GOOD: &str = "class Given {\n  int m(boolean a, boolean b) {\n    if (a && b) return 1;\n    return 2;\n  }\n  \
                    class Inner { boolean n(int i) { return i > 1 || i < -1; } }\n}\n";

/// A folder with `classes` of the good source, and `src` to be filled.
fn prepared(name: &str) -> PathBuf {
    let folder = scratch(&format!("decisions-input-{name}"));
    for part in ["src", "good", "classes"] {
        fs::create_dir_all(folder.join(part)).unwrap();
    }
    fs::write(folder.join("good/Given.java"), GOOD).unwrap();
    support::javac_with(&compilers()[0].1, &[folder.join("good/Given.java")], &folder.join("classes"), &[]);
    folder
}

fn class(folder: &Path, name: &str) -> Option<classfile::ClassFile> {
    fs::read(folder.join(format!("classes/{name}.class"))).ok().map(|bytes| classfile::parse(&bytes).unwrap())
}

/// The decisions of both classes, with one reader for the sources.
fn decisions(folder: &Path) -> [ClassDecisions; 2] {
    let mut sources = Sources::new(&folder.join("src"));
    let mut find = |name: &str| class(folder, name).map(Rc::new);
    ["Given", "Given$Inner"].map(|name| sources.decisions_of(&class(folder, name).unwrap(), &mut find))
}

/// What the source is, what the warning says, and which of the two decisions still come from the source.
fn check(name: &str, source: Option<&[u8]>, warning: &str, from_source: [bool; 2]) {
    let folder = prepared(name);
    if let Some(source) = source {
        fs::write(folder.join("src/Given.java"), source).unwrap();
    }
    let found = decisions(&folder);
    for (found, expected) in found.iter().zip(from_source) {
        let origins: Vec<Origin> = found.decisions.iter().map(|d| d.origin).collect();
        assert_eq!(origins, [if expected { Origin::Source } else { Origin::Bytecode }], "{name}: {found:?}");
        assert_eq!(found.decisions[0].conditions.len(), 2, "{name}");
    }
    let warnings: Vec<&String> = found.iter().flat_map(|found| &found.warnings).collect();
    if warning.is_empty() {
        assert!(warnings.is_empty(), "{name}: {warnings:?}");
    } else {
        assert!(warnings.iter().all(|w| w.contains("src/Given.java")), "{name}: {warnings:?}");
        assert!(warnings.iter().any(|w| w.contains(warning)), "{name}: {warnings:?}");
    }
    // The command says the same, and goes on.
    let mut command = support::obligato();
    command.args(["decisions", "--classpath"]).arg(folder.join("classes")).arg("--source").arg(folder.join("src"));
    let seen = run(&mut command, b"", Duration::from_secs(60));
    assert_eq!(seen.code, Some(0), "{name}: {}", seen.stderr);
    assert_eq!(seen.stderr.is_empty(), warning.is_empty(), "{name}: {}", seen.stderr);
    assert!(seen.stderr.contains(warning), "{name}: {}", seen.stderr);
}

#[test]
fn sources_that_cannot_be_used_are_named() {
    let edit = |from: &str, to: &str| GOOD.replace(from, to).into_bytes();
    check("good", Some(GOOD.as_bytes()), "", [true, true]);
    check("missing", None, "no such source", [false, false]);
    check("edited", Some(&edit("a && b", "a || b && a")), "does not fit the class", [false, true]);
    check("inner", Some(&edit("i > 1", "i > 1 && i != 7")), "Given.java:6: does not fit the class", [true, false]);
    check("older", Some(&edit("class Given", "\n\n\n\n\n\n\nclass Given")), "lines of class Given", [false, false]);
    check("broken", Some(&edit("if (a && b)", "if (a && )")), "Given.java:3", [false, true]);
    check("nonsense", Some(b"\x00\x01 %% no java at all {{{"), "Given.java:1", [false, false]);
    check("empty", Some(b""), "no class", [false, false]);
    check("latin", Some(&[GOOD.as_bytes(), b"// \xe4\xf6\n".as_slice()].concat()), "Latin-1", [true, true]);
    let wide: Vec<u8> = GOOD.encode_utf16().flat_map(u16::to_le_bytes).collect();
    check("utf16", Some(&wide), "Given.java", [false, false]);
    let other = edit("class Given", "class Other");
    check("other", Some(&other), "class Other was not found", [false, false]);
}

/// What is nested too deep is left out, in time.
#[test]
fn nesting_has_bounds() {
    let deep = |open: &str, close: &str| {
        let text = format!("{}a{}", open.repeat(10_000), close.repeat(10_000));
        GOOD.replace("a && b", &text).into_bytes()
    };
    for (name, open, close) in [
        ("parens", "(", ")"),
        ("nots", "!(", ")"),
        ("calls", "f(", ")"),
        ("choices", "a ? b : (", ")"),
        ("open", "(", ""),
    ] {
        let start = Instant::now();
        let folder = prepared(name);
        fs::write(folder.join("src/Given.java"), deep(open, close)).unwrap();
        let [given, _] = decisions(&folder);
        assert!(given.warnings.iter().any(|w| w.contains("Given.java")), "{name}: {:?}", given.warnings);
        assert!(given.decisions.iter().all(|d| d.origin == Origin::Bytecode), "{name}");
        assert!(start.elapsed() < Duration::from_secs(60), "{name}");
    }
    let blocks = format!("class Given {{ void m() {} {} }}", "{ if (a) ".repeat(10_000), "}".repeat(10_000));
    let file = SourceFile::parse("Given.java", &blocks);
    assert!(!file.problems.is_empty());
}

/// Decisions of many conditions: mapped, with tables and one evaluation observed; the command writes them all.
#[test]
fn long_decisions_are_mapped() {
    for count in [64_u16, 2_000] {
        let terms: Vec<String> =
            (0..count).map(|i| format!("v[{i}]{}", if i % 7 == 3 { " |" } else { " &&" })).collect();
        let text = terms.join("\n").trim_end_matches(['&', '|', ' ']).to_owned();
        let source = format!("class Given {{ static int m(boolean[] v) {{\nif ({text}) return 1; return 2; }} }}\n");
        let folder = scratch(&format!("decisions-input-long-{count}"));
        fs::create_dir_all(folder.join("classes")).unwrap();
        fs::write(folder.join("Given.java"), &source).unwrap();
        let file = folder.join("Given.java");
        support::javac_with(&compilers()[0].1, &[file], &folder.join("classes"), &[]);
        let start = Instant::now();
        let parsed = SourceFile::parse("Given.java", &source);
        let mapped = map(&parsed, &folder.join("classes"));
        let [(decision, Mapping::Mapped(sites))] = &mapped.decisions[..] else { panic!("{:?}", mapped.decisions) };
        assert_eq!((decision.conditions.len(), sites.len()), (usize::from(count), 1));
        assert!(sites[0].points.iter().all(|points| points.len() == 1));
        let table = Table::new(&decision.tree).unwrap();
        // All true, in the order of the code: operands of `|` show together.
        let mut observer = Observer::idle(&table);
        let mut shown: Vec<(u32, Vec<(u16, bool)>)> = Vec::new();
        for (condition, points) in sites[0].points.iter().enumerate() {
            match shown.last_mut().filter(|(pc, _)| *pc == points[0].pc()) {
                Some((_, all)) => all.push((condition as u16, true)),
                None => shown.push((points[0].pc(), vec![(condition as u16, true)])),
            }
        }
        let ends: Vec<Marked> = shown.iter().map(|(_, all)| observer.show(&table, all)).collect();
        assert!(matches!(ends.last(), Some(Marked::Complete(done)) if done.row.outcome));
        let mut command = support::obligato();
        command.args(["decisions", "--json", "--classpath"]).arg(folder.join("classes")).arg("--source").arg(&folder);
        let seen = run(&mut command, b"", Duration::from_secs(60));
        assert!(seen.code == Some(0) && seen.stderr.is_empty(), "{}", seen.stderr);
        assert!(start.elapsed() < Duration::from_secs(30), "{count}: {:?}", start.elapsed());
    }
}

/// Initialisers of fields are repeated in constructors: one decision, covered by what any of them shows.
#[test]
fn copies_in_constructors_share_their_ids() {
    let folder = scratch("decisions-input-copies");
    let source = "class Given {\n  static int n;\n  boolean x = n > 1 && n < 5, y = n > 1 && n < 5;\n  \
                  { if (n == 3) n++; }\n  Given() {}\n  Given(int i) { if (i > 1) n++; }\n  Given(long l) { this(); }\n}\n";
    fs::create_dir_all(folder.join("classes")).unwrap();
    fs::write(folder.join("Given.java"), source).unwrap();
    support::javac_with(&compilers()[0].1, &[folder.join("Given.java")], &folder.join("classes"), &[]);
    let given = class(&folder, "Given").unwrap();
    let found = Sources::new(&folder).decisions_of(&given, &mut |name| class(&folder, name).map(Rc::new));
    let ids = |descriptor: &str| -> Vec<_> {
        found.decisions.iter().filter(|d| d.descriptor == descriptor).map(|d| (d.line, d.id)).collect()
    };
    let (first, second) = (ids("()V"), ids("(I)V"));
    assert_eq!((first.len(), second.len(), ids("(J)V").len()), (3, 4, 0));
    assert_eq!(first[..], second[..3]);
    let mut all: Vec<_> = second.iter().map(|(_, id)| *id).collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 4, "decisions that stand side by side are different ones");
}

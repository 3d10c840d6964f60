//! Decisions of Java sources, mapped to the branches of their classes: against javac's own table of character ranges,
//! against runs of instrumented copies on the JVM, and over the sources of an installed JDK.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "decisions/crt.rs"]
mod crt;
mod support;
#[path = "decisions/trace.rs"]
mod trace;

use obligato::analysis::decisions::mapping::{self, Mapped, Mapping};
use obligato::classfile;
use obligato::source::SourceFile;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;
use support::{JdkHome, javac_with, jdks, run, scratch};

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/decisions")
}

/// The programs of the corpus that a JDK can compile, with their sources.
fn programs(feature: u16) -> Vec<(&'static str, PathBuf, String)> {
    let mut names = vec!["Operators", "Control", "Classes"];
    if feature >= 21 {
        names.push("Patterns");
    }
    let read = |name: &'static str| {
        let path = corpus().join(format!("{name}.java"));
        let text = fs::read_to_string(&path).unwrap();
        (name, path, text)
    };
    names.into_iter().map(read).collect()
}

fn bytes_in(folder: &Path) -> impl FnMut(&str) -> Option<Vec<u8>> {
    move |name| fs::read(folder.join(format!("{name}.class"))).ok()
}

fn map(file: &SourceFile, folder: &Path) -> Mapped {
    let mut bytes = bytes_in(folder);
    mapping::map(file, &mut |name| bytes(name).map(|bytes| Rc::new(classfile::parse(&bytes).unwrap())))
}

fn compilers() -> Vec<(JdkHome, PathBuf)> {
    let found: Vec<_> = jdks().into_iter().filter_map(|jdk| jdk.javac.clone().map(|javac| (jdk, javac))).collect();
    assert!(!found.is_empty(), "a JDK with javac is installed");
    found
}

/// Every decision is mapped, except those whose line says `// unmapped: word` with a word of the reason; what is left
/// out stands in the method `deadCode` or is decided by a constant.
fn check_all_mapped(text: &str, mapped: &Mapped, what: &str) {
    let lines: Vec<&str> = text.lines().collect();
    let mut wrong = Vec::new();
    for (decision, mapping) in &mapped.decisions {
        let line = lines[decision.span.line as usize - 1];
        let expected = line.split_once("// unmapped: ").map(|(_, word)| word.trim());
        let fits = match (mapping, expected) {
            (Mapping::Mapped(_), None) => true,
            (Mapping::LeftOut, None) => {
                line.contains("false") || line.contains("sink > 0 ? 3") || line.contains("DEBUG")
            }
            (Mapping::Unmapped(why), Some(word)) => why.contains(word),
            _ => false,
        };
        // A marked line may hold further decisions that are mapped.
        if !fits && !(expected.is_some() && matches!(mapping, Mapping::Mapped(_)) && decision.nested_in.is_some()) {
            wrong.push(format!("{what}: line {}: {}: {mapping:?}", decision.span.line, decision.text));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(mapped.warnings, Vec::<String>::new());
}

#[test]
fn every_row_of_the_corpus_is_mapped() {
    for (jdk, javac) in compilers() {
        for (name, path, text) in programs(jdk.feature) {
            let what = format!("{name} by javac {}", jdk.feature);
            let file = SourceFile::parse(&path.display().to_string(), &text);
            assert_eq!(file.problems, [], "{name}");
            let plain = scratch(&format!("decisions-plain-{name}-{}", jdk.feature));
            javac_with(&javac, &[path.clone()], &plain, &[]);
            let mapped = map(&file, &plain);
            check_all_mapped(&text, &mapped, &what);
            // Without lines the mapping is the same.
            let bare = scratch(&format!("decisions-bare-{name}-{}", jdk.feature));
            javac_with(&javac, &[path], &bare, &["-g:none"]);
            let again = map(&file, &bare);
            for (one, other) in mapped.decisions.iter().zip(&again.decisions) {
                assert_eq!(one.1, other.1, "{what} -g:none: line {}: {}", one.0.span.line, one.0.text);
            }
            assert_eq!(mapped.decisions.len(), again.decisions.len());
        }
    }
}

#[test]
fn the_compilers_own_ranges_agree() {
    for (jdk, javac) in compilers() {
        // javac cannot write the table for record patterns.
        for (name, path, text) in programs(jdk.feature.min(17)) {
            let file = SourceFile::parse(&path.display().to_string(), &text);
            let folder = scratch(&format!("decisions-crt-{name}-{}", jdk.feature));
            javac_with(&javac, &[path], &folder, &["-Xjcov"]);
            let mapped = map(&file, &folder);
            check_all_mapped(&text, &mapped, &format!("{name} by javac {} -Xjcov", jdk.feature));
            let mut verdicts = crt::Verdicts::default();
            crt::judge_all(&file, &text, &mapped.decisions, &mut bytes_in(&folder), &mut verdicts);
            assert!(verdicts.wrong.is_empty(), "{}", verdicts.wrong.join("\n"));
            assert!(verdicts.right > verdicts.unjudged, "{name}: {verdicts:?}");
        }
    }
}

#[test]
fn runs_show_what_instrumented_copies_record() {
    for (jdk, javac) in compilers() {
        for (name, path, text) in programs(jdk.feature) {
            let file = SourceFile::parse(&path.display().to_string(), &text);
            let plain = scratch(&format!("decisions-run-{name}-{}", jdk.feature));
            javac_with(&javac, &[path], &plain, &[]);
            let mapped = map(&file, &plain);
            let keys = trace::recordable(&file, &mapped);
            let folder = scratch(&format!("decisions-instrumented-{name}-{}", jdk.feature));
            let copy = folder.join(format!("{name}.java"));
            fs::write(&copy, trace::instrumented(&file, &text, &mapped, &keys)).unwrap();
            javac_with(&javac, &[copy], &folder, &[]);
            let mut command = support::java(&jdk);
            let output = run(command.args(["-ea", "-cp"]).arg(&folder).arg(name), b"", Duration::from_secs(60));
            assert_eq!(output.code, Some(0), "{name}: {}", output.stderr);
            let expected = trace::parse(&output.stdout);
            let mut seen = trace::run(&plain, name, &mapped);
            seen.retain(|key, _| keys.contains(key));
            assert!(expected.len() > 10, "{name} evaluates conditions");
            for key in expected.keys().chain(seen.keys()) {
                let (decision, _) = &mapped.decisions[key.0];
                let condition = &decision.conditions[key.1].text;
                let place = format!("{name} by javac {}: {}: {condition}", jdk.feature, decision.span.line);
                assert_eq!(seen.get(key), expected.get(key), "{place}\n{:?}", mapped.decisions[key.0].1);
            }
        }
    }
}

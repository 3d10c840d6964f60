//! Runs the `console` blocks of a document, in one shell and a folder of their own, and compares what they show.
//!
//! docs/README.md describes the notation. Standard error is shown where it comes, as on a terminal.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use obligato::program::Jdk;

use super::markdown::Document;
use crate::support::{run, scratch};

const LIMIT: Duration = Duration::from_secs(300);
/// What the blocks can reach of the repository.
const SHARED: [&str; 5] = ["examples", "benches", "jdk-stubs", "scripts", ".tools"];
const MARK: &str = "@@ obligato docs @@";

/// A command of a block and what the document shows below it.
pub struct Step {
    /// Lines of the document, from 1, where the shown output begins and ends (exclusive).
    pub shown: (usize, usize),
    pub command: String,
    pub expected: Vec<String>,
}

/// The commands of all blocks that are run. A command goes on where its line ends with a backslash.
pub fn steps(document: &Document) -> Result<Vec<Step>, String> {
    let mut steps: Vec<Step> = Vec::new();
    for block in document.blocks.iter().filter(|block| runs(block.rest(), &block.text)) {
        if block.language() != "console" {
            continue;
        }
        let (mut goes_on, first) = (false, steps.len());
        for (number, line) in block.text.iter().enumerate().map(|(i, line)| (block.line + 1 + i, line)) {
            if let Some(command) = line.strip_prefix("$ ").filter(|_| !goes_on) {
                steps.push(Step {
                    shown: (number + 1, number + 1),
                    command: command.to_string(),
                    expected: Vec::new(),
                });
            } else if let Some(step) = steps.get_mut(first..).and_then(|steps| steps.last_mut()) {
                if goes_on {
                    step.command += &format!("\n{line}");
                    step.shown = (number + 1, number + 1);
                } else {
                    step.expected.push(line.clone());
                    step.shown.1 = number + 1;
                }
            } else {
                return Err(format!("{}: a console block begins with '$ '", document.place(number)));
            }
            goes_on = steps.last().is_some_and(|step| step.command.ends_with('\\'));
        }
    }
    Ok(steps)
}

/// Whether a block is run. What builds, tests or installs Obligato itself is not: a block of such commands only.
pub fn runs(rest: &str, text: &[String]) -> bool {
    let builds =
        |line: &String| line.strip_prefix("$ ").is_some_and(|c| c.starts_with("scripts/") || c.starts_with("cargo "));
    rest.is_empty() && !text.iter().all(builds)
}

/// Runs the steps; gives the output of each.
pub fn perform(root: &Path, document: &Document, steps: &[Step]) -> Vec<Vec<String>> {
    let name = document.path.with_extension("").display().to_string().replace('/', "-");
    let folder = scratch(&format!("docs-{name}"));
    for shared in SHARED.iter().filter(|shared| root.join(shared).exists()) {
        std::os::unix::fs::symlink(root.join(shared), folder.join(shared)).expect("a link");
    }
    let bin = scratch(&format!("docs-{name}.bin"));
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_obligato"), bin.join("obligato")).expect("a link");
    let mut script = format!("exec 2>&1\nmark() {{ c=$?; printf '\\n{MARK}\\n'; return $c; }}\n");
    for step in steps {
        script += &format!("{}\nmark\n", step.command);
    }
    let file = bin.join("script");
    fs::write(&file, script).expect("a script");
    let java = Jdk::locate(None).expect("a JDK").home().join("bin");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths([bin, java].into_iter().chain(std::env::split_paths(&path))).expect("a path");
    let mut shell = Command::new("sh");
    shell
        .arg(&file)
        .current_dir(&folder)
        .env("PATH", path)
        .env("LC_ALL", "C.UTF-8")
        .env("OBLIGATO_CACHE", "off")
        .env_remove("JAVA_TOOL_OPTIONS");
    let seen = run(&mut shell, b"", LIMIT);
    let mut outputs: Vec<&str> = seen.stdout.split(&format!("\n{MARK}\n")).collect();
    assert_eq!(outputs.pop(), Some(""), "{}: the shell ended early\n{}", document.path.display(), seen.stdout);
    outputs.into_iter().map(|text| text.lines().map(str::to_string).collect()).collect()
}

/// Whether the output is what is shown: `...` alone on a line stands for any lines, `[..]` for any text in a line, and
/// numbers that a machine or a JDK decides are not compared.
pub fn agrees(expected: &[String], actual: &[String]) -> bool {
    match expected.split_first() {
        None => actual.is_empty(),
        Some((line, rest)) if line.trim() == "..." => (0..=actual.len()).any(|n| agrees(rest, &actual[n..])),
        Some((line, rest)) => {
            actual.split_first().is_some_and(|(found, more)| fits(&plain(line), &plain(found)) && agrees(rest, more))
        }
    }
}

/// `[..]` in the expected line stands for any text.
fn fits(expected: &str, actual: &str) -> bool {
    let mut parts = expected.split("[..]");
    let Some(mut rest) = parts.next().and_then(|first| actual.strip_prefix(first)) else { return false };
    let mut parts: Vec<&str> = parts.collect();
    let Some(last) = parts.pop() else { return rest.is_empty() };
    for part in parts {
        let Some((_, after)) = rest.split_once(part) else { return false };
        rest = after;
    }
    rest.ends_with(last)
}

/// The line with `#` for a number before a unit of time or memory and for the version after `Java`.
fn plain(line: &str) -> String {
    let line = line.trim_end();
    let (mut out, mut at) = (String::new(), 0);
    while let Some(start) = line[at..].find(|c: char| c.is_ascii_digit()).map(|n| at + n) {
        let digits = |c: char| c.is_ascii_digit() || c == '.';
        let end = start + line[start..].find(|c| !digits(c)).unwrap_or(line.len() - start);
        out += &line[at..start];
        let unit = [" s", " ms", " MiB"]
            .iter()
            .any(|unit| line[end..].strip_prefix(unit).is_some_and(|after| !after.starts_with(char::is_alphanumeric)));
        out += if unit || line[..start].ends_with("Java ") { "#" } else { &line[start..end] };
        at = end;
    }
    out + &line[at..]
}

#[test]
fn output_is_compared() {
    let lines = |text: &str| text.lines().map(str::to_string).collect::<Vec<_>>();
    let check = |expected: &str, actual: &str| agrees(&lines(expected), &lines(actual));
    assert!(check("a\n...\nd", "a\nb\nc\nd") && check("a\n...", "a") && check("  ...\nx\n...\ny", "x\nx\ny"));
    assert!(!check("a\n...\nd", "a\nb") && !check("a", "a\nb") && !check("", "b") && !check("a\nb", "a"));
    assert!(check("took 1.50 s, 3 MiB (Java 17)", "took 0.2 s, 44 MiB (Java 21)") && !check("3 paths", "4 paths"));
    assert!(check("x [..] of [..].", "x 1 of 2.") && !check("x [..] of", "x 1 of 2") && check("a[..]", "a"));
    assert!(!check("1 states", "2 states"));
}

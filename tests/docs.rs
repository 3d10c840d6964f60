//! The documentation is true: every example in README.md and docs/ is run, parsed or found in the sources; links lead
//! somewhere; each command's guide names exactly the options that its help names.
//!
//! `OBLIGATO_ONLY=tutorial` chooses a document, `OBLIGATO_BLESS=1` writes what commands show into the documents, except
//! where the shown output leaves something out. docs/README.md describes the notation.

#![cfg(unix)]
mod console;
mod markdown;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::support::{in_parallel, obligato, run, scratch};
use console::Step;
use markdown::{Block, Document};

/// Blocks that say why they are not run.
const MOST_NOT_RUN: usize = 6;
/// Written by `scripts/evidence`, which takes long: it need not be there, and is not run again.
const MADE: &str = "docs/evidence.md";
const COMMANDS: [&str; 9] = ["run", "check", "decisions", "generate", "measure", "diff", "bench", "api", "cache"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> Document {
    Document::read(root(), path).unwrap_or_else(|error| panic!("{error}"))
}

/// README.md and docs/*.md: what has examples.
fn documents() -> Vec<Document> {
    let docs = fs::read_dir(root().join("docs")).unwrap().map(|entry| entry.unwrap().file_name());
    let mut paths: Vec<PathBuf> = docs.map(|name| Path::new("docs").join(name)).collect();
    paths.retain(|path| path.extension().is_some_and(|e| e == "md") && path != Path::new(MADE));
    paths.push("README.md".into());
    paths.sort();
    paths.iter().map(|path| read(path)).collect()
}

/// Fails with all of them.
fn none(wrong: Vec<String>) {
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn commands_show_what_the_documents_say() {
    let only = std::env::var("OBLIGATO_ONLY").unwrap_or_default();
    let mut work: Vec<(Document, Vec<Step>)> = Vec::new();
    for document in documents() {
        let steps = console::steps(&document).unwrap_or_else(|error| panic!("{error}"));
        if !steps.is_empty() && document.path.to_string_lossy().contains(&only) {
            work.push((document, steps));
        }
    }
    // The longest first, so that the two threads end at about the same time.
    work.sort_by_key(|(_, steps)| std::cmp::Reverse(steps.len()));
    let outputs = in_parallel(&work, |(document, steps)| console::perform(root(), document, steps));
    let mut wrong = Vec::new();
    for ((document, steps), outputs) in work.iter().zip(&outputs) {
        let differ: Vec<(&Step, &Vec<String>)> =
            steps.iter().zip(outputs).filter(|(step, output)| !console::agrees(&step.expected, output)).collect();
        if std::env::var_os("OBLIGATO_BLESS").is_some() {
            bless(document, &differ);
        }
        for (step, output) in differ {
            let place = document.place(step.shown.0 - 1);
            wrong.push(format!(
                "{place}: $ {}\n--- shown\n{}\n--- but it is\n{}\n",
                step.command,
                step.expected.join("\n"),
                output.join("\n")
            ));
        }
    }
    wrong.extend(undocumented());
    none(wrong);
}

/// Fields of the reports that the tutorial wrote which no schema names.
fn undocumented() -> Vec<String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("docs/docs-docs-tutorial");
    let reports = [
        ("generated/report.json", "report-schema.md"),
        ("changed/diff.json", "diff-schema.md"),
        ("strategies/bench.json", "bench-schema.md"),
        ("strategies/results.jsonl", "bench-schema.md"),
    ];
    let mut wrong = Vec::new();
    for (report, schema) in reports {
        let document = read(&Path::new("docs").join(schema));
        let known: BTreeSet<String> = document.inline_code().into_iter().map(|(_, code)| code).collect();
        let text = fs::read_to_string(folder.join(report)).unwrap_or_default();
        let mut fields = BTreeSet::new();
        for value in serde_json::Deserializer::from_str(&text).into_iter::<serde_json::Value>() {
            collect(&value.unwrap(), &mut fields);
        }
        wrong.extend(
            fields.difference(&known).map(|field| format!("docs/{schema} does not name '{field}' of {report}")),
        );
    }
    wrong
}

fn collect(value: &serde_json::Value, fields: &mut BTreeSet<String>) {
    match value {
        serde_json::Value::Object(map) => {
            fields.extend(map.keys().cloned());
            map.values().for_each(|value| collect(value, fields));
        }
        serde_json::Value::Array(list) => list.iter().for_each(|value| collect(value, fields)),
        _ => {}
    }
}

fn bless(document: &Document, differ: &[(&Step, &Vec<String>)]) {
    let path = root().join(&document.path);
    let text = fs::read_to_string(&path).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    for (step, output) in differ.iter().rev() {
        let elided = step.expected.iter().any(|line| line.trim() == "..." || line.contains("[..]"));
        if !elided {
            lines.splice(step.shown.0 - 1..step.shown.1 - 1, output.iter().map(String::as_str));
        }
    }
    fs::write(path, lines.join("\n") + "\n").unwrap();
}

#[test]
fn every_block_is_checked() {
    let mut wrong = Vec::new();
    let mut not_run = 0;
    for document in documents() {
        for block in &document.blocks {
            not_run += usize::from(block.rest().starts_with("not-run: "));
            if let Err(what) = checked(&document, block) {
                wrong.push(format!("{}: {what}", document.place(block.line)));
            }
        }
    }
    none(wrong);
    assert!(not_run <= MOST_NOT_RUN, "{not_run} blocks are not run");
}

fn checked(document: &Document, block: &Block) -> Result<(), String> {
    let text = block.text.join("\n");
    let plain = |condition: bool| if condition { Ok(()) } else { Err(format!("'{}' means nothing", block.info)) };
    match block.language() {
        "console" if !console::runs(block.rest(), &block.text) => {
            // Scripts that are only named must be there.
            for line in &block.text {
                let script = line.strip_prefix("$ ").and_then(|command| command.split_whitespace().next());
                if let Some(script) = script.filter(|s| s.starts_with("scripts/") && !root().join(s).is_file()) {
                    return Err(format!("there is no {script}"));
                }
            }
            plain(block.rest().is_empty() || block.rest().starts_with("not-run: "))
        }
        "console" => Ok(()),
        "toml" => {
            // Paths begin at the file's folder, and folders of sources must be there.
            let folder = scratch("docs-toml");
            fs::create_dir_all(folder.join("src/main/java")).unwrap();
            let read = obligato::experiment::file::parse(&folder.join("experiment.toml"), &text);
            read.map_err(|error| error.to_string())?;
            plain(block.rest().is_empty())
        }
        "json" => {
            serde_json::from_str::<serde_json::Value>(&text).map_err(|error| error.to_string())?;
            plain(block.rest().is_empty())
        }
        "xml" => {
            let mut reader = quick_xml::Reader::from_str(&text);
            loop {
                match reader.read_event().map_err(|error| error.to_string())? {
                    quick_xml::events::Event::Eof => return plain(block.rest().is_empty()),
                    _ => continue,
                }
            }
        }
        // Lists of ids and the like, and how commands are called.
        "text" => {
            let mut calls = block.text.iter().filter_map(|line| line.strip_prefix("obligato "));
            calls.try_for_each(|call| known(document, call))?;
            plain(block.rest().is_empty())
        }
        "rust" | "java" | "sh" => quoted(block),
        other => Err(format!("'{other}' is no language that is checked")),
    }
}

/// The lines of the block are in the file that it names, one after the other; `...` stands for any lines between.
fn quoted(block: &Block) -> Result<(), String> {
    let file = block.rest();
    let compiled = ["examples/", "src/", "tests/", "benches/", "jdk-stubs/"].iter().any(|f| file.starts_with(f));
    if !compiled {
        return Err("name the file that is quoted, one that is compiled: ```rust examples/name.rs".to_string());
    }
    let text = fs::read_to_string(root().join(file)).map_err(|error| format!("{file}: {error}"))?;
    let trimmed = |line: &str| line.trim().to_string();
    let lines: Vec<String> = text.lines().map(trimmed).collect();
    let mut at = 0;
    let shown: Vec<String> = block.text.iter().map(|line| trimmed(line)).collect();
    for part in shown.split(|line| line == "...").filter(|part| !part.is_empty()) {
        let found = (at..=lines.len().saturating_sub(part.len())).find(|&n| lines[n..].starts_with(part));
        at = found.ok_or_else(|| format!("not in {file}:\n{}", part.join("\n")))? + part.len();
    }
    Ok(())
}

/// The options that a command's help names.
fn options(command: &str) -> BTreeSet<String> {
    let seen = run(obligato().args([command, "--help"]), b"", Duration::from_secs(60));
    assert_eq!(seen.code, Some(0), "{command}");
    let named = seen.stdout.lines().map(str::trim_start).filter(|line| line.starts_with('-'));
    named.flat_map(words).collect()
}

/// `--option` for each that the text names.
fn words(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("--") {
        let before = text[..at].chars().next_back();
        let name: String = text[at + 2..].chars().take_while(|c| c.is_ascii_lowercase() || *c == '-').collect();
        if !name.is_empty() && before.is_none_or(|c| !c.is_alphanumeric() && c != '-') {
            found.push(format!("--{name}"));
        }
    }
    found
}

/// A call of `obligato` names a command and options that it has.
fn known(document: &Document, call: &str) -> Result<(), String> {
    let command = call.split_whitespace().next().unwrap_or_default();
    if !COMMANDS.contains(&command) {
        return Err(format!("{}: there is no command '{command}'", document.path.display()));
    }
    let options = options(command);
    match words(call).into_iter().find(|option| !options.contains(option)) {
        Some(option) => Err(format!("{}: {command} has no option {option}", document.path.display())),
        None => Ok(()),
    }
}

#[test]
fn guides_name_all_options_and_no_others() {
    let mut wrong = Vec::new();
    for command in COMMANDS {
        let guide = read(&Path::new("docs").join(format!("{command}.md")));
        let mut options = options(command);
        options.insert("--help".into());
        let mut named = BTreeSet::from(["--help".to_string()]);
        for (line, code) in guide.inline_code() {
            // What another command has is told with its name.
            if let Some(call) = code.strip_prefix("obligato ") {
                wrong.extend(known(&guide, call).err());
                continue;
            }
            if !code.starts_with('-') {
                // Some other program's.
                continue;
            }
            for option in words(&code) {
                if !options.contains(&option) {
                    wrong.push(format!("{}: {command} has no option {option}", guide.place(line)));
                }
                named.insert(option);
            }
        }
        let missing = options.difference(&named);
        wrong.extend(missing.map(|option| format!("docs/{command}.md does not say what {option} is")));
    }
    none(wrong);
}

/// A document of which only links and headings count.
fn lines_of(path: &Path) -> Document {
    let text = fs::read_to_string(root().join(path)).unwrap();
    let prose = text.lines().enumerate().map(|(i, line)| (i + 1, line.to_string())).collect();
    Document { path: path.to_path_buf(), blocks: Vec::new(), prose }
}

#[test]
fn links_lead_somewhere() {
    let mut all = documents();
    all.extend(["ARCHITECTURE.md", "CHANGELOG.md", "jdk-stubs/NATIVES.md"].map(|path| lines_of(Path::new(path))));
    let mut wrong = Vec::new();
    for document in &all {
        let here = document.path.parent().unwrap_or(Path::new(""));
        for (line, target) in document.links() {
            if target.starts_with("https://") {
                continue;
            }
            let (file, anchor) = target.split_once('#').unwrap_or((&target, ""));
            let path = if file.is_empty() { document.path.clone() } else { here.join(file) };
            let there = match root().join(&path).exists() {
                false => false,
                true if anchor.is_empty() => true,
                true => lines_of(&path).anchors().contains(anchor),
            };
            if !there {
                wrong.push(format!("{}: {target} leads nowhere", document.place(line)));
            }
        }
        for (line, code) in document.inline_code() {
            let ours = ["examples/", "src/", "tests/", "scripts/", "docs/", "benches/", "jdk-stubs/"];
            let plain = code.chars().all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c)) && !code.contains("...");
            // What a user's own project has is not ours.
            let theirs = ["src/main", "src/test"].iter().any(|folder| code.starts_with(folder));
            if ours.iter().any(|f| code.starts_with(f))
                && plain
                && !theirs
                && code != MADE
                && !root().join(&code).exists()
            {
                wrong.push(format!("{}: there is no {code}", document.place(line)));
            }
        }
    }
    none(wrong);
}

#[test]
fn the_index_names_every_document() {
    let index = read(Path::new("docs/README.md"));
    let linked: BTreeSet<String> = index.links().into_iter().map(|(_, target)| target).collect();
    let wrong = documents().into_iter().filter(|d| d.path.starts_with("docs") && !d.path.ends_with("README.md"));
    let wrong = wrong.map(|d| d.path.file_name().unwrap().to_string_lossy().into_owned());
    none(
        wrong
            .filter(|name| !linked.contains(name))
            .map(|name| format!("docs/README.md does not link {name}"))
            .collect(),
    );
}

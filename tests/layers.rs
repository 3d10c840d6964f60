//! The rules about the sources themselves: which layer may import which, how a file begins, how long it may be, and
//! that nothing names a machine.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Every module of `src/` and its layer. A module imports only from layers with a smaller number; see ARCHITECTURE.md.
const LAYERS: &[(&str, u32)] = &[
    ("util", 0),
    ("cache", 1),
    ("classfile", 1),
    ("expr", 1),
    ("program", 2),
    ("solver", 2),
    ("source", 3),
    ("analysis", 3),
    ("state", 4),
    ("world", 4),
    ("interp", 5),
    ("models", 5),
    ("search", 6),
    ("explore", 6),
    ("coverage", 7),
    ("prune", 7),
    ("testgen", 8),
    ("versions", 8),
    ("experiment", 8),
    ("output", 9),
    ("cli", 10),
];

/// Imports inside one layer that are allowed.
const WITHIN_A_LAYER: &[(&str, &str)] = &[
    ("analysis", "source"),
    ("state", "world"),
    ("models", "interp"),
    ("explore", "search"),
    ("prune", "coverage"),
    ("versions", "testgen"),
    ("experiment", "testgen"),
];

const MOST_LINES: usize = 900;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The Rust files of `src/`, by paths relative to it, sorted.
fn sources() -> Vec<(PathBuf, String)> {
    let src = root().join("src");
    let mut found = Vec::new();
    let mut folders = vec![src.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path.strip_prefix(&src).unwrap().to_owned(), text));
            }
        }
    }
    found.sort();
    found
}

fn layer(module: &str) -> Option<u32> {
    LAYERS.iter().find(|(name, _)| *name == module).map(|(_, layer)| *layer)
}

fn allowed(from: &str, to: &str) -> bool {
    from == to
        || WITHIN_A_LAYER.contains(&(from, to))
        || matches!((layer(from), layer(to)), (Some(from), Some(to)) if to < from)
}

/// The modules that lead to a file: `interp/model.rs` is `interp`, `model`; `interp/mod.rs` is `interp`.
fn module_path(file: &Path) -> Vec<String> {
    let mut path: Vec<String> = file.with_extension("").iter().map(|part| part.to_str().unwrap().to_owned()).collect();
    if path.last().is_some_and(|last| last == "mod") {
        path.pop();
    }
    path
}

/// A word, a punctuation mark or `::`, with its line. Comments and literals are left out.
#[derive(Debug, PartialEq)]
struct Token<'t>(usize, &'t str);

fn tokens(text: &str) -> Vec<Token<'_>> {
    let bytes = text.as_bytes();
    let word = |b: u8| b.is_ascii_alphanumeric() || b == b'_' || b >= 0x80;
    let mut found = Vec::new();
    let (mut at, mut line) = (0, 1);
    while at < bytes.len() {
        let rest = &text[at..];
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            comment(rest)
        } else if let Some(length) = raw_string(rest).filter(|_| at == 0 || !word(bytes[at - 1])) {
            length
        } else if rest.starts_with('"') {
            quoted(rest, b'"')
        } else if let Some(inside) = rest.strip_prefix('\'') {
            // A lifetime has no closing quote where a character would have one.
            let mut chars = inside.chars();
            match (chars.next(), chars.next()) {
                (Some('\\'), _) | (Some(_), Some('\'')) => quoted(rest, b'\''),
                _ => 1,
            }
        } else if word(bytes[at]) {
            let length = rest.bytes().take_while(|b| word(*b)).count();
            found.push(Token(line, &rest[..length]));
            length
        } else {
            let length = if rest.starts_with("::") { 2 } else { 1 };
            if !bytes[at].is_ascii_whitespace() {
                found.push(Token(line, &rest[..length]));
            }
            length
        };
        line += rest[..length].matches('\n').count();
        at += length;
    }
    found
}

fn comment(text: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        if rest.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                break;
            }
        } else {
            at += 1;
        }
    }
    at
}

fn raw_string(text: &str) -> Option<usize> {
    let body = text.strip_prefix("br").or_else(|| text.strip_prefix('r'))?;
    let hashes = body.bytes().take_while(|b| *b == b'#').count();
    let content = body[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    Some(text.len() - content.len() + content.find(&end)? + end.len())
}

fn quoted(text: &str, quote: u8) -> usize {
    let bytes = text.as_bytes();
    let mut at = 1;
    while at < bytes.len() && bytes[at] != quote {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    (at + 1).min(bytes.len())
}

/// The top-level modules that a file names through `crate::` or enough `super::`, with the lines.
fn imports(modules: &[String], text: &str) -> Vec<(usize, String)> {
    let tokens = tokens(text);
    let is = |at: usize, word: &str| tokens.get(at).is_some_and(|t| t.1 == word);
    let mut found = Vec::new();
    // Braces that are open, and which of them belong to modules inside the file.
    let (mut open, mut inner) = (0, Vec::new());
    for (at, Token(_, word)) in tokens.iter().enumerate() {
        match *word {
            "{" => {
                open += 1;
                if at >= 2 && is(at - 2, "mod") {
                    inner.push(open);
                }
            }
            "}" => {
                inner.retain(|depth| *depth != open);
                open -= 1;
            }
            "crate" if is(at + 1, "::") => heads(&tokens[at + 2..], &mut found),
            "super" if is(at + 1, "::") && !(at > 0 && is(at - 1, "::")) => {
                let mut supers = 0;
                while is(at + 2 * supers, "super") && is(at + 2 * supers + 1, "::") {
                    supers += 1;
                }
                // Above the module of the file and those inside it is the crate.
                if supers == modules.len() + inner.len() {
                    heads(&tokens[at + 2 * supers..], &mut found);
                }
            }
            _ => {}
        }
    }
    found
}

/// The first words of a path or of a group of paths: `a::b` gives a; `{a::{b, c}, d}` gives a and d.
fn heads(tokens: &[Token], found: &mut Vec<(usize, String)>) {
    let Some(first) = tokens.first() else { return };
    if first.1 != "{" {
        found.push((first.0, first.1.to_owned()));
        return;
    }
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate() {
        match token.1 {
            "{" => depth += 1,
            "}" => depth -= 1,
            word if depth == 1 && matches!(tokens[at - 1].1, "{" | ",") => found.push((token.0, word.to_owned())),
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
}

fn violations(file: &Path, text: &str) -> Vec<String> {
    let modules = module_path(file);
    let from = modules.first().expect("a module").clone();
    let wrong = imports(&modules, text).into_iter().filter(|(_, to)| !allowed(&from, to));
    wrong.map(|(line, to)| format!("src/{}:{line}: {from} imports {to}", file.display())).collect()
}

#[test]
fn layers_import_only_from_above() {
    let mut wrong = Vec::new();
    for (file, text) in sources() {
        // The crate's roots name every module.
        if matches!(file.to_str(), Some("lib.rs" | "main.rs")) {
            continue;
        }
        let module = module_path(&file).swap_remove(0);
        if layer(&module).is_none() {
            wrong.push(format!("src/{}: the module {module} is in no layer; add it to the table", file.display()));
        } else {
            wrong.extend(violations(&file, &text));
        }
    }
    assert!(wrong.is_empty(), "imports against the layers of ARCHITECTURE.md:\n{}", wrong.join("\n"));
}

#[test]
fn the_check_finds_what_it_should() {
    let check = |file: &str, text: &str, expected: &[&str]| {
        assert_eq!(violations(Path::new(file), text), expected, "{file}: {text}");
    };
    check("interp/a.rs", "use crate::state::Value;\nuse super::b;\nuse crate::interp::c;", &[]);
    check("interp/a.rs", "\nuse crate::explore::x;", &["src/interp/a.rs:2: interp imports explore"]);
    check("interp/a.rs", "use crate::models::x;", &["src/interp/a.rs:1: interp imports models"]);
    check("models/a.rs", "use crate::interp::x;", &[]);
    check("classfile/a.rs", "use crate::expr::x;", &["src/classfile/a.rs:1: classfile imports expr"]);
    check("util/mod.rs", "use super::state::X;", &["src/util/mod.rs:1: util imports state"]);
    check("util/a.rs", "use super::state::X;", &[]);
    check("util/a.rs", "use super::super::state::X;", &["src/util/a.rs:1: util imports state"]);
    check(
        "util/a.rs",
        "mod tests {\n use super::super::state; }\nfn f() { super::super::cli::g() }",
        &["src/util/a.rs:3: util imports cli"],
    );
    check(
        "state/a.rs",
        "use crate::{util::X, interp::{cli, Y},\n cli::Z};",
        &["src/state/a.rs:1: state imports interp", "src/state/a.rs:2: state imports cli"],
    );
    check("state/a.rs", "// crate::cli\n/* crate::cli /* */ crate::cli */ /// [`crate::cli`]", &[]);
    check("state/a.rs", r##"let a = ("crate::cli \" crate::cli", r#"" crate::cli"#, '"', 'x', '\'');"##, &[]);
    check("state/a.rs", "fn f<'a>(x: &'a crate::cli::X) {}", &["src/state/a.rs:1: state imports cli"]);
    check("state/a.rs", "use crate::*;", &["src/state/a.rs:1: state imports *"]);
    check("state/a.rs", "pub(in crate::state) fn f() {}", &[]);
}

#[test]
fn every_source_says_what_it_is_and_stays_short() {
    let mut wrong = Vec::new();
    for (file, text) in sources() {
        if !text.starts_with("//! ") {
            wrong.push(format!("src/{}:1: does not start with a //! comment", file.display()));
        }
        let lines = text.lines().count();
        if lines > MOST_LINES {
            wrong.push(format!("src/{}: {lines} lines, more than {MOST_LINES}", file.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What belongs to the repository: tracked, or new and not ignored. Nothing where there is no repository.
fn repository_files() -> BTreeSet<String> {
    let arguments = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let listed = Command::new("git").args(arguments).current_dir(root()).output();
    let listed = listed.ok().filter(|output| output.status.success()).map(|output| output.stdout).unwrap_or_default();
    String::from_utf8_lossy(&listed).split('\0').filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

/// Cargo looks for no tests of its own accord: a suite that nobody names would never run.
#[test]
fn every_suite_is_run() {
    let named = ["tests/suites.rs", "Cargo.toml"].map(|file| fs::read_to_string(root().join(file)).unwrap());
    let files = fs::read_dir(root().join("tests")).unwrap().map(|entry| entry.unwrap().path());
    let suites = files.filter(|file| file.extension().is_some_and(|e| e == "rs"));
    let names = suites.map(|file| file.file_stem().unwrap().to_str().unwrap().to_string());
    let is_named = |name: &str| {
        named[0].contains(&format!("\nmod {name};")) || named[1].contains(&format!("[[test]]\nname = \"{name}\""))
    };
    let missing: Vec<String> = names.filter(|name| !is_named(name)).collect();
    assert!(missing.is_empty(), "neither in tests/suites.rs nor in Cargo.toml: {missing:?}");
}

#[test]
fn nothing_names_a_machine() {
    /// Built-in values of system properties are paths of no machine in particular.
    const PROPERTIES: &str = "src/models/vm.rs";
    let places = ["home", "work", "root", "Users"].map(|folder| format!("/{folder}/"));
    let mut wrong = Vec::new();
    for name in repository_files() {
        // Binary files, and files that were deleted but are still tracked, hold no text.
        let Ok(text) = fs::read_to_string(root().join(&name)) else { continue };
        if name == PROPERTIES {
            continue;
        }
        for (number, line) in text.lines().enumerate() {
            let starts_a_path = |at: usize| !line[..at].ends_with(|c: char| c.is_alphanumeric() || "._-*}".contains(c));
            if places.iter().any(|place| line.match_indices(place).any(|(at, _)| starts_a_path(at))) {
                wrong.push(format!("{name}:{}: {}", number + 1, line.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "absolute paths of a machine:\n{}", wrong.join("\n"));
}

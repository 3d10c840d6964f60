//! Maps the decisions of a tree of sources to the classes of a JDK and says how many fit and why others do not.
//!
//! `map_decisions JDK SOURCES [CLASSES]`: SOURCES holds packages, as an unpacked `src.zip/java.base` does. With CLASSES, a
//! folder of the same sources compiled by `javac -Xjcov`, those are taken instead of the JDK's, and the compiler's own
//! table of character ranges judges the mapping. One line for each decision that is not mapped goes to standard output,
//! the totals come last. `scripts/map-jdk` prepares and runs it.

use obligato::analysis::decisions::mapping::{self, Mapping};
use obligato::classfile;
use obligato::program::Jdk;
use obligato::source::SourceFile;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::rc::Rc;

#[path = "../tests/decisions/crt.rs"]
#[allow(dead_code, clippy::unwrap_used)]
mod crt;

fn sources(root: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "java") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

#[derive(Default)]
struct Totals {
    lines: Vec<String>,
    bytes: usize,
    mapped: usize,
    left_out: usize,
    unmapped: usize,
    verdicts: crt::Verdicts,
}

fn work(jdk: &Path, classes: Option<&Path>, files: &[&PathBuf]) -> Totals {
    let mut totals = Totals::default();
    let Ok(jdk) = Jdk::open(jdk) else {
        totals.lines.push("no JDK there".into());
        return totals;
    };
    for path in files {
        let Ok(text) = std::fs::read_to_string(path) else { continue };
        totals.bytes += text.len();
        let file = SourceFile::parse(&path.to_string_lossy(), &text);
        let mut bytes = |name: &str| match classes {
            Some(folder) => std::fs::read(folder.join(format!("{name}.class"))).ok(),
            None => jdk.find(name).ok().flatten().map(|class| class.bytes.to_vec()),
        };
        let mut cache: BTreeMap<String, Option<Rc<classfile::ClassFile>>> = BTreeMap::new();
        let mapped = mapping::map(&file, &mut |name| {
            let parsed = || bytes(name).and_then(|bytes| classfile::parse(&bytes).ok()).map(Rc::new);
            cache.entry(name.to_owned()).or_insert_with(parsed).clone()
        });
        totals.lines.extend(mapped.warnings.iter().map(|warning| format!("warning\t{warning}")));
        for (decision, mapping) in &mapped.decisions {
            let place = format!("{}:{}", file.path, decision.span.line);
            let words: Vec<&str> = decision.text.split_whitespace().collect();
            match mapping {
                Mapping::Mapped(_) => totals.mapped += 1,
                Mapping::LeftOut => {
                    totals.left_out += 1;
                    totals.lines.push(format!("left out\t\t{place}\t{}", words.join(" ")));
                }
                Mapping::Unmapped(why) => {
                    totals.unmapped += 1;
                    totals.lines.push(format!("unmapped\t{why}\t{place}\t{}", words.join(" ")));
                }
            }
        }
        if classes.is_some() {
            crt::judge_all(&file, &text, &mapped.decisions, &mut bytes, &mut totals.verdicts);
        }
    }
    totals
}

fn main() {
    let args: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let mut stdout = std::io::stdout().lock();
    let (jdk, root, classes) = match &args[..] {
        [jdk, root] => (jdk, root, None),
        [jdk, root, classes] => (jdk, root, Some(classes.as_path())),
        _ => {
            let _ = writeln!(stdout, "map_decisions JDK SOURCES [CLASSES]");
            return;
        }
    };
    let files = sources(root);
    let start = std::time::Instant::now();
    let all: Vec<Totals> = std::thread::scope(|scope| {
        let parts = (0..2).map(|part| files.iter().skip(part).step_by(2).collect::<Vec<_>>());
        let workers: Vec<_> = parts.map(|part| scope.spawn(move || work(jdk, classes, &part))).collect();
        workers.into_iter().filter_map(|worker| worker.join().ok()).collect()
    });
    let sum = |of: fn(&Totals) -> usize| all.iter().map(of).sum::<usize>();
    for line in all.iter().flat_map(|totals| totals.lines.iter().chain(&totals.verdicts.wrong)) {
        let _ = writeln!(stdout, "{line}");
    }
    let (mapped, unmapped) = (sum(|t| t.mapped), sum(|t| t.unmapped));
    let share = 100.0 * mapped as f64 / (mapped + unmapped).max(1) as f64;
    let _ = writeln!(
        stdout,
        "{} files, {} bytes, {:.1} s: {mapped} mapped, {unmapped} unmapped ({share:.2} % mapped), {} left out",
        files.len(),
        sum(|t| t.bytes),
        start.elapsed().as_secs_f64(),
        sum(|t| t.left_out),
    );
    if classes.is_some() {
        let _ = writeln!(
            stdout,
            "oracle: {} points right, {} wrong, {} not judged",
            sum(|t| t.verdicts.right),
            sum(|t| t.verdicts.wrong.len()),
            sum(|t| t.verdicts.unjudged),
        );
    }
}

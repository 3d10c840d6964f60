//! Maps the decisions of a tree of sources to the classes of a JDK and says how many fit and why others do not.
//!
//! `map_decisions JDK SOURCES [PATTERN]`: SOURCES holds packages, as an unpacked `src.zip/java.base` does; with PATTERN,
//! only files whose path contains it, each failure in full.

use obligato::analysis::decisions::mapping::{self, Mapping};
use obligato::classfile;
use obligato::program::Jdk;
use obligato::source::SourceFile;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::rc::Rc;

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

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let [_, jdk, root, rest @ ..] = &args[..] else { return };
    let pattern = rest.first().cloned().unwrap_or_default();
    let files: Vec<PathBuf> =
        sources(Path::new(root)).into_iter().filter(|p| p.to_string_lossy().contains(&pattern)).collect();
    let out: Vec<String> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..2)
            .map(|worker| {
                let files = &files;
                scope.spawn(move || {
                    let Ok(jdk) = Jdk::open(Path::new(jdk)) else { return vec!["no JDK".to_owned()] };
                    let mut lines = Vec::new();
                    for path in files.iter().skip(worker).step_by(2) {
                        let Ok(text) = std::fs::read_to_string(path) else { continue };
                        let file = SourceFile::parse(&path.to_string_lossy(), &text);
                        for problem in &file.problems {
                            lines.push(format!("problem\t{}:{}\t{}", file.path, problem.line, problem.message));
                        }
                        let mut cache: BTreeMap<String, Option<Rc<classfile::ClassFile>>> = BTreeMap::new();
                        let mut find = |name: &str| {
                            let found = cache.entry(name.to_owned()).or_insert_with(|| {
                                let class = jdk.find(name).ok().flatten()?;
                                classfile::parse(&class.bytes).ok().map(Rc::new)
                            });
                            found.clone()
                        };
                        let mapped = mapping::map(&file, &mut find);
                        for (d, mapping) in &mapped.decisions {
                            let state = match mapping {
                                Mapping::Mapped(_) => "mapped\t".to_owned(),
                                Mapping::LeftOut => "left out\t".to_owned(),
                                Mapping::Unmapped(why) => format!("unmapped\t{why}"),
                            };
                            let text = d.text.split_whitespace().collect::<Vec<_>>().join(" ");
                            lines.push(format!("{state}\t{}:{}\t{text}", file.path, d.span.line));
                        }
                    }
                    lines
                })
            })
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    let mut stdout = std::io::stdout().lock();
    for line in out {
        let _ = writeln!(stdout, "{line}");
    }
}

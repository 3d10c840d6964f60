//! Decisions of Java sources, mapped to the branches of their classes: against javac's own table of character ranges,
//! against runs of instrumented copies on the JVM, and over the sources of an installed JDK.

mod crt;
mod input;
pub mod trace;

use crate::support::{self, JdkHome, in_parallel, javac_with, jdks, run, scratch};
use obligato::analysis::decisions::mapping::{self, Mapped, Mapping};
use obligato::classfile;
use obligato::source::SourceFile;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/decisions")
}

/// The corpus: names with the releases of Java that they are compiled for; the first of each is the oldest it needs.
const CORPUS: [(&str, &[u16]); 8] = [
    ("Operators", &[8, 17]),
    ("Legacy", &[8, 17, 25]),
    ("Control", &[17]),
    ("Classes", &[17, 21]),
    ("Modern", &[17, 25]),
    ("Patterns", &[21]),
    ("Records", &[21, 25]),
    ("Newest", &[25]),
];

struct Program {
    name: &'static str,
    release: u16,
    path: PathBuf,
    text: String,
}

/// Where programs were compiled to: those of the same release by one start of the compiler.
struct Compiled(PathBuf);

impl Compiled {
    fn new(programs: &[Program], javac: &Path, name: &str, flags: &[&str]) -> Compiled {
        let compiled = Compiled(scratch(name));
        let releases: BTreeSet<u16> = programs.iter().map(|program| program.release).collect();
        for release in releases {
            let of_release = programs.iter().filter(|program| program.release == release);
            let sources: Vec<PathBuf> = of_release.map(|program| program.path.clone()).collect();
            let out = compiled.0.join(release.to_string());
            fs::create_dir_all(&out).unwrap();
            javac_with(javac, &sources, &out, &[&["--release", &release.to_string()], flags].concat());
        }
        compiled
    }

    fn classes(&self, program: &Program) -> PathBuf {
        self.0.join(program.release.to_string())
    }
}

impl Program {
    fn parsed(&self) -> SourceFile {
        let file = SourceFile::parse(&self.path.display().to_string(), &self.text);
        assert_eq!(file.problems, [], "{}", self.name);
        file
    }
}

/// The programs of the corpus that a JDK can compile, for each of their releases.
fn programs(feature: u16) -> Vec<Program> {
    let only = std::env::var("OBLIGATO_ONLY").ok();
    let mut found = Vec::new();
    for (name, releases) in CORPUS {
        if only.as_deref().is_some_and(|only| only != name) {
            continue;
        }
        for release in releases.iter().filter(|release| **release <= feature) {
            let path = corpus().join(format!("{name}.java"));
            let text = fs::read_to_string(&path).unwrap();
            found.push(Program { name, release: *release, path, text });
        }
    }
    found
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
            (Mapping::LeftOut, None) => ["false", "sink > 0 ? 3", "DEBUG", "LIMIT", "TRACE", "CHECK", "true"]
                .iter()
                .any(|word| line.contains(word)),
            (Mapping::Unmapped(why), Some(word)) => why.contains(word),
            _ => false,
        };
        // Decisions inside a marked one may be mapped or not.
        let inside_marked = expected.is_some() && decision.nested_in.is_some();
        if !(fits || inside_marked) {
            wrong.push(format!("{what}: line {}: {}: {mapping:?}", decision.span.line, decision.text));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(mapped.warnings, Vec::<String>::new());
}

#[test]
fn every_row_of_the_corpus_is_mapped() {
    for (jdk, javac) in compilers() {
        let programs = programs(jdk.feature);
        let plain = Compiled::new(&programs, &javac, &format!("decisions-plain-{}", jdk.feature), &[]);
        let bare = Compiled::new(&programs, &javac, &format!("decisions-bare-{}", jdk.feature), &["-g:none"]);
        for program in &programs {
            let what = format!("{} {} by javac {}", program.name, program.release, jdk.feature);
            let file = program.parsed();
            let mapped = map(&file, &plain.classes(program));
            check_all_mapped(&program.text, &mapped, &what);
            // Without lines the mapping is the same.
            let again = map(&file, &bare.classes(program));
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
        let programs = programs(jdk.feature.min(17));
        let compiled = Compiled::new(&programs, &javac, &format!("decisions-crt-{}", jdk.feature), &["-Xjcov"]);
        for program in &programs {
            let what = format!("{} {} by javac {} -Xjcov", program.name, program.release, jdk.feature);
            let file = program.parsed();
            let folder = compiled.classes(program);
            let mapped = map(&file, &folder);
            check_all_mapped(&program.text, &mapped, &what);
            let mut verdicts = crt::Verdicts::default();
            crt::judge_all(&file, &program.text, &mapped.decisions, &mut bytes_in(&folder), &mut verdicts);
            assert!(verdicts.wrong.is_empty(), "{}", verdicts.wrong.join("\n"));
            assert!(verdicts.right * 2 > verdicts.unjudged, "{what}: {verdicts:?}");
        }
    }
}

/// Runs the class in the VM with the mapping's points watched, and the instrumented copy on the JVM.
fn compare_runs(name: &str, text: &str, plain: &Path, (jdk, javac): &(JdkHome, PathBuf), by: &str) {
    let file = SourceFile::parse(&format!("{name}.java"), text);
    let mapped = map(&file, plain);
    let keys = trace::recordable(&file, &mapped);
    let folder = scratch(&format!("decisions-instrumented-{name}-{}", by.replace(' ', "-")));
    let copy = folder.join(format!("{name}.java"));
    fs::write(&copy, trace::instrumented(&file, text, &mapped, &keys, "Recorder") + trace::RECORDER).unwrap();
    javac_with(javac, &[copy], &folder, &[]);
    let mut command = support::java(jdk);
    let output = run(command.args(["-ea", "-cp"]).arg(&folder).arg(name), b"", Duration::from_secs(60));
    assert_eq!(output.code, Some(0), "{name}: {}", output.stderr);
    let mut expected = trace::parse(&file, &mapped, &output.stdout);
    let mut seen = trace::run(plain, name, &mapped);
    seen.values.retain(|key, _| keys.contains(key));
    expected.values.retain(|key, _| keys.contains(key));
    assert!(expected.values.len() > 10 && expected.evaluations.len() > 5, "{name} evaluates conditions");
    for key in expected.values.keys().chain(seen.values.keys()) {
        let (decision, mapping) = &mapped.decisions[key.0];
        let condition = &decision.conditions[key.1].text;
        let place = format!("{name} by {by}: {}: {condition}: {mapping:?}", decision.span.line);
        assert_eq!(seen.values.get(key), expected.values.get(key), "{place}");
    }
    for at in expected.evaluations.keys().chain(seen.evaluations.keys()) {
        let (decision, mapping) = &mapped.decisions[*at];
        let place = format!("{name} by {by}: {}: {}: {mapping:?}", decision.span.line, decision.text);
        assert_eq!(seen.evaluations.get(at), expected.evaluations.get(at), "{place}");
    }
}

#[test]
fn runs_show_what_instrumented_copies_record() {
    for compiler in compilers() {
        let mut programs = programs(compiler.0.feature);
        // One release of each: the VM runs them one instruction at a time.
        programs.reverse();
        programs.dedup_by_key(|program| program.name);
        let name = format!("decisions-run-{}", compiler.0.feature);
        let compiled = Compiled::new(&programs, &compiler.1, &name, &[]);
        in_parallel(&programs, |program| {
            let by = format!("javac {} for {}", compiler.0.feature, program.release);
            compare_runs(program.name, &program.text, &compiled.classes(program), &compiler, &by);
        });
    }
}

/// `decisions/ecj` holds the corpus as Eclipse's compiler 3.32 (`-17 -proc:none`) compiles it.
#[test]
fn classes_of_eclipses_compiler_are_mapped() {
    let classes = corpus().join("ecj");
    let compiler = compilers().swap_remove(0);
    for program in programs(17).iter().filter(|program| program.release == 17) {
        if !classes.join(format!("{}.class", program.name)).exists() {
            continue;
        }
        check_all_mapped(&program.text, &map(&program.parsed(), &classes), &format!("{} by ECJ", program.name));
        compare_runs(program.name, &program.text, &classes, &compiler, "ECJ");
    }
}

/// A class whose source has changed since is told from one that fits.
#[test]
fn sources_that_do_not_fit_are_said_to() {
    let folder = scratch("decisions-stale");
    let source = folder.join("Stale.java");
    let text = "class Stale {\n  int m(int a) {\n    if (a > 1) return 2;\n    return n(a);\n  }\n  \
                int n(int a) { return a == 3 ? 1 : 0; }\n}\n";
    fs::write(&source, text).unwrap();
    javac_with(&compilers()[0].1, &[source], &folder, &[]);
    let reasons = |text: &str| -> Vec<String> {
        let mapped = map(&SourceFile::parse("Stale.java", text), &folder);
        let each = mapped.decisions.iter().map(|(_, mapping)| match mapping {
            Mapping::Mapped(_) => "mapped".to_owned(),
            Mapping::LeftOut => "left out".to_owned(),
            Mapping::Unmapped(why) => why.clone(),
        });
        each.chain(mapped.warnings.clone()).collect()
    };
    assert_eq!(reasons(text), ["mapped", "mapped"]);
    // Another condition, another call, moved lines, another name, a syntax error, a class that is not there.
    assert!(reasons(&text.replace("a > 1", "a > 1 && a < 9"))[0].contains("does not align"));
    assert!(reasons(&text.replace("a > 1", "a < 1"))[0].contains("does not align"));
    assert!(reasons(&text.replace("n(a);", "k(a);"))[0].contains("does not align"));
    assert!(reasons(&text.replace("class", "\n\n\nclass"))[0].contains("lines"));
    assert!(reasons(&text.replace("int n(int a)", "int n(long a)"))[1].contains("none with these parameters"));
    let broken = reasons(&text.replace("a == 3 ?", "a == ?"));
    assert_eq!(broken[0], "mapped");
    assert!(broken.last().unwrap().contains("Stale.java:6"), "{broken:?}");
    let missing = reasons(&text.replace("class Stale", "class Other"));
    assert!(missing.last().unwrap().contains("Stale.java: class Other was not found"), "{missing:?}");
}

/// Jumps over 32 KB make javac write every branch of the method in its inverted, long form.
#[test]
fn fat_code_is_seen_through() {
    let filler = "        sink += 3 * sink ^ i;\n".repeat(4000);
    let text = format!(
        "public class Fat {{\n    static int sink;\n    static void m(boolean a, boolean b, int i) {{\n        \
         if (a && (b || i > 3)) {{\n{filler}        }}\n        boolean x = a || i == 2;\n        if (!x & b) sink++;\n        \
         sink += a == b ? 1 : i < 2 ? 5 : 6;\n        while (i < 3 && a) i++;\n        \
         if (a != b) sink++; else if (i > 4 | a) sink--;\n        if (x ? b : a) sink++;\n    }}\n    \
         public static void main(String[] args) {{\n        for (int i = 0; i < 6; i++) {{ m(true, i > 2, i); \
         m(i > 1, true, i); m(false, i == 0, i); }}\n    }}\n}}\n"
    );
    let folder = scratch("decisions-fat");
    let source = folder.join("Fat.java");
    fs::write(&source, &text).unwrap();
    let compiler = compilers().swap_remove(0);
    javac_with(&compiler.1, &[source], &folder, &[]);
    check_all_mapped(&text, &map(&SourceFile::parse("Fat.java", &text), &folder), "fat code");
    compare_runs("Fat", &text, &folder, &compiler, "javac, fat");
}

/// All Java files below a folder, sorted.
fn java_files(root: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap().flatten() {
            if entry.path().is_dir() {
                folders.push(entry.path());
            } else if entry.path().extension().is_some_and(|e| e == "java") {
                found.push(entry.path());
            }
        }
    }
    found.sort();
    found
}

/// Programs of some size: those of the conformance tests that javac can write the table for (casts to several types, also
/// inferred ones, make it fail), judged by it.
#[test]
fn the_conformance_programs_are_mapped() {
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java");
    let areas = ["apps", "arrays", "control", "exceptions", "libcoll", "nested"];
    let files: Vec<PathBuf> = areas.iter().flat_map(|area| java_files(&programs.join(area))).collect();
    let folder = scratch("decisions-conformance");
    javac_with(&compilers()[0].1, &files, &folder, &["-Xjcov"]);
    let (mut mapped, mut unmapped) = (0, Vec::new());
    let mut verdicts = crt::Verdicts::default();
    for path in files {
        let text = fs::read_to_string(&path).unwrap();
        let file = SourceFile::parse(&path.display().to_string(), &text);
        assert_eq!(file.problems, [], "{}", file.path);
        let found = map(&file, &folder);
        crt::judge_all(&file, &text, &found.decisions, &mut bytes_in(&folder), &mut verdicts);
        for (decision, mapping) in &found.decisions {
            match mapping {
                Mapping::Unmapped(why) => unmapped.push(format!("{}:{}: {why}", file.path, decision.span.line)),
                _ => mapped += 1,
            }
        }
    }
    assert!(verdicts.wrong.is_empty(), "{}", verdicts.wrong.join("\n"));
    assert!(mapped > 500 && verdicts.right > 500, "{mapped} mapped, {} judged", verdicts.right);
    assert!(unmapped.len() * 100 <= mapped, "{mapped} mapped, not:\n{}", unmapped.join("\n"));
}

/// A sample of `java.base` against the classes that are installed, for every JDK that comes with its sources. The whole
/// of it is the business of `scripts/map-jdk`.
#[test]
fn sources_that_come_with_a_jdk_are_mapped() {
    for jdk in jdks() {
        let open = || fs::File::open(jdk.home.join("lib/src.zip")).ok().map(|file| zip::ZipArchive::new(file).unwrap());
        let Some(sources) = open() else { continue };
        let packages = ["java.base/java/util/", "java.base/java/time/", "java.base/java/util/stream/"];
        let in_sample = |name: &str| name.rfind('/').is_some_and(|at| packages.contains(&&name[..=at]));
        let mut names: Vec<String> =
            sources.file_names().filter(|name| in_sample(name) && name.ends_with(".java")).map(str::to_owned).collect();
        names.sort();
        // Two threads, each with an archive and an image of its own.
        let shares = [0, 2].map(|first| names.iter().skip(first).step_by(4).collect::<Vec<_>>());
        let found = in_parallel(&shares, |names| {
            let (mut sources, image) = (open().unwrap(), obligato::program::Jdk::open(&jdk.home).unwrap());
            let (mut mapped, mut unmapped) = (0, Vec::new());
            for name in names {
                let mut text = String::new();
                std::io::Read::read_to_string(&mut sources.by_name(name).unwrap(), &mut text).unwrap();
                let file = SourceFile::parse(name, &text);
                let found = mapping::map(&file, &mut |class| {
                    let found = image.find(class).unwrap()?;
                    Some(Rc::new(classfile::parse(&found.bytes).unwrap()))
                });
                for (decision, mapping) in &found.decisions {
                    match mapping {
                        Mapping::Unmapped(why) => unmapped.push(format!("{name}:{}: {why}", decision.span.line)),
                        _ => mapped += 1,
                    }
                }
            }
            (mapped, unmapped)
        });
        let mapped: usize = found.iter().map(|(mapped, _)| mapped).sum();
        let unmapped: Vec<String> = found.into_iter().flat_map(|(_, unmapped)| unmapped).collect();
        assert!(mapped > 3000, "JDK {}: {mapped}", jdk.feature);
        assert!(unmapped.len() * 100 <= mapped, "JDK {}: {mapped} mapped, not:\n{}", jdk.feature, unmapped.join("\n"));
    }
}

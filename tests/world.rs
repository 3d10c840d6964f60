//! The world that verdicts are about: programs that tempt a proof to take it for smaller than it is, each with its true answer
//! shown on the JVM, and programs whose proofs have to stay.
//!
//! A case is a folder `tests/world/<family>/<case>`; its sources are in the package `<family>.<case>`. A comment in one of
//! them says what is asked: `// generate: TARGET`, `// check: TARGET` or `// diff: TARGET` (which also runs without one).
//! `Truth.java` shows what really happens: a JUnit test that covers something on a line marked `// tempts`, a `main` that makes
//! the assertion fail, or one that prints something else with `old` than with `new`. Without it the verdict is true and must
//! be said: `=> HOLDS`, `=> EQUIVALENT` (`=> EQUIVALENT if named`: not without targets), `=> 2` (so many objectives are infeasible). Beside a truth, `=> VIOLATED`, `=> DIFFERENT`
//! and `=> covered` (all that the truth covers where it tempts) say that the tool finds it, too. `// flags:` gives more options
//! (what `--world` grants must be in the line of the verdict), `// remove:` class files that are missing when the tool runs.
//!
//! Whether other classes are on the class path makes no difference: with those of the truth beside it, which extend, call
//! and write what they can, and without classes that the target does not need, the same must not be said either.
//!
//! `OBLIGATO_ONLY=statics,aliases/shared_list` chooses families and cases; `OBLIGATO_CASES=DIR` takes them from another folder.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::support::{JdkHome, Observed, in_parallel, java, javac, jdks, junit_jar, obligato, run, run_main, scratch};
use obligato::coverage::report::{RunReport, Verdict};

/// Time that is never needed.
const LIMIT: Duration = Duration::from_secs(900);
/// Seconds for a program that tempts: what is not found by then is not called impossible either.
const TEMPTED: &str = "1";
/// Work in vain after which only what may prove something goes on, in plain instructions: a search for tests proves nothing.
const PATIENCE: &str = "1";
const IF_NAMED: &str = " if named";
/// One of so many cases is judged again with other classes beside it.
const SHARE: usize = 8;
/// Seconds for a proof that has to stay: more than it takes on any machine.
const KEPT: &str = "300";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Generate,
    Check,
    Diff,
}

struct Case {
    /// `statics/shared_table`
    name: String,
    folder: PathBuf,
    kind: Kind,
    targets: Vec<String>,
    /// What has to be said where there is no truth that refutes it.
    kept: Option<String>,
    /// That is about the targets alone: without them something differs.
    if_named: bool,
    /// What the truth shows has to be found.
    found: bool,
    flags: Vec<String>,
    removed: Vec<String>,
    /// Its truth has to do with what belongs to the whole JVM.
    needs_a_jvm: bool,
}

impl Case {
    fn package(&self) -> String {
        self.name.replace('/', ".")
    }

    fn read(folder: &Path, name: &str) -> Self {
        let mut texts: Vec<String> = Vec::new();
        for part in ["", "old", "new"] {
            texts.extend(java_files(&folder.join(part)).iter().map(|file| fs::read_to_string(file).unwrap()));
        }
        let line = |word: &str| {
            let start = format!("// {word}:");
            let mut lines = texts.iter().flat_map(|text| text.lines());
            lines.find_map(|line| line.strip_prefix(&start)).map(|rest| rest.trim().to_string())
        };
        let words = |text: Option<String>| -> Vec<String> {
            text.unwrap_or_default().split_whitespace().map(str::to_string).collect()
        };
        let asked = [(Kind::Generate, "generate"), (Kind::Check, "check"), (Kind::Diff, "diff")];
        let (kind, text) = asked.iter().find_map(|(kind, word)| Some((*kind, line(word)?))).expect(name);
        let (targets, kept) = match text.split_once("=>") {
            Some((targets, kept)) => (targets.to_string(), Some(kept.trim().to_string())),
            None => (text, None),
        };
        let if_named = kept.as_deref().is_some_and(|kept| kept.ends_with(IF_NAMED));
        let kept = kept.map(|kept| kept.trim_end_matches(IF_NAMED).to_string());
        let found = matches!(kept.as_deref(), Some("VIOLATED" | "DIFFERENT" | "covered"));
        let kept = kept.filter(|_| !found);
        assert_eq!(kept.is_none(), folder.join("Truth.java").is_file(), "{name}: a truth, or what has to be said");
        let (flags, removed) = (words(line("flags")), words(line("remove")));
        texts.extend(fs::read_to_string(folder.join("Truth.java")));
        let of_the_jvm = ["System.", "Thread", "Runtime", "Logger", "Executor", "Timer", "Locale", "Charset"];
        let needs_a_jvm =
            texts.iter().any(|text| of_the_jvm.iter().any(|word| text.replace("System.out.print", "").contains(word)));
        Self {
            name: name.into(),
            folder: folder.into(),
            kind,
            targets: words(Some(targets)),
            kept,
            if_named,
            found,
            flags,
            removed,
            needs_a_jvm,
        }
    }
}

/// The Java files in a folder, without the truth, sorted.
fn java_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let is_program = |path: &PathBuf| {
        path.extension().is_some_and(|e| e == "java") && path.file_name().is_some_and(|name| name != "Truth.java")
    };
    let mut found: Vec<PathBuf> = entries.filter(is_program).collect();
    found.sort();
    found
}

fn elsewhere() -> Option<PathBuf> {
    std::env::var_os("OBLIGATO_CASES").map(PathBuf::from)
}

fn cases() -> Vec<Case> {
    let root = elsewhere().unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/world"));
    let only = std::env::var("OBLIGATO_ONLY").ok();
    let folders = |folder: &Path| -> BTreeSet<PathBuf> {
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir()).collect()
    };
    let mut found = Vec::new();
    for family in folders(&root) {
        for folder in folders(&family) {
            let part = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_string();
            let name = format!("{}/{}", part(&family), part(&folder));
            let wanted = |only: &str| only.split(',').any(|word| word == name || word == part(&family));
            if only.as_deref().is_none_or(wanted) {
                found.push(Case::read(&folder, &name));
            }
        }
    }
    found
}

/// Compiles the sources of many cases at once, beside classes that were compiled before.
fn compile(sources: &[PathBuf], place: &Path, kind: &str, beside: &[&str]) {
    let out = place.join(format!("all-{kind}"));
    fs::create_dir_all(&out).unwrap();
    let mut path = vec![junit_jar().display().to_string()];
    path.extend(beside.iter().map(|kind| place.join(format!("all-{kind}")).display().to_string()));
    if !sources.is_empty() {
        javac(sources, &out, &["-g", "-cp", &path.join(":")]);
    }
}

/// Gives each case a folder with its own classes.
fn share_out(cases: &[Case], place: &Path, kind: &str) {
    for case in cases {
        let from = place.join(format!("all-{kind}")).join(&case.name);
        let to = place.join(kind).join(case.package());
        fs::create_dir_all(to.join(&case.name).parent().unwrap()).unwrap();
        if from.is_dir() {
            fs::rename(from, to.join(&case.name)).unwrap();
        }
    }
}

struct Judge {
    jdk: JdkHome,
    place: PathBuf,
}

impl Judge {
    fn classes(&self, case: &Case, kind: &str) -> PathBuf {
        self.place.join(kind).join(case.package())
    }

    /// What the truth prints with these classes, in a JVM of its own or in one that has shown others.
    fn truth(&self, case: &Case, classes: &str, truth: &str, alone: bool) -> Option<Observed> {
        let path = format!("{}:{}", self.classes(case, classes).display(), self.classes(case, truth).display());
        let main = format!("{}.Truth", case.package());
        match alone {
            true => Some(run(java(&self.jdk).args(["-ea", "-cp", &path, &main]), b"", LIMIT)),
            false => run_main(&self.jdk, &path, &main),
        }
    }

    /// What the truth shows, if that is so. Only a JVM of its own says that it shows nothing.
    fn shown<T>(&self, case: &Case, look: impl Fn(bool) -> Option<T>) -> Option<T> {
        let shared = if case.needs_a_jvm { None } else { look(false) };
        shared.or_else(|| look(true))
    }

    fn obligato(&self, case: &Case, arguments: &[&str]) -> Observed {
        let budget = if case.kept.is_some() || case.found { KEPT } else { TEMPTED };
        self.obligato_within(case, arguments, budget)
    }

    fn obligato_within(&self, case: &Case, arguments: &[&str], budget: &str) -> Observed {
        let common = ["--quiet", "--no-jvm", "--budget", budget];
        run(obligato().args(arguments).args(common).args(&case.flags), b"", LIMIT)
    }

    /// What is wrong with the answer; none if nothing is.
    fn judge(&self, case: &Case) -> Option<String> {
        match case.kind {
            Kind::Check => self.judge_check(case),
            Kind::Diff => self.judge_diff(case),
            Kind::Generate => self.judge_generate(case),
        }
    }

    fn judge_check(&self, case: &Case) -> Option<String> {
        let classes = self.classes(case, "classes");
        let targets: Vec<&str> = case.targets.iter().map(String::as_str).collect();
        let said = self.obligato(case, &[&["check", "--classpath", classes.to_str().unwrap()], &targets[..]].concat());
        let verdicts: Vec<&str> =
            said.stdout.lines().filter_map(|line| line.split_whitespace().next()).filter(|w| is_verdict(w)).collect();
        if verdicts.is_empty() {
            return Some(format!("check said nothing: {}{}", said.stdout, said.stderr));
        }
        match &case.kept {
            // What was granted stands in the verdict's own line.
            Some(kept) => {
                let mut lines = said.stdout.lines().filter(|line| line.split(' ').next().is_some_and(is_verdict));
                let assumes = case.flags.iter().any(|flag| flag == "--world");
                let is_as_wanted = |line: &str| line.starts_with(&**kept) && line.contains("assuming that") == assumes;
                (!lines.all(is_as_wanted)).then(|| format!("wanted {kept}: {}", said.stdout))
            }
            None => {
                let fails = |alone| self.truth(case, "classes", "truth", alone).filter(|seen| seen.code != Some(0));
                let Some(truth) = self.shown(case, fails) else { return Some("the truth shows nothing".into()) };
                if case.found && !verdicts.contains(&"VIOLATED") {
                    return Some(format!("wanted VIOLATED: {}", said.stdout));
                }
                verdicts.contains(&"HOLDS").then(|| format!("HOLDS, but on the JVM: {}", truth.stderr))
            }
        }
    }

    fn judge_diff(&self, case: &Case) -> Option<String> {
        let [old, new] = ["old", "new"].map(|version| self.classes(case, version).display().to_string());
        let targets: Vec<&str> = case.targets.iter().map(String::as_str).collect();
        let mut runs = vec![Vec::new()];
        if !targets.is_empty() {
            runs.push(targets);
        }
        if case.if_named {
            runs.remove(0);
        }
        let last_run = runs.len() - 1;
        for (number, targets) in runs.into_iter().enumerate() {
            let said = self.obligato(case, &[&["diff", "--old", &old, "--new", &new], &targets[..]].concat());
            let last = said.stdout.lines().rev().find_map(|line| {
                let word = line.split(|c: char| !c.is_ascii_uppercase()).next()?;
                is_verdict(word).then_some(word)
            });
            let Some(answer) = last else { return Some(format!("diff said nothing: {}{}", said.stdout, said.stderr)) };
            match &case.kept {
                Some(kept) if kept != answer => return Some(format!("wanted {kept}: {}", said.stdout)),
                None if case.found && number == last_run && answer != "DIFFERENT" => {
                    return Some(format!("wanted DIFFERENT: {}", said.stdout));
                }
                None if answer == "EQUIVALENT" => return Some(format!("EQUIVALENT with targets {targets:?}")),
                _ => {}
            }
        }
        if case.kept.is_none() {
            let differs = |alone| {
                let [old, new] =
                    ["old", "new"].map(|v| Some(self.truth(case, v, &format!("truth-{v}"), alone)?.comparable()));
                old.zip(new).filter(|(old, new)| old != new).map(|_| ())
            };
            return self.shown(case, differs).is_none().then(|| "the truth shows no difference".into());
        }
        None
    }

    fn judge_generate(&self, case: &Case) -> Option<String> {
        let classes = self.classes(case, "classes");
        let sources = self.place.join("sources").join(case.package());
        let folder = sources.join(&case.name);
        fs::create_dir_all(&folder).unwrap();
        let programs = java_files(&case.folder);
        for file in &programs {
            fs::copy(file, folder.join(file.file_name().unwrap())).unwrap();
        }
        let targets: Vec<&str> = case.targets.iter().map(String::as_str).collect();
        let (said, report) = self.generate(case, &classes, "out");
        let Some(report) = report else { return Some(format!("no report: {}{}", said.stdout, said.stderr)) };
        let infeasible = infeasible(&report);
        if let Some(kept) = &case.kept {
            let wanted: usize = kept.parse().expect("a number");
            let open = report.objectives.iter().filter(|o| matches!(o.verdict, Verdict::Open { .. }));
            let open: Vec<String> = open.map(|o| format!("{} ({:?})", o.what, o.verdict)).collect();
            return (infeasible.len() < wanted).then(|| format!("{} infeasible; open: {open:#?}", infeasible.len()));
        }
        let measured = self.place.join("measured").join(case.package());
        let tests = format!("{}:{}", self.classes(case, "truth").display(), junit_jar().display());
        let arguments = ["measure", "--tests", &tests, "--out", measured.to_str().unwrap()];
        let common = ["--classpath", classes.to_str().unwrap(), "--source", sources.to_str().unwrap()];
        let criteria = ["--criterion", "mcdc,branch"];
        let said = run(obligato().args(arguments).args(common).args(criteria).args(&targets), b"", LIMIT);
        let Some(truth) = self::report(&measured) else {
            return Some(format!("nothing measured: {}{}", said.stdout, said.stderr));
        };
        let covered: Vec<_> =
            truth.objectives.iter().filter(|o| matches!(o.verdict, Verdict::Covered { .. })).collect();
        let tempting: BTreeSet<u32> = programs
            .iter()
            .flat_map(|file| {
                let text = fs::read_to_string(file).unwrap();
                let marked = text.lines().enumerate().filter(|(_, line)| line.contains("// tempts"));
                marked.map(|(at, _)| at as u32 + 1).collect::<Vec<_>>()
            })
            .collect();
        if !covered.iter().any(|o| tempting.contains(&o.line)) {
            return Some("the truth covers nothing that tempts".into());
        }
        if case.found {
            let wanted: BTreeSet<&str> =
                covered.iter().filter(|o| tempting.contains(&o.line)).map(|o| o.id.as_str()).collect();
            let missing = report.objectives.iter().filter(|o| wanted.contains(o.id.as_str()));
            let missing = missing.filter(|o| !matches!(o.verdict, Verdict::Covered { .. }));
            let missing: Vec<String> = missing.map(|o| format!("{} ({:?})", o.what, o.verdict)).collect();
            if !missing.is_empty() {
                return Some(format!("not covered: {missing:#?}"));
            }
        }
        refuted(&truth, &report)
    }

    fn generate(&self, case: &Case, classes: &Path, name: &str) -> (Observed, Option<RunReport>) {
        let out = self.place.join(name).join(case.package());
        let sources = self.place.join("sources").join(case.package());
        let folders = ["--classpath", classes.to_str().unwrap(), "--source", sources.to_str().unwrap()];
        let targets: Vec<&str> = case.targets.iter().map(String::as_str).collect();
        let made = ["generate", "--criterion", "mcdc,branch", "--out", out.to_str().unwrap()];
        let budget = if name == "out" && (case.kept.is_some() || case.found) { KEPT } else { TEMPTED };
        let patience: &[&str] = if case.found { &[] } else { &["--patience", PATIENCE] };
        let said = self.obligato_within(case, &[&made, &folders[..], patience, &targets[..]].concat(), budget);
        (said, report(&out))
    }

    /// What is said wrongly when other classes are there as well, or some are not.
    fn judge_come_and_go(&self, case: &Case) -> Option<String> {
        let target = case.targets.first()?.split("::").next()?.rsplit('.').next()?;
        let folder = self.classes(case, "classes").join(&case.name);
        let names = fs::read_dir(&folder).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap());
        let top = |name: &str| name.trim_end_matches(".class").split('$').next().unwrap_or_default().to_string();
        let others: BTreeSet<String> = names.map(|name| top(&name)).filter(|name| name != target).collect();
        let changes = others.into_iter().map(Some).chain([None]);
        changes.into_iter().find_map(|gone| {
            let name = format!("without-{}", gone.as_deref().unwrap_or("nothing"));
            let classes = self.place.join(&name).join(case.package());
            copy(&folder, &classes.join(&case.name), &|file| gone.as_ref() != Some(&top(file)));
            if gone.is_none() {
                copy(&self.classes(case, "truth").join(&case.name), &classes.join(&case.name), &|_| true);
            }
            let wrong = match case.kind {
                Kind::Check => {
                    let targets: Vec<&str> = case.targets.iter().map(String::as_str).collect();
                    let path = ["check", "--classpath", classes.to_str().unwrap()];
                    let said = self.obligato_within(case, &[&path, &targets[..]].concat(), TEMPTED);
                    said.stdout.lines().any(|line| line.starts_with("HOLDS")).then(|| said.stdout.clone())
                }
                Kind::Generate => {
                    let truth = report(&self.place.join("measured").join(case.package()))?;
                    self.generate(case, &classes, &format!("out-{name}")).1.and_then(|made| refuted(&truth, &made))
                }
                Kind::Diff => None,
            };
            wrong.map(|what| format!("{name}: {what}"))
        })
    }
}

/// What is called infeasible, and why.
fn infeasible(report: &RunReport) -> BTreeMap<&str, &str> {
    let proved = report.objectives.iter().filter_map(|o| match &o.verdict {
        Verdict::Infeasible { reason, .. } => Some((o.id.as_str(), reason.as_str())),
        _ => None,
    });
    proved.collect()
}

/// What one report shows to be covered and the other calls infeasible.
fn refuted(truth: &RunReport, report: &RunReport) -> Option<String> {
    let infeasible = infeasible(report);
    let covered = truth.objectives.iter().filter(|o| matches!(o.verdict, Verdict::Covered { .. }));
    let wrong = covered.filter_map(|o| {
        let reason = infeasible.get(o.id.as_str())?;
        Some(format!("line {}: {} is infeasible ({reason}), but the truth covers it", o.line, o.what))
    });
    let wrong: Vec<String> = wrong.collect();
    (!wrong.is_empty()).then(|| wrong.join("\n"))
}

/// Copies the class files of a folder that are wanted.
fn copy(from: &Path, to: &Path, wanted: &dyn Fn(&str) -> bool) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().flatten() {
        let name = entry.file_name().into_string().unwrap();
        if name.ends_with(".class") && wanted(&name) {
            fs::copy(entry.path(), to.join(name)).unwrap();
        }
    }
}

fn is_verdict(word: &str) -> bool {
    ["HOLDS", "VIOLATED", "UNKNOWN", "EQUIVALENT", "DIFFERENT"].contains(&word)
}

fn report(folder: &Path) -> Option<RunReport> {
    let text = fs::read_to_string(folder.join("report.json")).ok()?;
    Some(serde_json::from_str(&text).expect("a report"))
}

#[test]
fn no_verdict_takes_the_world_for_smaller_than_it_is() {
    let cases = cases();
    assert!(!cases.is_empty(), "no case is chosen");
    let place = match elsewhere().as_deref().and_then(Path::file_name) {
        Some(name) => scratch(&format!("world-{}", name.display())),
        None => scratch("world"),
    };
    let of = |kind: fn(&Case) -> bool| -> Vec<&Case> { cases.iter().filter(|case| kind(case)).collect() };
    let (single, pairs) = (of(|case| case.kind != Kind::Diff), of(|case| case.kind == Kind::Diff));
    let sources = |cases: &[&Case]| cases.iter().flat_map(|case| java_files(&case.folder)).collect::<Vec<_>>();
    let truths = |cases: &[&Case]| -> Vec<PathBuf> {
        cases.iter().filter(|case| case.kept.is_none()).map(|case| case.folder.join("Truth.java")).collect()
    };
    let version = |name: &str| {
        let both = pairs.iter().flat_map(|c| [java_files(&c.folder), java_files(&c.folder.join(name))]);
        both.flatten().collect::<Vec<_>>()
    };
    let programs = [
        ("classes", sources(&single), "truth", truths(&single)),
        ("old", version("old"), "truth-old", truths(&pairs)),
        ("new", version("new"), "truth-new", truths(&pairs)),
    ];
    in_parallel(&programs, |(kind, sources, truth, truths)| {
        compile(sources, &place, kind, &[]);
        compile(truths, &place, truth, &[kind]);
        share_out(&cases, &place, kind);
        share_out(&cases, &place, truth);
    });
    for case in &cases {
        for kind in ["classes", "old", "new"] {
            for name in &case.removed {
                let _ = fs::remove_file(place.join(kind).join(case.package()).join(&case.name).join(name));
            }
        }
    }
    let judge = Judge { jdk: jdks().into_iter().next().expect("a JDK"), place: place.clone() };
    judge.junit_truths(&single);
    let found = in_parallel(&cases, |case| judge.judge(case));
    let told = |(case, wrong): (&Case, Option<String>)| Some(format!("{} ({:?}): {}", case.name, case.kind, wrong?));
    let mut wrong: Vec<String> = cases.iter().zip(found).filter_map(told).collect();
    // Some of them, which are others in every family.
    let tempting = cases.iter().filter(|case| case.kept.is_none() && case.kind != Kind::Diff);
    let tempting: Vec<&Case> = tempting.step_by(SHARE).collect();
    let found = in_parallel(&tempting, |case| judge.judge_come_and_go(case));
    wrong.extend(tempting.into_iter().zip(found).filter_map(told));
    assert!(wrong.is_empty(), "{} of {} are wrong:\n{}", wrong.len(), cases.len(), wrong.join("\n"));
    let _ = fs::remove_dir_all(place);
}

impl Judge {
    /// All JUnit truths pass on the JVM.
    fn junit_truths(&self, cases: &[&Case]) {
        let all = cases.iter().copied().filter(|c| c.kind == Kind::Generate && c.kept.is_none());
        // What they set for the whole JVM must not be seen by others.
        let (alone, together): (Vec<&Case>, Vec<&Case>) = all.partition(|case| case.name.starts_with("environment/"));
        let mut groups: Vec<Vec<&Case>> = alone.into_iter().map(|case| vec![case]).collect();
        groups.push(together);
        in_parallel(&groups, |group| self.junit_truths_of(group));
    }

    fn junit_truths_of(&self, truths: &[&Case]) {
        if truths.is_empty() {
            return;
        }
        let paths: Vec<String> = truths
            .iter()
            .flat_map(|case| ["truth", "classes"].map(|kind| self.classes(case, kind).display().to_string()))
            .collect();
        let mut command = java(&self.jdk);
        command.args(["-ea", "-jar", junit_jar().to_str().unwrap(), "--details", "tree", "--disable-banner"]);
        command.args([
            "--include-classname",
            ".*",
            "--fail-if-no-tests",
            "--details-theme",
            "ascii",
            "-cp",
            &paths.join(":"),
        ]);
        command
            .args(truths.iter().flat_map(|case| ["--select-class".to_string(), format!("{}.Truth", case.package())]));
        let seen = run(&mut command, b"", LIMIT);
        assert_eq!(seen.code, Some(0), "a truth fails on the JVM:\n{}\n{}", seen.stdout, seen.stderr);
    }
}

//! Symbolic exploration is honest.
//!
//! - Every path of every program here is sound: its witness, run concretely in the VM, executes the same instructions
//!   and ends as the path predicts; a sample also ends so on the real JVM.
//! - Paths partition the inputs: for small domains every input satisfies one path condition, and brute force gives the
//!   result that this path predicts.
//! - Metamorphic: every search strategy, number of workers and subset of the solver's layers finds the same paths.
//!
//! `OBLIGATO_ONLY=Texts` tries only targets whose name contains that text.

mod harness;
mod partition;
mod render;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::Duration;

use crate::support::{in_parallel, java, javac, jdks, run, scratch};
use harness::{How, Replayer, again, explore, explore_together, kind, predicted, short_model, targets, vm};
use obligato::explore::engine::{Compose, Ended, Limits, Wish};
use obligato::explore::tally::{Cause, Tally};
use obligato::explore::target::Target;
use obligato::explore::witness::witness;
use obligato::interp::Vm;
use obligato::search::STRATEGIES;
use obligato::solver::{Layer, Options};
use render::agree;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/explore").join(name)
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let all = fs::read_dir(folder).expect("a folder").flatten().map(|e| e.path());
    let mut found: Vec<PathBuf> = all.filter(|p| p.extension().is_some_and(|e| e == "java")).collect();
    found.sort();
    found
}

fn wanted(name: &str) -> bool {
    std::env::var("OBLIGATO_ONLY").map_or(true, |only| name.contains(&only))
}

/// Parts into which the targets of a class are split, to use both cores.
const PARTS: usize = 3;
/// Paths of a target that are tried on the real JVM.
const ON_JVM: usize = 6;

/// For what is replayed path by path: as far as it gets.
fn some(paths: u64) -> Limits {
    Limits { time: Some(Duration::from_secs(4)), paths: Some(paths), steps_per_path: 300_000, ..Limits::default() }
}

/// For what must be exhausted.
fn exhausted() -> Limits {
    Limits { time: Some(Duration::from_secs(120)), ..some(100_000) }
}

/// A path to be tried on the real JVM: target, values, predicted end.
struct Sample {
    target: String,
    lines: Vec<String>,
    expected: String,
}

#[derive(Default)]
struct Checked {
    paths: usize,
    /// Inputs that cannot be spelled out.
    gaps: usize,
    wrong: Vec<String>,
    samples: Vec<Sample>,
}

/// Replays every finished path.
fn check(vm: &Vm, replayer: &mut Replayer, target: &Target, most: u64) -> Checked {
    let mut checked = Checked::default();
    let how = How { strategy: "dfs", solver: Options::default(), limits: some(most) };
    explore(vm, target, how, |path| {
        let model = short_model(path);
        let Some(expected) = predicted(path, &model) else { return Wish::GoOn };
        checked.paths += 1;
        let is_main = target.script.is_main;
        let input = witness(path.vm, path.terms, path.state, path.stage, &model, is_main);
        if input.gap.is_some() {
            checked.gaps += 1;
            return Wish::GoOn;
        }
        let method = path.vm.program.method(target.script.target);
        let mut wrong = Vec::new();
        match (again(path, &model, &target.script), replayer.run(path.vm, method, &input, is_main)) {
            (Ok(trace), Ok(seen)) => {
                if !agree(&expected, &seen.end) {
                    wrong.push(format!("predicted {expected}\n    replayed  {}", seen.end));
                }
                if let Some(difference) = trace.difference(&seen.trace) {
                    wrong.push(format!("another way: {difference}"));
                }
            }
            (Err(why), _) | (_, Err(why)) => wrong.push(why),
        }
        let lines: Vec<String> = input.values.iter().map(|(_, value)| value.clone()).collect();
        if !wrong.is_empty() {
            checked.wrong.push(format!("{} with {}\n    {}", target.name, lines.join(", "), wrong.join("\n    ")));
        }
        if checked.samples.len() < ON_JVM {
            checked.samples.push(Sample { target: target.name.clone(), lines, expected });
        }
        Wish::GoOn
    });
    checked
}

/// Explores and replays the targets of each class.
fn check_all(classes: &Path, names: &[String], most: u64) -> Vec<Checked> {
    let parts: Vec<(&String, usize)> = names.iter().flat_map(|n| (0..PARTS).map(move |part| (n, part))).collect();
    let all = in_parallel(&parts, |(name, part)| {
        let vm = vm(classes, false);
        let found = targets(&vm, name);
        let mine = found.iter().skip(*part).step_by(PARTS).filter(|t| wanted(&t.name));
        let mut replayer = None;
        mine.map(|target| {
            let replayer = replayer.get_or_insert_with(|| Replayer::new(classes));
            check(&vm, replayer, target, most)
        })
        .collect::<Vec<_>>()
    });
    all.into_iter().flatten().collect()
}

fn report(all: &[Checked]) {
    let wrong: Vec<&str> = all.iter().flat_map(|c| &c.wrong).map(String::as_str).collect();
    let paths: usize = all.iter().map(|c| c.paths).sum();
    let gaps: usize = all.iter().map(|c| c.gaps).sum();
    assert!(wrong.is_empty(), "{} of {paths} paths are not sound:\n{}", wrong.len(), wrong.join("\n"));
    assert!(gaps * 20 <= paths, "{gaps} of {paths} inputs cannot be spelled out");
}

fn names(files: &[PathBuf]) -> Vec<String> {
    files.iter().map(|f| f.file_stem().unwrap().to_str().unwrap().to_string()).collect()
}

#[test]
fn every_path_is_sound() {
    let classes = scratch("explore-sound");
    let files = sources(&folder("sound"));
    javac(&files, &classes, &["-g"]);
    let all = check_all(&classes, &names(&files), 120);
    report(&all);
    on_the_jvm(&classes, all.iter().flat_map(|c| &c.samples).collect());
}

/// The samples, all in one process.
fn on_the_jvm(classes: &Path, samples: Vec<&Sample>) {
    let stubs = Path::new(env!("CARGO_MANIFEST_DIR")).join("jdk-stubs");
    let replay = scratch("explore-replay");
    let mut api = sources(&stubs.join("replay/obligato"));
    api.extend(sources(&folder("jvm/obligato")));
    javac(&api, &replay, &[]);
    let blocks = samples.iter().map(|s| format!("= {}\n{}\n", s.target, s.lines.join("\n")).replace("\n\n", "\n"));
    let inputs = replay.join("inputs");
    fs::write(&inputs, blocks.collect::<String>()).expect("a file of inputs");
    let class_path = std::env::join_paths([&replay, &classes.to_path_buf()]).expect("a class path");
    let mut command = java(&jdks().remove(0));
    command.args(["--add-opens", "java.base/java.lang=ALL-UNNAMED", "-cp"]).arg(class_path);
    let seen = run(command.arg("obligato.Batch").arg(&inputs), b"", Duration::from_secs(120));
    let output = one_loader(&seen.stdout);
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(lines.len(), samples.len(), "the JVM ran some witnesses only\n{}", seen.stderr);
    let wrong: Vec<String> = samples
        .iter()
        .zip(lines)
        .filter(|(sample, line)| !agree(&sample.expected, line))
        .map(|(s, line)| {
            format!("{} with {}\n    predicted {}\n    java      {line}", s.target, s.lines.join(", "), s.expected)
        })
        .collect();
    assert!(wrong.is_empty(), "{} of {} paths differ on the JVM:\n{}", wrong.len(), samples.len(), wrong.join("\n"));
}

/// The batch loads each sample's classes anew, and messages of casts name the loader: all of them are the one of a plain
/// run here.
fn one_loader(text: &str) -> String {
    let mut parts = text.split("loader java.net.URLClassLoader @");
    let mut all = parts.next().unwrap_or_default().to_string();
    for part in parts {
        all += "loader 'app'";
        all += part.trim_start_matches(|c: char| c.is_ascii_hexdigit());
    }
    all
}

/// Programs with a `main` that asks for its inputs.
#[test]
fn paths_of_drivers_are_sound() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let api = scratch("explore-api");
    let driver = root.join("jdk-stubs/driver");
    let drivers = ["obligato", "org/sosy_lab/sv_benchmarks", "gov/nasa/jpf/symbc"];
    javac(&drivers.iter().flat_map(|f| sources(&driver.join(f))).collect::<Vec<_>>(), &api, &[]);
    for area in ["arith", "control", "dispatch", "exceptions", "objects"] {
        let classes = scratch(&format!("explore-{area}"));
        let files = sources(&root.join("tests/check").join(area));
        javac(&files, &classes, &["-g", "-cp", api.to_str().unwrap()]);
        let plain = |f: &&PathBuf| !fs::read_to_string(f).unwrap().contains("// check: ");
        let files: Vec<PathBuf> = files.iter().filter(plain).step_by(3).cloned().collect();
        let found = in_parallel(&names(&files), |name| {
            let vm = vm(&classes, false);
            let mut replayer = Replayer::new(&classes);
            let found = targets(&vm, name);
            found.iter().filter(|t| wanted(&t.name)).map(|t| check(&vm, &mut replayer, t, 12)).collect::<Vec<_>>()
        });
        report(&found.into_iter().flatten().collect::<Vec<_>>());
    }
}

/// The classes of `small`, compiled once for all tests.
fn small() -> &'static Path {
    static SMALL: OnceLock<PathBuf> = OnceLock::new();
    SMALL.get_or_init(|| {
        let classes = scratch("explore-small");
        javac(&sources(&folder("small")), &classes, &["-g"]);
        classes
    })
}

/// Without the arguments afterwards.
fn result_only(end: &str) -> String {
    end.split(" after ").next().unwrap_or(end).to_string()
}

/// Each input satisfies one path condition, and that path predicts what brute force sees.
#[test]
fn paths_partition_small_domains() {
    partitions("Small", Compose::Off);
}

/// The same where methods only compute, path by path, and with the cases of methods and states that meet as one.
#[test]
fn composed_paths_partition_small_domains() {
    for compose in [Compose::Off, Compose::Auto, Compose::Always] {
        let used = partitions("Composed", compose);
        assert!((used > 0) == (compose != Compose::Off), "{compose:?}: {used} calls were answered by a summary");
    }
    partitions("Small", Compose::Always);
}

/// Calls that summaries answered.
fn partitions(class: &str, compose: Compose) -> u64 {
    let classes = small();
    let used = AtomicU64::new(0);
    let found = targets(&vm(classes, false), class).len();
    let all = in_parallel(&(0..found).collect::<Vec<_>>(), |index| {
        let vm = vm(classes, false);
        let target = targets(&vm, class).remove(*index);
        if !wanted(&target.name) {
            return Vec::new();
        }
        let method = vm.program.method(target.script.target);
        let inputs = partition::inputs(&vm, method);
        let mut hits: Vec<Vec<Option<String>>> = vec![Vec::new(); inputs.len()];
        let how = How { strategy: "dfs", solver: Options::default(), limits: Limits { compose, ..exhausted() } };
        let tally = explore(&vm, &target, how, |path| {
            for (input, hits) in inputs.iter().zip(&mut hits) {
                let assignment = partition::assignment(path, method, input);
                if partition::satisfied(path, &assignment) {
                    // What nothing looked at is not part of the prediction.
                    hits.push(predicted(path, &assignment).map(|end| result_only(&end)));
                }
            }
            Wish::GoOn
        });
        used.fetch_add(vm.summaries.used.get(), Ordering::Relaxed);
        let mut wrong = Vec::new();
        if !tally.left.is_empty() {
            wrong.push(format!("{} is not exhausted: {tally:?}", target.name));
        }
        let mut replayer = Replayer::new(classes);
        for (input, hits) in inputs.iter().zip(hits) {
            let lines: Vec<String> = input.iter().map(|g| g.line()).collect();
            let with = format!("{} with {}", target.name, lines.join(", "));
            let expected = match hits.as_slice() {
                [Some(expected)] => expected,
                // What a JVM may have no memory for is said to be left out.
                [None] if !tally.scope.is_empty() => continue,
                _ => {
                    wrong.push(format!("{with}: satisfies {} paths: {hits:?}", hits.len()));
                    continue;
                }
            };
            let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
            match replayer.call(class, &method.name, &method.descriptor, &lines, false) {
                Ok(ran) if agree(expected, &result_only(&ran.end)) => {}
                Ok(ran) => wrong.push(format!("{with}: predicted {expected}, brute force {}", ran.end)),
                Err(why) => wrong.push(format!("{with}: {why}")),
            }
        }
        wrong
    });
    let wrong: Vec<&str> = all.iter().flatten().map(String::as_str).collect();
    assert!(
        wrong.is_empty(),
        "{class}, {compose:?}: {} inputs:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(30)].join("\n")
    );
    used.into_inner()
}

/// What a set of paths is, whatever the order and the models: kinds of ends with the instructions executed, counted.
type Signature = BTreeMap<(String, u64), usize>;

/// One way to explore that must find what all others find.
#[derive(Debug)]
struct Setting {
    strategy: &'static str,
    workers: usize,
    without: Vec<Layer>,
    /// The terms of finished paths are dropped before every state that is taken up.
    forgets: bool,
}

/// Each strategy, number of workers and layer once, and some of them together.
fn settings() -> Vec<Setting> {
    let plain = |strategy| Setting { strategy, workers: 1, without: Vec::new(), forgets: false };
    let mut all: Vec<Setting> = STRATEGIES.iter().map(|(name, ..)| plain(name)).collect();
    all.extend([2, 3].map(|workers| Setting { workers, ..plain("dfs") }));
    all.push(Setting { workers: 2, ..plain("mixed") });
    all.extend(["dfs", "bfs"].map(|strategy| Setting { forgets: true, ..plain(strategy) }));
    all.extend(Layer::above_backends().into_iter().map(|layer| Setting { without: vec![layer], ..plain("dfs") }));
    let several = |strategy, without: &[Layer]| Setting { without: without.to_vec(), ..plain(strategy) };
    all.push(several("random", &[Layer::Rewrite, Layer::Ranges, Layer::Slice]));
    all.push(several("bfs", &[Layer::Model, Layer::Exact, Layer::Cores, Layer::Recent, Layer::Repair]));
    all
}

fn signature(classes: &Path, vm: &Vm, target: &Target, setting: &Setting, most: usize) -> Result<Signature, String> {
    let seen = Mutex::new((Signature::new(), None));
    let each = |path: &mut Ended<'_>| {
        let model = path.model.clone();
        let found = again(path, &model, &target.script);
        let mut seen = seen.lock().unwrap();
        match found {
            Ok(trace) => *seen.0.entry((kind(path), trace.hash())).or_default() += 1,
            Err(why) => seen.1 = Some(why),
        }
        if seen.0.values().sum::<usize>() <= most { Wish::GoOn } else { Wish::Stop }
    };
    let solver = Options { without: setting.without.clone(), ..Options::default() };
    let terms = if setting.forgets { 0 } else { Limits::default().terms };
    let how = How { strategy: setting.strategy, solver, limits: Limits { terms, ..exhausted() } };
    let tally: Tally = match setting.workers {
        1 => explore(vm, target, how, each),
        workers => explore_together(classes, &target.name, workers, &how, &each),
    };
    let (found, wrong) = seen.into_inner().unwrap();
    if !tally.left.is_empty() {
        return Err(format!("not exhausted: {:?}", tally.left));
    }
    wrong.map_or(Ok(found), Err)
}

/// A reference may be of a class that was not looked at: not silently so.
#[test]
fn classes_beyond_the_limit_are_a_bound() {
    let classes = scratch("explore-classes");
    javac(&[folder("sound").join("Graphs.java")], &classes, &["-g"]);
    for (most, exhaustive) in [(5_000, true), (3, false)] {
        let mut vm = vm(&classes, false);
        vm.config.most_classes = most;
        let target = targets(&vm, "Graphs::cast").remove(0);
        let how = How { strategy: "dfs", solver: Options::default(), limits: exhausted() };
        let tally = explore(&vm, &target, how, |_| Wish::GoOn);
        let partial: Vec<String> = tally.partial.keys().map(ToString::to_string).collect();
        assert_eq!(tally.exhaustive(), exhaustive, "{partial:?}");
        let named = partial.iter().any(|p| p.contains("other classes for an input of type Graphs$Shape"));
        assert_eq!(named, !exhaustive, "{partial:?}");
    }
}

/// What goes round in a circle comes to references that were there before, so it is known which way they lead.
#[test]
fn a_circle_forks_only_in_its_first_rounds() {
    let classes = scratch("explore-circle");
    let text = "class Circle { Circle next;\n    static int count(Circle list) { int n = 0;\n        \
                for (Circle at = list; at != null; at = at.next) n++;\n        return n; }\n    \
                static int length(Circle list) { int n = 0;\n        \
                for (Circle at = list; at != null; at = at.next) { n++; if (at.next == list) return -n; }\n        \
                return n; } }\n";
    fs::write(classes.join("Circle.java"), text).unwrap();
    javac(&[classes.join("Circle.java")], &classes, &["-g"]);
    for (strategy, method, depth) in
        [("dfs", "length", 2), ("bfs", "count", 2), ("bfs", "length", 3), ("dfs", "count", 3)]
    {
        let mut vm = vm(&classes, false);
        vm.config.bounds.depth = depth;
        let target = targets(&vm, &format!("Circle::{method}")).remove(0);
        // Thousands of rounds.
        let limits = Limits { steps_per_path: 20_000, ..exhausted() };
        let tally = explore(&vm, &target, How { strategy, solver: Options::default(), limits }, |_| Wish::GoOn);
        let forks: u64 = tally.forks.values().sum();
        assert!(tally.partial.keys().any(|cause| matches!(cause, Cause::Steps(_))), "{:?}", tally.partial);
        assert!(forks < 100, "{method} by {strategy}, {depth} deep: {forks} forks, {} paths", tally.finished());
    }
}

/// Takes everything in `small`, and of `sound` what has few paths.
#[test]
fn strategies_workers_and_solver_layers_find_the_same_paths() {
    let small = small();
    let sound = scratch("explore-metamorphic");
    let files = sources(&folder("sound"));
    javac(&files, &sound, &["-g"]);
    let mut all: Vec<(&Path, String, usize)> = Vec::new();
    for target in targets(&vm(small, false), "Small") {
        all.push((small, target.name, 100_000));
    }
    for name in names(&files) {
        all.extend(targets(&vm(&sound, false), &name).into_iter().map(|t| (&*sound, t.name, 8)));
    }
    all.retain(|(_, name, _)| wanted(name));
    let wrong = in_parallel(&all, |(classes, name, most)| {
        let vm = vm(classes, false);
        let target = targets(&vm, name).remove(0);
        let settings = settings();
        let first = signature(classes, &vm, &target, &settings[0], *most);
        if first.is_err() && *most < 100 {
            return Vec::new();
        }
        let mut wrong = Vec::new();
        for setting in settings {
            let other = signature(classes, &vm, &target, &setting, *most * 4);
            if first.is_err() || other != first {
                wrong.push(format!("{} by {setting:?}: {other:?} against {first:?}", target.name));
            }
        }
        wrong
    });
    let wrong: Vec<&str> = wrong.iter().flatten().map(String::as_str).collect();
    assert!(wrong.is_empty(), "{}", wrong[..wrong.len().min(10)].join("\n"));
}

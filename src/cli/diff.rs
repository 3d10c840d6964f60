//! `obligato diff`: what behaves differently between two versions of a program.
//!
//! Arguments to one comparison per target to reports. What is compared is in `versions`, how it is told in
//! `output::diff`.

use std::cell::{OnceCell, RefCell};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::{ArgMatches, Args, value_parser};
use serde::{Deserialize, Serialize};

use super::check::show;
use super::exploring::{Exploring, listen_for_interrupts, parse_seconds};
use super::models::Modelled;
use super::noticed;
use super::progress::Progress;
use super::remembered::{self, Answered, Answers, Asked, Extent};
use super::reports::OutFolder;
use super::suites::{self, Effort};
use super::{EXIT_FOUND, EXIT_UNKNOWN};
use crate::analysis::diff::{Changes, MethodKey};
use crate::coverage::report::Verdict;
use crate::explore::engine::Limits;
use crate::explore::replay::Replays;
use crate::explore::target::Reach;
use crate::interp::{Config, Vm};
use crate::output::diff::{FORMATS, Format, text};
use crate::program::{Jdk, Replaced};
use crate::testgen::generate::outcome::Trial;
use crate::testgen::generate::scope::machine;
use crate::testgen::jvm::Jvm;
use crate::testgen::{JUnit, JavaFile};
use crate::util::InputError;
use crate::util::error::Result;
use crate::versions::affected::affected;
use crate::versions::compare::Request;
use crate::versions::obligations::Search;
use crate::versions::product::Version;
use crate::versions::report::{AffectedTest, Answer, DiffReport, SCHEMA, Side};
use crate::versions::run::{Job, Writing};
use crate::versions::targets;

/// The end of the budget that is kept for impacted obligations, tests and reports.
const RESERVE: (f64, Duration) = (0.4, Duration::from_secs(60));
/// Instructions of one test of an existing suite.
const STEPS_PER_TEST: u64 = 200_000_000;

/// Compare the behaviour of two versions of a program
#[derive(Args)]
#[command(after_help = "\
Prints a line that starts with EQUIVALENT, DIFFERENT or UNKNOWN. EQUIVALENT: for all inputs, both versions return, throw, \
print and change the same. DIFFERENT: with inputs that show it, replayed in the VM and on the JDK's own JVM with both \
versions. UNKNOWN: with the reasons.

Without a target, the public methods that can reach changed code are compared. --classpath names what both versions \
share, such as libraries.

Exit code: 0 if equivalent; 1 if different; 2 for a usage or input error; 3 for an internal error; 4 if unknown.

Examples:
  obligato diff --old a --new b --models models.jar com.example.Sensor
  obligato diff --old build/main --new build/branch
  obligato diff --old app-1.0.jar --new app-1.1.jar --source-old v1/src --source-new v2/src --out diff com.example.Tcas
  obligato diff --old a --new b --budget 120 'com.example.Shape::area(int,int)'")]
pub struct DiffArguments {
    #[command(flatten)]
    exploring: Exploring,
    /// Folders and jars of the old version
    #[arg(long, value_name = "PATH")]
    old: String,
    /// Folders and jars of the new version
    #[arg(long, value_name = "PATH")]
    new: String,
    /// The root folder of the old version's Java sources
    #[arg(long, value_name = "DIR")]
    source_old: Option<PathBuf>,
    /// The root folder of the new version's Java sources
    #[arg(long, value_name = "DIR")]
    source_new: Option<PathBuf>,
    /// Folders and jars of compiled JUnit tests: says which of them the change can affect, and which would not notice it
    #[arg(long, value_name = "PATH")]
    tests: Option<String>,
    /// Where the tests and the reports go: diff.html, diff.json, diff.md, diff.sarif
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Replace what an earlier run wrote there; what anybody else wrote or changed stays
    #[arg(long)]
    force: bool,
    /// The version of JUnit: 4 or 5
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = value_parser!(u32).range(4..=5))]
    junit: u32,
    /// Seconds for everything
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = parse_seconds)]
    budget: f64,
    /// Write the report as JSON to standard output
    #[arg(long)]
    json: bool,
    /// Do not replay differences on the JDK's JVM
    #[arg(long)]
    no_jvm: bool,
    /// com.example.Main, com.example.Shape::area or 'com.example.Shape::area(int,int)'
    #[arg(value_name = "TARGET")]
    targets: Vec<String>,
}

impl DiffArguments {
    fn classpath(&self, own: &str) -> String {
        // The default of the other commands is not meant here.
        match self.exploring.classpath.as_str() {
            "." => own.to_string(),
            shared => format!("{own}:{shared}"),
        }
    }

    fn out_folder(&self) -> Result<Option<OutFolder>> {
        let prepare = |out| OutFolder::prepare(out, FORMATS.iter().map(|f| f.file), true, self.force);
        self.out.as_deref().map(prepare).transpose()
    }

    fn config(&self) -> Config {
        // A verdict depends on behaviour alone.
        // What differs is told by the lines of paths.
        Config { exact_branches: false, twins: true, selections: false, ..self.exploring.config() }
    }

    fn vm(&self, classpath: &str, config: Config) -> Result<Vm> {
        let jdk = Jdk::locate(self.exploring.jdk.as_deref())?;
        let explored = config.exploring;
        let vm = machine(jdk, classpath, config)?;
        if explored {
            vm.take_mathematical_functions();
        }
        Ok(vm)
    }

    /// The models, checked against both versions: a method may be in one of them only.
    fn modelled(&self, paths: &[String; 2]) -> Result<[Modelled; 2]> {
        let jdk = Jdk::locate(self.exploring.jdk.as_deref())?;
        let [old, new] = paths.each_ref().map(|path| self.exploring.modelled(jdk.home(), path));
        match (old, new) {
            (Ok(old), Ok(new)) => Ok([old, new]),
            (Ok(old), Err(_)) => {
                let new = Modelled { classpath: self.exploring.with_models(&paths[1])?, ..old.clone() };
                Ok([old, new])
            }
            (Err(_), Ok(new)) => {
                let old = Modelled { classpath: self.exploring.with_models(&paths[0])?, ..new.clone() };
                Ok([old, new])
            }
            (Err(_), Err(error)) => Err(error),
        }
    }

    fn report(&self, versions: &[&Vm]) -> DiffReport {
        let mut report = DiffReport {
            schema: SCHEMA,
            tool: format!("obligato {}", env!("CARGO_PKG_VERSION")),
            old: Side { classpath: self.old.clone(), source: shown(&self.source_old) },
            new: Side { classpath: self.new.clone(), source: shown(&self.source_new) },
            out: shown(&self.out),
            ..DiffReport::default()
        };
        report.settings = self.exploring.shown_bounds(self.budget);
        for vm in versions {
            for path in vm.program.classpath().missing() {
                report.warnings.push(format!("{} is on the class path but does not exist", path.display()));
            }
            report.warnings.extend(vm.program.take_warnings());
        }
        report
    }

    /// A version that is not there would be one that does nothing.
    fn check(&self, vm: &Vm, option: &str, source: &Option<PathBuf>) -> Result<()> {
        let classpath = vm.program.classpath();
        if let Some(path) = classpath.missing().first() {
            return Err(InputError::file(path, format!("does not exist ({option})")));
        }
        if classpath.classes()?.is_empty() {
            let given = if option == "--old" { &self.old } else { &self.new };
            return Err(InputError::usage(format!(
                "{given} has no classes ({option}); give folders or jars with class files"
            )));
        }
        match source {
            Some(folder) if !folder.is_dir() => {
                Err(InputError::file(folder, "is no folder; it has to be the root folder of the Java sources"))
            }
            _ => Ok(()),
        }
    }
}

/// What a run found, as the next one finds it in the cache.
#[derive(Serialize, Deserialize)]
struct Found {
    /// Without what is about the output folder.
    report: DiffReport,
    /// Where in the list of warnings those about the output folder stand.
    about_folder: usize,
    /// Paths and texts of the tests.
    tests: Vec<(String, String)>,
}

pub fn diff(arguments: DiffArguments, options: &ArgMatches) -> Result<u8> {
    let started = Instant::now();
    let jdk = Jdk::locate(arguments.exploring.jdk.as_deref())?;
    let (out, home) = (arguments.out.as_deref(), jdk.home());
    let asked = Asked { command: "diff", options, jdk: home, feature: jdk.feature(), budget: arguments.budget, out };
    // With a folder there is more to do.
    let mut with = vec![format!("out {}", out.is_some())];
    with.extend(out.iter().flat_map(|out| OutFolder::left_by_others(out)));
    let question = arguments.exploring.remembering.question(&asked, &with)?;
    remembered::answer(
        question,
        arguments.exploring.quiet,
        |found| again(&arguments, found),
        |answers| find(&arguments, started, answers),
    )
}

/// Writes what an earlier run found.
fn again(arguments: &DiffArguments, Found { mut report, about_folder, tests }: Found) -> Result<u8> {
    let mut folder = arguments.out_folder()?;
    report.out = shown(&arguments.out);
    report.settings = arguments.exploring.shown_bounds(arguments.budget);
    let warnings = folder.iter().flat_map(|folder| folder.warnings.clone());
    let at = about_folder.min(report.warnings.len());
    report.warnings.splice(at..at, warnings);
    conclude(arguments, folder.as_mut(), &report, &tests)
}

fn find(arguments: &DiffArguments, started: Instant, answers: Option<&Answers>) -> Result<Answered<Found>> {
    let budget = Duration::from_secs_f64(arguments.budget);
    let solver = || answers.iter().fold(arguments.exploring.solver(), |options, answers| answers.with(options));
    let stop = listen_for_interrupts();
    let paths = [&arguments.old, &arguments.new].map(|own| arguments.classpath(own));
    let [old_path, new_path] = &paths;
    let [old_all, new_all] = arguments.modelled(&paths)?;
    let stand_ins = old_all.stand_ins.with(&new_all.stand_ins);
    let (old_all, new_all) = (old_all.classpath, new_all.classpath);
    let config = Config { stand_ins: stand_ins.clone(), ..arguments.config() };
    let (old, new) = (arguments.vm(&old_all, config.clone())?, arguments.vm(&new_all, config)?);
    arguments.check(&old, "--old", &arguments.source_old)?;
    arguments.check(&new, "--new", &arguments.source_new)?;
    let mut folder = arguments.out_folder()?;
    let changes = Rc::new(Changes::between(old.program.classpath(), new.program.classpath())?);
    let reach = Reach {
        receiver: arguments.exploring.receiver(),
        symbolic_statics: arguments.exploring.symbolic_statics,
        prefer_main: false,
        factories: true,
    };
    let chosen = if arguments.targets.is_empty() {
        targets::nearest(&old, &new, &changes, &reach)
    } else {
        targets::named(&old, &new, &changes, &arguments.targets, &reach)?
    };
    let replays = [&old, &new].map(Replays::beside);
    let jvms = if arguments.no_jvm {
        None
    } else {
        Jvm::new(old.program.jdk(), old_path).zip(Jvm::new(new.program.jdk(), new_path))
    };
    let request = Request {
        old: Version { vm: &old, replays: &replays[0] },
        new: Version { vm: &new, replays: &replays[1] },
        jvms: jvms.as_ref().map(|(old, new)| (old, new)),
        changes: &changes,
        limits: Limits { time: None, ..arguments.exploring.limits(budget) },
        solver: solver(),
        stop: &stop,
        first_at: OnceCell::new(),
        told_apart: OnceCell::new(),
        effects: RefCell::default(),
    };
    let reserve = if arguments.out.is_some() || arguments.tests.is_some() {
        budget.mul_f64(RESERVE.0).min(RESERVE.1)
    } else {
        Duration::ZERO
    };
    let job = Job {
        request,
        end: started + budget - reserve,
        named: (!arguments.targets.is_empty()).then_some(&reach),
        old_source: arguments.source_old.as_deref(),
        new_source: arguments.source_new.as_deref(),
    };
    let mut report = arguments.report(&[&old, &new]);
    let progress =
        Progress::counting(arguments.exploring.progress_style(), "diff", budget, ["pairs of paths", "waiting"]);
    let mut update = |_: usize, compared: u64, waiting: usize| progress.update(compared, waiting as u64);
    let found = job.compare(&chosen, &mut report, &mut update);
    drop(progress);
    // Both versions may miss the same classes.
    for warning in
        [&old, &new].iter().flat_map(|vm| vm.program.take_warnings().into_iter().chain(vm.program.wants_api()))
    {
        if !report.warnings.contains(&warning) {
            report.warnings.push(warning);
        }
    }
    let left = budget.saturating_sub(started.elapsed());
    report.affected = affected_tests(arguments, &new, &changes, left, &stop)?;
    let (about_folder, mut tests) = (report.warnings.len(), Vec::new());
    if let Some(folder) = &folder {
        report.warnings.extend(folder.warnings.iter().cloned());
        let plain = || {
            let stand_ins = stand_ins.where_missing();
            arguments.vm(&new_all, Config { assertions: true, max_heap: 1 << 30, stand_ins, ..Config::default() })
        };
        let (plain, watched) = (plain()?, plain()?);
        let config = Config { stand_ins: stand_ins.clone(), ..arguments.exploring.config() };
        let explored = arguments.vm(&new_all, config)?;
        let trial = || {
            (!arguments.no_jvm).then(|| Trial {
                jdk: new.program.jdk(),
                classpath: new_path,
                until: started + budget,
                stop: &stop,
                confirm: false,
            })
        };
        let junit = if arguments.junit == 4 { JUnit::Four } else { JUnit::Five };
        let mut files =
            job.write(&found, &Writing { plain: &plain, junit, taken: &folder.taken, trial: trial() }, &mut report);
        let class = |file: &JavaFile| file.path.trim_end_matches(".java").replace('/', ".");
        let taken = folder.taken.iter().cloned().chain(files.iter().map(class)).collect();
        let roots: Vec<MethodKey> = chosen.targets.iter().map(|t| targets::key(&new, t)).collect();
        let search = Search {
            changes: &changes,
            roots: &roots,
            explored: &explored,
            plain: &watched,
            reach: reach.clone(),
            source: arguments.source_new.as_deref(),
            limits: arguments.exploring.limits(budget),
            solver: solver(),
            junit,
            started,
            until: job.end + reserve / 2,
            trial: trial(),
            stop: &stop,
            taken: &taken,
        };
        files.extend(search.run(&mut report));
        tests.extend(files.into_iter().map(|file| (file.path, file.text)));
    }
    let code = conclude(arguments, folder.as_mut(), &report, &tests)?;
    let extent = extent(&report, arguments, stop.load(Ordering::Relaxed));
    let end = about_folder + folder.map_or(0, |folder| folder.warnings.len());
    report.warnings.drain(about_folder..end);
    Ok(Answered { code, answer: Found { report, about_folder, tests }, extent })
}

/// The tests of `--tests` that run what changed, and whether they would notice.
fn affected_tests(
    arguments: &DiffArguments,
    new: &Vm,
    changes: &Rc<Changes>,
    left: Duration,
    stop: &AtomicBool,
) -> Result<Option<Vec<AffectedTest>>> {
    let Some(tests) = &arguments.tests else { return Ok(None) };
    let jdk = Jdk::open(new.program.jdk().home())?;
    let path = arguments.classpath(&arguments.new);
    let mut suite = suites::find(jdk, tests, &path, &Replaced::new(), 1 << 30)?;
    let mut classes = Vec::new();
    for name in suite.own.classes()? {
        classes.extend(suite.own.load(&name)?.map(|loaded| Rc::new(loaded.class)));
    }
    let mut tests = affected(&suite.vm, &suite.suite, &classes, changes);
    // What is written to the output folder wants its part of the time that is left.
    let share = if arguments.out.is_some() { left / 2 } else { left };
    let effort = Effort {
        started: Instant::now(),
        budget: share.as_secs_f64(),
        steps_per_test: STEPS_PER_TEST,
        verbose: false,
        style: arguments.exploring.progress_style(),
    };
    noticed::notice(&mut tests, &mut suite, changes, &effort, stop);
    Ok(Some(tests))
}

/// How far the report goes: whether more time could say more, or another run something else.
fn extent(report: &DiffReport, arguments: &DiffArguments, interrupted: bool) -> Extent {
    let seen = report.targets.iter().flat_map(|target| &target.differences).map(|found| &found.on_jvm);
    let seen = seen.chain(report.tests.iter().map(|test| &test.on_jvm));
    let on_jvm = |what: &String| what == "confirmed" || what == "passed";
    if interrupted || !arguments.no_jvm && !seen.into_iter().all(on_jvm) {
        return Extent::Disturbed;
    }
    let is_open = |verdict: &Verdict| matches!(verdict, Verdict::Open { .. });
    let open = report.impacted.iter().flat_map(|decision| &decision.obligations).any(|o| is_open(&o.verdict));
    let settled = report.answer == Answer::Equivalent && report.ended_early.is_none() && !open;
    if settled { Extent::Finished } else { Extent::Cut }
}

/// Writes what was found and tells it.
fn conclude(
    arguments: &DiffArguments,
    folder: Option<&mut OutFolder>,
    report: &DiffReport,
    tests: &[(String, String)],
) -> Result<u8> {
    if let Some(folder) = folder {
        let file = |(path, text): &(String, String)| JavaFile::new(path.clone(), text.clone());
        folder.write_tests(&tests.iter().map(file).collect::<Vec<_>>())?;
        let written = |format: &Format| (format.file.to_string(), (format.write)(report));
        folder.write(&FORMATS.iter().map(written).collect::<Vec<_>>())?;
    }
    let json = || FORMATS.iter().find(|f| f.name == "json").map(|f| (f.write)(report)).unwrap_or_default();
    let text = if arguments.json { json() } else { text::summary(report, arguments.exploring.colour()) };
    show(|out| writeln!(out, "{}", text.trim_end_matches('\n')))?;
    if !arguments.exploring.quiet {
        report.warnings.iter().for_each(|warning| eprintln!("obligato: warning: {warning}"));
    }
    Ok(match report.answer {
        Answer::Equivalent => 0,
        Answer::Different => EXIT_FOUND,
        Answer::Unknown => EXIT_UNKNOWN,
    })
}

fn shown(path: &Option<PathBuf>) -> Option<String> {
    path.as_ref().map(|p| p.display().to_string())
}

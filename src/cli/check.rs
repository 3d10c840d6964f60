//! `obligato check`: explores all inputs for failed assertions and uncaught exceptions.
//!
//! Arguments to settings to one exploration per target to a report. What is explored is in `explore`, how it is told in
//! `output::check`.

use std::collections::BTreeSet;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::{ArgMatches, Args, ValueEnum};

use super::exploring::{Exploring, listen_for_interrupts, parse_seconds};
use super::progress::Progress;
use super::remembered::{self, Answered, Answers, Asked, Extent};
use super::{EXIT_FOUND, EXIT_UNKNOWN};
use crate::analysis::invariants::Invariants;
use crate::explore::bounds::Parts;
use crate::explore::check::{Checker, OnJvm, Property};
use crate::explore::composing;
use crate::explore::engine::{Compose, Engine, Limits};
use crate::explore::further;
use crate::explore::input::InputSet;
use crate::explore::kept;
use crate::explore::ledger::Ledger;
use crate::explore::precondition;
use crate::explore::replay::Setting;
use crate::explore::report::{CheckReport, HoldsFrom, Part, Settings, TargetReport, Verdict};
use crate::explore::script::{Receiver, Script};
use crate::explore::specified;
use crate::explore::tally::{Cause, Tally};
use crate::explore::target::{self, Reach, Target};
use crate::explore::witness::Witness;
use crate::explore::workers::{self, Exchange};
use crate::interp::{Config, Vm};
use crate::output::check::{json, text};
use crate::program::{ClassPath, Jdk, Program};
use crate::search;
use crate::solver::{self, Solver};
use crate::testgen::Callers;
use crate::testgen::jvm::Jvm;
use crate::testgen::keep::Keeper;
use crate::util::InputError;
use crate::util::error::Result;

/// Paths with unusual inputs that are tried, and the part of the time that is left for them.
const MOST_UNUSUAL: u64 = 500;
const UNUSUAL_SHARE: u32 = 4;
/// The part of the time that is left in which it is looked for what classes keep true.
const KEPT_SHARE: u32 = 4;
/// Paths through further sequences of calls that are tried, the part of the budget for them, and the part that is kept for
/// them as soon as it is known that there are some.
const MOST_FURTHER: u64 = 2_000;
const FURTHER_SHARE: u32 = 4;
const FURTHER_SPARE: u32 = 8;

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum PropertyName {
    Assert,
    Exceptions,
    All,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum ComposeName {
    Auto,
    Off,
    Always,
}

/// Explore all inputs for failed assertions and uncaught exceptions
#[derive(Args)]
#[command(after_help = "\
Prints a line that starts with HOLDS, VIOLATED or UNKNOWN for each target. HOLDS: for all inputs, every path was \
explored. VIOLATED: with inputs that were replayed, in the VM and on the JDK's own JVM. UNKNOWN: with the reasons, ranked \
by what to raise or model next.

A target is a class, which means its main method if it has one and else all its public methods; or a method; or a \
constructor, pkg.Class::new.

The replay runs the program for real, with the inputs that were found; --no-jvm turns it off. Ctrl-C ends the \
exploration and still gives the report; a second one ends at once.

Exit code: 0 if everything holds; 1 if something is violated; 2 for a usage or input error; 3 for an internal error; 4 if \
nothing is violated and something is unknown.

Examples:
  obligato check --classpath app.jar --models models.jar com.example.Main
  obligato check --classpath target/classes com.example.Main
  obligato check --classpath app.jar --property all 'com.example.Shape::area(int,int)'
  obligato check --classpath app.jar --all --keep found --budget 300 com.example.Parser
  obligato check --classpath app.jar --json --quiet com.example.Main > report.json")]
pub struct CheckArguments {
    #[command(flatten)]
    exploring: Exploring,
    /// What must hold: no failed assertion, no exception that leaves the target, or both
    #[arg(long, value_enum, default_value = "assert")]
    property: PropertyName,
    /// Go on after the first violation and list those that differ in exception or place
    #[arg(long)]
    all: bool,
    /// Seconds for each target
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = parse_seconds)]
    budget: f64,
    /// Write the report as JSON
    #[arg(long)]
    json: bool,
    /// Write the inputs of violations and scripts that replay them on the JVM into this folder
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
    /// Do not replay violations on the JDK's JVM
    #[arg(long)]
    no_jvm: bool,
    /// A boolean method that says which inputs count: static with the target's parameters, or of the receiver
    #[arg(long, value_name = "METHOD")]
    assume: Vec<String>,
    /// Follow paths through one method only so far, and say so: pkg.Class::method=loop-3, or block-3, or depth-3
    #[arg(long, value_name = "METHOD=BOUND")]
    bound: Vec<String>,
    /// Ways through the code that meet again go on as one state with choices between terms: where paths turn out to be many
    /// (auto), never (off), from the beginning and in library code too (always)
    #[arg(long, value_name = "WHEN", value_enum, default_value = "auto")]
    compose: ComposeName,
    /// Workers that explore side by side
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parse_jobs)]
    jobs: usize,
    /// com.example.Main, com.example.Shape::area or 'com.example.Shape::area(int,int)'
    #[arg(required = true, value_name = "TARGET")]
    targets: Vec<String>,
}

fn parse_jobs(text: &str) -> std::result::Result<usize, String> {
    match text.parse() {
        Ok(count @ 1..=64) => Ok(count),
        _ => Err("from 1 to 64".into()),
    }
}

impl CheckArguments {
    fn property(&self) -> Property {
        match self.property {
            PropertyName::Assert => Property::Assert,
            PropertyName::Exceptions => Property::Exceptions,
            PropertyName::All => Property::All,
        }
    }

    /// What is merged cannot be handed to another worker.
    fn compose(&self) -> Compose {
        match self.compose {
            _ if self.jobs > 1 => Compose::Off,
            ComposeName::Auto => Compose::Auto,
            ComposeName::Off => Compose::Off,
            ComposeName::Always => Compose::Always,
        }
    }

    fn budget(&self) -> Duration {
        Duration::from_secs_f64(self.budget)
    }

    fn config(&self) -> Config {
        // A verdict depends on behaviour alone.
        let exact_branches = false;
        let stop_at_assertions = self.property() != Property::Exceptions;
        Config { exact_branches, stop_at_assertions, ..self.exploring.config() }
    }

    fn strategy(&self) -> &str {
        self.exploring.strategy.as_deref().unwrap_or("mixed")
    }

    fn settings(&self, jdk: &Jdk) -> Settings {
        Settings {
            property: self.property(),
            classpath: self.exploring.classpath.clone(),
            jdk: jdk.home().display().to_string(),
            java: jdk.feature(),
            strategy: self.strategy().to_string(),
            seed: self.exploring.seed,
            all: self.all,
            receiver: self.exploring.receiver(),
            symbolic_statics: self.exploring.symbolic_statics,
            world: self.exploring.world(),
            bounds: self.exploring.bounds(self.budget),
            parts: Vec::new(),
        }
    }

    fn text_style(&self) -> text::Style {
        text::Style { colour: self.exploring.colour(), quiet: self.exploring.quiet }
    }
}

/// What a run said, as the next one finds it in the cache: the text, the warnings and the exit code.
type Said = (String, Vec<String>, u8);

pub fn check(arguments: CheckArguments, options: &ArgMatches) -> Result<u8> {
    let started = Instant::now();
    let jdk = Jdk::locate(arguments.exploring.jdk.as_deref())?;
    let home = jdk.home().to_path_buf();
    let budget = arguments.budget;
    let asked = Asked { command: "check", options, jdk: &home, feature: jdk.feature(), budget, out: None };
    let style = arguments.text_style();
    // It is kept as it was said.
    let how = [format!("json {}, colour {}, quiet {}", arguments.json, style.colour, style.quiet), budget.to_string()];
    let question = match &arguments.keep {
        // What is kept there is written by exploring.
        Some(_) => None,
        None => arguments.exploring.remembering.question(&asked, &how)?,
    };
    remembered::answer(
        question,
        arguments.exploring.quiet,
        |said| say_again(&arguments, &said),
        |answers| find(&arguments, jdk, started, answers),
    )
}

fn find(arguments: &CheckArguments, jdk: Jdk, started: Instant, answers: Option<&Answers>) -> Result<Answered<Said>> {
    let (home, style) = (jdk.home().to_path_buf(), arguments.text_style());
    let modelled = arguments.exploring.modelled(jdk.home(), &arguments.exploring.classpath)?;
    let classpath = ClassPath::open(&modelled.classpath, jdk.feature())?;
    let mut settings = arguments.settings(&jdk);
    let jvm = if arguments.no_jvm { None } else { Jvm::new(&jdk, &arguments.exploring.classpath) };
    let config = Config { stand_ins: modelled.stand_ins.clone(), ..arguments.config() };
    let vm = Vm::new(Program::new(jdk, classpath), config.clone(), crate::models::registry())
        .map_err(|e| InputError::usage(format!("the JDK's core classes cannot be read: {}", e.message)))?;
    let targets = targets(&vm, arguments)?;
    settings.parts = Parts::watch(&vm, &arguments.bound)?.said();
    let mut keeper = match &arguments.keep {
        Some(folder) => Some(Keeper::new(folder, vm.program.jdk(), &arguments.exploring.classpath)?),
        None => None,
    };
    let run = Run {
        arguments,
        solver: answers.iter().fold(arguments.exploring.solver(), |options, answers| answers.with(options)),
        setting: Setting {
            classpath: modelled.classpath,
            jdk: home.clone(),
            max_depth: 9_000,
            max_heap: 1 << 30,
            max_steps: 1 << 32,
            stand_ins: modelled.stand_ins,
        },
        config,
        jvm,
        stop: listen_for_interrupts(),
        last: targets.last().map(|target| target.name.clone()).unwrap_or_default(),
    };
    let mut report = CheckReport { settings, targets: Vec::new(), warnings: Vec::new(), time: Duration::ZERO };
    for path in vm.program.classpath().missing() {
        report.warnings.push(format!("{} is on the class path but does not exist", path.display()));
    }
    let mut said = Vec::new();
    for target in &targets {
        let mut found = run.explore(&vm, target);
        if let Some(what) = found.tally.misused.first() {
            return Err(InputError::usage(format!("--assume: {what}; {}", precondition::ADVICE)));
        }
        if let Some(keeper) = &mut keeper {
            for violation in found.violations.iter_mut().chain(&mut found.unconfirmed) {
                violation.reproduce = Some(keeper.keep(&target.name, violation)?);
            }
        }
        if !arguments.json {
            tell(&mut said, |out| text::target(out, &found, &report.settings, style))?;
        }
        report.targets.push(found);
    }
    report.warnings.extend(vm.program.take_warnings());
    report.time = started.elapsed();
    if arguments.json {
        tell(&mut said, |out| json::write(out, &report))?;
    } else {
        tell(&mut said, |out| text::summary(out, &report, style))?;
    }
    if !arguments.exploring.quiet {
        report.warnings.iter().for_each(|warning| eprintln!("obligato: warning: {warning}"));
    }
    let code = match report.verdict() {
        Verdict::Holds => 0,
        Verdict::Violated => EXIT_FOUND,
        Verdict::Unknown => EXIT_UNKNOWN,
    };
    let disturbed = run.stop.load(Ordering::Relaxed) || !arguments.no_jvm && report.has_not_run();
    let extent = if disturbed { Extent::Disturbed } else { Extent::Cut };
    let said = String::from_utf8_lossy(&said).into_owned();
    Ok(Answered { code, answer: (said, report.warnings, code), extent })
}

fn say_again(arguments: &CheckArguments, (text, warnings, code): &Said) -> Result<u8> {
    show(|out| out.write_all(text.as_bytes()))?;
    if !arguments.exploring.quiet {
        warnings.iter().for_each(|warning| eprintln!("obligato: warning: {warning}"));
    }
    Ok(*code)
}

/// Shows it, and adds it to what was said.
fn tell(said: &mut Vec<u8>, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<()> {
    let from = said.len();
    // Writing to memory cannot fail.
    let _ = write(said);
    show(|out| out.write_all(said.get(from..).unwrap_or_default()))
}

/// What the arguments name, each once.
fn targets(vm: &Vm, arguments: &CheckArguments) -> Result<Vec<Target>> {
    let reach = Reach {
        receiver: arguments.exploring.receiver(),
        symbolic_statics: arguments.exploring.symbolic_statics,
        prefer_main: true,
        factories: false,
    };
    let mut targets: Vec<Target> = Vec::new();
    for text in &arguments.targets {
        for target in target::find(vm, text, &reach)? {
            if targets.iter().all(|t| t.name != target.name) {
                targets.push(target);
            }
        }
    }
    specified::refuse_modelled(vm, &targets)?;
    precondition::assume(vm, &arguments.assume, &mut targets, &mut [])?;
    Ok(targets)
}

/// What an exploration relied on of what classes keep true.
fn holds_from(kept: &Invariants, tally: &Tally) -> HoldsFrom {
    let words: Vec<String> = tally.relied_on.iter().flat_map(|class| kept.kept_by(class)).collect();
    if words.is_empty() { HoldsFrom::Reached } else { HoldsFrom::Kept(words) }
}

pub(super) fn show(write: impl FnOnce(&mut dyn Write) -> std::io::Result<()>) -> Result<()> {
    let mut out = BufWriter::new(std::io::stdout().lock());
    match write(&mut out).and_then(|()| out.flush()) {
        // A closed pipe is the reader's choice, not an error.
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(InputError::usage(format!("the result cannot be written: {error}")))
        }
        _ => Ok(()),
    }
}

/// What a proof assumes besides, and the states that it is about.
type Proof = (BTreeSet<String>, HoldsFrom);

/// How an exploration begins.
#[derive(Clone, Default)]
struct Begins {
    /// It is the first of its workers: it has the beginning of the script.
    is_first: bool,
    /// What classes keep true of their private fields, where inputs are to be like that.
    kept: Option<Rc<Invariants>>,
}

impl Begins {
    fn first() -> Self {
        Self { is_first: true, kept: None }
    }
}

struct Run<'a> {
    arguments: &'a CheckArguments,
    solver: solver::Options,
    setting: Setting,
    config: Config,
    jvm: Option<Jvm>,
    stop: Arc<AtomicBool>,
    /// The name of the last target.
    last: String,
}

impl Run<'_> {
    fn explore(&self, vm: &Vm, target: &Target) -> TargetReport {
        let started = Instant::now();
        let method = vm.program.method(target.script.target);
        if self.stop.load(Ordering::Relaxed) {
            return TargetReport::not_started(target, method);
        }
        let arguments = self.arguments;
        let style = arguments.exploring.progress_style();
        let progress = Progress::start(style, &target.name, arguments.budget());
        let mut update = |tally: &crate::explore::tally::Tally, waiting: usize| {
            progress.update(tally.finished(), waiting as u64);
        };
        let exchange = Exchange::new(arguments.jobs);
        let name = target.name.as_str();
        let part = std::thread::scope(|scope| {
            let others: Vec<_> =
                (1..arguments.jobs).map(|_| scope.spawn(|| self.help(name, &exchange, started))).collect();
            let mut part = self.work(vm, target, Begins::first(), &exchange, started, &mut update);
            for other in others {
                match other.join() {
                    Ok(other) => part.add(other),
                    // What a broken worker had taken up is not explored.
                    Err(_) => *part.tally.left.entry(Cause::Rebuild).or_default() += 1,
                }
            }
            part
        });
        let mut part = part;
        if part.is_open_for_objects()
            && let Some(among_whole) = self.among_whole_objects(vm, target, started)
        {
            part = among_whole;
        }
        if part.is_open_for_state() {
            let proved = self.proof_for_any_state(vm, target, started);
            if let Some((scope, state)) = proved.or_else(|| self.proof_by_what_is_kept(vm, target, started)) {
                part.tally.cut.clear();
                part.tally.partial.clear();
                part.tally.scope.extend(scope);
                part.holds_from = state;
            }
        }
        if part.is_open_for_unusual_inputs() {
            self.try_unusual(vm, target, started, &mut part);
        }
        if part.violations.is_empty() || arguments.all {
            self.try_further(vm, target, started, &mut part);
        }
        let interrupted = self.stop.load(Ordering::Relaxed);
        let report = TargetReport::new(target, vm, part, arguments.all, interrupted, started.elapsed());
        drop(progress);
        report
    }

    /// Whether nothing can go wrong even if the receiver's fields and static fields hold anything. What goes wrong then need
    /// not: no calls may lead there.
    ///
    /// The scope of the proof, if there is one.
    fn proof_for_any_state(&self, vm: &Vm, target: &Target, started: Instant) -> Option<Proof> {
        self.proof_from(vm, target, None, started)
    }

    /// The same if fields hold what their classes let them hold: see `explore::kept`.
    fn proof_by_what_is_kept(&self, vm: &Vm, target: &Target, started: Instant) -> Option<Proof> {
        let kept = self.kept(vm, target, started)?;
        self.proof_from(vm, target, Some(kept), started)
    }

    fn kept(&self, vm: &Vm, target: &Target, started: Instant) -> Option<Rc<Invariants>> {
        let left = self.arguments.budget().saturating_sub(started.elapsed());
        let until = Instant::now() + left / KEPT_SHARE;
        kept::invariants(vm, &target.script, &self.arguments.exploring.solver(), Some(until))
    }

    /// What is found where the objects among the inputs are as their classes keep them. None if that is not known, or if there is
    /// no time to tell.
    fn among_whole_objects(&self, vm: &Vm, target: &Target, started: Instant) -> Option<Part> {
        if target.script.receiver == Receiver::Any {
            return None;
        }
        let kept = self.kept(vm, target, started)?;
        let begins = Begins { is_first: true, kept: Some(Rc::clone(&kept)) };
        let mut part = self.work(vm, target, begins, &Exchange::new(1), started, &mut |_, _| {});
        if part.violations.is_empty() && !part.tally.left.is_empty() {
            return None;
        }
        part.holds_from = holds_from(&kept, &part.tally);
        Some(part)
    }

    fn proof_from(&self, vm: &Vm, target: &Target, kept: Option<Rc<Invariants>>, started: Instant) -> Option<Proof> {
        let script = Script {
            any_statics: true,
            symbolic_statics: target.script.symbolic_statics,
            is_main: target.script.is_main,
            preconditions: target.script.preconditions.clone(),
            ..Script::new(target.script.target, Receiver::Any)
        };
        let any = Target { name: target.name.clone(), script };
        let begins = Begins { is_first: true, kept: kept.clone() };
        let part = self.work(vm, &any, begins, &Exchange::new(1), started, &mut |_, _| {});
        let ran = !part.tally.is_vacuous() && part.tally.exhaustive();
        let proved = part.violations.is_empty() && part.unconfirmed.is_empty() && ran;
        let state = kept.map_or(HoldsFrom::AnyState, |kept| holds_from(&kept, &part.tally));
        proved.then_some((part.tally.scope, state))
    }

    /// Looks for violations among what was left out: classes that a caller writes, unusual classes of the library, objects of
    /// the program itself. What is found was replayed; finding nothing says nothing.
    fn try_unusual(&self, vm: &Vm, target: &Target, started: Instant, part: &mut Part) {
        let script = target::unusual(vm, &target.script);
        let unusual = Target { name: target.name.clone(), script };
        let left = self.arguments.budget().saturating_sub(started.elapsed()) / UNUSUAL_SHARE;
        let limits = Limits { paths: Some(MOST_UNUSUAL), ..self.arguments.exploring.limits(left) };
        let found =
            self.work_within(vm, &unusual, (limits, Begins::first()), &Exchange::new(1), started, &mut |_, _| {});
        part.solver.add(&found.solver);
        part.violations = found.violations;
    }

    /// Looks for violations after calls that throw, and after calls for static fields: see `explore::further`. What is found was
    /// replayed; finding nothing says nothing.
    fn try_further(&self, vm: &Vm, target: &Target, started: Instant, part: &mut Part) {
        let budget = self.arguments.budget();
        let until = budget.min(started.elapsed() + budget / FURTHER_SHARE);
        for script in further::scripts(vm, &target.script, &part.tally.cut) {
            let further = Target { name: target.name.clone(), script };
            let limits = self.arguments.exploring.limits(until.saturating_sub(started.elapsed()));
            let paths = limits.paths.map_or(MOST_FURTHER, |most| most.min(MOST_FURTHER));
            let limits = Limits { paths: Some(paths), ..limits };
            let found =
                self.work_within(vm, &further, (limits, Begins::first()), &Exchange::new(1), started, &mut |_, _| {});
            part.solver.add(&found.solver);
            part.add_violations(found.violations);
            if !part.violations.is_empty() && !self.arguments.all {
                return;
            }
        }
    }

    /// Another worker: with its own program, which finds the target again by its name.
    fn help(&self, name: &str, exchange: &Exchange, started: Instant) -> Part {
        let program = || -> Result<(Vm, Target)> {
            let jdk = Jdk::open(&self.setting.jdk)?;
            let classpath = ClassPath::open(&self.setting.classpath, jdk.feature())?;
            let vm = Vm::new(Program::new(jdk, classpath), self.config.clone(), crate::models::registry())
                .map_err(|e| InputError::usage(e.message))?;
            let target = targets(&vm, self.arguments)?.into_iter().find(|t| t.name == name);
            let target = target.ok_or_else(|| InputError::usage(format!("{name} was not found again")))?;
            Ok((vm, target))
        };
        match program() {
            Ok((vm, target)) => self.work(&vm, &target, Begins::default(), exchange, started, &mut |_, _| {}),
            // The others go on without.
            Err(_) => {
                exchange.retire();
                Part::default()
            }
        }
    }

    fn work(
        &self,
        vm: &Vm,
        target: &Target,
        begins: Begins,
        exchange: &Exchange,
        started: Instant,
        update: &mut dyn FnMut(&crate::explore::tally::Tally, usize),
    ) -> Part {
        let left = self.arguments.budget().saturating_sub(started.elapsed());
        let spare = self.arguments.budget() / FURTHER_SPARE;
        let limits = Limits { spare, ..self.arguments.exploring.limits(left) };
        self.work_within(vm, target, (limits, begins), exchange, started, update)
    }

    fn work_within(
        &self,
        vm: &Vm,
        target: &Target,
        (limits, begins): (Limits, Begins),
        exchange: &Exchange,
        started: Instant,
        update: &mut dyn FnMut(&crate::explore::tally::Tally, usize),
    ) -> Part {
        let arguments = self.arguments;
        // The names were checked with the arguments.
        let strategy = || {
            let named = search::strategy(arguments.strategy(), arguments.exploring.seed);
            named.unwrap_or_else(|| (search::STRATEGIES[0].2)(arguments.exploring.seed))
        };
        let options = &self.solver;
        Ledger::clear(vm);
        let started_with = |limits: Limits, options: &solver::Options| {
            let mut engine = Engine::new(vm, &target.script, strategy(), Solver::new(options), limits);
            engine.kept = begins.kept.clone();
            engine
        };
        let compose = match arguments.compose() {
            Compose::Auto if !composing::is_given_values(vm, &target.script) => Compose::Off,
            compose => compose,
        };
        let first = if compose == Compose::Always { compose } else { Compose::Off };
        let mut engine = started_with(Limits { compose: first, ..limits.clone() }, options);
        let on_jvm = |witness: &Witness, until: Instant| match &self.jvm {
            Some(jvm) => jvm.replay(&target.name, witness, until, &self.stop),
            None if arguments.no_jvm => OnJvm::NotRun("--no-jvm".into()),
            None => OnJvm::NotRun("the JDK has no java".into()),
        };
        let is_main = target.script.is_main;
        let until = Some(started + arguments.budget());
        let callers = Callers {
            setting: &self.setting,
            vm,
            class: &vm.program.class(vm.program.method(target.script.target).class).name,
            any_receiver: target.script.receiver == Receiver::Any,
            until,
            stop: &self.stop,
        };
        let by_calls = |inputs: &InputSet| callers.make(inputs);
        let mut nobody = [|_: &crate::explore::tally::Tally, _: usize| {}; composing::EFFORTS.len()];
        let checker = |update| {
            let mut checker = Checker::new(arguments.property(), &self.setting, &target.name, is_main, update);
            checker.all = arguments.all;
            checker.until = until;
            checker.on_jvm = Some(&on_jvm);
            checker.by_calls = Some(&by_calls);
            // The texts were checked with the arguments.
            checker.bounds = Parts::watch(vm, &arguments.bound).unwrap_or_default();
            checker
        };
        let mut checked = checker(update);
        if compose == Compose::Auto {
            let begun = Instant::now();
            if composing::begin(&mut engine, &mut checked, &self.stop) {
                for (effort, ignore) in composing::EFFORTS.into_iter().zip(&mut nobody) {
                    let options = solver::Options { limit: options.limit.saturating_mul(effort), ..options.clone() };
                    let time = limits.time.map(|time| time.saturating_sub(begun.elapsed()));
                    let mut merging = started_with(Limits { compose, time, ..limits.clone() }, &options);
                    let mut merged = checker(ignore);
                    let half = time.map(|time| time / 2);
                    let (many, single) = ((&mut merging, &mut merged as _), (&mut engine, &mut checked as _));
                    let over = composing::is_over_first(many, single, half, &self.stop);
                    let is_confirmed = merged.unconfirmed.is_empty();
                    if over && is_confirmed && composing::settles(&merging, !merged.violations.is_empty()) {
                        return Part::new(&merging, merged);
                    }
                    if !over || !composing::wants_effort(&merging) {
                        break;
                    }
                }
            }
        }
        workers::work(&mut engine, begins.is_first && compose != Compose::Auto, exchange, &mut checked, &self.stop);
        let part = Part::new(&engine, checked);
        if self.last == target.name {
            engine.leave();
        }
        part
    }
}

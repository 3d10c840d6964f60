//! `obligato check`: explores all inputs for failed assertions and uncaught exceptions.
//!
//! Arguments to settings to a verdict per target (`checking`) to a report. How it is told is in `output::check`.

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use clap::{ArgMatches, Args, ValueEnum};

use super::checking::Run;
use super::exploring::{Exploring, listen_for_interrupts, parse_jobs, parse_seconds};
use super::remembered::{self, Answered, Answers, Asked, Extent};
use super::{EXIT_FOUND, EXIT_UNKNOWN};
use crate::explore::bounds::Parts;
use crate::explore::check::Property;
use crate::explore::engine::Compose;
use crate::explore::precondition;
use crate::explore::report::{CheckReport, Settings, Verdict};
use crate::explore::specified;
use crate::explore::target::{self, Reach, Target};
use crate::interp::{Config, Vm};
use crate::output::check::{json, text};
use crate::program::{ClassPath, Jdk, Program};
use crate::testgen::jvm::Jvm;
use crate::testgen::keep::Keeper;
use crate::util::InputError;
use crate::util::error::Result;

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
    pub(super) exploring: Exploring,
    /// What must hold: no failed assertion, no exception that leaves the target, or both
    #[arg(long, value_enum, default_value = "assert")]
    property: PropertyName,
    /// Go on after the first violation and list those that differ in exception or place
    #[arg(long)]
    pub(super) all: bool,
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
    pub(super) no_jvm: bool,
    /// A boolean method that says which inputs count: static with the target's parameters, or of the receiver
    #[arg(long, value_name = "METHOD")]
    assume: Vec<String>,
    /// Follow paths through one method only so far, and say so: pkg.Class::method=loop-3, or block-3, or depth-3
    #[arg(long, value_name = "METHOD=BOUND")]
    pub(super) bound: Vec<String>,
    /// Ways through the code that meet again go on as one state with choices between terms: where paths turn out to be many
    /// (auto), never (off), from the beginning and in library code too (always)
    #[arg(long, value_name = "WHEN", value_enum, default_value = "auto")]
    compose: ComposeName,
    /// Workers that explore side by side
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parse_jobs)]
    pub(super) jobs: usize,
    /// com.example.Main, com.example.Shape::area or 'com.example.Shape::area(int,int)'
    #[arg(required = true, value_name = "TARGET")]
    targets: Vec<String>,
}

impl CheckArguments {
    pub(super) fn property(&self) -> Property {
        match self.property {
            PropertyName::Assert => Property::Assert,
            PropertyName::Exceptions => Property::Exceptions,
            PropertyName::All => Property::All,
        }
    }

    /// What is merged cannot be handed to another worker.
    pub(super) fn compose(&self) -> Compose {
        match self.compose {
            _ if self.jobs > 1 => Compose::Off,
            ComposeName::Auto => Compose::Auto,
            ComposeName::Off => Compose::Off,
            ComposeName::Always => Compose::Always,
        }
    }

    pub(super) fn budget(&self) -> Duration {
        Duration::from_secs_f64(self.budget)
    }

    fn config(&self) -> Config {
        // A verdict depends on behaviour alone.
        let exact_branches = false;
        let stop_at_assertions = self.property() != Property::Exceptions;
        Config { exact_branches, stop_at_assertions, ..self.exploring.config() }
    }

    pub(super) fn strategy(&self) -> &str {
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
        jdk: home.clone(),
        classpath: modelled.classpath,
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
pub(super) fn targets(vm: &Vm, arguments: &CheckArguments) -> Result<Vec<Target>> {
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

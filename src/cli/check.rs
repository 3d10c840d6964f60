//! `obligato check`: explores all inputs for failed assertions and uncaught exceptions.

use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};

use super::EXIT_FOUND;
use crate::explore::check::{Checker, Property, Violation};
use crate::explore::engine::{Engine, Limits};
use crate::explore::replay::Setting;
use crate::explore::script::Receiver;
use crate::explore::tally::Tally;
use crate::explore::target::{self, Reach};
use crate::interp::{Bounds, Config, Vm};
use crate::program::{ClassPath, Jdk, Program};
use crate::search;
use crate::solver::{self, Solver};
use crate::util::InputError;
use crate::util::error::Result;

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum PropertyName {
    Assert,
    Exceptions,
    All,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum ReceiverName {
    Built,
    Any,
}

/// Explore all inputs for failed assertions and uncaught exceptions
#[derive(Args)]
#[command(after_help = "\
Prints a line that starts with HOLDS, VIOLATED or UNKNOWN for each target. HOLDS: for all inputs. VIOLATED: with an input
that was replayed. UNKNOWN: with the reasons, and what to raise.

Exit code: 0 if everything holds; 1 if something is violated or unknown; 2 for a usage or input error.

Examples:
  obligato check --classpath target/classes com.example.Main
  obligato check --classpath app.jar --property all 'com.example.Shape::area(int,int)'")]
pub struct CheckArguments {
    /// Folders and jars with the program's classes, separated as for `java` (also -cp)
    #[arg(long, alias = "class-path", value_name = "PATH", default_value = ".")]
    classpath: String,
    /// The JDK whose library is used; else JAVA_HOME, else the `java` on the PATH
    #[arg(long, value_name = "DIR")]
    jdk: Option<PathBuf>,
    /// What must hold: no failed assertion, no exception that leaves the target, or both
    #[arg(long, value_enum, default_value = "assert")]
    property: PropertyName,
    /// Seconds for each target
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0)]
    budget: f64,
    /// Which state next: dfs, bfs, random, covering, mixed
    #[arg(long, value_name = "NAME", default_value = "dfs")]
    strategy: String,
    /// Seed of random choices
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Characters of an unknown string that can be looked at
    #[arg(long, value_name = "N", default_value_t = Bounds::default().text)]
    text: u32,
    /// Elements of an unknown array or list that can be looked at
    #[arg(long, value_name = "N", default_value_t = Bounds::default().array)]
    array: u32,
    /// References from a parameter to the deepest new object
    #[arg(long, value_name = "N", default_value_t = Bounds::default().depth)]
    depth: u32,
    /// Calls of public methods between the constructor and the target
    #[arg(long, value_name = "N", default_value_t = 3)]
    steps: u32,
    /// The receiver: built by constructors and steps, or any field values
    #[arg(long, value_enum, default_value = "built")]
    receiver: ReceiverName,
    /// The static fields of the target's class are unknown too
    #[arg(long)]
    symbolic_statics: bool,
    /// Times that one branch may fork on a path
    #[arg(long, value_name = "N")]
    loops: Option<u32>,
    /// Forks on a path
    #[arg(long, value_name = "N")]
    forks: Option<u32>,
    /// Finished paths
    #[arg(long, value_name = "N")]
    paths: Option<u64>,
    /// Instructions on a path
    #[arg(long, value_name = "N", default_value_t = Limits::default().steps_per_path)]
    steps_per_path: u64,
    /// Calls inside calls
    #[arg(long, value_name = "N", default_value_t = 3000)]
    max_depth: u32,
    /// Heap of the program, such as 512m or 2g
    #[arg(long, value_name = "SIZE", default_value = "256m", value_parser = super::run::parse_size)]
    max_heap: u64,
    /// Memory of this process, such as 4g
    #[arg(long, value_name = "SIZE", default_value = "4g", value_parser = super::run::parse_size)]
    max_memory: u64,
    /// com.example.Main, com.example.Shape::area or 'com.example.Shape::area(int,int)'
    #[arg(required = true, value_name = "TARGET")]
    targets: Vec<String>,
}

pub fn check(arguments: CheckArguments) -> Result<u8> {
    let jdk = Jdk::locate(arguments.jdk.as_deref())?;
    let setting = Setting {
        classpath: arguments.classpath.clone(),
        jdk: jdk.home().to_path_buf(),
        max_depth: 9_000,
        max_heap: 1 << 30,
        max_steps: 1 << 32,
    };
    let classpath = ClassPath::open(&arguments.classpath, jdk.feature())?;
    let property = match arguments.property {
        PropertyName::Assert => Property::Assert,
        PropertyName::Exceptions => Property::Exceptions,
        PropertyName::All => Property::All,
    };
    let config = Config {
        assertions: true,
        max_depth: arguments.max_depth,
        max_heap: arguments.max_heap,
        bounds: Bounds { text: arguments.text, array: arguments.array, depth: arguments.depth },
        exploring: true,
        stop_at_assertions: property != Property::Exceptions,
        ..Config::default()
    };
    let vm = Vm::new(Program::new(jdk, classpath), config, crate::models::registry())
        .map_err(|e| InputError::usage(format!("the JDK's core classes cannot be read: {}", e.message)))?;
    let receiver = match arguments.receiver {
        ReceiverName::Built => Receiver::Built { steps: arguments.steps },
        ReceiverName::Any => Receiver::Any,
    };
    let reach = Reach { receiver, symbolic_statics: arguments.symbolic_statics, prefer_main: true };
    let mut targets = Vec::new();
    for text in &arguments.targets {
        targets.extend(target::find(&vm, text, &reach)?);
    }
    let limits = Limits {
        time: Some(Duration::from_secs_f64(arguments.budget)),
        paths: arguments.paths,
        steps_per_path: arguments.steps_per_path,
        forks: arguments.forks,
        loops: arguments.loops,
        memory: arguments.max_memory,
    };
    let stop = AtomicBool::new(false);
    let mut all_hold = true;
    for target in &targets {
        let strategy = search::strategy(&arguments.strategy, arguments.seed).ok_or_else(|| {
            let names: Vec<&str> = search::STRATEGIES.iter().map(|(name, ..)| *name).collect();
            let given = &arguments.strategy;
            InputError::usage(format!("there is no strategy {given}; there are {}", names.join(", ")))
        })?;
        let started = Instant::now();
        let solver = Solver::new(&solver::Options::default());
        let mut engine = Engine::new(&vm, &target.script, strategy, solver, limits.clone());
        let mut checker = Checker {
            property,
            setting: &setting,
            target: &target.name,
            is_main: target.script.is_main,
            violations: Vec::new(),
            unconfirmed: Vec::new(),
            progress: &mut |_, _| {},
        };
        engine.start();
        engine.run(&mut checker, &stop);
        let (violations, unconfirmed) = (checker.violations, checker.unconfirmed);
        let holds = violations.is_empty() && unconfirmed.is_empty() && engine.tally.exhaustive();
        all_hold &= holds;
        print(&target.name, holds, &violations, &unconfirmed, &engine.tally, started);
    }
    Ok(if all_hold { 0 } else { EXIT_FOUND })
}

#[allow(clippy::print_stdout)]
fn print(name: &str, holds: bool, found: &[Violation], unconfirmed: &[Violation], tally: &Tally, started: Instant) {
    let time = started.elapsed().as_secs_f64();
    if let Some(violation) = found.first() {
        println!("VIOLATED {name}: {}", violation.exception);
        if let Some(message) = &violation.message {
            println!("  message: {message}");
        }
        violation.trace.iter().for_each(|line| println!("    at {line}"));
        violation.witness.values.iter().for_each(|(name, value)| println!("  {name} = {value}"));
    } else if holds {
        println!("HOLDS {name}");
    } else {
        println!("UNKNOWN {name}");
        for (cause, count) in tally.partial.iter().chain(&tally.left) {
            println!("  {count}x {cause}: {}", cause.advice());
        }
        tally.cut.iter().for_each(|bound| println!("  {bound}"));
        for violation in unconfirmed {
            println!("  not confirmed: {} {:?} {:?}", violation.exception, violation.replay, violation.witness);
        }
    }
    println!(
        "  {} paths, {} infeasible, {} partial, {} forks, {} instructions, {time:.3} s",
        tally.finished(),
        tally.infeasible,
        tally.partial.values().sum::<u64>(),
        tally.forks.values().sum::<u64>(),
        tally.steps,
    );
}

//! `obligato diff`: what behaves differently between two versions of a program.
//!
//! Arguments to one comparison per target to reports. What is compared is in `versions`, how it is told in
//! `output::diff`.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;

use super::EXIT_FOUND;
use super::check::show;
use super::exploring::{Exploring, listen_for_interrupts, parse_seconds};
use super::progress::Progress;
use crate::explore::engine::Limits;
use crate::explore::replay::Setting;
use crate::explore::target::{self, Reach, Target};
use crate::interp::{Config, Vm};
use crate::program::{ClassPath, Jdk, Program};
use crate::testgen::jvm::Jvm;
use crate::util::InputError;
use crate::util::error::Result;
use crate::versions::compare::Request;
use crate::versions::product::Version;
use crate::versions::report::{Answer, DiffReport, SCHEMA, Side};

/// Compare the behaviour of two versions of a program
#[derive(Args)]
#[command(after_help = "\
Prints a line that starts with EQUIVALENT, DIFFERENT or UNKNOWN. EQUIVALENT: for all inputs, both versions return, throw,
print and change the same. DIFFERENT: with inputs that show it, replayed in the VM and on the JDK's own JVM with both
versions. UNKNOWN: with the reasons.

Without a target, the public methods that can reach changed code are compared. --classpath names what both versions
share, such as libraries.

Exit code: 0 if equivalent; 1 if different or unknown; 2 for a usage or input error; 3 for an internal error.

Examples:
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

    fn vm(&self, classpath: &str) -> Result<Vm> {
        let jdk = Jdk::locate(self.exploring.jdk.as_deref())?;
        let found = ClassPath::open(classpath, jdk.feature())?;
        // A verdict depends on behaviour alone.
        let config = Config { exact_branches: false, ..self.exploring.config() };
        let vm = Vm::new(Program::new(jdk, found), config, crate::models::registry())
            .map_err(|e| InputError::usage(format!("the JDK's core classes cannot be read: {}", e.message)))?;
        vm.take_mathematical_functions();
        Ok(vm)
    }

    fn setting(&self, classpath: &str, vm: &Vm) -> Setting {
        Setting {
            classpath: classpath.to_string(),
            jdk: vm.program.jdk().home().to_path_buf(),
            max_depth: 9_000,
            max_heap: 1 << 30,
            max_steps: 1 << 32,
        }
    }
}

pub fn diff(arguments: DiffArguments) -> Result<u8> {
    let started = Instant::now();
    let budget = Duration::from_secs_f64(arguments.budget);
    let stop = listen_for_interrupts();
    let paths = [&arguments.old, &arguments.new].map(|own| arguments.classpath(own));
    let [old_path, new_path] = &paths;
    let (old, new) = (arguments.vm(old_path)?, arguments.vm(new_path)?);
    let settings = [arguments.setting(old_path, &old), arguments.setting(new_path, &new)];
    let jvms = if arguments.no_jvm {
        None
    } else {
        Jvm::new(old.program.jdk(), old_path).zip(Jvm::new(new.program.jdk(), new_path))
    };
    let mut report = DiffReport {
        schema: SCHEMA,
        tool: format!("obligato {}", env!("CARGO_PKG_VERSION")),
        old: Side { classpath: arguments.old.clone(), source: shown(&arguments.source_old) },
        new: Side { classpath: arguments.new.clone(), source: shown(&arguments.source_new) },
        ..DiffReport::default()
    };
    let bounds = arguments.exploring.bounds(arguments.budget);
    report.settings = bounds.into_iter().map(|b| (b.option.to_string(), b.value)).collect();
    let targets = targets(&new, &arguments)?;
    let request = Request {
        old: Version { vm: &old, setting: &settings[0] },
        new: Version { vm: &new, setting: &settings[1] },
        jvms: jvms.as_ref().map(|(old, new)| (old, new)),
        limits: Limits { time: None, ..arguments.exploring.limits(budget) },
        solver: arguments.exploring.solver(),
        stop: &stop,
    };
    let end = started + budget;
    for (i, target) in targets.iter().enumerate() {
        let left = end.saturating_duration_since(Instant::now());
        let until = Instant::now() + left / (targets.len() - i) as u32;
        let progress = Progress::start(arguments.exploring.progress_style(), &target.name, budget);
        let mut update = |compared: u64, waiting: usize| progress.update(compared, waiting as u64);
        let compared = request.compare(target, until, &mut update);
        drop(progress);
        report.targets.push(compared.report);
    }
    report.answer = report.overall();
    if arguments.json {
        show(|out| serde_json::to_writer_pretty(out, &report).map_err(std::io::Error::other))?;
    } else {
        show(|out| writeln!(out, "{:#?}\n{}", report.targets, format!("{:?}", report.answer).to_uppercase()))?;
    }
    Ok(if report.answer == Answer::Equivalent { 0 } else { EXIT_FOUND })
}

fn shown(path: &Option<PathBuf>) -> Option<String> {
    path.as_ref().map(|p| p.display().to_string())
}

/// What the arguments name, each once.
fn targets(vm: &Vm, arguments: &DiffArguments) -> Result<Vec<Target>> {
    let reach = Reach {
        receiver: arguments.exploring.receiver(),
        symbolic_statics: arguments.exploring.symbolic_statics,
        prefer_main: false,
    };
    let mut targets: Vec<Target> = Vec::new();
    for text in &arguments.targets {
        for target in target::find(vm, text, &reach)? {
            if targets.iter().all(|t| t.name != target.name) {
                targets.push(target);
            }
        }
    }
    targets.iter_mut().for_each(|t| t.script.idle_steps = true);
    Ok(targets)
}

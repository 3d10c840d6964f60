//! Arguments that all commands share which explore: where the program is, how far inputs and effort go.

use std::collections::BTreeSet;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum, value_parser};

use super::progress::Style as ProgressStyle;
use super::remembered::Remembering;
use crate::experiment::Options;
use crate::explore::engine::Limits;
use crate::explore::report::Bound;
use crate::explore::script::Receiver;
use crate::interp::Config;
use crate::search;
use crate::solver::{self, Layer};
use crate::world::{NARROWER, Narrowed, Narrower};

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum ReceiverName {
    Built,
    Any,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum ColourName {
    Auto,
    Always,
    Never,
}

/// The strategies of paper 003, and the solver's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum AliasesName {
    Early,
    Late,
    Terms,
}

#[derive(Args)]
pub struct Exploring {
    /// Folders and jars with the program's classes, separated as for `java` (also -cp)
    #[arg(long, alias = "class-path", value_name = "PATH", default_value = ".")]
    pub classpath: String,
    /// Models of native, absent or large code: folders and jars with static methods marked @StandsFor, or files with lines
    /// `pkg.Class::method = model.Class::method`
    #[arg(long, value_name = "PATH")]
    pub models: Vec<String>,
    /// The JDK whose library is used; else JAVA_HOME, else the `java` on the PATH
    #[arg(long, value_name = "DIR")]
    pub jdk: Option<PathBuf>,
    /// Little output, no progress
    #[arg(short, long)]
    pub quiet: bool,
    /// Progress as plain lines every ten seconds where standard error is no terminal
    #[arg(long)]
    pub progress: bool,
    /// Colours
    #[arg(long, value_name = "WHEN", value_enum, default_value = "auto")]
    pub color: ColourName,
    /// Which state next: dfs, bfs, random, covering, directed, mixed
    #[arg(long, value_name = "NAME", hide_possible_values = true,
        value_parser = PossibleValuesParser::new(search::STRATEGIES.iter().map(|(name, ..)| *name)))]
    pub strategy: Option<String>,
    /// Seed of random choices
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Characters of an unknown string that can be looked at
    #[arg(long, value_name = "N", default_value_t = Options::default().text, value_parser = value_parser!(u32).range(..=4096))]
    pub text: u32,
    /// Elements of an unknown array or list that can be looked at
    #[arg(long, value_name = "N", default_value_t = Options::default().array, value_parser = value_parser!(u32).range(..=4096))]
    pub array: u32,
    /// References from a parameter to the deepest new object
    #[arg(long, value_name = "N", default_value_t = Options::default().depth, value_parser = value_parser!(u32).range(..=100))]
    pub depth: u32,
    /// Calls of public methods between the constructor and the target
    #[arg(long, value_name = "N", default_value_t = Options::default().steps, value_parser = value_parser!(u32).range(..=100))]
    pub steps: u32,
    /// The receiver: built by constructors and steps, or any field values
    #[arg(long, value_enum, default_value = "built")]
    pub receiver: ReceiverName,
    /// The static fields of the target's class are unknown too
    #[arg(long)]
    pub symbolic_statics: bool,
    /// Prove for a narrower world only, and say so: known-classes, usual-collections, constructors, initial-statics,
    /// usual-settings; several with commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',', hide_possible_values = true,
        value_parser = PossibleValuesParser::new(NARROWER.iter().map(|(_, name, _)| *name)))]
    pub world: Vec<String>,
    /// Times that one branch may fork on a path
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    pub loops: Option<u32>,
    /// Forks on a path
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    pub forks: Option<u32>,
    /// Finished paths
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    pub paths: Option<u64>,
    /// Instructions on a path
    #[arg(long, value_name = "N", default_value_t = Options::default().steps_per_path, value_parser = value_parser!(u64).range(1..))]
    pub steps_per_path: u64,
    /// Calls inside calls
    #[arg(long, value_name = "N", default_value_t = Options::default().max_depth, value_parser = value_parser!(u32).range(1..=1_000_000))]
    pub max_depth: u32,
    /// Heap of the program, such as 512m or 2g
    #[arg(long, value_name = "SIZE", default_value = "256m", value_parser = super::run::parse_size)]
    pub max_heap: u64,
    /// Memory of this process, such as 4g
    #[arg(long, value_name = "SIZE", default_value = "4g", value_parser = super::run::parse_size)]
    pub max_memory: u64,
    /// Effort of a solver for one query
    #[arg(long, value_name = "N", default_value_t = Options::default().solver_limit, value_parser = value_parser!(u64).range(1..))]
    pub solver_limit: u64,
    /// What an unknown index or reference means: each element or object a path of its own (early), values tried one by one
    /// (late), a term for the decision procedures (terms); otherwise a term whose values are listed where it is hard
    #[arg(long, value_name = "WHEN", value_enum)]
    pub aliases: Option<AliasesName>,
    /// Compare every answer of the solver with that of a second one
    #[arg(long)]
    pub solver_check: bool,
    #[command(flatten)]
    pub remembering: Remembering,
}

/// A year is as good as no limit, and what comes after it may not be a duration at all.
const MOST_SECONDS: f64 = 366.0 * 86_400.0;

/// Workers side by side.
pub fn parse_jobs(text: &str) -> std::result::Result<usize, String> {
    match text.parse() {
        Ok(count @ 1..=64) => Ok(count),
        _ => Err("from 1 to 64".into()),
    }
}

/// Seconds, or with a unit: `90`, `0.5`, `90s`, `2m`, `1h`.
pub fn parse_seconds(text: &str) -> std::result::Result<f64, String> {
    let wrong = "a time is a number of seconds above 0, such as 60 or 0.5, or has a unit, as 10s, 2m and 1h have";
    let units = [('s', 1.0), ('m', 60.0), ('h', 3600.0)];
    let unit = units.iter().find_map(|(unit, seconds)| Some((text.strip_suffix(*unit)?, *seconds)));
    let (number, unit) = unit.unwrap_or((text, 1.0));
    let seconds: f64 = number.parse::<f64>().map_err(|_| wrong)? * unit;
    if seconds > 0.0 && seconds <= MOST_SECONDS { Ok(seconds) } else { Err(wrong.into()) }
}

impl Exploring {
    /// What is also said of the runs of an experiment, and means the same there.
    pub fn options(&self) -> Options {
        Options {
            text: self.text,
            array: self.array,
            depth: self.depth,
            steps: self.steps,
            any_receiver: self.receiver == ReceiverName::Any,
            symbolic_statics: self.symbolic_statics,
            loops: self.loops,
            forks: self.forks,
            paths: self.paths,
            steps_per_path: self.steps_per_path,
            max_depth: self.max_depth,
            max_heap: self.max_heap,
            max_memory: self.max_memory,
            solver_limit: self.solver_limit,
        }
    }

    pub fn receiver(&self) -> Receiver {
        self.options().receiver()
    }

    pub fn limits(&self, time: Duration) -> Limits {
        Limits { time: Some(time), ..self.options().limits() }
    }

    pub fn config(&self) -> Config {
        let early_aliases = self.aliases == Some(AliasesName::Early);
        Config { world: self.world(), selections: true, early_aliases, ..self.options().config() }
    }

    /// What was asked for, each once, in the order of the table.
    pub fn world(&self) -> Narrowed {
        let asked: BTreeSet<Narrower> = self.world.iter().filter_map(|name| Narrower::named(name)).collect();
        Narrowed(asked.into_iter().collect())
    }

    pub fn solver(&self) -> solver::Options {
        let without = if self.aliases == Some(AliasesName::Terms) { vec![Layer::Cases] } else { Vec::new() };
        let cases_first = self.aliases == Some(AliasesName::Late);
        solver::Options { without, cases_first, cross_check: self.solver_check, ..self.options().solver() }
    }

    /// Limits in force as reports have them: option and value.
    pub fn shown_bounds(&self, budget: f64) -> Vec<(String, String)> {
        self.bounds(budget).into_iter().map(|bound| (bound.option.to_string(), bound.value)).collect()
    }

    /// Limits in force; `budget` in seconds.
    pub fn bounds(&self, budget: f64) -> Vec<Bound> {
        let bound = |option, value: String, on_inputs| Bound { option, value, on_inputs };
        let mut all = vec![
            bound("--text", self.text.to_string(), true),
            bound("--array", self.array.to_string(), true),
            bound("--depth", self.depth.to_string(), true),
        ];
        if self.receiver == ReceiverName::Built {
            all.push(bound("--steps", self.steps.to_string(), true));
        }
        let given = [
            ("--loops", self.loops.map(u64::from)),
            ("--forks", self.forks.map(u64::from)),
            ("--paths", self.paths),
            ("--steps-per-path", Some(self.steps_per_path)),
            ("--max-depth", Some(self.max_depth.into())),
            ("--max-heap", Some(self.max_heap)),
            ("--max-memory", Some(self.max_memory)),
            ("--solver-limit", Some(self.solver_limit)),
        ];
        all.extend(given.into_iter().filter_map(|(option, value)| Some(bound(option, value?.to_string(), false))));
        all.push(bound("--budget", budget.to_string(), false));
        all
    }

    pub fn colour(&self) -> bool {
        colour(self.color)
    }

    pub fn progress_style(&self) -> ProgressStyle {
        ProgressStyle::choose(self.quiet, self.progress)
    }
}

/// Whether standard output gets colours.
pub fn colour(name: ColourName) -> bool {
    match name {
        ColourName::Always => true,
        ColourName::Never => false,
        ColourName::Auto => std::io::stdout().is_terminal(),
    }
}

/// The first Ctrl-C ends the exploration, the second the process.
pub fn listen_for_interrupts() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    let handler = move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    // Without a handler Ctrl-C ends the process as usual, which is no reason not to run.
    let _ = ctrlc::set_handler(handler);
    stop
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sizes are written out for the help text.
    #[test]
    fn defaults_are_those_of_experiments() {
        use clap::{Args, FromArgMatches};
        let command = Exploring::augment_args(clap::Command::new("explore"));
        let exploring = Exploring::from_arg_matches(&command.get_matches_from(["explore"])).unwrap();
        assert_eq!(exploring.options(), Options::default());
    }

    #[test]
    fn budgets() {
        for text in ["", "x", "0", "-1", "NaN", "inf", "1e300", "60x", "s", "m5"] {
            assert!(parse_seconds(text).is_err(), "{text}");
        }
        assert_eq!(parse_seconds("0.5"), Ok(0.5));
        assert_eq!(parse_seconds("1e3"), Ok(1000.0));
        assert_eq!(
            [parse_seconds("60s"), parse_seconds("1.5m"), parse_seconds("1h")],
            [Ok(60.0), Ok(90.0), Ok(3600.0)]
        );
    }
}

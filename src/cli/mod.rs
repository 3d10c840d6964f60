//! Layer 10: arguments to configuration to run to exit code.
//!
//! The only place that prints. A command gives an exit code or one [`InputError`]; the latter becomes one line on
//! standard error that names what was wrong and what to do.

#![allow(clippy::print_stderr)]

mod api;
mod assertions;
mod bench;
mod cache;
mod check;
mod checking;
mod decisions;
mod diff;
mod errors;
mod exploring;
mod generate;
mod generating;
mod java_flags;
mod labelling;
mod measure;
mod models;
mod noticed;
mod own_state;
mod progress;
mod remembered;
mod reports;
mod run;
mod suites;

use std::ffi::OsString;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::util::InputError;

/// Ran, but a violation, a difference or open objectives were found.
pub const EXIT_FOUND: u8 = 1;
/// Usage or input error.
pub const EXIT_INPUT: u8 = 2;
/// A defect or a limit of ours.
pub const EXIT_INTERNAL: u8 = 3;
/// Neither shown nor proved: `check` and `diff` say UNKNOWN.
pub const EXIT_UNKNOWN: u8 = 4;

#[derive(Parser)]
#[command(
    name = "obligato",
    version,
    about = "A symbolic virtual machine for JVM bytecode",
    max_term_width = 100,
    after_help = "Example:\n  obligato run --classpath target/classes com.example.Main\n  obligato check --classpath target/classes com.example.Main"
)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Api(api::ApiArguments),
    Run(run::RunArguments),
    Bench(Box<bench::BenchArguments>),
    #[command(name = bench::RUN, hide = true)]
    BenchRun(bench::RunArguments),
    Cache(cache::CacheArguments),
    Check(Box<check::CheckArguments>),
    Decisions(decisions::DecisionsArguments),
    Diff(Box<diff::DiffArguments>),
    Generate(Box<generate::GenerateArguments>),
    Measure(Box<measure::MeasureArguments>),
}

/// Runs the command line and gives the process's exit code.
pub fn main(arguments: Vec<OsString>) -> ExitCode {
    let code = catch_unwind(AssertUnwindSafe(|| dispatch(arguments))).unwrap_or_else(|_| {
        eprintln!("obligato: internal error; please report the command and the lines above");
        EXIT_INTERNAL
    });
    ExitCode::from(code)
}

fn dispatch(arguments: Vec<OsString>) -> u8 {
    let help = help_command(&arguments);
    let parsed = match java_flags::translate(arguments) {
        Ok(arguments) => parse(arguments),
        Err(error) => return report(&error),
    };
    let (arguments, matches) = match parsed {
        Ok(parsed) => parsed,
        Err(error) if errors::is_answer(&error) => {
            let _ = error.print();
            return if error.use_stderr() { EXIT_INPUT } else { 0 };
        }
        Err(error) => return report(&InputError::usage(format!("{}; see '{help}'", errors::one_line(&error)))),
    };
    let options = matches.subcommand().map(|(_, options)| options).unwrap_or(&matches);
    let result = match arguments.command {
        Command::Api(arguments) => api::api(&arguments),
        Command::Run(arguments) => run::run(arguments, options),
        Command::Bench(arguments) => bench::bench(*arguments, options),
        Command::BenchRun(arguments) => bench::run(arguments),
        Command::Cache(arguments) => cache::cache(&arguments),
        Command::Check(arguments) => check::check(*arguments, options),
        Command::Decisions(arguments) => decisions::decisions(arguments),
        Command::Diff(arguments) => diff::diff(*arguments, options),
        Command::Generate(arguments) => generate::generate(*arguments, options),
        Command::Measure(arguments) => measure::measure(*arguments),
    };
    result.unwrap_or_else(|error| report(&error))
}

fn parse(arguments: Vec<OsString>) -> Result<(Arguments, ArgMatches), clap::Error> {
    let matches = Arguments::command().try_get_matches_from(arguments)?;
    Ok((Arguments::from_arg_matches(&matches)?, matches))
}

fn report(error: &InputError) -> u8 {
    eprintln!("obligato: {error}");
    EXIT_INPUT
}

/// What shows the help for the command that was given.
fn help_command(arguments: &[OsString]) -> String {
    let known = Arguments::command();
    match arguments.get(1).and_then(|a| a.to_str()).filter(|name| known.find_subcommand(name).is_some()) {
        Some(command) => format!("obligato {command} --help"),
        None => "obligato --help".to_owned(),
    }
}

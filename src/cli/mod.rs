//! Layer 10: arguments to configuration to run to exit code.

#![allow(clippy::print_stderr)]

mod run;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Ran, but a violation, a difference or open objectives were found.
pub const EXIT_FOUND: u8 = 1;
/// Usage or input error.
pub const EXIT_INPUT: u8 = 2;
/// A defect or a limit of ours.
pub const EXIT_INTERNAL: u8 = 3;

#[derive(Parser)]
#[command(name = "obligato", version, about = "A symbolic virtual machine for JVM bytecode", max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Run(run::RunArguments),
}

/// Runs the command line and gives the process's exit code.
pub fn main(arguments: Vec<OsString>) -> ExitCode {
    let arguments = match Arguments::try_parse_from(java_flags(arguments)) {
        Ok(arguments) => arguments,
        Err(error) => {
            let _ = error.print();
            return ExitCode::from(if error.use_stderr() { EXIT_INPUT } else { 0 });
        }
    };
    let result = match arguments.command {
        Command::Run(arguments) => run::run(arguments),
    };
    match result {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            eprintln!("obligato: {error}");
            ExitCode::from(EXIT_INPUT)
        }
    }
}

/// `java`'s flags that look like bundled short options, spelled as long ones: `-ea`, `-da:x...`, `-cp`.
fn java_flags(arguments: Vec<OsString>) -> Vec<OsString> {
    let translate = |argument: OsString| {
        let Some(text) = argument.to_str() else { return argument };
        let (flag, rest) = text.split_once(':').map_or((text, None), |(f, r)| (f, Some(r)));
        let long = match flag {
            "-ea" | "-enableassertions" => "--enable-assertions",
            "-da" | "-disableassertions" => "--disable-assertions",
            "-cp" | "-classpath" if rest.is_none() => "--classpath",
            _ => return argument,
        };
        OsString::from(rest.map_or(long.to_string(), |rest| format!("{long}={rest}")))
    };
    // What follows the main class belongs to the program.
    let mut all = arguments.into_iter();
    let mut translated: Vec<OsString> = all.by_ref().take(2).collect();
    let mut value_expected = false;
    for argument in all.by_ref() {
        let argument = translate(argument);
        let is_flag = argument.to_str().is_some_and(|t| t.starts_with('-') && t.len() > 1);
        let takes_value = argument.to_str().is_some_and(|t| run::VALUE_FLAGS.contains(&t));
        translated.push(argument);
        if !is_flag && !value_expected {
            break;
        }
        value_expected = takes_value;
    }
    translated.extend(all);
    translated
}

//! `obligato run`: a Java program, concretely, in the VM.

use std::io::{Read, Write};
use std::path::PathBuf;

use clap::Args;

use super::EXIT_INTERNAL;
use crate::explore::concrete::{self, Finish, Host, Limits};
use crate::interp::{Config, Vm};
use crate::program::{ClassPath, Jdk, Program};
use crate::state::console::Stream;
use crate::util::error::Result;
use crate::util::InputError;

/// Flags whose value is the next argument.
pub const VALUE_FLAGS: [&str; 6] = ["--classpath", "--jdk", "--max-steps", "--max-heap", "--max-depth", "-D"];

/// Run a Java program in the VM: same output and exit code as `java`
#[derive(Args)]
#[command(after_help = "Example:\n  obligato run --classpath target/classes com.example.Main arg1 arg2")]
pub struct RunArguments {
    /// Folders and jars with the program's classes, separated as for `java` (also -cp)
    #[arg(long, value_name = "PATH", default_value = ".")]
    classpath: String,
    /// The JDK whose library is used; else JAVA_HOME, else the `java` on the PATH
    #[arg(long, value_name = "DIR")]
    jdk: Option<PathBuf>,
    /// Stop after so many instructions
    #[arg(long, value_name = "N")]
    max_steps: Option<u64>,
    /// Heap limit, such as 512m or 2g
    #[arg(long, value_name = "SIZE", default_value = "1g", value_parser = parse_size)]
    max_heap: u64,
    /// Frames before a StackOverflowError
    #[arg(long, value_name = "N", default_value_t = Config::default().max_depth)]
    max_depth: u32,
    /// Enable assertions (also -ea, -ea:Class, -ea:package...)
    #[arg(long, value_name = "WHERE", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    enable_assertions: Vec<String>,
    /// Disable assertions (also -da, -da:Class, -da:package...)
    #[arg(long, value_name = "WHERE", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    disable_assertions: Vec<String>,
    /// The main class
    main: String,
    /// The program's arguments
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

fn parse_size(text: &str) -> std::result::Result<u64, String> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match text.get(digits.len()..).unwrap_or_default().to_ascii_lowercase().as_str() {
        "" => 1,
        "k" => 1 << 10,
        "m" => 1 << 20,
        "g" => 1u64 << 30,
        other => return Err(format!("unknown unit '{other}', use k, m or g")),
    };
    let number: u64 = digits.parse().map_err(|_| format!("'{text}' is not a size such as 512m"))?;
    number.checked_mul(unit).ok_or_else(|| "too large".into())
}

struct Terminal;

impl Host for Terminal {
    fn write(&mut self, stream: Stream, bytes: &[u8]) {
        // A closed pipe is the reader's choice, not an error of the program.
        let _ = match stream {
            Stream::Out => std::io::stdout().lock().write_all(bytes).and_then(|()| std::io::stdout().flush()),
            Stream::Err => std::io::stderr().lock().write_all(bytes),
        };
    }

    fn read(&mut self) -> Vec<u8> {
        let mut buffer = vec![0; 8192];
        let count = std::io::stdin().lock().read(&mut buffer).unwrap_or(0);
        buffer.truncate(count);
        buffer
    }
}

pub fn run(arguments: RunArguments) -> Result<u8> {
    let jdk = Jdk::locate(arguments.jdk.as_deref())?;
    let classpath = ClassPath::open(&arguments.classpath, jdk.feature())?;
    let rules = |on: bool, all: &[String]| -> Vec<(String, bool)> {
        all.iter().filter(|w| !w.is_empty()).map(|w| (w.clone(), on)).collect()
    };
    let mut assertion_rules = rules(true, &arguments.enable_assertions);
    assertion_rules.extend(rules(false, &arguments.disable_assertions));
    let config = Config {
        max_heap: arguments.max_heap,
        max_depth: arguments.max_depth,
        assertions: arguments.enable_assertions.iter().any(String::is_empty),
        assertion_rules,
        ..Config::default()
    };
    let vm = Vm::new(Program::new(jdk, classpath), config, crate::models::registry())
        .map_err(|e| InputError::usage(format!("the JDK's core classes cannot be read: {}", e.message)))?;
    let main = concrete::find_main(&vm, &arguments.main)?;
    let limits = Limits { max_steps: arguments.max_steps.unwrap_or(u64::MAX) };
    let finish = concrete::run_main(&vm, main, &arguments.arguments, &limits, &mut Terminal);
    for warning in vm.program.take_warnings() {
        eprintln!("obligato: warning: {warning}");
    }
    match finish {
        Finish::Exit(code) => Ok(code as u8),
        Finish::Stopped(why) => {
            eprintln!("obligato: stopped: {why}");
            Ok(EXIT_INTERNAL)
        }
        Finish::OutOfSteps => {
            eprintln!("obligato: stopped after {} instructions (--max-steps)", limits.max_steps);
            Ok(EXIT_INTERNAL)
        }
    }
}

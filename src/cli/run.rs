//! `obligato run`: a Java program, concretely, in the VM.

use std::io::{Read, Write};
use std::path::PathBuf;

use clap::{ArgMatches, Args};

use super::EXIT_INTERNAL;
use crate::explore::concrete::{self, Finish, Host, Limits};
use crate::interp::{Config, Vm};
use crate::program::{ClassPath, Jdk, Program};
use crate::state::console::Stream;
use crate::util::InputError;
use crate::util::error::Result;
pub use crate::util::size::parse_size;

/// Flags whose value is the next argument.
pub const VALUE_FLAGS: [&str; 7] =
    ["--classpath", "--class-path", "--jdk", "--max-steps", "--max-heap", "--max-depth", "-D"];

/// Run a Java program in the VM: same output and exit code as `java`
#[derive(Args)]
#[command(after_help = "\
Exit code: the program's own (1 after an uncaught exception); 2 for a usage or input error; 3 if the run was stopped, \
by a limit or by something that is not supported.

Examples:
  obligato run --classpath target/classes com.example.Main arg1 arg2
  obligato run -ea -cp app.jar:lib/util.jar com.example.Main < input.txt")]
pub struct RunArguments {
    /// Folders and jars with the program's classes, separated as for `java` (also -cp)
    #[arg(long, alias = "class-path", value_name = "PATH", default_value = ".")]
    classpath: String,
    /// The JDK whose library is used; else JAVA_HOME, else the `java` on the PATH
    #[arg(long, value_name = "DIR")]
    jdk: Option<PathBuf>,
    /// Stop after so many instructions
    #[arg(long, value_name = "N")]
    max_steps: Option<u64>,
    /// Heap limit, such as 512m or 2g (also -Xmx512m)
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
    /// Set a system property; -DNAME alone sets it to the empty text
    #[arg(short = 'D', value_name = "NAME=VALUE")]
    define: Vec<String>,
    /// The main class, such as com.example.Main
    main: String,
    /// The program's arguments
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

/// `-ea` and `-da`: where, and on or off. As for `java`, a class counts more than its package, that more than the
/// packages above it, and otherwise the last one given; so the last one that fits decides.
fn assertion_switches(options: &ArgMatches) -> Vec<(String, bool)> {
    let given = |id: &str, on: bool| -> Vec<(usize, String, bool)> {
        let places = options.get_many::<String>(id).into_iter().flatten().cloned();
        options.indices_of(id).into_iter().flatten().zip(places).map(|(at, place)| (at, place, on)).collect()
    };
    let mut all = given("enable_assertions", true);
    all.extend(given("disable_assertions", false));
    all.sort_by_key(|(at, place, _)| match place.strip_suffix("...") {
        Some(package) => (false, package.len(), *at),
        None => (true, 0, *at),
    });
    all.into_iter().map(|(_, place, on)| (place, on)).collect()
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

pub fn run(arguments: RunArguments, options: &ArgMatches) -> Result<u8> {
    let jdk = Jdk::locate(arguments.jdk.as_deref())?;
    let classpath = ClassPath::open(&arguments.classpath, jdk.feature())?;
    let (everywhere, rules): (Vec<_>, Vec<_>) =
        assertion_switches(options).into_iter().partition(|(place, _)| place.is_empty());
    let property = |text: &String| match text.split_once('=') {
        Some((name, value)) => (name.to_owned(), value.to_owned()),
        None => (text.clone(), String::new()),
    };
    let config = Config {
        max_heap: arguments.max_heap,
        max_depth: arguments.max_depth,
        assertions: everywhere.last().is_some_and(|(_, on)| *on),
        assertion_rules: rules,
        properties: arguments.define.iter().map(property).collect(),
        ..Config::default()
    };
    let vm = Vm::new(Program::new(jdk, classpath), config, crate::models::registry())
        .map_err(|e| InputError::usage(format!("the JDK's core classes cannot be read: {}", e.message)))?;
    let main = concrete::find_main(&vm, &arguments.main)?;
    for path in vm.program.classpath().missing() {
        eprintln!("obligato: warning: {} is on the class path but does not exist", path.display());
    }
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

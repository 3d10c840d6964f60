//! `obligato bench`: explores programs again and again, in different ways, and says what the differences are worth.
//!
//! Arguments or a file to an experiment; every run in a process of its own (`bench-run`, which is no command for people);
//! what is done is kept when it is done, so that an experiment goes on where it was stopped.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::{Args, value_parser};

use super::check::show;
use super::exploring::{ColourName, colour, listen_for_interrupts, parse_seconds};
use super::progress::{Progress, Style};
use super::reports::{OutFolder, write_file};
use crate::experiment::execute;
use crate::experiment::file::{read, short_name};
use crate::experiment::pool::{Pool, peak_memory};
use crate::experiment::record::{Journal, Record};
use crate::experiment::summary::{BenchReport, summarize};
use crate::experiment::{Experiment, Mode, Options, Run, Subject, one};
use crate::output::bench::{FORMATS, csv, plot, text};
use crate::util::InputError;
use crate::util::error::Result;

/// The command that makes one run.
pub const RUN: &str = "bench-run";
const RESULTS: &str = "results.jsonl";
const CSV: &str = "results.csv";
const PLOTS: &str = "plots";
/// No run is described in more.
const MOST_BYTES: u64 = 16 << 20;

/// Compare search strategies: many seeded runs, with statistics and plots
#[derive(Args)]
#[command(after_help = "\
Runs all combinations of targets, criteria, strategies, modes, seeds and budgets, each in a process of its own, and writes \
results.jsonl and results.csv while they are made, then bench.html, bench.md, bench.json and plots/*.svg. The first strategy \
and mode is what the others are compared with, paired by seed.

Ctrl-C leaves what is done. The same command goes on with the rest; failed runs are tried again.

Modes: preprocessed (as generate), tracked (explores everything and only follows coverage), none (without coverage), \
instrumented (as if each obligation were an extra branch in front of its decision: the baseline of the paper), and for labels \
direct (each label a branch), tight (a path of its own for each) and deleting (that once for each label). \
Options are those of generate, by name: --option steps=1. Coverage by paths is the same for the same seed; times are not, \
and they are best with --jobs 1 on a quiet machine.

Exit code: 0 if every run has a result; 1 if some failed or are left; 2 for a usage or input error; 3 for an internal error.

Examples:
  obligato bench --classpath target/classes --strategies directed,random --seeds 10 --budget 30 com.example.Tcas
  obligato bench --out results experiment.toml
  obligato bench --classpath app.jar --modes none,tracked --strategies dfs --option steps=1 --out overhead com.example.Parser")]
pub struct BenchArguments {
    /// Folders and jars with the program's classes, separated as for `java` (also -cp)
    #[arg(long, alias = "class-path", value_name = "PATH", default_value = ".")]
    classpath: String,
    /// The root folder of the Java sources
    #[arg(long, value_name = "DIR")]
    source: Option<String>,
    /// The JDK whose library is used; else JAVA_HOME, else the `java` on the PATH
    #[arg(long, value_name = "DIR")]
    jdk: Option<String>,
    /// What to reach, one or several: as for generate
    #[arg(long, value_name = "NAME", value_delimiter = ',', default_value = "mcdc")]
    criteria: Vec<String>,
    /// Which state next, one or several: dfs, bfs, random, covering, directed, mixed
    #[arg(long, value_name = "NAME", value_delimiter = ',', default_value = "directed,random")]
    strategies: Vec<String>,
    /// How coverage is followed, one or several: preprocessed, instrumented, tracked, direct, tight, deleting, none
    #[arg(long, value_name = "NAME", value_delimiter = ',', default_value = "preprocessed")]
    modes: Vec<String>,
    /// How many seeds
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = value_parser!(u64).range(1..=100_000))]
    seeds: u64,
    /// Seconds of exploration for each run
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = parse_seconds)]
    budget: f64,
    /// An option of generate: NAME=VALUE
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Runs at the same time
    #[arg(long, short, value_name = "N", default_value_t = 1, value_parser = value_parser!(u64).range(1..=1024))]
    jobs: u64,
    /// Where results and reports go; what is there is gone on with
    #[arg(long, value_name = "DIR", default_value = "obligato-bench")]
    out: PathBuf,
    /// Begin again: forget the results that are there
    #[arg(long)]
    force: bool,
    /// Write the report as JSON to standard output
    #[arg(long)]
    json: bool,
    /// Little output, no progress
    #[arg(short, long)]
    quiet: bool,
    /// Progress as plain lines every ten seconds where standard error is no terminal
    #[arg(long)]
    progress: bool,
    /// Colours
    #[arg(long, value_name = "WHEN", value_enum, default_value = "auto")]
    color: ColourName,
    /// An experiment file (.toml), or targets: com.example.Tcas, com.example.Shape::area
    #[arg(required = true, value_name = "FILE|TARGET")]
    what: Vec<String>,
}

/// Make one run of an experiment: its description comes on standard input
#[derive(Args)]
pub struct RunArguments {}

pub fn bench(arguments: BenchArguments, options: &clap::ArgMatches) -> Result<u8> {
    let experiment = experiment(&arguments, options)?;
    for subject in &experiment.subjects {
        for criterion in &experiment.criteria {
            execute::check(subject, experiment.jdk.as_deref(), criterion)?;
        }
    }
    let stop = listen_for_interrupts();
    prepare(&arguments)?;
    let mut journal = Journal::open(&arguments.out.join(RESULTS))?;
    let open = journal.open_runs(&experiment.runs())?;
    make(&arguments, &experiment, &open, &mut journal, &stop)?;
    let report = summarize(&experiment, &journal.records);
    write(&arguments.out, &report)?;
    tell(&arguments, &report)?;
    Ok(if report.results == report.runs { 0 } else { super::EXIT_FOUND })
}

/// A file, or what the options say.
fn experiment(arguments: &BenchArguments, options: &clap::ArgMatches) -> Result<Experiment> {
    if let [file] = &arguments.what[..]
        && file.ends_with(".toml")
    {
        const IN_FILE: [&str; 9] =
            ["classpath", "source", "jdk", "criteria", "strategies", "modes", "seeds", "budget", "options"];
        let given = |name: &&str| options.value_source(name) == Some(clap::parser::ValueSource::CommandLine);
        return match IN_FILE.iter().copied().find(given) {
            Some("options") => Err(InputError::usage("'--option' goes into the file, as [options]")),
            Some(name) => Err(InputError::usage(format!("'--{name}' goes into the file that is given"))),
            None => read(Path::new(file)),
        };
    }
    if let Some(file) = arguments.what.iter().find(|what| what.ends_with(".toml")) {
        return Err(InputError::usage(format!("'{file}': one experiment file, and no target beside it")));
    }
    let mut set = Options::default();
    for option in &arguments.options {
        let (name, value) = option
            .split_once('=')
            .ok_or_else(|| InputError::usage(format!("bad value '{option}' for '--option': it is NAME=VALUE")))?;
        let name = name.trim();
        set.set(name, value.trim()).map_err(|what| InputError::usage(format!("--option {name}: {what}")))?;
    }
    let modes: std::result::Result<Vec<Mode>, String> = arguments.modes.iter().map(|m| Mode::named(m)).collect();
    let name = short_name(&arguments.what);
    let subject = Subject {
        name: name.clone(),
        classpath: arguments.classpath.clone(),
        source: arguments.source.clone(),
        targets: arguments.what.clone(),
        options: set,
    };
    let found = Experiment {
        name,
        jdk: arguments.jdk.clone(),
        subjects: vec![subject],
        criteria: arguments.criteria.clone(),
        strategies: arguments.strategies.clone(),
        modes: modes.map_err(|what| InputError::usage(format!("--modes: {what}")))?,
        seeds: (0..arguments.seeds).collect(),
        budgets: vec![arguments.budget],
    };
    match found.check(&[]) {
        Ok(()) => Ok(found),
        Err((field @ ("criteria" | "strategies" | "modes"), what)) => {
            Err(InputError::usage(format!("--{field}: {what}")))
        }
        Err((_, what)) => Err(InputError::usage(what)),
    }
}

/// Results of an earlier run are gone on with, unless they are to be forgotten.
fn prepare(arguments: &BenchArguments) -> Result<()> {
    OutFolder::prepare(&arguments.out, std::iter::empty(), false, true)?;
    let results = arguments.out.join(RESULTS);
    if arguments.force && results.exists() {
        std::fs::remove_file(&results).map_err(|e| InputError::file(&results, format!("cannot be replaced: {e}")))?;
    }
    Ok(())
}

fn make(
    arguments: &BenchArguments,
    experiment: &Experiment,
    open: &[Run],
    journal: &mut Journal,
    stop: &AtomicBool,
) -> Result<()> {
    let path = arguments.out.join(CSV);
    let rows: String = journal.records.iter().map(csv::row).collect();
    write_file(&path, &(csv::head() + &rows))?;
    if open.is_empty() {
        return Ok(());
    }
    let wrong = |e: std::io::Error| InputError::file(&path, format!("cannot be written: {e}"));
    let mut table = std::fs::OpenOptions::new().append(true).open(&path).map_err(wrong)?;
    let program = std::env::current_exe()
        .map_err(|e| InputError::usage(format!("this program cannot be found to be started again: {e}")))?;
    let pool = Pool { program, arguments: vec![RUN.into()], jobs: arguments.jobs as usize };
    let most: f64 = open.iter().map(|run| run.budget).sum::<f64>() / pool.jobs as f64;
    let style = Style::choose(arguments.quiet, arguments.progress);
    let progress = Progress::counting(style, &experiment.name, Duration::from_secs_f64(most), ["runs done", "to come"]);
    let mut done = 0;
    progress.update(0, open.len() as u64);
    pool.run_all(open, stop, &mut |record: Record| {
        table.write_all(csv::row(&record).as_bytes()).map_err(wrong)?;
        journal.add(record)?;
        done += 1;
        progress.update(done, open.len() as u64 - done);
        Ok(())
    })
}

fn write(out: &Path, report: &BenchReport) -> Result<()> {
    for format in FORMATS {
        write_file(&out.join(format.file), &(format.write)(report))?;
    }
    plot::files(report).iter().try_for_each(|(name, text)| write_file(&out.join(PLOTS).join(name), text))
}

fn tell(arguments: &BenchArguments, report: &BenchReport) -> Result<()> {
    let text = if arguments.json {
        FORMATS.iter().find(|f| f.name == "json").map(|f| (f.write)(report)).unwrap_or_default()
    } else if arguments.quiet {
        String::new()
    } else {
        format!("{}{}\n", text::summary(report, colour(arguments.color)), text::files(&arguments.out))
    };
    show(|out| out.write_all(text.as_bytes()))
}

/// Reads a run, makes it, writes what came of it.
pub fn run(_: RunArguments) -> Result<u8> {
    let mut input = BufReader::new(std::io::stdin());
    let mut line = String::new();
    let read = input.by_ref().take(MOST_BYTES).read_line(&mut line);
    read.map_err(|e| InputError::usage(format!("standard input cannot be read: {e}")))?;
    let run: Run = serde_json::from_str(&line)
        .map_err(|e| InputError::usage(format!("standard input is no run of an experiment: {e}")))?;
    // Whoever asked keeps the input open. If it ends, nobody waits for the answer any more.
    let over = std::sync::Arc::new(AtomicBool::new(false));
    let watched = std::sync::Arc::clone(&over);
    std::thread::spawn(move || {
        let _ = std::io::copy(&mut input, &mut std::io::sink());
        if !watched.load(Ordering::Relaxed) {
            std::process::exit(super::EXIT_FOUND.into());
        }
    });
    let mut record = one(&run, &[], &AtomicBool::new(false))?;
    record.peak_memory = peak_memory();
    let mut line = serde_json::to_string(&record).map_err(|e| InputError::usage(e.to_string()))?;
    line.push('\n');
    over.store(true, Ordering::Relaxed);
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(line.as_bytes()).and_then(|()| out.flush());
    Ok(0)
}

//! Writes the part of `docs/evidence.md` about paper 003: figure 9, the paths of the order of a permutation, redone.
//!
//! figure_9 OBLIGATO CLASSES OUT SECONDS N quick|full PART
//!
//! Each run is a process of its own, with a limit in seconds, for 3 to N elements. What one way to settle aliases does not finish
//! for N elements is not tried for more.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use obligato::coverage::report::RunReport;

/// The figure: elements, inputs, paths; tests, paths covered and time of CUTE; tests and time of PathCrawler and of late aliases.
struct Paper {
    elements: u32,
    inputs: u64,
    paths: u64,
    cute: &'static str,
    path_crawler: &'static str,
    late: &'static str,
}

const PAPER: [Paper; 6] = [
    Paper { elements: 3, inputs: 6, paths: 4, cute: "6, 100 %, 0.17 s", path_crawler: "6, 0.49 s", late: "4, 0.18 s" },
    Paper {
        elements: 4,
        inputs: 24,
        paths: 7,
        cute: "15, 100 %, 2.33 s",
        path_crawler: "24, 0.60 s",
        late: "7, 0.21 s",
    },
    Paper {
        elements: 5,
        inputs: 120,
        paths: 16,
        cute: "33, 81 %, 2m31s",
        path_crawler: "120, 1.75 s",
        late: "16, 0.31 s",
    },
    Paper {
        elements: 6,
        inputs: 720,
        paths: 30,
        cute: "63, 70 %, 4h17m",
        path_crawler: "720, 9.59 s",
        late: "30, 1.26 s",
    },
    Paper {
        elements: 7,
        inputs: 5040,
        paths: 62,
        cute: "7, 10 %, > 12 h",
        path_crawler: "5040, 1m44s",
        late: "62, 39.3 s",
    },
    Paper {
        elements: 8,
        inputs: 40320,
        paths: 110,
        cute: "1, 1 %, > 12 h",
        path_crawler: "40320, 23m6s",
        late: "110, 11m48s",
    },
];

/// Ways to settle aliases, as `--aliases` names them; the first is the default.
const WAYS: [Option<&str>; 4] = [None, Some("early"), Some("late"), Some("terms")];

/// What a run came to.
struct Ran {
    paths: u64,
    tests: u64,
    /// These are all.
    complete: bool,
    seconds: f64,
}

fn run(program: &str, classes: &str, out: &Path, (elements, limit): (u32, u64), way: Option<&str>) -> Option<Ran> {
    let _ = fs::remove_dir_all(out);
    let mut command = Command::new(program);
    command.args(["generate", "--quiet", "--no-jvm", "--criterion", "paths", "--array", "10", "--classpath", classes]);
    command.args(["--assume", &format!("Order::is{elements}"), "--budget", &limit.to_string(), "--out"]).arg(out);
    command.args(way.into_iter().flat_map(|way| ["--aliases", way])).arg("Order::getOrder");
    let started = Instant::now();
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().ok()?;
    let seconds = started.elapsed().as_secs_f64();
    let report: RunReport = serde_json::from_str(&fs::read_to_string(out.join("report.json")).ok()?).ok()?;
    let found = report.paths.first()?;
    Some(Ran { paths: found.paths, tests: report.tests.len() as u64, complete: found.complete, seconds })
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [program, classes, out, limit, most, form, part] = &arguments[..] else {
        return Err("figure_9 OBLIGATO CLASSES OUT SECONDS N quick|full PART".into());
    };
    let (limit, most): (u64, u32) = (limit.parse()?, most.parse()?);
    let is_quick = form == "quick";
    let quick = if is_quick { " --quick" } else { "" };
    let busy = if is_quick { "**This is the quick form**, on a machine that may have had other work. " } else { "" };
    let mut text = format!(
        "## Paper 003: all paths, with aliases (figure 9)\n\n\
         Made by `scripts/evidence{quick} figure-9`. {busy}The order of a permutation of N elements (`examples/paths/Order.java`), with \
         the precondition that it is one: tests and time for all paths (`generate --criterion paths --assume`), by way to settle \
         aliases (`--aliases`). Whole runs of the program, with the tests written and run in the VM, not on the JVM. A run ends \
         after {limit} s; what is not finished then is not tried for more elements.\n\n\
         The paper's figures are those of its three tools on a laptop of 2008: tests, share of the paths that CUTE covers, time.\n\n\
         | N | inputs | paths | CUTE | PathCrawler | late aliases | Obligato | early | late | terms |\n\
         |--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n"
    );
    let mut given_up = [false; WAYS.len()];
    let mut short = Vec::new();
    for elements in 3..=most {
        let paper = PAPER.iter().find(|paper| paper.elements == elements);
        let mut cells = Vec::new();
        let mut paths = paper.map(|paper| paper.paths);
        for (way, given_up) in WAYS.iter().zip(&mut given_up) {
            if *given_up {
                cells.push("not tried".to_string());
                continue;
            }
            let name = way.unwrap_or("default");
            match run(program, classes, Path::new(out), (elements, limit), *way) {
                Some(ran) if ran.complete => {
                    if paths.get_or_insert(ran.paths) != &ran.paths || ran.tests != ran.paths {
                        let seen = format!("{} paths, {} tests", ran.paths, ran.tests);
                        short.push(format!("{elements} elements, {name}: {seen}, not one for each of the paths."));
                    }
                    cells.push(format!("{}, {:.2} s", ran.tests, ran.seconds));
                }
                ran => {
                    *given_up = true;
                    let found = ran.map_or(0, |ran| ran.paths);
                    cells.push(format!("{found} so far, > {limit} s"));
                    short.push(format!("{elements} elements, {name}: not finished in {limit} s."));
                }
            }
        }
        let inputs: u64 = (1..=u64::from(elements)).product();
        debug_assert!(paper.is_none_or(|paper| paper.inputs == inputs));
        let theirs = paper.map_or(["", "", ""], |paper| [paper.cute, paper.path_crawler, paper.late]);
        let paths = paths.map_or(String::new(), |paths| paths.to_string());
        text += &format!("| {elements} | {inputs} | {paths} | {} | {} |\n", theirs.join(" | "), cells.join(" | "));
    }
    text += "\n### What falls short\n\n";
    if short.is_empty() {
        text += "Nothing: one test for each path, in every way.\n";
    }
    for line in short {
        text += &format!("- {line}\n");
    }
    fs::write(part, text)?;
    Ok(())
}

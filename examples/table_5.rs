//! Writes the part of `docs/evidence.md` about paper 004: table 5, tests for containers under block-2 and block-3, redone.
//!
//! table_5 OBLIGATO CLASSES OUT SECONDS quick|full PART
//!
//! Each run is a process of its own, with a limit in seconds. Tests are generated for all public methods of a container. What composing
//! is worth is shown where it is used: `check` of a driver for each container (`Drivers`), with every way by itself, with ways merged where
//! they turn out to be many, and with ways merged from the beginning.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use obligato::coverage::report::RunReport;
use serde_json::Value;

/// A container of ours, and what the table says of the paper's: for each bound the tests, the unfolding steps without and with
/// composition, the share of the code covered, and the gain in time.
struct Container {
    name: &'static str,
    driver: &'static str,
    paper: [(u64, u64, u64, &'static str, &'static str); 2],
}

const CONTAINERS: [Container; 10] = [
    Container {
        name: "NodeStack",
        driver: "nodeStack",
        paper: [(9, 112, 94, "100 %", "0.65"), (9, 112, 94, "100 %", "1.00")],
    },
    Container {
        name: "ArrayStack",
        driver: "arrayStack",
        paper: [(15, 203, 161, "100 %", "1.00"), (15, 203, 161, "100 %", "1.03")],
    },
    Container {
        name: "NodeQueue",
        driver: "nodeQueue",
        paper: [(15, 160, 149, "100 %", "0.79"), (15, 160, 149, "100 %", "0.78")],
    },
    // The stored text of the paper has no figure for its steps with composition.
    Container {
        name: "NodeList",
        driver: "nodeList",
        paper: [(102, 1856, 0, "96 %", "1.16"), (102, 1856, 0, "96 %", "1.18")],
    },
    Container {
        name: "DoublyLinkedList",
        driver: "doublyLinkedList",
        paper: [(116, 5060, 1967, "99 %", "1.23"), (133, 6068, 2164, "99 %", "1.25")],
    },
    Container {
        name: "SortedListInt",
        driver: "sortedListInt",
        paper: [(49, 2781, 775, "100 %", "1.73"), (447, 63_593, 6542, "100 %", "2.47")],
    },
    Container {
        name: "SLPriorityQueue",
        driver: "slPriorityQueue",
        paper: [(266, 5828, 1195, "94 %", "0.94"), (350, 7910, 1369, "94 %", "0.92")],
    },
    Container {
        name: "BinarySearchTree",
        driver: "binarySearchTree",
        paper: [(307, 9210, 5203, "96 %", "0.98"), (559, 21_162, 11_143, "96 %", "1.03")],
    },
    Container {
        name: "SLIntMaxNode",
        driver: "slIntMaxNode",
        paper: [(109, 5012, 1172, "100 %", "1.30"), (2957, 328_096, 34_770, "100 %", "1.38")],
    },
    Container {
        name: "SearchTreeInt",
        driver: "searchTreeInt",
        paper: [(90, 5707, 726, "100 %", "1.96"), (5140, 553_536, 12_980, "100 %", "2.22")],
    },
];

/// How deep objects are made: deeper than the bounds on blocks go.
const DEPTH: &str = "5";

/// Where ways are merged, as `--compose` names it; the first is what the others are compared with.
const WAYS: [&str; 3] = ["off", "auto", "always"];

struct Runs<'a> {
    program: &'a str,
    classes: &'a str,
    out: &'a Path,
    limit: u64,
}

/// What a generation came to.
struct Generated {
    tests: u64,
    paths: u64,
    complete: bool,
    instructions: u64,
    /// Lines that the tests run, of all.
    lines: (u64, u64),
    seconds: f64,
}

/// What a check came to.
struct Checked {
    verdict: String,
    paths: u64,
    merged: u64,
    instructions: u64,
    seconds: f64,
}

impl Runs<'_> {
    fn generate(&self, class: &str, bound: u32) -> Option<Generated> {
        let _ = fs::remove_dir_all(self.out);
        let mut command = Command::new(self.program);
        command.args(["generate", "--quiet", "--no-jvm", "--cache", "off", "--criterion", &format!("block-{bound}")]);
        command.args(["--receiver", "any", "--depth", DEPTH]);
        command.args(["--classpath", self.classes, "--budget", &self.limit.to_string(), "--out"]).arg(self.out);
        let started = Instant::now();
        command.arg(class).stdout(Stdio::null()).stderr(Stdio::null()).status().ok()?;
        let seconds = started.elapsed().as_secs_f64();
        let report: RunReport = serde_json::from_str(&fs::read_to_string(self.out.join("report.json")).ok()?).ok()?;
        let lcov = fs::read_to_string(self.out.join("lcov.info")).ok()?;
        let own = lcov.split("end_of_record").find(|file| file.contains(&format!("{class}.java")))?;
        let hits: Vec<bool> = own
            .lines()
            .filter_map(|line| line.strip_prefix("DA:")?.split(',').nth(1).map(|count| count != "0"))
            .collect();
        Some(Generated {
            tests: report.tests.len() as u64,
            paths: report.paths.iter().map(|found| found.paths).sum(),
            complete: report.paths.iter().all(|found| found.complete),
            instructions: report.exploration.iter().map(|exploration| exploration.instructions).sum(),
            lines: (hits.iter().filter(|hit| **hit).count() as u64, hits.len() as u64),
            seconds,
        })
    }

    fn check(&self, driver: &str, compose: &str) -> Option<Checked> {
        let mut command = Command::new(self.program);
        command.args(["check", "--quiet", "--json", "--no-jvm", "--cache", "off", "--compose", compose]);
        command.args(["--classpath", self.classes, "--budget", &self.limit.to_string()]);
        let started = Instant::now();
        let output = command.arg(format!("Drivers::{driver}")).stderr(Stdio::null()).output().ok()?;
        let seconds = started.elapsed().as_secs_f64();
        let report: Value = serde_json::from_slice(&output.stdout).ok()?;
        let target = report.get("targets")?.get(0)?;
        let number = |value: Option<&Value>| value.and_then(Value::as_u64).unwrap_or(0);
        let ends = ["returned", "threw", "assertion_failed"];
        Some(Checked {
            verdict: target.get("verdict")?.as_str()?.to_string(),
            paths: ends.iter().map(|end| number(target.get("paths").and_then(|paths| paths.get(*end)))).sum(),
            merged: number(target.get("merged")),
            instructions: number(target.get("instructions")),
            seconds,
        })
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [program, classes, out, limit, form, part] = &arguments[..] else {
        return Err("table_5 OBLIGATO CLASSES OUT SECONDS quick|full PART".into());
    };
    let limit: u64 = limit.parse()?;
    let runs = Runs { program, classes, out: Path::new(out), limit };
    let is_quick = form == "quick";
    let quick = if is_quick { " --quick" } else { "" };
    let busy = if is_quick { "**This is the quick form**, on a machine that may have had other work. " } else { "" };
    let mut short = Vec::new();
    let mut text = format!(
        "## Paper 004: containers under block-K (table 5)\n\n\
         Made by `scripts/evidence{quick} table-5`. {busy}Containers of ours with the purpose of the paper's (`benches/containers`), so \
         counts differ. A run is a process of its own and ends after {limit} s. The paper's steps are unfoldings of its logic program, \
         without and with composition, its gain is the time without by the time with; ours are instructions of the VM.\n\n\
         ### Tests\n\n\
         Tests for all public methods (`generate --criterion block-K --receiver any`), from any field values as in the paper; a path counts \
         as tested if calls make an object that takes it, so lists that are not sorted have paths without tests. Lines are those of the \
         container that the tests run. Whole runs, with the tests written and run in the VM, not on the JVM. Every branch of a container tells paths apart, \
         so `generate` composes nothing here: there is one figure for both of the paper's columns.\n\n\
         | container | bound | paper: tests | steps | composed | covered | gain | paths | tests | instructions | lines | time |\n\
         |---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n"
    );
    for container in &CONTAINERS {
        for (bound, (tests, steps, composed, covered, gain)) in (2..).zip(&container.paper) {
            let composed = if *composed == 0 { String::new() } else { composed.to_string() };
            text += &format!(
                "| {} | block-{bound} | {tests} | {steps} | {composed} | {covered} | {gain} | ",
                container.name
            );
            match runs.generate(container.name, bound) {
                Some(ran) => {
                    let more = if ran.complete { "" } else { " at least" };
                    let (run, all) = ran.lines;
                    let share = 100.0 * run as f64 / all.max(1) as f64;
                    text += &format!(
                        "{}{more} | {} | {} | {run}/{all}, {share:.0} % | {:.2} s |\n",
                        ran.paths, ran.tests, ran.instructions, ran.seconds
                    );
                    if !ran.complete {
                        short.push(format!("{}, block-{bound}: there may be more paths.", container.name));
                    }
                    if ran.tests < ran.paths {
                        let missing = ran.paths - ran.tests;
                        short.push(format!("{}, block-{bound}: {missing} paths without a test.", container.name));
                    }
                }
                None => {
                    text += "failed | | | | |\n";
                    short.push(format!("{}, block-{bound}: no result.", container.name));
                }
            }
        }
    }
    text += "\n### Composing\n\n\
         Five calls of unknown operations with unknown numbers on each container, and what must hold afterwards \
         (`benches/containers/Drivers.java`), by `check --compose`: every way by itself (`off`), summaries of methods and merged ways where \
         ways turn out to be many (`auto`), and from the beginning (`always`). Paths that ended, instructions, time, and how many times as \
         fast as `off`.\n\n\
         | driver | off | auto | | always | | merged |\n|---|--:|--:|--:|--:|--:|--:|\n";
    for container in &CONTAINERS {
        let ran: Vec<Option<Checked>> = WAYS.iter().map(|way| runs.check(container.driver, way)).collect();
        text += &format!("| {} |", container.driver);
        let off = ran.first().and_then(|ran| ran.as_ref());
        for (number, (way, ran)) in WAYS.iter().zip(&ran).enumerate() {
            let Some(ran) = ran else {
                text += if number == 0 { " failed |" } else { " failed | |" };
                short.push(format!("{}, {way}: no result.", container.driver));
                continue;
            };
            let said = if ran.verdict == "HOLDS" { String::new() } else { format!("{}, ", ran.verdict) };
            text += &format!(" {said}{}, {}, {:.2} s |", ran.paths, ran.instructions, ran.seconds);
            if ran.verdict != "HOLDS" {
                short.push(format!("{}, {way}: {} in {limit} s.", container.driver, ran.verdict));
            }
            if number > 0 {
                let gain = off.map_or(0.0, |off| off.seconds / ran.seconds);
                text += &format!(" {gain:.2}x |");
                if gain < 0.95 && ran.verdict == "HOLDS" {
                    short.push(format!("{}, {way}: {gain:.2} times as fast as every way by itself.", container.driver));
                }
            }
        }
        let merged = ran.last().and_then(|ran| ran.as_ref()).map_or(0, |ran| ran.merged);
        text += &format!(" {merged} |\n");
    }
    text += "\n### What falls short\n\n";
    if short.is_empty() {
        text += "Nothing.\n";
    }
    for line in short {
        text += &format!("- {line}\n");
    }
    fs::write(part, text)?;
    Ok(())
}

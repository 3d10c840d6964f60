//! Directed incremental symbolic execution against full exploration on five versions of the TCAS-like artifact, each with one
//! change (paper 001, table III): states and time, and the paper's share of states beside ours. Full exploration is plain:
//! nothing is tracked. Aim: no larger share than the paper's. `--json FILE` writes the figures for programs as well.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout)]

#[allow(dead_code)]
#[path = "../tests/impact/harness.rs"]
mod harness;

use std::path::Path;
use std::time::Duration;

use harness::{How, Pair, compile, explore};
use obligato::output::bench::evidence::{PAPER_VERSIONS, PaperVersion, VersionRow};

const ROUNDS: usize = 7;

fn main() {
    // `cargo test --benches` only wants to know that it runs.
    let rounds = if std::env::args().any(|a| a == "--bench") { ROUNDS } else { 1 };
    let artifacts = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/artifacts");
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench-dise");
    let old = out.join("base");
    compile(&old, &[artifacts.join("Tcas.java")]);
    let mut rows = Vec::new();
    println!(
        "{:<4} {:>10} {:>8} {:>8} {:>7} {:>7} {:>7} {:>10} {:>10}",
        "", "impacted", "covered", "DiSE", "full", "share", "paper", "time", "full time"
    );
    for (number, PaperVersion { states: [few, all], .. }) in PAPER_VERSIONS.iter().enumerate() {
        let name = format!("V{}", number + 1);
        let source = artifacts.join("versions").join(&name);
        let new = out.join(&name);
        compile(&new, &[source.join("Tcas.java")]);
        let pair = Pair::new(&old, &new, "Tcas", "advise", &source);
        let mut best = [Duration::MAX; 2];
        let mut states = [0; 2];
        let mut covered = Vec::new();
        for _ in 0..rounds {
            for (place, how) in [How::Dise, How::Plain].into_iter().enumerate() {
                let explored =
                    explore(&pair, "Tcas::advise", how, if how == How::Dise { "directed" } else { "dfs" }, "mcdc");
                best[place] = best[place].min(explored.time);
                states[place] = explored.tally.states();
                if how == How::Dise {
                    covered = explored.covered;
                }
            }
        }
        rows.push(VersionRow {
            version: name.clone(),
            impacted: covered.len(),
            covered: covered.iter().filter(|c| **c).count(),
            states: [states[0], states[1]],
            seconds: [best[0].as_secs_f64(), best[1].as_secs_f64()],
        });
        println!(
            "{name:<4} {:>10} {:>8} {:>8} {:>7} {:>6.1}% {:>6.1}% {:>10.2?} {:>10.2?}",
            covered.len(),
            covered.iter().filter(|c| **c).count(),
            states[0],
            states[1],
            100.0 * states[0] as f64 / states[1] as f64,
            100.0 * *few as f64 / *all as f64,
            best[0],
            best[1],
        );
    }
    let mut arguments = std::env::args().skip_while(|a| a != "--json").skip(1);
    if let Some(file) = arguments.next() {
        std::fs::write(file, serde_json::to_string_pretty(&rows).expect("plain data")).expect("a file");
    }
}

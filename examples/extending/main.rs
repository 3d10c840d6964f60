//! What can be added to Obligato from outside, in one program: a criterion, a labelling function, a pruner, a model of a library method and a
//! report. `docs/extending.md` explains each, `tests/extending.rs` runs them. (A strategy: `examples/own_strategy.rs`.)
//!
//! `extending CLASSPATH TARGET`: generates tests for the criteria, shows the reports, and then what the pruner leaves.

#![allow(clippy::print_stdout, clippy::print_stderr)]

mod criterion;
mod labelling;
mod model;
mod pruner;
mod report;

use std::process::ExitCode;

use obligato::util::error::Result;

fn show(classpath: &str, target: &str) -> Result<()> {
    for criterion in [&criterion::CONTROL, &labelling::SHIFTS] {
        println!("{}", report::write(&criterion::generate(classpath, target, criterion)?));
    }
    println!("{}", pruner::explore(classpath, target, 2)?);
    Ok(())
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [classpath, target] = &arguments[..] else {
        eprintln!("extending CLASSPATH TARGET");
        return ExitCode::from(2);
    };
    match show(classpath, target) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("extending: {error}");
            ExitCode::from(2)
        }
    }
}

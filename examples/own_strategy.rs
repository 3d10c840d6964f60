//! A strategy of one's own takes part in an experiment: `own_strategy CLASSPATH TARGET [SECONDS] [SEEDS]`.
//!
//! What belongs to the strategy are its few lines below; the rest names the experiment and shows the result.

#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::collections::BTreeSet;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use obligato::experiment::{Experiment, Options, Subject, in_process, summary::summarize};
use obligato::output::bench::text;
use obligato::search::{About, Custom, Strategy};

/// The deepest state first; of equals the oldest.
#[derive(Default)]
struct Deepest(BTreeSet<(std::cmp::Reverse<u32>, u32)>);

impl Strategy for Deepest {
    fn add(&mut self, id: u32, about: &About) {
        self.0.insert((std::cmp::Reverse(about.depth), id));
    }
    fn next(&mut self) -> Option<u32> {
        self.0.pop_first().map(|(_, id)| id)
    }
    fn give(&mut self) -> Option<u32> {
        self.0.pop_last().map(|(_, id)| id)
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [classpath, target, rest @ ..] = &arguments[..] else {
        eprintln!("own_strategy CLASSPATH TARGET [SECONDS] [SEEDS]");
        return ExitCode::from(2);
    };
    let seconds = rest.first().and_then(|text| text.parse().ok()).unwrap_or(10.0);
    let seeds = rest.get(1).and_then(|text| text.parse().ok()).unwrap_or(5);
    let own: [Custom; 1] = [("deepest".into(), Box::new(|_seed| Box::new(Deepest::default())))];
    let experiment = Experiment {
        name: "a strategy of my own".into(),
        subjects: vec![Subject {
            name: target.clone(),
            classpath: classpath.clone(),
            source: None,
            targets: vec![target.clone()],
            options: Options::default(),
        }],
        strategies: vec!["random".into(), "deepest".into()],
        seeds: (0..seeds).collect(),
        budgets: vec![seconds],
        ..Experiment::default()
    };
    match in_process(&experiment, &own, &AtomicBool::new(false), &mut |record| eprintln!("{}", record.run.id)) {
        Ok(records) => {
            println!("{}", text::summary(&summarize(&experiment, &records), false));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("own_strategy: {error}");
            ExitCode::from(2)
        }
    }
}

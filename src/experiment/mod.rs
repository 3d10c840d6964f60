//! Layer 8: experiments, as in paper 001 section V: the same programs explored again and again, by different strategies and
//! modes, with different seeds, and what the differences are worth.
//!
//! `file` reads an experiment, `execute` makes one run in this process, `pool` makes all of them in processes of their own,
//! `record` keeps what came of each, `summary` compares with the statistics of `stats`, `evidence` does so as the paper does.
//!
//! Invariants: an [`Experiment`] is plain data and its runs are a function of it, in an order in which every configuration
//! has had the same number of seeds at any time, so that a part of an experiment can be compared as well. A run's id is made
//! of what distinguishes it inside its experiment and never of its position.

pub mod evidence;
pub mod execute;
pub mod file;
mod instrumented;
mod nearest;
mod options;
pub mod pool;
pub mod record;
pub mod stats;
pub mod summary;
mod sweep;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

pub use execute::{in_process, one};
pub use nearest::advice;
pub use options::Options;

use crate::coverage::criteria::{About, CRITERIA, Criterion};
use crate::coverage::labels::input_domain;
use crate::search::{Custom, STRATEGIES};

/// More runs than this are a mistake.
const MOST_RUNS: usize = 1_000_000;
/// A year: what comes after it may not be a duration at all.
const MOST_SECONDS: f64 = 366.0 * 86_400.0;

/// How coverage is followed while a program is explored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// As `generate` does: the exploration goes to what is open and drops what can reach nothing, paths become tests.
    Preprocessed,
    /// The baseline of figure 1: each obligation an extra branch before its decision.
    Instrumented,
    /// All paths are explored and coverage is only followed: no test is made, nothing is dropped. Labels are asked for aside and
    /// left alone as soon as a path shows them: the best way of paper 002 (tight, with deletion by concrete runs: IDL-2).
    Tracked,
    /// Direct instrumentation of paper 002: each label is a branch of the program.
    Direct,
    /// Tight instrumentation: a path of its own for each label that a path passes.
    Tight,
    /// The same with iterative deletion (IDL-1): no more such paths for a label that has had one.
    Deleting,
    /// All paths are explored and nobody listens.
    None,
}

impl Mode {
    /// Name, what it does, and the mode.
    pub const ALL: [(&'static str, &'static str, Mode); 7] = [
        ("preprocessed", "as generate: goes to what is open, makes tests", Mode::Preprocessed),
        ("instrumented", "each obligation an extra branch before its decision", Mode::Instrumented),
        ("tracked", "explores everything, only follows coverage", Mode::Tracked),
        ("direct", "the same, each label a branch of the program", Mode::Direct),
        ("tight", "the same, a path of its own for each label that a path passes", Mode::Tight),
        ("deleting", "as tight, but none for labels that had one", Mode::Deleting),
        ("none", "explores everything, without coverage", Mode::None),
    ];

    pub fn named(name: &str) -> Result<Mode, String> {
        let known = Self::ALL.map(|(name, ..)| name);
        match Self::ALL.iter().find(|(known, ..)| *known == name) {
            Some((.., mode)) => Ok(*mode),
            None => Err(format!("'{name}' is no mode{}", advice(name, &known))),
        }
    }

    /// Whether a criterion can be followed in this mode.
    pub fn fits(self, criterion: &str) -> Result<(), String> {
        let is_about_labels = || Criterion::named(criterion).is_some_and(|c| matches!(c.about, About::Labels(_)));
        match self {
            Mode::Instrumented if !instrumented::has_formulas(criterion) => {
                Err(format!("the mode 'instrumented' has no formulas for the criterion '{criterion}'"))
            }
            Mode::Direct | Mode::Tight | Mode::Deleting if !is_about_labels() => {
                let name = self.name();
                Err(format!("the mode '{name}' is one of labels, and the criterion '{criterion}' asks for none"))
            }
            _ => Ok(()),
        }
    }

    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(.., mode)| *mode == self).map_or("", |(name, ..)| name)
    }
}

/// A program, and what of it is explored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Subject {
    /// Of its own in the experiment.
    pub name: String,
    pub classpath: String,
    pub source: Option<String>,
    /// As for `generate`: classes or methods.
    pub targets: Vec<String>,
    pub options: Options,
}

/// All combinations are run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Experiment {
    /// For people.
    pub name: String,
    pub jdk: Option<String>,
    pub subjects: Vec<Subject>,
    pub criteria: Vec<String>,
    pub strategies: Vec<String>,
    pub modes: Vec<Mode>,
    pub seeds: Vec<u64>,
    /// Seconds of exploration for one run.
    pub budgets: Vec<f64>,
}

impl Default for Experiment {
    fn default() -> Self {
        Self {
            name: "experiment".into(),
            jdk: None,
            subjects: Vec::new(),
            criteria: vec!["mcdc".into()],
            strategies: vec!["directed".into()],
            modes: vec![Mode::Preprocessed],
            seeds: (0..10).collect(),
            budgets: vec![60.0],
        }
    }
}

/// One combination, complete: another process needs nothing else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Run {
    pub id: String,
    pub subject: Subject,
    pub jdk: Option<String>,
    pub criterion: String,
    pub strategy: String,
    pub mode: Mode,
    pub seed: u64,
    pub budget: f64,
}

impl Experiment {
    /// All runs: the seeds one after the other, so that configurations take turns.
    pub fn runs(&self) -> Vec<Run> {
        let mut all = Vec::new();
        for seed in &self.seeds {
            for subject in &self.subjects {
                for criterion in &self.criteria {
                    for budget in &self.budgets {
                        for (strategy, mode) in self.configurations() {
                            let id =
                                format!("{}/{criterion}/{strategy}/{}/{budget}s/{seed}", subject.name, mode.name());
                            all.push(Run {
                                id,
                                subject: subject.clone(),
                                jdk: self.jdk.clone(),
                                criterion: criterion.clone(),
                                strategy: strategy.clone(),
                                mode,
                                seed: *seed,
                                budget: *budget,
                            });
                        }
                    }
                }
            }
        }
        all
    }

    /// Strategy and mode: what is compared. The first is what the others are compared with.
    pub fn configurations(&self) -> impl Iterator<Item = (String, Mode)> + '_ {
        self.strategies.iter().flat_map(|strategy| self.modes.iter().map(move |mode| (strategy.clone(), *mode)))
    }

    /// What is wrong with it: the field and why. `own`: strategies besides ours.
    pub fn check(&self, own: &[Custom]) -> Result<(), (&'static str, String)> {
        unique("criteria", &self.criteria)?;
        unique("strategies", &self.strategies)?;
        unique("modes", &self.modes.iter().map(|mode| mode.name().to_string()).collect::<Vec<_>>())?;
        unique("seeds", &self.seeds.iter().map(u64::to_string).collect::<Vec<_>>())?;
        unique("budgets", &self.budgets.iter().map(f64::to_string).collect::<Vec<_>>())?;
        unique("target", &self.subjects.iter().map(|subject| subject.name.clone()).collect::<Vec<_>>())?;
        for criterion in &self.criteria {
            known_criterion(criterion).map_err(|what| ("criteria", what))?;
        }
        for strategy in &self.strategies {
            known_strategy(strategy, own).map_err(|what| ("strategies", what))?;
        }
        for (name, _) in own {
            if STRATEGIES.iter().any(|(known, ..)| known == name) {
                return Err(("strategies", format!("'{name}' is the name of a strategy that exists already")));
            }
        }
        for mode in &self.modes {
            self.criteria.iter().try_for_each(|criterion| mode.fits(criterion)).map_err(|what| ("modes", what))?;
        }
        for budget in &self.budgets {
            seconds(*budget).map_err(|what| ("budgets", what))?;
        }
        for subject in &self.subjects {
            name(&subject.name).map_err(|what| ("target", what))?;
            unique("targets", &subject.targets)?;
        }
        let sizes = [
            self.seeds.len(),
            self.subjects.len(),
            self.criteria.len(),
            self.budgets.len(),
            self.strategies.len(),
            self.modes.len(),
        ];
        let runs = sizes.iter().try_fold(1usize, |product, size| product.checked_mul(*size));
        match runs.filter(|runs| *runs <= MOST_RUNS) {
            Some(_) => Ok(()),
            None => Err(("seeds", format!("more than {MOST_RUNS} runs in all"))),
        }
    }
}

pub(crate) fn known_criterion(name: &str) -> Result<(), String> {
    let known: Vec<&str> = CRITERIA.iter().map(|criterion| criterion.name).collect();
    match Criterion::named(name) {
        Some(found) if found.name == input_domain::CRITERION => Err(format!(
            "'{name}' needs the blocks of a partition, which generate and measure take and experiments do not"
        )),
        Some(_) => Ok(()),
        None => Err(format!("'{name}' is no criterion{}", advice(name, &known))),
    }
}

pub(crate) fn known_strategy(name: &str, own: &[Custom]) -> Result<(), String> {
    let ours = STRATEGIES.iter().map(|(name, ..)| *name);
    let known: Vec<&str> = ours.chain(own.iter().map(|(name, _)| name.as_str())).collect();
    if known.contains(&name) { Ok(()) } else { Err(format!("'{name}' is no strategy{}", advice(name, &known))) }
}

pub(crate) fn seconds(value: f64) -> Result<(), String> {
    let fits = value > 0.0 && value <= MOST_SECONDS;
    if fits { Ok(()) } else { Err(format!("{value} is no number of seconds above 0, such as 60 or 0.5")) }
}

/// A name is part of ids.
pub(crate) fn name(text: &str) -> Result<(), String> {
    let fits = !text.trim().is_empty() && text.chars().count() <= 80;
    if fits && !text.chars().any(|c| c == '/' || c.is_control()) {
        return Ok(());
    }
    Err(format!("the name '{}' is empty, longer than 80 characters, or has a slash in it", text.escape_default()))
}

fn unique(field: &'static str, values: &[String]) -> Result<(), (&'static str, String)> {
    if values.is_empty() {
        return Err((field, "there is none".into()));
    }
    let mut seen = BTreeSet::new();
    match values.iter().find(|value| !seen.insert(value.as_str())) {
        Some(twice) => Err((field, format!("'{twice}' is there twice"))),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn subject(name: &str) -> Subject {
        let targets = vec![name.to_string()];
        Subject { name: name.into(), classpath: ".".into(), source: None, targets, options: Options::default() }
    }

    #[test]
    fn the_matrix_takes_turns() {
        let experiment = Experiment {
            subjects: vec![subject("A"), subject("B")],
            strategies: vec!["dfs".into(), "bfs".into()],
            seeds: vec![3, 1],
            budgets: vec![0.5],
            ..Experiment::default()
        };
        assert_eq!(experiment.check(&[]), Ok(()));
        let ids: Vec<String> = experiment.runs().into_iter().map(|run| run.id).collect();
        assert_eq!(ids.len(), 8);
        assert_eq!(ids[0], "A/mcdc/dfs/preprocessed/0.5s/3");
        assert_eq!(ids[1], "A/mcdc/bfs/preprocessed/0.5s/3");
        assert_eq!(ids[7], "B/mcdc/bfs/preprocessed/0.5s/1");
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), 8);
    }

    #[test]
    fn mistakes_name_their_field() {
        let good = Experiment { subjects: vec![subject("A")], ..Experiment::default() };
        let check = |change: &dyn Fn(&mut Experiment), field: &str, part: &str| {
            let mut bad = good.clone();
            change(&mut bad);
            let (at, what) = bad.check(&[]).unwrap_err();
            assert!(at == field && what.contains(part), "{at}: {what}");
        };
        check(&|e| e.strategies[0] = "drected".into(), "strategies", "did you mean 'directed'");
        check(&|e| (e.modes[0], e.criteria[0]) = (Mode::Instrumented, "branch".into()), "modes", "no formulas");
        check(&|e| e.modes[0] = Mode::Tight, "modes", "asks for none");
        check(&|e| e.criteria[0] = "input-domain".into(), "criteria", "needs the blocks of a partition");
        check(&|e| e.budgets[0] = f64::NAN, "budgets", "seconds");
        check(&|e| e.seeds = vec![1, 1], "seeds", "twice");
        check(&|e| e.seeds.clear(), "seeds", "none");
        check(&|e| e.subjects.push(subject("A")), "target", "twice");
        check(&|e| e.subjects[0].name = "a/b".into(), "target", "slash");
        check(&|e| e.seeds = (0..2_000_000).collect(), "seeds", "runs in all");
    }
}

//! How a solver is set up, and what it counts.

use std::time::Duration;

use super::memory::Memory;

/// A layer of the chain, in the order in which they are asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Layer {
    /// The parent's model, evaluated on the goal.
    Model,
    /// What the path says of the goal, of its negation, and of the variables' values.
    Rewrite,
    /// Ranges of terms, propagated.
    Ranges,
    /// What is added under conditions counts as often on both sides of an equation.
    Sums,
    /// Only what shares variables with the goal goes on.
    Slice,
    /// The same slice was answered before.
    Exact,
    /// The slice contains a set that is known to have no model.
    Cores,
    /// Models of other slices, evaluated.
    Recent,
    /// What must come before what.
    Order,
    /// Changes of the parent's model that the goal suggests, evaluated.
    Repair,
    /// Ranges of choices, each side under its condition.
    Hulls,
    /// What is left of sums when they are divided.
    Remainders,
    /// All models of a slice with few, listed.
    Cases,
    /// The decision procedures.
    Backends,
}

impl Layer {
    pub const ALL: [Layer; 14] = [
        Layer::Model,
        Layer::Rewrite,
        Layer::Ranges,
        Layer::Sums,
        Layer::Slice,
        Layer::Exact,
        Layer::Cores,
        Layer::Recent,
        Layer::Order,
        Layer::Repair,
        Layer::Hulls,
        Layer::Remainders,
        Layer::Cases,
        Layer::Backends,
    ];

    /// All but the decision procedures.
    pub fn above_backends() -> Vec<Layer> {
        Layer::ALL.into_iter().filter(|layer| *layer != Layer::Backends).collect()
    }

    pub fn name(self) -> &'static str {
        match self {
            Layer::Model => "model",
            Layer::Rewrite => "rewrite",
            Layer::Ranges => "ranges",
            Layer::Sums => "sums",
            Layer::Slice => "slice",
            Layer::Exact => "exact",
            Layer::Cores => "cores",
            Layer::Recent => "recent",
            Layer::Order => "order",
            Layer::Repair => "repair",
            Layer::Hulls => "hulls",
            Layer::Remainders => "remainders",
            Layer::Cases => "cases",
            Layer::Backends => "backends",
        }
    }
}

#[derive(Clone, Debug)]
pub struct Options {
    /// Layers to leave out, for tests that compare. Without backends most queries stay unknown.
    pub without: Vec<Layer>,
    /// Effort per query and backend, about one SAT conflict per unit: the default is a second or two at worst.
    pub limit: u64,
    /// The cases of a slice are listed before a decision procedure is asked at all, not only where it has a hard time.
    pub cases_first: bool,
    /// Compare every answer with a second decision procedure.
    pub cross_check: bool,
    /// What decision procedures answered in earlier runs.
    pub memory: Option<Memory>,
}

impl Default for Options {
    fn default() -> Self {
        Options { without: Vec::new(), limit: 5_000, cases_first: false, cross_check: false, memory: None }
    }
}

/// What one layer did.
#[derive(Clone, Copy, Default, Debug)]
pub struct LayerCounter {
    pub asked: u64,
    pub answered: u64,
    pub time: Duration,
}

/// What one backend did.
#[derive(Clone, Default, Debug)]
pub struct BackendCounter {
    pub name: &'static str,
    pub asked: u64,
    pub sat: u64,
    pub unsat: u64,
    pub unknown: u64,
    /// Models that did not satisfy the query: defects.
    pub wrong: u64,
    /// In the units of limits.
    pub effort: u64,
}

#[derive(Clone, Default, Debug)]
pub struct Counters {
    pub queries: u64,
    pub sat: u64,
    pub unsat: u64,
    pub unknown: u64,
    /// By position in [`Layer::ALL`].
    layers: [LayerCounter; Layer::ALL.len()],
    pub backends: Vec<BackendCounter>,
    /// Where a cross-check, or the evaluation of a model, contradicted an answer: each is a defect of ours.
    pub disagreements: Vec<String>,
}

impl Counters {
    /// Adds what another worker's solver did.
    pub fn add(&mut self, other: &Counters) {
        self.queries += other.queries;
        self.sat += other.sat;
        self.unsat += other.unsat;
        self.unknown += other.unknown;
        for (mine, theirs) in self.layers.iter_mut().zip(&other.layers) {
            mine.asked += theirs.asked;
            mine.answered += theirs.answered;
            mine.time += theirs.time;
        }
        for theirs in &other.backends {
            match self.backends.iter_mut().find(|b| b.name == theirs.name) {
                Some(mine) => {
                    mine.asked += theirs.asked;
                    mine.effort += theirs.effort;
                    mine.sat += theirs.sat;
                    mine.unsat += theirs.unsat;
                    mine.unknown += theirs.unknown;
                    mine.wrong += theirs.wrong;
                }
                None => self.backends.push(theirs.clone()),
            }
        }
        self.disagreements.extend(other.disagreements.iter().cloned());
    }

    pub fn layer(&self, layer: Layer) -> LayerCounter {
        self.layers[layer as usize]
    }

    pub fn layer_mut(&mut self, layer: Layer) -> &mut LayerCounter {
        &mut self.layers[layer as usize]
    }

    /// Spent in all layers.
    pub fn time(&self) -> Duration {
        self.layers.iter().map(|layer| layer.time).sum()
    }

    /// What all decision procedures took, in the units of limits.
    pub fn effort(&self) -> u64 {
        self.backends.iter().map(|backend| backend.effort).sum()
    }

    /// How often any decision procedure was called.
    pub fn backend_calls(&self) -> u64 {
        self.backends.iter().map(|backend| backend.asked).sum()
    }
}

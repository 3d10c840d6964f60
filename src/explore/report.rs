//! The result of `check` as plain data. The writers in `output` only spell it out.
//!
//! Invariants: HOLDS means that nothing is violated, no replay is open and the exploration was exhaustive; VIOLATED that
//! a violation was confirmed by replay; everything else is UNKNOWN and has at least one reason.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use super::check::{Checker, OnJvm, Property, Standing, Violation};
use super::engine::Engine;
use super::ledger::Ledger;
use super::precondition;
use super::replay::Replayed;
use super::script::Receiver;
use super::tally::{Cause, Tally};
use super::target::Target;
use crate::interp::{Bounds, Partial, Vm};
use crate::program::Method;
use crate::solver::Counters;
use crate::world::{Beyond, LeftOut, Narrowed};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Holds,
    Violated,
    Unknown,
}

impl Verdict {
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Holds => "HOLDS",
            Verdict::Violated => "VIOLATED",
            Verdict::Unknown => "UNKNOWN",
        }
    }
}

impl Property {
    pub fn word(self) -> &'static str {
        match self {
            Property::Assert => "assert",
            Property::Exceptions => "exceptions",
            Property::All => "all",
        }
    }
}

/// A whole run.
#[derive(Clone, Debug)]
pub struct CheckReport {
    pub settings: Settings,
    pub targets: Vec<TargetReport>,
    /// What the user should know about the input.
    pub warnings: Vec<String>,
    pub time: Duration,
}

/// What the run was asked to do.
#[derive(Clone, Debug)]
pub struct Settings {
    pub property: Property,
    pub classpath: String,
    pub jdk: String,
    /// Its feature release, such as 17.
    pub java: u16,
    pub strategy: String,
    pub seed: u64,
    /// Violations after the first are looked for.
    pub all: bool,
    pub receiver: Receiver,
    pub symbolic_statics: bool,
    /// Narrower worlds that verdicts are about.
    pub world: Narrowed,
    /// Options that limit inputs, paths or effort, and their values.
    pub bounds: Vec<Bound>,
    /// What bounds on single methods say; those that dropped paths are in a target's scope.
    pub parts: Vec<String>,
}

/// A limit that is in force.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bound {
    /// `--text`.
    pub option: &'static str,
    pub value: String,
    /// On the inputs themselves, not on the effort.
    pub on_inputs: bool,
}

/// Why a target is not decided, or not explored to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// A word for machines; docs/check-schema.md lists them.
    pub kind: &'static str,
    pub what: String,
    /// Paths or states; none where inputs were cut off before there were paths.
    pub count: Option<u64>,
    pub advice: String,
    /// The option that cut something off.
    pub option: Option<String>,
}

#[derive(Clone, Debug)]
pub struct TargetReport {
    pub name: String,
    pub verdict: Verdict,
    pub is_main: bool,
    /// It has a receiver, so bounds on its making matter.
    pub has_receiver: bool,
    /// The receiver has any field values: code of other classes makes it.
    pub made_by_others: bool,
    pub violations: Vec<Violation>,
    /// Violations that a replay refuted.
    pub unconfirmed: Vec<Violation>,
    /// The exploration ended because enough was found.
    pub stopped_at_first: bool,
    pub exhaustive: bool,
    pub holds_from: HoldsFrom,
    /// What was assumed of the inputs: the methods that answer true.
    pub preconditions: Vec<String>,
    /// What to raise or model next, the most useful first.
    pub reasons: Vec<Reason>,
    pub tally: Tally,
    pub solver: Counters,
    pub ledger: Ledger,
    /// The user's models that the verdict depends on: the method and what stood for it.
    pub models: Vec<(String, String)>,
    /// Bounds that are wider than asked for, because the target itself keeps its inputs that short: option and value.
    pub widened: Vec<(&'static str, u32)>,
    pub time: Duration,
}

impl CheckReport {
    /// The verdict over all targets.
    pub fn verdict(&self) -> Verdict {
        let any = |verdict| self.targets.iter().any(|t| t.verdict == verdict);
        match (any(Verdict::Violated), any(Verdict::Unknown)) {
            (true, _) => Verdict::Violated,
            (false, true) => Verdict::Unknown,
            (false, false) => Verdict::Holds,
        }
    }

    /// A violation could not be replayed on the JVM.
    pub fn has_not_run(&self) -> bool {
        let found = self.targets.iter().flat_map(|target| target.violations.iter().chain(&target.unconfirmed));
        found.into_iter().any(|violation| matches!(violation.on_jvm, OnJvm::NotRun(_)))
    }

    pub fn count(&self, verdict: Verdict) -> usize {
        self.targets.iter().filter(|t| t.verdict == verdict).count()
    }
}

/// The states of receivers and static fields that a proof is about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum HoldsFrom {
    /// Those that were reached by calls, or that are given.
    #[default]
    Reached,
    /// Any field values of the receiver, and any values of static fields.
    AnyState,
    /// The same, as far as classes let their private fields hold that: what they keep true, in words.
    Kept(Vec<String>),
}

/// What one worker brought home.
#[derive(Default)]
pub struct Part {
    pub tally: Tally,
    pub solver: Counters,
    pub ledger: Ledger,
    pub violations: Vec<Violation>,
    pub unconfirmed: Vec<Violation>,
    pub holds_from: HoldsFrom,
    /// Sizes of unknown inputs, where they are not those that were asked for.
    pub bounds: Option<Bounds>,
    /// What the paths that are left do: the bounds of methods that dropped others.
    pub beyond: BTreeSet<String>,
    /// Wider ones, within which more is to be found.
    pub wider: Option<Bounds>,
}

impl Part {
    pub fn new(engine: &Engine<'_>, checker: Checker<'_>) -> Self {
        let mut tally = engine.tally.clone();
        let beyond: BTreeSet<String> = checker.bounds.reached().into_iter().collect();
        tally.scope.extend(beyond.iter().cloned());
        Self {
            tally,
            beyond,
            solver: engine.solver.counters().clone(),
            ledger: Ledger::read(engine.vm),
            violations: checker.violations,
            unconfirmed: checker.unconfirmed,
            holds_from: HoldsFrom::Reached,
            bounds: engine.bounds,
            wider: checker.widening.and_then(|widening| widening.wanted),
        }
    }

    /// Nothing was found, and other state of the receiver and of static fields was left out, or something else on the way
    /// to such a state: where calls build the receiver, a path that ended early may not have come to the target at all.
    pub fn is_open_for_state(&self, is_built: bool) -> bool {
        let Tally { partial, left, cut, .. } = &self.tally;
        let found = !self.violations.is_empty() || !self.unconfirmed.is_empty();
        let of_state = cut.iter().any(LeftOut::is_about_state) || partial.keys().any(Cause::is_about_state);
        !found && left.is_empty() && (of_state || is_built && !partial.is_empty())
    }

    /// All that was found has objects of the program that perhaps nobody can make.
    pub fn is_open_for_objects(&self) -> bool {
        let is_doubtful = |violation: &Violation| matches!(violation.standing, Standing::Doubtful(_));
        self.violations.is_empty() && self.unconfirmed.iter().any(is_doubtful)
    }

    /// Nothing was found, and something was left out that unusual inputs may show.
    pub fn is_open_for_unusual_inputs(&self) -> bool {
        let found = !self.violations.is_empty() || !self.unconfirmed.is_empty();
        !found && self.tally.has_left_out_inputs()
    }

    pub fn add(&mut self, other: Part) {
        self.tally.add(&other.tally);
        self.beyond.extend(other.beyond);
        self.solver.add(&other.solver);
        self.ledger.add(other.ledger);
        self.unconfirmed.extend(other.unconfirmed);
        self.add_violations(other.violations);
    }

    /// Adds those that are not known yet.
    pub fn add_violations(&mut self, others: Vec<Violation>) {
        for violation in others {
            let same = |v: &Violation| v.exception == violation.exception && v.trace.first() == violation.trace.first();
            if !self.violations.iter().any(same) {
                self.violations.push(violation);
            }
        }
    }
}

impl TargetReport {
    /// What an exploration found.
    pub fn new(target: &Target, vm: &Vm, part: Part, all: bool, interrupted: bool, time: Duration) -> Self {
        let method = vm.program.method(target.script.target);
        let Part { mut tally, solver: counters, ledger, mut violations, unconfirmed, .. } = part;
        let Part { beyond, holds_from, bounds, .. } = part;
        let stopped_at_first = !interrupted && !all && !violations.is_empty();
        if stopped_at_first {
            // The listener's wish is counted like an interruption, but nobody interrupted.
            tally.left.remove(&Cause::Interrupted);
            violations.truncate(1);
        }
        let exhaustive = !stopped_at_first && tally.exhaustive();
        let is_modelled = !vm.config.stand_ins.among(&tally.scope).is_empty();
        let mut reasons = reasons(&tally, &unconfirmed, &counters, is_modelled);
        if exhaustive && tally.has_dropped_all() {
            let bounds = beyond.into_iter().collect::<Vec<_>>().join(", and ");
            let what = format!("no path runs to its end where {bounds}");
            reasons.push(Reason { kind: "bound", what, count: None, advice: "raise --bound".into(), option: None });
        }
        if reasons.is_empty() && exhaustive && tally.finished() + tally.assumed == 0 {
            let what = "no path ran to its end: no receiver can be built".to_string();
            let advice = "name a class whose constructors return, or use --receiver any".to_string();
            reasons.push(Reason { kind: "cut", what, count: None, advice, option: None });
        }
        if exhaustive && tally.is_vacuous() {
            let what =
                std::iter::once("no input satisfies what is assumed".to_string()).chain(tally.throwing.iter().cloned());
            let (what, advice) = (what.collect::<Vec<_>>().join(": "), "assume less".to_string());
            reasons.push(Reason { kind: "assumption", what, count: None, advice, option: None });
        }
        let stand_ins = vm.config.stand_ins.among(&tally.scope);
        let models: Vec<_> = stand_ins.iter().map(|s| (s.method.clone(), s.model_shown.clone())).collect();
        let verdict = match (violations.is_empty(), exhaustive && reasons.is_empty()) {
            (false, _) => Verdict::Violated,
            (true, true) => Verdict::Holds,
            (true, false) => Verdict::Unknown,
        };
        Self {
            name: target.name.clone(),
            verdict,
            is_main: target.script.is_main,
            has_receiver: has_receiver(method),
            made_by_others: target.script.made_by_others,
            violations,
            unconfirmed,
            stopped_at_first,
            exhaustive,
            holds_from,
            preconditions: precondition::names(vm, &target.script),
            reasons,
            tally,
            solver: counters,
            ledger,
            models,
            widened: bounds.map_or_else(Vec::new, |bounds| widened(bounds, vm.config.bounds)),
            time,
        }
    }

    /// A target that was not taken up because the run was interrupted before.
    pub fn not_started(target: &Target, method: &Method) -> Self {
        let mut tally = Tally::default();
        tally.left.insert(Cause::Interrupted, 1);
        Self {
            name: target.name.clone(),
            verdict: Verdict::Unknown,
            is_main: target.script.is_main,
            has_receiver: has_receiver(method),
            made_by_others: target.script.made_by_others,
            violations: Vec::new(),
            unconfirmed: Vec::new(),
            stopped_at_first: false,
            exhaustive: false,
            holds_from: HoldsFrom::Reached,
            preconditions: Vec::new(),
            reasons: reasons(&tally, &[], &Counters::default(), false),
            tally,
            solver: Counters::default(),
            ledger: Ledger::default(),
            models: Vec::new(),
            widened: Vec::new(),
            time: Duration::ZERO,
        }
    }

    /// Library calls that ended paths, with the number of those.
    pub fn unsupported(&self) -> Vec<(&str, u64)> {
        let found = self.tally.partial.iter().filter_map(|(cause, count)| match cause {
            Cause::Vm(Partial::Unsupported(what)) => Some((what.as_str(), *count)),
            _ => None,
        });
        found.collect()
    }

    /// What a bound cut off.
    pub fn cut_by(&self, option: &str) -> Vec<&Reason> {
        self.reasons.iter().filter(|r| r.option.as_deref() == Some(option)).collect()
    }
}

fn widened(bounds: Bounds, asked: Bounds) -> Vec<(&'static str, u32)> {
    let both = [("--text", bounds.text, asked.text), ("--array", bounds.array, asked.array)];
    both.into_iter().filter(|(_, bound, asked)| bound > asked).map(|(option, bound, _)| (option, bound)).collect()
}

pub fn has_receiver(method: &Method) -> bool {
    !method.is_static() && !method.is_constructor()
}

/// Ranked: first what is wrong with us or hides a violation; then what no amount of time helps against, the most
/// frequent first; then the ends of budgets.
fn reasons(tally: &Tally, unconfirmed: &[Violation], counters: &Counters, is_modelled: bool) -> Vec<Reason> {
    let mut ranked: Vec<(u32, Reason)> = Vec::new();
    let varies = tally.cut.iter().find(|cut| matches!(cut.beyond, Beyond::Runs | Beyond::Settings));
    for violation in unconfirmed {
        let why = match &violation.standing {
            Standing::Refuted(why) | Standing::Doubtful(why) => why.as_str(),
            _ => "it was not replayed",
        };
        let place = violation.place().map(|f| format!(" at {f}")).unwrap_or_default();
        let what = format!("{}{place} was predicted, but {why}", violation.exception);
        let advice = match &violation.in_vm {
            _ if matches!(violation.standing, Standing::Doubtful(_)) => {
                "if callers can make such an object, check a method that makes it and calls the target"
            }
            _ if is_modelled => "a model may allow more than the real code does: assume in it what that never does",
            Replayed::Failed(_) => "the inputs could not be replayed in the VM; --keep DIR to try them on the JVM",
            _ if varies.is_some() => "the replay depends on what is left out below, and may go another way each time",
            _ => "please report the program: the exploration and its replay disagree",
        };
        let advice = advice.to_string();
        ranked.push((0, Reason { kind: "replay", what, count: Some(violation.paths), advice, option: None }));
    }
    for what in &counters.disagreements {
        let advice = "please report the program: two decision procedures disagree".to_string();
        let what = format!("--solver-check: {what}");
        ranked.push((0, Reason { kind: "disagreement", what, count: None, advice, option: None }));
    }
    let mut counts: BTreeMap<&Cause, u64> = BTreeMap::new();
    for (cause, count) in tally.partial.iter().chain(&tally.left) {
        *counts.entry(cause).or_default() += count;
    }
    for (cause, count) in counts {
        let (rank, option) = rank(cause);
        let kind = cause.word();
        let advice = match (&option, cause) {
            (Some(option), _) => format!("raise {option}"),
            (None, Cause::Rebuild) => "please report the program".to_string(),
            (None, Cause::Solver(_)) => "narrow the inputs with assume, or check a smaller part".to_string(),
            (None, other) => other.advice().to_string(),
        };
        ranked.push((rank, Reason { kind, what: cause.to_string(), count: Some(count), advice, option }));
    }
    for what in &tally.cut {
        let option = option_in(what.what());
        let advice = option.as_ref().map_or_else(|| what.advice().to_string(), |option| format!("raise {option}"));
        ranked.push((1, Reason { kind: "cut", what: format!("left out: {what}"), count: None, advice, option }));
    }
    ranked.sort_by(|(rank_a, a), (rank_b, b)| {
        let count = |r: &Reason| std::cmp::Reverse(r.count.unwrap_or(0));
        (rank_a, count(a), &a.what).cmp(&(rank_b, count(b), &b.what))
    });
    ranked.into_iter().map(|(_, reason)| reason).collect()
}

/// Rank, and the option to raise.
fn rank(cause: &Cause) -> (u32, Option<String>) {
    let option = |name: &str| Some(name.to_string());
    match cause {
        Cause::Vm(Partial::Unsupported(_) | Partial::Malformed(_)) | Cause::Rebuild => (1, None),
        Cause::Vm(Partial::Bound(what)) => (1, option_in(what)),
        Cause::Vm(Partial::Depth) => (1, option("--max-depth")),
        Cause::Vm(Partial::Memory) => (1, option("--max-heap")),
        Cause::Loop(_) => (1, option("--loops")),
        Cause::Forks(_) => (1, option("--forks")),
        Cause::Steps(_) => (1, option("--steps-per-path")),
        Cause::Solver(crate::solver::Why::Limit) => (1, option("--solver-limit")),
        Cause::Solver(_) => (1, None),
        Cause::Memory => (2, option("--max-memory")),
        Cause::Time => (2, option("--budget")),
        Cause::Paths => (2, option("--paths")),
        Cause::Interrupted => (2, None),
    }
}

/// The option that a text about a bound names.
fn option_in(text: &str) -> Option<String> {
    text.split_whitespace().find(|word| word.starts_with("--")).map(str::to_string)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_ranked_by_what_helps() {
        let mut tally = Tally::default();
        tally.partial.insert(Cause::Vm(Partial::Unsupported("a.B.c".into())), 2);
        tally.partial.insert(Cause::Loop(3), 7);
        tally.left.insert(Cause::Time, 900);
        tally.cut.insert(LeftOut::new(Beyond::Calls, "receivers after more than --steps 1 calls"));
        let long = "arrays longer than --array 6";
        tally.partial.insert(Cause::Vm(Partial::Bound(long.into())), 1);
        let found = reasons(&tally, &[], &Counters::default(), false);
        let kinds: Vec<&str> = found.iter().map(|r| r.kind).collect();
        assert_eq!(kinds, ["loops", "unsupported", "bound", "cut", "time"]);
        assert_eq!(found[0].advice, "raise --loops");
        assert_eq!(found[2].advice, "raise --array");
        assert_eq!(found[3].option.as_deref(), Some("--steps"));
        assert_eq!((found[4].count, found[4].advice.as_str()), (Some(900), "raise --budget"));
    }
}

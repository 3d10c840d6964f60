//! How `obligato check` comes to its verdict on one target: explorations one after the other, each for what the ones before it left open.
//!
//! First the target as a caller uses it, by as many workers as are asked for; then, where that is open for what state or
//! objects could be like, proofs from any state and from what classes keep true; at last inputs and calls beyond, where only
//! violations count. Invariant: what an exploration beyond the first does not find says nothing.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::check::{CheckArguments, targets};
use super::progress::Progress;
use crate::analysis::invariants::Invariants;
use crate::explore::bounds::Parts;
use crate::explore::check::{Checker, OnJvm};
use crate::explore::composing;
use crate::explore::engine::{Compose, Engine, Limits};
use crate::explore::further;
use crate::explore::input::InputSet;
use crate::explore::kept;
use crate::explore::ledger::Ledger;
use crate::explore::replay::Replays;
use crate::explore::report::{HoldsFrom, Part, TargetReport, has_receiver};
use crate::explore::script::{Receiver, Script};
use crate::explore::tally::{Cause, Tally};
use crate::explore::target::{self, Target};
use crate::explore::widening::Widening;
use crate::explore::witness::Witness;
use crate::explore::workers::{self, Exchange};
use crate::interp::{Bounds, Config, Vm};
use crate::program::{ClassPath, Jdk, Program};
use crate::search;
use crate::solver::{self, Solver};
use crate::testgen::Callers;
use crate::testgen::jvm::Jvm;
use crate::util::InputError;
use crate::util::error::Result;

/// Paths with unusual inputs that are tried, and the part of the time that is left for them.
const MOST_UNUSUAL: u64 = 500;
const UNUSUAL_SHARE: u32 = 4;
/// The part of the time that is left in which it is looked for what classes keep true.
const KEPT_SHARE: u32 = 4;
/// Paths through further sequences of calls that are tried, the part of the budget for them, and the part that is kept for
/// them as soon as it is known that there are some.
const MOST_FURTHER: u64 = 2_000;
const FURTHER_SHARE: u32 = 4;
const FURTHER_SPARE: u32 = 8;

/// What an exploration relied on of what classes keep true.
fn holds_from(kept: &Invariants, tally: &Tally) -> HoldsFrom {
    let words: Vec<String> = tally.relied_on.iter().flat_map(|class| kept.kept_by(class)).collect();
    if words.is_empty() { HoldsFrom::Reached } else { HoldsFrom::Kept(words) }
}

/// Is told what was explored, and how many states wait.
type Update<'a> = &'a mut dyn FnMut(&Tally, usize);

/// What a proof assumes besides, and the states that it is about.
type Proof = (BTreeSet<String>, HoldsFrom);

/// How an exploration begins.
#[derive(Clone, Default)]
struct Begins {
    /// It is the first of its workers: it has the beginning of the script.
    is_first: bool,
    /// What classes keep true of their private fields, where inputs are to be like that.
    kept: Option<Rc<Invariants>>,
    /// Sizes of unknown inputs, where they are not those that were asked for.
    bounds: Option<Bounds>,
    /// Whether they may be widened.
    widens: bool,
}

impl Begins {
    fn first() -> Self {
        Self { is_first: true, ..Self::default() }
    }
}

pub struct Run<'a> {
    pub arguments: &'a CheckArguments,
    pub solver: solver::Options,
    pub jdk: PathBuf,
    pub classpath: String,
    pub config: Config,
    pub jvm: Option<Jvm>,
    pub stop: Arc<AtomicBool>,
    /// The name of the last target.
    pub last: String,
}

impl Run<'_> {
    pub fn explore(&self, vm: &Vm, target: &Target) -> TargetReport {
        let started = Instant::now();
        let method = vm.program.method(target.script.target);
        if self.stop.load(Ordering::Relaxed) {
            return TargetReport::not_started(target, method);
        }
        let arguments = self.arguments;
        let style = arguments.exploring.progress_style();
        let progress = Progress::start(style, &target.name, arguments.budget());
        let mut update = |tally: &Tally, waiting: usize| {
            progress.update(tally.finished(), waiting as u64);
        };
        let mut part = self.by_all_workers(vm, target, started, &mut update);
        if part.is_open_for_objects()
            && let Some(among_whole) = self.among_whole_objects(vm, target, started)
        {
            part = among_whole;
        }
        let is_built = has_receiver(method) && target.script.receiver != Receiver::Any;
        if part.is_open_for_state(is_built) {
            let proved = self.proof_for_any_state(vm, target, started);
            if let Some((scope, state)) = proved.or_else(|| self.proof_by_what_is_kept(vm, target, started)) {
                part.tally.cut.clear();
                part.tally.partial.clear();
                part.tally.scope.extend(scope);
                part.holds_from = state;
            }
        }
        if part.is_open_for_unusual_inputs() {
            self.try_unusual(vm, target, started, &mut part);
        }
        if part.violations.is_empty() || arguments.all {
            self.try_further(vm, target, started, &mut part);
        }
        let interrupted = self.stop.load(Ordering::Relaxed);
        let report = TargetReport::new(target, vm, part, arguments.all, interrupted, started.elapsed());
        drop(progress);
        report
    }

    /// The target as a caller uses it.
    fn by_all_workers(&self, vm: &Vm, target: &Target, started: Instant, update: Update) -> Part {
        let (jobs, name) = (self.arguments.jobs, target.name.as_str());
        let exchange = Exchange::new(jobs);
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..jobs).map(|_| scope.spawn(|| self.help(name, &exchange, started))).collect();
            let mut part = self.work(vm, target, Begins::first(), &exchange, started, update);
            for other in others {
                match other.join() {
                    Ok(other) => part.add(other),
                    // What a broken worker had taken up is not explored.
                    Err(_) => *part.tally.left.entry(Cause::Rebuild).or_default() += 1,
                }
            }
            part
        })
    }

    /// Whether nothing can go wrong even if the receiver's fields and static fields hold anything. What goes wrong then need
    /// not: no calls may lead there.
    ///
    /// The scope of the proof, if there is one.
    fn proof_for_any_state(&self, vm: &Vm, target: &Target, started: Instant) -> Option<Proof> {
        self.proof_from(vm, target, None, started)
    }

    /// The same if fields hold what their classes let them hold: see `explore::kept`.
    fn proof_by_what_is_kept(&self, vm: &Vm, target: &Target, started: Instant) -> Option<Proof> {
        let kept = self.kept(vm, target, started)?;
        self.proof_from(vm, target, Some(kept), started)
    }

    fn kept(&self, vm: &Vm, target: &Target, started: Instant) -> Option<Rc<Invariants>> {
        let left = self.arguments.budget().saturating_sub(started.elapsed());
        let until = Instant::now() + left / KEPT_SHARE;
        kept::invariants(vm, &target.script, &self.arguments.exploring.solver(), Some(until))
    }

    /// What is found where the objects among the inputs are as their classes keep them. None if that is not known, or if there is
    /// no time to tell.
    fn among_whole_objects(&self, vm: &Vm, target: &Target, started: Instant) -> Option<Part> {
        if target.script.receiver == Receiver::Any && !target.script.made_by_others {
            return None;
        }
        let kept = self.kept(vm, target, started)?;
        let begins = Begins { kept: Some(Rc::clone(&kept)), ..Begins::first() };
        let mut part = self.work(vm, target, begins, &Exchange::new(1), started, &mut |_, _| {});
        if part.violations.is_empty() && !part.tally.left.is_empty() {
            return None;
        }
        part.holds_from = holds_from(&kept, &part.tally);
        Some(part)
    }

    fn proof_from(&self, vm: &Vm, target: &Target, kept: Option<Rc<Invariants>>, started: Instant) -> Option<Proof> {
        let script = Script {
            any_statics: true,
            symbolic_statics: target.script.symbolic_statics,
            is_main: target.script.is_main,
            preconditions: target.script.preconditions.clone(),
            ..Script::new(target.script.target, Receiver::Any)
        };
        let any = Target { name: target.name.clone(), script };
        let begins = Begins { kept: kept.clone(), ..Begins::first() };
        let part = self.work(vm, &any, begins, &Exchange::new(1), started, &mut |_, _| {});
        let tally = &part.tally;
        let ran = !tally.is_vacuous() && !tally.has_dropped_all() && tally.exhaustive();
        let proved = part.violations.is_empty() && part.unconfirmed.is_empty() && ran;
        let state = kept.map_or(HoldsFrom::AnyState, |kept| holds_from(&kept, &part.tally));
        proved.then_some((part.tally.scope, state))
    }

    /// Looks for violations among what was left out: classes that a caller writes, unusual classes of the library, objects of
    /// the program itself.
    fn try_unusual(&self, vm: &Vm, target: &Target, started: Instant, part: &mut Part) {
        let left = self.arguments.budget().saturating_sub(started.elapsed()) / UNUSUAL_SHARE;
        let limits = Limits { paths: Some(MOST_UNUSUAL), ..self.arguments.exploring.limits(left) };
        self.try_beyond(vm, target, target::unusual(vm, &target.script), limits, started, part);
    }

    /// Looks for violations after calls that throw, and after calls for static fields: see `explore::further`.
    fn try_further(&self, vm: &Vm, target: &Target, started: Instant, part: &mut Part) {
        let budget = self.arguments.budget();
        let until = budget.min(started.elapsed() + budget / FURTHER_SHARE);
        for script in further::scripts(vm, &target.script, &part.tally.cut) {
            let limits = self.arguments.exploring.limits(until.saturating_sub(started.elapsed()));
            let paths = limits.paths.map_or(MOST_FURTHER, |most| most.min(MOST_FURTHER));
            let limits = Limits { paths: Some(paths), ..limits };
            self.try_beyond(vm, target, script, limits, started, part);
            if !part.violations.is_empty() && !self.arguments.all {
                return;
            }
        }
    }

    /// Looks for violations of the target by another script. What is found was replayed; finding nothing says nothing.
    fn try_beyond(&self, vm: &Vm, target: &Target, script: Script, limits: Limits, started: Instant, part: &mut Part) {
        let beyond = Target { name: target.name.clone(), script };
        let begins = (limits, Begins::first());
        let found = self.work_within(vm, &beyond, begins, &Exchange::new(1), started, &mut |_, _| {});
        part.solver.add(&found.solver);
        part.add_violations(found.violations);
    }

    /// Another worker: with its own program, which finds the target again by its name.
    fn help(&self, name: &str, exchange: &Exchange, started: Instant) -> Part {
        let program = || -> Result<(Vm, Target)> {
            let jdk = Jdk::open(&self.jdk)?;
            let classpath = ClassPath::open(&self.classpath, jdk.feature())?;
            let vm = Vm::new(Program::new(jdk, classpath), self.config.clone(), crate::models::registry())
                .map_err(|e| InputError::usage(e.message))?;
            let target = targets(&vm, self.arguments)?.into_iter().find(|t| t.name == name);
            let target = target.ok_or_else(|| InputError::usage(format!("{name} was not found again")))?;
            Ok((vm, target))
        };
        match program() {
            Ok((vm, target)) => self.work(&vm, &target, Begins::default(), exchange, started, &mut |_, _| {}),
            // The others go on without.
            Err(_) => {
                exchange.retire();
                Part::default()
            }
        }
    }

    /// Explores, and once more wherever wider bounds are of use.
    fn work(
        &self,
        vm: &Vm,
        target: &Target,
        begins: Begins,
        exchange: &Exchange,
        started: Instant,
        update: Update,
    ) -> Part {
        let mut begins = Begins { widens: self.arguments.jobs == 1, ..begins };
        loop {
            let left = self.arguments.budget().saturating_sub(started.elapsed());
            let spare = self.arguments.budget() / FURTHER_SPARE;
            let limits = Limits { spare, ..self.arguments.exploring.limits(left) };
            let part = self.work_within(vm, target, (limits, begins.clone()), exchange, started, &mut *update);
            let found = !part.violations.is_empty() || !part.unconfirmed.is_empty();
            let is_over = found || self.stop.load(Ordering::Relaxed) || started.elapsed() >= self.arguments.budget();
            match part.wider.filter(|_| !is_over) {
                Some(wider) => begins.bounds = Some(wider),
                None => return part,
            }
        }
    }

    fn work_within(
        &self,
        vm: &Vm,
        target: &Target,
        (limits, begins): (Limits, Begins),
        exchange: &Exchange,
        started: Instant,
        update: Update,
    ) -> Part {
        let arguments = self.arguments;
        // The names were checked with the arguments.
        let strategy = || {
            let named = search::strategy(arguments.strategy(), arguments.exploring.seed);
            named.unwrap_or_else(|| (search::STRATEGIES[0].2)(arguments.exploring.seed))
        };
        let options = &self.solver;
        Ledger::clear(vm);
        let started_with = |limits: Limits, options: &solver::Options| {
            let mut engine = Engine::new(vm, &target.script, strategy(), Solver::new(options), limits);
            engine.kept = begins.kept.clone();
            engine.bounds = begins.bounds;
            engine
        };
        let compose = match arguments.compose() {
            Compose::Auto if !composing::is_given_values(vm, &target.script) => Compose::Off,
            compose => compose,
        };
        let first = if compose == Compose::Always { compose } else { Compose::Off };
        let mut engine = started_with(Limits { compose: first, ..limits.clone() }, options);
        let on_jvm = |witness: &Witness, until: Instant| match &self.jvm {
            Some(jvm) => jvm.replay(&target.name, witness, until, &self.stop),
            None if arguments.no_jvm => OnJvm::NotRun("--no-jvm".into()),
            None => OnJvm::NotRun("the JDK has no java".into()),
        };
        let is_main = target.script.is_main;
        let until = Some(started + arguments.budget());
        let callers = Callers {
            vm,
            class: &vm.program.class(vm.program.method(target.script.target).class).name,
            any_receiver: target.script.receiver == Receiver::Any && !target.script.made_by_others,
            until,
            stop: &self.stop,
        };
        let by_calls = |inputs: &InputSet| callers.make(inputs);
        let replays = Replays::beside(vm);
        let mut nobody = [|_: &Tally, _: usize| {}; composing::EFFORTS.len()];
        let checker = |update| {
            let mut checker = Checker::new(arguments.property(), &replays, &target.name, is_main, update);
            checker.all = arguments.all;
            checker.until = until;
            checker.on_jvm = Some(&on_jvm);
            checker.by_calls = Some(&by_calls);
            // The texts were checked with the arguments.
            checker.bounds = Parts::watch(vm, &arguments.bound).unwrap_or_default();
            checker.widening = begins.widens.then(Widening::default);
            checker
        };
        let mut checked = checker(update);
        if compose == Compose::Auto {
            let begun = Instant::now();
            if composing::begin(&mut engine, &mut checked, &self.stop) {
                for (effort, ignore) in composing::EFFORTS.into_iter().zip(&mut nobody) {
                    let options = solver::Options { limit: options.limit.saturating_mul(effort), ..options.clone() };
                    let time = limits.time.map(|time| time.saturating_sub(begun.elapsed()));
                    let mut merging = started_with(Limits { compose, time, ..limits.clone() }, &options);
                    let mut merged = checker(ignore);
                    let half = time.map(|time| time / 2);
                    let (many, single) = ((&mut merging, &mut merged as _), (&mut engine, &mut checked as _));
                    let over = composing::is_over_first(many, single, half, &self.stop);
                    let is_confirmed = merged.unconfirmed.is_empty();
                    let is_wider = merged.widening.as_ref().is_some_and(|widening| widening.wanted.is_some());
                    let found = !merged.violations.is_empty();
                    if over && is_confirmed && (is_wider || composing::settles(&merging, found)) {
                        return Part::new(&merging, merged);
                    }
                    if !over || !composing::wants_effort(&merging) {
                        break;
                    }
                }
            }
        }
        workers::work(&mut engine, begins.is_first && compose != Compose::Auto, exchange, &mut checked, &self.stop);
        let part = Part::new(&engine, checked);
        if self.last == target.name {
            engine.leave();
        }
        part
    }
}

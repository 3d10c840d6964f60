//! Both versions on all inputs: the new one is explored, and at the end of each of its paths the old one is explored with
//! what that path assumed about the inputs. So every pair of paths that some input takes is met once, and the two ends
//! are compared as terms.
//!
//! Invariants: what is not compared is counted in `reasons`; without any, and with nothing found, the versions are
//! equivalent. What is found was seen again in concrete runs of both.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use super::congruence::unify;
use super::effects;
use super::made::by_calls;
use super::printed::same_output;
use super::same::{Comparison, Kind, Point, Side};
use super::touch::{Touched, Trace};
use super::twins::{called_on, counterpart, ends, initialised, loaded, mentions_no_object};
use super::why::Why;
use crate::analysis::diff::Changes;
use crate::analysis::invariants::Invariants;
use crate::explore::cuts::Cuts;
use crate::explore::engine::{Compose, Ended, Engine, Given, Limits, Listener, Notes, Wish};
use crate::explore::replay::{Replays, Seen};
use crate::explore::script::{Script, Stage, parameter_names};
use crate::explore::tally::{PathEnd, Tally};
use crate::explore::target::Target;
use crate::explore::witness::{Witness, apart, inputs, witness};
use crate::expr::{EvalCache, TermId, Terms, eval_bool};
use crate::interp::Vm;
use crate::interp::merge::Merging;
use crate::program::Origin;
use crate::search;
use crate::solver::{Answer, Model, Solver};
use crate::state::{Event, State};
use crate::testgen::world::World;
use crate::testgen::{Draft, capture_with};
use crate::util::ClassId;
use crate::world::ToldApart;

/// Differences of one cause that are run without showing it.
const MOST_TRIES: u64 = 3;
/// Pairs of paths without a new difference after which no others are looked for.
const WITHOUT_NEWS: u64 = 400;
const NOT_SHOWN: &str = "a difference that a run does not show";
pub const NOT_MADE: &str = "it differs for an object of which it is not known whether a caller can make one";

/// One version as it is explored and as it is run.
#[derive(Clone, Copy)]
pub struct Version<'v> {
    pub vm: &'v Vm,
    pub replays: &'v Replays<'v>,
}

/// Inputs on which the versions do different things, seen in runs of both.
#[derive(Clone, Debug)]
pub struct Found {
    pub kind: Kind,
    /// What differs: `result`, `this`, `pkg.Foo.count`.
    pub what: Vec<String>,
    pub witness: Witness,
    /// Classes whose static fields count, by their Java names.
    pub statics: Vec<String>,
    pub old: Seen,
    pub new: Seen,
    /// Changed lines that the runs go through: class and line.
    pub old_lines: Lines,
    pub new_lines: Lines,
    /// For a test; `Err`: why there is none.
    pub draft: Result<Draft, String>,
    /// Pairs of paths that differ in the same way.
    pub count: u64,
}

/// Classes, by their internal names, and lines.
pub type Lines = BTreeSet<(Rc<str>, u32)>;

/// What tells differences apart: what differs, how the runs end, and the changed lines that they go through.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Cause {
    kind: Kind,
    what: Vec<String>,
    ends: [String; 2],
    lines: [Lines; 2],
}

/// Compares one method of two versions.
pub struct Product<'a> {
    pub old: Version<'a>,
    pub new: Version<'a>,
    pub target: &'a Target,
    pub limits: Limits,
    pub until: Instant,
    pub stop: &'a AtomicBool,
    /// What tells which changed lines the old and the new version go through.
    pub touched: Option<(&'a Touched, &'a Touched)>,
    pub changes: Option<&'a Changes>,
    pub progress: &'a mut dyn FnMut(u64, usize),
    pub found: Vec<Found>,
    /// Pairs of paths that were compared when the last was found.
    newest: u64,
    /// What was not compared, and how often.
    pub reasons: BTreeMap<Why, u64>,
    pub scope: BTreeSet<String>,
    /// Classes whose objects were taken to be whole.
    pub relied_on: BTreeSet<String>,
    /// Classes whose methods differ; and those of which others than the target do, so that their objects may be made otherwise.
    pub differing: BTreeSet<Rc<str>>,
    pub made_otherwise: BTreeSet<Rc<str>>,
    /// What the program tells apart that counts as the same.
    pub told_apart: ToldApart,
    /// Classes whose objects have other types.
    pub retyped: BTreeSet<Rc<str>>,
    /// Functions that stand for themselves and may never end.
    pub may_not_end: BTreeSet<Rc<str>>,
    /// Pairs of paths.
    pub compared: u64,
    /// Loops of the old version that are cut, as those of the new one are: a proof by induction, which finds no
    /// differences but says which variables are not in step.
    pub cuts: Option<Cuts>,
    /// What the classes of the old version keep true of the objects that are passed, where that is assumed.
    pub kept: Option<Rc<Invariants>>,
    /// Loop and variable.
    pub out_of_step: BTreeSet<(u32, usize)>,
    /// How often each was tried, and where it is in `found`.
    causes: BTreeMap<Cause, (u64, Option<usize>)>,
    spare: Option<Solver>,
}

impl<'a> Product<'a> {
    pub fn new(
        old: Version<'a>,
        new: Version<'a>,
        target: &'a Target,
        limits: Limits,
        until: Instant,
        stop: &'a AtomicBool,
        progress: &'a mut dyn FnMut(u64, usize),
    ) -> Self {
        Self {
            old,
            new,
            target,
            limits,
            until,
            stop,
            touched: None,
            changes: None,
            progress,
            found: Vec::new(),
            newest: 0,
            reasons: BTreeMap::new(),
            scope: BTreeSet::new(),
            relied_on: BTreeSet::new(),
            compared: 0,
            differing: BTreeSet::new(),
            made_otherwise: BTreeSet::new(),
            told_apart: ToldApart::default(),
            retyped: BTreeSet::new(),
            may_not_end: BTreeSet::new(),
            cuts: None,
            kept: None,
            out_of_step: BTreeSet::new(),
            causes: BTreeMap::new(),
            spare: Some(Solver::new(&crate::solver::Options::default())),
        }
    }

    fn reason(&mut self, why: impl Into<Why>) {
        *self.reasons.entry(why.into()).or_default() += 1;
    }

    /// What an exploration of either version left out.
    pub fn take_tally(&mut self, tally: &Tally) {
        for (cause, count) in tally.partial.iter().chain(&tally.left) {
            *self.reasons.entry(Why::Cause(cause.clone())).or_default() += count;
        }
        for cut in &tally.cut {
            self.reasons.entry(cut.clone().into()).or_insert(1);
        }
        self.scope.extend(tally.scope.iter().cloned());
        self.relied_on.extend(tally.relied_on.iter().cloned());
    }

    /// The old version's script that makes the calls which this path made.
    fn script(&self, stage: &Stage) -> Result<Script, String> {
        // The target itself is the last call, if the path got there.
        let before = stage.calls.len().saturating_sub(usize::from(stage.at_target));
        let class = called_on(self.target);
        let mut names = BTreeMap::new();
        let mut calls = Vec::new();
        for (i, call) in stage.calls.iter().enumerate() {
            let method = self.new.vm.program.method(call.method);
            let twin = counterpart(self.new.vm, self.old.vm, method, class.as_deref())?;
            names.insert(twin, parameter_names(self.new.vm, method));
            if i < before {
                calls.push(twin);
            }
        }
        let target = self.new.vm.program.method(self.target.script.target);
        let target = counterpart(self.new.vm, self.old.vm, target, class.as_deref())?;
        Ok(Script {
            is_main: self.target.script.is_main,
            on: self.target.script.on.and_then(|id| self.in_old(id)),
            symbolic_statics: self.target.script.symbolic_statics,
            fixed: Some(calls),
            idle_steps: true,
            names,
            ..Script::new(target, self.target.script.receiver)
        })
    }

    /// A class of the new version in the old one.
    fn in_old(&self, class: ClassId) -> Option<ClassId> {
        self.old.vm.program.load(&self.new.vm.program.class(class).name).ok()
    }

    fn follow(&mut self, path: &mut Ended<'_>) -> Result<(), String> {
        mentions_no_object(path.terms, &path.state.path.constraints)?;
        let script = self.script(path.stage)?;
        let given = Given {
            path: path.state.path.clone(),
            model: path.model.clone(),
            doubtful: path.doubtful,
            order: path.state.inputs.order.clone(),
            applied: path.state.inputs.applied.clone(),
        };
        let time = self.until.saturating_duration_since(Instant::now());
        let limits = Limits { time: Some(time), ..self.limits.clone() };
        let strategy = search::strategy("dfs", 0).ok_or("no strategy")?;
        let solver = self.spare.take().ok_or("a solver is missing")?;
        let mut engine = Engine::new(self.old.vm, &script, strategy, solver, limits);
        std::mem::swap(&mut engine.terms, path.terms);
        std::mem::swap(&mut engine.solver, path.solver);
        engine.kept = self.kept.clone();
        engine.start_with(&given);
        engine.cuts = self.cuts.clone();
        let stop = self.stop;
        let first = First {
            side: Side { vm: self.new.vm, state: path.state },
            stage: path.stage,
            end: path.end,
            is_main: script.is_main,
            lines: self.touched.map(|(_, new)| new.lines(path.notes)).unwrap_or_default(),
            changed: self.touched.is_some_and(|(_, new)| new.is_changed(path.notes)),
            effects: self.touched.map(|(_, new)| new.effects(path.notes)).unwrap_or_default(),
        };
        let mut second = Second { product: self, first };
        while engine.step(&mut second, stop) {}
        engine.give_up(&mut second);
        std::mem::swap(&mut engine.terms, path.terms);
        std::mem::swap(&mut engine.solver, path.solver);
        let tally = std::mem::take(&mut engine.tally);
        self.spare = Some(engine.solver);
        self.take_tally(&tally);
        Ok(())
    }
}

impl Product<'_> {
    /// Whether it is long since a new difference was found.
    fn has_found_enough(&self) -> bool {
        !self.found.is_empty() && self.compared - self.newest > WITHOUT_NEWS.max(self.newest)
    }
}

impl Listener for Product<'_> {
    fn begin(&mut self) -> Option<Rc<dyn Notes>> {
        self.touched.map(|_| Rc::new(Trace::default()) as Rc<dyn Notes>)
    }

    fn told(&mut self, notes: Option<&mut dyn Notes>, events: &[Event]) {
        note(notes, events);
    }

    fn ended(&mut self, path: &mut Ended<'_>) -> Wish {
        match path.end {
            PathEnd::Pruned(_) | PathEnd::Partial(_) => return Wish::GoOn,
            PathEnd::Assumed if !path.state.inputs.assumed_away => return Wish::GoOn,
            PathEnd::Assumed
            | PathEnd::NotBuilt
            | PathEnd::Returned(_)
            | PathEnd::Threw(_)
            | PathEnd::AssertionFailed(_)
            | PathEnd::Exited(_)
            | PathEnd::Looped => {}
        }
        if let Err(why) = self.follow(path) {
            self.reason(why);
        }
        if self.has_found_enough() {
            self.reason("other differences, which were looked for no longer".to_string());
            return Wish::Stop;
        }
        Wish::GoOn
    }

    fn merging(&self) -> Merging {
        merging(&self.limits)
    }

    fn progress(&mut self, _: &Tally, waiting: usize) -> Wish {
        (self.progress)(self.compared, waiting);
        Wish::GoOn
    }
}

/// What is printed and asked for counts.
fn merging(limits: &Limits) -> Merging {
    if limits.compose == Compose::Off { Merging::No } else { Merging::Exactly }
}

/// The end of a path of the new version.
struct First<'a> {
    side: Side<'a>,
    stage: &'a Stage,
    end: &'a PathEnd,
    is_main: bool,
    lines: Lines,
    /// It went through something that differs.
    changed: bool,
    effects: BTreeSet<String>,
}

/// Looks at the ends of the old version's paths.
struct Second<'p, 'a> {
    product: &'p mut Product<'a>,
    first: First<'p>,
}

fn note(notes: Option<&mut dyn Notes>, events: &[Event]) {
    if let Some(trace) = notes.and_then(|n| n.of_mut::<Trace>()) {
        trace.add(events);
    }
}

impl Listener for Second<'_, '_> {
    fn begin(&mut self) -> Option<Rc<dyn Notes>> {
        self.product.touched.map(|_| Rc::new(Trace::default()) as Rc<dyn Notes>)
    }

    fn told(&mut self, notes: Option<&mut dyn Notes>, events: &[Event]) {
        note(notes, events);
    }

    fn ended(&mut self, path: &mut Ended<'_>) -> Wish {
        match path.end {
            PathEnd::Pruned(_) | PathEnd::Partial(_) => return Wish::GoOn,
            PathEnd::Assumed if !path.state.inputs.assumed_away => return Wish::GoOn,
            _ => {}
        }
        self.product.compared += 1;
        if let Err(why) = self.compare(path) {
            self.product.reason(why);
        }
        Wish::GoOn
    }

    fn merging(&self) -> Merging {
        merging(&self.product.limits)
    }
}

impl Second<'_, '_> {
    fn compare(&mut self, path: &mut Ended<'_>) -> Result<(), String> {
        match (self.first.end, path.end) {
            (PathEnd::NotBuilt, PathEnd::NotBuilt) | (PathEnd::Assumed, PathEnd::Assumed) => return Ok(()),
            (PathEnd::Assumed, _) | (_, PathEnd::Assumed) => {
                return Err("inputs that only one version assumes not to come".into());
            }
            (PathEnd::NotBuilt, _) | (_, PathEnd::NotBuilt) => {
                return Err("receivers that only one version can build".into());
            }
            _ => {}
        }
        let second = Side { vm: path.vm, state: path.state };
        let (mut points, mut gap, classes) = self.points(path.terms, second, path.stage, path.end);
        if self.product.cuts.is_some() {
            return self.keep_step(path, points, gap);
        }
        gap = gap.or_else(|| self.other_message(path));
        let parts: Vec<TermId> = points.iter().map(|p| p.same).collect();
        let same = path.terms.all_of(&parts);
        let constraints = &path.state.path.constraints;
        let model = Some(path.model).filter(|_| !path.doubtful);
        let same = unify(path.terms, path.solver, constraints, model, same);
        let differs = path.terms.not(same);
        let answer = match path.terms.as_const(differs).and_then(|c| c.as_bool()) {
            Some(false) => Answer::Unsat,
            _ => path.solver.check(path.terms, constraints, model, differs),
        };
        match answer {
            Answer::Unsat => self.note_effects(path),
            Answer::Sat(model) => {
                let mut cache = EvalCache::new();
                points.retain(|p| !eval_bool(path.terms, p.same, &model, &mut cache));
                gap = self.confirm(path, &points, differs, &model, &classes).err().or(gap);
            }
            Answer::Unknown(_) => {
                gap = gap.or_else(|| Some("the solver cannot tell whether the results differ".into()))
            }
        }
        gap.map_or(Ok(()), Err)
    }

    /// An exception of the program that makes its message itself, by code that differs.
    fn other_message(&self, path: &Ended<'_>) -> Option<String> {
        let changes = self.product.changes?;
        let sides = [(self.first.side, self.first.end), (side_of(path), path.end)];
        let says = ["getMessage", "getLocalizedMessage", "toString"];
        sides.into_iter().flat_map(|side| says.map(|name| (side, name))).find_map(|((side, end), name)| {
            let (PathEnd::Threw(exception) | PathEnd::AssertionFailed(exception)) = end else { return None };
            let program = &side.vm.program;
            let method = program.find_named(side.state.heap.class_of(*exception)?, name, "()Ljava/lang/String;")?;
            let owner = program.class(method.class);
            let own = matches!(owner.origin, Origin::App(_));
            let differs = own && !changes.same_deep(&owner.name, name, &method.descriptor);
            differs.then(|| format!("what {}.{name} says, which changed", owner.java_name()))
        })
    }

    /// Two ends that are the same say nothing about what the code that differs left elsewhere.
    fn note_effects(&mut self, path: &Ended<'_>) {
        let Some((old, _)) = self.product.touched else { return };
        if !self.first.changed && !old.is_changed(path.notes) {
            return;
        }
        let all: BTreeSet<String> = self.first.effects.iter().cloned().chain(old.effects(path.notes)).collect();
        for call in all {
            self.product.reason(effects::in_words(&call));
        }
    }

    /// One step of a proof by induction: everything must be the same, always.
    fn keep_step(&mut self, path: &mut Ended<'_>, points: Vec<Point>, gap: Option<String>) -> Result<(), String> {
        if let Some(gap) = gap {
            return Err(gap);
        }
        let (mine, theirs) = (self.first.side.state.cuts.clone(), path.state.cuts.clone());
        let in_step = mine.len() == theirs.len()
            && mine.iter().zip(theirs.iter()).all(|(x, y)| (x.number, x.again) == (y.number, y.again));
        if !in_step {
            return Err("loops that do not keep in step".into());
        }
        if let Some(function) = self.called_once(path.state) {
            return Err(format!("a call of {function}, which may never end, in one version only"));
        }
        let mut checks: Vec<(Option<(u32, usize)>, TermId)> = points.iter().map(|p| (None, p.same)).collect();
        let mut comparison = Comparison::new(path.terms, self.first.side, side_of(path));
        comparison.changes = self.product.changes;
        for (x, y) in mine.iter().zip(theirs.iter()) {
            for (i, (a, b)) in x.values.iter().zip(y.values.iter()).enumerate() {
                checks.push((Some((x.number, i)), comparison.values(*a, *b)));
            }
        }
        if let Some(gap) = comparison.take_gap() {
            return Err(gap);
        }
        let model = Some(path.model).filter(|_| !path.doubtful);
        for (variable, same) in checks {
            let constraints = &path.state.path.constraints;
            let same = unify(path.terms, path.solver, constraints, model, same);
            let differs = path.terms.not(same);
            if path.terms.as_const(differs).and_then(|c| c.as_bool()) == Some(false)
                || matches!(path.solver.check(path.terms, constraints, model, differs), Answer::Unsat)
            {
                continue;
            }
            match variable {
                Some(variable) => {
                    self.product.out_of_step.insert(variable);
                }
                None => return Err("results that may differ after a loop".into()),
            }
        }
        Ok(())
    }

    /// A function that may never end and that one version calls with what the other does not.
    fn called_once(&self, old: &State) -> Option<Rc<str>> {
        let new = self.first.side.state.inputs.applied.len();
        let calls = old.inputs.applied.iter().enumerate();
        let mut once = calls.filter(|(at, call)| *at >= new || !call.again).map(|(_, call)| &call.function);
        once.find(|function| self.product.may_not_end.contains(*function)).cloned()
    }

    /// Everything that a caller can see, the reason why something cannot be compared, and the classes whose static
    /// fields count.
    fn points(
        &self,
        terms: &mut Terms,
        second: Side<'_>,
        stage: &Stage,
        end: &PathEnd,
    ) -> (Vec<Point>, Option<String>, Vec<String>) {
        let mut points = Vec::new();
        let first = self.first.side;
        let mut comparison = Comparison::new(terms, first, second);
        comparison.differing = Some(&self.product.differing);
        comparison.retyped = Some(&self.product.retyped);
        comparison.told_apart = self.product.told_apart;
        comparison.changes = self.product.changes;
        points.extend(ends(&mut comparison, self.first.end, end));
        if self.first.stage.receiver.as_ref().is_some_and(|r| !r.is_null()) {
            let same = comparison.values(self.first.stage.receiver, stage.receiver);
            points.push(Point { kind: Kind::State, what: "this".into(), same });
        }
        let same = same_output(&mut comparison, first, second);
        points.push(Point { kind: Kind::Output, what: "output".into(), same });
        comparison.inputs(&mut points);
        let (names, late) = initialised(first, second);
        for name in &names {
            if let (Some(x), Some(y)) = (loaded(first.vm, name), loaded(second.vm, name)) {
                comparison.statics(x, y, &mut points);
            }
        }
        let mut gap = comparison.take_gap();
        // A class that only one of them used: the other has it as its initialiser leaves it.
        for (name, in_first) in &late {
            let one = if *in_first { first } else { second };
            let other = if *in_first { second.vm } else { first.vm };
            let (Some(x), Ok(y)) = (loaded(one.vm, name), other.program.load(name)) else { continue };
            let y = other.program.class(y);
            let mut ignore = |_: &Vm, _: &mut State| {};
            let mut world = World::new(other, &mut ignore);
            if world.initialize(y.id).is_err() {
                gap.get_or_insert_with(|| format!("the initialiser of {}", y.java_name()));
                continue;
            }
            let fresh = Side { vm: other, state: &world.state };
            let (sides, classes) = if *in_first { ([one, fresh], [x, y]) } else { ([fresh, one], [y, x]) };
            let mut comparison = Comparison::new(terms, sides[0], sides[1]);
            comparison.changes = self.product.changes;
            // It has terms of its own.
            comparison.foreign = [!*in_first, *in_first];
            comparison.statics(classes[0], classes[1], &mut points);
            gap = gap.or(comparison.take_gap());
        }
        let late = late.into_iter().map(|(name, _)| name);
        let classes = names.into_iter().chain(late).map(|name| name.replace('/', ".")).collect();
        (points, gap, classes)
    }

    /// Runs both versions on an input where they differ.
    fn confirm(
        &mut self,
        path: &mut Ended<'_>,
        points: &[Point],
        differs: TermId,
        model: &Model,
        classes: &[String],
    ) -> Result<(), String> {
        let kind = points.iter().map(|p| p.kind).min().unwrap_or(Kind::End);
        let what: Vec<String> = points.iter().map(|p| p.what.clone()).collect();
        let old_lines = self.product.touched.map(|(old, _)| old.lines(path.notes)).unwrap_or_default();
        let new_lines = self.first.lines.clone();
        let cause = Cause {
            kind,
            what: what.clone(),
            ends: [end_in_words(side_of(path), path.end), end_in_words(self.first.side, self.first.end)],
            lines: [old_lines.clone(), new_lines.clone()],
        };
        let known = self.product.causes.entry(cause.clone()).or_default();
        known.0 += 1;
        match *known {
            (_, Some(found)) => {
                if let Some(found) = self.product.found.get_mut(found) {
                    found.count += 1;
                }
                return Ok(());
            }
            (tries, None) if tries > MOST_TRIES => return Err(NOT_SHOWN.into()),
            _ => {}
        }
        let mut constraints = path.state.path.constraints.clone();
        constraints.push(differs);
        let model = apart(path, &mut constraints, model.clone());
        let model = path.solver.simple_model(path.terms, &constraints, &model);
        // What the old version looked at includes what the new one did.
        let mut witness = witness(path.vm, path.terms, path.state, path.stage, &model, self.first.is_main);
        let target = &self.product.target.name;
        let until = Some(self.product.until.max(Instant::now()) + std::time::Duration::from_millis(500));
        let run = |version: Version<'_>, witness: &Witness| version.replays.observe(target, witness, classes, until);
        let (mut old, mut new) = (run(self.product.old, &witness)?, run(self.product.new, &witness)?);
        if !old.differs(&new) {
            return Err(NOT_SHOWN.into());
        }
        let inputs = inputs(path.vm, path.terms, path.state, path.stage, &model, self.first.is_main);
        if inputs.has_objects() {
            let is_made_otherwise = inputs.has_objects_of(&self.product.made_otherwise);
            let Product { new: version, target, until, stop, .. } = &*self.product;
            witness = by_calls(*version, target, inputs, *until, stop).ok_or(NOT_MADE)?;
            (old, new) = (run(self.product.old, &witness)?, run(self.product.new, &witness)?);
            // What calls before the target left otherwise is not its difference.
            let is_its_own = old.end != new.end || !is_made_otherwise;
            if !is_its_own || !old.differs(&new) {
                return Err(NOT_MADE.into());
            }
        }
        let draft = capture_with(path, &model, self.first.is_main);
        let place = self.product.found.len();
        self.product.causes.insert(cause, (1, Some(place)));
        let statics = classes.to_vec();
        let found = Found { kind, what, witness, statics, old, new, old_lines, new_lines, draft, count: 1 };
        self.product.newest = self.product.compared;
        self.product.found.push(found);
        Ok(())
    }
}

fn end_in_words(side: Side<'_>, end: &PathEnd) -> String {
    match end {
        PathEnd::Returned(_) => "returns".into(),
        PathEnd::Threw(exception) | PathEnd::AssertionFailed(exception) => {
            let class = side.state.heap.class_of(*exception);
            class.map(|c| side.vm.program.class(c).java_name()).unwrap_or_default()
        }
        PathEnd::Exited(code) => format!("exit {code}"),
        _ => "not built".into(),
    }
}

fn side_of<'a>(path: &Ended<'a>) -> Side<'a> {
    Side { vm: path.vm, state: path.state }
}

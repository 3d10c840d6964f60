//! One method in two versions: equivalent for all inputs, different with inputs that show it, or unknown with reasons.

use std::cell::{OnceCell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::abstracted::Abstracted;
use super::declared::retyped;
use super::effects::{self, Effects};
use super::induction::{self, Plan};
use super::product::{Found, Lines, NOT_MADE, Product, Version};
use super::report::{Answer, Difference, Observed, TargetReport};
use super::same::Kind;
use super::same_code::begins_otherwise;
use super::sample::{Sampled, sample};
use super::targets::{self, shown};
use super::touch::Touched;
use super::twins::{called_on, counterpart};
use super::unusual::Unusual;
use super::why::Why;
use crate::analysis::diff::Version as Which;
use crate::analysis::diff::{Changes, ClassDiff, MethodDiff};
use crate::analysis::invariants::Invariants;
use crate::classfile::descriptor::top_level;
use crate::explore::composing;
use crate::explore::engine::{Compose, Engine, Limits};
use crate::explore::kept;
use crate::explore::readable::readable;
use crate::explore::replay::Seen;
use crate::explore::script::{Receiver, Script};
use crate::explore::tally::Cause;
use crate::explore::target::Target;
use crate::search;
use crate::solver::{Options, Solver};
use crate::testgen::jvm::Jvm;
use crate::util::MethodId;
use crate::world::{Beyond, LeftOut, ToldApart};

const NOT_CONFIRMED: &str = "not confirmed";
/// For the first difference, where the time is up.
const LAST_MOMENT: Duration = Duration::from_millis(700);
/// The part of the time that is left in which it is looked for what classes keep true.
const KEPT_SHARE: u32 = 4;
/// The part of the time in which unusual inputs are tried.
const FOR_UNUSUAL: f64 = 0.5;
/// What the comparison of one method needs.
pub struct Request<'a> {
    pub old: Version<'a>,
    pub new: Version<'a>,
    /// To see differences on the real JVM: the old version's and the new one's.
    pub jvms: Option<(&'a Jvm, &'a Jvm)>,
    pub changes: &'a Changes,
    pub limits: Limits,
    pub solver: Options,
    pub stop: &'a AtomicBool,
    /// When the first difference was run on the JVM.
    pub first_at: OnceCell<Instant>,
    /// What the program tells apart that counts as the same.
    pub told_apart: OnceCell<ToldApart>,
    /// Of the target that was asked for last: see [`effects::effects`].
    pub effects: RefCell<Option<(String, Rc<[Effects; 2]>)>>,
}

/// What was found out about one method.
pub struct Compared {
    pub report: TargetReport,
    pub found: Vec<Found>,
}

/// How two versions are explored.
#[derive(Clone, Copy)]
enum How<'p> {
    /// Pairs of paths, one by one, with what each goes through.
    Single,
    /// Ways that meet again go on as one.
    Merged,
    /// Loops are cut.
    ByInduction(&'p Plan),
    /// Pairs of paths, from objects that are as the classes of the new and the old version let them be.
    Whole(&'p [Rc<Invariants>; 2]),
}

impl Request<'_> {
    /// Compares one method until a point in time.
    pub fn compare(&self, target: &Target, until: Instant, progress: &mut dyn FnMut(u64, usize)) -> Compared {
        let mut report = TargetReport { target: target.name.clone(), ..TargetReport::default() };
        let method = self.new.vm.program.method(target.script.target);
        if let Err(why) = counterpart(self.new.vm, self.old.vm, method, called_on(target).as_deref()) {
            report.reasons.push((why, 1));
            return Compared { report, found: Vec::new() };
        }
        let target = &self.common(target);
        // One clock: shares of what there is, each to its own end.
        let (begin, whole) = (Instant::now(), until.saturating_duration_since(Instant::now()));
        let after = |share: f64| begin + whole.mul_f64(share);
        // Plain trials find quickly what is hard to compute for the solver.
        let usual = !target.script.unusual;
        let tried = usual.then(|| sample(self.old, self.new, target, after(0.1))).flatten();
        let tried = tried.and_then(|s| self.confirm(target, s, until));
        let mut seen = match usual {
            true => self.explore(target, after(0.25), How::Single, &mut BTreeSet::new(), progress),
            false => Outcome { reasons: BTreeMap::from([(other_receivers(target).into(), 0)]), ..Outcome::default() },
        };
        if usual && seen.found.is_empty() && tried.is_none() && !seen.reasons.is_empty() {
            self.prove(target, after(0.5), progress, &mut seen, &mut report);
        }
        let cut_short = |seen: &Outcome| {
            seen.reasons.contains_key(&Why::Cause(Cause::Time)) && seen.found.is_empty() && tried.is_none()
        };
        if cut_short(&seen) && composing::is_given_values(self.new.vm, &target.script) {
            self.merge(target, after(0.7), progress, &mut seen, &mut report);
        }
        if cut_short(&seen) {
            seen = self.explore(target, after(0.9), How::Single, &mut BTreeSet::new(), progress);
        }
        if seen.found.is_empty() && tried.is_none() && seen.reasons.contains_key(&Why::from(NOT_MADE.to_string())) {
            self.among_whole_objects(target, until, progress, &mut seen);
        }
        let free = seen.found.is_empty() && tried.is_none() && self.free_statics(target, until, progress, &mut seen);
        // Where only other receivers were left out, a proof takes any.
        let bounded = !seen.reasons.is_empty() && seen.reasons.keys().all(Why::is_about_state);
        if seen.found.is_empty() && bounded && matches!(target.script.receiver, Receiver::Built { .. }) {
            let mut any = Target { name: target.name.clone(), script: target.script.clone() };
            any.script.receiver = Receiver::Any;
            any.script.symbolic_statics |= free;
            let proof = self.explore(&any, until, How::Single, &mut BTreeSet::new(), progress);
            if proof.found.is_empty() && proof.reasons.is_empty() {
                seen.reasons.clear();
                report.from_equal_states = true;
                seen.compared += proof.compared;
                seen.scope.extend(proof.scope);
            }
        }
        report.from_equal_states |= free || target.script.receiver == Receiver::Any;
        if seen.found.is_empty() {
            seen.found.extend(tried);
        }
        if seen.found.is_empty() && seen.reasons.keys().any(Why::is_about_inputs) {
            let Request { old, new, solver, stop, .. } = self;
            let limits = Limits { follow_undecided: true, ..self.limits.clone() };
            let until = until.min(Instant::now() + whole.mul_f64(FOR_UNUSUAL));
            let unusual = Unusual { old: *old, new: *new, target, limits, solver, until, stop };
            seen.found.extend(unusual.find());
        }
        if seen.compared == 0 && seen.found.is_empty() && seen.reasons.is_empty() {
            seen.reasons.insert("no input was found that leads to it".to_string().into(), 1);
        }
        report.paths = seen.compared;
        report.scope = seen.scope.into_iter().collect();
        // Results before what only changes state, and what no test can make last.
        let rank = |kind: Kind| match kind {
            Kind::End | Kind::Result | Kind::Exception => 0,
            Kind::Output => 1,
            Kind::State => 2,
        };
        seen.found.sort_by_key(|found| (rank(found.kind), found.draft.is_err()));
        for found in std::mem::take(&mut seen.found) {
            let difference = self.difference(target, &found, until);
            // The JVM has the last word.
            if difference.on_jvm.starts_with(NOT_CONFIRMED) {
                *seen.reasons.entry("a difference that the JVM does not show".to_string().into()).or_default() += 1;
            } else {
                report.differences.push(difference);
                seen.found.push(found);
            }
        }
        let mut reasons: Vec<(String, u64)> = seen.reasons.into_iter().map(|(why, n)| in_words(why, n)).collect();
        reasons.extend(self.hidden_by_models(&report.scope).map(|method| (hidden(&method), 0)));
        // What has no number concerns everything.
        reasons.sort_by(|a, b| (b.1 == 0, b.1).cmp(&(a.1 == 0, a.1)).then_with(|| a.0.cmp(&b.0)));
        for advice in reasons.iter().filter_map(|(why, _)| advice(why)) {
            if !report.advice.contains(&advice) {
                report.advice.push(advice);
            }
        }
        report.reasons = reasons;
        (report.answer, report.because) = match (report.differences.len(), report.reasons.is_empty()) {
            (0, true) if !report.because.is_empty() => (Answer::Equivalent, report.because.clone()),
            (0, true) => (Answer::Equivalent, format!("all {} pairs of paths end in the same way", report.paths)),
            (0, false) => (Answer::Unknown, "not everything was compared".to_string()),
            (1, _) => (Answer::Different, "a difference was found".to_string()),
            (n, _) => (Answer::Different, format!("{n} differences were found")),
        };
        if report.answer == Answer::Equivalent {
            if !seen.kept.is_empty() {
                let kept: Vec<&str> = seen.kept.iter().map(String::as_str).collect();
                report.because += &format!(", as between calls {}", kept.join(", "));
            }
            let config = &self.new.vm.config;
            report.because += &config.world.in_words();
            report.because += &config.stand_ins.in_words(&report.scope);
        }
        Compared { report, found: seen.found }
    }

    /// The changed methods that a model stood for: nothing was seen of their change.
    fn hidden_by_models(&self, scope: &[String]) -> impl Iterator<Item = String> {
        let changed: BTreeSet<String> =
            self.changes.methods().flat_map(|diff| [&diff.old_key, &diff.new_key]).flatten().map(shown).collect();
        let used = self.new.vm.config.stand_ins.among(scope).into_iter().map(|model| model.method.clone());
        used.filter(move |method| changed.contains(method)).collect::<Vec<_>>().into_iter()
    }

    /// The target with the calls before it that both versions have.
    fn common(&self, target: &Target) -> Target {
        let class = called_on(target);
        let mut common = Target { name: target.name.clone(), script: target.script.clone() };
        let both = |id: &MethodId| {
            counterpart(self.new.vm, self.old.vm, self.new.vm.program.method(*id), class.as_deref()).is_ok()
        };
        common.script.constructors.retain(both);
        common.script.between.retain(both);
        if self.is_settled(&common) {
            common.script.between.clear();
        }
        common
    }

    /// Whether receivers stay as they were made: then no calls before the target matter.
    fn is_settled(&self, target: &Target) -> bool {
        let method = self.new.vm.program.method(target.script.target);
        if method.is_static() || method.is_constructor() {
            return true;
        }
        let class = called_on(target).unwrap_or_default();
        [self.old.vm, self.new.vm].iter().all(|vm| {
            let class = vm.program.load(&class).map(|id| vm.program.class(id));
            class.is_ok_and(|class| vm.world.is_immutable(&vm.program, class))
        })
    }

    /// Where only static fields of the target's class may have been changed before, a proof takes them as unknown.
    fn free_statics(
        &self,
        target: &Target,
        until: Instant,
        progress: &mut dyn FnMut(u64, usize),
        seen: &mut Outcome,
    ) -> bool {
        let is_static = |why: &Why| matches!(why, Why::LeftOut(what) if what.beyond == Beyond::Statics);
        if target.script.symbolic_statics || !seen.reasons.keys().any(is_static) {
            return false;
        }
        let mut free = Target { name: target.name.clone(), script: target.script.clone() };
        free.script.symbolic_statics = true;
        let proof = self.explore(&free, until, How::Single, &mut BTreeSet::new(), progress);
        let proved = proof.found.is_empty() && proof.reasons.keys().all(|why| seen.reasons.contains_key(why));
        if proved {
            seen.reasons.retain(|why, _| proof.reasons.contains_key(why));
            seen.compared += proof.compared;
            seen.scope.extend(proof.scope);
        }
        proved
    }

    /// Differences of objects that perhaps nobody makes are looked for among those that classes let there be.
    fn among_whole_objects(
        &self,
        target: &Target,
        until: Instant,
        progress: &mut dyn FnMut(u64, usize),
        seen: &mut Outcome,
    ) {
        let method = self.new.vm.program.method(target.script.target);
        let Ok(twin) = counterpart(self.new.vm, self.old.vm, method, called_on(target).as_deref()) else { return };
        let share = Instant::now() + until.saturating_duration_since(Instant::now()) / KEPT_SHARE;
        let kept =
            |version: Version<'_>, script: &Script| kept::invariants(version.vm, script, &self.solver, Some(share));
        let Some(new) = kept(self.new, &target.script) else { return };
        let Some(old) = kept(self.old, &Script::new(twin, target.script.receiver)) else { return };
        let kept = [new, old];
        let mut whole = self.explore(target, until, How::Whole(&kept), &mut BTreeSet::new(), progress);
        whole.kept =
            kept.iter().flat_map(|kept| whole.relied_on.iter().flat_map(|class| kept.kept_by(class))).collect();
        let is_settled = !whole.found.is_empty() || whole.reasons.keys().all(|why| seen.reasons.contains_key(why));
        if is_settled && whole.relied_on.iter().all(|class| self.keeps_the_same(class)) {
            *seen = whole;
        }
    }

    /// Whether what a class keeps true has nothing to do with the changes: nothing that its nest can run has changed. So both
    /// versions keep the same, and none of what changed runs while an object is not whole.
    fn keeps_the_same(&self, class: &str) -> bool {
        let nest = top_level(class);
        let files = self.changes.files(Which::New);
        let mut own = files.values().filter(|file| top_level(&file.name) == nest);
        let differs = |name: &str| {
            let names = |diff: &ClassDiff| diff.old_name.iter().chain(&diff.new_name).any(|other| **other == *name);
            self.changes.classes().iter().any(names)
        };
        !self.changes.classes().iter().any(begins_otherwise)
            && own.all(|file| {
                let mut methods = file.methods.iter();
                !differs(&file.name) && methods.all(|m| self.changes.same_deep(&file.name, &m.name, &m.descriptor))
            })
    }

    /// Runs both versions on an input that was tried.
    fn confirm(&self, target: &Target, sampled: Sampled, until: Instant) -> Option<Found> {
        let Sampled { kind, witness, draft } = sampled;
        let run = |version: Version<'_>| version.replays.observe(&target.name, &witness, &[], Some(until)).ok();
        let (old, new) = (run(self.old)?, run(self.new)?);
        let what = vec![kind.word().to_string()];
        let (old_lines, new_lines) = (Lines::new(), Lines::new());
        let statics = Vec::new();
        let found = Found { kind, what, witness, statics, old, new, old_lines, new_lines, draft, count: 1 };
        found.old.differs(&found.new).then_some(found)
    }

    /// A proof by induction over loops that both versions have; variables that are not in step are left out one after
    /// the other.
    fn prove(
        &self,
        target: &Target,
        until: Instant,
        progress: &mut dyn FnMut(u64, usize),
        seen: &mut Outcome,
        report: &mut TargetReport,
    ) {
        let functions = Abstracted::install(self.old.vm, self.new.vm, self.changes);
        let mut out_of_step = BTreeSet::new();
        while Instant::now() < until {
            let mut plan = induction::plan(self.old.vm, self.new.vm, self.changes, &out_of_step);
            plan.may_not_end.clone_from(&functions.may_not_end);
            if plan.loops == 0 && functions.names.is_empty() {
                break;
            }
            let known = out_of_step.len();
            plan.old.install(self.old.vm);
            plan.new.install(self.new.vm);
            let proof = self.explore(target, until, How::ByInduction(&plan), &mut out_of_step, progress);
            plan.old.remove(self.old.vm);
            plan.new.remove(self.new.vm);
            if out_of_step.len() > known {
                continue;
            }
            if proof.reasons.is_empty() && proof.found.is_empty() {
                seen.reasons = self.all_effects(target);
                seen.compared += proof.compared;
                seen.scope.extend(proof.scope);
                report.because = "the same, also in every iteration of loops (by induction)".to_string();
                report.abstracted.clone_from(&functions.names);
            } else {
                report.notes.extend(proof.reasons.keys().map(|why| format!("no proof by induction: {why}")));
            }
            break;
        }
        functions.remove(self.old.vm, self.new.vm);
    }

    /// Both versions once more, where ways that meet again go on as one in each. It settles everything, or nothing.
    fn merge(
        &self,
        target: &Target,
        until: Instant,
        progress: &mut dyn FnMut(u64, usize),
        seen: &mut Outcome,
        report: &mut TargetReport,
    ) {
        let mut merged = self.explore(target, until, How::Merged, &mut BTreeSet::new(), progress);
        if merged.found.is_empty() && !merged.reasons.is_empty() {
            return;
        }
        // No single path is followed.
        merged.reasons.extend(self.all_effects(target));
        merged.scope.append(&mut seen.scope);
        if merged.found.is_empty() {
            report.because =
                "the same on all ways through the code; those that meet again were taken as one".to_string();
        }
        *seen = merged;
    }

    /// Calls in the old and in the new version, from the target on, that leave something where nothing is compared.
    fn effects(&self, target: &Target) -> Rc<[Effects; 2]> {
        let mut known = self.effects.borrow_mut();
        match &*known {
            Some((name, effects)) if *name == target.name => Rc::clone(effects),
            _ => {
                let roots = effects::roots(self.new.vm, target);
                let find = |version| effects::effects(self.changes, version, &roots);
                let effects = Rc::new([Which::Old, Which::New].map(find));
                *known = Some((target.name.clone(), Rc::clone(&effects)));
                effects
            }
        }
    }

    /// The same where no single path is followed.
    fn all_effects(&self, target: &Target) -> BTreeMap<Why, u64> {
        let effects = self.effects(target);
        let all = effects.iter().flat_map(|effects| effects.values().flatten());
        all.map(|(_, call)| (effects::in_words(call).into(), 0)).collect()
    }

    fn explore(
        &self,
        target: &Target,
        until: Instant,
        how: How<'_>,
        out_of_step: &mut BTreeSet<(u32, usize)>,
        progress: &mut dyn FnMut(u64, usize),
    ) -> Outcome {
        let time = until.saturating_duration_since(Instant::now());
        let (compose, plan) = match how {
            How::Single | How::Whole(_) => (Compose::Off, None),
            How::Merged => (Compose::Auto, None),
            How::ByInduction(plan) => (Compose::Off, Some(plan)),
        };
        let limits = Limits { time: Some(time), follow_undecided: true, compose, ..self.limits.clone() };
        let mut product = Product::new(self.old, self.new, target, limits.clone(), until, self.stop, progress);
        let Some(strategy) = search::strategy("dfs", 0) else { return Outcome::default() };
        let solver = Solver::new(&self.solver);
        let mut engine = Engine::new(self.new.vm, &target.script, strategy, solver, limits);
        if let How::Whole([new, old]) = how {
            (engine.kept, product.kept) = (Some(Rc::clone(new)), Some(Rc::clone(old)));
        }
        let touched = matches!(how, How::Single | How::Whole(_)).then(|| {
            let effects = self.effects(target);
            let install = |version: Version<'_>, which, at: usize| {
                Touched::install(version.vm, self.changes, which, &effects[at])
            };
            (install(self.old, Which::Old, 0), install(self.new, Which::New, 1))
        });
        let names = |differs: &dyn Fn(&MethodDiff) -> bool| {
            let classes = self.changes.classes().iter().filter(|class| class.methods.iter().any(differs));
            classes.flat_map(|class| class.old_name.iter().chain(&class.new_name)).cloned().collect()
        };
        let own = targets::key(self.new.vm, target);
        product.differing = names(&|_| true);
        product.made_otherwise = names(&|method| method.new_key.as_ref() != Some(&own));
        product.retyped = retyped(self.changes);
        product.told_apart = *self.told_apart.get_or_init(|| {
            let files = [Which::Old, Which::New].into_iter().flat_map(|which| self.changes.files(which).values());
            ToldApart::by(files)
        });
        product.may_not_end = plan.map(|plan| plan.may_not_end.clone()).unwrap_or_default();
        product.touched = touched.as_ref().map(|(old, new)| (old, new));
        product.changes = Some(self.changes);
        product.cuts = plan.map(|p| p.old.clone());
        engine.cuts = plan.map(|p| p.new.clone());
        engine.start();
        engine.run(&mut product, self.stop);
        product.take_tally(&engine.tally);
        out_of_step.append(&mut product.out_of_step);
        if let Some((old, new)) = &touched {
            old.remove(self.old.vm);
            new.remove(self.new.vm);
        }
        let Product { found, reasons, scope, relied_on, compared, .. } = product;
        Outcome { found, reasons, scope, relied_on, kept: BTreeSet::new(), compared }
    }

    fn difference(&self, target: &Target, found: &Found, until: Instant) -> Difference {
        // The first is worth a moment more than there is.
        let until = until.max(self.first_at.get_or_init(Instant::now).checked_add(LAST_MOMENT).unwrap_or(until));
        let on_jvm = match self.jvms {
            None => "not run: there is no JVM, or it was not wanted".to_string(),
            Some((old, new)) => {
                let run = |jvm: &Jvm| jvm.observe(&target.name, &found.witness, &found.statics, until, self.stop);
                match (run(old), run(new)) {
                    (Ok(x), Ok(y)) if x.differs(&y) => "confirmed".to_string(),
                    (Ok(_), Ok(_)) => format!("{NOT_CONFIRMED}: both versions did the same"),
                    (Err(why), _) | (_, Err(why)) => format!("not run: {why}"),
                }
            }
        };
        let (old, new) = (observed(&found.old, &found.new), observed(&found.new, &found.old));
        Difference {
            kind: found.kind.word().to_string(),
            cause: cause(found) + &distance(&found.old.end, &found.new.end),
            old_lines: found.old_lines.iter().map(|(_, line)| *line).collect(),
            new_lines: found.new_lines.iter().map(|(_, line)| *line).collect(),
            inputs: found.witness.values.iter().map(|(name, value)| (name.clone(), readable(value))).collect(),
            old,
            new,
            count: found.count,
            on_jvm,
            ..Difference::default()
        }
    }
}

/// How far results apart are that are no whole numbers.
fn distance(old: &str, new: &str) -> String {
    let number =
        |end: &str| end.strip_prefix("returns ").filter(|n| n.contains('.')).and_then(|n| n.parse::<f64>().ok());
    match (number(old), number(new)) {
        (Some(x), Some(y)) if (x - y).abs() > 0.0 && x.is_finite() && y.is_finite() => {
            let (by, size) = ((x - y).abs(), x.abs().max(y.abs()));
            format!("; the results differ by {by:e}, which is {:.1e} of the larger", by / size)
        }
        _ => String::new(),
    }
}

/// A reason as a user can read it: what has no number as a sentence.
fn in_words(why: Why, count: u64) -> (String, u64) {
    match why {
        Why::Cause(Cause::Time) => ("the time was up before everything was compared".into(), 0),
        why => (why.to_string(), count),
    }
}

/// What to raise.
fn advice(why: &str) -> Option<String> {
    let raise = |option: &str| Some(format!("raise {option}"));
    match why {
        _ if why.starts_with("the time was up") => raise("--budget"),
        _ if why.contains(" --array ") => raise("--array"),
        _ if why.contains(" --text ") => raise("--text"),
        _ if why.contains(" --steps ") => raise("--steps"),
        _ if why.contains(" --depth ") => raise("--depth"),
        _ if why.starts_with("a loop went round") => raise("--loops"),
        _ if why.starts_with("the solver reached its limit") => raise("--solver-limit"),
        _ if why.starts_with("out of memory") => raise("--max-memory"),
        _ if why.starts_with("enough paths") => raise("--paths"),
        _ if why.ends_with("forks on a path") => raise("--forks"),
        _ if why.ends_with("instructions on a path") => raise("--steps-per-path"),
        _ => None,
    }
}

/// What differs, and the changed lines that the runs go through.
fn cause(found: &Found) -> String {
    let lines = |lines: &Lines| {
        let shown: Vec<String> = lines.iter().map(|(_, line)| line.to_string()).collect();
        shown.join(", ")
    };
    let what = found.what.join(", ");
    match (found.old_lines.is_empty(), found.new_lines.is_empty()) {
        (true, true) => format!("differs in {what}"),
        (false, true) => format!("differs in {what}; old line {}", lines(&found.old_lines)),
        (true, false) => format!("differs in {what}; new line {}", lines(&found.new_lines)),
        (false, false) => {
            format!("differs in {what}; old line {}, new line {}", lines(&found.old_lines), lines(&found.new_lines))
        }
    }
}

/// What one version did, without the parts that the other left the same.
fn observed(seen: &Seen, other: &Seen) -> Observed {
    Observed { end: seen.end.clone(), state: seen.otherwise(other) }
}

/// What is left out where no class of the program can be the receiver's.
fn hidden(method: &str) -> String {
    format!("the change of {method}, in whose place its model ran")
}

fn other_receivers(target: &Target) -> LeftOut {
    let class = called_on(target).unwrap_or_default().replace('/', ".");
    LeftOut::new(Beyond::Classes, format!("classes that extend {class}, of which the program has none"))
}

#[derive(Default)]
struct Outcome {
    found: Vec<Found>,
    reasons: BTreeMap<Why, u64>,
    scope: BTreeSet<String>,
    /// Classes whose objects are taken to be whole.
    relied_on: BTreeSet<String>,
    /// What these keep true, in words.
    kept: BTreeSet<String>,
    compared: u64,
}

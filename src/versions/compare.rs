//! One method in two versions: equivalent for all inputs, different with inputs that show it, or unknown with reasons.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::abstracted::Abstracted;
use super::induction::{self, Plan};
use super::product::{Found, Lines, Product, Version, called_on, counterpart};
use super::report::{Answer, Difference, Observed, TargetReport};
use super::sample::{Sampled, sample};
use super::touch::Touched;
use crate::analysis::diff::Changes;
use crate::analysis::diff::Version as Which;
use crate::explore::engine::{Engine, Limits};
use crate::explore::readable::readable;
use crate::explore::replay::{self, Seen};
use crate::explore::script::{AFTER_THROWS, Receiver};
use crate::explore::tally::Cause;
use crate::explore::target::Target;
use crate::interp::RECEIVER_AMONG_ARGUMENTS;
use crate::search;
use crate::solver::{Options, Solver};
use crate::testgen::jvm::Jvm;
use crate::util::MethodId;

const NOT_CONFIRMED: &str = "not confirmed";

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
}

/// What was found out about one method.
pub struct Compared {
    pub report: TargetReport,
    pub found: Vec<Found>,
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
        let whole = until.saturating_duration_since(Instant::now());
        let after = |share: f64| Instant::now() + whole.mul_f64(share);
        // Plain trials find quickly what is hard to compute for the solver.
        let tried = sample(self.old, self.new, target, after(0.1)).and_then(|s| self.confirm(target, s, until));
        let mut seen = self.explore(target, after(0.15), None, &mut BTreeSet::new(), progress);
        if seen.found.is_empty() && tried.is_none() && !seen.reasons.is_empty() {
            self.prove(target, after(0.4), progress, &mut seen, &mut report);
        }
        let cut_short = seen.reasons.contains_key(&Cause::Time.to_string());
        if cut_short && seen.found.is_empty() && tried.is_none() {
            seen = self.explore(target, after(0.9), None, &mut BTreeSet::new(), progress);
        }
        // Where only the calls before the target were bounded, any receiver is a proof.
        let calls = target.script.bound_on_calls();
        let is_bound = |reason: &String| {
            Some(reason) == calls.as_ref() || reason == AFTER_THROWS || reason.ends_with(RECEIVER_AMONG_ARGUMENTS)
        };
        let bounded = !seen.reasons.is_empty() && seen.reasons.keys().all(is_bound);
        if seen.found.is_empty() && bounded && matches!(target.script.receiver, Receiver::Built { .. }) {
            let mut any = Target { name: target.name.clone(), script: target.script.clone() };
            any.script.receiver = Receiver::Any;
            let proof = self.explore(&any, until, None, &mut BTreeSet::new(), progress);
            if proof.found.is_empty() && proof.reasons.is_empty() {
                seen.reasons.clear();
                seen.compared += proof.compared;
                seen.scope.extend(proof.scope);
            }
        }
        if seen.found.is_empty() {
            seen.found.extend(tried);
        }
        if seen.compared == 0 && seen.found.is_empty() && seen.reasons.is_empty() {
            seen.reasons.insert("no input was found that leads to it".into(), 1);
        }
        report.paths = seen.compared;
        report.scope = seen.scope.into_iter().collect();
        for found in std::mem::take(&mut seen.found) {
            let difference = self.difference(target, &found, until);
            // The JVM has the last word.
            if difference.on_jvm.starts_with(NOT_CONFIRMED) {
                *seen.reasons.entry("a difference that the JVM does not show".into()).or_default() += 1;
            } else {
                report.differences.push(difference);
                seen.found.push(found);
            }
        }
        let mut reasons: Vec<(String, u64)> = seen.reasons.into_iter().collect();
        reasons.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
        report.reasons = reasons;
        (report.answer, report.because) = match (report.differences.len(), report.reasons.is_empty()) {
            (0, true) if !report.because.is_empty() => (Answer::Equivalent, report.because.clone()),
            (0, true) => (Answer::Equivalent, format!("all {} pairs of paths end in the same way", report.paths)),
            (0, false) => (Answer::Unknown, "not everything was compared".to_string()),
            (1, _) => (Answer::Different, "a difference was found".to_string()),
            (n, _) => (Answer::Different, format!("{n} differences were found")),
        };
        Compared { report, found: seen.found }
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
        common
    }

    /// Runs both versions on an input that was tried.
    fn confirm(&self, target: &Target, sampled: Sampled, until: Instant) -> Option<Found> {
        let Sampled { kind, witness, draft } = sampled;
        let run = |version: Version<'_>| {
            replay::observe_in_vm(version.setting, &target.name, &witness, &[], Some(until)).ok()
        };
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
            let plan = induction::plan(self.old.vm, self.new.vm, self.changes, &out_of_step);
            if plan.loops == 0 && functions.names.is_empty() {
                break;
            }
            let known = out_of_step.len();
            plan.old.install(self.old.vm);
            plan.new.install(self.new.vm);
            let proof = self.explore(target, until, Some(&plan), &mut out_of_step, progress);
            plan.old.remove(self.old.vm);
            plan.new.remove(self.new.vm);
            if out_of_step.len() > known {
                continue;
            }
            if proof.reasons.is_empty() && proof.found.is_empty() {
                seen.reasons.clear();
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

    fn explore(
        &self,
        target: &Target,
        until: Instant,
        plan: Option<&Plan>,
        out_of_step: &mut BTreeSet<(u32, usize)>,
        progress: &mut dyn FnMut(u64, usize),
    ) -> Outcome {
        let time = until.saturating_duration_since(Instant::now());
        let limits = Limits { time: Some(time), follow_undecided: true, ..self.limits.clone() };
        let mut product = Product::new(self.old, self.new, target, limits.clone(), until, self.stop, progress);
        let Some(strategy) = search::strategy("dfs", 0) else { return Outcome::default() };
        let solver = Solver::new(&self.solver);
        let mut engine = Engine::new(self.new.vm, &target.script, strategy, solver, limits);
        let touched = plan.is_none().then(|| {
            let install = |version: Version<'_>, which| Touched::install(version.vm, self.changes, which);
            (install(self.old, Which::Old), install(self.new, Which::New))
        });
        product.touched = touched.as_ref().map(|(old, new)| (old, new));
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
        Outcome { found: product.found, reasons: product.reasons, scope: product.scope, compared: product.compared }
    }

    fn difference(&self, target: &Target, found: &Found, until: Instant) -> Difference {
        let until = until.max(Instant::now() + Duration::from_millis(700));
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
            cause: cause(found),
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

#[derive(Default)]
struct Outcome {
    found: Vec<Found>,
    reasons: BTreeMap<String, u64>,
    scope: BTreeSet<String>,
    compared: u64,
}

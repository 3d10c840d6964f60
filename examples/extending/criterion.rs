//! A criterion: both values of each condition, in decisions that control a branch.
//!
//! What it asks for are aims that exist, so nothing else has to know of it. [`generate`] makes tests for it.

use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use obligato::analysis::decisions::Role;
use obligato::coverage::criteria::{About, Aim, Criterion};
use obligato::coverage::facts::Recorder;
use obligato::coverage::report::RunReport;
use obligato::coverage::subject::Subject;
use obligato::explore::target::Reach;
use obligato::testgen::JUnit;
use obligato::testgen::generate::scope::scope_for;
use obligato::testgen::generate::{Request, generate as search, outcome};
use obligato::util::error::Result;

use super::model::machine;

pub static CONTROL: Criterion = Criterion {
    name: "control-condition",
    title: "control condition",
    asks: "both values of each condition that decides what runs next",
    about: About::Evaluations,
    aims: control_conditions,
};

fn control_conditions(subject: &Subject) -> Vec<Aim> {
    let mut aims = Vec::new();
    for (number, decision) in subject.decisions.iter().enumerate() {
        if decision.mapped.role != Role::Control {
            continue;
        }
        for condition in 0..decision.table.conditions() as u16 {
            aims.extend([false, true].map(|value| Aim::Condition { decision: number as u32, condition, value }));
        }
    }
    aims
}

/// Tests for a criterion, as `obligato generate` makes them; in the VM only.
pub fn generate(classpath: &str, target: &str, criterion: &'static Criterion) -> Result<RunReport> {
    let (vm, concrete) = (machine(classpath, true)?, machine(classpath, false)?);
    let reach = Reach::built(2);
    let scope = scope_for(&vm, &[target.to_string()], &reach, None, &[criterion])?;
    let until = Some(Instant::now() + Duration::from_secs(20));
    let request = Request { criteria: vec![criterion], until, ..Request::new(&vm, &concrete, &scope) };
    let recorder = Recorder::new(Rc::clone(&scope.subject));
    let mut generated = search(&request, recorder, &AtomicBool::new(false), &mut |_| {}, &mut |_| {});
    let suite = outcome::suite(&request, &mut generated, JUnit::Five, Err("not wanted".into()));
    let mut report = RunReport { command: "generate".into(), ..RunReport::default() };
    outcome::report(&request, &generated, &suite, &[], None, &mut report);
    Ok(report)
}

//! Tests with drawn inputs, for what the solver is no help with: fractions that are reduced, hashes, sums of digits, dates.
//!
//! A draft is drawn for each target that may reach something open, from small values to any, and run; it is kept if it
//! shows something new, like any other. Nothing is concluded from what is not shown. The same draws every time.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};

use rand::Rng;

use super::Request;
use super::drawing::{BOUNDARIES, Drawing, Sort};
use super::hunt::Shared;
use crate::explore::input::{Input, Purpose, RootInput};
use crate::explore::script::{Receiver, parameter_names, parameter_types};
use crate::explore::target::Target;
use crate::interp::Vm;
use crate::program::Method;
use crate::testgen::capture::Draft;
use crate::testgen::draw::{Constants, constants};
use crate::util::ClassId;

/// Drafts for each target, and those of them with small values only.
const ROUNDS: (u32, u32) = (60, 45);
/// After so many in a row that came to nothing at all, such as a constructor that refuses, a target is left alone.
const MOST_FAILURES: u32 = 25;
/// Calls on the receiver before the target.
const MOST_STEPS: u32 = 2;

/// Draws for all targets by turns, until nothing is open.
pub fn sample(request: &Request<'_>, shared: &RefCell<Shared<'_>>, stop: &AtomicBool) {
    if !request.deepen || shared.borrow().goals.all_settled() {
        return;
    }
    let open = request.open_spots(&shared.borrow().goals);
    let ends = || shared.borrow().must_end(0) || stop.load(Ordering::Relaxed);
    let targets = request.targets.iter().take_while(|_| !ends());
    let targets = targets.filter(|target| request.reaches(&target.script, &open));
    let mut mentioned = Mentioned::new();
    let mut samples: Vec<(Sample<'_>, u32)> =
        targets.filter_map(|target| Some((Sample::new(request, target, &mut mentioned)?, 0))).collect();
    for round in 0..ROUNDS.0 {
        for (sample, failures) in samples.iter_mut().filter(|(_, failures)| *failures < MOST_FAILURES) {
            let mut shared = shared.borrow_mut();
            if shared.goals.all_settled() || shared.must_end(0) || stop.load(Ordering::Relaxed) {
                return;
            }
            sample.drawing.begin(round, if round < ROUNDS.1 { Sort::Small } else { Sort::Any });
            let kept = sample.draft().ok_or_else(String::new).and_then(|draft| shared.attempt(draft));
            match kept {
                Ok(kept) => {
                    *failures = 0;
                    shared.keep_if_new(kept);
                }
                Err(_) => *failures += 1,
            }
        }
    }
}

/// Tries the ends of what fractions can be, for the targets that take some: what depends on them is often beyond a solver.
pub fn try_boundaries(request: &Request<'_>, shared: &RefCell<Shared<'_>>, stop: &AtomicBool) {
    if !request.deepen || shared.borrow().goals.all_settled() {
        return;
    }
    let open = request.open_spots(&shared.borrow().goals);
    let takes_fractions = |target: &Target| {
        let script = &target.script;
        let mut methods = script.constructors.iter().chain([&script.target]).map(|id| request.vm.program.method(*id));
        methods.any(|method| parameter_types(&method.descriptor).iter().any(|ty| ty.ends_with(['F', 'D'])))
    };
    let targets = request.targets.iter().filter(|target| takes_fractions(target));
    let ends = || shared.borrow().must_end(0) || stop.load(Ordering::Relaxed);
    let mut mentioned = Mentioned::new();
    for target in targets.take_while(|_| !ends()).filter(|target| request.reaches(&target.script, &open)) {
        let Some(mut sample) = Sample::new(request, target, &mut mentioned) else { continue };
        for round in 0..2 * BOUNDARIES.len() as u32 {
            let mut shared = shared.borrow_mut();
            if shared.goals.all_settled() || shared.must_end(0) || stop.load(Ordering::Relaxed) {
                return;
            }
            sample.drawing.begin(round, Sort::Boundary);
            let kept = sample.draft().ok_or_else(String::new).and_then(|draft| shared.attempt(draft));
            if let Ok(kept) = kept {
                shared.keep_if_new(kept);
            }
        }
    }
}

/// What the code of classes mentions.
type Mentioned = BTreeMap<ClassId, Rc<Constants>>;

struct Sample<'a> {
    target: &'a Target,
    method: &'a Method,
    drawing: Drawing<'a>,
}

impl<'a> Sample<'a> {
    fn new(request: &Request<'a>, target: &'a Target, mentioned: &mut Mentioned) -> Option<Self> {
        let (vm, script) = (request.vm, &target.script);
        let method = vm.program.method(script.target);
        let instance = !method.is_static() && !method.is_constructor();
        let made = matches!(script.receiver, Receiver::Built { .. }) && !script.constructors.is_empty();
        let plain = script.fixed.is_none() && !script.is_main && !script.symbolic_statics;
        let drawn = plain && (!instance || made) && (instance || !parameter_types(&method.descriptor).is_empty());
        drawn.then(|| {
            let constants = mentioned.entry(method.class).or_insert_with(|| Rc::new(constants(&[(vm, method)])));
            Self { target, method, drawing: Drawing::with(vm, method, Rc::clone(constants), request.seed) }
        })
    }

    fn draft(&mut self) -> Option<Draft> {
        let drawing = &mut self.drawing;
        let program = &drawing.vm.program;
        let owner = program.class(self.method.class).name.to_string();
        let (mut class, mut receiver) = (owner.clone(), None);
        if !self.method.is_static() && !self.method.is_constructor() {
            let script = &self.target.script;
            let first = program.method(*drawing.any(&script.constructors)?);
            class = made_by(drawing.vm, first)?;
            let mut built = drawing.built(first, class.replace('/', "."), 0)?;
            // Fewer calls are read more easily.
            for _ in 0..if drawing.round % 3 == 2 { drawing.random.random_range(1..=MOST_STEPS) } else { 0 } {
                let Some(step) = drawing.any(&script.between) else { break };
                built.calls.push(drawing.call(program.method(*step), 0)?);
            }
            receiver = Some(Input::New(Box::new(built)));
        }
        let mut inputs = Vec::new();
        for descriptor in parameter_types(&self.method.descriptor) {
            inputs.push(drawing.value(&descriptor, 0)?);
        }
        Some(draft(drawing.vm, self.method, class, receiver, inputs))
    }
}

/// The internal name of the class of what a constructor, or a static method, makes.
pub fn made_by(vm: &Vm, first: &Method) -> Option<String> {
    match first.is_constructor() {
        true => Some(vm.program.class(first.class).name.to_string()),
        false => Some(first.descriptor.rsplit(')').next()?.strip_prefix('L')?.strip_suffix(';')?.to_string()),
    }
}

/// A call of the method on an object of the class.
pub fn draft(vm: &Vm, method: &Method, class: String, receiver: Option<Input>, inputs: Vec<Input>) -> Draft {
    let names = parameter_names(vm, method);
    let mut arguments = Vec::new();
    for (number, (descriptor, input)) in parameter_types(&method.descriptor).into_iter().zip(inputs).enumerate() {
        let name = names.get(number).cloned().flatten().unwrap_or_else(|| format!("arg{number}"));
        arguments.push(RootInput { purpose: Purpose::Argument, name, descriptor, input });
    }
    let owner = vm.program.class(method.class).name.to_string();
    let (method, descriptor) = (method.name.to_string(), method.descriptor.to_string());
    Draft { class, owner, method, descriptor, statics: Vec::new(), receiver, arguments }
}

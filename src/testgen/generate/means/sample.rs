//! Tests with drawn inputs, for what the solver is no help with: fractions that are reduced, hashes, sums of digits, dates.
//!
//! A draft is drawn for each target that may reach something open, from small values to any, and run; it is kept if it
//! shows something new, like any other. Nothing is concluded from what is not shown. The same draws every time.

use std::collections::BTreeMap;
use std::rc::Rc;

use hashbrown::HashSet;
use rand::Rng;

use super::{Means, Offer};
use crate::classfile::access;
use crate::explore::input::{Input, Purpose, RootInput};
use crate::explore::script::{Receiver, parameter_names, parameter_types};
use crate::explore::target::Target;
use crate::interp::Vm;
use crate::program::{Class, Method};
use crate::testgen::capture::Draft;
use crate::testgen::generate::Request;
use crate::testgen::generate::drawing::{Drawing, Sort, Stock};
use crate::testgen::generate::run::Run;
use crate::testgen::generate::work::PLAIN_RUN;
use crate::testgen::scope::Scope as View;
use crate::util::ClassId;

/// Drafts for each target, and those of them with small values only.
const ROUNDS: (u32, u32) = (60, 45);
/// After so many in a row that came to nothing at all, such as a constructor that refuses, a target is left alone.
const MOST_FAILURES: u32 = 25;
/// Calls on the receiver before the target.
const MOST_STEPS: u32 = 2;

/// Draws for all targets by turns, until nothing is open.
#[derive(Default)]
pub struct Sampling<'r> {
    /// Targets that are drawn for, with the failures in a row; none before the first turn.
    samples: Option<Vec<(usize, Sample<'r>, u32)>>,
    /// The next draft: which round, and for which of them.
    next: (u32, usize),
}

impl<'r> Means<'r> for Sampling<'r> {
    fn offer(&mut self, run: &Run<'r>) -> Option<Offer> {
        let objectives = match &self.samples {
            None => run.open_among(0..run.request.targets.len()),
            Some(_) if self.next.0 >= ROUNDS.0 => 0,
            Some(samples) => {
                let hopeful = samples.iter().filter(|(.., failures)| *failures < MOST_FAILURES);
                run.open_among(hopeful.map(|(number, ..)| *number))
            }
        };
        Offer::of(objectives)
    }

    fn turn(&mut self, run: &mut Run<'r>, most: u64) -> u64 {
        let samples = self.samples.get_or_insert_with(|| begun(run));
        let mut done = 0;
        while done < most && self.next.0 < ROUNDS.0 && !run.shared.goals.all_settled() && !run.end.is_here() {
            let Some((_, sample, failures)) = samples.get_mut(self.next.1) else {
                self.next = (self.next.0 + 1, 0);
                continue;
            };
            let round = self.next.0;
            self.next.1 += 1;
            if *failures >= MOST_FAILURES {
                continue;
            }
            sample.drawing.begin(round, if round < ROUNDS.1 { Sort::Small } else { Sort::Any });
            let (shown, work) = sample.draft().map_or((None, PLAIN_RUN), |draft| run.shared.try_draft(draft));
            *failures = if shown.is_some() { 0 } else { *failures + 1 };
            done += work;
        }
        done
    }
}

/// The targets that may reach something open, and can be drawn for.
fn begun<'r>(run: &Run<'r>) -> Vec<(usize, Sample<'r>, u32)> {
    let mut mentioned = Mentioned::new();
    let near = run.request.targets.iter().enumerate().filter(|(number, _)| run.is_near(*number));
    let near = near.take_while(|_| !run.end.is_here());
    near.filter_map(|(number, target)| Some((number, Sample::new(run.request, target, &mut mentioned)?, 0))).collect()
}

/// What is known of classes.
pub type Mentioned<'a> = BTreeMap<ClassId, Stock<'a>>;

pub struct Sample<'a> {
    pub target: &'a Target,
    pub method: &'a Method,
    pub drawing: Drawing<'a>,
    /// What it does without an object may depend on what was called before.
    pub remembers: bool,
    /// The receiver is what the target gives, and known by the type that declares the method.
    pub given: Option<Given<'a>>,
}

/// Objects of a class that no test can name, by the method of the target that gives them.
pub struct Given<'a> {
    pub hidden: &'a Class,
    pub by: &'a Method,
    /// What a test can call on them.
    pub calls: Rc<[&'a Method]>,
}

impl<'a> Sample<'a> {
    pub fn new(request: &Request<'a>, target: &'a Target, mentioned: &mut Mentioned<'a>) -> Option<Self> {
        let (vm, script, program) = (request.vm, &target.script, &request.vm.program);
        let method = program.method(script.target);
        let instance = is_on_object(method);
        let plain = script.fixed.is_none() && !script.is_main && !script.symbolic_statics;
        let drawn = plain && (instance || !parameter_types(&method.descriptor).is_empty());
        drawn.then(|| {
            let stock = mentioned.entry(method.class).or_insert_with(|| Stock::new(vm, method)).clone();
            let remembers = !instance && remembers(program.class(method.class));
            Self { target, method, drawing: Drawing::with(vm, method, stock, request.seed), remembers, given: None }
        })
    }

    pub fn draft(&mut self) -> Option<Draft> {
        if self.given.is_some() {
            return self.given_draft();
        }
        let drawing = &mut self.drawing;
        let program = &drawing.vm.program;
        let owner = program.class(self.method.class).name.to_string();
        let (mut class, mut receiver) = (owner.clone(), None);
        if is_on_object(self.method) {
            let script = &self.target.script;
            let made = matches!(script.receiver, Receiver::Built { .. }) && !script.constructors.is_empty();
            // Most often as the script has it.
            let mut input = if made && drawing.random.random_range(0..4) != 0 {
                let first = program.method(*drawing.any(&script.constructors)?);
                class = made_by(drawing.vm, first)?;
                Input::New(Box::new(drawing.built(first, class.replace('/', "."), 0)?))
            } else {
                let object = drawing.object(&owner, 0).filter(|object| !matches!(object, Input::Null))?;
                class = class_of(&object)?;
                object
            };
            // Fewer calls are read more easily.
            for _ in 0..if drawing.round % 3 == 2 { drawing.random.random_range(1..=MOST_STEPS) } else { 0 } {
                let (Some(step), Input::New(built)) = (drawing.any(&script.between), &mut input) else { break };
                built.calls.push(drawing.call(program.method(*step), 0)?);
            }
            receiver = Some(input);
        }
        let inputs = drawing.arguments(self.method, 0)?;
        Some(draft(drawing.vm, self.method, class, receiver, inputs))
    }
}

impl<'a> Sample<'a> {
    /// For the methods of hidden classes that a test can call by a type that it can name, on what a target gives: an iterator,
    /// a view, an entry.
    pub fn of_given(request: &Request<'a>, mentioned: &mut Mentioned<'a>) -> Vec<Self> {
        let vm = request.vm;
        let program = &vm.program;
        let mut found = Vec::new();
        let loaded = request.subject.classes.iter().filter_map(|class| program.load(&class.name).ok());
        let hidden = loaded.map(|id| program.class(id)).filter(|class| !class.is_abstract() && !class.is_interface());
        for hidden in hidden.filter(|class| View::new(vm, class).class_name(class).is_none()) {
            for target in request.targets.iter().chain(request.further) {
                let by = program.method(target.script.target);
                let gives = by.descriptor.rsplit(')').next().and_then(|d| d.strip_prefix('L')?.strip_suffix(';'));
                let Some(gives) = gives.and_then(|name| program.load(name).ok()) else { continue };
                // The constants of an enum are receivers themselves.
                let is_plain = !by.is_constructor() && gives != by.class;
                if gives == vm.known.object || !is_plain || !program.is_subtype(hidden.id, gives) {
                    continue;
                }
                let types =
                    program.class(gives).display.iter().rev().chain(&program.class(gives).all_interfaces).copied();
                let types = types.chain(std::iter::once(vm.known.object));
                let mut seen = HashSet::new();
                let own = |method: &&Method| {
                    let own = program.select(hidden.id, method.selector).map(|id| program.method(id));
                    let own = own.is_some_and(|own| own.class == hidden.id && !own.is_abstract());
                    own && method.is_public() && !method.is_static() && seen.insert(method.selector)
                };
                let all = types.flat_map(|ty| program.class(ty).methods.iter()).map(|id| program.method(*id));
                let calls: Rc<[&Method]> = all.filter(own).collect();
                for method in calls.iter().copied() {
                    let stock = mentioned.entry(by.class).or_insert_with(|| Stock::new(vm, by)).clone();
                    let drawing = Drawing::with(vm, by, stock, request.seed);
                    let given = Some(Given { hidden, by, calls: Rc::clone(&calls) });
                    found.push(Self { target, method, drawing, remembers: false, given });
                }
            }
        }
        found
    }

    fn given_draft(&mut self) -> Option<Draft> {
        let Given { by, calls, .. } = self.given.as_ref()?;
        let drawing = &mut self.drawing;
        let program = &drawing.vm.program;
        let owner = program.class(by.class);
        let gives = by.descriptor.rsplit(')').next()?.strip_prefix('L')?.strip_suffix(';')?.replace('/', ".");
        let mut built = drawing.built(by, gives, 0)?;
        if is_on_object(by) {
            let on = drawing.object(&owner.name, 0).filter(|on| !matches!(on, Input::Null))?;
            built.first.arguments.insert(0, on);
        }
        for _ in 0..drawing.random.random_range(0..=2 * MOST_STEPS) {
            let call = drawing.any(calls).copied()?;
            built.calls.push(drawing.call(call, 0)?);
        }
        let inputs = drawing.arguments(self.method, 0)?;
        Some(draft(drawing.vm, self.method, owner.name.to_string(), Some(Input::New(Box::new(built))), inputs))
    }
}

/// Whether a class has static fields that may hold something else after a call: others than texts and constants of its own type.
fn remembers(class: &Class) -> bool {
    let own = class.descriptor();
    let is_object = |descriptor: &str| descriptor.starts_with(['L', '[']);
    let others = |descriptor: &str| is_object(descriptor) && descriptor != "Ljava/lang/String;" && *descriptor != own;
    let mut statics = class.fields.iter().filter(|field| field.is_static() && field.access & access::SYNTHETIC == 0);
    statics.any(|field| field.access & access::FINAL == 0 || others(&field.descriptor))
}

/// Whether a method needs an object to be called on.
pub fn is_on_object(method: &Method) -> bool {
    !method.is_static() && !method.is_constructor()
}

/// The internal name of the class that an object is known to have.
fn class_of(object: &Input) -> Option<String> {
    match object {
        Input::New(built) => Some(built.class.replace('.', "/")),
        Input::Constant { class, .. } => Some(class.replace('.', "/")),
        _ => None,
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

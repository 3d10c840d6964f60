//! Tests with drawn inputs, for what the solver is no help with: fractions that are reduced, hashes, sums of digits, dates.
//!
//! A draft is drawn for each target that may reach something open, from small values to any, and run; it is kept if it
//! shows something new, like any other. Nothing is concluded from what is not shown. The same draws every time.

use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, Ordering};

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::Request;
use super::hunt::Shared;
use crate::classfile::access;
use crate::explore::input::{Built, CallInput, Input, Number, Purpose, RootInput};
use crate::explore::script::{Receiver, parameter_names, parameter_types};
use crate::explore::target::Target;
use crate::interp::Vm;
use crate::program::{Class, Method, Origin};
use crate::testgen::capture::Draft;
use crate::testgen::draw::{Constants, choose, choose_small, constants, text};

/// Drafts for each target, and those of them with small values only.
const ROUNDS: (u32, u32) = (60, 45);
/// After so many in a row that came to nothing at all, such as a constructor that refuses, a target is left alone.
const MOST_FAILURES: u32 = 25;
/// Objects inside objects.
const DEEPEST: u32 = 2;
const MOST_ELEMENTS: usize = 4;
/// Calls on the receiver before the target.
const MOST_STEPS: u32 = 2;

/// Draws for all targets by turns, until nothing is open.
pub fn sample(request: &Request<'_>, shared: &RefCell<Shared<'_>>, stop: &AtomicBool) {
    if !request.deepen || shared.borrow().goals.all_settled() {
        return;
    }
    let open = request.open_spots(&shared.borrow().goals);
    let targets = request.targets.iter().filter(|target| request.reaches(&target.script, &open));
    let mut drawing: Vec<(Drawing<'_>, u32)> =
        targets.filter_map(|target| Some((Drawing::new(request.vm, target, request.seed)?, 0))).collect();
    for round in 0..ROUNDS.0 {
        for (drawing, failures) in drawing.iter_mut().filter(|(_, failures)| *failures < MOST_FAILURES) {
            let mut shared = shared.borrow_mut();
            if shared.goals.all_settled() || shared.must_end(0) || stop.load(Ordering::Relaxed) {
                return;
            }
            drawing.small = round < ROUNDS.1;
            drawing.round = round;
            let kept = drawing.draft().ok_or_else(String::new).and_then(|draft| shared.attempt(draft));
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

struct Drawing<'a> {
    vm: &'a Vm,
    target: &'a Target,
    method: &'a Method,
    constants: Constants,
    random: SmallRng,
    small: bool,
    round: u32,
    next: Number,
}

impl<'a> Drawing<'a> {
    fn new(vm: &'a Vm, target: &'a Target, seed: u64) -> Option<Self> {
        let script = &target.script;
        let method = vm.program.method(script.target);
        let instance = !method.is_static() && !method.is_constructor();
        let made = matches!(script.receiver, Receiver::Built { .. }) && !script.constructors.is_empty();
        let plain = script.fixed.is_none() && !script.is_main && !script.symbolic_statics;
        let drawn = plain && (!instance || made) && (instance || !parameter_types(&method.descriptor).is_empty());
        let (constants, random) = (constants(&[(vm, method)]), SmallRng::seed_from_u64(seed));
        drawn.then_some(Self { vm, target, method, constants, random, small: true, round: 0, next: 0 })
    }

    fn fresh(&mut self) -> Number {
        self.next += 1;
        self.next - 1
    }

    fn any<'l, T>(&mut self, from: &'l [T]) -> Option<&'l T> {
        (!from.is_empty()).then(|| self.random.random_range(0..from.len())).and_then(|at| from.get(at))
    }

    fn draft(&mut self) -> Option<Draft> {
        self.next = 0;
        let program = &self.vm.program;
        let owner = program.class(self.method.class).name.to_string();
        let (mut class, mut receiver) = (owner.clone(), None);
        if !self.method.is_static() && !self.method.is_constructor() {
            let script = &self.target.script;
            let first = program.method(*self.any(&script.constructors)?);
            class = match first.is_constructor() {
                true => program.class(first.class).name.to_string(),
                false => first.descriptor.rsplit(')').next()?.strip_prefix('L')?.strip_suffix(';')?.to_string(),
            };
            let mut built = self.built(first, class.replace('/', "."), 0)?;
            // Fewer calls are read more easily.
            for _ in 0..if self.round % 3 == 2 { self.random.random_range(1..=MOST_STEPS) } else { 0 } {
                let Some(step) = self.any(&script.between) else { break };
                built.calls.push(self.call(program.method(*step), 0)?);
            }
            receiver = Some(Input::New(Box::new(built)));
        }
        let names = parameter_names(self.vm, self.method);
        let mut arguments = Vec::new();
        for (number, descriptor) in parameter_types(&self.method.descriptor).into_iter().enumerate() {
            let input = self.value(&descriptor, 0)?;
            let name = names.get(number).cloned().flatten().unwrap_or_else(|| format!("arg{number}"));
            arguments.push(RootInput { purpose: Purpose::Argument, name, descriptor, input });
        }
        let (method, descriptor) = (self.method.name.to_string(), self.method.descriptor.to_string());
        Some(Draft { class, owner, method, descriptor, statics: Vec::new(), receiver, arguments })
    }

    fn built(&mut self, first: &Method, class: String, depth: u32) -> Option<Built> {
        let first = self.call(first, depth)?;
        let number = self.fresh();
        Some(Built { number, class, first, calls: Vec::new(), last_gives: false, assigned: Vec::new() })
    }

    fn call(&mut self, method: &Method, depth: u32) -> Option<CallInput> {
        let types = parameter_types(&method.descriptor);
        let arguments = types.iter().map(|ty| self.value(ty, depth)).collect::<Option<Vec<Input>>>()?;
        let class = self.vm.program.class(method.class).java_name();
        Some(CallInput { class, name: method.name.to_string(), descriptor: method.descriptor.to_string(), arguments })
    }

    /// None where no value is known to draw but null, and null came to nothing before.
    fn value(&mut self, descriptor: &str, depth: u32) -> Option<Input> {
        if let Some(kind) = descriptor.chars().next().filter(|_| descriptor.len() == 1) {
            let (constants, random) = (&self.constants, &mut self.random);
            return Some(Input::Primitive(match self.small {
                true => choose_small(kind, constants, random),
                false => choose(kind, self.round, constants, random),
            }));
        }
        if let Some(element) = descriptor.strip_prefix('[') {
            let mut items = Vec::new();
            for _ in 0..self.random.random_range(0..=MOST_ELEMENTS) {
                items.push(self.value(element, depth)?);
            }
            return Some(Input::Array { number: self.fresh(), element: element.to_string(), items });
        }
        if self.random.random_range(0..12) == 0 {
            return Some(Input::Null);
        }
        let name = descriptor.strip_prefix('L')?.strip_suffix(';')?;
        let boxed = match name {
            // Most often what is compared with others of its kind.
            "java/lang/Object" if self.random.random::<bool>() => {
                let own = self.vm.program.class(self.method.class).name.to_string();
                return self.object(&own, depth);
            }
            "java/lang/String" | "java/lang/CharSequence" | "java/lang/Object" => {
                return Some(Input::Text(text(&self.constants, &mut self.random)));
            }
            "java/lang/Integer" => 'I',
            "java/lang/Long" => 'J',
            "java/lang/Double" => 'D',
            "java/lang/Character" => 'C',
            _ => return self.object(name, depth),
        };
        match self.value(&boxed.to_string(), depth)? {
            Input::Primitive(value) => Some(Input::Boxed(value)),
            _ => None,
        }
    }

    fn object(&mut self, name: &str, depth: u32) -> Option<Input> {
        let program = &self.vm.program;
        let class: &Class = program.class(program.load(name).ok()?);
        if class.access & access::ENUM != 0 {
            let constants: Vec<&str> =
                class.fields.iter().filter(|f| f.access & access::ENUM != 0).map(|f| &*f.name).collect();
            let name = self.any(&constants)?.to_string();
            return Some(Input::Constant { class: class.java_name(), name });
        }
        let own = matches!(class.origin, Origin::App(_)) && !class.is_abstract() && !class.is_interface();
        if !own || depth >= DEEPEST {
            return Some(Input::Null);
        }
        let all = class.methods.iter().map(|m| program.method(*m));
        let open: Vec<&Method> =
            all.filter(|m| m.is_constructor() && !m.is_private() && m.access & access::SYNTHETIC == 0).collect();
        let Some(first) = self.any(&open).copied() else { return Some(Input::Null) };
        Some(Input::New(Box::new(self.built(first, class.java_name(), depth + 1)?)))
    }
}

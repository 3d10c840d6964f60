//! Both versions on some inputs, run plainly: for code that is beyond the solver, such as long computations with doubles.
//!
//! The inputs are numbers that programs treat specially, constants of the code and their neighbours, and random ones. What
//! is found is a difference; finding nothing says nothing. The same inputs every time.

use std::time::Instant;

use rand::SeedableRng;
use rand::rngs::SmallRng;

use super::printed::same_output;
use super::product::Version;
use super::same::{Comparison, Kind, Side};
use super::twins::{called_on, counterpart, ends};
use crate::explore::input::{Built, CallInput, Input, InputSet, Primitive, Purpose, RootInput};
use crate::explore::script::{parameter_names, parameter_types};
use crate::explore::tally::PathEnd;
use crate::explore::target::Target;
use crate::explore::witness::Witness;
use crate::expr::{TermId, Terms};
use crate::interp::Vm;
use crate::program::Method;
use crate::state::{State, Value};
use crate::testgen::Draft;
use crate::testgen::draw::{choose, constants};
use crate::testgen::world::{Called, Stop, World, plain};

/// Inputs that are tried.
const MOST_TRIES: u32 = 1_500;
/// Instructions of one run.
const MOST_STEPS: u64 = 400_000;

/// An input on which the versions do different things.
pub struct Sampled {
    pub kind: Kind,
    pub witness: Witness,
    pub draft: Result<Draft, String>,
}

/// A call in one version: the constructor of the receiver, unless the method is static, and the method.
#[derive(Clone, Copy)]
struct Call<'v> {
    vm: &'v Vm,
    constructor: Option<&'v Method>,
    method: &'v Method,
}

/// Tries inputs until one shows a difference, or until a point in time. Only methods of primitives are tried, on receivers
/// made from primitives.
pub fn sample(old: Version<'_>, new: Version<'_>, target: &Target, until: Instant) -> Option<Sampled> {
    let method = new.vm.program.method(target.script.target);
    let plain = |m: &&Method| parameter_types(&m.descriptor).iter().all(|t| t.len() == 1);
    let constructors = target.script.constructors.iter().map(|id| new.vm.program.method(*id));
    let constructor = if method.is_static() { None } else { Some(constructors.into_iter().find(plain)?) };
    let mut types: Vec<String> = constructor.iter().flat_map(|c| parameter_types(&c.descriptor)).collect();
    let first = types.len();
    types.extend(parameter_types(&method.descriptor));
    if method.is_constructor() || types.is_empty() || types.iter().any(|t| t.len() != 1) {
        return None;
    }
    let class = called_on(target);
    let twin = |m: &Method| counterpart(new.vm, old.vm, m, class.as_deref()).ok().map(|id| old.vm.program.method(id));
    let calls = (
        Call {
            vm: old.vm,
            constructor: match constructor {
                Some(constructor) => Some(twin(constructor)?),
                None => None,
            },
            method: twin(method)?,
        },
        Call { vm: new.vm, constructor, method },
    );
    let constants = constants(&[(old.vm, calls.0.method), (new.vm, method)]);
    let mut random = SmallRng::seed_from_u64(1);
    for number in 0..MOST_TRIES {
        if Instant::now() >= until {
            break;
        }
        let inputs: Vec<Primitive> =
            types.iter().map(|t| choose(t.chars().next().unwrap_or('I'), number, &constants, &mut random)).collect();
        if let Some(kind) = differs(calls.0, calls.1, &inputs, first) {
            return Some(sampled(kind, calls.1, &inputs, first));
        }
    }
    None
}

/// What was tried, as an input of the new version.
fn sampled(kind: Kind, call: Call<'_>, inputs: &[Primitive], first: usize) -> Sampled {
    let program = &call.vm.program;
    let name_of = |m: &Method| program.class(m.class).java_name();
    let mut roots = Vec::new();
    let receiver = call.constructor.map(|constructor| {
        let arguments = inputs.iter().take(first).map(|value| Input::Primitive(*value)).collect();
        let class = name_of(constructor);
        let first = CallInput::new(class.clone(), &*constructor.name, &*constructor.descriptor, arguments);
        let built = Built { number: 0, class, first, calls: Vec::new(), last_gives: false, assigned: Vec::new() };
        Input::New(Box::new(built))
    });
    roots.extend(receiver.iter().map(|input| RootInput {
        purpose: Purpose::Receiver,
        name: "this".into(),
        descriptor: String::new(),
        input: input.clone(),
    }));
    let names = parameter_names(call.vm, call.method);
    let types = parameter_types(&call.method.descriptor);
    let arguments = inputs.iter().skip(first).zip(&types).enumerate().map(|(i, (value, descriptor))| RootInput {
        purpose: Purpose::Argument,
        name: names.get(i).cloned().flatten().unwrap_or_else(|| format!("arg{i}")),
        descriptor: descriptor.clone(),
        input: Input::Primitive(*value),
    });
    let arguments: Vec<RootInput> = arguments.collect();
    roots.extend(arguments.iter().cloned());
    let owner = program.class(call.method.class).name.to_string();
    let draft = Draft {
        class: call.constructor.map_or_else(|| owner.clone(), |c| program.class(c.class).name.to_string()),
        owner,
        method: call.method.name.to_string(),
        descriptor: call.method.descriptor.to_string(),
        statics: Vec::new(),
        receiver,
        arguments,
    };
    let set = InputSet { roots, gap: None };
    Sampled { kind, witness: Witness { values: set.notation(), gap: None }, draft: Ok(draft) }
}

impl Call<'_> {
    /// Makes the receiver and calls the method.
    fn run(&self, world: &mut World<'_>, inputs: &[Primitive], first: usize) -> Called<Value> {
        let values: Vec<Value> = inputs.iter().map(|p| plain(*p)).collect();
        let (before, rest) = values.split_at(first.min(values.len()));
        let mut arguments = Vec::new();
        if let Some(constructor) = self.constructor {
            let class = self.vm.program.class(constructor.class).name.clone();
            arguments.push(world.construct(&class, &constructor.descriptor, before)?);
        }
        arguments.extend(rest);
        world.call(self.method.id, &arguments)
    }
}

/// Runs both; `None` where they do the same or where one cannot be run.
fn differs(old: Call<'_>, new: Call<'_>, inputs: &[Primitive], count: usize) -> Option<Kind> {
    let (mut ignore, mut also) = (|_: &Vm, _: &mut State| {}, |_: &Vm, _: &mut State| {});
    let (mut first, mut second) = (World::new(new.vm, &mut ignore), World::new(old.vm, &mut also));
    (first.most_steps, second.most_steps) = (MOST_STEPS, MOST_STEPS);
    let (x, y) = (new.run(&mut first, inputs, count), old.run(&mut second, inputs, count));
    let mut terms = Terms::new();
    let sides = [Side { vm: new.vm, state: &first.state }, Side { vm: old.vm, state: &second.state }];
    let mut comparison = Comparison::new(&mut terms, sides[0], sides[1]);
    comparison.foreign = [true, true];
    let (Some(x), Some(y)) = (end(x), end(y)) else { return None };
    let point = ends(&mut comparison, &x, &y)?;
    let printed = same_output(&mut comparison, sides[0], sides[1]);
    match (comparison.take_gap().is_none(), point.same == TermId::FALSE, printed == TermId::FALSE) {
        (true, true, _) => Some(point.kind),
        (true, false, true) => Some(Kind::Output),
        _ => None,
    }
}

/// None if it did not come to an end that is behaviour.
fn end(run: Result<Value, Stop>) -> Option<PathEnd> {
    match run {
        Ok(value) => Some(PathEnd::Returned(value)),
        Err(Stop::Threw(exception)) => Some(PathEnd::Threw(exception)),
        Err(Stop::Other(_)) => None,
    }
}

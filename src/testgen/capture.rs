//! From the end of a path to a draft of a test: one concrete input with simple values, described by names only, so that
//! it can be run in another VM.

use crate::explore::engine::Ended;
use crate::explore::input::{Input, InputSet, Purpose, RootInput};
use crate::explore::witness::{inputs, simple_model, simple_model_with};
use crate::expr::TermId;
use crate::solver::Model;

/// Parts of one input; a test with more is none that people read.
const MOST_PARTS: usize = 2_000;
/// Characters of one string.
const LONGEST_TEXT: usize = 2_000;

/// A call with its inputs, before it was run. Plain data: it can go to another thread and another VM.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The class that is tested, by its internal name.
    pub class: String,
    /// The class that declares the method, by its internal name.
    pub owner: String,
    pub method: String,
    pub descriptor: String,
    /// Static fields that are set first, and calls for what they do to them.
    pub statics: Vec<RootInput>,
    pub receiver: Option<Input>,
    pub arguments: Vec<RootInput>,
}

impl Draft {
    /// The same with every string an object of its own; none where that makes no difference.
    pub fn with_own_texts(&self) -> Option<Draft> {
        let mut draft = self.clone();
        let mut changed = false;
        let arguments = draft.arguments.iter_mut().chain(&mut draft.statics).map(|root| &mut root.input);
        for root in arguments.chain(draft.receiver.as_mut()) {
            root.change(&mut |input| {
                if let Input::Text(units) = input {
                    *input = Input::OwnText(std::mem::take(units));
                    changed = true;
                }
            });
        }
        changed.then_some(draft)
    }
}

/// The draft of a test that takes this path; `Err`: why no test can be written.
pub fn capture(path: &mut Ended<'_>, is_main: bool) -> Result<Draft, String> {
    let model = simple_model(path);
    capture_with(path, &model, is_main)
}

/// The same; its inputs have all of this true besides, which the path can have.
pub fn capture_also(path: &mut Ended<'_>, also: &[TermId], is_main: bool) -> Result<Draft, String> {
    let model = simple_model_with(path, also);
    capture_with(path, &model, is_main)
}

/// The draft of a test with the input of this model.
pub fn capture_with(path: &mut Ended<'_>, model: &Model, is_main: bool) -> Result<Draft, String> {
    let all = inputs(path.vm, path.terms, path.state, path.stage, model, is_main);
    let Some(target) = path.stage.calls.last() else { return Err("the path ended before the target".into()) };
    if !path.stage.at_target {
        return Err("the path ended before the target".into());
    }
    let method = path.vm.program.method(target.method);
    let owner = path.vm.program.class(method.class).name.to_string();
    let own = path.stage.calls.get(path.stage.preludes..).unwrap_or_default();
    let first = own.first().map(|c| path.vm.program.method(c.method));
    let first = first.filter(|m| m.is_constructor() || own.len() > 1);
    let class = match first {
        Some(first) if first.is_constructor() => path.vm.program.class(first.class).name.to_string(),
        // A static method that gives the receiver.
        Some(first) if !method.is_static() && !method.is_constructor() => {
            let given = first.descriptor.rsplit(')').next().and_then(|d| d.strip_prefix('L')?.strip_suffix(';'));
            given.unwrap_or(&owner).to_string()
        }
        _ => owner.clone(),
    };
    draft(all, (class, owner, method.name.to_string(), method.descriptor.to_string()))
}

fn draft(all: InputSet, (class, owner, method, descriptor): (String, String, String, String)) -> Result<Draft, String> {
    if let Some(gap) = all.gap {
        return Err(format!("the input cannot be spelled out: {gap}"));
    }
    let mut parts = 0;
    let mut longest = 0;
    for root in &all.roots {
        root.input.visit(&mut |input| {
            parts += 1;
            if let Input::Text(units) | Input::OwnText(units) = input {
                longest = longest.max(units.len());
            }
        });
    }
    if parts > MOST_PARTS || longest > LONGEST_TEXT {
        return Err("the input is too large for a test".into());
    }
    let mut draft =
        Draft { class, owner, method, descriptor, statics: Vec::new(), receiver: None, arguments: Vec::new() };
    for mut root in all.roots {
        // What a call of a test throws is seen where the test is run, also after its arguments were changed.
        root.input.change(&mut |part| {
            if let Input::New(built) = part {
                std::iter::once(&mut built.first).chain(&mut built.calls).for_each(|call| call.throws = None);
            }
        });
        match root.purpose {
            Purpose::Static | Purpose::Before => draft.statics.push(root),
            Purpose::Receiver => draft.receiver = Some(root.input),
            Purpose::Argument => draft.arguments.push(root),
            Purpose::Asked => return Err("the program asks for inputs with the driver API".into()),
        }
    }
    Ok(draft)
}

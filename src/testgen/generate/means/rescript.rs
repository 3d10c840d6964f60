//! Explores targets once more by other scripts, for what their own leave open: longer histories of the receiver (some more
//! calls in any order, and many calls in runs of equal ones: a queue that is filled, a clock that ticks), a few known strings for all,
//! unusual inputs, calls before, fields that a test can set.
//!
//! Where states are met again (`explore::engine::met`) a class with few states is explored to its end, whatever the number
//! of calls, and that is a proof as well.

use std::collections::BTreeSet;

use super::{Means, Offer};
use crate::classfile::access;
use crate::explore::script::{Receiver, Script};
use crate::explore::target::{Target, callable_before, unusual as unusual_script};
use crate::interp::Vm;
use crate::program::{Class, Origin};
use crate::testgen::generate::course::{Course, Role};
use crate::testgen::generate::run::Run;
use crate::world::Beyond;

/// Calls in any order, and in this many runs of equal ones.
const LONGER: u32 = 12;
const LONGEST: (u32, u32) = (100, 3);
/// Calls that are for static fields alone.
const MOST_BEFORE: u32 = 3;

/// The other scripts of a target, by what its own exploration found so far.
type Scripts = fn(&Run<'_>, &Target, Option<&Course<'_>>) -> Vec<Script>;

pub struct Rescript {
    scripts: Scripts,
    /// Targets whose scripts are under way.
    begun: BTreeSet<usize>,
    /// The explorations, by position.
    courses: Vec<usize>,
    /// What the targets' own explorations had left out when scripts were last looked for: there may be others when it is more.
    looked_at: Option<usize>,
}

impl Rescript {
    fn of(scripts: Scripts) -> Self {
        Self { scripts, begun: BTreeSet::new(), courses: Vec::new(), looked_at: None }
    }

    /// Begins what is not under way.
    fn begin(&mut self, run: &mut Run<'_>) {
        self.looked_at = Some(run.left_out());
        let request = run.request;
        for (number, target) in request.targets.iter().chain(request.further).enumerate() {
            if self.begun.contains(&number) || !run.is_near(number) {
                continue;
            }
            let own = run.with_role(Role::Own).map(|(_, course)| course).find(|course| course.number == number);
            for script in (self.scripts)(run, target, own) {
                self.begun.insert(number);
                self.courses.extend(run.begin(number, Role::More, Some(script)));
            }
        }
    }
}

impl<'r> Means<'r> for Rescript {
    fn offer(&mut self, run: &Run<'r>) -> Option<Offer> {
        let under_way = self.courses.iter().filter_map(|at| run.courses.get(*at)).filter(|course| !course.over);
        Offer::of(match self.looked_at == Some(run.left_out()) {
            true => run.open_among(under_way.map(|course| course.number)),
            false => run.shared.goals.open(),
        })
    }

    fn turn(&mut self, run: &mut Run<'r>, most: u64) -> u64 {
        self.begin(run);
        run.explore(&self.courses, most)
    }
}

/// The targets after more calls, where the history of the receiver was bounded.
pub fn more_calls() -> Rescript {
    Rescript::of(|_, target, own| {
        let Receiver::Built { steps } = target.script.receiver else { return Vec::new() };
        let is_history = |beyond: Beyond| matches!(beyond, Beyond::Calls | Beyond::Receivers | Beyond::Writers);
        let cut = own.is_some_and(|own| own.engine.tally.cut.iter().any(|cut| is_history(cut.beyond)));
        if !cut || target.script.fixed.is_some() {
            return Vec::new();
        }
        let longer = [(LONGER, None, false), (LONGEST.0, Some(LONGEST.1), true)];
        let longer = longer.into_iter().filter(|(most, ..)| *most > steps);
        let script = |(steps, runs, simple_texts)| {
            let receiver = Receiver::Built { steps };
            Script { receiver, runs, simple_texts, remembers: true, ..target.script.clone() }
        };
        longer.map(script).collect()
    })
}

/// The targets with a few known strings for all of them: collections of unknown ones are hard to explore.
pub fn simple_texts() -> Rescript {
    Rescript::of(|run, target, own| {
        let calls = target.script.called(run.request.vm);
        // Strings, or what may hold some.
        let takes = |descriptor: &str| descriptor.split(')').next().is_some_and(|parameters| parameters.contains('L'));
        let texts = calls.iter().any(|(.., descriptor)| takes(descriptor));
        let is_target = own.is_some_and(|own| own.number < run.request.targets.len());
        let script = || Script { simple_texts: true, ..target.script.clone() };
        (texts && is_target).then(script).into_iter().collect()
    })
}

/// The targets with inputs that are left out otherwise: objects of classes that a test writes, unusual classes of the library,
/// objects of the program itself. Where something of that was left out.
pub fn unusual() -> Rescript {
    Rescript::of(|run, target, own| {
        let left_out = own.is_some_and(|own| own.engine.tally.has_left_out_inputs());
        left_out.then(|| unusual_script(run.request.vm, &target.script)).into_iter().collect()
    })
}

/// Any field values, for receivers all of whose fields a test can set.
pub fn set_fields() -> Rescript {
    Rescript::of(|run, target, _| {
        let sets = !target.script.symbolic_statics && sets_all_fields(run.request.vm, &target.script);
        let any = || Script {
            preconditions: target.script.preconditions.clone(),
            ..Script::new(target.script.target, Receiver::Any)
        };
        sets.then(any).into_iter().collect()
    })
}

/// The targets after some calls that are not on their receivers, where static fields matter: a singleton that exists
/// already, a counter that was counted up.
pub fn calls_before() -> Rescript {
    Rescript::of(|run, target, _| {
        let script = &target.script;
        let plain = !script.is_main && !script.symbolic_statics && script.fixed.is_none();
        if !plain || run.request.static_state(script).is_empty() {
            return Vec::new();
        }
        let calls = callable_before(run.request.vm, script);
        vec![Script { before: (calls, MOST_BEFORE), remembers: false, ..script.clone() }]
    })
}

/// Whether a test can set all fields of the receivers that a script makes by calls, and there are some.
fn sets_all_fields(vm: &Vm, script: &Script) -> bool {
    let Some(class) = made_class(vm, script) else { return false };
    let mut fields = own_classes(vm, class).flat_map(|class| class.fields.iter()).filter(|f| !f.is_static()).peekable();
    let closed = access::PRIVATE | access::SYNTHETIC | access::FINAL;
    fields.peek().is_some() && fields.all(|field| field.access & closed == 0)
}

/// The class of the receivers that a script makes by calls.
fn made_class<'v>(vm: &'v Vm, script: &Script) -> Option<&'v Class> {
    let target = vm.program.method(script.target);
    if script.receiver == Receiver::Any || target.is_static() || target.is_constructor() {
        return None;
    }
    let first = vm.program.method(*script.constructors.first()?);
    Some(vm.program.class(if first.is_constructor() { first.class } else { target.class }))
}

/// A class and those above it, as far as they are the program's own.
fn own_classes<'v>(vm: &'v Vm, class: &'v Class) -> impl Iterator<Item = &'v Class> {
    let all = class.display.iter().map(|c| vm.program.class(*c));
    all.filter(|c| matches!(c.origin, Origin::App(_)))
}

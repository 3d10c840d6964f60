//! Longer histories of the receiver, for what the scripts of the targets leave open: some more calls in any order, and many
//! calls in runs of equal ones (a queue that is filled, a clock that ticks).
//!
//! What a proof says is impossible is not looked for. Where states are met again (`explore::engine::met`) a class with
//! few states is explored to its end, whatever the number of calls, and that is a proof as well.

use std::cell::RefCell;
use std::collections::BTreeSet;

use super::hunt::Shared;
use super::verdicts::{Found, judge_found};
use super::{Course, Explored, Request};
use crate::classfile::access;
use crate::coverage::report::Verdict;
use crate::explore::script::{Receiver, Script};
use crate::explore::target::{Target, unusual as unusual_script};
use crate::interp::Vm;
use crate::program::{Class, Method, Origin};
use crate::world::Beyond;

/// Calls in any order, and in this many runs of equal ones.
const LONGER: u32 = 12;
const LONGEST: (u32, u32) = (100, 3);
/// Calls that are for static fields alone.
const MOST_BEFORE: u32 = 3;

/// The spots for which more than the targets' own scripts is tried; none if there is nothing to look for.
fn looked_for(request: &Request<'_>, shared: &RefCell<Shared<'_>>) -> Option<BTreeSet<u32>> {
    let shared = shared.borrow();
    let worthwhile = request.deepen && !shared.goals.all_settled() && !shared.must_end(0);
    worthwhile.then(|| request.open_spots(&shared.goals))
}

/// The scripts to try, with the numbers of their targets.
pub fn scripts(request: &Request<'_>, shared: &RefCell<Shared<'_>>, courses: &[&Course<'_>]) -> Vec<(usize, Script)> {
    let Some(open) = looked_for(request, shared) else { return Vec::new() };
    let mut found = Vec::new();
    for course in courses {
        let Some(target) = request.target(course.number) else { continue };
        let Receiver::Built { steps } = target.script.receiver else { continue };
        let reaches = request.reaches(&target.script, &open);
        let cut = course
            .engine
            .tally
            .cut
            .iter()
            .any(|cut| matches!(cut.beyond, Beyond::Calls | Beyond::Receivers | Beyond::Writers));
        if !cut || !reaches || target.script.fixed.is_some() {
            continue;
        }
        for (most, runs, simple_texts) in [(LONGER, None, false), (LONGEST.0, Some(LONGEST.1), true)] {
            if most > steps {
                let receiver = Receiver::Built { steps: most };
                let remembers = true;
                found
                    .push((course.number, Script { receiver, runs, simple_texts, remembers, ..target.script.clone() }));
            }
        }
    }
    found
}

/// The scripts of the targets with a few known strings for all of them: collections of unknown ones are hard to explore.
pub fn simple_scripts(request: &Request<'_>, shared: &RefCell<Shared<'_>>) -> Vec<(usize, Script)> {
    let Some(open) = looked_for(request, shared) else { return Vec::new() };
    let mut found = Vec::new();
    for (number, target) in request.targets.iter().enumerate() {
        let calls = target.script.called(request.vm);
        // Strings, or what may hold some.
        let takes = |descriptor: &str| descriptor.split(')').next().is_some_and(|parameters| parameters.contains('L'));
        let texts = calls.iter().any(|(.., descriptor)| takes(descriptor));
        if texts && request.reaches(&target.script, &open) {
            found.push((number, Script { simple_texts: true, ..target.script.clone() }));
        }
    }
    found
}

/// The targets once more with inputs that are left out otherwise: objects of classes that a test writes, unusual classes of the
/// library, objects of the program itself. Where something of that was left out.
pub fn unusual(request: &Request<'_>, shared: &RefCell<Shared<'_>>, courses: &[&Course<'_>]) -> Vec<(usize, Script)> {
    let Some(open) = looked_for(request, shared) else { return Vec::new() };
    let mut found = Vec::new();
    for course in courses.iter().filter(|course| course.engine.tally.has_left_out_inputs()) {
        let Some(target) = request.target(course.number) else { continue };
        if request.reaches(&target.script, &open) {
            found.push((course.number, unusual_script(request.vm, &target.script)));
        }
    }
    found
}

/// Any field values, for receivers all of whose fields a test can set.
pub fn set_fields(request: &Request<'_>, shared: &RefCell<Shared<'_>>) -> Vec<(usize, Script)> {
    let Some(open) = looked_for(request, shared) else { return Vec::new() };
    let all = request.targets.iter().chain(request.further).enumerate();
    let wanted = all.filter(|(_, target)| {
        let reaches = request.reaches(&target.script, &open);
        reaches && !target.script.symbolic_statics && sets_all_fields(request.vm, &target.script)
    });
    let any = |target: &Target| Script {
        preconditions: target.script.preconditions.clone(),
        ..Script::new(target.script.target, Receiver::Any)
    };
    wanted.map(|(number, target)| (number, any(target))).collect()
}

/// Whether a test can set all fields of the receivers that a script makes by calls, and there are some.
fn sets_all_fields(vm: &Vm, script: &Script) -> bool {
    let Some(class) = made_class(vm, script) else { return false };
    let mut fields = own_classes(vm, class).flat_map(|class| class.fields.iter()).filter(|f| !f.is_static()).peekable();
    let closed = access::PRIVATE | access::SYNTHETIC | access::FINAL;
    fields.peek().is_some() && fields.all(|field| field.access & closed == 0)
}

/// The targets after some calls that are not on their receivers, where static fields matter: a singleton that exists
/// already, a counter that was counted up.
pub fn preludes(request: &Request<'_>, shared: &RefCell<Shared<'_>>) -> Vec<(usize, Script)> {
    let Some(open) = looked_for(request, shared) else { return Vec::new() };
    let mut found = Vec::new();
    let all = request.targets.iter().chain(request.further);
    for (number, target) in all.enumerate().filter(|(_, t)| !t.script.is_main && !t.script.symbolic_statics) {
        let program = &request.vm.program;
        let class = program.class(program.method(target.script.target).class);
        let reaches = request.reaches(&target.script, &open);
        if !reaches || request.static_state(&target.script).is_empty() || target.script.fixed.is_some() {
            continue;
        }
        let callable = |m: &&Method| {
            let made = m.is_constructor() && !class.is_abstract() && class.access & access::ENUM == 0;
            let hidden =
                m.is_private() || m.is_native() || m.is_class_initializer() || m.access & access::SYNTHETIC != 0;
            (m.is_static() || made) && !hidden && &*m.name != "main"
        };
        let calls = class.methods.iter().map(|m| program.method(*m)).filter(callable).map(|m| m.id).collect();
        let before = (calls, MOST_BEFORE);
        found.push((number, Script { before, remembers: false, ..target.script.clone() }));
    }
    found
}

/// What is proved impossible is not looked for any more.
pub fn dismiss_impossible(
    request: &Request<'_>,
    shared: &RefCell<Shared<'_>>,
    courses: &[&Course<'_>],
    proofs: &[Explored],
) {
    if shared.borrow().must_end(0) {
        return;
    }
    let mut explored: Vec<Explored> = courses.iter().map(|course| course.so_far()).collect();
    for explored in &mut explored {
        let own = proofs.iter().filter(|proof| proof.number == explored.number);
        explored.evidence.extend(own.flat_map(|proof| proof.evidence.iter().cloned()));
    }
    let mut impossible = Vec::new();
    {
        let shared = shared.borrow();
        let Shared { recorder, goals, untested, contradictions, refuted, not_begun, .. } = &*shared;
        let (refuted, not_begun) = (refuted.as_ref(), *not_begun);
        let found = Found { recorder, goals, explored: &explored, untested, contradictions, refuted, not_begun };
        let judged = judge_found(request, found);
        for (number, (_, aim)) in goals.aims.iter().enumerate().filter(|(n, _)| goals.is_open(*n)) {
            if matches!(judged.verdict(aim), Verdict::Infeasible { .. }) {
                impossible.push(number);
            }
        }
    }
    let mut shared = shared.borrow_mut();
    impossible.into_iter().for_each(|number| shared.goals.refute(number));
    shared.version += 1;
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

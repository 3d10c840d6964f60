//! Static fields that callers read without any call: what they hold once their class is initialised, in both versions.

use std::rc::Rc;

use super::printed::same_output;
use super::product::Version;
use super::report::{Answer, TargetReport};
use super::same::{Comparison, Side};
use super::twins::initialised;
use crate::analysis::diff::Changes;
use crate::classfile::access;
use crate::expr::{TermId, Terms};
use crate::interp::Vm;
use crate::program::{Class, Field};
use crate::state::{State, Value, View};
use crate::testgen::world::World;

/// The static fields of a class that a caller can name, compared as they begin.
pub fn compare(old: Version<'_>, new: Version<'_>, changes: &Changes, name: &Rc<str>) -> TargetReport {
    let shown = name.replace(['/', '$'], ".");
    let mut report = TargetReport { target: format!("{shown} (static fields)"), ..TargetReport::default() };
    let mut unknown = |why: String| {
        report.because = "not everything was compared".into();
        report.reasons.push((why, 1));
    };
    let (mut ignore, mut also) = (|_: &Vm, _: &mut State| {}, |_: &Vm, _: &mut State| {});
    let (mut first, mut second) = (World::new(new.vm, &mut ignore), World::new(old.vm, &mut also));
    let (Ok(x), Ok(y)) = (new.vm.program.load(name), old.vm.program.load(changes.old_class(name))) else {
        unknown(format!("{shown} cannot be loaded"));
        return report;
    };
    match (first.initialize(x).is_ok(), second.initialize(y).is_ok()) {
        (true, true) => {}
        (false, false) => {
            unknown(format!("the initialiser of {shown}, which does not end well"));
            return report;
        }
        _ => {
            unknown(format!("the initialiser of {shown}, which ends well in one version only"));
            return report;
        }
    }
    let (x, y) = (new.vm.program.class(x), old.vm.program.class(y));
    let sides = [Side { vm: new.vm, state: &first.state }, Side { vm: old.vm, state: &second.state }];
    let mut terms = Terms::new();
    let mut comparison = Comparison::new(&mut terms, sides[0], sides[1]);
    // Each has terms of its own.
    (comparison.foreign, comparison.changes) = ([true, true], Some(changes));
    let (mut differ, mut doubtful) = (Vec::new(), Vec::new());
    for (field, values) in fields(sides, x, y) {
        let Some((value, other)) = values else {
            doubtful.push(format!("{shown}.{field}, which one version has"));
            continue;
        };
        if comparison.values(value, other) != TermId::TRUE {
            match (plain(sides[0], value), plain(sides[1], other)) {
                (Some(now), Some(before)) => {
                    differ.push(format!("{field} begins with {now}, and with {before} before"))
                }
                _ => doubtful.push(format!("{shown}.{field}, which may begin with something else")),
            }
        }
    }
    // What else it begins with, and what it leaves in other classes.
    let mut points = Vec::new();
    for other in initialised(sides[0], sides[1]).0 {
        let [a, b] = [new.vm, old.vm].map(|vm| vm.program.loaded(&other).map(|id| vm.program.class(id)));
        if let (Some(a), Some(b)) = (a, b)
            && a.id != x.id
        {
            comparison.statics(a, b, &mut points);
        }
    }
    let elsewhere = points.into_iter().filter(|point| point.same != TermId::TRUE);
    doubtful
        .extend(elsewhere.map(|point| format!("{}, which the initialiser of {shown} may leave otherwise", point.what)));
    if same_output(&mut comparison, sides[0], sides[1]) != TermId::TRUE {
        doubtful.push(format!("what the initialiser of {shown} prints"));
    }
    // A caller's own stream may call back, and find what is not assigned yet.
    if sides.iter().any(|side| !side.state.console.printed().is_empty()) {
        doubtful.push(format!("other streams in the place of the console, which see {shown} half initialised"));
    }
    doubtful.extend(comparison.take_gap());
    if !differ.is_empty() {
        report.answer = Answer::Different;
        report.because = differ.join("; ");
    } else if doubtful.is_empty() {
        report.answer = Answer::Equivalent;
        report.because = "they begin with the same".into();
    } else {
        report.because = "not everything was compared".into();
        report.reasons.extend(doubtful.into_iter().map(|why| (why, 1)));
    }
    report
}

/// The fields that callers of the old version name, with their new and old values; none where one has no such field.
fn fields(sides: [Side<'_>; 2], x: &Class, y: &Class) -> Vec<(String, Option<(Value, Value)>)> {
    let visible = |f: &&Field| f.is_static() && f.access & (access::PRIVATE | access::SYNTHETIC) == 0;
    let values = |field: &Field| {
        let twin = sides[0].vm.program.find_field(x.id, &field.name, Some(&field.descriptor));
        let twin = twin.filter(|twin| twin.is_static)?;
        let value = sides[0].state.statics.get(twin.class, twin.slot as usize)?;
        Some((value, sides[1].state.statics.get(y.id, field.slot as usize)?))
    };
    y.fields.iter().filter(visible).map(|field| (field.name.to_string(), values(field))).collect()
}

/// A number or text as it is written.
fn plain(side: Side<'_>, value: Value) -> Option<String> {
    match value.view() {
        View::Int(v) => Some(v.to_string()),
        View::Long(v) => Some(v.to_string()),
        View::Float(v) => Some(v.to_string()),
        View::Double(v) => Some(v.to_string()),
        View::Ref(object) if object.is_null() => Some("null".into()),
        View::Ref(object) => {
            let class = side.state.heap.class_of(object)?;
            let text = side.vm.string_text(side.state, object).filter(|_| class == side.vm.known.string)?;
            Some(format!("{text:?}"))
        }
        _ => None,
    }
}

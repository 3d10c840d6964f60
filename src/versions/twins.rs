//! What of one version belongs to what of the other: methods by class, name and parameters, classes that are initialised by
//! name; and whether two runs end in the same way.

use std::collections::BTreeSet;

use super::same::{Comparison, Kind, Point, Side};
use crate::explore::tally::PathEnd;
use crate::explore::target::Target;
use crate::expr::{Node, Sort, TermId, Terms};
use crate::interp::Vm;
use crate::program::{Class, Method, Origin};
use crate::solver::Constraints;
use crate::state::{InitStatus, Ref, Value};
use crate::util::{ClassId, MethodId};

/// Whether two runs end in the same way. None if that is not behaviour.
pub fn ends(c: &mut Comparison<'_>, a: &PathEnd, b: &PathEnd) -> Option<Point> {
    let point = |kind, what: &str, same| Some(Point { kind, what: what.into(), same });
    match (a, b) {
        (PathEnd::Returned(x), PathEnd::Returned(y)) => {
            let same = c.values(*x, *y);
            point(Kind::Result, "result", same)
        }
        (PathEnd::Threw(x) | PathEnd::AssertionFailed(x), PathEnd::Threw(y) | PathEnd::AssertionFailed(y)) => {
            let by_contract = |side: usize, exception: Ref| {
                let thrown = &c.sides[side].state.inputs.by_contract;
                thrown.iter().find(|(thrown, _)| *thrown == exception).map(|(_, method)| method.clone())
            };
            if by_contract(0, *x) != by_contract(1, *y) {
                c.give_up("what other collections throw");
            }
            let same = c.values(Value::reference(*x), Value::reference(*y));
            point(Kind::Exception, "exception", same)
        }
        (PathEnd::Looped, PathEnd::Looped) => None,
        (PathEnd::Exited(x), PathEnd::Exited(y)) => {
            let same = c.terms.bool(x == y);
            point(Kind::End, "exit code", same)
        }
        _ => {
            let same = c.terms.bool(false);
            point(Kind::End, "end", same)
        }
    }
}

pub fn loaded<'v>(vm: &'v Vm, name: &str) -> Option<&'v Class> {
    vm.program.loaded(name).map(|id| vm.program.class(id))
}

/// Classes of the program that both have initialised, and those that one has: by name, and whether it is the first.
pub fn initialised(first: Side<'_>, second: Side<'_>) -> (Vec<String>, Vec<(String, bool)>) {
    let used = |side: Side<'_>| -> BTreeSet<String> {
        let all = (0..side.vm.program.class_count() as u32).map(ClassId);
        let done = all.filter(|id| side.state.statics.status(*id) == InitStatus::Done);
        let classes = done.map(|id| side.vm.program.class(id));
        let own = classes.filter(|c| matches!(&c.origin, Origin::App(place) if &**place != "obligato"));
        own.filter(|c| c.fields.iter().any(|f| f.is_static())).map(|c| c.name.to_string()).collect()
    };
    let (x, y) = (used(first), used(second));
    let both = x.intersection(&y).cloned().collect();
    let one = x.symmetric_difference(&y).map(|name| (name.clone(), x.contains(name))).collect();
    (both, one)
}

/// The class that a target is called on, by its internal name.
pub fn called_on(target: &Target) -> Option<String> {
    target.name.split_once("::").map(|(class, _)| class.replace('.', "/"))
}

/// The method of the other version with the same class, name and parameters.
/// `class`: the class that it is called on, by its internal name; the method may have moved to or from its superclass.
pub fn counterpart(vm: &Vm, other: &Vm, method: &Method, class: Option<&str>) -> Result<MethodId, String> {
    let owner = vm.program.class(method.class);
    let shown = || format!("{}.{} is only in one version", owner.java_name(), method.name);
    let named = |class: &str| {
        let class = other.program.load(class).ok()?;
        other.program.find_named(class, &method.name, &method.descriptor)
    };
    let called_on = class.filter(|_| !method.is_constructor()).and_then(named);
    let found = called_on.or_else(|| named(&owner.name)).ok_or_else(shown)?;
    if found.is_static() != method.is_static() || (found.is_abstract() && !method.is_abstract()) {
        return Err(format!("{}.{} is another kind of method", owner.java_name(), method.name));
    }
    Ok(found.id)
}

/// What a path assumed can be given to another program only if it speaks of no object of this one.
pub fn mentions_no_object(terms: &Terms, constraints: &Constraints) -> Result<(), String> {
    let roots: Vec<TermId> = constraints.iter().collect();
    let objects = terms.reachable(&roots).into_iter().any(|t| {
        terms.sort(t) == Sort::Ref
            && !matches!(terms.node(t), Node::Ite(..))
            && terms.as_const(t).is_none_or(|c| c.bits() != 0)
    });
    if objects { Err("a condition on the identity of objects".into()) } else { Ok(()) }
}

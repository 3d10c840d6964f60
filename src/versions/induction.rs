//! Which loops of two versions are taken for the same, and which of their variables.
//!
//! Loops are paired by their heads, or in order where there are as many. A loop can be cut where going round it changes
//! nothing but local variables, and the same is true of all loops around it. Its variables are paired by name where the
//! class files tell names, else by place. That they are in step is what has to be proved; those that are not are left
//! out and the proof starts again, so the choice here can be wrong without harm.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use crate::analysis::cfg::Cfg;
use crate::analysis::diff::{Changes, MethodDiff, MethodKey, Version};
use crate::analysis::loops::{Loop, Quiet, loops};
use crate::classfile::{ClassFile, MethodInfo};
use crate::explore::cuts::{CutKind, CutPoint, Cuts};
use crate::interp::Vm;
use crate::program::{Code, decode};
use crate::util::{LiteralId, MethodId};

/// The loops that are cut in both versions.
pub struct Plan {
    pub old: Cuts,
    pub new: Cuts,
    pub loops: u32,
    /// Functions that stand for themselves and may never end.
    pub may_not_end: BTreeSet<Rc<str>>,
}

struct Found {
    id: MethodId,
    code: Code,
    loops: Vec<(Loop, bool)>,
    method: MethodInfo,
}

/// `out_of_step`: variables that are not compared, by loop and place.
pub fn plan(old: &Vm, new: &Vm, changes: &Changes, out_of_step: &BTreeSet<(u32, usize)>) -> Plan {
    let (mut before, mut after) = (methods(old), methods(new));
    let none = |side| Cuts { points: Vec::new(), side };
    let mut plan = Plan { old: none("old"), new: none("new"), loops: 0, may_not_end: BTreeSet::new() };
    while let Some((key, new_method)) = after.pop_first() {
        let Some(old_method) = before.remove(&key) else { continue };
        let matched = matched(&old_method, &new_method, changes.method(Version::New, &key));
        if matched.is_empty() {
            continue;
        }
        for (cuts, method) in [(&mut plan.old, &old_method), (&mut plan.new, &new_method)] {
            cuts.points.push(CutPoint { method: method.id, at: 0, kind: CutKind::Entry });
        }
        for (x, y) in matched {
            let (Some((x, _)), Some((y, _))) = (old_method.loops.get(x), new_method.loops.get(y)) else { continue };
            let number = plan.loops;
            plan.loops += 1;
            let pairs = pairs(&old_method, x, &new_method, y);
            let kept = pairs.iter().enumerate().filter(|(i, _)| !out_of_step.contains(&(number, *i)));
            let kept: Vec<(usize, (u16, u16))> = kept.map(|(i, pair)| (i, *pair)).collect();
            let side = |found: &Loop, of: fn(&(u16, u16)) -> u16| {
                let tracked: Vec<u16> = pairs.iter().map(of).collect();
                let used: BTreeSet<u16> = kept.iter().map(|(_, pair)| of(pair)).collect();
                let own = found.assigned.iter().filter(|local| !used.contains(local)).copied().collect();
                // What is out of step keeps its place, so that the others keep theirs.
                let tracked = tracked.iter().map(|l| if used.contains(l) { *l } else { u16::MAX }).collect();
                (tracked, own)
            };
            let (tracked, own) = side(x, |pair| pair.0);
            let kind = CutKind::Head { number, tracked, own };
            plan.old.points.push(CutPoint { method: old_method.id, at: x.header, kind });
            let (tracked, own) = side(y, |pair| pair.1);
            let kind = CutKind::Head { number, tracked, own };
            plan.new.points.push(CutPoint { method: new_method.id, at: y.header, kind });
        }
    }
    plan
}

/// The methods with loops of the program's own classes, by class, name and descriptor.
fn methods(vm: &Vm) -> BTreeMap<MethodKey, Found> {
    let names = vm.program.classpath().classes().unwrap_or_default();
    let read = names.iter().take(vm.config.most_classes).filter_map(|n| vm.program.classpath().load(n).ok().flatten());
    let classes: Vec<Rc<ClassFile>> = read.map(|loaded| Rc::new(loaded.class)).collect();
    let mut quiet = Quiet::new(&classes);
    let mut found = BTreeMap::new();
    for class in &classes {
        let Ok(id) = vm.program.load(&class.name) else { continue };
        for method in &class.methods {
            let Some(code) = method.code.as_ref() else { continue };
            let Ok(code) = decode(class, method, code, &mut |_| LiteralId(0)) else { continue };
            let Ok(cfg) = Cfg::new(&code) else { continue };
            let all = loops(&code, &cfg);
            let Some(found_method) = vm.program.find_named(id, &method.name, &method.descriptor) else { continue };
            if all.is_empty() || found_method.class != id {
                continue;
            }
            let calm: Vec<bool> = all
                .iter()
                .map(|l| l.header != 0 && l.insns.iter().all(|at| code.insn(*at).is_some_and(|i| quiet.insn(class, i))))
                .collect();
            let loops = all.into_iter().zip(calm).collect();
            found.insert(
                MethodKey::of(class, method),
                Found { id: found_method.id, code, loops, method: method.clone() },
            );
        }
    }
    found
}

/// The loops that are taken for the same, as places in both lists: by their heads where the instructions are aligned,
/// else in order where there are as many.
fn matched(old: &Found, new: &Found, diff: Option<&MethodDiff>) -> BTreeSet<(usize, usize)> {
    let mut found: BTreeSet<(usize, usize)> = match diff {
        Some(diff) if old.loops.len() != new.loops.len() => {
            let twin = |(i, (l, _)): (usize, &(Loop, bool))| {
                let head = diff.new_of(l.header)?;
                new.loops.iter().position(|(other, _)| other.header == head).map(|j| (i, j))
            };
            old.loops.iter().enumerate().filter_map(twin).collect()
        }
        _ => (0..old.loops.len().min(new.loops.len())).map(|i| (i, i)).collect(),
    };
    found.retain(|(i, j)| old.loops[*i].1 && new.loops[*j].1);
    // Inside a loop that is followed round, a head that is met again may be a new beginning.
    loop {
        let around = |method: &Found, cut: &BTreeSet<usize>, inner: usize| {
            let all = method.loops.iter().enumerate();
            let mut outer = all.filter(|(_, (l, _))| l.insns.binary_search(&method.loops[inner].0.header).is_ok());
            outer.all(|(n, _)| cut.contains(&n))
        };
        let (x, y): (BTreeSet<usize>, BTreeSet<usize>) = found.iter().copied().unzip();
        let kept: BTreeSet<(usize, usize)> =
            found.iter().filter(|(i, j)| around(old, &x, *i) && around(new, &y, *j)).copied().collect();
        if kept.len() == found.len() {
            return found;
        }
        found = kept;
    }
}

/// Variables that both loops assign: the old one's place and the new one's.
fn pairs(old: &Found, x: &Loop, new: &Found, y: &Loop) -> Vec<(u16, u16)> {
    let (before, after) = (names(old, x), names(new, y));
    let mut found = Vec::new();
    let mut taken = BTreeSet::new();
    let mut left = Vec::new();
    for local in &y.assigned {
        let name = after.get(local);
        let twin = x.assigned.iter().find(|l| match (before.get(l), name) {
            (Some(a), Some(b)) => a == b,
            (None, None) => *l == local,
            _ => false,
        });
        match twin {
            Some(twin) => {
                taken.insert(*twin);
                found.push((*twin, *local));
            }
            None => left.push(*local),
        }
    }
    // Renamed ones, in order.
    let free: Vec<u16> = x.assigned.iter().filter(|l| !taken.contains(l)).copied().collect();
    found.extend(free.into_iter().zip(left));
    found.sort_by_key(|(_, local)| *local);
    found
}

/// The variables of a loop by name.
fn names(found: &Found, l: &Loop) -> BTreeMap<u16, Rc<str>> {
    let Some(pc) = found.code.pcs.get(l.header as usize).copied() else { return BTreeMap::new() };
    let table = found.method.code.iter().flat_map(|c| &c.locals);
    let here = table.filter(|v| v.start <= pc && u32::from(pc) < u32::from(v.start) + u32::from(v.len));
    here.filter_map(|v| Some((*found.code.local_map.get(v.index as usize)?, v.name.clone()))).collect()
}

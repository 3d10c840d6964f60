//! Probes: what watched instructions tell in the VM, told by a real JVM.
//!
//! Copies of the subject's classes call `obligato.Probe` (`jdk-stubs/junit`) before each spot, with copies of the operands
//! that its looks ask for. What it records is turned into the events of the VM and these by the same [`Recorder`] into
//! facts, so that the coverage of a test on a JVM can be compared with that in the VM. The criteria have no part in it.
//!
//! Most spots need no order: a condition that is a decision by itself, a way, a line. Others need the order of what is
//! told, and those of decisions between whose conditions something is called need to know the activation, by the depth of
//! the stack, which is slow to find. So each spot is told in its own [`Mode`].
//!
//! A spot that cannot be probed is blind: what it shows is neither confirmed nor contradicted, and is said by name.
//!
//! [`Recorder`]: super::facts::Recorder

mod code;
mod predicates;
mod read;

use std::collections::{BTreeMap, BTreeSet};

pub(super) use code::access;
pub use read::Told;

use super::labels::LABELS_IN_A_WORD;
use super::subject::{Hook, Spot, Subject};
use crate::analysis::label_calls::MADE;
use crate::classfile::bytecode::scan;
use crate::classfile::rewrite::{Insertion, Insertions, Rewrite};
use crate::expr::ops::Cmp;
use crate::program::watch::MOST_VALUES;
use crate::program::{Code, Insn, Program, Switch};

/// How a spot is told: what order and activations are kept. The numbers are those of `obligato.Probe`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mode {
    /// Once for each different thing.
    Set = 0,
    /// Everything in order.
    Order = 1,
    /// And with the depth of the stack.
    Depth = 2,
}

/// What the records of a spot mean, in the order in which they come.
#[derive(Clone, Debug)]
struct Plan {
    mode: Mode,
    /// The bits that the values are for.
    bits: Vec<u8>,
    /// Before all others there are so many that say which predicates hold, a bit for each.
    labels: u16,
    way: Option<Goes>,
}

/// Which way an instruction goes, by what is recorded.
#[derive(Clone, Debug)]
enum Goes {
    /// Taken if the record compares so with zero.
    Branch(Cmp),
    Switch(Switch),
}

pub struct Probes {
    /// The copies: internal names and bytes.
    pub classes: Vec<(String, Vec<u8>)>,
    /// By spot; none for the blind ones and those that the VM does not watch.
    plans: Vec<Option<Plan>>,
    /// Spots that are not told, and why.
    blind: BTreeMap<u32, String>,
}

impl Probes {
    /// Probes for all spots of a subject whose classes are those of this program's class path.
    pub fn new(subject: &Subject, program: &Program) -> Self {
        let mut probes = Self { classes: Vec::new(), plans: vec![None; subject.spots.len()], blind: BTreeMap::new() };
        let mut by_class: BTreeMap<usize, BTreeMap<usize, Vec<u32>>> = BTreeMap::new();
        for (number, spot) in
            subject.spots.iter().enumerate().filter(|(_, s)| !s.hooks.is_empty() && s.look.values.len() <= MOST_VALUES)
        {
            if let Some(method) = subject.methods.get(spot.method) {
                by_class.entry(method.class).or_default().entry(spot.method).or_default().push(number as u32);
            }
        }
        for (class, methods) in by_class {
            let Some(name) = subject.classes.get(class).map(|c| c.name.as_str()) else { continue };
            let all: Vec<u32> = methods.values().flatten().copied().collect();
            if let Err(why) = probes.class(subject, program, name, &methods) {
                probes.leave(&all, &why);
            }
        }
        probes
    }

    fn leave(&mut self, spots: &[u32], why: &str) {
        for spot in spots {
            self.blind.entry(*spot).or_insert_with(|| why.to_string());
            if let Some(plan) = self.plans.get_mut(*spot as usize) {
                *plan = None;
            }
        }
    }

    fn class(
        &mut self,
        subject: &Subject,
        program: &Program,
        name: &str,
        methods: &BTreeMap<usize, Vec<u32>>,
    ) -> Result<(), String> {
        let found = program.classpath().find(name).map_err(|e| e.to_string())?;
        let found = found.ok_or_else(|| format!("{name} is not on the class path"))?;
        let mut rewrite = Rewrite::new(&found.bytes).map_err(|e| e.to_string())?;
        let calls = code::Calls::new(&mut rewrite)?;
        for (method, spots) in methods {
            if let Err(why) = self.method(subject, program, (*method, spots), &mut rewrite, &calls) {
                self.leave(spots, &why);
            }
        }
        hush(&mut rewrite)?;
        self.classes.push((name.to_string(), rewrite.finish()));
        Ok(())
    }

    fn method(
        &mut self,
        subject: &Subject,
        program: &Program,
        (method, spots): (usize, &[u32]),
        rewrite: &mut Rewrite<'_>,
        calls: &code::Calls,
    ) -> Result<(), String> {
        let unknown = || "the method cannot be read".to_string();
        let decoded = subject.code(program, method).ok_or_else(unknown)?;
        let named = subject.methods.get(method).ok_or_else(unknown)?;
        let same = |m: &crate::classfile::MethodInfo| *m.name == *named.name && *m.descriptor == *named.descriptor;
        let position = rewrite.file.methods.iter().position(same).ok_or_else(unknown)?;
        let body = rewrite.file.methods.get(position).and_then(|m| m.code.clone()).ok_or_else(unknown)?;
        if *scan(&body.bytes)?.pcs != *decoded.pcs {
            return Err("the class is not the one that was explored".into());
        }
        let entered = entered(subject, spots, &|from, to| code::calls_between(&rewrite.file, &body, decoded, from, to));
        let labelled = spots.iter().filter_map(|n| subject.spots.get(*n as usize)).any(Spot::has_labels);
        let stack = if labelled { code::MOST_OPERANDS + predicates::MOST_OPERANDS } else { code::MOST_OPERANDS };
        let mut insertions = Insertions { stack, ..Insertions::default() };
        let mut lines = BTreeMap::new();
        for number in spots {
            let Some(spot) = subject.spots.get(*number as usize) else { continue };
            match plan(subject, spot, decoded, &entered).and_then(|plan| {
                let probe = code::Probe { number: *number, plan: &plan, spot, first_local: body.max_locals };
                let (mut bytes, locals) = probe.bytes(rewrite, &body.bytes, decoded, calls)?;
                let (told, more) = predicates::bytes(subject, &probe, rewrite, calls)?;
                bytes.splice(0..0, told);
                let locals = locals.max(more);
                Ok((plan, bytes, locals))
            }) {
                Ok((plan, bytes, locals)) => {
                    let pc = decoded.pcs.get(spot.at as usize).copied().ok_or_else(unknown)?;
                    if !spot.look.way && spot.look.values.is_empty() && plan.labels == 0 {
                        lines.insert(pc, *number);
                    }
                    insertions.code.push(Insertion { pc, code: bytes });
                    insertions.locals = insertions.locals.max(locals);
                    if let Some(place) = self.plans.get_mut(*number as usize) {
                        *place = Some(plan);
                    }
                }
                Err(why) => self.leave(&[*number], &why),
            }
        }
        insertions.code.sort_by_key(|insertion| insertion.pc);
        let Err(why) = rewrite.insert(position, &insertions) else { return Ok(()) };
        // A long method may have room for what its branches tell, if not for its lines.
        insertions.code.retain(|insertion| !lines.contains_key(&insertion.pc));
        rewrite.insert(position, &insertions)?;
        let lines: Vec<u32> = lines.into_values().collect();
        self.leave(&lines, &why);
        Ok(())
    }

    /// What is not told, each with a place and the reason.
    pub fn not_told(&self, subject: &Subject) -> Vec<(String, String)> {
        let mut found: BTreeSet<(String, String)> = BTreeSet::new();
        for (spot, why) in &self.blind {
            let method = subject.spots.get(*spot as usize).and_then(|spot| subject.methods.get(spot.method));
            let class = method.and_then(|method| subject.classes.get(method.class));
            if let Some((method, class)) = method.zip(class) {
                found.insert((format!("{}.{}", class.name.replace('/', "."), method.name), why.clone()));
            }
        }
        found.into_iter().collect()
    }
}

/// Methods that were put into a class compute what labels ask: what they run is not told.
fn hush(rewrite: &mut Rewrite<'_>) -> Result<(), String> {
    for method in 0..rewrite.file.methods.len() {
        let made = rewrite.file.methods.get(method).filter(|m| m.name.starts_with(MADE));
        let Some(body) = made.and_then(|m| m.code.clone()) else { continue };
        let entry = code::call(rewrite, "pause")?;
        let resume = code::call(rewrite, "resume")?;
        let returns = |pc: &u16| body.bytes.get(usize::from(*pc)) == Some(&0xac);
        let ends = scan(&body.bytes)?.pcs.into_iter().filter(returns);
        let code = ends.map(|pc| Insertion { pc, code: resume.clone() }).collect();
        rewrite.insert(method, &Insertions { entry, code, ..Insertions::default() })?;
    }
    Ok(())
}

fn decisions(spot: &Spot) -> impl Iterator<Item = u32> + '_ {
    spot.hooks.iter().filter_map(|hook| match hook {
        Hook::Branch { decision, .. } | Hook::Value { decision, .. } => Some(*decision),
        Hook::Way { .. } | Hook::Line(_) | Hook::Label { .. } => None,
    })
}

/// The decisions of a method that may be evaluated again, deeper on the stack, while they are evaluated: something is
/// called between their spots. Spots that two decisions share make them alike.
fn entered(subject: &Subject, spots: &[u32], calls: &dyn Fn(u32, u32) -> bool) -> BTreeSet<u32> {
    let mut ranges: BTreeMap<u32, (u32, u32)> = BTreeMap::new();
    let all = || spots.iter().filter_map(|number| subject.spots.get(*number as usize));
    for spot in all() {
        for decision in decisions(spot) {
            let range = ranges.entry(decision).or_insert((spot.at, spot.at));
            *range = (range.0.min(spot.at), range.1.max(spot.at));
        }
    }
    let mut found: BTreeSet<u32> =
        ranges.into_iter().filter(|(_, (from, to))| calls(*from, *to)).map(|(decision, _)| decision).collect();
    loop {
        let before = found.len();
        for spot in all() {
            if decisions(spot).any(|decision| found.contains(&decision)) {
                found.extend(decisions(spot));
            }
        }
        if found.len() == before {
            return found;
        }
    }
}

fn plan(subject: &Subject, spot: &Spot, code: &Code, entered: &BTreeSet<u32>) -> Result<Plan, String> {
    let way = if spot.look.way { Some(goes(code, spot.at).ok_or("it is no branch")?) } else { None };
    // What is deepest on the stack comes first.
    let mut values: Vec<(u8, u8)> = (0_u8..).zip(spot.look.values.iter().copied()).collect();
    values.sort_by_key(|(_, depth)| std::cmp::Reverse(*depth));
    let bits: Vec<u8> = values.into_iter().map(|(bit, _)| bit).collect();
    let labels = spot.hooks.iter().filter(|hook| matches!(hook, Hook::Label { .. })).count();
    let labels = labels.div_ceil(LABELS_IN_A_WORD) as u16;
    let alone = |decision: u32| subject.decisions.get(decision as usize).is_some_and(|d| d.table.conditions() == 1);
    let mode = if decisions(spot).any(|d| entered.contains(&d) && !alone(d)) {
        Mode::Depth
    } else if decisions(spot).all(alone) && bits.len() + usize::from(way.is_some()) + usize::from(labels) <= 1 {
        Mode::Set
    } else {
        Mode::Order
    };
    Ok(Plan { mode, bits, labels, way })
}

fn goes(code: &Code, at: u32) -> Option<Goes> {
    use Insn::*;
    Some(match code.insn(at)? {
        Switch(table) => Goes::Switch(code.switches.get(table as usize)?.clone()),
        IfEq(_) | IfICmpEq(_) | IfACmpEq(_) | IfNull(_) => Goes::Branch(Cmp::Eq),
        IfNe(_) | IfICmpNe(_) | IfACmpNe(_) | IfNonNull(_) => Goes::Branch(Cmp::Ne),
        IfLt(_) | IfICmpLt(_) => Goes::Branch(Cmp::Lt),
        IfGe(_) | IfICmpGe(_) => Goes::Branch(Cmp::Ge),
        IfGt(_) | IfICmpGt(_) => Goes::Branch(Cmp::Gt),
        IfLe(_) | IfICmpLe(_) => Goes::Branch(Cmp::Le),
        _ => return None,
    })
}

//! What coverage is measured of: the decisions, branches and lines of some classes, and the spots in their bytecode that
//! tell about them.
//!
//! A decision of the source that the compiler copied (initialisers of fields, one copy for each constructor) is one
//! decision here: its copies add up.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use crate::analysis::cfg::{Cfg, branch_target, instruction_at};
use crate::analysis::decisions::from_bytecode::is_generated;
use crate::analysis::decisions::table::Table;
use crate::analysis::decisions::views::{self, BranchObjective};
use crate::analysis::decisions::{ClassDecisions, DecisionId, MappedDecision, Point, Unmapped};
use crate::analysis::label_calls;
use crate::classfile::{self, ClassFile, MethodInfo};
use crate::coverage::criteria::Aim;
use crate::coverage::labels::at_once::{self, Put};
use crate::coverage::labels::{Label, Labelling, LeftOut, Located, MOST_AT_ONE_PLACE, Marked};
use crate::coverage::paths::{Bound, Step, Taken};
use crate::explore::bounds::{Loops, NO_LOOPS, Of as Bounded};
use crate::program::operators::comparison;
use crate::program::predicate::Predicate;
use crate::program::watch::Look;
use crate::program::{Code, Insn, Program, decode};
use crate::util::LiteralId;

/// A decision with its table.
pub struct Decision {
    pub mapped: MappedDecision,
    pub table: Table,
}

/// A way out of a switch, or of a branch that belongs to no decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    pub method: usize,
    pub pc: u32,
    pub line: u32,
    /// What [`crate::state::Seen::Way`] says when it is taken.
    pub told: u32,
    /// `taken`, `not taken`, `case 3, 4`, `default`.
    pub text: String,
}

/// A line with code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub class: usize,
    pub line: u32,
}

pub struct Method {
    pub class: usize,
    pub name: String,
    pub descriptor: String,
    /// First and last line; 0 where they are not known.
    pub lines: (u32, u32),
    /// Where paths are asked for.
    pub loops: Loops,
    /// How far paths go in it, if not as far as elsewhere, and what that says.
    pub bound: Option<(Bound, String)>,
}

pub struct Class {
    /// Internal form.
    pub name: String,
    /// `pkg/Foo.java`, where the class says so.
    pub source: Option<String>,
}

/// What objectives and hooks are about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    Decision(u32),
    Way(u32),
    Line(u32),
    Label(u32),
    Path(u32),
}

/// What one event means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hook {
    /// A condition shows at a branch.
    Branch {
        decision: u32,
        condition: u16,
        taken_means: bool,
    },
    /// A condition shows as a value, in this bit of what is told.
    Value {
        decision: u32,
        condition: u16,
        bit: u8,
        nonzero_means: bool,
    },
    /// A way, if this is told.
    Way {
        way: u32,
        told: u32,
    },
    Line(u32),
    /// A label, if the predicate of this number holds.
    Label {
        label: u32,
        told: u16,
    },
}

impl Hook {
    pub fn place(&self) -> Place {
        match *self {
            Hook::Branch { decision, .. } | Hook::Value { decision, .. } => Place::Decision(decision),
            Hook::Way { way, .. } => Place::Way(way),
            Hook::Line(line) => Place::Line(line),
            Hook::Label { label, .. } => Place::Label(label),
        }
    }

    /// The condition that a value shows, if these bits are told.
    pub fn value(&self, bits: u32) -> Option<(u16, bool)> {
        match *self {
            Hook::Value { condition, bit, nonzero_means, .. } => {
                Some((condition, (bits & (1 << bit) != 0) == nonzero_means))
            }
            _ => None,
        }
    }
}

/// An instruction that tells something.
pub struct Spot {
    pub method: usize,
    pub at: u32,
    pub look: Look,
    pub hooks: Vec<Hook>,
    /// What it adds to a path, where paths are asked for.
    pub step: Option<Step>,
    pub line: u32,
    /// The instruction may be repeated after it told its values: to resolve a name, to initialise a class, to fork.
    pub repeats: bool,
}

impl Spot {
    pub fn has_labels(&self) -> bool {
        !(self.look.labels.is_empty() && self.look.fails.is_empty())
    }

    /// The labels whose predicate has this number.
    pub fn labels(&self, number: u16) -> impl Iterator<Item = u32> + '_ {
        self.hooks.iter().filter_map(move |hook| match hook {
            Hook::Label { label, told } if *told == number => Some(*label),
            _ => None,
        })
    }
}

/// Classes with what can be covered in them. The number of a spot is the id of its watch.
#[derive(Default)]
pub struct Subject {
    pub classes: Vec<Class>,
    pub methods: Vec<Method>,
    pub decisions: Vec<Decision>,
    pub ways: Vec<Way>,
    pub lines: Vec<Line>,
    pub labels: Vec<Label>,
    /// Labels that may have further places: criterion, class, line, words and [`Label::shared`].
    pub shared: BTreeMap<(&'static str, usize, u32, String, Box<str>), usize>,
    /// Where labels come from, with the names of the criteria that ask for them.
    pub labellings: Vec<(&'static str, Labelling)>,
    /// What is no label though its criterion would have it: the criterion, the class, and which.
    pub left_out: Vec<(&'static str, usize, LeftOut)>,
    pub spots: Vec<Spot>,
    /// Labels that were put into the classes, by method and in the order of their code.
    pub put: Vec<Put>,
    /// Decisions of the source that could not be tied to the bytecode: place and reason.
    pub unmapped: Vec<(String, String)>,
    /// Decisions of the source for which the compiler made no code: file, line and text.
    pub removed: Vec<String>,
    pub warnings: Vec<String>,
    /// Sources that are not those that were compiled.
    pub foreign: BTreeSet<String>,
    /// Counts listenings to which a label is told once, where it is watched so.
    pub listening: Rc<Cell<u32>>,
    /// Paths are asked for: their steps are told.
    pub traces: bool,
    /// Those that were found.
    pub paths: RefCell<Vec<Taken>>,
    /// Nothing else is wanted: the objectives that a change can influence, say.
    pub only: Option<BTreeSet<Aim>>,
    /// These are not wanted: mutants of operators that nobody asked for, say.
    pub unwanted: BTreeSet<Aim>,
}

/// One class to be measured; `wanted` chooses among its methods.
pub struct Part<'a> {
    pub file: &'a ClassFile,
    pub found: ClassDecisions,
    pub wanted: &'a dyn Fn(&MethodInfo) -> bool,
}

impl Subject {
    /// Whether an objective of a criterion that is asked for is one.
    pub fn wants(&self, aim: &Aim) -> bool {
        self.only.as_ref().is_none_or(|only| only.contains(aim)) && !self.unwanted.contains(aim)
    }

    /// A method of a class gets a bound of its own; whether it is measured.
    pub fn bind(&mut self, class: &str, bound: Bounded<'_>) -> bool {
        let Bounded { method, bound, says } = bound;
        let classes = &self.classes;
        let found = self.methods.iter_mut().find(|m| {
            m.name == *method.name
                && m.descriptor == *method.descriptor
                && classes.get(m.class).is_some_and(|found| found.name == class)
        });
        found.map(|found| found.bound = Some((bound, says))).is_some()
    }

    pub fn add(&mut self, part: Part<'_>) {
        let Part { file, found, wanted } = part;
        let class = self.classes.len();
        let package = file.name.rsplit_once('/').map(|(package, _)| format!("{package}/")).unwrap_or_default();
        let source = file.source_file.as_ref().map(|name| format!("{package}{name}"));
        self.classes.push(Class { name: file.name.to_string(), source });
        self.warnings.extend(found.warnings);
        self.foreign.extend(found.foreign);
        let mut of_method: BTreeMap<(&str, &str), Vec<&MappedDecision>> = BTreeMap::new();
        for decision in &found.decisions {
            of_method.entry((&decision.method, &decision.descriptor)).or_default().push(decision);
        }
        let is_wanted = |place: &&Unmapped| {
            let here = |m: &&MethodInfo| *m.name == *place.method && *m.descriptor == *place.descriptor;
            file.methods.iter().find(here).is_none_or(wanted)
        };
        for removed in found.removed.iter().filter(is_wanted) {
            let place = file.source_file.as_deref().unwrap_or(&removed.class);
            self.removed.push(format!("{place}:{} {}", removed.line, removed.text));
        }
        for unmapped in found.unmapped.iter().filter(is_wanted) {
            let place = format!("{}, line {}: {}", file.name.replace('/', "."), unmapped.line, unmapped.text);
            self.unmapped.push((place, unmapped.reason.clone()));
        }
        let mut copies: BTreeMap<DecisionId, u32> = BTreeMap::new();
        let mut lines: BTreeMap<u32, u32> = BTreeMap::new();
        for method in file.methods.iter().filter(|m| !is_generated(m) && wanted(m)) {
            let Some(info) = &method.code else { continue };
            let Ok(code) = decode(file, method, info, &mut |_| LiteralId(0)) else { continue };
            let Ok(cfg) = Cfg::new(&code) else { continue };
            let calls = label_calls::calls(file, info, &code);
            // What only computes the predicate of a label is no part of what the program decides.
            let computes = |pc: u32| {
                let at = instruction_at(&code, pc);
                at.is_some_and(|at| label_calls::computes(&calls, at))
            };
            let decisions = of_method.remove(&(&*method.name, &*method.descriptor)).unwrap_or_default();
            let reached = views::statements(info, &code, &cfg);
            let span = (reached.keys().next().copied().unwrap_or(0), reached.keys().last().copied().unwrap_or(0));
            let number = self.methods.len();
            self.methods.push(Method {
                class,
                name: method.name.to_string(),
                descriptor: method.descriptor.to_string(),
                lines: span,
                loops: if self.traces { Loops::of(&code, &cfg, &info.lines) } else { NO_LOOPS.clone() },
                bound: None,
            });
            let mut spots = Spots::new(number, &code, info);
            if self.traces {
                let loops = self.methods.last().map_or(&NO_LOOPS, |method| &method.loops);
                spots.steps(loops, &method.name, &|at| label_calls::computes(&calls, at));
            }
            for decision in &decisions {
                let Ok(table) = Table::new(&decision.tree) else {
                    let what = "has more conditions than can be handled";
                    self.unmapped
                        .push((format!("{}, line {}", file.name.replace('/', "."), decision.line), what.into()));
                    continue;
                };
                // Copies in several constructors are one decision.
                let known = copies.get(&decision.id).copied();
                let index = known.unwrap_or(self.decisions.len() as u32);
                if known.is_none() {
                    copies.insert(decision.id, index);
                    self.decisions.push(Decision { mapped: (*decision).clone(), table });
                }
                spots.decision(index, decision);
            }
            for objective in views::branch_objectives(&code, &cfg, decisions.iter().copied()) {
                if let BranchObjective::Way { pc, .. } = objective
                    && !computes(pc)
                {
                    let line = u16::try_from(pc).ok().and_then(|pc| info.line_at(pc)).unwrap_or(0);
                    self.ways_of(number, &code, pc, line.into(), &mut spots);
                }
            }
            for (line, places) in reached {
                let index = *lines.entry(line).or_insert_with(|| {
                    self.lines.push(Line { class, line });
                    self.lines.len() as u32 - 1
                });
                places.iter().for_each(|pc| spots.line(index, *pc));
            }
            for call in &calls {
                let branches =
                    (call.from..call.at).filter(|at| code.insn(*at).is_some_and(|i| comparison(i).is_some()));
                branches.for_each(|at| spots.at(at).look.argument_of = Some(call.at));
            }
            for at in label_calls::made_calls(file, &code) {
                spots.at(at).look.argument_of = Some(at + 1);
            }
            let put =
                calls.iter().filter(|call| call.is_put).filter_map(|call| Some((call.from.checked_sub(1)?, call.at)));
            self.put.extend(put.map(|(from, at)| Put { method: number, from, at }));
            let located = Located::new(file, info, &code, &decisions);
            for (criterion, labelling) in self.labellings.clone() {
                let own = labelling(&located);
                self.left_out.extend(own.left_out.into_iter().map(|one| (criterion, class, one)));
                let computed =
                    |marked: &Marked| marked.places.iter().any(|place| label_calls::computes(&calls, place.at));
                for marked in own.found.into_iter().filter(|marked| !computed(marked)) {
                    self.label(number, criterion, marked, &located, &mut spots);
                }
            }
            self.spots.extend(spots.finish());
        }
    }

    fn label(
        &mut self,
        method: usize,
        criterion: &'static str,
        marked: Marked,
        of: &Located<'_>,
        spots: &mut Spots<'_>,
    ) {
        let Marked { places, what, shared, mutation, shown } = marked;
        let Some(pc) = places.first().and_then(|place| of.code.pcs.get(place.at as usize)).copied() else { return };
        let line = of.body.line_at(pc).unwrap_or(0).into();
        if places.iter().any(|place| spots.labels_at(place.at) >= MOST_AT_ONE_PLACE) {
            self.warnings.push(format!("{what} (line {line}): left out, there are too many labels at one place"));
            return;
        }
        let class = self.methods.get(method).map_or(0, |method| method.class);
        let same = shared.clone().map(|shared| (criterion, class, line, what.clone(), shared));
        let known = same.as_ref().and_then(|same| self.shared.get(same)).copied();
        let label = known.unwrap_or(self.labels.len());
        if let Some(same) = same {
            self.shared.insert(same, label);
        }
        places.iter().for_each(|place| spots.label(place.at, label as u32, &place.predicate));
        let places = places.into_iter().map(|place| (method, place));
        match known.and_then(|known| self.labels.get_mut(known)) {
            Some(known) => known.places.extend(places),
            None => {
                let (pc, places, mutation) = (pc.into(), places.collect(), mutation.map(Rc::new));
                self.labels.push(Label { criterion, method, pc, line, what, shared, places, mutation, shown });
            }
        }
    }

    /// The ways out of the branch or switch at this place, once.
    fn ways_of(&mut self, method: usize, code: &Code, pc: u32, line: u32, spots: &mut Spots<'_>) {
        let Some(at) = instruction_at(code, pc) else { return };
        if spots.by_index.get(&at).is_some_and(|s| s.hooks.iter().any(|h| matches!(h, Hook::Way { .. }))) {
            return;
        }
        let ways: Vec<(u32, String)> = match code.insn(at) {
            Some(Insn::Switch(table)) => code.switches.get(table as usize).map(switch_ways).unwrap_or_default(),
            Some(insn) if branch_target(insn).is_some() => vec![(0, "not taken".into()), (1, "taken".into())],
            _ => return,
        };
        for (told, text) in ways {
            let way = self.ways.len() as u32;
            self.ways.push(Way { method, pc, line, told, text });
            let spot = spots.at(at);
            spot.look.way = true;
            spot.hooks.push(Hook::Way { way, told });
        }
    }

    /// Makes the spots of a program tell. Classes that cannot be loaded tell nothing: nothing of them runs either.
    pub fn watch(&self, program: &Program) {
        self.watch_as(program, &|look| look);
    }

    /// The same; labels are told once until [`Subject::listen_anew`]. Whoever follows every instruction has the code of labels run.
    pub fn watch_once(&self, program: &Program, is_followed: bool) {
        self.watch_as(program, &|look| Look { once: Some(Rc::clone(&self.listening)), ..look });
        if !is_followed {
            at_once::pass_by(self, program);
        }
    }

    fn watch_as(&self, program: &Program, change: &dyn Fn(Look) -> Look) {
        let codes: Vec<Option<&Code>> = (0..self.methods.len()).map(|method| self.code(program, method)).collect();
        for (id, spot) in self.spots.iter().enumerate() {
            if let Some(code) = codes.get(spot.method).copied().flatten() {
                code.watch(spot.at, id as u32, change(spot.look.clone()));
            }
        }
    }

    /// What was told is told again.
    pub fn listen_anew(&self) {
        self.listening.set(self.listening.get().wrapping_add(1));
    }

    /// The same, with what branches compare: one that tests how a comparison came out leaves that to the comparison.
    pub fn watch_closely(&self, program: &Program) {
        let codes: Vec<Option<&Code>> = (0..self.methods.len()).map(|method| self.code(program, method)).collect();
        for (id, spot) in self.spots.iter().enumerate() {
            let Some(code) = codes.get(spot.method).copied().flatten() else { continue };
            watch_branch(code, spot.at, id as u32, &spot.look);
        }
    }

    /// The keys of the switches that tell, by the number of the spot: those that lead elsewhere than any other value.
    pub fn switches(&self, program: &Program) -> Vec<(u32, Vec<i64>)> {
        let keys = |spot: &Spot| -> Option<Vec<i64>> {
            let code = self.code(program, spot.method)?;
            let Some(Insn::Switch(table)) = code.insn(spot.at) else { return None };
            let switch = code.switches.get(table as usize)?;
            let cases = switch.cases().into_iter().filter(|(_, target)| *target != switch.default());
            Some(cases.map(|(key, _)| i64::from(key)).collect())
        };
        let spots = self.spots.iter().enumerate();
        spots.filter_map(|(id, spot)| Some((id as u32, keys(spot)?))).collect()
    }

    /// A method's code in a program.
    pub fn code<'p>(&self, program: &'p Program, method: usize) -> Option<&'p Code> {
        let method = self.methods.get(method)?;
        let class = self.classes.get(method.class).and_then(|c| program.load(&c.name).ok())?;
        let declared = program.class(class).methods.iter().map(|m| program.method(*m));
        let mut same = declared.filter(|m| *m.name == *method.name && *m.descriptor == *method.descriptor);
        same.next().and_then(|m| program.code(m).ok())
    }
}

/// Watches an instruction; if the way that it goes is told, then what is compared for it as well.
pub(super) fn watch_branch(code: &Code, at: u32, id: u32, look: &Look) {
    let before = at.checked_sub(1).filter(|at| {
        let insn = code.insn(*at);
        matches!(insn, Some(Insn::LCmp | Insn::FCmpL | Insn::FCmpG | Insn::DCmpL | Insn::DCmpG))
    });
    if let Some(before) = before.filter(|_| look.way) {
        code.watch(before, id, Look { operands: true, ..Look::default() });
    }
    let operands = look.way && before.is_none();
    code.watch(at, id, Look { operands, ..look.clone() });
}

/// One way for each place that the switch goes to, with the keys that lead there.
fn switch_ways(switch: &crate::program::Switch) -> Vec<(u32, String)> {
    let (pairs, default) = (switch.cases(), switch.default());
    let targets: BTreeSet<u32> = pairs.iter().map(|p| p.1).chain([default]).collect();
    let text = |target: u32| {
        if target == default {
            return "default".to_string();
        }
        let keys: Vec<String> = pairs.iter().filter(|p| p.1 == target).map(|p| p.0.to_string()).collect();
        format!("case {}", keys.join(", "))
    };
    targets.into_iter().map(|target| (target, text(target))).collect()
}

fn may_repeat(insn: Insn) -> bool {
    use Insn::*;
    matches!(
        insn,
        InvokeStatic(_)
            | InvokeSpecial(_)
            | InvokeVirtual(_)
            | InvokeInterface(_)
            | InvokeDynamic(_)
            | PutStatic(_)
            | PutField(_)
            | ByteStore
            | NewArray(_)
    )
}

/// The spots of one method, by instruction.
struct Spots<'a> {
    method: usize,
    code: &'a Code,
    body: &'a classfile::Code,
    by_index: BTreeMap<u32, Spot>,
    /// The predicates of labels by instruction; each is told by its place here.
    labels: BTreeMap<u32, Vec<Predicate>>,
}

impl<'a> Spots<'a> {
    fn new(method: usize, code: &'a Code, body: &'a classfile::Code) -> Self {
        Self { method, code, body, by_index: BTreeMap::new(), labels: BTreeMap::new() }
    }

    fn labels_at(&self, at: u32) -> usize {
        self.labels.get(&at).map_or(0, Vec::len)
    }

    fn label(&mut self, at: u32, label: u32, predicate: &Predicate) {
        let told = self.labels_at(at) as u16;
        self.labels.entry(at).or_default().push(predicate.clone());
        self.at(at).hooks.push(Hook::Label { label, told });
    }

    /// All of them, each with what its labels ask.
    fn finish(self) -> impl Iterator<Item = Spot> {
        let Self { mut by_index, labels, .. } = self;
        for (at, predicates) in labels {
            let Some(spot) = by_index.get_mut(&at) else { continue };
            let (mut asked, mut fails) = (Vec::new(), Vec::new());
            for (told, predicate) in (0..).zip(predicates) {
                match predicate {
                    Predicate::Fails(failure) => fails.push((told, failure)),
                    predicate => asked.push((told, predicate)),
                }
            }
            (spot.look.labels, spot.look.fails) = (asked.into(), fails.into());
        }
        by_index.into_values()
    }

    fn at(&mut self, at: u32) -> &mut Spot {
        let (method, repeats) = (self.method, self.code.insn(at).is_some_and(may_repeat));
        let line = self.code.pcs.get(at as usize).and_then(|pc| self.body.line_at(*pc)).unwrap_or(0).into();
        let spot = || Spot { method, at, look: Look::default(), hooks: Vec::new(), step: None, line, repeats };
        self.by_index.entry(at).or_insert_with(spot)
    }

    /// What paths are made of.
    fn steps(&mut self, loops: &Loops, method: &str, is_left_out: &dyn Fn(u32) -> bool) {
        let handlers: BTreeSet<u32> = self.code.handlers.iter().map(|handler| handler.target).collect();
        for at in (0..self.code.insns.len() as u32).filter(|at| !is_left_out(*at)) {
            let Some(insn) = self.code.insn(at) else { continue };
            let taken = branch_target(insn);
            if matches!(insn, Insn::Switch(_)) || taken.is_some() {
                let leaves = loops.can_leave(self.code, at);
                let spot = self.at(at);
                spot.look.way = true;
                spot.step = Some(Step::Branches { taken, leaves });
            } else if handlers.contains(&at) || method == "<clinit>" && at == 0 {
                let spot = self.at(at);
                spot.look.reached = true;
                spot.step = Some(if handlers.contains(&at) { Step::Catches } else { Step::Initializes });
            } else if let Some(header) = loops.always_turns(self.code, at) {
                let spot = self.at(at);
                spot.look.reached = true;
                spot.step = Some(Step::Turns { header });
            }
        }
        if method != "<clinit>" {
            return;
        }
        // Where it begins and ends at once there is nothing in between.
        let ends = |at: &u32| *at > 0 && matches!(self.code.insn(*at), Some(Insn::Return));
        let ends: Vec<u32> = (0..self.code.insns.len() as u32).filter(ends).collect();
        for at in ends {
            let spot = self.at(at);
            spot.look.reached = true;
            spot.step = Some(Step::Initialized);
        }
    }

    fn decision(&mut self, number: u32, decision: &MappedDecision) {
        for (condition, described) in decision.conditions.iter().enumerate() {
            let condition = condition as u16;
            for point in &described.points {
                let Some(at) = instruction_at(self.code, point.pc()) else { continue };
                let spot = self.at(at);
                match *point {
                    Point::Branch { taken_means, .. } => {
                        spot.look.way = true;
                        spot.hooks.push(Hook::Branch { decision: number, condition, taken_means });
                    }
                    Point::Value { depth, nonzero_means, .. } => {
                        let known = spot.look.values.iter().position(|d| *d == depth);
                        let bit = known.unwrap_or(spot.look.values.len()) as u8;
                        if known.is_none() {
                            spot.look.values.push(depth);
                        }
                        spot.hooks.push(Hook::Value { decision: number, condition, bit, nonzero_means });
                    }
                }
            }
        }
    }

    fn line(&mut self, line: u32, pc: u32) {
        if let Some(at) = instruction_at(self.code, pc) {
            let spot = self.at(at);
            spot.look.reached = true;
            spot.hooks.push(Hook::Line(line));
        }
    }
}

/// Shared by everything that listens.
pub type SharedSubject = Rc<Subject>;

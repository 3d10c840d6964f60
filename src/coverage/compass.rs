//! Where open objectives are, seen from a state: how far the nearest is, and which can be reached at all.
//!
//! Distances count instructions along the control flow and into calls (`analysis::callgraph`); frames further down the
//! stack count as what comes after their calls, a little farther away each. A state from which nothing open can be
//! reached adds nothing: dropping it loses no objective.

use std::collections::BTreeSet;
use std::rc::Rc;

use hashbrown::HashMap;

use super::ahead::{Ahead, Callee, Map};
use super::facts::{Fact, Recorder, Trail};
use super::goals::Goals;
use super::subject::{Hook, SharedSubject, Subject};
use crate::analysis::bits::Bits;
use crate::analysis::callgraph::{CallGraph, MethodIndex, Node};
use crate::analysis::cfg::branch_target;
use crate::analysis::decisions::marking::Marked;
use crate::analysis::decisions::observe::Observer;
use crate::explore::engine::Waits;
use crate::expr::Terms;
use crate::interp::{ForkReason, Vm};
use crate::search::Place;
use crate::state::InitStatus;
use crate::util::MethodId;

/// What a return to a caller costs, and a call that the script has still to make.
const PER_FRAME: u32 = 4;
const PER_CALL: u32 = 30;

/// What is known while a state is judged.
struct Known<'a> {
    trail: &'a Trail,
    depth: u32,
    recorder: &'a Recorder,
    goals: &'a Goals,
}

/// Where the spots of a subject are in a call graph: the same for all targets, so it is found once.
pub struct Spots {
    /// The spot at each node; and the same in the order of nodes, so that nothing depends on the order of a hash map.
    at: HashMap<Node, u32>,
    in_order: Vec<(Node, u32)>,
    /// Initialisers of classes, which run when something of the class is first asked for: a receiver or an argument, too.
    initialisers: Vec<(Rc<str>, Node)>,
}

impl Spots {
    pub fn of(subject: &Subject, graph: &CallGraph) -> Rc<Self> {
        let mut at = HashMap::new();
        let (mut of, mut found) = (usize::MAX, None);
        for (number, spot) in subject.spots.iter().enumerate() {
            if spot.method != of {
                let Some(method) = subject.methods.get(spot.method) else { continue };
                let class = subject.classes.get(method.class).map_or("", |c| &c.name);
                (of, found) = (spot.method, graph.method(class, &method.name, &method.descriptor));
            }
            if let Some(node) = found.and_then(|m| graph.node(m, spot.at)) {
                at.insert(node, number as u32);
            }
        }
        let mut in_order: Vec<(Node, u32)> = at.iter().map(|(node, spot)| (*node, *spot)).collect();
        in_order.sort_unstable();
        let begin = graph.methods.iter().enumerate().filter(|(_, method)| &*method.name == "<clinit>");
        let initialisers = begin.filter_map(|(at, m)| Some((m.class.clone(), graph.entry(at as MethodIndex)?)));
        Rc::new(Self { at, in_order, initialisers: initialisers.collect() })
    }

    fn nodes_of(&self, wanted: impl Fn(u32) -> bool) -> impl Iterator<Item = Node> {
        self.in_order.iter().filter(move |(_, spot)| wanted(*spot)).map(|(node, _)| *node)
    }

    /// How far it is from each node to the nearest of these spots; `u32::MAX` where none can come.
    pub fn distances(&self, graph: &CallGraph, spots: &BTreeSet<u32>) -> Rc<Vec<u32>> {
        graph.distances(self.nodes_of(|spot| spots.contains(&spot)))
    }
}

pub struct Compass {
    subject: SharedSubject,
    graph: Rc<CallGraph>,
    spots: Rc<Spots>,
    /// By spot: whether it was open when distances were looked at.
    open: Rc<[bool]>,
    /// To the nearest open spot.
    distances: Rc<Vec<u32>>,
    known: HashMap<MethodId, Option<MethodIndex>>,
    /// What the script may call after what runs now.
    later: Vec<Node>,
    /// The initialisers from which something open can be reached, and how far it is.
    begins: Vec<(Rc<str>, u32)>,
    /// From there, and from code that is not the program's own.
    from_later: u32,
    from_outside: u32,
    strict: bool,
    ahead: Ahead,
}

impl Compass {
    /// `later` are the methods that the script may call: class, name, descriptor.
    pub fn new(
        subject: SharedSubject,
        graph: Rc<CallGraph>,
        spots: Rc<Spots>,
        later: &[(String, String, String)],
    ) -> Self {
        let later = later.iter().filter_map(|(c, n, d)| graph.method(c, n, d)).filter_map(|m| graph.entry(m)).collect();
        Self {
            subject,
            graph,
            begins: Vec::new(),
            spots,
            open: Rc::default(),
            distances: Rc::default(),
            known: HashMap::new(),
            later,
            from_later: u32::MAX,
            from_outside: u32::MAX,
            strict: false,
            ahead: Ahead::default(),
        }
    }

    /// Looks only for spots of conditions that are wanted themselves, no further than the target's end once it runs, and
    /// with the values that a state holds ([`Ahead`]). More states have nothing to gain then; an evaluation under way that
    /// is wanted keeps its state.
    pub fn strict(self) -> Self {
        Self { strict: true, ..self }
    }

    /// Looks again at what is open.
    pub fn update(&mut self, goals: &Goals) {
        let open = match self.strict {
            true => self.subject.spots.iter().map(|spot| goals.spot_is_wanted(&spot.hooks)).collect(),
            false => goals.open_spots(&self.subject),
        };
        // A test may cover something and leave every spot with something to tell.
        if open == self.open && self.distances.len() == self.graph.len() {
            return;
        }
        self.distances = self.graph.distances(self.spots.nodes_of(|spot| open.get(spot as usize) == Some(&true)));
        self.open = open;
        self.from_later = self.nearest(self.later.iter().copied()).saturating_add(PER_CALL);
        let begins = self.spots.initialisers.iter().map(|(class, node)| (class.clone(), self.distance(*node)));
        self.begins = begins.filter(|(_, far)| *far != u32::MAX).collect();
        let entries = self.graph.callbacks.iter().filter_map(|m| self.graph.entry(*m));
        self.from_outside = self.nearest(entries).saturating_add(PER_CALL);
    }

    fn distance(&self, node: Node) -> u32 {
        self.distances.get(node as usize).copied().unwrap_or(u32::MAX)
    }

    fn method(&mut self, vm: &Vm, id: MethodId) -> Option<MethodIndex> {
        let graph = &self.graph;
        *self.known.entry(id).or_insert_with(|| {
            let method = vm.program.method(id);
            graph.method(&vm.program.class(method.class).name, &method.name, &method.descriptor)
        })
    }

    fn nearest(&self, nodes: impl IntoIterator<Item = Node>) -> u32 {
        nodes.into_iter().map(|n| self.distance(n)).min().unwrap_or(u32::MAX)
    }

    /// How far a waiting state is from something open; `None` if nothing can be reached. Before the first
    /// [`Compass::update`] nothing is known of that.
    pub fn urge(&mut self, terms: &mut Terms, waiting: &Waits<'_>, recorder: &Recorder, goals: &Goals) -> Option<u32> {
        if self.distances.is_empty() {
            return Some(0);
        }
        let mut best = if self.strict && waiting.at_target { u32::MAX } else { self.from_later };
        best = best.min(self.nearest_beginning(waiting));
        let trail = waiting.notes.and_then(|notes| notes.of::<Trail>());
        let depth = waiting.state.stack.depth();
        for (below, frame) in waiting.state.stack.frames_down().enumerate() {
            let found = match self.method(waiting.vm, frame.method) {
                None => self.from_outside,
                Some(method) => match self.graph.node(method, frame.pc) {
                    None => u32::MAX,
                    Some(node) if below == 0 => {
                        let ahead = self.ahead(waiting, method, node);
                        let known = trail.map(|trail| Known { trail, depth, recorder, goals });
                        let told = known.is_some_and(|known| self.tells(waiting, node, &known));
                        if told { 0 } else { ahead }
                    }
                    Some(node) => self.nearest(self.graph.next(node).iter().copied()),
                },
            };
            best = best.min(found.saturating_add(PER_FRAME * below as u32));
            if best == 0 {
                break;
            }
        }
        if self.strict && best != 0 {
            let completes = trail.is_some_and(|trail| self.may_complete(waiting, trail, recorder, goals));
            if completes {
                best = best.min(1);
            } else if best != u32::MAX && waiting.at_target && !self.looks_ahead(terms, waiting, goals) {
                best = u32::MAX;
            }
        }
        (best != u32::MAX).then_some(best)
    }

    /// From the initialisers of classes that were not used yet.
    fn nearest_beginning(&self, waiting: &Waits<'_>) -> u32 {
        let waits = |class: &str| match waiting.vm.program.loaded(class) {
            Some(id) => waiting.state.statics.status(id) == InitStatus::Untouched,
            None => true,
        };
        let far = self.begins.iter().filter(|(class, _)| waits(class)).map(|(_, far)| far.saturating_add(PER_CALL));
        far.min().unwrap_or(u32::MAX)
    }

    /// Whether the state may come to a spot that is wanted, with the values that it holds.
    fn looks_ahead(&mut self, terms: &mut Terms, waiting: &Waits<'_>, goals: &Goals) -> bool {
        let ids: Vec<MethodId> = waiting.state.stack.frames_down().map(|frame| frame.method).collect();
        ids.into_iter().for_each(|id| _ = self.method(waiting.vm, id));
        let mut ahead = std::mem::take(&mut self.ahead);
        let found = ahead.meets(terms, waiting, &Wanted { compass: self, goals });
        self.ahead = ahead;
        found
    }

    /// Whether an evaluation under way can still meet something, other than by the way that [`Self::tells`] looks at.
    fn may_complete(&mut self, waiting: &Waits<'_>, trail: &Trail, recorder: &Recorder, goals: &Goals) -> bool {
        let depth = waiting.state.stack.depth();
        let here: Vec<u32> = match waiting.way {
            Some((place, ForkReason::Branch)) => {
                let hooks = self.hooks(waiting.vm, place).iter();
                hooks
                    .filter_map(|h| if let Hook::Branch { decision, .. } = h { Some(*decision) } else { None })
                    .collect()
            }
            _ => Vec::new(),
        };
        recorder.all_under_way(trail).any(|(at, decision, evaluation)| {
            (at != depth || !here.contains(&decision)) && goals.may_come(decision, evaluation)
        })
    }

    /// From the instruction that the state is about to repeat; past it where the way it goes is known.
    fn ahead(&self, waiting: &Waits<'_>, method: MethodIndex, node: Node) -> u32 {
        if let Some((place, ForkReason::Branch)) = waiting.way {
            let top = waiting.state.stack.top();
            let code = top.map(|f| waiting.vm.program.method(f.method)).and_then(|m| waiting.vm.program.code(m).ok());
            let target = code.and_then(|c| c.insn(place.at)).and_then(branch_target);
            if let Some(target) = target {
                let to = if place.way == 1 { Some(target) } else { place.at.checked_add(1) };
                let to = to.and_then(|at| self.graph.node(method, at));
                return to.map_or(u32::MAX, |n| self.distance(n)).saturating_add(1);
            }
        }
        self.distance(node)
    }

    /// Whether the way that the state goes completes an evaluation that is wanted, or keeps one going that can be.
    fn tells(&self, waiting: &Waits<'_>, node: Node, known: &Known<'_>) -> bool {
        let goals = known.goals;
        let Some((place, reason)) = waiting.way else { return false };
        let Some(spot) = self.spots.at.get(&node).and_then(|s| self.subject.spots.get(*s as usize)) else {
            return false;
        };
        if reason != ForkReason::Branch {
            return matches!(reason, ForkReason::Switch | ForkReason::Told) && goals.spot_is_open(&spot.hooks);
        }
        spot.hooks.iter().any(|hook| match *hook {
            Hook::Branch { decision, condition, taken_means } if goals.decision_is_open(decision) => {
                let value = (place.way == 1) == taken_means;
                self.leads(known, decision, condition, value)
            }
            Hook::Way { way, told } => told == place.way && goals.aim_is_open(&super::criteria::Aim::Way(way)),
            _ => false,
        })
    }

    fn leads(&self, known: &Known<'_>, decision: u32, condition: u16, value: bool) -> bool {
        let Some(table) = self.subject.decisions.get(decision as usize).map(|d| &d.table) else { return false };
        let under_way = known.recorder.under_way(known.trail, known.depth, decision);
        let mut evaluation = under_way.cloned().unwrap_or_else(|| Observer::idle(table));
        match evaluation.show(table, &[(condition, value)]) {
            Marked::Complete(completion) => {
                let fact = Fact::Evaluation(decision, super::facts::Completed(completion));
                known.goals.wants_new(known.recorder, &fact)
            }
            Marked::Pending => known.goals.may_come(decision, &evaluation),
            Marked::Unexpected => false,
        }
    }

    /// The hooks at an instruction.
    pub fn hooks(&mut self, vm: &Vm, place: Place) -> &[Hook] {
        let node = self.method(vm, place.method).and_then(|m| self.graph.node(m, place.at));
        let spot = node.and_then(|n| self.spots.at.get(&n)).and_then(|s| self.subject.spots.get(*s as usize));
        spot.map_or(&[], |spot| &spot.hooks)
    }

    pub fn subject(&self) -> &SharedSubject {
        &self.subject
    }

    /// Where a state is, for [`Compass::reached_from`].
    pub fn positions(&mut self, waiting: &Waits<'_>, into: &mut Positions) {
        for (below, frame) in waiting.state.stack.frames_down().enumerate() {
            match self.method(waiting.vm, frame.method) {
                None => into.outside = true,
                Some(method) => {
                    let Some(node) = self.graph.node(method, frame.pc) else { continue };
                    if below == 0 {
                        into.nodes.insert(node);
                    } else {
                        into.nodes.extend(self.graph.next(node));
                    }
                }
            }
        }
        self.beginning(into);
    }

    /// Where a whole target begins. The same of all its states, of which there may be many.
    pub fn beginning(&self, into: &mut Positions) {
        if std::mem::replace(&mut into.begun, true) {
            return;
        }
        into.nodes.extend(self.later.iter().copied());
        into.nodes.extend(self.spots.initialisers.iter().map(|(_, node)| *node));
    }

    /// Which spots can still be reached from there.
    pub fn reached_from(&self, positions: &Positions) -> Bits {
        let outside = self.graph.callbacks.iter().filter(|_| positions.outside).filter_map(|m| self.graph.entry(*m));
        let reached = self.graph.reachable(positions.nodes.iter().copied().chain(outside));
        let mut found = Bits::new(self.subject.spots.len());
        for (node, spot) in &self.spots.in_order {
            found.set(*spot as usize, reached.get(*node as usize) == Some(&true));
        }
        found
    }
}

/// What is wanted, for a walk ahead.
struct Wanted<'a> {
    compass: &'a Compass,
    goals: &'a Goals,
}

impl Map for Wanted<'_> {
    fn method(&self, id: MethodId) -> Option<MethodIndex> {
        self.compass.known.get(&id).copied().flatten()
    }

    fn name(&self, method: MethodIndex) -> Option<(&str, &str, &str)> {
        let method = self.compass.graph.methods.get(method as usize)?;
        Some((&method.class, &method.name, &method.descriptor))
    }

    fn is_wanted(&self, method: MethodIndex, at: u32, way: Option<bool>) -> bool {
        let Some(node) = self.compass.graph.node(method, at) else { return true };
        let spot = self.compass.spots.at.get(&node).and_then(|s| self.compass.subject.spots.get(*s as usize));
        spot.is_some_and(|spot| spot.hooks.iter().any(|hook| self.goals.hook_is_wanted(hook, way)))
    }

    fn callee(&self, method: MethodIndex, at: u32) -> Callee {
        let graph = &self.compass.graph;
        let Some(node) = graph.node(method, at) else { return Callee::Some(true) };
        match graph.direct(node) {
            [] if !graph.leaves(node) => Callee::None,
            // An initialiser runs beside the instruction, not as what it calls.
            [one]
                if !graph.leaves(node) && graph.methods.get(*one as usize).is_some_and(|m| &*m.name != "<clinit>") =>
            {
                Callee::One(*one)
            }
            several => {
                let near =
                    |m: &MethodIndex| graph.entry(*m).is_some_and(|entry| self.compass.distance(entry) != u32::MAX);
                Callee::Some(several.iter().any(near) || graph.leaves(node) && self.outside())
            }
        }
    }

    fn outside(&self) -> bool {
        self.compass.from_outside != u32::MAX
    }
}

/// Places where states of one target were given up.
#[derive(Clone, Default, Debug)]
pub struct Positions {
    nodes: BTreeSet<Node>,
    /// In code that is not the program's own.
    outside: bool,
    /// The beginning of the target is among them.
    begun: bool,
}

impl Positions {
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty() && !self.outside
    }

    /// How far it is from the nearest of them.
    pub fn nearest(&self, distances: &[u32]) -> u32 {
        self.nodes.iter().filter_map(|node| distances.get(*node as usize)).min().copied().unwrap_or(u32::MAX)
    }
}

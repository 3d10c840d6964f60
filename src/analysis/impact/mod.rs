//! What a change can influence: a forward slice from what differs, to the branches and writes that it affects (paper 001,
//! section IV-B; the affected nodes of Directed Incremental Symbolic Execution, PLDI 2011, figure 3).
//!
//! The definition there: a branch or write is affected if it is control dependent on an affected branch, or takes a value
//! that an affected write made; what was removed is followed in the old version and carried over. Both hold here for
//! instructions and through calls, fields, arrays and exceptions (`graph`). Writes that lead to affected branches are
//! [`Impact::leading`].
//!
//! An over-approximation, within the limits that `graph` names. Each affected instruction keeps the way from the change to
//! it ([`Impact::chain`]).

pub mod calls;
mod defuse;
mod graph;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use graph::{Dependence, Level, Place, Role, Vertex};

pub use defuse::{Def, DefUse, effect, shuffle};
pub use graph::params;

use super::callgraph::{CallGraph, MethodIndex, Node};
use super::diff::{Changes, MethodKey, Version};

/// Instructions of a version beyond which nothing is followed: everything counts as affected.
const MOST_NODES: usize = 3_000_000;
const NONE: u32 = u32::MAX;

/// One step from a change to what it influences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// In which version it is.
    pub version: Version,
    pub method: MethodKey,
    /// 0 where it is not known.
    pub line: u32,
    /// `writes Foo.bar`, `calls Foo.baz`, `branches`.
    pub what: String,
}

pub struct Impact {
    calls: Rc<CallGraph>,
    /// None if the program is too large to follow anything.
    followed: Option<Followed>,
}

struct Followed {
    old: Slice,
    new: Slice,
    /// Seeds of the new version that come from the old one.
    carried: BTreeMap<Vertex, Vertex>,
}

/// A forward slice.
struct Slice {
    graph: Dependence,
    reached: Vec<bool>,
    /// Those that may go out to all callers.
    free: Vec<bool>,
    /// By instruction: what the targets can reach. Empty if all counts.
    within: Vec<bool>,
    /// What each was reached from; itself for where it starts.
    parent: Vec<u32>,
}

impl Impact {
    /// Over the whole program.
    pub fn new(changes: &Changes) -> Self {
        Self::made(changes, None)
    }

    /// As far as calls of these methods of the new version, with any arguments, go: nothing comes back to them through
    /// other callers. Initialisers of their classes count as well.
    pub fn within(changes: &Changes, targets: &[MethodKey]) -> Self {
        Self::made(changes, Some(targets))
    }

    fn made(changes: &Changes, targets: Option<&[MethodKey]>) -> Self {
        let calls = Rc::clone(changes.graph(Version::New));
        let most = calls.len().max(changes.graph(Version::Old).len());
        let followed = (most <= MOST_NODES).then(|| Followed::new(changes, targets));
        Self { calls, followed }
    }

    /// The call graph of the new version, whose nodes are meant here.
    pub fn calls(&self) -> &Rc<CallGraph> {
        &self.calls
    }

    /// The program was too large: everything counts as affected.
    pub fn is_coarse(&self) -> bool {
        self.followed.is_none()
    }

    /// Whether a change may influence what an instruction does, or whether it is executed.
    pub fn is_affected(&self, node: Node) -> bool {
        self.followed.as_ref().is_none_or(|f| f.new.reached.get(node as usize) == Some(&true))
    }

    fn with_role(&self, role: Role) -> impl Iterator<Item = Node> + '_ {
        let followed = self.followed.as_ref();
        let fits = move |n: &Node| followed.is_none_or(|f| f.new.graph.roles.get(*n as usize) == Some(&role));
        (0..self.calls.len() as Node).filter(|n| self.is_affected(*n)).filter(fits)
    }

    /// The affected branches and switches: the set ACN of the definition.
    pub fn branches(&self) -> impl Iterator<Item = Node> + '_ {
        self.with_role(Role::Branch)
    }

    /// The affected writes, of locals, fields and elements: the set AWN before its last rule.
    pub fn writes(&self) -> impl Iterator<Item = Node> + '_ {
        self.with_role(Role::Write)
    }

    /// The writes from which an affected branch gets something, affected or not: what the last rule adds, followed to the
    /// end.
    pub fn leading(&self) -> BTreeSet<Node> {
        let Some(followed) = &self.followed else { return self.writes().collect() };
        let graph = &followed.new.graph;
        let before = reversed(graph);
        let mut seen = vec![false; graph.len()];
        let mut todo: Vec<Vertex> = self.branches().collect();
        while let Some(vertex) = todo.pop() {
            if let Some(seen) = seen.get_mut(vertex as usize).filter(|seen| !**seen) {
                *seen = true;
                todo.extend(before.get(vertex as usize).into_iter().flatten());
            }
        }
        let writes = (0..self.calls.len()).filter(|n| seen[*n] && graph.roles.get(*n) == Some(&Role::Write));
        writes.map(|n| n as Node).collect()
    }

    /// From the change to an affected instruction; empty if it is not affected.
    pub fn chain(&self, node: Node) -> Vec<Step> {
        let Some(followed) = &self.followed else { return Vec::new() };
        followed.chain(node)
    }

    /// The lines of a class of the new version that are affected, ascending.
    pub fn lines(&self, class: &str) -> BTreeSet<u32> {
        let Some(followed) = &self.followed else { return BTreeSet::new() };
        let methods = self.calls.methods.iter().filter(|m| &*m.class == class);
        let nodes = methods.flat_map(|m| m.first..m.first + m.length).filter(|n| self.is_affected(*n));
        nodes.filter_map(|n| followed.new.graph.lines.get(n as usize).copied()).filter(|line| *line > 0).collect()
    }
}

impl Followed {
    fn new(changes: &Changes, targets: Option<&[MethodKey]>) -> Self {
        let slice = |version| {
            let within = targets.map(|targets| reachable(changes, version, targets)).unwrap_or_default();
            let mut slice = Slice::new(Dependence::new(changes.files(version), changes.graph(version)), within);
            let seeds = seeds(changes, version, &slice.graph);
            slice.follow(seeds);
            slice
        };
        let old = slice(Version::Old);
        let mut new = slice(Version::New);
        // What the removed and the former influenced, where it still is. What is affected already keeps its way.
        let mut carried = BTreeMap::new();
        let (old_calls, new_calls) = (changes.graph(Version::Old), changes.graph(Version::New));
        for (index, method) in new_calls.methods.iter().enumerate() {
            let key = key(new_calls, index as MethodIndex);
            let Some(before) = changes.old_key(&key) else { continue };
            let Some(other) = old_calls.method(&before.class, &before.name, &before.descriptor) else { continue };
            let diff = changes.method(Version::New, &key);
            for at in 0..method.length {
                let from = diff.map_or(Some(at), |d| d.old_of(at)).and_then(|at| old_calls.node(other, at));
                let reached = from.filter(|from| old.reached.get(*from as usize) == Some(&true));
                let node = method.first + at;
                if let Some(from) = reached.filter(|_| new.reached.get(node as usize) != Some(&true)) {
                    carried.insert(node, from);
                }
            }
        }
        new.follow(carried.keys().copied());
        Self { old, new, carried }
    }

    fn chain(&self, node: Node) -> Vec<Step> {
        let way = self.new.way(node);
        let Some(first) = way.first() else { return Vec::new() };
        let mut steps = Vec::new();
        if let Some(from) = self.carried.get(first) {
            let way = self.old.way(*from);
            steps.extend(way.iter().enumerate().filter_map(|(at, v)| self.old.step(Version::Old, *v, at == 0)));
        }
        let new = steps.is_empty();
        steps.extend(way.iter().enumerate().filter_map(|(at, v)| self.new.step(Version::New, *v, new && at == 0)));
        steps.dedup_by(|later, earlier| {
            later.method == earlier.method && later.line == earlier.line && later.what == earlier.what
        });
        steps
    }
}

impl Slice {
    fn new(graph: Dependence, within: Vec<bool>) -> Self {
        let count = graph.len();
        Self { graph, reached: vec![false; count], free: vec![false; count], within, parent: vec![NONE; count] }
    }

    /// Notes that a vertex is reached; whether that is new.
    fn enter(&mut self, vertex: Vertex, from: Vertex, free: bool) -> bool {
        let at = vertex as usize;
        let inside = |node: Node| self.within.is_empty() || self.within.get(node as usize) == Some(&true);
        if at >= self.reached.len() || !self.graph.home(vertex).is_none_or(inside) {
            return false;
        }
        let new = !self.reached[at] || free && !self.free[at];
        if !self.reached[at] {
            self.parent[at] = from;
        }
        self.reached[at] = true;
        self.free[at] |= free;
        new
    }

    fn follow(&mut self, seeds: impl IntoIterator<Item = Vertex>) {
        let mut todo = std::collections::VecDeque::new();
        for seed in seeds {
            if self.enter(seed, seed, true) {
                todo.push_back((seed, true));
            }
        }
        while let Some((vertex, free)) = todo.pop_front() {
            let level = self.graph.level(vertex);
            for at in 0..self.graph.influences(vertex).len() {
                let Some(next) = self.graph.influences(vertex).get(at).copied() else { break };
                let there = self.graph.level(next);
                // Memory is the same for everyone; a callee goes out only to those who may.
                let free = match (level, there) {
                    (_, Level::Memory) => true,
                    (Level::Up, _) if !free => continue,
                    (_, Level::Down) => false,
                    (Level::Memory, _) => true,
                    _ => free,
                };
                if self.enter(next, vertex, free) {
                    todo.push_back((next, free));
                }
            }
        }
    }

    /// From where it starts to this.
    fn way(&self, vertex: Vertex) -> Vec<Vertex> {
        let mut way = Vec::new();
        let mut now = vertex;
        while let Some(parent) = self.parent.get(now as usize).filter(|p| **p != NONE) {
            way.push(now);
            if *parent == now {
                break;
            }
            now = *parent;
        }
        way.reverse();
        way
    }

    /// What people are told of a vertex on the way.
    fn step(&self, version: Version, vertex: Vertex, is_change: bool) -> Option<Step> {
        let graph = &self.graph;
        let at = |node: Node, what: Option<String>| -> Option<Step> {
            let method = key(&graph.calls, graph.calls.method_of(node)?);
            Some(Step { version, method, line: graph.lines.get(node as usize).copied().unwrap_or(0), what: what? })
        };
        let words = |node: Node| graph.word(node).map(|w| w.to_string());
        let step = match graph.place(vertex) {
            None => at(vertex, words(vertex).or_else(|| is_change.then(String::new))),
            Some(Place::Executed(node)) => at(*node, words(*node)),
            Some(Place::Throws(node)) => at(*node, Some("may throw".into())),
            Some(Place::Entry(method) | Place::Whole(method)) if is_change => {
                at(graph.calls.entry(*method)?, Some("is declared otherwise".into()))
            }
            _ => None,
        };
        step.map(|step| match (is_change, version) {
            (false, _) => step,
            (true, Version::New) => Step { what: format!("changed: {}", named(&step.what)), ..step },
            (true, Version::Old) => Step { what: format!("was, in the old version: {}", named(&step.what)), ..step },
        })
    }
}

fn named(what: &str) -> &str {
    if what.is_empty() { "a value" } else { what }
}

fn key(calls: &CallGraph, method: MethodIndex) -> MethodKey {
    match calls.methods.get(method as usize) {
        Some(m) => MethodKey { class: m.class.clone(), name: m.name.clone(), descriptor: m.descriptor.clone() },
        None => MethodKey::new("", "", ""),
    }
}

/// The instructions of a version that calls of these methods of the new version can reach.
fn reachable(changes: &Changes, version: Version, targets: &[MethodKey]) -> Vec<bool> {
    let calls = changes.graph(version);
    let mut entries = Vec::new();
    for target in targets {
        let key = match version {
            Version::New => Some(target.clone()),
            Version::Old => changes.old_key(target),
        };
        let Some(key) = key else { continue };
        let own = calls.method(&key.class, &key.name, &key.descriptor);
        let initialiser = calls.method(&key.class, "<clinit>", "()V");
        entries.extend(own.into_iter().chain(initialiser).filter_map(|m| calls.entry(m)));
    }
    calls.reachable(entries)
}

fn reversed(graph: &Dependence) -> Vec<Vec<Vertex>> {
    let mut before: Vec<Vec<Vertex>> = vec![Vec::new(); graph.len()];
    for from in 0..graph.len() as Vertex {
        for to in graph.influences(from) {
            before[*to as usize].push(from);
        }
    }
    before
}

/// Where the slice of a version starts.
fn seeds(changes: &Changes, version: Version, graph: &Dependence) -> Vec<Vertex> {
    let calls = Rc::clone(&graph.calls);
    let mut seeds = Vec::new();
    let mut jumps = Vec::new();
    for diff in changes.methods() {
        let (key, part) = match version {
            Version::Old => (&diff.old_key, &diff.old),
            Version::New => (&diff.new_key, &diff.new),
        };
        let Some(key) = key else { continue };
        let Some(method) = calls.method(&key.class, &key.name, &key.descriptor) else { continue };
        for node in part.changed.iter().filter_map(|at| calls.node(method, *at)) {
            seeds.push(node);
            seeds.extend([Place::Executed(node), Place::Throws(node)].iter().filter_map(|p| graph.find(p)));
            if graph.roles.get(node as usize) == Some(&Role::Jump) {
                jumps.push(node);
            }
        }
        if !diff.notes.is_empty() {
            seeds.extend(graph.find(&Place::Entry(method)));
        }
    }
    if !jumps.is_empty() {
        seeds.extend(controlling(graph, &jumps));
    }
    for method in changes.declared_otherwise(version) {
        seeds.extend(graph.find(&Place::Entry(method)));
    }
    for class in changes.classes() {
        let name = if version == Version::Old { &class.old_name } else { &class.new_name };
        for (field, _) in class.constants.iter().filter(|_| name.is_some()) {
            let shown = format!("{}.{field}", name.as_deref().unwrap_or_default().replace('/', "."));
            seeds.extend(graph.find(&Place::Field(shown)));
        }
    }
    seeds
}

/// A jump that came or went changes what the branches before it decide; where there are none, what comes after it.
fn controlling(graph: &Dependence, jumps: &[Node]) -> Vec<Vertex> {
    let before = reversed(graph);
    let mut found = Vec::new();
    for jump in jumps {
        for from in before.get(*jump as usize).into_iter().flatten() {
            let Some(Place::Block(method, block)) = graph.place(*from) else { continue };
            let deciding = before.get(*from as usize).into_iter().flatten();
            let branches: Vec<Vertex> =
                deciding.copied().filter(|v| !matches!(graph.place(*v), Some(Place::Entry(_)))).collect();
            match branches.is_empty() {
                true => found.extend(graph.find(&Place::Rest(*method, *block))),
                false => found.extend(branches),
            }
        }
    }
    found
}

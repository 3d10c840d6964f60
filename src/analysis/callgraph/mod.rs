//! Who may call whom, and which instruction may come after which, over the program's own classes.
//!
//! An over-approximation, so that what cannot be reached here cannot be reached at all: a virtual call goes to every
//! method of that name and descriptor; a call that leaves the classes here (the JDK, a library) may come back to
//! everything that can be called from outside: overriders of methods declared elsewhere, lambda bodies, targets of method
//! handles. Any instruction that can touch a class for the first time calls its initialiser. Reflection is not seen.

mod distances;
mod linker;

use std::cell::{OnceCell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::cfg::branch_target;
use super::label_calls;
use crate::classfile::ClassFile;
use crate::program::{Code, Insn, decode};
use crate::util::LiteralId;
use distances::Backwards;
use linker::Linker;
pub use linker::{is_plain_value_code, is_service};

/// A method, by its place in [`CallGraph::methods`].
pub type MethodIndex = u32;
/// An instruction: those of a method follow each other from [`Method::first`].
pub type Node = u32;

pub struct Method {
    pub class: Rc<str>,
    pub name: Rc<str>,
    pub descriptor: Rc<str>,
    /// The node of its first instruction.
    pub first: Node,
    pub length: u32,
}

/// Methods by class, name and descriptor, run together as `a/B.c(I)V`.
type Index = BTreeMap<String, MethodIndex>;

fn key(class: &str, name: &str, descriptor: &str) -> String {
    format!("{class}.{name}{descriptor}")
}

/// Edges between instructions, inside methods and from calls to the first instructions of callees.
pub struct CallGraph {
    pub methods: Vec<Method>,
    index: Index,
    /// By node: what comes next inside the method.
    next: Vec<Vec<Node>>,
    /// By node: the methods that it may call, as a number of `lists`. In a library thousands of calls go to the same
    /// hundreds of methods, so walks look at each list once.
    calls: Vec<u32>,
    /// The first is empty.
    lists: Vec<Vec<MethodIndex>>,
    /// Nodes that leave the classes here.
    leaves: Vec<bool>,
    /// Nodes that go one of several ways.
    is_branch: Vec<bool>,
    /// Nodes that read a static field which is not final, with its class.
    static_reads: Vec<(Node, Rc<str>)>,
    /// What may be called from elsewhere.
    pub callbacks: Vec<MethodIndex>,
    backwards: OnceCell<Backwards>,
    /// What may run once code that is not here runs.
    from_outside: OnceCell<Vec<bool>>,
    /// The answer of [`Self::distances`] to its last question: many ask the same in turn.
    nearest: RefCell<(Vec<Node>, Rc<Vec<u32>>)>,
    /// The classes that have code here.
    pub own: BTreeSet<Rc<str>>,
    /// Answers to questions about all of these classes, which every walk asks.
    pub answered: Answered,
}

/// What was found out about all classes of a graph.
#[derive(Default)]
pub struct Answered {
    /// Some write fields in ways that are not seen.
    pub hidden_writes: OnceCell<bool>,
    /// By class: a caller can write classes below it.
    pub extensible: RefCell<BTreeMap<Rc<str>, bool>>,
    /// By method: what its own code writes. Each walk asks it of all that a call may come to.
    pub writes: RefCell<BTreeMap<MethodIndex, Rc<Writes>>>,
}

/// What the code of a method itself may write, whatever it is called with.
#[derive(Default)]
pub struct Writes {
    /// Fields of the program, each by the class that declares it, its name and its descriptor.
    pub fields: Vec<(Rc<str>, Rc<str>, Rc<str>)>,
    /// It may run code that a caller brings along.
    pub runs_foreign_code: bool,
}

impl CallGraph {
    pub fn new(classes: &[Rc<ClassFile>]) -> Self {
        let mut index = Index::new();
        let mut methods = Vec::new();
        let mut codes: Vec<(usize, Code)> = Vec::new();
        let mut nodes = 0;
        for (number, class) in classes.iter().enumerate() {
            for method in &class.methods {
                let Some(info) = &method.code else { continue };
                let Ok(code) = decode(class, method, info, &mut |_| LiteralId(0)) else { continue };
                index.insert(key(&class.name, &method.name, &method.descriptor), methods.len() as MethodIndex);
                let length = code.insns.len() as u32;
                methods.push(Method {
                    class: class.name.clone(),
                    name: method.name.clone(),
                    descriptor: method.descriptor.clone(),
                    first: nodes,
                    length,
                });
                nodes += length;
                codes.push((number, code));
            }
        }
        let linker = Linker::new(classes, &index, &methods);
        let mut graph = Self {
            methods: Vec::new(),
            index: Index::new(),
            next: vec![Vec::new(); nodes as usize],
            calls: vec![0; nodes as usize],
            lists: vec![Vec::new()],
            leaves: vec![false; nodes as usize],
            is_branch: vec![false; nodes as usize],
            static_reads: Vec::new(),
            callbacks: linker.callbacks.iter().copied().collect(),
            backwards: OnceCell::new(),
            from_outside: OnceCell::new(),
            nearest: RefCell::default(),
            own: methods.iter().map(|method| Rc::clone(&method.class)).collect(),
            answered: Answered::default(),
        };
        let mut known = BTreeMap::from([(Vec::new(), 0)]);
        for (method, (class, code)) in methods.iter().zip(&codes) {
            graph.link(method, &classes[*class], code, &linker, &mut known);
        }
        graph.methods = methods;
        graph.index = index;
        graph
    }

    fn link(
        &mut self,
        method: &Method,
        class: &ClassFile,
        code: &Code,
        linker: &Linker<'_>,
        known: &mut BTreeMap<Vec<MethodIndex>, u32>,
    ) {
        let first = method.first;
        let finds_classes = linker.finds_classes(class, method, code);
        for (at, cell) in code.insns.iter().enumerate() {
            let at = at as u32;
            let insn = cell.get();
            let mut next: Vec<Node> = Vec::new();
            if let Some(target) = branch_target(insn) {
                next.push(first + target);
            }
            match insn {
                Insn::Goto(target) => next.push(first + target),
                Insn::Jsr(target) => next.extend([first + target, first + at + 1]),
                Insn::Switch(table) => {
                    let targets = code.switches.get(table as usize).into_iter().flat_map(|s| s.targets());
                    next.extend(targets.map(|t| first + t));
                }
                // Where a subroutine returns to is after the call of it, which has that edge already.
                Insn::Ret(_) | Insn::Return | Insn::ReturnValue | Insn::Throw => {}
                _ if at + 1 < code.insns.len() as u32 => next.push(first + at + 1),
                _ => {}
            }
            let covering = code.handlers.iter().filter(|h| h.start <= at && at < h.end);
            next.extend(covering.map(|h| first + h.target));
            next.sort_unstable();
            next.dedup();
            let node = (first + at) as usize;
            self.next[node] = next;
            self.is_branch[node] = branch_target(insn).is_some() || matches!(insn, Insn::Switch(_));
            let (mut calls, leaves) = linker.called(class, insn);
            calls.extend(linker.begun_by_library(class, insn, finds_classes));
            self.calls[node] = *known.entry(calls.into_iter().collect()).or_insert_with_key(|calls| {
                self.lists.push(calls.clone());
                self.lists.len() as u32 - 1
            });
            self.leaves[node] = leaves;
            if let Some(owner) = linker.variable(class, insn) {
                self.static_reads.push((node as Node, owner));
            }
        }
    }

    pub fn method(&self, class: &str, name: &str, descriptor: &str) -> Option<MethodIndex> {
        self.index.get(&key(class, name, descriptor)).copied()
    }

    /// The node of an instruction of a method.
    pub fn node(&self, method: MethodIndex, at: u32) -> Option<Node> {
        let method = self.methods.get(method as usize)?;
        (at < method.length).then_some(method.first + at)
    }

    pub fn len(&self) -> usize {
        self.next.len()
    }

    pub fn is_empty(&self) -> bool {
        self.next.is_empty()
    }

    /// What may run after an instruction in the same activation.
    pub fn next(&self, node: Node) -> &[Node] {
        self.next.get(node as usize).map_or(&[], Vec::as_slice)
    }

    /// The methods that an instruction may call, directly or through code that is not here.
    pub fn called(&self, node: Node) -> impl Iterator<Item = MethodIndex> + '_ {
        let back: &[MethodIndex] = if self.leaves(node) { &self.callbacks } else { &[] };
        self.direct(node).iter().chain(back).copied()
    }

    /// The methods that an instruction may call itself.
    pub fn direct(&self, node: Node) -> &[MethodIndex] {
        let list = self.calls.get(node as usize).and_then(|list| self.lists.get(*list as usize));
        list.map_or(&[], Vec::as_slice)
    }

    /// Whether an instruction may run code that is not here.
    pub fn leaves(&self, node: Node) -> bool {
        self.leaves.get(node as usize) == Some(&true)
    }

    /// Whether an instruction goes one of several ways.
    pub fn is_branch(&self, node: Node) -> bool {
        self.is_branch.get(node as usize) == Some(&true)
    }

    /// The method of an instruction.
    pub fn method_of(&self, node: Node) -> Option<MethodIndex> {
        let after = self.methods.partition_point(|m| m.first <= node);
        after.checked_sub(1).filter(|_| (node as usize) < self.len()).map(|at| at as MethodIndex)
    }

    /// Whether control can go several ways in a method, exceptions aside.
    pub fn branches(&self, method: &Method) -> bool {
        (method.first..method.first + method.length).any(|node| self.is_branch.get(node as usize) == Some(&true))
    }

    /// The first instruction of a method.
    pub fn entry(&self, method: MethodIndex) -> Option<Node> {
        self.methods.get(method as usize).map(|m| m.first)
    }

    /// The classes whose static fields, as far as they are not final, are read by these nodes.
    pub fn static_state(&self, nodes: &[bool]) -> BTreeSet<Rc<str>> {
        let read = self.static_reads.iter().filter(|(node, _)| nodes.get(*node as usize) == Some(&true));
        read.map(|(_, class)| Rc::clone(class)).collect()
    }

    /// Everything that may run once one of these has run, they included.
    pub fn reachable(&self, from: impl IntoIterator<Item = Node>) -> Vec<bool> {
        let outside = self.from_outside.get_or_init(|| {
            let entries = self.callbacks.iter().filter_map(|m| self.entry(*m));
            self.walk(entries, None, vec![false; self.len()])
        });
        self.walk(from, Some(outside), vec![false; self.len()])
    }

    /// The same of the program as it was before predicates were put into it: what only they call is not reached.
    pub fn reachable_without_predicates(&self, from: impl IntoIterator<Item = Node>) -> Vec<bool> {
        let mut shut = vec![false; self.len()];
        for made in self.methods.iter().filter(|method| method.name.starts_with(label_calls::MADE)) {
            shut.iter_mut().skip(made.first as usize).take(made.length as usize).for_each(|node| *node = true);
        }
        if !shut.contains(&true) {
            return self.reachable(from);
        }
        let entries = self.callbacks.iter().filter_map(|m| self.entry(*m));
        let outside = self.walk(entries, None, shut.clone());
        self.walk(from, Some(&outside), shut)
    }

    /// `outside`: what is reached as soon as something leaves, where that is known; what was `seen` before is not gone through.
    fn walk(&self, from: impl IntoIterator<Item = Node>, outside: Option<&[bool]>, mut seen: Vec<bool>) -> Vec<bool> {
        let mut todo: Vec<Node> = from.into_iter().collect();
        let mut taken = Taken::default();
        while let Some(node) = todo.pop() {
            match seen.get_mut(node as usize) {
                Some(seen) if !*seen => *seen = true,
                _ => continue,
            }
            todo.extend_from_slice(self.next(node));
            let left = taken.callbacks;
            todo.extend(self.called_anew(node, &mut taken).filter_map(|m| self.entry(m)));
            if let Some(outside) = outside.filter(|_| taken.callbacks && !left) {
                seen.iter_mut().zip(outside).for_each(|(seen, outside)| *seen |= outside);
            }
        }
        seen
    }

    /// The methods that an instruction may call, without those that a walk has taken already.
    fn called_anew(&self, node: Node, taken: &mut Taken) -> impl Iterator<Item = MethodIndex> + '_ {
        taken.lists.resize(self.lists.len(), false);
        let mut anew =
            |list: u32| taken.lists.get_mut(list as usize).is_some_and(|taken| !std::mem::replace(taken, true));
        let direct =
            if self.calls.get(node as usize).is_some_and(|list| anew(*list)) { self.direct(node) } else { &[] };
        let back: &[MethodIndex] = match self.leaves(node) && !std::mem::replace(&mut taken.callbacks, true) {
            true => &self.callbacks,
            false => &[],
        };
        direct.iter().chain(back).copied()
    }

    /// Marks the methods that may run once these are called, they included, and gives those that were not marked before.
    pub fn methods_from(&self, from: impl IntoIterator<Item = MethodIndex>, marked: &mut [bool]) -> Vec<MethodIndex> {
        let mut found = Vec::new();
        let mut todo: Vec<MethodIndex> = from.into_iter().collect();
        let mut taken = Taken::default();
        while let Some(method) = todo.pop() {
            match marked.get_mut(method as usize) {
                Some(marked) if !*marked => *marked = true,
                _ => continue,
            }
            found.push(method);
            for node in self.nodes_of(method) {
                todo.extend(self.called_anew(node, &mut taken));
            }
        }
        found
    }

    /// The instructions of a method.
    pub fn nodes_of(&self, method: MethodIndex) -> std::ops::Range<Node> {
        self.methods.get(method as usize).map_or(0..0, |m| m.first..m.first + m.length)
    }
}

/// The lists of callees that a walk has taken.
#[derive(Default)]
struct Taken {
    lists: Vec<bool>,
    callbacks: bool,
}

//! Who may call whom, and which instruction may come after which, over the program's own classes.
//!
//! An over-approximation, so that what cannot be reached here cannot be reached at all: a virtual call goes to every
//! method of that name and descriptor; a call that leaves the classes here (the JDK, a library) may come back to
//! everything that can be called from outside: overriders of methods declared elsewhere, lambda bodies, targets of method
//! handles. Any instruction that can touch a class for the first time calls its initialiser. Reflection is not seen.

use std::cell::{OnceCell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::cfg::branch_target;
use super::label_calls;
use crate::classfile::{ClassFile, Constant, MemberRef, MethodInfo, access};
use crate::program::{Code, Insn, decode};
use crate::util::LiteralId;

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
}

/// Methods that every object has.
const OF_ALL_OBJECTS: [&str; 5] = ["equals", "hashCode", "toString", "clone", "finalize"];

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
            graph.link(method.first, &classes[*class], code, &linker, &mut known);
        }
        graph.methods = methods;
        graph.index = index;
        graph
    }

    fn link(
        &mut self,
        first: Node,
        class: &ClassFile,
        code: &Code,
        linker: &Linker<'_>,
        known: &mut BTreeMap<Vec<MethodIndex>, u32>,
    ) {
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
            let (calls, leaves) = linker.called(class, insn);
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

    /// For each instruction, how many are between it and the nearest of these; `u32::MAX` where none can come.
    pub fn distances(&self, to: impl IntoIterator<Item = Node>) -> Rc<Vec<u32>> {
        let to: Vec<Node> = to.into_iter().collect();
        let mut nearest = self.nearest.borrow_mut();
        if nearest.0 != to || nearest.1.len() != self.len() {
            *nearest = (to.clone(), Rc::new(self.distances_to(&to)));
        }
        Rc::clone(&nearest.1)
    }

    fn distances_to(&self, to: &[Node]) -> Vec<u32> {
        let backwards = self.backwards.get_or_init(|| Backwards::new(self));
        let mut distance = vec![u32::MAX; self.len()];
        let mut todo = std::collections::VecDeque::new();
        for node in to {
            if let Some(distance) = distance.get_mut(*node as usize).filter(|d| **d != 0) {
                *distance = 0;
                todo.push_back(*node);
            }
        }
        let mut taken = Taken { lists: vec![false; self.lists.len()], callbacks: false };
        while let Some(node) = todo.pop_front() {
            let farther = distance[node as usize] + 1;
            let mut reach = |earlier: Node| {
                let place = &mut distance[earlier as usize];
                if *place == u32::MAX {
                    *place = farther;
                    todo.push_back(earlier);
                }
            };
            backwards.before(node).iter().copied().for_each(&mut reach);
            // All that may call one of several methods may come to the nearest of them.
            for list in backwards.lists.get(&node).into_iter().flatten() {
                if !std::mem::replace(&mut taken.lists[*list as usize], true) {
                    backwards.callers[*list as usize].iter().copied().for_each(&mut reach);
                }
            }
            if !taken.callbacks && backwards.callbacks.binary_search(&node).is_ok() {
                taken.callbacks = true;
                backwards.leaving.iter().copied().for_each(&mut reach);
            }
        }
        distance
    }
}

/// The lists of callees that a walk has taken.
#[derive(Default)]
struct Taken {
    lists: Vec<bool>,
    callbacks: bool,
}

/// The edges the other way round, made once: [`CallGraph::distances`] is asked for again and again.
struct Backwards {
    /// By node: where its predecessors begin in `nodes`; one more at the end.
    starts: Vec<u32>,
    nodes: Vec<Node>,
    /// The lists of callees in which a method is, by its first node, and the nodes that call them, by list.
    lists: BTreeMap<Node, Vec<u32>>,
    callers: Vec<Vec<Node>>,
    /// Nodes that leave the classes, and the first nodes of what may be called back, in order.
    leaving: Vec<Node>,
    callbacks: Vec<Node>,
}

impl Backwards {
    fn new(graph: &CallGraph) -> Self {
        let mut edges: Vec<(Node, Node)> = Vec::new();
        for node in 0..graph.len() as Node {
            edges.extend(graph.next(node).iter().map(|next| (*next, node)));
        }
        let mut callers = vec![Vec::new(); graph.lists.len()];
        for (node, list) in graph.calls.iter().enumerate() {
            callers[*list as usize].push(node as Node);
        }
        let mut lists: BTreeMap<Node, Vec<u32>> = BTreeMap::new();
        for (number, list) in graph.lists.iter().enumerate() {
            for entry in list.iter().filter_map(|m| graph.entry(*m)) {
                lists.entry(entry).or_default().push(number as u32);
            }
        }
        edges.sort_unstable();
        let mut starts = vec![0; graph.len() + 1];
        edges.iter().for_each(|(to, _)| starts[*to as usize + 1] += 1);
        (0..graph.len()).for_each(|node| starts[node + 1] += starts[node]);
        let mut callbacks: Vec<Node> = graph.callbacks.iter().filter_map(|m| graph.entry(*m)).collect();
        callbacks.sort_unstable();
        Self {
            starts,
            nodes: edges.into_iter().map(|(_, from)| from).collect(),
            lists,
            callers,
            leaving: (0..graph.len() as Node).filter(|node| graph.leaves(*node)).collect(),
            callbacks,
        }
    }

    fn before(&self, node: Node) -> &[Node] {
        let at = |node: usize| self.starts.get(node).map_or(0, |start| *start as usize);
        self.nodes.get(at(node as usize)..at(node as usize + 1)).unwrap_or(&[])
    }
}

/// Finds callees.
struct Linker<'a> {
    classes: BTreeMap<&'a str, &'a ClassFile>,
    index: &'a Index,
    /// Methods by name and descriptor.
    named: BTreeMap<(&'a str, &'a str), Vec<MethodIndex>>,
    /// Lambda bodies and targets of method references.
    handles: BTreeSet<MethodIndex>,
    callbacks: BTreeSet<MethodIndex>,
}

impl<'a> Linker<'a> {
    fn new(classes: &'a [Rc<ClassFile>], index: &'a Index, methods: &'a [Method]) -> Self {
        let mut named: BTreeMap<(&str, &str), Vec<MethodIndex>> = BTreeMap::new();
        for (number, method) in methods.iter().enumerate() {
            named.entry((&method.name, &method.descriptor)).or_default().push(number as MethodIndex);
        }
        let by_name: BTreeMap<&str, &ClassFile> = classes.iter().map(|c| (&*c.name, &**c)).collect();
        let mut linker = Self { classes: by_name, index, named, handles: BTreeSet::new(), callbacks: BTreeSet::new() };
        for class in classes {
            for (_, constant) in class.pool.iter() {
                if let Constant::MethodHandle { reference, .. } = constant
                    && let Some(Constant::Method(member) | Constant::InterfaceMethod(member)) =
                        class.pool.get(*reference)
                {
                    let found = linker.by_name(member);
                    linker.handles.extend(found);
                }
            }
        }
        linker.callbacks.extend(linker.handles.iter().copied());
        let foreign = linker.with_foreign_types(classes);
        for class in classes {
            for method in class.methods.iter().filter(|m| can_be_overrider(m)) {
                let of_all = OF_ALL_OBJECTS.contains(&&*method.name);
                if (foreign.contains(&*class.name) || of_all)
                    && let Some(found) = index.get(&key(&class.name, &method.name, &method.descriptor))
                {
                    linker.callbacks.insert(*found);
                }
            }
        }
        linker
    }

    /// The classes that extend or implement something that is not here, and all above them: what one inherits may be how
    /// it implements that.
    fn with_foreign_types(&self, classes: &[Rc<ClassFile>]) -> BTreeSet<&'a str> {
        let mut found = BTreeSet::new();
        for class in classes.iter().filter(|class| self.has_foreign_type(class, 0)) {
            let mut todo: Vec<&str> = vec![&class.name];
            while let Some(class) = todo.pop() {
                if let Some(class) = self.classes.get(class).filter(|class| found.insert(&*class.name)) {
                    todo.extend(class.super_name.iter().chain(&class.interfaces).map(|name| &**name));
                }
            }
        }
        found
    }

    /// Whether a class extends or implements something that is not here, besides `Object`.
    fn has_foreign_type(&self, class: &ClassFile, depth: u32) -> bool {
        let supers = class.super_name.iter().chain(&class.interfaces);
        supers.into_iter().any(|name| match self.classes.get(&**name) {
            Some(class) if depth < 100 => self.has_foreign_type(class, depth + 1),
            Some(_) => true,
            None => &**name != "java/lang/Object",
        })
    }

    fn by_name(&self, member: &MemberRef) -> Vec<MethodIndex> {
        self.named.get(&(&*member.name, &*member.descriptor)).cloned().unwrap_or_default()
    }

    /// The method that a call without dispatch goes to, if it is here.
    fn resolve(&self, member: &MemberRef) -> Option<MethodIndex> {
        let mut todo: Vec<&str> = vec![&member.class];
        for _ in 0..1000 {
            let Some(class) = self.classes.get(todo.pop()?) else { continue };
            if let Some(found) = self.index.get(&key(&class.name, &member.name, &member.descriptor)) {
                return Some(*found);
            }
            // The superclass is asked first (JVMS 5.4.3.3).
            todo.extend(class.interfaces.iter().rev().map(|name| &**name));
            todo.extend(class.super_name.as_deref());
        }
        None
    }

    /// The class of the static field that is read, unless it is final.
    fn variable(&self, class: &ClassFile, insn: Insn) -> Option<Rc<str>> {
        let Insn::GetStatic(pool) = insn else { return None };
        let Some(Constant::Field(member)) = class.pool.get(pool) else { return None };
        let mut owner = self.classes.get(&*member.class).copied()?;
        for _ in 0..100 {
            let found = owner.fields.iter().find(|f| f.name == member.name && f.descriptor == member.descriptor);
            if let Some(field) = found {
                return (field.access & access::FINAL == 0).then(|| owner.name.clone());
            }
            // Fields of interfaces are final.
            owner = owner.super_name.as_ref().and_then(|name| self.classes.get(&**name)).copied()?;
        }
        None
    }

    /// Whether the initialiser of a class is here, or is one of the JDK's, none of which calls the program.
    fn is_known(&self, name: &str) -> bool {
        self.classes.contains_key(name) || name.starts_with("java/")
    }

    /// Whether a call makes one of the JDK's exceptions: that looks at the stack, which a program may override.
    fn makes_exception(&self, member: &MemberRef) -> bool {
        let class = &*member.class;
        let of_jdk = class.starts_with("java/lang/") && (class.ends_with("Exception") || class.ends_with("Error"));
        let plain = matches!(&*member.descriptor, "()V" | "(Ljava/lang/String;)V");
        let overridden = self.named.contains_key(&("fillInStackTrace", "()Ljava/lang/Throwable;"));
        of_jdk && plain && &*member.name == "<init>" && !overridden
    }

    /// The initialisers of a class and of all above it: a constant may be declared in an interface, whose initialiser runs
    /// when it is read by the name of a class below.
    fn initialisers(&self, name: &str) -> Vec<MethodIndex> {
        let mut found = Vec::new();
        let mut met: BTreeSet<&str> = BTreeSet::new();
        let mut todo: Vec<&str> = vec![name];
        while let Some(class) = todo.pop().and_then(|name| self.classes.get(name)) {
            if met.insert(&class.name) {
                found.extend(self.index.get(&key(&class.name, "<clinit>", "()V")));
                let above = class.super_name.iter().chain(&class.interfaces).map(|name| &**name);
                todo.extend(above.filter(|name| self.classes.contains_key(name)));
            }
        }
        found
    }

    /// The methods that an instruction may call, and whether it may run code that is not here.
    fn called(&self, class: &ClassFile, insn: Insn) -> (BTreeSet<MethodIndex>, bool) {
        let mut found = BTreeSet::new();
        let mut leaves = false;
        match insn {
            Insn::InvokeStatic(pool)
            | Insn::InvokeSpecial(pool)
            | Insn::InvokeVirtual(pool)
            | Insn::InvokeInterface(pool) => {
                if let Some(Constant::Method(member) | Constant::InterfaceMethod(member)) = class.pool.get(pool) {
                    if is_plain_value_code(member) || self.makes_exception(member) {
                        return (found, false);
                    }
                    let target = self.classes.get(&*member.class);
                    if matches!(insn, Insn::InvokeStatic(_) | Insn::InvokeSpecial(_)) {
                        // One method, known by now: declared there or inherited.
                        let resolved = self.resolve(member);
                        leaves = resolved.is_none();
                        found.extend(resolved);
                        found.extend(self.initialisers(&member.class));
                    } else {
                        found.extend(self.by_name(member));
                        leaves = target.is_none_or(|t| t.is_interface() || self.has_foreign_type(t, 0));
                    }
                    // A functional interface of the program may be a lambda.
                    if target.is_some_and(|t| t.is_interface()) {
                        found.extend(self.handles.iter().copied());
                    }
                }
            }
            // The class of a literal is loaded, not initialised, but the JDK initialises what it is given (`EnumSet.allOf`);
            // a dynamic constant is computed.
            Insn::Ldc(pool) => match class.pool.get(pool) {
                Some(Constant::Class(name)) => found.extend(self.initialisers(name)),
                Some(Constant::Dynamic { .. }) => leaves = true,
                _ => {}
            },
            Insn::InvokeDynamic(_) => leaves = true,
            Insn::New(pool) => {
                if let Some(name) = class.pool.class(pool) {
                    found.extend(self.initialisers(name));
                    leaves = !self.is_known(name);
                }
            }
            Insn::GetStatic(pool) | Insn::PutStatic(pool) => {
                if let Some(Constant::Field(member)) = class.pool.get(pool) {
                    found.extend(self.initialisers(&member.class));
                    leaves = !self.is_known(&member.class);
                }
            }
            _ => {}
        }
        (found, leaves)
    }
}

fn can_be_overrider(method: &MethodInfo) -> bool {
    method.access & (access::STATIC | access::PRIVATE) == 0 && !method.name.starts_with('<')
}

/// Classes of the JDK whose objects are values, so that none of their methods runs code of the program unless it is given
/// some of its objects.
const OF_VALUES: [&str; 14] = [
    "java/lang/Boolean",
    "java/lang/Byte",
    "java/lang/Character",
    "java/lang/Double",
    "java/lang/Float",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Math",
    "java/lang/Object",
    "java/lang/Short",
    "java/lang/StrictMath",
    "java/lang/String",
    "java/lang/StringBuilder",
    "java/lang/StringBuffer",
];

/// Whether a call stays among the JDK's values: it takes only numbers and texts. Of `Object` only its constructor and
/// `getClass` do.
pub fn is_plain_value_code(member: &MemberRef) -> bool {
    let parameters = member.descriptor.split_once(')').map_or("", |(before, _)| before);
    let mut rest = parameters.trim_start_matches('(');
    while !rest.is_empty() {
        let after = rest.trim_start_matches('[');
        rest = match after.strip_prefix('L') {
            None => after.get(1..).unwrap_or_default(),
            Some(name) => {
                let Some((name, behind)) = name.split_once(';') else { return false };
                if name == "java/lang/Object" || !OF_VALUES.contains(&name) {
                    return false;
                }
                behind
            }
        };
    }
    match &*member.class {
        "java/lang/Object" => matches!(&*member.name, "<init>" | "getClass"),
        class => OF_VALUES.contains(&class),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Graphs of one-instruction methods, drawn: distances are the shortest ways by the edges that [`CallGraph::next`] and
    /// [`CallGraph::called`] tell.
    #[test]
    fn distances_are_shortest_ways_and_reachable_is_what_they_go_to() {
        let mut seed = 7u64;
        let mut draw = |below: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % below
        };
        for _ in 0..200 {
            let count = 2 + draw(12) as u32;
            let name: Rc<str> = "m".into();
            let method =
                |first| Method { class: name.clone(), name: name.clone(), descriptor: name.clone(), first, length: 1 };
            let mut some = |most: u64| (0..draw(most)).map(|_| draw(count.into()) as u32).collect::<Vec<_>>();
            let graph = CallGraph {
                methods: (0..count).map(method).collect(),
                index: Index::new(),
                next: (0..count).map(|_| some(3)).collect(),
                calls: (0..count).collect(),
                lists: (0..count).map(|_| some(2)).collect(),
                callbacks: some(3),
                leaves: (0..count).map(|_| some(4).len() == 1).collect(),
                is_branch: vec![false; count as usize],
                static_reads: Vec::new(),
                backwards: OnceCell::new(),
                from_outside: OnceCell::new(),
                nearest: RefCell::default(),
                own: BTreeSet::new(),
                answered: Answered::default(),
            };
            for to in [some(3), some(2)] {
                let mut expected = vec![u32::MAX; count as usize];
                to.iter().for_each(|node| expected[*node as usize] = 0);
                for _ in 0..count {
                    for node in 0..count {
                        let after = graph.next(node).iter().copied().chain(graph.called(node));
                        let nearest = after.map(|n| expected[n as usize]).min().unwrap_or(u32::MAX);
                        expected[node as usize] = expected[node as usize].min(nearest.saturating_add(1));
                    }
                }
                assert_eq!(*graph.distances(to.clone()), expected);
                let mut expected = vec![false; count as usize];
                to.iter().for_each(|node| expected[*node as usize] = true);
                for _ in 0..count {
                    for node in (0..count).filter(|node| expected[*node as usize]).collect::<Vec<_>>() {
                        let after = graph.next(node).iter().copied().chain(graph.called(node));
                        after.for_each(|next| expected[next as usize] = true);
                    }
                }
                assert_eq!(graph.reachable(to), expected);
            }
        }
    }
}

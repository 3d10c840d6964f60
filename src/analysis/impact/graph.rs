//! What may influence what, over all of a version: instructions, and places that stand for fields, array elements,
//! parameters, results, calls and exceptions (a system dependence graph after Horwitz, Reps and Binkley, with coarse
//! summary edges: a result may hang on every argument).
//!
//! - A value influences what takes it. Fields are told apart by their declaration, not by object; array elements by kind.
//! - A branch influences what is control dependent on it (`dominators`), and a call that may be made or not the callee.
//! - An instruction that may throw because of a value it takes influences everything behind it in the method, and behind
//!   the calls of the method, unless a handler takes it: then what depends on the handler. That an instruction is
//!   executed at all makes an implicit exception no branch, as in the definition; a `throw` is one.
//! - Code that is not here may keep and hand on what it is given: one place stands for all that it knows.
//!
//! Whether a loop ends is not followed, nor is reflection.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::calls;
use super::defuse::{Def, DefUse};
use crate::analysis::callgraph::{CallGraph, MethodIndex, Node};
use crate::analysis::cfg::{Block, Cfg, branch_target, can_throw};
use crate::analysis::diff::{Classes, declaring_class};
use crate::analysis::dominators::{Dominators, control_dependences};
use crate::classfile::descriptor::MethodType;
use crate::classfile::{ClassFile, Constant, MemberRef};
use crate::program::{Code, Insn, decode};
use crate::util::LiteralId;

/// The number of an instruction (a [`Node`]), or of a place behind all instructions.
pub type Vertex = u32;

/// What is no instruction.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// Whether a method is called.
    Entry(MethodIndex),
    /// What it gives back.
    Result(MethodIndex),
    /// Whether and what it throws.
    Thrown(MethodIndex),
    Param(MethodIndex, u32),
    /// Whether a block of a method is executed.
    Block(MethodIndex, u32),
    /// Whether control comes to a block, and what comes after it, without an exception.
    Rest(MethodIndex, u32),
    /// Whether an instruction that may call something is executed.
    Executed(Node),
    /// Whether an instruction throws.
    Throws(Node),
    /// A method that was not looked into.
    Whole(MethodIndex),
    /// `field Foo.bar`
    Field(String),
    /// Elements of arrays of this kind.
    Elements(&'static str),
    /// What mutable texts hold.
    Texts,
    /// What code that is not here knows, and what it throws.
    Outside,
    OutsideThrows,
    /// That it is given objects at all.
    HandedOut,
}

/// What an instruction is to the definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    Other,
    Branch,
    Write,
    /// Goes elsewhere without a choice.
    Jump,
}

pub struct Dependence {
    pub calls: Rc<CallGraph>,
    /// By vertex.
    influences: Vec<Vec<Vertex>>,
    places: Vec<Place>,
    index: BTreeMap<Place, Vertex>,
    /// By instruction.
    pub roles: Vec<Role>,
    pub lines: Vec<u32>,
    /// By instruction: a word or two on what it does.
    words: Vec<Option<Rc<str>>>,
    /// Methods from which an exception can come that hangs on a value.
    throwing: BTreeSet<MethodIndex>,
    /// Calls whose exceptions leave the caller: caller and callee.
    handed_on: Vec<(MethodIndex, MethodIndex)>,
    /// What an argument's makers mean for the exceptions of a call: maker, callee, the call's place.
    arguments: Vec<(Vertex, MethodIndex, Vertex)>,
}

/// How a slice may go on from a vertex (Horwitz, Reps and Binkley): what came into a callee does not go out to another
/// caller. What it means for its own caller is an edge from argument to result there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    Same,
    /// Into a callee.
    Down,
    /// Out to all callers.
    Up,
    /// Memory, which knows no callers.
    Memory,
}

const KINDS: [&str; 8] = ["int", "long", "float", "double", "object", "byte", "char", "short"];

impl Dependence {
    pub fn new(classes: &Classes, calls: &Rc<CallGraph>) -> Self {
        let count = calls.len();
        let mut graph = Self {
            calls: Rc::clone(calls),
            influences: vec![Vec::new(); count],
            places: Vec::new(),
            index: BTreeMap::new(),
            roles: vec![Role::Other; count],
            lines: vec![0; count],
            words: vec![None; count],
            throwing: BTreeSet::new(),
            handed_on: Vec::new(),
            arguments: Vec::new(),
        };
        for (number, method) in calls.methods.iter().enumerate() {
            let Some(class) = classes.get(&method.class) else { continue };
            let Some(info) = class.method(&method.name, &method.descriptor) else { continue };
            let Some(bytes) = &info.code else { continue };
            let Ok(code) = decode(class, info, bytes, &mut |_| LiteralId(0)) else { continue };
            for (at, pc) in code.pcs.iter().enumerate() {
                graph.lines[method.first as usize + at] = bytes.line_at(*pc).map_or(0, u32::from);
            }
            let is_static = info.is_static();
            let params = params(&method.descriptor, is_static);
            let number = number as MethodIndex;
            Builder { graph: &mut graph, classes, class, code: &code, number, first: method.first, is_static }
                .link(params);
        }
        graph.link_outside();
        graph.link_thrown();
        graph
    }

    /// Whose vertex it is, and how influence passes it.
    pub fn level(&self, vertex: Vertex) -> Level {
        match self.place(vertex) {
            Some(Place::Param(..) | Place::Entry(_)) => Level::Down,
            Some(Place::Result(_) | Place::Thrown(_)) => Level::Up,
            Some(Place::Field(_) | Place::Elements(_) | Place::Texts | Place::Outside | Place::OutsideThrows) => {
                Level::Memory
            }
            _ => Level::Same,
        }
    }

    /// An instruction of the method that a vertex belongs to; None for memory.
    pub fn home(&self, vertex: Vertex) -> Option<Node> {
        match self.place(vertex) {
            None => Some(vertex),
            Some(Place::Executed(node) | Place::Throws(node)) => Some(*node),
            Some(
                Place::Entry(method)
                | Place::Result(method)
                | Place::Thrown(method)
                | Place::Param(method, _)
                | Place::Block(method, _)
                | Place::Rest(method, _)
                | Place::Whole(method),
            ) => self.calls.entry(*method),
            Some(_) => None,
        }
    }

    pub fn note_thrower(&mut self, method: MethodIndex) {
        self.throwing.insert(method);
    }

    pub fn note_argument(&mut self, maker: Vertex, callee: MethodIndex, throws: Vertex) {
        self.arguments.push((maker, callee, throws));
    }

    pub fn note_handed_on(&mut self, caller: MethodIndex, callee: MethodIndex) {
        self.handed_on.push((caller, callee));
    }

    /// An argument may decide whether the callee throws.
    fn link_thrown(&mut self) {
        let mut callers: BTreeMap<MethodIndex, Vec<MethodIndex>> = BTreeMap::new();
        for (caller, callee) in std::mem::take(&mut self.handed_on) {
            callers.entry(callee).or_default().push(caller);
        }
        let mut todo: Vec<MethodIndex> = self.throwing.iter().copied().collect();
        while let Some(callee) = todo.pop() {
            for caller in callers.remove(&callee).into_iter().flatten() {
                if self.throwing.insert(caller) {
                    todo.push(caller);
                }
            }
        }
        for (maker, callee, throws) in std::mem::take(&mut self.arguments) {
            if self.throwing.contains(&callee) {
                self.edge(maker, throws);
            }
        }
    }

    pub fn vertex(&mut self, place: Place) -> Vertex {
        if let Some(known) = self.index.get(&place) {
            return *known;
        }
        let vertex = self.influences.len() as Vertex;
        self.influences.push(Vec::new());
        self.places.push(place.clone());
        self.index.insert(place, vertex);
        vertex
    }

    /// The vertex of a place, if anything has to do with it.
    pub fn find(&self, place: &Place) -> Option<Vertex> {
        self.index.get(place).copied()
    }

    pub fn place(&self, vertex: Vertex) -> Option<&Place> {
        (vertex as usize).checked_sub(self.calls.len()).and_then(|at| self.places.get(at))
    }

    pub fn edge(&mut self, from: Vertex, to: Vertex) {
        if let Some(all) = self.influences.get_mut(from as usize)
            && all.last() != Some(&to)
        {
            all.push(to);
        }
    }

    /// What a vertex influences directly.
    pub fn influences(&self, vertex: Vertex) -> &[Vertex] {
        self.influences.get(vertex as usize).map_or(&[], Vec::as_slice)
    }

    pub fn len(&self) -> usize {
        self.influences.len()
    }

    pub fn word(&self, node: Node) -> Option<&Rc<str>> {
        self.words.get(node as usize)?.as_ref()
    }

    /// What code that is not here knows goes to everything that it may call, and to arrays; what those hold comes back.
    fn link_outside(&mut self) {
        let outside = self.vertex(Place::Outside);
        let throws = self.vertex(Place::OutsideThrows);
        // Where no object is ever handed out, no array is.
        let hands_out = self.find(&Place::HandedOut).is_some() || !self.calls.callbacks.is_empty();
        for kind in KINDS.iter().filter(|_| hands_out) {
            let elements = self.vertex(Place::Elements(kind));
            self.edge(outside, elements);
            self.edge(elements, outside);
        }
        let texts = self.vertex(Place::Texts);
        self.edge(texts, outside);
        self.edge(outside, texts);
        for method in self.calls.callbacks.clone() {
            let entry = self.vertex(Place::Entry(method));
            self.edge(outside, entry);
            let (result, thrown) = (self.vertex(Place::Result(method)), self.vertex(Place::Thrown(method)));
            self.edge(result, outside);
            self.edge(thrown, throws);
            let descriptor = self.calls.methods.get(method as usize).map(|m| m.descriptor.clone()).unwrap_or_default();
            for param in 0..params(&descriptor, false) {
                let param = self.vertex(Place::Param(method, param));
                self.edge(outside, param);
            }
        }
    }
}

/// Values that a call passes, the receiver included.
pub fn params(descriptor: &str, is_static: bool) -> u32 {
    MethodType::parse(descriptor).map_or(0, |m| m.params.len() as u32) + u32::from(!is_static)
}

/// Adds one method.
pub struct Builder<'a> {
    pub graph: &'a mut Dependence,
    pub classes: &'a Classes,
    pub class: &'a ClassFile,
    pub code: &'a Code,
    pub number: MethodIndex,
    pub first: Node,
    pub is_static: bool,
}

/// The makers of the values that an instruction takes.
pub type Operands = Vec<Rc<[Def]>>;

impl Builder<'_> {
    fn link(&mut self, params: u32) {
        for at in 0..self.code.insns.len() as u32 {
            self.describe(at);
        }
        let cfg = Cfg::new(self.code).ok();
        let found =
            cfg.as_ref().and_then(|cfg| DefUse::new(self.class, self.code, cfg, params).map(|uses| (cfg, uses)));
        let Some((cfg, uses)) = found else { return self.link_whole(params) };
        self.link_control(cfg);
        for block in cfg.blocks() {
            for at in block.first..block.end {
                let operands = uses.uses.get(at as usize).cloned().unwrap_or_default();
                self.link_insn(at, &operands, &uses);
                if self.graph.find(&Place::Throws(self.first + at)).is_some() {
                    self.link_exception(at, block);
                }
            }
        }
    }

    /// Everything in the method influences everything else there, and what it touches.
    fn link_whole(&mut self, params: u32) {
        let whole = self.graph.vertex(Place::Whole(self.number));
        self.graph.note_thrower(self.number);
        let mut starts: Vec<Vertex> = (0..params).map(|p| self.graph.vertex(Place::Param(self.number, p))).collect();
        starts.push(self.graph.vertex(Place::Entry(self.number)));
        starts.into_iter().for_each(|start| self.graph.edge(start, whole));
        let mut ends: Vec<Vertex> = (self.first..self.first + self.code.insns.len() as u32).collect();
        ends.push(self.graph.vertex(Place::Outside));
        for end in ends {
            self.graph.edge(end, whole);
            self.graph.edge(whole, end);
        }
        for place in [Place::Result(self.number), Place::Thrown(self.number)] {
            let place = self.graph.vertex(place);
            self.graph.edge(whole, place);
        }
        for at in 0..self.code.insns.len() as u32 {
            let Some(insn) = self.code.insn(at) else { continue };
            if let Some((place, writes)) = self.memory(insn) {
                let place = self.graph.vertex(place);
                if writes { self.graph.edge(whole, place) } else { self.graph.edge(place, whole) }
            }
            for callee in self.graph.calls.direct(self.first + at).to_vec() {
                calls::link_whole(self.graph, whole, callee);
            }
        }
    }

    fn link_control(&mut self, cfg: &Cfg) {
        let post = Dominators::post(cfg);
        let depends = control_dependences(cfg, &post);
        let entry = self.graph.vertex(Place::Entry(self.number));
        for (number, block) in cfg.blocks().iter().enumerate() {
            let number = number as u32;
            let executed = self.graph.vertex(Place::Block(self.number, number));
            let rest = self.graph.vertex(Place::Rest(self.number, number));
            for at in block.first..block.end {
                let to = self.executed(at);
                self.graph.edge(executed, to);
                self.graph.edge(rest, to);
            }
            for next in cfg.successors(number) {
                let next = self.graph.vertex(Place::Rest(self.number, next));
                self.graph.edge(rest, next);
            }
            let mut from_outside = post.dominates(number, 0);
            for controlling in depends.get(number as usize).into_iter().flatten() {
                let Some(last) = cfg.block(*controlling).and_then(|b| b.end.checked_sub(1)) else { continue };
                let from = match self.code.insn(last) {
                    Some(insn) if branch_target(insn).is_some() || matches!(insn, Insn::Switch(_)) => self.first + last,
                    _ => self.graph.vertex(Place::Throws(self.first + last)),
                };
                self.graph.edge(from, executed);
            }
            from_outside |= depends.get(number as usize).is_none_or(Vec::is_empty);
            if from_outside {
                self.graph.edge(entry, executed);
            }
        }
    }

    /// What stands for the execution of an instruction: itself, unless it may call something.
    fn executed(&mut self, at: u32) -> Vertex {
        let node = self.first + at;
        let calls = !self.graph.calls.direct(node).is_empty() || self.code.insn(at).is_some_and(calls::is_call);
        if calls { self.graph.vertex(Place::Executed(node)) } else { node }
    }

    /// Where an exception of this instruction makes a difference.
    fn link_exception(&mut self, at: u32, block: &Block) {
        let throws = self.graph.vertex(Place::Throws(self.first + at));
        if self.is_caught(at) {
            return;
        }
        let thrown = self.graph.vertex(Place::Thrown(self.number));
        self.graph.edge(throws, thrown);
        for later in at + 1..block.end {
            let later = self.executed(later);
            self.graph.edge(throws, later);
        }
        for edge in &block.successors {
            let rest = self.graph.vertex(Place::Rest(self.number, edge.to));
            self.graph.edge(throws, rest);
        }
    }

    /// Whether a handler takes whatever this instruction throws.
    pub fn is_caught(&self, at: u32) -> bool {
        let everything =
            |catch: u16| catch == 0 || self.class.pool.class(catch).is_some_and(|c| &**c == "java/lang/Throwable");
        self.code.handlers.iter().any(|h| h.start <= at && at < h.end && everything(h.catch))
    }

    pub fn def(&mut self, def: Def) -> Option<Vertex> {
        match def {
            Def::Insn(at) => Some(self.first + at),
            Def::Param(param) => Some(self.graph.vertex(Place::Param(self.number, param))),
            Def::Caught => None,
        }
    }

    /// The makers of an operand influence this.
    pub fn take(&mut self, operand: Option<&Rc<[Def]>>, to: Vertex) {
        for def in operand.into_iter().flat_map(|defs| defs.iter()) {
            if let Some(from) = self.def(*def) {
                self.graph.edge(from, to);
            }
        }
    }

    fn link_insn(&mut self, at: u32, operands: &Operands, uses: &DefUse) {
        let Some(insn) = self.code.insn(at) else { return };
        let node = self.first + at;
        if calls::is_call(insn) {
            return calls::link(self, at, insn, operands, uses);
        }
        operands.iter().for_each(|operand| self.take(Some(operand), node));
        if let Some((place, writes)) = self.memory(insn) {
            let place = self.graph.vertex(place);
            if writes { self.graph.edge(node, place) } else { self.graph.edge(place, node) }
        }
        calls::link_initialisers(self, at);
        match insn {
            Insn::ReturnValue => {
                let result = self.graph.vertex(Place::Result(self.number));
                self.graph.edge(node, result);
            }
            Insn::Throw if !self.is_caught(at) => {
                let thrown = self.graph.vertex(Place::Thrown(self.number));
                self.graph.edge(node, thrown);
                self.graph.note_thrower(self.number);
            }
            insn if can_throw(insn) => {
                for operand in throwing_operands(insn, operands.len()) {
                    let Some(defs) = operands.get(operand) else { continue };
                    if operand == 0 && null_is_all(insn) && self.is_not_null(defs, uses, 0) {
                        continue;
                    }
                    self.may_throw(at, defs);
                }
            }
            _ => {}
        }
    }

    /// The instruction may throw because of a value.
    pub fn may_throw(&mut self, at: u32, defs: &Rc<[Def]>) {
        let throws = self.graph.vertex(Place::Throws(self.first + at));
        self.take(Some(defs), throws);
        if !self.is_caught(at) {
            self.graph.note_thrower(self.number);
        }
    }

    /// Whether a value is `this` or has just been made.
    pub fn is_not_null(&self, defs: &[Def], uses: &DefUse, depth: u32) -> bool {
        depth < 5
            && defs.iter().all(|def| match *def {
                Def::Param(param) => param == 0 && !self.is_static,
                Def::Caught => true,
                Def::Insn(at) => match self.code.insn(at) {
                    Some(
                        Insn::New(_)
                        | Insn::NewArray(_)
                        | Insn::NewRefArray(_)
                        | Insn::NewMultiArray { .. }
                        | Insn::StringConst(_)
                        | Insn::Ldc(_),
                    ) => true,
                    // Its other makers say what is handed on.
                    Some(Insn::Dup | Insn::DupX1 | Insn::DupX2 | Insn::Dup2 | Insn::Swap) => true,
                    Some(Insn::Load(_) | Insn::Store(_) | Insn::CheckCast(_)) => {
                        let from = uses.uses.get(at as usize).and_then(|u| u.first());
                        from.is_some_and(|from| self.is_not_null(from, uses, depth + 1))
                    }
                    _ => false,
                },
            })
    }

    pub fn field(&self, member: &MemberRef) -> Place {
        let owner = declaring_class(self.classes, &member.class, &member.name, &member.descriptor);
        let owner = owner.map_or(&member.class, |class| &class.name);
        Place::Field(format!("{}.{}", owner.replace('/', "."), member.name))
    }

    /// The memory that an instruction reads or writes.
    fn memory(&self, insn: Insn) -> Option<(Place, bool)> {
        use Insn::*;
        let elements = |kind| Place::Elements(kind);
        Some(match insn {
            GetField(pool) | GetStatic(pool) | PutField(pool) | PutStatic(pool) => {
                let Some(Constant::Field(member)) = self.class.pool.get(pool) else { return None };
                (self.field(member), matches!(insn, PutField(_) | PutStatic(_)))
            }
            IntLoad => (elements("int"), false),
            LongLoad => (elements("long"), false),
            FloatLoad => (elements("float"), false),
            DoubleLoad => (elements("double"), false),
            RefLoad => (elements("object"), false),
            ByteLoad => (elements("byte"), false),
            CharLoad => (elements("char"), false),
            ShortLoad => (elements("short"), false),
            IntStore => (elements("int"), true),
            LongStore => (elements("long"), true),
            FloatStore => (elements("float"), true),
            DoubleStore => (elements("double"), true),
            RefStore => (elements("object"), true),
            ByteStore => (elements("byte"), true),
            CharStore => (elements("char"), true),
            ShortStore => (elements("short"), true),
            _ => return None,
        })
    }

    /// What an instruction is, and in words.
    fn describe(&mut self, at: u32) {
        let Some(insn) = self.code.insn(at) else { return };
        let node = (self.first + at) as usize;
        let memory = self.memory(insn);
        let writes = memory.as_ref().is_some_and(|(_, writes)| *writes);
        self.graph.roles[node] = match insn {
            _ if self.graph.calls.is_branch(node as Node) => Role::Branch,
            Insn::Store(_) | Insn::IntInc { .. } => Role::Write,
            _ if writes => Role::Write,
            Insn::Goto(_) | Insn::Jsr(_) | Insn::Ret(_) | Insn::Return | Insn::ReturnValue | Insn::Throw => Role::Jump,
            _ => Role::Other,
        };
        let words: Option<String> = match (&memory, insn) {
            (Some((Place::Field(name), true)), _) => Some(format!("writes {name}")),
            (Some((Place::Field(name), false)), _) => Some(format!("reads {name}")),
            (Some((Place::Elements(kind), writes)), _) => {
                Some(format!("{} an element of {kind} array", if *writes { "writes" } else { "reads" }))
            }
            (_, Insn::Store(_) | Insn::IntInc { .. }) => Some("assigns a local variable".into()),
            (_, Insn::ReturnValue) => Some("returns a value".into()),
            (_, Insn::Throw) => Some("throws".into()),
            (_, Insn::Switch(_)) => Some("switches".into()),
            _ if branch_target(insn).is_some() => Some("branches".into()),
            (_, insn) if calls::is_call(insn) => calls::name(self.class, insn).map(|name| format!("calls {name}")),
            _ => None,
        };
        self.graph.words[node] = words.map(Rc::from);
    }
}

/// Which operands can make an instruction throw.
fn throwing_operands(insn: Insn, count: usize) -> BTreeSet<usize> {
    use Insn::*;
    match insn {
        IDiv | IRem | LDiv | LRem => [1].into(),
        PutField(_) => [0].into(),
        IntStore | LongStore | FloatStore | DoubleStore | ByteStore | CharStore | ShortStore => [0, 1].into(),
        PutStatic(_) => BTreeSet::new(),
        _ => (0..count).collect(),
    }
}

/// Whether null is all that can make it throw.
fn null_is_all(insn: Insn) -> bool {
    use Insn::*;
    matches!(insn, GetField(_) | PutField(_) | ArrayLength | MonitorEnter | MonitorExit | Throw)
}

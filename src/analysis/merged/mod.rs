//! One walk over a method and what it calls, in which ways that meet again are merged: a value that differs between them
//! becomes a choice between terms, instead of two states. So the condition under which an instruction is reached, and
//! the values that it sees, are terms over what the method begins with, found without exploring paths.
//!
//! An over-approximation: an execution that passes an instruction satisfies the terms told for it, for some values of the
//! free variables. Elements of arrays, static fields, and what the program does not compute itself are free; a loop is
//! entered once, with everything that it assigns free, which stands for all its iterations; a handler is entered with
//! everything free. A function that a test brings along may call the program back, so after calling one all fields that are
//! not final are free. Calls that can go to one method only are walked into; what others may lead to is kept in
//! [`Walked::elsewhere`]: code in there may also run in ways that were not walked.
//!
//! Terms that are told for one activation belong to one passage through it: of a loop's body, to one iteration.
//!
//! Bounded; a walk that gets too long says nothing at all.

mod arrays;
mod counters;
mod foreign;
mod identity;
mod join;
mod memory;
mod sequence;
mod step;
mod unknown;
mod whole;

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::time::Instant;

use hashbrown::HashMap;

use self::identity::CaseTable;
pub use self::memory::Val;
use self::memory::{Field, Identity, Initial, Memory, Name, Object, Origin};
pub use self::sequence::Offered;
pub use self::whole::{Due, Values, View, Watched, Wholes};
use super::callgraph::{CallGraph, MethodIndex};
use super::cfg::{BlockId, Cfg, EdgeKind, branch_target};
use super::loops::{Loop, loops};
use crate::classfile::descriptor::MethodType;
use crate::classfile::{ClassFile, Constant, access};
use crate::expr::{TermId, Terms};
use crate::program::{Code, Insn, decode};
use crate::util::LiteralId;

/// Instructions walked, terms made, calls walked into from one another.
const MOST_STEPS: usize = 60_000;
const MOST_TERMS: usize = 300_000;
const DEEPEST: usize = 24;
/// Instructions between two looks at the clock.
const STEPS_PER_LOOK: usize = 32;

/// Hears what the walk passes.
pub trait Watcher {
    fn wants(&self, method: MethodIndex, at: u32) -> bool;
    /// An instruction is passed if `guard` holds. `taken`: and jumps if this holds; `operands`: the last is on top.
    fn passes(&mut self, terms: &mut Terms, passage: Passage<'_>);
}

pub struct Passage<'a> {
    /// The same for all that one activation tells.
    pub activation: u32,
    pub method: MethodIndex,
    pub at: u32,
    pub guard: TermId,
    /// What `guard` is made of.
    pub assumed: &'a [Assumed],
    pub taken: Option<TermId>,
    pub operands: &'a [Val],
}

/// The branch that an assumption comes from, and whether it is taken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Source {
    pub method: MethodIndex,
    pub at: u32,
    pub taken: bool,
}

/// What holds behind a branch, and the branch, if it is one only.
#[derive(Clone, Copy, Debug)]
pub struct Assumed {
    pub term: TermId,
    pub source: Option<Source>,
}

/// How the walk went.
pub struct Walked {
    /// By method: it may also run in ways that were not walked.
    pub elsewhere: Vec<bool>,
    pub wholes: Wholes,
}

/// A class by its name.
pub type Files<'a> = &'a dyn Fn(&str) -> Option<Rc<ClassFile>>;

/// Class, name and descriptor.
type FieldName = (Rc<str>, Rc<str>, Rc<str>);

/// A method as it is read.
struct Known {
    file: Rc<ClassFile>,
    code: Code,
    cfg: Cfg,
    loops: BTreeMap<u32, Loop>,
    /// Variables that are assigned somewhere, in order.
    stored: Vec<usize>,
    is_static: bool,
}

/// What holds where the walk is.
#[derive(Clone, Default, Debug)]
struct State {
    /// All of them hold; those of a way begin with those of the way it came from.
    guard: Vec<Assumed>,
    /// Came by a way that others do not exclude.
    loose: bool,
    locals: Vec<Val>,
    stack: Vec<Val>,
    memory: Memory,
}

pub struct Walk<'a> {
    pub terms: &'a mut Terms,
    graph: &'a CallGraph,
    files: Files<'a>,
    watcher: &'a mut dyn Watcher,
    known: HashMap<MethodIndex, Option<Rc<Known>>>,
    fields: BTreeMap<FieldName, Field>,
    /// By field.
    names: Vec<FieldName>,
    /// By field: nothing changes it once its object is made.
    finals: Vec<bool>,
    objects: Vec<Object>,
    /// Of enums, by class and place.
    constants: BTreeMap<(Rc<str>, u32), Name>,
    case_tables: Vec<CaseTable>,
    enums: BTreeMap<Rc<str>, u32>,
    lengths: BTreeMap<Name, TermId>,
    /// Whether two objects are the same, as far as it was asked.
    equal: HashMap<(Name, Name), TermId>,
    /// What a constructor makes that is walked by itself: its class may be one that extends the constructor's.
    subject: Option<Name>,
    /// By class: the methods that its initialiser may call.
    beginning: HashMap<Rc<str>, Rc<Vec<bool>>>,
    initials: HashMap<Initial, Val>,
    /// What a question about an object or a call of a pure function answers: the same each time.
    answers: BTreeMap<(String, Vec<Val>), Val>,
    /// The fields written by sets of methods and what they call, and by methods themselves.
    writes: HashMap<Vec<MethodIndex>, Rc<BTreeSet<Field>>>,
    own_writes: HashMap<MethodIndex, Rc<BTreeSet<Field>>>,
    /// Methods that may be called in ways that are not walked.
    elsewhere: BTreeSet<MethodIndex>,
    /// Methods that are being walked, the innermost last.
    active: Vec<MethodIndex>,
    fresh: u32,
    activations: u32,
    steps: usize,
    until: Option<Instant>,
    wholes: Wholes,
}

const NULL: Name = 0;
/// Stands for all fields: code that is not here may call whatever others can call.
const ANY: Field = Field::MAX;

impl<'a> Walk<'a> {
    pub fn new(terms: &'a mut Terms, graph: &'a CallGraph, files: Files<'a>, watcher: &'a mut dyn Watcher) -> Self {
        let null = Object { origin: Origin::Any, null: TermId::TRUE, identity: Identity::Some };
        Self {
            terms,
            files,
            watcher,
            known: HashMap::new(),
            fields: BTreeMap::new(),
            names: Vec::new(),
            finals: Vec::new(),
            objects: vec![null],
            constants: BTreeMap::new(),
            case_tables: Vec::new(),
            enums: BTreeMap::new(),
            lengths: BTreeMap::new(),
            equal: HashMap::new(),
            subject: None,
            beginning: HashMap::new(),
            initials: HashMap::new(),
            answers: BTreeMap::new(),
            writes: HashMap::new(),
            own_writes: HashMap::new(),
            elsewhere: BTreeSet::new(),
            graph,
            active: Vec::new(),
            fresh: 0,
            activations: 0,
            steps: 0,
            until: None,
            wholes: Wholes::default(),
        }
    }

    /// Walks from the beginning of each of these methods, with free arguments. None if there is too much to walk, or code
    /// that writes fields in ways that are not seen.
    pub fn from(mut self, roots: &[MethodIndex]) -> Option<Walked> {
        if self.has_hidden_writes() {
            return None;
        }
        self.walks_from(roots);
        for root in roots {
            let begun: Vec<MethodIndex> = self.initialisers_before(*root);
            self.goes_elsewhere(begun.into_iter().filter(|initialiser| !roots.contains(initialiser)));
        }
        for root in roots {
            if self.root(*root).is_none() {
                self.wholes.unwalked.push(*root);
                self.goes_elsewhere([*root]);
            }
            if self.is_spent() {
                return None;
            }
        }
        self.find_known();
        // A root is walked for whatever it may be called with.
        let mut marked = vec![false; self.graph.methods.len()];
        for root in roots.iter().filter(|root| !self.wholes.unwalked.contains(root)) {
            marked.get_mut(*root as usize).into_iter().for_each(|marked| *marked = true);
        }
        let mut elsewhere = vec![false; marked.len()];
        for method in self.graph.methods_from(self.elsewhere, &mut marked) {
            elsewhere.get_mut(method as usize).into_iter().for_each(|elsewhere| *elsewhere = true);
        }
        Some(Walked { elsewhere, wholes: self.wholes })
    }

    /// The initialisers that have begun before any code of the method's class runs.
    fn initialisers_before(&self, method: MethodIndex) -> Vec<MethodIndex> {
        let class = self.graph.methods.get(method as usize).map_or("", |m| &m.class);
        let files = self.extended(class).into_iter();
        files.filter_map(|file| self.graph.method(&file.name, "<clinit>", "()V")).collect()
    }

    /// Whether a method may run while a class is being initialised, when its constants are not there yet.
    pub(super) fn runs_at_the_beginning(&mut self, method: MethodIndex, class: &str) -> bool {
        if !self.beginning.contains_key(class) {
            let mut reached = vec![false; self.graph.methods.len()];
            let mut todo: Vec<MethodIndex> = self.graph.method(class, "<clinit>", "()V").into_iter().collect();
            while let Some(method) = todo.pop() {
                match reached.get_mut(method as usize) {
                    Some(reached) if !*reached => *reached = true,
                    _ => continue,
                }
                // The library may call back, whatever its own code is.
                todo.extend(self.graph.nodes_of(method).flat_map(|node| self.graph.called(node)));
                // Code of a caller may call anything.
                let code = self.code(method);
                let asks = |known: &Rc<Known>| self.asks_others(known);
                if code.as_ref().is_some_and(asks) {
                    reached.fill(true);
                    todo.clear();
                }
            }
            self.beginning.insert(class.into(), Rc::new(reached));
        }
        self.beginning.get(class).is_some_and(|reached| reached.get(method as usize) == Some(&true))
    }

    /// Whether this is an initialiser that code of a method does not start any more.
    fn has_begun(&self, method: MethodIndex, initialiser: MethodIndex) -> bool {
        let is_initialiser = self.graph.methods.get(initialiser as usize).is_some_and(|m| &*m.name == "<clinit>");
        is_initialiser && self.initialisers_before(method).contains(&initialiser)
    }

    fn root(&mut self, root: MethodIndex) -> Option<()> {
        let is_static = self.code(root)?.is_static;
        let method = self.graph.methods.get(root as usize)?;
        let mut state = State::default();
        let mut arguments = Vec::new();
        let mut first = false;
        if &*method.name == "<init>" {
            let made = self.make(&method.class, &mut state.memory);
            first = matches!(made, Val::Ref(name) if self.begins(name));
            // Another class's constructor may have called this one.
            self.subject = if let Val::Ref(name) = made { Some(name) } else { None };
            arguments.push(made);
        } else if !is_static {
            arguments.push(self.object(Origin::Old, TermId::FALSE));
        }
        arguments.extend(self.parameters(root)?);
        let mut after = self.method(root, arguments, state);
        if first {
            self.is_made(after.as_mut());
        }
        self.settle(after.as_mut()?);
        Some(())
    }

    /// Free values for the parameters of a method, without the receiver.
    fn parameters(&mut self, method: MethodIndex) -> Option<Vec<Val>> {
        let descriptor = Rc::clone(&self.graph.methods.get(method as usize)?.descriptor);
        let signature = MethodType::parse(&descriptor).ok()?;
        Some(signature.params.iter().map(|parameter| self.free(parameter, Origin::Old)).collect())
    }

    /// Whether fields may be written otherwise than by instructions that name them.
    fn has_hidden_writes(&self) -> bool {
        let writes = |file: Rc<ClassFile>| {
            file.pool.iter().any(|(_, constant)| matches!(constant, Constant::Class(name) if is_hidden_writer(name)))
        };
        let look = || self.graph.own.iter().filter_map(|name| (self.files)(name)).any(writes);
        *self.graph.answered.hidden_writes.get_or_init(look)
    }

    /// A walk that is not over by then says nothing.
    pub fn until(mut self, until: Option<Instant>) -> Self {
        self.until = until;
        self
    }

    fn is_spent(&self) -> bool {
        let late =
            || self.steps.is_multiple_of(STEPS_PER_LOOK) && self.until.is_some_and(|until| Instant::now() >= until);
        self.steps > MOST_STEPS || self.terms.len() > MOST_TERMS || late()
    }

    /// These may be called with arguments and in states that are not walked.
    fn goes_elsewhere(&mut self, methods: impl IntoIterator<Item = MethodIndex>) {
        self.elsewhere.extend(methods);
    }

    fn code(&mut self, method: MethodIndex) -> Option<Rc<Known>> {
        if let Some(known) = self.known.get(&method) {
            return known.clone();
        }
        let find = || {
            let named = self.graph.methods.get(method as usize)?;
            let file = self.file(&named.class)?;
            let info = file.method(&named.name, &named.descriptor)?;
            let code = decode(&file, info, info.code.as_ref()?, &mut |_| LiteralId(0)).ok()?;
            let cfg = Cfg::new(&code).ok()?;
            let loops = loops(&code, &cfg).into_iter().map(|l| (l.header, l)).collect();
            let is_static = info.access & access::STATIC != 0;
            let mut stored: Vec<usize> = code.insns.iter().filter_map(|insn| stored(insn.get())).collect();
            stored.sort_unstable();
            Some(Rc::new(Known { file: Rc::clone(&file), code, cfg, loops, stored, is_static }))
        };
        let found = find();
        self.known.insert(method, found.clone());
        found
    }

    /// The state after the method has returned, with its result on the stack; as it was before if it never returns, but
    /// with a guard that does not hold. None if it cannot be walked.
    fn method(&mut self, method: MethodIndex, arguments: Vec<Val>, before: State) -> Option<State> {
        if self.active.len() >= DEEPEST || self.active.contains(&method) {
            return None;
        }
        let known = self.code(method)?;
        self.active.push(method);
        self.activations += 1;
        let after = self.body(method, &known, arguments, before, self.activations);
        self.active.pop();
        after
    }

    fn body(
        &mut self,
        method: MethodIndex,
        known: &Known,
        arguments: Vec<Val>,
        before: State,
        activation: u32,
    ) -> Option<State> {
        let mut locals = arguments;
        locals.resize(known.code.locals as usize, Val::Nothing);
        let mut entries: BTreeMap<BlockId, State> = BTreeMap::new();
        let start = State { locals, stack: Vec::new(), ..before.clone() };
        entries.insert(0, start);
        let mut exit: Option<State> = None;
        let mut handled: BTreeSet<BlockId> = BTreeSet::new();
        for id in known.cfg.reverse_post_order() {
            let Some(mut state) = entries.remove(id) else { continue };
            let block = known.cfg.block(*id)?;
            if let Some(looped) = known.loops.get(&block.first) {
                self.enter(method, known, looped, &mut state)?;
            }
            let mut returned = false;
            for at in block.first..block.end {
                self.steps += 1;
                if self.is_spent() {
                    return None;
                }
                let insn = known.code.insn(at)?;
                let is_last = at + 1 == block.end;
                for edge in block.successors.iter().filter(|_| at == block.first) {
                    if let EdgeKind::Exception(_) = edge.kind {
                        // A handler that is entered already knows of all that the method does: also one that guards itself,
                        // as that of a synchronized block does.
                        if handled.contains(&edge.to) || self.goes_back(known, *id, edge.to)? {
                            continue;
                        }
                        handled.insert(edge.to);
                        let caught = self.caught(method, known, &state);
                        self.arrive(&mut entries, edge.to, caught)?;
                    }
                }
                if is_last && (branch_target(insn).is_some() || matches!(insn, Insn::Switch(_))) {
                    break;
                }
                self.tell(activation, method, at, &state, None);
                match insn {
                    Insn::Return | Insn::ReturnValue => {
                        returned = true;
                        state.stack = match insn {
                            Insn::ReturnValue => vec![state.stack.pop()?],
                            _ => Vec::new(),
                        };
                        state.locals.clone_from(&before.locals);
                    }
                    Insn::Throw => {
                        self.leaks(state.stack.last().copied().as_slice());
                        self.settle(&mut state);
                    }
                    Insn::Goto(_) => {}
                    Insn::Jsr(_) | Insn::Ret(_) => return None,
                    _ => self.step(method, known, at, insn, &mut state)?,
                }
            }
            if returned {
                exit = Some(match exit {
                    None => state,
                    Some(other) => self.merge(other, state)?,
                });
                continue;
            }
            let last = block.end.checked_sub(1)?;
            for (to, mut state) in self.leave(activation, method, known, *id, last, state)? {
                if self.is_dead(&state) {
                    continue;
                }
                if self.goes_back(known, *id, to)? {
                    self.settle(&mut state);
                    continue;
                }
                self.arrive(&mut entries, to, state)?;
            }
        }
        Some(match exit {
            Some(exit) => exit,
            None => {
                let mut guard = before.guard.clone();
                guard.push(Assumed { term: self.terms.bool(false), source: None });
                let result = self.result(method)?;
                State { guard, stack: result.into_iter().collect(), ..before }
            }
        })
    }

    fn arrive(&mut self, entries: &mut BTreeMap<BlockId, State>, to: BlockId, state: State) -> Option<()> {
        let merged = match entries.remove(&to) {
            None => state,
            Some(other) => self.merge(other, state)?,
        };
        entries.insert(to, merged);
        Some(())
    }

    /// A free result of a method.
    fn result(&mut self, method: MethodIndex) -> Option<Option<Val>> {
        let descriptor = Rc::clone(&self.graph.methods.get(method as usize)?.descriptor);
        let signature = MethodType::parse(&descriptor).ok()?;
        Some(signature.result.map(|result| self.free(&result, Origin::Any)))
    }

    fn is_dead(&self, state: &State) -> bool {
        let never = self.terms.bool(false);
        state.guard.iter().any(|assumed| assumed.term == never)
    }

    /// Whether an edge closes a loop. None if it closes none that is known.
    fn goes_back(&self, known: &Known, from: BlockId, to: BlockId) -> Option<bool> {
        if known.cfg.rank(to) > known.cfg.rank(from) {
            return Some(false);
        }
        let header = known.cfg.block(to)?.first;
        let looped = known.loops.get(&header)?;
        looped.insns.binary_search(&known.cfg.block(from)?.first).is_ok().then_some(true)
    }

    /// Where a block goes on, if it does not return.
    fn leave(
        &mut self,
        activation: u32,
        method: MethodIndex,
        known: &Known,
        id: BlockId,
        at: u32,
        mut state: State,
    ) -> Option<Vec<(BlockId, State)>> {
        let insn = known.code.insn(at)?;
        let edges = &known.cfg.block(id)?.successors;
        let mut found = Vec::new();
        if branch_target(insn).is_some() {
            let operands = state.stack.clone();
            let taken = self.condition(insn, &mut state)?;
            let told = State { stack: operands, ..state.clone() };
            self.tell(activation, method, at, &told, Some(taken));
            for edge in edges {
                let holds = match edge.kind {
                    EdgeKind::Taken => taken,
                    EdgeKind::NotTaken => self.terms.not(taken),
                    _ => continue,
                };
                let source = Source { method, at, taken: edge.kind == EdgeKind::Taken };
                found.push((edge.to, self.given(&state, holds, Some(source))));
            }
        } else if let Insn::Switch(table) = insn {
            self.tell(activation, method, at, &state, None);
            let Val::Num(key) = state.stack.pop()? else { return None };
            let switch = known.code.switches.get(table as usize)?;
            let mut by_target: BTreeMap<u32, TermId> = BTreeMap::new();
            let mut rest = self.terms.bool(true);
            for (value, target) in switch.cases() {
                let value = self.terms.int(value);
                let hit = self.terms.eq(key, value);
                let here = self.terms.and(rest, hit);
                let or = by_target.get(&target).copied().unwrap_or(self.terms.bool(false));
                by_target.insert(target, self.terms.or(or, here));
                let miss = self.terms.not(hit);
                rest = self.terms.and(rest, miss);
            }
            let default = switch.default();
            let or = by_target.get(&default).copied().unwrap_or(self.terms.bool(false));
            by_target.insert(default, self.terms.or(or, rest));
            for (target, holds) in by_target {
                found.push((known.cfg.block_of(target)?, self.given(&state, holds, None)));
            }
        } else {
            found.extend(edges.iter().filter(|e| e.kind == EdgeKind::Always).map(|e| (e.to, state.clone())));
        }
        Some(found)
    }

    fn given(&self, state: &State, term: TermId, source: Option<Source>) -> State {
        let mut state = state.clone();
        if term != self.terms.bool(true) {
            state.guard.push(Assumed { term, source });
        }
        state
    }

    fn all_of(&mut self, assumed: &[Assumed]) -> TermId {
        let all: Vec<TermId> = assumed.iter().map(|assumed| assumed.term).collect();
        self.terms.all_of(&all)
    }

    fn tell(&mut self, activation: u32, method: MethodIndex, at: u32, state: &State, taken: Option<TermId>) {
        // A root tells all by itself.
        if !self.is_answered() && self.watcher.wants(method, at) {
            let guard = self.all_of(&state.guard);
            let (assumed, operands) = (&state.guard[..], &state.stack[..]);
            let passage = Passage { activation, method, at, guard, assumed, taken, operands };
            self.watcher.passes(self.terms, passage);
        }
    }
}

/// The variable that an instruction assigns.
fn stored(insn: Insn) -> Option<usize> {
    match insn {
        Insn::Store(local) | Insn::IntInc { local, .. } => Some(usize::from(local)),
        _ => None,
    }
}

/// Classes by which fields can be written unseen.
fn is_hidden_writer(class: &str) -> bool {
    let exact = ["java/lang/invoke/VarHandle", "java/lang/invoke/MethodHandle", "sun/misc/Unsafe"];
    class.starts_with("java/lang/reflect/") || class.ends_with("FieldUpdater") || exact.contains(&class)
}

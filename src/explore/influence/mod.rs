//! Influence of values, exactly: a driver that runs a state instruction by instruction and keeps, for every value, which
//! writes of attributes it depends on (paper 000, section 3); and which of them decide whether a test passes.
//!
//! Data is followed through every instruction (`transfer`): locals, operands, fields, elements, static fields, and the
//! reference through which a value is read. Library code is code like any other; a model in Rust gives its result the
//! influence of its arguments and of what they hold.
//!
//! Control is followed by trying it (`ways`, `scopes`): where a branch depends on a write, a fork of the state goes the other
//! way, up to where the ways meet again (the branch's post-dominator, the end of the method, or the handler of an exception).
//! What is then different is influenced by the branch, what is the same is not. A fork that ends the test with a
//! failed assertion shows that the branch was a check, whatever library the assertion is of, or none.
//!
//! Nothing here is asked for by those who only run a suite: they call `Vm::advance` as before.

mod again;
mod altered;
mod attributes;
mod beside;
mod dispatch;
mod elsewhere;
mod ends;
mod joins;
mod listed;
mod outputs;
mod plain;
mod quiet;
mod risks;
mod scopes;
mod sets;
mod shadow;
mod sources;
mod throwing;
mod transfer;
mod ways;
mod writes;

use hashbrown::{HashMap, HashSet};

pub use again::Snapshot;
pub use listed::Listed;
pub use sources::{Chosen, SOURCE};
pub use transfer::{callee, is_modelled, operand};
pub use writes::Influence;

use crate::expr::Terms;
use crate::interp::{End, Outcome, Vm};
use crate::program::{Code, Insn, Origin};
use crate::state::{Frame, Ref, Role, State};
use crate::util::{ClassId, MethodId};
use again::{Effort, Examined, First};
use joins::Joins;
use plain::Plain;
use sets::{EMPTY, Set, Sets};
use shadow::{Key, Shadow};
use sources::Sources;
use throwing::Throwing;
use ways::{Ending, Scope};
use writes::Writes;

/// Packages and classes whose methods assert.
const ASSERTING: [&str; 9] = [
    "org/junit/Assert",
    "org/junit/jupiter/api/",
    "org/junit/rules/",
    "org/junit/internal/",
    "junit/framework/",
    "org/hamcrest/",
    "org/assertj/core/",
    "com/google/common/truth/",
    "org/testng/Assert",
];

/// What is being run, as the life cycle of tests goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// For several tests: what comes before all, sources of arguments.
    Around,
    Test,
    /// What cleans up after a test modifies nothing that the test is about.
    After,
}

/// An attribute that a test modified.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Modified {
    /// Internal form of the class that declares it.
    pub class: String,
    pub field: String,
    /// How an assertion of this test depends on a write that survives; none where nothing does.
    pub checked: Option<Influence>,
    /// A value that was overwritten later is checked.
    pub checked_before: bool,
    /// The write that survives: class (internal form) and line. Of several that of a checked one, else the last.
    pub written: (String, u32),
}

/// What a test did to the state of the measured classes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TestState {
    /// Sorted by class and field.
    pub modified: Vec<Modified>,
    /// Attributes that earlier tests of the class wrote and this one checks: class and field.
    pub checks_others: Vec<(String, String, Influence)>,
    /// Attributes (class and field) that are not checked as far as was tried: not every other way of a branch on them was.
    pub untried: Vec<(String, String, Untried)>,
    /// Attributes that another test checks; whether this one does by control flow was not examined.
    pub unexamined: Vec<(String, String)>,
}

/// A bound of what is tried of a branch's other ways.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Untried {
    /// Often enough in one call, or in one test.
    InCall,
    InTest,
    /// So many ways of a switch.
    Ways,
    /// So many instructions in one test, or of one way.
    Steps,
}

impl std::fmt::Display for Untried {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Untried::InCall => write!(f, "a branch on it is tried {} times in one call", ways::TRIES_IN_CALL),
            Untried::InTest => write!(f, "a branch on it is tried {} times in one test", ways::TRIES_IN_TEST),
            Untried::Ways => write!(f, "of a switch on it {} other ways are tried", ways::MOST_WAYS),
            Untried::Steps => write!(f, "other ways of branches on it take too many instructions"),
        }
    }
}

/// The end of a test method: where a further assertion could stand, with the state there.
pub struct Finish {
    pub method: MethodId,
    pub pc: u32,
    /// The test method's frame is the newest.
    pub state: State,
}

/// An attribute that a test modified and does not check, with the objects whose attribute it is (null: a static one).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unchecked {
    /// Internal form.
    pub class: String,
    pub field: String,
    pub objects: Vec<Ref>,
}

pub struct Tracker {
    sets: Sets,
    shadow: Shadow,
    writes: Writes,
    scopes: Vec<Option<Scope>>,
    open: usize,
    joins: Joins,
    /// Places that were written since the oldest open scope.
    log: Vec<Key>,
    /// Objects with this number or a higher one are new to all open scopes; 0 where there is none.
    newest: u32,
    phase: Phase,
    test: u32,
    /// The exception that has to leave the test.
    expected: Option<ClassId>,
    /// What the exception that is on its way depends on, where no branch decided that it is thrown; and the state before.
    raised: Set,
    throwing: Option<Box<State>>,
    /// Whether the other way of a branch was tried, over all calls: method, instruction, influence.
    tried: HashMap<(MethodId, u32, Set), u32>,
    effort: Effort,
    throwing_code: Throwing,
    /// Ways in library code that ended in a way that says nothing, and the fewest instructions that took.
    senseless: HashMap<(MethodId, u32), u64>,
    /// Objects that were found in an array by an index that depends on a write: where.
    found: HashMap<Ref, (Ref, u32)>,
    /// By the number of a method: whether a call of it may be one of another.
    choices: HashMap<MethodId, bool>,
    blank: Option<Box<State>>,
    untried: HashSet<(Untried, Set)>,
    /// By the number of a method: whether it is library code, and whether it is of a library of assertions.
    own_code: Vec<Option<(bool, bool)>>,
    /// Methods that the user calls assertions: `pkg/Class.method`.
    named: Vec<String>,
    /// Results of public methods and objects passed to them are state as well.
    outputs: bool,
    sources: Sources,
    listed: Listed,
    contents: listed::Contents,
    /// What a listed verifier that is called tells by itself.
    verified: Set,
    collect_at: u64,
    examined: Examined,
    /// What branches depend on that the first run did not try.
    skipped: HashSet<Set>,
    last_skipped: Set,
    /// Attributes that a second run would be for and that another test checks.
    unexamined: HashSet<u32>,
    first: Option<First>,
    /// Attributes that some test so far checks by an influence that counts.
    least: Influence,
    checked_somewhere: HashSet<u32>,
    plain: Plain,
    /// The method of the test that runs, and how it was when it returned.
    test_method: Option<MethodId>,
    finish: Option<Finish>,
}

impl Tracker {
    /// For attributes of these classes (internal names); methods named here assert as well.
    pub fn new(measured: impl IntoIterator<Item = String>, named: &[String]) -> Self {
        Self {
            sets: Sets::default(),
            shadow: Shadow::default(),
            writes: Writes::new(measured),
            scopes: Vec::new(),
            open: 0,
            joins: Joins::default(),
            log: Vec::new(),
            newest: 0,
            phase: Phase::Around,
            test: 0,
            expected: None,
            raised: EMPTY,
            throwing: None,
            tried: HashMap::new(),
            effort: Effort::default(),
            throwing_code: Throwing::default(),
            senseless: HashMap::new(),
            found: HashMap::new(),
            choices: HashMap::new(),
            blank: None,
            untried: HashSet::new(),
            own_code: Vec::new(),
            named: named.to_vec(),
            outputs: false,
            sources: Sources::default(),
            listed: Listed::default(),
            contents: listed::Contents::default(),
            verified: EMPTY,
            collect_at: 0,
            examined: Examined::All,
            skipped: HashSet::new(),
            last_skipped: EMPTY,
            unexamined: HashSet::new(),
            first: None,
            least: Influence::Control,
            checked_somewhere: HashSet::new(),
            plain: Plain::default(),
            test_method: None,
            finish: None,
        }
    }

    /// With what public methods return and are passed as state as well, with methods that a user lists, and the influence that counts.
    pub fn extended(mut self, outputs: bool, listed: Listed, least: Influence) -> Self {
        self.least = least;
        self.outputs = outputs;
        self.listed = listed;
        self
    }

    /// Another state begins, or the state went back to an earlier one: nothing is known of its values.
    pub fn reset(&mut self) {
        self.shadow = Shadow::default();
        self.writes.reset();
        self.contents.clear();
        self.found.clear();
        self.abandon();
        // No set is left that anything refers to.
        self.sets = Sets::default();
        self.verified = EMPTY;
        self.tried.clear();
        self.untried.clear();
    }

    fn abandon(&mut self) {
        self.scopes.clear();
        self.open = 0;
        self.newest = 0;
        self.log.clear();
        self.raised = EMPTY;
        self.throwing = None;
        while let Some(frame) = self.shadow.pop() {
            self.writes.given_back(&frame.lent);
        }
    }

    pub fn set_phase(&mut self, phase: Phase) {
        self.phase = phase;
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The exception that has to leave what runs now.
    pub fn expect(&mut self, expected: Option<ClassId>) {
        self.expected = expected;
    }

    /// A mark of the writes so far, to [`Tracker::retire`] those that follow.
    pub fn mark(&self) -> usize {
        self.writes.all.len()
    }

    /// What was written for several tests since the mark is no longer part of those that follow.
    pub fn retire(&mut self, mark: usize) {
        self.writes
            .all
            .iter_mut()
            .skip(mark)
            .filter(|write| write.test.is_none())
            .for_each(|write| write.retired = true);
    }

    #[inline]
    fn union(&mut self, a: Set, b: Set) -> Set {
        if a == b || b == EMPTY {
            return a;
        }
        if a == EMPTY {
            return b;
        }
        let writes = &self.writes;
        self.sets.union(a, b, |write| writes.is_current(write))
    }

    fn all(&mut self, sets: impl IntoIterator<Item = Set>) -> Set {
        sets.into_iter().fold(EMPTY, |a, b| self.union(a, b))
    }

    /// Whether a method is library code, and whether it is of a library of assertions.
    fn kind_of(&mut self, vm: &Vm, method: MethodId) -> (bool, bool) {
        if method.index() >= self.own_code.len() {
            self.own_code.resize(method.index() + 1, None);
        }
        *self.own_code[method.index()].get_or_insert_with(|| {
            let method = vm.program.method(method);
            let class = vm.program.class(method.class);
            let asserting = is_asserting(&class.name);
            let own = matches!(class.origin, Origin::App(_)) && !asserting;
            (!own, asserting)
        })
    }

    /// What these writes influence decided an assertion.
    fn check(&mut self, set: Set, control: bool) {
        if self.phase == Phase::Around {
            return;
        }
        for element in self.sets.elements(set) {
            self.writes.check(*element, self.test, control);
        }
    }

    /// The influence of a write itself.
    fn own(&mut self, write: u32) -> Set {
        if self.is_wanted(write) { self.sets.one(write) } else { EMPTY }
    }

    /// Makes the shadow have the frames of the state.
    fn sync(&mut self, vm: &Vm, state: &State) {
        let depth = state.stack.depth() as usize;
        while self.shadow.frames.len() > depth {
            let left = self.shadow.pop();
            left.iter().for_each(|frame| self.writes.given_back(&frame.lent));
        }
        let missing = depth - self.shadow.frames.len();
        if missing <= 1 {
            let newest = state.stack.top().filter(|_| missing == 1);
            newest.into_iter().for_each(|frame| self.enter(vm, frame.method, frame.role));
            return;
        }
        let mut frames: Vec<_> = state.stack.frames_down().take(missing).copied().collect();
        frames.reverse();
        for frame in frames {
            self.enter(vm, frame.method, frame.role);
        }
    }

    fn enter(&mut self, vm: &Vm, method: MethodId, role: Role) {
        let (library, asserts) = self.kind_of(vm, method);
        let (asserting, initialises, around) =
            self.shadow.top().map_or((false, false, EMPTY), |f| (f.asserting, f.initialises, f.around));
        let code = vm.program.code(vm.program.method(method)).ok();
        let initialises = initialises || matches!(role, Role::Init(_));
        let mut frame = Shadow::frame(library, asserting || asserts, initialises);
        frame.around = around;
        self.shadow.push(frame, code.map_or(0, |code| code.size));
    }

    /// A call from outside begins on an empty stack.
    pub fn begin_call(&mut self) {
        self.abandon();
    }

    /// Runs up to so many instructions, as [`Vm::advance`] does.
    pub fn advance(&mut self, vm: &Vm, terms: &mut Terms, state: &mut State, quantum: u64) -> Outcome {
        let (first, mut outcome) = (state.steps, Outcome::Quantum);
        self.effort.begins_at(first);
        for _ in 0..quantum {
            outcome = self.step(vm, terms, state, quantum - (state.steps - first));
            if !matches!(outcome, Outcome::Quantum) || state.steps - first >= quantum {
                break;
            }
        }
        self.effort.came_to(state.steps);
        outcome
    }

    /// Runs the instructions that change nothing that is followed, or only move it, and the one after them.
    fn step(&mut self, vm: &Vm, terms: &mut Terms, state: &mut State, most: u64) -> Outcome {
        let Some((mut top, mut code, mut insn)) = next_of(vm, state) else { return vm.advance(terms, state, 1) };
        // While no attribute was written and none holds anything, nothing has an influence.
        if !self.outputs && self.sources.is_empty() && self.writes.all.is_empty() && self.writes.holds_nothing() {
            if !matches!(insn, Insn::PutFieldQ(_) | Insn::PutStaticQ { .. }) {
                let run = plain::run_from(self.plain.of(top.method, code), top.pc);
                return vm.advance(terms, state, run.max(1));
            }
            self.shadow.clear_frames();
        }
        let sources = self.has_sources(vm, top.method);
        let first = state.steps;
        if !sources && let Some(outcome) = self.run_beside(vm, terms, state, most) {
            if !matches!(outcome, Outcome::Quantum) || state.steps - first >= most {
                return outcome;
            }
            let Some(next) = next_of(vm, state) else { return outcome };
            (top, code, insn) = next;
        }
        self.effort.came_to(state.steps);
        let sources = self.has_sources(vm, top.method);
        if matches!(insn, Insn::Return) && self.test_method == Some(top.method) {
            self.finish = Some(Finish { method: top.method, pc: top.pc, state: state.fork_unwatched() });
        }
        if !sources && let Some(outcome) = self.run_quietly(vm, terms, state, (&top, insn, code)) {
            return outcome;
        }
        if self.shadow.frames.len() != state.stack.depth() as usize {
            self.sync(vm, state);
        }
        let depth = state.stack.depth();
        let before = transfer::Before { top, depth, insn, heap: state.heap.extent() };
        let source = sources && self.is_source(vm, &top);
        if source {
            self.source_takes(vm, state, &before);
        }
        self.verified = EMPTY;
        let model = transfer::is_call(insn).then(|| self.before_call(vm, state, &before)).flatten();
        self.risks(vm, state, &before);
        let write = transfer::is_store(insn).then(|| self.written_by(state, &before)).flatten();
        if transfer::is_read(insn) {
            self.read(state, &before);
        }
        if matches!(insn, Insn::Throw) {
            self.throws(state, &before);
        }
        let result = if self.outputs { self.result_of(vm, state, &before) } else { None };
        let outcome = vm.advance(terms, state, 1);
        self.collected(state);
        match &outcome {
            Outcome::Quantum => {}
            Outcome::End(end) => {
                let ending = match end {
                    End::Returned(value) => Ending::Returned(*value),
                    End::Threw(exception) => Ending::Threw(*exception),
                    _ => Ending::Unknown,
                };
                self.over(vm, terms, state, ending);
                return outcome;
            }
            _ => return outcome,
        }
        let Some(now) = state.stack.top().copied() else { return outcome };
        let deeper = state.stack.depth();
        if deeper > depth {
            let raises = vm.program.method(now.method).hidden && &*vm.program.method(now.method).name == "Throw";
            if raises {
                self.throws(state, &before);
            }
            self.called(vm, state, &before);
        } else if deeper == depth && now.method == top.method {
            if now.pc == top.pc && now.sp == top.sp && !is_jump(insn) {
                // To be repeated: something was resolved.
                return outcome;
            }
            let branches = transfer::is_branch(insn);
            if matches!(insn, Insn::Throw) || (!branches && !is_jump(insn) && now.pc != top.pc + 1) {
                let thrown = self.shadow.get(top.sp.saturating_sub(1));
                self.caught(vm, terms, state, thrown, code);
            } else {
                self.completed(vm, state, &before, model, write);
                if source {
                    self.source_gives(vm, &now, &before);
                }
                if branches {
                    self.branched(vm, terms, state, &before, code);
                }
            }
        } else if matches!(insn, Insn::Return | Insn::ReturnValue) && deeper + 1 == depth {
            self.returned(vm, state, &before);
            result.into_iter().for_each(|result| self.resulted(state, &before, result));
        } else {
            let thrown = self.shadow.get(top.sp.saturating_sub(1));
            let method = vm.program.method(now.method);
            if let Ok(code) = vm.program.code(method) {
                self.caught(vm, terms, state, thrown, code);
            }
        }
        if self.open > 0 {
            self.join(vm, state);
        }
        outcome
    }

    /// An exception was caught, here or further down.
    fn caught(&mut self, vm: &Vm, terms: &mut Terms, state: &mut State, thrown: Set, code: &Code) {
        self.unwound(vm, terms, state);
        self.sync(vm, state);
        self.shadow.set(code.locals, thrown);
    }

    /// Where the program or a test writes: the instruction itself, or the call of the library that does.
    fn place(&self, state: &State, before: &transfer::Before) -> (MethodId, u32) {
        let frames = self.shadow.frames.iter().rev().zip(state.stack.frames_down());
        let own = frames.skip(1).find(|(shadow, _)| !shadow.library);
        match (self.shadow.top(), own) {
            (Some(top), Some((_, frame))) if top.library => (frame.method, frame.pc),
            _ => (before.top.method, before.top.pc),
        }
    }

    fn writer(&self) -> Option<u32> {
        (self.phase == Phase::Test).then_some(self.test)
    }

    /// Whether what is written now counts as modified.
    fn counts(&self) -> bool {
        self.phase != Phase::After && !self.shadow.top().is_some_and(|frame| frame.initialises)
    }
}

/// The running frame, its code and its next instruction.
fn next_of<'v>(vm: &'v Vm, state: &State) -> Option<(Frame, &'v Code, Insn)> {
    let top = state.stack.top().copied()?;
    let code = vm.program.code(vm.program.method(top.method)).ok()?;
    Some((top, code, code.insn(top.pc)?))
}

fn is_jump(insn: Insn) -> bool {
    matches!(insn, Insn::Goto(_) | Insn::Jsr(_) | Insn::Ret(_))
}

/// A class of a library of assertions.
fn is_asserting(class: &str) -> bool {
    ASSERTING.iter().any(|prefix| class.starts_with(prefix))
}

/// An object that was made since the heap had this size.
fn is_new(object: Ref, heap: u32) -> bool {
    object.0 >= heap
}

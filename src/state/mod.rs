//! Layer 4: one moment of one execution: frames, heap, statics, console, clock.
//!
//! A [`State`] is data. It forks in O(1), shares what neither side has changed, and is mutated in place while
//! unshared. Nothing here knows an instruction or a solver.

pub mod array;
pub mod console;
pub mod event;
pub mod heap;
pub mod inputs;
pub mod path;
pub mod stack;
pub mod statics;
pub mod value;

pub use array::{Chunked, Elements};
pub use console::Console;
pub use event::{Cut, Event, Seen};
pub use heap::{Body, Heap, Object, OpenArray, Rest};
pub use inputs::{Inputs, Lazy, Made, Root};
pub use path::Path;
pub use stack::{Frame, Role, Stack};
pub use statics::{InitStatus, StaticCell, Statics};
pub use value::{Kind, Ref, Value, View};

use std::rc::Rc;

use crate::util::{ClassId, MethodId, PVec};

/// Two texts that were compared: what was there, and what was wanted.
pub type TextPair = (Rc<[u16]>, Rc<[u16]>);

pub struct State {
    pub stack: Stack,
    pub heap: Heap,
    pub statics: Statics,
    /// The string object of each literal, by [`crate::util::LiteralId`]; null while not created.
    pub literals: PVec<Ref>,
    /// Monitors that are held and how often, newest last. One thread, so few.
    pub locks: Vec<(Ref, u32)>,
    pub console: Console,
    /// The VM's clock in nanoseconds: advances with instructions, never with the host.
    pub clock: u64,
    /// How far a look at the clock moves it, so that loops that wait for time to pass end.
    pub tick: u64,
    /// Something was looked at that another run may see otherwise: the time, or the identity of an object.
    pub varies: bool,
    /// Flips bits of identity hashes: another run has others.
    pub scatter: u32,
    /// The identity of an object has chosen its place in a hash table.
    pub placed: bool,
    /// Instructions executed.
    pub steps: u64,
    /// Of these, executions that only resolved what an instruction names: another run of the same path may find that
    /// done.
    pub resolutions: u64,
    /// Heap use at which the next collection runs.
    pub collect_at: u64,
    /// What was assumed so far.
    pub path: Path,
    /// The unknowns of the run and what was made for them.
    pub inputs: Rc<Inputs>,
    /// Objects that a term mentions: no collection frees them.
    pub mentioned: PVec<Ref>,
    /// The static fields of this class become unknown when it is initialised.
    pub unknown_statics: Option<ClassId>,
    /// What watched instructions told since somebody looked.
    pub events: Vec<Event>,
    /// Texts that the program compared, and which were not equal: what was there, and what it was compared with. Only where
    /// somebody listens ([`crate::interp::Config::tells_texts`]), and not beyond a number.
    pub texts: Vec<TextPair>,
    /// Nobody is told anything: what runs is not what is looked at.
    pub unwatched: bool,
    /// The watched instruction before which the driver is asked, and whether it was asked.
    pub stopped: Option<u32>,
    pub resumed: bool,
    /// While a call of this method is above so many frames, watched instructions tell nothing: it computes what a label asks.
    pub quiet: Option<(u32, MethodId)>,
    /// What was noted at the heads of loops that are cut.
    pub cuts: Rc<Vec<Cut>>,
    /// Where the state meets others: so many frames and this instruction of the newest. It stops there, and where it has fewer
    /// frames than the first says.
    pub meets: [Option<(u32, u32)>; 2],
}

impl State {
    pub fn new(console: Console) -> Self {
        Self {
            stack: Stack::default(),
            heap: Heap::default(),
            statics: Statics::default(),
            literals: PVec::new(),
            locks: Vec::new(),
            console,
            clock: 0,
            tick: TICK,
            varies: false,
            scatter: 0,
            placed: false,
            steps: 0,
            resolutions: 0,
            collect_at: FIRST_COLLECTION,
            path: Path::default(),
            inputs: Rc::default(),
            mentioned: PVec::new(),
            unknown_statics: None,
            unwatched: false,
            texts: Vec::new(),
            events: Vec::new(),
            stopped: None,
            resumed: false,
            quiet: None,
            cuts: Rc::default(),
            meets: [None, None],
        }
    }

    /// How far the path is: the same for every run of it.
    pub fn position(&self) -> u64 {
        self.steps.saturating_sub(self.resolutions)
    }

    /// A second state with the same content. Takes `&mut self` because the stack's live part is frozen to be shared.
    pub fn fork(&mut self) -> State {
        State {
            stack: self.stack.fork(),
            heap: self.heap.clone(),
            statics: self.statics.clone(),
            literals: self.literals.clone(),
            locks: self.locks.clone(),
            console: self.console.clone(),
            path: self.path.clone(),
            inputs: self.inputs.clone(),
            mentioned: self.mentioned.clone(),
            events: self.events.clone(),
            texts: Vec::new(),
            cuts: self.cuts.clone(),
            ..*self
        }
    }

    /// A fork that nobody watches, so it takes no events along.
    pub fn fork_unwatched(&mut self) -> State {
        let events = std::mem::take(&mut self.events);
        let mut fork = self.fork();
        fork.unwatched = true;
        self.events = events;
        fork
    }

    /// What the state can still reach, a bit for each object.
    pub fn reached(&self) -> Vec<u64> {
        self.heap.reached(self.roots().into_iter())
    }

    fn roots(&self) -> Vec<Ref> {
        let statics = self.statics.roots();
        let literals = (0..self.literals.len()).filter_map(|i| self.literals.get(i).copied());
        let locks = self.locks.iter().map(|(r, _)| *r);
        let stack = self.stack.values().filter_map(Value::as_ref);
        let frames = self.stack.frames_down().map(|f| f.lock);
        let mentioned = (0..self.mentioned.len()).filter_map(|i| self.mentioned.get(i).copied());
        let printed = self.console.printed().iter().filter_map(|p| p.value.as_ref());
        let roots = stack.chain(frames).chain(printed).chain(statics).chain(literals).chain(locks).chain(mentioned);
        roots.chain(self.inputs.references()).collect()
    }

    /// Frees unreachable objects and sets the next collection at twice what survived.
    pub fn collect_garbage(&mut self, pinned: &[Ref]) {
        let roots = self.roots();
        self.heap.collect(roots.into_iter().chain(pinned.iter().copied()));
        self.collect_at = (2 * self.heap.used()).max(FIRST_COLLECTION);
    }
}

/// Nanoseconds from one look at the clock to the next.
const TICK: u64 = 1_000;
/// Below this use a collection is not worth its time.
const FIRST_COLLECTION: u64 = 64 << 20;

//! Instructions that tell when they run, as a debugger's breakpoints do: the instruction is replaced by one that names its
//! [`Watch`], which has the replaced one. What is not watched costs nothing.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use super::class::Code;
use super::insn::Insn;
use super::mutation::Mutation;
use super::predicate::{At, Failure, Predicate};
use super::vigil::Vigil;

/// Values of one instruction that can be told.
pub const MOST_VALUES: usize = 32;

/// What is wanted of an instruction.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// That it is reached.
    pub reached: bool,
    /// The driver is asked before it runs ([`crate::state::State::stopped`] in other words).
    pub stop: bool,
    /// Which way a branch or switch goes.
    pub way: bool,
    /// The two numbers that a comparison compares, where they are known.
    pub operands: bool,
    /// Booleans on the operand stack before it runs, by their depth below the top, in the order in which they are told.
    pub values: Vec<u8>,
    /// Whether predicates hold before it runs, each with the number by which it is told. They never make a path fork: what
    /// depends on the inputs is told as a term.
    pub labels: Rc<[(u16, Predicate)]>,
    /// A label that held is not told again while this number stays the same.
    pub once: Option<Rc<Cell<u32>>>,
    /// They do make it fork, as if each were a branch of the program: the baseline of paper 002.
    pub forks: bool,
    /// That it throws, for these reasons, each with the number by which it is told.
    pub fails: Rc<[(u16, Failure)]>,
    /// The branch only computes the argument of the call at this instruction. Where it depends on the inputs, the argument
    /// is made one term, if nothing on the way there has an effect.
    pub argument_of: Option<u32>,
    /// The instruction runs as this mutant of it, and tells nothing.
    pub mutation: Option<Rc<Mutation>>,
    /// Code of labels begins here, most of which need not run, where labels are told once and nothing is a term.
    pub aside: Option<Aside>,
}

/// Where control comes to code of labels that stands between instructions of the program.
#[derive(Clone, Debug)]
pub struct Aside {
    pub code: Rc<LabelCode>,
    /// It is where the first of them begins.
    pub is_first: bool,
}

impl PartialEq for Aside {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.code, &other.code) && self.is_first == other.is_first
    }
}

impl Eq for Aside {}

/// Labels that were put into a method one behind the other: code that computes predicates and changes nothing. What can be
/// known without running it is told where it begins.
#[derive(Default)]
pub struct LabelCode {
    /// Names are places in `told`.
    pub vigil: RefCell<Vigil>,
    /// What is told: the ids of watches, with the numbers of their labels.
    pub told: Vec<(u32, u16)>,
    /// Where the code of the others begins, in order, with what tells whether it has something to tell.
    pub others: Vec<(u32, Told)>,
    /// The instruction behind all of them.
    pub end: u32,
}

impl LabelCode {
    /// Where the first code at or behind an instruction is that has to run, or the end.
    pub fn next(&self, at: u32, listening: u32) -> u32 {
        let behind = self.others.iter().skip_while(|(start, _)| *start < at);
        behind.filter(|(_, told)| told.is_open(listening)).map(|(start, _)| *start).next().unwrap_or(self.end)
    }
}

impl std::fmt::Debug for LabelCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} labels until {}", self.told.len() + self.others.len(), self.end)
    }
}

/// Whether all labels of an instruction were told to who listens.
#[derive(Clone, Debug)]
pub struct Told {
    labels: u128,
    told: Rc<Cell<(u32, u128)>>,
}

impl Told {
    fn is_open(&self, listening: u32) -> bool {
        let (when, told) = self.told.get();
        when != listening || self.labels & !told != 0
    }
}

#[derive(Clone, Debug)]
pub struct Watch {
    /// The number that events of it have.
    pub id: u32,
    /// The instruction's index.
    pub at: u32,
    /// What runs.
    pub insn: Cell<Insn>,
    pub look: Look,
    /// Its labels, a bit each. Those beyond have none: they are told whenever they hold.
    labels: u128,
    has_more: bool,
    /// Where its labels look; made anew whenever they are others.
    pub places: Arc<Vec<At>>,
    /// One of them looks at more than the frame.
    pub looks_outside: bool,
    /// Labels that were told, a bit each, while [`Look::once`] was this number.
    told: Rc<Cell<(u32, u128)>>,
    /// The same labels where they are told once and nothing is a term.
    vigil: OnceCell<Option<Rc<RefCell<Vigil>>>>,
}

#[inline]
fn bit(label: u16) -> u128 {
    1u128.checked_shl(label.into()).unwrap_or(0)
}

impl Watch {
    fn new(id: u32, at: u32, insn: Cell<Insn>, look: Look) -> Self {
        let mut watch = Self {
            id,
            at,
            insn,
            look: Look::default(),
            labels: 0,
            has_more: false,
            places: Arc::default(),
            looks_outside: false,
            told: Rc::default(),
            vigil: OnceCell::new(),
        };
        watch.look_for(look);
        watch
    }

    fn look_for(&mut self, look: Look) {
        self.labels = look.labels.iter().fold(0, |labels, (number, _)| labels | bit(*number));
        self.has_more = look.labels.iter().any(|(number, _)| bit(*number) == 0);
        let mut places = Vec::new();
        for (_, predicate) in look.labels.iter() {
            predicate.any_place(&mut |at| {
                if !places.contains(&at) {
                    places.push(at);
                }
                false
            });
        }
        self.looks_outside = places.iter().any(|at| matches!(at, At::Field { .. }));
        self.places = Arc::new(places);
        self.look = look;
        self.vigil = OnceCell::new();
    }

    /// Its labels, named by their numbers; None where one cannot be followed.
    pub fn vigil(&self) -> Option<&RefCell<Vigil>> {
        let made = self.vigil.get_or_init(|| {
            let mut vigil = Vigil::default();
            let can_be_followed = self.look.labels.iter().all(|(number, asks)| vigil.add((*number).into(), asks));
            can_be_followed.then(|| Rc::new(RefCell::new(vigil)))
        });
        made.as_deref()
    }

    /// Those with a bit of which there is something to tell.
    #[inline]
    fn open(&self) -> u128 {
        let Some(now) = &self.look.once else { return self.labels };
        match self.told.get() {
            (when, told) if when == now.get() => self.labels & !told,
            _ => self.labels,
        }
    }

    /// The labels of which there is something to tell.
    #[inline]
    pub fn open_labels(&self) -> impl Iterator<Item = &(u16, Predicate)> + Clone {
        let open = self.open();
        let all: &[(u16, Predicate)] = if open == 0 && !self.has_more { &[] } else { &self.look.labels };
        all.iter().filter(move |(number, _)| open & bit(*number) != 0 || bit(*number) == 0)
    }

    /// Whether there is something to tell of one of its labels.
    #[inline]
    pub fn is_open(&self, label: u16) -> bool {
        bit(label) == 0 || self.open() & bit(label) != 0
    }

    /// A label was told.
    #[inline]
    pub fn note(&self, label: u16) {
        let Some(now) = &self.look.once else { return };
        let (when, told) = self.told.get();
        let told = if when == now.get() { told } else { 0 };
        self.told.set((now.get(), told | bit(label)));
    }
}

impl Code {
    /// The instruction at this index, watched or not.
    pub fn insn(&self, at: u32) -> Option<Insn> {
        match self.insns.get(at as usize)?.get() {
            Insn::Watched(number) => self.watches.borrow().get(number as usize).map(|watch| watch.insn.get()),
            insn => Some(insn),
        }
    }

    /// Replaces the instruction at this index for every state of the program.
    pub fn set_insn(&self, at: u32, insn: Insn) {
        let Some(cell) = self.insns.get(at as usize) else { return };
        match cell.get() {
            Insn::Watched(number) => {
                if let Some(watch) = self.watches.borrow().get(number as usize) {
                    watch.insn.set(insn);
                }
            }
            _ => cell.set(insn),
        }
    }

    /// Watches an instruction that is not watched yet; what it tells has this id.
    pub fn watch(&self, at: u32, id: u32, look: Look) {
        let Some(cell) = self.insns.get(at as usize) else { return };
        if matches!(cell.get(), Insn::Watched(_)) || look.values.len() > MOST_VALUES {
            return;
        }
        let mut watches = self.watches.borrow_mut();
        let number = watches.len() as u32;
        watches.push(Watch::new(id, at, cell.clone(), look));
        cell.set(Insn::Watched(number));
    }

    /// Whether one of these instructions is or was watched.
    pub fn was_watched(&self, from: u32, to: u32) -> bool {
        self.watches.borrow().iter().any(|watch| (from..to).contains(&watch.at))
    }

    /// What a watched instruction tells.
    pub fn look(&self, at: u32) -> Option<Look> {
        match self.insns.get(at as usize)?.get() {
            Insn::Watched(number) => self.watches.borrow().get(number as usize).map(|watch| watch.look.clone()),
            _ => None,
        }
    }

    /// Whether the labels of a watched instruction were told.
    pub fn told(&self, at: u32) -> Option<Told> {
        let Insn::Watched(number) = self.insns.get(at as usize)?.get() else { return None };
        let watches = self.watches.borrow();
        let watch = watches.get(number as usize).filter(|watch| !watch.has_more)?;
        Some(Told { labels: watch.labels, told: Rc::clone(&watch.told) })
    }

    /// A watched instruction tells something else from now on.
    pub fn watch_for(&self, at: u32, look: Look) {
        if let Some(Insn::Watched(number)) = self.insns.get(at as usize).map(Cell::get)
            && let Some(watch) = self.watches.borrow_mut().get_mut(number as usize)
        {
            watch.look_for(look);
        }
    }

    /// The instruction tells nothing more.
    pub fn unwatch(&self, at: u32) {
        if let (Some(insn), Some(cell)) = (self.insn(at), self.insns.get(at as usize)) {
            cell.set(insn);
        }
    }
}

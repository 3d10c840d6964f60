//! Bounds on how far paths go round (paper 004): over all of a program, or over single methods (section 3.5).
//!
//! What is within the bounds is followed; a path that goes beyond is dropped where it forks next. So what holds of all paths that are
//! left holds within the bounds, and whoever says so names the bounds that dropped something ([`Parts::reached`]).
//!
//! Invariant of [`Counts`]: rounds belong to the frame they were made in. They are forgotten when the loop is left, by a branch, a
//! handler or the end of the frame, so a loop that is entered again begins afresh.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::listener::Notes;
use super::target;
use crate::analysis::cfg::{BlockId, Cfg, branch_target};
use crate::analysis::dominators::Dominators;
use crate::analysis::loops::{Loop, begins_with_its_condition, loops_apart};
use crate::classfile::LineEntry;
use crate::interp::Vm;
use crate::program::watch::Look;
use crate::program::{Code, Insn, Method};
use crate::state::{Event, Seen};
use crate::util::InputError;
use crate::util::error::Result;

/// Which paths are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    All,
    /// Each loop goes round so many times at most, whenever it is entered.
    Loop(u32),
    /// Each block that ends in a branch runs so many times at most.
    Block(u32),
    /// So many branches at most.
    Depth(u32),
}

impl Bound {
    /// `loop-3` and the like.
    pub fn parse(text: &str) -> Option<Bound> {
        let (kind, count) = text.split_once('-')?;
        let count = count.parse().ok().filter(|count| *count > 0)?;
        match kind {
            "loop" => Some(Bound::Loop(count)),
            "block" => Some(Bound::Block(count)),
            "depth" => Some(Bound::Depth(count)),
            _ => None,
        }
    }
}

/// The loops of a method, as far as bounds have to do with them.
#[derive(Clone, Debug)]
pub struct Loops {
    all: Vec<Loop>,
    /// For each, the branch that ends it or begins one more round: that at its end (`do .. while`), else the first that every round comes
    /// to, of several operands the last (`while (a && b)`). Some have none: branches of loops inside them leave them, or exceptions, or one
    /// of several. These go round where they go back.
    told: Vec<Option<u32>>,
}

pub static NO_LOOPS: Loops = Loops { all: Vec::new(), told: Vec::new() };

impl Loops {
    pub fn of(code: &Code, cfg: &Cfg, lines: &[LineEntry]) -> Self {
        let mut found = Loops { all: loops_apart(code, cfg, lines), told: Vec::new() };
        let dominators = Dominators::of(cfg);
        let told = found.all.iter().map(|around| {
            let goes_back = |id: &BlockId| {
                let inside = cfg.block(*id).is_some_and(|block| has(around, block.first));
                inside && cfg.successors(*id).any(|to| cfg.block(to).is_some_and(|to| to.first == around.header))
            };
            let back: Vec<BlockId> = (0..cfg.len() as BlockId).filter(goes_back).collect();
            let own = |at: &u32| found.around(*at).is_some_and(|innermost| innermost.insns == around.insns);
            let in_every_round = |at: &u32| {
                let exit = cfg.block_of(*at);
                exit.is_some_and(|exit| back.iter().all(|id| dominators.dominates(exit, *id)))
            };
            let exits = around.insns.iter().copied().filter(|at| own(at) && found.can_leave(code, *at));
            let exits: Vec<u32> = exits.filter(in_every_round).collect();
            let is_latch = |at: &u32| found.exit(code, *at).is_some_and(|(_, stays)| stays == around.header);
            let is_first = |at: &u32| {
                let block = cfg.block_of(*at);
                exits.iter().all(|o| block.zip(cfg.block_of(*o)).is_some_and(|(a, b)| dominators.dominates(a, b)))
            };
            let latch = exits.iter().copied().find(is_latch).filter(|_| !begins_with_its_condition(code, around));
            let first = latch.or_else(|| exits.iter().copied().find(is_first))?;
            let operands: Vec<u32> = std::iter::successors(Some(first), |at| found.next_operand(code, *at)).collect();
            // In `while (a && (b || c))` no single branch tells.
            let out = |at: &u32| found.exit(code, *at).map(|(out, _)| out);
            let is_alone = |at: &u32| out(at).is_none() || out(at) != out(&first) || operands.contains(at);
            let alone = around.insns.iter().filter(|at| own(at)).all(is_alone);
            operands.last().copied().filter(|_| alone)
        });
        found.told = told.collect();
        found
    }

    /// Where a branch leaves the innermost loop around it, and where it stays.
    fn exit(&self, code: &Code, at: u32) -> Option<(u32, u32)> {
        let around = self.around(at)?;
        let to = branch_target(code.insn(at)?)?;
        match (has(around, to), has(around, at + 1)) {
            (true, false) => Some((at + 1, to)),
            (false, true) => Some((to, at + 1)),
            _ => None,
        }
    }

    /// The branch right behind one that can leave, if it leaves the same loop for the same place.
    fn next_operand(&self, code: &Code, at: u32) -> Option<u32> {
        let around = self.around(at)?;
        let (out, stays) = self.exit(code, at)?;
        let is_straight = |at: &u32| {
            let ends = |insn| branch_target(insn).is_some() || matches!(insn, Insn::Goto(_) | Insn::Switch(_));
            *at != around.header && has(around, *at) && code.insn(*at).is_some_and(|insn| !ends(insn))
        };
        let next = stays + (stays..).take_while(is_straight).count() as u32;
        let same_loop = self.around(next).is_some_and(|other| other.insns == around.insns);
        let same_place = self.exit(code, next).is_some_and(|(same, _)| same == out);
        (next != around.header && next > at && same_loop && same_place).then_some(next)
    }

    /// The innermost loop around an instruction.
    fn around(&self, at: u32) -> Option<&Loop> {
        self.innermost(|found| has(found, at)).map(|(_, found)| found)
    }

    fn innermost(&self, is_meant: impl Fn(&Loop) -> bool) -> Option<(usize, &Loop)> {
        let meant = self.all.iter().enumerate().filter(|(_, found)| is_meant(found));
        meant.min_by_key(|(_, found)| found.insns.len())
    }

    /// The branch that tells whether a loop goes round once more; none where it goes round by going back.
    fn told_by(&self, number: usize) -> Option<u32> {
        self.told.get(number).copied().flatten()
    }

    /// Whether a branch or switch can leave the innermost loop that it is in.
    pub fn can_leave(&self, code: &Code, at: u32) -> bool {
        let Some(around) = self.around(at) else { return false };
        match code.insn(at) {
            Some(Insn::Switch(table)) => {
                code.switches.get(table as usize).is_some_and(|switch| switch.targets().any(|to| !has(around, to)))
            }
            Some(insn) => branch_target(insn).is_some_and(|to| !has(around, to) || !has(around, at + 1)),
            None => false,
        }
    }

    /// Where an instruction goes back and its loop goes round there: an instruction of that loop alone, of those that begin with it.
    fn turns(&self, at: u32, to: u32) -> Option<u32> {
        let (number, around) = self.innermost(|found| found.header == to && has(found, at))?;
        let inner = |found: &&Loop| found.header == to && found.insns.len() < around.insns.len();
        let own = |at: &&u32| !self.all.iter().filter(inner).any(|found| has(found, **at));
        let goes_round = self.told_by(number).is_none();
        goes_round.then(|| around.insns.iter().rfind(own).copied().unwrap_or(to))
    }

    /// The same for an instruction that goes to one place only.
    pub fn always_turns(&self, code: &Code, at: u32) -> Option<u32> {
        let to = match code.insn(at)? {
            Insn::Goto(to) => to,
            Insn::Switch(_) => return None,
            insn if branch_target(insn).is_some() => return None,
            _ => at + 1,
        };
        self.turns(at, to).map(|_| to)
    }
}

fn has(found: &Loop, at: u32) -> bool {
    found.insns.binary_search(&at).is_ok()
}

/// A branch that ran.
#[derive(Clone, Copy)]
pub struct Branched<'a> {
    /// The depth of its frame, its method by any number, and the instruction.
    pub depth: u32,
    pub method: u32,
    pub at: u32,
    /// Where it goes.
    pub to: u32,
    /// It could leave the innermost loop that it is in ([`Loops::can_leave`]).
    pub leaves: bool,
    /// The loops of its method.
    pub loops: &'a Loops,
}

impl Branched<'_> {
    /// It could leave the innermost loop that it is in, and begins one more round of it instead.
    fn stays(&self) -> bool {
        let around = self.loops.innermost(|found| has(found, self.at));
        let goes_round =
            |(number, found): (usize, &Loop)| has(found, self.to) && self.loops.told_by(number) == Some(self.at);
        self.leaves && around.is_some_and(goes_round)
    }
}

/// How often a path did what a bound counts. Cloning is cheap.
#[derive(Clone, Default)]
pub struct Counts {
    /// By depth, method and instruction: the branch that stays in a loop, or one of a loop that goes round where it goes back.
    rounds: Rc<BTreeMap<(u32, u32, u32), u32>>,
    /// By method and instruction.
    runs: Rc<BTreeMap<(u32, u32), u32>>,
    branches: Rc<BTreeMap<u32, u32>>,
}

impl Counts {
    /// An instruction told this; whether the path is beyond the bound now. `always`: it goes to one place only. `part`: the code
    /// whose branches are counted together.
    pub fn told(&mut self, bound: Bound, (seen, always): (Seen, bool), branched: &Branched<'_>, part: u32) -> bool {
        match seen {
            Seen::Way(_) => self.take(bound, branched, part),
            _ if always => self.goes_on(bound, branched),
            // It is there, wherever it came from.
            _ => {
                self.goes_to(branched);
                false
            }
        }
    }

    /// A branch ran.
    fn take(&mut self, bound: Bound, branched: &Branched<'_>, part: u32) -> bool {
        let Branched { method, at, .. } = *branched;
        let (count, most) = match bound {
            Bound::All => return false,
            Bound::Depth(most) => (Rc::make_mut(&mut self.branches).entry(part).or_default(), most),
            Bound::Block(most) => (Rc::make_mut(&mut self.runs).entry((method, at)).or_default(), most),
            Bound::Loop(most) => {
                let again = self.goes_on(bound, branched);
                return branched.stays() && self.round(branched, at) > most || again;
            }
        };
        *count += 1;
        *count > most
    }

    /// Control goes on where there is no choice.
    fn goes_on(&mut self, bound: Bound, branched: &Branched<'_>) -> bool {
        self.goes_to(branched);
        let Bound::Loop(most) = bound else { return false };
        let turns = branched.loops.turns(branched.at, branched.to);
        turns.is_some_and(|of| self.round(branched, of) > most)
    }

    /// One round more, told by this instruction of its method; how many those are.
    fn round(&mut self, Branched { depth, method, .. }: &Branched<'_>, at: u32) -> u32 {
        let count = Rc::make_mut(&mut self.rounds).entry((*depth, *method, at)).or_default();
        *count += 1;
        *count
    }

    /// What was done at least on two paths.
    fn least(&self, other: &Counts) -> Counts {
        fn both<K: Ord + Copy>(a: &BTreeMap<K, u32>, b: &BTreeMap<K, u32>) -> Rc<BTreeMap<K, u32>> {
            let least = a.iter().filter_map(|(key, count)| Some((*key, *count.min(b.get(key)?))));
            Rc::new(least.collect())
        }
        Counts {
            rounds: both(&self.rounds, &other.rounds),
            runs: both(&self.runs, &other.runs),
            branches: both(&self.branches, &other.branches),
        }
    }

    /// A frame begins: whatever was at its depth is over, however it ended.
    fn begins(&mut self, depth: u32) {
        if self.rounds.keys().any(|(d, ..)| *d >= depth) {
            Rc::make_mut(&mut self.rounds).retain(|(d, ..), _| *d < depth);
        }
    }

    /// Control is somewhere else in its frame: deeper frames are over, and so are loops around the old place but not the new one.
    fn goes_to(&mut self, Branched { depth, method, to, loops, .. }: &Branched<'_>) {
        let is_over = |(d, m, at): &(u32, u32, u32)| {
            d > depth || d == depth && m == method && loops.all.iter().any(|found| has(found, *at) && !has(found, *to))
        };
        if self.rounds.keys().any(is_over) {
            Rc::make_mut(&mut self.rounds).retain(|key, _| !is_over(key));
        }
    }
}

/// Where control goes from an instruction that told this; `taken` is where a branch goes that is taken, or where another
/// instruction always goes.
pub fn goes(seen: Seen, at: u32, taken: Option<u32>) -> u32 {
    match (seen, taken) {
        (Seen::Way(1), Some(target)) => target,
        (Seen::Way(_), Some(_)) => at + 1,
        (Seen::Way(to), None) => to,
        (_, taken) => taken.unwrap_or(at),
    }
}

/// A bound on one method, as a user gave it.
pub struct Of<'v> {
    pub method: &'v Method,
    pub bound: Bound,
    /// What paths within it do.
    pub says: String,
}

/// What texts such as `pkg.Class::method=loop-3` say.
pub fn given<'v>(vm: &'v Vm, texts: &[String]) -> Result<Vec<Of<'v>>> {
    let mut all: Vec<Of<'v>> = Vec::new();
    for text in texts {
        let wrong = |what: String| InputError::usage(format!("--bound {text}: {what}"));
        let (name, kind) = text
            .split_once('=')
            .filter(|(name, _)| name.contains("::"))
            .ok_or_else(|| wrong("name a method and its bound, as in com.example.Parser::parse=loop-3".into()))?;
        let bound = Bound::parse(kind)
            .ok_or_else(|| wrong(format!("{kind:?} is no bound; loop-K, block-K and depth-K with a number K are")))?;
        let method = target::one_method(vm, name).map_err(|error| wrong(error.to_string()))?;
        if all.iter().any(|other| other.method.id == method.id) {
            return Err(wrong("the method has a bound already; give one for each method".into()));
        }
        let says = match bound {
            Bound::All => format!("{name} does anything"),
            Bound::Loop(most) => format!("each loop of {name} goes round at most {most} times"),
            Bound::Block(most) => format!("each branch of {name} runs at most {most} times"),
            Bound::Depth(most) => format!("at most {most} branches of {name} run"),
        };
        all.push(Of { method, bound, says });
    }
    Ok(all)
}

/// One that is watched.
#[derive(Clone, Debug)]
struct Part {
    bound: Bound,
    /// What paths within it do.
    says: String,
    loops: Loops,
}

/// What an instruction of such a method tells.
#[derive(Clone, Copy, Debug)]
struct Spot {
    part: u32,
    at: u32,
    /// Where a branch goes if it is taken; none of a switch and of a handler. Else where it always goes.
    taken: Option<u32>,
    leaves: bool,
    /// The first instruction of the method.
    begins: bool,
}

/// Bounds on single methods, watched in a program (`--bound pkg.Class::method=loop-3`).
#[derive(Default)]
pub struct Parts {
    parts: Vec<Part>,
    spots: Vec<Spot>,
    reached: RefCell<BTreeSet<u32>>,
}

/// What a path has done in such methods.
#[derive(Clone, Default)]
struct Along {
    counts: Counts,
    /// Depths and methods whose last branch goes to their first instruction: they do not begin when they reach it.
    going_back: BTreeSet<(u32, u32)>,
    /// The bound that it went beyond.
    beyond: Option<u32>,
}

impl Notes for Along {
    fn fork(&self) -> Rc<dyn Notes> {
        Rc::new(self.clone())
    }

    /// What either has done at least: so nothing is dropped that is within the bounds.
    fn merged(&self, other: &dyn Notes) -> Option<Rc<dyn Notes>> {
        let other = other.of::<Along>()?;
        let beyond = self.beyond.filter(|_| other.beyond.is_some());
        let going_back = self.going_back.intersection(&other.going_back).copied().collect();
        Some(Rc::new(Along { counts: self.counts.least(&other.counts), going_back, beyond }))
    }
}

impl Parts {
    /// Makes the branches of these methods tell which way they go. No other instruction of them may be watched.
    pub fn watch(vm: &Vm, texts: &[String]) -> Result<Parts> {
        let mut all = Parts::default();
        for Of { method, bound, says } in given(vm, texts)? {
            let wrong = || InputError::usage(format!("--bound: {} has no code that can be analysed", method.name));
            let code = vm.program.code(method).map_err(|_| wrong())?;
            all.add((code, vm.program.lines(method)), bound, says).ok_or_else(wrong)?;
        }
        Ok(all)
    }

    fn add(&mut self, (code, lines): (&Code, &[LineEntry]), bound: Bound, says: String) -> Option<()> {
        let cfg = Cfg::new(code).ok()?;
        let part = self.parts.len() as u32;
        let loops = Loops::of(code, &cfg, lines);
        for at in 0..code.insns.len() as u32 {
            let Some(insn) = code.insn(at) else { continue };
            let (taken, catches) = (branch_target(insn), code.handlers.iter().any(|handler| handler.target == at));
            let way = taken.is_some() || matches!(insn, Insn::Switch(_));
            let turns = loops.always_turns(code, at);
            if way || catches || at == 0 || turns.is_some() {
                code.watch(at, self.spots.len() as u32, Look { way, reached: !way, ..Look::default() });
                let begins = !way && at == 0;
                let leaves = loops.can_leave(code, at);
                self.spots.push(Spot { part, at, taken: taken.or(turns), leaves, begins });
            }
        }
        self.parts.push(Part { bound, says, loops });
        Some(())
    }

    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// What a path remembers; nothing where there are no bounds.
    pub fn begin(&self) -> Option<Rc<dyn Notes>> {
        (!self.parts.is_empty()).then(|| Rc::new(Along::default()) as Rc<dyn Notes>)
    }

    pub fn told(&self, notes: Option<&mut dyn Notes>, events: &[Event]) {
        let Some(along) = notes.and_then(|notes| notes.of_mut::<Along>()) else { return };
        for event in events {
            let Some(spot) = self.spots.get(event.watch as usize) else { continue };
            let Some(Part { bound, loops, .. }) = self.parts.get(spot.part as usize) else { continue };
            let Spot { part, at, taken, leaves, begins } = *spot;
            let to = goes(event.seen, at, taken);
            let branched = Branched { depth: event.depth, method: part, at, to, leaves, loops };
            let frame = (event.depth, part);
            if begins {
                // An exception may have ended a call of it at the same depth before.
                if !along.going_back.remove(&frame) {
                    along.counts.begins(event.depth);
                }
            } else if to == 0 {
                along.going_back.insert(frame);
            } else {
                along.going_back.remove(&frame);
            }
            if along.counts.told(*bound, (event.seen, taken.is_some()), &branched, part) {
                along.beyond = along.beyond.or(Some(part));
            }
        }
    }

    /// Whether a path went beyond a bound; it will be said of what holds within.
    pub fn is_beyond(&self, notes: Option<&dyn Notes>) -> bool {
        let beyond = notes.and_then(|notes| notes.of::<Along>()).and_then(|along| along.beyond);
        self.reached.borrow_mut().extend(beyond);
        beyond.is_some()
    }

    /// What the paths that are left do: the bounds that dropped others.
    pub fn reached(&self) -> Vec<String> {
        let reached = self.reached.borrow();
        reached.iter().filter_map(|part| self.parts.get(*part as usize)).map(|part| part.says.clone()).collect()
    }

    /// What each bound says.
    pub fn said(&self) -> Vec<String> {
        self.parts.iter().map(|part| part.says.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn around(insns: std::ops::Range<u32>) -> Loop {
        Loop { header: insns.start, insns: insns.collect(), assigned: BTreeSet::new() }
    }

    #[test]
    fn a_loop_that_is_entered_again_begins_afresh() {
        let loops = Loops { all: vec![around(10..20), around(12..18)], told: vec![Some(10), Some(12)] };
        let goes = |at, to| Branched { depth: 1, method: 0, at, to, leaves: true, loops: &loops };
        let mut counts = Counts::default();
        let mut take = |at, to| counts.take(Bound::Loop(2), &goes(at, to), 0);
        // The inner loop goes round twice and is left by another branch than the one that counts, again and again.
        for _ in 0..3 {
            assert!(!take(12, 13) && !take(12, 13) && !take(15, 19));
        }
        // The outer one goes round too often.
        assert!(!take(10, 11) && !take(10, 11) && take(10, 11));
    }

    #[test]
    fn a_loop_that_only_others_leave_goes_round_where_it_begins_again() {
        let loops = Loops { all: vec![around(0..20), around(12..18)], told: vec![None, Some(12)] };
        let goes = |at, to| Branched { depth: 1, method: 0, at, to, leaves: false, loops: &loops };
        let mut counts = Counts::default();
        counts.goes_to(&goes(0, 0));
        let mut goes_on = |at, to| counts.goes_on(Bound::Loop(2), &goes(at, to));
        assert!(!goes_on(19, 0) && !goes_on(13, 0) && !goes_on(13, 14) && goes_on(19, 0));
    }

    #[test]
    fn blocks_and_branches_are_counted_on_the_whole_path() {
        let goes = |at| Branched { depth: 1, method: 0, at, to: at + 1, leaves: false, loops: &NO_LOOPS };
        let mut counts = Counts::default();
        assert!(!counts.take(Bound::Block(1), &goes(3), 0) && !counts.take(Bound::Block(1), &goes(4), 0));
        assert!(counts.take(Bound::Block(1), &goes(3), 0));
        assert!(!counts.take(Bound::Depth(1), &goes(3), 7) && counts.take(Bound::Depth(1), &goes(4), 7));
        assert!(!counts.least(&Counts::default()).take(Bound::Block(1), &goes(3), 0));
    }
}

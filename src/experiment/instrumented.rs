//! The baseline of paper 001, section V: the program explored as if it were instrumented as in figure 1.
//!
//! Figure 1 puts in front of a decision, for each of its obligations, `if (needsTest(o)) { printCommentIf(formula of o, o);
//! ignoreIf(true); }`. `needsTest` is a choice of both ways while no test covers `o` (the check that the authors added), and
//! false afterwards. So for every obligation that is not covered a state branches off in front of the decision; it evaluates
//! the formula, which forks at its conditions, and is over when that is false; when it is true its input is a test. The
//! program itself goes on past the instrumentation, and covers nothing by itself.
//!
//! Here the same happens without a second program: states stop where the evaluation of a decision begins, and a copy branches
//! off for each open obligation (`explore::engine::aside`). The formula is evaluated by the decision's own code: it is the
//! conditions in the order of the source, each guarded by those before it as `&&` and `||` do, and it is false as soon as
//! the obligation cannot be met any more. Both sides of its forks wait and are asked of the solver like those of any
//! other branch.
//!
//! Equal to mode `preprocessed`: engine, solver, strategy, limits; and that an obligation counts when the path has run to an
//! end of the program and the test that was made of it shows the obligation in a plain run. What follows the formula on that
//! path is explored only until the obligation is covered. As in figure 1 every obligation gets a test of its own.
//!
//! Kinder to the baseline than the real thing:
//! - a copy of the state evaluates the formula: side effects and exceptions of conditions do not change the program. Real
//!   instrumentation evaluates conditions again and again and would change it (section I);
//! - operands of the first condition are not evaluated again, and the order of the conditions is never worse than figure 1's;
//! - decisions inside methods that a formula calls are not instrumented there once more;
//! - `needsTest` and the calls around it take no instructions;
//! - everything is over when everything is covered.
//!
//! Less kind: the term store is not renewed in very long runs, so memory may end them earlier.
//!
//! Invariants: an obligation counts only if a test meets it, so what is covered is a part of what an exhaustive run in mode
//! `preprocessed` covers, and all of it if both are exhaustive. A decision whose evaluation begins at no instruction that
//! states can stop at is named in the record and never counted.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::record::Point;
use super::sweep::Sweep;
use crate::analysis::decisions::pairs::Form;
use crate::coverage::criteria::{About, Aim, Criterion};
use crate::coverage::facts::{Recorder, Trail};
use crate::coverage::goals::Goals;
use crate::coverage::subject::{Hook, Spot, Subject};
use crate::coverage::watching::Watching;
use crate::explore::engine::{Aside, Ended, Listener, Notes, Waits, Wish};
use crate::explore::tally::PathEnd;
use crate::expr::Terms;
use crate::interp::Vm;
use crate::program::watch::Look;
use crate::state::Event;
use crate::testgen::Runner;
use crate::testgen::generate::{MOST_TRIES, trial};

/// Whether each objective of a criterion is a formula over one decision. Pairs are not, and ways and lines need no branch.
pub fn has_formulas(criterion: &str) -> bool {
    let about = Criterion::named(criterion).map(|criterion| criterion.about);
    matches!(about, Some(About::Evaluations | About::Pairs(Form::Masking)))
}

/// Where the evaluation of a decision begins, and how far its code goes.
struct Begins {
    decision: u32,
    /// The first and the last instruction of the method that tell of the decision.
    first: u32,
    last: u32,
}

/// By spot. Decisions that begin nowhere are given as well.
fn beginnings(subject: &Subject) -> (BTreeMap<u32, Vec<Begins>>, Vec<u32>) {
    let mut spots: Vec<Vec<u32>> = vec![Vec::new(); subject.decisions.len()];
    for (number, spot) in subject.spots.iter().enumerate() {
        for hook in &spot.hooks {
            let (Hook::Branch { decision, .. } | Hook::Value { decision, .. }) = hook else { continue };
            if let Some(own) = spots.get_mut(*decision as usize).filter(|own| own.last() != Some(&(number as u32))) {
                own.push(number as u32);
            }
        }
    }
    let mut found: BTreeMap<u32, Vec<Begins>> = BTreeMap::new();
    let mut nowhere = Vec::new();
    for (decision, own) in spots.iter().enumerate() {
        let decision = decision as u32;
        let spot = |number: &u32| subject.spots.get(*number as usize);
        // Expressions are compiled in one piece without jumps back: what stands first shows first, in every copy.
        let first = own.iter().filter_map(spot).min_by_key(|spot| (spot.method, spot.at));
        let shows_first: Vec<u16> = first.map(|spot| conditions(spot, decision).collect()).unwrap_or_default();
        let mut begins = false;
        for number in own {
            let Some(here) = spot(number) else { continue };
            // What may be told twice begins no evaluation (`coverage::facts`).
            if here.repeats || !conditions(here, decision).any(|condition| shows_first.contains(&condition)) {
                continue;
            }
            let places = || own.iter().filter_map(spot).filter(|spot| spot.method == here.method).map(|spot| spot.at);
            let (first, last) = (places().min().unwrap_or(here.at), places().max().unwrap_or(here.at));
            found.entry(*number).or_default().push(Begins { decision, first, last });
            begins = true;
        }
        if !begins {
            nowhere.push(decision);
        }
    }
    (found, nowhere)
}

/// The conditions of a decision that show at a spot.
fn conditions(spot: &Spot, of: u32) -> impl Iterator<Item = u16> + '_ {
    spot.hooks.iter().filter_map(move |hook| match hook {
        Hook::Branch { decision, condition, .. } | Hook::Value { decision, condition, .. } if *decision == of => {
            Some(*condition)
        }
        _ => None,
    })
}

/// A state that evaluates the formula of one objective.
#[derive(Clone)]
struct Formula {
    goal: u32,
    decision: u32,
    /// Of the stack where it is evaluated, and the instructions of its decision there.
    depth: u32,
    code: (u32, u32),
    trail: Trail,
    /// Something has shown.
    begun: bool,
    value: Option<bool>,
}

impl Notes for Formula {
    fn fork(&self) -> Rc<dyn Notes> {
        Rc::new(self.clone())
    }
}

fn formula(notes: Option<&dyn Notes>) -> Option<&Formula> {
    notes.and_then(|notes| notes.of())
}

impl Formula {
    /// Its value, as far as what has shown determines it.
    fn known(&self, aim: &Aim, recorder: &Recorder) -> Option<bool> {
        let shown = |number| recorder.fact(number).is_some_and(|fact| aim.is_met_by(fact));
        if self.trail.facts().iter().any(shown) {
            return Some(true);
        }
        match recorder.under_way(&self.trail, self.depth, self.decision) {
            Some(evaluation) => match *aim {
                Aim::Shows { condition, value, .. } => {
                    let possible = evaluation.may_show(condition, value) && !evaluation.has_skipped(condition);
                    (!possible).then_some(false)
                }
                Aim::Condition { condition, .. } => evaluation.has_skipped(condition).then_some(false),
                _ => None,
            },
            None => self.begun.then_some(false),
        }
    }
}

/// The listener of an instrumented program.
pub struct Instrumented<'a> {
    how: &'a Sweep<'a>,
    recorder: Recorder,
    pub goals: Goals,
    watching: Watching<'a>,
    begins: BTreeMap<u32, Vec<Begins>>,
    runner: Runner<'a>,
    /// The program's `main` is explored.
    pub is_main: bool,
    /// Objectives for which no test came of a path, and how often.
    tried: BTreeMap<u32, u32>,
    paths: u64,
    pub tests: u64,
    pub timeline: Vec<Point>,
    /// Decisions that could not be instrumented: place and text.
    pub left_out: Vec<String>,
}

impl<'a> Instrumented<'a> {
    /// `concrete` is the machine that runs tests.
    pub fn new(how: &'a Sweep<'a>, criterion: &'static Criterion, concrete: &'a Vm) -> Self {
        let subject = &how.subject;
        let mut goals = Goals::new(subject, &[criterion]);
        // Figure 1 knows of no pairs.
        goals.looking_for_pairs = false;
        let (begins, nowhere) = beginnings(subject);
        let stops = |spot, look| Look { stop: begins.contains_key(&spot), ..look };
        let watching = Watching::start_as(subject, &how.vm.program, &goals, &stops);
        let named = nowhere.iter().filter_map(|decision| subject.decisions.get(*decision as usize));
        let left_out = named.map(|decision| {
            let mapped = &decision.mapped;
            format!("{}, line {}: {}", mapped.class.replace('/', "."), mapped.line, mapped.text)
        });
        let left_out = left_out.collect();
        let recorder = Recorder::new(Rc::clone(subject));
        subject.watch(&concrete.program);
        Self {
            how,
            recorder,
            goals,
            watching,
            begins,
            runner: Runner::new(concrete, how.vm),
            is_main: false,
            tried: BTreeMap::new(),
            paths: 0,
            tests: 0,
            timeline: Vec::new(),
            left_out,
        }
    }

    /// Whether a test of this path meets the objective.
    fn test(&mut self, path: &mut Ended<'_>, goal: u32) -> bool {
        let tried = self.tried.entry(goal).or_default();
        if *tried >= MOST_TRIES {
            return false;
        }
        *tried += 1;
        let Some((_, aim)) = self.goals.aims.get(goal as usize) else { return false };
        let Ok(kept) = trial(path, self.is_main, &self.runner, &mut self.recorder) else { return false };
        kept.facts.iter().any(|number| self.recorder.fact(number).is_some_and(|fact| aim.is_met_by(fact)))
    }
}

impl Listener for Instrumented<'_> {
    fn told(&mut self, notes: Option<&mut dyn Notes>, events: &[Event]) {
        let Some(formula) = notes.and_then(|notes| notes.of_mut::<Formula>()) else { return };
        if formula.value.is_some() {
            return;
        }
        formula.begun |= events.iter().any(|event| event.depth == formula.depth);
        self.recorder.take(&mut formula.trail, events);
        let aim = self.goals.aims.get(formula.goal as usize);
        formula.value = aim.and_then(|(_, aim)| formula.known(aim, &self.recorder));
    }

    fn urge(&mut self, _: &mut Terms, waiting: &Waits<'_>) -> Option<u32> {
        // What is past `needsTest` evaluates its formula; what is past the formula waits for a test of it alone.
        let over = match formula(waiting.notes) {
            Some(formula) if formula.value == Some(true) => self.goals.is_covered(formula.goal as usize),
            _ => self.goals.all_settled(),
        };
        (!over).then_some(0)
    }

    /// In front of a decision: the choices of figure 1. Formulas are not instrumented themselves.
    fn stopped(&mut self, at: &Waits<'_>, watch: u32) -> Vec<Rc<dyn Notes>> {
        let Some(begins) = self.begins.get(&watch).filter(|_| formula(at.notes).is_none()) else { return Vec::new() };
        let mut copies: Vec<Rc<dyn Notes>> = Vec::new();
        for Begins { decision, first, last } in begins {
            copies.extend(self.goals.open_of_decision(*decision).map(|goal| {
                let notes = Formula {
                    goal,
                    decision: *decision,
                    depth: at.state.stack.depth(),
                    code: (*first, *last),
                    trail: Trail::default(),
                    begun: false,
                    value: None,
                };
                Rc::new(notes) as Rc<dyn Notes>
            }));
        }
        copies
    }

    fn aside(&mut self, going: &Waits<'_>) -> Aside {
        let Some(formula) = formula(going.notes) else { return Aside::Joins };
        match formula.value {
            Some(true) => Aside::Joins,
            Some(false) => Aside::Ends,
            None => {
                // An exception leaves the decision before its value is known.
                let depth = going.state.stack.depth();
                let pc = going.state.stack.top().map_or(0, |frame| frame.pc);
                let inside = (formula.code.0..=formula.code.1).contains(&pc);
                if depth > formula.depth || depth == formula.depth && inside { Aside::GoesOn } else { Aside::Ends }
            }
        }
    }

    fn ended(&mut self, path: &mut Ended<'_>) -> Wish {
        if !matches!(path.end, PathEnd::Returned(_) | PathEnd::Threw(_)) {
            return Wish::GoOn;
        }
        self.paths += 1;
        if let Some(goal) = formula(path.notes).filter(|f| f.value == Some(true)).map(|f| f.goal)
            && !path.doubtful
            && !self.goals.is_covered(goal as usize)
            && self.test(path, goal)
        {
            self.tests += 1;
            self.goals.cover(goal);
            let seconds = self.how.started.get().elapsed().as_secs_f64();
            self.timeline.push(Point { seconds, paths: self.paths, covered: self.goals.covered() as u64 });
            self.watching.update(&self.how.subject, &self.goals);
        }
        Wish::GoOn
    }
}

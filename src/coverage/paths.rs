//! Paths: the branch outcomes of the program's own code in order, the handlers of exceptions that were entered, and how it ended
//! (papers 003 and 004). What runs inside a class initialiser is no part of a path: when it runs depends on what ran before.
//!
//! Paths are not known beforehand, so the criterion has the objectives that were found: [`Subject::paths`].

use std::rc::Rc;

use super::subject::Subject;
pub use crate::explore::bounds::Bound;
use crate::explore::bounds::{Branched, Counts, NO_LOOPS, goes};
use crate::state::{Event, Seen};

/// What an instruction adds to a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Which way it goes: where to if it is taken (none of a switch), and whether it can leave the innermost loop that it is in.
    Branches { taken: Option<u32>, leaves: bool },
    /// A loop that not every round comes to an exit of begins another round, at its header. No part of a path.
    Turns { header: u32 },
    /// An exception is caught here.
    Catches,
    /// A class initialiser begins.
    Initializes,
    /// A class initialiser returns.
    Initialized,
}

/// A path that was found, as an objective.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taken {
    /// Of the target, if it is measured.
    pub method: Option<usize>,
    pub id: String,
    /// In words.
    pub what: String,
    /// Instructions that it takes in the VM.
    pub instructions: u64,
    /// It stands for what was not explored, and why.
    pub left_out: Option<String>,
}

/// How a path ended.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ending {
    Returned,
    /// The exception's class, by its Java name.
    Threw(String),
    /// The program ends the JVM with this code.
    Exited(i32),
}

struct Link {
    spot: u32,
    told: u32,
    older: Option<Rc<Link>>,
}

impl Drop for Link {
    fn drop(&mut self) {
        let mut next = self.older.take();
        while let Some(mut link) = next.and_then(|link| Rc::try_unwrap(link).ok()) {
            next = link.older.take();
        }
    }
}

/// The steps of a path so far. Cloning is cheap: paths that came of a fork share their past.
#[derive(Clone, Default)]
pub struct Trace {
    newest: Option<Rc<Link>>,
    length: u32,
    /// A class initialiser runs: the depth of its frame and its method.
    inside: Option<(u32, usize)>,
    counts: Counts,
    /// It is not among those that are asked for.
    pub is_beyond: bool,
    /// It went beyond the bound of this method.
    pub beyond: Option<usize>,
}

impl Trace {
    pub fn take(&mut self, subject: &Subject, bound: Bound, events: &[Event]) {
        for event in events {
            let Some(spot) = subject.spots.get(event.watch as usize) else { continue };
            if let Some((depth, method)) = self.inside
                && (event.depth < depth || event.depth == depth && spot.method != method)
            {
                self.inside = None;
            }
            match (spot.step, event.seen) {
                (Some(Step::Initializes), Seen::Reached) if self.inside.is_none() => {
                    self.inside = Some((event.depth, spot.method));
                }
                (Some(Step::Initialized), Seen::Reached) if self.inside == Some((event.depth, spot.method)) => {
                    self.inside = None;
                }
                _ if self.inside.is_some() => {}
                (Some(Step::Branches { taken, leaves }), Seen::Way(told)) => {
                    self.push(event.watch, told);
                    self.count(subject, bound, event, (taken, leaves));
                }
                (Some(Step::Turns { header }), Seen::Reached) => {
                    self.count(subject, bound, event, (Some(header), false));
                }
                (Some(Step::Catches), Seen::Reached) => {
                    self.push(event.watch, u32::MAX);
                    self.count(subject, bound, event, (None, false));
                }
                _ => {}
            }
        }
    }

    fn push(&mut self, spot: u32, told: u32) {
        self.newest = Some(Rc::new(Link { spot, told, older: self.newest.take() }));
        self.length += 1;
    }

    /// A method with a bound of its own is bound by that alone.
    fn count(&mut self, subject: &Subject, bound: Bound, event: &Event, (taken, leaves): (Option<u32>, bool)) {
        let branched = branched(subject, event, (taken, leaves));
        let own = subject.methods.get(branched.method as usize).and_then(|method| method.bound.as_ref());
        let (bound, part) = own.map_or((bound, ALL), |(own, _)| (*own, branched.method));
        if self.counts.told(bound, (event.seen, taken.is_some()), &branched, part) {
            self.is_beyond = true;
            self.beyond = self.beyond.or(own.map(|_| branched.method as usize));
        }
    }

    /// The steps in order: spots and what they told.
    pub fn steps(&self) -> Vec<(u32, u32)> {
        let links = std::iter::successors(self.newest.as_deref(), |link| link.older.as_deref());
        let mut steps: Vec<(u32, u32)> = links.map(|link| (link.spot, link.told)).collect();
        steps.reverse();
        steps
    }
}

/// Methods that have no bound of their own.
const ALL: u32 = u32::MAX;

fn branched<'s>(subject: &'s Subject, event: &Event, (taken, leaves): (Option<u32>, bool)) -> Branched<'s> {
    let (method, at) = subject.spots.get(event.watch as usize).map_or((0, 0), |spot| (spot.method, spot.at));
    let loops = subject.methods.get(method).map_or(&NO_LOOPS, |method| &method.loops);
    Branched { depth: event.depth, method: method as u32, at, to: goes(event.seen, at, taken), leaves, loops }
}

/// Steps that are spelled out of a path.
const MOST_SHOWN: usize = 12;

/// A path in words: `lines 11 true, 12 false, returns`.
pub fn words(subject: &Subject, steps: &[(u32, u32)], ending: &Ending) -> String {
    let shown = steps.iter().take(MOST_SHOWN).map(|(spot, told)| {
        let line = subject.spots.get(*spot as usize).map_or(0, |spot| spot.line);
        match told {
            0 => format!("{line} not taken"),
            1 => format!("{line} taken"),
            &u32::MAX => format!("{line} catches"),
            other => format!("{line} to {other}"),
        }
    });
    let mut all: Vec<String> = shown.collect();
    if steps.len() > MOST_SHOWN {
        all.push(format!("{} more", steps.len() - MOST_SHOWN));
    }
    let end = match ending {
        Ending::Returned => "returns".to_string(),
        Ending::Threw(class) => format!("throws {class}"),
        Ending::Exited(code) => format!("ends the JVM with exit code {code}"),
    };
    if all.is_empty() { end } else { format!("branches {}; {end}", all.join(", ")) }
}

/// A number for a path that stays the same from run to run.
pub fn fingerprint(subject: &Subject, steps: &[(u32, u32)], ending: &Ending) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |bytes: &[u8]| {
        for byte in bytes {
            hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    for (spot, told) in steps {
        let spot = subject.spots.get(*spot as usize);
        let method = spot.and_then(|spot| subject.methods.get(spot.method));
        add(method.map_or("", |method| &method.name).as_bytes());
        add(&spot.map_or(0, |spot| spot.at).to_le_bytes());
        add(&told.to_le_bytes());
    }
    match ending {
        Ending::Returned => {}
        Ending::Threw(class) => add(class.as_bytes()),
        Ending::Exited(code) => add(&code.to_le_bytes()),
    }
    hash
}

//! Which spots of a program tell: those that can tell something that is wanted.
//!
//! What is asked of a spot is only what its wanted hooks need. Nothing that was covered is ever wanted again, so spots only
//! leave.

use super::criteria::Aim;
use super::goals::Goals;
use super::paths::Step;
use super::subject::{Hook, Place, Spot, Subject};
use crate::program::watch::Look;
use crate::program::{Code, Program};

/// The spots of one program that tell.
pub struct Watching<'p> {
    /// The code of a spot and its number, and whether it tells.
    spots: Vec<(&'p Code, u32, bool)>,
    /// Positions in `spots` by what their hooks are about, in order.
    places: Vec<(Place, u32)>,
    /// How much of [`Goals::closed`] was looked at.
    closed: usize,
    looking_for_pairs: bool,
}

impl<'p> Watching<'p> {
    /// Makes those spots tell that have something to tell. No other spot of the program may be watched.
    pub fn start(subject: &Subject, program: &'p Program, goals: &Goals) -> Self {
        Self::start_as(subject, program, goals, &|_, look| look)
    }

    /// The same; what is wanted of a spot, by its number, is changed.
    pub fn start_as(
        subject: &Subject,
        program: &'p Program,
        goals: &Goals,
        change: &dyn Fn(u32, Look) -> Look,
    ) -> Self {
        let (mut spots, mut places) = (Vec::new(), Vec::new());
        let mut code = None;
        let mut of = usize::MAX;
        for (number, spot) in subject.spots.iter().enumerate().filter(|(_, spot)| tells(spot, goals)) {
            if spot.method != of {
                of = spot.method;
                code = subject.code(program, of);
            }
            if let Some(code) = code {
                code.watch(spot.at, number as u32, change(number as u32, needed(spot, goals)));
                places.extend(spot.hooks.iter().map(|hook| (hook.place(), spots.len() as u32)));
                spots.push((code, number as u32, true));
            }
        }
        places.sort_unstable();
        Self { spots, places, closed: goals.closed().len(), looking_for_pairs: goals.looking_for_pairs }
    }

    /// Spots that have nothing more to tell are left alone.
    pub fn update(&mut self, subject: &Subject, goals: &Goals) {
        if self.looking_for_pairs != goals.looking_for_pairs {
            self.looking_for_pairs = goals.looking_for_pairs;
            (0..self.spots.len()).for_each(|spot| self.look_again(spot, subject, goals));
        }
        for place in goals.closed().iter().skip(self.closed) {
            let mut at = self.places.partition_point(|(other, _)| other < place);
            while let Some((_, spot)) = self.places.get(at).copied().filter(|(other, _)| other == place) {
                self.look_again(spot as usize, subject, goals);
                at += 1;
            }
        }
        self.closed = goals.closed().len();
    }

    fn look_again(&mut self, spot: usize, subject: &Subject, goals: &Goals) {
        let Some((code, number, tells)) = self.spots.get_mut(spot).filter(|(.., tells)| *tells) else { return };
        let Some(spot) = subject.spots.get(*number as usize) else { return };
        if !self::tells(spot, goals) {
            code.unwatch(spot.at);
            *tells = false;
        } else if spot.has_labels() {
            // Stops are for decisions.
            code.watch_for(spot.at, needed(spot, goals));
        }
    }
}

/// Whether a spot has something to tell, or spares the path a fork.
fn tells(spot: &Spot, goals: &Goals) -> bool {
    spot.look.argument_of.is_some() || spot.step.is_some() || goals.spot_is_open(&spot.hooks)
}

/// What has to be asked of a spot.
fn needed(spot: &Spot, goals: &Goals) -> Look {
    let open = |number: u16| spot.labels(number).any(|label| goals.aim_is_open(&Aim::Label(label)));
    let labels = spot.look.labels.iter().filter(|(number, _)| open(*number)).cloned().collect();
    let fails = spot.look.fails.iter().filter(|(number, _)| open(*number)).copied().collect();
    let mut look = Look { labels, fails, argument_of: spot.look.argument_of, ..Look::default() };
    match spot.step {
        Some(Step::Branches { .. }) => look.way = true,
        Some(Step::Turns { .. } | Step::Catches | Step::Initializes | Step::Initialized) => look.reached = true,
        None => {}
    }
    for hook in &spot.hooks {
        match hook {
            Hook::Line(line) => look.reached |= goals.aim_is_open(&Aim::Line(*line)),
            Hook::Way { way, .. } => look.way |= goals.aim_is_open(&Aim::Way(*way)),
            Hook::Branch { decision, .. } => look.way |= goals.decision_is_open(*decision),
            // Which bit a value gets depends on all of them.
            Hook::Value { decision, .. } if goals.decision_is_open(*decision) => {
                look.values.clone_from(&spot.look.values)
            }
            Hook::Value { .. } | Hook::Label { .. } => {}
        }
    }
    look
}

//! Which spots of a program tell: those that can tell something that is wanted.
//!
//! What is asked of a spot is only what its wanted hooks need. Nothing that was covered is ever wanted again, so spots only
//! leave.

use super::criteria::Aim;
use super::goals::Goals;
use super::subject::{Hook, Spot, Subject};
use crate::program::watch::Look;
use crate::program::{Code, Program};

/// The spots of one program that tell.
pub struct Watching<'p> {
    spots: Vec<(&'p Code, u32)>,
    /// See [`Goals::closed`].
    closed: u32,
}

impl<'p> Watching<'p> {
    /// Makes those spots tell that have something to tell. No other spot of the program may be watched.
    pub fn start(subject: &Subject, program: &'p Program, goals: &Goals) -> Self {
        Self::start_and_stop(subject, program, goals, &|_| false)
    }

    /// The same; states stop before the spots that `stops` chooses.
    pub fn start_and_stop(subject: &Subject, program: &'p Program, goals: &Goals, stops: &dyn Fn(u32) -> bool) -> Self {
        let mut spots = Vec::new();
        let mut code = None;
        let mut of = usize::MAX;
        for (number, spot) in subject.spots.iter().enumerate().filter(|(_, spot)| goals.spot_is_open(&spot.hooks)) {
            if spot.method != of {
                of = spot.method;
                code = subject.code(program, of);
            }
            if let Some(code) = code {
                let look = Look { stop: stops(number as u32), ..needed(spot, goals) };
                code.watch(spot.at, number as u32, look);
                spots.push((code, number as u32));
            }
        }
        Self { spots, closed: goals.closed() }
    }

    /// Spots that have nothing more to tell are left alone.
    pub fn update(&mut self, subject: &Subject, goals: &Goals) {
        if self.closed == goals.closed() {
            return;
        }
        self.closed = goals.closed();
        self.spots.retain(|(code, number)| {
            let Some(spot) = subject.spots.get(*number as usize) else { return false };
            let open = goals.spot_is_open(&spot.hooks);
            if !open {
                code.unwatch(spot.at);
            }
            open
        });
    }
}

/// What has to be asked of a spot.
fn needed(spot: &Spot, goals: &Goals) -> Look {
    let mut look = Look::default();
    for hook in &spot.hooks {
        match hook {
            Hook::Line(line) => look.reached |= goals.aim_is_open(&Aim::Line(*line)),
            Hook::Way { way, .. } => look.way |= goals.aim_is_open(&Aim::Way(*way)),
            Hook::Branch { decision, .. } => look.way |= goals.decision_is_open(*decision),
            // Which bit a value gets depends on all of them.
            Hook::Value { decision, .. } if goals.decision_is_open(*decision) => {
                look.values.clone_from(&spot.look.values)
            }
            Hook::Value { .. } => {}
        }
    }
    look
}

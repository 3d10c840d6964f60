//! Several strategies by turns over the same states.

use hashbrown::HashSet;

use super::{About, Place, Strategy};

pub struct Interleaved {
    parts: Vec<Box<dyn Strategy>>,
    /// Given out by one part, still known to the others.
    gone: HashSet<u32>,
    turn: usize,
}

impl Interleaved {
    pub fn new(parts: Vec<Box<dyn Strategy>>) -> Self {
        Self { parts, gone: HashSet::new(), turn: 0 }
    }

    fn take(&mut self, pick: impl Fn(&mut dyn Strategy) -> Option<u32>) -> Option<u32> {
        self.turn = (self.turn + 1) % self.parts.len().max(1);
        let turn = self.turn;
        loop {
            let id = pick(self.parts.get_mut(turn)?.as_mut())?;
            // With two parts an id is met at most twice: once given, once skipped.
            if self.parts.len() == 1 || !self.gone.remove(&id) {
                if self.parts.len() > 1 {
                    self.gone.insert(id);
                }
                return Some(id);
            }
        }
    }
}

impl Strategy for Interleaved {
    fn add(&mut self, id: u32, about: &About) {
        self.gone.remove(&id);
        self.parts.iter_mut().for_each(|p| p.add(id, about));
    }
    fn next(&mut self) -> Option<u32> {
        self.take(|p| p.next())
    }
    fn passed(&mut self, place: Place) {
        self.parts.iter_mut().for_each(|p| p.passed(place));
    }
    fn give(&mut self) -> Option<u32> {
        self.take(|p| p.give())
    }
}

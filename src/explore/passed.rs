//! The forks that a path passed, newest first, each with how much the path assumed after it: says where an assumption comes
//! from. Persistent: forks of a path share their past.

use std::rc::Rc;

use crate::search::Place;

/// Cloning is O(1).
#[derive(Clone, Default)]
pub struct Passed(Option<Rc<Link>>);

struct Link {
    place: Place,
    /// Constraints of the path with what was assumed here.
    assumed: u32,
    older: Option<Rc<Link>>,
}

impl Passed {
    pub fn push(&mut self, place: Place, assumed: usize) {
        self.0 = Some(Rc::new(Link { place, assumed: assumed as u32, older: self.0.take() }));
    }

    /// Where the path assumed its constraint with this number, from 0 for the oldest.
    pub fn place_of(&self, constraint: usize) -> Option<Place> {
        let links = std::iter::successors(self.0.as_deref(), |link| link.older.as_deref());
        // The oldest fork after which the constraint was there.
        links.take_while(|link| link.assumed as usize > constraint).last().map(|link| link.place)
    }
}

/// A long chain must not be dropped recursively.
impl Drop for Link {
    fn drop(&mut self) {
        let mut next = self.older.take();
        while let Some(link) = next {
            match Rc::try_unwrap(link) {
                Ok(mut link) => next = link.older.take(),
                Err(_) => return,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::util::MethodId;

    #[test]
    fn a_constraint_belongs_to_the_fork_that_assumed_it() {
        let place = |at| Place { method: MethodId(0), at, way: 0 };
        let mut passed = Passed::default();
        passed.push(place(1), 1);
        passed.push(place(2), 3);
        passed.push(place(3), 3);
        assert_eq!([0, 1, 2, 3].map(|c| passed.place_of(c).map(|p| p.at)), [Some(1), Some(2), Some(2), None]);
        (0..200_000).for_each(|i| passed.push(place(i), 4));
    }
}

//! A path condition: a persistent conjunction that grows at one end.

use std::rc::Rc;

use crate::expr::TermId;

/// Conjuncts, newest first. Cloning is O(1); two path conditions share their common past.
#[derive(Clone, Default, Debug)]
pub struct Constraints {
    newest: Option<Rc<Link>>,
}

#[derive(Debug)]
struct Link {
    conjunct: TermId,
    count: u32,
    older: Option<Rc<Link>>,
}

impl Constraints {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn len(&self) -> usize {
        self.newest.as_ref().map_or(0, |l| l.count as usize)
    }

    pub fn is_empty(&self) -> bool {
        self.newest.is_none()
    }

    pub fn push(&mut self, conjunct: TermId) {
        let count = self.len() as u32 + 1;
        self.newest = Some(Rc::new(Link { conjunct, count, older: self.newest.take() }));
    }

    /// The newest conjunct, and the path condition before it.
    pub fn split(&self) -> Option<(TermId, Constraints)> {
        self.newest.as_ref().map(|link| (link.conjunct, Constraints { newest: link.older.clone() }))
    }

    /// Whether both are the same object, which implies that they have the same conjuncts.
    pub fn is_same(&self, other: &Constraints) -> bool {
        match (&self.newest, &other.newest) {
            (Some(a), Some(b)) => Rc::ptr_eq(a, b),
            (None, None) => true,
            _ => false,
        }
    }

    /// Newest first.
    pub fn iter(&self) -> impl Iterator<Item = TermId> + '_ {
        std::iter::successors(self.newest.as_deref(), |l| l.older.as_deref()).map(|l| l.conjunct)
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

    #[test]
    fn shares_the_past_and_drops_long_chains() {
        let mut a = Constraints::new();
        (0..200_000).for_each(|i| a.push(TermId(i)));
        let mut b = a.clone();
        b.push(TermId(7));
        assert_eq!((a.len(), b.len()), (200_000, 200_001));
        drop(a);
        assert_eq!(b.iter().take(2).collect::<Vec<_>>(), [TermId(7), TermId(199_999)]);
    }
}

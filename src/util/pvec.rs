//! A persistent vector with dense indices: clones in O(1), mutates in place what is not shared.
//!
//! A radix tree of fixed depth three (root, middle, leaf). Reads take three dependent loads; the first write to a leaf
//! after a clone copies one root, one middle node and one leaf, so its cost does not grow with the number of elements
//! below a few million. Elements that were never written read as `T::default()`.

use std::rc::Rc;

const LEAF_BITS: u32 = 4;
const MID_BITS: u32 = 6;
const LEAF: usize = 1 << LEAF_BITS;
const MID: usize = 1 << MID_BITS;

#[derive(Clone)]
struct Leaf<T>([T; LEAF]);

#[derive(Clone)]
struct Mid<T>([Rc<Leaf<T>>; MID]);

/// See the module's head.
pub struct PVec<T> {
    root: Rc<[Rc<Mid<T>>]>,
    len: u32,
    /// What a middle node starts with: one leaf of defaults, shared by all unwritten places.
    blank: Rc<Leaf<T>>,
}

impl<T> Clone for PVec<T> {
    fn clone(&self) -> Self {
        Self { root: Rc::clone(&self.root), len: self.len, blank: Rc::clone(&self.blank) }
    }
}

impl<T: Clone + Default> Default for PVec<T> {
    fn default() -> Self {
        let blank = Rc::new(Leaf(std::array::from_fn(|_| T::default())));
        Self { root: Rc::from([]), len: 0, blank }
    }
}

impl<T: Clone + Default> PVec<T> {
    pub fn new() -> Self {
        Self::default()
    }

    /// One past the highest index ever written.
    pub fn len(&self) -> u32 {
        self.len
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline(always)]
    pub fn get(&self, index: u32) -> Option<&T> {
        let mid = self.root.get((index >> (LEAF_BITS + MID_BITS)) as usize)?;
        let leaf = &mid.0[(index >> LEAF_BITS) as usize & (MID - 1)];
        Some(&leaf.0[index as usize & (LEAF - 1)])
    }

    /// The element for writing; whatever is shared on the way is copied first. Grows to reach `index`.
    #[inline(always)]
    pub fn get_mut(&mut self, index: u32) -> &mut T {
        let top = (index >> (LEAF_BITS + MID_BITS)) as usize;
        if top >= self.root.len() {
            self.grow(top);
        }
        if index >= self.len {
            self.len = index + 1;
        }
        let mid = &mut unshared_slice(&mut self.root)[top];
        let leaf = &mut Rc::make_mut(mid).0[(index >> LEAF_BITS) as usize & (MID - 1)];
        &mut Rc::make_mut(leaf).0[index as usize & (LEAF - 1)]
    }

    pub fn set(&mut self, index: u32, value: T) {
        *self.get_mut(index) = value;
    }

    pub fn push(&mut self, value: T) -> u32 {
        let index = self.len;
        self.set(index, value);
        index
    }

    /// The indices at which this and another may hold something else, ascending: all that they do not share in memory.
    pub fn apart(&self, other: &Self) -> Vec<u32> {
        let mut found = Vec::new();
        let tops = self.root.len().max(other.root.len());
        for top in 0..tops {
            let (a, b) = (self.root.get(top), other.root.get(top));
            if let (Some(a), Some(b)) = (a, b)
                && Rc::ptr_eq(a, b)
            {
                continue;
            }
            for middle in 0..MID {
                let leaf = |mid: Option<&Rc<Mid<T>>>| mid.map(|mid| Rc::as_ptr(&mid.0[middle]));
                if leaf(a) != leaf(b) {
                    let first = (top << (LEAF_BITS + MID_BITS) | middle << LEAF_BITS) as u32;
                    found.extend(first..first + LEAF as u32);
                }
            }
        }
        let most = self.len.max(other.len);
        found.retain(|index| *index < most);
        found
    }

    #[cold]
    fn grow(&mut self, top: usize) {
        let blank = &self.blank;
        let fresh = || Rc::new(Mid(std::array::from_fn(|_| Rc::clone(blank))));
        let old = self.root.iter().cloned();
        let more = (self.root.len()..=top).map(|_| fresh());
        self.root = old.chain(more).collect();
    }
}

#[inline(always)]
fn unshared_slice<T: Clone>(slice: &mut Rc<[T]>) -> &mut [T] {
    Rc::make_mut(slice)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clones_are_independent() {
        let mut a: PVec<u32> = PVec::new();
        for i in 0..10_000 {
            a.push(i);
        }
        let mut b = a.clone();
        b.set(77, 0);
        b.push(5);
        assert_eq!((a.get(77), b.get(77)), (Some(&77), Some(&0)));
        assert_eq!((a.len(), b.len()), (10_000, 10_001));
        assert!((0..10_000).filter(|i| *i != 77).all(|i| a.get(i) == Some(&i) && b.get(i) == Some(&i)));
    }

    #[test]
    fn what_is_not_shared_is_found() {
        let mut a: PVec<u32> = PVec::new();
        for i in 0..10_000 {
            a.push(i);
        }
        let mut b = a.clone();
        assert!(a.apart(&b).is_empty());
        b.set(77, 0);
        b.set(9_999, 0);
        b.set(20_000, 1);
        let found = a.apart(&b);
        assert!([77, 9_999, 20_000].iter().all(|i| found.contains(i)) && !found.contains(&500));
        assert_eq!(found, b.apart(&a));
    }

    #[test]
    fn unwritten_places_read_as_default() {
        let mut a: PVec<u32> = PVec::new();
        a.set(5_000, 1);
        assert_eq!(a.get(4_999), Some(&0));
        assert_eq!(a.get(1_000_000), None);
    }
}

//! Array contents: compact while every element is a plain value, tagged once a term is stored.
//!
//! Up to [`CHUNK`] elements an array is one block; above, a table of blocks, so that writing one element of a shared
//! array copies one block and the table, not the array.

use std::rc::Rc;

use super::value::{Ref, Value};

/// Elements per block of a large array.
pub const CHUNK: usize = 1024;

#[derive(Clone, Debug)]
pub enum Chunked<T> {
    One(Rc<[T]>),
    Many(Rc<Blocks<T>>),
}

#[derive(Clone, Debug)]
pub struct Blocks<T> {
    len: usize,
    blocks: Vec<Rc<[T]>>,
}

impl<T: Copy> Chunked<T> {
    pub fn filled(len: usize, value: T) -> Self {
        if len <= CHUNK {
            return Self::One(std::iter::repeat_n(value, len).collect());
        }
        // All full blocks start as one shared block: a fresh large array costs its table only.
        let full: Rc<[T]> = std::iter::repeat_n(value, CHUNK).collect();
        let mut blocks = vec![full; len / CHUNK];
        if !len.is_multiple_of(CHUNK) {
            blocks.push(std::iter::repeat_n(value, len % CHUNK).collect());
        }
        Self::Many(Rc::new(Blocks { len, blocks }))
    }

    pub fn from_slice(values: &[T]) -> Self {
        if values.len() <= CHUNK {
            return Self::One(Rc::from(values));
        }
        let blocks = values.chunks(CHUNK).map(Rc::from).collect();
        Self::Many(Rc::new(Blocks { len: values.len(), blocks }))
    }

    #[inline(always)]
    pub fn len(&self) -> usize {
        match self {
            Self::One(all) => all.len(),
            Self::Many(blocks) => blocks.len,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    #[inline(always)]
    pub fn get(&self, index: usize) -> Option<T> {
        match self {
            Self::One(all) => all.get(index).copied(),
            Self::Many(blocks) => blocks.blocks.get(index / CHUNK)?.get(index % CHUNK).copied(),
        }
    }

    /// Writes an element; `false` where the index is out of range.
    #[inline(always)]
    pub fn set(&mut self, index: usize, value: T) -> bool {
        let place = match self {
            Self::One(all) => Rc::make_mut(all).get_mut(index),
            Self::Many(blocks) => match Rc::make_mut(blocks).blocks.get_mut(index / CHUNK) {
                Some(block) => Rc::make_mut(block).get_mut(index % CHUNK),
                None => None,
            },
        };
        place.map(|p| *p = value).is_some()
    }

    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.blocks(0, self.len()).flat_map(|block| block.iter().copied())
    }

    /// The elements `from..to` as consecutive slices. The range must lie inside the array.
    pub fn blocks(&self, from: usize, to: usize) -> impl Iterator<Item = &[T]> + '_ {
        let all: &[Rc<[T]>] = match self {
            Self::One(all) => std::slice::from_ref(all),
            Self::Many(blocks) => &blocks.blocks,
        };
        let first = (from / CHUNK).min(all.len());
        all[first..].iter().enumerate().map_while(move |(i, block)| {
            let start = (first + i) * CHUNK;
            let lo = from.max(start) - start;
            let hi = to.min(start + block.len()).checked_sub(start)?;
            (lo < hi).then(|| &block[lo..hi])
        })
    }

    /// Overwrites `at..at + values.len()`, which must lie inside the array.
    pub fn write(&mut self, at: usize, values: &[T]) {
        match self {
            Self::One(all) => {
                if let Some(place) = Rc::make_mut(all).get_mut(at..at + values.len()) {
                    place.copy_from_slice(values);
                }
            }
            Self::Many(blocks) => {
                let blocks = &mut Rc::make_mut(blocks).blocks;
                let mut at = at;
                let mut rest = values;
                while !rest.is_empty() {
                    let Some(block) = blocks.get_mut(at / CHUNK) else { return };
                    let offset = at % CHUNK;
                    let count = rest.len().min(block.len().saturating_sub(offset));
                    if count == 0 {
                        return;
                    }
                    Rc::make_mut(block)[offset..offset + count].copy_from_slice(&rest[..count]);
                    rest = &rest[count..];
                    at += count;
                }
            }
        }
    }

    /// The same blocks, or equal ones.
    pub fn same(&self, other: &Self) -> bool
    where
        T: PartialEq,
    {
        match (self, other) {
            (Self::One(a), Self::One(b)) => Rc::ptr_eq(a, b) || a == b,
            (Self::Many(a), Self::Many(b)) => {
                let equal = |(a, b): (&Rc<[T]>, &Rc<[T]>)| Rc::ptr_eq(a, b) || a == b;
                a.len == b.len && a.blocks.iter().zip(&b.blocks).all(equal)
            }
            _ => false,
        }
    }

    pub fn to_vec(&self) -> Vec<T> {
        let mut all = Vec::with_capacity(self.len());
        self.blocks(0, self.len()).for_each(|b| all.extend_from_slice(b));
        all
    }
}

/// The elements of one array object. The element type is fixed by the variant; `Tagged` remembers it through the class
/// of the array object and holds one [`Value`] per element.
#[derive(Clone, Debug)]
pub enum Elements {
    /// `boolean[]` and `byte[]`.
    Byte(Chunked<i8>),
    Char(Chunked<u16>),
    Short(Chunked<i16>),
    Int(Chunked<i32>),
    Long(Chunked<i64>),
    Float(Chunked<f32>),
    Double(Chunked<f64>),
    Ref(Chunked<Ref>),
    Tagged(Chunked<Value>),
}

macro_rules! each {
    ($self:expr, $a:ident => $e:expr) => {
        match $self {
            Elements::Byte($a) => $e,
            Elements::Char($a) => $e,
            Elements::Short($a) => $e,
            Elements::Int($a) => $e,
            Elements::Long($a) => $e,
            Elements::Float($a) => $e,
            Elements::Double($a) => $e,
            Elements::Ref($a) => $e,
            Elements::Tagged($a) => $e,
        }
    };
}

impl Elements {
    #[inline(always)]
    pub fn len(&self) -> usize {
        each!(self, a => a.len())
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The element as a stack value (narrow integers widened to int).
    #[inline]
    pub fn get(&self, index: usize) -> Option<Value> {
        match self {
            Elements::Byte(a) => a.get(index).map(|v| Value::int(v as i32)),
            Elements::Char(a) => a.get(index).map(|v| Value::int(v as i32)),
            Elements::Short(a) => a.get(index).map(|v| Value::int(v as i32)),
            Elements::Int(a) => a.get(index).map(Value::int),
            Elements::Long(a) => a.get(index).map(Value::long),
            Elements::Float(a) => a.get(index).map(Value::float),
            Elements::Double(a) => a.get(index).map(Value::double),
            Elements::Ref(a) => a.get(index).map(Value::reference),
            Elements::Tagged(a) => a.get(index),
        }
    }

    /// Stores a plain value of the right kind (narrowed as the array's type says). `false`: the value does not fit this
    /// representation (a term, for which the caller calls [`Elements::make_tagged`]) or the index is out of range.
    #[inline]
    pub fn set(&mut self, index: usize, value: Value) -> bool {
        match self {
            Elements::Byte(a) => value.as_int().is_some_and(|v| a.set(index, v as i8)),
            Elements::Char(a) => value.as_int().is_some_and(|v| a.set(index, v as u16)),
            Elements::Short(a) => value.as_int().is_some_and(|v| a.set(index, v as i16)),
            Elements::Int(a) => value.as_int().is_some_and(|v| a.set(index, v)),
            Elements::Long(a) => value.as_long().is_some_and(|v| a.set(index, v)),
            Elements::Float(a) => value.as_float().is_some_and(|v| a.set(index, v)),
            Elements::Double(a) => value.as_double().is_some_and(|v| a.set(index, v)),
            Elements::Ref(a) => value.as_ref().is_some_and(|v| a.set(index, v)),
            Elements::Tagged(a) => a.set(index, value),
        }
    }

    /// The same elements in the same representation.
    pub fn same(&self, other: &Elements) -> bool {
        match (self, other) {
            (Elements::Byte(a), Elements::Byte(b)) => a.same(b),
            (Elements::Char(a), Elements::Char(b)) => a.same(b),
            (Elements::Short(a), Elements::Short(b)) => a.same(b),
            (Elements::Int(a), Elements::Int(b)) => a.same(b),
            (Elements::Long(a), Elements::Long(b)) => a.same(b),
            (Elements::Float(a), Elements::Float(b)) => a.same(b),
            (Elements::Double(a), Elements::Double(b)) => a.same(b),
            (Elements::Ref(a), Elements::Ref(b)) => a.same(b),
            (Elements::Tagged(a), Elements::Tagged(b)) => a.same(b),
            _ => false,
        }
    }

    /// Turns compact elements into tagged ones, so that terms can be stored.
    pub fn make_tagged(&mut self) {
        if !matches!(self, Elements::Tagged(_)) {
            let all: Vec<Value> = (0..self.len()).filter_map(|i| self.get(i)).collect();
            *self = Elements::Tagged(Chunked::from_slice(&all));
        }
    }

    /// Copies `count` elements from `source[from..]` to `self[to..]`. Ranges must have been checked. Overlap inside one
    /// array is right because the source is a cheap clone taken before.
    pub fn copy_from(&mut self, to: usize, source: &Elements, from: usize, count: usize) {
        macro_rules! same {
            ($($v:ident),*) => {
                match (&mut *self, source) {
                    $((Elements::$v(d), Elements::$v(s)) => {
                        let mut at = to;
                        for block in s.blocks(from, from + count) {
                            d.write(at, block);
                            at += block.len();
                        }
                        return;
                    })*
                    _ => {}
                }
            };
        }
        same!(Byte, Char, Short, Int, Long, Float, Double, Ref, Tagged);
        self.make_tagged();
        for i in 0..count {
            if let Some(v) = source.get(from + i) {
                self.set(to + i, v);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_arrays_copy_only_the_block_they_write() {
        let mut a = Chunked::filled(10 * CHUNK + 3, 0i32);
        a.set(5 * CHUNK + 1, 9);
        let b = a.clone();
        a.set(10 * CHUNK + 2, 4);
        assert_eq!((b.get(10 * CHUNK + 2), a.get(10 * CHUNK + 2)), (Some(0), Some(4)));
        assert_eq!(a.get(5 * CHUNK + 1), Some(9));
        assert!(!a.set(10 * CHUNK + 3, 1));
        assert_eq!(a.iter().filter(|v| *v != 0).count(), 2);
    }

    #[test]
    fn block_writes_cross_block_borders() {
        let source: Vec<i32> = (0..3 * CHUNK as i32).collect();
        let mut a = Chunked::filled(4 * CHUNK, -1);
        a.write(CHUNK / 2, &source);
        assert_eq!(a.get(CHUNK / 2 - 1), Some(-1));
        assert_eq!(a.get(CHUNK / 2 + 2000), Some(2000));
        let mut e = Elements::Int(a.clone());
        e.copy_from(1, &Elements::Int(a), 0, 3000);
        assert_eq!(e.get(CHUNK / 2 + 1).and_then(Value::as_int), Some(0));
    }

    #[test]
    fn tagged_elements_keep_what_was_there() {
        let mut e = Elements::Byte(Chunked::from_slice(&[1, -2]));
        assert!(!e.set(0, Value::sym(crate::expr::TermId(3))));
        e.make_tagged();
        assert!(e.set(0, Value::sym(crate::expr::TermId(3))));
        assert_eq!(e.get(1), Some(Value::int(-2)));
    }
}

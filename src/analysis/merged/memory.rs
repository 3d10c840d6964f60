//! Objects and their fields in a merged walk.
//!
//! A reference is a name for an object: one that was there before, one made in the walk, or any. The value of a field
//! that was not written is a name too, the same for each reading until something may have written it; that is counted
//! by epochs. Of arrays and static fields nothing is remembered.
//!
//! Two names may be the same object unless both were made in the walk, or one was and the other was there before.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use crate::expr::TermId;

/// The name of an object.
pub type Name = u32;
/// A field, by its place among those met.
pub type Field = u32;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// It was there when the walk began.
    Old,
    /// It is made in the walk.
    New,
    /// Either.
    Any,
}

/// What a name stands for.
#[derive(Clone, Copy, Debug)]
pub struct Object {
    pub origin: Origin,
    /// Whether it is null.
    pub null: TermId,
    pub identity: Identity,
}

/// Which object it is.
#[derive(Clone, Copy, Debug)]
pub enum Identity {
    /// Not known.
    Some,
    /// A constant of an enum, unless it is null: the enum by its number, and the place among its constants.
    Constant { of: u32, place: TermId },
    /// The first if the choice holds, else the second.
    Either { choice: TermId, a: Name, b: Name, depth: u8 },
    /// An array of cases, by its number.
    Cases(u32),
}

/// A value of the walk.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Val {
    /// A term of the sort that the verifier would give it.
    Num(TermId),
    Ref(Name),
    /// Not set, or of different kinds on different ways: no code reads it.
    Nothing,
}

/// What fields hold.
#[derive(Clone, Default, Debug)]
pub struct Memory {
    entries: Rc<BTreeMap<(Field, Name), Val>>,
    /// How often the fields of older objects may have been written, and those of any.
    old: Rc<BTreeMap<Field, u32>>,
    any: Rc<BTreeMap<Field, u32>>,
    /// The same for those that no code has named so far.
    unnamed: u32,
    /// Objects that may not be whole, with the classes whose fields were written.
    written: Rc<BTreeSet<(Name, Rc<str>)>>,
}

/// A value that was not written in the walk: same key, same value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Initial {
    pub field: Field,
    pub name: Name,
    pub epoch: u32,
}

impl Memory {
    pub fn get(&self, field: Field, name: Name) -> Option<Val> {
        self.entries.get(&(field, name)).copied()
    }

    pub fn initial(&self, field: Field, name: Name, origin: Origin, is_final: bool) -> Initial {
        let epochs = if origin == Origin::Old { &self.old } else { &self.any };
        let unnamed = if is_final { 0 } else { self.unnamed };
        Initial { field, name, epoch: epochs.get(&field).copied().unwrap_or(unnamed) }
    }

    /// What a field of an object holds that was made just now: nobody else can name it.
    pub fn begin(&mut self, field: Field, name: Name, value: Val) {
        Rc::make_mut(&mut self.entries).insert((field, name), value);
    }

    /// `epoch` must be new.
    pub fn put(&mut self, field: Field, name: Name, value: Val, epoch: u32, objects: &[Object]) {
        let origin = |name: Name| objects.get(name as usize).map_or(Origin::Any, |o| o.origin);
        let written = origin(name);
        let may_be_same = |other: Name| match (written, origin(other)) {
            (Origin::New, Origin::New | Origin::Old) | (Origin::Old, Origin::New) => other == name,
            _ => true,
        };
        let entries = Rc::make_mut(&mut self.entries);
        let lost: Vec<(Field, Name)> =
            entries.range((field, 0)..=(field, Name::MAX)).map(|(key, _)| *key).filter(|k| may_be_same(k.1)).collect();
        lost.iter().for_each(|key| _ = entries.remove(key));
        entries.insert((field, name), value);
        if written != Origin::New {
            Rc::make_mut(&mut self.old).insert(field, epoch);
        }
        Rc::make_mut(&mut self.any).insert(field, epoch);
    }

    /// The field may have been written in any object. `epoch` must be new.
    pub fn forget(&mut self, field: Field, epoch: u32) {
        let entries = Rc::make_mut(&mut self.entries);
        entries.retain(|key, _| key.0 != field);
        Rc::make_mut(&mut self.old).insert(field, epoch);
        Rc::make_mut(&mut self.any).insert(field, epoch);
    }

    /// Fields that no code has named so far may have been written in any object. `epoch` must be new.
    pub fn forget_unnamed(&mut self, epoch: u32) {
        self.unnamed = epoch;
    }

    pub fn is_written(&mut self, name: Name, class: Rc<str>) {
        Rc::make_mut(&mut self.written).insert((name, class));
    }

    pub fn is_settled(&self) -> bool {
        self.written.is_empty()
    }

    /// Whether no other object may not be whole.
    pub fn only_written(&self, name: Name) -> bool {
        self.written.iter().all(|(written, _)| *written == name)
    }

    /// All objects are whole from now on; those that were not perhaps.
    pub fn settled(&mut self) -> Rc<BTreeSet<(Name, Rc<str>)>> {
        std::mem::take(&mut self.written)
    }

    /// What is not whole in the other may not be whole here.
    pub fn doubt(&mut self, other: &Memory) {
        if !other.is_settled() && !Rc::ptr_eq(&self.written, &other.written) {
            Rc::make_mut(&mut self.written).extend(other.written.iter().cloned());
        }
    }

    /// Whether fields hold the same.
    pub fn is_same(&self, other: &Memory) -> bool {
        Rc::ptr_eq(&self.entries, &other.entries)
            && Rc::ptr_eq(&self.old, &other.old)
            && Rc::ptr_eq(&self.any, &other.any)
            && self.unnamed == other.unnamed
    }

    /// All that either of them has written and not forgotten.
    pub fn keys(&self, other: &Memory) -> Vec<(Field, Name)> {
        let mut keys: Vec<(Field, Name)> = self.entries.keys().chain(other.entries.keys()).copied().collect();
        keys.sort_unstable();
        keys.dedup();
        keys
    }

    /// What either may hold: these entries, and elsewhere what neither has written, if both agree on that.
    pub fn join(&self, other: &Memory, entries: BTreeMap<(Field, Name), Val>, epoch: u32) -> Memory {
        let joined = |a: &BTreeMap<Field, u32>, b: &BTreeMap<Field, u32>| {
            let mut both = a.clone();
            both.extend(b.iter().map(|(field, epoch)| (*field, *epoch)));
            for (field, value) in &mut both {
                let [one, two] = [(a, self.unnamed), (b, other.unnamed)]
                    .map(|(epochs, unnamed)| epochs.get(field).copied().unwrap_or(unnamed));
                if one != two {
                    *value = epoch;
                }
            }
            Rc::new(both)
        };
        let (old, any) = (joined(&self.old, &other.old), joined(&self.any, &other.any));
        let unnamed = if self.unnamed == other.unnamed { self.unnamed } else { epoch };
        let mut both = Memory { entries: Rc::new(entries), old, any, unnamed, written: Rc::clone(&self.written) };
        both.doubt(other);
        both
    }
}

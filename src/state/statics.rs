//! Static fields and the initialisation status of every class, by class id.

use std::rc::Rc;

use super::value::{Ref, Value};
use crate::util::{ClassId, PVec};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum InitStatus {
    #[default]
    Untouched,
    /// Its initialiser is on the stack.
    Running,
    Done,
    /// Its initialiser ended with an exception (JVMS 5.5: the class is erroneous).
    Failed,
}

#[derive(Clone, Debug, Default)]
pub struct StaticCell {
    pub status: InitStatus,
    /// The `java.lang.Class` object; null while nobody asked for it.
    pub mirror: Ref,
    /// Of a class whose initialisation failed: the error that later uses report as their cause.
    pub failure: Ref,
    pub values: Option<Rc<[Value]>>,
}

#[derive(Clone, Default)]
pub struct Statics {
    cells: PVec<StaticCell>,
}

impl Statics {
    #[inline(always)]
    pub fn cell(&self, class: ClassId) -> Option<&StaticCell> {
        self.cells.get(class.0)
    }

    pub fn cell_mut(&mut self, class: ClassId) -> &mut StaticCell {
        self.cells.get_mut(class.0)
    }

    pub fn status(&self, class: ClassId) -> InitStatus {
        self.cells.get(class.0).map_or(InitStatus::Untouched, |c| c.status)
    }

    /// The field's value if the class is initialised, else `None`: the caller starts the initialiser.
    #[inline(always)]
    pub fn get_ready(&self, class: ClassId, slot: usize) -> Option<Value> {
        match self.cells.get(class.0) {
            Some(StaticCell { status: InitStatus::Done, values: Some(values), .. }) => values.get(slot).copied(),
            _ => None,
        }
    }

    pub fn get(&self, class: ClassId, slot: usize) -> Option<Value> {
        self.cells.get(class.0)?.values.as_ref()?.get(slot).copied()
    }

    pub fn set(&mut self, class: ClassId, slot: usize, value: Value) -> bool {
        match &mut self.cells.get_mut(class.0).values {
            Some(values) => Rc::make_mut(values).get_mut(slot).map(|f| *f = value).is_some(),
            None => false,
        }
    }

    /// The classes in which this and another may differ.
    pub fn apart(&self, other: &Statics) -> Vec<ClassId> {
        self.cells.apart(&other.cells).into_iter().map(ClassId).collect()
    }

    /// The classes that were initialised earlier have the values that they had then.
    pub fn same(&self, earlier: &Statics) -> bool {
        (0..earlier.cells.len()).all(|id| match (self.cells.get(id), earlier.cells.get(id)) {
            (Some(now), Some(then)) => then.values.is_none() || then.values == now.values,
            _ => true,
        })
    }

    /// Everything that static fields and class objects refer to.
    pub fn roots(&self) -> impl Iterator<Item = Ref> + '_ {
        (0..self.cells.len()).filter_map(|i| self.cells.get(i)).flat_map(|cell| {
            let values = cell.values.iter().flat_map(|v| v.iter()).filter_map(|v| v.as_ref());
            values.chain([cell.mirror, cell.failure])
        })
    }
}

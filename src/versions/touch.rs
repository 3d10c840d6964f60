//! Which changed lines a path goes through: changed instructions of both versions tell when they are reached.

use std::collections::BTreeSet;
use std::rc::Rc;

use crate::analysis::diff::{Changes, Version};
use crate::explore::engine::Notes;
use crate::interp::Vm;
use crate::program::watch::Look;
use crate::state::Event;
use crate::util::MethodId;

/// The changed instructions of one version.
#[derive(Default)]
pub struct Touched {
    places: Vec<(MethodId, u32)>,
    /// By watch: the class, by its internal name, and the line.
    lines: Vec<(Rc<str>, u32)>,
}

/// The watches that a path has met.
#[derive(Clone, Default)]
pub struct Trace(pub Rc<BTreeSet<u32>>);

impl Notes for Trace {
    fn fork(&self) -> Rc<dyn Notes> {
        Rc::new(self.clone())
    }
}

impl Trace {
    pub fn add(&mut self, events: &[Event]) {
        for event in events {
            if !self.0.contains(&event.watch) {
                Rc::make_mut(&mut self.0).insert(event.watch);
            }
        }
    }
}

impl Touched {
    /// From now on, the changed instructions of this version tell.
    pub fn install(vm: &Vm, changes: &Changes, version: Version) -> Self {
        let mut found = Self::default();
        for diff in changes.methods() {
            let (key, part) = match version {
                Version::Old => (&diff.old_key, &diff.old),
                Version::New => (&diff.new_key, &diff.new),
            };
            let Some(key) = key else { continue };
            let Ok(class) = vm.program.load(&key.class) else { continue };
            let Some(method) = vm.program.find_named(class, &key.name, &key.descriptor) else { continue };
            let Ok(code) = vm.program.code(method) else { continue };
            // One for each line is enough.
            let mut met = BTreeSet::new();
            for at in part.changed.iter().filter(|at| met.insert(part.line(**at))) {
                code.watch(*at, found.lines.len() as u32, Look { reached: true, ..Look::default() });
                found.places.push((method.id, *at));
                found.lines.push((key.class.clone(), part.line(*at)));
            }
        }
        found
    }

    pub fn remove(&self, vm: &Vm) {
        for (method, at) in &self.places {
            if let Ok(code) = vm.program.code(vm.program.method(*method)) {
                code.unwatch(*at);
            }
        }
    }

    /// Classes and lines that a path went through.
    pub fn lines(&self, notes: Option<&dyn Notes>) -> BTreeSet<(Rc<str>, u32)> {
        let trace = notes.and_then(|n| n.of::<Trace>());
        let met = trace.into_iter().flat_map(|t| t.0.iter());
        met.filter_map(|watch| self.lines.get(*watch as usize)).cloned().collect()
    }
}

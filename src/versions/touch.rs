//! What a path goes through that matters for a comparison: changed instructions of both versions tell when they are reached,
//! and so do calls that leave something where nothing is compared (`effects`).

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::effects::Effects;
use crate::analysis::diff::{Changes, MethodKey, Version};
use crate::explore::engine::Notes;
use crate::interp::Vm;
use crate::program::watch::Look;
use crate::state::Event;
use crate::util::MethodId;

/// What it means that an instruction is reached.
#[derive(Clone, Default)]
struct Spot {
    /// Code that differs, or that means something else.
    changed: bool,
    /// The class, by its internal name, and the line.
    line: Option<(Rc<str>, u32)>,
    effect: Option<String>,
}

/// The instructions of one version that tell.
#[derive(Default)]
pub struct Touched {
    places: Vec<(MethodId, u32)>,
    /// By watch.
    spots: Vec<Spot>,
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
    /// From now on, the changed instructions of this version tell, and those in `effects`.
    pub fn install(vm: &Vm, changes: &Changes, version: Version, effects: &Effects) -> Self {
        let mut all: BTreeMap<(MethodKey, u32), Spot> = BTreeMap::new();
        for diff in changes.methods() {
            let (key, part) = match version {
                Version::Old => (&diff.old_key, &diff.old),
                Version::New => (&diff.new_key, &diff.new),
            };
            let Some(key) = key else { continue };
            // One for each line is enough.
            let mut met = BTreeSet::new();
            for at in part.changed.iter().filter(|at| met.insert(part.line(**at))) {
                let spot = all.entry((key.clone(), *at)).or_default();
                spot.changed = true;
                spot.line = Some((key.class.clone(), part.line(*at)));
            }
            // A change beside the code, or one whose instructions all have counterparts.
            if part.changed.is_empty() {
                all.entry((key.clone(), 0)).or_default().changed = true;
            }
        }
        let graph = changes.graph(version);
        let otherwise = changes.declared_otherwise(version);
        let otherwise = otherwise.iter().filter_map(|m| graph.methods.get(*m as usize));
        let otherwise = otherwise.map(|m| MethodKey::new(&m.class, &m.name, &m.descriptor));
        for key in otherwise.chain(changes.looking(version).iter().cloned()) {
            all.entry((key, 0)).or_default().changed = true;
        }
        for (key, calls) in effects {
            for (at, call) in calls {
                all.entry((key.clone(), *at)).or_default().effect = Some(call.clone());
            }
        }
        let mut found = Self::default();
        for ((key, at), spot) in all {
            let Ok(class) = vm.program.load(&key.class) else { continue };
            let Some(method) = vm.program.find_named(class, &key.name, &key.descriptor) else { continue };
            let Ok(code) = vm.program.code(method) else { continue };
            code.watch(at, found.spots.len() as u32, Look { reached: true, ..Look::default() });
            found.places.push((method.id, at));
            found.spots.push(spot);
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

    fn met<'s>(&'s self, notes: Option<&'s dyn Notes>) -> impl Iterator<Item = &'s Spot> {
        let trace = notes.and_then(|n| n.of::<Trace>());
        let met = trace.into_iter().flat_map(|t| t.0.iter());
        met.filter_map(|watch| self.spots.get(*watch as usize))
    }

    /// Classes and lines with changes that a path went through.
    pub fn lines(&self, notes: Option<&dyn Notes>) -> BTreeSet<(Rc<str>, u32)> {
        self.met(notes).filter_map(|spot| spot.line.clone()).collect()
    }

    /// Whether a path went through something that differs.
    pub fn is_changed(&self, notes: Option<&dyn Notes>) -> bool {
        self.met(notes).any(|spot| spot.changed)
    }

    /// Calls that leave something where nothing is compared.
    pub fn effects(&self, notes: Option<&dyn Notes>) -> BTreeSet<String> {
        self.met(notes).filter_map(|spot| spot.effect.clone()).collect()
    }
}

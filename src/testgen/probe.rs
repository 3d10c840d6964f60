//! Runs of drafts for what they show alone: no test is made of them. They begin where the tested class is initialised, and whatever
//! else earlier ones had to initialise, so one costs little more than what it calls.

use super::assumed::Assumed;
use super::capture::Draft;
use super::plan::{Maker, Want};
use super::run::{Runner, known_as, receiver_type, target};
use super::scope::Scope;
use super::world::{Stop, World};
use crate::classfile::descriptor::top_level;
use crate::explore::input::{Input, Purpose};
use crate::interp::Vm;
use crate::program::{Class, Method};
use crate::state::event::TARGET_BEGINS;
use crate::state::{Event, InitStatus, Seen, State, Statics};
use crate::util::ClassId;

impl Runner<'_> {
    /// The draft with every object made by code.
    pub fn settle(&self, draft: &Draft) -> Result<Draft, String> {
        self.recipes.settle(draft)
    }

    /// Runs a settled draft for what it shows alone: no test is made of it, and it may take only so many instructions. Those
    /// that it took; `Err` where it came to nothing.
    pub fn probe(&self, draft: &Draft, most: u64, told: &mut dyn FnMut(&State)) -> Result<u64, u64> {
        let mut observe = |_: &Vm, state: &mut State| {
            told(state);
            state.events.clear();
        };
        let mut world = World::new(self.vm, &mut observe);
        let key = (draft.class.clone(), draft.owner.clone());
        let known = self.initialized.borrow_mut().get_mut(&key).map(State::fork);
        let (class, owner) =
            (world.class(&draft.class).map_err(|_| 0u64)?, world.class(&draft.owner).map_err(|_| 0u64)?);
        match known {
            Some(state) => world.state = state,
            None => {
                for class in [class, owner] {
                    world.initialize(class.id).map_err(|_| world.state.steps)?;
                }
                self.initialized.borrow_mut().insert(key.clone(), world.state.fork());
            }
        }
        world.state.texts.clear();
        let before = world.state.steps;
        world.most_steps = before + most;
        let scope = Scope::new(self.vm, class);
        let method = target(&scope, class, owner, draft).map_err(|_| 0u64)?;
        let done = call_target(&mut world, &scope, class, method, draft, &self.assumed);
        let (steps, after) = (world.state.steps - before, world.state.statics);
        self.begin_with(&key, class, &after);
        done.map(|()| steps).map_err(|()| steps)
    }

    /// The next runs for this class begin with the classes initialised that this one came to: some take longer than a run may.
    /// What initialisers of the tested source file do is part of what a run shows.
    fn begin_with(&self, key: &(String, String), tested: &Class, after: &Statics) {
        let mut initialized = self.initialized.borrow_mut();
        let Some(beginning) = initialized.get_mut(key) else { return };
        let untouched = |id: &ClassId| beginning.statics.status(*id) == InitStatus::Untouched;
        let is_new = |id: &ClassId| untouched(id) && !self.refused.borrow().contains(id);
        let is_used = |id: &ClassId| after.status(*id) != InitStatus::Untouched;
        let is_other = |id: &ClassId| top_level(&self.vm.program.class(*id).name) != top_level(&tested.name);
        let new = after.apart(&beginning.statics).into_iter();
        let new: Vec<ClassId> = new.filter(|id| is_new(id) && is_used(id) && is_other(id)).collect();
        for id in new {
            let mut ignore = |_: &Vm, state: &mut State| state.events.clear();
            let mut world = World::from_state(self.vm, beginning.fork(), &mut ignore);
            world.most_steps += world.state.steps;
            match world.initialize(id) {
                Ok(()) => *beginning = world.state,
                Err(_) => drop(self.refused.borrow_mut().insert(id)),
            }
        }
    }
}

/// Makes the inputs and calls the target, and no more.
fn call_target<'a>(
    world: &mut World<'a>,
    scope: &Scope<'a>,
    class: &'a Class,
    method: &'a Method,
    draft: &Draft,
    assumed: &Assumed,
) -> Result<(), ()> {
    let roots = draft.statics.iter().chain(&draft.arguments).map(|r| &r.input);
    let mut maker = Maker::new(world, scope, roots.chain(draft.receiver.as_ref()));
    for root in &draft.statics {
        match (&root.purpose, &root.input) {
            (Purpose::Before, Input::New(built)) => maker.call_before(&built.first).map_err(|_| ())?,
            _ => maker.assign_static(&root.name, &root.input, &root.descriptor).map_err(|_| ())?,
        }
    }
    let inputs: Vec<Input> = draft.arguments.iter().map(|r| r.input.clone()).collect();
    let known_as = known_as(scope, class, method, draft);
    let (bindings, sig) = receiver_type(&mut maker, (class, known_as), method, draft, &inputs).map_err(|_| ())?;
    let mut values = Vec::new();
    if let Some(input) = &draft.receiver {
        let descriptor = known_as.descriptor();
        let want = Want { descriptor: &descriptor, sig: sig.as_ref(), bindings: &bindings, explicit: false };
        values.push(maker.make(input, &want).map_err(|_| ())?.1);
    }
    values.extend(maker.arguments(method, &inputs, &bindings, false).map_err(|_| ())?.1);
    assumed.check(maker.world, draft, &values).map_err(|_| ())?;
    maker.world.state.events.push(Event { watch: TARGET_BEGINS, depth: 0, seen: Seen::Reached });
    let result = if method.is_constructor() {
        maker.world.construct(&class.name, &method.descriptor, &values)
    } else {
        let owner = scope.vm.program.class(method.class).name.clone();
        maker.world.invoke(&owner, &method.name, &method.descriptor, &values)
    };
    match result {
        Ok(_) | Err(Stop::Threw(_)) => Ok(()),
        Err(Stop::Other(_)) => Err(()),
    }
}

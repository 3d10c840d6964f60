//! The world: what a caller can do before, during and between calls of a program. Every verdict for all inputs (infeasible,
//! HOLDS, EQUIVALENT) is about it, and `docs/world.md` says it in words that a person can sign.
//!
//! A caller is any code in the same package that uses no reflection. It may call every member that is not private, in any
//! order and with any arguments, set fields that are not private, write classes for all types that are open, pass the same
//! object twice, keep what it passed or was given and change it later, and change static state of the program and the
//! environment before and between calls. Code that it wrote may run, and call back, wherever the program or the library
//! calls something that can be overridden.
//!
//! This module answers questions about the code of the program: which static fields nobody can change (`statics`), how
//! objects come to be and who changes them (`receivers`), who owns what a field holds (`ownership`, `flow`), what code others run
//! that they cannot name (`leaving`, `given`), which
//! methods change nothing (`queries`), what the library promises (`library`). What depends on the state of a run is asked in `interp::beyond`, by the same rules.
//!
//! What a reasonable reader grants is in [`GRANTED`] and nowhere else; what is left out, and what a user may grant besides, is
//! in `left_out`.

mod flow;
mod given;
mod leaving;
mod left_out;
pub use crate::analysis::library;
mod nest;
mod ownership;
mod queries;
pub mod reach;
mod receivers;
mod records;
mod statics;
pub mod surroundings;
mod told_apart;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use hashbrown::HashMap;

pub use leaving::Outlet;
pub use left_out::{Beyond, LeftOut, NARROWER, Narrowed, Narrower, assuming};
pub use nest::Nest;
pub use receivers::Built;
pub use statics::Kept;
pub use told_apart::ToldApart;

use crate::program::{Class, Field, Program};
use crate::util::{ClassId, MethodId};

/// What every verdict for all inputs takes for granted, as sentences of a report.
pub const GRANTED: [&str; 7] = [
    "classes keep the contracts of the library types that they implement",
    "collections that are passed give the same elements until they are changed",
    "nobody uses reflection, serialization or native code",
    "no variable holds what its generic type excludes (heap pollution)",
    "no method throws a checked exception that it does not declare",
    "there is no second thread",
    "the machine has memory and stack enough",
];

/// The same in one line.
pub const GRANTED_IN_SHORT: &str =
    "contracts of the library are kept; no reflection, no heap pollution, no second thread, no machine errors";

/// What is known about the code of a program, found when it is first asked for.
#[derive(Default)]
pub struct World {
    nests: RefCell<HashMap<Rc<str>, Rc<Nest>>>,
    statics: RefCell<HashMap<(ClassId, u32), Kept>>,
    /// The slots of a library class's static fields that callers set.
    set_by_callers: RefCell<HashMap<ClassId, Rc<BTreeSet<u32>>>>,
    /// Whether objects of a class never change.
    immutable: RefCell<HashMap<ClassId, bool>>,
    /// Whether constructors of a class let others see what they make.
    half_made: RefCell<HashMap<ClassId, bool>>,
    /// How else objects come to be than by some makers and calls.
    receivers: RefCell<HashMap<receivers::Key, Rc<BTreeSet<LeftOut>>>>,
    /// Whether a method of the program changes nothing.
    queries: RefCell<HashMap<MethodId, bool>>,
}

impl World {
    fn nest(&self, program: &Program, class: &str) -> Rc<Nest> {
        if let Some(known) = self.nests.borrow().get(class) {
            return Rc::clone(known);
        }
        let nest = Rc::new(Nest::of(program, class));
        self.nests.borrow_mut().insert(class.into(), Rc::clone(&nest));
        nest
    }

    /// What is known of a static field of the program, by its slot.
    pub fn static_field(&self, program: &Program, class: &Class, slot: u32) -> Kept {
        if let Some(known) = self.statics.borrow().get(&(class.id, slot)) {
            return *known;
        }
        let field = class.fields.iter().find(|field| field.is_static() && field.slot == slot);
        let kept = class.file.as_ref().zip(field).and_then(|(file, field)| {
            let info = file.field(&field.name, &field.descriptor)?;
            let never_changes = |descriptor: &str| self.is_immutable_type(program, descriptor);
            Some(statics::kept(&self.nest(program, &class.name), file, info, &never_changes))
        });
        let kept = kept.unwrap_or_default();
        self.statics.borrow_mut().insert((class.id, slot), kept);
        kept
    }

    /// Whether callers set a static field of a class of the library, by its slot.
    pub fn is_set_by_callers(&self, class: &Class, slot: u32) -> bool {
        if let Some(known) = self.set_by_callers.borrow().get(&class.id) {
            return known.contains(&slot);
        }
        let names = class.file.as_ref().map(statics::set_by_callers).unwrap_or_default();
        let is_set = |field: &&Field| field.is_static() && names.contains(&field.name);
        let slots: Rc<BTreeSet<u32>> = Rc::new(class.fields.iter().filter(is_set).map(|field| field.slot).collect());
        self.set_by_callers.borrow_mut().insert(class.id, Rc::clone(&slots));
        slots.contains(&slot)
    }

    /// Whether objects of exactly this class, or of one of its subclasses in the program, never change.
    pub fn is_immutable(&self, program: &Program, class: &Class) -> bool {
        if let Some(known) = self.immutable.borrow().get(&class.id) {
            return *known;
        }
        let immutable = self.is_immutable_type(program, &format!("L{};", class.name));
        self.immutable.borrow_mut().insert(class.id, immutable);
        immutable
    }

    /// The classes of the nest that extend a class.
    fn subclasses(&self, program: &Program, class: &Class) -> Vec<ClassId> {
        let nest = self.nest(program, &class.name);
        let all = nest.classes.iter().filter_map(|file| program.load(&file.name).ok());
        all.filter(|id| *id != class.id && program.is_subtype(*id, class.id)).collect()
    }
}

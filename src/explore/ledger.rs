//! Which library methods an exploration met, and what served each: a model in Rust, a stub of ours, or the JDK's code.
//!
//! It costs nothing while exploring: the VM decides once per method what serves it ([`ModelSlot`]) and remembers that in
//! the method. The ledger forgets these decisions before a target and reads them afterwards. Class initialisers and
//! what they call count too: they run as a part of every path.

use std::collections::BTreeSet;

use super::script::parameter_types;
use crate::classfile::descriptor::FieldType;
use crate::interp::Vm;
use crate::program::{Method, ModelSlot, Origin, stubs};
use crate::util::ClassId;

/// Methods by their Java spelling, `java.lang.String.indexOf(int)`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    /// Rust code.
    pub modelled: BTreeSet<String>,
    /// Java code of ours that stands for the JDK's.
    pub stubs: BTreeSet<String>,
    /// The JDK's own code.
    pub real: BTreeSet<String>,
}

impl Ledger {
    /// Starts a new count. What serves a method is decided anew, with the same result.
    pub fn clear(vm: &Vm) {
        for method in methods(vm) {
            method.model.set(ModelSlot::Unknown);
        }
    }

    /// What was called since the last [`Ledger::clear`].
    pub fn read(vm: &Vm) -> Ledger {
        let mut ledger = Ledger::default();
        for method in methods(vm) {
            let class = vm.program.class(method.class);
            let library = matches!(class.origin, Origin::Jdk(_)) && !method.hidden;
            let shelf = match method.model.get() {
                // What a user's model stood for is said with the verdict.
                ModelSlot::Unknown | ModelSlot::StandIn(_) => continue,
                _ if !library => continue,
                ModelSlot::Model(_) | ModelSlot::Function => &mut ledger.modelled,
                ModelSlot::Redirect(_) => &mut ledger.stubs,
                // Such a call ends the path as unsupported, which the tally counts.
                ModelSlot::None | ModelSlot::Open if method.is_native() => continue,
                ModelSlot::None | ModelSlot::Open if stubs::find(&class.name).is_some() => &mut ledger.stubs,
                ModelSlot::None | ModelSlot::Open => &mut ledger.real,
            };
            shelf.insert(shown(&class.java_name(), method));
        }
        ledger
    }

    /// Adds what another worker met.
    pub fn add(&mut self, other: Ledger) {
        self.modelled.extend(other.modelled);
        self.stubs.extend(other.stubs);
        self.real.extend(other.real);
    }
}

fn methods(vm: &Vm) -> impl Iterator<Item = &Method> {
    let classes = (0..vm.program.class_count() as u32).map(|id| vm.program.class(ClassId(id)));
    classes.flat_map(|class| class.methods.iter().map(|id| vm.program.method(*id)))
}

fn shown(class: &str, method: &Method) -> String {
    let types = parameter_types(&method.descriptor);
    let types: Vec<String> =
        types.iter().map(|t| FieldType::parse(t).map_or_else(|_| t.clone(), |t| t.java())).collect();
    format!("{class}.{}({})", method.name, types.join(","))
}

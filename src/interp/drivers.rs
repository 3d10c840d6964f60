//! Annotations of drivers for Symbolic PathFinder. A static field with `@Symbolic("true")` is an input: it has any value once
//! its class is initialised. What else such drivers mark (fields of objects, methods with `@Preconditions`, which that tool
//! calls with unknown arguments whatever the program passes) is not followed: it is left out by name, so that one plain run of
//! a `main` proves nothing.
//!
//! Only programs that are started are drivers: for a method as a target every caller counts, annotations or not.

use super::Machine;
use crate::classfile::{Annotation, access};
use crate::program::Origin;
use crate::util::ClassId;
use crate::world::Beyond;

const SYMBOLIC: &str = "gov/nasa/jpf/symbc/Symbolic";
const PRECONDITIONS: &str = "gov/nasa/jpf/symbc/Preconditions";

fn is_symbolic(annotations: &[Annotation]) -> bool {
    annotations.iter().any(|a| a.is(SYMBOLIC) && a.text("value") != Some("false"))
}

impl Machine<'_> {
    /// A class was initialised: what its annotations say is unknown becomes so.
    pub(super) fn heed_annotations(&mut self, class: ClassId) {
        let found = self.vm.program.class(class);
        let driver = self.vm.config.exploring && self.state.inputs.at_the_beginning;
        let Some(file) = found.file.as_ref().filter(|_| driver && matches!(found.origin, Origin::App(_))) else {
            return;
        };
        let name = found.java_name();
        for field in file.fields.iter().filter(|f| is_symbolic(&f.annotations)) {
            let own = found.field(&field.name, Some(&field.descriptor));
            match own.filter(|own| own.is_static() && own.access & access::FINAL == 0) {
                Some(own) => self.forget_static(class, own, 0),
                None => {
                    let what = format!("other values of the field {name}.{} (@Symbolic)", field.name);
                    self.note_left_out(Beyond::MarkedFields, &what);
                }
            }
        }
        for method in file.methods.iter().filter(|m| m.annotations.iter().any(|a| a.is(PRECONDITIONS))) {
            let what = format!("other arguments of {name}.{} (@Preconditions)", method.name);
            self.note_left_out(Beyond::MarkedConditions, &what);
        }
    }
}

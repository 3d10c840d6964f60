//! Objects that the program keeps in static fields, for what no constructor and no factory gives: `Format.DEFAULT` of a class
//! with a private constructor.

use super::question::matches;
use super::recipe::{Work, slot_of};
use super::world::{World, primitive};
use crate::explore::input::{FieldInput, Input};
use crate::interp::Vm;
use crate::state::State;

/// Static fields of a class that are looked at.
const MOST_FIELDS: usize = 32;

impl Work<'_, '_> {
    /// A visible static field of the class that holds an object with these fields, as far as the path looked at them.
    pub(super) fn constant(&self, class: &str, fields: &[FieldInput]) -> Option<Input> {
        let found = self.scope.load(class)?;
        let descriptor = format!("L{};", found.name);
        let visible = found.fields.iter().filter(|field| {
            field.is_static() && *field.descriptor == *descriptor && self.scope.sees_field(found, field)
        });
        let mut ignore = |_: &Vm, _: &mut State| {};
        let mut world = World::new(self.scope.vm, &mut ignore);
        for field in visible.take(MOST_FIELDS) {
            let Ok(value) = world.static_field(class, &field.name) else { continue };
            let Some(object) = value.as_ref().filter(|object| !object.is_null()) else { continue };
            let Some(of) = world.class_of(object).filter(|of| of.id == found.id) else { continue };
            let fits = |wanted: &FieldInput| {
                let now = slot_of(&self.scope, of, wanted).and_then(|slot| world.state.heap.field(object, slot));
                now.is_some_and(|now| match wanted.range {
                    Some((low, high)) => {
                        primitive(now, &wanted.descriptor).is_some_and(|v| (low..=high).contains(&v.signed()))
                    }
                    None => matches(&world, now, &wanted.value, &wanted.descriptor),
                })
            };
            if fields.iter().filter(|wanted| wanted.seen).all(fits) {
                return Some(Input::Constant { class: class.to_string(), name: field.name.to_string() });
            }
        }
        None
    }
}

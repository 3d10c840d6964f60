//! Places and looks: what expressions at the end of a test reach, from its variables through queries, fields and elements.

use super::{DEEPEST, Ending, Look, MOST_ELEMENTS, MOST_LOOKS, MOST_PLACES, Place, Way};
use crate::classfile::descriptor::FieldType;
use crate::program::{Class, Method, Origin};
use crate::state::{Ref, Value};
use crate::testgen::java::Expr;
use crate::testgen::java::literal::text;
use crate::testgen::queries::{asked_twice, is_query};
use crate::testgen::world::World;
use crate::util::ClassId;

impl Ending<'_> {
    /// The looks at a place, and the places behind it.
    pub(super) fn expand(&mut self, number: usize) {
        let program = &self.vm.program;
        let Some(place) = self.places.get(number).cloned() else { return };
        let class = program.class(place.class);
        if matches!(class.origin, Origin::App(_)) && !class.is_array() {
            for (way, name, descriptor) in self.members(class, place.depth == 0) {
                let Some(base) = self.typed(&place, &way, &name, &descriptor) else { continue };
                let expr = match &way {
                    Way::Call(_, arguments) => {
                        let written: Option<Vec<Expr>> = arguments.iter().map(|a| self.written(a)).collect();
                        let Some(written) = written else { continue };
                        Expr::Call(Box::new(base), name, written)
                    }
                    _ => Expr::Field(Box::new(base), name),
                };
                let result = descriptor.rsplit(')').next().unwrap_or_default().to_string();
                self.add(Some(number), way, expr, &result, place.depth + 1);
            }
            return;
        }
        // The container itself, and what it holds.
        if place.depth == 0 {
            self.add_look(Some(number), None, place.expr.clone(), &place.descriptor, 0);
        }
        for (way, expr) in self.inside(number, &place) {
            let element = place.descriptor.strip_prefix('[').unwrap_or("Ljava/lang/Object;").to_string();
            self.add_place(Some(number), way, expr, &element, place.depth + 1);
        }
    }

    /// Static fields and queries of a class.
    pub(super) fn look_at_class(&mut self, class: &Class) {
        let Some(name) = self.scope.class_name(class) else { return };
        let program = &self.vm.program;
        let fields = class.fields.iter().filter(|f| f.is_static() && self.scope.sees_field(class, f));
        for field in fields.collect::<Vec<_>>() {
            let expr = Expr::Static(name.clone(), field.name.to_string());
            let way = Way::StaticField(class.id, field.slot as usize);
            self.add_look(None, Some(way), expr, &field.descriptor, 1);
        }
        let methods = class.methods.iter().map(|id| program.method(*id));
        let plain = |m: &&Method| m.is_static() && m.params.is_empty() && is_query(&self.scope, class, m);
        for method in methods.filter(plain).collect::<Vec<_>>() {
            let expr = Expr::StaticCall(name.clone(), method.name.to_string(), Vec::new());
            let result = method.descriptor.strip_prefix("()").unwrap_or_default();
            self.add_look(None, Some(Way::Static(method.id)), expr, result, 1);
        }
    }

    /// Fields and queries of objects of a class, by name and descriptor; `with_arguments`: also those that have parameters.
    pub(super) fn members(&self, class: &Class, with_arguments: bool) -> Vec<(Way, String, String)> {
        let program = &self.vm.program;
        let mut found: Vec<(Way, String, String)> = Vec::new();
        let own = class.display.iter().rev().map(|c| program.class(*c));
        for owner in own.filter(|c| matches!(c.origin, Origin::App(_))) {
            for method in owner.methods.iter().map(|id| program.method(*id)) {
                let selected = program.select(class.id, method.selector) == Some(method.id);
                let asked = method.params.is_empty() || with_arguments;
                if !selected || !asked || method.is_static() || !is_query(&self.scope, owner, method) {
                    continue;
                }
                for arguments in self.asked(method) {
                    let way = Way::Call(method.id, arguments);
                    found.push((way, method.name.to_string(), method.descriptor.to_string()));
                }
            }
            for field in owner.fields.iter().filter(|f| !f.is_static() && self.scope.sees_field(owner, f)) {
                let hidden = class.field(&field.name, None).is_some_and(|f| f.slot != field.slot);
                if !hidden {
                    let way = Way::Field(field.slot as usize);
                    found.push((way, field.name.to_string(), field.descriptor.to_string()));
                }
            }
        }
        found
    }

    /// The place's expression in a type that has the member.
    pub(super) fn typed(&self, place: &Place, way: &Way, name: &str, descriptor: &str) -> Option<Expr> {
        let program = &self.vm.program;
        let known = match FieldType::parse(&place.descriptor).ok()? {
            FieldType::Object(name) => program.load(name).ok(),
            _ => None,
        };
        let has = known.is_some_and(|class| match way {
            Way::Field(_) => program.find_field(class, name, Some(descriptor)).is_some(),
            _ => program.find_named(class, name, descriptor).is_some(),
        });
        match has {
            true => Some(place.expr.clone()),
            false => Some(Expr::Cast(self.scope.class_type(program.class(place.class))?, Box::new(place.expr.clone()))),
        }
    }

    /// The first elements of an array or list, and entries of a map by their text.
    pub(super) fn inside(&self, number: usize, place: &Place) -> Vec<(Way, Expr)> {
        let base = || Box::new(place.expr.clone());
        self.aside(|world| {
            let Some(object) = self.value_at(world, number).and_then(|v| v.as_ref()) else { return Vec::new() };
            if let Some(elements) = world.state.heap.array(object) {
                let count = elements.len().min(MOST_ELEMENTS);
                return (0..count).map(|i| (Way::Element(i), Expr::Index(base(), i))).collect();
            }
            let is = |world: &World<'_>, kind: &str| {
                let kind = world.vm.program.load(kind).ok();
                kind.is_some_and(|kind| world.vm.program.is_subtype(place.class, kind))
            };
            let receiver = Value::reference(object);
            if is(world, "java/util/List") {
                let size = world.invoke("java/util/Collection", "size", "()I", &[receiver]).ok();
                let size = size.and_then(|v| v.as_int()).unwrap_or(0).max(0) as usize;
                let get = |i: usize| Expr::Call(base(), "get".into(), vec![Expr::Literal(i.to_string())]);
                return (0..size.min(MOST_ELEMENTS)).map(|i| (Way::Element(i), get(i))).collect();
            }
            if is(world, "java/util/Map") {
                return texts(world, receiver)
                    .into_iter()
                    .map(|key| {
                        let get = Expr::Call(base(), "get".into(), vec![text(&key)]);
                        (Way::Entry(key), get)
                    })
                    .collect();
            }
            Vec::new()
        })
    }

    pub(super) fn add(&mut self, before: Option<usize>, way: Way, expr: Expr, descriptor: &str, depth: u32) {
        let met = self.add_look(before, Some(way.clone()), expr.clone(), descriptor, depth);
        if depth > DEEPEST || self.places.len() >= MOST_PLACES || descriptor.len() == 1 {
            return;
        }
        let met = match met {
            Some(met) => met,
            None => self.aside(|world| self.met(world, before, &way)),
        };
        self.add_met(met, before, way, expr, descriptor, depth);
    }

    pub(super) fn add_place(&mut self, before: Option<usize>, way: Way, expr: Expr, descriptor: &str, depth: u32) {
        if depth > DEEPEST || self.places.len() >= MOST_PLACES || descriptor.len() == 1 {
            return;
        }
        let met = self.aside(|world| self.met(world, before, &way));
        self.add_met(met, before, way, expr, descriptor, depth);
    }

    /// The object at the end of a way, with its class.
    fn met(&self, world: &mut World<'_>, before: Option<usize>, way: &Way) -> Option<(ClassId, Ref)> {
        let value = self.follow(world, before, way)?;
        object_of(world, value)
    }

    fn add_met(
        &mut self,
        met: Option<(ClassId, Ref)>,
        before: Option<usize>,
        way: Way,
        expr: Expr,
        descriptor: &str,
        depth: u32,
    ) {
        let Some((class, object)) = met else { return };
        let again = self.places.iter().any(|place| matches!(place.way, Way::Held(held) if held == object));
        if !again {
            self.places.push(Place { expr, descriptor: descriptor.to_string(), class, before, way, depth });
        }
    }

    /// The object that the look came to, if it was taken.
    pub(super) fn add_look(
        &mut self,
        before: Option<usize>,
        way: Option<Way>,
        expr: Expr,
        descriptor: &str,
        depth: u32,
    ) -> Option<Option<(ClassId, Ref)>> {
        // A place by itself: nothing is done with it.
        let (before, way) = match (way, before.and_then(|number| self.places.get(number))) {
            (Some(way), _) => (before, way),
            (None, Some(place)) => (place.before, place.way.clone()),
            _ => return None,
        };
        if self.looks.len() >= MOST_LOOKS {
            return None;
        }
        let mut met = None;
        let (told, reads) = self.aside(|world| {
            world.reads = self.reads.take();
            // What reads nothing of the attributes shows none of them.
            let told = asked_twice(world, &mut |world| {
                let value = self.follow(world, before, &way)?;
                met = met.or_else(|| object_of(world, value));
                let told = self.told_of(world, value, &way, &expr, descriptor);
                told.filter(|_| world.reads.as_ref().is_none_or(|reads| reads.has_any()))
            });
            let read = world.reads.as_mut().map(|reads| reads.take());
            self.reads.replace(world.reads.take());
            (told, read.unwrap_or_default())
        });
        if let Some(told) = told {
            self.looks.push(Look { expr, descriptor: descriptor.to_string(), before, way, depth, told, reads });
        }
        Some(met)
    }

    pub(super) fn value_at(&self, world: &mut World<'_>, number: usize) -> Option<Value> {
        let place = self.places.get(number)?;
        self.follow(world, place.before, &place.way)
    }

    /// The value of a way from a place.
    pub(super) fn follow(&self, world: &mut World<'_>, before: Option<usize>, way: &Way) -> Option<Value> {
        let base = match before {
            Some(number) => self.value_at(world, number)?,
            None => Value::NULL,
        };
        let object = base.as_ref();
        if before.is_some() && object.is_none_or(Ref::is_null) {
            return None;
        }
        match way {
            Way::Held(object) => Some(Value::reference(*object)),
            Way::Call(method, arguments) => {
                let mut all = vec![base];
                for argument in arguments {
                    all.push(self.given(world, argument)?);
                }
                world.call(*method, &all).ok()
            }
            Way::Static(method) => world.call(*method, &[]).ok(),
            Way::Field(slot) => {
                world.note_read(object?);
                world.state.heap.field(object?, *slot)
            }
            Way::StaticField(class, slot) => {
                world.reads.iter_mut().for_each(|reads| reads.note_class(*class));
                world.state.statics.get(*class, *slot)
            }
            Way::Element(index) => {
                world.note_read(object?);
                if let Some(elements) = world.state.heap.array(object?) {
                    return elements.get(*index);
                }
                let index = Value::int(*index as i32);
                world.invoke("java/util/List", "get", "(I)Ljava/lang/Object;", &[base, index]).ok()
            }
            Way::Entry(key) => {
                let key = world.text(key);
                let get = "(Ljava/lang/Object;)Ljava/lang/Object;";
                world.invoke("java/util/Map", "get", get, &[base, key]).ok()
            }
        }
    }
}

fn object_of(world: &World<'_>, value: Value) -> Option<(ClassId, Ref)> {
    let object = value.as_ref().filter(|object| !object.is_null())?;
    Some((world.state.heap.class_of(object)?, object))
}

/// The first keys of a map that are texts.
fn texts(world: &mut World<'_>, map: Value) -> Vec<Vec<u16>> {
    let keys = world.invoke("java/util/Map", "keySet", "()Ljava/util/Set;", &[map]).ok();
    let array = keys.and_then(|keys| {
        world.invoke("java/util/Collection", "toArray", "()[Ljava/lang/Object;", &[keys]).ok()?.as_ref()
    });
    let Some(elements) = array.and_then(|array| world.state.heap.array(array)).cloned() else { return Vec::new() };
    let string = world.vm.known.string;
    let all = (0..elements.len()).filter_map(|i| elements.get(i)?.as_ref());
    let text = |key: Ref| {
        let is_text = world.state.heap.class_of(key) == Some(string);
        is_text.then(|| world.vm.string_units(&world.state, key)).flatten()
    };
    let mut found: Vec<Vec<u16>> = all.filter_map(text).collect();
    found.sort();
    found.truncate(MOST_ELEMENTS);
    found
}

//! What is asked of a way to make an object: that its fields have the wanted values, as a question for the solver, and whether
//! an object that was made has them.

use super::recipe::{Wanted, slot_of};
use super::scope::Scope;
use super::ways::Way;
use super::world::{World, primitive, unboxed};
use crate::explore::input::{CallInput, FieldInput, Input, Primitive};
use crate::expr::ops::Cmp;
use crate::expr::{Const, Sort, TermId, Terms};
use crate::interp::Vm;
use crate::program::Class;
use crate::state::{Made, Ref, State, Value, View};

const OBJECT: &str = "Ljava/lang/Object;";

/// What is asked of a way: the fields as terms, and which arguments are the wanted values themselves.
pub(super) struct Question<'v> {
    vm: &'v Vm,
    pub(super) goal: TermId,
    /// The number of the argument among all, and what it is.
    bound: Vec<(usize, Input)>,
}

impl<'v> Question<'v> {
    /// None where the way cannot give these fields.
    pub(super) fn new<'d>(
        scope: &Scope<'v>,
        terms: &mut Terms,
        way: &Way,
        class: &Class,
        wanted: &Wanted<'_>,
        fields: impl Iterator<Item = &'d FieldInput>,
    ) -> Option<Self> {
        let mut question = Question { vm: scope.vm, goal: terms.bool(true), bound: Vec::new() };
        for field in fields {
            let slot = slot_of(scope, class, field)?;
            let value = way.state.heap.field(way.object, slot)?;
            question.require(terms, way, value, (&field.value, &field.descriptor), wanted.range(field))?;
            if terms.as_const(question.goal).and_then(Const::as_bool) == Some(false) {
                return None;
            }
        }
        Some(question)
    }

    fn require(
        &mut self,
        terms: &mut Terms,
        way: &Way,
        value: Value,
        (wanted, descriptor): (&Input, &str),
        range: Option<(i64, i64)>,
    ) -> Option<()> {
        if let Input::Primitive(wanted) = wanted {
            return match value.view() {
                View::Sym(term) if range.is_some() => {
                    for (op, bound) in [(Cmp::Ge, range?.0), (Cmp::Le, range?.1)] {
                        let bound = constant(terms, term, Primitive { kind: wanted.kind, bits: bound as u64 })?;
                        let inside = terms.cmp(op, term, bound);
                        self.also(terms, inside)?;
                    }
                    Some(())
                }
                _ if let Some((low, high)) = range => {
                    (low..=high).contains(&primitive(value, descriptor)?.signed()).then_some(())
                }
                View::Sym(term) => {
                    let constant = constant(terms, term, *wanted)?;
                    // A NaN equals nothing, not even itself.
                    let is_number = terms.cmp(Cmp::Eq, constant, constant) == terms.bool(true);
                    let same = if is_number { terms.eq(term, constant) } else { terms.cmp(Cmp::Ne, term, term) };
                    self.also(terms, same)
                }
                _ => (primitive(value, descriptor)? == *wanted).then_some(()),
            };
        }
        let null = matches!(wanted, Input::Null | Input::Unseen(_));
        match value.view() {
            View::Ref(object) if object.is_null() => null.then_some(()),
            // Something that the constructor made of an argument, perhaps.
            View::Ref(_) if null => None,
            View::Ref(object) => {
                let root = way.state.inputs.roots.iter().position(|r| r.descriptor.as_ref() == descriptor);
                if let Some(root) = root.filter(|r| self.bound.iter().all(|(b, _)| b != r)) {
                    self.bound.push((root, wanted.clone()));
                    return Some(());
                }
                self.content(terms, way, object, wanted)
            }
            View::Sym(term) => self.reference(terms, way, term, wanted, null),
            _ => None,
        }
    }

    /// What was put into an array or a list that the code made itself. Of an array more may be there than was looked at.
    fn content(&mut self, terms: &mut Terms, way: &Way, object: Ref, wanted: &Input) -> Option<()> {
        let (items, element) = match wanted {
            Input::Array { items, element, .. } => (items, element.as_str()),
            Input::List(_, items) => (items, OBJECT),
            _ => return Some(()),
        };
        let Some(content) = content_of(self.vm, &way.state, object) else { return Some(()) };
        let is_array = matches!(wanted, Input::Array { .. });
        if content.len() < items.len() || (content.len() > items.len() && !is_array) {
            return None;
        }
        for (value, item) in content.into_iter().zip(items) {
            if !matches!(item, Input::Unseen(_)) {
                self.require(terms, way, value, (item, element), None)?;
            }
        }
        Some(())
    }

    /// A reference that came with an argument.
    fn reference(&mut self, terms: &mut Terms, way: &Way, term: TermId, wanted: &Input, null: bool) -> Option<()> {
        let inputs = &way.state.inputs;
        let root = inputs.roots.iter().position(|r| {
            let own = r.value.as_sym();
            let resolved = own.and_then(|v| inputs.lazies.get(&v)).and_then(|l| l.resolved);
            own == Some(term) || resolved == Some(term)
        });
        let lazy = root.and_then(|r| inputs.roots.get(r)).and_then(|r| inputs.lazies.get(&r.value.as_sym()?));
        let unresolved = lazy.is_some_and(|l| l.resolved.is_none());
        if let Some(root) = root {
            self.bound.push((root, wanted.clone()));
        } else if !null {
            return None;
        }
        if unresolved {
            return Some(());
        }
        let resolved = lazy.and_then(|l| l.resolved).unwrap_or(term);
        let nothing = terms.null();
        let is_null = terms.eq(resolved, nothing);
        let condition = if null { is_null } else { terms.not(is_null) };
        self.also(terms, condition)?;
        // What the constructor asked of a text must hold for this one.
        if let (Input::Text(units), Some(lazy)) = (wanted, lazy)
            && let Some(made) = inputs.objects.iter().find(|o| o.name == lazy.name)
            && let Made::Array(array) = &made.content
        {
            let length = terms.int(i32::try_from(units.len()).ok()?);
            let same = terms.eq(array.length, length);
            self.also(terms, same)?;
            for (unit, element) in units.iter().zip(&array.elements) {
                let (Some(element), unit) = (element.as_sym(), terms.int(i32::from(*unit))) else { continue };
                let same = terms.eq(element, unit);
                self.also(terms, same)?;
            }
        }
        Some(())
    }

    fn also(&mut self, terms: &mut Terms, condition: TermId) -> Option<()> {
        self.goal = terms.and(self.goal, condition);
        Some(())
    }

    /// Puts the wanted values where the arguments are.
    pub(super) fn bind(self, calls: &mut [CallInput]) {
        for (root, input) in self.bound {
            let place = calls.iter_mut().flat_map(|c| c.arguments.iter_mut()).nth(root);
            if let Some(place) = place {
                *place = input;
            }
        }
    }
}

/// The value as a constant of the term's sort.
fn constant(terms: &mut Terms, term: TermId, value: Primitive) -> Option<TermId> {
    let constant = match terms.sort(term) {
        sort @ (Sort::Bool | Sort::Bv8 | Sort::Bv16 | Sort::Bv32 | Sort::Bv64 | Sort::F32 | Sort::F64) => {
            Const::from_bits(sort, value.bits)
        }
        _ => return None,
    };
    Some(terms.constant(constant))
}

/// Whether a value in the VM is what was wanted, as far as it is cheap to say.
pub(super) fn matches(world: &World<'_>, value: Value, wanted: &Input, descriptor: &str) -> bool {
    if let Input::Primitive(wanted) = wanted {
        return primitive(value, descriptor) == Some(*wanted);
    }
    let Some(object) = value.as_ref() else { return false };
    match wanted {
        Input::Null => object.is_null(),
        Input::Unseen(_) => true,
        // Compared where the test is run: here they are left out.
        Input::Alias(_) => false,
        _ if object.is_null() => false,
        Input::Text(units) | Input::OwnText(units) | Input::KnownText(_, units) => {
            world.vm.string_units(&world.state, object).as_ref() == Some(units)
        }
        Input::Boxed(wanted) => {
            let content = world.class_of(object).and_then(|c| {
                let kind = unboxed(&c.name)?;
                let slot = c.field("value", None)?.slot as usize;
                primitive(world.state.heap.field(object, slot)?, &kind.to_string())
            });
            content == Some(*wanted)
        }
        Input::Constant { class, name } => {
            let constant = world.class(class).ok().and_then(|c| {
                let slot = c.field(name, None)?.slot as usize;
                world.state.statics.get(c.id, slot)
            });
            constant == Some(value)
        }
        Input::Object { class, .. } | Input::Record { class, .. } => {
            world.class_of(object).is_some_and(|c| c.java_name() == *class)
        }
        Input::Array { items, element, .. } => {
            let is_like = |content: Vec<Value>| content.len() >= items.len() && alike(world, content, items, element);
            content_of(world.vm, &world.state, object).is_none_or(is_like)
        }
        Input::Map(_, entries) => {
            let is_in = |entry: &(Input, Input), (key, value): &(Value, Value)| {
                matches(world, *key, &entry.0, OBJECT) && matches(world, *value, &entry.1, OBJECT)
            };
            entries_of(world.vm, &world.state, object).is_none_or(|found| {
                found.len() == entries.len()
                    && entries.iter().all(|entry| found.iter().any(|found| is_in(entry, found)))
            })
        }
        Input::Set(_, items) => {
            let is_in = |item: &Input, (key, _): &(Value, Value)| matches(world, *key, item, OBJECT);
            let map = keys_of_set(world.vm, &world.state, object);
            map.and_then(|map| entries_of(world.vm, &world.state, map)).is_none_or(|found| {
                found.len() == items.len() && items.iter().all(|item| found.iter().any(|found| is_in(item, found)))
            })
        }
        Input::List(_, items) => {
            let element = OBJECT;
            let is_like = |content: Vec<Value>| content.len() == items.len() && alike(world, content, items, element);
            content_of(world.vm, &world.state, object).is_none_or(is_like)
        }
        _ => true,
    }
}

fn alike(world: &World<'_>, content: Vec<Value>, items: &[Input], element: &str) -> bool {
    let mut pairs = content.into_iter().zip(items);
    pairs.all(|(value, item)| matches!(item, Input::Alias(_)) || matches(world, value, item, element))
}

/// The elements of an array, or of a list of the library, where their number is known.
fn content_of(vm: &Vm, state: &State, object: Ref) -> Option<Vec<Value>> {
    if let Some(array) = state.heap.array(object) {
        return Some((0..array.len()).filter_map(|i| array.get(i)).collect());
    }
    let class = vm.program.class(state.heap.class_of(object)?);
    if &*class.name != "java/util/ArrayList" {
        return None;
    }
    let field = |name| state.heap.field(object, class.field(name, None)?.slot as usize);
    let View::Int(size) = field("size")?.view() else { return None };
    let elements = state.heap.array(field("elementData")?.as_ref()?)?;
    (0..usize::try_from(size).ok()?).map(|i| elements.get(i)).collect()
}

/// The map behind a set of the library.
fn keys_of_set(vm: &Vm, state: &State, object: Ref) -> Option<Ref> {
    let class = vm.program.class(state.heap.class_of(object)?);
    if !matches!(&*class.name, "java/util/HashSet" | "java/util/LinkedHashSet") {
        return None;
    }
    let slot = vm.program.class(vm.program.load("java/util/HashSet").ok()?).field("map", None)?.slot;
    state.heap.field(object, slot as usize)?.as_ref()
}

/// Keys and values of a hash table of the library, in any order.
fn entries_of(vm: &Vm, state: &State, object: Ref) -> Option<Vec<(Value, Value)>> {
    let class = vm.program.class(state.heap.class_of(object)?);
    if !matches!(&*class.name, "java/util/HashMap" | "java/util/LinkedHashMap") {
        return None;
    }
    let slot_in = |class: &str, field: &str| {
        let class = vm.program.class(vm.program.load(class).ok()?);
        Some(class.field(field, None)?.slot as usize)
    };
    let table = state.heap.field(object, slot_in("java/util/HashMap", "table")?)?.as_ref()?;
    if table.is_null() {
        return Some(Vec::new());
    }
    let [key, value, next] = ["key", "value", "next"].map(|field| slot_in("java/util/HashMap$Node", field));
    let mut found = Vec::new();
    let buckets = state.heap.array(table)?;
    for bucket in 0..buckets.len() {
        let mut node = buckets.get(bucket)?.as_ref()?;
        while !node.is_null() {
            found.push((state.heap.field(node, key?)?, state.heap.field(node, value?)?));
            node = state.heap.field(node, next?)?.as_ref()?;
        }
    }
    Some(found)
}

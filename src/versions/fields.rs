//! Which field of one version belongs to which of the other, and whether what they hold is the same.
//!
//! Fields belong together by class, name and type. Variables that a class without a name captured (`val$x`) belong together by
//! their place, as they do where code is compared (`analysis::diff`). A static field is the one that a caller's `Class.name`
//! means, in the class itself or inherited. What has no counterpart is said, unless nobody can have given it anything.

use super::same::{Comparison, Kind, Point, Side};
use crate::classfile::access;
use crate::expr::TermId;
use crate::program::{Class, Field, Origin};
use crate::state::{Made, Ref, Value, View};
use crate::util::ClassId;

impl Comparison<'_> {
    pub(super) fn fields(&mut self, a_side: usize, a: Ref, b_side: usize, b: Ref) -> TermId {
        let (Some(class), Some(other)) = (self.class(a_side, a), self.class(b_side, b)) else {
            return self.truth(false);
        };
        if &*class.name == "java/lang/Class" {
            let named = |side: Side<'_>, object: Ref| {
                let id = side.state.heap.field(object, side.vm.known.class_id as usize)?.as_int()?;
                Some(side.vm.program.class(ClassId(id as u32)).name.to_string())
            };
            return match (named(self.sides[a_side], a), named(self.sides[b_side], b)) {
                (Some(x), Some(y)) if x != y && self.is_same_class((a_side, &x), (b_side, &y)) => {
                    self.give_up("names of classes that the compiler numbers")
                }
                (Some(x), Some(y)) => self.truth(self.is_same_class((a_side, &x), (b_side, &y))),
                _ => self.give_up("a class without a name"),
            };
        }
        if let Some((size, items)) = counted(&class.name) {
            if self.told_apart.capacity {
                return self.give_up("the room of a buffer, which the program asks for");
            }
            return self.counted(a_side, a, b_side, b, size, items);
        }
        self.views |= matches!(class.origin, Origin::Jdk(_)) && class.name.ends_with("SubList");
        let mut parts = Vec::new();
        for owner in class.display.iter() {
            let owner = self.sides[a_side].vm.program.class(*owner);
            let throwable = &*owner.name == "java/lang/Throwable";
            let right = self.sides[b_side];
            let mut above = other.display.iter().map(|c| right.vm.program.class(*c));
            let found = above.find(|c| self.is_same_class((a_side, &owner.name), (b_side, &c.name)));
            for field in owner.fields.iter().filter(|f| !f.is_static()) {
                let told = matches!(&*field.name, "detailMessage" | "cause" | "suppressedExceptions");
                if throwable && !told {
                    continue;
                }
                let twin = found.and_then(|c| twin(owner, field, c));
                let value = self.sides[a_side].state.heap.field(a, field.slot as usize);
                let other = twin.and_then(|twin| right.state.heap.field(b, twin.slot as usize));
                if is_bookkeeping(owner, &field.name) {
                    match &*field.name {
                        "modCount" => self.changed_as_often((a_side, a, value), (b_side, b, other)),
                        // By it a table finds a key, whatever became of the key since.
                        "hash" if owner.name.starts_with("java/util/") && value != other => {
                            self.give_up("hash codes that tables keep");
                        }
                        _ => {}
                    }
                    continue;
                }
                self.views |= &*field.name == "expectedModCount" && matches!(owner.origin, Origin::Jdk(_));
                if twin.is_none() {
                    self.only_here(a_side, a, owner, field);
                } else if let (Some(x), Some(y)) = (value, other) {
                    parts.push(self.same((a_side, x), (b_side, y)));
                }
            }
        }
        for owner in other.display.iter() {
            let owner = self.sides[b_side].vm.program.class(*owner);
            let left = self.sides[a_side];
            let mut above = class.display.iter().map(|c| left.vm.program.class(*c));
            let found = above.find(|c| self.is_same_class((a_side, &c.name), (b_side, &owner.name)));
            for field in owner.fields.iter().filter(|f| !f.is_static()) {
                if found.and_then(|c| twin(owner, field, c)).is_none() {
                    self.only_here(b_side, b, owner, field);
                }
            }
        }
        self.terms.all_of(&parts)
    }

    /// A field that one version does not have: what it was given cannot be compared.
    fn only_here(&mut self, side: usize, object: Ref, owner: &Class, field: &Field) {
        let slot = field.slot as usize;
        let value = self.sides[side].state.heap.field(object, slot);
        let before = match self.made(side, object).map(|made| &made.content) {
            Some(Made::Fields(before)) => before.get(slot).copied(),
            _ => Some(Value::NULL),
        };
        // The object around is kept only by classes that use it.
        let around = field.access & access::SYNTHETIC != 0 && !is_captured(field);
        let touched =
            value.is_some_and(|value| Some(value) != before && !(is_blank(value) && before.is_none_or(is_blank)));
        if touched && !around && matches!(owner.origin, Origin::App(_)) {
            self.gap.get_or_insert_with(|| format!("{}.{}, which one version has", owner.java_name(), field.name));
        }
    }

    /// Whether a collection was changed as often: its iterators and views count, also those that a caller has.
    fn changed_as_often(&mut self, a: (usize, Ref, Option<Value>), b: (usize, Ref, Option<Value>)) {
        let (Some(x), Some(y)) = (a.2, b.2) else { return };
        if x == y {
            return;
        }
        self.counts_differ = true;
        if self.made(a.0, a.1).is_some() || self.made(b.0, b.1).is_some() {
            self.give_up(COUNTS);
        }
    }

    /// Why something could not be compared, once everything was.
    pub fn take_gap(&mut self) -> Option<String> {
        let counts = self.views && self.counts_differ;
        self.gap.take().or_else(|| counts.then(|| COUNTS.to_string()))
    }

    /// Containers whose room is larger than what they hold.
    fn counted(&mut self, a_side: usize, a: Ref, b_side: usize, b: Ref, size: &str, items: &str) -> TermId {
        let field = |side: Side<'_>, object: Ref, name: &str| {
            let class = side.state.heap.class_of(object)?;
            let slot = side.vm.program.find_field(class, name, None)?.slot;
            side.state.heap.field(object, slot as usize)
        };
        let (left, right) = (self.sides[a_side], self.sides[b_side]);
        self.changed_as_often((a_side, a, field(left, a, "modCount")), (b_side, b, field(right, b, "modCount")));
        let order = match (field(left, a, "comparator"), field(right, b, "comparator")) {
            (Some(x), Some(y)) => self.same((a_side, x), (b_side, y)),
            _ => self.truth(true),
        };
        let sizes = (field(left, a, size), field(right, b, size));
        let arrays = (field(left, a, items), field(right, b, items));
        let ((Some(n), Some(m)), (Some(x), Some(y))) = (sizes, arrays) else { return order };
        let same_size = self.numbers((a_side, n), (b_side, m));
        let content = match (n.as_int(), m.as_int(), x.as_ref(), y.as_ref()) {
            (Some(n), Some(m), ..) if n != m => self.truth(false),
            (Some(n), Some(_), Some(x), Some(y)) => match (left.state.heap.array(x), right.state.heap.array(y)) {
                (Some(x), Some(y)) => self.arrays((a_side, x), (b_side, y), Some(n.max(0) as usize)),
                _ if n == 0 => self.truth(true),
                _ => self.contents(a_side, x, b_side, y),
            },
            (.., Some(x), Some(y)) => self.contents(a_side, x, b_side, y),
            _ => self.same((a_side, x), (b_side, y)),
        };
        self.terms.all_of(&[order, same_size, content])
    }

    /// The static fields of a class that both sides have initialised.
    pub fn statics(&mut self, first: &Class, second: &Class, points: &mut Vec<Point>) {
        let sides = self.sides;
        for (side, class, other) in [(0, first, second), (1, second, first)] {
            for field in class.fields.iter().filter(|f| f.is_static() && f.access & access::SYNTHETIC == 0) {
                let declared = other.field(&field.name, Some(&field.descriptor)).is_some_and(Field::is_static);
                if side == 1 && declared {
                    continue;
                }
                let value = sides[side].state.statics.get(class.id, field.slot as usize);
                let there = sides[1 - side];
                let twin = there.vm.program.find_field(other.id, &field.name, Some(&field.descriptor));
                let twin = twin.filter(|f| f.is_static);
                let what = || format!("{}.{}", class.java_name(), field.name);
                let Some(twin) = twin else {
                    if value.is_some_and(|value| is_left_behind(side, field, value)) {
                        self.gap.get_or_insert_with(|| format!("{}, which one version has", what()));
                    }
                    continue;
                };
                let other = there.state.statics.get(twin.class, twin.slot as usize);
                if let (Some(x), Some(y)) = (value, other) {
                    let same = if side == 0 { self.values(x, y) } else { self.values(y, x) };
                    points.push(Point { kind: Kind::State, what: what(), same });
                }
            }
        }
    }
}

const COUNTS: &str = "how often a collection was changed, which its iterators count";

/// The field of the other version's class that a field stands for.
fn twin<'c>(owner: &Class, field: &Field, other: &'c Class) -> Option<&'c Field> {
    if !is_captured(field) {
        return other.field(&field.name, Some(&field.descriptor));
    }
    let place = owner.fields.iter().filter(|f| is_captured(f)).position(|f| f.name == field.name)?;
    let twin = other.fields.iter().filter(|f| is_captured(f)).nth(place)?;
    (twin.descriptor == field.descriptor).then_some(twin)
}

/// Whether a field holds a variable that a local class captured.
fn is_captured(field: &Field) -> bool {
    field.access & access::SYNTHETIC != 0 && field.name.starts_with("val$")
}

/// Whether somebody may see what is in a static field without a counterpart. Callers know names of the old version; what
/// others hold shows where code reads it that differs, unless it can be written later.
fn is_left_behind(side: usize, field: &Field, value: Value) -> bool {
    let visible = side == 1 && field.access & access::PRIVATE == 0;
    visible || field.access & access::FINAL == 0 && !is_blank(value)
}

/// What fields begin with.
fn is_blank(value: Value) -> bool {
    match value.view() {
        View::Int(v) => v == 0,
        View::Long(v) => v == 0,
        View::Float(v) => v.to_bits() == 0,
        View::Double(v) => v.to_bits() == 0,
        View::Ref(object) => object.is_null(),
        _ => false,
    }
}

/// Containers by the fields that say how much they hold and where.
fn counted(class: &str) -> Option<(&'static str, &'static str)> {
    match class {
        "java/util/ArrayList" => Some(("size", "elementData")),
        "java/util/Vector" | "java/util/Stack" => Some(("elementCount", "elementData")),
        "java/util/PriorityQueue" => Some(("size", "queue")),
        "java/lang/StringBuilder" | "java/lang/StringBuffer" => Some(("count", "value")),
        _ => None,
    }
}

/// Fields of JDK classes that say nothing about what an object holds.
fn is_bookkeeping(owner: &Class, field: &str) -> bool {
    matches!(owner.origin, Origin::Jdk(_))
        && matches!(field, "modCount" | "hash" | "hashIsZero" | "keySet" | "values" | "entrySet" | "threshold")
}

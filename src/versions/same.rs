//! Whether two runs of the same inputs did the same, as terms over those inputs.
//!
//! The sides are the ends of two paths, in two programs, over the same terms. Values are compared by what a caller can
//! see: numbers by value (a NaN is a NaN, zeros have signs), input objects by identity, new objects by class and content,
//! strings and boxes by content always. What cannot be compared is said, and then nothing follows.
//!
//! Invariant: a term that is true where the values differ is never given; one that is false where they are the same may be
//! (the insides of JDK objects), so a difference has to be confirmed by running it.

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use hashbrown::HashMap;

use super::constants::{Constants, are_alike, constants};
use crate::analysis::diff::Changes;
use crate::analysis::library;
use crate::expr::ops::Cmp;
use crate::expr::{Const, Sort, TermId, Terms};
use crate::interp::Vm;
use crate::program::{Class, Origin};
use crate::state::inputs::MadeObject;
use crate::state::{Body, Elements, Made, OpenArray, Ref, Rest, State, Value, View};
use crate::util::ClassId;
use crate::world::ToldApart;

/// Objects that one comparison follows.
const MOST_OBJECTS: u32 = 20_000;
/// Elements of one array that are compared.
const MOST_ELEMENTS: usize = 4_096;
/// Ways in which two references can meet.
const MOST_PAIRS: usize = 400;
/// Objects inside objects.
const DEEPEST: u32 = 400;
const A_RUN: &str = "values that differ from one run to the next";

/// The end of a path.
#[derive(Clone, Copy)]
pub struct Side<'a> {
    pub vm: &'a Vm,
    pub state: &'a State,
}

/// What kind of behaviour a point is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    End,
    Result,
    Exception,
    State,
    Output,
}

impl Kind {
    pub fn word(self) -> &'static str {
        match self {
            Kind::End => "end",
            Kind::Result => "result",
            Kind::Exception => "exception",
            Kind::State => "state",
            Kind::Output => "output",
        }
    }
}

/// One thing that a caller can see, and the condition under which it is the same.
#[derive(Clone, Debug)]
pub struct Point {
    pub kind: Kind,
    pub what: String,
    pub same: TermId,
}

/// What a reference ends in.
#[derive(Clone, Copy)]
enum Leaf {
    Object(Ref),
    /// An unknown reference, resolved or not.
    Lazy(TermId),
    /// A box of a symbolic value.
    Boxed(TermId),
}

pub struct Comparison<'a> {
    pub terms: &'a mut Terms,
    /// The new version and the old one.
    pub(super) sides: [Side<'a>; 2],
    /// Objects of each side with the one of the other side that they stand for, and whether that is so for all inputs: an
    /// object that stands for two is not the same as either.
    partners: [HashMap<Ref, (Ref, bool)>; 2],
    /// What is compared is so for all inputs of the two paths.
    always: bool,
    /// Pairs that were compared, or are being compared: those count as the same.
    known: HashMap<(usize, Ref, usize, Ref), TermId>,
    objects: u32,
    depth: u32,
    /// Classes whose methods differ between the versions: their objects may do something else, whatever they hold.
    pub differing: Option<&'a BTreeSet<Rc<str>>>,
    /// Classes whose objects have other types than before.
    pub retyped: Option<&'a BTreeSet<Rc<str>>>,
    /// What the program tells apart that counts as the same.
    pub told_apart: ToldApart,
    /// What classes of the new version were called in the old one.
    pub changes: Option<&'a Changes>,
    /// Sides whose unknown values are terms of somebody else: nothing can be said of these.
    pub foreign: [bool; 2],
    /// Iterators or views of collections were met.
    pub(super) views: bool,
    /// A collection was changed more often on one side.
    pub(super) counts_differ: bool,
    constants: OnceCell<[Constants; 2]>,
    /// Why something could not be compared.
    pub gap: Option<String>,
}

/// Why numbers that are NaN are not taken for the same.
const BITS: &str = "bits of a NaN, which the program asks for";

/// A value of one of the sides.
type At = (usize, Value);

impl<'a> Comparison<'a> {
    pub fn new(terms: &'a mut Terms, first: Side<'a>, second: Side<'a>) -> Self {
        let partners = [HashMap::new(), HashMap::new()];
        Self {
            terms,
            sides: [first, second],
            partners,
            always: true,
            known: HashMap::new(),
            objects: 0,
            depth: 0,
            differing: None,
            retyped: None,
            told_apart: ToldApart::default(),
            changes: None,
            foreign: [false, false],
            views: false,
            counts_differ: false,
            constants: OnceCell::new(),
            gap: None,
        }
    }

    pub(super) fn truth(&self, value: bool) -> TermId {
        self.terms.bool(value)
    }

    /// Nothing is said about what cannot be compared.
    pub(super) fn give_up(&mut self, why: &str) -> TermId {
        self.gap.get_or_insert_with(|| why.to_string());
        self.truth(true)
    }

    /// A value of the first side and one of the second.
    pub fn values(&mut self, first: Value, second: Value) -> TermId {
        self.same((0, first), (1, second))
    }

    pub(super) fn same(&mut self, a: At, b: At) -> TermId {
        if self.is_foreign(a) || self.is_foreign(b) {
            return self.give_up(A_RUN);
        }
        match (self.is_reference(a), self.is_reference(b)) {
            (true, true) => self.references(a, b),
            (false, false) => self.numbers(a, b),
            _ => self.truth(false),
        }
    }

    fn is_reference(&self, (_, value): At) -> bool {
        match value.view() {
            View::Ref(_) => true,
            View::Sym(term) => self.terms.sort(term) == Sort::Ref,
            _ => false,
        }
    }

    fn is_foreign(&self, (side, value): At) -> bool {
        self.foreign[side] && value.is_sym()
    }

    pub(super) fn numbers(&mut self, a: At, b: At) -> TermId {
        if self.is_foreign(a) || self.is_foreign(b) {
            return self.give_up(A_RUN);
        }
        let is_nan = |value: Value| match value.view() {
            View::Float(v) => v.is_nan(),
            View::Double(v) => v.is_nan(),
            _ => false,
        };
        if self.told_apart.bits && is_nan(a.1) && is_nan(b.1) {
            return self.give_up(BITS);
        }
        let (a, b) = match (self.number(a.1), self.number(b.1)) {
            (Some(a), Some(b)) => (a, b),
            (None, None) => return self.truth(true),
            _ => return self.truth(false),
        };
        if a == b {
            return self.truth(true);
        }
        let (sort, other) = (self.terms.sort(a), self.terms.sort(b));
        if sort != other {
            return self.truth(false);
        }
        if self.terms.same_polynomial(a, b) {
            return self.truth(true);
        }
        if self.told_apart.bits && matches!(sort, Sort::F32 | Sort::F64) {
            return self.give_up(BITS);
        }
        self.terms.identical(a, b)
    }

    fn number(&mut self, value: Value) -> Option<TermId> {
        Some(match value.view() {
            View::Int(v) => self.terms.int(v),
            View::Long(v) => self.terms.long(v),
            View::Float(v) => self.terms.float(v),
            View::Double(v) => self.terms.double(v),
            View::Sym(term) => term,
            View::Void | View::Ref(_) | View::ReturnAddress(_) => return None,
        })
    }

    fn references(&mut self, a: At, b: At) -> TermId {
        let (left, right) = (self.leaves(a), self.leaves(b));
        if left.len() * right.len() > MOST_PAIRS {
            return self.give_up("a reference with many possible objects");
        }
        let mut parts = Vec::new();
        for (left_guard, x) in &left {
            for (right_guard, y) in &right {
                let both = self.terms.and(*left_guard, *right_guard);
                if self.terms.as_const(both) == Some(Const::Bool(false)) {
                    continue;
                }
                let outside = self.always;
                self.always &= self.terms.as_const(both) == Some(Const::Bool(true));
                let same = self.leaf_pair((a.0, *x), (b.0, *y));
                self.always = outside;
                parts.push(self.terms.implies(both, same));
            }
        }
        self.terms.all_of(&parts)
    }

    fn leaves(&mut self, (side, value): At) -> Vec<(TermId, Leaf)> {
        let term = match value.view() {
            View::Ref(object) => return vec![(TermId::TRUE, Leaf::Object(object))],
            View::Sym(term) => term,
            _ => return Vec::new(),
        };
        let mut found = Vec::new();
        for (guard, leaf) in self.terms.alternatives(term) {
            let leaf = match self.terms.as_const(leaf) {
                Some(Const::Ref(id)) => Leaf::Object(Ref(id)),
                _ if self.sides[side].state.inputs.boxes.contains_key(&leaf) => Leaf::Boxed(leaf),
                _ => Leaf::Lazy(leaf),
            };
            found.push((guard, leaf));
        }
        found
    }

    fn leaf_pair(&mut self, (a_side, a): (usize, Leaf), (b_side, b): (usize, Leaf)) -> TermId {
        match (a, b) {
            // The same input.
            (Leaf::Lazy(x), Leaf::Lazy(y)) if x == y => self.truth(true),
            (Leaf::Lazy(x), _) => match self.resolved(a_side, x) {
                Some(x) => {
                    let b = self.leaf_value(b);
                    self.references((a_side, Value::sym(x)), (b_side, b))
                }
                None => self.give_up("a reference that only one version looks at"),
            },
            (_, Leaf::Lazy(y)) => match self.resolved(b_side, y) {
                Some(y) => {
                    let a = self.leaf_value(a);
                    self.references((a_side, a), (b_side, Value::sym(y)))
                }
                None => self.give_up("a reference that only one version looks at"),
            },
            (Leaf::Boxed(x), Leaf::Boxed(y)) => {
                let (x, y) = (self.boxed(a_side, x), self.boxed(b_side, y));
                match (x, y) {
                    (Some((c, x)), Some((d, y))) if self.class_name(a_side, c) == self.class_name(b_side, d) => {
                        self.numbers((a_side, x), (b_side, y))
                    }
                    _ => self.truth(false),
                }
            }
            (Leaf::Boxed(x), Leaf::Object(y)) => self.box_and_object(a_side, x, b_side, y),
            (Leaf::Object(x), Leaf::Boxed(y)) => self.box_and_object(b_side, y, a_side, x),
            (Leaf::Object(x), Leaf::Object(y)) => self.objects(a_side, x, b_side, y),
        }
    }

    fn leaf_value(&mut self, leaf: Leaf) -> Value {
        match leaf {
            Leaf::Object(object) => Value::reference(object),
            Leaf::Lazy(term) | Leaf::Boxed(term) => Value::sym(term),
        }
    }

    fn resolved(&self, side: usize, var: TermId) -> Option<TermId> {
        self.sides[side].state.inputs.lazies.get(&var)?.resolved
    }

    fn boxed(&self, side: usize, var: TermId) -> Option<(ClassId, Value)> {
        self.sides[side].state.inputs.boxes.get(&var).map(|b| (b.class, Value::sym(b.value)))
    }

    pub(super) fn class(&self, side: usize, object: Ref) -> Option<&'a Class> {
        let side = self.sides[side];
        side.state.heap.class_of(object).map(|c| side.vm.program.class(c))
    }

    fn class_name(&self, side: usize, class: ClassId) -> &'a str {
        &self.sides[side].vm.program.class(class).name
    }

    fn box_and_object(&mut self, side: usize, var: TermId, other: usize, object: Ref) -> TermId {
        let Some((class, value)) = self.boxed(side, var) else { return self.truth(false) };
        let Some(found) = self.class(other, object) else { return self.truth(false) };
        if *found.name != *self.class_name(side, class) {
            return self.truth(false);
        }
        let slot = self.sides[other].vm.program.find_field(found.id, "value", None).map(|f| f.slot as usize);
        match slot.and_then(|slot| self.sides[other].state.heap.field(object, slot)) {
            Some(content) => self.numbers((side, value), (other, content)),
            None => self.give_up("a box without a value"),
        }
    }

    pub(super) fn made(&self, side: usize, object: Ref) -> Option<&'a MadeObject> {
        self.sides[side].state.inputs.made(object)
    }

    fn objects(&mut self, a_side: usize, a: Ref, b_side: usize, b: Ref) -> TermId {
        if a.is_null() || b.is_null() {
            return self.truth(a.is_null() && b.is_null());
        }
        let (Some(class), Some(other)) = (self.class(a_side, a), self.class(b_side, b)) else {
            return self.give_up("an object that was collected");
        };
        if a_side == b_side && !is_text_or_box(class) {
            return self.truth(a == b);
        }
        if !self.is_same_class((a_side, &class.name), (b_side, &other.name)) {
            if matches!(class.origin, Origin::Vm) && matches!(other.origin, Origin::Vm) && !class.is_array() {
                return self.give_up("function objects");
            }
            return self.truth(false);
        }
        if matches!(class.origin, Origin::Vm) && !class.is_array() {
            return self.give_up("function objects");
        }
        let across = a_side != b_side && self.told_apart.identity && is_value(class);
        if across && self.comes_from(a_side, a) != self.comes_from(b_side, b) {
            return self.give_up("equal values that are one object in one version only, as the program may find out");
        }
        let inputs = (self.made(a_side, a), self.made(b_side, b));
        if !is_text_or_box(class) {
            match inputs {
                (Some(x), Some(y)) => return self.truth(x.name == y.name),
                (None, None) => {}
                _ => return self.truth(false),
            }
        }
        if self.retyped.is_some_and(|all| all.contains(&class.name)) {
            return self.give_up(&format!("objects of {}, which have other types than before", class.java_name()));
        }
        if self.differing.is_some_and(|all| all.contains(&class.name)) && self.is_known_by_its_methods(a_side, class) {
            return self.give_up(&format!("objects of {}, whose methods differ", class.java_name()));
        }
        if a_side != b_side && (!is_value(class) || across && self.comes_from(a_side, a) == From::Made) {
            let (first, second) = if a_side == 0 { (a, b) } else { (b, a) };
            if !are_alike(self.constants.get_or_init(|| self.sides.map(constants)), first, second) {
                return self.truth(false);
            }
            match self.stand_for_each_other(first, second) {
                Some(true) => {}
                Some(false) => return self.truth(false),
                None => return self.give_up("objects that may be one or two"),
            }
        }
        self.contents(a_side, a, b_side, b)
    }

    /// Whether a class of one side is that of the other; compilers' numbers in names differ between versions.
    pub(super) fn is_same_class(&self, a: (usize, &str), b: (usize, &str)) -> bool {
        let before = |(side, name): (usize, &str)| match self.changes {
            Some(changes) if side == 0 && a.0 != b.0 => changes.old_class(name) == if a.0 == 0 { b.1 } else { a.1 },
            _ => a.1 == b.1,
        };
        before(if a.0 == 0 { a } else { b })
    }

    /// Whether a caller sees of an object what its methods do and nothing else compares these: no target is one of a class
    /// without a name, and of an exception the message is asked for.
    fn is_known_by_its_methods(&self, side: usize, class: &Class) -> bool {
        let vm = self.sides[side].vm;
        let nameable = class.file.as_ref().is_none_or(|file| file.is_nameable());
        !nameable || vm.program.is_subtype(class.id, vm.known.throwable)
    }

    /// Whether two objects can stand for each other: neither stands for a third one. None: not for all inputs.
    fn stand_for_each_other(&mut self, first: Ref, second: Ref) -> Option<bool> {
        for (side, object, other) in [(0, first, second), (1, second, first)] {
            let (partner, always) = *self.partners[side].entry(object).or_insert((other, self.always));
            if partner != other {
                return (always && self.always).then_some(false);
            }
        }
        Some(true)
    }

    /// Whether two objects of the same class name hold the same.
    pub fn contents(&mut self, a_side: usize, a: Ref, b_side: usize, b: Ref) -> TermId {
        let key = (a_side, a, b_side, b);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        self.objects += 1;
        if self.objects > MOST_OBJECTS || self.depth > DEEPEST {
            return self.give_up("more objects than are compared");
        }
        self.known.insert(key, TermId::TRUE);
        self.depth += 1;
        let same = self.bodies(a_side, a, b_side, b);
        self.depth -= 1;
        self.known.insert(key, same);
        same
    }

    fn bodies(&mut self, a_side: usize, a: Ref, b_side: usize, b: Ref) -> TermId {
        let (left, right) = (self.sides[a_side].state, self.sides[b_side].state);
        let (Some(x), Some(y)) = (left.heap.get(a), right.heap.get(b)) else {
            return self.give_up("an object that was collected");
        };
        let open = |body: &Body| matches!(body, Body::Open(_));
        if self.foreign[a_side] && open(&x.body) || self.foreign[b_side] && open(&y.body) {
            return self.give_up(A_RUN);
        }
        match (&x.body, &y.body) {
            (Body::Fields(_), Body::Fields(_)) => self.fields(a_side, a, b_side, b),
            (Body::Array(x), Body::Array(y)) => self.arrays((a_side, x), (b_side, y), None),
            (Body::Open(x), Body::Open(y)) => self.open_arrays((a_side, x), (b_side, y)),
            (Body::Open(x), Body::Array(y)) => self.open_and_closed((a_side, x), (b_side, y)),
            (Body::Array(x), Body::Open(y)) => self.open_and_closed((b_side, y), (a_side, x)),
            _ => self.truth(false),
        }
    }

    /// `count`: only so many elements.
    pub(super) fn arrays(&mut self, a: (usize, &Elements), b: (usize, &Elements), count: Option<usize>) -> TermId {
        if count.is_none() && a.1.len() != b.1.len() {
            return self.truth(false);
        }
        let count = count.unwrap_or_else(|| a.1.len());
        if count > MOST_ELEMENTS {
            return self.give_up("arrays too long to compare");
        }
        let mut parts = Vec::new();
        for i in 0..count {
            let (x, y) = (a.1.get(i), b.1.get(i));
            parts.push(match (x, y) {
                (Some(x), Some(y)) => self.same((a.0, x), (b.0, y)),
                _ => self.truth(false),
            });
        }
        self.terms.all_of(&parts)
    }

    fn open_arrays(&mut self, a: (usize, &OpenArray), b: (usize, &OpenArray)) -> TermId {
        let length = self.terms.eq(a.1.length, b.1.length);
        let known = a.1.elements.len().min(b.1.elements.len());
        let alike = match (&a.1.rest, &b.1.rest) {
            (Rest::Input(x), Rest::Input(y)) => x == y && a.1.elements.len() == b.1.elements.len(),
            (Rest::Blank, Rest::Blank) | (Rest::Lost, Rest::Lost) => a.1.elements.len() == b.1.elements.len(),
            (x @ Rest::Given { .. }, y @ Rest::Given { .. }) => x == y,
            _ => false,
        };
        if !alike {
            // Beyond what both know, nothing may follow.
            let limit = self.terms.int(known as i32);
            let within = self.terms.cmp(Cmp::Le, a.1.length, limit);
            if self.terms.as_const(within) != Some(Const::Bool(true)) {
                return self.give_up("arrays or texts of which the versions know different parts");
            }
        }
        let mut parts = vec![length];
        for i in 0..known {
            let index = self.terms.int(i as i32);
            let there = self.terms.cmp(Cmp::Lt, index, a.1.length);
            let same = self.same((a.0, a.1.elements[i]), (b.0, b.1.elements[i]));
            parts.push(self.terms.implies(there, same));
        }
        self.terms.all_of(&parts)
    }

    fn open_and_closed(&mut self, a: (usize, &OpenArray), b: (usize, &Elements)) -> TermId {
        let length = self.terms.int(b.1.len() as i32);
        let mut parts = vec![self.terms.eq(a.1.length, length)];
        if b.1.len() > a.1.elements.len() {
            return self.give_up("arrays or texts of which the versions know different parts");
        }
        for i in 0..b.1.len() {
            if let (Some(x), Some(y)) = (a.1.elements.get(i), b.1.get(i)) {
                parts.push(self.same((a.0, *x), (b.0, y)));
            }
        }
        self.terms.all_of(&parts)
    }

    /// What became of the input objects. The second side may have made more than the first.
    pub fn inputs(&mut self, points: &mut Vec<Point>) {
        let (left, right) = (self.sides[0], self.sides[1]);
        let (mine, theirs) = (&left.state.inputs.objects, &right.state.inputs.objects);
        for (x, y) in mine.iter().zip(theirs) {
            let same = self.is_same_class((0, self.class_name(0, x.class)), (1, self.class_name(1, y.class)));
            if x.name != y.name || !same {
                self.give_up("inputs that the versions make differently");
                return;
            }
            let same = self.contents(0, x.object, 1, y.object);
            self.input_point(points, x, same);
        }
        for (side, extra) in [(0, mine.get(theirs.len()..)), (1, theirs.get(mine.len()..))] {
            for made in extra.unwrap_or_default() {
                let same = self.unchanged(side, made);
                self.input_point(points, made, same);
            }
        }
    }

    fn input_point(&mut self, points: &mut Vec<Point>, made: &MadeObject, same: TermId) {
        let same = self.terms.implies(made.exists, same);
        points.push(Point { kind: Kind::State, what: made.name.to_string(), same });
    }

    /// An object that only one version looked at still holds what it held at first.
    fn unchanged(&mut self, side: usize, made: &MadeObject) -> TermId {
        let state = self.sides[side].state;
        let Some(object) = state.heap.get(made.object) else { return self.truth(true) };
        let values = made.content.values();
        match (&made.content, &object.body) {
            (Made::Array(_), _) if self.is_text(side, made.object) => self.truth(true),
            (Made::Array(before), Body::Open(now)) => self.open_arrays((side, before), (side, now)),
            (Made::Fields(before), Body::Fields(now)) => {
                let pairs = before.iter().zip(now.iter());
                let parts: Vec<TermId> = pairs.map(|(x, y)| self.same((side, *x), (side, *y))).collect();
                self.terms.all_of(&parts)
            }
            (Made::Array(_), Body::Array(now)) => {
                let parts: Vec<TermId> = (0..now.len())
                    .zip(values.collect::<Vec<_>>())
                    .filter_map(|(i, before)| now.get(i).map(|v| (before, v)))
                    .map(|(before, v)| self.same((side, before), (side, v)))
                    .collect();
                self.terms.all_of(&parts)
            }
            _ => self.give_up("a collection that only one version looks at"),
        }
    }

    /// Where a value comes from: an input by its name, a literal, what the library keeps, or made on the way.
    fn comes_from(&self, side: usize, object: Ref) -> From<'a> {
        let Side { vm, state, .. } = self.sides[side];
        match self.made(side, object) {
            Some(made) => From::Input(&made.name),
            None if self.is_text(side, object) && vm.is_literal(state, object) => From::Literal,
            None if vm.is_kept_box(state, object) || self.is_constant_of_its_class(side, object) => From::Kept,
            None => From::Made,
        }
    }

    /// Whether a class has an object of its own as a constant, such as `Duration.ZERO`.
    fn is_constant_of_its_class(&self, side: usize, object: Ref) -> bool {
        let Some(class) = self.class(side, object) else { return false };
        let mut constants = class.fields.iter().filter(|field| field.is_static());
        let held = |slot: u32| self.sides[side].state.statics.get(class.id, slot as usize)?.as_ref();
        constants.any(|field| held(field.slot) == Some(object))
    }

    fn is_text(&self, side: usize, object: Ref) -> bool {
        self.class(side, object).is_some_and(|c| c.id == self.sides[side].vm.known.string)
    }
}

#[derive(PartialEq, Eq)]
enum From<'a> {
    Input(&'a str),
    Literal,
    Kept,
    Made,
}

/// Objects that nobody tells apart by identity: texts, boxes and the like of the library.
fn is_value(class: &Class) -> bool {
    is_text_or_box(class)
        || matches!(
            &*class.name,
            "java/math/BigInteger" | "java/math/BigDecimal" | "java/util/UUID" | "java/util/Optional"
        )
        || class.name.starts_with("java/time/") && library::is_value(&class.name)
}

/// Strings and boxes: equal ones cannot be told apart by what they hold.
fn is_text_or_box(class: &Class) -> bool {
    matches!(
        &*class.name,
        "java/lang/String"
            | "java/lang/Integer"
            | "java/lang/Long"
            | "java/lang/Short"
            | "java/lang/Byte"
            | "java/lang/Character"
            | "java/lang/Boolean"
            | "java/lang/Float"
            | "java/lang/Double"
    )
}

//! States as words, to tell whether two are alike: objects are numbered in the order in which a walk meets them, and so are the
//! terms and the inputs that these are made of. Literals keep their identity. Static fields of the JDK's classes are taken for caches.

use hashbrown::HashMap;

use crate::expr::{Node, Sort, TermId, Terms, VarId};
use crate::interp::Vm;
use crate::program::Origin;
use crate::state::{Body, Elements, Ref, State, Value, View};
use crate::util::ClassId;

/// Words and nodes of one shape; larger states are none.
const LARGEST: usize = 8_000;

/// A walk over a state. None wherever the state has no shape.
pub(super) struct Walk<'t> {
    pub words: Vec<u64>,
    /// The terms, each behind those that it is made of, which it names by their places here.
    pub nodes: Vec<Node>,
    /// The inputs that they are about, in the order in which they were met.
    pub variables: Vec<VarId>,
    /// Where values may depend on the inputs.
    terms: Option<&'t Terms>,
    places: HashMap<TermId, u32>,
    numbers: HashMap<Ref, u64>,
    work: Vec<Ref>,
}

impl<'t> Walk<'t> {
    pub fn new(terms: Option<&'t Terms>) -> Self {
        Walk {
            words: Vec::new(),
            nodes: Vec::new(),
            variables: Vec::new(),
            terms,
            places: HashMap::new(),
            numbers: HashMap::new(),
            work: Vec::new(),
        }
    }

    pub fn value(&mut self, value: Value) -> Option<()> {
        // What sort of value it is comes first, so that no two states have the same words by chance.
        let (sort, word) = match value.view() {
            View::Void => (0, 0),
            View::Int(v) => (1, u64::from(v as u32)),
            View::Long(v) => (2, v as u64),
            View::Float(v) => (3, u64::from(v.to_bits())),
            View::Double(v) => (4, v.to_bits()),
            View::Ref(object) => (5, self.object(object)),
            View::Sym(term) => (6, u64::from(self.term(term)?)),
            View::ReturnAddress(_) => return None,
        };
        self.words.extend([sort, word]);
        (self.words.len() < LARGEST).then_some(())
    }

    /// The number of an object, which is looked at later.
    pub fn object(&mut self, object: Ref) -> u64 {
        if object.is_null() {
            return 0;
        }
        let next = self.numbers.len() as u64 + 1;
        *self.numbers.entry(object).or_insert_with(|| {
            self.work.push(object);
            next
        })
    }

    /// The place of a term among the nodes.
    pub fn term(&mut self, root: TermId) -> Option<u32> {
        let terms = self.terms?;
        let mut todo = vec![root];
        while let Some(&term) = todo.last() {
            if self.places.contains_key(&term) {
                todo.pop();
                continue;
            }
            let sort = terms.sort(term);
            if matches!(sort, Sort::Ref | Sort::Array(_)) || self.nodes.len() > LARGEST {
                return None;
            }
            let node = terms.node(term);
            let waits: Vec<TermId> =
                node.children().iter().copied().filter(|child| !self.places.contains_key(child)).collect();
            if !waits.is_empty() {
                todo.extend(waits);
                continue;
            }
            todo.pop();
            let node = match *node {
                Node::Var(variable) => {
                    let number = self.variables.len() as u32;
                    self.variables.push(variable);
                    self.words.extend([u64::MAX, sort.code()]);
                    Node::Var(VarId(number))
                }
                node => node.map(|child| TermId(self.places.get(&child).copied().unwrap_or(u32::MAX))),
            };
            self.places.insert(term, self.nodes.len() as u32);
            self.nodes.push(node);
        }
        self.places.get(&root).copied()
    }

    /// Static fields of the program.
    pub fn statics(&mut self, vm: &Vm, state: &State) -> Option<()> {
        for id in (0..vm.program.class_count() as u32).map(ClassId) {
            let Some(cell) = state.statics.cell(id).filter(|cell| cell.values.is_some()) else { continue };
            if !matches!(vm.program.class(id).origin, Origin::App(_)) {
                continue;
            }
            self.words.extend([u64::from(id.0), cell.status as u64]);
            cell.values.iter().flat_map(|values| values.iter()).try_for_each(|value| self.value(*value))?;
        }
        Some(())
    }

    /// What all objects hold that were met.
    pub fn objects(&mut self, vm: &Vm, state: &State) -> Option<()> {
        let mut literals = None;
        let mut done = 0;
        while let Some(object) = self.work.get(done).copied() {
            done += 1;
            let found = state.heap.get(object)?;
            self.words.push(u64::from(found.class.0));
            if found.class == vm.known.string {
                let literals = literals.get_or_insert_with(|| literals_of(state));
                self.words.push(literals.get(&object).map_or(u64::MAX, |literal| u64::from(*literal)));
            }
            match &found.body {
                Body::Fields(fields) => fields.iter().try_for_each(|value| self.value(*value))?,
                Body::Array(elements) => self.elements(elements)?,
                Body::Open(_) | Body::Free(_) => return None,
            }
        }
        Some(())
    }

    fn elements(&mut self, elements: &Elements) -> Option<()> {
        if elements.len() > LARGEST {
            return None;
        }
        self.words.push(elements.len() as u64);
        (0..elements.len()).try_for_each(|i| self.value(elements.get(i)?))
    }
}

fn literals_of(state: &State) -> HashMap<Ref, u32> {
    let all = (0..state.literals.len()).filter_map(|i| state.literals.get(i).map(|object| (*object, i)));
    all.filter(|(object, _)| !object.is_null()).collect()
}

//! What an unknown reference can be. Its choice variable counts the possibilities: 0 is null (where allowed), then a new
//! object of each candidate class, then the input objects of fitting type made before, and last "something else", which ends
//! the path as beyond a bound.
//!
//! Invariants: classes are initialised and everything is asked before anything is made, because the instruction is repeated
//! after each question. All constraints added here hold when the new variables are zero, so a model of the path stays one.

use std::rc::Rc;

use super::Machine;
use super::candidates::{Candidate, CandidateKind};
use super::outcome::{ForkReason, Outcome, Partial};
use super::unknowns::{OTHER_CLASSES, RECEIVER_AMONG_ARGUMENTS, UNKNOWN_TYPE, readable};
use crate::classfile::descriptor::FieldType;
use crate::expr::ops::Cmp;
use crate::expr::{Sort, TermId};
use crate::state::inputs::{MadeObject, Resolved};
use crate::state::{Lazy, Ref};
use crate::util::ClassId;

/// The variable that counts the possibilities of an unknown reference.
pub fn choice_name(reference: &str) -> String {
    format!("{reference}?")
}

/// An input object that was made before, and the condition under which it exists.
struct Alias {
    object: Ref,
    exists: TermId,
    name: Rc<str>,
}

/// What a reference can be, in the order in which its choice variable counts.
struct Possible {
    nullable: bool,
    candidates: Vec<Candidate>,
    /// Strings of the program, for the candidate that stands for them.
    literals: Vec<Ref>,
    aliases: Vec<Alias>,
    receiver: Option<Ref>,
    /// Objects of the program itself, where unusual inputs are tried.
    shared: Vec<Ref>,
    /// How many these are.
    count: i32,
    /// The bound that anything else is beyond; `None` if there is nothing else.
    beyond: Option<String>,
}

impl Machine<'_> {
    /// The choice that an unknown reference stands for; made when it is first asked for.
    pub fn resolve_lazy(&mut self, var: TermId) -> Result<TermId, Box<Outcome>> {
        let Some(lazy) = self.state.inputs.lazies.get(&var).cloned() else {
            return Err(unsupported("a text that depends on the inputs"));
        };
        if let Some(resolved) = lazy.resolved {
            self.finish_inputs()?;
            return Ok(resolved);
        }
        let expected = self.state.inputs.expected.last().cloned();
        if expected.as_ref().is_some_and(|next| next.var != var) {
            return Err(unsupported("inputs that the versions look at in another order"));
        }
        let possible = self.possible(&lazy)?;
        let meaning = if self.vm.config.twins { self.meaning(&lazy, &possible) } else { Vec::new() };
        // Another run with the same inputs counts as the first one did.
        let places = match &expected {
            None => (0..meaning.len()).collect(),
            Some(first) => places(&meaning, &first.meaning)
                .ok_or_else(|| unsupported("inputs that have other possible values in the versions"))?,
        };
        let choice = self.counted(var, &lazy, &possible)?;
        let resolved = self.choice_between(&lazy, choice, possible, &places);
        let inputs = Rc::make_mut(&mut self.state.inputs);
        if let Some(lazy) = inputs.lazies.get_mut(&var) {
            lazy.resolved = Some(resolved);
        }
        let meaning = expected.map_or_else(|| meaning.into(), |first| first.meaning);
        inputs.order.push(Resolved { var, meaning });
        inputs.expected.pop();
        self.finish_inputs()?;
        Ok(resolved)
    }

    fn possible(&mut self, lazy: &Lazy) -> Result<Possible, Box<Outcome>> {
        let declared = match declared_class(&lazy.descriptor) {
            Some(name) => self.vm.program.load(name).map_err(|error| unsupported(&error.message))?,
            None => return Err(super::advance::malformed("an input of no type")),
        };
        let (mut candidates, mut all_classes) = self.candidates(declared, lazy)?;
        self.initialize_all(&candidates)?;
        // A precondition may see one level more: it may say that there is none.
        let deep = lazy.depth >= self.vm.bounds.get().depth + u32::from(self.state.unwatched);
        if deep {
            let before = candidates.len();
            // Small closed things do not count as depth.
            candidates.retain(|c| {
                matches!(c.kind, CandidateKind::Constants | CandidateKind::Literals) || self.is_value_like(c.class)
            });
            all_classes &= candidates.len() == before;
        }
        let literal = candidates.iter().any(|c| matches!(c.kind, CandidateKind::Literals));
        let literals = if literal { self.literals() } else { Vec::new() };
        self.note_wider_arrays(declared);
        let aliases = self.aliases(lazy, declared);
        let (receiver, leads_back) = self.receiver_as(lazy, declared);
        let beyond = match (all_classes, leads_back) {
            (true, false) => None,
            _ if deep => Some(self.depth_bound()),
            (true, true) => Some(RECEIVER_AMONG_ARGUMENTS.to_string()),
            (false, _) => Some(format!("{OTHER_CLASSES}{}", readable(&lazy.descriptor))),
        };
        let shared = if self.state.inputs.unusual { self.shared_objects(declared) } else { Vec::new() };
        let made = candidates.iter().map(|c| match c.kind {
            CandidateKind::Constants => self.enum_constants(c.class).len(),
            CandidateKind::Literals => literals.len(),
            _ => 1,
        });
        let known = usize::from(lazy.nullable) + aliases.len() + usize::from(receiver.is_some()) + shared.len();
        let count = (known + made.sum::<usize>()) as i32;
        Ok(Possible { nullable: lazy.nullable, candidates, literals, aliases, receiver, shared, count, beyond })
    }

    fn depth_bound(&self) -> String {
        format!("input objects deeper than --depth {}", self.vm.bounds.get().depth)
    }

    /// The bound that inputs are beyond which only a precondition may look at, and when that is so.
    pub fn too_deep(&mut self) -> Option<(String, TermId)> {
        let (inputs, bound) = (Rc::clone(&self.state.inputs), self.vm.bounds.get().depth);
        let deep: Vec<_> = inputs.objects.iter().filter(|o| o.depth >= bound && !self.is_value_like(o.class)).collect();
        let any = self.any_in_input(&deep)?;
        Some((self.depth_bound(), any))
    }

    /// When an object is part of the input: it exists, and so does what refers to it.
    fn in_input(&mut self, object: &MadeObject) -> TermId {
        let var = self.terms.var(&object.name, Sort::Ref);
        match self.owned(var) {
            Some(owned) => self.terms.and(owned, object.exists),
            None => object.exists,
        }
    }

    fn any_in_input(&mut self, objects: &[&MadeObject]) -> Option<TermId> {
        let parts: Vec<TermId> = objects.iter().map(|object| self.in_input(object)).collect();
        parts.into_iter().reduce(|any, exists| self.terms.or(any, exists))
    }

    /// When the object is part of the input whose reference this is; none if it is no object's.
    fn owned(&mut self, var: TermId) -> Option<TermId> {
        let inputs = Rc::clone(&self.state.inputs);
        let holds = |object: &&MadeObject| object.content.values().any(|value| value.as_sym() == Some(var));
        let owners: Vec<_> = inputs.objects.iter().filter(holds).collect();
        self.any_in_input(&owners)
    }

    /// The input objects that the reference can be.
    fn aliases(&self, lazy: &Lazy, declared: ClassId) -> Vec<Alias> {
        let fitting = (self.state.inputs.objects.iter())
            .filter(|o| lazy.nullable && self.vm.program.is_subtype(o.class, declared))
            .filter(|o| !self.never_changes_itself(o.class) || self.vm.compares_identity());
        fitting.map(|o| Alias { object: o.object, exists: o.exists, name: o.name.clone() }).collect()
    }

    /// The receiver that was built, if the reference can be it; and whether it could be and is not tried. Only an argument
    /// itself is tried: a receiver that its arguments lead to makes structures without end.
    fn receiver_as(&self, lazy: &Lazy, declared: ClassId) -> (Option<Ref>, bool) {
        let fits = |object: &Ref| {
            let class = self.state.heap.class_of(*object);
            class.is_some_and(|class| self.vm.program.is_subtype(class, declared))
        };
        let receiver = self.state.inputs.receiver.filter(|object| lazy.nullable && fits(object));
        let direct = lazy.depth == 0 && (!self.vm.config.twins || self.state.inputs.unusual);
        (receiver.filter(|_| direct), receiver.is_some() && !direct)
    }

    /// The choice variable. Where it counts something else, the path splits or ends; what an object refers to that is no part of
    /// the input is nothing else.
    fn counted(&mut self, var: TermId, lazy: &Lazy, possible: &Possible) -> Result<TermId, Box<Outcome>> {
        if possible.count == 0 {
            return Err(unsupported(&format!("{UNKNOWN_TYPE}{}", readable(&lazy.descriptor))));
        }
        let choice = self.terms.var(&choice_name(&lazy.name), Sort::Bv32);
        let limit = self.terms.int(possible.count + i32::from(possible.beyond.is_some()));
        let ranged = self.terms.cmp_unsigned(Cmp::Lt, choice, limit);
        self.state.path.assume(self.terms, ranged);
        if let Some(bound) = &possible.beyond {
            let index = self.terms.int(possible.count);
            let inside = self.terms.cmp(Cmp::Ne, choice, index);
            let mut outside = self.terms.not(inside);
            if let Some(exists) = self.owned(var) {
                outside = self.terms.and(exists, outside);
            }
            if self.choose(&[outside, inside], ForkReason::Bound)? == 0 {
                return Err(Outcome::partial(Partial::Bound(bound.clone())));
            }
        }
        Ok(choice)
    }

    /// Makes the new objects, and the choice between all that is possible.
    fn choice_between(&mut self, lazy: &Lazy, choice: TermId, possible: Possible, places: &[usize]) -> TermId {
        let null = self.terms.null();
        // The reference, and what must hold for it.
        let mut options: Vec<(TermId, Option<TermId>)> = Vec::new();
        if possible.nullable {
            options.push((null, None));
        }
        for candidate in possible.candidates {
            match candidate.kind {
                CandidateKind::Literals => {
                    options.extend(possible.literals.iter().map(|literal| (self.mention(*literal), None)));
                }
                CandidateKind::Constants => {
                    self.note_constants(candidate.class);
                    let constants = self.enum_constants(candidate.class);
                    options.extend(constants.into_iter().map(|(_, constant)| (self.mention(constant), None)));
                }
                _ => {
                    let index = self.terms.int(place(places, options.len()));
                    let exists = self.terms.eq(choice, index);
                    let object = self.make(&candidate, lazy, exists);
                    options.push((self.mention(object), None));
                }
            }
        }
        // Last, because models prefer what comes first: a cycle in a structure makes recursive code run to its bound.
        for alias in possible.aliases {
            let exists = match self.same_length(lazy, alias.object) {
                Some(same) => self.terms.and(alias.exists, same),
                None => alias.exists,
            };
            options.push((self.mention(alias.object), Some(exists)));
        }
        options.extend(possible.receiver.map(|object| (self.mention(object), None)));
        for object in possible.shared {
            options.push((self.mention(object), None));
        }
        let mut resolved = None;
        for (i, (reference, condition)) in options.iter().enumerate().rev() {
            let index = self.terms.int(place(places, i));
            let here = self.terms.eq(choice, index);
            if let Some(condition) = condition {
                let sound = self.terms.implies(here, *condition);
                self.state.path.assume(self.terms, sound);
            }
            resolved = Some(match resolved {
                None => *reference,
                Some(rest) => self.terms.ite(here, *reference, rest),
            });
        }
        resolved.unwrap_or(null)
    }

    /// What a choice variable counts, in words.
    fn meaning(&self, lazy: &Lazy, possible: &Possible) -> Vec<String> {
        let mut meaning: Vec<String> = lazy.nullable.then(|| "null".to_string()).into_iter().collect();
        for candidate in &possible.candidates {
            let class = &self.vm.program.class(candidate.class).name;
            match candidate.kind {
                CandidateKind::Constants => {
                    let names = self.enum_constants(candidate.class).into_iter();
                    meaning.extend(names.map(|(name, _)| format!("{class}.{name}")));
                }
                _ => meaning.push(format!("a new {class}")),
            }
        }
        for Alias { object, name, .. } in &possible.aliases {
            let class = self.state.heap.class_of(*object).map(|c| &self.vm.program.class(c).name);
            meaning.push(format!("the {} of {name}", class.map_or("", |c| &**c)));
        }
        meaning
    }
}

fn unsupported(what: &str) -> Box<Outcome> {
    Outcome::partial(Partial::Unsupported(what.to_string()))
}

/// Where each possibility comes in another order of the same; none if they are not the same.
fn places(meaning: &[String], order: &[String]) -> Option<Vec<usize>> {
    if meaning.len() != order.len() {
        return None;
    }
    meaning.iter().map(|what| order.iter().position(|other| other == what)).collect()
}

fn place(places: &[usize], number: usize) -> i32 {
    places.get(number).map_or(number as i32, |place| *place as i32)
}

/// The internal name of a reference type.
pub(super) fn declared_class(descriptor: &str) -> Option<&str> {
    match FieldType::parse(descriptor).ok()? {
        FieldType::Object(name) => Some(name),
        FieldType::Array { .. } => Some(descriptor),
        _ => None,
    }
}

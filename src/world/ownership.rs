//! Who owns what a private field holds: an object that only the code of the nest made and that never leaves it is changed by
//! that code alone.
//!
//! A value is *fresh* where it was just made there (`new`, a method of the nest that gives what it made, a wrapper of the
//! library around something fresh). What is put into a container counts as well: it must be a value, or fresh itself.

use std::cell::Cell;
use std::collections::BTreeSet;

use super::flow::{Flow, Judged, Use};
use super::library;
use crate::analysis::impact::Def;
use crate::classfile::descriptor::MethodType;
use crate::classfile::{Constant, MemberRef};
use crate::program::Insn;

/// Methods that give what they made, called in methods that give what they made, and so on.
const MOST_CALLS: u32 = 4;
/// Objects that are made for others, which are made for others, and so on.
const MOST_NESTED: u32 = 4;

/// Factories of the library that give something new which holds no more than values.
const FACTORIES: [&str; 7] = [
    "java/util/EnumSet",
    "java/util/List",
    "java/util/Set",
    "java/util/Map",
    "java/util/Collections",
    "java/util/Arrays",
    "java/util/BitSet",
];

/// The flows of a nest, and how its fields are judged.
pub struct Ownership<'f, 'a> {
    pub flows: &'f [Flow],
    /// What containers hold is known to be values, whatever the code says.
    pub elements_are_values: bool,
    /// Whether objects of a type of the program, by its descriptor, never change.
    pub never_changes: &'a dyn Fn(&str) -> bool,
    nested: Cell<u32>,
}

/// What a method does with a field: each use of what it holds, and what is put there.
pub struct FieldUse<'a> {
    pub flow: &'a Flow,
    /// Where it reads the field and then changes what that holds.
    pub changes: Vec<u32>,
    /// What the field holds leaves, or comes from elsewhere.
    pub shares: bool,
}

impl<'f, 'a> Ownership<'f, 'a> {
    pub fn new(flows: &'f [Flow], elements_are_values: bool, never_changes: &'a dyn Fn(&str) -> bool) -> Self {
        Self { flows, elements_are_values, never_changes, nested: Cell::new(0) }
    }

    /// What the code of the nest does with a field, static or not; methods that do nothing with it are left out. Fields of
    /// the same name and type are taken for one.
    pub fn uses_of(&self, name: &str, descriptor: &str) -> Vec<FieldUse<'f>> {
        let is_it = |member: &MemberRef| &*member.name == name && &*member.descriptor == descriptor;
        let of_values = descriptor.strip_prefix('[').is_some_and(|element| self.is_value_type(element));
        let copies = |used: &Use<'_>| (of_values || self.elements_are_values) && used.copies_elements();
        let mut found = Vec::new();
        for flow in self.flows {
            let (mut changes, mut shares, mut used) = (Vec::new(), false, false);
            for (at, insn) in flow.insns() {
                let reads = matches!(insn, Insn::GetStatic(_) | Insn::GetField(_));
                let writes = matches!(insn, Insn::PutStatic(_) | Insn::PutField(_));
                if !(reads || writes) || !flow.member(insn).is_some_and(is_it) {
                    continue;
                }
                used = true;
                if reads {
                    let (changed, left) = self.look(flow, [Def::Insn(at)], &copies);
                    changes.extend(changed.then_some(at));
                    shares |= left;
                } else {
                    let value = usize::from(matches!(insn, Insn::PutField(_)));
                    let origins = flow.origins(at, value);
                    let this_put = |other: &Use<'_>| (other.at, other.operand) == (at, value) || copies(other);
                    shares |= !self.are_fresh(flow, &origins, MOST_CALLS)
                        || is_used_again(flow, at, &origins)
                        || self.leave(flow, origins, &this_put);
                }
            }
            if used {
                found.push(FieldUse { flow, changes, shares });
            }
        }
        found
    }

    /// Whether objects are changed, and whether they or parts of them leave; uses that `granted` names do not count.
    fn look(
        &self,
        flow: &Flow,
        from: impl IntoIterator<Item = Def>,
        granted: &dyn Fn(&Use<'_>) -> bool,
    ) -> (bool, bool) {
        let (mut changes, mut leaves) = (false, false);
        let judged = flow.follow(from, self.elements_are_values, &mut |used| match used.judge() {
            _ if granted(used) => Judged::Looks,
            _ if self.shows_elements(flow, used) => Judged::Leaves,
            Judged::Part if self.elements_are_values && used.gives_element() => Judged::Looks,
            judged => judged,
        });
        for (at, what) in judged {
            changes |= what == Judged::Changes;
            leaves |= what == Judged::Leaves || what == Judged::Changes && !self.holds_only_own(flow, at);
        }
        (changes, leaves)
    }

    /// Whether objects that were made here leave by another use than those that `granted` names.
    fn leave(&self, flow: &Flow, made: impl IntoIterator<Item = Def>, granted: &dyn Fn(&Use<'_>) -> bool) -> bool {
        self.look(flow, made.into_iter().filter(|def| !is_null(flow, *def)), granted).1
    }

    /// Whether these were made here for this use alone.
    fn are_made_for(&self, flow: &Flow, origins: &BTreeSet<Def>, (at, operand): (u32, usize), calls: u32) -> bool {
        let this_use = |used: &Use<'_>| (used.at, used.operand) == (at, operand);
        // What holds itself is not followed.
        let nested = self.nested.get();
        if nested >= MOST_NESTED {
            return false;
        }
        self.nested.set(nested + 1);
        let found = self.are_fresh(flow, origins, calls)
            && !is_used_again(flow, at, origins)
            && !self.leave(flow, origins.iter().copied(), &this_use);
        self.nested.set(nested);
        found
    }

    /// Whether a method of a container runs code that gets hold of what it holds: comparisons with what is no value.
    fn shows_elements(&self, flow: &Flow, used: &Use<'_>) -> bool {
        let Some(member) = used.member().filter(|member| used.operand == 0 && library::asks_elements(member)) else {
            return false;
        };
        let given = MethodType::parse(&member.descriptor).map_or(0, |m| m.params.len());
        let is_harmless = |def: &Def| self.is_value(flow, *def) || compares_by_identity(flow, *def);
        !self.elements_are_values && (given == 0 || !flow.origins(used.at, 1).iter().all(is_harmless))
    }

    /// Whether an instruction that changes an object puts only values or fresh objects into it.
    fn holds_only_own(&self, flow: &Flow, at: u32) -> bool {
        if self.elements_are_values {
            return true;
        }
        let taken = match flow.insn(at) {
            Some(Insn::RefStore) => vec![2],
            Some(Insn::PutField(_)) => vec![1],
            Some(insn @ Insn::InvokeStatic(_)) => match flow.member(insn).map(|m| (&*m.name, &*m.descriptor)) {
                Some(("fill", descriptor)) if descriptor.starts_with("([Ljava/lang/Object;II") => vec![3],
                Some(("fill", descriptor)) if descriptor.starts_with("([Ljava/lang/Object;") => vec![1],
                // Objects of another array, or what a function gives.
                Some(("arraycopy", _)) => {
                    return flow.origins(at, 2).iter().all(|def| self.is_array_of_values(flow, *def));
                }
                Some(("setAll", descriptor)) => return !descriptor.starts_with("([Ljava/lang/Object;"),
                _ => return true,
            },
            Some(insn @ (Insn::InvokeVirtual(_) | Insn::InvokeInterface(_) | Insn::InvokeSpecial(_))) => {
                let Some(signature) = flow.member(insn).and_then(|m| MethodType::parse(&m.descriptor).ok()) else {
                    return false;
                };
                (1..=signature.params.len()).collect()
            }
            _ => return true,
        };
        taken.into_iter().all(|operand| {
            let origins = flow.origins(at, operand);
            let is_fill = matches!(flow.insn(at), Some(Insn::InvokeStatic(_)));
            origins.iter().all(|def| self.is_value(flow, *def))
                || !is_fill && self.are_made_for(flow, &origins, (at, operand), 1)
        })
    }

    /// Whether all of these were just made here, or are null.
    fn are_fresh(&self, flow: &Flow, origins: &BTreeSet<Def>, calls: u32) -> bool {
        origins.iter().all(|def| self.is_fresh(flow, *def, calls))
    }

    fn is_fresh(&self, flow: &Flow, def: Def, calls: u32) -> bool {
        let Def::Insn(at) = def else { return false };
        match flow.insn(at) {
            Some(
                Insn::NullConst | Insn::New(_) | Insn::NewArray(_) | Insn::NewRefArray(_) | Insn::NewMultiArray { .. },
            ) => true,
            Some(insn @ (Insn::InvokeStatic(_) | Insn::InvokeSpecial(_) | Insn::InvokeVirtual(_))) => {
                let Some(member) = flow.member(insn) else { return false };
                if let Some(element) = member.class.strip_prefix('[').filter(|_| &*member.name == "clone") {
                    return self.elements_are_values
                        || self.is_value_type(element)
                        || self.are_made_for(flow, &flow.origins(at, 0), (at, 0), calls);
                }
                if &*member.class == "java/util/Collections" && member.name.starts_with("unmodifiable") {
                    return self.are_made_for(flow, &flow.origins(at, 0), (at, 0), calls);
                }
                if FACTORIES.contains(&&*member.class) && matches!(insn, Insn::InvokeStatic(_)) {
                    let given = MethodType::parse(&member.descriptor).map_or(0, |m| m.params.len());
                    let shares = member.name.starts_with("synchronized");
                    let many = &*member.name == "nCopies";
                    return !shares
                        && (0..given).all(|operand| {
                            let origins = flow.origins(at, operand);
                            let copied = &*member.class == "java/util/Arrays"
                                && member.name.starts_with("copyOf")
                                && !member.descriptor.contains("Object");
                            copied
                                || origins.iter().all(|def| self.is_value(flow, *def))
                                || !many && self.are_made_for(flow, &origins, (at, operand), calls)
                        });
                }
                calls > 0 && self.gives_fresh(member, calls - 1)
            }
            _ => false,
        }
    }

    /// Whether a method of the nest gives only what it made, and keeps nothing of it.
    fn gives_fresh(&self, member: &MemberRef, calls: u32) -> bool {
        let is_it = |flow: &&Flow| {
            flow.file.name == member.class && flow.name == member.name && flow.descriptor == member.descriptor
        };
        let Some(flow) = self.flows.iter().find(is_it) else { return false };
        // A method that may be overridden may give something else.
        let closed = flow.file.method(&flow.name, &flow.descriptor).is_some_and(|m| !m.is_overridable());
        let given = flow.insns().filter(|(_, insn)| *insn == Insn::ReturnValue);
        closed
            && given.into_iter().all(|(at, _)| {
                let origins = flow.origins(at, 0);
                let (_, leaves) = self.look(flow, origins.clone(), &|used| used.insn == Insn::ReturnValue);
                self.are_fresh(flow, &origins, calls) && !leaves
            })
    }
}

/// Whether one of these objects may be used more than once by an instruction.
fn is_used_again(flow: &Flow, at: u32, made: &BTreeSet<Def>) -> bool {
    made.iter().any(|def| matches!(def, Def::Insn(made) if !is_null(flow, *def) && flow.runs_again(at, *made)))
}

fn is_null(flow: &Flow, def: Def) -> bool {
    matches!(def, Def::Insn(at) if flow.insn(at) == Some(Insn::NullConst))
}

/// Whether something is made here whose `equals` and `hashCode` are those of `Object`.
fn compares_by_identity(flow: &Flow, def: Def) -> bool {
    let Def::Insn(at) = def else { return false };
    match flow.insn(at) {
        Some(Insn::New(pool)) => flow.file.pool.class(pool).is_some_and(|name| &**name == "java/lang/Object"),
        Some(Insn::NewArray(_) | Insn::NewRefArray(_) | Insn::NewMultiArray { .. }) => true,
        _ => false,
    }
}

impl Ownership<'_, '_> {
    fn is_value_type(&self, descriptor: &str) -> bool {
        library::is_value_type(descriptor) || (self.never_changes)(descriptor)
    }

    fn gives_value(&self, descriptor: &str) -> bool {
        let given = descriptor.rsplit(')').next().unwrap_or_default();
        given == "V" || self.is_value_type(given)
    }

    fn is_array_of_values(&self, flow: &Flow, def: Def) -> bool {
        let Def::Insn(at) = def else { return false };
        match flow.insn(at) {
            Some(Insn::NewArray(_)) => true,
            Some(insn @ (Insn::GetField(_) | Insn::GetStatic(_))) => flow
                .member(insn)
                .and_then(|member| member.descriptor.strip_prefix('['))
                .is_some_and(|element| self.is_value_type(element)),
            _ => false,
        }
    }

    /// Whether what an instruction or parameter gives is a number, a text, or something else that nobody can change.
    fn is_value(&self, flow: &Flow, def: Def) -> bool {
        match def {
            Def::Caught => false,
            Def::Param(number) => {
                let instance = flow.access & crate::classfile::access::STATIC == 0;
                let Some(place) = (number as usize).checked_sub(usize::from(instance)) else { return false };
                let taken = MethodType::parse(&flow.descriptor);
                taken.is_ok_and(|m| m.params.get(place).is_some_and(|kind| self.is_value_type(&kind.to_string())))
            }
            Def::Insn(at) => match flow.insn(at) {
                Some(insn @ (Insn::GetField(_) | Insn::GetStatic(_))) => {
                    flow.member(insn).is_some_and(|member| self.is_value_type(&member.descriptor))
                }
                Some(
                    insn @ (Insn::InvokeStatic(_)
                    | Insn::InvokeVirtual(_)
                    | Insn::InvokeInterface(_)
                    | Insn::InvokeSpecial(_)),
                ) => flow.member(insn).is_some_and(|member| self.gives_value(&member.descriptor)),
                // A text that is joined, or a function, which is not.
                Some(Insn::InvokeDynamic(pool)) => match flow.file.pool.get(pool) {
                    Some(Constant::InvokeDynamic { descriptor, .. }) => library::gives_value(descriptor),
                    _ => false,
                },
                Some(
                    Insn::New(_)
                    | Insn::NewArray(_)
                    | Insn::NewRefArray(_)
                    | Insn::NewMultiArray { .. }
                    | Insn::RefLoad,
                )
                | None => false,
                Some(Insn::Ldc(pool)) => matches!(flow.file.pool.get(pool), Some(Constant::Class(_))),
                Some(_) => true,
            },
        }
    }
}

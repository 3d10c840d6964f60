//! What single instructions do in a merged walk.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::memory::{Name, Origin, Val};
use super::{ANY, Assumed, Known, NULL, State, Walk};
use crate::analysis::callgraph::MethodIndex;
use crate::analysis::impact::{effect, shuffle};
use crate::analysis::library;
use crate::analysis::loops::is_pure_library;
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::classfile::{ClassFile, Constant, MemberRef};
use crate::expr::ops::{Cmp, IntBin};
use crate::expr::{Sort, TermId};
use crate::program::Insn;
use crate::program::operators::{apply, binary, comparison, conversion};

impl Walk<'_> {
    /// Whether a branch is taken; its operands are popped. None if they are none that the verifier accepts.
    pub(super) fn condition(&mut self, insn: Insn, state: &mut State) -> Option<TermId> {
        if let Some((op, with_zero)) = comparison(insn) {
            let right = if with_zero { Val::Num(self.terms.int(0)) } else { state.stack.pop()? };
            let (Val::Num(left), Val::Num(right)) = (state.stack.pop()?, right) else { return None };
            return Some(self.terms.cmp(op, left, right));
        }
        let with_null = matches!(insn, Insn::IfNull(_) | Insn::IfNonNull(_));
        let right = if with_null { Val::Ref(NULL) } else { state.stack.pop()? };
        let (Val::Ref(left), Val::Ref(right)) = (state.stack.pop()?, right) else { return None };
        let same = self.same(left, right);
        Some(match insn {
            Insn::IfNonNull(_) | Insn::IfACmpNe(_) => self.terms.not(same),
            _ => same,
        })
    }

    /// The same answer to the same question.
    fn answer(&mut self, question: &str, about: &[Val], kind: &FieldType<'_>) -> Val {
        let key = (question.to_string(), about.to_vec());
        if let Some(known) = self.answers.get(&key) {
            return *known;
        }
        let answer = self.free(kind, Origin::Any);
        self.answers.insert(key, answer);
        answer
    }

    /// None if the instruction cannot be walked over.
    pub(super) fn step(
        &mut self,
        method: MethodIndex,
        known: &Known,
        at: u32,
        insn: Insn,
        state: &mut State,
    ) -> Option<()> {
        if let Some((takes, puts)) = shuffle(insn) {
            let from = state.stack.len().checked_sub(takes)?;
            let taken = state.stack.split_off(from);
            for place in puts {
                state.stack.push(*taken.get(*place)?);
            }
            return Some(());
        }
        let (takes, puts) = effect(&known.file, insn)?;
        let from = state.stack.len().checked_sub(takes)?;
        let taken = state.stack.split_off(from);
        self.settle_before(insn, &taken, state);
        if needs_object(insn)
            && let Some(Val::Ref(object)) = taken.first()
        {
            self.goes_on_with(*object, state);
        }
        if let Some(member) = called(&known.file, insn) {
            let receiver = match (insn, taken.first()) {
                (Insn::InvokeVirtual(_) | Insn::InvokeInterface(_), Some(Val::Ref(name))) => Some(*name),
                _ => None,
            };
            let foreign = self.runs_foreign_code(&known.file, insn, receiver);
            return self.call(method, at, insn, (&member, foreign), taken, state);
        }
        let graph = self.graph;
        let node = graph.node(method, at)?;
        // An initialiser may run, or code that computes a constant.
        let all: Vec<MethodIndex> = graph.called(node).filter(|m| !self.has_begun(method, *m)).collect();
        if !all.is_empty() {
            self.settle(state);
            self.goes_elsewhere(all.iter().copied());
            let written = self.written(all);
            self.forget(&mut state.memory, written.iter().copied());
        }
        if self.runs_foreign_code(&known.file, insn, None) {
            self.settle(state);
            self.forget(&mut state.memory, [ANY]);
        }
        let value = self.value(method, known, insn, &taken, state)?;
        match (puts, value) {
            (0, None) => {}
            (1, Some(value)) => state.stack.push(value),
            _ => return None,
        }
        Some(())
    }

    /// What comes behind an instruction that throws for null.
    fn goes_on_with(&mut self, object: Name, state: &mut State) {
        let null = self.null(object);
        let some = self.terms.not(null);
        self.goes_on_where(some, state);
    }

    /// What comes behind an instruction that throws elsewhere.
    pub(super) fn goes_on_where(&mut self, holds: TermId, state: &mut State) {
        if holds != TermId::TRUE && !state.guard.iter().any(|known| known.term == holds) {
            self.settle(state);
            state.guard.push(Assumed { term: holds, source: None });
        }
    }

    /// What an instruction puts on the stack that calls nothing.
    fn value(
        &mut self,
        method: MethodIndex,
        known: &Known,
        insn: Insn,
        taken: &[Val],
        state: &mut State,
    ) -> Option<Option<Val>> {
        if let Some(operation) = binary(insn) {
            let [Val::Num(a), Val::Num(b)] = *taken else { return None };
            return Some(Some(Val::Num(apply(self.terms, operation, a, b))));
        }
        if let Some(conversion) = conversion(insn) {
            let [Val::Num(a)] = *taken else { return None };
            return Some(Some(Val::Num(self.terms.convert(conversion, a))));
        }
        let known_object = |walk: &mut Self, origin| {
            let null = walk.terms.bool(false);
            walk.object(origin, null)
        };
        Some(Some(match insn {
            Insn::Nop | Insn::MonitorEnter | Insn::MonitorExit => return Some(None),
            Insn::PutStatic(_) => {
                self.leaks(taken);
                return Some(None);
            }
            Insn::IntStore
            | Insn::LongStore
            | Insn::FloatStore
            | Insn::DoubleStore
            | Insn::RefStore
            | Insn::ByteStore
            | Insn::CharStore
            | Insn::ShortStore => {
                self.leaks(taken);
                return Some(None);
            }
            Insn::Store(local) => {
                *state.locals.get_mut(usize::from(local))? = *taken.first()?;
                return Some(None);
            }
            Insn::IntInc { local, by } => {
                let place = state.locals.get_mut(usize::from(local))?;
                let Val::Num(old) = *place else { return None };
                let by = self.terms.int(i32::from(by));
                *place = Val::Num(self.terms.int_bin(IntBin::Add, old, by));
                return Some(None);
            }
            Insn::PutField(pool) => {
                let [Val::Ref(object), value] = *taken else { return None };
                // Whoever declares the field, others may read it.
                self.leaks(&[value]);
                if let Some(field) = self.field(&known.file, pool) {
                    self.fresh += 1;
                    state.memory.put(field, object, value, self.fresh, &self.objects);
                    self.written_to(object, field, &mut state.memory);
                }
                return Some(None);
            }
            Insn::GetField(pool) => {
                let [Val::Ref(object)] = *taken else { return None };
                let Some(Constant::Field(member)) = known.file.pool.get(pool) else { return None };
                match self.field(&known.file, pool) {
                    Some(field) => self.read(&state.memory, field, object, &member.descriptor),
                    None => self.free(&FieldType::parse(&member.descriptor).ok()?, Origin::Any),
                }
            }
            Insn::GetStatic(pool) => {
                let Some(Constant::Field(member)) = known.file.pool.get(pool) else { return None };
                let is_there = !self.runs_at_the_beginning(method, &member.class);
                let constant = if is_there { self.constant(member) } else { None };
                if let Some(known) = constant.or_else(|| self.case_table(member)) {
                    return Some(Some(known));
                }
                self.free(&FieldType::parse(&member.descriptor).ok()?, Origin::Any)
            }
            Insn::Load(local) => *state.locals.get(usize::from(local))?,
            Insn::NullConst => Val::Ref(NULL),
            Insn::IntConst(value) => Val::Num(self.terms.int(value)),
            Insn::LongConst(value) => Val::Num(self.terms.long(i64::from(value))),
            Insn::FloatConst(bits) => Val::Num(self.terms.float(f32::from_bits(bits.0))),
            Insn::LongWide(place) => Val::Num(self.terms.long(*known.code.wide.get(place as usize)? as i64)),
            Insn::DoubleWide(place) => {
                Val::Num(self.terms.double(f64::from_bits(*known.code.wide.get(place as usize)?)))
            }
            Insn::StringConst(_) => known_object(self, Origin::Any),
            Insn::Ldc(pool) => match known.file.pool.get(pool)? {
                Constant::Dynamic { descriptor, .. } => self.free(&FieldType::parse(descriptor).ok()?, Origin::Any),
                _ => known_object(self, Origin::Any),
            },
            Insn::New(pool) => {
                let class = known.file.pool.class(pool)?;
                self.make(class, &mut state.memory)
            }
            // Of several dimensions the first.
            Insn::NewArray(_) | Insn::NewRefArray(_) | Insn::NewMultiArray { .. } => {
                let Val::Num(size) = *taken.first()? else { return None };
                self.make_array(size, state)
            }
            Insn::ArrayLength => {
                let Val::Ref(array) = *taken.first()? else { return None };
                Val::Num(self.length(array))
            }
            Insn::IntLoad => {
                let [Val::Ref(array), Val::Num(index)] = *taken else { return None };
                match self.look_up(array, index) {
                    Some(case) => Val::Num(case),
                    None => self.free(&FieldType::Int, Origin::Any),
                }
            }
            Insn::LongLoad => self.free(&FieldType::Long, Origin::Any),
            Insn::FloatLoad => self.free(&FieldType::Float, Origin::Any),
            Insn::DoubleLoad => self.free(&FieldType::Double, Origin::Any),
            Insn::RefLoad => self.free(&FieldType::Object(""), Origin::Any),
            Insn::ByteLoad => self.free(&FieldType::Byte, Origin::Any),
            Insn::CharLoad => self.free(&FieldType::Char, Origin::Any),
            Insn::ShortLoad => self.free(&FieldType::Short, Origin::Any),
            Insn::CheckCast(_) => *taken.first()?,
            Insn::InstanceOf(pool) => {
                let [Val::Ref(object)] = *taken else { return None };
                let name = known.file.pool.class(pool)?;
                let answer = self.answer(&format!("instanceof {name}"), taken, &FieldType::Boolean);
                let Val::Num(answer) = answer else { return None };
                let (null, zero) = (self.null(object), self.terms.int(0));
                Val::Num(self.terms.ite(null, zero, answer))
            }
            Insn::INeg | Insn::LNeg | Insn::FNeg | Insn::DNeg => {
                let [Val::Num(a)] = *taken else { return None };
                Val::Num(self.terms.neg(a))
            }
            _ => return None,
        }))
    }

    fn call(
        &mut self,
        method: MethodIndex,
        at: u32,
        insn: Insn,
        (member, foreign): (&MemberRef, bool),
        taken: Vec<Val>,
        state: &mut State,
    ) -> Option<()> {
        let graph = self.graph;
        let node = graph.node(method, at)?;
        let named = |m: &MethodIndex| graph.methods.get(*m as usize).map_or("", |m| &m.name);
        let is_initialiser = |m: &MethodIndex| named(m) == "<clinit>";
        let direct = graph.direct(node);
        let initialisers: Vec<MethodIndex> =
            direct.iter().copied().filter(|m| is_initialiser(m) && !self.has_begun(method, *m)).collect();
        if !initialisers.is_empty() {
            self.settle(state);
            self.goes_elsewhere(initialisers.iter().copied());
            let written = self.written(initialisers);
            self.forget(&mut state.memory, written.iter().copied());
        }
        let mut callees = direct.iter().copied().filter(|m| !is_initialiser(m));
        let only = callees.next().filter(|_| callees.next().is_none() && !graph.leaves(node) && !foreign);
        if let Some(callee) = only {
            let rest = std::mem::take(&mut state.stack);
            let locals = std::mem::take(&mut state.locals);
            // Of a new object the first of its constructors is called here.
            let first =
                matches!(taken.first(), Some(Val::Ref(name)) if named(&callee) == "<init>" && self.begins(*name));
            let before = self.goes_into(callee, &taken, &state.memory);
            let mut after = self.method(callee, taken.clone(), state.clone());
            self.comes_back(before, after.as_mut());
            if first {
                self.is_made(after.as_mut());
            }
            if let Some(after) = after {
                let result = after.stack;
                *state = State { locals, stack: rest, ..after };
                state.stack.extend(result);
                return Some(());
            }
            state.stack = rest;
            state.locals = locals;
        }
        self.settle(state);
        if !is_harmless(member) {
            self.leaks(&taken);
        }
        let all: BTreeSet<MethodIndex> = graph.called(node).filter(|m| !is_initialiser(m)).collect();
        if !all.is_empty() {
            self.goes_elsewhere(all.iter().copied());
            let written = self.written(all);
            self.forget(&mut state.memory, written.iter().copied());
        }
        if foreign {
            self.forget(&mut state.memory, [ANY]);
        }
        let signature = MethodType::parse(&member.descriptor).ok()?;
        if let Some(kind) = &signature.result {
            let value = match self.library(insn, member, &taken).or_else(|| self.copied(member, &taken, state)) {
                Some(value) => value,
                None if library::gives_what_is_there(member) => {
                    let Val::Ref(object) = *taken.first()? else { return None };
                    self.goes_on_with(object, state);
                    Val::Ref(object)
                }
                None if is_reference(kind) && self.gives_no_null(method, insn, member) => {
                    self.object(Origin::Any, TermId::FALSE)
                }
                None if matches!(insn, Insn::InvokeStatic(_)) && is_pure_library(&member.class, &member.descriptor) => {
                    self.answer(&format!("{}.{}{}", member.class, member.name, member.descriptor), &taken, kind)
                }
                None => self.free(kind, Origin::Any),
            };
            state.stack.push(value);
        }
        Some(())
    }

    /// Whether a call of the library gives an object, whatever it is called with.
    fn gives_no_null(&mut self, method: MethodIndex, insn: Insn, member: &MemberRef) -> bool {
        let Insn::InvokeDynamic(pool) = insn else {
            return library::gives_no_null(member, matches!(insn, Insn::InvokeStatic(_)));
        };
        let factory = self.code(method).and_then(|known| known.file.linked_by(pool).cloned());
        let makes = ["java/lang/invoke/StringConcatFactory", "java/lang/invoke/LambdaMetafactory"];
        factory.is_some_and(|factory| makes.contains(&&*factory.class))
    }

    /// Small functions of the library that decisions are often made of.
    fn library(&mut self, insn: Insn, member: &MemberRef, taken: &[Val]) -> Option<Val> {
        if matches!(insn, Insn::InvokeVirtual(_)) {
            return self.asked_of_constant(member, taken);
        }
        if !matches!(insn, Insn::InvokeStatic(_)) || &*member.class != "java/lang/Math" {
            return None;
        }
        let numbers: Vec<TermId> =
            taken.iter().map(|v| if let Val::Num(term) = v { Some(*term) } else { None }).collect::<Option<_>>()?;
        let sort = numbers.first().map(|t| self.terms.sort(*t)).filter(|s| matches!(s, Sort::Bv32 | Sort::Bv64))?;
        let zero = if sort == Sort::Bv32 { self.terms.int(0) } else { self.terms.long(0) };
        match (&*member.name, &numbers[..]) {
            ("abs", [a]) => {
                let (less, minus) = (self.terms.cmp(Cmp::Lt, *a, zero), self.terms.neg(*a));
                Some(Val::Num(self.terms.ite(less, minus, *a)))
            }
            ("max" | "min", [a, b]) => {
                let op = if &*member.name == "max" { Cmp::Ge } else { Cmp::Le };
                let first = self.terms.cmp(op, *a, *b);
                Some(Val::Num(self.terms.ite(first, *a, *b)))
            }
            _ => None,
        }
    }
}

/// Its first operand is an object, or it throws.
fn needs_object(insn: Insn) -> bool {
    matches!(
        insn,
        Insn::GetField(_)
            | Insn::PutField(_)
            | Insn::InvokeVirtual(_)
            | Insn::InvokeInterface(_)
            | Insn::InvokeSpecial(_)
            | Insn::ArrayLength
            | Insn::MonitorEnter
    )
}

fn is_reference(kind: &FieldType<'_>) -> bool {
    matches!(kind, FieldType::Object(_) | FieldType::Array { .. })
}

/// Constructors of the library that call nothing of the object which they begin.
fn is_harmless(member: &MemberRef) -> bool {
    let quiet = ["java/lang/Object", "java/lang/Record", "java/lang/Enum"].contains(&&*member.class);
    &*member.name == "<init>" && quiet
}

pub(super) fn called(file: &Rc<ClassFile>, insn: Insn) -> Option<MemberRef> {
    let (Insn::InvokeStatic(pool)
    | Insn::InvokeSpecial(pool)
    | Insn::InvokeVirtual(pool)
    | Insn::InvokeInterface(pool)
    | Insn::InvokeDynamic(pool)) = insn
    else {
        return None;
    };
    match file.pool.get(pool)? {
        Constant::Method(member) | Constant::InterfaceMethod(member) => Some(member.clone()),
        Constant::InvokeDynamic { name, descriptor, .. } => {
            Some(MemberRef { class: "".into(), name: name.clone(), descriptor: descriptor.clone() })
        }
        _ => None,
    }
}

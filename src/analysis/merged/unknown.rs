//! What a walk does not follow becomes unknown: variables and fields that loops change, what handlers catch, what methods
//! that are not walked through may write.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::counters::counted;
use super::memory::{Field, Identity, Memory, Name, Object, Origin};
use super::{ANY, Assumed, FieldName, Known, MethodIndex, NULL, State, Val, Walk};
use crate::analysis::callgraph::Writes;
use crate::analysis::loops::Loop;
use crate::classfile::descriptor::FieldType;
use crate::classfile::{ClassFile, Constant, FieldInfo, MemberRef, access};
use crate::expr::{Sort, TermId};
use crate::program::Insn;

/// A chain of superclasses that is longer is none.
pub(super) const MOST_SUPERCLASSES: usize = 100;

impl Walk<'_> {
    /// At the header of a loop: what any of its iterations may begin with.
    pub(super) fn enter(&mut self, method: MethodIndex, known: &Known, looped: &Loop, state: &mut State) -> Option<()> {
        self.settle(state);
        // A handler that guards itself begins with what was thrown.
        state.stack = state.stack.iter().map(|value| self.freed(*value)).collect();
        for local in &looped.assigned {
            let place = state.locals.get_mut(usize::from(*local))?;
            let old = *place;
            let new = self.freed(old);
            *place = new;
            if let (Val::Num(old), Val::Num(new), Some(op)) = (old, new, counted(known, looped, *local)) {
                let term = self.terms.cmp(op, new, old);
                state.guard.push(Assumed { term, source: None });
            }
        }
        let mut written = BTreeSet::new();
        let graph = self.graph;
        for at in &looped.insns {
            if let Some(Insn::PutField(pool)) = known.code.insn(*at) {
                written.extend(self.field(&known.file, pool));
            }
            let node = graph.node(method, *at)?;
            written.extend(self.written(graph.called(node)).iter());
            if known.code.insn(*at).is_some_and(|insn| self.runs_foreign_code(&known.file, insn, None)) {
                written.insert(ANY);
            }
        }
        self.forget(&mut state.memory, written);
        Some(())
    }

    /// At a handler: whatever was done before.
    pub(super) fn caught(&mut self, method: MethodIndex, known: &Known, state: &State) -> State {
        let some = self.fresh_bool("thrown");
        let mut memory = state.memory.clone();
        let written = self.written([method]);
        self.forget(&mut memory, written.iter().copied());
        // What throws leaves all objects whole.
        memory.settled();
        let kept = |place: usize| known.stored.binary_search(&place).is_err();
        let locals = state.locals.iter().enumerate();
        let locals = locals.map(|(place, local)| if kept(place) { *local } else { self.freed(*local) }).collect();
        let null = self.terms.bool(false);
        let thrown = self.object(Origin::Any, null);
        State { guard: vec![Assumed { term: some, source: None }], loose: true, locals, stack: vec![thrown], memory }
    }

    /// A value of the same kind of which nothing is known.
    pub(super) fn freed(&mut self, value: Val) -> Val {
        match value {
            Val::Num(term) => {
                let sort = self.terms.sort(term);
                Val::Num(self.fresh(sort))
            }
            Val::Ref(_) => {
                self.leaks(&[value]);
                let null = self.fresh_bool("null");
                self.object(Origin::Any, null)
            }
            Val::Nothing => Val::Nothing,
        }
    }

    pub(super) fn forget(&mut self, memory: &mut Memory, fields: impl IntoIterator<Item = Field>) {
        let mut all = false;
        for field in fields {
            if field == ANY {
                all = true;
                continue;
            }
            self.fresh += 1;
            memory.forget(field, self.fresh);
        }
        if !all {
            return;
        }
        for field in (0..self.finals.len()).filter(|f| self.finals.get(*f) == Some(&false)) {
            self.fresh += 1;
            memory.forget(field as Field, self.fresh);
        }
        self.fresh += 1;
        memory.forget_unnamed(self.fresh);
    }

    /// The fields that these methods and all that they may call may write.
    pub(super) fn written(&mut self, methods: impl IntoIterator<Item = MethodIndex>) -> Rc<BTreeSet<Field>> {
        let mut from: Vec<MethodIndex> = methods.into_iter().collect();
        from.sort_unstable();
        from.dedup();
        if let Some(known) = self.writes.get(&from) {
            return Rc::clone(known);
        }
        let mut marked = vec![false; self.graph.methods.len()];
        let mut found = BTreeSet::new();
        for method in self.graph.methods_from(from.iter().copied(), &mut marked) {
            found.extend(self.written_in(method).iter());
        }
        let found = Rc::new(found);
        self.writes.insert(from, Rc::clone(&found));
        found
    }

    /// The fields that the code of a method itself may write.
    fn written_in(&mut self, method: MethodIndex) -> Rc<BTreeSet<Field>> {
        if let Some(known) = self.own_writes.get(&method) {
            return Rc::clone(known);
        }
        let writes = self.writes_of(method);
        let mut found = BTreeSet::new();
        for field in &writes.fields {
            found.insert(self.declared(field.clone()));
        }
        found.extend(writes.runs_foreign_code.then_some(ANY));
        let found = Rc::new(found);
        self.own_writes.insert(method, Rc::clone(&found));
        found
    }

    /// The same by name, found once for all walks.
    fn writes_of(&mut self, method: MethodIndex) -> Rc<Writes> {
        if let Some(known) = self.graph.answered.writes.borrow().get(&method) {
            return Rc::clone(known);
        }
        let mut writes = Writes::default();
        if let Some(known) = self.code(method) {
            for insn in &known.code.insns {
                if let Insn::PutField(pool) = insn.get() {
                    writes.fields.extend(self.field_name(&known.file, pool));
                }
                writes.runs_foreign_code |= self.runs_foreign_code(&known.file, insn.get(), None);
            }
        }
        let writes = Rc::new(writes);
        self.graph.answered.writes.borrow_mut().insert(method, Rc::clone(&writes));
        writes
    }

    /// The field that an instruction names, if the class that declares it is one of the program's.
    pub(super) fn field(&mut self, file: &Rc<ClassFile>, pool: u16) -> Option<Field> {
        let name = self.field_name(file, pool)?;
        Some(self.declared(name))
    }

    fn field_name(&self, file: &Rc<ClassFile>, pool: u16) -> Option<FieldName> {
        let Some(Constant::Field(member)) = file.pool.get(pool) else { return None };
        let owner = self.declaring(member)?;
        Some((owner, Rc::clone(&member.name), Rc::clone(&member.descriptor)))
    }

    /// A field by the class that declares it.
    pub(super) fn declared(&mut self, name: FieldName) -> Field {
        let is_same = |f: &&FieldInfo| f.name == name.1 && f.descriptor == name.2;
        let declared = self.file(&name.0).and_then(|class| class.fields.iter().find(is_same).map(|f| f.access));
        self.number(name, declared.is_some_and(|flags| flags & access::FINAL != 0))
    }

    fn number(&mut self, name: FieldName, is_final: bool) -> Field {
        let next = self.names.len() as Field;
        let field = *self.fields.entry(name.clone()).or_insert(next);
        if field == next {
            self.names.push(name);
            self.finals.push(is_final);
        }
        field
    }

    /// A new object: what the program declares of its fields holds zero.
    pub(super) fn make(&mut self, class: &str, memory: &mut Memory) -> Val {
        let null = self.terms.bool(false);
        let made = self.object(Origin::New, null);
        let Val::Ref(name) = made else { return made };
        for file in self.extended(class) {
            for info in file.fields.iter().filter(|f| f.access & access::STATIC == 0) {
                let Some(zero) = FieldType::parse(&info.descriptor).ok().map(|kind| self.zero(&kind)) else { continue };
                let named = (Rc::clone(&file.name), Rc::clone(&info.name), Rc::clone(&info.descriptor));
                let field = self.number(named, info.access & access::FINAL != 0);
                memory.begin(field, name, zero);
            }
        }
        self.made(name, &class.into(), memory);
        made
    }

    fn zero(&mut self, kind: &FieldType<'_>) -> Val {
        Val::Num(match kind {
            FieldType::Object(_) | FieldType::Array { .. } => return Val::Ref(NULL),
            FieldType::Long => self.terms.long(0),
            FieldType::Float => self.terms.float(0.0),
            FieldType::Double => self.terms.double(0.0),
            _ => self.terms.int(0),
        })
    }

    pub(super) fn file(&self, name: &str) -> Option<Rc<ClassFile>> {
        self.graph.own.contains(name).then(|| (self.files)(name)).flatten()
    }

    /// A class and those that it extends, as far as they are the program's.
    pub(super) fn extended(&self, class: &str) -> Vec<Rc<ClassFile>> {
        let next = |file: &Rc<ClassFile>| self.file(file.super_name.as_deref()?);
        std::iter::successors(self.file(class), next).take(MOST_SUPERCLASSES).collect()
    }

    pub(super) fn declaring(&self, member: &MemberRef) -> Option<Rc<str>> {
        let is_same = |f: &FieldInfo| f.name == member.name && f.descriptor == member.descriptor;
        self.extended(&member.class).into_iter().find(|c| c.fields.iter().any(is_same)).map(|c| Rc::clone(&c.name))
    }

    pub(super) fn object(&mut self, origin: Origin, null: TermId) -> Val {
        let name = self.objects.len() as Name;
        self.objects.push(Object { origin, null, identity: Identity::Some });
        Val::Ref(name)
    }

    pub(super) fn fresh(&mut self, sort: Sort) -> TermId {
        self.fresh += 1;
        self.terms.var(&format!("v{}", self.fresh), sort)
    }

    pub(super) fn fresh_bool(&mut self, what: &str) -> TermId {
        self.fresh += 1;
        self.terms.var(&format!("{what}{}", self.fresh), Sort::Bool)
    }

    /// Any value of a type.
    pub(super) fn free(&mut self, kind: &FieldType<'_>, origin: Origin) -> Val {
        use crate::expr::ops::Conv;
        let narrowed = |walk: &mut Self, conversion| {
            let any = walk.fresh(Sort::Bv32);
            Val::Num(walk.terms.convert(conversion, any))
        };
        match kind {
            FieldType::Boolean => {
                let any = self.fresh_bool("b");
                Val::Num(self.terms.bool_to_int(any))
            }
            FieldType::Byte => narrowed(self, Conv::I2B),
            FieldType::Char => narrowed(self, Conv::I2C),
            FieldType::Short => narrowed(self, Conv::I2S),
            FieldType::Int => Val::Num(self.fresh(Sort::Bv32)),
            FieldType::Long => Val::Num(self.fresh(Sort::Bv64)),
            FieldType::Float => Val::Num(self.fresh(Sort::F32)),
            FieldType::Double => Val::Num(self.fresh(Sort::F64)),
            FieldType::Object(_) | FieldType::Array { .. } => {
                let constant = if let FieldType::Object(name) = kind { self.any_constant(name) } else { None };
                constant.unwrap_or_else(|| {
                    let null = self.fresh_bool("null");
                    self.object(origin, null)
                })
            }
        }
    }
}

//! Calls (JVMS 6.5: invoke*, 5.4.6): resolution on first execution, selection by the receiver, and entering the callee,
//! which is Java code, a model, or missing.

use super::advance::malformed;
use super::exceptions::NOT_STARTED;
use super::model::{Binding, Call, Reply};
use super::outcome::{End, Outcome, Partial};
use super::{Machine, Step};
use crate::program::{Insn, Method, ModelSlot, Origin, method_signature};
use crate::state::{Ref, Role, Value};
use crate::util::{ClassId, MethodId};

/// Arguments that a model call copies without allocating.
const FEW: usize = 8;

impl<'v> Machine<'v> {
    pub fn resolve_invoke_static(&mut self, pool: u16) -> Step {
        match self.vm.program.resolve_method(self.current_class(), pool) {
            Ok(method) if method.is_static() => {
                self.rewrite(Insn::InvokeStaticQ(method.id));
                Ok(())
            }
            Ok(method) => self.raise_kind_mismatch(method, "static"),
            Err(error) => match self.invoke_absent(pool)? {
                true => Ok(()),
                false => self.raise_link_error(&error),
            },
        }
    }

    fn raise_kind_mismatch(&mut self, method: &Method, expected: &str) -> Step {
        let class = &self.vm.program.class(method.class).name;
        let signature = method_signature(class, &method.name, &method.descriptor);
        let what = format!("Expected {expected} method '{signature}'");
        self.raise("java/lang/IncompatibleClassChangeError", Some(what))
    }

    /// Constructors, private methods and `super.m()`.
    pub fn resolve_invoke_special(&mut self, pool: u16) -> Step {
        let program = &self.vm.program;
        let class = program.class(self.current_class());
        let method = match program.resolve_method(class.id, pool) {
            Ok(method) if !method.is_static() => method,
            Ok(method) => return self.raise_kind_mismatch(method, "non-static"),
            Err(error) => return self.raise_link_error(&error),
        };
        // ACC_SUPER: a superclass's method is looked up anew from the direct superclass.
        let owner = program.class(method.class);
        let is_super_call = !method.is_constructor()
            && !method.is_private()
            && !owner.is_interface()
            && method.class != class.id
            && program.is_subtype(class.id, method.class);
        let from_parent = class.super_class.filter(|_| is_super_call);
        let selected = from_parent.and_then(|p| program.find_method(p, method.selector)).unwrap_or(method);
        if selected.is_static() {
            return self.raise_kind_mismatch(selected, "non-static");
        }
        self.rewrite(Insn::InvokeSpecialQ(selected.id));
        Ok(())
    }

    pub fn resolve_invoke_virtual(&mut self, pool: u16) -> Step {
        let program = &self.vm.program;
        let class = self.current_class();
        if let Some(member) = program.polymorphic_member(class, pool) {
            let args = crate::classfile::descriptor::MethodType::parse(&member.descriptor)
                .map_or(1, |t| t.params.len() + 1) as u8;
            let site = program.polymorphic_site(member, class);
            self.rewrite(Insn::InvokePolymorphicQ { args, site });
            return Ok(());
        }
        match program.resolve_method(class, pool) {
            Ok(method) if method.is_static() => self.raise_kind_mismatch(method, "non-static"),
            Ok(method) => {
                self.rewrite(program.call_insn(method));
                Ok(())
            }
            Err(error) => self.raise_link_error(&error),
        }
    }

    pub fn resolve_invoke_interface(&mut self, pool: u16) -> Step {
        let program = &self.vm.program;
        match program.resolve_method(self.current_class(), pool) {
            Ok(method) if method.is_static() => self.raise_kind_mismatch(method, "non-static"),
            Ok(method) => {
                self.rewrite(program.call_insn(method));
                Ok(())
            }
            Err(error) => self.raise_link_error(&error),
        }
    }

    pub fn resolve_invoke_dynamic(&mut self, pool: u16) -> Step {
        match self.vm.program.link_dynamic(self.current_class(), pool) {
            Ok(insn) => {
                self.rewrite(insn);
                Ok(())
            }
            Err(error) => self.raise_link_error(&error),
        }
    }

    #[inline]
    pub fn invoke_static(&mut self, id: MethodId) -> Step {
        let method = self.vm.program.method(id);
        if self.ensure_initialized(method.class)? {
            return self.invoke(method);
        }
        Ok(())
    }

    #[inline]
    pub fn invoke_special(&mut self, id: MethodId) -> Step {
        let method = self.vm.program.method(id);
        match self.operand(method.args.saturating_sub(1)).as_ref() {
            Some(receiver) if receiver.is_null() => self.raise_null(),
            Some(_) => self.invoke_exactly(method),
            None => match self.selected(method.args.saturating_sub(1), |_, _| Some(id))? {
                Some(method) => self.invoke_exactly(method),
                None => self.raise_null(),
            },
        }
    }

    #[inline]
    pub fn invoke_virtual(&mut self, args: u32, index: u32) -> Step {
        let Some(receiver) = self.operand(args - 1).as_ref() else {
            let select = move |m: &Self, c| m.vm.program.class(c).vtable.get(index as usize).copied();
            return self.invoke_on_choice(args - 1, select);
        };
        let Some(class) = self.state.heap.class_of(receiver) else { return self.raise_null() };
        match self.vm.program.class(class).vtable.get(index as usize) {
            Some(method) => self.invoke(self.vm.program.method(*method)),
            None => Err(malformed("a virtual call on an object of another class")),
        }
    }

    #[inline]
    pub fn invoke_interface(&mut self, args: u32, site: u32) -> Step {
        let Some(receiver) = self.operand(args - 1).as_ref() else {
            let selector = self.vm.program.interface_site_at(site).selector;
            return self.invoke_on_choice(args - 1, move |m, c| m.vm.program.select(c, selector));
        };
        let Some(class) = self.state.heap.class_of(receiver) else { return self.raise_null() };
        let site = self.vm.program.interface_site_at(site);
        let (seen, selected) = site.cache.get();
        if seen == class {
            return self.invoke(self.vm.program.method(selected));
        }
        match self.vm.program.select(class, site.selector) {
            Some(selected) => {
                site.cache.set((class, selected));
                self.invoke(self.vm.program.method(selected))
            }
            None => {
                let named = self.vm.program.method(site.method);
                let owner = &self.vm.program.class(named.class).name;
                let signature = method_signature(owner, &named.name, &named.descriptor);
                let class = self.vm.program.class(class).java_name();
                let what = format!(
                    "Receiver class {class} does not define or inherit an implementation of the resolved method \
                     'abstract {signature}' of interface {}.",
                    owner.replace('/', ".")
                );
                self.raise("java/lang/AbstractMethodError", Some(what))
            }
        }
    }

    /// A call on a receiver that is a choice.
    #[cold]
    fn invoke_on_choice(
        &mut self,
        from_top: u32,
        select: impl Fn(&Self, crate::util::ClassId) -> Option<MethodId>,
    ) -> Step {
        match self.selected(from_top, select)? {
            Some(method) => self.invoke(method),
            None => self.raise_null(),
        }
    }

    /// The method that a receiver selects which is a choice; none for null.
    fn selected(
        &mut self,
        from_top: u32,
        select: impl Fn(&Self, crate::util::ClassId) -> Option<MethodId>,
    ) -> Result<Option<&'v Method>, Box<Outcome>> {
        let Some(method) = self.select_symbolic(from_top, select)? else { return Ok(None) };
        let method = self.vm.program.method(method);
        if method.is_synchronized() {
            self.follow(from_top)?;
        }
        Ok(Some(method))
    }

    /// Calls exactly this method, whoever has another.
    fn invoke_exactly(&mut self, method: &Method) -> Step {
        if method.model.get() == ModelSlot::Unknown {
            self.bind_model(method);
        }
        match method.model.get() {
            ModelSlot::Open => {
                self.note_unread(method);
                self.invoke_code(method)
            }
            _ => self.invoke(method),
        }
    }

    /// `MethodHandle.invoke`, `invokeExact` and the access methods of `VarHandle`: linked to an adapter that boxes the
    /// operands and calls the stub's one generic entry.
    pub fn invoke_polymorphic(&mut self, args: u32, site: u32) -> Step {
        if self.follow(args - 1)?.is_null() {
            return self.raise_null();
        }
        let site = self.vm.program.polymorphic_site_at(site);
        match self.vm.program.link_polymorphic(site) {
            Ok(adapter) => {
                self.rewrite(Insn::InvokeStaticQ(adapter));
                Ok(())
            }
            Err(error) => self.raise_link_error(&error),
        }
    }

    /// Calls a method whose operands are on the stack.
    #[inline]
    pub fn invoke(&mut self, method: &Method) -> Step {
        match method.model.get() {
            ModelSlot::None if self.vm.summaries.in_use() && method.is_static() => return self.invoke_summed(method),
            ModelSlot::None => {}
            ModelSlot::Open => {
                self.note_call(method);
                self.note_unread(method);
            }
            ModelSlot::Model(model) => return self.invoke_model(method, model),
            ModelSlot::Redirect(target) => return self.invoke_static(target),
            ModelSlot::StandIn(model) => return self.invoke_stand_in(method, model),
            ModelSlot::Function => return self.invoke_function(method),
            ModelSlot::Unknown => {
                self.bind_model(method);
                return self.invoke(method);
            }
        }
        self.invoke_code(method)
    }

    #[inline]
    pub(super) fn invoke_code(&mut self, method: &Method) -> Step {
        let code = match self.vm.program.code(method) {
            Ok(code) => code,
            Err(what) => return self.raise_uncallable(method, what),
        };
        if !self.has_stack() && !self.may_use_reserve() {
            if self.vm.config.exploring {
                return Err(Outcome::partial(Partial::Depth));
            }
            return self.raise("java/lang/StackOverflowError", None);
        }
        let stack = &mut self.state.stack;
        if let Some(caller) = stack.frames.last_mut() {
            let Some(below) = caller.sp.checked_sub(method.args) else { return Err(malformed("too few operands")) };
            caller.sp = below;
        }
        stack.push(method.id, Role::Call, method.args, code.locals, code.size);
        if method.is_synchronized() {
            return self.lock_for(method);
        }
        Ok(())
    }

    /// Above the limit only what throws the error itself may still run.
    #[cold]
    fn may_use_reserve(&self) -> bool {
        let raising = self.state.stack.frames_down().take(64).any(|f| {
            let method = self.vm.program.method(f.method);
            method.hidden && &*method.name == "Throw"
        });
        raising && !self.stack_exhausted()
    }

    #[cold]
    fn lock_for(&mut self, method: &Method) -> Step {
        let object = if method.is_static() {
            self.vm.mirror(self.state, method.class)
        } else {
            let receiver = self.state.stack.top().and_then(|f| self.state.stack.slots.get(f.base as usize));
            receiver.and_then(|v| v.as_ref()).unwrap_or(Ref::NULL)
        };
        self.acquire(object);
        if let Some(top) = self.state.stack.top_mut() {
            top.lock = object;
        }
        Ok(())
    }

    /// Calls a method that is taken as a function, as what it is.
    pub(super) fn invoke_as_code(&mut self, method: &Method) -> Step {
        match self.binding(method) {
            ModelSlot::Model(model) => self.invoke_model(method, model),
            ModelSlot::Redirect(target) => self.invoke_static(target),
            ModelSlot::StandIn(model) => self.invoke_stand_in(method, model),
            _ => self.invoke_code(method),
        }
    }

    /// Runs a user's model, unless the model itself makes the call: that is of the real method. So are calls that the library
    /// makes of its own methods: users say what their programs get from it, not how it works inside.
    #[cold]
    fn invoke_stand_in(&mut self, method: &Method, model: MethodId) -> Step {
        let program = &self.vm.program;
        let is_own = |class: ClassId| matches!(program.class(class).origin, Origin::App(_));
        let stands = self.state.stack.top().is_none_or(|frame| {
            frame.method != model && (is_own(method.class) || is_own(program.method(frame.method).class))
        });
        if stands {
            let class = &program.class(method.class).name;
            self.note_stand_in(class, &method.name, &method.descriptor);
            // It stands for this method alone: classes that are not here may have another.
            if self.vm.config.exploring && self.vm.may_be_other_code(method) {
                self.note_call(method);
            }
            return self.invoke_static(model);
        }
        match self.own_binding(method) {
            ModelSlot::Model(model) => self.invoke_model(method, model),
            ModelSlot::Redirect(target) => self.invoke_static(target),
            _ => self.invoke_code(method),
        }
    }

    fn note_stand_in(&mut self, class: &str, name: &str, descriptor: &str) {
        if let Some(found) = self.vm.config.stand_ins.find(class, name, descriptor) {
            let assumption = found.assumption();
            self.note_scope(&assumption);
            self.vm.stood_in.borrow_mut().insert(assumption);
        }
    }

    /// Calls the user's model of a static method that is not there; `false` if there is none. The instruction stays as it
    /// is, so that every path that comes here says what it depends on.
    fn invoke_absent(&mut self, pool: u16) -> Result<bool, Box<Outcome>> {
        let program = &self.vm.program;
        let Some(member) = program.named_member(self.current_class(), pool) else { return Ok(false) };
        let Some(found) = self.vm.config.stand_ins.find(&member.class, &member.name, &member.descriptor) else {
            return Ok(false);
        };
        let Some(model) = program.find_by_key(&found.model) else { return Ok(false) };
        self.note_stand_in(&member.class, &member.name, &member.descriptor);
        self.invoke_static(model)?;
        Ok(true)
    }

    #[cold]
    pub(super) fn bind_model(&mut self, method: &Method) {
        method.model.set(self.binding(method));
    }

    fn binding(&self, method: &Method) -> ModelSlot {
        let stand_ins = &self.vm.config.stand_ins;
        let class = &self.vm.program.class(method.class).name;
        let own = || self.own_binding(method);
        match stand_ins.find(class, &method.name, &method.descriptor) {
            Some(_) if stand_ins.only_missing && !(method.is_native() && own() == ModelSlot::None) => own(),
            Some(found) => self.vm.program.find_by_key(&found.model).map_or_else(own, ModelSlot::StandIn),
            None => own(),
        }
    }

    /// What stands for a method if the user has no model of it.
    fn own_binding(&self, method: &Method) -> ModelSlot {
        let program = &self.vm.program;
        let class = &program.class(method.class).name;
        match self.vm.models.find(class, &method.name, &method.descriptor, &self.vm.config) {
            Some(Binding::Model(model)) => ModelSlot::Model(model),
            Some(Binding::Redirect(target)) => program.find_by_key(target).map_or(ModelSlot::None, ModelSlot::Redirect),
            None if self.vm.config.exploring
                && (self.vm.may_be_other_code(method) || self.vm.left_out_by(method).is_some()) =>
            {
                ModelSlot::Open
            }
            None => ModelSlot::None,
        }
    }

    #[cold]
    fn raise_uncallable(&mut self, method: &Method, what: &str) -> Step {
        let class = &self.vm.program.class(method.class).name;
        let signature = method_signature(class, &method.name, &method.descriptor);
        if method.is_native() {
            // Behind the driver API, under a name that nobody knows.
            return self.unsupported(match &**class {
                "obligato/Engine" => {
                    format!("obligato.Obligato.{}, which works while inputs are explored", method.name)
                }
                _ => format!("native method {signature}"),
            });
        }
        if method.is_abstract() {
            return self.raise("java/lang/AbstractMethodError", Some(format!("'{signature}'")));
        }
        self.raise("java/lang/VerifyError", Some(what.to_string()))
    }

    /// The entry method is native, abstract or broken.
    pub fn start_uncoded(&mut self, method: &Method) -> Step {
        self.state.stack.pop();
        match self.vm.program.code(method) {
            Ok(_) => Ok(()),
            Err(what) => Err(malformed(what)),
        }
    }

    fn invoke_model(&mut self, method: &Method, model: u32) -> Step {
        if self.leaves_models {
            return Err(Box::new(Outcome::Quantum));
        }
        let Some(entry) = self.vm.models.get(model) else { return Err(malformed("no such model")) };
        if !entry.takes_terms {
            self.settle_arguments(method)?;
        }
        // Models allocate freely: make room before, while everything live is on the stack.
        if self.state.heap.used() >= self.state.collect_at {
            self.state.collect_garbage(&[]);
        }
        let count = method.args as usize;
        let mut few = [Value::VOID; FEW];
        let many: Vec<Value>;
        let args: &[Value] = if count <= FEW {
            (0..count).for_each(|i| few[count - 1 - i] = self.operand(i as u32));
            &few[..count]
        } else {
            many = (0..count as u32).rev().map(|i| self.operand(i)).collect();
            &many
        };
        let answer = (entry.model)(&mut Call { vm: self.vm, terms: self.terms, state: self.state, method, args });
        let reply = answer.unwrap_or_else(|early| early);
        match reply {
            Reply::Value(value) => {
                self.pop_values(method.args);
                self.finish_with(value)
            }
            Reply::Throw(class, message) => {
                self.enter_modelled(method);
                self.raise(class, message)
            }
            Reply::ThrowText(class, message) => {
                self.enter_modelled(method);
                self.raise_with(class, message)
            }
            Reply::ThrowObject(object) => match object.as_ref() {
                Some(object) if !object.is_null() => self.throw(object),
                _ => self.raise_null(),
            },
            Reply::Tail(target, others) => {
                let target = self.vm.program.method(target);
                self.pop_values(method.args);
                self.push_operands(&others);
                let step = self.invoke(target);
                // A fork repeats this call, which needs its own operands back.
                if step.as_ref().is_err_and(|outcome| matches!(**outcome, Outcome::Fork(_))) {
                    self.pop_values(target.args);
                    self.push_operands(args);
                }
                step
            }
            Reply::Init(class) => {
                // Ready at once where there is no initialiser: either way the call is repeated.
                self.ensure_initialized(class)?;
                Ok(())
            }
            Reply::Decline if entry.otherwise.is_some() => {
                self.invoke_model(method, entry.otherwise.unwrap_or_default())
            }
            Reply::Decline => {
                if method.is_native() {
                    self.settle_arguments(method)?;
                }
                self.invoke_code(method)
            }
            Reply::Again => Err(Box::new(Outcome::Quantum)),
            Reply::Fork(fork) => Err(Box::new(Outcome::Fork(fork))),
            Reply::Assumed => Err(Box::new(Outcome::End(End::Assumed))),
            Reply::Bound(what) => Err(Outcome::partial(Partial::Bound(what))),
            Reply::Exit(code) => Err(Box::new(Outcome::End(End::Exited(code)))),
            Reply::NeedInput => Err(Box::new(Outcome::NeedInput)),
            Reply::Unsupported(what) => self.unsupported(what),
        }
    }

    /// Models work on known objects: references are followed, and arrays and strings get a known length.
    fn settle_arguments(&mut self, method: &Method) -> Step {
        for i in 0..method.args {
            let value = self.operand(i);
            let object = match value.as_sym() {
                Some(term) if self.terms.sort(term) == crate::expr::Sort::Ref => self.follow(i)?,
                Some(_) => continue,
                None => value.as_ref().unwrap_or_default(),
            };
            if object.is_null() {
                continue;
            }
            if self.state.heap.open(object).is_some() {
                self.close(object)?;
            } else if self.state.heap.class_of(object) == Some(self.vm.known.string)
                && let Some(units) = self.state.heap.field(object, self.vm.known.string_value as usize)
                && let Some(units) = units.as_ref()
            {
                self.close(units)?;
            }
        }
        Ok(())
    }

    /// Adds a frame for a modelled method that throws: the exception comes from there, not from the call. It never runs.
    #[cold]
    fn enter_modelled(&mut self, method: &Method) {
        let stack = &mut self.state.stack;
        if let Some(caller) = stack.frames.last_mut() {
            caller.sp = caller.sp.saturating_sub(method.args);
        }
        stack.push(method.id, Role::Call, method.args, method.args, method.args);
        if let Some(top) = stack.frames.last_mut() {
            top.pc = NOT_STARTED;
        }
    }

    /// Pushes operands beyond what the frame declared, for a call that takes them at once.
    fn push_operands(&mut self, values: &[Value]) {
        let stack = &mut self.state.stack;
        let Some(top) = stack.frames.last_mut() else { return };
        let at = (top.base + top.sp) as usize;
        if stack.slots.len() < at + values.len() {
            stack.slots.resize(at + values.len(), Value::VOID);
        }
        stack.slots[at..at + values.len()].copy_from_slice(values);
        top.sp += values.len() as u32;
    }

    /// Runs code that makes an unknown input, after which the current instruction is repeated.
    pub fn push_maker(&mut self, method: MethodId, args: &[Value]) -> Step {
        if self.stack_exhausted() {
            return Err(Outcome::partial(Partial::Depth));
        }
        self.push_frame(method, args, Role::Made)
    }

    /// Calls a static method in the place of the current instruction, leaving its operands where they are.
    pub fn push_call(&mut self, method: MethodId, args: &[Value]) -> Step {
        if self.stack_exhausted() {
            return self.unsupported("the stack is exhausted while an exception is thrown");
        }
        self.push_frame(method, args, Role::Call)
    }

    /// Enters a method with these arguments, whatever operands the current instruction has.
    fn push_frame(&mut self, method: MethodId, args: &[Value], role: Role) -> Step {
        self.push_operands(args);
        let method = self.vm.program.method(method);
        let code = match self.vm.program.code(method) {
            Ok(code) => code,
            Err(what) => return Err(malformed(what)),
        };
        let stack = &mut self.state.stack;
        if let Some(caller) = stack.frames.last_mut() {
            let Some(below) = caller.sp.checked_sub(method.args) else { return Err(malformed("too few operands")) };
            caller.sp = below;
        }
        stack.push(method.id, role, method.args, code.locals, code.size);
        Ok(())
    }
}

//! Objects, casts, constants and monitors (JVMS 6.5: new, checkcast, instanceof, ldc, monitorenter, monitorexit), and
//! the machine's small helpers over the top frame.

use std::rc::Rc;

use super::advance::default_value;
use super::boot::Vm;
use super::{Machine, Step};
use crate::classfile::Constant;
use crate::program::{Insn, Origin};
use crate::state::{Ref, State, Value};
use crate::util::{ClassId, LiteralId};

/// The top frame.
impl Machine<'_> {
    /// The operand `from_top` places below the top one.
    #[inline]
    pub fn operand(&self, from_top: u32) -> Value {
        let stack = &self.state.stack;
        let at = stack.top().map_or(0, |f| (f.base + f.sp) as usize);
        at.checked_sub(1 + from_top as usize).and_then(|i| stack.slots.get(i)).copied().unwrap_or_default()
    }

    /// Replaces an operand, counted from the top of the stack.
    pub fn set_operand(&mut self, from_top: u32, value: Value) {
        let stack = &mut self.state.stack;
        let at = stack.frames.last().map_or(0, |f| (f.base + f.sp) as usize);
        if let Some(slot) = at.checked_sub(1 + from_top as usize).and_then(|i| stack.slots.get_mut(i)) {
            *slot = value;
        }
    }

    #[inline]
    pub fn pop_values(&mut self, count: u32) {
        if let Some(top) = self.state.stack.top_mut() {
            top.sp = top.sp.saturating_sub(count);
        }
    }

    #[inline]
    pub fn next(&mut self) {
        if let Some(top) = self.state.stack.top_mut() {
            top.pc += 1;
        }
    }

    /// Pushes the instruction's result, if any, and goes on behind it.
    #[inline]
    pub fn finish_with(&mut self, value: Value) -> Step {
        let stack = &mut self.state.stack;
        if let Some(top) = stack.frames.last_mut() {
            top.pc += 1;
            if value.kind() != crate::state::Kind::Void {
                let at = (top.base + top.sp) as usize;
                top.sp += 1;
                match stack.slots.get_mut(at) {
                    Some(slot) => *slot = value,
                    None => stack.slots.resize(at + 1, value),
                }
            }
        }
        Ok(())
    }

    pub fn current_class(&self) -> ClassId {
        self.state.stack.top().map_or(self.vm.known.object, |f| self.vm.program.method(f.method).class)
    }

    /// Replaces the current instruction by its resolved form, which is executed next.
    pub fn rewrite(&mut self, insn: Insn) {
        self.state.resolutions += 1;
        if let Some(top) = self.state.stack.top() {
            let method = self.vm.program.method(top.method);
            if let Ok(code) = self.vm.program.code(method) {
                code.set_insn(top.pc, insn);
            }
        }
    }
}

/// Objects and constants.
impl Machine<'_> {
    pub fn resolve_new(&mut self, pool: u16) -> Step {
        match self.vm.program.resolve_class(self.current_class(), pool) {
            Ok(class) => {
                let found = self.vm.program.class(class);
                if found.is_abstract() || found.is_interface() {
                    return self.raise("java/lang/InstantiationError", Some(found.java_name()));
                }
                self.rewrite(Insn::NewQ(class));
                Ok(())
            }
            Err(error) => self.raise_link_error(&error),
        }
    }

    pub fn new_object(&mut self, class: ClassId) -> Step {
        if !self.ensure_initialized(class)? {
            return Ok(());
        }
        let found = self.vm.program.class(class);
        if !self.has_heap(16 + 8 * found.layout.len() as u64) {
            return self.raise("java/lang/OutOfMemoryError", Some("Java heap space".into()));
        }
        let object = self.vm.new_instance(self.state, class);
        self.finish_with(Value::reference(object))
    }

    /// Room for so many bytes, after a collection if need be. All live references must be in the state.
    #[inline]
    pub fn has_heap(&mut self, bytes: u64) -> bool {
        let used = self.state.heap.used();
        if used + bytes >= self.state.collect_at.min(self.vm.config.max_heap) {
            self.state.collect_garbage(&[]);
            return self.state.heap.used() + bytes <= self.vm.config.max_heap;
        }
        true
    }

    pub fn make_literal(&mut self, literal: LiteralId) -> Step {
        let string = self.vm.literal(self.state, literal);
        self.finish_with(Value::reference(string))
    }

    pub fn push_mirror(&mut self, class: ClassId) -> Step {
        let mirror = self.vm.mirror(self.state, class);
        self.finish_with(Value::reference(mirror))
    }

    /// `ldc` of something that is not a plain value.
    pub fn load_constant(&mut self, pool: u16) -> Step {
        let class = self.vm.program.class(self.current_class());
        match class.file.as_ref().and_then(|f| f.pool.get(pool)) {
            Some(Constant::Class(name)) => match self.vm.program.load(name) {
                Ok(class) => {
                    self.rewrite(Insn::ClassConstQ(class));
                    Ok(())
                }
                Err(error) => self.raise_link_error(&error),
            },
            _ => match self.vm.program.link_constant(class.id, pool) {
                Ok(insn) => {
                    self.rewrite(insn);
                    Ok(())
                }
                Err(error) => self.raise_link_error(&error),
            },
        }
    }

    pub fn resolve_cast(&mut self, pool: u16, check: bool) -> Step {
        // A null needs no class, and must not load one.
        if self.operand(0) == Value::NULL {
            if !check {
                self.pop_values(1);
                return self.finish_with(Value::int(0));
            }
            self.next();
            return Ok(());
        }
        match self.vm.program.resolve_class(self.current_class(), pool) {
            Ok(class) => {
                self.rewrite(if check { Insn::CheckCastQ(class) } else { Insn::InstanceOfQ(class) });
                Ok(())
            }
            Err(error) => self.raise_link_error(&error),
        }
    }

    pub fn check_cast(&mut self, class: ClassId) -> Step {
        let Some(object) = self.operand(0).as_ref() else { return self.check_cast_symbolic(class) };
        self.note_type_test(self.operand(0), class);
        if self.state.heap.class_of(object).is_some_and(|c| self.vm.program.is_subtype(c, class)) {
            self.next();
            return Ok(());
        }
        self.cast_failed_on(object, class)
    }

    pub fn cast_failed_on(&mut self, object: Ref, class: ClassId) -> Step {
        let actual = self.state.heap.class_of(object).unwrap_or(self.vm.known.object);
        let message = self.vm.cast_message(actual, class);
        self.raise("java/lang/ClassCastException", Some(message))
    }
}

/// Monitors: one thread, so entering always succeeds, and only the pairing is checked.
impl Machine<'_> {
    pub fn acquire(&mut self, object: Ref) {
        match self.state.locks.iter_mut().find(|(o, _)| *o == object) {
            Some((_, count)) => *count += 1,
            None => self.state.locks.push((object, 1)),
        }
    }

    /// `false`: the monitor is not held.
    pub fn release(&mut self, object: Ref) -> bool {
        let Some(at) = self.state.locks.iter().position(|(o, _)| *o == object) else { return false };
        self.state.locks[at].1 -= 1;
        if self.state.locks[at].1 == 0 {
            self.state.locks.remove(at);
        }
        true
    }

    pub fn monitor_enter_top(&mut self) -> Step {
        let object = self.follow(0)?;
        if object.is_null() {
            return self.raise_null();
        }
        self.acquire(object);
        self.pop_values(1);
        self.next();
        Ok(())
    }

    pub fn monitor_exit_top(&mut self) -> Step {
        let object = self.follow(0)?;
        if object.is_null() {
            return self.raise_null();
        }
        if !self.release(object) {
            return self.raise("java/lang/IllegalMonitorStateException", None);
        }
        self.pop_values(1);
        self.next();
        Ok(())
    }
}

impl Vm {
    /// An object with all fields at their defaults; no constructor runs.
    #[inline]
    pub fn new_instance(&self, state: &mut State, class: ClassId) -> Ref {
        let fields: Rc<[Value]> = self.program.class(class).layout.iter().map(|k| default_value(*k)).collect();
        state.heap.alloc_fields(class, fields)
    }

    /// The interned string of this content.
    pub fn interned(&self, state: &mut State, text: &str) -> Ref {
        let units: Vec<u16> = text.encode_utf16().collect();
        self.literal(state, self.program.literal(&units))
    }

    /// The interned string of a literal.
    pub fn literal(&self, state: &mut State, literal: LiteralId) -> Ref {
        match state.literals.get(literal.0) {
            Some(string) if !string.is_null() => *string,
            _ => {
                let string = self.new_string(state, self.program.literal_units(literal));
                state.literals.set(literal.0, string);
                string
            }
        }
    }

    /// Whether a string is that of a constant.
    pub fn is_literal(&self, state: &State, string: Ref) -> bool {
        (0..state.literals.len()).any(|id| state.literals.get(id) == Some(&string))
    }

    /// The `java.lang.Class` object of a class.
    pub fn mirror(&self, state: &mut State, class: ClassId) -> Ref {
        let known = state.statics.cell(class).map_or(Ref::NULL, |c| c.mirror);
        if !known.is_null() {
            return known;
        }
        let mirror = self.new_instance(state, self.known.class);
        state.heap.set_field(mirror, self.known.class_id as usize, Value::int(class.0 as i32));
        state.statics.cell_mut(class).mirror = mirror;
        mirror
    }

    /// The class that a `java.lang.Class` object stands for.
    pub fn mirrored(&self, state: &State, mirror: Ref) -> Option<ClassId> {
        let id = state.heap.field(mirror, self.known.class_id as usize)?.as_int()?;
        Some(ClassId(id as u32))
    }

    /// The message of a `ClassCastException`, with modules and loaders as the JVM names them.
    pub fn cast_message(&self, from: ClassId, to: ClassId) -> String {
        let (from, to) = (self.program.class(from), self.program.class(to));
        let place = |class: &crate::program::Class| match self.element_origin(class.id) {
            Origin::Jdk(module) => format!("module {module} of loader '{}'", loader_of(&module)),
            _ => "unnamed module of loader 'app'".to_string(),
        };
        let (from_name, to_name) = (from.java_name(), to.java_name());
        let (from_place, to_place) = (place(from), place(to));
        let places = if from_place == to_place {
            format!("{from_name} and {to_name} are in {from_place}")
        } else {
            format!("{from_name} is in {from_place}; {to_name} is in {to_place}")
        };
        format!("class {from_name} cannot be cast to class {to_name} ({places})")
    }

    fn element_origin(&self, class: ClassId) -> Origin {
        let found = self.program.class(class);
        found.component().map_or_else(|| found.origin.clone(), |c| self.element_origin(c))
    }
}

/// Which of the JDK's loaders defines a module.
fn loader_of(module: &str) -> &'static str {
    const PLATFORM: [&str; 8] = [
        "java.sql",
        "java.net.http",
        "java.compiler",
        "java.scripting",
        "java.smartcardio",
        "java.transaction.xa",
        "jdk.zipfs",
        "java.sql.rowset",
    ];
    if PLATFORM.contains(&module) { "platform" } else { "bootstrap" }
}

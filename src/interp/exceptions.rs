//! Throwing, unwinding and returning (JVMS 2.10, 2.6.4, 2.6.5), and raising the VM's own exceptions.

use super::advance::default_value;
use super::outcome::{End, Outcome, Partial};
use super::{Machine, Step};
use crate::program::{Handler, LinkError};
use crate::state::{Frame, InitStatus, Ref, Role, Value};
use crate::util::ClassId;
use crate::world::Beyond;

/// A class initialiser that waits for those of its supertypes: no handler covers it.
pub(super) const NOT_STARTED: u32 = u32::MAX;
/// Frames that may be used above the limit, to make and throw the `StackOverflowError`.
const RESERVE: u32 = 128;
/// What the VM throws where classes, or parts of them, are not there or are others than those that were compiled against.
const LINKAGE: [&str; 10] = [
    "java/lang/NoClassDefFoundError",
    "java/lang/NoSuchMethodError",
    "java/lang/NoSuchFieldError",
    "java/lang/AbstractMethodError",
    "java/lang/IllegalAccessError",
    "java/lang/IncompatibleClassChangeError",
    "java/lang/InstantiationError",
    "java/lang/ClassCircularityError",
    "java/lang/ClassFormatError",
    "java/lang/VerifyError",
];
/// The variable that stands for the characters of a string that nothing can look at.
pub const OPAQUE: &str = "<text>";

impl Machine<'_> {
    /// Ends the path because something is missing.
    pub fn unsupported(&mut self, what: impl Into<String>) -> Step {
        Err(Outcome::partial(Partial::Unsupported(what.into())))
    }

    pub fn raise_link_error(&mut self, error: &LinkError) -> Step {
        if error.is_unsupported() {
            return self.unsupported(error.message.clone());
        }
        self.raise(error.class, Some(error.message.clone()))
    }

    /// Throws a new exception at the current instruction of the top frame.
    #[cold]
    pub fn raise(&mut self, class: &str, message: Option<String>) -> Step {
        self.tell_failure(class);
        // How much memory the real JVM has is not ours to say.
        if self.vm.config.exploring && class == "java/lang/OutOfMemoryError" {
            return Err(Outcome::partial(Partial::Memory));
        }
        if self.vm.config.exploring && LINKAGE.contains(&class) {
            self.note_missing(class, message.as_deref().unwrap_or_default());
        }
        let thrower = match self.vm.program.thrower(class, message.is_some()) {
            Ok(thrower) => thrower,
            Err(error) => {
                let what = format!("{} while throwing {}", error.message, class.replace('/', "."));
                return self.unsupported(what);
            }
        };
        let argument = message.map(|text| Value::reference(self.vm.new_text(self.state, &text)));
        self.push_call(thrower, argument.as_slice())
    }

    /// Says that a class, or a part of one, is not there: the program goes on as on a JVM with this class path, but on
    /// the one that it was made for it would not, so nothing is shown about what follows.
    #[cold]
    fn note_missing(&mut self, error: &str, message: &str) {
        let what = match error {
            "java/lang/NoClassDefFoundError" => {
                format!("{}, which is not on the class path", message.replace('/', "."))
            }
            "java/lang/NoSuchMethodError" | "java/lang/NoSuchFieldError" => {
                format!("{}, which is missing in its class on the class path", message.trim_matches('\''))
            }
            _ => format!("classes that do not fit together ({}: {message})", error.replace('/', ".")),
        };
        self.vm.program.warn_once(&what.replacen(", which is", " is", 1));
        self.note_left_out(Beyond::Missing, &what);
    }

    /// As [`Machine::raise`], with a message that depends on the inputs: nothing can look at it.
    #[cold]
    pub fn raise_opaque(&mut self, class: &str) -> Step {
        let message = self.opaque_text();
        self.raise_with(class, message)
    }

    /// As [`Machine::raise`], with this string as the message.
    #[cold]
    pub fn raise_with(&mut self, class: &str, message: Ref) -> Step {
        self.tell_failure(class);
        match self.vm.program.thrower(class, true) {
            Ok(thrower) => self.push_call(thrower, &[Value::reference(message)]),
            Err(error) => self.raise_link_error(&error),
        }
    }

    /// A new string that depends on the inputs and that nothing can look at.
    pub fn opaque_text(&mut self) -> Ref {
        let string = self.vm.new_instance(self.state, self.vm.known.string);
        let text = self.terms.var(OPAQUE, crate::expr::Sort::Ref);
        self.state.heap.set_field(string, self.vm.known.string_value as usize, Value::sym(text));
        string
    }

    /// `athrow`.
    pub fn throw_top(&mut self) -> Step {
        let object = self.follow(0)?;
        if object.is_null() {
            return self.raise_null();
        }
        if self.vm.config.stop_at_assertions && self.is_failed_assertion(object) {
            return Err(Box::new(Outcome::End(End::Failed(object))));
        }
        self.throw(object)
    }

    /// Unwinds to the handler of this exception, or ends the path.
    pub fn throw(&mut self, exception: Ref) -> Step {
        let class = self.state.heap.class_of(exception).unwrap_or(self.vm.known.throwable);
        loop {
            let Some(frame) = self.state.stack.top().copied() else {
                return Err(Box::new(Outcome::End(End::Threw(exception))));
            };
            self.note_missing_handlers(&frame);
            self.note_narrower_handlers(&frame, exception, class);
            let handler = self.find_handler(&frame, class);
            if self.vm.config.stop_at_assertions
                && let Some(message) = self.failing_assert(&frame)
                && handler.is_none_or(|handler| !message.contains(&handler.target))
            {
                return Err(Box::new(Outcome::End(End::Failed(exception))));
            }
            if let Some(handler) = handler {
                let method = self.vm.program.method(frame.method);
                let (locals, size) = self.vm.program.code(method).map_or((0, 0), |c| (c.locals, c.size));
                self.state.stack.reserve_top(size);
                if let Some(slot) = self.state.stack.slots.get_mut((frame.base + locals) as usize) {
                    *slot = Value::reference(exception);
                }
                if let Some(top) = self.state.stack.top_mut() {
                    top.sp = locals + 1;
                    top.pc = handler.target;
                }
                return Ok(());
            }
            self.note_thrown(&frame, exception);
            self.release(frame.lock);
            self.state.stack.pop();
            match frame.role {
                Role::Entry => return Err(Box::new(Outcome::End(End::Threw(exception)))),
                Role::Made => return Err(Box::new(Outcome::End(End::Assumed))),
                Role::Call => {}
                Role::Init(initialised) => {
                    self.record_failure(initialised, exception);
                    if !self.is_error(class) {
                        return self.raise_initializer_error(exception);
                    }
                }
            }
        }
    }

    /// Marks the class as erroneous and keeps what later `NoClassDefFoundError`s give as their cause: an
    /// `ExceptionInInitializerError` that tells of the exception and has its stack trace.
    fn record_failure(&mut self, class: ClassId, exception: Ref) {
        self.note_failed(class);
        let program = &self.vm.program;
        let failure = program.load("java/lang/ExceptionInInitializerError").ok().and_then(|error| {
            let slot = |name| program.find_field(self.vm.known.throwable, name, None).map(|f| f.slot as usize);
            let thrown = self.state.heap.class_of(exception)?;
            let detail = self.state.heap.field(exception, slot("detailMessage")?)?.as_ref()?;
            let detail = self.vm.string_text(self.state, detail).map_or(String::new(), |text| format!(": {text}"));
            let text = format!("Exception {}{detail} [in thread \"main\"]", program.class(thrown).java_name());
            let text = Value::reference(self.vm.new_text(self.state, &text));
            let inherited = program.class(self.vm.known.throwable).layout.len();
            let mut fields: Vec<Value> = program.class(error).layout.iter().map(|k| default_value(*k)).collect();
            for (i, field) in fields.iter_mut().enumerate().take(inherited) {
                *field = self.state.heap.field(exception, i)?;
            }
            *fields.get_mut(slot("detailMessage")?)? = text;
            *fields.get_mut(slot("cause")?)? = Value::NULL;
            Some(self.state.heap.alloc_fields(error, fields.into()))
        });
        let cell = self.state.statics.cell_mut(class);
        cell.status = InitStatus::Failed;
        cell.failure = failure.unwrap_or_default();
    }

    /// A use of a class whose initialisation failed before.
    pub fn raise_failed_class(&mut self, class: ClassId) -> Step {
        let message = format!("Could not initialize class {}", self.vm.program.class(class).java_name());
        let failure = self.state.statics.cell(class).map_or(Ref::NULL, |c| c.failure);
        match self.vm.program.failed_class_thrower() {
            Ok(thrower) => {
                let message = Value::reference(self.vm.new_text(self.state, &message));
                self.push_call(thrower, &[message, Value::reference(failure)])
            }
            Err(error) => self.raise_link_error(&error),
        }
    }

    fn is_error(&self, class: ClassId) -> bool {
        self.vm.program.load("java/lang/Error").is_ok_and(|error| self.vm.program.is_subtype(class, error))
    }

    fn raise_initializer_error(&mut self, cause: Ref) -> Step {
        match self.vm.program.initializer_thrower() {
            Ok(thrower) => self.push_call(thrower, &[Value::reference(cause)]),
            Err(error) => self.raise_link_error(&error),
        }
    }

    /// A handler of exceptions whose class is not there catches nothing here.
    fn note_missing_handlers(&mut self, frame: &Frame) {
        if !self.vm.config.exploring {
            return;
        }
        let program = &self.vm.program;
        let method = program.method(frame.method);
        let Ok(code) = program.code(method) else { return };
        let covering = code.handlers.iter().filter(|h| h.start <= frame.pc && frame.pc < h.end && h.catch != 0);
        for error in covering.filter_map(|h| program.resolve_class(method.class, h.catch).err()) {
            self.note_missing(error.class, &error.message);
        }
    }

    fn find_handler(&self, frame: &Frame, class: ClassId) -> Option<Handler> {
        let program = &self.vm.program;
        let method = program.method(frame.method);
        let code = program.code(method).ok()?;
        let covering = code.handlers.iter().filter(|h| h.start <= frame.pc && frame.pc < h.end);
        covering.into_iter().copied().find(|h| {
            h.catch == 0 || program.resolve_class(method.class, h.catch).is_ok_and(|c| program.is_subtype(class, c))
        })
    }

    /// Leaves the top frame with a result ([`Value::VOID`] for none).
    #[inline]
    pub fn return_value(&mut self, value: Value) -> Step {
        let Some(frame) = self.state.stack.pop() else {
            return Err(Box::new(Outcome::End(End::Returned(value))));
        };
        if !frame.lock.is_null() {
            self.release(frame.lock);
        }
        match frame.role {
            Role::Call => {
                let stack = &mut self.state.stack;
                if let Some(caller) = stack.frames.last_mut() {
                    caller.pc = caller.pc.wrapping_add(1);
                    if value.kind() != crate::state::Kind::Void {
                        let at = (caller.base + caller.sp) as usize;
                        caller.sp += 1;
                        match stack.slots.get_mut(at) {
                            Some(slot) => *slot = value,
                            // The caller was thawed with exactly the slots in use.
                            None => stack.slots.resize(at + 1, value),
                        }
                    }
                }
                Ok(())
            }
            Role::Init(class) => {
                self.state.statics.cell_mut(class).status = InitStatus::Done;
                self.forget_unknown_statics(class);
                if let Some(caller) = self.state.stack.top_mut()
                    && caller.pc == NOT_STARTED
                {
                    caller.pc = 0;
                }
                Ok(())
            }
            Role::Made => Ok(()),
            Role::Entry => Err(Box::new(Outcome::End(End::Returned(value)))),
        }
    }

    /// There is room for one more frame; else a `StackOverflowError` is on its way.
    #[inline(always)]
    pub fn has_stack(&self) -> bool {
        self.state.stack.depth() < self.vm.config.max_depth
    }

    /// Deep inside the reserve: not even the error can be thrown any more.
    pub fn stack_exhausted(&self) -> bool {
        self.state.stack.depth() >= self.vm.config.max_depth + RESERVE
    }

    /// A `NullPointerException` for the current instruction; it finds its message itself when asked for it.
    #[cold]
    pub fn raise_null(&mut self) -> Step {
        self.raise("java/lang/NullPointerException", None)
    }
}

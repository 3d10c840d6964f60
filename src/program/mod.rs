//! Layer 2: class path and JDK to a resolved, pre-decoded program.
//!
//! Immutable to its users and append-only inside: classes are loaded, methods decoded and references resolved when
//! something first needs them, and keep their ids and addresses from then on. Nothing here depends on a state.

pub mod class;
mod decode;
mod hierarchy;
pub mod insn;
mod link;
pub mod mutation;
mod null_source;
pub mod operands;
pub mod operators;
pub mod predicate;
mod resolve;
mod stand_ins;
pub mod stubs;
pub mod synth;
pub mod vigil;
pub mod watch;

pub mod api;
pub mod classpath;
mod image;
mod jar;
pub mod jdk;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use elsa::FrozenVec;
use hashbrown::{Equivalent, HashMap};

pub use class::{Class, Code, Field, Handler, Method, ModelSlot, Origin, Selector, Shape};
pub use classpath::{ClassPath, Replaced};
pub use decode::{decode, kind_of};
pub use hierarchy::Hierarchy;
pub use insn::{FloatBits, Insn, Kind, Prim, Switch};
pub use jdk::Jdk;
pub use link::{PRIMITIVES, primitive_code, primitive_id};
pub use resolve::{FieldRef, InterfaceSite, PolymorphicSite, method_signature};
pub use stand_ins::{StandIn, StandIns};

use crate::classfile::{ClassFile, LineEntry};
use crate::util::{ClassId, LiteralId, MethodId};
use link::Source;

/// Why a class, field or method could not be had. The VM throws it as the Java error that the JVM would throw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkError {
    /// The error's internal class name; empty for something that Obligato does not support.
    pub class: &'static str,
    pub message: String,
}

impl LinkError {
    pub fn new(class: &'static str, message: impl Into<String>) -> Self {
        Self { class, message: message.into() }
    }
    pub fn not_found(name: &str) -> Self {
        Self::new("java/lang/NoClassDefFoundError", name)
    }
    fn unreadable(what: &str) -> Self {
        Self::new("java/lang/ClassFormatError", what)
    }
    /// Not an error of the program: the path ends, and says what was missing.
    pub fn unsupported(what: impl Into<String>) -> Self {
        Self::new("", what)
    }
    pub fn is_unsupported(&self) -> bool {
        self.class.is_empty()
    }
}

#[derive(PartialEq, Eq, Hash)]
struct SelectorKey(Rc<str>, Rc<str>);

#[derive(Hash)]
struct SelectorLookup<'a>(&'a str, &'a str);

impl Equivalent<SelectorKey> for SelectorLookup<'_> {
    fn equivalent(&self, key: &SelectorKey) -> bool {
        *self.0 == *key.0 && *self.1 == *key.1
    }
}

pub struct Program {
    jdk: Rc<Jdk>,
    classpath: Rc<ClassPath>,
    /// What was read of them, by name.
    files: Rc<RefCell<HashMap<Rc<str>, Source>>>,
    classes: FrozenVec<Box<Class>>,
    methods: FrozenVec<Box<Method>>,
    by_name: RefCell<HashMap<Rc<str>, Result<ClassId, LinkError>>>,
    /// Classes whose supertypes are being loaded, to find circles.
    loading: RefCell<Vec<Rc<str>>>,
    selectors: RefCell<HashMap<SelectorKey, Selector>>,
    literal_ids: RefCell<HashMap<Rc<[u16]>, LiteralId>>,
    literals: FrozenVec<Rc<[u16]>>,
    interface_sites: FrozenVec<Box<InterfaceSite>>,
    polymorphic_sites: FrozenVec<Box<PolymorphicSite>>,
    throwers: RefCell<HashMap<(String, bool), MethodId>>,
    adapters: RefCell<HashMap<(MethodId, bool), MethodId>>,
    /// Where runs enter each method.
    entries: RefCell<HashMap<MethodId, MethodId>>,
    /// Classes that answer for an interface.
    answering: RefCell<HashMap<ClassId, ClassId>>,
    /// By the type, the class that a caller writes for it.
    written: RefCell<HashMap<ClassId, ClassId>>,
    warnings: RefCell<Vec<String>>,
    /// The driver API reads recorded values.
    replay: Cell<bool>,
}

impl Program {
    pub fn new(jdk: Jdk, classpath: ClassPath) -> Self {
        Self::of_files(Rc::new(jdk), Rc::new(classpath), Rc::default())
    }

    /// The same program once more, with nothing loaded: what one of both has read, the other need not read again.
    pub fn beside(other: &Program) -> Self {
        Self::of_files(Rc::clone(&other.jdk), Rc::clone(&other.classpath), Rc::clone(&other.files))
    }

    fn of_files(jdk: Rc<Jdk>, classpath: Rc<ClassPath>, files: Rc<RefCell<HashMap<Rc<str>, Source>>>) -> Self {
        let program = Self {
            jdk,
            classpath,
            files,
            classes: FrozenVec::new(),
            methods: FrozenVec::new(),
            by_name: RefCell::default(),
            loading: RefCell::default(),
            selectors: RefCell::default(),
            literal_ids: RefCell::default(),
            literals: FrozenVec::new(),
            interface_sites: FrozenVec::new(),
            polymorphic_sites: FrozenVec::new(),
            throwers: RefCell::default(),
            adapters: RefCell::default(),
            entries: RefCell::default(),
            answering: RefCell::default(),
            written: RefCell::default(),
            warnings: RefCell::default(),
            replay: Cell::new(false),
        };
        program.define_primitives();
        program
    }

    /// The same, with the driver API over recorded values: for replays.
    pub fn for_replay(other: &Program) -> Self {
        let program = Self::beside(other);
        program.replay.set(true);
        program
    }

    pub fn jdk(&self) -> &Jdk {
        &self.jdk
    }

    pub fn classpath(&self) -> &ClassPath {
        &self.classpath
    }

    #[inline(always)]
    pub fn class(&self, id: ClassId) -> &Class {
        &self.classes[id.index()]
    }

    /// The file of a class by its name, if it can be loaded and has one.
    pub fn file(&self, name: &str) -> Option<Rc<ClassFile>> {
        self.load(name).ok().and_then(|class| self.class(class).file.clone())
    }

    pub fn class_count(&self) -> usize {
        self.classes.len()
    }

    #[inline(always)]
    pub fn method(&self, id: MethodId) -> &Method {
        &self.methods[id.index()]
    }

    #[inline(always)]
    pub fn interface_site_at(&self, site: u32) -> &InterfaceSite {
        &self.interface_sites[site as usize]
    }

    pub fn polymorphic_site_at(&self, site: u32) -> &PolymorphicSite {
        &self.polymorphic_sites[site as usize]
    }

    /// The decoded code, or why it cannot be run (a message for `VerifyError`). Abstract and native methods have none.
    #[inline]
    pub fn code<'p>(&'p self, method: &'p Method) -> Result<&'p Code, &'p str> {
        method.code.get_or_init(|| self.decode(method)).as_ref().map_err(String::as_str)
    }

    #[cold]
    fn decode(&self, method: &Method) -> Result<Code, String> {
        let file = self.class(method.class).file.as_deref().ok_or("no code")?;
        let info = method.info.and_then(|i| file.methods.get(i as usize)).ok_or("no code")?;
        let code = info.code.as_ref().ok_or("no code")?;
        decode::decode(file, info, code, &mut |units| self.literal(units)).map_err(|what| {
            let place = method_signature(&self.class(method.class).name, &method.name, &method.descriptor);
            format!("{place}: {what}")
        })
    }

    /// The source line of an instruction, where the class file tells.
    pub fn line(&self, method: &Method, pc: u32) -> Option<u16> {
        let offset = *self.code(method).ok()?.pcs.get(pc as usize)?;
        self.lines(method).iter().rev().find(|l| l.pc <= offset).map(|l| l.line)
    }

    /// Where lines of the source begin; nothing where the class file does not tell.
    pub fn lines(&self, method: &Method) -> &[LineEntry] {
        let file = self.class(method.class).file.as_deref();
        let info = file.zip(method.info).and_then(|(file, at)| file.methods.get(at as usize));
        info.and_then(|info| info.code.as_ref()).map_or(&[], |code| &code.lines)
    }

    /// The JVM's explanation of a null found by an instruction; none where it gives none.
    pub fn null_message(&self, method: &Method, pc: u32) -> Option<String> {
        let file = self.class(method.class).file.as_deref()?;
        let info = file.methods.get(method.info? as usize)?;
        let offset = *self.code(method).ok()?.pcs.get(pc as usize)?;
        null_source::message(file, info, offset)
    }

    pub fn selector(&self, name: &str, descriptor: &str) -> Selector {
        if let Some(known) = self.selectors.borrow().get(&SelectorLookup(name, descriptor)) {
            return *known;
        }
        let mut all = self.selectors.borrow_mut();
        let fresh = Selector(all.len() as u32);
        all.insert(SelectorKey(Rc::from(name), Rc::from(descriptor)), fresh);
        fresh
    }

    /// The id of a string constant's content.
    pub fn literal(&self, units: &[u16]) -> LiteralId {
        if let Some(known) = self.literal_ids.borrow().get(units) {
            return *known;
        }
        let content: Rc<[u16]> = Rc::from(units);
        let id = LiteralId(self.literals.len() as u32);
        self.literals.push(Rc::clone(&content));
        self.literal_ids.borrow_mut().insert(content, id);
        id
    }

    pub fn literal_units(&self, id: LiteralId) -> &[u16] {
        self.literals.get(id.index()).unwrap_or_default()
    }

    fn warn(&self, what: String) {
        self.warnings.borrow_mut().push(what);
    }

    /// Says something unless it was said before.
    pub fn warn_once(&self, what: &str) {
        let mut warnings = self.warnings.borrow_mut();
        if warnings.iter().all(|said| said != what) {
            warnings.push(what.to_string());
        }
    }

    /// What the user should know about the input; each once.
    pub fn take_warnings(&self) -> Vec<String> {
        std::mem::take(&mut self.warnings.borrow_mut())
    }
}

//! The unknowns of a run: what was asked for, in order, and the objects made for unknown references.
//!
//! References are initialised lazily (paper 003 calls the idea lazy initialisation, and its refinement late aliases): an
//! unknown reference is a variable of sort `Ref` until something looks at it. Then it becomes a choice between null, the
//! input objects of fitting type made so far, and new objects, guarded by one integer variable. Fields of a new object
//! are unknown in the same way. A model of the variables therefore describes one concrete input graph.

use std::collections::BTreeSet;
use std::rc::Rc;

use imbl::OrdMap;

use super::heap::OpenArray;
use super::value::{Ref, Value};
use crate::analysis::invariants::Invariants;
use crate::expr::TermId;
use crate::util::{ClassId, MethodId};
use crate::world::LeftOut;

/// One thing that the driver or the program asked for.
#[derive(Clone, Debug)]
pub struct Root {
    pub name: Rc<str>,
    /// Its type, as a descriptor.
    pub descriptor: Rc<str>,
    pub value: Value,
    /// What must hold for it to have been asked for, where ways were merged of which not all did.
    pub when: Option<TermId>,
}

/// An unknown reference.
#[derive(Clone, Debug)]
pub struct Lazy {
    pub name: Rc<str>,
    /// The declared type, as a descriptor.
    pub descriptor: Rc<str>,
    /// The generic type as in the `Signature` attribute, where there is one.
    pub signature: Option<Rc<str>>,
    /// References followed from a root to get here.
    pub depth: u32,
    pub nullable: bool,
    /// The class that declares it, where it is a field.
    pub of: Option<ClassId>,
    /// An array is not longer, as the class keeps it whose field it is.
    pub longest: Option<u32>,
    /// The choice that it became, once something looked at it.
    pub resolved: Option<TermId>,
}

/// What an object made for an unknown reference held at first.
#[derive(Clone, Debug)]
pub enum Made {
    Fields(Rc<[Value]>),
    Array(Rc<OpenArray>),
    /// The elements of a list; how many of them, the variable of its length says.
    List(Rc<[Value]>),
    Set(Rc<[Value]>),
    Map(Rc<[Value]>, Rc<[Value]>),
    /// Something that a member of the library made: its class by Java name, its name and descriptor; the type of its one
    /// argument, and that.
    Of(Rc<(String, String, String)>, &'static str, Value),
}

impl Made {
    pub fn values(&self) -> impl Iterator<Item = Value> + '_ {
        let (first, second): (&[Value], &[Value]) = match self {
            Made::Of(.., value) => (std::slice::from_ref(value), &[]),
            Made::Fields(values) | Made::List(values) | Made::Set(values) => (values, &[]),
            Made::Map(keys, values) => (keys, values),
            Made::Array(array) => (&array.elements, &[]),
        };
        first.iter().chain(second).copied()
    }
}

#[derive(Clone, Debug)]
pub struct MadeObject {
    pub object: Ref,
    pub class: ClassId,
    /// The type of the reference that it was made for.
    pub declared: ClassId,
    pub name: Rc<str>,
    pub content: Made,
    /// Holds where this object is part of the input.
    pub exists: TermId,
    pub depth: u32,
}

/// What `valueOf` gave for a symbolic value.
#[derive(Clone, Debug)]
pub struct Boxed {
    pub class: ClassId,
    pub value: TermId,
    /// Null until its fields are read.
    pub object: Ref,
}

/// An unknown reference and what its choice variable counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resolved {
    pub var: TermId,
    /// Each possibility in words, in order.
    pub meaning: Rc<[String]>,
}

/// A call of a method that is taken as a function.
#[derive(Clone, Debug)]
pub struct Applied {
    /// Class, name and descriptor.
    pub function: Rc<str>,
    pub arguments: Vec<TermId>,
    pub result: TermId,
    /// It was called again, by the other of two versions.
    pub again: bool,
}

/// A method of a class that a caller writes.
#[derive(Clone, Debug)]
pub struct StubMethod {
    pub method: MethodId,
    /// It may be inherited: this variable says whether it is overridden.
    pub overridden: Option<TermId>,
    /// What it returns, as descriptor and, where there is one, as generic signature.
    pub descriptor: Rc<str>,
    pub signature: Option<Rc<str>>,
}

/// An object of a class that a caller writes: it implements an interface, or extends a class.
#[derive(Clone, Debug)]
pub struct Stub {
    pub object: Ref,
    /// All objects of this class, where the object is null.
    pub of_class: Option<ClassId>,
    /// What it implements or extends.
    pub interface: ClassId,
    pub name: Rc<str>,
    pub depth: u32,
    pub methods: Rc<[StubMethod]>,
    /// By method, in the order of the calls.
    pub answers: Vec<Vec<Value>>,
    /// By method, the exception that its first call threw, and all others do.
    pub thrown: Vec<Option<ClassId>>,
    /// The answers were there from the beginning.
    pub given: Option<GivenAnswers>,
    /// The path asked for its class.
    pub class_asked: bool,
}

/// What a method answers that is given its answers.
#[derive(Clone, Debug)]
pub enum Answers {
    /// One after the other, the last one again and again.
    Give(Vec<Value>),
    /// A new exception of this class, always.
    Throw(ClassId),
}

/// Answers that are repeated, by method: how many were used, and whether the method is overridden at all.
#[derive(Clone, Debug)]
pub struct GivenAnswers {
    pub used: Vec<usize>,
    pub overridden: Vec<bool>,
}

#[derive(Clone, Default)]
pub struct Inputs {
    pub roots: Vec<Root>,
    /// Static fields that are unknown, by their full names.
    pub statics: Vec<Root>,
    pub lazies: OrdMap<TermId, Lazy>,
    /// Unknown references in the order in which they were resolved: what a choice means depends on those before it.
    pub order: Vec<Resolved>,
    /// References that have to be resolved before any other, last first: those of another run with the same inputs.
    pub expected: Vec<Resolved>,
    /// In the order of their making.
    pub objects: Vec<MadeObject>,
    /// Boxes of symbolic values, by the variable that stands for each.
    pub boxes: OrdMap<TermId, Boxed>,
    /// In the order of their calls.
    pub applied: Vec<Applied>,
    /// The receiver that the script built: an argument may be the same object.
    pub receiver: Option<Ref>,
    /// The object that the script makes, from its constructor on: its class may be extended by a caller's.
    pub subject: Option<Ref>,
    /// The program begins here: nobody called anything before.
    pub at_the_beginning: bool,
    /// How often a static field was read as it was some time before.
    pub read_before: u32,
    /// How often an element was read that lies beyond what is known of an input.
    pub read_beyond: u32,
    /// The script made a call before the one that runs.
    pub has_called: bool,
    /// Static fields that the program assigns after initialisation are unknown, in all of its classes.
    pub any_statics: bool,
    /// What classes keep true of their private fields: unknown objects are whole.
    pub kept: Option<Rc<Invariants>>,
    /// The classes of which that was used.
    pub relied_on: BTreeSet<Rc<str>>,
    /// The program assumes that inputs like these do not come.
    pub assumed_away: bool,
    /// Unknown strings are a few known ones, and objects of any class are strings.
    pub simple_texts: bool,
    /// Inputs are also what is left out otherwise: objects of classes that a caller writes, unusual classes of the library,
    /// objects of the program itself. Such an exploration shows, and proves nothing.
    pub unusual: bool,
    /// Objects of classes that a caller writes.
    pub stubs: Vec<Stub>,
    /// Exceptions that a collection threw which stands for others of its type, with the method: the contract settles neither
    /// their exact class nor what they say.
    pub by_contract: Vec<(Ref, Rc<str>)>,
    /// Calls that finish objects: what must hold for the call to be made, the method, its arguments. Last first.
    pub unfinished: Vec<(TermId, MethodId, Vec<Value>)>,
    /// What was assumed about sizes, in words: nothing is said about runs where it does not hold.
    pub scope: BTreeSet<String>,
    /// What the program could be told instead, in words: this path looks at one answer of several.
    pub left_out: BTreeSet<LeftOut>,
}

impl Inputs {
    /// Whether every object is one that the program made.
    #[inline]
    pub fn is_none_given(&self) -> bool {
        self.objects.is_empty() && self.subject.is_none()
    }

    pub fn made(&self, object: Ref) -> Option<&MadeObject> {
        self.objects.iter().find(|o| o.object == object)
    }

    /// Everything that must survive a collection.
    pub fn references(&self) -> impl Iterator<Item = Ref> + '_ {
        let roots = self.roots.iter().chain(&self.statics).filter_map(|r| r.value.as_ref());
        let content = self.objects.iter().flat_map(|o| o.content.values());
        let waiting = self.unfinished.iter().flat_map(|(_, _, arguments)| arguments.iter().copied());
        let boxes = self.boxes.values().map(|b| b.object);
        let answers = self.stubs.iter().flat_map(|s| s.answers.iter().flatten()).filter_map(|v| v.as_ref());
        let stubs = self.stubs.iter().map(|s| s.object).chain(answers);
        roots
            .chain(self.objects.iter().map(|o| o.object))
            .chain(boxes)
            .chain(stubs)
            .chain(self.by_contract.iter().map(|(exception, _)| *exception))
            .chain(content.chain(waiting).filter_map(Value::as_ref))
    }
}

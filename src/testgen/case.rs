//! A finished test case: plain data from which the Java source is written.

use super::java::raw::drop_type_arguments;
use super::java::{ClassName, Stmt};

/// How the objects of a test are made; later ones need more than a user of the class has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Access {
    /// Public constructors, methods and fields only.
    Public,
    /// What a class of the same package may use.
    Package,
    /// Private fields are set by reflection.
    Reflection,
}

/// What a test method must declare.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Throws {
    Nothing,
    Exception,
    Throwable,
}

/// A call with fixed inputs and what it does, as the VM saw it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TestCase {
    /// `pkg.Class::method(int)`.
    pub target: String,
    /// The tested class; the test goes to its package.
    pub class: ClassName,
    /// The Java version of its class file.
    pub level: u16,
    pub body: Vec<Stmt>,
    /// The same without a look at what the call did; none where it throws.
    pub unasserted: Option<Vec<Stmt>>,
    /// It uses types that Java cannot check.
    pub unchecked: bool,
    /// It uses what its author wants to be used no more.
    pub deprecated: bool,
    pub throws: Throws,
    /// Simple names of JDK and JUnit classes that the tested package has too.
    pub shadowed: Vec<String>,
    pub access: Access,
    /// The inputs by name, as Java expressions or the notation of the replay classes.
    pub inputs: Vec<(String, String)>,
    /// `returns 3`, `throws java.lang.ArithmeticException`.
    pub outcome: String,
    /// What a reader should know: reflection, what is not asserted.
    pub remarks: Vec<String>,
    /// It looks at something that another run may see otherwise: the time, or the identity of an object.
    pub doubtful: bool,
    /// Static fields that the run changed and the test can restore: statements for after each test.
    pub restore: Vec<Stmt>,
}

impl TestCase {
    /// The same test without type arguments, which javac checks less; none where it has none.
    pub fn without_type_arguments(&self) -> Option<Self> {
        let mut raw = Self { unchecked: true, ..self.clone() };
        drop_type_arguments(&mut raw.body).then_some(raw)
    }
}

//! The small part of Java that generated tests are made of, as data.
//!
//! Names of classes stay apart from text until a file is written: only then it is known which imports are needed.

pub mod literal;
pub mod raw;
pub mod render;
pub mod signature;

/// A class as Java source names it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ClassName {
    /// With dots; empty for the unnamed package.
    pub package: String,
    /// From the outermost class to the class itself.
    pub names: Vec<String>,
    /// A class of the tested package has the same simple name, so it must be written in full.
    pub shadowed: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Type {
    /// A primitive type or `void`, by its name.
    Plain(&'static str),
    /// With its type arguments.
    Class(ClassName, Vec<Type>),
    Array(Box<Type>),
    /// `?`
    Any,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expr {
    /// Text without names of classes: `1`, `'a'`, `null`.
    Literal(String),
    /// A static field or constant.
    Static(ClassName, String),
    Local(String),
    Cast(Type, Box<Expr>),
    /// `outer.new C(..)` where the class is an inner one.
    New(Option<Box<Expr>>, Type, Vec<Expr>),
    Call(Box<Expr>, String, Vec<Expr>),
    StaticCall(ClassName, String, Vec<Expr>),
    /// `new int[] {1, 2}`
    ArrayOf(Type, Vec<Expr>),
    /// `new int[4]`, by the type of the elements.
    ArrayFor(Type, usize),
    Field(Box<Expr>, String),
    Index(Box<Expr>, usize),
    /// `int.class`
    ClassOf(Type),
    /// `x -> 1`; without a result `x -> { }`.
    Lambda(Vec<String>, Option<Box<Expr>>),
    /// `new T(..) { .. }`; `outer.new C(..) { .. }` where the class is an inner one.
    Anonymous(Option<Box<Expr>>, Type, Vec<Expr>, Vec<Member>),
    /// In the place of what a written method returns: it throws a new exception.
    Throw(Type),
    /// A private helper of the test class, by its name.
    Helper(Helper, Vec<Expr>),
}

/// A method of an anonymous class that only returns something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    pub result: Type,
    pub name: String,
    pub parameters: Vec<(Type, String)>,
    pub value: Option<Expr>,
    /// What it throws has to be declared.
    pub declares: bool,
}

/// Methods that a test class has for reflection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Helper {
    /// Calls a private constructor: the class, its parameter types, the arguments.
    Construct,
    /// Reads a private field: the object or null, its class, the name.
    GetField,
    /// Sets a private or final field: the object or null, its class, the name, the value.
    SetField,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stmt {
    /// A declaration with its value.
    Local(Type, String, Expr),
    Assign(Expr, Expr),
    Do(Expr),
    /// The same several times, counted by a variable of this name.
    Repeat(String, usize, Expr),
    Comment(String),
    /// expected, actual
    Equals(Expr, Expr),
    /// The same for `float` and `double`, as `Double.equals` compares.
    RealEquals(Real, Expr, Expr),
    ArrayEquals(Expr, Expr),
    /// Of `float` or `double`.
    RealArrayEquals(Real, Expr, Expr),
    True(Expr),
    False(Expr),
    Null(Expr),
    NotNull(Expr),
    Same(Expr, Expr),
    /// The exception, what throws it, and the local that holds it if something is asserted of it.
    Throws(Type, Expr, Option<String>),
    /// Nothing but that the call returns.
    DoesNotThrow(Expr),
}

/// The two floating-point types.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Real {
    Float,
    Double,
}

impl Stmt {
    /// What an assertion looks at.
    pub fn actual_mut(&mut self) -> Option<&mut Expr> {
        match self {
            Stmt::Equals(_, actual)
            | Stmt::RealEquals(_, _, actual)
            | Stmt::ArrayEquals(_, actual)
            | Stmt::RealArrayEquals(_, _, actual)
            | Stmt::True(actual)
            | Stmt::False(actual)
            | Stmt::Null(actual)
            | Stmt::NotNull(actual)
            | Stmt::Same(_, actual) => Some(actual),
            _ => None,
        }
    }

    pub fn is_assertion(&self) -> bool {
        !matches!(self, Stmt::Local(..) | Stmt::Assign(..) | Stmt::Do(_) | Stmt::Repeat(..) | Stmt::Comment(_))
    }

    /// The call that an assertion makes itself.
    pub fn called(&self) -> Option<&Expr> {
        match self {
            Stmt::Throws(_, call, _) | Stmt::DoesNotThrow(call) => Some(call),
            Stmt::Equals(_, actual)
            | Stmt::RealEquals(_, _, actual)
            | Stmt::ArrayEquals(_, actual)
            | Stmt::RealArrayEquals(_, _, actual)
            | Stmt::True(actual)
            | Stmt::False(actual)
            | Stmt::Null(actual)
            | Stmt::NotNull(actual)
            | Stmt::Same(_, actual) => match actual {
                Expr::Call(..) | Expr::StaticCall(..) | Expr::New(..) => Some(actual),
                _ => None,
            },
            _ => None,
        }
    }
}

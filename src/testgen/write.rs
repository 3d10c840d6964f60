//! Test cases to Java files.

use super::case::TestCase;

/// What a test is called and what its comment says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    pub name: String,
    pub comment: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JavaFile {
    /// `pkg/FooTest.java`.
    pub path: String,
    pub text: String,
    /// The number of the case, the name of its method, the line of its declaration.
    pub tests: Vec<(usize, String, u32)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JUnit {
    Four,
    Five,
}

/// One file per tested class, with the cases in their order.
pub fn write(_cases: &[TestCase], _notes: &[Note], _junit: JUnit) -> Vec<JavaFile> {
    Vec::new()
}

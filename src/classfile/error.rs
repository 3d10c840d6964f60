//! What is wrong with a class file, and where.

use std::fmt;

/// Why some bytes are no class file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseError {
    /// What was wrong.
    pub what: String,
    /// The part of the class it was found in, outermost first: `method run()V, attribute Code`. May be empty.
    pub item: String,
    /// Byte offset in the file, where one is known.
    pub offset: Option<usize>,
}

impl ParseError {
    pub(super) fn new(what: impl Into<String>) -> Self {
        Self { what: what.into(), item: String::new(), offset: None }
    }

    pub(super) fn at(offset: usize, what: impl Into<String>) -> Self {
        Self { what: what.into(), item: String::new(), offset: Some(offset) }
    }

    /// The same error, seen from one level further out.
    pub(super) fn within(mut self, item: impl fmt::Display) -> Self {
        self.item = if self.item.is_empty() { item.to_string() } else { format!("{item}, {}", self.item) };
        self
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)?;
        match (self.item.is_empty(), self.offset) {
            (true, None) => Ok(()),
            (true, Some(offset)) => write!(f, " (at byte {offset})"),
            (false, None) => write!(f, " (in {})", self.item),
            (false, Some(offset)) => write!(f, " (in {}, at byte {offset})", self.item),
        }
    }
}

impl std::error::Error for ParseError {}

impl From<noak::error::DecodeError> for ParseError {
    fn from(error: noak::error::DecodeError) -> Self {
        use noak::error::Context;
        let item = match error.context() {
            Context::None | Context::Start => String::new(),
            context => context.to_string(),
        };
        Self { what: error.kind().to_string(), item, offset: error.position() }
    }
}

//! Standard input as given, standard output and error as written so far.
//!
//! Output is collected in the state (a path's output is part of its result) and drained by a driver that shows it.

use std::rc::Rc;

use super::value::Value;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stream {
    Out,
    Err,
}

/// A call that prints, where output is not made but compared.
#[derive(Clone, Debug)]
pub struct Printed {
    pub stream: Stream,
    /// The descriptor of what is printed; empty for nothing but a line end.
    pub kind: Rc<str>,
    pub value: Value,
    /// A line end follows.
    pub line: bool,
}

#[derive(Clone, Default)]
pub struct Console {
    input: Rc<Vec<u8>>,
    position: usize,
    /// No more input will come: reading at the end is the end of the stream, not a wait.
    closed: bool,
    /// Written and not yet drained, in order; consecutive writes to one stream are joined.
    output: Vec<(Stream, Vec<u8>)>,
    printed: Rc<Vec<Printed>>,
}

impl PartialEq for Console {
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position && self.output == other.output
    }
}

impl Console {
    /// A console whose whole input is known.
    pub fn with_input(input: &[u8]) -> Self {
        Self { input: Rc::new(input.to_vec()), position: 0, closed: true, output: Vec::new(), printed: Rc::default() }
    }

    /// A console whose input is fed by the driver when the program asks for it.
    pub fn interactive() -> Self {
        Self::default()
    }

    /// Adds input; an empty slice says that none will follow.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.closed |= bytes.is_empty();
        Rc::make_mut(&mut self.input).extend_from_slice(bytes);
    }

    /// A read would have to wait for the driver to [`Console::feed`].
    pub fn must_wait(&self) -> bool {
        !self.closed && self.available() == 0
    }

    pub fn write(&mut self, stream: Stream, bytes: &[u8]) {
        match self.output.last_mut() {
            Some((last, text)) if *last == stream => text.extend_from_slice(bytes),
            _ => self.output.push((stream, bytes.to_vec())),
        }
    }

    /// Notes what would be printed.
    pub fn note(&mut self, printed: Printed) {
        Rc::make_mut(&mut self.printed).push(printed);
    }

    pub fn printed(&self) -> &[Printed] {
        &self.printed
    }

    /// The same was read, written and noted.
    pub fn is_like(&self, other: &Console) -> bool {
        self == other && self.has_read_like(other) && Rc::ptr_eq(&self.printed, &other.printed)
    }

    /// The same was read.
    pub fn has_read_like(&self, other: &Console) -> bool {
        self.position == other.position && self.closed == other.closed && Rc::ptr_eq(&self.input, &other.input)
    }

    /// Takes what was written since the last drain.
    pub fn drain(&mut self) -> Vec<(Stream, Vec<u8>)> {
        std::mem::take(&mut self.output)
    }

    pub fn pending(&self) -> usize {
        self.output.iter().map(|(_, text)| text.len()).sum()
    }

    /// Reads up to `count` bytes; empty at the end of the input.
    pub fn read(&mut self, count: usize) -> &[u8] {
        let start = self.position.min(self.input.len());
        let end = start.saturating_add(count).min(self.input.len());
        self.position = end;
        &self.input[start..end]
    }

    pub fn available(&self) -> usize {
        self.input.len().saturating_sub(self.position)
    }
}

//! Reading big-endian numbers out of an attribute, with the file offset at hand for errors.

use super::error::ParseError;

type Result<T> = std::result::Result<T, ParseError>;

#[derive(Debug, Clone, Copy)]
pub(super) struct Cursor<'a> {
    rest: &'a [u8],
    offset: usize,
}

impl<'a> Cursor<'a> {
    /// Over `part`, which must be a slice of `file` (else offsets in errors mean nothing).
    pub(super) fn over(part: &'a [u8], file: &[u8]) -> Self {
        Self { rest: part, offset: (part.as_ptr() as usize).saturating_sub(file.as_ptr() as usize) }
    }

    pub(super) fn offset(&self) -> usize {
        self.offset
    }

    pub(super) fn take(&mut self, len: usize) -> Result<&'a [u8]> {
        let Some((head, rest)) = self.rest.split_at_checked(len) else {
            let found = self.rest.len();
            return Err(self.error(format!("{len} bytes expected, {found} left")));
        };
        self.rest = rest;
        self.offset += len;
        Ok(head)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N]> {
        let Some((head, rest)) = self.rest.split_first_chunk::<N>() else {
            let found = self.rest.len();
            return Err(self.error(format!("{N} bytes expected, {found} left")));
        };
        self.rest = rest;
        self.offset += N;
        Ok(*head)
    }

    pub(super) fn u8(&mut self) -> Result<u8> {
        Ok(u8::from_be_bytes(self.array()?))
    }

    pub(super) fn u16(&mut self) -> Result<u16> {
        Ok(u16::from_be_bytes(self.array()?))
    }

    pub(super) fn u32(&mut self) -> Result<u32> {
        Ok(u32::from_be_bytes(self.array()?))
    }

    /// A `u16` count whose items are at least `width` bytes each: a count that the rest cannot hold is an error here,
    /// before anyone reserves room for it.
    pub(super) fn count(&mut self, width: usize) -> Result<usize> {
        let count = usize::from(self.u16()?);
        if count * width > self.rest.len() {
            return Err(self.error(format!("{count} entries announced, {} bytes left", self.rest.len())));
        }
        Ok(count)
    }

    /// The next attribute: index of its name, its content.
    pub(super) fn attribute(&mut self) -> Result<(u16, Cursor<'a>)> {
        let name = self.u16()?;
        let len = self.u32()?;
        let offset = self.offset;
        let rest = self.take(len as usize)?;
        Ok((name, Cursor { rest, offset }))
    }

    /// Nothing may be left when an attribute has been read.
    pub(super) fn end(&self) -> Result<()> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.error(format!("{} bytes too many", self.rest.len()))) }
    }

    pub(super) fn error(&self, what: impl Into<String>) -> ParseError {
        ParseError::at(self.offset, what)
    }
}

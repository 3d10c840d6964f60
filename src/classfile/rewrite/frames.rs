//! Stack maps of moved code (JVMS 4.7.4): the same frames at the new places of their instructions.
//!
//! A frame holds for control that arrives at an instruction, which now arrives at what was inserted before it. An object
//! that is not initialised yet is named by the `new` that made it, which is that instruction itself.

use super::code::Moved;
use crate::classfile::cursor::Cursor;
use crate::classfile::error::ParseError;

/// The content of a StackMapTable for the moved code.
pub(super) fn moved(table: Cursor<'_>, moved: &Moved) -> Result<Vec<u8>, String> {
    let mut frames = Frames { table, moved, made: Vec::new() };
    let count = frames.number()?;
    frames.made.extend_from_slice(&count.to_be_bytes());
    // Offsets of the frame before: each is relative to it, but for the first.
    let mut before: Option<(u16, u16)> = None;
    for _ in 0..count {
        before = Some(frames.frame(before)?);
    }
    Ok(frames.made)
}

struct Frames<'a> {
    table: Cursor<'a>,
    moved: &'a Moved,
    made: Vec<u8>,
}

impl Frames<'_> {
    fn byte(&mut self) -> Result<u8, String> {
        self.table.u8().map_err(|error: ParseError| error.to_string())
    }

    fn number(&mut self) -> Result<u16, String> {
        self.table.u16().map_err(|error: ParseError| error.to_string())
    }

    fn frame(&mut self, before: Option<(u16, u16)>) -> Result<(u16, u16), String> {
        let kind = self.byte()?;
        let delta = match kind {
            0..=63 => u16::from(kind),
            64..=127 => u16::from(kind - 64),
            128..=246 => return Err(format!("no frame of a stack map has the type {kind}")),
            247..=255 => self.number()?,
        };
        let old = match before {
            None => Some(delta),
            Some((old, _)) => old.checked_add(delta).and_then(|at| at.checked_add(1)),
        };
        let old = old.ok_or("a frame of a stack map lies outside the code")?;
        let new = self.moved.start(old)?;
        let delta = match before {
            None => new,
            Some((_, before)) => new
                .checked_sub(before)
                .and_then(|d| d.checked_sub(1))
                .ok_or("frames of a stack map are out of order")?,
        };
        match kind {
            0..=63 | 251 => self.head((0, 251), delta),
            64..=127 | 247 => {
                self.head((64, 247), delta);
                self.types(1)?;
            }
            _ => {
                self.made.push(kind);
                self.made.extend_from_slice(&delta.to_be_bytes());
                match kind {
                    252..=254 => self.types(u16::from(kind - 251))?,
                    255 => {
                        for _ in 0..2 {
                            let count = self.number()?;
                            self.made.extend_from_slice(&count.to_be_bytes());
                            self.types(count)?;
                        }
                    }
                    _ => {}
                }
            }
        }
        Ok((old, new))
    }

    /// A frame's type and distance; `short` types have the distance in them, if it is small.
    fn head(&mut self, (short, long): (u8, u8), delta: u16) {
        match u8::try_from(delta) {
            Ok(delta @ 0..=63) => self.made.push(short + delta),
            _ => {
                self.made.push(long);
                self.made.extend_from_slice(&delta.to_be_bytes());
            }
        }
    }

    fn types(&mut self, count: u16) -> Result<(), String> {
        for _ in 0..count {
            let tag = self.byte()?;
            self.made.push(tag);
            let operand = match tag {
                0..=6 => continue,
                7 => self.number()?,
                8 => {
                    let pc = self.number()?;
                    self.moved.instruction(pc)?
                }
                other => return Err(format!("no type of a stack map has the tag {other}")),
            };
            self.made.extend_from_slice(&operand.to_be_bytes());
        }
        Ok(())
    }
}

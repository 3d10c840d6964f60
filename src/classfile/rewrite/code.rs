//! One method's code with insertions: instructions move, and everything that names one by its offset follows.
//!
//! Jumps keep their width, so positions are known after one pass; a jump that gets too long for its width is refused. Of
//! the attributes of code those are kept that a run can show: lines (stack traces), names of locals (messages of
//! `NullPointerException`) and stack maps. The others, known or not, are left out.

use super::frames;
use super::{Insertion, Insertions};
use crate::classfile::bytecode::{i16_at, i32_at, length, scan, u8_at};
use crate::classfile::cursor::Cursor;
use crate::classfile::error::ParseError;
use crate::classfile::pool::ConstantPool;

/// The most bytes of a method's code (JVMS 4.7.3).
const MOST_CODE: u32 = 65_535;

/// Where the instructions of the original are now.
pub(super) struct Moved {
    /// By old offset: where what was inserted before the instruction starts, and the instruction itself. The end of the
    /// code is there as well; what is in the middle of an instruction is not.
    places: Vec<Option<(u32, u32)>>,
}

impl Moved {
    fn new(bytes: &[u8], insertions: &Insertions) -> Result<Self, String> {
        let mut places = vec![None; bytes.len() + 1];
        let mut waiting = insertions.code.iter().peekable();
        let mut to = insertions.entry.len() as u32;
        for pc in scan(bytes)?.pcs {
            let start = to;
            if let Some(insertion) = waiting.next_if(|insertion| insertion.pc == pc) {
                to += insertion.code.len() as u32;
            }
            let pc = usize::from(pc);
            if let Some(place) = places.get_mut(pc) {
                *place = Some((start, to));
            }
            let padding = |at: u32| (4 - (at + 1) % 4) % 4;
            let mut size = length(bytes, pc)? as u32;
            if matches!(u8_at(bytes, pc)?, 0xaa | 0xab) {
                size = size - padding(pc as u32) + padding(to);
            }
            to += size;
            if to > MOST_CODE {
                return Err("the method gets too long".into());
            }
        }
        if let Some(Insertion { pc, .. }) = waiting.next() {
            return Err(format!("no instruction is at {pc}, or insertions are out of order"));
        }
        if let Some(end) = places.last_mut() {
            *end = Some((to, to));
        }
        Ok(Self { places })
    }

    fn place(&self, pc: i64) -> Result<(u32, u32), String> {
        let place = usize::try_from(pc).ok().and_then(|pc| self.places.get(pc)).copied().flatten();
        place.ok_or_else(|| format!("no instruction starts at {pc}"))
    }

    /// Where control that goes to this instruction has to go.
    pub(super) fn start(&self, pc: u16) -> Result<u16, String> {
        Ok(self.place(pc.into())?.0 as u16)
    }

    /// Where what begins with this instruction begins; what begins with the method has the code for its entry.
    fn beginning(&self, pc: u16) -> Result<u16, String> {
        if pc == 0 { Ok(0) } else { self.start(pc) }
    }

    /// Where the instruction itself is.
    pub(super) fn instruction(&self, pc: u16) -> Result<u16, String> {
        Ok(self.place(pc.into())?.1 as u16)
    }
}

/// The content of a Code attribute, with code inserted.
pub(super) fn insert(content: Cursor<'_>, pool: &ConstantPool, insertions: &Insertions) -> Result<Vec<u8>, String> {
    let malformed = |error: ParseError| error.to_string();
    let mut content = content;
    let mut number = || content.u16().map_err(malformed);
    let max_stack = number()?.checked_add(insertions.stack).ok_or("too many operands")?;
    let max_locals = number()?.checked_add(insertions.locals).ok_or("too many locals")?;
    let size = content.u32().map_err(malformed)?;
    let bytes = content.take(size as usize).map_err(malformed)?;
    let moved = Moved::new(bytes, insertions)?;
    let new = code(bytes, insertions, &moved)?;
    let mut made = Vec::with_capacity(new.len() + 64);
    made.extend_from_slice(&max_stack.to_be_bytes());
    made.extend_from_slice(&max_locals.to_be_bytes());
    made.extend_from_slice(&(new.len() as u32).to_be_bytes());
    made.extend_from_slice(&new);
    let handlers = content.count(8).map_err(malformed)?;
    made.extend_from_slice(&(handlers as u16).to_be_bytes());
    for _ in 0..handlers {
        let mut number = || content.u16().map_err(malformed);
        let [start, end, target] = [number()?, number()?, number()?].map(|pc| moved.start(pc));
        for number in [start?, end?, target?, number()?] {
            made.extend_from_slice(&number.to_be_bytes());
        }
    }
    let mut attributes: Vec<(u16, Vec<u8>)> = Vec::new();
    for _ in 0..content.count(6).map_err(malformed)? {
        let (name, inner) = content.attribute().map_err(malformed)?;
        let table = match pool.utf8(name).map(|name| &**name) {
            Some("LineNumberTable") => lines(inner, &moved).map_err(malformed)?,
            Some("LocalVariableTable") => locals(inner, &moved).map_err(malformed)?,
            Some("StackMapTable") => frames::moved(inner, &moved)?,
            _ => continue,
        };
        attributes.push((name, table));
    }
    made.extend_from_slice(&(attributes.len() as u16).to_be_bytes());
    for (name, table) in attributes {
        made.extend_from_slice(&name.to_be_bytes());
        made.extend_from_slice(&(table.len() as u32).to_be_bytes());
        made.extend_from_slice(&table);
    }
    Ok(made)
}

/// The instructions with what is inserted.
fn code(bytes: &[u8], insertions: &Insertions, moved: &Moved) -> Result<Vec<u8>, String> {
    let mut made = insertions.entry.clone();
    let mut waiting = insertions.code.iter().peekable();
    for pc in scan(bytes)?.pcs {
        if let Some(insertion) = waiting.next_if(|insertion| insertion.pc == pc) {
            made.extend_from_slice(&insertion.code);
        }
        let at = usize::from(pc);
        let here = i64::from(moved.instruction(pc)?);
        // From an offset of the original to the same jump's offset in the copy.
        let jump = |offset: i64| Ok::<i64, String>(i64::from(moved.place(i64::from(pc) + offset)?.0) - here);
        let end = at + length(bytes, at)?;
        let opcode = u8_at(bytes, at)?;
        match opcode {
            0x99..=0xa8 | 0xc6 | 0xc7 => {
                let offset = jump(i16_at(bytes, at + 1)?.into())?;
                let offset = i16::try_from(offset).map_err(|_| "a jump gets too long")?;
                made.push(opcode);
                made.extend_from_slice(&offset.to_be_bytes());
            }
            0xc8 | 0xc9 => {
                made.push(opcode);
                made.extend_from_slice(&(jump(i32_at(bytes, at + 1)?.into())? as i32).to_be_bytes());
            }
            0xaa | 0xab => {
                made.push(opcode);
                while !made.len().is_multiple_of(4) {
                    made.push(0);
                }
                let data = (at + 4) & !3;
                let word = |index: usize| i32_at(bytes, data + 4 * index);
                made.extend_from_slice(&(jump(word(0)?.into())? as i32).to_be_bytes());
                for index in 1..(end - data) / 4 {
                    // After the default come low and high and the targets, or the number of pairs and these.
                    let offset = if opcode == 0xaa { index > 2 } else { index > 1 && index % 2 == 1 };
                    let word = word(index)?;
                    let word = if offset { jump(word.into())? as i32 } else { word };
                    made.extend_from_slice(&word.to_be_bytes());
                }
            }
            _ => made.extend_from_slice(bytes.get(at..end).ok_or("the last instruction is cut off")?),
        }
    }
    Ok(made)
}

/// A LineNumberTable; an entry that names no instruction is left out.
fn lines(mut table: Cursor<'_>, moved: &Moved) -> Result<Vec<u8>, ParseError> {
    let mut entries = Vec::new();
    for _ in 0..table.count(4)? {
        let (pc, line) = (table.u16()?, table.u16()?);
        entries.extend(moved.beginning(pc).ok().map(|pc| [pc, line]));
    }
    Ok(words(&entries))
}

/// A LocalVariableTable, the same.
fn locals(mut table: Cursor<'_>, moved: &Moved) -> Result<Vec<u8>, ParseError> {
    let mut entries = Vec::new();
    for _ in 0..table.count(10)? {
        let [start, scope, name, descriptor, index] =
            [table.u16()?, table.u16()?, table.u16()?, table.u16()?, table.u16()?];
        let end = start.checked_add(scope).and_then(|end| moved.start(end).ok());
        if let Some((start, end)) = moved.beginning(start).ok().zip(end) {
            entries.push([start, end.saturating_sub(start), name, descriptor, index]);
        }
    }
    Ok(words(&entries))
}

/// A table of numbers: how many entries, and these.
fn words<const N: usize>(entries: &[[u16; N]]) -> Vec<u8> {
    let count = entries.len() as u16;
    std::iter::once(&count).chain(entries.as_flattened()).flat_map(|number| number.to_be_bytes()).collect()
}

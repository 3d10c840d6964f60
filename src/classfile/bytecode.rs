//! Raw bytecode (JVMS 6.5): where instructions start, how long they are, their operands and where they jump.
//!
//! Total: code that is cut off or jumps into an instruction gives an error that says so.

/// Where instructions start.
pub struct Raw {
    pub pcs: Vec<u16>,
    /// Instruction index by byte offset; `NO_INSN` in the middle of one.
    index: Vec<u32>,
}

const NO_INSN: u32 = u32::MAX;

impl Raw {
    pub fn index_of(&self, pc: i64) -> Result<u32, String> {
        let found = usize::try_from(pc).ok().and_then(|pc| self.index.get(pc)).copied().unwrap_or(NO_INSN);
        if found == NO_INSN { Err(format!("jump to {pc}, which is no instruction")) } else { Ok(found) }
    }
}

pub fn scan(bytes: &[u8]) -> Result<Raw, String> {
    let mut raw = Raw { pcs: Vec::with_capacity(bytes.len() / 2), index: vec![NO_INSN; bytes.len()] };
    let mut pc = 0;
    while pc < bytes.len() {
        raw.index[pc] = raw.pcs.len() as u32;
        raw.pcs.push(pc as u16);
        pc += length(bytes, pc)?;
    }
    if pc != bytes.len() {
        return Err("the last instruction is cut off".into());
    }
    Ok(raw)
}

/// The bytes of the instruction at `pc`, which must lie inside.
pub fn length(bytes: &[u8], pc: usize) -> Result<usize, String> {
    let opcode = bytes[pc];
    Ok(match opcode {
        0x10 | 0x12 | 0x15..=0x19 | 0x36..=0x3a | 0xa9 | 0xbc => 2,
        0x11 | 0x13 | 0x14 | 0x84 | 0x99..=0xa8 | 0xb2..=0xb8 | 0xbb | 0xbd | 0xc0 | 0xc1 | 0xc6 | 0xc7 => 3,
        0xc5 => 4,
        0xb9 | 0xba | 0xc8 | 0xc9 => 5,
        0xaa | 0xab => {
            let (low_or_count, entry, fixed) = if opcode == 0xaa { (4, 4, 12) } else { (4, 8, 8) };
            let data = (pc + 4) & !3;
            let first = i32_at(bytes, data + low_or_count)?;
            let count = if opcode == 0xaa {
                i64::from(i32_at(bytes, data + 8)?) - i64::from(first) + 1
            } else {
                i64::from(first)
            };
            let count = usize::try_from(count).map_err(|_| "a switch has its bounds reversed")?;
            if count > bytes.len() {
                return Err("a switch is longer than its method".into());
            }
            data - pc + fixed + entry * count
        }
        0xc4 => match bytes.get(pc + 1) {
            Some(0x84) => 6,
            Some(0x15..=0x19 | 0x36..=0x3a | 0xa9) => 4,
            _ => return Err("wide before an instruction that has no wide form".into()),
        },
        0x00..=0xc9 => 1,
        other => return Err(format!("no instruction has the opcode {other:#04x}")),
    })
}

/// Whether the code compares references (`if_acmpeq`, `if_acmpne`). Code that cannot be read may.
pub fn compares_references(bytes: &[u8]) -> bool {
    scan(bytes).map_or(true, |raw| raw.pcs.iter().any(|pc| matches!(bytes.get(*pc as usize), Some(0xa5 | 0xa6))))
}

pub fn u8_at(bytes: &[u8], at: usize) -> Result<u8, String> {
    bytes.get(at).copied().ok_or_else(|| "an operand is cut off".into())
}
pub fn u16_at(bytes: &[u8], at: usize) -> Result<u16, String> {
    Ok(u16::from_be_bytes([u8_at(bytes, at)?, u8_at(bytes, at + 1)?]))
}
pub fn i16_at(bytes: &[u8], at: usize) -> Result<i16, String> {
    Ok(u16_at(bytes, at)? as i16)
}
pub fn i32_at(bytes: &[u8], at: usize) -> Result<i32, String> {
    Ok((i32::from(i16_at(bytes, at)?) << 16) | i32::from(u16_at(bytes, at + 2)?))
}

/// The targets of an instruction's jumps, as byte offsets.
pub fn jump_targets(bytes: &[u8], pc: usize) -> Result<Vec<i64>, String> {
    let from = pc as i64;
    Ok(match bytes[pc] {
        0x99..=0xa8 | 0xc6 | 0xc7 => vec![from + i64::from(i16_at(bytes, pc + 1)?)],
        0xc8 | 0xc9 => vec![from + i64::from(i32_at(bytes, pc + 1)?)],
        0xaa => {
            let data = (pc + 4) & !3;
            let count = (i64::from(i32_at(bytes, data + 8)?) - i64::from(i32_at(bytes, data + 4)?) + 1) as usize;
            let entries = (0..count).map(|i| data + 12 + 4 * i);
            let offsets = std::iter::once(data).chain(entries);
            offsets.map(|at| Ok(from + i64::from(i32_at(bytes, at)?))).collect::<Result<_, String>>()?
        }
        0xab => {
            let data = (pc + 4) & !3;
            let count = i32_at(bytes, data + 4)? as usize;
            let entries = (0..count).map(|i| data + 12 + 8 * i);
            let offsets = std::iter::once(data).chain(entries);
            offsets.map(|at| Ok(from + i64::from(i32_at(bytes, at)?))).collect::<Result<_, String>>()?
        }
        _ => Vec::new(),
    })
}

//! Bytecode to [`Code`]: one walk over the reachable code that decodes, resolves what needs no loading, and checks the
//! operand stack by kind.
//!
//! The check is what makes the interpreter total: after it no instruction can find too few values, values of the wrong
//! kind or a target outside the code. It is no full verifier: assignability of classes is not looked at (a wrong class
//! shows as a failed field or method look-up). `jsr`/`ret` are accepted: a `ret` may go behind any `jsr`.

use std::cell::Cell;

use super::class::{Code, Handler};
use super::insn::{FloatBits, Insn, Kind, Prim, Switch};
use crate::classfile::bytecode::{Raw, i16_at, i32_at, jump_targets, length, scan, u8_at, u16_at};
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::classfile::{self, ClassFile, Constant, MethodInfo};
use crate::util::LiteralId;

/// Turns the code of a method into instructions. The error says what is wrong, for a `VerifyError`.
pub fn decode(
    file: &ClassFile,
    method: &MethodInfo,
    code: &classfile::Code,
    intern: &mut dyn FnMut(&[u16]) -> LiteralId,
) -> Result<Code, String> {
    let raw = scan(&code.bytes)?;
    let signature = MethodType::parse(&method.descriptor).map_err(|e| e.to_string())?;
    let is_static = method.access & classfile::access::STATIC != 0;
    let local_map = map_locals(&signature, is_static, code.max_locals)?;
    let mut decoder = Decoder {
        file,
        bytes: &code.bytes,
        result: signature.result.map(|t| kind_of(&t)),
        insns: vec![Insn::Nop; raw.pcs.len()],
        entries: vec![None; raw.pcs.len()],
        leaders: leaders(&raw, &code.bytes, code)?,
        raw,
        work: Vec::new(),
        after_jsr: Vec::new(),
        rets: Vec::new(),
        switches: Vec::new(),
        wide: Vec::new(),
        local_map,
        max_stack: code.max_stack as usize,
        intern,
    };
    decoder.run(code)?;
    let handlers = code.handlers.iter().map(|h| decoder.handler(h)).collect::<Result<_, _>>()?;
    let Decoder { insns, raw, switches, wide, local_map, .. } = decoder;
    Ok(Code {
        insns: insns.into_iter().map(Cell::new).collect(),
        pcs: raw.pcs.into_boxed_slice(),
        switches: switches.into_boxed_slice(),
        wide: wide.into_boxed_slice(),
        handlers,
        locals: code.max_locals as u32,
        size: code.max_locals as u32 + code.max_stack as u32,
        local_map: local_map.into_boxed_slice(),
        watches: Default::default(),
    })
}

pub fn kind_of(t: &FieldType) -> Kind {
    match t {
        FieldType::Long => Kind::Long,
        FieldType::Float => Kind::Float,
        FieldType::Double => Kind::Double,
        FieldType::Object(_) | FieldType::Array { .. } => Kind::Ref,
        _ => Kind::Int,
    }
}

/// Arguments become locals 0, 1, 2… whatever their width; every other local keeps a place of its own behind them.
fn map_locals(signature: &MethodType, is_static: bool, max_locals: u16) -> Result<Vec<u16>, String> {
    let widths = (!is_static).then_some(1).into_iter().chain(signature.params.iter().map(|p| p.slots()));
    let mut starts = vec![false; max_locals as usize];
    let mut at = 0usize;
    let mut arguments = 0u16;
    for width in widths {
        *starts.get_mut(at).ok_or("more arguments than locals")? = true;
        at += width as usize;
        arguments += 1;
    }
    if at > max_locals as usize {
        return Err("more arguments than locals".into());
    }
    let (mut next_argument, mut next_other) = (0, arguments);
    Ok(starts
        .into_iter()
        .map(|is_argument| {
            let next = if is_argument { &mut next_argument } else { &mut next_other };
            *next += 1;
            *next - 1
        })
        .collect())
}

/// Which instructions are reached by something else than falling through.
fn leaders(raw: &Raw, bytes: &[u8], code: &classfile::Code) -> Result<Vec<bool>, String> {
    let mut leaders = vec![false; raw.pcs.len()];
    for pc in &raw.pcs {
        for target in jump_targets(bytes, *pc as usize)? {
            leaders[raw.index_of(target)? as usize] = true;
        }
        if matches!(bytes[*pc as usize], 0xa8 | 0xc9) {
            let next = i64::from(*pc) + length(bytes, *pc as usize)? as i64;
            leaders[raw.index_of(next)? as usize] = true;
        }
    }
    for handler in &code.handlers {
        leaders[raw.index_of(i64::from(handler.target))? as usize] = true;
    }
    Ok(leaders)
}

type Operands = Vec<Kind>;

struct Decoder<'a> {
    file: &'a ClassFile,
    bytes: &'a [u8],
    raw: Raw,
    result: Option<Kind>,
    insns: Vec<Insn>,
    /// The operand stack with which a leader was first reached.
    entries: Vec<Option<Operands>>,
    leaders: Vec<bool>,
    work: Vec<(u32, Operands)>,
    after_jsr: Vec<u32>,
    rets: Vec<Operands>,
    switches: Vec<Switch>,
    wide: Vec<u64>,
    local_map: Vec<u16>,
    max_stack: usize,
    intern: &'a mut dyn FnMut(&[u16]) -> LiteralId,
}

/// Where control goes after an instruction, besides its jumps.
#[derive(PartialEq)]
enum Flow {
    Next,
    Stop,
}

impl Decoder<'_> {
    fn run(&mut self, code: &classfile::Code) -> Result<(), String> {
        self.work.push((0, Vec::new()));
        for handler in &code.handlers {
            let target = self.raw.index_of(i64::from(handler.target))?;
            self.work.push((target, vec![Kind::Ref]));
        }
        while let Some((at, operands)) = self.work.pop() {
            self.walk(at, operands)?;
        }
        Ok(())
    }

    fn handler(&self, h: &classfile::Handler) -> Result<Handler, String> {
        let end = if usize::from(h.end) == self.bytes.len() {
            self.raw.pcs.len() as u32
        } else {
            self.raw.index_of(i64::from(h.end))?
        };
        let start = self.raw.index_of(i64::from(h.start))?;
        Ok(Handler { start, end, target: self.raw.index_of(i64::from(h.target))?, catch: h.catch })
    }

    fn walk(&mut self, mut at: u32, mut operands: Operands) -> Result<(), String> {
        loop {
            let index = at as usize;
            if index >= self.raw.pcs.len() {
                return Err("the code runs over its end".into());
            }
            if self.leaders[index] || at == 0 {
                match &self.entries[index] {
                    Some(before) if *before == operands => return Ok(()),
                    Some(_) => {
                        return Err(format!("offset {} is reached with different operands", self.raw.pcs[index]));
                    }
                    None => self.entries[index] = Some(operands.clone()),
                }
            }
            let pc = self.raw.pcs[index] as usize;
            let flow = self.step(index, pc, &mut operands).map_err(|what| format!("{what}, at offset {pc}"))?;
            if operands.len() > self.max_stack {
                return Err(format!("more operands than declared, at offset {pc}"));
            }
            if flow == Flow::Stop {
                return Ok(());
            }
            at += 1;
        }
    }

    fn jump(&mut self, target: i64, operands: &Operands) -> Result<u32, String> {
        let target = self.raw.index_of(target)?;
        self.work.push((target, operands.clone()));
        Ok(target)
    }

    fn local(&self, index: usize, width: usize) -> Result<u16, String> {
        if index + width > self.local_map.len() {
            return Err(format!("there is no local {index}"));
        }
        Ok(self.local_map[index])
    }

    /// Applies an effect such as `"II>J"` to the operands.
    fn effect(operands: &mut Operands, effect: &str) -> Result<(), String> {
        let (pops, pushes) = effect.split_once('>').unwrap_or((effect, ""));
        for kind in pops.chars().rev() {
            pop(operands, kind_char(kind))?;
        }
        operands.extend(pushes.chars().map(kind_char));
        Ok(())
    }

    fn wide(&mut self, bits: u64) -> u32 {
        let known = self.wide.iter().position(|w| *w == bits);
        known.unwrap_or_else(|| {
            self.wide.push(bits);
            self.wide.len() - 1
        }) as u32
    }

    fn ldc(&mut self, index: u16, operands: &mut Operands) -> Result<Insn, String> {
        let (insn, kind) = match self.file.pool.get(index) {
            Some(Constant::Integer(v)) => (Insn::IntConst(*v), Kind::Int),
            Some(Constant::Float(v)) => (Insn::FloatConst(FloatBits(v.to_bits())), Kind::Float),
            Some(Constant::Long(v)) => {
                let bits = *v as u64;
                (Insn::LongWide(self.wide(bits)), Kind::Long)
            }
            Some(Constant::Double(v)) => {
                let bits = v.to_bits();
                (Insn::DoubleWide(self.wide(bits)), Kind::Double)
            }
            Some(Constant::String(units)) => (Insn::StringConst((self.intern)(units)), Kind::Ref),
            Some(Constant::Dynamic { descriptor, .. }) => (Insn::Ldc(index), descriptor_kind(descriptor)?),
            Some(Constant::Class(_) | Constant::MethodType(_) | Constant::MethodHandle { .. }) => {
                (Insn::Ldc(index), Kind::Ref)
            }
            _ => return Err(format!("constant {index} cannot be loaded")),
        };
        operands.push(kind);
        Ok(insn)
    }

    fn field(&self, index: u16) -> Result<Kind, String> {
        match self.file.pool.get(index) {
            Some(Constant::Field(member)) => descriptor_kind(&member.descriptor),
            _ => Err(format!("constant {index} is no field")),
        }
    }

    fn call(&self, index: u16, receiver: bool, operands: &mut Operands) -> Result<(), String> {
        let descriptor = match self.file.pool.get(index) {
            Some(Constant::Method(member) | Constant::InterfaceMethod(member)) => &member.descriptor,
            Some(Constant::InvokeDynamic { descriptor, .. }) => descriptor,
            _ => return Err(format!("constant {index} is no method")),
        };
        let signature = MethodType::parse(descriptor).map_err(|e| e.to_string())?;
        for param in signature.params.iter().rev() {
            pop(operands, kind_of(param))?;
        }
        if receiver {
            pop(operands, Kind::Ref)?;
        }
        operands.extend(signature.result.iter().map(kind_of));
        Ok(())
    }

    fn switch(&mut self, pc: usize, operands: &mut Operands) -> Result<Insn, String> {
        pop(operands, Kind::Int)?;
        let targets = jump_targets(self.bytes, pc)?;
        let targets = targets.into_iter().map(|t| self.jump(t, operands)).collect::<Result<Vec<_>, _>>()?;
        let (default, targets) = targets.split_first().ok_or("a switch without targets")?;
        let data = (pc + 4) & !3;
        let switch = if self.bytes[pc] == 0xaa {
            Switch::Table { low: i32_at(self.bytes, data + 4)?, targets: targets.into(), default: *default }
        } else {
            let keys = (0..targets.len()).map(|i| i32_at(self.bytes, data + 8 + 8 * i));
            let keys = keys.collect::<Result<Vec<_>, _>>()?;
            if !keys.is_sorted() {
                return Err("the keys of a switch are not sorted".into());
            }
            Switch::Lookup { pairs: keys.into_iter().zip(targets.iter().copied()).collect(), default: *default }
        };
        self.switches.push(switch);
        Ok(Insn::Switch(self.switches.len() as u32 - 1))
    }

    fn load_store(&self, group: u8, index: usize, is_load: bool, operands: &mut Operands) -> Result<Insn, String> {
        let kind = [Kind::Int, Kind::Long, Kind::Float, Kind::Double, Kind::Ref][group as usize];
        let width = if matches!(kind, Kind::Long | Kind::Double) { 2 } else { 1 };
        let local = self.local(index, width)?;
        if is_load {
            operands.push(kind);
            return Ok(Insn::Load(local));
        }
        // astore also stores what jsr pushed, which is kept as a reference here.
        pop(operands, kind)?;
        Ok(Insn::Store(local))
    }

    fn step(&mut self, index: usize, pc: usize, operands: &mut Operands) -> Result<Flow, String> {
        use Insn::*;
        let bytes = self.bytes;
        let opcode = bytes[pc];
        let mut flow = Flow::Next;
        let here = pc as i64;
        let mut simple = |insn: Insn, effect: &str| -> Result<Insn, String> {
            Self::effect(operands, effect)?;
            Ok(insn)
        };
        let insn = match opcode {
            0x00 => simple(Nop, ">")?,
            0x01 => simple(NullConst, ">A")?,
            0x02..=0x08 => simple(IntConst(i32::from(opcode) - 3), ">I")?,
            0x09 | 0x0a => simple(LongConst(i32::from(opcode) - 9), ">J")?,
            0x0b..=0x0d => simple(FloatConst(FloatBits(f32::from(opcode - 0x0b).to_bits())), ">F")?,
            0x0e | 0x0f => {
                operands.push(Kind::Double);
                DoubleWide(self.wide(f64::from(opcode - 0x0e).to_bits()))
            }
            0x10 => simple(IntConst(i32::from(u8_at(bytes, pc + 1)? as i8)), ">I")?,
            0x11 => simple(IntConst(i32::from(i16_at(bytes, pc + 1)?)), ">I")?,
            0x12 => self.ldc(u16::from(u8_at(bytes, pc + 1)?), operands)?,
            0x13 | 0x14 => self.ldc(u16_at(bytes, pc + 1)?, operands)?,
            0x15..=0x19 => self.load_store(opcode - 0x15, u8_at(bytes, pc + 1)?.into(), true, operands)?,
            0x1a..=0x2d => self.load_store((opcode - 0x1a) / 4, usize::from((opcode - 0x1a) % 4), true, operands)?,
            0x2e => simple(IntLoad, "AI>I")?,
            0x2f => simple(LongLoad, "AI>J")?,
            0x30 => simple(FloatLoad, "AI>F")?,
            0x31 => simple(DoubleLoad, "AI>D")?,
            0x32 => simple(RefLoad, "AI>A")?,
            0x33 => simple(ByteLoad, "AI>I")?,
            0x34 => simple(CharLoad, "AI>I")?,
            0x35 => simple(ShortLoad, "AI>I")?,
            0x36..=0x3a => self.load_store(opcode - 0x36, u8_at(bytes, pc + 1)?.into(), false, operands)?,
            0x3b..=0x4e => self.load_store((opcode - 0x3b) / 4, usize::from((opcode - 0x3b) % 4), false, operands)?,
            0x4f => simple(IntStore, "AII>")?,
            0x50 => simple(LongStore, "AIJ>")?,
            0x51 => simple(FloatStore, "AIF>")?,
            0x52 => simple(DoubleStore, "AID>")?,
            0x53 => simple(RefStore, "AIA>")?,
            0x54 => simple(ByteStore, "AII>")?,
            0x55 => simple(CharStore, "AII>")?,
            0x56 => simple(ShortStore, "AII>")?,
            0x57..=0x5f => shuffle(opcode, operands)?,
            0x60 => simple(IAdd, "II>I")?,
            0x61 => simple(LAdd, "JJ>J")?,
            0x62 => simple(FAdd, "FF>F")?,
            0x63 => simple(DAdd, "DD>D")?,
            0x64 => simple(ISub, "II>I")?,
            0x65 => simple(LSub, "JJ>J")?,
            0x66 => simple(FSub, "FF>F")?,
            0x67 => simple(DSub, "DD>D")?,
            0x68 => simple(IMul, "II>I")?,
            0x69 => simple(LMul, "JJ>J")?,
            0x6a => simple(FMul, "FF>F")?,
            0x6b => simple(DMul, "DD>D")?,
            0x6c => simple(IDiv, "II>I")?,
            0x6d => simple(LDiv, "JJ>J")?,
            0x6e => simple(FDiv, "FF>F")?,
            0x6f => simple(DDiv, "DD>D")?,
            0x70 => simple(IRem, "II>I")?,
            0x71 => simple(LRem, "JJ>J")?,
            0x72 => simple(FRem, "FF>F")?,
            0x73 => simple(DRem, "DD>D")?,
            0x74 => simple(INeg, "I>I")?,
            0x75 => simple(LNeg, "J>J")?,
            0x76 => simple(FNeg, "F>F")?,
            0x77 => simple(DNeg, "D>D")?,
            0x78 => simple(IShl, "II>I")?,
            0x79 => simple(LShl, "JI>J")?,
            0x7a => simple(IShr, "II>I")?,
            0x7b => simple(LShr, "JI>J")?,
            0x7c => simple(IUShr, "II>I")?,
            0x7d => simple(LUShr, "JI>J")?,
            0x7e => simple(IAnd, "II>I")?,
            0x7f => simple(LAnd, "JJ>J")?,
            0x80 => simple(IOr, "II>I")?,
            0x81 => simple(LOr, "JJ>J")?,
            0x82 => simple(IXor, "II>I")?,
            0x83 => simple(LXor, "JJ>J")?,
            0x84 => {
                let by = i16::from(u8_at(bytes, pc + 2)? as i8);
                IntInc { local: self.local(u8_at(bytes, pc + 1)?.into(), 1)?, by }
            }
            0x85 => simple(I2L, "I>J")?,
            0x86 => simple(I2F, "I>F")?,
            0x87 => simple(I2D, "I>D")?,
            0x88 => simple(L2I, "J>I")?,
            0x89 => simple(L2F, "J>F")?,
            0x8a => simple(L2D, "J>D")?,
            0x8b => simple(F2I, "F>I")?,
            0x8c => simple(F2L, "F>J")?,
            0x8d => simple(F2D, "F>D")?,
            0x8e => simple(D2I, "D>I")?,
            0x8f => simple(D2L, "D>J")?,
            0x90 => simple(D2F, "D>F")?,
            0x91 => simple(I2B, "I>I")?,
            0x92 => simple(I2C, "I>I")?,
            0x93 => simple(I2S, "I>I")?,
            0x94 => simple(LCmp, "JJ>I")?,
            0x95 => simple(FCmpL, "FF>I")?,
            0x96 => simple(FCmpG, "FF>I")?,
            0x97 => simple(DCmpL, "DD>I")?,
            0x98 => simple(DCmpG, "DD>I")?,
            0x99..=0xa6 | 0xc6 | 0xc7 => {
                let (make, pops): (fn(u32) -> Insn, &str) = match opcode {
                    0x99 => (IfEq, "I>"),
                    0x9a => (IfNe, "I>"),
                    0x9b => (IfLt, "I>"),
                    0x9c => (IfGe, "I>"),
                    0x9d => (IfGt, "I>"),
                    0x9e => (IfLe, "I>"),
                    0x9f => (IfICmpEq, "II>"),
                    0xa0 => (IfICmpNe, "II>"),
                    0xa1 => (IfICmpLt, "II>"),
                    0xa2 => (IfICmpGe, "II>"),
                    0xa3 => (IfICmpGt, "II>"),
                    0xa4 => (IfICmpLe, "II>"),
                    0xa5 => (IfACmpEq, "AA>"),
                    0xa6 => (IfACmpNe, "AA>"),
                    0xc6 => (IfNull, "A>"),
                    _ => (IfNonNull, "A>"),
                };
                Self::effect(operands, pops)?;
                make(self.jump(here + i64::from(i16_at(bytes, pc + 1)?), operands)?)
            }
            0xa7 | 0xc8 => {
                flow = Flow::Stop;
                let offset = if opcode == 0xa7 { i16_at(bytes, pc + 1)?.into() } else { i32_at(bytes, pc + 1)? };
                Goto(self.jump(here + i64::from(offset), operands)?)
            }
            0xa8 | 0xc9 => {
                flow = Flow::Stop;
                let offset = if opcode == 0xa8 { i16_at(bytes, pc + 1)?.into() } else { i32_at(bytes, pc + 1)? };
                self.after_jsr.push(index as u32 + 1);
                for before in self.rets.clone() {
                    self.work.push((index as u32 + 1, before));
                }
                operands.push(Kind::Ref);
                Jsr(self.jump(here + i64::from(offset), operands)?)
            }
            0xa9 => {
                flow = Flow::Stop;
                self.return_from_subroutine(operands);
                Ret(self.local(u8_at(bytes, pc + 1)?.into(), 1)?)
            }
            0xaa | 0xab => {
                flow = Flow::Stop;
                self.switch(pc, operands)?
            }
            0xac..=0xb0 => {
                flow = Flow::Stop;
                let kind = [Kind::Int, Kind::Long, Kind::Float, Kind::Double, Kind::Ref][usize::from(opcode - 0xac)];
                if self.result != Some(kind) {
                    return Err("a return of another type than the method's".into());
                }
                pop(operands, kind)?;
                ReturnValue
            }
            0xb1 => {
                flow = Flow::Stop;
                if self.result.is_some() {
                    return Err("a return without the method's result".into());
                }
                Return
            }
            0xb2..=0xb5 => {
                let pool = u16_at(bytes, pc + 1)?;
                let kind = self.field(pool)?;
                match opcode {
                    0xb2 => operands.push(kind),
                    0xb3 => pop(operands, kind)?,
                    0xb4 => {
                        pop(operands, Kind::Ref)?;
                        operands.push(kind);
                    }
                    _ => {
                        pop(operands, kind)?;
                        pop(operands, Kind::Ref)?;
                    }
                }
                [GetStatic(pool), PutStatic(pool), GetField(pool), PutField(pool)][usize::from(opcode - 0xb2)]
            }
            0xb6..=0xba => {
                let pool = u16_at(bytes, pc + 1)?;
                self.call(pool, !matches!(opcode, 0xb8 | 0xba), operands)?;
                match opcode {
                    0xb6 => InvokeVirtual(pool),
                    0xb7 => InvokeSpecial(pool),
                    0xb8 => InvokeStatic(pool),
                    0xb9 => InvokeInterface(pool),
                    _ => InvokeDynamic(pool),
                }
            }
            0xbb => simple(New(u16_at(bytes, pc + 1)?), ">A")?,
            0xbc => simple(NewArray(array_type(u8_at(bytes, pc + 1)?)?), "I>A")?,
            0xbd => simple(NewRefArray(u16_at(bytes, pc + 1)?), "I>A")?,
            0xbe => simple(ArrayLength, "A>I")?,
            0xbf => {
                flow = Flow::Stop;
                simple(Throw, "A>")?
            }
            0xc0 => simple(CheckCast(u16_at(bytes, pc + 1)?), "A>A")?,
            0xc1 => simple(InstanceOf(u16_at(bytes, pc + 1)?), "A>I")?,
            0xc2 => simple(MonitorEnter, "A>")?,
            0xc3 => simple(MonitorExit, "A>")?,
            0xc4 => {
                let inner = u8_at(bytes, pc + 1)?;
                let local = usize::from(u16_at(bytes, pc + 2)?);
                match inner {
                    0x15..=0x19 => self.load_store(inner - 0x15, local, true, operands)?,
                    0x36..=0x3a => self.load_store(inner - 0x36, local, false, operands)?,
                    0x84 => IntInc { local: self.local(local, 1)?, by: i16_at(bytes, pc + 4)? },
                    _ => {
                        flow = Flow::Stop;
                        self.return_from_subroutine(operands);
                        Ret(self.local(local, 1)?)
                    }
                }
            }
            0xc5 => {
                let dims = u8_at(bytes, pc + 3)?;
                if dims == 0 {
                    return Err("an array without dimensions".into());
                }
                (0..dims).try_for_each(|_| pop(operands, Kind::Int))?;
                operands.push(Kind::Ref);
                NewMultiArray { dims, pool: u16_at(bytes, pc + 1)? }
            }
            other => return Err(format!("no instruction has the opcode {other:#04x}")),
        };
        self.insns[index] = insn;
        Ok(flow)
    }

    fn return_from_subroutine(&mut self, operands: &Operands) {
        if !self.rets.contains(operands) {
            self.rets.push(operands.clone());
        }
        for after in self.after_jsr.clone() {
            self.work.push((after, operands.clone()));
        }
    }
}

fn pop(operands: &mut Operands, expected: Kind) -> Result<(), String> {
    match operands.pop() {
        Some(kind) if kind == expected => Ok(()),
        Some(kind) => Err(format!("{expected:?} expected on the stack, but {kind:?} is there")),
        None => Err("too few operands".into()),
    }
}

fn kind_char(c: char) -> Kind {
    match c {
        'I' => Kind::Int,
        'J' => Kind::Long,
        'F' => Kind::Float,
        'D' => Kind::Double,
        _ => Kind::Ref,
    }
}

pub fn descriptor_kind(descriptor: &str) -> Result<Kind, String> {
    FieldType::parse(descriptor).map(|t| kind_of(&t)).map_err(|e| e.to_string())
}

fn array_type(code: u8) -> Result<Prim, String> {
    let types = [Prim::Boolean, Prim::Char, Prim::Float, Prim::Double, Prim::Byte, Prim::Short, Prim::Int, Prim::Long];
    usize::from(code).checked_sub(4).and_then(|i| types.get(i)).copied().ok_or_else(|| format!("no array type {code}"))
}

/// `pop` … `swap`, told apart by the widths of the values on the stack.
fn shuffle(opcode: u8, operands: &mut Operands) -> Result<Insn, String> {
    let count = operands.len();
    let wide = |from_top: usize| -> Result<bool, String> {
        let kind = count.checked_sub(from_top).and_then(|i| operands.get(i)).ok_or("too few operands")?;
        Ok(matches!(kind, Kind::Long | Kind::Double))
    };
    let insn = match opcode {
        0x57 => Insn::Pop,
        0x58 => {
            if wide(1)? {
                Insn::Pop
            } else {
                Insn::Pop2
            }
        }
        0x59 => Insn::Dup,
        0x5a => Insn::DupX1,
        0x5b => {
            if wide(2)? {
                Insn::DupX1
            } else {
                Insn::DupX2
            }
        }
        0x5c => {
            if wide(1)? {
                Insn::Dup
            } else {
                Insn::Dup2
            }
        }
        0x5d => {
            if wide(1)? {
                Insn::DupX1
            } else {
                Insn::Dup2X1
            }
        }
        0x5e => match (wide(1)?, wide(2)?) {
            (true, true) => Insn::DupX1,
            (true, false) => Insn::DupX2,
            (false, _) => {
                if wide(3)? {
                    Insn::Dup2X1
                } else {
                    Insn::Dup2X2
                }
            }
        },
        _ => Insn::Swap,
    };
    // (values taken, values moved below them)
    let (needs, copies) = match insn {
        Insn::Pop => (1, 0),
        Insn::Pop2 => (2, 0),
        Insn::Dup => (1, 1),
        Insn::DupX1 | Insn::Swap => (2, 1),
        Insn::DupX2 => (3, 1),
        Insn::Dup2 => (2, 2),
        Insn::Dup2X1 => (3, 2),
        _ => (4, 2),
    };
    let from = count.checked_sub(needs).ok_or("too few operands")?;
    match insn {
        Insn::Pop | Insn::Pop2 => operands.truncate(from),
        Insn::Swap => operands.swap(from, from + 1),
        _ => {
            let moved: Vec<Kind> = operands[count - copies..].to_vec();
            operands.splice(from..from, moved);
        }
    }
    Ok(insn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_become_consecutive_and_every_local_keeps_its_own_place() {
        let signature = MethodType::parse("(JID)V").unwrap();
        assert_eq!(map_locals(&signature, true, 7).unwrap(), [0, 3, 1, 2, 4, 5, 6]);
        assert_eq!(map_locals(&signature, false, 6).unwrap(), [0, 1, 4, 2, 3, 5]);
        assert!(map_locals(&signature, false, 5).is_err());
    }

    #[test]
    fn stack_shuffles_go_by_values() {
        use Kind::*;
        let check = |opcode, before: &[Kind], insn, after: &[Kind]| {
            let mut operands = before.to_vec();
            assert_eq!(shuffle(opcode, &mut operands), Ok(insn));
            assert_eq!(operands, after);
        };
        check(0x5c, &[Long], Insn::Dup, &[Long, Long]);
        check(0x5c, &[Int, Ref], Insn::Dup2, &[Int, Ref, Int, Ref]);
        check(0x5d, &[Int, Long], Insn::DupX1, &[Long, Int, Long]);
        check(0x5e, &[Long, Int, Ref], Insn::Dup2X1, &[Int, Ref, Long, Int, Ref]);
        check(0x5e, &[Int, Int, Double], Insn::DupX2, &[Double, Int, Int, Double]);
        check(0x5f, &[Int, Ref], Insn::Swap, &[Ref, Int]);
        assert!(shuffle(0x5a, &mut vec![Int]).is_err());
    }
}

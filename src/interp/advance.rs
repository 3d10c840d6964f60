//! The dispatch loop (JVMS 6.5): one arm per instruction; anything but the plain concrete case is handed to the
//! instruction's family.
//!
//! The running frame's registers (`pc`, `sp`, its slots) live in local variables. `slow!` writes them back, calls into
//! the machine, and reads them again from whatever frame is on top afterwards.

use super::Machine;
use super::followed::{At, Beside, only_computes};
use super::outcome::{Outcome, Partial};
use super::watch::{self, Looked};
use crate::expr::Sort;
use crate::expr::ops::{self, Cmp, FloatBin, IntBin};
use crate::program::{Insn, Kind, Origin};
use crate::state::{Elements, Value};

/// New terms in one quantum: instructions that make large terms take long.
const MOST_NEW_TERMS: usize = 20_000;

pub(super) fn malformed(what: &str) -> Box<Outcome> {
    Outcome::partial(Partial::Malformed(what.to_string()))
}

/// `who`: instructions that could touch what somebody follows are left as they are. `MEETS`: the path may end where it meets others.
pub(super) fn advance<B: Beside, const MEETS: bool>(m: &mut Machine<'_>, who: &mut B, quantum: u64) -> Outcome {
    let vm = m.vm;
    let program = &vm.program;
    let mut fuel = quantum;
    let most_terms = m.terms.len() + MOST_NEW_TERMS;
    // The predicates of the next instruction were told.
    let mut asked = false;
    'frames: loop {
        if fuel == 0 || m.terms.len() > most_terms {
            m.state.steps += quantum - fuel;
            return Outcome::Quantum;
        }
        let Some(top) = m.state.stack.top().copied() else {
            return *malformed("no frame to run");
        };
        let method = program.method(top.method);
        let Ok(code) = program.code(method) else {
            // Only an entry method can get here unchecked.
            m.state.steps += quantum - fuel;
            match m.start_uncoded(method) {
                Ok(()) => continue 'frames,
                Err(outcome) => return *outcome,
            }
        };
        m.state.stack.reserve_top(code.size);
        let insns = &*code.insns;
        let depth = m.state.stack.depth();
        if MEETS && m.state.meets[0].is_some_and(|(frames, _)| depth < frames) {
            m.state.steps += quantum - fuel;
            return Outcome::Quantum;
        }
        let meets_at = |meets: Option<(u32, u32)>| match meets {
            Some((frames, at)) if MEETS && frames == depth => at as usize,
            _ => usize::MAX,
        };
        let meets = [meets_at(m.state.meets[0]), meets_at(m.state.meets[1])];
        let quiet = m.state.quiet.is_some() && m.is_quiet();
        let minds = B::FOLLOWS && who.minds(depth);
        let base = top.base as usize;
        let frame: &mut [Value] = &mut m.state.stack.slots[base..base + code.size as usize];
        let mut pc = top.pc as usize;
        let mut sp = top.sp as usize;

        macro_rules! save {
            () => {
                if let Some(f) = m.state.stack.top_mut() {
                    f.pc = pc as u32;
                    f.sp = sp as u32;
                }
            };
        }
        // The instruction may change frames: start over with whatever is on top.
        macro_rules! slow {
            ($e:expr) => {{
                save!();
                match $e {
                    Ok(()) => continue 'frames,
                    Err(outcome) => {
                        // An instruction that will be repeated is counted when it is done.
                        let repeated = !matches!(*outcome, Outcome::End(_));
                        m.state.steps += quantum - fuel - u64::from(repeated);
                        return *outcome;
                    }
                }
            }};
        }
        // The instruction is left to whoever follows values.
        macro_rules! leave_if {
            ($left:expr) => {
                if B::FOLLOWS && $left {
                    save!();
                    m.state.steps += quantum - fuel - 1;
                    return Outcome::Quantum;
                }
            };
        }
        macro_rules! leave_if_touched {
            ($below:expr, $touched:ident) => {
                leave_if!(!minds && frame[sp - $below].as_ref().is_some_and(|object| who.$touched(object)))
            };
        }
        // Where it might collect garbage.
        macro_rules! leave_if_full {
            ($slots:expr) => {
                leave_if!({
                    let most = m.state.collect_at.min(vm.config.max_heap);
                    m.state.heap.used() + 16 + 8 * u64::try_from($slots).unwrap_or(0) >= most
                })
            };
        }
        macro_rules! push {
            ($v:expr) => {{
                frame[sp] = $v;
                sp += 1;
                pc += 1;
            }};
        }
        macro_rules! int_bin {
            ($op:expr) => {{
                if let (Some(a), Some(b)) = (frame[sp - 2].as_int(), frame[sp - 1].as_int())
                    && let Some(r) = ops::int32($op, a, b)
                {
                    frame[sp - 2] = Value::int(r);
                    sp -= 1;
                    pc += 1;
                } else {
                    slow!(m.int_binary($op))
                }
            }};
        }
        macro_rules! long_bin {
            ($op:expr) => {{
                if let (Some(a), Some(b)) = (frame[sp - 2].as_long(), frame[sp - 1].as_long())
                    && let Some(r) = ops::int64($op, a, b)
                {
                    frame[sp - 2] = Value::long(r);
                    sp -= 1;
                    pc += 1;
                } else {
                    slow!(m.long_binary($op))
                }
            }};
        }
        macro_rules! long_shift {
            ($op:expr) => {{
                if let (Some(a), Some(b)) = (frame[sp - 2].as_long(), frame[sp - 1].as_int())
                    && let Some(r) = ops::int64($op, a, b as i64)
                {
                    frame[sp - 2] = Value::long(r);
                    sp -= 1;
                    pc += 1;
                } else {
                    slow!(m.long_shift($op))
                }
            }};
        }
        macro_rules! float_bin {
            ($op:expr) => {{
                if let (Some(a), Some(b)) = (frame[sp - 2].as_float(), frame[sp - 1].as_float()) {
                    frame[sp - 2] = Value::float(ops::float32($op, a, b));
                    sp -= 1;
                    pc += 1;
                } else {
                    slow!(m.float_binary($op, Sort::F32))
                }
            }};
        }
        macro_rules! double_bin {
            ($op:expr) => {{
                if let (Some(a), Some(b)) = (frame[sp - 2].as_double(), frame[sp - 1].as_double()) {
                    frame[sp - 2] = Value::double(ops::float64($op, a, b));
                    sp -= 1;
                    pc += 1;
                } else {
                    slow!(m.float_binary($op, Sort::F64))
                }
            }};
        }
        // A conversion or negation of the top value.
        macro_rules! unary {
            ($take:ident, $give:ident, $f:expr, $insn:expr) => {{
                if let Some(a) = frame[sp - 1].$take() {
                    frame[sp - 1] = Value::$give($f(a));
                    pc += 1;
                } else {
                    slow!(m.unary($insn))
                }
            }};
        }
        macro_rules! compare {
            ($take:ident, $f:expr, $insn:expr) => {{
                if let (Some(a), Some(b)) = (frame[sp - 2].$take(), frame[sp - 1].$take()) {
                    frame[sp - 2] = Value::int($f(a, b));
                    sp -= 1;
                    pc += 1;
                } else {
                    slow!(m.compare3($insn))
                }
            }};
        }
        macro_rules! if_zero {
            ($op:expr, $target:expr) => {{
                if let Some(a) = frame[sp - 1].as_int() {
                    sp -= 1;
                    pc = if ops::cmp_i32($op, a, 0) { $target as usize } else { pc + 1 };
                } else {
                    slow!(m.branch_or_select(code))
                }
            }};
        }
        macro_rules! if_icmp {
            ($op:expr, $target:expr) => {{
                if let (Some(a), Some(b)) = (frame[sp - 2].as_int(), frame[sp - 1].as_int()) {
                    sp -= 2;
                    pc = if ops::cmp_i32($op, a, b) { $target as usize } else { pc + 1 };
                } else {
                    slow!(m.branch_or_select(code))
                }
            }};
        }
        macro_rules! if_acmp {
            ($equal:expr, $target:expr) => {{
                if let (Some(a), Some(b)) = (frame[sp - 2].as_ref(), frame[sp - 1].as_ref())
                    && (a.is_null()
                        || b.is_null()
                        || m.state.inputs.lazies.is_empty() && (a == b || !m.vm.config.exploring))
                {
                    sp -= 2;
                    pc = if (a == b) == $equal { $target as usize } else { pc + 1 };
                } else {
                    slow!(m.branch_ref($equal, $target).map(|_| ()))
                }
            }};
        }
        macro_rules! if_null {
            ($null:expr, $target:expr) => {{
                if let Some(a) = frame[sp - 1].as_ref() {
                    sp -= 1;
                    pc = if a.is_null() == $null { $target as usize } else { pc + 1 };
                } else {
                    slow!(m.branch_null($null, $target).map(|_| ()))
                }
            }};
        }
        macro_rules! array_load {
            ($variant:ident, $give:expr) => {{
                leave_if_touched!(2, is_read);
                if let (Some(array), Some(i)) = (frame[sp - 2].as_ref(), frame[sp - 1].as_int())
                    && let Some(Elements::$variant(elements)) = m.state.heap.array(array)
                    && let Some(v) = elements.get(i as u32 as usize)
                {
                    frame[sp - 2] = $give(v);
                    sp -= 1;
                    pc += 1;
                } else {
                    slow!(m.array_load())
                }
            }};
        }
        macro_rules! array_store {
            ($variant:ident, $take:ident, $narrow:ty) => {{
                leave_if_touched!(3, is_written);
                if let (Some(array), Some(i), Some(v)) =
                    (frame[sp - 3].as_ref(), frame[sp - 2].as_int(), frame[sp - 1].$take())
                    && let Some(Elements::$variant(elements)) = m.state.heap.array_mut(array)
                    && elements.set(i as u32 as usize, v as $narrow)
                {
                    sp -= 3;
                    pc += 1;
                } else {
                    slow!(m.array_store())
                }
            }};
        }

        loop {
            if fuel == 0 || MEETS && (pc == meets[0] || pc == meets[1]) {
                save!();
                m.state.steps += quantum - fuel;
                return Outcome::Quantum;
            }
            fuel -= 1;
            let mut insn = insns[pc].get();
            if minds {
                let is_watched = matches!(insn, Insn::Watched(_));
                let plain = if is_watched { code.insn(pc as u32).unwrap_or(insn) } else { insn };
                let told = !(quiet || m.state.unwatched);
                let (values, frames) = (&frame[..sp], &*m.state.stack.frames);
                let (heap, statics) = (&m.state.heap, &m.state.statics);
                let at = At { method, code, pc, values, frames, heap, statics, is_watched: is_watched && told };
                leave_if!(!who.passes(plain, &at));
            }
            // Once, or twice where the instruction is watched.
            'run: loop {
                match insn {
                    Insn::Nop => pc += 1,
                    Insn::NullConst => push!(Value::NULL),
                    Insn::IntConst(v) => push!(Value::int(v)),
                    Insn::LongConst(v) => push!(Value::long(v as i64)),
                    Insn::FloatConst(bits) => push!(Value::float(f32::from_bits(bits.0))),
                    Insn::LongWide(i) => push!(Value::long(code.wide[i as usize] as i64)),
                    Insn::DoubleWide(i) => push!(Value::double(f64::from_bits(code.wide[i as usize]))),
                    Insn::StringConst(literal) => match m.state.literals.get(literal.0) {
                        Some(string) if !string.is_null() => push!(Value::reference(*string)),
                        _ => slow!(m.make_literal(literal)),
                    },
                    Insn::Ldc(pool) => slow!(m.load_constant(pool)),
                    Insn::ClassConstQ(class) => match m.state.statics.cell(class) {
                        Some(cell) if !cell.mirror.is_null() => push!(Value::reference(cell.mirror)),
                        _ => slow!(m.push_mirror(class)),
                    },

                    Insn::Load(n) => push!(frame[n as usize]),
                    Insn::Store(n) => {
                        sp -= 1;
                        frame[n as usize] = frame[sp];
                        pc += 1;
                    }
                    Insn::IntInc { local, by } => {
                        if let Some(v) = frame[local as usize].as_int() {
                            frame[local as usize] = Value::int(v.wrapping_add(by as i32));
                            pc += 1;
                        } else {
                            slow!(m.increment(local, by))
                        }
                    }
                    Insn::Pop => {
                        sp -= 1;
                        pc += 1;
                    }
                    Insn::Pop2 => {
                        sp -= 2;
                        pc += 1;
                    }
                    Insn::Dup => push!(frame[sp - 1]),
                    Insn::DupX1 => {
                        let (a, b) = (frame[sp - 2], frame[sp - 1]);
                        (frame[sp - 2], frame[sp - 1]) = (b, a);
                        push!(b)
                    }
                    Insn::DupX2 => {
                        let (a, b, c) = (frame[sp - 3], frame[sp - 2], frame[sp - 1]);
                        (frame[sp - 3], frame[sp - 2], frame[sp - 1]) = (c, a, b);
                        push!(c)
                    }
                    Insn::Dup2 => {
                        let (a, b) = (frame[sp - 2], frame[sp - 1]);
                        frame[sp] = a;
                        frame[sp + 1] = b;
                        sp += 2;
                        pc += 1;
                    }
                    Insn::Dup2X1 => {
                        let (a, b, c) = (frame[sp - 3], frame[sp - 2], frame[sp - 1]);
                        (frame[sp - 3], frame[sp - 2], frame[sp - 1]) = (b, c, a);
                        frame[sp] = b;
                        frame[sp + 1] = c;
                        sp += 2;
                        pc += 1;
                    }
                    Insn::Dup2X2 => {
                        let (a, b, c, d) = (frame[sp - 4], frame[sp - 3], frame[sp - 2], frame[sp - 1]);
                        (frame[sp - 4], frame[sp - 3], frame[sp - 2], frame[sp - 1]) = (c, d, a, b);
                        frame[sp] = c;
                        frame[sp + 1] = d;
                        sp += 2;
                        pc += 1;
                    }
                    Insn::Swap => {
                        frame.swap(sp - 2, sp - 1);
                        pc += 1;
                    }

                    Insn::IntLoad => array_load!(Int, Value::int),
                    Insn::LongLoad => array_load!(Long, Value::long),
                    Insn::FloatLoad => array_load!(Float, Value::float),
                    Insn::DoubleLoad => array_load!(Double, Value::double),
                    Insn::RefLoad => array_load!(Ref, Value::reference),
                    Insn::ByteLoad => array_load!(Byte, |v: i8| Value::int(v as i32)),
                    Insn::CharLoad => array_load!(Char, |v: u16| Value::int(v as i32)),
                    Insn::ShortLoad => array_load!(Short, |v: i16| Value::int(v as i32)),
                    Insn::IntStore => array_store!(Int, as_int, i32),
                    Insn::LongStore => array_store!(Long, as_long, i64),
                    Insn::FloatStore => array_store!(Float, as_float, f32),
                    Insn::DoubleStore => array_store!(Double, as_double, f64),
                    Insn::ByteStore => array_store!(Byte, as_int, i8),
                    Insn::CharStore => array_store!(Char, as_int, u16),
                    Insn::ShortStore => array_store!(Short, as_int, i16),
                    Insn::RefStore => {
                        leave_if_touched!(3, is_written);
                        slow!(m.array_store())
                    }
                    Insn::ArrayLength => {
                        leave_if_touched!(1, is_read);
                        if let Some(array) = frame[sp - 1].as_ref()
                            && let Some(elements) = m.state.heap.array(array)
                        {
                            frame[sp - 1] = Value::int(elements.len() as i32);
                            pc += 1;
                        } else {
                            slow!(m.array_length())
                        }
                    }
                    Insn::NewArray(prim) => {
                        leave_if_full!(frame[sp - 1].as_int().unwrap_or(0));
                        slow!(m.new_array(prim))
                    }
                    Insn::NewRefArray(pool) => slow!(m.resolve_new_ref_array(pool)),
                    Insn::NewRefArrayQ(class) => {
                        leave_if_full!(frame[sp - 1].as_int().unwrap_or(0));
                        slow!(m.new_ref_array(class))
                    }
                    Insn::NewMultiArray { dims, pool } => slow!(m.resolve_new_multi_array(dims, pool)),
                    Insn::NewMultiArrayQ { dims, class } => {
                        leave_if!(true);
                        slow!(m.new_multi_array(dims, class))
                    }

                    Insn::IAdd => int_bin!(IntBin::Add),
                    Insn::ISub => int_bin!(IntBin::Sub),
                    Insn::IMul => int_bin!(IntBin::Mul),
                    Insn::IDiv => int_bin!(IntBin::Div),
                    Insn::IRem => int_bin!(IntBin::Rem),
                    Insn::IShl => int_bin!(IntBin::Shl),
                    Insn::IShr => int_bin!(IntBin::Shr),
                    Insn::IUShr => int_bin!(IntBin::UShr),
                    Insn::IAnd => int_bin!(IntBin::And),
                    Insn::IOr => int_bin!(IntBin::Or),
                    Insn::IXor => int_bin!(IntBin::Xor),
                    Insn::LAdd => long_bin!(IntBin::Add),
                    Insn::LSub => long_bin!(IntBin::Sub),
                    Insn::LMul => long_bin!(IntBin::Mul),
                    Insn::LDiv => long_bin!(IntBin::Div),
                    Insn::LRem => long_bin!(IntBin::Rem),
                    Insn::LAnd => long_bin!(IntBin::And),
                    Insn::LOr => long_bin!(IntBin::Or),
                    Insn::LXor => long_bin!(IntBin::Xor),
                    Insn::LShl => long_shift!(IntBin::Shl),
                    Insn::LShr => long_shift!(IntBin::Shr),
                    Insn::LUShr => long_shift!(IntBin::UShr),
                    Insn::FAdd => float_bin!(FloatBin::Add),
                    Insn::FSub => float_bin!(FloatBin::Sub),
                    Insn::FMul => float_bin!(FloatBin::Mul),
                    Insn::FDiv => float_bin!(FloatBin::Div),
                    Insn::FRem => float_bin!(FloatBin::Rem),
                    Insn::DAdd => double_bin!(FloatBin::Add),
                    Insn::DSub => double_bin!(FloatBin::Sub),
                    Insn::DMul => double_bin!(FloatBin::Mul),
                    Insn::DDiv => double_bin!(FloatBin::Div),
                    Insn::DRem => double_bin!(FloatBin::Rem),
                    Insn::INeg => unary!(as_int, int, i32::wrapping_neg, insn),
                    Insn::LNeg => unary!(as_long, long, i64::wrapping_neg, insn),
                    Insn::FNeg => unary!(as_float, float, |a: f32| -a, insn),
                    Insn::DNeg => unary!(as_double, double, |a: f64| -a, insn),
                    Insn::I2L => unary!(as_int, long, |a| a as i64, insn),
                    Insn::I2F => unary!(as_int, float, |a| a as f32, insn),
                    Insn::I2D => unary!(as_int, double, |a| a as f64, insn),
                    Insn::L2I => unary!(as_long, int, |a| a as i32, insn),
                    Insn::L2F => unary!(as_long, float, |a| a as f32, insn),
                    Insn::L2D => unary!(as_long, double, |a| a as f64, insn),
                    Insn::F2I => unary!(as_float, int, |a| a as i32, insn),
                    Insn::F2L => unary!(as_float, long, |a| a as i64, insn),
                    Insn::F2D => unary!(as_float, double, |a| a as f64, insn),
                    Insn::D2I => unary!(as_double, int, |a| a as i32, insn),
                    Insn::D2L => unary!(as_double, long, |a| a as i64, insn),
                    Insn::D2F => unary!(as_double, float, |a| a as f32, insn),
                    Insn::I2B => unary!(as_int, int, |a| a as i8 as i32, insn),
                    Insn::I2C => unary!(as_int, int, |a| a as u16 as i32, insn),
                    Insn::I2S => unary!(as_int, int, |a| a as i16 as i32, insn),
                    Insn::LCmp => compare!(as_long, ops::lcmp, insn),
                    Insn::FCmpL => compare!(as_float, ops::fcmpl, insn),
                    Insn::FCmpG => compare!(as_float, ops::fcmpg, insn),
                    Insn::DCmpL => compare!(as_double, ops::dcmpl, insn),
                    Insn::DCmpG => compare!(as_double, ops::dcmpg, insn),

                    Insn::IfEq(t) => if_zero!(Cmp::Eq, t),
                    Insn::IfNe(t) => if_zero!(Cmp::Ne, t),
                    Insn::IfLt(t) => if_zero!(Cmp::Lt, t),
                    Insn::IfGe(t) => if_zero!(Cmp::Ge, t),
                    Insn::IfGt(t) => if_zero!(Cmp::Gt, t),
                    Insn::IfLe(t) => if_zero!(Cmp::Le, t),
                    Insn::IfICmpEq(t) => if_icmp!(Cmp::Eq, t),
                    Insn::IfICmpNe(t) => if_icmp!(Cmp::Ne, t),
                    Insn::IfICmpLt(t) => if_icmp!(Cmp::Lt, t),
                    Insn::IfICmpGe(t) => if_icmp!(Cmp::Ge, t),
                    Insn::IfICmpGt(t) => if_icmp!(Cmp::Gt, t),
                    Insn::IfICmpLe(t) => if_icmp!(Cmp::Le, t),
                    Insn::IfACmpEq(t) => if_acmp!(true, t),
                    Insn::IfACmpNe(t) => if_acmp!(false, t),
                    Insn::IfNull(t) => if_null!(true, t),
                    Insn::IfNonNull(t) => if_null!(false, t),
                    Insn::Goto(t) => pc = t as usize,
                    Insn::Jsr(t) => {
                        frame[sp] = Value::return_address(pc as u32 + 1);
                        sp += 1;
                        pc = t as usize;
                    }
                    Insn::Ret(local) => match frame[local as usize].view() {
                        crate::state::View::ReturnAddress(t) if (t as usize) < insns.len() => pc = t as usize,
                        _ => slow!(Err(malformed("ret without a return address"))),
                    },
                    Insn::Switch(table) => {
                        if let Some(key) = frame[sp - 1].as_int() {
                            sp -= 1;
                            pc = code.switches[table as usize].target(key) as usize;
                        } else {
                            slow!(m.branch_switch(&code.switches[table as usize]))
                        }
                    }
                    Insn::Return => {
                        leave_if!(!minds && who.is_last(depth));
                        slow!(m.return_value(Value::VOID))
                    }
                    Insn::ReturnValue => {
                        leave_if!(!minds && who.is_last(depth));
                        sp -= 1;
                        let value = frame[sp];
                        slow!(m.return_value(value))
                    }
                    Insn::Throw => {
                        leave_if!(true);
                        slow!(m.throw_top())
                    }

                    Insn::GetStatic(pool) => slow!(m.resolve_static(pool, false)),
                    Insn::PutStatic(pool) => slow!(m.resolve_static(pool, true)),
                    Insn::GetStaticQ { slot, class } => {
                        leave_if!(!minds && who.has_statics(class));
                        match m.state.statics.get_ready(class, slot as usize) {
                            Some(v) => push!(v),
                            None => slow!(m.get_static(class, slot)),
                        }
                    }
                    Insn::GetStaticOpen { slot, class } => {
                        leave_if!(!minds && who.has_statics(class));
                        slow!(m.get_open_static(class, slot))
                    }
                    Insn::PutStaticQ { slot, class } => {
                        leave_if!(true);
                        slow!(m.put_static(class, slot))
                    }
                    Insn::GetField(pool) => slow!(m.resolve_field(pool, false)),
                    Insn::PutField(pool) => slow!(m.resolve_field(pool, true)),
                    Insn::GetFieldQ(slot) => {
                        leave_if_touched!(1, is_read);
                        if let Some(object) = frame[sp - 1].as_ref()
                            && let Some(v) = m.state.heap.field(object, slot as usize)
                        {
                            frame[sp - 1] = v;
                            pc += 1;
                        } else {
                            slow!(m.get_field_failed(slot))
                        }
                    }
                    Insn::PutFieldQ(slot) => {
                        leave_if_touched!(2, is_written);
                        // It may be an attribute.
                        leave_if!(
                            !minds && {
                                let class = frame[sp - 2].as_ref().and_then(|object| m.state.heap.class_of(object));
                                class.is_none_or(|class| matches!(program.class(class).origin, Origin::App(_)))
                            }
                        );
                        let value = frame[sp - 1];
                        if let Some(object) = frame[sp - 2].as_ref()
                            && m.state.heap.set_field(object, slot as usize, value)
                        {
                            sp -= 2;
                            pc += 1;
                        } else {
                            slow!(m.put_field_failed(slot))
                        }
                    }

                    Insn::InvokeStatic(pool) => slow!(m.resolve_invoke_static(pool)),
                    Insn::InvokeStaticQ(id) => slow!(m.invoke_static(id)),
                    Insn::InvokeSpecial(pool) => slow!(m.resolve_invoke_special(pool)),
                    Insn::InvokeSpecialQ(id) => slow!(m.invoke_special(id)),
                    Insn::InvokeVirtual(pool) => slow!(m.resolve_invoke_virtual(pool)),
                    Insn::InvokeVirtualQ { args, index } => slow!(m.invoke_virtual(args as u32, index)),
                    Insn::InvokeInterface(pool) => slow!(m.resolve_invoke_interface(pool)),
                    Insn::InvokeInterfaceQ { args, site } => slow!(m.invoke_interface(args as u32, site)),
                    Insn::InvokePolymorphicQ { args, site } => slow!(m.invoke_polymorphic(args as u32, site)),
                    Insn::InvokeDynamic(pool) => slow!(m.resolve_invoke_dynamic(pool)),

                    Insn::New(pool) => slow!(m.resolve_new(pool)),
                    Insn::NewQ(class) => {
                        leave_if_full!(program.class(class).layout.len());
                        slow!(m.new_object(class))
                    }
                    Insn::CheckCast(pool) => slow!(m.resolve_cast(pool, true)),
                    Insn::InstanceOf(pool) => slow!(m.resolve_cast(pool, false)),
                    Insn::CheckCastQ(class) => {
                        if let Some(object) = frame[sp - 1].as_ref()
                            && (object.is_null()
                                || m.state.inputs.is_none_given()
                                    && m.state.heap.class_of(object).is_some_and(|c| program.is_subtype(c, class)))
                        {
                            pc += 1;
                        } else {
                            slow!(m.check_cast(class))
                        }
                    }
                    Insn::InstanceOfQ(class) => {
                        if let Some(object) = frame[sp - 1].as_ref().filter(|_| m.state.inputs.is_none_given()) {
                            let is = m.state.heap.class_of(object).is_some_and(|c| program.is_subtype(c, class));
                            frame[sp - 1] = Value::bool(is && !object.is_null());
                            pc += 1;
                        } else {
                            slow!(m.instance_of(class))
                        }
                    }
                    Insn::MonitorEnter => slow!(m.monitor_enter_top()),
                    Insn::MonitorExit => slow!(m.monitor_exit_top()),

                    Insn::Watched(_) if quiet || m.state.unwatched => {
                        let Some(plain) = code.insn(pc as u32) else {
                            return *malformed("a watched instruction that is not there");
                        };
                        insn = plain;
                        continue 'run;
                    }
                    Insn::Watched(number) => {
                        leave_if!(!minds && code.insn(pc as u32).is_none_or(|plain| !only_computes(plain)));
                        let concrete = !vm.config.exploring;
                        let seen = watch::Plain {
                            program,
                            heap: &m.state.heap,
                            statics: &m.state.statics,
                            class: method.class,
                            values: &frame[..sp],
                        };
                        let (events, told) = (&mut m.state.events, (&mut m.state.resumed, &mut asked, concrete));
                        match watch::look(code, number, pc, &seen, depth, events, told) {
                            Looked::Run(plain) => {
                                insn = plain;
                                continue 'run;
                            }
                            Looked::Went { pops, to } => {
                                sp -= pops;
                                pc = to;
                            }
                            Looked::Branch(watch, plain) => slow!(m.watched_branch(watch, plain, code)),
                            Looked::Settle(watch) => {
                                // The instruction is still to come: it is counted then.
                                fuel += 1;
                                save!();
                                if let Err(outcome) = m.know_values(&watch) {
                                    m.state.steps += quantum - fuel;
                                    return *outcome;
                                }
                                continue 'frames;
                            }
                            Looked::Ask(watch) => {
                                fuel += 1;
                                save!();
                                if let Err(outcome) = m.tell_labels(&watch) {
                                    m.state.steps += quantum - fuel;
                                    return *outcome;
                                }
                                asked = true;
                                continue 'frames;
                            }
                            Looked::Mutated(mutation, plain) => {
                                insn = watch::mutate(&mutation, &mut frame[..sp], plain);
                                continue 'run;
                            }
                            Looked::Argument(call, plain) => slow!(m.branch_for_argument(code, plain, call)),
                            Looked::Stop(id) => {
                                fuel += 1;
                                save!();
                                m.state.stopped = Some(id);
                                m.state.steps += quantum - fuel;
                                return Outcome::Quantum;
                            }
                            Looked::Malformed => slow!(Err(malformed("a watched instruction without its operands"))),
                        }
                    }
                }
                break 'run;
            }
        }
    }
}

/// The value that a field or element of this kind starts with.
#[inline(always)]
pub fn default_value(kind: Kind) -> Value {
    match kind {
        Kind::Int => Value::int(0),
        Kind::Long => Value::long(0),
        Kind::Float => Value::float(0.0),
        Kind::Double => Value::double(0.0),
        Kind::Ref => Value::NULL,
    }
}

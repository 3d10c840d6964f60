//! What a Java primitive operation does, on plain machine values. The interpreter's concrete path, the term
//! simplifier's constant folding and the evaluator all call these functions, so the three cannot disagree.
//!
//! Invariants:
//! - Every function is total; only division and remainder can answer `None` (the divisor is zero).
//! - Called with a constant operation the `match` folds away, hence `#[inline(always)]` throughout.
//! - The bit pattern of a NaN that arithmetic produces is unspecified, in Java as in Rust. The raw-bit moves keep the
//!   bits they are given; [`f2bits_canonical`] and [`d2bits_canonical`] are `floatToIntBits` and `doubleToLongBits`.

/// A binary operation of `int` and of `long` (`iadd` .. `lushr`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum IntBin {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    And,
    Or,
    Xor,
    Shl,
    Shr,
    UShr,
}

impl IntBin {
    pub const ALL: [IntBin; 11] = [
        IntBin::Add,
        IntBin::Sub,
        IntBin::Mul,
        IntBin::Div,
        IntBin::Rem,
        IntBin::And,
        IntBin::Or,
        IntBin::Xor,
        IntBin::Shl,
        IntBin::Shr,
        IntBin::UShr,
    ];
}

/// A binary operation of `float` and of `double`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FloatBin {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

impl FloatBin {
    pub const ALL: [FloatBin; 5] = [FloatBin::Add, FloatBin::Sub, FloatBin::Mul, FloatBin::Div, FloatBin::Rem];
}

/// A conversion instruction, or a move of raw bits between a floating-point type and the integer of its width.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Conv {
    I2L,
    I2F,
    I2D,
    L2I,
    L2F,
    L2D,
    F2I,
    F2L,
    F2D,
    D2I,
    D2L,
    D2F,
    I2B,
    I2C,
    I2S,
    F2Bits,
    Bits2F,
    D2Bits,
    Bits2D,
}

impl Conv {
    pub const ALL: [Conv; 19] = [
        Conv::I2L,
        Conv::I2F,
        Conv::I2D,
        Conv::L2I,
        Conv::L2F,
        Conv::L2D,
        Conv::F2I,
        Conv::F2L,
        Conv::F2D,
        Conv::D2I,
        Conv::D2L,
        Conv::D2F,
        Conv::I2B,
        Conv::I2C,
        Conv::I2S,
        Conv::F2Bits,
        Conv::Bits2F,
        Conv::D2Bits,
        Conv::Bits2D,
    ];
}

/// A comparison of two values with a Boolean result.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cmp {
    Eq,
    Ne,
    Lt,
    Ge,
    Gt,
    Le,
}

impl Cmp {
    pub const ALL: [Cmp; 6] = [Cmp::Eq, Cmp::Ne, Cmp::Lt, Cmp::Ge, Cmp::Gt, Cmp::Le];

    /// As Java writes it.
    pub fn symbol(self) -> &'static str {
        match self {
            Cmp::Eq => "==",
            Cmp::Ne => "!=",
            Cmp::Lt => "<",
            Cmp::Ge => ">=",
            Cmp::Gt => ">",
            Cmp::Le => "<=",
        }
    }
}

/// A three-way comparison instruction. The `l` forms give -1 for an unordered pair, the `g` forms 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Compare3 {
    Lcmp,
    Fcmpl,
    Fcmpg,
    Dcmpl,
    Dcmpg,
}

impl Compare3 {
    pub const ALL: [Compare3; 5] = [Compare3::Lcmp, Compare3::Fcmpl, Compare3::Fcmpg, Compare3::Dcmpl, Compare3::Dcmpg];
}

impl Cmp {
    /// The comparison that holds exactly when this one does not. True of integers and references; of floats only for
    /// `Eq` and `Ne`, since an unordered pair fails both `Lt` and `Ge`.
    #[inline(always)]
    pub fn negate(self) -> Cmp {
        match self {
            Cmp::Eq => Cmp::Ne,
            Cmp::Ne => Cmp::Eq,
            Cmp::Lt => Cmp::Ge,
            Cmp::Ge => Cmp::Lt,
            Cmp::Gt => Cmp::Le,
            Cmp::Le => Cmp::Gt,
        }
    }

    /// The comparison with its operands exchanged; right for every type.
    #[inline(always)]
    pub fn swap(self) -> Cmp {
        match self {
            Cmp::Eq => Cmp::Eq,
            Cmp::Ne => Cmp::Ne,
            Cmp::Lt => Cmp::Gt,
            Cmp::Ge => Cmp::Le,
            Cmp::Gt => Cmp::Lt,
            Cmp::Le => Cmp::Ge,
        }
    }

    /// What the comparison answers for two equal values (not NaN).
    #[inline(always)]
    pub fn holds_for_equal(self) -> bool {
        matches!(self, Cmp::Eq | Cmp::Ge | Cmp::Le)
    }
}

/// `None` only for division or remainder by zero. `MIN / -1` wraps; shift counts are masked with 31.
#[inline(always)]
pub fn int32(op: IntBin, a: i32, b: i32) -> Option<i32> {
    Some(match op {
        IntBin::Add => a.wrapping_add(b),
        IntBin::Sub => a.wrapping_sub(b),
        IntBin::Mul => a.wrapping_mul(b),
        IntBin::Div => {
            if b == 0 {
                return None;
            }
            a.wrapping_div(b)
        }
        IntBin::Rem => {
            if b == 0 {
                return None;
            }
            a.wrapping_rem(b)
        }
        IntBin::And => a & b,
        IntBin::Or => a | b,
        IntBin::Xor => a ^ b,
        IntBin::Shl => a.wrapping_shl(b as u32),
        IntBin::Shr => a.wrapping_shr(b as u32),
        IntBin::UShr => (a as u32).wrapping_shr(b as u32) as i32,
    })
}

/// `None` only for division or remainder by zero. `MIN / -1` wraps; a shift count is the low 6 bits of `b`.
#[inline(always)]
pub fn int64(op: IntBin, a: i64, b: i64) -> Option<i64> {
    Some(match op {
        IntBin::Add => a.wrapping_add(b),
        IntBin::Sub => a.wrapping_sub(b),
        IntBin::Mul => a.wrapping_mul(b),
        IntBin::Div => {
            if b == 0 {
                return None;
            }
            a.wrapping_div(b)
        }
        IntBin::Rem => {
            if b == 0 {
                return None;
            }
            a.wrapping_rem(b)
        }
        IntBin::And => a & b,
        IntBin::Or => a | b,
        IntBin::Xor => a ^ b,
        IntBin::Shl => a.wrapping_shl(b as u32),
        IntBin::Shr => a.wrapping_shr(b as u32),
        IntBin::UShr => (a as u64).wrapping_shr(b as u32) as i64,
    })
}

/// `frem` is the truncating remainder (C's `fmod`), which is also Rust's `%`.
#[inline(always)]
pub fn float32(op: FloatBin, a: f32, b: f32) -> f32 {
    match op {
        FloatBin::Add => a + b,
        FloatBin::Sub => a - b,
        FloatBin::Mul => a * b,
        FloatBin::Div => a / b,
        FloatBin::Rem => a % b,
    }
}

#[inline(always)]
pub fn float64(op: FloatBin, a: f64, b: f64) -> f64 {
    match op {
        FloatBin::Add => a + b,
        FloatBin::Sub => a - b,
        FloatBin::Mul => a * b,
        FloatBin::Div => a / b,
        FloatBin::Rem => a % b,
    }
}

#[inline(always)]
pub fn neg_i32(a: i32) -> i32 {
    a.wrapping_neg()
}

#[inline(always)]
pub fn neg_i64(a: i64) -> i64 {
    a.wrapping_neg()
}

/// Flips the sign bit, also of zeros and NaN: not the same as `0 - a`.
#[inline(always)]
pub fn neg_f32(a: f32) -> f32 {
    -a
}

#[inline(always)]
pub fn neg_f64(a: f64) -> f64 {
    -a
}

#[inline(always)]
pub fn i2l(a: i32) -> i64 {
    i64::from(a)
}

#[inline(always)]
pub fn i2f(a: i32) -> f32 {
    a as f32
}

#[inline(always)]
pub fn i2d(a: i32) -> f64 {
    f64::from(a)
}

#[inline(always)]
pub fn l2i(a: i64) -> i32 {
    a as i32
}

#[inline(always)]
pub fn l2f(a: i64) -> f32 {
    a as f32
}

#[inline(always)]
pub fn l2d(a: i64) -> f64 {
    a as f64
}

/// Truncates towards zero, saturates, NaN gives 0: Rust's `as` is defined exactly as the JVM's instruction.
#[inline(always)]
pub fn f2i(a: f32) -> i32 {
    a as i32
}

#[inline(always)]
pub fn f2l(a: f32) -> i64 {
    a as i64
}

#[inline(always)]
pub fn f2d(a: f32) -> f64 {
    f64::from(a)
}

#[inline(always)]
pub fn d2i(a: f64) -> i32 {
    a as i32
}

#[inline(always)]
pub fn d2l(a: f64) -> i64 {
    a as i64
}

#[inline(always)]
pub fn d2f(a: f64) -> f32 {
    a as f32
}

#[inline(always)]
pub fn i2b(a: i32) -> i32 {
    i32::from(a as i8)
}

#[inline(always)]
pub fn i2c(a: i32) -> i32 {
    i32::from(a as u16)
}

#[inline(always)]
pub fn i2s(a: i32) -> i32 {
    i32::from(a as i16)
}

/// `Float.floatToRawIntBits`.
#[inline(always)]
pub fn f2bits(a: f32) -> i32 {
    a.to_bits() as i32
}

/// `Float.intBitsToFloat`.
#[inline(always)]
pub fn bits2f(a: i32) -> f32 {
    f32::from_bits(a as u32)
}

/// `Double.doubleToRawLongBits`.
#[inline(always)]
pub fn d2bits(a: f64) -> i64 {
    a.to_bits() as i64
}

/// `Double.longBitsToDouble`.
#[inline(always)]
pub fn bits2d(a: i64) -> f64 {
    f64::from_bits(a as u64)
}

/// The one NaN that `floatToIntBits` knows.
pub const CANONICAL_NAN_F32: u32 = 0x7fc0_0000;
/// The one NaN that `doubleToLongBits` knows.
pub const CANONICAL_NAN_F64: u64 = 0x7ff8_0000_0000_0000;

/// `Float.floatToIntBits`: every NaN has the same bits.
#[inline(always)]
pub fn f2bits_canonical(a: f32) -> i32 {
    if a.is_nan() { CANONICAL_NAN_F32 as i32 } else { a.to_bits() as i32 }
}

/// `Double.doubleToLongBits`: every NaN has the same bits.
#[inline(always)]
pub fn d2bits_canonical(a: f64) -> i64 {
    if a.is_nan() { CANONICAL_NAN_F64 as i64 } else { a.to_bits() as i64 }
}

#[inline(always)]
pub fn cmp_i32(op: Cmp, a: i32, b: i32) -> bool {
    ordered(op, &a, &b)
}

#[inline(always)]
pub fn cmp_i64(op: Cmp, a: i64, b: i64) -> bool {
    ordered(op, &a, &b)
}

/// The comparison of the bits as unsigned numbers (`Integer.compareUnsigned`, array bounds in one test).
#[inline(always)]
pub fn cmp_u32(op: Cmp, a: i32, b: i32) -> bool {
    ordered(op, &(a as u32), &(b as u32))
}

#[inline(always)]
pub fn cmp_u64(op: Cmp, a: i64, b: i64) -> bool {
    ordered(op, &(a as u64), &(b as u64))
}

/// IEEE: with a NaN every comparison is false except `Ne`; the zeros are equal.
#[inline(always)]
pub fn cmp_f32(op: Cmp, a: f32, b: f32) -> bool {
    ordered(op, &a, &b)
}

#[inline(always)]
pub fn cmp_f64(op: Cmp, a: f64, b: f64) -> bool {
    ordered(op, &a, &b)
}

#[inline(always)]
fn ordered<T: PartialOrd>(op: Cmp, a: &T, b: &T) -> bool {
    match op {
        Cmp::Eq => a == b,
        Cmp::Ne => a != b,
        Cmp::Lt => a < b,
        Cmp::Ge => a >= b,
        Cmp::Gt => a > b,
        Cmp::Le => a <= b,
    }
}

#[inline(always)]
pub fn lcmp(a: i64, b: i64) -> i32 {
    i32::from(a > b) - i32::from(a < b)
}

/// The sums count an unordered pair, for which both comparisons fail, as less (`l`) or as greater (`g`).
#[inline(always)]
pub fn fcmpl(a: f32, b: f32) -> i32 {
    i32::from(a > b) + i32::from(a >= b) - 1
}

#[inline(always)]
pub fn fcmpg(a: f32, b: f32) -> i32 {
    1 - i32::from(a < b) - i32::from(a <= b)
}

#[inline(always)]
pub fn dcmpl(a: f64, b: f64) -> i32 {
    i32::from(a > b) + i32::from(a >= b) - 1
}

#[inline(always)]
pub fn dcmpg(a: f64, b: f64) -> i32 {
    1 - i32::from(a < b) - i32::from(a <= b)
}

/// A floating-point function of one argument whose result Java specifies to the bit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FloatUn {
    Neg,
    Abs,
    Sqrt,
    Floor,
    Ceil,
    Rint,
}

impl FloatUn {
    pub const ALL: [FloatUn; 6] =
        [FloatUn::Neg, FloatUn::Abs, FloatUn::Sqrt, FloatUn::Floor, FloatUn::Ceil, FloatUn::Rint];
}

#[inline(always)]
pub fn float_un32(op: FloatUn, a: f32) -> f32 {
    match op {
        FloatUn::Neg => -a,
        FloatUn::Abs => a.abs(),
        FloatUn::Sqrt => a.sqrt(),
        FloatUn::Floor => a.floor(),
        FloatUn::Ceil => a.ceil(),
        FloatUn::Rint => a.round_ties_even(),
    }
}

#[inline(always)]
pub fn float_un64(op: FloatUn, a: f64) -> f64 {
    match op {
        FloatUn::Neg => -a,
        FloatUn::Abs => a.abs(),
        FloatUn::Sqrt => a.sqrt(),
        FloatUn::Floor => a.floor(),
        FloatUn::Ceil => a.ceil(),
        FloatUn::Rint => a.round_ties_even(),
    }
}

/// `Math.fma`: one rounding.
#[inline(always)]
pub fn fma_f32(a: f32, b: f32, c: f32) -> f32 {
    a.mul_add(b, c)
}

#[inline(always)]
pub fn fma_f64(a: f64, b: f64, c: f64) -> f64 {
    a.mul_add(b, c)
}

/// `Math.min`: NaN if either is, and -0.0 is below 0.0 (Rust's `f32::min` promises neither).
#[inline(always)]
pub fn min_f32(a: f32, b: f32) -> f32 {
    if a.is_nan() || b.is_nan() {
        f32::NAN
    } else if a < b || (a == b && a.is_sign_negative()) {
        a
    } else {
        b
    }
}

#[inline(always)]
pub fn min_f64(a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() {
        f64::NAN
    } else if a < b || (a == b && a.is_sign_negative()) {
        a
    } else {
        b
    }
}

/// `Math.max`: NaN if either is, and 0.0 is above -0.0.
#[inline(always)]
pub fn max_f32(a: f32, b: f32) -> f32 {
    if a.is_nan() || b.is_nan() {
        f32::NAN
    } else if a > b || (a == b && a.is_sign_positive()) {
        a
    } else {
        b
    }
}

#[inline(always)]
pub fn max_f64(a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() {
        f64::NAN
    } else if a > b || (a == b && a.is_sign_positive()) {
        a
    } else {
        b
    }
}

/// A fraction as a number whose order is that of fractions: neighbours differ by one.
pub fn in_order(value: f64) -> i64 {
    let bits = value.to_bits() as i64;
    if bits < 0 { i64::MIN.wrapping_sub(bits) } else { bits }
}

/// The fraction at a place in their order.
pub fn at_order(place: i64) -> f64 {
    f64::from_bits(if place < 0 { i64::MIN.wrapping_sub(place) } else { place } as u64)
}

#[cfg(test)]
mod tests;

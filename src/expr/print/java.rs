//! A term as a Java expression, for reports: `a + 1 < b && !c`.
//!
//! Canonical forms are turned back into what a Java programmer would write: a negated conjunction of negations is a
//! disjunction, `x + -1` is `x - 1`, a masked narrowing is a cast. Widening of narrow inputs is left out as Java does
//! it silently. A long term is cut off with `…` after [`MAX_TERMS`] operands.

use super::Text;
use crate::expr::node::{Node, TermId};
use crate::expr::ops::{Cmp, Compare3, Conv, FloatBin, FloatUn, IntBin};
use crate::expr::sort::{Const, Sort};
use crate::expr::terms::Terms;

/// Operands printed before the text is cut off. Shared terms count every time, as they are printed every time.
const MAX_TERMS: u32 = 500;

/// How tightly an operator binds, as in the Java grammar.
mod level {
    pub const CHOICE: u8 = 2;
    pub const OR: u8 = 3;
    pub const AND: u8 = 4;
    pub const BIT_OR: u8 = 5;
    pub const BIT_XOR: u8 = 6;
    pub const BIT_AND: u8 = 7;
    pub const EQUALITY: u8 = 8;
    pub const RELATION: u8 = 9;
    pub const SHIFT: u8 = 10;
    pub const SUM: u8 = 11;
    pub const PRODUCT: u8 = 12;
    pub const UNARY: u8 = 14;
    pub const PRIMARY: u8 = 15;
}

enum Piece {
    Text(Text),
    /// A term that binds at least as tightly as the level, or its negation if it is Boolean.
    Term {
        term: TermId,
        level: u8,
        negated: bool,
    },
}

fn text(text: impl Into<Text>) -> Piece {
    Piece::Text(text.into())
}

fn term(term: TermId, level: u8) -> Piece {
    Piece::Term { term, level, negated: false }
}

fn literal(term: TermId, level: u8, negated: bool) -> Piece {
    Piece::Term { term, level, negated }
}

/// An expression and how tightly it binds.
type Shape = (u8, Vec<Piece>);

impl Terms {
    /// The term in Java's syntax.
    pub fn to_java(&self, t: TermId) -> String {
        let mut out = String::new();
        let mut pending = vec![term(t, 0)];
        let mut left = MAX_TERMS;
        while let Some(piece) = pending.pop() {
            match piece {
                Piece::Text(text) => out.push_str(&text),
                Piece::Term { .. } if left == 0 => out.push('…'),
                Piece::Term { term, level, negated } => {
                    left -= 1;
                    let (own_level, mut pieces) = if negated { self.negation(term) } else { self.shape(term) };
                    if own_level < level {
                        pieces.insert(0, text("("));
                        pieces.push(text(")"));
                    }
                    pending.extend(pieces.into_iter().rev());
                }
            }
        }
        out
    }

    fn negation(&self, t: TermId) -> Shape {
        match *self.node(t) {
            Node::Const(Const::Bool(value)) => (level::PRIMARY, vec![text(if value { "false" } else { "true" })]),
            Node::Not(inner) => self.shape(inner),
            Node::And(a, b) => {
                (level::OR, vec![literal(a, level::OR, true), text(" || "), literal(b, level::OR, true)])
            }
            Node::Xor(a, b) => infix(level::EQUALITY, a, "==", b),
            Node::Cmp(op, a, b) if !self.sort(a).is_float() || matches!(op, Cmp::Eq | Cmp::Ne) => {
                self.comparison(op.negate(), a, b)
            }
            Node::CmpUnsigned(op, a, b) => self.unsigned_comparison(op.negate(), a, b),
            _ => (level::UNARY, vec![text("!"), term(t, level::UNARY)]),
        }
    }

    fn shape(&self, t: TermId) -> Shape {
        match *self.node(t) {
            Node::Const(value) => java_constant(value),
            Node::Var(variable) => (level::PRIMARY, vec![text(self.variable(variable).name.to_string())]),
            Node::Int(op, a, b) => self.int_shape(op, a, b),
            Node::Extract { to, low, of } => self.cast_of_bits(cast_name(to), u32::from(low), of),
            Node::Concat(a, b) => call("concat", &[a, b]),
            Node::SignExtend(Sort::Bv64, a) if self.sort(a) == Sort::Bv32 => cast("long", a),
            Node::SignExtend(_, a) => self.shape(a),
            Node::ZeroExtend(_, a) => self.zero_extension(a),
            Node::Float(op, a, b) => match op {
                FloatBin::Add => infix(level::SUM, a, "+", b),
                FloatBin::Sub => infix(level::SUM, a, "-", b),
                FloatBin::Mul => infix(level::PRODUCT, a, "*", b),
                FloatBin::Div => infix(level::PRODUCT, a, "/", b),
                FloatBin::Rem => infix(level::PRODUCT, a, "%", b),
            },
            Node::FloatUnary(op, a) => match op {
                FloatUn::Neg => prefix("-", a),
                FloatUn::Abs => call("Math.abs", &[a]),
                FloatUn::Sqrt => call("Math.sqrt", &[a]),
                FloatUn::Floor => call("Math.floor", &[a]),
                FloatUn::Ceil => call("Math.ceil", &[a]),
                FloatUn::Rint => call("Math.rint", &[a]),
            },
            Node::Fma(a, b, c) => call("Math.fma", &[a, b, c]),
            Node::FloatMin(a, b) => call("Math.min", &[a, b]),
            Node::FloatMax(a, b) => call("Math.max", &[a, b]),
            Node::Convert(op, a) => conversion(op, a),
            Node::Compare3(op, a, b) => call(
                match op {
                    Compare3::Lcmp => "Long.compare",
                    Compare3::Fcmpl => "fcmpl",
                    Compare3::Fcmpg => "fcmpg",
                    Compare3::Dcmpl => "dcmpl",
                    Compare3::Dcmpg => "dcmpg",
                },
                &[a, b],
            ),
            Node::Cmp(op, a, b) => self.comparison(op, a, b),
            Node::CmpUnsigned(op, a, b) => self.unsigned_comparison(op, a, b),
            Node::Not(a) => self.negation(a),
            Node::And(a, b) => (level::AND, vec![term(a, level::AND), text(" && "), term(b, level::AND)]),
            Node::Xor(a, b) => infix(level::EQUALITY, a, "!=", b),
            Node::Ite(c, a, b) => (
                level::CHOICE,
                vec![
                    term(c, level::CHOICE + 1),
                    text(" ? "),
                    term(a, level::CHOICE),
                    text(" : "),
                    term(b, level::CHOICE),
                ],
            ),
            Node::Select(array, index) => {
                (level::PRIMARY, vec![term(array, level::PRIMARY), text("["), term(index, 0), text("]")])
            }
            Node::Store(array, index, value) => call("store", &[array, index, value]),
            Node::ConstArray(value) => call("filled", &[value]),
        }
    }

    fn int_shape(&self, op: IntBin, a: TermId, b: TermId) -> Shape {
        match (op, self.signed_const(a), self.signed_const(b)) {
            (IntBin::Add, _, Some(value)) if value < 0 && value != self.sort(b).signed_bounds().0 => {
                let (_, magnitude) = java_constant(Const::from_bits(self.sort(b), -value as u64));
                let mut pieces = vec![term(a, level::SUM), text(" - ")];
                pieces.extend(magnitude);
                (level::SUM, pieces)
            }
            (IntBin::Sub, Some(0), _) => prefix("-", b),
            (IntBin::Xor, _, Some(-1)) => prefix("~", a),
            (IntBin::Add, ..) => infix(level::SUM, a, "+", b),
            (IntBin::Sub, ..) => infix(level::SUM, a, "-", b),
            (IntBin::Mul, ..) => infix(level::PRODUCT, a, "*", b),
            (IntBin::Div, ..) => infix(level::PRODUCT, a, "/", b),
            (IntBin::Rem, ..) => infix(level::PRODUCT, a, "%", b),
            (IntBin::And, ..) => infix(level::BIT_AND, a, "&", b),
            (IntBin::Or, ..) => infix(level::BIT_OR, a, "|", b),
            (IntBin::Xor, ..) => infix(level::BIT_XOR, a, "^", b),
            (IntBin::Shl, ..) => infix(level::SHIFT, a, "<<", b),
            (IntBin::Shr, ..) => infix(level::SHIFT, a, ">>", b),
            (IntBin::UShr, ..) => infix(level::SHIFT, a, ">>>", b),
        }
    }

    fn comparison(&self, op: Cmp, a: TermId, b: TermId) -> Shape {
        let level = if matches!(op, Cmp::Eq | Cmp::Ne) { level::EQUALITY } else { level::RELATION };
        infix(level, a, op.symbol(), b)
    }

    fn unsigned_comparison(&self, op: Cmp, a: TermId, b: TermId) -> Shape {
        match self.sort(a) {
            Sort::Bv8 | Sort::Bv16 => {
                let mut pieces = self.unsigned_operand(a);
                pieces.push(text(format!(" {} ", op.symbol())));
                pieces.extend(self.unsigned_operand(b));
                (level::RELATION, pieces)
            }
            sort => {
                let class = if sort == Sort::Bv64 { "Long" } else { "Integer" };
                let (_, mut pieces) = call(format!("{class}.compareUnsigned"), &[a, b]);
                pieces.push(text(format!(" {} 0", op.symbol())));
                (level::RELATION, pieces)
            }
        }
    }

    /// A 16-bit value compared as unsigned is a `char`, which Java compares so by itself.
    fn unsigned_operand(&self, t: TermId) -> Vec<Piece> {
        match (self.as_const(t), self.sort(t)) {
            (Some(value), _) => vec![text(value.bits().to_string())],
            (None, Sort::Bv8) => vec![text("("), term(t, level::BIT_AND), text(" & 255)")],
            _ => vec![term(t, level::RELATION + 1)],
        }
    }

    /// The unsigned value of a narrow term: of a 16-bit one that is a `char`, else a mask.
    fn zero_extension(&self, a: TermId) -> Shape {
        match (self.sort(a), *self.node(a)) {
            (Sort::Bv16, Node::Extract { low, of, .. }) => self.cast_of_bits("char", u32::from(low), of),
            (Sort::Bv16, _) => self.shape(a),
            (sort, Node::Extract { low: 0, of, .. }) => self.masked(of, sort.mask()),
            (Sort::Bv32, _) if self.facts(a).is_non_negative() => cast("long", a),
            (sort, _) => self.masked(a, sort.mask()),
        }
    }

    fn masked(&self, a: TermId, mask: u64) -> Shape {
        let suffix = if mask > 0x7fff_ffff { "L" } else { "" };
        (level::BIT_AND, vec![term(a, level::BIT_AND), text(format!(" & {mask}{suffix}"))])
    }

    fn cast_of_bits(&self, name: &'static str, low: u32, of: TermId) -> Shape {
        if low == 0 {
            return cast(name, of);
        }
        let shifted = [text(format!("({name}) (")), term(of, level::SHIFT), text(format!(" >> {low})"))];
        (level::UNARY, shifted.into())
    }
}

/// A left-associative binary operator.
fn infix(level: u8, a: TermId, operator: &str, b: TermId) -> Shape {
    (level, vec![term(a, level), text(format!(" {operator} ")), term(b, level + 1)])
}

/// Two signs in a row need a space or parentheses between them; the operand gets the latter by binding tighter.
fn prefix(operator: &'static str, a: TermId) -> Shape {
    (level::UNARY, vec![text(operator), term(a, level::UNARY + 1)])
}

fn cast(name: &'static str, a: TermId) -> Shape {
    (level::UNARY, vec![text(format!("({name}) ")), term(a, level::UNARY)])
}

fn call(name: impl Into<Text>, operands: &[TermId]) -> Shape {
    let mut pieces = vec![text(name), text("(")];
    for (position, &operand) in operands.iter().enumerate() {
        if position > 0 {
            pieces.push(text(", "));
        }
        pieces.push(term(operand, 0));
    }
    pieces.push(text(")"));
    (level::PRIMARY, pieces)
}

fn cast_name(to: Sort) -> &'static str {
    match to {
        Sort::Bv8 => "byte",
        Sort::Bv16 => "short",
        Sort::Bv64 => "long",
        _ => "int",
    }
}

fn conversion(op: Conv, a: TermId) -> Shape {
    match op {
        Conv::I2L | Conv::F2L | Conv::D2L => cast("long", a),
        Conv::I2F | Conv::L2F | Conv::D2F => cast("float", a),
        Conv::I2D | Conv::L2D | Conv::F2D => cast("double", a),
        Conv::L2I | Conv::F2I | Conv::D2I => cast("int", a),
        Conv::I2B => cast("byte", a),
        Conv::I2C => cast("char", a),
        Conv::I2S => cast("short", a),
        Conv::F2Bits => call("Float.floatToIntBits", &[a]),
        Conv::Bits2F => call("Float.intBitsToFloat", &[a]),
        Conv::D2Bits => call("Double.doubleToLongBits", &[a]),
        Conv::Bits2D => call("Double.longBitsToDouble", &[a]),
    }
}

fn java_constant(value: Const) -> Shape {
    let float = |class: &str, value: f64, digits: String| match value {
        _ if value.is_nan() => format!("{class}.NaN"),
        f64::INFINITY => format!("{class}.POSITIVE_INFINITY"),
        f64::NEG_INFINITY => format!("{class}.NEGATIVE_INFINITY"),
        _ => digits,
    };
    let digits = match value {
        Const::Bool(value) => value.to_string(),
        Const::Bv8(value) => value.to_string(),
        Const::Bv16(value) => value.to_string(),
        Const::Bv32(i32::MIN) => "Integer.MIN_VALUE".into(),
        Const::Bv32(value) => value.to_string(),
        Const::Bv64(i64::MIN) => "Long.MIN_VALUE".into(),
        Const::Bv64(value) => format!("{value}L"),
        Const::F32(bits) => {
            let value = f32::from_bits(bits);
            float("Float", f64::from(value), format!("{value:?}f"))
        }
        Const::F64(bits) => {
            let value = f64::from_bits(bits);
            float("Double", value, format!("{value:?}"))
        }
        Const::Ref(0) => "null".into(),
        Const::Ref(id) => format!("object#{id}"),
    };
    let level = if digits.starts_with('-') { level::UNARY } else { level::PRIMARY };
    (level, vec![text(digits)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::sort::Element;

    #[track_caller]
    fn check(t: &Terms, rows: &[(TermId, &str)]) {
        for (built, expected) in rows {
            assert_eq!(t.to_java(*built), *expected);
        }
    }

    #[test]
    fn conditions() {
        let mut t = Terms::new();
        let (a, b) = (t.var("a", Sort::Bv32), t.var("b", Sort::Bv32));
        let (c, d) = (t.var("c", Sort::Bool), t.var("d", Sort::Bool));
        let (one, six) = (t.int(1), t.int(6));
        let a1 = t.int_bin(IntBin::Add, a, one);
        let less = t.cmp(Cmp::Lt, a1, b);
        let not_c = t.not(c);
        let both = t.and(less, not_c);
        let either = t.or(both, d);
        let neither = t.not(either);
        let differ = t.xor(c, d);
        let same = t.not(differ);
        let ge = t.cmp(Cmp::Ge, a, six);
        let unsigned = t.cmp_unsigned(Cmp::Lt, a, b);
        let x = t.var("x", Sort::F64);
        let half = t.double(0.5);
        let above = t.cmp(Cmp::Gt, x, half);
        let not_above = t.not(above);
        let r = t.var("r", Sort::Ref);
        let null = t.null();
        let not_null = t.cmp(Cmp::Ne, r, null);
        check(
            &t,
            &[
                (less, "a + 1 < b"),
                (both, "a + 1 < b && !c"),
                (either, "a + 1 < b && !c || d"),
                (neither, "(a + 1 >= b || c) && !d"),
                (differ, "c != d"),
                (same, "c == d"),
                (ge, "a >= 6"),
                (unsigned, "Integer.compareUnsigned(a, b) < 0"),
                (above, "x > 0.5"),
                (not_above, "!(x > 0.5)"),
                (not_null, "r != null"),
            ],
        );
    }

    #[test]
    fn arithmetic() {
        let mut t = Terms::new();
        let (a, b) = (t.var("a", Sort::Bv32), t.var("b", Sort::Bv32));
        let (two, seven, minus_one) = (t.int(2), t.int(7), t.int(-1));
        let difference = t.int_bin(IntBin::Sub, a, b);
        let scaled = t.int_bin(IntBin::Mul, difference, two);
        let down = t.int_bin(IntBin::Sub, a, seven);
        let negative = t.neg(a);
        let flipped = t.int_bin(IntBin::Xor, a, minus_one);
        let nested = t.int_bin(IntBin::Div, a, scaled);
        let byte = t.convert(Conv::I2B, difference);
        let char16 = t.convert(Conv::I2C, a);
        let low = t.int(255);
        let low = t.int_bin(IntBin::And, a, low);
        let wide = t.convert(Conv::I2L, a);
        let long = t.long(5);
        let wide = t.long_bin(IntBin::Add, wide, long);
        let c = t.var("c", Sort::Bool);
        let choice = t.ite(c, a, b);
        let doubled = t.int_bin(IntBin::Mul, choice, two);
        let array = t.var("array", Sort::Array(Element::Bv32));
        let element = t.select(array, a);
        let as_double = t.convert(Conv::I2D, a);
        let root = t.float_unary(FloatUn::Sqrt, as_double);
        let flag = t.bool_to_int(c);
        let letter = t.var("letter", Sort::Bv16);
        let letter = t.zero_extend(Sort::Bv32, letter);
        let z = t.int(65);
        let before = t.cmp(Cmp::Lt, letter, z);
        check(
            &t,
            &[
                (scaled, "(a - b) * 2"),
                (down, "a - 7"),
                (negative, "-a"),
                (flipped, "~a"),
                (nested, "a / ((a - b) * 2)"),
                (byte, "(byte) (a - b)"),
                (char16, "(char) a"),
                (low, "a & 255"),
                (wide, "(long) a + 5L"),
                (doubled, "(c ? a : b) * 2"),
                (element, "array[a]"),
                (root, "Math.sqrt((double) a)"),
                (flag, "c ? 1 : 0"),
                (before, "letter < 65"),
            ],
        );
    }

    #[test]
    fn long_terms_are_cut_off() {
        let mut t = Terms::without_simplifier();
        let mut deep = t.var("x", Sort::Bv32);
        for _ in 0..10_000 {
            deep = t.int_bin(IntBin::Mul, deep, deep);
        }
        let text = t.to_java(deep);
        assert!(text.contains('…') && text.len() < 20_000);
    }
}

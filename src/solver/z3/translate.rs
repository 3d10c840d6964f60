//! Our terms as Z3's: lazily, once per term, with exactly the evaluator's meaning.
//!
//! | ours | Z3's |
//! |---|---|
//! | `Bool`, bit-vectors | the same |
//! | `Ref` | a bit-vector of 32 |
//! | `F32`, `F64` | IEEE floating point, which like ours has one NaN |
//! | `Array` | an array from a bit-vector of 32 |
//!
//! Invariants:
//! - Nothing recurses: terms can be a hundred thousand deep.
//! - An image means what the term means, except that of a term with the trait `inexact`: it allows all values of the
//!   term and others as well, so `unsat` still is a proof and `sat` has to be tried on the term.
//! - Images belong to the context that was current when their [`Translator`] was made; it has to be current again
//!   whenever the translator is used.

use std::cell::OnceCell;

use z3::ast::{Array, Ast, BV, Bool, Dynamic, Float};
use z3::{Sort as Z3Sort, Symbol};

use super::float::{Format, Formats};
use crate::expr::ops::{Cmp, Compare3, Conv, FloatBin, FloatUn, IntBin};
use crate::expr::{Const, Node, Operands, Sort, TermId, TermMap, Terms, VarId};

/// A term in Z3.
#[derive(Clone, Debug)]
pub(super) enum Image {
    Bool(Bool),
    Bits(BV),
    Float(Float),
    Array(Array),
    /// Not expressible; neither is what contains it.
    Nothing,
}

impl Image {
    pub fn bool(&self) -> Option<&Bool> {
        if let Image::Bool(b) = self { Some(b) } else { None }
    }

    fn bits(&self) -> Option<&BV> {
        if let Image::Bits(b) = self { Some(b) } else { None }
    }

    fn float(&self) -> Option<&Float> {
        if let Image::Float(f) = self { Some(f) } else { None }
    }

    fn array(&self) -> Option<&Array> {
        if let Image::Array(a) = self { Some(a) } else { None }
    }

    /// A value of the sort, whatever kind of AST it is.
    fn of(sort: Sort, ast: &Dynamic) -> Option<Image> {
        Some(match sort {
            Sort::Bool => Image::Bool(ast.as_bool()?),
            Sort::F32 | Sort::F64 => Image::Float(ast.as_float()?),
            Sort::Array(_) => Image::Array(ast.as_array()?),
            Sort::Bv8 | Sort::Bv16 | Sort::Bv32 | Sort::Bv64 | Sort::Ref => Image::Bits(ast.as_bv()?),
        })
    }
}

/// The images of an arena's terms in one context.
#[derive(Default)]
pub(super) struct Translator {
    images: TermMap<Image>,
    /// Made when the first float comes.
    formats: OnceCell<Option<Formats>>,
}

impl Translator {
    pub fn new() -> Translator {
        Translator::default()
    }

    pub fn image(&mut self, terms: &Terms, t: TermId) -> &Image {
        let formats = &self.formats;
        terms.fold(t, &mut self.images, |t, operands| {
            let translation = Translation { terms, formats, operands: &operands };
            translation.node(t).unwrap_or(Image::Nothing)
        })
    }

    /// The constant that stands for a variable, if the variable was translated.
    pub fn variable(&self, terms: &Terms, id: VarId) -> Option<&Image> {
        self.images.get(terms.variable(id).term)
    }
}

/// The translation of one node, whose operands have their images.
struct Translation<'t> {
    terms: &'t Terms,
    formats: &'t OnceCell<Option<Formats>>,
    operands: &'t Operands<'t, Image>,
}

impl Translation<'_> {
    /// `None` if Z3 does not understand the operations that we get from it by parsing: the library is not the one that
    /// this was written for.
    fn formats(&self) -> Option<&Formats> {
        self.formats.get_or_init(Formats::new).as_ref()
    }

    fn bool(&self, at: usize) -> Option<&Bool> {
        self.operands[at].bool()
    }

    fn bits(&self, at: usize) -> Option<&BV> {
        self.operands[at].bits()
    }

    fn float(&self, at: usize) -> Option<&Float> {
        self.operands[at].float()
    }

    /// `None` if an operand has no image or Z3 has no such operation.
    fn node(&self, t: TermId) -> Option<Image> {
        let sort = self.terms.sort(t);
        Some(match *self.terms.node(t) {
            Node::Const(value) => constant(value),
            Node::Var(id) => return variable(id, sort),
            Node::Int(op, _, count) => Image::Bits(self.int(op, count, sort)?),
            Node::Extract { to, low, .. } => {
                let low = u32::from(low);
                Image::Bits(self.bits(0)?.extract(low + to.width()? - 1, low))
            }
            Node::Concat(..) => Image::Bits(self.bits(0)?.concat(self.bits(1)?)),
            Node::SignExtend(to, a) => Image::Bits(self.bits(0)?.sign_ext(self.added_bits(to, a)?)),
            Node::ZeroExtend(to, a) => Image::Bits(self.bits(0)?.zero_ext(self.added_bits(to, a)?)),
            Node::Float(op, ..) => Image::Float(self.float_bin(op, t, self.formats()?.of(sort)?)?),
            Node::FloatUnary(op, _) => Image::Float(self.float_unary(op)?),
            Node::Fma(..) => {
                let (a, b, c) = (self.float(0)?, self.float(1)?, self.float(2)?);
                Image::Float(a.fma_with_rounding_mode(b, c, &self.formats()?.nearest))
            }
            Node::FloatMin(..) => Image::Float(self.formats()?.of(sort)?.min(self.float(0)?, self.float(1)?)),
            Node::FloatMax(..) => Image::Float(self.formats()?.of(sort)?.max(self.float(0)?, self.float(1)?)),
            Node::Convert(op, _) => self.convert(op)?,
            Node::Compare3(op, ..) => Image::Bits(self.compare3(op)?),
            Node::Cmp(op, ..) => Image::Bool(match &self.operands[0] {
                Image::Float(a) => compare_floats(op, a, self.float(1)?),
                _ => compare_signed(op, self.bits(0)?, self.bits(1)?),
            }),
            Node::CmpUnsigned(op, ..) => Image::Bool(compare_unsigned(op, self.bits(0)?, self.bits(1)?)),
            Node::Not(_) => Image::Bool(self.bool(0)?.not()),
            Node::And(..) => Image::Bool(Bool::and(&[self.bool(0)?, self.bool(1)?])),
            Node::Xor(..) => Image::Bool(self.bool(0)?.xor(self.bool(1)?)),
            Node::Ite(..) => self.ite()?,
            Node::Select(..) => {
                let read = self.operands[0].array()?.select(self.bits(1)?);
                Image::of(sort, &read)?
            }
            Node::Store(..) => {
                let (array, index) = (self.operands[0].array()?, self.bits(1)?);
                Image::Array(match &self.operands[2] {
                    Image::Bool(value) => array.store(index, value),
                    Image::Bits(value) => array.store(index, value),
                    Image::Float(value) => array.store(index, value),
                    Image::Array(_) | Image::Nothing => return None,
                })
            }
            Node::ConstArray(_) => Image::Array(match &self.operands[0] {
                Image::Bool(value) => Array::const_array(&Z3Sort::bitvector(32), value),
                Image::Bits(value) => Array::const_array(&Z3Sort::bitvector(32), value),
                Image::Float(value) => Array::const_array(&Z3Sort::bitvector(32), value),
                Image::Array(_) | Image::Nothing => return None,
            }),
        })
    }

    fn added_bits(&self, to: Sort, from: TermId) -> Option<u32> {
        to.width()?.checked_sub(self.terms.sort(from).width()?)
    }

    /// Division needs no care: Z3's is total with the values that our terms have.
    fn int(&self, op: IntBin, count: TermId, sort: Sort) -> Option<BV> {
        let (a, b) = (self.bits(0)?, self.bits(1)?);
        Some(match op {
            IntBin::Add => a.bvadd(b),
            IntBin::Sub => a.bvsub(b),
            IntBin::Mul => a.bvmul(b),
            IntBin::Div => a.bvsdiv(b),
            IntBin::Rem => a.bvsrem(b),
            IntBin::And => a.bvand(b),
            IntBin::Or => a.bvor(b),
            IntBin::Xor => a.bvxor(b),
            IntBin::Shl => a.bvshl(self.count(count, sort)?),
            IntBin::Shr => a.bvashr(self.count(count, sort)?),
            IntBin::UShr => a.bvlshr(self.count(count, sort)?),
        })
    }

    /// Java looks at the low five or six bits of a shift count.
    fn count(&self, count: TermId, sort: Sort) -> Option<BV> {
        let width = sort.width()?;
        let mask = u64::from(width - 1);
        Some(match self.terms.as_const(count) {
            Some(value) => BV::from_u64(value.bits() & mask, width),
            None => self.bits(1)?.bvand(BV::from_u64(mask, width)),
        })
    }

    fn float_bin(&self, op: FloatBin, t: TermId, format: &Format) -> Option<Float> {
        let (a, b) = (self.float(0)?, self.float(1)?);
        let nearest = &self.formats()?.nearest;
        Some(match op {
            FloatBin::Add => nearest.add(a, b),
            FloatBin::Sub => nearest.sub(a, b),
            FloatBin::Mul => nearest.mul(a, b),
            FloatBin::Div => nearest.div(a, b),
            FloatBin::Rem => {
                // One per term, so that equal terms stay equal.
                let otherwise = Dynamic::new_const(Symbol::String(format!("frem{}", t.0)), &format.sort);
                self.formats()?.remainder(format, a, b, &otherwise.as_float()?)
            }
        })
    }

    fn float_unary(&self, op: FloatUn) -> Option<Float> {
        let a = self.float(0)?;
        Some(match op {
            FloatUn::Neg => a.unary_neg(),
            FloatUn::Abs => a.unary_abs(),
            FloatUn::Sqrt => a.sqrt_with_rounding_mode(&self.formats()?.nearest),
            FloatUn::Floor => a.round_to_integral_with_rounding_mode(&self.formats()?.down),
            FloatUn::Ceil => a.round_to_integral_with_rounding_mode(&self.formats()?.up),
            FloatUn::Rint => a.round_to_integral_with_rounding_mode(&self.formats()?.nearest),
        })
    }

    /// Conversions between integers.
    fn convert_integer(&self, op: Conv) -> Option<BV> {
        match op {
            Conv::I2L => Some(self.bits(0)?.sign_ext(32)),
            Conv::L2I => Some(self.bits(0)?.extract(31, 0)),
            Conv::I2B => Some(self.bits(0)?.extract(7, 0).sign_ext(24)),
            Conv::I2S => Some(self.bits(0)?.extract(15, 0).sign_ext(16)),
            Conv::I2C => Some(self.bits(0)?.extract(15, 0).zero_ext(16)),
            _ => None,
        }
    }

    fn convert(&self, op: Conv) -> Option<Image> {
        if let Some(bits) = self.convert_integer(op) {
            return Some(Image::Bits(bits));
        }
        let formats = self.formats()?;
        let (single, double) = (&formats.single, &formats.double);
        Some(match op {
            Conv::I2L | Conv::L2I | Conv::I2B | Conv::I2S | Conv::I2C => return None,
            Conv::I2F => Image::Float(formats.of_int(&single.of_int, self.bits(0)?)?),
            Conv::L2F => Image::Float(formats.of_int(&single.of_long, self.bits(0)?)?),
            Conv::I2D => Image::Float(formats.of_int(&double.of_int, self.bits(0)?)?),
            Conv::L2D => Image::Float(formats.of_int(&double.of_long, self.bits(0)?)?),
            Conv::F2I => Image::Bits(formats.to_int(single, self.float(0)?, 32)),
            Conv::F2L => Image::Bits(formats.to_int(single, self.float(0)?, 64)),
            Conv::D2I => Image::Bits(formats.to_int(double, self.float(0)?, 32)),
            Conv::D2L => Image::Bits(formats.to_int(double, self.float(0)?, 64)),
            Conv::F2D => Image::Float(self.float(0)?.to_fp_with_rounding_mode(&formats.nearest, &double.sort)),
            Conv::D2F => Image::Float(self.float(0)?.to_fp_with_rounding_mode(&formats.nearest, &single.sort)),
            Conv::F2Bits => Image::Bits(single.bits_of(self.float(0)?)),
            Conv::D2Bits => Image::Bits(double.bits_of(self.float(0)?)),
            Conv::Bits2F => Image::Float(single.of_bits.apply(&[self.bits(0)?]).as_float()?),
            Conv::Bits2D => Image::Float(double.of_bits.apply(&[self.bits(0)?]).as_float()?),
        })
    }

    fn compare3(&self, op: Compare3) -> Option<BV> {
        // What the comparison gives, and under which of two conditions it gives something else.
        let (less, greater) = match op {
            Compare3::Lcmp => (self.bits(0)?.bvslt(self.bits(1)?), self.bits(0)?.bvsgt(self.bits(1)?)),
            _ => (self.float(0)?.lt(self.float(1)?), self.float(0)?.gt(self.float(1)?)),
        };
        let number = |value: i64| BV::from_i64(value, 32);
        Some(match op {
            Compare3::Lcmp => less.ite(&number(-1), &greater.ite(&number(1), &number(0))),
            Compare3::Fcmpl | Compare3::Dcmpl => {
                let equal = self.float(0)?.eq_fpa(self.float(1)?);
                greater.ite(&number(1), &equal.ite(&number(0), &number(-1)))
            }
            Compare3::Fcmpg | Compare3::Dcmpg => {
                let equal = self.float(0)?.eq_fpa(self.float(1)?);
                less.ite(&number(-1), &equal.ite(&number(0), &number(1)))
            }
        })
    }

    fn ite(&self) -> Option<Image> {
        let condition = self.bool(0)?;
        Some(match (&self.operands[1], &self.operands[2]) {
            (Image::Bool(a), Image::Bool(b)) => Image::Bool(condition.ite(a, b)),
            (Image::Bits(a), Image::Bits(b)) => Image::Bits(condition.ite(a, b)),
            (Image::Float(a), Image::Float(b)) => Image::Float(condition.ite(a, b)),
            (Image::Array(a), Image::Array(b)) => Image::Array(condition.ite(a, b)),
            _ => return None,
        })
    }
}

fn constant(value: Const) -> Image {
    match value {
        Const::Bool(value) => Image::Bool(Bool::from_bool(value)),
        Const::Bv8(_) => Image::Bits(BV::from_u64(value.bits(), 8)),
        Const::Bv16(_) => Image::Bits(BV::from_u64(value.bits(), 16)),
        Const::Bv32(_) | Const::Ref(_) => Image::Bits(BV::from_u64(value.bits(), 32)),
        Const::Bv64(_) => Image::Bits(BV::from_u64(value.bits(), 64)),
        Const::F32(bits) => Image::Float(match f32::from_bits(bits) {
            value if value.is_nan() => Float::nan32(),
            value => Float::from_f32(value),
        }),
        Const::F64(bits) => Image::Float(match f64::from_bits(bits) {
            value if value.is_nan() => Float::nan64(),
            value => Float::from_f64(value),
        }),
    }
}

/// Named by number: names are not unique across sorts, and Z3 has no use for them.
fn variable(id: VarId, sort: Sort) -> Option<Image> {
    let ast = Dynamic::new_const(Symbol::Int(id.0), &z3_sort(sort));
    Image::of(sort, &ast)
}

fn z3_sort(sort: Sort) -> Z3Sort {
    match sort {
        Sort::Bool => Z3Sort::bool(),
        Sort::Bv8 => Z3Sort::bitvector(8),
        Sort::Bv16 => Z3Sort::bitvector(16),
        Sort::Bv32 | Sort::Ref => Z3Sort::bitvector(32),
        Sort::Bv64 => Z3Sort::bitvector(64),
        Sort::F32 => Z3Sort::float32(),
        Sort::F64 => Z3Sort::double(),
        Sort::Array(element) => Z3Sort::array(&Z3Sort::bitvector(32), &z3_sort(element.sort())),
    }
}

fn compare_signed(op: Cmp, a: &BV, b: &BV) -> Bool {
    match op {
        Cmp::Eq => Ast::eq(a, b),
        Cmp::Ne => Ast::ne(a, b),
        Cmp::Lt => a.bvslt(b),
        Cmp::Ge => a.bvsge(b),
        Cmp::Gt => a.bvsgt(b),
        Cmp::Le => a.bvsle(b),
    }
}

fn compare_unsigned(op: Cmp, a: &BV, b: &BV) -> Bool {
    match op {
        Cmp::Eq => Ast::eq(a, b),
        Cmp::Ne => Ast::ne(a, b),
        Cmp::Lt => a.bvult(b),
        Cmp::Ge => a.bvuge(b),
        Cmp::Gt => a.bvugt(b),
        Cmp::Le => a.bvule(b),
    }
}

/// IEEE's comparisons, not identity: NaN differs from itself and the zeros are equal.
fn compare_floats(op: Cmp, a: &Float, b: &Float) -> Bool {
    match op {
        Cmp::Eq => a.eq_fpa(b),
        Cmp::Ne => a.eq_fpa(b).not(),
        Cmp::Lt => a.lt(b),
        Cmp::Ge => a.ge(b),
        Cmp::Gt => a.gt(b),
        Cmp::Le => a.le(b),
    }
}

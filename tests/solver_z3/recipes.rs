//! Random well-sorted terms over all operations, built twice: as written, and simplified.
//!
//! A recipe is a list of steps that pick an operation and its operands among the terms built so far, so that a failing
//! recipe shrinks to a short one.

use obligato::expr::ops::{Cmp, Compare3, Conv, FloatBin, FloatUn, IntBin};
use obligato::expr::{Assignment, Const, Element, Node, Sort, TermId, Terms, VarId, sorts_of};

/// What to build, and numbers that pick the operands.
pub type Pick = (u8, u16, u16, u16);

type Build = Box<dyn Fn(&mut Terms, &[TermId]) -> TermId>;

const INT_CONVERSIONS: [Conv; 5] = [Conv::I2L, Conv::L2I, Conv::I2B, Conv::I2C, Conv::I2S];
const FLOAT_CONVERSIONS: [Conv; 14] = [
    Conv::I2F,
    Conv::I2D,
    Conv::L2F,
    Conv::L2D,
    Conv::F2I,
    Conv::F2L,
    Conv::F2D,
    Conv::D2I,
    Conv::D2L,
    Conv::D2F,
    Conv::F2Bits,
    Conv::Bits2F,
    Conv::D2Bits,
    Conv::Bits2D,
];
const SCALARS: [Sort; 8] = [Sort::Bool, Sort::Bv8, Sort::Bv16, Sort::Bv32, Sort::Bv64, Sort::F32, Sort::F64, Sort::Ref];
const VECTORS: [Sort; 4] = [Sort::Bv8, Sort::Bv16, Sort::Bv32, Sort::Bv64];
const FLOATS: [Sort; 2] = [Sort::F32, Sort::F64];
const ELEMENTS: [Element; 5] = [Element::Bv32, Element::Bv8, Element::Bool, Element::Ref, Element::F64];
const INTEGERS: [i64; 24] = [
    0,
    1,
    -1,
    2,
    3,
    -5,
    7,
    8,
    10,
    31,
    32,
    33,
    63,
    64,
    100,
    127,
    -128,
    255,
    65535,
    1 << 24,
    i32::MAX as i64,
    i32::MIN as i64,
    i64::MAX,
    i64::MIN,
];
const DOUBLES: [f64; 24] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.5,
    1.5,
    2.0,
    2.5,
    -3.5,
    10.0,
    0.1,
    1e10,
    -1e20,
    16777217.0,
    2147483647.0,
    -2147483648.5,
    9.3e18,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
    f64::MIN_POSITIVE,
    5e-324,
    1e-45,
];

/// Which steps a recipe is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    Integers,
    Floats,
    /// Integers and arrays of them, of Booleans and references.
    Arrays,
    Everything,
}

impl Family {
    fn kinds(self) -> &'static [u8] {
        match self {
            Family::Integers => &[0, 0, 0, 1, 2, 2, 3, 4, 5, 6, 7, 8],
            Family::Floats => &[11, 11, 12, 13, 14, 14, 15, 16, 16, 6, 9, 4],
            Family::Arrays => &[0, 2, 4, 5, 10, 10, 10, 17, 17, 17],
            Family::Everything => &[0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
        }
    }
}

/// What the leaves of the terms are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaves {
    Constants,
    Variables,
    /// Also of array sorts, which cannot be compared with values.
    AllVariables,
}

/// The same term as written and simplified, both in one arena that does not simplify.
#[derive(Clone, Copy, Debug)]
pub struct Twin {
    pub written: TermId,
    pub simple: TermId,
}

pub struct Workshop {
    /// Keeps every term as it was built.
    pub terms: Terms,
    pub twins: Vec<Twin>,
    simplifying: Terms,
    /// The twins' simplified terms in the arena that simplified them.
    simplified: Vec<TermId>,
    leaves: Leaves,
}

fn of<T: Copy>(all: &[T], pick: u16) -> T {
    all[usize::from(pick) % all.len()]
}

/// A boundary value of a sort, or one with bits of no particular kind.
pub fn value(sort: Sort, pick: u16) -> Const {
    if pick % 5 == 4 {
        return Const::from_bits(sort, u64::from(pick).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(17));
    }
    match sort {
        Sort::F32 => Const::float(of(&DOUBLES, pick) as f32),
        Sort::F64 => Const::double(of(&DOUBLES, pick)),
        Sort::Ref => Const::Ref(u32::from(pick) % 4),
        _ => Const::from_bits(sort, of(&INTEGERS, pick) as u64),
    }
}

impl Workshop {
    pub fn new(leaves: Leaves) -> Workshop {
        Workshop {
            terms: Terms::without_simplifier(),
            simplifying: Terms::new(),
            twins: Vec::new(),
            simplified: Vec::new(),
            leaves,
        }
    }

    /// Carries out a recipe; `leaf_picks` choose the leaves' values where they are constants.
    pub fn follow(leaves: Leaves, family: Family, recipe: &[Pick], leaf_picks: &[u16]) -> Workshop {
        let mut workshop = Workshop::new(leaves);
        let mut picks = leaf_picks.iter().copied().cycle();
        for sort in SCALARS {
            for number in 0..2 {
                let name = format!("v{number}");
                match leaves {
                    Leaves::Constants => {
                        let value = value(sort, picks.next().unwrap_or(0));
                        workshop.push(|terms, _| terms.constant(value), &[]);
                    }
                    _ => workshop.push(|terms, _| terms.var(&name, sort), &[]),
                }
            }
        }
        for element in ELEMENTS {
            if leaves == Leaves::AllVariables {
                workshop.push(|terms, _| terms.var("a", Sort::Array(element)), &[]);
            } else {
                let rest = workshop.operand(element.sort(), 1);
                workshop.push(|terms, x| terms.const_array(x[0]), &[rest]);
            }
        }
        let kinds = family.kinds();
        for &(kind, a, b, c) in recipe {
            workshop.step(kinds[usize::from(kind) % kinds.len()], a, b, c);
        }
        workshop
    }

    fn push(&mut self, build: impl Fn(&mut Terms, &[TermId]) -> TermId, operands: &[usize]) {
        let written: Vec<TermId> = operands.iter().map(|&at| self.twins[at].written).collect();
        let simple: Vec<TermId> = operands.iter().map(|&at| self.simplified[at]).collect();
        let written = build(&mut self.terms, &written);
        let simplified = build(&mut self.simplifying, &simple);
        let simple = copy(&self.simplifying, &mut self.terms, simplified);
        self.twins.push(Twin { written, simple });
        self.simplified.push(simplified);
    }

    /// The position of a twin of the sort, recent ones more often; sometimes a new constant.
    fn operand(&mut self, sort: Sort, pick: u16) -> usize {
        if pick.is_multiple_of(5) && !matches!(sort, Sort::Array(_)) {
            let value = value(sort, pick / 5);
            self.push(|terms, _| terms.constant(value), &[]);
            return self.twins.len() - 1;
        }
        let fitting: Vec<usize> =
            (0..self.twins.len()).filter(|&at| self.terms.sort(self.twins[at].written) == sort).collect();
        let back = usize::from(pick >> 1) % fitting.len();
        let back = if pick & 1 == 1 { back.min(usize::from(pick >> 1) % 3) } else { back };
        fitting[fitting.len() - 1 - back]
    }

    fn step(&mut self, kind: u8, a: u16, b: u16, c: u16) {
        let element = of(&ELEMENTS, c);
        let array = Sort::Array(element);
        // The operands' sorts, and what is built of them.
        let (sorts, build): (Vec<Sort>, Build) = match kind {
            0 => {
                let op = of(&IntBin::ALL, c);
                (vec![Sort::Bv32; 2], Box::new(move |t, x| t.int_bin(op, x[0], x[1])))
            }
            1 => {
                let op = of(&IntBin::ALL, c);
                (vec![Sort::Bv64; 2], Box::new(move |t, x| t.long_bin(op, x[0], x[1])))
            }
            2 => {
                let op = of(&Cmp::ALL, c);
                (vec![of(&VECTORS, c >> 3); 2], Box::new(move |t, x| t.cmp(op, x[0], x[1])))
            }
            3 => {
                let op = of(&Cmp::ALL, c);
                (vec![of(&VECTORS, c >> 3); 2], Box::new(move |t, x| t.cmp_unsigned(op, x[0], x[1])))
            }
            4 => {
                let build: Build = match c % 4 {
                    0 => Box::new(|t, x| t.and(x[0], x[1])),
                    1 => Box::new(|t, x| t.or(x[0], x[1])),
                    2 => Box::new(|t, x| t.xor(x[0], x[1])),
                    _ => Box::new(|t, x| t.not(x[0])),
                };
                (vec![Sort::Bool; 2], build)
            }
            5 => {
                let sort = of(&[Sort::Bv32, Sort::Bv64, Sort::Bool, Sort::Ref, Sort::Bv8], c);
                (vec![Sort::Bool, sort, sort], Box::new(|t, x| t.ite(x[0], x[1], x[2])))
            }
            6 => {
                let op = of(&INT_CONVERSIONS, c);
                (vec![sorts_of(op).0], Box::new(move |t, x| t.convert(op, x[0])))
            }
            7 => {
                let (narrow, wide) = of(&[(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)], c >> 2);
                let (narrow, wide): (Sort, Sort) = (VECTORS[narrow], VECTORS[wide]);
                let room = wide.width().unwrap() - narrow.width().unwrap();
                let low = u32::from(b) % (room + 1);
                match c % 4 {
                    0 => (vec![narrow], Box::new(move |t, x| t.sign_extend(wide, x[0]))),
                    1 => (vec![narrow], Box::new(move |t, x| t.zero_extend(wide, x[0]))),
                    2 => (vec![wide], Box::new(move |t, x| t.extract(narrow, low, x[0]))),
                    _ => (vec![narrow; 2], Box::new(|t, x| t.concat(x[0], x[1]))),
                }
            }
            8 => {
                let op = of(&[Cmp::Eq, Cmp::Ne], c);
                (vec![Sort::Ref; 2], Box::new(move |t, x| t.cmp(op, x[0], x[1])))
            }
            9 => {
                let op = of(&Compare3::ALL, c);
                let sort = match op {
                    Compare3::Lcmp => Sort::Bv64,
                    Compare3::Fcmpl | Compare3::Fcmpg => Sort::F32,
                    Compare3::Dcmpl | Compare3::Dcmpg => Sort::F64,
                };
                (vec![sort; 2], Box::new(move |t, x| t.compare3(op, x[0], x[1])))
            }
            10 => (vec![array, Sort::Bv32], Box::new(|t, x| t.select(x[0], x[1]))),
            11 => {
                let op = of(&FloatBin::ALL, c);
                (vec![of(&FLOATS, c >> 3); 2], Box::new(move |t, x| t.float_bin(op, x[0], x[1])))
            }
            12 => {
                let op = of(&FloatUn::ALL, c);
                (vec![of(&FLOATS, c >> 3)], Box::new(move |t, x| t.float_unary(op, x[0])))
            }
            13 => {
                let build: Build = match c % 5 {
                    0 => Box::new(|t, x| t.fma(x[0], x[1], x[2])),
                    1 | 2 => Box::new(|t, x| t.float_min(x[0], x[1])),
                    _ => Box::new(|t, x| t.float_max(x[0], x[1])),
                };
                (vec![of(&FLOATS, c >> 3); 3], build)
            }
            14 => {
                let op = of(&FLOAT_CONVERSIONS, c);
                (vec![sorts_of(op).0], Box::new(move |t, x| t.convert(op, x[0])))
            }
            15 => {
                let sort = of(&FLOATS, c);
                (vec![Sort::Bool, sort, sort], Box::new(|t, x| t.ite(x[0], x[1], x[2])))
            }
            16 => {
                let op = of(&Cmp::ALL, c);
                (vec![of(&FLOATS, c >> 3); 2], Box::new(move |t, x| t.cmp(op, x[0], x[1])))
            }
            _ => match (c >> 3) % 4 {
                0 => (vec![element.sort()], Box::new(|t, x| t.const_array(x[0]))),
                1 => (vec![Sort::Bool, array, array], Box::new(|t, x| t.ite(x[0], x[1], x[2]))),
                _ => (vec![array, Sort::Bv32, element.sort()], Box::new(|t, x| t.store(x[0], x[1], x[2]))),
            },
        };
        let operands: Vec<usize> =
            sorts.into_iter().zip([a, b, c >> 5]).map(|(sort, pick)| self.operand(sort, pick)).collect();
        self.push(build, &operands);
    }

    /// Values for the variables.
    pub fn assignment(&self, picks: &[u16]) -> Assignment {
        assert_ne!(self.leaves, Leaves::AllVariables, "arrays are not given values");
        let mut assignment = Assignment::new();
        for ((at, variable), pick) in self.terms.all_variables().iter().enumerate().zip(picks.iter().cycle()) {
            assignment.set(VarId(at as u32), value(variable.sort, *pick));
        }
        assignment
    }
}

/// That a scalar term has this value, to the bit.
pub fn has_value(terms: &mut Terms, t: TermId, value: Const) -> TermId {
    let value = terms.constant(value);
    same(terms, t, value)
}

/// That two scalar terms have the same value, to the bit.
pub fn same(terms: &mut Terms, a: TermId, b: TermId) -> TermId {
    let bits = match terms.sort(a) {
        Sort::F32 => Some(Conv::F2Bits),
        Sort::F64 => Some(Conv::D2Bits),
        _ => None,
    };
    match bits {
        Some(op) => {
            let (a, b) = (terms.convert(op, a), terms.convert(op, b));
            terms.cmp(Cmp::Eq, a, b)
        }
        None => terms.cmp(Cmp::Eq, a, b),
    }
}

/// A term rebuilt in another arena, node by node.
fn copy(from: &Terms, to: &mut Terms, root: TermId) -> TermId {
    let mut images: Vec<(TermId, TermId)> = Vec::new();
    for t in from.reachable(&[root]) {
        let node = from.node(t).map(|child| images[images.binary_search_by_key(&child, |(t, _)| *t).unwrap()].1);
        let image = match node {
            Node::Const(value) => to.constant(value),
            Node::Var(id) => to.var(&from.variable(id).name, from.variable(id).sort),
            Node::Int(op, a, b) if from.sort(t) == Sort::Bv64 => to.long_bin(op, a, b),
            Node::Int(op, a, b) => to.int_bin(op, a, b),
            Node::Extract { to: sort, low, of } => to.extract(sort, u32::from(low), of),
            Node::Concat(a, b) => to.concat(a, b),
            Node::SignExtend(sort, a) => to.sign_extend(sort, a),
            Node::ZeroExtend(sort, a) => to.zero_extend(sort, a),
            Node::Float(op, a, b) => to.float_bin(op, a, b),
            Node::FloatUnary(op, a) => to.float_unary(op, a),
            Node::Fma(a, b, c) => to.fma(a, b, c),
            Node::FloatMin(a, b) => to.float_min(a, b),
            Node::FloatMax(a, b) => to.float_max(a, b),
            Node::Convert(op, a) => to.convert(op, a),
            Node::Compare3(op, a, b) => to.compare3(op, a, b),
            Node::Cmp(op, a, b) => to.cmp(op, a, b),
            Node::CmpUnsigned(op, a, b) => to.cmp_unsigned(op, a, b),
            Node::Not(a) => to.not(a),
            Node::And(a, b) => to.and(a, b),
            Node::Xor(a, b) => to.xor(a, b),
            Node::Ite(a, b, c) => to.ite(a, b, c),
            Node::Select(a, b) => to.select(a, b),
            Node::Store(a, b, c) => to.store(a, b, c),
            Node::ConstArray(a) => to.const_array(a),
        };
        images.push((t, image));
    }
    images.last().unwrap().1
}

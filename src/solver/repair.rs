//! Repairs a model: what would a variable have to be for a condition to hold?
//!
//! The parent's model satisfies the path but not the goal. Going from the goal down to a variable, inverting one operation
//! after the other with the other operands as they are, gives a change that satisfies the goal. There are several, by the
//! operand that gives way and by how far it goes; the one that leaves fewest conditions broken is made, and the next broken
//! condition is repaired. Most satisfiable goals of real programs are met so, without a search.
//!
//! Invariants:
//! - Only ever gives an assignment under which all conditions were evaluated to true.
//! - Deterministic; at most [`MOST_MOVES`] moves and [`MOST_WORK`] conditions evaluated, and a few more.

use crate::expr::ops::{Cmp, Compare3, Conv, FloatBin, FloatUn, IntBin};
use crate::expr::{Assignment, Const, EvalCache, Evaluation, Node, Sort, TermId, Terms, VarId, sorts_of};

const MOST_MOVES: usize = 20;
const MOST_WORK: usize = 3000;
/// Terms evaluated: conditions can be very large.
const MOST_EVALUATED: u64 = 3_000_000;
/// Ways to repair a condition: three choices between two operands, and near or far.
const WAYS: u32 = 16;
/// How far down a variable is looked for.
const MOST_STEPS: usize = 64;
/// How far beyond a bound a value goes that is not to be at it.
const FAR: u64 = 100;

/// One change of an assignment.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Move {
    Scalar(VarId, Const),
    Element(VarId, i32, u64),
}

/// What a term is wanted to be.
enum Wish {
    Truth(TermId, bool),
    Bits(TermId, u64),
}

/// Changes the assignment until all conditions hold; says whether they do. The last condition is the one to start with.
pub fn repair(terms: &Terms, conditions: &[TermId], assignment: &mut Assignment, cache: &mut EvalCache) -> bool {
    let mut work = 0;
    let most = cache.evaluated() + MOST_EVALUATED;
    // The variables changed last are not changed back at once.
    let mut recent: [Option<VarId>; 2] = [None; 2];
    for round in 0..MOST_MOVES {
        let mut evaluation = Evaluation::new(terms, assignment, cache);
        work += conditions.len();
        // The goal first; then whatever is broken, from changing places so that two cannot break each other for ever.
        let skip = if round % 3 == 2 { round / 3 } else { 0 };
        let mut broken = conditions.iter().rev().filter(|&&condition| !evaluation.holds(condition));
        let Some(first) = broken.next() else { return true };
        let failing = *broken.nth(skip.wrapping_sub(1)).filter(|_| skip > 0).unwrap_or(first);
        let Some(best) = best_move(terms, conditions, failing, recent, assignment, cache, &mut work) else {
            return false;
        };
        best.make(assignment);
        recent = [Some(best.variable()), recent[0]];
        if work > MOST_WORK || cache.evaluated() > most {
            break;
        }
    }
    let mut evaluation = Evaluation::new(terms, assignment, cache);
    conditions.iter().rev().all(|&condition| evaluation.holds(condition))
}

/// Of the changes that might repair a condition, the one that leaves fewest broken.
fn best_move(
    terms: &Terms,
    conditions: &[TermId],
    failing: TermId,
    recent: [Option<VarId>; 2],
    assignment: &mut Assignment,
    cache: &mut EvalCache,
    work: &mut usize,
) -> Option<Move> {
    let mut moves: Vec<Move> = Vec::new();
    let mut search = Search { terms, evaluation: Evaluation::new(terms, assignment, cache), choices: 0, margin: 0 };
    for way in 0..WAYS {
        (search.choices, search.margin) = (way & 7, if way >= 8 { FAR } else { 0 });
        if let Some(found) = search.find(Wish::Truth(failing, true))
            && !moves.contains(&found)
        {
            moves.push(found);
        }
    }
    let mut best: Option<(usize, Move)> = None;
    for candidate in moves {
        let undo = candidate.undo(terms, assignment);
        candidate.make(assignment);
        let mut evaluation = Evaluation::new(terms, assignment, cache);
        // Counted double, so that a recent variable loses against an equally good one.
        let recently = usize::from(recent.contains(&Some(candidate.variable())));
        let broken = conditions.iter().filter(|&&condition| !evaluation.holds(condition)).count();
        *work += conditions.len();
        undo.make(assignment);
        let score = 2 * broken + recently;
        if best.is_none_or(|(least, _)| score < least) {
            best = Some((score, candidate));
        }
        if broken == 0 || *work > MOST_WORK {
            break;
        }
    }
    best.map(|(_, found)| found)
}

impl Move {
    fn variable(self) -> VarId {
        match self {
            Move::Scalar(variable, _) | Move::Element(variable, ..) => variable,
        }
    }

    fn make(self, assignment: &mut Assignment) {
        match self {
            Move::Scalar(variable, value) => assignment.set(variable, value),
            Move::Element(variable, index, value) => {
                let mut array = assignment.array(variable).cloned().unwrap_or_default();
                array.elements.insert(index, value);
                assignment.set_array(variable, array);
            }
        }
    }

    /// The change that takes this one back.
    fn undo(self, terms: &Terms, assignment: &Assignment) -> Move {
        match self {
            Move::Scalar(variable, _) => {
                Move::Scalar(variable, assignment.get(variable, terms.variable(variable).sort))
            }
            Move::Element(variable, index, _) => {
                let value = assignment.array(variable).map_or(0, |array| array.element(index));
                Move::Element(variable, index, value)
            }
        }
    }
}

struct Search<'a> {
    terms: &'a Terms,
    evaluation: Evaluation<'a>,
    /// Where two operands could give way, the lowest bit says which, and is used up.
    choices: u32,
    margin: u64,
}

impl Search<'_> {
    fn find(&mut self, mut wish: Wish) -> Option<Move> {
        for _ in 0..MOST_STEPS {
            let t = match wish {
                Wish::Truth(t, _) | Wish::Bits(t, _) => t,
            };
            let sort = self.terms.sort(t);
            if let (Some(variable), Wish::Bits(_, bits)) = (self.terms.as_var(t), &wish) {
                return Some(Move::Scalar(variable, Const::from_bits(sort, *bits)));
            }
            if let Node::Select(array, index) = *self.terms.node(t) {
                let bits = match wish {
                    Wish::Truth(_, truth) => u64::from(truth),
                    Wish::Bits(_, bits) => bits,
                };
                match self.element(array, index)? {
                    Ok(value) => wish = self.as_wish(value, bits),
                    Err((variable, index)) => return Some(Move::Element(variable, index, bits)),
                }
                continue;
            }
            wish = match wish {
                Wish::Truth(t, truth) => match self.terms.as_var(t) {
                    Some(variable) => return Some(Move::Scalar(variable, Const::Bool(truth))),
                    None => self.truth(t, truth)?,
                },
                Wish::Bits(t, bits) => self.bits(t, sort, bits & sort.mask())?,
            };
        }
        None
    }

    fn as_wish(&self, t: TermId, bits: u64) -> Wish {
        if self.terms.sort(t) == Sort::Bool { Wish::Truth(t, bits & 1 == 1) } else { Wish::Bits(t, bits) }
    }

    fn value(&mut self, t: TermId) -> u64 {
        self.evaluation.value(t).bits()
    }

    /// The operand to change: the one that is not constant, or each in turn. True for the first.
    fn first_gives_way(&mut self, a: TermId, b: TermId) -> bool {
        match (self.terms.as_const(a), self.terms.as_const(b)) {
            (Some(_), None) => false,
            (None, Some(_)) => true,
            _ => self.choose(),
        }
    }

    fn choose(&mut self) -> bool {
        let first = self.choices & 1 == 0;
        self.choices >>= 1;
        first
    }

    /// The term that was written where a read finds it, or the place in an unknown array.
    fn element(&mut self, array: TermId, index: TermId) -> Option<Result<TermId, (VarId, i32)>> {
        let wanted = self.value(index);
        let mut array = array;
        loop {
            match *self.terms.node(array) {
                Node::Store(_, at, value) if self.value(at) == wanted => return Some(Ok(value)),
                Node::Store(below, ..) => array = below,
                Node::Ite(c, a, b) => array = if self.evaluation.holds(c) { a } else { b },
                Node::ConstArray(value) => return Some(Ok(value)),
                Node::Var(variable) => return Some(Err((variable, wanted as i32))),
                _ => return None,
            }
        }
    }

    fn truth(&mut self, t: TermId, truth: bool) -> Option<Wish> {
        Some(match *self.terms.node(t) {
            Node::Not(a) => Wish::Truth(a, !truth),
            Node::And(a, b) if truth => {
                if self.evaluation.holds(b) {
                    Wish::Truth(a, true)
                } else {
                    Wish::Truth(b, true)
                }
            }
            Node::And(a, b) => Wish::Truth(if self.first_gives_way(a, b) { a } else { b }, false),
            Node::Xor(a, b) => {
                if self.first_gives_way(a, b) {
                    Wish::Truth(a, truth ^ self.evaluation.holds(b))
                } else {
                    Wish::Truth(b, truth ^ self.evaluation.holds(a))
                }
            }
            Node::Ite(c, a, b) => {
                let taken = if self.evaluation.holds(c) { a } else { b };
                if self.terms.as_const(taken).is_some() {
                    Wish::Truth(c, taken == b)
                } else {
                    Wish::Truth(taken, truth)
                }
            }
            Node::Cmp(op, a, b) if self.terms.sort(a).is_float() => self.compare_floats(op, truth, a, b)?,
            Node::Cmp(op, a, b) => self.compare(if truth { op } else { op.negate() }, a, b, false)?,
            Node::CmpUnsigned(op, a, b) => self.compare(if truth { op } else { op.negate() }, a, b, true)?,
            _ => return None,
        })
    }

    /// The nearest value that makes the comparison true.
    fn compare(&mut self, op: Cmp, a: TermId, b: TermId, unsigned: bool) -> Option<Wish> {
        let sort = self.terms.sort(a);
        let first = self.first_gives_way(a, b);
        let (changed, other, op) = if first { (a, b, op) } else { (b, a, op.swap()) };
        let bits = self.value(other);
        let step = i128::from(self.margin);
        let value = if unsigned { i128::from(bits) } else { i128::from(sort.signed(bits)) };
        let target = match op {
            Cmp::Eq => value,
            Cmp::Le => value - step,
            Cmp::Ge => value + step,
            Cmp::Lt => value - 1 - step,
            Cmp::Gt => value + 1 + step,
            Cmp::Ne if self.choose() => value + 1 + step,
            Cmp::Ne => value - 1 - step,
        };
        let (least, greatest) = match unsigned {
            true => (0, i128::from(sort.mask())),
            // References are only compared for equality; for them any bits will do.
            false if !sort.is_bit_vector() => (i128::MIN, i128::MAX),
            false => (i128::from(sort.signed_bounds().0), i128::from(sort.signed_bounds().1)),
        };
        if op != Cmp::Ne && (target < least || target > greatest) {
            return None;
        }
        let target = target as u64;
        Some(Wish::Bits(changed, target & sort.mask()))
    }

    fn compare_floats(&mut self, op: Cmp, truth: bool, a: TermId, b: TermId) -> Option<Wish> {
        let sort = self.terms.sort(a);
        let first = self.first_gives_way(a, b);
        let (changed, other, op) = if first { (a, b, op) } else { (b, a, op.swap()) };
        let value = to_f64(sort, self.value(other));
        let op = if truth { op } else { op.negate() };
        let step = self.margin as f64;
        // In the narrow format the next value is another one.
        let next = |up: bool| match (sort, up) {
            (Sort::F32, true) => f64::from((value as f32).next_up()),
            (Sort::F32, false) => f64::from((value as f32).next_down()),
            (_, true) => value.next_up(),
            (_, false) => value.next_down(),
        };
        let target = match op {
            Cmp::Eq => value,
            Cmp::Le => value - step,
            Cmp::Ge => value + step,
            // A whole step first: neighbours of a float are not what a person would write.
            Cmp::Lt => {
                if value - 1.0 < value {
                    value - 1.0 - step
                } else {
                    next(false)
                }
            }
            Cmp::Gt | Cmp::Ne => {
                if value + 1.0 > value {
                    value + 1.0 + step
                } else {
                    next(true)
                }
            }
        };
        Some(Wish::Bits(changed, from_f64(sort, target)))
    }

    /// One operation inverted: what an operand has to be, the others being as they are.
    fn bits(&mut self, t: TermId, sort: Sort, target: u64) -> Option<Wish> {
        Some(match *self.terms.node(t) {
            Node::Int(op, a, b) => {
                let first = self.first_gives_way(a, b);
                let (x, y) = (self.value(a), self.value(b));
                let wanted =
                    if first { invert_first(op, sort, target, x, y) } else { invert_second(op, sort, target, x, y) };
                Wish::Bits(if first { a } else { b }, wanted?)
            }
            Node::SignExtend(_, a) | Node::ZeroExtend(_, a) => Wish::Bits(a, target & self.terms.sort(a).mask()),
            Node::Extract { low, of, .. } => {
                let kept = self.value(of) & !(sort.mask() << low);
                Wish::Bits(of, kept | target << low)
            }
            Node::Concat(high, low) => {
                let part = self.terms.sort(low);
                let upper = target >> (part.width()? & 63);
                if upper != self.value(high) { Wish::Bits(high, upper) } else { Wish::Bits(low, target & part.mask()) }
            }
            Node::Ite(c, a, b) => {
                let holds = self.evaluation.holds(c);
                let (taken, other) = if holds { (a, b) } else { (b, a) };
                let is = |t: TermId| self.terms.as_const(t).map(Const::bits);
                if is(other) == Some(target) || is(taken).is_some() {
                    Wish::Truth(c, !holds)
                } else {
                    Wish::Bits(taken, target)
                }
            }
            Node::Compare3(op, a, b) => {
                let wanted = match target as i32 {
                    0 => Cmp::Eq,
                    1.. => Cmp::Gt,
                    _ => Cmp::Lt,
                };
                if op == Compare3::Lcmp {
                    self.compare(wanted, a, b, false)?
                } else {
                    self.compare_floats(wanted, true, a, b)?
                }
            }
            Node::Convert(op, a) => Wish::Bits(a, invert_conversion(op, target)),
            Node::FloatUnary(op, a) => {
                let value = to_f64(sort, target);
                let wanted = match op {
                    FloatUn::Neg => -value,
                    FloatUn::Sqrt => value * value,
                    FloatUn::Abs | FloatUn::Floor | FloatUn::Ceil | FloatUn::Rint => value,
                };
                Wish::Bits(a, from_f64(sort, wanted))
            }
            Node::Float(op, a, b) => {
                let first = self.first_gives_way(a, b);
                let (x, y) = (to_f64(sort, self.value(a)), to_f64(sort, self.value(b)));
                let target = to_f64(sort, target);
                let wanted = match (op, first) {
                    (FloatBin::Add, true) => target - y,
                    (FloatBin::Add, false) => target - x,
                    (FloatBin::Sub, true) => target + y,
                    (FloatBin::Sub, false) => x - target,
                    (FloatBin::Mul, true) => target / y,
                    (FloatBin::Mul, false) => target / x,
                    (FloatBin::Div, true) => target * y,
                    (FloatBin::Div, false) => x / target,
                    (FloatBin::Rem, true) => target,
                    (FloatBin::Rem, false) => return None,
                };
                Wish::Bits(if first { a } else { b }, from_f64(sort, wanted))
            }
            Node::FloatMin(a, b) | Node::FloatMax(a, b) => {
                Wish::Bits(if self.first_gives_way(a, b) { a } else { b }, target)
            }
            _ => return None,
        })
    }
}

fn to_f64(sort: Sort, bits: u64) -> f64 {
    if sort == Sort::F32 { f64::from(f32::from_bits(bits as u32)) } else { f64::from_bits(bits) }
}

fn from_f64(sort: Sort, value: f64) -> u64 {
    if sort == Sort::F32 { Const::float(value as f32).bits() } else { Const::double(value).bits() }
}

/// What `a` is if `a op b` is the target.
fn invert_first(op: IntBin, sort: Sort, target: u64, a: u64, b: u64) -> Option<u64> {
    let count = (b as u32) & (sort.width()? - 1);
    let signed = |bits: u64| sort.signed(bits);
    Some(
        match op {
            IntBin::Add => target.wrapping_sub(b),
            IntBin::Sub => target.wrapping_add(b),
            IntBin::Xor => target ^ b,
            IntBin::And => (a & !b) | (target & b),
            IntBin::Or => (a & b) | (target & !b),
            IntBin::Mul => divide(sort, target, b)?,
            IntBin::Div => signed(target).wrapping_mul(signed(b)) as u64,
            IntBin::Rem => target,
            IntBin::Shl => target >> count,
            IntBin::Shr | IntBin::UShr => target << count,
        } & sort.mask(),
    )
}

/// What `b` is if `a op b` is the target.
fn invert_second(op: IntBin, sort: Sort, target: u64, a: u64, b: u64) -> Option<u64> {
    Some(
        match op {
            IntBin::Add | IntBin::Xor | IntBin::And | IntBin::Or | IntBin::Mul => {
                return invert_first(op, sort, target, b, a);
            }
            IntBin::Sub => a.wrapping_sub(target),
            IntBin::Div => sort.signed(a).checked_div(sort.signed(target))? as u64,
            IntBin::Rem => sort.signed(a).wrapping_sub(sort.signed(target)) as u64,
            IntBin::Shl | IntBin::Shr | IntBin::UShr => return None,
        } & sort.mask(),
    )
}

/// The factor that gives the product: exactly if there is one, else the next one towards it.
fn divide(sort: Sort, product: u64, factor: u64) -> Option<u64> {
    if factor & 1 == 1 && sort.signed(product).checked_rem(sort.signed(factor))? != 0 {
        // An odd number has an inverse modulo a power of two; Newton doubles the right bits in each step.
        let inverse = (0..6).fold(factor, |x, _| x.wrapping_mul(2u64.wrapping_sub(factor.wrapping_mul(x))));
        return Some(product.wrapping_mul(inverse) & sort.mask());
    }
    let quotient = sort.signed(product).checked_div(sort.signed(factor))?;
    Some(quotient as u64 & sort.mask())
}

fn invert_conversion(op: Conv, target: u64) -> u64 {
    let (from, to) = sorts_of(op);
    match op {
        Conv::I2L | Conv::L2I | Conv::I2B | Conv::I2C | Conv::I2S => target & from.mask(),
        Conv::F2Bits | Conv::Bits2F | Conv::D2Bits | Conv::Bits2D => target,
        Conv::F2D | Conv::D2F => from_f64(from, to_f64(to, target)),
        Conv::I2F | Conv::I2D => u64::from(to_f64(to, target) as i32 as u32),
        Conv::L2F | Conv::L2D => to_f64(to, target) as i64 as u64,
        Conv::F2I | Conv::F2L | Conv::D2I | Conv::D2L => from_f64(from, to.signed(target) as f64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(terms: &Terms, conditions: &[TermId]) -> bool {
        let mut assignment = Assignment::new();
        let mut cache = EvalCache::new();
        let answer = repair(terms, conditions, &mut assignment, &mut cache);
        assert_eq!(answer, crate::expr::eval_all(terms, conditions, &assignment, &mut cache));
        answer
    }

    #[test]
    fn inverts_operations() {
        let mut t = Terms::new();
        let (x, y) = (t.var("x", Sort::Bv32), t.var("y", Sort::Bv64));
        let d = t.var("d", Sort::F64);
        let (three, big) = (t.int(3), t.int(1_000_001));
        let product = t.int_bin(IntBin::Mul, x, three);
        let sum = t.int_bin(IntBin::Add, product, big);
        let long = t.convert(Conv::I2L, sum);
        let difference = t.long_bin(IntBin::Sub, long, y);
        let far = t.long(77_777_777_777);
        let half = t.double(0.5);
        let scaled = t.float_bin(FloatBin::Mul, d, half);
        let limit = t.double(1e9);
        let conditions = [
            t.cmp(Cmp::Eq, sum, big),
            t.cmp(Cmp::Gt, product, big),
            t.cmp(Cmp::Eq, difference, far),
            t.cmp(Cmp::Gt, scaled, limit),
            t.cmp_unsigned(Cmp::Ge, x, big),
        ];
        for condition in conditions {
            assert!(found(&t, &[condition]), "{}", t.to_java(condition));
        }
        assert!(!found(&t, &[TermId::FALSE]));
    }

    #[test]
    fn writes_into_unknown_arrays() {
        let mut t = Terms::new();
        let array = t.var("a", Sort::Array(crate::expr::Element::Bv32));
        let i = t.var("i", Sort::Bv32);
        let (five, seven) = (t.int(5), t.int(7));
        let element = t.select(array, i);
        let is_seven = t.eq(element, seven);
        let is_five = t.eq(i, five);
        assert!(found(&t, &[is_seven, is_five]));
    }
}

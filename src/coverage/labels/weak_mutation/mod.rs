//! Weak mutation as labels (paper 002, theorem 2): one label for each mutant, which says that original and mutant differ
//! right after the instruction that the mutant changes.
//!
//! Mutants are made of the operands of the bytecode, which are the operands of the source's operators; names are those of the
//! usual operators. A predicate is exact: the values differ, or one of original and mutant throws and the other does not.
//! `&&` and `||` are no instructions: their mutants are in [`conditional`].

mod aside;
mod conditional;
mod ints;
pub mod site;

use self::ints::Int;
use self::site::{Instead, Shown, Site};
use super::{Labels, Located, Marked};
use crate::analysis::cfg::branch_target;
use crate::classfile::Constant;
use crate::classfile::descriptor::MethodType;
use crate::coverage::criteria::Aim;
use crate::coverage::subject::Subject;
use crate::expr::ops::{Cmp, Compare3, FloatBin, IntBin, cmp_i32};
use crate::expr::{Const, Sort};
use crate::program::mutation::{Change, Mutation};
use crate::program::operators::{Binary, binary, comparison};
use crate::program::predicate::{At, Num, Predicate};
use crate::program::{Insn, Kind, kind_of};

/// The operators, by the names that `--mutations` takes.
pub const OPERATORS: [&str; 5] = ["ABS", "AOR", "COR", "ROR", "UOI"];

const RELATIONS: [Cmp; 6] = [Cmp::Eq, Cmp::Ne, Cmp::Lt, Cmp::Ge, Cmp::Gt, Cmp::Le];

/// The criterion that these labels are for.
pub const CRITERION: &str = "weak-mutation";

/// The operator of a mutant, from what its label says.
pub fn operator(what: &str) -> &str {
    what.split(':').next().unwrap_or_default()
}

/// Of the mutants, only those of these operators are objectives; of all others nothing changes.
pub fn choose(subject: &mut Subject, operators: &[String]) {
    let is_chosen = |what: &str| operators.iter().any(|chosen| chosen.eq_ignore_ascii_case(operator(what)));
    let others = (0..).zip(&subject.labels).filter(|(_, l)| l.criterion == CRITERION && !is_chosen(&l.what));
    let others: Vec<Aim> = others.map(|(number, _)| Aim::Label(number)).collect();
    subject.unwanted.extend(others);
    subject.left_out.retain(|(criterion, _, one)| *criterion != CRITERION || is_chosen(&one.what));
}

pub fn labels(method: &Located<'_>) -> Labels {
    let mut mutants = Mutants { method, found: Vec::new() };
    for at in 0..method.code.insns.len() as u32 {
        let Some(insn) = method.code.insn(at) else { continue };
        mutants.arithmetic(at, insn);
        mutants.relation(at, insn);
        mutants.null_check(at, insn);
        mutants.operands(at, insn);
    }
    mutants.found.into_iter().collect::<Labels>().and(conditional::labels(method))
}

struct Mutants<'a> {
    method: &'a Located<'a>,
    found: Vec<Marked>,
}

impl Mutants<'_> {
    fn add(
        &mut self,
        at: u32,
        kinds: &[Kind],
        predicate: Predicate,
        what: String,
        mutation: Mutation,
        (site, instead): (&Option<Site>, Instead),
    ) {
        let shown = site.clone().map(|site| Shown { site, instead });
        self.found.push(Marked { mutation: Some(mutation), shown, ..Marked::new(at, predicate, kinds, what) });
    }

    /// AOR: another arithmetic operator.
    fn arithmetic(&mut self, at: u32, insn: Insn) {
        if let Insn::IntInc { local, by } = insn {
            return self.increment(at, local, by);
        }
        let Some((own, family)) = binary(insn).zip(family(insn)) else { return };
        let kind = kind(own);
        let site = self.method.value_site(at);
        for (instead, other) in family.into_iter().filter_map(|i| Some((i, binary(i)?))).filter(|(_, o)| *o != own) {
            let apply = |op| Num::apply(op, Num::Operand(1), Num::Operand(0));
            let differ = Predicate::differ(apply(own), apply(other));
            let defined = || Predicate::Compare(Cmp::Ne, Num::Operand(0), zero(kind));
            let predicate = match (divides(own), divides(other)) {
                (false, false) => differ,
                (true, true) => Predicate::All(vec![defined(), differ]),
                // By zero, one of them throws.
                _ => Predicate::not(Predicate::All(vec![defined(), Predicate::not(differ)])),
            };
            let what = format!("AOR: {} becomes {}", symbol(own), symbol(other));
            let shown = (&site, Instead::Operator { own: symbol(own), other: symbol(other) });
            self.add(at, &[kind, kind], predicate, what, Mutation::of_insn(instead), shown);
        }
    }

    /// A local that is counted up or down in place.
    fn increment(&mut self, at: u32, local: u16, by: i16) {
        let (own, other) = if by < 0 { ("-", "+") } else { ("+", "-") };
        let Some(by) = by.checked_neg().filter(|by| *by != 0) else { return };
        let what = format!("AOR: {own} becomes {other}");
        let mutation = Mutation::of_insn(Insn::IntInc { local, by });
        let shown = (&self.method.value_site(at), Instead::CountedBack);
        self.add(at, &[], Predicate::Always, what, mutation, shown);
    }

    /// ROR: another comparison, or none; COR: a condition that is a boolean is taken for true, or for false.
    fn relation(&mut self, at: u32, insn: Insn) {
        let (Some((op, with_zero)), Some(target)) = (comparison(insn), branch_target(insn)) else { return };
        let (left, right, kinds) = match with_zero {
            true => (Num::Operand(0), Num::Const(Const::Bv32(0)), vec![Kind::Int]),
            false => (Num::Operand(1), Num::Operand(0), vec![Kind::Int; 2]),
        };
        let compare = |op| Predicate::Compare(op, left.clone(), right.clone());
        // The source says when to go on, the branch when to leave.
        let own = op.negate();
        if with_zero && let Some(compared) = self.compared_floats(at) {
            return self.relation_of_floats(compared, own, at);
        }
        if with_zero && self.is_about_assertions(at) {
            return;
        }
        let site = self.method.condition_site(at);
        if with_zero && self.is_boolean(at) {
            let (yes, no) = (compare(op), compare(own));
            let (yes, no) = if op == Cmp::Eq { (yes, no) } else { (no, yes) };
            let becomes = |value| Mutation::of_operand(0, Change::Int(value));
            for (value, predicate) in [(true, yes), (false, no)] {
                let what = format!("COR: the condition becomes {value}");
                self.add(at, &kinds, predicate, what, becomes(value.into()), (&site, Instead::Constant(value)));
            }
            return;
        }
        let is_order = |other: &Cmp| !matches!(other, Cmp::Eq | Cmp::Ne);
        let are_booleans = !with_zero && self.compares_booleans(at, op);
        for other in RELATIONS.into_iter().filter(|other| *other != own && !(are_booleans && is_order(other))) {
            let what = format!("ROR: {} becomes {}", own.symbol(), other.symbol());
            let predicate = match other == op {
                true => Predicate::Always,
                false => Predicate::xor(compare(own), compare(other)),
            };
            let mutation = Mutation::of_insn(branch(other.negate(), with_zero, target));
            let shown = (&site, Instead::Operator { own: own.symbol(), other: other.symbol() });
            self.add(at, &kinds, predicate, what, mutation, shown);
        }
        // With equal operands.
        let equal = (0, if with_zero { Change::Int(0) } else { Change::Like(1) });
        let always =
            |op| Mutation { operand: Some(equal), insn: Some(branch(op, with_zero, target)), ..Mutation::default() };
        for (value, differs, taken) in [(true, op, Cmp::Ne), (false, own, Cmp::Eq)] {
            let what = format!("ROR: the comparison {} becomes {value}", own.symbol());
            let shown = (&site, Instead::Truth { own: own.symbol(), value });
            self.add(at, &kinds, compare(differs), what, always(taken), shown);
        }
    }

    /// ROR of a comparison with null: the contrary, or none. Checks that only the compiler wrote have no mutants.
    fn null_check(&mut self, at: u32, insn: Insn) {
        let (own, contrary, holds_if_null) = match insn {
            Insn::IfNonNull(target) => (Cmp::Eq, Insn::IfNull(target), true),
            Insn::IfNull(target) => (Cmp::Ne, Insn::IfNonNull(target), false),
            _ => return,
        };
        let pc = self.method.code.pcs.get(at as usize).copied().map(u32::from);
        let mut conditions = self.method.decisions.iter().flat_map(|decision| &decision.conditions);
        if !conditions.any(|condition| condition.points.iter().any(|point| Some(point.pc()) == pc)) {
            return;
        }
        let site = self.method.condition_site(at);
        let shown = (&site, Instead::Operator { own: own.symbol(), other: own.negate().symbol() });
        let what = format!("ROR: {} becomes {}", own.symbol(), own.negate().symbol());
        self.add(at, &[Kind::Ref], Predicate::Always, what, Mutation::of_insn(contrary), shown);
        for value in [true, false] {
            let is_null = Predicate::True(Num::At(At::Null(0)));
            let differs = if holds_if_null == value { Predicate::not(is_null) } else { is_null };
            let what = format!("ROR: the comparison {} becomes {value}", own.symbol());
            let shown = site.clone().map(|site| Shown { site, instead: Instead::Truth { own: own.symbol(), value } });
            self.found.push(Marked { shown, ..Marked::new(at, differs, &[Kind::Ref], what) });
        }
    }

    /// The comparison of two floating-point numbers that a branch looks at: where it is, which it is, and the kind of the numbers.
    fn compared_floats(&self, branch: u32) -> Option<(u32, Compare3, Kind)> {
        let pc = self.method.code.pcs.get(branch as usize).copied()?;
        let pushed = self.method.pushed(pc, 0)?;
        let at = self.method.code.pcs.iter().position(|own| *own == pushed)? as u32;
        match binary(self.method.code.insn(at)?)? {
            Binary::Compare3(op, Sort::F32) => Some((at, op, Kind::Float)),
            Binary::Compare3(op, Sort::F64) => Some((at, op, Kind::Double)),
            _ => None,
        }
    }

    /// ROR of floating-point numbers, at their comparison: what a relation says of a NaN is not left of its result.
    fn relation_of_floats(&mut self, (at, compared, kind): (u32, Compare3, Kind), goes_on: Cmp, branch: u32) {
        let of_nan = if matches!(compared, Compare3::Fcmpl | Compare3::Dcmpl) { -1 } else { 1 };
        // A NaN is in no relation but `!=`: otherwise the source says when to leave. Which of `==` and `!=` it has, its condition tells.
        let is_plain = match goes_on {
            Cmp::Eq | Cmp::Ne => !self.method.holds_where_taken(branch),
            _ => !cmp_i32(goes_on, of_nan, 0),
        };
        let own = if is_plain { goes_on } else { goes_on.negate() };
        let holds = |op: Cmp| {
            let is_low = matches!(op, Cmp::Lt | Cmp::Le);
            let by = match (kind, is_low) {
                (Kind::Float, true) => Binary::Compare3(Compare3::Fcmpg, Sort::F32),
                (Kind::Float, false) => Binary::Compare3(Compare3::Fcmpl, Sort::F32),
                (_, true) => Binary::Compare3(Compare3::Dcmpg, Sort::F64),
                (_, false) => Binary::Compare3(Compare3::Dcmpl, Sort::F64),
            };
            Predicate::Compare(op, Num::apply(by, Num::Operand(1), Num::Operand(0)), zero(Kind::Int))
        };
        // What the comparison has to give, so that the branch goes as if the source's relation held, or did not.
        let (yes, no) = match own {
            Cmp::Eq => (0, 1),
            Cmp::Ne => (1, 0),
            Cmp::Lt | Cmp::Le => (-1, 1),
            Cmp::Gt | Cmp::Ge => (1, -1),
        };
        let kinds = [kind, kind];
        let site = self.method.condition_site(at);
        for other in RELATIONS.into_iter().filter(|other| *other != own) {
            let what = format!("ROR: {} becomes {}", own.symbol(), other.symbol());
            let differ = Predicate::xor(holds(own), holds(other));
            let shown = (&site, Instead::Operator { own: own.symbol(), other: other.symbol() });
            self.add(at, &kinds, differ, what, Mutation::of_relation(other, yes, no), shown);
        }
        for (value, given) in [(true, yes), (false, no)] {
            let what = format!("ROR: the comparison {} becomes {value}", own.symbol());
            let differ = if value { Predicate::not(holds(own)) } else { holds(own) };
            let shown = (&site, Instead::Truth { own: own.symbol(), value });
            self.add(at, &kinds, differ, what, Mutation::of_relation(own, given, given), shown);
        }
    }

    /// ABS and UOI: a number that an instruction takes is replaced by its absolute value, that negated, its negation, its
    /// successor and its predecessor.
    fn operands(&mut self, at: u32, insn: Insn) {
        let kinds = self.kinds(at, insn);
        for (depth, kind) in kinds.iter().enumerate() {
            if *kind == Kind::Ref || self.is_constant(at, &kinds, depth) {
                continue;
            }
            let site = self.method.operand_site(at, slots(&kinds[..depth]));
            let shown = |before, after| (&site, Instead::Around(before, after));
            let kinds = &kinds[..=depth];
            let name = match kinds.len() {
                1 => "the operand".to_string(),
                _ => format!("operand {}", depth + 1),
            };
            let value = || Num::Operand(depth as u8);
            let negated = || Num::Neg(Box::new(value()));
            let becomes = |change| Mutation::of_operand(depth as u8, change);
            let (below, above) = signed(*kind, &value);
            let what = format!("ABS: {name} becomes its absolute value");
            self.add(at, kinds, below, what, becomes(Change::Absolute), shown("Math.abs(", ")"));
            let what = format!("ABS: {name} becomes minus its absolute value");
            self.add(at, kinds, above, what, becomes(Change::MinusAbsolute), shown("-Math.abs(", ")"));
            let (more, less) = neighbours(*kind, &value);
            for (change, differs, word, after) in
                [(Change::More, more, "more", " + 1)"), (Change::Less, less, "less", " - 1)")]
            {
                let what = format!("UOI: {name} becomes one {word}");
                self.add(at, kinds, differs, what, becomes(change), shown("(", after));
            }
            let what = format!("UOI: {name} is negated");
            let differ = Predicate::differ(value(), negated());
            self.add(at, kinds, differ, what, becomes(Change::Negated), shown("-", ""));
        }
    }

    /// The kinds of the operands that an instruction takes, the topmost first; none for instructions without mutants. Where
    /// numbers are only passed on, those that are no variables have mutants where they are computed.
    fn kinds(&self, at: u32, insn: Insn) -> Vec<Kind> {
        if let Some(operation) = binary(insn) {
            return match operation {
                Binary::Int(IntBin::And | IntBin::Or | IntBin::Xor)
                    if !self.is_number(at, 0) && !self.is_number(at, 1) =>
                {
                    Vec::new()
                }
                Binary::LongShift(_) => vec![Kind::Int, Kind::Long],
                operation => vec![kind(operation); 2],
            };
        }
        use Kind::{Double, Float, Long, Ref};
        let passed = match (comparison(insn), insn) {
            (Some((_, true)), _) if self.is_boolean(at) || self.is_comparison(at) => return Vec::new(),
            (Some((op, false)), _) if self.compares_booleans(at, op) => return Vec::new(),
            (Some((_, with_zero)), _) => return vec![Kind::Int; if with_zero { 1 } else { 2 }],
            (None, Insn::ReturnValue) => return self.returned(),
            (None, Insn::INeg | Insn::I2L | Insn::I2F | Insn::I2D | Insn::I2B | Insn::I2C | Insn::I2S) => {
                vec![Kind::Int]
            }
            (None, Insn::LNeg | Insn::L2I | Insn::L2F | Insn::L2D) => vec![Long],
            (None, Insn::FNeg | Insn::F2I | Insn::F2L | Insn::F2D) => vec![Float],
            (None, Insn::DNeg | Insn::D2I | Insn::D2L | Insn::D2F) => vec![Double],
            (None, Insn::Switch(_) | Insn::NewArray(_)) => vec![Kind::Int],
            (None, Insn::IntLoad | Insn::LongLoad | Insn::FloatLoad | Insn::DoubleLoad | Insn::RefLoad) => {
                vec![Kind::Int, Ref]
            }
            (None, Insn::ByteLoad | Insn::CharLoad | Insn::ShortLoad) => vec![Kind::Int, Ref],
            (None, Insn::IntStore | Insn::CharStore | Insn::ShortStore | Insn::ByteStore) => {
                vec![Kind::Int, Kind::Int, Ref]
            }
            (None, Insn::LongStore) => vec![Long, Kind::Int, Ref],
            (None, Insn::FloatStore) => vec![Float, Kind::Int, Ref],
            (None, Insn::DoubleStore) => vec![Double, Kind::Int, Ref],
            (None, Insn::RefStore) => vec![Ref, Kind::Int, Ref],
            _ => self.passed(at),
        };
        let wide = |kind: &Kind| usize::from(matches!(kind, Long | Double)) + 1;
        let mut below = 0;
        let mut own = Vec::new();
        for kind in &passed {
            let is_used =
                *kind != Ref && self.is_variable(at, below) && (*kind != Kind::Int || self.is_number(at, below));
            own.push(if is_used { *kind } else { Ref });
            below += wide(kind);
        }
        // What has no mutants only has to have the right width.
        if passed.iter().zip(&own).any(|(kind, own)| *own == Ref && wide(kind) == 2) {
            return Vec::new();
        }
        own
    }

    /// The kinds of what is assigned to a field or local or passed to a method.
    fn passed(&self, at: u32) -> Vec<Kind> {
        let Some(pc) = self.method.code.pcs.get(at as usize).copied() else { return Vec::new() };
        match self.method.body.bytes.get(usize::from(pc)..) {
            Some([0x36 | 0x3b..=0x3e, ..]) => vec![Kind::Int],
            Some([0x37 | 0x3f..=0x42, ..]) => vec![Kind::Long],
            Some([0x38 | 0x43..=0x46, ..]) => vec![Kind::Float],
            Some([0x39 | 0x47..=0x4a, ..]) => vec![Kind::Double],
            Some([0xb3 | 0xb5..=0xb9, high, low, ..]) => {
                let taken = match self.method.file.pool.get(u16::from_be_bytes([*high, *low])) {
                    Some(Constant::Field(member)) => format!("({})V", member.descriptor),
                    Some(Constant::Method(m) | Constant::InterfaceMethod(m)) => m.descriptor.to_string(),
                    _ => return Vec::new(),
                };
                let parsed = MethodType::parse(&taken);
                parsed.map(|parsed| parsed.params.iter().rev().map(kind_of).collect()).unwrap_or_default()
            }
            _ => Vec::new(),
        }
    }

    /// Whether an operand is the value of a variable: a local, a field or an element.
    fn is_variable(&self, at: u32, slots: usize) -> bool {
        matches!(self.method.source(at, slots), Some([0x15..=0x35 | 0xb2 | 0xb4, ..]))
    }

    /// Whether an int operand is known to be a number, and no boolean.
    fn is_number(&self, at: u32, slots: usize) -> bool {
        self.method.int(at, slots) == Int::Number
    }

    fn returned(&self) -> Vec<Kind> {
        let body = self.method.body;
        let own = |m: &&crate::classfile::MethodInfo| m.code.as_ref().is_some_and(|code| std::ptr::eq(code, body));
        let method = self.method.file.methods.iter().find(own);
        let gives = method.map(|m| m.descriptor.rsplit(')').next().unwrap_or_default().to_string());
        match gives.as_deref() {
            Some("B" | "C" | "S" | "I") => vec![Kind::Int],
            Some("J") => vec![Kind::Long],
            Some("F") => vec![Kind::Float],
            Some("D") => vec![Kind::Double],
            _ => Vec::new(),
        }
    }

    fn is_constant(&self, at: u32, kinds: &[Kind], depth: usize) -> bool {
        matches!(self.method.source(at, slots(kinds.get(..depth).unwrap_or_default())), Some([0x02..=0x14, ..]))
    }

    /// Whether the operand of a branch is the result of a comparison of longs or floats.
    fn is_comparison(&self, at: u32) -> bool {
        matches!(self.method.source(at, 0), Some([0x94..=0x98, ..]))
    }

    /// Whether a branch asks if assertions are on, which no source says.
    fn is_about_assertions(&self, at: u32) -> bool {
        let Some([0xb2, high, low, ..]) = self.method.source(at, 0) else { return false };
        let field = self.method.file.pool.get(u16::from_be_bytes([*high, *low]));
        matches!(field, Some(Constant::Field(member)) if &*member.name == "$assertionsDisabled")
    }

    /// Whether the operand of a branch is a boolean, as far as is known.
    fn is_boolean(&self, at: u32) -> bool {
        matches!(self.method.int(at, 0), Int::Boolean | Int::Joined)
    }

    /// Whether a branch asks if two booleans are the same.
    fn compares_booleans(&self, at: u32, op: Cmp) -> bool {
        let both = [self.method.int(at, 0), self.method.int(at, 1)];
        let is_one = |of: &Int| matches!(of, Int::Boolean | Int::Joined);
        matches!(op, Cmp::Eq | Cmp::Ne) && both.iter().any(is_one) && !both.contains(&Int::Number)
    }
}

/// How many slots values of these kinds take.
fn slots(kinds: &[Kind]) -> usize {
    kinds.iter().map(|kind| if matches!(kind, Kind::Long | Kind::Double) { 2 } else { 1 }).sum()
}

fn kind(operation: Binary) -> Kind {
    match operation {
        Binary::Int(_) => Kind::Int,
        Binary::Long(_) | Binary::LongShift(_) => Kind::Long,
        Binary::Float(_) => Kind::Float,
        Binary::Double(_) => Kind::Double,
        Binary::Compare3(_, sort) => match sort {
            Sort::Bv64 => Kind::Long,
            Sort::F32 => Kind::Float,
            _ => Kind::Double,
        },
    }
}

/// The arithmetic instructions that an instruction can be replaced by, itself included.
fn family(insn: Insn) -> Option<[Insn; 5]> {
    use Insn::*;
    let families = [
        [IAdd, ISub, IMul, IDiv, IRem],
        [LAdd, LSub, LMul, LDiv, LRem],
        [FAdd, FSub, FMul, FDiv, FRem],
        [DAdd, DSub, DMul, DDiv, DRem],
    ];
    families.into_iter().find(|family| family.contains(&insn))
}

/// A branch that is taken where a comparison holds.
fn branch(op: Cmp, with_zero: bool, target: u32) -> Insn {
    use Insn::*;
    match (op, with_zero) {
        (Cmp::Eq, true) => IfEq(target),
        (Cmp::Ne, true) => IfNe(target),
        (Cmp::Lt, true) => IfLt(target),
        (Cmp::Ge, true) => IfGe(target),
        (Cmp::Gt, true) => IfGt(target),
        (Cmp::Le, true) => IfLe(target),
        (Cmp::Eq, false) => IfICmpEq(target),
        (Cmp::Ne, false) => IfICmpNe(target),
        (Cmp::Lt, false) => IfICmpLt(target),
        (Cmp::Ge, false) => IfICmpGe(target),
        (Cmp::Gt, false) => IfICmpGt(target),
        (Cmp::Le, false) => IfICmpLe(target),
    }
}

fn divides(operation: Binary) -> bool {
    matches!(operation, Binary::Int(IntBin::Div | IntBin::Rem) | Binary::Long(IntBin::Div | IntBin::Rem))
}

fn zero(kind: Kind) -> Num {
    Num::Const(match kind {
        Kind::Long => Const::Bv64(0),
        _ => Const::Bv32(0),
    })
}

/// When the absolute value of a number is another one, and when that negated is. Zeros have signs, where they are floating-point numbers.
fn signed(kind: Kind, value: &dyn Fn() -> Num) -> (Predicate, Predicate) {
    let floats = |less: Binary, greater: Binary, zeros: [Const; 2]| {
        let [zero_below, zero_above] = zeros.map(Num::Const);
        let compared = |op, by| Predicate::Compare(op, Num::apply(by, value(), zero_above.clone()), zero(Kind::Int));
        let is = |zero: &Num| Predicate::not(Predicate::differ(value(), zero.clone()));
        let below = Predicate::or(compared(Cmp::Lt, less), is(&zero_below));
        (below, Predicate::or(compared(Cmp::Gt, greater), is(&zero_above)))
    };
    let least = match kind {
        Kind::Float => {
            let by = |op| Binary::Compare3(op, Sort::F32);
            return floats(by(Compare3::Fcmpg), by(Compare3::Fcmpl), [-0.0, 0.0].map(Const::float));
        }
        Kind::Double => {
            let by = |op| Binary::Compare3(op, Sort::F64);
            return floats(by(Compare3::Dcmpg), by(Compare3::Dcmpl), [-0.0, 0.0].map(Const::double));
        }
        Kind::Long => Const::Bv64(i64::MIN),
        _ => Const::Bv32(i32::MIN),
    };
    let below =
        vec![Predicate::Compare(Cmp::Lt, value(), zero(kind)), Predicate::Compare(Cmp::Ne, value(), Num::Const(least))];
    (Predicate::All(below), Predicate::Compare(Cmp::Gt, value(), zero(kind)))
}

/// When one more than a number is another one, and when one less is: always, but for large floating-point numbers.
fn neighbours(kind: Kind, value: &dyn Fn() -> Num) -> (Predicate, Predicate) {
    let (by, one): (fn(FloatBin) -> Binary, Const) = match kind {
        Kind::Float => (Binary::Float, Const::float(1.0)),
        Kind::Double => (Binary::Double, Const::double(1.0)),
        _ => return (Predicate::Always, Predicate::Always),
    };
    let differs = |op| Predicate::differ(value(), Num::apply(by(op), value(), Num::Const(one)));
    (differs(FloatBin::Add), differs(FloatBin::Sub))
}

fn symbol(operation: Binary) -> &'static str {
    match operation {
        Binary::Int(op) | Binary::Long(op) | Binary::LongShift(op) => match op {
            IntBin::Add => "+",
            IntBin::Sub => "-",
            IntBin::Mul => "*",
            IntBin::Div => "/",
            IntBin::Rem => "%",
            _ => "another operator",
        },
        Binary::Float(op) | Binary::Double(op) => match op {
            FloatBin::Add => "+",
            FloatBin::Sub => "-",
            FloatBin::Mul => "*",
            FloatBin::Div => "/",
            FloatBin::Rem => "%",
        },
        Binary::Compare3(..) => "a comparison",
    }
}

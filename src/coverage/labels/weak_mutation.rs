//! Weak mutation as labels (paper 002, theorem 2): one label for each mutant, which says that original and mutant differ
//! right after the instruction that the mutant changes.
//!
//! Mutants are made of the operands of the bytecode, which are the operands of the source's operators; names are those of the
//! usual operators. A predicate is exact: an operand on which a mutant would throw where the original does not, or the other
//! way round, does not count for it, so that what is covered is a difference in values. What would need operands that a
//! short-circuit evaluation did not compute has no label.

use std::collections::BTreeSet;

use super::{Located, Marked};
use crate::analysis::cfg::branch_target;
use crate::classfile::Constant;
use crate::classfile::descriptor::MethodType;
use crate::coverage::criteria::{Aim, Criterion};
use crate::coverage::subject::Subject;
use crate::expr::Const;
use crate::expr::ops::{Cmp, FloatBin, IntBin};
use crate::program::operands::Operands;
use crate::program::operators::{Binary, binary, comparison};
use crate::program::predicate::{Num, Predicate};
use crate::program::{Insn, Kind, kind_of};

/// The operators, by the names that `--mutations` takes.
pub const OPERATORS: [&str; 5] = ["ABS", "AOR", "COR", "ROR", "UOI"];

/// The criterion that these labels are for.
pub const CRITERION: &str = "weak-mutation";

/// The operator of a mutant, from what its label says.
pub fn operator(what: &str) -> &str {
    what.split(':').next().unwrap_or_default()
}

/// Of the mutants, only those of these operators are objectives of these criteria; of all others nothing changes.
pub fn choose(subject: &mut Subject, criteria: &[&'static Criterion], operators: &[String]) {
    let is_chosen = |aim: &Aim| match aim {
        Aim::Label(label) => subject.labels.get(*label as usize).is_none_or(|label| {
            label.criterion != CRITERION
                || operators.iter().any(|chosen| chosen.eq_ignore_ascii_case(operator(&label.what)))
        }),
        _ => true,
    };
    let all = criteria.iter().flat_map(|criterion| criterion.aims(subject)).filter(is_chosen);
    let all: BTreeSet<Aim> = match &subject.only {
        Some(only) => all.filter(|aim| only.contains(aim)).collect(),
        None => all.collect(),
    };
    subject.only = Some(all);
}

pub fn labels(method: &Located<'_>) -> Vec<Marked> {
    let mut mutants = Mutants { method, found: Vec::new() };
    for at in 0..method.code.insns.len() as u32 {
        let Some(insn) = method.code.insn(at) else { continue };
        mutants.arithmetic(at, insn);
        mutants.relation(at, insn);
        mutants.operands(at, insn);
    }
    mutants.found
}

struct Mutants<'a> {
    method: &'a Located<'a>,
    found: Vec<Marked>,
}

impl Mutants<'_> {
    fn add(&mut self, at: u32, kinds: &[Kind], predicate: Predicate, what: String) {
        self.found.push(Marked { at, predicate, kinds: kinds.to_vec(), what, is_shared: false });
    }

    /// AOR: another arithmetic operator.
    fn arithmetic(&mut self, at: u32, insn: Insn) {
        let ints = [IntBin::Add, IntBin::Sub, IntBin::Mul, IntBin::Div, IntBin::Rem];
        let floats = [FloatBin::Add, FloatBin::Sub, FloatBin::Mul, FloatBin::Div, FloatBin::Rem];
        let Some(own) = binary(insn) else { return };
        let others: Vec<Binary> = match own {
            Binary::Int(op) if ints.contains(&op) => ints.map(Binary::Int).to_vec(),
            Binary::Long(op) if ints.contains(&op) => ints.map(Binary::Long).to_vec(),
            Binary::Float(_) => floats.map(Binary::Float).to_vec(),
            Binary::Double(_) => floats.map(Binary::Double).to_vec(),
            _ => return,
        };
        let kind = kind(own);
        for other in others.into_iter().filter(|other| *other != own) {
            let apply = |op| Num::apply(op, Num::Operand(1), Num::Operand(0));
            let mut all = vec![Predicate::differ(apply(own), apply(other))];
            if divides(own) || divides(other) {
                all.insert(0, Predicate::Compare(Cmp::Ne, Num::Operand(0), zero(kind)));
            }
            let what = format!("AOR: {} becomes {}", symbol(own), symbol(other));
            self.add(at, &[kind, kind], Predicate::All(all), what);
        }
    }

    /// ROR: another comparison, or none; COR: a condition that is a boolean is taken for true, or for false.
    fn relation(&mut self, at: u32, insn: Insn) {
        let (Some((op, with_zero)), Some(_)) = (comparison(insn), branch_target(insn)) else { return };
        let (left, right, kinds) = match with_zero {
            true => (Num::Operand(0), Num::Const(Const::Bv32(0)), vec![Kind::Int]),
            false => (Num::Operand(1), Num::Operand(0), vec![Kind::Int; 2]),
        };
        let compare = |op| Predicate::Compare(op, left.clone(), right.clone());
        // The source says when to go on, the branch when to leave.
        let own = op.negate();
        if with_zero && self.is_about_assertions(at) {
            return;
        }
        if with_zero && self.is_boolean(at) {
            let (yes, no) = (compare(op), compare(own));
            let (yes, no) = if op == Cmp::Eq { (yes, no) } else { (no, yes) };
            self.add(at, &kinds, yes, "COR: the condition becomes true".into());
            self.add(at, &kinds, no, "COR: the condition becomes false".into());
            return;
        }
        for other in [Cmp::Eq, Cmp::Ne, Cmp::Lt, Cmp::Ge, Cmp::Gt, Cmp::Le].into_iter().filter(|other| *other != own) {
            let what = format!("ROR: {} becomes {}", relation(own), relation(other));
            let predicate = match other == op {
                true => Predicate::Always,
                false => Predicate::xor(compare(own), compare(other)),
            };
            self.add(at, &kinds, predicate, what);
        }
        self.add(at, &kinds, compare(op), format!("ROR: the comparison {} becomes true", relation(own)));
        self.add(at, &kinds, compare(own), format!("ROR: the comparison {} becomes false", relation(own)));
    }

    /// ABS and UOI: a number that an instruction takes is replaced by its absolute value, that negated, its negation, its
    /// successor and its predecessor.
    fn operands(&mut self, at: u32, insn: Insn) {
        let kinds = self.kinds(at, insn);
        for (depth, kind) in kinds.iter().enumerate() {
            if *kind == Kind::Ref || self.is_constant(at, &kinds, depth) {
                continue;
            }
            let kinds = &kinds[..=depth];
            let name = match kinds.len() {
                1 => "the operand".to_string(),
                _ => format!("operand {}", depth + 1),
            };
            let value = || Num::Operand(depth as u8);
            let negated = || Num::Neg(Box::new(value()));
            if let Kind::Int | Kind::Long = kind {
                let least = if *kind == Kind::Int { Const::Bv32(i32::MIN) } else { Const::Bv64(i64::MIN) };
                let below = vec![
                    Predicate::Compare(Cmp::Lt, value(), zero(*kind)),
                    Predicate::Compare(Cmp::Ne, value(), Num::Const(least)),
                ];
                self.add(at, kinds, Predicate::All(below), format!("ABS: {name} becomes its absolute value"));
                let above = Predicate::Compare(Cmp::Gt, value(), zero(*kind));
                self.add(at, kinds, above, format!("ABS: {name} becomes minus its absolute value"));
                self.add(at, kinds, Predicate::Always, format!("UOI: {name} becomes one more"));
                self.add(at, kinds, Predicate::Always, format!("UOI: {name} becomes one less"));
            }
            self.add(at, kinds, Predicate::differ(value(), negated()), format!("UOI: {name} is negated"));
        }
    }

    /// The kinds of the numbers that an instruction takes, the topmost first; none for instructions without mutants.
    fn kinds(&self, at: u32, insn: Insn) -> Vec<Kind> {
        if let Some(operation) = binary(insn) {
            return match operation {
                Binary::Int(IntBin::And | IntBin::Or | IntBin::Xor) => Vec::new(),
                Binary::LongShift(_) => vec![Kind::Int, Kind::Long],
                operation => vec![kind(operation); 2],
            };
        }
        match (comparison(insn), insn) {
            (Some((_, true)), _) if self.is_boolean(at) || self.is_comparison(at) => Vec::new(),
            (Some((_, with_zero)), _) => vec![Kind::Int; if with_zero { 1 } else { 2 }],
            (None, Insn::ReturnValue) => self.returned(),
            _ => Vec::new(),
        }
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

    /// The bytes of what pushed an operand, by its depth in slots.
    fn source(&self, at: u32, slots: usize) -> Option<&[u8]> {
        let pc = self.method.code.pcs.get(at as usize).copied()?;
        let pushed = Operands::until(self.method.file, self.method.body, pc).source(pc, slots)?;
        self.method.body.bytes.get(usize::from(pushed)..)
    }

    fn is_constant(&self, at: u32, kinds: &[Kind], depth: usize) -> bool {
        let wide = |kind: &Kind| matches!(kind, Kind::Long | Kind::Double);
        let slots: usize = kinds.iter().take(depth).map(|kind| if wide(kind) { 2 } else { 1 }).sum();
        matches!(self.source(at, slots), Some([0x02..=0x14, ..]))
    }

    /// Whether the operand of a branch is the result of a comparison of longs or floats.
    fn is_comparison(&self, at: u32) -> bool {
        matches!(self.source(at, 0), Some([0x94..=0x98, ..]))
    }

    /// Whether a branch asks if assertions are on, which no source says.
    fn is_about_assertions(&self, at: u32) -> bool {
        let Some([0xb2, high, low, ..]) = self.source(at, 0) else { return false };
        let field = self.method.file.pool.get(u16::from_be_bytes([*high, *low]));
        matches!(field, Some(Constant::Field(member)) if &*member.name == "$assertionsDisabled")
    }

    /// Whether the operand of a branch is known to be a boolean.
    fn is_boolean(&self, at: u32) -> bool {
        let Some(bytes) = self.source(at, 0) else { return true };
        match bytes {
            [0xc1 | 0x33 | 0x7e | 0x80 | 0x82, ..] => true,
            [0xb2..=0xba, high, low, ..] => {
                let index = u16::from_be_bytes([*high, *low]);
                match self.method.file.pool.get(index) {
                    Some(Constant::Field(member)) => &*member.descriptor == "Z",
                    Some(Constant::Method(member) | Constant::InterfaceMethod(member)) => {
                        member.descriptor.ends_with(")Z")
                    }
                    _ => false,
                }
            }
            [0x15, local, ..] => self.is_boolean_local(u16::from(*local)),
            [load @ 0x1a..=0x1d, ..] => self.is_boolean_local(u16::from(load - 0x1a)),
            _ => false,
        }
    }

    /// Parameters are known by the descriptor; of other locals it is not known, and they may be booleans.
    fn is_boolean_local(&self, local: u16) -> bool {
        let body = self.method.body;
        let own = |m: &&crate::classfile::MethodInfo| m.code.as_ref().is_some_and(|code| std::ptr::eq(code, body));
        let Some(method) = self.method.file.methods.iter().find(own) else { return true };
        let Ok(parsed) = MethodType::parse(&method.descriptor) else { return true };
        let mut slot = u16::from(method.access & crate::classfile::access::STATIC == 0);
        if local < slot {
            return false;
        }
        for param in &parsed.params {
            if slot == local {
                return param.java() == "boolean";
            }
            slot += if matches!(kind_of(param), Kind::Long | Kind::Double) { 2 } else { 1 };
        }
        false
    }
}

fn kind(operation: Binary) -> Kind {
    match operation {
        Binary::Int(_) => Kind::Int,
        Binary::Long(_) | Binary::LongShift(_) => Kind::Long,
        Binary::Float(_) => Kind::Float,
        Binary::Double(_) => Kind::Double,
        Binary::Compare3(_, sort) => match sort {
            crate::expr::Sort::Bv64 => Kind::Long,
            crate::expr::Sort::F32 => Kind::Float,
            _ => Kind::Double,
        },
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

fn relation(op: Cmp) -> &'static str {
    match op {
        Cmp::Eq => "==",
        Cmp::Ne => "!=",
        Cmp::Lt => "<",
        Cmp::Ge => ">=",
        Cmp::Gt => ">",
        Cmp::Le => "<=",
    }
}

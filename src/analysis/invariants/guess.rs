//! Candidates for a class: bounds from the constants of the code, and what is usual otherwise.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::candidate::{Atom, Bound, Candidate, Is, Named};
use crate::classfile::descriptor::FieldType;
use crate::program::{Code, Insn};

/// Limits that are tried for a field alone, and together with another field.
const MOST_BOUNDS: usize = 80;
const MOST_TOGETHER: usize = 8;
/// Numbers that a field may not have, as where numbers stand for states.
const MOST_STATES: i64 = 12;
/// Candidates for one class; with more fields than this allows, pairs of fields are left out.
const MOST_CANDIDATES: usize = 6_000;

/// Numbers that code names.
#[derive(Default)]
pub struct Constants {
    whole: BTreeSet<i64>,
    /// As bits.
    real: BTreeSet<u64>,
}

impl Constants {
    pub fn read(&mut self, code: &Code) {
        for insn in &code.insns {
            match insn.get() {
                Insn::IntConst(value) => _ = self.whole.insert(i64::from(value)),
                Insn::LongConst(value) => _ = self.whole.insert(i64::from(value)),
                Insn::FloatConst(bits) => _ = self.real.insert(f64::from(f32::from_bits(bits.0)).to_bits()),
                Insn::LongWide(place) => self.whole.extend(code.wide.get(place as usize).map(|v| *v as i64)),
                Insn::DoubleWide(place) => self.real.extend(code.wide.get(place as usize)),
                _ => {}
            }
        }
    }

    /// Near zero first; those that the code names before their neighbours.
    fn whole(&self) -> Vec<i64> {
        let mut named: Vec<i64> = [0, 1, -1].into_iter().chain(self.whole.iter().copied()).collect();
        named.sort_by_key(|value| (value.unsigned_abs(), *value));
        let near = named.clone().into_iter().flat_map(|value| [value.saturating_add(1), value.saturating_sub(1)]);
        let mut all: Vec<i64> = Vec::new();
        for value in named.into_iter().chain(near) {
            if all.len() < MOST_BOUNDS && !all.contains(&value) {
                all.push(value);
            }
        }
        all
    }

    fn states(&self) -> impl Iterator<Item = i64> {
        self.whole.iter().copied().filter(|value| (0..MOST_STATES).contains(value))
    }

    fn real(&self) -> Vec<f64> {
        let named = self.real.iter().map(|bits| f64::from_bits(*bits)).filter(|value| !value.is_nan());
        let whole = self.whole.iter().map(|value| *value as f64);
        let mut all: Vec<f64> = [0.0, 1.0].into_iter().chain(named).chain(whole).collect();
        all.sort_by(f64::total_cmp);
        all.dedup();
        all.truncate(MOST_BOUNDS);
        all
    }
}

/// A field that guesses are made about.
pub struct Guessed {
    pub named: Named,
    pub descriptor: Rc<str>,
    /// Not everything that writes it could be walked.
    pub is_lost: bool,
}

impl Guessed {
    fn is_array(&self) -> bool {
        self.named.is_array
    }

    /// Whether this is said of the length of an array.
    fn is_length(&self, is: Is) -> bool {
        self.is_array() && matches!(is, Is::AtLeast(_) | Is::AtMost(_))
    }
}

pub fn guesses(fields: &[Guessed], constants: &Constants) -> Vec<Candidate> {
    let (whole, real) = (constants.whole(), constants.real());
    let bounds = |limits: &[Bound]| limits.iter().flat_map(|b| [Is::AtLeast(*b), Is::AtMost(*b)]).collect::<Vec<_>>();
    let alone = |guessed: &Guessed| -> Vec<Is> {
        if guessed.is_lost {
            return Vec::new();
        }
        let limits = |limits: &[i64]| bounds(&limits.iter().map(|v| Bound::Whole(*v)).collect::<Vec<_>>());
        match FieldType::parse(&guessed.descriptor) {
            Ok(FieldType::Boolean) => vec![Is::AtLeast(Bound::Whole(1)), Is::AtMost(Bound::Whole(0))],
            Ok(FieldType::Float | FieldType::Double) => {
                bounds(&real.iter().map(|value| Bound::Real(*value)).collect::<Vec<_>>())
            }
            Ok(FieldType::Array { .. }) => {
                let lengths: Vec<i64> =
                    whole.iter().copied().filter(|v| (0..=i64::from(i32::MAX)).contains(v)).collect();
                [Is::Null, Is::Something].into_iter().chain(limits(&lengths)).collect()
            }
            Ok(FieldType::Object(_)) => {
                let others = (0..guessed.named.constants.len() as u32).map(Is::Other);
                [Is::Null, Is::Something].into_iter().chain(others).collect()
            }
            Ok(FieldType::Long) => limits(&whole),
            Ok(_) => {
                let fitting: Vec<i64> = whole.iter().copied().filter(|v| i32::try_from(*v).is_ok()).collect();
                constants.states().map(Is::Unlike).chain(limits(&fitting)).collect()
            }
            Err(_) => Vec::new(),
        }
    };
    let mut found = Vec::new();
    let all: Vec<Vec<Is>> = fields.iter().map(alone).collect();
    for (field, all) in all.iter().enumerate() {
        found.extend(all.iter().map(|is| Candidate::One(Atom { field, is: *is })));
    }
    found.extend(pairs(fields, &all));
    found
}

fn pairs(fields: &[Guessed], all: &[Vec<Is>]) -> Vec<Candidate> {
    let mut found = Vec::new();
    for (a, first) in fields.iter().enumerate() {
        for (b, second) in fields.iter().enumerate().filter(|(b, _)| *b != a) {
            if first.is_lost || second.is_lost {
                continue;
            }
            let is_number = |field: &Guessed| "BCSIJFD".contains(&*field.descriptor);
            if is_number(first) && first.descriptor == second.descriptor || has_lengths(first, second) {
                found.push(Candidate::Ordered(a, b));
            }
            // As an index is.
            if second.is_array() && has_lengths(first, second) {
                found.push(Candidate::Below(a, b));
            }
            // The other way round it is the same.
            if !is_number(second) && (b < a || is_number(first)) {
                continue;
            }
            let (Some(one), Some(other)) = (all.get(a), all.get(b)) else { continue };
            for condition in conditions(first, one) {
                let unlike = other.iter().filter(|is| matches!(is, Is::Unlike(_)));
                let others = other.iter().filter(|is| !matches!(is, Is::Unlike(_)) && !second.is_length(**is));
                let most = if is_number(second) { MOST_TOGETHER } else { usize::MAX };
                for is in unlike.chain(others.take(most)) {
                    found.push(Candidate::Either(Atom { field: a, is: condition }, Atom { field: b, is: *is }));
                }
            }
            if found.len() > MOST_CANDIDATES {
                return Vec::new();
            }
        }
    }
    found
}

/// What may hold instead of something about another field.
fn conditions(field: &Guessed, alone: &[Is]) -> Vec<Is> {
    match &*field.descriptor {
        "F" | "D" => Vec::new(),
        "B" | "C" | "S" | "I" | "J" => {
            let unlike = alone.iter().copied().filter(|is| matches!(is, Is::Unlike(_)));
            [Is::AtMost(Bound::Whole(0)), Is::AtLeast(Bound::Whole(1))].into_iter().chain(unlike).collect()
        }
        _ => alone.iter().copied().filter(|is| !field.is_length(*is)).collect(),
    }
}

/// Whether one is an array, and the other one as well or a number that its length can be compared with.
fn has_lengths(first: &Guessed, second: &Guessed) -> bool {
    let fits = |field: &Guessed| field.is_array() || "BCSI".contains(&*field.descriptor);
    (first.is_array() || second.is_array()) && fits(first) && fits(second)
}

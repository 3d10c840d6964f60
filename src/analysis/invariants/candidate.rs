//! What may be true of the private fields of every object of a class between calls: bounds of a number, a reference that
//! is never null, a constant of an enum that is never kept, an order of two fields, and either of two such things. An array
//! counts as the number that is its length, unless it is null.

use std::cmp::Ordering;
use std::rc::Rc;

use crate::analysis::merged::{Values, View};
use crate::expr::eval::{EvalCache, eval, eval_bool};
use crate::expr::ops::Cmp;
use crate::expr::{Assignment, Const, Sort, TermId, Terms};

/// A limit of a number: all fields of one type have limits of one kind.
#[derive(Clone, Copy, Debug)]
pub enum Bound {
    Whole(i64),
    Real(f64),
}

impl Bound {
    fn order(self, other: Bound) -> Ordering {
        match (self, other) {
            (Bound::Whole(a), Bound::Whole(b)) => a.cmp(&b),
            (Bound::Real(a), Bound::Real(b)) => a.total_cmp(&b),
            (Bound::Whole(_), Bound::Real(_)) => Ordering::Less,
            (Bound::Real(_), Bound::Whole(_)) => Ordering::Greater,
        }
    }

    fn term(self, terms: &mut Terms, sort: Sort) -> Option<TermId> {
        Some(match (self, sort) {
            (Bound::Whole(value), Sort::Bv32) => terms.int(i32::try_from(value).ok()?),
            (Bound::Whole(value), Sort::Bv64) => terms.long(value),
            (Bound::Real(value), Sort::F32) => terms.float(value as f32),
            (Bound::Real(value), Sort::F64) => terms.double(value),
            _ => return None,
        })
    }
}

/// What a field is.
#[derive(Clone, Copy, Debug)]
pub enum Is {
    AtLeast(Bound),
    AtMost(Bound),
    Null,
    Something,
    /// Not this constant of its enum, by its place.
    Other(u32),
    /// Not this number.
    Unlike(i64),
}

impl Is {
    /// Whether what is this is that as well.
    fn implies(self, that: Is) -> bool {
        match (self, that) {
            (Is::AtLeast(a), Is::AtLeast(b)) => a.order(b).is_ge(),
            (Is::AtMost(a), Is::AtMost(b)) => a.order(b).is_le(),
            (Is::Null, Is::Null) | (Is::Something, Is::Something) | (Is::Null, Is::Other(_)) => true,
            (Is::Other(a), Is::Other(b)) => a == b,
            (Is::Unlike(a), Is::Unlike(b)) => a == b,
            (Is::AtLeast(Bound::Whole(least)), Is::Unlike(value)) => least > value,
            (Is::AtMost(Bound::Whole(most)), Is::Unlike(value)) => most < value,
            _ => false,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Atom {
    /// The place of the field among those of its class that are watched.
    pub field: usize,
    pub is: Is,
}

#[derive(Clone, Copy, Debug)]
pub enum Candidate {
    One(Atom),
    Either(Atom, Atom),
    /// The first is at most the second.
    Ordered(usize, usize),
    /// The first is less than the second.
    Below(usize, usize),
}

/// A field as people know it.
#[derive(Clone, Debug)]
pub struct Named {
    pub name: Rc<str>,
    pub is_boolean: bool,
    pub is_array: bool,
    /// Of its enum.
    pub constants: Vec<Rc<str>>,
}

impl Atom {
    pub fn implies(self, that: Atom) -> bool {
        self.field == that.field && self.is.implies(that.is)
    }

    fn term(self, terms: &mut Terms, values: &Values) -> Option<TermId> {
        let view = view(values, self.field)?;
        match self.is {
            Is::AtLeast(bound) | Is::AtMost(bound) => {
                let number = view.number?;
                let bound = bound.term(terms, terms.sort(number))?;
                let op = if matches!(self.is, Is::AtLeast(_)) { Cmp::Ge } else { Cmp::Le };
                let said = terms.cmp(op, number, bound);
                Some(unless_null(terms, &[view], said))
            }
            Is::Unlike(value) => {
                let number = view.number?;
                let value = Bound::Whole(value).term(terms, terms.sort(number))?;
                Some(terms.cmp(Cmp::Ne, number, value))
            }
            Is::Null => view.null,
            Is::Something => Some(terms.not(view.null?)),
            Is::Other(place) => {
                let place = terms.int(i32::try_from(place).ok()?);
                let here = terms.eq(view.place?, place);
                let other = terms.not(here);
                Some(terms.or(view.null?, other))
            }
        }
    }

    fn words(self, fields: &[Named]) -> String {
        let Some(field) = fields.get(self.field) else { return String::new() };
        let constant = |place: u32| field.constants.get(place as usize).map_or("?", |name| name);
        let what = match self.is {
            Is::AtLeast(_) if field.is_boolean => "true".to_string(),
            Is::AtMost(_) if field.is_boolean => "false".to_string(),
            Is::AtLeast(Bound::Whole(value)) => format!("at least {value}"),
            Is::AtLeast(Bound::Real(value)) => format!("at least {value}"),
            Is::AtMost(Bound::Whole(value)) => format!("at most {value}"),
            Is::AtMost(Bound::Real(value)) => format!("at most {value}"),
            Is::Null => "null".to_string(),
            Is::Something => "not null".to_string(),
            Is::Other(place) => format!("not {}", constant(place)),
            Is::Unlike(value) => format!("not {value}"),
        };
        let name = if matches!(self.is, Is::Null | Is::Something) { field.name.to_string() } else { field.number() };
        format!("`{name}` is {what}")
    }
}

impl Named {
    /// What of it is a number.
    fn number(&self) -> String {
        if self.is_array { format!("{}.length", self.name) } else { self.name.to_string() }
    }
}

/// Of the length of an array nothing is said where there is none.
fn unless_null(terms: &mut Terms, views: &[&View], said: TermId) -> TermId {
    let nulls: Vec<TermId> = views.iter().filter_map(|view| view.null).chain([said]).collect();
    terms.any_of(&nulls)
}

fn view(values: &Values, field: usize) -> Option<&View> {
    values.fields.iter().find(|(place, _)| *place == field).map(|(_, view)| view)
}

impl Candidate {
    /// When it holds of these values. None if it cannot be said of them.
    pub fn term(self, terms: &mut Terms, values: &Values) -> Option<TermId> {
        match self {
            Candidate::One(atom) => atom.term(terms, values),
            Candidate::Either(a, b) => {
                let (a, b) = (a.term(terms, values)?, b.term(terms, values)?);
                Some(terms.or(a, b))
            }
            Candidate::Ordered(less, more) | Candidate::Below(less, more) => {
                let views = [view(values, less)?, view(values, more)?];
                let (less, more) = (views[0].number?, views[1].number?);
                if terms.sort(less) != terms.sort(more) {
                    return None;
                }
                let op = if matches!(self, Candidate::Below(..)) { Cmp::Lt } else { Cmp::Le };
                let said = terms.cmp(op, less, more);
                Some(unless_null(terms, &views, said))
            }
        }
    }

    /// The bound that it sets a field.
    pub fn most(self, field: usize) -> Option<i64> {
        match self {
            Candidate::One(Atom { field: of, is: Is::AtMost(Bound::Whole(most)) }) if of == field => Some(most),
            _ => None,
        }
    }

    /// Whether that which others say makes this one needless.
    pub fn follows_from(self, one: Candidate) -> bool {
        match (one, self) {
            (Candidate::One(one), Candidate::One(atom)) => one.implies(atom),
            (Candidate::One(one), Candidate::Either(a, b)) => one.implies(a) || one.implies(b),
            (Candidate::Either(x, y), Candidate::Either(a, b)) => {
                x.implies(a) && y.implies(b) || x.implies(b) && y.implies(a)
            }
            (Candidate::Ordered(x, y), Candidate::Ordered(a, b))
            | (Candidate::Below(x, y), Candidate::Ordered(a, b) | Candidate::Below(a, b)) => (a, b) == (x, y),
            _ => false,
        }
    }

    /// Whether both say the same.
    pub fn is_like(self, other: Candidate) -> bool {
        self.follows_from(other) && other.follows_from(self)
    }

    pub fn words(self, fields: &[Named]) -> String {
        match self {
            Candidate::One(atom) => atom.words(fields),
            Candidate::Either(a, b) => format!("{} or {}", a.words(fields), b.words(fields)),
            Candidate::Ordered(less, more) | Candidate::Below(less, more) => {
                let name = |field: usize| fields.get(field).map_or_else(String::new, Named::number);
                let how = if matches!(self, Candidate::Below(..)) { "less than" } else { "at most" };
                format!("`{}` is {how} `{}`", name(less), name(more))
            }
        }
    }
}

/// Values of fields in a model.
pub struct Seen(Vec<(usize, Const, bool, i32)>);

impl Seen {
    pub fn of(terms: &Terms, values: &Values, model: &Assignment, cache: &mut EvalCache) -> Self {
        let mut all = Vec::new();
        for (field, view) in &values.fields {
            let number = view.number.map_or(Const::Bool(false), |t| eval(terms, t, model, cache));
            let null = view.null.is_some_and(|t| eval_bool(terms, t, model, cache));
            let place = view.place.map(|t| eval(terms, t, model, cache));
            all.push((*field, number, null, if let Some(Const::Bv32(place)) = place { place } else { -1 }));
        }
        Self(all)
    }

    /// Whether a candidate holds of them; that which cannot be said does not.
    pub fn satisfy(&self, candidate: Candidate) -> bool {
        match candidate {
            Candidate::One(atom) => self.is(atom),
            Candidate::Either(a, b) => self.is(a) || self.is(b),
            Candidate::Ordered(less, more) | Candidate::Below(less, more) => {
                let strictly = matches!(candidate, Candidate::Below(..));
                self.has_null(less) || self.has_null(more) || self.is_ordered(less, more, strictly)
            }
        }
    }

    fn is_ordered(&self, less: usize, more: usize, strictly: bool) -> bool {
        match (self.number(less), self.number(more)) {
            (Some(less), Some(more)) => within(less, more) && !(strictly && within(more, less)),
            _ => false,
        }
    }

    fn has_null(&self, field: usize) -> bool {
        self.0.iter().any(|(place, _, null, _)| *place == field && *null)
    }

    fn number(&self, field: usize) -> Option<Bound> {
        self.0.iter().find(|(place, ..)| *place == field).and_then(|(_, number, ..)| match number {
            Const::Bv32(value) => Some(Bound::Whole(i64::from(*value))),
            Const::Bv64(value) => Some(Bound::Whole(*value)),
            Const::F32(bits) => Some(Bound::Real(f64::from(f32::from_bits(*bits)))),
            Const::F64(bits) => Some(Bound::Real(f64::from_bits(*bits))),
            _ => None,
        })
    }

    fn is(&self, atom: Atom) -> bool {
        let Some((_, _, null, place)) = self.0.iter().find(|(field, ..)| *field == atom.field) else { return false };
        match atom.is {
            Is::AtLeast(bound) => *null || self.number(atom.field).is_some_and(|number| within(bound, number)),
            Is::AtMost(bound) => *null || self.number(atom.field).is_some_and(|number| within(number, bound)),
            Is::Null => *null,
            Is::Something => !*null,
            Is::Unlike(value) => matches!(self.number(atom.field), Some(Bound::Whole(number)) if number != value),
            Is::Other(constant) => *null || i64::from(*place) != i64::from(constant),
        }
    }
}

/// As Java compares them.
fn within(less: Bound, more: Bound) -> bool {
    match (less, more) {
        (Bound::Whole(a), Bound::Whole(b)) => a <= b,
        (Bound::Real(a), Bound::Real(b)) => a <= b,
        _ => false,
    }
}

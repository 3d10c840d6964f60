//! Few inputs: where the variables of a slice can only have a few values each (indices, permutations, small tables), its models are
//! listed one by one and kept, and what a path adds only takes some of them away.
//!
//! This is paper 003's way to resolve aliases, values of indices tried in order with backtracking, but once for all paths with the
//! same beginning: what a refutation costs is the number of inputs that are left, not the number of ways in which they can be
//! combined. A choice is evaluated on the side that it takes alone.
//!
//! Invariant: a list has exactly the models of its conjuncts, in order; what cannot be listed or evaluated is declined.

mod evaluation;

use std::rc::Rc;
use std::time::Instant;

use evaluation::{Evaluation, NodeId};
use hashbrown::HashMap;

use super::ranges::Ranges;
use super::slice::Slice;
use crate::expr::{Assignment, Const, Node, Sort, TermId, Terms, VarId};

/// Variables of a slice, and values of one of them.
const MOST_VARIABLES: usize = 24;
const MOST_VALUES: i64 = 256;
/// Models that are listed, and values that are tried to list them.
const MOST_ROWS: usize = 4_000_000;
/// Rows of all lists that are kept.
const MOST_KEPT: usize = 48_000_000;
/// Values that were tried in vain before no more lists are made.
const MOST_WASTED: u64 = 60_000_000;
/// Rows of a list, if nothing takes some away, that is made before a decision procedure is asked, and of one that is worth more effort of
/// it before.
const SHORT: u64 = 1 << 16;
const LONG: u64 = 10_000_000;
/// The nodes of a term that says something about values, and nothing about what is computed from them.
const SMALL: usize = 24;
/// Terms that are evaluated in the time that an easy question takes a decision procedure, and in that of one unit of its effort.
const EASY: u64 = 1 << 19;
pub const WORK_OF_EFFORT: u64 = 50_000;
/// What a value that is tried costs, roughly.
const WORK_OF_A_TRY: u64 = 32;
/// Tries between two looks at the clock.
const PATIENCE: u64 = 1 << 16;

/// What is said of a slice.
pub enum Listed {
    Model(Assignment),
    None,
}

/// What a list is expected to cost.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ListCost {
    /// No more than decision procedures: so many terms may be evaluated for it.
    Worth(u64),
    /// The models of these variables were listed before.
    Known,
    Some,
    /// The variables have so many values together that their list is no small thing.
    Much,
}

/// What may be done for an answer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Effort {
    /// So many terms may be evaluated.
    Worth(u64),
    /// Before decision procedures have done all they can.
    Some,
    All,
}

impl Effort {
    /// Values that are tried to list models.
    fn tries(self) -> u64 {
        match self {
            Effort::Worth(work) => work / WORK_OF_A_TRY,
            Effort::Some => 16_000_000,
            Effort::All => 128_000_000,
        }
    }

    /// Terms that are evaluated to take rows away.
    fn work(self) -> u64 {
        match self {
            Effort::Worth(work) => work,
            Effort::Some => 300_000_000,
            Effort::All => 2_400_000_000,
        }
    }
}

/// The models of a set of conjuncts; variables as they come in the slice.
struct Base {
    variables: Vec<VarId>,
    lows: Vec<i64>,
    sorts: Vec<Sort>,
    /// What each is above its least value, row by row.
    values: Vec<u8>,
}

impl Base {
    fn row(&self, number: u32) -> &[u8] {
        let width = self.variables.len();
        self.values.get(number as usize * width..(number as usize + 1) * width).unwrap_or_default()
    }
}

/// Some of them.
#[derive(Clone)]
struct Rows {
    conjuncts: Box<[TermId]>,
    base: Rc<Base>,
    numbers: Rc<[u32]>,
    /// A term, and those for which it is true: both sides of a fork are asked for.
    split: Option<(TermId, Rc<[u32]>)>,
    used: u64,
}

impl Rows {
    /// What is kept for it.
    fn cost(&self) -> usize {
        self.numbers.len() + self.split.as_ref().map_or(0, |(_, left)| left.len()) + 16
    }
}

/// What questions about the same variables have cost. Lists may cost as much as repairs and decision procedures: whichever is the better
/// way, both together take not much more than twice its time.
#[derive(Clone, Copy, Default)]
struct Account {
    /// By these and by lists, as evaluated terms.
    asked: u64,
    listed: u64,
    /// What the next list is expected to take at least.
    needed: u64,
    /// A list was made: for what it was worth, or whatever it took.
    is_short: bool,
    is_known: bool,
}

#[derive(Default)]
pub struct Cases {
    /// By a hash of the conjuncts.
    known: HashMap<u64, Rows>,
    kept: usize,
    clock: u64,
    /// What questions about variables have cost.
    accounts: HashMap<Vec<VarId>, Account>,
    /// Those whose models are too many, and how many values were tried.
    failed: HashMap<Vec<VarId>, u64>,
    wasted: u64,
    evaluation: Evaluation,
}

impl Cases {
    pub fn clear(&mut self) {
        *self = Self { wasted: self.wasted, ..Self::default() };
    }

    /// What a list of the models of a slice is expected to cost; nothing where they cannot be listed.
    pub fn cost(&self, terms: &Terms, slice: &Slice) -> Option<ListCost> {
        if slice.variables.len() > MOST_VARIABLES || self.wasted > MOST_WASTED {
            return None;
        }
        let account = self.accounts.get(&slice.variables).copied().unwrap_or_default();
        if account.is_known {
            return Some(ListCost::Known);
        }
        let rows = match account.is_short {
            true => 0,
            false => rows(&begin(terms, slice)?.2),
        };
        let size = if rows <= SHORT { 0 } else { rows.saturating_mul(WORK_OF_A_TRY) };
        let worth = EASY.saturating_add(account.asked).saturating_sub(account.listed);
        Some(match rows {
            _ if worth >= account.needed.max(size) => ListCost::Worth(worth),
            ..=LONG => ListCost::Some,
            _ => ListCost::Much,
        })
    }

    /// Whether models of these variables were listed.
    pub fn has_list(&self, variables: &[VarId]) -> bool {
        self.accounts.get(variables).is_some_and(|account| account.is_short || account.is_known)
    }

    /// What others took for a question about these variables, as evaluated terms.
    pub fn note_asked(&mut self, variables: &[VarId], work: u64) {
        if variables.len() <= MOST_VARIABLES {
            let account = self.accounts.entry_ref(variables).or_default();
            account.asked = account.asked.saturating_add(work);
        }
    }

    /// A model of a slice, or that it has none; nothing where its models cannot be listed.
    pub fn decide(
        &mut self,
        terms: &Terms,
        slice: &Slice,
        (effort, deadline): (Effort, Option<Instant>),
    ) -> Option<Listed> {
        self.evaluation.work = 0;
        let listed = self.listed_within(terms, slice, (effort, deadline));
        let account = self.accounts.entry_ref(slice.variables.as_slice()).or_default();
        account.listed = account.listed.saturating_add(self.evaluation.work);
        if let (None, Effort::Worth(work)) = (&listed, effort) {
            account.needed = work.saturating_mul(2);
        }
        listed
    }

    fn listed_within(
        &mut self,
        terms: &Terms,
        slice: &Slice,
        (effort, deadline): (Effort, Option<Instant>),
    ) -> Option<Listed> {
        let all = slice.ordered.as_slice();
        let hashes = prefix_hashes(all);
        let known = (1..=all.len()).rev().find_map(|length| {
            let rows = self.known.get_mut(hashes.get(length)?)?;
            let fits = *rows.conjuncts == *all.get(..length)? && rows.base.variables == slice.variables;
            fits.then(|| {
                rows.used = self.clock;
                (length, rows.clone())
            })
        });
        self.clock += 1;
        let (mut length, mut rows) = match known {
            Some(known) => known,
            None => {
                let (path, base, sizes) = begin(terms, slice)?;
                (path.len(), self.list(terms, path, base, &sizes, (effort, deadline))?)
            }
        };
        self.evaluation.begin(&rows.base);
        let most = self.evaluation.work.saturating_add(effort.work());
        while let Some(conjunct) = all.get(length).copied() {
            let left = self.narrowed(terms, &mut rows, conjunct, (most, deadline))?;
            self.keep(hashes.get(length).copied()?, rows.clone());
            rows.numbers = left;
            length += 1;
            (rows.conjuncts, rows.split) = (all.get(..length)?.into(), None);
        }
        let Some(first) = rows.numbers.first().copied() else { return Some(Listed::None) };
        let model = model(&rows.base, first);
        self.keep(hashes.get(length).copied()?, rows);
        Some(Listed::Model(model))
    }

    /// The rows for which one more conjunct is true.
    fn narrowed(
        &mut self,
        terms: &Terms,
        rows: &mut Rows,
        conjunct: TermId,
        (most, deadline): (u64, Option<Instant>),
    ) -> Option<Rc<[u32]>> {
        if let Some((term, left)) = &rows.split {
            if *term == conjunct {
                return Some(Rc::clone(left));
            }
            if are_opposite(terms, *term, conjunct) {
                return Some(match left.is_empty() {
                    true => Rc::clone(&rows.numbers),
                    false => difference(&rows.numbers, left),
                });
            }
        }
        let node = self.evaluation.node(terms, conjunct);
        let mut left = Vec::new();
        for (tries, number) in (0_u64..).zip(rows.numbers.iter()) {
            let late = tries % PATIENCE == 0 && deadline.is_some_and(|end| Instant::now() >= end);
            if late || self.evaluation.work > most {
                return None;
            }
            if self.evaluation.holds(rows.base.row(*number), node)? {
                left.push(*number);
            }
        }
        let left: Rc<[u32]> = if left.len() == rows.numbers.len() { Rc::clone(&rows.numbers) } else { left.into() };
        rows.split = Some((conjunct, Rc::clone(&left)));
        Some(left)
    }

    fn keep(&mut self, hash: u64, mut rows: Rows) {
        rows.used = self.clock;
        self.kept += rows.cost();
        if let Some(before) = self.known.insert(hash, rows) {
            self.kept -= before.cost();
        }
        while self.kept > MOST_KEPT {
            let Some((oldest, _)) = self.known.iter().min_by_key(|(hash, rows)| (rows.used, **hash)) else { return };
            let oldest = *oldest;
            if let Some(rows) = self.known.remove(&oldest) {
                self.kept -= rows.cost();
            }
        }
    }

    /// Lists the models of a path.
    fn list(
        &mut self,
        terms: &Terms,
        path: &[TermId],
        base: Base,
        sizes: &[u16],
        (effort, deadline): (Effort, Option<Instant>),
    ) -> Option<Rows> {
        let (variables, most) = (base.variables.clone(), effort.tries());
        let tried = self.failed.get(&variables).is_some_and(|tried| *tried >= most);
        if tried || self.wasted > MOST_WASTED || variables.len() > MOST_VARIABLES {
            return None;
        }
        self.evaluation.begin(&base);
        let Some(base) = self.search(terms, path, base, sizes, (most, deadline)) else {
            self.wasted += most;
            self.failed.insert(variables, most);
            return None;
        };
        let count = base.values.len() / variables.len().max(1);
        let account = self.accounts.entry_ref(variables.as_slice()).or_default();
        match effort {
            Effort::Worth(_) => account.is_short = true,
            Effort::Some | Effort::All => account.is_known = true,
        }
        let numbers: Vec<u32> = (0..count as u32).collect();
        let (base, numbers) = (Rc::new(base), numbers.into());
        Some(Rows { conjuncts: path.into(), base, numbers, split: None, used: self.clock })
    }

    /// One variable after the other; a conjunct is asked as soon as all its variables have values.
    fn search(
        &mut self,
        terms: &Terms,
        path: &[TermId],
        mut base: Base,
        sizes: &[u16],
        (most, deadline): (u64, Option<Instant>),
    ) -> Option<Base> {
        let mut due: Vec<Vec<NodeId>> = vec![Vec::new(); sizes.len()];
        for conjunct in path {
            // Thousands of conjuncts may share large terms.
            if deadline.is_some_and(|end| Instant::now() >= end) {
                return None;
            }
            let last = terms.reachable(&[*conjunct]).into_iter().filter_map(|t| terms.as_var(t));
            let last = last.filter_map(|var| base.variables.iter().position(|known| *known == var)).max()?;
            due.get_mut(last)?.push(self.evaluation.node(terms, *conjunct));
        }
        let mut row: Vec<u8> = vec![0; sizes.len()];
        // The value that is tried next at each position.
        let mut next: Vec<u16> = vec![0; sizes.len()];
        let (mut at, mut tries) = (0, 0_u64);
        loop {
            let Some(value) = next.get(at).copied().filter(|value| *value < sizes[at]) else {
                if at == 0 {
                    return Some(base);
                }
                next[at] = 0;
                at -= 1;
                continue;
            };
            next[at] += 1;
            row[at] = value as u8;
            tries += 1;
            let late = tries % PATIENCE == 0 && deadline.is_some_and(|end| Instant::now() >= end);
            if tries > most || late {
                return None;
            }
            let mut holds = true;
            for conjunct in due.get(at)? {
                holds = holds && self.evaluation.holds(&row, *conjunct)?;
            }
            match holds {
                true if at + 1 == sizes.len() => {
                    base.values.extend(&row);
                    if base.values.len() / sizes.len() > MOST_ROWS {
                        return None;
                    }
                }
                true => at += 1,
                false => {}
            }
        }
    }
}

/// Whether exactly one of two terms is true.
fn are_opposite(terms: &Terms, a: TermId, b: TermId) -> bool {
    match (*terms.node(a), *terms.node(b)) {
        (Node::Not(a), _) if a == b => true,
        (_, Node::Not(b)) if a == b => true,
        (Node::Cmp(op, a1, a2), Node::Cmp(other, b1, b2)) => {
            (a1, a2) == (b1, b2) && op.negate() == other && terms.sort(a1).is_bit_vector()
        }
        (Node::CmpUnsigned(op, a1, a2), Node::CmpUnsigned(other, b1, b2)) => {
            (a1, a2) == (b1, b2) && op.negate() == other
        }
        _ => false,
    }
}

/// What is in the first and not in the second; both ascend.
fn difference(all: &[u32], without: &[u32]) -> Rc<[u32]> {
    let mut without = without.iter().peekable();
    let rest = all.iter().copied().filter(|number| without.next_if_eq(&number).is_none());
    rest.collect::<Vec<u32>>().into()
}

/// How many these are, if nothing takes some away.
fn rows(sizes: &[u16]) -> u64 {
    sizes.iter().fold(1, |all, size| all.saturating_mul(u64::from(*size)))
}

/// The conjuncts of a slice whose models are listed first, because all paths that begin so are served by them, and the values that its
/// variables can have.
fn begin<'s>(terms: &Terms, slice: &'s Slice) -> Option<(&'s [TermId], Base, Vec<u16>)> {
    let all = slice.ordered.as_slice();
    let path = all.split_last()?.1;
    let first = path.iter().take_while(|conjunct| terms.size(**conjunct) <= SMALL).count();
    let list = |path: &'s [TermId]| {
        let (base, sizes) = domains(terms, all, path, &slice.variables)?;
        Some((path, base, sizes))
    };
    list(path.get(..first)?).or_else(|| list(path))
}

/// The values that variables can have by these conjuncts alone, and how many these are: the list serves whoever begins so.
fn domains(terms: &Terms, all: &[TermId], path: &[TermId], variables: &[VarId]) -> Option<(Base, Vec<u16>)> {
    let mut ranges = Ranges::default();
    path.iter().for_each(|conjunct| ranges.assume(terms, *conjunct));
    let mut found: HashMap<VarId, (i64, i64, Sort)> = HashMap::new();
    for term in terms.reachable(all) {
        if let Some(var) = terms.as_var(term) {
            let sort = terms.sort(term);
            let (low, high) = if sort == Sort::Bool { (0, 1) } else { ranges.of(terms, term) };
            let few = high.checked_sub(low).is_some_and(|more| (0..MOST_VALUES).contains(&more));
            if !few || !(sort.is_bit_vector() || sort == Sort::Bool) {
                return None;
            }
            found.insert(var, (low, high, sort));
        }
    }
    let mut base = Base { variables: variables.to_vec(), lows: Vec::new(), sorts: Vec::new(), values: Vec::new() };
    let mut sizes = Vec::new();
    for variable in variables {
        let (low, high, sort) = *found.get(variable)?;
        base.lows.push(low);
        base.sorts.push(sort);
        sizes.push((high - low + 1) as u16);
    }
    (!sizes.is_empty()).then_some((base, sizes))
}

fn model(base: &Base, number: u32) -> Assignment {
    let mut model = Assignment::new();
    for (position, offset) in base.row(number).iter().enumerate() {
        if let (Some(var), Some(low), Some(sort)) =
            (base.variables.get(position), base.lows.get(position), base.sorts.get(position))
        {
            let bits = (low + i64::from(*offset)) as u64 & sort.mask();
            model.set(*var, Const::from_bits(*sort, bits));
        }
    }
    model
}

/// The hash of the first so many.
fn prefix_hashes(all: &[TermId]) -> Vec<u64> {
    let mut hash = 0x9e37_79b9_7f4a_7c15_u64;
    let mut hashes = vec![hash];
    for term in all {
        hash = (hash ^ u64::from(term.0)).wrapping_mul(0xff51_afd7_ed55_8ccd).rotate_left(29);
        hashes.push(hash);
    }
    hashes
}

//! Which object a reference is: constants of enums are known by their place, a reference that differs between ways is one
//! of two. So states that are kept as enums, and switches over them, are followed as numbers are.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::memory::{Identity, Name, Object, Origin};
use super::{NULL, Val, Walk};
use crate::classfile::{ClassFile, Constant, MemberRef, access};
use crate::expr::ops::IntBin;
use crate::expr::{Sort, TermId};
use crate::program::{Insn, decode};
use crate::util::LiteralId;

/// Choices within one another that are remembered.
const DEEPEST_CHOICE: u8 = 16;
/// Constants of an enum that are told apart where any of them may be.
const MOST_CONSTANTS: usize = 24;

/// The array by which javac finds the case of an enum's constant, by its ordinal.
pub(super) type CaseTable = BTreeMap<i32, i32>;

impl Walk<'_> {
    pub(super) fn identity(&self, name: Name) -> Identity {
        self.objects.get(name as usize).map_or(Identity::Some, |o| o.identity)
    }

    fn identified(&mut self, origin: Origin, null: TermId, identity: Identity) -> Name {
        let name = self.objects.len() as Name;
        self.objects.push(Object { origin, null, identity });
        name
    }

    /// The first if `choice` holds, else the second.
    pub(super) fn one_of_two(&mut self, choice: TermId, a: Name, b: Name) -> Name {
        let (x, y) = (self.null(a), self.null(b));
        let null = self.terms.ite(choice, x, y);
        let depth = |walk: &Self, name| match walk.identity(name) {
            Identity::Either { depth, .. } => depth,
            _ => 0,
        };
        let depth = depth(self, a).max(depth(self, b)) + 1;
        let identity = match (self.identity(a), self.identity(b)) {
            (Identity::Constant { of, place: x }, Identity::Constant { of: other, place: y }) if of == other => {
                Identity::Constant { of, place: self.terms.ite(choice, x, y) }
            }
            // Where it is null, the place does not matter.
            (Identity::Constant { of, place }, _) if b == NULL => Identity::Constant { of, place },
            (_, Identity::Constant { of, place }) if a == NULL => Identity::Constant { of, place },
            _ if depth <= DEEPEST_CHOICE => Identity::Either { choice, a, b, depth },
            _ => {
                self.leaks(&[Val::Ref(a), Val::Ref(b)]);
                Identity::Some
            }
        };
        self.identified(Origin::Any, null, identity)
    }

    /// The names of an enum's constants in order. None for other classes.
    pub(super) fn constants_of(&self, class: &str) -> Option<Vec<Rc<str>>> {
        let file = self.file(class)?;
        let is_enum = file.access & access::ENUM != 0 && file.super_name.as_deref() == Some("java/lang/Enum");
        let constants = file.fields.iter().filter(|f| f.access & access::ENUM != 0).map(|f| Rc::clone(&f.name));
        is_enum.then(|| constants.collect())
    }

    /// The constant of an enum that a static field is.
    pub(super) fn constant(&mut self, member: &MemberRef) -> Option<Val> {
        let place = self.constants_of(&member.class)?.iter().position(|name| *name == member.name)?;
        Some(Val::Ref(self.constant_at(&member.class, place as u32)))
    }

    fn constant_at(&mut self, class: &str, place: u32) -> Name {
        if let Some(known) = self.constants.get(&(class.into(), place)) {
            return *known;
        }
        let (of, number) = (self.enum_number(class), self.terms.int(place as i32));
        let name = self.identified(Origin::Old, TermId::FALSE, Identity::Constant { of, place: number });
        self.constants.insert((class.into(), place), name);
        name
    }

    fn enum_number(&mut self, class: &str) -> u32 {
        let next = self.enums.len() as u32;
        *self.enums.entry(class.into()).or_insert(next)
    }

    /// Any constant of an enum, or null. None for other classes.
    pub(super) fn any_constant(&mut self, class: &str) -> Option<Val> {
        let count = self.constants_of(class)?.len();
        if count == 0 || count > MOST_CONSTANTS {
            return None;
        }
        let which = self.fresh(Sort::Bv32);
        let mut place = self.terms.int(0);
        for number in 1..count {
            let number = self.terms.int(number as i32);
            let here = self.terms.eq(which, number);
            place = self.terms.ite(here, number, place);
        }
        let (of, null) = (self.enum_number(class), self.fresh_bool("null"));
        Some(Val::Ref(self.identified(Origin::Any, null, Identity::Constant { of, place })))
    }

    pub(super) fn same(&mut self, a: Name, b: Name) -> TermId {
        let (a, b) = (a.min(b), a.max(b));
        if a == b {
            return TermId::TRUE;
        }
        if a == NULL {
            return self.null(b);
        }
        if let Some(known) = self.equal.get(&(a, b)) {
            return *known;
        }
        let found = match (self.identity(a), self.identity(b)) {
            (Identity::Constant { of, place: x }, Identity::Constant { of: other, place: y }) => {
                let (no_a, no_b) = (self.null(a), self.null(b));
                let neither = self.terms.and(no_a, no_b);
                if of != other {
                    neither
                } else {
                    let either = self.terms.or(no_a, no_b);
                    let (some, same) = (self.terms.not(either), self.terms.eq(x, y));
                    let same = self.terms.and(some, same);
                    self.terms.or(neither, same)
                }
            }
            (Identity::Either { choice, a: x, b: y, .. }, _) => {
                let (x, y) = (self.same(x, b), self.same(y, b));
                self.terms.ite(choice, x, y)
            }
            (_, Identity::Either { choice, a: x, b: y, .. }) => {
                let (x, y) = (self.same(a, x), self.same(a, y));
                self.terms.ite(choice, x, y)
            }
            _ => self.same_unknown(a, b),
        };
        self.equal.insert((a, b), found);
        found
    }

    fn same_unknown(&mut self, a: Name, b: Name) -> TermId {
        match (self.origin(a), self.origin(b)) {
            (Origin::New, Origin::New | Origin::Old) | (Origin::Old, Origin::New) => TermId::FALSE,
            (Origin::Old | Origin::Any, _) | (_, Origin::Any) => self.fresh_bool("same"),
        }
    }

    /// The place of a constant among those of its enum.
    fn ordinal(&mut self, name: Name) -> Option<TermId> {
        match self.identity(name) {
            Identity::Constant { place, .. } => Some(place),
            // Nothing goes on from there.
            _ if name == NULL => Some(self.terms.int(0)),
            _ => None,
        }
    }

    /// What an argument must be, as a number: itself, or for a reference 0 for null and else one more than the place of a
    /// constant.
    pub(super) fn as_number(&mut self, value: Val) -> Option<TermId> {
        let name = match value {
            Val::Num(term) => return Some(term),
            Val::Ref(name) => name,
            Val::Nothing => return None,
        };
        let (zero, one) = (self.terms.int(0), self.terms.int(1));
        let some = match self.ordinal(name) {
            Some(ordinal) => self.terms.int_bin(IntBin::Add, ordinal, one),
            None => one,
        };
        let null = self.null(name);
        Some(self.terms.ite(null, zero, some))
    }

    /// The array that a switch over an enum looks into, if a static field is one.
    pub(super) fn case_table(&mut self, member: &MemberRef) -> Option<Val> {
        if !member.name.starts_with("$SwitchMap$") {
            return None;
        }
        let file = (self.files)(&member.class).filter(|file| file.access & access::SYNTHETIC != 0)?;
        let table = self.read_cases(&file, member)?;
        self.case_tables.push(table);
        let number = self.case_tables.len() as u32 - 1;
        Some(Val::Ref(self.identified(Origin::Old, TermId::FALSE, Identity::Cases(number))))
    }

    /// What the initialiser of the class writes there: of each constant's ordinal, the number of its case.
    fn read_cases(&self, file: &Rc<ClassFile>, table: &MemberRef) -> Option<CaseTable> {
        let info = file.method("<clinit>", "()V")?;
        let code = decode(file, info, info.code.as_ref()?, &mut |_| LiteralId(0)).ok()?;
        let field = |pool: u16| match file.pool.get(pool) {
            Some(Constant::Field(member)) => Some(member),
            _ => None,
        };
        let insns: Vec<Insn> = code.insns.iter().map(|insn| insn.get()).collect();
        let mut found = CaseTable::new();
        for window in insns.windows(5) {
            let [
                Insn::GetStatic(of),
                Insn::GetStatic(constant),
                Insn::InvokeVirtual(_),
                Insn::IntConst(case),
                Insn::IntStore,
            ] = *window
            else {
                continue;
            };
            if field(of).is_some_and(|of| of.name == table.name) {
                let constant = field(constant)?;
                let place = self.constants_of(&constant.class)?.iter().position(|name| *name == constant.name)?;
                found.insert(place as i32, case);
            }
        }
        Some(found)
    }

    /// The case of an ordinal.
    pub(super) fn look_up(&mut self, table: Name, ordinal: TermId) -> Option<TermId> {
        let Identity::Cases(number) = self.identity(table) else { return None };
        let cases = self.case_tables.get(number as usize)?.clone();
        let mut found = self.terms.int(0);
        for (place, case) in cases {
            let (place, case) = (self.terms.int(place), self.terms.int(case));
            let here = self.terms.eq(ordinal, place);
            found = self.terms.ite(here, case, found);
        }
        Some(found)
    }

    /// What methods of constants give that every enum has.
    pub(super) fn asked_of_constant(&mut self, member: &MemberRef, taken: &[Val]) -> Option<Val> {
        let Some(Val::Ref(object)) = taken.first() else { return None };
        match (&*member.name, &*member.descriptor, taken) {
            ("ordinal", "()I", _) => Some(Val::Num(self.ordinal(*object)?)),
            ("equals", "(Ljava/lang/Object;)Z", [_, Val::Ref(other)]) => {
                self.ordinal(*object)?;
                let same = self.same(*object, *other);
                Some(Val::Num(self.terms.bool_to_int(same)))
            }
            ("compareTo", "(Ljava/lang/Enum;)I", [_, Val::Ref(other)]) => {
                let (a, b) = (self.ordinal(*object)?, self.ordinal(*other)?);
                Some(Val::Num(self.terms.int_bin(IntBin::Sub, a, b)))
            }
            _ => None,
        }
    }
}

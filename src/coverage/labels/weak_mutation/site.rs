//! Where the source has what a mutant changes, as far as the bytecode tells: which of the values of a line that are written alike,
//! or which condition. `coverage::mutated_source` finds that in the text.

use std::rc::Rc;

use crate::analysis::decisions::Point;
use crate::classfile::Constant;
use crate::coverage::labels::Located;

/// What stands in the source, and what a mutant has there instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    pub site: Site,
    pub instead: Instead,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Site {
    /// Of the values of a line that are written alike, which one, and how many there are.
    Value { token: Token, number: usize, of: usize },
    /// A condition, by its line and column.
    Condition(u32, u32),
    /// `&&` or `||`, by where the first conditions of its operands begin.
    Operator { left: (u32, u32), right: (u32, u32) },
}

/// How a value is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token {
    /// A variable or field.
    Name(Rc<str>),
    Call(Rc<str>),
    Element,
    /// By the operator.
    Arithmetic(&'static str),
    /// A variable that is counted in place.
    Counted(Rc<str>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Instead {
    /// This before and after it.
    Around(&'static str, &'static str),
    /// Another operator: the own one is here because compilers may turn a comparison round.
    Operator {
        own: &'static str,
        other: &'static str,
    },
    /// A comparison, which may be turned round, is taken for this.
    Truth {
        own: &'static str,
        value: bool,
    },
    /// It is counted the other way.
    CountedBack,
    /// `&&` or `||` becomes this.
    Joined(&'static str),
    Left,
    Right,
    Constant(bool),
}

impl Located<'_> {
    /// The value that an operand is, by its depth in slots: what pushed it, or what that was widened from.
    pub(super) fn operand_site(&self, at: u32, slots: usize) -> Option<Site> {
        let mut pc = self.code.pcs.get(at as usize).copied()?;
        let mut depth = slots;
        loop {
            pc = self.pushed(pc, depth)?;
            depth = 0;
            if !matches!(self.body.bytes.get(usize::from(pc))?, 0x85..=0x87 | 0x89 | 0x8a | 0x8d) {
                return if self.is_copied(pc) { None } else { self.site(pc) };
            }
        }
    }

    /// Whether what an instruction pushes is used more than once: `(k = a) > 1`. A mutant changes one of the uses, which the source
    /// does not have apart.
    fn is_copied(&self, pc: u16) -> bool {
        let next = self.code.pcs.iter().position(|own| *own == pc).and_then(|at| self.code.pcs.get(at + 1));
        next.and_then(|next| self.body.bytes.get(usize::from(*next))).is_some_and(|next| (0x59..=0x5e).contains(next))
    }

    /// The value that an instruction gives.
    pub(super) fn value_site(&self, at: u32) -> Option<Site> {
        self.site(self.code.pcs.get(at as usize).copied()?)
    }

    /// The condition whose branch this is, or whose branch comes next.
    pub(super) fn condition_site(&self, at: u32) -> Option<Site> {
        let pcs = [at, at + 1].map(|at| self.code.pcs.get(at as usize).map(|pc| u32::from(*pc)));
        let conditions = || self.decisions.iter().flat_map(|decision| &decision.conditions);
        let found = pcs
            .into_iter()
            .flatten()
            .find_map(|pc| conditions().find(|condition| condition.points.iter().any(|point| point.pc() == pc)))?;
        (found.column > 0).then_some(Site::Condition(found.line, found.column))
    }

    /// A condition of the source holds where this branch is taken.
    pub(super) fn holds_where_taken(&self, at: u32) -> bool {
        let own = self.code.pcs.get(at as usize).map(|pc| u32::from(*pc));
        let conditions = self.decisions.iter().flat_map(|decision| &decision.conditions);
        let mut points = conditions.flat_map(|condition| &condition.points);
        points.any(|point| matches!(point, Point::Branch { pc, taken_means: true } if Some(*pc) == own))
    }

    fn site(&self, pc: u16) -> Option<Site> {
        let token = self.token(pc)?;
        let line = self.body.line_at(pc)?;
        let alike: Vec<u16> = self
            .code
            .pcs
            .iter()
            .copied()
            .filter(|other| self.body.line_at(*other) == Some(line) && self.token(*other).as_ref() == Some(&token))
            .collect();
        let number = alike.iter().position(|other| *other == pc)?;
        Some(Site::Value { token, number, of: alike.len() })
    }

    fn token(&self, pc: u16) -> Option<Token> {
        let bytes = self.body.bytes.get(usize::from(pc)..)?;
        Some(match bytes {
            [0x15..=0x18, local, ..] => Token::Name(self.name(pc, u16::from(*local))?),
            [short @ 0x1a..=0x29, ..] => Token::Name(self.name(pc, u16::from((short - 0x1a) % 4))?),
            [0x84, local, ..] => Token::Counted(self.name(pc, u16::from(*local))?),
            [0x2e..=0x35, ..] => Token::Element,
            [operator @ 0x60..=0x73, ..] => {
                Token::Arithmetic(["+", "-", "*", "/", "%"][usize::from((operator - 0x60) / 4)])
            }
            [opcode @ (0xb2 | 0xb4 | 0xb6..=0xb9), high, low, ..] => {
                match (opcode, self.file.pool.get(u16::from_be_bytes([*high, *low]))?) {
                    (0xb2 | 0xb4, Constant::Field(member)) => Token::Name(member.name.clone()),
                    (_, Constant::Method(m) | Constant::InterfaceMethod(m)) => Token::Call(m.name.clone()),
                    _ => return None,
                }
            }
            _ => return None,
        })
    }

    fn name(&self, pc: u16, local: u16) -> Option<Rc<str>> {
        let lives = |start: u16, length: u16| (start..=start.saturating_add(length)).contains(&pc);
        let found = self.body.locals.iter().find(|l| l.index == local && lives(l.start, l.len));
        found.map(|found| found.name.clone())
    }
}

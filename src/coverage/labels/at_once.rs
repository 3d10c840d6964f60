//! Labels that were put into classes (`coverage::labels::put`), told where the first of them begins instead of by running their code:
//! for a plain run, in which a label is told once to who listens.
//!
//! The code of a label computes a predicate and changes nothing, so it can be passed by. A predicate that only computes with locals,
//! fields and elements of arrays is read from its code as a graph of tests (`program::vigil`), and all of those at one place are
//! looked at together. What calls methods of the program runs as it stands, while it has something to tell.

use std::collections::BTreeMap;
use std::rc::Rc;

use hashbrown::HashMap;

use crate::analysis::cfg::branch_target;
use crate::analysis::label_calls::MADE;
use crate::coverage::subject::Subject;
use crate::expr::Const;
use crate::expr::ops::Cmp;
use crate::program::operators::{binary, comparison, conversion};
use crate::program::predicate::At;
use crate::program::vigil::{Next, Op, Vigil};
use crate::program::watch::{Aside, LabelCode, Look};
use crate::program::{Code, FieldRef, Insn, Kind, Method, Program};
use crate::util::ClassId;

/// The code of one label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Put {
    pub method: usize,
    /// Its first instruction, which pushes the name.
    pub from: u32,
    /// Its last, where it counts.
    pub at: u32,
}

/// Instructions that are read for one label, on all ways together.
const MOST_STEPS: u32 = 400;

/// Passes the code of labels by, in a program whose spots tell once.
pub fn pass_by(subject: &Subject, program: &Program) {
    let spots = subject.spots.iter().enumerate().filter(|(_, spot)| spot.has_labels());
    let spots: BTreeMap<(usize, u32), usize> = spots.map(|(id, spot)| ((spot.method, spot.at), id)).collect();
    let follows = |a: &Put, b: &Put| (a.method, a.at + 1) == (b.method, b.from);
    for group in subject.put.chunk_by(follows) {
        let Some(first) = group.first() else { continue };
        let class = subject.methods.get(first.method).and_then(|method| subject.classes.get(method.class));
        let class = class.and_then(|class| program.load(&class.name).ok());
        if let Some((code, class)) = subject.code(program, first.method).zip(class) {
            pass_group(subject, (program, code, class), &spots, group);
        }
    }
}

/// Labels of one place, one behind the other.
fn pass_group(
    subject: &Subject,
    (program, code, class): (&Program, &Code, ClassId),
    spots: &BTreeMap<(usize, u32), usize>,
    group: &[Put],
) {
    let Some((first, last)) = group.first().zip(group.last()) else { return };
    let (mut vigil, mut told, mut others) = (Vigil::default(), Vec::new(), Vec::new());
    // Where control may come to: the beginning, and behind what runs.
    let mut entrances = vec![first.from];
    for put in group {
        let Some(id) = spots.get(&(put.method, put.at)).copied() else { continue };
        let Some(spot) = subject.spots.get(id) else { continue };
        let mut reader = Reader { program, vigil: &mut vigil, steps: MOST_STEPS };
        match reader.label(code, class, put) {
            Some(root) => {
                for (number, _) in spot.look.labels.iter() {
                    vigil.add_graph(told.len() as u32, root);
                    told.push((id as u32, *number));
                }
            }
            None => {
                let Some(open) = code.told(put.at) else { return };
                others.push((put.from, open));
                entrances.push(put.at + 1);
            }
        }
    }
    let end = last.at + 1;
    let labels = Rc::new(LabelCode { vigil: vigil.into(), told, others, end });
    for at in entrances.into_iter().filter(|at| *at != end) {
        let aside = Some(Aside { code: Rc::clone(&labels), is_first: at == first.from });
        let once = Some(Rc::clone(&subject.listening));
        match code.look(at) {
            Some(look) => code.watch_for(at, Look { aside, once, ..look }),
            // It tells nothing of its own.
            None => code.watch(at, u32::MAX, Look { aside, once, ..Look::default() }),
        }
    }
}

/// Reads code as graphs.
struct Reader<'a> {
    program: &'a Program,
    vigil: &'a mut Vigil,
    steps: u32,
}

/// Code that is read: of the method itself up to an instruction, or of one that was made for a label.
struct Read<'c> {
    code: &'c Code,
    class: ClassId,
    /// The numbers that it is given; else its locals are those of the running method.
    given: Option<Vec<u32>>,
    /// The instruction that takes the value; else the method's end does.
    until: Option<u32>,
    /// By instruction and operands.
    known: HashMap<(u32, Vec<u32>), Next>,
}

impl<'a> Reader<'a> {
    fn label(&mut self, code: &Code, class: ClassId, put: &Put) -> Option<Next> {
        let mut read = Read { code, class, given: None, until: Some(put.at), known: HashMap::new() };
        self.read(&mut read, put.from + 1, Vec::new())
    }

    /// Where control leads to from an instruction on, with these operands.
    fn read(&mut self, read: &mut Read<'_>, at: u32, mut stack: Vec<u32>) -> Option<Next> {
        let key = (at, stack.clone());
        if let Some(known) = read.known.get(&key) {
            return Some(*known);
        }
        let mut at = at;
        let found = loop {
            self.steps = self.steps.checked_sub(1)?;
            let insn = read.code.insn(at)?;
            if read.until == Some(at) || read.until.is_none() && insn == Insn::ReturnValue {
                break self.vigil.is_set(stack.pop()?, (Next::True, Next::False))?;
            }
            if let Insn::Goto(target) = insn {
                at = target.checked_sub(at).filter(|by| *by > 0).map(|_| target)?;
                continue;
            }
            if let Some(target) = branch_target(insn) {
                if target <= at {
                    return None;
                }
                let (op, a, b) = self.compared(insn, &mut stack)?;
                let yes = self.read(read, target, stack.clone())?;
                let no = self.read(read, at + 1, stack)?;
                break self.vigil.compare(op, a, b, (yes, no))?;
            }
            if let Some(made) = self.made(read.class, insn) {
                // Its answer is that of the label, and comes last.
                let args = stack.split_off(stack.len().checked_sub(made.args as usize)?);
                if read.until != Some(at + 1) || !stack.is_empty() {
                    return None;
                }
                break self.made_method(made, args)?;
            }
            let op = self.op(read, insn, &mut stack)?;
            stack.push(self.vigil.number(op)?);
            at += 1;
        };
        read.known.insert(key, found);
        Some(found)
    }

    fn compared(&mut self, insn: Insn, stack: &mut Vec<u32>) -> Option<(Cmp, u32, u32)> {
        let op = match insn {
            Insn::IfNull(_) => (Cmp::Eq, true),
            Insn::IfNonNull(_) => (Cmp::Ne, true),
            insn => comparison(insn)?,
        };
        let b = match op.1 {
            true => self.vigil.number(Op::Const(Const::Bv32(0)))?,
            false => stack.pop()?,
        };
        Some((op.0, stack.pop()?, b))
    }

    /// The method made for a label that an instruction calls.
    fn made(&self, class: ClassId, insn: Insn) -> Option<&'a Method> {
        let method = match insn {
            Insn::InvokeStatic(pool) => self.program.resolve_method(class, pool).ok()?,
            Insn::InvokeStaticQ(id) => self.program.method(id),
            _ => return None,
        };
        method.name.starts_with(MADE).then_some(method)
    }

    /// One whose answer is 0 for whatever is thrown, which numbers without a value are too.
    fn made_method(&mut self, method: &Method, given: Vec<u32>) -> Option<Next> {
        let code = self.program.code(method).ok()?;
        let [caught] = &code.handlers[..] else { return None };
        let answer = [Insn::Pop, Insn::IntConst(0), Insn::ReturnValue];
        if caught.catch != 0 || (caught.target..).zip(answer).any(|(at, insn)| code.insn(at) != Some(insn)) {
            return None;
        }
        let mut read = Read { code, class: method.class, given: Some(given), until: None, known: HashMap::new() };
        self.read(&mut read, 0, Vec::new())
    }

    /// What an instruction pushes.
    fn op(&mut self, read: &Read<'_>, insn: Insn, stack: &mut Vec<u32>) -> Option<Op> {
        let wide = |number: u32| read.code.wide.get(number as usize).copied();
        if let Some(op) = binary(insn) {
            let (b, a) = (stack.pop()?, stack.pop()?);
            return Some(Op::Apply(op, a, b));
        }
        if let Some(op) = conversion(insn) {
            return Some(Op::Convert(op, stack.pop()?));
        }
        Some(match insn {
            Insn::NullConst => Op::Const(Const::Ref(0)),
            Insn::IntConst(value) => Op::Const(Const::Bv32(value)),
            Insn::LongConst(value) => Op::Const(Const::Bv64(value.into())),
            Insn::FloatConst(bits) => Op::Const(Const::float(f32::from_bits(bits.0))),
            Insn::LongWide(number) => Op::Const(Const::Bv64(wide(number)? as i64)),
            Insn::DoubleWide(number) => Op::Const(Const::double(f64::from_bits(wide(number)?))),
            Insn::INeg | Insn::LNeg | Insn::FNeg | Insn::DNeg => Op::Neg(stack.pop()?),
            Insn::Load(local) => match &read.given {
                Some(given) => self.vigil.op(given.get(usize::from(local)).copied()?)?,
                // Only where it is decoded is looked at.
                None => Op::Place(At::Local { written: local, decoded: local, kind: Kind::Int }),
            },
            Insn::GetField(pool) => match self.program.resolve_field(read.class, pool).ok()? {
                FieldRef { slot, is_static: false, .. } => Op::Field { of: stack.pop()?, slot },
                _ => return None,
            },
            Insn::GetFieldQ(slot) => Op::Field { of: stack.pop()?, slot },
            // The class itself is initialised, or is being.
            Insn::GetStatic(pool) => match self.program.resolve_field(read.class, pool).ok()? {
                FieldRef { class, slot, is_static: true } if class == read.class => Op::OfClass { class, slot },
                _ => return None,
            },
            Insn::ArrayLength => Op::Length(stack.pop()?),
            Insn::IntLoad
            | Insn::LongLoad
            | Insn::FloatLoad
            | Insn::DoubleLoad
            | Insn::RefLoad
            | Insn::ByteLoad
            | Insn::CharLoad
            | Insn::ShortLoad => {
                let (index, array) = (stack.pop()?, stack.pop()?);
                Op::Element(array, index)
            }
            _ => return None,
        })
    }
}

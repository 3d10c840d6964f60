//! Whether decisions that were read from a file fit a class: the method is there, and every point is an instruction of
//! the kind that it says. Decisions of another build of the class are refused rather than used.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::table::Table;
use super::{MappedDecision, Point};
use crate::analysis::cfg::{branch_target, instruction_at};
use crate::classfile::ClassFile;
use crate::program::{Code, decode};
use crate::util::LiteralId;

/// The first thing that is wrong with decisions of this class, and with which one.
pub fn check(file: &ClassFile, decisions: &[MappedDecision]) -> Result<(), String> {
    let mut decoded: BTreeMap<(&str, &str), Code> = BTreeMap::new();
    for decision in decisions {
        let at = |what: String| format!("{}, line {}: {what}", place(decision), decision.line);
        let key = (decision.method.as_str(), decision.descriptor.as_str());
        let method = file.method(key.0, key.1).ok_or_else(|| at(candidates(file, decision)))?;
        let Some(info) = &method.code else { return Err(at("the method has no code".to_owned())) };
        let code = match decoded.entry(key) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(decode(file, method, info, &mut |_| LiteralId(0)).map_err(at)?),
        };
        consistent(decision).map_err(at)?;
        for point in decision.conditions.iter().flat_map(|condition| &condition.points) {
            fits(code, *point).map_err(at)?;
        }
    }
    Ok(())
}

/// Whether the tree and the conditions go together.
pub fn consistent(decision: &MappedDecision) -> Result<(), String> {
    let table = Table::new(&decision.tree).map_err(|error| error.to_string())?;
    if table.conditions() != decision.conditions.len() {
        let (tree, listed) = (table.conditions(), decision.conditions.len());
        return Err(format!("the tree has {tree} conditions, and {listed} are described"));
    }
    Ok(())
}

fn fits(code: &Code, point: Point) -> Result<(), String> {
    let insn = instruction_at(code, point.pc()).and_then(|index| code.insns.get(index as usize));
    let insn = insn.ok_or_else(|| format!("there is no instruction at pc {}", point.pc()))?;
    match point {
        Point::Branch { pc, .. } if branch_target(insn.get()).is_none() => {
            Err(format!("the instruction at pc {pc} is no conditional branch"))
        }
        _ => Ok(()),
    }
}

/// `a.B.method(I)V`
pub fn place(decision: &MappedDecision) -> String {
    format!("{}.{}{}", decision.class.replace('/', "."), decision.method, decision.descriptor)
}

fn candidates(file: &ClassFile, decision: &MappedDecision) -> String {
    let same_name = file.methods.iter().filter(|method| *method.name == *decision.method);
    let others: Vec<String> = same_name.map(|method| format!("{}{}", method.name, method.descriptor)).collect();
    if others.is_empty() {
        "the class has no such method".to_owned()
    } else {
        format!("the class has no such method, but {}", others.join(", "))
    }
}

//! The user's own labels: calls of `obligato.Obligato.label`, and what was put into the classes (`coverage::labels::put`).

use super::{Labels, Located, Marked};
use crate::analysis::cfg::branch_target;
use crate::analysis::label_calls;
use crate::classfile::LocalVar;
use crate::program::predicate::{Num, Predicate};
use crate::program::{Insn, Kind};

pub fn labels(method: &Located<'_>) -> Labels {
    of(method, label_calls::CALLS)
}

/// The labels that are there for a criterion.
pub fn of(method: &Located<'_>, criterion: &str) -> Labels {
    let found = label_calls::calls(method.file, method.body, method.code).into_iter();
    let marked = |call: label_calls::Call| {
        let what = call.name.as_deref().unwrap_or("a label without a name").to_string();
        let shared = match call.is_put {
            // A line may have code at several places.
            true => (criterion == label_calls::CALLS).then(Box::default),
            // Compilers copy the code of `finally`.
            false => Some(predicate(method, &call).into()),
        };
        Marked { shared, ..Marked::new(call.at, Predicate::True(Num::Operand(0)), &[Kind::Int], what) }
    };
    found.filter(|call| &*call.criterion == criterion).map(marked).collect()
}

/// The code of a predicate, the same for all copies: locals by their names, jumps by how far they go.
fn predicate(method: &Located<'_>, call: &label_calls::Call) -> String {
    let mut found = String::new();
    for at in call.from..call.at {
        let pcs = method.code.pcs.get(at as usize).zip(method.code.pcs.get(at as usize + 1));
        let (Some(insn), Some((pc, next))) = (method.code.insn(at), pcs) else { continue };
        let bytes = method.body.bytes.get(usize::from(*pc)..usize::from(*next)).unwrap_or_default();
        let jump = branch_target(insn).or(if let Insn::Goto(target) = insn { Some(target) } else { None });
        let name = match insn {
            Insn::Load(local) => local_name(method, local, *pc),
            _ => None,
        };
        let shown = match (name, jump) {
            (Some(name), _) => name.to_string(),
            (None, Some(target)) => format!("{:?} {}", bytes.first(), i64::from(target) - i64::from(at)),
            (None, None) => format!("{bytes:?}"),
        };
        found.push_str(&shown);
        found.push(';');
    }
    found
}

fn local_name<'m>(method: &Located<'m>, number: u16, pc: u16) -> Option<&'m str> {
    let is_meant = |local: &&LocalVar| {
        local.lives_at(pc) && method.code.local_map.get(usize::from(local.index)).copied() == Some(number)
    };
    method.body.locals.iter().find(is_meant).map(|local| &*local.name)
}

//! The user's own labels: calls of `obligato.Obligato.label`, and what was put into the classes (`coverage::labels::put`).

use super::{Located, Marked};
use crate::analysis::label_calls;
use crate::program::Kind;
use crate::program::predicate::{Num, Predicate};

pub fn labels(method: &Located<'_>) -> Vec<Marked> {
    of(method, label_calls::CALLS)
}

/// The labels that are there for a criterion.
pub fn of(method: &Located<'_>, criterion: &str) -> Vec<Marked> {
    let found = label_calls::calls(method.file, method.body, method.code).into_iter();
    let marked = |call: label_calls::Call| Marked {
        at: call.at,
        predicate: Predicate::True(Num::Operand(0)),
        kinds: vec![Kind::Int],
        what: call.name.map_or_else(|| "a label without a name".to_string(), |name| name.to_string()),
        // A line may have code at several places.
        is_shared: call.is_put && criterion == label_calls::CALLS,
        mutation: None,
    };
    found.filter(|call| &*call.criterion == criterion).map(marked).collect()
}

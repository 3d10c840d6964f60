//! The user's own labels: calls of `obligato.Obligato.label`, and what was put into the classes (`coverage::labels::put`).

use super::{Labels, Located, Marked};
use crate::analysis::label_calls;
use crate::program::Kind;
use crate::program::predicate::{Num, Predicate};

pub fn labels(method: &Located<'_>) -> Labels {
    of(method, label_calls::CALLS)
}

/// The labels that are there for a criterion.
pub fn of(method: &Located<'_>, criterion: &str) -> Labels {
    let found = label_calls::calls(method.file, method.body, method.code).into_iter();
    let marked = |call: label_calls::Call| {
        let what = call.name.map_or_else(|| "a label without a name".to_string(), |name| name.to_string());
        // A line may have code at several places.
        let is_shared = call.is_put && criterion == label_calls::CALLS;
        Marked { is_shared, ..Marked::new(call.at, Predicate::True(Num::Operand(0)), &[Kind::Int], what) }
    };
    found.filter(|call| &*call.criterion == criterion).map(marked).collect()
}

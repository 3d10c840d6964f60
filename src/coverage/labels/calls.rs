//! The user's own labels: calls of `obligato.Obligato.label`.

use super::{Located, Marked};
use crate::analysis::label_calls;
use crate::program::Kind;
use crate::program::predicate::{Num, Predicate};

pub fn labels(method: &Located<'_>) -> Vec<Marked> {
    let found = label_calls::calls(method.file, method.body, method.code);
    let marked = |call: label_calls::Call| Marked {
        at: call.at,
        predicate: Predicate::True(Num::Operand(0)),
        kinds: vec![Kind::Int],
        what: call.name.map_or_else(|| "a label without a name".to_string(), |name| name.to_string()),
    };
    found.into_iter().map(marked).collect()
}

//! How many questions a method asks of unknown arguments: one term and no fork wherever that can be.

use crate::text::trial::{Arg, check, vm};

/// Forks beyond those for null and for texts longer than the bound.
fn questions(name: &str, args: &[Arg], unknown: &[bool]) -> usize {
    use obligato::interp::ForkReason::{Bound, Null};
    let (symbolic, plain) = (vm(true), vm(false));
    let forks = check(&symbolic, &plain, name, args, unknown);
    forks.iter().filter(|reason| !matches!(reason, Null | Bound)).count()
}

#[test]
fn one_term_and_no_question() {
    let (ab, b) = (Arg::text("ab"), Arg::text("b"));
    for name in ["equals", "compareTo", "startsWith", "endsWith", "contains", "indexOf", "lastIndexOf"] {
        assert_eq!(questions(name, &[ab.clone(), b.clone()], &[true, true]), 0, "{name}");
        assert_eq!(questions(name, &[ab.clone(), b.clone()], &[true, false]), 0, "{name}");
    }
    for name in ["length", "isEmpty", "hash", "isBlank"] {
        assert_eq!(questions(name, std::slice::from_ref(&ab), &[true]), 0, "{name}");
    }
    assert_eq!(questions("charAt", &[ab.clone(), Arg::Int(1)], &[true, true]), 1);
}

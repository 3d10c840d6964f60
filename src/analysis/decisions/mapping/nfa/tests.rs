//! The automaton by itself: which explanations there are, what they agree on, where they break off.

use super::*;

fn token(kind: Kind, pc: u16, op: u8) -> Token {
    Token { kind, pc, op, inverted: false, three_way: false, constant: false, line: Some(pc / 10) }
}

fn branch(pc: u16, op: u8) -> Token {
    token(Kind::If, pc, op)
}

fn call(pc: u16, name: &str) -> Token {
    token(Kind::Call { class: "a/B".into(), name: name.into() }, pc, 0xb6)
}

fn leaf(expr: ExprId, test: Test, lines: Lines) -> Want {
    Want::If { label: Label::Leaf(expr, test), test, lines }
}

const IFEQ: u8 = 0x99;
const IFNE: u8 = 0x9a;
const IF_ICMPGE: u8 = 0xa2;

#[test]
fn a_line_of_tokens_is_explained() {
    let mut nfa = Nfa::default();
    let at = nfa.step(nfa.start, Want::Call("f".into()));
    let at = nfa.step(at, leaf(1, Test::Boolean, ANYWHERE));
    let at = nfa.step(at, leaf(2, Test::Relation(Relation::Lt, false), ANYWHERE));
    let end = nfa.step(at, Want::Return);
    let tokens = [call(0, "f"), branch(3, IFEQ), branch(8, IF_ICMPGE), token(Kind::Return, 12, 0xb1)];
    let found = nfa.align(&tokens, &[end]).unwrap();
    let leaves: Vec<Option<ExprId>> = found.labels.iter().map(|label| label.as_ref().and_then(condition)).collect();
    assert_eq!(leaves, [None, Some(1), Some(2), None]);
    assert!(found.ambiguous.is_empty() && found.folded.is_empty());
}

#[test]
fn what_does_not_fit_is_said_with_its_place() {
    let mut nfa = Nfa::default();
    let at = nfa.step(nfa.start, Want::Call("f".into()));
    let end = nfa.step(at, leaf(1, Test::Boolean, ANYWHERE));
    let broken = |tokens: &[Token]| nfa.align(tokens, &[end]).unwrap_err();
    let (explained, why) = broken(&[call(0, "g"), branch(3, IFEQ)]);
    assert_eq!((explained, why.as_str()), (0, "call of a/B.g at pc 0 (line 0) where the source has a call of f"));
    assert_eq!(broken(&[call(0, "f"), branch(3, IF_ICMPGE)]).0, 1);
    let (explained, why) = broken(&[call(0, "f")]);
    assert!(explained == 1 && why.contains("the code ends where the source goes on"), "{why}");
    let more = [call(0, "f"), branch(3, IFEQ), branch(6, IFEQ)];
    assert_eq!(broken(&more).0, 2);
}

/// Either of two conditions may have been folded: nothing is said about the branch.
#[test]
fn explanations_that_differ_make_a_node_ambiguous() {
    let mut nfa = Nfa::default();
    let end = nfa.state();
    for (tested, folded, line) in [(1, 2, 0), (2, 1, 5)] {
        let at = nfa.fold(nfa.start, folded, true);
        let at = nfa.step(at, leaf(tested, Test::Boolean, (line, line)));
        nfa.skip(at, end);
    }
    // No line is known: both explain it.
    let bare = Token { line: None, ..branch(4, IFNE) };
    let found = nfa.align(std::slice::from_ref(&bare), &[end]).unwrap();
    assert_eq!(found.labels, [None]);
    assert_eq!(found.ambiguous.keys().copied().collect::<Vec<_>>(), [1, 2]);
    // Lines decide where they can, and are ignored where they would leave nothing.
    let found = nfa.align(&[branch(4, IFNE)], &[end]).unwrap();
    assert_eq!(found.labels, [Some(Label::Leaf(1, Test::Boolean))]);
    assert_eq!(found.folded[&2], BTreeSet::from([true]));
    let found = nfa.align(&[branch(99, IFNE)], &[end]).unwrap();
    assert_eq!(found.labels, [None]);
}

/// A way that leads nowhere does not count, even if it begins well.
#[test]
fn only_whole_explanations_count() {
    let mut nfa = Nfa::default();
    let short = nfa.step(nfa.start, leaf(1, Test::Boolean, ANYWHERE));
    let _ = nfa.step(short, Want::Throw);
    let long = nfa.step(nfa.start, leaf(2, Test::Boolean, ANYWHERE));
    let end = nfa.step(long, Want::Return);
    let tokens = [branch(0, IFEQ), token(Kind::Return, 3, 0xb1)];
    assert_eq!(nfa.align(&tokens, &[end]).unwrap().labels[0], Some(Label::Leaf(2, Test::Boolean)));
}

/// Loops without tokens end, and long methods cost no more than states times tokens.
#[test]
fn hubs_and_long_methods() {
    let mut nfa = Nfa::default();
    let hub = nfa.state();
    nfa.skip(nfa.start, hub);
    for want in [Want::AnyCall, Want::InstanceOf(Label::Other)] {
        let to = nfa.step(hub, want);
        nfa.skip(to, hub);
    }
    let end = nfa.step(hub, leaf(1, Test::Boolean, ANYWHERE));
    let mut tokens: Vec<Token> = (0..20_000).map(|pc| call(pc, "x")).collect();
    tokens.push(branch(20_000, IFEQ));
    let found = nfa.align(&tokens, &[end]).unwrap();
    assert_eq!(found.labels.last(), Some(&Some(Label::Leaf(1, Test::Boolean))));
}

#[test]
fn outcomes_follow_from_opcodes() {
    let means = |test: Test, op: u8| test.taken_means(&branch(0, op));
    assert_eq!((means(Test::Boolean, IFNE), means(Test::Boolean, IFEQ)), (Some(true), Some(false)));
    assert_eq!(means(Test::Boolean, IF_ICMPGE), None);
    let less = Test::Relation(Relation::Lt, false);
    assert_eq!((means(less, 0xa1), means(less, IF_ICMPGE), means(less, 0xa3)), (Some(true), Some(false), None));
    // `0 < i` as `i > 0`, which some compilers write; with two operands nothing is swapped.
    let swapped = Test::Relation(Relation::Lt, true);
    assert_eq!(
        (means(swapped, 0x9d), means(swapped, 0x9e), means(swapped, 0xa1)),
        (Some(true), Some(false), Some(true))
    );
    // `a == true`: compared with 1, or a itself.
    let with_true = Test::WithTrue(Relation::Eq);
    assert_eq!((means(with_true, 0x9f), means(with_true, IFNE)), (Some(true), Some(true)));
    let null = Test::Null(Relation::Eq);
    assert_eq!((means(null, 0xc6), means(null, 0xc7), means(null, IFEQ)), (Some(true), Some(false), None));
    // A test of a constant is no condition, and nothing else is a test of a constant.
    let constant = Token { constant: true, ..branch(0, IFEQ) };
    assert_eq!((Test::Boolean.taken_means(&constant), Test::Constant.taken_means(&constant)), (None, Some(true)));
    assert_eq!(means(Test::Constant, IFEQ), None);
}

//! Ids of decisions that survive moves: lines, layout and comments do not enter, neighbours only where they are equal.
//!
//! The hash is FNV-1a over 64 bits with a final mix. It is part of the report formats: a change of it changes every id.

use std::collections::BTreeMap;

use super::table::operands;
use super::{DecisionId, MappedDecision, Origin};
use crate::source::tree::{Strict, Tree};

impl DecisionId {
    /// The id of the decision that is number `ordinal` (from 0) of those that agree in everything else.
    pub fn new(class: &str, method: &str, descriptor: &str, tree: &Tree, text: &str, ordinal: u32) -> Self {
        let mut hash = Fnv::new();
        for part in [class, stable_method(method), descriptor, &shape(tree), &normalise(text)] {
            hash.add(part.as_bytes());
            // No part contains it, so no two lists of parts run together alike.
            hash.add(&[0]);
        }
        hash.add(&ordinal.to_le_bytes());
        Self(hash.finish())
    }
}

/// Sets the ids of the decisions of one class, whatever they were. Copies of one decision of the source in several
/// constructors have one id: that of the first.
pub fn number(decisions: &mut [MappedDecision]) {
    let mut equals: BTreeMap<u64, u32> = BTreeMap::new();
    let mut initializers: BTreeMap<(u32, u32, String), (String, DecisionId)> = BTreeMap::new();
    for decision in decisions {
        let MappedDecision { class, method, descriptor, tree, text, .. } = &*decision;
        let first = DecisionId::new(class, method, descriptor, tree, text, 0);
        let ordinal = equals.entry(first.0).or_default();
        let mut id = match *ordinal {
            0 => first,
            n => DecisionId::new(class, method, descriptor, tree, text, n),
        };
        *ordinal += 1;
        if let Some(place) = source_place(decision) {
            let (constructor, known) = initializers.entry(place).or_insert_with(|| (descriptor.clone(), id));
            // In one constructor, a place of the source is one decision.
            if constructor != descriptor {
                id = *known;
            }
        }
        decision.id = id;
    }
}

/// Where a decision of a constructor stands in the source: line and column of its first condition, and its text.
fn source_place(decision: &MappedDecision) -> Option<(u32, u32, String)> {
    let first = decision.conditions.first()?;
    let known = decision.origin == Origin::Source && decision.method == "<init>" && first.line > 0 && first.column > 0;
    known.then(|| (first.line, first.column, decision.text.clone()))
}

/// A lambda's number depends on the lambdas before it; the ordinal tells equal decisions apart instead.
fn stable_method(method: &str) -> &str {
    match method.strip_prefix("lambda$").and_then(|rest| rest.rsplit_once('$')) {
        Some((_, number)) if !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()) => {
            &method[..method.len() - number.len()]
        }
        _ => method,
    }
}

/// The tree in prefix notation: without recursion, since its depth is the input's.
pub fn shape(tree: &Tree) -> String {
    let mut text = String::new();
    let mut todo = vec![tree];
    while let Some(tree) = todo.pop() {
        // One letter each, so that no two trees are written alike.
        text.push(match tree {
            Tree::Condition(_) => 'c',
            Tree::Constant(true) => '1',
            Tree::Constant(false) => '0',
            Tree::Not(_) => '!',
            Tree::And(..) => 'A',
            Tree::Or(..) => 'O',
            Tree::Ternary(..) => '?',
            Tree::Strict(Strict::And, ..) => '&',
            Tree::Strict(Strict::Or, ..) => '|',
            Tree::Strict(Strict::Xor, ..) => '^',
            Tree::Strict(Strict::Eq, ..) => '=',
            Tree::Strict(Strict::Ne, ..) => '#',
        });
        todo.extend(operands(tree).into_iter().rev().flatten());
    }
    text
}

/// Java text without comments and without white space, except one blank where words would run together. Literals stay
/// as they are.
pub fn normalise(text: &str) -> String {
    let mut result = String::with_capacity(text.len());
    let mut rest = text;
    let mut gap = false;
    while let Some(first) = rest.chars().next() {
        let (length, is_gap) = if rest.starts_with("//") {
            (rest.find('\n').unwrap_or(rest.len()), true)
        } else if let Some(inside) = rest.strip_prefix("/*") {
            (inside.find("*/").map_or(rest.len(), |end| end + 4), true)
        } else if rest.starts_with("\"\"\"") {
            (text_block(rest), false)
        } else if first == '"' || first == '\'' {
            (quoted(rest, first), false)
        } else {
            (first.len_utf8(), first.is_whitespace())
        };
        let (token, after) = rest.split_at(length);
        rest = after;
        if is_gap {
            gap = true;
            continue;
        }
        let word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
        // Signs that would read as another operator when joined: `a - -b`, `a & &b`.
        let joins = |a: char, b: char| (word(a) && word(b)) || (a == b && "+-&|<>=".contains(a));
        if gap && result.chars().next_back().is_some_and(|last| joins(last, first)) {
            result.push(' ');
        }
        gap = false;
        result.push_str(token);
    }
    result
}

fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        if escaped {
            escaped = false;
        } else if c == '\\' {
            escaped = true;
        } else if c == quote {
            return at + c.len_utf8();
        }
    }
    text.len()
}

fn text_block(text: &str) -> usize {
    let mut at = 3;
    let bytes = text.as_bytes();
    while at < bytes.len() {
        if bytes[at] == b'\\' {
            at += 2;
        } else if bytes[at..].starts_with(b"\"\"\"") {
            return at + 3;
        } else {
            at += 1;
        }
    }
    text.len()
}

struct Fnv(u64);

impl Fnv {
    fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// FNV alone leaves its high bits weak for short texts.
    fn finish(&self) -> u64 {
        let mut x = self.0;
        x = (x ^ (x >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd);
        x = (x ^ (x >> 33)).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
        x ^ (x >> 33)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{MappedCondition, Role};
    use super::*;

    fn and(a: Tree, b: Tree) -> Tree {
        Tree::And(Box::new(a), Box::new(b))
    }

    fn decision(method: &str, text: &str, line: u32) -> MappedDecision {
        MappedDecision {
            class: "a/B".into(),
            method: method.into(),
            descriptor: "()V".into(),
            origin: Origin::Source,
            role: Role::Control,
            line,
            text: text.into(),
            tree: and(Tree::Condition(0), Tree::Condition(1)),
            conditions: Vec::new(),
            id: DecisionId::default(),
        }
    }

    #[test]
    fn layout_does_not_matter_and_content_does() {
        let check = |text: &str, expected: &str| assert_eq!(normalise(text), expected);
        check(" a &&\n\t( b||c ) // why\n", "a&&(b||c)");
        check("a/* x */&& b /*", "a&&b");
        check("o instanceof  Foo f", "o instanceof Foo f");
        check("a - -b > 0 & +c", "a- -b>0&+c");
        check(r#"s.equals("a  b \" // c") && c == ' '"#, r#"s.equals("a  b \" // c")&&c==' '"#);
        check("s == \"\"\"\n a \"b\" \\\"\"\" \"\"\" && x", "s==\"\"\"\n a \"b\" \\\"\"\" \"\"\"&&x");
        check("\"open", "\"open");
        check("\"\"\"open\\", "\"\"\"open\\");
        check("ä  == ü", "ä==ü");
    }

    #[test]
    fn equal_decisions_are_numbered_in_order() {
        let mut before = vec![decision("m", "a && b", 3), decision("n", "a && b", 9), decision("m", "a&&b", 12)];
        number(&mut before);
        let mut after = vec![decision("m", "a  &&  b", 30), decision("n", "a && b", 9), decision("m", "a\n&&b", 120)];
        number(&mut after);
        let ids = |all: &[MappedDecision]| all.iter().map(|d| d.id).collect::<Vec<_>>();
        assert_eq!(ids(&before), ids(&after));
        assert!(before[0].id != before[1].id && before[0].id != before[2].id);
        // Part of the formats: must not change by accident.
        assert_eq!(before[0].id.to_string().parse::<DecisionId>(), Ok(before[0].id));
        assert!("12".parse::<DecisionId>().is_err() && "000000000000000G".parse::<DecisionId>().is_err());
    }

    #[test]
    fn copies_in_constructors_are_one_decision() {
        let copy = |descriptor: &str, column: u32| {
            let condition =
                |at: u32| MappedCondition { text: "a".into(), line: 3, column: column + at, points: Vec::new() };
            let conditions = vec![condition(0), condition(5)];
            MappedDecision { descriptor: descriptor.into(), conditions, ..decision("<init>", "a && b", 3) }
        };
        let mut all =
            vec![copy("()V", 9), copy("()V", 30), copy("(I)V", 9), copy("(I)V", 30), decision("<init>", "a && b", 3)];
        number(&mut all);
        assert_eq!((all[0].id, all[1].id), (all[2].id, all[3].id));
        assert!(all[0].id != all[1].id && !all[..4].iter().any(|d| d.id == all[4].id));
        // Without columns they cannot be told from others.
        let mut bare: Vec<MappedDecision> =
            all.drain(..).map(|d| MappedDecision { conditions: Vec::new(), ..d }).collect();
        number(&mut bare);
        assert!(bare[0].id != bare[2].id);
    }

    #[test]
    fn lambdas_keep_their_ids_when_renumbered() {
        assert_eq!(stable_method("lambda$run$12"), "lambda$run$");
        assert_eq!(stable_method("lambda$run$"), "lambda$run$");
        assert_eq!(stable_method("run$12"), "run$12");
    }

    #[test]
    fn shapes() {
        let tree = Tree::Not(Box::new(and(Tree::Condition(0), Tree::Constant(true))));
        assert_eq!(shape(&tree), "!Ac1");
        let mut deep = Tree::Condition(0);
        for i in 1..4000 {
            deep = and(deep, Tree::Condition(i));
        }
        assert_eq!(shape(&deep).matches('c').count(), 4000);
    }
}

//! The obligations of a decision: the triples of decision, condition and value (paper 001, section III-B), and which
//! conditions are coupled so that they cannot be changed one without the other.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use super::ids::normalise;
use super::table::Table;
use super::{DecisionId, MappedCondition};

/// Written `0123456789abcdef.2T`: as stable as the id of the decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Obligation {
    pub decision: DecisionId,
    pub condition: u16,
    pub value: bool,
}

impl fmt::Display for Obligation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}{}", self.decision, self.condition, if self.value { 'T' } else { 'F' })
    }
}

impl FromStr for Obligation {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parse = || {
            let (decision, rest) = text.split_once('.')?;
            let (condition, value) = match rest.strip_suffix('T') {
                Some(condition) => (condition, true),
                None => (rest.strip_suffix('F')?, false),
            };
            let number: u16 = condition.parse().ok()?;
            // `+1` and `01` are other ways to write the same.
            let plain = number.to_string() == condition;
            Some(Self { decision: decision.parse().ok().filter(|_| plain)?, condition: number, value })
        };
        parse().ok_or_else(|| format!("'{text}' is no obligation id, such as 0123456789abcdef.2T"))
    }
}

/// All obligations of a decision, in the order of the conditions, false before true.
pub fn obligations(decision: DecisionId, table: &Table) -> impl Iterator<Item = Obligation> + '_ {
    (0..table.conditions() as u16)
        .flat_map(move |condition| [false, true].map(|value| Obligation { decision, condition, value }))
}

/// Conditions of one decision with the same text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coupled {
    /// Ascending; at least two.
    pub conditions: Vec<u16>,
    /// The text calls or assigns something, so that the values may differ all the same. Otherwise they are strongly
    /// coupled: unique-cause pairs do not exist for them, and masking pairs are what can be had.
    pub may_differ: bool,
}

/// In the order of their first conditions.
pub fn coupled(conditions: &[MappedCondition]) -> Vec<Coupled> {
    let mut by_text: BTreeMap<String, Vec<u16>> = BTreeMap::new();
    for (number, condition) in conditions.iter().enumerate() {
        by_text.entry(normalise(&condition.text)).or_default().push(number as u16);
    }
    let groups = by_text.into_iter().filter(|(text, all)| all.len() > 1 && !text.is_empty());
    let mut found: Vec<Coupled> =
        groups.map(|(text, conditions)| Coupled { conditions, may_differ: has_effects(&text) }).collect();
    found.sort_by_key(|group| group.conditions.first().copied());
    found
}

/// Whether a normalised text contains a call, an assignment or an increment. `(` after a word or `]` is a call, also
/// of a constructor.
fn has_effects(text: &str) -> bool {
    let bytes = text.as_bytes();
    let (mut at, mut quote) = (0, None);
    while let Some(byte) = bytes.get(at).copied() {
        let before = at.checked_sub(1).and_then(|i| bytes.get(i)).copied().unwrap_or(b' ');
        let after = bytes.get(at + 1).copied().unwrap_or(b' ');
        match (quote, byte) {
            (Some(_), b'\\') => at += 1,
            (Some(open), _) if open == byte => quote = None,
            (Some(_), _) => {}
            (None, b'"' | b'\'') => quote = Some(byte),
            (None, b'(') if before.is_ascii_alphanumeric() || matches!(before, b'_' | b'$' | b'>' | 0x80..) => {
                return true;
            }
            (None, b'+' | b'-') if after == byte => return true,
            // `==` and `!=`, `<=`, `>=` are comparisons; `>>=` and `<<=` assign.
            (None, b'=') if after == b'=' => at += 1,
            (None, b'=') => {
                let shift = at >= 2 && bytes.get(at - 2) == Some(&before);
                if !matches!(before, b'!' | b'<' | b'>') || (shift && matches!(before, b'<' | b'>')) {
                    return true;
                }
            }
            _ => {}
        }
        at += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::tree::Tree;

    #[test]
    fn ids_can_be_read_back() {
        let id = Obligation { decision: DecisionId(0x1f), condition: 12, value: true };
        assert_eq!(id.to_string(), "000000000000001f.12T");
        assert_eq!("000000000000001f.12T".parse(), Ok(id));
        for wrong in ["", "000000000000001f.T", "000000000000001f.+2T", "000000000000001f.02F", "1f.2T", "x.2T"] {
            assert!(wrong.parse::<Obligation>().is_err(), "{wrong}");
        }
        let table = Table::new(&Tree::Condition(0)).unwrap();
        let all: Vec<String> = obligations(DecisionId(0), &table).map(|o| o.to_string()).collect();
        assert_eq!(all, ["0000000000000000.0F", "0000000000000000.0T"]);
    }

    #[test]
    fn the_same_text_twice() {
        let condition = |text: &&str| MappedCondition { text: (*text).into(), line: 0, column: 0, points: Vec::new() };
        let check = |texts: &[&str], expected: &[(&[u16], bool)]| {
            let conditions: Vec<MappedCondition> = texts.iter().map(condition).collect();
            let found: Vec<(Vec<u16>, bool)> =
                coupled(&conditions).into_iter().map(|c| (c.conditions, c.may_differ)).collect();
            let expected: Vec<(Vec<u16>, bool)> = expected.iter().map(|(c, d)| (c.to_vec(), *d)).collect();
            assert_eq!(found, expected, "{texts:?}");
        };
        check(&["a", "b"], &[]);
        check(&["x > 3", "b", "x>3", "b", "x >3"], &[(&[0, 2, 4], false), (&[1, 3], false)]);
        check(&["f(x)", "f( x )"], &[(&[0, 1], true)]);
        check(&["(x = y) > 0", "(x=y)>0"], &[(&[0, 1], true)]);
        check(&["x++ > 0", "x++ > 0"], &[(&[0, 1], true)]);
        check(&["(x >>= 1) > 0", "(x >>= 1) > 0"], &[(&[0, 1], true)]);
        check(&["x <= (y)", "x <= (y)"], &[(&[0, 1], false)]);
        check(&["x == '('", "x == '('"], &[(&[0, 1], false)]);
        check(&["", ""], &[]);
    }
}

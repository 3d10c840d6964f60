//! The oracle: CharacterRangeTable, which `javac -Xjcov` writes beside the code, says for branches which source range they
//! test and whether they are taken on true or on false. Read here from the bytes, by a reader of its own.

use obligato::analysis::decisions::Point;
use obligato::analysis::decisions::mapping::{Mapping, Site};
use obligato::source::ast::{Compare, ExprId, ExprKind, Range};
use obligato::source::{Decision, Place, SourceFile, constant};
use std::collections::BTreeMap;

const BRANCH_TRUE: u16 = 0x80;
const BRANCH_FALSE: u16 = 0x100;

pub struct Entry {
    pub pc: u32,
    /// Line and column, from 1.
    pub from: (u32, u32),
    pub to: (u32, u32),
    pub taken_on_true: bool,
}

struct Bytes<'b> {
    bytes: &'b [u8],
    at: usize,
}

impl<'b> Bytes<'b> {
    fn take(&mut self, count: usize) -> &'b [u8] {
        let slice = &self.bytes[self.at..self.at + count];
        self.at += count;
        slice
    }
    fn u16(&mut self) -> u16 {
        u16::from_be_bytes(self.take(2).try_into().unwrap())
    }
    fn u32(&mut self) -> u32 {
        u32::from_be_bytes(self.take(4).try_into().unwrap())
    }
}

/// The branch entries of each method, by name and descriptor.
pub fn tables(class: &[u8]) -> BTreeMap<(String, String), Vec<Entry>> {
    let mut bytes = Bytes { bytes: class, at: 8 };
    let mut names = vec![String::new(); usize::from(bytes.u16())];
    let mut slot = 1;
    while slot < names.len() {
        let wide = match bytes.take(1)[0] {
            1 => {
                let length = usize::from(bytes.u16());
                names[slot] = String::from_utf8_lossy(bytes.take(length)).into_owned();
                false
            }
            3 | 4 | 9..=12 | 17 | 18 => bytes.take(4).is_empty(),
            5 | 6 => !bytes.take(8).is_empty(),
            15 => bytes.take(3).is_empty(),
            _ => bytes.take(2).is_empty(),
        };
        slot += if wide { 2 } else { 1 };
    }
    bytes.take(6);
    let interfaces = usize::from(bytes.u16());
    bytes.take(2 * interfaces);
    let mut found = BTreeMap::new();
    for methods in [false, true] {
        for _ in 0..bytes.u16() {
            bytes.take(2);
            let key = (names[usize::from(bytes.u16())].clone(), names[usize::from(bytes.u16())].clone());
            for _ in 0..bytes.u16() {
                let name = usize::from(bytes.u16());
                let length = bytes.u32() as usize;
                let content = bytes.take(length);
                if methods && names[name] == "Code" {
                    found.insert(key.clone(), ranges(content, &names));
                }
            }
        }
    }
    found
}

fn ranges(code: &[u8], names: &[String]) -> Vec<Entry> {
    let mut bytes = Bytes { bytes: code, at: 4 };
    let length = bytes.u32() as usize;
    bytes.take(length);
    let handlers = usize::from(bytes.u16());
    bytes.take(8 * handlers);
    let mut found = Vec::new();
    for _ in 0..bytes.u16() {
        let name = usize::from(bytes.u16());
        let length = bytes.u32() as usize;
        let content = bytes.take(length);
        if names[name] != "CharacterRangeTable" {
            continue;
        }
        let mut table = Bytes { bytes: content, at: 0 };
        for _ in 0..table.u16() {
            let pc = u32::from(table.u16());
            table.u16();
            let place = |packed: u32| (packed >> 10, packed & 0x3ff);
            let (from, to) = (place(table.u32()), place(table.u32()));
            let flags = table.u16();
            if flags & (BRANCH_TRUE | BRANCH_FALSE) != 0 && from.0 != 0 && to.0 != 0 {
                found.push(Entry { pc, from, to, taken_on_true: flags & BRANCH_TRUE != 0 });
            }
        }
    }
    found
}

/// Where lines start in a source.
pub struct Places<'t> {
    text: &'t str,
    starts: Vec<usize>,
}

impl<'t> Places<'t> {
    pub fn new(text: &'t str) -> Self {
        let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        Self { text, starts }
    }

    /// The offset of a line and a column.
    fn offset(&self, (line, column): (u32, u32)) -> Option<usize> {
        let start = *self.starts.get(line as usize - 1)?;
        let mut at = 1;
        for (offset, character) in self.text[start..].char_indices() {
            if at >= column {
                return Some(start + offset);
            }
            // javac counts UTF-16 units; tabs are one.
            at += character.len_utf16() as u32;
        }
        Some(self.text.len())
    }

    /// A range without parentheses and layout around it.
    fn trimmed(&self, start: usize, end: usize) -> Option<(usize, usize)> {
        let mut start = start;
        let mut end = end.min(self.text.len());
        loop {
            let inside = self.text.get(start..end)?;
            let first = inside.chars().next()?;
            if first.is_whitespace() || first == '(' {
                start += first.len_utf8();
            } else if inside.starts_with("//") {
                start += inside.find('\n')?;
            } else if inside.starts_with("/*") {
                start += inside.find("*/")? + 2;
            } else {
                break;
            }
        }
        loop {
            let last = self.text.get(start..end)?.chars().next_back()?;
            if last.is_whitespace() || last == ')' {
                end -= last.len_utf8();
            } else {
                return Some((start, end));
            }
        }
    }

    /// Do the ranges mean the same? javac's leave out type arguments at the end and qualifiers of types at the start.
    fn same(&self, own: Option<(usize, usize)>, table: (usize, usize)) -> bool {
        let Some(own) = own.filter(|own| own.0 <= table.0 && table.1 <= own.1) else { return false };
        let before = &self.text[own.0..table.0];
        let after = self.text[table.1..own.1].trim();
        let qualifier = before.chars().all(|c| c.is_alphanumeric() || "._".contains(c));
        qualifier && (after.is_empty() || (after.starts_with('<') && after.ends_with('>')))
    }

    fn of(&self, range: Range) -> Option<(usize, usize)> {
        self.trimmed(range.start as usize, range.end as usize)
    }
}

/// The nodes from the root of a decision down to a condition, and whether the condition is the last one evaluated in
/// each, and with which sign its value is the node's.
fn ways(file: &SourceFile, node: ExprId, leaf: ExprId) -> Option<Vec<(ExprId, bool, bool)>> {
    let ast = &file.ast;
    let node = ast.bare(node);
    if node == leaf {
        return Some(vec![(leaf, true, true)]);
    }
    let step = |child: ExprId, last: bool, sign: bool| {
        let mut below = ways(file, child, leaf)?;
        let (_, below_last, below_sign) = *below.last()?;
        below.push((node, last && below_last, sign == below_sign));
        Some(below)
    };
    match ast.expr(node).kind {
        ExprKind::Not(inner) => step(inner, true, false),
        ExprKind::And(left, right) | ExprKind::Or(left, right) => {
            step(left, false, true).or_else(|| step(right, true, true))
        }
        ExprKind::Ternary { condition, yes, no } => {
            step(condition, false, true).or_else(|| step(yes, false, true)).or_else(|| step(no, true, true))
        }
        ExprKind::Bit(_, left, right) => step(left, false, true).or_else(|| step(right, false, true)),
        ExprKind::Assign { left, right, .. } => step(left, false, true).or_else(|| step(right, false, true)),
        ExprKind::Compare(op, left, right) => {
            let side = |operand: ExprId, other: ExprId| {
                // Against a constant, the comparison is the operand or its negation.
                let against = constant::boolean(ast, other);
                let sign = against.is_none_or(|value| value == (op == Compare::Eq));
                step(operand, against.is_some(), sign)
            };
            side(left, right).or_else(|| side(right, left))
        }
        _ => None,
    }
}

/// What the oracle says about the points of one decision.
#[derive(Default, Debug)]
pub struct Verdicts {
    pub right: usize,
    /// Points that the table does not mention.
    pub unjudged: usize,
    pub wrong: Vec<String>,
}

pub fn judge(
    file: &SourceFile,
    places: &Places,
    decision: &Decision,
    site: &Site,
    entries: &[Entry],
    verdicts: &mut Verdicts,
) {
    for (at, condition) in decision.conditions.iter().enumerate() {
        let Some(path) = ways(file, decision.expr, condition.expr) else { continue };
        let own = places.of(condition.span.range);
        let here = |what: String| {
            format!("{}:{}: {}.{}: {}: {what}", file.path, condition.span.line, site.class, site.method, condition.text)
        };
        for point in &site.points[at] {
            let Point::Branch { pc, taken_means } = *point else {
                verdicts.unjudged += 1;
                continue;
            };
            let Some(entry) = entries.iter().find(|entry| entry.pc == pc) else {
                verdicts.unjudged += 1;
                continue;
            };
            let range = places.offset(entry.from).zip(places.offset(entry.to));
            // Code that javac makes from patterns has the whole file for its range.
            let range = range.filter(|_| entry.from != (1, 1)).and_then(|(from, to)| places.trimmed(from, to));
            let Some(range) = range else {
                verdicts.unjudged += 1;
                continue;
            };
            // javac 25 gives conditions with lambdas in them the range of the class.
            let classes = file.ast.classes.iter().map(|class| class.range);
            let mut named = classes.filter_map(|class| places.of(class));
            if named.any(|class| range.0 <= class.0 && class.1 <= range.1 + 1) {
                verdicts.unjudged += 1;
                continue;
            }
            // A guard has its pattern before it.
            let guarded = places.text[range.0..range.1].find(" when ").filter(|_| decision.place == Place::Guard);
            let range = guarded.and_then(|at| places.trimmed(range.0 + at + 6, range.1)).unwrap_or(range);
            // The condition of an assertion is tested as `!disabled && !condition`.
            let asserted =
                places.text[range.0..range.1].strip_prefix("assert").filter(|_| decision.place == Place::Assert);
            let range = match asserted {
                Some(rest) => places.trimmed(range.1 - rest.len(), range.1).unwrap_or(range),
                None => range,
            };
            let same = |node: ExprId| {
                let own = places.of(file.ast.expr(node).range);
                // Constants at the start of a decision are no part of what is compiled.
                let first = decision.conditions.first().and_then(|first| places.of(first.span.range));
                let rest = own.zip(first).filter(|_| node == decision.expr).map(|(own, first)| (first.0, own.1));
                places.same(own, range) || rest == Some(range)
            };
            let node = path.iter().find(|(node, _, _)| same(*node));
            // Where variables are bound by patterns, javac's positions are those of other statements.
            if node.is_none() && decision.text.contains("instanceof") {
                verdicts.unjudged += 1;
                continue;
            }
            let inside = own.is_some_and(|own| own.0 == range.0 && range.1 <= own.1);
            let node = node.or(path.first().filter(|_| inside));
            match node {
                None => verdicts.wrong.push(here(format!(
                    "pc {pc} tests {:?}",
                    places.text[range.0..range.1].chars().take(80).collect::<String>()
                ))),
                Some((_, false, _)) => verdicts.wrong.push(here(format!("pc {pc} tests the condition after it"))),
                Some((_, true, sign)) => {
                    // A guard is tested for what goes on with the next case.
                    let negated = asserted.is_some() || guarded.is_some();
                    if (entry.taken_on_true == (*sign != negated)) == taken_means {
                        verdicts.right += 1;
                    } else {
                        verdicts.wrong.push(here(format!("pc {pc} has the wrong sign")));
                    }
                }
            }
        }
        // A branch on exactly this condition that the mapping does not have.
        for entry in entries {
            let range = places.offset(entry.from).zip(places.offset(entry.to));
            let same = range.and_then(|(from, to)| places.trimmed(from, to)) == own;
            if same && own.is_some() && !site.points[at].iter().any(|point| point.pc() == entry.pc) {
                verdicts.wrong.push(here(format!("pc {} is missed", entry.pc)));
            }
        }
    }
}

/// Judges all decisions of a file; `class` gives the bytes of a class by internal name.
pub fn judge_all(
    file: &SourceFile,
    text: &str,
    decisions: &[(Decision, Mapping)],
    class: &mut dyn FnMut(&str) -> Option<Vec<u8>>,
    verdicts: &mut Verdicts,
) {
    let places = Places::new(text);
    let mut known: BTreeMap<String, BTreeMap<(String, String), Vec<Entry>>> = BTreeMap::new();
    for (decision, mapping) in decisions {
        let Mapping::Mapped(sites) = mapping else { continue };
        for site in sites {
            let tables = known
                .entry(site.class.clone())
                .or_insert_with(|| class(&site.class).map(|bytes| tables(&bytes)).unwrap_or_default());
            let key = (site.method.clone(), site.descriptor.clone());
            judge(file, &places, decision, site, tables.get(&key).map_or(&[], Vec::as_slice), verdicts);
        }
    }
}

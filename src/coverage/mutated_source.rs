//! Mutants in the source: the lines before and after. What the bytecode tells of a mutant's site is looked for in the syntax of the
//! file; where the line has more or fewer such places than the bytecode, nothing is shown rather than something wrong.

use std::collections::{BTreeMap, BTreeSet};

use super::labels::weak_mutation::site::{Instead, Shown, Site, Token};
use super::report::SourceText;
use crate::source::ast::{Arith, Ast, ExprId, ExprKind, Range};
use crate::source::constant::{self, Constant};
use crate::source::{SourceFile, ast, types};

/// The sources of a report, read when they are needed.
pub(super) struct Sources<'r> {
    files: &'r [SourceText],
    read: BTreeMap<usize, Source>,
}

struct Source {
    text: String,
    file: SourceFile,
    /// Where lines start.
    starts: Vec<usize>,
    /// The expressions that begin in a line.
    by_line: BTreeMap<u32, Vec<ExprId>>,
    /// What is only written to, or counted in place.
    targets: BTreeSet<ExprId>,
    /// What is read and written by an assignment such as `+=`.
    updated: BTreeSet<ExprId>,
}

impl Source {
    fn new(text: String) -> Self {
        let file = SourceFile::parse("", &text);
        let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        let mut source =
            Self { text, starts, by_line: BTreeMap::new(), targets: BTreeSet::new(), updated: BTreeSet::new(), file };
        for (id, expr) in source.file.ast.exprs.iter().enumerate() {
            source.by_line.entry(source.file.line(expr.range.start)).or_default().push(id as ExprId);
            match expr.kind {
                ExprKind::Assign { left, bit: None, .. } | ExprKind::Update(left) => _ = source.targets.insert(left),
                ExprKind::ArithAssign { left, .. } => _ = source.updated.insert(left),
                _ => {}
            }
        }
        source
    }
}

impl<'r> Sources<'r> {
    pub fn new(files: &'r [SourceText]) -> Self {
        Self { files, read: BTreeMap::new() }
    }

    /// The lines of a file that a mutant changes, without and with it; what is not known is empty.
    pub fn lines(&mut self, file: usize, line: u32, shown: Option<&Shown>) -> (String, String) {
        let Some(lines) = self.files.get(file).map(|file| &file.lines).filter(|lines| !lines.is_empty()) else {
            return Default::default();
        };
        let source = self.read.entry(file).or_insert_with(|| Source::new(lines.join("\n")));
        if let Some((range, instead)) = shown.and_then(|shown| source.changed(line, shown)) {
            return source.shown(range, &instead);
        }
        let line = (line as usize).checked_sub(1).and_then(|line| lines.get(line));
        (line.map(|line| line.trim().to_string()).unwrap_or_default(), String::new())
    }
}

/// An expression with an operator: the whole, and its operands.
struct Joined {
    whole: Range,
    left: Range,
    right: Range,
    /// It is written to as well.
    is_updated: bool,
}

impl Source {
    /// What of the text a mutant changes, and into what.
    fn changed(&self, line: u32, Shown { site, instead }: &Shown) -> Option<(Range, String)> {
        match (site, instead) {
            (Site::Value { token, number, of }, instead) => {
                let mut places = self.places(line, token);
                if places.len() != *of {
                    return None;
                }
                places.sort_by_key(|(key, _)| *key);
                let (_, place) = places.into_iter().nth(*number)?;
                match instead {
                    // `Math.abs(a) += b` is no Java.
                    Instead::Around(..) if place.is_updated => None,
                    Instead::Around(before, after) => {
                        let text = self.text(place.whole);
                        let text = if before.ends_with('-') { simple(text) } else { text.to_string() };
                        let text = format!("{before}{text}{after}");
                        let is_counted = before.starts_with('-') && self.before(place.whole).ends_with('-');
                        Some((place.whole, if is_counted { format!("({text})") } else { text }))
                    }
                    Instead::Operator { own, other } => self.joined(&place, own, other),
                    Instead::CountedBack => {
                        let text = self.text(place.whole);
                        let pairs = [("++", "--"), ("--", "++"), ("+=", "-="), ("-=", "+=")];
                        let (own, other) = pairs.into_iter().find(|(own, _)| text.contains(own))?;
                        Some((place.whole, text.replacen(own, other, 1)))
                    }
                    _ => None,
                }
            }
            (Site::Condition(line, column), Instead::Constant(value)) => {
                let at = self.expressions_at(*line, *column).max_by_key(|range| range.end)?;
                Some((at, value.to_string()))
            }
            (Site::Condition(line, column), Instead::Operator { own, other }) => {
                let start = self.offset(*line, *column)?;
                let place = self.comparison_at(start, own)?;
                let as_it_is = self.joined(&place, own, other);
                as_it_is.or_else(|| self.joined(&place, contrary(own)?, contrary(other)?))
            }
            (Site::Condition(line, column), Instead::Truth { own, value }) => {
                let place = self.comparison_at(self.offset(*line, *column)?, own)?;
                let is_own = self.between(&place).trim() == *own;
                Some((place.whole, (*value == is_own).to_string()))
            }
            (Site::Operator { left, right }, instead) => self.conditional(*left, *right, *instead),
            _ => None,
        }
    }

    fn conditional(&self, left: (u32, u32), right: (u32, u32), instead: Instead) -> Option<(Range, String)> {
        let ast = &self.file.ast;
        let (left, right) = (self.offset(left.0, left.1)?, self.offset(right.0, right.1)?);
        let place = ast.exprs.iter().find_map(|expr| match expr.kind {
            ExprKind::And(a, b) | ExprKind::Or(a, b) if first(ast, a) == left && first(ast, b) == right => {
                Some(Joined { whole: expr.range, left: ast.expr(a).range, right: ast.expr(b).range, is_updated: false })
            }
            _ => None,
        })?;
        let part = |range| self.text(range);
        let text = match instead {
            Instead::Joined(operator @ ("&&" | "||")) => {
                format!("({} {operator} {})", part(place.left), part(place.right))
            }
            Instead::Joined(operator) => {
                format!("({} {operator} {})", simple(part(place.left)), simple(part(place.right)))
            }
            Instead::Left => part(place.left).to_string(),
            Instead::Right => part(place.right).to_string(),
            Instead::Constant(value) => value.to_string(),
            _ => return None,
        };
        Some((place.whole, text))
    }

    /// Another operator between two operands.
    fn joined(&self, place: &Joined, own: &str, other: &str) -> Option<(Range, String)> {
        let between = self.between(place);
        let at = between.find(own).filter(|_| between.trim().trim_end_matches('=') == own.trim_end_matches('='))?;
        let start = place.left.end + at as u32;
        Some((Range { start, end: start + own.len() as u32 }, other.to_string()))
    }

    fn between(&self, place: &Joined) -> &str {
        self.text(Range { start: place.left.end, end: place.right.start })
    }

    fn before(&self, range: Range) -> &str {
        self.text(Range { start: 0, end: range.start })
    }

    fn text(&self, range: Range) -> &str {
        self.text.get(range.start as usize..range.end as usize).unwrap_or_default()
    }

    /// Expressions of a line that are written so, each with what they are in order by, which is the order of evaluation: names by where
    /// they begin, what is computed by where it ends.
    fn places(&self, line: u32, token: &Token) -> Vec<(u32, Joined)> {
        let ast = &self.file.ast;
        let mut found = Vec::new();
        for id in self.by_line.get(&line).into_iter().flatten().copied().filter(|id| !is_constant(ast, *id)) {
            let expr = ast.expr(id);
            let alone =
                |range| Joined { whole: range, left: range, right: range, is_updated: self.updated.contains(&id) };
            match (&expr.kind, token) {
                (ExprKind::Name { name, .. } | ExprKind::Select { name, .. }, Token::Name(wanted))
                    if **wanted == **name && !self.targets.contains(&id) =>
                {
                    found.push((expr.range.start, alone(expr.range)));
                }
                (ExprKind::Call { name, .. }, Token::Call(wanted)) if **wanted == **name => {
                    found.push((expr.range.end, alone(expr.range)));
                }
                (ExprKind::Index { .. }, Token::Element) if !self.targets.contains(&id) => {
                    found.push((expr.range.end, alone(expr.range)));
                }
                (ExprKind::Arith { first, rest }, Token::Arithmetic(wanted)) if types::of(ast, id) != ast::Ty::Text => {
                    let mut left = ast.expr(*first).range;
                    for (op, operand) in rest {
                        let right = ast.expr(*operand).range;
                        let whole = Range { start: left.start, end: right.end };
                        if symbol(*op) == *wanted {
                            found.push((right.end, Joined { whole, left, right, is_updated: false }));
                        }
                        left = whole;
                    }
                }
                (ExprKind::ArithAssign { left, right }, Token::Arithmetic(wanted)) => {
                    let (left, right) = (ast.expr(*left).range, ast.expr(*right).range);
                    let place = Joined { whole: expr.range, left, right, is_updated: false };
                    if self.between(&place).trim().strip_suffix('=') == Some(wanted) {
                        found.push((expr.range.end, place));
                    }
                }
                (ExprKind::Update(of) | ExprKind::ArithAssign { left: of, .. }, Token::Counted(wanted)) => {
                    if matches!(&ast.expr(*of).kind, ExprKind::Name { name, .. } if **wanted == **name) {
                        found.push((expr.range.end, alone(expr.range)));
                    }
                }
                _ => {}
            }
        }
        found
    }

    /// The comparison that begins here and is written so, or as its contrary; none if there are several: `a == b == c`.
    fn comparison_at(&self, start: u32, own: &str) -> Option<Joined> {
        let ast = &self.file.ast;
        let begin_here = ast.exprs.iter().filter(|expr| expr.range.start == start);
        let mut all = begin_here.filter_map(|expr| match expr.kind {
            ExprKind::Compare(_, a, b) => {
                let (left, right) = (ast.expr(a).range, ast.expr(b).range);
                let place = Joined { whole: expr.range, left, right, is_updated: false };
                let operator = self.between(&place).trim();
                (operator == own || Some(operator) == contrary(own)).then_some(place)
            }
            _ => None,
        });
        let only = all.next();
        only.filter(|_| all.next().is_none())
    }

    fn expressions_at(&self, line: u32, column: u32) -> impl Iterator<Item = Range> + '_ {
        let start = self.offset(line, column);
        let is_joined =
            |kind: &ExprKind| matches!(kind, ExprKind::And(..) | ExprKind::Or(..) | ExprKind::Ternary { .. });
        let all = self.file.ast.exprs.iter().filter(move |expr| !is_joined(&expr.kind));
        all.map(|expr| expr.range).filter(move |range| Some(range.start) == start)
    }

    /// The offset of a line and column, both from 1.
    fn offset(&self, line: u32, column: u32) -> Option<u32> {
        let start = *self.starts.get(line.checked_sub(1)? as usize)?;
        let (at, _) = self.text.get(start..)?.char_indices().nth(column.checked_sub(1)? as usize)?;
        u32::try_from(start + at).ok()
    }

    /// The lines that a range is in, on one, before and after it is replaced.
    fn shown(&self, range: Range, instead: &str) -> (String, String) {
        let (start, end) = (range.start as usize, range.end as usize);
        let from = self.text.get(..start).and_then(|before| before.rfind('\n')).map_or(0, |at| at + 1);
        let to = self.text.get(end..).and_then(|rest| rest.find('\n')).map_or(self.text.len(), |at| end + at);
        let part = |from, to| self.text.get(from..to).unwrap_or_default();
        let on_one = |text: String| text.split('\n').map(str::trim).collect::<Vec<_>>().join(" ").trim().to_string();
        let after = format!("{}{instead}{}", part(from, start), part(end, to));
        (on_one(part(from, to).to_string()), on_one(after))
    }
}

/// In parentheses where it may need them.
fn simple(text: &str) -> String {
    if text.contains(' ') && !text.starts_with('(') { format!("({text})") } else { text.to_string() }
}

/// Where the first condition of an expression begins.
fn first(ast: &Ast, id: ExprId) -> u32 {
    let mut at = id;
    loop {
        let expr = ast.expr(at);
        match expr.kind {
            ExprKind::Paren(inner) | ExprKind::Not(inner) => at = inner,
            ExprKind::And(left, _) | ExprKind::Or(left, _) => at = left,
            _ => return expr.range.start,
        }
    }
}

fn is_constant(ast: &Ast, id: ExprId) -> bool {
    matches!(constant::value(ast, id), Constant::Boolean(_) | Constant::Int(_) | Constant::Long(_))
}

fn symbol(op: Arith) -> &'static str {
    match op {
        Arith::Add => "+",
        Arith::Sub => "-",
        Arith::Mul => "*",
        Arith::Div => "/",
        Arith::Rem => "%",
        Arith::Shl => "<<",
        Arith::Shr => ">>",
        Arith::Ushr => ">>>",
    }
}

/// The comparison that is true where another is not.
fn contrary(comparison: &str) -> Option<&'static str> {
    let pairs = [("==", "!="), ("<", ">="), (">", "<=")];
    let other = |(a, b): &(&'static str, &'static str)| match comparison {
        own if own == *a => Some(*b),
        own if own == *b => Some(*a),
        _ => None,
    };
    pairs.iter().find_map(other)
}

//! The text of a `java.util.regex.Pattern` as a tree, for patterns that name a regular language.
//!
//! Total: what is not understood, or means anything that depends on the order in which the library tries (possessive
//! and atomic parts, looking around, references back), gives `None`. So does what the library rejects, and what it
//! reads in a way of its own.

use super::classes::Class;

/// The flags of `Pattern` that are understood; any other gives up.
const CASE_INSENSITIVE: i32 = 2;
const MULTILINE: i32 = 8;
const LITERAL: i32 = 16;
const DOTALL: i32 = 32;

/// Parts within parts.
const DEEPEST: u32 = 50;
/// Characters of a pattern.
const LONGEST: usize = 2000;
/// The greatest number in a counted repetition.
const MOST_TIMES: u32 = 1000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    Empty,
    Class(Class),
    Sequence(Vec<Node>),
    Either(Vec<Node>),
    Repeated {
        node: Box<Node>,
        least: u32,
        most: Option<u32>,
    },
    /// A capturing group by its number.
    Group(u32, Box<Node>),
    /// `^`: nothing is before it.
    Begin,
    /// `$`: at the end, or before the line terminator that ends the text.
    End,
    /// `\z`: at the end.
    VeryEnd,
}

#[derive(Clone, Debug)]
pub struct Syntax {
    pub root: Node,
    /// Capturing groups.
    pub groups: u32,
}

/// A code point of the pattern, and whether it is quoted: nothing but itself.
type Mark = (u32, bool);

struct Parser {
    marks: Vec<Mark>,
    at: usize,
    flags: i32,
    groups: u32,
    names: Vec<String>,
    depth: u32,
}

pub fn parse(pattern: &[u16], flags: i32) -> Option<Syntax> {
    if flags & !(CASE_INSENSITIVE | MULTILINE | LITERAL | DOTALL) != 0 || pattern.len() > LONGEST {
        return None;
    }
    let points: Option<Vec<u32>> =
        char::decode_utf16(pattern.iter().copied()).map(|c| c.ok().map(u32::from).filter(|c| *c != 0)).collect();
    let marks =
        if flags & LITERAL != 0 { points?.into_iter().map(|c| (c, true)).collect() } else { unquoted(&points?) };
    let mut parser = Parser { marks, at: 0, flags, groups: 0, names: Vec::new(), depth: 0 };
    let root = parser.alternatives()?;
    (parser.at == parser.marks.len()).then_some(Syntax { root, groups: parser.groups })
}

/// What stands between `\Q` and `\E` is quoted.
fn unquoted(points: &[u32]) -> Vec<Mark> {
    let is = |at: usize, c: char| points.get(at) == Some(&u32::from(c));
    let mut marks = Vec::with_capacity(points.len());
    let (mut at, mut quoted) = (0, false);
    while let Some(point) = points.get(at) {
        if is(at, '\\') && is(at + 1, if quoted { 'E' } else { 'Q' }) {
            quoted = !quoted;
            at += 2;
            continue;
        }
        marks.push((*point, quoted));
        at += 1;
        if !quoted && is(at - 1, '\\') {
            marks.extend(points.get(at).map(|next| (*next, false)));
            at += 1;
        }
    }
    marks
}

impl Parser {
    /// The next mark where it is not quoted and in ASCII.
    fn peek(&self) -> Option<char> {
        self.peek_at(0)
    }

    fn peek_at(&self, distance: usize) -> Option<char> {
        match self.marks.get(self.at + distance) {
            Some((point, false)) => char::from_u32(*point).filter(char::is_ascii),
            _ => None,
        }
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    fn has(&self, flag: i32) -> bool {
        self.flags & flag != 0
    }

    fn literal(&self, point: u32) -> Class {
        let one = Class::one(point);
        if self.has(CASE_INSENSITIVE) { one.ignoring_ascii_case() } else { one }
    }

    fn alternatives(&mut self) -> Option<Node> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return None;
        }
        let mut ways = vec![self.sequence()?];
        while self.take('|') {
            ways.push(self.sequence()?);
        }
        self.depth -= 1;
        if ways.len() > 1 { Some(Node::Either(ways)) } else { ways.pop() }
    }

    fn sequence(&mut self) -> Option<Node> {
        let mut parts = Vec::new();
        while self.at < self.marks.len() && !matches!(self.peek(), Some('|' | ')')) {
            if let Some(part) = self.part()? {
                parts.push(self.repeated(part)?);
            }
        }
        Some(if parts.is_empty() { Node::Empty } else { Node::Sequence(parts) })
    }

    /// What a quantifier applies to; nothing where only flags change.
    fn part(&mut self) -> Option<Option<Node>> {
        let node = match self.peek() {
            Some('(') => return self.group(),
            Some('[') => {
                self.at += 1;
                Node::Class(self.class()?)
            }
            Some('.') => {
                self.at += 1;
                Node::Class(if self.has(DOTALL) { Class::all() } else { terminators().negated() })
            }
            Some(anchor @ ('^' | '$')) => {
                self.at += 1;
                if self.has(MULTILINE) {
                    return None;
                }
                if anchor == '^' { Node::Begin } else { Node::End }
            }
            Some('\\') => {
                self.at += 1;
                match self.peek()? {
                    'A' => self.anchor(Node::Begin),
                    'Z' => self.anchor(Node::End),
                    'z' => self.anchor(Node::VeryEnd),
                    _ => Node::Class(match self.escape()? {
                        Escape::Point(point) => self.literal(point),
                        Escape::Class(class) => class,
                    }),
                }
            }
            Some('*' | '+' | '?' | '{') => return None,
            _ => {
                let (point, _) = *self.marks.get(self.at)?;
                self.at += 1;
                Node::Class(self.literal(point))
            }
        };
        Some(Some(node))
    }

    fn anchor(&mut self, node: Node) -> Node {
        self.at += 1;
        node
    }

    fn group(&mut self) -> Option<Option<Node>> {
        self.at += 1;
        let flags = self.flags;
        let mut number = None;
        if self.take('?') {
            match self.peek()? {
                ':' => self.at += 1,
                '<' => {
                    self.at += 1;
                    self.name()?;
                    number = Some(());
                }
                _ => {
                    self.change_flags()?;
                    if self.take(')') {
                        return Some(None);
                    }
                    if !self.take(':') {
                        return None;
                    }
                }
            }
        } else {
            number = Some(());
        }
        let number = number.map(|()| {
            self.groups += 1;
            self.groups
        });
        let inner = self.alternatives()?;
        if !self.take(')') {
            return None;
        }
        self.flags = flags;
        Some(Some(match number {
            Some(number) => Node::Group(number, inner.into()),
            None => inner,
        }))
    }

    /// The name of a group and what closes it.
    fn name(&mut self) -> Option<()> {
        let mut name = String::new();
        while let Some(c) =
            self.peek().filter(|c| if name.is_empty() { c.is_ascii_alphabetic() } else { c.is_ascii_alphanumeric() })
        {
            self.at += 1;
            name.push(c);
        }
        let new = !name.is_empty() && !self.names.contains(&name);
        self.names.push(name);
        (new && self.take('>')).then_some(())
    }

    fn change_flags(&mut self) -> Option<()> {
        let mut on = true;
        while let Some(c) = self.peek().filter(|c| !matches!(c, ')' | ':')) {
            self.at += 1;
            let flag = match c {
                'i' => CASE_INSENSITIVE,
                's' => DOTALL,
                'm' => MULTILINE,
                '-' if on => {
                    on = false;
                    continue;
                }
                _ => return None,
            };
            self.flags = if on { self.flags | flag } else { self.flags & !flag };
        }
        Some(())
    }

    fn repeated(&mut self, node: Node) -> Option<Node> {
        let (least, most) = match self.peek() {
            Some('?') => (0, Some(1)),
            Some('*') => (0, None),
            Some('+') => (1, None),
            Some('{') => {
                self.at += 1;
                let least = self.number()?;
                let most = match self.take(',') {
                    true if self.peek() == Some('}') => None,
                    true => Some(self.number()?),
                    false => Some(least),
                };
                if self.peek() != Some('}') || most.is_some_and(|m| m < least) {
                    return None;
                }
                (least, most)
            }
            _ => return Some(node),
        };
        self.at += 1;
        // Reluctant ones have the same language.
        self.take('?');
        if matches!(self.peek(), Some('+' | '{' | '*' | '?')) || matches!(node, Node::Begin | Node::End | Node::VeryEnd)
        {
            return None;
        }
        Some(Node::Repeated { node: node.into(), least, most })
    }

    fn number(&mut self) -> Option<u32> {
        let mut value = None;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            self.at += 1;
            value = Some(value.unwrap_or(0) * 10 + digit).filter(|v| *v <= MOST_TIMES);
            value?;
        }
        value
    }

    /// The rest of a class in brackets, with the bracket that closes it.
    fn class(&mut self) -> Option<Class> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return None;
        }
        let negated = self.take('^');
        let mut whole = self.items()?;
        while self.take('&') {
            // Both signs, which `items` has seen.
            self.at += 1;
            whole = whole.intersection(&self.right_side()?);
        }
        if !self.take(']') {
            return None;
        }
        self.depth -= 1;
        Some(if negated { whole.negated() } else { whole })
    }

    /// What `&&` is followed by: one class in brackets, or items without any. The library reads mixtures in a way of its
    /// own.
    fn right_side(&mut self) -> Option<Class> {
        if self.take('[') {
            let class = self.class()?;
            return matches!(self.peek(), Some(']' | '&')).then_some(class);
        }
        if self.peek() == Some('&') {
            return None;
        }
        let begin = self.at;
        let items = self.items()?;
        let brackets = self.marks.get(begin..self.at)?.contains(&(u32::from('['), false));
        (!brackets).then_some(items)
    }

    /// The union of what stands before `&&` or the end, which is not nothing.
    fn items(&mut self) -> Option<Class> {
        let mut union: Option<Class> = None;
        loop {
            let here = match self.peek() {
                Some(']') => break,
                Some('&') if self.peek_at(1) == Some('&') => break,
                Some('[') => {
                    self.at += 1;
                    self.class()?
                }
                _ => self.item()?,
            };
            union = Some(union.map_or_else(|| here.clone(), |all| all.union(&here)));
        }
        union
    }

    /// One character, a range, or a class that an escape names.
    fn item(&mut self) -> Option<Class> {
        let low = match self.member()? {
            Escape::Point(point) => point,
            Escape::Class(class) => {
                let plain = self.peek() != Some('-') || self.peek_at(1) == Some(']');
                return plain.then_some(class);
            }
        };
        if self.peek() != Some('-') || self.peek_at(1) == Some(']') {
            return Some(self.literal(low));
        }
        self.at += 1;
        if matches!(self.peek(), Some('[' | '&')) {
            return None;
        }
        let Escape::Point(high) = self.member()? else { return None };
        if high < low {
            return None;
        }
        let range = Class::of(&[(low, high)]);
        Some(if self.has(CASE_INSENSITIVE) { range.ignoring_ascii_case() } else { range })
    }

    fn member(&mut self) -> Option<Escape> {
        if self.take('\\') {
            return self.escape();
        }
        let (point, _) = *self.marks.get(self.at)?;
        self.at += 1;
        Some(Escape::Point(point))
    }

    /// What stands behind a backslash, inside a class or not.
    fn escape(&mut self) -> Option<Escape> {
        let (point, quoted) = *self.marks.get(self.at)?;
        if quoted {
            return None;
        }
        self.at += 1;
        let Some(c) = char::from_u32(point).filter(char::is_ascii_alphanumeric) else {
            return Some(Escape::Point(point));
        };
        if let Some(class) = shorthand(c.to_ascii_lowercase()) {
            return Some(Escape::Class(if c.is_ascii_uppercase() { class.negated() } else { class }));
        }
        Some(match c {
            't' => Escape::Point(0x9),
            'n' => Escape::Point(0xa),
            'f' => Escape::Point(0xc),
            'r' => Escape::Point(0xd),
            'a' => Escape::Point(0x7),
            'e' => Escape::Point(0x1b),
            '0' => Escape::Point(self.octal()?),
            'x' => Escape::Point(self.hexadecimal()?),
            'u' => Escape::Point(self.digits(16, 4).filter(|unit| !(0xd800..0xe000).contains(unit))?),
            'p' | 'P' => {
                let class = self.property()?;
                Escape::Class(if c == 'P' { class.negated() } else { class })
            }
            _ => return None,
        })
    }

    /// Exactly so many digits.
    fn digits(&mut self, radix: u32, count: u32) -> Option<u32> {
        let mut value = 0;
        for _ in 0..count {
            value = value * radix + self.peek()?.to_digit(radix)?;
            self.at += 1;
        }
        Some(value)
    }

    /// One to three digits, as long as the value is below 256.
    fn octal(&mut self) -> Option<u32> {
        let mut value = self.digits(8, 1)?;
        for _ in 0..2 {
            let Some(digit) = self.peek().and_then(|c| c.to_digit(8)).filter(|digit| value * 8 + digit < 256) else {
                break;
            };
            value = value * 8 + digit;
            self.at += 1;
        }
        Some(value)
    }

    fn hexadecimal(&mut self) -> Option<u32> {
        if !self.take('{') {
            return self.digits(16, 2);
        }
        let mut value = self.digits(16, 1)?;
        while !self.take('}') {
            value = (value * 16 + self.digits(16, 1)?).min(0x110000);
        }
        char::from_u32(value).map(u32::from)
    }

    /// A class by name, of those that are of ASCII. Case changes what some of them are.
    fn property(&mut self) -> Option<Class> {
        if self.has(CASE_INSENSITIVE) || !self.take('{') {
            return None;
        }
        let mut name = String::new();
        while !self.take('}') {
            name.push(self.peek()?);
            self.at += 1;
        }
        Some(Class::of(match &*name {
            "Lower" => &[SMALL],
            "Upper" => &[CAPITAL],
            "ASCII" => &[(0, 0x7f)],
            "Alpha" => &[SMALL, CAPITAL],
            "Digit" => &[DIGITS],
            "Alnum" => &[SMALL, CAPITAL, DIGITS],
            "Punct" => &[(0x21, 0x2f), (0x3a, 0x40), (0x5b, 0x60), (0x7b, 0x7e)],
            "Graph" => &[(0x21, 0x7e)],
            "Print" => &[(0x20, 0x7e)],
            "Blank" => &[(0x20, 0x20), (0x9, 0x9)],
            "Cntrl" => &[(0, 0x1f), (0x7f, 0x7f)],
            "XDigit" => &[DIGITS, (0x61, 0x66), (0x41, 0x46)],
            "Space" => &[(0x9, 0xd), (0x20, 0x20)],
            _ => return None,
        }))
    }
}

const SMALL: (u32, u32) = (0x61, 0x7a);
const CAPITAL: (u32, u32) = (0x41, 0x5a);
const DIGITS: (u32, u32) = (0x30, 0x39);

enum Escape {
    Point(u32),
    Class(Class),
}

/// Classes of one letter; their capitals are what is not in them.
fn shorthand(letter: char) -> Option<Class> {
    Some(Class::of(match letter {
        'd' => &[DIGITS],
        'w' => &[DIGITS, CAPITAL, (0x5f, 0x5f), SMALL],
        's' => &[(0x9, 0xd), (0x20, 0x20)],
        _ => return None,
    }))
}

/// What `.` does not match and `$` may stand before.
pub fn terminators() -> Class {
    Class::of(&[(0xa, 0xa), (0xd, 0xd), (0x85, 0x85), (0x2028, 0x2029)])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn understood(pattern: &str, flags: i32) -> bool {
        let units: Vec<u16> = pattern.encode_utf16().collect();
        parse(&units, flags).is_some()
    }

    #[test]
    fn what_is_no_language_gives_up() {
        for pattern in [
            "a++",
            "a*+",
            "a?+",
            "a{2}+",
            "(?>a)",
            "(?=a)",
            "(?!a)",
            "(?<=a)b",
            "(?<!a)b",
            r"(a)\1",
            r"(?<x>a)\k<x>",
            r"\bword",
            r"\B",
            r"\G",
            r"\R",
            r"\X",
            r"\h",
            "(?x)a b",
            "(?u)a",
            "(?d).",
            "(?U)a",
            "a{2}{3}",
            "a{2}{3}b",
            "[a&&]",
            "[&&a]",
            "[a&&&b]",
            "[a&&[b]c]",
            "[a&&c[b]]",
            "[a-[b]]",
            "[]a]",
            r"\p{L}",
            r"\pL",
            r"\p{IsLatin}",
            r"\N{DIGIT ONE}",
            r"\ud83d\ude00",
            r"\cA",
            "(?i)\\p{Lower}",
            r"[\d-x]",
            "^*",
            "(?m)^a",
            "a{1001}",
        ] {
            assert!(!understood(pattern, 0), "{pattern}");
        }
        for flags in [1, 4, 64, 128, 256, 8 | 1] {
            assert!(!understood("a", flags), "{flags}");
        }
        assert!(!understood("a$", MULTILINE));
    }

    #[test]
    fn groups_are_counted_in_the_order_of_their_brackets() {
        let syntax = parse(&"(a)(?:b)(?<name>c(d))".encode_utf16().collect::<Vec<_>>(), 0).unwrap();
        assert_eq!(syntax.groups, 3);
    }
}

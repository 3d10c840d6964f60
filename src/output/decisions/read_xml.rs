//! Reads decisions from the XML that `xml` writes, in place of sources; also from files that something else wrote to the
//! same schema.
//!
//! What follows from the trees (effects, obligations, ids, couplings) is not read but made anew, so a file cannot
//! contradict itself. Anything unknown is an error that names its line: a misspelt element must not be lost. Whether
//! the decisions fit the classes is for `analysis::decisions::check`. Nesting costs no recursion; the depth of trees is
//! bounded all the same, since dropping one recurses.

use std::path::Path;

use quick_xml::XmlVersion;
use quick_xml::events::{BytesStart, Event};

use super::{ClassReport, Report, SCHEMA, VERSION};
use crate::analysis::decisions::check::consistent;
use crate::analysis::decisions::views::CodeObjectives;
use crate::analysis::decisions::{
    ClassDecisions, DecisionId, MappedCondition, MappedDecision, Origin, Point, Role, Unmapped, number,
};
use crate::source::tree::{Strict, Tree};
use crate::util::InputError;
use crate::util::error::Result;

/// Files beyond this are not decisions.
const LARGEST_FILE: u64 = 1 << 30;
const DEEPEST: usize = 10_000;

/// Reads a file. Errors name it and the line.
pub fn read_file(path: &Path) -> Result<Report> {
    let unreadable = |error: std::io::Error| InputError::file(path, format!("cannot be read: {error}"));
    let size = std::fs::metadata(path).map_err(unreadable)?.len();
    if size > LARGEST_FILE {
        return Err(InputError::file(path, format!("has {size} bytes; more than {LARGEST_FILE} are not read")));
    }
    let bytes = std::fs::read(path).map_err(unreadable)?;
    let text = String::from_utf8(bytes).map_err(|_| InputError::file(path, "is not UTF-8"))?;
    read(&text).map_err(|what| InputError::file(path, what))
}

/// Reads a document. The error says what is wrong, and on which line.
pub fn read(text: &str) -> std::result::Result<Report, String> {
    let document = Document::parse(text)?;
    let mut report = Report::default();
    let root = document.root()?;
    if root.name != "decisions" {
        return Err(root.wrong(format!("the root is <{}>, not <decisions>", root.name)));
    }
    if let Some(schema) = root.get("schema").filter(|schema| *schema != SCHEMA) {
        return Err(root.wrong(format!("the schema is {schema}, not {SCHEMA}")));
    }
    let version: u32 = root.number("version")?;
    if version != VERSION {
        return Err(root.wrong(format!("version {version} of the schema; this program reads version {VERSION}")));
    }
    for child in document.children(root) {
        match child.name.as_str() {
            "class" => report.classes.push(class(&document, child)?),
            "warning" => report.warnings.push(child.text("text")?),
            _ => return Err(child.unknown("decisions")),
        }
    }
    let mut names: Vec<&str> = report.classes.iter().map(|class| class.name.as_str()).collect();
    names.sort_unstable();
    if let Some(pair) = names.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(format!("the class {} comes twice", pair[0].replace('/', ".")));
    }
    Ok(report)
}

fn class(document: &Document, element: &Element) -> std::result::Result<ClassReport, String> {
    let name = element.text("name")?.replace('.', "/");
    let mut found = ClassDecisions::default();
    for child in document.children(element) {
        match child.name.as_str() {
            "decision" => found.decisions.push(decision(document, child, &name)?),
            "unmapped" => found.unmapped.push(Unmapped {
                class: name.clone(),
                method: child.text("method")?,
                descriptor: child.text("descriptor")?,
                line: child.number_or_zero("line")?,
                text: child.text("text")?,
                reason: child.text("reason")?,
            }),
            _ => return Err(child.unknown("class")),
        }
    }
    number(&mut found.decisions);
    let code = CodeObjectives {
        branches: element.number_or_zero("branches")? as usize,
        statements: element.number_or_zero("statements")? as usize,
    };
    Ok(ClassReport { name, found, code })
}

fn decision(document: &Document, element: &Element, class: &str) -> std::result::Result<MappedDecision, String> {
    let mut tree = None;
    let mut conditions = Vec::new();
    for child in document.children(element) {
        match child.name.as_str() {
            "tree" if tree.is_some() => return Err(child.wrong("a second tree".to_owned())),
            "tree" => tree = Some(document.tree(child)?),
            "condition" => {
                let index: usize = child.number("index")?;
                if index != conditions.len() {
                    let due = conditions.len();
                    return Err(child.wrong(format!("condition {index} stands where condition {due} is due")));
                }
                conditions.push(condition(document, child)?);
            }
            _ => return Err(child.unknown("decision")),
        }
    }
    let decision = MappedDecision {
        class: class.to_owned(),
        method: element.text("method")?,
        descriptor: element.text("descriptor")?,
        origin: element.one_of("origin", &[("source", Origin::Source), ("bytecode", Origin::Bytecode)])?,
        role: element.one_of("role", &[("control", Role::Control), ("value", Role::Value)])?,
        line: element.number_or_zero("line")?,
        text: element.text("text")?,
        tree: tree.ok_or_else(|| element.wrong("a decision without a tree".to_owned()))?,
        conditions,
        id: DecisionId::default(),
    };
    consistent(&decision).map_err(|what| element.wrong(what))?;
    Ok(decision)
}

fn condition(document: &Document, element: &Element) -> std::result::Result<MappedCondition, String> {
    let mut points = Vec::new();
    for child in document.children(element) {
        points.push(match child.name.as_str() {
            "branch" => Point::Branch { pc: child.number("pc")?, taken_means: child.boolean("taken-means")? },
            "value" => Point::Value {
                pc: child.number("pc")?,
                depth: child.number("depth")?,
                nonzero_means: child.boolean("nonzero-means")?,
            },
            _ => return Err(child.unknown("condition")),
        });
    }
    Ok(MappedCondition {
        text: element.text("text")?,
        line: element.number_or_zero("line")?,
        column: element.number_or_zero("column")?,
        points,
    })
}

/// The elements in the order of the document: those inside an element come behind it.
struct Document {
    elements: Vec<Element>,
}

struct Element {
    name: String,
    attributes: Vec<(String, String)>,
    children: Vec<usize>,
    line: usize,
}

/// Elements that repeat what follows from others.
const MADE_ANEW: [&str; 4] = ["when", "operator", "obligation", "coupled"];

impl Document {
    fn parse(text: &str) -> std::result::Result<Self, String> {
        let mut reader = quick_xml::Reader::from_str(text);
        reader.config_mut().expand_empty_elements = true;
        let mut elements: Vec<Element> = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        // How deep the reader is inside an element that is left out.
        let mut skipped = 0usize;
        let (mut line, mut counted) = (1, 0);
        loop {
            let event = reader.read_event();
            let at = (reader.buffer_position() as usize).min(text.len());
            let event = event.map_err(|error| format!("line {}: not well-formed XML: {error}", line_at(text, at)))?;
            match event {
                Event::Start(_) if skipped > 0 => skipped += 1,
                Event::End(_) if skipped > 0 => skipped -= 1,
                Event::Start(start) => {
                    let element = Element::new(&start, line)?;
                    if MADE_ANEW.contains(&element.name.as_str()) {
                        skipped = 1;
                    } else if open.len() >= DEEPEST {
                        return Err(element.wrong(format!("elements are nested deeper than {DEEPEST}")));
                    } else {
                        let index = elements.len();
                        match open.last() {
                            Some(parent) => elements[*parent].children.push(index),
                            None if index > 0 => return Err(element.wrong("a second root".to_owned())),
                            None => {}
                        }
                        elements.push(element);
                        open.push(index);
                    }
                }
                Event::End(_) => _ = open.pop(),
                Event::Text(content) => {
                    let blank = content.as_ref().trim_ascii().is_empty();
                    if !blank && skipped == 0 {
                        return Err(format!("line {line}: text where only elements belong"));
                    }
                }
                Event::CData(_) | Event::GeneralRef(_) if skipped == 0 => {
                    return Err(format!("line {line}: text where only elements belong"));
                }
                Event::DocType(_) => return Err(format!("line {line}: document type definitions are not read")),
                Event::Eof => break,
                _ => {}
            }
            line += text.as_bytes().get(counted..at).map_or(0, |bytes| bytes.iter().filter(|b| **b == b'\n').count());
            counted = at;
        }
        if let Some(element) = open.last().and_then(|index| elements.get(*index)) {
            return Err(element.wrong(format!("<{}> is not closed", element.name)));
        }
        Ok(Self { elements })
    }

    fn root(&self) -> std::result::Result<&Element, String> {
        self.elements.first().ok_or_else(|| "line 1: there is no element".to_owned())
    }

    fn children<'d>(&'d self, element: &'d Element) -> impl Iterator<Item = &'d Element> {
        element.children.iter().filter_map(|index| self.elements.get(*index))
    }

    /// The tree in a `<tree>` element.
    fn tree(&self, element: &Element) -> std::result::Result<Tree, String> {
        let [root] = element.children[..] else {
            return Err(element.wrong(format!("<tree> holds {} elements, not one", element.children.len())));
        };
        // All elements below the root: each behind its parent.
        let mut below = vec![root];
        let mut next = 0;
        while let Some(index) = below.get(next).copied() {
            below.extend(self.elements.get(index).into_iter().flat_map(|element| element.children.iter().copied()));
            next += 1;
        }
        let mut done: std::collections::BTreeMap<usize, Tree> = std::collections::BTreeMap::new();
        for index in below.into_iter().rev() {
            let Some(element) = self.elements.get(index) else { continue };
            let operands = element.children.iter().filter_map(|child| done.remove(child)).collect();
            done.insert(index, element.operator(operands)?);
        }
        done.remove(&root).ok_or_else(|| element.wrong("an empty tree".to_owned()))
    }
}

impl Element {
    fn new(start: &BytesStart, line: usize) -> std::result::Result<Self, String> {
        let mut attributes = Vec::new();
        for attribute in start.attributes() {
            let attribute = attribute.map_err(|error| format!("line {line}: {error}"))?;
            let value = attribute.normalized_value(XmlVersion::Implicit1_0).map_err(|e| format!("line {line}: {e}"))?;
            attributes.push((attribute.key.as_ref().to_owned(), value.into_owned()));
        }
        Ok(Self { name: start.name().as_ref().to_owned(), attributes, children: Vec::new(), line })
    }

    fn wrong(&self, what: String) -> String {
        format!("line {}: {what}", self.line)
    }

    fn unknown(&self, parent: &str) -> String {
        self.wrong(format!("<{}> does not belong into <{parent}>", self.name))
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    fn text(&self, name: &str) -> std::result::Result<String, String> {
        let value = self.get(name).ok_or_else(|| self.wrong(format!("<{}> lacks the attribute {name}", self.name)))?;
        Ok(value.to_owned())
    }

    fn number<T: std::str::FromStr>(&self, name: &str) -> std::result::Result<T, String> {
        let text = self.text(name)?;
        text.parse().map_err(|_| self.wrong(format!("{name}=\"{text}\" of <{}> is no such number", self.name)))
    }

    fn number_or_zero(&self, name: &str) -> std::result::Result<u32, String> {
        if self.get(name).is_none() { Ok(0) } else { self.number(name) }
    }

    fn boolean(&self, name: &str) -> std::result::Result<bool, String> {
        self.one_of(name, &[("true", true), ("false", false)])
    }

    fn one_of<T: Copy>(&self, name: &str, words: &[(&str, T)]) -> std::result::Result<T, String> {
        let text = self.text(name)?;
        let found = words.iter().find(|(word, _)| *word == text).map(|(_, value)| *value);
        found.ok_or_else(|| {
            let expected: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
            self.wrong(format!("{name}=\"{text}\" of <{}> is not {}", self.name, expected.join(" or ")))
        })
    }

    /// This element of a tree, with the trees of its children.
    fn operator(&self, operands: Vec<Tree>) -> std::result::Result<Tree, String> {
        let expect = |wanted: usize, found: usize| match wanted == found {
            true => Ok(()),
            false => Err(self.wrong(format!("<{}> holds {found} elements, not {wanted}", self.name))),
        };
        let count = operands.len();
        let strict = match self.name.as_str() {
            "leaf" | "constant" => {
                expect(0, count)?;
                let leaf = self.name == "leaf";
                return Ok(if leaf {
                    Tree::Condition(self.number("condition")?)
                } else {
                    Tree::Constant(self.boolean("value")?)
                });
            }
            "and" | "or" => {
                if count < 2 {
                    return Err(self.wrong(format!("<{}> holds {count} elements, not two or more", self.name)));
                }
                let join: fn(Box<Tree>, Box<Tree>) -> Tree = if self.name == "and" { Tree::And } else { Tree::Or };
                let joined = operands.into_iter().reduce(|left, right| join(Box::new(left), Box::new(right)));
                return joined.ok_or_else(|| self.unknown("tree"));
            }
            "not" => None,
            "choice" => None,
            "strict-and" => Some(Strict::And),
            "strict-or" => Some(Strict::Or),
            "xor" => Some(Strict::Xor),
            "eq" => Some(Strict::Eq),
            "ne" => Some(Strict::Ne),
            _ => return Err(self.unknown("tree")),
        };
        expect(
            if strict.is_some() {
                2
            } else if self.name == "not" {
                1
            } else {
                3
            },
            count,
        )?;
        let mut operands = operands.into_iter().map(Box::new);
        let tree = match (strict, operands.next(), operands.next(), operands.next()) {
            (Some(op), Some(a), Some(b), None) => Tree::Strict(op, a, b),
            (None, Some(a), None, None) => Tree::Not(a),
            (None, Some(c), Some(x), Some(y)) => Tree::Ternary(c, x, y),
            _ => return Err(self.unknown("tree")),
        };
        Ok(tree)
    }
}

fn line_at(text: &str, at: usize) -> usize {
    text.as_bytes().get(..at).map_or(1, |before| before.iter().filter(|b| **b == b'\n').count() + 1)
}

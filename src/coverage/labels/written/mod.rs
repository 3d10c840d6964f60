//! Labels of a file (`--labels`), put into copies of the classes without touching the program.
//!
//! One line each: class, line, name and a Java Boolean expression over what is in scope there; a name with blanks is in quotes, `#`
//! begins a comment:
//!
//! ```text
//! com.example.Toll 12 heavy       weight / axles > 9000
//! com.example.Toll 12 "too light" weight < limits[axles]
//! ```
//!
//! A label counts where code of its line begins: before the statement, and again when a loop comes back to it. A line may have
//! several such places (the parts of a `for`, copies of a `finally` block); the label counts at those at which all that it names
//! is in scope, and there must be one. A predicate that throws is not true.

mod compile;
mod effects;
mod names;

use std::collections::BTreeMap;
use std::path::Path;
use std::rc::Rc;

use super::put::{Putting, load};
use crate::analysis::decisions::from_bytecode::is_generated;
use crate::analysis::label_calls::CALLS;
use crate::classfile::bytecode::scan;
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::classfile::{ClassFile, Code, Constant, MethodInfo, access};
use crate::program::{Kind, Program, Replaced, kind_of};
use crate::source::expression::{Expr, Expressions, Fault};
use crate::util::InputError;
use crate::util::error::Result;
use compile::{Compiler, Local};
use names::Names;

/// Larger files were not written by a person.
const MOST_BYTES: u64 = 8 << 20;

/// One line of the file.
#[derive(Clone, PartialEq, Debug)]
struct Entry {
    /// Where it stands in the file: line, and bytes before class, number, name and expression.
    at: usize,
    places: [usize; 4],
    class: String,
    line: u32,
    name: String,
    expr: Expr,
}

/// Copies of the classes that a file names, with its labels.
pub fn put(program: &Program, path: &Path) -> Result<Replaced> {
    let unreadable = |why: String| InputError::file(path, why);
    let about = std::fs::metadata(path).map_err(|e| unreadable(format!("cannot be read: {e}")))?;
    if about.len() > MOST_BYTES {
        return Err(unreadable("is larger than any file of labels".into()));
    }
    let text = std::fs::read_to_string(path).map_err(|e| unreadable(format!("cannot be read: {e}")))?;
    let said = |(line, (column, what)): (usize, Fault)| {
        let before =
            text.lines().nth(line - 1).and_then(|text| text.get(..column)).map_or(column, |b| b.chars().count());
        InputError::usage(format!("{}:{line}:{}: {what}", path.display(), before + 1))
    };
    let entries = parse(&text).map_err(said)?;
    let mut classes = Classes::new(program);
    for entry in &entries {
        classes.put(entry).map_err(|why| said((entry.at, why)))?;
    }
    classes.finish().map_err(said)
}

fn parse(text: &str) -> std::result::Result<Vec<Entry>, (usize, Fault)> {
    let mut found: Vec<Entry> = Vec::new();
    let mut lines: BTreeMap<(String, u32, String), usize> = BTreeMap::new();
    let mut expressions = Expressions::new().map_err(|fault| (1, fault))?;
    for (number, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.trim_start().starts_with('#') {
            continue;
        }
        let entry = entry(number + 1, line, &mut expressions).map_err(|fault| (number + 1, fault))?;
        if let Some(first) = lines.insert((entry.class.clone(), entry.line, entry.name.clone()), entry.at) {
            let what = format!("expected another name: line {first} has a label of this name there");
            return Err((number + 1, (entry.places[2], what)));
        }
        found.push(entry);
    }
    Ok(found)
}

fn entry(at: usize, text: &str, expressions: &mut Expressions) -> std::result::Result<Entry, Fault> {
    let mut rest = Rest { text, at: 0 };
    let (class_at, class) = rest.word();
    let (line_at, digits) = rest.word();
    let line = digits.parse().map_err(|_| (line_at, "expected the number of a line behind the class".to_string()))?;
    let (name_at, name) = rest.quoted()?;
    if name.is_empty() {
        return Err((name_at, "expected the name of the label behind the line".into()));
    }
    let expr_at = rest.skip();
    let expr = expressions.parse(rest.left()).map_err(|(column, what)| (expr_at + column, what))?;
    let places = [class_at, line_at, name_at, expr_at];
    Ok(Entry { at, places, class: class.to_string(), line, name: name.to_string(), expr })
}

struct Rest<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Rest<'t> {
    fn left(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn skip(&mut self) -> usize {
        self.at += self.left().len() - self.left().trim_start().len();
        self.at
    }

    fn word(&mut self) -> (usize, &'t str) {
        let start = self.skip();
        let word = self.left().split(char::is_whitespace).next().unwrap_or_default();
        self.at += word.len();
        (start, word)
    }

    fn quoted(&mut self) -> std::result::Result<(usize, &'t str), Fault> {
        let start = self.skip();
        let Some(inside) = self.left().strip_prefix('"') else { return Ok(self.word()) };
        let end = inside.find('"').ok_or_else(|| (start, "expected a second quote behind the name".to_string()))?;
        self.at += end + 2;
        Ok((start, inside.get(..end).unwrap_or_default()))
    }
}

/// The classes into which labels are put, each written once for all of its labels.
struct Classes<'p> {
    program: &'p Program,
    /// The names of those of the class path, once they were asked for.
    all: Option<Rc<[String]>>,
    /// By internal name; nothing where there is no such class to be read.
    begun: BTreeMap<String, Option<Labelled<'p>>>,
}

struct Labelled<'p> {
    names: Names<'p>,
    putting: Putting<'static>,
    /// The line of the file that has its last label.
    last: usize,
}

impl<'p> Classes<'p> {
    fn new(program: &'p Program) -> Self {
        Self { program, all: None, begun: BTreeMap::new() }
    }

    /// Puts a label into its class, or into classes inside it that have code of the line.
    fn put(&mut self, entry: &Entry) -> std::result::Result<(), Fault> {
        let [class_at, line_at, _, expr_at] = entry.places;
        let classpath = self.program.classpath();
        let top = entry.class.replace('.', "/");
        let own = |fault: InputError| (class_at, fault.to_string());
        let all = match &self.all {
            Some(all) => Rc::clone(all),
            None => Rc::clone(self.all.insert(classpath.classes().map_err(own)?.into())),
        };
        // They are in order.
        if all.binary_search(&top).is_err() {
            let similar = classpath.similar(&top).map_err(own)?;
            let similar: Vec<String> = similar.iter().map(|n| n.replace('/', ".")).collect();
            let meant = if similar.is_empty() { String::new() } else { format!("; there is {}", similar.join(", ")) };
            return Err((class_at, format!("expected a class of the class path, found '{}'{meant}", entry.class)));
        }
        let inside = format!("{top}$");
        let mut has_code = false;
        let mut fault: Option<Fault> = None;
        let mut placed = false;
        let nested = all.get(all.partition_point(|name| *name < inside)..).unwrap_or_default();
        let nested = nested.iter().take_while(|name| name.starts_with(&inside));
        for name in std::iter::once(&top).chain(nested) {
            let Some(class) = self.class(name).map_err(|why| (class_at, why))? else { continue };
            if !class.has_code(entry.line) {
                continue;
            }
            has_code = true;
            match class.put(entry) {
                Ok(()) => placed = true,
                Err(why) => _ = fault.get_or_insert(why),
            }
        }
        match fault {
            _ if placed => Ok(()),
            Some((column, what)) => Err((expr_at + column, what)),
            None if !has_code => {
                let lines = lines_of(self.program, &top);
                let near = lines.iter().min_by_key(|line| line.abs_diff(entry.line));
                let near = near.map_or("it has no line numbers".to_string(), |line| format!("the nearest is {line}"));
                Err((line_at, format!("expected a line with code of {}, found {}; {near}", entry.class, entry.line)))
            }
            None => Ok(()),
        }
    }

    fn class(&mut self, name: &str) -> std::result::Result<Option<&mut Labelled<'p>>, String> {
        if !self.begun.contains_key(name) {
            let classpath = self.program.classpath();
            let loaded = classpath.load(name).map_err(|error| error.to_string())?;
            let found = classpath.find(name).map_err(|error| error.to_string())?;
            let begun = match loaded.zip(found) {
                Some((loaded, found)) => {
                    let names = Names::new(self.program, Rc::new(loaded.class));
                    Some(Labelled { names, putting: Putting::new(found.bytes)?, last: 0 })
                }
                None => None,
            };
            self.begun.insert(name.to_string(), begun);
        }
        Ok(self.begun.get_mut(name).and_then(Option::as_mut))
    }

    /// The copies of those that have labels.
    fn finish(self) -> std::result::Result<Replaced, (usize, Fault)> {
        let mut replaced = Replaced::new();
        for (name, class) in self.begun {
            let Some(class) = class.filter(|class| class.last > 0) else { continue };
            replaced.insert(name, class.putting.finish().map_err(|why| (class.last, (0, why)))?);
        }
        Ok(replaced)
    }
}

fn lines_of(program: &Program, class: &str) -> Vec<u32> {
    let loaded = program.classpath().load(class).ok().flatten();
    let codes = loaded.iter().flat_map(|l| &l.class.methods).filter_map(|m| m.code.as_ref());
    codes.flat_map(|code| code.lines.iter().map(|entry| u32::from(entry.line))).collect()
}

/// Where code of a line begins.
fn starts(code: &Code, line: u32) -> Vec<u16> {
    let mut found = Vec::new();
    let mut before = None;
    for entry in &code.lines {
        if u32::from(entry.line) == line && before != Some(entry.line) {
            found.push(entry.pc);
        }
        before = Some(entry.line);
    }
    found
}

impl Labelled<'_> {
    fn has_code(&self, line: u32) -> bool {
        let at_line = |m: &MethodInfo| !is_generated(m) && m.code.as_ref().is_some_and(|c| !starts(c, line).is_empty());
        self.names.class.methods.iter().any(at_line)
    }

    /// Puts a label there, at least at one place.
    fn put(&mut self, entry: &Entry) -> std::result::Result<(), Fault> {
        let own = |why: String| (0, why);
        let class = Rc::clone(&self.names.class);
        let (mut placed, mut fault) = (false, None);
        for (number, method) in class.methods.iter().enumerate().filter(|(_, m)| !is_generated(m)) {
            let Some(code) = &method.code else { continue };
            for pc in starts(code, entry.line) {
                let locals = in_scope(&class, method, code, pc);
                let mut compiler = Compiler::new(&self.names, &mut self.putting.rewrite, &locals);
                let (body, descriptor) = match compiler.predicate(&entry.expr) {
                    Ok(compiled) => compiled,
                    Err(why) => {
                        fault.get_or_insert(why);
                        continue;
                    }
                };
                let mut predicate = Vec::new();
                let used = std::mem::take(&mut compiler.used);
                for (local, _) in &used {
                    let parsed = FieldType::parse(&local.descriptor);
                    load(&mut predicate, parsed.map_or(Kind::Ref, |parsed| kind_of(&parsed)), local.number);
                }
                predicate.extend(self.putting.method(&descriptor, body, 0).map_err(own)?);
                let label = self.putting.label(CALLS, &entry.name, &predicate).map_err(own)?;
                let stack = 2 + 2 * used.len() as u16;
                self.putting.before(number, pc, &label, stack);
                placed = true;
            }
        }
        match fault {
            Some(fault) if !placed => Err(fault),
            _ => {
                self.last = entry.at;
                Ok(())
            }
        }
    }
}

/// The locals whose names are known at a place, `this` first; not an object that is still being made.
fn in_scope(class: &ClassFile, method: &MethodInfo, code: &Code, pc: u16) -> Vec<Local> {
    let has_this = !method.has(access::STATIC) && (&*method.name != "<init>" || is_made(class, code, pc));
    let this = Local { name: "this".into(), number: 0, descriptor: format!("L{};", class.name) };
    let mut found: Vec<Local> = has_this.then_some(this).into_iter().collect();
    let here = code.locals.iter().filter(|l| l.start <= pc && u32::from(pc) < u32::from(l.start) + u32::from(l.len));
    found.extend(here.filter(|local| &*local.name != "this").map(|local| Local {
        name: local.name.to_string(),
        number: local.index,
        descriptor: local.descriptor.to_string(),
    }));
    found
}

/// Whether the constructor of the parent, or another of the class, was called before this place.
fn is_made(class: &ClassFile, code: &Code, pc: u16) -> bool {
    let Ok(scanned) = scan(&code.bytes) else { return false };
    let calls = |at: &u16| match code.bytes.get(usize::from(*at)..) {
        Some([0xb7, high, low, ..]) => match class.pool.get(u16::from_be_bytes([*high, *low])) {
            Some(Constant::Method(m)) => {
                let own = m.class == class.name || Some(&m.class) == class.super_name.as_ref();
                &*m.name == "<init>" && own && MethodType::parse(&m.descriptor).is_ok()
            }
            _ => false,
        },
        _ => false,
    };
    scanned.pcs.iter().find(|at| calls(at)).is_some_and(|at| *at < pc)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read() {
        let text = "# all\n\na.B 12 heavy x > 3 && y != null\n a.C\t7 \"too light\"  true\n";
        let found = parse(text).unwrap();
        let shown: Vec<(&str, u32, &str)> = found.iter().map(|e| (&*e.class, e.line, &*e.name)).collect();
        assert_eq!(shown, [("a.B", 12, "heavy"), ("a.C", 7, "too light")]);
        assert_eq!((found[1].at, found[1].places), (4, [1, 5, 7, 20]));
    }

    #[test]
    fn what_is_missing_is_said_with_its_place() {
        let fault = |line: &str| parse(line).unwrap_err().1;
        assert_eq!(fault("a.B x n true"), (4, "expected the number of a line behind the class".into()));
        assert_eq!(fault("a.B 3"), (5, "expected the name of the label behind the line".into()));
        assert_eq!(fault("a.B 3 \"n true"), (6, "expected a second quote behind the name".into()));
        assert_eq!(fault("a.B 3 n true\na.B 3 n false").0, 6);
        assert_eq!(fault("a.B 3 n "), (8, "expected a Java Boolean expression".into()));
        let (column, what) = fault("a.B 3 n x >> ");
        assert!(column >= 8 && what.starts_with("expected a Java expression"), "{column} {what}");
    }
}

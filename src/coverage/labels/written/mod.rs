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
mod names;

use std::path::Path;
use std::rc::Rc;

use super::put::{Putting, load};
use crate::analysis::decisions::from_bytecode::is_generated;
use crate::analysis::label_calls::CALLS;
use crate::classfile::bytecode::scan;
use crate::classfile::descriptor::MethodType;
use crate::classfile::{ClassFile, Code, Constant, MethodInfo, access};
use crate::program::{Program, Replaced, kind_of};
use crate::source::expression::{self, Expr, Fault};
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
    let (mut replaced, mut fault) = (Replaced::new(), None);
    // What is put there last comes first, and the first mistake is told.
    for entry in parse(&text).map_err(said)?.iter().rev() {
        if let Err(why) = place(program, entry, &mut replaced) {
            fault = Some(said((entry.at, why)));
        }
    }
    match fault {
        Some(fault) => Err(fault),
        None => Ok(replaced),
    }
}

fn parse(text: &str) -> std::result::Result<Vec<Entry>, (usize, Fault)> {
    let mut found: Vec<Entry> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.trim_start().starts_with('#') {
            continue;
        }
        let entry = entry(number + 1, line).map_err(|fault| (number + 1, fault))?;
        let known = found.iter().find(|e| (&e.class, e.line, &e.name) == (&entry.class, entry.line, &entry.name));
        if let Some(first) = known {
            let what = format!("expected another name: line {} has a label of this name there", first.at);
            return Err((number + 1, (entry.places[2], what)));
        }
        found.push(entry);
    }
    Ok(found)
}

fn entry(at: usize, text: &str) -> std::result::Result<Entry, Fault> {
    let mut rest = Rest { text, at: 0 };
    let (class_at, class) = rest.word();
    let (line_at, digits) = rest.word();
    let line = digits.parse().map_err(|_| (line_at, "expected the number of a line behind the class".to_string()))?;
    let (name_at, name) = rest.quoted()?;
    if name.is_empty() {
        return Err((name_at, "expected the name of the label behind the line".into()));
    }
    let expr_at = rest.skip();
    let expr = expression::parse(rest.left()).map_err(|(column, what)| (expr_at + column, what))?;
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

/// Puts a label into its class, or into classes inside it that have code of the line.
fn place(program: &Program, entry: &Entry, replaced: &mut Replaced) -> std::result::Result<(), Fault> {
    let [class_at, line_at, _, expr_at] = entry.places;
    let classpath = program.classpath();
    let top = entry.class.replace('.', "/");
    let own = |fault: InputError| (class_at, fault.to_string());
    let all = classpath.classes().map_err(own)?;
    if !all.contains(&top) {
        let similar: Vec<String> = classpath.similar(&top).map_err(own)?.iter().map(|n| n.replace('/', ".")).collect();
        let meant = if similar.is_empty() { String::new() } else { format!("; there is {}", similar.join(", ")) };
        return Err((class_at, format!("expected a class of the class path, found '{}'{meant}", entry.class)));
    }
    let inside = format!("{top}$");
    let mut has_code = false;
    let mut fault: Option<Fault> = None;
    let mut placed = false;
    for name in all.iter().filter(|name| **name == top || name.starts_with(&inside)) {
        let Some(loaded) = classpath.load(name).map_err(own)? else { continue };
        let found = classpath.find(name).map_err(own)?.map(|found| found.bytes).unwrap_or_default();
        let bytes = replaced.get(name).cloned().unwrap_or(found);
        let at_line =
            |m: &MethodInfo| !is_generated(m) && m.code.as_ref().is_some_and(|c| !starts(c, entry.line).is_empty());
        if !loaded.class.methods.iter().any(at_line) {
            continue;
        }
        has_code = true;
        match labelled(program, &bytes, Rc::new(loaded.class), entry) {
            Ok(copy) => {
                replaced.insert(name.clone(), copy);
                placed = true;
            }
            Err(why) => _ = fault.get_or_insert(why),
        }
    }
    match fault {
        _ if placed => Ok(()),
        Some((column, what)) => Err((expr_at + column, what)),
        None if !has_code => {
            let lines = lines_of(program, &top);
            let near = lines.iter().min_by_key(|line| line.abs_diff(entry.line));
            let near = near.map_or("it has no line numbers".to_string(), |line| format!("the nearest is {line}"));
            Err((line_at, format!("expected a line with code of {}, found {}; {near}", entry.class, entry.line)))
        }
        None => Ok(()),
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

/// A copy of a class with a label, at least at one place. `class` is as it was without labels; the bytes may have others.
fn labelled(
    program: &Program,
    bytes: &[u8],
    class: Rc<ClassFile>,
    entry: &Entry,
) -> std::result::Result<Vec<u8>, Fault> {
    let own = |why: String| (0, why);
    let mut putting = Putting::new(bytes).map_err(own)?;
    let names = Names { program, class };
    let (mut placed, mut fault) = (false, None);
    for number in 0..putting.rewrite.file.methods.len() {
        let Some(method) = putting.rewrite.file.methods.get(number).filter(|m| !is_generated(m)).cloned() else {
            continue;
        };
        let Some(code) = &method.code else { continue };
        for pc in starts(code, entry.line) {
            let locals = in_scope(&names.class, &method, code, pc);
            let mut compiler = Compiler::new(&names, &mut putting.rewrite, &locals);
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
                let parsed = crate::classfile::descriptor::FieldType::parse(&local.descriptor);
                load(&mut predicate, parsed.map_or(crate::program::Kind::Ref, |p| kind_of(&p)), local.number);
            }
            predicate.extend(putting.method(&descriptor, body, 0).map_err(own)?);
            let label = putting.label(CALLS, &entry.name, &predicate).map_err(own)?;
            let stack = 2 + 2 * used.len() as u16;
            putting.before(number, pc, &label, stack);
            placed = true;
        }
    }
    match fault {
        Some(fault) if !placed => Err(fault),
        _ => putting.finish().map_err(own),
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

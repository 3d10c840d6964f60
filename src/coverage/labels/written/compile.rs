//! A predicate to bytecode: an expression over what is in scope at a place becomes the body of a method that takes the locals it
//! uses and gives a boolean (JLS 15; JVMS 4.10.1 for the frames where jumps meet).
//!
//! Types are found first (`types`), then code is written with the conversions that they need.

mod types;

use std::collections::BTreeMap;

use super::names::{Member, NULL, Names, boxed, internal, is_primitive, java, unboxed, unboxing};
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::classfile::rewrite::Rewrite;
use crate::coverage::labels::put::{Body, Held, load};
use crate::program::{Kind as Width, kind_of};
use crate::source::expression::{Expr, Fault, Kind};

/// A local at a place: its name, number and type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Local {
    pub name: String,
    pub number: u16,
    pub descriptor: String,
}

pub struct Compiler<'a, 'r> {
    pub names: &'a Names<'a>,
    pub rewrite: &'a mut Rewrite<'r>,
    /// `this` among them, where there is one.
    pub locals: &'a [Local],
    /// Those that are used, with the parameters that they become.
    pub used: Vec<(Local, u16)>,
    code: Vec<u8>,
    stack: Vec<Held>,
    most: u16,
    frames: BTreeMap<u16, Vec<Held>>,
}

type Compiled<T> = Result<T, Fault>;
/// Where jumps have to be told their targets.
type Jumps = Vec<usize>;

impl<'a, 'r> Compiler<'a, 'r> {
    pub fn new(names: &'a Names<'a>, rewrite: &'a mut Rewrite<'r>, locals: &'a [Local]) -> Self {
        let frames = BTreeMap::new();
        Self { names, rewrite, locals, used: Vec::new(), code: Vec::new(), stack: Vec::new(), most: 0, frames }
    }

    /// The body of a method for a predicate, and its descriptor.
    pub fn predicate(&mut self, expr: &Expr) -> Compiled<(Body, String)> {
        let found = self.of(expr)?;
        if found != "Z" && unboxed(&found) != Some("Z") {
            return Err((expr.at, format!("expected a boolean, found {}", java(&found))));
        }
        self.value_as(expr, "Z")?;
        self.code.push(0xac);
        if self.code.len() > 30_000 {
            return Err((expr.at, "the expression is too long".into()));
        }
        let frames = std::mem::take(&mut self.frames).into_iter().collect();
        let params: String = self.used.iter().map(|(local, _)| local.descriptor.as_str()).collect();
        Ok((Body { code: std::mem::take(&mut self.code), stack: self.most, frames }, format!("({params})Z")))
    }

    fn push(&mut self, held: Held) {
        self.stack.push(held);
        let wide = |held: &Held| matches!(held, Held::Number(Width::Long | Width::Double));
        let slots: u16 = self.stack.iter().map(|held| if wide(held) { 2 } else { 1 }).sum();
        self.most = self.most.max(slots);
    }

    fn pop(&mut self, count: usize) {
        self.stack.truncate(self.stack.len().saturating_sub(count));
    }

    /// An instruction that takes so many values and leaves one of this type.
    fn emit(&mut self, bytes: &[u8], takes: usize, gives: &str) {
        self.code.extend_from_slice(bytes);
        self.pop(takes);
        self.push(held(gives));
    }

    /// The same with an index into the constant pool.
    fn emit_with(&mut self, opcode: u8, index: Result<u16, String>, takes: usize, gives: &str) -> Compiled<()> {
        let index = index.map_err(|why| (0, why))?.to_be_bytes();
        self.emit(&[opcode, index[0], index[1]], takes, gives);
        Ok(())
    }

    fn jump(&mut self, opcode: u8, takes: usize) -> usize {
        self.code.extend_from_slice(&[opcode, 0, 0]);
        self.pop(takes);
        self.code.len() - 3
    }

    /// Jumps lead here.
    fn land(&mut self, jumps: &[usize]) {
        let here = self.code.len();
        for at in jumps {
            let offset = ((here - at) as i16).to_be_bytes();
            self.code[at + 1..at + 3].copy_from_slice(&offset);
        }
        if !jumps.is_empty() {
            self.frames.insert(here as u16, self.stack.clone());
        }
    }

    fn value_as(&mut self, expr: &Expr, to: &str) -> Compiled<()> {
        let from = self.of(expr)?;
        self.value(expr)?;
        self.convert(expr, &from, to)
    }

    fn convert(&mut self, expr: &Expr, from: &str, to: &str) -> Compiled<()> {
        if is_primitive(to) && !is_primitive(from) {
            let Some(inside) = unboxed(from) else {
                return Err((expr.at, format!("expected {}, found {}", java(to), java(from))));
            };
            let method = self.rewrite.method(&internal(from), unboxing(inside), &format!("(){inside}"));
            self.emit_with(0xb6, method, 1, inside)?;
            return self.convert(expr, inside, to);
        }
        if is_primitive(from) && !is_primitive(to) {
            let class = boxed(from).unwrap_or_default();
            let method = self.rewrite.method(class, "valueOf", &format!("({from})L{class};"));
            return self.emit_with(0xb8, method, 1, &format!("L{class};"));
        }
        if is_primitive(from) && (from == "Z") != (to == "Z") {
            return Err((expr.at, format!("expected {}, found {}", java(to), java(from))));
        }
        let number = |d: &str| ["I", "J", "F", "D"].iter().position(|one| *one == d).unwrap_or(0) as u8;
        let (a, b) = (number(from), number(to));
        if is_primitive(to) && a != b {
            // i2l, i2f, i2d, l2i, l2f, ...
            self.emit(&[0x85 + 3 * a + if b > a { b - 1 } else { b }], 1, ["I", "J", "F", "D"][usize::from(b)]);
        }
        match to {
            "B" if from != "B" => self.emit(&[0x91], 1, "I"),
            "C" if from != "C" => self.emit(&[0x92], 1, "I"),
            "S" if !matches!(from, "S" | "B") => self.emit(&[0x93], 1, "I"),
            _ => {}
        }
        Ok(())
    }

    fn local_value(&mut self, local: &Local) {
        let known = self.used.iter().find(|(used, _)| used == local).map(|(_, place)| *place);
        let place = known.unwrap_or_else(|| {
            let slots = |d: &str| if matches!(d, "J" | "D") { 2 } else { 1 };
            let place = self.used.iter().map(|(used, _)| slots(&used.descriptor)).sum();
            self.used.push((local.clone(), place));
            place
        });
        load(&mut self.code, width(&local.descriptor), place);
        self.push(held(&local.descriptor));
    }

    fn value(&mut self, expr: &Expr) -> Compiled<()> {
        match &expr.kind {
            Kind::Boolean(value) => self.emit(&[0x03 + u8::from(*value)], 0, "Z"),
            Kind::Int(value) => {
                let index = self.rewrite.integer(*value);
                self.emit_with(0x13, index, 0, "I")?;
            }
            Kind::Char(value) => {
                let index = self.rewrite.integer((*value).into());
                self.emit_with(0x13, index, 0, "C")?;
            }
            Kind::Long(value) => {
                let index = self.rewrite.long(*value);
                self.emit_with(0x14, index, 0, "J")?;
            }
            Kind::Float(value) => {
                let index = self.rewrite.float(*value);
                self.emit_with(0x13, index, 0, "F")?;
            }
            Kind::Double(value) => {
                let index = self.rewrite.double(*value);
                self.emit_with(0x14, index, 0, "D")?;
            }
            Kind::Text(text) => {
                let index = self.rewrite.string(text.iter().copied());
                self.emit_with(0x13, index, 0, "Ljava/lang/String;")?;
            }
            Kind::Null => self.emit(&[0x01], 0, NULL),
            Kind::This => self.name(expr, "this")?,
            Kind::Name(name) => self.name(expr, name)?,
            Kind::Select(of, name) if name == "length" && self.is_array(of)? => {
                self.value(of)?;
                self.emit(&[0xbe], 1, "I");
            }
            Kind::Select(of, name) => {
                let (field, has_object) = self.selected(expr, of, name)?;
                if has_object && !field.is_static {
                    self.value(of)?;
                }
                self.field(expr, &field)?;
            }
            Kind::Index(array, index) => {
                let element = self.of(expr)?;
                self.value(array)?;
                self.value_as(index, "I")?;
                let opcode = match element.as_str() {
                    "I" => 0x2e,
                    "J" => 0x2f,
                    "F" => 0x30,
                    "D" => 0x31,
                    "B" | "Z" => 0x33,
                    "C" => 0x34,
                    "S" => 0x35,
                    _ => 0x32,
                };
                self.emit(&[opcode], 2, &element);
            }
            Kind::Call { of, name, arguments } => self.call(expr, of.as_deref(), name, arguments)?,
            Kind::Unary(op, of) if op != "!" => {
                let to = self.of(expr)?;
                self.value_as(of, &to)?;
                let kind = by_type(&to);
                match op.as_str() {
                    "-" => self.emit(&[0x74 + kind], 1, &to),
                    "~" if kind == 0 => self.emit(&[0x02, 0x82], 1, &to),
                    "~" => {
                        let minus = self.rewrite.long(-1);
                        self.emit_with(0x14, minus, 0, "J")?;
                        self.emit(&[0x83], 2, "J");
                    }
                    _ => {}
                }
                if op == "~" {
                    self.most += 1;
                }
            }
            Kind::Binary(op, left, right) if !is_condition(op) => self.operator(expr, op, left, right)?,
            Kind::Ternary(condition, yes, no) => {
                let to = self.of(expr)?;
                let otherwise = self.branch(condition, false)?;
                let convert = |this: &mut Self, part: &Expr| match is_primitive(&to) {
                    true => this.value_as(part, &to),
                    false => this.value(part),
                };
                convert(self, yes)?;
                let end = self.jump(0xa7, 0);
                self.pop(1);
                self.land(&otherwise);
                convert(self, no)?;
                self.pop(1);
                self.push(held(&to));
                self.land(&[end]);
            }
            Kind::Cast(to, of) => {
                let to = self.named_type(expr, to)?;
                let from = self.of(of)?;
                if !self.names.is_castable(&from, &to) {
                    return Err((of.at, format!("expected what can be cast to {}, found {}", java(&to), java(&from))));
                }
                self.value(of)?;
                match is_primitive(&to) {
                    true => self.convert(expr, &from, &to)?,
                    false => {
                        if is_primitive(&from) {
                            self.convert(expr, &from, &to)?;
                        }
                        let class = self.rewrite.class(&internal(&to));
                        self.emit_with(0xc0, class, 1, &to)?;
                    }
                }
            }
            Kind::Instance(of, class) => {
                let (found, class) = (self.of(of)?, self.named_type(expr, class)?);
                if is_primitive(&class) {
                    return Err((expr.at, format!("expected a class behind instanceof, found {}", java(&class))));
                }
                if is_primitive(&found) || !self.names.is_castable(&found, &class) {
                    let what = format!("expected what can be an object of {}, found {}", java(&class), java(&found));
                    return Err((of.at, what));
                }
                self.value(of)?;
                let class = self.rewrite.class(&internal(&class));
                self.emit_with(0xc1, class, 1, "Z")?;
            }
            // Conditions: 1 or 0.
            _ => {
                let otherwise = self.branch(expr, false)?;
                self.emit(&[0x04], 0, "Z");
                let end = self.jump(0xa7, 0);
                self.pop(1);
                self.land(&otherwise);
                self.emit(&[0x03], 0, "Z");
                self.land(&[end]);
            }
        }
        Ok(())
    }

    fn name(&mut self, expr: &Expr, name: &str) -> Compiled<()> {
        if let Some(local) = self.local(name) {
            self.local_value(local);
            return Ok(());
        }
        let field = self.own_field(expr, name)?;
        if let Some(this) = self.local("this").filter(|_| !field.is_static) {
            self.local_value(this);
        }
        self.field(expr, &field)
    }

    /// The object, if it is of one, is on the stack.
    fn field(&mut self, expr: &Expr, field: &Member) -> Compiled<()> {
        if field.is_static {
            if let Some(kind) = self.names.constant(field) {
                return self.value(&Expr { at: expr.at, kind });
            }
            if let Some(why) = self.names.effect_of_reading(field) {
                return Err((expr.at, format!("expected a field that can be read without effects: {why}")));
            }
        }
        let index = self.rewrite.field(&field.owner, &field.name, &field.descriptor);
        let (opcode, takes) = if field.is_static { (0xb2, 0) } else { (0xb4, 1) };
        self.emit_with(opcode, index, takes, &field.descriptor)
    }

    fn call(&mut self, expr: &Expr, of: Option<&Expr>, name: &str, arguments: &[Expr]) -> Compiled<()> {
        let (method, has_object) = self.called(expr, of, name, arguments)?;
        match of.filter(|_| has_object) {
            _ if method.is_static => {}
            Some(of) => self.value(of)?,
            None => self.name(expr, "this")?,
        }
        let params = MethodType::parse(&method.descriptor).map(|parsed| parsed.params).unwrap_or_default();
        for (argument, param) in arguments.iter().zip(&params) {
            let (from, to) = (self.of(argument)?, param.to_string());
            self.value(argument)?;
            if is_primitive(&from) || is_primitive(&to) {
                self.convert(argument, &from, &to)?;
            }
        }
        let result = method.descriptor.rsplit(')').next().unwrap_or_default().to_string();
        let takes = params.len() + usize::from(!method.is_static);
        let Member { owner, name, descriptor, .. } = &method;
        let index = match method.of_interface {
            true => self.rewrite.interface_method(owner, name, descriptor),
            false => self.rewrite.method(owner, name, descriptor),
        };
        if method.of_interface && !method.is_static {
            let slots = 1 + params.iter().map(FieldType::slots).sum::<u16>();
            self.emit_with(0xb9, index, takes, &result)?;
            self.code.extend_from_slice(&[slots as u8, 0]);
            return Ok(());
        }
        self.emit_with(if method.is_static { 0xb8 } else { 0xb6 }, index, takes, &result)
    }

    fn operator(&mut self, expr: &Expr, op: &str, left: &Expr, right: &Expr) -> Compiled<()> {
        let to = self.of(expr)?;
        let opcode = match op {
            "+" => 0x60,
            "-" => 0x64,
            "*" => 0x68,
            "/" => 0x6c,
            "%" => 0x70,
            "<<" => 0x78,
            ">>" => 0x7a,
            ">>>" => 0x7c,
            "&" => 0x7e,
            "|" => 0x80,
            "^" => 0x82,
            _ => return Err((expr.at, format!("expected another operator, found '{op}'"))),
        };
        let kind = by_type(&to);
        if opcode >= 0x78 && kind > 1 {
            return Err((expr.at, format!("expected whole numbers, found {}", java(&to))));
        }
        self.value_as(left, &to)?;
        match op {
            "<<" | ">>" | ">>>" => {
                let by = self.whole(right, &self.of(right)?)?;
                self.value_as(right, by)?;
                self.convert(right, by, "I")?;
            }
            _ => self.value_as(right, &to)?,
        }
        self.emit(&[opcode + kind], 2, &to);
        Ok(())
    }

    /// Jumps if a condition has a value; else goes on.
    fn branch(&mut self, expr: &Expr, wanted: bool) -> Compiled<Jumps> {
        match &expr.kind {
            Kind::Unary(op, of) if op == "!" => self.branch(of, !wanted),
            Kind::Binary(op, left, right) if op == "&&" || op == "||" => {
                // The left operand decides for this value alone.
                let alone = op == "||";
                let mut first = self.branch(left, alone)?;
                let second = self.branch(right, wanted)?;
                if alone == wanted {
                    first.extend(second);
                    return Ok(first);
                }
                self.land(&first);
                Ok(second)
            }
            Kind::Binary(op, left, right) if is_condition(op) => self.comparison(expr, (op, left, right), wanted),
            _ => {
                self.value_as(expr, "Z")?;
                Ok(vec![self.jump(if wanted { 0x9a } else { 0x99 }, 1)])
            }
        }
    }

    fn comparison(&mut self, expr: &Expr, (op, left, right): (&str, &Expr, &Expr), wanted: bool) -> Compiled<Jumps> {
        // eq, ne, lt, ge, gt, le; each with its contrary beside it.
        let number = ["==", "!=", "<", ">=", ">", "<="].iter().position(|one| *one == op).unwrap_or(0) as u8;
        let number = if wanted { number } else { number ^ 1 };
        let (a, b) = (self.of(left)?, self.of(right)?);
        let is_equality = matches!(op, "==" | "!=");
        if is_equality && !is_primitive(&a) && !is_primitive(&b) {
            if !self.names.is_castable(&a, &b) {
                let what = format!("expected what can be compared, found {} and {}", java(&a), java(&b));
                return Err((expr.at, what));
            }
            if a == NULL || b == NULL {
                self.value(if b == NULL { left } else { right })?;
                return Ok(vec![self.jump(0xc6 + number, 1)]);
            }
            self.value(left)?;
            self.value(right)?;
            return Ok(vec![self.jump(0xa5 + number, 2)]);
        }
        let is_boolean = |d: &str| d == "Z" || unboxed(d) == Some("Z");
        if is_equality && is_boolean(&a) && is_boolean(&b) {
            self.value_as(left, "Z")?;
            self.value_as(right, "Z")?;
            return Ok(vec![self.jump(0x9f + number, 2)]);
        }
        let to = self.promoted(expr, &[&a, &b])?;
        self.value_as(left, to)?;
        self.value_as(right, to)?;
        if to == "I" {
            return Ok(vec![self.jump(0x9f + number, 2)]);
        }
        // Where one of them is no number, every comparison is false.
        let below = matches!(op, "<" | "<=");
        let compare = match to {
            "J" => 0x94,
            "F" => 0x95 + u8::from(below),
            _ => 0x97 + u8::from(below),
        };
        self.emit(&[compare], 2, "I");
        Ok(vec![self.jump(0x99 + number, 1)])
    }
}

fn is_condition(op: &str) -> bool {
    matches!(op, "&&" | "||" | "==" | "!=" | "<" | "<=" | ">" | ">=")
}

fn width(descriptor: &str) -> Width {
    FieldType::parse(descriptor).map_or(Width::Ref, |parsed| kind_of(&parsed))
}

fn held(descriptor: &str) -> Held {
    match FieldType::parse(descriptor) {
        Ok(parsed) => Held::of(&parsed),
        Err(_) => Held::Null,
    }
}

/// The number of a type in families of opcodes.
fn by_type(descriptor: &str) -> u8 {
    match descriptor {
        "J" => 1,
        "F" => 2,
        "D" => 3,
        _ => 0,
    }
}

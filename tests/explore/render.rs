//! What a path or a run ended with, as text: the result or the exception, and the arguments afterwards.
//!
//! One printer for both sides: on the symbolic side values are evaluated under a model, on the concrete side there is
//! nothing to evaluate. `?` stands for what the symbolic side does not know, such as messages with unknown numbers.
//! `jvm/obligato/Batch.java` prints the same in Java.

use std::collections::BTreeMap;

use obligato::classfile::access;
use obligato::expr::{Assignment, Const, EvalCache, Node, Sort, TermId, Terms, eval};
use obligato::interp::Vm;
use obligato::program::Origin;
use obligato::state::{Body, Ref, Rest, State, Value, View};

/// Not known on this side.
pub const UNKNOWN: char = '?';

pub struct Printer<'a> {
    vm: &'a Vm,
    terms: &'a mut Terms,
    state: &'a State,
    model: &'a Assignment,
    cache: EvalCache,
    numbers: BTreeMap<u32, usize>,
}

impl<'a> Printer<'a> {
    pub fn new(vm: &'a Vm, terms: &'a mut Terms, state: &'a State, model: &'a Assignment) -> Self {
        Self { vm, terms, state, model, cache: EvalCache::new(), numbers: BTreeMap::new() }
    }

    pub fn returned(&mut self, value: Value, arguments: &[Value]) -> String {
        let value = self.value(value);
        format!("returned {value}{}", self.after(arguments))
    }

    pub fn threw(&mut self, exception: Ref, arguments: &[Value]) -> String {
        let class = self.vm.program.class(self.state.heap.class_of(exception).expect("an exception"));
        let slot = self.vm.program.find_field(self.vm.known.throwable, "detailMessage", None).expect("a field").slot;
        let message = self.state.heap.field(exception, slot as usize).unwrap_or(Value::NULL);
        let message = self.value(message);
        format!("threw {}: {message}{}", class.java_name(), self.after(arguments))
    }

    /// The arguments that are objects, as the call left them.
    fn after(&mut self, arguments: &[Value]) -> String {
        let objects: Vec<String> = arguments
            .iter()
            .filter(|v| match v.view() {
                View::Ref(_) => true,
                View::Sym(t) => self.terms.sort(t) == Sort::Ref,
                _ => false,
            })
            .copied()
            .collect::<Vec<_>>()
            .into_iter()
            .map(|v| self.value(v))
            .collect();
        if objects.is_empty() { String::new() } else { format!(" after {}", objects.join("; ")) }
    }

    pub fn value(&mut self, value: Value) -> String {
        match value.view() {
            View::Sym(term) if self.terms.sort(term) == Sort::Ref => self.reference(term),
            View::Sym(term) => {
                let constant = self.constant(term);
                primitive(constant)
            }
            View::Int(v) => primitive(Const::Bv32(v)),
            View::Long(v) => primitive(Const::Bv64(v)),
            View::Float(v) => primitive(Const::float(v)),
            View::Double(v) => primitive(Const::double(v)),
            View::Ref(object) => self.object(object),
            View::Void => "void".to_string(),
            View::ReturnAddress(_) => UNKNOWN.to_string(),
        }
    }

    fn constant(&mut self, term: TermId) -> Const {
        eval(self.terms, term, self.model, &mut self.cache)
    }

    fn reference(&mut self, term: TermId) -> String {
        if let Some(boxed) = self.state.inputs.boxes.get(&term).cloned() {
            let value = self.constant(boxed.value);
            return format!("{}({})", self.vm.program.class(boxed.class).java_name(), primitive(value));
        }
        if let Some(lazy) = self.state.inputs.lazies.get(&term).cloned() {
            return match lazy.resolved {
                Some(resolved) => self.reference(resolved),
                // What nothing looked at is null in a witness, where it can be.
                None if lazy.nullable => "null".to_string(),
                None if &*lazy.descriptor == "Ljava/lang/String;" => "\"\"".to_string(),
                None => UNKNOWN.to_string(),
            };
        }
        match *self.terms.node(term) {
            Node::Const(Const::Ref(id)) => self.object(Ref(id)),
            Node::Ite(condition, yes, no) => {
                let holds = self.constant(condition).as_bool() == Some(true);
                self.reference(if holds { yes } else { no })
            }
            _ => UNKNOWN.to_string(),
        }
    }

    fn object(&mut self, object: Ref) -> String {
        if object.is_null() {
            return "null".to_string();
        }
        if let Some(number) = self.numbers.get(&object.0) {
            return format!("#{number}");
        }
        let Some(found) = self.state.heap.get(object).cloned() else { return UNKNOWN.to_string() };
        let class = self.vm.program.class(found.class);
        let name = class.java_name();
        match &*class.name {
            "java/lang/String" => {
                let slot = self.vm.known.string_value as usize;
                let units = self.state.heap.field(object, slot).unwrap_or(Value::NULL);
                return match self.array_of(units).and_then(|array| self.elements(array)) {
                    Some(units) => quoted(&units),
                    None => UNKNOWN.to_string(),
                };
            }
            "java/lang/Integer"
            | "java/lang/Long"
            | "java/lang/Short"
            | "java/lang/Byte"
            | "java/lang/Character"
            | "java/lang/Boolean"
            | "java/lang/Float"
            | "java/lang/Double" => {
                return format!("{name}({})", self.named(object, "value"));
            }
            _ => {}
        }
        if let Some(constant) = self.constant_name(object) {
            return constant;
        }
        self.numbers.insert(object.0, self.numbers.len() + 1);
        let number = self.numbers.len();
        if let Body::Array(_) | Body::Open(_) = found.body {
            let elements = self.elements(object).map_or(UNKNOWN.to_string(), |all| all.join(", "));
            return format!("#{number}=[{elements}]");
        }
        if &*class.name == "java/util/ArrayList" {
            return format!("#{number}={}", self.list(object));
        }
        if !matches!(class.origin, Origin::App(_)) {
            return format!("#{number}={name}");
        }
        let mut fields = Vec::new();
        for owner in class.display.iter() {
            let owner = self.vm.program.class(*owner);
            for field in owner.fields.iter().filter(|f| !f.is_static()) {
                let value = self.state.heap.field(object, field.slot as usize).unwrap_or_default();
                fields.push(format!("{}={}", field.name, self.value(value)));
            }
        }
        format!("#{number}={name}{{{}}}", fields.join(", "))
    }

    fn named(&mut self, object: Ref, field: &str) -> String {
        let class = self.state.heap.class_of(object).expect("an object");
        let slot = self.vm.program.find_field(class, field, None).expect("a field").slot;
        let value = self.state.heap.field(object, slot as usize).unwrap_or_default();
        self.value(value)
    }

    fn list(&mut self, list: Ref) -> String {
        let class = self.state.heap.class_of(list).expect("a list");
        let size: usize = match self.named(list, "size").parse() {
            Ok(size) => size,
            Err(_) => return UNKNOWN.to_string(),
        };
        let slot = self.vm.program.find_field(class, "elementData", None).expect("a field").slot;
        let data = self.state.heap.field(list, slot as usize).unwrap_or_default();
        let elements = match self.array_of(data) {
            Some(array) => self.first(array, size),
            None => None,
        };
        elements.map_or(UNKNOWN.to_string(), |e| format!("list[{}]", e.join(", ")))
    }

    /// The constant of an enum that this object is.
    fn constant_name(&self, object: Ref) -> Option<String> {
        let class = self.state.heap.class_of(object)?;
        let mut owner = self.vm.program.class(class);
        while let Some(parent) = owner.super_class {
            for field in owner.fields.iter().filter(|f| f.access & access::ENUM != 0) {
                if self.state.statics.get(owner.id, field.slot as usize) == Some(Value::reference(object)) {
                    return Some(format!("{}.{}", owner.java_name(), field.name));
                }
            }
            owner = self.vm.program.class(parent);
        }
        None
    }

    fn array_of(&mut self, value: Value) -> Option<Ref> {
        match value.view() {
            View::Ref(array) if !array.is_null() => Some(array),
            View::Sym(term) => {
                let mut term = term;
                loop {
                    if let Some(lazy) = self.state.inputs.lazies.get(&term) {
                        term = lazy.resolved?;
                        continue;
                    }
                    match *self.terms.node(term) {
                        Node::Const(Const::Ref(id)) if id != 0 => return Some(Ref(id)),
                        Node::Ite(condition, yes, no) => {
                            term = if self.constant(condition).as_bool() == Some(true) { yes } else { no };
                        }
                        _ => return None,
                    }
                }
            }
            _ => None,
        }
    }

    fn elements(&mut self, array: Ref) -> Option<Vec<String>> {
        let length = match self.state.heap.open(array).cloned() {
            Some(open) => self.constant(open.length).as_i32()?.max(0) as usize,
            None => self.state.heap.array(array)?.len(),
        };
        self.first(array, length)
    }

    fn first(&mut self, array: Ref, count: usize) -> Option<Vec<String>> {
        let open = self.state.heap.open(array).cloned();
        (0..count)
            .map(|i| match &open {
                None => {
                    let value = self.state.heap.array(array)?.get(i)?;
                    Some(self.value(value))
                }
                Some(open) => match (open.elements.get(i), &open.rest) {
                    (Some(value), _) => Some(self.value(*value)),
                    (None, Rest::Blank) => Some(self.blank(array)),
                    (None, Rest::Input(name)) => Some(self.input(array, &format!("{name}[{i}]"))),
                    (None, Rest::Given { condition, more }) => {
                        let given = self.constant(*condition).as_bool() == Some(true);
                        let unit = more.get(i - open.elements.len()).filter(|_| given)?;
                        Some((self.constant(*unit).bits() as u16).to_string())
                    }
                    (None, Rest::Any(_) | Rest::Lost) => None,
                },
            })
            .collect()
    }

    fn element_type(&self, array: Ref) -> String {
        let class = self.state.heap.class_of(array).expect("an array");
        self.vm.program.class(class).name[1..].to_string()
    }

    fn blank(&self, array: Ref) -> String {
        match self.element_type(array).as_str() {
            "J" => "0L",
            "F" => "0f",
            "D" => "0d",
            "Z" | "B" | "C" | "S" | "I" => "0",
            _ => "null",
        }
        .to_string()
    }

    /// An element of an input that nothing looked at.
    fn input(&mut self, array: Ref, name: &str) -> String {
        let sort = match self.element_type(array).as_str() {
            "Z" => Sort::Bool,
            "B" => Sort::Bv8,
            "S" | "C" => Sort::Bv16,
            "I" => Sort::Bv32,
            "J" => Sort::Bv64,
            "F" => Sort::F32,
            "D" => Sort::F64,
            _ => return "null".to_string(),
        };
        let variable = self.terms.var(name, sort);
        let unsigned = self.element_type(array) == "C";
        let constant = self.constant(variable);
        if unsigned { (constant.bits() as u16).to_string() } else { primitive(constant) }
    }
}

fn primitive(constant: Const) -> String {
    let bits = constant.bits();
    match constant {
        Const::Bool(b) => i32::from(b).to_string(),
        Const::Bv64(v) => format!("{v}L"),
        Const::F32(_) => match f32::from_bits(bits as u32) {
            f if f.is_nan() => "NaNf".to_string(),
            f => format!("{:x}f", f.to_bits()),
        },
        Const::F64(_) => match f64::from_bits(bits) {
            d if d.is_nan() => "NaN".to_string(),
            d => format!("{:x}d", d.to_bits()),
        },
        Const::Bv8(_) => (bits as i8).to_string(),
        Const::Bv16(_) => (bits as i16).to_string(),
        _ => (bits as i32).to_string(),
    }
}

/// The units of a text, printable ones as they are.
fn quoted(units: &[String]) -> String {
    let mut text = String::from("\"");
    for unit in units {
        match unit.parse::<u32>().ok().and_then(char::from_u32) {
            Some(c @ (' '..='~')) if !matches!(c, '"' | '\\' | UNKNOWN) => text.push(c),
            Some(c) => text += &format!("\\{:x};", u32::from(c)),
            None => text += &format!("\\{unit};"),
        }
    }
    text + "\""
}

/// Whether a concrete text is what the symbolic side says, as far as it knows.
pub fn agree(symbolic: &str, concrete: &str) -> bool {
    let mut rest = concrete;
    let pieces: Vec<&str> = symbolic.split(UNKNOWN).collect();
    if pieces.len() == 1 {
        return symbolic == concrete;
    }
    for (i, piece) in pieces.iter().enumerate() {
        let at = match i {
            0 if rest.starts_with(piece) => 0,
            0 => return false,
            _ if i + 1 == pieces.len() => return rest.ends_with(piece),
            _ => match rest.find(piece) {
                Some(at) => at,
                None => return false,
            },
        };
        rest = &rest[at + piece.len()..];
    }
    true
}

//! From a path and a model to one concrete input, in the notation that the replay classes read (`jdk-stubs/replay`,
//! class `Inputs`). The same text replays a path in the VM and on a real JVM.

use hashbrown::HashMap;

use super::script::{CallMade, Stage, parameter_types};
use crate::classfile::access;
use crate::classfile::descriptor::FieldType;
use crate::expr::{Const, EvalCache, Node, Sort, TermId, Terms, eval};
use crate::interp::Vm;
use crate::program::{Method, Origin};
use crate::solver::Model;
use crate::state::inputs::MadeObject;
use crate::state::{Made, Ref, State, Value, View};

/// Elements that a witness spells out.
const MOST_ELEMENTS: i64 = 1 << 16;
/// Objects inside objects.
const DEEPEST: u32 = 200;

/// One input.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Witness {
    /// Names for people, and values in the notation of the replay classes, in the order in which they are read.
    pub values: Vec<(String, String)>,
    /// Not everything could be spelled out, and why.
    pub gap: Option<String>,
}

impl Witness {
    /// The file that the replay classes read.
    pub fn text(&self) -> String {
        self.values.iter().map(|(_, value)| format!("{value}\n")).collect()
    }
}

/// The input of a path under a model.
pub fn witness(vm: &Vm, terms: &mut Terms, state: &State, stage: &Stage, model: &Model, is_main: bool) -> Witness {
    let mut writer = Writer {
        vm,
        terms,
        state,
        model,
        cache: EvalCache::new(),
        numbers: HashMap::new(),
        uses: Vec::new(),
        counted: Vec::new(),
        gap: None,
        depth: 0,
    };
    // Only what is mentioned again needs a number, which is known after a first pass.
    writer.write(stage, is_main);
    (writer.depth, writer.gap) = (0, None);
    writer.numbers.clear();
    writer.counted = std::mem::take(&mut writer.uses);
    let values = writer.write(stage, is_main);
    Witness { values, gap: writer.gap }
}

struct Writer<'a> {
    vm: &'a Vm,
    terms: &'a mut Terms,
    state: &'a State,
    model: &'a Model,
    cache: EvalCache,
    /// Objects that were written, with their numbers.
    numbers: HashMap<Ref, u32>,
    /// How often each number occurs so far.
    uses: Vec<u32>,
    /// How often each number occurs at all.
    counted: Vec<u32>,
    gap: Option<String>,
    depth: u32,
}

impl Writer<'_> {
    fn write(&mut self, stage: &Stage, is_main: bool) -> Vec<(String, String)> {
        let (vm, state) = (self.vm, self.state);
        let mut values = Vec::new();
        let mut used = 0;
        for root in &state.inputs.statics {
            let text = self.value(root.value, &root.descriptor);
            values.push((root.name.to_string(), format!("static {}: {text}", root.name)));
        }
        if is_main {
            values.push(("args".to_string(), "array java.lang.String []".to_string()));
        }
        if !is_main && let Some((target, before)) = stage.calls.split_last() {
            let method = vm.program.method(target.method);
            let mut arguments = target.arguments.iter();
            if !method.is_static() && !method.is_constructor() {
                let receiver = *arguments.next().unwrap_or(&Value::NULL);
                let text = match before.split_first() {
                    Some((constructor, steps)) => self.built(constructor, steps),
                    None => self.value(receiver, &format!("L{};", vm.program.class(method.class).name)),
                };
                values.push(("this".to_string(), text));
            } else if method.is_constructor() {
                arguments.next();
            }
            let names = super::script::parameter_names(vm, method);
            for (i, (descriptor, argument)) in parameter_types(&method.descriptor).iter().zip(arguments).enumerate() {
                let name = names.get(i).cloned().flatten().unwrap_or_else(|| format!("arg{i}"));
                values.push((name, self.value(*argument, descriptor)));
            }
            let asked = stage.calls.iter().map(|c| parameter_types(&vm.program.method(c.method).descriptor).len());
            let receiver = usize::from(before.is_empty() && !method.is_static() && !method.is_constructor());
            used = asked.sum::<usize>() + receiver;
        }
        for root in state.inputs.roots.iter().skip(used) {
            let name = root.name.split('#').next().unwrap_or(&root.name).to_string();
            values.push((name, self.value(root.value, &root.descriptor)));
        }
        values
    }

    fn constant(&mut self, term: TermId) -> Const {
        eval(self.terms, term, self.model, &mut self.cache)
    }

    /// A receiver: its constructor and the calls after that.
    fn built(&mut self, constructor: &CallMade, steps: &[CallMade]) -> String {
        let class = self.vm.program.method(constructor.method).class;
        let class = self.vm.program.class(class).java_name();
        let mut text = format!("new {class}{}", self.arguments(constructor));
        for step in steps {
            let method = self.vm.program.method(step.method);
            text += &format!(".{}{}", method.name, self.arguments(step));
        }
        text
    }

    fn arguments(&mut self, call: &CallMade) -> String {
        let method: &Method = self.vm.program.method(call.method);
        let types = parameter_types(&method.descriptor);
        let skip = usize::from(!method.is_static());
        let values: Vec<String> =
            types.iter().zip(call.arguments.iter().skip(skip)).map(|(t, v)| self.value(*v, t)).collect();
        let types: Vec<String> = types.iter().map(|t| java_type(t)).collect();
        format!("({})[{}]", types.join(","), values.join(", "))
    }

    fn value(&mut self, value: Value, descriptor: &str) -> String {
        let constant = match value.view() {
            View::Sym(term) => {
                if self.terms.sort(term) == Sort::Ref {
                    return self.reference(term, descriptor);
                }
                self.constant(term)
            }
            View::Int(v) => Const::Bv32(v),
            View::Long(v) => Const::Bv64(v),
            View::Float(v) => Const::float(v),
            View::Double(v) => Const::double(v),
            View::Ref(object) => return self.object(object),
            View::Void | View::ReturnAddress(_) => return "null".to_string(),
        };
        self.primitive(constant, descriptor)
    }

    fn primitive(&mut self, constant: Const, descriptor: &str) -> String {
        let bits = constant.bits();
        match descriptor {
            "Z" => format!("boolean {}", bits & 1 != 0),
            "B" => format!("byte {}", bits as i8),
            "S" => format!("short {}", bits as i16),
            "C" => format!("char {}", bits as u16),
            "I" => format!("int {}", bits as i32),
            "J" => format!("long {}", bits as i64),
            "F" => format!("float {}", float_text(f64::from(f32::from_bits(bits as u32)))),
            "D" => format!("double {}", float_text(f64::from_bits(bits))),
            _ => "null".to_string(),
        }
    }

    fn reference(&mut self, term: TermId, descriptor: &str) -> String {
        // What nothing looked at can be anything.
        if let Some(lazy) = self.state.inputs.lazies.get(&term) {
            return match lazy.resolved {
                Some(resolved) => self.reference(resolved, descriptor),
                None if lazy.nullable => "null".to_string(),
                None if descriptor == "Ljava/lang/String;" => "string \"\"".to_string(),
                None => format!("object {} {{}}", java_type(descriptor)),
            };
        }
        if let Some(boxed) = self.state.inputs.boxes.get(&term) {
            return self.object(boxed.object);
        }
        // Step by step, because what it ends in need not be a constant.
        match *self.terms.node(term) {
            Node::Ite(condition, a, b) => {
                let taken = self.constant(condition).as_bool() == Some(true);
                self.reference(if taken { a } else { b }, descriptor)
            }
            _ => match self.constant(term) {
                Const::Ref(id) => self.object(Ref(id)),
                _ => "null".to_string(),
            },
        }
    }

    fn object(&mut self, object: Ref) -> String {
        if object.is_null() {
            return "null".to_string();
        }
        if let Some(number) = self.numbers.get(&object) {
            self.uses[*number as usize] += 1;
            return format!("#{}", number + 1);
        }
        let Some(made) = self.state.inputs.made(object).cloned() else { return self.known(object) };
        let class = self.vm.program.class(made.class);
        let name = class.java_name();
        self.depth += 1;
        if self.depth > DEEPEST {
            self.gap = Some("inputs are nested too deeply".into());
            return "null".to_string();
        }
        let text = match &made.content {
            Made::Array(array) if &*class.name == "java/lang/String" => {
                let units = self.elements(&made, array.length, &array.elements, "C");
                let units: Vec<u16> = units.into_iter().map(|c| c.bits() as u16).collect();
                format!("string {}", quoted(&units))
            }
            Made::Array(array) => {
                let number = self.number(object);
                let element = class.name.get(1..).unwrap_or("I").to_string();
                let length = self.length(array.length);
                let items: Vec<String> =
                    (0..length).map(|i| self.element(&made, &array.elements, i as usize, &element)).collect();
                format!("{number}array {} [{}]", java_type(&element), items.join(", "))
            }
            Made::List(elements) | Made::Set(elements) => {
                let number = self.number(object);
                let items = self.items(&made, elements);
                let kind = if matches!(made.content, Made::Set(_)) { "set" } else { "list" };
                format!("{number}{kind} [{}]", items.join(", "))
            }
            Made::Map(keys, values) => {
                let number = self.number(object);
                let (keys, values) = (self.items(&made, keys), self.items(&made, values));
                let items: Vec<String> = keys.iter().zip(&values).map(|(k, v)| format!("{k}: {v}")).collect();
                format!("{number}map [{}]", items.join(", "))
            }
            Made::Fields(fields) => self.fields(&made, fields, &name),
        };
        self.depth -= 1;
        text
    }

    /// The elements of a collection that are there.
    fn items(&mut self, made: &MadeObject, elements: &[Value]) -> Vec<String> {
        let size = self.terms.var(&format!("{}.length", made.name), Sort::Bv32);
        let size = self.length(size) as usize;
        elements.iter().take(size).map(|v| self.value(*v, "Ljava/lang/Object;")).collect()
    }

    fn fields(&mut self, made: &MadeObject, fields: &[Value], name: &str) -> String {
        let program = &self.vm.program;
        let class = program.class(made.class);
        if matches!(class.origin, Origin::Jdk(_)) {
            if let Some(field) = class.fields.iter().find(|f| &*f.name == "value" && !f.is_static()) {
                let value = fields.get(field.slot as usize).copied().unwrap_or_default();
                let text = self.value(value, &field.descriptor);
                return if &*class.name == "java/util/Optional" { format!("optional {text}") } else { text };
            }
            return format!("new {name}()[]");
        }
        let number = self.number(made.object);
        let record = class.file.as_ref().and_then(|f| f.record_components.clone());
        if let Some(components) = record {
            let items: Vec<String> = components
                .iter()
                .map(|c| {
                    let slot = class.field(&c.name, Some(&c.descriptor)).map_or(0, |f| f.slot as usize);
                    self.value(fields.get(slot).copied().unwrap_or_default(), &c.descriptor)
                })
                .collect();
            return format!("{number}record {name} [{}]", items.join(", "));
        }
        let mut items = Vec::new();
        for owner in class.display.iter() {
            let owner = program.class(*owner);
            for field in owner.fields.iter().filter(|f| !f.is_static()) {
                let hidden = class.field(&field.name, None).is_some_and(|f| f.slot != field.slot);
                let label =
                    if hidden { format!("{}.{}", owner.java_name(), field.name) } else { field.name.to_string() };
                let value = fields.get(field.slot as usize).copied().unwrap_or_default();
                items.push(format!("{label}: {}", self.value(value, &field.descriptor)));
            }
        }
        format!("{number}object {name} {{{}}}", items.join(", "))
    }

    /// An object that was not made for an input: an enum constant, or something that the program made.
    fn known(&mut self, object: Ref) -> String {
        let class = self.state.heap.class_of(object).unwrap_or(self.vm.known.object);
        let mut owner = self.vm.program.class(class);
        while let Some(parent) = owner.super_class.map(|p| self.vm.program.class(p)) {
            let constants = owner.fields.iter().filter(|f| f.access & access::ENUM != 0);
            for field in constants {
                if self.state.statics.get(owner.id, field.slot as usize) == Some(Value::reference(object)) {
                    return format!("enum {} {}", owner.java_name(), field.name);
                }
            }
            owner = parent;
        }
        if &*self.vm.program.class(class).name == "java/lang/Boolean"
            && let Some(field) = self.vm.program.find_field(class, "value", None)
        {
            let value = self.state.heap.field(object, field.slot as usize).unwrap_or_default();
            return self.value(value, "Z");
        }
        if let Some(text) = self.vm.string_units(self.state, object) {
            return format!("string {}", quoted(&text));
        }
        self.gap = Some(format!("an object of {} as input", self.vm.program.class(class).java_name()));
        "null".to_string()
    }

    fn number(&mut self, object: Ref) -> String {
        let number = self.uses.len() as u32;
        self.numbers.insert(object, number);
        self.uses.push(1);
        let again = self.counted.get(number as usize).is_some_and(|uses| *uses > 1);
        if again { format!("#{} = ", number + 1) } else { String::new() }
    }

    fn length(&mut self, length: TermId) -> i64 {
        let length = self.constant(length).as_i32().unwrap_or(0).max(0);
        if i64::from(length) > MOST_ELEMENTS {
            self.gap = Some(format!("an array of {length} elements"));
            return 0;
        }
        i64::from(length)
    }

    fn elements(&mut self, made: &MadeObject, length: TermId, known: &[Value], descriptor: &str) -> Vec<Const> {
        let length = self.length(length) as usize;
        (0..length)
            .map(|i| match known.get(i).and_then(|v| v.as_sym()) {
                Some(term) => self.constant(term),
                None => {
                    let sort = if descriptor == "C" { Sort::Bv16 } else { Sort::Bv32 };
                    let term = self.terms.var(&format!("{}[{i}]", made.name), sort);
                    self.constant(term)
                }
            })
            .collect()
    }

    fn element(&mut self, made: &MadeObject, known: &[Value], index: usize, descriptor: &str) -> String {
        if let Some(value) = known.get(index) {
            return self.value(*value, descriptor);
        }
        let sort = match descriptor {
            "Z" => Sort::Bool,
            "B" => Sort::Bv8,
            "S" | "C" => Sort::Bv16,
            "I" => Sort::Bv32,
            "J" => Sort::Bv64,
            "F" => Sort::F32,
            "D" => Sort::F64,
            _ => Sort::Ref,
        };
        let term = self.terms.var(&format!("{}[{index}]", made.name), sort);
        self.value(Value::sym(term), descriptor)
    }
}

fn java_type(descriptor: &str) -> String {
    FieldType::parse(descriptor).map_or_else(|_| descriptor.to_string(), |t| t.java())
}

/// Hexadecimal, so that nothing is lost.
fn float_text(value: f64) -> String {
    if value.is_nan() {
        return "NaN".to_string();
    }
    if value.is_infinite() {
        return if value > 0.0 { "Infinity" } else { "-Infinity" }.to_string();
    }
    format!("{value:?}")
}

/// A Java string literal.
pub fn quoted(units: &[u16]) -> String {
    let mut text = String::from("\"");
    for unit in units {
        match char::from_u32(u32::from(*unit)) {
            Some('"') => text += "\\\"",
            Some('\\') => text += "\\\\",
            Some('\n') => text += "\\n",
            Some('\r') => text += "\\r",
            Some('\t') => text += "\\t",
            Some(c @ ' '..='~') => text.push(c),
            _ => text += &format!("\\u{unit:04x}"),
        }
    }
    text.push('"');
    text
}

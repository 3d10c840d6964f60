//! Inputs of all types that are drawn: what `draw` has for numbers and texts, collections, functions, and objects as users of the
//! program get them (`offers`).

use std::cell::RefCell;
use std::rc::Rc;

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::library::given;
use super::offers::{Offer, Offers};
use crate::classfile::access;
use crate::explore::input::{Built, CallInput, Input, Number, Primitive, StubbedMethod};
use crate::explore::script::parameter_types;
use crate::interp::Vm;
use crate::program::{Class, Method, Origin};
use crate::testgen::draw::{Constants, choose, choose_small, constants, telling_character, text};
use crate::testgen::java::signature::{MethodSig, Sig};
use crate::testgen::scope::{method_signature, type_parameters};

/// Objects inside objects.
pub(super) const DEEPEST: u32 = 3;
const MOST_ELEMENTS: usize = 4;
/// Calls on an object before it is passed on.
const MOST_CALLS: usize = 3;
/// Classes inside of one whose constants are used.
const MOST_NESTED: usize = 50;
/// The largest of the numbers that collections are filled with.
const MOST_KEY: i64 = 6;
/// Texts that are used again and again where few values are.
const FEW_TEXTS: [&str; 4] = ["a", "b", "ab", ""];

/// Fractions where code goes other ways, which solvers find last.
pub const BOUNDARIES: [f64; 8] =
    [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, -0.0, 0.0, f64::MAX, f64::MIN, f64::from_bits(1)];

/// Of so many objects of an open type one is of a class that the test writes, where the program has others.
const WRITTEN: u32 = 6;
/// Methods of a class that a test writes, and answers of one of them.
const MOST_WRITTEN: usize = 8;
const MOST_ANSWERS: usize = 3;
/// Which numbers and texts are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// Those from 0 to this one, seldom others: the same ones come again, as keys and places must.
    Few(i64),
    /// As people would choose.
    Small,
    /// The ends of what fractions can be, one in each round, for all of them or for some: [`BOUNDARIES`]; other numbers are
    /// small.
    Boundary,
    /// The round says which.
    Any,
}

pub struct Drawing<'a> {
    pub vm: &'a Vm,
    /// Its class is the one that objects of no special type are compared with.
    method: &'a Method,
    constants: Rc<Constants>,
    pub random: SmallRng,
    pub sort: Sort,
    pub round: u32,
    next: Number,
    /// Where objects come from, which many methods may share.
    pub(super) offers: Rc<RefCell<Offers<'a>>>,
}

/// What the drawings for the methods of one class share.
#[derive(Clone)]
pub struct Stock<'a> {
    pub constants: Rc<Constants>,
    pub offers: Rc<RefCell<Offers<'a>>>,
}

impl<'a> Stock<'a> {
    pub fn new(vm: &'a Vm, method: &'a Method) -> Self {
        let offers = Offers::new(vm, vm.program.class(method.class));
        // What the classes inside of it mention, and those above it, may decide as well.
        let program = &vm.program;
        let class = program.class(method.class);
        let inside = format!("{}$", class.name);
        let names = program.classpath().classes().unwrap_or_default();
        let nested = names.into_iter().filter(|name| name.starts_with(&inside)).take(MOST_NESTED);
        let nested = nested.filter_map(|name| program.load(&name).ok()).map(|id| program.class(id));
        let above = std::iter::successors(class.super_class, |id| program.class(*id).super_class);
        let above = above.map(|id| program.class(id)).filter(|class| matches!(class.origin, Origin::App(_)));
        let others = nested.chain(above).filter_map(|class| class.methods.first()).map(|id| program.method(*id));
        let all: Vec<(&Vm, &Method)> = std::iter::once(method).chain(others).map(|method| (vm, method)).collect();
        Self { constants: Rc::new(constants(&all)), offers: Rc::new(RefCell::new(offers)) }
    }
}

impl<'a> Drawing<'a> {
    pub fn new(vm: &'a Vm, method: &'a Method, seed: u64) -> Self {
        Self::with(vm, method, Stock::new(vm, method), seed)
    }

    /// The same, with what the methods of a class share.
    pub fn with(vm: &'a Vm, method: &'a Method, stock: Stock<'a>, seed: u64) -> Self {
        let (random, Stock { constants, offers }) = (SmallRng::seed_from_u64(seed), stock);
        Self { vm, method, constants, random, sort: Sort::Small, round: 0, next: 0, offers }
    }

    /// Objects are numbered from this on.
    pub fn number_from(&mut self, next: Number) {
        self.next = self.next.max(next);
    }

    /// Objects are numbered from the beginning.
    pub fn begin(&mut self, round: u32, sort: Sort) {
        (self.round, self.sort, self.next) = (round, sort, 0);
    }

    pub(super) fn fresh(&mut self) -> Number {
        self.next += 1;
        self.next - 1
    }

    pub fn any<'l, T>(&mut self, from: &'l [T]) -> Option<&'l T> {
        (!from.is_empty()).then(|| self.random.random_range(0..from.len())).and_then(|at| from.get(at))
    }

    pub fn built(&mut self, first: &Method, class: String, depth: u32) -> Option<Built> {
        let first = self.call(first, depth)?;
        let number = self.fresh();
        Some(Built { number, class, first, calls: Vec::new(), last_gives: false, assigned: Vec::new() })
    }

    pub fn call(&mut self, method: &Method, depth: u32) -> Option<CallInput> {
        let arguments = self.arguments(method, depth)?;
        let class = self.vm.program.class(method.class).java_name();
        Some(CallInput::new(class, &*method.name, &*method.descriptor, arguments))
    }

    /// What a method is called with.
    pub fn arguments(&mut self, method: &Method, depth: u32) -> Option<Vec<Input>> {
        let types = parameter_types(&method.descriptor);
        let sig = method_signature(self.vm, method);
        let mut arguments = Vec::new();
        for (number, ty) in types.iter().enumerate() {
            let literal = sig.as_ref().and_then(|sig| bound_of_literal(sig, number));
            let sig = literal.as_ref().or_else(|| sig.as_ref().and_then(|sig| sig.arguments.get(number)));
            arguments.push(self.typed(ty, sig, depth)?);
        }
        Some(arguments)
    }

    /// None where no value is known to draw but null, and null came to nothing before.
    pub fn value(&mut self, descriptor: &str, depth: u32) -> Option<Input> {
        self.typed(descriptor, None, depth)
    }

    /// The same for a type whose arguments may be known.
    pub fn typed(&mut self, descriptor: &str, sig: Option<&Sig>, depth: u32) -> Option<Input> {
        if let Some(kind) = descriptor.chars().next().filter(|_| descriptor.len() == 1) {
            return Some(Input::Primitive(self.primitive(kind)));
        }
        if let Some(element) = descriptor.strip_prefix('[') {
            let of = match sig {
                Some(Sig::Array(of)) => Some(&**of),
                _ => None,
            };
            if element == "B" && self.random.random_range(0..3) == 0 {
                return self.bytes_of_text(depth);
            }
            let items = self.elements(element, of, depth)?;
            return Some(Input::Array { number: self.fresh(), element: element.to_string(), items });
        }
        if self.random.random_range(0..12) == 0 {
            return Some(Input::Null);
        }
        let name = descriptor.strip_prefix('L')?.strip_suffix(';')?;
        // What keys are, and what is compared with others of its kind, is of few kinds.
        let is_open = match sig {
            Some(Sig::Var(_)) => false,
            _ => name != "java/lang/Object" || !matches!(self.sort, Sort::Few(_)),
        };
        if is_open && let Some(other) = self.told_apart(name, depth).or_else(|| self.of_another_kind(name, sig, depth))
        {
            return Some(other);
        }
        let kind = match name {
            // What a collection is of: the same ones come again, as keys must.
            "java/lang/Object" | "java/lang/Comparable" if matches!(sig, Some(Sig::Var(_))) => {
                let sort = std::mem::replace(&mut self.sort, Sort::Few(MOST_KEY));
                let key = match self.round % 2 {
                    0 => Input::Text(self.text()),
                    _ => Input::Boxed(self.primitive('I')),
                };
                self.sort = sort;
                return Some(key);
            }
            // Most often what is compared with others of its kind.
            "java/lang/Object" if !matches!(self.sort, Sort::Few(_)) && self.random.random::<bool>() => {
                let own = self.vm.program.class(self.method.class).name.to_string();
                return self.object(&own, depth);
            }
            // What the code tells apart.
            "java/lang/Object" if !matches!(self.sort, Sort::Few(_)) && self.random.random::<bool>() => {
                let tested = self.vm.tested_by(self.vm.program.class(self.method.class));
                if let Some(class) = self.any(&tested).map(|id| self.vm.program.class(*id)) {
                    let descriptor = match class.name.starts_with('[') {
                        true => class.name.to_string(),
                        false => format!("L{};", class.name),
                    };
                    if &*class.name != "java/lang/Object" {
                        return self.typed(&descriptor, None, depth);
                    }
                }
                return Some(Input::Text(self.text()));
            }
            "java/lang/CharSequence" if self.round.is_multiple_of(3) => {
                return self.library("java/lang/StringBuilder", None, depth);
            }
            // One sort in each round: they may be compared with each other, or be keys of one map.
            "java/lang/Object" | "java/lang/Comparable" if self.round % 2 == 1 => 'I',
            "java/lang/String" | "java/lang/CharSequence" | "java/lang/Object" | "java/lang/Comparable" => {
                return Some(Input::Text(self.text()));
            }
            "java/lang/Number" if self.random.random::<bool>() => {
                return self.number_of_any_class(depth);
            }
            "java/lang/Integer" | "java/lang/Number" => 'I',
            "java/lang/Long" => 'J',
            "java/lang/Short" => 'S',
            "java/lang/Byte" => 'B',
            "java/lang/Float" => 'F',
            "java/lang/Double" => 'D',
            "java/lang/Character" => 'C',
            "java/lang/Boolean" => 'Z',
            "java/util/List" | "java/util/Collection" | "java/lang/Iterable" | "java/util/ArrayList" => {
                let (element, of) = element_of(sig, 0);
                let items = self.elements(&element, of, depth)?;
                return Some(Input::List(self.fresh(), items));
            }
            "java/util/Set" | "java/util/LinkedHashSet" => {
                let (element, of) = element_of(sig, 0);
                let items = self.elements(&element, of, depth)?;
                return Some(Input::Set(self.fresh(), items));
            }
            "java/util/Map" | "java/util/LinkedHashMap" => {
                let ((key, of_key), (value, of_value)) = (element_of(sig, 0), element_of(sig, 1));
                let mut entries = Vec::new();
                for _ in 0..self.random.random_range(0..=MOST_ELEMENTS / 2) {
                    entries.push((self.typed(&key, of_key, depth)?, self.typed(&value, of_value, depth)?));
                }
                return Some(Input::Map(self.fresh(), entries));
            }
            _ => {
                let made = self.library(name, sig, depth);
                return made.or_else(|| self.object_for(name, sig, depth));
            }
        };
        Some(Input::Boxed(self.primitive(kind)))
    }

    /// As often as not, where a type of the library is open: an object of a class below it that the code tells apart.
    fn told_apart(&mut self, name: &str, depth: u32) -> Option<Input> {
        let program = &self.vm.program;
        let place = program.class(program.load(name).ok()?);
        let is_open = matches!(place.origin, Origin::Jdk(_)) && (place.is_interface() || place.is_abstract());
        if !is_open || depth >= DEEPEST || self.random.random::<bool>() {
            return None;
        }
        let mut tested = self.vm.tested_by(program.class(self.method.class));
        tested.retain(|id| *id != place.id && program.is_subtype(*id, place.id));
        let class = program.class(*self.any(&tested)?);
        self.typed(&format!("L{};", class.name), None, depth + 1).filter(|object| !matches!(object, Input::Null))
    }

    fn elements(&mut self, element: &str, sig: Option<&Sig>, depth: u32) -> Option<Vec<Input>> {
        let number = self.random.random_range(0..=MOST_ELEMENTS);
        (0..number).map(|_| self.typed(element, sig, depth)).collect()
    }

    pub fn primitive(&mut self, kind: char) -> Primitive {
        if self.sort == Sort::Boundary && matches!(kind, 'F' | 'D') && self.at_boundary() {
            return self.boundary(kind);
        }
        let (constants, random) = (&self.constants, &mut self.random);
        match self.sort {
            Sort::Few(most) if !matches!(kind, 'Z' | 'C') && random.random_range(0..10) != 0 => {
                let value = random.random_range(0..=most);
                let bits = match kind {
                    'F' => u64::from((value as f32).to_bits()),
                    'D' => (value as f64).to_bits(),
                    _ => value as u64,
                };
                Primitive::new(kind, bits)
            }
            Sort::Any => choose(kind, self.round, constants, random),
            _ => choose_small(kind, constants, random),
        }
    }

    /// In the first rounds all fractions are at a boundary, then some of them.
    fn at_boundary(&mut self) -> bool {
        (self.round as usize) < BOUNDARIES.len() || self.random.random::<bool>()
    }

    /// The boundary of this round.
    pub fn boundary(&self, kind: char) -> Primitive {
        let value = BOUNDARIES.get(self.round as usize % BOUNDARIES.len()).copied().unwrap_or_default();
        let single = match value {
            // The least one of its own kind, and the largest.
            least if least.to_bits() == 1 => f32::from_bits(1),
            finite if finite.is_finite() => finite.clamp(f32::MIN.into(), f32::MAX.into()) as f32,
            other => other as f32,
        };
        Primitive::new(kind, if kind == 'F' { u64::from(single.to_bits()) } else { value.to_bits() })
    }

    /// A character that the code may look for.
    pub fn telling_character(&mut self) -> u16 {
        telling_character(&self.constants, &mut self.random)
    }

    pub fn text(&mut self) -> Vec<u16> {
        if matches!(self.sort, Sort::Few(_))
            && self.random.random_range(0..4) != 0
            && let Some(few) = self.any(&FEW_TEXTS)
        {
            return few.encode_utf16().collect();
        }
        text(&self.constants, &mut self.random)
    }

    /// An object of a class, by its internal name, as a user gets one; null where nobody offers any.
    pub fn object(&mut self, name: &str, depth: u32) -> Option<Input> {
        self.object_for(name, None, depth)
    }

    /// The same for a place whose type arguments may be known.
    fn object_for(&mut self, name: &str, sig: Option<&Sig>, depth: u32) -> Option<Input> {
        let program = &self.vm.program;
        let class: &Class = program.class(program.load(name).ok()?);
        if class.access & access::ENUM != 0 {
            let constants: Vec<&str> =
                class.fields.iter().filter(|f| f.access & access::ENUM != 0).map(|f| &*f.name).collect();
            let name = self.any(&constants)?.to_string();
            return Some(Input::Constant { class: class.java_name(), name });
        }
        if !matches!(class.origin, Origin::App(_)) {
            return Some(self.written(class, sig, depth).unwrap_or(Input::Null));
        }
        if depth >= DEEPEST {
            return Some(Input::Null);
        }
        let offers = self.offers.borrow_mut().of(name);
        // Deep inside only what needs little.
        let some = if depth + 1 >= DEEPEST { offers.len().div_ceil(2) } else { offers.len() };
        let is_open = class.is_abstract() || class.is_interface();
        let offer = offers.get(..some).and_then(|some| self.any(some));
        match offer.filter(|_| !is_open || self.random.random_range(0..WRITTEN) != 0) {
            Some(offer) => self.taken(offer, depth + 1),
            None => Some(self.written(class, sig, depth).unwrap_or(Input::Null)),
        }
    }

    /// What an offer gives.
    fn taken(&mut self, offer: &Offer, depth: u32) -> Option<Input> {
        let id = match offer {
            Offer::Constant { class, name } => {
                return Some(Input::Constant { class: class.clone(), name: name.clone() });
            }
            Offer::Call(id) => *id,
        };
        let program = &self.vm.program;
        let method = program.method(id);
        let owner = program.class(method.class);
        if method.is_constructor() {
            let mut built = self.built(method, owner.java_name(), depth)?;
            self.prepare(&mut built, owner, depth);
            return Some(Input::New(Box::new(built)));
        }
        let mut built = self.built(method, given(&method.descriptor)?, depth)?;
        if !method.is_static() {
            let on = self.object(&owner.name, depth)?;
            if matches!(on, Input::Null) {
                return Some(Input::Null);
            }
            built.first.arguments.insert(0, on);
        }
        if let Ok(id) = program.load(&built.class.replace('.', "/")) {
            self.prepare(&mut built, program.class(id), depth);
        }
        Some(Input::New(Box::new(built)))
    }

    /// What an object gives when a user asks it for another of its class that differs in something.
    pub fn copy_of(&mut self, object: &Input) -> Option<Input> {
        let name = match object {
            Input::New(built) => built.class.replace('.', "/"),
            Input::Constant { class, name } => self.type_of_constant(class, name)?,
            _ => return None,
        };
        let program = &self.vm.program;
        let offers = self.offers.borrow_mut().of(&name);
        let gives = format!(")L{name};");
        let copies = offers.iter().filter_map(|offer| match offer {
            Offer::Call(id) => Some(program.method(*id)),
            Offer::Constant { .. } => None,
        });
        let own = |method: &&Method| *program.class(method.class).name == *name && method.descriptor.ends_with(&gives);
        let copies: Vec<&Method> =
            copies.filter(|method| !method.is_static() && !method.is_constructor()).filter(own).collect();
        let method = *self.any(&copies)?;
        let mut built = self.built(method, name.replace('/', "."), 1)?;
        built.first.arguments.insert(0, object.clone());
        Some(Input::New(Box::new(built)))
    }

    /// The class of the object that a static field of a class holds, as it is declared.
    fn type_of_constant(&self, class: &str, name: &str) -> Option<String> {
        let program = &self.vm.program;
        let class = program.class(program.load(&class.replace('.', "/")).ok()?);
        let field = class.fields.iter().find(|field| *field.name == *name)?;
        Some(field.descriptor.strip_prefix('L')?.strip_suffix(';')?.to_string())
    }

    /// Some calls on a new object, as a user makes them before it is passed on: what is added to it, or set.
    fn prepare(&mut self, built: &mut Built, class: &Class, depth: u32) {
        if depth > 2 || self.random.random::<bool>() {
            return;
        }
        let program = &self.vm.program;
        let own = format!(")L{};", class.name);
        let changes = |m: &&Method| {
            let adds = ["add", "put", "push", "offer"].iter().any(|name| m.name.starts_with(name));
            let told = m.descriptor.ends_with(")V") || m.descriptor.ends_with(&own) || adds;
            let plain = m.is_public() && !m.is_static() && !m.is_constructor() && m.access & access::SYNTHETIC == 0;
            told && plain && !m.params.is_empty()
        };
        let all: Vec<&Method> = class.methods.iter().map(|id| program.method(*id)).filter(changes).collect();
        for _ in 0..self.random.random_range(1..=MOST_CALLS) {
            let Some(call) = self.any(&all).copied().and_then(|method| self.call(method, depth)) else { return };
            built.calls.push(call);
        }
    }

    /// A call that a user may make on an object of this class, by its Java name.
    pub fn any_call(&mut self, class: &str) -> Option<CallInput> {
        let program = &self.vm.program;
        let class = program.class(program.load(&class.replace('.', "/")).ok()?);
        if !matches!(class.origin, Origin::App(_)) {
            return None;
        }
        let open =
            |m: &&Method| m.is_public() && !m.is_static() && !m.is_constructor() && m.access & access::SYNTHETIC == 0;
        let all: Vec<&Method> = class.methods.iter().map(|id| program.method(*id)).filter(open).collect();
        let method = self.any(&all).copied()?;
        self.call(method, 1)
    }

    /// An object of a class that the test writes: it implements an interface, or extends an abstract class of the program. What its
    /// methods answer is drawn.
    pub(super) fn written(&mut self, class: &Class, sig: Option<&Sig>, depth: u32) -> Option<Input> {
        let program = &self.vm.program;
        if !class.is_left_to_others() {
            return None;
        }
        if class.is_interface() {
            let methods = self.answering(class, &program.unimplemented(class.id), sig, depth)?;
            return Some(Input::Stub { number: self.fresh(), class: class.java_name(), methods });
        }
        let is_own = class.is_abstract() && matches!(class.origin, Origin::App(_));
        let constructors = if is_own { self.offers.borrow().constructors_of(class) } else { Vec::new() };
        let constructor = program.method(*self.any(&constructors)?);
        let all = program.answered(class.id);
        let methods: Vec<&Method> = all.into_iter().filter(|method| method.is_abstract()).collect();
        let methods = self.answering(class, &methods, sig, depth)?;
        let base = self.built(constructor, class.java_name(), depth + 1)?;
        Some(Input::Written { methods, base: Box::new(Input::New(Box::new(base))) })
    }

    /// Answers of methods that nothing implements.
    fn answering(
        &mut self,
        class: &Class,
        methods: &[&Method],
        sig: Option<&Sig>,
        depth: u32,
    ) -> Option<Vec<StubbedMethod>> {
        if methods.is_empty() || methods.len() > MOST_WRITTEN {
            return None;
        }
        let parameters = type_parameters(class);
        let arguments = match sig {
            Some(Sig::Class(_, arguments)) => arguments.as_slice(),
            _ => &[],
        };
        let mut found = Vec::new();
        for method in methods {
            let result = method_signature(self.vm, method).map(|sig| sig.result.with(&parameters, arguments));
            let answers = self.answers(method, result.as_ref().map(bound), depth)?;
            let owner = self.vm.program.class(method.class).name.to_string();
            let (name, descriptor) = (method.name.to_string(), method.descriptor.to_string());
            found.push(StubbedMethod { owner, name, descriptor, answers });
        }
        Some(found)
    }

    /// What a method answers, call by call; null where the type of that is not known.
    fn answers(&mut self, method: &Method, sig: Option<&Sig>, depth: u32) -> Option<Vec<Input>> {
        let descriptor = method.descriptor.rsplit(')').next().unwrap_or("V");
        let answered = match sig {
            Some(sig) => erased(sig),
            None => Some(descriptor.to_string()),
        };
        let number = self.random.random_range(1..=MOST_ANSWERS);
        match answered.as_deref() {
            Some("V") => Some(Vec::new()),
            Some(plain) if plain.len() == 1 => (0..number).map(|_| self.value(plain, DEEPEST)).collect(),
            Some(reference) if depth < DEEPEST && reference != "Ljava/lang/Object;" => {
                (0..number).map(|_| self.typed(reference, sig, depth + 1)).collect()
            }
            _ => Some(vec![Input::Null]),
        }
    }
}

/// The type, or what a wildcard is bounded by.
fn bound(sig: &Sig) -> &Sig {
    match sig {
        Sig::Wildcard(Some(bound)) => bound,
        other => other,
    }
}

/// The type of what a collection holds: as descriptor, and with its own arguments.
pub(super) fn element_of(sig: Option<&Sig>, number: usize) -> (String, Option<&Sig>) {
    let of = match sig {
        Some(Sig::Class(_, arguments)) => arguments.get(number),
        _ => None,
    };
    let of = of.map(bound);
    let descriptor = of.and_then(erased).unwrap_or_else(|| "Ljava/lang/Object;".to_string());
    (descriptor, of)
}

/// The type of a parameter that is the class of what a type variable stands for: `Class<E>` is one of enums for `E extends Enum<E>`.
fn bound_of_literal(sig: &MethodSig, number: usize) -> Option<Sig> {
    let Sig::Class(class, of) = sig.arguments.get(number)? else { return None };
    let [Sig::Var(name)] = of.as_slice() else { return None };
    let parameter = sig.parameters.iter().find(|parameter| parameter.name == *name)?;
    let bound = parameter.bound.clone().filter(|_| class == "java/lang/Class")?;
    Some(Sig::Class(class.clone(), vec![bound]))
}

fn erased(sig: &Sig) -> Option<String> {
    match sig {
        Sig::Class(name, _) => Some(format!("L{name};")),
        Sig::Array(of) => erased(of).map(|of| format!("[{of}")),
        Sig::Plain(kind) => Some(kind.to_string()),
        Sig::Var(_) | Sig::Wildcard(_) => None,
    }
}

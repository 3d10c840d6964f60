//! Inputs of all types that are drawn: what `draw` has for numbers and texts, and objects that code of the program makes.

use std::rc::Rc;

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::classfile::access;
use crate::explore::input::{Built, CallInput, Input, Number, Primitive};
use crate::explore::script::parameter_types;
use crate::explore::target::makers;
use crate::interp::Vm;
use crate::program::{Class, Method, Origin};
use crate::testgen::draw::{Constants, choose, choose_small, constants, text};

/// Objects inside objects.
const DEEPEST: u32 = 2;
const MOST_ELEMENTS: usize = 4;
/// Texts that are used again and again where few values are.
const FEW_TEXTS: [&str; 4] = ["a", "b", "ab", ""];

/// Fractions where code goes other ways, which solvers find last.
pub const BOUNDARIES: [f64; 8] =
    [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, -0.0, 0.0, f64::MAX, f64::MIN, f64::from_bits(1)];

/// Classes of the library that an exploration knows nothing of, by type: what is made, by what, of what.
const LIBRARY: &[(&str, &str, &str, &str)] = &[
    ("java/io/Reader", "java.io.StringReader", "<init>", "(Ljava/lang/String;)V"),
    ("java/io/BufferedReader", "java.io.BufferedReader", "<init>", "(Ljava/io/Reader;)V"),
    ("java/io/InputStream", "java.io.ByteArrayInputStream", "<init>", "([B)V"),
    ("java/io/Writer", "java.io.StringWriter", "<init>", "()V"),
    ("java/io/OutputStream", "java.io.ByteArrayOutputStream", "<init>", "()V"),
    ("java/lang/Appendable", "java.lang.StringBuilder", "<init>", "()V"),
    ("java/lang/StringBuilder", "java.lang.StringBuilder", "<init>", "(Ljava/lang/String;)V"),
    ("java/lang/StringBuffer", "java.lang.StringBuffer", "<init>", "(Ljava/lang/String;)V"),
    ("java/math/BigInteger", "java.math.BigInteger", "valueOf", "(J)Ljava/math/BigInteger;"),
    ("java/math/BigDecimal", "java.math.BigDecimal", "valueOf", "(D)Ljava/math/BigDecimal;"),
    ("java/util/Date", "java.util.Date", "<init>", "(J)V"),
    ("java/util/Random", "java.util.Random", "<init>", "(J)V"),
];

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
}

impl<'a> Drawing<'a> {
    pub fn new(vm: &'a Vm, method: &'a Method, seed: u64) -> Self {
        Self::with(vm, method, Rc::new(constants(&[(vm, method)])), seed)
    }

    /// The same, with the constants of the method's class, which many methods may share.
    pub fn with(vm: &'a Vm, method: &'a Method, constants: Rc<Constants>, seed: u64) -> Self {
        let random = SmallRng::seed_from_u64(seed);
        Self { vm, method, constants, random, sort: Sort::Small, round: 0, next: 0 }
    }

    /// Objects are numbered from the beginning.
    pub fn begin(&mut self, round: u32, sort: Sort) {
        (self.round, self.sort, self.next) = (round, sort, 0);
    }

    fn fresh(&mut self) -> Number {
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
        let types = parameter_types(&method.descriptor);
        let arguments = types.iter().map(|ty| self.value(ty, depth)).collect::<Option<Vec<Input>>>()?;
        let class = self.vm.program.class(method.class).java_name();
        Some(CallInput { class, name: method.name.to_string(), descriptor: method.descriptor.to_string(), arguments })
    }

    /// None where no value is known to draw but null, and null came to nothing before.
    pub fn value(&mut self, descriptor: &str, depth: u32) -> Option<Input> {
        if let Some(kind) = descriptor.chars().next().filter(|_| descriptor.len() == 1) {
            return Some(Input::Primitive(self.primitive(kind)));
        }
        if let Some(element) = descriptor.strip_prefix('[') {
            let mut items = Vec::new();
            for _ in 0..self.random.random_range(0..=MOST_ELEMENTS) {
                items.push(self.value(element, depth)?);
            }
            return Some(Input::Array { number: self.fresh(), element: element.to_string(), items });
        }
        if self.random.random_range(0..12) == 0 {
            return Some(Input::Null);
        }
        let name = descriptor.strip_prefix('L')?.strip_suffix(';')?;
        let kind = match name {
            // Most often what is compared with others of its kind.
            "java/lang/Object" if !matches!(self.sort, Sort::Few(_)) && self.random.random::<bool>() => {
                let own = self.vm.program.class(self.method.class).name.to_string();
                return self.object(&own, depth);
            }
            // One sort in each round: they may be compared with each other, or be keys of one map.
            "java/lang/Object" | "java/lang/Comparable" if self.round % 2 == 1 => 'I',
            "java/lang/String" | "java/lang/CharSequence" | "java/lang/Object" | "java/lang/Comparable" => {
                return Some(Input::Text(self.text()));
            }
            "java/lang/Integer" | "java/lang/Number" => 'I',
            "java/lang/Long" => 'J',
            "java/lang/Double" => 'D',
            "java/lang/Character" => 'C',
            "java/lang/Boolean" => 'Z',
            _ => return self.library(name, depth).or_else(|| self.object(name, depth)),
        };
        Some(Input::Boxed(self.primitive(kind)))
    }

    fn primitive(&mut self, kind: char) -> Primitive {
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

    fn boundary(&self, kind: char) -> Primitive {
        let value = BOUNDARIES.get(self.round as usize % BOUNDARIES.len()).copied().unwrap_or_default();
        let single = match value {
            // The least one of its own kind, and the largest.
            least if least.to_bits() == 1 => f32::from_bits(1),
            finite if finite.is_finite() => finite.clamp(f32::MIN.into(), f32::MAX.into()) as f32,
            other => other as f32,
        };
        Primitive::new(kind, if kind == 'F' { u64::from(single.to_bits()) } else { value.to_bits() })
    }

    fn text(&mut self) -> Vec<u16> {
        if matches!(self.sort, Sort::Few(_))
            && self.random.random_range(0..4) != 0
            && let Some(few) = self.any(&FEW_TEXTS)
        {
            return few.encode_utf16().collect();
        }
        text(&self.constants, &mut self.random)
    }

    /// An object that the library makes.
    fn library(&mut self, name: &str, depth: u32) -> Option<Input> {
        let (_, class, made_by, descriptor) = LIBRARY.iter().find(|(declared, ..)| *declared == name)?;
        let types = parameter_types(descriptor);
        let arguments = types.iter().map(|ty| self.value(ty, depth)).collect::<Option<Vec<Input>>>()?;
        let (class, name, descriptor) = (class.to_string(), made_by.to_string(), descriptor.to_string());
        let first = CallInput { class: class.clone(), name, descriptor, arguments };
        let (number, calls, assigned) = (self.fresh(), Vec::new(), Vec::new());
        Some(Input::New(Box::new(Built { number, class, first, calls, last_gives: false, assigned })))
    }

    fn object(&mut self, name: &str, depth: u32) -> Option<Input> {
        let program = &self.vm.program;
        let class: &Class = program.class(program.load(name).ok()?);
        if class.access & access::ENUM != 0 {
            let constants: Vec<&str> =
                class.fields.iter().filter(|f| f.access & access::ENUM != 0).map(|f| &*f.name).collect();
            let name = self.any(&constants)?.to_string();
            return Some(Input::Constant { class: class.java_name(), name });
        }
        let own = matches!(class.origin, Origin::App(_)) && !class.is_abstract() && !class.is_interface();
        if !own || depth >= DEEPEST {
            return Some(Input::Null);
        }
        let Some(first) = self.any(&makers(self.vm, class)).map(|id| program.method(*id)) else {
            return Some(Input::Null);
        };
        Some(Input::New(Box::new(self.built(first, class.java_name(), depth + 1)?)))
    }
}

//! Which fields are attributes, and which classes count as what: known from the program alone, so it stays as it is when a test runs again.

use std::rc::Rc;

use hashbrown::{HashMap, HashSet};

use crate::classfile::access;
use crate::program::Program;
use crate::util::ClassId;

/// Values of the library that keep nothing but caches of themselves in their fields.
const VALUES: [&str; 12] = [
    "java/lang/String",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Boolean",
    "java/lang/Character",
    "java/lang/Byte",
    "java/lang/Short",
    "java/lang/Float",
    "java/lang/Double",
    "java/lang/Class",
    "java/math/BigInteger",
    "java/math/BigDecimal",
];

pub struct Attribute {
    /// Internal form.
    pub class: Rc<str>,
    pub field: Rc<str>,
}

#[derive(Default)]
pub struct Attributes {
    measured: HashSet<String>,
    all: Vec<Attribute>,
    by_field: HashMap<(ClassId, u32), Option<u32>>,
    by_static: HashMap<(ClassId, u32), Option<u32>>,
    values: HashMap<ClassId, bool>,
    by_name: HashMap<(ClassId, String), u32>,
}

impl Attributes {
    pub fn of(measured: impl IntoIterator<Item = String>) -> Self {
        Self { measured: measured.into_iter().collect(), ..Self::default() }
    }

    pub fn get(&self, number: u32) -> Option<&Attribute> {
        self.all.get(number as usize)
    }

    fn declared(&mut self, program: &Program, class: ClassId, slot: u32, is_static: bool) -> Option<u32> {
        let class = program.class(class);
        if !self.measured.contains(&*class.name) {
            return None;
        }
        let field = class.fields.iter().find(|field| field.is_static() == is_static && field.slot == slot)?;
        if field.access & access::SYNTHETIC != 0 {
            return None;
        }
        let (class, field) = (Rc::clone(&class.name), Rc::clone(&field.name));
        self.all.push(Attribute { class, field });
        Some(self.all.len() as u32 - 1)
    }

    /// The attribute that a slot of an object is.
    pub fn of_field(&mut self, program: &Program, class: ClassId, slot: u32) -> Option<u32> {
        if let Some(known) = self.by_field.get(&(class, slot)) {
            return *known;
        }
        let inherited = |class: ClassId| {
            let above = program.class(class).super_class;
            above.filter(|above| program.class(*above).layout.len() > slot as usize)
        };
        let found = match inherited(class) {
            Some(above) => self.of_field(program, above, slot),
            None => self.declared(program, class, slot, false),
        };
        self.by_field.insert((class, slot), found);
        found
    }

    pub fn of_static(&mut self, program: &Program, class: ClassId, slot: u32) -> Option<u32> {
        if let Some(known) = self.by_static.get(&(class, slot)) {
            return *known;
        }
        let found = self.declared(program, class, slot, true);
        self.by_static.insert((class, slot), found);
        found
    }

    /// The slot of objects of a class that an attribute is, which is known from a write; without a class that of a static field.
    pub fn place_of(&self, attribute: u32, class: Option<ClassId>) -> Option<(ClassId, u32)> {
        let known = if class.is_some() { &self.by_field } else { &self.by_static };
        let is_it = |(of, number): &(&(ClassId, u32), &Option<u32>)| {
            **number == Some(attribute) && class.is_none_or(|class| of.0 == class)
        };
        known.iter().find(is_it).map(|(of, _)| *of)
    }

    /// Strings, boxes and the like: what they write into themselves nobody can see.
    pub fn is_value(&mut self, program: &Program, class: ClassId) -> bool {
        *self.values.entry(class).or_insert_with(|| VALUES.contains(&&*program.class(class).name))
    }

    /// Whether objects of this class can be inside what an attribute holds: arrays and objects of classes that are not measured.
    pub fn is_inner(&mut self, program: &Program, class: ClassId) -> bool {
        let name = &program.class(class).name;
        !self.measured.contains(&**name) || program.class(class).is_array()
    }

    /// Whether the class is measured.
    pub fn is_measured(&self, program: &Program, class: ClassId) -> bool {
        self.measured.contains(&*program.class(class).name)
    }

    /// Something of a class that is no field and counts as an attribute.
    pub fn named(&mut self, program: &Program, class: ClassId, name: &str) -> u32 {
        let all = &mut self.all;
        *self.by_name.entry((class, name.to_string())).or_insert_with(|| {
            all.push(Attribute { class: program.class(class).name.clone(), field: name.into() });
            all.len() as u32 - 1
        })
    }
}

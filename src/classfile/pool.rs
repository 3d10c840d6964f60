//! The constant pool, with every reference inside it resolved and checked once, when the class is parsed.
//!
//! Texts are shared: one `Rc<str>` per Utf8 entry, one `Rc<[u16]>` per Utf8 entry that a String constant uses, however
//! many constants point there. Rules for names and descriptors are checked once per Utf8 entry and rule. Both keep a
//! small crafted file from costing gigabytes or minutes.

use super::descriptor::{self, FieldType};
use super::error::ParseError;
use super::mutf8;
use noak::MStr;
use noak::reader::cpool::{self, Item};
use std::rc::Rc;

type Result<T> = std::result::Result<T, ParseError>;

#[derive(Debug, Clone, PartialEq)]
pub enum Constant {
    /// Slot 0, and the second slot of a long or double.
    Unusable,
    Utf8(Rc<str>),
    Integer(i32),
    Float(f32),
    Long(i64),
    Double(f64),
    /// An internal name, or the descriptor of an array type.
    Class(Rc<str>),
    /// UTF-16 units, lone surrogates kept.
    String(Rc<[u16]>),
    Field(MemberRef),
    Method(MemberRef),
    InterfaceMethod(MemberRef),
    NameAndType {
        name: Rc<str>,
        descriptor: Rc<str>,
    },
    /// `kind` is 1 to 9 (JVMS table 5.4.3.5-A); `reference` is the pool index of a member that fits it.
    MethodHandle {
        kind: u8,
        reference: u16,
    },
    MethodType(Rc<str>),
    /// `bootstrap` is an index into `ClassFile::bootstrap_methods`, here and below.
    Dynamic {
        bootstrap: u16,
        name: Rc<str>,
        descriptor: Rc<str>,
    },
    InvokeDynamic {
        bootstrap: u16,
        name: Rc<str>,
        descriptor: Rc<str>,
    },
    Module(Rc<str>),
    Package(Rc<str>),
}

/// A field or method named by its class (which may be an array type, as in `int[].clone()`), name and descriptor.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct MemberRef {
    pub class: Rc<str>,
    pub name: Rc<str>,
    pub descriptor: Rc<str>,
}

#[derive(Debug, Clone, Default)]
pub struct ConstantPool {
    constants: Vec<Constant>,
}

impl ConstantPool {
    pub fn get(&self, index: u16) -> Option<&Constant> {
        self.constants.get(usize::from(index))
    }

    /// Number of slots, slot 0 included.
    pub fn len(&self) -> usize {
        self.constants.len()
    }

    pub fn is_empty(&self) -> bool {
        self.constants.is_empty()
    }

    /// Every slot with its index.
    pub fn iter(&self) -> impl Iterator<Item = (u16, &Constant)> {
        (0..=u16::MAX).zip(&self.constants)
    }

    pub fn utf8(&self, index: u16) -> Option<&Rc<str>> {
        match self.get(index) {
            Some(Constant::Utf8(text)) => Some(text),
            _ => None,
        }
    }

    /// The name (or array descriptor) of a Class constant.
    pub fn class(&self, index: u16) -> Option<&Rc<str>> {
        match self.get(index) {
            Some(Constant::Class(name)) => Some(name),
            _ => None,
        }
    }
}

impl Constant {
    /// What the specification calls this kind of constant, for messages.
    pub fn kind(&self) -> &'static str {
        match self {
            Constant::Unusable => "an unusable slot",
            Constant::Utf8(_) => "Utf8",
            Constant::Integer(_) => "Integer",
            Constant::Float(_) => "Float",
            Constant::Long(_) => "Long",
            Constant::Double(_) => "Double",
            Constant::Class(_) => "Class",
            Constant::String(_) => "String",
            Constant::Field(_) => "Fieldref",
            Constant::Method(_) => "Methodref",
            Constant::InterfaceMethod(_) => "InterfaceMethodref",
            Constant::NameAndType { .. } => "NameAndType",
            Constant::MethodHandle { .. } => "MethodHandle",
            Constant::MethodType(_) => "MethodType",
            Constant::Dynamic { .. } => "Dynamic",
            Constant::InvokeDynamic { .. } => "InvokeDynamic",
            Constant::Module(_) => "Module",
            Constant::Package(_) => "Package",
        }
    }

    /// Whether `ldc` may load it and a bootstrap method may take it as an argument.
    pub fn is_loadable(&self) -> bool {
        use Constant::*;
        matches!(
            self,
            Integer(_)
                | Float(_)
                | Long(_)
                | Double(_)
                | Class(_)
                | String(_)
                | MethodHandle { .. }
                | MethodType(_)
                | Dynamic { .. }
        )
    }
}

/// What a text must be where it is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Rule {
    /// A class or the descriptor of an array type.
    ClassOrArray = 1,
    FieldName = 2,
    MethodName = 4,
    FieldDescriptor = 8,
    MethodDescriptor = 16,
}

impl Rule {
    fn check(self, text: &str) -> std::result::Result<(), String> {
        let (holds, what) = match self {
            Rule::ClassOrArray if text.starts_with('[') => return Rule::FieldDescriptor.check(text),
            Rule::ClassOrArray => (descriptor::is_class_name(text), "class name"),
            Rule::FieldName => (descriptor::is_field_name(text), "field name"),
            Rule::MethodName => (descriptor::is_method_name(text), "method name"),
            Rule::FieldDescriptor => {
                return FieldType::parse(text)
                    .map(|_| ())
                    .map_err(|why| format!("{} is no field descriptor: {why}", quoted(text)));
            }
            Rule::MethodDescriptor => {
                return descriptor::argument_slots(text)
                    .map(|_| ())
                    .map_err(|why| format!("{} is no method descriptor: {why}", quoted(text)));
            }
        };
        if holds { Ok(()) } else { Err(format!("{} is no {what}", quoted(text))) }
    }
}

/// A text from the file for a message, cut to a readable length and free of control characters.
fn quoted(text: &str) -> String {
    const LONGEST: usize = 80;
    match text.char_indices().nth(LONGEST) {
        Some((cut, _)) => format!("{:?}...", text.get(..cut).unwrap_or_default()),
        None => format!("{text:?}"),
    }
}

/// The pool while the class is being parsed: it answers typed lookups with errors that name the entry.
pub(super) struct Resolver {
    pool: ConstantPool,
    /// Per entry, the bits of the rules its text is known to satisfy.
    satisfied: Vec<u8>,
}

impl Resolver {
    /// Resolves all entries; `slots` is the count that the file announces.
    pub(super) fn new(raw: &cpool::ConstantPool<'_>, slots: u16, major: u16) -> Result<Self> {
        let slots = usize::from(slots);
        let mut this = Self {
            pool: ConstantPool { constants: (0..slots).map(|_| Constant::Unusable).collect() },
            satisfied: vec![0; slots],
        };
        for (index, item) in raw.iter_indices() {
            if let Item::Utf8(text) = item {
                this.set(index.as_u16(), Constant::Utf8(mutf8::to_str(text.content)));
            }
        }
        let mut strings = Strings { raw, units: Vec::new(), slots };
        for (index, item) in raw.iter_indices() {
            let index = index.as_u16();
            let constant = this
                .resolve(raw, item, &mut strings)
                .map_err(|error| error.within(format_args!("constant {index}")))?;
            if matches!(constant, Constant::Long(_) | Constant::Double(_)) && usize::from(index) + 1 >= slots {
                return Err(ParseError::new("no room for its second slot").within(format_args!("constant {index}")));
            }
            if !matches!(constant, Constant::Unusable) {
                this.set(index, constant);
            }
        }
        this.check_handles(major)?;
        Ok(this)
    }

    pub(super) fn into_pool(self) -> ConstantPool {
        self.pool
    }

    pub(super) fn pool(&self) -> &ConstantPool {
        &self.pool
    }

    fn set(&mut self, index: u16, constant: Constant) {
        if let Some(slot) = self.pool.constants.get_mut(usize::from(index)) {
            *slot = constant;
        }
    }

    /// One entry other than Utf8 (for which `Unusable` comes back: those are in place already). Looks only at raw
    /// entries and texts, so the order of the entries does not matter.
    fn resolve<'a>(
        &mut self,
        raw: &cpool::ConstantPool<'a>,
        item: &Item<'a>,
        strings: &mut Strings<'_, 'a>,
    ) -> Result<Constant> {
        Ok(match item {
            Item::Utf8(_) => Constant::Unusable,
            Item::Integer(number) => Constant::Integer(number.value),
            Item::Float(number) => Constant::Float(number.value),
            Item::Long(number) => Constant::Long(number.value),
            Item::Double(number) => Constant::Double(number.value),
            Item::Class(class) => Constant::Class(self.text(class.name.as_u16(), Rule::ClassOrArray)?),
            Item::String(string) => Constant::String(strings.units(string.string)?),
            Item::FieldRef(field) => {
                Constant::Field(self.member(raw, field.class, field.name_and_type, Some(Member::Field))?)
            }
            Item::MethodRef(method) => {
                Constant::Method(self.member(raw, method.class, method.name_and_type, Some(Member::Method))?)
            }
            Item::InterfaceMethodRef(method) => {
                Constant::InterfaceMethod(self.member(raw, method.class, method.name_and_type, Some(Member::Method))?)
            }
            Item::NameAndType(pair) => {
                let (name, descriptor) = self.pair(pair, None)?;
                Constant::NameAndType { name, descriptor }
            }
            Item::MethodHandle(handle) => {
                Constant::MethodHandle { kind: kind_number(handle.kind), reference: handle.reference.as_u16() }
            }
            Item::MethodType(method) => {
                Constant::MethodType(self.text(method.descriptor.as_u16(), Rule::MethodDescriptor)?)
            }
            Item::Dynamic(dynamic) => {
                let pair = lookup(raw, dynamic.name_and_type, "NameAndType")?;
                let (name, descriptor) = self.pair(pair, Some(Member::Field))?;
                Constant::Dynamic { bootstrap: dynamic.bootstrap_method_attr, name, descriptor }
            }
            Item::InvokeDynamic(dynamic) => {
                let pair = lookup(raw, dynamic.name_and_type, "NameAndType")?;
                let (name, descriptor) = self.pair(pair, Some(Member::Method))?;
                Constant::InvokeDynamic { bootstrap: dynamic.bootstrap_method_attr, name, descriptor }
            }
            Item::Module(module) => Constant::Module(self.utf8(module.name.as_u16())?),
            Item::Package(package) => Constant::Package(self.utf8(package.name.as_u16())?),
        })
    }

    fn member<'a>(
        &mut self,
        raw: &cpool::ConstantPool<'a>,
        class: cpool::Index<cpool::Class<'a>>,
        pair: cpool::Index<cpool::NameAndType<'a>>,
        kind: Option<Member>,
    ) -> Result<MemberRef> {
        let class = self.text(lookup(raw, class, "Class")?.name.as_u16(), Rule::ClassOrArray)?;
        let (name, descriptor) = self.pair(lookup(raw, pair, "NameAndType")?, kind)?;
        Ok(MemberRef { class, name, descriptor })
    }

    /// A name and a descriptor; without a given kind the descriptor decides which rules hold.
    fn pair(&mut self, pair: &cpool::NameAndType<'_>, kind: Option<Member>) -> Result<(Rc<str>, Rc<str>)> {
        let (name, descriptor) = (pair.name.as_u16(), pair.descriptor.as_u16());
        let kind = match kind {
            Some(kind) => kind,
            None if self.utf8(descriptor)?.starts_with('(') => Member::Method,
            None => Member::Field,
        };
        let (name_rule, descriptor_rule) = match kind {
            Member::Field => (Rule::FieldName, Rule::FieldDescriptor),
            Member::Method => (Rule::MethodName, Rule::MethodDescriptor),
        };
        Ok((self.text(name, name_rule)?, self.text(descriptor, descriptor_rule)?))
    }

    /// Method handles point at resolved constants, hence checked when all are there (JVMS 4.4.8).
    fn check_handles(&self, major: u16) -> Result<()> {
        for (index, constant) in self.pool.iter() {
            let &Constant::MethodHandle { kind, reference } = constant else { continue };
            let target = self.pool.get(reference);
            let fits = match (kind, target) {
                (1..=4, Some(Constant::Field(_))) => true,
                (5, Some(Constant::Method(method))) => !method.name.starts_with('<'),
                (6 | 7, Some(Constant::Method(method))) => !method.name.starts_with('<'),
                (6 | 7, Some(Constant::InterfaceMethod(method))) => major >= 52 && !method.name.starts_with('<'),
                (8, Some(Constant::Method(method))) => &*method.name == "<init>",
                (9, Some(Constant::InterfaceMethod(method))) => !method.name.starts_with('<'),
                _ => false,
            };
            if !fits {
                let found = target.map_or("missing", Constant::kind);
                let what = format!("a method handle of kind {kind} cannot refer to constant {reference} ({found})");
                return Err(ParseError::new(what).within(format_args!("constant {index}")));
            }
        }
        Ok(())
    }

    fn wrong(&self, index: u16, wanted: &str) -> ParseError {
        ParseError::new(match self.pool.get(index) {
            None => format!("constant {index} ({wanted}) does not exist: the pool has {} slots", self.pool.len()),
            Some(found) => format!("constant {index} should be {wanted}, but is {}", found.kind()),
        })
    }

    pub(super) fn utf8(&self, index: u16) -> Result<Rc<str>> {
        self.pool.utf8(index).cloned().ok_or_else(|| self.wrong(index, "Utf8"))
    }

    /// A Utf8 entry that satisfies `rule`.
    pub(super) fn text(&mut self, index: u16, rule: Rule) -> Result<Rc<str>> {
        let text = self.utf8(index)?;
        if let Some(satisfied) = self.satisfied.get_mut(usize::from(index))
            && *satisfied & rule as u8 == 0
        {
            rule.check(&text).map_err(ParseError::new)?;
            *satisfied |= rule as u8;
        }
        Ok(text)
    }

    /// The name of a Class constant.
    pub(super) fn class_or_array(&self, index: u16) -> Result<Rc<str>> {
        self.pool.class(index).cloned().ok_or_else(|| self.wrong(index, "Class"))
    }

    /// The name of a Class constant that must not be an array type.
    pub(super) fn class(&self, index: u16) -> Result<Rc<str>> {
        let name = self.class_or_array(index)?;
        // The rest of the rule was checked when the Class constant was resolved.
        if name.starts_with('[') {
            return Err(ParseError::new(format!("{} is no class name", quoted(&name))));
        }
        Ok(name)
    }

    /// The class, or None for index 0.
    pub(super) fn optional_class(&self, index: u16) -> Result<Option<Rc<str>>> {
        if index == 0 { Ok(None) } else { self.class(index).map(Some) }
    }

    pub(super) fn optional_utf8(&self, index: u16) -> Result<Option<Rc<str>>> {
        if index == 0 { Ok(None) } else { self.utf8(index).map(Some) }
    }

    /// The constant, if `accept` says it may stand here; else an error that calls it `wanted`.
    pub(super) fn expect(&self, index: u16, wanted: &str, accept: impl Fn(&Constant) -> bool) -> Result<&Constant> {
        self.pool.get(index).filter(|constant| accept(constant)).ok_or_else(|| self.wrong(index, wanted))
    }

    /// Name and descriptor of a NameAndType constant.
    pub(super) fn name_and_type(&self, index: u16) -> Result<(Rc<str>, Rc<str>)> {
        match self.pool.get(index) {
            Some(Constant::NameAndType { name, descriptor }) => Ok((name.clone(), descriptor.clone())),
            _ => Err(self.wrong(index, "NameAndType")),
        }
    }
}

#[derive(Debug, Clone, Copy)]
enum Member {
    Field,
    Method,
}

/// String constants by Utf8 entry, converted at most once each.
struct Strings<'p, 'a> {
    raw: &'p cpool::ConstantPool<'a>,
    /// Empty until the first String constant.
    units: Vec<Option<Rc<[u16]>>>,
    slots: usize,
}

impl<'a> Strings<'_, 'a> {
    fn units(&mut self, index: cpool::Index<cpool::Utf8<'a>>) -> Result<Rc<[u16]>> {
        let text: &MStr = lookup(self.raw, index, "Utf8")?.content;
        if self.units.is_empty() {
            self.units.resize(self.slots, None);
        }
        let Some(slot) = self.units.get_mut(usize::from(index.as_u16())) else {
            return Ok(mutf8::to_units(text));
        };
        Ok(slot.get_or_insert_with(|| mutf8::to_units(text)).clone())
    }
}

fn lookup<'p, 'a, T: cpool::TryFromItem<'a>>(
    raw: &'p cpool::ConstantPool<'a>,
    index: cpool::Index<T>,
    wanted: &str,
) -> Result<&'p T> {
    let number = index.as_u16();
    raw.get(index).map_err(|_| ParseError::new(format!("constant {number} should be {wanted}, but is not")))
}

fn kind_number(kind: cpool::MethodKind) -> u8 {
    use cpool::MethodKind::*;
    match kind {
        GetField => 1,
        GetStatic => 2,
        PutField => 3,
        PutStatic => 4,
        InvokeVirtual => 5,
        InvokeStatic => 6,
        InvokeSpecial => 7,
        NewInvokeSpecial => 8,
        InvokeInterface => 9,
    }
}

//! The code of a method as tokens that mean the same in two versions: instructions with names instead of pool indices,
//! without line numbers, names of locals and offsets. Where a branch goes is no part of its token: that is compared
//! once the tokens are aligned.
//!
//! Wide and short forms are the same already after `program::decode`. A switch is its keys, whichever table holds them.
//! The keys of a switch over an enum are numbers that javac gives out in a class of its own (`$SwitchMap$`); here they
//! are the names of the constants.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::names::{Lens, declaring_class};
use crate::analysis::cfg::branch_target;
use crate::classfile::{ClassFile, Constant, MemberRef, MethodInfo, access};
use crate::program::{Code, Insn, Switch, decode};
use crate::util::LiteralId;

const SWITCH_MAP: &str = "$SwitchMap$";
/// Dynamic constants inside each other; javac makes none.
const DEEPEST_CONSTANT: u32 = 16;

pub struct Body {
    pub code: Code,
    /// By instruction.
    pub tokens: Vec<String>,
    /// By instruction: the places that it may jump to, in the order of its token's keys.
    pub targets: BTreeMap<u32, Vec<u32>>,
    /// By instruction; 0 where they are not known.
    pub lines: Vec<u32>,
    /// The names of the exceptions that the handlers catch, in order.
    pub catches: Vec<String>,
}

impl Body {
    /// None for a method without code, or with code that no JVM takes.
    pub fn new(lens: Lens<'_>, class: &ClassFile, method: &MethodInfo) -> Option<Self> {
        let info = method.code.as_ref()?;
        let mut literals: Vec<Rc<[u16]>> = Vec::new();
        let mut intern = |units: &[u16]| {
            literals.push(units.into());
            LiteralId(literals.len() as u32 - 1)
        };
        let code = decode(class, method, info, &mut intern).ok()?;
        let mut writer = Writer { lens, class, code: &code, literals: &literals, maps: Vec::new() };
        let (mut tokens, mut targets) = (Vec::with_capacity(code.insns.len()), BTreeMap::new());
        for at in 0..code.insns.len() as u32 {
            let Some(insn) = code.insn(at) else { continue };
            let (token, to) = writer.token(at, insn);
            tokens.push(token);
            if !to.is_empty() {
                targets.insert(at, to);
            }
        }
        let line = |pc: &u16| info.line_at(*pc).map_or(0, u32::from);
        let lines = code.pcs.iter().map(line).collect();
        let catches = code.handlers.iter().map(|h| match class.pool.class(h.catch) {
            Some(name) => lens.class(name).into_owned(),
            None => "any".into(),
        });
        let catches = catches.collect();
        Some(Self { tokens, targets, lines, catches, code })
    }
}

struct Writer<'a> {
    lens: Lens<'a>,
    class: &'a ClassFile,
    code: &'a Code,
    literals: &'a [Rc<[u16]>],
    /// Maps of enum constants that were loaded and not yet used.
    maps: Vec<&'a MemberRef>,
}

/// The name of an instruction, without its operand.
fn word(insn: Insn) -> String {
    let mut text = format!("{insn:?}");
    let end = text.find(['(', ' ']).unwrap_or(text.len());
    text.truncate(end);
    text
}

impl<'a> Writer<'a> {
    /// A token, and where the instruction may jump to.
    fn token(&mut self, at: u32, insn: Insn) -> (String, Vec<u32>) {
        use Insn::*;
        if let Some(target) = branch_target(insn) {
            return (word(insn), vec![target]);
        }
        let named = |name: String| (format!("{} {name}", word(insn)), Vec::new());
        match insn {
            Goto(target) | Jsr(target) => (word(insn), vec![target]),
            Switch(table) => self.switch(at, table),
            LongConst(value) => (format!("Long {value}"), Vec::new()),
            LongWide(wide) => (format!("Long {}", self.wide(wide) as i64), Vec::new()),
            DoubleWide(wide) => (format!("Double {:x}", self.wide(wide)), Vec::new()),
            StringConst(literal) => {
                let units = self.literals.get(literal.index()).map_or(&[][..], |l| l);
                (format!("String {}", text(units)), Vec::new())
            }
            Ldc(pool) => named(self.constant(pool, 0)),
            NewRefArray(pool) | New(pool) | CheckCast(pool) | InstanceOf(pool) => named(self.class_name(pool)),
            NewMultiArray { dims, pool } => (format!("NewMultiArray {dims} {}", self.class_name(pool)), Vec::new()),
            GetStatic(pool) | PutStatic(pool) | GetField(pool) | PutField(pool) => {
                if let Some(Constant::Field(member)) = self.class.pool.get(pool) {
                    if matches!(insn, GetStatic(_)) && member.name.starts_with(SWITCH_MAP) {
                        self.maps.push(member);
                    }
                    return named(self.field(member));
                }
                named(String::new())
            }
            InvokeVirtual(pool) if self.is_private(pool) => {
                (format!("InvokeSpecial {}", self.constant(pool, 0)), Vec::new())
            }
            InvokeStatic(pool)
            | InvokeSpecial(pool)
            | InvokeVirtual(pool)
            | InvokeInterface(pool)
            | InvokeDynamic(pool) => named(self.constant(pool, 0)),
            other => (format!("{other:?}"), Vec::new()),
        }
    }

    fn wide(&self, index: u32) -> u64 {
        self.code.wide.get(index as usize).copied().unwrap_or(0)
    }

    fn class_name(&self, pool: u16) -> String {
        self.class.pool.class(pool).map(|name| self.lens.class(name).into_owned()).unwrap_or_default()
    }

    /// Calls of private methods of the class itself have changed their form with Java 11.
    fn is_private(&self, pool: u16) -> bool {
        let Some(Constant::Method(member)) = self.class.pool.get(pool) else { return false };
        let declared = self.class.method(&member.name, &member.descriptor);
        member.class == self.class.name && declared.is_some_and(|m| m.has(access::PRIVATE))
    }

    /// With the class that declares it, where that is one of the program: a field that hides another is another.
    fn field(&self, member: &MemberRef) -> String {
        let owner = declaring_class(self.lens.classes, &member.class, &member.name, &member.descriptor);
        let name = owner.map_or((&*member.name).into(), |owner| self.lens.field(owner, &member.name));
        // One of the library, perhaps above a class of the program.
        let above = if owner.is_none() { "above " } else { "" };
        let owner = owner.map_or(&member.class, |o| &o.name);
        format!("{above}{}.{name} {}", self.lens.class(owner), self.lens.descriptor(&member.descriptor))
    }

    fn member(&self, member: &MemberRef) -> String {
        let name = self.lens.method(&member.class, &member.name, &member.descriptor);
        format!("{}.{name}{}", self.lens.class(&member.class), self.lens.descriptor(&member.descriptor))
    }

    fn constant(&self, index: u16, depth: u32) -> String {
        if depth > DEEPEST_CONSTANT {
            return format!("constant {index}");
        }
        match self.class.pool.get(index) {
            Some(Constant::Class(name)) => format!("class {}", self.lens.class(name)),
            Some(Constant::String(units)) => format!("string {}", text(units)),
            Some(Constant::Float(value)) => format!("float {:x}", value.to_bits()),
            Some(Constant::Double(value)) => format!("double {:x}", value.to_bits()),
            Some(Constant::Field(member)) => self.field(member),
            Some(Constant::Method(member) | Constant::InterfaceMethod(member)) => self.member(member),
            Some(Constant::MethodHandle { kind, reference }) => {
                format!("handle {kind} {}", self.constant(*reference, depth + 1))
            }
            Some(Constant::MethodType(descriptor)) => format!("type {}", self.lens.descriptor(descriptor)),
            Some(
                Constant::Dynamic { bootstrap, name, descriptor }
                | Constant::InvokeDynamic { bootstrap, name, descriptor },
            ) => {
                let mut text = format!("{name} {}", self.lens.descriptor(descriptor));
                if let Some(method) = self.class.bootstrap_methods.get(usize::from(*bootstrap)) {
                    for index in std::iter::once(&method.handle).chain(&method.arguments) {
                        text.push_str(" | ");
                        text.push_str(&self.constant(*index, depth + 1));
                    }
                }
                text
            }
            Some(other) => format!("{other:?}"),
            None => String::new(),
        }
    }

    fn switch(&mut self, at: u32, table: u32) -> (String, Vec<u32>) {
        let Some(switch) = self.code.switches.get(table as usize) else { return ("Switch".into(), Vec::new()) };
        let (pairs, default): (Vec<(i32, u32)>, u32) = match switch {
            Switch::Table { low, targets, default } => {
                (targets.iter().enumerate().map(|(i, t)| (low.wrapping_add(i as i32), *t)).collect(), *default)
            }
            Switch::Lookup { pairs, default } => (pairs.to_vec(), *default),
        };
        let pairs: Vec<(i32, u32)> = pairs.into_iter().filter(|(_, target)| *target != default).collect();
        let over_enum = at.checked_sub(1).is_some_and(|before| self.code.insn(before) == Some(Insn::IntLoad));
        let map = over_enum.then(|| self.maps.pop()).flatten().map(|field| constants(self.lens, field));
        let keys: Option<Vec<(String, u32)>> = match &map {
            None => Some(pairs.iter().map(|(key, to)| (key.to_string(), *to)).collect()),
            Some(map) => pairs.iter().map(|(key, to)| map.get(key).map(|name| (name.clone(), *to))).collect(),
        };
        let mut keys =
            keys.unwrap_or_else(|| pairs.iter().map(|(key, to)| (format!("{key} of {map:?}"), *to)).collect());
        if map.is_some() {
            keys.sort();
        }
        let names: Vec<&str> = keys.iter().map(|(name, _)| &**name).collect();
        (format!("Switch {}", names.join(",")), keys.iter().map(|(_, to)| *to).chain([default]).collect())
    }
}

fn text(units: &[u16]) -> String {
    match String::from_utf16(units) {
        Ok(text) if text.starts_with('\0') => format!("\0{text}"),
        Ok(text) => text,
        // Lone surrogates are no text: such a literal is its units.
        Err(_) => format!("\0{units:?}"),
    }
}

/// What the numbers in a map of enum constants stand for, from the initialiser that fills it: `map[E.A.ordinal()] = 1`.
fn constants(lens: Lens<'_>, map: &MemberRef) -> BTreeMap<i32, String> {
    let mut found = BTreeMap::new();
    let Some(class) = lens.classes.get(&map.class) else { return found };
    let Some(method) = class.method("<clinit>", "()V") else { return found };
    let Some(info) = &method.code else { return found };
    let Ok(code) = decode(class, method, info, &mut |_| LiteralId(0)) else { return found };
    let insns: Vec<Insn> = code.insns.iter().map(|cell| cell.get()).collect();
    for window in insns.windows(5) {
        let [
            Insn::GetStatic(into),
            Insn::GetStatic(of),
            Insn::InvokeVirtual(_),
            Insn::IntConst(number),
            Insn::IntStore,
        ] = window
        else {
            continue;
        };
        if let (Some(Constant::Field(into)), Some(Constant::Field(of))) = (class.pool.get(*into), class.pool.get(*of))
            && into.name == map.name
        {
            found.insert(*number, of.name.to_string());
        }
    }
    found
}

/// Whether code of a class switches over an enum by a map.
pub fn reads_switch_map(class: &ClassFile) -> bool {
    class.pool.iter().any(|(_, constant)| matches!(constant, Constant::Field(m) if m.name.starts_with(SWITCH_MAP)))
}

/// Whether code of a class that both versions have may name a field which another class declares now, or the library did.
pub fn names_other_fields(old: Lens<'_>, new: Lens<'_>, class: &ClassFile) -> bool {
    let declares = |lens: Lens<'_>, member: &MemberRef| {
        let owner = declaring_class(lens.classes, &member.class, &member.name, &member.descriptor);
        owner.map(|owner| lens.class(&owner.name).into_owned())
    };
    let moved = |constant: &Constant| matches!(constant, Constant::Field(m) if declares(old, m) != declares(new, m));
    class.pool.iter().any(|(_, constant)| moved(constant))
}

/// The maps of a class that javac makes to hold them; none for other classes. Their initialiser says only which
/// constants have which numbers, and switches are compared by constants.
pub fn switch_map_fields(class: &ClassFile) -> impl Iterator<Item = &str> {
    let all = class.has(access::SYNTHETIC) && class.fields.iter().all(|f| f.name.starts_with(SWITCH_MAP));
    class.fields.iter().filter(move |_| all).map(|f| &*f.name)
}

//! Where values go inside a method: what is done with the objects that a field holds, with an argument, with a new object.
//!
//! A value is followed through locals, casts and shuffles of the stack ([`Followed`]); everything else that takes it is a
//! [`Use`], and what a use means for whoever owns the object is judged in one place ([`Use::judge`]). An object *leaves* as
//! soon as other code may get hold of it or change it; parts of it (elements, entries, views) are followed like itself.
//!
//! Over-approximated: what is not understood leaves. Code that cannot be decoded has everything leave.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::library::{self, Effect};
use crate::analysis::cfg::Cfg;
use crate::analysis::impact::{Def, DefUse, params, shuffle};
use crate::classfile::{ClassFile, Constant, MemberRef, MethodInfo};
use crate::program::{Code, Insn, decode};
use crate::util::LiteralId;

/// The code of one method with the makers of all values.
pub struct Flow {
    pub file: Rc<ClassFile>,
    pub name: Rc<str>,
    pub descriptor: Rc<str>,
    pub access: u16,
    code: Code,
    cfg: Cfg,
    values: DefUse,
    /// By what made a value, the instructions that take it, and as which of their operands.
    users: BTreeMap<Def, Vec<(u32, usize)>>,
}

/// What an instruction does with a value.
pub struct Use<'f> {
    flow: &'f Flow,
    pub at: u32,
    pub insn: Insn,
    /// Which of the values that it takes, the deepest first.
    pub operand: usize,
}

/// What a use means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judged {
    /// It only looks, and what it gets is a value.
    Looks,
    /// It only looks, and what it gets is a part of the object.
    Part,
    /// It changes the object.
    Changes,
    /// Other code may keep or change the object from here on.
    Leaves,
}

impl Flow {
    /// None for a method without code, or with code that does not fit together.
    pub fn of(file: &Rc<ClassFile>, method: &MethodInfo) -> Option<Self> {
        let code = decode(file, method, method.code.as_ref()?, &mut |_| LiteralId(0)).ok()?;
        let cfg = Cfg::new(&code).ok()?;
        let values = DefUse::new(file, &code, &cfg, params(&method.descriptor, method.is_static()))?;
        let (name, descriptor) = (Rc::clone(&method.name), Rc::clone(&method.descriptor));
        let mut users: BTreeMap<Def, Vec<(u32, usize)>> = BTreeMap::new();
        for (at, uses) in values.uses.iter().enumerate() {
            if code.insn(at as u32).is_none_or(|insn| shuffle(insn).is_some()) {
                continue;
            }
            for (operand, makers) in uses.iter().enumerate() {
                makers.iter().for_each(|maker| users.entry(*maker).or_default().push((at as u32, operand)));
            }
        }
        Some(Self { file: Rc::clone(file), name, descriptor, access: method.access, code, cfg, values, users })
    }

    /// The instructions, with their places.
    pub fn insns(&self) -> impl Iterator<Item = (u32, Insn)> + '_ {
        self.code.insns.iter().enumerate().map(|(at, insn)| (at as u32, insn.get()))
    }

    /// What may have made a value that an instruction takes; none where it cannot be reached.
    pub fn makers(&self, at: u32, operand: usize) -> &[Def] {
        self.values.uses.get(at as usize).and_then(|uses| uses.get(operand)).map_or(&[], |defs| defs)
    }

    /// The instructions and parameters that a value really comes from: not what hands it on.
    pub fn origins(&self, at: u32, operand: usize) -> BTreeSet<Def> {
        let mut found = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut todo: Vec<Def> = self.makers(at, operand).to_vec();
        while let Some(def) = todo.pop() {
            if !seen.insert(def) {
                continue;
            }
            match def {
                Def::Insn(at) => match self.code.insn(at) {
                    Some(Insn::Load(_) | Insn::Store(_) | Insn::CheckCast(_)) => {
                        todo.extend_from_slice(self.makers(at, 0));
                    }
                    // Those whose values it hands on are makers too.
                    Some(insn) if shuffle(insn).is_some() => {}
                    _ => _ = found.insert(def),
                },
                _ => _ = found.insert(def),
            }
        }
        found
    }

    /// What a value is computed from: what its operands come from, but not what calls and fields were asked with.
    pub fn computed_from(&self, at: u32, operand: usize) -> BTreeSet<Def> {
        let mut found = BTreeSet::new();
        let mut todo: Vec<Def> = self.origins(at, operand).into_iter().collect();
        while let Some(def) = todo.pop() {
            if !found.insert(def) {
                continue;
            }
            let Def::Insn(at) = def else { continue };
            let asks = self.insn(at).is_none_or(|insn| self.member(insn).is_some() || matches!(insn, Insn::New(_)));
            let operands = self.values.uses.get(at as usize).map_or(0, Vec::len);
            for operand in (0..operands).filter(|_| !asks) {
                todo.extend(self.origins(at, operand));
            }
        }
        found
    }

    /// Whether an instruction may run twice with the same value, which another one made: in a loop that does not make it.
    pub fn runs_again(&self, at: u32, made: u32) -> bool {
        let (Some(here), Some(maker)) = (self.cfg.block_of(at), self.cfg.block_of(made)) else { return true };
        let (mut seen, mut todo) = (BTreeSet::from([maker]), vec![here]);
        while let Some(block) = todo.pop() {
            for next in self.cfg.successors(block).filter(|_| here != maker) {
                if next == here {
                    return true;
                }
                if seen.insert(next) {
                    todo.push(next);
                }
            }
        }
        false
    }

    pub fn insn(&self, at: u32) -> Option<Insn> {
        self.code.insn(at)
    }

    /// The member that an instruction names.
    pub fn member(&self, insn: Insn) -> Option<&MemberRef> {
        let (Insn::GetStatic(pool)
        | Insn::PutStatic(pool)
        | Insn::GetField(pool)
        | Insn::PutField(pool)
        | Insn::InvokeStatic(pool)
        | Insn::InvokeSpecial(pool)
        | Insn::InvokeVirtual(pool)
        | Insn::InvokeInterface(pool)) = insn
        else {
            return None;
        };
        match self.file.pool.get(pool)? {
            Constant::Field(member) | Constant::Method(member) | Constant::InterfaceMethod(member) => Some(member),
            _ => None,
        }
    }

    /// All uses of these values and, where `judge` says so, of what is got from them. Objects of the program that parts
    /// are cast to may be known to be values.
    pub fn follow<'f>(
        &'f self,
        from: impl IntoIterator<Item = Def>,
        elements_are_values: bool,
        judge: &mut dyn FnMut(&Use<'f>) -> Judged,
    ) -> Vec<(u32, Judged)> {
        let mut followed: BTreeSet<Def> = from.into_iter().collect();
        let mut todo: Vec<Def> = followed.iter().copied().collect();
        let mut found = BTreeSet::new();
        let mut judged = Vec::new();
        while let Some(def) = todo.pop() {
            for (at, operand) in self.users.get(&def).into_iter().flatten().copied() {
                let Some(insn) = self.code.insn(at) else { continue };
                let mut goes_on = self.hands_on(insn, elements_are_values);
                if !goes_on && !matches!(insn, Insn::CheckCast(_)) && found.insert((at, operand)) {
                    let what = judge(&Use { flow: self, at, insn, operand });
                    goes_on = what == Judged::Part;
                    judged.push((at, what));
                }
                if goes_on && followed.insert(Def::Insn(at)) {
                    todo.push(Def::Insn(at));
                }
            }
        }
        judged
    }

    /// Whether an instruction gives what it takes. What is cast to a value is one.
    fn hands_on(&self, insn: Insn, elements_are_values: bool) -> bool {
        let is_value = |name: &str| {
            library::is_value(name)
                || elements_are_values
                    && !library::is_container(name)
                    && !name.starts_with("java/")
                    && !name.starts_with('[')
        };
        match insn {
            Insn::Load(_) | Insn::Store(_) => true,
            Insn::CheckCast(pool) => !self.file.pool.class(pool).is_some_and(|name| is_value(name)),
            _ => false,
        }
    }
}

impl<'f> Use<'f> {
    /// The member that the instruction names.
    pub fn member(&self) -> Option<&'f MemberRef> {
        self.flow.member(self.insn)
    }

    /// Whether what it gets is something that an array or a container holds.
    pub fn gives_element(&self) -> bool {
        match self.insn {
            Insn::RefLoad => true,
            _ => self.member().is_some_and(|member| library::gives_element(&member.name)),
        }
    }

    /// Whether it copies what an array holds into another.
    pub fn copies_elements(&self) -> bool {
        self.member().is_some_and(|member| library::copies_elements(member, self.operand))
    }

    /// What the use means for whoever owns the object, as far as the instruction and the library tell.
    pub fn judge(&self) -> Judged {
        use Insn::*;
        match self.insn {
            ArrayLength | IfNull(_) | IfNonNull(_) | InstanceOf(_) | MonitorEnter | MonitorExit | IfACmpEq(_)
            | IfACmpNe(_) | IntLoad | LongLoad | FloatLoad | DoubleLoad | ByteLoad | CharLoad | ShortLoad => {
                Judged::Looks
            }
            RefLoad => Judged::Part,
            IntStore | LongStore | FloatStore | DoubleStore | ByteStore | CharStore | ShortStore | RefStore
                if self.operand == 0 =>
            {
                Judged::Changes
            }
            GetField(_) => match self.member() {
                Some(member) if library::is_value_type(&member.descriptor) => Judged::Looks,
                _ => Judged::Part,
            },
            PutField(_) if self.operand == 0 => Judged::Changes,
            InvokeVirtual(_) | InvokeInterface(_) | InvokeStatic(_) | InvokeSpecial(_) => {
                let Some(member) = self.member() else { return Judged::Leaves };
                let is_static = matches!(self.insn, InvokeStatic(_));
                if self.decodes_by_standard(member) {
                    return Judged::Looks;
                }
                match library::effect(member, self.operand, is_static) {
                    Some(Effect::Looks) if library::gives_value(&member.descriptor) => Judged::Looks,
                    Some(Effect::Looks) => Judged::Part,
                    Some(Effect::Copies) => Judged::Looks,
                    // What was there stays there, and is given.
                    Some(Effect::Changes)
                        if &*member.name == "putIfAbsent" && self.flow.insn(self.at + 1) != Some(Pop) =>
                    {
                        Judged::Leaves
                    }
                    Some(Effect::Changes) => Judged::Changes,
                    None => Judged::Leaves,
                }
            }
            _ => Judged::Leaves,
        }
    }

    /// Whether it makes a text of bytes by a character set that nobody else wrote.
    fn decodes_by_standard(&self, member: &MemberRef) -> bool {
        let charset = match &*member.descriptor {
            "([BLjava/nio/charset/Charset;)V" => 2,
            "([BIILjava/nio/charset/Charset;)V" => 4,
            _ => return false,
        };
        let is_standard = |def: &Def| {
            let Def::Insn(at) = def else { return false };
            let named = self.flow.insn(*at).and_then(|insn| self.flow.member(insn));
            named.is_some_and(|named| &*named.class == "java/nio/charset/StandardCharsets")
        };
        let makes_text = &*member.class == "java/lang/String" && self.operand == 1;
        makes_text && self.flow.origins(self.at, charset).iter().all(is_standard)
    }
}

//! Code that others may run though nobody can name it: the bodies of functions, and methods of objects whose class is private or
//! has no name, once such a function or object leaves the code that makes it.
//!
//! It is followed through locals, private fields, methods of the program that surely run, those that it inherits, and what the library
//! makes of it (`given`).
//! A field counts as private only where all that others can call of its class is explored: that code may run what the field holds.
//!
//! Over-approximated: what is not understood leaves.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::World;
use super::flow::{Flow, Judged, Use};
use super::given::{Given, Has, given};
use super::nest::{Nest, own_file};
use super::receivers::shown;
use crate::analysis::impact::Def;
use crate::classfile::descriptor::{FieldType, MethodType, top_level};
use crate::classfile::{ClassFile, Constant, MemberRef, access};
use crate::program::{Insn, Method, Origin, Program};
use crate::util::ClassId;

/// A method, and by which code what runs it leaves.
pub struct Outlet {
    pub class: Rc<str>,
    pub name: Rc<str>,
    pub descriptor: Rc<str>,
    pub by: String,
}

/// The flow of this number in the nest of a class, a value there, and how it has what is followed.
type Step = (Rc<str>, usize, Def, Has);

struct Leaving<'a> {
    world: &'a World,
    program: &'a Program,
    explored: &'a dyn Fn(&str) -> bool,
    /// The class that has the methods which are asked about.
    home: Rc<str>,
    /// The classes of the objects that are followed; of a function, its interface.
    kinds: Vec<ClassId>,
    /// By what something leaves that cannot be followed.
    lost: Option<String>,
    seen: BTreeSet<Step>,
    todo: Vec<Step>,
    /// Containers in fields of which it was asked where they come from.
    containers: BTreeSet<(Rc<str>, Rc<str>)>,
}

impl World {
    /// The methods of these classes that others may run without a name for them. `explored`: whether all that others can call
    /// of a class is explored.
    pub fn outlets(&self, program: &Program, classes: &BTreeSet<&str>, explored: &dyn Fn(&str) -> bool) -> Vec<Outlet> {
        let leaving = |home: &Rc<str>| Leaving {
            world: self,
            program,
            explored,
            home: Rc::clone(home),
            kinds: Vec::new(),
            lost: None,
            seen: BTreeSet::new(),
            todo: Vec::new(),
            containers: BTreeSet::new(),
        };
        let mut found = Vec::new();
        let tops: BTreeSet<&str> = classes.iter().map(|name| top_level(name)).collect();
        for top in tops {
            let nest = self.nest(program, top);
            for file in nest.classes.iter().filter(|file| classes.contains(&*file.name)) {
                found.extend(leaving(&file.name).objects(file, top, &nest));
            }
            let Some(flows) = nest.flows() else {
                let files = nest.classes.iter().filter(|file| classes.contains(&*file.name));
                found.extend(files.flat_map(|file| unread(file)));
                continue;
            };
            for (number, flow) in flows.iter().enumerate().filter(|(_, flow)| classes.contains(&*flow.file.name)) {
                for (at, body) in functions(flow).filter(|(_, body)| classes.contains(&*body.class)) {
                    if own_file(program, &body.class).is_none_or(|file| !is_hidden(&file, body)) {
                        continue;
                    }
                    let mut leaving = leaving(&body.class);
                    leaving.kinds.extend(interface(program, flow, at));
                    leaving.inherited();
                    leaving.found((top, number, flow), at, Has::Held);
                    found.extend(leaving.way_out().map(|by| outlet(body, by)));
                }
            }
        }
        found
    }
}

fn outlet(method: &MemberRef, by: String) -> Outlet {
    let (class, name, descriptor) = (&method.class, &method.name, &method.descriptor);
    Outlet { class: Rc::clone(class), name: Rc::clone(name), descriptor: Rc::clone(descriptor), by }
}

/// Where a method makes functions, and their bodies.
fn functions(flow: &Flow) -> impl Iterator<Item = (u32, &MemberRef)> {
    flow.insns().filter_map(|(at, insn)| {
        let Insn::InvokeDynamic(index) = insn else { return None };
        let linker = flow.file.linked_by(index)?;
        let body = flow.file.referred_methods(index).into_iter().next()?;
        (&*linker.class == "java/lang/invoke/LambdaMetafactory").then_some((at, body))
    })
}

/// The interface of a function that is made somewhere.
fn interface(program: &Program, flow: &Flow, at: u32) -> Option<ClassId> {
    let Insn::InvokeDynamic(index) = flow.insn(at)? else { return None };
    let Constant::InvokeDynamic { descriptor, .. } = flow.file.pool.get(index)? else { return None };
    match MethodType::parse(descriptor).ok()?.result? {
        FieldType::Object(name) => program.load(name).ok(),
        _ => None,
    }
}

/// All that functions may run, where the code that makes them cannot be read.
fn unread(file: &ClassFile) -> Vec<Outlet> {
    let own = file.handled_methods().filter(|body| body.class == file.name && is_hidden(file, body));
    own.map(|body| outlet(body, file.name.replace('/', "."))).collect()
}

/// Whether others cannot call a method by its name.
fn is_hidden(file: &ClassFile, body: &MemberRef) -> bool {
    let hidden = access::PRIVATE | access::SYNTHETIC;
    let method = file.method(&body.name, &body.descriptor);
    !file.is_nameable() || method.is_none_or(|method| method.access & hidden != 0)
}

impl<'a> Leaving<'a> {
    /// The methods of a class without a name whose objects leave.
    fn objects(mut self, file: &ClassFile, top: &str, nest: &Nest) -> Vec<Outlet> {
        // The constants of an enum are receivers, with their own classes.
        let of_enum = file.super_name.as_deref().and_then(|above| own_file(self.program, above));
        if file.is_nameable() || of_enum.is_some_and(|above| above.has(access::ENUM)) {
            return Vec::new();
        }
        let hidden = access::PRIVATE | access::STATIC;
        let open = file.methods.iter().filter(|m| m.access & hidden == 0 && m.code.is_some() && &*m.name != "<init>");
        let open: Vec<_> = open.collect();
        if open.is_empty() {
            return Vec::new();
        }
        let by = match nest.flows() {
            Some(flows) => {
                // Whoever has an object of a class below has the inherited methods.
                let below = self.classes_below(file, nest);
                self.kinds = below.iter().filter_map(|name| self.program.load(name).ok()).collect();
                self.inherited();
                // A function makes objects wherever it is run.
                let makes = |m: &MemberRef| &*m.name == "<init>" && below.contains(&*m.class);
                let maker = nest.classes.iter().find(|file| file.handled_methods().any(makes));
                self.lost = maker.map(|file| file.name.replace('/', ".")).or(self.lost.take());
                for (number, flow) in flows.iter().enumerate() {
                    for (at, insn) in flow.insns() {
                        if matches!(insn, Insn::New(pool) if flow.file.pool.class(pool).is_some_and(|made| below.contains(&**made)))
                        {
                            self.found((top, number, flow), at, Has::Held);
                        }
                    }
                    if below.contains(&*flow.file.name) && flow.access & access::STATIC == 0 {
                        self.add(top, number, Def::Param(0), Has::Held);
                    }
                }
                self.way_out()
            }
            None => Some(file.name.replace('/', ".")),
        };
        let class = &file.name;
        let outlets = |by: String| {
            open.iter().map(move |m| Outlet {
                class: Rc::clone(class),
                name: Rc::clone(&m.name),
                descriptor: Rc::clone(&m.descriptor),
                by: by.clone(),
            })
        };
        by.into_iter().flat_map(outlets).collect()
    }

    /// A class and those without a name that extend it.
    fn classes_below<'n>(&self, file: &ClassFile, nest: &'n Nest) -> BTreeSet<&'n str> {
        let above = self.program.load(&file.name).ok();
        let is_below = |name: &str| {
            let class = self.program.load(name).ok();
            class.zip(above).is_none_or(|(class, above)| self.program.is_subtype(class, above))
        };
        let hidden = nest.classes.iter().filter(|other| !other.is_nameable());
        hidden.map(|other| &*other.name).filter(|name| is_below(name)).collect()
    }

    fn add(&mut self, top: &str, flow: usize, def: Def, has: Has) {
        let step = (Rc::from(top), flow, def, has);
        if self.seen.insert(step.clone()) {
            self.todo.push(step);
        }
    }

    /// What an instruction makes or gets is followed. Not in a class that is not explored: nobody knows what else it does with it.
    fn found(&mut self, (top, number, flow): (&str, usize, &Flow), at: u32, has: Has) {
        if (self.explored)(&self.home) && !(self.explored)(&flow.file.name) {
            self.lost = Some(shown(flow));
        }
        self.add(top, number, Def::Insn(at), has);
    }

    /// The library may run what the objects inherit from the program and it knows of, and shows them to each other.
    fn inherited(&mut self) {
        let program = self.program;
        for kind in self.kinds.clone() {
            let class = program.class(kind);
            let above = class.display.iter().chain(&class.all_interfaces).chain([&kind]).map(|id| program.class(*id));
            let (own, library): (Vec<_>, Vec<_>) = above.partition(|class| matches!(class.origin, Origin::App(_)));
            let object = program.load("java/lang/Object").ok().map(|id| program.class(id));
            let known = |method: &Method| {
                library.iter().copied().chain(object).any(|class| class.declared.contains_key(&method.selector))
            };
            let fixed = access::STATIC | access::PRIVATE | access::ABSTRACT;
            let methods = own.iter().flat_map(|class| class.methods.iter()).map(|id| program.method(*id));
            for method in methods.filter(|m| m.access & fixed == 0 && !m.is_constructor() && known(m)) {
                let member = self.member(method);
                let compares = matches!(&*member.name, "equals" | "compareTo");
                for operand in 0..=usize::from(compares) {
                    if !self.param(&member, operand, Has::Held) {
                        self.lost = Some(format!("{}.{}", member.class.replace('/', "."), member.name));
                    }
                }
            }
        }
    }

    fn member(&self, method: &Method) -> MemberRef {
        let class = Rc::clone(&self.program.class(method.class).name);
        MemberRef { class, name: Rc::clone(&method.name), descriptor: Rc::clone(&method.descriptor) }
    }

    /// By which method something leaves.
    fn way_out(&mut self) -> Option<String> {
        while let Some((top, number, def, has)) = self.todo.pop() {
            if self.lost.is_some() {
                break;
            }
            let nest = self.world.nest(self.program, &top);
            let flow = nest.flows().and_then(|flows| flows.get(number))?;
            let here = Here { nest: &nest, top: &top, number, flow };
            let judged = flow.follow([def], false, &mut |used| self.judge(&here, used, has));
            if judged.iter().any(|(_, what)| *what == Judged::Leaves) {
                return Some(shown(flow));
            }
        }
        self.lost.take()
    }

    fn judge(&mut self, here: &Here<'_>, used: &Use<'_>, has: Has) -> Judged {
        use Insn::*;
        match used.insn {
            ArrayLength | IfNull(_) | IfNonNull(_) | InstanceOf(_) | MonitorEnter | MonitorExit | IfACmpEq(_)
            | IfACmpNe(_) | GetField(_) => Judged::Looks,
            RefLoad => Judged::Part,
            PutField(_) | RefStore if used.operand == 0 => Judged::Looks,
            RefStore => self.contained(here, used.at, 0, has),
            PutField(_) | PutStatic(_) => used.member().map_or(Judged::Leaves, |field| self.field(here, field, has)),
            ReturnValue => self.returned(here, has),
            InvokeDynamic(index) => self.captured(here, used, index, has),
            InvokeVirtual(_) | InvokeInterface(_) | InvokeStatic(_) | InvokeSpecial(_) => {
                let Some(member) = used.member() else { return Judged::Leaves };
                match own_file(self.program, &member.class) {
                    Some(file) => self.own_call(here, &file, used, member, has),
                    None => self.library_call(here, used, member, has),
                }
            }
            _ => Judged::Leaves,
        }
    }

    /// All that reads a field has it.
    fn field(&mut self, here: &Here<'_>, field: &MemberRef, has: Has) -> Judged {
        if !self.is_inside(here, field) {
            return Judged::Leaves;
        }
        for (number, flow) in here.nest.flows().unwrap_or_default().iter().enumerate() {
            for (at, insn) in flow.insns() {
                let reads = matches!(insn, Insn::GetField(_) | Insn::GetStatic(_));
                if reads && flow.member(insn).is_some_and(|member| is_same(member, field)) {
                    self.found((here.top, number, flow), at, has);
                }
            }
        }
        Judged::Looks
    }

    /// Whether nobody else can name a field. A reference to it may name a class that inherits it.
    fn is_inside(&self, here: &Here<'_>, field: &MemberRef) -> bool {
        let Ok(named) = self.program.load(&field.class) else { return false };
        let declares = |id: &&ClassId| {
            let file = self.program.class(**id).file.as_ref();
            file.is_some_and(|file| file.field(&field.name, &field.descriptor).is_some())
        };
        let Some(owner) = self.program.class(named).display.iter().rev().find(declares).copied() else { return false };
        let inherits = |file: &ClassFile| {
            file.is_nameable() && self.program.load(&file.name).is_ok_and(|heir| self.program.is_subtype(heir, owner))
        };
        let name = &self.program.class(owner).name;
        let Some(file) = here.nest.classes.iter().find(|file| file.name == *name) else { return false };
        let private = file.field(&field.name, &field.descriptor).is_some_and(|f| f.has(access::PRIVATE));
        (private || !here.nest.classes.iter().any(|file| inherits(file))) && (self.explored)(&file.name)
    }

    /// A private method gives it to those who call it.
    fn returned(&mut self, here: &Here<'_>, has: Has) -> Judged {
        let this = here.flow;
        let is_this = |member: &MemberRef| {
            member.class == this.file.name && member.name == this.name && member.descriptor == this.descriptor
        };
        let is_handed = here.nest.classes.iter().any(|file| file.handled_methods().any(is_this));
        if this.access & access::PRIVATE == 0 || is_handed {
            return Judged::Leaves;
        }
        for (number, flow) in here.nest.flows().unwrap_or_default().iter().enumerate() {
            for (at, insn) in flow.insns() {
                let calls = !matches!(insn, Insn::GetField(_) | Insn::PutField(_));
                if calls && flow.member(insn).is_some_and(is_this) {
                    self.found((here.top, number, flow), at, has);
                }
            }
        }
        Judged::Looks
    }

    /// Another function has it, or a text that is made of it.
    fn captured(&mut self, here: &Here<'_>, used: &Use<'_>, index: u16, has: Has) -> Judged {
        match here.flow.file.linked_by(index).map(|linker| &*linker.class) {
            Some("java/lang/invoke/StringConcatFactory" | "java/lang/runtime/SwitchBootstraps") => Judged::Looks,
            Some("java/lang/invoke/LambdaMetafactory") => {
                let bodies = here.flow.file.referred_methods(index);
                if !bodies.into_iter().all(|body| self.body_has(here, used, body, has)) {
                    return Judged::Leaves;
                }
                self.add(here.top, here.number, Def::Insn(used.at), Has::Run);
                Judged::Looks
            }
            _ => Judged::Leaves,
        }
    }

    /// The body of a function has what it was made with; whether it does not give that to whoever runs the function.
    fn body_has(&mut self, here: &Here<'_>, used: &Use<'_>, body: &MemberRef, has: Has) -> bool {
        let Ok(named) = self.program.load(&body.class) else { return false };
        let Some(method) = self.program.find_named(named, &body.name, &body.descriptor) else { return false };
        let is_open = !method.is_static() && method.access & access::PRIVATE == 0;
        let judged = match own_file(self.program, &body.class) {
            _ if method.is_constructor() => Judged::Leaves,
            Some(_) if used.operand == 0 && is_open => self.called_on(here, used, body, has, false),
            Some(_) if self.param(body, used.operand, has) => Judged::Looks,
            Some(_) => Judged::Leaves,
            None => match given(body, used.operand, method.is_static(), has) {
                Given::Done => Judged::Looks,
                _ => Judged::Leaves,
            },
        };
        judged == Judged::Looks
    }

    /// Follows a parameter of a method of the program; whether its code is there.
    fn param(&mut self, method: &MemberRef, operand: usize, has: Has) -> bool {
        let top = top_level(&method.class);
        let nest = self.world.nest(self.program, top);
        let is_it = |flow: &Flow| {
            flow.file.name == method.class && flow.name == method.name && flow.descriptor == method.descriptor
        };
        let number = nest.flows().and_then(|flows| flows.iter().position(is_it));
        if let Some(number) = number {
            self.add(top, number, Def::Param(operand as u32), has);
        }
        number.is_some()
    }

    fn own_call(&mut self, here: &Here<'_>, file: &ClassFile, used: &Use<'_>, member: &MemberRef, has: Has) -> Judged {
        let is_static = matches!(used.insn, Insn::InvokeStatic(_));
        if used.operand == 0 && !is_static {
            let private = file.method(&member.name, &member.descriptor).is_some_and(|m| m.has(access::PRIVATE));
            let settled = private || matches!(used.insn, Insn::InvokeSpecial(_));
            return self.called_on(here, used, member, has, settled);
        }
        let method = file.method(&member.name, &member.descriptor);
        let settled = access::PRIVATE | access::STATIC | access::FINAL;
        let runs = matches!(used.insn, Insn::InvokeSpecial(_) | Insn::InvokeStatic(_))
            || method.is_some_and(|method| method.access & settled != 0)
            || file.has(access::FINAL)
            || !file.is_nameable() && !self.is_extended(here, file);
        match runs && self.param(member, used.operand, has) {
            true => Judged::Looks,
            false => Judged::Leaves,
        }
    }

    /// A method is called on it: its code, which may be inherited, has it. `settled`: whether it is that of the class that is named.
    fn called_on(&mut self, here: &Here<'_>, used: &Use<'_>, member: &MemberRef, has: Has, settled: bool) -> Judged {
        let program = self.program;
        let Ok(named) = program.load(&member.class) else { return Judged::Leaves };
        let mut kinds = self.kinds.clone();
        // What has it without being it is a function of another kind.
        kinds.retain(|kind| has == Has::Held && !settled && program.is_subtype(*kind, named));
        if kinds.is_empty() {
            kinds.push(named);
        }
        let judged = kinds.into_iter().map(|kind| match self.code_of(kind, member) {
            None => Judged::Leaves,
            Some(method) if method.is_abstract() => Judged::Looks,
            Some(method) => {
                let member = self.member(method);
                match program.class(method.class).origin {
                    Origin::App(_) if self.param(&member, 0, has) => Judged::Looks,
                    Origin::App(_) => Judged::Leaves,
                    _ => self.asked(here, used, &member, has),
                }
            }
        });
        worst(judged.collect())
    }

    /// What runs where a method is called on an object of this class.
    fn code_of(&self, kind: ClassId, member: &MemberRef) -> Option<&'a Method> {
        let program = self.program;
        let selected = program.select(kind, program.selector(&member.name, &member.descriptor));
        let inherited = !program.class(kind).is_interface() && &*member.name != "<init>";
        let selected = selected.filter(|_| inherited).map(|id| program.method(id));
        selected.or_else(|| program.find_named(kind, &member.name, &member.descriptor))
    }

    /// Whether other classes extend one without a name: they are in its nest.
    fn is_extended(&self, here: &Here<'_>, file: &ClassFile) -> bool {
        let Ok(class) = self.program.load(&file.name) else { return true };
        let extends = |other: &Rc<ClassFile>| {
            other.name != file.name && self.program.load(&other.name).is_ok_and(|o| self.program.is_subtype(o, class))
        };
        file.is_interface() || top_level(&file.name) != here.top || here.nest.classes.iter().any(extends)
    }

    fn library_call(&mut self, here: &Here<'_>, used: &Use<'_>, member: &MemberRef, has: Has) -> Judged {
        if member.class.starts_with('[') {
            return Judged::Part;
        }
        let is_called_on = used.operand == 0 && !matches!(used.insn, Insn::InvokeStatic(_));
        let mut judged = vec![self.asked(here, used, member, has)];
        if is_called_on && has == Has::Held && !matches!(used.insn, Insn::InvokeSpecial(_)) {
            let program = self.program;
            let Ok(named) = program.load(&member.class) else { return Judged::Leaves };
            for kind in self.kinds.clone().into_iter().filter(|kind| program.is_subtype(*kind, named)) {
                let Some(method) = self.code_of(kind, member).filter(|method| !method.is_abstract()) else { continue };
                let found = self.member(method);
                match program.class(method.class).origin {
                    Origin::App(_) if !self.param(&found, 0, has) => judged.push(Judged::Leaves),
                    Origin::App(_) => {}
                    _ if &*member.class == "java/lang/Object" => {}
                    _ => judged.push(self.asked(here, used, &found, has)),
                }
            }
        }
        worst(judged)
    }

    /// What becomes of it by a method of the library.
    fn asked(&mut self, here: &Here<'_>, used: &Use<'_>, member: &MemberRef, has: Has) -> Judged {
        let is_static = matches!(used.insn, Insn::InvokeStatic(_));
        match given(member, used.operand, is_static, has) {
            Given::Done => Judged::Looks,
            // What a function gives is not followed.
            _ if matches!(used.insn, Insn::InvokeDynamic(_)) => Judged::Leaves,
            Given::Result(as_before) if as_before == has => Judged::Part,
            Given::Result(other) => {
                self.add(here.top, here.number, Def::Insn(used.at), other);
                Judged::Looks
            }
            Given::Receiver(has) => self.contained(here, used.at, 0, has),
            Given::Leaves => Judged::Leaves,
        }
    }

    /// The object that is the operand of an instruction has it: new ones, and those of fields that hold nothing else.
    fn contained(&mut self, here: &Here<'_>, at: u32, operand: usize, has: Has) -> Judged {
        for origin in here.flow.origins(at, operand) {
            let Def::Insn(made) = origin else { return Judged::Leaves };
            match here.flow.insn(made) {
                Some(Insn::NullConst) => {}
                Some(Insn::New(pool)) => {
                    let class = here.flow.file.pool.class(pool);
                    // The program adds methods to what it extends.
                    if class.is_none_or(|class| own_file(self.program, class).is_some()) {
                        return Judged::Leaves;
                    }
                    self.add(here.top, here.number, origin, has);
                }
                Some(Insn::NewRefArray(_)) => self.add(here.top, here.number, origin, has),
                Some(insn @ (Insn::GetField(_) | Insn::GetStatic(_))) => {
                    let Some(field) = here.flow.member(insn) else { return Judged::Leaves };
                    if self.field(here, field, has) == Judged::Leaves || !self.is_filled_here(here, field, has) {
                        return Judged::Leaves;
                    }
                }
                _ => return Judged::Leaves,
            }
        }
        Judged::Looks
    }

    /// Whether a field gets new containers only; they are followed.
    fn is_filled_here(&mut self, here: &Here<'_>, field: &MemberRef, has: Has) -> bool {
        if !self.containers.insert((Rc::clone(&field.class), Rc::clone(&field.name))) {
            return true;
        }
        let flows = here.nest.flows().unwrap_or_default();
        flows.iter().enumerate().all(|(number, flow)| {
            let writes = flow.insns().filter_map(|(at, insn)| match insn {
                Insn::PutField(_) => Some((at, insn, 1)),
                Insn::PutStatic(_) => Some((at, insn, 0)),
                _ => None,
            });
            let there = Here { number, flow, ..*here };
            let mut fills = writes.filter(|(_, insn, _)| flow.member(*insn).is_some_and(|m| is_same(m, field)));
            fills.all(|(at, _, value)| self.contained(&there, at, value, has) == Judged::Looks)
        })
    }
}

#[derive(Clone, Copy)]
struct Here<'n> {
    nest: &'n Nest,
    top: &'n str,
    number: usize,
    flow: &'n Flow,
}

fn worst(judged: Vec<Judged>) -> Judged {
    let has = |what| judged.contains(&what);
    match (has(Judged::Leaves), has(Judged::Part)) {
        (true, _) => Judged::Leaves,
        (false, true) => Judged::Part,
        (false, false) => Judged::Looks,
    }
}

fn is_same(one: &MemberRef, other: &MemberRef) -> bool {
    one.name == other.name && one.descriptor == other.descriptor
}

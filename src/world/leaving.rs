//! Code that others may run though nobody can name it: the bodies of functions, and methods of objects whose class is private or
//! has no name, once such a function or object leaves the code that makes it.
//!
//! It is followed through locals, private fields, methods of the program that surely run, and what the library makes of it (`given`).
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
use crate::classfile::descriptor::top_level;
use crate::classfile::{ClassFile, MemberRef, access};
use crate::program::{Insn, Program};

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
    seen: BTreeSet<Step>,
    todo: Vec<Step>,
    /// Containers in fields of which it was asked where they come from.
    containers: BTreeSet<(Rc<str>, Rc<str>)>,
}

impl World {
    /// The methods of these classes that others may run without a name for them. `explored`: whether all that others can call
    /// of a class is explored.
    pub fn outlets(&self, program: &Program, classes: &BTreeSet<&str>, explored: &dyn Fn(&str) -> bool) -> Vec<Outlet> {
        let leaving = || Leaving {
            world: self,
            program,
            explored,
            seen: BTreeSet::new(),
            todo: Vec::new(),
            containers: BTreeSet::new(),
        };
        let mut found = Vec::new();
        let tops: BTreeSet<&str> = classes.iter().map(|name| top_level(name)).collect();
        for top in tops {
            let nest = self.nest(program, top);
            for file in nest.classes.iter().filter(|file| classes.contains(&*file.name)) {
                found.extend(leaving().objects(file, top, &nest));
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
                    let mut leaving = leaving();
                    leaving.add(top, number, Def::Insn(at), Has::Held);
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

impl Leaving<'_> {
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
                for (number, flow) in flows.iter().enumerate() {
                    for (at, insn) in flow.insns() {
                        if matches!(insn, Insn::New(pool) if flow.file.pool.class(pool).is_some_and(|made| below.contains(&**made)))
                        {
                            self.add(top, number, Def::Insn(at), Has::Held);
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

    /// By which method something leaves.
    fn way_out(&mut self) -> Option<String> {
        while let Some((top, number, def, has)) = self.todo.pop() {
            let nest = self.world.nest(self.program, &top);
            let flow = nest.flows().and_then(|flows| flows.get(number))?;
            let here = Here { nest: &nest, top: &top, number, flow };
            let judged = flow.follow([def], false, &mut |used| self.judge(&here, used, has));
            if judged.iter().any(|(_, what)| *what == Judged::Leaves) {
                return Some(shown(flow));
            }
        }
        None
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
                    Some(file) => self.own_call(&file, used, member, has),
                    None => self.library_call(here, used, member, has),
                }
            }
            _ => Judged::Leaves,
        }
    }

    /// All that reads a field has it.
    fn field(&mut self, here: &Here<'_>, field: &MemberRef, has: Has) -> Judged {
        let owner = here.nest.classes.iter().find(|file| file.name == field.class);
        let inside = owner.is_some_and(|file| {
            let private = file.field(&field.name, &field.descriptor).is_some_and(|f| f.has(access::PRIVATE));
            (private || !file.is_nameable()) && (self.explored)(&file.name)
        });
        if !inside {
            return Judged::Leaves;
        }
        for (number, flow) in here.nest.flows().unwrap_or_default().iter().enumerate() {
            for (at, insn) in flow.insns() {
                let reads = matches!(insn, Insn::GetField(_) | Insn::GetStatic(_));
                if reads && flow.member(insn).is_some_and(|member| is_same(member, field)) {
                    self.add(here.top, number, Def::Insn(at), has);
                }
            }
        }
        Judged::Looks
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
                    self.add(here.top, number, Def::Insn(at), has);
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
                for body in here.flow.file.referred_methods(index) {
                    self.param(body, used.operand, has);
                }
                self.add(here.top, here.number, Def::Insn(used.at), Has::Run);
                Judged::Looks
            }
            _ => Judged::Leaves,
        }
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

    fn own_call(&mut self, file: &ClassFile, used: &Use<'_>, member: &MemberRef, has: Has) -> Judged {
        let is_static = matches!(used.insn, Insn::InvokeStatic(_));
        if used.operand == 0 && !is_static {
            // Its own code runs, or that of an interface.
            self.param(member, 0, has);
            return Judged::Looks;
        }
        let method = file.method(&member.name, &member.descriptor);
        let settled = access::PRIVATE | access::STATIC | access::FINAL;
        let runs = matches!(used.insn, Insn::InvokeSpecial(_) | Insn::InvokeStatic(_))
            || method.is_some_and(|method| method.access & settled != 0)
            || file.has(access::FINAL);
        match runs && self.param(member, used.operand, has) {
            true => Judged::Looks,
            false => Judged::Leaves,
        }
    }

    fn library_call(&mut self, here: &Here<'_>, used: &Use<'_>, member: &MemberRef, has: Has) -> Judged {
        if member.class.starts_with('[') {
            return Judged::Part;
        }
        let is_static = matches!(used.insn, Insn::InvokeStatic(_));
        match given(member, used.operand, is_static, has) {
            Given::Done => Judged::Looks,
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
                Some(Insn::New(_) | Insn::NewRefArray(_)) => self.add(here.top, here.number, origin, has),
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

fn is_same(one: &MemberRef, other: &MemberRef) -> bool {
    one.name == other.name && one.descriptor == other.descriptor
}

//! What a caller can do to an object besides calling its constructors and methods: how else objects of a class come to be,
//! who else writes their fields, who else changes what these hold. Receivers that are built by a constructor and some calls
//! are all receivers only where none of that is possible.
//!
//! Judged over the nest of each class that declares a field of the object, because private members end there. Reflection is
//! not thought of.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::World;
use super::flow::{Flow, Judged};
use super::library;
use super::ownership::Ownership;
use crate::analysis::impact::Def;
use crate::classfile::{ClassFile, Constant, FieldInfo, MemberRef, access};
use crate::program::{Class, Insn, Origin, Program};
use crate::util::MethodId;

/// Methods that a constructor calls on the new object, called by these, and so on.
const MOST_CALLS: u32 = 6;

/// An object of a class that is made by one of some methods and then changed by calls of others.
pub struct Built<'a> {
    pub class: &'a Class,
    /// Constructors, or static methods that give one.
    pub makers: &'a [MethodId],
    /// What is called on it.
    pub calls: &'a [MethodId],
}

/// Class, name and descriptor.
type Named = (Rc<str>, Rc<str>, Rc<str>);

struct Look<'a> {
    world: &'a World,
    program: &'a Program,
    makers: BTreeSet<Named>,
    calls: BTreeSet<Named>,
    /// The classes of the program that declare parts of the object.
    own: Vec<Rc<ClassFile>>,
    found: BTreeSet<String>,
}

impl World {
    /// What objects of a class there can be that are not built in this way, in words.
    pub fn other_receivers(&self, program: &Program, built: &Built<'_>) -> BTreeSet<String> {
        let named = |id: &MethodId| {
            let method = program.method(*id);
            (Rc::clone(&program.class(method.class).name), Rc::clone(&method.name), Rc::clone(&method.descriptor))
        };
        let above = built.class.display.iter().map(|class| program.class(*class));
        let own = above.filter(|class| matches!(class.origin, Origin::App(_))).filter_map(|class| class.file.clone());
        let mut look = Look {
            world: self,
            program,
            makers: built.makers.iter().map(named).collect(),
            calls: built.calls.iter().map(named).collect(),
            own: own.collect(),
            found: BTreeSet::new(),
        };
        let shown = built.class.java_name();
        if program.load("java/lang/Cloneable").is_ok_and(|class| program.is_subtype(built.class.id, class)) {
            look.found.insert(format!("receivers that are copies of a {shown}"));
        }
        for file in look.own.clone() {
            look.fields(&file);
            look.code(&file);
        }
        look.found
    }
}

fn shown(flow: &Flow) -> String {
    let class = flow.file.name.replace('/', ".");
    let name = match &*flow.name {
        "<init>" => "new",
        "<clinit>" => "the initialiser",
        name => name,
    };
    format!("{class}.{name}")
}

impl Look<'_> {
    fn is_own(&self, class: &str) -> bool {
        self.own.iter().any(|file| &*file.name == class)
    }

    /// Fields that a caller can set.
    fn fields(&mut self, file: &ClassFile) {
        let set = |field: &FieldInfo| !field.has(access::STATIC | access::FINAL | access::PRIVATE | access::SYNTHETIC);
        if file.fields.iter().any(set) {
            self.found.insert(format!("receivers whose fields of {} a caller sets", file.name.replace('/', ".")));
        }
    }

    /// What the code of the nest does.
    fn code(&mut self, file: &Rc<ClassFile>) {
        let nest = self.world.nest(self.program, &file.name);
        let Some(flows) = nest.flows() else {
            self.found.insert(format!("receivers that code beside {} makes or changes", file.name.replace('/', ".")));
            return;
        };
        let writers = self.private_writers(file, flows);
        for flow in flows {
            for (at, insn) in flow.insns() {
                let Some(member) = flow.member(insn).filter(|member| member.class == file.name) else { continue };
                match insn {
                    Insn::PutField(_) => self.written(file, flow, at),
                    Insn::InvokeSpecial(_) if &*member.name == "<init>" => self.made(flow, member),
                    Insn::InvokeSpecial(_) | Insn::InvokeVirtual(_) if writers.contains(&name_of(member)) => {
                        self.written(file, flow, at);
                    }
                    _ => {}
                }
            }
        }
        for beside in &nest.classes {
            self.handed_out(file, beside, &writers);
        }
        for flow in flows.iter().filter(|flow| flow.file.name == file.name && &*flow.name == "<init>") {
            if self.leaves(flow, flows, MOST_CALLS) {
                let class = file.name.replace('/', ".");
                self.found.insert(format!("receivers that left a constructor of {class} before it was done"));
            }
        }
        // What the compiler adds holds the object around it, or what it uses of a method.
        for field in file.fields.iter().filter(|field| !field.has(access::STATIC)) {
            if self.world.is_immutable_type(self.program, &field.descriptor) {
                continue;
            }
            let never_changes = |descriptor: &str| self.world.is_immutable_type(self.program, descriptor);
            let owned = Ownership { flows, elements_are_values: false, never_changes: &never_changes };
            let visible = !field.has(access::PRIVATE | access::SYNTHETIC);
            if visible || owned.uses_of(&field.name, &field.descriptor).iter().any(|used| used.shares) {
                let class = file.name.replace('/', ".");
                self.found.insert(format!("receivers whose {class}.{} others hold and change", field.name));
            }
        }
    }

    /// The private methods that write fields of their own object, directly or through others of them.
    fn private_writers(&self, file: &ClassFile, flows: &[Flow]) -> BTreeSet<(Rc<str>, Rc<str>)> {
        let private: Vec<&Flow> = flows
            .iter()
            .filter(|flow| flow.file.name == file.name && flow.access & access::PRIVATE != 0)
            .filter(|flow| flow.access & access::STATIC == 0 && &*flow.name != "<init>")
            .collect();
        let mut found = BTreeSet::new();
        loop {
            let before = found.len();
            for flow in &private {
                let writes = |(_, insn): (u32, Insn)| match (insn, flow.member(insn)) {
                    (Insn::PutField(_), Some(_)) => true,
                    (Insn::InvokeSpecial(_) | Insn::InvokeVirtual(_), Some(member)) => found.contains(&name_of(member)),
                    _ => false,
                };
                if flow.insns().any(writes) {
                    found.insert((Rc::clone(&flow.name), Rc::clone(&flow.descriptor)));
                }
            }
            if found.len() == before {
                return found;
            }
        }
    }

    /// An object is written, or a private method that writes it is called on it.
    fn written(&mut self, file: &ClassFile, flow: &Flow, at: u32) {
        let own = self.is_own(&flow.file.name) && flow.access & access::STATIC == 0;
        let on_this = flow.origins(at, 0).into_iter().all(|origin| origin == Def::Param(0));
        let is_function = flow.name.starts_with("lambda$");
        let constructor = &*flow.name == "<init>";
        let private = flow.access & access::PRIVATE != 0;
        let named = (Rc::clone(&flow.file.name), Rc::clone(&flow.name), Rc::clone(&flow.descriptor));
        let called = constructor || private || self.calls.contains(&named);
        if !(own && on_this && called && !is_function) {
            let class = file.name.replace('/', ".");
            self.found.insert(format!("receivers that {} changes ({class})", shown(flow)));
        }
    }

    /// A constructor of the class is called.
    fn made(&mut self, flow: &Flow, member: &MemberRef) {
        let by = |class: &Rc<str>, name: &Rc<str>, descriptor: &Rc<str>| {
            self.makers.contains(&(Rc::clone(class), Rc::clone(name), Rc::clone(descriptor)))
        };
        // By another constructor of the object itself, or as a caller could do it as well.
        let of_itself = &*flow.name == "<init>" && self.is_own(&flow.file.name);
        let known = by(&member.class, &member.name, &member.descriptor);
        let by_maker = by(&flow.file.name, &flow.name, &flow.descriptor);
        // A singleton: what gives it is a maker.
        let at_first = &*flow.name == "<clinit>" && !self.makers.is_empty();
        if !(of_itself || known || by_maker || at_first) {
            self.found.insert(format!("receivers that {} makes", shown(flow)));
        }
    }

    /// Method references to what a caller cannot call by name.
    fn handed_out(&mut self, file: &ClassFile, beside: &ClassFile, writers: &BTreeSet<(Rc<str>, Rc<str>)>) {
        for (_, constant) in beside.pool.iter() {
            let Constant::MethodHandle { reference, .. } = constant else { continue };
            let Some(Constant::Method(member)) = beside.pool.get(*reference) else { continue };
            if member.class != file.name || member.name.starts_with("lambda$") {
                continue;
            }
            let known = (Rc::clone(&member.class), Rc::clone(&member.name), Rc::clone(&member.descriptor));
            let class = file.name.replace('/', ".");
            if writers.contains(&name_of(member)) {
                self.found.insert(format!("receivers that a reference to {class}.{} changes", member.name));
            } else if &*member.name == "<init>" && !self.makers.contains(&known) {
                self.found.insert(format!("receivers that a reference to a constructor of {class} makes"));
            }
        }
    }

    /// Whether a constructor, or a method that it calls, lets other code see the object before it is done.
    fn leaves(&self, flow: &Flow, flows: &[Flow], calls: u32) -> bool {
        let judged = flow.follow([Def::Param(0)], false, &mut |used| match (used.insn, used.member()) {
            (Insn::GetField(_), _) => Judged::Looks,
            (Insn::InvokeSpecial(_) | Insn::InvokeVirtual(_), Some(member)) if used.operand == 0 => {
                if &*member.name == "<init>" {
                    // The other constructor is looked at by itself.
                    let known = self.is_own(&member.class)
                        || matches!(&*member.class, "java/lang/Object" | "java/lang/Record" | "java/lang/Enum");
                    return if known { Judged::Looks } else { Judged::Leaves };
                }
                let is_it = |other: &&Flow| {
                    self.is_own(&other.file.name)
                        && name_of(member) == (Rc::clone(&other.name), Rc::clone(&other.descriptor))
                };
                match flows.iter().find(is_it) {
                    Some(callee) if calls > 0 && !self.leaves(callee, flows, calls - 1) => Judged::Looks,
                    _ => Judged::Leaves,
                }
            }
            _ => used.judge(),
        });
        judged.into_iter().any(|(_, what)| what == Judged::Leaves)
    }
}

fn name_of(member: &MemberRef) -> (Rc<str>, Rc<str>) {
    (Rc::clone(&member.name), Rc::clone(&member.descriptor))
}

impl World {
    /// Whether objects of a type, by its descriptor, never change: values, constants of enums without state, and classes of
    /// the program whose fields are final and hold such objects.
    pub fn is_immutable_type(&self, program: &Program, descriptor: &str) -> bool {
        self.is_immutable_within(program, descriptor, &mut BTreeSet::new())
    }

    fn is_immutable_within(&self, program: &Program, descriptor: &str, seen: &mut BTreeSet<Rc<str>>) -> bool {
        if library::is_value_type(descriptor) {
            return true;
        }
        let Some(name) = descriptor.strip_prefix('L').and_then(|d| d.strip_suffix(';')) else { return false };
        let Ok(id) = program.load(name) else { return false };
        let class = program.class(id);
        if !matches!(class.origin, Origin::App(_)) || class.is_interface() {
            return false;
        }
        // What is being looked at is taken to be: only what it holds can tell.
        if !seen.insert(Rc::clone(&class.name)) {
            return true;
        }
        let permitted = class.file.iter().flat_map(|file| file.permitted_subclasses.iter());
        if !permitted.into_iter().all(|name| self.is_immutable_within(program, &format!("L{name};"), seen)) {
            return false;
        }
        let is_enum = class.access & access::ENUM != 0;
        let closed = is_enum || class.file.as_ref().is_some_and(|file| !file.is_open());
        let fields = class.display.iter().map(|c| program.class(*c)).filter(|c| matches!(c.origin, Origin::App(_)));
        closed
            && fields.flat_map(|c| c.fields.iter()).filter(|f| !f.is_static()).all(|field| {
                field.access & access::FINAL != 0 && self.is_immutable_within(program, &field.descriptor, seen)
            })
            // Constants with bodies, and subclasses beside it, may have fields of their own.
            && self.subclasses(program, class).iter().all(|sub| {
                program.class(*sub).fields.iter().filter(|f| !f.is_static()).all(|field| {
                    field.access & access::FINAL != 0 && self.is_immutable_within(program, &field.descriptor, seen)
                })
            })
    }
}

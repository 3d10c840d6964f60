//! What a caller can do to an object besides calling its constructors and methods: how else objects of a class come to be,
//! who else writes their fields, who else changes what these hold. Receivers that are built by a constructor and some calls
//! are all receivers only where none of that is possible.
//!
//! Judged over the nest of each class that declares a field of the object, because private members end there. Reflection is
//! not thought of.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::flow::{Flow, Judged};
use super::library;
use super::nest::Nest;
use super::ownership::Ownership;
use super::{Beyond, LeftOut, World};
use crate::analysis::impact::Def;
use crate::classfile::{ClassFile, Constant, FieldInfo, MemberRef, access};
use crate::program::{Class, Field, Insn, Origin, Program};
use crate::util::{ClassId, MethodId};

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

/// The same by numbers, in order.
pub(super) type Key = (ClassId, BTreeSet<MethodId>, BTreeSet<MethodId>);

struct Look<'a> {
    world: &'a World,
    program: &'a Program,
    makers: BTreeSet<Named>,
    calls: BTreeSet<Named>,
    /// The classes of the program that declare parts of the object.
    own: Vec<Rc<ClassFile>>,
    found: BTreeSet<LeftOut>,
}

impl World {
    /// What objects of a class there can be that are not built in this way.
    pub fn other_receivers(&self, program: &Program, built: &Built<'_>) -> Rc<BTreeSet<LeftOut>> {
        let ids = |methods: &[MethodId]| methods.iter().copied().collect();
        let key: Key = (built.class.id, ids(built.makers), ids(built.calls));
        if let Some(known) = self.receivers.borrow().get(&key) {
            return Rc::clone(known);
        }
        let found = Rc::new(self.find_other_receivers(program, built));
        self.receivers.borrow_mut().insert(key, Rc::clone(&found));
        found
    }

    /// Whether others may hold an object of a class whose constructor is not done, or never will be.
    pub fn is_seen_half_made(&self, program: &Program, class: &Class) -> bool {
        if let Some(known) = self.half_made.borrow().get(&class.id) {
            return *known;
        }
        let look = self.look(program, &Built { class, makers: &[], calls: &[] });
        let constructors = |file: &Rc<ClassFile>| {
            let mut all = file.methods.iter().filter(|method| &*method.name == "<init>");
            all.any(|info| Flow::of(file, info).is_none_or(|flow| look.leaves(&flow, MOST_CALLS)))
        };
        let found = look.own.iter().any(constructors);
        self.half_made.borrow_mut().insert(class.id, found);
        found
    }

    fn look<'a>(&'a self, program: &'a Program, built: &Built<'_>) -> Look<'a> {
        let named = |id: &MethodId| {
            let method = program.method(*id);
            (Rc::clone(&program.class(method.class).name), Rc::clone(&method.name), Rc::clone(&method.descriptor))
        };
        let above = built.class.display.iter().map(|class| program.class(*class));
        let own = above.filter(|class| matches!(class.origin, Origin::App(_))).filter_map(|class| class.file.clone());
        Look {
            world: self,
            program,
            makers: built.makers.iter().map(named).collect(),
            calls: built.calls.iter().map(named).collect(),
            own: own.collect(),
            found: BTreeSet::new(),
        }
    }

    fn find_other_receivers(&self, program: &Program, built: &Built<'_>) -> BTreeSet<LeftOut> {
        let mut look = self.look(program, built);
        let shown = built.class.java_name();
        let is_open = || built.class.file.as_ref().is_some_and(|file| file.is_open());
        if program.load("java/lang/Cloneable").is_ok_and(|class| program.is_subtype(built.class.id, class)) {
            look.found.insert(LeftOut::new(Beyond::Receivers, format!("receivers that are copies of a {shown}")));
        } else if is_open()
            && has_changing_fields(program, built.class)
            && look.own.iter().any(|file| look.changes_contents(file))
        {
            let what = format!("receivers that share what they hold, as copies of a {shown} by a class below it");
            look.found.insert(LeftOut::new(Beyond::Receivers, what));
        }
        for file in look.own.clone() {
            look.fields(&file);
            look.code(&file);
        }
        look.found
    }
}

/// Whether fields of an object may come to hold something else. Where they never do, a copy is like the object itself.
fn has_changing_fields(program: &Program, class: &Class) -> bool {
    class.display.iter().map(|above| program.class(*above)).any(|above| match &above.file {
        Some(file) if matches!(above.origin, Origin::App(_)) => {
            file.fields.iter().any(|field| !field.has(access::STATIC) && !field.has(access::FINAL))
        }
        _ => &*above.name != "java/lang/Object",
    })
}

pub(super) fn shown(flow: &Flow) -> String {
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
            self.found.insert(LeftOut::new(
                Beyond::Writers,
                format!("receivers whose fields of {} a caller sets", file.name.replace('/', ".")),
            ));
        }
    }

    /// What the code of the nest does.
    fn code(&mut self, file: &Rc<ClassFile>) {
        let nest = self.world.nest(self.program, &file.name);
        let Some(flows) = nest.flows() else {
            self.found.insert(LeftOut::new(
                Beyond::Writers,
                format!("receivers that code beside {} makes or changes", file.name.replace('/', ".")),
            ));
            return;
        };
        let contents = self.contents(file, flows);
        let writers = self.private_writers(file, flows, &contents);
        for flow in flows {
            for (at, insn) in flow.insns() {
                let Some(member) = flow.member(insn).filter(|member| member.class == file.name) else { continue };
                match insn {
                    Insn::PutField(_) => self.written(file, flow, at),
                    Insn::InvokeSpecial(_) if &*member.name == "<init>" => self.made(flow, at, member, flows),
                    Insn::InvokeSpecial(_) | Insn::InvokeVirtual(_) if writers.contains(&name_of(member)) => {
                        self.written(file, flow, at);
                    }
                    _ => {}
                }
            }
        }
        for (flow, at) in contents {
            self.written(file, flow, at);
        }
        for beside in &nest.classes {
            self.handed_out(file, beside, &writers);
        }
        for flow in flows.iter().filter(|flow| flow.file.name == file.name && &*flow.name == "<init>") {
            if self.leaves(flow, MOST_CALLS) {
                let class = file.name.replace('/', ".");
                self.found.insert(LeftOut::new(
                    Beyond::Receivers,
                    format!("receivers that left a constructor of {class} before it was done"),
                ));
            }
        }
        for field in self.changing_fields(file) {
            let visible = !field.has(access::PRIVATE | access::SYNTHETIC);
            if visible || self.world.shares(self.program, flows, &field.name, &field.descriptor) {
                let class = file.name.replace('/', ".");
                self.found.insert(LeftOut::new(
                    Beyond::Writers,
                    format!("receivers whose {class}.{} others hold and change", field.name),
                ));
            }
        }
    }

    /// The fields of objects that hold what can be changed. What the compiler adds holds the object around it, or what it
    /// uses of a method.
    fn changing_fields<'f>(&self, file: &'f ClassFile) -> Vec<&'f FieldInfo> {
        let own = file.fields.iter().filter(|field| !field.has(access::STATIC));
        own.filter(|field| !self.world.is_immutable_type(self.program, &field.descriptor)).collect()
    }

    /// Whether the code of the nest changes what fields of its objects hold.
    fn changes_contents(&self, file: &Rc<ClassFile>) -> bool {
        let nest = self.world.nest(self.program, &file.name);
        nest.flows().is_some_and(|flows| !self.contents(file, flows).is_empty())
    }

    /// Where the code of the nest reads a field of an object to change what it holds.
    fn contents<'f>(&self, file: &ClassFile, flows: &'f [Flow]) -> Vec<(&'f Flow, u32)> {
        let never_changes = |descriptor: &str| self.world.is_immutable_type(self.program, descriptor);
        let owned = Ownership::new(flows, false, &never_changes);
        let fields = self.changing_fields(file);
        let uses = fields.iter().flat_map(|field| owned.uses_of(&field.name, &field.descriptor));
        uses.flat_map(|used| used.changes.into_iter().map(move |at| (used.flow, at))).collect()
    }

    /// The private methods that write fields of their own object, or change what these hold, directly or through others of
    /// them.
    fn private_writers(
        &self,
        file: &ClassFile,
        flows: &[Flow],
        contents: &[(&Flow, u32)],
    ) -> BTreeSet<(Rc<str>, Rc<str>)> {
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
                let changes = contents.iter().any(|(changing, _)| std::ptr::eq(*changing, *flow));
                if changes || flow.insns().any(writes) {
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
            self.found
                .insert(LeftOut::new(Beyond::Writers, format!("receivers that {} changes ({class})", shown(flow))));
        }
    }

    /// A constructor of the class is called.
    fn made(&mut self, flow: &Flow, at: u32, member: &MemberRef, flows: &[Flow]) {
        let by = |class: &Rc<str>, name: &Rc<str>, descriptor: &Rc<str>| {
            self.makers.contains(&(Rc::clone(class), Rc::clone(name), Rc::clone(descriptor)))
        };
        // By another constructor of the object itself, or as a caller could do it as well.
        let on_this = flow.origins(at, 0).into_iter().all(|origin| origin == Def::Param(0));
        let of_itself = &*flow.name == "<init>" && self.is_own(&flow.file.name) && on_this;
        let at_first = &*flow.name == "<clinit>";
        // At the beginning a constructor may find static fields that are not assigned yet.
        let known = by(&member.class, &member.name, &member.descriptor)
            && !(at_first && self.looks_at_statics(member, flows, MOST_CALLS));
        let by_maker = by(&flow.file.name, &flow.name, &flow.descriptor) && self.makers_give(flow, at, flows);
        let given = at_first && (flow.file.has(access::ENUM) || self.makers_give(flow, at, flows));
        if !(of_itself || known || by_maker || given) {
            self.found.insert(LeftOut::new(Beyond::Receivers, format!("receivers that {} makes", shown(flow))));
        }
    }

    /// Whether an object that is made somewhere is had from the makers alone: they are methods that give it, and it goes
    /// nowhere else.
    fn makers_give(&self, flow: &Flow, at: u32, flows: &[Flow]) -> bool {
        let by_methods = !self.makers.is_empty() && self.makers.iter().all(|(_, name, _)| &**name != "<init>");
        let mut held_by: BTreeSet<(Rc<str>, Rc<str>)> = BTreeSet::new();
        let stays = |flow: &Flow, from: BTreeSet<Def>, held_by: &mut BTreeSet<(Rc<str>, Rc<str>)>| {
            let maker = (Rc::clone(&flow.file.name), Rc::clone(&flow.name), Rc::clone(&flow.descriptor));
            let is_maker = self.makers.contains(&maker);
            let judged = flow.follow(from, false, &mut |used| match (used.insn, used.member()) {
                (Insn::ReturnValue, _) if is_maker => Judged::Looks,
                (Insn::PutStatic(_), Some(field)) => {
                    let declared =
                        flow.file.field(&field.name, &field.descriptor).filter(|_| field.class == flow.file.name);
                    let hidden = declared.is_some_and(|f| f.has(access::PRIVATE | access::SYNTHETIC));
                    held_by.insert(name_of(field));
                    if hidden { Judged::Looks } else { Judged::Leaves }
                }
                // Its own code is looked at by itself.
                (Insn::GetField(_) | Insn::PutField(_), _) if used.operand == 0 => Judged::Looks,
                (Insn::InvokeSpecial(_) | Insn::InvokeVirtual(_), Some(called))
                    if used.operand == 0 && self.is_own(&called.class) =>
                {
                    Judged::Looks
                }
                _ => used.judge(),
            });
            !judged.into_iter().any(|(_, what)| matches!(what, Judged::Leaves | Judged::Part))
        };
        if !by_methods || !stays(flow, flow.origins(at, 0), &mut held_by) {
            return false;
        }
        let fields = held_by.clone();
        flows.iter().all(|flow| {
            let is_read = |insn: Insn| {
                matches!(insn, Insn::GetStatic(_)) && flow.member(insn).is_some_and(|m| fields.contains(&name_of(m)))
            };
            let reads = flow.insns().filter(|(_, insn)| is_read(*insn)).map(|(at, _)| Def::Insn(at)).collect();
            stays(flow, reads, &mut held_by)
        }) && fields == held_by
    }

    /// Whether a method, or what it calls, reads static fields of the program that are not constants in the code.
    fn looks_at_statics(&self, member: &MemberRef, flows: &[Flow], calls: u32) -> bool {
        let is_it = |flow: &&Flow| {
            flow.file.name == member.class && flow.name == member.name && flow.descriptor == member.descriptor
        };
        let Some(flow) = flows.iter().find(is_it).filter(|_| calls > 0) else { return true };
        flow.insns().any(|(_, insn)| match (insn, flow.member(insn)) {
            (Insn::InvokeDynamic(pool), _) => {
                !matches!(flow.file.pool.get(pool), Some(Constant::InvokeDynamic { name, .. }) if name.starts_with("makeConcat"))
            }
            (_, None) => false,
            (_, Some(named)) if library::is_of_library(&named.class) || named.class.starts_with('[') => false,
            (Insn::GetStatic(_), Some(named)) => &*named.name != "$assertionsDisabled",
            (Insn::InvokeStatic(_) | Insn::InvokeSpecial(_) | Insn::InvokeVirtual(_), Some(callee)) => {
                self.looks_at_statics(callee, flows, calls - 1)
            }
            (Insn::InvokeInterface(_), Some(_)) => true,
            _ => false,
        })
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
                self.found.insert(LeftOut::new(
                    Beyond::Writers,
                    format!("receivers that a reference to {class}.{} changes", member.name),
                ));
            } else if &*member.name == "<init>" && !self.makers.contains(&known) {
                self.found.insert(LeftOut::new(
                    Beyond::Receivers,
                    format!("receivers that a reference to a constructor of {class} makes"),
                ));
            }
        }
    }

    /// The nests of the object's classes that have a method of this name; none if no class has one, or code cannot be read.
    fn own_methods(&self, member: &MemberRef) -> Option<Vec<Rc<Nest>>> {
        let having = self.own.iter().filter(|file| file.method(&member.name, &member.descriptor).is_some());
        let nests: Vec<Rc<Nest>> = having.map(|file| self.world.nest(self.program, &file.name)).collect();
        (!nests.is_empty() && nests.iter().all(|nest| nest.flows().is_some())).then_some(nests)
    }

    fn method_leaves(&self, nest: &Nest, member: &MemberRef, calls: u32) -> bool {
        let is_it = |flow: &&Flow| {
            self.is_own(&flow.file.name) && flow.name == member.name && flow.descriptor == member.descriptor
        };
        nest.flows().unwrap_or_default().iter().filter(is_it).any(|flow| self.leaves(flow, calls))
    }

    /// Whether a constructor, or a method that it calls, lets other code see the object before it is done.
    fn leaves(&self, flow: &Flow, calls: u32) -> bool {
        let judged = flow.follow([Def::Param(0)], false, &mut |used| match (used.insn, used.member()) {
            (Insn::GetField(_), _) => Judged::Looks,
            (Insn::InvokeSpecial(_) | Insn::InvokeVirtual(_), Some(member)) if used.operand == 0 => {
                if &*member.name == "<init>" {
                    // The other constructor is looked at by itself.
                    let known = self.is_own(&member.class)
                        || matches!(&*member.class, "java/lang/Object" | "java/lang/Record" | "java/lang/Enum");
                    return if known { Judged::Looks } else { Judged::Leaves };
                }
                // Which of the object's classes has the method that runs is not asked: none of them may.
                match self.own_methods(member) {
                    Some(found) if calls > 0 && !found.iter().any(|n| self.method_leaves(n, member, calls - 1)) => {
                        Judged::Looks
                    }
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
    /// Whether nobody else ever gets hold of what a field of an object holds.
    pub fn keeps_inside(&self, program: &Program, owner: &Class, field: &Field) -> bool {
        let nest = self.nest(program, &owner.name);
        let shares = |flows: &[Flow]| self.shares(program, flows, &field.name, &field.descriptor);
        field.access & access::PRIVATE != 0 && nest.flows().is_some_and(|flows| !shares(flows))
    }

    /// Whether the code of a nest gives away what a field of it holds, or puts something there that others hold.
    fn shares(&self, program: &Program, flows: &[Flow], name: &str, descriptor: &str) -> bool {
        let never_changes = |descriptor: &str| self.is_immutable_type(program, descriptor);
        Ownership::new(flows, false, &never_changes).uses_of(name, descriptor).iter().any(|used| used.shares)
    }

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
        let above: Vec<&Class> = class.display.iter().map(|c| program.class(*c)).collect();
        // What a class of the library keeps may change.
        let is_known = |class: &&Class| {
            matches!(class.origin, Origin::App(_))
                || matches!(&*class.name, "java/lang/Object" | "java/lang/Record" | "java/lang/Enum")
        };
        let fields = above.iter().filter(|class| matches!(class.origin, Origin::App(_)));
        closed
            && above.iter().all(is_known)
            && !self.is_seen_half_made(program, class)
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

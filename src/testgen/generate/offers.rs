//! Where the users of a library get an object of a class: from a constructor, a static method, a constant, a builder, a copy that
//! another object of the class gives, or a method of another class of its package. Found by type, cheapest first, and remembered.
//!
//! Only what a test in the package of the tested class can name and call.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use crate::analysis::library::is_box;
use crate::classfile::{Constant, access};
use crate::explore::script::parameter_types;
use crate::interp::Vm;
use crate::program::{Class, Insn, Method, Origin, Program, primitive_id};
use crate::testgen::scope::{Scope as View, type_parameters};
use crate::util::{ClassId, MethodId};

/// Classes of a package that are searched.
const MOST_CLASSES: usize = 250;
/// Classes that stand for an abstract one, or for an interface.
const MOST_SUBTYPES: usize = 12;
/// Classes of each kind that programs tell apart: a final one, a number, an interface, an enum.
const LIBRARY_CLASSES: [&str; 4] =
    ["java/lang/String", "java/lang/Integer", "java/util/List", "java/util/concurrent/TimeUnit"];

/// Kinds of types that are not classes: a primitive one, and arrays of numbers and of objects.
const OTHER_TYPES: [&str; 3] = ["int", "[I", "[Ljava.lang.String;"];

/// One place to get an object from.
#[derive(Clone, Debug)]
pub enum Offer {
    /// A static field, by the Java name of its class.
    Constant { class: String, name: String },
    /// A constructor or a static method; or an instance method, which needs an object to be called on.
    Call(MethodId),
}

/// What gives objects, by type, for tests of one package.
pub struct Offers<'v> {
    vm: &'v Vm,
    /// The tested class.
    class: ClassId,
    view: View<'v>,
    packages: BTreeMap<String, Rc<Vec<(String, Offer)>>>,
    known: BTreeMap<String, Rc<Vec<Offer>>>,
}

impl<'v> Offers<'v> {
    /// For tests of this class.
    pub fn new(vm: &'v Vm, class: &Class) -> Self {
        Self { vm, class: class.id, view: View::new(vm, class), packages: BTreeMap::new(), known: BTreeMap::new() }
    }

    /// The offers of objects of this type, by its internal name: cheap ones first, those that need an object of the same type
    /// last.
    pub fn of(&mut self, name: &str) -> Rc<Vec<Offer>> {
        if let Some(known) = self.known.get(name) {
            return Rc::clone(known);
        }
        let found = Rc::new(self.find(name).unwrap_or_default());
        self.known.insert(name.to_string(), Rc::clone(&found));
        found
    }

    fn find(&mut self, name: &str) -> Option<Vec<Offer>> {
        let vm = self.vm;
        let program = &vm.program;
        let class = program.class(program.load(name).ok()?);
        if !matches!(class.origin, Origin::App(_)) {
            return None;
        }
        let mut found = self.constructors(class);
        if class.is_abstract() || class.is_interface() {
            let below = vm.subtypes_of(class.id);
            let below = below.names.iter().filter_map(|name| program.loaded(name)).map(|id| program.class(id));
            found.extend(below.filter(|c| !c.is_abstract()).take(MOST_SUBTYPES).flat_map(|c| self.constructors(c)));
        }
        let packages = [class.package().to_string(), self.view.package.clone()];
        let distinct = if packages[0] == packages[1] { &packages[..1] } else { &packages[..] };
        for package in distinct {
            for (gives, offer) in self.package(package).iter() {
                let below = |id| program.is_subtype(id, class.id) && self.is_shown(program.class(id));
                if gives == name || program.load(gives).is_ok_and(below) {
                    found.push(offer.clone());
                }
            }
        }
        found.sort_by_key(|offer| self.cost(name, offer));
        Some(found)
    }

    /// What a class literal may name that is this class or below it: what the code itself names so, as often as all others
    /// together; the classes of the package, and a few of the library.
    pub fn literals_below(&self, above: ClassId) -> Vec<String> {
        let program = &self.vm.program;
        let mentioned = self.literals().into_iter().map(|id| program.class(id));
        let is_any = above == self.vm.known.object;
        let fits = |class: &&Class| program.is_subtype(class.id, above) || is_any && class.is_primitive();
        let named = |class: &&Class| self.view.raw(&class.descriptor()).is_some();
        let mentioned: Vec<String> = mentioned.filter(fits).filter(named).map(|class| class.java_name()).collect();
        let mut others = self.classes_below(above);
        if is_any {
            others.extend(OTHER_TYPES.iter().map(|name| name.to_string()));
        }
        let times = others.len().checked_div(mentioned.len()).unwrap_or(0).max(1);
        mentioned.iter().cycle().take(times * mentioned.len()).cloned().chain(others).collect()
    }

    /// The class literals in the code of the tested class, and of the classes of its package that it uses; those of primitive types
    /// are constants of their boxes.
    fn literals(&self) -> BTreeSet<ClassId> {
        let program = &self.vm.program;
        let of = |class: ClassId| program.class(class).file.as_ref();
        let named = |constant: &Constant| match constant {
            Constant::Class(name) => Some(Rc::clone(name)),
            _ => None,
        };
        let used = of(self.class).into_iter().flat_map(|file| file.pool.iter()).filter_map(|(_, c)| named(c));
        let used = used.filter(|name| package_of(name) == self.view.package).take(MOST_CLASSES);
        let classes: BTreeSet<ClassId> = used.filter_map(|name| program.load(&name).ok()).collect();
        let mut found = BTreeSet::new();
        for class in classes {
            let fields = of(class).into_iter().flat_map(|file| file.pool.iter());
            found.extend(fields.filter_map(|(_, constant)| primitive_type(program, constant)));
            for method in program.class(class).methods.iter() {
                let Ok(code) = program.code(program.method(*method)) else { continue };
                found.extend(code.insns.iter().filter_map(|insn| match insn.get() {
                    Insn::ClassConstQ(id) => Some(id),
                    Insn::Ldc(index) => {
                        let name = of(class).and_then(|file| file.pool.get(index)).and_then(named)?;
                        program.load(&name).ok()
                    }
                    _ => None,
                }));
            }
        }
        found
    }

    /// The classes of the package, and a few of the library, that are this one or below it.
    pub fn classes_below(&self, above: ClassId) -> Vec<String> {
        let program = &self.vm.program;
        let own = program.classpath().classes().unwrap_or_default().into_iter();
        let own = own.filter(|name| package_of(name) == self.view.package).take(MOST_CLASSES);
        let all = own.chain(LIBRARY_CLASSES.iter().map(|name| name.to_string()));
        let classes = all.filter_map(|name| program.load(&name).ok()).map(|id| program.class(id));
        let fitting = classes.filter(|class| program.is_subtype(class.id, above) && self.is_shown(class));
        fitting.map(|class| class.java_name()).collect()
    }

    fn is_shown(&self, class: &Class) -> bool {
        self.view.class_name(class).is_some()
    }

    /// Whether an object of the same type is needed first, then how many arguments.
    fn cost(&self, name: &str, offer: &Offer) -> (bool, bool, usize) {
        match offer {
            Offer::Constant { .. } => (false, false, 0),
            Offer::Call(id) => {
                let method = self.vm.program.method(*id);
                let own = format!("L{name};");
                let instance = !method.is_static() && !method.is_constructor();
                let types = parameter_types(&method.descriptor);
                let again = types.contains(&own) || instance && *self.vm.program.class(method.class).name == *name;
                (again, instance, types.len())
            }
        }
    }

    fn constructors(&self, class: &Class) -> Vec<Offer> {
        if class.is_abstract() || class.is_interface() || class.access & access::ENUM != 0 {
            return Vec::new();
        }
        self.constructors_of(class).into_iter().map(Offer::Call).collect()
    }

    /// The constructors that a test can call, or a class that it writes.
    pub fn constructors_of(&self, class: &Class) -> Vec<MethodId> {
        let all = class.methods.iter().map(|id| self.vm.program.method(*id)).filter(|_| self.is_shown(class));
        all.filter(|m| m.is_constructor() && self.view.sees(class, m.access)).map(|m| m.id).collect()
    }

    /// All that the classes of a package offer besides constructors, with the type that it is declared to have.
    fn package(&mut self, package: &str) -> Rc<Vec<(String, Offer)>> {
        if let Some(known) = self.packages.get(package) {
            return Rc::clone(known);
        }
        let program = &self.vm.program;
        let names = program.classpath().classes().unwrap_or_default();
        let own = names.into_iter().filter(|name| package_of(name) == package);
        let classes = own.take(MOST_CLASSES).filter_map(|name| program.load(&name).ok()).map(|id| program.class(id));
        let mut found = Vec::new();
        for class in classes.filter(|class| self.is_shown(class)) {
            self.offered_by(class, &mut found);
        }
        let found = Rc::new(found);
        self.packages.insert(package.to_string(), Rc::clone(&found));
        found
    }

    fn offered_by(&self, class: &Class, found: &mut Vec<(String, Offer)>) {
        let of_program = |descriptor: &str| {
            let name = descriptor.strip_prefix('L')?.strip_suffix(';')?;
            self.vm.program.classpath().contains(name).then(|| name.to_string())
        };
        let constant = access::STATIC | access::FINAL;
        for field in class.fields.iter().filter(|f| f.access & constant == constant && f.access & access::ENUM == 0) {
            if let Some(gives) = of_program(&field.descriptor).filter(|_| self.view.sees_field(class, field)) {
                found.push((gives, Offer::Constant { class: class.java_name(), name: field.name.to_string() }));
            }
        }
        for method in class.methods.iter().map(|id| self.vm.program.method(*id)) {
            let gives = method.descriptor.rsplit(')').next().and_then(of_program);
            let Some(gives) = gives.filter(|_| self.is_usable(class, method)) else { continue };
            found.push((gives, Offer::Call(method.id)));
        }
    }

    fn is_usable(&self, class: &Class, method: &Method) -> bool {
        // What an object gives has type arguments that only that object knows.
        let plain = method.is_static() || type_parameters(class).is_empty();
        let made = !method.is_constructor() && !method.is_class_initializer() && &*method.name != "clone";
        made && plain && class.access & access::ENUM == 0 && self.view.sees(class, method.access)
    }
}

/// The primitive type of a constant such as `Integer.TYPE`.
fn primitive_type(program: &Program, constant: &Constant) -> Option<ClassId> {
    let Constant::Field(field) = constant else { return None };
    if *field.name != *"TYPE" || !is_box(&field.class) {
        return None;
    }
    let of = program.class(program.load(&field.class).ok()?);
    let value = of.fields.iter().find(|own| &*own.name == "value" && !own.is_static())?;
    primitive_id(&value.descriptor)
}

fn package_of(name: &str) -> &str {
    name.rsplit_once('/').map_or("", |(package, _)| package)
}

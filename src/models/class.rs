//! `java.lang.Class`: what the stub asks about a class.

use super::environment::by_program_through;
use crate::classfile::access;
use crate::interp::{Answer, Call, Model, Reply};
use crate::program::{Class, Origin, PRIMITIVES};
use crate::state::{Chunked, Elements, InitStatus, Ref, Value};
use crate::util::ClassId;
use crate::world::Beyond;

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/Class.getName0()Ljava/lang/String;", get_name),
    ("java/lang/Class.isAssignableFrom(Ljava/lang/Class;)Z", is_assignable_from),
    ("java/lang/Class.isInterface()Z", |c| test(c, Class::is_interface)),
    ("java/lang/Class.isArray()Z", |c| test(c, Class::is_array)),
    ("java/lang/Class.isPrimitive()Z", |c| test(c, Class::is_primitive)),
    ("java/lang/Class.isHidden()Z", |c| test(c, |class| class.origin == Origin::Vm)),
    ("java/lang/Class.isRecord0()Z", |c| test(c, is_record)),
    ("java/lang/Class.getModifiers()I", get_modifiers),
    ("java/lang/Class.getSuperclass()Ljava/lang/Class;", get_superclass),
    ("java/lang/Class.getInterfaces0()[Ljava/lang/Class;", get_interfaces),
    ("java/lang/Class.getComponentType()Ljava/lang/Class;", get_component_type),
    ("java/lang/Class.arrayType0()Ljava/lang/Class;", array_type),
    ("java/lang/Class.getModuleName0()Ljava/lang/String;", get_module_name),
    ("java/lang/Class.desiredAssertionStatus0()Z", desired_assertion_status),
    ("java/lang/Class.getDeclaringClass0()Ljava/lang/Class;", get_declaring_class),
    ("java/lang/Class.getEnclosingMethod0()[Ljava/lang/Object;", get_enclosing_method),
    ("java/lang/Class.getSimpleBinaryName0()Ljava/lang/String;", get_simple_binary_name),
    ("java/lang/Class.getDeclaredClasses0()[Ljava/lang/Class;", get_declared_classes),
    ("java/lang/Class.getNestHost0()Ljava/lang/Class;", get_nest_host),
    ("java/lang/Class.getNestMembers0()[Ljava/lang/Class;", get_nest_members),
    ("java/lang/Class.getPermittedSubclasses0()[Ljava/lang/Class;", get_permitted_subclasses),
    ("java/lang/Class.getGenericSignature0()Ljava/lang/String;", get_generic_signature),
    ("java/lang/Class.getClassFileVersion0()I", get_class_file_version),
    ("java/lang/Class.forName0(Ljava/lang/String;ZZ)Ljava/lang/Class;", for_name),
    ("java/lang/Class.getPrimitiveClass(Ljava/lang/String;)Ljava/lang/Class;", get_primitive_class),
    ("java/lang/Class.getResource0(Ljava/lang/String;)[B", get_resource),
    ("java/lang/Class.enumValues0()[Ljava/lang/Object;", enum_values),
];

pub const SYMBOLIC: &[(&str, Model)] = &[("java/lang/Class.isInstance(Ljava/lang/Object;)Z", is_instance)];

fn test(call: &mut Call, property: fn(&Class) -> bool) -> Answer {
    Ok(Reply::bool(property(call.vm.program.class(call.class(0)?))))
}

fn is_record(class: &Class) -> bool {
    class.file.as_ref().is_some_and(|f| f.record_components.is_some())
}

fn get_name(call: &mut Call) -> Answer {
    let class = call.vm.program.class(call.class(0)?);
    if matches!(class.origin, Origin::Vm) {
        call.machine().note_others(Beyond::Runs, "names of classes that the machine makes");
    }
    Ok(Reply::Value(Value::reference(call.vm.interned(call.state, &class.java_name()))))
}

fn is_instance(call: &mut Call) -> Answer {
    let (class, tested) = (call.class(0)?, call.arg(1));
    let is = call.machine().test_type(tested, class)?;
    let is = call.terms.bool_to_int(is);
    Ok(Reply::Value(call.machine().value(is)))
}

fn is_assignable_from(call: &mut Call) -> Answer {
    let (class, other) = (call.class(0)?, call.class(1)?);
    Ok(Reply::bool(call.vm.program.is_subtype(other, class)))
}

fn get_modifiers(call: &mut Call) -> Answer {
    let class = call.vm.program.class(call.class(0)?);
    let inner = class.file.as_ref().and_then(|f| f.inner_classes.iter().find(|i| i.inner == class.name));
    let flags = inner.map_or(class.access & !access::SUPER, |i| i.access & !access::SUPER);
    Ok(Reply::int(i32::from(flags)))
}

fn give_optional(call: &mut Call, class: Option<ClassId>) -> Answer {
    Ok(match class {
        Some(class) => call.give_class(class),
        None => Reply::null(),
    })
}

fn get_superclass(call: &mut Call) -> Answer {
    let class = call.vm.program.class(call.class(0)?);
    let parent = class.super_class.filter(|_| !class.is_interface());
    give_optional(call, parent)
}

fn give_classes(call: &mut Call, classes: &[ClassId]) -> Answer {
    let mirrors: Vec<Ref> = classes.iter().map(|c| call.vm.mirror(call.state, *c)).collect();
    Ok(Reply::Value(Value::reference(call.new_ref_array("[Ljava/lang/Class;", &mirrors)?)))
}

fn get_interfaces(call: &mut Call) -> Answer {
    let class = call.vm.program.class(call.class(0)?);
    give_classes(call, &class.interfaces)
}

fn get_component_type(call: &mut Call) -> Answer {
    let component = call.vm.program.class(call.class(0)?).component();
    give_optional(call, component)
}

fn array_type(call: &mut Call) -> Answer {
    let array = call.vm.program.array_class(call.class(0)?);
    Ok(call.give_class(array))
}

fn get_module_name(call: &mut Call) -> Answer {
    let mut class = call.vm.program.class(call.class(0)?);
    while let Some(component) = class.component() {
        class = call.vm.program.class(component);
    }
    Ok(match &class.origin {
        Origin::Jdk(module) => call.give_text(module),
        _ => Reply::null(),
    })
}

/// `-ea` and `-da` apply to the program's classes; later, more specific rules win.
fn desired_assertion_status(call: &mut Call) -> Answer {
    let class = call.vm.program.class(call.class(0)?);
    if matches!(class.origin, Origin::Jdk(_)) {
        return Ok(Reply::bool(false));
    }
    let name = class.java_name();
    let config = &call.vm.config;
    let rule = config.assertion_rules.iter().rev().find(|(pattern, _)| match pattern.strip_suffix("...") {
        Some(package) => name.starts_with(package) && name.get(package.len()..).is_some_and(|r| r.starts_with('.')),
        None => *pattern == name || name.strip_prefix(pattern.as_str()).is_some_and(|r| r.starts_with('$')),
    });
    Ok(Reply::bool(rule.map_or(config.assertions, |(_, on)| *on)))
}

/// A class named by the class file; null if it cannot be loaded.
fn named(call: &mut Call, name: Option<&str>) -> Answer {
    let class = name.and_then(|n| call.vm.program.load(n).ok());
    give_optional(call, class)
}

fn get_declaring_class(call: &mut Call) -> Answer {
    let class = call.vm.program.class(call.class(0)?);
    let file = class.file.clone();
    let inner = file.as_ref().and_then(|f| f.inner_classes.iter().find(|i| i.inner == class.name));
    named(call, inner.and_then(|i| i.outer.as_deref()))
}

fn get_enclosing_method(call: &mut Call) -> Answer {
    let file = call.vm.program.class(call.class(0)?).file.clone();
    let Some(enclosing) = file.as_ref().and_then(|f| f.enclosing_method.as_ref()) else { return Ok(Reply::null()) };
    let class = match call.vm.program.load(&enclosing.class) {
        Ok(class) => call.vm.mirror(call.state, class),
        Err(_) => return Ok(Reply::null()),
    };
    let (name, descriptor) = match &enclosing.method {
        Some((name, descriptor)) => (call.vm.new_text(call.state, name), call.vm.new_text(call.state, descriptor)),
        None => (Ref::NULL, Ref::NULL),
    };
    Ok(Reply::Value(Value::reference(call.new_ref_array("[Ljava/lang/Object;", &[class, name, descriptor])?)))
}

fn get_simple_binary_name(call: &mut Call) -> Answer {
    let class = call.vm.program.class(call.class(0)?);
    let file = class.file.clone();
    let inner = file.as_ref().and_then(|f| f.inner_classes.iter().find(|i| i.inner == class.name));
    Ok(match inner.and_then(|i| i.name.as_deref()) {
        Some(name) => call.give_text(name),
        None => Reply::null(),
    })
}

fn load_all(call: &Call, names: impl Iterator<Item = impl AsRef<str>>) -> Vec<ClassId> {
    names.filter_map(|n| call.vm.program.load(n.as_ref()).ok()).collect()
}

fn get_declared_classes(call: &mut Call) -> Answer {
    let class = call.vm.program.class(call.class(0)?);
    let classes = match &class.file {
        Some(file) => {
            let members = file.inner_classes.iter().filter(|i| i.outer.as_ref() == Some(&class.name));
            load_all(call, members.map(|i| &*i.inner))
        }
        None => Vec::new(),
    };
    give_classes(call, &classes)
}

fn get_nest_host(call: &mut Call) -> Answer {
    let id = call.class(0)?;
    let host = call.vm.program.class(id).file.as_ref().and_then(|f| f.nest_host.clone());
    let host = host.and_then(|h| call.vm.program.load(&h).ok()).unwrap_or(id);
    Ok(call.give_class(host))
}

fn get_nest_members(call: &mut Call) -> Answer {
    let id = call.class(0)?;
    let program = &call.vm.program;
    let host = program.class(id).file.as_ref().and_then(|f| f.nest_host.clone());
    let host = host.and_then(|h| program.load(&h).ok()).unwrap_or(id);
    let mut classes = vec![host];
    if let Some(file) = &program.class(host).file {
        classes.extend(load_all(call, file.nest_members.iter()));
    }
    give_classes(call, &classes)
}

fn get_permitted_subclasses(call: &mut Call) -> Answer {
    let file = call.vm.program.class(call.class(0)?).file.clone();
    match file.filter(|f| !f.permitted_subclasses.is_empty()) {
        Some(file) => {
            let classes = load_all(call, file.permitted_subclasses.iter());
            give_classes(call, &classes)
        }
        None => Ok(Reply::null()),
    }
}

fn get_generic_signature(call: &mut Call) -> Answer {
    let file = call.vm.program.class(call.class(0)?).file.clone();
    Ok(match file.as_ref().and_then(|f| f.signature.as_deref()) {
        Some(signature) => call.give_text(signature),
        None => Reply::null(),
    })
}

fn get_class_file_version(call: &mut Call) -> Answer {
    let file = call.vm.program.class(call.class(0)?).file.clone();
    let version = file.map_or(61, |f| i32::from(f.major) | i32::from(f.minor) << 16);
    Ok(Reply::int(version))
}

fn for_name(call: &mut Call) -> Answer {
    let name = call.text(0)?;
    let (initialize, boot_only) = (call.int(1)? != 0, call.int(2)? != 0);
    // The JVM reports an array's name in its internal form.
    let shown = if name.contains('[') { name.replace('.', "/") } else { name.clone() };
    let missing = || Reply::Throw("java/lang/ClassNotFoundException", Some(shown.clone()));
    if name.contains('/') {
        return Err(missing());
    }
    let loaded = call.vm.program.load(&name.replace('.', "/"));
    if loaded.is_err() {
        note_missing(call, &name);
    }
    let class = loaded.map_err(|_| {
        // A well-formed array of a missing class: it is the class that is missing.
        let element = name.trim_start_matches('[').strip_prefix('L').and_then(|n| n.strip_suffix(';'));
        match element.filter(|_| name.starts_with('[')) {
            Some(element) => Reply::Throw("java/lang/ClassNotFoundException", Some(element.to_string())),
            None => missing(),
        }
    })?;
    let found = call.vm.program.class(class);
    if boot_only && !matches!(found.origin, Origin::Jdk(_)) {
        return Err(missing());
    }
    if initialize && !found.is_array() {
        match call.state.statics.status(class) {
            InitStatus::Untouched | InitStatus::Failed => return Ok(Reply::Init(class)),
            InitStatus::Running | InitStatus::Done => {}
        }
    }
    Ok(call.give_class(class))
}

/// The program looks for a class that is not there: elsewhere it may be. What the library looks for is its own affair.
fn note_missing(call: &mut Call, name: &str) {
    let loaders = ["java/lang/Class", "java/lang/ClassLoader", "java/lang/ClassLoader$Builtin"];
    if call.vm.config.exploring && by_program_through(call, |class| loaders.contains(&class)) {
        call.machine().note_left_out(Beyond::Missing, &format!("{name}, which is not on the class path"));
    }
}

fn get_primitive_class(call: &mut Call) -> Answer {
    let name = call.text(0)?;
    let at = PRIMITIVES.iter().position(|(n, ..)| *n == name);
    give_optional(call, at.map(|i| ClassId(i as u32)))
}

fn get_resource(call: &mut Call) -> Answer {
    let path = call.text(1)?;
    let Origin::Jdk(module) = call.vm.program.class(call.class(0)?).origin.clone() else { return Ok(Reply::null()) };
    let found = call.vm.program.jdk().resource(&module, &path).ok().flatten();
    let Some(bytes) = found else { return Ok(Reply::null()) };
    let bytes: Vec<i8> = bytes.iter().map(|b| *b as i8).collect();
    let class = call.vm.program.load("[B").map_err(|e| Reply::Unsupported(e.message))?;
    let array = call.state.heap.alloc_array(class, Elements::Byte(Chunked::from_slice(&bytes)));
    Ok(Reply::Value(Value::reference(array)))
}

fn enum_values(call: &mut Call) -> Answer {
    let class = call.vm.program.class(call.class(0)?);
    let values = class.methods.iter().map(|m| call.vm.program.method(*m));
    let descriptor = format!("()[L{};", class.name);
    match values.into_iter().find(|m| &*m.name == "values" && *m.descriptor == *descriptor) {
        Some(values) => Ok(tail_static(call, values.id, values.class, Vec::new())),
        None => Ok(Reply::null()),
    }
}

/// Continues with a static method, after its class is initialised.
pub fn tail_static(call: &Call, method: crate::util::MethodId, class: ClassId, args: Vec<Value>) -> Reply {
    match call.state.statics.status(class) {
        InitStatus::Untouched | InitStatus::Failed => Reply::Init(class),
        InitStatus::Running | InitStatus::Done => Reply::Tail(method, args),
    }
}

//! Code that looks at the program itself: by reflection at declarations and annotations, at stack traces and their lines, at
//! resources beside the classes. For such code more than behaviour counts, so it is never the same by being unchanged.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::Classes;
use super::naming::types_of;
use crate::classfile::{ClassFile, Constant, MemberRef, MethodInfo};
use crate::program::{Insn, decode};
use crate::util::LiteralId;

/// Methods of `Class` that tell nothing beside the name and the supertypes of a class, which are compared, and its resources
/// (`reads`) and simple names (`names_classes`).
const OF_NAMES_AND_TYPES: [&str; 20] = [
    "arrayType",
    "asSubclass",
    "cast",
    "componentType",
    "descriptorString",
    "desiredAssertionStatus",
    "equals",
    "getClassLoader",
    "getComponentType",
    "getEnumConstants",
    "getName",
    "getPackageName",
    "getTypeName",
    "hashCode",
    "isArray",
    "isAssignableFrom",
    "isInstance",
    "isInterface",
    "isPrimitive",
    "toString",
];

/// Whether a call tells something about declarations, annotations or lines.
fn tells(class: &str, member: &MemberRef) -> bool {
    let name = &*member.name;
    match class {
        "java/lang/Class" => {
            !OF_NAMES_AND_TYPES.contains(&name) && !reads(class, member) && !names_classes(class, member)
        }
        "java/lang/StackWalker" => true,
        // They are found by their names.
        _ if class.ends_with("ClassLoader") && name.ends_with("Class") => true,
        // Handles reach what no call names.
        "java/lang/invoke/MethodHandles$Lookup" => name.starts_with("find") || name.starts_with("unreflect"),
        "java/lang/Thread" if matches!(name, "dumpStack" | "getAllStackTraces") => true,
        "java/lang/ThreadGroup" | "java/lang/Thread$UncaughtExceptionHandler" => name == "uncaughtException",
        // What is logged with an exception goes out with its stack trace.
        _ if class.starts_with("java/util/logging/") || class == "java/lang/System$Logger" => {
            ["Ljava/lang/Throwable;", "Ljava/lang/Exception;"].iter().any(|given| member.descriptor.contains(given))
        }
        // `Throwable` and what extends it: nothing else has these.
        _ if matches!(name, "getStackTrace" | "printStackTrace") => true,
        _ => class.starts_with("java/lang/reflect/") || class.starts_with("java/lang/annotation/"),
    }
}

/// Whether a call tells how the source calls a class, which hangs on the classes around it as well.
fn names_classes(class: &str, member: &MemberRef) -> bool {
    class == "java/lang/Class" && matches!(&*member.name, "getSimpleName" | "getCanonicalName")
}

/// Whether a call reads files beside the classes.
fn reads(class: &str, member: &MemberRef) -> bool {
    let name = &*member.name;
    // The annotations of a package and the versions in a manifest lie beside the classes too.
    let beside = matches!(class, "java/lang/Package" | "java/lang/Module") && !matches!(name, "getName" | "toString");
    beside
        || name.contains("esource") && matches!(class, "java/lang/Class" | "java/lang/ClassLoader" | "java/lang/Module")
        || matches!(class, "java/util/ServiceLoader" | "java/util/ResourceBundle")
        || class.starts_with("java/util/logging/") && names_texts(member)
}

/// Whether it is about a logger or a level whose texts lie in a file that is named too.
fn names_texts(member: &MemberRef) -> bool {
    let named = member.descriptor.matches("Ljava/lang/String;").count();
    match &*member.name {
        "getLogger" | "getAnonymousLogger" => named + usize::from(&*member.name != "getLogger") == 2,
        "<init>" => member.descriptor.contains("ILjava/lang/String;"),
        name => name == "getLocalizedName",
    }
}

/// What is asked of a method of the library: the class that has it, and how it is named.
type Matters = fn(&str, &MemberRef) -> bool;

/// The constants of a class that name a method of which that is so, by the class that declares it or by one below that.
fn naming(classes: &Classes, class: &ClassFile, so: Matters) -> BTreeSet<u16> {
    // The types of the library above each class of the program that is named.
    let mut above: BTreeMap<&str, Vec<Rc<str>>> = BTreeMap::new();
    let mut found = BTreeSet::new();
    for (at, constant) in class.pool.iter() {
        let (Constant::Method(member) | Constant::InterfaceMethod(member)) = constant else { continue };
        let matters = match classes.get(&member.class) {
            None => so(&member.class, member),
            Some(own) => {
                let library = || types_of(classes, &own.name).into_iter().filter(|name| !classes.contains_key(name));
                let above = above.entry(&member.class).or_insert_with(|| library().collect());
                above.iter().any(|name| so(name, member)) && own.method(&member.name, &member.descriptor).is_none()
            }
        };
        if matters {
            found.insert(at);
        }
    }
    found
}

/// Whether code of a class may look at declarations.
pub fn looks(classes: &Classes, class: &ClassFile) -> bool {
    !naming(classes, class, tells).is_empty()
}

/// In what two versions of a program differ, as far as code can look at it.
#[derive(Clone, Copy, Default, Debug)]
pub struct Unlike {
    /// Not all classes are the same to the byte. Else only what lies beside them can differ.
    pub classes: bool,
    /// A class that both have lies in another class, or has another name there.
    pub simple_names: bool,
}

/// The methods of a class whose code looks at what differs in the program.
pub fn looking<'c>(classes: &Classes, class: &'c ClassFile, unlike: Unlike) -> Vec<&'c MethodInfo> {
    let so: Matters = match unlike {
        Unlike { classes: false, .. } => reads,
        Unlike { simple_names: false, .. } => |class, m| tells(class, m) || reads(class, m),
        _ => |class, m| tells(class, m) || reads(class, m) || names_classes(class, m),
    };
    let named = naming(classes, class, so);
    if named.is_empty() {
        return Vec::new();
    }
    class.methods.iter().filter(|method| uses(class, method, &named)).collect()
}

/// Whether code of a method may use one of these constants.
fn uses(class: &ClassFile, method: &MethodInfo, named: &BTreeSet<u16>) -> bool {
    let Some(info) = &method.code else { return false };
    let Ok(code) = decode(class, method, info, &mut |_| LiteralId(0)) else { return true };
    code.insns.iter().any(|cell| match cell.get() {
        Insn::InvokeStatic(pool)
        | Insn::InvokeSpecial(pool)
        | Insn::InvokeVirtual(pool)
        | Insn::InvokeInterface(pool) => named.contains(&pool),
        // Method references to such.
        Insn::InvokeDynamic(_) => true,
        _ => false,
    })
}

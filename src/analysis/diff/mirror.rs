//! Code that looks at the program itself: by reflection at declarations and annotations, at stack traces and their lines, at
//! resources beside the classes. For such code more than behaviour counts, so it is never the same by being unchanged.

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
fn tells(member: &MemberRef) -> bool {
    let (class, name) = (&*member.class, &*member.name);
    match class {
        "java/lang/Class" => !OF_NAMES_AND_TYPES.contains(&name) && !reads(member) && !names_classes(member),
        "java/lang/StackWalker" => true,
        // Handles reach what no call names.
        "java/lang/invoke/MethodHandles$Lookup" => name.starts_with("find") || name.starts_with("unreflect"),
        "java/lang/Thread" if matches!(name, "dumpStack" | "getAllStackTraces") => true,
        // What is logged with an exception goes out with its stack trace.
        _ if class.starts_with("java/util/logging/") || class == "java/lang/System$Logger" => {
            member.descriptor.contains("Ljava/lang/Throwable;")
        }
        // `Throwable` and what extends it: nothing else has these.
        _ if matches!(name, "getStackTrace" | "printStackTrace") => true,
        _ => class.starts_with("java/lang/reflect/") || class.starts_with("java/lang/annotation/"),
    }
}

/// Whether a call tells how the source calls a class, which hangs on the classes around it as well.
fn names_classes(member: &MemberRef) -> bool {
    &*member.class == "java/lang/Class" && matches!(&*member.name, "getSimpleName" | "getCanonicalName")
}

/// Whether a call reads files beside the classes.
fn reads(member: &MemberRef) -> bool {
    let (class, name) = (&*member.class, &*member.name);
    // The annotations of a package and the versions in a manifest lie beside the classes too.
    let beside = matches!(class, "java/lang/Package" | "java/lang/Module") && !matches!(name, "getName" | "toString");
    beside
        || name.contains("esource") && matches!(class, "java/lang/Class" | "java/lang/ClassLoader" | "java/lang/Module")
        || matches!(class, "java/util/ServiceLoader" | "java/util/ResourceBundle")
}

fn names(class: &ClassFile, matters: fn(&MemberRef) -> bool) -> bool {
    class.pool.iter().any(|(_, constant)| match constant {
        Constant::Method(member) | Constant::InterfaceMethod(member) => matters(member),
        _ => false,
    })
}

/// Whether code of a class may look at declarations.
pub fn looks(class: &ClassFile) -> bool {
    names(class, tells)
}

/// In what two versions of a program differ, as far as code can look at it.
#[derive(Clone, Copy, Default, Debug)]
pub struct Unlike {
    /// Not all classes are the same to the byte. Else only what lies beside them can differ.
    pub classes: bool,
    /// A class that both have lies in another class, or has another name there.
    pub simple_names: bool,
}

/// Whether code of a method looks at what differs in the program.
pub fn is_looking(class: &ClassFile, method: &MethodInfo, unlike: Unlike) -> bool {
    let matters: fn(&MemberRef) -> bool = match unlike {
        Unlike { classes: false, .. } => reads,
        Unlike { simple_names: false, .. } => |m| tells(m) || reads(m),
        _ => |m| tells(m) || reads(m) || names_classes(m),
    };
    if !names(class, matters) {
        return false;
    }
    let Some(info) = &method.code else { return false };
    let Ok(code) = decode(class, method, info, &mut |_| LiteralId(0)) else { return true };
    code.insns.iter().any(|cell| match cell.get() {
        Insn::InvokeStatic(pool)
        | Insn::InvokeSpecial(pool)
        | Insn::InvokeVirtual(pool)
        | Insn::InvokeInterface(pool) => {
            matches!(class.pool.get(pool), Some(Constant::Method(m) | Constant::InterfaceMethod(m)) if matters(m))
        }
        // Method references to such.
        Insn::InvokeDynamic(_) => true,
        _ => false,
    })
}

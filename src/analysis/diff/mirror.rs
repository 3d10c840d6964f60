//! Code that looks at the program itself: by reflection at declarations and annotations, at stack traces and their lines, at
//! resources beside the classes. For such code more than behaviour counts, so it is never the same by being unchanged.

use crate::classfile::{ClassFile, Constant, MemberRef, MethodInfo};
use crate::program::{Insn, decode};
use crate::util::LiteralId;

/// Methods of `Class` that tell what a class declares, by how their names begin.
const OF_CLASSES: [&str; 18] = [
    "forName",
    "getAnnotat",
    "getClasses",
    "getConstructor",
    "getDeclared",
    "getEnclosing",
    "getField",
    "getGeneric",
    "getInterfaces",
    "getMethod",
    "getModifiers",
    "getModule",
    "getNest",
    "getPermitted",
    "getRecord",
    "getSuperclass",
    "isAnnotationPresent",
    "newInstance",
];

/// Whether a call tells something about declarations, annotations or lines.
fn tells(member: &MemberRef) -> bool {
    let (class, name) = (&*member.class, &*member.name);
    match class {
        "java/lang/Class" => OF_CLASSES.iter().any(|begin| name.starts_with(begin)),
        "java/lang/StackWalker" => true,
        // Handles reach what no call names.
        "java/lang/invoke/MethodHandles$Lookup" => name.starts_with("find") || name.starts_with("unreflect"),
        // `Throwable` and what extends it: nothing else has these.
        _ if matches!(name, "getStackTrace" | "printStackTrace") => true,
        _ => class.starts_with("java/lang/reflect/") || class.starts_with("java/lang/annotation/"),
    }
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

/// Whether code of a method looks at the program. `identical`: all classes are the same to the byte, so that only what lies
/// beside them can differ.
pub fn is_looking(class: &ClassFile, method: &MethodInfo, identical: bool) -> bool {
    let matters: fn(&MemberRef) -> bool = if identical { reads } else { |m| tells(m) || reads(m) };
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

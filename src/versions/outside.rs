//! What code leaves and finds where no field of the program leads and no setting is: in files, behind streams, in what types of
//! the library that nobody read keep for all. And the properties of the system, where they are given as a table.
//!
//! This is about the state that a method stands on (`flow_of_state`). Paths that come to such calls end there, so a comparison
//! needs no reason of its own as with `effects`.

use super::effects::meant;
use crate::analysis::diff::{Classes, supertypes};
use crate::analysis::impact::calls;
use crate::classfile::{ClassFile, FieldInfo, MemberRef, MethodInfo};
use crate::program::Insn;
use crate::world::{Beyond, surroundings};

/// Tables, their views, and what goes through these: the properties of the system may be given as any of them.
const TABLES: [&str; 10] = [
    "java/lang/Iterable",
    "java/util/Collection",
    "java/util/Dictionary",
    "java/util/Hashtable",
    "java/util/Iterator",
    "java/util/Map",
    "java/util/Map$Entry",
    "java/util/Properties",
    "java/util/Set",
    "java/util/concurrent/ConcurrentMap",
];

/// What a call does there.
#[derive(Clone, Copy, Default)]
pub struct Reach {
    pub leaves: bool,
    pub asks: bool,
}

/// What an instruction does there.
pub fn reach(classes: &Classes, class: &ClassFile, insn: Insn) -> Reach {
    let mut found = Reach::default();
    for member in called(class, insn) {
        for owner in meant(classes, member) {
            let of_call = of_call(&owner, member);
            found.leaves |= of_call.leaves;
            found.asks |= of_call.asks;
        }
    }
    found
}

fn of_call(owner: &str, member: &MemberRef) -> Reach {
    let name = &*member.name;
    let starts = |words: &[&str]| words.iter().any(|word| name.starts_with(word));
    let (nothing, both) = (Reach::default(), Reach { leaves: true, asks: true });
    match owner {
        // Which of equal texts is the one that stands for all.
        "java/lang/String" if name == "intern" => both,
        "java/lang/Process" | "java/lang/ProcessBuilder" => both,
        "java/lang/Runtime" if starts(&["exec"]) => both,
        "java/io/File" => {
            let leaves = starts(&["create", "delete", "mkdir", "rename", "set"]);
            Reach { leaves, asks: leaves || starts(&["can", "exists", "get", "is", "last", "length", "list", "to"]) }
        }
        "java/nio/file/Files" => {
            let looks = ["exists", "find", "get", "is", "lines", "list", "mismatch", "notExists", "probe"];
            Reach { leaves: !starts(&looks) && !starts(&["read", "size", "walk"]), asks: true }
        }
        // Printing is compared, and there is a standard output; a file that is printed to has to be opened.
        "java/io/PrintStream" | "java/io/PrintWriter" | "java/util/Formatter" => {
            let opens = ["String;", "File;"].iter().any(|kind| member.descriptor.contains(kind));
            Reach { leaves: name == "<init>" && opens, asks: false }
        }
        "java/io/Console" | "java/io/RandomAccessFile" | "java/util/Scanner" => both,
        "java/lang/Appendable" | "java/lang/Readable" => both,
        "java/io/DataInput" | "java/io/DataOutput" | "java/io/ObjectInput" | "java/io/ObjectOutput" => both,
        // Some are files.
        _ if owner.starts_with("java/nio/") && owner.ends_with("Buffer") => Reach {
            leaves: starts(&["compact", "force", "put"]),
            asks: starts(&["compareTo", "equals", "get", "hash"]),
        },
        "java/nio/file/Path" => Reach { leaves: name == "register", asks: matches!(name, "register" | "toRealPath") },
        "java/nio/file/FileStore" | "java/nio/file/FileSystem" | "java/nio/file/WatchService" => both,
        "java/nio/file/DirectoryStream" | "java/nio/file/SecureDirectoryStream" => both,
        _ if owner.starts_with("java/io/") => {
            let memory = ["java/io/ByteArray", "java/io/CharArray", "java/io/String"];
            let streams = ["OutputStream", "InputStream", "Writer", "Reader"];
            let is_stream = streams.iter().any(|kind| owner.ends_with(kind));
            if is_stream && !memory.iter().any(|kind| owner.starts_with(kind)) { both } else { nothing }
        }
        _ if surroundings::asked_by(owner) == Some(Beyond::Runs) => both,
        _ => nothing,
    }
}

/// Printers, and what they may stand on.
const PRINTERS: [&str; 6] = [
    "java/io/OutputStream",
    "java/io/PrintStream",
    "java/io/PrintWriter",
    "java/io/Writer",
    "java/lang/Appendable",
    "java/util/Formatter",
];

/// Whether an instruction prints.
pub fn prints(class: &ClassFile, insn: Insn) -> bool {
    called(class, insn).iter().any(|m| PRINTERS.contains(&&*m.class) && &*m.name != "<init>")
}

/// Whether a method may have a printer in hand that is none of the standard ones: somebody may have opened a file for it.
pub fn may_have_printers(
    classes: &Classes,
    class: &ClassFile,
    method: &MethodInfo,
    fields: &[&FieldInfo],
    insns: &[Insn],
) -> bool {
    let is_printer = |types: &str| PRINTERS.iter().any(|name| types.contains(&format!("L{name};")));
    let gives = |descriptor: &str| is_printer(descriptor.rsplit(')').next().unwrap_or_default());
    insns.iter().any(|insn| match insn {
        Insn::CheckCast(pool) => class.pool.class(*pool).is_some_and(|name| PRINTERS.contains(&&**name)),
        insn => calls::member(class, *insn).is_some_and(|m| gives(&m.descriptor) && classes.contains_key(&m.class)),
    }) || is_printer(method.descriptor.split(')').next().unwrap_or_default())
        || fields.iter().any(|field| is_printer(&field.descriptor))
}

/// The methods that an instruction calls, or makes a function of.
fn called(class: &ClassFile, insn: Insn) -> Vec<&MemberRef> {
    match insn {
        Insn::InvokeDynamic(pool) => class.referred_methods(pool),
        insn => calls::member(class, insn).into_iter().collect(),
    }
}

/// Whether an instruction may change a table, of whatever class.
pub fn changes_table(class: &ClassFile, insn: Insn) -> bool {
    let words = ["clear", "compute", "load", "merge", "put", "remove", "replace", "retain", "set"];
    let changes = |m: &&MemberRef| TABLES.contains(&&*m.class) && words.iter().any(|word| m.name.starts_with(word));
    called(class, insn).iter().any(changes)
}

/// Whether an instruction gets the properties of the system as a table: whoever has that may change it.
pub fn gets_properties(class: &ClassFile, insn: Insn) -> bool {
    called(class, insn).iter().any(|m| &*m.class == "java/lang/System" && &*m.name == "getProperties")
}

/// Whether a method may be given the properties of the system, looks at a field that may hold them, or gets them from another
/// method of the program, by the generic types: a table of texts is another.
pub fn may_have_properties(
    classes: &Classes,
    class: &ClassFile,
    method: &MethodInfo,
    fields: &[&FieldInfo],
    insns: &[Insn],
) -> bool {
    let parameters = |text: &str| text.split(')').next().unwrap_or_default().to_string();
    let given = parameters(method.signature.as_deref().unwrap_or(&method.descriptor));
    let casts = || {
        insns.iter().any(|insn| {
            matches!(insn, Insn::CheckCast(pool) if class.pool.class(*pool).is_some_and(|name| TABLES.contains(&&**name)))
        })
    };
    let held = |field: &&FieldInfo| {
        let kind = field.signature.as_deref().unwrap_or(&field.descriptor);
        may_be_properties(kind, false)
    };
    let result = |text: &str| text.rsplit(')').next().unwrap_or_default().to_string();
    let callees = insns.iter().filter_map(|insn| declaring_method(classes, calls::member(class, *insn)?));
    let callees: Vec<&MethodInfo> = callees.collect();
    let gives = |m: &&MethodInfo| may_be_properties(&result(m.signature.as_deref().unwrap_or(&m.descriptor)), false);
    let anything = || {
        let object = "Ljava/lang/Object;";
        parameters(&method.descriptor).contains(object)
            || fields.iter().any(|field| field.descriptor.contains(object))
            || callees.iter().any(|callee| result(&callee.descriptor).contains(object))
    };
    may_be_properties(&given, true) || fields.iter().any(held) || callees.iter().any(gives) || casts() && anything()
}

/// The method of the program that a call names, or one above it that has the same result.
pub fn declaring_method<'c>(classes: &'c Classes, member: &MemberRef) -> Option<&'c MethodInfo> {
    let above = supertypes(classes, &member.class);
    above.iter().find_map(|name| classes.get(name)?.method(&member.name, &member.descriptor))
}

/// Whether a generic type, among some, is that of a table of anything.
fn may_be_properties(types: &str, variables: bool) -> bool {
    let of_anything = |arguments: &str| {
        let rest = arguments.replace("Ljava/lang/Object;", "").replace("Ljava/util/Map$Entry<", "");
        !rest.contains(['L', '[']) && (variables || !rest.contains('T'))
    };
    TABLES.iter().any(|table| {
        let name = format!("L{table}");
        types.match_indices(&name).any(|(at, _)| {
            let behind = types.get(at + name.len()..).unwrap_or_default();
            match behind.strip_prefix('<') {
                Some(behind) => behind.split_once(">;").is_some_and(|(arguments, _)| of_anything(arguments)),
                None => behind.starts_with(';'),
            }
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_of_anything_may_be_the_properties_of_the_system() {
        for types in [
            "(Ljava/util/Map;",
            "(ILjava/util/Map<Ljava/lang/Object;Ljava/lang/Object;>;",
            "(Ljava/util/Map<TK;TV;>;TK;TV;",
            "(Ljava/util/Set<*>;",
            "(Ljava/util/Iterator<Ljava/util/Map$Entry<Ljava/lang/Object;Ljava/lang/Object;>;>;",
        ] {
            assert!(may_be_properties(types, true), "{types}");
        }
        for types in [
            "(I",
            "(Ljava/util/Map<Ljava/lang/String;Ljava/lang/Object;>;",
            "(Ljava/util/Set<Ljava/lang/Integer;>;Ljava/lang/Object;",
            "(Ljava/util/List<*>;",
        ] {
            assert!(!may_be_properties(types, true), "{types}");
        }
        assert!(!may_be_properties("Ljava/util/Map<TK;TV;>;", false));
    }
}

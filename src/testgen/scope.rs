//! What a test in a package may name: classes, members, and their types in Java source.

use std::collections::BTreeMap;

use super::java::signature::{self, MethodSig, Sig};
use super::java::{ClassName, Type};
use super::world::reference_name;
use crate::classfile::access;
use crate::explore::script::parameter_names;
use crate::interp::Vm;
use crate::program::{Class, Field, Method, Origin};
use crate::util::ClassId;

/// Types inside types.
const DEEPEST: u32 = 12;

/// The package of a test.
pub struct Scope<'v> {
    pub vm: &'v Vm,
    /// Its internal name.
    pub package: String,
    /// The class that is tested, if there is one.
    pub class: Option<ClassId>,
}

/// What type variables stand for in a test.
pub type Bindings = BTreeMap<String, Type>;

impl<'v> Scope<'v> {
    pub fn new(vm: &'v Vm, class: &Class) -> Self {
        Self { vm, package: class.package().to_string(), class: Some(class.id) }
    }

    pub fn load(&self, name: &str) -> Option<&'v Class> {
        let id = self.vm.program.load(&name.replace('.', "/")).ok()?;
        Some(self.vm.program.class(id))
    }

    /// An exception's class as a test can name it, or its nearest superclass.
    pub fn exception_type(&self, class: &Class) -> Option<Type> {
        let mut all = class.display.iter().rev().map(|c| self.vm.program.class(*c));
        let name = all.find_map(|c| self.class_name(c))?;
        Some(Type::Class(name, Vec::new()))
    }

    /// The class as a test can name it; none if it cannot.
    pub fn class_name(&self, class: &Class) -> Option<ClassName> {
        if class.is_array() || class.is_primitive() || matches!(class.origin, Origin::Vm) {
            return None;
        }
        // Of the JDK only what it exports to everybody.
        if matches!(class.origin, Origin::Jdk(_)) && !class.name.starts_with("java/") {
            return None;
        }
        let names = self.path(class, 0)?;
        let package = class.package();
        let outermost = names.first()?;
        let sibling = if self.package.is_empty() { outermost.clone() } else { format!("{}/{outermost}", self.package) };
        let shadowed = package != self.package && self.vm.program.classpath().contains(&sibling);
        // A class of the unnamed package cannot be named elsewhere.
        if package.is_empty() && !self.package.is_empty() {
            return None;
        }
        Some(ClassName { package: package.replace('/', "."), names, shadowed })
    }

    /// The names from the outermost class to this one, where all of them are accessible.
    fn path(&self, class: &Class, depth: u32) -> Option<Vec<String>> {
        if depth > DEEPEST {
            return None;
        }
        let file = class.file.as_ref()?;
        let same = class.package() == self.package;
        let Some(entry) = file.inner_classes.iter().find(|i| i.inner == class.name) else {
            let simple = class.name.rsplit('/').next().unwrap_or_default().to_string();
            let seen = same || class.access & access::PUBLIC != 0;
            return (seen && is_identifier(&simple)).then(|| vec![simple]);
        };
        let (outer, name) = (entry.outer.as_ref()?, entry.name.as_ref()?);
        if !self.visible(entry.access, same) || !is_identifier(name) {
            return None;
        }
        let mut names = self.path(self.load(outer)?, depth + 1)?;
        names.push(name.to_string());
        Some(names)
    }

    fn visible(&self, flags: u16, same_package: bool) -> bool {
        flags & access::PUBLIC != 0 || (same_package && flags & access::PRIVATE == 0)
    }

    /// A member that a test can use through this class.
    pub fn sees(&self, owner: &Class, flags: u16) -> bool {
        self.visible(flags, owner.package() == self.package) && flags & access::SYNTHETIC == 0
    }

    pub fn sees_field(&self, owner: &Class, field: &Field) -> bool {
        self.sees(owner, field.access) && self.class_name(owner).is_some() && is_identifier(&field.name)
    }

    /// The erased type; generic classes get `?` for their arguments. A class that cannot be named gives none.
    pub fn erased(&self, descriptor: &str) -> Option<Type> {
        if let Some(element) = descriptor.strip_prefix('[') {
            return Some(Type::Array(Box::new(self.erased(element)?)));
        }
        if let Some(plain) = plain_type(descriptor.chars().next()?).filter(|_| descriptor.len() == 1) {
            return Some(plain);
        }
        self.class_type(self.load(reference_name(descriptor)?)?)
    }

    /// The class with `?` for each of its type parameters.
    pub fn class_type(&self, class: &Class) -> Option<Type> {
        let count = type_parameters(class).len();
        Some(Type::Class(self.class_name(class)?, vec![Type::Any; count]))
    }

    /// The class without type arguments, as in a cast of null or a class literal.
    pub fn raw(&self, descriptor: &str) -> Option<Type> {
        match self.erased(descriptor)? {
            Type::Class(name, _) => Some(Type::Class(name, Vec::new())),
            Type::Array(_) => Some(Type::Array(Box::new(self.raw(descriptor.get(1..)?)?))),
            other => Some(other),
        }
    }

    /// A generic type with the variables replaced; wildcards become their bounds, because a value has one type.
    pub fn exact(&self, sig: &Sig, bindings: &Bindings, depth: u32) -> Option<Type> {
        if depth > DEEPEST {
            return None;
        }
        match sig {
            Sig::Plain(kind) => plain_type(*kind),
            Sig::Var(name) => bindings.get(name).cloned(),
            Sig::Array(element) => Some(Type::Array(Box::new(self.exact(element, bindings, depth + 1)?))),
            Sig::Wildcard(Some(bound)) => self.exact(bound, bindings, depth + 1),
            Sig::Wildcard(None) => self.erased("Ljava/lang/Object;"),
            Sig::Class(name, arguments) => {
                let class = self.load(name)?;
                if arguments.is_empty() {
                    return self.class_type(class);
                }
                let parameters = type_parameters(class);
                let is_bounded = |at: usize| parameters.get(at).is_some_and(signature::TypeParameter::is_bounded);
                let arguments = arguments.iter().enumerate().map(|(at, argument)| match argument {
                    // `Object` is not within the bound of every parameter: `Enum<?>`.
                    Sig::Wildcard(None) if is_bounded(at) => Some(Type::Any),
                    argument => self.exact(argument, bindings, depth + 1),
                });
                let arguments = arguments.collect::<Option<Vec<Type>>>()?;
                // Only references can be type arguments.
                if arguments.iter().any(|a| matches!(a, Type::Plain(_))) {
                    return None;
                }
                Some(Type::Class(self.class_name(class)?, arguments))
            }
        }
    }

    /// Names for the parameters of a method that Java accepts, all different.
    pub fn parameter_names(&self, method: &Method) -> Vec<String> {
        let mut found: Vec<String> = Vec::new();
        let given = parameter_names(self.vm, method);
        for i in 0..method.params.len() {
            let name = given.get(i).cloned().flatten().filter(|n| is_identifier(n) && !n.contains('$'));
            let name = name.filter(|n| !found.contains(n)).unwrap_or_else(|| format!("arg{i}"));
            found.push(name);
        }
        found
    }
}

/// The generic signature of a method, if its class file has one that fits.
pub fn method_signature(vm: &Vm, method: &Method) -> Option<MethodSig> {
    let file = vm.program.class(method.class).file.as_ref()?;
    let info = file.methods.get(method.info? as usize)?;
    let mut sig = signature::method(info.signature.as_deref()?)?;
    // Those of inner classes and enums leave the hidden parameters out.
    while sig.arguments.len() < method.params.len() {
        sig.arguments.insert(0, Sig::Wildcard(None));
    }
    (sig.arguments.len() == method.params.len()).then_some(sig)
}

/// The same as a class has it that inherits it: `compareTo(T)` of `Comparable` is `compareTo(Version)` where that implements
/// `Comparable<Version>`.
pub fn inherited_signature(vm: &Vm, class: &Class, method: &Method) -> Option<MethodSig> {
    let sig = method_signature(vm, method)?;
    if method.class == class.id {
        return Some(sig);
    }
    let parameters = type_parameters(vm.program.class(method.class));
    let arguments = arguments_of(vm, class, method.class, 0)?;
    (arguments.len() == parameters.len()).then(|| MethodSig {
        arguments: sig.arguments.iter().map(|argument| argument.with(&parameters, &arguments)).collect(),
        result: sig.result.with(&parameters, &arguments),
        parameters: sig.parameters,
    })
}

/// What a class gives a supertype for its type parameters.
fn arguments_of(vm: &Vm, class: &Class, above: ClassId, depth: u32) -> Option<Vec<Sig>> {
    if depth > DEEPEST || !vm.program.is_subtype(class.id, above) {
        return None;
    }
    let file = class.file.as_ref()?;
    let named = match &file.signature {
        Some(text) => signature::supertypes(text),
        None => {
            let names = file.super_name.iter().chain(&file.interfaces);
            names.map(|name| Sig::Class(name.to_string(), Vec::new())).collect()
        }
    };
    named.into_iter().find_map(|sig| {
        let Sig::Class(name, own) = sig else { return None };
        let next = vm.program.class(vm.program.load(&name).ok()?);
        if next.id == above {
            return Some(own);
        }
        let given = arguments_of(vm, next, above, depth + 1)?;
        let parameters = type_parameters(next);
        Some(given.iter().map(|sig| sig.with(&parameters, &own)).collect())
    })
}

/// The type parameters of a class.
pub fn type_parameters(class: &Class) -> Vec<signature::TypeParameter> {
    let text = class.file.as_ref().and_then(|f| f.signature.clone());
    text.map(|t| signature::class(&t)).unwrap_or_default()
}

/// The signature of a field.
pub fn field_signature(class: &Class, name: &str) -> Option<Sig> {
    let info = class.file.as_ref()?.fields.iter().find(|f| &*f.name == name)?;
    signature::field(info.signature.as_deref()?)
}

fn plain_type(kind: char) -> Option<Type> {
    Some(Type::Plain(match kind {
        'Z' => "boolean",
        'B' => "byte",
        'S' => "short",
        'C' => "char",
        'I' => "int",
        'J' => "long",
        'F' => "float",
        'D' => "double",
        'V' => "void",
        _ => return None,
    }))
}

/// Words that Java keeps for itself.
const RESERVED: &[&str] = &[
    "_",
    "abstract",
    "assert",
    "boolean",
    "break",
    "byte",
    "case",
    "catch",
    "char",
    "class",
    "const",
    "continue",
    "default",
    "do",
    "double",
    "else",
    "enum",
    "extends",
    "false",
    "final",
    "finally",
    "float",
    "for",
    "goto",
    "if",
    "implements",
    "import",
    "instanceof",
    "int",
    "interface",
    "long",
    "native",
    "new",
    "null",
    "package",
    "private",
    "protected",
    "public",
    "return",
    "short",
    "static",
    "strictfp",
    "super",
    "switch",
    "synchronized",
    "this",
    "throw",
    "throws",
    "transient",
    "true",
    "try",
    "void",
    "volatile",
    "while",
];

/// A name that Java source can spell.
pub fn is_identifier(name: &str) -> bool {
    let mut chars = name.chars();
    let start = |c: char| c.is_alphabetic() || c == '_' || c == '$';
    chars.next().is_some_and(start) && chars.all(|c| start(c) || c.is_numeric()) && !RESERVED.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers() {
        for good in ["a", "A1", "_x", "größe", "a$b", "record"] {
            assert!(is_identifier(good), "{good}");
        }
        for bad in ["", "1a", "a-b", "int", "new", "a.b", "<init>", "_"] {
            assert!(!is_identifier(bad), "{bad}");
        }
    }
}

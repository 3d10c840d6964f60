//! Which tests a class path has.
//!
//! Every class of it is looked at, whatever its name. What JUnit's engines take for a test class is in `jupiter` and
//! `junit4`; here is what both share.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::annotations::{info, on_class, on_method};
use super::{Framework, Suite, TestClass, TestMethod};
use super::{junit4, jupiter};
use crate::classfile::Annotation;
use crate::interp::Vm;
use crate::program::{Class, ClassPath, Method, Program};
use crate::util::error::Result;
use crate::util::{ClassId, InputError, MethodId};

/// Types whose presence on a method says that a framework is needed, and what it is called.
const FRAMEWORKS: [(&str, &str); 6] = [
    ("org/junit/jupiter/api/", "JUnit 5 (junit-jupiter-api)"),
    ("org/junit/jupiter/params/", "JUnit 5 parameterized tests (junit-jupiter-params)"),
    ("org/junit/platform/", "the JUnit platform (junit-platform-suite-api)"),
    ("org/junit/", "JUnit 4 (junit)"),
    ("org/testng/", "TestNG"),
    ("net/jqwik/", "jqwik"),
];
/// The first ones of them can be run.
const RUNNABLE: usize = 4;

/// The tests among these classes, which are a part of the VM's class path.
pub fn discover(vm: &Vm, tests: &ClassPath) -> Result<Suite> {
    let program = &vm.program;
    let names = tests.classes()?;
    let mut suite = Suite::default();
    let mut foreign: BTreeSet<&str> = BTreeSet::new();
    for name in &names {
        // Class files are read first: one that cannot be loaded tells what it would need.
        let file = match tests.load(name) {
            Ok(Some(found)) => found.class,
            Ok(None) => continue,
            Err(error) => {
                suite.warnings.push(error.to_string());
                continue;
            }
        };
        let on_methods = file.methods.iter().flat_map(|m| &m.annotations);
        let mut framework = None;
        for annotation in file.annotations.iter().chain(on_methods) {
            let Some(kind) = annotation.type_name() else { continue };
            let Some(at) = FRAMEWORKS.iter().position(|(prefix, _)| kind.starts_with(prefix)) else { continue };
            if at >= RUNNABLE {
                foreign.insert(FRAMEWORKS[at].1);
            } else if let Err(error) = program.load(kind) {
                return Err(missing(name, &error.message, FRAMEWORKS[at].1));
            } else {
                framework = Some(FRAMEWORKS[at].1);
            }
        }
        let class = match program.load(name) {
            Ok(class) => program.class(class),
            Err(error) if error.message.starts_with("junit/framework/") => {
                return Err(missing(name, &error.message, "JUnit 3 (in junit's jar)"));
            }
            Err(error) => {
                if let Some(framework) = framework {
                    return Err(missing(name, &error.message, framework));
                }
                suite.warnings.push(format!("{} cannot be loaded: {}", name.replace('/', "."), error.message));
                continue;
            }
        };
        suite.classes.extend(jupiter::test_class(program, class, &mut suite.warnings));
        suite.classes.extend(junit4::test_class(program, class, &mut suite.warnings));
    }
    suite.warnings.extend(foreign.into_iter().map(|name| format!("there are tests of {name}, which are not run")));
    Ok(suite)
}

fn missing(class: &str, needed: &str, framework: &str) -> InputError {
    let (class, needed) = (class.replace('/', "."), needed.replace('/', "."));
    InputError::usage(format!(
        "{class} needs the class {needed}, which is on neither path; add the jar of {framework} to --tests, such as \
         --tests target/test-classes:junit-platform-console-standalone.jar"
    ))
}

/// A class without tests yet.
pub fn blank(class: &Class, framework: Framework) -> TestClass {
    TestClass {
        name: Rc::clone(&class.name),
        class: class.id,
        framework,
        display: simple_name(&class.name),
        per_class: false,
        skipped: None,
        unsupported: None,
        before_all: Vec::new(),
        before_each: Vec::new(),
        after_each: Vec::new(),
        after_all: Vec::new(),
        tests: Vec::new(),
        nested: Vec::new(),
        parameters: None,
        rules: Vec::new(),
    }
}

/// A test without anything special.
pub fn plain(program: &Program, method: &Method) -> TestMethod {
    let code = info(program, method).and_then(|info| info.code.as_ref());
    let line = code.and_then(|code| code.lines.iter().map(|entry| entry.line).min()).unwrap_or(0);
    TestMethod {
        method: method.id,
        name: method.name.to_string(),
        display: format!("{}({})", method.name, parameter_names(method)),
        line: line.into(),
        kind: super::TestKind::Plain,
        skipped: None,
        unsupported: None,
        expected: None,
    }
}

/// `int, String`: simple names, as JUnit shows them.
fn parameter_names(method: &Method) -> String {
    let Ok(signature) = crate::classfile::descriptor::MethodType::parse(&method.descriptor) else {
        return String::new();
    };
    let simple = |name: String| name.rsplit(['.', '$']).next().unwrap_or_default().to_string();
    signature.params.iter().map(|p| simple(p.java())).collect::<Vec<_>>().join(", ")
}

fn simple_name(internal: &str) -> String {
    internal.rsplit(['/', '$']).next().unwrap_or(internal).to_string()
}

/// The declared methods of a class that a person wrote.
pub fn declared<'p>(program: &'p Program, class: &'p Class) -> impl Iterator<Item = &'p Method> {
    use crate::classfile::access::SYNTHETIC;
    let own = class.methods.iter().map(|m| program.method(*m));
    own.filter(|m| m.access & SYNTHETIC == 0 && !m.is_constructor() && !m.is_class_initializer())
}

/// JUnit's order of methods: by the hash of their names, then by name, then by signature. Deterministic, but not obvious.
pub fn in_junit_order<'p>(methods: impl Iterator<Item = &'p Method>) -> Vec<&'p Method> {
    let mut all: Vec<&Method> = methods.collect();
    all.sort_by_key(|m| (java_hash(&m.name), m.name.clone(), m.descriptor.clone()));
    all
}

fn java_hash(text: &str) -> i32 {
    text.encode_utf16().fold(0i32, |hash, unit| hash.wrapping_mul(31).wrapping_add(i32::from(unit)))
}

/// Whether a method of a subclass hides one of a superclass: same name and parameters.
pub fn shadows(lower: &Method, upper: &Method) -> bool {
    let parameters = |m: &Method| m.descriptor.split(')').next().map(str::to_owned);
    lower.name == upper.name && parameters(lower) == parameters(upper)
}

/// The methods with an annotation for which `wanted` holds.
pub fn annotated(program: &Program, methods: &[&Method], wanted: impl Fn(&[Annotation]) -> bool) -> Vec<MethodId> {
    methods.iter().filter(|m| wanted(on_method(program, m))).map(|m| m.id).collect()
}

/// Fields of the class and its superclasses with their annotations: name of the class, name of the field.
pub fn annotated_fields(program: &Program, class: ClassId) -> Vec<(String, String, Vec<Annotation>)> {
    let mut found = Vec::new();
    for ancestor in program.class(class).display.iter() {
        let class = program.class(*ancestor);
        for field in class.file.iter().flat_map(|file| &file.fields).filter(|f| !f.annotations.is_empty()) {
            found.push((class.java_name(), field.name.to_string(), field.annotations.clone()));
        }
    }
    found
}

/// Neither local nor anonymous, and if it is a member, then static.
pub fn stands_alone(class: &Class) -> bool {
    let Some(file) = &class.file else { return false };
    let own = file.inner_classes.iter().find(|inner| inner.inner == class.name);
    let is_static = |access: u16| access & crate::classfile::access::STATIC != 0;
    file.enclosing_method.is_none() && own.is_none_or(|own| own.outer.is_some() && is_static(own.access))
}

/// The flags as the source has them: those of a member stand with its outer class.
pub fn flags(class: &Class) -> u16 {
    let own = class.file.as_ref().and_then(|f| f.inner_classes.iter().find(|inner| inner.inner == class.name));
    own.map_or(class.access, |own| own.access)
}

/// Whether the class or one of its superclasses has this annotation itself.
pub fn inherits(program: &Program, class: &Class, name: &str) -> Option<Annotation> {
    let lines = class.display.iter().rev().map(|c| program.class(*c));
    lines.into_iter().find_map(|c| on_class(c).iter().find(|a| a.is(name)).cloned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_java_s() {
        assert_eq!(java_hash(""), 0);
        assert_eq!(java_hash("adds"), 2_989_042);
        assert_eq!(java_hash("polygenelubricants"), i32::MIN);
    }

    #[test]
    fn simple_names() {
        assert_eq!(simple_name("a/b/C$D"), "D");
        assert_eq!(simple_name("Top"), "Top");
    }
}

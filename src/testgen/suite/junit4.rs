//! What JUnit 4 and JUnit 3 take for tests: annotated methods of public classes, and `test...` methods of `TestCase`s.

use super::annotations::{class_value, on_class, on_method};
use super::discover::stands_alone;
use super::discover::{annotated, blank, declared, flags, in_junit_order, inherits, plain, shadows};
use super::{Framework, Rule, TestClass, TestMethod};
use crate::classfile::{Annotation, ElementValue, access};
use crate::program::{Class, Method, Program};
use crate::util::MethodId;

const TEST: &str = "org/junit/Test";
const PARAMETERIZED: &str = "org/junit/runners/Parameterized";
/// Runners that do what is done without one.
const PLAIN_RUNNERS: [&str; 3] = [
    "org/junit/runners/JUnit4",
    "org/junit/runners/BlockJUnit4ClassRunner",
    "org/junit/internal/runners/JUnit4ClassRunner",
];
/// Runners whose classes hold no tests themselves: the tests that they name are found without them.
const COLLECTIONS: [&str; 4] = [
    "org/junit/runners/Suite",
    "org/junit/experimental/runners/Enclosed",
    "org/junit/runners/AllTests",
    "org/junit/experimental/categories/Categories",
];

pub fn test_class(program: &Program, class: &Class, warnings: &mut Vec<String>) -> Option<TestClass> {
    let flags = flags(class);
    if flags & access::PUBLIC == 0 || flags & (access::ABSTRACT | access::INTERFACE) != 0 || !stands_alone(class) {
        return None;
    }
    let runner = inherits(program, class, "org/junit/runner/RunWith");
    let runner = runner.as_ref().and_then(|a| a.value("value")).and_then(class_value).map(str::to_string);
    match runner.as_deref() {
        Some("org/junit/platform/runner/JUnitPlatform") => return None,
        Some(runner) if COLLECTIONS.contains(&runner) => {
            let runner = runner.rsplit('/').next().unwrap_or(runner);
            let name = class.java_name();
            warnings.push(format!(
                "{name}: @RunWith({runner}) is not followed; the tests that it names are run by themselves"
            ));
            return None;
        }
        _ => {}
    }
    if let Some(found) = test_case(program, class, runner.is_some()) {
        return Some(found);
    }
    let mut found = blank(class, Framework::JUnit4);
    // Subclasses before superclasses, as JUnit 4 goes through them.
    let methods = unhidden(program, class);
    let is = |name: &'static str| move |given: &[Annotation]| given.iter().any(|a| a.is(name));
    found.tests = tests(program, class, &methods);
    if found.tests.is_empty() {
        return match runner {
            // Whatever gives its tests is unknown here.
            Some(runner) if !PLAIN_RUNNERS.contains(&runner.as_str()) && runner != PARAMETERIZED => {
                warnings.push(format!(
                    "{}: @RunWith({}) is not supported",
                    class.java_name(),
                    runner.replace('/', ".")
                ));
                None
            }
            _ => None,
        };
    }
    // JUnit 4 puts each method that runs from top to bottom before those it has.
    let reversed = |mut all: Vec<MethodId>| {
        all.reverse();
        all
    };
    found.before_all = reversed(annotated(program, &methods, is("org/junit/BeforeClass")));
    found.before_each = reversed(annotated(program, &methods, is("org/junit/Before")));
    found.after_each = annotated(program, &methods, is("org/junit/After"));
    found.after_all = annotated(program, &methods, is("org/junit/AfterClass"));
    found.skipped = on_class(class).iter().find(|a| a.is("org/junit/Ignore")).map(reason);
    found.unsupported = match runner.as_deref() {
        Some(PARAMETERIZED) => {
            let parameters = annotated(program, &methods, is("org/junit/runners/Parameterized$Parameters"));
            found.parameters = parameters.first().copied();
            found.parameters.is_none().then(|| "Parameterized without a method with @Parameters".to_string())
        }
        Some(runner) if !PLAIN_RUNNERS.contains(&runner) => Some(format!("@RunWith({})", runner.replace('/', "."))),
        _ => None,
    };
    if found.unsupported.is_none() {
        match rules(program, class, &methods) {
            Ok(rules) => found.rules = rules,
            Err(what) => found.unsupported = Some(what),
        }
    }
    Some(found)
}

fn reason(ignored: &Annotation) -> String {
    ignored.text("value").filter(|text| !text.is_empty()).unwrap_or("@Ignore").to_string()
}

/// The methods of the class and its superclasses that no subclass hides, subclasses first.
fn unhidden<'p>(program: &'p Program, class: &'p Class) -> Vec<&'p Method> {
    let mut found: Vec<&Method> = Vec::new();
    for ancestor in class.display.iter().rev() {
        for method in in_junit_order(declared(program, program.class(*ancestor))) {
            if !found.iter().any(|lower| lower.class != method.class && shadows(lower, method)) {
                found.push(method);
            }
        }
    }
    found
}

fn tests(program: &Program, class: &Class, methods: &[&Method]) -> Vec<TestMethod> {
    let mut found = Vec::new();
    for method in methods.iter().filter(|m| !m.is_abstract()) {
        let given = on_method(program, method);
        let Some(annotation) = given.iter().find(|a| a.is(TEST)) else { continue };
        let mut test = plain(program, method);
        test.display = test.name.clone();
        test.skipped = given.iter().find(|a| a.is("org/junit/Ignore")).map(reason);
        if !method.is_public() || method.is_static() || method.result.is_some() || !method.params.is_empty() {
            test.unsupported =
                Some("a JUnit 4 test that is not public, not an instance method, not void or takes parameters".into());
        }
        if let Some(expected) =
            annotation.value("expected").and_then(class_value).filter(|c| *c != "org/junit/Test$None")
        {
            match program.load(expected) {
                Ok(class) => test.expected = Some(class),
                Err(error) => test.unsupported = Some(format!("the expected exception: {}", error.message)),
            }
        }
        found.push(test);
    }
    let sorter = inherits(program, class, "org/junit/FixMethodOrder");
    if let Some(ElementValue::Enum(_, name)) = sorter.as_ref().and_then(|a| a.value("value"))
        && &**name == "NAME_ASCENDING"
    {
        found.sort_by(|a, b| a.name.cmp(&b.name));
    }
    found
}

/// The rules around each test: those of methods, then those of fields by their names, subclasses first. What is not
/// supported is said.
fn rules(program: &Program, class: &Class, methods: &[&Method]) -> Result<Vec<Rule>, String> {
    let kind = |given: &[Annotation]| -> Option<Result<(), &'static str>> {
        let rule = given.iter().find(|a| a.is("org/junit/Rule") || a.is("org/junit/ClassRule"))?;
        Some(match rule.is("org/junit/ClassRule") {
            true => Err("@ClassRule"),
            false if rule.value("order").is_some() => Err("@Rule with an order"),
            false => Ok(()),
        })
    };
    let mut found = Vec::new();
    for method in methods {
        match kind(on_method(program, method)) {
            Some(Ok(())) => found.push(Rule::Method(method.id)),
            Some(Err(what)) => return Err(format!("{what} on the method {}", method.name)),
            None => {}
        }
    }
    for ancestor in class.display.iter().rev().map(|c| program.class(*c)) {
        let Some(file) = &ancestor.file else { continue };
        let mut fields: Vec<_> = file.fields.iter().zip(ancestor.fields.iter()).collect();
        fields.sort_by(|a, b| a.0.name.cmp(&b.0.name));
        for (info, field) in fields {
            match kind(&info.annotations) {
                Some(Ok(())) if !field.is_static() => found.push(Rule::Field(field.slot)),
                Some(Ok(())) => return Err(format!("@Rule on the static field {}", field.name)),
                Some(Err(what)) => return Err(format!("{what} on the field {}", field.name)),
                None => {}
            }
        }
    }
    Ok(found)
}

/// A JUnit 3 test case: public `void test...()` methods, with `setUp` and `tearDown` around each.
fn test_case(program: &Program, class: &Class, has_runner: bool) -> Option<TestClass> {
    let case = program.load("junit/framework/TestCase").ok()?;
    if has_runner || !program.is_subtype(class.id, case) {
        return None;
    }
    let mut found = blank(class, Framework::JUnit3);
    let methods = unhidden(program, class);
    for method in methods.iter().filter(|m| m.name.starts_with("test") && m.is_public() && !m.is_static()) {
        if method.result.is_none() && method.params.is_empty() && !method.is_abstract() {
            let mut test = plain(program, method);
            test.display = test.name.clone();
            found.tests.push(test);
        }
    }
    // What a class changes of how a test case runs itself.
    let own = |name: &str| methods.iter().any(|m| m.class != case && &*m.name == name);
    let changed = ["suite", "runTest", "runBare", "run"].into_iter().find(|name| own(name));
    found.unsupported = changed.map(|name| format!("a TestCase with its own {name}()"));
    let named = |name: &str| program.find_named(class.id, name, "()V").map(|m| m.id);
    found.before_each = named("setUp").into_iter().collect();
    found.after_each = named("tearDown").into_iter().collect();
    (!found.tests.is_empty()).then_some(found)
}

//! JUnit 4 rules: the test is made a `Statement` of JUnit's own, each rule is put around it as JUnit does it, and the
//! outermost statement is evaluated. All of that is JUnit's code in the VM, so any rule does what it does on the JVM, or
//! ends by the name of what the VM does not support.

use super::run::reflected;
use super::session::{Called, Session, Stop};
use super::{Rule, TestClass, TestMethod};
use crate::state::Ref;
use crate::util::MethodId;

const STATEMENT: &str = "Lorg/junit/runners/model/Statement;";
const FRAMEWORK_METHOD: &str = "org/junit/runners/model/FrameworkMethod";

/// Runs a test with everything around it.
pub fn run(session: &mut Session<'_>, class: &TestClass, test: &TestMethod, instance: Ref) -> Called<()> {
    let method = framework_method(session, test.method)?;
    let invoke = format!("(L{FRAMEWORK_METHOD};Ljava/lang/Object;)V");
    let mut statement = made(session, &internal("InvokeMethod"), &invoke, &[method, instance])?;
    if let Some(expected) = test.expected {
        let expected = session.vm.mirror(&mut session.state, expected);
        let expect = format!("({STATEMENT}Ljava/lang/Class;)V");
        statement = made(session, &internal("ExpectException"), &expect, &[statement, expected])?;
    }
    let around = format!("({STATEMENT}Ljava/util/List;Ljava/lang/Object;)V");
    for (name, methods) in [("RunBefores", &class.before_each), ("RunAfters", &class.after_each)] {
        if !methods.is_empty() {
            let methods = list(session, methods)?;
            statement = made(session, &internal(name), &around, &[statement, methods, instance])?;
        }
    }
    let description = description(session, class, test)?;
    for rule in &class.rules {
        let rule = match rule {
            Rule::Field(slot) => session.state.heap.field(instance, *slot as usize).and_then(|v| v.as_ref()),
            Rule::Method(method) => Some(session.call(*method, instance, &[])?),
        };
        let rule = rule.unwrap_or_default();
        session.pin(rule);
        statement = if session.is_instance(rule, "org/junit/rules/TestRule") {
            let apply = format!("({STATEMENT}Lorg/junit/runner/Description;){STATEMENT}");
            session.call_virtual(rule, "apply", &apply, &[statement, description])?
        } else if session.is_instance(rule, "org/junit/rules/MethodRule") {
            let apply = format!("({STATEMENT}L{FRAMEWORK_METHOD};Ljava/lang/Object;){STATEMENT}");
            session.call_virtual(rule, "apply", &apply, &[statement, method, instance])?
        } else {
            return Err(Stop::Failed("a @Rule is null, or neither TestRule nor MethodRule".into()));
        };
        session.pin(statement);
    }
    session.call_virtual(statement, "evaluate", "()V", &[]).map(|_| ())
}

fn internal(name: &str) -> String {
    format!("org/junit/internal/runners/statements/{name}")
}

/// A new object by the constructor with this descriptor; it stays alive.
fn made(session: &mut Session<'_>, class: &str, descriptor: &str, arguments: &[Ref]) -> Called<Ref> {
    let id = session.load(class)?;
    let found = session.vm.program.find_named(id, "<init>", descriptor).filter(|m| m.class == id).map(|m| m.id);
    match found {
        Some(constructor) => session.construct(constructor, arguments),
        None => Err(Stop::Unsupported(format!("rules of this version of JUnit 4 ({class})"))),
    }
}

fn framework_method(session: &mut Session<'_>, method: MethodId) -> Called<Ref> {
    let method = reflected(session, method)?;
    session.pin(method);
    made(session, FRAMEWORK_METHOD, "(Ljava/lang/reflect/Method;)V", &[method])
}

fn list(session: &mut Session<'_>, methods: &[MethodId]) -> Called<Ref> {
    let mut all = Vec::new();
    for method in methods {
        all.push(framework_method(session, *method)?);
    }
    let array = session.object_array(&all)?;
    let list = session.call_static("java/util/Arrays", "asList", "([Ljava/lang/Object;)Ljava/util/List;", &[array])?;
    session.pin(list);
    Ok(list)
}

/// Without the annotations of the test, which cannot be made objects.
fn description(session: &mut Session<'_>, class: &TestClass, test: &TestMethod) -> Called<Ref> {
    let mirror = session.vm.mirror(&mut session.state, class.class);
    let name = session.text(&test.name);
    let none = session.load("[Ljava/lang/annotation/Annotation;")?;
    let none =
        session.state.heap.alloc_array(none, crate::state::Elements::Ref(crate::state::Chunked::from_slice(&[])));
    session.pin(none);
    let create =
        "(Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/annotation/Annotation;)Lorg/junit/runner/Description;";
    let made =
        session.call_static("org/junit/runner/Description", "createTestDescription", create, &[mirror, name, none])?;
    session.pin(made);
    Ok(made)
}

//! What JUnit 5 takes for tests (JUnit 5 user guide, chapter 2): classes, nested classes, methods, their life cycle and
//! order; and what they ask for that is not supported.

use super::annotations::{class_value, find, flattened_until, has, info, of_class, on_class, on_method, shown};
use super::discover::{annotated_fields, blank, declared, flags, in_junit_order, plain, shadows, stands_alone};
use super::{Framework, TestClass, TestKind, TestMethod};
use crate::classfile::{Annotation, ElementValue, access};
use crate::program::{Class, Method, Program};
use crate::util::MethodId;

const API: &str = "org/junit/jupiter/api/";
const PARAMETERIZED: &str = "org/junit/jupiter/params/ParameterizedTest";
const EXTEND_WITH: &str = "org/junit/jupiter/api/extension/ExtendWith";
/// Nested classes in nested classes.
const DEEPEST: usize = 16;
/// What a method without `@Order` counts as.
const NO_ORDER: i32 = i32::MAX / 2;

fn api(name: &str) -> String {
    format!("{API}{name}")
}

/// Annotations that are made of extensions, but are handled here.
fn is_known(name: &str) -> bool {
    name == PARAMETERIZED
        || name
            .strip_prefix(API)
            .is_some_and(|n| matches!(n, "Test" | "RepeatedTest" | "TestFactory" | "Nested" | "Timeout"))
}

pub fn test_class(program: &Program, class: &Class, warnings: &mut Vec<String>) -> Option<TestClass> {
    let flags = flags(class);
    let stands = stands_alone(class) && flags & (access::PRIVATE | access::ABSTRACT | access::INTERFACE) == 0;
    stands.then(|| collect(program, class, 0, warnings)).flatten()
}

fn collect(program: &Program, class: &Class, depth: usize, warnings: &mut Vec<String>) -> Option<TestClass> {
    let mut found = blank(class, Framework::Jupiter);
    let groups = hierarchy(program, class);
    let methods: Vec<&Method> = groups.iter().flatten().copied().collect();
    for method in &methods {
        found.tests.extend(test_method(program, method));
    }
    if depth < DEEPEST {
        for member in nested_classes(program, class) {
            found.nested.extend(collect(program, member, depth + 1, warnings));
        }
    }
    if found.tests.is_empty() && found.nested.is_empty() {
        return None;
    }
    order(program, class, &mut found.tests, warnings);
    let with = |name: &str, groups: &mut dyn Iterator<Item = &Vec<&Method>>| -> Vec<MethodId> {
        let name = api(name);
        groups.flatten().filter(|m| has(program, on_method(program, m), &name)).map(|m| m.id).collect()
    };
    found.before_all = with("BeforeAll", &mut groups.iter());
    found.before_each = with("BeforeEach", &mut groups.iter());
    found.after_each = with("AfterEach", &mut groups.iter().rev());
    found.after_all = with("AfterAll", &mut groups.iter().rev());
    let instance = of_class(program, class.id, &api("TestInstance"), true);
    let life = instance.as_ref().and_then(|a| a.value("value"));
    found.per_class = matches!(life, Some(ElementValue::Enum(_, name)) if &**name == "PER_CLASS");
    found.skipped = of_class(program, class.id, &api("Disabled"), false).map(|a| reason(&a));
    if let Some(name) = of_class(program, class.id, &api("DisplayName"), false) {
        found.display = name.text("value").unwrap_or(&found.display).to_string();
    }
    let life_cycle = [&found.before_all, &found.before_each, &found.after_each, &found.after_all];
    let asked = life_cycle.into_iter().flatten().find_map(|m| wanted_by_method(program, program.method(*m)));
    found.unsupported = wanted_by_class(program, class).or(asked);
    Some(found)
}

fn reason(disabled: &Annotation) -> String {
    disabled.text("value").filter(|text| !text.is_empty()).unwrap_or("@Disabled").to_string()
}

/// The methods of a class from its superclasses down: those of the superclass, of the interfaces, its own. Hidden and
/// abstract ones are left out; each group is in JUnit's order.
fn hierarchy<'p>(program: &'p Program, class: &'p Class) -> Vec<Vec<&'p Method>> {
    let own = in_junit_order(declared(program, class).filter(|m| !m.is_abstract()));
    let hidden = |upper: &&Method| !declared(program, class).any(|lower| shadows(lower, upper));
    let mut groups = Vec::new();
    let above = class.super_class.filter(|_| !class.is_interface()).map(|c| hierarchy(program, program.class(c)));
    let interfaces = class.interfaces.iter().flat_map(|i| hierarchy(program, program.class(*i)));
    for group in above.into_iter().flatten().chain(interfaces) {
        let known: Vec<MethodId> = groups.iter().flatten().map(|m: &&Method| m.id).collect();
        let group: Vec<&Method> = group.into_iter().filter(|m| hidden(m) && !known.contains(&m.id)).collect();
        groups.push(group);
    }
    groups.push(own);
    groups.retain(|group| !group.is_empty());
    groups
}

fn nested_classes<'p>(program: &'p Program, class: &'p Class) -> Vec<&'p Class> {
    let mut found: Vec<&Class> = Vec::new();
    for ancestor in class.display.iter().rev().map(|c| program.class(*c)) {
        let Some(file) = &ancestor.file else { continue };
        let members = file.inner_classes.iter().filter(|i| i.outer.as_ref() == Some(&ancestor.name));
        for member in members.filter(|i| i.access & (access::STATIC | access::PRIVATE | access::ABSTRACT) == 0) {
            let Ok(member) = program.load(&member.inner) else { continue };
            let member = program.class(member);
            if has(program, on_class(member), &api("Nested")) && found.iter().all(|f| f.id != member.id) {
                found.push(member);
            }
        }
    }
    found
}

fn test_method(program: &Program, method: &Method) -> Option<TestMethod> {
    let given = on_method(program, method);
    if given.is_empty() || method.is_static() || method.is_private() || method.is_abstract() {
        return None;
    }
    let returns = method.result.is_some();
    let kind = if has(program, given, &api("Test")) {
        TestKind::Plain
    } else if let Some(repeated) = find(program, given, &api("RepeatedTest")) {
        TestKind::Repeated(repeated.int("value").and_then(|n| u32::try_from(n).ok()).unwrap_or(0))
    } else if has(program, given, PARAMETERIZED) {
        TestKind::Parameterized(super::arguments::sources(program, given))
    } else if has(program, given, &api("TestFactory")) {
        TestKind::Factory
    } else if has(program, given, &api("TestTemplate")) {
        let mut test = plain(program, method);
        test.unsupported = Some("@TestTemplate (an extension gives its invocations)".into());
        return Some(test);
    } else {
        return None;
    };
    if returns != matches!(kind, TestKind::Factory) {
        return None;
    }
    let mut test = plain(program, method);
    test.kind = kind;
    test.skipped = find(program, given, &api("Disabled")).map(|a| reason(&a));
    if let Some(name) = find(program, given, &api("DisplayName")) {
        test.display = name.text("value").unwrap_or(&test.display).to_string();
    }
    test.unsupported = wanted_by_method(program, method);
    Some(test)
}

/// What the annotations of an element ask for that is not supported.
fn wanted(program: &Program, given: &[Annotation]) -> Option<String> {
    given.iter().find_map(|annotation| {
        let all = flattened_until(program, std::slice::from_ref(annotation), &is_known);
        let extension = all.iter().find(|a| a.is(EXTEND_WITH) || a.is("org/junit/jupiter/api/extension/Extensions"))?;
        if !annotation.is(EXTEND_WITH) {
            return Some(shown(annotation));
        }
        let names: Vec<String> =
            extension.list("value").iter().filter_map(class_value).map(|name| name.replace('/', ".")).collect();
        Some(format!("@ExtendWith({})", names.join(", ")))
    })
}

fn wanted_by_class(program: &Program, class: &Class) -> Option<String> {
    // @ExtendWith is inherited, from superclasses and interfaces.
    let above = class.display.iter().chain(class.all_interfaces.iter()).map(|c| program.class(*c));
    let on_classes = above.into_iter().find_map(|c| wanted(program, on_class(c)));
    on_classes.or_else(|| {
        annotated_fields(program, class.id).into_iter().find_map(|(_, field, given)| {
            let known = ["org/junit/jupiter/api/extension/RegisterExtension", "org/junit/jupiter/api/io/TempDir"];
            let found = given.iter().find(|a| known.iter().any(|k| a.is(k))).map(shown);
            found.or_else(|| wanted(program, &given)).map(|what| format!("{what} on the field {field}"))
        })
    })
}

fn wanted_by_method(program: &Program, method: &Method) -> Option<String> {
    const BY_PARAMETER: [&str; 3] = [
        "org/junit/jupiter/params/converter/ConvertWith",
        "org/junit/jupiter/params/aggregator/AggregateWith",
        "org/junit/jupiter/api/io/TempDir",
    ];
    wanted(program, on_method(program, method)).or_else(|| {
        let parameters = info(program, method).map(|info| info.parameter_annotations.as_slice()).unwrap_or_default();
        parameters.iter().flatten().find_map(|annotation| {
            let given = std::slice::from_ref(annotation);
            let known = BY_PARAMETER.iter().any(|name| has(program, given, name));
            let what = if known { Some(shown(annotation)) } else { wanted(program, given) };
            what.map(|what| format!("{what} on a parameter"))
        })
    })
}

fn order(program: &Program, class: &Class, tests: &mut [TestMethod], warnings: &mut Vec<String>) {
    let Some(orderer) = of_class(program, class.id, &api("TestMethodOrder"), true) else { return };
    let orderer = orderer.value("value").and_then(class_value).unwrap_or_default().to_string();
    match orderer.strip_prefix("org/junit/jupiter/api/MethodOrderer$") {
        Some("OrderAnnotation") => tests.sort_by_key(|test| {
            let given = on_method(program, program.method(test.method));
            find(program, given, &api("Order")).and_then(|a| a.int("value")).unwrap_or(NO_ORDER)
        }),
        Some("MethodName" | "Alphanumeric") => tests.sort_by_key(|test| {
            let method = program.method(test.method);
            (method.name.clone(), method.descriptor.clone())
        }),
        Some("DisplayName") => tests.sort_by_key(|test| test.display.clone()),
        _ => warnings.push(format!(
            "{}: the order of {} is not followed; its tests run in the default order",
            class.java_name(),
            orderer.replace('/', ".")
        )),
    }
}

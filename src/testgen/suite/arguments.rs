//! Where the arguments of parameterized tests come from: the sources of JUnit 5 (user guide 2.16.3), and what both
//! frameworks take for a list of arguments.

use super::annotations::{class_value, flattened_until, shown};
use super::csv;
use super::session::{Called, Session, Stop};
use crate::classfile::{Annotation, ElementValue, access};
use crate::program::{Method, Program};
use crate::state::{Ref, Value};
use crate::util::{ClassId, MethodId};

const PROVIDERS: &str = "org/junit/jupiter/params/provider/";
/// Executions of one test; more are a mistake.
const MOST_ROWS: usize = 100_000;

fn provider(name: &str) -> Option<&str> {
    name.strip_prefix(PROVIDERS)
}

/// The source annotations of a test, in order; those that repeat are taken out of their container.
pub fn sources(program: &Program, given: &[Annotation]) -> Vec<Annotation> {
    // `@NullAndEmptySource` is no more than the two annotations on it.
    let is_source = |name: &str| provider(name).is_some_and(|n| n != "NullAndEmptySource");
    let mut found = Vec::new();
    for annotation in flattened_until(program, given, &is_source) {
        let name = annotation.type_name().and_then(provider);
        match name {
            Some("NullAndEmptySource") | None => {}
            Some(name) if name.ends_with("Sources") => {
                found.extend(annotation.list("value").iter().filter_map(|value| match value {
                    ElementValue::Nested(annotation) => Some(annotation.clone()),
                    _ => None,
                }));
            }
            Some(name) if name.ends_with("Source") => found.push(annotation),
            Some(_) => {}
        }
    }
    found
}

/// The rows of arguments. `owner` is the test's class; `receiver` its instance where there is one for all tests.
pub fn rows(
    session: &mut Session<'_>,
    owner: ClassId,
    receiver: Ref,
    test: &Method,
    sources: &[Annotation],
) -> Called<Vec<Vec<Ref>>> {
    let mut rows = Vec::new();
    for source in sources {
        match source.type_name().and_then(provider) {
            Some("ValueSource") => rows.extend(values(session, source)?.into_iter().map(|value| vec![value])),
            Some("CsvSource") => rows.extend(records(session, source)?),
            Some("EnumSource") => rows.extend(constants(session, source, test)?.into_iter().map(|c| vec![c])),
            Some("NullSource") => rows.push(vec![Ref::NULL]),
            Some("EmptySource") => rows.push(vec![empty(session, test)?]),
            Some("MethodSource") => rows.extend(from_methods(session, owner, receiver, test, source)?),
            _ => return Err(Stop::Unsupported(shown(source))),
        }
        if rows.len() > MOST_ROWS {
            return Err(Stop::Unsupported(format!("more than {MOST_ROWS} executions of one test")));
        }
    }
    if rows.is_empty() {
        return Err(Stop::Failed("there are no arguments for this parameterized test".into()));
    }
    Ok(rows)
}

fn values(session: &mut Session<'_>, source: &Annotation) -> Called<Vec<Ref>> {
    let mut found = Vec::new();
    for (_, value) in &source.values {
        let ElementValue::List(all) = value else { continue };
        for value in all {
            found.push(match value {
                ElementValue::Boolean(v) => session.boxed(Value::bool(*v), 'Z')?,
                ElementValue::Byte(v) => session.boxed(Value::int((*v).into()), 'B')?,
                ElementValue::Char(v) => session.boxed(Value::int((*v).into()), 'C')?,
                ElementValue::Short(v) => session.boxed(Value::int((*v).into()), 'S')?,
                ElementValue::Int(v) => session.boxed(Value::int(*v), 'I')?,
                ElementValue::Long(v) => session.boxed(Value::long(*v), 'J')?,
                ElementValue::Float(v) => session.boxed(Value::float(*v), 'F')?,
                ElementValue::Double(v) => session.boxed(Value::double(*v), 'D')?,
                ElementValue::Text(text) => session.text(text),
                ElementValue::Class(descriptor) => {
                    let parsed = crate::classfile::descriptor::FieldType::parse(descriptor);
                    let parsed = parsed.map_err(|e| Stop::Failed(e.to_string()))?;
                    let class = session.vm.program.class_of_type(&parsed).map_err(|e| Stop::Failed(e.message))?;
                    session.vm.mirror(&mut session.state, class)
                }
                _ => return Err(Stop::Unsupported("@ValueSource with a value that is none".into())),
            });
        }
    }
    Ok(found)
}

fn records(session: &mut Session<'_>, source: &Annotation) -> Called<Vec<Vec<Ref>>> {
    let letter = |name: &str| match source.value(name) {
        Some(ElementValue::Char(unit)) if *unit != 0 => char::from_u32((*unit).into()),
        _ => None,
    };
    let delimiter = source.text("delimiterString").filter(|text| !text.is_empty()).map(str::to_string);
    let block = source.text("textBlock").filter(|text| !text.is_empty());
    let style = csv::Style {
        delimiter: delimiter.unwrap_or_else(|| letter("delimiter").unwrap_or(',').to_string()),
        quote: letter("quoteCharacter").unwrap_or('\''),
        trim: source.boolean("ignoreLeadingAndTrailingWhitespace").unwrap_or(true),
        empty: source.text("emptyValue").unwrap_or_default().to_string(),
        nulls: source.texts("nullValues").iter().map(|text| text.to_string()).collect(),
        block: block.is_some(),
    };
    let texts = match block {
        Some(block) => vec![block.to_string()],
        None => source.texts("value").iter().map(|text| text.to_string()).collect(),
    };
    let mut found = Vec::new();
    for text in texts {
        let parsed = csv::parse(&text, &style).map_err(|what| Stop::Failed(format!("@CsvSource: {what}: {text}")))?;
        for record in parsed {
            found.push(record.iter().map(|v| v.as_ref().map_or(Ref::NULL, |text| session.text(text))).collect());
        }
    }
    if source.boolean("useHeadersInDisplayName") == Some(true) && !found.is_empty() {
        found.remove(0);
    }
    Ok(found)
}

/// The descriptor of the first parameter.
fn first_parameter(test: &Method) -> Called<String> {
    let types = crate::explore::script::parameter_types(&test.descriptor);
    types.into_iter().next().ok_or_else(|| Stop::Failed("the test has no parameter for its arguments".into()))
}

fn constants(session: &mut Session<'_>, source: &Annotation, test: &Method) -> Called<Vec<Ref>> {
    let given = source.value("value").and_then(class_value).filter(|name| provider(name) != Some("NullEnum"));
    let class = match given {
        Some(name) => name.to_string(),
        None => first_parameter(test)?.trim_start_matches('L').trim_end_matches(';').to_string(),
    };
    let id = session.load(&class)?;
    if session.vm.program.class(id).access & access::ENUM == 0 {
        return Err(Stop::Failed(format!("@EnumSource: {} is no enum", class.replace('/', "."))));
    }
    let array = session.call_static(&class, "values", &format!("()[L{class};"), &[])?;
    session.pin(array);
    let all = session.elements(array)?.unwrap_or_default();
    let names = source.texts("names");
    let mode = match source.value("mode") {
        Some(ElementValue::Enum(_, mode)) => mode.to_string(),
        _ => "INCLUDE".to_string(),
    };
    let mut found = Vec::new();
    let mut known = Vec::new();
    for constant in all {
        let name = session.aside(|s| s.call_virtual(constant, "name", "()Ljava/lang/String;", &[]))?;
        let text = session.vm.string_text(&session.state, name).unwrap_or_default();
        let listed = names.iter().any(|n| **n == text);
        let matching = match mode.as_str() {
            "INCLUDE" | "EXCLUDE" => 0,
            _ => matching(session, name, &names)?,
        };
        let chosen = match mode.as_str() {
            "INCLUDE" => names.is_empty() || listed,
            "EXCLUDE" => !listed,
            "MATCH_ALL" => matching == names.len(),
            "MATCH_ANY" => matching > 0,
            "MATCH_NONE" => matching == 0,
            other => return Err(Stop::Unsupported(format!("@EnumSource(mode = {other})"))),
        };
        known.push(text);
        found.extend(chosen.then_some(constant));
    }
    let unknown = names.iter().find(|n| !known.iter().any(|k| *k == ***n));
    match unknown.filter(|_| !mode.starts_with("MATCH")) {
        Some(name) => Err(Stop::Failed(format!("@EnumSource: there is no constant {name}"))),
        None => Ok(found),
    }
}

/// How many of the patterns a text matches.
fn matching(session: &mut Session<'_>, text: Ref, patterns: &[std::rc::Rc<str>]) -> Called<usize> {
    session.pin(text);
    let mut count = 0;
    for pattern in patterns {
        let pattern = session.text(pattern);
        let answer = session.aside(|s| s.call_virtual(text, "matches", "(Ljava/lang/String;)Z", &[pattern]))?;
        count += usize::from(session.truth(answer));
    }
    Ok(count)
}

fn empty(session: &mut Session<'_>, test: &Method) -> Called<Ref> {
    let descriptor = first_parameter(test)?;
    if descriptor.starts_with('[') {
        let class = session.load(&descriptor)?;
        let component = session.vm.program.class(class).component();
        let shape = component.map(|c| session.vm.program.class(c).shape.clone());
        let elements = crate::interp::blank_elements(&shape.unwrap_or(crate::program::Shape::Instance), 0);
        let array = session.state.heap.alloc_array(class, elements);
        session.pin(array);
        return Ok(array);
    }
    let made = match descriptor.as_str() {
        "Ljava/lang/String;" => return Ok(session.text("")),
        "Ljava/util/List;" => session.call_static("java/util/Collections", "emptyList", "()Ljava/util/List;", &[]),
        "Ljava/util/Set;" => session.call_static("java/util/Collections", "emptySet", "()Ljava/util/Set;", &[]),
        "Ljava/util/Map;" => session.call_static("java/util/Collections", "emptyMap", "()Ljava/util/Map;", &[]),
        other => Err(Stop::Unsupported(format!("@EmptySource for a parameter of type {other}"))),
    }?;
    session.pin(made);
    Ok(made)
}

fn from_methods(
    session: &mut Session<'_>,
    owner: ClassId,
    receiver: Ref,
    test: &Method,
    source: &Annotation,
) -> Called<Vec<Vec<Ref>>> {
    let mut names: Vec<String> = source.texts("value").iter().map(|name| name.to_string()).collect();
    if names.is_empty() || names.iter().all(String::is_empty) {
        names = vec![test.name.to_string()];
    }
    let mut found = Vec::new();
    for name in names {
        let factory = factory(session, owner, &name)?;
        let is_static = session.vm.program.method(factory).is_static();
        if !is_static && receiver.is_null() {
            return Err(Stop::Failed(format!("the factory method {name} must be static")));
        }
        let made = session.call(factory, if is_static { Ref::NULL } else { receiver }, &[])?;
        session.pin(made);
        for element in list(session, made)? {
            found.push(row(session, element)?);
            if found.len() > MOST_ROWS {
                return Err(Stop::Unsupported(format!("more than {MOST_ROWS} executions of one test")));
            }
        }
    }
    Ok(found)
}

/// `name`, `name()` or `pkg.Class#name`: a method without parameters.
fn factory(session: &Session<'_>, owner: ClassId, name: &str) -> Called<MethodId> {
    let program = &session.vm.program;
    let (class, method) = match name.split_once('#') {
        Some((class, method)) => {
            let class = program.load(&class.replace('.', "/"));
            (class.map_err(|e| Stop::Failed(format!("@MethodSource: {}", e.message)))?, method)
        }
        None => (owner, name),
    };
    let method = method.strip_suffix("()").unwrap_or(method);
    let lines = program.class(class).display.iter().rev().chain(program.class(class).all_interfaces.iter());
    let mut named = Vec::new();
    for class in lines {
        named.extend(program.class(*class).methods.iter().map(|m| program.method(*m)).filter(|m| &*m.name == method));
    }
    match named.iter().find(|m| m.params.is_empty() && m.result.is_some()) {
        Some(factory) => Ok(factory.id),
        None if named.is_empty() => Err(Stop::Failed(format!("@MethodSource: there is no method {name}"))),
        None => Err(Stop::Unsupported(format!("@MethodSource with a method that takes parameters ({name})"))),
    }
}

/// The elements of a stream, collection, iterator or array.
pub fn list(session: &mut Session<'_>, object: Ref) -> Called<Vec<Ref>> {
    if let Some(elements) = session.elements(object)? {
        return Ok(elements);
    }
    for (class, of) in [("Stream", ""), ("IntStream", "Int"), ("LongStream", "Long"), ("DoubleStream", "Double")] {
        if !session.is_instance(object, &format!("java/util/stream/{class}")) {
            continue;
        }
        let stream = match of {
            "" => object,
            _ => session.call_virtual(object, "boxed", "()Ljava/util/stream/Stream;", &[])?,
        };
        session.pin(stream);
        let array = session.call_virtual(stream, "toArray", "()[Ljava/lang/Object;", &[])?;
        session.pin(array);
        return Ok(session.elements(array)?.unwrap_or_default());
    }
    let iterator = if session.is_instance(object, "java/lang/Iterable") {
        session.call_virtual(object, "iterator", "()Ljava/util/Iterator;", &[])?
    } else if session.is_instance(object, "java/util/Iterator") {
        object
    } else {
        return Err(Stop::Failed("what gives the arguments is neither stream, collection, iterator nor array".into()));
    };
    session.pin(iterator);
    let mut found = Vec::new();
    loop {
        let more = session.call_virtual(iterator, "hasNext", "()Z", &[])?;
        if !session.truth(more) {
            return Ok(found);
        }
        if found.len() > MOST_ROWS {
            return Err(Stop::Unsupported(format!("more than {MOST_ROWS} executions of one test")));
        }
        let element = session.call_virtual(iterator, "next", "()Ljava/lang/Object;", &[])?;
        session.pin(element);
        found.push(element);
    }
}

/// The arguments that one element stands for.
pub fn row(session: &mut Session<'_>, element: Ref) -> Called<Vec<Ref>> {
    let mut object = element;
    if session.is_instance(element, "org/junit/jupiter/params/provider/Arguments") {
        object = session.call_virtual(element, "get", "()[Ljava/lang/Object;", &[])?;
        session.pin(object);
    }
    let mut row = match session.is_instance(object, "[Ljava/lang/Object;") {
        true => session.elements(object)?.unwrap_or_default(),
        false => vec![element],
    };
    for value in &mut row {
        if session.is_instance(*value, "org/junit/jupiter/api/Named") {
            *value = session.call_virtual(*value, "getPayload", "()Ljava/lang/Object;", &[])?;
            session.pin(*value);
        }
    }
    Ok(row)
}

//! The instances that tests run in, and the parameters that JUnit gives to constructors and methods by itself.

use super::annotations::{flattened, on_class, on_method};
use super::convert::convert;
use super::run::{Execution, Level, Runner};
use super::session::{Called, Session, Stop};
use super::{Framework, TestClass};
use crate::explore::script::parameter_types;
use crate::program::Method;
use crate::state::{Chunked, Elements, Ref, Value};
use crate::util::MethodId;

impl Runner<'_> {
    /// The instances that a test runs in: that of the outermost class first. One for all tests of a class stands in those
    /// that were made with it.
    pub(super) fn instances(&mut self, levels: &[Level<'_>], execution: Option<&Execution<'_>>) -> Called<Vec<Ref>> {
        let shared = levels.iter().rposition(|level| !level.shared.is_empty());
        let mut found = shared.and_then(|at| levels.get(at)).map(|level| level.shared.clone()).unwrap_or_default();
        for level in levels.iter().skip(found.len()) {
            let outer = found.last().copied();
            found.push(self.instance_in(level.class, outer, execution)?);
        }
        Ok(found)
    }

    pub(super) fn instance_in(
        &mut self,
        class: &TestClass,
        outer: Option<Ref>,
        execution: Option<&Execution<'_>>,
    ) -> Called<Ref> {
        let row = execution.and_then(|e| e.row.as_deref());
        let program = &self.session.vm.program;
        let found = program.class(class.class);
        let constructors: Vec<&Method> =
            found.methods.iter().map(|m| program.method(*m)).filter(|m| m.is_constructor()).collect();
        let named = |descriptor: &str| constructors.iter().find(|m| &*m.descriptor == descriptor).copied();
        let chosen = match (class.framework, constructors.as_slice()) {
            (_, [only]) => Some(*only),
            (Framework::JUnit3, _) => named("()V").or_else(|| named("(Ljava/lang/String;)V")),
            _ => None,
        };
        let Some(constructor) = chosen else {
            return Err(Stop::Failed(format!("{} must have exactly one constructor", found.java_name())));
        };
        let is_junit4_row = class.framework == Framework::JUnit4 && !constructor.params.is_empty();
        let mut arguments: Vec<Ref> = Vec::new();
        let types = parameter_types(&constructor.descriptor);
        match (class.framework, row) {
            (Framework::JUnit4, Some(row)) if is_junit4_row => {
                for (value, descriptor) in row.iter().zip(&types) {
                    arguments.push(unwidened(&mut self.session, *value, descriptor)?);
                }
                if row.len() != types.len() {
                    return Err(Stop::Failed("wrong number of arguments for the constructor".into()));
                }
            }
            (Framework::Jupiter, _) => {
                arguments.extend(outer);
                for descriptor in types.iter().skip(arguments.len()) {
                    arguments.push(self.parameter(descriptor, class, execution)?);
                }
            }
            (Framework::JUnit3, _) if types.len() == 1 => {
                let name = execution.map(|e| e.test.name.clone()).unwrap_or_default();
                arguments.push(self.session.text(&name));
            }
            (Framework::JUnit4, _) if !types.is_empty() => {
                return Err(Stop::Failed("the constructor of a JUnit 4 test takes no parameters".into()));
            }
            _ => {}
        }
        let instance = self.session.construct(constructor.id, &arguments)?;
        self.session.pin(instance);
        if class.framework == Framework::JUnit3 {
            let name = execution.map(|e| e.test.name.clone()).unwrap_or_default();
            let name = self.session.text(&name);
            self.session.aside(|s| s.call_virtual(instance, "setName", "(Ljava/lang/String;)V", &[name]))?;
        }
        if let (Some(row), false) = (row, is_junit4_row) {
            self.inject(class, instance, row)?;
        }
        Ok(instance)
    }

    /// `@Parameter` fields of a JUnit 4 `Parameterized` class.
    fn inject(&mut self, class: &TestClass, instance: Ref, row: &[Ref]) -> Called<()> {
        let vm = self.session.vm;
        for ancestor in vm.program.class(class.class).display.iter().map(|c| vm.program.class(*c)) {
            let Some(file) = &ancestor.file else { continue };
            for (info, field) in file.fields.iter().zip(ancestor.fields.iter()) {
                let parameter = info.annotations.iter().find(|a| a.is("org/junit/runners/Parameterized$Parameter"));
                let Some(parameter) = parameter else { continue };
                let index = parameter.int("value").and_then(|i| usize::try_from(i).ok()).unwrap_or(0);
                let Some(value) = row.get(index).copied() else {
                    return Err(Stop::Failed(format!("there is no parameter {index} for the field {}", field.name)));
                };
                let value = unwidened(&mut self.session, value, &field.descriptor)?;
                let stored = match self.session.unboxed(value).filter(|_| field.descriptor.len() == 1) {
                    Some((value, _)) => value,
                    None => Value::reference(value),
                };
                self.session.state.heap.set_field(instance, field.slot as usize, stored);
            }
        }
        Ok(())
    }

    /// The parameters that JUnit itself knows.
    pub(super) fn parameter(
        &mut self,
        descriptor: &str,
        class: &TestClass,
        execution: Option<&Execution<'_>>,
    ) -> Called<Ref> {
        match descriptor {
            "Lorg/junit/jupiter/api/TestInfo;" => self.test_info(class, execution),
            "Lorg/junit/jupiter/api/RepetitionInfo;" => match execution.and_then(|e| e.repetition) {
                Some((number, total)) => {
                    let values = [
                        ("currentRepetition", Value::int(number as i32)),
                        ("totalRepetitions", Value::int(total as i32)),
                    ];
                    self.made("RepetitionInfoParameterResolver$DefaultRepetitionInfo", &values)
                }
                None => Err(Stop::Failed("RepetitionInfo in a test that is not repeated".into())),
            },
            "Lorg/junit/jupiter/api/TestReporter;" => Err(Stop::Unsupported("a parameter of type TestReporter".into())),
            other => {
                let shown =
                    crate::classfile::descriptor::FieldType::parse(other).map_or(other.to_string(), |t| t.java());
                Err(Stop::Failed(format!("no ParameterResolver is registered for a parameter of type {shown}")))
            }
        }
    }

    /// An object of JUnit's own, with its fields set.
    fn made(&mut self, class: &str, fields: &[(&str, Value)]) -> Called<Ref> {
        let name = format!("org/junit/jupiter/engine/extension/{class}");
        let vm = self.session.vm;
        let class = vm.program.load(&name).map_err(|_| {
            Stop::Unsupported("TestInfo and RepetitionInfo without junit-jupiter-engine on the path".into())
        })?;
        let object = vm.new_instance(&mut self.session.state, class);
        for (name, value) in fields {
            let Some(field) = vm.program.find_field(class, name, None) else {
                return Err(Stop::Unsupported("TestInfo or RepetitionInfo of this version of JUnit".into()));
            };
            self.session.state.heap.set_field(object, field.slot as usize, *value);
        }
        self.session.pin(object);
        Ok(object)
    }

    fn test_info(&mut self, class: &TestClass, execution: Option<&Execution<'_>>) -> Called<Ref> {
        let vm = self.session.vm;
        let display = execution.map_or_else(|| class.display.clone(), |e| e.display.clone());
        let display = self.session.text(&display);
        let on_test = execution.map(|e| on_method(&vm.program, vm.program.method(e.test.method))).unwrap_or_default();
        let given = on_class(vm.program.class(class.class)).iter().chain(on_test).cloned().collect::<Vec<_>>();
        let mut tags: Vec<String> = Vec::new();
        for annotation in flattened(&vm.program, &given) {
            if annotation.is("org/junit/jupiter/api/Tag") {
                tags.extend(annotation.text("value").map(str::to_string));
            }
            for value in annotation.list("value").iter().filter(|_| annotation.is("org/junit/jupiter/api/Tags")) {
                if let crate::classfile::ElementValue::Nested(tag) = value {
                    tags.extend(tag.text("value").map(str::to_string));
                }
            }
        }
        let tags: Vec<Ref> = tags.iter().map(|tag| self.session.text(tag)).collect();
        let tags = self.session.object_array(&tags)?;
        let asked = execution.map(|e| e.test.method);
        let (tags, class_object, method_object) = self.session.aside(|s| {
            let list = s.call_static("java/util/Arrays", "asList", "([Ljava/lang/Object;)Ljava/util/List;", &[tags])?;
            let set = s.load("java/util/LinkedHashSet")?;
            let by_list = s.vm.program.find_named(set, "<init>", "(Ljava/util/Collection;)V").map(|m| m.id);
            let by_list = by_list.ok_or_else(|| Stop::Ended("LinkedHashSet has no constructor".into()))?;
            s.pin(list);
            let tags = s.construct(by_list, &[list])?;
            let mirror = s.vm.mirror(&mut s.state, class.class);
            let method = match asked {
                Some(method) => reflected(s, method)?,
                None => Ref::NULL,
            };
            s.pin(method);
            let optional = "(Ljava/lang/Object;)Ljava/util/Optional;";
            let class_object = s.call_static("java/util/Optional", "ofNullable", optional, &[mirror])?;
            s.pin(class_object);
            let method_object = s.call_static("java/util/Optional", "ofNullable", optional, &[method])?;
            s.pin(method_object);
            Ok((tags, class_object, method_object))
        })?;
        let values =
            [("displayName", display), ("tags", tags), ("testClass", class_object), ("testMethod", method_object)];
        let values = values.map(|(name, object)| (name, Value::reference(object)));
        self.made("TestInfoParameterResolver$DefaultTestInfo", &values)
    }
}

/// As reflection passes values on: primitives are widened, nothing else is converted.
fn unwidened(session: &mut Session<'_>, value: Ref, descriptor: &str) -> Called<Ref> {
    if descriptor.len() == 1 && session.unboxed(value).is_some() {
        convert(session, value, descriptor)
    } else {
        Ok(value)
    }
}

/// The `java.lang.reflect.Method` of a method.
pub(super) fn reflected(session: &mut Session<'_>, method: MethodId) -> Called<Ref> {
    let vm = session.vm;
    let method = vm.program.method(method);
    let mut types = Vec::new();
    for descriptor in parameter_types(&method.descriptor) {
        let parsed =
            crate::classfile::descriptor::FieldType::parse(&descriptor).map_err(|e| Stop::Ended(e.to_string()))?;
        let class = vm.program.class_of_type(&parsed).map_err(|e| Stop::Ended(e.message))?;
        types.push(vm.mirror(&mut session.state, class));
    }
    let array = session.load("[Ljava/lang/Class;")?;
    let array = session.state.heap.alloc_array(array, Elements::Ref(Chunked::from_slice(&types)));
    session.pin(array);
    let name = session.text(&method.name);
    let owner = vm.mirror(&mut session.state, method.class);
    let descriptor = "(Ljava/lang/String;[Ljava/lang/Class;)Ljava/lang/reflect/Method;";
    session.call_virtual(owner, "getDeclaredMethod", descriptor, &[name, array])
}

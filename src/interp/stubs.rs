//! Unknown functions: an input whose type is an interface that nothing on the class path has to implement is an object
//! that answers each call with an unknown value. What it answered is part of the input; in a test the answers are given.
//!
//! Such an object returns from every call and changes nothing. Other objects may do otherwise, so where one is used the
//! exploration is never complete.

use std::rc::Rc;

use super::Machine;
use super::candidates::{Candidate, CandidateKind};
use super::outcome::{ForkReason, Outcome};
use super::unknowns::{erase, type_arguments};
use crate::expr::Sort;
use crate::program::{Class, Method, Origin, Program};
use crate::state::inputs::{Answers, GivenAnswers, Stub, StubMethod};
use crate::state::{Lazy, Ref, State, Value};
use crate::util::{ClassId, MethodId};

/// Methods of one interface.
const MOST_METHODS: usize = 8;

impl Machine<'_> {
    /// An object that answers for this interface, if it can be one.
    pub(super) fn stub_candidate(&self, interface: &Class) -> Option<Candidate> {
        // Two versions need not call it in the same order.
        if self.vm.config.twins && !self.state.inputs.unusual || !interface.is_interface() {
            return None;
        }
        let sealed = interface.file.as_ref().is_some_and(|f| !f.permitted_subclasses.is_empty());
        let methods = self.vm.program.unimplemented(interface.id).len();
        let most = match interface.origin {
            Origin::App(_) => MOST_METHODS,
            _ if is_function(&interface.name) => 1,
            _ => 0,
        };
        if sealed || !(1..=most).contains(&methods) {
            return None;
        }
        let class = self.vm.program.answering(interface.id).ok()?;
        Some(Candidate { class, kind: CandidateKind::Stub(interface.id) })
    }

    pub(super) fn make_stub(&mut self, class: ClassId, interface: ClassId, lazy: &Lazy) -> Ref {
        let program = &self.vm.program;
        let object = self.vm.new_instance(self.state, class);
        let methods = program.unimplemented(interface);
        self.register_stub(object, interface, &methods, (&lazy.name, lazy.depth), lazy.signature.as_deref());
        object
    }

    /// The object answers for these methods of its class.
    pub(super) fn register_stub(
        &mut self,
        object: Ref,
        interface: ClassId,
        methods: &[&Method],
        (name, depth): (&Rc<str>, u32),
        signature: Option<&str>,
    ) {
        let program = &self.vm.program;
        let mut known: Vec<StubMethod> = Vec::new();
        for (number, method) in methods.iter().enumerate() {
            let (descriptor, signature) = result_type(program, interface, method, signature);
            let overridden = (!method.is_abstract())
                .then(|| self.terms.var(&format!("{name}.{}#{number} is overridden", method.name), Sort::Bool));
            let signature = signature.map(Into::into);
            known.push(StubMethod { method: method.id, overridden, descriptor: descriptor.into(), signature });
        }
        let stub = Stub {
            object,
            of_class: None,
            interface,
            name: Rc::clone(name),
            depth,
            answers: vec![Vec::new(); known.len()],
            thrown: vec![None; known.len()],
            methods: known.into(),
            given: None,
            class_asked: false,
        };
        Rc::make_mut(&mut self.state.inputs).stubs.push(stub);
    }

    /// The place of the stub that an object is.
    fn stub_of(&self, object: Ref) -> Option<usize> {
        let class = self.state.heap.class_of(object);
        self.state.inputs.stubs.iter().position(|s| s.object == object || s.object.is_null() && s.of_class == class)
    }

    /// Whether the class of a stub overrides a method that it could inherit; none for other objects.
    pub fn overrides(&mut self, object: Ref, method: usize) -> Option<Value> {
        let stub = self.state.inputs.stubs.get(self.stub_of(object)?)?;
        match &stub.given {
            Some(given) => Some(Value::bool(*given.overridden.get(method)?)),
            None => Some(Value::sym(self.terms.bool_to_int(stub.methods.get(method)?.overridden?))),
        }
    }

    /// The class of an object was asked for.
    pub(super) fn note_class_asked(&mut self, object: Ref) {
        let asked = |stub: &Stub| stub.object == object && !stub.class_asked;
        if let Some(at) = self.state.inputs.stubs.iter().position(asked)
            && let Some(stub) = Rc::make_mut(&mut self.state.inputs).stubs.get_mut(at)
        {
            stub.class_asked = true;
        }
    }

    /// What a stub answers now; none for other objects.
    pub fn next_answer(&mut self, object: Ref, method: usize) -> Result<Option<Answered>, Box<Outcome>> {
        let Some(at) = self.stub_of(object) else { return Ok(None) };
        let Some((stub, known)) =
            self.state.inputs.stubs.get(at).and_then(|s| Some((s, s.methods.get(method)?.clone())))
        else {
            return Ok(None);
        };
        if let Some(thrown) = stub.thrown.get(method).copied().flatten() {
            return Ok(Some(Answered::Throws(thrown)));
        }
        if stub.given.is_some() {
            return Ok(self.given_answer(at, method).map(Answered::Gives));
        }
        let number = stub.answers.get(method).map_or(0, Vec::len) + 1;
        let called = |m: &StubMethod| self.vm.program.method(m.method).name.clone();
        let own = called(&known);
        let overloaded = stub.methods.iter().filter(|m| called(m) == own).count() > 1;
        let name = match overloaded {
            true => format!("{}.{own}/{method}#{number}", stub.name),
            false => format!("{}.{own}#{number}", stub.name),
        };
        let depth = stub.depth;
        // The first call tells whether all throw.
        if number == 1
            && self.state.inputs.unusual
            && let Some(exception) = self.exception_of(known.method)
        {
            let throws = self.terms.var(&format!("{name} throws"), Sort::Bool);
            if self.decide(throws, ForkReason::Library)? {
                if let Some(stub) = Rc::make_mut(&mut self.state.inputs).stubs.get_mut(at)
                    && let Some(thrown) = stub.thrown.get_mut(method)
                {
                    *thrown = Some(exception);
                }
                return Ok(Some(Answered::Throws(exception)));
            }
        }
        let value = match &*known.descriptor {
            "V" => Value::VOID,
            descriptor => self.unknown(&name, descriptor, known.signature.as_deref(), depth, true),
        };
        if let Some(stub) = Rc::make_mut(&mut self.state.inputs).stubs.get_mut(at)
            && let Some(answers) = stub.answers.get_mut(method)
        {
            answers.push(value);
        }
        Ok(Some(Answered::Gives(value)))
    }

    fn given_answer(&mut self, at: usize, method: usize) -> Option<Value> {
        let vm = self.vm;
        let stub = Rc::make_mut(&mut self.state.inputs).stubs.get_mut(at)?;
        let next = stub.given.as_mut()?.used.get_mut(method)?;
        let answers = stub.answers.get(method)?;
        let answer = answers.get(*next).or(answers.last()).copied();
        *next += 1;
        answer.or_else(|| Some(nothing(vm.program.method(stub.methods.get(method)?.method))))
    }

    /// What a method may throw: the first exception that it declares, or one that nobody has to declare.
    fn exception_of(&self, method: MethodId) -> Option<ClassId> {
        let program = &self.vm.program;
        let method = program.method(method);
        let file = program.class(method.class).file.as_ref();
        let info = file.zip(method.info).and_then(|(file, info)| file.methods.get(info as usize));
        let declared = info.iter().flat_map(|info| info.exceptions.iter()).filter_map(|name| program.load(name).ok());
        let usual = program.load("java/lang/IllegalStateException").ok();
        declared.chain(usual).find(|class| {
            let made = program.class(*class).declared.get(&program.selector("<init>", "()V"));
            !program.class(*class).is_abstract() && made.is_some_and(|m| program.method(*m).is_public())
        })
    }
}

/// What a method of a class that a caller writes does when it is called.
pub enum Answered {
    Gives(Value),
    /// A new exception of this class.
    Throws(ClassId),
}

impl super::Vm {
    /// An object of a class that a caller writes for a type; no constructor has run. It overrides the methods that are given,
    /// with these answers, the last one again and again.
    pub fn new_written(&self, state: &mut State, of: ClassId, answers: Vec<(MethodId, Answers)>) -> Option<Ref> {
        let object = self.new_instance(state, self.program.written(of).ok()?);
        self.give_answers(state, (object, None), of, &self.program.answered(of), answers);
        Some(object)
    }

    /// The same as a class all of whose objects answer so.
    pub fn new_written_class(
        &self,
        state: &mut State,
        of: ClassId,
        answers: Vec<(MethodId, Answers)>,
    ) -> Option<ClassId> {
        let class = self.program.written_anew(of).ok()?;
        self.give_answers(state, (Ref::NULL, Some(class)), of, &self.program.answered(of), answers);
        Some(class)
    }

    fn give_answers(
        &self,
        state: &mut State,
        (object, of_class): (Ref, Option<ClassId>),
        interface: ClassId,
        methods: &[&Method],
        mut answers: Vec<(MethodId, Answers)>,
    ) {
        let known = |m: &&Method| StubMethod { method: m.id, overridden: None, descriptor: "".into(), signature: None };
        let overridden = methods.iter().map(|m| answers.iter().any(|(id, _)| *id == m.id)).collect();
        let (mut values, mut thrown) = (Vec::new(), Vec::new());
        for method in methods {
            let found = answers.iter().position(|(id, _)| *id == method.id).map(|at| answers.swap_remove(at).1);
            values.push(if let Some(Answers::Give(values)) = &found { values.clone() } else { Vec::new() });
            thrown.push(if let Some(Answers::Throw(class)) = found { Some(class) } else { None });
        }
        let given = Some(GivenAnswers { used: vec![0; methods.len()], overridden });
        let methods = methods.iter().map(known).collect();
        let (name, depth, class_asked, answers) = ("".into(), 0, false, values);
        let stub = Stub { object, of_class, interface, name, depth, methods, answers, thrown, given, class_asked };
        Rc::make_mut(&mut state.inputs).stubs.push(stub);
    }
}

/// What a method answers that nobody gave answers.
fn nothing(method: &Method) -> Value {
    method.result.map_or(Value::VOID, super::advance::default_value)
}

/// Interfaces of the JDK that are there to be implemented by lambda expressions.
pub(super) fn is_function(name: &str) -> bool {
    name.starts_with("java/util/function/")
        || matches!(name, "java/util/Comparator" | "java/lang/Runnable" | "java/util/concurrent/Callable")
}

/// What a method of an interface returns, as descriptor and generic signature: type variables stand for what the
/// signature of the reference says.
fn result_type(
    program: &Program,
    interface: ClassId,
    method: &Method,
    reference: Option<&str>,
) -> (String, Option<String>) {
    let erased = method.descriptor.rsplit(')').next().unwrap_or("V").to_string();
    let owner = program.class(method.class);
    let info = owner.file.as_ref().zip(method.info).and_then(|(f, i)| f.methods.get(i as usize));
    let generic = info.and_then(|i| i.signature.as_deref()).and_then(|s| s.rsplit(')').next());
    let generic = generic.map(|g| g.split('^').next().unwrap_or(g));
    let Some(generic) = generic else { return (erased, None) };
    let given = reference.map(type_arguments).unwrap_or_default();
    let found = match variable(generic) {
        None => Some(generic.to_string()),
        Some(name) if owner.id == interface => argument(owner, name, &given),
        // What the interface says of the one that it extends.
        Some(name) => {
            let class = program.class(interface);
            let of_super = super_arguments(class, &owner.name).unwrap_or_default();
            argument(owner, name, &of_super).and_then(|found| match variable(&found) {
                Some(own) => argument(class, own, &given),
                None => Some(found),
            })
        }
    };
    match found.filter(|f| variable(f).is_none()) {
        Some(found) => {
            let (descriptor, signature) = erase(&found);
            // A primitive, or a type that is narrower than the erased one.
            if found.starts_with(['L', '[']) { (descriptor, signature) } else { (erased, None) }
        }
        None => (erased, None),
    }
}

/// `T` of `TT;`.
fn variable(signature: &str) -> Option<&str> {
    signature.strip_prefix('T')?.strip_suffix(';')
}

/// The argument for a type parameter of a class.
fn argument(class: &Class, name: &str, arguments: &[String]) -> Option<String> {
    let signature = class.file.as_ref()?.signature.clone()?;
    let at = parameters(&signature).iter().position(|p| p == name)?;
    arguments.get(at).cloned()
}

/// The names of the type parameters of a class signature.
fn parameters(signature: &str) -> Vec<String> {
    let Some(inside) = signature.strip_prefix('<') else { return Vec::new() };
    let mut names = Vec::new();
    let (mut depth, mut name, mut in_bound) = (0, String::new(), false);
    let mut chars = inside.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '<' => depth += 1,
            '>' if depth == 0 => break,
            '>' => depth -= 1,
            ':' if depth == 0 => {
                if !in_bound {
                    names.push(std::mem::take(&mut name));
                }
                in_bound = true;
            }
            // The end of a bound: another one, or the next name.
            ';' if depth == 0 && chars.peek() != Some(&':') => in_bound = false,
            _ if !in_bound => name.push(c),
            _ => {}
        }
    }
    names
}

/// The type arguments that a class gives to an interface that it extends.
fn super_arguments(class: &Class, name: &str) -> Option<Vec<String>> {
    let signature = class.file.as_ref()?.signature.clone()?;
    let at = signature.find(&format!("L{name}<"))?;
    Some(type_arguments(signature.get(at..)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn type_parameters_by_name() {
        assert_eq!(parameters("<T:Ljava/lang/Object;R:Ljava/lang/Object;>Ljava/lang/Object;"), ["T", "R"]);
        assert_eq!(parameters("<K::Ljava/lang/Comparable<TK;>;:Ljava/io/Serializable;V:TK;>LA;"), ["K", "V"]);
        assert!(parameters("Ljava/lang/Object;").is_empty());
        assert_eq!(variable("TR;"), Some("R"));
        assert_eq!(variable("Ljava/lang/String;"), None);
    }
}

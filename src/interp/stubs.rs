//! Unknown functions: an input whose type is an interface that nothing on the class path has to implement is an object
//! that answers each call with an unknown value. What it answered is part of the input; in a test the answers are given.
//!
//! Such an object returns from every call and changes nothing. Other objects may do otherwise, so where one is used the
//! exploration is never complete.

use std::rc::Rc;

use super::Machine;
use super::candidates::{Candidate, CandidateKind};
use super::unknowns::{erase, type_arguments};
use crate::program::{Class, Method, Origin, Program};
use crate::state::inputs::{Stub, StubMethod};
use crate::state::{Lazy, Ref, State, Value};
use crate::util::ClassId;

/// Methods of one interface.
const MOST_METHODS: usize = 8;

impl Machine<'_> {
    /// An object that answers for this interface, if it can be one.
    pub(super) fn stub_candidate(&self, interface: &Class) -> Option<Candidate> {
        // Two versions need not call it in the same order.
        if self.vm.config.twins || !interface.is_interface() {
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
        let methods = program.unimplemented(interface).into_iter().map(|method| {
            let (descriptor, signature) = result_type(program, interface, method, lazy.signature.as_deref());
            StubMethod { method: method.id, descriptor: descriptor.into(), signature: signature.map(Into::into) }
        });
        let methods: Rc<[StubMethod]> = methods.collect();
        let object = self.vm.new_instance(self.state, class);
        let answers = vec![Vec::new(); methods.len()];
        let (name, depth) = (lazy.name.clone(), lazy.depth);
        let stub = Stub { object, interface, name, depth, methods, answers, given: None };
        Rc::make_mut(&mut self.state.inputs).stubs.push(stub);
        object
    }

    /// What a stub answers now; none for other objects.
    pub fn next_answer(&mut self, object: Ref, method: usize) -> Option<Value> {
        let at = self.state.inputs.stubs.iter().position(|s| s.object == object)?;
        let stub = self.state.inputs.stubs.get(at)?;
        let known = stub.methods.get(method)?.clone();
        if stub.given.is_some() {
            let stub = Rc::make_mut(&mut self.state.inputs).stubs.get_mut(at)?;
            let next = stub.given.as_mut()?.get_mut(method)?;
            let answers = stub.answers.get(method)?;
            let answer = answers.get(*next).or(answers.last()).copied();
            *next += 1;
            return answer;
        }
        let number = stub.answers.get(method)?.len() + 1;
        let name = format!("{}.{}#{number}", stub.name, self.vm.program.method(known.method).name);
        let depth = stub.depth;
        let value = self.unknown(&name, &known.descriptor, known.signature.as_deref(), depth, true);
        let stub = Rc::make_mut(&mut self.state.inputs).stubs.get_mut(at)?;
        stub.answers.get_mut(method)?.push(value);
        Some(value)
    }
}

impl super::Vm {
    /// An object that gives these answers, by method of the interface; the last one again and again.
    pub fn new_stub(&self, state: &mut State, interface: ClassId, answers: Vec<Vec<Value>>) -> Option<Ref> {
        let class = self.program.answering(interface).ok()?;
        let method = |m: &Method| StubMethod { method: m.id, descriptor: "".into(), signature: None };
        let methods = self.program.unimplemented(interface).into_iter().map(method).collect();
        let object = self.new_instance(state, class);
        let given = Some(vec![0; answers.len()]);
        let stub = Stub { object, interface, name: "".into(), depth: 0, methods, answers, given };
        Rc::make_mut(&mut state.inputs).stubs.push(stub);
        Some(object)
    }
}

/// Interfaces of the JDK that are there to be implemented by lambda expressions.
fn is_function(name: &str) -> bool {
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

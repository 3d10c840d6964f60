//! Methods that are taken as functions of their arguments: the same arguments give the same result, and nothing else is
//! known of it. For proofs about code that uses them (paper 001's DiSE leaves unchanged code out of sight likewise); what
//! is found to differ that way has to be confirmed by a run.
//!
//! Invariant: a result is a variable that is named by the method and the terms of the arguments, so that equal terms give
//! the same variable, in both versions of a program. That equal values give equal results is assumed for each pair.

use std::rc::Rc;

use super::{Machine, Step, Vm};
use crate::expr::TermId;
use crate::program::{Method, ModelSlot};
use crate::state::inputs::Applied;
use crate::state::{Value, View};
use crate::util::MethodId;

/// Earlier calls of the same function that a call is compared with.
const MOST_CALLS: usize = 24;

/// Functions of the library that no solver knows.
const MATHEMATICAL: [&str; 21] = [
    "sin(D)D",
    "cos(D)D",
    "tan(D)D",
    "asin(D)D",
    "acos(D)D",
    "atan(D)D",
    "atan2(DD)D",
    "exp(D)D",
    "expm1(D)D",
    "log(D)D",
    "log10(D)D",
    "log1p(D)D",
    "pow(DD)D",
    "sinh(D)D",
    "cosh(D)D",
    "tanh(D)D",
    "cbrt(D)D",
    "hypot(DD)D",
    "IEEEremainder(DD)D",
    "toRadians(D)D",
    "toDegrees(D)D",
];

impl Vm {
    /// Takes the functions of `Math` that no solver knows as functions.
    pub fn take_mathematical_functions(&self) {
        for class in ["java/lang/Math", "java/lang/StrictMath"] {
            let Ok(id) = self.program.load(class) else { continue };
            for text in MATHEMATICAL {
                let (name, types) = text.split_at(text.find('(').unwrap_or(text.len()));
                if let Some(method) = self.program.find_named(id, name, types) {
                    self.take_as_function(method.id);
                }
            }
        }
    }

    /// A static method of primitives that has no effect and always returns.
    pub fn take_as_function(&self, method: MethodId) {
        self.program.method(method).model.set(ModelSlot::Function);
    }

    /// The method is what it was.
    pub fn take_as_code(&self, method: MethodId) {
        self.program.method(method).model.set(ModelSlot::Unknown);
    }
}

impl Machine<'_> {
    #[cold]
    pub(super) fn invoke_function(&mut self, method: &Method) -> Step {
        let arguments: Vec<Value> = (0..method.args).rev().map(|i| self.operand(i)).collect();
        if !arguments.iter().any(|v| v.is_sym()) {
            return self.invoke_as_code(method);
        }
        let mut terms = Vec::with_capacity(arguments.len());
        for argument in arguments {
            terms.push(self.any_term(argument)?);
        }
        let class = &self.vm.program.class(method.class).name;
        let function: Rc<str> = format!("{class}.{}{}", method.name, method.descriptor).into();
        let ids: Vec<String> = terms.iter().map(|t| t.index().to_string()).collect();
        let name = format!("{function} of {}", ids.join(" "));
        let result = method.descriptor.rsplit(')').next().unwrap_or("V").to_string();
        let value = self.unknown(&name, &result, None, 0, false);
        if let View::Sym(term) = value.view() {
            self.agree(function, terms, term);
        }
        self.pop_values(method.args);
        self.finish_with(value)
    }

    /// Equal arguments, equal results.
    fn agree(&mut self, function: Rc<str>, arguments: Vec<TermId>, result: TermId) {
        let known = &self.state.inputs.applied;
        if let Some(at) = known.iter().position(|a| a.function == function && a.arguments == arguments) {
            if let Some(call) = Rc::make_mut(&mut self.state.inputs).applied.get_mut(at) {
                call.again = true;
            }
            return;
        }
        let earlier: Vec<Applied> =
            known.iter().filter(|a| a.function == function).rev().take(MOST_CALLS).cloned().collect();
        for other in earlier {
            let parts: Vec<TermId> =
                arguments.iter().zip(&other.arguments).map(|(a, b)| self.terms.identical(*a, *b)).collect();
            let same_arguments = self.terms.all_of(&parts);
            let same_result = self.terms.identical(result, other.result);
            let agreed = self.terms.implies(same_arguments, same_result);
            self.state.path.assume(self.terms, agreed);
        }
        let applied = Applied { function, arguments, result, again: false };
        Rc::make_mut(&mut self.state.inputs).applied.push(applied);
    }
}

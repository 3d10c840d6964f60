//! Expressions whose value is left on the stack.

use super::{Dialect, Predictor};
use crate::analysis::decisions::mapping::code::{is_noise, is_noisy_class};
use crate::analysis::decisions::mapping::nfa::{ANYWHERE, Label, State, Want};
use crate::source::ast::{Compare, ExprId, ExprKind, MemberKind, Ty};
use crate::source::constant::{self, Constant};
use crate::source::tree::Strict;
use crate::source::types;

/// Whether a bit operator shows as a token: not on longs.
#[derive(PartialEq)]
enum Shown {
    Yes,
    No,
    Perhaps,
}

impl Predictor<'_> {
    pub(super) fn values(&mut self, exprs: &[ExprId], at: State) -> State {
        exprs.iter().fold(at, |at, expr| self.value(*expr, at))
    }

    pub(super) fn value(&mut self, expr: ExprId, at: State) -> State {
        let expr = self.ast.bare(expr);
        let folds = match &self.ast.expr(expr).kind {
            ExprKind::Literal(_) | ExprKind::Name { .. } | ExprKind::Plain => return at,
            // Constants need names, operators and literals only.
            ExprKind::Call { .. } | ExprKind::New { .. } | ExprKind::Lambda { .. } => Constant::No,
            _ => constant::value(self.ast, expr),
        };
        if !matches!(folds, Constant::No | Constant::Maybe) {
            return at;
        }
        let end = self.computed(expr, at);
        if folds == Constant::Maybe && end != at {
            return self.join(&[Some(at), Some(end)]).unwrap_or(end);
        }
        end
    }

    fn computed(&mut self, expr: ExprId, at: State) -> State {
        match &self.ast.expr(expr).kind {
            ExprKind::Literal(_) | ExprKind::Name { .. } | ExprKind::Plain => at,
            ExprKind::Paren(inner) => self.value(*inner, at),
            ExprKind::Select { .. } | ExprKind::Index { .. } | ExprKind::Call { .. } => self.chain_of_calls(expr, at),
            ExprKind::Constructor { of, args, .. } => {
                let at = of.map_or(at, |of| self.value(of, at));
                let at = self.values(args, at);
                self.nfa.step(at, Want::Create { class: None, label: Label::Other })
            }
            ExprKind::New { outer, class, args, body } => {
                let at = outer.map_or(at, |outer| self.value(outer, at));
                let at = self.values(args, at);
                let simple = erased_simple(class);
                if is_noisy_class(simple) && body.is_none() {
                    return at;
                }
                let label = body.map_or(Label::Other, Label::Anonymous);
                self.nfa.step(at, Want::Create { class: Some(simple.to_owned()), label })
            }
            ExprKind::NewArray { sizes, init, .. } => {
                let at = self.values(sizes, at);
                init.map_or(at, |init| self.value(init, at))
            }
            ExprKind::ArrayInit(elements) => self.values(elements, at),
            ExprKind::Negate(inner) | ExprKind::Plus(inner) | ExprKind::Update(inner) => self.value(*inner, at),
            ExprKind::Complement(inner) => {
                let at = self.value(*inner, at);
                let shown = self.shown(*inner, *inner);
                self.bit(at, shown, Strict::Xor, Label::Other)
            }
            ExprKind::And(..) => self.chain_value(expr, at, false),
            ExprKind::Or(..) => self.chain_value(expr, at, true),
            ExprKind::Not(_) | ExprKind::Compare(..) => {
                let outcome = self.condition(expr, at);
                let end = self.whole(outcome).unwrap_or(at);
                match self.ast.expr(expr).kind {
                    ExprKind::Compare(Compare::Ne, left, right) if self.dialect == Dialect::Ecj => {
                        // On booleans, Eclipse's compiler has `^` for it.
                        let other = self.value(left, at);
                        let other = self.value(right, other);
                        let lines = self.lines(expr);
                        let other = self.nfa.step(other, Want::Bit(Strict::Xor, Label::Bit(expr), lines));
                        self.join(&[Some(end), Some(other)]).unwrap_or(end)
                    }
                    _ => end,
                }
            }
            ExprKind::InstanceOf { value, pattern: None } => {
                let at = self.value(*value, at);
                self.nfa.step(at, Want::InstanceOf(Label::TypeTest(expr)))
            }
            ExprKind::InstanceOf { .. } => {
                let outcome = self.condition(expr, at);
                self.whole(outcome).unwrap_or(at)
            }
            ExprKind::Bit(op, left, right) => {
                let at = self.value(*left, at);
                let at = self.value(*right, at);
                let shown = self.shown(*left, *right);
                self.bit(at, shown, *op, Label::Bit(expr))
            }
            ExprKind::Arith { first, rest } => {
                let mut at = self.value(*first, at);
                for (_, operand) in rest {
                    at = self.value(*operand, at);
                }
                at
            }
            ExprKind::Assign { left, bit, right } => {
                let at = self.value(*left, at);
                let at = self.value(*right, at);
                match bit {
                    None => at,
                    Some(op) => {
                        let shown = self.shown(*left, *right);
                        self.bit(at, shown, *op, Label::Bit(expr))
                    }
                }
            }
            ExprKind::ArithAssign { left, right } => {
                let at = self.value(*left, at);
                self.value(*right, at)
            }
            ExprKind::Ternary { condition, yes, no } => self.choice_value(*condition, *yes, *no, at),
            ExprKind::Cast { value, .. } => self.value(*value, at),
            ExprKind::Lambda { .. } => self.nfa.step(at, Want::Lambda(expr)),
            ExprKind::MethodRef { of } => {
                let at = of.map_or(at, |of| self.value(of, at));
                self.nfa.step(at, Want::MethodRef)
            }
            ExprKind::Switch(switch) => self.switch_value(switch, at, false),
        }
    }

    /// `a.b(c).d[e]`, without recursion along the chain.
    fn chain_of_calls(&mut self, expr: ExprId, at: State) -> State {
        let mut chain = Vec::new();
        let mut base = Some(expr);
        while let Some(expr) = base {
            let expr = self.ast.bare(expr);
            base = match &self.ast.expr(expr).kind {
                ExprKind::Select { of, .. } => Some(*of),
                ExprKind::Index { array, .. } => Some(*array),
                ExprKind::Call { of, .. } => *of,
                _ => {
                    base = Some(expr);
                    break;
                }
            };
            chain.push(expr);
        }
        let mut at = base.map_or(at, |base| self.value(base, at));
        while let Some(link) = chain.pop() {
            match &self.ast.expr(link).kind {
                ExprKind::Index { index, .. } => at = self.value(*index, at),
                ExprKind::Call { name, args, .. } => {
                    at = self.values(args, at);
                    if !is_noise(name) {
                        let called = self.nfa.step(at, Want::Call(name.clone()));
                        let hidden = self.access_methods && self.declares(name);
                        at = if hidden { self.join(&[Some(at), Some(called)]).unwrap_or(called) } else { called };
                    }
                }
                _ => {}
            }
        }
        at
    }

    /// Does the file declare a method of the name, which may be private and reached through an access method?
    fn declares(&self, wanted: &str) -> bool {
        let members = self.ast.classes.iter().flat_map(|class| &class.members);
        members.into_iter().any(|member| matches!(&member.kind, MemberKind::Method { name, .. } if name == wanted))
    }

    fn choice_value(&mut self, condition: ExprId, yes: ExprId, no: ExprId, at: State) -> State {
        let tested = self.condition(condition, at);
        let both = tested.dynamic.map(|at| {
            let middle = self.value(yes, at);
            self.value(no, middle)
        });
        let first = tested.yes.map(|at| self.value(yes, at));
        let second = tested.no.map(|at| self.value(no, at));
        // Eclipse's compiler makes `a ? true : false` a copy of a.
        let copies = self.dialect == Dialect::Ecj
            && constant::boolean(self.ast, yes) == Some(true)
            && constant::boolean(self.ast, no) == Some(false);
        let copy = if copies { Some(self.value(condition, at)) } else { None };
        self.join(&[both, first, second, copy]).unwrap_or(at)
    }

    fn shown(&self, left: ExprId, right: ExprId) -> Shown {
        let constant = |operand: ExprId| constant::boolean(self.ast, operand).is_some();
        if self.dialect == Dialect::Ecj && (constant(left) || constant(right)) {
            return Shown::Perhaps;
        }
        match (types::of(self.ast, left), types::of(self.ast, right)) {
            (Ty::Long, _) | (_, Ty::Long) => Shown::No,
            (Ty::Boolean | Ty::Boxed, _) | (_, Ty::Boolean | Ty::Boxed) | (Ty::Int, Ty::Int) => Shown::Yes,
            _ => Shown::Perhaps,
        }
    }

    fn bit(&mut self, at: State, shown: Shown, op: Strict, label: Label) -> State {
        if shown == Shown::No {
            return at;
        }
        let lines = if let Label::Bit(expr) = label { self.lines(expr) } else { ANYWHERE };
        let to = self.nfa.step(at, Want::Bit(op, label, lines));
        if shown == Shown::Yes { to } else { self.join(&[Some(at), Some(to)]).unwrap_or(to) }
    }
}

/// The simple name of a type as written: without package, arguments and brackets.
pub(in crate::analysis::decisions::mapping) fn erased_simple(text: &str) -> &str {
    let end = text.find(['<', '[', ' ']).unwrap_or(text.len());
    // `Outer<T>.Inner` has its name after the arguments.
    let name = match text.rfind('>') {
        Some(close) if text[close..].contains('.') => &text[close + 1..],
        _ => &text[..end],
    };
    name.rsplit('.').next().unwrap_or(name).trim_matches(|c: char| !c.is_alphanumeric() && c != '_' && c != '$')
}

//! Classes that a test writes, which give recorded answers: for an interface with one method a lambda expression, else an
//! anonymous class, which may extend a class of the program. Answers that differ from call to call come from an iterator, which
//! has as many as were asked for.

use super::infer::Evidence;
use super::java::literal::util;
use super::java::signature::{MethodSig, Sig};
use super::java::{Expr, Member, Stmt, Type};
use super::plan::{Extending, Maker, Want, is_simple};
use super::scope::{Bindings, inherited_signature, method_signature, type_parameters};
use super::world::{Called, Stop, box_class};
use crate::explore::input::{Input, Primitive, StubbedMethod};
use crate::explore::script::parameter_types;
use crate::program::{Class, Method};
use crate::state::Value;
use crate::state::inputs::Answers;
use crate::util::MethodId;

/// How often the last answer may stand in a list again.
const MOST_REPEATED: usize = 64;

/// A list of answers that differ: the local that it comes from, and whose answers they are.
pub(super) struct Sequence {
    list: String,
    method: MethodId,
    answers: Vec<Value>,
}

/// What is in the list that a local goes through.
fn listed(stmt: &mut Stmt) -> Option<&mut Vec<Expr>> {
    let Stmt::Local(_, _, Expr::Call(list, ..)) = stmt else { return None };
    match &mut **list {
        Expr::StaticCall(_, _, exprs) => Some(exprs),
        Expr::New(_, _, of) => match of.as_mut_slice() {
            [Expr::StaticCall(_, _, exprs)] => Some(exprs),
            _ => None,
        },
        _ => None,
    }
}

impl Maker<'_, '_> {
    pub(super) fn stub(&mut self, class: &str, methods: &[StubbedMethod], want: &Want<'_>) -> Called<(Expr, Value)> {
        let interface = self.world.class(class)?;
        self.class_name(interface)?;
        let bindings = match want.sig {
            Some(Sig::Class(_, arguments)) => self.bound_by_place(interface, arguments, want.bindings),
            _ => Bindings::new(),
        };
        // Where another type is expected, as `Object`, the compiler cannot tell what a lambda expression is.
        let is_this = |name: &str| name == class || *name == *interface.name;
        let is_named = match want.sig {
            Some(Sig::Class(name, _)) => is_this(name),
            Some(Sig::Wildcard(Some(bound))) => matches!(&**bound, Sig::Class(name, _) if is_this(name)),
            _ => want.descriptor.strip_prefix('L').and_then(|name| name.strip_suffix(';')).is_some_and(is_this),
        };
        let mut found = Vec::new();
        let mut values = Vec::new();
        for stubbed in methods {
            let owner = self.world.class(&stubbed.owner)?;
            let method = self.scope.vm.program.find_named(owner.id, &stubbed.name, &stubbed.descriptor);
            let method = method.ok_or_else(|| Stop::Other(format!("no method {class}.{}", stubbed.name)))?;
            let sig = inherited_signature(self.scope.vm, interface, method);
            if sig.as_ref().is_some_and(|s| !s.parameters.is_empty()) {
                return Err(Stop::Other(format!("{class}.{} is generic: no lambda stands for it", stubbed.name)));
            }
            let (expr, answers) = self.answers(method, stubbed, sig.as_ref(), &bindings)?;
            values.push((method.id, answers));
            found.push((method, sig, expr));
        }
        let value = self.world.stub(interface.id, values)?;
        let expr = match found.as_mut_slice() {
            [(method, _, answer)] if method.is_abstract() => {
                let names = self.argument_names(method.params.len());
                Expr::Lambda(names, answer.take().map(Box::new))
            }
            all => {
                let ty = match is_named {
                    true => self.local_type(want, Some(interface))?,
                    false => self.without_arguments(interface)?,
                };
                let members = all.iter_mut().map(|(m, sig, e)| self.member(m, sig.as_ref(), &bindings, e.take()));
                Expr::Anonymous(None, ty, Vec::new(), members.collect::<Result<Vec<Member>, String>>()?)
            }
        };
        let expr = match expr {
            Expr::Lambda(..) if !is_named => Expr::Cast(self.without_arguments(interface)?, Box::new(expr)),
            Expr::Lambda(..) if want.explicit => Expr::Cast(self.local_type(want, Some(interface))?, Box::new(expr)),
            expr => expr,
        };
        Ok((expr, value))
    }

    /// An object of an anonymous class that extends one of the program, by a constructor of that.
    pub(super) fn written(
        &mut self,
        methods: &[StubbedMethod],
        base: &Input,
        want: &Want<'_>,
        name: Option<&str>,
    ) -> Called<(Expr, Value)> {
        let built = match base {
            Input::New(built) if built.first.name == "<init>" && !built.last_gives => built,
            _ => return Err(Stop::Other("a class that is written needs a constructor that can be called".into())),
        };
        let class = self.world.class(&built.class)?;
        let bindings = match want.sig {
            Some(Sig::Class(_, arguments)) => self.bound_by_place(class, arguments, want.bindings),
            _ => Bindings::new(),
        };
        let nothing =
            StubbedMethod { owner: String::new(), name: String::new(), descriptor: String::new(), answers: Vec::new() };
        let (mut members, mut answers) = (Vec::new(), Vec::new());
        for method in self.scope.vm.program.answered(class.id) {
            let same = |m: &&StubbedMethod| *m.name == *method.name && *m.descriptor == *method.descriptor;
            let stubbed = match methods.iter().find(same) {
                Some(stubbed) => stubbed.clone(),
                None if method.is_abstract() => {
                    StubbedMethod { descriptor: method.descriptor.to_string(), ..nothing.clone() }
                }
                None => continue,
            };
            let sig = inherited_signature(self.scope.vm, class, method);
            if sig.as_ref().is_some_and(|s| !s.parameters.is_empty()) {
                return Err(Stop::Other(format!("{} is generic: no answer stands for it", method.name)));
            }
            let (expr, values) = self.answers(method, &stubbed, sig.as_ref(), &bindings)?;
            members.push(self.member(method, sig.as_ref(), &bindings, expr)?);
            answers.push((method.id, values));
        }
        self.extending = Some(Extending { members, answers });
        let made = self.build(built, want, name);
        self.extending = None;
        made
    }

    /// The interface where the place does not say its type arguments.
    fn without_arguments(&mut self, interface: &Class) -> Result<Type, String> {
        let name = self.class_name(interface)?;
        self.unchecked |= !type_parameters(interface).is_empty();
        Ok(Type::Class(name, Vec::new()))
    }

    /// What a method returns, as source and as values; no source for `void`.
    fn answers(
        &mut self,
        method: &Method,
        stubbed: &StubbedMethod,
        sig: Option<&MethodSig>,
        bindings: &Bindings,
    ) -> Called<(Option<Expr>, Answers)> {
        if let [Input::Thrown(exception)] = stubbed.answers.as_slice() {
            let class = self.world.class(exception)?;
            let ty = Type::Class(self.class_name(class)?, Vec::new());
            return Ok((Some(Expr::Throw(ty)), Answers::Throw(class.id)));
        }
        let descriptor = stubbed.descriptor.rsplit(')').next().unwrap_or("V");
        if descriptor == "V" {
            return Ok((None, Answers::Give(Vec::new())));
        }
        let kind = descriptor.chars().next().filter(|_| descriptor.len() == 1);
        let nothing = match kind {
            Some(kind) => Input::Primitive(Primitive::new(kind, 0)),
            None => Input::Null,
        };
        let answers = if stubbed.answers.is_empty() { std::slice::from_ref(&nothing) } else { &stubbed.answers };
        let want = Want { descriptor, sig: sig.map(|s| &s.result), bindings, explicit: false };
        let (mut exprs, mut values) = (Vec::new(), Vec::new());
        for answer in answers {
            let (expr, value) = self.make(answer, &want)?;
            exprs.push(expr);
            values.push(value);
        }
        let same = exprs.len() == 1 || exprs.iter().all(|e| is_simple(e) && Some(e) == exprs.first());
        if same {
            return Ok((exprs.into_iter().next(), Answers::Give(values)));
        }
        let element = match kind.and_then(box_class) {
            Some(boxed) => self.scope.erased(&format!("L{boxed};")),
            None => Some(self.local_type(&want, None)?),
        };
        let element = element.ok_or_else(|| Stop::Other(format!("{descriptor} cannot be named in a test")))?;
        // What is below the type that is given would make a list of its own type.
        let is_told = exprs.iter().all(|expr| is_simple(expr) || kind.is_some());
        let list = Expr::StaticCall(util("Arrays"), "asList".into(), exprs);
        let list = match is_told {
            true => list,
            false => Expr::New(None, Type::Class(util("ArrayList"), vec![element.clone()]), vec![list]),
        };
        let iterator = Expr::Call(Box::new(list), "iterator".into(), Vec::new());
        let name = self.fresh("answers");
        self.sequences.push(Sequence { list: name.clone(), method: method.id, answers: values.clone() });
        let ty = Type::Class(util("Iterator"), vec![element]);
        let local = self.hold(ty, name, iterator, Value::NULL);
        Ok((Some(Expr::Call(Box::new(local), "next".into(), Vec::new())), Answers::Give(values)))
    }

    /// After a run: where more answers were asked for than there are, the last one was given again and again. So it stands in the
    /// source as often.
    pub(super) fn lengthen_answers(&mut self) -> Result<(), Stop> {
        for Sequence { list, method, answers } in std::mem::take(&mut self.sequences) {
            let stubs = self.world.state.inputs.stubs.iter();
            let used = stubs.filter_map(|stub| {
                let is_it = |at: &usize| stub.methods[*at].method == method && stub.answers.get(*at) == Some(&answers);
                let at = (0..stub.methods.len()).find(is_it)?;
                stub.given.as_ref()?.used.get(at).copied()
            });
            let missing = used.max().unwrap_or(0).saturating_sub(answers.len());
            let is_it = |stmt: &&mut Stmt| matches!(stmt, Stmt::Local(_, name, _) if *name == list);
            let Some(exprs) = self.body.iter_mut().find(is_it).and_then(listed).filter(|_| missing > 0) else {
                continue;
            };
            match exprs.last().cloned().filter(is_simple) {
                Some(last) if missing <= MOST_REPEATED => exprs.resize(exprs.len() + missing, last),
                _ => return Err(Stop::Other("an answer is given more often than a test can say".into())),
            }
        }
        Ok(())
    }

    fn argument_names(&mut self, count: usize) -> Vec<String> {
        let mut names = ["x", "y", "z", "a", "b", "c", "d", "e"].into_iter();
        let mut next = || names.find(|name| !self.is_taken(name)).unwrap_or("x").to_string();
        let wanted: Vec<String> = (0..count).map(|_| next()).collect();
        wanted.iter().map(|name| self.fresh(name)).collect()
    }

    fn member(
        &mut self,
        method: &Method,
        sig: Option<&MethodSig>,
        bindings: &Bindings,
        value: Option<Expr>,
    ) -> Result<Member, String> {
        let cannot = || format!("the types of {} cannot be named in a test", method.name);
        let ty = |maker: &Self, descriptor: &str, sig: Option<&Sig>| {
            let exact = sig.and_then(|s| maker.scope.exact(s, bindings, 0));
            exact.or_else(|| maker.scope.raw(descriptor)).ok_or_else(cannot)
        };
        let result = method.descriptor.rsplit(')').next().unwrap_or("V");
        let result = match result {
            "V" => Type::Plain("void"),
            other => ty(self, other, sig.map(|s| &s.result))?,
        };
        let types = parameter_types(&method.descriptor);
        let names = self.argument_names(types.len());
        let mut parameters = Vec::new();
        for (i, (descriptor, name)) in types.iter().zip(names).enumerate() {
            parameters.push((ty(self, descriptor, sig.and_then(|s| s.arguments.get(i)))?, name));
        }
        let file = self.scope.vm.program.class(method.class).file.as_ref();
        let info = file.zip(method.info).and_then(|(file, info)| file.methods.get(info as usize));
        let declares = info.is_some_and(|info| !info.exceptions.is_empty());
        Ok(Member { result, name: method.name.to_string(), parameters, value, declares })
    }
}

impl Evidence {
    /// What the answers of an implementation say about the type arguments of its interface.
    pub(super) fn add_stub(
        &mut self,
        scope: &super::scope::Scope<'_>,
        arguments: &[Sig],
        input: (&str, &[StubbedMethod]),
    ) {
        let (class, methods) = input;
        let Some(interface) = scope.load(class) else { return };
        let parameters = type_parameters(interface);
        for stubbed in methods.iter().filter(|m| *m.owner == *interface.name) {
            let found = scope.vm.program.find_named(interface.id, &stubbed.name, &stubbed.descriptor);
            let Some(MethodSig { result: Sig::Var(name), .. }) = found.and_then(|m| method_signature(scope.vm, m))
            else {
                continue;
            };
            let place = parameters.iter().position(|p| p.name == name).and_then(|at| arguments.get(at));
            for answer in place.iter().flat_map(|_| &stubbed.answers) {
                place.iter().for_each(|sig| self.add(scope, sig, answer));
            }
        }
    }
}

//! Objects of a test that its calls make and change: constructors, factories, the calls after them, and assignments of
//! fields, by reflection where it must be.

use super::case::{Access, Throws};
use super::java::literal::{lang, text};
use super::java::signature::Sig;
use super::java::{Expr, Helper, Stmt, Type};
use super::plan::{Extending, Maker, Want, uncast};
use super::scope::{Bindings, field_signature, type_parameters};
use super::world::{Called, Stop, reference_name};
use crate::classfile::access;
use crate::explore::input::{Built, CallInput, FieldInput, Input};
use crate::explore::script::parameter_types;
use crate::program::{Class, Method};
use crate::state::{Ref, Value};

impl<'a> Maker<'_, 'a> {
    pub fn method(&self, call: &CallInput) -> Result<&'a Method, String> {
        let class = self.world.class(&call.class)?;
        let found = self.scope.vm.program.find_named(class.id, &call.name, &call.descriptor);
        found.ok_or_else(|| format!("no method {}.{}", call.class, call.name))
    }

    /// An object by a constructor call.
    pub fn construct(&mut self, call: &CallInput, want: &Want<'_>) -> Called<(Expr, Value)> {
        let class = self.world.class(&call.class)?;
        let method = self.method(call)?;
        let bindings = match want.sig {
            Some(Sig::Class(_, arguments)) => self.bound_by_place(class, arguments, want.bindings),
            _ => self.class_bindings(class, std::iter::once((method, call.arguments.as_slice()))),
        };
        self.construct_bound(class, method, call, &bindings, false)
    }

    /// The type arguments that the place gives to a class of the same parameters.
    pub(super) fn bound_by_place(&mut self, class: &Class, arguments: &[Sig], outer: &Bindings) -> Bindings {
        let parameters = type_parameters(class);
        let types = arguments.iter().map(|a| self.scope.exact(a, outer, 0));
        let named = parameters.iter().zip(types).filter_map(|(p, t)| Some((p.name.clone(), t?)));
        named.collect()
    }

    fn construct_bound(
        &mut self,
        class: &Class,
        method: &Method,
        call: &CallInput,
        bindings: &Bindings,
        as_locals: bool,
    ) -> Called<(Expr, Value)> {
        let extending = self.extending.take();
        let name = self.class_name(class)?;
        if class.is_abstract() && extending.is_none() {
            return Err(Stop::Other(format!("{} is abstract", class.java_name())));
        }
        let inner = class.is_inner();
        if inner && matches!(call.arguments.first(), Some(Input::Null | Input::Unseen(_)) | None) {
            let what = format!("{} needs an enclosing object, and there is none", class.java_name());
            return Err(Stop::Other(what));
        }
        let (mut exprs, values) = self.arguments(method, &call.arguments, bindings, as_locals)?;
        let (value, members) = match extending {
            Some(Extending { members, answers }) => {
                let made = self.world.construct_written(&call.class, &call.descriptor, answers, &values)?;
                (made, Some(members))
            }
            None => (self.world.construct(&call.class, &call.descriptor, &values)?, None),
        };
        self.declares(method);
        if !self.scope.sees(class, method.access) && members.is_some() {
            return Err(Stop::Other(format!("no class can extend {}", class.java_name())));
        }
        if !self.scope.sees(class, method.access) {
            self.access = Access::Reflection;
            self.throws = self.throws.max(Throws::Exception);
            let types = parameter_types(&method.descriptor);
            let literals = types.iter().map(|t| self.scope.raw(t).map(class_literal));
            let cannot = || Stop::Other(format!("a constructor of {} cannot be named", class.java_name()));
            let literals = literals.collect::<Option<Option<Vec<Expr>>>>().flatten().ok_or_else(cannot)?;
            let classes = Expr::ArrayOf(Type::Class(lang("Class"), vec![Type::Any]), literals);
            let mut all = vec![Expr::ClassOf(Type::Class(name, Vec::new())), classes];
            all.push(Expr::ArrayOf(Type::Class(lang("Object"), Vec::new()), exprs));
            return Ok((Expr::Helper(Helper::Construct, all), value));
        }
        self.uses(class, method.access);
        // Its full type would name the type arguments of the class around it.
        let around = inner
            .then(|| parameter_types(&method.descriptor))
            .and_then(|types| self.scope.load(super::world::reference_name(types.first()?)?));
        self.unchecked |= around.is_some_and(|c| !type_parameters(c).is_empty());
        let outer = (inner && !exprs.is_empty()).then(|| Box::new(exprs.remove(0)));
        if let Some(members) = members {
            // Java 8 cannot infer the type arguments of an anonymous class.
            let types = type_parameters(class).iter().map(|p| bindings.get(&p.name).cloned()).collect();
            let types: Option<Vec<Type>> = types;
            self.unchecked |= types.is_none();
            return Ok((Expr::Anonymous(outer, Type::Class(name, types.unwrap_or_default()), exprs, members), value));
        }
        let parameters = type_parameters(class).len();
        // Type arguments for which there is no type cannot be inferred either.
        let is_raw = self.unchecked && bindings.len() < parameters;
        let ty = Type::Class(name, vec![Type::Any; if is_raw { 0 } else { parameters }]);
        Ok((Expr::New(outer, ty, exprs), value))
    }

    /// An object by calls of the program's code, and assignments.
    pub(super) fn build(&mut self, built: &Built, want: &Want<'_>, name: Option<&str>) -> Called<(Expr, Value)> {
        let first_class = self.world.class(&built.first.class)?;
        let method = self.method(&built.first)?;
        let calls = built.calls.iter().map(|c| self.method(c)).collect::<Result<Vec<_>, String>>()?;
        let all = std::iter::once((method, passed(method, &built.first)))
            .chain(calls.iter().zip(&built.calls).map(|(m, c)| (*m, c.arguments.as_slice())));
        let mut bindings = self.class_bindings(first_class, all);
        if let Some(Sig::Class(_, arguments)) = want.sig.filter(|_| !built.last_gives) {
            bindings.extend(self.bound_by_place(first_class, arguments, want.bindings));
            // What else is called on the object wants another type there.
            for (parameter, argument) in type_parameters(first_class).iter().zip(arguments) {
                if matches!(argument, Sig::Var(name) if !want.bindings.contains_key(name)) {
                    bindings.remove(&parameter.name);
                }
            }
        }
        let (mut expr, mut value) = match method.is_constructor() {
            true => self.construct_bound(first_class, method, &built.first, &bindings, false)?,
            false if method.is_static() => self.call_static(first_class, method, &built.first, &bindings)?,
            false => self.call_on(first_class, method, &built.first, &bindings)?,
        };
        let receiver = value;
        let fluent = built.last_gives && self.is_fluent(built);
        if !fluent && (!built.calls.is_empty() || !built.assigned.is_empty()) {
            let class = receiver.as_ref().and_then(|o| self.world.class_of(o)).unwrap_or(first_class);
            let given = self.given_by(method);
            // What it is declared to be is enough, mostly.
            let is_enough = |given: &Class| {
                let program = &self.scope.vm.program;
                let place = reference_name(want.descriptor).and_then(|name| self.scope.load(name));
                let fits = place.is_none_or(|place| built.last_gives || program.is_subtype(given.id, place.id));
                fits && built.assigned.is_empty() && calls.iter().all(|call| program.is_subtype(given.id, call.class))
            };
            let class = given.filter(|given| is_enough(given)).unwrap_or(class);
            let ty = match type_parameters(class).is_empty() || bindings.is_empty() {
                true => self.scope.class_type(class),
                false => {
                    let types = type_parameters(class).iter().map(|p| bindings.get(&p.name).cloned()).collect();
                    let types: Option<Vec<Type>> = types;
                    self.scope.class_name(class).zip(types).map(|(name, types)| Type::Class(name, types))
                }
            };
            // Nothing can be passed to an object whose type arguments are not known, but without any everything can.
            let passes = calls.iter().any(|method| !method.params.is_empty()) && class.id == first_class.id;
            let unknown = bindings.len() < type_parameters(class).len();
            let ty = if passes && unknown { self.scope.raw(&class.descriptor()) } else { ty };
            let ty = ty.or_else(|| self.scope.erased(want.descriptor));
            let ty = ty.ok_or_else(|| Stop::Other(format!("{} cannot be named in a test", class.java_name())))?;
            let name = self.local_name(name.filter(|_| !built.last_gives), Some(class));
            if given.is_some_and(|given| !self.scope.vm.program.is_subtype(given.id, class.id)) {
                expr = Expr::Cast(ty.clone(), Box::new(expr));
            }
            expr = self.hold(ty, name, expr, receiver);
            if !built.last_gives {
                self.made.insert(built.number, (expr.clone(), receiver));
            }
        }
        for (i, (call, method)) in built.calls.iter().zip(calls).enumerate() {
            let (exprs, values) = self.arguments(method, &call.arguments, &bindings, false)?;
            let all: Vec<Value> = std::iter::once(receiver).chain(values).collect();
            let given = match self.world.invoke(&call.class, &call.name, &call.descriptor, &all) {
                Err(Stop::Threw(exception)) if !built.last_gives => Err(exception),
                other => Ok(other?),
            };
            let owner = self.scope.vm.program.class(method.class);
            if !self.scope.sees(owner, method.access) {
                return Err(Stop::Other(format!("{} cannot be called by a test", method.name)));
            }
            self.uses(owner, method.access);
            let made = Expr::Call(Box::new(expr.clone()), method.name.to_string(), exprs);
            let given = match given {
                Ok(given) => given,
                Err(exception) => {
                    self.calls(method);
                    let throws = self.throws_in_between(exception, made)?;
                    self.body.push(throws);
                    continue;
                }
            };
            self.declares(method);
            if built.last_gives && i + 1 == built.calls.len() {
                (expr, value) = (made, given);
            } else if fluent {
                expr = made;
            } else {
                self.body.push(Stmt::Do(made));
            }
        }
        // What a builder gave is made once, and then changed.
        if built.last_gives && !built.assigned.is_empty() {
            let class = value.as_ref().and_then(|o| self.world.class_of(o));
            let ty = self.local_type(want, class)?;
            let name = self.local_name(name, class);
            expr = self.hold(ty, name, expr, value);
            self.made.insert(built.number, (expr.clone(), value));
        }
        for field in &built.assigned {
            self.assign(&expr, value, field, &bindings)?;
        }
        if value.as_ref().is_none_or(|o| o.is_null()) {
            return Err(Stop::Other(format!("no object of {} was made", built.class)));
        }
        Ok((expr, value))
    }

    /// The class of what a method is declared to give, unless it is a constructor.
    fn given_by(&self, method: &Method) -> Option<&'a Class> {
        let given = method.descriptor.rsplit(')').next().filter(|_| !method.is_constructor())?;
        self.scope.load(reference_name(given)?)
    }

    /// A call that throws, and is followed by others.
    fn throws_in_between(&self, exception: Ref, call: Expr) -> Called<Stmt> {
        let class = self.world.class_of(exception).ok_or_else(|| Stop::Other("no exception".into()))?;
        let ty = self.scope.exception_type(class);
        let ty = ty.ok_or_else(|| Stop::Other("the exception cannot be named".into()))?;
        Ok(Stmt::Throws(ty, call, None))
    }

    fn call_static(
        &mut self,
        class: &Class,
        method: &Method,
        call: &CallInput,
        bindings: &Bindings,
    ) -> Called<(Expr, Value)> {
        let (exprs, values) = self.arguments(method, &call.arguments, bindings, false)?;
        let value = self.world.invoke(&call.class, &call.name, &call.descriptor, &values)?;
        self.uses(class, method.access);
        self.declares(method);
        Ok((Expr::StaticCall(self.class_name(class)?, method.name.to_string(), exprs), value))
    }

    /// What an object gives, which is the first of the arguments.
    fn call_on(
        &mut self,
        class: &Class,
        method: &Method,
        call: &CallInput,
        bindings: &Bindings,
    ) -> Called<(Expr, Value)> {
        let nobody = || Stop::Other(format!("{} is called on nothing", method.name));
        let on = call.arguments.first().ok_or_else(nobody)?;
        let descriptor = class.descriptor();
        let want = Want { descriptor: &descriptor, sig: None, bindings, explicit: false };
        let (receiver, on) = self.make(on, &want)?;
        let (exprs, values) = self.arguments(method, passed(method, call), bindings, false)?;
        if !self.scope.sees(class, method.access) {
            return Err(Stop::Other(format!("{} cannot be called by a test", method.name)));
        }
        let all: Vec<Value> = std::iter::once(on).chain(values).collect();
        let value = self.world.invoke(&call.class, &call.name, &call.descriptor, &all)?;
        self.uses(class, method.access);
        self.declares(method);
        Ok((Expr::Call(Box::new(receiver), method.name.to_string(), exprs), value))
    }

    /// A constructor or static method that is called for what it does to static fields.
    pub fn call_before(&mut self, call: &CallInput) -> Called<()> {
        let class = self.world.class(&call.class)?;
        let method = self.method(call)?;
        let bindings = self.class_bindings(class, std::iter::once((method, call.arguments.as_slice())));
        let (expr, _) = match method.is_constructor() {
            true => self.construct_bound(class, method, call, &bindings, false)?,
            false => self.call_static(class, method, call, &bindings)?,
        };
        self.body.push(Stmt::Do(expr));
        Ok(())
    }

    /// Every call before the last gives back its receiver, tried aside.
    fn is_fluent(&mut self, built: &Built) -> bool {
        let Some((_, before)) = built.calls.split_last() else { return true };
        before.iter().all(|call| {
            let gives = call.descriptor.rsplit(')').next().unwrap_or_default().to_string();
            gives == format!("L{};", built.first.class.replace('.', "/"))
        })
    }

    /// Sets a field, by reflection where it must be.
    fn assign(&mut self, object: &Expr, value: Value, field: &FieldInput, bindings: &Bindings) -> Called<()> {
        let owner = self.world.class(&field.owner)?;
        let missing = || Stop::Other(format!("no field {}.{}", field.owner, field.name));
        let found = owner.field(&field.name, Some(&field.descriptor)).ok_or_else(missing)?;
        let sig = field_signature(owner, &field.name);
        let want = Want { descriptor: &field.descriptor, sig: sig.as_ref(), bindings, explicit: false };
        let (expr, content) = self.make(&field.value, &want)?;
        let object_ref = value.as_ref().ok_or_else(missing)?;
        self.world.state.heap.set_field(object_ref, found.slot as usize, content);
        let open = self.scope.sees_field(owner, found) && found.access & access::FINAL == 0 && !field.hidden;
        if open {
            self.uses(owner, found.access);
            let place = Expr::Field(Box::new(object.clone()), field.name.clone());
            self.body.push(Stmt::Assign(place, uncast(expr, &field.descriptor)));
            return Ok(());
        }
        self.access = Access::Reflection;
        self.throws = self.throws.max(Throws::Exception);
        let class = Expr::ClassOf(Type::Class(self.class_name(owner)?, Vec::new()));
        let arguments = vec![object.clone(), class, text(&field.name.encode_utf16().collect::<Vec<_>>()), expr];
        self.body.push(Stmt::Do(Expr::Helper(Helper::SetField, arguments)));
        Ok(())
    }

    /// Sets a static field before the call.
    pub fn assign_static(&mut self, full_name: &str, input: &Input, descriptor: &str) -> Called<()> {
        let (owner, name) = full_name.rsplit_once('.').unwrap_or(("", full_name));
        let class = self.world.class(owner)?;
        self.world.static_field(owner, name)?;
        let missing = || Stop::Other(format!("no static field {full_name}"));
        let field = class.field(name, None).ok_or_else(missing)?;
        let sig = field_signature(class, name);
        let bindings = Bindings::new();
        let want = Want { descriptor, sig: sig.as_ref(), bindings: &bindings, explicit: false };
        let (expr, value) = self.make(input, &want)?;
        self.world.state.statics.set(class.id, field.slot as usize, value);
        let stmt = self.set_static(class, (name, descriptor), field.access, expr)?;
        self.body.push(stmt);
        Ok(())
    }

    /// The statement that sets a static field.
    fn set_static(
        &mut self,
        class: &Class,
        (name, descriptor): (&str, &str),
        flags: u16,
        expr: Expr,
    ) -> Result<Stmt, String> {
        let class_name = self.class_name(class)?;
        if self.scope.sees(class, flags) {
            self.uses(class, flags);
            return Ok(Stmt::Assign(Expr::Static(class_name, name.to_string()), uncast(expr, descriptor)));
        }
        self.access = Access::Reflection;
        self.throws = self.throws.max(Throws::Exception);
        let owner = Expr::ClassOf(Type::Class(class_name, Vec::new()));
        let null = Expr::Literal("null".into());
        let name = text(&name.encode_utf16().collect::<Vec<_>>());
        Ok(Stmt::Do(Expr::Helper(Helper::SetField, vec![null, owner, name, expr])))
    }
}

/// The arguments of the first call of an object that is made: without the object that an instance method is called on.
pub(super) fn passed<'c>(method: &Method, call: &'c CallInput) -> &'c [Input] {
    let on = usize::from(!method.is_static() && !method.is_constructor());
    call.arguments.get(on..).unwrap_or_default()
}

fn class_literal(ty: Type) -> Option<Expr> {
    Some(Expr::ClassOf(ty))
}

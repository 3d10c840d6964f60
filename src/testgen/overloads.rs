//! Which of several methods of one name a call in a test means: the compiler chooses by the types of the arguments as they
//! are written, so an argument is cast where what it is made of fits another method better.

use super::java::{Expr, Type};
use super::plan::{Maker, Want};
use super::world::Called;
use crate::classfile::access;
use crate::explore::script::parameter_types;
use crate::program::{Class, Method};
use crate::state::Value;

impl<'w> Maker<'w, '_> {
    /// Methods of this name that take as many arguments. What is called on objects of the tested class may be overloaded there.
    fn others<'m>(&self, method: &'m Method) -> impl Iterator<Item = &'m Method> + use<'m, 'w>
    where
        'w: 'm,
    {
        let program = &self.scope.vm.program;
        let tested = self.scope.class.filter(|tested| program.is_subtype(*tested, method.class));
        let class = program.class(tested.unwrap_or(method.class));
        let all = class.display.iter().chain(class.all_interfaces.iter()).map(|c| program.class(*c));
        let methods = all.flat_map(|c| c.methods.iter().map(|m| program.method(*m)));
        let others = methods.filter(|m| m.name == method.name && m.descriptor != method.descriptor);
        let same = others.filter(|m| m.params.len() == method.params.len() || m.access & access::VARARGS != 0);
        same.filter(|m| m.access & access::BRIDGE == 0 && (!m.is_constructor() || m.class == method.class))
    }

    /// Another method of this name takes as many arguments.
    pub(super) fn is_overloaded(&self, method: &Method) -> bool {
        self.others(method).next().is_some()
    }

    /// The argument of this number, with a cast if another method of the name takes what it is made of as well.
    pub(super) fn for_this(
        &mut self,
        method: &Method,
        number: usize,
        want: &Want<'_>,
        (expr, value): (Expr, Value),
    ) -> Called<(Expr, Value)> {
        let class = value.as_ref().and_then(|object| self.world.class_of(object));
        let Some(class) = class.filter(|_| !self.is_declared_so(&expr, want)) else { return Ok((expr, value)) };
        let fits = |descriptor: &str| self.class_for(descriptor).is_some_and(|c| self.is_a(class, c));
        let exact = self.class_for(want.descriptor).is_some_and(|c| c.id == class.id);
        let taken = self.others(method).any(|other| {
            let types = parameter_types(&other.descriptor);
            types.get(number).is_some_and(|other| other != want.descriptor && fits(other))
        });
        if !taken || exact {
            return Ok((expr, value));
        }
        let ty = self.local_type(want, None)?;
        match &expr {
            Expr::Cast(to, _) if *to == ty => Ok((expr, value)),
            _ => Ok((Expr::Cast(ty, Box::new(expr)), value)),
        }
    }

    /// Whether this is a local that was declared as what the place takes, type arguments aside: one that calls were made on has
    /// the type of its class.
    fn is_declared_so(&self, expr: &Expr, want: &Want<'_>) -> bool {
        let Expr::Local(local) = expr else { return false };
        let held = self.held.iter().rev().find(|held| held.name == *local);
        held.zip(self.scope.raw(want.descriptor)).is_some_and(|(held, place)| is_alike(&held.ty, &place))
    }

    /// The class of a reference type.
    fn class_for(&self, descriptor: &str) -> Option<&'w Class> {
        let name = match descriptor.strip_prefix('L') {
            Some(name) => name.strip_suffix(';')?,
            None => descriptor.starts_with('[').then_some(descriptor)?,
        };
        let program = &self.scope.vm.program;
        program.load(name).ok().map(|id| program.class(id))
    }

    fn is_a(&self, class: &Class, other: &Class) -> bool {
        self.scope.vm.program.is_subtype(class.id, other.id)
    }
}

/// Whether two types are the same, type arguments aside.
fn is_alike(one: &Type, other: &Type) -> bool {
    match (one, other) {
        (Type::Class(one, _), Type::Class(other, _)) => one == other,
        (Type::Array(one), Type::Array(other)) => is_alike(one, other),
        (one, other) => one == other,
    }
}
